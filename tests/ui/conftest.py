"""Fixtures for windows: speed 0, their own data folders, and a player who uses the keyboard."""

from __future__ import annotations

import gc
import os
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial, partialmethod
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QEventLoop, QLocale, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.controller.lab.fairness import Findings
from cardtable.controller.lab.laboratory import Progress
from cardtable.controller.lab.verdicts import Measured
from cardtable.controller.match.match import Awaits, Match
from cardtable.game import worked
from cardtable.language import SPEECH
from cardtable.rules.catalog import is_own, rules_from_document
from cardtable.rules.finding import Finder
from cardtable.rules.model import Rules
from cardtable.rules.prose.text import RulesText
from cardtable.storage import learners, statistics
from cardtable.ui import features
from cardtable.ui.drawing.theme import FOREST, Theme
from cardtable.ui.features.new_game import gallery
from cardtable.ui.features.start.start_page import StartPage
from cardtable.ui.play.conductor import Conductor
from cardtable.ui.play.states import TableState
from cardtable.ui.shared import games_list, seating
from cardtable.ui.shared.games_list import Game
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.support.application import collect_due, collect_when_idle
from cardtable.ui.support.languages import qt_words
from cardtable.ui.table.items import backdrop, lying
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.items.lying import LyingGame
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.widgets.reader_roles import teach_roles
from cardtable.ui.widgets.style import Style, restyle
from tests.ui.driver import MainWindow
from tests.ui.play.fakes import FakeTable, quick_conductor

PATIENCE = 300_000
"""Milliseconds that a test waits before it fails."""


BACKDROP, LYING_TABLE, KEEP_PICTURE = backdrop.backdrop, lying.lying_table, StartPage.keep_picture
GAME, FINDER_OF, EXPLAINED = games_list._game, games_list.finder_of, worked.explained


class PatientBot(QtBot):
    """pytest-qt's QtBot with a long timeout, so that tests pass on a busy machine."""

    waitActive = partialmethod(QtBot.waitActive, timeout=PATIENCE)
    waitExposed = partialmethod(QtBot.waitExposed, timeout=PATIENCE)
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE)
    waitSignals = partialmethod(QtBot.waitSignals, timeout=PATIENCE)

    @property
    def test(self) -> pytest.Item:
        return self._request.node

    def waitUntil(self, is_so: Callable[[], bool | None], *, timeout: float = PATIENCE) -> None:
        """Wait until `is_so` holds, checking after every event; pytest-qt checks every 10 ms.

        It also checks every 10 ms, for changes without an event, such as the end of a thread or a file.
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
    """pytest-qt's `qtbot`, which would otherwise wait only five seconds."""
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


# Each test opens a new window. Resetting a shared one would be riskier: a dozen parts are made when first
# needed, and jobs, timers and sockets go on. Opening was slow because each window painted the same table; now
# the picture is kept, and a window opens in a third of the time.


