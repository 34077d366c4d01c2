"""What a part of the rules is to whoever tells rules or makes them: one row, with all that is said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeVar

from cardtable.language import Slot
from cardtable.rules.drafting.document import (
    can_do_more,
    goes_up,
    keys_of,
    with_action,
    without_action,
)
from cardtable.rules.drafting.way import Changes, Way
from cardtable.rules.effects import Action, CardOption
from cardtable.rules.loader import Raw
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import cards_that, named_cards
from cardtable.rules.schema import keys_with

Kind = Literal["adds", "takes", "twists", "sets", "plain"]
"""Of what kind a chip is."""

Slots = Mapping[str, Slot] | None
"""What fills a tip; None where it is not true."""

Says = Callable[[Rules], tuple[str, ...]]
"""Sentences about a game that has the part."""


@dataclass(frozen=True)
class Row:
    """What is said of one key, or of several that go together. `says` is empty where there is nothing; then
    the message `unsaid` tells it beside a game that has something. `first`: it is told of a classic too. That
    of a part is asked of games that have it, and told `after` that of another key. `in_full` is what is read
    out where the chip alone says too little. Two games differ where its words do, or by `differs_by`, where
    these also name what another row tells.
    """

    keys: tuple[str, ...]
    says: Callable[[Rules], str]
    unsaid: str = ""
    first: bool = False
    after: str = "tokens"
    kind: Kind = "plain"
    in_full: Callable[[Rules], str] | None = None
    differs_by: Callable[[Rules], object] | None = None


@dataclass(frozen=True)
class Tip:
    """The message that tells it, and the slots of a game where it holds; of greater `weight`, it is told
    earlier. That of a part is asked of games that have it.
    """

    message: str
    holds: Callable[[Rules], Slots] = lambda rules: {}
    weight: int = 5


class ByTotal(NamedTuple):
    """An example: a total that is made, and the message that tells who pays or gets what by it."""

    total: int
    message: str
    slots: Mapping[str, Slot] = {}


@dataclass(frozen=True)
class Told:
    """One section of the rules in words: what its heading is, its paragraphs (none where the game has nothing
    of it), and the topics by which it is given examples, the first of them `by_total`.
    """

    heading: Callable[[Rules], str]
    paragraphs: Callable[[Rules], tuple[str, ...]]
    topics: tuple[str, ...] = ()
    by_total: Callable[[Rules], ByTotal | None] = lambda rules: None


@dataclass(frozen=True)
class Switch:
    """Where a part can be switched on in the workshop, what that changes, and what takes it away."""

    can: Callable[[Raw], bool]
    on: Callable[[Raw], Changes]
    off: Callable[[Raw], Changes]


@dataclass(frozen=True)
class ComesWith:
    """A part that is there exactly while a card does this: how its rules begin, by the cards that do."""

    action: Action
    begins: Callable[[Raw, list[str]], Raw]


def _no_ways(raw: Raw) -> Iterator[Way]:
    return iter(())


@dataclass(frozen=True, kw_only=True)
class Part:
    """One part of the rules, by the key of the document that has it.

    `sections`, `chips` and `tips` are what is told of it. Where it decides the game, it says what that is
    about (`aim`), and in what first words (`shown`); how it ends (`end`, that in which it is won first); and
    by what chip a deal does (`deal_end`). Where it deals otherwise, it says how many cards everybody gets
    (`hand`), what begins the pile (`start`), and what the next deal begins with (`again`); and what it means
    to have laid the `last_card`, where that is not to be stuck. In the workshop it
    has a `switch`, or it `comes` with cards; it `settles` other keys, and what it `stays` for is looked at
    after every change. Its own `ways` are set by `put`, which answers None for a house rule.
    """

    key: str
    sections: tuple[Told, ...] = ()
    chips: tuple[Row, ...] = ()
    tips: tuple[Tip, ...] = ()
    aim: Says | None = None
    shown: Says | None = None
    end: Says | None = None
    deal_end: Says | None = None
    hand: Says | None = None
    start: Says | None = None
    again: Says | None = None
    last_card: Says | None = None
    switch: Switch | None = None
    comes: ComesWith | None = None
    settles: Callable[[Raw], Changes] = lambda raw: {}
    stays: Callable[[Raw], bool] = lambda raw: True
    ways: Callable[[Raw], Iterator[Way]] = _no_ways
    put: Callable[[Raw, str, str], Changes | None] = lambda raw, key, value: None

    def is_on(self, raw: Raw) -> bool:
        """Whether the game has it."""
        return bool(raw.get(self.key))

    def is_in(self, rules: Rules) -> bool:
        """Whether the key says something in these rules."""
        return rules.terms.says(self.key)


_Said = TypeVar("_Said")


def only_in(part: Part, asked: Callable[[Rules], _Said], nothing: _Said) -> Callable[[Rules], _Said]:
    """Asks no game that does not have the part."""
    return lambda rules: asked(rules) if part.is_in(rules) else nothing


def by_key(puts: Mapping[str, Callable[[Raw, str], Changes]]) -> Callable[[Raw, str, str], Changes | None]:
    """Sets each way by a function of its own."""
    return lambda raw, key, value: puts[key](raw, value) if key in puts else None


def when(holds: Callable[[Rules], bool]) -> Callable[[Rules], Slots]:
    """A tip without slots that is true where this holds."""
    return lambda rules: slots(holds(rules))


def slots(holds: bool, **filled: Slot) -> Slots:
    """The slots of a tip that is true where this holds."""
    return filled if holds else None


def of_cards(rules: Rules, fits: Callable[[CardOption], bool], **more: Slot) -> Slots:
    """The slots of a tip about the cards that fit; None where there are none."""
    cards = named_cards(cards_that(rules, fits))
    return None if cards is None else {"cards": cards, **more}


def largest_hand(raw: Raw) -> int:
    """The most cards that anybody holds at the beginning."""
    hand = raw["hand"]
    return max(hand.values()) if isinstance(hand, dict) else int(hand)


def may_decide(raw: Raw) -> bool:
    """Whether another way to end a deal has room: one of them is enough for a game."""
    return not any(map(raw.get, keys_with("decides")))


def may_go_over(raw: Raw) -> bool:
    """Whether there is room for one where the total goes up to a limit."""
    return goes_up(raw) and may_decide(raw)


NO_TOKENS: Changes = {"tokens": "none", "elimination_rule": "never"}
"""What the part settles that decides a game in which nobody is out."""


def some_tokens(raw: Raw) -> Any:
    """As many as there are, but not none."""
    tokens = raw["tokens"]
    some = all(tokens.values()) if isinstance(tokens, dict) else tokens not in ("none", 0)
    return tokens if some else 3


def out_by_tokens(raw: Raw) -> Changes:
    """What the part settles that decides a game in which who has lost all tokens is out."""
    below = raw["elimination_rule"] == "below_zero"
    return {"tokens": some_tokens(raw), "elimination_rule": "below_zero" if below else "at_zero"}


def thirds(raw: Raw) -> list[int]:
    """The totals a third and two thirds of the way to the limit, where a part has its marks at first."""
    limit = raw["limit"]
    return sorted({limit // 3, limit * 2 // 3} - {0, limit})


def off_with_stakes(key: str) -> Callable[[Raw], Changes]:
    """The part goes, and who loses the game is decided as usual."""
    usual = {"elimination_rule": "at_zero", "dealer_rotation": "left", "next_starter": "left_of_dealer"}
    return lambda raw: {key: None, **usual, "token": None}


def gone(key: str) -> Callable[[Raw], Changes]:
    """The part goes, and nothing else with it."""
    return lambda raw: {key: None}


def card_that(action: Action, *usual: str) -> Callable[[Raw], Changes]:
    """The part comes with a card that does this: one of the usual ranks, or else the last in the pack."""

    def on(raw: Raw) -> Changes:
        can = [key for key in keys_of(raw) if can_do_more(raw, key)]
        key = next((key for key in usual if key in can), can[-1] if can else "")
        return with_action(raw, key, action) if key else {}

    return on


def without_the_cards(action: Action) -> Callable[[Raw], Changes]:
    """The part goes with what the cards do that ask for it."""
    return lambda raw: {"cards": without_action(raw, action)["cards"]}
