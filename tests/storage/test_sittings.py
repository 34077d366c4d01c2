"""The game played last is known from the records, even if clocks and file dates are wrong."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.game.record.replay import replay
from cardtable.game.record.text import last_sitting, parse_record, record_text
from cardtable.storage.games import GameStore, Shelf, read_game
from cardtable.storage.writer import WRITER
from cardtable.ui.services.games_on_disk import GamesOnDisk
from tests.controller.lookback.test_playback import ANN, BEN, JOE
from tests.playing import advance, leave

pytestmark = pytest.mark.usefixtures("as_on_windows")


class Clock(datetime):
    """A clock that tests set."""

    at = datetime(2026, 6, 1, 12, tzinfo=UTC)

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        cls.at += timedelta(seconds=1)
        return cls.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    monkeypatch.setattr(Clock, "at", Clock.at)
    monkeypatch.setattr("cardtable.clock.datetime", Clock)
    return Clock


def sit(match: Match, moves: int = 3) -> None:
    """Play some moves, and leave; date the file by the clock."""
    advance(match, moves)
    os.utime(leave(match), (Clock.at.timestamp(),) * 2)


def begun(folder: Path, seed: str) -> Path:
    """Begin a game and leave it after three moves; return its file."""
    match = GamesOnDisk(folder).begin(MatchSetup("ninety-nine", (ANN, BEN, JOE), seed))
    sit(match)
    assert match.saving.path is not None
    return match.saving.path


def offered(folder: Path) -> Path | None:
    found = GamesOnDisk(folder).unfinished(lambda notify: None)
    return None if found is None else found.path


def go_on_with(folder: Path, path: Path) -> None:
    match = GamesOnDisk(folder).resume_file(path, lambda notify: None)
    assert match is not None
    sit(match)


def test_the_game_begun_last_is_offered_even_if_the_clock_is_set_back(
    tmp_path: Path, clock: type[Clock]
) -> None:
    begun(tmp_path, "1")
    clock.at -= timedelta(days=400)
    second = begun(tmp_path, "2")
    assert offered(tmp_path) == second
    clock.at -= timedelta(days=400)
    third = begun(tmp_path, "3")
    assert offered(tmp_path) == third


def test_the_game_resumed_last_is_offered_even_if_the_clock_is_set_back(
    tmp_path: Path, clock: type[Clock]
) -> None:
    paths = [begun(tmp_path, str(seed)) for seed in range(3)]
    for path in (paths[0], paths[2], paths[1], paths[0], paths[0]):
        clock.at -= timedelta(days=1)
        go_on_with(tmp_path, path)
        assert offered(tmp_path) == path


def test_if_the_offered_game_is_put_away_the_one_before_it_is_offered(
    tmp_path: Path, clock: type[Clock]
) -> None:
    first, second = begun(tmp_path, "1"), begun(tmp_path, "2")
    clock.at -= timedelta(days=3)
    go_on_with(tmp_path, first)
    matches = GamesOnDisk(tmp_path)
    found = matches.unfinished(lambda notify: None)
    matches.put_away(found.path)
    assert [path.name for path in (tmp_path / "games" / "put-away").iterdir()] == [first.name]
    assert offered(tmp_path) == second


def test_games_of_one_evening_are_offered_in_order(tmp_path: Path, clock: type[Clock]) -> None:
    matches, seeds = GamesOnDisk(tmp_path), iter(range(100))

    def begin() -> Match:
        return matches.begin(MatchSetup("ninety-nine", (ANN, BEN, JOE), str(next(seeds))))

    def go_on(path: Path) -> Match:
        match = matches.resume_file(path, lambda notify: None)
        assert match is not None
        return match

    first = begin()
    sit(first)
    assert first.saving.path is not None
    for later in (begin, lambda: go_on(first.saving.path), begin, begin, lambda: go_on(first.saving.path)):  # type: ignore[arg-type]
        clock.at -= timedelta(hours=5)
        match = later()
        sit(match)
        found = matches.unfinished(lambda notify: None)
        assert found.path == match.saving.path


def test_opening_a_game_without_a_move_changes_nothing(tmp_path: Path, clock: type[Clock]) -> None:
    first, second = begun(tmp_path, "1"), begun(tmp_path, "2")
    written = first.read_bytes()
    match = GamesOnDisk(tmp_path).resume_file(first, lambda notify: None)
    match.leave()
    WRITER.wait()
    assert (first.read_bytes(), offered(tmp_path)) == (written, second)


def test_the_record_of_an_only_game_has_no_notes_of_sittings(tmp_path: Path, clock: type[Clock]) -> None:
    path = begun(tmp_path, "1")
    for _ in range(3):
        go_on_with(tmp_path, path)
    assert b"#" not in path.read_bytes()


@pytest.mark.parametrize("moves", [0, 3, 9])
def test_a_copy_of_a_game_counts_as_the_same_game(tmp_path: Path, clock: type[Clock], moves: int) -> None:
    other, path = begun(tmp_path, "1"), begun(tmp_path, "2")
    copy = path.with_name("zz copy.cardtable")
    shutil.copy(path, copy)
    if moves:
        match = GamesOnDisk(tmp_path).resume_file(path, lambda notify: None)
        assert match is not None
        sit(match, moves)
        os.utime(path, (1, 1))
    store = GameStore(tmp_path)
    assert len(store.unfinished()) == 2
    current = store.unfinished()[0].path
    assert current in ((path, copy) if moves == 0 else (path,))
    store.put_away(current)
    assert [saved.path for saved in store.unfinished()] == [other]
    assert len(Shelf(tmp_path).games()) == 3


def test_a_copied_folder_offers_the_same_game(tmp_path: Path, clock: type[Clock]) -> None:
    here = tmp_path / "here"
    first, second, third = (begun(here, str(seed)) for seed in range(3))
    go_on_with(here, second)
    there = Path(shutil.copytree(here, tmp_path / "there"))
    for age, name in enumerate((second.name, first.name, third.name)):
        os.utime(there / "games" / name, (1_900_000_000 + age,) * 2)
    assert offered(there) == there / "games" / second.name


def test_an_imported_game_is_offered_only_after_it_is_played_here(tmp_path: Path, clock: type[Clock]) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    far = [begun(there, str(seed)) for seed in range(5)]
    for path in far:
        go_on_with(there, path)
    mine = begun(here, "77")
    brought = Shelf(here).bring(far[-1].read_bytes())
    clock.at -= timedelta(days=9)
    go_on_with(here, mine)
    assert offered(here) == mine
    go_on_with(here, brought)
    assert offered(here) == brought


def test_a_sitting_is_noted_in_a_comment_that_changes_nothing(tmp_path: Path, clock: type[Clock]) -> None:
    first, _ = begun(tmp_path, "1"), begun(tmp_path, "2")
    before = read_game(first).record
    go_on_with(tmp_path, first)
    data = first.read_bytes()
    assert data.count(b"\n# sitting 2\n") == 1
    assert last_sitting(data) == 2
    record = parse_record(data)
    assert record_text(record).encode() == data
    assert record.header == before.header
    assert replay(record).number == replay(before).number + 3
