"""What is said to a child: short, in the present tense, and never "wrong"."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.learning.attempts import Standing
from cardtable.learning.calling import Calling, Stage
from cardtable.learning.explain import Model
from cardtable.learning.questions import Offer, Question
from cardtable.learning.skills import Skill
from cardtable.ui.table.words.names import card_name, number_text


def play_sentence(name: str, question: Question, own: bool) -> str:
    """Whose play it is: `Mia, you play the 7 of hearts.`"""
    translate = QCoreApplication.translate
    if question.offers:
        return translate("Lesson", "{name}, look at your hand.").format(name=name)
    if len(question.cards) > 1:
        cards = ", ".join(card_name(card) for card in question.cards)
    else:
        cards = card_name(question.cards[0]) if question.cards else ""
    if not cards:
        return translate("Lesson", "{name}, here is a sum.").format(name=name)
    if own:
        return translate("Lesson", "{name}, you play: {cards}.").format(name=name, cards=cards)
    return translate("Lesson", "{name} plays: {cards}.").format(name=name, cards=cards)


def asks(question: Question) -> str:
    """The question in words."""
    translate = QCoreApplication.translate
    if question.offers:
        return asks_pick(question)
    if not question.cards and question.skill is not Skill.ROOM:
        return _asks_plainly(question)
    match question.skill:
        case Skill.ROOM:
            return translate("Lesson", "How much room is left from {total} up to {limit}?").format(
                total=-question.operand, limit=question.before
            )
        case Skill.HOLD:
            return translate("Lesson", "This card leaves the total alone. What is it?")
        case Skill.DOUBLE:
            return translate("Lesson", "This card doubles the total. What is it now?")
        case Skill.HALVE:
            return translate("Lesson", "This card halves the total. What is it now?")
        case Skill.SWAP_DIGITS:
            return translate("Lesson", "This card swaps the two digits. What is the total now?")
        case Skill.ROUND_TO_TEN:
            return translate("Lesson", "This card goes to the nearest ten. What is the total now?")
        case Skill.SET:
            return translate("Lesson", "This card sets the total. What is it now?")
        case _:
            return translate("Lesson", "What is the new running total?")


def _asks_plainly(question: Question) -> str:
    """The same without a card."""
    translate = QCoreApplication.translate
    match question.skill:
        case Skill.SWAP_DIGITS:
            return translate("Lesson", "Let the two digits change places. Which number is it then?")
        case Skill.ROUND_TO_TEN:
            return translate("Lesson", "Go to the nearest ten. Which one is it?")
        case _:
            return translate("Lesson", "How much is it?")


def sum_parts(question: Question) -> tuple[str, str, str]:
    """The sum as it is written: the total, the sign, and what is added, taken or done."""
    translate = QCoreApplication.translate
    before = number_text(question.before)
    match question.operation:
        case "add":
            sign = "+" if question.operand >= 0 else "−"
            return before, sign, str(abs(question.operand))
        case "hold":
            return before, "", translate("Lesson", "hold")
        case "double":
            return before, "×", "2"
        case "halve":
            return before, "÷", "2"
        case "swap":
            return before, "", translate("Lesson", "swap")
        case "round":
            return before, "", translate("Lesson", "round")
        case "set" | "say":
            return before, "", translate("Lesson", "set")
        case "pick":
            return before, "≤", number_text(question.operand)


def sum_in_words(question: Question) -> str:
    """The sum to be read aloud: `68 plus 7`."""
    translate = QCoreApplication.translate
    before, operand = number_text(question.before), abs(question.operand)
    match question.operation:
        case "add" if question.operand >= 0:
            return translate("Lesson", "{total} plus {step}").format(total=before, step=operand)
        case "add":
            return translate("Lesson", "{total} take away {step}").format(total=before, step=operand)
        case "double":
            return translate("Lesson", "double {total}").format(total=before)
        case "halve":
            return translate("Lesson", "half of {total}").format(total=before)
        case "pick":
            return stands_at(question)
        case _:
            return translate("Lesson", "the total is {total}").format(total=before)


def right_sentence(question: Question) -> str:
    """The whole sum, once it has been answered."""
    translate = QCoreApplication.translate
    before, sign, step = sum_parts(question)
    answer = number_text(question.answer)
    if sign:
        return translate("Lesson", "{total} {sign} {step} is {answer}").format(
            total=before, sign=sign, step=step, answer=answer
        )
    return translate("Lesson", "The total is {answer}").format(answer=answer)


def feedback(calling: Calling) -> str:
    """What is said after an answer, made from the child's own mistake; never the answer itself."""
    translate = QCoreApplication.translate
    picks = bool(calling.question.offers)
    if calling.is_right and picks:
        return right_pick(calling.question)
    if calling.is_right:
        return translate("Lesson", "Yes! {sum}.").format(sum=right_sentence(calling.question))
    if picks:
        why = pick_mistake(calling.errors[0], calling.question, calling.tries[-1].answer)
        if calling.stage is Stage.SHOWN:
            return translate("Lesson", "{why} Look where each card leads, then pick again.").format(why=why)
        return translate("Lesson", "Nearly. {why}").format(why=why)
    why = mistake_sentence(calling.errors[0], calling.question)
    if calling.stage is Stage.SHOWN and calling.question.skill is Skill.ROOM:
        return translate("Lesson", "{why} Count the blocks: they are what is missing.").format(why=why)
    if calling.stage is Stage.SHOWN:
        return translate("Lesson", "{why} Look at the whole way, then type where it ends.").format(why=why)
    return translate("Lesson", "Nearly. {why} {way}").format(why=why, way=way_sentence(calling))


