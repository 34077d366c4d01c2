"""The computers practise games that people made, one after the other, in a process of their own.

The process leaves the processor to the window, rests while an opponent thinks, and is ended at once by
`stop`. What comes of a game is the same wherever it is practised. All methods belong to one thread, which
calls `poll` now and then.
"""

from __future__ import annotations

import logging
import threading
import traceback
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from cardtable.bots.selfplay import SHORT, Effort, practise
from cardtable.bots.weighed import MORE, TWO, Practised, Weights, is_sound, played
from cardtable.controller.worker import WORKER, Failure, Helper
from cardtable.game.table import Table
from cardtable.rules.catalogue import rules_from_document
from cardtable.rules.model import Rules

if TYPE_CHECKING:
    from multiprocessing.connection import _ConnectionBase as Connection


@dataclass(frozen=True)
class Task:
    """A game to be practised: its rules as their document."""

    document: bytes
    effort: Effort = SHORT
    seed: int = 1


def practised(task: Task, connection: Connection) -> Practised:
    """What comes of practising a game. Who is at the other end may say at any time to rest (True), and to go
    on (False).
    """
    rules = rules_from_document(task.document)
    found: dict[str, Weights | None] = {}
    for count in (TWO, MORE):
        players = max(rules.min_players, min(count, rules.max_players))
        if (players == TWO) != (count == TWO) or rules.lack_of_cards(players):
            continue
        work = practise(Table(rules, players), task.effort, task.seed)
        try:
            while True:
                next(work)
                rests = False
                while rests or connection.poll():
                    rests = connection.recv()
        except StopIteration as end:
            found[str(count)] = end.value
    return Practised(played(rules), found)


def serve(connection: Connection) -> None:
    """The life of the process: one game."""
    with suppress(EOFError, OSError):
        task = connection.recv()
        try:
            connection.send(practised(task, connection))
        except (EOFError, OSError):
            raise
        except Exception:
            connection.send(Failure(traceback.format_exc()))


def read_practised(table: Mapping[str, Any]) -> Practised | None:
    """What was kept of it in a file; None where that makes no sense."""
    try:
        found = msgspec.convert(table, Practised)
    except msgspec.ValidationError:
        return None
    sound = all(weights is None or is_sound(weights) for weights in found.weights.values())
    return found if sound else None


def written(found: Practised) -> dict[str, Any]:
    """The same as it is kept."""
    table: dict[str, Any] = msgspec.to_builtins(found)
    return table


class Practising:
    """The games that are to be practised, and the process that does it. Nothing runs before `start`, and
    nothing after `stop`.
    """

    def __init__(self, effort: Effort = SHORT) -> None:
        """`effort` for each game and number of players."""
        self._effort = effort
        self._due: dict[str, Rules] = {}
        self._now = ""
        self.helper: Helper | None = None
        # The worker is asked on another thread than this is polled on.
        self._sending = threading.Lock()

    @property
    def is_running(self) -> bool:
        """Whether a game is being practised."""
        return self.helper is not None

    def start(self, variant: str, rules: Rules) -> None:
        """Have a game practised by these rules, after those that were asked for before; nothing happens where
        it is under way by just these.
        """
        before = self._due.get(variant)
        if before is not None and before.digest == rules.digest:
            return
        self.forget(variant)
        self._due[variant] = rules
        self._next()

    def forget(self, variant: str) -> None:
        """Nobody wants to know any more."""
        self._due.pop(variant, None)
        if variant == self._now:
            self._end()

    def stop(self) -> None:
        """End all of it, at once."""
        self._due.clear()
        self._end()

    def poll(self) -> tuple[str, Practised] | None:
        """The game that was practised since, by its id, and what came of it; does not wait."""
        helper, variant = self.helper, self._now
        if helper is None:
            return None
        try:
            if not helper.connection.poll():
                return None
            answer: Practised | Failure = helper.connection.recv()
        except (EOFError, OSError):
            answer = Failure("the process was lost")
        rules = self._due.pop(variant)
        self._end()
        self._next()
        if isinstance(answer, Failure):
            logging.getLogger(__name__).error("%s cannot be practised: %s", variant, answer.text)
            return variant, Practised(played(rules), {})
        return variant, answer

    def _next(self) -> None:
        if self.helper is not None or not self._due:
            return
        self._now = next(iter(self._due))
        helper = Helper(serve, "cardtable-practising", in_background=True)
        helper.connection.send(Task(self._due[self._now].document, self._effort))
        with self._sending:
            self.helper = helper
        WORKER.listeners.append(self._rest)
        self._rest(True)
        # Looked at after that: a thought that ends meanwhile says so by itself, once more at worst.
        if not WORKER.is_thinking:
            self._rest(False)

    def _rest(self, rests: bool) -> None:
        with self._sending, suppress(OSError):
            if self.helper is not None:
                self.helper.connection.send(rests)

    def _end(self) -> None:
        with self._sending:
            helper, self.helper, self._now = self.helper, None, ""
        if helper is not None:
            WORKER.listeners.remove(self._rest)
            helper.end()
