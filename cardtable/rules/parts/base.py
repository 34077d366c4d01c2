"""The base of the parts of the rules for words and the workshop: one row each, with all its texts."""

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
"""The kind of a chip."""

Slots = Mapping[str, Slot] | None
"""The slots of a tip; None if the tip is not true."""

Says = Callable[[Rules], tuple[str, ...]]
"""Returns sentences about a game that has the part."""


@dataclass(frozen=True)
class Row:
    """The chip for one key, or for several that go together.

    `says` returns "" if there is nothing to say; then the message `unsaid` is used in comparison with a game
    that has something. `first`: shown for a classic too. A part's row is only used for games with that part,
    and comes `after` the row of another key. `in_full` is read aloud if the chip alone is too short. Two
    games differ if the words do, or by `differs_by` if these also depend on another row.
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
    """The message of a tip, and the slots for a game in which it is true; a greater `weight` comes earlier.

    A part's tip is only used for games with that part.
    """

    message: str
    holds: Callable[[Rules], Slots] = lambda rules: {}
    weight: int = 5


class ByTotal(NamedTuple):
    """An example of a total: the message says who pays or gets what."""

    total: int
    message: str
    slots: Mapping[str, Slot] = {}


@dataclass(frozen=True)
class Passage:
    """One section of the rules in words.

    Its heading, its paragraphs (none if the game has no such rule), and the topics of its examples, the first
    one `by_total`.
    """

    heading: Callable[[Rules], str]
    paragraphs: Callable[[Rules], tuple[str, ...]]
    topics: tuple[str, ...] = ()
    by_total: Callable[[Rules], ByTotal | None] = lambda rules: None


@dataclass(frozen=True)
class Switch:
    """When a part can be switched on in the workshop, and the changes that switch it on and off."""

    can: Callable[[Raw], bool]
    on: Callable[[Raw], Changes]
    off: Callable[[Raw], Changes]


@dataclass(frozen=True)
class ComesWith:
    """A part that exists exactly while a card has this action.

    `begins` returns its first rules for these cards.
    """

    action: Action
    begins: Callable[[Raw, list[str]], Raw]


def _no_ways(raw: Raw) -> Iterator[Way]:
    return iter(())


@dataclass(frozen=True, kw_only=True)
class Part:
    """One part of the rules, by its key in the document.

    `sections`, `chips` and `tips` are its texts. A part that decides the game has sentences on its `aim`, its
    first words (`shown`), how it ends (`end`, first the one in which it is won), and the chip for the end of
    a deal (`deal_end`). A part that changes dealing has sentences on the `hand`, the `start` of the pile, and
    the next deal (`again`); and on a `last_card` that does not mean being stuck. In the workshop it has a
    `switch`, or `comes_with_card`; it has `implied_changes` of other keys, and whether it is `still_valid` is
    checked after every change. Its own `parameters` are set by `set_parameter`, which returns None for a
    house rule.
    """

    key: str
    sections: tuple[Passage, ...] = ()
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
    comes_with_card: ComesWith | None = None
    implied_changes: Callable[[Raw], Changes] = lambda raw: {}
    still_valid: Callable[[Raw], bool] = lambda raw: True
    parameters: Callable[[Raw], Iterator[Way]] = _no_ways
    set_parameter: Callable[[Raw, str, str], Changes | None] = lambda raw, key, value: None

    def is_on(self, raw: Raw) -> bool:
        """Return whether the game has it."""
        return bool(raw.get(self.key))

    def is_in(self, rules: Rules) -> bool:
        """Return whether the key means something in these rules."""
        return rules.terms.says(self.key)


_Said = TypeVar("_Said")


def only_in(part: Part, asked: Callable[[Rules], _Said], nothing: _Said) -> Callable[[Rules], _Said]:
    """Return a function that asks only games with the part, and returns `nothing` for others."""
    return lambda rules: asked(rules) if part.is_in(rules) else nothing


def by_key(puts: Mapping[str, Callable[[Raw, str], Changes]]) -> Callable[[Raw, str, str], Changes | None]:
    """Return a function that sets each way by its own function."""
    return lambda raw, key, value: puts[key](raw, value) if key in puts else None


def when(holds: Callable[[Rules], bool]) -> Callable[[Rules], Slots]:
    """Return the slots of a tip without slots that is true if this holds."""
    return lambda rules: slots(holds(rules))


def slots(holds: bool, **filled: Slot) -> Slots:
    """Return the slots of a tip that is true if this holds."""
    return filled if holds else None


def of_cards(rules: Rules, fits: Callable[[CardOption], bool], **more: Slot) -> Slots:
    """Return the slots of a tip about the cards that fit; None if there are none."""
    cards = named_cards(cards_that(rules, fits))
    return None if cards is None else {"cards": cards, **more}


def largest_hand(raw: Raw) -> int:
    """Return the most cards of a hand at the beginning."""
    hand = raw["hand"]
    return max(hand.values()) if isinstance(hand, dict) else int(hand)


def may_decide(raw: Raw) -> bool:
    """Return whether no other part decides how a deal ends: a game has at most one."""
    return not any(map(raw.get, keys_with("decides")))


def may_go_over(raw: Raw) -> bool:
    """Return whether a part may decide how a deal ends, with a total that goes up to a limit."""
    return goes_up(raw) and may_decide(raw)


NO_TOKENS: Changes = {"tokens": "none", "elimination_rule": "never"}
"""The settings of a part that decides a game in which players are never out."""


def some_tokens(raw: Raw) -> Any:
    """Return the present number of tokens, or 3 if there are none."""
    tokens = raw["tokens"]
    some = all(tokens.values()) if isinstance(tokens, dict) else tokens not in ("none", 0)
    return tokens if some else 3


def out_by_tokens(raw: Raw) -> Changes:
    """Return the settings of a part that decides a game in which losing all tokens puts a player out."""
    below = raw["elimination_rule"] == "below_zero"
    return {"tokens": some_tokens(raw), "elimination_rule": "below_zero" if below else "at_zero"}


def thirds(raw: Raw) -> list[int]:
    """Return the totals a third and two thirds of the way to the limit, as first marks of a part."""
    limit = raw["limit"]
    return sorted({limit // 3, limit * 2 // 3} - {0, limit})


def off_with_stakes(key: str) -> Callable[[Raw], Changes]:
    """Return the changes of a draft that remove a part, and let the game end as usual."""
    usual = {"elimination_rule": "at_zero", "dealer_rotation": "left", "next_starter": "left_of_dealer"}
    return lambda raw: {key: None, **usual, "token": None}


def gone(key: str) -> Callable[[Raw], Changes]:
    """Return the changes of a draft that remove only this part."""
    return lambda raw: {key: None}


def card_that(action: Action, *usual: str) -> Callable[[Raw], Changes]:
    """Return the changes that give a card this action.

    One of the usual ranks, or else the last in the pack.
    """

    def on(raw: Raw) -> Changes:
        can = [key for key in keys_of(raw) if can_do_more(raw, key)]
        key = next((key for key in usual if key in can), can[-1] if can else "")
        return with_action(raw, key, action) if key else {}

    return on


def without_the_cards(action: Action) -> Callable[[Raw], Changes]:
    """Return the changes that remove the action, and with it the part."""
    return lambda raw: {"cards": without_action(raw, action)["cards"]}
