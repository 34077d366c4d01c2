"""The new game page: a game found by search and filters, seats put together, house rules and deal chosen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QStyle, QWidget
from pytestqt.qtbot import QtBot

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.language import say
from cardtable.rules.catalog import catalog
from cardtable.storage.learners import Learner
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.new_game.game_sheet import LEAST_NAME
from cardtable.ui.features.new_game.new_game_page import NewGamePage, Remembered
from cardtable.ui.features.new_game.seats_panel import level_lines
from cardtable.ui.features.new_game.shelves import FACTS_ROLE
from cardtable.ui.shared.seating import (
    PHONE,
    fitted,
    remembered,
    to_remember,
    with_computer,
    with_learner,
)
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.looks import RING
from cardtable.ui.widgets.menu_board import MenuBoard
from cardtable.ui.widgets.pickers import PickButton
from tests.rows import rows
from tests.ui.conftest import PATIENCE
from tests.ui.pages.sitting import GAMES, SEATS, listed
from tests.ui.readers import hear, labels_of

LAST = MatchSetup("ninety-nine", SEATS, "1", {"hand_size": "4"})


@pytest.fixture(scope="module")
def shared(qapp: QApplication) -> Iterator[NewGamePage]:
    made = NewGamePage(FOREST, GAMES, Remembered(LAST))
    yield made
    made.deleteLater()


@pytest.fixture
def page(qtbot: QtBot, shared: NewGamePage) -> Iterator[NewGamePage]:
    """Reset the shared page to the last game, whatever an earlier test did on it."""
    shared.gallery.model.favorites = ()
    shared.take(LAST)
    shared.show_deal("")
    shared.to_games.click()
    shared.resize(1024, 640)
    with qtbot.waitActive(shared):
        shared.show()
        shared.activateWindow()
    yield shared
    shared.options.reset_all()


def tabbed(qtbot: QtBot, first: QWidget) -> list[QWidget]:
    """Return the widgets that Tab reaches from `first`, in order, until it comes round."""
    first.setFocus()
    met: list[QWidget] = []
    for _ in range(60):
        here = QApplication.focusWidget()
        assert here is not None
        if here in met:
            break
        met.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    return met


def press(qtbot: QtBot, page: NewGamePage, words: str) -> None:
    """Choose the line with these words in the open menu."""
    (menu,) = page.findChildren(MenuBoard)
    line = next(line for line in menu.lines if line.accessibleName() == words)
    qtbot.keyClick(line, Qt.Key.Key_Return)


def time_of(page: NewGamePage, family: str) -> str:
    """Return the time on a family's tile."""
    shelves = page.gallery.shelves.shelves
    (row,) = (n for n, shelf in enumerate(shelves.shelves) if shelf.family.name == family)
    return str(dict(shelves.index(row).data(FACTS_ROLE))["clock"])


def names(page: NewGamePage) -> list[str]:
    return [seat.name for seat in page.seats.seats]


# The gallery


def test_the_page_begins_with_the_last_game(qtbot: QtBot) -> None:
    page = NewGamePage(FOREST, GAMES, Remembered(LAST))
    qtbot.addWidget(page)
    setup = page.setup
    assert (setup.variant, setup.players, setup.options) == (LAST.variant, SEATS, LAST.options)
    assert setup.seed != LAST.seed


def test_every_game_of_the_catalog_is_listed(page: NewGamePage) -> None:
    assert {game.id for game in listed(page)} == set(catalog().ids)


def test_every_word_of_the_search_must_occur(page: NewGamePage) -> None:
    page.gallery.search.setText("hawaiian")
    assert [game.name for game in listed(page)] == ["Hawaiian"]
    assert page.setup.variant == listed(page)[0].id
    page.gallery.search.setText("hawaiian thai")
    assert page.gallery.game is None
    assert page.setup is None
    assert not page.start.isEnabled()
    page.gallery.search.setText("")
    assert len(listed(page)) == len(GAMES)
    assert page.start.isEnabled()


def test_filters_narrow_and_all_games_widens_again(page: NewGamePage) -> None:
    page.gallery.filters.children_too.click()
    assert "ninety-nine" in [game.id for game in listed(page)]
    assert "zeus-on-the-loose" not in [game.id for game in listed(page)]
    assert not page.gallery.filters.everything.isChecked()
    page.gallery.filters.everything.click()
    assert len(listed(page)) == len(GAMES)
    assert page.gallery.filters.everything.isChecked()


def test_the_search_understands_numbers_of_players_and_without(page: NewGamePage) -> None:
    for words in ("for 8", "8 players"):
        page.gallery.search.setText(words)
        assert {game.id for game in listed(page)} == {game.id for game in GAMES if game.max_players >= 8}
    page.gallery.search.setText("icelandic for 8")
    assert listed(page)[0].family.id == "icelandic"
    assert all(game.max_players >= 8 for game in listed(page))
    with_jokers = {
        game.id for game in GAMES if any(face.startswith("JK") for face in catalog().resolve(game.id).faces)
    }
    page.gallery.search.setText("Without jokers")
    assert {game.id for game in listed(page)} == {game.id for game in GAMES} - with_jokers
    page.gallery.search.setText("jokers")
    assert {game.id for game in listed(page)} >= with_jokers
    page.gallery.search.setText("")
    assert len(listed(page)) == len(GAMES)


