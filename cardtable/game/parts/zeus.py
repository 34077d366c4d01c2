"""Zeus: taken by round totals, equal numbers and gods; who holds him at the end wins the round (4.17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cardtable.cards.faces import pips_of
from cardtable.game.ending import Ending
from cardtable.game.events import CardSneaked, TokensChanged, ZeusTaken
from cardtable.game.moves import Answer, Play, Sneak
from cardtable.game.parts.base import Emit, Laid, Part
from cardtable.game.parts.totals import others

if TYPE_CHECKING:
    from cardtable.game.state import State
    from cardtable.rules.schema import ZeusDocument

TAKES, SNEAK = "zeus", "sneak"
ROUND = 10


class Zeus(Part):
    """Keeps who holds Zeus, ends the round, and lets equal numbers be laid out of turn."""

    def __init__(self, terms: ZeusDocument, limit: int) -> None:
        """Take what the variant says; the round ends at `limit` or above."""
        self._terms = terms
        self._limit = limit

    binding = frozenset()

    def stirred_between(self, before: int, after: int) -> bool:
        """The total reaches the limit."""
        return after >= self._limit

    def content(self, state: State, seat: int) -> bool:
        """Nobody else holds the number that was just laid."""
        top, mine = state.pile[-1], state.hands[seat]
        if self._terms.sneak == "off" or pips_of(top) is None:
            return True
        for hand in state.hands:  # noqa: SIM110 - a generator takes longer
            if top in hand and hand is not mine:
                return False
        return True

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
        total, marks = state.total, play.marks
        if total % ROUND == 0 and total != before and ROUND <= total <= self._limit:
            return True
        return (marks and (TAKES in marks or SNEAK in marks)) or self._same_number(state, seat, play)

    @staticmethod
    def _same_number(state: State, seat: int, play: Play) -> bool:
        """A number equal to the one on top that an opponent laid."""
        cards, pile = play.cards, state.pile
        below = len(pile) - len(cards) - 1
        if below < 0 or pile[below] != cards[0] or pips_of(cards[0]) is None:
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

    def drawn(self, state: State, laid: Laid | None, emit: Emit | None) -> None:
        """Ask everybody who holds the number that was just laid, from the next player on."""
        if laid is None or not laid.play.cards or laid.ending is not None or state.questions:
            return
        if self.content(state, laid.seat):
            return
        top = state.pile[-1]
        state.questions = tuple([seat for seat in others(state, laid.seat) if top in state.hands[seat]])

    def answers(self, state: State, seat: int) -> Iterable[Answer]:
        """The number on top may be laid out of turn by who did not lay it, while nobody has played since."""
        if self._terms.sneak == "off" or state.last_seat is None or state.last_seat == seat:
            return ()
        if not state.questions and seat == state.turn:
            return ()
        return self._sneaks(state, seat, state.last_seat)

    @staticmethod
    def _sneaks(state: State, seat: int, laid_by: int) -> list[Sneak]:
        top = state.pile[-1] if state.pile else ""
        if not top or seat == laid_by or top not in state.hands[seat] or pips_of(top) is None:
            return []
        return [Sneak(seat, top)]

    def answer(self, state: State, move: Answer, emit: Emit | None) -> None:
        """The card is played as if it were the seat's turn; play goes on from there."""
        from cardtable.game.turn import play

        if not isinstance(move, Sneak):
            return
        state.questions = ()
        state.turn = move.seat
        number = pips_of(move.card) or 0
        play(state, Play((move.card,), f"+{number}", state.total + number, None, (SNEAK,)), emit)
