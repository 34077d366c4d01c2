"""Parts that decide games in ways of their own: deals won or lost, getting rid of hands, and holding Zeus."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.language import Rank, Tokens, paragraph, say
from cardtable.rules.drafting.document import OVER_PARTS, first_of, keys_of
from cardtable.rules.drafting.way import ON, Changes, Way, ranks, switch
from cardtable.rules.effects import BOMB, EXCHANGE, OTHERS_DRAW_1, OTHERS_DRAW_2, ZEUS
from cardtable.rules.loader import Raw
from cardtable.rules.model import Rules
from cardtable.rules.options.house_rules import against
from cardtable.rules.parts.base import (
    ByTotal,
    Part,
    Passage,
    Row,
    Slots,
    Switch,
    Tip,
    by_key,
    may_decide,
    may_go_over,
    of_cards,
    off_with_stakes,
    out_by_tokens,
    slots,
)
from cardtable.rules.prose.words import any_of, cost, does, side, turns


def _zeus(rules: Rules) -> tuple[str, ...]:
    """Return the section on holding Zeus."""
    terms = rules.terms.zeus
    if terms is None:
        return ()
    take = [
        say("howto-zeus-nobody"),
        say("howto-zeus-tens", limit=rules.limit),
        say("howto-zeus-same"),
        *([say("howto-zeus-gods", cards=any_of(rules, ZEUS))] if does(rules, ZEUS) else []),
    ]
    sneaking = ("howto-zeus-sneak", "howto-zeus-sneak-again", "howto-zeus-sneak-several")
    sneak = [say(message) for message in sneaking] if terms.sneak == "on" else []
    end = [say("howto-zeus-end", limit=rules.limit), say("howto-zeus-end-nobody")]
    return tuple(paragraph(part) for part in (take, sneak, end) if part)


def _zeus_example(rules: Rules) -> ByTotal:
    return ByTotal(30, "howto-example-zeus")  # A multiple of ten.


def _zeus_last(rules: Rules) -> Slots:
    return of_cards(rules, lambda option: ZEUS in option.actions, limit=rules.limit)


def _letters(rules: Rules) -> Tokens:
    """Return how many letters win the game."""
    return cost(rules, rules.terms.zeus.letters if rules.terms.zeus else 0)


def _zeus_on(raw: Raw) -> Changes:
    return {"zeus": {"letters": 4, "sneak": "on"}, "dealer_rotation": "winner"}


def _shedding(rules: Rules) -> tuple[str, ...]:
    """Return the section on getting rid of all cards."""
    terms = rules.terms.shed
    if terms is None:
        return ()
    texts = [paragraph([say("howto-last-card"), say("howto-last-card-others", cost=cost(rules))])]
    if does(rules, BOMB):
        bomb = say("howto-bomb", cards=any_of(rules, BOMB), rank=Rank(terms.saves), cost=cost(rules))
        following = say("howto-bomb-next", cards=any_of(rules, BOMB))
        texts.append(paragraph([bomb, say("howto-bomb-last-card"), say("howto-bomb-several"), following]))
    if does(rules, OTHERS_DRAW_1) or does(rules, OTHERS_DRAW_2):
        texts.append(say("howto-others-draw"))
    return tuple(texts)


def _again(rules: Rules) -> tuple[str, ...]:
    """Return how the next deal begins if hands are kept."""
    if not rules.keeps_hands:
        return ()
    hands = say("howto-next-keep-hands", side=side(rules), turns=turns(rules))
    return hands, say("howto-next-keep-piles")


def _saves_chip(rules: Rules) -> str:
    shed = rules.terms.shed
    return "" if shed is None or not does(rules, BOMB) else say("chips-bomb-saves", rank=Rank(shed.saves))


def _new_round_chip(rules: Rules) -> str:
    return say("chips-hands-stay" if rules.keeps_hands else "chips-hands-new")


def _others_draw(rules: Rules) -> Slots:
    return of_cards(rules, lambda o: OTHERS_DRAW_1 in o.actions or OTHERS_DRAW_2 in o.actions)


def _bomb(rules: Rules) -> Slots:
    shed = rules.terms.shed
    if shed is None:
        return None
    return of_cards(rules, lambda option: BOMB in option.actions, rank=Rank(shed.saves))


def _exchange_shed(rules: Rules) -> Slots:
    return slots(of_cards(rules, lambda option: EXCHANGE in option.actions) is not None)


def _shed_on(raw: Raw) -> Changes:
    saves = first_of(raw, lambda options: options[0].written == "+0") or keys_of(raw)[0]
    return {
        "shed": {"reset_after_flip": "on", "saves": saves},
        "token": None,
        "dealer_rotation": "right_of_winner",
        "next_starter": "winner",
    }


def _shed_ways(raw: Raw) -> Iterator[Way]:
    yield ranks("shed_saves", raw, raw["shed"]["saves"], "shed")


ZEUS_HELD = Part(
    key="zeus",
    sections=(Passage(lambda rules: say("howto-heading-zeus"), _zeus, ("zeus", "sneak"), _zeus_example),),
    chips=(Row(("zeus",), lambda rules: say("chips-zeus", limit=rules.limit), first=True, kind="twists"),),
    tips=(
        Tip("howto-tip-zeus-ten"),
        Tip("howto-tip-zeus-last", _zeus_last),
    ),
    aim=lambda rules: (say("howto-aim-letters", limit=rules.limit, cost=_letters(rules)),),
    end=lambda rules: (say("howto-end-letters", cost=_letters(rules)),),
    switch=Switch(may_go_over, _zeus_on, off_with_stakes("zeus")),
    implied_changes=lambda raw: {"tokens": 0, "elimination_rule": "never"},
)

SHED = Part(
    key="shed",
    sections=(Passage(lambda rules: say("howto-heading-last-card"), _shedding),),
    chips=(Row(("shed",), _saves_chip), Row(("shed",), _new_round_chip)),
    tips=(
        Tip("howto-tip-bomb", _bomb),
        Tip("howto-tip-others-draw", _others_draw),
        Tip("howto-tip-exchange-shed", _exchange_shed),
    ),
    aim=lambda rules: (
        say("howto-aim-limit-shed", limit=rules.limit),
        say("howto-aim-shed", cost=cost(rules)),
        say("howto-last-wins"),
    ),
    deal_end=lambda rules: (say("chips-without-cards-wins"),),
    again=_again,
    switch=Switch(may_go_over, _shed_on, off_with_stakes("shed")),
    implied_changes=lambda raw: {**out_by_tokens(raw), "deal_end": "shed"},
    parameters=_shed_ways,
    set_parameter=by_key({"shed_saves": lambda raw, value: {"shed.saves": value}}),
)


def _chip(rules: Rules) -> str:
    match = rules.terms.match
    if match is None:
        return ""
    if match.won is not None:
        return say("chips-match-won", count=match.won)
    return say("chips-match-lost", count=match.lost or 0)


def _end(rules: Rules) -> tuple[str, ...]:
    match = rules.terms.match
    if match is None:
        return ()
    if match.won is not None:
        return (say("howto-end-match-won", count=match.won),)
    return say("howto-end-match-lost", count=match.lost or 0), say("howto-end-fewest-wins")


def _stays(raw: Raw) -> bool:
    """Return whether nothing else decides the game."""
    return raw["tokens"] == "none" and raw["elimination_rule"] == "never" and may_decide(raw)


MATCH = Part(
    key="match",
    chips=(Row(("match",), _chip, first=True, after="elimination_rule"),),
    end=_end,
    still_valid=_stays,
)


def _dealt_again(rules: Rules) -> tuple[str, ...]:
    return (say("howto-next-all-dealt", side=side(rules), turns=turns(rules)),)


def _ways(raw: Raw) -> Iterator[Way]:
    if any(raw.get(key) for key in OVER_PARTS):
        yield switch("deal_all", "cards", raw.get("deal") is not None, ("deal",))


def _no_stock(raw: Raw) -> Changes:
    drawn = {"stock": "play_on", "draw_discipline": "auto", "stock_end": None}
    return {**drawn, "start_card": "empty", "bottom_card": None, "bottom_chooser": None}


def _going_out(rules: Rules) -> tuple[str, ...]:
    if not rules.terms.can_go_out:
        return ()
    first = say("howto-going-out") if rules.is_one_deal else say("howto-going-out-of-deal")
    return first, say("howto-going-out-others")


def _gone_out(rules: Rules) -> tuple[str, ...]:
    return (say("howto-end-going-out"),) if rules.terms.can_go_out and rules.is_one_deal else ()


ALL_DEALT = Part(
    key="deal",
    chips=(Row(("deal",), lambda rules: say("chips-all-dealt"), first=True, after="hand"),),
    tips=(Tip("howto-tip-all-dealt"),),
    hand=lambda rules: (say("howto-hand-all"),),
    start=lambda rules: (say("howto-start-rest", total=rules.start_total),),
    again=_dealt_again,
    implied_changes=_no_stock,
    parameters=_ways,
    set_parameter=by_key({"deal_all": lambda raw, value: {"deal": "all" if value == ON else None}}),
)

LAST_CARD = Part(
    key="empty_hand",
    chips=(
        Row(
            ("empty_hand",),
            lambda rules: say("chips-without-cards-has-won") if rules.terms.can_go_out else "",
            first=True,
            kind="twists",
            after="stock",
        ),
    ),
    end=_gone_out,
    last_card=_going_out,
    still_valid=lambda raw: raw["stock"] == "play_on" and against(raw),
)
