"""The diagnostics of this installation for someone who helps: plain text without names of people."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QGuiApplication

from cardtable.language import say
from cardtable.reading import read_regular
from cardtable.resources import resource_root
from cardtable.storage.journal import DAMAGED
from cardtable.storage.log import LOG_NAME, log_dir, without_home
from cardtable.ui.shared.when import formats
from cardtable.ui.support.reports import version_facts

if TYPE_CHECKING:
    from cardtable.storage.settings import Settings
    from cardtable.ui.audio.table_audio import TableAudio
    from cardtable.ui.shared.preferences import Preferences

_LAST_LINES = 20
_LOG_SIZE = 1 << 20


def diagnostics(directory: Path, hearing: TableAudio, preferences: Preferences) -> str:
    """Return the whole text, one fact a line, and the end of the log."""
    now = preferences.now
    rows = [
        *version_facts(),
        *((say("about-fact-screen"), text) for text in _screens()),
        (say("about-fact-reader"), _yes(QAccessible.isActive())),
        (say("about-fact-motion"), _motion(now.pace)),
        (say("about-fact-sounds"), hearing.sounds.state),
        (say("about-fact-speech"), hearing.speech.state),
        (say("about-fact-look"), _look(now)),
        (say("about-fact-resources"), without_home(str(resource_root()))),
        (say("about-fact-folder"), without_home(str(directory))),
        (say("about-fact-saved"), _yes(preferences.saved)),
        *((say("about-fact-damaged"), name) for name in _damaged(directory)),
    ]
    lines = [say("about-fact", fact=name, value=value) for name, value in rows]
    lines += ["", say("about-log"), *last_lines(log_dir() / LOG_NAME)]
    return "\n".join(lines)


def _damaged(directory: Path) -> list[str]:
    """Return the names of the files that were set aside because they could not be read."""
    found = [*directory.glob("*-damaged-*"), *(directory / "games" / DAMAGED).glob("*")]
    return sorted(str(path.relative_to(directory)) for path in found)


def _screens() -> list[str]:
    found: list[str] = []
    for screen in QGuiApplication.screens():
        room = screen.geometry()
        found.append(
            say(
                "about-screen",
                width=room.width(),
                height=room.height(),
                dpr=formats().toString(screen.devicePixelRatio(), "g", 4),
                hertz=round(screen.refreshRate()),
            )
        )
    return found


def _look(now: Settings) -> str:
    room, deck = say(f"settings-room-{now.theme}"), say(f"settings-deck-{now.deck}")
    return say("about-look", theme=room, deck=deck, percent=now.text_size)


def _yes(holds: bool) -> str:
    return say("about-yes") if holds else say("about-no")


def _motion(pace: str) -> str:
    if pace in ("still", "off"):
        return say("about-motion-by-settings")
    # Qt has the system's preference from 6.12 on (QAccessibilityHints.motionPreference).
    return say("about-motion-unknown")


def last_lines(log: Path) -> list[str]:
    """Return the last lines of the log without the home folder, or a line saying that there are none."""
    try:
        lines = read_regular(log, _LOG_SIZE).decode("utf-8", "replace").splitlines()
    except OSError:
        lines = []
    if not lines:
        return [say("about-log-empty")]
    return [without_home(line) for line in lines[-_LAST_LINES:]]
