"""The statistics page shows the finished games of this computer and saves them as CSV."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable.rules.catalog import catalog
from cardtable.storage.disk import StorageError
from cardtable.storage.statistics import Statistics
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.statistics.statistics_page import StatisticsPage, strength
from cardtable.ui.shared import statistics_reader
from cardtable.ui.support import files
from tests.playing import finish_a_game
from tests.spreadsheet import csv_rows
from tests.ui.driver import MainWindow


@pytest.fixture
def page(qtbot, own_data_dir) -> StatisticsPage:
    finish_a_game(own_data_dir, catalog().ids[0], "Mia", "clever", "1")
    finish_a_game(own_data_dir, catalog().ids[0], "Mia", "expert", "2")
    finish_a_game(own_data_dir, catalog().ids[1], "Mia", "clever", "3")
    finish_a_game(own_data_dir, catalog().ids[1], "Sam", "clever", "4")
    page = StatisticsPage(FOREST, own_data_dir)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.open()
    return page


def number(page: StatisticsPage, what: str) -> str:
    return next(value for value, words in page.numbers.pairs if words == what)


def test_the_figures_of_a_person_and_of_one_game(page: StatisticsPage) -> None:
    assert list(page.person.choices) == ["Mia", "Sam"]
    assert page.person.value == "Mia"
    assert number(page, "games won").endswith(" of 3")
    assert [row[0] for row in page.levels.rows] == ["Clever", "Expert"]
    assert [row[2] for row in page.levels.rows] == [2, 1]
    assert sorted(["expert", "beginner", "clairvoyant"], key=strength) == [
        "clairvoyant",
        "beginner",
        "expert",
    ]
    deals = int(number(page, "deals played"))
    assert page.weeks.bars[-1][0] == deals
    months = [below for _, below, *_ in page.weeks.bars if below]
    assert len(months) == len({*months}) > 1, "each month is named at its first week"
    assert sum(bar[0] for bar in page.plays.bars) == deals
    page.game.pick(catalog().ids[1])
    assert number(page, "games won").endswith(" of 1")
    page.person.pick("Sam")
    assert number(page, "games won").endswith(" of 1")


def test_one_seat_and_one_level_of_opponents(page: StatisticsPage) -> None:
    assert list(page.seat.choices) == ["", "1"]
    assert list(page.level.choices) == ["", "clever", "expert"]
    page.level.pick("expert")
    assert number(page, "games won").endswith(" of 1")
    page.seat.pick("1")
    assert number(page, "games won").endswith(" of 1")
    page.level.pick("")
    assert number(page, "games won").endswith(" of 3")


def test_a_database_that_fails_is_reported_in_a_sentence(
    page: StatisticsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages: list[str] = []
    page.notified.connect(lambda sentence: messages.append(sentence))

    def fail(*_: object) -> None:
        raise StorageError("Can't load statistics.")

    with monkeypatch.context() as patch:
        patch.setattr(Statistics, "overview", fail)
        page.game.pick(catalog().ids[1])
        page.open()
    assert messages == ["Can't load statistics."] * 2
    page.open()
    assert number(page, "games won").endswith(" of 1")
    assert messages[2:] == []


def test_figures_are_shown_now_and_then_while_games_are_counted(
    page: StatisticsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, own_data_dir: Path
) -> None:
    monkeypatch.setattr(statistics_reader, "A_FEW", 1)
    monkeypatch.setattr(statistics_reader, "BATCHES_PER_ANSWER", 2)
    (own_data_dir / "statistics.db").unlink()
    reader, seen = page.reader, list[tuple[int, bool]]()

    def games(statistics: Statistics) -> int:
        return statistics.overview("Mia").games

    def show(games: int) -> None:
        seen.append((games, reader.is_counting))

    reader.read(games, show)
    qtbot.waitUntil(lambda: not reader.is_counting)
    assert [is_counting for _, is_counting in seen] == [True, True, False]
    assert seen[0][0] < seen[-1][0] == 3
    (own_data_dir / "statistics.db").unlink()
    seen.clear()
    reader.read(games, show, whole=True)
    qtbot.waitUntil(lambda: not reader.is_counting)
    reader.read_again(games, show)
    assert seen == [(3, False)] * 2


def test_a_damaged_file_is_counted_again_and_reported(page: StatisticsPage, own_data_dir: Path) -> None:
    messages: list[str] = []
    page.notified.connect(lambda sentence: messages.append(sentence))
    (own_data_dir / "statistics.db").write_bytes(b"nothing of ours" * 100)
    page.open()
    assert number(page, "games won").endswith(" of 3")
    (message,) = messages
    assert message.startswith("Your statistics couldn't be read")


def test_the_last_weeks_end_today(page: StatisticsPage) -> None:
    page.today = lambda: date(2027, 3, 1)
    for weeks, first in (("1", "2027-02-23"), ("4", "2027-02-02"), ("12", "2026-12-08"), ("", "")):
        page.time.pick(weeks)
        assert page.since == first


def test_an_older_game_is_not_among_the_last_weeks(page: StatisticsPage) -> None:
    page.today = lambda: date(2099, 1, 1)
    page.time.pick("12")
    assert number(page, "deals played") == "0"
    assert not page.grab().isNull()
    page.time.pick("")
    assert number(page, "deals played") != "0"


def test_what_the_plots_show_is_described_in_words(page: StatisticsPage) -> None:
    page.grab()
    assert "Clever: " in page.levels.accessibleDescription()
    assert any("this week" in each.text() for each in page.findChildren(QLabel))
    for plot in (page.levels, page.weeks, page.plays):
        assert plot.accessibleDescription()
        assert plot.spots


def test_every_game_can_be_saved_as_csv(page: StatisticsPage, tmp_path: Path, monkeypatch) -> None:
    target = tmp_path / "mine.csv"
    monkeypatch.setattr(files, "ask_save", lambda *asked: target)
    messages: list[str] = []
    page.notified.connect(lambda sentence: messages.append(sentence))
    page.export.click()
    assert len(csv_rows(target.read_text("utf-8"))) == 1 + 4 * 2
    assert messages == ["Saved as mine.csv."]


def test_button_and_key_open_the_statistics(qtbot, own_data_dir) -> None:
    window = MainWindow(own_data_dir, speed=0)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.furnished):
        window.show()
    window.start.page.album.click()
    window.album.page.figures.click()
    page = window.statistics.page
    assert window.navigator.currentWidget() is page
    assert not page.grab().isNull()
    page.back.click()
    assert window.album.is_shown
    window.commands.by_name["statistics"].trigger()
    assert window.navigator.currentWidget() is page


def test_a_folder_without_room_for_statistics_is_reported(qtbot, own_data_dir) -> None:
    (own_data_dir / "statistics.db").mkdir(parents=True)
    window = MainWindow(own_data_dir, speed=0)
    qtbot.addWidget(window)
    window.statistics.show()
    said = window.last_notice
    assert said.startswith("Can't save statistics here")


def test_page_down_scrolls_a_page_that_does_not_fit(page: StatisticsPage, qtbot) -> None:
    page.resize(900, 420)
    page.show()
    page.setFocus()
    bar = page.scrolled.verticalScrollBar()
    assert bar.maximum() > 0
    qtbot.keyClick(page.person, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(page.person, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_plots_move_below_each_other_if_large_text_needs_the_width(qtbot: QtBot, window: MainWindow) -> None:
    page = window.statistics.page
    levels, weeks = page.levels.parentWidget(), page.weeks.parentWidget()
    for text, width, side_by_side in ((100, 1024, True), (200, 1024, False), (200, 1440, True)):
        window.start.show()
        window.preferences.change(text_size=text)
        window.resize(width, 640)
        window.statistics.show()
        qtbot.waitUntil(lambda side_by_side=side_by_side: (levels.y() == weeks.y()) is side_by_side)
