"""Playing by weights: the policy values the total that a play makes and the cards that stay in the hand.

The value of a play is a sum of numbers: one for its total, one for each kind of card kept, by how far that
total is from the limit, one for how many saving cards are kept, one for each effect, and one for tokens that
change hands at once. The numbers come from self-play (`selfplay`), by kinds of cards, so they hold for other
rules too; a kind without numbers takes those of the kind most like it.

A file holds the weights of one variant for two players or for more; it exists if they beat the rule of thumb.
House rules play by those of their variant, unless they change the hand by much. Rules without a file play by
that of nearly equal rules, or else by the rule of thumb. Games that people made play by the result of
practicing them (`selfplay.practice`), once it is adopted.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import fsum, isfinite
from pathlib import Path

import msgspec

from cardtable.bots.playing import Facts, Valuing
from cardtable.game.moves import MISTAKE, Play
from cardtable.resources import resource
from cardtable.rules.effects import EXCHANGE
from cardtable.rules.model import Rules

MARGIN = 0.004
"""Minimum difference in tokens for two plays to count as unequal."""
UNWISE = -1e6
"""The value that ranks a play that loses by itself (over the limit, and it counts) behind all others."""

_NUMBER = re.compile(r"-?\d+")

EDGES = (0, 3, 9, 19, 39)
"""The upper edges of the zones of a total: at the edge, within 3 of it, 9, 19, 39; the last is beyond."""

ZONES = len(EDGES) + 1
MOST_SAVING = 5
"""The most saving cards that are counted."""

TWO, MORE = 2, 4
"""The numbers of players that weights are learned for; the second is also used for more players."""
NEAR = 1
"""Maximum change of the hand size by a house rule before the weights of another size are tried."""
ALIKE = 0.95
"""Minimum fit of weights learned for other rules."""


class Weights(msgspec.Struct):
    """The learned numbers, in tokens.

    `hand` is the size of the hands they were learned with, `totals` by total from 0 to one over the limit,
    `keep` by kind and zone, `saving` by zone and count, `marks` by mark and zone, `pays` for a token at once,
    `aim` the aim of the game (`aim_of`).
    """

    hand: int
    totals: list[float]
    keep: dict[str, list[float]]
    saving: list[list[float]]
    marks: dict[str, list[float]]
    pays: float
    aim: str = ""


def zones_of(facts: Facts) -> list[int]:
    """Return the zone of every total from 0 to one over the limit, by its distance from the edge."""
    ways = [max(0, (facts.edge - total) * facts.way) for total in range(facts.limit + 2)]
    return [next((number for number, edge in enumerate(EDGES) if way <= edge), ZONES - 1) for way in ways]


class Weighed(Valuing):
    """The policy that plays the move its weights value most."""

    def __init__(self, facts: Facts, weights: Weights) -> None:
        super().__init__(facts)
        limit = facts.limit
        self._top = limit + 1
        self._saves = facts.saves
        # Weights of another limit count from their own limit down.
        over = len(weights.totals) - 1
        self._totals = [weights.totals[max(0, over - (limit + 1 - total))] for total in range(limit + 2)]
        self._zones = zones_of(facts)
        self._keep = {kind: keep_of(kind, weights) for kind in facts.kinds}
        self._rows = [
            {face: self._keep[kind][at] for face, kind in facts.kind.items()} for at in range(ZONES)
        ]
        self._means = [
            fsum(row[face] * copies for face, copies in facts.table.rules.faces.items())
            / facts.table.rules.pack_size(2)
            for row in self._rows
        ]
        self._saving = _carried_on(weights.saving)
        self._marks = weights.marks
        self._pays = weights.pays if facts.has_pays else 0.0

    @property
    def weights(self) -> Weights:
        """The weights in use, adapted to this table, as a weights file holds them."""
        hand = self.facts.table.rules.hand_size(self.facts.table.players)
        return Weights(hand, self._totals, self._keep, self._saving, self._marks, self._pays)

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """Return the worth in tokens of what the play leaves to its player; higher is better."""
        return self._values(hand, before, (play,))[0]

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        if len(plays) == 1:
            return plays[0]
        values = self._values(hand, before, plays)
        return plays[values.index(max(values))]

    def _values(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> list[float]:
        saves, rows, zones, totals, top = self._saves, self._rows, self._zones, self._totals, self._top
        worth_of_saving, pays = self._saving, self._pays
        held = 0
        for card in hand:
            held += saves[card]
        found = []
        for play in plays:
            at, marks = play.total, play.marks
            at = 0 if at < 0 else at if at < top else top
            zone, value = zones[at], totals[at]
            if marks and EXCHANGE.word in marks:
                value += self._means[zone] * (len(hand) - len(play.cards))
            else:
                row, saving = rows[zone], held
                for card in hand:
                    value += row[card]
                for card in play.cards:
                    value -= row[card]
                    saving -= saves[card]
                value += worth_of_saving[zone][saving if saving < MOST_SAVING else MOST_SAVING]
            if marks:
                value = self._with_effects(value, marks, zone)
            if pays:
                value += pays * self.facts.pays(before, play)
            found.append(value)
        return found

    def _with_effects(self, value: float, marks: tuple[str, ...], zone: int) -> float:
        """Return the value with the effects of the play added."""
        for mark in marks:
            value += UNWISE if mark == MISTAKE else self._marks[mark][zone] if mark in self._marks else 0.0
        return value

    def margin(self, value: float) -> float:
        return MARGIN


def _carried_on(saving: list[list[float]]) -> list[list[float]]:
    """Fill in counts of saving cards never held in self-play with the worth of the count below."""
    held = [any(row[count] for row in saving) for count in range(MOST_SAVING + 1)]
    most = max((count for count in range(MOST_SAVING + 1) if held[count]), default=0)
    return [[row[min(count, most)] for count in range(MOST_SAVING + 1)] for row in saving]


def keep_of(kind: str, weights: Weights) -> list[float]:
    """Return the worth by zone of keeping a card of this kind.

    These are its own numbers, or those of the most similar kind.
    """
    if kind in weights.keep or not weights.keep:
        return weights.keep.get(kind, [0.0] * ZONES)
    likest = min(weights.keep, key=lambda other: _unlike(kind, other))
    return weights.keep[likest]


def _unlike(kind: str, other: str) -> tuple[float, float]:
    """Return how much two kinds differ, by their notation: first in what they make of the total."""
    one, two = _gist(kind), _gist(other)
    sets = float(one[0] != two[0]) * 100 + float(one[2] != two[2]) * 50
    return sets + abs(one[1] - two[1]), abs(len(kind) - len(other))


def _gist(kind: str) -> tuple[bool, int, bool]:
    """Return whether a kind sets a total, the least it adds, and whether it has a choice."""
    numbers = [int(number) for number in _NUMBER.findall(kind)]
    return "=" in kind, min(numbers, default=10), "|" in kind


class Practiced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of practicing a game that a person made.

    `rules` is their digest, `weights` are by the number of players, "2" or "4"; None if the rule of thumb was
    not beaten.
    """

    rules: str
    weights: dict[str, Weights | None]


