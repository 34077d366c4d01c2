"""Whether the sentence about a mistake is true of an answer.

A mistake may be believed of a learner and yet not have led to this answer; and even if its procedure has, the
sentence may say more than these numbers show. Then it is not said.
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.learning.procedures import NAMED_AS, mistaken
from cardtable.learning.questions import Question


def is_true(code: str, question: Question, answer: int) -> bool:
    """Return whether the sentence of a mistake is true of that wrong answer."""
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