@pytest.fixture(autouse=True, scope="module")
def by_module() -> Iterator[pytest.MonkeyPatch]:
    """Set up what all tests with windows share; no test changes it, so it is set once a module."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(autouse=True, scope="session")
def garbage_of_windows(qapp: QApplication) -> Iterator[None]:
    """Collect garbage as the app does, so that no other thread deletes what a test left."""
    collect_when_idle()
    yield
    QAbstractEventDispatcher.instance().aboutToBlock.disconnect(collect_due)
    gc.enable()


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    """Use the default room for widgets without a window; tests of other rooms apply their own theme."""
    teach_roles(qapp)
    style = QApplication.style()
    if not isinstance(style, Style) or style.theme.key != FOREST.key:
        restyle(FOREST)


PAINTED_LAST: defaultdict[Path, set[type[QWidget]]] = defaultdict(set)
BEGUN = pytest.StashKey[bool]()
OPENED = pytest.StashKey[list[QWidget]]()


def paint_again(widget: QWidget) -> None:
    """Let Qt paint a window whose updates were turned off, with the next events."""
    widget.setUpdatesEnabled(True)
    # Qt sends no second request before it has painted for the first, which it took without painting.
    QCoreApplication.postEvent(widget, QEvent(QEvent.Type.UpdateRequest))


PAINTED_FIRST: defaultdict[Path, set[type[QWidget]]] = defaultdict(set)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Let Qt paint what fixtures open only in the first test of a file; others paint what the test makes of it."""
    shared = QApplication.topLevelWidgets()
    for widget in shared:
        widget.setUpdatesEnabled(True)
    yield
    opened = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one not in shared]
    for widget in opened:
        if type(widget) in PAINTED_FIRST[item.path]:
            widget.setUpdatesEnabled(False)
    PAINTED_FIRST[item.path] |= set(map(type, opened))
    item.stash[OPENED] = opened


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Let Qt paint the last state of a window only if it shows a widget that no test of its file painted so.

    pytest-qt processes all pending events, painting included, before it hides the window. Pages and tables
    without a window are always painted: their tests look at many states, including the last.
    """
    item.stash[BEGUN] = True
    for widget in filter(isValid, item.stash[OPENED]):
        if not widget.updatesEnabled():
            paint_again(widget)
    try:
        return (yield)
    finally:
        left = MainWindow.all()
        if left:
            shown = {type(widget) for widget in QApplication.allWidgets() if widget.isVisible()}
            is_new = not shown <= PAINTED_LAST[item.path]
            PAINTED_LAST[item.path] |= shown
            for window in left:
                window.setUpdatesEnabled(is_new)


@pytest.fixture(autouse=True)
def nothing_left() -> Iterator[None]:
    """Delete what a test closed when it ends; Qt would keep it until the next event loop."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    collect_due()
    held = QGuiApplication.mouseButtons()
    if held != Qt.MouseButton.NoButton:
        # A double click that opens another page leaves the widget pressed, and Qt would send it all later
        # clicks.
        away = QWidget()
        away.show()
        for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            if held & button:
                QTest.mouseRelease(away, button)
        away.close()


@pytest.fixture(autouse=True)
def pinned_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give random deal numbers a fixed seed, the same in each run of a test."""
    monkeypatch.setattr(seating.secrets, "randbelow", random.Random(4).randrange)


@pytest.fixture(autouse=True, scope="module")
def nobody_answers(by_module: pytest.MonkeyPatch) -> None:
    """Close windows with unsaved moves without asking."""
    by_module.setattr("cardtable.ui.shell.closing.close_all_the_same", lambda window, lost, trouble: True)


@pytest.fixture(autouse=True, scope="module")
def nobody_practices(by_module: pytest.MonkeyPatch) -> None:
    """Turn off the practice of games that people made, unless a test asks for it."""
    by_module.setattr("cardtable.controller.practicing.Practicing.start", lambda self, variant, rules: None)


@pytest.fixture(autouse=True, scope="module")
def nobody_measures(by_module: pytest.MonkeyPatch) -> None:
    """Don't measure how long games take; lists of games would be made again with the result."""
    by_module.setattr("cardtable.ui.services.own_games.OwnGameActions._measure", lambda self: None)


@pytest.fixture(autouse=True, scope="module")
def own_ports(by_module: pytest.MonkeyPatch) -> range:
    """Phones return to the port they know, so no test in another process may listen there meanwhile."""
    first = 10_000 + os.getpid() % 2_000 * 10
    ports = range(first, first + 10)
    by_module.setattr("cardtable.ui.phones.server.PORTS", ports)
    return ports


@pytest.fixture(autouse=True, scope="module")
def quick_disk(by_module: pytest.MonkeyPatch) -> None:
    """Treat the disk as quick however busy the machine is; `slow_disk` is for a slow one.

    Nothing waits for data to be forced to the disk, SQLite included: tests/storage checks that.
    """
    by_module.setattr("cardtable.ui.support.background.PATIENCE", PATIENCE / 1000)
    by_module.setattr(os, "fsync", lambda descriptor: None)
    for module in (learners, statistics):
        pragmas = (*module.SCHEMA.pragmas, "synchronous = OFF")
        by_module.setattr(module, "SCHEMA", replace(module.SCHEMA, pragmas=pragmas))


