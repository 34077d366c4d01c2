"""What one seat remembers of a deal.

The cards it knows in other hands and among those put aside, and the others' last plays.

A memory is given events as its seat may know them (`events.seen_by`) and nothing else, so it can't hold a
card that was hidden from that seat. A card that may have changed hands unseen is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardtable.cards.faces import HIDDEN
from cardtable.game.events import (
    AnyEvent,
    CardsDrawn,
    CardSneaked,
    CardsPlayed,
    CardStolen,
    DealStarted,
    Effect,
    HandDeclared,
    HandsExchanged,
    HoldDiscarded,
    PileTakenAway,
    SeatOut,
    SeatStuck,
    ShieldPlayed,
    StockRenewed,
    WentOver,
    seen_by,
)
from cardtable.rules.model import Rules

RECENT = 3
"""The plays of each seat that are remembered."""


class PlayedCard(msgspec.Struct, frozen=True):
    """A card that another seat played alone, and what it drew.

    With the total before and after, and the cards drawn before its next play.
    """

    card: str
    before: int
    total: int
    drawn: int = 0


class Remembered(msgspec.Struct, frozen=True):
    """What a seat remembers.

    `hands` are the known cards of the others, by seat; the own hand is in the view. `aside` are the known
    ones among the cards put aside. `plays` are the last ones of each other seat, oldest first, as far as only
    they have changed its hand since.
    """

    hands: tuple[tuple[str, ...], ...] = ()
    aside: tuple[str, ...] = ()
    plays: tuple[tuple[PlayedCard, ...], ...] = ()


NOTHING = Remembered()


def outlasts(rules: Rules, deal: DealStarted) -> bool:
    """Return whether memories outlast that deal: hands that are kept are only filled up (rules, 4.18.4)."""
    return rules.keeps_hands and deal.deal > 1


class Memory:
    """The memory of `seat`, one of `players`, under these rules."""

    def __init__(self, rules: Rules, players: int, seat: int) -> None:
        self._seat = seat
        self._rules = rules
        self._hands: list[list[str]] = [[] for _ in range(players)]
        self._pile: list[str] = []
        self._aside: list[str] = []
        self._plays: list[tuple[PlayedCard, ...]] = [()] * players

    def copy(self) -> Memory:
        copy = Memory(self._rules, len(self._hands), self._seat)
        copy._hands = [cards.copy() for cards in self._hands]
        copy._pile, copy._aside, copy._plays = self._pile.copy(), self._aside.copy(), self._plays.copy()
        return copy

    @property
    def remembered(self) -> Remembered:
        """Everything that the seat remembers."""
        own = self._seat
        return Remembered(
            tuple([() if seat == own else tuple(cards) for seat, cards in enumerate(self._hands)]),
            tuple(self._aside),
            tuple([() if seat == own else cards for seat, cards in enumerate(self._plays)]),
        )

    def see(self, event: AnyEvent) -> None:
        """Take in an event, as far as this seat may know it."""
        seen = seen_by(event, self._seat)
        self._note(seen)
        self._note_play(seen)

    def _note(self, event: AnyEvent) -> None:
        match event:
            case DealStarted():
                self._deal(event)
            case CardsPlayed():
                self._lose(event.seat, event.cards)
                self._pile += event.cards
            case CardsDrawn() if event.seat == self._seat:
                self._hands[event.seat] += event.cards
            case ShieldPlayed() | HoldDiscarded():
                self._lose(event.target, event.cards)
                self._pile += event.cards
            case HandsExchanged():
                hands, one, other = self._hands, event.seat, event.target
                hands[one], hands[other] = hands[other], hands[one]
            case Effect(new_hands=True):
                self._hands, self._aside = [[] for _ in self._hands], []
            case CardStolen():
                self._stolen(event)
            case SeatStuck():
                self._hands[event.seat] = list(event.hand)
            case HandDeclared() | WentOver():
                self._lose(event.seat, event.cards)
                self._hands[event.seat] += event.cards
            case SeatOut():
                self._put_aside(event.seat)
            case PileTakenAway():
                self._pile_away(event)
            case StockRenewed():
                self._aside, self._pile = [], list(event.pile)

    def _note_play(self, event: AnyEvent) -> None:
        """Note the plays and draws of others; a hand that changes in another way loses its history."""
        match event:
            case CardsPlayed() if len(event.cards) == 1:
                played = PlayedCard(event.cards[0], event.before, event.total)
                self._plays[event.seat] = (*self._plays[event.seat], played)[-RECENT:]
            case CardsDrawn() if self._plays[event.seat]:
                *earlier, last = self._plays[event.seat]
                drawn = last.drawn + len(event.cards)
                self._plays[event.seat] = (*earlier, PlayedCard(last.card, last.before, last.total, drawn))
            case DealStarted() | Effect(new_hands=True):
                self._plays = [()] * len(self._plays)
            case CardsPlayed() | SeatStuck() | HandDeclared() | SeatOut() | CardSneaked():
                self._plays[event.seat] = ()
            case HandsExchanged() | CardStolen() | ShieldPlayed() | HoldDiscarded():
                self._plays[event.seat] = self._plays[event.target] = ()

    def _deal(self, event: DealStarted) -> None:
        """Begin with new hands, or hands filled up."""
        if not outlasts(self._rules, event):
            self._hands = [[] for _ in self._hands]
            self._aside = []
        self._hands[self._seat] = list(event.hands[self._seat])
        self._pile = list(event.pile)

    def _lose(self, seat: int, cards: Iterable[str]) -> None:
        """Remove cards from a hand; cards that were not known to be there were among its unknown ones."""
        hand = self._hands[seat]
        for card in cards:
            if card in hand:
                hand.remove(card)

    def _stolen(self, event: CardStolen) -> None:
        if HIDDEN in event.cards:
            # It is unknown which card went, so no known card is sure to be there still.
            self._hands[event.target] = []
            return
        self._lose(event.target, event.cards)
        self._hands[event.seat] += event.cards

    def _put_aside(self, seat: int) -> None:
        self._aside += self._hands[seat]
        self._hands[seat] = []

    def _pile_away(self, event: PileTakenAway) -> None:
        """Put aside the pile or its last cards (rules, 4.15).

        Also the hand of a loser who gets a fresh one.
        """
        if self._rules.terms.pile_away_loser == "redraw":
            self._put_aside(event.seat)
        stays = len(self._pile) - len(event.pile)
        self._aside += self._pile[stays:]
        self._pile = self._pile[:stays]
