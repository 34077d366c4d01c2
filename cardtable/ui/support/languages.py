"""The language of the window: the one that was chosen, else the system's, else English. Days, numbers and
Qt's own dialogs follow it.

The language is chosen before the first picture, so this module imports no more than that needs.
"""

from __future__ import annotations

import os
import re
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from cardtable.language import SPEECH
from cardtable.language.catalogue import ENGLISH, PSEUDO, best
from cardtable.ui.drawing.fonts import can_write, write

PSEUDO_TOO = "CARDTABLE_PSEUDO"
"""Environment variable that has the language that nobody speaks offered among the others."""

_COUNTRY = re.compile("-[A-Z]{2}$")


def system_languages() -> list[str]:
    """The languages that the system is set to, most wanted first."""
    return QLocale.system().uiLanguages()


def speak(wanted: str) -> bool:
    """Speaks that language from now on, or without one the system's; whether it is another than before. One
    that no font here can write is not spoken.
    """
    before = SPEECH.language.tag
    found = best([wanted] if wanted else system_languages(), (*SPEECH.tags, PSEUDO))
    tag = found if can_write(found) else ENGLISH
    SPEECH.use(tag)
    write(tag)
    QLocale.setDefault(_locale(tag))
    return tag != before


def _locale(tag: str) -> QLocale:
    """How days and numbers are written in that language, in the country of this computer."""
    system = QLocale.system()
    language, _, country = system.name().partition("_")
    if tag == PSEUDO or language == tag.partition("-")[0] or (tag == ENGLISH and not country):
        return system
    written = tag.replace("-", "_")
    return QLocale(written if _COUNTRY.search(tag) or not country else f"{written}_{country}")


def offered() -> list[tuple[str, str]]:
    """The languages that can be chosen, each with its own name for itself."""
    more = [PSEUDO] if os.environ.get(PSEUDO_TOO) or SPEECH.language.tag == PSEUDO else []
    return [(tag, SPEECH.name_of(tag)) for tag in (*SPEECH.tags, *more) if can_write(tag)]


class QtWords:
    """Qt's own words, as on the buttons of its dialogs, in the language that is spoken."""

    def __init__(self) -> None:
        self._translator: QTranslator | None = None

    def follow(self) -> None:
        """From now on they are in the language of now."""
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
    """Those of the program, which outlive every window."""
    return QtWords()
