"""The start page, the unfinished game that it offers, and playing the last game again."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.language import paragraph, say
from cardtable.storage.data_folder import cache_dir
from cardtable.ui.drawing.kept_picture import KeptPicture
from cardtable.ui.services.command import Command
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.ui.features.start.start_page import StartPage
    from cardtable.ui.features.start.unfinished import Unfinished
    from cardtable.ui.table.items.lying import LyingGame

TABLE_NAME = "table.pixels"
"""The name of the file with the picture of the start page's table, in the cache folder."""


def register(services: Services) -> None:
    start = Start(services)
    services.commands.append(
        Command(
            "play-last",
            300,
            lambda: say("menu-play-last-again"),
            "again",
            start.play_last,
            ("Ctrl+R",),
            lambda: services.memory.now.last_game is not None,
        )
    )


class Start(QObject):
    """The start page: what lies on its table, and what it offers."""

    looked = Signal()
    """Emitted when the disk has been searched for a game to continue."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._session = services, services.session
        self.row = services.navigator.register(
            "start", self._make, begin=self._begin, enter=self._offer_game, returns=False, is_table=True,
            is_home=True,
        )  # fmt: skip
        services.navigator.turned.connect(self._turned)
        services.preferences.changed.connect(self._prefer)
        services.state_replaced.connect(self._show_state)
        services.keeping.connect(self._keep)
        self._picture = KeptPicture(cache_dir() / TABLE_NAME)
        services.forgetting.connect(self._picture.forget)
        services.later.append((0, self._keep_picture))
        services.answers["look-for-unfinished"] = self._look_again
        self._session.remembered.connect(self._offer_last)
        self._session.sitting.connect(self._leave_offer)

    @cached_property
    def unfinished(self) -> Unfinished:
        """The unfinished game that the page offers."""
        from cardtable.ui.features.start.unfinished import Unfinished

        unfinished = Unfinished(self._services.games_on_disk, self._services.jobs, self)
        unfinished.offered.connect(self._offer)
        unfinished.resumed.connect(self._session.open_match)
        unfinished.offered.connect(lambda _: self.looked.emit())
        return unfinished

    def _make(self) -> StartPage:
        from cardtable.ui.features.start.start_page import StartPage
        from cardtable.ui.table.items.lying import LyingPicture, remembered

        services, state = self._services, self._services.memory.now
        go = services.navigator.go
        page = StartPage(services.theme, LyingPicture(services.theme, services.backdrop, self._picture))
        page.continue_asked.connect(self.continue_game)
        page.put_away.clicked.connect(self.put_away)
        page.deal_asked.connect(self.play_last)
        page.phones.clicked.connect(partial(services.ask, "open-phones"))
        page.show_asked.connect(partial(services.ask, "show-how"))
        page.offer_last(state.last_game)
        has_games = _has_games(services.directory)
        if state.last_game is None and not has_games and not state.taught:
            self._welcome(page)
        page.set_move_list(services.preferences.now.move_list)
        table = remembered(state.table)
        page.lay(table)
        if table is not None and not table.is_over and has_games:
            # Its file is read only when the game is continued; until then, show what was remembered of it.
            page.offer(table)
        for button, name in (
            (page.new_game, "new_game"),
            (page.rules, "rules"),
            (page.today, "today"),
            (page.settings, "settings"),
            (page.learning, "learners"),
            (page.album, "album"),
            (page.games, "games"),
        ):
            button.clicked.connect(partial(go, name))
        page.menu.clicked.connect(partial(services.ask, "menu"))
        return page

    def _welcome(self, page: StartPage) -> None:
        """Make the offers for a new player, until the first game begins."""

        def comfort() -> None:
            from cardtable.ui.features.start.comfort import ComfortLine

            page.lay_comfort(ComfortLine(self._services.preferences, page))

        page.offer_to_show(True)
        # The page is painted first.
        QTimer.singleShot(0, page, comfort)

    _is_begun = False

    def _begin(self, page: StartPage) -> None:
        """Look for the game to offer, once."""
        if self._is_begun:
            return
        self._is_begun = True
        messages = self._services.first_words()
        if not _has_games(self._services.directory):
            self._find_none(messages)
        else:
            QTimer.singleShot(0, self, lambda: self._look_first(messages))

    def _look_first(self, messages: Sequence[str]) -> None:
        """Look for the game to offer, unless a game is on the table by now."""
        if self._session.on_table is None:
            self.unfinished.look(messages)
        else:
            self._find_none(messages)

    def _find_none(self, messages: Sequence[str]) -> None:
        QTimer.singleShot(0, self, self.looked.emit)
        if messages:
            self._services.notify(paragraph(messages))

    def _turned(self) -> None:
        if "unfinished" in vars(self):
            self.unfinished.want_no_more()

    def _prefer(self, *_: object) -> None:
        if self.row.made is not None:
            self.row.made.set_move_list(self._services.preferences.now.move_list)

    # The game to continue

    def _leave_offer(self) -> None:
        if "unfinished" in vars(self):
            self.unfinished.leave()

    def _offer_game(self, page: StartPage) -> None:
        match = self._session.match
        if match is None:
            self.unfinished.look()
            return
        game = self._remember_table(match)
        page.lay(game)
        if game.is_over:
            self.unfinished.look()
        else:
            page.offer(game)

    def _remember_table(self, match: Match) -> LyingGame:
        """Return what lies on the table of `match`, and remember it for the next start."""
        from cardtable.ui.services.games_on_disk import last_played
        from cardtable.ui.table.items.lying import lying, to_remember

        memory = self._services.memory
        game = lying(match, last_played(match.saving.path))
        memory.remember(memory.now._replace(table=to_remember(game)))
        return game

    def _keep(self) -> None:
        match = self._session.match
        if match is not None:
            game = self._remember_table(match)
            if self.row.made is not None:
                self.row.made.lay(game)
                self.row.made.offer(None if game.is_over else game)
                self._keep_picture()

    def _keep_picture(self) -> None:
        """Keep the picture of the table for the next start."""
        page = self.row.made
        if page is not None:
            page.resize(self._services.navigator.size())
            page.keep_picture()

    def _offer(self, game: LyingGame | None) -> None:
        with self._services.navigator.seen() if self.row.is_shown else nullcontext():
            self.row.page.offer(game)

    def _look_again(self) -> None:
        """Look for a game to offer after one on disk was added or deleted."""
        if not self._session.is_going_on:
            self.unfinished.look()

    def continue_game(self) -> None:
        """Resume the game that the page offers."""
        if self._session.is_going_on:
            self._session.show()
        else:
            self.unfinished.go_on()

    def put_away(self) -> None:
        """Stop offering the unfinished game; it stays on disk."""
        match = self._session.match if self._session.is_going_on else None
        self._session.leave()
        self.unfinished.put_away(match)

    # The last game

    def play_last(self) -> None:
        """Play again with the last setup and other cards, or play the first game there is."""
        from cardtable.ui.shared import seating

        state = self._services.memory.now
        setup = seating.remembered(state.last)
        if setup is None and state.last_game is not None:
            self._services.navigator.go("new_game")
        else:
            self._session.again(lambda: self._session.start(setup or seating.first_setup()))

    def _offer_last(self) -> None:
        if self.row.made is not None:
            state = self._services.memory.now
            self.row.made.offer_last(state.last_game)
            if state.taught or state.last_game is not None:
                self.row.made.offer_to_show(False)

    def _show_state(self) -> None:
        from cardtable.ui.table.items.lying import remembered

        state = self._services.memory.now
        if self.row.made is not None:
            self.row.made.offer_last(state.last_game)
            self.row.made.lay(remembered(state.table))


def _has_games(directory: Path) -> bool:
    """Whether there may be an unfinished game, without loading the code that reads one."""
    try:
        return any((directory / "games").glob("*.cardtable"))
    except OSError:
        return False
