"""Whether a deal could go on without end, and the rule of ours that ends it.

No source says what happens when the same few cards go round again and again, each of them leaving the total
as it is: people get up and go home, a computer does not.
"""

from __future__ import annotations

from functools import cache

from cardtable.cards.faces import rank_of
from cardtable.rules.effects import SHIELD, CardOption, Copy
from cardtable.rules.model import Rules

MOST_RENEWALS = 500
"""So often the stock is renewed in one deal; after that nobody draws any more, and hands run out."""


def could_be_endless(rules: Rules, at_table: int | None = None) -> bool:
    """Whether the stock could be used up so often in one deal; False is sure. `at_table` are the players,
    where their number is known.

    Between two renewals every card is played that is not in a hand. Where these must add something to the
    total even if the hands keep those that add most, the total climbs with every renewal and soon meets the
    limit.
    """
    if rules.stock != "reshuffle":
        return False
    return _total_starts_again(rules) or any(
        _least_climb(rules, players) <= 0
        for players in ((at_table,) if at_table else range(rules.min_players, rules.max_players + 1))
        if not rules.lack_of_cards(players)
    )


def _total_starts_again(rules: Rules) -> bool:
    """Whether something besides cards takes the total down, or cards are discarded that do not count."""
    terms = rules.terms
    drops = rules.deal_end == "pile_away" or terms.sixty_nine_effect == "reset_zero"
    between = terms.obligation is not None and terms.obligation.between not in (None, rules.limit)
    return drops or between or terms.shed is not None


def _least_climb(rules: Rules, players: int) -> int:
    """The least that the cards outside of the hands add to the total, all of them together; where the
    game counts down, that they take off it.
    """
    added = {face: _least_added(rules, face) for face in rules.faces}
    for face in added:
        if _copies(rules, face):
            added[face] = min(added.values())
    packs = rules.packs(players)
    cards = sorted(least for face, least in added.items() for _ in range(rules.faces[face] * packs))
    return sum(cards[: len(cards) - players * rules.hand_size(players)])


def _least_added(rules: Rules, face: str) -> int:
    """The least that the card adds to any total; nothing where it may be laid without counting."""
    added = _changes(rules.cards.get(face, ()), rules.limit)
    if rules.counts_down:
        added = frozenset(-by for by in added)
    return min(added) if added and not _may_not_count(rules, face) else min({0, *added})


@cache
def _changes(options: tuple[CardOption, ...], limit: int) -> frozenset[int]:
    """Everything that these options may add to a total."""
    return frozenset(
        after - before
        for option in options
        for before in range(-limit, limit + 1)
        for _, after in option.total.results(before)
    )


def _may_not_count(rules: Rules, face: str) -> bool:
    """A shield, one of a pair that counts once, or one of four that are thrown."""
    together = rules.terms.together
    paired = together is not None and (rank_of(face) in (together.pairs or ()) or together.throw == face)
    return paired or any(SHIELD in option.actions for option in rules.cards.get(face, ()))


def _copies(rules: Rules, face: str) -> bool:
    return any(isinstance(option.total, Copy) for option in rules.cards.get(face, ()))
