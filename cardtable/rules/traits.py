"""The kind of game that a variant is, for people who search for one: derived from its rules alone."""

from __future__ import annotations

from cardtable.cards.faces import JOKER, RANKS, pips_of, rank_of
from cardtable.rules.effects import Add, AddAny, CardOption, SetAny, SetTotal
from cardtable.rules.model import Rules

KINDS = ("reverse", "skip", "any", "name", "hands", "twice", "answer", "together", "jokers", "pack")
"""Kinds of special cards: one that turns the direction; skips; makes any total; names a player; moves hands
or a card to other owners; asks for two plays; asks for an answer; several cards at once; jokers; a special
pack.
"""

MOST_SPECIAL = 5
LARGEST_HAND = 5
"""The most special ranks, and the largest hand, of a game for children."""

_COURT = 10
"""The number that a court card adds by default."""


def kinds_of_cards(rules: Rules) -> frozenset[str]:
    """Return the kinds of special cards that a variant has, of `KINDS`."""
    options = [option for several in rules.cards.values() for option in several]
    found: set[str] = {action.kind for option in options for action in option.actions if action.kind}
    if any(isinstance(option.total, SetAny) for option in options):
        found.add("any")
    ranks = {rank_of(face) for face in rules.faces}
    if JOKER in ranks:
        found.add("jokers")
    if not ranks <= {*RANKS, JOKER}:
        found.add("pack")
    if rules.terms.together is not None or rules.terms.three_of_a_kind is not None:
        found.add("together")
    return frozenset(found)


def is_good_with_children(rules: Rules) -> bool:
    """Return whether small children can keep up.

    One card a turn and nothing out of turn, few special cards, small hands, no arithmetic but adding, taking
    up to ten away or setting the total, no card that must lead below 0, and an end in sight.
    """
    down = rules.counts_down
    cards = rules.cards.items()
    special = {rank_of(face) for face, options in cards if not _just_counts(face, options, down)}
    seats = range(rules.min_players, rules.max_players + 1)
    return (
        rules.is_plain
        and rules.has_end
        and rules.limit <= 100
        and len(special) <= MOST_SPECIAL
        and all(rules.hand_size(players) <= LARGEST_HAND for players in seats)
        and all(_is_easy(option) for options in rules.cards.values() for option in options)
        and (rules.negative_totals != "allow" or not any(map(_must_go_down, rules.cards.values())))
    )


def _just_counts(face: str, options: tuple[CardOption, ...], down: bool) -> bool:
    """Return whether a card only adds its number, or ten for a court card; with `down` only takes it off."""
    if len(options) != 1 or options[0].actions or not isinstance(options[0].total, Add):
        return False
    amount = -options[0].total.amount if down else options[0].total.amount
    return amount == (_COURT if rank_of(face) in {"J", "Q", "K"} else pips_of(face))


def _is_easy(option: CardOption) -> bool:
    total = option.total
    return isinstance(total, SetTotal | AddAny) or (isinstance(total, Add) and total.amount >= -_COURT)


def _must_go_down(options: tuple[CardOption, ...]) -> bool:
    return all(isinstance(option.total, Add) and option.total.amount < 0 for option in options)
