from datetime import date
from pathlib import Path

import msgspec

from cardtable.learning.attempts import Attempt, Try
from cardtable.learning.ladder import Support
from cardtable.learning.report import report
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Answer, LearnerStore
from tests.learners_file import counted
from tests.learning.test_ladder import log


def attempts() -> list[Attempt]:
    return [attempt for attempt, _ in log(60)]


def test_the_figures_of_the_report_are_those_that_the_database_counts(tmp_path: Path) -> None:
    made, store = attempts(), LearnerStore(tmp_path)
    mia = store.add("Mia", "rabbit")
    for a in made:
        document = msgspec.json.encode(a).decode()
        stored = Answer(
            a.time, a.mode, a.variant, a.skill, a.right_at_once, a.support.name, a.hints, document
        )
        store.answered(mia, stored)
    page = report(
        [msgspec.json.decode(a.document, type=Attempt) for a in store.answers(mia.id)], made[-1].day
    )
    counts = counted(tmp_path, mia.id)
    assert {line.skill.value: (line.calls, line.right) for line in page.skills} == counts
    assert (page.calls, page.right) == (60, sum(right for _, right in counts.values()))
    assert sum(page.supports.values()) == page.calls
    assert page.days == 3


def test_the_commonest_mistakes_come_with_real_examples() -> None:
    made = attempts()
    wrong = msgspec.structs.replace(
        made[0], before=68, value="+7", answer=75,
        tries=(Try(65, ("no-carry",), 900), Try(75, (), 900)), skill="add-cross-ten",
    )  # fmt: skip
    page = report([wrong] * 30 + made[:5], date(2026, 11, 1))
    mistake = page.mistakes[0]
    assert (mistake.code, mistake.count) == ("no-carry", 30)
    example = mistake.examples[0]
    assert (example.before, example.value, example.given, example.answer) == (68, "+7", 65, 75)
    assert page.next_step is Skill.ADD_CROSS_TEN


def test_a_learner_without_an_answer_has_an_empty_page() -> None:
    page = report([], date(2026, 11, 1))
    assert (page.first, page.calls, page.skills, page.mistakes, page.next_step) == (None, 0, (), (), None)


def test_right_answers_in_a_row_and_of_today_are_counted() -> None:
    made = attempts()
    right = [msgspec.structs.replace(a, tries=(Try(a.answer, (), 900),), support=Support.NONE) for a in made]
    page = report(right, right[-1].day)
    assert page.best_run == 60
    assert page.today == sum(a.day == right[-1].day for a in right)
