"""The jobs of the lab's processes, and the main function of such a process.

A job is a range of deals of a game, played by each group and measured in one way; its answer depends on
nothing else. A process works with low priority, so that the window keeps its frames, and ends when its
connection closes, at the latest with the program.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from cardtable.controller.lab.contrasts import cards_shard, skill_shard, turning_shard
from cardtable.controller.lab.fairness import Group, Trial, follow_shard, try_shard
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
    """A range of deals of a game, measured in one way."""

    number: int
    kind: Kind
    trial: Trial
    deals: range


@dataclass(frozen=True)
class Answer:
    """The result of a job for each group, and its processor time in seconds.

    `found` is None if the job failed, as `failure` says.
    """

    number: int
    found: Mapping[Group, Any] | None
    seconds: float
    failure: str = ""


def measured(kind: Kind, trial: Trial, deals: range) -> Mapping[Group, Any]:
    """Return what each group's play of these deals shows: the same cards for all groups."""
    return {group: MEASURES[kind](replace(trial, group=group), deals) for group in Group}


def done(job: Job) -> Answer:
    """Return the answer of a job, measured in this process; a failure is an answer too."""
    began = time.process_time()
    try:
        found, failure = measured(job.kind, job.trial, job.deals), ""
    except Exception:
        # A game that the engine can't play is a finding too; the process continues.
        found, failure = None, traceback.format_exc()
    return Answer(job.number, found, time.process_time() - began, failure)


def serve(connection: Connection) -> None:
    """Do jobs until the connection closes: the main function of a process."""
    try:
        while True:
            connection.send(done(connection.recv()))
    except (EOFError, OSError):
        return


class Hand(Helper):
    """A process that does jobs, one after the other; it has a queue of them, so that it never has to wait."""

    def __init__(self) -> None:
        super().__init__(serve, "cardtable-lab", in_background=True)

    def give(self, job: Job) -> None:
        """Send it a job. Raises OSError if the process is gone."""
        self.connection.send(job)

    def answers(self) -> list[Answer]:
        """Return its answers since the last call, without waiting.

        Raises EOFError or OSError if the process is gone.
        """
        found = []
        while self.has_answer():
            found.append(self.connection.recv())
        return found
