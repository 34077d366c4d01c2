"""The choices of looks as pictures: rooms, decks, and backs of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QButtonGroup, QWidget

from cardtable.language import SPEECH, say
from cardtable.storage.settings import VALUES
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.room import wallpaper
from cardtable.ui.drawing.theme import BY_GAME, DARK, LIGHT, SYSTEM, Theme, lettered, room_called
from cardtable.ui.table.items.small_table import small_table
from cardtable.ui.table.motion.look import empty_look
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.pickers import PictureChoice

Names = Mapping[str, str]
"""The names of all values of a setting."""

Draw = Callable[[QPainter, QRectF, Theme, str, Names], None]
"""Draws a value's look into a rectangle, in the current theme, beside looks with these names."""

_NAME = 14
"""The text size of a choice's name, in pixels."""

_SMALLEST = 11
"""The text size if one of the words is wider than the picture otherwise."""

_FANS = {
    "classic": ("AH", "KS", "QD"),
    "four-colour": ("7D", "8C", "9S"),
    "jumbo": ("AH", "KS", "QD"),
    "jumbo-four-colour": ("7D", "8C", "9S"),
}


class Pictures(QWidget):
    """A picture for each value of a setting, of which one is chosen; `note` names the setting."""

    chosen = Signal(str)

    def __init__(
        self,
        theme: Theme,
        note: str,
        offered: Sequence[tuple[str, str]],
        size: QSize,
        draw: Draw,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(note)
        self.choices: dict[str, PictureChoice] = {}
        """The choices by value, in order."""
        group = QButtonGroup(self)
        rows = FlowLayout(on=self, gap=6, fills=True)
        names = dict(offered)
        for value, title in offered:

            def picture(painter: QPainter, rect: QRectF, value: str = value) -> None:
                draw(painter, rect, theme, value, names)

            choice = PictureChoice(theme, title, picture, size, self)
            choice.setAutoExclusive(True)
            choice.clicked.connect(lambda _=False, value=value: self.chosen.emit(value))
            group.addButton(choice)
            rows.addWidget(choice)
            self.choices[value] = choice

    def choose(self, value: str) -> None:
        """Show a value as chosen. Emits nothing."""
        self.choices[value].setChecked(True)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        next(one for one in self.choices.values() if one.isChecked()).setFocus(reason)


def rooms() -> list[tuple[str, str]]:
    """Return the rooms that can be chosen, each with its name."""
    return [(str(room), say(f"settings-room-{room}")) for room in VALUES["theme"]]


def decks() -> list[tuple[str, str]]:
    """Return the decks that can be chosen, each with its name."""
    return [(str(deck), say(f"settings-deck-{deck}")) for deck in VALUES["deck"]]


def backs() -> list[tuple[str, str]]:
    """Return the backs that can be chosen, each with its name."""
    return [(str(back), say(f"settings-back-{back}")) for back in VALUES["back"] if back]


def room_picture(painter: QPainter, rect: QRectF, theme: Theme, room: str, names: Names) -> None:
    """Draw a room with a small table and its name; a setting for several is half one, half another."""
    place = _above_name(painter, rect, theme, room, names)
    shape = QPainterPath()
    shape.addRoundedRect(place, 12, 12)
    painter.save()
    painter.setClipPath(shape)
    one, other = {SYSTEM: (LIGHT, DARK), BY_GAME: ("cabin", "playroom")}.get(room, (room, ""))
    _small_room(painter, place, theme, one)
    if other:
        half = QPainterPath(place.topRight())
        half.lineTo(place.bottomRight())
        half.lineTo(place.bottomLeft())
        painter.setClipPath(shape & half)
        _small_room(painter, place, theme, other)
    painter.restore()
    paint.fill_round(painter, place, 12, None, theme.paper_line, 1)


def _small_room(painter: QPainter, place: QRectF, theme: Theme, room: str) -> None:
    painter.save()
    painter.translate(place.topLeft())
    wallpaper(painter, room_called(room), QRectF(0, 0, place.width(), place.height()))
    size = place.size() * 1.1
    picture = _table_in(room, theme.deck, size.width(), size.height(), paint.dpr_of(painter))
    painter.drawPixmap(QPointF(-0.05 * place.width(), -0.05 * place.height() - 1), picture)
    painter.restore()


@pictures.kept
def _table_in(room: str, deck: str, width: float, height: float, dpr: float) -> QPixmap:
    """Return a small table in a room, which looks the same in whatever room the page is."""
    shown = room_called(room).like()
    shown.deck = deck
    sample = replace(empty_look(0, stock=30), total=72, pile=("8D", "KS"))
    return small_table(shown, (), sample, QSizeF(width, height), dpr)


def deck_picture(painter: QPainter, rect: QRectF, theme: Theme, deck: str, names: Names) -> None:
    """Draw three cards of a deck on felt, with its name."""
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, QColor(theme.felt[1]))
    light.setColorAt(1, QColor(theme.felt[2]))
    place = _above_name(painter, rect, theme, deck, names)
    paint.fill_round(painter, place, 12, light)
    shown = lettered(deck, SPEECH.letters)
    width = min(62.0, place.width() * 0.42, (place.height() - 12) / 1.5)
    for number, code in enumerate(_FANS[deck]):
        picture = pictures.face(code, round(width), paint.dpr_of(painter), shown)
        x = place.center().x() + (number - 1) * width * 0.62
        y = place.center().y() - 1 + abs(number - 1) * 4
        turn, radius = (number - 1) * 9, width * 0.07
        paint.turned_card(painter, picture, x, y, width, turn, radius, blur=5, dy=2, strength=0.3)


def back_picture(painter: QPainter, rect: QRectF, back: str, names: Names) -> None:
    """Draw a card face down."""
    height = rect.height() - 2
    width = height / pictures.CARD_RATIO
    at, dpr = rect.center(), paint.dpr_of(painter)
    picture = pictures.back(back, round(width), dpr)
    paint.turned_card(painter, picture, at.x(), at.y(), width, 0, width * 0.07, blur=3, dy=1, strength=0.3)


def _above_name(painter: QPainter, rect: QRectF, theme: Theme, value: str, names: Names) -> QRectF:
    """Write a value's name at the foot of `rect`, and return the room above, the same for all names."""
    fitted = {one: _fitted(name, rect, theme.text) for one, name in names.items()}
    foot = max(_height(size, lines) for size, lines in fitted.values())
    place = rect.adjusted(0, 0, 0, -foot)
    size, lines = fitted[value]
    at = QPointF(rect.center().x(), place.bottom() + 3 + size * 0.6)
    for number, line in enumerate(lines):
        paint.text(painter, at.x(), at.y() + number * size * 1.2, line, size, theme.ink, 800, paint.CENTER)
    return place


def _fitted(name: str, rect: QRectF, grown: float) -> tuple[float, list[str]]:
    """Return the text size of a name and its lines, as large as fits at the foot of `rect`."""
    size, room = _NAME * grown, rect.width() - 4
    lines = paint.lines_of(name, room, size, 800)
    while (size > _NAME and len(lines) * size > rect.height() * 0.36) or (
        size > _SMALLEST and any(paint.text_width(line, size, 800) > room for line in lines)
    ):
        size -= 1
        lines = paint.lines_of(name, room, size, 800)
    return size, lines


def _height(size: float, lines: Sequence[str]) -> float:
    return size * 1.2 * len(lines) + 3
