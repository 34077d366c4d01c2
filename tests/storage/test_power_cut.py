"""The power goes at any moment of a game: no move that was confirmed is lost, and nothing is unreadable."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import pytest

from cardtable.storage import outside
from cardtable.storage.disk import Disk
from cardtable.storage.document import Document
from cardtable.storage.games import GameStore, read_game, sweep_drafts
from cardtable.storage.journal import Recorder
from cardtable.storage.shelf import Shelf
from cardtable.storage.writer import WRITER
from tests.storage.power import Cut, PowerDisk

RECORD = (Path(__file__).parent.parent / "records" / "ninety-nine-baltimore.cardtable").read_bytes()
BODY = RECORD.index(b"\n; deal") + 1
LINES = RECORD[BODY:].splitlines(keepends=True)
HANDED = [1, 1, 1, 2, 1, 1, 1, 40, 1, 1]
"""How many lines are handed over at once, so that some writes cross from sector to sector."""


class QuickDisk(Disk):
    """For what comes after the cut: nobody cuts the power again."""

    def sync(self, file: BinaryIO) -> None:
        pass

    def sync_folder(self, folder: Path) -> None:
        pass


class Session:
    """A game that is recorded on a disk whose power goes."""

    def __init__(self, root: Path) -> None:
        self.disk = PowerDisk(root)
        self.text = RECORD[:BODY]
        self.recorder = GameStore(root / "data", self.disk).create(self.text.decode())
        self._sure()

    def _sure(self) -> None:
        assert self.recorder.settle()
        self.disk.confirm(self.text)

    def play(self, lines: int) -> None:
        more = RECORD[len(self.text) :].splitlines(keepends=True)[:lines]
        self.recorder.write(b"".join(more).decode())
        self.text += b"".join(more)
        self._sure()

    def leave(self) -> None:
        self.recorder.close()
        WRITER.wait()

    def resume(self) -> None:
        saved = read_game(self.recorder.path)
        self.recorder = Recorder(saved.path, saved.data, saved.record.intact, disk=self.disk)

    def lose(self) -> None:
        """Somebody takes the file away, and with it all that was sure."""
        self.disk.confirm(b"")
        self.disk.remove(self.recorder.path)

    def be_replaced(self) -> None:
        """A program that keeps folders alike puts an older copy there."""
        self.disk.confirm(b"")
        self.disk.create(self.recorder.path, self.text[: BODY + len(LINES[0])])

    def finish(self) -> None:
        self.recorder.finish()
        WRITER.wait()
        assert self.recorder.trouble is None


def whole_game(game: Session) -> None:
    for lines in HANDED:
        game.play(lines)
    game.finish()


def left_and_resumed(game: Session) -> None:
    game.play(3)
    game.leave()
    game.resume()
    game.play(20)
    game.leave()
    game.resume()
    game.play(1)
    game.leave()


def resumed_after_a_torn_line(game: Session) -> None:
    """What a first cut left behind the last line, longer than what comes next."""
    game.play(3)
    game.leave()
    with game.disk.open(game.recorder.path) as file:
        game.disk.write(file, len(game.text), LINES[3][:-1] * 90)
        game.disk.sync(file)
    game.resume()
    game.play(1)
    game.play(1)
    game.leave()


def deleted(game: Session) -> None:
    game.play(2)
    game.lose()
    game.play(1)
    game.play(1)
    game.lose()
    game.finish()


def replaced(game: Session) -> None:
    game.play(2)
    game.be_replaced()
    game.play(2)
    game.be_replaced()
    game.leave()


def put_away_and_back(game: Session) -> None:
    game.play(2)
    game.leave()
    root = game.recorder.path.parent.parent
    GameStore(root, game.disk).put_away(game.recorder.path)
    shelf = Shelf(root, game.disk)
    shelf.take_out(shelf.games()[0])
    kept = shelf.games()[0]
    shelf.rename(kept, "Sunday")
    shelf.put_back(shelf.throw_away(kept), kept)


GAMES: list[Callable[[Session], None]] = [
    whole_game, left_and_resumed, resumed_after_a_torn_line, put_away_and_back,
]  # fmt: skip
# On Windows nobody can delete or replace what is open.
GAMES += [] if sys.platform == "win32" else [deleted, replaced]


def goes_on(folder: Path, cut: Cut) -> None:
    """The next start finds every game readable and, in one of them, all that was confirmed; it goes on there."""
    sweep_drafts(folder)
    texts: dict[Path, bytes] = {}
    for path in folder.rglob("[!.]*.cardtable"):
        saved = read_game(path)
        assert (saved.record.damage, cut.after) == ("", cut.after)
        texts[path] = saved.data[: saved.record.intact]
        assert RECORD.startswith(texts[path]), cut.after
    store = GameStore(folder)
    there = [text for path, text in texts.items() if path.parent == store.folder]
    # An older state of the same game is not offered beside it.
    offered = [texts[saved.path] for saved in store.unfinished()]
    assert offered == sorted(there, key=len)[-1:], cut.after
    assert (store.damages, store.unread) == ([], [])
    assert not cut.confirmed or any(text.startswith(cut.confirmed) for text in texts.values()), cut.after
    for saved in store.unfinished():
        recorder = Recorder(saved.path, saved.data, saved.record.intact, disk=QuickDisk())
        recorder.write(RECORD[saved.record.intact :].decode() or "; end\n")
        recorder.close()
        WRITER.wait()
        assert (recorder.trouble, list(recorder.news)) == (None, [])
        assert saved.path.read_bytes().startswith(RECORD)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_no_confirmed_move_is_lost_and_every_game_goes_on(
    tmp_path: Path, game: Callable[[Session], None]
) -> None:
    root = tmp_path / "root"
    root.mkdir()
    session = Session(root)
    game(session)
    count = 0
    for count, cut in enumerate(session.disk.cuts(game.__name__), start=1):
        goes_on(cut.lay(tmp_path / f"{count}") / "data", cut)
    assert count > 20


OLDER, NEWER = b"%PDF of last week" * 90, b"%PDF of today, which is longer" * 90


@pytest.mark.parametrize("way", ["bytes", "text"])
@pytest.mark.parametrize("older", [OLDER, None], ids=["over an older file", "new"])
def test_an_export_is_the_older_one_or_the_new_one_and_the_new_one_once_it_is_reported(
    tmp_path: Path, way: str, older: bytes | None
) -> None:
    root = tmp_path / "root"
    root.mkdir()
    if older is not None:
        (root / "score.pdf").write_bytes(older)
    disk = PowerDisk(root)
    if way == "bytes":
        outside.write(root / "score.pdf", NEWER, disk)
    else:
        with outside.text_file(root / "score.pdf", disk) as file:
            file.write(NEWER.decode())
    disk.confirm(NEWER)
    found = {(cut.confirmed, cut.files.get("score.pdf")) for cut in disk.cuts()}
    assert found >= {(b"", older), (NEWER, NEWER)}
    assert found <= {(b"", older), (b"", NEWER), (NEWER, NEWER)}


def test_settings_are_the_last_that_were_kept_or_newer_ones(tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    disk = PowerDisk(root)
    document = Document(root / "data" / "settings.json", disk)
    for volume in range(3):
        document.write({"volume": volume, "muted": ["a sound"] * 90})
        assert document.settle()
        disk.confirm(b"%d" % volume)
    count = 0
    for count, cut in enumerate(disk.cuts(), start=1):
        there = Document(cut.lay(tmp_path / f"{count}") / "data" / "settings.json")
        found = there.read()
        assert there.set_aside is None
        assert found.get("volume", -1) >= int(cut.confirmed or b"-1"), cut.after
    assert count > 10


def test_the_disk_of_these_tests_loses_what_was_not_synced(tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    disk = PowerDisk(root)
    disk.make_folder(root / "a")
    with disk.begin(root / "a" / "one") as file:
        disk.write(file, 0, b"x" * 1024)
    disk.sync_folder(root / "a")
    disk.move(root / "a" / "one", root / "a" / "two")
    left = [cut.files for cut in disk.cuts()]
    x, hole = b"x" * 512, bytes(512)
    assert {} in left
    for data in (b"", x, x + x, x + hole, hole + x, hole + hole):
        assert {"a/one": data} in left
        assert {"a/two": data} in left
    assert len(left) == 13
