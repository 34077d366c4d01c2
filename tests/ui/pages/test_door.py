"""The door: shelves of families, the games of one as rows, a game found by its description, and few clicks to
every game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from cardtable.controller.match.setup import MatchSetup
from cardtable.resources import resource
from cardtable.rules.families import families
from cardtable.rules.finding import Finder
from cardtable.ui.drawing import pictures
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.pages.new_game.new_game_page import Fade, NewGamePage, Remembered
from cardtable.ui.shared.chips import lines_of_chips
from cardtable.ui.shared.games_list import GAME_ROLE, finder_of, minutes_text, players_text, players_words
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.window.main_window import MainWindow
from tests.ui.pages.sitting import GAMES, SEATS

FEW = 3
"""Among the first so many a game counts as found."""

DESCRIPTIONS = {
    "ninety-nine": "the usual one, nines pass and fours turn the direction",
    "ninety-nine-king-nine-swap": "nine makes 99 and the king passes",
    "ninety-nine-four-nine-swap": "nine turns the direction, four passes",
    "ninety-nine-minus-ten": "a ten only takes ten off",
    "ninety-nine-four-again": "with two players a four gives another turn",
    "ninety-nine-orcutt": "five cards and nickels",
    "ninety-nine-boyer": "seven cards and only one life",
    "ninety-nine-four-corners": "fold the corner of a bill",
    "ninety-nine-five-folds": "fold the bill in half, fifth fold",
    "ninety-nine-pile-away": "the pile is taken away and counting begins at 0",
    "ninety-nine-69": "exactly 69 wins a token back",
    "ninety-nine-1950s": "sevens turn, no card makes 99",
    "ninety-nine-gamerules": "two packs and three chips",
    "ninety-nine-jokers": "jokers make 99 and kings turn",
    "ninety-nine-ishihara": "kings must wait five turns",
    "ninety-nine-ishihara-hands": "three kings win the game at once",
    "ninety-eight": "simple and quick, loser pays a forfeit",
    "ninety-eight-umass": "queen swaps hands, ace puts a player out",
    "ninety-eight-arizona": "several cards of a rank together, last one left wins",
    "one-hundred": "black aces make any total",
    "ninety-nine-qcsalon": "hit 33 or 66 and the others pay",
    "ninety-nine-qcsalon-beginner": "33 66 easier for beginners",
    "ninety-nine-wilson": "crossing a border costs a point",
    "ninety-nine-icelandic": "answer queens with queens",
    "ninety-nine-lincoln-2018": "penalty is handed on to the next player",
    "ninety-nine-st-albans-2019": "six is worth eight and eight is worth six",
    "ninety-nine-norwich-2022": "queens and a joker that turns the direction",
    "ninety-nine-whitby-2025": "runs of rising ranks",
    "ninety-nine-standard": "three skips a player, king changes nothing",
    "ninety-nine-alternative": "nines pass, tens take ten off, kings make 99",
    "ninety-nine-chicago": "three and nine both skip",
    "ninety-nine-hawaiian": "jacks make 99, fives bring it down",
    "ninety-nine-nepal": "the two makes 99",
    "ninety-nine-thai": "a card is turned up to begin, stuck is out",
    "ninety-nine-taiwanese": "name who plays next with a five",
    "99-poker": "ace of spades wears off, red queens only add",
    "99-poker-shed": "whoever plays the last card has won, several winners",
    "ninety-nine-michigan": "lay down three of a kind",
    "ninety-nine-baltimore": "steal a card, copy the last card",
    "ninety-nine-denexa": "four cards each for two to six",
    "99-queen-anne": "joker makes the next player play twice, four hands it back",
    "99-japan": "joker doubles the total, four turns or adds four",
    "99-zpag": "many packs, jack skips, nine turns the direction",
    "lobo-77": "box in which calling a doublet costs a token",
    "ono-99": "boxed game, pass a double play on with hold",
    "ono-99-2022": "new edition, throw four together",
    "boom-o": "bomb and ticking clock",
    "neu-101": "Japanese box to 101",
    "rs-99": "special pack, four cards that make 99, nine tokens",
    "99-ptaff": "Quebec, the second lost deal ends the game",
    "99-gronemann": "three won deals win the game",
    "five-alive": "five lives, never over 21, ten cards for each",
    "hundert": "all cards dealt out, pay your opponents what is over 100",
    "zeus-on-the-loose": "gods climbing a mountain",
    "to-twenty": "for small children, up to 20",
    "to-fifty": "children to 50",
    "back-to-zero": "children taking away from 50",
    "reach-99-together": "all together, cooperative",
    "oh-no-99": "school game to 99 with a wild queen",
    "zero-to-100": "first to reach 100 wins",
    "scary-seven": "numbers to 12 up to 25, sevens take away",
    "depasse-pas-100": "French school, stuck takes cards back",
}  # fmt: skip


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    made = NewGamePage(FOREST.like(), GAMES, Remembered())
    qtbot.addWidget(made)
    made.resize(1440, 900)
    with qtbot.waitExposed(made):
        made.show()
    return made


def click_row(qtbot: QtBot, view: QAbstractItemView, row: int) -> None:
    index = view.model().index(row, 0)
    view.scrollTo(index)
    spot = view.visualRect(index).topLeft() + QPoint(60, 20)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


# Finding


@cache
def finder() -> Finder:
    """What the page finds games with; to make it takes longer than to find one."""
    return finder_of(GAMES)


def test_every_game_has_a_description_here() -> None:
    assert set(DESCRIPTIONS) == {game.id for game in GAMES}


@pytest.mark.parametrize(("variant", "description"), DESCRIPTIONS.items())
def test_who_does_not_know_its_name_finds_a_game_by_what_it_is(variant: str, description: str) -> None:
    found = finder().find(description)
    assert variant in found[:FEW], found[:6]


@pytest.mark.parametrize(
    ("word", "variant"),
    [
        ("bomb", "boom-o"), ("mountain", "zeus-on-the-loose"), ("gods", "zeus-on-the-loose"),
        ("queens", "ninety-nine-icelandic"), ("steal", "ninety-nine-baltimore"), ("nickels", "ninety-nine-orcutt"),
        ("children", "to-twenty"), ("corners", "ninety-nine-four-corners"), ("swap hands", "ninety-eight-umass"),
        ("K = 99", "ninety-nine"), ("Hawaii", "ninety-nine-hawaiian"), ("timer", "boom-o"),
    ],
)  # fmt: skip
def test_a_word_is_enough_where_it_tells(word: str, variant: str) -> None:
    assert variant in finder().find(word)[:FEW]


EVERYDAY = {
    "crease the banknote": "ninety-nine-four-corners",
    "folding money": "ninety-nine-five-folds",
    "explode": "boom-o",
    "hourglass": "boom-o",
    "greek myth": "zeus-on-the-loose",
    "king worth zero": "ninety-nine-king-nine-swap",
    "everyone drinks": "ninety-eight",
    "pinch a card": "ninety-nine-baltimore",
    "repeat last card": "ninety-nine-baltimore",
    "trade hands with somebody": "ninety-eight-umass",
    "whole set of the same rank": "ninety-eight-arizona",
    "tens deduct ten": "ninety-nine-minus-ten",
    "sequence": "ninety-nine-whitby-2025",
    "three alike": "ninety-nine-michigan",
    "two goes in a row": "ono-99",
    "toddlers": "to-twenty",
    "broke but on trust": "ninety-nine-1950s",
    "5s are negative": "ninety-nine-hawaiian",
    "jack to the maximum": "ninety-nine-hawaiian",
    "on the dot sixty nine": "ninety-nine-69",
    "black ace whatever you like": "one-hundred",
    "halve the total": "ninety-nine-qcsalon",
    "jump over 33": "ninety-nine-wilson",
    "two decks": "ninety-nine-gamerules",
    "point at who goes next": "ninety-nine-taiwanese",
    "kings not allowed at first": "ninety-nine-ishihara",
    "extra go with two people": "ninety-nine-four-again",
    "ladies must be answered with ladies": "ninety-nine-icelandic",
    "jester to 99": "ninety-nine-jokers",
}
AT_A_GLANCE = 5
"""So many rows are seen without looking further."""


@pytest.mark.parametrize(("description", "variant"), EVERYDAY.items())
def test_a_game_is_found_by_everyday_words_that_its_rules_do_not_use(description: str, variant: str) -> None:
    found = finder().find(description)
    assert variant in found[:AT_A_GLANCE], found


def test_numbers_are_the_same_in_words_and_figures() -> None:
    assert (
        finder().find("nine makes ninety-nine")
        == finder().find("9s make 99")
        == finder().find("Nines make 99")
    )
    assert finder().find("one hundred")[0] == finder().find("100")[0] == "one-hundred"
    assert finder().find("ninety")[0] == finder().find("ninety-nine")[0] == "ninety-nine"
    assert finder().find("ninety-n") == finder().find("ninety")
    assert "ninety-nine" in finder().nearest("ninty")


def test_a_word_that_no_game_knows_is_left_out() -> None:
    assert finder().find("xylophone queens") == finder().find("queens")
    assert finder().find("bomb from grandma") == finder().find("bomb")


def test_numbers_are_found_whole_and_words_by_their_beginning() -> None:
    assert finder().find("icel") == finder().find("Icelandic")
    assert "to-fifty" not in finder().find("5 nickels")
    assert finder().find("xylophone") == ()
    assert set(finder().find("")) == {game.id for game in GAMES}


def test_what_is_found_stands_as_rows_of_all_families_the_best_first(page: NewGamePage) -> None:
    page.search.setText("answer queens")
    assert page.games.currentWidget() is page.found
    assert page.game is not None
    assert page.game.family.id == "icelandic"
    assert page.found.game == page.game == page.rows.game
    assert page.shelves.shelf is not None
    assert page.shelves.shelf.family.id == "icelandic"
    page.search.clear()
    assert page.games.currentWidget() is page.shelves
    assert page.game.family.id == "icelandic"


# Shelves and rows


def test_a_family_shows_its_games_the_classic_first_and_chosen(qtbot: QtBot, page: NewGamePage) -> None:
    for row, family in enumerate(families()):
        click_row(qtbot, page.shelves, row)
        model = page.rows.model()
        shown = [model.index(n, 0).data(GAME_ROLE).id for n in range(model.rowCount())]
        assert shown == [place.game for place in family.places]
        assert page.setup is not None
        assert page.setup.variant == family.classic


def test_every_game_is_dealt_with_three_clicks(qtbot: QtBot, page: NewGamePage) -> None:
    asked: list[str] = []
    page.start_asked.connect(lambda setup: asked.append(setup.variant))
    wanted = []
    for shelf, family in enumerate(families()):
        for row, place in enumerate(family.places):
            click_row(qtbot, page.shelves, shelf)
            click_row(qtbot, page.rows, row)
            qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
            wanted.append(place.game)
    assert asked == wanted
    assert len(asked) == len(GAMES)


def test_arrows_lead_from_shelf_to_shelf_and_on_to_the_rows(qtbot: QtBot, page: NewGamePage) -> None:
    page.activateWindow()
    page.setFocus()
    qtbot.keyClick(page.shelves, Qt.Key.Key_Down)
    qtbot.keyClick(page.shelves, Qt.Key.Key_Down)
    assert page.game is not None
    assert page.game.family == families()[4]
    qtbot.keyClick(page.shelves, Qt.Key.Key_Right)
    assert page.game.family == families()[5]
    qtbot.keyClick(page.shelves, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is page.rows
    qtbot.keyClick(page.rows, Qt.Key.Key_Down)
    assert page.game.id == families()[5].places[1].game
    asked: list[MatchSetup] = []
    page.start_asked.connect(asked.append)
    qtbot.keyClick(page.rows, Qt.Key.Key_Return)
    assert [setup.variant for setup in asked] == [page.game.id]
    qtbot.keyClick(page.rows, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is page.shelves


def test_escape_goes_back_by_one(qtbot: QtBot, open_window: Callable[[], MainWindow]) -> None:
    window = open_window()
    window.choose_game("ninety-nine-chicago")
    page = window.new_game.page
    page.search.setText("skip")
    page.to_seats.click()
    assert page.views.isVisible()
    qtbot.keyClick(page.seats, Qt.Key.Key_Escape)
    assert page.rows.isVisible()
    qtbot.keyClick(page.found, Qt.Key.Key_Escape)
    assert (page.search.text(), page.shelves.isVisible()) == ("", True)
    qtbot.keyClick(page.shelves, Qt.Key.Key_Escape)
    assert not window.new_game.is_shown


# Playing at once


def test_one_click_deals_the_game_that_everybody_begins_with(
    qtbot: QtBot, open_window: Callable[[], MainWindow]
) -> None:
    window = open_window()
    window.new_game.show()
    page = window.new_game.page
    assert page.now.text() == "Play Ninety-nine now"
    qtbot.mouseClick(page.now, Qt.MouseButton.LeftButton)
    assert window.match is not None
    assert window.match.setup.variant == families()[0].classic
    assert [player.kind for player in window.match.setup.players] == ["person"] + 3 * ["computer"]


def test_it_is_dealt_by_the_usual_rules_and_to_the_company_of_last_time(qtbot: QtBot) -> None:
    last = MatchSetup("ninety-nine", SEATS, "1", {"hand_size": "4"})
    page = NewGamePage(FOREST, GAMES, Remembered(last))
    qtbot.addWidget(page)
    asked: list[MatchSetup] = []
    page.start_asked.connect(asked.append)
    page.now.click()
    assert (asked[0].players, asked[0].options) == (SEATS, {})
    assert page.setup is not None
    assert page.setup.options == {"hand_size": "4"}


# What it looks like


def test_all_that_stands_on_a_shelf_has_a_picture() -> None:
    for family in families():
        art = family.art
        assert art.cards or art.picture or art.number
        assert all(pictures.face_path(code).exists() for code in art.cards), family.name
        if art.picture:
            assert resource("families", f"{art.picture}.svg").is_file()
        if art.token:
            assert resource("cards", "special", f"{art.token}.svg").is_file()


def test_no_picture_lies_there_for_no_shelf() -> None:
    used = {family.art.picture for family in families()}
    assert {path.stem for path in resource("families").glob("*.svg")} == used - {""}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("width", "text"), [(300.0, 1.0), (440.0, 1.0), (440.0, 2.0)])
def test_chips_stay_within_their_row(width: float, text: float) -> None:
    for game in GAMES:
        lines = lines_of_chips(game.chips, width, text)
        assert [chip for line in lines for chip in line] == list(game.chips)


def test_for_how_many_a_game_is_is_no_range_where_there_is_but_one_number() -> None:
    assert (players_words(2, 10), players_words(4, 4), players_words(1, 1)) == (
        "2–10 players",
        "4 players",
        "1 player",
    )
    assert players_text(4, 4) == "4"


def test_a_row_says_for_a_screen_reader_what_differs_for_whom_and_how_long(page: NewGamePage) -> None:
    page.choose("ninety-nine-orcutt")
    index = page.rows.currentIndex()
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Ninety-nine, Orcutt. Five cards")
    told = index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert told == "2–10 players, about 25 min, ages 7 and up. 5 cards; 4 nickels"
    shelf = page.shelves.currentIndex()
    assert (
        shelf.data(Qt.ItemDataRole.AccessibleTextRole)
        == "Ninety-nine, 18 variants. Add up to 99, and not one more."
    )


@pytest.mark.parametrize(
    ("minutes", "told"), [(3, "3 min"), (12, "10 min"), (32, "30 min"), (88, "90 min"), (176, "3 h")]
)
def test_minutes_are_told_as_people_do(minutes: int, told: str) -> None:
    assert minutes_text(minutes) == told


# What moves


def test_another_family_is_seen_to_come_and_nobody_waits_for_it(qtbot: QtBot, page: NewGamePage) -> None:
    page.pace = Pace(1.0)
    click_row(qtbot, page.shelves, 4)
    assert page.setup is not None
    assert page.setup.variant == families()[4].classic
    (fading,) = page.findChildren(Fade)
    assert fading.geometry() == page.sheet.geometry()
    assert fading.isVisible()
    qtbot.waitUntil(lambda: not fading.isVisible())
    page.pace = Pace(0.0)
    click_row(qtbot, page.shelves, 2)
    assert not fading.isVisible()
