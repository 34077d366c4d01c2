"""What the player asked of the whole system: high contrast, less motion, larger text.

Qt knows of contrast on every system, of motion only from version 6.12 on, and of the size of text on none
(`QAccessibilityHints`). So each system is asked for those itself: Windows and macOS answer at once, a Linux
desktop over D-Bus, by the portal for settings, without anyone waiting for it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from cardtable.storage.settings import STILL, VALUES, Settings
from cardtable.ui.drawing.theme import CONTRAST

Hear = Callable[[Mapping[str, object]], object]
"""Takes a system's values, by names in `MEANINGS`."""


class Wishes(NamedTuple):
    """What the system asks for. `text` is the size of text relative to its usual size."""

    contrast: bool = False
    still: bool = False
    text: float = 1.0

    @property
    def settings(self) -> Settings:
        """The settings of a player who has chosen nothing, as the system asks for them."""
        usual = Settings()
        # The largest size that isn't much larger than what the system asks for.
        sizes = [size for size in VALUES["text_size"] if isinstance(size, int) and size <= self.text * 120]
        return usual._replace(
            theme=CONTRAST if self.contrast else usual.theme,
            pace=STILL if self.still else usual.pace,
            text_size=max([usual.text_size, *sizes]),
        )


MEANINGS: Mapping[str, Callable[[Any], Wishes]] = MappingProxyType(
    {
        # Windows and macOS
        "moves": lambda on: Wishes(still=not on),
        "still": lambda on: Wishes(still=bool(on)),
        "text-percent": lambda percent: Wishes(text=int(percent) / 100),
        # The portal of a Linux desktop, which names the desktop's own settings too
        "org.freedesktop.appearance contrast": lambda high: Wishes(contrast=high == 1),
        "org.freedesktop.appearance reduced-motion": lambda reduced: Wishes(still=reduced == 1),
        "org.gnome.desktop.a11y.interface high-contrast": lambda on: Wishes(contrast=on is True),
        "org.gnome.desktop.interface enable-animations": lambda on: Wishes(still=on is False),
        "org.gnome.desktop.interface text-scaling-factor": lambda factor: Wishes(text=float(factor)),
        "org.kde.kdeglobals.KDE AnimationDurationFactor": lambda factor: Wishes(still=float(factor) == 0),
    }
)
"""The preference that each value of a system stands for."""


class SystemWishes(QObject):
    """Asks the system, and emits `changed` with its first answer and whenever it asks for something else."""

    changed = Signal(Wishes)

    def __init__(self, parent: QObject, ask: Callable[[QObject, Hear], object] | None = None) -> None:
        """Make it without asking yet; `ask` is how to ask, by default as this system is asked."""
        super().__init__(parent)
        self._ask = ask_system if ask is None else ask
        self._said: Mapping[str, object] = {}
        self.now: Wishes | None = None
        """The system's latest preferences; None before its first answer."""
        # Without it, PySide would forget what belongs to it.
        self._hints = QGuiApplication.styleHints()
        self._hints.accessibility().contrastPreferenceChanged.connect(self._hear_qt)
        QGuiApplication.instance().applicationStateChanged.connect(self._look_again)  # type: ignore[union-attr]

    def ask(self) -> None:
        """Ask for everything; the answer may come later."""
        self._ask(self, self.hear)

    def _look_again(self, state: Qt.ApplicationState) -> None:
        # The player may come back from the system's settings.
        if state == Qt.ApplicationState.ApplicationActive:
            self.ask()

    def _hear_qt(self) -> None:
        if self.now is not None:
            self.hear(self._said)

    def hear(self, said: Mapping[str, object]) -> None:
        """Take what the system says, by names in `MEANINGS`; invalid values ask for nothing."""
        self._said = said
        high = self._hints.accessibility().contrastPreference()
        asked = [Wishes(contrast=high == Qt.ContrastPreference.HighContrast)]
        for name, value in said.items():
            with suppress(TypeError, ValueError):
                asked.append(MEANINGS[name](value))
        before = self.now
        self.now = Wishes(
            any(one.contrast for one in asked),
            any(one.still for one in asked),
            max(one.text for one in asked),
        )
        if self.now != before:
            self.changed.emit(self.now)


def ask_system(parent: QObject, hear: Hear) -> None:
    """Ask the system for the person's preferences; `parent` owns the requests until they are answered."""
    if sys.platform == "win32":
        hear(_windows_says())
    elif sys.platform == "darwin":
        hear(_macos_says())
    else:
        _ask_desktop(parent, hear)


def _windows_says() -> dict[str, object]:
    said: dict[str, object] = {}
    if sys.platform == "win32":
        import ctypes
        import winreg

        moves, client_area_animation = ctypes.c_int(1), 0x1042
        if ctypes.windll.user32.SystemParametersInfoW(client_area_animation, 0, ctypes.byref(moves), 0):
            said["moves"] = moves.value
        accessibility = r"Software\Microsoft\Accessibility"
        with suppress(OSError), winreg.OpenKey(winreg.HKEY_CURRENT_USER, accessibility) as key:
            said["text-percent"] = winreg.QueryValueEx(key, "TextScaleFactor")[0]
    return said


def _macos_says() -> dict[str, object]:
    """Return what `NSWorkspace` says, which Qt has loaded; macOS has no size of text for all programs."""
    import ctypes

    with suppress(OSError, AttributeError):
        runtime = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
        for find in (runtime.objc_getClass, runtime.sel_registerName):
            find.restype, find.argtypes = ctypes.c_void_p, (ctypes.c_char_p,)
        word, pointer = runtime.sel_registerName, ctypes.c_void_p
        given = ctypes.CFUNCTYPE(pointer, pointer, pointer)(("objc_msgSend", runtime))
        is_so = ctypes.CFUNCTYPE(ctypes.c_bool, pointer, pointer)(("objc_msgSend", runtime))
        workspace = given(runtime.objc_getClass(b"NSWorkspace"), word(b"sharedWorkspace"))
        if workspace:
            return {"still": is_so(workspace, word(b"accessibilityDisplayShouldReduceMotion"))}
    return {}


_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
    "Read",
)
"""The portal from which programs read settings: its service, object, interface and method."""

_PATIENCE = 5000
"""Milliseconds before a portal that doesn't answer is given up."""


def _ask_desktop(parent: QObject, hear: Hear) -> None:
    """Ask the portal of a Linux desktop; without a bus or a portal it says nothing."""
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

    bus = QDBusConnection.sessionBus()
    said: dict[str, object] = {}
    waits = {name for name in MEANINGS if "." in name} if bus.isConnected() else set()

    def take(name: str, answered: QDBusPendingCallWatcher) -> None:
        answer = answered.reply()
        if answer.type() == QDBusMessage.MessageType.ReplyMessage:
            value = answer.arguments()[0]
            while isinstance(value, QDBusVariant):
                value = value.variant()
            said[name] = value
        answered.deleteLater()
        waits.discard(name)
        if not waits:
            hear(said)

    for name in tuple(waits):
        question = QDBusMessage.createMethodCall(*_PORTAL)
        question.setArguments(name.split())
        asked = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE), parent)
        asked.finished.connect(lambda answered, name=name: take(name, answered))
    if not waits:
        hear(said)
