"""The lab as the window has it: a game is handed in, verdicts come out and grow surer, repairs are tried.

The work is done in processes of its own, small jobs at a time, so that a new draft is turned to at once;
`stop` ends them whatever they do. What was found of a game is kept for as long as the lab is, so that undo,
and the game that a draft came from, cost nothing the second time. All of it belongs to one thread, which
calls `poll` a few times a second.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from cardtable.controller.lab.fairness import Findings, Trial
from cardtable.controller.lab.jobs import Answer, Hand, Job, Kind
from cardtable.controller.lab.repairs import Change, Repair, changes, raw_of, repaired
from cardtable.controller.lab.verdicts import (
    GAUGES,
    About,
    Estimate,
    Fault,
    Figure,
    Measured,
    Verdict,
    share,
    verdicts,
)
from cardtable.rules.catalogue import rules_from_document
from cardtable.rules.loader import left_out
from cardtable.rules.model import Rules

AT_A_TIME = 0.12
"""Seconds that a job is meant to take: so long a new draft waits for a process at most, once for each that it
has been given ahead.
"""
AHEAD = 2
"""Jobs that a process has been given."""
FIRST = 6
"""Deals of the first job of a kind, by which it is seen how long they take."""
OFTEN = 6
"""How often the other kinds play a deal, for one that is played as it is; more or less."""
LARGEST = 1_000
"""Deals of a job at most."""
KEPT = 24
"""Games whose findings are kept."""

ENOUGH: Mapping[Kind, int] = {
    "plain": 20_000,
    "follow": 8_000,
    "skill": 4_000,
    "cards": 6_000,
    "turning": 1_000,
}
"""Deals of each kind after which the lab knows enough."""
SHARES: Mapping[Kind, float] = {"plain": 0.4, "follow": 0.1, "skill": 0.2, "cards": 0.15, "turning": 0.15}
"""How the time that a game gets is shared out."""

LOOKED_AT: Mapping[Kind, int] = {"plain": 40, "follow": 60, "skill": 30, "cards": 50, "turning": 30}
TRIED: Mapping[Kind, int] = {"plain": 1_000, "follow": 2_000, "skill": 400, "cards": 800, "turning": 120}
"""Deals after which a change is given up that surely does not help, and those after which it is judged."""
NEEDED: Mapping[Fault, Kind] = {"begins": "follow", "turns": "turning", "luck": "skill", "card": "cards"}
"""What has to be measured of a change besides the deals as they are played."""
PATIENCE = 8.0
"""Seconds of work after which a change is judged by what is known of it then."""
REPAIRS = 2
"""Repairs of one fault after which no more are looked for."""
BEFORE_REPAIRS, BROKEN = 200, 10
"""Deals of a draft before its faults are worth repairing; of one that finds no end."""
NO_END = 0.2
"""The share of deals without an end from which on nothing else is worth measuring."""
QUITE = 0.999
"""How sure the lab is of a change that it judges before it has tried it for as long as others."""

TOLD = frozenset({"name", "blurb", "family", "source", "maker", "calls", "token"})
"""Keys of a rules document that only tell of the game."""

DRAFT, BASE, TRIALS = "draft", "base", "trials"
WEIGHTS = {DRAFT: 3.0, BASE: 1.0, TRIALS: 5.0}
"""How the time is shared out between the draft, the game that it came from, and changes that are tried."""


@dataclass(eq=False)
class _Game:
    """A game in the lab: what was found of it, and how many deals of each kind were given out and done;
    `left` are those that were given out and came to nothing, since their process was ended.
    """

    trial: Trial
    rules: Rules
    found: Measured = field(default_factory=Measured)
    given: dict[Kind, int] = field(default_factory=dict)
    done: dict[Kind, int] = field(default_factory=dict)
    pace: dict[Kind, float] = field(default_factory=dict)
    spent: dict[Kind, float] = field(default_factory=dict)
    failed: set[Kind] = field(default_factory=set)
    left: dict[Kind, list[range]] = field(default_factory=dict)
    guess: Mapping[Kind, float] = field(default_factory=dict)
    said: tuple[Verdict, ...] | None = None

    def next_kind(self, enough: Mapping[Kind, int]) -> Kind | None:
        """What has been given the least of its share of the time; None where enough of all was given out."""
        wanted = [
            kind
            for kind in enough
            if self.left.get(kind) or (self.given.get(kind, 0) < enough[kind] and self._can(kind))
        ]
        return min(wanted, key=lambda kind: self.spent.get(kind, 0.0) / SHARES[kind], default=None)

    def _can(self, kind: Kind) -> bool:
        """Whether more of this can be given out: not before the first answer says how long it takes, and what
        plays deals many times over not before it is known how long one takes.
        """
        known = kind in self.pace or (not self.given.get(kind) and (kind == "plain" or "plain" in self.pace))
        return known and kind not in self.failed

    def take(self, kind: Kind, enough: int) -> range:
        """The next deals of a kind, about as many as a job is meant for."""
        if self.left.get(kind):
            return self.left[kind].pop()
        first = self.given.get(kind, 0)
        pace = self.pace.get(kind) or self.guess.get(kind) or self.pace.get("plain", 0.0) * OFTEN
        known = kind in self.pace or kind in self.guess
        count = max(1, min(LARGEST if known else FIRST, int(AT_A_TIME / max(1e-6, pace))))
        deals = range(first, min(first + count, max(enough, first + 1)))
        self.given[kind] = deals.stop
        self.spent[kind] = self.spent.get(kind, 0.0) + len(deals) * self.pace.get(kind, 0.01)
        return deals

    def verdicts(self) -> tuple[Verdict, ...]:
        """What there is to say of it by now."""
        if self.said is None:
            self.said = verdicts(self.rules, self.trial.players, self.found)
        return self.said

    @property
    def work(self) -> float:
        """Seconds of work that were given to it."""
        return sum(self.spent.values())

    def put(self, job: Job, answer: Answer) -> None:
        """Take in what a job found."""
        if answer.found is None:
            self.failed.add(job.kind)
            return
        getattr(self.found, job.kind).add(answer.found)
        self.said = None
        self.done[job.kind] = self.done.get(job.kind, 0) + len(job.deals)
        self.pace[job.kind] = max(1e-6, answer.seconds / len(job.deals))

    def has(self, enough: Mapping[Kind, int]) -> bool:
        """Whether so many deals of each kind are done, as far as they can be."""
        return all(self.done.get(kind, 0) >= enough[kind] or kind in self.failed for kind in enough)

    def part(self) -> float:
        """How much of what is enough is done."""
        parts = [min(1.0, self.done.get(kind, 0) / ENOUGH[kind]) * SHARES[kind] for kind in ENOUGH]
        return sum(parts)


@dataclass
class _Search:
    """The search for repairs of one fault: the changes that are still to be tried, and the one that is."""

    fault: Fault
    changes: Iterator[Change]
    change: Change | None = None
    game: _Game | None = None
    found: list[Repair] = field(default_factory=list)
    over: bool = False

    @property
    def looked_at(self) -> Mapping[Kind, int]:
        """What is measured of a change at first."""
        return self._of(LOOKED_AT)

    @property
    def tried(self) -> Mapping[Kind, int]:
        """What is measured of a change before it is offered."""
        return self._of(TRIED)

    def _of(self, amounts: Mapping[Kind, int]) -> Mapping[Kind, int]:
        kinds: tuple[Kind, ...] = ("plain", NEEDED[self.fault]) if self.fault in NEEDED else ("plain",)
        return {kind: amounts[kind] for kind in kinds}


@dataclass(frozen=True)
class Compared:
    """A figure of the game beside that of the game that it came from; `differs`: surely, not by chance."""

    about: About
    was: Figure
    now: Figure
    differs: bool


@dataclass(frozen=True)
class Progress:
    """What the lab has to say by now. `found` is what it was said by; it does not grow, so that another
    thread may read it.

    `done` is the share of what the lab will do; `trying` is the change that is being tried, in words, empty
    where none is. `failed`: the game could not be played.
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
        """How many deals were played as they are."""
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
    return one.high < other.low or other.high < one.low


