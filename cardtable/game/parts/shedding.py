"""Getting rid of one's cards: rounds that are won by it, cards that others draw, and bombs (rules, 4.18); and
going out of a deal that goes on.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cardtable.game import ending
from cardtable.game.drawing import draw
from cardtable.game.ending import Ending
from cardtable.game.events import HoldDiscarded, OthersDraw, SeatOut, TotalReset
from cardtable.game.moves import Defend, Move
from cardtable.game.order import after_answers
from cardtable.game.parts.base import Emit, Part
from cardtable.game.state import State
from cardtable.game.turn import Laid
from cardtable.rules.effects import BOMB, OTHERS_DRAW_1, OTHERS_DRAW_2
from cardtable.rules.schema import ShedDocument

DRAWS = {OTHERS_DRAW_1.word: 1, OTHERS_DRAW_2.word: 2}


def end_round(state: State, winner: int, emit: Emit | None) -> Ending:
    """All others flip a bomb, and the total goes to 0."""
    hit = state.others(winner)
    for seat in hit:
        if ending.lose(state, seat, 1, "round", emit):
            ending.take_out(state, seat, "game", "round", emit)
    if state.total and emit:
        emit(TotalReset(winner, 0))
    state.total = 0
    return Ending("shed", hit, (winner,), ended_by=())


class Shed(Part):
    """Nobody draws after a play; the last card wins its player the round and does nothing more."""

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """No draw, and the end of the round with an empty hand."""
        laid.draws = 0
        if not state.hands[laid.seat]:
            laid.next_seat = laid.seat
            laid.play = msgspec.structs.replace(laid.play, marks=())
            laid.ending = end_round(state, laid.seat, emit)


class GoingOut(Part):
    """Whoever lays the last card when the stock has run out has won and is out of the deal; the others play
    on, and the last one left has won too.
    """

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Nothing more can be owed by an empty hand."""
        laid.turn_over |= state.plays_owed > 1 and not state.hands[laid.seat] and not state.stock

    def drawn(self, state: State, laid: Laid | None, emit: Emit | None) -> None:
        """A hand that a card was laid from is empty still, after what the card brought and took."""
        if laid is None or not laid.play.cards or laid.leaving or laid.ending or state.hands[laid.seat]:
            return
        if not state.stock:
            laid.leaving = True
            state.gone_out += (laid.seat,)
            if emit:
                emit(SeatOut(laid.seat, "won", "last-card", ()))

    def last_left(self, state: State, losers: tuple[int, ...]) -> Ending | None:
        """Nobody else is left who could lose; where one deal is a whole game, all of these have won that."""
        if not state.gone_out:
            return None
        winners = tuple(sorted({*state.gone_out, *state.seats_in_deal()}))
        over = state.table.rules.is_one_deal
        paid = tuple(seat for seat in losers if seat not in winners)
        return Ending("last-left", paid, winners, over, winners if over else ())


class OthersDrawCards(Part):
    """A card makes everybody else draw."""

    strikes_by = frozenset(DRAWS)

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """The others draw, from the next player on."""
        count = sum([DRAWS.get(mark, 0) for mark in laid.play.marks])
        if emit:
            emit(OthersDraw(laid.seat, count))
        for other in state.others(laid.seat):
            draw(state, other, count, emit)


class Bombs(Part):
    """A bomb makes everybody else, from the next player on, discard a saving card or flip one."""

    strikes_by = frozenset({BOMB.word})

    def __init__(self, terms: ShedDocument) -> None:
        """Take which card saves."""
        self._saves = terms.saves
        self._saving = frozenset((terms.saves,))

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Ask those who can save themselves; the rest flip."""
        state.questions = state.others(laid.seat)
        laid.struck_out += tuple(self._settle(state, emit))

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """The seat that is asked may discard the card that saves it."""
        if state.questions[:1] == (seat,) and self._saves in state.hands[seat]:
            return (Defend(seat, self._saves),)
        return ()

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """The card goes to the pile, and the seat keeps its bombs."""
        if not isinstance(move, Defend):
            return
        state.hands[move.seat].remove(move.card)
        state.pile.append(move.card)
        if emit:
            emit(HoldDiscarded(state.last_seat or 0, move.seat, (move.card,)))
        state.questions = state.questions[1:]
        self._after(state, emit)

    def unanswered(self, state: State, seat: int, emit: Emit | None) -> None:
        """The seat rather flips."""
        self._after(state, emit, self._flip(state, seat, emit))

    def _settle(self, state: State, emit: Emit | None) -> list[int]:
        """Whoever cannot save itself flips without being asked; the seats that are out by it."""
        out: list[int] = []
        while state.questions and not state.may_hold(state.questions[0], self._saving):
            seat = state.questions[0]
            state.questions = state.questions[1:]
            out += self._flip(state, seat, emit)
        return out

    @staticmethod
    def _flip(state: State, seat: int, emit: Emit | None) -> list[int]:
        if not ending.lose(state, seat, 1, BOMB.word, emit):
            return []
        if state.turn == seat:
            state.turn = state.neighbour(seat, state.direction)
        ending.take_out(state, seat, "game", BOMB.word, emit)
        return [seat]

    def _after(self, state: State, emit: Emit | None, out: Iterable[int] = ()) -> None:
        """When all have answered: a saving card that was the last one wins the round; one left ends it."""
        out = [*out, *self._settle(state, emit)]
        if state.questions:
            return
        asked = state.others(state.last_seat or 0)
        empty = [seat for seat in asked if not state.hands[seat]]
        staying = state.seats_in_deal()
        if empty:
            ending.end_deal(state, end_round(state, empty[0], emit), emit)
        elif len(staying) == 1:
            ending.end_deal(state, ending.last_left(state, tuple(out)), emit)
        else:
            after_answers(state, emit)
