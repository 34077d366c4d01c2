"""The lab of the window: it takes a game, returns verdicts that grow surer, and tries repairs.

The work is done in separate processes, in small jobs, so that a new draft is started at once; `stop` kills
them. Findings are kept as long as the lab, so that undo, and the game that a draft is based on, are free the
second time. All of it belongs to one thread, which calls `poll` a few times a second.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from cardtable.controller.lab.fairness import Group, Trial
from cardtable.controller.lab.jobs import Answer, Hand, Job, Kind
from cardtable.controller.lab.repairs import Change, Repair, changes, gauge_of, is_for, raw_of, repaired
from cardtable.controller.lab.verdicts import (
    FEWEST,
    About,
    Estimate,
    Fault,
    Figure,
    Groups,
    Measured,
    Verdict,
    pooled,
    share,
    verdicts,
)
from cardtable.rules.catalog import rules_from_document
from cardtable.rules.loader import left_out
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
    similar game. All times are seconds of the processor, so that other load on the machine changes neither
    how the time is shared nor when the lab has seen enough.
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


AHEAD = 0.12
"""Seconds of work queued for a process; a new draft waits this long."""
KEPT = 60
"""The games whose findings are kept."""

BEFORE_REPAIRS, BROKEN = 200, 10
"""The deals of a draft before its faults are repaired, and the same for a draft without an end."""

WORDS_ONLY = frozenset({"name", "blurb", "family", "source", "maker", "calls", "token"})
"""Keys of a rules document that don't affect play."""

DRAFT, BASE, TRIALS = "draft", "base", "trials"
WEIGHTS = {DRAFT: 3.0, BASE: 1.0, TRIALS: 5.0}
"""How the time is shared between the draft, the game it is based on, and changes that are tried."""


class _Asked(NamedTuple):
    """A job, its game, and its expected seconds of work."""

    job: Job
    game: Subject
    seconds: float


@dataclass(frozen=True)
class Compared:
    """A figure of the game and of the one it is based on; `differs` if the difference is beyond chance."""

    about: About
    was: Figure
    now: Figure
    differs: bool


@dataclass(frozen=True)
class Progress:
    """The lab's results so far.

    `found` are the measurements behind them in all groups together, a copy that another thread may read.
    `done` is the share of the work that is done; `trying` is the change that is being tried, in words, or
    empty. `failed` means that the game could not be played.
    """

    rules: Rules
    players: int
    found: Measured
    done: float
    verdicts: tuple[Verdict, ...]
    before: tuple[Verdict, ...] = ()
    repairs: tuple[Repair, ...] = ()
    trying: str = ""
    is_done: bool = False
    failed: bool = False

    @property
    def deals(self) -> int:
        """The number of deals that were played as they are."""
        return self.found.plain.deals

    @property
    def compared(self) -> tuple[Compared, ...]:
        """The figures that both games have, side by side."""
        then = {(verdict.about, one.label): one for verdict in self.before for one in verdict.figures}
        return tuple(
            Compared(verdict.about, was, now, _apart(was.estimate, now.estimate))
            for verdict in self.verdicts
            for now in verdict.figures
            if (was := then.get((verdict.about, now.label))) is not None
        )


def _apart(one: Estimate, other: Estimate) -> bool:
    """Return whether the figures differ beyond chance, in one group at least."""
    if len(one.parts) == len(other.parts) > 0:
        return any(map(_apart, one.parts, other.parts))
    return one.high < other.low or other.high < one.low


def as_played(document: bytes) -> bytes:
    """Return the part of a rules document that affects play: a renamed game is the same game."""
    return msgspec.json.encode(left_out(raw_of(document), WORDS_ONLY), order="deterministic")


