"""The call of a play's total, in house rules that check calls (rules, 1.6.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.game.moves import Play
from cardtable.language import Listed, Rank, say
from cardtable.rules.schema import WrongTotal
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.places.layout import CARD_RATIO, Layout
from cardtable.ui.table.words.sentences import value_text
from cardtable.ui.widgets.number_pad import NumberPad

_EDGE, _FIELD, _GAP = 12.0, 108.0, 10.0
_WORDS, _KEYS = 62.0, 52.0
"""Heights of the line with the question and of the row of keys, at scale 1."""


@dataclass(frozen=True)
class AskedCall:
    """A play whose total must be called: the total before it, and what a wrong call costs."""

    play: Play
    before: int
    check: WrongTotal

    @property
    def question(self) -> str:
        """The question, with the value chosen for the cards."""
        ranks, value = Listed([Rank(card) for card in self.play.cards]), value_text(self.play.value)
        return say("choice-what-total-now", ranks=ranks, value=value, total=self.before)

    @property
    def detail(self) -> str:
        """How to answer, and what a wrong sum costs."""
        costs = WRONG_COSTS.get(self.check)
        return say("choice-escape-takes-back" if costs is None else costs)


WRONG_COSTS: Mapping[WrongTotal, str] = {
    "strict": "choice-wrong-costs",
    "token": "choice-wrong-costs-token",
    "deal": "choice-wrong-costs-deal",
}
"""The messages of what a wrong total costs, by the house rule."""


class NumberRow(NumberPad):
    """The keys of the number pad in one row."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        grid = self.layout()
        if isinstance(grid, QGridLayout):
            row = (*"1234567890", "-", "back", "enter")
            for place, key in enumerate(row):
                grid.removeWidget(self.keys[key])
                grid.addWidget(self.keys[key], 0, place)
                # Screen readers follow this order.
                self.keys[key].raise_()
            for key, following in pairwise(row):
                self.setTabOrder(self.keys[key], self.keys[following])
            for line in range(1, 5):
                grid.setRowStretch(line, 0)
            # The keys have room for their focus rings around them.
            grid.setHorizontalSpacing(0)
            grid.setVerticalSpacing(0)
        self.set_signed(True)

    def set_signed(self, signed: bool) -> None:
        """Show the minus key, in games with totals below zero."""
        self.keys["-"].setVisible(signed)


class CallPanel(QWidget):
    """Asks for the total above the hand and blocks the rest of the table meanwhile."""

    taken_back = Signal()
    """Emitted if the play is not to be made after all."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._asked: AskedCall | None = None
        self._grown = 1.0
        self.pad = NumberRow(theme, self)
        self.pad.typed.connect(self._typed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def ask(self, asked: AskedCall) -> None:
        """Show the question; the page gives it the keyboard."""
        self._asked = asked
        self.pad.clear()
        self.setAccessibleName(asked.question)
        self.show()
        self.update()

    def arrange(self, layout: Layout) -> None:
        """Center the panel above the player's hand, so that cards and dial stay visible."""
        self._grown = min(layout.large, 1.5)
        high = _WORDS * self._grown + max(_KEYS * layout.s, 44) + 2 * _EDGE
        wide = min(layout.table_width - 24, max(600.0, 660 * layout.s * self._grown))
        bottom = layout.hand_y - layout.hand_card * CARD_RATIO / 2 - 44 * layout.s
        left = (layout.table_width - wide) / 2
        self.setGeometry(round(left), round(bottom - high), round(wide), round(high))
        top = round(_EDGE + _WORDS * self._grown)
        inner = self.rect().adjusted(round(_EDGE), top, -round(_EDGE), -round(_EDGE))
        self.pad.setGeometry(inner)

    def _typed(self, text: str) -> None:
        self.setAccessibleDescription(text or (self._asked.detail if self._asked else ""))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.taken_back.emit()
        elif not self.pad.take(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._asked is None:
            return
        with paint.painter_on(self) as painter:
            theme, grown = self.theme, self._grown
            sheet = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            paint.fill_round(painter, sheet, 18, theme.panel, theme.brass, 2)
            field = QRectF(sheet.right() - _EDGE - _FIELD * grown, 12, _FIELD * grown, _WORDS * grown - 10)
            room = field.left() - _GAP - sheet.left() - 18
            size = paint.fitting(self._asked.question, 18 * grown, 800, room, 12)
            x, y = sheet.left() + 18, field.center().y()
            paint.text(
                painter, x, y - 11 * grown, self._asked.question, size, theme.panel_text, 800, width=room
            )
            small = paint.fitting(self._asked.detail, min(size, 14 * grown), 600, room, 11)
            paint.text(
                painter, x, y + 12 * grown, self._asked.detail, small, theme.panel_muted, 600, width=room
            )
            paint.fill_round(painter, field, 12, theme.paper, theme.brass, 2)
            said = self.pad.text or "?"
            color = theme.ink if self.pad.text else theme.ink_muted
            paint.text(painter, field.center().x(), y, said, 30 * grown, color, 900, paint.CENTER)
