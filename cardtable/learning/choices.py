"""Answers to choose from: the right one among usual wrong ones, with nothing else to tell it by.

A child who does not add must not be able to pick the right answer by its looks. Wrong answers that are all
made from the right one leave it in their middle: it shares most digits with the others. So the answers are
laid out as a square: the tens T or T' with the ones U or U' (below zero also the sign). In the full square
every answer shares its tens with one other and its ones with another. Of three answers, the right one is the
corner of the square in one third of the cases, so that it is the odd one out as often as each of the others.
The place of the right answer among the sizes is drawn first, and numbers are looked for that give it this
place; among those, the ones with the commonest mistakes.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.cards.shuffle import Stream
from cardtable.learning.questions import Question
from cardtable.learning.wrong_answers import usual_wrong

_Square = tuple[int, int, int]
"""The wrong answers: one feature of the right one exchanged, the other one, and both."""

OVER = 11
"""How far past the limit a wrong answer may lie: as far as a child that adds a card's face may come."""

_PLACES = {3: (0,) * 11 + (2,) * 12, 4: (0, 1, 2, 3)}
"""Where the right one lies among the sizes, by the count of answers; of three, when it is not in the middle.

A small total is never the largest, and one that ends in nine has no larger ones: other places are drawn more
often to make up for them.
"""


def choices(question: Question, count: int, limit: int, chance: Stream) -> tuple[int, ...]:
    """`count` answers (3 or 4) in rising order, the right one among them.

    All are different and lie between 0 and `OVER` past the limit; where a total below zero belongs to the
    question, also below zero. Raises ValueError for another count.
    """
    if count not in (3, 4):
        raise ValueError(f"There are 3 or 4 answers to choose from, not {count}.")
    answer = question.answer
    low, high = _range(question, limit)
    corner = count == 3 and chance.below(3) == 0
    place = 1 if corner else chance.choose(_PLACES[count])
    worths = _worths(question)
    best: tuple[float, tuple[int, ...]] | None = None
    for first, second, both in _squares(question, low < 0):
        wrong = (first, second, both) if count == 4 else (first, second) if corner else (first, both)
        made = (answer, *wrong)
        if len(set(made)) < count or min(made) < low or max(made) > high:
            continue
        misplaced = abs(sorted(made).index(answer) - place)
        longer = (max(made) > 99) != (answer > 99)
        rating = (
            sum(worths.get(value, 0.0) for value in wrong)
            - 10 * misplaced
            - 20 * (longer and not corner)
            + chance.below(64) / 1000
        )
        if best is None or rating > best[0]:
            best = rating, made
    if best is None:
        return _nearest(answer, count, low, high)
    return tuple(sorted(best[1]))


def _range(question: Question, limit: int) -> tuple[int, int]:
    lowest = min(question.before, question.answer, question.before + min(0, question.operand))
    return (lowest - 20 if lowest < 0 else 0), max(limit, question.answer) + OVER


def _worths(question: Question) -> dict[int, float]:
    """What a wrong answer is worth as a choice: the commoner the mistake, the more."""
    usual = dict.fromkeys(value for _, value in usual_wrong(question))
    return {value: 1.0 - number / 20 for number, value in enumerate(usual)}


def _squares(question: Question, signed: bool) -> Iterator[_Square]:
    answer = question.answer
    sign, (tens, ones) = (-1 if answer < 0 else 1), divmod(abs(answer), 10)
    usual = [divmod(abs(value), 10) for _, value in usual_wrong(question)]
    other_tens = dict.fromkeys([t for t, _ in usual] + [tens - 1, tens + 1, tens - 2, tens + 2])
    other_ones = dict.fromkeys([u for _, u in usual] + [u for u in range(ones - 3, ones + 4) if 0 <= u <= 9])
    tens_left = [t for t in other_tens if t != tens and t >= 0]
    ones_left = [u for u in other_ones if u != ones]
    for t in tens_left:
        for u in ones_left:
            yield sign * (10 * t + ones), sign * (10 * tens + u), sign * (10 * t + u)
        if signed:
            yield -answer, sign * (10 * t + ones), -sign * (10 * t + ones)
    for u in ones_left if signed else ():
        yield sign * (10 * tens + u), -answer, -sign * (10 * tens + u)


def _nearest(answer: int, count: int, low: int, high: int) -> tuple[int, ...]:
    """In a range too small for a square: the nearest numbers."""
    others = sorted((n for n in range(low, high + 1) if n != answer), key=lambda n: (abs(n - answer), n))
    return tuple(sorted((answer, *others[: count - 1])))
