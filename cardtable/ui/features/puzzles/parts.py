"""The parts beside a puzzle's felt: answers, lines of moves, values of cards, and foldouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.language import Player, say, word
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.faces import CALM, Face
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.chips import chip, chip_width, words_of_cards
from cardtable.ui.table.items.drawer import CardValue, chip_words
from cardtable.ui.table.motion.speeds import Ease, Pace, ease
from cardtable.ui.widgets.controls import RING, Control
from cardtable.ui.widgets.painted import Rows
from cardtable.ui.widgets.tool_tips import tip

A_MOVE = 260.0
"""Milliseconds between the appearance of two moves."""

_HIGH, _FACE, _CHIP = 64.0, 46.0, 32.0
"""The heights of a row, of its avatar and of its cards, in pixels."""
_NOTE, _TOTAL = 13.5, 22.0
"""The text sizes of notes and totals, in pixels."""
_SLIDES = 12.0


class AnswerButton(Control):
    """An answer: its cards and, if they can be played in several ways, what they make.

    `state` is "", `chosen`, `right` or `wrong`.
    """

    def __init__(self, theme: Theme, cards: Sequence[str], note: str, spoken: str, parent: QWidget) -> None:
        super().__init__(theme, spoken, parent)
        self.cards, self.note, self.state = tuple(cards), note, ""
        tip(self, spoken)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_state(self, state: str, spoken: str) -> None:
        """Show how the answer was judged; `spoken` is its accessible name."""
        self.state = state
        self.setAccessibleName(spoken)
        tip(self, spoken)
        self.update()

    @property
    def _is_judged(self) -> bool:
        return self.state in ("right", "wrong")

    @property
    def _chip(self) -> float:
        return 36 * self.theme.room

    @property
    def _size(self) -> float:
        return 17 * self.theme.text

    def sizeHint(self) -> QSize:
        wide = chip_width(words_of_cards(self.cards), self._chip) + 38 * self.theme.room
        if self.note:
            wide += paint.text_width(self.note, self._size, 900) + self._size * 1.6
        return QSize(round(max(88.0, wide)), round(60 * self.theme.room + 2 * RING))

    def ring_radius(self, body: QRectF) -> float:
        return 18

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        line, thick = {
            "": (theme.paper_line, 1.4),
            "chosen": (theme.brass, 3.0),
            "right": (theme.good, 2.4),
            "wrong": (theme.wrong_line, 2.0),
        }[self.state]
        tint = {"right": theme.good, "wrong": theme.wrong_line}.get(self.state, theme.paper)
        lit = 0.16 if self._is_judged else 1.0 if self.underMouse() else 0.0
        paint.fill_round(painter, body, 16, paint.mix(theme.paper_raised, tint, lit), line, thick)
        words, high = words_of_cards(self.cards), self._chip
        wide, judged = chip_width(words, high), 32 * theme.room if self._is_judged else 0.0
        noted = paint.text_width(self.note, self._size, 900) + self._size * 1.6 if self.note else 0.0
        x, y = body.center().x() - (wide + noted + judged) / 2, body.center().y()
        chip(painter, theme, x, y, words, high)
        x += wide
        if self.note:
            paint.icon(painter, "arrow", x + self._size * 0.85, y, self._size, theme.ink_muted, 2.6)
            x += self._size * 1.6
            x += paint.text(painter, x, y, self.note, self._size, theme.ink, 900)
        if self._is_judged:
            radius = 12 * theme.room
            at, colour = x + judged - radius, theme.good if self.state == "right" else theme.wrong_line
            paint.disc(painter, at, y, radius, colour)
            mark = "check" if self.state == "right" else "close"
            paint.icon(painter, mark, at, y, radius * 1.2, "#FFFFFF", 3.4)


@dataclass(frozen=True)
class LineRow:
    """A move of a line: the player with a note, the cards, and the total after it.

    `is_last` means that nobody can go further. Without cards only `words` are shown; `star` marks a goal
    reached.
    """

    name: Player
    avatar: str
    words: str
    note: str = ""
    cards: tuple[str, ...] = ()
    total: int | None = None
    is_last: bool = False
    star: bool = False
    face: Face = CALM


class LineRows(Rows):
    """A line of moves, which appear one by one; a click shows all."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rows: tuple[LineRow, ...] = ()
        self._shown, self._pace = 0.0, Pace()
        self._coming = QVariantAnimation(self)
        self._coming.valueChanged.connect(self._come)

    def show_rows(self, rows: Sequence[LineRow], told: Sequence[str], pace: Pace) -> None:
        """Show these moves at that pace; `told` is read by screen readers at once."""
        self.set_rows(rows, told, pace)
        self.come_to(len(self.rows))

    def set_rows(self, rows: Sequence[LineRow], told: Sequence[str], pace: Pace) -> None:
        """Take these moves without showing any: `come_to` does."""
        self._coming.stop()
        self.rows, self._pace = tuple(rows), pace
        self.say(told)
        self._come(0.0)

    def come_to(self, count: int) -> None:
        """Show the first `count` moves; those that were not seen yet appear one by one."""
        whole = round(self._pace.ms(A_MOVE) * (count - self._shown))
        if whole > 0 and self.isVisibleTo(self.window()):
            self._coming.stop()
            self._coming.setStartValue(self._shown)
            self._coming.setEndValue(float(count))
            self._coming.setDuration(whole)
            self._coming.start()
        else:
            self._come(max(self._shown, float(count)))

    @property
    def is_whole(self) -> bool:
        """Whether all moves are visible."""
        return self._shown >= len(self.rows)

    def complete(self) -> None:
        """Show all moves at once."""
        self._coming.stop()
        self._come(float(len(self.rows)))

    def _come(self, shown: float) -> None:
        self._shown = shown
        self.update()

    @property
    def high(self) -> float:
        return sum(self._high_of(row) for row in self.rows)

    @property
    def _face(self) -> float:
        return _FACE * self.theme.room

    def _high_of(self, row: LineRow) -> float:
        lines = len(self._lines(row))
        return max(_HIGH * self.theme.room, (30 + lines * 19) * self.theme.text if lines > 1 else 0.0)

    def _room(self, row: LineRow) -> float:
        """Return the width available for the words beside the avatar, in pixels."""
        taken = self._face + 18
        if row.cards:
            taken += self._total_wide(row) + 10 + chip_width(words_of_cards(row.cards), self._chip)
        return self.width() - taken - (40 if row.star else 0)

    def _lines(self, row: LineRow) -> list[str]:
        return paint.lines_of(row.note, self._room(row), _NOTE * self.theme.text, 600) if row.note else []

    @property
    def _chip(self) -> float:
        return _CHIP * self.theme.room

    def _total_wide(self, row: LineRow) -> float:
        """Return the width of the arrow and the total, in pixels."""
        if row.total is None:
            return 0.0
        size = _TOTAL * self.theme.room
        return max(size * 1.9, paint.text_width(word(row.total), size, 900)) + size * 1.6

    def draw(self, painter: QPainter, area: QRectF) -> None:
        top, below = 0.0, 0.0
        for number, row in enumerate(self.rows):
            high, come = self._high_of(row), ease(Ease.OUT_CUBIC, self._shown - number)
            if come <= 0:
                break
            painter.setOpacity(come)
            y = top - (0.0 if self._pace.reduced else (1 - come) * _SLIDES)
            face_top = y + (high - self._face) / 2
            if number:
                between = QRectF(self._face / 2 - 1.5, below + 3, 3, face_top - below - 6)
                paint.fill_round(painter, between, 1.5, self.theme.paper_line)
            self._draw_row(painter, row, QRectF(0, y, self.width(), high))
            top, below = top + high, face_top + self._face
        painter.setOpacity(1.0)

    def _draw_row(self, painter: QPainter, row: LineRow, place: QRectF) -> None:
        theme, y, face = self.theme, place.center().y(), self._face
        paint.disc(painter, face / 2, y, face / 2, paint.mix(theme.paper_sunk, theme.brass, 0.25))
        paint.avatar(painter, row.avatar, face / 2, y, face, row.face)
        left, right, room = face + 14, place.right() - 4, self._room(row)
        if row.cards:
            self._draw_play(painter, row, right, y)
        elif row.star:
            paint.star(painter, right - 15, y, 15, QColor(theme.brass), QColor(theme.rim[1]))
        lines, size, small = self._lines(row), 17 * theme.text, _NOTE * theme.text
        step = small * 1.35
        first = y - len(lines) * step / 2
        fits = paint.fitting(row.words, size, 800, room, 12)
        paint.text(painter, left, first, row.words, fits, theme.ink, 800, width=room)
        for number, line in enumerate(lines, 1):
            below = first + size * 0.25 + number * step
            paint.text(painter, left, below, line, small, theme.ink_muted, 600, width=room)

    def _draw_play(self, painter: QPainter, row: LineRow, right: float, y: float) -> None:
        theme, size = self.theme, _TOTAL * self.theme.room
        if row.total is not None:
            colour, wide = theme.good if row.is_last else theme.ink, self._total_wide(row)
            paint.text(painter, right, y, word(row.total), size, colour, 900, paint.RIGHT)
            paint.icon(painter, "arrow", right - wide + size * 0.7, y, size * 0.85, theme.ink_muted, 2.6)
            right -= wide
        chip(painter, theme, right, y, words_of_cards(row.cards), self._chip, right=True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.complete()


class ValueRows(Rows):
    """What the cards of a game do, with a row for cards that do the same."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._rows: tuple[tuple[str, str], ...] = ()

    def show_values(self, values: Sequence[CardValue]) -> None:
        self._rows = tuple((chip_words(one.faces), one.text) for one in values)
        self.say([say("puzzles-card-value", shown=cards, told=told) for cards, told in self._rows])

    @property
    def high(self) -> float:
        return sum(high for *_, high in self._placed()) + 4

    def _placed(self) -> list[tuple[str, str, float, float, float]]:
        """Return each row's cards, text, height of its cards, x of the text, and height of the row."""
        theme, wide = self.theme, float(self.width())
        size, placed = 15 * theme.text, []
        for cards, told in self._rows:
            high = 28 * theme.room
            while high > 16 and chip_width(cards, high) > wide:
                high -= 1
            left = chip_width(cards, high) + 10
            if left + min(140 * theme.text, paint.text_width(told, size, 700)) > wide:
                left = 0.0
            lines = len(paint.lines_of(told, wide - left, size, 700))
            below = lines * size * 1.3
            placed.append((cards, told, high, left, max(high, below) + 6 if left else high + below + 8))
        return placed

    def draw(self, painter: QPainter, area: QRectF) -> None:
        theme, y, size = self.theme, 2.0, 15 * self.theme.text
        for cards, told, high, left, whole in self._placed():
            chip(painter, theme, 0, y + high / 2, cards, high)
            lines = paint.lines_of(told, self.width() - left, size, 700)
            top = y + (high / 2 if left and len(lines) == 1 else size * 0.65 + (0 if left else high + 3))
            for number, line in enumerate(lines):
                paint.text(painter, left, top + number * size * 1.3, line, size, theme.ink, 700)
            y += whole


class Foldout(Control):
    """A button that unfolds what is below; the page shows and hides that."""

    def __init__(self, theme: Theme, label: str, cards: Sequence[str], parent: QWidget) -> None:
        super().__init__(theme, label, parent)
        self.cards = tuple(cards)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = paint.text_width(self.text(), 16 * self.theme.text, 800) + 66
        if self.cards:
            wide += chip_width(words_of_cards(self.cards), 30 * self.theme.room) + 12
        return QSize(round(wide + 2 * RING), round(48 * self.theme.room + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def ring_radius(self, body: QRectF) -> float:
        return 16

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, y = self.theme, body.center().y()
        ground = theme.paper if self.underMouse() else theme.paper_raised
        paint.fill_round(painter, body, 14, ground, theme.paper_line, 1.4)
        x = body.left() + 14
        if self.cards:
            x += chip(painter, theme, x, y, words_of_cards(self.cards), 30 * theme.room) + 12
        room = body.right() - 44 - x
        size = paint.fitting(self.text(), 16 * theme.text, 800, room, 12)
        paint.text(painter, x, y, self.text(), size, theme.ink, 800, width=room)
        painter.save()
        painter.translate(body.right() - 24, y)
        painter.rotate(180 if self.isChecked() else 0)
        paint.icon(painter, "chevron-down", 0, 0, 18, theme.ink_muted, 2.6)
        painter.restore()
