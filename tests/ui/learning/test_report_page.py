"""The report for parents, and its exports."""

from __future__ import annotations

import dataclasses
import re
from datetime import date, timedelta
from html import unescape
from pathlib import Path

import msgspec
import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QWidget

from cardtable.controller.lessons.answer_store import COLUMNS, read_attempts, stored
from cardtable.controller.lessons.training import ROUND, SET
from cardtable.language import say
from cardtable.learning.attempts import Try
from cardtable.learning.ladder import Numbers
from cardtable.learning.probe import Probed
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.questions import plain
from cardtable.learning.report import Example, Mistake, Report, SkillLine, Week
from cardtable.learning.returns import Missed
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner
from cardtable.ui.features.learners.learners_page import LearnersPage
from cardtable.ui.features.learners.report_page import SHEET, ReportPage
from cardtable.ui.learning.report_words import report_html
from cardtable.ui.support import printing
from cardtable.ui.support.printing import pdf
from tests.language import widest
from tests.learners_file import counted
from tests.rows import rows
from tests.spreadsheet import csv_rows
from tests.ui.driver import MainWindow
from tests.ui.learning.desk import add, answer, pass_gate, practice, send_to, store_of


@pytest.fixture
def report_page(window: MainWindow, page: LearnersPage) -> ReportPage:
    """The report after a practice and a round with mistakes."""
    add(page)
    practice(window, page)
    window.go_back()
    page.overview.round.click()
    shown = window.practice.page
    for number in range(ROUND):
        answer(shown, wrong=number % 3 == 0)
    window.go_back()
    page.parent_view.report.click()
    return window.report.page


def test_the_report_has_the_counts_of_the_database_and_grows_with_the_text(
    window: MainWindow, page: LearnersPage, report_page: ReportPage, own_data_dir: Path
) -> None:
    assert report_page.learner is not None
    assert report_page.page is not None
    assert store_of(page).settle()
    counts = counted(own_data_dir, report_page.learner.id)
    figures = {line.skill.value: (line.calls, line.right) for line in report_page.page.skills}
    assert figures == counts
    calls, right = sum(c for c, _ in counts.values()), sum(r for _, r in counts.values())
    text, day = report_page.text.toPlainText(), f"{report_page.page.last:%b %-d, %Y}"
    played = f"Answers: {calls} since {day}. Days played: 1, most recently {day}."
    assert f"{played} Right first try: {right} (" in text
    for skill, (count, good) in counts.items():
        shown = f"{good} of {count}" if count >= 8 else f"answers: {count}"
        assert shown in text, skill
    assert "too early to tell" in text
    assert "Try this at home" in text

    right, calls = report_page.page.right, report_page.page.calls
    assert f"{round(100 * right / calls)}% ({right} of {calls})" in text
    assert "\ufffc" not in text, "a picture has no text for screen readers"

    report_page.text.setFocus()
    by_keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
    assert not report_page.text.textInteractionFlags() & by_keys

    before = report_page.text.document().size().height()
    window.preferences.change(text_size=200)
    assert report_page.text.document().size().height() > 1.3 * before


