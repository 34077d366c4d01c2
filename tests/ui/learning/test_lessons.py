"""A child calls totals in the real window, by keys and by clicks."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.controller.lookback.playback import Playback
from cardtable.language import word
from cardtable.learning.attempts import HINTS
from cardtable.learning.calling import Calling, Stage
from cardtable.learning.ladder import Support
from cardtable.learning.profile import CallingMode, Profile
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.answers import PlaceChoices
from cardtable.ui.learning.call_line import has_line, is_mute
from cardtable.ui.learning.lesson_panel import MINUTE, SILENCE, LessonPanel
from cardtable.ui.learning.question_panel import DEAF
from cardtable.ui.play.table_page import TablePage
from cardtable.ui.table.items.frame import RoundButtonItem
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.keys_panel import KeysPanel
from cardtable.ui.widgets.menu_board import MenuBoard
from cardtable.ui.widgets.number_pad import NumberPad, PadKey
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.learning.school import VARIANTS, Open, School, see, settle

IN_OTHERS = pytest.mark.slow("the same in other games, and for longer")


@pytest.mark.parametrize(
    ("variant", "calls"), [(VARIANTS[0], 4), *(pytest.param(one, 8, marks=IN_OTHERS) for one in VARIANTS)]
)
def test_every_total_of_four_seats_is_called_by_keys(school: Open, variant: str, calls: int) -> None:
    child = school(variant)
    for _ in range(calls):
        child.until_question()
        child.type(child.answer)
        assert child.calling.is_right
        child.go_on()
    kept = child.attempts
    assert len(kept) == calls
    assert all(attempt.right_at_once and attempt.entered_by == "keys" for attempt in kept)
    sums = [attempt for attempt in kept if not attempt.asks_rule]
    assert child.profile.in_a_row == len(sums) > 0


@pytest.mark.parametrize(
    "variant", [VARIANTS[0], *(pytest.param(one, marks=IN_OTHERS) for one in VARIANTS[1:])]
)
def test_totals_are_called_by_clicks(school: Open, variant: str) -> None:
    child = school(variant)
    child.until_question()
    for figure in str(child.answer).replace("-", ""):
        child.qtbot.mouseClick(child.panel.pad.keys[figure], Qt.MouseButton.LeftButton)
    if child.answer < 0:
        child.qtbot.mouseClick(child.panel.pad.keys["-"], Qt.MouseButton.LeftButton)
    child.qtbot.mouseClick(child.panel.pad.keys["enter"], Qt.MouseButton.LeftButton)
    child.qtbot.mouseClick(child.panel.on, Qt.MouseButton.LeftButton)
    child.wait()
    assert [attempt.entered_by for attempt in child.attempts] == ["pad"]


def test_two_wrong_calls_are_explained_and_leave_the_total(school: Open) -> None:
    child = school()
    sum_of(child, harder=True)
    match = child.match
    before, right = match.view(), child.answer
    child.type(right + 10)
    assert child.panel.says.startswith("Not yet.")
    assert str(right) not in child.panel.says
    child.type(right + 1)
    assert child.calling.stage is Stage.SHOWN
    assert match.view() == before
    child.type(right)
    assert child.calling.is_right
    child.go_on()
    attempt = child.attempts[-1]
    assert [one.answer for one in attempt.tries] == [right + 10, right + 1, right]


def test_keys_that_stay_in_place_work_at_once_and_a_double_enter_answers_once(school: Open) -> None:
    child = school()
    child.until_question()
    child.panel.deaf = DEAF
    settle(child.panel)
    child.panel.repeat()
    child.type(child.answer + 1, enter=False)
    assert not child.panel.settling.is_pausing
    child.qtbot.mouseClick(child.panel.pad.keys["back"], Qt.MouseButton.LeftButton)
    assert child.panel.pad.text == str(child.answer + 1)[:-1]
    child.panel.pad.clear()
    for figure in "12345":
        child.qtbot.keyClick(child.panel, figure)
    assert child.panel.pad.text == "1234", "no answer is longer"
    child.panel.pad.clear()
    wrong = child.answer + 10
    child.type(wrong)
    for figure in str(wrong):
        child.qtbot.keyClick(child.panel, figure)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert len(child.panel.calling.tries) == 1


def test_a_minus_is_typed_before_the_number_and_taken_back(qtbot: QtBot) -> None:
    pad = NumberPad(FOREST)
    qtbot.addWidget(pad)
    pad.set_signed(True)
    for key, text, may_answer in (
        ("-", "−", False), ("7", "−7", True), ("-", "7", True), ("-", "−7", True), ("back", "−", False),
        ("back", "", False),
    ):  # fmt: skip
        pad.keys[key].click()
        assert (pad.text, pad.keys["enter"].isEnabled()) == (text, may_answer)


def test_enter_on_a_figure_answers_and_the_next_enter_does_not_ask_for_help(school: Open) -> None:
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
    # The Enter key of the pad is disabled now, and must not hand the focus on to "Show me".
    assert child.window.focusWidget() is panel
    child.qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert child.calling.hints == 0


def test_hints_show_the_way_and_are_recorded(school: Open) -> None:
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
    assert child.attempts[0].hints == HINTS


@pytest.mark.parametrize("text", [100, 200])
def test_the_buttons_for_help_are_equally_large(school: Open, text: int) -> None:
    child = school()
    child.window.preferences.change(text_size=text)
    sum_of(child)
    panel = child.panel
    show, unknown = panel.hint, panel.unknown
    assert show.isVisible()
    assert unknown.isVisible()
    assert show.size() == unknown.size()
    style = show.style()
    assert style.pill_size(show) == style.pill_size(unknown)


def sum_of(child: School, harder: bool = False) -> Calling:
    """Answer until a sum is asked, with `harder` one of two jumps, and return it."""
    for _ in range(60):
        child.until_question()
        calling = child.calling
        if len(calling.way.jumps) > harder:
            return calling
        child.answer_right()
    raise AssertionError("no sum was asked")


def tap(child: School, value: int) -> None:
    """Tap the line at the place of the number."""
    panel = child.panel
    x, y = panel.ruler.at(value), panel.table.rule.center.y
    child.qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPointF(x, y).toPoint())


def test_choices_on_the_line_are_clicked_and_digits_always_type(school: Open) -> None:
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


def test_no_new_choice_is_lit_because_the_pointer_rests_where_the_last_answer_was(qtbot: QtBot) -> None:
    felt = QWidget()
    qtbot.addWidget(felt)
    choices = PlaceChoices(FOREST, felt)
    choices.offer((8, 13, 18))
    choices.keys[1].setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    choices.offer((1, 10, 19))
    assert not any(key.underMouse() for key in choices.keys)


def press_at(child: School, place: QPoint, act: Callable[..., None] | None = None) -> None:
    """Click whatever is at this place of the panel."""
    panel = child.panel
    target = panel.childAt(place) or panel
    (act or child.qtbot.mouseClick)(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(panel, place))


def test_keys_that_appear_with_help_take_no_press_for_a_moment(school: Open) -> None:
    child = school(profile=Profile(mode="choices"))
    panel = child.panel
    sum_of(child, harder=True)
    panel.deaf = DEAF
    settle(panel)
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
    assert panel.pad.text == "4", "digits on the keyboard work at once"
    child.qtbot.keyClick(panel, Qt.Key.Key_Backspace)
    settle(panel)
    for figure in "12":
        child.qtbot.mouseClick(panel.pad.keys[figure], Qt.MouseButton.LeftButton)
    assert panel.pad.text == "12", "typing moves no key"


def test_a_double_tap_on_the_line_zooms_and_answers_nothing(school: Open) -> None:
    child = school()
    calling = sum_of(child)
    child.panel.deaf = DEAF
    settle(child.panel)
    x, y = child.panel.ruler.at(child.answer), child.panel.table.rule.center.y
    at = QPointF(x, y).toPoint()
    press_at(child, at)
    press_at(child, at, child.qtbot.mouseDClick)
    assert child.panel.ruler.is_fine
    assert child.calling == calling
    settle(child.panel)
    tap(child, child.answer)
    assert child.calling.is_right


def test_the_menu_can_be_clicked_during_a_question(school: Open) -> None:
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


def test_the_first_tap_on_the_line_zooms_and_the_second_answers(school: Open) -> None:
    child = school(role="caller")
    calling, match = sum_of(child), child.match
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
    assert child.attempts[-1].entered_by == "line"


def test_a_minute_of_silence_offers_the_answer_for_free(school: Open) -> None:
    child = school(role="caller")
    sum_of(child, harder=True)
    before = len(child.attempts)
    assert child.panel.minute.interval() == MINUTE
    child.panel.silence.timeout.emit()
    assert child.panel.minute.isActive()
    child.panel.pad.typed.emit("")
    assert child.panel.minute.interval() == MINUTE, "the minute starts again with each key"
    child.panel.minute.timeout.emit()
    assert "costs nothing" in child.panel.says
    assert child.panel.hint.primary
    assert str(child.answer) not in child.panel.says
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert child.calling.shows_total
    assert not child.panel.hint.isVisible()
    child.type(child.answer)
    assert child.calling.is_right
    child.go_on()
    attempt = child.attempts[before]
    assert attempt.right_at_once
    assert [one.errors for one in attempt.tries] == [()]


def test_silence_brings_hints_but_never_the_total(school: Open) -> None:
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
def test_a_slow_right_answer_counts_as_unhelped(school: Open, mode: CallingMode) -> None:
    child = school(role="caller", profile=Profile(mode=mode))
    sum_of(child, harder=True)
    before = len(child.attempts)
    child.panel.silence.timeout.emit()
    assert child.calling.ways_shown == ()
    child.answer_right()
    attempt = child.attempts[before]
    assert (attempt.hints, attempt.right_at_once) == (0, True)
    assert child.profile.missed == ()


def test_no_help_interrupts_an_answer(school: Open) -> None:
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
def test_help_waits_while_menu_or_keys_cover_the_question(school: Open, over: str) -> None:
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
    """Return the dark colors in the lower half of the line, without its frame, where figures would be."""
    box, s = panel.ruler.box, panel.ruler.s
    image = panel.grab().toImage()
    ratio = image.devicePixelRatio()
    rows = range(round((box.center.y + 2 * s) * ratio), round((box.bottom - 6 * s) * ratio))
    columns = range(round((box.x + 6 * s) * ratio), round((box.right - 30 * s) * ratio))
    colors = [image.pixelColor(x, y) for y in rows for x in columns]
    return {color.name() for color in colors if color.lightness() < 150}


def test_a_line_that_appears_by_itself_has_no_figures(school: Open) -> None:
    """It has no ticks either, not even at its ends, and takes no taps."""
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


def test_i_dont_know_shows_the_total_to_be_typed(school: Open) -> None:
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
        child.answer_right()
        assert [one.errors for one in child.attempts[-1].tries] == [()]


@pytest.mark.parametrize(
    ("variant", "calls"),
    [
        ("ninety-nine", 3),
        *(pytest.param(one, 25, marks=IN_OTHERS) for one in ("to-fifty", "one-hundred", "ninety-nine")),
    ],
)
def test_hints_lead_to_the_answer_of_every_question(school: Open, variant: str, calls: int) -> None:
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
        child.go_on()


def test_a_card_that_is_no_sum_is_answered_with_one_key(school: Open) -> None:
    child = school("ninety-nine")
    for _ in range(60):
        child.until_question()
        if child.calling.question.asks_rule:
            break
        child.answer_right()
    assert child.panel.pad.isHidden()
    assert word(child.answer) in child.panel.shown
    child.type(7, enter=False)
    assert not child.panel.ribbon.box.intersects(child.panel.tap.geometry().toRectF()), (
        "the ribbon hides the typed 7"
    )
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Backspace)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    assert child.calling.is_right


def test_the_played_card_leaves_the_hand_and_the_total_waits_for_the_answer(school: Open) -> None:
    child = school("ninety-nine", role="caller", persons=1)
    held = None
    for _ in range(40):
        if child.teacher.busy:
            break
        held = child.window.table.page.view.board.hand.codes
        child.play()
    board, calling = child.window.table.page.view.board, child.calling
    assert len(board.hand.codes) == len(held) - 1
    assert calling.question.cards[0] in held
    assert board.total == calling.question.before
    assert not board.line.isVisible()
    child.answer_right()
    assert board.line.isVisible()


@pytest.mark.slow("who calls and who looks on is tried with other games")
def test_no_other_page_shows_the_answer_of_an_open_question(school: Open, open_window: OpenWindow) -> None:
    child = school("ninety-nine", role="caller", persons=1)
    calling = sum_of(child)
    window, right, before = child.window, word(child.answer), calling.question.before

    def shows_answer() -> bool:
        widgets = window.navigator.currentWidget().findChildren(QWidget)
        return any(f" {right}" in f" {one.accessibleName()} {one.accessibleDescription()}" for one in widgets)

    child.qtbot.keyClick(child.panel, Qt.Key.Key_L)
    assert window.navigator.currentWidget() is window.table.page, "looking back is disabled"
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


def test_a_replay_ends_before_the_total_of_an_open_question(school: Open, open_window: OpenWindow) -> None:
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
    child.answer_right()
    assert calling.question.answer in [entry.total for entry in replayed(child.window).entries]


def child_answer(page: TablePage) -> int:
    calling = page.teacher.panel.calling
    return calling.question.answer


def test_a_screen_reader_hears_the_question_the_typing_and_the_feedback(school: Open) -> None:
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
    # The feedback was announced; a screen reader that returns to the panel reads it again.
    child.panel.pad.keys["1"].setFocus()
    child.panel.setFocus()
    assert child.panel.accessibleName() == words.feedback(child.calling, heard=True)
    # Painting the leap to the wrong answer must not fail.
    child.panel.grab()


def test_a_caller_is_asked_only_about_their_own_plays(school: Open) -> None:
    child = school(role="caller")
    child.until_question()
    assert child.panel.head.startswith("Mia, you play")


def test_a_game_left_during_a_question_asks_it_again(school: Open, open_window: OpenWindow) -> None:
    child = school()
    child.until_question()
    right = child.answer
    child.type(right + 10)
    said = child.panel.says
    child.leave_and_go_on(open_window)
    assert [one.answer for one in child.calling.tries] == [right + 10]
    assert child.panel.shown == said != ""
    assert child.panel.accessibleName().endswith(child.panel.heard)


def test_another_language_keeps_what_was_typed_and_the_help(school: Open) -> None:
    child = school()
    sum_of(child)
    child.type(1, enter=False)
    before = child.panel
    child.window.preferences.change(language="de")
    child.qtbot.waitUntil(lambda: child.panel is not before and child.teacher.busy, timeout=PATIENCE)
    assert child.panel.pad.text == "1"
    see(child.panel)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Backspace)
    child.panel.deaf = 0
    child.type(child.answer)
    assert child.calling.right_at_once
    child.go_on()

    sum_of(child)
    child.panel.show_hint()
    said, before = child.panel.says, child.panel
    child.window.preferences.change(language="en")
    child.qtbot.waitUntil(
        lambda: child.panel is not before and child.teacher.front is not None, timeout=PATIENCE
    )
    assert child.panel.says == words.help_sentence(child.calling)
    assert child.panel.says not in ("", said)


def test_undo_removes_the_question(school: Open) -> None:
    child = school(role="caller", persons=1)
    child.until_question()
    page = child.window.table.page
    page.conductor.undo()
    child.wait()
    assert not child.teacher.busy
    assert page.view.isEnabled()
    assert child.attempts == []


def test_reading_the_rules_keeps_the_question(school: Open) -> None:
    child = school()
    child.until_question()
    child.type(9, enter=False)
    child.window.rules.show()
    child.window.go_back()
    assert child.teacher.busy
    assert child.panel.pad.text == ""
    assert child.window.focusWidget() is child.panel or child.panel.isVisible()
    child.type(child.answer)
    assert child.calling.is_right


def test_cards_show_no_totals_to_a_child_who_calls_them(school: Open) -> None:
    child = school(role="caller")
    page, match = child.window.table.page, child.match
    tips = [card.words for card in page.view.board.hand.cards if card is not None]
    assert any(match.view().plays)
    for play in match.view().plays:
        assert not any(f"makes {play.total}" in tip for tip in tips)
    assert not page.view.board.hand.shows_totals
    plain = school(role="plain")
    assert plain.window.table.page.view.board.hand.shows_totals


def forfeits_after_a_wrong_call(child: School) -> int:
    """Return the child's forfeits after a wrong call of their own play."""
    child.until_question()
    match = child.match
    child.type(child.answer + 10)
    child.answer_right()
    return match.view().forfeits[0]


