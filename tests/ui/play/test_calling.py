"""If calls are checked, a play is made with the total that the person types (rules, 1.6.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.ui.table.choice.total_call import CallPanel
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import MainWindow

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton
Begin = Callable[..., tuple[Match, CallPanel]]


@pytest.fixture
def begin(qtbot: QtBot, window: MainWindow) -> Begin:
    """Return a function that starts such a game and chooses a card, up to the question for the total."""

    def start(check: str, learner: str = "") -> tuple[Match, CallPanel]:
        players = (Player("Ann", "person", learner=learner), Player("Ben", "computer", "random", "bear"))
        window.session.start(MatchSetup("ninety-nine", players, "7", {"call_check": check}))
        wait_for_person(qtbot, window)
        page, match = window.table.page, window.match
        assert match is not None
        choose(qtbot, window)
        return match, page.call_panel

    return start


def choose(qtbot: QtBot, window: MainWindow) -> None:
    """Choose the first playable card with its first value."""
    page, match = window.table.page, window.match
    view = match.view()
    qtbot.keyClicks(page.view, str(view.hand.index(view.plays[0].cards[0]) + 1))
    if page.view.board.popover.is_open:
        qtbot.keyClicks(page.view, "1")


def said(window: MainWindow) -> list[str]:
    """Return the sentences in the list of moves."""
    return [move.sentence for move in window.table.page.view.board.moves]


@pytest.mark.parametrize("check", ["practice", "strict"])
def test_a_play_waits_for_its_total_and_is_made_with_it(
    qtbot: QtBot, window: MainWindow, begin: Begin, check: str
) -> None:
    match, panel = begin(check)
    play, before = match.view().plays[0], match.turn_number
    assert panel.isVisible()
    qtbot.keyClick(panel, Key.Key_Return)
    assert match.turn_number == before
    qtbot.keyClicks(panel, str(play.total))
    qtbot.keyClick(panel, Key.Key_Return)
    assert not panel.isVisible()
    wait_for_person(qtbot, window)
    assert not any(" called " in sentence for sentence in said(window))
    assert match.view().forfeits == (0, 0)


@pytest.mark.parametrize(("check", "costs"), [("practice", 0), ("strict", 1)])
def test_a_wrong_total_is_corrected_and_may_cost_a_forfeit(
    qtbot: QtBot, window: MainWindow, begin: Begin, check: str, costs: int
) -> None:
    match, panel = begin(check)
    total = match.view().plays[0].total
    for figure in str(total + 1):
        qtbot.mouseClick(panel.pad.keys[figure], LEFT)
    qtbot.mouseClick(panel.pad.keys["enter"], LEFT)
    wait_for_person(qtbot, window)
    assert f"Ann said a different total; it's {total}" in said(window)
    assert match.view().forfeits == (costs, 0)


@pytest.mark.parametrize(
    ("check", "words", "left"),
    [("token", "A wrong total costs a token.", 4), ("deal", "A wrong total loses the deal.", 4)],
)
def test_the_question_says_what_a_wrong_total_costs_before_it_costs_it(
    qtbot: QtBot, window: MainWindow, begin: Begin, check: str, words: str, left: int
) -> None:
    match, panel = begin(check)
    assert words in panel.accessibleDescription()
    total = match.view().plays[0].total
    qtbot.keyClicks(panel, str(total + 1))
    qtbot.keyClick(panel, Key.Key_Return)
    qtbot.waitUntil(lambda: match.view().tokens == (left, 5), timeout=PATIENCE)
    strip = window.table.page.view.board.strip
    if check == "deal":
        qtbot.waitUntil(lambda: strip.notice is not None, timeout=PATIENCE)
        assert strip.notice is not None
        assert f"Ann said a different total; it's {total}" in strip.notice.detail


def test_escape_takes_the_card_back(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    match, panel = begin("practice")
    before = match.view()
    qtbot.keyClick(panel, Key.Key_Escape)
    assert not panel.isVisible()
    assert match.view() == before
    assert window.table.page.view.hasFocus()
    choose(qtbot, window)
    assert panel.isVisible()


def test_undo_takes_back_the_play_with_its_call(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    match, panel = begin("practice")
    before = match.view()
    qtbot.keyClicks(panel, "1")
    qtbot.keyClick(panel, Key.Key_Return)
    wait_for_person(qtbot, window)
    page = window.table.page
    page.conductor.undo()
    assert match.view() == before
    choose(qtbot, window)
    assert panel.isVisible()


def test_leaving_the_table_closes_the_question(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    match, panel = begin("strict")
    before = match.view()
    window.rules.show()
    window.go_back()
    assert not panel.isVisible()
    assert match.view() == before
    choose(qtbot, window)
    window.session.start(MatchSetup("ninety-nine", match.setup.players, "8"))
    assert not panel.isVisible()


def test_cards_show_no_totals_that_must_be_called(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    match, panel = begin("practice")
    page = window.table.page
    qtbot.keyClick(panel, Key.Key_Escape)
    hand = page.view.board.hand
    for card in hand.cards:
        assert not any(figure.isdigit() for figure in card.pill.string)
        assert "makes" not in card.words
    for widget in (page.view, *page.view.findChildren(QWidget)):
        assert " makes " not in widget.accessibleName() + widget.accessibleDescription()
    window.session.start(MatchSetup("ninety-nine", match.setup.players, "7"))
    wait_for_person(qtbot, window)
    assert any(card is not None and card.pill.string for card in page.view.board.hand.cards)


def test_keys_of_the_question_can_be_reached_by_tab(window: MainWindow, begin: Begin) -> None:
    _, panel = begin("practice")
    reached = set()
    for _ in range(30):
        QTest.keyClick(window.focusWidget(), Key.Key_Tab)
        reached.add(window.focusWidget())
    assert set(panel.pad.keys.values()) - {panel.pad.keys["enter"]} <= reached
    assert all(key.accessibleName() for key in panel.pad.keys.values())


def test_usual_rules_and_learners_are_not_asked(begin: Begin) -> None:
    for check, learner in (("auto", ""), ("practice", "ann")):
        match, panel = begin(check, learner)
        assert not panel.isVisible()
        # Ben played first, so a second turn means that Ann's play was made.
        assert match.turn_number > 1