@pytest.fixture(autouse=True, scope="module")
def nobody_stands_back(by_module: pytest.MonkeyPatch) -> None:
    """Don't lower the priority of processes: on a busy machine they would never run."""
    by_module.setattr("cardtable.controller.worker._put_back", lambda process: None)


@pytest.fixture(autouse=True, scope="module")
def typed_in_one_go(by_module: pytest.MonkeyPatch) -> None:
    """Treat typed letters as following at once, however busy the machine is."""
    by_module.setattr("cardtable.ui.widgets.type_ahead.monotonic", lambda: PATIENCE)


@pytest.fixture(scope="session")
def kept_pictures() -> Iterator[dict[object, QPixmap]]:
    """The last few pictures of tables, by what they show; deleted before the application."""
    pictures: dict[object, QPixmap] = {}
    yield pictures
    pictures.clear()


@pytest.fixture(autouse=True, scope="module")
def same_tables(by_module: pytest.MonkeyPatch, kept_pictures: dict[object, QPixmap]) -> None:
    """Paint the same table once for all windows, bare and with a game on it."""

    def kept(shows: object, draw: Callable[[], QPixmap]) -> QPixmap:
        picture = kept_pictures.pop(shows, None) or draw()
        kept_pictures[shows] = picture
        if len(kept_pictures) > 8:
            del kept_pictures[next(iter(kept_pictures))]
        # A copy shares its pixels until it is painted on.
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
    """Don't paint the table for the next start on closing; a test of that start calls `KEEP_PICTURE`."""
    by_module.setattr(StartPage, "keep_picture", lambda page: None)


@pytest.fixture(scope="session")
def kept_words() -> dict[object, Any]:
    """The texts about games by language, and the index that is searched."""
    return {}


@pytest.fixture(autouse=True, scope="module")
def same_games(by_module: pytest.MonkeyPatch, kept_words: dict[object, Any]) -> None:
    """List, describe and index the program's games once per language, for all windows."""

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
        # Keep the games too, so that no other objects get their ids.
        return kept(tuple(map(id, games)), lambda: (games, FINDER_OF(games)))[1]

    def explained_once(rules: Rules, players: int | None = None) -> RulesText:
        options = frozenset(rules.options.items())
        return kept((rules.id, rules.digest, options, players), partial(EXPLAINED, rules, players))

    by_module.setattr(games_list, "_game", game)
    by_module.setattr(gallery, "finder_of", looked_through)
    by_module.setattr(worked, "explained", explained_once)


@pytest.fixture(autouse=True)
def speaks_english() -> Iterator[None]:
    """Return to English after a test in another language."""
    before = QLocale()
    yield
    SPEECH.use("en")
    SPEECH.is_international = False
    qt_words().follow()
    QLocale.setDefault(before)


@pytest.fixture(autouse=True, scope="module")
def in_england(by_module: pytest.MonkeyPatch) -> None:
    """Ignore the language of the system."""
    by_module.setattr("cardtable.ui.support.languages.system_languages", lambda: ["en"])


@pytest.fixture(autouse=True, scope="module")
def no_system_wishes(by_module: pytest.MonkeyPatch) -> None:
    """Ignore the system's wishes for larger text, less motion or more contrast."""
    by_module.setattr("cardtable.ui.support.system_wishes.ask_system", lambda parent, hear: hear({}))


@pytest.fixture
def quiet_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the lab's processes from playing drafts of the workshop."""
    if "workshop" in features.names():
        monkeypatch.setattr("cardtable.ui.features.workshop.meaning_panel.Lab", QuietLab)


