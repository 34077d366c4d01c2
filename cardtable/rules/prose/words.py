"""The words that rules are written with: numbers, names of cards, tokens, lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.cards.faces import JOKER, RANKS, SUITS, pips_of, rank_of, suit_of
from cardtable.language import Card, Listed, Rank, Tokens
from cardtable.rules.effects import Action
from cardtable.rules.model import Rules

RANK_NAMES = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King", JOKER: "Joker", "joker": "Joker"}
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
SPECIAL_NAMES = {
    "M10": "Minus 10",
    "HOLD": "Hold",
    "REV": "Reverse",
    "DP": "Double Play",
    "P2": "Play 2",
    "ONO": "O'NO 99",
    "SKIP": "Skip",
    "DRAW1": "Draw 1",
    "DRAW2": "Draw 2",
    "TRADE": "Trade Hands",
    "DOUBLE": "Double Play",
    "BOMB": "Bomb",
}
_TENS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_TEENS = (
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
)
_NUMBERS = (*_TENS, *_TEENS, "twenty")
_PLURALS = {"six": "sixes", "penny": "pennies", "no": "zeros"}


def number_word(number: int) -> str:
    """Small numbers as words, as rules are written."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def plural(thing: str) -> str:
    """More than one of it."""
    return _PLURALS.get(thing, f"{thing}s")


def listed(things: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def a(thing: str) -> str:
    """The thing with its article."""
    return f"{'an' if thing[0] in 'aeioAEIO8' else 'a'} {thing}"


def face_name(face: str) -> str:
    """A card or rank by name: `Ace`, `10`, `Queen of spades`, `Double Play`."""
    rank, suit = rank_of(face), suit_of(face)
    if suit in SUITS and suit is not None:
        return f"{RANK_NAMES.get(rank, rank)} of {SUIT_NAMES[suit]}"
    if rank in SPECIAL_NAMES or rank in RANK_NAMES or rank in RANKS:
        return SPECIAL_NAMES.get(rank) or RANK_NAMES.get(rank, rank)
    if rank.startswith("TO"):
        return f"={rank[2:]}"
    return rank[1:] if rank[1:].isdigit() else rank.capitalize()


def figure(face: str) -> int | None:
    """The number that is the name of a card; None for a card with a name of another kind, and for an ace."""
    return None if face in SPECIAL_NAMES or rank_of(face) == "A" else pips_of(face)


def card_word(face: str) -> str:
    """A card or rank in the middle of a sentence: `king`, `six`, `ace of spades`, `Double Play`."""
    name = face_name(face)
    if face in RANKS and name.isdigit():
        return number_word(int(name))
    if face in SPECIAL_NAMES or (
        face.isalpha() and len(face) > 2 and rank_of(face) == face and face != "joker"
    ):
        return name
    return name[0].lower() + name[1:]


def does(rules: Rules, action: Action) -> bool:
    """Whether some card does this."""
    return any(action in option.actions for options in rules.cards.values() for option in options)


def any_of(rules: Rules, action: Action) -> Listed:
    """The cards that do this, by rank or one by one."""
    faces = [face for face, options in rules.cards.items() if any(action in o.actions for o in options)]
    return Listed([Card(name) for name in by_rank(rules, faces)], "or")


def rank_in_words(named: str) -> Rank:
    """A rank as a variant file names it, jokers too."""
    return Rank(JOKER if named == "joker" else named)


def cost(rules: Rules, count: int = 1) -> Tokens:
    """What somebody who loses pays."""
    return Tokens(rules.token_kind, count)


def by_rank(rules: Rules, faces: Iterable[str]) -> list[str]:
    """Faces as ranks where all cards of the rank are among them, else one by one."""
    chosen = set(faces)
    names = []
    for face in sorted(chosen, key=_place):
        rank = rank_of(face)
        whole = all(other in chosen for other in rules.faces if rank_of(other) == rank)
        names.append(rank if whole else face)
    return list(dict.fromkeys(names))


def _place(face: str) -> tuple[int, str]:
    rank = rank_of(face)
    return (RANKS.index(rank) if rank in RANKS else len(RANKS), face)


def deal_goes_on(rules: Rules) -> bool:
    """Whether the others play on after a bust, until one player is left."""
    return rules.deal_end in ("knock_out", "drop_out", "pile_away")


def stands_for_the_next(rules: Rules) -> bool:
    """Whether the next player faces what a player who cannot play leaves behind (rules, 1.10)."""
    return rules.deal_end in ("knock_out", "drop_out")
