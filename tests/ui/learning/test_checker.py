"""Catch the mistake: computers call totals, some of them wrong, and the child checks them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cardtable.controller.lessons.lessons import Lesson
from cardtable.learning.attempts import Attempt
from cardtable.learning.profile import Profile
from cardtable.ui.learning.check_panel import CheckPanel
from cardtable.ui.learning.settling import PAUSE
from tests.ui.learning.school import Open, School, settle

CALLS = 150
"""A number of calls among which one in six is surely wrong somewhere."""


@pytest.fixture
def child(school: Open) -> School:
    """A checker who plays with computers."""
    return school("ninety-nine", "checker", 1, Profile(mode="pad"))


def check_of(child: School) -> CheckPanel:
    return child.teacher.check


def lesson_of(child: School) -> Lesson:
    lesson = child.teacher._lesson
    assert lesson is not None
    return lesson


def until(child: School, wrong: bool) -> Lesson:
    """Play until a computer calls a total right, or wrong; accept other calls with Enter."""
    for _ in range(CALLS):
        while not child.teacher.busy:
            child.play()
        lesson = lesson_of(child)
        assert not check_of(child).isHidden()
        if (lesson.said != lesson.calling.question.answer) is wrong:
            return lesson
        child.qtbot.keyClick(check_of(child), Qt.Key.Key_Return)
        if not check_of(child).isHidden() and child.teacher._lesson is lesson:
            child.qtbot.keyClick(check_of(child), Qt.Key.Key_Return)
        child.wait()
    raise AssertionError("no such call came")


def catches(child: School) -> list[Attempt]:
    return [one for one in child.attempts if one.mode == "catch"]


def test_a_mistake_is_caught_and_corrected_by_keys(child: School) -> None:
    lesson = until(child, wrong=True)
    right = lesson.calling.question.answer
    assert child.match.view().total == right
    assert f": {lesson.said}." in check_of(child).sentence
    child.qtbot.keyClick(check_of(child), Qt.Key.Key_C)
    assert not child.panel.isHidden()
    child.type(right)
    child.go_on()
    (attempt,) = catches(child)
    assert (attempt.role, attempt.answer, attempt.right_at_once, attempt.entered_by) == (
        "checker",
        right,
        True,
        "keys",
    )


def test_a_mistake_is_caught_and_corrected_by_the_mouse(child: School) -> None:
    lesson = until(child, wrong=True)
    right = lesson.calling.question.answer
    child.qtbot.mouseClick(check_of(child).check, Qt.MouseButton.LeftButton)
    for figure in str(right):
        child.qtbot.mouseClick(child.panel.pad.keys[figure], Qt.MouseButton.LeftButton)
    child.qtbot.mouseClick(child.panel.pad.keys["enter"], Qt.MouseButton.LeftButton)
    child.qtbot.mouseClick(child.panel.on, Qt.MouseButton.LeftButton)
    child.wait()
    assert [one.entered_by for one in catches(child)] == ["pad"]


def test_an_accepted_mistake_is_corrected_before_the_next_turn(child: School) -> None:
    lesson = until(child, wrong=True)
    right = lesson.calling.question.answer
    child.qtbot.mouseClick(check_of(child).stand, Qt.MouseButton.LeftButton)
    assert check_of(child).sentence.startswith("Look:")
    assert str(right) in check_of(child).sentence
    assert child.teacher.busy
    child.qtbot.mouseClick(check_of(child).on, Qt.MouseButton.LeftButton)
    child.wait()
    assert child.teacher._lesson is not lesson
    assert catches(child) == []


def test_a_double_tap_does_not_skip_the_correction(child: School) -> None:
    lesson = until(child, wrong=True)
    check = check_of(child)
    check.deaf = PAUSE
    child.qtbot.mouseClick(check.stand, Qt.MouseButton.LeftButton)
    child.qtbot.mouseClick(check.on, Qt.MouseButton.LeftButton)
    child.qtbot.mouseDClick(check.on, Qt.MouseButton.LeftButton)
    assert child.teacher.busy
    settle(check)
    child.qtbot.mouseClick(check.on, Qt.MouseButton.LeftButton)
    child.wait()
    assert child.teacher._lesson is not lesson


def test_a_false_alarm_costs_nothing(child: School) -> None:
    lesson = until(child, wrong=False)
    child.qtbot.keyClick(check_of(child), Qt.Key.Key_C)
    assert "Checking is always fine." in check_of(child).sentence
    assert child.panel.isHidden()
    child.qtbot.keyClick(check_of(child), Qt.Key.Key_Return)
    child.wait()
    assert child.teacher._lesson is not lesson
    assert catches(child) == []


def test_an_accepted_right_call_goes_on_at_once(child: School) -> None:
    lesson = until(child, wrong=False)
    child.qtbot.mouseClick(check_of(child).stand, Qt.MouseButton.LeftButton)
    child.wait()
    assert child.teacher._lesson is not lesson
