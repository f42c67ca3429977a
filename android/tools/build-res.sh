#!/usr/bin/env bash
# build-res.sh AAPT2 PLATFORM_JAR OUT: compiles src/main/res and links it, with the licence texts as an asset, to
# OUT/resources.ap_ and OUT/java/**/R.java. OUT/AndroidManifest.xml is the manifest as Gradle would merge it, but for SDK 35,
# which the tests run on.
set -euo pipefail
cd "$(dirname "$0")/.."
aapt2=$1 platform=$2 out=$3
rm -rf "$out" && mkdir -p "$out/java"
python3 ../ffi/notices.py android "$out/assets/notices.txt"
gradle() { sed -n "s/^ *$1 = \"*\([^\"]*\)\"*\$/\1/p" build.gradle.kts; }
sed "s|<manifest |<manifest package=\"$(gradle namespace)\" |
s|^ *<application\$|  <uses-sdk android:minSdkVersion=\"$(gradle minSdk)\" android:targetSdkVersion=\"35\" />\\
&|" src/main/AndroidManifest.xml > "$out/AndroidManifest.xml"
"$aapt2" compile --dir src/main/res -o "$out/compiled.zip"
"$aapt2" link -I "$platform" --manifest "$out/AndroidManifest.xml" \
  -A "$out/assets" --java "$out/java" -o "$out/resources.ap_" "$out/compiled.zip"
