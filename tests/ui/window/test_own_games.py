"""Games that people made, in the window: on their shelf, played like any other, shared and received."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.sharing import share_text
from cardtable.rules.catalog import catalog
from cardtable.rules.loader import Definition
from cardtable.storage.exchange import file_of, letter_of, qr_code, text_of
from cardtable.storage.learners import LearnerStore
from cardtable.storage.own_games import OwnGame, OwnGames
from cardtable.storage.writer import REPLAYER, WRITER
from cardtable.ui.services.own_games import OwnGameActions
from cardtable.ui.shared.sharing import code_picture
from cardtable.ui.support import files
from cardtable.ui.widgets.menu_board import MenuBoard
from tests.rows import rows
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import Act, MainWindow, OpenWindow, drop, needs

pytestmark = needs("own_games")

ANNAS: dict[str, Any] = {
    "base": "ninety-nine",
    "name": "Five skips",
    "maker": "Anna",
    "cards": {"5": "+0, skip"},
}
MADE = Definition("own-x-1", "own-x-1.toml", ANNAS)


@pytest.fixture(autouse=True)
def finish_jobs() -> Iterator[None]:
    """Finish the jobs of a test before its games are forgotten."""
    yield
    REPLAYER.wait()
    WRITER.wait()


MEASURE = OwnGameActions._measure


@pytest.fixture
def measured(nobody_measures: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the window measure how long games take."""
    monkeypatch.setattr(OwnGameActions, "_measure", MEASURE)


@pytest.fixture
def own(own_data_dir: Path) -> OwnGame:
    """A game by Anna, on disk before the window opens."""
    game = OwnGames(own_data_dir).keep(ANNAS, catalog())
    catalog().forget(game.id)
    return game


@pytest.fixture
def gallery(own: OwnGame, window: MainWindow) -> MainWindow:
    """New game in a window, with Anna's game chosen."""
    window.resize(1280, 800)
    window.new_game.show()
    window.new_game.page.gallery.go_to(own.id)
    return window


def names(window: MainWindow) -> list[str]:
    """Return the names on the shelf of own games."""
    return [game.name for game in window.new_game.page.gallery.model.games if game.is_own]


def arrived(window: MainWindow, qtbot: QtBot) -> str:
    """Return the words on the page of a received game."""
    qtbot.waitUntil(lambda: window.arrival.is_shown, timeout=PATIENCE)
    page = window.arrival.page
    return "\n".join([page.name.text(), page.maker.text(), page.lead.text(), page.changes.text()])


# On the shelf


