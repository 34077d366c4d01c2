"""Run a real game at phones in a process of its own: `python -m tests.phones.played VARIANT PHONES SEED`.

Prints a line with address and invitation, again whenever one was used; `begun` when all phones have joined; and
how the game ended.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QTimer

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.language import SPEECH
from cardtable.language.catalog import best
from cardtable.network import wire
from cardtable.network.door import Visitor
from cardtable.ui.phones.host import PhoneHost
from cardtable.ui.phones.house import page_words
from cardtable.ui.phones.server import Server
from cardtable.ui.play.conductor import Conductor
from tests.network.pages import ANIMALS, OneHouse
from tests.ui.play.fakes import FakeTable


class Home(OneHouse):
    """A `OneHouse` that sends the page its words."""

    def welcome(self, visitor: Visitor, secret: str) -> wire.Welcome:
        tag = best(visitor.languages, SPEECH.tags)
        with SPEECH.speaking(tag):
            return wire.Welcome(words=page_words(), language=tag, secret=secret)


def main(variant: str, phones: int, seed: str) -> int:
    """Play until the game is over."""
    application = QCoreApplication(sys.argv)
    players = [Player(f"Seat {n + 1}", "person", "", ANIMALS[n], phone=True) for n in range(phones)]
    match = Match.start(MatchSetup(variant, tuple(players), seed, {}))
    conductor, home = Conductor(FakeTable()), Home()
    conductor.set_pace(0)
    server = Server(home)
    home.door, home.waits = server.door, True
    host = PhoneHost(conductor, server.door, conductor)

    server.joined.connect(host.joined)
    server.away.connect(host.away)
    server.tapped.connect(host.tapped)
    server.door.set_seats(match.screen.elsewhere)
    server.start(["127.0.0.1"])

    def show() -> None:
        print(server.hosts[0], server.door.seating.invitation, flush=True)

    def begin_when_all_sit() -> None:
        if all(server.door.phone(seat) is not None for seat in match.screen.elsewhere):
            home.waits = False
            conductor.open_match(match, [], [])
            print("begun", flush=True)

    def stop_somewhen() -> None:
        if match.can_stop and match.view().deal > 2:
            QTimer.singleShot(0, conductor.finish)

    server.invitation_changed.connect(show)
    server.sat.connect(begin_when_all_sit)
    conductor.advanced.connect(stop_somewhen)
    conductor.game_over.connect(lambda ended: print("over", ended.why, flush=True))
    show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
