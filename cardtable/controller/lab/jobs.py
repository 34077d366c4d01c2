"""What the lab gives its processes to do, and the life of such a process.

A job is some deals of a game, measured in one way; its answer depends on nothing else. A process works with
low priority, so that the window keeps its frames, answers until nobody asks any more, and ends with the
program: when that is gone, there is nobody at the other end.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from cardtable.controller.lab.contrasts import cards_shard, skill_shard
from cardtable.controller.lab.fairness import Trial, follow_shard, try_shard
from cardtable.controller.lab.turning import turning_shard
from cardtable.controller.worker import Helper

if TYPE_CHECKING:
    from multiprocessing.connection import _ConnectionBase as Connection

Kind = Literal["plain", "follow", "skill", "cards", "turning"]
"""The ways in which deals are measured; each is a field of `verdicts.Measured`."""

MEASURES: Mapping[Kind, Callable[[Trial, range], Any]] = {
    "plain": try_shard,
    "follow": follow_shard,
    "skill": skill_shard,
    "cards": cards_shard,
    "turning": turning_shard,
}


@dataclass(frozen=True)
class Job:
    """These deals of a game, measured in one way."""

    number: int
    kind: Kind
    trial: Trial
    deals: range


@dataclass(frozen=True)
class Answer:
    """What came of a job, and for how many seconds the processor was at it; `found` is None where it could
    not be done, and `failure` says why.
    """

    number: int
    found: Any
    seconds: float
    failure: str = ""


def done(job: Job) -> Answer:
    """Do the job here and now."""
    began = time.process_time()
    try:
        found, failure = MEASURES[job.kind](job.trial, job.deals), ""
    except Exception:
        # A game that the engine cannot play is a finding too; the process lives on.
        found, failure = None, traceback.format_exc()
    return Answer(job.number, found, time.process_time() - began, failure)


def serve(connection: Connection) -> None:
    """The life of a process: do jobs until nobody asks any more."""
    try:
        while True:
            connection.send(done(connection.recv()))
    except (EOFError, OSError):
        return


class Hand(Helper):
    """A process that does jobs, one after the other; some wait for it, so that it never has to."""

    def __init__(self) -> None:
        """Start it."""
        super().__init__(serve, "cardtable-lab", in_background=True)

    def give(self, job: Job) -> None:
        """Hand it a job. Raises OSError where the process is gone."""
        self.connection.send(job)

    def answers(self) -> list[Answer]:
        """What it has done since it was last asked; does not wait. Raises EOFError or OSError where the
        process is gone.
        """
        found = []
        while self.connection.poll():
            found.append(self.connection.recv())
        return found
