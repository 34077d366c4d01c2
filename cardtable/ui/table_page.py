"""The table as a page of the window: the view, and the bridge that leads a match on it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.controller.match import Awaits, Match
from cardtable.rules.prose import card_values
from cardtable.storage.settings import Settings
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
        self.view.told.connect(self.bridge.told)
        self.view.way_out_asked.connect(self.bridge.finish)
        self.view.settled.connect(self._show_way_out)
        self.bridge.advanced.connect(self._show_way_out)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)

    def prefer(self, settings: Settings) -> None:
        """Shows the list of moves and the previews as they are preferred."""
        self.view.set_move_list(settings.move_list)
        self.view.set_previews(settings.previews)

    def sit(self, match: Match) -> None:
        """Shows the match and plays on."""
        seats = [
            SeatInfo(player.name, player.avatar, player.kind == "person") for player in match.setup.players
        ]
        at_start = match.rules.tokens_shown(len(seats))
        self.bridge.sit(match, seats, card_values(match.rules), at_start)
        self._show_way_out()

    @property
    def way_out(self) -> str:
        """The words for the way to end the game now; "" without one."""
        words = {
            "": "",
            "stop": QCoreApplication.translate("Table", "End the game here"),
            "skip": QCoreApplication.translate("Table", "Skip to the end"),
        }
        return words[self.bridge.way_out]

    @property
    def shows_way_out(self) -> bool:
        """Whether the table shows a button for it, so that its key works."""
        return self.view.way_out_label != ""

    def _show_way_out(self) -> None:
        """On the table itself only where it is in nobody's way: between deals, or without an own hand."""
        if not self.view.busy:
            match = self.bridge.match
            resting = match is not None and match.awaits is Awaits.DEAL
            shown = resting or self.bridge.way_out == "skip"
            icon = "skip" if self.bridge.way_out == "skip" else "check"
            self.view.set_way_out(self.way_out if shown else "", icon)
        elif self.bridge.way_out != "skip":
            self.view.set_way_out("")
