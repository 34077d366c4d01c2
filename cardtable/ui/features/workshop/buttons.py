"""Buttons whose text wraps, and the signs beside what fits and what doesn't."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.plots import lines_of
from cardtable.ui.widgets.controls import RING, Control
from cardtable.ui.widgets.painted import Painted

GOOD_GROUND, BAD_GROUND = "#DCEFE8", "#FBE0D6"
"""The backgrounds of the two signs: a tick for good, a triangle for bad."""
LARGE = 30
"""Smallest size in pixels at which a tick is drawn in strong colors."""
SIGN = 24.0
_LINE = 22.0
"""Height of a line of text in pixels, at the usual text size."""
_LEADING = 1.3


class Words(NamedTuple):
    """A paragraph of a button: its text, the height and weight of its letters, and whether it is muted."""

    text: str
    size: float
    weight: int
    is_muted: bool = False


class TextButton(Control):
    """A button with paragraphs that wrap. Subclasses draw what is around them."""

    LEAST = 44.0 - 2 * RING
    """Smallest height in pixels, without the ring."""
    ABOVE = 5.0
    """Room above and below the text, in pixels."""
    CENTRED = False

    def __init__(self, theme: Theme, label: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def words(self) -> Sequence[Words]:
        """Return the paragraphs."""
        return (Words(self.text(), 15, 700),)

    def sides(self) -> tuple[float, float]:
        """Return the room to the left and to the right of the text, in pixels."""
        return 6.0, 6.0

    def _grown(self, words: Words) -> float:
        return words.size * self.theme.text

    def _lines(self, words: Words, width: float) -> tuple[str, ...]:
        room = width - 2 * RING - sum(self.sides())
        return lines_of(words.text, room, self._grown(words), words.weight) if words.text else ()

    def _height_of_text(self, width: float) -> float:
        return sum(_LEADING * self._grown(words) * len(self._lines(words, width)) for words in self.words())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(max(self.LEAST, self._height_of_text(width) + 2 * self.ABOVE) + 2 * RING)

    def sizeHint(self) -> QSize:
        widest = max(paint.text_width(words.text, self._grown(words), words.weight) for words in self.words())
        width = round(widest + sum(self.sides()) + 2 * RING) + 1
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(110, 44)

    def ring_radius(self, body: QRectF) -> float:
        return 12

    def draw_text(self, painter: QPainter, body: QRectF) -> None:
        """Draw the paragraphs, centered vertically."""
        left, right = self.sides()
        room = body.adjusted(left, 0, -right, 0)
        room.setTop(body.center().y() - self._height_of_text(self.width()) / 2)
        align = paint.CENTRE if self.CENTRED else paint.LEFT
        for words in self.words():
            size, ink = self._grown(words), self.theme.ink_muted if words.is_muted else self.theme.ink
            if words.text:
                high = paint.paragraph(painter, room, words.text, size, ink, words.weight, align, _LEADING)
                room.setTop(room.top() + high)


class FoldButton(TextButton):
    """The heading of a part of the page, which it folds, with a chevron at its end."""

    went = Signal(int)
    """Headings to move the keyboard by."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, title, parent)
        self.note = ""
        self.setCheckable(True)

    def show_note(self, note: str) -> None:
        """Set the note on what is on in the part, which is seen while it is folded."""
        if note != self.note:
            self.note = note
            self.setAccessibleDescription(note)
            self.updateGeometry()
            self.update()

    def words(self) -> Sequence[Words]:
        note = "" if self.isChecked() else self.note
        return Words(self.text(), 15, 900), Words(note, 13, 600, is_muted=True)

    def sides(self) -> tuple[float, float]:
        return 4.0, 30.0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.went.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        if self.underMouse():
            paint.fill_round(painter, body, 10, paint.alpha(self.theme.paper_sunk, 0.6))
        self.draw_text(painter, body)
        mark = "chevron-down" if self.isChecked() else "chevron-right"
        paint.icon(painter, mark, body.right() - 12, body.center().y(), 17, self.theme.ink_muted, 2.6)


class RepairButton(TextButton):
    """A button that makes a change, with a smaller note below about its effect."""

    LEAST = 44.0
    ABOVE = 9.0
    CENTRED = True

    def __init__(self, theme: Theme, text: str, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent)
        self.note = note
        self.setAccessibleDescription(note)

    def words(self) -> Sequence[Words]:
        return Words(self.text(), 15, 800), Words(self.note, 13, 600, is_muted=True)

    def sides(self) -> tuple[float, float]:
        return 14.0, 14.0

    def ring_radius(self, body: QRectF) -> float:
        return min(22.0, body.height() / 2) + RING / 2

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, radius = self.theme, min(22.0, body.height() / 2)
        paint.shadow(painter, body, radius, blur=3, dy=1, strength=0.25)
        ground = theme.paper if self.underMouse() else theme.paper_raised
        paint.fill_round(painter, body, radius, ground, theme.paper_line, 1.4)
        self.draw_text(painter, body)


class Sign(Painted):
    """A disc with a tick or a warning triangle."""

    def __init__(self, theme: Theme, good: bool, size: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.good, self._size = good, size
        self.setAccessibleName(sign_words(good))

    def sizeHint(self) -> QSize:
        side = self._size * self.theme.room
        return QSize(round(side), round(max(side, _LINE * self.theme.text)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        side, y = self._size * self.theme.room, self.sizeHint().height() / 2
        draw_sign(painter, self.theme, self.good, self.width() / 2, y, side, self._size >= LARGE)


def draw_sign(
    painter: QPainter, theme: Theme, good: bool | None, x: float, y: float, size: float, large: bool = False
) -> None:
    """Draw a tick on green, a triangle on red, or a clock if `good` is None.

    The shapes differ so that color is not needed.
    """
    if good is None:
        ground, colour, mark = theme.paper_sunk, theme.ink_muted, "clock"
    elif good:
        ground, colour = (theme.good, theme.paper_raised) if large else (GOOD_GROUND, theme.good)
        mark = "check"
    else:
        ground, colour, mark = BAD_GROUND, theme.clash, "warn"
    paint.disc(painter, x, y, size / 2, ground)
    paint.icon(painter, mark, x, y, size * 0.58, colour, 2.8)


def sign_words(good: bool | None) -> str:
    """Return the accessible words for a sign."""
    if good is None:
        return say("told-open")
    return say("told-good" if good else "told-bad")
