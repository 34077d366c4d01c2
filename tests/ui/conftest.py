"""A window at speed 0 with a data folder of its own, and a hand that plays by keys."""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial, partialmethod
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QLocale, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.bots.levels import levels
from cardtable.controller.lab.fairness import Findings
from cardtable.controller.lab.laboratory import Progress
from cardtable.controller.lab.verdicts import Measured
from cardtable.controller.match.match import Awaits, Match
from cardtable.game import worked
from cardtable.language import SPEECH
from cardtable.rules.catalogue import is_own, rules_from_document
from cardtable.rules.finding import Finder
from cardtable.rules.model import Rules
from cardtable.rules.prose.text import RulesText
from cardtable.storage import learners, statistics
from cardtable.ui.drawing.theme import FOREST, Theme
from cardtable.ui.features.new_game import new_game_page
from cardtable.ui.features.start.start_page import StartPage
from cardtable.ui.play.states import TableState
from cardtable.ui.shared import games_list, seating
from cardtable.ui.shared.games_list import Game
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.support.languages import qt_words
from cardtable.ui.table.items import backdrop, lying
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.items.lying import LyingGame
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.widgets.reader_roles import teach_roles
from cardtable.ui.widgets.style import Style, restyle
from tests.ui.driver import MainWindow

PATIENCE = 300_000
"""Milliseconds that a test waits in vain before it fails."""


BACKDROP, LYING_TABLE, KEEP_PICTURE = backdrop.backdrop, lying.lying_table, StartPage.keep_picture
GAME, FINDER_OF, EXPLAINED = games_list._game, games_list.finder_of, worked.explained


class PatientBot(QtBot):
    """Waits for a window, a signal or whatever else is to come until it is there, on a busy machine too: that
    takes a test no time, and one that waits in vain fails all the same.
    """

    waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE)
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE)
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE)
    waitSignals = partialmethod(QtBot.waitSignals, timeout=PATIENCE)

    def waitUntil(self, is_so: Callable[[], bool | None], *, timeout: float = PATIENCE) -> None:
        """Wait until `is_so` holds, and ask again whenever something happened. Pytest-qt asks each 10 ms.

        Of what no event tells, such as the end of a thread or a file, it is asked each 10 ms as well.
        """
        end = monotonic() + timeout / 1000
        waker = QTimer(interval=10)
        waker.start()
        try:
            while True:
                try:
                    answer = is_so()
                except AssertionError:
                    if monotonic() > end:
                        raise
                else:
                    if answer in (None, True):
                        return
                    assert answer is False
                    if monotonic() > end:
                        raise TimeoutError(f"waitUntil timed out in {timeout} milliseconds")
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        finally:
            waker.stop()


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> PatientBot:
    """The one of pytest-qt, whose patience ends after five seconds otherwise."""
    return PatientBot(request)


class QuietLab:
    """A lab that never finds anything."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def start(self, document: bytes, players: int, base: bytes | None = None) -> None:
        self._rules, self._players = rules_from_document(document), players

    def stop(self) -> None:
        """Nothing runs."""

    def poll(self) -> Progress | None:
        return None

    def progress(self) -> Progress:
        return Progress(self._rules, self._players, Measured(plain=Findings()), 0.0, ())


# A window is opened anew for each test, not shared by those of a module. Putting one back would be riskier (a
# dozen parts are made when they are first wanted, and jobs, timers and sockets go on), and what made opening slow
# was painting the same table again for each: it is now kept, so that a window opens in a third of the time.


@pytest.fixture(autouse=True, scope="module")
def by_module() -> Iterator[pytest.MonkeyPatch]:
    """What is other for all tests with windows, whatever they do; as none changes it, it is set once a module."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """What is made without a window looks as in the room that comes first; another room's test dresses anew."""
    teach_roles(qapp)
    style = QApplication.style()
    if not isinstance(style, Style) or style.theme.key != FOREST.key:
        restyle(FOREST)


