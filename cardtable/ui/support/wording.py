"""What a player copies who would have something said better: the words that are seen, and room for better
ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.language import SPEECH, say


def report(window: QWidget) -> str:
    """A text to be filled in and sent: version, language, what is wrong, and all words of the page."""
    tag = SPEECH.language.tag
    head = say("about-wording", version=__version__, language=SPEECH.name_of(tag), tag=tag)
    blanks = [say("about-wording-wrong"), say("about-wording-better")]
    return "\n".join([head, "", *blanks, "", say("about-wording-words"), *words_seen(window)])


def words_seen(window: QWidget) -> list[str]:
    """Each text once that stands in the window now, as a screen reader finds it."""
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
