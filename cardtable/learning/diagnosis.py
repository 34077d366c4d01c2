"""Why an answer is wrong: beliefs about the learner, weighed against what each procedure would answer.

Beliefs are weights of the procedures: in what share of answers this learner uses each. Every first answer
changes them, right ones too. A mistake is named only if one procedure is clearly the likeliest (`SURE`).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from operator import mul
from typing import TypeVar

import msgspec

from cardtable.cards.shuffle import Stream
from cardtable.learning.ladder import Rating, Support
from cardtable.learning.procedures import (
    KEYED,
    MISTAKES,
    NAMED_AS,
    NAMELESS,
    RIGHT,
    RULE_ERRORS,
    SELDOM,
    STRAYS,
    USUAL,
    Answers,
    mistaken,
    usual,
    written,
)
from cardtable.learning.questions import Question

Beliefs = Mapping[str, float]
"""Logarithms of the weights of procedures by their codes; empty for an unknown learner."""

SURE = 0.6
"""Minimum chance for a mistake to be named."""

UNNAMED = "other"
"""The code of a wrong answer that nothing explains."""

_MOVES = 0.06
"""How far one answer moves beliefs: about the last sixteen make them."""

_LEAST = 1e-3
"""The least weight of a procedure."""

_NEVER = 1e-7
"""The chance that is left for answers that no procedure explains."""


def posterior(
    question: Question, answer: int, beliefs: Beliefs, offered: Collection[int]
) -> dict[str, float]:
    """Return the chance of each procedure given the answer; `offered` are the answers to choose from."""
    shares = _shares(question, answer, offered)
    # A right answer fits every procedure that makes no difference here.
    default = float(answer == question.answer)
    made = {code: weight * shares.get(code, default) for code, weight in _weights(beliefs).items()}
    whole = sum(made.values())
    return {code: share / whole for code, share in made.items()}


def diagnose(
    question: Question, answer: int, beliefs: Beliefs, offered: Collection[int] = ()
) -> tuple[str, ...]:
    """Return the codes of the mistakes that an answer shows.

    None if it is right, `UNNAMED` if nothing is sure.

    A question about a rule never gets a mistake of arithmetic.
    """
    if answer == question.answer:
        return ()
    if question.offers:
        return _diagnose_pick(question, answer)
    return (_named(question, posterior(question, answer, beliefs, offered)),)


def believed(
    beliefs: Beliefs, question: Question, answer: int, offered: Collection[int] = ()
) -> dict[str, float]:
    """Return the beliefs after a first answer; a pick from the hand doesn't change them."""
    if question.offers:
        return dict(beliefs)
    found, weights = posterior(question, answer, beliefs, offered), _weights(beliefs)
    moved = {code: max(_LEAST, (1 - _MOVES) * w + _MOVES * found[code]) for code, w in weights.items()}
    whole = sum(moved.values())
    return {code: round(math.log(weight / whole), 3) for code, weight in moved.items()}


def likely_wrong(question: Question, beliefs: Beliefs) -> dict[int, float]:
    """Return the wrong answers of the learner's likely procedures with weights, the likeliest first.

    Includes mistakes made by choosing, not by typing.
    """
    weights, found = _weights(beliefs), Counter[int]()
    for code, answers in _chosen(question).items():
        for value, share in answers.items():
            found[value] += weights[code] * share  # type: ignore[assignment]
    return dict(found.most_common())


def _chosen(question: Question) -> dict[str, Answers]:
    """Return the answers of each named procedure that also happens when an answer is chosen."""
    made = mistaken(question)
    return {code: answers for code, answers in made.items() if code in USUAL and code not in KEYED}


def own_mistakes(
    question: Question, beliefs: Beliefs, wrong: Mapping[int, float], chance: Stream
) -> list[int]:
    """Return one of the `wrong` answers that the learner's own mistake leads to.

    Two, if the mistake is known and leads to several; none if there are none.

    If several procedures lead to the likeliest answer about as often, one is drawn and its answers are used:
    this distinguishes similar mistakes.
    """
    if not wrong:
        return []
    weights, likeliest = _weights(beliefs), next(iter(wrong))
    made = {code: answers for code, answers in _chosen(question).items() if likeliest in answers}
    most = max(weights[code] for code in made)
    code = chance.choose([code for code in made if weights[code] >= _NEAR * most])
    often = max(share for value, share in made[code].items() if value in wrong) / 2
    answers = {value: share for value, share in made[code].items() if value in wrong and share >= often}
    own = drawn(answers, chance)
    if len(answers) == 1 or weights[code] < _KNOWN:
        return [own]
    return [own, drawn({value: share for value, share in answers.items() if value != own}, chance)]


_KNOWN = 0.05
"""Minimum weight for a procedure to count as the learner's own."""

_NEAR = 0.25
"""Minimum share of the likeliest procedure's weight for testing another that leads to the same answer.
"""


def are_puzzling(beliefs: Beliefs) -> bool:
    """Return whether so many answers are strays that a mistake may still be unknown."""
    weights = _weights(beliefs)
    return sum(weights[stray] for stray in STRAYS) > _PUZZLING


