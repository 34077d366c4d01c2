"""A variant in words: what each card does, and the rules that a family can play from.

Everything is written from the same data that is played, so the text cannot say anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.cards.faces import JOKER, RANKS, SUITS, rank_of, suit_of
from cardtable.rules.effects import CardOption
from cardtable.rules.model import ByPlayers, Rules
from cardtable.rules.prose_parts import special_procedures
from cardtable.rules.totals import Add, SetTotal

RANK_NAMES = {"A": "Ace", "J": "Jack", "Q": "Queen", "K": "King", JOKER: "Joker"}
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(frozen=True)
class CardValue:
    """Ranks or cards that do the same, in the order of the pack, and what they do, in a few words."""

    faces: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Section:
    """One part of the rules: paragraphs, then a table of (cards, what they do) where there is one."""

    heading: str
    paragraphs: tuple[str, ...]
    table: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class RulesText:
    """A variant written out."""

    title: str
    sections: tuple[Section, ...]
    source: str


def card_values(rules: Rules) -> tuple[CardValue, ...]:
    """What each card does, for the side of the table; cards that add their pips come last."""
    rows: dict[str, list[str]] = {}
    for name, options in _by_rank(rules):
        text = "add" if _adds_pips(name, options) else " or ".join(option.short for option in options)
        rows.setdefault(text, []).append(name)
    values = [CardValue(tuple(names), text) for text, names in rows.items() if text != "add"]
    if "add" in rows:
        values.append(CardValue(tuple(rows["add"]), "add"))
    return tuple(values)


def _by_rank(rules: Rules) -> list[tuple[str, tuple[CardOption, ...]]]:
    """Each rank with its options; a card that differs from the rest of its rank is a row of its own."""
    rows: list[tuple[str, tuple[CardOption, ...]]] = []
    order = {rank: place for place, rank in enumerate((*RANKS, JOKER))}
    faces = sorted(rules.faces, key=lambda face: order.get(rank_of(face), len(order)))
    for rank in dict.fromkeys(rank_of(face) for face in faces):
        cards = [face for face in faces if rank_of(face) == rank]
        common = max((rules.cards[face] for face in cards), key=[rules.cards[face] for face in cards].count)
        rows.append((rank, common))
        rows += [(face, rules.cards[face]) for face in cards if rules.cards[face] != common]
    return rows


def _adds_pips(name: str, options: tuple[CardOption, ...]) -> bool:
    return name.isdigit() and options == (CardOption(Add(int(name))),)


def face_name(face: str) -> str:
    """A card or rank by name: `Ace`, `10`, `Queen of spades`."""
    rank, suit = rank_of(face), suit_of(face)
    name = RANK_NAMES.get(rank, rank)
    return f"{name} of {SUIT_NAMES[suit]}" if suit in SUITS and suit is not None else name


def number_word(number: int) -> str:
    """Small numbers as words, as rules are written."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def count_of(number: int, thing: str) -> str:
    """`one card`, `three cards`."""
    return f"{number_word(number)} {thing}{'' if number == 1 else 's'}"


def rules_text(rules: Rules, players: int | None = None) -> RulesText:
    """The whole variant in words; for so many players where that is known, else for every number."""
    sections = [
        Section("Aim", _aim(rules)),
        Section("Players and cards", _cards(rules, players)),
        Section("The turn", _turn(rules)),
        Section("What the cards do", _card_notes(rules), _card_table(rules)),
        Section("Special procedures", special_procedures(rules)),
        Section("Two players", _two(rules)),
        Section("When you cannot play", _bust(rules, players)),
        Section("When the stock runs out", _stock(rules)),
        Section("The next deal", _next_deal(rules)),
    ]
    return RulesText(
        rules.name, tuple(s for s in sections if s.paragraphs or s.table), f"Source: {rules.source}."
    )


def _aim(rules: Rules) -> tuple[str, ...]:
    added = "Cards are added to one running total."
    text = f"{added} Do not be the one who has to take it over {rules.limit}."
    if rules.terms.borders is not None:
        return (f"{added} Keep your game points by not crossing its borders; the highest score wins.",)
    if rules.terms.milestones is not None:
        return (f"{added} Hit its milestones, and do not jump over them.", "The last player left wins.")
    if rules.tokens is None and rules.elimination_rule == "never":
        return (text, "Whoever cannot play loses the deal. There is no end: fewest deals lost is best.")
    return (text, "The last player left in the game wins.")


def _cards(rules: Rules, players: int | None) -> tuple[str, ...]:
    who = f"{number_word(rules.min_players).capitalize()} to {number_word(rules.max_players)} players."
    jokers = sum(copies for face, copies in rules.faces.items() if rank_of(face) == JOKER)
    with_jokers = f" with {count_of(jokers, 'joker')}" if jokers else ""

    def pack(count: int) -> str:
        return count_of(count, "pack") + with_jokers

    texts = [who, _by_players("The game takes {}.", rules.packs, pack, players)]
    texts.append(
        _by_players(
            "Everybody is dealt {}; the rest is the stock.",
            rules.hand_size,
            lambda count: count_of(count, "card"),
            players,
        )
    )
    if rules.tokens is not None:
        texts.append(
            _by_players(
                "Everybody begins with {}.", rules.tokens, lambda count: count_of(count, "token"), players
            )
        )
    if rules.packs_follow_players:
        texts.append("When players leave the game, the packs and hands are those for the players who stay.")
    return (" ".join(texts),)


def _by_players(sentence: str, numbers: ByPlayers, say: Callable[[int], str], players: int | None) -> str:
    if players is not None:
        return sentence.format(say(numbers(players)))
    (_, usual), *more = numbers.steps
    parts = [say(usual), *(f"{say(number)} from {number_word(least)} players up" for least, number in more)]
    return sentence.format(", ".join(parts))


