"""How smoothly the real table moves: `python tests/bench/bench_frames.py [WIDTH HEIGHT] [--profile]`.

Games of ten in the real window, a person and nine experts that think in another process: first only dealing; then
dealing while an expert of another table thinks all the time; then whole deals, in which the person plays the first
playable card; then a card dragged round the table; then boards that rise over the table. At last a bare view moves
plain pictures at the same rate, which shows what the machine and Qt take without Cardtable.

The window's own event loop runs. A frame begins with a beat of the stage and ends when everything that it moved is
painted. Printed are the median, the 99th percentile and the longest, in milliseconds:

    processor   processor time of the window's thread for the frame; right on a busy machine too
    wall clock  the same by the clock; longer if other programs use the machine
    interval    from the end of one frame to the end of the next while the table moves. GOAL: 99th percentile
                under 16.7. Only an idle machine shows it; the processors used by others are printed

Set QT_SCALE_FACTOR=2 for a screen of two device pixels. `--profile` prints where the time of frames goes.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import itertools
import math
import multiprocessing
import os
import pstats
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QPointF,
    Qt,
    QTimeLine,
    QTimer,
)
from PySide6.QtGui import QColor, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.storage.writer import WRITER
from cardtable.ui.support.application import collect_when_idle
from cardtable.ui.table.motion.stage import CLOCK
from tests.bench.bench_levels import SEARCHING
from tests.ui.driver import MainWindow

VARIANT = "ninety-nine"
SEATS = 10
SIZE = (1440, 900)
GOAL = 16.7
BOARDS = 8
"""Times that two boards rise and sink back."""

DEALINGS, DEALS = 6, 2
CARRIED = 600
"""Moves of the pointer that carries a card."""

BARE_CARDS, BARE_FRAMES = 20, 600
"""Pictures that the bare view moves, and for how many frames."""

PATIENCE = 300_000
LOOKS = 50
"""Milliseconds that the person waits before acting."""
HARD = 10
"""Total from which an expert has to think about several cards."""

TURNS = 3
"""Turns of the event loop for a frame: moved items update the scene, and the scene the window."""
AVATARS = ("fox", "owl", "bear", "penguin", "cat", "frog", "tiger", "rabbit", "panda", "robot")


@dataclass
class Times:
    """Milliseconds of the frames of one part."""

    processor: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)
    interval: list[float] = field(default_factory=list)


class Watch(QObject):
    """Times every frame from a beat of the stage until everything is painted."""

    def __init__(self, beat: QTimer, table: QWidget, profile: cProfile.Profile | None = None) -> None:
        """Watch what moves by `beat` and is painted on `table`."""
        super().__init__()
        self.profile = profile
        self.times = Times()
        self._begun: float | None = None
        self._worked = 0.0
        self._turns = 0
        self._painted = False
        self._last: float | None = None
        self.goes_on: Callable[[], bool] = beat.isActive
        """Whether another frame follows."""
        beat.installEventFilter(self)
        table.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin a frame with a beat; end the one before if it is painted but its turns aren't over."""
        if event.type() == QEvent.Type.Paint:
            self._painted = True
        elif event.type() == QEvent.Type.Timer:
            if self._begun is not None and self._painted:
                QCoreApplication.removePostedEvents(self)
                self._end()
            self.begin_frame()
        return False

    def begin_frame(self, *_: object) -> None:
        if self._begun is None:
            self._begun, self._worked, self._turns = time.perf_counter(), time.thread_time(), 0
            self._painted = False
            if self.profile is not None:
                self.profile.enable()
            self._wait()

    def _wait(self) -> None:
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), Qt.EventPriority.LowEventPriority.value)

    def event(self, event: QEvent) -> bool:
        """Count a turn: everything posted before it is done."""
        if event.type() != QEvent.Type.User or self._begun is None:
            return super().event(event)
        self._turns += 1
        if self._turns < TURNS:
            self._wait()
        else:
            self._end()
        return True

    def begin_part(self) -> None:
        self.forget()
        self.times = Times()

    def forget(self) -> None:
        """Don't measure the interval to the next frame, nor the current one."""
        self._last = self._begun = None

    def _end(self) -> None:
        if self.profile is not None:
            self.profile.disable()
        now, worked = time.perf_counter(), time.thread_time()
        assert self._begun is not None
        self.times.wall.append((now - self._begun) * 1000)
        self.times.processor.append((worked - self._worked) * 1000)
        if self._last is not None:
            self.times.interval.append((now - self._last) * 1000)
        self._last = now if self.goes_on() else None
        self._begun = None


