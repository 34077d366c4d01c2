"""Symbolic links, which need a permission on Windows and don't work under Wine."""

from __future__ import annotations

from pathlib import Path

import pytest


def make_link(link: Path, to: Path) -> None:
    """Make a link to a file or folder, or skip the test if links don't work."""
    try:
        link.symlink_to(to)
    except (OSError, NotImplementedError):
        pytest.skip("no links can be made here")
    if not (link.is_symlink() and link.exists()):
        pytest.skip("links lead nowhere here")
