"""The sheet that shows whether a draft can be played: its conflicts, with a button for each repair."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.language import paragraph as sentences
from cardtable.language import say
from cardtable.rules.drafting.fit import Conflict, Fit, Note, RepairOffer
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.controls import RING, Control, Sheet, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.scrolling import ScrollArea

GOOD_GROUND, BAD_GROUND = "#DCEFE8", "#FBE0D6"
"""The backgrounds of the two signs: a tick for good, a triangle for bad."""
LARGE = 30
"""Smallest size in pixels at which a tick is drawn in strong colors."""
_PAD = 14.0
_LINE = 22.0
"""Height of a line of text in pixels, at the usual text size."""


class Sign(QWidget):
    """A disc with a tick or a warning triangle."""

    def __init__(self, theme: Theme, good: bool, size: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.good, self._size = theme, good, size
        self.setAccessibleName(sign_words(good))

    def sizeHint(self) -> QSize:
        side = self._size * self.theme.room
        return QSize(round(side), round(max(side, _LINE * self.theme.text)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        side = self._size * self.theme.room
        x, y = self.width() / 2, self.sizeHint().height() / 2
        draw_sign(painter, self.theme, self.good, x, y, side, self._size >= LARGE)
        painter.end()


def draw_sign(
    painter: QPainter,
    theme: Theme,
    good: bool | None,
    x: float,
    y: float,
    size: float,
    large: bool = False,
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
        ground, colour, mark = BAD_GROUND, theme.bust, "warn"
    paint.disc(painter, x, y, size / 2, ground)
    paint.icon(painter, mark, x, y, size * 0.58, colour, 2.8)


def sign_words(good: bool | None) -> str:
    """Return the accessible words for a sign."""
    if good is None:
        return say("told-open")
    return say("told-good" if good else "told-bad")


class RepairButton(Control):
    """A button whose text wraps, with a smaller note below about the effect of the change."""

    def __init__(self, theme: Theme, text: str, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent)
        self.note = note
        self.setAccessibleDescription(note)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _sizes(self) -> tuple[float, float]:
        """The heights of the letters of the text and of the note, in pixels."""
        grown = min(self.theme.text, 1.7)
        return 15 * grown, 13 * grown

    def _lines(self, width: float) -> tuple[list[str], list[str]]:
        room = width - 2 * (RING + _PAD)
        large, small = self._sizes
        note = paint.lines_of(self.note, room, small, 600) if self.note else []
        return paint.lines_of(self.text(), room, large, 800), note

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        words, note = self._lines(width)
        large, small = self._sizes
        lines = 1.25 * large * len(words) + 1.3 * small * len(note)
        return round(max(44.0, lines + 18) + 2 * RING)

    def sizeHint(self) -> QSize:
        large, small = self._sizes
        widest = max(paint.text_width(self.text(), large, 800), paint.text_width(self.note, small, 600))
        width = round(widest + 2 * (RING + _PAD)) + 1
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(110, 44)

    def ring_radius(self, body: QRectF) -> float:
        return min(22.0, body.height() / 2) + RING / 2

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        radius = min(22.0, body.height() / 2)
        paint.shadow(painter, body, radius, blur=3, dy=1, strength=0.25)
        ground = theme.paper if self.underMouse() else theme.paper_raised
        paint.fill_round(painter, body, radius, ground, theme.paper_line, 1.4)
        words, note = self._lines(self.width())
        large, small = self._sizes
        y = body.center().y() - (1.25 * large * len(words) + 1.3 * small * len(note)) / 2
        for line in words:
            y += 1.25 * large
            paint.text(
                painter, body.center().x(), y - 0.62 * large, line, large, theme.ink, 800, paint.CENTRE
            )
        for line in note:
            y += 1.3 * small
            x, at = body.center().x(), y - 0.65 * small
            paint.text(painter, x, at, line, small, theme.ink_muted, 600, paint.CENTRE)


class FitSheet(Sheet):
    """The sheet with the conflicts of a draft and their repairs; also with what holds, unless it is tight."""

    repair_asked = Signal(object, str)
    """The draft that the repair makes, and the words for the step."""
    left = Signal()
    """The repair that had the keyboard is gone and there is no other."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent=parent)
        self.fit = Fit(None)
        self.repairs: list[RepairButton] = []
        self.heading = ""
        self._tight = False
        self._area = ScrollArea(self)
        self._rows: QVBoxLayout | None = None
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 8, 12)
        column.addWidget(self._area)

    def show_fit(self, fit: Fit) -> None:
        """Show whether the draft fits, and announce a changed heading to screen readers."""
        last, self.fit = self.fit, fit
        if self.heading and (fit.conflicts, fit.notes) == (last.conflicts, last.notes):
            return
        before = self.heading
        had_focus = any(button.hasFocus() for button in self.repairs)
        self._build()
        if had_focus and self.repairs:
            self.repairs[0].setFocus()
        elif had_focus:
            self.left.emit()
        if before and before != self.heading and QAccessible.isActive():
            said = sentences([self.heading, *(conflict.sentence for conflict in fit.conflicts)])
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def set_tight(self, tight: bool) -> None:
        """Set whether there is too little height to show what holds."""
        if tight != self._tight:
            self._tight = tight
            if self.heading:
                self._build()

    def asked_height(self, width: int) -> int:
        """Return the height in pixels at which nothing scrolls."""
        margins = self._column.contentsMargins()
        # Reserve the scroll bar's width: wrapped to less room, the text would keep the bar forever.
        room = width - margins.left() - margins.right() - self._area.verticalScrollBar().sizeHint().width()
        high = self._rows.heightForWidth(room) if self._rows is not None else 0
        return high + margins.top() + margins.bottom() + 4

    def _build(self) -> None:
        fit, theme = self.fit, self.theme
        inner = QWidget()
        column = self._rows = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 14, 0)
        column.setSpacing(8)
        self.repairs = []
        self.heading = _heading(fit)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(Sign(theme, not fit.conflicts, 36 if self._tight else 44, inner))
        head.addWidget(paragraph(self.heading, "heading", inner), 1)
        column.addLayout(head)
        for conflict in fit.conflicts:
            self._add_conflict(column, conflict, inner)
        for note in fit.notes:
            if not (self._tight and note.good):
                column.addLayout(_note(theme, note, inner))
        if not fit.conflicts and not self._tight:
            column.addWidget(paragraph(say("told-checked"), "small", inner))
        column.addStretch(1)
        inner.setAccessibleName(self.heading)
        self._area.setWidget(inner)
        for words in inner.findChildren(QLabel):
            # Unpolished labels are measured in another font size.
            words.ensurePolished()

    def _add_conflict(self, column: QVBoxLayout, conflict: Conflict, inner: QWidget) -> None:
        column.addWidget(paragraph(conflict.sentence, "row", inner))
        row = FlowLayout(gap=2)
        for repair in conflict.repairs:
            row.addWidget(self._button(repair, inner))
        column.addLayout(row)

    def _button(self, repair: RepairOffer, inner: QWidget) -> RepairButton:
        button = RepairButton(self.theme, repair.text, parent=inner)
        button.clicked.connect(lambda: self.repair_asked.emit(repair.draft, repair.text))
        self.repairs.append(button)
        return button


def _heading(fit: Fit) -> str:
    return say("told-conflicts", count=len(fit.conflicts)) if fit.conflicts else say("told-fits")


def _note(theme: Theme, note: Note, inner: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    sign = Sign(theme, note.good, 22, inner)
    row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
    words = paragraph(note.text, "row", inner)
    words.setAccessibleName(say("told-sign-and-words", sign=sign_words(note.good), words=note.text))
    row.addWidget(words, 1)
    return row
