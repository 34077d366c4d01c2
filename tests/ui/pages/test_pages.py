"""Parts of pages without a window: the rules of every game, seats in words, buttons with little room."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt, QUrl
from PySide6.QtGui import QAccessible, QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from cardtable.game.worked import explained
from cardtable.language import SPEECH
from cardtable.rules.catalog import catalog
from cardtable.ui.drawing.paint import text_width
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.rules import rules_page
from cardtable.ui.features.rules.rules_page import RulesPage
from cardtable.ui.shared.games_list import GAME_ROLE, all_games
from cardtable.ui.shared.rules_view import RulesView
from cardtable.ui.table.items.plaques import SeatLook, seat_in_words
from cardtable.ui.widgets.controls import PillButton
from tests.games import every_game, few, others
from tests.language import widest


@pytest.mark.parametrize(
    "games",
    [
        pytest.param(few, id="few"),
        pytest.param(others, id="others", marks=pytest.mark.slow("all other games")),
    ],
)
def test_every_game_has_its_rules_on_the_page(qtbot: QtBot, games: Callable[[], tuple[str, ...]]) -> None:
    page = RulesPage(FOREST, all_games())
    qtbot.addWidget(page)
    for game in all_games():
        if game.id not in games():
            continue
        page.show_game(game.id)
        text = page.text.toPlainText()
        assert game.name in text
        # What follows the publisher in brackets isn't printed here: the page has a disclaimer of its own.
        ours = game.source.startswith("Cardtable,")
        assert ("Made for Cardtable." if ours else game.source.partition(" (")[0]) in text


@pytest.mark.parametrize(
    "language",
    [
        widest.TAG,
        *(pytest.param(tag, marks=pytest.mark.slow("none has longer names")) for tag in SPEECH.tags),
    ],
)
def test_every_name_is_whole_in_the_list_of_rules(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Long names get two lines, also in the smallest window."""
    widest.speak(language)
    games = all_games()
    page = RulesPage(FOREST, games)
    qtbot.addWidget(page)
    page.resize(1024, 640)
    page.grab()
    whole = list[tuple[str, float]]()

    def write(
        painter: object, x: float, y: float, string: str, size: float, *rest: object, width: float = 0
    ) -> float:
        # The number on the badge is painted without a width.
        if text_width(string, size, 800) <= width:
            whole.append((string, y))
        return 0.0

    monkeypatch.setattr(rules_page.paint, "text", write)
    rows, height = page.list.itemDelegate(), page.list.sizeHintForRow(0)
    option = QStyleOptionViewItem()
    option.rect = QRect(0, 0, page.list.viewport().width(), height)
    picture = QPixmap(option.rect.size())
    for row in range(page.list.model().rowCount()):
        index = page.list.model().index(row, 0)
        whole.clear()
        painter = QPainter(picture)
        rows.paint(painter, option, index)
        painter.end()
        name = index.data(GAME_ROLE).name
        lines = [y for string, y in whole if string in name]
        assert "".join(string for string, _ in whole if string in name).replace(" ", "") == name.replace(
            " ", ""
        )
        assert min(lines) > 8
        assert max(lines) < height - 8


def test_a_seat_in_words_has_marks_phone_and_turn() -> None:
    assert seat_in_words(SeatLook("Olive", "owl", marks=2, cards=4)) == "Olive, reward marks: 2, 4 cards"
    assert seat_in_words(SeatLook("Mia", "rabbit", cards=3, at="phone")) == "Mia, on a phone, 3 cards"
    away = SeatLook("Mia", "rabbit", cards=3, state="turn", at="away")
    assert seat_in_words(away) == "Mia, phone disconnected, 3 cards, to play"
    assert (
        seat_in_words(SeatLook("Olive", "owl", marks=2, state="out"))
        == "Olive, out of the game, reward marks: 2"
    )


def test_a_button_with_little_room_keeps_its_words_off_its_edge(qtbot: QtBot) -> None:
    button = PillButton("HHHHHHHHHHHH", "play", primary=True, size=21)
    qtbot.addWidget(button)
    hint = button.sizeHint()
    button.resize(hint.width() * 7 // 10, hint.height())
    picture = button.grab().toImage()
    ends = [*range(8, 16), *range(picture.width() - 16, picture.width() - 8)]
    middle = picture.height() // 2
    assert all(picture.pixelColor(x, middle).lightness() < 180 for x in ends)
    words = [x for x in range(picture.width()) if picture.pixelColor(x, middle).lightness() > 220]
    assert len(words) > 10


def test_rules_in_large_text_have_one_column_unless_there_is_room(qtbot: QtBot) -> None:
    theme = FOREST.like()
    theme.apply_theme(theme, text=2.0)
    view = RulesView(theme)
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    view.show_rules(catalog().resolve("one-hundred"))
    assert "48%" not in view.toHtml()
    view.resize(500, 440)
    assert view.horizontalScrollBar().maximum() == 0, "a line is wider than the page"
    view.resize(1600, 600)
    assert "48%" in view.toHtml()


def test_a_screen_reader_reads_the_rules_in_order_and_goes_from_heading_to_heading(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    view = RulesView(FOREST.like())
    qtbot.addWidget(view)
    view.resize(1600, 600)
    view.show_rules(catalog().resolve("ninety-nine"))
    text = view.toPlainText()
    assert "\N{OBJECT REPLACEMENT CHARACTER}" not in text
    assert "9: keeps the total the same. Example: At 99, Anna plays a nine, and the total stays 99." in text
    qtbot.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert view.textCursor().block().text() == "Goal"
    qtbot.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert view.textCursor().block().text() == "What's special"


def test_search_words_are_marked_in_the_rules_and_numbers_only_whole(qtbot: QtBot) -> None:
    page = RulesPage(FOREST, all_games())
    qtbot.addWidget(page)
    page.search.setText("5 alive")
    assert page.game.id == "five-alive"
    selections = page.text.extraSelections()
    marked = [(one.cursor.selectionStart(), one.cursor.selectedText().casefold()) for one in selections]
    assert {word for _, word in marked} == {"5", "alive"}
    text = page.text.document().toRawText()
    fives = [start for start, word in marked if word == "5"]
    assert fives == [found.start() for found in re.finditer(r"(?<!\d)5(?!\d)", text)]
    assert len(fives) < text.count("5")


@pytest.mark.parametrize(
    "width", [420, *(pytest.param(width, marks=pytest.mark.slow("in other widths")) for width in (600, 1000))]
)
@every_game
def test_every_row_of_the_rules_shows_a_card_and_a_chip(qtbot: QtBot, variant: str, width: int) -> None:
    """Jokers have a picture too."""
    view = RulesView(FOREST.like())
    qtbot.addWidget(view)
    view.resize(width, 600)
    view.show_rules(catalog().resolve(variant))
    rows = next(one.table for one in explained(catalog().resolve(variant)).sections if one.table)
    html = view.toHtml()
    assert len(re.findall(r'<img src="chip:', html)) == len(rows)
    for row in html.split("<tr>"):
        if "chip:" in row:
            assert "card:" in row, row
    for url in re.findall(r'<img src="([^"]+)"', html):
        picture = view.document().resource(QTextDocument.ResourceType.ImageResource, QUrl(url))
        assert not picture.isNull(), url
