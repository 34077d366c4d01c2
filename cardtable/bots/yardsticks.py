"""What opponents are measured by: the frozen rule of thumb. No player can seat it."""

from __future__ import annotations

import tomllib
from functools import cache

from cardtable.bots.opponents import PolicyBot, thinking
from cardtable.bots.thumb import Ordered
from cardtable.game.table import Table
from cardtable.resources import resource

RULE_OF_THUMB = "rule-of-thumb"


@cache
def _order() -> tuple[str, ...]:
    text = resource("bots", "yardsticks.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)[RULE_OF_THUMB]["order"])


def yardstick(name: str, table: Table) -> PolicyBot:
    """The rule of thumb: the frozen list where it covers all cards, else as the rules of the table have it.

    Raises ValueError for another name.
    """
    if name != RULE_OF_THUMB:
        raise ValueError(f"There is no yardstick “{name}”.")
    mind = thinking(table)
    covered = {entry.partition(":")[0] for entry in _order()}
    return PolicyBot(Ordered(mind.facts, _order()) if covered >= set(mind.facts.kinds) else mind.thumb)
