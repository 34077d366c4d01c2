"""What each card does, as chips in rows, and what each chip may be changed into.

A row is a rank, or the cards of a rank that differ from the others. It has one or more ways to play the card
(options), one of which the player chooses; each is a list of chips: first the effect on the total, then other
effects. Everything that is offered comes from the closed vocabulary (`rules.effects`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal, NamedTuple

from cardtable.cards.faces import PIPS, RANKS, SUITS, rank_of, suit_of
from cardtable.language import Listed, Rank, Tokens, say
from cardtable.rules.drafting.document import alone, faces_of, keys_of, options_of, plain
from cardtable.rules.drafting.draft import Draft, rules_of
from cardtable.rules.effects import (
    ACTIONS,
    FORMULAS,
    NEVER,
    SHIELD,
    Action,
    Add,
    AddAny,
    CardOption,
    Copy,
    Formula,
    SetAny,
    SetTotal,
    TotalEffect,
    parse_options,
    write_options,
)
from cardtable.rules.model import Rules
from cardtable.rules.parts import PARTS
from cardtable.rules.parts.base import Kind
from cardtable.rules.prose.cards import does, effect_message, range_in_short, signed
from cardtable.rules.prose.differences import kind_of, named
from cardtable.rules.prose.words import cost
from cardtable.rules.sense import key_of

MOST_OPTIONS = 4
"""The most ways to play one card that are offered."""

MOST_ACTIONS = 3
"""The most effects of one way to play a card besides the total."""

LARGEST = 999
"""The largest number that a card adds or sets."""

RED = ("H", "D")
BLACK = ("S", "C")

Suits = Literal["alike", "colors", "each"]
"""Whether the suits of a rank do the same, differ by color, or each differ."""

Sign = Literal["+", "-", "±", "="]
"""Add a number, take it off, let the player choose, or set the total to it."""

Change = Literal["chip", "action", "action of one way", "way"]
"""The kind of change that an offer makes: to the chip itself; another effect for every way to play the card,
or for one of several; or another way to play it.
"""
Options = tuple[CardOption, ...]


class Place(NamedTuple):
    """The place of a chip: its row, the number of the way to play the card, the number of the chip.

    The first way is 0; chip 0 is what the card does to the total.
    """

    row: str
    option: int = 0
    chip: int = 0


@dataclass(frozen=True)
class Chip:
    """One effect: its kind, a short text for the chip, a predicate, and its place.

    `action` is its word, except for the total.
    """

    kind: Kind
    text: str
    words: str
    place: Place
    action: str = ""


@dataclass(frozen=True)
class Row:
    """Cards that do the same.

    `key` identifies the row, `names` is for people, `faces` are its cards and `count` how many of them one
    pack has; `options` are the ways to play them, each of chips. `causes` are the keys of the document that
    define it (`cards.K`).
    """

    key: str
    short: str
    names: str
    faces: tuple[str, ...]
    count: int
    options: tuple[tuple[Chip, ...], ...]
    causes: tuple[str, ...]


@dataclass(frozen=True)
class Number:
    """A number that can be set freely: the sign before it, its value, and its bounds."""

    sign: Sign
    value: int
    least: int
    most: int


@dataclass(frozen=True)
class Offer:
    """A possible change of a chip or a row.

    The new chip, the sentence of the new rules, and whether that is the present state.

    `number` can be set with `with_number`.
    """

    chip: Chip
    sentence: str
    make: Callable[[], Draft] = field(repr=False, compare=False)
    chosen: bool = False
    number: Number | None = None
    change: Change = "chip"

    @cached_property
    def draft(self) -> Draft:
        """The draft that it makes, built on demand: most offers of a menu are only read."""
        return self.make()


# Rows


def rows(draft: Draft) -> tuple[Row, ...]:
    """Return a row for each rank, joker or special card, and for cards of their own if suits differ."""
    rules = rules_of(draft, checked=False)
    return tuple(_row(draft, rules, keys) for keys in _row_keys(draft))


def row_of(draft: Draft, key: str) -> Row:
    return _row(draft, rules_of(draft, checked=False), tuple(key.split()))


def chip_at(draft: Draft, place: Place) -> Chip | None:
    row = next((row for row in rows(draft) if row.key == place.row), None)
    if row is None or place.option >= len(row.options):
        return None
    chips = row.options[place.option]
    return chips[place.chip] if place.chip < len(chips) else None


def _row_keys(draft: Draft) -> Iterator[tuple[str, ...]]:
    """Yield the keys of cards that share a row, in the order of the pack."""
    cards = draft.raw["cards"]
    for rank in keys_of(draft.raw):
        apart = [face for face in _faces_of_rank(draft, rank) if face in cards and face != rank]
        if suits_of(draft, rank) == "colors":
            yield tuple(apart)
        else:
            yield from ((face,) for face in apart)
        if rank in cards:
            yield (rank,)


def _faces_of_rank(draft: Draft, rank: str) -> list[str]:
    faces = [face for face in faces_of(draft.raw) if key_of(face) == rank]
    return sorted(faces, key=lambda face: (SUITS.index(suit_of(face) or "S"), face))


def _faces(draft: Draft, keys: Sequence[str]) -> tuple[str, ...]:
    """Return the cards that these keys stand for."""
    cards = draft.raw["cards"]
    return tuple(
        face for face in faces_of(draft.raw) if face in keys or (key_of(face) in keys and face not in cards)
    )


def _row(draft: Draft, rules: Rules, keys: tuple[str, ...]) -> Row:
    faces = _faces(draft, keys)
    key = " ".join(keys)
    options = parse_options(draft.raw["cards"][keys[0]], faces[0])
    short, names = named(rules, rank_of(faces[0]), list(faces))
    chips = tuple(
        tuple(
            _chip(rules, faces[0], option, Place(key, number, chip))
            for chip in range(1 + len(option.actions))
        )
        for number, option in enumerate(options)
    )
    count = sum(faces_of(draft.raw)[face] for face in faces)
    return Row(key, short, names, faces, count, chips, tuple(f"cards.{one}" for one in keys))


def _chip(rules: Rules, face: str, option: CardOption, place: Place) -> Chip:
    if place.chip == 0:
        alone = (CardOption(option.total),)
        return Chip(kind_of(alone), total_in_short(option.total), does(rules, face, alone), place)
    action = option.actions[place.chip - 1]
    return _action_chip(rules, face, action, place)


def _action_chip(rules: Rules, face: str, action: Action, place: Place) -> Chip:
    alone = (CardOption(Add(0), (action,)),)
    text = say(f"{effect_message(action)}-short", rank=Rank(rank_of(face)))
    return Chip(kind_of(alone), text, _action_words(rules, face, action), place, action.word)


def _action_words(rules: Rules, face: str, action: Action) -> str:
    """Return the rules' words for an action alone."""
    chain, shed = rules.terms.queen_chain, rules.terms.shed
    return say(
        effect_message(action),
        rank=Rank(rank_of(face)),
        answer=chain.answer if chain is not None else "forced",
        wanted=Rank(chain.rank if chain is not None else rank_of(face)),
        saves=Rank(shed.saves if shed is not None else rank_of(face)),
        cost=cost(rules) if shed is not None else Tokens("bomb", 1),
    )


