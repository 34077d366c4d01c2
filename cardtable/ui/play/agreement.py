"""The request to take back a play, which all players must agree to if some of them are at phones.

The conductor keeps the request; phones show it in their own way, and the screen on a sheet over the table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from cardtable.language import player, say
from cardtable.ui.table.places.layout import CARD_RATIO, Layout
from cardtable.ui.widgets.boxes import lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Sheet, paragraph

SCREEN = None
"""Stands for the players at the screen, who answer as one."""


@dataclass(frozen=True)
class Agreement:
    """A request of `by` to take back the last play; `waits` has the seats and `SCREEN` still to answer."""

    by: int | None
    waits: frozenset[int | None]

    def without(self, seat: int | None) -> Agreement:
        """Return the request without waiting for the answer of `seat`."""
        return replace(self, waits=self.waits - {seat})


class AgreementSheet(Sheet):
    """Asks the players at the screen; the table under it stays visible and playable."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._words = paragraph("", "row", self)
        self._words.setMinimumWidth(340)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.yes = PillButton(say("play-take-it-back"), "check", primary=True, size=17, parent=self)
        self.no = PillButton(say("play-do-not-take-back"), "close", size=17, parent=self)
        lay_column(self._words, lay_row(self.no, self.yes), on=self, margins=(22, 16, 22, 14))
        self.hide()

    def ask(self, name: str, layout: Layout) -> None:
        """Show that the player called `name` would like to take the last play back."""
        question = say("play-wants-to-take-back", player=player(name))
        self._words.setText(question)
        self.setAccessibleName(question)
        self.place(layout)
        self.show()
        self.raise_()

    def place(self, layout: Layout) -> None:
        """Lie above the player's hand, so that its cards and the total stay visible."""
        size = self.sizeHint().boundedTo(QSize(round(layout.table_width), round(layout.height)))
        bottom = layout.hand_y - layout.hand_card * CARD_RATIO / 2 - 40 * layout.s
        left = round(layout.center.x - size.width() / 2)
        self.setGeometry(QRect(left, round(bottom) - size.height(), size.width(), size.height()))
