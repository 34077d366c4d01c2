"""What sets one variant apart from another, in a few words each: the chips on a row of the gallery.

A chip says one thing that differs and how it is here, never how it was: `K = 99`, `4 turns`, `5 cards`. Cards
come first, in the wordings of their effects; then what else the rules say, a row of `ROWS` for every key that
a player would ask about. Numbers that depend on how many sit down are those for `PLAYERS`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from cardtable.cards.faces import JOKER, RANKS, pips_of, rank_of, suit_of
from cardtable.rules.effects import Add, CardOption, Formula, SetAny, SetTotal
from cardtable.rules.model import Rules
from cardtable.rules.options.house_rules import BY_KEY
from cardtable.rules.prose.cards import does, in_short, is_thrown
from cardtable.rules.prose.words import SUIT_NAMES, face_name, listed, plural

PLAYERS = 4
"""For so many players numbers are told."""

Kind = Literal["adds", "takes", "twists", "sets", "plain"]

_ORDER: tuple[Kind, ...] = ("sets", "twists", "takes", "plain", "adds")
_COURT = 10
_TWO_COLOURS = {frozenset("SC"): "black", frozenset("HD"): "red"}


@dataclass(frozen=True)
class Chip:
    """One thing that differs: its kind, the `text` on a chip, and the `words` that are read out and found."""

    kind: Kind
    text: str
    words: str


def differences(rules: Rules, base: Rules | None = None) -> tuple[Chip, ...]:
    """What a variant says that `base` does not; without one, what a player has to know of it besides that
    cards add their number.
    """
    return (*_cards(rules, base), *_rest(rules, base))


# Cards


def _cards(rules: Rules, base: Rules | None) -> list[Chip]:
    changed: dict[tuple[str, tuple[CardOption, ...]], list[str]] = {}
    for face, options in rules.cards.items():
        before = base.cards.get(face) if base is not None else None
        if options != (before or _plainly(face)):
            changed.setdefault((rank_of(face), options), []).append(face)
    chips = [
        _chip(rules, _named(rules, rank, faces), faces, options)
        for (rank, options), faces in sorted(changed.items(), key=lambda row: _place(row[0][0]))
    ]
    if base is not None:
        chips += _missing(rules, base)
    return sorted(chips, key=lambda chip: _ORDER.index(chip.kind))


def _missing(rules: Rules, base: Rules) -> list[Chip]:
    """Cards that do something there and are not in this pack."""
    here = {rank_of(face) for face in rules.faces}
    gone = [face for face, options in base.cards.items() if options != _plainly(face)]
    ranks = dict.fromkeys(rank_of(face) for face in gone if rank_of(face) not in here)
    return [Chip("plain", f"no {face_name(rank)}", f"no {face_name(rank)}") for rank in ranks]


def _plainly(face: str) -> tuple[CardOption, ...]:
    """What a card does that only adds: its number, a court card ten; nothing where it shows no number."""
    number = _COURT if rank_of(face) in ("J", "Q", "K") else pips_of(face)
    return () if number is None else (CardOption(Add(number)),)


def _place(rank: str) -> tuple[int, str]:
    return (RANKS.index(rank) if rank in RANKS else len(RANKS), rank)


def _named(rules: Rules, rank: str, faces: list[str]) -> str:
    """`K`, `black A`, `Q of hearts`, `Joker`: these cards of a rank."""
    if len(faces) == sum(rank_of(face) == rank for face in rules.faces) or rank == JOKER:
        return rank if rank in RANKS else face_name(rank)
    suits = frozenset(suit for face in faces if (suit := suit_of(face)) is not None)
    if suits in _TWO_COLOURS:
        return f"{_TWO_COLOURS[suits]} {rank}"
    if len(suits) < 3:
        return f"{rank} of {listed([name for suit, name in SUIT_NAMES.items() if suit in suits], 'or')}"
    return f"other {rank}"


def _chip(rules: Rules, name: str, faces: list[str], options: tuple[CardOption, ...]) -> Chip:
    words = f"{_in_full(name, faces)} {does(rules, options)}"
    return Chip(kind_of(options), _said(rules, name, rank_of(faces[0]), options), words)


def _in_full(name: str, faces: list[str]) -> str:
    """A card as it is read out."""
    rank = rank_of(faces[0])
    return name.replace(rank, face_name(rank)) if rank in RANKS else name


def kind_of(options: tuple[CardOption, ...]) -> Kind:
    """Of what kind a card is that does this."""
    totals = [option.total for option in options]
    if any(option.actions for option in options):
        return "twists"
    if any(isinstance(total, (SetTotal, SetAny)) for total in totals):
        return "sets"
    amounts = [total.amount for total in totals if isinstance(total, Add)]
    if len(amounts) < len(totals):
        return "twists"
    return "takes" if min(amounts) < 0 else "adds" if max(amounts) > 0 else "plain"


def _said(rules: Rules, name: str, rank: str, options: tuple[CardOption, ...]) -> str:
    """`K = 99`, `9 passes`, `A = 1 or 11`, `3 = +3, skips`, `Draw 1: others draw 1`."""
    if name.startswith("="):
        return name
    if len(options) > 1:
        amounts = [option.total.amount for option in options if isinstance(option.total, Add)]
        if len(amounts) == len(options) and min(amounts) > 0:
            return f"{name} = {listed([str(amount) for amount in amounts], 'or')}"
        return f"{name} = {listed([_value(option) for option in options], 'or')}"
    (option,) = options
    called = name.lower()
    verbs = [action.verb if action.short != called else "" for action in option.actions]
    told = in_short(rules, rank, option)
    if option.total == Add(0):
        if not verbs:
            return f"{name} passes"
        return f"{name} {', '.join(verbs)}" if all(verbs) else f"{name}: {told}"
    if isinstance(option.total, (Add, SetTotal, SetAny)):
        named = zip(verbs, option.actions, strict=True)
        more = (verb or (one.unnamed if one.short == called else one.short) for verb, one in named)
        return ", ".join([f"{name} = {_value(option)}", *more])
    is_verb = (isinstance(option.total, Formula) and told.endswith("s")) or told == "copies"
    return f"{name} {told}" if is_verb and not is_thrown(rules, option) else f"{name}: {told}"


def _value(option: CardOption) -> str:
    """What becomes of the total, behind an equals sign."""
    total = option.total
    if isinstance(total, SetTotal):
        return str(total.number)
    if isinstance(total, SetAny):
        return f"{total.low} to {total.high}"
    return total.short.replace("-", "\N{MINUS SIGN}")


# What else the rules say


@dataclass(frozen=True)
class Row:
    """What is said of one key, or of several that go together. `say` is empty where there is nothing; then
    `unsaid` tells it beside a game that has something. `first`: it is told of a classic too.
    """

    keys: tuple[str, ...]
    say: Callable[[Rules], str]
    unsaid: str = ""
    first: bool = False
    kind: Kind = "plain"


def _rest(rules: Rules, base: Rules | None) -> list[Chip]:
    chips = []
    for row in ROWS:
        said = row.say(rules)
        if base is None:
            told = said if row.first else ""
        else:
            told = (said or row.unsaid) if said != row.say(base) else ""
        if told:
            chips.append(Chip(row.kind, told, told))
    return chips


def _hand(rules: Rules) -> str:
    count = rules.hand_size(PLAYERS)
    return f"{count} card" if count == 1 else f"{count} cards"


def _tokens(rules: Rules) -> str:
    count = rules.tokens_shown(PLAYERS)
    if count is None:
        return "no tokens"
    word = {"point": "game point", "bomb": "time bomb"}.get(rules.token_kind, rules.token_kind)
    return f"{count} {word if count == 1 else plural(word)}"


def _packs(rules: Rules) -> str:
    if rules.terms.pack or rules.packs(PLAYERS) > 1:
        return "" if rules.terms.pack else f"{rules.packs(PLAYERS)} packs"
    more = [(least, count) for least, count in rules.packs.steps if count > 1]
    return f"{more[0][1]} packs from {more[0][0]} players" if more else "1 pack"


def _stuck(rules: Rules) -> str:
    return {
        "deal_ends": "",
        "knock_out": "stuck is out",
        "drop_out": "stuck sits out the deal",
        "pile_away": "stuck clears the pile",
        "over_ends": "going over ends the deal",
        "shed": "first without cards wins",
    }[rules.deal_end]


def _out(rules: Rules) -> str:
    return {
        "at_zero": "out with the last token",
        "below_zero": "out one loss later",
        "never": "nobody is put out",
        "knock_out": "",
    }[rules.elimination_rule]


def _milestones(rules: Rules) -> str:
    terms = rules.terms.milestones
    return "" if terms is None else f"{_numbers([*terms.at, terms.end])} pay"


def _borders(rules: Rules) -> str:
    terms = rules.terms.borders
    if terms is None:
        return ""
    return f"crossing {_numbers(terms.at, 'or')} costs, {terms.target} points end it"


def _sixty_nine(rules: Rules) -> str:
    effect = rules.terms.sixty_nine_effect
    return "" if effect == "none" else f"69: {BY_KEY['sixty_nine_effect'].words[effect]}"


def _ban(rules: Rules) -> str:
    terms = rules.terms.ban
    return "" if terms is None else f"no {terms.rank} for {terms.turns} turns"


def _special_hands(rules: Rules) -> str:
    results = {"wins": "win", "everybody loses": "lose for everybody"}
    hands = rules.terms.special_hands or {}
    return ", ".join(f"three {rank} {results[result]}" for rank, result in hands.items())


def _penalty(rules: Rules) -> str:
    terms = rules.terms.queen_chain
    return "penalties are handed on" if terms is not None and terms.carry_over else ""


def _together(rules: Rules) -> str:
    terms = rules.terms.together
    if terms is None:
        return ""
    if terms.same_rank is not None:
        return f"up to {terms.same_rank} of a rank at once"
    if terms.pairs:
        return f"pairs of {listed(terms.pairs, 'or')} count once"
    return f"four {face_name(terms.throw or '')} at once"


def _when(holds: Callable[[Rules], bool], words: str) -> Callable[[Rules], str]:
    return lambda rules: words if holds(rules) else ""


def _numbers(numbers: Iterable[int], last: str = "and") -> str:
    return listed([str(number) for number in numbers], last)


ROWS = (
    Row(("limit",), lambda rules: f"to {rules.limit}", first=True),
    Row(("hand",), _hand, first=True),
    Row(("tokens", "token"), _tokens, first=True),
    Row(("milestones",), _milestones, "no milestones", first=True, kind="twists"),
    Row(("borders",), _borders, "no borders", first=True, kind="twists"),
    Row(("sixty_nine_effect",), _sixty_nine, first=True, kind="twists"),
    Row(("queen_chain",), _penalty, "penalties end with you", kind="twists"),
    Row(("runs",), _when(lambda rules: rules.terms.runs is not None, "runs earn the draw"), kind="twists"),
    Row(("together",), _together, "one card at once", first=True, kind="twists"),
    Row(
        ("three_of_a_kind",),
        _when(lambda rules: rules.terms.three_of_a_kind is not None, "three of a kind ends the deal"),
        kind="twists",
        first=True,
    ),
    Row(("special_hands",), _special_hands, kind="twists", first=True),
    Row(("ban",), _ban, kind="twists", first=True),
    Row(
        ("zeus",),
        lambda rules: "" if rules.terms.zeus is None else f"hold Zeus at {rules.limit}",
        first=True,
        kind="twists",
    ),
    Row(("deal_end", "shed"), _stuck, "stuck ends the deal", first=True),
    Row(("elimination_rule",), _out),
    Row(("start_card",), _when(lambda rules: rules.terms.start_card != "empty", "a card is turned up")),
    Row(
        ("negative_totals",),
        _when(lambda rules: rules.negative_totals == "floor", "never below 0"),
        "below 0 too",
    ),
    Row(
        ("two_player_reverse",),
        _when(lambda rules: rules.two_player_reverse == "again", "with two, a turn plays again"),
        "with two, a turn passes",
    ),
    Row(("decks",), _packs),
    Row(("players",), lambda rules: f"{rules.min_players} to {rules.max_players} players"),
    Row(
        ("stock",),
        _when(lambda rules: rules.stock == "play_on", "the stock runs out"),
        "the stock is renewed",
    ),
    Row(("bottom_card",), _when(lambda rules: bool(rules.terms.bottom_card), "a good last card")),
)
