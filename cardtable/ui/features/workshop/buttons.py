"""Buttons whose text wraps, and the signs beside what fits and what doesn't."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardtable.language import say
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.boxes import lay_column
from cardtable.ui.widgets.controls import RING, BoxButton, paragraph
from cardtable.ui.widgets.painted import Sign

GOOD_GROUND, BAD_GROUND = "#DCEFE8", "#FBE0D6"
"""The backgrounds of the two signs: a tick for good, a triangle for bad."""
_LEAST, _LINE = 44, 30
"""Smallest height of a button, and of its text, in pixels."""


class TextButton(BoxButton):
    """A button whose text wraps; `roles` are that of its label, and of the note below if it can have one."""

    ASIDE, ABOVE = 6, 3
    """Pixels beside, and above and below the text."""

    def __init__(
        self, theme: Theme, text: str, role: str, roles: Sequence[str], parent: QWidget | None
    ) -> None:
        super().__init__(theme, text, role, _LEAST, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.words = paragraph(text, roles[0], self)
        self._lines = [self.words, *(paragraph("", role, self) for role in roles[1:])]
        self._column = lay_column(*self._lines, gap=0)
        for line in self._lines:
            line.setVisible(line is self.words)
        aside, above = round(RING) + self.ASIDE, round(RING) + self.ABOVE
        self.box.setContentsMargins(aside, above, aside, above)
        self.box.setSpacing(8)
        self.box.addLayout(self._column, 1)
        self.box.addStrut(_LINE)

    @property
    def note(self) -> QLabel:
        return self._lines[1]

    def sizeHint(self) -> QSize:
        # As wide as the longest of its texts on one line.
        shown = [line for line in self._lines if not line.isHidden()]
        widest = max(line.fontMetrics().horizontalAdvance(line.text()) for line in shown)
        width = self.box.sizeHint().width() - self._column.sizeHint().width() + widest + 2
        return QSize(width, self.box.totalHeightForWidth(width))


class FoldButton(TextButton):
    """The heading of a part of the page, which it folds, with a chevron at its end."""

    ASIDE = 4
    reader_role = QAccessible.Role.Button

    def __init__(self, theme: Theme, title: str, roles: Sequence[str], parent: QWidget | None) -> None:
        super().__init__(theme, title, "part", roles, parent)
        self.setCheckable(True)
        self._chevron = Sign(theme, "chevron-right", 17, self)
        self.box.addWidget(self._chevron)
        self.toggled.connect(lambda on: self._chevron.show_icon("chevron-down" if on else "chevron-right"))


class RepairButton(TextButton):
    """A button that makes a change, with a smaller note below about its effect."""

    ASIDE, ABOVE = 14, 7

    def __init__(self, theme: Theme, text: str, note: str, parent: QWidget) -> None:
        super().__init__(theme, text, "repair", ("button", "small"), parent)
        self.setAccessibleDescription(note)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        for line in (self.words, self.note):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)


def show_sign(sign: Sign, good: bool | None, is_strong: bool = False) -> None:
    """Show a tick on green, a triangle on red, or a clock if `good` is None.

    The shapes differ so that color is not needed.
    """
    if good is None:
        icon, ink, ground = "clock", "ink_muted", "paper_sunk"
    elif good:
        icon, ink, ground = ("check", "paper_raised", "good") if is_strong else ("check", "good", GOOD_GROUND)
    else:
        icon, ink, ground = "warn", "clash", BAD_GROUND
    sign.setAccessibleName(sign_words(good))
    sign.ink, sign.ground = ink, ground
    sign.show_icon(icon)


def sign_words(good: bool | None) -> str:
    if good is None:
        return say("told-open")
    return say("told-good" if good else "told-bad")
