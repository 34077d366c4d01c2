"""How a deal begins and how it ends: cards fly round the table, a stuck hand is laid open, tokens fall.

Each function writes its part of a score.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.game import events as ev
from cardtable.game.events import HIDDEN
from cardtable.ui.table import speeds
from cardtable.ui.table.laying import laid_spots
from cardtable.ui.table.score import GAP, Bump, Fall, Laid
from cardtable.ui.table.speeds import Ease

if TYPE_CHECKING:
    from cardtable.ui.table.choreography import Writer


def deal(writer: Writer, event: ev.DealStarted) -> None:
    """Cards fly round the table one by one, beginning after the dealer."""
    seats = writer.layout.seats
    dealt = sum(len(hand) for hand in event.hands)
    own = len(event.hands[writer.viewer])
    writer.show(
        writer.now,
        total=event.total, direction=event.direction, turn=None, next_seat=None, last_seat=None,
        hand=(GAP,) * own, hand_sizes=(0,) * seats, stock=len(event.stock) + dealt + len(event.pile),
        pile=(), tokens=event.tokens, in_deal=tuple(i in event.in_deal for i in range(seats)),
        calls=(), skipped=None, laid=None, stuck=False, owes=1, told=0, hands=(),
    )  # fmt: skip
    writer.cue(writer.now, "shuffle")
    apart = writer.pace.ms(min(speeds.DEAL_APART, speeds.DEAL_LONGEST / max(1, dealt)))
    takes = writer.pace.ms(speeds.DEAL)
    order = [(event.dealer + 1 + i) % seats for i in range(seats)]
    landings: list[tuple[float, int, int]] = []
    for index in range(max(len(hand) for hand in event.hands)):
        for seat in order:
            if index < len(event.hands[seat]):
                _deal_one(writer, event, seat, index, takes)
                landings.append((writer.now + takes, seat, index))
                writer.now += apart
    writer.now += takes
    for at, seat, index in landings:
        _land(writer, event, at, seat, index)
    for number, card in enumerate(event.pile):
        _turn_up(writer, card, number)
    writer.now += writer.pace.ms(speeds.BREATH)


def _deal_one(writer: Writer, event: ev.DealStarted, seat: int, index: int, takes: float) -> None:
    """One card leaves the stock."""
    writer.cue(writer.now, "card_slide")
    place = writer.place(seat)
    own = seat == writer.viewer
    goal = writer.layout.hand_spot(index, len(event.hands[seat])) if own else writer.layout.mini_card(place)
    writer.fly(
        writer.now, takes, event.hands[seat][index], writer.layout.stock_top(writer.look.stock), goal,
        Ease.OUT_CUBIC, arc=0.35, spin=20.0 if goal.x > writer.layout.centre.x else -20.0, turns=own,
    )  # fmt: skip


def _land(writer: Writer, event: ev.DealStarted, at: float, seat: int, index: int) -> None:
    """One card has come to its hand."""
    hand = writer.look.hand
    if seat == writer.viewer:
        hand = (*hand[:index], event.hands[seat][index], *hand[index + 1 :])
    sizes = writer.by_seat(writer.look.hand_sizes, seat, 1)
    writer.show(at, hand=hand, hand_sizes=sizes, stock=writer.look.stock - 1)


def _turn_up(writer: Writer, card: str, number: int) -> None:
    """The first card of the pile is turned over."""
    takes = writer.pace.ms(speeds.DRAW)
    origin = writer.layout.stock_top(writer.look.stock)
    writer.fly(writer.now, takes, card, origin, writer.layout.pile(number), Ease.OUT_CUBIC, turns=True)
    writer.show(writer.now, stock=writer.look.stock - 1)
    writer.now += takes
    writer.cue(writer.now, "card_land")
    writer.show(writer.now, pile=(*writer.look.pile, card))


def stuck(writer: Writer, event: ev.SeatStuck) -> None:
    """The hand is laid down for all to see, and the pointer runs against the limit."""
    writer.show(writer.now, turn=event.seat, next_seat=None, skipped=None, calls=())
    writer.show(writer.now, owes=0, told=writer.look.told + 1)
    if event.seat == writer.viewer:
        writer.show(
            writer.now, stuck=True, laid=Laid(event.seat, event.hand, totals=event.totals), hand=event.hand
        )
    elif HIDDEN not in event.hand:
        _lay_down(writer, event)
    else:
        writer.show(writer.now, stuck=True)
    writer.cue(writer.now, "bust")
    if not writer.pace.reduced:
        writer.steps.append(Bump(writer.now, writer.pace.ms(speeds.BUST)))
    writer.now += writer.pace.ms(speeds.BUST)
    writer.now += speeds.READ * writer.pace.factor


def _lay_down(writer: Writer, event: ev.SeatStuck) -> None:
    """The small fan opens on the felt."""
    place = writer.place(event.seat)
    takes, apart = writer.pace.ms(speeds.LAY), writer.pace.ms(speeds.LAY_APART)
    start, count = writer.now, len(event.hand)
    sizes = writer.by_seat(writer.look.hand_sizes, event.seat, -count)
    writer.show(start, hand_sizes=sizes)
    for index, card in enumerate(event.hand):
        goal = laid_spots(writer.layout, place, count)[index]
        began = start + index * apart
        writer.fly(began, takes, card, writer.layout.mini_card(place), goal, Ease.OUT_CUBIC, turns=True)
        writer.now = began + takes
        laid = Laid(event.seat, event.hand[: index + 1], totals=event.totals[: index + 1], count=count)
        writer.show(writer.now, laid=laid)
    writer.show(writer.now, stuck=True)


def pay(writer: Writer, event: ev.TokensChanged, listed: bool) -> None:
    """A token falls off the plaque, or one more stands on it; `listed` with a line in the list of moves."""
    takes = writer.pace.ms(speeds.TOKEN)
    tokens = tuple(event.left if i == event.seat else t for i, t in enumerate(writer.look.tokens))
    writer.show(writer.now, tokens=tokens, told=writer.look.told + listed)
    if event.change < 0:
        writer.cue(writer.now, "token_drop")
    if event.change < 0 and not writer.pace.reduced:
        for number in range(-event.change):
            writer.steps.append(Fall(writer.now, takes, event.seat, event.left + number))
    writer.now += takes


def leave(writer: Writer, event: ev.SeatOut) -> None:
    """A seat is out; its cards are laid aside."""

    def without(flags: tuple[bool, ...]) -> tuple[bool, ...]:
        return tuple(flag and i != event.seat for i, flag in enumerate(flags))

    game = without(writer.look.in_game) if event.scope == "game" else writer.look.in_game
    writer.show(writer.now, in_deal=without(writer.look.in_deal), in_game=game)
    writer.now += writer.pace.ms(speeds.BREATH)