def way_sentence(calling: Calling) -> str:
    """How to go on: `68 needs 2 to make 70; 5 are left.`"""
    translate = QCoreApplication.translate
    question, jumps = calling.question, calling.way.jumps
    if question.offers:
        return pick_way(calling)
    if question.skill is Skill.ROOM:
        text = translate("Lesson", "{total} and how much more is {limit}?")
        return text.format(total=number_text(-question.operand), limit=question.before)
    if calling.way.model is Model.CARD:
        return translate("Lesson", "Read what the card says.")
    if len(jumps) < 2 and not calling.tries:
        step = jumps[0].step if jumps and question.operation == "add" else 0
        on = translate("Lesson", "Start at {total} and count on {step}.")
        back = translate("Lesson", "Start at {total} and count back {step}.")
        text = on if step > 0 else back if step < 0 else translate("Lesson", "Start at {total}.")
        return text.format(total=number_text(question.before), step=abs(step))
    if len(jumps) < 2:
        return translate("Lesson", "Try again from {total}.").format(total=number_text(question.before))
    first, rest = jumps[0], sum(jump.step for jump in jumps[1:])
    start, stop = number_text(first.start), number_text(first.end)
    values = {"total": start, "first": abs(first.step), "stop": stop, "rest": abs(rest)}
    if first.end % 10 == 0 and 0 < first.step < 10:
        text = translate("Lesson", "{total} needs {first} to make {stop}; {rest} are left.")
    elif first.step > 0 and rest < 0:
        text = translate("Lesson", "{total} and {first} make {stop}; then go {rest} back.")
    elif first.step > 0:
        text = translate("Lesson", "{total} and {first} make {stop}; then {rest} more.")
    elif rest > 0:
        text = translate("Lesson", "{first} back from {total} is {stop}; then {rest} forward.")
    else:
        text = translate("Lesson", "{first} back from {total} is {stop}; then {rest} more back.")
    return text.format(**values)


def mistake_sentence(code: str, question: Question) -> str:
    """What a mistake was, as a child can see it; "" where nothing sure can be said."""
    translate = QCoreApplication.translate
    sentences = {
        "counted-the-start": translate("Lesson", "Start counting after {total}, not on it."),
        "added-to-the-tens": translate("Lesson", "The {step} are ones, not tens."),
        "digits-reversed": translate("Lesson", "Those are the right digits, the other way round."),
        "lost-the-ten": translate("Lesson", "The ones make a new ten: do not lose it."),
        "no-carry": translate("Lesson", "The ones go past ten: there is one ten more."),
        "carried-twice": translate("Lesson", "The ones make one new ten, not two."),
        "added-to-the-ones": translate("Lesson", "Ten goes to the tens; the ones stay."),
        "one-ten-too-many": translate("Lesson", "That is one ten too far."),
        "only-the-ten": translate("Lesson", "The ten is there; the ones are still to come."),
        "only-the-ones": translate("Lesson", "The ones are there; the ten is still to come."),
        "one-too-many": translate("Lesson", "That is one too far."),
        "added-instead": translate("Lesson", "This card takes away."),
        "took-from-the-ones": translate("Lesson", "Take a ten away; the ones stay."),
        "smaller-from-larger": translate("Lesson", "There are too few ones to take from: break a ten."),
        "did-not-break-the-ten": translate("Lesson", "The ones are right; a ten was broken, so one is gone."),
        "lost-the-sign": translate("Lesson", "It goes past zero: the number is below it."),
        "stopped-at-zero": translate("Lesson", "It does not stop at zero here."),
        "ignored-the-floor": translate("Lesson", "In this game the total stops at zero."),
        "doubled-only-the-tens": translate("Lesson", "The ones are doubled too."),
        "doubled-only-the-ones": translate("Lesson", "The tens are doubled too."),
        "added-two": translate("Lesson", "Double is the number and once more the number."),
        "lost-the-odd-ten": translate("Lesson", "Half of a ten is five: do not lose it."),
        "halved-only-the-tens": translate("Lesson", "The ones are halved too."),
        "took-two": translate("Lesson", "Half is two equal parts."),
        "kept-the-total": translate("Lesson", "This card changes the total."),
        "doubled-a-digit": translate("Lesson", "The two digits change places."),
        "rounded-the-other-way": translate("Lesson", "Look which ten is nearer; five goes up."),
        "added-the-face": translate("Lesson", "The number on this card is not added."),
        "off-by-one": translate("Lesson", "Very near: it is one off."),
        "off-by-ten": translate("Lesson", "The ones are right; look at the tens."),
    }  # fmt: skip
    text = sentences.get(code, "")
    if question.skill is Skill.ROOM and code == "kept-the-total":
        text = translate("Lesson", "{step} is the total: how much is missing?")
    return text.format(total=number_text(question.before), step=abs(question.operand))


