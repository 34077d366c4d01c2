"""How much memory use grows: `python tests/bench/bench_memory.py [--games N] [--events N] [--languages]`.

Plays games one after the other in a window at speed 0 by first legal plays. Then clicks and types at random on all
pages, with changing themes, text sizes and window sizes, and with `--languages` also languages. Prints the resident
memory on the way, and its growth after a warm-up of twenty games or a thousand events. Goals: under 10 percent in
200 games, and under 10 MiB in 19,000 events.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.controller.match.match import Awaits
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.storage.settings import VALUES
from cardtable.storage.writer import WRITER
from cardtable.ui.support import files
from tests.ui.driver import MainWindow

VARIANT = "ninety-nine-boyer"
WARM_GAMES, WARM_EVENTS = 20, 1000
PATIENCE = 60.0

OUTSIDE = {"quit", "full-screen", "open", "paste", "phones", "wording"}
"""Commands that leave the window, or open the network."""
KEYS = [getattr(Qt.Key, f"Key_{name}") for name in ("Space", "Return", "Tab", "Left", "Right", "Up", "Down")]
KEYS += [Qt.Key.Key_Escape, *map(Qt.Key, b"1234HLMW?")]
SIZES = ((1024, 640), (1280, 800), (1440, 900))
LANGUAGES = ("en", "de", "pl", "zh-Hant")


def resident() -> float:
    """Return the resident memory of this process in MiB (Linux only)."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@contextlib.contextmanager
def opened(app: QApplication) -> Iterator[MainWindow]:
    """Give a window at speed 0 that is seen, with a folder of its own."""
    app.setQuitOnLastWindowClosed(False)
    with tempfile.TemporaryDirectory() as folder:
        with contextlib.closing(MainWindow(Path(folder), speed=0)) as window:
            window.show()
            while not window.isVisible() or not window.commands:
                app.processEvents()
            yield window
        WRITER.wait()


def play_one(app: QApplication, window: MainWindow, seed: int) -> None:
    """Play a whole game in the window up to the page at its end."""
    people = [Player("Ann", "person"), *(Player(f"Bot {n}", "computer", "random") for n in range(3))]
    window.session.open_match(window.games_on_disk.begin(MatchSetup(VARIANT, tuple(people), str(seed))))
    until = time.monotonic() + PATIENCE
    while not window.table.page.shows_end:
        app.processEvents()
        page, match = window.table.page, window.match
        if time.monotonic() > until or page is None or match is None:
            raise SystemExit(f"Game {seed} does not come to its end.")
        if not page.conductor.is_resting:
            continue
        if match.awaits is Awaits.PERSON:
            page.view.play_chosen.emit(match.view().plays[0])
        elif match.awaits in (Awaits.DEAL, Awaits.OVER):
            page.view.next_deal_asked.emit()


def play_games(app: QApplication, window: MainWindow, games: int) -> None:
    warm = 0.0
    for number in range(1, games + 1):
        play_one(app, window, number)
        if number in (WARM_GAMES, games) or number % 50 == 0:
            gc.collect()
            print(f"after {number} games: {resident():.1f} MiB", flush=True)
        if number == WARM_GAMES:
            warm = resident()
    if warm:
        print(f"growth from game {WARM_GAMES} to {games}: {(resident() / warm - 1) * 100:.1f} percent")


def other_look(rng: random.Random, languages: bool) -> Mapping[str, object]:
    """Return a random setting that changes the look or the language."""
    names = ["theme", "deck", "text_size", *(["language"] if languages else [])]
    name = rng.choice(names)
    return {name: rng.choice(LANGUAGES if name == "language" else VALUES[name])}


def do_something(window: MainWindow, rng: random.Random, languages: bool) -> None:
    """Do something at random: a command, a setting, a window size, a button, a key, or a click anywhere."""
    kind = rng.choices(("command", "look", "size", "button", "key", "click"), (12, 4, 2, 30, 30, 22))[0]
    popup = QApplication.activePopupWidget()
    target: QWidget = popup or window
    if kind == "command":
        actions = window.commands.by_name
        actions[rng.choice([name for name in actions if name not in OUTSIDE])].trigger()
    elif kind == "look":
        window.preferences.change(**other_look(rng, languages))
    elif kind == "size":
        window.resize(*rng.choice(SIZES))
    elif kind == "key":
        QTest.keyClick(QApplication.focusWidget() or target, rng.choice(KEYS))
    elif kind == "button":
        found = [one for one in QApplication.allWidgets() if isinstance(one, QAbstractButton)]
        usable = [one for one in found if one.isVisible() and one.isEnabled() and one.window() is window]
        if usable:
            QTest.mouseClick(rng.choice(usable), Qt.MouseButton.LeftButton)
    else:
        spot = QPoint(rng.randrange(target.width()), rng.randrange(target.height()))
        there = target.childAt(spot) or target
        QTest.mouseClick(there, Qt.MouseButton.LeftButton, pos=there.mapFrom(target, spot))
    if popup is not None and shiboken6.isValid(popup):
        popup.close()


def settle(app: QApplication) -> None:
    """Process all events and deferred deletions, as the event loop of the program does."""
    app.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_everything(app: QApplication, window: MainWindow) -> None:
    """Use each command with each theme, so that everything that is made once exists."""
    for theme in VALUES["theme"]:
        window.preferences.change(theme=theme)
        for name in [one for one in window.commands.by_name if one not in OUTSIDE]:
            window.commands.by_name[name].trigger()
            settle(app)
    window.preferences.change(theme="forest")


def close_dialog() -> None:
    """Close a modal dialog, which would wait for ever."""
    asking = QApplication.activeModalWidget()
    if asking is not None:
        asking.close()


def walk(app: QApplication, window: MainWindow, events: int, languages: bool) -> None:
    rng, warm, pages = random.Random(1), 0.0, set[str]()
    files.ask_save = lambda *asked: None
    files.ask_open = lambda *asked: None
    QDesktopServices.openUrl = lambda url: True
    impatient = QTimer(window, interval=100)
    impatient.timeout.connect(close_dialog)
    impatient.start()
    open_everything(app, window)
    for number in range(1, events + 1):
        do_something(window, rng, languages)
        settle(app)
        pages.add(type(window.navigator.currentWidget()).__name__)
        if number % 1000 == 0:
            gc.collect()
            print(f"after {number} events: {resident():.1f} MiB, {len(gc.get_objects())} objects", flush=True)
        if number == WARM_EVENTS:
            warm = resident()
    if warm:
        print(
            f"growth from event {WARM_EVENTS} to {events}: {resident() - warm:.1f} MiB; pages: {sorted(pages)}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--languages", action="store_true")
    asked = parser.parse_args()
    app = QApplication(sys.argv[:1])
    with opened(app) as window:
        play_games(app, window, asked.games)
        walk(app, window, asked.events, asked.languages)


if __name__ == "__main__":
    main()
