"""Fixtures for tests of files."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def as_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse to delete, replace or rename a file that this process has open, as Windows does."""
    if sys.platform == "win32":
        return
    for name in ("replace", "rename", "unlink", "remove"):
        monkeypatch.setattr(os, name, _guarded(getattr(os, name)))


def _guarded(does: Callable[..., None]) -> Callable[..., None]:
    def do(*paths: Path, **named: Any) -> None:
        if any(map(_is_open, paths)):
            raise PermissionError(errno.EACCES, "a file is open", *map(str, paths[:1]))
        does(*paths, **named)

    return do


def _is_open(path: Path) -> bool:
    if not os.path.isfile(path):
        return False
    about = os.stat(path)
    for number in os.listdir("/dev/fd"):
        try:
            if os.path.samestat(os.fstat(int(number)), about):
                return True
        except OSError:
            pass  # This number was the open folder itself.
    return False
