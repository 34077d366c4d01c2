"""A small file of names and values is always whole, and nobody waits for the disk."""

from __future__ import annotations

import json
import threading
from pathlib import Path

from cardtable.storage.disk import Disk
from cardtable.storage.document import LARGEST, Document, table_in
from tests.rows import rows


class HeldDisk(Disk):
    """Waits before it makes a file; lists the data of each."""

    def __init__(self) -> None:
        self.may, self.given = threading.Event(), list[bytes]()

    def create(self, path: Path, data: bytes) -> None:
        assert self.may.wait(10)
        self.given.append(data)
        super().create(path, data)


@rows("written", [b"", b"[]", b"{", b"\x00", b"[" * 100_000, b"7", b'"forest"', b"\xff{}"])
def test_a_broken_file_is_set_aside_whole(tmp_path: Path, written: bytes) -> None:
    path = tmp_path / "small.json"
    path.write_bytes(written)
    document = Document(path)
    assert document.read() == {}
    assert document.set_aside.read_bytes() == written
    assert "damaged" in document.set_aside.name
    again = Document(path)
    assert (again.read(), again.set_aside) == ({}, None)
    path.write_bytes(written)
    second = Document(path)
    second.read()
    assert second.set_aside not in (None, document.set_aside)


def test_a_missing_file_is_an_empty_one(tmp_path: Path) -> None:
    document = Document(tmp_path / "nowhere" / "small.json")
    assert (document.read(), document.set_aside) == ({}, None)


def test_nobody_waits_for_a_slow_disk_and_only_the_last_values_are_written(tmp_path: Path) -> None:
    disk = HeldDisk()
    document = Document(tmp_path / "small.json", disk)
    heard = list[tuple[bool, bool]]()
    document.heard = lambda: heard.append((document.saved, threading.current_thread() is not writing))
    writing = threading.current_thread()
    for number in range(50):
        document.write({"number": number})
    assert disk.given == []
    disk.may.set()
    assert document.settle()
    assert json.loads(disk.given[-1]) == {"number": 49}
    assert len(disk.given) <= 2
    assert document.read() == {"number": 49}
    assert set(heard) == {(True, True)}


def test_a_failed_write_is_reported_and_tried_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("a file where the folder should be")
    document = Document(folder / "small.json")
    heard = list[bool]()
    document.heard = lambda: heard.append(document.saved)
    document.write({"number": 1})
    assert not document.settle()
    folder.unlink()
    assert document.settle()
    assert document.read() == {"number": 1}
    assert heard == [False, False, True]


def test_a_far_too_large_file_is_set_aside_unread(tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    with path.open("wb") as file:
        file.truncate(LARGEST << 10)
    document = Document(path)
    assert document.read() == {}
    assert (document.is_unread, path.exists()) == (False, False)
    assert document.set_aside.stat().st_size == LARGEST << 10


def test_a_text_with_far_too_many_values_is_no_table() -> None:
    assert table_in(b'{"a": [' + b"{}," * 200_000 + b"{}]}") is not None
    assert table_in(b'{"a": [' + b"{}," * 300_000 + b"{}]}") is None
    assert table_in('{"a": [' + "{}," * 300_000 + "{}]}") is None