def total_in_short(total: TotalEffect) -> str:
    """Return the effect on the total for a chip: `+3`, `= 99`, `0 to 100`, `doubles`."""
    match total:
        case Add(amount):
            return signed(amount)
        case AddAny(low, high):
            return range_in_short(low, high)
        case SetTotal(number):
            return say("draft-chip-set", number=number)
        case SetAny(low, high):
            return say("draft-chip-set-any", low=low, high=high)
        case Copy():
            return say("card-copy-short")
        case Formula() as formula:
            return say(f"{effect_message(formula)}-short")


def sentence(draft: Draft, row: str) -> str:
    """Return the rules' sentence about the cards of a row."""
    rules = rules_of(draft, checked=False)
    keys = row.split()
    faces = _faces(draft, keys)
    _, names = named(rules, rank_of(faces[0]), list(faces))
    phrase = does(rules, faces[0], _options(draft, row))
    return say("draft-card-does", cards=names, does=Listed([phrase]))


# Changes


def _options(draft: Draft, row: str) -> Options:
    return options_of(draft.raw, row.split()[0])


def _with_options(draft: Draft, row: str, options: Iterable[CardOption]) -> Draft:
    written = write_options(dict.fromkeys(options))
    return draft.changed({f"cards.{key}": written for key in row.split()})


