"""What each card does: the table of the rules, and the short words next to the table.

Whole predicates are messages of `card.ftl`. Those of an effect are named by its word: `card-double`, in short
`card-double-short`, on a chip `card-double-chip`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from cardtable.cards.faces import JOKER, RANKS, pips_of, rank_of, suit_of
from cardtable.language import Card, Listed, Rank, Slot, paragraph, row, say
from cardtable.rules.effects import NEVER, Action, Add, AddAny, CardOption, Copy, Formula, SetAny, SetTotal
from cardtable.rules.model import Rules
from cardtable.rules.own_words import printed_name
from cardtable.rules.prose.words import cost


@dataclass(frozen=True)
class CardValue:
    """Ranks or cards that do the same, in the order of the pack, and their effect in a few words.

    From `renewals` renewals of the stock on, their effect is `later`.
    """

    faces: tuple[str, ...]
    text: str
    renewals: int = 0
    later: str = ""

    def after(self, renewals: int) -> str:
        """Return their effect after this many renewals of the stock in a deal."""
        return self.later if self.later and renewals >= self.renewals else self.text


@dataclass(frozen=True)
class CardRow:
    """A row of the table of the rules: cards that do the same, their names, and their effect.

    `options` are those of the first card in the rules; a special card has an `example`.
    """

    faces: tuple[str, ...]
    names: str
    does: str
    options: tuple[CardOption, ...]
    example: str = ""


def effect_message(effect: Formula | Action) -> str:
    """Return the name of the effect's message; its other forms have a suffix."""
    return f"card-{effect.word.replace(' ', '-')}"


def signed(amount: int) -> str:
    """Return the number with its sign: `+3`, `−10`."""
    return f"{amount:+d}".replace("-", "\N{MINUS SIGN}")


def card_name(face: str) -> str:
    """Return the name of a card or rank: `ace`, `10`, `queen of spades`, `Double Play`."""
    return say("card-name", face=named_card(face))


def named_card(face: str) -> Card:
    """Return a card or rank of a variant file for use in a sentence."""
    return Card("JK" if face == "joker" else face)


def suit_names(suits: Iterable[str]) -> Listed:
    return Listed([say("form-suit", suit=suit) for suit in suits], "or")


def card_values(rules: Rules) -> tuple[CardValue, ...]:
    """Return the effect of each card in short; plain cards come last."""
    rows: dict[str, list[str]] = {}
    adding: list[str] = []
    taking: list[str] = []
    becomes, asleep = rules.later, rules.asleep
    later: dict[str, tuple[int, str]] = {}
    for name, options in _by_rank(rules):
        alike = [f for f in rules.faces if name in (f, rank_of(f)) and rules.cards[f] == options]
        left = next((becomes.get(face) for face in alike), None)
        if left is not None:
            words = Listed([_in_short(rules, name, options)])
            text = say("card-later-short", told=words, value=signed(left.number))
            later[text] = left.renewals, signed(left.number)
            rows.setdefault(text, []).append(name)
        elif not asleep.keys().isdisjoint(alike):
            rows.setdefault(_once_awake(rules, _in_short(rules, name, options)), []).append(name)
        elif _adds_number(name, options):
            adding.append(name)
        elif rules.counts_down and _takes_number(name, options):
            taking.append(name)
        else:
            rows.setdefault(_in_short(rules, name, options), []).append(name)
    values = [CardValue(tuple(names), text, *later.get(text, (0, ""))) for text, names in rows.items()]
    if adding:
        values.append(CardValue(tuple(adding), say("card-add-own-short")))
    if taking:
        values.append(CardValue(tuple(taking), say("card-take-own-short")))
    return tuple(values)


def _in_short(rules: Rules, card: str, options: tuple[CardOption, ...]) -> str:
    texts = [_option_in_short(rules, card, option) for option in options]
    return texts[0] if len(texts) == 1 else say("card-list-short", told=Listed(texts, "or"))


def _once_awake(rules: Rules, text: str) -> str:
    terms, told = rules.terms.wakes, Listed([text])
    if terms is None:
        return text
    if terms.turn is not None:
        return say("card-awake-turn-short", number=terms.turn, told=told)
    message = "card-awake-down-short" if rules.counts_down else "card-awake-short"
    return say(message, number=terms.total or 0, told=told)


