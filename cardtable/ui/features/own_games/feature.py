"""The pages for games that people made: one brought from elsewhere, and one to give away."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.features.own_games.exchange_pages import ArrivalPage, GivePage


def register(services: Services) -> None:
    OwnGames(services)


class OwnGames(QObject):
    """Games that people made: brought, given away, known in time, and practiced by the computers.

    It opens them as files, pictures of codes, and pasted text.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._navigator = services, services.navigator
        self._arrival = self._navigator.register(
            "arrival", self._make_arrival, open=lambda page, brought: page.show_game(brought)
        )
        self._navigator.register(
            "give", self._make_give, open=lambda page, definition: page.show_game(definition)
        )
        services.answers |= {
            "give-away": self._give_away,
            "show-arrival": partial(self._navigator.go, "arrival"),
        }
        services.session.starters.insert(0, self._ensure)
        services.session.sat.connect(self._practice)
        services.games_brought.connect(lambda: services.own_games.load())
        # A learner who was deleted is no longer named as the maker of any game.
        services.state_replaced.connect(self._load)
        services.games_relisted.connect(self._leave_arrival)
        services.later.append((0, self._load))
        services.openers.insert(0, self)

    def _make_arrival(self) -> ArrivalPage:
        from cardtable.ui.features.own_games.exchange_pages import ArrivalPage

        page = ArrivalPage(self._services.theme)
        page.take_asked.connect(self._services.own_games.take)
        return page

    def _make_give(self) -> GivePage:
        from cardtable.ui.features.own_games.exchange_pages import GivePage

        return GivePage(self._services.theme)

    def _give_away(self, variant: str) -> None:
        game = self._services.own_games.game(variant)
        if game is not None:
            self._navigator.go("give", game.definition)

    def _leave_arrival(self, chosen: str) -> None:
        if chosen and self._arrival.is_shown:
            self._navigator.go("new_game", chosen)

    def _load(self) -> None:
        if _has_own_games(self._services.directory):
            self._services.own_games.load()

    def _ensure(self, setup: MatchSetup) -> bool:
        """Have the rules ready before a game that people made begins; begin nothing."""
        from cardtable.rules.catalog import is_own

        if is_own(setup.variant):
            self._services.own_games.ensure()
        return False

    def _practice(self, match: Match) -> None:
        from cardtable.rules.catalog import is_own

        if is_own(match.rules.id) and not match.has_real_cards:
            self._services.own_games.practice(match.rules.id)

    # Games from elsewhere

    def takes_file(self, path: Path) -> bool:
        from cardtable.ui.services.own_games import is_made

        return is_made(path)

    def takes(self, mime: QMimeData, pasted: bool) -> bool:
        from cardtable.controller.lookback.sharing import holds_moves
        from cardtable.ui.services.own_games import holds_game

        return holds_game(mime) or (
            pasted and self._navigator.is_shown("new_game") and not holds_moves(mime.text())
        )

    def open_file(self, path: Path) -> None:
        self._services.own_games.open_file(path)

    def paste(self, mime: QMimeData) -> None:
        self._services.own_games.paste(mime)


def _has_own_games(directory: Path) -> bool:
    """Whether there may be a game that people made, without loading the code that reads one."""
    try:
        return any((directory / "own-games").glob("own-*.toml"))
    except OSError:
        return False
