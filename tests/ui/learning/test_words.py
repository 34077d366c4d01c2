"""The words for a child and its parents: complete, and true of the numbers."""

from __future__ import annotations

import re
from datetime import date

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QDate

from cardtable.cards.shuffle import Stream
from cardtable.language import SPEECH
from cardtable.language.numbers import aloud
from cardtable.learning.calling import Calling, ask
from cardtable.learning.ladder import Numbers, Rating, Support
from cardtable.learning.own_errors import Gain, OwnError
from cardtable.learning.practice import PRACTICED, practice
from cardtable.learning.procedures import MISTAKES, PICK_MISTAKES
from cardtable.learning.questions import Offer, Question, plain
from cardtable.learning.report import Example, Mistake, SkillLine, report
from cardtable.learning.skills import Skill
from cardtable.rules.catalog import catalog
from cardtable.storage.learners import Learner
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning import report_words
from tests.rows import rows

FLOORED = Question(7, "add", -10, 0, ("M10",), 10, floored=True)
HAND = (Offer("5H", 99), Offer("6H", 100), Offer("4S", 94, holds=True))
WHICH_FIT = Question(94, "pick", 99, 0b101, offers=HAND)
FURTHEST = Question(94, "pick", 99, 99, exercises=Skill.LARGEST_SAFE, offers=HAND)
VALUE = Question(94, "pick", 99, 95, exercises=Skill.CHOICE, offers=(Offer("AH", 95), Offer("AH", 105)))


def calling(question: Question) -> Calling:
    return ask(question, Rating(0.0), 99, Stream("words", "1"), support=Support.NONE)


@rows(
    "question, read, heard",
    [
        (plain(68, 7), "Yes! 68 + 7 = 75.", "Yes! 68 plus 7 is 75."),
        (plain(43, -5), "Yes! 43 − 5 = 38.", "Yes! 43 take away 5 is 38."),
        (plain(6, -10), "Yes! 6 − 10 = −4.", "Yes! 6 take away 10 is −4."),
        (Question(27, "double", 0, 54), "Yes! 27 × 2 = 54.", "Yes! double 27 is 54."),
        (Question(38, "halve", 0, 19), "Yes! 38 ÷ 2 = 19.", "Yes! half of 38 is 19."),
        (Question(21, "set", 50, 50, ("KH",)), "Yes! The total is 50.", "Yes!"),
        (Question(80, "hold", 0, 80, ("9S",), 9), "Yes! The total is 80.", "Yes!"),
        (
            FLOORED,
            "Yes! 7 take away 10 is below zero. Here the total stops at zero.",
            "Yes!",
        ),
        (FURTHEST, "Yes! 94 goes to 99.", "Yes! 94 goes to 99."),
        (
            WHICH_FIT,
            "Yes! These fit: 5 of hearts and 4 of spades.",
            "Yes! These fit: 5 of hearts and 4 of spades.",
        ),
    ],
)
def test_the_right_answer_is_read_in_signs_and_heard_in_words(
    question: Question, read: str, heard: str
) -> None:
    answered = calling(question).answered(question.answer, 1000)
    assert (words.feedback(answered), words.feedback(answered, heard=True)) == (read, heard)


@pytest.mark.usefixtures("german")
def test_sums_have_the_signs_of_the_countrys_schools() -> None:
    double, halve = Question(27, "double", 0, 54), Question(38, "halve", 0, 19)
    assert (words.equation(double), words.equation(halve)) == ("27 · 2 = 54", "38 : 2 = 19")
    assert "27 · 2 = ______" in report_words.sheet_html("", [double])
    assert "38 : 2 = 19" in report_words.example_words(Example(38, "/2", 14, 19, "halve"))


@rows(
    "question, said, sentences",
    [
        (
            plain(68, 7),
            65,
            ("“68 plus 7: 65.” Is that right?", "Look: 68 + 7 = 75, not 65.", "That was right: 68 + 7 = 75."),
        ),
        (
            Question(21, "set", 50, 50, ("KH",)),
            31,
            (
                "“The total is 31.” Is that right?",
                "Look: the total is 50, not 31.",
                "That was right: the total",
            ),
        ),
        (
            FLOORED,
            -3,
            (
                "“7 take away 10: −3.” Is that right?",
                "Look: 7 take away 10 is below zero. Here the total stops at zero, not −3.",
                "That was right: 7 take away 10 is below zero. Here the total stops at zero.",
            ),
        ),
    ],
)
def test_a_total_of_another_player_is_checked_corrected_and_confirmed(
    question: Question, said: int, sentences: tuple[str, str, str]
) -> None:
    asked, corrected, confirmed = sentences
    assert words.checks(question, said) == asked
    assert words.corrected(question, said) == corrected
    assert words.confirmed(question).startswith(confirmed)


