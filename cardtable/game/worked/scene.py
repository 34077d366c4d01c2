"""The table of an example: the players, the hands, and the engine's plays."""

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
"""Totals at which an example may begin; the first one without other effects is taken."""
SET = (32, 57, 72, 88, 12, 0)
"""The same for a card that sets the total."""
TEN = 10
_SEATS = 4
_STOCK = 40
_HAND = 3
"""The fewest cards in a hand, so that no player plays the last one."""
_LONG_AGO = 99
"""The turns taken, enough to end every ban."""


@dataclass(frozen=True)
class Claim:
    """Cards that were played at a total, and the totals they could make.

    `below` is the card under them if that matters.
    """

    cards: tuple[str, ...]
    before: int
    totals: tuple[int, ...]
    below: str = ""


@dataclass
class ExampleText:
    """The sentences of an example, and their claims."""

    sentences: list[str] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)

    def say(self, text: str, *claims: Claim) -> None:
        """Add a sentence and its claims."""
        self.sentences.append(text)
        self.claims += claims


def name_of(seat: int) -> Player:
    return Player(say("howto-example-name", count=seat + 1))


def names_of(seats: Iterable[int]) -> Listed:
    return Listed([name_of(seat) for seat in seats])


def called(rules: Rules, face: str) -> Card:
    """Return the rank of a card if all cards of it do the same, else the card."""
    rank = rank_of(face)
    alike = all(rules.cards[other] == rules.cards[face] for other in rules.faces if rank_of(other) == rank)
    return Card(rank if alike else face)


def table_for(rules: Rules) -> Table | None:
    """Return a table for four, or the nearest possible number; None if there are too few cards for any."""
    seats = range(rules.min_players, rules.max_players + 1)
    for players in sorted(seats, key=lambda count: abs(count - _SEATS)):
        if not rules.lack_of_cards(players):
            return Table(rules, players)
    return None


def lay_out(table: Table, total: int, *hands: Sequence[str], apart: str = "") -> State:
    """Return a state in which Anna is to play at this total.

    The others follow in the order of their names.

    `hands` are the given cards, from hers on, filled up with ordinary ones, none of the rank `apart`.
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
    """Return one card of each rank that only counts its number, except `apart`.

    Any cards if there are none.
    """
    down = rules.counts_down
    by_rank = {rank_of(face): face for face, options in rules.cards.items() if is_plain(face, options, down)}
    by_rank.pop(apart, None)
    return (
        list(by_rank.values()) or [face for face in rules.faces if rank_of(face) != apart] or [*rules.faces]
    )


def plays_of(state: State, *cards: str, target: int | None = None) -> list[Play]:
    """Return the plays of the seat to act with these cards, and with that target."""
    wanted = sorted(cards)
    return [
        play
        for play in engine.legal_plays(state)
        if sorted(play.cards) == wanted and play.target in (None, target) and MISTAKE not in play.marks
    ]


def play_of(state: State, *cards: str, target: int | None = None) -> Play | None:
    """Return the first legal play of these cards; None if they can't be played."""
    return next(iter(plays_of(state, *cards, target=target)), None)


def totals_of(plays: Iterable[Play]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(play.total for play in plays))


def carry_out(state: State, play: Play) -> list[AnyEvent]:
    events: list[AnyEvent] = []
    engine.apply(state, play, events.append)
    return events


def is_quiet(rules: Rules, before: int, after: int) -> bool:
    """Return whether the total has no other effect: no special number is hit or crossed."""
    if after == before:
        return True
    marks = [*rules.marks, *([] if rules.terms.milestones is None else [rules.limit])]
    if rules.terms.zeus is not None and after % TEN == 0:
        return False
    return after <= rules.limit and not any(
        min(before, after) <= mark <= max(before, after) for mark in marks
    )