@pytest.mark.parametrize("strict", [True, False])
def test_a_wrong_call_costs_a_forfeit_only_if_the_learner_is_strict(school: Open, strict: bool) -> None:
    profile = Profile(mode="pad", strict=strict)
    child = school("ninety-nine", "caller", 2, profile, {"call_check": "strict"})
    assert forfeits_after_a_wrong_call(child) == int(strict)


def test_a_wrong_call_of_another_players_card_costs_nothing(school: Open) -> None:
    child = school(
        "ninety-nine", "scorekeeper", 1, Profile(mode="pad", strict=True), {"call_check": "strict"}
    )
    match = child.match
    child.until_question()
    while child.panel.head.startswith("Mia,"):
        child.answer_right()
        child.until_question()
    child.type(child.answer + 10)
    child.answer_right()
    assert not any(match.view().forfeits)


def test_a_wrong_call_costs_once_though_the_game_was_left(school: Open, open_window: OpenWindow) -> None:
    profile = Profile(mode="pad", strict=True)
    child = school("ninety-nine", "caller", 2, profile, {"call_check": "strict"})
    sum_of(child)
    right = child.answer
    child.type(right + 10)
    child.leave_and_go_on(open_window)
    child.panel.deaf = 0
    child.type(right)
    child.go_on()
    assert child.window.match.view().forfeits[0] == 1


