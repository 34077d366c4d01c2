"""Run the lab for a panel: start it shortly after the last edit, poll its findings, and stop it at once.

The lab's own work runs on a thread, so that the window keeps its frame rate; the deals are played in other
processes (`controller.lab.laboratory`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.controller.lab.laboratory import Lab, Progress
from cardtable.rules.errors import RulesError
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.support.background import Background

QUIET = 350
"""Milliseconds without an edit before the lab starts on a draft."""
OFTEN = 150
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
        self._looks, self._has_said = 0, False
        self._quiet = QTimer(self, interval=QUIET, singleShot=True)
        self._quiet.timeout.connect(self._start)
        self._look = QTimer(self, interval=OFTEN)
        self._look.timeout.connect(self._poll)

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
        self._look.stop()
        self._asking.drop()
        self._looks, self._has_said = 0, False

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
        self._look.start()

    def _started(self, found: Progress | str) -> None:
        if isinstance(found, str):
            self._rest()
            self.refused.emit(found)
        else:
            self.found.emit(found)

    def _poll(self) -> None:
        if self._lab is not None and not self._asking.is_waiting:
            self._asking.ask(self._lab.poll, self._polled)

    def _polled(self, found: Progress | None) -> None:
        """Show every `LOOKS`th poll, but the first verdicts and the last ones at once."""
        self._looks += 1
        if found is None:
            return
        if found.is_done:
            # A poll more would find nothing, and wake the processor seven times a second.
            self._look.stop()
        is_first = bool(found.verdicts) and not self._has_said
        if is_first or found.is_done or self._looks >= LOOKS:
            self._looks, self._has_said = 0, bool(found.verdicts)
            self.found.emit(found)
