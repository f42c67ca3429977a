#!/usr/bin/env bash
# xcframework.sh: on a Mac, makes what the Xcode project links besides Swift: the core for the device and for the simulator
# as build/LabirintoCoreFFI.xcframework, its Swift sources, and the licence texts as build/notices.txt.
# Run it once before the first build, and again whenever the core changed. CARGO_TARGET_DIR is honoured.
set -euo pipefail
case ${CARGO_TARGET_DIR:-/} in
  /*) ;;
  *) CARGO_TARGET_DIR=$PWD/$CARGO_TARGET_DIR; export CARGO_TARGET_DIR ;;
esac
cd "$(dirname "$0")/.."
name=LabirintoCoreFFI
device=aarch64-apple-ios
simulators="aarch64-apple-ios-sim x86_64-apple-ios"

fail() { printf 'xcframework.sh: %s\n' "$*" >&2; exit 1; }
[ "$(uname -s)" = Darwin ] || fail "only a Mac can make an XCFramework"
command -v cargo >/dev/null || fail "cargo is missing: install Rust by rustup, then run this again"
command -v rustup >/dev/null || fail "rustup is missing: install Rust by rustup, which has the phones' targets"
command -v python3 >/dev/null || fail "python3 is missing: run 'xcode-select --install', then run this again"
xcodebuild -version >/dev/null 2>&1 \
  || fail "xcodebuild is missing: install Xcode 16 or newer, open it once, then 'sudo xcode-select -s /Applications/Xcode.app'"
installed=$(rustup target list --installed)
missing=
for target in $device $simulators; do
  grep -qx "$target" <<<"$installed" || missing="$missing $target"
done
[ -z "$missing" ] || fail "targets are missing: run 'rustup target add$missing', then run this again"

mkdir -p build
target=${CARGO_TARGET_DIR:-$(cd .. && pwd)/target}
# The least iOS that the app runs on, as in App/Labirinto.xcodeproj and Package.swift.
export IPHONEOS_DEPLOYMENT_TARGET=17.0
# The static library alone: nothing is linked here.
core() { cargo rustc --release --locked -p labirinto-ffi --lib --crate-type staticlib --target "$1"; }
for each in $device $simulators; do core "$each"; done
rm -rf build/sim "build/headers" "build/$name.xcframework"
mkdir -p build/sim "build/headers/$name"
libraries=()
for each in $simulators; do libraries+=("$target/$each/release/liblabirinto_ffi.a"); done
lipo -create "${libraries[@]}" -output build/sim/liblabirinto_ffi.a

tools/core.sh
# The header in a folder of its own. The map of the module at the top and without `use`, not as UniFFI writes it: Xcode from
# 26.4 on looks for maps nowhere else (worldcoin/bedrock #387), and 26 refuses what UniFFI uses (mozilla/uniffi-rs #2917).
cp "Sources/$name/$name.h" "build/headers/$name/"
cat >build/headers/module.modulemap <<MAP
module $name {
  header "$name/$name.h"
  export *
}
MAP
xcodebuild -create-xcframework \
  -library "$target/$device/release/liblabirinto_ffi.a" -headers build/headers \
  -library build/sim/liblabirinto_ffi.a -headers build/headers \
  -output "build/$name.xcframework"
python3 ../ffi/notices.py ios build/notices.txt
echo "xcframework.sh: made ios/build/$name.xcframework and ios/build/notices.txt; now open ios/App/Labirinto.xcodeproj"
