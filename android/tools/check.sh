#!/usr/bin/env bash
# check.sh [MAVEN ARGUMENTS]: installs what the Kotlin part needs, builds the core and its bindings, compiles, tests and
# lints the Android shell. Runs from a fresh clone; no Android SDK. CARGO_TARGET_DIR is honoured.
# One test alone: check.sh -Dtest=DuelTest
set -euo pipefail
cd "$(dirname "$0")/.."

fail() { printf '\nandroid/tools/check.sh: %s\n' "$*" >&2; exit 1; }

need() { # command, Debian package
  command -v "$1" >/dev/null && return
  command -v apt-get >/dev/null || fail "$1 is missing, and there is no apt-get: install what Debian calls $2, then run this again"
  [ "$(id -u)" = 0 ] || fail "$1 is missing: run 'apt-get install $2' as root, then run this again"
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2" >/dev/null; } \
    || fail "$1 is missing, and apt-get could not install $2"
  command -v "$1" >/dev/null || fail "$2 was installed, but there is still no $1"
}

# A JDK 17: the one that Robolectric's SDK 35 and its argument line are for.
jdk17() {
  local home
  for home in "${JAVA_HOME:-/nowhere}" /usr/lib/jvm/java-17-openjdk-* /usr/lib/jvm/temurin-17-*; do
    [ -x "$home/bin/javac" ] && "$home/bin/javac" -version 2>&1 | grep -q '^javac 17\.' && { echo "$home"; return; }
  done
  return 1
}

command -v cargo >/dev/null || fail 'cargo is missing: install Rust 1.95 or newer by rustup, then run this again'
need cc gcc
need aapt2 aapt
need python3 python3
if ! jdk17 >/dev/null; then
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || fail 'there is no JDK 17: install openjdk-17-jdk-headless, then run this again'
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends openjdk-17-jdk-headless >/dev/null; } \
    || fail 'there is no JDK 17, and apt-get could not install openjdk-17-jdk-headless'
fi
JAVA_HOME=$(jdk17) || fail 'openjdk-17-jdk-headless was installed, but there is still no JDK 17'
export JAVA_HOME PATH="$JAVA_HOME/bin:$PATH"
need mvn maven
if [ -n "${CARGO_TARGET_DIR:-}" ]; then
  mkdir -p "$CARGO_TARGET_DIR"
  CARGO_TARGET_DIR=$(cd "$CARGO_TARGET_DIR" && pwd)
  export CARGO_TARGET_DIR
fi

# No daemon stays behind.
mvn --batch-mode --quiet -Dkotlin.compiler.daemon=false "$@" verify \
  || fail 'the build, a test or a lint of the Android shell failed: see above'
