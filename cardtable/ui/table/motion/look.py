"""What the table shows at one time, as pure data, without Qt and without the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from cardtable.cards.faces import HIDDEN
from cardtable.ui.drawing.faces import Mood
from cardtable.ui.table.places.layout import Layout

if TYPE_CHECKING:
    from cardtable.game.sight.view import SeatView

GAP = ""
"""A place in the viewer's hand that is kept free for a card on its way."""


class Arrival(NamedTuple):
    """How a seat is taken before a game: a line of `words` with an icon, and the color of its outline.

    `state` is empty, `free` (nobody is there), `ready` or `away`. `button` is the room for a button at the
    right end, in pixels.
    """

    words: str
    icon: str
    color: str = ""
    state: str = ""
    button: float = 0.0


@dataclass(frozen=True)
class SeatInfo:
    """The player on a seat; `at` is empty, `phone` for a player at one, `away` while it isn't connected.

    `arrival` is how the seat is taken, None in a game.
    """

    name: str
    avatar: str
    person: bool
    at: str = ""
    arrival: Arrival | None = None


class Call(NamedTuple):
    """What a seat called with its play: the total, the value it chose, and a mark (`hold`, `reverse`...).

    `words` is what the game adds to the total, such as "pass me by", addressed to seat `to`, which plays
    next.
    """

    seat: int
    total: int
    value: str
    mark: str = ""
    words: str = ""
    to: int | None = None


@dataclass(frozen=True)
class FaceUp:
    """Cards face up in front of their seat: a hand that is stuck or was given up, or declared cards."""

    seat: int
    cards: tuple[str, ...]
    declared: bool = False
    given_up: bool = False
    totals: tuple[int | None, ...] = ()
    """The total that each card of a stuck hand would make, if over the limit or below 0."""
    count: int = 0
    """The size of the hand, while it is laid down card by card."""

    @property
    def over(self) -> int | None:
        """The lowest of these totals over the limit."""
        return min((total for total in self.totals if total is not None and total >= 0), default=None)


