"""The app is killed in the middle of a game: the same phones have their seats when it is there again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.phones.sockets import Socketed

PATIENCE = 20_000

TABLE = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from cardtable.network import wire
from cardtable.storage.disk import DISK
from cardtable.ui.phones.server import Server
from tests.network.pages import OneHouse

kept = Path(sys.argv[1])
application = QCoreApplication(sys.argv)
house = OneHouse()
server = Server(house)
house.door = server.door
server.set_seats([0, 1, 2])
if kept.exists():
    server.restore(kept.read_bytes())
server.kept_changed.connect(lambda: DISK.save(kept, server.kept()))
server.joined.connect(lambda seat: server.send(seat, wire.Gone(why="over", sentence=server.phone(seat).name)))
server.invitation_changed.connect(lambda: print(server.hosts[0], server.door.seating.invitation, flush=True))
server.start(["127.0.0.1"])
print(server.hosts[0], server.door.seating.invitation, flush=True)
application.exec()
"""


class Killable:
    """A table in a process of its own, which can end without a chance to say or write anything."""

    def __init__(self, kept: Path) -> None:
        program = [sys.executable, "-c", TABLE, str(kept)]
        self._process = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
        self.host, self.invitation = self.look()

    def look(self) -> tuple[str, str]:
        """Where the table is, and the invitation that it shows now."""
        assert self._process.stdout is not None
        host, invitation = self._process.stdout.readline().split()
        self.host, self.invitation = host, invitation
        return host, invitation

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


def seated_as(page: Socketed, qtbot: QtBot) -> str:
    """Who the table says that this page is, once it says so."""
    qtbot.waitUntil(lambda: bool(page.of("gone")), timeout=PATIENCE)
    return str(page.of("gone")[0]["sentence"])


@pytest.mark.slow("starts two processes; what is kept is looked at in test_door too")
def test_the_same_phones_have_their_seats_after_the_app_was_killed(tmp_path: Path, qtbot: QtBot) -> None:
    phones = {"Mia": "cat", "Leo": "fox"}
    secrets = {}
    table = Killable(tmp_path / "phones.json")
    for seat, (name, avatar) in enumerate(phones.items()):
        page = Socketed(table.host, invitation=table.invitation)
        qtbot.waitUntil(lambda page=page: bool(page.of("lobby")), timeout=PATIENCE)
        secrets[name] = page.of("welcome")[0]["secret"]
        page.say(do="sit", seat=seat, name=name, avatar=avatar)
        assert seated_as(page, qtbot) == name
        table.look()
    table.kill()
    again = Killable(tmp_path / "phones.json")
    try:
        assert again.host == table.host, "it is found where it was"
        for name, secret in secrets.items():
            page = Socketed(again.host, secret=secret)
            assert seated_as(page, qtbot) == name
            assert not page.of("lobby")
    finally:
        again.kill()