@pytest.fixture
def preferences(tmp_path: Path) -> Iterator[Preferences]:
    """Return preferences with their own folder, without a window."""
    made = Preferences(tmp_path)
    yield made
    made.settle()


@pytest.fixture
def open_window(
    qtbot: QtBot, own_data_dir: Path, quiet_lab: None, request: pytest.FixtureRequest
) -> Iterator[Callable[[], MainWindow]]:
    """Return a function that opens a window as the program does; all windows are closed at the end.

    What a fixture opens isn't painted before the test begins, unless it is the first of its file: most tests show
    another page first.
    """
    opened: list[MainWindow] = []
    is_painted = MainWindow in PAINTED_FIRST[request.path]

    def open_one() -> MainWindow:
        window = MainWindow(own_data_dir, speed=0)
        opened.append(window)
        looked: list[bool] = []
        window.looked.connect(lambda: looked.append(True))
        if is_painted and BEGUN not in request.node.stash:
            window.first_painted.connect(partial(window.setUpdatesEnabled, False))
        with qtbot.waitSignal(window.first_painted, timeout=PATIENCE):
            window.show()
        if any((own_data_dir / "games").glob("*.cardtable")):
            # Notices about games come when they are read; a disk that fails has only a notice.
            qtbot.waitUntil(lambda: bool(looked or window.last_notice), timeout=PATIENCE)
        return window

    yield open_one
    for window in opened:
        window.close()
        window.deleteLater()


@pytest.fixture
def window(open_window: Callable[[], MainWindow]) -> MainWindow:
    """Return a window on a fresh folder."""
    return open_window()


def knows_how(window: MainWindow) -> None:
    """Mark the first game as shown, so that Start deals."""
    window.memory.remember(window.memory.now._replace(taught=True))
    window.start.page.offer_to_show(False)


@pytest.fixture
def sit_down(qtbot: QtBot) -> Callable[[MainWindow], None]:
    """Go from the start page to the person's first turn, with Enter only."""

    def sit(window: MainWindow) -> None:
        knows_how(window)
        qtbot.keyClick(window.start.page.deal, Qt.Key.Key_Return)
        assert window.table.is_shown
        wait_for_person(qtbot, window)

    return sit


PAINTED_PASSING: dict[Path, str] = {}
"""The first test of each file that waited at the table."""


@contextmanager
def passing(qtbot: QtBot, window: MainWindow) -> Iterator[None]:
    """Let Qt paint what passes at the table meanwhile only in the first test of a file that waits there.

    What the table shows at rest is painted in all tests, and tests/ui/table looks at what passes.
    """
    assert isinstance(qtbot, PatientBot)
    is_first = PAINTED_PASSING.setdefault(qtbot.test.path, qtbot.test.nodeid) == qtbot.test.nodeid
    before = window.updatesEnabled()
    window.setUpdatesEnabled(before and is_first)
    try:
        yield
    finally:
        if before and not is_first:
            paint_again(window)


def wait_for_person(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until the person must play or start a deal, or the game is over; Enter leaves a shown loss."""

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

    with passing(qtbot, window):
        qtbot.waitUntil(asked, timeout=PATIENCE)


@pytest.fixture
def play_by_keys(qtbot: QtBot) -> Callable[[MainWindow], None]:
    """Play the first playable card, or start the next deal, with the keyboard."""

    def play(window: MainWindow) -> None:
        page, match = window.table.page, window.match
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
    """Go from the start page into a game, play this many cards, and return the game."""

    def play(window: MainWindow, times: int) -> Match:
        sit_down(window)
        for _ in range(times):
            play_by_keys(window)
        match = window.match
        assert match is not None
        return match

    return play


@pytest.fixture
def table() -> FakeTable:
    """A table that shows nothing."""
    return FakeTable()


@pytest.fixture
def conductor(qtbot: QtBot, table: FakeTable) -> Iterator[Conductor]:
    """A conductor at the table that shows nothing."""
    with quick_conductor(table) as made:
        yield made
