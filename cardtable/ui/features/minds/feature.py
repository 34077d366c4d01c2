"""What did they hold: its page, and its command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.language import say
from cardtable.ui.services.command import BACK, Command
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.controller.lookback.playback import Playback
    from cardtable.ui.features.minds.minds_page import MindsPage


def register(services: Services) -> None:
    minds = Minds(services)
    services.commands.append(
        Command(
            "minds",
            210,
            lambda: say("minds-title"),
            "eye",
            minds.show,
            ("W",),
            lambda: minds.can_show,
            group=BACK,
        )
    )


class Minds(QObject):
    """The page of what the computers thought the others held, next to what they really held."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._session, self._navigator = services.session, services.navigator
        self._theme = services.theme
        self._navigator.register(
            "minds", self._make, open=lambda page, game, number: page.show_game(game, number)
        )
        services.answers["show-minds"] = self.show

    def _make(self) -> MindsPage:
        from cardtable.ui.features.minds.minds_page import MindsPage

        return MindsPage(self._theme)

    @property
    def can_show(self) -> bool:
        """Whether a deal with a computer is over, in the game on the table or in the replay."""
        if self._navigator.is_shown("replay"):
            shows: bool = self._navigator["replay"].page.shows_minds
            return shows
        match = self._session.match
        if match is None or not self._session.can_look_back:
            return False
        from cardtable.controller.lookback.review import may_have_choices

        return may_have_choices(match.setup, match.view())

    def show(self) -> None:
        """Show what the computers held in mind in the replay, or else in the game on the table."""
        if not self.can_show:
            return
        playhead = self._navigator["replay"].page.playhead if self._navigator.is_shown("replay") else None
        if playhead is not None:
            self._show(playhead.game, playhead.number)
        else:
            self._session.give(self._show)

    def _show(self, game: Playback, number: int = 0) -> None:
        self._navigator.go("minds", game, number)
