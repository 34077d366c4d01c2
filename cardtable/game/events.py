"""What happened, in the past tense: the closed union of events that `apply` reports.

An event is complete: it shows hidden cards, for the record, the trace and study. `seen_by(event, seat)` is
what one seat may know of it; nothing else may reach a screen or a computer opponent.

Seats are 0-based. Cards are codes (`10H`, `JK1`); a card that may not be seen is `HIDDEN`. Direction is +1
for clockwise and -1 for counterclockwise.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cardtable.cards.faces import HIDDEN

Scope = Literal["deal", "game", "won"]
"""What a seat is out of: the deal, the game, or a deal that it has won by going out."""
Must = Literal["queen", "run:+1", "run:-1"]
"""What binds the seat to act."""


class Event(msgspec.Struct, frozen=True):
    """The base of every event."""


class Effect(Event, frozen=True):
    """The effect of a card or a rule at a seat: its `kind` is its name in traces.

    With `new_hands` all hands and the cards put aside went back to the stock.
    """

    kind = ""
    new_hands = False

    seat: int


class SeatEffect(Effect, frozen=True):
    """An effect with one message, shown at its seat or for all (`is_for_all`).

    `is_reason`: it is reason enough for the end of a deal. An effect of one part only is defined next to that
    part.
    """

    is_for_all = False
    is_reason = False

    @property
    def message(self) -> str:
        """The name of the event's message in the catalog, without `event-`."""
        return self.kind


class DealStarted(Event, frozen=True):
    """All cards were shuffled and dealt; `stock` is next card first, `pile` oldest first."""

    deal: int
    dealer: int
    first: int
    direction: int
    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    total: int
    tokens: tuple[int | None, ...]
    in_deal: tuple[int, ...]
    bottom: str | None = None
    turned: tuple[str, ...] = ()


class TurnBegan(Event, frozen=True):
    """It is this seat's turn to act; it owes this many plays (1, or more under an obligation)."""

    seat: int
    owes: int = 1
    must: Must | None = None


class CardsPlayed(Event, frozen=True):
    """Cards went from a hand to the pile.

    `value` is the value taken (`+11`, `=99`, `0`), `call` the words said.
    """

    seat: int
    cards: tuple[str, ...]
    value: str
    target: int | None
    before: int
    total: int
    call: str


class DirectionReversed(Effect, frozen=True):
    kind = "reverse"

    direction: int


class SeatSkipped(Effect, frozen=True):
    """`target` loses its turn by the play of `seat`."""

    kind = "skip"

    target: int


class TurnRepeated(SeatEffect, frozen=True):
    """The seat plays again by its own play (a reverse between two, as a house rule)."""

    kind = "again"
    message = "once-more"


class NextSeatChosen(Effect, frozen=True):
    """`target` plays next because `seat` named it."""

    kind = "choose"

    target: int


class SeatEliminated(Effect, frozen=True):
    """`target` is put out of the deal by the play of `seat`."""

    kind = "eliminate"

    target: int


class ShieldPlayed(Effect, frozen=True):
    """`target` was to be put out of the deal by `seat` and played a card that saves it."""

    kind = "shield"

    target: int
    cards: tuple[str, ...]


class HandsExchanged(Effect, frozen=True):
    """Two seats exchanged their whole hands."""

    kind = "exchange"

    target: int


class TotalReset(SeatEffect, frozen=True):
    """The total became another number without a card of that value (69, a pile taken away)."""

    kind = "reset"

    total: int


class MilestoneReached(Event, frozen=True):
    """A play hit or crossed a total with a payment or a win, or `called` one with a fine.

    `way` is None if the play left the total as it was.
    """

    at: int
    how: Literal["exact", "crossed", "called"]
    seat: int
    way: Literal["up", "down"] | None


class PlaysObliged(Effect, frozen=True):
    """`target` owes `count` plays in its next turn because of the play of `seat`."""

    kind = "oblige"

    target: int
    count: int


class ObligationPassedOn(Effect, frozen=True):
    """An obligation of `count` plays moved on from `seat` to `target`."""

    kind = "pass-on"

    target: int
    count: int


class ObligationCanceled(SeatEffect, frozen=True):
    """An obligation of `seat` ended."""

    kind = "cancel"
    message = "nothing-owed"


class TurnLost(Event, frozen=True):
    """A seat loses its turn at its beginning: it could not answer a queen, or `declined` to."""

    seat: int
    declined: bool = False


class AnswerDeclined(Event, frozen=True):
    """A seat declines to answer several queens, and takes the consequence."""

    seat: int


class CardStolen(Effect, frozen=True):
    """`seat` took cards from the hand of `target`."""

    kind = "steal"

    target: int
    cards: tuple[str, ...]


class ZeusTaken(Effect, frozen=True):
    """`target` holds Zeus now, by the play of `seat`."""

    kind = "zeus"

    target: int


class CardSneaked(SeatEffect, frozen=True):
    """The card just played was played out of turn."""

    kind = "sneak"
    message = "sneaked"


class OthersDraw(SeatEffect, frozen=True):
    """Every other seat draws `count` cards."""

    kind = "others-draw"

    count: int


class HoldDiscarded(Effect, frozen=True):
    """`target` defends itself against the bomb of `seat` by discarding cards."""

    kind = "defend"

    target: int
    cards: tuple[str, ...]


