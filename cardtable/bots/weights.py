"""The weights that were learned by self-play, found for the rules at hand.

A file holds the weights of one variant for two players or for more. House rules play by those of their
variant, unless they change the hand by much. A variant without a file plays by that of the rules most like
it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from cardtable.bots.facts import Facts
from cardtable.bots.weighed import Weights
from cardtable.resources import resource

TWO, MORE = 2, 4
"""The numbers of players for which weights are learned in most variants."""
NEAR = 1
"""Cards by which a house rule may change the hand before other weights may fit better."""


def weights_for(facts: Facts) -> Weights:
    """The weights to play by. Raises ValueError when there are none at all."""
    table = facts.table
    folder = resource("bots", "weights")
    hand = table.rules.hand_size(table.players)
    own = sorted(folder.glob(f"{table.rules.id}.*.json"), key=lambda path: abs(_count(path) - table.players))
    for path in own:
        if abs(_read(path).hand - hand) <= NEAR:
            return _read(path)
    count = TWO if table.players == TWO else MORE
    found = sorted(folder.glob(f"*.{count}.json"))
    if not found:
        raise ValueError("There are no weights for the computer opponents.")
    return max((_read(path) for path in found), key=lambda weights: _likeness(facts, weights))


def _count(path: Path) -> int:
    """The number of players that stands in the name of a file."""
    return int(path.suffixes[-2].removeprefix("."))


@cache
def _read(path: Path) -> Weights:
    return msgspec.json.decode(path.read_bytes(), type=Weights)


def _likeness(facts: Facts, weights: Weights) -> float:
    """How well weights fit the rules: kinds of cards in common, the same limit, hands of the same size."""
    kinds = set(facts.kinds)
    hand = facts.table.rules.hand_size(facts.table.players)
    common = len(kinds & weights.keep.keys()) / len(kinds | weights.keep.keys())
    return common - abs(len(weights.totals) - 2 - facts.limit) / 100 - abs(weights.hand - hand) / 10