def _with_option(draft: Draft, place: Place, option: CardOption) -> Draft:
    options = list(_options(draft, place.row))
    options[place.option] = option
    return _with_options(draft, place.row, options)


class _Menu:
    """The data that all offers for a row share, computed once: its rules, its cards and their name."""

    def __init__(self, draft: Draft, row: str) -> None:
        self.draft, self.row = draft, row
        self.rules = rules_of(draft, checked=False)
        self.faces = _faces(draft, row.split())
        self.face = self.faces[0]
        self.names = named(self.rules, rank_of(self.face), list(self.faces))[1]
        self.options = _options(draft, row)

    def makes(self, options: Iterable[CardOption]) -> Callable[[], Draft]:
        """Return a function that makes the draft with these options for the row's cards."""
        made = tuple(options)
        return lambda: _with_options(self.draft, self.row, made)

    def rules_with(self, options: Options, make: Callable[[], Draft]) -> Rules:
        """Return the rules for the words of that draft.

        If a card brings rules with it, they are the draft's own; otherwise only the cards are replaced.
        """
        needed = {action.needs for option in options for action in option.actions if action.needs}
        if not all(self.draft.raw.get(key) for key in needed):
            return rules_of(make(), checked=False)
        return replace(self.rules, cards={**self.rules.cards, **dict.fromkeys(self.faces, options)})

    def sentence(self, rules: Rules, options: Options) -> str:
        """Return the rules' sentence about the cards."""
        return say("draft-card-does", cards=self.names, does=Listed([does(rules, self.face, options)]))

    def of_action(
        self,
        options: Iterable[CardOption],
        action: Action,
        place: Place,
        change: Change,
        is_now: bool = False,
    ) -> Offer:
        """Return the offer with these options, of which the action is new."""
        make, settled = self.makes(options), alone(options)
        rules = self.rules_with(settled, make)
        chip = _action_chip(rules, self.face, action, place)
        return Offer(chip, self.sentence(rules, settled), make, is_now, change=change)


def offers(draft: Draft, place: Place) -> tuple[Offer, ...]:
    """Return the possible changes of the chip at a place, including its present state."""
    menu = _Menu(draft, place.row)
    option = menu.options[place.option]
    if place.chip == 0:
        return tuple(_offered_total(menu, place, totals) for totals in _totals(draft, place))
    now = option.actions[place.chip - 1]
    return tuple(
        _offered_action(menu, place, action, action == now)
        for action in _actions(draft)
        if action == now or action not in option.actions
    )


def _offered_total(menu: _Menu, place: Place, totals: tuple[TotalEffect, ...]) -> Offer:
    options = menu.options
    option = options[place.option]
    made = [CardOption(total, option.actions) for total in totals]
    then = (*options[: place.option], *made, *options[place.option + 1 :])
    make, settled = menu.makes(then), alone(then)
    rules = menu.rules_with(settled, make)
    bare = tuple(CardOption(total) for total in totals)
    text = say("card-list-short", told=Listed([total_in_short(total) for total in totals], "or"))
    chip = Chip(kind_of(bare), text, does(rules, menu.face, bare), place)
    number = _number(menu.draft, totals[0]) if len(totals) == 1 else None
    return Offer(chip, menu.sentence(rules, settled), make, totals == (option.total,), number)


