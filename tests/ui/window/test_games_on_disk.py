"""Notices about the games on this computer: a damaged one, and one that is left for another."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.storage.games import GameStore
from cardtable.ui.services.games_on_disk import GamesOnDisk
from cardtable.ui.shell.closing import close_all_the_same
from tests.ui.driver import Act, MainWindow
from tests.ui.window.left_game import SETUP, leave_game


def test_a_damaged_game_is_offered_and_reported_with_its_path(tmp_path: Path) -> None:
    path = leave_game(tmp_path)
    path.write_bytes(path.read_bytes() + b"; deal 7 dealer 1\n")
    matches, messages = GamesOnDisk(tmp_path), list[str]()
    offered = matches.unfinished(messages.append)
    assert offered.offer.deal == 1
    (said,) = messages
    assert str(tmp_path / "games" / "damaged" / path.name) in said
    assert matches.unfinished(messages.append) is not None
    assert len(messages) == 1


def test_a_file_that_is_no_game_is_reported_and_not_offered(tmp_path: Path) -> None:
    leave_game(tmp_path).write_text("Dear diary\n")
    matches, messages = GamesOnDisk(tmp_path), list[str]()
    assert matches.unfinished(messages.append) is None
    assert [said.startswith("A saved game can't be read") for said in messages] == [True]


def test_many_files_that_are_no_games_are_reported_in_one_sentence(tmp_path: Path) -> None:
    path = leave_game(tmp_path)
    for day in ("1", "2", "3"):
        path.with_stem(f"2026120{day}-120000").write_text("Dear diary\n")
    matches, messages = GamesOnDisk(tmp_path), list[str]()
    assert matches.unfinished(messages.append).path == path
    folder = tmp_path / "games" / "damaged"
    assert messages == [f"3 saved games can't be read. They're kept in {folder}."]


def test_a_game_left_for_another_is_kept_and_reported(
    window: MainWindow, own_data_dir: Path, sit_down: Act
) -> None:
    sit_down(window)
    assert window.last_notice == ""
    window.session.start(SETUP)
    assert window.last_notice == "Your game is saved. You'll find it under Saved games."
    window.close()
    assert len(GameStore(own_data_dir).unfinished()) == 2


@pytest.mark.parametrize("is_left_kept", [True, False])
def test_a_new_game_that_cannot_be_saved_is_reported_after_the_one_left(
    qtbot: QtBot,
    window: MainWindow,
    sit_down: Act,
    play_by_keys: Act,
    monkeypatch: pytest.MonkeyPatch,
    is_left_kept: bool,
) -> None:
    sit_down(window)
    assert window.match.saving.settle()
    real, messages = os.fsync, list[str]()
    say = window.notify
    monkeypatch.setattr(
        window.services,
        "notify",
        lambda sentence, *how, **where: (messages.append(sentence), say(sentence, *how, **where)),
    )

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    if not is_left_kept:
        play_by_keys(window)
        assert not window.match.saving.settle()
    window.session.start(SETUP)
    match = window.match
    qtbot.waitUntil(lambda: match.saving.trouble is not None)
    qtbot.waitUntil(lambda: "No space left on device" in window.last_notice)
    kept = "Your game is saved. You'll find it under Saved games."
    assert (kept in messages) is is_left_kept
    monkeypatch.setattr(os, "fsync", real)


def test_a_game_that_was_put_away_is_not_reported_again(window: MainWindow, sit_down: Act) -> None:
    sit_down(window)
    window.put_away()
    window.session.start(SETUP)
    assert window.last_notice == ""


def test_a_window_with_moves_that_are_not_saved_asks_before_it_closes(
    window: MainWindow, sit_down: Act, play_by_keys: Act, own_data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(window)
    match = window.match
    games = own_data_dir / "games"
    assert match.saving.settle()
    games.rename(own_data_dir / "elsewhere")
    games.write_text("a file where the folder was")
    match.leave()
    play_by_keys(window)
    assert match.saving.trouble is not None
    asked: list[str] = []

    def answer(yes: bool) -> Callable[[object, str, str], bool]:
        return lambda parent, lost, trouble: bool(asked.append(trouble)) or yes

    monkeypatch.setattr("cardtable.ui.shell.closing.close_all_the_same", answer(False))
    assert not window.close()
    assert window.isVisible()
    assert asked == [match.saving.trouble]
    games.unlink()
    (own_data_dir / "elsewhere").rename(games)
    assert window.close()
    assert len(asked) == 1
    (saved,) = GameStore(own_data_dir).unfinished()
    assert Match.resume(saved).turn_number == match.turn_number


def test_escape_and_enter_keep_the_window_open(qtbot: QtBot, window: MainWindow) -> None:
    said: list[str] = []

    def press(key: Qt.Key) -> None:
        box = QApplication.activeModalWidget()
        said.append(f"{box.text()} {box.informativeText()}")
        qtbot.keyClick(box, key)

    QTimer.singleShot(0, lambda: press(Qt.Key.Key_Escape))
    assert not close_all_the_same(window, "Some moves aren't saved.", "The disk is full.")
    QTimer.singleShot(0, lambda: press(Qt.Key.Key_Return))
    assert not close_all_the_same(window, "Some moves aren't saved.", "The disk is full.")
    assert said[0] == "Some moves aren't saved. They're lost if you close now. The disk is full."