def _option_in_short(rules: Rules, card: str, option: CardOption) -> str:
    rank = Rank(card)
    actions = Listed([say(f"{effect_message(one)}-short", rank=rank) for one in option.actions])
    if not option.actions:
        return _total_in_short(rules, option)
    if option.total == Add(0):
        return say("card-list-short", told=actions)
    is_set = isinstance(option.total, SetTotal)
    value = option.total.notation if is_set else _total_in_short(rules, option)
    return say("card-several-short", value=value.replace("-", "\N{MINUS SIGN}"), told=actions)


def _total_in_short(rules: Rules, option: CardOption) -> str:
    if is_thrown(rules, option):
        return say("card-only-together-short")
    match option.total:
        case Add(amount):
            return signed(amount) if amount else say("card-leave-short")
        case AddAny(low, high):
            return range_in_short(low, high)
        case SetTotal(number):
            return say("card-set-short", number=number)
        case SetAny(low, high):
            return say("card-set-any-short", low=low, high=high)
        case Copy():
            return say("card-copy-short")
        case Formula() as formula:
            return say(f"{effect_message(formula)}-short")


def range_in_short(low: int, high: int) -> str:
    """Return the text for a card whose player says the number: `+1…10`, `−1…12`."""
    message = "card-add-any-short" if low > 0 else "card-take-any-short"
    return say(message, low=abs(low), high=abs(high))


def _by_rank(rules: Rules) -> list[tuple[str, tuple[CardOption, ...]]]:
    """Return each rank with its options; cards that differ from most of their rank are separate."""
    rows: list[tuple[str, tuple[CardOption, ...]]] = []
    order = {rank: place for place, rank in enumerate((*RANKS, JOKER))}
    special = len(order)
    faces = sorted(rules.faces, key=lambda face: (order.get(rank_of(face), special), _numbers_first(face)))
    for rank in dict.fromkeys(rank_of(face) for face in faces):
        cards = [face for face in faces if rank_of(face) == rank]
        common = _common([rules.cards[face] for face in cards])
        if common is not None:
            rows.append((rank, common))
        rows += [(face, rules.cards[face]) for face in cards if rules.cards[face] != common]
    return rows


def _common(of_cards: list[tuple[CardOption, ...]]) -> tuple[CardOption, ...] | None:
    """Return the options of more than half of a rank's cards; None if there are none."""
    most = max(of_cards, key=of_cards.count)
    return most if of_cards.count(most) * 2 > len(of_cards) else None


def _numbers_first(face: str) -> int:
    number = figure(face)
    return 1000 if number is None else number


_KNOWN_BY_NAME = ("A", "M1", "M10", "P2", "T1", "T2")
"""Cards that have a number, but are known by a name."""


def figure(face: str) -> int | None:
    """Return the number that a card is known by; None for a card with a name."""
    return None if rank_of(face) in _KNOWN_BY_NAME else pips_of(face)


_COURT = 10


@cache
def plainly(face: str) -> tuple[CardOption, ...]:
    """Return the options of a plain card: its number, a court card ten; () if it shows no number."""
    number = _COURT if rank_of(face) in ("J", "Q", "K") else pips_of(face)
    return () if number is None else (CardOption(Add(number)),)


@cache
def taken(face: str) -> tuple[CardOption, ...]:
    """Return the options of a card that only takes off: its number, a court card ten."""
    return tuple(CardOption(Add(-o.total.amount)) for o in plainly(face) if isinstance(o.total, Add))


def is_plain(face: str, options: tuple[CardOption, ...], down: bool = False) -> bool:
    """Return whether a card only adds its expected number, or with `down` takes it off."""
    return options == (taken(face) if down else plainly(face))


def _adds_number(name: str, options: tuple[CardOption, ...]) -> bool:
    """Return whether the card adds the number on it, and does nothing else; an ace shows no number."""
    number = figure(name)
    return number is not None and options == (CardOption(Add(number)),)


def _takes_number(name: str, options: tuple[CardOption, ...]) -> bool:
    """Return whether the card takes off the number on it, and does nothing else."""
    number = figure(name)
    return number is not None and options == (CardOption(Add(-number)),)


def card_rows(rules: Rules, examples: Mapping[str, str] | None = None) -> tuple[CardRow, ...]:
    """Return the table of the rules; cards that do the same share a row.

    `examples` are by the first of its cards.
    """
    rows: dict[str, list[str]] = {}
    by_rank = dict(_by_rank(rules))
    for face, options in by_rank.items():
        if _adds_number(face, options):
            text = say("card-add-own")
        elif rules.counts_down and _takes_number(face, options):
            text = say("card-take-own")
        else:
            text = does(rules, face, options)
        rows.setdefault(text, []).append(face)
    return tuple(
        CardRow(
            tuple(shared),
            say("card-row", names=row(_row_name(rules, face, list(by_rank)) for face in shared)),
            text,
            by_rank[shared[0]],
            (examples or {}).get(shared[0], ""),
        )
        for text, shared in rows.items()
    )


