"""The puzzles in the window: by key, to the table and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable import clock
from cardtable.controller.puzzles.daily import make
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import Act, MainWindow, OpenWindow, PlayAWhile, needs

pytestmark = needs("puzzles")

Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def same_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the puzzle of every day with Ninety-nine."""
    monkeypatch.setattr(
        "cardtable.ui.features.puzzles.puzzle_page.puzzle_of_day",
        lambda day: make("ninety-nine", f"puzzle:{day.isoformat()}:ninety-nine"),
    )


def open_puzzle(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.keyClick(window, Key.Key_U, Control)
    qtbot.waitUntil(lambda: window.puzzle.page.puzzle is not None, timeout=PATIENCE)


@pytest.mark.slow("the tests of solving and playing on open it by the same key, and leave it by Escape")
def test_a_key_opens_the_puzzle_of_today_and_escape_leads_back(qtbot: QtBot, window: MainWindow) -> None:
    open_puzzle(qtbot, window)
    page = window.puzzle.page
    assert window.puzzle.is_shown
    assert page.day == clock.today()
    assert page.answers[0].hasFocus()
    qtbot.keyClick(page, Key.Key_Escape)
    assert window.start.is_shown


def test_a_puzzle_is_played_out_at_the_table_and_back_returns_to_it(
    qtbot: QtBot, window: MainWindow, play_by_keys: Act
) -> None:
    open_puzzle(qtbot, window)
    page = window.puzzle.page
    puzzle = page.puzzle
    qtbot.keyClick(page, Key.Key_P)
    wait_for_person(qtbot, window)
    match = window.match
    view = match.view()
    assert (view.hand, view.hands[1], view.total) == (*puzzle.position.hands, puzzle.position.total)
    assert [one.kind for one in match.setup.players] == ["person", "computer"]
    while not window.table.page.shows_end:
        play_by_keys(window)
    assert match.view().deal == 1
    qtbot.keyClick(window.table.page.view, Key.Key_Escape)
    assert window.puzzle.is_shown
    window.table.show()
    end = window.table.page.end
    assert end.back.text() == "Back to the puzzle"
    assert end.back.primary
    assert not end.again.primary
    end.back.click()
    assert window.puzzle.is_shown
    assert page.puzzle == puzzle
    qtbot.keyClick(page, Key.Key_Escape)
    assert window.start.is_shown


def test_the_rules_open_at_the_game_of_the_puzzle(qtbot: QtBot, window: MainWindow) -> None:
    open_puzzle(qtbot, window)
    window.rules.show()
    assert window.rules.page.game.id == "ninety-nine"


@pytest.mark.slow("the tests of solving and playing on open it by the same key, and leave it by Escape")
def test_a_key_opens_the_sums_and_escape_returns_to_the_puzzle(qtbot: QtBot, window: MainWindow) -> None:
    open_puzzle(qtbot, window)
    qtbot.keyClick(window.puzzle.page, Key.Key_K)
    qtbot.waitUntil(lambda: window.sums.is_shown, timeout=PATIENCE)
    qtbot.waitUntil(lambda: window.sums.page.sum is not None, timeout=PATIENCE)
    qtbot.keyClick(window.sums.page, Key.Key_Escape)
    assert window.puzzle.is_shown


def test_a_solved_puzzle_is_in_the_book_and_opens_from_there(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    open_puzzle(qtbot, window)
    page = window.puzzle.page
    puzzle = page.puzzle
    qtbot.keyClick(page, Key(Key.Key_1.value + puzzle.choices.index(puzzle.right)))
    # The keys of the page aren't taken by the window.
    qtbot.keyClick(page, Key.Key_Y)
    qtbot.keyClick(page, Key.Key_C)
    assert page.reasons[0][0].isChecked()
    assert page.cards.isChecked()
    qtbot.keyClick(page, Key.Key_B)
    qtbot.waitUntil(lambda: window.book.is_shown, timeout=PATIENCE)
    window.close()
    window = open_window()
    window.puzzles.open_book()
    qtbot.waitUntil(lambda: window.book.is_shown, timeout=PATIENCE)
    book = window.book.page
    assert "Ninety-nine" in book.days[0].accessibleName()
    assert book.days[0].toolTip() == "3 of 3 stars"
    qtbot.keyClick(book.days[0], Key.Key_Return)
    qtbot.waitUntil(lambda: window.puzzle.is_shown, timeout=PATIENCE)
    again = window.puzzle.page
    assert again.puzzle.position == puzzle.position
    assert not again.is_open


def test_a_book_that_cannot_be_read_is_set_aside_and_reported(
    qtbot: QtBot, open_window: OpenWindow, own_data_dir: Path
) -> None:
    own_data_dir.mkdir(parents=True, exist_ok=True)
    (own_data_dir / "puzzles.json").write_text("Dear diary")
    window = open_window()
    window.puzzles.open_book()
    qtbot.waitUntil(lambda: "puzzles-damaged" in window.last_notice, timeout=PATIENCE)
    assert window.book.is_shown


def test_the_game_before_the_puzzle_is_offered_after_a_restart(
    qtbot: QtBot, open_window: OpenWindow, play_a_while: PlayAWhile
) -> None:
    window = open_window()
    before = play_a_while(window, 1)
    open_puzzle(qtbot, window)
    qtbot.keyClick(window.puzzle.page, Key.Key_P)
    wait_for_person(qtbot, window)
    assert window.match is not before
    window.close()
    window = open_window()
    window.continue_game()
    qtbot.waitUntil(lambda: window.match is not None, timeout=PATIENCE)
    assert window.match.setup == before.setup
