"""Text at twice the size: everything grows, covers nothing and is not cut within a word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.storage.settings import Settings, SettingsFile
from cardtable.ui.drawing import fonts, paint
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.items.strip import Notice
from cardtable.ui.table.places.layout import MIN_HEIGHT, MIN_WIDTH, MoveListPlace, strip_box
from cardtable.ui.widgets.controls import RING, PillButton, Segmented
from cardtable.ui.widgets.style import restyle
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.test_walk import PAGES, walked

SIZES = ((1024, 640), (1440, 900))
LANGUAGES = ("de", pytest.param("en", marks=pytest.mark.slow("its words are shorter than those of German")))
Open = Callable[[str, int], MainWindow]


@pytest.fixture
def open_large(own_data_dir: Path, open_window: OpenWindow) -> Open:
    """Return a function that opens a window with this language and text size."""

    def open_one(language: str, size: int) -> MainWindow:
        SettingsFile(own_data_dir).write(Settings(language=language, text_size=size))
        return open_window()

    return open_one


def sized(window: MainWindow) -> Iterator[tuple[int, int]]:
    """Give the window each size, laid out."""
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        yield size


def sit(window: MainWindow, qtbot: QtBot) -> None:
    """Sit down at a table with three others, up to the first question."""
    names = (("Olive", "owl"), ("Barnaby", "bear"), ("Petra", "penguin"))
    others = (Player(name, "computer", "cautious", avatar) for name, avatar in names)
    window.session.start(MatchSetup("ninety-nine", (Player("Annabella", "person", "", "fox"), *others), "7"))
    wait_for_person(qtbot, window)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doors_of_the_start_page_grow_without_overlap(open_large: Open, language: str) -> None:
    titles = dict[int, list[float]]()
    for text in (100, 200):
        window = open_large(language, text)
        page = window.start.page
        titles[text] = []
        for _ in sized(window):
            titles[text].append(page.doors[0].size_of_title)
            own = QRectF(*page.layout_of_table.plaque(0)).toRect()
            for door in page.doors:
                need = door.width_with(door.size_of_title, door.has_mark)
                assert door.width() >= min(need, page.layout_of_table.drawer or need) - 2, door.text()
                assert page.rect().contains(door.geometry())
                assert not door.geometry().intersects(own)
                assert not door.geometry().intersects(page.deal.geometry())
            for before, after in pairwise(page.doors):
                assert not before.geometry().intersects(after.geometry())
    for usual, large in zip(titles[100], titles[200], strict=True):
        assert large >= 1.4 * usual


@pytest.mark.parametrize("seats", range(2, 11))
def test_titles_grow_and_cover_no_plaque(seats: int) -> None:
    for width, height in ((MIN_WIDTH, MIN_HEIGHT), *SIZES, (1920, 1080), (3840, 2160)):
        usual = MoveListPlace().layout(width, height, seats, 1.0).titles
        layout = MoveListPlace().layout(width, height, seats, 2.0)
        titles, begin = layout.titles, layout.titles_begin
        assert titles.large >= 1.5 * usual.large
        assert titles.small >= 1.5 * usual.small
        assert titles.y >= 0.5 * titles.large
        assert titles.below - titles.y >= 0.5 * (titles.large + titles.small), "the lines are apart"
        end = layout.titles_end(begin, layout.table_width)
        for place in layout.places:
            box, out = layout.plaque(place), 5 * layout.plaque_unit(place)
            apart = box.y - out >= titles.bottom or box.x - out >= end or box.right + out <= begin
            assert apart, (width, place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_subtitle_and_notice_grow_and_cover_no_player(open_large: Open, qtbot: QtBot, language: str) -> None:
    notice = Notice("Petra is stuck and loses one penny", "4 pennies left. Barnaby deals next.", "owl")
    written = dict[int, list[tuple[float, ...]]]()
    for text in (100, 200):
        window = open_large(language, text)
        sit(window, qtbot)
        view = window.table.page.view
        written[text] = []
        for _ in sized(window):
            layout, strip = view.board.layout, view.board.strip
            strip.show_notice(notice)
            view.frame.show_notice(notice, strip)
            title, detail = strip.rows
            written[text].append((layout.titles.small, title.size, detail.size, view.frame.go_on._size))
            box = strip_box(layout)
            assert not any(box.meets(layout.plaque(place)) for place in range(layout.seats))
            assert box.bottom <= layout.hand_y - layout.hand_card * 0.7
            go_on = view.frame.go_on.geometry().adjusted(8, 8, -8, -12)
            assert strip.box.toAlignedRect().contains(go_on)
            assert paint.text_width(title.string, title.size, 900) <= strip.words_room
            lines = view.frame.titles_box(layout).toAlignedRect()
            assert not any(lines.intersects(plate) for plate in _plaques(window))
    for usual, large in zip(written[100], written[200], strict=True):
        for before, now in zip(usual, large, strict=True):
            assert now >= 1.25 * before, (usual, large)


def _plaques(window: MainWindow) -> list[QRect]:
    layout = window.table.page.view.board.layout
    return [QRectF(*layout.plaque(place)).toRect() for place in range(layout.seats)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_new_game_the_search_field_fits_and_deal_has_the_largest_text(
    open_large: Open, language: str
) -> None:
    window = open_large(language, 200)
    window.new_game.show()
    page = window.new_game.page
    search = page.gallery.search
    for size in sized(window):
        hint = search.fontMetrics().horizontalAdvance(search.placeholderText())
        assert search.isVisible()
        assert search.width() >= hint + 100
        assert search.width() > 3 * search.height()
        assert height_of_words(page.start) >= height_of_words(page.to_rules) - 2, size


def test_search_and_list_of_the_rules_grow(open_large: Open) -> None:
    window = open_large("en", 200)
    window.rules.show()
    window.resize(1440, 900)
    page = window.rules.page
    search = page.search
    assert search.width() >= page.list.width()
    hint = search.fontMetrics().horizontalAdvance(search.placeholderText())
    assert search.width() >= hint + 60, "the hint is whole"
    large = page.list.visualRect(page.list.model().index(0, 0)).height()
    window.preferences.change(text_size=100)
    page = window.rules.page
    usual = page.list.visualRect(page.list.model().index(0, 0)).height()
    assert large >= 1.6 * usual, "its rows grow too"


def height_of_words(button: PillButton) -> float:
    """Return the height of the button's text in pixels."""
    style = button.style()
    return style.pill_size(button)


