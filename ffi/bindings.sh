#!/usr/bin/env bash
# bindings.sh LANGUAGE OUT: builds the core for this machine and writes its sources for `kotlin` or `swift` to the folder
# OUT, which is emptied first. What it writes belongs into a build folder, never into the repository.
set -euo pipefail
language=$1
out=$(mkdir -p "$2" && cd "$2" && pwd)
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-target}
cargo build --quiet -p labirinto-ffi --features bindings
rm -rf "${out:?}"/*
case $(uname -s) in
  Darwin) library=liblabirinto_ffi.dylib ;;
  *) library=liblabirinto_ffi.so ;;
esac
"$target/debug/bindings" generate --library "$target/debug/$library" \
  --language "$language" --no-format --out-dir "$out"
