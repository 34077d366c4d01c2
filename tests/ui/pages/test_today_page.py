"""The page of today: its deal is played from there by keys, and it shows how everyone did."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from cardtable import clock
from cardtable.controller.day import Person, game_of, is_same, setup_of_day
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.controller.puzzles.daily import entry_of_sums, puzzle_of_day
from cardtable.learning.ladder import Numbers
from cardtable.learning.profile import Profile
from cardtable.rules.catalog import catalog
from cardtable.storage.games import GameStore
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.storage.writer import WRITER
from cardtable.ui.features.today.today_page import PICTURED, SmallPosition, TodayPage
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.readers import node_of

Key = Qt.Key
DAY = date(2026, 11, 23)
GAME = game_of(DAY)


def finish(folder: Path, setup: MatchSetup) -> Match:
    """Play the game to its end, each time by the first legal move."""
    match = Match.start(setup, GameStore(folder))
    while match.awaits is not Awaits.OVER:
        match.deal() if match.awaits is Awaits.DEAL else match.play(match.view(match.seat).moves[0])
    match.leave()
    WRITER.wait()
    return match


def add_mia(folder: Path, profile: str = "") -> Learner:
    store = LearnerStore(folder)
    mia = store.add("Mia", "cat", profile)
    store.close()
    return mia


def show(window: MainWindow, today: date = DAY) -> TodayPage:
    page = window.today.page
    page.today = lambda: today
    window.today.show()
    return page


def words(page: TodayPage) -> list[str]:
    return [line.words for line in page.deal.lines]


def test_one_click_on_the_start_page_and_enter_deal_todays_deal(qtbot: QtBot, window: MainWindow) -> None:
    window.today.page.today = lambda: DAY
    window.start.page.today.click()
    page = window.today.page
    assert window.today.is_shown
    assert words(page) == []
    assert page.deal.person.name == "You"
    assert page.deal.deal.accessibleDescription() == f"{page.deal.game_name.text()}. {page.deal.about.text()}"
    qtbot.keyClick(page, Key.Key_Return)
    qtbot.waitUntil(lambda: window.table.is_shown, timeout=PATIENCE)
    match = window.match
    assert (match.setup.variant, match.setup.seed) == (GAME, f"day:{DAY.isoformat()}")
    # The start page doesn't deal this game the next time.
    assert window.memory.now.last == {}


def test_a_deal_that_was_left_goes_on_and_its_end_leads_back_to_today(
    qtbot: QtBot, window: MainWindow
) -> None:
    show(window).deal.play()
    qtbot.waitUntil(lambda: window.table.is_shown, timeout=PATIENCE)
    match = window.match
    qtbot.waitUntil(lambda: match.awaits in (Awaits.PERSON, Awaits.OVER), timeout=PATIENCE)
    page = show(window)
    assert page.deal.deal.text() == ("Play on" if match.awaits is Awaits.PERSON else "Play again")
    page.deal.play()
    assert window.match is match
    conductor = window.table.page.conductor
    while match.awaits is not Awaits.OVER:
        qtbot.waitUntil(lambda: conductor.can_hint or match.awaits is Awaits.OVER, timeout=PATIENCE)
        if match.awaits is Awaits.PERSON:
            conductor._person_moves(match.view().moves[0])
    qtbot.waitUntil(lambda: conductor.waits_to_go_on or window.table.page.shows_end, timeout=PATIENCE)
    if conductor.waits_to_go_on:
        conductor._go_on()
    qtbot.waitUntil(lambda: window.table.page.shows_end, timeout=PATIENCE)
    end = window.table.page.end
    held = 0 in match.winners
    assert end.title == ("You survived!" if held else "You lost this one.")
    assert end.back.text() == "Back to today"
    # Enter leads to the results and doesn't deal again.
    qtbot.keyClick(end, Key.Key_Return)
    qtbot.waitUntil(lambda: window.today.is_shown and bool(words(page)), timeout=PATIENCE)
    assert words(page) == ["You survived!" if held else "You lost this one."]
    assert page.deal.deal.text() == "Play again"
    window.navigator.go("table")
    end.again.click()
    assert window.match is not match
    assert is_same(window.match.setup, match.setup), "again is the same deal, as on the page"


def test_everyone_has_a_line_and_the_chosen_player_is_remembered(
    own_data_dir: Path, open_window: OpenWindow, qtbot: QtBot
) -> None:
    mia = add_mia(own_data_dir)
    for name in ("Mia", "Sam", "Sam"):
        finish(own_data_dir, setup_of_day(DAY, GAME, Person(name, "owl")))
    window = open_window()
    page = show(window)
    qtbot.waitUntil(lambda: len(words(page)) == 2, timeout=PATIENCE)
    (sam,) = [line for line in page.deal.lines if line.words.startswith("Sam")]
    assert any(note.startswith("Played once more") for note in sam.notes)
    assert sorted(page.deal.person_picker.choices) == ["+", "Mia", "Sam"]
    page.deal.person_picker.pick("Mia")
    assert page.deal.person == Person("Mia", "cat", mia.id)
    # The family may choose another game, though this one was played.
    page.deal.game.pick("to-twenty")
    assert page.deal.variant == "to-twenty"
    assert words(page) == []
    window.close()
    window = open_window()
    assert show(window).deal.person.learner == mia.id


def test_the_name_of_a_new_player_is_typed(qtbot: QtBot, window: MainWindow) -> None:
    page = show(window)
    page.deal.person_picker.pick("+")
    assert page.deal.name.isVisible()
    qtbot.keyClicks(page.deal.name, " Uncle Bo ")
    qtbot.keyClick(page.deal.name, Key.Key_Return)
    assert window.today.is_shown
    assert page.deal.person.name == "Uncle Bo"
    assert not page.deal.name.isVisible()
    assert window.memory.now.day["name"] == "Uncle Bo"
    assert page.deal.deal.hasFocus()
    page.deal.person_picker.pick("+")
    qtbot.keyClick(page.deal.name, Key.Key_Escape)
    assert page.deal.person.name == "Uncle Bo"
    assert window.today.is_shown


def test_a_player_with_the_name_of_a_computer_is_asked_for_another(qtbot: QtBot, window: MainWindow) -> None:
    page = show(window)
    computer = page.deal.setup.players[1].name
    page.deal.person_picker.pick("+")
    qtbot.keyClicks(page.deal.name, computer)
    qtbot.keyClick(page.deal.name, Key.Key_Return)
    page.deal.play()
    assert window.today.is_shown
    assert computer in window.last_notice


def test_a_page_left_open_over_midnight_shows_the_new_deal_first(window: MainWindow) -> None:
    page = show(window)
    page.today = lambda: DAY + timedelta(days=1)
    page.default_action()
    assert window.today.is_shown
    assert window.last_notice == "It's a new day. Here's the new deal."
    assert page.deal.setup.seed == f"day:{DAY + timedelta(days=1)}"


def test_the_family_chooses_its_game_of_the_day(window: MainWindow) -> None:
    page = show(window)
    page.deal.game.pick("to-twenty")
    assert page.deal.setup.variant == "to-twenty"
    assert page.deal.game_name.text() == catalog().resolve("to-twenty").name
    assert show(window).deal.setup.variant == "to-twenty"
    page.deal.game.pick("")
    assert page.deal.setup.variant == GAME


def test_favorite_games_can_be_chosen(window: MainWindow) -> None:
    assert "ninety-nine-thai" not in show(window).deal.game.choices
    window.memory.now = window.memory.now._replace(favorites=("ninety-nine-thai", "no-such-game"))
    choices = show(window).deal.game.choices
    assert "ninety-nine-thai" in choices
    assert "no-such-game" not in choices
    assert len(choices) < 14


def test_a_learner_plays_it_without_lessons(
    own_data_dir: Path, open_window: OpenWindow, qtbot: QtBot
) -> None:
    mia = add_mia(own_data_dir)
    window = open_window()
    page = show(window)
    page.deal.person_picker.pick("Mia")
    page.deal.play()
    wait_for_person(qtbot, window)
    match = window.match
    assert match.setup.players[0].learner == mia.id
    assert not match.teaches


def test_a_deleted_learner_is_not_remembered(
    own_data_dir: Path, open_window: OpenWindow, qtbot: QtBot
) -> None:
    mia = add_mia(own_data_dir)
    finish(own_data_dir, setup_of_day(DAY, GAME, Person("Mia", "cat", mia.id)))
    window = open_window()
    page = show(window)
    qtbot.waitUntil(lambda: len(words(page)) == 1, timeout=PATIENCE)
    page.deal.person_picker.pick("Mia")
    page.deal.game.pick("to-twenty")
    window.learners.page.deleting.emit(mia.id)
    assert window.memory.now.day == {"game": "to-twenty"}


def test_the_menu_leads_here_and_buttons_to_the_puzzle_and_the_sums_and_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.commands.by_name["today"].trigger()
    assert window.today.is_shown
    page = show(window)
    for button, place in ((page.puzzle, window.puzzle), (page.sums, window.sums)):
        qtbot.keyClick(button, Key.Key_Return)
        assert place.is_shown
        window.go_back()
        assert window.today.is_shown


def test_the_button_of_the_sums_shows_the_sum_that_it_opens(
    own_data_dir: Path, open_window: OpenWindow, qtbot: QtBot
) -> None:
    add_mia(own_data_dir, Profile(numbers=Numbers.TO_20).text)
    window = open_window()
    page, sums = show(window, clock.today()), window.sums.page

    def is_the_same() -> bool:
        first, shown = sums.sum, page.sums.position
        return first is not None and shown == SmallPosition((first.hand,), first.total, first.target)

    qtbot.waitUntil(lambda: page.sums.position is not None, timeout=PATIENCE)
    qtbot.keyClick(page.sums, Key.Key_Return)
    qtbot.waitUntil(is_the_same, timeout=PATIENCE)
    assert sums.numbers is Numbers.TO_20
    assert node_of(page.sums).text(QAccessible.Text.Description) == sums.question.text()
    last, today = sums.sums[-1], clock.today()
    sums.solved.emit(entry_of_sums(last, today))
    window.go_back()
    solved = f"{catalog().resolve(last.variant).name}, solved"
    qtbot.waitUntil(lambda: page.sums.accessibleDescription().endswith(solved), timeout=PATIENCE)
    qtbot.keyClick(page.sums, Key.Key_Return)
    sums.numbers_picker.pick(Numbers.TO_99.value)
    window.go_back()
    qtbot.waitUntil(is_the_same, timeout=PATIENCE)
    assert sums.numbers is Numbers.TO_99


def test_the_button_of_the_puzzle_shows_it_and_then_that_it_is_solved(
    qtbot: QtBot, window: MainWindow
) -> None:
    puzzle = puzzle_of_day(DAY)
    game = catalog().resolve(puzzle.variant).name
    page = show(window)
    qtbot.waitUntil(lambda: page.puzzle.position is not None, timeout=PATIENCE)
    assert page.puzzle.position.hands == puzzle.position.hands
    assert page.puzzle.position.total == puzzle.start().total
    assert page.puzzle.accessibleDescription().endswith(game)
    qtbot.keyClick(page.puzzle, Key.Key_Return)
    shown = window.puzzle.page
    shown.show_puzzle(puzzle, DAY)
    shown.choose(puzzle.choices.index(puzzle.right))
    window.go_back()
    solved = f"{game}, solved"
    qtbot.waitUntil(lambda: page.puzzle.accessibleDescription().endswith(solved), timeout=PATIENCE)
    lines = page.puzzle.lines_below(120, 15)
    assert len(lines) > 1
    assert " ".join(lines) == solved, "nothing is cut off"


def test_the_buttons_have_pictures_if_there_is_room(window: MainWindow) -> None:
    window.resize(1440, 900)
    page = show(window)
    high = page.sums.height()
    window.grab()
    window.go_back()
    assert show(window).sums.height() == high, "the page opens as it did the first time"
    assert page.scrolled.verticalScrollBar().maximum() == 0
    assert all(door.height() >= PICTURED for door in page.doors)
    window.resize(1024, 640)
    window.grab()
    assert all(door.height() < PICTURED for door in page.doors)
