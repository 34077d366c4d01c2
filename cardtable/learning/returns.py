"""Sums that return: a missed sum comes back, soon and then after days, until it is known.

A sum is missed if its first answer was wrong or helped. It returns if it or a similar sum comes up in the
game by itself: deals are never stacked. Otherwise a card friend asks for it at the end of the deal; see
`waiting`. Solved alone it moves on and returns after `DAYS`. Practice is remembered longest if it comes just
before forgetting (Cepeda 2006); a sum and its inverse are learned as one fact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import date, timedelta

import msgspec

from cardtable.learning.calling import Calling
from cardtable.learning.ladder import Support
from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill

DAYS = (1, 3, 7, 21)
"""The days after which a sum that was solved alone returns; after the last return it is known."""

SOONEST = 3
"""Number of calls after a miss during which a right answer may be mere echo."""

FRIENDS_A_DEAL = 2

_MOST = 40
"""The most sums that wait, about as many as five days can bring back."""


class Missed(msgspec.Struct, frozen=True):
    """A sum that returns from the day `due` on, without its card.

    `day` is when it was last missed; days are ISO 8601. `step` counts the times it was solved alone since,
    `calls` the calls. A `partner` was not missed itself: it is the inverse of a sum that was.
    """

    question: Question
    day: str
    due: str
    step: int = 0
    calls: int = 0
    partner: bool = False


class Friend(msgspec.Struct, frozen=True):
    """A card friend: the animal for a kind of sum, with the last sum of that kind that the learner solved."""

    question: Question

    @property
    def kind(self) -> Skill:
        """The kind of sum; there is one friend of each."""
        return self.question.skill


def bare(question: Question) -> Question:
    """Return the sum without the card that asked for it."""
    return msgspec.structs.replace(question, cards=(), pips=None)


def is_sum(question: Question) -> bool:
    """Return whether it is a sum: not a rule, not a pick from the hand, and not starting from 0."""
    return not question.asks_rule and not question.offers and question.before != 0


def are_alike(one: Question, other: Question) -> bool:
    """Return whether knowing one sum means knowing the other: 68 + 7 and 48 + 7 cross the ten alike."""
    return (one.skill, one.digits) == (other.skill, other.digits)


def solved_alone(calling: Calling) -> bool:
    """Return whether a call was right at once without a hint or places to choose from."""
    return calling.right_at_once and not calling.hints and calling.support is not Support.PLACES


def inverse(question: Question) -> Question | None:
    """Return the sum that undoes this one, 75 - 7 for 68 + 7; None if there is none."""
    before, answer = question.answer, question.before
    if question.exercises is not None or question.asks_rule:
        return None
    match question.operation:
        case "add":
            return Question(before, "add", -question.operand, answer)
        case "double":
            return Question(before, "halve", 0, answer)
        case "halve" if question.before % 2 == 0:
            return Question(before, "double", 0, answer)
        case _:
            return None


def after_call(missed: Sequence[Missed], calling: Calling, day: date) -> tuple[Missed, ...]:
    """Return the missed sums after a call in a game or at practice.

    A sum that was missed now is added; one that was solved alone when it was due moves on.
    """
    counted = tuple(msgspec.structs.replace(one, calls=one.calls + 1) for one in missed)
    question = calling.question
    if not is_sum(question):
        return counted
    if not calling.right_at_once or calling.hints_at_first:
        others = (one for one in counted if not are_alike(one.question, question))
        return _room_for((*others, Missed(bare(question), day.isoformat(), day.isoformat())))
    if not solved_alone(calling):
        return counted
    return _moved_on(counted, question, day)


def after_rescue(missed: Sequence[Missed], calling: Calling, day: date) -> tuple[Missed, ...]:
    """Return the missed sums after a card friend's question.

    A sum solved alone moves on, any other returns tomorrow.
    """
    if solved_alone(calling):
        return _moved_on(missed, calling.question, day, sooner=True)
    put_off = waiting_on(missed, calling.question, day)
    asked = bare(calling.question)
    return tuple(
        msgspec.structs.replace(one, day=day.isoformat(), step=0) if one.question == asked else one
        for one in put_off
    )


def waiting_on(missed: Sequence[Missed], question: Question, day: date) -> tuple[Missed, ...]:
    """Return the missed sums after a card friend got no answer: its sum is put off to tomorrow."""
    tomorrow = _later(day, 1)
    return tuple(
        msgspec.structs.replace(one, due=tomorrow) if one.question == bare(question) else one
        for one in missed
    )


def waiting(missed: Sequence[Missed], day: date, been: Collection[Skill] = ()) -> Missed | None:
    """Return the sum that a card friend asks for at the end of a deal; None if there is none.

    Today's last miss comes first, then the sum that is due longest. `been` are the friends that came in this
    deal.
    """
    today = day.isoformat()
    due = [one for one in missed if one.due <= today and one.question.skill not in been]
    fresh = [one for one in due if one.step == 0 and one.day == today]
    if fresh and not been:
        return fresh[-1]
    return min(due, key=lambda one: (one.due, one.day), default=None)


def with_friend(friends: Sequence[Friend], question: Question) -> tuple[Friend, ...]:
    """Return the album with a card friend and its solved sum, at its old place if it was there before."""
    friend = Friend(bare(question))
    if all(other.kind is not friend.kind for other in friends):
        return (*friends, friend)
    return tuple(friend if other.kind is friend.kind else other for other in friends)


def _moved_on(
    missed: Sequence[Missed], question: Question, day: date, sooner: bool = False
) -> tuple[Missed, ...]:
    """Return the missed sums after one was solved alone; `sooner` counts it even right after the miss."""
    kept, new = list[Missed](), list[Missed]()
    for one in missed:
        soon = one.step == 0 and one.day == day.isoformat() and one.calls < SOONEST and not sooner
        if soon or one.due > day.isoformat() or not are_alike(one.question, question):
            kept.append(one)
            continue
        if one.step < len(DAYS):
            kept.append(msgspec.structs.replace(one, step=one.step + 1, due=_later(day, DAYS[one.step])))
        partner = inverse(one.question) if one.step == 0 and not one.partner else None
        if partner is not None:
            new.append(Missed(partner, day.isoformat(), _later(day, DAYS[0]), step=1, partner=True))
    fresh = [one for one in new if not any(are_alike(one.question, other.question) for other in kept)]
    return _room_for((*kept, *fresh))


def _later(day: date, days: int) -> str:
    return (day + timedelta(days=days)).isoformat()


def _room_for(missed: Sequence[Missed]) -> tuple[Missed, ...]:
    """Drop sums beyond the most that are kept: the oldest of the kind with most sums."""
    kept = list(missed)
    while len(kept) > _MOST:
        (most, _), *_ = Counter(one.question.skill for one in kept).most_common(1)
        kept.remove(next(one for one in kept if one.question.skill is most))
    return tuple(kept)
