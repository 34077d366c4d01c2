"""The one gate for text from outside: names, and all else that other people wrote and this program shows.

A name may come from a phone, a record, a pasted text, a QR code, a file of a game, a backup, or a newer
version's files. Each of them passes `one_line` once, where it comes in. What has passed stays on its line,
has nothing in it that turns or hides the words beside it, and is no longer than its place. It may still look
like markup: what shows it must take it for plain text.
"""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 16
"""Characters of the name of a person."""

LONGEST_TITLE = 60
"""Characters of what a game is called, and of who made it."""

LONGEST_TEXT = 400
"""Characters of a sentence about a game, and of any other text."""

_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Signs without a width that emoji are made of, and that Persian and Indic scripts are written with."""

_BLANK = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\N{BRAILLE PATTERN BLANK}")
"""What parts words, besides all that Unicode calls a separator."""

_UNSEEN = frozenset(
    "\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}"
    "\N{COMBINING GRAPHEME JOINER}\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}"
)
"""Letters and marks that show nothing and that no name needs."""

_TURNING = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]"
)
"""Signs that turn what follows them, control a terminal, or are half of a letter."""

_MOST_MARKS = 4
"""Marks that one letter may carry; more would reach into the lines above and below."""


def one_line(text: str, longest: int) -> str:
    """Return a text from outside as one line of at most `longest` characters that can be shown; "" if nothing
    of it would be seen, as of a name of blanks.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())[:longest].rstrip()
    words = unicodedata.normalize("NFC", "".join(map(_sign, text))).split()
    return _cut(" ".join(filter(None, map(_word, words))), longest)


def plain(text: str) -> str:
    """Return the text, sign by sign, with a blank for each that cannot stand on a line."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in _JOINERS else " " for sign in text)


def within_sentence(text: str) -> str:
    """Return what fills a message without the signs that would turn the words beside it, such as a file can
    have in its name. Line ends and all that a language itself writes stay.
    """
    return text if text.isprintable() else _TURNING.sub("", text)


def likeness(name: str) -> str:
    """Return what two names have in common that nobody could tell apart: capitals, widths, unseen signs."""
    seen = (
        sign for sign in unicodedata.normalize("NFKC", name) if sign not in _JOINERS and not _varies(sign)
    )
    return "".join(seen).casefold()


def _sign(sign: str) -> str:
    """The sign, a blank in its place, or nothing."""
    if sign in _JOINERS:
        return sign
    kind = unicodedata.category(sign)
    if kind[0] == "Z" or sign in _BLANK:
        return " "
    return "" if kind[0] == "C" or sign in _UNSEEN else sign


def _word(signs: str) -> str:
    """The signs of a word, each mark and each joiner only where there is something before it to stand on."""
    found: list[str] = []
    marks = 0
    for sign in signs:
        marks = marks + 1 if _is_mark(sign) else 0
        if marks and (not found or marks > _MOST_MARKS):
            continue
        if sign in _JOINERS and (not found or found[-1] in _JOINERS):
            continue
        found.append(sign)
    return "".join(found).rstrip(_JOINERS)


def _cut(line: str, longest: int) -> str:
    """The beginning of a line, which does not end within a letter where that can be."""
    end = longest
    while len(line) > end > 0 and (_is_mark(line[end]) or line[end] in _JOINERS or line[end - 1] in _JOINERS):
        end -= 1
    return line[: end or longest].rstrip(f" {_JOINERS}")


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _varies(sign: str) -> bool:
    """Whether the sign only chooses how the one before it is drawn."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
