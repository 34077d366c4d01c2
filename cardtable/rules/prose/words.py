"""Values for the slots of the rules' sentences: cards with an effect, ranks, prices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from cardtable.cards.faces import JOKER, RANKS, rank_of
from cardtable.language import Card, Listed, Rank, Tokens
from cardtable.rules.effects import REVERSE, Action, CardOption
from cardtable.rules.model import Rules


def does(rules: Rules, action: Action) -> bool:
    """Return whether some card has this action."""
    return any(action in option.actions for options in rules.cards.values() for option in options)


def turns(rules: Rules) -> Literal["on", "off"]:
    """Return whether the direction of play can turn, so that the text has to mention it."""
    return "on" if does(rules, REVERSE) else "off"


def any_of(rules: Rules, action: Action) -> Listed:
    """Return the cards with this action, by rank or one by one."""
    faces = [face for face, options in rules.cards.items() if any(action in o.actions for o in options)]
    return Listed([Card(name) for name in by_rank(rules, faces)], "or")


def rank_in_words(named: str) -> Rank:
    """Return a rank as a variant file names it, jokers too."""
    return Rank(JOKER if named == "joker" else named)


def cost(rules: Rules, count: int = 1) -> Tokens:
    """Return the price that a loser pays."""
    return Tokens(rules.token_kind, count)


def by_rank(rules: Rules, faces: Iterable[str]) -> list[str]:
    """Return faces as ranks if all cards of the rank are among them, else one by one."""
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
    """Return the side to which play goes when a deal begins."""
    return "right" if rules.goes_right else "left"


def deal_goes_on(rules: Rules) -> bool:
    """Return whether the others play on after a bust, until one player is left."""
    return rules.deal_end in ("knock_out", "drop_out", "pile_away")


def stands_for_the_next(rules: Rules) -> bool:
    """Return whether the next player faces the demands on a player who can't play (rules, 1.10)."""
    return rules.deal_end in ("knock_out", "drop_out")


def cards_that(rules: Rules, fits: Callable[[CardOption], bool]) -> list[str]:
    """Return the cards with an option that fits, by rank or one by one."""
    return by_rank(rules, (face for face in rules.faces if any(map(fits, rules.cards[face]))))


def named_cards(names: Iterable[str]) -> Listed | None:
    """Return these cards in a list, unless there are none, or too many to name."""
    cards = [Card(name) for name in names]
    return Listed(cards, "or") if 0 < len(cards) <= _MANY else None


def all_options(rules: Rules) -> list[CardOption]:
    return [option for options in rules.cards.values() for option in options]


_MANY = 8
"""The most cards that are named in a list."""
