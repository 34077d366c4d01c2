"""The differences between two variants, in a few words each: the chips on a row of the gallery.

A chip says how one thing is here, never how it was in the other: `K = 99`, `4 turns`, `5 cards`. Cards come
first, in the words of their effects; then the other rules, a row of `ROWS` for every key that a player would
ask about, including those of the parts. Numbers that depend on the players are those for `PLAYERS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from cardtable.cards.faces import JOKER, RANKS, SUITS, rank_of, suit_of
from cardtable.language import Listed, Rank, Slot, index, row, say
from cardtable.rules.effects import Add, AddAny, CardOption, Copy, Formula, SetAny, SetTotal, TotalEffect
from cardtable.rules.model import Rules
from cardtable.rules.parts import PARTS, decided
from cardtable.rules.parts.base import Kind, Row, only_in
from cardtable.rules.prose.cards import (
    card_name,
    does,
    effect_message,
    is_thrown,
    plainly,
    range_in_short,
    signed,
    suit_names,
    taken,
)

PLAYERS = 4
"""The number of players for which numbers are shown."""

_ORDER: tuple[Kind, ...] = ("sets", "twists", "takes", "plain", "adds")
_TWO_COLORS = {frozenset("SC"): "card-black", frozenset("HD"): "card-red"}


@dataclass(frozen=True)
class Chip:
    """One difference: its kind, the `text` on a chip, and the `words` that are read aloud and found."""

    kind: Kind
    text: str
    words: str


def differences(rules: Rules, base: Rules | None = None) -> tuple[Chip, ...]:
    """Return the differences from `base`.

    Without one, what a player has to know besides that cards add their number.
    """
    return (*_cards(rules, base), *_rest(rules, base))


# Cards


def _cards(rules: Rules, base: Rules | None) -> list[Chip]:
    changed: dict[tuple[str, tuple[CardOption, ...]], list[str]] = {}
    # If all cards take off their number and others add it, that is one chip.
    taking = rules.counts_down and (base is None or not base.counts_down)
    for face, options in rules.cards.items():
        before = base.cards.get(face) if base is not None else None
        if taking and options == taken(face):
            continue
        if taking or options != (before or plainly(face)):
            changed.setdefault((rank_of(face), options), []).append(face)
    chips = [
        _chip(rules, rank, faces, options)
        for (rank, options), faces in sorted(changed.items(), key=lambda row: _place(row[0][0]))
    ]
    if taking:
        text = say("chips-cards-take")
        chips.append(Chip("takes", text, text))
    if base is not None:
        chips += _missing(rules, base)
    return sorted(chips, key=lambda chip: _ORDER.index(chip.kind))


def _missing(rules: Rules, base: Rules) -> list[Chip]:
    """Return a chip for the cards with an effect in the base that are not in this pack, or none."""
    here = {rank_of(face) for face in rules.faces}
    gone = [face for face, options in base.cards.items() if options != plainly(face)]
    ranks = dict.fromkeys(rank_of(face) for face in gone if rank_of(face) not in here)
    if not ranks:
        return []
    text = say("chips-without-cards", ranks=Listed([Rank(rank) for rank in ranks], "or"))
    return [Chip("plain", text, text)]


def _place(rank: str) -> tuple[int, str]:
    return (RANKS.index(rank) if rank in RANKS else len(RANKS), rank)


def named(rules: Rules, rank: str, faces: list[str]) -> tuple[str, str]:
    """Return these cards of a rank in short, and by name: `K`, `king`; `black A`, `black ace`."""
    short = index(rank)
    if len(faces) == sum(rank_of(face) == rank for face in rules.faces) or rank == JOKER:
        return short, card_name(rank)
    suits = frozenset(suit for face in faces if (suit := suit_of(face)) is not None)
    message = _TWO_COLORS.get(suits, "card-of-suits" if len(suits) < 3 else "card-other")
    named = suit_names(suit for suit in SUITS if suit in suits)
    slots: dict[str, Slot] = {"rank": Rank(rank), "suits": named}
    in_full = card_name(faces[0]) if len(faces) == 1 else say(message, **slots)
    return say(f"{message}-chip", card=short, **slots), in_full


def _chip(rules: Rules, rank: str, faces: list[str], options: tuple[CardOption, ...]) -> Chip:
    short, in_full = named(rules, rank, faces)
    words = say("card-does", card=in_full, does=Listed([does(rules, faces[0], options)]))
    return Chip(kind_of(options), _said(rules, short, rank, options), words)


def kind_of(options: tuple[CardOption, ...]) -> Kind:
    """Return the kind of a card with these options."""
    totals = [option.total for option in options]
    if any(option.actions for option in options):
        return "twists"
    if any(isinstance(total, (SetTotal, SetAny)) for total in totals):
        return "sets"
    adds = [total for total in totals if isinstance(total, Add | AddAny)]
    amounts = [total.amount if isinstance(total, Add) else total.high for total in adds]
    if len(amounts) < len(totals):
        return "twists"
    return "takes" if min(amounts) < 0 else "adds" if max(amounts) > 0 else "plain"


def _said(rules: Rules, name: str, rank: str, options: tuple[CardOption, ...]) -> str:
    """Return a card's chip.

    `K = 99`, `9 passes`, `A = 1 or 11`, `3 = +3, skips`, `Draw 1 makes others draw 1`.
    """
    totals = [option.total for option in options]
    if any(name == _equal_to(total) for total in totals):
        return name
    if len(options) > 1:
        amounts = [total.amount for total in totals if isinstance(total, Add)]
        if len(amounts) == len(options) and min(amounts) > 0:
            values = [str(amount) for amount in amounts]
        else:
            values = [_in_one_way(rules, rank, option) for option in options]
        return say("card-equals", card=name, value=say("card-list-chip", told=Listed(values, "or")))
    (option,) = options
    actions = _action_chips(rank, option)
    if isinstance(option.total, Formula | Copy):
        return say("card-does", card=name, does=Listed([_value(rules, option), *actions]))
    if option.total == Add(0):
        return say("card-does", card=name, does=Listed(actions or [say("card-leave-chip")]))
    value = _value(rules, option)
    if not actions:
        return say("card-equals", card=name, value=value)
    return say("card-equals-and", card=name, value=value, does=Listed(actions))


def _action_chips(rank: str, option: CardOption) -> list[str]:
    return [say(f"{effect_message(action)}-chip", rank=Rank(rank)) for action in option.actions]


def _in_one_way(rules: Rules, rank: str, option: CardOption) -> str:
    """Return one of several ways to play a card: `+4`, `turns`, `−10, skips`."""
    actions = _action_chips(rank, option)
    return row(actions if actions and option.total == Add(0) else [_value(rules, option), *actions])


def _equal_to(total: TotalEffect) -> str:
    """Return the name of a card of a special pack that is named by its effect: `=30`, `−10`."""
    match total:
        case SetTotal(number):
            return f"={number}"
        case Add(amount):
            return signed(amount)
    return ""


def _value(rules: Rules, option: CardOption) -> str:
    """Return the effect on the total after an equals sign; for a formula, a predicate."""
    if is_thrown(rules, option):
        return say("card-only-together-chip")
    match option.total:
        case Add(amount):
            return signed(amount) if amount else say("card-leave-short")
        case AddAny(low, high):
            return range_in_short(low, high)
        case SetTotal(number):
            return str(number)
        case SetAny(low, high):
            return say("card-range", low=low, high=high)
        case Copy():
            return say("card-copy-chip")
        case Formula() as formula:
            return say(f"{effect_message(formula)}-chip")


# Other rules


def _rest(rules: Rules, base: Rules | None) -> list[Chip]:
    chips = []
    for one in ROWS:
        said = one.says(rules)
        if base is None:
            text = said if one.first else ""
        else:
            key = one.differs_by or one.says
            text = (said or (say(one.unsaid) if one.unsaid else "")) if key(rules) != key(base) else ""
        if text:
            in_full = text if one.in_full is None else one.in_full(rules)
            chips.append(Chip(one.kind, text, in_full))
    return chips


def _below_zero(rules: Rules) -> str:
    if rules.negative_totals != "allow":
        return say("chips-never-below-zero")
    return say("chips-below-zero-too") if rules.lowest_total < 0 else ""


def _hand(rules: Rules) -> str:
    return say("chips-cards-in-hand", count=rules.hand_size(PLAYERS)) if rules.has_stock else ""


def _tokens(rules: Rules) -> str:
    count = rules.tokens_shown(PLAYERS)
    if count is None:
        return say("chips-no-tokens")
    return say("chips-tokens", kind=rules.token_kind, count=count)


def _players(rules: Rules) -> str:
    least, most = rules.min_players, rules.max_players
    return (
        say("shared-players", count=most) if least == most else say("chips-players", players=least, most=most)
    )


def _packs(rules: Rules) -> str:
    if rules.terms.pack:
        return ""
    if rules.packs(PLAYERS) > 1:
        return say("chips-packs", count=rules.packs(PLAYERS))
    for least, count in rules.packs.steps:
        if count > 1:
            return say("chips-packs-from", count=count, players=least)
    return say("chips-packs", count=1)


_STUCK = {
    "knock_out": "chips-stuck-out",
    "drop_out": "chips-stuck-sits-out",
    "pile_away": "chips-stuck-clears",
    "over_ends": "chips-over-ends",
}
_OUT = {
    "below_zero": "chips-out-later",
    "never": "chips-nobody-out",
}


def _of(ids: Mapping[str, str], key: str) -> str:
    return say(ids[key]) if key in ids else ""


def _stuck(rules: Rules) -> str:
    by_part = decided(rules, lambda part: part.deal_end)
    if by_part:
        return by_part[0]
    cards = rules.terms.pile_away_cards if rules.deal_end == "pile_away" else 0
    if cards:
        return say("chips-stuck-takes-back", count=cards)
    # If players are never out of the game, they can only be out of the deal.
    sits_out = rules.deal_end == "knock_out" and rules.elimination_rule == "never"
    return _of(_STUCK, "drop_out" if sits_out else rules.deal_end)


def _out(rules: Rules) -> str:
    if rules.elimination_rule == "at_zero":
        return say("chips-out-with-last", kind=rules.token_kind)
    return _of(_OUT, rules.elimination_rule)


def _when(holds: Callable[[Rules], bool], message: str) -> Callable[[Rules], str]:
    return lambda rules: say(message) if holds(rules) else ""


def _stock(rules: Rules) -> str:
    if not rules.has_stock:
        return ""
    match rules.stock:
        case "play_on":
            return say("chips-stock-runs-out")
        case "reshuffle_all":
            return say("chips-whole-pile-shuffled")
        case "reshuffle":
            return ""


def _way(rules: Rules) -> str:
    if rules.counts_down:
        return say("chips-down", total=rules.start_total)
    return say("chips-limit", limit=rules.limit)


def _way_in_full(rules: Rules) -> str:
    return _way(rules) if rules.counts_down else say("chips-limit-in-full", limit=rules.limit)


_DECIDED_BY = [part.key for part in PARTS if part.deal_end is not None]
"""The parts that decide how a deal ends."""

_ROWS = (
    Row(("limit", "start_total"), _way, first=True, in_full=_way_in_full),
    Row(
        ("start_direction",),
        _when(lambda rules: rules.goes_right, "chips-counterclockwise"),
        "chips-clockwise",
        first=True,
        kind="twists",
    ),
    Row(("hand",), _hand, first=True),
    Row(("tokens", "token"), _tokens, first=True),
    Row(("deal_end", "pile_away_cards", *_DECIDED_BY), _stuck, "chips-stuck-ends", first=True),
    Row(("elimination_rule",), _out, differs_by=lambda rules: rules.elimination_rule),
    Row(("start_card",), _when(lambda rules: rules.terms.start_card != "empty", "chips-card-turned-up")),
    Row(("negative_totals",), _below_zero),
    Row(
        ("two_player_reverse",),
        _when(lambda rules: rules.two_player_reverse == "again", "chips-turn-again"),
        "chips-turn-passes",
    ),
    Row(("decks",), _packs),
    Row(("players",), _players),
    Row(
        ("stock",),
        _stock,
        "chips-stock-is-renewed",
    ),
)

_OF_PARTS = [replace(row, says=only_in(part, row.says, "")) for part in PARTS for row in part.chips]

ROWS = tuple(every for row in _ROWS for every in (row, *(one for one in _OF_PARTS if one.after in row.keys)))
