"""The search for a repair of one fault.

A short look at every possible change, then a long one at the most promising.

It decides what to measure next and judges the findings; it does not know who measures, or in how many
processes. So several changes are tried side by side, and the search takes the same course however busy the
machine is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from cardtable.controller.lab.jobs import Kind
from cardtable.controller.lab.repairs import Change, Repair, gauge_of, repaired
from cardtable.controller.lab.subject import Subject, Wanted, is_without_end
from cardtable.controller.lab.verdicts import Fault

LOOK: Mapping[Kind, int] = {"plain": 10, "follow": 24, "skill": 12, "cards": 10, "turning": 6}
EARLY: Mapping[Kind, int] = {"plain": 150, "follow": 300, "skill": 120, "cards": 120, "turning": 30}
TRIED: Mapping[Kind, int] = {"plain": 2_500, "follow": 3_000, "skill": 800, "cards": 600, "turning": 100}
"""The deals, played by each group, of the short look at a change; those after which it may be taken, if it
repairs the fault beyond doubt and other faults would show; and those after which it is judged in any case.
"""
NEEDED: Mapping[Fault, Kind] = {"begins": "follow", "turns": "turning", "luck": "skill", "card": "cards"}
"""The measurements of a change that a fault needs besides the plain deals."""
PATIENCE = 10.0
"""Seconds of processor time after which a change is judged by the findings so far."""
REPAIRS = 2
"""The repairs after which the search ends."""
SURELY, QUITE = 0.99, 0.999
"""How sure the lab must be to give up a change, and to take one early."""


def kinds_for(fault: Fault) -> tuple[Kind, ...]:
    """Return the measurements that show whether a game has this fault."""
    return ("plain", NEEDED[fault]) if fault in NEEDED else ("plain",)


@dataclass(frozen=True)
class _Candidate:
    """A change that may repair the fault, and the game with it."""

    change: Change
    game: Subject


class Search:
    """The search for repairs of a fault of a draft.

    `spent` is the work given out for it, updated by the lab.
    """

    def __init__(
        self, fault: Fault, draft: Subject, changes: Iterator[Change], subject: Callable[[Change], Subject]
    ) -> None:
        """Search among `changes`, the smallest first; `subject` makes games of them."""
        self.fault, self.found, self.spent = fault, list[Repair](), 0.0
        self._draft, self._changes, self._subject = draft, changes, subject
        self._candidates: list[_Candidate] = []
        self._look, self._early, self._tried = (
            {kind: deals[kind] for kind in kinds_for(fault)} for deals in (LOOK, EARLY, TRIED)
        )

    @property
    def trying(self) -> str:
        """The most promising change, in words; empty if none is being tried."""
        if self._is_over or not self._candidates:
            return ""
        return max(self._candidates, key=self._promise).change.text

    @property
    def _is_over(self) -> bool:
        return len(self.found) >= REPAIRS

    def wanted(self) -> Wanted | None:
        """Return what to measure next; None if there is nothing, or nothing now."""
        if self._is_over:
            return None
        return self._to_look_at() or self._to_try()

    def _to_look_at(self) -> Wanted | None:
        looks = (candidate.game.wanted(self._look) for candidate in self._with_all_changes())
        return next(filter(None, looks), None)

    def _with_all_changes(self) -> Iterator[_Candidate]:
        """Yield all candidates, building each change only when it is needed."""
        yield from tuple(self._candidates)
        for change in self._changes:
            self._candidates.append(_Candidate(change, self._subject(change)))
            yield self._candidates[-1]

    def _to_try(self) -> Wanted | None:
        # Equally promising ones keep their order: the smallest change first.
        best_first = sorted(self._candidates, key=self._promise, reverse=True)
        trials = (candidate.game.wanted(self._tried) for candidate in best_first)
        return next(filter(None, trials), None)

    def _promise(self, candidate: _Candidate) -> float:
        """Return how likely the change repairs the fault, in tenths.

        It isn't known more exactly for long.
        """
        return round(self._chance(candidate), 1)

    def _chance(self, candidate: _Candidate) -> float:
        gauge = gauge_of(self.fault, self._draft.rules, candidate.change)
        return gauge.chance_gone(candidate.game.trial.players, candidate.game.found)

    def judge(self) -> None:
        """Take the changes that surely repair the fault, and give up those that surely don't."""
        had = {None, *(verdict.bad for verdict in self._draft.verdicts())}
        for candidate in tuple(self._candidates):
            game = candidate.game
            if is_without_end(game.found):
                self._candidates.remove(candidate)
            elif game.has(self._look) and not self._is_over:
                self._judge(candidate, had)

    def _judge(self, candidate: _Candidate, had: set[Fault | None]) -> None:
        game, chance = candidate.game, self._chance(candidate)
        is_over = game.has(self._tried) or game.work >= PATIENCE
        if is_over or (chance > QUITE and game.has(self._early)):
            players, draft = game.trial.players, self._draft
            repair = repaired(self.fault, draft.rules, candidate.change, players, draft.found, game.found)
            if repair is not None:
                self.found.append(repair)
                is_over = True
        new = any(verdict.bad not in had and verdict.sure > SURELY for verdict in game.verdicts())
        if is_over or new or chance < 1 - SURELY:
            self._candidates.remove(candidate)
