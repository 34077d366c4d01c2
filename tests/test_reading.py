"""Reading files from anywhere, always within bounds of time and size."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from cardtable.reading import read_bounded, read_regular
from tests.links import make_link
from tests.rows import rows


def test_a_file_is_read_up_to_a_given_length(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_regular(path, 3) == b"123"
    make_link(tmp_path / "link", path)
    assert read_regular(tmp_path / "link", 9) == read_bounded(path, 5) == b"12345"


def test_a_too_large_file_is_refused_with_the_largest_size(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(OSError, match=r"^large\.json is larger than the 2 MiB that such a file can have\.$"):
        read_bounded(path, 2 << 20)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_a_named_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    path = tmp_path / "pipe.cardtable"
    os.mkfifo(path)
    with pytest.raises(OSError, match=r"^pipe\.cardtable is not an ordinary file\.$"):
        read_regular(path, 10)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no device files")
def test_a_device_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="zero is not an ordinary file"):
        read_bounded(Path("/dev/zero"), 10)


def test_a_folder_is_refused_as_a_folder(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="is a folder, not a file"):
        read_regular(tmp_path, 10)


@rows("failures, opened", [(1, 2), (2, 3), (9, 3)])
def test_a_disk_that_fails_is_asked_again_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int, opened: int
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    real, asked = os.open, list[object]()

    def ill(file: Path, flags: int) -> int:
        asked.append(file)
        if len(asked) <= failures:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return real(file, flags)

    monkeypatch.setattr(os, "open", ill)
    if failures < opened:
        assert read_regular(path, 9) == b"12345"
    else:
        with pytest.raises(OSError, match="Input/output error"):
            read_regular(path, 9)
    assert len(asked) == opened
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / "nothing", 9)
    assert len(asked) == opened
