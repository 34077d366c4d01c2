"""If the disk fails at any moment of a game, the old or the new state is on it, and the failure is reported."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.record.text import parse_record
from cardtable.storage.disk import Disk
from cardtable.storage.games import GameStore
from cardtable.storage.journal import FINISHED
from cardtable.storage.settings import Settings, SettingsFile
from cardtable.storage.writer import WRITER
from tests.playing import step
from tests.rows import rows

pytestmark = pytest.mark.usefixtures("as_on_windows")

SETUP = MatchSetup(
    "ninety-nine-whitby-2025",
    (Player("Mia", "person"), Player("Olive", "computer", "cautious", "owl")),
    seed="0",
)
"""Three deals in 26 steps, so there can be a failure at each of them."""
NO_ROOM = OSError(28, "No space left on device")


class FaultyDisk(Disk):
    """Fails at call number `at`, once or for good; with `torn`, half of a failed write is on the disk."""

    def __init__(self, at: int, torn: bool = False, for_good: bool = False) -> None:
        self.at, self.torn, self.for_good = at, torn, for_good
        self.asked = 0
        self.failed = 0

    def _ask(self) -> bool:
        """Count a call; return whether it fails."""
        self.asked += 1
        fails = self.asked == self.at or (self.for_good and self.asked > self.at > 0)
        self.failed += fails
        return fails

    def _do(self, what: Callable[..., Any], *given: object) -> Any:
        if self._ask():
            raise NO_ROOM
        return what(*given)

    def begin(self, path: Path) -> BinaryIO:
        return self._do(super().begin, path)

    def open(self, path: Path) -> BinaryIO:
        return self._do(super().open, path)

    def write(self, file: BinaryIO, at: int, data: bytes) -> None:
        if not self._ask():
            super().write(file, at, data)
            return
        if self.torn:
            super().write(file, at, data[: len(data) // 2])
        raise NO_ROOM

    def sync(self, file: BinaryIO) -> None:
        self._do(file.flush)

    def move(self, path: Path, to: Path) -> None:
        self._do(super().move, path, to)

    def add_folder(self, folder: Path) -> None:
        self._do(super().add_folder, folder)

    def sync_folder(self, folder: Path) -> None:
        self._do(super().sync_folder, folder)


def lines_on_disk(folder: Path) -> list[object]:
    """Return the lines of the only record, without its header; none if there is no record yet."""
    WRITER.wait()
    files = [path for path in folder.rglob("*.cardtable") if not path.name.startswith(".")]
    assert len(files) <= 1
    return list(parse_record(files[0].read_bytes()).lines) if files else []


def play(folder: Path, disk: FaultyDisk, check: Callable[[Match], None]) -> Match:
    """Play a whole game on the disk, and check it after every step."""
    match = Match.start(SETUP, GameStore(folder, disk))
    WRITER.wait()
    check(match)
    while match.awaits is not Awaits.OVER:
        step(match)
        WRITER.wait()
        check(match)
    return match


def whole_game(folder: Path) -> tuple[list[object], int]:
    """Return all lines of the game, and the number of calls of the disk."""
    disk = FaultyDisk(0)
    play(folder, disk, lambda match: None)
    return lines_on_disk(folder), disk.asked


@pytest.mark.slow("a game for every call of the disk")
@pytest.mark.parametrize("torn", [False, True], ids=["refused", "torn"])
@pytest.mark.parametrize("for_good", [False, True], ids=["once", "for good"])
def test_a_disk_that_fails_anywhere_leaves_the_old_or_the_new_state(
    tmp_path: Path, torn: bool, for_good: bool
) -> None:
    whole, asked = whole_game(tmp_path / "whole")
    assert asked > 60
    for at in range(1, asked + 1):
        folder = tmp_path / f"{at}"
        disk = FaultyDisk(at, torn, for_good)
        sure = 0

        def check(match: Match, disk: FaultyDisk = disk, folder: Path = folder) -> None:
            nonlocal sure
            found = lines_on_disk(folder)
            assert found == whole[: len(found)]
            assert len(found) >= sure
            if match.saving.trouble is None:
                assert match.saving.is_kept
                # At the end of the game a failed save is tried once more, which may succeed.
                assert not disk.failed or match.awaits is Awaits.OVER
                sure = len(found)
            else:
                assert disk.failed
            disk.failed = 0

        match = play(folder, disk, check)
        if for_good:
            disk.at = 0
            match.leave()
        for saved in GameStore(folder).unfinished():
            Match.resume(saved)
        assert lines_on_disk(folder) == whole
        assert not list(folder.rglob("*.new"))


def test_a_game_whose_file_could_not_be_moved_is_finished_at_the_next_start(tmp_path: Path) -> None:
    whole, asked = whole_game(tmp_path / "whole")
    troubles = []
    for at in range(asked - 2, asked + 1):
        folder = tmp_path / f"{at}"
        match = play(folder, FaultyDisk(at), lambda match: None)
        troubles.append(match.saving.trouble)
        for saved in GameStore(folder).unfinished():
            Match.resume(saved)
        WRITER.wait()
        (kept,) = (folder / "games" / FINISHED).iterdir()
        assert list(parse_record(kept.read_bytes()).lines) == whole
    assert all(said is not None and "No space left on device" in said for said in troubles)


@pytest.mark.parametrize("torn", [False, True], ids=["refused", "torn"])
def test_if_the_disk_fails_settings_are_the_old_or_the_new_ones(tmp_path: Path, torn: bool) -> None:
    old, new = Settings(volume=1), Settings(volume=2)
    failed = []
    for at in range(1, 10):
        folder = tmp_path / f"{at}"
        SettingsFile(folder).write(old)
        disk = FaultyDisk(at, torn)
        file, heard = SettingsFile(folder, disk), list[bool]()
        file.document.heard = lambda file=file, heard=heard: heard.append(file.document.saved)
        WRITER.wait()
        file.write(new)
        WRITER.wait()
        written = disk.failed == 0
        failed.append(not written)
        assert heard == [written]
        assert SettingsFile(folder).read() in ((new,) if written else (old, new))
        assert not list(folder.glob("*.new"))
        assert not list(folder.glob("*damaged*"))
        assert file.document.settle()
        assert SettingsFile(folder).read() == new
    assert failed == [True] * 5 + [False] * 4


@rows("at", range(1, 10))
def test_a_damaged_game_is_mended_whole_or_kept_as_it_is(tmp_path: Path, at: int) -> None:
    match = Match.start(SETUP, GameStore(tmp_path))
    match.deal()
    for _ in range(4):
        step(match)
    match.leave()
    (saved,) = GameStore(tmp_path).unfinished()
    spoiled = saved.path.read_bytes() + b"1 ?? what\n2 8D 19\n"
    saved.path.write_bytes(spoiled)
    (saved,) = GameStore(tmp_path).unfinished()
    try:
        mended = GameStore(tmp_path, FaultyDisk(at)).mend(saved)
    except OSError as error:
        assert "No space left on device" in str(error)
    else:
        assert mended is not None
        assert Match.resume(mended).view() == match.view()
    assert any(path.read_bytes() == spoiled for path in tmp_path.rglob("*.cardtable"))
