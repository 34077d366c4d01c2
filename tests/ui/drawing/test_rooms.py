"""Rooms are readable and look different, and no back shows which way up a card lies."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

import cardtable.ui
from cardtable.resources import resource
from cardtable.rules.families import families, room_of
from cardtable.storage.settings import OWN_BACK, VALUES
from cardtable.ui.drawing import pictures, theme
from cardtable.ui.drawing.room import mix, wallpaper
from cardtable.ui.drawing.tables import QUIET, QUIETLY, felt_table
from cardtable.ui.drawing.theme import BY_GAME, DARK, LIGHT, SYSTEM, Theme, room_called, theme_called
from cardtable.ui.features.settings.look_choices import backs, decks, room_picture, rooms
from cardtable.ui.table.items.total_line import ON_FELT

ROOMS = tuple(room_called(name) for name in theme.ROOMS)

READ, LARGE = 4.5, 3.0
"""Contrasts for text, and for large text and signs."""


def brightness(color: str) -> float:
    """Return the relative luminance of a color, 0 to 1, as in WCAG 2."""
    parts = QColor(color).getRgbF()[:3]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colors, 1 to 21."""
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def test_rooms_match_their_files() -> None:
    for room in ROOMS:
        said: dict[str, object] = {}
        for name in ("common", room.name):
            said |= tomllib.loads(resource("rooms", f"{name}.toml").read_text("utf-8"))
        for role, value in said.items():
            assert getattr(room, role) == (tuple(value) if isinstance(value, list) else value), room.name


def test_text_on_quiet_felt_has_enough_contrast(subtests: pytest.Subtests) -> None:
    for room in ROOMS:
        with subtests.test(room.name):
            for felt in room.felt:
                assert contrast(ON_FELT, mix(felt, QUIET, QUIETLY)) >= READ


def test_the_focus_ring_is_visible_on_every_ground(subtests: pytest.Subtests) -> None:
    """One of its two colors stands out."""
    for room in ROOMS:
        with subtests.test(room.name):
            assert contrast(room.edge, room.brass) >= LARGE
            for ground in (room.panel, room.room_low, room.room_top, *room.felt, room.paper):
                assert max(contrast(room.edge, ground), contrast(room.brass, ground)) >= LARGE


def test_there_are_light_and_dark_rooms_and_one_of_each_follows_the_system() -> None:
    light = {room.name for room in ROOMS if brightness(room.room_top) > 0.5}
    assert 2 <= len(light) <= len(ROOMS) - 2
    assert theme_called(SYSTEM, dark=False).name == LIGHT
    assert LIGHT in light
    assert theme_called(SYSTEM, dark=True).name == DARK
    assert DARK not in light


def test_families_have_rooms_that_there_are() -> None:
    rooms_of = {family.room for family in families()} - {""}
    assert len(rooms_of) >= 4
    assert rooms_of <= {*theme.ROOMS}
    assert room_of("ninety-nine-norwich-2022") == room_of("ninety-nine-icelandic") == "cabin"
    assert room_of("ninety-nine") == room_of("own-game") == ""


def painted(room: Theme) -> QImage:
    """Return a picture of a corner of the room and its table."""
    image = QImage(240, 160, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wallpaper(painter, room, QRectF(image.rect()))
    felt_table(painter, room, QRectF(100, 50, 400, 300), 1.0)
    painter.end()
    return image


def test_rooms_differ_not_only_in_colors(qtbot: QtBot) -> None:
    for one, other in combinations(ROOMS, 2):
        dressed = other.like()
        for role in ("room_top", "room_low", "felt", "rim", "brass", "pattern_line", "pattern_strength"):
            setattr(dressed, role, getattr(one, role))
        assert painted(dressed) != painted(one), (one.name, other.name)
    assert len({room.back for room in ROOMS}) == len(ROOMS)


def test_every_room_and_back_can_be_chosen() -> None:
    assert [name for name, _ in rooms()] == [BY_GAME, *(room.name for room in ROOMS), SYSTEM]
    assert set(VALUES["theme"]) == {name for name, _ in rooms()}
    assert {room.back for room in ROOMS} <= {name for name, _ in backs()}
    assert set(VALUES["back"]) == {"", *(name for name, _ in backs())}
    for offered in (rooms(), decks(), backs()):
        assert len({title for _, title in offered}) == len(offered)


def test_backs_look_the_same_either_way_up(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    """Otherwise a card that was turned around could be recognized."""
    for back in [name for name, _ in backs() if name != OWN_BACK]:
        with subtests.test(back):
            image = pictures.back(back, 100).toImage().convertToFormat(QImage.Format.Format_ARGB32)
            turned = image.transformed(QTransform().rotate(180))
            assert image.size().height() == round(image.size().width() * pictures.CARD_RATIO)
            assert image.pixelColor(0, 0).alpha() == 0, "the corners are round"
            apart = [
                abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())
                for x in range(4, 96, 3)
                for y in range(4, 136, 3)
                for a, b in [(image.pixelColor(x, y), turned.pixelColor(x, y))]
            ]
            assert sum(apart) / len(apart) < 24


def test_walls_and_tables_are_drawn_without_enums_of_qt() -> None:
    """They are in the first picture of the window, which must not wait for the enums."""
    code = (
        "import os, PySide6.QtCore as core\n"
        "from PySide6.QtGui import QGuiApplication, QPainter\n"
        "from cardtable.ui.drawing import tables, room, theme\n"
        "app = QGuiApplication([])\n"
        "picture, place = room.blank(90, 60, 1), core.QRectF(9, 9, 60, 40)\n"
        "painter = QPainter(picture)\n"
        "for one in map(theme.room_called, theme.ROOMS):\n"
        "    room.wallpaper(painter, one, place)\n"
        "    tables.felt_table(painter, one, place, 0.5)\n"
        "painter.end()\n"
        "print('Qt' in vars(core))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_no_faint_white_is_used_because_light_rooms_would_not_show_it() -> None:
    """The theme's wash is used instead; only the light on the table's rim is white in every room."""
    faint = re.compile(r'alpha\("#[Ff]{6}", 0\.[0-4]')
    sources = sorted(Path(cardtable.ui.__file__).parent.rglob("*.py"))
    assert [path.name for path in sources if faint.search(path.read_text(encoding="utf-8"))] == ["tables.py"]


def test_a_name_of_two_lines_makes_no_picture_smaller_than_its_neighbors(qtbot: QtBot) -> None:
    names = {"forest": "Pine parlor", "salon": "A salon in the color of burgundy"}

    def height(room: str) -> int:
        image = QImage(110, 110, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        room_picture(painter, QRectF(image.rect()), ROOMS[0], room, names)
        painter.end()
        return sum(image.pixelColor(1, y).alpha() > 0 for y in range(image.height()))

    assert height("forest") == height("salon")
