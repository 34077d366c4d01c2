"""A table for beginners: all hands are open, without a curtain."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Play
from cardtable.language import Card, word
from cardtable.ui.play.table_page import TablePage
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import MainWindow

PEOPLE = (
    Player("Mia", "person", "", "rabbit"),
    Player("Ben", "person", "", "fox"),
    Player("Ada", "computer", LEVELS[0], "owl"),
)


def sit(qtbot: QtBot, window: MainWindow, open_hands: bool = True) -> tuple[TablePage, Match]:
    window.session.start(MatchSetup("ninety-nine", PEOPLE, "7", {}, open_hands))
    page, match = window.table.page, window.match
    assert match is not None
    qtbot.waitUntil(
        lambda: match.awaits is Awaits.PERSON and (page.conductor.is_resting or not open_hands),
        timeout=PATIENCE,
    )
    return page, match


def shown(page: TablePage) -> list[tuple[str, ...]]:
    return [page.view.board.open.hand(seat) for seat in range(3)]


@pytest.mark.slow("open hands are laid in tests of the table")
def test_every_hand_of_the_others_is_shown_and_follows_the_play(qtbot: QtBot, window: MainWindow) -> None:
    page, match = sit(qtbot, window)
    seen = set()
    for _ in range(6):
        viewer = match.viewer
        assert viewer is not None
        seen.add(viewer)
        assert shown(page) == [() if seat == viewer else match.view(seat).hand for seat in range(3)]
        page.view.play_chosen.emit(next(move for move in match.view().moves if isinstance(move, Play)))
        wait_for_person(qtbot, window)
    assert seen == {0, 1}


def test_open_hands_need_no_curtain(qtbot: QtBot, window: MainWindow) -> None:
    page, match = sit(qtbot, window)
    assert page.conductor.awaited is None
    assert match.viewer == match.seat


def test_a_screen_reader_hears_the_open_hands(qtbot: QtBot, window: MainWindow) -> None:
    page, match = sit(qtbot, window)
    viewer = match.viewer
    assert viewer is not None
    names = {stop.accessibleName() for stop in page.view.unseen.seats}
    for seat, hand in enumerate(match.view().hands):
        if seat != viewer:
            assert any(all(word(Card(card)) in line for card in hand) for line in names)


def test_without_open_hands_no_other_hand_is_shown(qtbot: QtBot, window: MainWindow) -> None:
    window.preferences.change(curtain=False)
    page, match = sit(qtbot, window, open_hands=False)
    qtbot.waitUntil(lambda: page.conductor.is_resting, timeout=PATIENCE)
    assert shown(page) == [(), (), ()]
    assert match.view().hands == ()


def test_open_hands_are_chosen_in_new_game_and_remembered(window: MainWindow) -> None:
    window.new_game.show()
    page = window.new_game.page
    assert not page.setup.open_hands
    page.seats.open_hands.click()
    assert page.setup.open_hands
    window.session.start(page.setup)
    window.new_game.show()
    assert window.new_game.page.seats.open_hands.isChecked()
