"""Contrasts of every theme: at least 4.5 to 1 for text and 3 to 1 for controls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing.room import mix
from cardtable.ui.drawing.theme import CONTRAST, FOREST, Theme, room_called
from cardtable.ui.table.items.drawer import FAINTEST
from cardtable.ui.widgets.controls import Segmented
from cardtable.ui.widgets.looks import CHIPS, FIELD, ring
from cardtable.ui.widgets.pickers import PaperChip, Switch
from cardtable.ui.widgets.style import restyle
from tests.ui.drawing.test_rooms import LARGE, READ, ROOMS, contrast

Ground = Callable[[Theme], str]

HIGH = room_called(CONTRAST)

ROOM = ("panel", "room_top", "room_low")
PAPER = ("paper", "paper_raised", "paper_sunk")

TEXT: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("ink", (*PAPER, "warm", "brass")),
    ("ink_muted", PAPER),
    ("accent", ("paper", "paper_raised")),
    ("accent_text", ("accent",)),
    ("good", ("paper", "paper_raised", "paper_sunk")),
    ("clash", ("clash_ground", "paper")),
    ("bust_text", ("bust",)),
    ("over_text", ("over",)),
    ("refused_text", ("refused",)),
    ("missed_text", ("missed",)),
    ("wrong_text", ("wrong",)),
    ("panel_text", ROOM),
    ("panel_muted", ROOM),
    ("gilt", ("panel",)),
)
"""Colors of text, and the grounds they are written on."""

LAID: dict[str, tuple[Ground, Ground]] = {
    "an old line of the list of moves": (
        lambda room: mix(room.panel, room.panel_muted, FAINTEST), lambda room: room.panel,
    ),
    "a name in an old line": (
        lambda room: mix(room.panel, room.panel_text, FAINTEST), lambda room: room.panel,
    ),
    "a call before the last": (lambda room: room.ink_muted, lambda room: mix(room.paper, room.panel, 0.16)),
    "the note of a door": (lambda room: room.panel_muted, lambda room: mix(room.panel, room.wash, 0.14)),
    "the icon of a door": (lambda room: room.gilt, lambda room: mix(room.panel, room.wash, 0.14)),
    "a chip in the room": (lambda room: room.panel_text, lambda room: mix(room.room_top, room.wash, 0.18)),
    "an empty field": (lambda room: room.panel_muted, lambda room: mix(room.room_top, room.wash, FIELD)),
    "an empty field below": (lambda room: room.panel_muted, lambda room: mix(room.room_low, room.wash, FIELD)),
    "words on good": (lambda room: "#FFFFFF", lambda room: room.good),
    "words on what is skipped": (lambda room: "#FFFFFF", lambda room: room.skipped),
}  # fmt: skip
"""Text with a mixed color or on a mixed ground."""

CONTROLS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("control", (*PAPER, *ROOM)),
    ("good", ("paper", "paper_sunk", "paper_raised")),
    ("paper_raised", ("control", "good")),
    ("accent", ("paper", "paper_raised", "panel")),
    ("low", ("panel",)),
    ("mid", ("panel",)),
    ("high", ("panel",)),
    ("edge", ("brass",)),
    ("wrong_line", ("paper_raised",)),
    ("off", ("paper", *ROOM)),
)
"""Colors that show a control or its state, and the colors next to them."""

DECORATION = {
    "pattern_line", "felt_line", "panel_line", "paper_line", "bust_line", "over_line", "refused_line",
    "warm_line", "clash_line", "card_shade", "wash",
}  # fmt: skip
"""Colors without a meaning."""

NO_COLORS = {"name", "pattern", "pattern_strength", "rim_kind", "back", "deck", "text"}


def too_near(
    pairs: Sequence[tuple[str, tuple[str, ...]]], least: float, rooms: Sequence[Theme] = ROOMS
) -> list[str]:
    """Return the colors with too little contrast to their ground, with their room."""
    return [
        f"{role} on {ground} in {room.name}"
        for room, (role, grounds) in product(rooms, pairs)
        for ground in grounds
        if contrast(getattr(room, role), getattr(room, ground)) < least
    ]


def test_text_has_enough_contrast() -> None:
    assert too_near(TEXT, READ) == []


def test_the_room_with_high_contrast_has_more() -> None:
    """Text has 7 to 1, the highest level of WCAG 2; controls have 4, and frames are clear.

    The accent is used on white and on black, which leaves 5 to 1 for text and 3 for signs.
    """
    most = [(role, grounds) for role, grounds in TEXT if role not in ("accent", "accent_text")]
    signs = [(role, grounds) for role, grounds in CONTROLS if role != "accent"]
    assert too_near(most, 7, (HIGH,)) == too_near(TEXT, 5, (HIGH,)) == too_near(signs, 4, (HIGH,)) == []
    for line, ground in (("panel_line", "panel"), ("paper_line", "paper"), ("felt_line", "felt")):
        high_ground = getattr(HIGH, ground)
        assert (
            contrast(getattr(HIGH, line), high_ground if isinstance(high_ground, str) else high_ground[0])
            >= 7
        ), line


def test_text_on_mixed_colors_has_enough_contrast() -> None:
    for room, (what, (color, ground)) in product(ROOMS, LAID.items()):
        assert contrast(QColor(color(room)).name(), QColor(ground(room)).name()) >= READ, (what, room.name)


def test_effects_of_cards_have_enough_contrast() -> None:
    for kind, colors in CHIPS.items():
        assert contrast(*colors) >= READ, kind


def test_controls_have_enough_contrast() -> None:
    assert too_near(CONTROLS, LARGE) == []


def test_every_color_is_checked() -> None:
    pairs = (*TEXT, *CONTROLS)
    used = {role for role, _ in pairs} | {ground for _, grounds in pairs for ground in grounds}
    used |= DECORATION | {"felt", "rim", "skipped"}
    assert {*Theme.__annotations__} - NO_COLORS == used


def contrast_across(image: QImage, ground: str) -> float:
    """Return the greatest contrast to the ground on a line across the middle of a control."""
    y, ratio = image.height() // 2, image.devicePixelRatioF()
    colors = {image.pixelColor(QPoint(x, y)).name() for x in range(2, round(image.width() / ratio) - 2)}
    return max(contrast(color, ground) for color in colors)


def test_painted_controls_have_enough_contrast(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    """A chosen segment, a switch that is off and a chip that is off: each by its line or ground."""
    for room in ROOMS:
        with subtests.test(room.name):
            theme = room.like()
            restyle(theme)
            segments = Segmented("Pace", [("a", ""), ("b", "")])
            segments.choose("a")
            switch, chip = Switch("Sound"), PaperChip("")
            for control, ground in ((segments, theme.paper_sunk), (switch, theme.paper), (chip, theme.paper)):
                qtbot.addWidget(control)
                control.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
                control.resize(200, 48)
                control.show()
                assert contrast_across(control.grab().toImage(), ground) >= LARGE, control


def test_a_painted_ring_and_an_active_switch_have_enough_contrast(qtbot: QtBot) -> None:
    for room in ROOMS:
        for ground in (room.panel, room.room_top, room.room_low, room.paper, *room.felt):
            image = QImage(60, 30, QImage.Format.Format_RGB32)
            image.fill(QColor(ground))
            painter = QPainter(image)
            ring(painter, room, QRectF(4, 2, 52, 26), 13)
            painter.end()
            assert contrast_across(image, ground) >= LARGE, (room.name, ground)
        theme = room.like()
        restyle(theme)
        switch = Switch("Sound")
        qtbot.addWidget(switch)
        switch.setChecked(True)
        switch.resize(switch.sizeHint())
        assert contrast_across(switch.grab().toImage(), theme.paper) >= LARGE, room.name


def test_the_ring_around_a_brass_button_is_not_of_brass(qtbot: QtBot) -> None:
    for room in ROOMS:
        image = QImage(60, 30, QImage.Format.Format_RGB32)
        image.fill(QColor(room.brass))
        with QPainter(image) as painter:
            ring(painter, room, QRectF(4, 2, 52, 26), 13, on_brass=True)
        seen = {image.pixelColor(30, y).lightness() for y in range(2, 8)}
        assert max(seen) > QColor(room.brass).lightness() + 20, room.name


def test_an_empty_picture_has_no_contrast(qtbot: QtBot) -> None:
    image = QImage(40, 10, QImage.Format.Format_RGB32)
    image.fill(QColor(FOREST.paper))
    assert contrast_across(image, FOREST.paper) == 1
