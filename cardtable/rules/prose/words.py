"""What fills the slots of the sentences of the rules: cards that do something, ranks, what is paid."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from cardtable.cards.faces import JOKER, RANKS, rank_of
from cardtable.language import Card, Listed, Rank, Tokens
from cardtable.rules.effects import REVERSE, Action, CardOption
from cardtable.rules.model import Rules


def does(rules: Rules, action: Action) -> bool:
    """Whether some card does this."""
    return any(action in option.actions for options in rules.cards.values() for option in options)


def turns(rules: Rules) -> Literal["on", "off"]:
    """Whether the direction of play can turn; where it cannot, nothing is said of it."""
    return "on" if does(rules, REVERSE) else "off"


def any_of(rules: Rules, action: Action) -> Listed:
    """The cards that do this, by rank or one by one."""
    faces = [face for face, options in rules.cards.items() if any(action in o.actions for o in options)]
    return Listed([Card(name) for name in by_rank(rules, faces)], "or")


def rank_in_words(named: str) -> Rank:
    """A rank as a variant file names it, jokers too."""
    return Rank(JOKER if named == "joker" else named)


def cost(rules: Rules, count: int = 1) -> Tokens:
    """What somebody who loses pays."""
    return Tokens(rules.token_kind, count)


def by_rank(rules: Rules, faces: Iterable[str]) -> list[str]:
    """Faces as ranks where all cards of the rank are among them, else one by one."""
    chosen = set(faces)
    names = []
    for face in sorted(chosen, key=_place):
        rank = rank_of(face)
        whole = all(other in chosen for other in rules.faces if rank_of(other) == rank)
        names.append(rank if whole else face)
    return list(dict.fromkeys(names))


def _place(face: str) -> tuple[int, str]:
    rank = rank_of(face)
    return (RANKS.index(rank) if rank in RANKS else len(RANKS), face)


def side(rules: Rules) -> Literal["left", "right"]:
    """The side to which play goes when a deal begins."""
    return "right" if rules.goes_right else "left"


def deal_goes_on(rules: Rules) -> bool:
    """Whether the others play on after a bust, until one player is left."""
    return rules.deal_end in ("knock_out", "drop_out", "pile_away")


def stands_for_the_next(rules: Rules) -> bool:
    """Whether the next player faces what a player who cannot play leaves behind (rules, 1.10)."""
    return rules.deal_end in ("knock_out", "drop_out")


def cards_that(rules: Rules, fits: Callable[[CardOption], bool]) -> list[str]:
    """The cards one of whose options fits, by rank or one by one."""
    return by_rank(rules, (face for face in rules.faces if any(map(fits, rules.cards[face]))))


def named_cards(names: Iterable[str], join: str = "or") -> Listed | None:
    """These cards in a list, unless there are none, or too many to name."""
    cards = [Card(name) for name in names]
    return Listed(cards, join) if 0 < len(cards) <= _MANY else None


def all_options(rules: Rules) -> list[CardOption]:
    return [option for options in rules.cards.values() for option in options]


_MANY = 8
"""More cards than this are too many to name."""
