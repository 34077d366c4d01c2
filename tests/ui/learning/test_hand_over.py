"""Several people at one table: the child whose question it is comes first, and nobody else answers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import HIDDEN
from cardtable.language import Card, word
from cardtable.learning.profile import Profile
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.learning.hand_over import DEAF, HandOver
from cardtable.ui.play.states import TableState
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import Layout
from tests.ui.conftest import PATIENCE
from tests.ui.learning.school import Open, School
from tests.ui.readers import texts_of


@pytest.fixture
def child(school: Open) -> School:
    """A child who calls every total, with another person at the table; the first call is due."""
    child = school(comes=False)
    until_hand_over(child)
    return child


def until_hand_over(child: School) -> None:
    for _ in range(60):
        if not gate(child).isHidden():
            return
        child.type(child.answer) if child.teacher.busy else move(child)
        if child.teacher.busy and gate(child).isHidden():
            child.go_on()
    raise AssertionError("nobody was asked to come")


def move(child: School) -> None:
    """Let the player to act play, without confirming that the child is there."""
    page = child.window.table.page
    if page.conductor.state is TableState.CURTAIN:
        page.curtain.deaf = 0
        page.curtain.button.click()
    else:
        child.play()


def gate(child: School) -> HandOver:
    return child.teacher.hand_over


def test_before_a_question_the_table_waits_for_the_child_by_name(child: School) -> None:
    assert gate(child).isVisible()
    assert gate(child).heard == "Mia answers. Everyone else: no helping!"
    assert (gate(child).here.text(), gate(child).gone.text()) == ("I'm Mia", "Mia isn't here")
    assert child.panel.isHidden()
    assert child.window.focusWidget() is gate(child).here
    for figure in "75":
        child.qtbot.keyClick(gate(child), figure)
    assert child.panel.isHidden()
    assert child.attempts == []


def test_large_text_leaves_the_question_more_room_than_its_button(child: School) -> None:
    child.window.preferences.change(text_size=200)
    for size in ((1024, 640), (1440, 900)):
        child.window.resize(*size)
        words, _ = gate(child)._words(gate(child).table())
        assert gate(child).here.height() < words.height() / 2, size


def test_the_hand_is_hidden_until_the_child_is_there(school: Open) -> None:
    child = school(role="caller", comes=False)
    until_hand_over(child)
    hand = child.window.table.page.view.board.hand
    assert {card.item.code for card in hand.cards if card is not None} == {HIDDEN}
    child.qtbot.keyClick(gate(child).here, Qt.Key.Key_Return)
    assert not child.panel.isHidden()
    assert HIDDEN not in {card.item.code for card in hand.cards if card is not None}


@pytest.mark.parametrize(
    "role",
    [
        "caller",
        *(
            pytest.param(one, marks=pytest.mark.slow("the same in another role"))
            for one in ("scorekeeper", "checker")
        ),
    ],
)
def test_while_waiting_for_the_child_no_hand_is_read_out(school: Open, role: str) -> None:
    """The screen reader knew the hand of the last player."""
    child = school("to-twenty", role, comes=False)
    view, match = child.window.table.page.view, child.match
    for _ in range(2):
        until_hand_over(child)
        assert view.accessibleDescription() == ""
        names = {word(Card(code)) for hand in match._state.hands for code in hand}
        texts = [text for part in view.findChildren(QWidget) for text in texts_of(part)]
        assert not [text for text in texts for name in names if name in text]
        gate(child).gone.click()
        child.wait()


@pytest.mark.slow("the hand-over is tried for one call")
def test_the_child_confirms_once_for_several_questions(child: School) -> None:
    gate(child).here.click()
    for _ in range(6):
        child.answer_right()
        while not child.teacher.busy:
            move(child)
            child.wait()
        assert gate(child).isHidden()
    assert len(child.attempts) == 6


def test_without_the_child_the_game_goes_on_unasked(child: School) -> None:
    match = child.match
    before = match.turn_number
    child.qtbot.keyClick(gate(child), Qt.Key.Key_N)
    child.wait()
    for _ in range(3):
        move(child)
        child.wait()
        assert not child.teacher.busy
    assert match.turn_number > before
    assert child.attempts == []
    profile = child.profile
    assert profile.pending is None
    assert profile.rating == Profile(mode="pad").rating


def test_the_key_that_played_the_card_does_not_confirm_the_child(school: Open) -> None:
    child = school(comes=False)
    until_hand_over(child)
    gate(child).deaf = DEAF
    gate(child)._since.start()
    child.qtbot.keyClick(gate(child).here, Qt.Key.Key_Return)
    child.qtbot.keyClick(gate(child), Qt.Key.Key_N)
    assert gate(child).isVisible()


def test_an_only_person_is_not_waited_for(school: Open) -> None:
    child = school(persons=1)
    child.until_question()
    assert gate(child).isHidden()


def test_with_curtains_the_last_hand_stays_hidden_and_the_curtain_confirms_the_child(school: Open) -> None:
    child = school("to-twenty", comes=False)
    page, match = child.window.table.page, child.match
    child.window.preferences.change(curtain=True)
    hand = page.view.board.hand
    seen = set[int | None]()
    for _ in range(40):
        if not gate(child).isHidden():
            seen.add(match.viewer)
            gate(child).here.click()
            if match.viewer != 0:
                assert {card.item.code for card in hand.cards if card is not None} <= {HIDDEN}
        elif child.teacher.busy:
            child.type(child.answer)
            child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        else:
            if page.conductor.state is TableState.CURTAIN:
                assert (page.curtain.button.text() == "I'm Mia") is (page.conductor.awaited == 0)
            if page.conductor.state is TableState.BETWEEN_DEALS:
                break
            move(child)
        child.wait()
    assert 1 in seen
    assert 0 not in seen, "lifting the curtain confirms the child"


def test_the_table_does_not_hear_the_childs_mistake(school: Open) -> None:
    profile = Profile(mode="pad", strict=True)
    child = school("ninety-nine", "caller", 2, profile, {"call_check": "strict"})
    child.until_question()
    page, wrong = child.window.table.page, child.answer + 10
    heard: list[str] = []
    page.view.called.connect(heard.append)
    child.type(wrong)
    child.answer_right()
    match = child.match
    assert match.view().forfeits[0] == 1
    assert heard
    assert not any(str(wrong) in sentence for sentence in heard)


def test_undo_ends_waiting_for_the_child(school: Open) -> None:
    child = school(role="caller", comes=False)
    until_hand_over(child)
    child.window.table.page.conductor.undo()
    child.wait()
    assert gate(child).isHidden()
    assert not child.teacher.busy
    assert child.attempts == []


def test_a_screen_reader_hears_once_who_answers(school: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    messages: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: messages.append(getattr(event, "message", str)())
    )
    child = school(comes=False)
    until_hand_over(child)
    # The focused button is read with this description; an announcement would repeat it.
    assert gate(child).window().focusWidget() is gate(child).here
    assert gate(child).here.accessibleDescription() == "Mia answers. Everyone else: no helping!"
    assert gate(child).heard not in messages


@pytest.mark.parametrize(
    ("name", "width", "height"),
    [
        ("Wilhelmina-Sofia", 1024, 640),
        *(
            pytest.param(*one, marks=pytest.mark.slow("a longer name in a smaller window has less room"))
            for one in (("Mia", 1024, 640), ("Mia", 1440, 900), ("Wilhelmina-Sofia", 1440, 900))
        ),
    ],
)
def test_the_buttons_fit_between_line_and_hand(qtbot: QtBot, width: int, height: int, name: str) -> None:
    theme = FOREST.like()
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    over = HandOver(theme, window)
    over.table = lambda: Layout(width, height, 4, long=True, text=theme.text)
    over.resize(width, height)
    over.ask(name, "rabbit", 0, Pace(0.0))
    room = over._room(over.table())
    places = [QRectF(button.geometry()) for button in (over.here, over.gone)]
    assert not places[0].intersects(places[1])
    for place in places:
        assert room.adjusted(-1, -1, 1, 1).contains(place)
        assert place.height() >= 44


@pytest.mark.slow("the question of a learner comes back in the tests of languages")
def test_another_language_keeps_question_and_focus(school: Open) -> None:
    child = school()
    child.until_question()
    calling = child.panel.calling
    for language, on_figure in (("de", False), ("en", True)):
        if on_figure:
            child.panel.pad.keys["7"].setFocus()
        before = child.panel
        child.window.preferences.change(language=language)
        child.qtbot.waitUntil(
            lambda before=before: child.panel is not before and child.teacher.front is not None,
            timeout=PATIENCE,
        )
        assert child.teacher.front is child.panel
        assert child.panel.calling == calling
        wanted = child.panel.pad.keys["7"] if on_figure else child.panel
        child.qtbot.waitUntil(lambda wanted=wanted: child.window.focusWidget() is wanted, timeout=PATIENCE)
    child.panel.deaf = 0
    child.type(child.answer)
    assert child.calling.is_right
