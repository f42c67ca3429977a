#!/usr/bin/env bash
# build-res.sh AAPT2 PLATFORM_JAR OUT: compiles src/main/res and links it, with the licence texts as an asset, to
# OUT/resources.ap_ and OUT/java/**/R.java
set -euo pipefail
cd "$(dirname "$0")/.."
aapt2=$1 platform=$2 out=$3
rm -rf "$out" && mkdir -p "$out/java"
python3 ../ffi/notices.py android "$out/assets/notices.txt"
"$aapt2" compile --dir src/main/res -o "$out/compiled.zip"
"$aapt2" link -I "$platform" --manifest src/main/AndroidManifest.xml --min-sdk-version 26 --target-sdk-version 35 \
  -A "$out/assets" --java "$out/java" -o "$out/resources.ap_" "$out/compiled.zip"
