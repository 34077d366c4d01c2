"""At the end of a deal a card friend asks for a sum, in the real window."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable import clock
from cardtable.cards.shuffle import Stream
from cardtable.controller.match.match import Awaits
from cardtable.language import say
from cardtable.language.numbers import aloud
from cardtable.learning.calling import ask
from cardtable.learning.ladder import Rating, Support
from cardtable.learning.practice import PRACTICED
from cardtable.learning.profile import Profile
from cardtable.learning.questions import Question, plain
from cardtable.learning.returns import Friend
from cardtable.ui.drawing import pictures
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.learners.learners_page import LearnersPage
from cardtable.ui.learning import call_line
from cardtable.ui.learning.friends import ANIMALS, name_of
from cardtable.ui.learning.question_panel import DEAF
from cardtable.ui.learning.rescue_panel import RescuePanel, RescuePicture, Visit
from cardtable.ui.play.states import TableState
from cardtable.ui.table.items.lying import LyingGame, first_table
from cardtable.ui.table.motion.look import SeatInfo
from cardtable.ui.table.motion.speeds import Pace
from tests.ui.learning.school import SHORT, Open, School, settle, slipped, until_friend
from tests.ui.readers import hear

TABLE = first_table((SeatInfo("Mia", "rabbit", True), SeatInfo("Noah", "fox", True)), 99, 40)
"""A table of two, with the learner in front."""


SUM, OTHER, THIRD = plain(68, 7), Question(34, "double", 0, 68), plain(85, -10)
"""No card of these games doubles, so the second sum never comes up in a deal."""


def press(child: School, *keys: str | Qt.Key) -> None:
    """Press keys at the widget with the focus."""
    for key in keys:
        child.qtbot.keyClick(child.window.focusWidget(), key)


@pytest.mark.slow("a friend is called home by clicks in a quicker test")
def test_a_friend_is_read_out_waits_during_the_rules_and_comes_home_by_keys(school: Open) -> None:
    child = school(SHORT, "caller", profile=slipped(SUM))
    panel = until_friend(child)
    assert panel.title == "Pim is still on this card"
    assert not child.window.table.page.view.isEnabled()
    heard = panel.accessibleName()
    assert heard.startswith("Pim the mouse is on a card with 68 plus 7.")
    assert "75" not in heard
    assert "No hurry: Pim can wait for another day (D)." in heard
    keys = [panel.pad.keys[name] for name in (*"1234567890", "-", "back", "enter")]
    assert all(one.nextInFocusChain() is following for one, following in pairwise(keys))
    assert [one for one in panel.pad.children() if one in keys] == keys
    controls = [panel.line, panel.leave, *(key for key in panel.pad.keys.values() if key.isVisible())]
    assert all(QAccessible.queryAccessibleInterface(one).text(QAccessible.Text.Name) for one in controls)

    press(child, "9")
    child.window.rules.show()
    child.window.go_back()
    assert child.window.table.page.conductor.state is TableState.RESCUE
    assert (panel.pad.text, panel.accessibleDescription()) == ("", ""), "the typed figure is cleared"

    press(child, "7", "5", Qt.Key.Key_Return)
    assert panel.title == "Pim is home!"
    assert panel.accessibleName() == "Pim is home! Yes! 68 plus 7 is 75."
    assert [friend.question for friend in child.profile.friends] == [SUM]
    match = child.match
    deal = match.view().deal
    press(child, Qt.Key.Key_Return)
    child.wait()
    assert match.view().deal == deal + 1
    attempt = next(one for one in child.attempts if one.mode == "rescue")
    assert (attempt.right_at_once, attempt.entered_by, attempt.value) == (True, "keys", "+7")


def test_friends_come_home_by_two_taps_on_the_line_and_by_clicks(
    school: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = school(SHORT, "caller", profile=slipped(SUM, OTHER))
    panel = until_friend(child)
    tap_line(child.qtbot, panel, 75)
    assert panel.pad.text == "", "no line is shown yet"
    panel.show_hint()
    tap_line(child.qtbot, panel, 74)
    assert panel.pad.text == "74"
    tap_line(child.qtbot, panel, 75)
    assert panel.pad.text == "75"
    assert not panel.calling.tries, "one tap answers nothing"
    tap_line(child.qtbot, panel, 75)
    assert [friend.question for friend in child.profile.friends] == [SUM]

    heard, stops = hear(monkeypatch), list[str]()
    QApplication.instance().focusChanged.connect(lambda _, now: stops.append(now.accessibleName()))
    child.qtbot.keyClick(panel.another, Qt.Key.Key_Return)
    QApplication.instance().focusChanged.disconnect()
    assert (stops, heard) == ([say("reader-question")], [panel.question]), "the new sum is said once"
    for widget in (panel.line, panel.pad.keys["6"], panel.pad.keys["8"], panel.pad.keys["enter"]):
        child.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)
    assert panel.calling.is_right
    assert panel.title.endswith("is home!")
    written: list[object] = []
    monkeypatch.setattr(call_line, "draw_total", lambda *what: written.append(what))
    panel.grab()
    assert written == [], "the number over the animal would repeat the sum"

    child.qtbot.mouseClick(panel.leave, Qt.MouseButton.LeftButton)
    child.wait()
    assert [friend.question for friend in child.profile.friends] == [SUM, OTHER]
    tapped, clicked = [one for one in child.attempts if one.mode == "rescue"]
    assert (tapped.entered_by, clicked.entered_by) == ("line", "pad")
    assert clicked.hints == 1
    # After help the sum is asked again, but not today.
    assert {missed.question for missed in child.profile.missed} == {SUM, OTHER}
    for missed in child.profile.missed:
        assert missed.step == 0
        assert missed.due > missed.day


def test_keys_and_numbers_are_large_enough_for_a_finger(alone: RescuePanel, qtbot: QtBot) -> None:
    alone.resize(1024, 640)
    for _ in range(2):
        keys = [key for key in alone.pad.keys.values() if key.isVisible()]
        assert len(keys) > 10
        assert min(min(key.width(), key.height()) for key in keys) >= 44
        assert not alone.line.geometry().intersects(alone.pad.geometry())
        assert alone.pad.geometry().bottom() < alone.leave.y()
        alone.show_hint()
    alone.resize(2560, 1440)
    tap_line(qtbot, alone, 75)
    assert alone.title == "Pim is home!", "in a large window one tap answers"


def tap_line(qtbot: QtBot, panel: RescuePanel, value: int) -> None:
    assert panel.calling is not None
    ruler = RescuePicture(QSizeF(panel.size()), panel.theme).ruler(panel.calling, 99)
    at = QPoint(round(ruler.at(value)), round(ruler.box.center.y))
    qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=at)


def test_the_next_deal_can_start_while_the_friend_waits(school: Open) -> None:
    today = clock.today()
    child = school(SHORT, "caller", profile=slipped(SUM))
    panel = until_friend(child)
    assert panel.leave.text() == "Next deal"
    press(child, "6", "D")
    child.wait()
    assert panel.isHidden()
    (missed,) = child.profile.missed
    assert missed.question == SUM
    assert missed.due > today.isoformat()
    assert child.profile.friends == ()


def test_at_most_two_friends_ask_after_a_deal_and_help_brings_them_home(school: Open) -> None:
    child = school(SHORT, "caller", profile=slipped(SUM, OTHER, THIRD))
    panel = until_friend(child)
    assert panel.calling.question == SUM
    press(child, "6", "5", Qt.Key.Key_Return)
    assert panel.detail.startswith("Not yet.")
    assert panel.calling.is_helped
    press(child, "1", Qt.Key.Key_Return, "7", "5", Qt.Key.Key_Return)
    assert panel.title == "Pim is home!"
    press(child, Qt.Key.Key_Return)
    assert panel.calling.question == OTHER
    press(child, "N")
    assert "68" in panel.detail
    press(child, "6", "8", Qt.Key.Key_Return)
    assert panel.title.endswith("is home!")
    press(child, Qt.Key.Key_Return)
    child.wait()
    assert panel.isHidden()
    assert [friend.question for friend in child.profile.friends] == [SUM, OTHER]
    assert next(one for one in child.profile.missed if one.question == OTHER).step == 0


# The panel alone


@pytest.fixture
def alone(qtbot: QtBot) -> RescuePanel:
    """A friend's question without a table."""
    panel = RescuePanel(FOREST.like())
    qtbot.addWidget(panel)
    panel.resize(1440, 900)
    panel.deaf, panel.pace = 0, Pace(0.0)
    visit = Visit("Mia", "rabbit", (), "", "To 20", "", TABLE, True, 99, True, "frog")
    panel.ask(ask(SUM, Rating(3.0), 99, Stream("1", "friend"), support=Support.NONE), visit)
    return panel