PAINTED_LAST: defaultdict[Path, set[type[QWidget]]] = defaultdict(set)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Let Qt paint the last state of a window only if it shows a widget that no test of its file painted so.

    pytest-qt lets everything happen that is still to happen, painting too, before the window goes unseen. Pages and
    tables without a window are always painted: their tests look at many states, the last one too.
    """
    try:
        return (yield)
    finally:
        shown = {type(widget) for widget in QApplication.allWidgets() if widget.isVisible()}
        is_new = not shown <= PAINTED_LAST[item.path]
        PAINTED_LAST[item.path] |= shown
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow):
                window.setUpdatesEnabled(is_new)


@pytest.fixture(autouse=True)
def seen_again() -> None:
    """A window that several tests share is painted again after the one before."""
    for window in QApplication.topLevelWidgets():
        window.setUpdatesEnabled(True)


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """What a test closed is gone when it ends; Qt would keep it until somebody waits for something."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    held = QGuiApplication.mouseButtons()
    if held != Qt.MouseButton.NoButton:
        # A double click that opens another page leaves it pressed. Qt would give all that is clicked afterwards to
        # what is clicked first.
        away = QWidget()
        away.show()
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            if held & button:
                QTest.mouseRelease(away, button)
        away.close()


@pytest.fixture(autouse=True)
def pinned_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the window draws the number of a deal by chance, each run of a test draws the same ones."""
    monkeypatch.setattr(seating.secrets, "randbelow", random.Random(4).randrange)


@pytest.fixture(autouse=True, scope="module")
def nobody_answers(by_module: pytest.MonkeyPatch) -> None:
    """A window with moves that are not saved closes: there is nobody to ask."""
    by_module.setattr("cardtable.ui.shell.closing.close_all_the_same", lambda window, lost, trouble: True)


@pytest.fixture(autouse=True, scope="module")
def nobody_practises(by_module: pytest.MonkeyPatch) -> None:
    """What computers learn of a game that somebody made takes a test no time that it does not ask for."""
    by_module.setattr("cardtable.controller.practising.Practising.start", lambda self, variant, rules: None)


@pytest.fixture(autouse=True, scope="module")
def nobody_measures(by_module: pytest.MonkeyPatch) -> None:
    """No games are played on a thread to learn how long they take, and no list is made again when that's known."""
    by_module.setattr("cardtable.ui.services.own_games.OwnGameActions._measure", lambda self: None)


@pytest.fixture(autouse=True, scope="module")
def nobody_searches_puzzles(by_module: pytest.MonkeyPatch) -> None:
    """How hard a puzzle is, those levels alone tell that think nothing through: all of it but a moment."""
    plain = {name: level for name, level in levels().items() if not level.playouts}
    by_module.setattr("cardtable.controller.puzzles.grading.levels", lambda: plain)


@pytest.fixture(autouse=True, scope="module")
def own_ports(by_module: pytest.MonkeyPatch) -> range:
    """Phones come back to the port that they know: meanwhile no test in another process may listen there."""
    first = 10_000 + os.getpid() % 2_000 * 10
    ports = range(first, first + 10)
    by_module.setattr("cardtable.ui.phones.server.PORTS", ports)
    return ports


@pytest.fixture(autouse=True, scope="module")
def quick_disk(by_module: pytest.MonkeyPatch) -> None:
    """However busy the machine is, the disk counts as one that answers at once; `slow_disk` is another.

    Nor does anything, SQLite included, wait for the disk to keep what was written: tests/storage looks at what is
    forced there.
    """
    by_module.setattr("cardtable.ui.support.background.PATIENCE", PATIENCE / 1000)
    by_module.setattr(os, "fsync", lambda descriptor: None)
    for module in (learners, statistics):
        pragmas = (*module.SCHEMA.pragmas, "synchronous = OFF")
        by_module.setattr(module, "SCHEMA", replace(module.SCHEMA, pragmas=pragmas))


@pytest.fixture(autouse=True, scope="module")
def nobody_stands_back(by_module: pytest.MonkeyPatch) -> None:
    """Processes that leave the processor to all others would never get it on a busy machine."""
    by_module.setattr("cardtable.controller.worker._put_back", lambda process: None)


@pytest.fixture(autouse=True, scope="module")
def typed_in_one_go(by_module: pytest.MonkeyPatch) -> None:
    """However busy the machine is, letters that a test types follow at once on one another."""
    by_module.setattr("cardtable.ui.widgets.type_ahead.monotonic", lambda: PATIENCE)


