"""Messages about files that were to be written, and what is in the folder then."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import BinaryIO

import pytest
from pytestqt.qtbot import QtBot

from cardtable.storage.disk import Disk, StorageError
from cardtable.ui.support import files
from cardtable.ui.support.printing import write_pdf

PAGE = "<h1>Sums</h1>" + "".join(f"<p>{n} + {n} = {2 * n}</p>" for n in range(40))
OLDER = b"%PDF of last week"


def full(disk: Disk, file: BinaryIO, at: int, data: bytes) -> None:
    file.write(data[:4096])
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("older", [True, False])
@pytest.mark.parametrize("kind", ["pdf", "csv"])
def test_a_full_disk_leaves_the_older_file_and_says_so(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, older: bool
) -> None:
    path = tmp_path / f"score.{kind}"
    if older:
        path.write_bytes(OLDER)
    monkeypatch.setattr(Disk, "write", full)
    message = write_pdf(path, PAGE) if kind == "pdf" else files.write(path, "1,2\n" * 9000)
    left = "The older file with that name is unchanged" if older else "Nothing was written"
    assert message == f"Couldn't save score.{kind} (No space left on device). {left}."
    assert [one.read_bytes() for one in tmp_path.iterdir()] == ([OLDER] if older else [])


def test_a_pdf_replaces_an_older_one(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "score.pdf"
    path.write_bytes(OLDER)
    assert write_pdf(path, PAGE) == "Saved as score.pdf."
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert data.rstrip().endswith(b"%%EOF")
    assert list(tmp_path.iterdir()) == [path]


def test_a_pdf_that_fails_replaces_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "score.pdf"
    path.write_bytes(OLDER)
    monkeypatch.setattr("cardtable.ui.support.printing.pdf", lambda html, pages: b"%PDF-1.4\nhalf of it")
    assert "couldn't be drawn" in write_pdf(path, PAGE)
    assert path.read_bytes() == OLDER


def test_a_file_that_a_power_failure_could_lose_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(disk: Disk, folder: Path) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(Disk, "sync_folder", lost)
    assert "a power failure could lose it (Input/output error)" in files.write(tmp_path / "a.csv", "1,2\n")
    assert (tmp_path / "a.csv").read_text() == "1,2\n"


@pytest.mark.parametrize(
    "kind", [files.SETTINGS, pytest.param(files.LEARNER, marks=pytest.mark.slow("reads 192 MB"))]
)
def test_a_file_that_is_too_large_is_refused(tmp_path: Path, kind: int) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(200 << 30)
    with pytest.raises(StorageError) as raised:
        files.read(path, kind)
    assert str(raised.value) == f"huge.json is too large to read. The limit is {kind >> 20} MB."


def test_a_file_without_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.json").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(StorageError, match=r"^Can't read picture\.json\.$"):
        files.read(tmp_path / "picture.json", files.SETTINGS)
