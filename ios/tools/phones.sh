#!/usr/bin/env bash
# phones.sh [TARGET...]: type-checks the core and its face for every phone that an app is built for, on Linux, without
# Xcode, NDK or rustup. Slow, so it is no part of the normal run. See phone-check.sh for what it proves and what not.
set -euo pipefail
cd "$(dirname "$0")/../.."
[ $# -gt 0 ] || set -- aarch64-apple-ios aarch64-apple-ios-sim aarch64-linux-android armv7-linux-androideabi x86_64-linux-android
exec ios/tools/phone-check.sh ffi/Cargo.toml "$@" -- --locked --lib
