"""Names of cards in words, also of those that only special packs have."""

from __future__ import annotations

from cardtable.cards.faces import RANKS, suit_of
from cardtable.language import Card, Listed, Rank, say, word


def card_name(code: str) -> str:
    """A card in words: `4 of spades`."""
    return word(Card(code))


def card_title(code: str) -> str:
    """The rank as a title: `Ace`, `10`, `Hold`."""
    return say("call-face", rank=Rank(code))


def rank_plural(code: str) -> str:
    """Several cards of the rank of this one: `sevens`, `kings`."""
    return word(Rank(code), "many")


def three_of(code: str) -> str:
    """Three cards of the rank of this one: `three sevens`."""
    return say("event-three-of-a-kind-brief", rank=Rank(code))


def face_short(face: str) -> str:
    """A face of the pack in as few letters as can be read: `7`, `Q`, `QH`, `Hold`; French faces stay."""
    return face if face in RANKS or suit_of(face) else say("call-face", rank=Rank(face))


def number_text(number: int) -> str:
    """A number with a real minus sign."""
    return word(number)


def together(parts: list[str]) -> str:
    """Names one after the other: `Ann, Ben and Cleo`."""
    return word(Listed(parts))
