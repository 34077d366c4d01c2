"""Every word that a person reads or hears, as whole messages in the language that is spoken.

    say("table-over-limit", card=Card("7H"), total=104, limit=99)

A message lies in `resources/languages/LANGUAGE/ROOM.ftl`, in the notation of Fluent; the room is the first
word of its name. Its slots are typed (`values`), so that a language can choose forms by them. What a
language does not say, or what cannot be read, is said in English.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from cardtable.language.catalogue import SPEECH, Language, Speech
from cardtable.language.values import Card, Listed, Player, Rank, Slot, Tokens

__all__ = [
    "SPEECH",
    "Card",
    "Language",
    "Listed",
    "Player",
    "Rank",
    "Slot",
    "Speech",
    "Tokens",
    "paragraph",
    "say",
    "series",
]


def say(name: str, /, **slots: Slot) -> str:
    """The message in the language that is spoken, its slots filled."""
    return SPEECH.say(name, slots)


def paragraph(sentences: Iterable[str]) -> str:
    """Sentences one after the other; empty ones are left out."""
    said = [sentence for sentence in sentences if sentence]
    return reduce(lambda some, more: say("form-sentences", some=some, next=more), said) if said else ""


def series(labels: Iterable[str]) -> str:
    """Several short texts in a row, which may have commas of their own."""
    said = list(labels)
    return reduce(lambda some, more: say("form-series", some=some, next=more), said) if said else ""
