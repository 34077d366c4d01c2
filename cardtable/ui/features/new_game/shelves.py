"""The gallery's shelves, each a family of games with its art, hook and facts, and the head of the sheet."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QObject,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QListView, QStyleOptionViewItem, QWidget

from cardtable.language import say
from cardtable.rules.families import Family
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.family_art import ART, draw_art
from cardtable.ui.shared.games_list import Game, players_text, players_words, time_text
from cardtable.ui.widgets.scrolling import FittedList, Index, PlateDelegate

SHELF_ROLE = Qt.ItemDataRole.UserRole + 1
FACTS_ROLE = SHELF_ROLE + 1

_WIDTH, _HEIGHT = 414.0, 142.0
"""The usual size of a shelf in pixels."""
_LEAST_WIDTH = 262.0
"""Least width of a shelf in pixels; below this there is one column."""
_LEAST, _MOST = 0.74, 1.25
"""Least and greatest scale of a shelf; below the least the list scrolls."""
_TIGHT = 0.92
"""Scale by which shelves shrink further if that spares scrolling by a few pixels."""
_MARGIN = 7
_RADIUS, _SHEET_RADIUS = 18.0, 24.0

_NAME_LEADING, _HOOK_LEADING = 1.1, 1.22
"""Line distances of name and hook in the head of the sheet, in multiples of the text size."""

Facts = tuple[tuple[str, str], ...]
"""Icons with a few words each."""


@dataclass(frozen=True)
class Shelf:
    """A family with its games, the classic first."""

    family: Family
    games: tuple[Game, ...]

    @property
    def least(self) -> int:
        return min(game.min_players for game in self.games)

    @property
    def most(self) -> int:
        return max(game.max_players for game in self.games)

    @property
    def age(self) -> int:
        return min(game.age for game in self.games)

    def facts(self, players: int) -> Facts:
        """Return the number of players, the length of the classic with `players`, and the age."""
        return (
            ("people", players_text(self.least, self.most)),
            ("clock", time_text(self.games[0], players)),
            ("cake", say("games-age", age=self.age)),
        )


def shelves_of(games: Sequence[Game]) -> tuple[Shelf, ...]:
    """Return the shelves of these games, in order."""
    families = dict.fromkeys(game.family.id for game in games)
    by_shelf = {name: tuple(game for game in games if game.family.id == name) for name in families}
    return tuple(Shelf(several[0].family, several) for several in by_shelf.values())


class ShelvesModel(QAbstractListModel):
    """The model of the shelves; `SHELF_ROLE` returns the `Shelf`, `FACTS_ROLE` its `Facts`."""

    def __init__(self, shelves: Sequence[Shelf], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.shelves = tuple(shelves)
        self._players = 0

    def show_players(self, players: int) -> None:
        """Show the lengths of games with this number of players."""
        if players != self._players:
            self._players = players
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1), [FACTS_ROLE])

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.shelves)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        shelf = self.shelves[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return shelf.family.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            family = shelf.family
            return say("games-shelf-spoken", family=family.name, count=len(shelf.games), hook=family.hook)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            players, time = players_words(shelf.least, shelf.most), time_text(shelf.games[0], self._players)
            return say("shared-facts", players=players, time=time, age=shelf.age)
        if role == FACTS_ROLE:
            return shelf.facts(self._players)
        return shelf if role == SHELF_ROLE else None

    def row_of(self, family: str) -> int:
        """Return the row of the family with that id, -1 if there is none."""
        return next((row for row, shelf in enumerate(self.shelves) if shelf.family.id == family), -1)


class Shelves(FittedList):
    """The list of shelves, in two columns if there is room; Right in the last column leaves it."""

    right_asked = Signal()

    def __init__(self, theme: Theme, shelves: Sequence[Shelf], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.shelves = ShelvesModel(shelves, self)
        self.setModel(self.shelves)
        self.setAccessibleName(say("games-families"))
        self.setAccessibleDescription(say("games-families-keys"))
        self._tiles = ShelfDelegate(theme, self)
        self.setItemDelegate(self._tiles)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)

    @property
    def shelf(self) -> Shelf | None:
        """The chosen shelf, None if there is none."""
        index = self.currentIndex()
        return self.shelves.shelves[index.row()] if index.isValid() else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        row = self.currentIndex().row()
        is_last = (row + 1) % self._columns == 0 or row + 1 == self.shelves.rowCount()
        if plain and event.key() == Qt.Key.Key_Right and is_last:
            self.right_asked.emit()
        else:
            super().keyPressEvent(event)

    @property
    def _columns(self) -> int:
        return 2 if self.viewport().width() - 2 >= 2 * _LEAST_WIDTH * self.theme.text else 1

    def measure(self) -> None:
        width, columns = self.viewport().width() - 2, self._columns
        lines = math.ceil(self.shelves.rowCount() / columns)
        usual = _HEIGHT * (1 + (self.theme.text - 1) * 0.75) + 2 * _MARGIN
        least = usual * (_LEAST if self.theme.text == 1 else 1)
        fitting = (self.viewport().height() - 1) / lines
        height = min(_MOST * usual, fitting) if fitting >= _TIGHT * least else least
        self._tiles.tile = QSize(width // columns, math.floor(height))
        self._tiles.scale = max(_LEAST, min(_MOST, height / usual, width / columns / _WIDTH))


class ShelfDelegate(PlateDelegate):
    """Draws a shelf: its art on the left, beside it name, hook and facts.

    The chosen one has a red edge and a tick.
    """

    plate = "shelf"
    margins = (_MARGIN, _MARGIN)

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self.tile = QSize(round(_WIDTH), round(_HEIGHT))
        self.scale = 1.0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.tile

    def draw_plate(self, painter: QPainter, place: QRectF, chosen: bool, hovered: bool) -> None:
        paint.shadow(painter, place, _RADIUS, blur=8, dy=3, strength=0.40)
        if chosen:
            paint.fill_round(painter, place.adjusted(-3.5, -3.5, 3.5, 3.5), _RADIUS + 3.5, self.theme.accent)
        super().draw_plate(painter, place, chosen, hovered)

    def draw_item(self, painter: QPainter, place: QRectF, index: Index, chosen: bool) -> None:
        theme, shelf = self.theme, index.data(SHELF_ROLE)
        part = 0.36 if theme.text == 1 else 0.28
        art = QRectF(place.left(), place.top(), min(ART * self.scale, place.width() * part), place.height())
        shape = QPainterPath()
        shape.addRoundedRect(place, _RADIUS, _RADIUS)
        draw_art(painter, art, shape, shelf.family, theme.deck, self.scale)
        self._tag(painter, art, shelf)
        self._words(painter, QRectF(art.topRight(), place.bottomRight()), shelf, index.data(FACTS_ROLE))
        if chosen:
            paint.disc(painter, place.right() - 9, place.top() + 9, 13, theme.accent, "#FFFFFF", 2.5)
            paint.icon(painter, "check", place.right() - 9, place.top() + 9, 16, "#FFFFFF", 3)

    def _tag(self, painter: QPainter, art: QRectF, shelf: Shelf) -> None:
        """Draw how many games there are, if there are several."""
        if len(shelf.games) == 1:
            return
        size, count = 14.0 * max(1.0, self.theme.text), str(len(shelf.games))
        x, y, line = art.center().x(), art.bottom() - size * 1.3, paint.alpha(self.theme.brass, 0.7)
        paint.pill(painter, x, y, count, size, "#FFFFFF", "#13201D", line=line, cast=False, mark="cards")

    def _words(self, painter: QPainter, place: QRectF, shelf: Shelf, facts: Facts) -> None:
        """Draw the name at the top, the facts at the bottom, and the hook between."""
        theme, s = self.theme, self.scale
        t = theme.text
        x = place.left() + max(10.0, 19 * s)
        width = place.right() - x - 12
        size = paint.fitting(shelf.family.name, max(16.0, 20 * s) * theme.room, 900, width - 10, 14)
        top = place.top() + size * 0.5 + max(9.0, 22 * s)
        paint.text(painter, x, top, shelf.family.name, size, theme.ink, 900, width=width)
        small = max(13.0, 14 * s) * t
        foot = place.bottom() - small * 0.5 - max(8.0, 17 * s)
        if theme.text > 1 and facts_width(facts, small) > 1.2 * width:
            draw_facts(painter, x, foot, facts[-1:], small, theme.ink_muted, width)
            foot -= small * 1.4
            facts = facts[:-1]
        draw_facts(painter, x, foot, facts, small, theme.ink_muted, width)
        hook = max(13.0, 15 * s) * t
        lines = paint.lines_of(shelf.family.hook, width, hook, 600)
        room = foot - small * 0.7 - top - size * 0.65
        while hook > 11 and len(lines) * hook * 1.25 > room:
            hook -= 1
            lines = paint.lines_of(shelf.family.hook, width, hook, 600)
        fit = max(1, int(room / (hook * 1.25)))
        lines = [*lines[: fit - 1], " ".join(lines[fit - 1 :])]
        for number, line in enumerate(lines):
            y = top + size * 0.75 + hook * 0.55 + number * hook * 1.25
            paint.text(painter, x, y, line, hook, theme.ink_muted, 600, width=width + 2)


def draw_facts(
    painter: QPainter, x: float, y: float, facts: Facts, size: float, color: str, width: float
) -> None:
    """Draw icons with their words rightwards from `x`, smaller if they don't fit in `width`."""
    size = min(size, size * width / facts_width(facts, size))
    for mark, words in facts:
        paint.icon(painter, mark, x + size * 0.6, y, size * 1.25, color, 2.1)
        x += size * 1.55
        x += paint.text(painter, x, y, words, size, color, 700) + size * 1.15


