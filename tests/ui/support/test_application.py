"""Garbage is collected on the window's thread."""

from __future__ import annotations

from threading import Thread, current_thread, main_thread
from weakref import finalize

from pytestqt.qtbot import QtBot


class Page:
    def __init__(self) -> None:
        self.itself = self


def litter() -> None:
    """Leave a hundred thousand pieces of garbage."""
    for _ in range(100_000):
        Page()


def test_what_another_thread_leaves_is_collected_when_the_window_is_idle(qtbot: QtBot) -> None:
    collectors: list[Thread] = []
    finalize(Page(), lambda: collectors.append(current_thread()))
    thread = Thread(target=litter)
    thread.start()
    thread.join()
    assert not collectors
    qtbot.waitUntil(lambda: bool(collectors))
    assert collectors == [main_thread()]
