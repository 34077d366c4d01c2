"""Everything that is said to a child is true of the numbers, for any total, card and answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from msgspec.structs import replace

from cardtable.cards.shuffle import Stream
from cardtable.language import paragraph
from cardtable.learning import procedures
from cardtable.learning.attempts import Try
from cardtable.learning.calling import Calling, Stage, ask
from cardtable.learning.explain import Strategy
from cardtable.learning.ladder import Numbers, Rating, Support
from cardtable.learning.practice import PRACTICED, practice
from cardtable.learning.procedures import MISTAKES, PICK_MISTAKES, mistaken
from cardtable.learning.questions import Question
from cardtable.learning.report import Example
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning import report_words
from tests.ui.learning.claims import untrue
from tests.ui.learning.everything import games, hands, numbers_of, questions

Said = tuple[str, str, int]
"""The occasion, the words, and the answer that they are about."""

WAYS: tuple[Strategy, ...] = ("make-ten", "compensation")
SUM_MISTAKES = [code for code in MISTAKES if code not in PICK_MISTAKES]


def calling(question: Question, strategy: Strategy = "make-ten") -> Calling:
    chance = Stream("true", "words")
    return ask(question, Rating(0.0), 99, chance, strategy, support=Support.NONE)


def sentences_before(question: Question) -> Iterator[Said]:
    """Yield the question, the hints, and the words for the right answer."""
    right = question.answer
    heard = paragraph([words.task(question), words.heard_numbers(question)])
    yield "asked", heard if heard.endswith((".", "?")) else f"{heard}.", right
    for strategy in WAYS:
        call = calling(question, strategy)
        yield "way", words.way_sentence(call), right
        yield "way again", words.way_sentence(call.answered(right + 40, 900)), right + 40
        yield "help", words.help_sentence(call.hinted().hinted().hinted()), right
    for in_words in (False, True):
        yield "right", words.feedback(call.answered(right, 900), heard=in_words), right
        if question.cards:
            yield "confirmed", words.confirmed(question, heard=in_words), right


def sentences_after(question: Question, answer: int) -> Iterator[Said]:
    """Yield the words for a wrong answer, whichever mistake it is taken for."""
    if question.cards:
        yield "corrected", words.corrected(question, answer), answer
        yield "corrected", words.corrected(question, answer, heard=True), answer
        yield "checked", words.checks(question, answer), answer
    yield "reported", reported(question, answer), answer
    for code in SUM_MISTAKES:
        yield code, words.mistake_sentence(code, question, answer), answer


def reported(question: Question, answer: int) -> str:
    """Return the answer as the report gives it in an example."""
    skill = question.skill.value
    one = Example(question.before, question.value, answer, question.answer, skill, question.cards)
    return f"{report_words.example_words(one)}."


def feedback(question: Question, answer: int, code: str) -> Iterator[Said]:
    """Yield the feedback on a first and a second wrong answer."""
    call, tries = calling(question), (Try(answer, (code,), 900),)
    yield "first", words.feedback(replace(call, tries=tries, stage=Stage.AGAIN)), answer
    yield "second", words.feedback(replace(call, tries=tries * 2, stage=Stage.SHOWN)), answer


def wrong_answers(question: Question) -> list[int]:
    """Return the answers of all known mistakes, some nearby ones and a distant one."""
    named = {value for code in SUM_MISTAKES for value in mistaken(question).get(code, ())}
    near = range(question.answer - 3, question.answer + 4)
    return sorted({*named, *near, question.answer + 37} - {question.answer})


def untrue_of(asked: Sequence[Question], every: int) -> Counter[tuple[str, str]]:
    """Count untrue sentences; every so many wrong answers the whole feedback is read too."""
    found = Counter[tuple[str, str]]()
    for place, question in enumerate(asked):
        said = list(sentences_before(question))
        for number, answer in enumerate(wrong_answers(question), start=place):
            after = list(sentences_after(question, answer))
            named = [code for code, text, _ in after if text and code in SUM_MISTAKES]
            said += after
            if number % every == 0:
                said += [one for code in (*named, "other") for one in feedback(question, answer, code)]
        for occasion, text, answer in said:
            for sentence in untrue(text, question, answer):
                found[occasion, f"{sentence} ({question.before} {question.value}, said {answer})"] += 1
    return found


@pytest.fixture(autouse=True)
def cache_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compute the mistakes once per question instead of once per sentence."""
    monkeypatch.setattr(procedures, "mistaken", cache(mistaken))


@pytest.mark.takes_long("hundreds of wrong answers")
@pytest.mark.parametrize("step", [211, pytest.param(61, marks=pytest.mark.slow("more sums"))])
def test_words_about_some_sums_are_true(step: int) -> None:
    assert not untrue_of(questions()[::step], every=3)


@pytest.mark.long
@pytest.mark.slow("every card at every total with every wrong answer")
@pytest.mark.parametrize("part", range(6))
def test_words_about_all_sums_are_true(part: int) -> None:
    assert not untrue_of(questions()[part::6], every=10)


def wrong_picks(question: Question) -> list[int]:
    made = {offer.makes for offer in question.offers}
    every = range(1, 1 << len(question.offers)) if question.picks_all else sorted(made)
    return [answer for answer in every if answer != question.answer]


def untrue_of_picks(seeds: Sequence[int]) -> Counter[tuple[str, str]]:
    """Count untrue sentences about picks from hands."""
    found = Counter[tuple[str, str]]()
    asked = (one for rules in games() for seed in seeds for one in hands(rules, str(seed)))
    for question in dict.fromkeys(asked):
        call, right = calling(question), question.answer
        said = [("asked", words.asks(question), right), ("heard", words.heard_question(question), right)]
        said.append(("way", words.way_sentence(call), right))
        said.append(("help", words.help_sentence(call.hinted().hinted().hinted()), right))
        said.append(("right", words.feedback(call.answered(right, 900)), right))
        for answer in wrong_picks(question):
            once = call.answered(answer, 900)
            said.append(("first", words.feedback(once), answer))
            said.append(("second", words.feedback(once.answered(answer, 900)), answer))
            said += [("other", words.pick_mistake(code, question, answer), answer) for code in once.errors]
        for occasion, text, answer in said:
            for sentence in untrue(text, question, answer):
                found[occasion, f"{sentence} ({question}, said {answer})"] += 1
    return found


def test_words_about_some_picks_are_true() -> None:
    assert not untrue_of_picks(range(1))


@pytest.mark.long
@pytest.mark.slow("many hands of every game for learners")
def test_words_about_many_picks_are_true() -> None:
    assert not untrue_of_picks(range(25))


@pytest.mark.parametrize("step", [23, pytest.param(7, marks=pytest.mark.slow("more sums"))])
def test_every_mistake_has_a_sentence_for_some_answer(step: int) -> None:
    named = set[str]()
    for question in questions()[::step]:
        for code, answers in mistaken(question).items():
            named |= {code for answer in answers if words.mistake_sentence(code, question, answer)}
    # If the total stops at zero, the rule is explained instead.
    assert named == set(SUM_MISTAKES) - {"ignored-the-floor"}


def test_every_practiced_sum_is_among_those_tested_here() -> None:
    known = {numbers_of(question) for question in questions()}
    for skill in PRACTICED:
        for numbers in Numbers:
            chance = Stream("true", f"{skill.value}:{numbers.value}")
            assert all(numbers_of(practice(skill, numbers, chance)) in known for _ in range(20))
