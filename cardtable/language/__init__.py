"""Every word that a person reads or hears, as complete messages in the chosen language.

    say("refusal-over-limit", rank=Rank("7H"), total=104, limit=99)

A message is in `resources/languages/LANGUAGE/ROOM.ftl`, in the notation of Fluent; the room is the first word
of its name. Its slots are typed (`values`), so that a language can choose forms by them. A message that a
language lacks, or that can't be read, is said in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce

from cardtable.cards.faces import LETTERED
from cardtable.language.catalog import SPEECH, Language, Speech
from cardtable.language.values import Card, Listed, Player, Range, Rank, Slot, Tokens

__all__ = [
    "SPEECH",
    "YOU",
    "Card",
    "Language",
    "Listed",
    "Player",
    "Range",
    "Rank",
    "Slot",
    "Speech",
    "Tokens",
    "index",
    "paragraph",
    "player",
    "row",
    "say",
    "sentence",
    "series",
    "word",
]

YOU = "You"
"""The name in records and settings of a person who plays alone against computers, in any language."""


def say(name: str, /, **slots: Slot) -> str:
    """Return the message in the chosen language, its slots filled."""
    return SPEECH.say(name, slots)


def word(value: Slot, form: str = "") -> str:
    """Return one value by itself, in a form of the language: `7 of hearts`, `sevens`, `−10`."""
    return SPEECH.word(value, {"form": form} if form else {})


def index(rank: str) -> str:
    """Return the text in the corner of a card of that rank, or its name: `B`, `10`, `Joker`."""
    if rank in LETTERED:
        return SPEECH.letters[LETTERED.index(rank)]
    return say("card-index", rank=Rank(rank))


def player(name: str) -> Player:
    """Return the player with a name from a record; the reader, if the name means "you"."""
    if isinstance(name, Player):
        return name
    you = _you(SPEECH.language)
    return Player(you, is_you=True) if name in (YOU, you) else Player(name)


@lru_cache
def _you(language: Language) -> str:
    """Return the reader's name in the language, which is the chosen one."""
    return word(Player(YOU, is_you=True))


def sentence(phrase: str) -> str:
    """Return a phrase without a full stop as a sentence."""
    return say("form-sentence", told=phrase)


def paragraph(sentences: Iterable[str]) -> str:
    """Return sentences one after the other; empty ones are left out."""
    return _one_by_one("form-sentences", [sentence for sentence in sentences if sentence])


def row(labels: Iterable[str]) -> str:
    """Return labels in a row, without an "and" before the last: `Ann, 3 cards, to play`."""
    return _one_by_one("form-list", list(labels))


def series(labels: Iterable[str]) -> str:
    """Return several short texts in a row, which may have commas of their own."""
    return _one_by_one("form-series", list(labels))


def _one_by_one(message: str, texts: Sequence[str]) -> str:
    """Join the texts by a message that joins two."""
    return reduce(lambda some, more: say(message, some=some, next=more), texts) if texts else ""
