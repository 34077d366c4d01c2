"""Each move is on disk before the next, and a slow or full disk never blocks the window."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.game.record.text import MoveLine
from cardtable.storage.games import GameStore, read_game
from cardtable.storage.writer import WRITER
from cardtable.ui.play.conductor import Conductor
from cardtable.ui.play.states import TableState
from tests.ui.play.fakes import OPPONENT, PERSON, FakeTable, HeldDisk, match_of, opened, persons_turn

GONE = "This game's file was gone. It's saved again in full."


def moves_on_disk(folder: Path) -> int:
    lines = read_game(next((folder / "games").glob("*.cardtable"))).record.lines
    return sum(isinstance(line, MoveLine) for line in lines)


def test_each_move_is_on_disk_before_the_next_is_made(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, tmp_path: Path
) -> None:
    match = match_of(PERSON, OPPONENT, OPPONENT, store=GameStore(tmp_path))
    on_disk: list[bool] = []
    # A move may be shown just before it is on disk, but all earlier ones must be there.
    table.on_perform = lambda events: on_disk.append(
        match.turn_number == 0 or moves_on_disk(tmp_path) >= match.turn_number - 1
    )
    conductor.open_match(match, [], [])
    for _ in range(4):
        persons_turn(qtbot, match, conductor)
        assert moves_on_disk(tmp_path) == match.turn_number
        table.play_chosen.emit(match.view().plays[0])
    assert len(on_disk) > 8
    assert all(on_disk)


def test_a_slow_disk_holds_up_the_game_and_not_the_window(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, tmp_path: Path
) -> None:
    disk = HeldDisk()
    match = opened(qtbot, conductor, PERSON, OPPONENT, store=GameStore(tmp_path, disk))
    confirmed: list[int] = []
    conductor.disk.confirmed.connect(lambda: confirmed.append(match.turn_number))
    disk.may.clear()
    moves = match.turn_number
    with qtbot.waitSignal(table.settled):
        table.play_chosen.emit(match.view().plays[0])
    assert match.turn_number == moves + 1
    assert conductor.state is TableState.SAVING
    assert not conductor.is_resting
    assert confirmed == []
    disk.may.set()
    persons_turn(qtbot, match, conductor)
    assert confirmed[0] == moves + 1
    assert match.turn_number == moves + 2
    assert threading.get_ident() not in disk.threads


def test_a_disk_that_takes_too_long_is_announced_and_play_goes_on(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = HeldDisk()
    match = opened(qtbot, conductor, PERSON, OPPONENT, store=GameStore(tmp_path, disk))
    qtbot.waitUntil(lambda: match.saving.is_kept)
    monkeypatch.setattr("cardtable.ui.play.conductor.LONGEST", 1)
    messages: list[str] = []
    conductor.notified.connect(messages.append)
    disk.may.clear()
    for _ in range(2):
        table.play_chosen.emit(match.view().plays[0])
        persons_turn(qtbot, match, conductor)
    assert messages == ["Saving is slow right now. You can keep playing."]
    assert not match.saving.is_kept
    disk.may.set()
    conductor.leave()
    assert match.saving.settle()
    assert moves_on_disk(tmp_path) == match.turn_number


def test_a_full_disk_is_announced_once_and_play_goes_on(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, tmp_path: Path
) -> None:
    store = GameStore(tmp_path)
    match = opened(qtbot, conductor, PERSON, OPPONENT, store=store)
    messages: list[str] = []
    conductor.notified.connect(messages.append)
    assert match.saving.settle()
    match.leave()
    WRITER.wait()
    games = tmp_path / "games"
    games.rename(tmp_path / "elsewhere")
    games.write_text("a file where the folder was")
    for _ in range(2):
        table.play_chosen.emit(match.view().plays[0])
        persons_turn(qtbot, match, conductor)
    assert len(messages) == 1
    assert messages[0] == match.saving.trouble
    games.unlink()
    with qtbot.waitSignal(conductor.notified):
        table.play_chosen.emit(match.view().plays[0])
    # The folder with the record was moved away, so the notice says that the file was gone.
    assert messages[1:] == [GONE]
    persons_turn(qtbot, match, conductor)
    assert match.saving.settle()
    assert match.saving.trouble is None
    assert moves_on_disk(tmp_path) == match.turn_number


def test_saving_resumes_by_itself_when_the_disk_has_room_again(
    qtbot: QtBot, conductor: Conductor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.play.disk_watch.AGAIN", 1)
    games = tmp_path / "games"
    games.write_text("a file where the folder should be")
    match = match_of(PERSON, OPPONENT, store=GameStore(tmp_path))
    messages: list[str] = []
    conductor.notified.connect(messages.append)
    with qtbot.waitSignal(conductor.notified):
        conductor.open_match(match, [], [])
    persons_turn(qtbot, match, conductor)
    assert [said.startswith("Can't save the game right now") for said in messages] == [True]
    conductor.open_match(match_of(PERSON, OPPONENT), [], [])
    assert conductor.disk.trouble == match.saving.trouble != "", "the game that was left must still be saved"
    games.unlink()
    qtbot.waitUntil(lambda: match.saving.is_kept)
    qtbot.waitUntil(lambda: messages[1:] == ["The game can be saved again."])
    assert moves_on_disk(tmp_path) == match.turn_number


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_record_deleted_during_the_game_is_saved_again_and_announced_once(
    qtbot: QtBot, conductor: Conductor, table: FakeTable, tmp_path: Path
) -> None:
    match = opened(qtbot, conductor, PERSON, OPPONENT, store=GameStore(tmp_path))
    messages: list[str] = []
    conductor.notified.connect(messages.append)
    next((tmp_path / "games").glob("*.cardtable")).unlink()
    for _ in range(3):
        table.play_chosen.emit(match.view().plays[0])
        persons_turn(qtbot, match, conductor)
        assert moves_on_disk(tmp_path) == match.turn_number
    assert messages == [GONE]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_record_deleted_after_the_last_move_is_saved_again_on_leaving(
    qtbot: QtBot, conductor: Conductor, tmp_path: Path
) -> None:
    match = opened(qtbot, conductor, PERSON, OPPONENT, store=GameStore(tmp_path))
    messages: list[str] = []
    conductor.notified.connect(messages.append)
    next((tmp_path / "games").glob("*.cardtable")).unlink()
    with qtbot.waitSignal(conductor.notified):
        conductor.leave()
    assert messages == [GONE]
    assert moves_on_disk(tmp_path) == match.turn_number
