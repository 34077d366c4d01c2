"""The drawer at the right: the moves of this deal, newest at the bottom, and what the cards do.

Background, card values and every move are pictures, so that only a new move is drawn.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QStyleOptionGraphicsItem, QWidget

from cardtable.cards.faces import suit_of
from cardtable.language import say, word
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import LEFT, RIGHT, alpha, fill_round, shadow, text, text_width
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.backdrop import drawer_ground
from cardtable.ui.table.items.cached_item import CachedItem, copy_picture
from cardtable.ui.table.items.chips import chip, chip_width, short_name, suit_mark, words_of_cards
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.words.narrator import Line
from cardtable.ui.widgets.tool_tips import tip

_PAD = 20.0
_HEADER = 62.0
_CAST = 8.0
"""The reach of the shadow of the newest move."""

FAINTEST = 0.88
"""The opacity of the oldest moves, at which text is still readable in every room."""

_CHIPS = (28.0, 25.0, 22.0, 19.0)
"""Heights of the card of a move; the first that fits beside the text is used."""


def _sized(theme: Theme, size: float) -> float:
    """Return the size of text that is `size` at the usual setting."""
    return max(size, min(size * theme.text, 34.0))


class Drawer(CachedItem):
    """Moves and card values: beside the table, over its right side, or hidden."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._size = (0.0, 0.0)
        self.title = DrawerTitle(theme, self)
        self.values = CardValues(theme, self)
        self.rows = MoveRows(theme, self)

    def arrange(self, layout: Layout) -> None:
        width = layout.drawer or layout.over
        self.setVisible(width > 0)
        self._size = (width, layout.height)
        self.set_area(QRectF(-16, 0, width + 16, layout.height))
        self.place(layout.width - width, 0)
        self.title.arrange(width)
        self.values.arrange(width, layout.height)
        self.rows.arrange(width, self.values.top)

    def show_moves(
        self, deal: int, moves: Sequence[Line], values: Sequence[CardValue], renewals: int = 0
    ) -> None:
        """Show a deal's moves and the card values.

        `renewals` is how often the stock was renewed, which may change card values.
        """
        is_new_deal = self.title.show_deal(deal)
        if self.values.show_values(tuple((value.faces, value.after(renewals)) for value in values)):
            self.rows.arrange(self._size[0], self.values.top)
        self.rows.show_moves(tuple(moves), is_new_deal)

    def draw(self, painter: QPainter) -> None:
        (w, h), theme = self._size, self.theme
        if w <= 0:
            return
        drawer_ground(painter, theme, w, h)
        painter.fillRect(QRectF(_PAD, _HEADER, w - 2 * _PAD, 1), alpha(theme.panel_text, 0.12))


