#!/usr/bin/env bash
# swift.sh COMMAND...: runs a command with Swift in this package, against the core that tools/core.sh built.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$(cd .. && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
SWIFT_PROJECT=$root RUST_LIB_DIR=$(cd "$target/debug" && pwd) exec tools/swift-run.sh "$@"
