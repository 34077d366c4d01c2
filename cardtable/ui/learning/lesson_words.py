"""What is said to a child: short, in the present tense, and never "wrong"."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.language import say
from cardtable.learning.attempts import Standing
from cardtable.learning.calling import Calling, Stage
from cardtable.learning.explain import Model
from cardtable.learning.questions import Offer, Question
from cardtable.learning.skills import Skill
from cardtable.ui.table.words.names import card_name, number_text


def play_sentence(name: str, question: Question, own: bool) -> str:
    """Whose play it is: `Mia, you play the 7 of hearts.`"""
    if question.offers:
        return say("lessons-name-look-at-your-hand", name=name)
    if len(question.cards) > 1:
        cards = ", ".join(card_name(card) for card in question.cards)
    else:
        cards = card_name(question.cards[0]) if question.cards else ""
    if not cards:
        return say("lessons-name-here-is-a-sum", name=name)
    if own:
        return say("lessons-name-you-play-cards", name=name, cards=cards)
    return say("lessons-name-plays-cards", name=name, cards=cards)


def asks(question: Question) -> str:
    """The question in words."""
    if question.offers:
        return asks_pick(question)
    if not question.cards and question.skill is not Skill.ROOM:
        return _asks_plainly(question)
    match question.skill:
        case Skill.ROOM:
            return say(
                "lessons-how-much-room-is-left-from-total-up-to",
                total=-question.operand,
                limit=question.before,
            )
        case Skill.HOLD:
            return say("lessons-this-card-leaves-the-total-alone-what-is")
        case Skill.DOUBLE:
            return say("lessons-this-card-doubles-the-total-what-is-it-now")
        case Skill.HALVE:
            return say("lessons-this-card-halves-the-total-what-is-it-now")
        case Skill.SWAP_DIGITS:
            return say("lessons-this-card-swaps-the-two-digits-what-is-the")
        case Skill.ROUND_TO_TEN:
            return say("lessons-this-card-goes-to-the-nearest-ten-what-is")
        case Skill.SET:
            return say("lessons-this-card-sets-the-total-what-is-it-now")
        case _:
            return say("lessons-what-is-the-new-running-total")


def _asks_plainly(question: Question) -> str:
    """The same without a card."""
    match question.skill:
        case Skill.SWAP_DIGITS:
            return say("lessons-let-the-two-digits-change-places-which")
        case Skill.ROUND_TO_TEN:
            return say("lessons-go-to-the-nearest-ten-which-one-is-it")
        case _:
            return say("lessons-how-much-is-it")


def sum_parts(question: Question) -> tuple[str, str, str]:
    """The sum as it is written: the total, the sign, and what is added, taken or done."""
    before = number_text(question.before)
    match question.operation:
        case "add":
            sign = "+" if question.operand >= 0 else "−"
            return before, sign, str(abs(question.operand))
        case "hold":
            return before, "", say("lessons-hold")
        case "double":
            return before, "×", "2"
        case "halve":
            return before, "÷", "2"
        case "swap":
            return before, "", say("lessons-swap")
        case "round":
            return before, "", say("lessons-round")
        case "set" | "say":
            return before, "", say("lessons-set")
        case "pick":
            return before, "≤", number_text(question.operand)


def sum_in_words(question: Question) -> str:
    """The sum to be read aloud: `68 plus 7`."""
    before, operand = question.before, abs(question.operand)
    match question.operation:
        case "add" if question.operand >= 0:
            return say("lessons-total-plus-step", total=before, step=operand)
        case "add":
            return say("lessons-total-take-away-step", total=before, step=operand)
        case "double":
            return say("lessons-double-total", total=before)
        case "halve":
            return say("lessons-half-of-total", total=before)
        case "pick":
            return stands_at(question)
        case _:
            return say("lessons-the-total-is-total", total=before)


def right_sentence(question: Question) -> str:
    """The whole sum, once it has been answered."""
    before, sign, step = sum_parts(question)
    answer = number_text(question.answer)
    if sign:
        return say("lessons-total-sign-step-is-answer", shown=before, sign=sign, added=step, answer=answer)
    return say("lessons-the-total-is-answer", answer=answer)


def feedback(calling: Calling) -> str:
    """What is said after an answer, made from the child's own mistake; never the answer itself."""
    picks = bool(calling.question.offers)
    if calling.is_right and picks:
        return right_pick(calling.question)
    if calling.is_right:
        return say("lessons-yes-sum", sum=right_sentence(calling.question))
    if picks:
        why = pick_mistake(calling.errors[0], calling.question, calling.tries[-1].answer)
        if calling.stage is Stage.SHOWN:
            return say("lessons-why-look-where-each-card-leads-then-pick", why=why)
        return say("lessons-nearly-why", why=why)
    why = mistake_sentence(calling.errors[0], calling.question)
    if calling.stage is Stage.SHOWN and calling.question.skill is Skill.ROOM:
        return say("lessons-why-count-the-blocks-they-are-what-is", why=why)
    if calling.stage is Stage.SHOWN:
        return say("lessons-why-look-at-the-whole-way-then-type-where", why=why)
    return say("lessons-nearly-why-way", why=why, way=way_sentence(calling))


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
        return say("lessons-read-what-the-card-says")
    if len(jumps) < 2 and not calling.tries:
        step = jumps[0].step if jumps and question.operation == "add" else 0
        on = translate("Lesson", "Start at {total} and count on {step}.")
        back = translate("Lesson", "Start at {total} and count back {step}.")
        text = on if step > 0 else back if step < 0 else translate("Lesson", "Start at {total}.")
        return text.format(total=question.before, step=abs(step))
    if len(jumps) < 2:
        return say("lessons-try-again-from-total", total=question.before)
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
        "digits-reversed": say("lessons-those-are-the-right-digits-the-other-way"),
        "lost-the-ten": say("lessons-the-ones-make-a-new-ten-do-not-lose-it"),
        "no-carry": say("lessons-the-ones-go-past-ten-there-is-one-ten-more"),
        "carried-twice": say("lessons-the-ones-make-one-new-ten-not-two"),
        "added-to-the-ones": say("lessons-ten-goes-to-the-tens-the-ones-stay"),
        "one-ten-too-many": say("lessons-that-is-one-ten-too-far"),
        "only-the-ten": say("lessons-the-ten-is-there-the-ones-are-still-to"),
        "only-the-ones": say("lessons-the-ones-are-there-the-ten-is-still-to"),
        "one-too-many": say("lessons-that-is-one-too-far"),
        "added-instead": say("lessons-this-card-takes-away"),
        "took-from-the-ones": say("lessons-take-a-ten-away-the-ones-stay"),
        "smaller-from-larger": say("lessons-there-are-too-few-ones-to-take-from-break"),
        "did-not-break-the-ten": say("lessons-the-ones-are-right-a-ten-was-broken-so-one"),
        "lost-the-sign": say("lessons-it-goes-past-zero-the-number-is-below-it"),
        "stopped-at-zero": say("lessons-it-does-not-stop-at-zero-here"),
        "ignored-the-floor": say("lessons-in-this-game-the-total-stops-at-zero"),
        "doubled-only-the-tens": say("lessons-the-ones-are-doubled-too"),
        "doubled-only-the-ones": say("lessons-the-tens-are-doubled-too"),
        "added-two": say("lessons-double-is-the-number-and-once-more-the"),
        "lost-the-odd-ten": say("lessons-half-of-a-ten-is-five-do-not-lose-it"),
        "halved-only-the-tens": say("lessons-the-ones-are-halved-too"),
        "took-two": say("lessons-half-is-two-equal-parts"),
        "kept-the-total": say("lessons-this-card-changes-the-total"),
        "doubled-a-digit": say("lessons-the-two-digits-change-places"),
        "rounded-the-other-way": say("lessons-look-which-ten-is-nearer-five-goes-up"),
        "added-the-face": say("lessons-the-number-on-this-card-is-not-added"),
        "off-by-one": say("lessons-very-near-it-is-one-off"),
        "off-by-ten": say("lessons-the-ones-are-right-look-at-the-tens"),
    }  # fmt: skip
    text = sentences.get(code, "")
    if question.skill is Skill.ROOM and code == "kept-the-total":
        text = translate("Lesson", "{step} is the total: how much is missing?")
    return text.format(total=question.before, step=abs(question.operand))


