"""Names of cards in words, also of those that only special packs have."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.cards.faces import HIDDEN, pips_of, rank_of, suit_of


def rank_name(rank: str) -> str:
    """`A` is ace, `10` is 10."""
    translate = QCoreApplication.translate
    names = {
        "A": translate("Table", "ace"),
        "J": translate("Table", "jack"),
        "Q": translate("Table", "queen"),
        "K": translate("Table", "king"),
    }
    return names.get(rank, rank)


def special_name(code: str) -> str | None:
    """A card of a special pack in words: `hold`, `Athena`, `7`; None for any other card."""
    translate = QCoreApplication.translate
    names = {
        "DP": translate("Table", "double play"), "P2": translate("Table", "play 2"),
        "HOLD": translate("Table", "hold"), "REV": translate("Table", "reverse"),
        "SKIP": translate("Table", "skip"), "ONO": translate("Table", "O'NO 99"),
        "BOMB": translate("Table", "bomb"), "DOUBLE": translate("Table", "double"),
        "DRAW1": translate("Table", "draw 1"), "DRAW2": translate("Table", "draw 2"),
        "TRADE": translate("Table", "trade"), "M10": "−10",
        "TO0": "=0", "TO30": "=30", "TO60": "=60",
        "APHRODITE": translate("Table", "Aphrodite"), "APOLLO": translate("Table", "Apollo"),
        "ARES": translate("Table", "Ares"), "ARTEMIS": translate("Table", "Artemis"),
        "ATHENA": translate("Table", "Athena"), "HERA": translate("Table", "Hera"),
        "HERMES": translate("Table", "Hermes"), "POSEIDON": translate("Table", "Poseidon"),
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
        return translate("Table", "a hidden card")
    if code.startswith("JK"):
        return translate("Table", "joker")
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
    translate = QCoreApplication.translate
    names = {
        "A": translate("Table", "aces"), "2": translate("Table", "twos"), "3": translate("Table", "threes"),
        "4": translate("Table", "fours"), "5": translate("Table", "fives"), "6": translate("Table", "sixes"),
        "7": translate("Table", "sevens"), "8": translate("Table", "eights"),
        "9": translate("Table", "nines"), "10": translate("Table", "tens"),
        "J": translate("Table", "jacks"), "Q": translate("Table", "queens"),
        "K": translate("Table", "kings"), "JK": translate("Table", "jokers"),
    }  # fmt: skip
    return names.get(rank_of(code)) or card_title(code)


def three_of(code: str) -> str:
    """Three cards of the rank of this one: `three sevens`."""
    return QCoreApplication.translate("Table", "three {rank}").format(rank=rank_plural(code))


def face_short(face: str) -> str:
    """A face of the pack in as few letters as can be read: `7`, `Q`, `QH`, `Hold`; French faces stay."""
    name = special_name(face)
    if face in ("JK", "JK1", "JK2"):
        name = QCoreApplication.translate("Table", "joker")
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
    translate = QCoreApplication.translate
    return translate("Table", "you") if name == translate("Seats", "You") else name
