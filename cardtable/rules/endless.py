"""Whether a deal could go on without end, or for very long, and our rule that ends it.

And whether a deal can never end.

No source says what happens if the same few cards go around again and again without changing the total: people
stop and go home, a computer does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from cardtable.cards.faces import rank_of
from cardtable.rules.effects import (
    CHOOSE,
    DOUBLE,
    DOUBLE_ODD_HALVE_EVEN,
    DOUBLE_OR_HALVE,
    REVERSE,
    SHIELD,
    SKIP,
    Add,
    AddAny,
    CardOption,
    Copy,
)
from cardtable.rules.model import Rules
from cardtable.rules.schema import NegativeTotals

MOST_RENEWALS = 500
"""How often the stock is renewed in one deal at most; after that there is no drawing, and hands run out."""


def could_be_endless(rules: Rules, at_table: int | None = None) -> bool:
    """Return whether the stock could be renewed that often in one deal; False is certain.

    `at_table` is the number of players, if known. Between two renewals every card is played that is not in a
    hand. If these must raise the total even while the hands keep the highest ones, the total rises with every
    renewal and soon reaches the limit.
    """
    if not rules.renews_stock:
        return False
    if _total_starts_again(rules):
        return True
    least = _least_of_each(rules)
    return any(
        _least_climb(rules, players, least) <= 0
        for players in ((at_table,) if at_table else range(rules.min_players, rules.max_players + 1))
        if not rules.lack_of_cards(players)
    )


def goes_over_with_all_cards(rules: Rules) -> bool:
    """Return whether a deal without a stock must reach its limit before the hands are empty."""
    plain = not rules.has_stock and rules.terms.allow_give_up == "off" and _only_totals_matter(rules)
    return plain and sum(_least_of_each(rules)[face] * n for face, n in rules.faces.items()) >= rules.limit


def most_cards(rules: Rules) -> int | None:
    """Return about how many cards are played in one deal at most; None if it could be endless."""
    if could_be_endless(rules):
        return None
    most, least = 0, _least_of_each(rules)
    for players in _tables(rules):
        cards = rules.pack_size(players) - players * rules.hand_size(players)
        climbs = rules.renews_stock and rules.limit // _least_climb(rules, players, least) + 1
        most = max(most, cards * max(1, climbs))
    return most


def _tables(rules: Rules) -> list[int]:
    """Return the numbers of players with enough cards."""
    return [n for n in range(rules.min_players, rules.max_players + 1) if not rules.lack_of_cards(n)]


def _total_starts_again(rules: Rules) -> bool:
    """Return whether anything besides the cards' numbers could make a deal endless.

    Something else lowers the total, or cards are discarded without counting, or come back before they are all
    played.
    """
    options = [option for of_card in rules.cards.values() for option in of_card]
    terms = rules.terms
    drops = rules.deal_end == "pile_away" or terms.sixty_nine_effect == "reset_zero"
    between = terms.obligation is not None and terms.obligation.between not in (None, rules.limit)
    renews = any(action.renews for option in options for action in option.actions)
    return drops or between or renews or terms.shed is not None


def _least_of_each(rules: Rules) -> dict[str, int]:
    """Return the least that each card adds to the total, or in a game that counts down, takes off."""
    added = {face: _least_added(rules, face) for face in rules.faces}
    least = min(added.values(), default=0)
    return {face: least if _copies(rules, face) else by for face, by in added.items()}


def _least_climb(rules: Rules, players: int, added: Mapping[str, int]) -> int:
    """Return the least that all cards outside of the hands add to the total together.

    In a game that counts down, it is what they take off.
    """
    packs = rules.packs(players)
    cards = sorted(least for face, least in added.items() for _ in range(rules.faces[face] * packs))
    return sum(cards[: len(cards) - players * rules.hand_size(players)])


def _least_added(rules: Rules, face: str) -> int:
    """Return the least that the card adds to any total; 0 if it may be played without counting."""
    added = _changes(rules.cards.get(face, ()), rules.limit) | rules.numbers.get(face, frozenset())
    if rules.counts_down:
        added = frozenset(-by for by in added)
    return min(added) if added and not _may_not_count(rules, face) else min({0, *added})


@cache
def _changes(options: tuple[CardOption, ...], limit: int) -> frozenset[int]:
    """Return everything that these options may add to a total."""
    return frozenset(
        after - before
        for option in options
        for before in range(-limit, limit + 1)
        for _, after in option.total.results(before)
    )


def _may_not_count(rules: Rules, face: str) -> bool:
    """Return whether it is a shield, one of a pair that counts once, or one of four that are thrown."""
    together = rules.terms.together
    paired = together is not None and (rank_of(face) in (together.pairs or ()) or together.throw == face)
    return paired or any(SHIELD in option.actions for option in rules.cards.get(face, ()))


def _copies(rules: Rules, face: str) -> bool:
    return any(isinstance(option.total, Copy) for option in rules.cards.get(face, ()))


def may_run_away(rules: Rules) -> bool:
    """Return whether the total could move away from its goal with each pass through the pack.

    Below 0 without end, or above the start if the game counts down and any card may be played.

    The worst case plays the cards that take it away first, then those that double it, then all others.
    """
    down = rules.counts_down
    if rules.negative_totals != "allow" and not (down and rules.terms.overplay):
        return False
    away, back, doubling = 0, 0, 0
    for face, copies in rules.faces.items():
        options = rules.cards[face]
        doubling += copies * any(option.total in _DOUBLING for option in options)
        added = [option.total for option in options if isinstance(option.total, Add | AddAny)]
        changes = [-after if down else after for total in added for _, after in total.results(0)]
        furthest = min(changes, default=0)
        away, back = away + copies * min(0, furthest), back + copies * max(0, furthest)
    return (away << doubling) + back < 0


_DOUBLING = (DOUBLE, DOUBLE_OR_HALVE, DOUBLE_ODD_HALVE_EVEN)


# Deals that can't end


def nobody_ever_loses(rules: Rules) -> bool:
    """Return whether no deal can end.

    Each hand always has a playable card, or the total that ends a deal is never made.

    False is not certain: some parts end deals in other ways.
    """
    if not _only_totals_matter(rules) or rules.is_team or not rules.renews_stock or not _tables(rules):
        return False
    if rules.terms.overplay and _goes_over(rules):
        return False
    return not any(
        rules.packs(players) * copies >= rules.hand_size(players)
        for copies in _copies_in_the_way(rules)
        for players in _tables(rules)
    )


def misses_its_end(rules: Rules) -> int | None:
    """Return the reachable total nearest to a team's goal, if the goal can never be made; else None."""
    if not rules.is_team or not _only_totals_matter(rules):
        return None
    ones = CardOption(Add(rules.way))
    if any(ones in options for options in rules.cards.values()):
        return None
    made = _made(rules)
    return None if rules.edge in made else min(made, key=lambda total: abs(total - rules.edge))


