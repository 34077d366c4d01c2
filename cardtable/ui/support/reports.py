"""What is sent to someone who helps: the versions of everything the program runs on, and unclear wording."""

from __future__ import annotations

import platform
from collections.abc import Iterator

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.language import SPEECH, row, say


def version_facts() -> Iterator[tuple[str, str]]:
    """Yield the names and versions of the program, its libraries and the system."""
    yield say("about-ours"), __version__
    yield say("about-fact-python"), platform.python_version()
    yield say("about-fact-qt"), f"{qVersion()}, {pyside_version}"
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    yield say("about-fact-system"), system
    yield say("about-fact-windows"), QGuiApplication.platformName()
    yield say("settings-language"), row((SPEECH.language.tag, QLocale().name()))


def wording_report(window: QWidget) -> str:
    """Return a form to fill in and send: version, language, what's wrong, and all words of the page."""
    tag = SPEECH.language.tag
    head = say("about-wording", version=__version__, language=SPEECH.name_of(tag), tag=tag)
    blanks = [say("about-wording-wrong"), say("about-wording-better")]
    return "\n".join([head, "", *blanks, "", say("about-wording-words"), *words_seen(window)])


def words_seen(window: QWidget) -> list[str]:
    """Return each text in the window once, as a screen reader finds it."""
    texts = [text.strip() for text in _texts(QAccessible.queryAccessibleInterface(window))]
    return [text for text in dict.fromkeys(texts) if any(letter.isalpha() for letter in text)]


def _texts(seen: QAccessibleInterface) -> Iterator[str]:
    if seen.state().invisible:
        return
    yield from (seen.text(QAccessible.Text.Name), seen.text(QAccessible.Text.Description))
    for number in range(seen.childCount()):
        child = seen.child(number)
        if child is not None:
            yield from _texts(child)
