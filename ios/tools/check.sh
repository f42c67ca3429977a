#!/usr/bin/env bash
# check.sh [TEST ARGUMENTS]: installs what the Swift part needs, builds the core and its bindings, then formats, lints, builds
# and tests the iPhone's app as far as that goes without a Mac. Runs from a fresh clone, on Linux as root or where a person may
# make mount namespaces. CARGO_TARGET_DIR is honoured. One test alone: check.sh --filter DuelTests
set -euo pipefail
cd "$(dirname "$0")/.."

fail() { printf '\nios/tools/check.sh: %s\n' "$*" >&2; exit 1; }

install() { # Debian package
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || fail "install what Debian calls $1, then run this again"
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null; } \
    || fail "apt-get could not install $1"
}

need() { # command, Debian package
  command -v "$1" >/dev/null && return
  install "$2"
  command -v "$1" >/dev/null || fail "$2 was installed, but there is still no $1"
}

[ "$(uname -m)" = x86_64 ] || fail 'the Swift and the SwiftLint that are unpacked here are for x86_64: run this on such a machine'
command -v cargo >/dev/null || fail 'cargo is missing: install Rust 1.95 or newer by rustup, then run this again'
need git git
need cc gcc
need python3 python3
need unshare util-linux
need setpriv util-linux
need npm npm
need rsvg-convert librsvg2-bin
python3 -c 'import PIL' 2>/dev/null || /usr/bin/python3 -c 'import PIL' 2>/dev/null || install python3-pil
if [ -n "${CARGO_TARGET_DIR:-}" ]; then
  mkdir -p "$CARGO_TARGET_DIR"
  CARGO_TARGET_DIR=$(cd "$CARGO_TARGET_DIR" && pwd)
  export CARGO_TARGET_DIR
fi

tools/swift-setup.sh || fail 'Swift could not be unpacked'
tools/core.sh
tools/swift.sh true \
  || fail 'no mount namespace can be made here: run this as root, in a container with the capability to mount (SYS_ADMIN)'

mapfile -t sources < <(git ls-files --cached --others --exclude-standard '*.swift' | grep -v '^StandIn/')
[ ${#sources[@]} -gt 0 ] || fail 'git names no Swift file: this must be a clone, and yours'
tools/swift.sh swift format lint --strict --parallel "${sources[@]}" || fail 'the format of a Swift file: run tools/format.sh'
tools/swift.sh /opt/swiftlint lint --strict --quiet --no-cache || fail 'a lint of a Swift file'
tools/swift.sh swift build --build-tests --quiet -Xswiftc -warnings-as-errors || fail 'the build of the Swift package'
tools/swift.sh swift test --skip-build --disable-xctest --quiet "$@" || fail 'a test of the Swift package'
[ $# = 0 ] || { echo 'ios/tools/check.sh: not run, since arguments choose tests: the broken skins, the project, the drawings'; exit 0; }
tools/broken.sh || fail 'a broken skin is accepted'
tools/project.py || fail 'the Xcode project'
tools/drawings.sh || fail 'the two shells draw the same boards differently'
