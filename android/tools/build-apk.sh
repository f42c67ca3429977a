#!/usr/bin/env bash
# build-apk.sh [OUT]: dex and a signed APK by free tools alone, to show that nothing in the shell needs what a phone's
# runtime lacks. Not for distribution: the key is made for the occasion, nothing is shrunk, and it holds a core only for
# the ABIs whose target/ANDROID-TARGET/release/liblabirinto_ffi.so exists. After `mvn process-classes`.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$here")
out=${1:-$root/target/apk}
m2=${M2:-$HOME/.m2/repository}
core=${CARGO_TARGET_DIR:-$root/../target}
kotlin=2.4.21 jna=5.19.1 zxing=3.5.3 asm=9.8 dx=16.0.1

fail() { printf 'android/tools/build-apk.sh: %s\n' "$*" >&2; exit 1; }
for pair in aapt2:aapt zipalign:zipalign apksigner:apksigner dexdump:dexdump zip:zip unzip:unzip; do
  command -v "${pair%:*}" >/dev/null || fail "${pair%:*} is missing: apt-get install ${pair#*:}"
done
[ -d "$root/target/classes/org/labirinto" ] || fail 'compile first: tools/check.sh'
fetch() { # coordinates, path below the repository
  [ -f "$m2/$2" ] || mvn --batch-mode --quiet dependency:get -Dtransitive=false "-Dartifact=$1"
  [ -f "$m2/$2" ] || fail "no $1"
}
fetch "com.jakewharton.android.repackaged:dalvik-dx:$dx" "com/jakewharton/android/repackaged/dalvik-dx/$dx/dalvik-dx-$dx.jar"
fetch "net.java.dev.jna:jna:$jna:aar" "net/java/dev/jna/jna/$jna/jna-$jna.aar"
fetch "org.ow2.asm:asm:$asm" "org/ow2/asm/asm/$asm/asm-$asm.jar"
fetch "org.ow2.asm:asm-tree:$asm" "org/ow2/asm/asm-tree/$asm/asm-tree-$asm.jar"

rm -rf "$out" && mkdir -p "$out/stage/lib"
java -cp "$m2/org/ow2/asm/asm/$asm/asm-$asm.jar:$m2/org/ow2/asm/asm-tree/$asm/asm-tree-$asm.jar" "$here/dex/Undyn.java" \
  "$out/undyn.jar" "$root/target/classes" \
  "$m2/org/jetbrains/kotlin/kotlin-stdlib/$kotlin/kotlin-stdlib-$kotlin.jar" \
  "$m2/net/java/dev/jna/jna/$jna/jna-$jna.jar" "$m2/com/google/zxing/core/$zxing/core-$zxing.jar"
java -Xmx3g -cp "$m2/com/jakewharton/android/repackaged/dalvik-dx/$dx/dalvik-dx-$dx.jar" com.android.dx.command.Main \
  --dex --min-sdk-version=26 --output="$out/stage/classes.dex" "$out/undyn.jar"
if dexdump -d "$out/stage/classes.dex" 2>/dev/null | grep -q invoke-custom; then fail 'an invoke-custom is left, which ART cannot run'; fi

cp "$root/target/res/resources.ap_" "$out/unaligned.apk"
for pair in arm64-v8a:aarch64-linux-android armeabi-v7a:armv7-linux-androideabi x86_64:x86_64-linux-android; do
  abi=${pair%:*} so=$core/${pair#*:}/release/liblabirinto_ffi.so
  mkdir -p "$out/stage/lib/$abi"
  unzip -q -o -j "$m2/net/java/dev/jna/jna/$jna/jna-$jna.aar" "jni/$abi/libjnidispatch.so" -d "$out/stage/lib/$abi"
  if [ -f "$so" ]; then cp "$so" "$out/stage/lib/$abi/"; else echo "no core for $abi: $so is missing"; fi
done
(cd "$out/stage" && zip -q -r "$out/unaligned.apk" classes.dex && zip -q -0 -r "$out/unaligned.apk" lib)
zipalign -f -p 4 "$out/unaligned.apk" "$out/labirinto.apk"
keytool -genkeypair -keystore "$out/key.jks" -storepass android -keypass android -alias a \
  -keyalg RSA -keysize 2048 -validity 10000 -dname CN=debug >/dev/null 2>&1
apksigner sign --ks "$out/key.jks" --ks-pass pass:android --min-sdk-version 26 "$out/labirinto.apk"
apksigner verify --min-sdk-version 26 "$out/labirinto.apk" || fail 'the signature does not verify'
printf '%s: %s bytes, %s classes in the dex\n' "$out/labirinto.apk" "$(stat -c %s "$out/labirinto.apk")" \
  "$(dexdump "$out/stage/classes.dex" 2>/dev/null | grep -c '^  Class descriptor')"
