"""The New game page, and its command."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.language import say
from cardtable.ui.services.command import Command, Keys
from cardtable.ui.services.navigator import Edits, GameShown
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.storage.own_games import OwnGame
    from cardtable.ui.features.new_game.new_game_page import NewGamePage
    from cardtable.ui.services.own_games import OwnGameActions

PREPARE_AFTER = 1500
"""Milliseconds after which the page is made, when nobody is waiting for it."""


def register(services: Services) -> None:
    NewGame(services)
    services.commands.append(
        Command(
            "new-game",
            50,
            lambda: say("games-new-game"),
            "plus",
            partial(services.navigator.go, "new_game"),
            (Keys.New, "Ctrl+N"),
            ahead=True,
        )
    )


class NewGame(QObject):
    """The page on which a game, its players and its house rules are chosen."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._navigator = services, services.navigator
        self.row = self._navigator.register(
            "new_game", self._make, enter=self._enter, open=self._open, game=_game_on,
            edits=lambda page: Edits(lambda: services.own_games.can_put_back, services.own_games.put_back),
        )  # fmt: skip
        services.session.refused.connect(self._refuse)
        services.state_replaced.connect(self._show_state)
        services.games_relisted.connect(self._list_again)
        services.later.append((PREPARE_AFTER, self._prepare))

    @cached_property
    def _own(self) -> OwnGameActions:
        """The games that people made; the page follows them from when it's first made."""
        own = self._services.own_games
        own.progressed.connect(self._show_practice)
        self._services.learner_file.changed.connect(self._seat_learners)
        return own

    def _make(self) -> NewGamePage:
        from cardtable.ui.features.new_game.new_game_page import NewGamePage, Remembered
        from cardtable.ui.shared import seating

        services, memory = self._services, self._services.memory
        own, state = self._own, memory.now
        remembered = Remembered(seating.remembered(state.last), state.favorites, state.recent)
        page = NewGamePage(services.theme, services.catalog, remembered)
        page.start_asked.connect(services.session.start)
        page.change_asked.connect(partial(services.ask, "change-rules"))
        page.show_asked.connect(partial(services.ask, "show-how"))
        page.asked.connect(services.ask)
        page.own.give.clicked.connect(lambda: services.ask("give-away", page.own.variant))
        page.own.duplicate.clicked.connect(lambda: self._with_own(own.duplicate, page.own.variant))
        page.own.delete.clicked.connect(lambda: self._with_own(own.delete, page.own.variant))
        page.own.rename_asked.connect(
            lambda variant, name: self._with_own(lambda game: own.rename(game, name), variant)
        )
        model = page.gallery.model
        model.dataChanged.connect(lambda *_: memory.remember(memory.now._replace(favorites=model.favorites)))
        return page

    def _with_own(self, act: Callable[[OwnGame], object], variant: str) -> None:
        game = self._own.game(variant)
        if game is not None:
            act(game)

    def _enter(self, page: NewGamePage) -> None:
        page.pace = self._services.motion
        page.show_deal("")
        page.gallery.search.clear()
        page.show_recent(self._services.memory.now.recent)
        self._seat_learners()

    def _open(self, page: NewGamePage, what: str | Match) -> None:
        """Choose a game by its id, or with all settings of a match, the number of its deal among them."""
        if isinstance(what, str):
            page.gallery.go_to(what)
        else:
            page.take(what.seated)

    def _show_practice(self, variant: str, percent: int) -> None:
        """Show how far the computers are with a game that they practice."""
        if self.row.made is not None:
            self.row.made.own.show_practice(variant, percent)

    def _prepare(self) -> None:
        """Make the page while the start page is in front and nothing moves."""
        front = self._navigator.row
        if front is not None and front.is_home and not self._navigator.is_moving:
            self.row.page  # noqa: B018 - makes the page

    def _refuse(self, why: str) -> None:
        self._navigator.go("new_game")
        self._services.notify(why)

    def _seat_learners(self) -> None:
        """Update the learners who can be chosen for a new game."""
        page, file = self.row.made, self._services.learner_file
        if page is not None:
            file.open(lambda store: page.seats.know(file.learners), make=False)

    def _show_state(self) -> None:
        state = self._services.memory.now
        if self.row.made is not None:
            self.row.made.gallery.model.favorites = state.favorites
            self.row.made.show_recent(state.recent)

    def _list_again(self, chosen: str) -> None:
        """List the games that are there now, and choose the game `chosen` if it isn't ""."""
        self._navigator.renew([self.row])
        if chosen and self.row.made is not None:
            self.row.page.gallery.go_to(chosen)


def _game_on(page: NewGamePage) -> GameShown:
    return GameShown(page.gallery.game.id if page.gallery.game is not None else "", page.options.options)
