"""`cardtable --self-test` passes on a good installation and names the fault of a bad one."""

from __future__ import annotations

import errno
import os
import re
import shutil
import tempfile
from pathlib import Path

import pytest
from PySide6.QtGui import QRawFont
from pytestqt.qtbot import QtBot

from cardtable.resources import resource
from cardtable.storage import data_folder
from cardtable.ui import self_test
from cardtable.ui.drawing.fonts import FAMILY, font
from tests.rows import rows


@pytest.mark.long
@pytest.mark.slow("three games, as .ci/run plays them in a process of their own")
def test_it_passes_with_one_line_if_no_background_job_is_done_at_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_dir: Path
) -> None:
    monkeypatch.setattr("cardtable.ui.support.background.PATIENCE", 0)
    status = self_test.run()
    output = capsys.readouterr()
    assert status == 0, output.out
    assert re.fullmatch(r"cardtable self-test passed: (\d+ [a-z ]+, )+\d+ moves\n", output.out)
    counts = {what: int(count) for count, what in re.findall(r"(\d+) ([a-z ]+)", output.out)}
    assert counts["games"] == 3
    for what in ("variants", "pictures", "sounds", "fonts", "help pages", "files for phones", "moves"):
        assert counts[what] > 0
    assert output.err == ""
    assert not own_data_dir.exists()


@rows(
    "broken, content",
    [
        ("broken.svg", "<svg"),
        ("sounds/broken.wav", "RIFF"),
        ("fonts/broken.ttf", "no letters"),
        ("languages/en/broken.ftl", "no words"),
        ("languages/en/finding.toml", "no table"),
        ("help/broken.md", ""),
        ("help", None),
    ],
)
def test_a_damaged_or_missing_resource_is_named(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    broken: str,
    content: str | None,
) -> None:
    root = tmp_path / "resources"
    for part in ("sounds", "voices", "fonts", "help", "languages/en", "icons"):
        shutil.copytree(resource(*part.split("/")), root / part, copy_function=os.symlink)
    monkeypatch.setattr(self_test._SelfTest, "_variants", lambda *_: 1)
    if content is None:
        shutil.rmtree(root / broken)
    else:
        (root / broken).parent.mkdir(exist_ok=True)
        (root / broken).unlink(missing_ok=True)
        (root / broken).write_text(content)
    monkeypatch.setattr(self_test, "resource_root", lambda: root)
    monkeypatch.setattr(self_test, "resource", lambda *parts: root.joinpath(*parts))
    assert self_test.run() == 1
    out = capsys.readouterr().out
    assert out.startswith("cardtable self-test failed: ")
    assert Path(broken).name in out
    assert out.count("\n") == 1
    # A font that Qt took from here would be gone with the folder, and another family in its place.
    shutil.rmtree(root)
    assert QRawFont.fromFont(font(96, 900)).familyName() == FAMILY


def test_a_language_without_recorded_speech_is_named(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(self_test, "recorded", lambda tag: {} if tag == "is" else {("eitt",): slice(0, 1)})
    for quick in ("_variants", "_pictures"):
        monkeypatch.setattr(self_test._SelfTest, quick, lambda *_: 1)
    assert self_test.run() == 1
    assert capsys.readouterr().out == "cardtable self-test failed: there is no recorded speech for is\n"


def test_the_fault_is_reported_and_not_the_open_lock(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Windows refuses to remove an open file."""
    unlink = os.unlink

    def refuse_open_files(path: str, *, dir_fd: int | None = None) -> None:
        if any(lock.name == Path(path).name for lock in data_folder._held):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)
        unlink(path, dir_fd=dir_fd)

    def fail(*_: object) -> None:
        raise OSError(errno.EINVAL, "the real fault")

    monkeypatch.setattr(os, "unlink", refuse_open_files)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr("cardtable.ui.features.start.start_page.first_table", fail)
    for quick in ("_variants", "_pictures", "_sounds", "_translations", "_opponents", "_exchange", "_phones"):
        monkeypatch.setattr(self_test._SelfTest, quick, lambda *_: 1)
    assert self_test.run() == 1
    assert capsys.readouterr().out == "cardtable self-test failed: OSError: [Errno 22] the real fault\n"
    assert list(tmp_path.iterdir()) == []