def test_waiting_ends_nothing(school: Open) -> None:
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
    assert not any(timer.isActive() for timer in running), "a closed question has no timers"


def test_feedback_appears_at_once_and_jumps_move_only_with_motion_on(school: Open) -> None:
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


def test_the_panel_of_keys_lists_the_keys_of_the_question(school: Open) -> None:
    child = school()
    sum_of(child)
    child.window.toggle_keys()
    panel = child.window.findChild(KeysPanel)
    rows = dict(panel.rows)
    assert rows[("0–9",)] == "type the answer"
    assert rows[("H",)] == "Show me"
    assert rows[("N",)] == "I don't know"
    assert "choose a card" not in rows.values()
    child.window.toggle_keys()
    assert child.window.focusWidget() is child.panel


@pytest.mark.slow("who calls and who looks on is tried with other games")
def test_a_game_without_learners_asks_nothing(school: Open) -> None:
    child = school("ninety-nine", "scorekeeper", 1)
    child.until_question()
    match = child.match
    players = [msgspec.structs.replace(player, learner="", role="plain") for player in match.setup.players]
    setup = msgspec.structs.replace(match.setup, players=tuple(players))
    child.window.session.open_match(child.window.games_on_disk.begin(setup))
    for _ in range(2):
        child.wait()
        assert not child.teacher.busy
        child.play()


def test_the_place_of_a_played_card_takes_no_focus(school: Open) -> None:
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
