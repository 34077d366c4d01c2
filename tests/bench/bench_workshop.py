"""How smoothly the window moves at the workshop: `python -m tests.bench.bench_workshop [SECONDS] [--profile]`.

In the real window, with a game on the desk, all three columns scroll at 60 beats a second. Every two seconds a card
is changed: a chip is pressed, and a second later a line of its menu. That is done in each of the three views beside
the editor, alternately with the lab paused and at work. Printed are the median, the 95th and 99th percentile and
the longest, in milliseconds:

    processor   processor time of the window's thread for a beat and its effects. GOAL: 99th percentile under
                16.7; right on a busy machine too
    interval    from beat to beat by the clock; only an idle machine shows it, so the processors used by others
                are printed
    presses     processor time of the window's thread for the beats with a press

At last the window is closed while the lab is at work: how long that takes, and how many processes are left.
`--profile` prints where the time goes of beats that took longer than they may.
"""

from __future__ import annotations

import argparse
import cProfile
import multiprocessing
import pstats
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt, QTimer, SignalInstance
from PySide6.QtWidgets import QApplication, QScrollBar

from cardtable.rules.drafting.card_chips import Place
from cardtable.ui.features.workshop.meaning_panel import VIEWS
from cardtable.ui.features.workshop.workshop_page import WorkshopPage
from tests.bench.bench_frames import GOAL, used_by_all, used_here
from tests.ui.driver import MainWindow

GAME = "ninety-nine"
BEAT = 1000 / 60
PRESS = 60
"""Beats between a press of a chip and one of a line of its menu."""
FIRST = 30
"""Beats at the start that aren't measured."""
STEP = 7
"""Pixels scrolled in a beat."""


@dataclass
class Times:
    """Milliseconds of the beats of one part."""

    processor: list[float] = field(default_factory=list)
    interval: list[float] = field(default_factory=list)
    presses: list[float] = field(default_factory=list)


class Person:
    """A person at the workshop, who does a little with each beat."""

    def __init__(self, page: WorkshopPage) -> None:
        self.page = page
        self._rows = cycle(page.cards.rows)
        self._lines = count()
        self._turns: dict[QScrollBar, int] = {}

    def scroll(self) -> None:
        panel = self.page.meaning_panel
        panel_page = panel.stack.currentWidget()
        for area in (self.page.game.area, self.page.cards.area, panel_page):
            bar = area.verticalScrollBar()
            step = self._turns.get(bar, STEP)
            if not bar.minimum() <= bar.value() + step <= bar.maximum():
                step = -step
            self._turns[bar] = step
            bar.setValue(bar.value() + step)

    def press(self) -> None:
        """Press a chip, or a line of the open menu."""
        if self.page.menu.is_open:
            lines = [line for line in self.page.menu.lines if not line.isChecked()][2:]
            lines[next(self._lines) % len(lines)].click()
            return
        chip = self.page.cards.cell_at(Place(next(self._rows), 0, 0))
        chip.click()


def beats(person: Person, seconds: float, profile: cProfile.Profile | None) -> Times:
    """Measure the beats of some seconds."""
    times, loop, numbers = Times(), QEventLoop(), count()
    last = {"now": time.perf_counter(), "worked": time.thread_time(), "press": 0.0}

    def beat() -> None:
        if profile is not None:
            profile.disable()
        now, worked, number = time.perf_counter(), time.thread_time(), next(numbers)
        if number > FIRST:
            spent = (worked - last["worked"]) * 1000
            (times.presses if last["press"] else times.processor).append(spent)
            times.interval.append((now - last["now"]) * 1000)
        last.update(now=now, worked=worked, press=0.0)
        if number * BEAT > seconds * 1000:
            loop.quit()
            return
        if profile is not None:
            profile.enable()
        person.scroll()
        if number % PRESS == PRESS - 1:
            last["press"] = 1.0
            person.press()

    timer = QTimer(interval=int(BEAT), timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(beat)
    timer.start()
    loop.exec()
    timer.stop()
    return times


def row(name: str, found: list[float]) -> str:
    ordered = sorted(found)
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95, 0.99)]
    columns = "   ".join(
        f"{what} {value:5.1f}" for what, value in zip(("median", "95th", "99th"), at, strict=True)
    )
    return f"  {name:10} {columns}   longest {ordered[-1]:6.1f}   ({len(ordered)})"


def opened(folder: Path) -> MainWindow:
    """Return a window with a game in the workshop."""
    window = MainWindow(folder)
    window.resize(1440, 900)
    until(window.furnished, window.show)
    window.prepare_table()
    window.change_rules(GAME)
    if window.navigator.is_moving:
        until(window.navigator.rested)
    return window


def until(signal: SignalInstance, act: Callable[[], object] = lambda: None) -> None:
    """Run the loop until the signal comes."""
    loop = QEventLoop()
    signal.connect(loop.quit)
    act()
    loop.exec()
    signal.disconnect(loop.quit)


def close(window: MainWindow) -> None:
    """Close the window while the lab is at work, and print how long it took."""
    processes, began = of_the_lab(), time.perf_counter()
    window.close()
    while window.isVisible():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    took = (time.perf_counter() - began) * 1000
    print(f"closed beside {processes} processes of the lab in {took:.0f} ms; {of_the_lab()} left")


def of_the_lab() -> int:
    """Return the number of processes of the lab."""
    return sum(child.name == "cardtable-lab" for child in multiprocessing.active_children())


def measure(window: MainWindow, seconds: float, profile: cProfile.Profile | None) -> None:
    page = window.workshop.page
    person, watch = Person(page), page.meaning_panel.watch
    for view in VIEWS:
        page.meaning_panel.show_view(view)
        for is_paused in (True, False):
            if is_paused:
                watch.pause()
            else:
                watch.go_on()
            began, all_before, here_before = time.perf_counter(), used_by_all(), used_here()
            times = beats(person, seconds, profile)
            took = time.perf_counter() - began
            others = max(0.0, (used_by_all() - all_before - (used_here() - here_before)) / took)
            print(
                f"{view}, the lab {'paused' if is_paused else 'at work'}; others used {others:.2f} processors"
            )
            print(row("processor", times.processor))
            print(row("presses", times.presses))
            print(row("interval", times.interval))
            late = sum(one > GOAL for one in times.processor + times.presses)
            print(f"  over {GOAL} ms: {late}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("seconds", nargs="?", type=float, default=15.0)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    application = QApplication(sys.argv[:1])
    profile = cProfile.Profile() if given.profile else None
    with tempfile.TemporaryDirectory() as folder:
        window = opened(Path(folder))
        measure(window, given.seconds, profile)
        close(window)
    application.quit()
    if profile is not None:
        pstats.Stats(profile).sort_stats("cumtime").print_stats(45)


if __name__ == "__main__":
    main()
