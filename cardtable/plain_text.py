"""The gate for text from outside: names, and everything else that other people wrote and this program shows.

A name may come from a phone, a record, a pasted text, a QR code, a game file, a backup, or a newer version's
files. Each passes `one_line` once, where it comes in. After that it stays on its line, doesn't turn or hide
the words next to it, and isn't too long for its place. It may still look like markup, so it must be shown as
plain text.
"""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 16
"""Characters of a person's name."""

LONGEST_TITLE = 60
"""Characters of a game's name, and of its maker's."""

LONGEST_TEXT = 400
"""Characters of a sentence about a game, and of any other text."""

_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Characters without width that emoji contain, and that Persian and Indic scripts need."""

_BLANK = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\N{BRAILLE PATTERN BLANK}")
"""Characters that separate words, in addition to Unicode's separators."""

_UNSEEN = frozenset(
    "\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}"
    "\N{COMBINING GRAPHEME JOINER}\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}"
)
"""Letters and marks that show nothing and that no name needs."""

_TURNING = (
    (0x00, 0x08), (0x0B, 0x1F), (0x7F, 0x9F), (0x061C, 0x061C), (0x200E, 0x200F), (0x202A, 0x202E),
    (0x2066, 0x2069), (0xD800, 0xDFFF),
)  # fmt: skip
"""Characters that turn what follows them, control a terminal, or are half of a letter: the first and last of
each range.
"""

_MOST_MARKS = 4
"""Most marks on one letter; more would reach into the lines above and below."""


def one_line(text: str, longest: int) -> str:
    """Return a text from outside as one line of at most `longest` characters that can be shown.

    Return "" if nothing of it is visible, such as a name of blanks.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())[:longest].rstrip()
    words = unicodedata.normalize("NFC", "".join(map(_sign, text))).split()
    return _cut(" ".join(filter(None, map(_word, words))), longest)


def plain(text: str) -> str:
    """Return the text with a blank in place of each character that can't be on a line."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in _JOINERS else " " for sign in text)


def within_sentence(text: str) -> str:
    """Return text for a message without the characters that would turn the words next to it.

    A file can have such characters in its name. Line ends and everything a language itself writes stay.
    """
    if text.isprintable():
        return text
    return "".join(sign for sign in text if not any(low <= ord(sign) <= high for low, high in _TURNING))


def likeness(name: str) -> str:
    """Return a form that is equal for names which look alike: without case, width and unseen characters."""
    seen = (
        sign for sign in unicodedata.normalize("NFKC", name) if sign not in _JOINERS and not _varies(sign)
    )
    return "".join(seen).casefold()


def _sign(sign: str) -> str:
    """Return the character, a blank in its place, or ""."""
    if sign in _JOINERS:
        return sign
    kind = unicodedata.category(sign)
    if kind[0] == "Z" or sign in _BLANK:
        return " "
    return "" if kind[0] == "C" or sign in _UNSEEN else sign


def _word(signs: str) -> str:
    """Return a word, with marks and joiners only after something they can attach to."""
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
    """Return the beginning of a line, not cut within a letter if possible."""
    end = longest
    while len(line) > end > 0 and (_is_mark(line[end]) or line[end] in _JOINERS or line[end - 1] in _JOINERS):
        end -= 1
    return line[: end or longest].rstrip(f" {_JOINERS}")


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign)[0] == "M"


def _varies(sign: str) -> bool:
    """Whether the character only chooses how the one before it is drawn."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
