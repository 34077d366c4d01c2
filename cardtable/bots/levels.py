"""The levels that a seat can be given, by name, and who plays at each: data in resources/bots."""

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
"""Whoever plays without a plan: no level, but games with it can be simulated and old ones resumed."""

USUAL = "cautious"
"""The level of someone who has not chosen one."""


@cache
def levels() -> dict[str, Level]:
    """Every level as its file has it, weakest first."""
    text = resource("bots", "levels.toml").read_text(encoding="utf-8")
    found = msgspec.convert(tomllib.loads(text), dict[str, Level])
    return {name: found[name] for name in LEVELS}


def unlike(table: Rulebook) -> tuple[str, ...]:
    """The levels that differ at this table, weakest first: where no weights were learned for its rules, a
    level that goes by them plays as a weaker one does.
    """
    mind, found = thinking(table), dict[tuple[bool, float, int], str]()
    for name, level in levels().items():
        goes_by_weights = mind.policy(level.policy) is not mind.thumb
        found.setdefault((goes_by_weights, level.slips, level.playouts), name)
    return tuple(found.values())


def characters(level: str) -> tuple[Character, ...]:
    """Who plays at this level."""
    return levels()[level].characters


def stated(level: str) -> str:
    """A level with its budget as a record keeps it: `expert/400`, so that a choice can be replayed."""
    name, _, budget = level.partition("/")
    playouts = levels()[name].playouts if name in LEVELS else 0
    return f"{name}/{playouts}" if playouts and not budget else level


def searches(level: str) -> bool:
    """Whether an opponent of this level thinks moves through, which takes time."""
    return not stated(level).endswith("/0") and "/" in stated(level)


def without_search(level: str) -> str:
    """The same level by its base policy alone."""
    return f"{level.partition('/')[0]}/0"


def is_level(level: str) -> bool:
    """Whether there is an opponent of this name, with or without a budget."""
    name, slash, budget = level.partition("/")
    return (name in LEVELS or level == RANDOM) and (not slash or budget.isdecimal())


def bot(level: str, table: Rulebook, name: str = "") -> Bot:
    """The opponent of this level at this table, with the taste of the character of this name, if any.

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
