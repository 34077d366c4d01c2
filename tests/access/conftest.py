"""Run the real program on a display and a bus of its own, hear it as a screen reader does, and press keys.

It needs Xvfb, at-spi2-core, dbus-daemon and python3-pyatspi; without them these tests are skipped.
"""

from __future__ import annotations

import json
import os
import queue
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

PYTHON = "/usr/bin/python3"
"""The system's Python, for which distributions build pyatspi."""

EARS = Path(__file__).with_name("ears.py")
SOON = 60
"""Seconds to wait for anything."""

ROUNDS = 20
"""Most presses of a key that does nothing."""

QUIET = 1
"""Seconds of silence after which the program is asked whether it is idle."""

STATE = {"geometry": "", "favourites": [], "recent": [], "table": {}, "drafts": [], "day": {}, "taught": True}
"""The state of a window in which games were played before."""

KEYS = {"Return": 0xFF0D, "Right": 0xFF53, "Down": 0xFF54, "Tab": 0xFF09, "Esc": 0xFF1B, "Ctrl": 0xFFE3}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == EARS.parent:
            for marker in (
                pytest.mark.access,
                pytest.mark.long,
                pytest.mark.slow("whole games in the real program"),
            ):
                item.add_marker(marker)


def is_missing() -> str:
    """Return a missing requirement of these tests, or ""."""
    for name in ("Xvfb", "dbus-daemon"):
        if shutil.which(name) is None:
            return name
    found = subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return "python3-pyatspi" if found.returncode else ""


class Desk:
    """A person who only hears and presses keys. `heard` is everything so far, oldest first."""

    def __init__(self, home: Path, reader: str = "", last: dict[str, Any] | None = None) -> None:
        """Start the program; `reader` is "old" for a screen reader that knows no announcements.

        `last` is the game that was played last, which can be played again.
        """
        self.home, self.heard = home, list[dict[str, Any]]()
        self.data = home / "cardtable"
        self._new: queue.Queue[dict[str, Any]] = queue.Queue()
        self._ahead: dict[str, Any] | None = None
        """An announcement that was received but not yet returned."""
        self._running: list[subprocess.Popen[str]] = []
        self._write_settings(last)
        display = self._start(["Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24"], dict(os.environ))
        screen = f":{_line(display)}"
        self._variables = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            "DISPLAY": screen, "HOME": str(home), "CARDTABLE_DATA_DIR": str(self.data), "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_RUNTIME_DIR": str(home / "run"), "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }  # fmt: skip
        (home / "run").mkdir(mode=0o700)
        bus = self._start(["dbus-daemon", "--session", "--nofork", "--print-address=1"], self._variables)
        self._variables["DBUS_SESSION_BUS_ADDRESS"] = _line(bus)
        self._ears = self._start([PYTHON, str(EARS), reader], self._variables)
        threading.Thread(target=self._listen, daemon=True).start()
        self.until(lambda one: one["kind"] == "ready")
        self._start([sys.executable, "-m", "cardtable"], {**self._variables, "PYTHONPATH": os.getcwd()})

    def _write_settings(self, last: dict[str, Any] | None) -> None:
        self.data.mkdir()
        settings = {"format": "cardtable settings 1", "language": "en", "pace": "off", "sound": False}
        (self.data / "settings.json").write_text(json.dumps(settings), "utf-8")
        if last is not None:
            (self.data / "window.json").write_text(json.dumps(STATE | {"last": last}), "utf-8")

    def _start(self, command: list[str], variables: dict[str, str]) -> subprocess.Popen[str]:
        running = subprocess.Popen(
            command, env=variables, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=(self.home / f"{Path(command[0]).name}-{len(self._running)}.txt").open("w"),
        )  # fmt: skip
        self._running.append(running)
        return running

    def _listen(self) -> None:
        for line in self._ears.stdout or ():
            self._new.put(json.loads(line))

    def until(self, fits: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Listen until something fits, and return it."""
        while True:
            one, self._ahead = self._ahead or self._next(SOON), None
            assert one is not None, f"silence after {[each['text'] for each in self.heard[-8:]]}"
            if fits(one):
                return one

    def _next(self, seconds: float) -> dict[str, Any] | None:
        try:
            self.heard.append(self._new.get(timeout=seconds))
        except queue.Empty:
            return None
        return self.heard[-1]

    def hear(self, pattern: str, kind: str = "announcement") -> str:
        """Listen until a text of this kind has the pattern; return the text."""
        return str(self.until(lambda one: one["kind"] == kind and re.search(pattern, one["text"]))["text"])

    def press(self, *keys: str) -> None:
        """Press a key, or several held together."""
        self._do(keys=[KEYS.get(key) or ord(key) for key in keys])

    def press_until_heard(self, *keys: str) -> None:
        """Press, and again if an idle program says nothing: for a moment, a curtain ignores keys."""
        for _ in range(ROUNDS):
            self.press(*keys)
            if self._says_something():
                return
        raise AssertionError(f"{keys} does nothing")

    def _says_something(self) -> bool:
        """Wait until something is heard; False if the program is idle and says nothing."""
        one = self._next(QUIET)
        if one is None:
            self._do(do="wait")
            one = self._next(SOON)
            assert one is not None, "the program is stuck"
            if one["kind"] == "idle":
                return False
        self._ahead = one
        return True

    def write(self, text: str) -> None:
        for letter in text:
            self.press(letter)

    def sit_down(self) -> None:
        """Give the window the keyboard, and open the page of games."""
        self.take_keyboard()
        self.press_until_heard("Ctrl", "n")
        self.hear("Game families", "focus")

    def take_keyboard(self) -> None:
        """Give the window the keyboard once there is one."""
        self._do(do="activate")
        # Pages that are made before the window is there may say something too.
        while not self._says_something() or self.until(lambda _: True)["kind"] != "focus":
            self._do(do="activate")

    def _do(self, **what: Any) -> None:
        self._ears.stdin.write(json.dumps(what) + "\n")
        self._ears.stdin.flush()

    def leave(self) -> None:
        for running in reversed(self._running):
            running.kill()
            running.wait()


def _line(running: subprocess.Popen[str]) -> str:
    return running.stdout.readline().strip()


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Callable[..., Desk]]:
    """Return a function that makes a `Desk`; its arguments are those of `Desk` after `home`."""
    if missing := is_missing():
        pytest.skip(f"{missing} is not installed")
    desks = list[Desk]()

    def sit(*how: Any) -> Desk:
        desks.append(Desk(tmp_path, *how))
        return desks[-1]

    yield sit
    for desk in desks:
        desk.leave()


@pytest.fixture
def desk(sit: Callable[..., Desk]) -> Desk:
    return sit()
