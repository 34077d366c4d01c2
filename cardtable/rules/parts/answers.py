"""Parts about cards that must be answered or continued: a rank that demands the same rank, and runs."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.language import Rank, paragraph, say
from cardtable.rules.drafting.document import is_french, with_action, without_action
from cardtable.rules.drafting.way import ON, Changes, Way, ranks, switch
from cardtable.rules.effects import CHAIN, EXCHANGE, REVERSE, SKIP, STEAL
from cardtable.rules.loader import Raw
from cardtable.rules.model import Rules
from cardtable.rules.options.house_rules import has_stock
from cardtable.rules.parts.base import (
    ComesWith,
    Part,
    Passage,
    Row,
    Slots,
    Switch,
    Tip,
    by_key,
    card_that,
    gone,
    without_the_cards,
)
from cardtable.rules.prose.words import cost, does, stands_for_the_next
from cardtable.rules.schema import QueenChainDocument
from cardtable.rules.sense import key_of


def _queens(rules: Rules) -> tuple[str, ...]:
    """Return the section on a rank that has to be answered with the same rank."""
    terms = rules.terms.queen_chain
    if terms is None:
        return ()
    rank = Rank(terms.rank)
    rest = _carried_over(rules, terms, rank) if terms.carry_over else _not_played(rules, terms, rank)
    parts = (_answering(terms, rank), _not_answering(rules, terms, rank), rest)
    return tuple(paragraph(part) for part in parts)


def _answering(terms: QueenChainDocument, rank: Rank) -> list[str]:
    if terms.answer == "forced":
        return [
            say("howto-answer-must", rank=rank),
            say("howto-answer-must-lay", rank=rank),
            say("howto-answer-draw"),
            say("howto-answer-must-next"),
        ]
    return [
        say("howto-answer-may", rank=rank),
        say("howto-answer-may-lay", rank=rank),
        say("howto-answer-draw"),
        say("howto-answer-may-next"),
    ]


def _may_be_last(rules: Rules, terms: QueenChainDocument) -> bool:
    """Return whether a player with a penalty may hold a card that would have answered.

    By choice, drawn between its cards or from another hand, or because others left the penalty (4.4.7).
    """
    by_choice = terms.answer == "optional" or terms.draw == "after_each"
    return by_choice or rules.hands_penalties_on or bool(does(rules, STEAL) or does(rules, EXCHANGE))


def _not_answering(rules: Rules, terms: QueenChainDocument, rank: Rank) -> list[str]:
    texts = [
        say("howto-answer-none", rank=rank),
        say("howto-penalty", rank=rank),
        say("howto-penalty-playable"),
        say("howto-penalty-turns-last"),
    ]
    if does(rules, REVERSE) and does(rules, SKIP):
        texts.append(say("howto-reverses-first"))
    match terms.draw:
        case "after_all":
            texts.append(say("howto-penalty-draw-after-all"))
        case "after_each":
            texts.append(say("howto-penalty-draw-after-each"))
        case "none":
            texts.append(say("howto-penalty-draw-none"))
    if _may_be_last(rules, terms):
        must = terms.answer == "forced"
        last = say("howto-penalty-last-must", rank=rank) if must else say("howto-penalty-last-may", rank=rank)
        texts.append(last)
    return texts


def _not_played(rules: Rules, terms: QueenChainDocument, rank: Rank) -> list[str]:
    texts = [say("howto-penalty-what-you-can"), say("howto-penalty-then-stuck")]
    if rules.hands_penalties_on:
        return [*texts, *_handed_on(terms, rank)]
    return [*texts, *_dropped()] if stands_for_the_next(rules) else texts


def _carried_over(rules: Rules, terms: QueenChainDocument, rank: Rank) -> list[str]:
    texts = [say("howto-penalty-what-you-can")]
    drops_out = terms.failure == "pay_and_drop_out"
    if drops_out and terms.rest == "lapses":
        return [*texts, say("howto-penalty-drops-out", cost=cost(rules)), *_dropped()]
    if terms.draw == "after_all":
        texts.append(say("howto-penalty-draw-laid"))
    if drops_out:
        return [*texts, say("howto-penalty-drops-out", cost=cost(rules)), *_handed_on(terms, rank)]
    # If all who could not play it are still in, it may come around.
    return [
        *texts,
        say("howto-penalty-pays-nothing"),
        *_handed_on(terms, rank),
        say("howto-penalty-comes-back"),
    ]


def _dropped() -> list[str]:
    return [say("howto-penalty-dropped"), say("howto-penalty-turns-first")]


def _handed_on(terms: QueenChainDocument, rank: Rank) -> list[str]:
    must = terms.answer == "forced"
    return [
        say("howto-penalty-handed-on"),
        say("howto-penalty-turns-first"),
        say("howto-penalty-still-on-top", rank=rank),
        say("howto-penalty-still-must-answer", rank=rank)
        if must
        else say("howto-penalty-still-may-answer", rank=rank),
    ]


def _runs(rules: Rules) -> tuple[str, ...]:
    """Return the section on neighboring ranks that earn the draw."""
    terms = rules.terms.runs
    if terms is None:
        return ()
    what = [say("howto-runs"), say("howto-runs-ranks"), say("howto-runs-printed")]
    while_there_is_one = [
        say("howto-runs-draw"),
        say("howto-runs-must") if terms.forced == "on" else say("howto-runs-may"),
        say("howto-runs-no-draw"),
        say("howto-runs-other-way"),
    ]
    more = [say("howto-runs-begin")]
    if rules.terms.queen_chain is not None:
        more.append(say("howto-runs-penalty", rank=Rank(rules.terms.queen_chain.rank)))
    if rules.deal_end == "pile_away":
        more.append(say("howto-runs-put-aside"))
    return (paragraph(what), paragraph(while_there_is_one), paragraph(more))


def _heading(rules: Rules) -> str:
    terms = rules.terms.queen_chain
    return "" if terms is None else say("howto-heading-answering", rank=Rank(terms.rank))


def _queens_chip(rules: Rules) -> str:
    return say("chips-penalties-handed-on") if rules.hands_penalties_on else ""


def _begins(raw: Raw, doing: list[str]) -> Raw:
    return {
        "rank": key_of(doing[0]),
        "draw": "after_all",
        "answer": "forced",
        "carry_over": False,
        "failure": "safe",
    }


def _answer_tip(rules: Rules) -> Slots:
    chain = rules.terms.queen_chain
    return None if chain is None else {"rank": Rank(chain.rank)}


def _queens_ways(raw: Raw) -> Iterator[Way]:
    rank = raw["queen_chain"]["rank"]
    yield ranks("queen_rank", raw, rank, "queen_chain")
    yield switch(
        "queen_carry_over", "special", raw["queen_chain"]["carry_over"], ("queen_chain",), "queen_chain"
    )


def _set_queen_rank(raw: Raw, value: str) -> Changes:
    """Return the changes that make another rank the one to answer."""
    bare = without_action(raw, CHAIN)
    cards = {**bare["cards"]}
    for path, text in with_action(bare, value, CHAIN).items():
        cards[path.removeprefix("cards.")] = str(text)
    return {"cards": cards, "queen_chain.rank": value}


QUEEN_CHAIN = Part(
    key="queen_chain",
    sections=(Passage(_heading, _queens),),
    chips=(Row(("queen_chain",), _queens_chip, "chips-penalties-end", kind="twists"),),
    tips=(Tip("howto-tip-answer", _answer_tip, weight=3),),
    switch=Switch(lambda raw: True, card_that(CHAIN, "Q"), without_the_cards(CHAIN)),
    comes_with_card=ComesWith(CHAIN, _begins),
    parameters=_queens_ways,
    set_parameter=by_key(
        {
            "queen_rank": _set_queen_rank,
            "queen_carry_over": lambda raw, value: {"queen_chain.carry_over": value == ON},
        }
    ),
)

RUNS = Part(
    key="runs",
    sections=(Passage(lambda rules: say("howto-heading-runs"), _runs, ("runs",)),),
    chips=(Row(("runs",), lambda rules: say("chips-runs"), kind="twists"),),
    tips=(Tip("howto-tip-run", weight=4),),
    switch=Switch(
        lambda raw: is_french(raw) and has_stock(raw),
        lambda raw: {"runs": {"forced": "off"}},
        gone("runs"),
    ),
)
