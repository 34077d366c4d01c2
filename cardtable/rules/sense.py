"""What is well written but cannot be played: contradictions between the parts of a variant."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.cards.faces import JOKER, RANKS, rank_of
from cardtable.language import say
from cardtable.rules.effects import NEVER, SetAny, SetTotal
from cardtable.rules.model import Rules

JOKER_KEY = "joker"
"""How a variant file writes the jokers' rank."""

Contradictions = Iterator[tuple[str, str]]


def key_of(face: str) -> str:
    """The rank of a card as a variant file writes it."""
    rank = rank_of(face)
    return JOKER_KEY if rank == JOKER else rank


def contradictions(rules: Rules) -> Contradictions:
    """Each contradiction as (key, reason), the reason without a full stop; a message where house rules of our
    own games lead there, else English for who writes the file.
    """
    yield from _players(rules)
    yield from _cards(rules)
    yield from _parts_of_cards(rules)
    yield from _counts_down(rules)
    yield from _team(rules)
    yield from _names(rules)
    yield from _tokens(rules)
    yield from _endings(rules)


def _players(rules: Rules) -> Contradictions:
    if rules.min_players > rules.max_players:
        yield "players", "the smallest number of players is larger than the largest"
    for players in range(rules.min_players, rules.max_players + 1):
        if rules.hand_size(players) < 1 or rules.packs(players) < 1:
            yield "hand", f"{players} players would have no cards"
        if rules.terms.one_pack_only and rules.packs(players) > 1:
            yield "decks", "this game is for one pack only"
    if lack := rules.lack_of_cards(rules.min_players):
        yield "hand", lack


def _cards(rules: Rules) -> Contradictions:
    for face, options in rules.cards.items():
        key = f"cards.{key_of(face)}"
        for option in options:
            total = option.total
            highest = total.number if isinstance(total, SetTotal) else 0
            if isinstance(total, SetAny):
                highest = total.high
                if total.low > total.high:
                    yield key, f"there is no number from {total.low} to {total.high}"
            if highest > rules.limit and not rules.terms.overplay:
                yield key, f"it makes {highest}, over the limit of {rules.limit}"
            if len(set(option.marks)) < len(option.marks):
                yield key, "it does the same thing twice"
    if all(option.total == NEVER for options in rules.cards.values() for option in options):
        yield "cards", "no card of the pack can ever be played"


def _parts_of_cards(rules: Rules) -> Contradictions:
    """A card may do only what the variant has rules for."""
    for face, options in rules.cards.items():
        for action in dict.fromkeys(action for option in options for action in option.actions):
            if action.needs and getattr(rules.terms, action.needs) is None:
                yield f"cards.{key_of(face)}", f"“{action.word}” needs rules under {action.needs}"


def _counts_down(rules: Rules) -> Contradictions:
    """Where nobody may go below 0, the total comes from above, and what is laid is one card."""
    if not rules.counts_down:
        return
    terms = rules.terms
    if not rules.start_total:
        yield "negative_totals", "forbid needs a start_total to come down from"
    others = ("overplay", "together", "milestones", "borders", "zeus", "shed", "mistakes_count")
    for key in others:
        if getattr(terms, key) not in (None, False, "off"):
            yield key, "this is for games in which the total goes up to a limit"


def _team(rules: Rules) -> Contradictions:
    """All who play together pay together: nobody is ever out alone."""
    if not rules.is_team:
        return
    if rules.tokens is None or rules.deal_end != "deal_ends":
        yield "team", "this needs tokens, and deals that end when somebody cannot play"
    terms = rules.terms
    others = ("overplay", "milestones", "borders", "zeus", "shed", "mistakes_count", "stock_end", "reward")
    for key in others:
        if getattr(terms, key) not in (None, False, "off"):
            yield key, "this is for games in which players play against one another"
    if terms.sixty_nine_effect != "none":
        yield "sixty_nine_effect", "this is for games in which players play against one another"


