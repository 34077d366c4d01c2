"""The network is used only when asked for, as the system reports the sockets of this process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from cardtable.controller.match.setup import MatchSetup, Player
from tests.ui.driver import OpenWindow
from tests.ui.window.test_phones import SEATS, sit

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks Linux")


LISTENS, UDP = "0A", "07"


def listening() -> set[str]:
    """Return the addresses at which this process can be reached, as hexadecimal `address:port`."""
    ours = set()
    for entry in Path("/proc/self/fd").iterdir():
        try:
            ours.add(os.readlink(entry))
        except FileNotFoundError:
            continue
    found = set()
    for kind, state in (("tcp", LISTENS), ("tcp6", LISTENS), ("udp", UDP), ("udp6", UDP)):
        for line in Path(f"/proc/self/net/{kind}").read_text(encoding="utf-8").splitlines()[1:]:
            words = line.split()
            if words[3] == state and f"socket:[{words[9]}]" in ours:
                found.add(words[1])
    return found


def test_sockets_are_open_only_while_seats_are_on_phones(open_window: OpenWindow) -> None:
    before = listening()
    window = open_window()
    window.phones.addresses = ("127.0.0.1",)
    window.session.start(
        MatchSetup("ninety-nine", (SEATS[0], Player("Ben", "computer", "random", "bear")), "3")
    )
    assert listening() == before, "a game without phones needs no network"
    window.session.start(MatchSetup("ninety-nine", SEATS, "4711"))
    opened = listening() - before
    assert [address.partition(":")[0] for address in opened] == ["0100007F"], "one address only"
    sit(window, 1, "Mia", "rabbit")
    window.close()
    assert listening() == before
