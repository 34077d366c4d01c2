"""Links in folders, which not every system makes: Windows asks for a right to do so, and Wine's lead nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest


def make_link(link: Path, to: Path) -> None:
    """Make a link that leads to a file or folder; the test is skipped where there are none."""
    try:
        link.symlink_to(to)
    except (OSError, NotImplementedError):
        pytest.skip("no links can be made here")
    if not (link.is_symlink() and link.exists()):
        pytest.skip("links lead nowhere here")
