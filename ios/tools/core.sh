#!/usr/bin/env bash
# core.sh: builds the core for this machine and puts its Swift sources and its header where the package looks for them.
# Only what changed is written, so that nothing is compiled for nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
bindings=$(cd .. && pwd)/ios/build/bindings
../ffi/bindings.sh swift "$bindings"
put() { cmp -s "$1" "$2" || cp "$1" "$2"; }
mkdir -p Sources/LabirintoCore
put "$bindings/LabirintoCore.swift" Sources/LabirintoCore/LabirintoCore.swift
put "$bindings/LabirintoCoreFFI.h" Sources/LabirintoCoreFFI/LabirintoCoreFFI.h
