"""How the events of special rules move: hands that change seats, cards that save, totals that pay.

Each function writes its part of a score; what is said of an event stands beside its seat meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.game import events as ev
from cardtable.game.events import HIDDEN
from cardtable.ui.table import speeds
from cardtable.ui.table.laying import laid_spots
from cardtable.ui.table.layout import Spot
from cardtable.ui.table.score import GAP, Bump, Count, Flash, Hop, Laid, Say, Spoken
from cardtable.ui.table.speeds import Ease

if TYPE_CHECKING:
    from cardtable.ui.table.choreography import Writer

SWAPPED = 5
"""So many cards of a hand are seen to change seats."""


def happen(writer: Writer, event: Spoken) -> None:
    """One such event: its picture, its words at the seat, its line in the list."""
    match event:
        case ev.HandsExchanged():
            exchange(writer, event)
        case ev.CardStolen():
            steal(writer, event)
        case ev.ShieldLaid() | ev.HoldDiscarded():
            save(writer, event)
        case ev.TotalReset():
            reset(writer, event)
        case ev.MilestoneReached():
            takes = speeds.FLASH * writer.pace.factor
            writer.steps.append(Flash(writer.now, takes, event.at, event.how == "exact", writer.pace.reduced))
        case ev.WentOver() if not writer.pace.reduced:
            writer.steps.append(Bump(writer.now, writer.pace.ms(speeds.BUST)))
        case ev.TurnLost():
            if not writer.pace.reduced:
                writer.steps.append(Hop(writer.now, writer.pace.ms(speeds.SKIP), event.seat))
            writer.show(writer.now, skipped=event.seat)
        case ev.ZeusTaken():
            writer.show(writer.now, zeus=event.target)
        case ev.NextSeatChosen():
            writer.show(writer.now, next_seat=event.target)
        case ev.HandDeclared():
            declare(writer, event)
        case _:
            pass
    writer.steps.append(Say(writer.now, speeds.SAY * writer.pace.factor, event))
    writer.show(writer.now, told=writer.look.told + 1)
    writer.now += speeds.WORDS * writer.pace.factor


def exchange(writer: Writer, event: ev.HandsExchanged) -> None:
    """Two hands pass each other, face down."""
    takes, apart = writer.pace.ms(speeds.SWAP), writer.pace.ms(speeds.LAY_APART)
    sizes = writer.look.hand_sizes
    a, b = event.seat, event.target
    swapped = tuple(sizes[{a: b, b: a}.get(seat, seat)] for seat in range(len(sizes)))
    empty = tuple(0 if seat in (a, b) else size for seat, size in enumerate(sizes))
    own = writer.viewer in (a, b)
    hand = (GAP,) * swapped[writer.viewer] if own else writer.look.hand
    hands = tuple(() if seat in (a, b) else cards for seat, cards in enumerate(writer.look.hands))
    writer.show(writer.now, hand_sizes=empty, hand=hand, hands=hands)
    start = writer.now
    for giver, taker in ((a, b), (b, a)):
        for number in range(min(SWAPPED, sizes[giver])):
            writer.fly(
                start + number * apart, takes, HIDDEN, _at(writer, giver), _at(writer, taker),
                Ease.IN_OUT_CUBIC, arc=0.35,
            )  # fmt: skip
            writer.now = max(writer.now, start + number * apart + takes)
    writer.show(writer.now, hand_sizes=swapped)


def steal(writer: Writer, event: ev.CardStolen) -> None:
    """A card goes from hand to hand; only the two see which."""
    takes = writer.pace.ms(speeds.PLAY)
    origins = writer.take(event.target, event.cards)
    for card, origin in zip(event.cards, origins, strict=True):
        mine = event.seat == writer.viewer
        hand = writer.look.hand
        goal = writer.layout.hand_spot(len(hand), len(hand) + 1) if mine else _at(writer, event.seat)
        writer.fly(writer.now, takes, card, origin, goal, Ease.IN_OUT_CUBIC, arc=0.25, turns=mine)
        writer.now += takes
        sizes = writer.by_seat(writer.look.hand_sizes, event.seat, 1)
        writer.show(writer.now, hand=(*hand, card) if mine else hand, hand_sizes=sizes)


def save(writer: Writer, event: ev.ShieldLaid | ev.HoldDiscarded) -> None:
    """A card that saves its holder goes to the pile: a shield under the card that struck, a hold on top."""
    takes = writer.pace.ms(speeds.PLAY)
    for card, origin in zip(event.cards, writer.take(event.target, event.cards), strict=True):
        pile = writer.look.pile
        goal = writer.layout.pile(len(pile))
        hidden = event.target != writer.viewer
        writer.fly(writer.now, takes, card, origin, goal, Ease.OUT_QUAD, arc=0.15, turns=hidden)
        writer.now += takes
        under = isinstance(event, ev.ShieldLaid)
        after = (*pile[:-1], card, *pile[-1:]) if under else (*pile, card)
        writer.show(writer.now, pile=after)


def reset(writer: Writer, event: ev.TotalReset) -> None:
    """The total counts to its new number; a pile that is taken away goes aside with it."""
    counting = 0.0 if writer.pace.reduced else writer.pace.ms(speeds.COUNT)
    if counting:
        writer.steps.append(Count(writer.now, counting, writer.look.total, event.total))
    if writer.swept and writer.look.pile:
        pile, takes = writer.look.pile, writer.pace.ms(speeds.RENEW)
        x, y, width, _ = writer.layout.pile(len(pile) - 1)
        goal = Spot(x + 2.2 * width, y - 1.2 * width, width * 0.8, 50.0)
        first = max(0, len(pile) - 3)
        writer.show(writer.now, pile=())
        for index in range(first, len(pile)):
            writer.fly(writer.now, takes, pile[index], writer.layout.pile(index), goal, Ease.IN_OUT_CUBIC)
        writer.now += takes
    writer.show(writer.now, total=event.total)
    writer.now += counting


def declare(writer: Writer, event: ev.HandDeclared) -> None:
    """Cards of one rank are shown to all."""
    takes, apart = writer.pace.ms(speeds.LAY), writer.pace.ms(speeds.LAY_APART)
    place, count = writer.place(event.seat), len(event.cards)
    # What a seat called last would stand on its cards.
    writer.show(writer.now, calls=())
    origins = writer.take(event.seat, event.cards)
    start = writer.now
    for index, (card, origin) in enumerate(zip(event.cards, origins, strict=True)):
        goal = laid_spots(writer.layout, place, count)[index]
        began = start + index * apart
        writer.fly(began, takes, card, origin, goal, Ease.OUT_CUBIC, turns=event.seat != writer.viewer)
        writer.now = began + takes
        writer.show(writer.now, laid=Laid(event.seat, event.cards[: index + 1], declared=True, count=count))
    writer.now += speeds.READ * writer.pace.factor


def _at(writer: Writer, seat: int) -> Spot:
    return writer.layout.mini_card(writer.place(seat))
