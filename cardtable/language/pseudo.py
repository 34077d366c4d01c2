"""A test language made of English: text that is no message stays plain, and messages become as long as in
languages with long words.
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
"""The parts that aren't words: markup, file name patterns, date formats, and letters on cards."""


class Pseudo(Language):
    """English with accents, every vowel twice, and each message in brackets."""

    def __init__(self, folder: Path) -> None:
        super().__init__(PSEUDO, folder / ENGLISH)

    def say(self, name: str, slots: Mapping[str, Slot]) -> str:
        """Return the message in brackets; those that only build words and lists have none."""
        said = super().say(name, slots)
        return said if name.startswith("form-") else f"⟦{said}⟧"

    def spell(self, text: str) -> str:
        """Return English in other letters, and longer; markup stays."""
        markup = _MARKUP.findall(text)
        words = [_strange(part) for part in _MARKUP.split(text)]
        return "".join(part for pair in zip(words, [*markup, ""], strict=True) for part in pair)


def _strange(text: str) -> str:
    return _VOWEL.sub(lambda found: 2 * found[0], text).translate(_ACCENTS)
