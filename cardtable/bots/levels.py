"""The levels that a seat can be given, by name."""

from __future__ import annotations

from cardtable.bots.cautious import CautiousBot
from cardtable.bots.protocol import Bot
from cardtable.bots.random import RandomBot

_BOTS: dict[str, Bot] = {"random": RandomBot(), "cautious": CautiousBot()}

LEVELS: tuple[str, ...] = tuple(_BOTS)
"""The names of all levels, weakest first."""


def bot(level: str) -> Bot:
    """The opponent of this level. Raises ValueError with one sentence for a name that is no level."""
    if level not in _BOTS:
        raise ValueError(f"There is no opponent “{level}”; there are {', '.join(LEVELS)}.")
    return _BOTS[level]