def _offered_action(menu: _Menu, place: Place, action: Action, is_now: bool) -> Offer:
    options = list(menu.options)
    option = options[place.option]
    actions = list(option.actions)
    actions[place.chip - 1] = action
    options[place.option] = CardOption(option.total, tuple(actions))
    return menu.of_action(options, action, place, "chip", is_now)


def _face(draft: Draft, row: str) -> str:
    return _faces(draft, row.split())[0]


def _number(draft: Draft, total: TotalEffect) -> Number | None:
    """Return the number of an effect, with the bounds in which it may be set."""
    most = min(LARGEST, draft.raw["limit"])
    match total:
        case Add(amount) if amount:
            return Number("+" if amount > 0 else "-", abs(amount), 0, most)
        case SetTotal(number):
            return Number("=", number, 0, most)
        case _:
            return None


def with_number(draft: Draft, place: Place, sign: Sign, number: int) -> Draft:
    """Return the draft with another total at a place: `+n`, `-n`, either, or `=n`.

    `n` is kept within its bounds.
    """
    number = max(0, min(number, LARGEST, draft.raw["limit"]))
    totals: dict[Sign, tuple[TotalEffect, ...]] = {
        "+": (Add(number),),
        "-": (Add(-number),),
        "±": (Add(number), Add(-number)),
        "=": (SetTotal(number),),
    }
    return _with_totals(draft, place, totals[sign])


def _with_totals(draft: Draft, place: Place, totals: tuple[TotalEffect, ...]) -> Draft:
    options = list(_options(draft, place.row))
    actions = options[place.option].actions
    options[place.option : place.option + 1] = [CardOption(total, actions) for total in totals]
    return _with_options(draft, place.row, options)


def signs(draft: Draft, place: Place) -> tuple[Sign, ...]:
    """Return the signs to choose from for the number at a place.

    "±" makes two ways to play the card of one, so there must be room for one more.
    """
    has_room = len(_options(draft, place.row)) < MOST_OPTIONS
    return ("+", "-", "±", "=") if has_room else ("+", "-", "=")


def _totals(draft: Draft, place: Place) -> list[tuple[TotalEffect, ...]]:
    """Return the possible effects on the total, the usual ones first; several are a choice of the player."""
    options = _options(draft, place.row)
    now = options[place.option].total
    number = now.amount if isinstance(now, Add) and now.amount else _usual_number(draft, place.row)
    limit = draft.raw["limit"]
    found: list[tuple[TotalEffect, ...]] = [(Add(abs(number)),), (Add(-abs(number)),)]
    if len(options) < MOST_OPTIONS:
        found.append((Add(abs(number)), Add(-abs(number))))
        if _is_ace(place.row):
            found.append((Add(1), Add(11)))
    found += [(Add(0),), (AddAny(1, 10),), (SetTotal(limit),), (SetTotal(0),), (SetAny(0, limit),)]
    found += [(formula,) for formula in FORMULAS if formula != NEVER]
    if len(options) == 1:
        found += [(_copying(_face(draft, place.row)),), (NEVER,)]
    if (now,) not in found:
        found.insert(0, (now,))
    others = {option.total for option in options} - {now}
    return [totals for totals in dict.fromkeys(found) if others.isdisjoint(totals)]


def _copying(face: str) -> Copy:
    """Return the effect of copying, as written on this card.

    Cards of a special pack count nothing if they are first.
    """
    return Copy(PIPS.get(rank_of(face), 0))


def _is_ace(row: str) -> bool:
    return rank_of(row.split()[0]) == RANKS[0]


def _usual_number(draft: Draft, row: str) -> int:
    """Return the number expected of a card; ten if there is none."""
    (option,) = parse_options(plain(key_of(_face(draft, row))), _face(draft, row))
    return option.total.amount if isinstance(option.total, Add) and option.total.amount else 10


