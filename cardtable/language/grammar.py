"""Plural forms of languages, and Turkish endings of names that people choose: Ayşe’yi, Can’dan, Oyuncu 2’ye.

Plural forms are for whole numbers (Unicode CLDR 48, `plurals.xml`). The last vowel of a name decides the
vowels of its ending (vowel harmony), and its last letter the consonants.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable


def _one_or_other(n: int) -> str:
    return "one" if n == 1 else "other"


def _always_other(n: int) -> str:
    return "other"


def _polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _ukrainian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _icelandic(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "other"


def _romance(n: int) -> str:
    return "one" if n == 1 else "many" if n and n % 1_000_000 == 0 else "other"


def _from_zero(n: int) -> str:
    return "one" if n in (0, 1) else "many" if n and n % 1_000_000 == 0 else "other"


_RULES: dict[str, Callable[[int], str]] = {
    "pl": _polish,
    "uk": _ukrainian,
    "is": _icelandic,
    "fr": _from_zero,
    "pt": _from_zero,
    "es": _romance,
    "it": _romance,
    "vi": _always_other,
    "zh": _always_other,
}


def plural_form(language: str, number: int) -> str:
    """Return the plural form in the language: `one`, `few`, `many` or `other`."""
    return _RULES.get(language.partition("-")[0], _one_or_other)(abs(number))


_VOWELS = {"a": "aı", "ı": "aı", "o": "au", "u": "au", "e": "ei", "i": "ei", "ö": "eü", "ü": "eü"}
"""For each last vowel of a name, what `A` and `I` are in its ending."""

_VOICELESS = "fstkçşhpxq"

_FRONT = {"a": "e", "u": "ü"}
_SOUND_FRONT = frozenset(
    [
        "bilal",
        "celal",
        "cemal",
        "hilal",
        "iclal",
        "ikbal",
        "kemal",
        "melahat",
        "meral",
        "nezahat",
        "nihal",
        "resul",
        "sabahat",
        "zuhal",
    ]
)
"""Names with a last vowel that is written as a back vowel and followed by endings with front vowels."""

_UNITS = ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"]
_TENS = ["on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"]

_FOREIGN = {"ø": "ö", "œ": "ö", "æ": "e", "ß": "s"}
_WORDS = re.compile(r"[^\W\d_]+|[0-9]+")
_VOCALIC_Y = re.compile(rf"(?<![{''.join(_VOWELS)}])y")
_BUFFER = re.compile(r"\((.)\)")


def ending(name: str, pattern: str) -> str:
    """Return the ending of a name, with its apostrophe.

    `pattern` is written as grammars write it: `A` is a or e, `I` is ı, i, u or ü, `D` is d or t, and a letter
    in brackets only follows a vowel: `(y)I`, `(y)A`, `(n)In`, `DAn`.
    """
    heard = _heard(name)
    vowel = next((letter for letter in reversed(heard) if letter in _VOWELS), "")
    if not vowel:
        # The name is spelled letter by letter, and letters are called be, ce, de.
        heard = vowel = "e"
    elif heard in _SOUND_FRONT:
        vowel = _FRONT[vowel]
    stop = "t" if heard[-1] in _VOICELESS else "d"
    written = _BUFFER.sub(r"\1" if heard[-1] in _VOWELS else "", pattern)
    return "’" + written.translate(str.maketrans("AID", _VOWELS[vowel] + stop))


def _heard(name: str) -> str:
    """Return the last word of a name in small Turkish letters; of a number its last spoken word."""
    words = _WORDS.findall(name.replace("I", "ı").replace("İ", "i").lower())
    last = words[-1] if words else ""
    return _number(last) if last.isdecimal() else _VOCALIC_Y.sub("i", "".join(map(_plain, last)))


def _plain(letter: str) -> str:
    """Return a letter without an accent that Turkish does not write."""
    if letter in "çğıöşü":
        return letter
    return _FOREIGN.get(letter, unicodedata.normalize("NFD", letter)[0])


def _number(figures: str) -> str:
    rest = figures.rstrip("0")
    if not rest:
        return _UNITS[0]
    if rest == figures:
        return _UNITS[int(figures[-1])]
    zeros = len(figures) - len(rest)
    return _TENS[int(rest[-1]) - 1] if zeros == 1 else "yüz" if zeros == 2 else "bin"
