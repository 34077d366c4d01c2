"""Parts about hands: all cards are dealt.

They are played by `cardtable.game.start`.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.language import say
from cardtable.rules.drafting.document import OVER_PARTS
from cardtable.rules.drafting.way import ON, Changes, Way, switch
from cardtable.rules.loader import Raw
from cardtable.rules.model import Rules
from cardtable.rules.parts.base import Part, Row, Tip, by_key, when
from cardtable.rules.prose.words import side, turns


def _deals_all(rules: Rules) -> bool:
    return rules.terms.deal is not None


def _again(rules: Rules) -> tuple[str, ...]:
    return (say("howto-next-all-dealt", side=side(rules), turns=turns(rules)),)


def _ways(raw: Raw) -> Iterator[Way]:
    if any(raw.get(key) for key in OVER_PARTS):
        yield switch("deal_all", "cards", raw.get("deal") is not None, ("deal",))


def _no_stock(raw: Raw) -> Changes:
    drawn = {"stock": "play_on", "draw_discipline": "auto", "stock_end": None}
    return {**drawn, "start_card": "empty", "bottom_card": None, "bottom_chooser": None}


ALL_DEALT = Part(
    key="deal",
    chips=(
        Row(
            ("deal",),
            lambda rules: say("chips-all-dealt") if _deals_all(rules) else "",
            first=True,
            after="hand",
        ),
    ),
    tips=(Tip("howto-tip-all-dealt", when(_deals_all)),),
    hand=lambda rules: (say("howto-hand-all"),),
    start=lambda rules: (say("howto-start-rest", total=rules.start_total),),
    again=_again,
    settles=_no_stock,
    ways=_ways,
    put=by_key({"deal_all": lambda raw, value: {"deal": "all" if value == ON else None}}),
)
