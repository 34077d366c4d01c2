"""A language in which everything is said as the language says it that takes most room for it: what finds
room in it, finds room in every language there is.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache

from cardtable.language import SPEECH
from cardtable.language.catalog import Language
from cardtable.language.fluent import Pattern
from cardtable.language.values import MessageError, Options, Slot

TAG = "widest"
ALL_AT_ONCE = (TAG, "zh-Hant")
"""What has room in these has it in every language: Chinese, which breaks elsewhere than at blanks, beside the
longest words of any.
"""


def room(text: str) -> int:
    """How much room a text takes, in letters of Latin; Chinese ones take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


class Widest(Language):
    """All the languages at once, the most wordy one for each message."""

    def __init__(self) -> None:
        """Takes those that are in the folder of the program."""
        super().__init__("en", SPEECH.folder / "en")
        self._all = [Language(tag, SPEECH.folder / tag) for tag in SPEECH.tags]
        self._widest: dict[str, str] = {}

    def pattern(self, name: str) -> Pattern | None:
        """What English says, which says whether there is such a message."""
        return self._all[0].pattern(name)

    def say(self, name: str, slots: Mapping[str, Slot]) -> str:
        """The longest of what the languages say; letters on cards stay."""
        if name in ("form-letters", "form-list", "form-list-and", "form-list-or", "form-sentences"):
            return self._all[0].say(name, slots)
        asked = f"{name} {slots}"
        if asked not in self._widest:
            self._widest[asked] = max((self._in(one, name, slots) for one in self._all), key=room)
        return self._widest[asked]

    @staticmethod
    def _in(language: Language, name: str, slots: Mapping[str, Slot]) -> str:
        try:
            return language.say(name, slots)
        except MessageError:
            return ""

    def word(self, value: Slot, options: Options) -> str:
        """The longest of the words."""
        asked = f"{value!r} {getattr(value, 'key', '')} {options}"
        if asked not in self._widest:
            self._widest[asked] = max((one.word(value, options) for one in self._all), key=room)
        return self._widest[asked]


@cache
def the_widest() -> Widest:
    """Made once: to read thirteen languages takes longer than to look at a page in them."""
    return Widest()


def speak(tag: str) -> None:
    """That language is spoken, or the longest words of any."""
    SPEECH.use(tag)
    if tag == TAG:
        SPEECH.language = the_widest()
