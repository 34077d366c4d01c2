"""New game in the window: the last setup, favorites, deal numbers, the rules, and room for large text."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits
from cardtable.controller.match.setup import MatchSetup
from cardtable.ui.services.games_on_disk import GamesOnDisk
from cardtable.ui.shell.menu import entries
from tests.rows import rows
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.pages.sitting import GAMES, SEATS, listed


@pytest.mark.slow("the page without a window is tried with the same choices")
def test_the_last_setup_is_played_again_after_a_restart(open_window: OpenWindow) -> None:
    first = open_window()
    first.session.start(MatchSetup("ninety-nine", SEATS, "5", {"hand_size": "5"}))
    first.close()
    second = open_window()
    second.play_last()
    match = second.match
    assert (match.setup.variant, match.setup.players) == ("ninety-nine", SEATS)
    assert match.setup.options == {"hand_size": "5"}
    assert len(match.view().hand) in (0, 5)
    assert match.setup.seed != "5"


@pytest.mark.slow("changes are told and taken back on the page in a quicker test")
def test_house_rules_of_the_last_game_are_shown_and_reset_by_one_click(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    first = open_window()
    first.session.start(MatchSetup("ninety-nine", SEATS, "5", {"hand_size": "5", "ace_values": "11"}))
    first.close()
    second = open_window()
    second.new_game.show()
    page = second.new_game.page
    assert page.changes.isVisible()
    assert page.changes.words.text() == "With your changes: The ace: 11; Cards in hand: 5."
    qtbot.mouseClick(page.changes.usual, Qt.MouseButton.LeftButton)
    assert page.setup.options == {}
    assert not page.changes.isVisible()


def test_of_many_changes_two_are_shown_and_the_others_counted(open_window: OpenWindow) -> None:
    window = open_window()
    window.new_game.show()
    page = window.new_game.page
    page.changes.show_changes([("The ace", "11"), ("The king", "passes"), ("Cards in the hand", "5")])
    assert page.changes.words.text() == "With your changes: The ace: 11; The king: passes; and 1 more."
    assert "Cards in the hand: 5" in page.changes.words.toolTip()


def test_a_last_game_that_no_longer_exists_leads_to_new_game(open_window: OpenWindow) -> None:
    window = open_window()
    last = {
        "variant": "no-such-game",
        "options": {},
        "players": [["Ann", "person", "", "fox"], ["B", "computer", "x", "y"]],
    }
    window.memory.remember(window.memory.now._replace(last=last))
    window.play_last()
    assert window.new_game.is_shown
    assert "no-such-game" in window.last_notice
    window.start.show()
    window.memory.remember(
        window.memory.now._replace(last={"variant": 3, "game": "Ninety-nine", "company": "Rex"})
    )
    window.play_last()
    assert window.new_game.is_shown


@rows("again", ["play_other_cards", "play_same_cards"])
def test_a_game_with_withdrawn_rules_is_not_dealt_again(window: MainWindow, again: str) -> None:
    window.session.start(MatchSetup("ninety-nine", SEATS, "5"))
    match = window.match
    # The record of an older version may hold a choice that is gone.
    match.setup = MatchSetup("ninety-nine", SEATS, "5", {"hand_size": "many"})
    getattr(window, again)()
    assert window.match is match
    assert window.new_game.is_shown
    assert "many" in window.last_notice


def test_favorites_and_recent_games_are_kept_after_a_restart(qtbot: QtBot, open_window: OpenWindow) -> None:
    first = open_window()
    first.new_game.show()
    first.new_game.page.gallery.choose("ninety-nine-wilson")
    qtbot.keyClick(first.new_game.page.rows, Qt.Key.Key_F)
    first.session.start(MatchSetup("ninety-nine-thai", SEATS, "5"))
    first.close()
    second = open_window()
    second.new_game.show()
    page = second.new_game.page
    page.gallery.filters.favorites.click()
    assert [game.id for game in listed(page)] == ["ninety-nine-wilson"]
    page.gallery.filters.clear()
    page.gallery.filters.recent.click()
    assert [game.id for game in listed(page)] == ["ninety-nine-thai"]


def test_the_start_page_offers_the_last_game_with_its_players(qtbot: QtBot, open_window: OpenWindow) -> None:
    first = open_window()
    assert first.start.page.words.game == ""
    first.session.start(MatchSetup("ninety-nine", SEATS, "5"))
    first.start.show()
    first.start.page.put_away.click()
    first.close()
    second = open_window()
    page = second.start.page
    assert page.words[:3] == ("Deal", "Ninety-nine", "With Olive and Pip")
    assert page.deal.accessibleDescription() == "Ninety-nine. With Olive and Pip"
    qtbot.keyClick(page.deal, Qt.Key.Key_Return)
    assert second.match.setup.players == SEATS


def test_ctrl_r_plays_the_last_game_and_with_shift_the_same_cards(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    window.session.start(MatchSetup("ninety-nine", SEATS, "5"))
    wait_for_person(qtbot, window)
    first = window.match.view()
    keys = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(window, Qt.Key.Key_R, keys)
    assert window.match.setup.seed != "5"
    window.session.start(MatchSetup("ninety-nine", SEATS, "5"))
    qtbot.keyClick(window, Qt.Key.Key_R, keys | Qt.KeyboardModifier.ShiftModifier)
    wait_for_person(qtbot, window)
    assert window.match.setup.seed == "5"
    assert window.match.view() == first


def test_the_deal_number_in_the_menu_opens_new_game_with_it(open_window: OpenWindow) -> None:
    window = open_window()
    window.session.start(MatchSetup("one-hundred", SEATS, "4711", {"ace_values": "11"}))
    offered = [one for group in entries(window.commands.commands) for one in group.entries]
    entry = next(one for one in offered if "4711" in one.text)
    entry.act()
    page = window.new_game.page
    assert window.navigator.currentWidget() is page
    assert page.setup == MatchSetup("one-hundred", SEATS, "4711", {"ace_values": "11"})
    window.new_game.show()
    assert page.setup.seed != "4711"


@pytest.mark.slow("the page without a window is tried with the same choices")
def test_new_game_opens_without_the_last_search(open_window: OpenWindow) -> None:
    window = open_window()
    window.choose_game("one-hundred")
    page = window.new_game.page
    everything = page.gallery.shown.rowCount()
    page.gallery.search.setText("one hundred")
    assert page.gallery.shown.rowCount() < everything
    page.start.click()
    window.new_game.show()
    assert page.gallery.shown.rowCount() == everything
    assert page.gallery.game.id == "one-hundred"


def test_the_offered_game_shows_its_only_person_in_front(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.session.start(MatchSetup("ninety-nine", (*SEATS[1:], SEATS[0]), "5"))
    wait_for_person(qtbot, window)
    window.start.show()
    offered = window.start.page.offered
    assert [seat.name for seat in offered.seats] == ["Olive", "Pip", "Ann"]
    assert offered.front == offered.look.turn == 2
    assert "your turn" in window.start.page.words.place


# The rules


@pytest.mark.takes_long("looks through the rules of every game")
def test_rules_are_found_by_their_words(open_window: OpenWindow) -> None:
    window = open_window()
    window.rules.show()
    page = window.rules.page
    page.search.setText("honor bill")
    found = {page.shown.index(row, 0).data() for row in range(page.shown.rowCount())}
    assert len(found) < len(GAMES)
    page.search.setText("time bombs")
    assert page.game.id == "boom-o"
    # The other is 5 Alive: it has bombs, and its cards are drawn one at a time.
    assert page.found.text().startswith("2 of ")
    marked = {selection.cursor.selectedText().casefold() for selection in page.text.extraSelections()}
    assert marked == {"time", "bombs"}


def test_the_rules_of_the_game_on_the_table_name_its_house_rules(
    qtbot: QtBot, open_window: OpenWindow
) -> None:
    window = open_window()
    window.session.start(MatchSetup("one-hundred", SEATS, "5", {"ace_values": "choice", "hand_size": "4"}))
    wait_for_person(qtbot, window)
    window.close()
    window = open_window()
    window.continue_game()
    window.rules.show()
    text = window.rules.page.text.toPlainText()
    assert "House rules. Red aces: 1 or 11; Cards in hand: 4." in text


def test_if_a_deal_is_a_game_its_winner_deals_the_next(tmp_path: Path) -> None:
    matches = GamesOnDisk(tmp_path)
    match = matches.begin(MatchSetup("ninety-eight-arizona", SEATS, "7"))
    marks = [0] * len(SEATS)
    for _ in range(6):
        match.deal()
        while match.awaits is not Awaits.OVER:
            match.play(match.view(match.seat).moves[0])
        match.leave()
        won, match = match.winners[0], matches.again(match)
        assert match.setup.players == SEATS
        assert match.view().dealer == won
        marks[won] += 1
        assert match.view().marks == tuple(marks)
    match.leave()


def test_a_number_field_has_room_for_its_words(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.new_game.show()
    page = window.new_game.page
    page.gallery.choose("ninety-nine")
    page.show_tab("options")
    page.options.more.click()
    fields = [row.stop for row in page.options.rows if row.choice.values is None]
    assert fields
    for field in fields:
        text = field.lineEdit()
        qtbot.waitUntil(lambda text=text: text.isVisible())
        assert text.width() > text.fontMetrics().horizontalAdvance(text.text())


def test_the_deal_number_has_room_for_its_hint(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1024, 640)
    window.new_game.show()
    window.new_game.page.show_tab("options")
    deal = window.new_game.page.options.deal
    qtbot.waitUntil(deal.isVisible)
    room = deal.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option_of(deal), deal)
    assert room.width() >= deal.fontMetrics().horizontalAdvance(deal.placeholderText())


def option_of(field: QLineEdit) -> QStyleOptionFrame:
    option = QStyleOptionFrame()
    field.initStyleOption(option)
    return option


@pytest.mark.parametrize("height", [640, pytest.param(900, marks=pytest.mark.slow("has more room"))])
def test_large_text_in_a_small_window_leaves_room_for_a_whole_option(
    qtbot: QtBot, window: MainWindow, height: int
) -> None:
    window.resize(1024, height)
    window.preferences.change(text_size=200)
    window.choose_game("ninety-nine-baltimore")
    page = window.new_game.page
    page.gallery.choose("ninety-nine-michigan")
    page.show_tab("options")
    panel = page.options
    first = panel.rows[0]
    qtbot.waitUntil(lambda: panel.area.viewport().height() >= first.height() > 0 and panel.deal.isVisible())
    panel.deal.setFocus()
    panel.area.ensureWidgetVisible(panel.deal)
    assert not panel.deal.visibleRegion().isEmpty()


@pytest.mark.parametrize(
    "percent", [200, pytest.param(150, marks=pytest.mark.slow("larger text finds less room"))]
)
def test_larger_text_finds_room_on_the_page(qtbot: QtBot, open_window: OpenWindow, percent: int) -> None:
    window = open_window()
    window.resize(1024, 640)
    window.new_game.show()
    page = window.new_game.page
    row = page.seats.rows[1]
    before = (
        row.name.fontMetrics().height(),
        page.start.height(),
        page.gallery.shelves.visualRect(page.gallery.shelves.currentIndex()).height(),
    )
    window.preferences.change(text_size=percent)
    qtbot.waitUntil(lambda: page.start.height() > before[1])
    assert row.name.fontMetrics().height() > before[0] * (percent / 100 - 0.2)
    assert page.gallery.shelves.visualRect(page.gallery.shelves.currentIndex()).height() > before[2]
    for control in (page.start, page.gallery.search, *page.gallery.filters.controls):
        place = control.mapTo(window, control.rect().topLeft())
        assert 0 <= place.x() <= window.width() - control.width(), control.accessibleName()
    page.show_tab("seats")
    for control in (page.start, *row.controls, *page.tabs.segments):
        place = control.mapTo(window, control.rect().topLeft())
        assert 0 <= place.x() <= window.width() - control.width(), control.accessibleName()
    assert row.name.width() > row.name.fontMetrics().horizontalAdvance("Olive")
    assert page.sheet.geometry().bottom() <= page.height()