def facts_width(facts: Facts, size: float) -> float:
    """Return the width of facts in pixels."""
    words = sum(paint.text_width(words, size, 700) for _, words in facts)
    return words + size * (1.55 * len(facts) + 1.15 * (len(facts) - 1)) + 2


def draw_head(theme: Theme, family: Family, below: str, painter: QPainter, area: QRectF) -> None:
    """Draw the head of the sheet: the chosen family's art and name, and words below it."""
    shape = QPainterPath()
    shape.addRoundedRect(area.adjusted(0, 0, 0, _SHEET_RADIUS), _SHEET_RADIUS, _SHEET_RADIUS)
    scale = min(area.height() / 128, 1.3) * 1.15
    draw_art(painter, area, shape, family, theme.deck, scale, wide=True)
    art = 78 * scale + area.height() / pictures.SCENE_RATIO if family.art.picture else ART * scale
    x, width = 24.0, area.width() - art - 34
    size, hook = paint.fitting(family.name, 30 * theme.room, 900, width, 20), 15.0 * theme.text
    while hook > 13 and _words_height(family.name, below, width, size, hook) > area.height() - 14:
        size, hook = max(18.0, size - 1), hook - 1
    y = area.center().y() - _words_height(family.name, below, width, size, hook) / 2
    for line in paint.lines_of(family.name, width, size, 900):
        paint.text(painter, x, y + size * 0.55, line, size, "#FFFFFF", 900)
        y += size * _NAME_LEADING
    for line in _lines(below, width, hook):
        paint.text(painter, x, y + hook * 0.66, line, hook, paint.alpha("#FFFFFF", 0.9), 700)
        y += hook * _HOOK_LEADING


def _lines(words: str, width: float, size: float) -> list[str]:
    return paint.lines_of(words, width, size, 700) if words else []


def _words_height(name: str, below: str, width: float, size: float, small: float) -> float:
    """Return the height of a name and the words below it, wrapped to a width, in pixels."""
    lines = len(paint.lines_of(name, width, size, 900))
    return lines * size * _NAME_LEADING + len(_lines(below, width, small)) * small * _HOOK_LEADING
