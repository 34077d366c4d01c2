"""The plural forms of languages, for whole numbers (Unicode CLDR 48, `plurals.xml`)."""

from __future__ import annotations

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
