"""Learners through the real window: added, changed behind the small sum, taken out and in, deleted; practice;
the report and what can be taken away of it. Nothing of it speaks to a network.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.controller.lessons import read_attempts, stored
from cardtable.controller.papers import COLUMNS
from cardtable.controller.training import ROUND, SET
from cardtable.learning.attempts import Try
from cardtable.learning.ladder import Numbers
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.skills import Skill
from cardtable.storage.learners import SCHEMA, Learner, LearnerStore
from cardtable.ui import files
from cardtable.ui.main_window import MainWindow
from cardtable.ui.pages.learners import LearnersPage
from cardtable.ui.pages.practice import PracticePage
from cardtable.ui.pages.report import ReportPage
from tests.learners_file import counted, give_room
from tests.spreadsheet import csv_rows


@pytest.fixture
def page(window: MainWindow) -> LearnersPage:
    window.start_page.learning.click()
    shown = window.side.learners_page
    assert shown is not None
    assert window.pages.currentWidget() is shown
    return shown


def store_of(page: LearnersPage) -> LearnerStore:
    store = page.roll.store
    assert store is not None
    return store


def add(page: LearnersPage, name: str = "Mia", numbers: Numbers = Numbers.TO_99) -> Learner:
    page.add.click()
    page.form.name.setText(name)
    page.form.numbers.pick(numbers.value)
    page.form.mode.pick("pad")
    page.form.save.click()
    return next(one for one in store_of(page).learners() if one.nickname == name)


def pass_gate(page: LearnersPage) -> None:
    page.overview.parents.click()
    first, second = page.gate.factors
    page.gate.answer.setText(str(first * second))
    page.gate.open.click()


def send_to(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    """Every file goes there, and comes from there."""
    monkeypatch.setattr(files, "ask_save", lambda *_: path)
    monkeypatch.setattr(files, "ask_open", lambda *_: path)


# Learners


def test_a_learner_is_added_with_a_nickname_alone(qtbot: QtBot, page: LearnersPage) -> None:
    assert page.views.currentWidget() is page.empty
    page.add.click()
    assert not page.form.save.isEnabled()
    qtbot.keyClicks(page.form.name, "Mia")
    qtbot.keyClick(page.form.name, Qt.Key.Key_Return)
    (mia,) = store_of(page).learners()
    assert mia.nickname == "Mia"
    assert page.views.currentWidget() is page.overview
    assert page.overview.name.text() == "Mia"


def test_settings_lie_behind_a_small_sum(page: LearnersPage) -> None:
    mia = add(page)
    page.overview.parents.click()
    asked = page.gate.factors
    page.gate.answer.setText(str(asked[0] * asked[1] + 1))
    page.gate.open.click()
    assert page.views.currentWidget() is page.gate
    assert page.gate.note.text().startswith("Not quite")
    pass_gate(page)
    page.form.hints.click()
    page.form.strategy.pick("compensation")
    page.form.save.click()
    profile = read_profile(store_of(page).learners()[0].document)
    assert (profile.hints, profile.strategy, profile.numbers) == (False, "compensation", Numbers.TO_99)
    assert store_of(page).learners()[0].id == mia.id


def test_what_was_open_for_parents_is_closed_when_the_page_is_left(
    window: MainWindow, page: LearnersPage
) -> None:
    add(page)
    pass_gate(page)
    window.go_back()
    window.side.show_learners()
    assert page.views.currentWidget() is page.overview


def test_deleting_asks_first_and_then_nothing_is_left(
    window: MainWindow, page: LearnersPage, own_data_dir: Path
) -> None:
    add(page, "Wilhelmina")
    practise(window, page)
    window.go_back()
    pass_gate(page)
    page.delete.click()
    assert f"all {SET} answers" in page.farewell.what.text()
    page.farewell.keep.click()
    assert len(store_of(page).learners()) == 1
    pass_gate(page)
    page.delete.click()
    page.farewell.delete.click()
    assert store_of(page).learners() == ()
    assert page.views.currentWidget() is page.empty
    assert b"Wilhelmina" not in (own_data_dir / SCHEMA.file).read_bytes()


def test_deleting_says_that_a_damaged_file_goes_too(page: LearnersPage, own_data_dir: Path) -> None:
    add(page)
    pass_gate(page)
    page.delete.click()
    assert "set aside" not in page.farewell.what.text()
    page.farewell.keep.click()
    aside = own_data_dir / "learners-damaged-1.db"
    aside.write_bytes(b"Dear diary")
    pass_gate(page)
    page.delete.click()
    assert "set aside" in page.farewell.what.text()
    page.farewell.delete.click()
    assert not aside.exists()


def test_a_damaged_file_is_told_once_with_the_place_where_it_is(
    window: MainWindow, own_data_dir: Path
) -> None:
    own_data_dir.mkdir(exist_ok=True)
    (own_data_dir / "learners.db").write_bytes(b"Dear diary, " * 500)
    told: list[str] = []
    window.side.roll.told.connect(told.append)
    window.side.show_learners()
    window.side.show_learners()
    assert [str(own_data_dir / "learners-damaged-1.db") in said for said in told] == [True]


def test_a_learner_goes_out_and_comes_in_again_with_every_answer(
    window: MainWindow, page: LearnersPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = add(page)
    practise(window, page)
    window.go_back()
    send_to(monkeypatch, tmp_path / "mia.json")
    pass_gate(page)
    page.export.click()
    page.bring.click()
    again = next(one for one in store_of(page).learners() if one.id != mia.id)
    before = read_attempts(store_of(page), mia.id)
    assert len(before) == SET
    assert read_attempts(store_of(page), again.id) == before


@pytest.mark.parametrize("content", [b"", b"[1]", b"\xff\xfe", b'{"format": "another"}'])
def test_a_file_that_holds_no_learner_is_told_in_a_sentence(
    window: MainWindow, page: LearnersPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    send_to(monkeypatch, tmp_path / "odd.json")
    (tmp_path / "odd.json").write_bytes(content)
    page.bring.click()
    assert window.told.count(".") in (1, 2)
    assert store_of(page).learners() == ()


# Practice


def practise(window: MainWindow, page: LearnersPage) -> PracticePage:
    """All sums of a practice, each right at once."""
    page.overview.practise.click()
    shown = window.side.practice_page
    assert shown is not None
    shown.panel.deaf = 0
    assert shown.training is not None
    for _ in range(shown.training.sums):
        answer(shown)
    return shown


def answer(shown: PracticePage, wrong: bool = False) -> None:
    calling = shown.panel.calling
    assert calling is not None
    right = calling.question.answer
    for value in (*((right + 1,) if wrong else ()), right):
        shown.panel.pad.entered.emit(value, "pad")
    shown.panel.on.click()


def test_a_skill_is_practised_by_keys(qtbot: QtBot, window: MainWindow, page: LearnersPage) -> None:
    mia = add(page)
    tile = next(one for one in page.overview.map.tiles if one.line.skill is Skill.ADD_CROSS_TEN)
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    shown = window.side.practice_page
    assert shown is not None
    shown.panel.deaf = 0
    for number in range(SET):
        calling = shown.panel.calling
        assert calling is not None
        assert calling.question.skill is Skill.ADD_CROSS_TEN
        assert shown.place.text() == f"Sum {number + 1} of {SET}"
        qtbot.keyClicks(shown.panel, str(calling.question.answer))
        qtbot.keyClick(shown.panel, Qt.Key.Key_Return)
        qtbot.keyClick(shown.panel, Qt.Key.Key_Return)
    assert shown.end.isVisible()
    assert shown.result.text() == f"{SET} of {SET} right first time"
    kept = read_attempts(store_of(page), mia.id)
    assert {(a.mode, a.entered_by, a.right_at_once) for a in kept} == {("practice", "keys", True)}


def test_a_full_disk_is_told_once_and_a_window_with_answers_that_are_not_saved_asks(
    qtbot: QtBot, window: MainWindow, page: LearnersPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia, store, told, asked = add(page), store_of(page), list[str](), list[str]()
    page.roll.told.connect(told.append)
    give_room(store, 0)
    with qtbot.waitSignal(page.roll.told):
        for _ in range(2):
            practise(window, page)
            window.go_back()
    assert [said.startswith("Learners cannot be kept just now") for said in told] == [True]
    assert window.told == told[0]

    def stay(parent: object, lost: str, trouble: str) -> bool:
        asked.append(f"{lost} {trouble}")
        return False

    monkeypatch.setattr("cardtable.ui.unsaved.close_all_the_same", stay)
    assert not window.close()
    assert asked == [f"What learners did last is not saved. {told[0]}"]
    give_room(store, 1000)
    with qtbot.waitSignal(page.roll.told):
        practise(window, page)
    assert told[1:] == ["What learners do is saved again."]
    assert window.close()
    assert len(asked) == 1
    assert len(LearnerStore(window.directory).answers(mia.id)) == 3 * SET


def test_an_own_best_round_counts_what_is_right_at_once(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    mia = add(page, numbers=Numbers.TO_20)
    qtbot.mouseClick(page.overview.round, Qt.MouseButton.LeftButton)
    shown = window.side.practice_page
    assert shown is not None
    shown.panel.deaf = 0
    calling = shown.panel.calling
    assert calling is not None
    for figure in str(calling.question.answer):
        qtbot.mouseClick(shown.panel.pad.keys[figure], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(shown.panel.pad.keys["enter"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(shown.panel.on, Qt.MouseButton.LeftButton)
    for number in range(1, ROUND):
        answer(shown, wrong=number < 4)
    assert shown.result.text() == f"{ROUND - 3} of {ROUND} right first time"
    learner = next(one for one in store_of(page).learners() if one.id == mia.id)
    assert read_profile(learner.document).best_round == ROUND - 3
    assert {a.mode for a in read_attempts(store_of(page), mia.id)} == {"own-best"}
    shown.again.click()
    for number in range(ROUND):
        answer(shown, wrong=number < 9)
    assert f"Your own best is {ROUND - 3}" in shown.note.text()
    qtbot.keyClick(shown.done, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is page
    assert page.overview.best.number == str(ROUND - 3)


def test_a_practice_that_is_left_counts_what_was_answered(window: MainWindow, page: LearnersPage) -> None:
    mia = add(page)
    page.overview.practise.click()
    shown = window.side.practice_page
    assert shown is not None
    answer(shown)
    window.go_back()
    assert window.pages.currentWidget() is page
    assert len(read_attempts(store_of(page), mia.id)) == 1
    assert page.overview.today.number == "1"


# The report


@pytest.fixture
def report_page(window: MainWindow, page: LearnersPage) -> ReportPage:
    """After a practice and a round with mistakes."""
    add(page)
    practise(window, page)
    window.go_back()
    page.overview.round.click()
    shown = window.side.practice_page
    assert shown is not None
    for number in range(ROUND):
        answer(shown, wrong=number % 3 == 0)
    window.go_back()
    page.overview.report.click()
    assert window.side.report_page is not None
    return window.side.report_page


def test_the_report_says_what_the_database_counts(
    page: LearnersPage, report_page: ReportPage, own_data_dir: Path
) -> None:
    assert report_page.learner is not None
    assert report_page.page is not None
    assert store_of(page).settle()
    counts = counted(own_data_dir, report_page.learner.id)
    figures = {line.skill.value: (line.calls, line.right) for line in report_page.page.skills}
    assert figures == counts
    calls, right = sum(c for c, _ in counts.values()), sum(r for _, r in counts.values())
    text = report_page.text.toPlainText()
    assert f"Calls: {calls}. Days: 1. Right first time: {right} (" in text
    for skill, (count, good) in counts.items():
        shown = f"{good} of {count}" if count >= 8 else f"calls: {count}"
        assert shown in text, skill
    assert "too few to say" in text
    assert "One thing to try at home" in text


def test_the_answers_come_back_from_the_table_as_they_are_kept(
    page: LearnersPage, report_page: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send_to(monkeypatch, tmp_path / "a.csv")
    report_page.csv.click()
    assert report_page.learner is not None
    head, *rows = csv_rows((tmp_path / "a.csv").read_bytes().decode("utf-8"))
    kept = read_attempts(store_of(page), report_page.learner.id)
    assert tuple(head) == COLUMNS
    assert len(rows) == len(kept)
    for row, attempt in zip(rows, kept, strict=True):
        cells = dict(zip(head, row, strict=True))
        assert cells["time"] == attempt.time
        assert (int(cells["before"]), cells["value"], int(cells["answer"])) == (
            attempt.before,
            attempt.value,
            attempt.answer,
        )
        assert [int(one) for one in cells["tries"].split()] == [one.answer for one in attempt.tries]
        assert cells["right_at_once"] == str(int(attempt.right_at_once))
        assert (cells["skill"], cells["mode"]) == (attempt.skill, attempt.mode)


def test_the_page_and_a_practice_sheet_are_written(
    window: MainWindow, report_page: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send_to(monkeypatch, tmp_path / "page.pdf")
    report_page.pdf.click()
    assert window.told == "Saved as page.pdf."
    page = (tmp_path / "page.pdf").read_bytes()
    assert page.startswith(b"%PDF")
    assert page.count(b"/Type /Page\n") == 1
    send_to(monkeypatch, tmp_path / "page.html")
    report_page.html.click()
    assert "too few to say" in (tmp_path / "page.html").read_text("utf-8")
    for skill in ("", Skill.HALVE.value):
        send_to(monkeypatch, tmp_path / f"sheet{skill}.pdf")
        report_page.skill.pick(skill)
        report_page.sheet.click()
        assert (tmp_path / f"sheet{skill}.pdf").read_bytes().startswith(b"%PDF")


def test_a_place_that_cannot_be_written_is_told_in_a_sentence(
    window: MainWindow, report_page: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send_to(monkeypatch, tmp_path / "nowhere" / "page.pdf")
    for button in (report_page.pdf, report_page.csv, report_page.html, report_page.sheet):
        button.click()
        assert "could not be saved" in window.told


def test_nothing_is_written_where_no_place_is_named(
    report_page: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send_to(monkeypatch, None)
    before = set(tmp_path.iterdir())
    for button in (report_page.pdf, report_page.csv, report_page.html, report_page.sheet):
        button.click()
    assert set(tmp_path.iterdir()) == before


def test_a_learner_without_an_answer_has_a_report_that_says_so(
    window: MainWindow, page: LearnersPage
) -> None:
    add(page)
    page.overview.report.click()
    assert window.side.report_page is not None
    assert "Nothing has been answered yet" in window.side.report_page.text.toPlainText()


def test_a_profile_of_another_time_is_shown_as_a_fresh_one(window: MainWindow, page: LearnersPage) -> None:
    store_of(page).add("Old", "fox", '{"numbers": "to a million"}')
    window.go_back()
    window.side.show_learners()
    assert page.overview.name.text() == "Old"
    assert read_profile(page.tiles[0].learner.document) == Profile()


def test_larger_numbers_begin_anew_in_practice_and_help(window: MainWindow, page: LearnersPage) -> None:
    add(page, numbers=Numbers.TO_20)
    practise(window, page)
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
    )
    shown = practise(window, page)
    assert shown.training is not None
    assert shown.training.numbers is Numbers.TO_99


def test_the_report_grows_with_the_text(report_page: ReportPage, window: MainWindow) -> None:
    before = report_page.text.document().size().height()
    window.preferences.change(text_size=200)
    assert report_page.text.document().size().height() > 1.3 * before


def test_a_next_step_that_needs_cards_offers_a_sheet_of_mixed_sums(
    window: MainWindow, page: LearnersPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = add(page)
    practise(window, page)
    window.go_back()
    wrong = read_attempts(store_of(page), mia.id)[0]
    for _ in range(20):
        picked = msgspec.structs.replace(
            wrong, mode="largest", skill=Skill.LARGEST_SAFE.value, value="<=99", before=94, answer=98,
            tries=(Try(104, ("over-the-limit",), 900), Try(98, (), 900)),
        )  # fmt: skip
        store_of(page).answered(mia, stored(picked))
    page.overview.report.click()
    shown = window.side.report_page
    assert shown is not None
    text = shown.text.toPlainText()
    assert "from 94 the furthest up to 99 was 98, picked was 104" in text
    assert "At the table, with the cards: The largest safe card" in text
    send_to(monkeypatch, tmp_path / "sheet.pdf")
    shown.sheet.click()
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_the_page_is_printed_on_one_sheet(
    report_page: ReportPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "printed.pdf"

    class Dialog:
        """Somebody who prints into a file."""

        def __init__(self, printer: QtPrintSupport.QPrinter, parent: QWidget) -> None:
            self.printer = printer

        def exec(self) -> bool:
            self.printer.setOutputFormat(QtPrintSupport.QPrinter.OutputFormat.PdfFormat)
            self.printer.setOutputFileName(str(path))
            return True

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Dialog)
    report_page.paper.click()
    assert path.read_bytes().count(b"/Type /Page\n") == 1
