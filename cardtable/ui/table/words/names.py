"""Names of cards in words, also of those that only special packs have."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.cards.faces import HIDDEN, pips_of, rank_of, suit_of
from cardtable.language import say


def rank_name(rank: str) -> str:
    """`A` is ace, `10` is 10."""
    names = {
        "A": say("table-ace"),
        "J": say("table-jack"),
        "Q": say("table-queen"),
        "K": say("table-king"),
    }
    return names.get(rank, rank)


def special_name(code: str) -> str | None:
    """A card of a special pack in words: `hold`, `Athena`, `7`; None for any other card."""
    names = {
        "DP": say("table-double-play"), "P2": say("table-play-2"),
        "HOLD": say("table-hold"), "REV": say("table-reverse"),
        "SKIP": say("table-skip"), "ONO": say("table-ono-99"),
        "BOMB": say("table-bomb"), "DOUBLE": say("table-double"),
        "DRAW1": say("table-draw-1"), "DRAW2": say("table-draw-2"),
        "TRADE": say("table-trade"), "M10": "−10",
        "TO0": "=0", "TO30": "=30", "TO60": "=60",
        "APHRODITE": say("table-aphrodite"), "APOLLO": say("table-apollo"),
        "ARES": say("table-ares"), "ARTEMIS": say("table-artemis"),
        "ATHENA": say("table-athena"), "HERA": say("table-hera"),
        "HERMES": say("table-hermes"), "POSEIDON": say("table-poseidon"),
    }  # fmt: skip
    if code in names:
        return names[code]
    number = pips_of(code)
    return str(number) if number is not None and code[:1].isalpha() and code[1:].isdigit() else None


def card_name(code: str) -> str:
    """A card in words: `4 of spades`."""
    translate = QCoreApplication.translate
    suits = {
        "S": translate("Table", "{rank} of spades"), "H": translate("Table", "{rank} of hearts"),
        "D": translate("Table", "{rank} of diamonds"), "C": translate("Table", "{rank} of clubs"),
    }  # fmt: skip
    if code == HIDDEN:
        return say("table-a-hidden-card")
    if code.startswith("JK"):
        return say("table-joker")
    suit = suit_of(code)
    if suit is not None:
        return suits[suit].format(rank=rank_name(rank_of(code)))
    return special_name(code) or code


def card_title(code: str) -> str:
    """The rank as a title: `Ace`, `10`, `Hold`."""
    name = rank_name(rank_of(code)) if suit_of(code) is not None else card_name(code)
    return name[:1].upper() + name[1:]


def rank_plural(code: str) -> str:
    """Several cards of the rank of this one: `sevens`, `kings`."""
    names = {
        "A": say("table-aces"), "2": say("table-twos"), "3": say("table-threes"),
        "4": say("table-fours"), "5": say("table-fives"), "6": say("table-sixes"),
        "7": say("table-sevens"), "8": say("table-eights"),
        "9": say("table-nines"), "10": say("table-tens"),
        "J": say("table-jacks"), "Q": say("table-queens"),
        "K": say("table-kings"), "JK": say("table-jokers"),
    }  # fmt: skip
    return names.get(rank_of(code)) or card_title(code)


def three_of(code: str) -> str:
    """Three cards of the rank of this one: `three sevens`."""
    return say("table-three-rank", rank=rank_plural(code))


def face_short(face: str) -> str:
    """A face of the pack in as few letters as can be read: `7`, `Q`, `QH`, `Hold`; French faces stay."""
    name = special_name(face)
    if face in ("JK", "JK1", "JK2"):
        name = say("table-joker")
    return face if name is None else name[:1].upper() + name[1:]


def number_text(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def together(parts: list[str]) -> str:
    """Names one after the other: `Ann, Ben and Cleo`."""
    if len(parts) < 2:
        return "".join(parts)
    joined = QCoreApplication.translate("Table", "{some} and {last}")
    return joined.format(some=", ".join(parts[:-1]), last=parts[-1])


def whom(name: str) -> str:
    """A name in the middle of a sentence, to which something is done: who is called "You" is you there."""
    return say("table-you") if name == say("table-you-2") else name
