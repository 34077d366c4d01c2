"""What the table shows at a moment, in words and numbers: pure data, without Qt and without the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.cards.faces import HIDDEN
from cardtable.ui.drawing.faces import Mood
from cardtable.ui.table.places.layout import Layout

if TYPE_CHECKING:
    from cardtable.game.sight.view import SeatView

GAP = ""
"""A place in the own hand that is kept free for a card on its way."""


@dataclass(frozen=True)
class Call:
    """What a seat said when it played: the total, the value it took, and a mark (`hold`, `reverse`...).

    `words` is what the game has it say besides the total, such as "pass me by", and `to` the seat that plays
    next, to which it is said.
    """

    seat: int
    total: int
    value: str
    mark: str = ""
    words: str = ""
    to: int | None = None


@dataclass(frozen=True)
class FaceUp:
    """Cards face up before their seat: a hand that is stuck or was given up, or what was declared."""

    seat: int
    cards: tuple[str, ...]
    declared: bool = False
    given_up: bool = False
    totals: tuple[int | None, ...] = ()
    """What each card of a stuck hand would make, where that is over the limit, or below 0."""
    count: int = 0
    """Of how many cards the hand is, while they are laid down one by one."""

    @property
    def over(self) -> int | None:
        """The lowest of those totals that is over the limit."""
        return min((total for total in self.totals if total is not None and total >= 0), default=None)


@dataclass(frozen=True)
class Look:
    """What can be seen on the table. Lists are by seat; `pile` is in full, oldest first."""

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
    """The seats that laid their last card, and won by it."""
    calls: tuple[Call, ...] = ()
    """The last two calls, the newest last."""
    skipped: int | None = None
    face_up: FaceUp | None = None
    stuck: bool = False
    """The dial tells that nothing fits."""
    owes: int = 1
    """How many plays the seat to act still owes; 0 while what it has played is shown, or is answered."""
    goes_on: bool = False
    """That seat has made some of the plays that it owed."""
    lines: int = 0
    """How many lines of the list of moves are written."""
    bottom: str | None = None
    """The card that lies face up under the stock."""
    renewals: int = 0
    """How often the stock was renewed in this deal, by which some cards come to do something else."""
    scores: tuple[int, ...] = ()
    zeus: int | None = None
    marks: tuple[int, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    """The hands of the others where they lie open, without what is on its way; else empty."""
    stirs: tuple[Mood | None, ...] = ()
    """The mood that each seat was put in by what happened last; see `moods`."""
    counts_down: bool = False
    """Who cannot stay at or above 0 loses."""
    edge_wins: bool = False
    """Who makes the total that everybody goes for has won."""
    has_stock: bool = True
    """There are cards to draw: the place of the stock is there when it is used up, too."""
    is_team: bool = False
    """All play together: the tokens of one are those of all, and lie in the middle."""
    stays: bool = False
    """The deal is over, and its total and its pile can be seen as they were when it ended."""

    @property
    def left(self) -> int:
        """How far it is to the limit, or to 0 where the game counts down."""
        return self.total if self.counts_down else self.limit - self.total

    @property
    def shared(self) -> int | None:
        """How many tokens all have together; None where everybody has their own, or nobody has any."""
        return self.tokens[0] if self.is_team else None

    def span(self, layout: Layout, front: int) -> tuple[float, float] | None:
        """The angles at the table from the last seat to the next one, seen from the seat in front; None
        where play goes nowhere.
        """
        start = self.turn if self.last_seat is None else self.last_seat
        end = self.turn if self.next_seat == start else self.next_seat
        if start is None or end is None or start == end:
            return None
        seats = len(self.in_game)
        return layout.angle((start - front) % seats), layout.angle((end - front) % seats)


def look_of(view: SeatView, before: Look | None = None, bottom: int = 0, pack: int = 0) -> Look:
    """What a view looks like; calls and what lies face up are kept from `before`, and so is what ended a deal
    that is over.

    `bottom` is the seat at the near side of the table: while nobody looks, its cards lie there face down. It
    is the number of seats where nobody sits there.
    Before the first deal the whole `pack` of so many cards is the stock.
    """
    playing = view.phase == "playing"
    near = view.hand_sizes[bottom] if bottom < view.players else 0
    hand = view.hand if view.seat is not None else (HIDDEN,) * near
    stays = before is not None and before.stays and not playing
    face_up = before.face_up if before else None
    if face_up is not None and face_up.seat == bottom and (view.seat is None or not face_up.declared):
        # A hand that is out of the deal has been laid aside, but lies there to be seen.
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
        # Before the first deal nobody sits it out.
        in_deal=view.in_deal if view.deal else view.in_game,
        gone_out=view.gone_out,
        # Over the near plaque stands what its seat still owes, so its last call makes room.
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
        stirs=before.stirs if before else (),
        counts_down=view.counts_down,
        edge_wins=view.edge_wins,
        has_stock=view.has_stock,
        is_team=view.is_team,
        stays=stays,
    )


Hands = tuple[tuple[str, ...], ...]


def without(hands: Hands, seat: int, cards: Sequence[str]) -> Hands:
    """Open hands, that of a seat without some cards; a hand whose cards are not known there is taken away."""
    if not hands:
        return ()
    left = list(hands[seat])
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            left = []
    return (*hands[:seat], tuple(left), *hands[seat + 1 :])
