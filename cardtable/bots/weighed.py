"""Playing by weights: what a play leaves behind, its total and the cards that stay in the hand, is valued.

The value of a play is a sum of numbers: one for the total it makes, one for each kind of card kept, by how
far that total is from the limit, one for how many saving cards are kept, one for each thing the play does
besides, and one for tokens that change hands at once. The numbers come from self-play
(tests/bench/tune_bots.py), by kinds of cards, so they hold for other rules too; a kind without numbers takes
those of the kind most like it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import fsum

import msgspec

from cardtable.bots.facts import Facts
from cardtable.bots.playing import Valuing
from cardtable.game.moves import Play
from cardtable.game.parts.mistakes import MISTAKE
from cardtable.rules.actions import Exchange

EXCHANGE = Exchange.word
MARGIN = 0.004
"""Tokens; plays that are valued closer than this are as good as each other."""
UNWISE = -1e6
"""Keeps what loses by itself (a play over the limit that counts) behind all else."""

_NUMBER = re.compile(r"-?\d+")

EDGES = (0, 3, 9, 19, 39)
"""Zones of the total: at the limit, within 3 of it, 9, 19, 39, and further below."""

ZONES = len(EDGES) + 1
MOST_SAVING = 5
"""Saving cards beyond so many are not told apart."""


class Weights(msgspec.Struct):
    """The numbers; a token is the unit of all of them.

    `hand` is the size of the hands they were learned with, `totals` by total from 0 to one over the limit,
    `keep` by kind and zone, `saving` by zone and count, `marks` by mark and zone, `pays` for a token at once.
    """

    hand: int
    totals: list[float]
    keep: dict[str, list[float]]
    saving: list[list[float]]
    marks: dict[str, list[float]]
    pays: float


def zone(distance: int) -> int:
    """The zone of a total that is `distance` below the limit."""
    return next((number for number, edge in enumerate(EDGES) if distance <= edge), ZONES - 1)


class Weighed(Valuing):
    """Plays what its weights value most."""

    def __init__(self, facts: Facts, weights: Weights) -> None:
        """Compile the weights for the cards of one table."""
        super().__init__(facts)
        limit = facts.limit
        self._top = limit + 1
        self._saves = facts.saves
        # Weights of another limit count from their own limit down.
        over = len(weights.totals) - 1
        self._totals = [weights.totals[max(0, over - (limit + 1 - total))] for total in range(limit + 2)]
        self._zones = [zone(max(0, limit - total)) for total in range(limit + 2)]
        keep = {kind: keep_of(kind, facts, weights) for kind in facts.kinds}
        self._rows = [{face: keep[kind][at] for face, kind in facts.kind.items()} for at in range(ZONES)]
        self._means = [
            fsum(row[face] * copies for face, copies in facts.table.rules.faces.items())
            / facts.table.rules.pack_size(2)
            for row in self._rows
        ]
        self._saving = _carried_on(weights.saving)
        self._marks = weights.marks
        self._pays = weights.pays if facts.has_pays else 0.0
        self._cells: dict[str, _Cells] = {face: _Cells(self, face) for face in facts.kind}

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """What the play leaves to its player, in tokens; the higher the better."""
        at = play.total
        at = 0 if at < 0 else at if at < self._top else self._top
        where = self._zones[at]
        row, saves = self._rows[where], self._saves
        found = self._totals[at]
        if EXCHANGE in play.marks:
            found += self._means[where] * (len(hand) - len(play.cards))
        else:
            saving = 0
            for card in hand:
                found += row[card]
                saving += saves[card]
            for card in play.cards:
                found -= row[card]
                saving -= saves[card]
            found += self._saving[where][saving if saving < MOST_SAVING else MOST_SAVING]
        for mark in play.marks:
            found += UNWISE if mark == MISTAKE else self._marks[mark][where] if mark in self._marks else 0.0
        if self._pays:
            found += self._pays * self.facts.pays(before, play.total)
        return found

    def margin(self, value: float) -> float:
        """What self-play cannot tell apart."""
        return MARGIN

    def plain_best(self, hand: Sequence[str], total: int) -> Play | None:
        """The same where the table has no parts, without a list of plays: None for a hand that is stuck."""
        cells, saves, rows, saving = self._cells, self._saves, self._rows, self._saving
        held = 0
        for card in hand:
            held += saves[card]
        found: Play | None = None
        most = kept = 0.0
        zone_of_kept = -1
        for card in hand:
            left = held - saves[card]
            if left > MOST_SAVING:
                left = MOST_SAVING
            for play, where, value in cells[card][total]:
                if where != zone_of_kept:
                    row = rows[where]
                    kept = 0.0
                    for other in hand:
                        kept += row[other]
                    zone_of_kept = where
                value += kept + saving[where][left]
                if found is None or value > most:
                    found, most = play, value
        return found

    def cell(self, face: str, total: int) -> tuple[tuple[Play, int, float], ...]:
        """The plays of one card at one total: each with the zone it makes, and its value less the hand's."""
        found = []
        for play in self.facts.table.plays[face][total]:
            at = max(0, min(play.total, self._top))
            where = self._zones[at]
            value = self._totals[at] - self._rows[where][face]
            value += fsum(self._marks[mark][where] for mark in play.marks if mark in self._marks)
            if self._pays:
                value += self._pays * self.facts.pays(total, play.total)
            found.append((play, where, value))
        return tuple(found)


class _Cells(dict[int, tuple[tuple[Play, int, float], ...]]):
    """`Weighed.cell` of one card by total, worked out when it is wanted."""

    def __init__(self, weighed: Weighed, face: str) -> None:
        super().__init__()
        self._weighed = weighed
        self._face = face

    def __missing__(self, total: int) -> tuple[tuple[Play, int, float], ...]:
        found = self[total] = self._weighed.cell(self._face, total)
        return found


def _carried_on(saving: list[list[float]]) -> list[list[float]]:
    """Counts of saving cards that were never held in self-play are worth what the count below them is."""
    held = [any(row[count] for row in saving) for count in range(MOST_SAVING + 1)]
    most = max((count for count in range(MOST_SAVING + 1) if held[count]), default=0)
    return [[row[min(count, most)] for count in range(MOST_SAVING + 1)] for row in saving]


def keep_of(kind: str, facts: Facts, weights: Weights) -> list[float]:
    """What keeping a card of this kind is worth by zone: its own numbers, else those of the likest kind."""
    if kind in weights.keep or not weights.keep:
        return weights.keep.get(kind, [0.0] * ZONES)
    likest = min(weights.keep, key=lambda other: _unlike(kind, other))
    return weights.keep[likest]


def _unlike(kind: str, other: str) -> tuple[float, float]:
    """How much two kinds differ, by their notation: first in what they make of the total."""
    one, two = _gist(kind), _gist(other)
    sets = float(one[0] != two[0]) * 100 + float(one[2] != two[2]) * 50
    return sets + abs(one[1] - two[1]), abs(len(kind) - len(other))


def _gist(kind: str) -> tuple[bool, int, bool]:
    """Of a kind: whether it makes a total, the least it adds, whether there is a choice."""
    numbers = [int(number) for number in _NUMBER.findall(kind)]
    return "=" in kind, min(numbers, default=10), "|" in kind