def test_a_single_hit_is_named_and_chosen(page: NewGamePage) -> None:
    page.gallery.search.setText("hawaiian")
    assert page.gallery.currentWidget() is page.gallery.nothing
    assert page.gallery.nothing.sentence.text() == f"Only {listed(page)[0].name} fits."
    assert page.picker.text() == "Hawaii"
    assert page.picker.isVisible()
    assert page.start.isEnabled()
    page.gallery.nothing.all.click()
    assert page.gallery.currentWidget() is page.gallery.shelves
    assert page.picker.text() == "Hawaii"
    page.gallery.search.setText("zeus")
    assert not page.picker.isVisible(), "there is nothing to choose in a family of one game"


def test_letters_typed_anywhere_on_the_page_search(qtbot: QtBot, page: NewGamePage) -> None:
    for there in (page.gallery.shelves, page.picker, page.start):
        there.setFocus()
        qtbot.keyClicks(there, "z")
        qtbot.keyClicks(QApplication.focusWidget(), "eus")
        assert page.gallery.search.text() == "zeus"
        assert page.gallery.game.id == "zeus-on-the-loose"
        page.gallery.show_all()
        assert QApplication.focusWidget() is page.gallery.shelves
        page.gallery.choose("ninety-nine")
    page.gallery.search.setText("thai")
    page.gallery.found.setFocus()
    qtbot.keyClicks(page.gallery.found, "4")
    assert page.gallery.search.text() == "thai4"


def test_the_chosen_game_stays_chosen_while_the_filter_shows_it(page: NewGamePage) -> None:
    page.gallery.choose("to-fifty")
    page.gallery.filters.children_too.click()
    assert page.gallery.game.id == "to-fifty"


