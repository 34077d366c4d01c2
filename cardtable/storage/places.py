"""Where the program's files live on this computer."""

from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "CARDTABLE_DATA_DIR"
"""Environment variable that puts everything somewhere else, for tests and for a portable set-up."""

LOG_NAME = "cardtable.log"
"""The log, in the folder of games and settings."""


def data_dir() -> Path:
    """The user's folder for games and settings; it need not exist yet."""
    chosen = os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("cardtable", appauthor=False)
