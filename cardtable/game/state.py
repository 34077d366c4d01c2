"""The state of one game: public facts, and hidden cards; cheap to copy.

Seats are 0-based. Cards are codes. Values by seat are tuples, which copies share; lists are of cards. `stock`
is kept with the next card last, so that drawing is a pop; everything outside the engine shows it next card
first. A deal without `emit` shuffles no further than cards are likely to be drawn: `top` is that part of the
stock, `below` the rest as it is, the places that were shuffled, and the name of the stream.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import lru_cache
from typing import Any

from cardtable.cards.shuffle import shuffle_rest
from cardtable.game.rulebook import Alteration, CardPlays, Rulebook


@dataclass(frozen=True)
class Position:
    """The place of every card when the first deal begins, and the total: a puzzle, or a prepared game.

    `hands` are by seat; `stock` has its next card first, `pile` its oldest. `first` is the seat to act,
    `direction` 1 if play goes clockwise, else -1. Demands of the pile on that seat, such as a queen to
    answer, don't count.
    """

    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    total: int
    first: int = 0
    direction: int = 1

    @property
    def cards(self) -> Iterable[str]:
        return (*(card for hand in self.hands for card in hand), *self.stock, *self.pile)

    def fits(self, table: Rulebook) -> bool:
        """Return whether the position fits a table: its whole pack, its seats, its limit."""
        seats = len(self.hands) == table.players and 0 <= self.first < table.players
        return (
            seats and self.total <= table.limit and Counter(self.cards) == Counter(table.pack(table.players))
        )


CLOCKWISE, COUNTERCLOCKWISE = 1, -1


class Phase(StrEnum):
    BETWEEN = "between"
    """The next deal waits to be dealt."""
    PLAYING = "playing"
    OVER = "over"


BETWEEN, PLAYING, OVER = Phase.BETWEEN, Phase.PLAYING, Phase.OVER
"""Constants for hot code: a member of an enum is slow to look up."""


@lru_cache(maxsize=4096)
def _neighbors(in_deal: tuple[bool, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the nearest seat in the deal from each seat, clockwise and counterclockwise."""

    def nearest(seat: int, step: int) -> int:
        ring = [(seat + step * distance) % len(in_deal) for distance in range(1, len(in_deal) + 1)]
        return next((other for other in ring if in_deal[other]), seat)

    seats = range(len(in_deal))
    return tuple(nearest(seat, 1) for seat in seats), tuple(nearest(seat, -1) for seat in seats)


