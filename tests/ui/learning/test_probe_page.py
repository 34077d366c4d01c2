"""The probe in the window: offered and never forced; it gives no help and no feedback."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.learning.probe import FORMS, SECONDS
from cardtable.learning.profile import read_profile
from cardtable.ui.features.learners.learners_page import LearnersPage
from cardtable.ui.features.learners.probe_page import ProbePage
from cardtable.ui.learning.settling import PAUSE
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow
from tests.ui.learning.desk import add, store_of
from tests.ui.learning.school import press_key, see, tap

START = 1_000_000
"""The time at which a test begins, in the milliseconds of events."""


@pytest.fixture
def probe(qtbot: QtBot, window: MainWindow, page: LearnersPage) -> ProbePage:
    add(page)
    page.teachers.click()
    qtbot.waitUntil(lambda: window.class_page.page.pupils is not None, timeout=PATIENCE)
    window.class_page.page.probe.click()
    window.probe.page.deaf = 0
    return window.probe.page


def is_offered(qtbot: QtBot, window: MainWindow) -> bool:
    """Return if the page for teachers, where the probe ends, offers it."""
    assert window.class_page.is_shown
    shown = window.class_page.page
    qtbot.waitUntil(lambda: shown.place.is_there, timeout=PATIENCE)
    return shown.probe.isVisible()


def test_a_late_key_or_tap_is_not_taken_for_the_next_problem(probe: ProbePage) -> None:
    now = START
    probe.deaf, probe.settling.clock = PAUSE, lambda: now
    probe.begin_now.click()
    see(probe)
    press_key(probe.sum, Qt.Key.Key_1, "1", now)
    probe.leave_out.click()
    now += 3000
    press_key(probe.sum, Qt.Key.Key_2, "2", now - 100)
    tap(probe.pad.keys["2"], now - 100)
    assert probe.pad.text == "", "the problem was not painted yet"
    see(probe)
    press_key(probe.sum, Qt.Key.Key_2, "2", now - 100)
    tap(probe.pad.keys["2"], now - 100)
    tap(probe.leave_out, now + PAUSE - 1)
    assert (probe.pad.text, probe.probing is not None and probe.probing.answered) == ("", 0)
    press_key(probe.sum, Qt.Key.Key_3, "3", now)
    now += PAUSE
    tap(probe.pad.keys["4"], now)
    assert probe.pad.text == "34"


def words_on(shown: ProbePage) -> str:
    """Return all words on the page, for eyes and screen readers."""
    seen = [one for one in shown.findChildren(QLabel) if one.isVisible()]
    return " ".join(
        [*(one.text() for one in seen), shown.sum.accessibleName(), shown.sum.accessibleDescription()]
    )


def test_the_probe_is_explained_first_and_can_be_declined(
    qtbot: QtBot, window: MainWindow, probe: ProbePage
) -> None:
    assert window.probe.is_shown
    assert "Mia" in probe.what.text()
    probe.not_now.click()
    assert is_offered(qtbot, window)


def test_the_probe_is_done_by_keys_and_not_offered_again_soon(
    qtbot: QtBot, window: MainWindow, page: LearnersPage, probe: ProbePage
) -> None:
    qtbot.keyClick(probe.begin_now, Qt.Key.Key_Return)
    for question in FORMS["A"][:3]:
        qtbot.keyClicks(probe.sum, str(question.answer))
        qtbot.keyClick(probe.sum, Qt.Key.Key_Return)
        qtbot.keyClick(probe.sum, Qt.Key.Key_Return)
    probe._time.timeout.emit()
    assert probe.probing is not None, "the time is not over yet"
    for question in FORMS["A"][3:]:
        qtbot.keyClicks(probe.sum, str(question.answer))
        qtbot.keyClick(probe.sum, Qt.Key.Key_Return)
    assert probe.places.currentWidget() is probe.end
    assert f"{len(FORMS['A'])} problems" in probe.thanks.text()
    qtbot.keyClick(probe.done, Qt.Key.Key_Return)
    assert not is_offered(qtbot, window)
    (kept,) = read_profile(store_of(page).learners()[0].document).probes
    assert (kept.right, kept.form) == (len(FORMS["A"]), "A")


def test_the_probe_is_done_by_the_mouse(probe: ProbePage) -> None:
    probe.begin_now.click()
    probe.leave_out.click()
    for figure in str(FORMS["A"][1].answer):
        probe.pad.keys[figure].click()
    probe.pad.keys["enter"].click()
    assert (probe.probing.right, probe.probing.answered) == (1, 1)


def test_the_probe_shows_neither_feedback_nor_a_clock(probe: ProbePage) -> None:
    pictures = []
    for wrong in (0, 1):
        probe.begin_now.click()
        probe.pad.entered.emit(FORMS["A"][0].answer + wrong, "pad")
        assert probe.sum.accessibleName() == "5 take away 4"
        assert not any(sign in words_on(probe) for sign in ("Yes", "Almost", "second", "minute left"))
        pictures.append(probe.sums.grab().toImage())
    assert pictures[0] == pictures[1]


def test_each_answer_leaves_a_dot_and_a_skipped_sum_none(probe: ProbePage) -> None:
    probe.begin_now.click()
    bare = probe.sum.grab().toImage()
    probe.pad.entered.emit(FORMS["A"][0].answer, "pad")
    probe.leave_out.click()
    probe.pad.entered.emit(FORMS["A"][2].answer + 1, "pad")
    assert probe.sum.done.full == 2
    assert probe.sum.grab().toImage() != bare


def test_escape_asks_once_before_sums_are_lost(qtbot: QtBot, window: MainWindow, probe: ProbePage) -> None:
    probe.begin_now.click()
    probe.pad.entered.emit(FORMS["A"][0].answer, "pad")
    qtbot.keyClick(probe.sum, Qt.Key.Key_Escape)
    assert "won't count" in words_on(probe)
    qtbot.keyClick(probe.go_on, Qt.Key.Key_Return)
    assert probe.sum.isVisible()
    assert probe.probing.answered == 1
    for _ in range(2):
        focused = window.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, Qt.Key.Key_Escape)
    assert is_offered(qtbot, window)


def test_the_probe_ends_when_time_is_up(probe: ProbePage, monkeypatch: pytest.MonkeyPatch) -> None:
    probe.begin_now.click()
    assert probe._time.isActive()
    assert probe._time.interval() > SECONDS * 1000
    probe.pad.entered.emit(FORMS["A"][0].answer, "pad")
    over = datetime.now(UTC) + timedelta(seconds=SECONDS)
    monkeypatch.setattr(probe.probing, "_now", lambda: over)
    probe._time.timeout.emit()
    assert probe.places.currentWidget() is probe.end
    assert "one problem" in probe.thanks.text()


def test_a_probe_that_was_left_is_offered_again(
    qtbot: QtBot, window: MainWindow, page: LearnersPage, probe: ProbePage
) -> None:
    probe.begin_now.click()
    probe.pad.entered.emit(FORMS["A"][0].answer, "pad")
    probe.head.back.click()
    probe.stop.click()
    assert probe.probing is None
    assert not probe._time.isActive()
    assert read_profile(store_of(page).learners()[0].document).probes == ()
    assert is_offered(qtbot, window)
    window.class_page.page.probe.click()
    assert probe.places.currentWidget() is probe.intro