class HandDeclared(Event, frozen=True):
    """Cards of one rank were shown: `three-of-a-kind`, `three-kings`, `three-sixes`."""

    seat: int
    what: str
    cards: tuple[str, ...]


class WentOver(Event, frozen=True):
    """A play passed the limit and ends there.

    `cards` that were played by mistake stay in the hand, and `total` is what they would have made.
    """

    seat: int
    total: int
    cards: tuple[str, ...] = ()


class CardsDrawn(Event, frozen=True):
    """Cards went from the stock to the hand of `seat`, in this order."""

    seat: int
    cards: tuple[str, ...]


class StockRenewed(Event, frozen=True):
    """The stock ran out: the played cards were shuffled to a new stock; `pile` is the rest."""

    stock: tuple[str, ...]
    pile: tuple[str, ...]


class PileTakenAway(Event, frozen=True):
    """The pile was put aside after a bust of `seat`, oldest card first.

    With it went the `hand` of a seat that gets a fresh one.

    `stock` is what is left to draw, next card first, and `rest` the cards that stay on the pile, oldest
    first, if only its last cards are taken.
    """

    seat: int
    pile: tuple[str, ...]
    hand: tuple[str, ...]
    stock: tuple[str, ...]
    rest: tuple[str, ...] = ()


class DrawForgotten(Event, frozen=True):
    """With drawing by hand: another card was played first, so this draw is lost for the rest of the deal."""

    seat: int


class SeatStuck(Event, frozen=True):
    """A seat has no legal play, or gave up though it had one, and lays its hand down.

    `totals` are the lowest that each card would make, None for a card that something other than the limit
    keeps from being played.
    """

    seat: int
    hand: tuple[str, ...]
    totals: tuple[int | None, ...] = ()
    gave_up: bool = False


class TokensChanged(Event, frozen=True):
    """A seat paid or won tokens.

    `left` is what it holds now, and `bank` what is left in a bank that can run out, if they came from it.
    """

    seat: int
    change: int
    left: int
    why: str
    bank: int | None = None


class SeatOut(Event, frozen=True):
    """A seat takes no further part in the deal or in the game; its hand is put aside."""

    seat: int
    scope: Scope
    why: str
    hand: tuple[str, ...]


class DealEnded(Event, frozen=True):
    """A deal is over; `losers` paid for its end, `winners` are its winners by the rules.

    `scores` are the points of the whole game if the variant keeps a score; `next_starter` begins the next
    deal if it isn't the seat after the dealer. `ended_by` are the seats that ended the deal by being stuck,
    over the limit or out; none if a win did. `won_by` are the seats that won it, including a last seat left
    if the rules name no winner.
    """

    why: str
    losers: tuple[int, ...]
    winners: tuple[int, ...]
    total: int
    next_dealer: int | None
    scores: tuple[int, ...] | None = None
    next_starter: int | None = None
    ended_by: tuple[int, ...] = ()
    won_by: tuple[int, ...] = ()


class GameEnded(Event, frozen=True):
    """The game is over; `tokens` by seat, None for a seat without any.

    `marks` are the rewards by seat, with those of earlier games, if the rules have any.
    """

    why: str
    winners: tuple[int, ...]
    tokens: tuple[int | None, ...]
    marks: tuple[int, ...] = ()


Spoken = (
    SeatEffect
    | NextSeatChosen
    | SeatEliminated
    | ShieldPlayed
    | HandsExchanged
    | MilestoneReached
    | PlaysObliged
    | ObligationPassedOn
    | TurnLost
    | AnswerDeclined
    | CardStolen
    | ZeusTaken
    | HoldDiscarded
    | HandDeclared
    | WentOver
    | DrawForgotten
)
"""The events of special rules: they are put into words, and have a line in the list of moves."""

AnyEvent = (
    DealStarted
    | TurnBegan
    | CardsPlayed
    | DirectionReversed
    | SeatSkipped
    | CardsDrawn
    | StockRenewed
    | PileTakenAway
    | SeatStuck
    | TokensChanged
    | SeatOut
    | DealEnded
    | GameEnded
    | Spoken
)


def seen_by(event: AnyEvent, seat: int | None) -> AnyEvent:
    """Return the event as `seat` may know it; None is an onlooker who sees no hand at all.

    Hidden are other hands as they are dealt, cards that others draw, the order of the stock, and hands that
    are put aside face down. A stuck hand is shown to all (rules, section 1.10).
    """
    match event:
        case DealStarted():
            hands = tuple(
                hand if holder == seat else (HIDDEN,) * len(hand) for holder, hand in enumerate(event.hands)
            )
            return msgspec.structs.replace(event, hands=hands, stock=(HIDDEN,) * len(event.stock))
        case CardStolen() if seat not in (event.seat, event.target):
            return msgspec.structs.replace(event, cards=(HIDDEN,) * len(event.cards))
        case CardsDrawn() if event.seat != seat:
            return msgspec.structs.replace(event, cards=(HIDDEN,) * len(event.cards))
        case StockRenewed():
            return msgspec.structs.replace(event, stock=(HIDDEN,) * len(event.stock))
        case PileTakenAway():
            hand = event.hand if event.seat == seat else (HIDDEN,) * len(event.hand)
            return msgspec.structs.replace(event, hand=hand, stock=(HIDDEN,) * len(event.stock))
        case SeatOut() if event.seat != seat:
            return msgspec.structs.replace(event, hand=(HIDDEN,) * len(event.hand))
        case _:
            return event
