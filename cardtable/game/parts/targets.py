"""Plays that name another seat: choosing the next player, putting a player out, exchanging hands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

from cardtable.game import ending
from cardtable.game.drawing import draw, exchange_hands
from cardtable.game.events import NextSeatChosen, SeatEliminated, ShieldPlayed
from cardtable.game.moves import Defend, Move, Play
from cardtable.game.order import after_answers
from cardtable.game.parts.base import Emit, Part
from cardtable.game.state import State, without
from cardtable.game.turn import OngoingPlay
from cardtable.rules.effects import CHOOSE, ELIMINATE, EXCHANGE, NEED_TARGET


class Targets(Part):
    """A play that needs a target is one play for each seat that can be named."""

    def __init__(self, aiming: frozenset[str]) -> None:
        self._aiming = aiming

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the plays with their targets: any other seat in the deal, in seat order."""
        seat = state.turn
        if self._aiming.isdisjoint(state.hands[seat]):
            return plays
        others = without(state.in_deal, seat)[0]
        found: list[Play] = []
        for play in plays:
            if NEED_TARGET.isdisjoint(play.marks):
                found.append(play)
            else:
                found += compress(_aimed(play, len(others)), others)
        return found


@lru_cache(maxsize=4096)
def _aimed(play: Play, seats: int) -> tuple[Play, ...]:
    """Return the play with each seat as its target, in seat order."""
    return tuple([Play(play.cards, play.value, play.total, seat, play.marks) for seat in range(seats)])


class ChooseNextSeat(Part):
    """The named seat plays next; the direction stays (rules, 1.9.3)."""

    strikes_by = frozenset({CHOOSE.word})

    def struck(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Note the next seat."""
        target = ongoing.play.target
        if target is not None:
            ongoing.next_seat = target
            if emit:
                emit(NextSeatChosen(ongoing.seat, target))


class EliminateSeat(Part):
    """The named seat leaves the deal, unless it holds a shield (rules, 4.3.2)."""

    strikes_by = frozenset({ELIMINATE.word})

    def __init__(self, shields: frozenset[str]) -> None:
        """Take the faces that save their holder."""
        self._shields = shields

    def struck(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Put the named seat out, or let its shield save it; it may be out already by the same play."""
        target = ongoing.play.target
        if target is None or not state.in_deal[target]:
            return
        if self._asks(state) and state.may_hold(target, self._shields):
            state.questions = (target,)
            return
        shields = [card for card in state.hands[target] if card in self._shields]
        if shields:
            self._shield(state, ongoing.seat, len(ongoing.play.cards), Defend(target, shields[0]), emit)
            return
        ongoing.struck_out += (target,)
        self._strike(state, ongoing.seat, target, emit)

    @staticmethod
    def _asks(state: State) -> bool:
        """Return whether to ask for a shield: with real cards, unless shedding asks for its own."""
        return state.real and not state.table.sheds

    @staticmethod
    def _strike(state: State, seat: int, target: int, emit: Emit | None) -> None:
        if emit:
            emit(SeatEliminated(seat, target))
        ending.forfeit(state, target)
        ending.take_out(state, target, "deal", "eliminated", emit)

    @staticmethod
    def _shield(state: State, seat: int, struck_by: int, saved: Defend, emit: Emit | None) -> None:
        """Put the shield under the cards that struck; its holder draws at once."""
        state.hands[saved.seat].remove(saved.card)
        state.pile.insert(len(state.pile) - struck_by, saved.card)
        if emit:
            emit(ShieldPlayed(seat, saved.seat, (saved.card,)))
        draw(state, saved.seat, 1, emit)

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """Return the shields of a real hand."""
        if not self._asks(state) or state.questions[:1] != (seat,):
            return ()
        held = dict.fromkeys(state.hands[seat])
        return [Defend(seat, card) for card in held if card in self._shields]

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        if not self._asks(state) or not isinstance(move, Defend) or move.card not in self._shields:
            return
        state.questions = state.questions[1:]
        self._shield(state, state.last_seat or 0, 1, move, emit)
        after_answers(state, emit)

    def unanswered(self, state: State, seat: int, emit: Emit | None) -> None:
        """Put the seat without a shield out of the deal."""
        if not self._asks(state):
            return
        if state.turn == seat:
            state.turn = state.neighbor(seat)
        self._strike(state, state.last_seat or 0, seat, emit)
        if len(state.seats_in_deal()) == 1:
            ending.end_deal(state, ending.last_left(state, (seat,)), emit)
        else:
            after_answers(state, emit)


class ExchangeHands(Part):
    """The player and the named seat exchange whole hands (rules, 4.3.4)."""

    strikes_by = frozenset({EXCHANGE.word})

    def __init__(self, before_draw: bool) -> None:
        """Exchange before the draw if `before_draw`: then the named seat draws."""
        self._before_draw = before_draw

    def struck(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Exchange before the draw, or at once if the turn owes more plays and draws only at its end.

        Else after the draw.

        The card itself orders that draw: with drawing by hand it is also made at once (rules, 1.4).
        """
        target = ongoing.play.target
        if target is None or not state.in_deal[target]:
            return
        ongoing.draws_at_once = True
        if self._before_draw:
            ongoing.drawer = target
        elif state.plays_owed == 1 or ongoing.draws_between:
            ongoing.exchanges_with = target
            return
        exchange_hands(state, ongoing.seat, target, emit)
