"""The tables on pages: they show positions and what happens in them.

They never have the keyboard: a page has buttons for what can be done, and the table's accessible name says
what it shows.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.game.events import AnyEvent
from cardtable.game.sight.view import SeatView
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.hand import CardChoice
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.places.pages import Panel
from cardtable.ui.table.shown_table import ShownTable

_LEAST = (420, 400)
_HAND, _ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor


class PageTable(ShownTable):
    """A table in a part of a page, whose room is seen around it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.board.has_viewer = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)

    def offer(self, choices: Sequence[CardChoice], marked: Sequence[int] = ()) -> None:
        """Set what can be done with each card of the hand, and which are marked; empty if nothing can."""
        self.board.hand.set_choices(choices, self.board.edge, tuple(marked))

    def clear(self) -> None:
        """Show the empty felt."""
        self.stage.halt()
        self.offer(())
        self._look = None
        self.setAccessibleName("")
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is not None:
            super().paintEvent(event)
            return
        with QPainter(self.viewport()) as painter:
            self.drawBackground(painter, self.sceneRect())

    def hideEvent(self, event: QHideEvent) -> None:
        """Free the background, which is drawn again when it is needed."""
        super().hideEvent(event)
        self._backdrop.forget()


class PanelTable(PageTable):
    """A table on felt with round corners, for up to three seats."""

    card_clicked = Signal(int)
    """Emitted with the place of a clicked card of the hand, if it can be played."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setMinimumSize(*_LEAST)

    def show_events(self, events: Sequence[AnyEvent], view: SeatView | None = None) -> None:
        """Show what happened; nothing can be chosen anymore."""
        self.offer(())
        super().show_events(events, view)

    def _laid_out(self, width: float, height: float, seats: int) -> Layout:
        return Panel(width, height, max(1, seats), text=self._theme.text)

    def _under(self, event: QMouseEvent) -> int | None:
        """Return the place of the card under the pointer, None if nothing can be done with it."""
        hand, at = self.board.hand, event.position()
        place = hand.at(at.x(), at.y())
        card = hand.cards[place] if place is not None else None
        return place if card is not None and card.choice.playable else None

    # Qt

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        place = self._under(event)
        self.board.hand.set_pointer(place)
        self.viewport().setCursor(_ARROW if place is None else _HAND)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._under(event)
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self.card_clicked.emit(place)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.board.hand.set_pointer(None)
