"""How long a frame of the table takes: `python tests/bench/bench_frames.py [WIDTH HEIGHT]`.

Deals, plays, reverses and draws at a full table while every turn of the event loop in which something was
painted is timed: moving the items, painting them, and handing the picture to the window. Prints the median,
the 99th percentile and the longest frame in milliseconds, by the clock on the wall and by the time that the
processor spent (which tells the truth on a busy machine). The goal is 16.7 at the 99th percentile.
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

SEATS, HAND = 6, 5
OWN = ("4S", "7D", "AH", "QC", "10S")
AVATARS = ("fox", "owl", "bear", "penguin", "cat", "frog")


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


def seat_view(turn: int, total: int, pile: tuple[str, ...], hand: tuple[str, ...] = OWN) -> SeatView:
    """A view of a deal that is on."""
    return SeatView(
        variant="bench", seat=0, players=SEATS, phase="playing", deal=1, turn_number=1, dealer=5, turn=turn,
        direction=1, total=total, limit=99, hand=hand, hand_sizes=(HAND,) * SEATS, stock_count=21, pile=pile,
        tokens=(3,) * SEATS, forfeits=(0,) * SEATS, in_game=(True,) * SEATS, in_deal=(True,) * SEATS,
        plays=(), refused={}, stuck=False, draws_owed=0, next_seat=(turn + 1) % SEATS,
    )  # fmt: skip


def scenes() -> list[tuple[list[AnyEvent], SeatView]]:
    """A deal and a few turns of every kind."""
    hands = (OWN, *((HIDDEN,) * HAND,) * (SEATS - 1))
    deal: AnyEvent = ev.DealStarted(
        1, 5, 0, 1, hands, (HIDDEN,) * 21, ("2C",), 2, (3,) * SEATS, tuple(range(SEATS))
    )
    found: list[tuple[list[AnyEvent], SeatView]] = [([deal, ev.TurnBegan(0)], seat_view(0, 2, ("2C",)))]
    pile: tuple[str, ...] = ("2C",)
    total = 2
    for turn, card in enumerate(("7D", "QH", "4C", "9S", "KD", "10C", "8S", "JD")):
        seat = turn % SEATS
        drawn = "3H" if seat == 0 else HIDDEN
        events: list[AnyEvent] = [ev.CardsPlayed(seat, (card,), "+7", None, total, total + 7, "")]
        if card == "4C":
            events.append(ev.DirectionReversed(seat, -1))
        if card == "8S":
            events.append(ev.SeatSkipped(seat, (seat + 1) % SEATS))
        total += 7
        pile = (*pile, card)
        events += [ev.CardsDrawn(seat, (drawn,)), ev.TurnBegan((seat + 1) % SEATS)]
        found.append((events, seat_view((seat + 1) % SEATS, total, pile)))
    stuck: list[AnyEvent] = [
        ev.SeatStuck(2, ("7S", "QH", "5C", "8D", "JS")), ev.TokensChanged(2, -1, 2, "stuck"),
        ev.DealEnded("stuck", (2,), (), total, 3),
    ]  # fmt: skip
    found.append((stuck, seat_view(0, total, pile)))
    return found


def measure(width: int, height: int) -> list[tuple[float, float]]:
    """Milliseconds of each turn of the event loop that painted: wall clock and processor."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    view = TableView()
    painted = Painted()
    view.viewport().installEventFilter(painted)
    view.resize(width, height)
    view.show()
    seats = [SeatInfo(name.title(), name, number == 0) for number, name in enumerate(AVATARS)]
    times: list[tuple[float, float]] = []
    for _ in range(3):
        view.sit(seats, "Bench", "", seat_view(0, 0, ()), ())
        for _ in range(20):
            app.processEvents()
        for events, after in scenes():
            view.perform(events, after)
            while view.busy:
                painted.seen = False
                start, worked = time.perf_counter(), time.thread_time()
                app.processEvents()
                took = (time.perf_counter() - start) * 1000, (time.thread_time() - worked) * 1000
                if painted.seen:
                    times.append(took)
                else:
                    time.sleep(0.0005)
    view.close()
    return times


def main() -> None:
    """Measures and prints."""
    width, height = (int(a) for a in sys.argv[1:3]) if len(sys.argv) > 2 else (1440, 900)
    found = measure(width, height)
    print(f"{width}x{height}, {len(found)} frames")
    for name, column in (("wall clock", 0), ("processor", 1)):
        times = sorted(pair[column] for pair in found)
        p99 = times[int(len(times) * 0.99)]
        median = statistics.median(times)
        print(f"{name}: median {median:.1f} ms, 99th percentile {p99:.1f} ms, longest {times[-1]:.1f} ms")


if __name__ == "__main__":
    main()
