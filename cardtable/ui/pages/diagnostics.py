"""What somebody who helps wants to know about this installation, as plain text without names of people."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, QLocale, qVersion
from PySide6.QtGui import QAccessible, QGuiApplication

from cardtable import __version__
from cardtable.language import say
from cardtable.reading import read_regular
from cardtable.resources import resource_root
from cardtable.storage.journal import DAMAGED
from cardtable.storage.log import LOG_NAME, log_dir, without_home

if TYPE_CHECKING:
    from cardtable.ui.audio.table_audio import TableAudio
    from cardtable.ui.shared.preferences import Preferences

_LAST_LINES = 20
_LOG_SIZE = 1 << 20


def diagnostics(directory: Path, hearing: TableAudio, preferences: Preferences) -> str:
    """The whole text, one thing a line; the end of the log last."""
    now = preferences.now
    rows = [
        *version_facts(),
        *((say("about-screen"), text) for text in _screens()),
        (say("about-screen-reader"), _yes(QAccessible.isActive())),
        (say("about-less-motion"), _motion(now.pace)),
        (say("about-sounds"), hearing.sounds.state),
        (say("about-speech"), hearing.speech.state),
        (say("about-look"), f"{now.theme}, {now.deck}, {now.text_size} %"),
        (say("about-resources"), without_home(str(resource_root()))),
        (say("about-games-and-settings"), without_home(str(directory))),
        (say("about-settings-are-saved"), _yes(preferences.saved)),
        *((say("about-set-aside-damaged"), name) for name in _damaged(directory)),
    ]
    lines = [f"{name}: {value}" for name, value in rows]
    lines += ["", say("about-the-end-of-the-log"), *last_lines(log_dir() / LOG_NAME)]
    return "\n".join(lines)


def version_facts() -> Iterator[tuple[str, str]]:
    """What runs here, by name and version."""
    yield say("about-cardtable"), __version__
    yield say("about-python"), platform.python_version()
    yield say("about-qt-pyside6"), f"{qVersion()}, {pyside_version}"
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    yield say("about-system"), system
    yield say("about-windows-by"), QGuiApplication.platformName()
    yield say("about-language"), QLocale().name()


def _damaged(directory: Path) -> list[str]:
    """The files that were set aside because they could not be read, by their names."""
    found = [*directory.glob("*-damaged-*"), *(directory / "games" / DAMAGED).glob("*")]
    return sorted(str(path.relative_to(directory)) for path in found)


def _screens() -> list[str]:
    translate = QCoreApplication.translate
    found: list[str] = []
    for screen in QGuiApplication.screens():
        room = screen.geometry()
        text = translate("Diagnostics", "{width} x {height}, {dpr} pixels to a point, {hertz} Hz")
        found.append(
            text.format(
                width=room.width(),
                height=room.height(),
                dpr=f"{screen.devicePixelRatio():g}",
                hertz=round(screen.refreshRate()),
            )
        )
    return found


def _yes(holds: bool) -> str:
    return say("about-yes") if holds else say("about-no")


def _motion(pace: str) -> str:
    if pace in ("still", "off"):
        return say("about-yes-by-the-settings")
    # Qt tells of the system's wish from 6.12 on (QAccessibilityHints.motionPreference), not before.
    return say("about-no-this-qt-does-not-tell-what-the-system")


def last_lines(log: Path) -> list[str]:
    """The last lines of the log, without anybody's home folder; one that says so if there is none."""
    try:
        lines = read_regular(log, _LOG_SIZE).decode("utf-8", "replace").splitlines()
    except OSError:
        lines = []
    if not lines:
        return [say("about-nothing-was-logged")]
    return [without_home(line) for line in lines[-_LAST_LINES:]]
