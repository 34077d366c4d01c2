"""Which game was played last: by what stands in the records, whatever clocks and files say."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.game.record.replay import replay
from cardtable.game.record.text import last_sitting, parse_record, record_text
from cardtable.storage.games import GameStore, read_game
from cardtable.storage.shelf import Shelf
from cardtable.storage.writer import WRITER
from cardtable.ui.services.games_on_disk import GamesOnDisk
from tests.controller.lookback.test_playback import ANN, BEN, JOE

pytestmark = pytest.mark.usefixtures("as_on_windows")


class Clock(datetime):
    """A computer's clock that somebody sets."""

    at = datetime(2026, 6, 1, 12, tzinfo=UTC)

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        cls.at += timedelta(seconds=1)
        return cls.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    monkeypatch.setattr(Clock, "at", Clock.at)
    monkeypatch.setattr("cardtable.storage.games.datetime", Clock)
    monkeypatch.setattr("cardtable.controller.match.setup.datetime", Clock)
    return Clock


def advance(match: Match, moves: int = 3) -> None:
    """So many moves more; the file has the time that the clock shows."""
    until = match.turn_number + moves
    while match.turn_number < until and match.awaits is not Awaits.OVER:
        match.deal() if match.awaits is Awaits.DEAL else match.play(match.view(match.seat).moves[0])
    match.leave()
    WRITER.wait()
    assert match.saving.path is not None
    os.utime(match.saving.path, (Clock.at.timestamp(),) * 2)


def begun(folder: Path, seed: str) -> Path:
    """The file of a game that was begun and left."""
    match = GamesOnDisk(folder).begin(MatchSetup("ninety-nine", (ANN, BEN, JOE), seed))
    advance(match)
    assert match.saving.path is not None
    return match.saving.path


def offered(folder: Path) -> Path | None:
    """The game that the start page offers."""
    found = GamesOnDisk(folder).unfinished(lambda notify: None)
    return None if found is None else found.path


def play_on(folder: Path, path: Path) -> None:
    match = GamesOnDisk(folder).resume_file(path, lambda notify: None)
    assert match is not None
    advance(match)


def test_the_game_begun_last_is_offered_with_a_clock_set_back(tmp_path: Path, clock: type[Clock]) -> None:
    begun(tmp_path, "1")
    clock.at -= timedelta(days=400)
    second = begun(tmp_path, "2")
    assert offered(tmp_path) == second
    clock.at -= timedelta(days=400)
    third = begun(tmp_path, "3")
    assert offered(tmp_path) == third


def test_the_game_gone_on_with_last_is_offered_with_a_clock_set_back(
    tmp_path: Path, clock: type[Clock]
) -> None:
    paths = [begun(tmp_path, str(seed)) for seed in range(3)]
    for path in (paths[0], paths[2], paths[1], paths[0], paths[0]):
        clock.at -= timedelta(days=1)
        play_on(tmp_path, path)
        assert offered(tmp_path) == path


def test_what_is_put_away_is_the_game_offered_and_the_one_before_it_comes_next(
    tmp_path: Path, clock: type[Clock]
) -> None:
    first, second = begun(tmp_path, "1"), begun(tmp_path, "2")
    clock.at -= timedelta(days=3)
    play_on(tmp_path, first)
    matches = GamesOnDisk(tmp_path)
    found = matches.unfinished(lambda notify: None)
    assert found is not None
    matches.put_away(found.path)
    assert [path.name for path in (tmp_path / "games" / "put-away").iterdir()] == [first.name]
    assert offered(tmp_path) == second


def test_games_of_one_evening_come_in_their_order(tmp_path: Path, clock: type[Clock]) -> None:
    matches, seeds = GamesOnDisk(tmp_path), iter(range(100))

    def begin() -> Match:
        return matches.begin(MatchSetup("ninety-nine", (ANN, BEN, JOE), str(next(seeds))))

    def go_on(path: Path) -> Match:
        match = matches.resume_file(path, lambda notify: None)
        assert match is not None
        return match

    first = begin()
    advance(first)
    assert first.saving.path is not None
    for later in (begin, lambda: go_on(first.saving.path), begin, begin, lambda: go_on(first.saving.path)):  # type: ignore[arg-type]
        clock.at -= timedelta(hours=5)
        match = later()
        advance(match)
        found = matches.unfinished(lambda notify: None)
        assert found is not None
        assert found.path == match.saving.path


def test_looking_at_a_game_is_no_sitting(tmp_path: Path, clock: type[Clock]) -> None:
    first, second = begun(tmp_path, "1"), begun(tmp_path, "2")
    written = first.read_bytes()
    match = GamesOnDisk(tmp_path).resume_file(first, lambda notify: None)
    assert match is not None
    match.leave()
    WRITER.wait()
    assert (first.read_bytes(), offered(tmp_path)) == (written, second)


def test_a_game_that_lies_alone_has_no_more_lines_than_ever(tmp_path: Path, clock: type[Clock]) -> None:
    path = begun(tmp_path, "1")
    for _ in range(3):
        play_on(tmp_path, path)
    assert b"#" not in path.read_bytes()


@pytest.mark.parametrize("moves", [0, 3, 9])
def test_a_copy_is_no_other_game(tmp_path: Path, clock: type[Clock], moves: int) -> None:
    other, path = begun(tmp_path, "1"), begun(tmp_path, "2")
    copy = path.with_name("zz copy.cardtable")
    shutil.copy(path, copy)
    if moves:
        match = GamesOnDisk(tmp_path).resume_file(path, lambda notify: None)
        assert match is not None
        advance(match, moves)
        os.utime(path, (1, 1))
    store = GameStore(tmp_path)
    assert len(store.unfinished()) == 2
    current = store.unfinished()[0].path
    assert current in ((path, copy) if moves == 0 else (path,))
    store.put_away(current)
    assert [saved.path for saved in store.unfinished()] == [other]
    assert len(Shelf(tmp_path).games()) == 3


def test_a_folder_that_was_copied_offers_the_same_game(tmp_path: Path, clock: type[Clock]) -> None:
    here = tmp_path / "here"
    first, second, third = (begun(here, str(seed)) for seed in range(3))
    play_on(here, second)
    there = Path(shutil.copytree(here, tmp_path / "there"))
    for age, name in enumerate((second.name, first.name, third.name)):
        os.utime(there / "games" / name, (1_900_000_000 + age,) * 2)
    assert offered(there) == there / "games" / second.name


def test_a_game_from_another_computer_gives_way_to_the_one_played_here(
    tmp_path: Path, clock: type[Clock]
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    far = [begun(there, str(seed)) for seed in range(5)]
    for path in far:
        play_on(there, path)
    mine = begun(here, "77")
    brought = Shelf(here).bring(far[-1].read_bytes())
    clock.at -= timedelta(days=9)
    play_on(here, mine)
    assert offered(here) == mine
    play_on(here, brought)
    assert offered(here) == brought


def test_a_sitting_is_a_remark_that_changes_nothing(tmp_path: Path, clock: type[Clock]) -> None:
    first, _ = begun(tmp_path, "1"), begun(tmp_path, "2")
    before = read_game(first).record
    play_on(tmp_path, first)
    data = first.read_bytes()
    assert data.count(b"\n# sitting 2\n") == 1
    assert last_sitting(data) == 2
    record = parse_record(data)
    assert record_text(record).encode() == data
    assert record.header == before.header
    assert replay(record).number == replay(before).number + 3
