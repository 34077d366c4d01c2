"""Deleted pages and old looks leave nothing behind in memory."""

from __future__ import annotations

import gc

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent

from tests.ui.driver import MainWindow


def orphans() -> int:
    """Return the number of Python objects that outlived their widget."""
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    wrappers = [one for one in gc.get_objects() if isinstance(one, shiboken6.Object)]
    return sum(not shiboken6.isValid(one) for one in wrappers)


@pytest.mark.slow("builds all pages again eight times, and counts all objects")
def test_looks_messages_and_languages_leave_no_orphans(window: MainWindow) -> None:
    def go_round() -> int:
        for row in (window.new_game, window.settings, window.learners, window.games):
            row.show()
            window.notify("A sentence.")
        for change in ({"theme": "midnight"}, {"theme": "forest"}, {"language": "de"}, {"language": "en"}):
            window.preferences.change(**change)
            found = orphans()
        return found

    first = go_round()
    assert go_round() == first
