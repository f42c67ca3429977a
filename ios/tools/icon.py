#!/usr/bin/env python3
"""icon.py: draws the app's icon from the same drawing as Android's, light, dark and tinted.

Run it when the drawing or a colour changed; project.py refuses pictures that are not what it would draw. Needs
rsvg-convert (Debian: librsvg2-bin) and Pillow (Debian: python3-pil).
"""
import io
import pathlib
import shutil
import subprocess
import xml.etree.ElementTree as tree

try:
    from PIL import Image, ImageChops, ImageStat
except ImportError:
    raise SystemExit("icon.py: Pillow is missing: install the package python3-pil, then run this again") from None

ROOT = pathlib.Path(__file__).resolve().parents[2]
RES = "android/src/main/res"
SET = "ios/App/Labirinto/Resources/Assets.xcassets/AppIcon.appiconset"
SIZE = 1024
# Of the 108 units of an adaptive icon, Android shows the 72 in the middle; so does this one.
SHOWN = "18 18 72 72"
ANDROID = "{http://schemas.android.com/apk/res/android}"
# Android's names of what SVG calls otherwise; a name that is not here stops the drawing.
NAMES = {
    "fillColor": "fill",
    "pathData": "d",
    "strokeColor": "stroke",
    "strokeLineCap": "stroke-linecap",
    "strokeLineJoin": "stroke-linejoin",
    "strokeWidth": "stroke-width",
}
# Versions of the renderer smooth edges a little differently: the mean difference of a channel, of 255.
TOLERANCE = 0.5


def colours(root: pathlib.Path, folder: str, file: str) -> dict[str, str]:
    """The named colours of one of Android's files."""
    found = tree.parse(root / RES / folder / file).iter("color")
    return {colour.attrib["name"]: (colour.text or "").strip() for colour in found}


def looks(root: pathlib.Path) -> dict[str, dict[str, str]]:
    """For each picture its ground, and what stands for each colour of the drawing."""
    day = colours(root, "values", "theme.xml")
    night = colours(root, "values-night", "theme.xml")
    paper = colours(root, "values", "icon.xml")["icon_paper"]
    return {
        "light": {"ground": paper},
        "dark": {"ground": night["paper"], day["ink"]: night["ink"], day["mine"]: night["mine"]},
        # The system lays its tint over grey.
        "tinted": {"ground": "#000000", day["ink"]: "#FFFFFF", day["mine"]: "#B0B0B0"},
    }


def svg(root: pathlib.Path, look: dict[str, str]) -> str:
    """Android's vector drawing as SVG, with the colours of a look."""
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{SHOWN}">']
    lines.append(f'<rect width="108" height="108" fill="{look["ground"]}"/>')
    for path in tree.parse(root / RES / "drawable/icon_maze.xml").getroot():
        drawn = {"fill": "none"}
        for name, value in path.attrib.items():
            drawn[NAMES[name.removeprefix(ANDROID)]] = look.get(value, value)
        lines.append("<path " + " ".join(f'{name}="{value}"' for name, value in drawn.items()) + "/>")
    return "\n".join([*lines, "</svg>"])


def draw(root: pathlib.Path, look: dict[str, str]) -> Image.Image:
    """The picture, without alpha: the App Store refuses any."""
    if not shutil.which("rsvg-convert"):
        raise SystemExit("icon.py: rsvg-convert is missing: install the package librsvg2-bin, then run this again")
    size = str(SIZE)
    done = subprocess.run(
        ["rsvg-convert", "-w", size, "-h", size], input=svg(root, look).encode(), stdout=subprocess.PIPE, check=True
    )
    return Image.open(io.BytesIO(done.stdout)).convert("RGB")


def differs(root: pathlib.Path, name: str, look: dict[str, str]) -> str | None:
    """Why a picture that is kept is not the one that would be drawn."""
    kept = Image.open(root / SET / f"{name}.png")
    if kept.mode != "RGB" or kept.size != (SIZE, SIZE):
        return f"{name}.png is {kept.mode} {kept.size}, not RGB {SIZE} x {SIZE}"
    distance = max(ImageStat.Stat(ImageChops.difference(kept, draw(root, look))).mean)
    return f"{name}.png is not the drawing: run tools/icon.py" if distance > TOLERANCE else None


if __name__ == "__main__":
    for name, look in looks(ROOT).items():
        draw(ROOT, look).save(ROOT / SET / f"{name}.png", optimize=True)
