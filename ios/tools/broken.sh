#!/usr/bin/env bash
# broken.sh: shows that the stand-in bites: StandIn/broken/good.swift is accepted, and each other file there is refused.
# Needs a built package: run `tools/swift.sh swift build` before.
set -euo pipefail
cd "$(dirname "$0")/.."
exec tools/swift.sh bash -c '
  accepted=0 refused=0 wrong=0
  for file in StandIn/broken/*.swift; do
    if said=$(swiftc -swift-version 6 -typecheck -I .build/debug/Modules -I Sources/LabirintoCoreFFI "$file" 2>&1); then
      if [ "${file##*/}" = good.swift ]; then accepted=1; else echo "accepted: $file"; wrong=1; fi
    elif [ "${file##*/}" = good.swift ]; then echo "refused: $file"; echo "$said"; wrong=1
    else refused=$((refused + 1)); fi
  done
  echo "broken skins: $refused refused, good one accepted: $accepted"
  [ $wrong = 0 ] && [ $accepted = 1 ] && [ $refused -ge 14 ]'
