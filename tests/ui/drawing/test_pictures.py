"""Pictures are cached within a limit of memory."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing import pictures


@pytest.fixture
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> pictures.KeptPictures:
    kept = pictures.KeptPictures()
    monkeypatch.setattr(pictures, "KEPT", kept)
    return kept


def test_the_least_recently_used_picture_is_dropped(
    qtbot: QtBot, nothing_kept: pictures.KeptPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "MOST_BYTES", 2 * 10 * 10 * 4)
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
    assert nothing_kept.bytes == 2 * 10 * 10 * square("ace").depth() // 8


def test_pictures_of_many_sizes_stay_within_the_limit(
    qtbot: QtBot, nothing_kept: pictures.KeptPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "MOST_BYTES", 2 << 20)
    for width in range(60, 260, 10):
        pictures.face("QS", width)
        pictures.avatar("owl", width)
    assert 1 << 20 < nothing_kept.bytes <= 2 << 20
