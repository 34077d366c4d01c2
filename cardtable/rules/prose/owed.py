"""What a play lays on others, in words: plays that are owed, queens to answer, runs to continue; and several
cards in one play.
"""

from __future__ import annotations

from cardtable.cards.faces import JOKER, rank_of
from cardtable.language import Listed, Rank, paragraph, say
from cardtable.rules.effects import CHOOSE, EXCHANGE, OBLIGE, REVERSE, SKIP, STEAL, Action
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import any_of, cost, deal_goes_on, does, rank_in_words, stands_for_the_next
from cardtable.rules.schema import ObligationDocument, QueenChainDocument


def several_cards(rules: Rules) -> tuple[str, ...]:
    """Several cards in one play."""
    together = rules.terms.together
    if together is None:
        return ()
    texts = []
    if together.same_rank:
        texts.append(_of_one_rank(rules, together.same_rank))
    if together.pairs:
        ranks = Listed([Rank(rank) for rank in together.pairs], "or")
        texts.append(paragraph([say("howto-pairs", ranks=ranks), say("howto-pairs-value")]))
    if together.throw:
        texts.append(_thrown(rules, together.throw))
    return tuple(texts)


def _of_one_rank(rules: Rules, most: int) -> str:
    texts = [
        say("howto-same-rank", count=most),
        say("howto-same-rank-value"),
        say("howto-same-rank-set"),
        say("howto-same-rank-effects"),
    ]
    if does(rules, REVERSE):
        texts.append(say("howto-same-rank-reverse"))
    return paragraph([*texts, say("howto-same-rank-limit"), say("howto-same-rank-draw")])


def _thrown(rules: Rules, face: str) -> str:
    texts = [say("howto-throw", rank=Rank(face)), say("howto-throw-value")]
    if rules.terms.obligation is not None:
        texts.append(say("howto-throw-is-one-of-two"))
    return paragraph(texts)


def plays_owed(rules: Rules) -> tuple[str, ...]:
    """Playing twice, or four times."""
    terms = rules.terms.obligation
    if terms is None:
        return ()
    parts = (
        _owing(rules, terms),
        _first_play(rules, terms),
        _cancelling(rules, terms.cancels),
        _failing(rules, terms),
    )
    return tuple(paragraph(part) for part in parts if part)


def _owing(rules: Rules, terms: ObligationDocument) -> list[str]:
    cards = any_of(rules, OBLIGE)
    at_once = rules.terms.together is not None and bool(rules.terms.together.same_rank)
    texts = [say("howto-twice", cards=cards)]
    if at_once:
        texts.append(say("howto-twice-four-times"))
    if rules.terms.shed is None:
        each = terms.draw == "each"
        texts.append(say("howto-twice-draw-each") if each else say("howto-twice-draw-at-end"))
    if terms.between is not None:
        texts.append(say("howto-twice-between", total=terms.between))
    texts += _turning(rules, terms)
    if does(rules, SKIP):
        texts.append(say("howto-twice-skips"))
    if at_once:
        single = terms.several == "single"
        texts.append(say("howto-twice-single") if single else say("howto-twice-several-count-once"))
    if terms.passes_on or terms.adds or terms.must_finish or terms.not_first:
        return [*texts, say("howto-twice-again-after-last", cards=cards)]
    return [*texts, say("howto-twice-again-after-any", cards=cards)]


def _turning(rules: Rules, terms: ObligationDocument) -> list[str]:
    """When the direction turns; a first card that hands the plays on turns it at once (4.24)."""
    turning = {face for face in rules.faces if _does(rules, face, REVERSE)}
    if not turning - set(terms.passes_on):
        return []
    unless = bool(turning & set(terms.passes_on))
    return [say("howto-twice-turns-unless") if unless else say("howto-twice-turns")]


def _does(rules: Rules, face: str, action: Action) -> bool:
    return any(action in option.actions for option in rules.cards.get(face, ()))


def _first_play(rules: Rules, terms: ObligationDocument) -> list[str]:
    texts = []
    adding = [face for face in rules.faces if terms.adds and _does(rules, face, OBLIGE)]
    adding = [face for face in adding if face not in terms.not_first and rank_of(face) != terms.cancels]
    passes_on = [face for face in terms.passes_on if face not in adding]
    if passes_on:
        texts.append(say("howto-twice-hands-on", ranks=_ranks(passes_on)))
        for action, message in ((REVERSE, "howto-twice-hands-back"), (CHOOSE, "howto-twice-hands-to-named")):
            doing = [face for face in passes_on if _does(rules, face, action)]
            if doing:
                texts.append(say(message, ranks=_ranks(doing)))
        if any(_does(rules, face, OBLIGE) for face in passes_on):
            texts.append(say("howto-twice-never-four"))
    if adding:
        texts.append(say("howto-twice-adds", ranks=_ranks(adding)))
    if terms.not_first:
        texts.append(say("howto-twice-not-first", ranks=_ranks(terms.not_first)))
    return texts


def _ranks(faces: list[str]) -> Listed:
    """The ranks of these cards; suits of a rank are told once."""
    return Listed([Rank(rank) for rank in dict.fromkeys(map(rank_of, faces))], "or")


def _cancelling(rules: Rules, named: str | None) -> list[str]:
    if named is None:
        return []
    rank = rank_in_words(named)
    texts = [say("howto-twice-cancels", rank=rank), say("howto-twice-cancels-ends")]
    if rank.key == JOKER and any(rank_of(face) == JOKER for face in rules.faces):
        texts.append(say("howto-twice-cancels-or-last", rank=rank))
    return texts


def _failing(rules: Rules, terms: ObligationDocument) -> list[str]:
    texts = []
    if terms.must_finish:
        texts.append(say("howto-twice-must-finish"))
    elif rules.terms.shed is None:
        texts.append(say("howto-twice-second-counts"))
    if rules.terms.shed is not None:
        texts.append(say("howto-twice-second-flips", cost=cost(rules)))
    elif deal_goes_on(rules):
        left = "lapses" if rules.deal_end == "pile_away" else terms.when_out
        together = rules.terms.together
        only_two = not terms.adds and not (together is not None and together.same_rank)
        texts.append(say("howto-twice-rest-of-two" if left == "rest" and only_two else f"howto-twice-{left}"))
    return texts


def queens(rules: Rules) -> tuple[str, ...]:
    """A rank that has to be answered with the same rank."""
    terms = rules.terms.queen_chain
    if terms is None:
        return ()
    rank = Rank(terms.rank)
    rest = _carried_over(rules, terms, rank) if terms.carry_over else _not_laid(rules, terms, rank)
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
    """Whether who lays a penalty may hold a card that would have answered: by choice, drawn between its cards
    or come from another hand, or because others left the penalty (4.4.7).
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


def _not_laid(rules: Rules, terms: QueenChainDocument, rank: Rank) -> list[str]:
    texts = [say("howto-penalty-not-all")]
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
    # Where all who could not lay it are still there, it may come round.
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


def runs(rules: Rules) -> tuple[str, ...]:
    """Neighbouring ranks that earn the draw."""
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
