"""Cards to answer or continue: queens, with the penalty for not answering, and runs (rules, 4.4 to 4.4b)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from cardtable.cards.faces import RANKS, rank_of
from cardtable.game import ending
from cardtable.game.drawing import draw_or_owe
from cardtable.game.events import AnswerDeclined, Must, ObligationCanceled, ObligationPassedOn, TurnLost
from cardtable.game.moves import MISTAKE, Decline, Move, Play
from cardtable.game.order import next_after_failing
from cardtable.game.parts.base import Emit, Part
from cardtable.game.refusals import QueenDue, RunGoesOn
from cardtable.game.state import State
from cardtable.game.turn import OngoingPlay
from cardtable.rules.effects import CHAIN
from cardtable.rules.schema import QueenChainDocument

PENALTY = "penalty"
"""Why a seat pays when it passes a penalty on, if that is not free (4.4a)."""


class QueenChain(Part):
    """One queen costs a turn, several cost as many cards, unless a queen answers them."""

    def __init__(self, terms: QueenChainDocument, faces: Iterable[str]) -> None:
        self._terms = terms
        self._answering = frozenset(face for face in faces if rank_of(face) == terms.rank)

    def _can_answer(self, state: State) -> bool:
        if not state.chain or state.penalty or state.done:
            return False
        return state.may_hold(state.turn, self._answering)

    def must(self, state: State) -> Must | None:
        """Return "queen" for a seat that holds a queen and must answer with it."""
        return "queen" if self._can_answer(state) else None

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return only queens while an answer is due."""
        if not (state.chain and self._can_answer(state)):
            return plays
        return [play for play in plays if play.cards[0] in self._answering]

    def refusal(self, state: State, card: str) -> QueenDue:
        return QueenDue(card, self._terms.rank, state.chain)

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """Let the seat decline if the answer is a choice.

        In a game with real cards this also reports a hand without a queen.
        """
        may_decline = self._terms.answer == "optional" or state.real
        acts = seat == state.turn and not state.questions
        return (Decline(seat),) if may_decline and acts and self._can_answer(state) else ()

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """Decline to answer."""
        if not isinstance(move, Decline):
            return
        could = self._terms.answer == "optional"
        if emit and state.chain > 1 and could:
            emit(AnswerDeclined(state.turn))
        self._consequence(state, emit, declined=could)

    def begins(self, state: State, emit: Emit | None) -> bool:
        """Begin a turn under unanswered queens; return whether the turn went on to another seat."""
        if state.owes and state.penalty and state.done == 0 and state.first_failed == state.turn:
            self._lapse(state, emit)
            return False
        if not state.chain or state.penalty or state.done or self._can_answer(state):
            return False
        return self._consequence(state, emit)

    def _consequence(self, state: State, emit: Emit | None, declined: bool = False) -> bool:
        """Let one queen cost the turn, and several as many plays."""
        if state.first_failed == state.turn:
            self._lapse(state, emit)
            return False
        if state.chain == 1:
            if emit:
                emit(TurnLost(state.turn, declined))
            state.chain = 0
            state.turn = state.neighbor(state.turn)
            return True
        state.owes, state.penalty = state.chain, True
        return False

    @staticmethod
    def _lapse(state: State, emit: Emit | None) -> None:
        """Cancel a penalty that no seat around the table could play.

        The first to fail has an ordinary turn (4.4a.4).
        """
        if emit:
            emit(ObligationCanceled(state.turn))
        state.chain, state.first_failed = 0, None
        state.clear_turn()

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Begin or lengthen a chain with a queen; any card played for a penalty ends its chain."""
        state.first_failed = None
        if state.penalty:
            state.chain = 0
            if self._terms.draw == "none":
                ongoing.draws = 0
            ongoing.draws_between |= self._terms.draw == "after_each"
            if state.plays_owed > 1:
                return
        state.chain = state.chain + 1 if CHAIN.word in ongoing.play.marks else 0

    def out(self, state: State) -> None:
        """Pass nothing on (4.24).

        By the rules of older records the next seat owes the rest of a penalty; if nothing of it was played,
        the queens on top are still unanswered.
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
        """Pass on the rest of a penalty if it carries over; return whether it does."""
        if not (state.penalty and self._terms.carry_over):
            return False
        drops_out = self._terms.failure == "pay_and_drop_out"
        if drops_out and self._terms.rest == "lapses":
            self._lapse_and_leave(state, emit)
            return True
        seat, rest, has_played = state.turn, state.owes - state.done, state.done > 0
        following = next_after_failing(state, emit, leaves=drops_out)
        draw_or_owe(state, seat, state.to_draw, emit)
        state.clear_turn()
        if emit:
            emit(ObligationPassedOn(seat, following, rest))
        if has_played:
            state.clear_turn(owes=rest, penalty=True)
        else:
            self._note_failure(state, seat, rest)
        if drops_out:
            self._drop_out(state, seat, emit)
        state.turn = following
        return True

    def _lapse_and_leave(self, state: State, emit: Emit | None) -> None:
        """Take the seat that can't play the rest out of the deal.

        The next seat has an ordinary turn (4.24).
        """
        seat, following = state.turn, next_after_failing(state, emit, leaves=True)
        self._lapse(state, emit)
        self._drop_out(state, seat, emit)
        state.turn = following

    def _note_failure(self, state: State, seat: int, rest: int) -> None:
        """Note that nothing was played.

        Queens on top may still be answered, other penalties are passed on as they are.
        """
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


@cache
def step(lower: str, upper: str) -> int:
    """Return +1 if `upper` follows `lower` in the circle of ranks, -1 if it precedes it, else 0."""
    first, second = rank_of(lower), rank_of(upper)
    if first not in RANKS or second not in RANKS:
        return 0
    distance = (RANKS.index(second) - RANKS.index(first)) % len(RANKS)
    return {1: 1, len(RANKS) - 1: -1}.get(distance, 0)


def next_rank(card: str, run: int) -> str:
    """Return the rank that continues a rising (+1) or falling (-1) run after this card."""
    return RANKS[(RANKS.index(rank_of(card)) + run) % len(RANKS)]


class Runs(Part):
    """Two neighboring ranks make a run, which binds the next player."""

    def must(self, state: State) -> Must | None:
        """Return the present run."""
        if not state.run:
            return None
        return "run:+1" if state.run > 0 else "run:-1"

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Continue, end or begin a run; a card that ends one earns no draw."""
        pile, run = state.pile, state.run
        made = state.run = step(pile[-2], pile[-1]) if len(pile) > 1 else 0
        if run and made != run:
            ongoing.draws = 0

    def drawn(self, state: State, ongoing: OngoingPlay | None, emit: Emit | None) -> None:
        """End a run whose last card is shuffled with the rest."""
        if not state.pile:
            state.run = 0


class ForcedRuns(Runs):
    """By a house rule a player who can continue a run must do so."""

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the plays that continue the run, if there are any but mistakes."""
        if not (state.run and state.pile):
            return plays
        continuing = [play for play in plays if step(state.pile[-1], play.cards[0]) == state.run]
        return continuing if any(MISTAKE not in play.marks for play in continuing) else plays

    def refusal(self, state: State, card: str) -> RunGoesOn:
        return RunGoesOn(card, next_rank(state.pile[-1], state.run))
