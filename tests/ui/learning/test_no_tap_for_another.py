"""No press is taken for another question than the one that was seen when it was made."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QWidget

from cardtable.learning.ladder import Numbers
from cardtable.learning.profile import CallingMode, Profile
from cardtable.ui.learning.lesson_panel import LessonPanel
from cardtable.ui.learning.question_panel import DEAF
from cardtable.ui.learning.settling import RUN
from tests.ui.driver import MainWindow
from tests.ui.learning.desk import store_of
from tests.ui.learning.school import mouse, press_key, see

if TYPE_CHECKING:
    from cardtable.ui.features.learners.learners_page import LearnersPage

START = 1_000_000
"""The time at which a test begins, in the milliseconds of events."""


class Child:
    """A child at a set of sums, whose presses have a time of their own."""

    def __init__(self, window: MainWindow, page: LearnersPage, mode: CallingMode, dots: bool) -> None:
        profile = msgspec.structs.replace(Profile.fresh(Numbers.TO_20), mode=mode, dots=dots)
        mia = store_of(page).add("Mia", "cat", profile.text)
        self.panel: LessonPanel = window.practice.page.panel
        self.now = START
        self.panel.settling.clock = lambda: self.now
        page.show_one(mia.id)
        page.overview.round.click()
        self.wait()
        # A first event that arrives at once shows that both clocks agree.
        self.key(Qt.Key.Key_Shift, "")

    def wait(self) -> None:
        """See what is shown now, and take a moment."""
        see(self.panel)
        self.now += 2 * DEAF

    def mouse(self, on: QWidget, at: QPointF, kind: QEvent.Type, made: int | None = None) -> None:
        mouse(on, at, kind, self.now if made is None else made)

    def press(self, target: tuple[QWidget, QPointF], made: int | None = None) -> None:
        self.mouse(*target, QEvent.Type.MouseButtonPress, made)

    def release(self, target: tuple[QWidget, QPointF], made: int | None = None) -> None:
        self.mouse(*target, QEvent.Type.MouseButtonRelease, made)

    def tap(self, target: tuple[QWidget, QPointF], made: int | None = None) -> None:
        self.press(target, made)
        self.release(target, made)

    def key(self, key: Qt.Key, text: str, made: int | None = None, again: bool = False) -> None:
        press_key(self.panel, key, text, self.now if made is None else made, again)

    @property
    def right(self) -> int:
        calling = self.panel.calling
        return calling.question.answer

    @property
    def untouched(self) -> bool:
        """Whether nothing was done about the question."""
        calling = self.panel.calling
        return not calling.tries and not calling.hints and self.panel.pad.text == ""

    def place(self, value: int) -> tuple[QWidget, QPointF]:
        return self.panel, QPointF(self.panel.ruler.at(value), self.panel.table.rule.center.y)

    def bead(self, value: int) -> tuple[QWidget, QPointF]:
        rule = self.panel.table.rule
        return self.panel, QPointF(self.panel.ruler.at(value - 0.5), rule.bottom + 30 * self.panel.table.s)

    def choice(self, value: int) -> tuple[QWidget, QPointF]:
        keys = self.panel.choices.shown
        return middle(next(key for key in keys if key.text() == str(value)))

    def answer_right(self) -> None:
        self.panel.pad.entered.emit(self.right, "keys")
        self.panel.on.click()


def middle(widget: QWidget) -> tuple[QWidget, QPointF]:
    return widget, QPointF(widget.rect().center())


WAYS = ("line", "bead", "choice", "key")

Sit = Callable[[str], Child]


@pytest.fixture
def sit(window: MainWindow, page: LearnersPage, monkeypatch: pytest.MonkeyPatch) -> Sit:
    monkeypatch.setattr(secrets, "token_hex", lambda size: "5" * 2 * size)

    def sit_down(way: str) -> Child:
        return Child(window, page, "choices" if way == "choice" else "pad", dots=way in ("line", "bead"))

    return sit_down


def target(child: Child, way: str) -> tuple[QWidget, QPointF]:
    """Return a place of the open question that answers or types at once."""
    if way == "key":
        return middle(child.panel.pad.keys["7"])
    if way == "choice":
        return middle(child.panel.choices.shown[0])
    return {"line": child.place, "bead": child.bead}[way](max(1, child.right))


@pytest.mark.parametrize("way", WAYS)
def test_a_late_tap_is_not_taken_as_the_answer_to_the_next_question(sit: Sit, way: str) -> None:
    child = sit(way)
    child.answer_right()
    made = child.now + 100
    child.now += 3000
    child.tap(target(child, way), made)
    assert child.untouched, "the question was not painted yet"
    see(child.panel)
    child.now += 2 * DEAF
    child.tap(target(child, way), made)
    assert child.untouched, "it was painted after the tap"
    child.tap(target(child, way))
    assert not child.untouched


@pytest.mark.parametrize("way", WAYS)
def test_a_child_who_drums_on_a_place_does_not_answer_the_next_question_there(sit: Sit, way: str) -> None:
    child = sit(way)
    child.answer_right()
    see(child.panel)
    for _ in range(20):
        child.now += RUN - 50
        child.tap(target(child, way))
    assert child.untouched
    child.now += RUN
    child.tap(target(child, way))
    assert not child.untouched


@pytest.mark.parametrize("way", WAYS)
def test_a_press_before_the_next_question_is_not_released_on_it(sit: Sit, way: str) -> None:
    child = sit(way)
    beside = child.panel, QPointF(2, child.panel.height() - 2)
    child.press(target(child, way) if way in ("choice", "key") else beside)
    child.answer_right()
    child.wait()
    child.release(target(child, way))
    assert child.untouched


@pytest.mark.parametrize("way", ["line", "bead"])
def test_a_double_click_on_a_wrong_place_counts_once(sit: Sit, way: str) -> None:
    child = sit(way)
    wrong = child.right + 1 if child.right < 10 else 9
    at = child.place(wrong) if way == "line" else child.bead(wrong)
    child.tap(at)
    child.wait()
    child.mouse(*at, QEvent.Type.MouseButtonDblClick)
    child.release(at)
    calling = child.panel.calling
    assert len(calling.tries) == 1


def test_a_figure_is_typed_twice_by_a_double_click(sit: Sit) -> None:
    child = sit("key")
    five = middle(child.panel.pad.keys["5"])
    child.tap(five)
    child.mouse(*five, QEvent.Type.MouseButtonDblClick)
    child.release(five)
    assert child.panel.pad.text == "55"


def test_keys_pressed_before_the_next_question_or_held_down_type_nothing(sit: Sit) -> None:
    child = sit("key")
    child.answer_right()
    made = child.now + 100
    child.now += 3000
    child.key(Qt.Key.Key_7, "7", made)
    assert child.untouched
    see(child.panel)
    child.key(Qt.Key.Key_7, "7", made)
    child.key(Qt.Key.Key_7, "7", again=True)
    assert child.untouched
    child.key(Qt.Key.Key_7, "7")
    assert child.panel.pad.text == "7", "a digit counts as soon as the question is seen"
    child.now += 400
    child.key(Qt.Key.Key_7, "7", again=True)
    assert child.panel.pad.text == "7"


def test_a_figure_that_a_program_types_twice_counts_twice(sit: Sit) -> None:
    """Dictation and screen keyboards send both presses in one moment, which X11 takes for a held key."""
    child = sit("key")
    child.key(Qt.Key.Key_3, "3")
    child.key(Qt.Key.Key_3, "3", again=True)
    assert child.panel.pad.text == "33"


def test_a_second_enter_answers_nothing(sit: Sit) -> None:
    child = sit("key")
    for figure in str(child.right + 1):
        child.key(Qt.Key(ord(figure)), figure)
    made = child.now
    for _ in range(3):
        child.key(Qt.Key.Key_Return, "\r", made)
    child.now += 3000
    child.key(Qt.Key.Key_Return, "\r", made + 50)
    calling = child.panel.calling
    assert len(calling.tries) == 1
    assert not calling.is_right


def test_an_enter_that_is_held_presses_no_button(sit: Sit) -> None:
    child = sit("choice")
    first = child.panel.choices.shown[0]
    press_key(first, Qt.Key.Key_Return, "\r", child.now, again=True)
    assert child.untouched
    press_key(first, Qt.Key.Key_Return, "\r", child.now)
    assert not child.untouched


def test_a_system_that_counts_time_in_its_own_way_has_no_late_taps(sit: Sit) -> None:
    child = sit("line")
    child.answer_right()
    child.wait()
    child.tap(child.place(child.right), made=77)
    calling = child.panel.calling
    assert calling.is_right