class DrawerTitle(CachedItem):
    """The title of the drawer `parent`, with the number of the deal, so that no more fades at a new deal."""

    def __init__(self, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(theme, parent)
        self._deal = 0
        self._width = 0.0

    def arrange(self, width: float) -> None:
        self._width = width
        self.set_area(QRectF(0, 0, width, _HEADER))

    def show_deal(self, deal: int) -> bool:
        """Set the number of the deal, 0 for none; return whether it changed."""
        if deal == self._deal:
            return False
        self._deal = deal
        self.redraw()
        return True

    def draw(self, painter: QPainter) -> None:
        theme, title = self.theme, say("board-moves")
        size, note = _sized(theme, 20), _sized(theme, 14)
        text(painter, _PAD, 32, title, size, theme.panel_text, 900)
        if self._deal:
            deal = say("board-deal", number=self._deal)
            x = _PAD + text_width(title, size, 900) + 10
            text(painter, x, 33, deal, note, theme.panel_muted, 600, LEFT, self._width - 64 - x)


class MoveRows(CachedItem):
    """The moves between title and card values of the drawer `parent`, in its coordinates.

    A row is short; its tooltip has the whole sentence. The list scrolls as moves are added or taken back.
    """

    def __init__(self, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(theme, parent)
        self._moves: tuple[Line, ...] = ()
        self._former: tuple[Line, ...] = ()
        self._from = -1.0
        """The moves listed before, and where the list was scrolled to."""
        self._replaces_list = False
        self._width = self._bottom = 0.0
        self._drawn: dict[tuple[Line, bool], QPixmap] = {}
        self._coming: dict[tuple[Line, bool], QPixmap] = {}
        """Rows drawn in advance, as the newest or not."""
        self.setAcceptHoverEvents(True)

    def arrange(self, width: float, bottom: float) -> None:
        self._width, self._bottom = width, bottom
        self.set_area(QRectF(0, _HEADER + 2, width, max(0.0, bottom - _HEADER - 2)))

    def show_moves(self, moves: tuple[Line, ...], is_new_deal: bool = False) -> None:
        """List these moves, newest last; for a new deal, they fade in after the old ones have faded out."""
        if moves != self._moves:
            self._from, self._former, self._moves = self._at, self._moves, moves
            self._replaces_list = is_new_deal or not moves or not self._former
            self.update()

    def warm(self, moves: Sequence[Line], dpr: float) -> Iterator[None]:
        """Draw the rows of coming moves in advance, one at a time."""
        listed = len(self._moves)
        recent = moves[max(0, listed - 1) :]
        self._coming = {key: row for key, row in self._coming.items() if key[0] in recent}
        for key in [(move, newest) for move in moves[listed:] for newest in (True, False)]:
            if key not in self._coming and not self._area.isEmpty():
                self._coming[key] = self._drawn_row(*key, dpr)
                yield

    @property
    def _at(self) -> float:
        """The number of the move at the bottom, with a fraction while the list scrolls."""
        return self._from + (len(self._moves) - 1 - self._from) * self._share

    @property
    def shows(self) -> tuple[Line, ...]:
        """The listed moves."""
        return self._moves

    def redraw(self) -> None:
        """Draw all rows again."""
        self._drawn, self._coming = {}, {}
        super().redraw()

    @property
    def _two_lines(self) -> bool:
        return self.theme.text > 1.6

    @property
    def _row_height(self) -> float:
        theme = self.theme
        return 55.0 if theme.text == 1 else 2 * _sized(theme, 15) + _sized(theme, 13) + 12

    @property
    def _room(self) -> int:
        """How many rows fit; the last one ends at `_foot`."""
        return max(0, int((self._foot - _HEADER - 6) // self._row_height))

    @property
    def _foot(self) -> float:
        return self._bottom - 14

    def sentence_at(self, y: float) -> str:
        """Return the sentence of the move at this height; "" if there is none."""
        behind = int((self._foot - y) // self._row_height)
        return self._moves[-1 - behind].sentence if 0 <= behind < min(self._room, len(self._moves)) else ""

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        tip(self, self.sentence_at(event.pos().y()))
        super().hoverMoveEvent(event)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._area.isEmpty():
            return
        painter.save()
        if self._replaces_list and self._share < 1:
            painter.setOpacity(painter.opacity() * abs(1 - 2 * self._share))
            rows = self._former if self._share < 0.5 else self._moves
            self._copy_rows(painter, rows, len(rows) - 1)
        else:
            self._copy_rows(painter, self._moves + self._former[len(self._moves) :], self._at)
        painter.restore()

    def _copy_rows(self, painter: QPainter, moves: tuple[Line, ...], at: float) -> None:
        """Draw the moves, with number `at` in the lowest row."""
        if at < 0:
            place = QRectF(_PAD, _HEADER + 14, self._width - 2 * _PAD, 100)
            hint, size = say("board-no-moves"), _sized(self.theme, 14)
            paint.paragraph(painter, place, hint, size, self.theme.panel_muted)
            return
        high, opacity, kept, self._drawn = self._row_height, painter.opacity(), self._drawn, {}
        top = self._foot - high * self._room
        # What scrolls in or out is cut off; the newest row at rest has room for its shadow.
        painter.setClipRect(QRectF(0, top - _CAST, self._width, self._bottom - top + _CAST))
        for index in range(max(0, math.ceil(at) - self._room), min(len(moves), math.floor(at) + 2)):
            y = self._foot - high * (at - index + 1) - _CAST
            come, new = min(1.0, 1 + at - index), max(0.0, 1 - abs(at - index))
            if new < 1:
                painter.setOpacity(opacity * min(come, max(FAINTEST, 1.0 - 0.07 * (at - index))))
                self._copy_row(painter, (moves[index], False), y, kept)
            if new > 0:
                painter.setOpacity(opacity * new)
                self._copy_row(painter, (moves[index], True), y, kept)

    def _copy_row(
        self, painter: QPainter, key: tuple[Line, bool], y: float, kept: dict[tuple[Line, bool], QPixmap]
    ) -> None:
        dpr = paint.dpr_of(painter)
        row = kept.get(key, self._coming.pop(key, None))
        if row is None or row.devicePixelRatioF() != dpr:
            row = self._drawn_row(*key, dpr)
        self._drawn[key] = row
        copy_picture(painter, row, QPointF(0, round(y)))

    def _drawn_row(self, move: Line, newest: bool, dpr: float) -> QPixmap:
        """Return the picture of a move, with room for its shadow above and below."""
        row = QRectF(10, _CAST, self._width - 20, self._row_height - 5)
        return paint.drawn(
            self._width, row.height() + 2 * _CAST, dpr, lambda painter: self._row(painter, row, move, newest)
        )

    def _row(self, painter: QPainter, rect: QRectF, move: Line, newest: bool) -> None:
        theme = self.theme
        large, size, small = _sized(theme, 19), _sized(theme, 15), _sized(theme, 13)
        if newest:
            shadow(painter, rect, 12, blur=8, dy=3, strength=0.35)
            fill_round(painter, rect, 12, theme.paper, theme.paper_line, 1)
        strong = theme.ink if newest else theme.panel_text
        soft = theme.ink_muted if newest else theme.panel_muted
        face = 36 * min(theme.text, 1.4)
        y, x, right = rect.center().y(), rect.left() + face + 18, rect.right() - 12
        up, low = y - rect.height() * 0.18, y + rect.height() * 0.22
        mark = move.mark
        if move.avatar:
            paint.avatar(painter, move.avatar, rect.left() + 10 + face / 2, y, face)
        else:
            # The event is everyone's.
            mark = ""
            paint.icon(painter, move.mark, rect.left() + 10 + face / 2, y, face * 0.6, soft, 2.4)
        total = word(move.total)
        used = text_width(total, large, 900)
        text(painter, right, up if self._two_lines else y, total, large, strong, 900, RIGHT)
        arrow = right - max(used, text_width("99", large, 900)) - size * 0.8
        noted = x + (small * 1.45 if mark else 0.0)
        ends = right if self._two_lines else arrow - size if move.cards else right - used - 4
        if move.cards:
            words = words_of_cards(move.cards)
            if not self._two_lines:
                paint.icon(painter, "arrow", arrow, y, size, soft, 2.4)
            wanted = noted + text_width(move.note, small, 600) + 6
            fits = (h for h in _CHIPS if wanted + chip_width(words, _sized(theme, h)) <= ends)
            high = _sized(theme, next(fits, _CHIPS[-1]))
            ends -= chip(painter, theme, ends, low if self._two_lines else y, words, high, right=True)
        name_room = (arrow if self._two_lines else ends) - 8 - x
        text(painter, x, up if move.avatar else y, move.name, size, strong, 800, LEFT, name_room)
        if mark:
            paint.icon(painter, mark, x + small / 2, low, size, soft, 2.4)
        text(painter, noted, low, move.note, small, soft, 600, LEFT, ends - 6 - noted)


_SHARE = 0.62
"""Maximum share of the height for the card values; more of them are written smaller."""

_CHIP, _LEAST = 25.0, 36.0
"""The height and minimum width of a chip."""


class CardValue(Protocol):
    """What a card does in few words, at first and after the stock was renewed; written by the rules."""

    @property
    def faces(self) -> Sequence[str]: ...

    @property
    def text(self) -> str: ...

    def after(self, renewals: int) -> str: ...


Value = tuple[Sequence[str], str]
"""Cards, and what they do now."""


class CardValues(CachedItem):
    """The card values in a box at the bottom of the drawer `parent`, in its coordinates."""

    def __init__(self, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(theme, parent)
        self._values: tuple[Value, ...] = ()
        self._lines: list[list[Cell]] = []
        self._size = (0.0, 0.0)
        self._scale = 1.0
        self._box = QRectF()

    @property
    def top(self) -> float:
        return self._box.top()

    def arrange(self, width: float, height: float) -> None:
        self._size = width, height
        self._scale = scale = max(1.0, self.theme.text)
        values = [(_faces(faces), said) for faces, said in self._values]
        while True:
            self._lines = _lines(values, scale, width - 24)
            tall = 54 * min(scale, 1.4) + len(self._lines) * 36 * scale if self._values else 0.0
            if tall <= _SHARE * height or scale <= 0.76:
                break
            self._scale = scale = scale - 0.05
        self._box = QRectF(12, height - tall - 12, width - 24, tall) if tall else QRectF(0, height, 0, 0)
        self.set_area(self._box.adjusted(-1, -1, 1, 1) if tall else QRectF())

    @property
    def shows(self) -> tuple[Value, ...]:
        return self._values

    def show_values(self, values: tuple[Value, ...]) -> bool:
        """Set the values; return whether they changed."""
        if values == self._values:
            return False
        self._values = values
        self.arrange(*self._size)
        return True

    def draw(self, painter: QPainter) -> None:
        theme, scale, box = self.theme, self._scale, self._box
        fill_round(painter, box, 16, alpha(theme.wash, 0.055), alpha(theme.wash, 0.10), 1)
        title = say("board-card-values")
        head = 14 * max(1.0, min(scale, 1.6))
        text(painter, box.left() + 16, box.top() + 26, title, head, theme.panel_muted, 800, spacing=0.3)
        y = box.top() + 54 * min(scale, 1.4) + 4 * scale
        for line in self._lines:
            for offset, words, said in line:
                x = box.left() + 14 + offset
                x += max(chip(painter, theme, x, y, words, _CHIP * scale), _LEAST * scale) + 9
                text(painter, x, y, said, 14.5 * scale, theme.panel_text, 700, LEFT, box.right() - 8 - x)
            y += 36 * scale


def chip_words(faces: Sequence[str]) -> str:
    """Return short names of the faces, as the text of one chip."""
    return " ".join(_faces(faces))


def _faces(faces: Sequence[str]) -> list[str]:
    """Return short names of the faces, with ranges: `J`, `Q`, or `2`, `5–8`.

    If only some suits of a rank do this, they follow it: `A♠♣`.
    """
    runs: list[list[str]] = []
    suits: dict[str, str] = {}
    for face in faces:
        name, suit = short_name(face), suit_of(face)
        if suit is not None:
            begun = name in suits
            suits[name] = suits.get(name, "") + suit_mark(suit)
            if begun:
                continue
        last = runs[-1][-1] if runs else ""
        joins = suit is None and last not in suits and name.isdecimal() and last.isdecimal()
        if joins and int(name) == int(last) + 1:
            runs[-1].append(name)
        else:
            runs.append([name])
    parts = [part for run in runs for part in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else run)]
    return [part + suits.get(part, "") for part in parts]


Cell = tuple[float, str, str]
"""Where a value begins in its line, the text of its chip, and what the cards do."""


def _lines(values: Sequence[tuple[Sequence[str], str]], scale: float, width: float) -> list[list[Cell]]:
    """Return values, faces by short names, in lines: two short ones to a line, then longer ones alone."""
    narrow: list[tuple[str, str]] = []
    wide: list[list[Cell]] = []
    half = width / 2 - 6
    for faces, said in values:
        words = " ".join(faces)
        taken = _taken(words, said, scale)
        if taken <= half - 12:
            narrow.append((words, said))
        elif taken <= width - 24 or len(faces) == 1:
            wide.append([(0.0, words, said)])
        else:
            wide += _broken(faces, said, scale, width - 24)
    pairs = [narrow[number : number + 2] for number in range(0, len(narrow), 2)]
    return [[(half * n, words, said) for n, (words, said) in enumerate(pair)] for pair in pairs] + wide


def _taken(words: str, said: str, scale: float) -> float:
    """Return the width of a value with its chip."""
    shown = max(_LEAST * scale, chip_width(words, _CHIP * scale))
    return shown + 9 + text_width(said, 14.5 * scale, 700)


def _broken(faces: Sequence[str], said: str, scale: float, width: float) -> list[list[Cell]]:
    """Return a value with many faces in several lines."""
    lines: list[str] = []
    for face in faces:
        longer = f"{lines[-1]} {face}" if lines else face
        if lines and _taken(longer, said, scale) <= width:
            lines[-1] = longer
        else:
            lines.append(face)
    return [[(0.0, line, said)] for line in lines]
