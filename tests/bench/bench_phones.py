"""How long phones wait: from a tap to the answer, and until the last of all hands shows the play.

    python tests/bench/bench_phones.py [--phones N] [--times N] [--game VARIANT]

The server runs in Qt's event loop, as in the app; the phones are threads of another process with sockets, as
browsers have. With a game they play it at random at the table of a window (set QT_QPA_PLATFORM=offscreen), and
answers include the match, the conductor and the moving table. Without one, each tap is answered at once by a sheet
of the usual size, which measures the network alone. The processor time of the window's thread is right on a busy
machine too. Goal: with eight phones, 95 of 100 answers within 50 ms.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.network import wire
from cardtable.ui.phones.server import Server
from tests.network.pages import ANIMALS, Browser, OneHouse
from tests.ui.driver import MainWindow
from tests.ui.phones.family import offered

HAND = ("4S", "7D", "AH", "QC", "10S")

SECONDS = 20.0
"""Seconds to wait for anything."""


class Found(NamedTuple):
    """Measured times in seconds, and sizes of sheets in bytes."""

    taps: list[float]
    plays: list[float]
    sizes: list[int]


def sheet(seat: int, turn: int, phones: int) -> wire.Sheet:
    """Return a sheet of the usual size after a play."""
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
        n=turn, turn=turn, game="Ninety-nine", deal="Deal 3", total=87, limit=99, left="12 left",
        pile=("9D", "2C"), pile_name="Olive: nine, hold", said="Olive, nine, hold, 87", state="turn",
        banner="Mia, it's your turn", seats=seats, hand=hand, live="Olive, nine, 87. Mia, it's your turn.",
    )  # fmt: skip


class Phone:
    """A phone with its own socket, whose thread notes the time of each sheet."""

    def __init__(self, host: str) -> None:
        self.browser = Browser(host)
        address, port = host.rsplit(":", 1)
        self.socket = socket.create_connection((address, int(port)))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(self.browser.begin())
        self.sheets: list[tuple[float, dict[str, Any]]] = []
        """The time and content of each sheet."""
        self.size = 0
        """Size of the last message in bytes."""
        self.news = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        seen = 0
        while data := self.socket.recv(1 << 16):
            now = time.perf_counter()
            with self.news:
                self.browser.hear(data)
                for message in self.browser.received[seen:]:
                    if message["is"] == "sheet":
                        self.sheets.append((now, message))
                        self.size = len(data)
                    elif message["is"] == "ping":
                        self.socket.sendall(self.browser.say(do="pong"))
                seen = len(self.browser.received)
                self.news.notify_all()

    def wait(self, count: int, seconds: float = SECONDS) -> float | None:
        """Return the time of the sheet with this number, or None if it didn't come."""
        with self.news:
            self.news.wait_for(lambda: len(self.sheets) > count, seconds)
            return self.sheets[count][0] if len(self.sheets) > count else None

    def sit(self, seat: int, invitation: str) -> None:
        with self.news:
            self.news.wait_for(lambda: self.browser.is_open, SECONDS)
            self.socket.sendall(self.browser.say(do="hello", invitation=invitation))
            self.news.wait_for(lambda: bool(self.browser.of("lobby")), SECONDS)
            self.socket.sendall(self.browser.say(do="sit", seat=seat, name=f"P{seat}", avatar=ANIMALS[seat]))

    def offers(self) -> list[dict[str, Any]]:
        with self.news:
            return offered(self.sheets[-1][1]) if self.sheets else []

    def tap(self, tap: dict[str, Any]) -> float:
        """Tap on the newest sheet; return the time."""
        with self.news:
            data = self.browser.say(turn=self.sheets[-1][1]["turn"], **tap)
        begun = time.perf_counter()
        self.socket.sendall(data)
        return begun


def play(pipe: Connection, count: int, times: int) -> None:
    """Run the process of the phones: sit down, and tap at random."""
    phones, chance = list[Phone](), random.Random(3)
    for seat in range(count):
        host, invitation = pipe.recv()
        phones.append(Phone(host))
        phones[-1].sit(seat, invitation)
    found = Found([], [], [])
    answered = time.perf_counter()
    # If nobody can tap any more, the game is over.
    while len(found.taps) < times and time.perf_counter() - answered < SECONDS:
        # Nobody taps faster, and the rate of messages of a phone is limited.
        time.sleep(0.05)
        able = [(phone, offers) for phone in phones if (offers := phone.offers())]
        if not able:
            continue
        phone, offers = chance.choice(able)
        before = [len(one.sheets) for one in phones]
        tap = chance.choice(offers)
        begun = phone.tap(tap)
        came = phone.wait(before[phones.index(phone)])
        if came is None:
            print(f"the tap {tap} on {phone.sheets[-1][1]} was not answered")
            break
        answered = came
        found.taps.append(came - begun)
        found.sizes.append(phone.size)
        # A tap that leads to a question is shown to nobody else.
        all_came = [one.wait(number, 0.1) for one, number in zip(phones, before, strict=True)]
        if None not in all_came:
            found.plays.append(max(at for at in all_came if at is not None) - begun)
    pipe.send(found)


