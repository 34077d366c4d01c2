"""Differences that `python -m tests.pictures` shows, and those that it ignores."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from tests.pictures import differing, main

CARD = QRect(20, 20, 40, 60)


def drawn(place: QRect = CARD, color: str = "#f5efdc", edge: str = "#000000") -> QImage:
    """A card on the felt, with a line of one pixel."""
    picture = QImage(100, 100, QImage.Format.Format_ARGB32)
    picture.fill(QColor("#20594b"))
    painter = QPainter(picture)
    painter.fillRect(place, QColor(color))
    painter.setPen(QColor(edge))
    painter.drawRect(place)
    painter.end()
    return picture


@pytest.mark.parametrize(
    ("after", "pixels"),
    [
        pytest.param(drawn(), 0, id="the same"),
        pytest.param(drawn(edge="#303030"), 0, id="a line smoothed in another way"),
        pytest.param(drawn(color="#e8dfc8"), 38 * 58, id="another color of an area"),
        pytest.param(drawn(CARD.translated(1, 0)), 59 + 59 + 58, id="moved by one pixel"),
        pytest.param(drawn().scaled(120, 100), 120 * 100, id="another size"),
        pytest.param(QImage(), 100 * 100, id="missing"),
    ],
)
def test_only_visible_differences_are_shown(after: QImage, pixels: int) -> None:
    found = differing("card", drawn(), after)
    assert (found.pixels if found else 0) == pixels


@pytest.mark.parametrize(
    ("words", "error"),
    [
        pytest.param(["no-such-commit"], "there is no commit “no-such-commit”", id="commit"),
        pytest.param(
            ["HEAD", "--only", "settings, keys"],
            "no state matches “settings, keys”",
            id="states",
            marks=pytest.mark.slow("a second pytest collects the states"),
        ),
    ],
)
def test_nothing_to_draw_is_no_success(
    words: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(words)
    assert error in capsys.readouterr().err
