"""A language that nobody speaks, made of English: what is not said as a message stays plain in it, and what
is said takes the room that long words of other languages take.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from cardtable.language.catalogue import ENGLISH, PSEUDO, Language
from cardtable.language.values import Slot

_ACCENTS = str.maketrans(
    "acegilnorstuyzACEGILNORSTUYZ",
    "àçéğíłñöřšťüýžÀÇÉĞÍŁÑÖŘŠŤÜÝŽ",
)
_VOWEL = re.compile("[aeiouy]")
_MARKUP = re.compile(r"<[^>]*>|\(\*[^)]*\)|d MMM yyyy|AJQK")
"""What is no word: parts of a page, ends of names of files, how a day is written, and letters on cards."""


class Pseudo(Language):
    """English with accents, every vowel twice, and each message in brackets."""

    def __init__(self, folder: Path) -> None:
        """`folder` holds a folder for each language."""
        super().__init__(PSEUDO, folder / ENGLISH)

    def say(self, name: str, slots: Mapping[str, Slot]) -> str:
        """The message in brackets; words with forms, lists and paragraphs go without."""
        said = super().say(name, slots)
        return said if name.startswith("form-") else f"⟦{said}⟧"

    def spell(self, text: str) -> str:
        """English in other letters, and longer; markup stays."""
        markup = _MARKUP.findall(text)
        words = [_strange(part) for part in _MARKUP.split(text)]
        return "".join(part for pair in zip(words, [*markup, ""], strict=True) for part in pair)


def _strange(text: str) -> str:
    return _VOWEL.sub(lambda found: 2 * found[0], text).translate(_ACCENTS)
