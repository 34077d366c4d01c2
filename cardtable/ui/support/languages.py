"""The language of the window: the chosen one, else the system's, else English.

Dates, numbers and Qt's own dialogs use it too. It is set before the first picture, so this module imports
only what that needs.
"""

from __future__ import annotations

import os
import re
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from cardtable.language import SPEECH
from cardtable.language.catalog import ENGLISH, PSEUDO, best
from cardtable.ui.drawing.fonts import can_write, write

PSEUDO_TOO = "CARDTABLE_PSEUDO"
"""Environment variable that also offers the pseudo language, which is for tests."""

_COUNTRY = re.compile("-[A-Z]{2}$")


def system_languages() -> list[str]:
    """Return the languages set in the system, the most wanted first."""
    return QLocale.system().uiLanguages()


def speak(wanted: str) -> bool:
    """Use the language `wanted`, or the system's if it's ""; return whether that is a change.

    A language that no font here can write is replaced by English.
    """
    before = SPEECH.language.tag
    found = best([wanted] if wanted else system_languages(), (*SPEECH.tags, PSEUDO))
    tag = found if can_write(found) else ENGLISH
    SPEECH.use(tag)
    write(tag)
    QLocale.setDefault(_locale(tag))
    return tag != before


def _locale(tag: str) -> QLocale:
    """Return the format of dates and numbers in a language, in this computer's country."""
    system = QLocale.system()
    language, _, country = system.name().partition("_")
    if tag == PSEUDO or language == tag.partition("-")[0] or (tag == ENGLISH and not country):
        return system
    written = tag.replace("-", "_")
    return QLocale(written if _COUNTRY.search(tag) or not country else f"{written}_{country}")


def offered() -> list[tuple[str, str]]:
    """Return the languages to choose from: their tags and their own names."""
    more = [PSEUDO] if os.environ.get(PSEUDO_TOO) or SPEECH.language.tag == PSEUDO else []
    return [(tag, SPEECH.name_of(tag)) for tag in (*SPEECH.tags, *more) if can_write(tag)]


class QtWords:
    """Qt's own words, such as on the buttons of its dialogs, in the current language."""

    def __init__(self) -> None:
        self._translator: QTranslator | None = None

    def follow(self) -> None:
        """Switch to the current language."""
        from PySide6.QtCore import QLibraryInfo

        application = QCoreApplication.instance()
        if application is None:
            return
        if self._translator is not None:
            application.removeTranslator(self._translator)
            self._translator = None
        if SPEECH.language.tag not in (ENGLISH, PSEUDO):
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            translator = QTranslator()
            if translator.load(QLocale(SPEECH.language.tag), "qtbase", "_", folder):
                application.installTranslator(translator)
                self._translator = translator


@cache
def qt_words() -> QtWords:
    """Return the program's only one, which outlives every window."""
    return QtWords()
