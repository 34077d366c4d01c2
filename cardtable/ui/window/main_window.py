"""The window: its pages, how one leads to the next, and the games played in it.

The window shows its first picture before anything else is loaded (see `window.first_picture`), the start page
right after that, and every other page when it is first needed. So this module imports only what that picture
needs, and names `Qt` only inside functions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import nullcontext, suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QByteArray, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from cardtable import is_game_file
from cardtable.language import SPEECH, paragraph, say
from cardtable.storage.settings import INTERNATIONAL, OWN_BACK
from cardtable.storage.writer import WRITER
from cardtable.ui.drawing.theme import FOREST, SYSTEM, Theme, lettered, theme_called
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.support.languages import qt_words, speak
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.window.first_game import show_how, whole_game
from cardtable.ui.window.first_picture import FirstPicture
from cardtable.ui.window.pages import Page, Pages
from cardtable.ui.window.puzzles import Puzzles, play_out
from cardtable.ui.window.real_cards import RealCards
from cardtable.ui.window.school import School
from cardtable.ui.window.today import Today
from cardtable.ui.window.ui_state import StateFile, UiState, first_size, least_size, on_screen, state_in

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData, QPoint, QRect
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from cardtable.controller.lookback.playback import Playback
    from cardtable.controller.lookback.playhead import Playhead
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.rules.model import Rules
    from cardtable.storage.exchange import Brought
    from cardtable.storage.learners import Learner, LearnerStore
    from cardtable.storage.own_games import OwnGame
    from cardtable.storage.settings import Settings
    from cardtable.storage.shelf import GameFile
    from cardtable.ui.audio.table_audio import TableAudio
    from cardtable.ui.learning.learner_file import LearnerFile
    from cardtable.ui.pages.about_page import AboutPage
    from cardtable.ui.pages.backups_page import BackupsPage
    from cardtable.ui.pages.join_page import JoinPage
    from cardtable.ui.pages.minds_page import MindsPage
    from cardtable.ui.pages.new_game.new_game_page import NewGamePage
    from cardtable.ui.pages.own_games.arrival_page import ArrivalPage
    from cardtable.ui.pages.own_games.give_page import GivePage
    from cardtable.ui.pages.replay.replay_page import ReplayPage
    from cardtable.ui.pages.rules_page import RulesPage
    from cardtable.ui.pages.saved_games_page import SavedGamesPage
    from cardtable.ui.pages.settings_page import SettingsPage
    from cardtable.ui.pages.start_page import StartPage
    from cardtable.ui.pages.statistics_page import StatisticsPage
    from cardtable.ui.pages.workshop.workshop_page import WorkshopPage
    from cardtable.ui.play.table_page import TablePage
    from cardtable.ui.shared.games_list import Game
    from cardtable.ui.table.items.lying import LyingGame
    from cardtable.ui.widgets.keys_panel import KeysPanel
    from cardtable.ui.widgets.notice import Near, Notice
    from cardtable.ui.window.closing import Closing
    from cardtable.ui.window.commands import Actions
    from cardtable.ui.window.jobs import Jobs
    from cardtable.ui.window.own_games import GamesOfOnesOwn
    from cardtable.ui.window.phones import Phones
    from cardtable.ui.window.saved_games import Found, GamesOnDisk, SavedGames, Unfinished

SHUTDOWN_WAITS = 4.0
"""Seconds that a shutdown waits for the disk. After five, Windows says that Cardtable is holding it up."""

STILL = "still"
"""The pace without flying or spinning: things only fade.