@pytest.fixture(scope="session")
def kept_pictures() -> Iterator[dict[object, QPixmap]]:
    """Pictures of tables by what they show, a few of those wanted last; they go before the application does."""
    pictures: dict[object, QPixmap] = {}
    yield pictures
    pictures.clear()


@pytest.fixture(autouse=True, scope="module")
def same_tables(by_module: pytest.MonkeyPatch, kept_pictures: dict[object, QPixmap]) -> None:
    """The same table is painted once for all windows, bare and with a game that lies on it."""

    def kept(shows: object, draw: Callable[[], QPixmap]) -> QPixmap:
        picture = kept_pictures.pop(shows, None) or draw()
        kept_pictures[shows] = picture
        if len(kept_pictures) > 8:
            del kept_pictures[next(iter(kept_pictures))]
        # A copy shares its pixels until somebody paints on it.
        return QPixmap(picture)

    def bare(theme: Theme, layout: Layout, dpr: float) -> QPixmap:
        return kept((theme.key, layout, dpr), partial(BACKDROP, theme, layout, dpr))

    def laid(theme: Theme, ground: Backdrop, game: LyingGame, layout: Layout, dpr: float) -> QPixmap:
        look = theme.key, game, layout, dpr, SPEECH.language.tag, SPEECH.letters
        return kept(look, partial(LYING_TABLE, theme, ground, game, layout, dpr))

    by_module.setattr(backdrop, "backdrop", bare)
    by_module.setattr(lying, "lying_table", laid)


@pytest.fixture(autouse=True, scope="module")
def no_next_start(by_module: pytest.MonkeyPatch) -> None:
    """A window that closes doesn't paint its table for the next start; a test of that start calls `KEEP_PICTURE`."""
    by_module.setattr(StartPage, "keep_picture", lambda page: None)


@pytest.fixture(scope="session")
def kept_words() -> dict[object, Any]:
    """What is said of games, by the language, and what is looked through for words."""
    return {}


@pytest.fixture(autouse=True, scope="module")
def same_games(by_module: pytest.MonkeyPatch, kept_words: dict[object, Any]) -> None:
    """The games that come with the program are listed, told and looked through once in a language, for all windows."""

    def kept(what: object, make: Callable[[], Any]) -> Any:
        key = what, SPEECH.language, SPEECH.letters
        if key not in kept_words:
            kept_words[key] = make()
        return kept_words[key]

    def game(rules: Rules, base: Rules | None, *of_shelf: Any) -> Game:
        if is_own(rules.id):
            return GAME(rules, base, *of_shelf)
        digests = rules.digest, base.digest if base is not None else ""
        return kept((rules.id, *digests, *of_shelf[1:]), partial(GAME, rules, base, *of_shelf))

    def looked_through(games: Sequence[Game]) -> Finder:
        # The games are kept with it, so that no others come to have their ids.
        return kept(tuple(map(id, games)), lambda: (games, FINDER_OF(games)))[1]

    def explained_once(rules: Rules, players: int | None = None) -> RulesText:
        options = frozenset(rules.options.items())
        return kept((rules.id, rules.digest, options, players), partial(EXPLAINED, rules, players))

    by_module.setattr(games_list, "_game", game)
    by_module.setattr(new_game_page, "finder_of", looked_through)
    by_module.setattr(worked, "explained", explained_once)


@pytest.fixture(autouse=True)
def speaks_english() -> Iterator[None]:
    """Who spoke another language in a test speaks English after it."""
    before = QLocale()
    yield
    SPEECH.use("en")
    SPEECH.is_international = False
    qt_words().follow()
    QLocale.setDefault(before)


@pytest.fixture(autouse=True, scope="module")
def in_england(by_module: pytest.MonkeyPatch) -> None:
    """Whatever the system speaks."""
    by_module.setattr("cardtable.ui.support.languages.system_languages", lambda: ["en"])


@pytest.fixture(autouse=True, scope="module")
def no_system_wishes(by_module: pytest.MonkeyPatch) -> None:
    """Whatever the system asks for: larger text, less motion, more contrast."""
    by_module.setattr("cardtable.ui.support.system_wishes.ask_system", lambda parent, hear: hear({}))


