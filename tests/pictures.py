"""Show side by side how pages and tables looked at a former commit and look now, if they differ.

    python -m tests.pictures REV [--out FOLDER] [--only WORDS]

Draws everything in `tests/ui/walk_pictures.py`, in a copy of the project at REV and here, with uncommitted changes.
FOLDER then has `before`, `after`, and `sheet-1.png` and so on with the largest differences first: before, now, and
the difference.
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
"""Least visible difference of one pixel, 0 to 255; less may be another smoothing of an edge."""
AREA = 6
"""Least visible difference, 0 to 255, of at least two by two pixels."""

WIDTH, CAPTION, ROWS = 640, 28, 10
"""Width of a picture on a sheet, height of its caption, and rows on a sheet."""


class Difference(NamedTuple):
    """A picture that differs; `seen` shows the differing pixels in white."""

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
    if found_none(["git", "rev-parse", "--quiet", "--verify", f"{options.revision}^{{commit}}"]):
        parser.error(f"there is no commit “{options.revision}”")
    if options.only and found_none([*drawing(TOP, options.only), "--collect-only"]):
        parser.error(f"no state matches “{options.only}”; put “or” between words, as in “settings or keys”")
    before, after = options.out / "before", options.out / "after"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "cardtable"
        git("worktree", "add", "--quiet", "--detach", str(tree), options.revision)
        try:
            # A commit without the walk uses the present one.
            if not (tree / WALK).exists():
                (tree / WALK).write_bytes((TOP / WALK).read_bytes())
            draw(tree, before, options.only)
            draw(TOP, after, options.only)
        finally:
            git("worktree", "remove", "--force", str(tree))
    return compare(before, after, options.out)


def found_none(command: Sequence[str]) -> bool:
    return subprocess.run(command, cwd=TOP, capture_output=True, check=False).returncode != 0


def drawing(tree: Path, only: str) -> list[str]:
    """Return the command that draws the states of the project in `tree`, or `only` some."""
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tree / WALK), "-k", only]


def git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=TOP, check=True)


def draw(tree: Path, folder: Path, only: str) -> None:
    """Draw all pictures of the project in `tree`; report those that can't be drawn."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    environ = os.environ | {
        "CARDTABLE_PICTURES": str(folder.absolute()),
        "PYTHONPATH": str(tree),
        "QT_QPA_PLATFORM": "offscreen",
    }
    subprocess.run([*drawing(tree, only), "-n", "auto"], cwd=tree, env=environ, check=False)


def compare(before: Path, after: Path, out: Path) -> int:
    """Print which pictures differ, and make the sheets; return 1 if any differs, else 0."""
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
    """Return the visible difference of two pictures, or None. A missing picture differs completely."""
    if before == after:
        return None
    if before.size() != after.size():
        size = before.size().expandedTo(after.size())
        seen = QImage(size, QImage.Format.Format_Grayscale8)
        seen.fill(255)
        return Difference(name, before, after, seen, size.width() * size.height())
    edges = difference(before, after)
    # Each pixel takes the darkest value of its neighbors, which leaves areas but no lines of one pixel.
    areas = edges.copy()
    for right, down in ((1, 0), (0, 1)):
        areas = painted(areas, areas, QPainter.CompositionMode.CompositionMode_Darken, right, down)
    seen, pixels = either(edges, areas)
    return Difference(name, before, after, seen, pixels) if pixels else None


def difference(before: QImage, after: QImage) -> QImage:
    """Return the difference of two pictures of the same size, in gray."""
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
    """Return a picture of all visible differences in white, and their number of pixels."""
    gray = QImage.Format.Format_Grayscale8
    areas = areas.convertToFormat(gray)
    strong, wide = (
        bytes(picture.constBits()).translate(bytes(255 if value > most else 0 for value in range(256)))
        for picture, most in ((edges, EDGE), (areas, AREA))
    )
    both = (int.from_bytes(strong) | int.from_bytes(wide)).to_bytes(len(strong))
    seen = QImage(both, edges.width(), edges.height(), edges.bytesPerLine(), gray).copy()
    return seen, both.count(255)


def sheet(rows: Sequence[Difference]) -> QImage:
    """Return a picture with a row for each difference: before, after, and the difference."""
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
