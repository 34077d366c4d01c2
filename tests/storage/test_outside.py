"""Exported files are there whole or not at all, and failures are reported correctly."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import threading
from pathlib import Path
from typing import BinaryIO

import pytest

from cardtable.storage import outside
from cardtable.storage.disk import Disk, StorageError
from tests.rows import rows
from tests.storage.test_disk import NEW, OLD, FullDisk


class UnsureDisk(Disk):
    """Fails after a file has its name."""

    def sync_folder(self, folder: Path) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))


class NotedDisk(Disk):
    """Lists what it does."""

    def __init__(self) -> None:
        self.done = list[str]()

    def sync(self, file: BinaryIO) -> None:
        super().sync(file)
        self.done.append("file synced")

    def move(self, path: Path, to: Path) -> None:
        super().move(path, to)
        self.done.append(f"named {to.name}")

    def sync_folder(self, folder: Path) -> None:
        super().sync_folder(folder)
        self.done.append("folder synced")


@pytest.mark.parametrize("way", ["bytes", "text"])
def test_a_file_gets_its_name_after_it_is_on_disk_and_then_the_name_is_synced(
    tmp_path: Path, way: str
) -> None:
    disk, path = NotedDisk(), tmp_path / "score.pdf"
    path.write_bytes(OLD)
    if way == "bytes":
        outside.write(path, NEW, disk)
    else:
        with outside.text_file(path, disk) as file:
            file.write(NEW.decode())
            assert path.read_bytes() == OLD
    assert path.read_bytes() == NEW
    assert disk.done == ["file synced", "named score.pdf", "folder synced"]


def test_a_full_disk_leaves_the_older_export_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "score.csv"
    path.write_bytes(OLD)
    with pytest.raises(OSError, match="No space left on device"):
        outside.write(path, NEW, FullDisk())
    assert [(one.name, one.read_bytes()) for one in tmp_path.iterdir()] == [("score.csv", OLD)]


@pytest.mark.parametrize("older", [True, False])
def test_a_failed_export_of_a_text_says_what_is_in_its_place(tmp_path: Path, older: bool) -> None:
    path = tmp_path / "trace.jsonl"
    if older:
        path.write_bytes(OLD)
    with pytest.raises(StorageError) as raised, outside.text_file(path, FullDisk()) as file:
        file.write("one\n")
    left = "the older file is as it was" if older else "nothing was saved"
    assert str(raised.value) == f"{path} could not be written (No space left on device); {left}."
    assert [one.read_bytes() for one in tmp_path.iterdir()] == ([OLD] if older else [])


def test_other_errors_while_a_text_is_exported_leave_no_file(tmp_path: Path) -> None:
    with contextlib.suppress(ZeroDivisionError), outside.text_file(tmp_path / "trace") as file:
        file.write(f"{1 / 0}\n")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_may_not_survive_a_power_cut_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "trace"
    with pytest.raises(outside.UnsureError):
        outside.write(path, NEW, UnsureDisk())
    assert path.read_bytes() == NEW
    raised = pytest.raises(StorageError, match="is written, but may not survive a power failure")
    with raised, outside.text_file(path, UnsureDisk()) as file:
        file.write("one\n")


@rows(
    "name, taken",
    [
        ("Zoë’s 99.pdf", "Zoë’s 99.pdf"),
        ("Oma: was?.cardtable", "Oma_ was_.cardtable"),
        ("../a\\b\n.csv", ".._a_b_.csv"),
        ("CON.json", "_CON.json"),
        ("aux.cardtable", "_aux.cardtable"),
        ("Nul .pdf", "_Nul .pdf"),
        ("com1.old.pdf", "_com1.old.pdf"),
        ("lpt²", "_lpt²"),
        ("conin$", "_conin$"),
        ("Connie.json", "Connie.json"),
        ("com10.json", "com10.json"),
        ("at the end. . ", "at the end"),
        ("\udcfc.pdf", "_.pdf"),
        ("", "_"),
    ],
)
def test_file_names_are_changed_to_ones_that_every_system_accepts(name: str, taken: str) -> None:
    assert outside.portable(name) == taken


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_text_can_be_exported_to_a_named_pipe(tmp_path: Path) -> None:
    pipe, got = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: got.append(pipe.read_text()))
    reader.start()
    with outside.text_file(pipe) as file:
        file.write("one\n")
    reader.join(10)
    assert (got, pipe.is_fifo()) == (["one\n"], True)
