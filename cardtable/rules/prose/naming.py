"""Cards for which a player is named, and cards that deal new hands, in words."""

from __future__ import annotations

from cardtable.language import paragraph, say
from cardtable.rules.effects import (
    CHOOSE,
    ELIMINATE,
    EXCHANGE,
    REDEAL,
    SHIELD,
    STEAL,
)
from cardtable.rules.model import Rules
from cardtable.rules.parts.base import Passage, Slots, Tip, of_cards
from cardtable.rules.prose.words import any_of, does


def named_players(rules: Rules) -> tuple[str, ...]:
    """Return the section on cards for which a player is named."""
    parts = (_eliminating(rules), _exchanging(rules), _stealing(rules), _choosing(rules))
    return tuple(paragraph(part) for part in parts if part)


def _eliminating(rules: Rules) -> list[str]:
    if not does(rules, ELIMINATE):
        return []
    texts = [say("howto-eliminate", cards=any_of(rules, ELIMINATE))]
    if does(rules, SHIELD):
        texts.append(say("howto-eliminate-saved", cards=any_of(rules, SHIELD)))
    if rules.deal_end == "deal_ends":
        texts.append(say("howto-eliminate-last-one"))
    return texts


def _exchanging(rules: Rules) -> list[str]:
    if not does(rules, EXCHANGE):
        return []
    cards = any_of(rules, EXCHANGE)
    if rules.terms.shed is not None:
        return [say("howto-exchange", cards=cards)]
    if rules.terms.exchange_timing == "before_draw":
        return [say("howto-exchange", cards=cards), say("howto-exchange-before-draw")]
    return [say("howto-exchange-after-draw", cards=cards)]


def _stealing(rules: Rules) -> list[str]:
    if not does(rules, STEAL):
        return []
    cards, terms = any_of(rules, STEAL), rules.terms.steal
    sees = terms is not None and terms.pick == "thief_sees"
    also = terms is not None and terms.draw == "also"
    return [
        say("howto-steal-seen", cards=cards) if sees else say("howto-steal", cards=cards),
        say("howto-steal-robbed-draws"),
        say("howto-steal-and-draw") if also else say("howto-steal-is-draw"),
        say("howto-steal-nobody"),
    ]


def _choosing(rules: Rules) -> list[str]:
    return [say("howto-choose-next", cards=any_of(rules, CHOOSE))] if does(rules, CHOOSE) else []


def redealing(rules: Rules) -> tuple[str, ...]:
    """Return the section on cards that deal new hands."""
    if not does(rules, REDEAL):
        return ()
    undrawn = [say("howto-redeal-no-draw")] if rules.terms.shed is None else []
    return (paragraph([say("howto-redeal", cards=any_of(rules, REDEAL)), *undrawn]),)


def _redeal(rules: Rules) -> Slots:
    return None if rules.terms.shed is None else of_cards(rules, lambda option: REDEAL in option.actions)


SECTIONS = (
    Passage(lambda rules: say("howto-heading-naming"), named_players),
    Passage(lambda rules: say("howto-heading-redeal"), redealing),
)

TIPS = (Tip("howto-tip-redeal", _redeal),)
