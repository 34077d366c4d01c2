"""The search for a repair of one fault: a short look at every change that may be one, then a long one at
those that promise most.

It says what is to be measured next, and judges what was found; who measures it, and on how many processes, is
nothing to it. So changes are tried side by side where there are several, and the search goes the same way
however busy the machine is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from cardtable.controller.lab.jobs import Kind
from cardtable.controller.lab.repairs import Change, Repair, gauge_of, repaired
from cardtable.controller.lab.subject import Subject, Wanted, is_without_end
from cardtable.controller.lab.verdicts import Fault

LOOK: Mapping[Kind, int] = {"plain": 24, "follow": 60, "skill": 24, "cards": 24, "turning": 12}
EARLY: Mapping[Kind, int] = {"plain": 300, "follow": 600, "skill": 200, "cards": 200, "turning": 40}
TRIED: Mapping[Kind, int] = {"plain": 1_500, "follow": 3_000, "skill": 1_200, "cards": 800, "turning": 150}
"""Deals of the short look at a change; those after which it may be taken, where it repairs the fault beyond
doubt and by which other faults show; and those after which it is judged in any case.
"""
NEEDED: Mapping[Fault, Kind] = {"begins": "follow", "turns": "turning", "luck": "skill", "card": "cards"}
"""What has to be measured of a change besides the deals as they are played."""
PATIENCE = 5.0
"""Seconds of work, each of the processor, after which a change is judged by what is known of it then."""
REPAIRS = 2
"""Repairs after which no more are looked for."""
SURELY, QUITE = 0.99, 0.999
"""How sure the lab is of a change that it gives up, and of one that it takes, before that was tried for long.
"""


def kinds_for(fault: Fault) -> tuple[Kind, ...]:
    """What is measured of a game to see whether it has this fault."""
    return ("plain", NEEDED[fault]) if fault in NEEDED else ("plain",)


@dataclass(frozen=True)
class _Candidate:
    """A change that may repair the fault, and the game with it."""

    change: Change
    game: Subject


class Search:
    """The search for repairs of a fault of a draft; `spent` is the work that was given out for it, kept by
    who gives it out.
    """

    def __init__(
        self, fault: Fault, draft: Subject, changes: Iterator[Change], subject: Callable[[Change], Subject]
    ) -> None:
        """`changes` are what may be tried, the nearest first; `subject` makes games of them."""
        self.fault, self.found, self.spent = fault, list[Repair](), 0.0
        self._draft, self._changes, self._subject = draft, changes, subject
        self._candidates: list[_Candidate] = []
        self._look, self._early, self._tried = (
            {kind: deals[kind] for kind in kinds_for(fault)} for deals in (LOOK, EARLY, TRIED)
        )

    @property
    def trying(self) -> str:
        """The change that promises most, in words; empty where none is tried any more."""
        if self._is_over or not self._candidates:
            return ""
        return max(self._candidates, key=self._promise).change.text

    @property
    def _is_over(self) -> bool:
        return len(self.found) >= REPAIRS

    def wanted(self) -> Wanted | None:
        """What is to be measured next; None where nothing is, or not now."""
        if self._is_over:
            return None
        return self._to_look_at() or self._to_try()

    def _to_look_at(self) -> Wanted | None:
        looks = (candidate.game.wanted(self._look) for candidate in self._with_all_changes())
        return next(filter(None, looks), None)

    def _with_all_changes(self) -> Iterator[_Candidate]:
        """All candidates; a change is built only when the time has come to look at it."""
        yield from tuple(self._candidates)
        for change in self._changes:
            self._candidates.append(_Candidate(change, self._subject(change)))
            yield self._candidates[-1]

    def _to_try(self) -> Wanted | None:
        # Those that promise as much stay as they came: the nearest change first.
        best_first = sorted(self._candidates, key=self._promise, reverse=True)
        trials = (candidate.game.wanted(self._tried) for candidate in best_first)
        return next(filter(None, trials), None)

    def _promise(self, candidate: _Candidate) -> float:
        """How likely the fault is gone with the change, in tenths: no more can be told for long."""
        return round(self._chance(candidate), 1)

    def _chance(self, candidate: _Candidate) -> float:
        gauge = gauge_of(self.fault, self._draft.rules, candidate.change)
        return gauge.chance_gone(candidate.game.trial.players, candidate.game.found)

    def judge(self) -> None:
        """Take what surely repairs the fault, and give up what surely does not."""
        had = {None, *(verdict.bad for verdict in self._draft.verdicts())}
        for candidate in tuple(self._candidates):
            game = candidate.game
            if is_without_end(game.found.plain):
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