@rows(
    "question, way",
    [
        (plain(68, 7), "68 needs 2 to make 70. 5 are left."),
        (plain(67, 4), "67 needs 3 to make 70. 1 is left."),
        (plain(34, 11), "34 and 10 make 44. Then 1 more."),
        (plain(43, -5), "3 back from 43 is 40. Then go back 2 more."),
        (plain(58, 10), "The tens go up by one. The ones stay the same."),
        (plain(58, 20), "The tens go up by 2. The ones stay the same."),
        (plain(63, -10), "The tens go down by one. The ones stay the same."),
        (plain(30, -9), "10 back from 30 is 20. Then go up 1."),
        (plain(40, -5), "Break one ten. 10 take away 5 leaves 5."),
        (plain(10, -5), "Start at 10 and count back 5."),
        (plain(6, -10), "6 back from 6 is 0. Then go back 4 more."),
        (plain(42, 5), "Start at 42 and count up 5."),
        (plain(47, -5), "Start at 47 and count back 5."),
        (replace(WHICH_FIT, before=99), "From 99 to 99, nothing is left."),
        (replace(WHICH_FIT, before=98), "From 98 to 99, 1 is left."),
        (WHICH_FIT, "From 94 to 99, 5 are left."),
    ],
)
def test_a_way_is_explained_with_its_numbers(question: Question, way: str) -> None:
    assert words.way_sentence(calling(question)) == way


@rows(
    "game, before, step, asked",
    [
        ("reach-99-together", 5, 9, "5 + 9"),
        ("to-twenty", 8, 5, "8 + 5"),
        # No card of these adds more than 5, or only a jack does.
        ("to-twenty", 5, 9, "6 + 5"),
        ("back-to-zero", 5, 9, "8 + 5"),
    ],
)
def test_a_parent_is_told_of_a_sum_that_can_come_up_in_the_game(
    game: str, before: int, step: int, asked: str
) -> None:
    error = OwnError("stopped-at-the-ten", Skill.ADD_CROSS_TEN, plain(before, step), 10)
    page, rules = report((), date(2026, 1, 5)), catalog().resolve(game, {})
    told = report_words.to_ask(page, Gain(error, None, None, ()), Numbers.TO_20, rules)
    assert asked.replace(" ", "\u00a0") in told
    beginner = report_words.to_ask(
        replace(page, next_step=Skill.ADD_ONES), None, Numbers.TO_20, catalog().resolve("to-ten", {})
    )
    assert "3\u00a0+\u00a03" in beginner, "12 + 5 is beyond ten, and 1 + 1 asks for nothing"


def test_what_a_game_is_offered_for_is_what_a_learner_works_on() -> None:
    page = replace(report((), date(2026, 1, 5)), calls=90)
    kind = Skill.ADD_CROSS_TEN.value
    first, *others = report_words.working_on(page, None, Numbers.TO_50, kind)
    assert first.startswith("Add past a ten")
    assert others == ["No recurring mistakes lately."]
    assert report_words.is_worked_on(page, None)
    often = replace(page, mistakes=(Mistake("no-carry", 4, (Example(8, "+3", 1, 11),), date(2026, 1, 5)),))
    assert not report_words.is_worked_on(often, None), "the page names the mistake, not the skill"


def test_a_way_is_read_aloud_in_number_words() -> None:
    way = words.way_sentence(calling(plain(68, 7)))
    assert aloud(way) == "sixty-eight needs two to make seventy. five are left."


def test_every_mistake_has_words_for_child_and_parents() -> None:
    for code in MISTAKES:
        assert report_words.mistake_name(code) != code
    for code in PICK_MISTAKES:
        assert words.pick_mistake(code, WHICH_FIT, 2).endswith((".", "?")), code
    assert (
        words.mistake_sentence("other", plain(68, 7), 74) == words.pick_mistake("other", WHICH_FIT, 0) == ""
    )
    assert report_words.mistake_name("of-another-version") == "of-another-version"


def test_a_total_that_stops_at_zero_is_explained() -> None:
    stops = "7 take away 10 is below zero. Here the total stops at zero."
    for answer in (-3, 3):
        text = words.feedback(calling(FLOORED).answered(answer, 1000))
        assert stops in text
    assert stops not in words.feedback(calling(plain(6, -10)).answered(4, 1000))


