"""The log has no names and no cards, and stays small."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.game.record.text import RecordError
from cardtable.storage.log import LOG_NAME, failure_text, start_log

ROOT = logging.getLogger()


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "zoe")
    before, level = ROOT.handlers[:], ROOT.level
    start_log(tmp_path / "logs")
    yield tmp_path / "logs" / LOG_NAME
    for handler in set(ROOT.handlers) - set(before):
        ROOT.removeHandler(handler)
        handler.close()
    ROOT.setLevel(level)


def log_one(error: Exception) -> None:
    try:
        raise error
    except Exception:
        ROOT.exception("Something failed")


@pytest.mark.parametrize(
    "error",
    [
        KeyError("Mia"),
        ValueError("Mia holds AS and 10D"),
        RecordError("Line 3: “1 AS=+11 11” is neither a deal nor a move."),
        AssertionError(["Mia", "AS"]),
        OSError(13, "Permission denied", "/home/mia/.local/share/cardtable/games/x.cardtable"),
        ExceptionGroup("Mia", [KeyError("AS")]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_the_log_has_no_names_and_no_cards(log: Path, error: Exception) -> None:
    log_one(error)
    written = log.read_text("utf-8")
    assert type(error).__name__ in written
    assert "log_one" in written
    for secret in ("Mia", "mia", "AS", "10D"):
        assert secret not in written.replace("log_one(error)", "")


def test_the_cause_of_an_error_is_logged_without_names_too(log: Path) -> None:
    try:
        try:
            raise KeyError("Mia")
        except KeyError as error:
            raise ValueError("AS") from error
    except ValueError:
        ROOT.exception("Something failed")
    written = log.read_text("utf-8")
    assert written.index("KeyError") < written.index("ValueError")
    assert "Mia" not in written.replace('raise KeyError("Mia")', "")


def test_an_error_raised_from_none_is_logged_alone(log: Path) -> None:
    for cause, is_told in ((None, False), (KeyError("Mia"), True)):
        try:
            try:
                raise OSError("AS")
            except OSError:
                raise ValueError("KC") from cause
        except ValueError as error:
            assert "OSError" not in failure_text(error)
            assert ("KeyError" in failure_text(error)) is is_told


def test_messages_of_python_itself_are_logged(log: Path) -> None:
    log_one(AttributeError("'NoneType' object has no attribute 'total'"))
    log_one(OSError(28, "No space left on device", "/home/mia"))
    written = log.read_text("utf-8")
    assert "'NoneType' object has no attribute 'total'" in written
    assert "No space left on device" in written


def test_the_log_does_not_name_the_home_folder(log: Path, tmp_path: Path) -> None:
    ROOT.warning("cannot open %s", tmp_path / "zoe" / "games")
    assert "zoe" not in log.read_text("utf-8")


def test_the_log_stays_small(log: Path) -> None:
    for _ in range(1200):
        ROOT.info("x" * 500)
    files = sorted(path.name for path in log.parent.iterdir())
    assert files == [LOG_NAME, f"{LOG_NAME}.1"]
    assert sum(path.stat().st_size for path in log.parent.iterdir()) < 420_000


def test_a_folder_that_cannot_be_made_costs_only_the_log(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    before = ROOT.handlers[:]
    start_log(tmp_path / "file")
    log_one(KeyError("Mia"))
    for handler in set(ROOT.handlers) - set(before):
        ROOT.removeHandler(handler)


def test_an_error_described_in_full_has_names() -> None:
    try:
        raise KeyError("Mia")
    except KeyError as error:
        assert "KeyError: 'Mia'" in failure_text(error, in_full=True)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes have names here")
def test_a_named_pipe_in_place_of_the_log_is_no_obstacle(log: Path) -> None:
    os.mkfifo(log)
    log_one(ValueError("Mia"))
    assert log.is_fifo()
    log.unlink()
    log_one(ValueError("Mia"))
    assert "ValueError" in log.read_text("utf-8")
