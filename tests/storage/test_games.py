"""No saved game is lost if the disk is full or a file is torn."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO

import msgspec
import pytest

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import DealEnded, GameEnded
from cardtable.game.moves import Play
from cardtable.game.record.replay import replay
from cardtable.game.record.text import RecordError
from cardtable.game.state import Phase
from cardtable.storage.disk import Disk
from cardtable.storage.games import GameStore, Shelf, read_game, sweep_drafts
from cardtable.storage.journal import FINISHED, Recorder
from cardtable.storage.writer import WRITER
from tests.playing import advance, play_on

pytestmark = pytest.mark.usefixtures("as_on_windows")

SETUP = MatchSetup(
    "ninety-nine",
    (
        Player("Mia; the 1st", "person"),
        Player("Olive", "computer", "cautious", "owl"),
        Player("Ben", "computer", "random"),
    ),
    seed="31",
)


def test_a_game_goes_on_at_the_same_move(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = Match.start(SETUP, store)
    advance(match, 25)
    (saved,) = store.unfinished()
    again = Match.resume(saved)
    assert again.view() == match.view()
    assert again.setup == match.setup
    advance(match, 10)
    advance(again, 10)
    assert again.view() == match.view()


def test_a_computer_of_an_unknown_level_plays_as_the_strongest(tmp_path: Path) -> None:
    """A later version may have other levels. A person has none."""
    olive = msgspec.structs.replace(SETUP.players[1], level="clairvoyant")
    store = GameStore(tmp_path)
    Match.start(msgspec.structs.replace(SETUP, players=(SETUP.players[0], olive)), store)
    (saved,) = store.unfinished()
    assert [player.level for player in Match.resume(saved).setup.players] == ["", LEVELS[-1]]


class WatchedDisk(Disk):
    """Holds all writes until `may` is set; notes their threads and the synced size."""

    def __init__(self) -> None:
        self.may, self.threads = threading.Event(), set[int]()
        self.synced = 0

    def write(self, file: BinaryIO, at: int, data: bytes) -> None:
        assert self.may.wait(10)
        self.threads.add(threading.get_ident())
        super().write(file, at, data)

    def sync(self, file: BinaryIO) -> None:
        super().sync(file)
        self.synced = os.fstat(file.fileno()).st_size


def test_a_move_counts_as_saved_once_it_is_on_disk_and_nobody_waits_for_that(tmp_path: Path) -> None:
    disk = WatchedDisk()
    match = Match.start(SETUP, GameStore(tmp_path, disk))
    advance(match, 12)
    assert not match.saving.is_kept
    assert list(tmp_path.rglob("*.cardtable")) == []
    kept: list[int] = []
    match.saving.listen(lambda: kept.append(disk.synced))
    disk.may.set()
    match.leave()
    assert match.saving.settle()
    assert kept == sorted(kept)
    (path,) = (tmp_path / "games").glob("*.cardtable")
    assert disk.synced == path.stat().st_size
    assert Match.resume(read_game(path)).view() == match.view()
    assert threading.get_ident() not in disk.threads


def test_games_written_at_the_same_time_are_each_saved_in_order(tmp_path: Path) -> None:
    disk = WatchedDisk()
    matches = [Match.start(SETUP, GameStore(tmp_path / str(number), disk)) for number in range(3)]
    disk.may.set()
    for _ in range(5):
        for match in matches:
            advance(match, 1)
    for match in matches:
        match.leave()
    for number, match in enumerate(matches):
        (saved,) = GameStore(tmp_path / str(number)).unfinished()
        assert Match.resume(saved).view() == match.view()


def test_the_program_ends_only_after_everything_is_written(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path; from cardtable.storage.journal import Recorder\n"
        "recorder = Recorder(Path(sys.argv[1]), pending='begin\\n')\n"
        "for number in range(200): recorder.write(f'{number}\\n')\n"
    )
    path = tmp_path / "game.cardtable"
    subprocess.run([sys.executable, "-c", program, str(path)], check=True)
    assert path.read_text().split() == ["begin", *map(str, range(200))]


def test_a_record_torn_anywhere_is_offered_and_goes_on(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = Match.start(SETUP, store)
    advance(match, 6)
    match.leave()
    (saved,) = store.unfinished()
    whole = saved.path.read_bytes()
    begin = whole.index(b"; deal")
    for cut in range(begin, len(whole)):
        saved.path.write_bytes(whole[:cut])
        (torn,) = store.unfinished()
        again = Match.resume(torn)
        advance(again, 2)
        again.leave()
        (after,) = store.unfinished()
        assert Match.resume(after).view() == again.view()
        assert saved.path.read_bytes().startswith(whole[: whole.rfind(b"\n", 0, cut) + 1])


def test_a_game_with_a_torn_header_is_not_offered(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    Match.start(SETUP, store).leave()
    (saved,) = store.unfinished()
    saved.path.write_bytes(saved.path.read_bytes()[:90])
    assert store.unfinished() == ()


def test_a_finished_game_is_kept_and_no_longer_offered(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = Match.start(SETUP, store)
    play_on(match)
    assert match.awaits is Awaits.OVER
    assert store.unfinished() == ()
    assert len(list((store.folder / "finished").iterdir())) == 1


def test_a_crash_right_after_the_last_move_finishes_the_game_at_the_next_start(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = Match.start(SETUP, store)
    play_on(match)
    WRITER.wait()
    (kept,) = (store.folder / "finished").iterdir()
    os.replace(kept, store.folder / kept.name)
    (saved,) = store.unfinished()
    assert Match.resume(saved).awaits is Awaits.OVER
    assert store.unfinished() == ()


def test_a_game_that_was_put_away_is_kept_but_not_offered(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    Match.start(SETUP, store)
    (saved,) = store.unfinished()
    store.put_away(saved.path)
    assert store.unfinished() == ()
    assert (store.folder / "put-away" / saved.path.name).exists()


def test_a_full_disk_stops_nothing_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = GameStore(tmp_path)
    match = Match.start(SETUP, store)
    advance(match, 3)
    real = os.fsync

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    advance(match, 4)
    WRITER.wait()
    assert not match.saving.is_kept
    assert "No space left on device" in match.saving.trouble
    monkeypatch.setattr(os, "fsync", real)
    advance(match, 1)
    WRITER.wait()
    assert match.saving.trouble is None
    (saved,) = store.unfinished()
    assert Match.resume(saved).view() == match.view()


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    match = Match.start(SETUP, GameStore(tmp_path))
    WRITER.wait()
    assert match.saving.trouble is not None
    advance(match, 5)
    WRITER.wait()
    assert match.saving.trouble is not None
    (tmp_path / "games").unlink()
    match.saving.try_again()
    WRITER.wait()
    assert match.saving.trouble is None
    assert match.saving.is_kept
    assert Match.resume(GameStore(tmp_path).unfinished()[0]).view() == match.view()


def test_games_begun_in_one_second_are_separate_files(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    paths = {store.create("[x]\n").path for _ in range(3)}
    assert len(paths) == 3


def test_a_torn_last_line_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "game.cardtable"
    path.write_bytes(b"1 AS=+11 11\n2 8")
    recorder = Recorder(path, path.read_bytes(), intact=12)
    recorder.write("2 8D 19\n")
    recorder.close()
    WRITER.wait()
    assert path.read_bytes() == b"1 AS=+11 11\n2 8D 19\n"


def test_a_person_and_a_bot_choose_only_what_is_legal(tmp_path: Path) -> None:
    match = Match.start(SETUP)
    match.deal()
    refused = match.play(Play(("ZZ",), "+1", 1))
    assert not isinstance(refused, tuple)
    while match.awaits is not Awaits.COMPUTER:
        advance(match, 1)
    assert match.thinker()().move in match.view(match.seat).plays


def test_a_game_without_an_end_is_over_if_the_players_stop_it(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = Match.start(msgspec.structs.replace(SETUP, variant="ninety-eight"), store)
    match.deal()
    assert not match.can_stop
    while not any(match.view().forfeits):
        advance(match, 1)
    advance(match, 3)
    assert match.can_stop
    torn = store.unfinished()[0]
    stopped, ended = match.stop()
    assert isinstance(stopped, DealEnded)
    assert isinstance(ended, GameEnded)
    lost = match.view().forfeits
    assert ended.winners == match.winners == tuple(seat for seat in range(3) if not lost[seat])
    assert match.awaits is Awaits.OVER
    assert store.unfinished() == ()
    finished = next((tmp_path / "games" / FINISHED).iterdir())
    again = replay(read_game(finished).record)
    assert (again.winners, again.phase) == (match.winners, Phase.OVER)
    # If the program was killed before it moved the file, the next start moves it.
    torn.path.write_bytes(finished.read_bytes())
    assert Match.resume(store.unfinished()[0]).awaits is Awaits.OVER
    assert store.unfinished() == ()


def test_only_a_game_without_an_end_can_be_stopped(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = Match.start(SETUP, store)
    advance(match, 40)
    assert not match.can_stop
    path = store.unfinished()[0].path
    path.write_bytes(path.read_bytes() + b"; end\n")
    with pytest.raises(RecordError, match="cannot be stopped here"):
        Match.resume(store.unfinished()[0])


def spoiled(store: GameStore, by: bytes) -> Path:
    """Return the file of a game with `by` inserted after its fourth move."""
    match = Match.start(SETUP, store)
    advance(match, 12)
    match.leave()
    path = store.unfinished()[0].path
    data = path.read_bytes()
    lines = data[data.index(b"; deal") :].splitlines(keepends=True)
    path.write_bytes(data[: data.index(b"; deal")] + b"".join([*lines[:5], by, *lines[5:]]))
    return path


def test_a_damaged_game_goes_on_from_before_the_damage_and_its_file_is_kept(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    path = spoiled(store, b"1 ?? what\n")
    whole = path.read_bytes()
    (saved,) = store.unfinished()
    with pytest.raises(RecordError, match="neither a deal nor a move"):
        Match.resume(saved)
    assert path.read_bytes() == whole
    mended = store.mend(saved)
    assert mended is not None
    assert Match.resume(mended).turn_number == 4
    (damage,) = store.damages
    assert (damage.kept.parent.name, damage.goes_on) == ("damaged", True)
    assert damage.kept.read_bytes() == whole


def test_a_file_that_is_no_record_is_set_aside_unchanged(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    store.folder.mkdir()
    for said in (b"Dear diary\n", b""):
        (store.folder / "20260101-100000.cardtable").write_bytes(said)
        assert store.unfinished() == ()
    kept = [damage.kept for damage in store.damages]
    assert [path.parent.name for path in kept] == ["damaged", "damaged"]
    assert [path.read_bytes() for path in kept] == [b"Dear diary\n", b""]


def test_a_game_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    Match.start(SETUP, store).leave()
    (saved,) = store.unfinished()
    saved.path.write_bytes(saved.path.read_bytes().replace(b"cardtable 2", b"cardtable 3"))
    assert store.unfinished() == ()
    assert (store.damages, saved.path.exists()) == ([], True)


def test_games_of_the_same_second_are_all_kept_when_they_end(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    for number in range(4):
        recorder = store.create(f"{number}\n", now=datetime(2026, 1, 1, tzinfo=UTC))
        recorder.finish()
    WRITER.wait()
    kept = (store.folder / FINISHED).iterdir()
    assert sorted(path.read_bytes()[:2] for path in kept) == [b"0\n", b"1\n", b"2\n", b"3\n"]


def test_only_drafts_left_by_a_crash_are_swept(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = Match.start(SETUP, store)
    advance(match, 3)
    match.saving.settle()
    (tmp_path / "games" / FINISHED).mkdir()
    left = [
        folder / f".game.cardtable.{os.getpid()}.new"
        for folder in (tmp_path, store.folder, store.folder / FINISHED)
    ]
    for path in left:
        path.write_bytes(b"half of a rec")
        # Drafts are also swept by their age, since Windows doesn't say if a process has ended.
        os.utime(path, (1_000_000_000, 1_000_000_000))
    whole = {path for path in tmp_path.rglob("*") if path.is_file()} - set(left)
    sweep_drafts(tmp_path)
    assert {path for path in tmp_path.rglob("*") if path.is_file()} == whole


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_named_pipe_among_the_games_is_ignored(tmp_path: Path) -> None:
    store = GameStore(tmp_path)
    match = Match.start(SETUP, store)
    advance(match, 3)
    match.leave()
    WRITER.wait()
    os.mkfifo(store.folder / "20991231-235959.cardtable")
    (saved,) = store.unfinished()
    assert Match.resume(saved).view() == match.view()
    assert [kept.path for kept in Shelf(tmp_path).games()] == [saved.path]
    assert Shelf(tmp_path).bring(saved.data) == saved.path
