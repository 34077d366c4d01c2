"""The state of one game: small lists and numbers, cheap to copy.

Seats are 0-based. Cards are codes. `stock` is kept with the next card last, so that drawing is a pop;
everything outside the engine shows it next card first. A deal that nobody watches shuffles no further than
cards are likely to be drawn: `top` is that part of the stock, `below` the rest as it is, the places that were
shuffled, and the name of the stream.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

from cardtable.cards.shuffle import shuffle_rest

if TYPE_CHECKING:
    from cardtable.game.table import Table

CLOCKWISE, COUNTERCLOCKWISE = 1, -1


@lru_cache(maxsize=4096)
def _neighbours(in_deal: tuple[bool, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The nearest seat in the deal from each seat, clockwise and counterclockwise."""

    def nearest(seat: int, step: int) -> int:
        ring = [(seat + step * distance) % len(in_deal) for distance in range(1, len(in_deal) + 1)]
        return next((other for other in ring if in_deal[other]), seat)

    seats = range(len(in_deal))
    return tuple(nearest(seat, 1) for seat in seats), tuple(nearest(seat, -1) for seat in seats)


@lru_cache(maxsize=4096)
def seated(in_deal: tuple[bool, ...]) -> tuple[int, ...]:
    """The seats that are in."""
    return tuple(seat for seat, is_in in enumerate(in_deal) if is_in)


@lru_cache(maxsize=4096)
def _without(
    in_deal: tuple[bool, ...], seat: int
) -> tuple[tuple[bool, ...], tuple[int, ...], tuple[int, ...]]:
    """Who is in the deal when a seat has left it, and the nearest seats then."""
    left = tuple(is_in and other != seat for other, is_in in enumerate(in_deal))
    return left, *_neighbours(left)


@lru_cache(maxsize=4096)
def others_of(in_deal: tuple[bool, ...], seat: int, direction: int) -> tuple[int, ...]:
    """The other seats in the deal, in the order of play from `seat`."""
    count = len(in_deal)
    ring = [(seat + direction * distance) % count for distance in range(1, count)]
    return tuple([other for other in ring if in_deal[other]])


class Phase(Enum):
    """Where a game stands."""

    BETWEEN = "between"
    """The next deal waits to be dealt."""
    PLAYING = "playing"
    OVER = "over"


BETWEEN, PLAYING, OVER = Phase.BETWEEN, Phase.PLAYING, Phase.OVER
"""For what is asked by the million: a member of an enum is slow to look up."""


