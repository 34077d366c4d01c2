"""A child is asked about the hand before a play, by keys and by clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cardtable.controller.match.match import Awaits
from cardtable.learning.calling import Stage
from cardtable.learning.picks import HandTasks
from cardtable.learning.profile import Profile
from cardtable.learning.skills import Skill
from tests.ui.conftest import PATIENCE
from tests.ui.driver import OpenWindow
from tests.ui.learning.school import VARIANTS, Open, School

SOON: dict[tuple[str, HandTasks], str] = {
    ("to-twenty", "safe"): "2",
    ("to-twenty", "largest"): "9",
    ("ono-99", "room"): "29",
    ("ono-99", "safe"): "27",
    ("ono-99", "largest"): "27",
    ("boom-o", "safe"): "7",
    ("boom-o", "largest"): "9",
    ("ninety-nine-baltimore", "safe"): "25",
    ("ninety-nine-baltimore", "largest"): "1",
}
"""Seeds of games in which the question comes up soon, by variant and task."""

IN_OTHERS = pytest.mark.slow("the same in other games")


def asked(school: Open, wanted: HandTasks, variant: str = "") -> School:
    """Return a table at the first question about the hand."""
    variant = variant or ("ono-99" if wanted == "room" else "to-twenty")
    child = school(variant, "caller", 1, Profile(mode="pad", hand=wanted), seed=SOON[variant, wanted])
    for _ in range(400):
        if not child.teacher.busy:
            child.play()
            continue
        question = child.calling.question
        if not question.cards or question.offers:
            return child
        child.type(question.answer)
        child.go_on()
    raise AssertionError("nothing was asked about the hand")


def right_places(child: School) -> list[int]:
    question = child.calling.question
    return [place for place, one in enumerate(question.offers) if one in question.picked(question.answer)]


@pytest.mark.parametrize(
    "variant", ["boom-o", *(pytest.param(one, marks=IN_OTHERS) for one in VARIANTS if one != "boom-o")]
)
def test_every_card_that_fits_is_picked_by_keys(school: Open, variant: str) -> None:
    child = asked(school, "safe", variant)
    before = child.window.match.view()  # type: ignore[union-attr]
    for place in right_places(child):
        child.qtbot.keyClick(child.panel, str(place + 1))
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert child.calling.is_right
    assert child.panel.says.startswith("Yes!")
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert not child.teacher.busy
    page, match = child.window.table.page, child.match
    assert page.view.isEnabled()
    assert match.awaits is Awaits.PERSON
    assert match.view() == before
    attempt = child.attempts[-1]
    assert (attempt.mode, attempt.entered_by, attempt.right_at_once) == ("safe", "keys", True)
    assert attempt.cards == before.hand


@pytest.mark.parametrize(
    "variant", ["boom-o", *(pytest.param(one, marks=IN_OTHERS) for one in VARIANTS if one != "boom-o")]
)
def test_the_largest_safe_card_is_picked_by_a_click(school: Open, variant: str) -> None:
    child = asked(school, "largest", variant)
    question = child.calling.question
    wrong = next(place for place, one in enumerate(question.offers) if one.makes != question.answer)
    child.qtbot.mouseClick(child.panel.cards.keys[wrong], Qt.MouseButton.LeftButton)
    assert child.calling.stage is Stage.AGAIN
    assert child.panel.says
    assert not child.panel.cards.keys[wrong].isEnabled()
    child.qtbot.mouseClick(child.panel.cards.keys[right_places(child)[0]], Qt.MouseButton.LeftButton)
    assert child.calling.is_right
    child.qtbot.mouseClick(child.panel.on, Qt.MouseButton.LeftButton)
    attempt = child.attempts[-1]
    assert (attempt.mode, attempt.entered_by) == ("largest", "choice")
    assert [one.answer for one in attempt.tries] == [question.offers[wrong].makes, question.answer]
    assert not attempt.right_at_once


def test_several_cards_are_picked_by_clicks_and_put_back(school: Open) -> None:
    child = asked(school, "safe")
    keys, right = child.panel.cards.keys, right_places(child)
    over = next(place for place in range(len(child.calling.question.offers)) if place not in right)
    assert not child.panel.all.isEnabled()
    for place in (over, *right):
        child.qtbot.mouseClick(keys[place], Qt.MouseButton.LeftButton)
    child.qtbot.mouseClick(child.panel.all, Qt.MouseButton.LeftButton)
    assert child.calling.stage is Stage.AGAIN
    child.qtbot.mouseClick(keys[over], Qt.MouseButton.LeftButton)
    child.qtbot.mouseClick(child.panel.all, Qt.MouseButton.LeftButton)
    assert child.calling.is_right
    child.qtbot.mouseClick(child.panel.on, Qt.MouseButton.LeftButton)
    assert child.attempts[-1].entered_by == "choice"


def test_no_help_interrupts_picking(school: Open) -> None:
    child = asked(school, "safe")
    calling = child.calling
    over = next(place for place in range(len(calling.question.offers)) if place not in right_places(child))
    child.qtbot.mouseClick(child.panel.cards.keys[over], Qt.MouseButton.LeftButton)
    for _ in range(3):
        child.panel.silence.timeout.emit()
    assert child.calling == calling
    child.qtbot.mouseClick(child.panel.all, Qt.MouseButton.LeftButton)
    before = child.calling.ways_shown
    child.panel.silence.timeout.emit()
    assert child.calling.ways_shown != before or child.calling.helped_in_silence is None


@pytest.mark.slow("the hand is asked about in quicker tests")
def test_the_distance_to_the_limit_is_typed(school: Open) -> None:
    child = asked(school, "room")
    child.type(child.answer)
    assert child.calling.is_right
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert child.attempts[-1].skill == "room"


def test_a_hint_shows_how_much_is_left(school: Open) -> None:
    child = asked(school, "largest")
    child.qtbot.keyClick(child.panel, Qt.Key.Key_H)
    assert len(child.calling.ways_shown) == 1
    assert "left" in child.panel.says


@pytest.mark.slow("the hand is asked about in quicker tests")
def test_after_a_question_about_the_hand_the_total_is_called(school: Open) -> None:
    child = asked(school, "room")
    child.type(child.answer)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.play()
    child.until_question()
    assert child.calling.question.cards
    kept = child.profile
    assert kept.pending.mode == "call"


def test_the_rules_hide_a_question_about_the_hand(school: Open) -> None:
    child = asked(school, "largest")
    question = child.calling.question
    child.window.rules.show()
    assert child.panel.isHidden()
    child.window.go_back()
    child.qtbot.waitUntil(lambda: child.teacher.busy, timeout=PATIENCE)
    assert child.calling.question == question


def test_a_game_left_during_a_question_about_the_hand_asks_it_again(
    school: Open, open_window: OpenWindow
) -> None:
    child = asked(school, "room")
    right = child.answer
    child.type(right + 1)
    child.leave_and_go_on(open_window)
    assert [one.answer for one in child.calling.tries] == [right + 1]


def test_a_question_about_the_hand_waits_for_the_curtain(school: Open) -> None:
    child = school(VARIANTS[0], "caller", 2, Profile(mode="pad", hand="room"), seed="8")
    page, match = child.window.table.page, child.match
    child.window.preferences.change(curtain=True)
    page.curtain.deaf = 0
    covered = False

    def due() -> bool:
        awaited = page.conductor.awaited is not None
        return child.teacher.busy or awaited or page.conductor.is_resting

    for _ in range(200):
        child.qtbot.waitUntil(due, timeout=PATIENCE)
        if page.conductor.awaited is not None:
            covered = True
            assert child.panel.isHidden()
            page.conductor.lift()
        elif not child.teacher.hand_over.isHidden():
            child.teacher.hand_over.here.click()
        elif child.teacher.busy:
            assert match.viewer == match.seat or child.calling.question.cards
            if child.calling.question.skill is Skill.ROOM:
                break
            child.type(child.answer)
            child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        elif match.awaits is Awaits.DEAL:
            page.view.next_deal_asked.emit()
        elif match.awaits is Awaits.PERSON:
            page.view.play_chosen.emit(match.view().moves[0])
    assert child.calling.question.skill is Skill.ROOM
    assert (match.viewer, covered) == (0, True)


def test_undo_removes_a_question_about_the_hand(school: Open) -> None:
    child = asked(school, "room")
    page, match = child.window.table.page, child.match
    kept, turn = len(child.attempts), match.turn_number
    page.conductor.undo()
    child.wait()
    assert match.turn_number < turn
    assert len(child.attempts) == kept
    assert child.teacher.busy is not page.view.isEnabled()
    child.until_question()
    child.type(child.answer)
    assert child.calling.is_right
