"""Run the lab for a panel: start it shortly after the last edit, poll its findings, and stop it at once.

The lab's own work runs on a thread, so that the window keeps its frame rate, and wakes only for findings to
show; the deals are played in other processes (`controller.lab.laboratory`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import Event
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.controller.lab.laboratory import Lab, Progress
from cardtable.rules.model import RulesError
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.support.background import Background

QUIET = 350
"""Milliseconds without an edit before the lab starts on a draft."""
POLL_MS = 150
"""Milliseconds between two polls of the lab."""
LOOKS = 3
"""Show one poll in this many: figures that change faster cannot be read."""


class Wanted(NamedTuple):
    """What the lab is to examine: the documents of the draft and of its origin, and the number of players."""

    document: bytes
    players: int
    base: bytes | None


class LabWatch(QObject):
    """Runs the lab for a panel. Nothing runs before `turn_to` or after `stop`."""

    found = Signal(object)
    """The findings so far: a `Progress`."""

    refused = Signal(str)
    """Why the lab cannot play the draft, as a sentence."""

    def __init__(self, parent: QObject, make_lab: Callable[[int], Lab]) -> None:
        super().__init__(parent)
        self._make_lab, self._seed = make_lab, 1
        self._lab: Lab | None = None
        self._thread = SerialExecutor("cardtable-lab")
        self._asking = Background(self, self._thread, waits=False)
        self._wanted: Wanted | None = None
        self.is_paused = False
        """Whether the player paused the lab."""
        self.is_running = False
        """Whether the lab was started and not stopped since."""
        self._has_said = False
        self._halt = Event()
        """Set as soon as nobody waits for the findings that are being polled for."""
        self._quiet = QTimer(self, interval=QUIET, singleShot=True)
        self._quiet.timeout.connect(self._start)

    def turn_to(self, wanted: Wanted | None) -> None:
        """Examine a draft once there is a moment without edits; None stops the lab and keeps its findings."""
        if wanted != self._wanted:
            self._wanted = wanted
            self._rest()
            if wanted is not None and not self.is_paused:
                self._quiet.start()

    def pause(self) -> None:
        """Stop the lab until `go_on`."""
        self.is_paused = True
        self._end()

    def go_on(self) -> None:
        """Continue after `pause`."""
        self.is_paused = False
        if self._wanted is not None:
            self._start()

    def begin_again(self) -> None:
        """Start over with other shuffles."""
        self._end()
        self._seed, self._lab = self._seed + 1, None
        self.go_on()

    def stop(self) -> None:
        """Stop everything and wait until it has ended. The findings are kept for the next time."""
        self._wanted = None
        self._end()
        self._thread.end()

    def _rest(self) -> None:
        self._quiet.stop()
        self._halt.set()
        self._halt = Event()
        self._asking.drop()
        self._has_said = False

    def _end(self) -> None:
        self._rest()
        if self._lab is not None and self.is_running:
            self._thread.get(self._lab.stop)
        self.is_running = False

    def _start(self) -> None:
        wanted = self._wanted
        assert wanted is not None
        lab = self._lab = self._lab or self._make_lab(self._seed)

        def start() -> Progress | str:
            try:
                lab.start(*wanted)
            except (RulesError, ValueError) as error:
                return str(error)
            return lab.progress()

        self._rest()
        self.is_running = True
        self._asking.ask(start, self._started)

    def _started(self, found: Progress | str) -> None:
        if isinstance(found, str):
            self._rest()
            self.refused.emit(found)
        else:
            self._show(found)

    def _show(self, found: Progress | None) -> None:
        """Show findings, and wait for the next unless these are the last."""
        halt = self._halt
        if found is not None:
            self._has_said = bool(found.verdicts)
            self.found.emit(found)
        # A poll after the last findings would only wake the processor.
        is_last = found is not None and found.is_done
        if self._lab is not None and not is_last and not halt.is_set():
            self._asking.ask(partial(_watch, self._lab, halt, self._has_said), self._show)


def _watch(lab: Lab, halt: Event, has_said: bool) -> Progress | None:
    """Poll the lab `LOOKS` times and return its findings: the first verdicts and the last ones at once.

    Runs on the lab's thread, and ends early once `halt` is set.
    """
    latest = None
    for _ in range(LOOKS):
        if halt.wait(POLL_MS / 1000):
            break
        found = lab.poll()
        if found is not None:
            latest = found
            if found.is_done or (found.verdicts and not has_said):
                break
    return latest