class Table:
    """A server that answers each tap at once by a sheet for every seat."""

    def __init__(self, phones: int) -> None:
        house = OneHouse()
        self.server = Server(house)
        house.door = self.server.door
        self.server.door.set_seats(tuple(range(phones)))
        if not self.server.start(["127.0.0.1"]):
            raise SystemExit("no socket can be opened")
        self.phones, self.turn = phones, 0
        self.lead()

    def lead(self) -> None:
        """Connect the answers."""
        self.server.joined.connect(lambda seat: self.server.door.send(seat, sheet(seat, 0, self.phones)))
        self.server.tapped.connect(lambda seat, tap: self.go_on())

    spent: Sequence[float] = ()
    """Processor time of the window's thread for each answer; empty without a game."""

    def close(self) -> None:
        self.server.stop()

    def go_on(self) -> None:
        self.turn += 1
        for seat in range(self.phones):
            self.server.door.send(seat, sheet(seat, self.turn, self.phones))


class GameTable(Table):
    """A game at the table of a window, which moves and paints as for people."""

    def __init__(self, phones: int, variant: str, folder: Path) -> None:
        self.window = MainWindow(folder)
        self.window.phones.addresses = ("127.0.0.1",)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.prepare_table()
        players = tuple(Player("", "person", "", ANIMALS[n], phone=True) for n in range(phones))
        self.window.session.start(MatchSetup(variant, players, "3"))
        server = self.window.phones.server
        self.server, self.phones = server, phones
        server.joined.connect(self._begin)
        self.spent: list[float] = []
        self._tapped: dict[int, float] = {}
        server.tapped.connect(lambda seat, tap: self._tapped.setdefault(seat, time.thread_time()))
        self._send, server.door.send = server.door.send, self._sent  # type: ignore[method-assign]

    def _sent(self, seat: int, message: wire.ComputerMessage) -> bool:
        is_sent = self._send(seat, message)
        if seat in self._tapped:
            self.spent.append(time.thread_time() - self._tapped.pop(seat))
        return is_sent

    def _begin(self) -> None:
        if self.window.phones.is_inviting and all(
            self.server.door.is_here(seat) for seat in range(self.phones)
        ):
            self.window.join.page.deal.click()

    def close(self) -> None:
        self.window.close()


def measured(table: Table, times: int) -> Found:
    """Return what the phones' process measured."""
    processes = multiprocessing.get_context("spawn")
    ours, theirs = processes.Pipe()
    process = processes.Process(target=play, args=(theirs, table.phones, times), daemon=True)
    process.start()
    found = list[Found]()

    def invite() -> None:
        ours.send((table.server.hosts[0], table.server.door.seating.invitation))

    def look() -> None:
        if ours.poll():
            found.append(ours.recv())
        if found or not process.is_alive():
            QCoreApplication.quit()

    invite()
    table.server.invitation_changed.connect(invite)
    timer = QTimer(interval=50)
    timer.timeout.connect(look)
    timer.start()
    QCoreApplication.exec()
    if not found:
        raise SystemExit("the phones gave up")
    return found[0]


def format_row(name: str, seconds: list[float]) -> str:
    cuts = statistics.quantiles(seconds, n=100)
    each = "".join(f"{value * 1e3:8.1f}" for value in (cuts[49], cuts[94], cuts[98], max(seconds)))
    return f"{name:32}{len(seconds):8}{each}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--phones", type=int, default=8)
    parser.add_argument("--times", type=int, default=400)
    parser.add_argument("--game", default="", metavar="VARIANT")
    options = parser.parse_args()
    _application = QApplication(sys.argv)
    with tempfile.TemporaryDirectory() as folder:
        game = options.game
        table = GameTable(options.phones, game, Path(folder)) if game else Table(options.phones)
        found = measured(table, options.times)
        table.close()
    print(f"{options.phones} phones, sheets of {statistics.median(found.sizes):.0f} bytes; milliseconds")
    print(f"{'':32}{'times':>8}{'median':>8}{'95 %':>8}{'99 %':>8}{'most':>8}")
    print(format_row("a tap to its answer", found.taps))
    print(format_row("a tap to the last hand", found.plays))
    if table.spent:
        print(format_row("a tap to its answer, processor", table.spent))


if __name__ == "__main__":
    main()
