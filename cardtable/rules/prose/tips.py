"""Tips for play: what a good player keeps in mind, chosen by the rules and never by a game's name.

`TIPS` are those of the parts of the rules and those of all games: a tip is shown if the rules make it true,
the weightiest first, up to `MOST`. The tips on what to keep for the limit, what to get rid of early and when
to hurry come from the sources and from measured games; the rest follows from the rules.
"""

from __future__ import annotations

from dataclasses import replace

from cardtable.cards.faces import rank_of
from cardtable.language import say
from cardtable.rules.effects import (
    CHOOSE,
    DOUBLE,
    EXCHANGE,
    NEVER,
    SHIELD,
    Add,
    CardOption,
    Copy,
    SetAny,
    SetTotal,
)
from cardtable.rules.model import Rules
from cardtable.rules.parts import PARTS, decided
from cardtable.rules.parts.base import Slots, Tip, of_cards, only_in, slots, when
from cardtable.rules.parts.totals import exact_wins
from cardtable.rules.prose import turns
from cardtable.rules.prose.words import all_options, cards_that, named_cards

MOST = 3
"""The most tips for a game."""
_HIGH = 7
"""Minimum number of a high card; for a small limit, a quarter of it."""


def tips(rules: Rules) -> tuple[str, ...]:
    """Return up to three tips for a game."""
    chosen = []
    for tip in TIPS:
        found = tip.holds(rules)
        if found is not None:
            chosen.append(say(tip.message, **found))
        if len(chosen) == MOST:
            break
    return tuple(chosen)


def at_the_top(rules: Rules) -> str:
    """Return what loses, and what can still be played at the limit."""
    if rules.won_by:
        return decided(rules, lambda part: part.end)[0]
    if not stops_at_limit(rules):
        return say("howto-over-is-allowed", limit=rules.limit)
    if rules.ends_at_edge:
        return exact_wins(rules)[0]
    over, cards = rules.limit + 1, named_cards(safe_at_limit(rules))
    if rules.counts_down:
        return (
            say("howto-zero", limit=rules.limit)
            if cards is None
            else say("howto-special-bottom", cards=cards)
        )
    if cards is None:
        return say("howto-limit", limit=rules.limit, over=over)
    return say("howto-special-top", over=over, limit=rules.limit, cards=cards)


def stops_at_limit(rules: Rules) -> bool:
    """Return whether going over the limit is forbidden, and not keeping to it costs something."""
    return not rules.terms.overplay and rules.terms.zeus is None


def safe_at_limit(rules: Rules) -> list[str]:
    """Return the cards that can be played when the total is the limit, by rank or one by one.

    The limit is 0 if the game counts down.
    """
    if rules.counts_down:
        return cards_that(rules, lambda option: any(after >= 0 for _, after in option.total.results(0)))
    return cards_that(rules, lambda option: _least(option, rules.limit) <= rules.limit)


def _least(option: CardOption, total: int) -> int:
    """Return the lowest total that it makes of `total`; for a copy, with nothing to copy."""
    return min((after for _, after in option.total.results(total)), default=total + 1)


def _keep(rules: Rules) -> Slots:
    keeps = _is_shed_slowly(rules) and not rules.ends_at_edge
    changing = {name for face in rules.later for name in (face, rank_of(face))}
    lasting = [name for name in safe_at_limit(rules) if name not in changing]
    cards = named_cards(lasting) if keeps else None
    return None if cards is None else {"cards": cards, "limit": rules.edge}


def _is_shed_slowly(rules: Rules) -> bool:
    """Return whether a hand should last, rather than be got rid of."""
    return stops_at_limit(rules) and rules.terms.shed is None


def _high(rules: Rules) -> Slots:
    least = min(_HIGH, rules.limit // 4)
    high = any(isinstance(o.total, Add) and o.total.amount * rules.way >= least for o in all_options(rules))
    return slots(_is_shed_slowly(rules) and high, limit=rules.edge)


def _rush(rules: Rules) -> Slots:
    """Return the slots for hurrying to the limit, which paid in the measured classic.

    A rank that is banned at first can't be played that early.
    """
    if not _is_shed_slowly(rules) or rules.ends_at_edge or rules.terms.ban is not None:
        return None
    return of_cards(rules, lambda option: option.total == SetTotal(rules.edge), limit=rules.edge)


def _take_off(rules: Rules) -> Slots:
    adds = [option.total.amount for option in all_options(rules) if isinstance(option.total, Add)]
    may_stay = _is_shed_slowly(rules) and not rules.ends_at_edge
    return slots(may_stay and 0 in adds and min(adds) < 0, limit=rules.limit)


def _name_next(rules: Rules) -> Slots:
    if rules.ends_at_edge:
        return None
    return of_cards(rules, lambda o: CHOOSE in o.actions and o.total == Add(0), limit=rules.limit)


def _copy(rules: Rules) -> Slots:
    return of_cards(rules, lambda option: isinstance(option.total, Copy), limit=rules.limit)


def _never(rules: Rules) -> Slots:
    together = rules.terms.together
    thrown = together is not None and together.throw
    return None if thrown else of_cards(rules, lambda option: option.total == NEVER)


def _exchange(rules: Rules) -> Slots:
    has = of_cards(rules, lambda option: EXCHANGE in option.actions) is not None
    return slots(has and rules.terms.shed is None, limit=rules.limit)


def _pile_away(rules: Rules) -> Slots:
    """Return the slots if the pile is taken away, since the others keep their cards."""
    whole = rules.deal_end == "pile_away" and not rules.terms.pile_away_cards
    return slots(whole, total=rules.start_total)


def _stock(rules: Rules) -> Slots:
    runs_out = rules.stock == "play_on" and rules.terms.stock_end != "last_player_wins"
    is_safe = stops_at_limit(rules) and not rules.ends_at_edge and bool(safe_at_limit(rules))
    return slots(runs_out and rules.draws and is_safe)


_EVERYWHERE = (
    Tip("howto-tip-keep", _keep, weight=6),
    Tip("howto-tip-pile-away", _pile_away, weight=4),
    Tip("howto-tip-never", _never, weight=2),
    Tip("howto-tip-shield", lambda rules: of_cards(rules, lambda o: SHIELD in o.actions), weight=2),
    Tip("howto-tip-exchange", _exchange, weight=2),
    Tip("howto-tip-copy", _copy, weight=2),
    Tip("howto-tip-name-next", _name_next, weight=0),
    Tip("howto-tip-any", lambda rules: of_cards(rules, lambda o: isinstance(o.total, SetAny)), weight=0),
    Tip("howto-tip-double", lambda rules: of_cards(rules, lambda o: o.total == DOUBLE), weight=0),
    Tip("howto-tip-stock", _stock, weight=-2),
    Tip("howto-tip-draw", when(lambda rules: rules.draw_discipline != "auto"), weight=-2),
    Tip("howto-tip-rush", _rush, weight=-2),
    Tip("howto-tip-high", _high, weight=-2),
    Tip("howto-tip-take-off", _take_off, weight=-2),
)

_OF_PARTS = [replace(tip, holds=only_in(part, tip.holds, None)) for part in PARTS for tip in part.tips]

TIPS = tuple(sorted([*_OF_PARTS, *turns.TIPS, *_EVERYWHERE], key=lambda tip: -tip.weight))
"""The weightiest first: what to keep, what is special about a game, then what is true nearly everywhere."""
