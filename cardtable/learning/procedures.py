"""The model of a child who answers: the procedures behind wrong answers, and the answers that each leads to.

A procedure gives the right answer if it makes no difference: a child who forgets the ten is right if no ten
is made. If the answer depends on more than the numbers (which of two keys a finger hits), each answer has a
chance. Answers that no procedure explains are strays: near the right one, further off, anywhere, or wrong in
a digit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from cardtable.language import SPEECH
from cardtable.language.numbers import inverts
from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill

Answers = Mapping[int, float]
"""Answers with the chance of each; the chances add up to 1."""

RIGHT = "right"

STRAYS = {"stray-near": 0.006, "stray-wide": 0.006, "stray-anywhere": 0.006, "stray-digit": 0.003}
"""Wrong answers without a procedure, with the share expected of an unknown learner."""

USUAL = {
    "counted-the-start": 0.03,
    "no-carry": 0.03,
    "did-not-break-the-ten": 0.02,
    "smaller-from-larger": 0.015,
    "off-by-one": 0.027,
    "only-the-ten": 0.02,
    "added-instead": 0.012,
    "added-the-face": 0.006,
    "took-instead": 0.012,
    "added-to-the-tens": 0.008,
    "added-to-the-ones": 0.01,
    "took-from-the-ones": 0.01,
    "only-the-ones": 0.01,
    "carried-twice": 0.012,
    "said-the-card": 0.006,
    "said-the-old-total": 0.004,
    "counted-the-card": 0.004,
    "wrote-side-by-side": 0.006,
    "digits-reversed": 0.004,
    "finger-slip": 0.006,
    "finger-slip-in-the-row": 0.004,
    "off-by-ten": 0.007,
    "lost-the-sign": 0.02,
    "stopped-at-zero": 0.01,
    "ignored-the-floor": 0.02,
    "doubled-only-the-tens": 0.01,
    "doubled-only-the-ones": 0.01,
    "added-two": 0.01,
    "lost-the-odd-ten": 0.01,
    "halved-only-the-tens": 0.01,
    "took-two": 0.01,
    "kept-the-total": 0.01,
    "said-the-total": 0.01,
    "doubled-a-digit": 0.01,
    "rounded-the-other-way": 0.02,
    "stopped-at-the-ten": 0.015,
    "went-on-from-the-ten": 0.004,
    "read-the-total-reversed": 0.004,
    "took-a-teen-for-tens": 0.002,
    "took-a-teen-for-tens-in-the-total": 0.002,
    "wrote-as-said": 0.003,
    "dropped-the-tens": 0.004,
    "took-six-for-nine": 0.002,
    "took-six-for-nine-in-the-total": 0.002,
    "took-six-for-nine-on-the-card": 0.002,
    "doubled-the-total": 0.003,
    "did-the-step-twice": 0.003,
    "three-more": 0.0005,
    "three-less": 0.0005,
}
"""The procedures that have a name, with the share expected of an unknown learner."""

NAMED_AS = {
    "finger-slip-in-the-row": "finger-slip",
    "took-a-teen-for-tens-in-the-total": "took-a-teen-for-tens",
    "took-six-for-nine-in-the-total": "took-six-for-nine",
    "took-six-for-nine-on-the-card": "took-six-for-nine",
}
"""Procedures that are shown by the name of another one: a slip is a slip, on the pad or in the row."""

KEYED = frozenset({"finger-slip", "finger-slip-in-the-row"})
"""Procedures that happen when a number is typed, not when one is chosen."""

SELDOM = frozenset({"took-six-for-nine-on-the-card", "lost-the-odd-ten"})
"""Procedures that show in few sums: there they are offered before others that a learner may follow."""

_WRITTEN = ("wrote-side-by-side", "wrote-as-said")
"""Procedures that write a number with too many digits; such a number is on no line."""

RULE_ERRORS = frozenset({"added-the-face", "kept-the-total", "ignored-the-floor", "left-a-special-out"})
"""The codes of mistakes about a rule, not a sum."""

PICK_MISTAKES = (
    "compared-the-ones", "over-the-limit", "left-one-out", "left-a-special-out", "not-the-largest",
)  # fmt: skip
"""The mistakes of a pick: they are seen directly, and need no model."""

NAMELESS = frozenset({"three-more", "three-less"})
"""Procedures that are never named: a child who is always three off needs no talk of 6 and 9."""

MISTAKES = (*(code for code in USUAL if code not in {*NAMED_AS, *NAMELESS}), *PICK_MISTAKES)
"""The codes of all mistakes that have a name."""

_INVERTED = 0.03
"""The share of reversed digits expected in a language that says ones before tens."""

_FACE = 10
"""The value that a child takes a court card for."""


def usual() -> dict[str, float]:
    """Return the weights of all procedures for an unknown learner, the right one and strays included."""
    weights = {**USUAL, **STRAYS}
    if inverts(SPEECH.language.tag):
        weights["digits-reversed"] = _INVERTED
    weights[RIGHT] = 1 - sum(weights.values())
    return weights


def mistaken(question: Question) -> dict[str, Answers]:
    """Return the answers of each procedure to the question; without procedures that give the right answer."""
    if question.offers:
        return {}
    found = dict(_rules(question) if question.asks_rule else _sums(question))
    low = min(0, question.answer - 20, question.before + min(0, question.operand))
    found.update(_strays(question.answer, low))
    return {code: answers for code, answers in found.items() if question.answer not in answers}


def written(question: Question) -> set[int]:
    """Return the right answer as it is written with too many digits: 705 and 615 for 68 + 7."""
    made = mistaken(question)
    return {value for code in _WRITTEN for value in made.get(code, ())}


def _sure(code: str, answer: int) -> tuple[str, Answers]:
    return code, {answer: 1.0}


def _rules(q: Question) -> Iterator[tuple[str, Answers]]:
    """Yield the mistakes about a rule, which have no slips of counting."""
    if q.floored:
        past = q.before + q.operand
        yield "ignored-the-floor", {past: 0.6, -past: 0.4}
    if q.skill is not Skill.HOLD:
        yield _sure("kept-the-total", q.before)
    if len(q.cards) == 1:
        yield _sure("added-the-face", q.before + (_FACE if q.pips is None else q.pips))


def _sums(q: Question) -> Iterator[tuple[str, Answers]]:
    by_skill = _BY_SKILL.get(q.skill)
    if by_skill is not None:
        yield from by_skill(q)
    elif q.operand > 0:
        yield from _adding(q)
    else:
        yield from _taking(q)
    if q.operation == "add" and q.skill is not Skill.ROOM:
        yield from _by_the_card(q)
        if min(q.before, q.answer) >= 0:
            yield from _by_the_ten(q)
            yield from _misread(q)
    yield from _anywhere(q)


def _adding(q: Question) -> Iterator[tuple[str, Answers]]:
    before, step, answer = q.before, q.operand, q.answer
    ones = before % 10 + step % 10
    if step <= 10:
        yield _sure("counted-the-start", answer - 1)
    if step < 10:
        yield _sure("added-to-the-tens", before + 10 * step)
    if ones >= 10:
        yield _sure("no-carry", answer - 10)
        yield _sure("carried-twice", answer + 10)
        yield _sure("wrote-side-by-side", _side_by_side(before // 10 + step // 10, ones))
    if step % 10 == 0:
        yield _sure("added-to-the-ones", before + step // 10)
    elif step > 10:
        yield _sure("only-the-ten", before + _tens(step))
        yield _sure("only-the-ones", before + step % 10)
    back = before - step
    yield "took-instead", {back: 1.0} if back >= 0 else {-back: 0.6, back: 0.2, 0: 0.2}


def _taking(q: Question) -> Iterator[tuple[str, Answers]]:
    before, step, answer = q.before, -q.operand, q.answer
    ones, taken = before % 10, step % 10
    if step <= 10:
        yield _sure("counted-the-start", answer + 1)
    if step < 10 and before >= 10 * step:
        yield _sure("added-to-the-tens", before - 10 * step)
    if ones < taken:
        yield _sure("did-not-break-the-ten", answer + 10)
        less = _tens(before) - _tens(step) + taken - ones
        # Without ones and tens to take, as in 50 and 9, this is the sum, and counts as that mistake.
        if less != before + step:
            yield _sure("smaller-from-larger", less)
    if taken == 0:
        yield _sure("took-from-the-ones", before - step // 10)
    yield _sure("added-instead", before + step)


def _past_zero(q: Question) -> Iterator[tuple[str, Answers]]:
    if q.answer < 0:
        yield _sure("lost-the-sign", -q.answer)
    if q.before * q.answer < 0:
        yield _sure("stopped-at-zero", 0)
    yield _sure("added-instead" if q.operand < 0 else "took-instead", q.before - q.operand)


def _double(q: Question) -> Iterator[tuple[str, Answers]]:
    tens, ones = divmod(q.before, 10)
    if q.before < 0:
        return
    yield _sure("doubled-only-the-tens", q.before + 10 * tens)
    yield _sure("doubled-only-the-ones", q.before + ones)
    yield _sure("added-two", q.before + 2)
    if ones >= 5:
        yield _sure("no-carry", q.answer - 10)
        yield _sure("carried-twice", q.answer + 10)
        yield _sure("wrote-side-by-side", _side_by_side(2 * tens, 2 * ones))


def _halve(q: Question) -> Iterator[tuple[str, Answers]]:
    tens, ones = divmod(q.before, 10)
    if q.before < 0:
        return
    yield _sure("lost-the-odd-ten", tens // 2 * 10 + ones // 2)
    yield _sure("halved-only-the-tens", tens // 2 * 10 + ones)
    yield _sure("took-two", q.before - 2)


def _swap(q: Question) -> Iterator[tuple[str, Answers]]:
    yield _sure("kept-the-total", q.before)
    yield "doubled-a-digit", {q.answer % 10 * 11: 0.5, q.answer // 10 * 11: 0.5}


def _round(q: Question) -> Iterator[tuple[str, Answers]]:
    yield _sure("rounded-the-other-way", _tens(q.before) + (10 if q.answer < q.before else 0))
    yield _sure("kept-the-total", q.before)


def _room(q: Question) -> Iterator[tuple[str, Answers]]:
    yield _sure("said-the-total", -q.operand)


_BY_SKILL: dict[Skill, Callable[[Question], Iterator[tuple[str, Answers]]]] = {
    Skill.PAST_ZERO: _past_zero,
    Skill.DOUBLE: _double,
    Skill.HALVE: _halve,
    Skill.SWAP_DIGITS: _swap,
    Skill.ROUND_TO_TEN: _round,
    Skill.ROOM: _room,
}


def _by_the_card(q: Question) -> Iterator[tuple[str, Answers]]:
    """Yield the mistakes of a child who goes by the card instead of the sum."""
    yield _sure("said-the-card", abs(q.operand))
    if q.skill is not Skill.PAST_ZERO:
        # Below zero a child may keep the total because it thinks that ten can't be taken from six.
        yield _sure("said-the-old-total", q.before)
    yield _sure("counted-the-card", q.before + (1 if q.operand > 0 else -1))
    if q.pips is not None:
        yield _sure("added-the-face", q.before + q.pips)


def _by_the_ten(q: Question) -> Iterator[tuple[str, Answers]]:
    """Yield the mistakes of a child who goes by way of the ten and loses count there."""
    before, step = q.before, q.operand
    stop = _tens(before) + (10 if step > 0 else 0)
    if min(before, q.answer) < stop < max(before, q.answer):
        yield _sure("stopped-at-the-ten", stop)
        if abs(step) <= 10 and stop + step >= 0:
            yield _sure("went-on-from-the-ten", stop + step)
    if before > 9 and abs(step) <= 10:
        yield "dropped-the-tens", _without_tens(before % 10 + step)
    if step > 0 and before > 0 and step != before:
        yield _sure("doubled-the-total", 2 * before)
    if before + 2 * step >= 0:
        yield _sure("did-the-step-twice", before + 2 * step)


def _without_tens(made: int) -> Answers:
    """Return the answers of a child who works with the ones only, and may not break a ten for them."""
    # With no ones to take from ten, ten is what the card says.
    return {made: 1.0} if made >= 0 else {0: 1.0} if made == -10 else {10 + made: 0.5, -made: 0.5}


def _misread(q: Question) -> Iterator[tuple[str, Answers]]:
    """Yield the mistakes of a child who reads or writes a figure for another one."""
    before, step, answer = q.before, q.operand, q.answer
    turned = _turned(before) + step
    if _turned(before) != before and turned >= 0:
        yield _sure("read-the-total-reversed", turned)
    if answer in _TEENS:
        yield _sure("took-a-teen-for-tens", answer % 10 * 10)
    if before in _TEENS and before % 10 * 10 + step >= 0:
        yield _sure("took-a-teen-for-tens-in-the-total", before % 10 * 10 + step)
    if answer > 10 and answer % 10:
        yield _sure("wrote-as-said", _as_said(answer))
    for suffix, made in (
        ("", _upside_down(answer)),
        ("-in-the-total", _upside_down(before) + step),
        ("-on-the-card", before + _upside_down(step)),
    ):
        if made >= 0:
            yield _sure(f"took-six-for-nine{suffix}", made)


_TEENS = range(13, 20)
"""The numbers whose names sound like tens."""


def _as_said(number: int) -> int:
    """Return 68 written as it is said, sixty and eight: 608; 115 as 10015."""
    hundreds, tens, ones = number // 100, number % 100 // 10 * 10, number % 10
    parts = [100 * hundreds, *([tens + ones] if tens <= 10 else [tens, ones])]
    return int("".join(str(part) for part in parts if part))


def _upside_down(number: int) -> int:
    return int(str(number).translate(_OVER))


_OVER = str.maketrans("69", "96")


def _anywhere(q: Question) -> Iterator[tuple[str, Answers]]:
    """Yield the mistakes that can happen with any sum."""
    answer = q.answer
    # Across zero the ones change with the tens: 6 is ten more than −4.
    alike = [value for value in (answer - 10, answer + 10) if value * answer >= 0]
    yield "off-by-one", {answer - 2: 0.2, answer - 1: 0.3, answer + 1: 0.3, answer + 2: 0.2}
    yield "off-by-ten", dict.fromkeys(alike, 1 / len(alike))
    if q.skill is not Skill.SWAP_DIGITS:
        yield _sure("digits-reversed", _turned(answer))
    yield _sure("three-more", answer + 3)
    if answer >= 3:
        yield _sure("three-less", answer - 3)
    yield "finger-slip", _slips(answer, _ON_THE_PAD)
    yield "finger-slip-in-the-row", _slips(answer, _IN_THE_ROW)


def _slips(answer: int, neighbors: Mapping[str, Mapping[str, float]]) -> Answers:
    """Return the answers with one digit replaced by a neighboring key."""
    sign, digits = (-1 if answer < 0 else 1), str(abs(answer))
    found: dict[int, float] = {}
    for place, digit in enumerate(digits):
        for key, share in neighbors[digit].items():
            value = sign * int(digits[:place] + key + digits[place + 1 :])
            found[value] = found.get(value, 0.0) + share / len(digits)
    return found


def _neighbor_keys(digit: str) -> dict[str, float]:
    """Return the keys around that of a digit on the pad with their shares.

    Diagonal ones have half the share.
    """
    shares: dict[str, float] = {}
    column, line = _PLACES[digit]
    for other, (x, y) in _PLACES.items():
        if max(abs(x - column), abs(y - line)) == 1:
            shares[other] = 1.0 if x == column or y == line else 0.5
    return {key: share / sum(shares.values()) for key, share in shares.items()}


_PLACES = {**{str(n): ((n - 1) % 3, (n - 1) // 3) for n in range(1, 10)}, "0": (1, 3)}
"""The column and line of each digit on the pad."""

_ON_THE_PAD = {digit: _neighbor_keys(digit) for digit in _PLACES}

_ROW = "1234567890"
_IN_THE_ROW = {
    digit: dict.fromkeys(neighbors, 1 / len(neighbors))
    for place, digit in enumerate(_ROW)
    if (neighbors := (_ROW[max(0, place - 1) : place] + _ROW[place + 1 : place + 2]))
}
"""The neighbors of each digit in the row of a keyboard, with their shares."""


@lru_cache(256)
def _strays(answer: int, low: int) -> Mapping[str, Answers]:
    """Return strays near the answer, and anywhere from `low` on."""
    everywhere = [value for value in range(low, max(_HUNDRED, answer + 20)) if value != answer]
    digits = str(abs(answer))
    others = [
        int(digits[:place] + key + digits[place + 1 :]) * (-1 if answer < 0 else 1)
        for place, digit in enumerate(digits)
        for key in _PLACES
        if key != digit
    ]
    return {
        "stray-near": _around(answer, 0.75),
        "stray-wide": _around(answer, 0.9),
        "stray-anywhere": dict.fromkeys(everywhere, 1 / len(everywhere)),
        "stray-digit": {value: others.count(value) / len(others) for value in others},
    }


_HUNDRED = 100

_REACH = 30
"""The greatest distance of a stray around the right answer."""


def _around(answer: int, fading: float) -> Answers:
    """Return numbers on both sides of an answer, each step further less likely by the factor `fading`."""
    shares = {step: fading**step for step in range(1, _REACH + 1)}
    whole = 2 * sum(shares.values())
    return {answer + sign * step: share / whole for step, share in shares.items() for sign in (-1, 1)}


def _tens(number: int) -> int:
    return number // 10 * 10


def _side_by_side(tens: int, ones: int) -> int:
    """Return 6 tens and 15 ones written one after the other: 615."""
    return int(f"{tens}{ones}")


def _turned(number: int) -> int:
    """Return the number with tens and ones swapped; unchanged if that is no usual number."""
    tens, ones = divmod(number % 100, 10)
    return number - 9 * (tens - ones) if number >= 0 and tens and ones else number


def is_true(code: str, question: Question, answer: int) -> bool:
    """Return whether the sentence of a mistake is true of that wrong answer.

    A mistake may be believed of a learner and yet not have led to this answer; and even if its procedure has,
    the sentence may say more than these numbers show.
    """
    made = mistaken(question)
    names = (code, *(one for one, name in NAMED_AS.items() if name == code))
    further = _FURTHER.get(code)
    led = any(answer in made.get(name, ()) for name in names)
    return led and (further is None or further(question, answer))


def _is_one_ten(question: Question, answer: int) -> bool:
    return 10 < question.operand < 20


def _one_figure_differs(question: Question, answer: int) -> bool:
    """Return False if a slip at the first digit made the number shorter, or if there is only one digit."""
    return len(str(answer)) == len(str(question.answer)) and abs(answer) > 9


_FURTHER: dict[str, Callable[[Question, int], bool]] = {
    "only-the-ten": _is_one_ten,
    "only-the-ones": _is_one_ten,
    "finger-slip": _one_figure_differs,
    "halved-only-the-tens": lambda question, answer: (
        question.before > 9 and question.before % 10 in (2, 4, 6, 8)
    ),
    "took-two": lambda question, answer: question.before % 2 == 0,
    "doubled-a-digit": lambda question, answer: question.before > 9,
    "wrote-as-said": lambda question, answer: str(answer).replace("0", "", 1) == str(question.answer),
}
"""Extra conditions of sentences that say more than the procedure: "the ten" is one ten, "the digits" are
two.
"""
