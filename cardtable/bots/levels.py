"""The levels of computer opponents by name, and their characters: data in resources/bots."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from cardtable.bots.opponents import NOBODY, Bot, Character, Level, Opponent, RandomOpponent, thinking
from cardtable.bots.weighed import learned_with
from cardtable.game.rulebook import Rulebook
from cardtable.resources import resource

LEVELS: tuple[str, ...] = ("beginner", "casual", "cautious", "expert")
"""The names of all levels, weakest first."""

FORMER = {"clever": "expert/0"}
"""The levels that only older records have, with today's that play as they did."""

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


def current(level: str) -> str:
    """Return today's level for one of an older record; any other name stays as it is."""
    return FORMER.get(level, level)


def plain(level: str) -> str:
    """Return the name of a level without its budget."""
    return current(level).partition("/")[0]


def characters(level: str) -> tuple[Character, ...]:
    return levels()[plain(level)].characters


def stated(level: str, table: Rulebook) -> str:
    """Return a level with its budget at this table as a record keeps it, so that a choice can be replayed.

    `expert/400`, or the plain name of a level that never searches.
    """
    found = levels().get(level)
    return level if found is None or not found.playouts else f"{level}/{_budget(found, table)}"


def _budget(level: Level, table: Rulebook) -> int:
    """Return the playouts of a level at this table.

    They are worth their time if nothing was learned for its rules, and where they were measured to be.
    """
    mind = thinking(table)
    has_learned = mind.policy(level.policy) is not mind.thumb
    is_worth_it = learned_with(mind.facts) in level.searches.get(table.rules.id, ())
    return level.playouts if is_worth_it or not has_learned else 0


def searches(level: str) -> bool:
    """Return whether an opponent of this level may search, which takes time."""
    name, slash, budget = current(level).partition("/")
    return int(budget) > 0 if slash else name in LEVELS and levels()[name].playouts > 0


def without_search(level: str) -> str:
    """Return the same level without a search, playing by its base policy."""
    return f"{plain(level)}/0"


def is_level(level: str) -> bool:
    """Return whether there is an opponent of this name, with or without a budget."""
    name, slash, budget = current(level).partition("/")
    return (name in LEVELS or level == RANDOM) and (not slash or budget.isdecimal())


def bot(level: str, table: Rulebook, name: str = "") -> Bot:
    """Return the opponent of this level at this table, with the taste of the character called `name`, if any.

    Raises ValueError with one sentence for a name that is no level.
    """
    if not is_level(level):
        raise ValueError(f"There is no opponent “{level}”; there are {', '.join((RANDOM, *LEVELS))}.")
    return RandomOpponent() if level == RANDOM else opponent(level, table, name)


def opponent(level: str, table: Rulebook, name: str = "") -> Opponent:
    """Return the opponent of one of the levels, as `bot` does."""
    found, (_, _, budget) = levels()[plain(level)], stated(current(level), table).partition("/")
    character = next((one for one in found.characters if one.name == name), NOBODY)
    return Opponent(table, msgspec.structs.replace(found, playouts=int(budget or 0)), character)