def _names(rules: Rules) -> Contradictions:
    """Cards and ranks that parts speak of have to be in the pack."""
    terms = rules.terms
    ranks = {key_of(face) for face in rules.faces}
    obligation, together = terms.obligation, terms.together
    named: list[tuple[str, list[str]]] = [
        ("queen_chain.rank", [terms.queen_chain.rank] if terms.queen_chain else []),
        ("ban.rank", [terms.ban.rank] if terms.ban else []),
        ("bottom_card", terms.bottom_card or []),
        ("special_hands", list(terms.special_hands or ())),
        ("start_passes_over", terms.start_passes_over or []),
        ("together.pairs", (together.pairs if together else None) or []),
        ("together.throw", [together.throw] if together and together.throw else []),
        ("obligation.passes_on", obligation.passes_on if obligation else []),
        ("obligation.not_first", obligation.not_first if obligation else []),
        ("obligation.cancels", [obligation.cancels] if obligation and obligation.cancels else []),
        ("shed.saves", [terms.shed.saves] if terms.shed else []),
    ]
    for key, names in named:
        for name in names:
            if name not in ranks and name not in rules.faces:
                yield key, f"there is no “{name}” in the pack"
    if ranks <= set(terms.start_passes_over or ()):
        yield "start_passes_over", "no card is left that could begin"
    yield from _start_card(rules)
    for key in rules.calls:
        if key not in {"pass", "reverse", JOKER_KEY, *RANKS}:
            yield f"calls.{key}", "write pass, reverse or the rank of a card"


def _start_card(rules: Rules) -> Contradictions:
    """A card that is turned up counts its first value, and has to be within the limit with it."""
    kind = rules.terms.start_card
    if rules.start_total > rules.limit:
        yield "start_total", f"it is over the limit of {rules.limit}"
    if kind != "empty" and rules.start_total:
        yield "start_card", "a deal begins at a total that is given, or at that of a card"
    if kind == "empty" or rules.terms.overplay:
        return
    for face, options in rules.cards.items():
        if kind == "turn_up_ordinary" and not rules.is_ordinary(face):
            continue
        for _, total in options[0].total.results(0)[:1]:
            if total > rules.limit:
                yield "start_card", f"{face} would begin at {total}, over the limit of {rules.limit}"


def _tokens(rules: Rules) -> Contradictions:
    terms = rules.terms
    pays = rules.elimination_rule in ("at_zero", "below_zero")
    seats = range(rules.min_players, rules.max_players + 1)
    if pays and rules.tokens is None:
        yield "tokens", "players are eliminated by tokens, but have none"
    if pays and rules.tokens is not None and not all(rules.tokens(players) for players in seats):
        yield "tokens", "players would begin with none and be out at once"
    if rules.elimination_rule == "knock_out" and rules.tokens is not None:
        yield "tokens", say("clash-useless-tokens")
    if (terms.milestones or terms.borders or terms.zeus or terms.shed) and rules.tokens is None:
        yield "tokens", "milestones, borders, Zeus and shed hands count tokens, but players have none"


def _endings(rules: Rules) -> Contradictions:
    terms = rules.terms
    for key, part in (("milestones", terms.milestones), ("borders", terms.borders), ("zeus", terms.zeus)):
        if part is not None and not terms.overplay:
            yield key, "this needs overplay: totals over the limit have to be possible"
    if terms.milestones is not None and any(at >= terms.milestones.end for at in terms.milestones.at):
        yield "milestones.at", "a milestone lies at or after the end"
    if (rules.deal_end == "shed") is not (terms.shed is not None):
        yield "deal_end", "shed stands for games with rules under shed, and for no others"
    if rules.deal_end == "over_ends" and not terms.overplay:
        yield "deal_end", "over_ends needs overplay"
    spares = terms.borders is not None or terms.zeus is not None
    stays = rules.elimination_rule == "never" or (spares and rules.tokens is not None)
    if rules.deal_end == "pile_away" and terms.pile_away_loser != "sit_out" and stays:
        yield "deal_end", "pile_away needs a bust that puts somebody out some day, or no deal would end"
    if terms.stock_end == "last_player_wins" and rules.stock != "play_on":
        yield "stock_end", say("clash-endless-stock")
