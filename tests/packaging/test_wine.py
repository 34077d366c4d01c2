"""How the lane under Wine reads the screen; the lane itself is packaging/windows/under_wine.sh check."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from bundle import wine
from PySide6.QtGui import QColor, QImage

RED, BLACK = bytes([58, 72, 200, 0]), bytes(4)
"""Two points as an X server dumps them: blue, green, red, and nothing."""


def dump(points: bytes, width: int, height: int, *, bits: int = 32) -> bytes:
    """A screen as Xvfb dumps it, with a table of one colour before the points."""
    head = [0] * 25
    head[0], head[1], head[4], head[5] = 108, 7, width, height
    head[11], head[12], head[19] = bits, 4 * width, 1
    return struct.pack(">25I", *head) + b"Xvfb...." + bytes(12) + points


def test_the_screen_is_read_off_the_dump_of_the_server(tmp_path: Path) -> None:
    picture = wine.read_picture(dump(RED + BLACK + BLACK + BLACK, 2, 2))
    assert (picture.width, picture.height, picture.colours) == (2, 2, 2)
    assert picture.share(range(180, 220), range(50, 90), range(40, 70)) == 0.25
    picture.save(tmp_path / "screen.png")
    image = QImage(str(tmp_path / "screen.png"))
    assert image.pixelColor(0, 0) == QColor(200, 72, 58)
    assert image.pixelColor(1, 1) == QColor(0, 0, 0)


def test_another_dump_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bits"):
        wine.read_picture(dump(bytes(16), 2, 2, bits=8))


def test_a_path_is_one_of_windows() -> None:
    assert wine.path(Path("/tmp/Spiele für Zoë")) == r"Z:\tmp\Spiele für Zoë"
