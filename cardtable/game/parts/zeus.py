"""Zeus: taken by round totals, equal numbers and gods; who holds him at the end wins the round (4.17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardtable.cards.faces import pips_of
from cardtable.game import turn
from cardtable.game.ending import Ending
from cardtable.game.events import CardSneaked, TokensChanged, ZeusTaken
from cardtable.game.moves import Answer, Play, Sneak
from cardtable.game.parts.base import Emit, Laid, Part

if TYPE_CHECKING:
    from cardtable.game.state import State
    from cardtable.rules.schema import ZeusDocument

TAKES, SNEAK = "zeus", "sneak"
TAKING = frozenset({TAKES, SNEAK})
ROUND = 10


class Zeus(Part):
    """Keeps who holds Zeus, ends the round, and lets equal numbers be laid out of turn."""

    def __init__(self, terms: ZeusDocument, limit: int, faces: Iterable[str]) -> None:
        """Take what the variant says of its `faces`; the round ends at `limit` or above."""
        self._terms = terms
        self._limit = limit
        pips = {face: pips_of(face) for face in faces}
        self._numbers = {face: number for face, number in pips.items() if number is not None}
        self._sneaked = frozenset(self._numbers if terms.sneak == "on" else ())

    binding = frozenset()

    def stirred_between(self, before: int, after: int) -> bool:
        """The total reaches the limit."""
        return after >= self._limit

    def content(self, state: State, seat: int) -> bool:
        """Nobody else holds the number that was just laid."""
        return not self.asks(state, state.others(seat), state.pile[-1])

    def noted(self, state: State, seat: int, play: Play, before: int, emit: Emit | None) -> bool:
        """Take Zeus if the play does."""
        if emit and SNEAK in play.marks:
            emit(CardSneaked(seat))
        if self._takes(state, seat, play, before):
            self._take(state, seat, emit)
        return True

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """The same; end the round if the total is there."""
        self.noted(state, laid.seat, laid.play, laid.before, emit)
        if state.total >= self._limit:
            if state.zeus is None:
                self._take(state, laid.seat, emit)
            self._end(state, laid, emit)

    def _takes(self, state: State, seat: int, play: Play, before: int) -> bool:
        """The total is a new round one, the play is marked, or it is a number equal to the one on top that an
        opponent laid.
        """
        total, cards, pile = state.total, play.cards, state.pile
        if total % ROUND == 0 and total != before and ROUND <= total <= self._limit:
            return True
        if play.marks and not TAKING.isdisjoint(play.marks):
            return True
        below = len(pile) - len(cards) - 1
        if below < 0 or pile[below] != cards[0] or cards[0] not in self._numbers:
            return False
        return state.last_seat is not None and state.last_seat != seat

    @staticmethod
    def _take(state: State, seat: int, emit: Emit | None) -> None:
        if state.zeus != seat and emit:
            emit(ZeusTaken(seat, seat))
        state.zeus = seat

    def _end(self, state: State, laid: Laid, emit: Emit | None) -> None:
        holder = state.zeus
        assert holder is not None
        state.tokens[holder] += 1
        if emit:
            emit(TokensChanged(holder, 1, state.tokens[holder], "letter"))
        over = state.tokens[holder] >= self._terms.letters
        laid.ending = Ending("zeus", (), (holder,), over, (holder,))

    def asks(self, state: State, others: Iterable[int], card: str) -> tuple[int, ...]:
        """Who holds the number that was just laid."""
        asked: tuple[int, ...] = ()
        if card in self._sneaked:
            hands = state.hands
            for seat in others:
                if card in hands[seat]:
                    asked += (seat,)
        return asked

    def reply(self, card: str, total: int) -> Play:
        """The same number."""
        number = self._numbers[card]
        return Play((card,), f"+{number}", total + number, None, (SNEAK,))

    def drawn(self, state: State, laid: Laid | None, emit: Emit | None) -> None:
        """Ask everybody who holds the number that was just laid, from the next player on."""
        if laid is None or not laid.play.cards or laid.ending is not None or state.questions:
            return
        state.questions = self.asks(state, state.others(laid.seat), state.pile[-1])

    def answers(self, state: State, seat: int) -> Iterable[Answer]:
        """The number on top may be laid out of turn by who did not lay it, while nobody has played since."""
        if state.last_seat is None or state.last_seat == seat or not (state.questions or seat != state.turn):
            return ()
        top = state.pile[-1] if state.pile else ""
        return (Sneak(seat, top),) if top in self._sneaked and top in state.hands[seat] else ()

    def answer(self, state: State, move: Answer, emit: Emit | None) -> None:
        """The card is played as if it were the seat's turn; play goes on from there."""
        if not isinstance(move, Sneak):
            return
        state.questions = ()
        state.turn = move.seat
        turn.play(state, self.reply(move.card, state.total), emit)