def _turn(rules: Rules) -> tuple[str, ...]:
    first = (
        "The player to the left of the dealer begins, and play goes clockwise. The total begins at 0. "
        "In your turn you lay one card on the pile, say the new total, and draw a card from the stock."
    )
    limit = (
        f"A play may make exactly {rules.limit} but not more. Where a card has a choice, you must choose a "
        "value that stays within the limit. If you can play, you must."
    )
    texts = [first] if rules.terms.overplay else [first, limit]
    if rules.draw_discipline == "manual":
        texts.append(
            "Drawing is up to you: if the next card is laid before you draw, that draw is lost for the rest "
            "of the deal."
        )
    if rules.negative_totals == "floor":
        texts.append("The total never goes below 0: what would take it below makes it 0.")
    else:
        texts.append("The total may go below 0.")
    return tuple(texts)


def _card_table(rules: Rules) -> tuple[tuple[str, str], ...]:
    rows: dict[str, list[str]] = {}
    for name, options in _by_rank(rules):
        text = "adds its number" if _adds_pips(name, options) else _options_prose(options)
        rows.setdefault(text, []).append(name)
    return tuple((", ".join(face_name(name) for name in names), text) for text, names in rows.items())


def _options_prose(options: tuple[CardOption, ...]) -> str:
    return ", or ".join(option.prose for option in options) + (" (you choose)" if len(options) > 1 else "")


def _card_notes(rules: Rules) -> tuple[str, ...]:
    notes = []
    sets = {
        o.total.number for options in rules.cards.values() for o in options if isinstance(o.total, SetTotal)
    }
    if rules.limit in sets:
        notes.append(
            f"A card that makes {rules.limit} may also be played when the total is {rules.limit} already."
        )
    words = [f"“{word} 42”" for key, word in rules.calls.items()]
    if words:
        notes.append(
            "Cards that change nothing are announced before the total, for example "
            + " or ".join(words)
            + "."
        )
    return tuple(notes)


def _marks(rules: Rules) -> set[str]:
    return {mark for options in rules.cards.values() for option in options for mark in option.marks}


def _two(rules: Rules) -> tuple[str, ...]:
    texts = []
    if "reverse" in _marks(rules):
        again = rules.two_player_reverse == "again"
        what = "lets the same player play again" if again else "changes nothing in the order of play"
        texts.append(f"With two players in the deal, a card that turns the direction {what}.")
    if "skip" in _marks(rules):
        again = rules.two_player_skip == "again"
        what = "lets the same player play again" if again else "skips nobody"
        texts.append(f"With two players in the deal, a card that skips {what}.")
    return tuple(texts)


def _bust(rules: Rules, players: int | None) -> tuple[str, ...]:
    out = {
        "at_zero": "pays one token; whoever pays the last one is out of the game",
        "below_zero": "pays one token; whoever has none left plays on, and is out at the next loss",
        "knock_out": "is out of the game",
        "never": "loses the deal",
    }[rules.elimination_rule]
    if rules.terms.overplay:
        return ("Every card can be played, so nobody is ever stuck with cards in hand.",)
    if rules.deal_end == "pile_away":
        return _pile_away(rules, out)
    one_life = rules.tokens is not None and {rules.tokens(n) for n in _seats(rules, players)} == {1}
    if one_life or (rules.tokens is not None and rules.deal_end == "knock_out"):
        out = "is out of the game"
    goes_on = {
        "deal_ends": "The deal is over and the cards are dealt anew.",
        "knock_out": "The others play on with the same total; the last one left ends the deal.",
        "drop_out": "The others play on with the same total; the last one left ends the deal.",
        "over_ends": "",
        "pile_away": "",
    }[rules.deal_end]
    return (f"A player who cannot play any card lays the hand down and {out}. {goes_on}",)


def _pile_away(rules: Rules, out: str) -> tuple[str, ...]:
    loser = {
        "redraw": "The loser, if still in the game, puts the hand away with it and draws a fresh one.",
        "keep": "The loser, if still in the game, keeps the hand.",
        "sit_out": "The loser sits out until one player is left; then the cards are dealt anew.",
    }[rules.terms.pile_away_loser or "redraw"]
    return (
        f"A player who cannot play any card {out}. The pile is put aside, the total is 0, and the next "
        f"player begins a new pile in the same direction. The others keep their cards. {loser}",
    )


def _seats(rules: Rules, players: int | None) -> range:
    return range(rules.min_players, rules.max_players + 1) if players is None else range(players, players + 1)


def _stock(rules: Rules) -> tuple[str, ...]:
    if rules.stock == "play_on":
        return ("Nobody draws any more; the hands are played out. A player without cards cannot play.",)
    return (
        "All played cards but the top one are shuffled and become the new stock. Total and direction stay.",
    )


def _next_deal(rules: Rules) -> tuple[str, ...]:
    dealer = {
        "left": "The deal passes to the left",
        "right": "The deal passes to the right",
        "winner": "The winner of a deal deals next",
        "loser": "The loser of a deal deals next",
    }[rules.dealer_rotation]
    begins = {
        "left_of_dealer": "the player to the left of the dealer begins",
        "loser": "the loser of the last deal begins",
        "winner": "the winner of the last deal begins",
    }[rules.next_starter]
    texts = [f"{dealer}, and {begins}."]
    if rules.session_deals:
        texts.append(f"The game ends after {count_of(rules.session_deals, 'deal')}; fewest deals lost wins.")
    return tuple(texts)