def as_played(document: bytes) -> bytes:
    """What of a rules document play depends on: a game by another name is the same game."""
    return msgspec.json.encode(left_out(raw_of(document), TOLD), order="deterministic")


def is_without_end(found: Findings) -> bool:
    """Whether so many deals find no end that there is nothing else to say of the game."""
    return share(found.deals - found.ended, found.deals).past(NO_END)


class Lab:
    """The lab for one window. Nothing runs before `start`, and nothing after `stop`."""

    def __init__(self, workers: int | None = None, seed: int = 1) -> None:
        """`workers` are the processes at work; without it one less than there are processors."""
        self._workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._seed = seed
        self.hands: list[Hand] = []
        self._asked: dict[int, tuple[Job, _Game, Hand]] = {}
        self._number = 0
        self._kept: dict[tuple[bytes, int], _Game] = {}
        self._draft: _Game | None = None
        self._base: _Game | None = None
        self._spent = dict.fromkeys(WEIGHTS, 0.0)
        self._searches: dict[Fault, _Search] = {}

    @property
    def is_running(self) -> bool:
        """Whether there are processes, at work or waiting."""
        return bool(self.hands)

    def start(self, document: bytes, players: int, base: bytes | None = None) -> None:
        """Turn to a game, and to that which it came from; processes that run already go on with it.

        Raises RulesError, or ValueError with one sentence where so many cannot play it.
        """
        draft, before = self._draft, self._base
        self._draft = self._game(document, players)
        self._base = self._if_for(base, players) if base is not None else None
        if self._base is self._draft:
            self._base = None
        if (self._draft, self._base) != (draft, before):
            self._spent = dict.fromkeys(WEIGHTS, 0.0)
            self._searches = {}
        while len(self.hands) < self._workers:
            self.hands.append(Hand())
        self._give_out()

    def stop(self) -> None:
        """End all that runs, at once. What was found is kept, and said again after the next start."""
        hands, self.hands = self.hands, []
        for hand in hands:
            hand.process.kill()
        for hand in hands:
            hand.end()
        self._take_back(hands)

    def poll(self) -> Progress | None:
        """What there is to say now, if anything is new since it was last asked; never waits."""
        if self._draft is None or not self.hands:
            return None
        anything = False
        for hand in tuple(self.hands):
            try:
                answers = hand.answers()
            except (EOFError, OSError):
                self._lose(hand)
                continue
            for answer in answers:
                self._take(answer)
                anything = True
        if anything:
            self._search()
        self._give_out()
        return self.progress() if anything else None

    def progress(self) -> Progress:
        """What there is to say now."""
        draft, base = self._draft, self._base
        assert draft is not None
        said = draft.verdicts()
        bad = {verdict.bad for verdict in said}
        searches = [search for search in self._searches.values() if search.fault in bad]
        trying = next((one.change.text for one in searches if one.change is not None and not one.over), "")
        return Progress(
            rules=draft.rules,
            players=draft.trial.players,
            found=draft.found.copy(),
            done=draft.part(),
            verdicts=said,
            before=base.verdicts() if base is not None else (),
            repairs=tuple(repair for search in searches for repair in search.found),
            trying=trying,
            is_done=not self._asked,
            failed="plain" in draft.failed,
        )

    def _game(self, document: bytes, players: int) -> _Game:
        """A game of the lab, with what was found of it before."""
        key = (as_played(document), players)
        game = self._kept.pop(key, None)
        if game is None:
            trial = Trial(document, players, self._seed)
            game = _Game(trial, trial.table.rules)
        self._kept[key] = game
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return game

    def _if_for(self, document: bytes, players: int) -> _Game | None:
        """The game that a draft came from, where so many can play it."""
        rules = rules_from_document(document)
        fits = rules.min_players <= players <= rules.max_players and rules.lack_of_cards(players) is None
        return self._game(document, players) if fits else None

    def _lose(self, hand: Hand) -> None:
        """A process is gone that nobody ended, out of memory perhaps; the others go on without it."""
        logging.getLogger(__name__).error("A process of the lab was lost; the others go on")
        self.hands.remove(hand)
        hand.end()
        self._take_back([hand])

    def _take_back(self, hands: Sequence[Hand]) -> None:
        """What processes did not come to do has to be done by others, so that no pack is left out."""
        for number, (job, game, hand) in tuple(self._asked.items()):
            if hand in hands:
                game.left.setdefault(job.kind, []).append(job.deals)
                del self._asked[number]

    def _take(self, answer: Answer) -> None:
        job, game, _ = self._asked.pop(answer.number)
        if answer.failure:
            logging.getLogger(__name__).error("The lab cannot play %s: %s", game.rules.id, answer.failure)
        game.put(job, answer)

    def _give_out(self) -> None:
        """Give every process as much as it may have."""
        for hand in tuple(self.hands):
            while hand.waiting < AHEAD:
                chosen = self._next()
                if chosen is None:
                    return
                job, game = chosen
                self._asked[job.number] = job, game, hand
                try:
                    hand.give(job)
                except OSError:
                    self._lose(hand)
                    break

    def _next(self) -> tuple[Job, _Game] | None:
        """The next job: of whom has been given the least of its share of the time."""
        for whom in sorted(WEIGHTS, key=lambda one: self._spent[one] / WEIGHTS[one]):
            found = self._wanted(whom)
            if found is None:
                continue
            game, kind, enough = found
            deals = game.take(kind, enough)
            self._spent[whom] += len(deals) * game.pace.get(kind, 0.01)
            self._number += 1
            return Job(self._number, kind, game.trial, deals), game
        return None

    def _wanted(self, whom: str) -> tuple[_Game, Kind, int] | None:
        games: list[tuple[_Game | None, Mapping[Kind, int]]]
        if whom == TRIALS:
            searches = [search for search in self._searches.values() if not search.over and search.game]
            searches.sort(key=lambda search: search.game.work if search.game is not None else 0.0)
            games = [(search.game, search.tried) for search in searches]
        else:
            games = [(self._draft if whom == DRAFT else self._base, self._enough())]
        for game, enough in games:
            kind = game.next_kind(enough) if game is not None else None
            if game is not None and kind is not None:
                return game, kind, enough[kind]
        return None

    def _enough(self) -> Mapping[Kind, int]:
        """What is measured of a game: where all play together, nobody begins, leads or is better; and where
        deals find no end, nobody knows.
        """
        draft = self._draft
        if draft is not None and is_without_end(draft.found.plain):
            return {"plain": ENOUGH["plain"]}
        if draft is not None and draft.rules.is_team:
            return {kind: ENOUGH[kind] for kind in ("plain", "cards")}
        return ENOUGH

    def _search(self) -> None:
        """Look for repairs of what is surely bad."""
        draft = self._draft
        if draft is None:
            return
        plain = draft.found.plain
        if plain.deals < (BROKEN if is_without_end(plain) else BEFORE_REPAIRS):
            return
        base = self._base.rules if self._base is not None else None
        players = draft.trial.players
        for fault in [verdict.bad for verdict in draft.verdicts()]:
            if fault is not None and fault not in self._searches:
                if not self._searches:
                    # They come late, and are not to take all the time until they have caught up.
                    self._spent[TRIALS] = self._spent[DRAFT]
                found = changes(fault, draft.rules, players, base, draft.found)
                self._searches[fault] = _Search(fault, found)
        for search in self._searches.values():
            if not search.over:
                self._step(search, draft)

    def _step(self, search: _Search, draft: _Game) -> None:
        """Judge the change that is tried, if enough is known of it, and turn to the next one."""
        players, game, change = draft.trial.players, search.game, search.change
        if game is not None and change is not None:
            if not game.has(search.looked_at):
                return
            estimate, gauge = self._estimate(search, game), GAUGES[search.fault]
            border = gauge.border(players)
            if (
                game.has(search.tried)
                or game.work >= PATIENCE
                or (estimate is not None and estimate.chance_past(border, not gauge.above) > QUITE)
            ):
                repair = repaired(search.fault, draft.rules, change, players, draft.found, game.found)
                search.found += [repair] if repair is not None else []
            elif estimate is None or not estimate.past(border, gauge.above):
                return
        if len(search.found) >= REPAIRS:
            search.over = True
            return
        search.change = next(search.changes, None)
        search.over = search.change is None
        if search.change is not None:
            search.game = self._game(search.change.rules.document, players)
            search.game.guess = draft.pace

    def _estimate(self, search: _Search, game: _Game) -> Estimate | None:
        """The figure by which a change may be judged before its time; None where it cannot be, as where it
        does its work in the deal after.
        """
        assert self._draft is not None
        if search.fault == "begins" and game.rules.next_starter != self._draft.rules.next_starter:
            return None
        return GAUGES[search.fault].of(game.trial.players, game.found)
