"""Show how every page and many tables look at a former commit and now, side by side where they differ.

    python -m tests.pictures REV [--out FOLDER] [--only WORDS]

It draws what `tests/ui/walk_pictures.py` walks through, once in a copy of the project at REV and once here with
changes that are not committed. FOLDER then holds `before`, `after` and, with the pictures that differ most first,
`sheet-1.png` and so on: what was before, what is now, and where they differ.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

TOP = Path(__file__).resolve().parent.parent
WALK = Path("tests/ui/walk_pictures.py")

EDGE = 80
"""The difference of one pixel, 0 to 255, that is more than an edge smoothed in another way."""
AREA = 6
"""The difference, 0 to 255, that is seen where it fills two by two pixels or more."""

WIDTH, CAPTION, ROWS = 640, 28, 10
"""Pixels of each picture on a sheet, of the line above it, and how many rows a sheet has."""


class Difference(NamedTuple):
    """A picture that differs. `seen` is where, in white; `pixels` is how many."""

    name: str
    before: QImage
    after: QImage
    seen: QImage
    pixels: int


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.pictures", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("revision", metavar="REV")
    parser.add_argument("--out", type=Path, default=Path(tempfile.gettempdir()) / "cardtable-pictures")
    parser.add_argument(
        "--only", default="", metavar="WORDS", help="states to draw, as pytest's -k takes them"
    )
    options = parser.parse_args(words)
    before, after = options.out / "before", options.out / "after"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "cardtable"
        git("worktree", "add", "--quiet", "--detach", str(tree), options.revision)
        try:
            # A commit before this walk was written is walked through by the one of now.
            if not (tree / WALK).exists():
                (tree / WALK).write_bytes((TOP / WALK).read_bytes())
            draw(tree, before, options.only)
            draw(TOP, after, options.only)
        finally:
            git("worktree", "remove", "--force", str(tree))
    return compare(before, after, options.out)


def git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=TOP, check=True)


def draw(tree: Path, folder: Path, only: str) -> None:
    """Draw all pictures of the project that lies in `tree`. What can't be drawn is said, and missing there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    environ = os.environ | {
        "CARDTABLE_PICTURES": str(folder.absolute()),
        "PYTHONPATH": str(tree),
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-p", "no:cacheprovider", str(tree / WALK)]
    subprocess.run([*command, "-k", only], cwd=tree, env=environ, check=False)


def compare(before: Path, after: Path, out: Path) -> int:
    """Say which pictures differ, and make the sheets; return 1 if any does, else 0."""
    app = QGuiApplication.instance() or QGuiApplication(["pictures", "-platform", "offscreen"])
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    for old in out.glob("sheet-*.png"):
        old.unlink()
    found = [
        difference
        for name in names
        if (difference := differing(name, QImage(str(before / name)), QImage(str(after / name)))) is not None
    ]
    found.sort(key=lambda one: -one.pixels)
    for one in found:
        print(f"{one.pixels:8}  {one.name}")
    for first in range(0, len(found), ROWS):
        sheet(found[first : first + ROWS]).save(str(out / f"sheet-{first // ROWS + 1}.png"))
    del app
    print(f"{len(names)} pictures, {len(found)} differ. The sheets are in {out}.")
    return 1 if found else 0


def differing(name: str, before: QImage, after: QImage) -> Difference | None:
    """Return how two pictures differ to the eye, or None. A picture that is missing differs wholly."""
    if before == after:
        return None
    if before.size() != after.size():
        size = before.size().expandedTo(after.size())
        seen = QImage(size, QImage.Format.Format_Grayscale8)
        seen.fill(255)
        return Difference(name, before, after, seen, size.width() * size.height())
    edges = difference(before, after)
    # What is left of it after each pixel took the darkest value of its neighbours: areas, but no lines of one pixel.
    areas = edges.copy()
    for right, down in ((1, 0), (0, 1)):
        areas = painted(areas, areas, QPainter.CompositionMode.CompositionMode_Darken, right, down)
    seen, pixels = either(edges, areas)
    return Difference(name, before, after, seen, pixels) if pixels else None


def difference(before: QImage, after: QImage) -> QImage:
    """Return the difference of two pictures of the same size, in grey."""
    opaque = QImage.Format.Format_RGB32
    both = painted(
        before.convertToFormat(opaque),
        after.convertToFormat(opaque),
        QPainter.CompositionMode.CompositionMode_Difference,
    )
    return both.convertToFormat(QImage.Format.Format_Grayscale8)


def painted(
    below: QImage, above: QImage, mode: QPainter.CompositionMode, right: int = 0, down: int = 0
) -> QImage:
    """Return a copy of one picture with another one painted on it in this mode."""
    made = below.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(made)
    painter.setCompositionMode(mode)
    painter.drawImage(right, down, above)
    painter.end()
    return made


def either(edges: QImage, areas: QImage) -> tuple[QImage, int]:
    """Return in white where an edge or an area differs enough to be seen, and how many pixels that are."""
    grey = QImage.Format.Format_Grayscale8
    areas = areas.convertToFormat(grey)
    strong, wide = (
        bytes(picture.constBits()).translate(bytes(255 if value > most else 0 for value in range(256)))
        for picture, most in ((edges, EDGE), (areas, AREA))
    )
    both = (int.from_bytes(strong) | int.from_bytes(wide)).to_bytes(len(strong))
    seen = QImage(both, edges.width(), edges.height(), edges.bytesPerLine(), grey).copy()
    return seen, both.count(255)


def sheet(rows: Sequence[Difference]) -> QImage:
    """Return one picture with a row for each: before, after, and where they differ."""
    heights = [CAPTION + max(scaled(one.before).height(), scaled(one.after).height()) for one in rows]
    made = QImage(3 * WIDTH, sum(heights), QImage.Format.Format_RGB32)
    made.fill(QColor("white"))
    painter = QPainter(made)
    font = QFont()
    font.setPixelSize(16)
    painter.setFont(font)
    top = 0
    for one, height in zip(rows, heights, strict=True):
        caption = QRect(4, top, 3 * WIDTH, CAPTION)
        painter.drawText(caption, Qt.AlignmentFlag.AlignVCenter, f"{one.name}: {one.pixels} pixels")
        for number, picture in enumerate((one.before, one.after, one.seen)):
            painter.drawImage(number * WIDTH, top + CAPTION, scaled(picture))
        top += height
    painter.end()
    return made


def scaled(picture: QImage) -> QImage:
    return (
        picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
        if picture.width()
        else picture
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
