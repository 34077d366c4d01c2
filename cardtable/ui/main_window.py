"""The window: its pages, its keys, and the way from one to the next.

The window shows its first picture before anything else is loaded (see `first_picture`), the start page right
after that, and every other page when it is first wanted. So this module imports no more than that picture
needs, and names `Qt` only inside functions.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.ui.first_picture import FirstPicture
from cardtable.ui.once_more import OnceMore
from cardtable.ui.playing_window import STILL, PlayingWindow
from cardtable.ui.side_pages import SidePages

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from cardtable.controller.match import Match
    from cardtable.controller.setup import MatchSetup
    from cardtable.game.events import GameEnded
    from cardtable.ui.actions import Actions
    from cardtable.ui.keys_panel import KeysPanel
    from cardtable.ui.matches import Found, Matches
    from cardtable.ui.opening import Opening
    from cardtable.ui.pages.game_over import GameOverPage
    from cardtable.ui.pages.games_list import Game
    from cardtable.ui.pages.new_game import NewGamePage
    from cardtable.ui.pages.rules import RulesPage
    from cardtable.ui.pages.start import StartPage
    from cardtable.ui.past_games import PastGames
    from cardtable.ui.table_page import TablePage

FIRST_PATIENCE = 0.5
"""Seconds for which the start page waits for the game that it is to offer."""


class MainWindow(PlayingWindow):
    """The one window of the program. `directory` is where games and choices are kept.

    `speed` overrides every pace: 0 is instant, for tests and the self-test.
    """

    first_painted = Signal()
    """The window is on screen with its first picture."""

    furnished = Signal()
    """The start page is on screen and can be used."""

    def __init__(self, directory: Path, speed: float | None = None) -> None:
        super().__init__(directory, speed, lambda: self.side.roll)
        self._games: tuple[Game, ...] | None = None
        self._matches: Matches | None = None
        self._found: Found | None = None
        self._looks = 0
        self._start_page: StartPage | None = None
        self.commands: Actions | None = None
        self.new_game_page: NewGamePage | None = None
        self.rules_page: RulesPage | None = None
        self.over_page: GameOverPage | None = None
        self.side = SidePages(self)
        self.once_more = OnceMore(self)
        self._past: PastGames | None = None
        self._opening: Opening | None = None
        self._keys: KeysPanel | None = None
        self.preferences.saving.connect(self._tell_saving)
        self.table_made.connect(self._lead_from)
        self.setWindowTitle(self.tr("Cardtable"))
        self.setAcceptDrops(True)
        # One door more beside an unfinished game, or for the last one. Where games lie tells the former
        # without reading one.
        doors = 4 + (_has_games(directory) or self.state.last_game is not None)
        first = FirstPicture(self.theme, doors, self)
        first.painted.connect(self._after_first_paint)
        self.pages.addWidget(first)
        self._first_picture = first

    def _after_first_paint(self) -> None:
        self.first_painted.emit()
        page = self.start_page
        page.repaint()
        self.furnished.emit()

    @property
    def start_page(self) -> StartPage:
        """The start page; first wanted right after the first picture, whose place it takes."""
        return self._start_page if self._start_page is not None else self._furnish()

    def _furnish(self) -> StartPage:
        from cardtable.ui.actions import Actions
        from cardtable.ui.fonts import load_fonts
        from cardtable.ui.pages.start import StartPage

        load_fonts()
        self.dress()
        self.looks.changed.connect(self.dress)
        self.commands = Actions(self)
        if sys.platform == "darwin":
            self.commands.fill_bar(self.menuBar())
        page = StartPage(self.theme, self)
        page.continue_asked.connect(self.continue_game)
        page.put_away_asked.connect(self.put_away)
        page.new_game_asked.connect(self.show_new_game)
        page.play_last_asked.connect(self.once_more.last_game)
        page.offer_last(self.state.last_game)
        page.rules_asked.connect(self.show_rules)
        page.settings_asked.connect(self.side.show_settings)
        page.learning_asked.connect(self.side.show_learners)
        page.statistics_asked.connect(self.side.show_statistics)
        page.games_asked.connect(self.past.kept.show_games)
        page.menu_asked.connect(self.show_menu)
        self._start_page = page
        told = self._first_words()
        if _has_games(self.directory):
            # Read before the page is shown, so that no tile changes under the finger; the first picture is on
            # screen meanwhile.
            self.look_for_game(FIRST_PATIENCE, told)
        else:
            self.tell_all(told)
        self.pages.addWidget(page)
        if self.pages.currentWidget() is self._first_picture:
            self.pages.setCurrentWidget(page)
            page.setFocus()
        self.pages.removeWidget(self._first_picture)
        self._first_picture.deleteLater()
        return page

    def _first_words(self) -> list[str]:
        """What there is to say of the files that were read before the first picture."""
        told = [] if self.keeps else [self.keeps_nothing]
        if self.preferences.is_unread:
            told.append(
                self.tr("Your settings cannot be read just now; the file stays as it is and is tried again.")
            )
        if self.memory.document.is_unread:
            told.append(
                self.tr(
                    "Your last and favourite games cannot be read just now; the file stays as it is and is "
                    "tried again."
                )
            )
        if self.preferences.set_aside is not None:
            lost = self.tr("Your settings cannot be read and are as on the first day; kept as {file}.")
            told.append(lost.format(file=self.preferences.set_aside))
        if self.memory.document.set_aside is not None:
            lost = self.tr("Your last and favourite games cannot be read and are forgotten; kept as {file}.")
            told.append(lost.format(file=self.memory.document.set_aside))
        return told

    def settle(self) -> None:
        """With what those who learn did."""
        super().settle()
        self.side.settle()

    def may_close(self) -> bool:
        """Asks for what the disk refuses, of the game and of those who learn."""
        return super().may_close() and self.side.may_close()

    def put_down(self) -> None:
        """Ends everything that still runs and writes what the window remembers; may be called twice."""
        self.clear_table()
        self.side.close()
        if self._past is not None:
            self._past.close()
        super().put_down()

    # What is played

    def recover(self) -> None:
        """After an error: the game on the table is sat down to again, at the move where it stands."""
        match, page = self.match, self.table_page
        if match is not None and page is not None and self.is_on(match):
            page.bridge.leave()
            page.sit(match)

    @property
    def opening(self) -> Opening:
        """The way of a game that is read to the screen."""
        from cardtable.ui.opening import Opening

        if self._opening is None:
            self._opening = Opening(self)
        return self._opening

    @property
    def past(self) -> PastGames:
        """The way to games that were played before, made after the first picture."""
        from cardtable.ui.past_games import PastGames

        if self._past is None:
            self._past = PastGames(self)
        return self._past

    @property
    def matches(self) -> Matches:
        """Starting, keeping and finding games."""
        from cardtable.ui.matches import Matches

        if self._matches is None:
            self._matches = Matches(self.directory, self.keeps)
        return self._matches

    def _lead_from(self, page: TablePage) -> None:
        """Where the table leads to."""
        page.bridge.game_over.connect(self.show_game_over)
        page.menu_asked.connect(self.show_menu)
        page.rules_asked.connect(self.show_rules)
        page.new_game_asked.connect(self.show_new_game)
        page.view.settings_asked.connect(self.side.show_settings)

    def _tell_saving(self, works: bool) -> None:
        if works:
            self.tell(self.tr("Your settings are saved again."), "check")
        else:
            self.tell(self.tr("Your settings cannot be saved; they hold until you close Cardtable."))

    def start_game(self, setup: MatchSetup) -> None:
        """Sits down to a new game and remembers its set-up."""
        from cardtable.ui import seating

        match = self.matches.begin(setup)
        last = seating.kept(setup, match.rules.name)
        self.remember(self.state.played(setup.variant)._replace(last=last))
        self.start_page.offer_last(self.state.last_game)
        self.sit(match)

    def toggle_keys(self) -> None:
        """The panel of all keys, over whatever page is shown; away again the second time."""
        from cardtable.ui.keys_panel import KeysPanel

        if self._keys is None:
            self._keys = KeysPanel(self.theme, self)
        self._keys.toggle(self)

    def show_menu(self) -> None:
        """The menu of the table and of the start page: everything that can be done, with its keys."""
        from PySide6.QtCore import QPoint

        if self.commands is not None:
            on_start = self.pages.currentWidget() is self._start_page
            at = QPoint(self.width() - 300, 80) if on_start else QPoint(16, 60)
            self.commands.pop_up(self.mapToGlobal(at))

    def sit(self, match: Match) -> None:
        """Shows the table with this match on it and plays; tells where a game is that was on there."""
        page, before = self.the_table(), self.match
        self._found = None
        self._looks += 1
        page.bridge.leave()
        self.show_page(page)
        if before is not None and before is not match and self.is_on(before) and self.matches.keeps_games:
            self.on_disk(lambda tell: before.saving.is_kept, self._tell_left)
        # Told last, a new game that cannot be saved is what is read.
        page.sit(match)

    def _tell_left(self, is_kept: bool) -> None:
        if is_kept:
            self.tell(self.tr("The game you left is kept as it stands; find it under Saved games."), "check")

    def continue_game(self) -> None:
        """Sits down again at the game that the start page offers."""
        if self.is_on(self.match):
            self.show_page(self.the_table())
            return
        if self._found is not None:
            self.sit(self._found.match)
        else:
            self.look_for_game()

    def put_away(self) -> None:
        """The offered game is kept on disk, but no longer offered."""
        match, found, matches = self.match, self._found, self.matches
        self.clear_seat()

        def put_away() -> None:
            path = match.saving.path if match is not None and self.is_on(match) else None
            if path is None and found is not None:
                path = found.path
            if path is not None:
                matches.put_away(path)

        self.on_disk(lambda tell: put_away(), lambda _: None)
        self.look_for_game()

    def look_for_game(self, patience: float = 0.0, told: Sequence[str] = ()) -> None:
        """The start page offers the game on disk that was played last and is not over, once it is read."""
        matches = self.matches
        self._found = None
        self._looks += 1
        look = self._looks
        self.start_page.offer(None)

        def offer(found: Found | None) -> None:
            # Of several looks the last one counts, and none once a game is on the table.
            if look == self._looks and found is not None:
                self._found = found
                self.start_page.offer(found.offer)

        self.on_disk(matches.unfinished, offer, patience, told)

    @staticmethod
    def is_on(match: Match | None) -> bool:
        """Whether there is a match that goes on."""
        return match is not None and match.view().phase != "over"

    def clear_seat(self) -> None:
        """Nobody plays at the table any more; the game that was on it is on disk."""
        if self.table_page is not None:
            self.table_page.bridge.leave()

    # Pages

    def show_page(self, page: QWidget) -> None:
        """Brings a page to the front; the game goes on only while the table is there."""
        if self._keys is not None:
            self._keys.hide()
        if self._opening is not None:
            self._opening.leave()
        super().show_page(page)
        if self.table_page is not None:
            self.table_page.bridge.hold(page is not self.table_page)

    def show_start(self) -> None:
        """The start page, with the game that is going on, if any."""
        match = self.match
        if match is not None and self.is_on(match):
            self.start_page.offer(self.matches.in_hand(match))
        else:
            self.look_for_game()
        self.show_page(self.start_page)

    def games(self) -> tuple[Game, ...]:
        """All games of the catalogue."""
        if self._games is None:
            from cardtable.ui.pages.games_list import all_games

            self._games = all_games()
        return self._games

    def show_new_game(self, variant: str = "") -> None:
        """The page on which a new game is chosen, at this game or at the last one chosen."""
        from cardtable.ui import seating
        from cardtable.ui.pages.new_game import NewGamePage, Remembered

        if self.new_game_page is None:
            state = self.state
            remembered = Remembered(seating.remembered(state.last), state.favourites, state.recent)
            page = NewGamePage(self.theme, self.games(), remembered, self)
            page.start_asked.connect(self.start_game)
            page.back_asked.connect(self.go_back)
            page.favourites_changed.connect(self._remember_favourites)
            self.new_game_page = page
        self.new_game_page.show_deal("")
        self.new_game_page.search.clear()
        self.new_game_page.show_recent(self.state.recent)
        self.side.seat_learners()
        if variant:
            self.new_game_page.go_to(variant)
        self.show_page(self.new_game_page)

    def take_state(self, table: Mapping[str, Any]) -> None:
        """Favourites, games played of late and the last set-up are from now on those of another state."""
        from cardtable.ui.ui_state import state_in

        state = state_in(table)._replace(geometry=self.state.geometry)
        self.remember(state)
        self.start_page.offer_last(state.last_game)
        if self.new_game_page is not None:
            self.new_game_page.model.favourites = state.favourites
            self.new_game_page.show_recent(state.recent)

    def _remember_favourites(self, favourites: tuple[str, ...]) -> None:
        self.remember(self.state._replace(favourites=favourites))

    def show_rules(self) -> None:
        """The rules: of the game on the table, of the one being chosen, else of the last one chosen."""
        from cardtable.ui.pages.rules import RulesPage

        if self.rules_page is None:
            page = RulesPage(self.theme, self.games(), self)
            page.back_asked.connect(self.go_back)
            page.play_asked.connect(self.show_new_game)
            self.rules_page = page
        here = self.pages.currentWidget()
        if here is self.rules_page:
            return
        match = self.match
        if match is not None and here in (self.table_page, self.over_page):
            self.rules_page.show_game(match.rules.id, match.rules, len(match.setup.players))
        elif self.new_game_page is not None and here is self.new_game_page:
            game = self.new_game_page.game
            self.rules_page.show_game(game.id if game is not None else "")
        else:
            self.rules_page.show_game(self.state.variant)
        self.show_aside(self.rules_page)

    def show_game_over(self, ended: GameEnded) -> None:
        """The end of the game that was on the table."""
        from cardtable.ui.matches import once_more_note, standings
        from cardtable.ui.pages.game_over import GameOverPage

        page = self.table_page
        if page is None or page.bridge.match is None:
            return
        if self.over_page is None:
            self.over_page = GameOverPage(self.theme, self)
            if self._speed == 0:
                self.over_page.deaf = 0
            self.over_page.again_asked.connect(self.once_more.other_cards)
            self.over_page.new_game_asked.connect(self.show_new_game)
            self.over_page.start_asked.connect(self.show_start)
            self.over_page.review_asked.connect(self.past.look_back)
            self.over_page.export_asked.connect(self.past.export)
            self.over_page.minds_asked.connect(self.past.show_minds)
        self.over_page.has_minds = any(who.kind != "person" for who in page.bridge.match.setup.players)
        self.over_page.stars = self.preferences.now.pace != STILL
        if self._speed is None and ended.winners:
            self.hearing.sounds.play("win")
        rows, note = standings(page.bridge.match, ended)
        self.over_page.show_end(rows, note, once_more_note(page.bridge.match))
        self.show_page(self.over_page)

    def go_back(self) -> None:
        """One page back: from the rules to where they were opened, else to the table or the start."""
        here = self.pages.currentWidget()
        if here is self.start_page or self.leave_aside():
            return
        if here is self.new_game_page and self.table_page is not None and self.is_on(self.match):
            self.show_page(self.table_page)
        else:
            self.show_start()

    # Files that are dropped

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A game that comes from elsewhere is welcome on every page."""
        if self.past.kept.dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Opens it."""
        path = self.past.kept.dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.past.kept.open_file(path)


def _has_games(directory: Path) -> bool:
    """Whether there may be an unfinished game, found out without loading what reads one."""
    try:
        return any((directory / "games").glob("*.cardtable"))
    except OSError:
        return False
