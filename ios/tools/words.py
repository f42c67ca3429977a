#!/usr/bin/env python3
"""words.py: writes what the system itself says for the app, in every language of the product, from the core's texts.

Run it when a text changed; project.py refuses results that are not what it would write.
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What the system asks of an app, and the core's text that says it.
KEYS = {"NSCameraUsageDescription": "phone-camera-why", "NSLocalNetworkUsageDescription": "phone-network-why"}


def languages(root: pathlib.Path) -> list[str]:
    """The tags of the languages that the phones have texts in."""
    return sorted(file.stem for file in (root / "core/node/texts/phone").glob("*.ftl"))


def text(root: pathlib.Path, language: str, key: str) -> str:
    """The text of a key; empty if there is none, or if it is not one plain line."""
    whole = (root / f"core/node/texts/phone/{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"(?m)^{key} = ([^{{}}\n]+)\n(?! )", whole)
    return found[1].strip() if found else ""


def path(root: pathlib.Path, language: str) -> pathlib.Path:
    """Where the app's words of a language stand."""
    return root / f"ios/App/Labirinto/Resources/{language}.lproj/InfoPlist.strings"


def strings(root: pathlib.Path, language: str) -> str:
    """The whole file of a language."""
    lines = ["/* Written by tools/words.py. */"]
    for name, key in KEYS.items():
        value = text(root, language, key).replace("\\", "\\\\").replace('"', '\\"')
        lines.append(f'{name} = "{value}";')
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for each in languages(ROOT):
        path(ROOT, each).parent.mkdir(parents=True, exist_ok=True)
        path(ROOT, each).write_text(strings(ROOT, each), encoding="utf-8")