@dataclass
class _Adopted:
    """The adopted results by id of the game, and how often they changed."""

    games: dict[str, Practiced]
    edition: int = 0


_ADOPTED = _Adopted({})


def adopt(variant: str, practiced: Practiced | None) -> None:
    """Play the game `variant` by this result from now on; with None, as if it had not been practiced."""
    if _ADOPTED.games.get(variant) != practiced:
        others = {other: found for other, found in _ADOPTED.games.items() if other != variant}
        adopt_all(others if practiced is None else {**others, variant: practiced})


def adopt_all(practiced: Mapping[str, Practiced]) -> None:
    """Replace all adopted results, by id of the game."""
    _ADOPTED.games = dict(practiced)
    _ADOPTED.edition += 1


def adopted() -> tuple[int, Mapping[str, Practiced]]:
    """Return the edition, a number that changes with them, and all adopted results by id."""
    return _ADOPTED.edition, _ADOPTED.games


def is_sound(weights: Weights) -> bool:
    """Return whether weights from a file have all the numbers they need."""
    rows = [*weights.keep.values(), *weights.marks.values()]
    numbers = [weights.pays, *weights.totals, *(n for row in (*rows, *weights.saving) for n in row)]
    return (
        len(weights.totals) > 1
        and bool(weights.keep)
        and all(len(row) == ZONES for row in rows)
        and [len(row) for row in weights.saving] == [MOST_SAVING + 1] * ZONES
        and all(map(isfinite, numbers))
    )


def weights_for(facts: Facts) -> Weights | None:
    """Return the weights to play by.

    None if none that fit were learned, or none that beat the rule of thumb.
    """
    rules = facts.table.rules
    found = _ADOPTED.games.get(rules.id)
    learned = found.weights.get(str(learned_with(facts))) if found is not None else None
    if found is not None and learned is not None:
        near = bool(rules.options) and abs(learned.hand - _hand(facts)) <= NEAR
        if found.rules == rules.play_digest or near:
            return learned
    own = resource("bots", "weights") / f"{rules.id}.{learned_with(facts)}.json"
    if own.is_file() and abs(_read(own).hand - _hand(facts)) <= NEAR and _read(own).aim == aim_of(rules):
        return _read(own)
    best = likest_to(facts)
    return best if best is not None and _likeness(facts, best) >= ALIKE else None


def likest_to(facts: Facts) -> Weights | None:
    """Return the shipped weights of a computer player for the rules most like those of `facts`.

    None if none have the same aim.
    """
    files = sorted(resource("bots", "weights").glob(f"*.{learned_with(facts)}.json"))
    found = [weights for weights in map(_read, files) if weights.aim == aim_of(facts.table.rules)]
    return max(found, key=lambda weights: _likeness(facts, weights), default=None)


def aim_of(rules: Rules) -> str:
    """Return the aim of a game; weights learned for one aim don't fit another.

    It is empty for the usual one, which is to stay below the limit while the total goes up.
    """
    exact = "exact" if rules.terms.exact_wins else ""
    return " ".join(filter(None, ("down" if rules.counts_down else "", rules.won_by, exact)))


def learned_with(facts: Facts) -> int:
    """Return the number of players whose weights are used for this table."""
    return TWO if facts.table.players == TWO else MORE


def _hand(facts: Facts) -> int:
    return facts.table.rules.hand_size(facts.table.players)


@cache
def _read(path: Path) -> Weights:
    return msgspec.json.decode(path.read_bytes(), type=Weights)


def _likeness(facts: Facts, weights: Weights) -> float:
    """Return how well weights fit the rules: by kinds in common, the limit and the size of the hands."""
    kinds = set(facts.kinds)
    common = len(kinds & weights.keep.keys()) / len(kinds | weights.keep.keys())
    return common - abs(len(weights.totals) - 2 - facts.limit) / 100 - abs(weights.hand - _hand(facts)) / 10
