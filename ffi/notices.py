#!/usr/bin/env python3
"""notices.py PHONE OUT: writes the licence texts of everything the app of `android` or `ios` is made of to the file OUT.

Blocks parted by a form feed. The first line of a block names components, with version and licence; the rest is their text
as they ship it. Components that ship no text stand in one block, above the texts of the licences that they name.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys

TARGETS = {"android": "aarch64-linux-android", "ios": "aarch64-apple-ios"}
TEXT = re.compile(r"(licen[cs]e|copying|notice|unlicense|copyright)", re.IGNORECASE)
OWN = "labirinto-"
# What a shell takes besides Rust; the licence is Apache-2.0, whose text is among those of the crates.
SOURCE = "The source of uniffi is at https://github.com/mozilla/uniffi-rs; its licence is at https://mozilla.org/MPL/2.0/."
OTHERS = {
    "android": ["JNA 5.19.1 (Apache-2.0)", "ZXing core 3.5.3 (Apache-2.0)", "Kotlin standard library (Apache-2.0)"],
    "ios": [],
}


def cargo(*arguments):
    here = pathlib.Path(__file__).resolve().parent
    return subprocess.run(["cargo", *arguments], cwd=here, check=True, stdout=subprocess.PIPE, text=True).stdout


def used(phone):
    """Name and version of every crate that is linked into the library of a phone."""
    found = set()
    options = ["-p", "labirinto-ffi", "-e", "normal", "--locked", "--target", TARGETS[phone], "--prefix", "none"]
    for line in cargo("tree", *options, "--format", "{p}").splitlines():
        match = re.match(r"(\S+) v(\S+)", line)
        if match and not match[1].startswith(OWN):
            found.add((match[1], match[2]))
    return found


def main(phone, out):
    packages = {(p["name"], p["version"]): p for p in json.loads(cargo("metadata", "--format-version", "1", "--locked"))["packages"]}
    texts = {}
    owners = collections.defaultdict(list)
    silent = list(OTHERS[phone])
    for crate in sorted(used(phone)):
        package = packages[crate]
        name = f"{crate[0]} {crate[1]} ({package['license'] or 'see the text'})"
        folder = pathlib.Path(package["manifest_path"]).parent
        files = sorted(file for file in folder.iterdir() if file.is_file() and TEXT.match(file.name))
        if not files:
            silent.append(name)
        for file in files:
            text = file.read_text(encoding="utf-8", errors="replace").replace("\f", "\n").strip()
            key = " ".join(text.split())
            texts.setdefault(key, text)
            owners[key].append(name)
    blocks = [", ".join(silent) + "\n\n" + SOURCE]
    blocks += [", ".join(owners[key]) + "\n\n" + texts[key] for key in sorted(texts, key=lambda key: -len(owners[key]))]
    path = pathlib.Path(out)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\f".join(blocks), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in TARGETS:
        sys.exit("usage: notices.py android|ios OUT")
    main(sys.argv[1], sys.argv[2])
