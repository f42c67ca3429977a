#!/usr/bin/env bash
# build-core.sh OUT: builds the core for this machine and writes its Kotlin bindings to OUT, which is emptied first.
set -euo pipefail
exec "$(dirname "$0")/../../ffi/bindings.sh" kotlin "$1"
