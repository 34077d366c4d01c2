"""Parts about several plays at once: owed plays, and cards played together.

And stealing a card instead of a draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardtable.cards.faces import JOKER, rank_of
from cardtable.language import Listed, Rank, paragraph, say
from cardtable.rules.drafting.document import JOKER_KEY, faces_that, goes_up, is_french, keys_of
from cardtable.rules.drafting.way import OFF, ON, OWN_PACK, Changes, Way, choice, rank_label, switch
from cardtable.rules.effects import CHOOSE, OBLIGE, REVERSE, SKIP, STEAL, Action
from cardtable.rules.loader import Raw
from cardtable.rules.model import Rules
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
    slots,
    without_the_cards,
)
from cardtable.rules.prose.words import any_of, deal_goes_on, does, rank_in_words
from cardtable.rules.schema import ObligationDocument
from cardtable.rules.sense import key_of


def _several_cards(rules: Rules) -> tuple[str, ...]:
    """Return the section on several cards in one play."""
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


def _plays_owed(rules: Rules) -> tuple[str, ...]:
    """Return the section on playing twice, or four times."""
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
    turning = _turning(rules, terms)
    texts += turning
    if does(rules, SKIP):
        texts.append(say("howto-twice-skips"))
        if turning:
            texts.append(say("howto-reverses-first"))
    if at_once:
        single = terms.several == "single"
        texts.append(say("howto-twice-single") if single else say("howto-twice-several-count-once"))
    if terms.passes_on or terms.adds or terms.must_finish or terms.not_first:
        return [*texts, say("howto-twice-again-after-last", cards=cards)]
    return [*texts, say("howto-twice-again-after-any", cards=cards)]


def _turning(rules: Rules, terms: ObligationDocument) -> list[str]:
    """Return when the direction turns; a first card that passes the plays on turns it at once (4.24)."""
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
    if passes_on and all(_does(rules, face, REVERSE) for face in passes_on):
        texts.append(say("howto-twice-hands-back-alone", ranks=_ranks(passes_on)))
    elif passes_on:
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
    """Return the ranks of these cards, each once."""
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
        texts += [say("howto-twice-second-stuck"), say("howto-twice-first-still")]
    elif deal_goes_on(rules):
        left = "lapses" if rules.deal_end == "pile_away" else terms.when_out
        together = rules.terms.together
        only_two = not terms.adds and not (together is not None and together.same_rank)
        texts.append(say("howto-twice-rest-of-two" if left == "rest" and only_two else f"howto-twice-{left}"))
    return texts


def _together_chip(rules: Rules) -> str:
    terms = rules.terms.together
    if terms is None:
        return ""
    if terms.same_rank is not None:
        return say("chips-same-rank", count=terms.same_rank)
    if terms.pairs:
        return say("chips-pairs", ranks=Listed([Rank(rank) for rank in terms.pairs], "or"))
    return say("chips-thrown", rank=Rank(terms.throw or ""))


def _several_tip(rules: Rules) -> Slots:
    together = rules.terms.together
    return slots(together is not None and together.same_rank is not None)


def _pair(rules: Rules) -> Slots:
    together = rules.terms.together
    if together is None or not together.pairs:
        return None
    return {"ranks": Listed([Rank(rank) for rank in together.pairs], "or")}


def _thrown_tip(rules: Rules) -> Slots:
    together = rules.terms.together
    rank = together.throw if together is not None else None
    return None if rank is None else {"rank": Rank(rank)}


def _together_ways(raw: Raw) -> Iterator[Way]:
    if not goes_up(raw):
        return
    terms = raw.get("together") or {}
    now = (
        "same_rank"
        if terms.get("same_rank")
        else "pairs"
        if terms.get("pairs")
        else "throw"
        if terms
        else OFF
    )
    values = (OFF, "same_rank", *(("pairs",) if is_french(raw) and _pairs(raw) else ()))
    yield choice("together", "special", now, tuple(dict.fromkeys([*values, now])), ("together",))
    if now == "same_rank":
        name = say("draft-way-same-rank")
        count = str(terms["same_rank"])
        yield Way("same_rank", "number", "special", name, count, (), 2, 4, "together", ("together",))
    elif now == "pairs":
        ranks = " ".join(terms["pairs"])
        options = dict.fromkeys([*_pairs(raw), ranks])
        labels = tuple(
            (r, say("draft-ranks", ranks=Listed([Rank(one) for one in r.split()], "or"))) for r in options
        )
        name = say("draft-way-pairs")
        yield Way("pairs", "choice", "special", name, ranks, labels, part="together", causes=("together",))


def _pairs(raw: Raw) -> list[str]:
    """Return the ranks of which two may be played as one."""
    sets = ("K Q", "K Q J", "K", "Q", "J")
    return [ranks for ranks in sets if set(ranks.split()) <= set(keys_of(raw))]


def _set_together(raw: Raw, value: str) -> Changes:
    if value == "same_rank":
        return {"together": {"same_rank": 4}}
    return {"together": {"pairs": _pairs(raw)[0].split()} if value == "pairs" else None}


def _hand_on(rules: Rules) -> Slots:
    terms = rules.terms.obligation
    if terms is None or not terms.passes_on:
        return None
    ranks = dict.fromkeys(map(rank_of, terms.passes_on))
    return {"ranks": Listed([Rank(rank) for rank in ranks], "or")}


def _obligation(raw: Raw) -> Iterator[Way]:
    terms, part = raw["obligation"], "obligation"
    if not raw.get("shed"):
        yield choice("owed_draw", "special", terms["draw"], ("each", "at_end"), (part,), part)
    if raw["deal_end"] in ("knock_out", "drop_out"):
        when_out = terms.get("when_out", "stays")
        yield choice("owed_when_out", "special", when_out, ("stays", "rest", "lapses"), (part,), part)
    yield switch("owed_must_finish", "special", terms.get("must_finish", False), (part,), part)
    yield switch("owed_between", "special", terms.get("between") is not None, (part,), part)
    yield switch("owed_not_first", "special", bool(terms.get("not_first")), (part,), part)
    yield switch("owed_adds", "special", terms.get("adds", False), (part,), part)
    turning = faces_that(raw, REVERSE)
    passes = terms.get("passes_on") or []
    now = OFF if not passes else "reverse" if set(passes) == set(turning) else OWN_PACK
    values = dict.fromkeys([OFF, *(["reverse"] if turning else []), now])
    yield choice("owed_passes_on", "special", now, tuple(values), (part,), part)
    cancels = terms.get("cancels") or ""
    ranks = dict.fromkeys(["", *_ranks_that_oblige(raw), cancels])
    labels = tuple((rank, rank_label(rank)) for rank in ranks)
    name = say("draft-way-owed-cancels")
    yield Way("owed_cancels", "choice", "special", name, cancels, labels, part=part, causes=(part,))


def _ranks_that_oblige(raw: Raw) -> list[str]:
    return list(dict.fromkeys(map(key_of, faces_that(raw, OBLIGE))))


def _owed(key: str) -> Callable[[Raw, str], Changes]:
    def changes(raw: Raw, value: str) -> Changes:
        on: object = value == ON
        if key == "between":
            on = raw["limit"] if on else None
        elif key == "not_first":
            on = faces_that(raw, OBLIGE) if on else None
        return {f"obligation.{key}": on}

    return changes


def _set_passes(raw: Raw, value: str) -> Changes:
    return {"obligation.passes_on": faces_that(raw, REVERSE) if value == "reverse" else None}


TOGETHER = Part(
    key="together",
    sections=(Passage(lambda rules: say("howto-heading-several"), _several_cards, ("several",)),),
    chips=(Row(("together",), _together_chip, "chips-one-at-once", first=True, kind="twists"),),
    tips=(
        Tip("howto-tip-thrown", _thrown_tip, weight=2),
        Tip("howto-tip-pair", _pair, weight=1),
        Tip("howto-tip-several", _several_tip, weight=-1),
    ),
    parameters=_together_ways,
    set_parameter=by_key(
        {
            "together": _set_together,
            "same_rank": lambda raw, value: {"together.same_rank": int(value)},
            "pairs": lambda raw, value: {"together.pairs": value.split()},
        }
    ),
)

OBLIGATION = Part(
    key="obligation",
    sections=(Passage(lambda rules: say("howto-heading-twice"), _plays_owed, ("twice",)),),
    tips=(
        Tip("howto-tip-hand-on", _hand_on, weight=4),
        Tip("howto-tip-twice", weight=-1),
    ),
    switch=Switch(lambda raw: True, card_that(OBLIGE, JOKER_KEY, "2"), without_the_cards(OBLIGE)),
    comes_with_card=ComesWith(OBLIGE, lambda raw, doing: {"draw": "each", "when_out": "lapses"}),
    parameters=_obligation,
    set_parameter=by_key(
        {
            "owed_draw": lambda raw, value: {"obligation.draw": value},
            "owed_when_out": lambda raw, value: {"obligation.when_out": value},
            "owed_must_finish": _owed("must_finish"),
            "owed_between": _owed("between"),
            "owed_not_first": _owed("not_first"),
            "owed_adds": _owed("adds"),
            "owed_passes_on": _set_passes,
            "owed_cancels": lambda raw, value: {"obligation.cancels": value or None},
        }
    ),
)

STEALING = Part(
    key="steal",
    switch=Switch(lambda raw: True, card_that(STEAL, "6"), without_the_cards(STEAL)),
    comes_with_card=ComesWith(STEAL, lambda raw, doing: {"draw": "replaces"}),
)