def test_f_makes_a_favorite_and_says_so_and_the_star_can_be_clicked(
    qtbot: QtBot, page: NewGamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    emitted: list[tuple[str, ...]] = []
    model = page.gallery.model
    model.dataChanged.connect(lambda *_: emitted.append(model.favorites))
    page.gallery.choose("ninety-eight-umass")
    qtbot.keyClick(page.rows, Qt.Key.Key_F)
    game = page.gallery.game
    assert heard[-1] == say("shared-favorite-spoken", game=game.name, blurb=game.blurb)
    page.gallery.choose("ninety-nine")
    page.picker.click()
    delegate = page.rows.itemDelegate()
    star = delegate.star_at(page.rows.visualRect(page.rows.currentIndex())).toPoint()
    qtbot.mouseClick(page.rows.viewport(), Qt.MouseButton.LeftButton, pos=star)
    assert emitted[-1] == ("ninety-eight-umass", "ninety-nine")
    page.gallery.filters.favorites.click()
    assert [game.id for game in listed(page)] == ["ninety-nine", "ninety-eight-umass"]
    assert page.gallery.currentWidget() is page.gallery.found
    page.gallery.choose("ninety-nine")
    qtbot.keyClick(page.gallery.found, Qt.Key.Key_F)
    assert emitted[-1] == ("ninety-eight-umass",)


# Seats


def test_keys_reorder_seats_and_the_hand_goes_along(qtbot: QtBot, page: NewGamePage) -> None:
    page.seats.rows[0].name.setFocus()
    qtbot.keyClick(page.seats.rows[0].name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(page) == ["Olive", "Ann", "Pip"]
    assert QApplication.focusWidget() is page.seats.rows[1].name
    qtbot.keyClick(page.seats.rows[1].name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(page.seats.rows[2].name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(page) == ["Olive", "Pip", "Ann"]
    assert [seat.name for seat in page.setup.players] == ["Olive", "Pip", "Ann"]


def test_your_own_seat_is_called_yours(page: NewGamePage) -> None:
    ann, olive, *others = page.seats.seats
    page.seats.set_seats([replace(ann, name="You"), olive, *others])
    mine, other = page.seats.rows[:2]
    assert (mine.remove.toolTip(), mine.role.accessibleName()) == ("Remove your seat", "What you do")
    assert mine.avatar.accessibleName().startswith("Seat 1, yours: picture")
    assert (other.remove.toolTip(), other.role.accessibleName()) == ("Remove Olive", "What Olive does")


def test_up_and_down_lead_to_the_same_control_of_the_next_seat(qtbot: QtBot, page: NewGamePage) -> None:
    mia = Learner("1", "Mia", "cat")
    page.seats.know([mia])
    page.seats.set_seats(with_learner(page.seats.seats, 1, mia))
    ann, child, pip = page.seats.rows[:3]
    for control, key, to in (
        (ann.player, Qt.Key.Key_Down, child.player),
        (child.player, Qt.Key.Key_Down, pip.player),
        (pip.name, Qt.Key.Key_Up, child.player),
        (child.role, Qt.Key.Key_Up, ann.player),
        (ann.name, Qt.Key.Key_Up, ann.name),
    ):
        control.setFocus()
        qtbot.keyClick(control, key)
        assert to.hasFocus()


def test_dragging_reorders_seats(qtbot: QtBot, page: NewGamePage) -> None:
    handle = page.seats.rows[2].handle
    grip = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=grip)
    above = handle.mapFromGlobal(page.seats.rows[0].mapToGlobal(QPoint(10, 10)))
    page.seats.rows[2].handle.dragged.emit(handle.mapToGlobal(above))
    assert names(page) == ["Pip", "Ann", "Olive"]
    for far, there in ((4000, ["Ann", "Olive", "Pip"]), (-4000, ["Pip", "Ann", "Olive"])):
        page.seats.rows[2].handle.dragged.emit(handle.mapToGlobal(above) + QPoint(0, far))
        assert names(page) == there, "beyond the seats it's the last one, or the first"
    assert page.seats.rows[0].property("role") == "seat-held"
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=above)
    assert all(row.property("role") == "seat" for row in page.seats.rows)


def test_a_person_and_a_computer_can_be_added_and_taken_away(qtbot: QtBot, page: NewGamePage) -> None:
    page.seats.add_person.click()
    qtbot.keyClicks(page.seats.rows[3].name, "Ben")
    qtbot.keyClick(page.seats, Qt.Key.Key_Insert)
    setup = page.setup
    assert [seat.kind for seat in setup.players] == ["person", "computer", "computer", "person", "computer"]
    assert setup.players[3].name == "Ben"
    assert len({seat.name for seat in setup.players}) == len({seat.avatar for seat in setup.players}) == 5
    page.seats.rows[1].remove.click()
    assert names(page)[:2] == ["Ann", "Pip"]
    assert page.seats.rows[1].remove.hasFocus()
    page.seats.rows[3].remove.click()
    assert page.seats.rows[2].remove.hasFocus(), "the last one left"


def test_seats_stay_within_the_numbers_of_players_of_the_game(page: NewGamePage) -> None:
    for _ in range(12):
        page.seats.add(person=False)
    assert len(page.seats.seats) == 10
    assert not page.seats.add_person.isVisible()
    page.gallery.choose("zeus-on-the-loose")
    assert len(page.seats.seats) == catalog().resolve("zeus-on-the-loose").max_players == 5
    assert names(page)[0] == "Ann"
    page.gallery.choose("ninety-nine")
    assert len(page.seats.seats) == 10
    while len(page.seats.seats) > 2:
        page.seats.remove(len(page.seats.seats) - 1)
    assert not page.seats.rows[0].remove.isEnabled()
    page.gallery.choose("one-hundred")
    assert len(page.seats.seats) == 3


def test_a_seat_changes_between_person_and_computer(
    page: NewGamePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    page.seats.rows[1].player.pick("")
    assert page.seats.seats[1].kind == "person"
    page.seats.rows[0].player.pick(LEVELS[-1])
    assert page.seats.seats[0] == Player("Ann", "computer", LEVELS[-1], "cat")
    page.seats.rows[1].player.pick(LEVELS[0])
    assert page.setup is None
    assert page.trouble.text() == "At least one player must be a person."
    assert heard == [page.trouble.text()]
    assert not page.start.isEnabled()


def test_a_seat_can_be_for_a_phone(page: NewGamePage) -> None:
    assert page.start.text() == "Deal"
    page.seats.rows[1].player.pick(PHONE)
    phone = page.seats.seats[1]
    assert (phone.kind, phone.phone, phone.name) == ("person", True, "")
    assert page.start.text() == "Phones"
    page.seats.rows[0].player.pick(PHONE)
    assert page.setup.players[0].name != "You", "nobody is at this screen"
    again = remembered(to_remember(page.setup, "Ninety-nine"))
    assert [seat.phone for seat in again.players] == [True, True, *(False for _ in again.players[2:])]
    page.seats.rows[0].player.pick("")
    page.seats.rows[1].player.pick(LEVELS[0])
    assert page.start.text() == "Deal"


def test_two_seats_with_one_name_are_reported(qtbot: QtBot, page: NewGamePage) -> None:
    page.seats.rows[0].name.setFocus()
    page.seats.rows[0].name.selectAll()
    qtbot.keyClicks(page.seats.rows[0].name, "olive")
    assert page.trouble.text() == "Two players are called Olive."
    assert page.setup is None
    page.seats.rows[0].name.selectAll()
    qtbot.keyClick(page.seats.rows[0].name, Qt.Key.Key_Delete)
    assert page.setup.players[0].name == "You"
    qtbot.keyClicks(page.seats.rows[0].name, "x" * 40)
    assert len(page.seats.seats[0].name) == 16


def test_a_picture_is_picked_by_keys(qtbot: QtBot, page: NewGamePage) -> None:
    picker = page.seats.rows[0].avatar.pick()
    focused = QApplication.focusWidget()
    assert focused in picker.buttons
    assert focused.avatar == page.seats.seats[0].avatar
    qtbot.keyClick(focused, Qt.Key.Key_Right)
    after = QApplication.focusWidget()
    qtbot.keyClick(after, Qt.Key.Key_Return)
    assert page.seats.seats[0].avatar == "rabbit"


# The sheet


def test_the_sheet_shows_at_most_four_chips_and_unusual_ones_first(page: NewGamePage) -> None:
    usual = {chip.text for chip in next(game for game in GAMES if game.id == "ninety-nine").features}
    page.gallery.choose(GAMES[-1].id)
    assert page.chips.chips == page.gallery.model.chips(GAMES[-1])
    for game in GAMES:
        shown = [chip.text for chip in page.gallery.model.chips(game)]
        assert 0 < len(shown) <= 4
        assert [text in usual for text in shown] == sorted(text in usual for text in shown)
        assert "no tokens" not in shown


def test_a_game_of_the_family_is_taken_from_the_list_over_the_sheet(qtbot: QtBot, page: NewGamePage) -> None:
    asked: list[MatchSetup] = []
    page.start_asked.connect(asked.append)
    page.gallery.choose("ninety-nine-icelandic")
    assert (page.picker.text(), page.picker.more) == ("The classic", "4 more")
    assert page.picker.accessibleDescription().endswith(". 4 more")
    qtbot.mouseClick(page.picker, Qt.MouseButton.LeftButton)
    assert page.rows.isVisible()
    assert QApplication.focusWidget() is page.rows
    qtbot.keyClick(page.rows, Qt.Key.Key_Down)
    qtbot.keyClick(page.rows, Qt.Key.Key_Return)
    assert not page.rows.isVisible()
    assert QApplication.focusWidget() is page.picker
    assert page.setup.variant == "ninety-nine-lincoln-2018"
    assert asked == []


def test_a_seat_on_the_sheet_opens_its_menu(qtbot: QtBot, page: NewGamePage) -> None:
    assert [tile.text() for tile in page.strip.tiles if tile.isVisible()] == ["Ann", "Olive", "Pip"]
    page.strip.tiles[1].click()
    press(qtbot, page, "Person")
    assert page.seats.seats[1].kind == "person"
    page.strip.tiles[2].click()
    press(qtbot, page, "Computer")
    press(qtbot, page, level_lines()[LEVELS[1]])
    assert page.seats.seats[2].level == LEVELS[1]
    page.strip.tiles[0].click()
    press(qtbot, page, "Move right")
    assert names(page)[1] == "Ann"
    assert QApplication.focusWidget() is page.strip.tiles[1]
    page.strip.tiles[1].click()
    press(qtbot, page, "Remove Ann")
    assert len(page.seats.seats) == 2
    page.strip.tiles[0].click()
    press(qtbot, page, "Name and picture")
    assert QApplication.focusWidget() is page.seats.rows[0].name


def test_pictures_do_not_grow_into_the_room_of_a_scroll_bar_that_goes(page: NewGamePage) -> None:
    """Larger pictures may need the scroll bar again: they took turns until the program crashed."""
    strip, sides = page.strip, list[int]()
    page.resize(1440, 900)
    strip.show_small(False)
    for width in (600, 300, 600):
        strip.resize(width, 80)
        sides.append(strip.add.side)
    assert sides == [54, 38, 54]
    while strip.add.side == 54:
        strip.resize(strip.width() - 4, 80)
    bar = page.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
    strip.resize(strip.width() + bar, 80)
    assert strip.add.side == 38


def test_seats_are_equally_far_apart_whatever_their_names(page: NewGamePage) -> None:
    names = ("Bartholomew", "Barnaby", "Petra", "Pip", "Bo")
    page.resize(1440, 900)
    page.seats.set_seats([Player(name, "person", "", "owl") for name in names])
    assert len({tile.sizeHint().width() for tile in page.strip.tiles[:5]}) == 1


def test_what_lies_on_the_sheet_begins_at_one_edge(page: NewGamePage, qtbot: QtBot) -> None:
    page.resize(1440, 900)
    qtbot.waitUntil(lambda: page.lengths.isVisible())
    # Buttons have room for a focus ring around them.
    insets = {page.picker: RING, page.chips: 0, page.to_rules: RING, page.lengths: 0, page.start: RING}
    edges = {
        part.mapTo(page.sheet, part.contentsRect().topLeft()).x() + inset for part, inset in insets.items()
    }
    assert len(edges) == 1


@pytest.mark.parametrize(("players", "size"), [(5, (1440, 900)), (10, (1440, 900)), (4, (1024, 640))])
def test_the_names_at_the_table_are_whole(
    page: NewGamePage, qtbot: QtBot, players: int, size: tuple[int, int]
) -> None:
    seats = [Player("", "person", "", "fox")] * 2
    names = ("Barnaby", "Petra", "Rosie", "Juno", "Tara", "Fern", "Pip", "Olive")
    page.resize(*size)
    page.seats.set_seats([*seats, *(Player(name, "computer", "cautious", "owl") for name in names)][:players])

    def are_whole() -> bool:
        return all(
            paint.text_width(tile.text(), LEAST_NAME, 800) <= tile.width() - 2 * RING
            for tile in page.strip.tiles[:players]
        )

    qtbot.waitUntil(are_whole)
    assert [tile.text() for tile in page.strip.tiles[:3]] == ["Player 1", "Player 2", "Barnaby"]


def test_names_at_the_table_are_of_one_size_except_one_without_room(page: NewGamePage, qtbot: QtBot) -> None:
    def seat(*names: str) -> None:
        page.seats.set_seats([Player(name, "person", "", "owl") for name in names])

    page.resize(1440, 900)
    tiles = page.strip.tiles
    seat("Bo", "Olive", "Barnaby", "Petra")
    qtbot.waitUntil(lambda: tiles[2].has_room, timeout=PATIENCE)
    assert len({tile.name_size for tile in tiles[:4]}) == 1
    seat("Bo", "Olive", "Wolfeschlegelsteinhausen", "Petra", "Pip", "Tara")
    assert not tiles[2].has_room
    assert tiles[2].name_size == LEAST_NAME < tiles[0].name_size == tiles[5].name_size


def test_keys_add_move_and_remove_at_the_seats_on_the_sheet(qtbot: QtBot, page: NewGamePage) -> None:
    first, second = page.strip.tiles[:2]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert names(page) == ["Olive", "Ann", "Pip"]
    assert QApplication.focusWidget() is second
    qtbot.keyClick(second, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert names(page) == ["Olive", "Pip"]
    qtbot.keyClick(second, Qt.Key.Key_Insert, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(page.strip.add, Qt.Key.Key_Space)
    assert [seat.kind for seat in page.seats.seats] == ["computer", "computer", "person", "computer"]
    assert page.count.text() == "4 players, max 10"


def test_a_seat_is_dragged_to_another_place(qtbot: QtBot, page: NewGamePage) -> None:
    first, last = page.strip.tiles[0], page.strip.tiles[2]
    qtbot.waitUntil(lambda: last.x() > first.x())
    there = first.mapFromGlobal(last.mapToGlobal(last.rect().center()))
    qtbot.mousePress(first, Qt.MouseButton.LeftButton, pos=first.rect().center())
    first.dragged.emit(first.mapToGlobal(there))
    assert names(page) == ["Olive", "Pip", "Ann"]
    qtbot.mouseRelease(first, Qt.MouseButton.LeftButton, pos=there)
    assert not any(menu.is_open for menu in page.findChildren(MenuBoard))


def test_another_computer_is_as_strong_as_the_last_and_the_last_is_removed_first() -> None:
    ann, mia = Player("Ann", "person"), Player("Mia", "person")
    olive, pip = Player("Olive", "computer", "beginner", "owl"), Player("Pip", "computer", "expert", "fox")
    assert with_computer((ann, olive, pip))[-1].level == "expert"
    assert with_computer((ann, pip, olive))[-1].level == "beginner"
    assert fitted((ann, olive, pip, mia), 2, 3) == (ann, olive, mia)
    assert fitted((ann, olive, pip, mia), 1, 1) == (ann,)
    assert [one.kind for one in fitted((ann,), 3, 5)] == ["person", "computer", "computer"]


def test_a_short_game_is_one_click_and_stays_short_for_other_players(page: NewGamePage) -> None:
    short, usual = page.lengths.choice.segments
    page.gallery.choose("ninety-nine-king-nine-swap")
    for _ in range(2):
        page.seats.add(person=False)
    page.seats.remove(4)
    assert (short.text(), usual.text()) == ("Short, 10 min", "Usual, 30 min")
    short.click()
    assert page.setup.options == {"tokens": "2"}
    assert not page.changes.isVisible()
    assert time_of(page, "Ninety-nine") == "30 min"
    for _ in range(2):
        page.seats.add(person=False)
    assert page.setup.options == {"tokens": "1"}
    assert page.lengths.short_rules
    assert usual.text() == "Usual, 25 min"
    assert time_of(page, "Ninety-nine") == "25 min", "with more players all have fewer tokens"
    usual.click()
    assert page.setup.options == {}
    page.options.pick("tokens", "2")
    assert usual.isChecked()
    assert page.changes.isVisible()
    page.changes.usual.click()
    assert page.setup.options == {}
    page.gallery.choose("boom-o")
    assert not page.lengths.isVisible()


@rows(
    "game, players, options",
    [
        ("ninety-eight", 4, {"session_deals": "4"}),
        ("ninety-nine-taiwanese", 4, {"tokens": "1", "stock": "play_on", "packs": "1"}),
    ],
)
def test_a_game_that_tokens_cannot_shorten_has_a_short_one(
    page: NewGamePage, game: str, players: int, options: dict[str, str]
) -> None:
    page.gallery.choose(game)
    while len(page.seats.seats) < players:
        page.seats.add(person=False)
    short, usual = page.lengths.choice.segments
    short.click()
    assert page.setup.options == options
    assert short.isChecked()
    assert not page.changes.isVisible()
    usual.click()
    assert page.setup.options == {}


def test_inviting_phones_gives_them_free_seats_or_those_of_computers(page: NewGamePage) -> None:
    asked: list[MatchSetup] = []
    page.start_asked.connect(asked.append)
    page.gallery.choose("zeus-on-the-loose")
    page.strip.phones.click()
    assert [seat.phone for seat in asked[0].players] == [False, False, False, True, True]
    for _ in range(2):
        page.seats.add(person=False)
    page.strip.phones.click()
    assert [seat.phone for seat in asked[1].players] == [False, True, True, True, True]
    assert [seat.phone for seat in page.seats.seats] == [False] * 5


def test_at_a_full_table_of_people_the_last_one_is_invited_to_a_phone(page: NewGamePage) -> None:
    asked: list[MatchSetup] = []
    page.start_asked.connect(asked.append)
    page.gallery.choose("zeus-on-the-loose")
    page.seats.set_seats([Player("Ann", "person", "", "cat")] + [Player("", "person", "", "fox")] * 4)
    page.strip.phones.click()
    assert [seat.phone for seat in asked[0].players] == [False] * 4 + [True]


def test_the_computers_of_a_game_on_the_table_keep_their_level_in_another(page: NewGamePage) -> None:
    seats = (SEATS[0], replace(SEATS[1], level=LEVELS[-1]))
    page.take(Match.start(MatchSetup("ninety-nine", seats, "1")).seated)
    assert page.seats.rows[1].player.value == LEVELS[-1]
    page.gallery.choose("boom-o")
    assert [seat.level for seat in page.setup.players] == ["", LEVELS[-1]]


# House rules and the deal


def test_options_reach_the_set_up_and_go_back_to_the_usual(page: NewGamePage) -> None:
    page.gallery.choose("ninety-eight")
    rows = {row.choice.key: row for row in page.options.rows}
    assert not page.changes.isVisible()
    rows["ace_values"].control.pick("choice")  # type: ignore[union-attr]
    rows["session_deals"].control.more.click()  # type: ignore[union-attr]
    assert page.setup.options == {"ace_values": "choice", "session_deals": "1"}
    assert rows["ace_values"].note.text() == "1 (usual)"
    page.gallery.choose("ninety-nine")
    page.gallery.choose("ninety-eight")
    assert page.setup.options == {"ace_values": "choice", "session_deals": "1"}
    page.changes.usual.click()
    assert page.setup.options == {}


def test_the_keyboard_goes_straight_to_the_rules_and_back(qtbot: QtBot, page: NewGamePage) -> None:
    been: list[object] = []
    for at, there in ((page.to_rules, page.tabs.segments[0]), (page.to_games, page.picker)):
        at.setFocus()
        been.clear()
        QApplication.instance().focusChanged.connect(lambda _, now: been.append(now))
        qtbot.keyClick(at, Qt.Key.Key_Return)
        QApplication.instance().focusChanged.disconnect()
        assert been == [there]
        assert there.isVisible()
        assert there.hasFocus()


def test_house_rules_that_many_games_have_are_folded_until_one_is_changed(
    qtbot: QtBot, page: NewGamePage
) -> None:
    page.gallery.choose("ninety-nine-baltimore")
    page.show_tab("options")
    shown = [row.choice.key for row in page.options.rows if row.isVisible()]
    assert {"tokens", "hand_size"} < set(shown)
    assert len(shown) < len(page.options.rows)
    page.options.more.setFocus()
    qtbot.keyClick(page.options.more, Qt.Key.Key_Space)
    first = next(row for row in page.options.rows if row.choice.key not in shown)
    assert QApplication.focusWidget() is first.stop
    page.options.more.click()
    assert not first.isVisible()
    page.gallery.choose("ninety-nine-thai")
    assert not page.options.more.isChecked()
    choice = next(row.choice for row in page.options.rows if not row.isVisible() and row.choice.values)
    page.options.pick(choice.key, next(value for value in choice.values if value != choice.default))
    page.gallery.choose("ninety-nine-baltimore")
    page.gallery.choose("ninety-nine-thai")
    assert page.options.more.isChecked()


def test_a_house_rule_that_another_makes_useless_is_not_offered(page: NewGamePage) -> None:
    page.gallery.choose("scary-seven")
    rows = {row.choice.key: row for row in page.options.rows}
    below = rows["negative_totals"]
    below.control.pick("floor")  # type: ignore[union-attr]
    rows["count_down"].control.pick("down")  # type: ignore[union-attr]
    assert below.isHidden()
    # The heading above it has nothing else below it.
    assert [group for group, heading in page.options._headings.items() if heading.isHidden()] == ["game"]
    assert page.setup.options == {"count_down": "down"}
    assert len(page.options.changes) == 1
    page.gallery.choose("ninety-nine")
    page.gallery.choose("scary-seven")
    below = next(row for row in page.options.rows if row.choice.key == "negative_totals")
    assert below.isHidden()
    page.options.reset_all()
    assert not below.isHidden()
    assert page.setup.options == {}


@pytest.mark.slow("every house rule of every variant")
def test_every_option_of_every_game_is_offered_in_words(page: NewGamePage) -> None:
    for variant in catalog().ids:
        page.gallery.go_to(variant)
        offered = {choice.key: choice for choice in catalog().resolve(variant).choices}
        assert {row.choice.key: row.choice for row in page.options.rows} == offered
        assert page.options.options == (LAST.options if variant == LAST.variant else {})


def test_house_rules_that_conflict_are_reported_and_cannot_be_dealt(page: NewGamePage) -> None:
    page.gallery.choose("ninety-eight-arizona")
    rows = {row.choice.key: row for row in page.options.rows}
    rows["stock"].control.pick("reshuffle")  # type: ignore[union-attr]
    rows["arizona_stock_end"].control.pick("last_player_wins")  # type: ignore[union-attr]
    assert page.trouble.text().startswith("These rules don't go together: a reshuffled stock never runs out")
    assert page.trouble.isVisible()
    assert not page.start.isEnabled()
    rows["stock"].control.pick("play_on")  # type: ignore[union-attr]
    assert page.start.isEnabled()
    assert not page.trouble.isVisible()


def test_too_few_cards_for_the_players_are_reported(page: NewGamePage) -> None:
    page.gallery.choose("ninety-eight")
    for _ in range(7):
        page.seats.add(person=False)
    row = next(row for row in page.options.rows if row.choice.key == "hand_size")
    row.control.field.setValue(10)  # type: ignore[union-attr]
    assert page.trouble.text().startswith("10 players would need 100 cards")
    assert page.setup is None


def test_a_screen_reader_hears_what_each_list_is_for(page: NewGamePage) -> None:
    # Lists get their labels when they are shown.
    for tab in ("options", "seats"):
        page.show_tab(tab)
    picks = [row.control for row in page.options.rows if isinstance(row.control, PickButton)]
    assert picks
    for pick in (*picks, page.seats.rows[1].player):
        assert pick.accessibleName() in labels_of(pick)


def test_the_tick_in_a_list_is_visible_with_and_without_the_highlight(page: NewGamePage) -> None:
    page.show_tab("seats")
    kind = page.seats.rows[1].player
    kind.showPopup()
    view = kind.view()
    chosen = kind.model().index(kind.currentIndex(), 0)

    def ink() -> list[int]:
        tick = view.visualRect(chosen).adjusted(8, 6, 0, -6)
        image = view.viewport().grab(QRect(tick.topLeft(), QSize(22, tick.height()))).toImage()
        spots = ((x, y) for x in range(image.width()) for y in range(image.height()))
        return sorted(image.pixelColor(x, y).lightness() for x, y in spots)

    assert ink()[-1] > 200, "light on the highlight"
    view.setCurrentIndex(kind.model().index(0, 0))
    assert ink()[0] < 100, "dark on paper"
    kind.hidePopup()


@pytest.mark.parametrize(
    ("words", "nearest"),
    [
        ("Ninty nein", "Ninety-nine"),
        ("icelandik", "Icelandic"),
        ("hawaiian thai", "Hawaiian"),
        ("zzz", ""),
    ],
)
def test_a_search_without_a_hit_says_so_and_offers_ways_on(
    qtbot: QtBot, page: NewGamePage, words: str, nearest: str
) -> None:
    page.gallery.search.setText(words)
    assert page.gallery.currentWidget() is page.gallery.nothing
    assert not page.sheet.isVisible()
    assert not page.start.isEnabled()
    assert words in page.gallery.nothing.sentence.text()
    offered = [button.text() for button in page.gallery.nothing.near if button.isVisible()]
    assert nearest in offered if nearest else not offered
    assert page.gallery.nothing.lead.isVisible() is bool(offered)
    qtbot.keyClick(page.gallery.search, Qt.Key.Key_Down)
    if not nearest:
        assert QApplication.focusWidget() is page.gallery.nothing.all
        page.gallery.nothing.all.click()
        assert len(listed(page)) == len(GAMES)
    else:
        first = QApplication.focusWidget()
        assert first is page.gallery.nothing.near[0]
        page.gallery.nothing.near[0].click()
        assert page.gallery.game.name == offered[0]
    assert page.gallery.search.text() == ""
    assert page.gallery.currentWidget() is page.gallery.shelves


def test_filters_that_leave_no_game_say_why(page: NewGamePage) -> None:
    page.gallery.filters.favorites.click()
    assert "Star" in page.gallery.nothing.sentence.text()
    page.gallery.filters.everything.click()
    page.gallery.filters.recent.click()
    assert page.gallery.nothing.sentence.text() == "You haven't played a game yet."
    page.gallery.filters.everything.click()
    page.gallery.filters.favorites.click()
    page.gallery.search.setText("icelandic")
    assert page.gallery.nothing.near[0].text().startswith("Icelandic")
    assert "Star" in page.gallery.nothing.sentence.text()
    page.gallery.model.favorites = ("ninety-nine",)
    page.gallery.search.setText("icelandic ")
    assert page.gallery.nothing.sentence.text() == "No game fits all of that."
    page.gallery.nothing.all.click()
    assert page.gallery.filters.everything.isChecked()
    assert page.gallery.currentWidget() is page.gallery.shelves


def test_the_rules_tab_shows_the_rules_with_the_house_rules(page: NewGamePage) -> None:
    page.gallery.choose("ninety-nine")
    page.show_tab("rules")
    assert page.title.text() == "Ninety-nine"
    assert "Cards in hand: 4" in page.rules.toPlainText()
    assert "four cards" in page.rules.toPlainText() or "4 cards" in page.rules.toPlainText()


def test_the_same_deal_number_gives_the_same_cards(page: NewGamePage) -> None:
    def hands(setup: MatchSetup | None) -> list[tuple[str, ...]]:
        match = Match.start(setup)
        match.deal()
        return [match.view(seat).hand for seat in range(len(setup.players))]

    page.options.deal.setText("4711")
    first = hands(page.setup)
    assert hands(page.setup) == first
    page.options.deal.setText("4712")
    assert hands(page.setup) != first
    page.options.deal.setText("")
    assert page.setup is not None
    seeds = {setup.seed for setup in (page.setup, page.setup, page.setup) if setup is not None}
    assert len(seeds) > 1


def test_a_deal_number_takes_digits_only(qtbot: QtBot, page: NewGamePage) -> None:
    qtbot.keyClicks(page.options.deal, "12ab-3 4")
    assert page.options.deal.text() == "1234"


def test_a_long_name_shows_its_beginning_after_typing(qtbot: QtBot, page: NewGamePage) -> None:
    field = page.seats.rows[0].name
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "Bartholomew Maximilian")
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert field.text().startswith("Bartholomew")
    assert field.cursorPosition() == 0


def test_a_list_that_fits_has_no_scroll_bar(page: NewGamePage) -> None:
    page.picker.click()
    bar = page.rows.verticalScrollBar()
    assert bar.isEnabled()
    page.gallery.choose("zeus-on-the-loose")
    page.resize(1440, 900)
    page.rows.grab()
    assert not bar.isEnabled()


# Keys


def test_enter_deals_from_the_gallery_the_search_and_a_name(qtbot: QtBot, page: NewGamePage) -> None:
    asked: list[MatchSetup] = []
    page.start_asked.connect(asked.append)
    for widget in (page.gallery.shelves, page.gallery.search, page.seats.rows[0].name):
        qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert [setup.players for setup in asked] == [SEATS] * 3


def test_tab_reaches_everything_on_the_page(qtbot: QtBot, page: NewGamePage) -> None:
    page.resize(1440, 900)
    page.activateWindow()
    before = [page.gallery.search, page.ways, *page.gallery.filters.controls, page.gallery.shelves]
    table = [*page.strip.tiles[:3], page.strip.add, page.strip.phones]
    family = [
        page.picker,
        page.to_rules,
        page.lengths.choice.segments[1],
        *table,
        page.changes.usual,
        page.start,
    ]
    assert tabbed(qtbot, page.gallery.search)[:-1] == [*before, *family]
    page.show_tab("seats")
    rows = [control for row in page.seats.rows[:3] for control in row.controls if control.isVisible()]
    adding = [page.seats.add_person, page.seats.add_computer, page.seats.open_hands]
    setup = [page.to_games, page.tabs.segments[2], *rows, *adding, page.real, page.changes.usual, page.start]
    assert tabbed(qtbot, page.gallery.search)[:-1] == [*before, *setup]


def test_every_way_to_a_game_or_pack_of_your_own_is_behind_one_button(
    qtbot: QtBot, page: NewGamePage
) -> None:
    page.activateWindow()
    page.gallery.choose("ninety-nine-thai")
    asked: list[object] = []
    page.asked.connect(asked.append)
    page.change_asked.connect(lambda variant, options: asked.append((variant, options)))
    shown = [page.ways, *page.gallery.filters.controls, page.gallery.shelves]
    assert tabbed(qtbot, page.gallery.search)[1 : len(shown) + 1] == shown
    page.ways.setFocus()
    for way in ("Add a game", "Paste a game", "Make your own game"):
        qtbot.keyClick(page.ways, Qt.Key.Key_Space)
        press(qtbot, page, way)
        assert QApplication.focusWidget() is page.ways
    assert asked == ["open-a-game", "paste-a-game", ("ninety-nine-thai", {})]
    page.ways.click()
    press(qtbot, page, "Real cards")
    assert page.setup.real_cards
    assert page.seats.isVisible()


def test_tab_walks_through_the_house_rules_in_their_order_and_stops_once_at_each(
    qtbot: QtBot, page: NewGamePage
) -> None:
    page.gallery.choose("ninety-nine-baltimore")
    page.show_tab("options")
    page.options.more.click()
    qtbot.keyClick(page, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is page.tabs.segments[1]
    for row in page.options.rows:
        here = QApplication.focusWidget()
        assert here is not None
        qtbot.keyClick(here, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is page.options.more:
            # This button folds the rules below it.
            qtbot.keyClick(page.options.more, Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is row.stop
    assert page.options.rows[0].choice.key == "ace_values"


def test_choices_that_stay_are_not_announced_again(qtbot: QtBot) -> None:
    levels = PickButton("Level", [("a", "A"), ("b", "B"), ("c", "C")])
    qtbot.addWidget(levels)
    levels.choose("c")
    messages = list[str]()
    levels.currentTextChanged.connect(messages.append)
    model = levels.model()
    model.rowsInserted.connect(lambda *_: messages.append("more"))
    model.dataChanged.connect(lambda *_: messages.append("another"))
    levels.offer([("a", "A"), ("c", "C")])
    assert messages == []
    assert levels.choices == {"a": "A", "c": "C"}
    levels.offer([("c", "C"), ("a", "All"), ("b", "B")])
    assert [*levels.choices.items()] == [("c", "C"), ("a", "All"), ("b", "B")]
    assert levels.value == "c"


def test_a_pill_grows_with_what_is_picked(qtbot: QtBot) -> None:
    row, age = QWidget(), PickButton("Age", [("", "Age"), ("10", "Age 10 or older")])
    qtbot.addWidget(row)
    FlowLayout(age, on=row)
    row.resize(600, 80)
    row.show()
    QApplication.processEvents()
    age.setCurrentIndex(1)
    age.activated.emit(1)
    QApplication.processEvents()
    assert age.width() >= age.sizeHint().width()
