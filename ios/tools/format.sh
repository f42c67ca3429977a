#!/usr/bin/env bash
# format.sh: formats every Swift file of the package, but for the stand-in.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t sources < <(git ls-files --cached --others --exclude-standard '*.swift' | grep -v '^StandIn/')
exec tools/swift.sh swift format -i --parallel "${sources[@]}"