_PUZZLING = 0.12
"""The share of strays that a child who seldom slips doesn't reach; an unknown learner begins at 0.02."""


def untested(question: Question, beliefs: Beliefs, chance: Stream) -> list[int]:
    """Return a wrong answer of each named procedure that applies, in random order.

    A procedure that became likelier than usual tends to come first, as does one that few sums can show; one
    that was offered in vain comes last.
    """
    weights, start = _weights(beliefs), usual()

    def turn(code: str) -> float:
        grown = min(_GROWN, weights[code] / start[code] * (_GROWN if code in SELDOM else 1))
        return float(((1 + chance.below(_FINE)) / _FINE) ** (grown**-_DECIDED))

    chosen = {code: answers for code, answers in _chosen(question).items() if code not in NAMELESS}
    return [drawn(chosen[code], chance) for code in sorted(chosen, key=turn, reverse=True)]


def seldom_shown(question: Question) -> set[int]:
    """Return the answers to this question that show a mistake which few questions can show."""
    return {value for code, answers in mistaken(question).items() if code in SELDOM for value in answers}


_GROWN = 2.0
"""The growth of a weight beyond which a procedure comes no sooner: otherwise one would hide all others."""

_DECIDED = 4
"""How much a weight's growth decides when a procedure comes; 0 would leave it to chance."""


def miscall(question: Question, chance: Stream) -> int | None:
    """Return a wrong total as children call it, for a computer opponent; None if there is none.

    A question about a rule is never miscalled, and nobody says 608 for 68.
    """
    if question.asks_rule:
        return None
    never, made = written(question), likely_wrong(question, {})
    usual = {value: share for value, share in made.items() if value >= 0 and value not in never}
    return drawn(usual, chance) if usual else None


def can_catch(rating: Rating, question: Question) -> bool:
    """Return whether a child who hears the total of a sum can notice that it is wrong.

    Whether it would call it right in half of the cases, with ticks on the line.
    """
    return not question.asks_rule and rating.chance(question, Support.TICKS) >= _AS_LIKELY_AS_NOT


_AS_LIKELY_AS_NOT = 0.5


class Explained(msgspec.Struct, frozen=True):
    """A first answer in a log that is to be explained.

    The question, the answer, and the answers to choose from.
    """

    question: Question
    answer: int
    offered: tuple[int, ...] = ()


@lru_cache(8)  # A page shows what follows from it in several places, for a few learners.
def explain(answers: tuple[Explained, ...]) -> tuple[str, ...]:
    """Return the code of the mistake of each answer of one learner, explained together.

    "" if right, `UNNAMED` if nothing explains it.

    Procedures are added one after the other while each explains the answers clearly better than chance: a few
    slips that happen to look like a mistake do not make one.
    """
    table = _Table(answers)
    alone = {code: table.fitted([code]) for code in table.candidates()}
    best = table.fitted([])
    while len(best.codes) < _MOST:
        more = [table.fitted([*best.codes, code]) for code in alone if code not in best.codes]
        better = max(more, key=lambda fit: fit.worth, default=best)
        if better.worth <= best.worth:
            break
        best = better
    # If one procedure alone explains as well as two together, it is that one.
    best = max((best, *alone.values()), key=lambda fit: fit.worth)
    return tuple(table.named(place, best) for place in range(len(answers)))


_MOST = 4
"""The most procedures that are found in one learner."""

_SLIPS = "slips"
"""The code for making any named mistake now and then, without a habit."""

_CLEARLY = 4.0
"""How much the log-likelihood must grow for a usual procedure to be added."""

_USUALLY = 0.01

_HABIT = 0.15
"""The share of the answers it could affect that a procedure must affect; a rarer one is a slip."""

_LIKE_SLIPS = frozenset({"off-by-one", "off-by-ten", "finger-slip", "finger-slip-in-the-row"})
"""Procedures whose answers are those of a child who slips now and then, in any sum."""

_HABIT_LIKE_SLIPS = 0.28

_ROUNDS = 12
"""The steps of fitting weights to answers."""


class _Fit(msgspec.Struct, frozen=True):
    """Procedures that explain answers, the weights of these and of strays, and how well they explain.

    The log-likelihood, less a cost for each procedure.
    """

    codes: tuple[str, ...]
    weights: dict[str, float]
    worth: float