def test_the_page_says_how_often_and_its_idea_for_home_is_for_the_mistake_not_for_a_secure_skill() -> None:
    example = Example(8, "+3", 1, 11, Skill.ADD_CROSS_TEN.value)
    page = replace(
        report((), date(2026, 1, 5)),
        calls=90,
        skills=(SkillLine(Skill.ADD_ONES, 9, 9, "look again"),),
        next_step=Skill.ADD_ONES,
        mistakes=(Mistake("no-carry", 42, (example,), date(2026, 1, 5)),),
    )
    error = OwnError("no-carry", Skill.ADD_CROSS_TEN, plain(8, 3), 1)
    worked_on = report_words.working_on(page, Gain(error, None, None, ()), Numbers.TO_50)
    assert worked_on == ["8 + 3 = 11, not 1", "Forgets to carry the ten (42 times, last Jan 5)"]
    unnamed = Gain(OwnError("other", Skill.ADD_ONES, plain(32, 5), 17), None, None, ())
    assert report_words.working_on(page, unnamed, Numbers.TO_50) == [
        "32 + 5 = 37, not 17",
        "Add ones (42\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}5)",
    ]
    assert report_words.at_home(page).startswith("Put 8 and 5 things in rows of ten.")
    assert report_words.next_step(page, Numbers.TO_50).endswith(": time to check again")


def test_every_skill_has_a_name_a_standing_and_an_idea_for_home() -> None:
    empty = report((), date(2026, 1, 5))
    for skill in Skill:
        page = replace(empty, calls=9, next_step=skill)
        assert words.skill_name(skill, Numbers.TO_99) in report_words.next_step(page, Numbers.TO_99)
        assert report_words.at_home(page).endswith((".", "?"))
    secure = replace(empty, calls=9)
    assert report_words.next_step(secure, Numbers.TO_99).endswith("Try a game with bigger numbers.")
    assert "larger" not in report_words.next_step(secure, Numbers.TRICKY), "there are no larger numbers"
    assert report_words.next_step(empty, Numbers.TO_99) == "Play a game, or do the ten-minute practice."
    assert report_words.at_home(empty) == "Take turns adding a number up to 10. Say each total."
    lines = [SkillLine(Skill.HOLD, 3, 3, one) for one in ("new", "practicing", "secure", "look again")]
    assert len({words.standing_words(line.standing, line.calls) for line in lines}) == 4


@rows(
    "question, asked",
    [
        (plain(68, 7), "What's the answer?"),
        (Question(68, "add", 7, 75, ("7H",), 7), "What's the new total?"),
        (Question(99, "add", -94, 5, exercises=Skill.ROOM), "How far is it from 94 to 99?"),
        (Question(27, "swap", 72, 72), "Swap the two digits. What do you get?"),
        (Question(27, "swap", 72, 72, ("7H",), 7), "This card swaps the two digits. What's the total now?"),
        (WHICH_FIT, "Which cards can you still play?"),
        (FURTHEST, "Which card gets closest to 99 without going over?"),
        (VALUE, "Which value can you still play?"),
    ],
)
def test_each_kind_of_question_has_its_own_words(question: Question, asked: str) -> None:
    assert words.asks(question) == asked


def test_a_card_that_sets_the_total_is_announced_without_the_old_one() -> None:
    king = Question(21, "set", 50, 50, ("KH",))
    assert (words.task(king), words.heard_numbers(king)) == ("The total is 50 now.", "")
    assert words.heard_numbers(plain(68, 7)) == "68 plus 7"


def test_cards_and_values_to_pick_have_names() -> None:
    assert words.offer_name(WHICH_FIT, HAND[0]) == "5 of hearts"
    assert words.offer_name(VALUE, VALUE.offers[1]) == "ace of hearts: +11"


@rows(
    "example, expected",
    [
        (Example(68, "+7", 65, 75, "add-cross-ten"), "68 + 7 = 75, not 65"),
        (Example(68, "+7", 75, 82, "add-teens"), "68 + 14 = 82, not 75"),
        (Example(6, "-10", 4, -4, "take-past-zero"), "6 − 10 = −4, not 4"),
        (
            Example(7, "-10", -3, 0, "take-past-zero"),
            "7 take away 10 is below 0; here the total stops at 0, not −3",
        ),
        (Example(27, "x2", 47, 54, "double"), "27 × 2 = 54, not 47"),
        (Example(38, "/2", 14, 19, "halve"), "38 ÷ 2 = 19, not 14"),
        (Example(80, "+0", 89, 80, "hold"), "the card kept the total at 80, not 89"),
        (Example(21, "=50", 71, 50, "set"), "from 21 the card set the total to 50, not 71"),
        (Example(27, "=72", 27, 72, "swap-digits"), "27 with its digits swapped is 72, not 27"),
        (Example(68, "=70", 60, 70, "round-to-ten"), "68 rounded to the nearest ten is 70, not 60"),
        (
            Example(94, "<=99", 2, 5, "over-limit", ("5H", "6H", "4S")),
            "from 94, these fit up to 99: 5 of hearts and 4 of spades (picked: 6 of hearts)",
        ),
        (
            Example(94, "<=99", 0, 1, "over-limit", ("5H",)),
            "from 94, these fit up to 99: 5 of hearts (picked: nothing)",
        ),
        (
            Example(94, "<=99", 104, 98, "largest-safe"),
            "from 94, the highest total up to 99 was 98, not 104",
        ),
    ],
)
def test_each_kind_of_wrong_answer_has_a_sentence_in_the_report(example: Example, expected: str) -> None:
    assert report_words.example_words(example) == expected


