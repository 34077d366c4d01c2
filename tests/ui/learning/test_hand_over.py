"""Several persons at one table: whose call it is, and that it is nobody else's."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import HIDDEN
from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.language import Card, word
from cardtable.learning.profile import Profile, read_profile
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.learning.hand_over import DEAF, HandOver
from cardtable.ui.play.states import TableState
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import Layout
from tests.ui.conftest import PATIENCE
from tests.ui.learning.school import School
from tests.ui.readers import texts_of

Open = Callable[..., School]


@pytest.fixture
def child(school: Open) -> School:
    """A child who calls every total, beside another person; the first call is due."""
    child = school(comes=False)
    until_hand_over(child)
    return child


def until_hand_over(child: School) -> None:
    for _ in range(60):
        if not gate(child).isHidden():
            return
        child.type(child.answer) if child.teacher.busy else move(child)
        if child.teacher.busy and gate(child).isHidden():
            child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        child.wait()
    raise AssertionError("nobody was asked to come")


def move(child: School) -> None:
    """Whoever is to act plays; nobody says to be there."""
    page, match = child.window.table.page, child.window.match
    assert match is not None
    if page.conductor.state is TableState.CURTAIN:
        page.curtain.deaf = 0
        page.curtain.button.click()
    else:
        child.play()


def gate(child: School) -> HandOver:
    return child.teacher.hand_over


def kept(child: School) -> int:
    return len(read_attempts(child.store, child.learner.id))


def test_before_the_call_the_table_waits_for_the_child_by_name(child: School) -> None:
    assert gate(child).isVisible()
    assert gate(child).heard == "Mia answers. Everyone else: no helping!"
    assert (gate(child).here.text(), gate(child).gone.text()) == ("I'm Mia", "Mia isn't here")
    assert child.panel.isHidden()
    assert child.window.focusWidget() is gate(child).here
    for figure in "75":
        child.qtbot.keyClick(gate(child), figure)
    assert child.panel.isHidden()
    assert kept(child) == 0


def test_the_cards_lie_face_down_until_the_child_is_there(school: Open) -> None:
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
def test_while_the_child_is_called_no_hand_is_told_of(school: Open, role: str) -> None:
    """Whoever played last held the cards that a screen reader knew; the child is another."""
    child = school("to-twenty", role, comes=False)
    view, match = child.window.table.page.view, child.window.match
    assert match is not None
    for _ in range(2):
        until_hand_over(child)
        assert view.accessibleDescription() == ""
        names = {word(Card(code)) for hand in match._state.hands for code in hand}
        texts = [text for part in view.findChildren(QWidget) for text in texts_of(part)]
        assert not [text for text in texts for name in names if name in text]
        gate(child).gone.click()
        child.wait()


@pytest.mark.slow("the hand-over is tried for one call")
def test_someone_who_is_there_says_so_once_for_a_run_of_calls(child: School) -> None:
    gate(child).here.click()
    for _ in range(6):
        child.type(child.answer)
        child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
        child.wait()
        while not child.teacher.busy:
            move(child)
            child.wait()
        assert gate(child).isHidden()
    assert kept(child) == 6


def test_a_child_who_is_not_there_is_asked_nothing_and_the_game_goes_on(child: School) -> None:
    match = child.window.match
    assert match is not None
    before = match.turn_number
    child.qtbot.keyClick(gate(child), Qt.Key.Key_N)
    child.wait()
    for _ in range(3):
        move(child)
        child.wait()
        assert not child.teacher.busy
    assert match.turn_number > before
    assert kept(child) == 0
    profile = read_profile(child.store.learners()[0].document)
    assert profile.pending is None
    assert profile.rating == Profile(mode="pad").rating


def test_the_key_that_played_the_card_does_not_say_who_is_there(school: Open) -> None:
    child = school(comes=False)
    until_hand_over(child)
    gate(child).deaf = DEAF
    gate(child)._since.start()
    child.qtbot.keyClick(gate(child).here, Qt.Key.Key_Return)
    child.qtbot.keyClick(gate(child), Qt.Key.Key_N)
    assert gate(child).isVisible()


def test_one_child_among_computers_is_not_asked_to_come(school: Open) -> None:
    child = school(persons=1)
    child.until_question()
    assert gate(child).isHidden()


def test_behind_curtains_the_last_hand_stays_hidden_and_the_curtain_asks_who_it_is(
    school: Open,
) -> None:
    child = school("to-twenty", comes=False)
    page, match = child.window.table.page, child.window.match
    assert match is not None
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
    assert 0 not in seen, "who lifted the own curtain said so by that, from the first turn on"


def test_a_mistake_is_not_reported_to_the_table(school: Open) -> None:
    profile = Profile(mode="pad", strict=True)
    child = school("ninety-nine", "caller", 2, profile, {"call_check": "strict"})
    child.until_question()
    page, wrong = child.window.table.page, child.answer + 10
    heard: list[str] = []
    page.view.called.connect(heard.append)
    child.type(wrong)
    child.type(child.answer)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_Return)
    child.wait()
    match = child.window.match
    assert match is not None
    assert match.view().forfeits[0] == 1
    assert heard
    assert not any(str(wrong) in sentence for sentence in heard)


def test_undo_lets_nobody_wait_any_more(school: Open) -> None:
    child = school(role="caller", comes=False)
    until_hand_over(child)
    child.window.table.page.conductor.undo()
    child.wait()
    assert gate(child).isHidden()
    assert not child.teacher.busy
    assert kept(child) == 0


def test_a_screen_reader_hears_once_whose_call_it_is(school: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    messages: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: messages.append(getattr(event, "message", str)())
    )
    child = school(comes=False)
    until_hand_over(child)
    # It's read with the button that gets the focus, and not announced as well.
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
def test_the_words_have_room_between_the_rule_and_the_hand(
    qtbot: QtBot, width: int, height: int, name: str
) -> None:
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
def test_in_another_language_the_same_child_is_asked_the_same_and_has_the_keyboard(school: Open) -> None:
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
    assert child.panel.calling is not None
    assert child.panel.calling.is_right
