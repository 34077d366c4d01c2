"""What is typed in a row of places leads to the place that is called so."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_GOES_ON = 1.0
"""Seconds after a letter in which the next one goes on with the same word."""


_CHORDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def typed_in(event: QEvent) -> str:
    """What is typed by a key that is pressed or about to be; "" for a chord and for nothing to read."""
    types = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
    if not isinstance(event, QKeyEvent) or event.type() not in types or event.modifiers() & _CHORDS:
        return ""
    return event.text()


class TypeAhead:
    """The letters that were typed in one go."""

    def __init__(self) -> None:
        self._typed, self._last = "", 0.0

    def find(self, letter: str, names: Sequence[Sequence[str]], here: int) -> int:
        """One more letter was typed at the place of that number, -1 for none of them: the number of the place
        that is meant, each with what it may be called; -1 where no place is called so.

        A name counts from the beginning of each of its words, and blanks in it need not be typed. The same
        letter once more leads to the next place.
        """
        now = monotonic()
        begun = self._typed if now - self._last < _GOES_ON else ""
        self._last = now
        for typed in dict.fromkeys((begun + plain(letter), plain(letter))):
            # The place where one is may be what the word goes on to mean.
            order = _from(max(here, 0) if len(typed) > 1 else here + 1, len(names))
            found = [(_rank(typed, names[at]), number, at) for number, at in enumerate(order)]
            best = min((one for one in found if one[0] is not None), default=None)
            if best is not None:
                self._typed = typed
                return best[2]
        self._typed = ""
        return -1

    def end(self) -> None:
        """Another key was pressed: what is typed next is another name."""
        self._typed = ""


def _from(first: int, count: int) -> list[int]:
    return [(first + step) % count for step in range(count)]


def _rank(typed: str, names: Sequence[str]) -> int | None:
    """How well it is called so: first what is called just that, then what begins so, then words within."""
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
"""Letters that are no accented ones, and what is typed for them on other keyboards."""


def plain(text: str) -> str:
    """Without accents, and all small."""
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_LIKE))
    return "".join(one for one in parts if not unicodedata.combining(one))
