"""How the tests under Wine (packaging/windows/under_wine.sh check) read the screen."""

from __future__ import annotations

from pathlib import Path

from bundle import wine


def test_colors_of_the_screen_are_counted_and_measured() -> None:
    picture = wine.Picture(bytes([200, 72, 58]) + 3 * bytes(3))
    assert picture.colors == 2
    assert picture.share(range(180, 220), range(50, 90), range(40, 70)) == 0.25


def test_paths_are_converted_to_windows() -> None:
    assert wine.path(Path("/tmp/Spiele für Zoë")) == r"Z:\tmp\Spiele für Zoë"
