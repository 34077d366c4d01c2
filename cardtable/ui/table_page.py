"""The table as a page of the window: the view, and the bridge that leads a match on it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.controller.match import Match
from cardtable.rules.prose import card_values
from cardtable.ui.bridge import Bridge
from cardtable.ui.table import SeatInfo, TableView
from cardtable.ui.theme import Theme


class TablePage(QWidget):
    """Holds the table view and its bridge; the keyboard goes straight to the view."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = TableView(theme, parent=self)
        self.bridge = Bridge(self.view, self)
        self.menu_asked = self.view.menu_asked
        self.rules_asked = self.view.rules_asked
        self.new_game_asked = self.view.new_game_asked
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)

    def sit(self, match: Match) -> None:
        """Shows the match and plays on."""
        seats = [
            SeatInfo(player.name, player.avatar, player.kind == "person") for player in match.setup.players
        ]
        tokens = match.rules.tokens
        at_start = tokens(len(seats)) if tokens is not None else None
        self.bridge.sit(match, seats, card_values(match.rules), at_start)
