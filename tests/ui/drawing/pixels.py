"""Pictures as rows of numbers, a hundred times faster than single pixels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from operator import ne

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

Rows = list[list[int]]


def rows(picture: QImage) -> Rows:
    """Return the colors of a picture, line by line, for `QColor.fromRgba`."""
    plain = picture.convertToFormat(QImage.Format.Format_ARGB32)
    flat, wide = memoryview(plain.constBits()).cast("I").tolist(), plain.width()
    return [flat[at : at + wide] for at in range(0, len(flat), wide)]


def unlike(one: QImage, other: QImage) -> set[tuple[int, int]]:
    """Return the pixels in which two pictures of the same size differ."""
    return {
        (x, y)
        for y, (mine, its) in enumerate(zip(rows(one), rows(other), strict=True))
        if mine != its
        for x, (a, b) in enumerate(zip(mine, its, strict=True))
        if a != b
    }


def bounds(lines: Iterable[Sequence[bool]]) -> QRect:
    """Return the smallest rectangle around all true values, given line by line."""
    found = QRect()
    for y, line in enumerate(lines):
        if True in line:
            left, right = line.index(True), len(line) - 1 - line[::-1].index(True)
            found = found.united(QRect(left, y, right - left + 1, 1))
    return found


def apart(one: QImage, other: QImage) -> QRect:
    """Return the smallest rectangle around all differences of two pictures of the same size."""
    pairs = zip(rows(one), rows(other), strict=True)
    return bounds([] if mine == its else list(map(ne, mine, its)) for mine, its in pairs)


@cache
def lightness(color: int) -> int:
    """Return the lightness of a pixel, 0 to 255."""
    return QColor.fromRgba(color).lightness()


@cache
def near(one: int, other: str) -> bool:
    """Return if a pixel has nearly this color."""
    parts = zip(QColor.fromRgb(one).getRgb(), QColor(other).getRgb(), strict=True)
    return max(abs(int(mine) - int(its)) for mine, its in parts) < 24


def alike(one: QImage, other: QImage) -> bool:
    """Return if two pictures look the same; the pixels of blended ones are off by a shade."""
    return all(abs(a - b) <= 2 for a, b in zip(_samples(one), _samples(other), strict=True))


def _samples(picture: QImage) -> Iterator[int]:
    """Yield the lightness of every third pixel of every third line."""
    rgb = picture.convertToFormat(QImage.Format.Format_RGB32)
    for y in range(0, rgb.height(), 3):
        line = bytes(rgb.constScanLine(y))[: 4 * rgb.width()]
        for spot in zip(line[::12], line[1::12], line[2::12], strict=True):
            yield (max(spot) + min(spot)) // 2
