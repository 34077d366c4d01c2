"""The table of an example: who sits there, what is in the hands, and what the engine takes and does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cardtable.cards.faces import rank_of
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.moves import MISTAKE, Play
from cardtable.game.state import CLOCKWISE, PLAYING, State
from cardtable.game.table import Table
from cardtable.language import Card, Listed, Player, say
from cardtable.rules.model import Rules
from cardtable.rules.prose.cards import is_plain

ANNA, BEN, CARLA, DAN = range(4)
MIDDLE = (57, 42, 31, 23, 12, 5, 2, 0)
"""Totals at which an example may begin; the first at which nothing else happens is taken."""
SET = (32, 57, 72, 88, 12, 0)
"""The same for a card that makes a certain total."""
TEN = 10
_SEATS = 4
_STOCK = 40
_HAND = 3
"""So many cards are in a hand, or more: nobody lays the last one."""
_LONG_AGO = 99
"""So many turns were taken that no rank is banned any more."""


@dataclass(frozen=True)
class Claim:
    """Cards that were laid at a total, and what they could make of it; `below` is the card under them where
    that counts.
    """

    cards: tuple[str, ...]
    before: int
    totals: tuple[int, ...]
    below: str = ""


@dataclass
class Told:
    """What an example says, sentence by sentence, and what it claims by it."""

    sentences: list[str] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)

    def say(self, text: str, *claims: Claim) -> None:
        """One sentence more."""
        self.sentences.append(text)
        self.claims += claims


def name_of(seat: int) -> Player:
    return Player(say("howto-example-name", count=seat + 1))


def names_of(seats: Iterable[int]) -> Listed:
    return Listed([name_of(seat) for seat in seats])


def called(rules: Rules, face: str) -> Card:
    """The rank of a card where all cards of it do the same, else the card."""
    rank = rank_of(face)
    alike = all(rules.cards[other] == rules.cards[face] for other in rules.faces if rank_of(other) == rank)
    return Card(rank if alike else face)


def table_for(rules: Rules) -> Table | None:
    """A table for four, or for as many as there can be; None where nobody can be dealt to."""
    seats = range(rules.min_players, rules.max_players + 1)
    for players in sorted(seats, key=lambda count: abs(count - _SEATS)):
        if not rules.lack_of_cards(players):
            return Table(rules, players)
    return None


def lay_out(table: Table, total: int, *hands: Sequence[str], apart: str = "") -> State:
    """Anna is to play at this total, and the others after her in the order of their names. These cards are
    in the hands, from hers on, which are filled up with ordinary ones, none of the rank `apart`.
    """
    state = table.unplayed.clone()
    state.seed, state.phase, state.deal = "example", PLAYING, 1
    state.seat_everyone(range(table.players))
    state.direction, state.total, state.turn = CLOCKWISE, total, ANNA
    state.dealer = state.last_seat = table.players - 1
    state.turns_taken = (_LONG_AGO,) * table.players
    state.zeus = BEN if table.rules.terms.zeus is not None else None
    size = max(_HAND, table.rules.hand_size(table.players))
    ordinary = ordinary_cards(table.rules, apart)
    for seat in range(table.players):
        named = list(hands[seat]) if seat < len(hands) else []
        more = [card for card in ordinary if card not in named] * size
        state.hands[seat] = [*named, *more[: max(0, size - len(named))]]
    state.stock = (ordinary * _STOCK)[:_STOCK]
    state.pile = [ordinary[-1]]
    return state


def ordinary_cards(rules: Rules, apart: str = "") -> list[str]:
    """One card of each rank that only counts its number, but for one rank; any where there are none."""
    down = rules.counts_down
    by_rank = {rank_of(face): face for face, options in rules.cards.items() if is_plain(face, options, down)}
    by_rank.pop(apart, None)
    return (
        list(by_rank.values()) or [face for face in rules.faces if rank_of(face) != apart] or [*rules.faces]
    )


def plays_of(state: State, *cards: str, target: int | None = None) -> list[Play]:
    """What the seat to act may do with these cards, and a seat that it names."""
    wanted = sorted(cards)
    return [
        play
        for play in engine.legal_plays(state)
        if sorted(play.cards) == wanted and play.target in (None, target) and MISTAKE not in play.marks
    ]


def play_of(state: State, *cards: str, target: int | None = None) -> Play | None:
    """The first of these; None where they cannot be played."""
    return next(iter(plays_of(state, *cards, target=target)), None)


def totals_of(plays: Iterable[Play]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(play.total for play in plays))


def carry_out(state: State, play: Play) -> list[AnyEvent]:
    events: list[AnyEvent] = []
    engine.apply(state, play, events.append)
    return events


def is_quiet(rules: Rules, before: int, after: int) -> bool:
    """Whether the total does nothing else: no number is hit or crossed that means something."""
    if after == before:
        return True
    marks = [*rules.marks, *([] if rules.terms.milestones is None else [rules.limit])]
    if rules.terms.zeus is not None and after % TEN == 0:
        return False
    return after <= rules.limit and not any(
        min(before, after) <= mark <= max(before, after) for mark in marks
    )
