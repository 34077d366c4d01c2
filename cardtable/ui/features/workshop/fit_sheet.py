"""The sheet that shows whether a draft can be played: its conflicts, with a button for each repair."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.language import paragraph as sentences
from cardtable.language import say
from cardtable.rules.drafting.draft import Draft
from cardtable.rules.drafting.fit import Conflict, Fit, Note
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.buttons import RepairButton, show_sign, sign_words
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import lay_column, lay_row
from cardtable.ui.widgets.controls import Sheet, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Sign
from cardtable.ui.widgets.scrolling import ScrollArea

_LARGE = 30
"""Smallest size in pixels at which a tick is drawn in strong colors."""
_LINE = 22.0
"""Height of a line of text in pixels, at the usual text size."""


class FitSheet(Sheet):
    """A draft's conflicts and their repairs; unless the sheet is tight, also notes on what works."""

    left = Signal()
    """The repair that had the keyboard is gone and there is no other."""

    def __init__(self, theme: Theme, repair: Callable[[Draft, str], object], parent: QWidget) -> None:
        """Make the sheet; `repair` takes the draft that a repair makes, and the words for the step."""
        super().__init__(parent=parent)
        self.theme = theme
        self._repair = repair
        self.fit = Fit(None)
        self.repairs: list[RepairButton] = []
        self.heading = ""
        self._is_tight = False
        self._area = ScrollArea(self)
        self._rows = QVBoxLayout()
        self._column = lay_column(self._area, on=self, margins=(20, 14, 8, 12))

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
        if before and before != self.heading:
            announce(self, sentences([self.heading, *(conflict.sentence for conflict in fit.conflicts)]))

    def set_tight(self, is_tight: bool) -> None:
        """Set whether there is too little height for the notes on what works."""
        if is_tight != self._is_tight:
            self._is_tight = is_tight
            if self.heading:
                self._build()

    def asked_height(self, width: int) -> int:
        """Return the height in pixels at which nothing scrolls."""
        margins = self._column.contentsMargins()
        # Reserve the scroll bar's width: wrapped to less room, the text would keep the bar forever.
        room = width - margins.left() - margins.right() - self._area.verticalScrollBar().sizeHint().width()
        return self._rows.heightForWidth(room) + margins.top() + margins.bottom() + 4

    def _build(self) -> None:
        fit, inner, self.repairs = self.fit, QWidget(), []
        column = self._rows = lay_column(on=inner, margins=(0, 0, 14, 0), gap=8)
        clashes = len(fit.conflicts)
        self.heading = say("told-conflicts", count=clashes) if clashes else say("told-fits")
        size = 36 if self._is_tight else 44
        head = self._with_sign(not clashes, size, paragraph(self.heading, "heading", inner))
        head.setSpacing(12)
        column.addLayout(head)
        for conflict in fit.conflicts:
            self._add_conflict(column, conflict, inner)
        for note in fit.notes:
            if not (self._is_tight and note.good):
                column.addLayout(self._note(note, inner))
        if not clashes and not self._is_tight:
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
            button = RepairButton(self.theme, repair.text, "", inner)
            button.clicked.connect(lambda _=False, it=repair: self._repair(it.draft, it.text))
            self.repairs.append(button)
            row.addWidget(button)
        column.addLayout(row)

    def _note(self, note: Note, inner: QWidget) -> QHBoxLayout:
        words = paragraph(note.text, "row", inner)
        words.setAccessibleName(say("told-sign-and-words", sign=sign_words(note.good), words=note.text))
        return self._with_sign(note.good, 22, words)

    def _with_sign(self, good: bool, size: int, words: QLabel) -> QHBoxLayout:
        sign = Sign(self.theme, "", size, words.parentWidget())
        show_sign(sign, good, is_strong=size >= _LARGE)
        # Beside a single line of words, it is in their middle.
        sign.setMinimumHeight(round(_LINE * self.theme.text))
        return lay_row((sign, 0, Qt.AlignmentFlag.AlignTop), (words, 1), gap=8)
