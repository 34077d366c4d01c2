"""The kinds of slots of messages, as in `### $card (card): the card that is played` at the head of a file."""

from __future__ import annotations

import re
from functools import cache

from cardtable.language import Card, Listed, Player, Range, Rank, Slot, Tokens
from cardtable.resources import resource

DECLARED = re.compile(r"^### \$(\w+) \((\w+)\): ", re.M)

FILLINGS: dict[str, list[Slot]] = {
    "number": [0, 1, 2, 3, 5, 11, 21, 99, 104, -4, 1_000_000],
    "range": [0, 1, 5, 21, Range(0, 1), Range(1, 2), Range(3, 21), Range(16, 28)],
    "text": ["", "Ann", "a { b }", "名"],
    "card": [Card(code) for code in ("AS", "7H", "10D", "QC", "JK1", "HOLD", "N7", "M10", "??")],
    "rank": [Rank(code) for code in ("A", "7", "8", "K", "JK", "DP", "ZEUS")],
    "player": [Player("Ann"), Player("Ann", is_you=True)],
    "tokens": [Tokens(kind, count) for kind in ("penny", "corner", "token") for count in (0, 1, 2, 5)],
}
"""Values for a slot of each kind; a plural such as `cards` is a list of them."""

TYPES = {
    "number": int,
    "range": int | Range,
    "text": str,
    "card": Card,
    "rank": Rank,
    "player": Player,
    "tokens": Tokens,
}
KINDS = {*FILLINGS, *(f"{kind}s" for kind in FILLINGS)}


@cache
def slot_kinds(room: str) -> dict[str, str]:
    """Return the kinds of the slots of a file, according to its head."""
    path = resource("languages") / "en" / f"{room}.ftl"
    return dict(DECLARED.findall(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def fillings(kind: str) -> list[Slot]:
    """Return values for a slot of this kind."""
    if kind in FILLINGS:
        return FILLINGS[kind]
    items = FILLINGS[kind.removesuffix("s")]
    return [Listed(items[:count], join) for count in (0, 1, 2, 3) for join in ("and", "or")]


def is_of_kind(value: Slot, kind: str) -> bool:
    """Return whether a slot of this kind can have this value."""
    if isinstance(value, Listed):
        return kind not in TYPES and kind in KINDS and all(is_of_kind(one, kind[:-1]) for one in value.items)
    return kind in TYPES and isinstance(value, TYPES[kind]) and not isinstance(value, bool)
