"""Tips of play: what a good player keeps in mind, chosen by what the rules say and never by a game's name.

`TIPS` is a table: a row is told where its rules make it true, the weightiest first, and no more than `MOST`
of them. What to keep for the limit, what to get rid of early and when to hurry there is what the sources and
measured games teach; the rest follows from the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cardtable.cards.faces import rank_of
from cardtable.language import Card, Listed, Rank, Slot, say
from cardtable.rules.effects import (
    BOMB,
    CHOOSE,
    DOUBLE,
    EXCHANGE,
    NEVER,
    OTHERS_DRAW_1,
    OTHERS_DRAW_2,
    REDEAL,
    SHIELD,
    ZEUS,
    Add,
    CardOption,
    Copy,
    SetAny,
    SetTotal,
)
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import by_rank

MOST = 3
"""A game has so many tips, or fewer."""
_MANY = 8
"""More cards than this are too many to name."""
_HIGH = 7
"""Numbers from here on are high, of a small limit from a quarter of it on."""
_TEN = 10

Slots = Mapping[str, Slot] | None
"""What fills a tip; None where it is not true."""


@dataclass(frozen=True)
class Tip:
    """The message that tells it, and the slots of a game where it holds."""

    message: str
    holds: Callable[[Rules], Slots]


def tips(rules: Rules) -> tuple[str, ...]:
    """Two or three tips for a game."""
    told = []
    for tip in TIPS:
        slots = tip.holds(rules)
        if slots is not None:
            told.append(say(tip.message, **slots))
        if len(told) == MOST:
            break
    return tuple(told)


def at_the_top(rules: Rules) -> str:
    """What loses, and what can still be played at the limit."""
    if rules.reaches:
        return say("howto-reach-wins", total=rules.edge)
    if not stops_at_limit(rules):
        return say("howto-over-is-allowed", limit=rules.limit)
    if rules.is_team:
        return say("howto-end-team", limit=rules.edge)
    over, cards = rules.limit + 1, _named(safe_at_limit(rules))
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
    """Whether nobody may go over the limit, and who cannot keep to it loses something."""
    return not rules.terms.overplay and rules.terms.zeus is None


def safe_at_limit(rules: Rules) -> list[str]:
    """The cards that can be played when the total is the limit, or 0 where the game counts down, by
    rank or one by one.
    """
    if rules.counts_down:
        return _cards(rules, lambda option: any(after >= 0 for _, after in option.total.results(0)))
    return _cards(rules, lambda option: _least(option, rules.limit) <= rules.limit)


def _least(option: CardOption, total: int) -> int:
    """The lowest total that it makes of this one; of a copy, what it is worth with nothing to copy."""
    return min((after for _, after in option.total.results(total)), default=total + 1)


def _cards(rules: Rules, fits: Callable[[CardOption], bool]) -> list[str]:
    """The cards one of whose options fits, by rank or one by one."""
    return by_rank(rules, (face for face in rules.faces if any(map(fits, rules.cards[face]))))


def _named(names: Iterable[str], join: str = "or") -> Listed | None:
    """These cards in a list, unless there are none, or too many to name."""
    cards = [Card(name) for name in names]
    return Listed(cards, join) if 0 < len(cards) <= _MANY else None


def _of(rules: Rules, fits: Callable[[CardOption], bool], **more: Slot) -> Slots:
    """The slots of a tip about the cards that fit; None where there are none."""
    cards = _named(_cards(rules, fits))
    return None if cards is None else {"cards": cards, **more}


def _if(holds: bool, **slots: Slot) -> Slots:
    return slots if holds else None


def _keep(rules: Rules) -> Slots:
    keeps = _is_shed_slowly(rules) and not rules.is_team
    lasting = [n for n in safe_at_limit(rules) if not any(n in (f, rank_of(f)) for f in rules.worn)]
    cards = _named(lasting) if keeps else None
    return None if cards is None else {"cards": cards, "limit": rules.edge}


def _is_shed_slowly(rules: Rules) -> bool:
    """Whether a hand is there to last, and not to be got rid of."""
    return stops_at_limit(rules) and rules.terms.shed is None


def _high(rules: Rules) -> Slots:
    least = min(_HIGH, rules.limit // 4)
    way = -1 if rules.counts_down else 1
    high = any(isinstance(o.total, Add) and o.total.amount * way >= least for o in _options(rules))
    return _if(_is_shed_slowly(rules) and high, limit=rules.edge)


def _options(rules: Rules) -> list[CardOption]:
    return [option for options in rules.cards.values() for option in options]


def _rush(rules: Rules) -> Slots:
    """Measured in the classic; a rank that is banned at first cannot be laid so early."""
    if not _is_shed_slowly(rules) or rules.terms.ban is not None:
        return None
    return _of(rules, lambda option: option.total == SetTotal(rules.edge), limit=rules.edge)


def _team(rules: Rules) -> Slots:
    return _if(rules.is_team, limit=rules.edge)


def _another_try(rules: Rules) -> Slots:
    """A card that leads away from what a team is to reach."""
    way = -1 if rules.counts_down else 1
    away = _of(rules, lambda option: isinstance(option.total, Add) and option.total.amount * way < 0)
    return away if rules.is_team else None


def _take_off(rules: Rules) -> Slots:
    adds = [option.total.amount for option in _options(rules) if isinstance(option.total, Add)]
    return _if(_is_shed_slowly(rules) and 0 in adds and min(adds) < 0, limit=rules.limit)


def _totals(options: Iterable[CardOption]) -> list[object]:
    return [option.total for option in options]


def _name_next(rules: Rules) -> Slots:
    return _of(rules, lambda o: CHOOSE in o.actions and o.total == Add(0), limit=rules.limit)


def _copy(rules: Rules) -> Slots:
    return _of(rules, lambda option: isinstance(option.total, Copy), limit=rules.limit)


def _thrown(rules: Rules) -> Slots:
    together = rules.terms.together
    rank = together.throw if together is not None else None
    return None if rank is None else {"rank": Rank(rank)}


def _never(rules: Rules) -> Slots:
    return None if _thrown(rules) else _of(rules, lambda option: option.total == NEVER)


def _hand_on(rules: Rules) -> Slots:
    terms = rules.terms.obligation
    if terms is None or not terms.passes_on:
        return None
    ranks = dict.fromkeys(map(rank_of, terms.passes_on))
    return {"ranks": Listed([Rank(rank) for rank in ranks], "or")}


def _answer(rules: Rules) -> Slots:
    chain = rules.terms.queen_chain
    return None if chain is None else {"rank": Rank(chain.rank)}


def _exchange(rules: Rules) -> Slots:
    has = _of(rules, lambda option: EXCHANGE in option.actions) is not None
    return _if(has and rules.terms.shed is None, limit=rules.limit)


def _exchange_shed(rules: Rules) -> Slots:
    has = _of(rules, lambda option: EXCHANGE in option.actions) is not None
    return _if(has and rules.terms.shed is not None)


def _others_draw(rules: Rules) -> Slots:
    if rules.terms.shed is None:
        return None
    return _of(rules, lambda o: OTHERS_DRAW_1 in o.actions or OTHERS_DRAW_2 in o.actions)


def _redeal(rules: Rules) -> Slots:
    return None if rules.terms.shed is None else _of(rules, lambda option: REDEAL in option.actions)


def _bomb(rules: Rules) -> Slots:
    shed = rules.terms.shed
    if shed is None:
        return None
    return _of(rules, lambda option: BOMB in option.actions, rank=Rank(shed.saves))


def _several(rules: Rules) -> Slots:
    together = rules.terms.together
    return _if(together is not None and together.same_rank is not None)


def _pair(rules: Rules) -> Slots:
    together = rules.terms.together
    if together is None or not together.pairs:
        return None
    return {"ranks": Listed([Rank(rank) for rank in together.pairs], "or")}


def _zeus_last(rules: Rules) -> Slots:
    return _of(rules, lambda option: ZEUS in option.actions, limit=rules.limit)


def _hit(rules: Rules) -> Slots:
    terms = rules.terms.milestones
    return None if terms is None else {"totals": Listed([*terms.at, terms.end], "or")}


def _fine(rules: Rules) -> Slots:
    fines = rules.terms.fine_calls
    return None if fines is None else {"totals": Listed(sorted(fines.at), "or")}


def _ten_short(rules: Rules) -> Slots:
    """Where more cards add ten than any other number."""
    added: Counter[int] = Counter()
    for face, copies in rules.faces.items():
        added.update({o.total.amount: copies for o in rules.cards[face] if isinstance(o.total, Add)})
    most = added.most_common(1)
    return _hit(rules) if most and most[0][0] == _TEN else None


def _border(rules: Rules) -> Slots:
    return _if(rules.terms.borders is not None and Add(0) in _totals(_options(rules)))


def _payment(rules: Rules) -> Slots:
    passes = rules.terms.payment is not None and Add(0) in _totals(_options(rules))
    return _if(passes, limit=rules.limit)


def _exact(rules: Rules) -> Slots:
    terms = rules.terms.payment
    return _if(terms is not None and terms.exact > 0 and rules.keeps_score, limit=rules.limit)


def _hand(rules: Rules, result: str) -> Slots:
    ranks = [rank for rank, ends in (rules.terms.special_hands or {}).items() if ends == result]
    return {"rank": Rank(ranks[0])} if ranks else None


def _ban(rules: Rules) -> Slots:
    ban = rules.terms.ban
    return None if ban is None else {"rank": Rank(ban.rank), "limit": rules.limit}


def _pile_away(rules: Rules) -> Slots:
    """The others keep their cards."""
    whole = rules.deal_end == "pile_away" and not rules.terms.pile_away_cards
    return _if(whole, total=rules.start_total)


def _stock(rules: Rules) -> Slots:
    runs_out = rules.stock == "play_on" and rules.terms.stock_end != "last_player_wins"
    return _if(runs_out and rules.terms.shed is None and not rules.deals_all)


TIPS = (
    Tip("howto-tip-team", _team),
    Tip("howto-tip-another-try", _another_try),
    Tip("howto-tip-reach", lambda rules: _if(rules.reaches, total=rules.edge)),
    Tip("howto-tip-reach-high", lambda rules: _if(rules.reaches)),
    Tip("howto-tip-keep", _keep),
    Tip("howto-tip-zeus-ten", lambda rules: _if(rules.terms.zeus is not None)),
    Tip("howto-tip-zeus-last", lambda rules: _zeus_last(rules) if rules.terms.zeus is not None else None),
    Tip("howto-tip-bomb", _bomb),
    Tip("howto-tip-others-draw", _others_draw),
    Tip("howto-tip-redeal", _redeal),
    Tip("howto-tip-exchange-shed", _exchange_shed),
    Tip("howto-tip-hit", _hit),
    Tip("howto-tip-fine", _fine),
    Tip("howto-tip-ten-short", _ten_short),
    Tip("howto-tip-down", lambda rules: _if(rules.terms.milestones is not None)),
    Tip("howto-tip-payment", _payment),
    Tip("howto-tip-exact", _exact),
    Tip("howto-tip-all-dealt", lambda rules: _if(rules.deals_all)),
    Tip("howto-tip-border", _border),
    Tip("howto-tip-border-room", lambda rules: _if(rules.terms.borders is not None)),
    Tip("howto-tip-hand-wins", lambda rules: _hand(rules, "wins")),
    Tip("howto-tip-hand-loses", lambda rules: _hand(rules, "everybody loses")),
    Tip("howto-tip-69", lambda rules: _if(rules.terms.sixty_nine_effect != "none")),
    Tip("howto-tip-three", lambda rules: _if(rules.terms.three_of_a_kind is not None)),
    Tip("howto-tip-ban", _ban),
    Tip("howto-tip-pile-away", _pile_away),
    Tip("howto-tip-hand-on", _hand_on),
    Tip("howto-tip-run", lambda rules: _if(rules.terms.runs is not None)),
    Tip("howto-tip-answer", _answer),
    Tip("howto-tip-thrown", _thrown),
    Tip("howto-tip-never", _never),
    Tip("howto-tip-shield", lambda rules: _of(rules, lambda option: SHIELD in option.actions)),
    Tip("howto-tip-exchange", _exchange),
    Tip("howto-tip-copy", _copy),
    Tip("howto-tip-pair", _pair),
    Tip("howto-tip-name-next", _name_next),
    Tip("howto-tip-any", lambda rules: _of(rules, lambda option: isinstance(option.total, SetAny))),
    Tip("howto-tip-double", lambda rules: _of(rules, lambda option: option.total == DOUBLE)),
    Tip("howto-tip-twice", lambda rules: _if(rules.terms.obligation is not None)),
    Tip("howto-tip-several", _several),
    Tip("howto-tip-stock", _stock),
    Tip("howto-tip-draw", lambda rules: _if(rules.draw_discipline != "auto")),
    Tip("howto-tip-rush", _rush),
    Tip("howto-tip-high", _high),
    Tip("howto-tip-take-off", _take_off),
)
"""The weightiest first: what to keep, what is special of a game, then what holds nearly everywhere."""
