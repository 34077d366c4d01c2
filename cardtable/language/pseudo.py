"""The spelling of the test language: English with accents and every vowel twice.

Text that is no message stays plain, and messages become as long as in languages with long words.
"""

from __future__ import annotations

import re

_ACCENTS = str.maketrans(
    "acegilnorstuyzACEGILNORSTUYZ",
    "àçéğíłñöřšťüýžÀÇÉĞÍŁÑÖŘŠŤÜÝŽ",
)
_VOWEL = re.compile("[aeiouy]")
_MARKUP = re.compile(r"<[^>]*>|\(\*[^)]*\)|(?:dddd, )?M{3,4} d(?:, yyyy)?|AJQK")
"""The parts that aren't words: markup, file name patterns, date formats, and letters on cards."""


def spelled(text: str) -> str:
    """Return a message with accented letters and every vowel twice; markup stays as it is."""
    markup = _MARKUP.findall(text)
    words = [_strange(part) for part in _MARKUP.split(text)]
    return "".join(part for pair in zip(words, [*markup, ""], strict=True) for part in pair)


def _strange(text: str) -> str:
    return _VOWEL.sub(lambda found: 2 * found[0], text).translate(_ACCENTS)
