"""The levels of computer opponents by name, and their characters: data in resources/bots."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from cardtable.bots.opponents import NOBODY, Bot, Character, Level, Opponent, RandomOpponent, thinking
from cardtable.game.rulebook import Rulebook
from cardtable.resources import resource

LEVELS: tuple[str, ...] = ("beginner", "casual", "cautious", "clever", "expert")
"""The names of all levels, weakest first."""

RANDOM = "random"
"""The opponent without a plan: not a level, but usable in simulations and for resuming old games."""

USUAL = "cautious"
"""The default level."""


@cache
def levels() -> dict[str, Level]:
    """Return every level by name as its file has it, weakest first."""
    text = resource("bots", "levels.toml").read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(text), dict[str, Level])
    return {name: found[name] for name in LEVELS}


def unlike(table: Rulebook) -> tuple[str, ...]:
    """Return the levels that differ at this table, weakest first.

    Without learned weights for its rules, a level that uses weights plays as a weaker one does.
    """
    mind, found = thinking(table), dict[tuple[bool, float, int], str]()
    for name, level in levels().items():
        goes_by_weights = mind.policy(level.policy) is not mind.thumb
        found.setdefault((goes_by_weights, level.slips, level.playouts), name)
    return tuple(found.values())


def characters(level: str) -> tuple[Character, ...]:
    return levels()[level].characters


def stated(level: str) -> str:
    """Return a level with its budget as a record keeps it: `expert/400`, so that a choice can be replayed."""
    name, _, budget = level.partition("/")
    playouts = levels()[name].playouts if name in LEVELS else 0
    return f"{name}/{playouts}" if playouts and not budget else level


def searches(level: str) -> bool:
    """Return whether an opponent of this level searches, which takes time."""
    return not stated(level).endswith("/0") and "/" in stated(level)


def without_search(level: str) -> str:
    """Return the same level without a search, playing by its base policy."""
    return f"{level.partition('/')[0]}/0"


def is_level(level: str) -> bool:
    """Return whether there is an opponent of this name, with or without a budget."""
    name, slash, budget = level.partition("/")
    return (name in LEVELS or level == RANDOM) and (not slash or budget.isdecimal())


def bot(level: str, table: Rulebook, name: str = "") -> Bot:
    """Return the opponent of this level at this table, with the taste of the character called `name`, if any.

    Raises ValueError with one sentence for a name that is no level.
    """
    if not is_level(level):
        raise ValueError(f"There is no opponent “{level}”; there are {', '.join((RANDOM, *LEVELS))}.")
    if level == RANDOM:
        return RandomOpponent()
    plain, _, budget = level.partition("/")
    found = levels()[plain]
    if budget:
        found = msgspec.structs.replace(found, playouts=int(budget))
    character = next((one for one in found.characters if one.name == name), NOBODY)
    return Opponent(table, found, character)
