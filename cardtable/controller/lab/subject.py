"""A game in the lab: its findings so far, and what to measure next.

All times are seconds of the processor, so that other load on the machine changes neither how the time is
shared nor when the lab has seen enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cardtable.controller.lab.fairness import Group, Trial
from cardtable.controller.lab.jobs import Answer, Job, Kind
from cardtable.controller.lab.verdicts import FEWEST, Groups, Measured, Verdict, pooled, share, verdicts
from cardtable.rules.model import Rules

JOB_SECONDS = 0.06
"""Seconds that a job is meant to take."""
FIRST = 2
"""The deals of the first job of a kind, which shows how long they take."""
ASSUMED_SECONDS = 0.01
"""The assumed seconds of a deal before the first was played."""
PLAYS_PER_DEAL = 6
"""About how many times the other kinds of measurement play each deal."""
LARGEST = 1_000
"""The most deals of a job, each played by every group."""

ENOUGH: Mapping[Kind, int] = {
    "plain": 7_000,
    "follow": 3_000,
    "skill": 2_000,
    "cards": 2_000,
    "turning": 350,
}
"""The deals of each kind, played by each group, after which the lab knows enough."""
SHARES: Mapping[Kind, float] = {"plain": 0.4, "follow": 0.1, "skill": 0.2, "cards": 0.15, "turning": 0.15}
"""How the time of a game is shared between the kinds."""
NO_END = 0.2
"""The share of deals without an end above which nothing else is worth measuring."""


def is_without_end(games: Groups) -> bool:
    """Return whether too many deals never end for anything else to matter."""
    found = pooled(games).plain
    return share(found.deals - found.ended, found.deals).past(NO_END)


class Wanted(NamedTuple):
    """What to measure next, and how many deals of that kind are enough."""

    game: Subject
    kind: Kind
    enough: int


@dataclass(eq=False)
class Subject:
    """A game in the lab: its findings by group, and the deals of each kind that were given out and done.

    `left` are deals whose process was ended before their answer. `guess` is how long a deal takes in a
    similar game.
    """

    trial: Trial
    rules: Rules
    found: dict[Group, Measured] = field(default_factory=lambda: {group: Measured() for group in Group})
    given: dict[Kind, int] = field(default_factory=dict)
    done: dict[Kind, int] = field(default_factory=dict)
    pace: dict[Kind, float] = field(default_factory=dict)
    spent: dict[Kind, float] = field(default_factory=dict)
    failed: set[Kind] = field(default_factory=set)
    left: dict[Kind, list[range]] = field(default_factory=dict)
    guess: Mapping[Kind, float] = field(default_factory=dict)
    work: float = 0.0
    said: tuple[Verdict, ...] | None = None

    def wanted(self, enough: Mapping[Kind, int]) -> Wanted | None:
        """Return the kind that has had the least of its share of time.

        The deals for a first result come first. None if enough of all was given out.
        """
        wanted = [
            kind
            for kind in enough
            if self.left.get(kind) or (self.given.get(kind, 0) < enough[kind] and self._can(kind))
        ]
        if "plain" in wanted and self.given.get("plain", 0) < FEWEST:
            return Wanted(self, "plain", enough["plain"])
        kind = min(wanted, key=lambda one: self.spent.get(one, 0.0) / SHARES[one], default=None)
        return Wanted(self, kind, enough[kind]) if kind is not None else None

    def _can(self, kind: Kind) -> bool:
        """Return whether more of this kind can be given out.

        Nothing after the first job until its answer shows the pace, and no kind that plays deals many times
        before the pace of plain ones is known.
        """
        is_first = not self.given.get(kind) and (
            kind == "plain" or "plain" in self.pace or kind in self.guess
        )
        return (is_first or kind in self.pace) and kind not in self.failed

    def expected(self, kind: Kind) -> float:
        """Return the expected seconds of a deal."""
        plain = self.pace.get(
            "plain", ASSUMED_SECONDS if kind == "plain" else ASSUMED_SECONDS / PLAYS_PER_DEAL
        )
        return (
            self.pace.get(kind) or self.guess.get(kind) or plain * (1 if kind == "plain" else PLAYS_PER_DEAL)
        )

    def take(self, kind: Kind, enough: int) -> range:
        """Return the next deals of a kind, about as many as fit in a job."""
        if self.left.get(kind):
            return self.left[kind].pop()
        first = self.given.get(kind, 0)
        most = LARGEST if kind in self.pace or kind in self.guess else FIRST
        count = max(1, min(most, int(JOB_SECONDS / self.expected(kind))))
        deals = range(first, min(first + count, max(enough, first + 1)))
        self.given[kind] = deals.stop
        self.spent[kind] = self.spent.get(kind, 0.0) + len(deals) * self.expected(kind)
        return deals

    def put(self, job: Job, answer: Answer) -> None:
        """Add the findings of a job."""
        self.work += answer.seconds
        if answer.found is None:
            self.failed.add(job.kind)
            return
        for group, found in answer.found.items():
            getattr(self.found[group], job.kind).add(found)
        self.said = None
        self.done[job.kind] = self.done.get(job.kind, 0) + len(job.deals)
        self.pace[job.kind] = max(1e-6, answer.seconds / len(job.deals))

    def has(self, enough: Mapping[Kind, int]) -> bool:
        """Return whether this many deals of each kind are done, or as many as can be."""
        return all(self.done.get(kind, 0) >= enough[kind] or kind in self.failed for kind in enough)

    def part(self) -> float:
        """Return the share of the work that is done."""
        parts = [min(1.0, self.done.get(kind, 0) / ENOUGH[kind]) * SHARES[kind] for kind in ENOUGH]
        return sum(parts)

    def verdicts(self) -> tuple[Verdict, ...]:
        """Return the verdicts so far."""
        if self.said is None:
            self.said = verdicts(self.rules, self.trial.players, self.found)
        return self.said
