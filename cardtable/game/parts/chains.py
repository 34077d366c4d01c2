"""Queens that must be answered, and the penalty for not answering (rules, 4.4 and 4.4a)."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.cards.faces import rank_of
from cardtable.game import ending
from cardtable.game.drawing import draw_or_owe
from cardtable.game.events import AnswerDeclined, Must, ObligationCancelled, ObligationPassedOn, TurnLost
from cardtable.game.moves import Decline, Move, Play
from cardtable.game.order import next_after_failing
from cardtable.game.parts.base import Emit, Part
from cardtable.game.refusals import QueenDue
from cardtable.game.state import State
from cardtable.game.turn import Laid
from cardtable.rules.effects import CHAIN
from cardtable.rules.schema import QueenChainDocument

PENALTY = "penalty"
"""Why a seat pays that hands a penalty on, where that is not free (4.4a)."""


class QueenChain(Part):
    """One queen costs a turn, several cost as many cards, unless a queen answers them."""

    def __init__(self, terms: QueenChainDocument, faces: Iterable[str]) -> None:
        """Take what the variant says of its `faces`."""
        self._terms = terms
        self._answering = frozenset(face for face in faces if rank_of(face) == terms.rank)

    def _can_answer(self, state: State) -> bool:
        if not state.chain or state.penalty or state.done:
            return False
        return state.may_hold(state.turn, self._answering)

    def must(self, state: State) -> Must | None:
        """A seat that holds a queen must answer with it."""
        return "queen" if self._can_answer(state) else None

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """While an answer is due, only queens."""
        if not (state.chain and self._can_answer(state)):
            return plays
        return [play for play in plays if play.cards[0] in self._answering]

    def refusal(self, state: State, card: str) -> QueenDue:
        """It does not answer."""
        return QueenDue(card, self._terms.rank, state.chain)

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """Where the answer is a choice, the seat may rather take the consequence; that a real hand has no
        queen is told in the same way.
        """
        may_decline = self._terms.answer == "optional" or state.real
        acts = seat == state.turn and not state.questions
        return (Decline(seat),) if may_decline and acts and self._can_answer(state) else ()

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """The seat does not answer though it could."""
        if not isinstance(move, Decline):
            return
        could = self._terms.answer == "optional"
        if emit and state.chain > 1 and could:
            emit(AnswerDeclined(state.turn))
        self._consequence(state, emit, declined=could)

    def begins(self, state: State, emit: Emit | None) -> bool:
        """A turn begins under queens that nobody answered; True when the turn went on to another seat."""
        if state.owes and state.penalty and state.done == 0 and state.first_failed == state.turn:
            self._lapse(state, emit)
            return False
        if not state.chain or state.penalty or state.done or self._can_answer(state):
            return False
        return self._consequence(state, emit)

    def _consequence(self, state: State, emit: Emit | None, declined: bool = False) -> bool:
        """One queen: the turn is lost. Several: as many cards have to be laid."""
        if state.first_failed == state.turn:
            self._lapse(state, emit)
            return False
        if state.chain == 1:
            if emit:
                emit(TurnLost(state.turn, declined))
            state.chain = 0
            state.turn = state.neighbour(state.turn, state.direction)
            return True
        state.owes, state.penalty = state.chain, True
        return False

    @staticmethod
    def _lapse(state: State, emit: Emit | None) -> None:
        """Nobody all round could lay a card: whoever failed first has an ordinary turn (4.4a.4)."""
        if emit:
            emit(ObligationCancelled(state.turn))
        state.chain, state.first_failed = 0, None
        state.clear_turn()

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """A queen begins or lengthens a chain; any card laid of a penalty ends the chain it is for."""
        state.first_failed = None
        if state.penalty:
            state.chain = 0
            if self._terms.draw == "none":
                laid.draws = 0
            laid.draws_between |= self._terms.draw == "after_each"
            if state.plays_owed > 1:
                return
        state.chain = state.chain + 1 if CHAIN.word in laid.play.marks else 0

    def out(self, state: State) -> None:
        """Nothing is handed on (4.24). Rules of an older record let the next seat owe the rest of a penalty;
        where nothing of it was laid, the queens on top are still unanswered.
        """
        if self._terms.rest == "lapses":
            state.chain, state.first_failed = 0, None
            state.owes, state.penalty = 0, False
        elif not state.penalty:
            return
        elif state.chain:
            state.owes, state.penalty = 0, False
        else:
            state.owes -= state.done

    def fails(self, state: State, emit: Emit | None) -> bool:
        """Where penalties carry over, a seat that cannot lay the rest hands it on; True when that is so."""
        if not (state.penalty and self._terms.carry_over):
            return False
        drops_out = self._terms.failure == "pay_and_drop_out"
        if drops_out and self._terms.rest == "lapses":
            self._lapse_and_leave(state, emit)
            return True
        seat, rest, laid_any = state.turn, state.owes - state.done, state.done > 0
        following = next_after_failing(state, emit, leaves=drops_out)
        draw_or_owe(state, seat, state.to_draw, emit)
        state.clear_turn()
        if emit:
            emit(ObligationPassedOn(seat, following, rest))
        if laid_any:
            state.clear_turn(owes=rest, penalty=True)
        else:
            self._note_failure(state, seat, following, rest)
        if drops_out:
            self._drop_out(state, seat, emit)
        state.turn = following
        return True

    def _lapse_and_leave(self, state: State, emit: Emit | None) -> None:
        """Whoever cannot lay the rest is out of the deal, and the next seat has an ordinary turn (4.24)."""
        seat, following = state.turn, next_after_failing(state, emit, leaves=True)
        self._lapse(state, emit)
        self._drop_out(state, seat, emit)
        state.turn = following

    def _note_failure(self, state: State, seat: int, following: int, rest: int) -> None:
        """Nothing was laid: queens on top may still be answered, other penalties move on as they are."""
        if state.first_failed is None:
            state.first_failed = seat
        if not state.chain:
            state.clear_turn(owes=rest, penalty=True)

    @staticmethod
    def _drop_out(state: State, seat: int, emit: Emit | None) -> None:
        out = ending.lose(state, seat, 1, PENALTY, emit)
        ending.take_out(state, seat, "game" if out else "deal", PENALTY, emit)
        if state.first_failed == seat:
            state.first_failed = None
        staying = state.seats_in_deal()
        if len(staying) == 1:
            ending.end_deal(state, ending.Ending("last-left", (seat,), staying), emit)
