"""Pictures are kept to be shown again, within a limit of memory."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing import pictures


@pytest.fixture
def room_for_two(monkeypatch: pytest.MonkeyPatch) -> pictures.KeptPictures:
    kept = pictures.KeptPictures()
    monkeypatch.setattr(pictures, "KEPT", kept)
    monkeypatch.setattr(pictures, "MOST_BYTES", 2 * 10 * 10 * 4)
    return kept


def test_the_picture_used_least_recently_makes_room(
    qtbot: QtBot, room_for_two: pictures.KeptPictures
) -> None:
    drawn: list[str] = []

    @pictures.kept
    def square(name: str) -> QPixmap:
        drawn.append(name)
        picture = QPixmap(10, 10)
        picture.fill(0)
        return picture

    for name in ("ace", "king", "ace", "queen", "ace", "king"):
        square(name)
    assert drawn == ["ace", "king", "queen", "king"]
    assert room_for_two.bytes == 2 * 10 * 10 * square("ace").depth() // 8


def test_cards_of_every_size_stay_within_the_limit(qtbot: QtBot) -> None:
    for width in range(60, 260):
        pictures.face("QS", width)
        pictures.avatar("owl", width)
    assert pictures.KEPT.bytes <= pictures.MOST_BYTES