class Thinker(threading.Thread):
    """An expert at another table that thinks about the same hard choice again and again."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        table = tuple(Player(f"Bot {n}", "computer", SEARCHING, avatar=AVATARS[n]) for n in range(SEATS))
        match = Match.start(MatchSetup(VARIANT, table, "7"))
        match.deal()
        while match.awaits is Awaits.COMPUTER and match.view().total < HARD:
            match.play(match.view(match.seat).plays[0])
        self._match, self.thoughts, self._over = match, 0, False

    def run(self) -> None:
        think = self._match.thinker()
        while not self._over:
            think()
            self.thoughts += 1

    def end(self) -> None:
        self._over = True
        self.join()


def deal_while_thinking(window: MainWindow, watch: Watch) -> None:
    thinker = Thinker()
    thinker.start()
    deal_only(window, watch)
    thinker.end()
    print(f"({thinker.thoughts} thoughts meanwhile)")


def until_rest(window: MainWindow) -> Match:
    """Run the loop until a play of the person or a new deal is due."""
    conductor = window.table.page.conductor
    loop = QEventLoop()
    QTimer.singleShot(PATIENCE, loop.quit)

    def look() -> None:
        match = conductor.match
        if match is not None and conductor.is_resting and match.awaits is not Awaits.COMPUTER:
            # People look at the table before they act.
            QTimer.singleShot(LOOKS, loop.quit)

    conductor.changed.connect(look)
    look()
    loop.exec()
    conductor.changed.disconnect(look)
    assert conductor.match is not None
    return conductor.match


def sit(window: MainWindow, seed: int) -> None:
    """Begin a game of a person and nine experts."""
    people = [Player("Ann", "person", avatar=AVATARS[0])]
    people += [Player(f"Bot {n}", "computer", LEVELS[-1], avatar=AVATARS[n]) for n in range(1, SEATS)]
    window.session.open_match(Match.start(MatchSetup(VARIANT, tuple(people), str(seed))))
    until_seen(window)


def until_seen(window: MainWindow) -> None:
    """Run the loop until the page in front is fully visible."""
    if window.navigator.is_moving:
        loop = QEventLoop()
        window.navigator.rested.connect(loop.quit)
        loop.exec()
        window.navigator.rested.disconnect(loop.quit)


def open_boards(window: MainWindow, watch: Watch) -> None:
    sit(window, 7)
    window.table.page.conductor.pause()
    window.settings.show()
    watch.begin_part()
    clock, of_the_stage = window.navigator._camera._clock, watch.goes_on
    clock.valueChanged.connect(watch.begin_frame)
    watch.goes_on = lambda: clock.state() == QTimeLine.State.Running
    for _ in range(BOARDS):
        for step in (window.settings.show, window.about.show, window.go_back, window.go_back):
            watch.forget()
            step()
            until_seen(window)
    clock.valueChanged.disconnect(watch.begin_frame)
    watch.goes_on = of_the_stage


def deal_only(window: MainWindow, watch: Watch) -> None:
    for seed in range(DEALINGS):
        watch.forget()
        sit(window, seed)
        watch.forget()
        conductor = window.table.page.conductor
        loop = QEventLoop()
        conductor.changed.connect(loop.quit)
        if not conductor.is_resting:
            loop.exec()
        conductor.changed.disconnect(loop.quit)


def play(window: MainWindow, watch: Watch) -> None:
    watch.forget()
    sit(window, 7)
    watch.forget()
    page = window.table.page
    ended = 0
    while ended < DEALS:
        match = until_rest(window)
        if match.awaits is Awaits.PERSON:
            page.view.play_chosen.emit(match.view().plays[0])
        elif match.awaits is Awaits.DEAL:
            ended += 1
            page.view.next_deal_asked.emit()
        else:
            return


def carry(window: MainWindow, watch: Watch) -> None:
    """Drag a card of the person round and round."""
    seed = 0
    while True:
        sit(window, seed)
        if until_rest(window).awaits is Awaits.PERSON:
            break
        seed += 1
    view = window.table.page.view
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton

    def send(kind: QEvent.Type, button: Qt.MouseButton, x: float, y: float) -> None:
        at, plain = QPointF(x, y), Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, at, view.viewport().mapToGlobal(at), button, left, plain)
        QCoreApplication.sendEvent(view.viewport(), event)

    x, y, _, _ = view.board.layout.hand_spot(0, len(view.board.hand.cards))
    watch.begin_part()
    send(QEvent.Type.MouseButtonPress, left, x, y)
    loop, timer, turns = QEventLoop(), QTimer(), itertools.count()
    felt, center = view.board.layout.felt, view.board.layout.center

    def move() -> None:
        number = next(turns)
        angle = number / 20
        at = center.x + felt.x * 0.7 * math.cos(angle), center.y + felt.y * math.sin(1.3 * angle)
        send(QEvent.Type.MouseMove, none, *at)
        if number == CARRIED:
            loop.quit()

    timer.timeout.connect(move)
    timer.start(8)
    loop.exec()
    timer.stop()
    assert view.chooser.is_carrying
    view.chooser.drop()


def percentile(found: list[float]) -> float:
    """Return the 99th percentile."""
    return sorted(found)[int(len(found) * 0.99)]


def row(name: str, found: list[float]) -> str:
    if not found:
        return f"  {name:24} none"
    ordered = sorted(found)
    middle, p99 = ordered[len(ordered) // 2], percentile(found)
    return f"  {name:24} median {middle:5.1f}   99th percentile {p99:5.1f}   longest {ordered[-1]:6.1f}"


def report(name: str, times: Times, others: float) -> None:
    """Print the figures of one part, and the processors used by others."""
    print(f"{name}: {len(times.wall)} frames; others used {others:.2f} processors meanwhile")
    print(row("processor", times.processor))
    print(row("wall clock", times.wall))
    print(row("interval", times.interval))
    if not times.interval:
        print(f"  goal of {GOAL} ms for the interval: not measured, no frame followed another")
        return
    p99 = percentile(times.interval)
    print(f"  goal of {GOAL} ms for the interval: {'met' if p99 < GOAL else 'MISSED'} ({p99:.1f})")


def used_by_all() -> float:
    """Return the seconds that all processors have worked since the machine was started (0 if not on Linux)."""
    try:
        fields = Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()[1:]
    except OSError:
        return 0.0
    user, nice, system = (int(part) for part in fields[:3])
    return (user + nice + system) / os.sysconf("SC_CLK_TCK")


def used_here() -> float:
    """Return the processor time of this process and its children, in seconds."""
    own = os.times()
    seconds = own.user + own.system + own.children_user + own.children_system
    for child in multiprocessing.active_children():
        try:
            fields = Path(f"/proc/{child.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
        except OSError:
            continue
        seconds += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return seconds


class BareTable(QGraphicsView):
    """A plain view in which pictures of the size of cards turn in a ring at the rate of the stage."""

    def __init__(self, interval: int) -> None:
        super().__init__()
        self._scene = QGraphicsScene(-700, -430, 1400, 860)
        self.setScene(self._scene)
        picture = QPixmap(90, 130)
        picture.fill(QColor("white"))
        self._cards = [QGraphicsPixmapItem(picture) for _ in range(BARE_CARDS)]
        for card in self._cards:
            self._scene.addItem(card)
        self.beat = QTimer(self, interval=interval)
        self.beat.setTimerType(Qt.TimerType.PreciseTimer)
        self._frames = 0
        self._loop = QEventLoop()
        self.beat.timeout.connect(self._move)

    def run(self) -> None:
        """Move until all frames are done."""
        self.beat.start()
        self._loop.exec()

    def _move(self) -> None:
        self._frames += 1
        for number, card in enumerate(self._cards):
            angle = math.tau * number / BARE_CARDS + self._frames / 50
            card.setPos(500 * math.cos(angle), 300 * math.sin(angle))
            card.setRotation(math.degrees(angle))
        if self._frames == BARE_FRAMES:
            self.beat.stop()
            self._loop.quit()


def measure_bare(size: tuple[int, int], interval: int) -> Times:
    """Return the times of a bare view's frames."""
    table = BareTable(interval)
    table.resize(*size)
    table.show()
    watch = Watch(table.beat, table.viewport())
    table.run()
    table.close()
    return watch.times


