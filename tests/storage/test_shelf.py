"""Saved games are found, named, imported, deleted and put back, and none is ever lost."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cardtable.controller.lookback.summary import playback_of, readable, summary_of
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.game.record.text import RecordError
from cardtable.storage.disk import DELETED, Disk, StorageError
from cardtable.storage.games import GameStore, Shelf, read_game
from tests.controller.lookback.test_playback import ANN, BEN, JOE
from tests.playing import leave, play_on

pytestmark = pytest.mark.usefixtures("as_on_windows")


def begun(folder: Path, moves: int = 3, seed: str = "31", over: bool = False) -> Path:
    """Return the file of a game after some moves, or of a finished one."""
    match = Match.start(MatchSetup("ninety-nine", (ANN, BEN, JOE), seed), GameStore(folder))
    play_on(match, until=lambda: not over and match.turn_number >= moves)
    return leave(match)


def test_all_games_are_found_the_last_played_first(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert shelf.games() == []
    old, ended, new = begun(tmp_path), begun(tmp_path, over=True), begun(tmp_path, seed="32")
    for age, path in enumerate((new, ended, old)):
        os.utime(path, (1_700_000_000 - age, 1_700_000_000 - age))
    found = shelf.games()
    assert [kept.path for kept in found] == [new, ended, old]
    assert [kept.is_finished for kept in found] == [False, True, False]


def test_a_game_keeps_its_name_in_every_folder(tmp_path: Path) -> None:
    path, shelf = begun(tmp_path), Shelf(tmp_path)
    shelf.rename(shelf.games()[0], "  Grandma’s\n birthday ")
    assert shelf.games()[0].name == "Grandma’s birthday"
    store = GameStore(tmp_path)
    store.put_away(store.unfinished()[0].path)
    (kept,) = shelf.games()
    assert (kept.path != path, kept.name) == (True, "Grandma’s birthday")
    assert shelf.take_out(kept) == path
    shelf.rename(shelf.games()[0], "")
    assert shelf.games()[0].name == ""


def test_a_game_that_comes_back_replaces_none_of_the_same_file_name(tmp_path: Path) -> None:
    path, store, shelf = begun(tmp_path), GameStore(tmp_path), Shelf(tmp_path)
    text = path.read_bytes()
    store.put_away(path)
    path.write_bytes(b"another game")
    (kept,) = [one for one in shelf.games() if one.path != path]
    assert shelf.take_out(kept).read_bytes() == text
    assert path.read_bytes() == b"another game"


@pytest.mark.parametrize("broken", ["[]", "{", "\x00"])
def test_a_damaged_file_of_names_is_set_aside(tmp_path: Path, broken: str) -> None:
    begun(tmp_path)
    (tmp_path / "games" / "names.json").write_text(broken)
    shelf = Shelf(tmp_path)
    (kept,) = shelf.games()
    assert kept.name == ""
    shelf.rename(kept, "Sunday")
    assert shelf.games()[0].name == "Sunday"
    assert shelf.set_aside.read_text() == broken


def test_a_deleted_game_can_be_put_back(tmp_path: Path) -> None:
    path, shelf = begun(tmp_path), Shelf(tmp_path)
    written = path.read_bytes()
    (kept,) = shelf.games()
    deleted_path = shelf.throw_away(kept)
    assert shelf.games() == []
    assert deleted_path.parent.name == DELETED
    again = begun(tmp_path, seed="99")
    again.rename(path)
    with pytest.raises(StorageError, match="stays deleted"):
        shelf.put_back(deleted_path, kept)
    second = shelf.throw_away(shelf.games()[0])
    assert second != deleted_path
    shelf.put_back(deleted_path, kept)
    assert path.read_bytes() == written


def test_a_game_from_elsewhere_is_imported_once(tmp_path: Path) -> None:
    there = begun(tmp_path / "there")
    data = there.read_bytes()
    shelf = Shelf(tmp_path / "here")
    path = shelf.bring(data)
    assert path.read_bytes() == data
    match = Match.resume(read_game(path))
    match.play(match.view(match.seat).moves[0])
    match.leave()
    assert shelf.bring(data) == path
    assert len(shelf.games()) == 1


def test_a_disk_that_refuses_is_reported_and_changes_nothing(tmp_path: Path) -> None:
    class Full(Disk):
        def create(self, path: Path, data: bytes) -> None:
            raise OSError(28, "No space left on device")

        def move(self, path: Path, to: Path) -> None:
            raise OSError(28, "No space left on device")

    path = begun(tmp_path)
    shelf = Shelf(tmp_path, Full())
    (kept,) = shelf.games()
    for act in (
        lambda: shelf.rename(kept, "x"),
        lambda: shelf.throw_away(kept),
        lambda: shelf.bring(b"another"),
        lambda: shelf.put_back(kept.path, type(kept)(tmp_path / "none", kept.when, "", False)),
    ):
        with pytest.raises(StorageError, match=r"[.]$"):
            act()
    assert path.exists()
    assert shelf.games() == [kept]


def test_a_summary_shows_how_a_game_stands_but_no_hand(tmp_path: Path) -> None:
    begun(tmp_path, moves=4)
    (kept,) = Shelf(tmp_path).games()
    summary = summary_of(kept)
    assert (summary.title, [player.name for player in summary.players]) == (
        "Ninety-nine",
        ["Ann", "Ben", "Joe"],
    )
    assert summary.table.hand == ()
    assert not summary.is_over
    assert summary.turn is not None
    assert summary.deal_number == "31"
    begun(tmp_path, over=True)
    ended = next(summary_of(one) for one in Shelf(tmp_path).games() if one.is_finished)
    assert ended.is_over
    assert ended.winners
    assert ended.turn is None


def test_a_damaged_game_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    path = begun(tmp_path, moves=6)
    data = path.read_bytes()
    path.write_bytes(data + b"; deal 7 dealer 1\n")
    summary = summary_of(Shelf(tmp_path).games()[0])
    assert summary.damage == data.count(b"\n") + 1
    game = playback_of(path.read_bytes())
    assert game.damage == summary.damage
    assert game.last == 7
    assert not playback_of(data).damage
    with pytest.raises(RecordError):
        readable(b"Dear diary\n")


def test_names_of_a_newer_version_stay_when_a_game_is_renamed(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    path = tmp_path / "games" / "a.cardtable"
    path.write_bytes(b"")
    (tmp_path / "games" / "names.json").write_text('{"b": "Sunday", "c": {"name": "Later", "color": 3}}')
    shelf = Shelf(tmp_path)
    (game,) = shelf.games()
    shelf.rename(game, "Monday")
    kept = json.loads((tmp_path / "games" / "names.json").read_text())
    assert kept == {"a": "Monday", "b": "Sunday", "c": {"name": "Later", "color": 3}}