class _Table:
    """What each procedure answers to each question of a learner."""

    def __init__(self, answers: Sequence[Explained]) -> None:
        self._answers = answers
        self._prior = usual()
        self._defaults = [float(one.answer == one.question.answer) for one in answers]
        self._shares = [self._with_slips(one) for one in answers]

    def _with_slips(self, one: Explained) -> dict[str, float]:
        """Add the slips of a child who makes any of the named mistakes now and then, without a habit.

        Not for answers one or two off, which are strays, nor for choices, of which a slip may be any, nor for
        questions about a rule.
        """
        shares = _shares(one.question, one.answer, one.offered)
        if one.offered or one.question.asks_rule:
            return shares
        named = {code: USUAL[code] for code in shares if code in USUAL and code != "off-by-one"}
        made = sum(weight * shares[code] for code, weight in named.items())
        return {**shares, _SLIPS: made / sum(named.values())} if named else shares

    def candidates(self) -> list[str]:
        """Return the procedures that explain two wrong answers.

        They also explain two in five of those that they could have led to.
        """
        met, able = Counter[str](), Counter[str]()
        for default, shares in zip(self._defaults, self._shares, strict=True):
            if not default:
                able.update(shares.keys())
                met.update(code for code, share in shares.items() if share > _SEEN)
        return [code for code in USUAL if met[code] >= max(_TWICE, able[code] * 0.4)]

    def fitted(self, taken: Sequence[str]) -> _Fit:
        """Return the weights of these procedures, the right one and strays that explain the answers best."""
        codes = (RIGHT, *STRAYS, _SLIPS, *taken)
        rows = [
            [shares.get(code, default) for code in codes]
            for default, shares in zip(self._defaults, self._shares, strict=True)
        ]
        weights, wholes = [1 / len(codes)] * len(codes), [1.0]
        for _ in range(_ROUNDS):
            sums, wholes = [_LEAST] * len(codes), []
            for row in rows:
                parts = list(map(mul, weights, row))
                whole = sum(parts) + _NEVER
                wholes.append(whole)
                sums = [total + part / whole for total, part in zip(sums, parts, strict=True)]
            weights = [total / sum(sums) for total in sums]
        likelihood = sum(map(math.log, wholes))
        cost = sum(_CLEARLY - math.log(self._prior[code] / _USUALLY) for code in taken)
        found = dict(zip(codes, weights, strict=True))
        is_habit = all(
            found[code] >= (_HABIT_LIKE_SLIPS if code in _LIKE_SLIPS else _HABIT) for code in taken
        )
        return _Fit(tuple(taken), found, likelihood - cost if is_habit else -math.inf)

    def named(self, place: int, fit: _Fit) -> str:
        """Return the mistake that this fit sees in one answer."""
        if self._defaults[place]:
            return ""
        made = {code: weight * self._shares[place].get(code, 0.0) for code, weight in fit.weights.items()}
        whole = sum(made.values()) + _NEVER
        found = {code: share / whole for code, share in made.items()}
        return _named(self._answers[place].question, found)


_SEEN = 0.01
"""Minimum share an answer must have in a procedure for that procedure to explain it."""

_TWICE = 2


def _named(question: Question, found: Mapping[str, float]) -> str:
    chances = Counter[str]()
    for code, chance in found.items():
        chances[NAMED_AS.get(code, code)] += chance  # type: ignore[assignment]
    code = max(chances, key=lambda one: chances[one])
    is_named = code in MISTAKES and (code in RULE_ERRORS or not question.asks_rule)
    return code if is_named and chances[code] > SURE else UNNAMED


def _weights(beliefs: Beliefs) -> dict[str, float]:
    """Return the weights of all procedures; those of another version of the program are left out."""
    return {code: math.exp(beliefs[code]) if code in beliefs else start for code, start in usual().items()}


def _shares(question: Question, answer: int, offered: Collection[int]) -> dict[str, float]:
    """Return the chance with which each procedure that applies gives the answer."""
    is_right, many = answer == question.answer, len(offered)
    shares = {}
    for code, answers in mistaken(question).items():
        share = answers.get(answer, 0.0)
        if offered and code in KEYED:
            continue
        if offered and code in STRAYS:
            # A stray among a few answers to choose from takes any of them.
            share = 1 / many
        elif offered:
            again = _AGAIN if is_right else (1 - _AGAIN) / many
            share += again * (1 - sum(answers.get(value, 0.0) for value in offered))
        shares[code] = share
    for stray in STRAYS:
        shares[stray] = shares.get(stray, 0.0) + _NEVER * (not is_right)
    return shares


_AGAIN = 0.7
"""The chance of a right answer from a child whose own wrong answer is not offered."""


_Value = TypeVar("_Value")


def drawn(weighted: Mapping[_Value, float], chance: Stream) -> _Value:
    """Return one of the values at random, by their weights."""
    at = chance.below(_FINE) / _FINE * sum(weighted.values())
    for value, weight in weighted.items():
        at -= weight
        if at < 0:
            return value
    return next(reversed(list(weighted)))


_FINE = 1 << 20


def _diagnose_pick(question: Question, answer: int) -> tuple[str, ...]:
    """Return the mistakes of a pick: first those about wrong picks, then those about omissions."""
    limit, picked = question.operand, question.picked(answer)
    over = [offer for offer in picked if offer.makes > limit]
    codes = []
    if over:
        # 94 and 6 against 99: six ones are fewer than nine, as if the tens did not count.
        by_ones = all(0 < offer.makes - question.before <= limit % 10 for offer in over)
        codes = ["compared-the-ones", "over-the-limit"] if by_ones else ["over-the-limit"]
    if question.picks_all:
        places = enumerate(question.offers)
        left = [one for place, one in places if one.makes <= limit and not answer >> place & 1]
        codes += ["left-a-special-out" if all(one.holds for one in left) else "left-one-out"] if left else []
    elif picked and not over:
        codes.append("not-the-largest")
    return tuple(codes) or (UNNAMED,)
