"""If a record is deleted, replaced or moved while it is written, every move is saved again, and reported."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import BinaryIO

import pytest

from cardtable.storage.disk import Disk
from cardtable.storage.journal import DAMAGED, FINISHED, PUT_AWAY, Recorder, free
from cardtable.storage.writer import WRITER
from tests.rows import rows

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="an open file cannot be moved or deleted there"
)

GONE = "This game's file was gone. It's saved again in full."
TAKEN = (
    "Another file had replaced this game's. It's kept as game-1.cardtable, "
    "and your game is saved again in full."
)


class CountingDisk(Disk):
    """Lists its calls and counts the bytes written."""

    def __init__(self) -> None:
        self.asked, self.written = list[str](), 0

    def begin(self, path: Path) -> BinaryIO:
        self.asked.append("begin")
        return super().begin(path)

    def open(self, path: Path) -> BinaryIO:
        self.asked.append("open")
        return super().open(path)

    def write(self, file: BinaryIO, at: int, data: bytes) -> None:
        self.asked.append("write")
        self.written += len(data)
        super().write(file, at, data)

    def sync(self, file: BinaryIO) -> None:
        self.asked.append("sync")
        super().sync(file)

    def sync_folder(self, folder: Path) -> None:
        self.asked.append("sync folder")
        super().sync_folder(folder)


def a_copy(path: Path) -> None:
    """Do what programs that synchronize folders do."""
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def stranger(path: Path) -> None:
    path.with_name("copy").write_bytes(b"begin\nof another game\n")
    path.with_name("copy").replace(path)


def shortened(path: Path) -> None:
    """Delete the file, and make it again with less in it."""
    path.unlink()
    path.write_bytes(b"begin\n")


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def a_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def folder_moved(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def cut(path: Path) -> None:
    """Shorten the file without replacing it."""
    os.truncate(path, 3)


def added_to(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"of another game\n")


def link_to_nothing(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.parent / "nowhere" / "at all")


def link_to_itself(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.name)


AWAY: dict[str, tuple[Callable[[Path], object], str]] = {
    "deleted": (Path.unlink, GONE),
    "moved": (lambda path: path.rename(path.parent.parent / "moved"), GONE),
    "its folder deleted": (lambda path: shutil.rmtree(path.parent), GONE),
    "its folder moved": (folder_moved, GONE),
    "a copy renamed over it": (a_copy, TAKEN),
    "another file renamed over it": (stranger, TAKEN),
    "made anew with less": (shortened, TAKEN),
    "a folder in its place": (a_folder, TAKEN),
    "a pipe in its place": (a_pipe, TAKEN),
    "cut in place": (cut, TAKEN),
    "added to in place": (added_to, TAKEN),
    "a link to nothing in its place": (link_to_nothing, TAKEN),
    "a link to itself in its place": (link_to_itself, TAKEN),
}


def record_in(folder: Path) -> Path:
    return folder / "games" / "game.cardtable"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return record_in(tmp_path)


def text_of(path: Path) -> bytes:
    assert path.is_file()
    return path.read_bytes()


def begun(path: Path, disk: Disk | None = None) -> Recorder:
    recorder = Recorder(path, pending="begin\n", disk=disk or Disk())
    recorder.write("1\n")
    assert recorder.settle()
    return recorder


def left(recorder: Recorder) -> None:
    recorder.close()
    WRITER.wait()
    assert recorder.is_kept


def test_a_file_changed_in_place_is_noticed_when_the_game_is_left(path: Path) -> None:
    recorder = begun(path)
    with path.open("r+b") as file:
        file.write(b"other")
    left(recorder)
    assert text_of(path) == b"begin\n1\n"
    assert list(recorder.news) == [TAKEN]
    assert path.with_name("game-1.cardtable").read_bytes() == b"other\n1\n"


@pytest.mark.parametrize("grows", [False, True])
def test_a_program_that_replaces_the_file_again_and_again_does_not_fill_the_folder(
    path: Path, grows: bool
) -> None:
    recorder, lies = begun(path), b"begin\nof another game\n"
    for number in range(20):
        path.with_name("copy").write_bytes(lies)
        path.with_name("copy").replace(path)
        recorder.write(f"{number}\n")
        assert recorder.settle()
        lies += b"and on\n" if grows else b""
    left(recorder)
    assert text_of(path).endswith(b"\n18\n19\n")
    aside = path.with_name("game-1.cardtable")
    assert set(path.parent.iterdir()) == {path, aside}
    assert aside.read_bytes() == lies.removesuffix(b"and on\n")


def test_a_folder_that_replaces_the_file_after_a_copy_did_is_set_aside_too(path: Path) -> None:
    recorder = begun(path)
    for what in (a_copy, a_folder):
        what(path)
        recorder.write("2\n")
        assert recorder.settle()
    left(recorder)
    assert text_of(path) == b"begin\n1\n2\n2\n"
    assert path.with_name("game-1.cardtable").is_file()
    assert path.with_name("game-2.cardtable").is_dir()


def test_different_files_that_replaced_the_game_are_all_kept(path: Path) -> None:
    recorder = begun(path)
    for number in range(3):
        path.with_name("copy").write_bytes(b"begin\nof game %d\n" % number)
        path.with_name("copy").replace(path)
        recorder.write(f"{number}\n")
        assert recorder.settle()
    left(recorder)
    assert len(list(path.parent.iterdir())) == 4


@rows("away", AWAY)
def test_every_move_is_saved_whatever_happens_to_the_file(tmp_path: Path, away: str) -> None:
    path = record_in(tmp_path)
    recorder = begun(path)
    what, said = AWAY[away]
    what(path)
    recorder.write("2\n")
    assert recorder.settle()
    assert text_of(path) == b"begin\n1\n2\n"
    assert (list(recorder.news), recorder.trouble) == ([said], None)
    recorder.news.clear()
    recorder.write("3\n")
    left(recorder)
    assert text_of(path) == b"begin\n1\n2\n3\n"
    assert not recorder.news
    assert os.path.lexists(path.with_name("game-1.cardtable")) == (said == TAKEN)
    assert not list(path.parent.glob(".*"))


@rows("away, ends", product(AWAY, [left, Recorder.finish]), ids=lambda row: f"{row[0]}, {row[1].__name__}")
def test_a_file_lost_after_the_last_move_is_saved_again_when_the_game_is_left(
    tmp_path: Path, away: str, ends: Callable[[Recorder], None]
) -> None:
    path = record_in(tmp_path)
    recorder = begun(path)
    what, said = AWAY[away]
    what(path)
    ends(recorder)
    WRITER.wait()
    assert text_of(recorder.path) == b"begin\n1\n"
    assert recorder.path.parent.name == (FINISHED if ends is Recorder.finish else "games")
    # A copy has everything, since nothing was written after it was made.
    assert list(recorder.news) == ([] if away == "a copy renamed over it" else [said])


@rows("away", AWAY)
def test_a_resumed_game_whose_file_is_lost_before_its_next_move_is_saved_in_full(
    tmp_path: Path, away: str
) -> None:
    path = record_in(tmp_path)
    left(begun(path))
    found = path.read_bytes() + b"2 to"
    path.write_bytes(found)
    recorder = Recorder(path, found, intact=len(b"begin\n1\n"))
    what, said = AWAY[away]
    what(path)
    recorder.write("2\n")
    left(recorder)
    assert text_of(path) == b"begin\n1\n2\n"
    assert list(recorder.news) == ([] if away == "a copy renamed over it" else [said])


def test_moves_played_meanwhile_on_another_computer_are_kept_too(path: Path) -> None:
    left(begun(path))
    recorder = Recorder(path, path.read_bytes(), intact=len(b"begin\n1\n"))
    path.write_bytes(b"begin\n1\n2 on the other computer\n")
    recorder.write("2\n")
    left(recorder)
    assert text_of(path) == b"begin\n1\n2\n"
    assert path.with_name("game-1.cardtable").read_bytes() == b"begin\n1\n2 on the other computer\n"
    assert list(recorder.news) == [TAKEN]


def test_a_finished_game_whose_file_is_gone_at_the_next_start_is_kept_with_the_finished_ones(
    path: Path,
) -> None:
    recorder = Recorder(path, b"begin\nend\n", intact=10)
    recorder.finish()
    WRITER.wait()
    assert (path.parent / FINISHED / path.name).read_bytes() == b"begin\nend\n"
    assert recorder.trouble is None


def test_a_folder_that_cannot_be_made_again_yet_is_reported_until_it_can(path: Path) -> None:
    recorder = begun(path)
    shutil.rmtree(path.parent)
    path.parent.write_bytes(b"in the way")
    recorder.write("2\n")
    assert not recorder.settle()
    assert recorder.trouble.startswith("Can't save the game right now")
    assert not recorder.news
    path.parent.unlink()
    assert recorder.settle()
    assert text_of(path) == b"begin\n1\n2\n"
    assert (list(recorder.news), recorder.trouble) == ([GONE], None)
    left(recorder)


class Renumbering(Disk):
    """A network drive that gives a file another number each time."""

    def is_at(self, file: BinaryIO, path: Path) -> bool:
        return False


def test_if_file_numbers_are_unreliable_files_are_compared_by_their_content(path: Path) -> None:
    recorder = begun(path, Renumbering())
    for number in range(2, 5):
        recorder.write(f"{number}\n")
        assert recorder.settle()
    assert not recorder.news
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    assert text_of(path) == b"begin\n1\n2\n3\n4\n"
    stranger(path)
    left(recorder)
    assert (list(recorder.news), path.read_bytes()) == ([TAKEN], b"begin\n1\n2\n3\n4\n")


def test_a_move_takes_one_write_and_one_sync_however_long_the_game(path: Path) -> None:
    """A move that reaches into a second sector needs one more of each."""
    disk = CountingDisk()
    recorder = begun(path, disk)
    disk.asked.clear()
    disk.written = 0
    for number in range(300):
        recorder.write(f"{number % 10} of 16 bytes..\n")
        assert recorder.settle()
    assert disk.asked == ["write", "sync"] * (300 + 300 * 16 // 512)
    assert disk.written == 300 * 16
    left(recorder)


@rows("folder", ["", FINISHED, PUT_AWAY, DAMAGED])
def test_a_name_that_a_game_has_in_any_folder_is_not_given_again(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir(exist_ok=True)
    (tmp_path / folder / "one.cardtable").touch()
    assert free(tmp_path / "one.cardtable").name == "one-1.cardtable"
    assert free(tmp_path / "one.cardtable", {tmp_path / "one-1.cardtable"}).name == "one-2.cardtable"
    assert free(tmp_path / "two.cardtable").name == "two.cardtable"
