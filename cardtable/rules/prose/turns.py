"""A turn in words: playing, naming a player, dealing new hands, drawing, and the changes with two players."""

from __future__ import annotations

from cardtable.language import Rank, paragraph, say
from cardtable.rules.effects import (
    CHOOSE,
    DOUBLE,
    ELIMINATE,
    EXCHANGE,
    REDEAL,
    REVERSE,
    SHIELD,
    SKIP,
    STEAL,
    SWAP_DIGITS,
    AddAny,
    SetTotal,
)
from cardtable.rules.endless import may_run_away
from cardtable.rules.model import HIGHEST, LOWEST, Rules
from cardtable.rules.own_words import call_words
from cardtable.rules.parts.base import Passage, Slots, Tip, of_cards
from cardtable.rules.prose.words import any_of, cards_that, cost, does, named_cards, side, stands_for_the_next


def turn(rules: Rules) -> tuple[str, ...]:
    """Return the section on an ordinary turn, and the limit."""
    parts = (
        _play(rules),
        *_bounds(rules),
        [say("howto-team-talk")] if rules.is_team else [],
        _calls(rules),
        _checked_calls(rules),
        _by_hand(rules),
    )
    return tuple(paragraph(part) for part in parts if part)


def bounds(rules: Rules) -> tuple[str, ...]:
    """Return how far the total may go, up and down."""
    return tuple(paragraph(part) for part in _bounds(rules) if part)


def _bounds(rules: Rules) -> tuple[list[str], list[str]]:
    end = HIGHEST if rules.counts_down else LOWEST
    furthest = [say("howto-total-stops", total=end)] if may_run_away(rules) else []
    return _limit(rules), [*_below_zero(rules), *furthest]


def _play(rules: Rules) -> list[str]:
    turns = does(rules, REVERSE)
    texts = [say("howto-clockwise-until" if turns else "howto-clockwise", side=side(rules))]
    if not rules.draws:
        texts.append(say("howto-turn-no-draw"))
    elif rules.draw_discipline == "auto":
        texts.append(say("howto-turn"))
    else:
        texts.append(say("howto-turn-draw-yourself"))
    return texts


def _limit(rules: Rules) -> list[str]:
    may_give_up = rules.terms.allow_give_up == "on"
    if rules.terms.overplay:
        texts = [say("howto-over-is-allowed", limit=rules.edge)]
        return [*texts, say("howto-give-up-instead")] if may_give_up else texts
    if rules.counts_down:
        texts = [say("howto-zero", limit=rules.limit)]
    else:
        texts = [say("howto-limit", limit=rules.limit, over=rules.limit + 1)]
    if any(len(options) > 1 or isinstance(options[0].total, AddAny) for options in rules.cards.values()):
        texts.append(say("howto-choose-within-limit", limit=rules.limit))
    texts += _giving_up(rules) if may_give_up else [say("howto-must-play")]
    if rules.terms.mistakes_count == "on":
        texts.append(say("howto-mistakes", limit=rules.limit))
    return texts


def _giving_up(rules: Rules) -> list[str]:
    texts = [say("howto-give-up")]
    chain = rules.terms.queen_chain
    if chain is not None:
        texts.append(say("howto-give-up-answer", rank=Rank(chain.rank)))
        if _hands_on_otherwise(rules):
            texts.append(say("howto-give-up-hands-nothing-on"))
    return texts


def _hands_on_otherwise(rules: Rules) -> bool:
    """Return whether players might think that giving up passes on what they owe (1.5.4).

    It does not pass on a queen, nor a penalty.
    """
    chain = rules.terms.queen_chain
    if chain is None:
        return False
    if stands_for_the_next(rules):
        return chain.rest == "lapses"
    return chain.carry_over and rules.hands_penalties_on


def _below_zero(rules: Rules) -> list[str]:
    options = [option.total for of_card in rules.cards.values() for option in of_card]
    if min(rules.made_of(0), default=0) >= 0 or rules.counts_down:
        return []
    if rules.negative_totals == "floor":
        return [say("howto-never-below-zero")]
    texts = [say("howto-below-zero")]
    if DOUBLE in options:
        texts.append(say("howto-below-zero-doubled"))
    if SWAP_DIGITS in options:
        texts.append(say("howto-below-zero-digits", before=-6, after=-60))
    return texts


def _calls(rules: Rules) -> list[str]:
    texts = []
    for key, words in rules.calls.items():
        match key:
            case "pass":
                texts.append(say("howto-call-pass", words=call_words(words)))
            case "reverse":
                texts.append(say("howto-call-reverse", words=call_words(words)))
            case _:
                texts.append(say("howto-call-rank", rank=Rank(key), words=call_words(words)))
    return [say("howto-calls"), *texts, *_called_plainly(rules)] if texts else []


def _called_plainly(rules: Rules) -> list[str]:
    """Return that no words belong to a card that makes a fixed total, though it may leave it the same."""
    cards = named_cards(cards_that(rules, lambda option: isinstance(option.total, SetTotal)))
    return [] if cards is None else [say("howto-call-set", cards=cards)]


def _checked_calls(rules: Rules) -> list[str]:
    """Return how wrong sums are handled (rules, 1.6.3)."""
    match rules.terms.call_check:
        case "practice":
            return [say("howto-add-without-help"), say("howto-wrong-total-is-free")]
        case "strict":
            return [say("howto-add-without-help"), say("howto-wrong-total-costs")]
        case "token":
            return [say("howto-add-without-help"), say("howto-wrong-total-pays", cost=cost(rules, 1))]
        case "deal":
            return [say("howto-add-without-help"), say("howto-wrong-total-loses")]
    return []


def _by_hand(rules: Rules) -> list[str]:
    if rules.draw_discipline != "manual" or not rules.draws:
        return []
    return [say("howto-draw-yourself"), say("howto-draw-lost"), say("howto-draw-as-usual")]


def _skipping_one_other(rules: Rules) -> list[str]:
    if rules.two_player_skip != "again":
        return [say("howto-two-skip-nobody")]
    terms = rules.terms
    several = terms.obligation or terms.queen_chain or (terms.together and terms.together.same_rank)
    return [say("howto-two-skip-again"), *([say("howto-two-skips")] if several else [])]


def two_players(rules: Rules) -> tuple[str, ...]:
    """Return what changes when only two are left in the deal."""
    texts = []
    if does(rules, REVERSE):
        again = rules.two_player_reverse == "again"
        texts.append(say("howto-two-reverse-again") if again else say("howto-two-reverse-nothing"))
    if does(rules, SKIP):
        texts += _skipping_one_other(rules)
    owed = rules.terms.obligation
    if owed is not None and (owed.passes_on or owed.adds):
        texts.append(say("howto-two-hands-on"))
    if does(rules, CHOOSE):
        texts.append(say("howto-two-choose"))
    return (paragraph([say("howto-two-players"), *texts]),) if texts else ()


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