@dataclass(frozen=True)
class Look:
    """What is visible on the table. Lists are by seat; `pile` is complete, oldest first.

    `hand_sizes` is empty if the players hold real cards.
    """

    total: int
    limit: int
    direction: int
    turn: int | None
    next_seat: int | None
    last_seat: int | None
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    stock: int
    pile: tuple[str, ...]
    tokens: tuple[int | None, ...]
    forfeits: tuple[int, ...]
    in_game: tuple[bool, ...]
    in_deal: tuple[bool, ...]
    gone_out: tuple[int, ...] = ()
    """The seats that played their last card and won by it."""
    calls: tuple[Call, ...] = ()
    """The last two calls, the newest last."""
    skipped: int | None = None
    face_up: FaceUp | None = None
    stuck: bool = False
    """Whether the table shows that no card fits."""
    owes: int = 1
    """The plays that the seat to act still owes; 0 while its play is being shown or answered."""
    goes_on: bool = False
    """Whether that seat has made some of the plays it owed."""
    lines: int = 0
    """The number of lines shown in the list of moves."""
    bottom: str | None = None
    """The card that is face up under the stock."""
    renewals: int = 0
    """How often the stock was renewed in this deal, which changes what some cards do."""
    scores: tuple[int, ...] = ()
    zeus: int | None = None
    marks: tuple[int, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    """The open hands of the other seats, without cards on their way; otherwise empty."""
    holds: int = 0
    """The last plays in a row that held the total at the limit."""
    lost_in_a_row: tuple[int, int] | None = None
    """The seat that lost the last deal, and how many it has lost in a row."""
    stirs: tuple[Mood | None, ...] = ()
    """The mood that the latest events put each seat in; see `moods`."""
    counts_down: bool = False
    """Whether a player who cannot stay at or above 0 loses."""
    edge_wins: bool = False
    """Whether making the goal total wins."""
    has_stock: bool = True
    """Whether cards can be drawn, so that an empty stock still has its place."""
    is_team: bool = False
    """Whether all play as a team, with shared tokens in the middle."""
    stays: bool = False
    """Whether the deal is over and its total and pile are still shown."""

    @property
    def left(self) -> int:
        """The distance to the limit, or to 0 if the game counts down."""
        return self.total if self.counts_down else self.limit - self.total

    @property
    def shared(self) -> int | None:
        """The number of tokens of a team; None in other games."""
        return self.tokens[0] if self.is_team else None

    def span(self, layout: Layout, front: int) -> tuple[float, float] | None:
        """Return the angles from the last seat to the next one, with seat `front` in front.

        Return None if play goes nowhere.
        """
        start = self.turn if self.last_seat is None else self.last_seat
        end = self.turn if self.next_seat == start else self.next_seat
        if start is None or end is None or start == end:
            return None
        seats = len(self.in_game)
        return layout.angle((start - front) % seats), layout.angle((end - front) % seats)


def empty_look(players: int, limit: int = 99, stock: int = 0) -> Look:
    """Return the table before a game, with all its cards in the stock; 0 if there are none yet."""
    all_in = (True,) * players
    return Look(
        total=0, limit=limit, direction=1, turn=None, next_seat=None, last_seat=None, hand=(),
        hand_sizes=(0,) * players, stock=stock, pile=(), tokens=(None,) * players, forfeits=(0,) * players,
        in_game=all_in, in_deal=all_in, has_stock=stock > 0,
    )  # fmt: skip


def look_of(view: SeatView, before: Look | None = None, bottom: int = 0, pack: int = 0) -> Look:
    """Return the look of a view; calls, face-up cards and the end of a deal are kept from `before`.

    `bottom` is the seat at the near side, or the number of seats if nobody is; without a viewer its cards are
    face down. Before the first deal the stock has all `pack` cards.
    """
    playing = view.phase == "playing"
    near = view.hand_sizes[bottom] if bottom < view.players else 0
    hand = view.hand if view.seat is not None else (HIDDEN,) * near
    stays = before is not None and before.stays and not playing
    face_up = before.face_up if before else None
    if face_up is not None and face_up.seat == bottom and (view.seat is None or not face_up.declared):
        # The hand of a seat out of the deal is still shown.
        hand = face_up.cards
    return Look(
        total=before.total if before and stays else view.total,
        limit=view.limit,
        direction=view.direction,
        turn=view.turn if playing else None,
        next_seat=view.next_seat if playing else None,
        last_seat=before.last_seat if before else None,
        hand=hand,
        hand_sizes=view.hand_sizes,
        stock=view.stock_count if view.deal else pack if before is None else before.stock,
        pile=before.pile if before and stays else tuple(view.pile),
        tokens=view.shown_tokens,
        forfeits=view.forfeits,
        in_game=view.in_game,
        # Before the first deal nobody is out of it.
        in_deal=view.in_deal if view.deal else view.in_game,
        gone_out=view.gone_out,
        # The banner over the near plaque shows what its seat owes, so its last call goes.
        calls=tuple(c for c in before.calls if not (view.done and c.seat == view.turn == bottom))
        if before
        else (),
        skipped=before.skipped if before else None,
        face_up=face_up,
        stuck=(before is not None and before.stuck) or (playing and view.stuck and view.turn == view.seat),
        owes=0 if view.questions else view.plays_owed,
        goes_on=view.done > 0,
        lines=before.lines if before else 0,
        bottom=view.open_bottom,
        renewals=view.renewals,
        scores=view.scores,
        zeus=view.zeus,
        marks=view.marks,
        hands=view.hands,
        holds=before.holds if before else 0,
        lost_in_a_row=before.lost_in_a_row if before else None,
        stirs=before.stirs if before else (),
        counts_down=view.counts_down,
        edge_wins=view.edge_wins,
        has_stock=view.has_stock,
        is_team=view.is_team,
        stays=stays,
    )


Hands = tuple[tuple[str, ...], ...]


def without(hands: Hands, seat: int, cards: Sequence[str]) -> Hands:
    """Return open hands with cards of one seat removed; a hand without these cards is hidden."""
    if not hands:
        return ()
    left = list(hands[seat])
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            left = []
    return (*hands[:seat], tuple(left), *hands[seat + 1 :])
