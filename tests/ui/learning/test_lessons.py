"""Calling the total through the real window, by keys and by clicks."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.controller.lookback.playback import Playback
from cardtable.language import word
from cardtable.learning.calling import HINTS, Calling, Stage
from cardtable.learning.ladder import Support
from cardtable.learning.profile import CallingMode, Profile, read_profile
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.call_line import has_line, is_mute
from cardtable.ui.learning.lesson_panel import MINUTE, SILENCE, LessonPanel
from cardtable.ui.learning.question_panel import DEAF
from cardtable.ui.play.table_page import TablePage
from cardtable.ui.table.items.frame import RoundButtonItem
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.keys_panel import KeysPanel
from cardtable.ui.widgets.menu_board import MenuBoard
from cardtable.ui.widgets.number_pad import PadKey
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow
from tests.ui.learning.school import VARIANTS, School, settle

IN_OTHERS = pytest.mark.slow("the same in other games, and for longer")


@pytest.mark.parametrize(
    ("variant", "calls"), [(VARIANTS[0], 4), *(pytest.param(one, 8, marks=IN_OTHERS) for one in VARIANTS)]
)
def test_every_total_of_four_seats_is_called_by_keys(
    school: Callable[..., School], variant: str, calls: int
) -> None:
    child = school(variant)
    for _ in range(calls):
        child.until_question()
        child.type(child.answer)
        assert child.panel.calling is not None
        assert child.panel.calling.is_right
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        child.wait()
    kept = read_attempts(child.store, child.learner.id)
    assert len(kept) == calls
    assert all(attempt.right_at_once and attempt.entered_by == "keys" for attempt in kept)
    sums = [attempt for attempt in kept if not attempt.asks_rule]
    assert read_profile(child.store.learners()[0].document).in_a_row == len(sums) > 0


@pytest.mark.parametrize(
    "variant", [VARIANTS[0], *(pytest.param(one, marks=IN_OTHERS) for one in VARIANTS[1:])]
)
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
    sum_of(child, harder=True)
    match = child.window.match
    assert match is not None
    before, right = match.view(), child.answer
    child.type(right + 10)
    assert child.panel.says.startswith("Not yet.")
    assert str(right) not in child.panel.says
    child.type(right + 1)
    assert child.calling.stage is Stage.SHOWN
    assert match.view() == before
    child.type(right)
    assert child.calling.is_right
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    attempt = read_attempts(child.store, child.learner.id)[-1]
    assert [one.answer for one in attempt.tries] == [right + 10, right + 1, right]


def test_what_keeps_its_place_can_be_pressed_at_once_and_a_double_enter_answers_once(
    school: Callable[..., School],
) -> None:
    child = school()
    child.until_question()
    child.panel.deaf = DEAF
    child.panel.repeat()
    child.type(child.answer + 1, enter=False)
    assert not child.panel.settling.is_active
    child.qtbot.mouseClick(child.panel.pad.keys["back"], Qt.MouseButton.LeftButton)
    assert child.panel.pad.text == str(child.answer + 1)[:-1]
    child.panel.pad.clear()
    wrong = child.answer + 10
    child.type(wrong)
    for figure in str(wrong):
        child.qtbot.keyClick(child.panel, figure)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert child.panel.calling is not None
    assert len(child.panel.calling.tries) == 1


def test_tab_leads_no_enter_astray(school: Callable[..., School]) -> None:
    child = school("ninety-nine", role="caller")
    sum_of(child)
    panel, pad = child.panel, child.panel.pad
    right = str(child.answer)
    pad.keys[right[0]].setFocus()
    child.qtbot.keyClick(pad.keys[right[0]], Qt.Key.Key_Space)
    child.qtbot.keyClick(pad.keys[right[0]], "0")
    child.qtbot.keyClick(pad.keys[right[0]], Qt.Key.Key_Return)
    wrong = right[0] + "0"
    assert [one.answer for one in child.calling.tries] == [int(wrong)]
    # The key that answers is empty now, and must not hand the keyboard on to "Show me".
    assert child.window.focusWidget() is panel
    child.qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert child.calling.hints == 0


def test_hints_uncover_the_way_and_are_kept(school: Callable[..., School]) -> None:
    child = school()
    child.until_question()
    child.qtbot.keyClick(child.panel, Qt.Key.Key_H)
    assert len(child.calling.ways_shown) == 1
    assert len(child.calling.way.jumps) == 1
    child.qtbot.mouseClick(child.panel.hint, Qt.MouseButton.LeftButton)
    assert child.calling.shows_total, "there is no other jump to show"
    child.type(child.answer)
    child.qtbot.mouseClick(child.panel.on, Qt.MouseButton.LeftButton)
    child.wait()
    assert read_attempts(child.store, child.learner.id)[0].hints == HINTS


def sum_of(child: School, harder: bool = False) -> Calling:
    """The first call that is a sum; a `harder` one has two jumps."""
    for _ in range(60):
        child.until_question()
        calling = child.calling
        if len(calling.way.jumps) > harder:
            return calling
        child.type(child.answer)
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        child.wait()
    raise AssertionError("no sum was asked")


def tap(child: School, value: int) -> None:
    """A finger on the line, where that number stands now."""
    panel = child.panel
    x, y = panel.ruler.at(value), panel.table.rule.centre.y
    child.qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPointF(x, y).toPoint())


def test_an_answer_is_chosen_at_its_place_on_the_line_and_a_digit_is_always_the_number(
    school: Callable[..., School],
) -> None:
    child = school(profile=Profile(mode="choices"))
    calling = sum_of(child)
    keys = child.panel.choices.shown
    assert [int(key.text()) for key in keys] == list(calling.offered)
    child.qtbot.keyClick(child.panel, "1")
    assert (child.calling.tries, child.panel.pad.text) == ((), "1")
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Backspace)
    wrong = next(place for place, value in enumerate(calling.offered) if value != child.answer)
    child.qtbot.mouseClick(keys[wrong], Qt.MouseButton.LeftButton)
    assert child.calling.stage is Stage.AGAIN
    child.type(child.answer)
    assert child.calling.is_right


def press_at(child: School, place: QPoint, act: Callable[..., None] | None = None) -> None:
    """A finger comes down on the panel there, whatever lies there now."""
    panel = child.panel
    target = panel.childAt(place) or panel
    (act or child.qtbot.mouseClick)(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(panel, place))


def test_what_comes_under_the_finger_with_help_is_not_pressed_for_a_moment(
    school: Callable[..., School],
) -> None:
    child = school(profile=Profile(mode="choices"))
    panel = child.panel
    sum_of(child, harder=True)
    panel.deaf = DEAF
    places = [key.geometry().center() for key in panel.choices.shown]
    for _ in range(2):
        panel.silence.timeout.emit()
    helped = child.calling
    assert helped.is_helped
    assert panel.pad.isVisible()
    under = [panel.childAt(place) for place in places]
    for place in places:
        press_at(child, place)
    for key in panel.pad.keys.values():
        child.qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
        child.qtbot.keyClick(key, Qt.Key.Key_Space)
    assert any(isinstance(one, PadKey) for one in under) or panel.ruler.is_fine
    assert (panel.pad.text, child.calling) == ("", helped)
    child.qtbot.keyClick(panel, "4")
    assert panel.pad.text == "4", "the keyboard has not moved"
    child.qtbot.keyClick(panel, Qt.Key.Key_Backspace)
    settle(panel)
    for figure in "12":
        child.qtbot.mouseClick(panel.pad.keys[figure], Qt.MouseButton.LeftButton)
    assert panel.pad.text == "12", "what is typed moves no key"


def test_a_double_tap_on_the_line_stretches_it_and_calls_nothing(school: Callable[..., School]) -> None:
    child = school()
    calling = sum_of(child)
    child.panel.deaf = DEAF
    x, y = child.panel.ruler.at(child.answer), child.panel.table.rule.centre.y
    at = QPointF(x, y).toPoint()
    press_at(child, at)
    press_at(child, at, child.qtbot.mouseDClick)
    assert child.panel.ruler.is_fine
    assert child.calling == calling
    settle(child.panel)
    tap(child, child.answer)
    assert child.calling.is_right


def test_the_menu_is_in_reach_of_a_finger_while_a_call_is_made(school: Callable[..., School]) -> None:
    child = school()
    child.until_question()
    calling, window = child.calling, child.window
    window.resize(1024, 640)
    at = window.table.page.view.frame.menu.geometry().center()
    button = window.table.page.childAt(at)
    assert isinstance(button, RoundButtonItem)
    assert button.isEnabled()
    child.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    board = window.findChild(MenuBoard)
    assert board is not None
    assert board.isVisible()
    child.qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    child.qtbot.waitUntil(board.isHidden, timeout=PATIENCE)
    assert child.calling == calling
    child.qtbot.keyClick(window.focusWidget(), "7")
    assert child.panel.pad.text == "7"
    child.qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Backspace)
    child.type(child.answer)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert not button.isVisible(), "the table has its own"


def test_the_first_tap_on_the_line_stretches_it_and_the_second_calls(school: Callable[..., School]) -> None:
    child = school(role="caller")
    calling, match = sum_of(child), child.window.match
    assert match is not None
    before = match.view()
    tap(child, child.answer)
    assert child.calling == calling
    assert child.panel.ruler.is_fine
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Escape)
    assert not child.panel.ruler.is_fine
    assert child.window.navigator.currentWidget() is child.window.table.page
    tap(child, child.answer)
    tap(child, child.answer)
    assert child.calling.is_right
    assert match.view() == before
    child.qtbot.mouseClick(child.panel.on, Qt.MouseButton.LeftButton)
    child.wait()
    assert read_attempts(child.store, child.learner.id)[-1].entered_by == "line"


def test_a_silent_minute_offers_the_way_on_and_costs_nothing(school: Callable[..., School]) -> None:
    child = school(role="caller")
    sum_of(child, harder=True)
    before = len(read_attempts(child.store, child.learner.id))
    assert child.panel.minute.interval() == MINUTE
    child.panel.silence.timeout.emit()
    assert child.panel.minute.isActive()
    child.panel.pad.typed.emit("")
    assert child.panel.minute.interval() == MINUTE, "it counts from the last word of the child"
    child.panel.minute.timeout.emit()
    assert "costs nothing" in child.panel.says
    assert child.panel.hint.primary
    assert str(child.answer) not in child.panel.says
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert child.calling.shows_total
    assert not child.panel.hint.isVisible()
    child.type(child.answer)
    assert child.calling.is_right
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    attempt = read_attempts(child.store, child.learner.id)[before]
    assert attempt.right_at_once
    assert [one.errors for one in attempt.tries] == [()]


def test_silence_brings_the_way_and_never_the_total(school: Callable[..., School]) -> None:
    child = school(role="caller")
    sum_of(child, harder=True)
    child.panel.silence.timeout.emit()
    assert (child.calling.is_helped, child.panel.says) == (False, "Take your time.")
    for jumps in (1, 2, 2):
        child.panel.silence.timeout.emit()
        calling = child.calling
        assert (len(calling.ways_shown), calling.shows_total, calling.tries) == (jumps, False, ())
    assert child.panel.silence.interval() == SILENCE
    child.type(child.answer)
    assert child.calling.right_at_once


@pytest.mark.parametrize(
    "mode",
    ["pad", *(pytest.param(one, marks=pytest.mark.slow("as on the pad")) for one in ("choices", "ladder"))],
)
def test_someone_who_is_slow_and_right_was_not_helped(
    school: Callable[..., School], mode: CallingMode
) -> None:
    child = school(role="caller", profile=Profile(mode=mode))
    sum_of(child, harder=True)
    before = len(read_attempts(child.store, child.learner.id))
    child.panel.silence.timeout.emit()
    assert child.calling.ways_shown == ()
    child.type(child.answer)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    attempt = read_attempts(child.store, child.learner.id)[before]
    assert (attempt.hints, attempt.right_at_once) == (0, True)
    assert read_profile(child.store.learners()[0].document).missed == ()


def test_no_help_comes_into_an_answer_that_has_begun(school: Callable[..., School]) -> None:
    child = school(role="caller", profile=Profile(mode="pad"))
    calling = sum_of(child, harder=True)
    first, *others = str(child.answer)
    child.qtbot.keyClick(child.panel, first)
    for _ in range(3):
        child.panel.silence.timeout.emit()
    assert child.calling == calling
    assert child.panel.silence.isActive()
    for figure in others:
        child.qtbot.keyClick(child.panel, figure)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert (child.calling.is_right, child.calling.hints) == (True, 0)


@pytest.mark.parametrize("over", ["menu", "keys"])
def test_help_waits_while_the_menu_or_the_keys_lie_over_the_question(
    school: Callable[..., School], over: str
) -> None:
    child = school(role="caller")
    calling = sum_of(child, harder=True)
    child.window.commands.by_name[over].trigger()
    for _ in range(3):
        child.panel.silence.timeout.emit()
    child.panel.minute.timeout.emit()
    assert (child.calling, child.panel.says) == (calling, "")
    assert child.panel.silence.isActive()
    child.qtbot.keyClick(child.window.focusWidget(), Qt.Key.Key_Escape)
    child.panel.silence.timeout.emit()
    assert child.panel.says == "Take your time."


def inks_below(panel: LessonPanel) -> set[str]:
    """The dark colors in the lower half of the line, where its figures stand, apart from its frame."""
    box, s = panel.ruler.box, panel.ruler.s
    image = panel.grab().toImage()
    ratio = image.devicePixelRatio()
    rows = range(round((box.centre.y + 2 * s) * ratio), round((box.bottom - 6 * s) * ratio))
    columns = range(round((box.x + 6 * s) * ratio), round((box.right - 30 * s) * ratio))
    colors = [image.pixelColor(x, y) for y in rows for x in columns]
    return {color.name() for color in colors if color.lightness() < 150}


def test_a_line_that_comes_by_itself_tells_nothing(school: Callable[..., School]) -> None:
    """Neither a tick nor a figure, not even at its ends, and no number to be tapped."""
    child = school(role="caller")
    child.window.resize(1024, 640)
    panel = child.panel
    sum_of(child, harder=True)
    panel.calling = msgspec.structs.replace(child.calling, support=Support.NONE)
    assert not has_line(child.calling)
    panel.silence.timeout.emit()
    assert has_line(child.calling)
    assert is_mute(child.calling)
    assert not inks_below(panel)
    calling, ruler = child.calling, panel.ruler
    tap(child, child.answer)
    assert (child.calling, panel.ruler) == (calling, ruler)


def test_someone_who_does_not_know_is_shown_the_total_and_enters_it(school: Callable[..., School]) -> None:
    child = school(role="caller")
    for by in ("keys", "mouse"):
        sum_of(child)
        if by == "keys":
            child.qtbot.keyClick(child.panel, Qt.Key.Key_N)
        else:
            child.qtbot.mouseClick(child.panel.unknown, Qt.MouseButton.LeftButton)
        assert child.calling.shows_total
        assert not child.calling.is_right
        assert word(child.answer) in child.panel.says
        assert child.panel.unknown.isHidden()
        child.type(child.answer)
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        child.wait()
        (attempt,) = (a for a in read_attempts(child.store, child.learner.id)[-1:])
        assert [one.errors for one in attempt.tries] == [()]


@pytest.mark.parametrize(
    ("variant", "calls"),
    [
        ("ninety-nine", 3),
        *(pytest.param(one, 25, marks=IN_OTHERS) for one in ("to-fifty", "one-hundred", "ninety-nine")),
    ],
)
def test_there_is_a_way_on_from_every_call(school: Callable[..., School], variant: str, calls: int) -> None:
    child = school(variant)
    for _ in range(calls):
        child.until_question()
        for _ in range(4):
            child.panel.show_hint()
        calling = child.calling
        if calling.question.asks_rule:
            assert child.panel.tap.isVisible()
            child.qtbot.mouseClick(child.panel.tap, Qt.MouseButton.LeftButton)
        else:
            assert calling.shows_total
            child.type(child.answer)
        assert child.calling.is_right
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        child.wait()


def test_a_card_that_is_no_sum_is_called_in_a_tap(school: Callable[..., School]) -> None:
    child = school("ninety-nine")
    for _ in range(60):
        child.until_question()
        if child.calling.question.asks_rule:
            break
        child.type(child.answer)
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        child.wait()
    assert child.panel.pad.isHidden()
    assert word(child.answer) in child.panel.shown
    child.type(7, enter=False)
    assert not child.panel.ribbon.box.intersects(child.panel.tap.geometry().toRectF()), "7 is seen"
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Backspace)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert child.calling.is_right


def test_hand_seats_and_played_card_stay_in_sight_and_the_total_waits(school: Callable[..., School]) -> None:
    child = school("ninety-nine", role="caller", persons=1)
    held = None
    for _ in range(40):
        if child.teacher.busy:
            break
        held = child.window.table.page.view.board.hand.codes
        child.play()
    board, calling = child.window.table.page.view.board, child.calling
    assert held is not None
    assert len(board.hand.codes) == len(held) - 1
    assert calling.question.cards[0] in held
    assert board.total == calling.question.before
    assert not board.line.isVisible()
    child.type(child.answer)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    assert board.line.isVisible()


@pytest.mark.slow("who calls and who looks on is tried with other games")
def test_someone_who_looks_elsewhere_never_sees_the_answer_that_waits(
    school: Callable[..., School], open_window: Callable[[], MainWindow]
) -> None:
    child = school("ninety-nine", role="caller", persons=1)
    calling = sum_of(child)
    window, right, before = child.window, word(child.answer), calling.question.before

    def shows_answer() -> bool:
        widgets = window.navigator.currentWidget().findChildren(QWidget)
        return any(f" {right}" in f" {one.accessibleName()} {one.accessibleDescription()}" for one in widgets)

    child.qtbot.keyClick(child.panel, Qt.Key.Key_L)
    assert window.navigator.currentWidget() is window.table.page, "there is no way to look back"
    window.start.show()
    assert not shows_answer()
    window.table.show()
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Escape)
    assert window.navigator.currentWidget() is not window.table.page
    assert not shows_answer()

    window.close()
    window = open_window()
    window.continue_game()
    page = window.table.page
    child.qtbot.waitUntil(lambda: page.teacher.busy, timeout=PATIENCE)
    assert page.view.board.total == before
    assert all(not move.sentence.endswith(right) for move in page.view.board.moves)
    page.teacher.panel.deaf = 0
    page.teacher.panel.pad.entered.emit(int(child_answer(page)), "pad")
    page.teacher.panel.on.click()
    child.qtbot.waitUntil(lambda: page.view.board.line.isVisible(), timeout=PATIENCE)


def test_a_replay_from_the_list_of_games_ends_before_the_total_that_waits(
    school: Callable[..., School], open_window: Callable[[], MainWindow]
) -> None:
    child = school("ninety-nine", role="caller", persons=1)
    calling = sum_of(child)

    def replayed(window: MainWindow) -> Playback:
        window.games.show()
        child.qtbot.waitUntil(
            lambda: window.features["saved_games"].saved.chosen is not None, timeout=PATIENCE
        )
        window.look_back()
        child.qtbot.waitUntil(lambda: window.replay.is_shown, timeout=PATIENCE)
        playhead = window.replay.page.playhead
        assert playhead is not None
        return playhead.game

    def ends_before(game: Playback) -> None:
        assert game.view(game.last, game.first_sight).total == calling.question.before
        assert calling.question.answer not in [entry.total for entry in game.entries[-1:]]

    ends_before(replayed(child.window))
    child.window.close()
    child.window = open_window()
    ends_before(replayed(child.window))
    child.window.continue_game()
    child.qtbot.waitUntil(lambda: child.teacher.busy, timeout=PATIENCE)
    child.panel.deaf = 0
    child.type(child.answer)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    assert calling.question.answer in [entry.total for entry in replayed(child.window).entries]


def child_answer(page: TablePage) -> int:
    calling = page.teacher.panel.calling
    assert calling is not None
    return calling.question.answer


def test_what_is_heard_tells_all_that_is_seen(school: Callable[..., School]) -> None:
    child = school(role="caller")
    calling = sum_of(child)
    heard = child.panel.accessibleName()
    assert word(calling.question.before) in heard
    shown = [child.panel.hint, child.panel.unknown, *child.panel.pad.keys.values()]
    assert all(one.accessibleName() for one in shown)
    child.type(calling.question.answer // 10, enter=False)
    assert child.panel.accessibleDescription() == child.panel.pad.text
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Backspace)
    child.type(child.answer + 10)
    # It is announced; a reader that comes back to the panel reads it again.
    child.panel.pad.keys["1"].setFocus()
    child.panel.setFocus()
    assert child.panel.accessibleName() == words.feedback(child.calling, heard=True)
    # The leap to what was called is drawn.
    child.panel.grab()


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
    said = child.panel.says
    child.leave_and_go_on(open_window)
    assert [one.answer for one in child.calling.tries] == [right + 10]
    assert child.panel.shown == said != ""
    assert child.panel.accessibleName().endswith(child.panel.heard)


def test_what_was_typed_and_what_was_said_with_help_stands_there_in_the_other_language(
    school: Callable[..., School],
) -> None:
    child = school()
    sum_of(child)
    child.type(1, enter=False)
    before = child.panel
    child.window.preferences.change(language="de")
    child.qtbot.waitUntil(lambda: child.panel is not before and child.teacher.busy, timeout=PATIENCE)
    assert child.panel.pad.text == "1"
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Backspace)
    child.panel.deaf = 0
    child.type(child.answer)
    assert child.calling.right_at_once
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()

    sum_of(child)
    child.panel.show_hint()
    said, before = child.panel.says, child.panel
    child.window.preferences.change(language="en")
    child.qtbot.waitUntil(
        lambda: child.panel is not before and child.teacher.front is not None, timeout=PATIENCE
    )
    assert child.panel.says == words.help_sentence(child.calling)
    assert child.panel.says not in ("", said)


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
    child.type(9, enter=False)
    child.window.rules.show()
    child.window.go_back()
    assert child.teacher.busy
    assert child.panel.pad.text == ""
    assert child.window.focusWidget() is child.panel or child.panel.isVisible()
    child.type(child.answer)
    assert child.panel.calling is not None
    assert child.panel.calling.is_right


def test_the_table_gives_no_total_away_to_someone_who_must_call_it(school: Callable[..., School]) -> None:
    child = school(role="caller")
    page, match = child.window.table.page, child.window.match
    assert match is not None
    tips = [card.words for card in page.view.board.hand.cards if card is not None]
    assert any(match.view().plays)
    for play in match.view().plays:
        assert not any(f"makes {play.total}" in tip for tip in tips)
    assert not page.view.board.hand.shows_totals
    plain = school(role="plain")
    assert plain.window.table.page.view.board.hand.shows_totals


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
def test_a_wrong_call_costs_a_forfeit_only_if_that_is_chosen_for_the_child(
    school: Callable[..., School], strict: bool
) -> None:
    profile = Profile(mode="pad", strict=strict)
    child = school("ninety-nine", "caller", 2, profile, {"call_check": "strict"})
    assert forfeits_after_a_wrong_call(child) == int(strict)


def test_a_wrong_call_of_someone_elses_play_costs_nobody_anything(school: Callable[..., School]) -> None:
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
    sum_of(child)
    right = child.answer
    child.type(right + 10)
    child.leave_and_go_on(open_window)
    child.panel.deaf = 0
    child.type(right)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    assert child.window.match is not None
    assert child.window.match.view().forfeits[0] == 1


def test_nothing_ends_by_waiting_and_no_clock_is_shown(school: Callable[..., School]) -> None:
    child = school()
    child.until_question()
    running = [timer for timer in child.panel.findChildren(QTimer) if timer.isActive()]
    assert set(running) <= {child.panel.silence, child.panel.minute}
    child.panel.silence.timeout.emit()
    assert not child.calling.is_right
    assert child.calling.tries == ()
    page = child.window.table.page
    assert not any(timer.isActive() for timer in page.conductor.findChildren(QTimer))
    child.panel.put_away()
    assert not any(timer.isActive() for timer in running), (
        "a question that was put away asks for nothing more"
    )


def test_help_and_feedback_are_seen_at_once_and_jumps_move_unless_that_is_wrong(
    school: Callable[..., School],
) -> None:
    child = school(profile=Profile(mode="pad"))
    for pace, moves in ((Pace(1.0), True), (Pace(1.0, reduced=True), False), (Pace(0.0), False)):
        sum_of(child)
        child.panel.pace = pace
        child.type(child.answer + 10)
        assert child.panel.ribbon.box.height() > 0
        assert child.panel.shown == child.panel.says != ""
        assert (child.panel.jumps.state() is QVariantAnimation.State.Running) is moves
        child.type(child.answer)
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        assert child.panel.jumps.state() is QVariantAnimation.State.Stopped
        child.wait()


def test_the_panel_of_keys_tells_how_the_question_is_answered(school: Callable[..., School]) -> None:
    child = school()
    sum_of(child)
    child.window.toggle_keys()
    panel = child.window.findChild(KeysPanel)
    assert panel is not None
    rows = dict(panel.rows)
    assert rows[("0–9",)] == "type the answer"
    assert rows[("H",)] == "show me"
    assert rows[("N",)] == "I don't know"
    assert "choose a card" not in rows.values()
    child.window.toggle_keys()
    assert child.window.focusWidget() is child.panel


@pytest.mark.slow("who calls and who looks on is tried with other games")
def test_someone_who_learnt_in_the_game_before_is_not_asked_in_one_without_learners(
    school: Callable[..., School],
) -> None:
    child = school("ninety-nine", "scorekeeper", 1)
    child.until_question()
    match = child.window.match
    assert match is not None
    players = [msgspec.structs.replace(player, learner="", role="plain") for player in match.setup.players]
    setup = msgspec.structs.replace(match.setup, players=tuple(players))
    child.window.session.open_match(child.window.games_on_disk.begin(setup))
    for _ in range(2):
        child.wait()
        assert not child.teacher.busy
        child.play()


def test_the_place_of_a_card_that_was_played_takes_no_keyboard(school: Callable[..., School]) -> None:
    child = school()
    view = child.window.table.page.view
    while child.teacher.busy:
        child.type(child.answer)
        child.wait()
    card = view.unseen.cards[-1]
    card.index = len(view.board.hand.cards)
    before = view.board.hand.focus
    view.unseen.entered(card)
    assert view.board.hand.focus == before
