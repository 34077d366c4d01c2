"""Whether the screen reader that listens knows announcements; on Linux, Orca does from version 45 on.

Screen readers on Linux register what they want to hear. Anywhere else, all know announcements.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage

_SOON = 200
"""Milliseconds after which a registry that doesn't answer is left alone."""

_REGISTRY = "org.a11y.atspi.Registry"
_KNOWN = ('"object:announcement', '"object:"')
"""How the registry begins what someone registered who hears announcements."""


def hears_announcements() -> bool:
    """Return False only if someone listens and nobody knows announcements."""
    if sys.platform == "win32" or sys.platform == "darwin":
        return True
    else:
        asked = _ask(_bus(), _REGISTRY, "/org/a11y/atspi/registry", "GetRegisteredEvents")
        # Qt's own words for the answer: nothing else of PySide reads a list of pairs.
        words = repr(asked).lower()
        return asked is None or "(ss) " not in words or any(one in words for one in _KNOWN)


def _ask(bus: QDBusConnection | None, service: str, path: str, what: str) -> QDBusMessage | None:
    """Return what a service answers; None without an answer."""
    if bus is None:
        return None
    from PySide6.QtDBus import QDBus, QDBusMessage

    call = QDBusMessage.createMethodCall(service, path, service, what)
    answer = bus.call(call, QDBus.CallMode.Block, _SOON)
    return answer if answer.type() == QDBusMessage.MessageType.ReplyMessage else None


@cache
def _bus() -> QDBusConnection | None:
    """Return the bus of screen readers; None if there is none."""
    try:
        from PySide6.QtDBus import QDBusConnection
    except ImportError:
        return None
    found = _ask(QDBusConnection.sessionBus(), "org.a11y.Bus", "/org/a11y/bus", "GetAddress")
    if found is None:
        return None
    return QDBusConnection.connectToBus(str(found.arguments()[0]), "screen-readers")
