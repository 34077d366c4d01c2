"""If two copies of the program have one data folder, only the first may write there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.storage.data_folder import LOCK_NAME, DataLock

ANOTHER = """
import sys
from pathlib import Path
from cardtable.storage.data_folder import DataLock
print(DataLock(Path(sys.argv[1])).is_ours, flush=True)
sys.stdin.read()
"""


def another(folder: Path) -> subprocess.Popen[str]:
    """Start another process that wants the folder, until its input is closed."""
    return subprocess.Popen(
        [sys.executable, "-c", ANOTHER, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def says(process: subprocess.Popen[str]) -> str:
    return process.stdout.readline().strip()


def test_only_one_process_writes_until_it_ends(tmp_path: Path) -> None:
    first = another(tmp_path)
    assert says(first) == "True"
    mine = DataLock(tmp_path)
    assert not mine.is_ours
    first.kill()
    first.communicate()
    mine = DataLock(tmp_path)
    assert mine.is_ours
    second = another(tmp_path)
    assert says(second) == "False"
    second.communicate("")
    mine.give_back()
    third = another(tmp_path)
    assert says(third) == "True"
    third.communicate("")


def test_a_process_can_lock_its_folder_twice(tmp_path: Path) -> None:
    locks = [DataLock(tmp_path), DataLock(tmp_path)]
    assert all(lock.is_ours for lock in locks)
    locks[0].give_back()
    second = another(tmp_path)
    assert says(second) == "False"
    second.communicate("")
    locks[1].give_back()


def test_a_folder_in_which_nothing_can_be_written_needs_no_lock(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert DataLock(tmp_path / "file" / "inside").is_ours


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes have names here")
def test_a_named_pipe_in_place_of_the_lock_file_is_no_obstacle(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / LOCK_NAME)
    first = another(tmp_path)
    assert says(first) == "True"
    first.communicate("")
    assert (tmp_path / LOCK_NAME).is_fifo()