The player chooses it, because Qt reports a system-wide wish for less motion only from 6.12 on
(`QAccessibilityHints.motionPreference`).
"""

PACES = {"calm": 1.5, "normal": 1.0, "quick": 0.55, STILL: 1.0, "off": 0.0}
"""Factor on the length of animations and pauses, by the name of the pace."""


class MainWindow(QMainWindow):
    """The one window of the program. Games and settings are kept in `directory`.

    `speed` overrides every pace: 0 is instant, for tests and the self-test. `language` overrides the one in
    the settings until the player chooses another.
    """

    first_painted = Signal()
    """Emitted when the window is on screen with its first picture."""

    furnished = Signal()
    """Emitted when the start page is on screen and can be used."""

    looked = Signal()
    """Emitted when the disk has been searched for a game to continue."""

    def __init__(self, directory: Path, speed: float | None = None, language: str = "") -> None:
        super().__init__()
        self.directory, self._speed = directory, speed
        self.preferences = Preferences(directory, self)
        self.preferences.changed.connect(self._prefer)
        self.preferences.changed.connect(self._speak)
        self.preferences.saving.connect(self._tell_saving)
        speak(language or self.preferences.now.language)
        SPEECH.is_international = self.preferences.now.letters == INTERNATIONAL
        self.theme: Theme = FOREST.like()
        """The look of everything in the window, by the preferences."""
        self._follows_system = self._shows_cards = False
        self.memory = StateFile(directory)
        """The file that keeps the window's state between runs."""
        self.state = self.memory.read()
        """The window's state kept between runs; `remember` changes it."""
        self._left: Path | None = None
        """The game taken off the table while its record is rewritten."""
        self._trial: Trial | None = None
        """The trial deal on the table, if any."""
        self._is_furnished = False
        self.pages = Pages(self)
        self.pages.turned.connect(self._turned)
        self.pages.back_asked.connect(self.go_back)
        self.pages.told.connect(self.tell)
        self.pages.rested.connect(self._hold_table)
        self.setCentralWidget(self.pages)
        self._register_pages()
        self._wear()
        self._pace_pages()
        self._restore_place()
        self.setMinimumSize(*least_size(self.screen().availableGeometry()))
        self.setWindowTitle(QGuiApplication.applicationDisplayName())
        self.setAcceptDrops(True)
        self._backdrop = Backdrop(self.theme)
        self._first_picture = FirstPicture(
            self.theme, self._backdrop, self.preferences.now.move_list, self.state.seats, self
        )
        self._first_picture.painted.connect(self._after_first_paint)
        self.pages.addWidget(self._first_picture)

    def _register_pages(self) -> None:
        """Register all pages of the window; each is made when first needed."""
        pages = self.pages
        self.start = Page(
            pages,
            self._make_start,
            begin=self._furnish,
            enter=self._offer_game,
            beside=False,
            is_table=True,
        )
        self.table = Page(
            pages,
            self._make_table,
            begin=self._prefer,
            end=lambda page: page.conductor.close(),
            beside=False,
            is_table=True,
        )
        self.new_game = Page(
            pages,
            self._make_new_game,
            enter=self._offer_games,
            beside=False,
        )
        self.rules = Page(
            pages,
            self._make_rules,
            enter=self._open_rules,
        )
        self.arrival = Page(pages, self._make_arrival)
        self.give = Page(pages, self._make_give)
        self.workshop = Page(pages, self._make_workshop, end=lambda page: page.put_down())
        self.games = Page(
            pages,
            self._make_games,
            enter=lambda page: self.saved_games.list_games(),
        )
        self.replay = Page(
            pages,
            self._make_replay,
            begin=self._prefer,
            end=lambda page: page.put_down(),
        )
        self.minds = Page(pages, self._make_minds)
        self.join = Page(pages, self._make_join, enter=self._show_joining)
        self.statistics = Page(
            pages,
            self._make_statistics,
            enter=lambda page: page.open(),
            end=lambda page: page.close_file(),
        )
        self._register_today()
        self.school = School(pages, self.theme, lambda: self.learner_file, lambda: self.motion)
        self.school.game_asked.connect(self._play_with)
        self.school.deleting.connect(self._forget)
        self.school.deleted.connect(self._look_again)
        if self._speed is None:
            self.school.spoken.connect(lambda sentence: self.audio.speech.teach(sentence))
        self.puzzles = Puzzles(
            pages, self.theme, self.directory, lambda: self.learner_file, lambda: self.motion
        )
        self.puzzles.told.connect(self.tell)
        self.puzzles.table_asked.connect(partial(play_out, self))
        self.real_cards = RealCards(pages, self.theme, lambda: self.learner_file, lambda: self.motion)
        self.real_cards.begun.connect(self._begin)
        self.real_cards.look_back_asked.connect(self.look_back)
        self.real_cards.rules_asked.connect(self.rules.show)
        self.real_cards.again_asked.connect(self.play_other_cards)
        self.real_cards.start_asked.connect(self.start.show)
        if self._speed is None:
            self.real_cards.spoken.connect(lambda sentence: self.audio.speech.teach(sentence))
        self.settings = Page(pages, self._make_settings)
        self.backups = Page(
            pages,
            self._make_backups,
            enter=lambda page: page.show_backups(),
        )
        self.about = Page(pages, self._make_about)

    def _register_today(self) -> None:
        self.today = Today(
            self.pages,
            self.theme,
            self.directory,
            lambda: self.jobs,
            lambda: self.games_on_disk,
            lambda: self.match,
            lambda: self.learner_file,
            lambda: self.state,
            lambda puzzle: self.puzzles.kept.holds(puzzle),
        )
        self.today.begun.connect(self.sit)
        self.today.resumed.connect(self._resume)
        self.today.is_on_table.connect(self.table.show)
        self.today.puzzle_asked.connect(lambda: self.puzzles.open_day())
        self.today.sums_asked.connect(lambda: self.puzzles.open_sums())
        self.today.remembered.connect(lambda day: self.remember(self.state._replace(day=day)))

    # Made when first needed; from then on they are in `vars(self)`.

    @cached_property
    def jobs(self) -> Jobs:
        """The jobs that run outside the window's thread."""
        from cardtable.ui.window.jobs import Jobs

        jobs = Jobs(self)
        jobs.told.connect(self.tell)
        jobs.waits.connect(lambda sentence: self.tell(sentence, "folder", stays=True))
        jobs.arrived.connect(self.unsay)
        return jobs

    @cached_property
    def games_on_disk(self) -> GamesOnDisk:
        from cardtable.ui.window.saved_games import GamesOnDisk

        return GamesOnDisk(self.directory)

    @cached_property
    def saved_games(self) -> SavedGames:
        """The actions on saved games."""
        from cardtable.ui.window.saved_games import SavedGames

        saved = SavedGames(self.games_on_disk, self.jobs, lambda: self.match, lambda: self.learner_file, self)
        saved.told.connect(self.tell)
        saved.listed.connect(lambda games, chosen: self.games.page.show_games(games, chosen))
        saved.is_on_table.connect(self.show_table)
        saved.leaves.connect(self.clear_seat)
        saved.resumed.connect(self._resume)
        saved.looked_at.connect(self._show_replay)
        saved.deleted.connect(self._offer_another)
        saved.restored.connect(self._show_restored)
        return saved

    @cached_property
    def own_games(self) -> GamesOfOnesOwn:
        """The games that people made."""
        from cardtable.ui.window.own_games import GamesOfOnesOwn

        own = GamesOfOnesOwn(self.directory, self.jobs, self)
        own.told.connect(self.tell)
        own.changed.connect(self._show_own_games)
        own.practised.connect(self._show_levels)
        own.measured.connect(self._list_games_again)
        own.arrived.connect(self._look_at_arrival)
        return own

    @cached_property
    def unfinished(self) -> Unfinished:
        """The unfinished game that the start page offers."""
        from cardtable.ui.window.saved_games import Unfinished

        unfinished = Unfinished(self.games_on_disk, self.jobs, self)
        unfinished.offered.connect(self._offer)
        unfinished.resumed.connect(self.sit)
        unfinished.looked.connect(self.looked)
        return unfinished

    @cached_property
    def phones(self) -> Phones:
        """The phones at the table."""
        from cardtable.storage.phones import KeptPhones
        from cardtable.ui.window.phones import Phones

        kept = KeptPhones(self.directory)
        table = self.table
        phones = Phones(
            lambda: table.made.conductor if table.made is not None else None,
            lambda: self.match,
            kept,
            lambda: self.jobs,
            lambda: self.theme.deck,
            self,
        )
        phones.ask(self.preferences.now.ask_phones)
        phones.told.connect(self._tell_of_phones)
        phones.changed.connect(self._show_phones)
        phones.dealt.connect(self._begin)
        return phones

    @cached_property
    def learner_file(self) -> LearnerFile:
        """The learners on this computer."""
        from cardtable.ui.learning.learner_file import LearnerFile

        learner_file = LearnerFile(self.directory, self)
        learner_file.told.connect(self.tell)
        learner_file.changed.connect(self._seat_learners)
        return learner_file

    @cached_property
    def audio(self) -> TableAudio:
        from cardtable.ui.audio.table_audio import TableAudio

        audio = TableAudio(self.preferences, self)
        audio.speech.silent.connect(self.tell)
        return audio

    @cached_property
    def catalogue(self) -> tuple[Game, ...]:
        """All games that can be played. Those people made are added once they are read from disk."""
        from cardtable.ui.shared.games_list import all_games

        self.own_games.begin()
        return all_games(self.own_games.minutes)

    @cached_property
    def commands(self) -> Actions:
        """The commands of the menu, with their keys."""
        from cardtable.ui.window.commands import Actions, commands

        return Actions(partial(commands, self), self)

    @cached_property
    def notice(self) -> Notice:
        """The sentence shown over the current page."""
        from cardtable.ui.widgets.notice import Notice

        return Notice(self.theme, self, self._notice_room)

    def _notice_room(self) -> QRect | None:
        from PySide6.QtCore import QPoint

        from cardtable.ui.widgets.room_page import RoomPage

        here = self.pages.currentWidget()
        room = here.notice_room() if isinstance(here, RoomPage) else None
        return None if room is None else room.translated(self.pages.mapTo(self, QPoint()))

    @cached_property
    def keys_panel(self) -> KeysPanel:
        from cardtable.ui.widgets.keys_panel import KeysPanel

        return KeysPanel(self.theme, self)

    # Start page

    def _after_first_paint(self) -> None:
        self.first_painted.emit()
        qt_words().follow()
        self.start.page.repaint()
        self.furnished.emit()
        self._bind_keys()

    def _bind_keys(self) -> None:
        """Make the commands, so that their keys work from now on."""
        commands = self.commands
        if sys.platform == "darwin":
            self.menuBar().clear()
            commands.fill_bar(self.menuBar())

    def _make_start(self) -> StartPage:
        from cardtable.ui.drawing.fonts import load_fonts
        from cardtable.ui.pages.start_page import StartPage
        from cardtable.ui.table.items.lying import remembered

        load_fonts()
        # The first picture shows no cards, so it didn't wait for their back.
        self._shows_cards = True
        self._wear()
        self.dress()
        page = StartPage(self.theme, self._backdrop)
        page.continue_asked.connect(self.continue_game)
        page.put_away_asked.connect(self.put_away)
        page.new_game_asked.connect(self.new_game.show)
        page.deal_asked.connect(self.play_last)
        page.show_asked.connect(self.show_how)
        page.offer_last(self.state.last_game)
        never = self.state.last_game is None and not _has_games(self.directory)
        page.offer_to_show(never and not self.state.taught)
        page.set_move_list(self.preferences.now.move_list)
        table = remembered(self.state.table)
        page.lay(table)
        if table is not None and not table.is_over and _has_games(self.directory):
            # Its file is read only when the game is continued; until then, show what was remembered of it.
            page.offer(table)
        page.rules_asked.connect(self.rules.show)
        page.today_asked.connect(self.today.page.show)
        page.settings_asked.connect(self.settings.show)
        page.learning_asked.connect(self.school.learners.show)
        page.statistics_asked.connect(self.statistics.show)
        page.games_asked.connect(self.games.show)
        page.menu_asked.connect(self.show_menu)
        return page

    def _furnish(self, page: StartPage) -> None:
        """Replace the first picture with the start page, then look for the game to offer there."""
        from PySide6.QtCore import QTimer

        if self._is_furnished:
            return
        self._is_furnished = True
        told = self._first_words()
        if _has_games(self.directory):
            QTimer.singleShot(0, self, lambda: self.unfinished.look(told))
        else:
            QTimer.singleShot(0, self, self.looked.emit)
            if told:
                self.tell(paragraph(told))
        if self.pages.currentWidget() is self._first_picture:
            self.pages.turn_to(page)
        self.pages.removeWidget(self._first_picture)
        self._first_picture.uncover(self.pages, self.pages.pace)

    def _first_words(self) -> list[str]:
        """Return messages about the files read before the first picture."""
        told = []
        if self.preferences.is_unread:
            told.append(say("window-settings-unread"))
        if self.memory.document.is_unread:
            told.append(say("window-state-unread"))
        if self.preferences.set_aside is not None:
            told.append(say("window-settings-lost", file=str(self.preferences.set_aside)))
        if self.memory.document.set_aside is not None:
            told.append(say("window-state-lost", file=str(self.memory.document.set_aside)))
        if self.preferences.now.back == OWN_BACK and self.preferences.own_back.trouble:
            told.append(self.preferences.own_back.trouble)
        return told

    def _offer_game(self, page: StartPage) -> None:
        match = self.match
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
        from cardtable.ui.table.items.lying import lying, to_remember
        from cardtable.ui.window.saved_games import last_played

        game = lying(match, last_played(match.saving.path))
        self.remember(self.state._replace(table=to_remember(game)))
        return game

    def _offer(self, game: LyingGame | None) -> None:
        with self.pages.seen() if self.start.is_shown else nullcontext():
            self.start.page.offer(game)

    def _offer_another(self) -> None:
        """Look for a game to offer after one on disk was added or deleted."""
        if not self.is_on(self.match):
            self.unfinished.look()

    def continue_game(self) -> None:
        """Resume the game that the start page offers."""
        if self.is_on(self.match):
            self.show_table()
        else:
            self.unfinished.go_on()

    def show_table(self) -> None:
        """Show the table of the current game, on screen or with real cards."""
        (self.table if self.real_cards.match is None else self.real_cards.page).show()

    def put_away(self) -> None:
        """Stop offering the unfinished game; it stays on disk."""
        match = self.match
        self.clear_seat()
        self.unfinished.put_away(match if self.is_on(match) else None)

    # New game

    def _make_new_game(self) -> NewGamePage:
        from cardtable.ui.pages.new_game.new_game_page import NewGamePage, Remembered
        from cardtable.ui.shared import seating

        state = self.state
        remembered = Remembered(seating.remembered(state.last), state.favourites, state.recent)
        page = NewGamePage(self.theme, self.catalogue, remembered)
        page.start_asked.connect(self.start_game)
        page.change_asked.connect(self.change_rules)
        page.show_asked.connect(self.show_how)
        page.bring.clicked.connect(self.own_games.choose_file)
        page.own.give_asked.connect(self.give_away)
        for asked, do in (
            (page.own.duplicate_asked, self.own_games.duplicate),
            (page.own.delete_asked, self.own_games.delete),
        ):
            asked.connect(partial(self._with_own, do))
        page.own.rename_asked.connect(
            lambda variant, name: self._with_own(lambda game: self.own_games.rename(game, name), variant)
        )
        page.favourites_changed.connect(
            lambda favourites: self.remember(self.state._replace(favourites=favourites))
        )
        return page

    def _offer_games(self, page: NewGamePage) -> None:
        page.pace = self.motion
        page.show_deal("")
        page.search.clear()
        page.show_recent(self.state.recent)
        self._seat_learners()

    def _seat_learners(self) -> None:
        """Update the learners who can be chosen for a new game."""
        page = self.new_game.made
        if page is not None:
            self.learner_file.open(lambda store: page.seats.know(self.learner_file.learners), make=False)

    def choose_game(self, variant: str) -> None:
        """Show New game with `variant` chosen."""
        with self.pages.seen():
            self.new_game.show()
            self.new_game.page.go_to(variant)

    # Games that people made

    def _make_arrival(self) -> ArrivalPage:
        from cardtable.ui.pages.own_games.arrival_page import ArrivalPage

        page = ArrivalPage(self.theme)
        page.take_asked.connect(self.own_games.take)
        return page

    def _make_give(self) -> GivePage:
        from cardtable.ui.pages.own_games.give_page import GivePage

        return GivePage(self.theme)

    def _look_at_arrival(self, brought: Brought) -> None:
        """Show a game from elsewhere before it is added."""
        with self.pages.seen():
            self.arrival.show()
            self.arrival.page.show_game(brought)

    def give_away(self, variant: str) -> None:
        """Show how to give a game that people made to someone else."""
        game = self.own_games.game(variant)
        if game is not None:
            with self.pages.seen():
                self.give.show()
                self.give.page.show_game(game.definition)

    def _with_own(self, act: Callable[[OwnGame], object], variant: str) -> None:
        game = self.own_games.game(variant)
        if game is not None:
            act(game)

    def _show_own_games(self, chosen: str) -> None:
        """List the games again after one changed, and choose the game `chosen` if it isn't ""."""
        with self.pages.seen():
            self._list_games_again()
            if self.workshop.made is not None:
                self.workshop.made.take_saved(chosen)
            if chosen and self.arrival.is_shown:
                self.new_game.show()
            if chosen and self.new_game.made is not None:
                self.new_game.page.go_to(chosen)

    def _show_levels(self) -> None:
        """Show all levels that differ, now that the computers have practiced a game."""
        if self.new_game.made is not None:
            self.new_game.made.show_levels()

    def _list_games_again(self) -> None:
        """Rebuild the pages that list games, each at its current position."""
        vars(self).pop("catalogue", None)
        self.pages.renew([self.new_game, self.rules])

    # The workshop

    def _make_workshop(self) -> WorkshopPage:
        from cardtable.ui.pages.workshop.workshop_page import WorkshopPage

        own = self.own_games
        own.begin()
        page = WorkshopPage(self.theme, self.state.drafts, lambda: self.motion, own.is_loaded)
        if not own.is_loaded:
            own.know(lambda: self.workshop.page.know_games())
        page.try_asked.connect(self.try_deal)
        page.save_asked.connect(own.keep)
        page.kept_drafts.connect(lambda drafts: self.remember(self.state._replace(drafts=drafts)))
        return page

    def make_game(self) -> None:
        """Open the workshop with the game being looked at.

        That is the game in front or on the table, else the one chosen last, else the draft worked on last.
        """
        game = self.new_game.page.game if self.new_game.is_shown else None
        if self.rules.is_shown:
            game = self.rules.page.game
        if self.workshop.is_shown:
            return
        if game is not None:
            options = self.new_game.page.options.options if self.new_game.is_shown else {}
            self.change_rules(game.id, options)
        elif self.table.is_shown and self.match is not None:
            self.change_rules(self.match.setup.variant, self.match.setup.options)
        elif self.workshop.made is None and not self.state.drafts and self.state.variant:
            self.change_rules(self.state.variant)
        else:
            self.workshop.show()

    def change_rules(self, variant: str, options: Mapping[str, str] | None = None) -> None:
        """Open the workshop with a new game based on `variant` and these house rules.

        A game that people made is changed itself.
        """
        from cardtable.rules.catalogue import is_own

        with self.pages.seen():
            if is_own(variant):
                self.workshop.show()
                self.own_games.know(partial(self._work_on_own, variant))
            else:
                self._work_on(variant, options)

    def _work_on_own(self, variant: str) -> None:
        # The player may have left while the disk was read.
        if self.workshop.is_shown:
            self._work_on(variant)

    def _work_on(self, variant: str, options: Mapping[str, str] | None = None) -> None:
        """Show the workshop with this game; it's laid out only once, with the game on it."""
        from cardtable.rules.errors import RulesError

        page, told, trouble = self.workshop.page, "", ""
        try:
            told = page.start_from(variant, options)
        except RulesError as error:
            trouble = str(error)
        self.workshop.show()
        if trouble:
            self.tell(trouble)
        if told:
            page.tell(told, "check")

    def try_deal(self, rules: Rules) -> None:
        """Play a trial deal by rules from the workshop.

        Nothing is saved or counted, and Back leads to the workshop.
        """
        from cardtable.controller.match.match import Match
        from cardtable.controller.match.setup import MatchSetup
        from cardtable.ui.shared import seating

        seats = seating.fitted(seating.first_seats(), rules.min_players, rules.max_players)
        setup = MatchSetup(rules.id, seating.with_names(seats), seating.new_seed(len(seats)))
        match = Match.start(setup, None, rules)

        def sit(page: TablePage) -> None:
            page.sit(match)
            page.show_return(say("workshop-back"))

        self.try_match(match, sit)

    def try_match(self, match: Match, sit: Callable[[TablePage], None]) -> None:
        """Play a match of which nothing is saved or counted.

        Back leads to the current page and to the match that is now on the table.
        """
        before, beneath = self.match, self.pages.beneath
        asked = next((row for row in self.pages.rows if row.is_shown), None)
        if self._trial is not None:
            before, beneath, asked = self._trial.before, self._trial.beneath, self._trial.asked
        page = self.table.page
        with self.pages.seen():
            page.conductor.leave()
            self._trial = Trial(match.rules, before, beneath, asked)
            self.pages.open(page, upon=True)
            sit(page)

    def show_how(self, variant: str = "") -> None:
        """Show a first game of `variant`, or of the first game of all if it's ""."""
        show_how(self, variant)

    @property
    def game_to_show(self) -> str | None:
        """The variant a first game would show on the current page:

        "" for any, None if none can be shown there.
        """
        if self.start.is_shown:
            return ""
        for page in (self.rules, self.new_game):
            if page.is_shown and page.page.game is not None:
                return page.page.game.id
        return None

    def play_shown(self) -> None:
        """Start a whole game of the variant just shown."""
        trial = self._trial
        if trial is not None:
            self._play_again(lambda: self.start_game(whole_game(self, trial.rules)))

    def _end_trial(self) -> None:
        """End the trial and put the match that was on the table before back on it."""
        trial, self._trial = self._trial, None
        page = self.table.made
        if trial is None or page is None:
            return
        page.show_return("")
        page.conductor.leave()
        if trial.before is not None:
            page.sit(trial.before)
        if not (self.start.is_shown or self.table.is_shown):
            self.pages.lay_on(trial.beneath)

    def _leave_table(self) -> None:
        """Leave a finished game for the start, or for the workshop, the day or the puzzle it was part of."""
        from cardtable.controller.day import is_of_day

        if self._trial is not None:
            self.go_back()
        elif self.match is not None and is_of_day(self.match.setup):
            with self.pages.seen():
                self.start.show()
                self.today.page.show()
        elif self.match is not None and self.match.setup.is_puzzle:
            with self.pages.seen():
                self.start.show()
                self.puzzles.go_back_to(self.match.setup.seed)
        else:
            self.start.show()

    def choose_deal(self) -> None:
        """Show New game with the settings of the game on the table, including its deal number."""
        if self.match is not None:
            with self.pages.seen():
                self.new_game.show()
                self.new_game.page.take(self.match.seated)

    @property
    def deal_number(self) -> str:
        """The number of the deal on the table; "" without one."""
        from cardtable.game.record.header import deal_number

        match = self.match
        if match is None or match.is_told:
            return ""
        return deal_number(match.setup.seed)

    def start_game(self, setup: MatchSetup) -> None:
        """Start a new game. If someone plays on a phone, the phones join first."""
        from cardtable.rules.catalogue import is_own

        if is_own(setup.variant):
            self.own_games.ensure()
        if setup.real_cards:
            self.real_cards.ask_dealer(setup)
        elif any(one.phone for one in setup.players):
            self.phones.invite(setup)
            with self.pages.seen():
                self.join.show()
        else:
            self._begin(setup)

    def _begin(self, setup: MatchSetup) -> None:
        """Start a new game and remember its setup."""
        match = self.games_on_disk.begin(setup)
        self.remember(self.state.played(setup.variant))
        if not setup.real_cards:
            self._remember_seats(setup, match.rules)
        self.sit(match)
        self.start.page.offer_last(self.state.last_game)

    def _remember_seats(self, setup: MatchSetup, rules: Rules) -> None:
        """Remember the seats and rules that the start page offers to play again."""
        from cardtable.rules.own_words import game_name
        from cardtable.ui.shared import seating

        self.remember(self.state._replace(last=seating.to_remember(setup, game_name(rules))))

    def play_last(self) -> None:
        """Play again with the last setup and other cards, or play the first game there is."""
        from cardtable.ui.shared import seating

        setup = seating.remembered(self.state.last)
        if setup is None and self.state.last_game is not None:
            self.new_game.show()
        else:
            self._play_again(lambda: self.start_game(setup or seating.first_setup()))

    def play_other_cards(self) -> None:
        """Play again with the same seats and rules and other cards."""
        if self._trial is not None:
            self.try_deal(self._trial.rules)
            return
        match = self.match
        if match is not None:
            self._play_again(lambda: self.sit(self.games_on_disk.again(match)))

    def play_same_cards(self) -> None:
        """Restart the game on the table with the same seats, rules and cards."""
        match = self.match
        if match is not None:
            self._play_again(lambda: self.sit(self.games_on_disk.begin(match.seated)))

    def _play_again(self, begin: Callable[[], object]) -> None:
        """Call `begin`. A record may follow rules that no longer exist; then show New game and the reason."""
        from cardtable.rules.errors import RulesError

        try:
            begin()
        except (RulesError, ValueError) as error:
            self.new_game.show()
            self.tell(str(error))

    # Phones

    def _make_join(self) -> JoinPage:
        from cardtable.ui.pages.join_page import JoinPage

        page, phones = JoinPage(self.theme), self.phones
        page.deal_asked.connect(phones.deal)
        page.computer_asked.connect(phones.add_computer)
        page.moved.connect(phones.move)
        page.removed.connect(phones.remove)
        page.answered.connect(phones.answer)
        page.help_asked.connect(lambda: self.show_about("phones"))
        return page

    def _show_joining(self, page: JoinPage) -> None:
        page.show_joining(self.phones.joining, self.motion)

    def _show_phones(self) -> None:
        """Update the players with phones, on the join page and at the table."""
        if self.join.is_shown:
            self._show_joining(self.join.page)
        match, page = self.match, self.table.made
        if page is not None and match is not None:
            page.call_seats(self.phones.seats(match))
            if not self.phones.is_inviting:
                self._remember_seats(match.seated, match.rules)
                self.start.page.offer_last(self.state.last_game)

    def _tell_of_phones(self, sentence: str, mark: str) -> None:
        """Show a message about a phone, unless the join page shows it already."""
        if not self.join.is_shown:
            self.tell(sentence, mark)

    @property
    def can_seat_phones(self) -> bool:
        """Whether there is a game with seats for phones."""
        going = self.is_on(self.match) and self._trial is None and self.real_cards.match is None
        return going or ("phones" in vars(self) and self.phones.is_inviting)

    # The table

    def _make_table(self) -> TablePage:
        from cardtable.ui.play.table_page import TablePage

        page = TablePage(self.theme, lambda: self.learner_file)
        page.view.move_list_folded.connect(lambda folded: self.preferences.change(move_list=not folded))
        page.conductor.changed.connect(self.phones.follow)
        page.conductor.told.connect(self.tell)
        page.conductor.passed.connect(lambda why: self.notice.say_here(why, "cap"))
        page.whispered.connect(
            lambda sentence: self.notice.whisper(sentence, lambda: self._at_table(page.over_hand))
        )
        page.conductor.looked.connect(self.notice.hush)
        page.covered.connect(self._place_notice)
        page.conductor.advanced.connect(self.notice.hush)
        page.view.sounds_asked.connect(self.toggle_sounds)
        page.view.settings_asked.connect(self.settings.show)
        page.menu_asked.connect(self.show_menu)
        page.rules_asked.connect(self.rules.show)
        page.new_game_asked.connect(self.new_game.show)
        page.again_asked.connect(self.play_other_cards)
        page.start_asked.connect(self._leave_table)
        page.return_asked.connect(self.go_back)
        page.shown.connect(self.play_shown)
        page.review_asked.connect(self.look_back)
        page.export_asked.connect(self.export)
        page.minds_asked.connect(self.show_minds)
        if self._speed is None:
            self.audio.listen(page.view, page.spoken)
            page.can_speak = lambda: self.audio.speech.can_teach
        if self._speed == 0:
            page.deaf = 0
        return page

    def prepare_new_game(self) -> None:
        """Make the New game page while the start page is in front and nothing moves."""
        if self.start.is_shown and not self.pages.is_moving:
            self.new_game.page  # noqa: B018 - makes the page

    def prepare_table(self) -> None:
        """Load what the first deal needs, while nobody is waiting for it."""
        from cardtable.rules.catalogue import catalogue
        from cardtable.rules.errors import RulesError

        self.table.page  # noqa: B018 - makes the page
        if _has_own_games(self.directory):
            self.own_games.load()
        with suppress(RulesError):
            # New game shows what is wrong with it.
            catalogue()

    @property
    def match(self) -> Match | None:
        """The match on the table, finished or not; None before the first one and during a trial."""
        if self.real_cards.match is not None:
            return self.real_cards.match
        if self.table.made is None or self._trial is not None:
            return None
        return self.table.made.conductor.match

    @staticmethod
    def is_on(match: Match | None) -> bool:
        """Whether `match` is a match that isn't over."""
        return match is not None and match.view().phase != "over"

    def sit(self, match: Match) -> None:
        """Show the table with this match and play; say where the game before it is saved."""
        self._end_trial()
        page, before = self.table.page, self.match
        page.show_return("")
        self.unfinished.leave()
        with self.pages.seen():
            page.conductor.leave()
            if match.is_told:
                self.real_cards.sit(match)
                return
            self.real_cards.leave()
            self.table.show()
            self._sit(match, before)

    def _sit(self, match: Match, before: Match | None) -> None:
        from cardtable.rules.catalogue import is_own

        if before is not None and before is not match and self.is_on(before):
            self.jobs.on_disk(lambda tell: before.saving.is_kept, self._tell_left)
        # Seated last, so that a new game that can't be saved has the last word.
        self.table.page.sit(match)
        if is_own(match.rules.id):
            self.own_games.practise(match.rules.id)

    def _tell_left(self, is_kept: bool) -> None:
        if is_kept:
            # The message points at the menu, which leads to Saved games.
            self.tell(say("window-game-left"), "check", near=lambda: self._at_table(self.table.page.menu))

    def _at_table(self, point: QPoint) -> QPoint | None:
        """Return a point of the table in the window's coordinates; None if the table isn't shown."""
        return self.table.page.view.mapTo(self, point) if self.table.is_shown else None

    def clear_seat(self) -> None:
        """Take the match off the table; it stays on disk."""
        self.real_cards.leave()
        if self.table.made is not None:
            self.table.made.conductor.leave()

    def recover(self) -> None:
        """Put the current game back on the table, at its current move, after an error."""
        match = self.match
        if match is not None and self.is_on(match):
            if match.is_told:
                self.real_cards.sit(match)
                return
            self.clear_seat()
            self.table.page.sit(match)

    # Saved games

    def _make_games(self) -> SavedGamesPage:
        from cardtable.ui.pages.saved_games_page import SavedGamesPage

        page, saved = SavedGamesPage(self.theme), self.saved_games
        page.open_asked.connect(saved.open)
        page.replay_asked.connect(saved.look_at)
        page.copy_asked.connect(saved.copy)
        page.delete_asked.connect(saved.delete)
        page.rename_asked.connect(saved.rename)
        page.save_asked.connect(saved.save_as)
        page.file_asked.connect(saved.choose_file)
        page.paste_asked.connect(saved.paste)
        return page

    @property
    def chosen_game(self) -> GameFile | None:
        """The game selected in the list of saved games, if that list is in front."""
        return self.games.page.list.current if self.games.is_shown else None

    @property
    def can_paste(self) -> bool:
        """Whether paste opens a game: on the start page, in the list of saved games and in New game."""
        return self.games.is_shown or self.start.is_shown or self.new_game.is_shown

    def paste(self) -> None:
        """Open the game on the clipboard: one that was played or one that people made."""
        from cardtable.controller.lookback.sharing import holds_moves
        from cardtable.ui.window.own_games import holds_game

        mime = QGuiApplication.clipboard().mimeData()
        if holds_game(mime) or (self.new_game.is_shown and not holds_moves(mime.text())):
            self.own_games.paste()
        else:
            self.saved_games.paste()

    def open_file(self, path: Path) -> None:
        """Open a file with a game: one that was played or one that people made."""
        from cardtable.ui.window.own_games import is_made

        if is_made(path):
            self.own_games.open_file(path)
        else:
            self.saved_games.open_file(path)

    def choose_file(self) -> None:
        """Ask for a file with a game, and open it."""
        if self.new_game.is_shown:
            self.own_games.choose_file()
        else:
            self.saved_games.choose_file()

    @property
    def can_put_back(self) -> bool:
        """Whether a game was deleted from the list in front."""
        if self.new_game.is_shown:
            return self.own_games.can_put_back
        return self.games.is_shown and self.saved_games.can_put_back

    def put_back(self) -> None:
        """Restore the game deleted last."""
        if self.new_game.is_shown:
            self.own_games.put_back()
        else:
            self.saved_games.put_back()

    def _resume(self, match: Match) -> None:
        """Continue a game from disk, without a message about the one left."""
        self.clear_seat()
        self.sit(match)

    def _show_restored(self) -> None:
        if self.games.made is not None:
            self.games.made.setFocus()
        self._offer_another()

    # Replay

    def _make_replay(self) -> ReplayPage:
        from cardtable.ui.pages.replay.replay_page import ReplayPage

        page = ReplayPage(self.theme)
        page.play_on_asked.connect(self._play_on)
        page.export_asked.connect(self.export)
        page.minds_asked.connect(self.show_minds)
        if self._speed is None:
            self.audio.sounds.prepare()
            page.table.stage.heard.connect(self.audio.sounds.hear)
        return page

    @property
    def can_look_back(self) -> bool:
        """Whether there is a game to look back on: the selected one in the list, else the one on the table.

        A game in which a learner calls the total can't be looked back on meanwhile.
        """
        if self.games.is_shown:
            return self.chosen_game is not None
        if self.real_cards.is_shown:
            return self.match is not None and self.match.view().deal > 0
        if not self.table.is_shown or self.match is None or self.table.page.conductor.is_called:
            return False
        return self.match.view().deal > 0

    def look_back(self) -> None:
        """Show the replay of the game on the table, or of the one selected in the list."""
        if not self.can_look_back:
            return
        chosen = self.chosen_game
        if chosen is not None:
            self.saved_games.look_at(chosen)
        else:
            coach = not self.real_cards.is_shown and self.table.page.conductor.can_look_back
            self.saved_games.give_table(lambda game: self._show_replay(game, coach))

    def _show_replay(self, game: Playback, coach: bool = True) -> None:
        """Show the replay of `game`. The coach doesn't judge an unfinished game with a learner in it."""
        learns = bool(game.header.learners) and not game.is_over
        with self.pages.seen():
            self.replay.show()
            real = game.setup.real_cards
            self.replay.page.show_game(game, coach=coach and not learns and not real)
        if real:
            self.tell(say("real-no-review"))
        if game.damage:
            self.tell(say("record-damaged-from", line=game.damage))

    def _play_on(self, game: Playback, position: int) -> None:
        """Start a new game from `position` of this one; the game on the table is kept."""
        games, text = self.games_on_disk, game.branch(position)
        self.jobs.open(lambda tell: games.branch(text), self.sit)

    def _make_minds(self) -> MindsPage:
        from cardtable.ui.pages.minds_page import MindsPage

        return MindsPage(self.theme)

    @property
    def can_show_minds(self) -> bool:
        """Whether a deal with a computer is over, in the game on the table or in the replay."""
        if self.replay.is_shown:
            return self.replay.page.shows_minds
        if self.games.is_shown or not self.can_look_back or self.match is None:
            return False
        from cardtable.controller.lookback.hindsight import can_tell

        return can_tell(self.match.setup, self.match.view())

    def show_minds(self) -> None:
        """Show what the computers thought the others held, next to what they really held."""
        if not self.can_show_minds:
            return
        playhead = self.replay.page.playhead if self.replay.is_shown else None
        if playhead is not None:
            self._show_minds(playhead.game, playhead.number)
        else:
            self.saved_games.give_table(self._show_minds)

    def _show_minds(self, game: Playback, number: int = 0) -> None:
        with self.pages.seen():
            self.minds.show()
            self.minds.page.show_game(game, number)

    def export(self, kind: str) -> None:
        """Export the game in the replay, or else the one on the table, as `kind`."""
        from cardtable.controller.lookback.playhead import Playhead

        if self.replay.is_shown:
            if self.replay.page.playhead is not None:
                self._export(kind, self.replay.page.playhead)
        else:
            self.saved_games.give_table(lambda game: self._export(kind, Playhead(game, game.last)))

    def _export(self, kind: str, playhead: Playhead) -> None:
        from cardtable.ui.pages.replay.exports import export

        job = export(kind, self, self.theme, playhead)
        if job is not None:
            self.jobs.off_disk(lambda tell: job(), self._tell_export)

    def _tell_export(self, sentence: str) -> None:
        if sentence:
            self.tell(sentence, "share")

    # Rules and statistics

    def _make_rules(self) -> RulesPage:
        from cardtable.ui.pages.rules_page import RulesPage

        page = RulesPage(self.theme, self.catalogue)
        page.play_asked.connect(self.choose_game)
        page.change_asked.connect(self.change_rules)
        page.show_asked.connect(self.show_how)
        return page

    def _open_rules(self, page: RulesPage) -> None:
        """Show the rules of the game on the table or being chosen, or else of the last game chosen."""
        match = self.match if self.real_cards.is_shown else None
        if self.table.is_shown:
            match = self.table.page.conductor.match
        if match is not None:
            page.show_game(match.rules.id, match.rules, len(match.setup.players))
        elif self.new_game.is_shown:
            game = self.new_game.page.game
            page.show_game(game.id if game is not None else "")
        elif not self.rules.is_shown:
            page.show_game(self.puzzles.game or self.state.variant)

    def _make_statistics(self) -> StatisticsPage:
        from cardtable.ui.pages.statistics_page import StatisticsPage

        return StatisticsPage(self.theme, self.directory)

    # Learners

    def _forget(self, learner: str) -> None:
        """Prepare for a learner being deleted: clear the table and forget the learner's name.

        The record of the game on the table is about to be rewritten.
        """
        from cardtable.storage.forgetting import Forgetting

        store = self.learner_file.store
        if store is None:
            return
        self._left = self.match.saving.path if self.match is not None and self.is_on(self.match) else None
        self.clear_seat()
        gone = Forgetting(self.directory, learner, store.names_of(learner))
        if self.workshop.made is not None:
            self.workshop.made.keep()
        state = self.state
        tables = {"last": dict(state.last), "table": dict(state.table), "day": dict(state.day)}
        kept = gone.window({**self.memory.document.rest, **tables, "drafts": state.drafts})
        self.memory.document.keep_rest(kept, (*tables, "drafts"))
        fresh = {name: kept[name] for name in tables}
        self.remember(state._replace(**fresh, drafts=tuple(kept["drafts"])))
        if self.workshop.made is not None and kept["drafts"] != list(state.drafts):
            self.workshop.made.take_drafts(kept["drafts"])
        if self.statistics.made is not None:
            self.statistics.made.close_file()

    def _look_again(self) -> None:
        """Refresh what is shown of games after a learner was deleted, and put the game back on the table."""
        from cardtable.ui.table.items.lying import remembered

        self.start.page.offer_last(self.state.last_game)
        self.start.page.lay(remembered(self.state.table))
        if _has_own_games(self.directory):
            # The learner is no longer named as the maker of any of them.
            self.own_games.load()
        left, self._left = self._left, None
        if left is None:
            self.unfinished.look()
            return

        def sit(found: Found | None) -> None:
            if found is not None and found.match.is_in(left) and self.match is None:
                if found.match.is_told:
                    self.real_cards.sit(found.match)
                else:
                    self.table.page.sit(found.match)

        self.jobs.on_disk(self.games_on_disk.unfinished, sit)

    def _play_with(self, learner: Learner) -> None:
        """Start a game in which this learner calls the totals, with numbers that fit and easy opponents."""
        from cardtable.ui.shared import seating

        self.start_game(seating.game_for(learner, self.catalogue))

    # Settings, backups and help

    def _make_settings(self) -> SettingsPage:
        from cardtable.ui.pages.settings_page import SettingsPage

        page = SettingsPage(self.theme, self.preferences)
        page.sample_asked.connect(self.audio.sounds.play)
        page.folder_asked.connect(self._open_folder)
        page.backups_asked.connect(self.backups.show)
        page.diagnostics_asked.connect(lambda: self.show_about("diagnostics"))
        return page

    def _open_folder(self) -> None:
        """Open the folder of games and settings in the system's file manager, or say where it is."""
        from PySide6.QtGui import QDesktopServices

        folder = self.directory
        if not folder.is_dir() or not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.tell(say("window-folder", folder=str(folder)))

    def _make_backups(self) -> BackupsPage:
        from cardtable.ui.pages.backups_page import BackupsPage

        page = BackupsPage(self.theme, self.directory, self.learner_file, self.preferences)
        page.state_brought.connect(lambda found: self.take_state(found.window))
        page.games_brought.connect(self.own_games.load)
        page.games_brought.connect(self.puzzles.look_again)
        return page

    def take_state(self, table: Mapping[str, Any]) -> None:
        """Take favorites, recent games and the last setup from a saved state."""
        state = state_in(table)._replace(geometry=self.state.geometry)
        self.remember(state)
        self.start.page.offer_last(state.last_game)
        if self.new_game.made is not None:
            self.new_game.made.model.favourites = state.favourites
            self.new_game.made.show_recent(state.recent)

    def back_up(self) -> None:
        """Make today's backup if anything changed since the last one.

        If the learners' file can't be opened, make none: it would push out a backup that holds the learners.
        """
        from cardtable.storage.backups import Backups, has_learners

        backups = Backups(self.directory)

        def make(store: LearnerStore | None) -> None:
            if store is not None or not has_learners(self.directory):
                self.jobs.on_disk(lambda tell: backups.make(store), lambda path: None)

        self.jobs.on_disk(
            lambda tell: backups.is_due(),
            lambda due: self.learner_file.open(make, make=False) if due else None,
        )

    def _make_about(self) -> AboutPage:
        from cardtable.ui.pages.about_page import AboutPage

        return AboutPage(self.theme, self._diagnostics)

    def _diagnostics(self) -> str:
        from cardtable.ui.pages.diagnostics import diagnostics

        self.audio.prepare()
        return diagnostics(self.directory, self.audio, self.preferences)

    def show_about(self, which: str = "about") -> None:
        """Show a page about the program: `about`, `phones`, `news`, `licences` or `diagnostics`."""
        with self.pages.seen():
            self.about.show()
            self.about.page.show_text(which)

    def look_for_version(self) -> None:
        """Ask the homepage for a newer version, and show the answer on the page about the program."""
        with self.pages.seen():
            self.about.show()
            self.about.page.look_for_version()

    def copy_wording(self) -> None:
        """Copy a report about the wording of the current page, to be filled in and sent."""
        from cardtable.ui.support.wording import report

        QGuiApplication.clipboard().setText(report(self))
        self.tell(say("about-wording-copied"), "check")

    # Navigation

    def _turned(self) -> None:
        """Hold the game unless the table is in front, and end what belonged to the page before."""
        if "unfinished" in vars(self):
            self.unfinished.want_no_more()
        if self._trial is not None and any(
            page is not None and page.is_shown
            for page in (self.workshop, self.start, self.new_game, self._trial.asked)
        ):
            self._end_trial()
        if "phones" in vars(self) and any(page.is_shown for page in (self.start, self.new_game, self.table)):
            self.phones.give_up()
            if self.start.is_shown:
                self.phones.rest()
        if "keys_panel" in vars(self):
            self.keys_panel.hide()
        if "jobs" in vars(self):
            self.jobs.leave()
        if "notice" in vars(self):
            self.notice.turn()
        self._hold_table()

    def _hold_table(self) -> None:
        """Pause the match while the table is hidden or a page is moving."""
        if self.table.made is not None:
            self.table.made.conductor.hold(not self.table.is_shown or self.pages.is_moving)

    def go_back(self) -> None:
        """Go back one page: from the rules to the page that opened them, else to the table or the start."""
        if self.start.is_shown or self.pages.go_back():
            return
        if self.goes_back_to_start:
            self.start.show()
        else:
            self.show_table()

    @property
    def goes_back_to_start(self) -> bool:
        """Whether going back one page leads to the start."""
        return not (self.pages.leads_back or (self.new_game.is_shown and self.is_on(self.match)))

    def show_menu(self) -> None:
        """Show the menu under its button."""
        from PySide6.QtCore import QPoint

        self.commands.pop_up(QPoint(16, 66))

    def toggle_keys(self) -> None:
        """Show the panel of all keys over the current page, or hide it."""
        from PySide6.QtCore import QPoint

        from cardtable.ui.widgets.room_page import RoomPage
        from cardtable.ui.window.commands import commands, key_rows

        if self.keys_panel.isVisible():
            self.keys_panel.put_away()
            return
        here, free = self.pages.currentWidget(), None
        rows = here.keys() if isinstance(here, RoomPage) else []
        if self.table.is_shown:
            table = self.table.page
            rows = table.keys()
            free = table.free_felt.translated(table.view.mapTo(self, QPoint()).toPointF())
        self.keys_panel.show_keys([*rows, *key_rows(commands(self))], free)

    # Messages

    def tell(self, sentence: str, mark: str = "warn", stays: bool = False, near: Near = lambda: None) -> None:
        """Show a sentence with an icon over the current page, near what it's about; for good if `stays`."""
        self.notice.say(sentence, mark, stays, near)

    def unsay(self, sentence: str) -> None:
        """Hide `sentence` if it's the last one shown."""
        if "notice" in vars(self):
            self.notice.unsay(sentence)

    @property
    def told(self) -> str:
        """The last sentence shown; "" if there was none."""
        return self.notice.text if "notice" in vars(self) else ""

    def _tell_saving(self, works: bool) -> None:
        if works:
            self.tell(say("window-settings-saved"), "check")
        else:
            self.tell(say("window-settings-not-saved"))

    # Preferences

    def _prefer(self, *_: object) -> None:
        """Apply the preferences to the look, the table and the replay."""
        if "phones" in vars(self):
            self.phones.ask(self.preferences.now.ask_phones)
        self._wear()
        self._pace_pages()
        if self.start.made is not None:
            self.start.made.set_move_list(self.preferences.now.move_list)
        if self.table.made is not None:
            page, settings = self.table.made, self.preferences.now
            page.prefer(settings)
            page.conductor.set_pace(self.pace)
            page.view.set_reduced_motion(self.is_still)
            page.view.set_sounds(settings.sound)
        if self.replay.made is not None:
            self.replay.made.prefer(self.pace, self.is_still, self.preferences.now.hand_order)

    def _speak(self, before: Settings, now: Settings) -> None:
        """Switch language or card letters at once, on every page and in the middle of a deal."""
        letters = SPEECH.letters
        SPEECH.is_international = now.letters == INTERNATIONAL
        is_other = before.language != now.language and speak(now.language)
        if not is_other and letters == SPEECH.letters:
            return
        qt_words().follow()
        # Drop everything that holds words; it's made again when needed.
        for name in ("catalogue", "notice", "keys_panel"):
            made = vars(self).pop(name, None)
            if isinstance(made, QWidget):
                made.hide()
                made.deleteLater()
        has_commands = "commands" in vars(self)
        if has_commands:
            self.commands.put_down()
            del self.commands
        with self.pages.seen():
            self._wear()
            self.pages.renew()
        if has_commands:
            self._bind_keys()

    def _pace_pages(self) -> None:
        """Set how fast pages change: as fast in a quick game as in a calm one."""
        moves = self.pace > 0
        self.pages.pace = Pace(float(moves) if self._speed is None else self._speed, self.is_still)

    @property
    def pace(self) -> float:
        """Factor on the length of animations and pauses."""
        return PACES.get(self.preferences.now.pace, 1.0) if self._speed is None else self._speed

    @property
    def is_still(self) -> bool:
        """Whether things fade instead of moving."""
        return self.preferences.now.pace == STILL

    @property
    def motion(self) -> Pace:
        return Pace(self.pace, self.is_still)

    def toggle_sounds(self) -> None:
        """Turn all sounds on or off."""
        on = self.audio.toggle()
        self.tell(say("window-sounds-on") if on else say("window-sounds-off"), "sound" if on else "mute")

    def _wear(self) -> None:
        """Apply the chosen theme, cards and text size."""
        now, worn = self.preferences.now, self.theme.key
        if now.theme == SYSTEM:
            # Otherwise the system's scheme would stay the one that another theme asked for.
            QGuiApplication.styleHints().unsetColorScheme()
            if not self._follows_system:
                self._follows_system = True
                QGuiApplication.styleHints().colorSchemeChanged.connect(self._wear)
        palette = theme_called(now.theme, now.theme == SYSTEM and system_is_dark())
        back = self.preferences.back_in(palette) if self._shows_cards else palette.back
        look = palette.like()
        deck = lettered(now.deck, SPEECH.letters) if self._shows_cards else now.deck
        look.wear(palette, deck=deck, back=back, text=now.text_size / 100)
        if worn == look.key or self.start.made is None:
            self.theme.wear(look)
            return
        with self.pages.seen():
            self.theme.wear(look)
            self.dress()

    def dress(self) -> None:
        """Repaint everything in the current look."""
        from cardtable.ui.widgets.room_page import RoomPage
        from cardtable.ui.widgets.style_sheet import style_sheet

        if self.preferences.now.theme != SYSTEM:
            ask_for_frame(self.theme)
        self.setStyleSheet(style_sheet(self.theme))
        for page in self.findChildren(RoomPage):
            page.look_beneath()
        # Not findChildren: PySide would keep a wrapper for each of Qt's own widgets until the window closes.
        for widget in QApplication.allWidgets():
            widget.update()
        self._place_notice()
        if self.table.made is not None:
            self.table.made.view.dress()
        if self.replay.made is not None:
            self.replay.made.table.dress()

    # Size, keys and dropped files

    def _restore_place(self) -> None:
        place = QByteArray.fromBase64(self.state.geometry.encode())
        if place.isEmpty() or not self.restoreGeometry(place):
            self.resize(*first_size(self.screen().availableGeometry()))
        elif not (self.isMaximized() or self.isFullScreen()):
            rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            self.setGeometry(on_screen(self.geometry(), rooms))

    def remember(self, state: UiState) -> None:
        """Keep this state for the next start, if it's new."""
        if state != self.state:
            self.state = state
            self.memory.write(state)

    def come_forward(self) -> None:
        """Bring the window to the front and give it the keyboard."""
        if self.isMinimized():
            self.showMaximized() if self.isMaximized() else self.showNormal()
        self.raise_()
        self.activateWindow()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to a window."""
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from PySide6.QtCore import Qt

        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_notice()

    def _place_notice(self) -> None:
        if "notice" in vars(self) and self.notice.isVisible():
            self.notice.place()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event.mimeData()) is not None or _holds_game(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)
        elif _holds_game(event.mimeData()):
            event.acceptProposedAction()
            self.own_games.paste(event.mimeData())

    # Closing

    @cached_property
    def closing(self) -> Closing:
        """The steps before the window closes."""
        from cardtable.ui.window.closing import Closing

        closing = Closing(self, self.jobs, settle=self._settle, unsaved=self._unsaved, end=self.put_down)
        closing.rests.connect(self._rest)
        closing.waits.connect(lambda sentence: self.tell(sentence, "hold", stays=True))
        closing.stays.connect(self.unsay)
        return closing

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.closing.is_due():
            super().closeEvent(event)
        else:
            event.ignore()

    def _settle(self) -> None:
        self.preferences.settle()
        self.memory.document.settle()
        self.puzzles.settle()
        if self.table.made is not None:
            self.table.made.conductor.disk.settle()
        if self.real_cards.match is not None:
            self.real_cards.match.saving.settle()
        if "learner_file" in vars(self):
            self.learner_file.settle()

    def _unsaved(self) -> Iterator[tuple[str, str]]:
        trouble = self.table.made.conductor.disk.trouble if self.table.made is not None else None
        if self.real_cards.match is not None:
            trouble = self.real_cards.match.saving.trouble
        if trouble is not None:
            yield say("window-game-not-saved"), trouble
        store = self.learner_file.store if "learner_file" in vars(self) else None
        if store is not None and store.trouble is not None:
            yield say("window-learners-not-saved"), store.trouble

    def _rest(self, resting: bool) -> None:
        """Disable the window and pause the match while it closes."""
        self.setEnabled(not resting)
        if self.table.made is not None:
            self.table.made.conductor.hold(resting or not self.table.is_shown or self.pages.is_moving)

    def save_before_shutdown(self) -> None:
        """Return when all is on disk or the system won't wait longer.

        The game may go on afterwards: a person can still cancel the shutdown.
        """
        if self.workshop.made is not None:
            self.workshop.made.keep()
        self._remember_place()
        with suppress(TimeoutError):
            WRITER.ask(self._settle).result(SHUTDOWN_WAITS)

    def _remember_place(self) -> None:
        if self.match is not None:
            self._remember_table(self.match)
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self.remember(self.state._replace(geometry=place))

    def put_down(self) -> None:
        """End everything that still runs and write what the window remembers; may be called twice."""
        self._remember_place()
        self.pages.put_down()
        if "phones" in vars(self):
            self.phones.close()
        if "own_games" in vars(self):
            self.own_games.put_down()
        if "audio" in vars(self):
            self.audio.close()
        if "learner_file" in vars(self):
            self.learner_file.close()


class Trial(NamedTuple):
    """A deal played only to try rules.

    `before` is the match that was on the table, `beneath` the page below the boards, and `asked` the page
    that asked for the trial.
    """

    rules: Rules
    before: Match | None
    beneath: QWidget | None
    asked: Page[Any] | None


def system_is_dark() -> bool:
    """Whether the system is set to dark; False if it doesn't say."""
    from PySide6.QtCore import Qt

    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def ask_for_frame(theme: Theme) -> None:
    """Ask the system to draw its own parts, such as the title bar on Windows, as dark as the room."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QColor

    is_dark = QColor(theme.room_top).lightnessF() < 0.5
    QGuiApplication.styleHints().setColorScheme(Qt.ColorScheme.Dark if is_dark else Qt.ColorScheme.Light)


def _has_games(directory: Path) -> bool:
    """Whether there may be an unfinished game, without loading the code that reads one."""
    try:
        return any((directory / "games").glob("*.cardtable"))
    except OSError:
        return False


def _has_own_games(directory: Path) -> bool:
    """Whether there may be a game that people made, without loading the code that reads one."""
    try:
        return any((directory / "own-games").glob("own-*.toml"))
    except OSError:
        return False


def _dropped(mime: QMimeData) -> Path | None:
    """Return the dropped game file, or picture of a game; None if there is none."""
    from cardtable.ui.window.own_games import is_made

    paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
    return next((path for path in paths if is_game_file(path.name) or is_made(path)), None)


def _holds_game(mime: QMimeData) -> bool:
    from cardtable.ui.window.own_games import holds_game

    return holds_game(mime)
