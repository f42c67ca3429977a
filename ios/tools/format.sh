#!/usr/bin/env bash
# format.sh: formats every Swift file of the package, but for the stand-in. After check.sh has run once.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t sources < <(git ls-files --cached --others --exclude-standard '*.swift' | grep -v '^StandIn/')
[ ${#sources[@]} -gt 0 ] || { echo 'ios/tools/format.sh: git names no Swift file: this must be a clone, and yours' >&2; exit 1; }
exec tools/swift.sh swift format -i --parallel "${sources[@]}"
