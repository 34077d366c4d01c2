"""What one seat may see: the only thing that a player's screen or a computer opponent is given.

A `SeatView` cannot hold a hidden card: it has room for the cards of its own seat and for public ones only.
"""

from __future__ import annotations

import msgspec

from cardtable.game.moves import Move, Play, Refusal


class LaidCard(msgspec.Struct, frozen=True):
    """A card that another seat laid by itself, the total before and after, and the cards it drew since then
    and before its next play.
    """

    card: str
    before: int
    total: int
    drawn: int = 0


class OnTable(msgspec.Struct, frozen=True):
    """What everybody can know besides, so that a deal can be thought on from a view (`game.worlds`).

    The names are those of `State`. `aside` counts the cards that were put aside. `known` are cards that this
    seat knows in other hands, by seat, and `known_aside` those it knows among the cards put aside. `laid` are
    the last plays of each other seat, oldest first, as far as its hand has changed by them alone since.
    """

    aside: int
    tokens: tuple[int, ...]
    pool: int
    bank: int | None
    scores: tuple[int, ...]
    last_deal: int
    renewals: int
    bottom: str | None
    owed: tuple[int, int] | None
    owes: int
    done: int
    penalty: bool
    collected: tuple[str, ...]
    lays_on: int
    to_draw: int
    chain: int
    first_failed: int | None
    run: int
    acting: str | None
    last_seat: int | None
    zeus: int | None
    turns_taken: tuple[int, ...]
    questions: tuple[int, ...]
    choosing: bool
    robbed: int | None
    to_call: tuple[int, int] | None
    counted: int
    known: tuple[tuple[str, ...], ...] = ()
    known_aside: tuple[str, ...] = ()
    laid: tuple[tuple[LaidCard, ...], ...] = ()


class SeatView(msgspec.Struct, frozen=True):
    """The table as `seat` sees it; None is an onlooker who holds no cards.

    Lists are by seat, 0-based. `plays` are this seat's legal plays if it is to act, else empty; `moves` are
    all its legal moves, also when it is asked out of turn; `refused`
    says for each card of the hand that cannot be played now why not. `pile` is oldest first and in full:
    every card was seen when it was laid. `phase` is `between` (the next deal waits), `playing` or `over`.
    `draws_owed` counts the cards this seat may still draw by hand. `bottom` is the card that lies face up
    under the stock (4.2.13), `scores` the points over deals where they are counted (4.10), else empty, and
    `zeus` the seat that holds Zeus (4.17). `owes` counts the plays that the seat to act still owes, `must`
    names what binds it: `queen`, `run:+1`. `on_table` is there while a deal is on. `hands` are those of
    the others where all hands lie face up for the persons at the table, else empty. `marks` are the rewards
    by seat, where the rules give any (4.2.12).
    """

    variant: str
    seat: int | None
    players: int
    phase: str
    deal: int
    turn_number: int
    dealer: int
    turn: int
    direction: int
    total: int
    limit: int
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    stock_count: int
    pile: tuple[str, ...]
    tokens: tuple[int | None, ...]
    forfeits: tuple[int, ...]
    in_game: tuple[bool, ...]
    in_deal: tuple[bool, ...]
    plays: tuple[Play, ...]
    refused: dict[str, Refusal]
    stuck: bool
    draws_owed: int
    next_seat: int
    moves: tuple[Move, ...] = ()
    bottom: str | None = None
    scores: tuple[int, ...] = ()
    zeus: int | None = None
    owes: int = 1
    must: str | None = None
    on_table: OnTable | None = None
    hands: tuple[tuple[str, ...], ...] = ()
    marks: tuple[int, ...] = ()
