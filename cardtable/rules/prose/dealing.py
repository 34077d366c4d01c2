"""Before the first card is laid, in words: aim, players and cards, the deal and the start of the pile."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.cards.faces import JOKER, rank_of, suit_of
from cardtable.rules.effects import OBLIGE, REVERSE, Add
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import (
    a,
    by_players,
    by_rank,
    capital,
    card_word,
    costs,
    count_of,
    face_name,
    figure,
    listed,
    marked,
    number_word,
    plural,
    token_word,
)

APPLIED = frozenset({REVERSE, OBLIGE})
"""What a card that is turned up does besides making the total (rules, 4.2.14)."""


def aim(rules: Rules) -> tuple[str, ...]:
    """What the game is about and who wins."""
    added = "Everybody adds cards to one running total."
    terms = rules.terms
    if terms.zeus is not None:
        return (
            f"{added} Hold Zeus when it reaches {rules.limit}: that wins a letter, and whoever first has "
            f"{count_of(terms.zeus.letters, 'letter')} wins the game.",
        )
    if terms.shed is not None:
        return (
            f"{added} It may not go over {rules.limit}. Get rid of all your cards: then all the others flip "
            "a time bomb. The last player left in the game wins.",
        )
    if terms.borders is not None:
        return (
            f"{added} Keep your game points by not crossing its borders. What you have left at the end of a "
            "deal is added to your score, and the highest score wins the game.",
        )
    if terms.milestones is not None:
        at = listed([str(number) for number in (*terms.milestones.at, terms.milestones.end)], "or")
        return (
            f"{added} Make it exactly {at} and the others pay; jump over one of these numbers and you pay. "
            "The last player left in the game wins.",
        )
    return (f"{added} It may not go over {rules.limit}. {_price(rules)}",)


def _price(rules: Rules) -> str:
    last = "The last player left in the game wins."
    if rules.elimination_rule == "knock_out" or (rules.tokens is not None and rules.deal_end == "knock_out"):
        return f"A player who cannot play any card is out of the game. {last}"
    if rules.tokens is not None:
        return f"A player who cannot play any card {costs(rules)}. {last}"
    fewest = "Whoever has the fewest forfeits is the best."
    return f"A player who cannot play any card gets a forfeit. {fewest}"


def cards(rules: Rules, players: int | None) -> tuple[str, ...]:
    """How many play, with which cards, and what everybody begins with."""
    who = f"{capital(_numbers_of_players(rules))} players."
    texts = [f"{who} {_pack(rules, players)}{_counted_at_the_start(rules, players)}"]
    if rules.packs_follow_players:
        texts.append(_followed(rules))
    if rules.terms.zeus is not None:
        texts.append("You also need something that stands for Zeus, and pen and paper to keep the letters.")
    elif rules.tokens is not None:
        texts.append(_tokens(rules, players))
    return tuple(texts)


def _counted_at_the_start(rules: Rules, players: int | None) -> str:
    """Packs stay as they were where players leave between deals (rules, 1.2.2)."""
    may_follow = any(choice.key == "packs_follow_players" for choice in rules.choices)
    if players is not None or rules.packs_follow_players or len(rules.packs.steps) == 1 or not may_follow:
        return ""
    return " The number of players at the start decides, also when some have gone out."


def _followed(rules: Rules) -> str:
    text = (
        "When players leave the game, the next deal takes the packs and the cards in hand that the players "
        "who are left would begin with."
    )
    if rules.tokens is not None and len(rules.tokens.steps) > 1:
        word = plural(token_word(rules))
        text += f" If they would begin with more {word}, each of them gets as many {word} more."
    return text


def _numbers_of_players(rules: Rules) -> str:
    """The numbers that the cards are enough for: `two to ten`."""
    able = [n for n in range(rules.min_players, rules.max_players + 1) if rules.lack_of_cards(n) is None]
    spans: list[list[int]] = []
    for number in able:
        if spans and spans[-1][-1] == number - 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    words = [
        number_word(span[0]) if len(span) == 1 else f"{number_word(span[0])} to {number_word(span[-1])}"
        for span in spans
    ]
    return listed(words, "or")


def _pack(rules: Rules, players: int | None) -> str:
    jokers = sum(copies for face, copies in rules.faces.items() if rank_of(face) == JOKER)
    if rules.terms.pack is not None:
        whole_ranks = all(suit_of(face) is not None for face in rules.faces) and len(rules.faces) % 4 == 0
        return (_part_of_a_pack if whole_ranks else _special_pack)(rules, players)

    def packs(count: int) -> str:
        extra = f" and {count_of(jokers, 'joker')}" if jokers else ""
        each = " each" if extra and count > 1 else ""
        together = ", shuffled together" if count > 1 else ""
        return f"{count_of(count, 'pack')} of 52 cards{extra}{each}{together}"

    if players is None and len(rules.packs.steps) > 1:
        (_, usual), *more = rules.packs.steps
        others = "; ".join(f"with {number_word(least)} or more, {packs(count)}" for least, count in more)
        return f"The game takes {packs(usual)}; {others}."
    return f"The game takes {packs(rules.packs(players or rules.min_players))}."


def _part_of_a_pack(rules: Rules, players: int | None) -> str:
    """Some ranks of a French pack, in all four suits."""
    ranks = listed([card_word(rank) for rank in by_rank(rules, rules.faces)])
    text = f"The game takes {sum(rules.faces.values())} cards of a pack: {ranks} of every suit"
    (_, usual), *more = rules.packs.steps
    if players is not None:
        usual, more = rules.packs(players), []
    if usual > 1:
        text += f", from {count_of(usual, 'pack')}"
    others = "".join(
        f"; with {number_word(least)} or more, those of {count_of(n, 'pack')}" for least, n in more
    )
    return f"{text}{others}."


def _special_pack(rules: Rules, players: int | None) -> str:
    size = sum(rules.faces.values())
    packs = rules.packs(players or rules.min_players)
    many = f"{capital(count_of(packs, 'pack'))} of " if packs > 1 else ""
    faces = sorted(rules.faces, key=lambda face: (figure(face) is None, figure(face) or 0))
    runs: list[list[str]] = []
    for face in faces:
        number = figure(face)
        last = figure(runs[-1][-1]) if runs else None
        same = bool(runs) and rules.faces[face] == rules.faces[runs[-1][-1]]
        if same and number is not None and last == number - 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    kinds = listed([_kind(rules.faces[run[0]], run) for run in runs])
    return f"The game has a pack of its own: {many}{size} cards, {kinds}."


def _kind(copies: int, faces: list[str]) -> str:
    """Cards of one kind, or numbers of which there are as many: `four Hold`, `three each of 2 to 9`."""
    first, last = face_name(faces[0]), face_name(faces[-1])
    if len(faces) > 1:
        return f"{number_word(copies)} each of {first} to {last}"
    number = figure(faces[0])
    return f"{number_word(copies)} {first if number is None else plural(number_word(number))}"


def _tokens(rules: Rules, players: int | None) -> str:
    assert rules.tokens is not None
    word = token_word(rules)
    if word in ("corner", "fold"):
        return _bill(rules, players)
    if word == "game point":
        start = "Everybody begins every deal with {}."
        return by_players(start, rules.tokens, lambda count: count_of(count, word), players)
    if word == "time bomb":
        start = "Everybody has {}, which are flipped one by one."
        return by_players(start, rules.tokens, lambda count: count_of(count, word), players)
    return by_players("Everybody begins with {}.", rules.tokens, lambda count: count_of(count, word), players)


def _bill(rules: Rules, players: int | None) -> str:
    assert rules.tokens is not None
    seats = range(rules.min_players, rules.max_players + 1) if players is None else (players,)
    counts = {rules.tokens(number) for number in seats}
    text = "Everybody has a bill of paper money, and every loss is a fold in it"
    if counts == {4} and rules.terms.token == "corner":
        return f"{text}: one of its four corners each time."
    if counts == {5} and rules.terms.token == "fold":
        return f"{text}: first its four corners, one by one, and then the bill in half."
    return by_players(
        f"{text}. There is room for {{}}.", rules.tokens, lambda n: count_of(n, "fold"), players
    )


def deal(rules: Rules, players: int | None) -> tuple[str, ...]:
    """How the cards are dealt and how the pile begins."""
    first = (
        "Chance decides who deals first. The cards are shuffled and dealt one at a time, beginning at the "
        "dealer's left."
    )
    hands = by_players("Everybody gets {}.", rules.hand_size, lambda count: count_of(count, "card"), players)
    texts = [f"{first} {hands} The rest lies face down as the stock."]
    if rules.terms.bottom_card:
        texts.append(_bottom(rules.terms.bottom_card, rules.terms.bottom_chooser == "dealer"))
    texts.append(_start(rules))
    return tuple(texts)


def _bottom(ranks: list[str], chosen: bool) -> str:
    order = listed([a(card_word(rank)) for rank in ranks], "or")
    which = "whichever of these the dealer chooses" if chosen else "the first of these that is there"
    return (
        "The dealer then takes a good card out of the stock and puts it face up under it, where everybody "
        f"sees it: {order}, {which}. Whoever draws the last card of the "
        "stock gets it."
    )


def _start(rules: Rules) -> str:
    begins = "The player at the dealer's left begins."
    match rules.terms.start_card:
        case "turn_up_apply":
            return f"{_applied(rules)} {begins}{_turned_first(rules)}"
        case "turn_up_ordinary":
            return f"{_ordinary(rules)} {begins}"
    number = " The first card on the pile must be a number, if that player has one."
    first = number if rules.terms.first_number == "on" else ""
    return f"There is no card on the pile yet, and the total is 0. {begins}{first}"


def _first(rules: Rules) -> str:
    return "first deal" if rules.terms.shed is not None else "deal"


def _applied(rules: Rules) -> str:
    text = (
        f"After the {_first(rules)} the top card of the stock is turned up to begin the pile, and the total "
        "is what it makes of 0."
    ) + _turned_choice(rules, rules.faces)
    owed = marked(rules, OBLIGE)
    if owed and rules.terms.obligation is not None:
        text += f" If it is {listed(owed, 'or')}, the player who begins has to play twice."
    return text


def _turned_first(rules: Rules) -> str:
    text = ""
    if marked(rules, REVERSE):
        text = " If the card turns the direction of play, the player at the dealer's right begins instead."
    does = {action for face in rules.faces for option in rules.cards[face] for action in option.actions}
    return text if does <= APPLIED else f"{text} Nothing else that the card does counts."


def _ordinary(rules: Rules) -> str:
    passed = by_rank(rules, (face for face in rules.faces if not rules.is_ordinary(face)))
    text = (
        f"After the {_first(rules)} the top card of the stock is turned up to begin the pile, and its "
        "value is "
        "the first total."
    )
    if passed:
        which = listed([card_word(rank) for rank in passed], "or")
        text += (
            f" If it is {a(which)}, it goes back into the middle of the stock and the next card is "
            "turned up, "
            "until another card shows."
        )
    return text + _turned_choice(rules, (face for face in rules.faces if rules.is_ordinary(face)))


def _turned_choice(rules: Rules, faces: Iterable[str]) -> str:
    """What counts of a card that is turned up and leaves a choice: the first of its values."""
    ranks = by_rank(rules, (face for face in faces if len(rules.cards[face]) > 1))
    if not ranks:
        return ""
    first = next(rules.cards[face][0].total for face in rules.faces if ranks[0] in (face, rank_of(face)))
    if len(ranks) == 1 and isinstance(first, Add) and first.amount > 0:
        return f" {capital(a(card_word(ranks[0])))} counts {first.amount}."
    return " Where a card has a choice, the value that the table names first counts."
