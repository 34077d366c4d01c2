"""The words that rules are written with: numbers, names of cards, tokens, lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardtable.cards.faces import JOKER, RANKS, SUITS, pips_of, rank_of, suit_of
from cardtable.language import Card, Listed, Rank, Tokens
from cardtable.rules.effects import Action
from cardtable.rules.model import ByPlayers, Rules

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
_ORDINALS = (
    "",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
)
_PLURALS = {"six": "sixes", "penny": "pennies", "no": "zeros"}


def number_word(number: int) -> str:
    """Small numbers as words, as rules are written."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def ordinal_word(number: int) -> str:
    """`first`, `second`; larger numbers in figures."""
    if 0 < number < len(_ORDINALS):
        return _ORDINALS[number]
    return f"{number}th"


def plural(thing: str) -> str:
    """More than one of it."""
    return _PLURALS.get(thing, f"{thing}s")


def count_of(number: int, thing: str) -> str:
    """`one card`, `three cards`."""
    return f"{number_word(number)} {thing if number == 1 else plural(thing)}"


def times(number: int) -> str:
    """`once`, `twice`, `three times`."""
    return {1: "once", 2: "twice"}.get(number, f"{number_word(number)} times")


def listed(things: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} {last} {things[-1]}"


def a(thing: str) -> str:
    """The thing with its article."""
    return f"{'an' if thing[0] in 'aeioAEIO8' else 'a'} {thing}"


def capital(text: str) -> str:
    """The text with a capital first letter, as sentences begin."""
    return text[0].upper() + text[1:]


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


def marked(rules: Rules, action: Action) -> list[str]:
    """The cards that do this, by rank or one by one, in the words of a sentence: `a five`, `the ace of
    spades`.
    """
    faces = [face for face, options in rules.cards.items() if any(action in o.actions for o in options)]
    return [with_article(rules, name) for name in by_rank(rules, faces)]


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


def with_article(rules: Rules, face: str) -> str:
    """`a king`, and `the ace of spades` where there is only one."""
    word = card_word(face)
    return f"the {word}" if rules.faces.get(face) == 1 and face not in RANKS else a(word)


def by_players(sentence: str, numbers: ByPlayers, say: Callable[[int], str], players: int | None) -> str:
    """The sentence with a number that may depend on how many sit down."""
    if players is not None:
        return sentence.format(say(numbers(players)))
    (_, usual), *more = numbers.steps
    parts = [say(usual), *(f"{say(number)} from {number_word(least)} players up" for least, number in more)]
    return sentence.format(", ".join(parts))


def token_word(rules: Rules) -> str:
    """What is lost: a penny, a chip, a corner of a bill, a fold, a game point, a time bomb."""
    if rules.terms.shed is not None:
        return "time bomb"
    return {"point": "game point"}.get(rules.terms.token or "", rules.terms.token or "token")


def deal_goes_on(rules: Rules) -> bool:
    """Whether the others play on after a bust, until one player is left."""
    return rules.deal_end in ("knock_out", "drop_out", "pile_away")


def stands_for_the_next(rules: Rules) -> bool:
    """Whether the next player faces what a player who cannot play leaves behind (rules, 1.10)."""
    return rules.deal_end in ("knock_out", "drop_out")


def costs(rules: Rules, count: int = 1) -> str:
    """What somebody who loses does: `pays one token`, `folds a corner of the bill`."""
    word = token_word(rules)
    match word:
        case "time bomb":
            return f"flips {count_of(count, word)}"
        case "corner":
            return f"folds {count_of(count, word)} of the bill"
        case "fold":
            return f"folds the bill {times(count)}"
        case "game point":
            return f"loses {count_of(count, word)}"
    return f"pays {count_of(count, word)}"