def skill_name(skill: Skill) -> str:
    """A skill on the map and in reports."""
    translate = QCoreApplication.translate
    names = {
        Skill.ADD_ONES: translate("Lesson", "Add ones (42 + 5)"),
        Skill.ADD_TO_TEN: translate("Lesson", "Make the ten (47 + 3)"),
        Skill.ADD_CROSS_TEN: translate("Lesson", "Add past the ten (68 + 7)"),
        Skill.ADD_TEN: translate("Lesson", "Add ten (34 + 10)"),
        Skill.ADD_TEENS: translate("Lesson", "Add eleven and more (34 + 11)"),
        Skill.TAKE_ONES: translate("Lesson", "Take ones away (47 − 5)"),
        Skill.TAKE_TEN: translate("Lesson", "Take ten away (63 − 10)"),
        Skill.TAKE_CROSS_TEN: translate("Lesson", "Take away past the ten (43 − 5)"),
        Skill.PAST_ZERO: translate("Lesson", "Past zero (6 − 10)"),
        Skill.DOUBLE: translate("Lesson", "Double (27 × 2)"),
        Skill.HALVE: translate("Lesson", "Halve (38 ÷ 2)"),
        Skill.SWAP_DIGITS: translate("Lesson", "Swap digits (27 to 72)"),
        Skill.ROUND_TO_TEN: translate("Lesson", "Nearest ten (68 to 70)"),
        Skill.HOLD: translate("Lesson", "Cards that hold"),
        Skill.SET: translate("Lesson", "Cards that set the total"),
        Skill.OVER_LIMIT: translate("Lesson", "Is it over the limit?"),
        Skill.ROOM: translate("Lesson", "Room up to the limit"),
        Skill.LARGEST_SAFE: translate("Lesson", "The largest safe card"),
        Skill.CHOICE: translate("Lesson", "Choosing a value"),
    }  # fmt: skip
    return names[skill]


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
    return text.format(total=number_text(question.before), limit=question.operand)


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
    return text.format(total=number_text(question.before), made=number_text(question.answer))


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
        total=number_text(question.before), limit=limit, left=left, made=made, step=made - question.before
    )


def pick_way(calling: Calling) -> str:
    """How to go on: how much is left up to the limit."""
    question = calling.question
    text = QCoreApplication.translate("Lesson", "From {total} up to {limit} there are {left} left.")
    left = question.operand - question.before
    return text.format(total=number_text(question.before), limit=question.operand, left=left)


def step_label(step: int) -> str:
    """What is added or taken, as on a jump along the line: `+7`, `−10`, `+0`."""
    return f"+{step}" if step >= 0 else number_text(step)


def standing_words(standing: Standing, calls: int) -> str:
    """How far a skill has come, as child and adult read it."""
    translate = QCoreApplication.translate
    if calls == 0:
        return translate("Learning", "not met yet")
    texts = {
        "new": translate("Learning", "too few to say"),
        "practising": translate("Learning", "practising"),
        "secure": translate("Learning", "secure"),
        "look again": translate("Learning", "secure; look again"),
    }
    return texts[standing]