def _row_name(rules: Rules, name: str, faces: list[str]) -> str:
    """Return the name of a rank or card, with the box's name for it; a rank names its cards that differ."""
    printed = printed_name(rules.id, name)
    if printed:
        return say("card-in-box", face=named_card(name), printed=printed)
    apart = [Card(face) for face in faces if rank_of(face) == name and suit_of(face) is not None]
    return say("card-apart", rank=Rank(name), apart=Listed(apart)) if apart else card_name(name)


def does(rules: Rules, card: str, options: tuple[CardOption, ...]) -> str:
    """Return the effect of a card as a predicate."""
    amounts = [o.total.amount for o in options if isinstance(o.total, Add) and not o.actions]
    if len(amounts) == len(options) > 1 and min(amounts) > 0:
        return say("card-add-choice", numbers=Listed(amounts, "or"))
    said = [_option(rules, card, option) for option in options]
    if len(said) == 2 and any(option.actions for option in options):
        return say("card-either", first=said[0], second=said[1])
    return said[0] if len(said) == 1 else say("card-choice", does=Listed(said, "or"))


def _option(rules: Rules, card: str, option: CardOption) -> str:
    total, slots = _total(rules, card, option), _slots(rules, card)
    if not option.actions:
        return total
    actions = [say(effect_message(action), **slots) for action in option.actions]
    return say("card-several", does=Listed([total, *actions]))


def _total(rules: Rules, card: str, option: CardOption) -> str:
    """Return the effect on the total as a predicate."""
    rank = Rank(card)
    if is_thrown(rules, option):
        return say("card-only-together", rank=rank)
    match option.total:
        case Add(0):
            return say("card-leave")
        case Add(amount) if amount > 0:
            return say("card-add", number=amount)
        case Add(amount):
            return say("card-take-off", number=-amount)
        case AddAny(low, high):
            return say("card-add-any" if low > 0 else "card-take-any", low=abs(low), high=abs(high))
        case SetTotal(number):
            return say("card-set", number=number)
        case SetAny(low, high):
            return say("card-set-any", low=low, high=high)
        case Copy(pips):
            return say("card-copy", number=pips, rank=rank)
        case Formula() as formula:
            return say(effect_message(formula), rank=rank)


def _slots(rules: Rules, card: str) -> Mapping[str, Slot]:
    """Return the slots of actions for this variant and the card."""
    slots: dict[str, Slot] = {"rank": Rank(card)}
    if (shed := rules.terms.shed) is not None:
        slots |= {"saves": Rank(shed.saves), "cost": cost(rules)}
    if (chain := rules.terms.queen_chain) is not None:
        slots |= {"answer": chain.answer, "wanted": Rank(chain.rank)}
    return slots


def is_thrown(rules: Rules, option: CardOption) -> bool:
    """Return whether a card can only be played by throwing several together."""
    together = rules.terms.together
    thrown = together.throw if together is not None else None
    return option.total == NEVER and thrown is not None and option in rules.cards.get(thrown, ())


def card_notes(rules: Rules) -> tuple[str, ...]:
    """Return notes on what the table leaves open."""
    notes = []
    options = [option for of_card in rules.cards.values() for option in of_card]
    sets = {option.total.number for option in options if isinstance(option.total, SetTotal)}
    if rules.limit in sets and not rules.terms.overplay and not rules.ends_at_edge:
        notes.append(say("card-note-limit", limit=rules.limit))
    twofold = any(o.actions and isinstance(o.total, Add) and o.total.amount > 0 for o in options)
    if twofold and not rules.terms.overplay:
        notes.append(say("card-note-over", limit=rules.limit))
    if any(isinstance(option.total, Copy) for option in options):
        notes.append(_copying(rules))
    return tuple(notes)


def _copying(rules: Rules) -> str:
    faces = [f for f, of_card in rules.cards.items() if any(isinstance(o.total, Copy) for o in of_card)]
    rank = Rank(faces[0])
    is_turned_up = rules.terms.start_card != "empty"
    together = rules.terms.together
    return paragraph(
        [
            say("card-note-copy-turned-up" if is_turned_up else "card-note-copy", rank=rank),
            say("card-note-copy-again", rank=rank),
            say("card-note-copy-pair") if together is not None and together.pairs else "",
        ]
    )
