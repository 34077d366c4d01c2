"""The versions of everything the program runs on, for reports about an error."""

from __future__ import annotations

import platform
from collections.abc import Iterator

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QGuiApplication

from cardtable import __version__
from cardtable.language import SPEECH, row, say


def version_facts() -> Iterator[tuple[str, str]]:
    """Yield the names and versions of the program, its libraries and the system."""
    yield say("about-fact-version"), __version__
    yield say("about-fact-python"), platform.python_version()
    yield say("about-fact-qt"), f"{qVersion()}, {pyside_version}"
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    yield say("about-fact-system"), system
    yield say("about-fact-windows"), QGuiApplication.platformName()
    yield say("about-fact-language"), row((SPEECH.language.tag, QLocale().name()))
