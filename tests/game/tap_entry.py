"""Enter a recorded game tap by tap, as a family with real cards would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardtable.cards.faces import rank_of
from cardtable.game import engine, real_cards
from cardtable.game.events import AnyEvent, DealStarted, HandDeclared, SeatEliminated, ShieldPlayed
from cardtable.game.moves import (
    Call,
    Declare,
    Decline,
    Defend,
    Draw,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TurnUp,
    cards_of,
)
from cardtable.game.real_cards import possible_entries
from cardtable.game.state import PLAYING, State


class TapEntry:
    """Enters the moves of a game into `state`, which has real cards.

    `taps` counts the taps that this takes, and `plays` the plays.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.entered: list[Move | None] = []
        self.events: list[AnyEvent] = []
        self.taps = self.plays = 0
        self._kind = {face: kind for kind in real_cards.kinds(state.table) for face in kind}

    def deal(self, events: Iterable[AnyEvent]) -> None:
        """Enter a deal, with the cards that were face up."""
        self._decline_before(-1, Stuck())
        self.entered.append(None)
        real_cards.deal(self.state, self.events.append)
        dealt = next(event for event in events if isinstance(event, DealStarted))
        if self.state.choosing and dealt.bottom is not None:
            self._enter(self._like(PlaceBottom, self.state.dealer, (dealt.bottom,)))
        for card in dealt.pile if self.state.choosing else ():
            self._enter(self._like(TurnUp, self.state.dealer, (card,)))
        self._decided(events)

    def move(self, seat: int, move: Move, events: list[AnyEvent]) -> None:
        """Enter a move of a seat, and its consequences."""
        if isinstance(move, Draw | Call | PlaceBottom) or (
            isinstance(move, Decline) and not self._asks(move)
        ):
            return
        self._decline_before(seat, move)
        if isinstance(move, Sneak) and move.seat == self.state.turn:
            # If the sneaking seat is next anyway, it plays the equal number in its turn.
            move = next(play for play in real_cards.plays(self.state) if play.cards == (move.card,))
        self._enter(self._play(move) if isinstance(move, Play) else self._same(move))
        self._after(events)

    def _asks(self, move: Decline) -> bool:
        return move in real_cards.answers(self.state, move.seat)

    def _decline_before(self, mover: int, move: Move) -> None:
        """Decline open questions: in the recorded game nobody was asked, since nobody could have answered."""
        while self.state.phase is PLAYING:
            seat = self.state.actor
            if isinstance(move, Defend | Decline) and move.seat == seat:
                return
            queen = isinstance(move, Play) and rank_of(move.cards[0]) == "Q" and seat == mover
            if not self.state.questions and (queen or engine.must(self.state) != "queen"):
                return
            assert len(self.entered) < 5000
            self._enter(Decline(seat))

    def _after(self, events: list[AnyEvent]) -> None:
        for event in events:
            if isinstance(event, SeatEliminated) and self.state.questions:
                self._enter(Decline(event.target))
            if isinstance(event, ShieldPlayed):
                self._enter(self._like(Defend, event.target, event.cards))
        self._decided(events)

    def _decided(self, events: Iterable[AnyEvent]) -> None:
        for event in events:
            if isinstance(event, HandDeclared) and self.state.phase is PLAYING:
                self._enter(self._same(Declare(event.seat, event.cards)))

    def _play(self, move: Play) -> Play:
        """Return the same play with the cards that the table offers; count a tap more if it is a choice."""
        offered = real_cards.plays(self.state)
        wanted = self._kinds(move.cards)
        alike = [play for play in offered if self._kinds(play.cards) == wanted]
        meant = [
            play for play in alike
            if (play.value, play.total, play.target) == (move.value, move.total, move.target)
        ]  # fmt: skip
        assert len(meant) == 1, (move, alike)
        key = next(key for key in possible_entries(self.state).keys if meant[0].cards[0] in key.faces)
        # `_enter` counts one tap; a choice takes another, and so do several cards.
        self.taps += meant[0] not in key.at_once
        self.plays += 1
        return meant[0]

    def _same(self, move: Move) -> Move:
        if isinstance(move, Stuck | Decline):
            return move
        assert isinstance(move, Declare | Sneak | Defend), move
        return self._like(type(move), move.seat, cards_of(move))

    def _like(self, what: type, seat: int, cards: Iterable[str]) -> Move:
        wanted = sorted(map(rank_of, cards))
        offered = real_cards.answers(self.state, seat)
        return next(
            one for one in offered if isinstance(one, what) and sorted(map(rank_of, cards_of(one))) == wanted
        )

    def _kinds(self, cards: Iterable[str]) -> Counter[tuple[str, ...]]:
        return Counter(self._kind[card] for card in cards)

    def _enter(self, move: Move) -> None:
        assert real_cards.refusal(self.state, move) is None, (move, real_cards.refusal(self.state, move))
        self.taps += 1
        self.entered.append(move)
        real_cards.apply(self.state, move, self.events.append)
