"""Getting rid of cards: rounds won by an empty hand, cards that others draw, and bombs (rules, 4.18).

And going out of a deal that goes on.
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
from cardtable.game.turn import OngoingPlay
from cardtable.rules.effects import BOMB, OTHERS_DRAW_1, OTHERS_DRAW_2
from cardtable.rules.schema import ShedDocument

DRAWS = {OTHERS_DRAW_1.word: 1, OTHERS_DRAW_2.word: 2}


def end_round(state: State, winner: int, emit: Emit | None) -> Ending:
    """Let all others flip a bomb, set the total to 0, and return the end of the round."""
    hit = state.others(winner)
    for seat in hit:
        if ending.lose(state, seat, 1, "round", emit):
            ending.take_out(state, seat, "game", "round", emit)
    if state.total and emit:
        emit(TotalReset(winner, 0))
    state.total = 0
    return Ending("shed", hit, (winner,), ended_by=())


class Shed(Part):
    """There is no draw after a play; the last card wins its player the round and has no other effect."""

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Cancel the draw, and end the round with an empty hand."""
        ongoing.draws = 0
        if not state.hands[ongoing.seat]:
            ongoing.next_seat = ongoing.seat
            ongoing.play = msgspec.structs.replace(ongoing.play, marks=())
            ongoing.ending = end_round(state, ongoing.seat, emit)


class GoingOut(Part):
    """A player who plays the last card when the stock has run out has won and is out of the deal.

    The others play on, and the last one left has won too.
    """

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """End the turn of an empty hand, which can owe nothing more."""
        ongoing.turn_over |= state.plays_owed > 1 and not state.hands[ongoing.seat] and not state.stock

    def drawn(self, state: State, ongoing: OngoingPlay | None, emit: Emit | None) -> None:
        """Let the player go out, if the hand is still empty after the effects of the card."""
        if (
            ongoing is None
            or not ongoing.play.cards
            or ongoing.leaving
            or ongoing.ending
            or state.hands[ongoing.seat]
        ):
            return
        if not state.stock:
            ongoing.leaving = True
            state.gone_out += (ongoing.seat,)
            if emit:
                emit(SeatOut(ongoing.seat, "won", "last-card", ()))

    def last_left(self, state: State, losers: tuple[int, ...]) -> Ending | None:
        """Return the end with all who went out and the last seat as winners.

        Of the game too, if it is one deal.
        """
        if not state.gone_out:
            return None
        winners = tuple(sorted({*state.gone_out, *state.seats_in_deal()}))
        over = state.table.rules.is_one_deal
        paid = tuple(seat for seat in losers if seat not in winners)
        return Ending("last-left", paid, winners, over, winners if over else ())


class OthersDrawCards(Part):
    """A card makes all others draw."""

    strikes_by = frozenset(DRAWS)

    def struck(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Let the others draw, from the next player on."""
        count = sum([DRAWS.get(mark, 0) for mark in ongoing.play.marks])
        if emit:
            emit(OthersDraw(ongoing.seat, count))
        for other in state.others(ongoing.seat):
            draw(state, other, count, emit)


class Bombs(Part):
    """A bomb makes all others, from the next player on, discard a saving card or flip a bomb."""

    strikes_by = frozenset({BOMB.word})

    def __init__(self, terms: ShedDocument) -> None:
        self._saves = terms.saves
        self._saving = frozenset((terms.saves,))

    def struck(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Ask the seats that can save themselves; the rest flip."""
        state.questions = state.others(ongoing.seat)
        ongoing.struck_out += tuple(self._settle(state, emit))

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """Return the defense of a seat that is asked and holds the saving card."""
        if state.questions and state.actor == seat and self._saves in state.hands[seat]:
            return (Defend(seat, self._saves),)
        return ()

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """Discard the saving card; the seat keeps its bombs."""
        if not isinstance(move, Defend):
            return
        state.hands[move.seat].remove(move.card)
        state.pile.append(move.card)
        if emit:
            emit(HoldDiscarded(state.last_seat or 0, move.seat, (move.card,)))
        state.questions = state.questions[1:]
        self._after(state, emit)

    def unanswered(self, state: State, seat: int, emit: Emit | None) -> None:
        self._after(state, emit, self._flip(state, seat, emit))

    def _settle(self, state: State, emit: Emit | None) -> list[int]:
        """Let seats that can't save themselves flip without being asked; return those that are out by it."""
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
            state.turn = state.neighbor(seat)
        ending.take_out(state, seat, "game", BOMB.word, emit)
        return [seat]

    def _after(self, state: State, emit: Emit | None, out: Iterable[int] = ()) -> None:
        """Continue when all have answered: an empty hand wins the round; a single seat left ends the deal."""
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