_HARMLESS = frozenset({REVERSE, SKIP, CHOOSE})
"""Actions that neither end a deal nor change a hand or the total."""


def _only_totals_matter(rules: Rules) -> bool:
    """Return whether the total alone decides which cards can be played, and when a deal ends."""
    terms = rules.terms
    parts = (terms.shed, terms.special_hands, terms.three_of_a_kind, terms.obligation, terms.queen_chain)
    others = (terms.runs, terms.together, terms.ban, terms.bottom_card, rules.numbers)
    options = [option for of_card in rules.cards.values() for option in of_card]
    return (
        not any((*parts, *others))
        and rules.draw_discipline == "auto"
        and terms.allow_give_up == "off"
        and all(_HARMLESS.issuperset(option.actions) for option in options)
        and not any(isinstance(option.total, Copy) for option in options)
    )


def _goes_over(rules: Rules) -> bool:
    """Return whether a reachable total ends a deal with overplay, or costs tokens that put players out."""
    options = [option.total for of_card in rules.cards.values() for option in of_card]
    if any(isinstance(total, Add) and total.amount * rules.way > 0 for total in options):
        return True
    marks = rules.terms.milestones
    paid = marks.at if marks is not None and marks.tokens else ()
    ends = min([rules.limit + (rules.terms.borders is not None), *paid])
    return any(after >= ends for total in _made(rules) for one in options for _, after in one.results(total))


def _copies_in_the_way(rules: Rules) -> list[int]:
    """Return how many cards of one pack a hand could hold at some total without a playable one."""
    climbing = [
        face
        for face, options in rules.cards.items()
        if all(isinstance(option.total, Add) and option.total.amount * rules.way > 0 for option in options)
    ]
    # If these are played on, smallest first, in the end none of them fits.
    found = [sum(rules.faces[face] for face in climbing)]
    if any(rules.packs(n) * found[0] >= rules.hand_size(n) for n in _tables(rules)):
        return found
    bounds = _bounds(rules)
    legal = [(rules.faces[face], _legal(bounds, options)) for face, options in rules.cards.items()]
    return found + [sum(copies for copies, made in legal if not made[total]) for total in _made(rules)]


class _Bounds(NamedTuple):
    """The starting total, the highest total, and the rule for totals below 0."""

    start: int
    most: int
    below: NegativeTotals


def _bounds(rules: Rules) -> _Bounds:
    return _Bounds(rules.start_total, rules.limit, rules.negative_totals)


@lru_cache(maxsize=128)
def _legal(bounds: _Bounds, options: tuple[CardOption, ...]) -> dict[int, frozenset[int]]:
    """Return by total which totals a card with these options can legally make.

    Totals below minus the limit are left out, as they have no end. Cached, since most cards of a draft don't
    change.
    """
    is_allowed, found = bounds.below == "allow", {}
    for total in range(-bounds.most if is_allowed else 0, max(bounds.most, bounds.start) + 1):
        made = {after for option in options for _, after in option.total.results(total)}
        if bounds.below == "floor":
            made = {max(0, after) for after in made}
        found[total] = frozenset(
            after for after in made if after <= bounds.most and (after >= 0 or is_allowed)
        )
    return found


def _made(rules: Rules) -> frozenset[int]:
    """Return every total that can be made from the start of a deal, including by a start card."""
    return _reached(_bounds(rules), frozenset(rules.cards.values()))


@lru_cache(maxsize=64)
def _reached(bounds: _Bounds, cards: frozenset[tuple[CardOption, ...]]) -> frozenset[int]:
    seen, waiting = {bounds.start}, [bounds.start]
    legal = [_legal(bounds, options) for options in cards]
    while waiting:
        total = waiting.pop()
        for made in legal:
            more = (made[total] & made.keys()) - seen
            seen |= more
            waiting += more
    return frozenset(seen)