PARTS: dict[str, Callable[[MainWindow, Watch], None]] = {
    "dealing": deal_only,
    "dealing while an expert thinks": deal_while_thinking,
    "playing": play,
    "carrying a card": carry,
    "opening boards": open_boards,
}


def beat_of(window: MainWindow) -> QTimer:
    """Return the timer of all that moves on the table."""
    beat = window.table.page.view.stage.findChild(QTimer, CLOCK)
    assert isinstance(beat, QTimer)
    return beat


@contextmanager
def opened(size: tuple[int, int]) -> Iterator[MainWindow]:
    """Give a window of that size with its table made, and a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        with closing(MainWindow(Path(folder))) as window:
            window.resize(*size)
            furnished = QEventLoop()
            window.furnished.connect(furnished.quit)
            window.show()
            furnished.exec()
            window.prepare_table()
            # As the app does once the start page is there.
            collect_when_idle()
            gc.freeze()
            yield window
        WRITER.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("size", nargs="*", type=int, default=SIZE)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    application = QApplication(sys.argv[:1])
    profile = cProfile.Profile() if given.profile else None
    with opened(given.size) as window:
        beat = beat_of(window)
        interval = beat.interval()
        watch = Watch(beat, window.table.page.view.viewport(), profile)
        for name, part in PARTS.items():
            watch.begin_part()
            began, all_before, here_before = time.perf_counter(), used_by_all(), used_here()
            part(window, watch)
            took = time.perf_counter() - began
            others = (used_by_all() - all_before - (used_here() - here_before)) / took
            size = f"{window.width()}x{window.height()} at scale {window.devicePixelRatioF():g}"
            report(f"{SEATS} seats {name}, {size}", watch.times, max(0.0, others))
    print(row("bare view, interval", measure_bare(given.size, interval).interval))
    application.quit()
    if profile is not None:
        pstats.Stats(profile).sort_stats("tottime").print_stats(40)


if __name__ == "__main__":
    main()