def _actions(draft: Draft) -> tuple[Action, ...]:
    """Return the actions that a card may do here: those of special games only in these games."""
    brought = {part.key for part in PARTS if part.comes_with_card is not None}
    return tuple(
        action
        for action in ACTIONS
        if not action.needs or action.needs in brought or draft.raw.get(action.needs)
    )


def additions(draft: Draft, row: str) -> tuple[Offer, ...]:
    """Return the possible additions to the cards of a row: actions, then other ways to play them."""
    menu = _Menu(draft, row)
    if any(isinstance(option.total, Copy) or option.total == NEVER for option in menu.options):
        return ()
    return (*_more_actions(menu), *_more_ways(menu))


def _more_actions(menu: _Menu) -> Iterator[Offer]:
    """Yield offers of actions for every way to play the card.

    If there are several, then for each way alone.
    """
    options = menu.options
    for which in (range(len(options)), *([number] for number in range(len(options)) if len(options) > 1)):
        for action in _actions(menu.draft):
            taken = any(
                action in options[n].actions or len(options[n].actions) >= MOST_ACTIONS for n in which
            )
            if taken or (action == SHIELD and len(which) < len(options)):
                continue
            made = [
                CardOption(option.total, (*option.actions, action)) if n in which else option
                for n, option in enumerate(options)
            ]
            if len(set(made)) == len(made):
                place = Place(menu.row, which[0], len(made[which[0]].actions))
                change: Change = "action" if len(which) == len(options) else "action of one way"
                yield menu.of_action(made, action, place, change)


def _more_ways(menu: _Menu) -> Iterator[Offer]:
    """Yield offers of another way to play the card."""
    draft, row, options = menu.draft, menu.row, menu.options
    if len(options) >= MOST_OPTIONS:
        return
    number, limit = _usual_number(draft, row), draft.raw["limit"]
    totals: list[TotalEffect] = [Add(number), Add(-number), Add(0), Add(11) if _is_ace(row) else Add(1)]
    totals += [SetTotal(limit), SetTotal(0)]
    place = Place(row, len(options))
    for total in dict.fromkeys(totals):
        if CardOption(total) not in options:
            then = (*options, CardOption(total))
            make = menu.makes(then)
            rules = menu.rules_with(then, make)
            chip = _chip(rules, menu.face, CardOption(total), place)
            phrase = menu.sentence(rules, then)
            yield Offer(chip, phrase, make, number=_number(draft, total), change="way")


def without(draft: Draft, place: Place) -> Draft:
    """Return the draft without a chip: an action is removed, or with a total that way to play the card.

    The total of the only way becomes the expected one of the card, or if it is that already, leaves the total
    unchanged.
    """
    options = list(_options(draft, place.row))
    option = options[place.option]
    if place.chip:
        actions = option.actions[: place.chip - 1] + option.actions[place.chip :]
        return _with_option(draft, place, CardOption(option.total, actions))
    if len(options) > 1:
        del options[place.option]
        return _with_options(draft, place.row, options)
    down = draft.raw["negative_totals"] == "forbid"
    (usual,) = parse_options(plain(key_of(_face(draft, place.row)), down), _face(draft, place.row))
    total = Add(0) if usual.total == option.total else usual.total
    return _with_option(draft, place, CardOption(total, option.actions))