def skill_name(skill: Skill) -> str:
    """A skill on the map and in reports."""
    names = {
        Skill.ADD_ONES: say("lessons-add-ones-42-5"),
        Skill.ADD_TO_TEN: say("lessons-make-the-ten-47-3"),
        Skill.ADD_CROSS_TEN: say("lessons-add-past-the-ten-68-7"),
        Skill.ADD_TEN: say("lessons-add-ten-34-10"),
        Skill.ADD_TEENS: say("lessons-add-eleven-and-more-34-11"),
        Skill.TAKE_ONES: say("lessons-take-ones-away-47-5"),
        Skill.TAKE_TEN: say("lessons-take-ten-away-63-10"),
        Skill.TAKE_CROSS_TEN: say("lessons-take-away-past-the-ten-43-5"),
        Skill.PAST_ZERO: say("lessons-past-zero-6-10"),
        Skill.DOUBLE: say("lessons-double-27-2"),
        Skill.HALVE: say("lessons-halve-38-2"),
        Skill.SWAP_DIGITS: say("lessons-swap-digits-27-to-72"),
        Skill.ROUND_TO_TEN: say("lessons-nearest-ten-68-to-70"),
        Skill.HOLD: say("lessons-cards-that-hold"),
        Skill.SET: say("lessons-cards-that-set-the-total"),
        Skill.OVER_LIMIT: say("lessons-is-it-over-the-limit"),
        Skill.ROOM: say("lessons-room-up-to-the-limit"),
        Skill.LARGEST_SAFE: say("lessons-the-largest-safe-card"),
        Skill.CHOICE: say("lessons-choosing-a-value"),
    }  # fmt: skip
    return names[skill]


