"""How long phones wait: from a play to the last of eight hands, and from a tap to the table's answer.

    python tests/bench/bench_phones.py [--phones N] [--times N]

The server runs as in the app, in Qt's event loop with a whole picture of a seat for each phone; the phones
are threads of another process with sockets of their own, as browsers have. The goal is a tap answered
within 50 ms in 95 of 100 cases with eight phones.
"""

from __future__ import annotations

import argparse
import multiprocessing
import socket
import statistics
import sys
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QCoreApplication, QTimer

from cardtable.network import wire
from cardtable.ui.phones.server import Server
from tests.network.pages import ANIMALS, Browser, OneHouse

HAND = ("4S", "7D", "AH", "QC", "10S")


def sheet(seat: int, turn: int, phones: int) -> wire.Sheet:
    """What a phone is sent after a play, of the size that it has in a game."""
    seats = tuple(
        wire.SheetSeat(
            seat=n, name=f"Player {n}", avatar=ANIMALS[n], tokens=3, tokens_text="3 tokens", cards=5,
            words=f"Player {n}, 3 tokens, 5 cards", you=n == seat,
        )
        for n in range(phones)
    )  # fmt: skip
    hand = tuple(
        wire.HandCard(at=n, card=card, name=f"{card}, makes 94", pills=(wire.Pill(text="94"),))
        for n, card in enumerate(HAND)
    )
    return wire.Sheet(
        n=turn, turn=turn, game="Ninety-nine", deal="Deal 3", total=87, limit=99, left="12 left", pile=("9D", "2C"),
        pile_name="Olive: nine, hold", said="Olive, nine, hold, 87", banner="Mia, it is your turn", state="turn",
        seats=seats, hand=hand, live="Olive, nine, hold, 87. Mia, it is your turn.",
    )  # fmt: skip


class Phone:
    """A phone with a socket of its own; its thread notes when each sheet came."""

    def __init__(self, host: str) -> None:
        self.browser = Browser(host)
        address, port = host.rsplit(":", 1)
        self.socket = socket.create_connection((address, int(port)))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(self.browser.begin())
        self.came: dict[int, float] = {}
        self.news = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        seen = 0
        while data := self.socket.recv(1 << 16):
            now = time.perf_counter()
            with self.news:
                self.browser.hear(data)
                for told in self.browser.told[seen:]:
                    if told["is"] == "sheet":
                        self.came[told["turn"]] = now
                    elif told["is"] == "ping":
                        self.socket.sendall(self.browser.say(do="pong"))
                seen = len(self.browser.told)
                self.news.notify_all()

    def wait(self, turn: int) -> float:
        """When that sheet came."""
        with self.news:
            self.news.wait_for(lambda: turn in self.came, 10)
            return self.came[turn]

    def sit(self, seat: int, invitation: str) -> None:
        """Takes that seat."""
        with self.news:
            self.news.wait_for(lambda: self.browser.is_open, 10)
            self.socket.sendall(self.browser.say(do="hello", invitation=invitation))
            self.news.wait_for(lambda: bool(self.browser.of("lobby")), 10)
            self.socket.sendall(self.browser.say(do="sit", seat=seat, name=f"P{seat}", avatar=ANIMALS[seat]))
            self.news.wait_for(lambda: bool(self.browser.of("sheet")), 10)

    def tap(self, turn: int) -> float:
        """Seconds from a tap to the sheet that it brings."""
        with self.news:
            data = self.browser.say(do="card", turn=turn, at=0)
        begun = time.perf_counter()
        self.socket.sendall(data)
        return self.wait(turn + 1) - begun


def play(pipe: Connection, count: int, times: int) -> None:
    """The phones' process: sits down, is sent plays, taps; tells how long all took."""
    phones = []
    for seat in range(count):
        host, invitation = pipe.recv()
        phones.append(Phone(host))
        phones[-1].sit(seat, invitation)
        pipe.send("sat")
    begun = time.perf_counter()
    taps = []
    for turn in range(times):
        # Nobody taps faster than this, and what a phone may send is bounded.
        time.sleep(max(0.0, begun + turn * 0.05 - time.perf_counter()))
        taps.append(phones[turn % count].tap(turn))
        for phone in phones:
            phone.wait(turn + 1)
    pipe.send((taps, [phone.came for phone in phones]))


class Table:
    """Sends all seats a sheet at once whenever one of them taps."""

    def __init__(self, phones: int) -> None:
        house = OneHouse()
        self.server = Server(house)
        house.door = self.server.door
        self.server.set_seats(range(phones))
        if not self.server.start(["127.0.0.1"]):
            raise SystemExit("no socket can be opened")
        self.phones, self.turn = phones, 0
        self.sent: dict[int, float] = {}
        self.server.joined.connect(lambda seat: self.server.send(seat, sheet(seat, 0, phones)))
        self.server.tapped.connect(lambda seat, tap: self.go_on())

    def go_on(self) -> None:
        """The next play."""
        self.turn += 1
        self.sent[self.turn] = time.perf_counter()
        for seat in range(self.phones):
            self.server.send(seat, sheet(seat, self.turn, self.phones))


def told(name: str, seconds: list[float]) -> str:
    """A line of the table."""
    cuts = statistics.quantiles(seconds, n=100)
    return (
        f"{name:32}{cuts[49] * 1e3:8.2f}{cuts[94] * 1e3:8.2f}{cuts[98] * 1e3:8.2f}{max(seconds) * 1e3:8.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--phones", type=int, default=8)
    parser.add_argument("--times", type=int, default=400)
    options = parser.parse_args()
    application = QCoreApplication(sys.argv)
    table = Table(options.phones)
    ours, theirs = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(
        target=play, args=(theirs, options.phones, options.times), daemon=True
    )
    process.start()
    result: list[tuple[list[float], list[dict[int, float]]]] = []

    def invite() -> None:
        ours.send((table.server.hosts[0], table.server.door.seating.invitation))

    def look() -> None:
        if not ours.poll():
            return
        news = ours.recv()
        if news != "sat":
            result.append(news)
            application.quit()
        elif len(table.server.door.seating.phones) < options.phones:
            invite()

    invite()
    timer = QTimer(interval=20)
    timer.timeout.connect(look)
    timer.start()
    application.exec()
    taps, came = result[0]
    size = len(wire.written(sheet(0, 1, options.phones)))
    last = [max(phone[turn] for phone in came) - at for turn, at in table.sent.items()]
    first = [min(phone[turn] for phone in came) - at for turn, at in table.sent.items()]
    print(f"{options.phones} phones, {options.times} plays, a sheet of {size} bytes; milliseconds")
    print(f"{'':32}{'median':>8}{'95 %':>8}{'99 %':>8}{'most':>8}")
    print(told("a tap to its answer", taps))
    print(told("a play to the first phone", first))
    print(told("a play to the last phone", last))
    table.server.stop()


if __name__ == "__main__":
    main()
