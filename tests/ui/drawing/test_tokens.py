"""All kinds of tokens look different and show what is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.rules.catalog import catalog
from cardtable.ui.drawing import tokens

SIZE = 42.0
ROOM = (420, 60)


def picture(kind: str, left: int, whole: int) -> QImage:
    """Return the painted row."""
    image = QImage(*ROOM, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    tokens.row(painter, kind, 4, ROOM[1] / 2, SIZE, left, whole, "#FFFFFF", "#AAAAAA")
    painter.end()
    return image


def kinds() -> set[str]:
    """Return the kinds in all variants."""
    return {catalog().resolve(variant).token_kind for variant in catalog().ids}


def test_the_catalog_has_tokens_of_all_these_kinds(qtbot: QtBot) -> None:
    assert kinds() == {"token", "penny", "chip", "nickel", "corner", "fold", "point", "letter", "bomb"}


def test_every_kind_and_number_looks_different(qtbot: QtBot) -> None:
    seen: list[QImage] = []
    for kind in sorted(kinds()):
        whole = {"corner": 4, "fold": 5}.get(kind, 3)
        for left in range(whole + 1):
            image = picture(kind, left, whole)
            if left == 0 and kind not in ("corner", "fold", "letter", "bomb"):
                continue
            assert image not in seen, (kind, left)
            seen.append(image)


def test_a_row_has_the_stated_width(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    for kind, whole in [("penny", 3), ("fold", 5), ("corner", 4), ("token", 9)]:
        with subtests.test(kind):
            image = picture(kind, whole, whole)
            ends = 4 + tokens.width_of(kind, SIZE, whole, whole)
            painted = [
                x for x in range(ROOM[0]) for y in range(ROOM[1]) if image.pixelColor(x, y).alpha() > 20
            ]
            assert ends - 6 < max(painted) <= ends + 2


def test_tokens_are_counted_in_words(qtbot: QtBot) -> None:
    assert tokens.in_words("corner", 3, 4) == "3 of 4 corners left"
    assert tokens.in_words("penny", 0, 3) == "0 of 3 pennies left"


def test_every_kind_has_its_own_words(subtests: pytest.Subtests) -> None:
    for kind in sorted(kinds()):
        with subtests.test(kind):
            assert kind in tokens.KINDS
            assert tokens.heading(kind)
            assert tokens.in_words(kind, 1, 1).startswith("1 of 1 ")
            other = "penny" if kind == "token" else "token"
            assert tokens.in_words(kind, 1, 2) != tokens.in_words(other, 1, 2)