@pytest.mark.usefixtures("german")
def test_the_date_of_a_report_follows_the_language() -> None:
    mia = Learner("1", "Mia", "rabbit", "")
    assert "5. Januar 2026" in report_words.report_html(mia, report((), date(2026, 1, 5)), QDate(2026, 1, 5))


def test_a_saved_page_declares_its_language() -> None:
    assert "<html lang='en'>" in report_words.whole_page("Mia", "<p>…</p>")


def test_a_sheet_has_blanks_and_a_key_in_the_same_order() -> None:
    sums = [plain(68, 7), Question(27, "swap", 72, 72), Question(68, "round", 70, 70), plain(6, -10)]
    front, key = report_words.sheet_html("Mixed", sums).split("page-break-before")
    blanks = (
        "68 + 7 = ______",
        "27 with its digits swapped: ______",
        "68 rounded to the nearest ten: ______",
    )
    for asked in (*blanks, "6 − 10 = ______"):
        assert f">{asked}<" in front
    solved = (
        "68 + 7 = 75",
        "27 with its digits swapped: 72",
        "68 rounded to the nearest ten: 70",
        "6 − 10 = −4",
    )
    for written in solved:
        assert f">{written}<" in key
    assert not any(written in front for written in solved)
    assert "Answers: Mixed" in key
    begins = [one.split("=")[0].split(":")[0] for one in solved]
    orders = [sorted(begins, key=page.index) for page in (front, key)]
    assert orders[0] == orders[1], "the key has another order than the sheet"


@rows("language", SPEECH.tags)
def test_a_card_asks_without_the_answer(language: str) -> None:
    SPEECH.use(language)
    sums = [plain(68, 7), Question(27, "swap", 72, 72), Question(68, "round", 70, 70)]
    for question in [*sums, Question(27, "double", 0, 54), Question(99, "add", -94, 5, exercises=Skill.ROOM)]:
        assert str(question.answer) not in report_words.asked_on_paper(question).split()
        assert report_words.solved_on_paper(question).endswith(str(question.answer))


@rows("language", ["en", "de", "pl"])
def test_every_wrong_sum_is_reported_as_a_true_equation(language: str) -> None:
    SPEECH.use(language)
    chance, read = Stream("words", "2"), 0
    for skill in PRACTICED:
        for _ in range(30):
            question = practice(skill, Numbers.TO_99, chance)
            value = {"add": f"{question.operand:+d}", "double": "x2", "halve": "/2"}.get(question.operation)
            if value is None:
                continue
            given = question.answer + 1
            text = report_words.example_words(
                Example(question.before, value, given, question.answer, skill.value)
            )
            found = re.fullmatch(r"(−?\d+) (\S) (\d+) = (−?\d+), (?:not|nicht|a nie) (−?\d+)", text)
            assert found is not None, text
            before, step, answer, wrong = (int(found[place].replace("−", "-")) for place in (1, 3, 4, 5))
            by_sign = {"+": before + step, "−": before - step, "×": before * step, "÷": before / step}
            by_sign |= {"·": before * step, ":": before / step}
            assert by_sign[found[2]] == answer == question.answer, text
            assert wrong == given
            read += 1
    assert read > 300


@rows(
    "question, said, expected",
    [
        (Question(50, "add", -8, 42, ("8H",), 8), 58, "Not yet. Here you take away. Try again from 50."),
        (plain(50, -8), 33, "Not yet. Break one ten. 10 take away 8 leaves 2."),
        (plain(16, 3), 18, "Almost. Start counting after 16, not on it. Try again from 16."),
    ],
)
def test_feedback_names_the_mistake_or_else_the_way(question: Question, said: int, expected: str) -> None:
    assert words.feedback(calling(question).answered(said, 1000)) == expected
