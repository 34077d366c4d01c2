"""Every word that a person reads or hears, as whole messages in the language that is spoken.

    say("refusal-over-limit", rank=Rank("7H"), total=104, limit=99)

A message lies in `resources/languages/LANGUAGE/ROOM.ftl`, in the notation of Fluent; the room is the first
word of its name. Its slots are typed (`values`), so that a language can choose forms by them. What a
language does not say, or what cannot be read, is said in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from cardtable.cards.faces import LETTERED
from cardtable.language.catalogue import SPEECH, Language, Speech
from cardtable.language.values import Card, Listed, Player, Rank, Slot, Tokens

__all__ = [
    "SPEECH",
    "YOU",
    "Card",
    "Language",
    "Listed",
    "Player",
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
"""What whoever plays alone among computers goes by in records and settings, whatever language is spoken."""


def say(name: str, /, **slots: Slot) -> str:
    """The message in the language that is spoken, its slots filled."""
    return SPEECH.say(name, slots)


def word(value: Slot, form: str = "") -> str:
    """One value where it stands alone, in a form of the language: `7 of hearts`, `sevens`, `−10`."""
    return SPEECH.word(value, {"form": form} if form else {})


def index(rank: str) -> str:
    """What stands in the corner of a card of that rank, or is its name: `B`, `10`, `Joker`."""
    if rank in LETTERED:
        return SPEECH.letters[LETTERED.index(rank)]
    return say("card-index", rank=Rank(rank))


def player(name: str) -> Player:
    """Who goes by that name in a record; it is the reader where it says `YOU`, or so in the language."""
    if isinstance(name, Player):
        return name
    you = word(Player(name, is_you=True))
    return Player(you, is_you=True) if name in (YOU, you) else Player(name)


def sentence(told: str) -> str:
    """What stands without a stop elsewhere, as a sentence."""
    return say("form-sentence", told=told)


def paragraph(sentences: Iterable[str]) -> str:
    """Sentences one after the other; empty ones are left out."""
    return _one_by_one("form-sentences", [sentence for sentence in sentences if sentence])


def row(labels: Iterable[str]) -> str:
    """Labels in a row, none of them with the last word: `Ann, 3 cards, to play`."""
    return _one_by_one("form-list", list(labels))


def series(labels: Iterable[str]) -> str:
    """Several short texts in a row, which may have commas of their own."""
    return _one_by_one("form-series", list(labels))


def _one_by_one(message: str, texts: Sequence[str]) -> str:
    """Each after those before it, as the message joins two."""
    return reduce(lambda some, more: say(message, some=some, next=more), texts) if texts else ""
