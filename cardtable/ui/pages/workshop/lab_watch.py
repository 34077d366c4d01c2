"""The lab as a panel has it: turned to a draft a moment after the last edit, asked what it found, and stopped
at once.

All that the lab does in this process is done on a thread of its own, so that the window keeps its frames; the
deals are played in other processes (`controller.lab.laboratory`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.controller.lab.laboratory import Lab, Progress
from cardtable.rules.errors import RulesError
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.support.background import Background

QUIET = 350
"""Milliseconds without an edit after which the lab turns to the draft."""
OFTEN = 150
"""Milliseconds between two looks at what its processes found."""
LOOKS = 3
"""So many looks are one that is shown: figures that change faster cannot be read."""


class Wanted(NamedTuple):
    """What the lab is to look at: the documents of the draft and of what it came from, and for how many."""

    document: bytes
    players: int
    base: bytes | None


class AnyLab(Protocol):
    """What is asked of the lab, on one thread."""

    def start(self, document: bytes, players: int, base: bytes | None = None) -> None:
        """Turn to a game."""

    def stop(self) -> None:
        """End all that runs."""

    def poll(self) -> Progress | None:
        """What is new."""

    def progress(self) -> Progress:
        """What there is to say."""


class LabWatch(QObject):
    """Watches the lab for a panel. Nothing runs before it is turned to something, nor after `stop`."""

    found = Signal(object)
    """What the lab has to say by now: a `Progress`."""

    refused = Signal(str)
    """Why the lab cannot play it, in a sentence."""

    def __init__(
        self, parent: QObject | None = None, make_lab: Callable[[int], AnyLab] = lambda seed: Lab(seed=seed)
    ) -> None:
        """`make_lab` makes a lab for a seed."""
        super().__init__(parent)
        self._make_lab, self._seed = make_lab, 1
        self._lab: AnyLab | None = None
        self._thread = SerialExecutor("cardtable-lab")
        self._asking = Background(self, self._thread, waits=False)
        self._wanted: Wanted | None = None
        self._is_paused = False
        self._is_at_work = False
        self._looks, self._has_said = 0, False
        self._quiet = QTimer(self, interval=QUIET, singleShot=True)
        self._quiet.timeout.connect(self._start)
        self._look = QTimer(self, interval=OFTEN)
        self._look.timeout.connect(self._poll)

    @property
    def is_paused(self) -> bool:
        """Whether the player wants it to rest."""
        return self._is_paused

    @property
    def is_running(self) -> bool:
        """Whether the lab has been turned to something and not stopped since."""
        return self._is_at_work

    def turn_to(self, wanted: Wanted | None) -> None:
        """Turn to a draft when nothing else comes for a moment; None has it rest, with what it found kept."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._rest()
        if wanted is not None and not self._is_paused:
            self._quiet.start()

    def pause(self) -> None:
        """End what runs until `go_on`."""
        self._is_paused = True
        self._end()

    def go_on(self) -> None:
        """Go on where it was paused."""
        self._is_paused = False
        if self._wanted is not None:
            self._start()

    def begin_again(self) -> None:
        """Everything anew, with other cards."""
        self._end()
        self._seed, self._lab, self._is_paused = self._seed + 1, None, False
        if self._wanted is not None:
            self._start()

    def stop(self) -> None:
        """End all that runs, and return when it has ended. What was found is kept for the next time."""
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
        if self._lab is not None and self._is_at_work:
            self._thread.get(self._lab.stop)
        self._is_at_work = False

    def _start(self) -> None:
        wanted = self._wanted
        assert wanted is not None
        if self._lab is None:
            self._lab = self._make_lab(self._seed)
        lab = self._lab

        def start() -> Progress | str:
            try:
                lab.start(*wanted)
            except (RulesError, ValueError) as error:
                return str(error)
            return lab.progress()

        self._rest()
        self._is_at_work = True
        self._asking.ask(start, self._started)
        self._look.start()

    def _started(self, found: Progress | str) -> None:
        if isinstance(found, str):
            self._rest()
            self.refused.emit(found)
        else:
            self.found.emit(found)

    def _poll(self) -> None:
        lab = self._lab
        if lab is None or self._asking.is_waiting:
            return
        self._asking.ask(lab.poll, self._polled)

    def _polled(self, found: Progress | None) -> None:
        """What is found is shown now and then, the first of it and the last of it at once."""
        self._looks += 1
        if found is None:
            return
        is_first = bool(found.verdicts) and not self._has_said
        if is_first or found.is_done or self._looks >= LOOKS:
            self._looks, self._has_said = 0, bool(found.verdicts)
            self.found.emit(found)