def asks_pick(question: Question) -> str:
    """The question in words."""
    translate = QCoreApplication.translate
    match question.skill:
        case Skill.LARGEST_SAFE:
            text = translate("Lesson", "Which card goes furthest up to {limit}?")
        case Skill.CHOICE:
            text = say("lessons-which-of-its-values-can-you-still-play")
        case _:
            text = say("lessons-which-cards-can-you-still-play")
    return text.format(limit=question.operand)


def task_line(question: Question) -> str:
    """What is to be done, over the answers."""
    if question.picks_all:
        return say("lessons-pick-every-card-that-fits")
    if question.skill is Skill.CHOICE:
        return say("lessons-pick-one-value")
    return say("lessons-pick-one-card")


def stands_at(question: Question) -> str:
    """Where the total stands, to be read aloud."""
    text = QCoreApplication.translate("Lesson", "The total is {total}, the limit is {limit}.")
    return text.format(total=question.before, limit=question.operand)


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
        return say("lessons-yes-all-that-fit-cards", cards=cards_of(question))
    text = translate("Lesson", "Yes! From {total} it goes to {made}.")
    return text.format(total=question.before, made=number_text(question.answer))


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
        "left-a-special-out": say("lessons-one-of-the-others-does-not-go-up-it-always"),
        "not-the-largest": say("lessons-that-one-fits-is-there-one-that-goes"),
    }
    made = over[0].makes if over else question.before
    return sentences.get(code, "").format(
        total=question.before, limit=limit, left=left, made=made, step=made - question.before
    )


def pick_way(calling: Calling) -> str:
    """How to go on: how much is left up to the limit."""
    question = calling.question
    text = QCoreApplication.translate("Lesson", "From {total} up to {limit} there are {left} left.")
    left = question.operand - question.before
    return text.format(total=question.before, limit=question.operand, left=left)


def step_label(step: int) -> str:
    """What is added or taken, as on a jump along the line: `+7`, `−10`, `+0`."""
    return f"+{step}" if step >= 0 else number_text(step)


def standing_words(standing: Standing, calls: int) -> str:
    """How far a skill has come, as child and adult read it."""
    if calls == 0:
        return say("lessons-not-met-yet")
    texts = {
        "new": say("lessons-too-few-to-say"),
        "practising": say("lessons-practising"),
        "secure": say("lessons-secure"),
        "look again": say("lessons-secure-look-again"),
    }
    return texts[standing]
