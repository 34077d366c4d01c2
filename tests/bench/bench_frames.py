"""How long a frame of the table takes: `python tests/bench/bench_frames.py [WIDTH HEIGHT]`.

Two tables: six seats that deal, play, reverse and draw, and ten seats that are dealt to. Every turn of the
event loop in which something was painted is timed: moving the items, painting them, and handing the picture to
the window. Prints the median, the 99th percentile and the longest frame in milliseconds, by the clock on the
wall and by the time that the processor spent (which tells the truth on a busy machine), and the same of the
intervals from one frame to the next, which the display's own beat of 16 ms makes at least that long. The goal
is 16.7 at the 99th percentile of the frames.
"""

from __future__ import annotations

import statistics
import sys
import time

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from cardtable.game import events as ev
from cardtable.game.events import HIDDEN, AnyEvent
from cardtable.game.view import SeatView
from cardtable.ui.table import SeatInfo, TableView

HAND = 5
OWN = ("4S", "7D", "AH", "QC", "10S")
AVATARS = ("fox", "owl", "bear", "penguin", "cat", "frog", "tiger", "rabbit", "panda", "robot")


class Painted(QObject):
    """Notes that the viewport was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lets everything pass."""
        if event.type() == QEvent.Type.Paint:
            self.seen = True
        return False


Scene = tuple[list[AnyEvent], SeatView]


def seat_view(seats: int, turn: int, total: int, pile: tuple[str, ...]) -> SeatView:
    """A view of a deal that is on."""
    return SeatView(
        variant="bench", seat=0, players=seats, phase="playing", deal=1, turn_number=1, dealer=5, turn=turn,
        direction=1, total=total, limit=99, hand=OWN, hand_sizes=(HAND,) * seats, stock_count=21, pile=pile,
        tokens=(3,) * seats, forfeits=(0,) * seats, in_game=(True,) * seats, in_deal=(True,) * seats,
        plays=(), refused={}, stuck=False, draws_owed=0, next_seat=(turn + 1) % seats,
    )  # fmt: skip


def dealing(seats: int) -> list[Scene]:
    """A deal to that many seats."""
    hands = (OWN, *((HIDDEN,) * HAND,) * (seats - 1))
    deal: AnyEvent = ev.DealStarted(
        1, 5, 0, 1, hands, (HIDDEN,) * 21, ("2C",), 2, (3,) * seats, tuple(range(seats))
    )
    return [([deal, ev.TurnBegan(0)], seat_view(seats, 0, 2, ("2C",)))]


def playing(seats: int) -> list[Scene]:
    """A deal and a few turns of every kind."""
    found = dealing(seats)
    pile: tuple[str, ...] = ("2C",)
    total = 2
    for turn, card in enumerate(("7D", "QH", "4C", "9S", "KD", "10C", "8S", "JD")):
        seat = turn % seats
        drawn = "3H" if seat == 0 else HIDDEN
        events: list[AnyEvent] = [ev.CardsPlayed(seat, (card,), "+7", None, total, total + 7, "")]
        if card == "4C":
            events.append(ev.DirectionReversed(seat, -1))
        if card == "8S":
            events.append(ev.SeatSkipped(seat, (seat + 1) % seats))
        total += 7
        pile = (*pile, card)
        events += [ev.CardsDrawn(seat, (drawn,)), ev.TurnBegan((seat + 1) % seats)]
        found.append((events, seat_view(seats, (seat + 1) % seats, total, pile)))
    stuck: list[AnyEvent] = [
        ev.SeatStuck(2, ("7S", "QH", "5C", "8D", "JS")), ev.TokensChanged(2, -1, 2, "stuck"),
        ev.DealEnded("stuck", (2,), (), total, 3),
    ]  # fmt: skip
    found.append((stuck, seat_view(seats, 0, total, pile)))
    return found


class Times:
    """Milliseconds of frames by the wall clock and by the processor, and from one frame to the next."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.processor: list[float] = []
        self.interval: list[float] = []


def measure(width: int, height: int, seats: int, scenes: list[Scene], rounds: int) -> Times:
    """Performs the scenes that many times and times every frame."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    view = TableView()
    painted = Painted()
    view.viewport().installEventFilter(painted)
    view.resize(width, height)
    view.show()
    infos = [SeatInfo(name.title(), name, number == 0) for number, name in enumerate(AVATARS[:seats])]
    times = Times()
    for _ in range(rounds):
        view.sit(infos, "Bench", "", seat_view(seats, 0, 0, ()), ())
        for _ in range(20):
            app.processEvents()
        for events, after in scenes:
            view.perform(events, after)
            last = None
            while view.busy:
                painted.seen = False
                start, worked = time.perf_counter(), time.thread_time()
                app.processEvents()
                if not painted.seen:
                    time.sleep(0.0005)
                    continue
                now = time.perf_counter()
                times.wall.append((now - start) * 1000)
                times.processor.append((time.thread_time() - worked) * 1000)
                if last is not None:
                    times.interval.append((now - last) * 1000)
                last = now
    view.close()
    return times


def report(name: str, times: Times) -> None:
    """Prints one table's figures."""
    print(f"{name}: {len(times.wall)} frames")
    for kind, found in (
        ("wall clock", times.wall), ("processor", times.processor), ("interval", times.interval)
    ):  # fmt: skip
        found.sort()
        p99, median = found[int(len(found) * 0.99)], statistics.median(found)
        print(f"  {kind}: median {median:.1f} ms, 99th percentile {p99:.1f} ms, longest {found[-1]:.1f} ms")


def main() -> None:
    """Measures and prints."""
    width, height = (int(a) for a in sys.argv[1:3]) if len(sys.argv) > 2 else (1440, 900)
    report(f"6 seats playing at {width}x{height}", measure(width, height, 6, playing(6), 3))
    report(f"10 seats dealing at {width}x{height}", measure(width, height, 10, dealing(10), 4))


if __name__ == "__main__":
    main()
