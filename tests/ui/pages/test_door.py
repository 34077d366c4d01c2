"""New game: shelves of families, the games of a family as rows, a search, and few clicks to every game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from cardtable.controller.match.setup import MatchSetup
from cardtable.resources import resource
from cardtable.rules.families import families
from cardtable.ui.drawing import pictures
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.new_game.new_game_page import Fade, NewGamePage, Remembered
from cardtable.ui.shared.chips import lines_of_chips
from cardtable.ui.shared.games_list import GAME_ROLE, Wanted, minutes_text, players_text, players_words
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.controls import PillButton
from tests.ui.driver import OpenWindow
from tests.ui.pages.sitting import GAMES


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


def test_the_best_hit_of_a_search_is_chosen_and_stays_chosen(page: NewGamePage) -> None:
    page.gallery.search.setText("answer queens")
    assert page.gallery.currentWidget() is page.gallery.found
    assert page.gallery.game.family.id == "icelandic"
    assert page.gallery.found.game == page.gallery.game == page.rows.game
    assert page.gallery.shelves.shelf.family.id == "icelandic"
    page.gallery.search.clear()
    assert page.gallery.currentWidget() is page.gallery.shelves
    assert page.gallery.game.family.id == "icelandic"


def test_the_head_counts_the_hits(page: NewGamePage) -> None:
    """The count must not move the field, in which the player is still typing."""
    at = page.gallery.search.geometry()
    assert page.gallery.there.text() == ""
    for words, expected in (("from 0", f"of {len(GAMES)} games"), ("xylophone", f"0 of {len(GAMES)} games")):
        page.gallery.search.setText(words)
        QApplication.processEvents()
        assert page.gallery.there.text().endswith(expected)
        assert page.gallery.there.text().startswith(f"{page.gallery.shown.rowCount()} ")
        assert page.gallery.search.geometry() == at
    page.gallery.search.clear()
    assert page.gallery.there.text() == ""
    page.gallery.filters.want(Wanted(children=True))
    assert page.gallery.there.text() == f"{page.gallery.shown.rowCount()} of {len(GAMES)} games"


# Shelves and rows


def test_a_family_lists_its_games_and_chooses_its_classic(qtbot: QtBot, page: NewGamePage) -> None:
    for row, family in enumerate(families()):
        click_row(qtbot, page.gallery.shelves, row)
        model = page.rows.model()
        shown = [model.index(n, 0).data(GAME_ROLE).id for n in range(model.rowCount())]
        assert shown == [place.game for place in family.places]
        assert page.setup.variant == family.classic


@pytest.mark.parametrize(
    "few",
    [True, pytest.param(False, marks=pytest.mark.slow("every game of every shelf"))],
    ids=["few", "all"],
)
def test_every_game_is_dealt_with_four_clicks(qtbot: QtBot, page: NewGamePage, few: bool) -> None:
    """The quick test deals the last game of every third shelf."""
    asked: list[str] = []
    page.start_asked.connect(lambda setup: asked.append(setup.variant))
    wanted = []
    for shelf, family in enumerate(families()):
        for row, place in enumerate(family.places):
            if few and (shelf % 3 != 2 or place != family.places[-1]):
                continue
            click_row(qtbot, page.gallery.shelves, shelf)
            qtbot.mouseClick(page.picker, Qt.MouseButton.LeftButton)
            click_row(qtbot, page.rows, row)
            qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
            wanted.append(place.game)
    assert asked == wanted
    assert len(asked) == (len(families()) // 3 if few else len(GAMES))


def test_arrows_lead_from_shelf_to_shelf_and_on_to_the_sheet(qtbot: QtBot, page: NewGamePage) -> None:
    page.activateWindow()
    page.setFocus()
    qtbot.keyClick(page.gallery.shelves, Qt.Key.Key_Down)
    qtbot.keyClick(page.gallery.shelves, Qt.Key.Key_Down)
    assert page.gallery.game.family == families()[4]
    qtbot.keyClick(page.gallery.shelves, Qt.Key.Key_Right)
    assert page.gallery.game.family == families()[5]
    qtbot.keyClick(page.gallery.shelves, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is page.picker
    qtbot.keyClick(page.picker, Qt.Key.Key_Return)
    qtbot.keyClick(page.rows, Qt.Key.Key_Down)
    assert page.gallery.game.id == families()[5].places[1].game
    qtbot.keyClick(page.rows, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is page.picker
    asked: list[MatchSetup] = []
    page.start_asked.connect(asked.append)
    qtbot.keyClick(page.gallery.shelves, Qt.Key.Key_Return)
    assert [setup.variant for setup in asked] == [page.gallery.game.id]


def test_escape_goes_back_one_step_at_a_time(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.choose_game("ninety-nine-chicago")
    page = window.new_game.page
    page.gallery.search.setText("skip")
    page.show_tab("seats")
    assert page.views.isVisible()
    qtbot.keyClick(page.seats, Qt.Key.Key_Escape)
    assert page.picker.isVisible()
    qtbot.keyClick(page.gallery.found, Qt.Key.Key_Escape)
    assert (page.gallery.search.text(), page.gallery.shelves.isVisible()) == ("", True)
    qtbot.keyClick(page.gallery.shelves, Qt.Key.Key_Escape)
    assert not window.new_game.is_shown


# Playing at once


@pytest.mark.slow("the page of new games is walked through in quicker tests")
def test_one_click_deals_the_game_for_beginners(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.new_game.show()
    qtbot.mouseClick(window.new_game.page.start, Qt.MouseButton.LeftButton)
    assert window.match.setup.variant == families()[0].classic
    assert [player.kind for player in window.match.setup.players] == ["person"] + 3 * ["computer"]


def test_the_only_highlighted_button_deals_the_chosen_game(qtbot: QtBot, open_window: OpenWindow) -> None:
    window = open_window()
    window.resize(1024, 640)
    window.new_game.show()
    page = window.new_game.page
    page.gallery.choose("zeus-on-the-loose")
    qtbot.waitUntil(lambda: page.start.width() >= page.start.sizeHint().width())
    pills = [pill for pill in page.findChildren(PillButton) if pill.isVisible()]
    (loud,) = [pill for pill in pills if pill.primary or pill.brass]
    qtbot.mouseClick(loud, Qt.MouseButton.LeftButton)
    assert window.match.setup.variant == "zeus-on-the-loose"


# Looks


def test_every_picture_of_a_shelf_exists() -> None:
    for family in families():
        art = family.art
        assert art.cards or art.picture or art.number
        assert all(pictures.face_path(code).exists() for code in art.cards), family.name
        if art.picture:
            assert resource("families", f"{art.picture}.svg").is_file()
        if art.token:
            assert resource("cards", "special", f"{art.token}.svg").is_file()


def test_every_picture_belongs_to_a_shelf() -> None:
    used = {family.art.picture for family in families()}
    assert {path.stem for path in resource("families").glob("*.svg")} == used - {""}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("width", "text"), [(300.0, 1.0), (440.0, 1.0), (440.0, 2.0)])
def test_no_chip_is_left_out_of_its_rows(width: float, text: float) -> None:
    for game in GAMES:
        lines = lines_of_chips(game.chips, width, text)
        assert [chip for line in lines for chip in line] == list(game.chips)


def test_the_number_of_players_is_no_range_if_there_is_only_one() -> None:
    assert (players_words(2, 10), players_words(4, 4), players_words(1, 1)) == (
        "2–10 players",
        "4 players",
        "1 player",
    )
    assert players_text(4, 4) == "4"


def test_a_screen_reader_hears_all_of_a_row_and_of_a_shelf(page: NewGamePage) -> None:
    page.gallery.choose("ninety-nine-orcutt")
    index = page.rows.currentIndex()
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith("Ninety-nine, Orcutt. Five cards")
    text = index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert text == "2–10 players, about 25 min, ages 7 and up. 5 cards; 4 nickels"
    shelf = page.gallery.shelves.currentIndex()
    assert (
        shelf.data(Qt.ItemDataRole.AccessibleTextRole)
        == "Ninety-nine, 18 variants. Add up to 99, and not one more."
    )


@pytest.mark.parametrize(
    ("minutes", "expected"), [(3, "3 min"), (12, "10 min"), (32, "30 min"), (88, "90 min"), (176, "3 h")]
)
def test_minutes_are_rounded_as_people_say_them(minutes: int, expected: str) -> None:
    assert minutes_text(minutes) == expected


# Motion


@pytest.mark.slow("the page of new games is walked through in quicker tests")
def test_another_family_fades_in_and_can_be_used_at_once(qtbot: QtBot, page: NewGamePage) -> None:
    page.pace = Pace(1.0)
    click_row(qtbot, page.gallery.shelves, 4)
    assert page.setup.variant == families()[4].classic
    (fading,) = page.findChildren(Fade)
    assert fading.geometry() == page.sheet.geometry()
    assert fading.isVisible()
    qtbot.waitUntil(lambda: not fading.isVisible())
    page.pace = Pace(0.0)
    click_row(qtbot, page.gallery.shelves, 2)
    assert not fading.isVisible()
