"""Files are saved whole or not at all, and stay saved."""

from __future__ import annotations

import contextlib
import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

from cardtable.storage.database import wipe
from cardtable.storage.disk import Disk, StorageError
from cardtable.storage.outside import text_file
from tests.links import make_link

OLD, NEW = b"the old one", b"a new one that is longer"


class FullDisk(Disk):
    """Is full after half of each write."""

    def write(self, file: BinaryIO, at: int, data: bytes) -> None:
        super().write(file, at, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class ForgetfulDisk(Disk):
    """Writes less than it reports, as a full disk does that answers late."""

    def write(self, file: BinaryIO, at: int, data: bytes) -> None:
        super().write(file, at, data[:-1])


@pytest.mark.parametrize("disk", [FullDisk(), ForgetfulDisk()])
def test_a_failed_save_leaves_only_the_old_file(tmp_path: Path, disk: Disk) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)
    with pytest.raises(OSError, match=r"No space left|reads differently"):
        disk.save(path, NEW)
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("file", OLD)]


def test_an_interrupted_draft_leaves_nothing(tmp_path: Path) -> None:
    with contextlib.suppress(KeyboardInterrupt), Disk().draft(tmp_path / "file") as file:
        file.write(NEW)
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_a_saved_file_keeps_its_permissions_and_its_link(tmp_path: Path) -> None:
    path, link = tmp_path / "file", tmp_path / "elsewhere" / "link"
    path.write_bytes(OLD)
    path.chmod(0o640)
    link.parent.mkdir()
    make_link(link, path)
    disk = Folders()
    disk.save(link, NEW)
    assert disk.synced == [tmp_path]
    assert link.is_symlink()
    assert path.read_bytes() == NEW
    assert sys.platform == "win32" or path.stat().st_mode & 0o777 == 0o640


def test_a_drive_that_cannot_resolve_paths_still_saves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> str:
        raise OSError(errno.EINVAL, "More data available")

    monkeypatch.setattr("os.path.realpath", refuse)
    monkeypatch.chdir(tmp_path)
    Disk().save(Path("file"), NEW)
    assert (tmp_path / "file").read_bytes() == NEW


def test_folders_and_pipes_are_not_replaced(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(OSError, match="not an ordinary file"):
        Disk().save(folder, NEW)
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe")
        for what in (Disk().create, lambda path, data: Disk().open(path)):
            with pytest.raises(OSError, match="not an ordinary file"):
                what(tmp_path / "pipe", NEW)


def test_a_file_of_the_longest_name_is_saved(tmp_path: Path) -> None:
    path = tmp_path / ("ж" * 120 + ".pdf")
    Disk().save(path, NEW)
    assert path.read_bytes() == NEW


class HeldError(OSError):
    """Windows's error for a file that another program, such as a virus scanner, has open."""

    winerror = 32


def holding(monkeypatch: pytest.MonkeyPatch, name: str, error: OSError, tries: int) -> list[float]:
    """Let a function of `os` fail `tries` times; return the list of pauses made in between."""
    does, failed, pauses = getattr(os, name), list[object](), list[float]()

    def held(*given: object, **named: object) -> object:
        if len(failed) < tries:
            failed.append(given)
            raise error
        return does(*given, **named)

    monkeypatch.setattr(os, name, held)
    monkeypatch.setattr("time.sleep", pauses.append)
    return pauses


def scanned() -> OSError:
    return HeldError(errno.EACCES, "The process cannot access the file")


@pytest.mark.parametrize("name", ["replace", "unlink", "open"])
def test_a_file_that_a_virus_scanner_holds_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path, disk = tmp_path / "file", Disk()
    disk.save(path, OLD)
    with monkeypatch.context() as patch:
        pauses = holding(patch, name, scanned(), 3)
        if name == "replace":
            disk.move(path, tmp_path / "other")
        elif name == "unlink":
            disk.remove(path)
        else:
            disk.open(path).close()
    assert len(pauses) == 3
    assert path.exists() is (name == "open")


def test_wiping_a_file_that_a_virus_scanner_holds_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)
    pauses = holding(monkeypatch, "unlink", scanned(), 2)
    wipe(path)
    assert (path.exists(), len(pauses)) == (False, 2)


def test_a_file_that_is_held_for_long_is_reported_in_a_second_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)
    pauses = holding(monkeypatch, "replace", scanned(), 99)
    with (
        pytest.raises(
            StorageError, match=r"written \(The process cannot access the file\); the older file is"
        ),
        text_file(path) as file,
    ):
        file.write("new")
    assert sum(pauses) < 1
    assert [one.read_bytes() for one in tmp_path.iterdir()] == [OLD]


