#!/usr/bin/env python3
"""compare.py THEIRS OURS SHEET: the boards that two shells drew of the same scenes, compared as pictures.

THEIRS holds NAME.png as one shell drew it, OURS holds NAME.png of the other, for the same names, and NAME.words: where
characters stand or the sides of dotted boxes lie. Fonts, smoothing and the first dot differ; what counts is that every patch
of the board, a twelfth of a cell wide or so, has the same colour, and that both draw in those places where one does.
Writes all of them side by side into the file SHEET. Exits with 1 when a picture is missing, has another size, or differs; and when the comparison would let
a board pass that is shifted, in other colours, or has a wall more.
"""

import sys
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

PATCH = 4
"""Pixels of a picture in one patch."""

PATCH_MOST = 110
"""The greatest difference of a patch of two equal boards, of 255: lines are smoothed in other ways."""

FAR_MOST = 0.0006
"""The greatest share of patches that differ by more than a quarter of that."""

SPECIMEN_FAR_MOST = 0.01
"""The same for the specimen of all forms: the dots of its many closed lines begin elsewhere in each library."""

Box = tuple[float, float, float, float]


def patches(picture: Image.Image, words: list[Box]) -> Image.Image:
    """The picture as patches, softened so that smoothing does not count, and grey where words stand."""
    soft = picture.convert("RGB").filter(ImageFilter.GaussianBlur(PATCH / 2))
    for box in words:
        soft.paste((128, 128, 128), tuple(round(edge) for edge in box))
    return soft.resize((picture.width // PATCH, picture.height // PATCH), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image, words: list[Box]) -> tuple[int, float]:
    """The greatest difference of the patches, and the share of those that are far apart."""
    apart = ImageChops.difference(patches(one, words), patches(other, words))
    worst = ImageChops.lighter(ImageChops.lighter(apart.getchannel(0), apart.getchannel(1)), apart.getchannel(2))
    counts = worst.histogram()
    far = sum(counts[PATCH_MOST // 4 :]) / sum(counts)
    return max(level for level, count in enumerate(counts) if count), far


def has_words(picture: Image.Image, box: Box) -> bool:
    """Whether anything is written there."""
    place = picture.convert("L").crop(tuple(round(edge) for edge in box))
    darkest, lightest = place.getextrema()
    return lightest - darkest > 40


def is_same(one: Image.Image, other: Image.Image, words: list[Box], far_most: float = FAR_MOST) -> bool:
    """Whether two pictures show the same board."""
    if one.size != other.size:
        return False
    greatest, far = difference(one, other, words)
    written = all(has_words(one, box) == has_words(other, box) for box in words)
    return greatest <= PATCH_MOST and far <= far_most and written


def bites(picture: Image.Image, words: list[Box]) -> bool:
    """Whether the comparison refuses what must not pass for this picture: one that is shifted by a sixth of a cell, has
    other colours, or one wall more."""
    picture = picture.convert("RGB")
    red, green, blue = picture.split()
    walled = picture.copy()
    free = (
        (left, top)
        for top in range(picture.height // 2 - 22, picture.height - 60, 20)
        for left in range(picture.width // 2 - 2, picture.width - 20, 20)
        if not any(box[0] < left + 5 and box[2] > left and box[1] < top + 44 and box[3] > top for box in words)
    )
    middle = next(free)
    ink = tuple(255 - level for level in picture.getpixel(middle))
    walled.paste(ink, (*middle, middle[0] + 5, middle[1] + 44))
    recoloured = Image.merge("RGB", (blue, green, red))
    if difference(picture, recoloured, words)[0] < PATCH_MOST // 4:
        # A board that is drawn in ink alone looks the same by these pens; by night it must not.
        recoloured = ImageChops.invert(picture)
    wrong = [ImageChops.offset(picture, 10, 0), recoloured, walled]
    return not any(is_same(picture, broken, words) for broken in wrong)


def sheet(pairs: list[tuple[Image.Image, Image.Image]]) -> Image.Image:
    """All pairs, each side by side, four pairs a line."""
    side, gap, across = 180, 6, 4
    lines = (len(pairs) + across - 1) // across
    whole = Image.new("RGB", (across * (2 * side + 3 * gap), lines * (side * 4 // 3 + gap) + gap), (128, 128, 128))
    for place, pair in enumerate(pairs):
        left = gap + place % across * (2 * side + 3 * gap)
        top = gap + place // across * (side * 4 // 3 + gap)
        for number, picture in enumerate(pair):
            small = picture.convert("RGB")
            small.thumbnail((side, side * 4 // 3))
            whole.paste(small, (left + number * (side + gap), top))
    return whole


def main() -> int:
    """Compares, writes the sheet, says what differs."""
    theirs, ours, out = (Path(argument) for argument in sys.argv[1:4])
    names = sorted(path.name for path in theirs.glob("*.png"))
    if not names or names != sorted(path.name for path in ours.glob("*.png")):
        print(f"compare: {theirs} and {ours} hold other pictures, or none")
        return 1
    pairs, wrong = [], 0
    for name in names:
        one, other = Image.open(theirs / name), Image.open(ours / name)
        pairs.append((one, other))
        if one.size != other.size:
            print(f"compare: {name}: {one.size} and {other.size} pixels")
            wrong += 1
            continue
        lines = (ours / name).with_suffix(".words").read_text().split("\n")
        words = [tuple(float(edge) for edge in line.split()) for line in lines if line]
        if not is_same(one, other, words, SPECIMEN_FAR_MOST if name.startswith("forms-") else FAR_MOST):
            greatest, far = difference(one, other, words)
            silent = sum(has_words(one, box) != has_words(other, box) for box in words)
            print(f"compare: {name}: greatest {greatest}, far {far:.5f}, words missing {silent}")
            wrong += 1
        if not bites(one, words):
            print(f"compare: {name}: a shifted, recoloured or walled board would pass")
            wrong += 1
    sheet(pairs).save(out)
    print(f"compare: {len(names)} boards of two shells, {wrong} faults; side by side in {out}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