class State:
    """Everything that decides how a game goes on; `clone` copies it for a search.

    `tokens` holds what each seat has left (0 where the variant has none), `forfeits` the deals each seat
    lost in a variant without tokens. `following` and `preceding` give the nearest seat in the deal
    clockwise and counterclockwise. `owed` is a draw that may still be made by hand: (seat, cards).
    `last_deal` ends a game that has no end of its own after so many deals; 0 leaves it open. `pool` counts
    the tokens paid to the centre, `bank` those that can be won from outside (None: without end), `scores`
    points over deals, `turns_taken` the turns in which a seat laid a card where a part goes by that,
    `last_seat` who laid the top card, `zeus` who holds Zeus. `questions` are the seats that are asked, one
    after the other, whether they act out of turn. `choosing`: the dealer chooses the bottom card; `robbed` is
    the seat whose hand a thief looks at; `to_call` is a total that may still be called: (seat, total).
    `counted` is the number of players that decides packs, hands and tokens. `marks` are the rewards of won
    games by seat, those of the games before among them, where the rules give any (4.2.12).
    """

    def __init__(self, table: Table, seed: str, last_deal: int = 0) -> None:
        """A game before its first deal. `seed` decides every card of the game."""
        players = table.players
        rules = table.rules
        self.table = table
        self.seed = seed
        self.last_deal = last_deal or rules.session_deals
        self.phase = BETWEEN
        self.deal = 0
        self.number = 0
        self.dealer = 0
        self.turn = 0
        self.direction = CLOCKWISE
        self.total = 0
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.top: list[str] = []
        self.below: tuple[list[str], int, str] | None = None
        self.pile: list[str] = []
        self.aside: list[str] = []
        self.tokens = [rules.tokens(players) if rules.tokens else 0] * players
        self.bank: int | None = sum(self.tokens) if rules.terms.bank is not None else None
        self.forfeits = [0] * players
        self.in_game: tuple[bool, ...] = (True,) * players
        self.in_deal: tuple[bool, ...] = (False,) * players
        self.following: tuple[int, ...] = ()
        self.preceding: tuple[int, ...] = ()
        self.renewals = 0
        self.pool = 0
        self.scores = [0] * players
        self.turns_taken = [0] * players
        self.questions: tuple[int, ...] = ()
        self.choosing = False
        self.robbed: int | None = None
        self.to_call: tuple[int, int] | None = None
        self.counted = players
        self.owed: tuple[int, int] | None = None
        self.bottom: str | None = None
        self.clear_turn()
        self.clear_pile_memory()
        self.loser: int | None = None
        self.winner: int | None = None
        self.winners: tuple[int, ...] = ()
        self.marks = (0,) * players if rules.terms.reward is not None else ()

    def clear_turn(self, owes: int = 0, penalty: bool = False) -> None:
        """A turn is over, however it ended: nothing was laid in the next one, which owes so many plays."""
        self.owes = owes
        self.penalty = penalty
        self.done = 0
        self.collected: tuple[str, ...] = ()
        self.lays_on = 0
        self.to_draw = 0

    def clear_pile_memory(self) -> None:
        """Nothing that was laid in this deal binds anybody."""
        self.chain = 0
        self.first_failed: int | None = None
        self.run = 0
        self.acting: str | None = None
        self.last_seat: int | None = None
        self.zeus: int | None = None

    def clone(self) -> State:
        """An independent copy. What is copied is played more than once, so its shuffle is finished first."""
        if self.below is not None:
            self._finish_shuffle()
        copy = State.__new__(State)
        copy.__dict__ = self.__dict__.copy()
        copy.hands = list(map(list.copy, self.hands))
        copy.top = self.top.copy()
        copy.pile = self.pile.copy()
        copy.aside = self.aside.copy()
        copy.tokens = self.tokens.copy()
        copy.forfeits = self.forfeits.copy()
        if not self.table.plain:
            copy.scores = self.scores.copy()
        if self.table.counts_turns:
            copy.turns_taken = self.turns_taken.copy()
        return copy

    @property
    def stock(self) -> list[str]:
        """The whole stock; whoever asks for it has its shuffle finished."""
        if self.below is not None:
            self._finish_shuffle()
        return self.top

    @stock.setter
    def stock(self, cards: list[str]) -> None:
        self.top, self.below = cards, None

    def _finish_shuffle(self) -> None:
        if self.below is not None:
            (cards, done, name), self.below = self.below, None
            shuffle_rest(cards, done, self.seed, name)
            self.top[:0] = cards

    @property
    def actor(self) -> int:
        """The seat that the game waits for: one that is asked something out of turn, else the seat to act."""
        return self.questions[0] if self.questions else self.turn

    @property
    def insists(self) -> bool:
        """Whether the seat that is asked cannot decline."""
        return self.choosing or self.robbed is not None

    def neighbour(self, seat: int, direction: int) -> int:
        """The nearest seat in the deal from `seat` in a direction, itself only when alone."""
        return self.following[seat] if direction == CLOCKWISE else self.preceding[seat]

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats in the deal, in the order of play from `seat`, which may be in it or not."""
        return others_of(self.in_deal, seat, self.direction)

    def is_alone(self, seat: int) -> bool:
        """Whether only one seat is left in the deal; `seat` may be in it or not."""
        nearest = self.following[seat]
        return self.following[nearest] == nearest

    def is_two(self, seat: int) -> bool:
        """Whether `seat` and one other are left in the deal (rules, 4.19.3)."""
        return self.following[self.following[seat]] == seat

    def seat_everyone(self, seats: Sequence[int]) -> None:
        """Make exactly these seats take part in the deal."""
        self.in_deal = tuple([seat in seats for seat in range(self.table.players)])
        self.following, self.preceding = _neighbours(self.in_deal)

    def seat_all_in_game(self) -> None:
        """Make everybody who is not eliminated take part in the deal."""
        in_game = self.in_game
        if self.in_deal is not in_game:
            self.in_deal = in_game
            self.following, self.preceding = _neighbours(in_game)

    def leave(self, seat: int) -> None:
        """Let a seat take part in the deal no more."""
        self.in_deal, self.following, self.preceding = _without(self.in_deal, seat)

    def leave_game(self, seat: int) -> None:
        """Let a seat take part in no later deal."""
        self.in_game = _without(self.in_game, seat)[0]

    def seats_in_deal(self) -> tuple[int, ...]:
        """The seats that take part in the deal."""
        return seated(self.in_deal)

    def seats_in_game(self) -> tuple[int, ...]:
        """The seats that are not eliminated."""
        return seated(self.in_game)

    def next_in_game(self, seat: int, step: int) -> int:
        """The nearest seat in the game from `seat`, one step left (+1) or right (-1) at a time."""
        other = seat
        in_game = self.in_game
        while True:
            other = (other + step) % len(in_game)
            if in_game[other] or other == seat:
                return other

    def win(self, seat: int, count: int) -> int:
        """Give a seat tokens from the bank, as far as it has them; how many they were (rules, 4.24)."""
        won = count if self.bank is None else min(count, self.bank)
        self.tokens[seat] += won
        if self.bank is not None:
            self.bank -= won
        return won

    def shown_tokens(self) -> tuple[int | None, ...]:
        """Tokens by seat, None for a seat that is out of the game and where the variant has none."""
        if self.table.rules.tokens is None:
            return (None,) * self.table.players
        return tuple(left if is_in else None for left, is_in in zip(self.tokens, self.in_game, strict=True))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        self._finish_shuffle()
        other._finish_shuffle()
        return self.__dict__ | {"table": None} == other.__dict__ | {"table": None}

    __hash__ = None  # type: ignore[assignment]
