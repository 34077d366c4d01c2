"""Parts about hands: all cards are dealt, and the player of the last card has won.

`cardtable.game.start` and `cardtable.game.parts.shedding` play them.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.language import say
from cardtable.rules.drafting.document import OVER_PARTS
from cardtable.rules.drafting.way import ON, Changes, Way, switch
from cardtable.rules.loader import Raw
from cardtable.rules.model import Rules
from cardtable.rules.options.house_rules import against
from cardtable.rules.parts.base import Part, Row, Tip, by_key
from cardtable.rules.prose.words import side, turns


def _again(rules: Rules) -> tuple[str, ...]:
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
    again=_again,
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