def test_the_exported_table_holds_every_answer(
    page: LearnersPage, report_page: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send_to(monkeypatch, tmp_path / "a.csv")
    report_page.csv.click()
    head, *rows = csv_rows((tmp_path / "a.csv").read_bytes().decode("utf-8"))
    kept = read_attempts(store_of(page), report_page.learner.id)
    assert head == [say(f"progress-column-{column}") for column in COLUMNS]
    assert len(rows) == len(kept)
    for row, attempt in zip(rows, kept, strict=True):
        cells = dict(zip(COLUMNS, row, strict=True))
        assert cells["time"] == attempt.time
        assert (int(cells["before"]), cells["value"], int(cells["answer"])) == (
            attempt.before,
            attempt.value,
            attempt.answer,
        )
        assert [int(one) for one in cells["tries"].split()] == [one.answer for one in attempt.tries]
        assert cells["right_at_once"] == str(int(attempt.right_at_once))
        assert (cells["skill"], cells["mode"]) == (attempt.skill, attempt.mode)


def test_report_and_practice_sheets_are_saved_and_printed(
    window: MainWindow, report_page: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send_to(monkeypatch, tmp_path / "page.pdf")
    report_page.pdf.click()
    assert window.last_notice == "Saved as page.pdf."
    page = (tmp_path / "page.pdf").read_bytes()
    assert page.startswith(b"%PDF")
    assert page.count(b"/Type /Page\n") == 1
    send_to(monkeypatch, tmp_path / "page.html")
    report_page.html.click()
    assert "too early to tell" in (tmp_path / "page.html").read_text("utf-8")
    for skill in ("own", "", Skill.HALVE.value):
        for button in (report_page.sheet, report_page.deck):
            path = tmp_path / f"{skill}{button.text()}.pdf"
            send_to(monkeypatch, path)
            report_page.skill.pick(skill)
            button.click()
            assert path.read_bytes().count(b"/Type /Page\n") == 2, "the second page has the answers"

    path = tmp_path / "printed.pdf"

    class Dialog:
        """A dialog in which someone prints to a file."""

        def __init__(self, printer: QtPrintSupport.QPrinter, parent: QWidget) -> None:
            self.printer = printer

        def exec(self) -> bool:
            self.printer.setOutputFormat(QtPrintSupport.QPrinter.OutputFormat.PdfFormat)
            self.printer.setOutputFileName(str(path))
            return True

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Dialog)
    report_page.paper.click()
    assert path.read_bytes().count(b"/Type /Page\n") == 1


def test_a_canceled_export_writes_nothing_and_a_failed_one_is_reported(
    window: MainWindow, report_page: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send_to(monkeypatch, None)
    before = set(tmp_path.iterdir())
    for button in (report_page.pdf, report_page.csv, report_page.html, report_page.sheet, report_page.deck):
        button.click()
    assert set(tmp_path.iterdir()) == before

    send_to(monkeypatch, tmp_path / "nowhere" / "page.pdf")
    for button in (report_page.pdf, report_page.csv, report_page.html, report_page.sheet, report_page.deck):
        button.click()
        assert "Couldn't save" in window.last_notice


def test_a_report_without_answers_says_so(window: MainWindow, page: LearnersPage) -> None:
    add(page)
    page.parent_view.report.click()
    assert "No answers yet" in window.report.page.text.toPlainText()


def test_the_last_two_probes_are_in_the_report_and_in_its_files(
    window: MainWindow, page: LearnersPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = add(page)
    dates = (date(2026, 10, 12), date(2026, 10, 26), date(2026, 11, 9))
    results = ((9, 14), (14, 16), (19, 20))
    probes = tuple(
        Probed(day, form, *result) for day, form, result in zip(dates, "ABA", results, strict=True)
    )
    profile = msgspec.structs.replace(read_profile(mia.document), probes=probes)
    store_of(page).change(dataclasses.replace(mia, document=profile.text))
    page.show_one(mia.id)
    page.parent_view.report.click()
    text = window.report.page.text.toPlainText()
    assert "Oct 26, 2026: 14 of 16 right (version B)" in text
    assert "Nov 9, 2026: 19 of 20 right (version A)" in text
    assert "Oct 12" not in text
    assert "equally hard" in text
    send_to(monkeypatch, tmp_path / "page.html")
    window.report.page.html.click()
    assert "19 of 20 right" in (tmp_path / "page.html").read_text("utf-8")


def test_practice_sheets_begin_with_the_missed_sums(page: LearnersPage, window: MainWindow) -> None:
    mia = add(page)
    missed = tuple(Missed(plain(68 + n, 7), "2026-11-20", "2026-11-21", partner=n == 2) for n in range(3))
    profile = msgspec.structs.replace(read_profile(mia.document), missed=missed)
    store_of(page).change(dataclasses.replace(mia, document=profile.text))
    page.show_one(mia.id)
    page.parent_view.report.click()
    shown = window.report.page
    assert shown.skill.value == "own"
    sums = shown._sums()
    assert sums[:2] == [plain(69, 7), plain(68, 7)]
    assert len(set(sums)) == SHEET


def long_report() -> tuple[Learner, Report]:
    """Return a learner and a report with all skills, eight weeks, long names of mistakes and two probes."""
    skills = tuple(SkillLine(skill, 400, 300, "practicing") for skill in Skill)
    examples = (Example(68, "+7", 65, 75), Example(58, "+7", 55, 65), Example(48, "+7", 45, 55))
    mistakes = tuple(
        Mistake(code, 300, examples, date(2026, 11, 23)) for code in ("counted-the-start", "no-carry")
    )
    weeks = tuple(Week(date(2026, 9, 7) + timedelta(days=7 * n), 700, 400 + 30 * n, n) for n in range(8))
    probes = (Probed(date(2026, 11, 9), "A", 14, 16), Probed(date(2026, 11, 23), "B", 19, 20))
    wrong = Mistake("other", 18, (Example(68, "+7", 70, 75),), date(2026, 11, 23))
    first, last = date(2026, 9, 7), date(2026, 11, 23)
    page = Report(
        first, last, 60, 5000, 4100, 31, skills, weeks, mistakes, Skill.ADD_CROSS_TEN, 90, wrong, 40, 20
    )
    mia = Learner("1", "Mia", "rabbit", Profile(probes=probes).text)
    return mia, page


@rows("language", widest.ALL_AT_ONCE)
@pytest.mark.slow("a report of usual length is printed in a quicker test")
def test_a_long_report_is_still_one_page(language: str) -> None:
    widest.speak(language)
    assert pdf(report_html(*long_report(), QDate(2026, 11, 23))).count(b"/Type /Page\n") == 1


def test_a_single_mistake_is_not_reported_as_recurring() -> None:
    mia, page = long_report()
    once = [Mistake(code, 1, page.mistakes[0].examples, date(2026, 11, 23)) for code in ("no-carry", "other")]
    page = msgspec.structs.replace(page, mistakes=once[:1], unexplained=once[1], guessed=0)
    html = report_html(mia, page, QDate(2026, 11, 23))
    assert "not 65" not in html
    assert "No recurring mistakes" in html


def test_a_parent_reads_of_a_month_ago_of_the_last_mistake_and_of_guesses() -> None:
    mia, page = long_report()
    secure = tuple(SkillLine(skill, 40, 39, "secure") for skill in (Skill.ADD_ONES, Skill.ADD_TEN))
    html = unescape(report_html(mia, msgspec.structs.replace(page, skills=secure), QDate(2026, 11, 23)))
    assert "Answers: 5000 since Sep 7, 2026." in html
    assert "Secure skills: 3 in the week of Sep 28, 2 now." in html
    assert "Forgets to carry the ten (300 times, last Nov 23)" in html
    assert "Seems to guess: 20 of 40 wrong answers came in under a second." in html
    fewer = msgspec.structs.replace(page, guessed=9, weeks=page.weeks[-4:])
    html = report_html(mia, fewer, QDate(2026, 11, 23))
    assert "Seems to guess" not in html
    assert "in the week of" not in html
    for guessed, wrong, says in ((9, 40, False), (0, 40, True), (0, 5, False)):
        some = msgspec.structs.replace(page, guessed=guessed, wrong=wrong, minutes=7)
        html = unescape(report_html(mia, some, QDate(2026, 11, 23)))
        assert ("No sign of guessing." in html) is says, (guessed, wrong)
        assert "Minutes spent answering: about 7." in html


def test_skills_that_are_almost_secure_come_first_and_those_with_few_calls_last() -> None:
    mia, page = long_report()
    skills = tuple(
        SkillLine(Skill.ADD_ONES, calls, 5, "practicing", progress)
        for calls, progress in ((41, 0.2), (6, 0.9), (43, 0.8), (42, 0.5))
    )
    html = unescape(report_html(mia, msgspec.structs.replace(page, skills=skills), QDate(2026, 11, 23)))
    places = [html.index(f"5 of {calls}") for calls in (43, 42, 41)]
    assert places == sorted(places) < [html.index("(answers: 6)")]


def test_repeated_unexplained_answers_are_reported() -> None:
    mia, page = long_report()
    for mistakes in (page.mistakes, ()):
        html = report_html(mia, msgspec.structs.replace(page, mistakes=mistakes), QDate(2026, 11, 23))
        assert "18 wrong answers without a clear pattern: 68 + 7 = 75, not 70" in unescape(html)
        assert "No recurring mistakes" not in html


def test_an_unreadable_profile_is_shown_as_a_fresh_one(window: MainWindow, page: LearnersPage) -> None:
    store_of(page).add("Old", "fox", '{"numbers": "to a million"}')
    window.go_back()
    window.learners.show()
    assert page.overview.name.text() == "Old"
    assert read_profile(page.learner_file.learners[0].document) == Profile()


def test_larger_numbers_reset_the_practice(window: MainWindow, page: LearnersPage) -> None:
    add(page, numbers=Numbers.TO_20)
    practice(window, page)
    window.go_back()
    pass_gate(page)
    page.form.numbers.pick(Numbers.TO_99.value)
    page.form.save.click()
    profile = read_profile(store_of(page).learners()[0].document)
    assert profile == Profile(
        numbers=Numbers.TO_99,
        mode="pad",
        rating=Profile.fresh(Numbers.TO_99).rating,
        in_a_row=SET,
        best_row=SET,
        right_today=SET,
        day=profile.day,
        beliefs=profile.beliefs,
    )
    shown = practice(window, page)
    assert shown.training.numbers is Numbers.TO_99


def test_a_report_has_examples_within_the_childs_numbers(window: MainWindow, page: LearnersPage) -> None:
    add(page, numbers=Numbers.TO_20)
    practice(window, page)
    window.go_back()
    assert "Add past a ten (8\u00a0+\u00a07)" in [tile.text() for tile in page.overview.map.tiles]
    page.parent_view.report.click()
    shown = window.report.page
    texts = [shown.text.toPlainText(), *shown.skill.choices.values()]
    sums = re.findall(r"(\d+)\s[+−×÷]\s(\d+)", " ".join(texts))
    assert len(sums) > 10
    assert all(max(int(before), int(step)) <= 20 for before, step in sums)


def test_a_next_step_at_the_table_still_offers_a_sheet(
    window: MainWindow, page: LearnersPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = add(page)
    practice(window, page)
    window.go_back()
    wrong = read_attempts(store_of(page), mia.id)[0]
    for _ in range(20):
        picked = msgspec.structs.replace(
            wrong, mode="largest", skill=Skill.LARGEST_SAFE.value, value="<=99", before=94, answer=98,
            tries=(Try(104, ("over-the-limit",), 900), Try(98, (), 900)),
        )  # fmt: skip
        store_of(page).answered(mia, stored(picked))
    page.parent_view.report.click()
    shown = window.report.page
    text = shown.text.toPlainText()
    assert "from 94, the highest total up to 99 was 98, not 104" in text
    assert "At the table, with the cards: Largest safe card" in text
    send_to(monkeypatch, tmp_path / "sheet.pdf")
    shown.sheet.click()
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


@rows("country, high", [("US", 792), ("CA", 792), ("GB", 842), ("PL", 842)])
def test_paper_has_the_size_of_the_country(country: str, high: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "country", lambda: QLocale.codeToTerritory(country))
    written = pdf(report_html(*long_report(), QDate(2026, 11, 23)))
    box = re.search(rb"/MediaBox \[0 0 [\d.]+ ([\d.]+)\]", written)
    assert round(float(box[1])) == high
    assert written.count(b"/Type /Page\n") == 1
