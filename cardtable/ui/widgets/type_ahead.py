"""Type-ahead: typing in a row of places leads to the one whose name matches."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_GOES_ON = 1.0
"""Seconds after a letter in which the next one continues the same word."""


_CHORDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def typed_in(event: QEvent) -> str:
    """Return the text typed by a key that is pressed or about to be; "" for a shortcut or unprintable key."""
    types = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
    if not isinstance(event, QKeyEvent) or event.type() not in types or event.modifiers() & _CHORDS:
        return ""
    return event.text()


class TypeAhead:
    """The letters typed in one go."""

    def __init__(self) -> None:
        self._typed, self._last = "", 0.0

    def find(self, letter: str, names: Sequence[Sequence[str]], here: int) -> int:
        """Add a letter, and return the number of the place it leads to; -1 if no name matches.

        Each place may have several `names`. `here` is the current place, or -1. Letters match from the
        beginning of any word of a name, and spaces need not be typed. Repeating a letter leads to the next
        place.
        """
        now = monotonic()
        begun = self._typed if now - self._last < _GOES_ON else ""
        self._last = now
        for typed in dict.fromkeys((begun + plain(letter), plain(letter))):
            # With more letters, the current place may still match.
            order = _from(max(here, 0) if len(typed) > 1 else here + 1, len(names))
            found = [(_rank(typed, names[at]), number, at) for number, at in enumerate(order)]
            best = min((one for one in found if one[0] is not None), default=None)
            if best is not None:
                self._typed = typed
                return best[2]
        self._typed = ""
        return -1

    def end(self) -> None:
        """Start a new name after another key was pressed."""
        self._typed = ""


def _from(first: int, count: int) -> list[int]:
    return [(first + step) % count for step in range(count)]


def _rank(typed: str, names: Sequence[str]) -> int | None:
    """Return the best match's rank: 0 a whole name, 1 its beginning, 2 a later word; None without one."""
    ranks = []
    for name in names:
        words = plain(name).split()
        starts = ["".join(words[at:]) for at in range(len(words))]
        if starts and starts[0] == typed:
            ranks.append(0)
        elif starts and starts[0].startswith(typed):
            ranks.append(1)
        elif any(start.startswith(typed) for start in starts):
            ranks.append(2)
    return min(ranks, default=None)


_LIKE = str.maketrans({"ł": "l", "ı": "i", "đ": "d", "ð": "d", "þ": "th", "æ": "ae"})
"""Letters that aren't accented, and what is typed for them on other keyboards."""


def plain(text: str) -> str:
    """Return the text in lower case without accents."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_LIKE))
    return "".join(one for one in parts if not unicodedata.combining(one))
