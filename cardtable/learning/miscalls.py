"""Catch the mistake: now and then a computer opponent calls a wrong total."""

from __future__ import annotations

from collections.abc import Collection

from cardtable.cards.shuffle import Stream
from cardtable.learning.mistakes import usual_wrong
from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill

ONE_IN = 6
"""One call in so many is miscalled."""


def miscall(question: Question, secure: Collection[Skill], chance: Stream) -> int | None:
    """The wrong total that a computer opponent calls, None where it calls the right one.

    Only sums are miscalled that the child is sure of, and only as children do; never a rule.
    """
    if question.asks_rule or question.skill not in secure or chance.below(ONE_IN):
        return None
    wrong = [value for _, value in usual_wrong(question) if value >= 0]
    return wrong[chance.below(min(2, len(wrong)))] if wrong else None
