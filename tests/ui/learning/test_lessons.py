"""Calling the total through the real window, by keys and by clicks."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt, QTimer, QVariantAnimation

from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.learning.calling import Calling, Stage
from cardtable.learning.profile import Profile, read_profile
from cardtable.ui.learning.lesson_panel import DEAF
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.keys_panel import KeysPanel
from cardtable.ui.window.main_window import MainWindow
from tests.ui.conftest import PATIENCE
from tests.ui.learning.school import VARIANTS, School


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_total_of_four_seats_is_called_by_keys(school: Callable[..., School], variant: str) -> None:
    child = school(variant)
    for _ in range(8):
        child.until_question()
        child.type(child.answer)
        assert child.panel.calling is not None
        assert child.panel.calling.is_right
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        child.wait()
    kept = read_attempts(child.store, child.learner.id)
    assert len(kept) == 8
    assert all(attempt.right_at_once and attempt.entered_by == "keys" for attempt in kept)
    assert read_profile(child.store.learners()[0].document).in_a_row == 8


@pytest.mark.parametrize("variant", VARIANTS)
def test_totals_are_called_by_clicks(school: Callable[..., School], variant: str) -> None:
    child = school(variant)
    child.until_question()
    for figure in str(child.answer).replace("-", ""):
        child.qtbot.mouseClick(child.panel.pad.keys[figure], Qt.MouseButton.LeftButton)
    if child.answer < 0:
        child.qtbot.mouseClick(child.panel.pad.keys["-"], Qt.MouseButton.LeftButton)
    child.qtbot.mouseClick(child.panel.pad.keys["enter"], Qt.MouseButton.LeftButton)
    child.qtbot.mouseClick(child.panel.on, Qt.MouseButton.LeftButton)
    child.wait()
    assert [attempt.entered_by for attempt in read_attempts(child.store, child.learner.id)] == ["pad"]


def test_two_wrong_calls_are_explained_and_leave_the_total(school: Callable[..., School]) -> None:
    child = school()
    child.until_question()
    match = child.window.match
    assert match is not None
    before, right = match.view(), child.answer
    child.type(right + 10)
    assert child.panel.says.startswith("Nearly.")
    assert str(right) not in child.panel.says.replace(str(child.panel.calling.question.before), "")  # type: ignore[union-attr]
    child.type(right + 1)
    assert child.panel.calling is not None
    assert child.panel.calling.stage is Stage.SHOWN
    assert match.view() == before
    child.type(right)
    assert child.panel.calling.is_right
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    (attempt,) = read_attempts(child.store, child.learner.id)
    assert [one.answer for one in attempt.tries] == [right + 10, right + 1, right]


def test_a_double_enter_answers_once(school: Callable[..., School]) -> None:
    child = school()
    child.panel.deaf = DEAF
    child.until_question()
    wrong = child.answer + 10
    child.type(wrong)
    for figure in str(wrong):
        child.qtbot.keyClick(child.panel, figure)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert child.panel.calling is not None
    assert len(child.panel.calling.tries) == 1


def test_hints_uncover_the_way_and_are_kept(school: Callable[..., School]) -> None:
    child = school()
    child.until_question()
    child.qtbot.keyClick(child.panel, Qt.Key.Key_H)
    assert child.panel.calling is not None
    assert child.panel.calling.shows_model
    child.qtbot.mouseClick(child.panel.hint, Qt.MouseButton.LeftButton)
    child.type(child.answer)
    child.qtbot.mouseClick(child.panel.on, Qt.MouseButton.LeftButton)
    child.wait()
    assert read_attempts(child.store, child.learner.id)[0].hints == 2


def test_answers_are_chosen_by_the_keys_1_to_4(school: Callable[..., School]) -> None:
    child = school(profile=Profile(mode="choices"))
    child.until_question()
    assert child.panel.calling is not None
    place = child.panel.calling.offered.index(child.answer) + 1
    child.qtbot.keyClick(child.panel, str(place))
    assert child.panel.calling.is_right


def test_a_caller_is_asked_for_own_plays_only(school: Callable[..., School]) -> None:
    child = school(role="caller")
    child.until_question()
    assert child.panel.head.startswith("Mia, you play")


def test_a_game_left_in_a_question_asks_it_again(
    school: Callable[..., School], open_window: Callable[[], MainWindow]
) -> None:
    child = school()
    child.until_question()
    right = child.answer
    child.type(right + 10)
    child.window.close()
    again = open_window()
    again.preferences.change(curtain=False)
    again.continue_game()
    page = again.table.page
    child.qtbot.waitUntil(lambda: page.teacher.busy, timeout=PATIENCE)
    page.teacher.hand_over.deaf = 0
    page.teacher.hand_over.here.click()
    calling = page.teacher.panel.calling
    assert calling is not None
    assert [one.answer for one in calling.tries] == [right + 10]


def test_undo_takes_the_question_off_the_table(school: Callable[..., School]) -> None:
    child = school(role="caller", persons=1)
    child.until_question()
    page = child.window.table.page
    page.conductor.undo()
    child.wait()
    assert not child.teacher.busy
    assert page.view.isEnabled()
    assert read_attempts(child.store, child.learner.id) == []


def test_the_question_stays_while_the_rules_are_read(school: Callable[..., School]) -> None:
    child = school()
    child.until_question()
    child.window.rules.show()
    child.window.go_back()
    assert child.teacher.busy
    assert child.window.focusWidget() is child.panel or child.panel.isVisible()
    child.type(child.answer)
    assert child.panel.calling is not None
    assert child.panel.calling.is_right


def test_the_table_gives_no_total_away_to_somebody_who_shall_call_it(school: Callable[..., School]) -> None:
    child = school(role="caller")
    page, match = child.window.table.page, child.window.match
    assert match is not None
    tips = [card.item.toolTip() for card in page.view.board.hand.cards if card is not None]
    assert any(match.view().plays)
    for play in match.view().plays:
        assert not any(f"makes {play.total}" in tip for tip in tips)
    assert not page.view.board.hand.tells_totals
    plain = school(role="plain")
    assert plain.window.table.page.view.board.hand.tells_totals


def forfeits_after_a_wrong_call(child: School) -> int:
    """What an own play that was called wrongly cost the child."""
    child.until_question()
    match = child.window.match
    assert match is not None
    child.type(child.answer + 10)
    child.type(child.answer)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    return match.view().forfeits[0]


@pytest.mark.parametrize("strict", [True, False])
def test_a_wrong_call_costs_a_forfeit_only_where_that_is_chosen_for_the_child(
    school: Callable[..., School], strict: bool
) -> None:
    profile = Profile(mode="pad", strict=strict)
    child = school("ninety-nine", "caller", 2, profile, {"call_check": "strict"})
    assert forfeits_after_a_wrong_call(child) == int(strict)


def test_a_wrong_call_of_somebody_elses_play_costs_nobody_anything(school: Callable[..., School]) -> None:
    child = school(
        "ninety-nine", "scorekeeper", 1, Profile(mode="pad", strict=True), {"call_check": "strict"}
    )
    match = child.window.match
    assert match is not None
    child.until_question()
    while child.panel.head.startswith("Mia,"):
        child.type(child.answer)
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        child.wait()
        child.until_question()
    child.type(child.answer + 10)
    child.type(child.answer)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    assert not any(match.view().forfeits)


def test_a_wrong_call_counts_once_when_the_game_was_left_in_between(
    school: Callable[..., School], open_window: Callable[[], MainWindow]
) -> None:
    profile = Profile(mode="pad", strict=True)
    child = school("ninety-nine", "caller", 2, profile, {"call_check": "strict"})
    child.until_question()
    right = child.answer
    child.type(right + 10)
    child.window.close()
    again = open_window()
    again.preferences.change(curtain=False)
    again.continue_game()
    page = again.table.page
    child.qtbot.waitUntil(lambda: page.teacher.busy, timeout=PATIENCE)
    child.window = again
    child.panel.deaf = page.teacher.hand_over.deaf = 0
    page.teacher.hand_over.here.click()
    child.type(right)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    assert again.match is not None
    assert again.match.view().forfeits[0] == 1


def test_no_clock_runs_while_a_question_stands(school: Callable[..., School]) -> None:
    child = school()
    child.until_question()
    assert not any(timer.isActive() for timer in child.panel.findChildren(QTimer))
    page = child.window.table.page
    assert not any(timer.isActive() for timer in page.conductor.findChildren(QTimer))


def test_the_picture_moves_to_explain_and_stands_still_where_that_is_wished(
    school: Callable[..., School],
) -> None:
    child = school(profile=Profile(mode="pad"))
    for pace, moves in ((Pace(1.0), True), (Pace(1.0, reduced=True), False), (Pace(0.0), False)):
        child.until_question()
        while not calling_of(child).way.jumps:
            child.type(child.answer)
            child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
            child.wait()
            child.until_question()
        child.panel.pace = pace
        child.type(child.answer + 10)
        motion = child.panel.findChild(QVariantAnimation)
        assert motion is not None
        assert (motion.state() is QVariantAnimation.State.Running) is moves
        child.type(child.answer)
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        assert motion.state() is QVariantAnimation.State.Stopped
        child.wait()


def calling_of(child: School) -> Calling:
    calling = child.panel.calling
    assert calling is not None
    return calling


def test_the_panel_of_keys_tells_how_the_question_is_answered(school: Callable[..., School]) -> None:
    child = school()
    child.until_question()
    child.window.toggle_keys()
    panel = child.window.findChild(KeysPanel)
    assert panel is not None
    told = dict(panel.rows)
    assert told[("0", "9")] == "type the answer"
    assert told[("H",)] == "show me how"
    assert "choose a card" not in told.values()
    child.window.toggle_keys()
    assert child.window.focusWidget() is child.panel


def test_who_learnt_in_the_game_before_is_not_asked_in_one_without_learners(
    school: Callable[..., School],
) -> None:
    child = school("ninety-nine", "scorekeeper", 1)
    child.until_question()
    match = child.window.match
    assert match is not None
    players = [msgspec.structs.replace(player, learner="", role="plain") for player in match.setup.players]
    setup = msgspec.structs.replace(match.setup, players=tuple(players))
    child.window.sit(child.window.games_on_disk.begin(setup))
    for _ in range(4):
        child.wait()
        assert not child.teacher.busy
        child.play()