def test_the_picture_shows_seats_with_tokens_but_no_cards() -> None:
    picture = RescuePicture(QSizeF(1024, 640), FOREST)

    def still(table: LyingGame) -> QImage:
        return picture.still(table, 1.0).toImage()

    played = replace(TABLE.look, total=12, pile=("5H", "7S"), stock=9, hand_sizes=(2, 3))
    poorer = replace(TABLE, tokens=3, look=replace(TABLE.look, tokens=(3, 1)))
    assert still(replace(TABLE, look=played)) == still(TABLE)
    assert still(poorer) != still(TABLE), "tokens are shown"


def test_enter_on_a_figure_answers_and_space_types_it(alone: RescuePanel, qtbot: QtBot) -> None:
    seven = alone.pad.keys["7"]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(seven, key)
    assert alone.pad.text == "7"
    qtbot.keyClick(seven, "5")
    qtbot.keyClick(seven, Qt.Key.Key_Return)
    assert alone.title == "Pim is home!"


def test_enter_after_help_answers_and_asks_for_no_more(alone: RescuePanel, qtbot: QtBot) -> None:
    said: list[str] = []
    alone.spoken.connect(said.append)
    alone.line.setFocus()
    qtbot.keyClick(alone.line, Qt.Key.Key_Return)
    assert alone.focusWidget() is alone
    assert said == [aloud(alone.heard)] != [""]
    for key in ("7", "5", Qt.Key.Key_Return):
        qtbot.keyClick(alone, key)
    assert alone.title == "Pim is home!"
    assert alone.calling.hints == 1


