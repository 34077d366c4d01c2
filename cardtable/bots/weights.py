"""The weights that were learned by self-play, found for the rules at hand.

A file holds the weights of one variant for two players or for more; there is one where they beat the rule of
thumb. House rules play by those of their variant, unless they change the hand by much. Rules without a file
play by that of rules that are all but the same; where there is none, the rule of thumb is what is played.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from cardtable.bots.facts import Facts
from cardtable.bots.weighed import Weights
from cardtable.resources import resource

TWO, MORE = 2, 4
"""The numbers of players for which weights are learned; the second stands for all greater ones."""
NEAR = 1
"""Cards by which a house rule may change the hand before other weights may fit better."""
ALIKE = 0.95
"""How well weights of other rules have to fit."""


def weights_for(facts: Facts) -> Weights | None:
    """The weights to play by; None where none were learned that fit, or none that beat the rule of thumb."""
    table = facts.table
    folder = resource("bots", "weights")
    count = TWO if table.players == TWO else MORE
    hand = table.rules.hand_size(table.players)
    own = folder / f"{table.rules.id}.{count}.json"
    if own.is_file() and abs(_read(own).hand - hand) <= NEAR:
        return _read(own)
    found = [_read(path) for path in sorted(folder.glob(f"*.{count}.json"))]
    best = max(found, key=lambda weights: _likeness(facts, weights), default=None)
    return best if best is not None and _likeness(facts, best) >= ALIKE else None


@cache
def _read(path: Path) -> Weights:
    return msgspec.json.decode(path.read_bytes(), type=Weights)


def _likeness(facts: Facts, weights: Weights) -> float:
    """How well weights fit the rules: kinds of cards in common, the same limit, hands of the same size."""
    kinds = set(facts.kinds)
    hand = facts.table.rules.hand_size(facts.table.players)
    common = len(kinds & weights.keep.keys()) / len(kinds | weights.keep.keys())
    return common - abs(len(weights.totals) - 2 - facts.limit) / 100 - abs(weights.hand - hand) / 10
