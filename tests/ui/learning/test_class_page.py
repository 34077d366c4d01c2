"""Several children on one page, by skill, and its exports."""

from __future__ import annotations

import dataclasses
from datetime import date
from itertools import product
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QDate

from cardtable.learning.mastery import Standing
from cardtable.learning.probe import Probed
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.report import SkillLine, report
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner
from cardtable.ui.features.learners.class_page import ClassPage, Pupil, class_csv, class_html
from cardtable.ui.features.learners.learners_page import LearnersPage
from cardtable.ui.support.printing import pdf
from tests.language import widest
from tests.spreadsheet import csv_rows
from tests.ui.driver import MainWindow
from tests.ui.learning.desk import add, practice, send_to, store_of


def pupil(name: str, *lines: SkillLine, probes: tuple[Probed, ...] = ()) -> Pupil:
    calls, right = sum(line.calls for line in lines), sum(line.right for line in lines)
    page = msgspec.structs.replace(
        report((), date(2026, 11, 23)), skills=lines, calls=calls, right=right, days=3
    )
    return Pupil(Learner(name, name, "fox", Profile(probes=probes).text), page)


CLASS = [
    pupil(
        "Mia",
        SkillLine(Skill.ADD_ONES, 40, 39, "secure"),
        SkillLine(Skill.ADD_TEN, 20, 11, "practicing"),
        probes=(
            Probed(date(2026, 10, 12), "A", 9, 9),
            Probed(date(2026, 10, 26), "B", 14, 16),
            Probed(date(2026, 11, 9), "A", 19, 20),
        ),
    ),
    pupil("Ben", SkillLine(Skill.ADD_ONES, 30, 30, "look again"), SkillLine(Skill.ADD_TEN, 3, 1, "new")),
    pupil("=Tom"),
]


def rows_of(html: str) -> list[list[str]]:
    """Return the cells of each row of the tables."""
    lines = html.replace("</td>", "\t").split("<tr>")[1:]
    return [[cell.rsplit(">", 1)[-1] for cell in line.split("\t")[:-1]] for line in lines]


def test_each_skill_lists_who_can_do_it_who_learns_it_and_how_many_are_unknown() -> None:
    rows = rows_of(class_html(CLASS, QDate(2026, 11, 23)))
    assert ["Add ones (42\u00a0+\u00a05)", "Mia; Ben", "–", "1"] in rows
    assert ["Add ten (34\u00a0+\u00a010)", "–", "Mia", "2"] in rows
    probes = "Oct 26: 14 of 16; Nov 9: 19 of 20"
    assert ["Mia", "50 of 60", probes, "–"] in rows
    assert ["=Tom", "–", "–", "–"] in rows


def test_the_exported_table_has_a_row_per_child() -> None:
    head, *rows = csv_rows(class_csv(CLASS))
    assert head[-2:] == ["Add ones (42\u00a0+\u00a05)", "Add ten (34\u00a0+\u00a010)"]
    assert rows[0] == ["Mia", "60", "3", "50", "14", "19", "secure", "practicing"]
    assert rows[1] == ["Ben", "33", "3", "31", "", "", "secure; check again", "too early to tell"]
    assert rows[2] == ["=Tom", "0", "3", "0", "", "", "not started", "not started"]


def test_a_single_probe_is_in_the_last_column() -> None:
    once = pupil(
        "Mia", SkillLine(Skill.ADD_ONES, 9, 9, "secure"), probes=(Probed(date(2026, 11, 9), "A", 7, 9),)
    )
    assert csv_rows(class_csv([once]))[1][4:6] == ["", "7"]


def test_without_answers_the_page_says_so() -> None:
    assert "No answers yet" in class_html([pupil("Tom")], QDate(2026, 11, 23))
    assert "No answers yet" in class_html([], QDate(2026, 11, 23))


def many(count: int) -> list[Pupil]:
    """Return children with nine skills and two probes each."""
    standings: tuple[Standing, Standing] = ("secure", "practicing")
    probes = (Probed(date(2026, 10, 26), "A", 14, 16), Probed(date(2026, 11, 9), "B", 19, 20))
    return [
        pupil(
            f"Kim {number}",
            *(SkillLine(skill, 40, 30, standings[(n + number) % 2]) for n, skill in enumerate([*Skill][:9])),
            probes=probes,
        )
        for number in range(count)
    ]


def test_twelve_children_print_on_one_page_and_thirty_on_two(
    class_page: ClassPage, subtests: pytest.Subtests
) -> None:
    for (children, sheets), language in product(((12, 1), (30, 2)), widest.ALL_AT_ONCE):
        with subtests.test(f"{children} {language}"):
            widest.speak(language)
            class_page.pupils = many(children)
            assert class_page.sheets == sheets
            assert pdf(class_page.body(), sheets).count(b"/Type /Page\n") == sheets
            assert class_page.body().count("<thead>") == 2, (
                "the heads of the tables must repeat on every sheet"
            )


@pytest.fixture
def class_page(window: MainWindow, page: LearnersPage) -> ClassPage:
    """The page with Mia, who has practiced, and Ben, who has not."""
    mia = add(page)
    practice(window, page)
    window.go_back()
    profile = read_profile(store_of(page).learners()[0].document)
    probed = msgspec.structs.replace(profile, probes=(Probed(date(2026, 11, 9), "A", 19, 20),))
    store_of(page).change(dataclasses.replace(mia, document=probed.text))
    page.back.click()
    add(page, "Ben")
    page.teachers.click()
    return window.class_page.page


def test_the_button_for_teachers_opens_it(window: MainWindow, page: LearnersPage) -> None:
    assert not page.teachers.isVisible()
    add(page)
    assert page.teachers.isVisible()
    page.teachers.click()
    assert window.class_page.is_shown
    window.go_back()
    assert window.learners.is_shown


def test_it_is_exported_as_pdf_and_table_and_grows_with_the_text(
    window: MainWindow, class_page: ClassPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = class_page.text.toPlainText()
    assert "10 of 10" in text
    assert "Nov 9: 19 of 20" in text
    assert "Ben" in text
    send_to(monkeypatch, tmp_path / "class.pdf")
    class_page.pdf.click()
    assert (tmp_path / "class.pdf").read_bytes().startswith(b"%PDF")
    send_to(monkeypatch, tmp_path / "class.csv")
    class_page.csv.click()
    assert window.last_notice == "Saved as class.csv."
    rows = csv_rows((tmp_path / "class.csv").read_bytes().decode("utf-8"))
    assert [row[0] for row in rows[1:]] == ["Mia", "Ben"]

    send_to(monkeypatch, None)
    before = set(tmp_path.iterdir())
    for button in (class_page.pdf, class_page.csv):
        button.click()
    assert set(tmp_path.iterdir()) == before
    send_to(monkeypatch, tmp_path / "nowhere" / "class")
    for button in (class_page.pdf, class_page.csv):
        button.click()
        assert "Couldn't save" in window.last_notice

    before = class_page.text.document().size().height()
    window.preferences.change(text_size=200)
    assert class_page.text.document().size().height() > 1.3 * before