def moved(draft: Draft, place: Place, to_row: str, copy: bool = False) -> Draft:
    """Return the draft with a chip moved or copied to another row.

    A total replaces that of the cards there; an action is added to every way to play them. A card that loses
    its total gets its usual one.
    """
    if to_row == place.row:
        return draft
    option = _options(draft, place.row)[place.option]
    there = _options(draft, to_row)
    if place.chip:
        action = option.actions[place.chip - 1]
        made = [
            one if action in one.actions else CardOption(one.total, (*one.actions, action)[-MOST_ACTIONS:])
            for one in there
        ]
    else:
        total = option.total
        if isinstance(total, Copy):
            total = _copying(_face(draft, to_row))
        made = [CardOption(total, there[0].actions)]
    changes = {f"cards.{key}": write_options(dict.fromkeys(made)) for key in to_row.split()}
    if not copy:
        left = write_options(_left(draft, place))
        changes |= {f"cards.{key}": left for key in place.row.split()}
    return draft.changed(changes)


def _left(draft: Draft, place: Place) -> Options:
    """Return the options of a row's cards without a chip."""
    cards = without(draft, place)
    return _options(cards, place.row)


# Suits, and how many of a card


def suits_of(draft: Draft, rank: str) -> Suits:
    """Return how the suits of a rank differ."""
    cards = draft.raw["cards"]
    apart = [face for face in _faces_of_rank(draft, rank) if face in cards and face != rank]
    if not apart:
        return "alike"
    suits = {suit_of(face) for face in apart}
    one_color = suits in (set(RED), set(BLACK)) and len({cards[face] for face in apart}) == 1
    return "colors" if one_color and rank in cards else "each"


def has_suits(draft: Draft, rank: str) -> bool:
    """Return whether a rank has cards of all four suits, so that they can differ."""
    return {suit_of(face) for face in _faces_of_rank(draft, rank)} == set(SUITS)


def with_suits(draft: Draft, suits: Suits, ranks: Iterable[str] | None) -> Draft:
    """Return the draft with the suits of these ranks, or of all, distinguished this way.

    Made alike, they do what most of them did.
    """
    changes: dict[str, object] = {}
    for rank in keys_of(draft.raw) if ranks is None else ranks:
        if has_suits(draft, rank) and suits_of(draft, rank) != suits:
            changes |= _split(draft, rank, suits)
    return draft.changed(changes) if changes else draft


def _split(draft: Draft, rank: str, suits: Suits) -> dict[str, object]:
    cards = draft.raw["cards"]
    faces = _faces_of_rank(draft, rank)
    does_now = {face: cards.get(face, cards.get(rank)) for face in faces}
    most = max(does_now.values(), key=list(does_now.values()).count)
    gone: dict[str, object] = dict.fromkeys(map("cards.{}".format, faces))
    if suits == "alike":
        return {**gone, f"cards.{rank}": most}
    if suits == "each":
        each = {f"cards.{face}": text for face, text in does_now.items()}
        return {**each, f"cards.{rank}": None}
    of_suit = {suit_of(face): text for face, text in does_now.items()}
    red = {f"cards.{rank}{suit}": of_suit["H"] for suit in RED}
    return {**gone, **red, f"cards.{rank}": of_suit["S"]}


def suits_of_all(draft: Draft) -> Suits | Literal["mixed", ""]:
    """Return how the suits of all ranks differ: "mixed" if not all the same, "" if no card has suits."""
    found = {suits_of(draft, rank) for rank in keys_of(draft.raw) if has_suits(draft, rank)}
    return found.pop() if len(found) == 1 else "mixed" if found else ""


MOST_COPIES = 20


def copies_are_free(draft: Draft) -> bool:
    """Return whether the game has its own pack, with any number of each card."""
    return bool(draft.raw.get("pack"))


def with_count(draft: Draft, row: str, count: int) -> Draft:
    """Return the draft with `count` cards of a row in its own pack.

    0 removes the card, while others are left.
    """
    pack = dict(draft.raw.get("pack") or {})
    faces = _faces(draft, row.split())
    if not pack or not faces:
        return draft
    each, more = divmod(max(0, min(count, MOST_COPIES * len(faces))), len(faces))
    for number, face in enumerate(faces):
        pack[face] = each + (number < more)
    pack = {face: copies for face, copies in pack.items() if copies}
    return draft.changed({"pack": pack}) if pack else draft
