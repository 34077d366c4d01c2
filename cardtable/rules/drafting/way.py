"""One number or way that can be set in a draft, and functions that make each kind of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from cardtable.language import say
from cardtable.rules.drafting.document import keys_of
from cardtable.rules.loader import Raw
from cardtable.rules.prose.cards import card_name

Changes = Mapping[str, object]
"""New values of keys of the document, or of `table.key`; None removes one."""

Kind = Literal["number", "choice", "switch"]
Group = Literal["game", "cards", "stakes", "turn", "deal", "special"]
"""The total; hands and packs; what is lost; a turn; how a deal begins and ends; special parts."""

ON, OFF = "on", "off"
OWN_PACK = "own"


@dataclass(frozen=True)
class Way:
    """One number or way: its name, its value, and its possible values.

    A `choice` has `values` with their labels, a `number` its bounds, a `switch` is "on" or "off". `part` is
    the key of the part's switch, if it belongs to one. `causes` are the keys of the document that it sets.
    """

    key: str
    kind: Kind
    group: Group
    name: str
    value: str
    values: tuple[tuple[str, str], ...] = ()
    least: int = 0
    most: int = 0
    part: str = ""
    causes: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """The value of a number."""
        return int(self.value)

    @property
    def is_on(self) -> bool:
        return self.value == ON

    @property
    def label(self) -> str:
        """The value in words."""
        return dict(self.values).get(self.value, self.value)


def message(key: str) -> str:
    return f"draft-way-{key.replace('_', '-')}"


def number(
    key: str,
    group: Group,
    value: int,
    least: int,
    most: int,
    causes: tuple[str, ...] = (),
    part: str = "",
) -> Way:
    return Way(key, "number", group, say(message(key)), str(value), (), least, most, part, causes)


def choice(
    key: str, group: Group, value: str, values: tuple[str, ...], causes: tuple[str, ...], part: str = ""
) -> Way:
    labels = tuple((one, say(f"{message(key)}-{one.replace('_', '-')}")) for one in values)
    return Way(key, "choice", group, say(message(key)), value, labels, part=part, causes=causes)


def switch(key: str, group: Group, on: bool, causes: tuple[str, ...], part: str = "") -> Way:
    return Way(key, "switch", group, say(message(key)), ON if on else OFF, part=part, causes=causes)


def ranks(key: str, raw: Raw, now: str, part: str, none: bool = False) -> Way:
    """Return a choice among the ranks of the pack."""
    ranks = dict.fromkeys([*([""] if none else []), *keys_of(raw)])
    labels = tuple((rank, rank_label(rank)) for rank in ranks)
    return Way(key, "choice", "special", say(message(key)), now, labels, part=part, causes=(part,))


def rank_label(rank: str) -> str:
    return card_name(rank) if rank else say("draft-no-card")