def test_other_errors_are_reported_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = holding(monkeypatch, "replace", PermissionError(errno.EACCES, "refused"), 99)
    with pytest.raises(PermissionError):
        Disk().save(tmp_path / "file", NEW)
    assert pauses == []


class Folders(Disk):
    """Lists the synced folders; fails once for one of them."""

    def __init__(self, failing: Path | None = None) -> None:
        self.synced, self.failing = list[Path](), failing

    def sync_folder(self, folder: Path) -> None:
        if folder == self.failing:
            self.failing = None
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        super().sync_folder(folder)
        self.synced.append(folder)


def test_the_names_of_new_folders_reach_the_disk_from_the_top(tmp_path: Path) -> None:
    disk = Folders()
    disk.save(tmp_path / "a" / "b" / "file", NEW)
    assert disk.synced == [tmp_path, tmp_path / "a", tmp_path / "a" / "b"]
    disk.move(tmp_path / "a" / "b" / "file", tmp_path / "c" / "file")
    assert disk.synced[3:] == [tmp_path]


def test_a_new_folder_whose_sync_failed_is_synced_later(tmp_path: Path) -> None:
    disk = Folders(failing=tmp_path)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        disk.make_folder(tmp_path / "a")
    disk.make_folder(tmp_path / "a")
    assert disk.synced == [tmp_path]


@pytest.mark.parametrize(
    ("code", "is_reported"), [(errno.EINVAL, False), (errno.ENOTSUP, False), (errno.EIO, True)]
)
@pytest.mark.skipif(sys.platform == "win32", reason="Windows sees to folders itself")
def test_a_failed_sync_of_a_folder_is_reported_unless_the_file_system_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, is_reported: bool
) -> None:
    def refuse(descriptor: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", refuse)
    if is_reported:
        with pytest.raises(OSError, match=os.strerror(code)):
            Disk().sync_folder(tmp_path)
    else:
        Disk().sync_folder(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="only for macOS")
@pytest.mark.parametrize("refuses", [False, True])
def test_on_macos_the_cache_of_the_drive_is_flushed_if_possible(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refuses: bool
) -> None:
    import fcntl

    asked = list[str]()

    def control(descriptor: int, command: int) -> int:
        asked.append("full" if command == 51 else "?")
        if refuses:
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))
        return 0

    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", control)
    monkeypatch.setattr(os, "fsync", lambda descriptor: asked.append("plain"))
    Disk().save(tmp_path / "file", NEW)
    assert asked == ["full", "plain"] * 2 if refuses else ["full"] * 2


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved or deleted there")
def test_an_open_file_is_recognized_until_another_has_its_name(tmp_path: Path) -> None:
    path, disk = tmp_path / "file", Disk()
    disk.save(path, OLD)
    with disk.open(path) as file:
        assert disk.is_at(file, path)
        disk.save(path, OLD)
        assert not disk.is_at(file, path)
        path.unlink()
        assert not disk.is_at(file, path)
        assert not disk.is_at(file, path / "below")


@pytest.mark.skipif(sys.platform == "win32", reason="there, only the age of a draft is known")
def test_only_drafts_of_ended_processes_are_swept(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        pass
    of_dead, of_ours = f".game.cardtable.{ended.pid}.new", f".game.cardtable.00ff.{os.getpid()}.new"
    old, not_ours = f".settings.json.{os.getpid()}.new", f"notes.{ended.pid}.new"
    for name in (of_dead, of_ours, old, not_ours, ".new", ".mine.new"):
        (tmp_path / name).write_bytes(OLD)
    os.utime(tmp_path / old, (1_000_000_000, 1_000_000_000))
    (tmp_path / f".folder.{ended.pid}.new").mkdir()
    Disk().sweep([tmp_path / "nowhere", tmp_path])
    assert {path.name for path in tmp_path.iterdir()} == {
        of_ours, not_ours, ".new", ".mine.new", f".folder.{ended.pid}.new",
    }  # fmt: skip


@pytest.mark.usefixtures("as_on_windows")
def test_what_is_open_is_not_deleted_replaced_or_renamed_on_windows(tmp_path: Path) -> None:
    """The fixture works, so tests that use it find files that weren't closed first."""
    path, disk = tmp_path / "file", Disk()
    disk.save(path, OLD)
    with disk.open(path):
        for do in (path.unlink, lambda: disk.save(path, NEW), lambda: path.rename(tmp_path / "other")):
            with pytest.raises(PermissionError):
                do()
    disk.save(path, NEW)
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("file", NEW)]
