"""The empty table is painted once: the next start shows a picture from the cache folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPixmap
from pytestqt.qtbot import QtBot

from cardtable.storage.writer import WRITER
from cardtable.ui.drawing.kept_picture import KeptPicture
from cardtable.ui.drawing.theme import FOREST, Theme, room_called
from cardtable.ui.table.items import backdrop
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.places.layout import Layout

SMALL, LARGE = Layout(1000, 640, 4), Layout(1280, 800, 4)


def run(path: Path, theme: Theme = FOREST, layout: Layout = SMALL, dpr: float = 1.0) -> QPixmap:
    """Return the picture that a run shows first, and save it."""
    background = Backdrop(theme, kept=KeptPicture(path))
    picture = background.picture(layout, dpr)
    background.keep()
    WRITER.wait()
    return picture


@pytest.fixture
def path(qtbot: QtBot, tmp_path: Path) -> Path:
    return tmp_path / "cache" / "room.pixels"


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Layout]:
    """The painted tables."""
    paint: Callable[[Theme, Layout, float], QPixmap] = backdrop.backdrop
    found = []

    def note(theme: Theme, layout: Layout, dpr: float) -> QPixmap:
        found.append(layout)
        return paint(theme, layout, dpr)

    monkeypatch.setattr(backdrop, "backdrop", note)
    return found


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_the_next_start_shows_the_same_picture_without_painting(
    path: Path, painted: list[Layout], dpr: float
) -> None:
    first = run(path, dpr=dpr)
    painted.clear()
    second = Backdrop(FOREST, kept=KeptPicture(path)).picture(SMALL, dpr)
    assert not painted
    assert second.devicePixelRatioF() == dpr
    assert second.toImage() == first.toImage()


def test_another_room_size_or_scale_is_painted(path: Path, painted: list[Layout]) -> None:
    run(path)
    for theme, layout, dpr in (
        (room_called("seaside"), SMALL, 1.0),
        (FOREST, LARGE, 1.0),
        (FOREST, SMALL, 2.0),
    ):
        painted.clear()
        Backdrop(theme, kept=KeptPicture(path)).picture(layout, dpr)
        assert painted == [layout]


def test_a_truncated_file_is_replaced(path: Path, painted: list[Layout]) -> None:
    first = run(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-100])
    assert run(path).toImage() == first.toImage()
    assert path.read_bytes() == whole


def test_a_picture_of_another_version_is_shown_only_once(path: Path) -> None:
    first = run(path).toImage()
    other = QPixmap(first.size())
    other.fill(QColor("#ff0000"))
    KeptPicture(path).write(("forest", SMALL, 1.0), other)
    WRITER.wait()
    assert run(path).toImage() == other.toImage()
    assert run(path).toImage() == first


def test_an_unwritable_folder_is_ignored(path: Path) -> None:
    path.parent.write_text("no folder")
    run(path)
    assert path.parent.read_text() == "no folder"