@pytest.fixture
def quiet_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is made at the workshop is not played by other processes meanwhile."""
    monkeypatch.setattr("cardtable.ui.features.workshop.meaning_panel.Lab", QuietLab)


@pytest.fixture
def preferences(tmp_path: Path) -> Iterator[Preferences]:
    """Preferences of a folder of their own, without a window."""
    made = Preferences(tmp_path)
    yield made
    made.settle()


@pytest.fixture
def open_window(qtbot: QtBot, own_data_dir: Path, quiet_lab: None) -> Iterator[Callable[[], MainWindow]]:
    """Opens a window as a start of the program does; all are closed at the end."""
    windows: list[MainWindow] = []

    def open_one() -> MainWindow:
        window = MainWindow(own_data_dir, speed=0)
        windows.append(window)
        looked: list[bool] = []
        window.looked.connect(lambda: looked.append(True))
        with qtbot.waitSignal(window.first_painted, timeout=PATIENCE):
            window.show()
        if any((own_data_dir / "games").glob("*.cardtable")):
            # What there is to tell of the games is told when they were read; of a disk that refuses, it is all.
            qtbot.waitUntil(lambda: bool(looked or window.last_notice), timeout=PATIENCE)
        return window

    yield open_one
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.fixture
def window(open_window: Callable[[], MainWindow]) -> MainWindow:
    """A window on a fresh folder."""
    return open_window()


def knows_how(window: MainWindow) -> None:
    """Whoever sits here was shown how to play, so that Start deals."""
    window.memory.remember(window.memory.now._replace(taught=True))
    window.start.page.offer_to_show(False)


@pytest.fixture
def sit_down(qtbot: QtBot) -> Callable[[MainWindow], None]:
    """From the start page to the person's first turn, with Enter alone."""

    def sit(window: MainWindow) -> None:
        knows_how(window)
        qtbot.keyClick(window.start.page.deal, Qt.Key.Key_Return)
        assert window.table.is_shown
        wait_for_person(qtbot, window)

    return sit


def wait_for_person(qtbot: QtBot, window: MainWindow) -> None:
    """Until the person is asked for a play, the next deal, or the game is over; Enter goes on from a loss."""

    def asked() -> bool:
        page, match = window.table.page, window.match
        if page is None or match is None:
            return False
        if page.view.stage.waits or page.conductor.state is TableState.ENDING:
            qtbot.keyClick(page.view, Qt.Key.Key_Return)
        if window.table.page.shows_end:
            return True
        return page.conductor.is_resting and (
            match.awaits is Awaits.PERSON or (match.awaits is Awaits.DEAL and match.view().deal > 0)
        )

    qtbot.waitUntil(asked, timeout=PATIENCE)


@pytest.fixture
def play_by_keys(qtbot: QtBot) -> Callable[[MainWindow], None]:
    """Plays the first card that can be played, or asks for the next deal, with the keyboard."""

    def play(window: MainWindow) -> None:
        page, match = window.table.page, window.match
        assert match is not None
        before = match.turn_number, match.view().deal
        if match.awaits is Awaits.PERSON:
            view = match.view()
            place = page.view.board.hand.codes.index(view.plays[0].cards[0])
            qtbot.keyClick(page.view, Qt.Key(Qt.Key.Key_1.value + place))
            if (match.turn_number, match.view().deal) == before:
                qtbot.keyClick(page.view, Qt.Key.Key_1)
        else:
            qtbot.keyClick(page.view, Qt.Key.Key_Return)
        assert (match.turn_number, match.view().deal) != before
        wait_for_person(qtbot, window)

    return play


@pytest.fixture
def play_a_while(
    sit_down: Callable[[MainWindow], None], play_by_keys: Callable[[MainWindow], None]
) -> Callable[[MainWindow, int], Match]:
    """From the start page into a game in which the person has played so often; gives that game."""

    def play(window: MainWindow, times: int) -> Match:
        sit_down(window)
        for _ in range(times):
            play_by_keys(window)
        match = window.match
        assert match is not None
        return match

    return play
