"""After the app was killed in a game, the same phones go on with it."""

from __future__ import annotations

import random
import select
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.conftest import PATIENCE
from tests.ui.phones.family import offered
from tests.ui.phones.sockets import Socketed

PHONES = {"Mia": "rabbit", "Leo": "tiger"}

APP = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.ui.phones import server
from tests.ui.driver import MainWindow

server.PORTS = range(int(sys.argv[3]), int(sys.argv[3]) + 10)
application = QApplication(sys.argv)
window = MainWindow(Path(sys.argv[1]), speed=0)
phones = window.phones
phones.addresses = ("127.0.0.1",)

def show():
    print(phones.server.hosts[0], phones.server.door.seating.invitation, flush=True)

def deal(seat):
    if all(phones.server.door.is_here(seat) for seat in (0, 1)) and phones.is_inviting:
        window.join.page.deal.click()

def tell():
    if phones.server is not None and phones.server.is_open:
        phones.changed.disconnect(tell)
        show()

if sys.argv[2] == "begin":
    window.session.start(MatchSetup("ninety-nine", tuple(
        Player("", "person", "", avatar, phone=True) for avatar in ("fox", "owl")), "4711"))
    phones.server.invitation_changed.connect(show)
    phones.server.joined.connect(deal)
    show()
else:
    phones.changed.connect(tell)
    window.looked.connect(window.continue_game, Qt.ConnectionType.SingleShotConnection)
window.show()
application.exec()
"""


class App:
    """A window in its own process, which can be killed."""

    def __init__(self, folder: Path, how: str, ports: range) -> None:
        program = [sys.executable, "-c", APP, str(folder), how, str(ports[0])]
        self._process = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
        self.host = self.invitation = ""

    def look(self) -> None:
        """Read the address and the invitation that the app reports."""
        assert select.select([self._process.stdout], [], [], PATIENCE / 1000)[0], "the app says nothing"
        self.host, self.invitation = self._process.stdout.readline().split()

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


def picture(page: Socketed) -> dict[str, Any]:
    """Return the game as the newest sheet shows it."""
    sheet = page.of("sheet")[-1]
    hand = tuple(card["card"] for card in sheet["hand"])
    table = {name: sheet[name] for name in ("deal", "total", "pile", "sealed")}
    return {**table, "hand": hand}


def all_seated(pages: list[Socketed]) -> bool:
    return all(page.of("sheet") for page in pages)


def tap_on(pages: list[Socketed], qtbot: QtBot, times: int) -> None:
    """Make this many random taps at the phones."""
    chance = random.Random(3)
    for _ in range(times):
        qtbot.waitUntil(lambda: any(offered(page.of("sheet")[-1]) for page in pages))
        page = next(page for page in pages if offered(page.of("sheet")[-1]))
        count, sheet = len(page.of("sheet")), page.of("sheet")[-1]
        page.say(turn=sheet["turn"], **chance.choice(offered(sheet)))
        qtbot.waitUntil(lambda page=page, count=count: len(page.of("sheet")) > count)
    qtbot.waitUntil(lambda: any(offered(page.of("sheet")[-1]) for page in pages))


@pytest.mark.slow("starts the app three times; test_door and tests/ui/window check what is saved")
def test_the_same_phones_go_on_after_a_kill(tmp_path: Path, qtbot: QtBot, own_ports: range) -> None:
    app = App(tmp_path, "begin", own_ports)
    app.look()
    pages, secrets = list[Socketed](), list[str]()
    for seat, (name, avatar) in enumerate(PHONES.items()):
        page = Socketed(app.host, invitation=app.invitation)
        qtbot.waitUntil(lambda page=page: bool(page.of("lobby")))
        secrets.append(page.of("welcome")[0]["secret"])
        page.say(do="sit", seat=seat, name=name, avatar=avatar)
        pages.append(page)
        app.look()
    qtbot.waitUntil(partial(all_seated, pages))
    try:
        for _ in range(2):
            tap_on(pages, qtbot, 15)
            before, host = [picture(page) for page in pages], app.host
            app.kill()
            app = App(tmp_path, "go on", own_ports)
            app.look()
            assert app.host == host, "the app has the same address"
            pages = [Socketed(app.host, secret=secret) for secret in secrets]
            qtbot.waitUntil(partial(all_seated, pages))
            assert [picture(page) for page in pages] == before
            assert not any(page.of("lobby") for page in pages)
    finally:
        app.kill()