@pytest.mark.parametrize("size", [15, 16, 18, 20])
def test_texts_of_buttons_grow(qtbot: QtBot, size: float) -> None:
    heights = []
    for text in (1.0, 2.0):
        theme = FOREST.like()
        theme.apply_theme(theme, text=text)
        restyle(theme)
        button = PillButton("Deal", size=size)
        qtbot.addWidget(button)
        button.resize(button.sizeHint())
        heights.append(height_of_words(button))
    usual, large = heights
    assert large >= 1.5 * usual
    assert large >= 28


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["games", "new game: seats", "replay", "statistics", "table", "today"])
def test_no_title_is_cut_within_a_word(
    page: str, language: str, open_large: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_large(language, 200)
    PAGES[page](window, qtbot)
    cut, real = list[str](), paint._cut

    def listen(string: str, metrics: paint.QFontMetricsF, width: float) -> str:
        shown = real(string, metrics, width)
        follows = string[len(shown) - 1 :] if shown != string else ""
        if follows and follows[0] not in " ,;:" and shown[-2] != "-":
            cut.append(string)
        return shown

    monkeypatch.setattr(paint, "_cut", listen)
    for _ in sized(window):
        window.grab()
    assert cut == []


CUT_ONCE = "a game is given away"
OTHERS = walked(
    PAGES.keys() - {CUT_ONCE}, [pytest.mark.slow("a quick test has the page whose paragraph was cut")]
)


@pytest.mark.parametrize("pages", [[CUT_ONCE], *OTHERS])
def test_no_paragraph_is_cut(
    pages: list[str], open_large: Open, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    window = open_large("de", 200)

    def cut() -> list[str]:
        shown = (one for one in window.findChildren(QLabel) if one.isVisible() and one.wordWrap())
        return [one.text() for one in shown if one.height() < one.heightForWidth(one.width()) - 2]

    for page in pages:
        PAGES[page](window, qtbot)
        with subtests.test(page):
            for _ in sized(window):
                qtbot.waitUntil(lambda: not cut())


def test_words_of_a_segment_keep_off_its_edges(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    theme = FOREST.like()
    theme.apply_theme(theme, text=2.0)
    restyle(theme)
    segments = Segmented("Part", [("a", "House rules"), ("b", "Seats")])
    qtbot.addWidget(segments)
    segments.resize(260, segments.sizeHint().height())
    written: list[float] = []

    def write(painter: object, x: float, y: float, words: str, size: float, *_: object) -> float:
        written.append(paint.text_width(words, size, 800))
        return written[-1]

    monkeypatch.setattr(paint, "text", write)
    for segment in segments.segments:
        written.clear()
        segment.grab()
        assert written
        assert written[0] <= segment.width() - 2 * RING - 16


def test_a_long_text_is_cut_between_words() -> None:
    def shown(string: str, width: float) -> str:
        return paint._cut(string, fonts.metrics(20, 700), width)

    wide = paint.text_width("Nines pass, fours…", 20, 700)
    assert shown("Nines pass, fours turn", wide + 1) == "Nines pass, fours…"
    assert shown("Nines pass, fours turn", wide - 1) == "Nines pass…"
    assert shown("Nines", 1000) == "Nines"
    assert shown("Neunundneunzig", paint.text_width("Neunund…", 20, 700) + 1) == "Neunund…"
