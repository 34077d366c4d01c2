"""The report about unclear wording: all words on screen, with room for better ones."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.language import SPEECH, say


def report(window: QWidget) -> str:
    """Return a form to fill in and send: version, language, what's wrong, and all words of the page."""
    tag = SPEECH.language.tag
    head = say("about-wording", version=__version__, language=SPEECH.name_of(tag), tag=tag)
    blanks = [say("about-wording-wrong"), say("about-wording-better")]
    return "\n".join([head, "", *blanks, "", say("about-wording-words"), *words_seen(window)])


def words_seen(window: QWidget) -> list[str]:
    """Return each text in the window once, as a screen reader finds it."""
    texts = [text.strip() for text in _told(QAccessible.queryAccessibleInterface(window))]
    return [text for text in dict.fromkeys(texts) if any(letter.isalpha() for letter in text)]


def _told(seen: QAccessibleInterface) -> Iterator[str]:
    if seen.state().invisible:
        return
    yield from (seen.text(QAccessible.Text.Name), seen.text(QAccessible.Text.Description))
    for number in range(seen.childCount()):
        child = seen.child(number)
        if child is not None:
            yield from _told(child)
