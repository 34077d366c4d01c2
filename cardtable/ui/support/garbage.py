"""Garbage is collected on the window's thread only, when the event loop has nothing else to do.

By itself, Python collects on whichever thread makes the next object. On the disk's thread that would delete
timers and widgets of closed pages, and Qt would crash at their next event.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher


def collect_when_idle() -> None:
    """Collect from now on whenever the event loop of this thread is about to wait for events."""
    gc.disable()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(collect_due)


def collect_due() -> None:
    """Collect as much as Python would do by itself."""
    made, most = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if made[generation] > most[generation]:
            gc.collect(generation)
            return
