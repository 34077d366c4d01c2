"""What is said to a child: short, in the present tense, and never "wrong".

Written sums have signs; sums to be `heard` have words instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.language import Card, Listed, Slot, paragraph, say, word
from cardtable.learning.calling import Calling, Stage
from cardtable.learning.ladder import Numbers
from cardtable.learning.mastery import Standing
from cardtable.learning.practice import example
from cardtable.learning.procedures import MISTAKES, is_true
from cardtable.learning.questions import Offer, Question
from cardtable.learning.returns import Missed
from cardtable.learning.skills import Skill


def play_sentence(name: str, question: Question, own: bool) -> str:
    """Return whose play it is: `Mia, you play: 7 of hearts`."""
    if question.offers:
        return say("lessons-look-at-hand", name=name)
    if not question.cards:
        return say("lessons-here-is-a-sum", name=name)
    if own:
        return say("lessons-you-play", name=name, cards=listed(question.cards))
    return say("lessons-other-plays", name=name, cards=listed(question.cards))


def listed(cards: Sequence[str]) -> Listed:
    return Listed([Card(card) for card in cards])


_ASKS = {
    Skill.HOLD: "lessons-ask-hold",
    Skill.DOUBLE: "lessons-ask-double",
    Skill.HALVE: "lessons-ask-halve",
    Skill.SWAP_DIGITS: "lessons-ask-swap",
    Skill.ROUND_TO_TEN: "lessons-ask-round",
    Skill.SET: "lessons-ask-set",
}
_ASKS_PLAINLY = {
    Skill.SWAP_DIGITS: "lessons-ask-plainly-swap",
    Skill.ROUND_TO_TEN: "lessons-ask-plainly-round",
}


def asks(question: Question) -> str:
    """Return the question in words."""
    match question.skill:
        case Skill.LARGEST_SAFE:
            return say("lessons-ask-furthest", limit=question.operand)
        case Skill.CHOICE:
            return say("lessons-ask-which-value")
        case Skill.OVER_LIMIT:
            return say("lessons-ask-which-fit")
        case Skill.ROOM:
            return say("lessons-ask-room", total=-question.operand, limit=question.before)
    if question.cards:
        return say(_ASKS.get(question.skill, "lessons-ask-total"))
    return say(_ASKS_PLAINLY.get(question.skill, "lessons-ask-plainly"))


def task(question: Question) -> str:
    """Return what is asked; for a card without a sum, what it does."""
    return turn_sentence(question) if question.asks_rule else asks(question)


def turn_sentence(question: Question) -> str:
    """Return what a card without a sum does, or the rule by which the total stops."""
    way = "floor" if question.floored else "hold" if question.operation == "hold" else "set"
    step = abs(question.operand)
    return say("lessons-turn-card", way=way, total=question.before, step=step, answer=question.answer)


def help_sentence(calling: Calling) -> str:
    """Return what is said with the help: first that there is time, then how to go on, last the total."""
    question = calling.question
    if not calling.is_helped:
        return say("lessons-no-hurry")
    if not calling.shows_total:
        return way_sentence(calling)
    if question.offers:
        return say("lessons-look-where-cards-lead")
    return say("lessons-there-it-stands", answer=question.answer)


def sum_parts(question: Question) -> tuple[str, str, str]:
    """Return the parts of a written sum: the total, the sign, and the second number or what is done.

    Raises ValueError for a rule or a pick.
    """
    before = word(question.before)
    match question.operation:
        case "add":
            sign = "+" if question.operand >= 0 else "−"
            return before, sign, str(abs(question.operand))
        case "double":
            return before, say("shared-times"), "2"
        case "halve":
            return before, say("shared-divided-by"), "2"
        case "swap":
            return before, "", say("lessons-tile-swap")
        case "round":
            return before, "", say("lessons-tile-round")
        case _:
            raise ValueError(f"{question.operation} isn't a sum.")


def _numbers(question: Question) -> dict[str, Slot]:
    """Return the operation and its numbers, as slots of messages.

    If there is no sum, `way` is `total`, or `number` without a card.
    """
    match question.operation:
        case "add":
            way = "add" if question.operand >= 0 else "take"
        case "double":
            way = "double"
        case "halve" if question.before == 2 * question.answer:
            way = "halve"
        case _:
            way = "total" if question.cards else "number"
    step = abs(question.operand)
    return {"way": way, "total": question.before, "step": step, "answer": question.answer}


def heard_question(question: Question) -> str:
    """Return the numbers of the question to read aloud: `68 plus 7`."""
    numbers = _numbers(question)
    if question.operation == "pick":
        return say("lessons-total-and-limit", total=question.before, limit=question.operand)
    if numbers["way"] in _NO_SUMS:
        return say(f"lessons-{numbers['way']}-is", total=question.before)
    return say("lessons-read-sum", **numbers)


_NO_SUMS = ("total", "number")


def heard_numbers(question: Question) -> str:
    """Return the numbers to read aloud after the task; "" if the task has the new total."""
    return "" if question.asks_rule else heard_question(question)


def _outcome(question: Question, heard: bool) -> dict[str, Slot]:
    """Return the outcome as slots of messages: `68 + 7 = 75` or in words; no sum if the total stops at 0."""
    numbers = _numbers(question)
    if question.floored or numbers["way"] in _NO_SUMS:
        return {**numbers, "way": "floor" if question.floored else numbers["way"], "sum": ""}
    written = say("lessons-read-answer", **numbers) if heard else equation(question)
    return {**numbers, "way": "sum", "sum": written}


def equation(question: Question) -> str:
    """Return a sum in signs: `68 + 7 = 75`."""
    before, sign, step = sum_parts(question)
    return f"{before} {sign} {step} = {word(question.answer)}"


def checks(question: Question, said: int) -> str:
    """Return the question whether a total is right."""
    is_sum = _numbers(question)["way"] not in _NO_SUMS
    read = heard_question(question) if is_sum else ""
    return say("lessons-is-that-right", way="sum" if is_sum else "total", sum=read, said=said)


def corrected(question: Question, said: int, heard: bool = False) -> str:
    """Return the right total, after a wrong one was let stand."""
    return say("lessons-look", **_outcome(question, heard), said=said)


def confirmed(question: Question, heard: bool = False) -> str:
    """Return the sentence that a total was right, after the child checked it."""
    return say("lessons-was-right", **_outcome(question, heard))


def said_so_far(calling: Calling, heard: bool = False) -> str:
    """Return the last feedback or help of a resumed call; "" before both."""
    if calling.tries:
        return feedback(calling, heard)
    return help_sentence(calling) if calling.is_helped or calling.waited else ""


def feedback(calling: Calling, heard: bool = False) -> str:
    """Return what is said after an answer, based on the child's own mistake.

    It has the right answer only once all help has come.
    """
    question = calling.question
    if calling.is_right:
        if question.offers:
            return right_pick(question)
        # For a card without a sum, the question has already said the new total.
        knows = {"way": "rule"} if heard and question.asks_rule else {}
        return say("lessons-yes", **{**_outcome(question, heard), **knows})
    answer = calling.tries[-1].answer
    if question.offers:
        why = pick_mistake(calling.errors[0], question, answer)
        if calling.stage is Stage.SHOWN:
            return paragraph([why, say("lessons-look-where-cards-lead")])
        return paragraph([say("lessons-not-yet"), why])
    why = mistake_sentence(calling.errors[0], question, answer)
    if calling.stage is not Stage.SHOWN:
        near = abs(answer - question.answer) <= _NEAR
        opening = say("lessons-nearly" if near else "lessons-not-yet")
        return paragraph([opening, why, way_sentence(calling, again=bool(why))])
    if question.asks_rule:
        return paragraph([why, turn_sentence(question)])
    return paragraph([why, help_sentence(calling)])


_NEAR = 2
"""The largest difference at which an answer is nearly right."""


def way_sentence(calling: Calling, again: bool = False) -> str:
    """Return how to go on: `68 needs 2 to make 70; 5 are left`.

    After a sentence on the mistake, a single jump is only to be tried `again`.
    """
    question, jumps = calling.question, calling.way.jumps
    if question.offers:
        left = question.operand - question.before
        return say("lessons-way-left", total=question.before, limit=question.operand, left=left)
    if question.skill is Skill.ROOM:
        return say("lessons-way-room", total=-question.operand, limit=question.before)
    if question.asks_rule:
        return turn_sentence(question)
    if len(jumps) > 1:
        return _two_jumps(calling)
    step = jumps[0].step if jumps and question.operation == "add" else 0
    if again or (step == 0 and calling.tries):
        return say("lessons-way-again", total=question.before)
    if step == 0:
        return say("lessons-way-start", total=question.before)
    return _one_jump(question.before, step)


def _one_jump(before: int, step: int) -> str:
    """Return the way of a single jump: by tens, from a broken ten, or by counting."""
    if min(before, before + step) >= 0:
        if step % 10 == 0:
            return say("lessons-way-tens-on" if step > 0 else "lessons-way-tens-back", tens=abs(step) // 10)
        if before % 10 == 0 and before > 10 and -10 < step < 0:
            return say("lessons-way-break-ten", step=-step, rest=10 + step)
    return say("lessons-way-count-on" if step > 0 else "lessons-way-count-back", total=before, step=abs(step))


def _two_jumps(calling: Calling) -> str:
    """Return the way over a number in between; all jumps after the first count as one."""
    first, *others = calling.way.jumps
    rest = sum(jump.step for jump in others)
    if first.end % 10 == 0 and 0 < first.step < 10:
        name = "lessons-way-make-ten"
    elif first.step > 0:
        name = "lessons-way-on-and-on" if rest >= 0 else "lessons-way-on-and-back"
    else:
        name = "lessons-way-back-and-on" if rest > 0 else "lessons-way-back-and-back"
    return say(name, total=first.start, first=abs(first.step), stop=first.end, rest=abs(rest))


def mistake_sentence(code: str, question: Question, answer: int) -> str:
    """Return what the mistake was, in words for a child; "" if it isn't certain.

    Also "" if the total stops at zero, since the rule then says it all.
    """
    if question.floored or code not in MISTAKES or not is_true(code, question, answer):
        return ""
    total = -question.operand if code == "said-the-total" else question.before
    step, face = abs(question.operand), answer - question.before
    return say(f"lessons-mistake-{code}", total=total, step=step, ones=question.before % 10, face=face)


def pick_mistake(code: str, question: Question, answer: int) -> str:
    """Return what was wrong with a pick, in words for a child."""
    if code not in MISTAKES:
        return ""
    before, limit = question.before, question.operand
    made = next((offer.makes for offer in question.picked(answer) if offer.makes > limit), before)
    left, step = limit - before, made - before
    return say(f"lessons-mistake-{code}", total=before, limit=limit, left=left, made=made, step=step)


def offer_name(question: Question, offer: Offer) -> str:
    """Return the name of a card or value to pick."""
    card = Card(offer.card)
    if question.skill is not Skill.CHOICE:
        return word(card)
    return say("lessons-card-as", card=card, signed=step_label(offer.makes - question.before))


def right_pick(question: Question) -> str:
    """Return what was right, once it has been found."""
    if question.picks_all:
        cards = [offer.card for offer in question.picked(question.answer)]
        return say("lessons-yes-all-that-fit", cards=listed(cards))
    if question.answer == question.before:
        return say("lessons-yes-stays", total=question.before)
    return say("lessons-yes-picked", total=question.before, made=question.answer)


def why_it_returns(returning: Missed | None, today: bool) -> str:
    """Return why a card friend asks for a sum whose way was shown `today` or on another day."""
    if returning is not None and returning.partner:
        return say("friends-goes-with")
    return say("friends-looked-today" if today else "friends-looked-before")


def step_label(step: int) -> str:
    """Return what is added or taken, as on a jump along the line: `+7`, `−10`, `+0`."""
    return f"+{step}" if step >= 0 else word(step)


def skill_name(skill: Skill, numbers: Numbers = Numbers.TO_99) -> str:
    """Return the name of a skill with a sum in this number range: `Add ones (42 + 5)`."""
    shown = example(skill, numbers)
    if shown is None:
        return say(f"progress-skill-{skill.value}")
    # The sum must not be broken across lines.
    sum_words = "\u00a0".join(sum_parts(shown))
    return say(f"progress-skill-{skill.value}", sum=sum_words, before=shown.before, answer=shown.answer)


def numbers_name(numbers: Numbers) -> str:
    """Return in words how large the numbers are."""
    return say(f"learners-numbers-{numbers.name.lower().replace('_', '-')}")


def sizes_of_numbers() -> list[tuple[str, str]]:
    """Return the sizes of numbers to choose from, easiest first: the value and the name of each."""
    return [(numbers.value, numbers_name(numbers)) for numbers in Numbers]


_STANDINGS: dict[Standing, str] = {
    "new": "progress-too-few",
    "practicing": "progress-practicing",
    "secure": "progress-secure",
    "look again": "progress-look-again",
}


def standing_words(standing: Standing, calls: int) -> str:
    """Return the state of a skill, in words for children and adults."""
    return say(_STANDINGS[standing] if calls else "progress-not-met-yet")
