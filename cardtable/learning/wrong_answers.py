"""The usual wrong answers: what a child who makes a mistake would say, which mistake an answer shows, and
what a computer opponent calls now and then for the child to catch.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from cardtable.cards.shuffle import Stream
from cardtable.language import SPEECH
from cardtable.language.numbers import inverts
from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill

Wrong = tuple[tuple[str, int], ...]
"""Error codes with the answer that each leads to, the commonest first."""

MISTAKES = (
    "counted-the-start", "added-to-the-tens", "digits-reversed", "lost-the-ten", "no-carry", "carried-twice",
    "added-to-the-ones", "one-ten-too-many", "only-the-ten", "only-the-ones", "one-too-many", "added-instead",
    "took-from-the-ones", "smaller-from-larger", "did-not-break-the-ten", "lost-the-sign", "stopped-at-zero",
    "ignored-the-floor", "doubled-only-the-tens", "doubled-only-the-ones", "added-two", "lost-the-odd-ten",
    "halved-only-the-tens", "took-two", "kept-the-total", "doubled-a-digit", "rounded-the-other-way",
    "added-the-face", "off-by-one", "off-by-ten", "compared-the-ones", "over-the-limit", "left-one-out",
    "left-a-special-out", "not-the-largest",
)  # fmt: skip
"""The codes of all mistakes that have a name."""

RULE_ERRORS = frozenset({"added-the-face", "kept-the-total", "ignored-the-floor", "left-a-special-out"})
"""Codes that tell of a rule, not of a sum."""

ONE_IN = 6
"""One call of a computer opponent in so many is miscalled."""


def usual_wrong(question: Question) -> Wrong:
    """Every usual wrong answer to the question, never the right one; two codes may lead to one answer."""
    found = _floored(question) if question.floored else _BY_SKILL[question.skill](question)
    turned = ("digits-reversed", _turned(question.answer))
    # Who says seven-and-forty often writes 74; else that is the last that a wrong answer shows.
    if inverts(SPEECH.language.tag):
        found = [turned, *found, *_anywhere(question)]
    else:
        found = [*found, *_anywhere(question), turned]
    return tuple((code, value) for code, value in found if value != question.answer)


def diagnose(question: Question, answer: int) -> tuple[str, ...]:
    """The codes of the mistakes that lead to this wrong answer, the likeliest first; `other` if none does."""
    if answer == question.answer:
        return ()
    if question.offers:
        return _diagnose_pick(question, answer)
    codes = tuple(dict.fromkeys(code for code, value in usual_wrong(question) if value == answer))
    return codes or ("other",)


def miscall(question: Question, secure: Collection[Skill], chance: Stream) -> int | None:
    """The wrong total that a computer opponent calls, None where it calls the right one.

    Only sums are miscalled that the child is sure of, and only as children do; never a rule.
    """
    if question.asks_rule or question.skill not in secure or chance.below(ONE_IN):
        return None
    wrong = [value for _, value in usual_wrong(question) if value >= 0]
    return wrong[chance.below(min(2, len(wrong)))] if wrong else None


def _diagnose_pick(question: Question, answer: int) -> tuple[str, ...]:
    """What was wrongly picked comes first, then what was left out."""
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
    return tuple(codes) or ("other",)


def _tens(number: int) -> int:
    return number // 10 * 10


def _turned(number: int) -> int:
    """With tens and ones the other way round; where nobody would say it so, the number itself."""
    tens, ones = divmod(number % 100, 10)
    return number - 9 * (tens - ones) if number >= 0 and tens and ones else number


def _take_cross_ten(q: Question) -> list[tuple[str, int]]:
    ones, taken = q.before % 10, -q.operand % 10
    return [
        ("smaller-from-larger", _tens(q.before) - _tens(-q.operand) + abs(ones - taken)),
        ("did-not-break-the-ten", q.answer + 10),
        ("added-instead", q.before - q.operand),
        ("counted-the-start", q.answer + 1),
    ]


def _double(q: Question) -> list[tuple[str, int]]:
    slips = [
        ("doubled-only-the-tens", q.before + _tens(q.before)),
        ("doubled-only-the-ones", q.before + q.before % 10),
        ("added-two", q.before + 2),
    ]
    # A ten can only be lost where the ones make one.
    return [*slips, ("no-carry", q.answer - 10)] if q.before % 10 >= 5 else slips


def _floored(q: Question) -> list[tuple[str, int]]:
    return [
        ("ignored-the-floor", q.before + q.operand),
        ("lost-the-sign", -(q.before + q.operand)),
        ("added-instead", q.before - q.operand),
    ]


def _round(q: Question) -> list[tuple[str, int]]:
    other = _tens(q.before) if q.answer > q.before else _tens(q.before) + 10
    return [("rounded-the-other-way", other), ("kept-the-total", q.before)]


def _anywhere(q: Question) -> list[tuple[str, int]]:
    """Slips that any sum can suffer."""
    ones, tens = ((q.answer + step, q.answer - step) for step in (1, 10))
    # Across zero the ones change with the tens: 6 is ten more than −4.
    alike = [value for value in tens if value * q.answer >= 0]
    return [("off-by-one", value) for value in ones] + [("off-by-ten", value) for value in alike]


_BY_SKILL: dict[Skill, Callable[[Question], list[tuple[str, int]]]] = {
    Skill.ADD_ONES: lambda q: [
        ("counted-the-start", q.answer - 1),
        ("added-to-the-tens", q.before + 10 * q.operand),
    ],
    Skill.ADD_TO_TEN: lambda q: [("lost-the-ten", q.answer - 10), ("counted-the-start", q.answer - 1)],
    Skill.ADD_CROSS_TEN: lambda q: [
        ("no-carry", q.answer - 10),
        ("counted-the-start", q.answer - 1),
        ("carried-twice", q.answer + 10),
    ],
    Skill.ADD_TEN: lambda q: [
        ("added-to-the-ones", q.before + q.operand // 10),
        ("one-ten-too-many", q.answer + 10),
    ],
    Skill.ADD_TEENS: lambda q: [
        ("only-the-ten", q.before + _tens(q.operand)),
        ("one-too-many", q.answer + 1),
        ("only-the-ones", q.before + q.operand % 10),
    ],
    Skill.TAKE_ONES: lambda q: [("added-instead", q.before - q.operand), ("counted-the-start", q.answer + 1)],
    Skill.TAKE_TEN: lambda q: [
        ("added-instead", q.before - q.operand),
        ("took-from-the-ones", q.before + q.operand // 10),
        ("one-ten-too-many", q.answer - 10),
    ],
    Skill.TAKE_CROSS_TEN: _take_cross_ten,
    Skill.PAST_ZERO: lambda q: [
        ("lost-the-sign", -q.answer),
        ("added-instead", q.before - q.operand),
        ("stopped-at-zero", 0),
    ],
    Skill.DOUBLE: _double,
    Skill.HALVE: lambda q: [
        ("lost-the-odd-ten", _tens(q.before // 2) + q.before % 10 // 2),
        ("halved-only-the-tens", q.before // 20 * 10 + q.before % 10),
        ("took-two", q.before - 2),
    ],
    Skill.SWAP_DIGITS: lambda q: [("kept-the-total", q.before), ("doubled-a-digit", q.answer % 10 * 11)],
    Skill.ROUND_TO_TEN: _round,
    Skill.HOLD: lambda q: [("added-the-face", q.before + (10 if q.pips is None else q.pips))],
    Skill.ROOM: lambda q: [
        ("one-too-many", q.answer + 1),
        ("one-ten-too-many", q.answer + 10),
        ("kept-the-total", -q.operand),
    ],
    Skill.SET: lambda q: [
        ("added-the-face", q.before + (10 if q.pips is None else q.pips)),
        ("kept-the-total", q.before),
    ],
}
"""What a child who makes a mistake says to a sum of that skill, the commonest first."""
