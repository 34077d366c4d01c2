"""What is said about the hand: which cards fit, which goes furthest, which value of a card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.learning.calling import Calling
from cardtable.learning.questions import Offer, Question
from cardtable.learning.skills import Skill
from cardtable.ui.learning.figures import number, step_label
from cardtable.ui.table.names import card_name


def asks_pick(question: Question) -> str:
    """The question in words."""
    translate = QCoreApplication.translate
    match question.skill:
        case Skill.LARGEST_SAFE:
            text = translate("Lesson", "Which card goes furthest up to {limit}?")
        case Skill.CHOICE:
            text = translate("Lesson", "Which of its values can you still play?")
        case _:
            text = translate("Lesson", "Which cards can you still play?")
    return text.format(limit=question.operand)


def task_line(question: Question) -> str:
    """What is to be done, over the answers."""
    translate = QCoreApplication.translate
    if question.picks_all:
        return translate("Lesson", "Pick every card that fits")
    if question.skill is Skill.CHOICE:
        return translate("Lesson", "Pick one value")
    return translate("Lesson", "Pick one card")


def stands_at(question: Question) -> str:
    """Where the total stands, to be read aloud."""
    text = QCoreApplication.translate("Lesson", "The total is {total}, the limit is {limit}.")
    return text.format(total=number(question.before), limit=question.operand)


def offer_name(question: Question, offer: Offer) -> str:
    """Something that can be picked, in words."""
    if question.skill is not Skill.CHOICE:
        return card_name(offer.card)
    text = QCoreApplication.translate("Lesson", "{card}: {value}")
    return text.format(card=card_name(offer.card), value=step_label(offer.makes - question.before))


def right_pick(question: Question) -> str:
    """What was right, once it has been found."""
    translate = QCoreApplication.translate
    if question.picks_all:
        return translate("Lesson", "Yes! All that fit: {cards}.").format(cards=cards_of(question))
    text = translate("Lesson", "Yes! From {total} it goes to {made}.")
    return text.format(total=number(question.before), made=number(question.answer))


def cards_of(question: Question, answer: int | None = None) -> str:
    """The cards that an answer names, the right one where none is given."""
    picked = question.picked(question.answer if answer is None else answer)
    return listed([offer.card for offer in picked])


def listed(cards: Sequence[str]) -> str:
    """Cards in words, one after the other."""
    return ", ".join(card_name(card) for card in cards)


def pick_mistake(code: str, question: Question, answer: int) -> str:
    """What was wrong about a pick, as a child can see it."""
    translate = QCoreApplication.translate
    limit, left = question.operand, question.operand - question.before
    over = [offer for offer in question.picked(answer) if offer.makes > limit]
    sentences = {
        "compared-the-ones": translate(
            "Lesson", "Look at the whole number: from {total} to {limit} only {left} are left."
        ),
        "over-the-limit": translate("Lesson", "{total} and {step} would be {made}: over {limit}."),
        "left-one-out": translate("Lesson", "There is one more that fits: {left} are left up to {limit}."),
        "left-a-special-out": translate("Lesson", "One of the others does not go up: it always fits."),
        "not-the-largest": translate("Lesson", "That one fits. Is there one that goes further?"),
    }
    made = over[0].makes if over else question.before
    return sentences.get(code, "").format(
        total=number(question.before), limit=limit, left=left, made=made, step=made - question.before
    )


def pick_way(calling: Calling) -> str:
    """How to go on: how much is left up to the limit."""
    question = calling.question
    text = QCoreApplication.translate("Lesson", "From {total} up to {limit} there are {left} left.")
    left = question.operand - question.before
    return text.format(total=number(question.before), limit=question.operand, left=left)