@pytest.mark.takes_long("makes the gallery anew after each change")
def test_own_games_have_the_first_shelf_and_buttons_of_their_own(
    gallery: MainWindow, own: OwnGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = gallery.new_game.page
    shelf = page.gallery.shelves.shelves.shelves[0]
    assert (shelf.family.name, [game.id for game in shelf.games]) == ("Your own games", [own.id])
    game = shelf.games[0]
    assert game.maker == "Anna"
    assert "Anna" in game.blurb
    assert game.family.art.number == "99"
    assert any(code.startswith("5") for code in game.family.art.cards)
    assert [chip.text for chip in game.chips] == ["5 skips"]
    # Only own games have buttons to rename, delete and change them.
    assert page.own.isVisible()
    page.gallery.go_to("ninety-nine")
    assert not page.own.isVisible()
    page.ways.click()
    for words in ("Your own games", "Five skips"):
        (menu,) = (menu for menu in gallery.findChildren(MenuBoard) if menu.isVisible())
        line = next(line for line in menu.lines if line.accessibleName() == words)
        qtbot.keyClick(line, Qt.Key.Key_Return)
    assert page.own.change.isVisible()
    with qtbot.waitSignal(page.change_asked) as asked:
        page.own.change.click()
    assert asked.args == [own.id, {}]
    # The rules page names the maker.
    gallery.rules.show()
    text = gallery.rules.page.text.toPlainText()
    assert "Five skips" in text
    assert "Made up by Anna" in text
    # The search uses names here; tests of the rules page search the rules.
    monkeypatch.setattr("cardtable.ui.features.rules.rules_page._words_of", lambda variant: "")
    gallery.rules.page.search.setText("five skips")
    found = gallery.rules.page.game
    assert found.id == own.id


def test_the_buttons_without_words_stay_in_one_row(gallery: MainWindow) -> None:
    gallery.resize(1024, 640)
    gallery.grab()
    tools = gallery.new_game.page.own
    marks = (tools.rename, tools.duplicate, tools.delete)
    assert len({mark.mapTo(gallery, QPoint()).y() for mark in marks}) == 1


def test_without_own_games_there_is_no_shelf_for_them(window: MainWindow) -> None:
    window.new_game.show()
    assert names(window) == []
    assert window.new_game.page.gallery.shelves.shelves.shelves[0].family.id != "own"


def test_an_own_game_is_renamed_and_escape_keeps_the_name(
    gallery: MainWindow, own: OwnGame, qtbot: QtBot
) -> None:
    page = gallery.new_game.page
    page.own.rename.click()
    page.own.name.setText("Other")
    qtbot.keyClick(page.own.name, Qt.Key.Key_Escape)
    assert names(gallery) == ["Five skips"]
    assert page.own.give.isVisible()
    qtbot.keyClick(page.gallery.shelves, Qt.Key.Key_F2)
    page.own.name.setText("Anna’s best")
    qtbot.keyClick(page.own.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names(gallery) == ["Anna’s best"], timeout=PATIENCE)
    game = gallery.new_game.page.gallery.game
    assert game.id == own.id


def test_an_own_game_is_deleted_restored_and_copied(
    gallery: MainWindow, own: OwnGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.support.files.to_bin", lambda path: (False, None))
    gallery.new_game.page.own.delete.click()
    qtbot.waitUntil(lambda: names(gallery) == [], timeout=PATIENCE)
    assert not own.path.exists()
    assert gallery.last_notice == "Five skips was deleted. Press Ctrl+Z to undo."
    gallery.commands.by_name["undo"].trigger()
    qtbot.waitUntil(lambda: names(gallery) == ["Five skips"], timeout=PATIENCE)
    assert own.path.exists()
    gallery.new_game.page.own.duplicate.click()
    qtbot.waitUntil(lambda: names(gallery) == ["Five skips", "Five skips 2"], timeout=PATIENCE)
    assert gallery.last_notice == "Five skips 2 is on your shelf."


def test_the_measured_minutes_are_saved(
    measured: None, gallery: MainWindow, own: OwnGame, qtbot: QtBot
) -> None:
    digest = catalog().resolve(own.id).digest
    qtbot.waitUntil(lambda: gallery.own_games.minutes.get(digest, 0) > 0, timeout=PATIENCE)
    WRITER.wait()
    assert (own.path.parent / "minutes.json").exists()


def test_the_tile_shows_the_measured_minutes(
    measured: None, window: MainWindow, own: OwnGame, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then it shows those of the game that it came from."""
    monkeypatch.setattr("cardtable.ui.services.own_games.minutes", lambda rules, games, longest: 77)
    window.new_game.show()

    def minutes() -> int:
        window.new_game.page.gallery.go_to(own.id)
        return window.new_game.page.gallery.game.minutes

    qtbot.waitUntil(lambda: minutes() == 77, timeout=PATIENCE)


# Sharing


@needs("saved_games")
def test_an_own_game_is_copied_and_pasted(gallery: MainWindow, qtbot: QtBot, own: OwnGame) -> None:
    gallery.new_game.page.own.give.click()
    assert gallery.give.is_shown
    gallery.give.page.copy.click()
    assert QGuiApplication.clipboard().text() == letter_of(own.definition)
    gallery.new_game.show()
    gallery.commands.by_name["paste"].trigger()
    assert "Five skips" in arrived(gallery, qtbot)
    gallery.arrival.page.take.click()
    qtbot.waitUntil(lambda: "already" in gallery.last_notice, timeout=PATIENCE)
    assert names(gallery) == ["Five skips"]


def test_an_own_game_is_saved_as_a_file_and_as_a_picture_of_its_code(
    gallery: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, own: OwnGame
) -> None:
    asked = {".cardgame": tmp_path / "five", ".png": tmp_path / "five.png"}

    def choose_path(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        return str(asked[Path(name).suffix]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose_path)
    gallery.ask("give-away", own.id)
    page = gallery.give.page
    page.save.click()
    page.picture.click()
    assert (tmp_path / "five.cardgame").read_bytes() == file_of(own.definition)
    own.path.unlink()
    gallery.own_games.load()
    gallery.open_file(tmp_path / "five.png")
    assert "Five skips" in arrived(gallery, qtbot)


# Receiving


@pytest.fixture
def ways(tmp_path: Path) -> dict[str, Act]:
    """Return the ways in which a game arrives."""
    file, picture = tmp_path / "x.cardgame", tmp_path / "x.png"
    file.write_bytes(file_of(MADE))
    code = code_picture(qr_code(text_of(MADE)), 5)
    assert code.save(str(picture))

    def drop_file(window: MainWindow) -> None:
        assert drop(window, file)

    def drop_picture(window: MainWindow) -> None:
        mime = QMimeData()
        mime.setImageData(code)
        assert drop(window, mime)

    def choose_file(window: MainWindow) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(files, "ask_open", lambda *_: file)
            window.commands.by_name["open"].trigger()

    def paste_text(window: MainWindow) -> None:
        QGuiApplication.clipboard().setText(letter_of(MADE))
        window.commands.by_name["paste"].trigger()

    def paste_picture(window: MainWindow) -> None:
        clear = QImage(code.size() * 2, QImage.Format.Format_ARGB32)
        clear.fill(0)
        for y in range(code.height()):
            for x in range(code.width()):
                clear.setPixelColor(x + 30, y + 40, code.pixelColor(x, y))
        QGuiApplication.clipboard().setImage(clear)
        window.commands.by_name["paste"].trigger()

    return {
        "a file": choose_file,
        "a picture": lambda window: window.open_file(picture),
        "a dropped file": drop_file,
        "a dropped picture": drop_picture,
        "a pasted text": paste_text,
        "a pasted picture": paste_picture,
    }


WAYS = ("a file", "a picture", "a dropped file", "a dropped picture", "a pasted text", "a pasted picture")


@needs("saved_games")
@rows("way", WAYS)
def test_a_received_game_is_described_however_it_arrives(
    window: MainWindow, qtbot: QtBot, ways: dict[str, Act], way: str
) -> None:
    ways[way](window)
    assert_described(window, qtbot)
    window.arrival.page.leave.click()
    assert not window.arrival.is_shown


@pytest.mark.slow("each way in is looked at in a test of its own, and the gallery in the first")
def test_a_received_game_is_kept_only_on_request(
    window: MainWindow, qtbot: QtBot, ways: dict[str, Act], own_data_dir: Path
) -> None:
    ways["a file"](window)
    assert_described(window, qtbot)
    window.arrival.page.leave.click()
    assert not window.arrival.is_shown
    assert not (own_data_dir / "own-games").exists()
    ways["a file"](window)
    assert_described(window, qtbot)
    window.arrival.page.take.click()
    qtbot.waitUntil(lambda: window.new_game.is_shown, timeout=PATIENCE)
    game = window.new_game.page.gallery.game
    assert game.name == "Five skips"
    assert window.last_notice == "Five skips is now one of your games."


def assert_described(window: MainWindow, qtbot: QtBot) -> None:
    """Check that the page describes the changes and that the game is in no catalog yet."""
    page = arrived(window, qtbot)
    assert page.splitlines() == [
        "Five skips",
        "Made up by Anna",
        "It's Ninety-nine with one changed rule:",
        "5 keeps the total the same and skips the next player",
    ]
    assert catalog().ids == catalog().shipped
    marked = "Changes from Ninety-nine are underlined and marked with a pen"
    qtbot.waitUntil(lambda: marked in window.arrival.page.text.toPlainText(), timeout=PATIENCE)


@rows(
    "name, data",
    [
        ("x.cardgame", b"\xff\xff"),
        ("x.cardgame", b"[own-x-1]\nname = 'x'\nbase = 'later'\n"),
        ("x.png", b"no picture"),
        ("x.jpg", b"\xff\xd8\xff"),
        ("missing.cardgame", None),
        ("missing.png", None),
        ("drawing.png", b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
)
def test_a_file_that_is_no_own_game_is_reported_in_one_sentence(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str, data: bytes | None
) -> None:
    if data is not None:
        (tmp_path / name).write_bytes(data)
    window.open_file(tmp_path / name)
    qtbot.waitUntil(lambda: bool(window.last_notice), timeout=PATIENCE)
    assert window.last_notice.endswith(".")
    assert not window.arrival.is_shown


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes here")
@pytest.mark.parametrize("name", ["x.cardgame", "x.png"])
def test_a_pipe_with_the_name_of_a_game_does_not_block(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    os.mkfifo(tmp_path / name)
    window.open_file(tmp_path / name)
    qtbot.waitUntil(lambda: bool(window.last_notice), timeout=PATIENCE)
    assert window.last_notice.endswith(".")


@needs("saved_games")
@pytest.mark.takes_long("makes a table, the gallery and the page of a game that arrives")
def test_pasting_a_played_game_in_new_game_opens_the_table(gallery: MainWindow, qtbot: QtBot) -> None:
    gallery.new_game.page.start.click()
    wait_for_person(qtbot, gallery)
    match = gallery.match
    assert match is not None
    QGuiApplication.clipboard().setText(share_text(Playback.of_match(match)))
    gallery.session.leave()
    gallery.new_game.show()
    gallery.commands.by_name["paste"].trigger()
    qtbot.waitUntil(lambda: gallery.table.is_shown, timeout=PATIENCE)
    assert not gallery.arrival.is_shown


def test_deleting_a_learner_removes_the_name_from_own_games(
    own_data_dir: Path, open_window: OpenWindow, qtbot: QtBot
) -> None:
    store = LearnerStore(own_data_dir)
    anna = store.add("Anna", "cat")
    game = OwnGames(own_data_dir).keep(ANNAS, catalog())
    store.close()
    window = open_window()
    window.new_game.show()
    store = LearnerStore(own_data_dir)
    store.delete(anna.id)
    store.close()
    window.learners.page.deleted.emit()
    qtbot.waitUntil(lambda: catalog().resolve(game.id).maker == "", timeout=PATIENCE)
    window.new_game.show()
    assert [game.maker for game in window.new_game.page.gallery.model.games if game.is_own] == [""]


# Playing


@pytest.mark.slow("each way in is looked at in a test of its own, and the gallery in the first")
def test_an_own_game_is_played_continued_and_dealt_again_after_restarts(
    gallery: MainWindow, own: OwnGame, open_window: OpenWindow, qtbot: QtBot
) -> None:
    gallery.new_game.page.start.click()
    wait_for_person(qtbot, gallery)
    match = gallery.match
    assert match.rules.id == own.id
    gallery.close()
    qtbot.waitUntil(lambda: not gallery.isVisible(), timeout=PATIENCE)
    # The saved game goes on.
    again = open_window()
    again.continue_game()
    qtbot.waitUntil(lambda: again.match is not None, timeout=PATIENCE)
    assert again.match.rules.maker == "Anna"
    again.close()
    qtbot.waitUntil(lambda: not again.isVisible(), timeout=PATIENCE)
    # A new one is dealt although no own game was read yet.
    catalog().forget(own.id)
    third = open_window()
    third.play_last()
    assert third.match.rules.id == own.id
