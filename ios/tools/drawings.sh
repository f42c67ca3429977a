#!/usr/bin/env bash
# drawings.sh: draws every board of the scenes that the Android app's tests wrote, and compares with how that app drew them.
# Where there are none yet, or older ones than the sources, those tests are run first. The sheet of both, side by side, is build/boards.png.
set -euo pipefail
cd "$(dirname "$0")/.."
scenes=../android/target/boards
oldest=$(find "$scenes" -name '*.scene' -printf '%T@ %p\n' 2>/dev/null | sort -n | head -n 1 | cut -d' ' -f2-)
if [ -z "$oldest" ] || [ -n "$(find ../core ../ffi/src ../android/src -newer "$oldest" -type f -print -quit)" ]; then
  rm -rf "$scenes"
  ../android/tools/check.sh -Dtest=BoardPicturesTest
fi
rm -rf build/boards
mkdir -p build/boards
tools/swift.sh swift run --skip-build Draw "$scenes" build/boards
for picture in build/boards/*.svg; do rsvg-convert "$picture" -o "${picture%.svg}.png"; done
# Debian's own Python has the package that check.sh installed; another Python may not.
python=/usr/bin/python3
"$python" -c 'import PIL' 2>/dev/null || python=python3
"$python" tools/compare.py "$scenes" build/boards build/boards.png
