"""Where the program's files live on this computer."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "CARDTABLE_DATA_DIR"
"""Environment variable that puts everything somewhere else, for tests and for a portable set-up."""

LOG_NAME = "cardtable.log"
"""The log, in `log_dir`."""


def damaged_name(path: Path) -> Path:
    """A free name beside a file that could not be read, under which it is kept."""
    number = 1
    while os.path.lexists(aside := numbered_damaged(path, number)):
        number += 1
    return aside


def numbered_damaged(path: Path, number: int | str) -> Path:
    """The name with that number; `*` makes a pattern that fits all of them."""
    return path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")


def data_dir() -> Path:
    """The user's folder for games and settings; it need not exist yet."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("cardtable", appauthor=False)


def log_dir() -> Path:
    """The user's folder for the log; it need not exist yet."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_log_path

    return user_log_path("cardtable", appauthor=False)
