"""The pages for games that people made: one brought from elsewhere, and one to give away."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData

    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.pages.own_games.arrival_page import ArrivalPage
    from cardtable.ui.pages.own_games.give_page import GivePage


def register(services: Services) -> None:
    from cardtable.rules.catalogue import is_own

    navigator, own = services.navigator, services.own_games

    def make_arrival() -> ArrivalPage:
        from cardtable.ui.pages.own_games.arrival_page import ArrivalPage

        page = ArrivalPage(services.theme)
        page.take_asked.connect(own.take)
        return page

    def make_give() -> GivePage:
        from cardtable.ui.pages.own_games.give_page import GivePage

        return GivePage(services.theme)

    def give_away(variant: str) -> None:
        game = own.game(variant)
        if game is not None:
            navigator.go("give", game.definition)

    def ensure(setup: MatchSetup) -> bool:
        if is_own(setup.variant):
            own.ensure()
        return False

    def practise(match: Match) -> None:
        if is_own(match.rules.id) and not match.is_told:
            own.practise(match.rules.id)

    def leave_arrival(chosen: str) -> None:
        if chosen and arrival.is_shown:
            navigator.go("new_game", chosen)

    def load() -> None:
        if _has_own_games(services.directory):
            own.load()

    arrival = navigator.register("arrival", make_arrival, open=lambda page, brought: page.show_game(brought))
    navigator.register("give", make_give, open=lambda page, definition: page.show_game(definition))
    own.arrived.connect(partial(navigator.go, "arrival"))
    own.changed.connect(leave_arrival)
    services.answers["give-away"] = give_away
    services.session.starters.insert(0, ensure)
    services.session.sat.connect(practise)
    services.games_brought.connect(own.load)
    # A learner who was deleted is no longer named as the maker of any game.
    services.state_replaced.connect(load)
    services.later.append((0, load))
    services.openers.insert(0, GamesFromElsewhere(services))


class GamesFromElsewhere:
    """Opens games that people made: from files, pictures of codes, and pasted text."""

    def __init__(self, services: Services) -> None:
        self._own, self._navigator = services.own_games, services.navigator

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
        self._own.open_file(path)

    def paste(self, mime: QMimeData) -> None:
        self._own.paste(mime)


def _has_own_games(directory: Path) -> bool:
    """Whether there may be a game that people made, without loading the code that reads one."""
    try:
        return any((directory / "own-games").glob("own-*.toml"))
    except OSError:
        return False
