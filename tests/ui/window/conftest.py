"""A game on the disk, for tests of what a window finds there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.window.left_game import leave_game


@pytest.fixture
def kept(own_data_dir: Path) -> Path:
    """The record of a game that was left in its first deal."""
    return leave_game(own_data_dir)
