"""What each card does: the table of the rules, and the few words for the side of the table."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards.faces import JOKER, RANKS, rank_of, suit_of
from cardtable.rules.effects import NEVER, Add, CardOption, Copy, SetTotal
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import SUIT_NAMES, a, card_word, face_name, figure, listed


@dataclass(frozen=True)
class CardValue:
    """Ranks or cards that do the same, in the order of the pack, and what they do, in a few words."""

    faces: tuple[str, ...]
    text: str


def card_values(rules: Rules) -> tuple[CardValue, ...]:
    """What each card does, for the side of the table; cards that add their number come last."""
    rows: dict[str, list[str]] = {}
    for name, options in _by_rank(rules):
        text = (
            "add" if _adds_number(name, options) else " or ".join(in_short(rules, name, o) for o in options)
        )
        rows.setdefault(text, []).append(name)
    values = [CardValue(tuple(names), text) for text, names in rows.items() if text != "add"]
    if "add" in rows:
        values.append(CardValue(tuple(rows["add"]), "add"))
    return tuple(values)


def in_short(rules: Rules, card: str, option: CardOption) -> str:
    if option.total == NEVER and is_thrown(rules, option):
        return "only four at once"
    named = face_name(card).lower()
    words = [one.unnamed or one.short if one.short == named else one.short for one in option.actions]
    if words and option.total == Add(0):
        return ", ".join(words)
    total = option.total.notation if isinstance(option.total, SetTotal) and words else option.total.short
    return ", ".join([total, *words])


def _by_rank(rules: Rules) -> list[tuple[str, tuple[CardOption, ...]]]:
    """Each rank with its options; cards that differ from most of their rank stand for themselves."""
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
    """What more than half of the cards of a rank do; None where the rank does not stand for it."""
    most = max(of_cards, key=of_cards.count)
    return most if of_cards.count(most) * 2 > len(of_cards) else None


def _numbers_first(face: str) -> int:
    number = figure(face)
    return 1000 if number is None else number


def _adds_number(name: str, options: tuple[CardOption, ...]) -> bool:
    """Whether the card adds what stands on it, and does nothing else; an ace shows no number."""
    number = figure(name)
    return number is not None and options == (CardOption(Add(number)),)


def card_table(rules: Rules) -> tuple[tuple[str, str], ...]:
    """The table of the rules: cards by name, and what they do; cards that do the same share a row."""
    rows: dict[str, list[str]] = {}
    by_rank = _by_rank(rules)
    names = [name for name, _ in by_rank]
    for name, options in by_rank:
        text = "adds its number" if _adds_number(name, options) else does(rules, options)
        rows.setdefault(text, []).append(_row_name(name, names))
    return tuple((", ".join(shared), text) for text, shared in rows.items())


def _row_name(name: str, names: list[str]) -> str:
    """A rank or card by name; a rank says which of its cards have a row of their own."""
    suits = [suit_of(face) for face in names if rank_of(face) == name]
    apart = [SUIT_NAMES[suit] for suit in suits if suit is not None]
    return f"{face_name(name)} (not of {listed(apart, 'or')})" if apart else face_name(name)


def does(rules: Rules, options: tuple[CardOption, ...]) -> str:
    amounts = [o.total.amount for o in options if isinstance(o.total, Add) and not o.actions]
    if len(amounts) == len(options) > 1 and min(amounts) > 0:
        return f"adds {listed([str(amount) for amount in amounts], 'or')} (you choose)"
    said = " or ".join(_option(rules, option) for option in options)
    return said + (" (you choose)" if len(options) > 1 else "")


def _option(rules: Rules, option: CardOption) -> str:
    total = option.total.prose
    if option.total == NEVER and is_thrown(rules, option):
        total = "cannot be played on its own"
    if isinstance(option.total, Copy):
        total += f"; as the first card of a deal it adds {option.total.pips}"
    return " and ".join([total, *(action.prose.format(**_slots(rules)) for action in option.actions)])


def _slots(rules: Rules) -> dict[str, str]:
    """What actions say in the words of this variant."""
    slots = {}
    if (shed := rules.terms.shed) is not None:
        slots["saves"] = a(card_word(shed.saves))
    if (chain := rules.terms.queen_chain) is not None:
        slots["has_to"] = "has to" if chain.answer == "forced" else "may"
        slots["queen"] = a(card_word(chain.rank))
    return slots


def is_thrown(rules: Rules, option: CardOption) -> bool:
    together = rules.terms.together
    thrown = together.throw if together is not None else None
    return thrown is not None and option in rules.cards.get(thrown, ())


def card_notes(rules: Rules) -> tuple[str, ...]:
    """What the table alone would leave open."""
    notes = []
    options = [option for of_card in rules.cards.values() for option in of_card]
    sets = {option.total.number for option in options if isinstance(option.total, SetTotal)}
    if rules.limit in sets and not rules.terms.overplay:
        notes.append(
            f"A card that makes {rules.limit} may also be played when the total is {rules.limit} already."
        )
    twofold = any(o.actions and isinstance(o.total, Add) and o.total.amount > 0 for o in options)
    if twofold and not rules.terms.overplay:
        notes.append(
            f"A card that would take the total over {rules.limit} cannot be played for what else it does."
        )
    if any(isinstance(option.total, Copy) for option in options):
        notes.append(_copying(rules))
    return tuple(notes)


def _copying(rules: Rules) -> str:
    faces = [f for f, of_card in rules.cards.items() if any(isinstance(o.total, Copy) for o in of_card)]
    word = card_word(rank_of(faces[0]))
    together = rules.terms.together
    pair = ""
    if together is not None and together.pairs:
        pair = " After two cards that count as one, it does what one of them does."
    turned_up = "" if rules.terms.start_card == "empty" else ", or the card that was turned up"
    return (
        f"{a(word).capitalize()} copies the last card laid in this deal, whoever laid it{turned_up}: its "
        f"value and everything else it does. {a(word).capitalize()} on {a(word)} does again what that one "
        f"did. It can be played wherever the card that it copies could be.{pair}"
    )
