"""The computers practice games that people made, one after the other, in a separate process.

The process has low priority, rests while an opponent thinks, and is killed by `stop`. The result for a game
is the same on every computer. All methods belong to one thread, which calls `poll` now and then.
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

from cardtable.bots.selfplay import SHORT, Effort, practice
from cardtable.bots.weighed import MORE, TWO, Practiced, Weights, is_sound
from cardtable.controller.worker import WORKER, Failure, Helper
from cardtable.game.table import Table
from cardtable.rules.catalog import rules_from_document
from cardtable.rules.model import Rules

if TYPE_CHECKING:
    from multiprocessing.connection import _ConnectionBase as Connection


COUNTS = (TWO, MORE)
"""The numbers of players that a game is practiced with."""


@dataclass(frozen=True)
class Task:
    """A game to practice: its rules as their document."""

    document: bytes
    effort: Effort = SHORT
    seed: int = 1


def practiced(task: Task, connection: Connection) -> Practiced:
    """Return the result of practicing a game; the other end gets the percentage that is done as it grows.

    At any time the other end may send True to make it rest, and False to go on.
    """
    rules = rules_from_document(task.document)
    found: dict[str, Weights | None] = {}
    percent = 0
    for number, count in enumerate(COUNTS):
        players = max(rules.min_players, min(count, rules.max_players))
        if (players == TWO) != (count == TWO) or rules.lack_of_cards(players):
            continue
        work = practice(Table(rules, players), task.effort, task.seed)
        try:
            while True:
                done = int(100 * (number + next(work)) / len(COUNTS))
                if done > percent:
                    percent = done
                    connection.send(percent)
                rests = False
                while rests or connection.poll():
                    rests = connection.recv()
        except StopIteration as end:
            found[str(count)] = end.value
    return Practiced(rules.play_digest, found)


def serve(connection: Connection) -> None:
    """Practice one game: the main function of the process."""
    with suppress(EOFError, OSError):
        task = connection.recv()
        try:
            connection.send(practiced(task, connection))
        except (EOFError, OSError):
            raise
        except Exception:
            connection.send(Failure(traceback.format_exc()))


def read_practiced(table: Mapping[str, Any]) -> Practiced | None:
    """Return the result in a file's table; None if it is malformed."""
    try:
        found = msgspec.convert(table, Practiced)
    except msgspec.ValidationError:
        return None
    sound = all(weights is None or is_sound(weights) for weights in found.weights.values())
    return found if sound else None


def written(found: Practiced) -> dict[str, Any]:
    """Return the result as a file's table."""
    table: dict[str, Any] = msgspec.to_builtins(found)
    return table


class Practicing:
    """The games to practice, and the process that does it.

    Nothing runs before `start`, and nothing after `stop`.
    """

    def __init__(self, effort: Effort = SHORT) -> None:
        self._effort = effort
        self._due: dict[str, Rules] = {}
        self._now = ""
        self.done: tuple[str, int] = ("", 0)
        """The game that is practiced, and the percentage that is done."""
        self.helper: Helper | None = None
        # Another thread than that of `poll` calls `_rest`.
        self._sending = threading.Lock()

    @property
    def is_running(self) -> bool:
        """Whether a game is being practiced."""
        return self.helper is not None

    def start(self, variant: str, rules: Rules) -> None:
        """Practice a game by these rules, after those in the queue.

        Do nothing if these rules are already queued.
        """
        before = self._due.get(variant)
        if before is not None and before.digest == rules.digest:
            return
        self.forget(variant)
        self._due[variant] = rules
        self._next()

    def forget(self, variant: str) -> None:
        """Remove a game from the queue, or stop practicing it."""
        self._due.pop(variant, None)
        if variant == self._now:
            self._end()

    def stop(self) -> None:
        """Stop everything at once."""
        self._due.clear()
        self._end()

    def poll(self) -> tuple[str, Practiced] | None:
        """Return a game's id and result if one was finished since the last call; doesn't wait."""
        helper, variant = self.helper, self._now
        if helper is None:
            return None
        try:
            answer = self._answer(helper)
        except (EOFError, OSError):
            answer = Failure("the process was lost")
        if answer is None:
            return None
        rules = self._due.pop(variant)
        self._end()
        self._next()
        if isinstance(answer, Failure):
            logging.getLogger(__name__).error("%s cannot be practiced: %s", variant, answer.text)
            return variant, Practiced(rules.play_digest, {})
        return variant, answer

    def _answer(self, helper: Helper) -> Practiced | Failure | None:
        """Return the result, if it's there; take in how much is done."""
        while helper.has_answer():
            answer: Practiced | Failure | int = helper.connection.recv()
            if not isinstance(answer, int):
                return answer
            self.done = self._now, answer
        return None

    def _next(self) -> None:
        if self.helper is not None or not self._due:
            return
        self._now = next(iter(self._due))
        helper = Helper(serve, "cardtable-practicing", in_background=True)
        helper.connection.send(Task(self._due[self._now].document, self._effort))
        with self._sending:
            self.helper = helper
        WORKER.listeners.append(self._rest)
        self._rest(True)
        # Checked afterward: if the thought ends in between, `_rest` is called twice at worst.
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