@lru_cache(maxsize=4096)
def without(
    in_deal: tuple[bool, ...], seat: int
) -> tuple[tuple[bool, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the seats in the deal after a seat has left it, and the nearest seats then."""
    left = tuple(is_in and other != seat for other, is_in in enumerate(in_deal))
    return left, *_neighbors(left)


def changed(counts: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """Return numbers by seat with that of one seat changed."""
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])


@lru_cache(maxsize=4096)
def seated(in_deal: tuple[bool, ...]) -> tuple[int, ...]:
    """Return the seats that are in."""
    return tuple(seat for seat, is_in in enumerate(in_deal) if is_in)


@lru_cache(maxsize=4096)
def others_of(in_deal: tuple[bool, ...], seat: int, direction: int) -> tuple[int, ...]:
    """Return the other seats in the deal, in the order of play from `seat`."""
    count = len(in_deal)
    ring = [(seat + direction * distance) % count for distance in range(1, count)]
    return tuple([other for other in ring if in_deal[other]])


@dataclass(kw_only=True, eq=False)
class Public:
    """The public facts: fields added here are in a state, a view and every world.

    `number` counts the moves. `pile` is oldest first and complete: every card was seen when it was played.
    `tokens` holds what each seat has left (0 if the variant has none), `forfeits` the deals each seat lost in
    a variant without tokens, `scores` points, or won deals, if they are counted, else nothing. `following`
    and `preceding` give the nearest seat in the deal clockwise and counterclockwise. `owed` is a draw that
    may still be made by hand: (seat, cards). `last_deal` ends a game after that deal if nothing else did; 0
    leaves it open. `pool` counts the tokens paid to the center, `bank` those that can be won from outside
    (None: without end), `turns_taken` the turns in which a seat played a card, if that ends a ban,
    `last_seat` the player of the top card, `zeus` the holder of Zeus (4.17). `bottom` is the card put face up
    under the stock (4.2.13). `questions` are the seats that are asked, one after the other, whether they act
    out of turn. `choosing`: the dealer chooses the bottom card; `robbed` is the seat whose hand a thief looks
    at; `to_call` is a total that may still be called: (seat, total). `counted` is the number of players that
    decides packs, hands and tokens. `marks` are the rewards of won games by seat, including earlier games, if
    the rules have any (4.2.12). `gone_out` are the seats that played their last card in this deal, and won by
    it.

    Of the turn: `owes` are the plays it was obliged to (0: an ordinary turn), `done` those made, `penalty`
    whether they are a penalty, `collected` the marks of its plays, `obliges_next` the plays it obliges the
    next to, `to_draw` the cards drawn at its end. Of the pile: `chain` counts unanswered queens,
    `first_failed` is the first seat that could not play a penalty, `run` the direction of a run, `acting` the
    card that a copy copies, `totals` those before each of its last cards, if some may be taken off it again.
    """

    # No default in the class: Python looks up a field slowly if the class has a member of an enum for it.
    phase: Phase = field(default_factory=lambda: BETWEEN)
    deal: int = 0
    number: int = 0
    dealer: int = 0
    turn: int = 0
    direction: int = CLOCKWISE
    total: int = 0
    last_deal: int = 0
    pile: list[str] = field(default_factory=list)
    tokens: tuple[int, ...] = ()
    bank: int | None = None
    pool: int = 0
    forfeits: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()
    in_game: tuple[bool, ...] = ()
    in_deal: tuple[bool, ...] = ()
    following: tuple[int, ...] = ()
    preceding: tuple[int, ...] = ()
    counted: int = 0
    renewals: int = 0
    bottom: str | None = None
    turns_taken: tuple[int, ...] = ()
    questions: tuple[int, ...] = ()
    choosing: bool = False
    robbed: int | None = None
    to_call: tuple[int, int] | None = None
    owed: tuple[int, int] | None = None
    owes: int = 0
    penalty: bool = False
    done: int = 0
    collected: tuple[str, ...] = ()
    obliges_next: int = 0
    to_draw: int = 0
    chain: int = 0
    first_failed: int | None = None
    run: int = 0
    acting: str | None = None
    totals: tuple[int, ...] = ()
    last_seat: int | None = None
    zeus: int | None = None
    gone_out: tuple[int, ...] = ()
    loser: int | None = None
    winner: int | None = None
    winners: tuple[int, ...] = ()

    def public(self) -> dict[str, Any]:
        """Return all fields by name, with a copy of the pile."""
        known = self.__dict__
        found = {name: known[name] for name in PUBLIC}
        found["pile"] = self.pile.copy()
        return found

    @property
    def actor(self) -> int:
        """The seat that the game waits for: one that is asked out of turn, else the seat to act."""
        return self.questions[0] if self.questions else self.turn

    @property
    def plays_owed(self) -> int:
        """How many plays the seat to act still has to make: one in an ordinary turn."""
        return max(1, self.owes - self.done) if self.phase is PLAYING else 1

    @property
    def insists(self) -> bool:
        """Whether the seat that is asked cannot decline."""
        return self.choosing or self.robbed is not None

    def neighbor(self, seat: int) -> int:
        """Return the next seat in the deal after `seat` in the direction of play; itself only when alone."""
        return self.following[seat] if self.direction == CLOCKWISE else self.preceding[seat]

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the other seats in the deal, in the order of play from `seat`, which may be in it or not."""
        return others_of(self.in_deal, seat, self.direction)

    def is_alone(self, seat: int) -> bool:
        """Return whether only one seat is left in the deal; `seat` may be in it or not."""
        nearest = self.following[seat]
        return self.following[nearest] == nearest

    def is_two(self, seat: int) -> bool:
        """Return whether `seat` and one other are left in the deal (rules, 4.19.3)."""
        return self.following[self.following[seat]] == seat

    def seats_in_deal(self) -> tuple[int, ...]:
        return seated(self.in_deal)

    def seats_in_game(self) -> tuple[int, ...]:
        return seated(self.in_game)

    def next_in_game(self, seat: int, step: int) -> int:
        """Return the nearest seat in the game from `seat`, one step left (+1) or right (-1) at a time."""
        other = seat
        in_game = self.in_game
        while True:
            other = (other + step) % len(in_game)
            if in_game[other] or other == seat:
                return other


PUBLIC = tuple(one.name for one in fields(Public))
"""The names of the public fields."""


class State(Public):
    """Everything that decides how a game goes on: public facts and hidden cards.

    `clone` copies it for a search.

    `hands` are by seat, `aside` the cards that were put aside in this deal. `position` is that of the first
    deal, None if it is shuffled. `real`: real cards are played, and entries replace the cards dealt here
    (`real_cards`); then `seen_aside` are the cards put aside in sight of all.
    """

    def __init__(self, table: Rulebook, seed: str) -> None:
        """Begin a game before its first deal. `seed` decides every card of the game."""
        players, rules = table.players, table.rules
        nothing = (0,) * players
        tokens = (rules.tokens(players),) * players if rules.tokens else nothing
        super().__init__(
            direction=table.start_direction,
            last_deal=rules.last_deal,
            tokens=tokens,
            bank=sum(tokens) if rules.terms.bank is not None else None,
            forfeits=nothing,
            scores=nothing if rules.keeps_score else (),
            marks=nothing if rules.terms.reward is not None else (),
            in_game=(True,) * players,
            in_deal=(False,) * players,
            counted=players,
            turns_taken=nothing,
        )
        self.table = table
        self.seed = seed
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.top: list[str] = []
        self.below: tuple[list[str], int, str] | None = None
        self.aside: list[str] = []
        self.position: Position | None = None
        self.real = False
        self.seen_aside: tuple[str, ...] = ()

    def clear_turn(self, owes: int = 0, penalty: bool = False) -> None:
        """Begin the next turn, which owes `owes` plays, with nothing played."""
        self.owes = owes
        self.penalty = penalty
        self.done = 0
        self.collected = ()
        self.obliges_next = 0
        self.to_draw = 0

    def clear_demands(self) -> None:
        """End all demands of the pile on the next seat."""
        self.chain = 0
        self.first_failed = None
        self.run = 0

    def clear_pile_memory(self) -> None:
        """End all effects of earlier plays in this deal."""
        self.clear_demands()
        self.acting = None
        self.totals = ()
        self.last_seat = None
        self.zeus = None
        self.gone_out = ()

    def clone(self) -> State:
        """Return an independent copy.

        Its shuffle is finished first, since a copied state is played more than once.
        """
        if self.below is not None:
            self._finish_shuffle()
        copy = State.__new__(State)
        copy.__dict__ = self.__dict__.copy()
        copy.hands = list(map(list.copy, self.hands))
        copy.top = self.top.copy()
        copy.pile = self.pile.copy()
        copy.aside = self.aside.copy()
        return copy

    @property
    def cards(self) -> CardPlays:
        """The plays of each card at present."""
        table = self.table
        alterations: tuple[Alteration, ...] = ()
        for step in table.alters:
            alter = step(self)
            if alter is not None:
                alterations += (alter,)
        return table.altered[alterations]

    @property
    def stock(self) -> list[str]:
        """The whole stock; reading it finishes its shuffle."""
        if self.below is not None:
            self._finish_shuffle()
        return self.top

    @stock.setter
    def stock(self, cards: list[str]) -> None:
        self.top, self.below = cards, None

    @property
    def unseen(self) -> list[str]:
        """The cards that only their holder has seen, or no player.

        Hands, the stock, hands that were put aside.
        """
        below = self.bottom is not None and bool(self.stock) and not self.renewals
        aside = Counter(self.aside) - Counter(self.seen_aside)
        return [*(card for hand in self.hands for card in hand), *self.stock[below:], *aside.elements()]

    def may_hold(self, seat: int, faces: frozenset[str]) -> bool:
        """Return whether one of these faces is in that hand; of real cards, whether it may be."""
        hand = self.hands[seat]
        return not faces.isdisjoint(self.unseen if self.real and hand else hand)

    def _finish_shuffle(self) -> None:
        if self.below is not None:
            (cards, done, name), self.below = self.below, None
            shuffle_rest(cards, done, self.seed, name)
            self.top[:0] = cards

    @property
    def dealt_after(self) -> tuple[int, ...]:
        """The seat dealt to after each seat: the nearest in the deal in the direction in which it begins."""
        return self.following if self.table.start_direction == CLOCKWISE else self.preceding

    def seat_everyone(self, seats: Sequence[int]) -> None:
        """Make exactly these seats take part in the deal."""
        self.in_deal = tuple([seat in seats for seat in range(self.table.players)])
        self.following, self.preceding = _neighbors(self.in_deal)

    def seat_all_in_game(self) -> None:
        """Make all who are not eliminated take part in the deal."""
        in_game = self.in_game
        if self.in_deal is not in_game:
            self.in_deal = in_game
            self.following, self.preceding = _neighbors(in_game)

    def leave(self, seat: int) -> None:
        """Take a seat out of the deal."""
        self.in_deal, self.following, self.preceding = without(self.in_deal, seat)

    def leave_game(self, seat: int) -> None:
        """Take a seat out of all later deals."""
        self.in_game = without(self.in_game, seat)[0]

    def win(self, seat: int, count: int) -> int:
        """Give a seat tokens from the bank, as far as it has them; return how many (rules, 4.24)."""
        won = count if self.bank is None else min(count, self.bank)
        self.tokens = changed(self.tokens, seat, won)
        if self.bank is not None:
            self.bank -= won
        return won

    def shown_tokens(self) -> tuple[int | None, ...]:
        """Return tokens by seat, None for a seat that is out of the game and if the variant has none."""
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