def test_a_click_on_next_deal_counts_and_a_double_enter_does_not(alone: RescuePanel, qtbot: QtBot) -> None:
    left: list[bool] = []
    alone.left.connect(lambda: left.append(True))
    assert alone.leave.text() == "Next deal"
    qtbot.mouseClick(alone.leave, Qt.MouseButton.LeftButton)
    assert left == [True]
    alone.deaf = DEAF
    settle(alone)
    for key in ("7", "5", Qt.Key.Key_Return):
        qtbot.keyClick(alone, key)
    assert alone.title == "Pim is home!"
    assert alone.focusWidget() is alone.leave
    qtbot.keyClick(alone.leave, Qt.Key.Key_Return)
    qtbot.mouseClick(alone.leave, Qt.MouseButton.LeftButton)
    assert left == [True]


@pytest.mark.parametrize(
    ("pace", "moves"), [(Pace(1.0), 900), (Pace(1.0, reduced=True), 120), (Pace(0.0), 0)]
)
def test_the_friend_leaps_fades_or_appears_by_the_pace(alone: RescuePanel, pace: Pace, moves: int) -> None:
    alone.pace = pace
    alone.pad.entered.emit(75, "keys")
    motion = alone.leap
    assert (motion.duration() if motion.state() is motion.State.Running else 0) == moves
    alone.grab()


@pytest.mark.parametrize("wrong", [False, True])
def test_a_friend_mentions_that_its_sum_needed_help_today(school: Open, wrong: bool) -> None:
    child = school(SHORT, profile=Profile(mode="pad"))
    child.until_question()
    while child.calling.question.asks_rule or child.calling.question.before == 0:
        child.answer_right()
        child.until_question()
    if wrong:
        child.type(child.answer + 1)
    else:
        child.panel.show_hint()
    child.answer_right()
    assert until_friend(child).detail.startswith("We looked at this together today.")


@pytest.mark.takes_long("plays a game to its end")
def test_a_friend_asks_after_the_last_deal_too(school: Open) -> None:
    child = school(
        "ninety-nine-taiwanese", "caller", 1, slipped(OTHER), {"one_deal": "knock_out"}, seed="227"
    )
    panel = until_friend(child)
    assert child.window.match.awaits is Awaits.OVER
    assert panel.leave.text() == "Continue"
    press(child, "6", "8", Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert child.window.table.page.shows_end


@pytest.mark.parametrize("deals", [1, pytest.param(99, marks=pytest.mark.slow("a whole game"))])
def test_no_friend_asks_if_nothing_is_due(school: Open, deals: int) -> None:
    child = school(SHORT, "caller")
    with pytest.raises(AssertionError, match="no friend asked"):
        until_friend(child, deals)


def test_each_kind_of_sum_has_its_own_friend() -> None:
    assert set(PRACTICED) == set(ANIMALS)
    assert len({animal.picture for animal in ANIMALS.values()}) == len(ANIMALS)
    assert len({name_of(kind) for kind in ANIMALS}) == len(ANIMALS)
    for animal in ANIMALS.values():
        assert not pictures.friend(animal.picture, 40).isNull()


def test_the_album_is_on_the_page_of_the_learner(page: LearnersPage) -> None:
    store = page.learner_file.store
    store.add("Mia", "rabbit", Profile(friends=(Friend(SUM), Friend(THIRD))).text)
    page.show_child(store.learners()[0].id)
    assert [card.accessibleName() for card in page.child_view.album.cards] == [
        "Pim the mouse: 68 + 7 = 75",
        "Lumi the snail: 85 − 10 = 75",
        "for Tilly",
    ]


def test_the_album_has_room_for_its_cards_even_if_nobody_waits(page: LearnersPage) -> None:
    store = page.learner_file.store
    store.add("Mia", "rabbit", Profile().text)
    page.resize(1440, 900)
    page.show()
    page.show_child(store.learners()[0].id)
    (place,) = page.child_view.album.cards
    assert place.parentWidget().rect().contains(place.geometry())
    assert not place.visibleRegion().isEmpty()


def test_friends_are_kept_when_a_learner_is_edited(page: LearnersPage) -> None:
    profile = Profile(friends=(Friend(SUM),), missed=slipped(SUM).missed)
    store = page.learner_file.store
    mia = store.add("Mia", "rabbit", profile.text)
    saved: list[Profile] = []
    page.form.saved.connect(lambda name, avatar, kept: saved.append(kept))
    page.form.edit(mia)
    page.form.numbers.pick("to 20")
    page.form.save.click()
    assert (saved[0].friends, saved[0].missed) == (profile.friends, profile.missed)