class Lab:
    """The lab of one window. Nothing runs before `start`, and nothing after `stop`."""

    def __init__(self, workers: int | None = None, seed: int = 1) -> None:
        """Prepare the lab with this number of processes.

        By default, it is one less than there are processors.
        """
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._seed = seed
        self._asked: dict[Hand, dict[int, _Asked]] = {}
        self._number = 0
        self._kept: dict[tuple[bytes, int], Subject] = {}
        self._draft: Subject | None = None
        self._base: Subject | None = None
        self._spent = dict.fromkeys(WEIGHTS, 0.0)
        self._searches: dict[Fault, Search] = {}

    @property
    def hands(self) -> Sequence[Hand]:
        """The processes, working or waiting."""
        return tuple(self._asked)

    @property
    def is_running(self) -> bool:
        """Whether there are processes."""
        return bool(self._asked)

    def start(self, document: bytes, players: int, base: bytes | None = None) -> None:
        """Measure a game, and the one it is based on; running processes continue with them.

        Raises RulesError, or ValueError with one sentence for a wrong number of players.
        """
        draft, before = self._draft, self._base
        self._draft = self._game(document, players)
        self._base = self._if_for(base, players) if base is not None else None
        if self._base is self._draft:
            self._base = None
        if (self._draft, self._base) != (draft, before):
            self._spent = dict.fromkeys(WEIGHTS, 0.0)
            self._searches = {}
        while len(self._asked) < self._workers:
            self._asked[Hand()] = {}
        self._give_out()

    def stop(self) -> None:
        """Kill all processes. Findings are kept, and returned again after the next start."""
        for hand in self.hands:
            hand.kill()
        for hand in self.hands:
            self._end(hand)

    def poll(self) -> Progress | None:
        """Return the results if anything is new since the last call; never waits."""
        if self._draft is None or not self._asked:
            return None
        anything = False
        for hand in self.hands:
            try:
                answers = hand.answers()
            except (EOFError, OSError):
                self._lose(hand)
                continue
            for answer in answers:
                self._take(hand, answer)
                anything = True
        if anything:
            self._search(self._draft)
        self._give_out()
        return self.progress() if anything else None

    def progress(self) -> Progress:
        """Return the results so far."""
        draft, base = self._draft, self._base
        assert draft is not None
        said = draft.verdicts()
        searches = self._searching(draft)
        return Progress(
            rules=draft.rules,
            players=draft.trial.players,
            found=pooled(draft.found),
            done=draft.part(),
            verdicts=said,
            before=base.verdicts() if base is not None else (),
            repairs=tuple(repair for search in searches for repair in search.found),
            trying=next((search.trying for search in searches if search.trying), ""),
            is_done=not any(self._asked.values()),
            failed="plain" in draft.failed,
        )

    def _searching(self, draft: Subject) -> list[Search]:
        """Return the searches for repairs of the faults that are certain now."""
        bad = {verdict.bad for verdict in draft.verdicts()}
        return [search for search in self._searches.values() if search.fault in bad]

    def _game(self, document: bytes, players: int) -> Subject:
        """Return a game of the lab, with its earlier findings."""
        key = (as_played(document), players)
        game = self._kept.pop(key, None)
        if game is None:
            trial = Trial(document, players, self._seed)
            game = Subject(trial, trial.table.rules)
        self._kept[key] = game
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return game

    def _if_for(self, document: bytes, players: int) -> Subject | None:
        """Return the game that a draft is based on, if it can be played by this number of players."""
        rules = rules_from_document(document)
        return self._game(document, players) if is_for(rules, players) else None

    def _lose(self, hand: Hand) -> None:
        """Continue without a process that has ended by itself, perhaps out of memory."""
        logging.getLogger(__name__).error("A process of the lab was lost; the others continue")
        self._end(hand)

    def _end(self, hand: Hand) -> None:
        """End a process. Others get its unfinished jobs, so that no pack is left out."""
        hand.end()
        for job, game, _ in self._asked.pop(hand).values():
            game.left.setdefault(job.kind, []).append(job.deals)

    def _take(self, hand: Hand, answer: Answer) -> None:
        job, game, _ = self._asked[hand].pop(answer.number)
        if answer.failure:
            logging.getLogger(__name__).error("The lab cannot play %s: %s", game.rules.id, answer.failure)
        game.put(job, answer)

    def _give_out(self) -> None:
        """Give every process its share of jobs, the one with least work first."""
        while self._asked:
            hand = min(self._asked, key=self._ahead)
            asked = self._next() if self._ahead(hand) < AHEAD else None
            if asked is None:
                return
            self._asked[hand][asked.job.number] = asked
            try:
                hand.give(asked.job)
            except OSError:
                self._lose(hand)

    def _ahead(self, hand: Hand) -> float:
        return sum(asked.seconds for asked in self._asked[hand].values())

    def _next(self) -> _Asked | None:
        """Return the next job: for the part that has had the least of its share of time.

        The draft comes first while it has no results.
        """
        draft = self._draft
        assert draft is not None
        for part in sorted(WEIGHTS, key=lambda one: self._spent[one] / WEIGHTS[one] * bool(draft.verdicts())):
            search, wanted = self._wanted(part, draft)
            if wanted is None:
                continue
            deals = wanted.game.take(wanted.kind, wanted.enough)
            seconds = len(deals) * wanted.game.expected(wanted.kind)
            self._spent[part] += seconds
            if search is not None:
                search.spent += seconds
            self._number += 1
            return _Asked(Job(self._number, wanted.kind, wanted.game.trial, deals), wanted.game, seconds)
        return None

    def _wanted(self, part: str, draft: Subject) -> tuple[Search | None, Wanted | None]:
        """Return what to measure next for one of the parts that share the time."""
        if part != TRIALS:
            game = draft if part == DRAFT else self._base
            return None, game.wanted(self._enough(draft)) if game is not None else None
        for search in sorted(self._searching(draft), key=lambda one: one.spent):
            wanted = search.wanted()
            if wanted is not None:
                return search, wanted
        return None, None

    def _enough(self, draft: Subject) -> Mapping[Kind, int]:
        """Return how many deals of each kind to measure.

        A team game has no first place, lead or better player; and if deals have no end, nothing else can be
        measured.
        """
        if is_without_end(draft.found):
            return {"plain": ENOUGH["plain"]}
        if draft.rules.is_team:
            return {kind: ENOUGH[kind] for kind in ("plain", "cards")}
        return ENOUGH

    def _search(self, draft: Subject) -> None:
        """Start searches for repairs of the faults that are certain."""
        deals = pooled(draft.found).plain.deals
        if deals < (BROKEN if is_without_end(draft.found) else BEFORE_REPAIRS):
            return
        for fault in [verdict.bad for verdict in draft.verdicts()]:
            if fault is not None and fault not in self._searches:
                if not self._searches:
                    # They start late, and must not take all the time until they have caught up.
                    self._spent[TRIALS] = self._spent[DRAFT] / WEIGHTS[DRAFT] * WEIGHTS[TRIALS]
                self._searches[fault] = self._search_for(fault, draft)
        for search in self._searching(draft):
            search.judge()

    def _search_for(self, fault: Fault, draft: Subject) -> Search:
        players, base = draft.trial.players, self._base.rules if self._base is not None else None

        def subject(change: Change) -> Subject:
            game = self._game(change.rules.document, players)
            game.guess = draft.pace
            return game

        return Search(fault, draft, changes(fault, draft.rules, players, base, draft.found), subject)


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

    A short look at every possible change, then a long one at the most promising. It decides what to measure
    next and judges the findings; it does not know who measures, or in how many processes. So several changes
    are tried side by side, and the search takes the same course however busy the machine is.

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
