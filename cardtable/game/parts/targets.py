"""Plays that name another seat: choosing who is next, putting someone out, exchanging hands."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.game import ending
from cardtable.game.drawing import draw, exchange_hands
from cardtable.game.events import NextSeatChosen, SeatEliminated, ShieldLaid
from cardtable.game.moves import Play
from cardtable.game.parts.base import Emit, Part
from cardtable.game.state import State, seated
from cardtable.game.turn import Laid
from cardtable.rules.effects import CHOOSE, ELIMINATE, EXCHANGE, NEED_TARGET


def aimed(play: Play, others: Iterable[int]) -> list[Play]:
    """A play as one for each of the seats that can be named; itself where it names none."""
    if not play.marks or NEED_TARGET.isdisjoint(play.marks):
        return [play]
    return [Play(play.cards, play.value, play.total, seat, play.marks) for seat in others]


class Targets(Part):
    """A play that needs a target is one play for each seat that can be named."""

    def __init__(self, aiming: frozenset[str]) -> None:
        """Take the faces whose plays need a target, with those that can copy them."""
        self._aiming = aiming

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Plays with their targets: any other seat in the deal, as they sit."""
        seat = state.turn
        if self._aiming.isdisjoint(state.hands[seat]):
            return plays
        others = [other for other in seated(state.in_deal) if other != seat]
        return [one for play in plays for one in aimed(play, others)]


class ChooseNextSeat(Part):
    """The named seat plays next; the direction stays (rules, 1.9.3)."""

    strikes_by = frozenset({CHOOSE.word})

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Note who is next."""
        target = laid.play.target
        if target is not None:
            laid.next_seat = target
            if emit:
                emit(NextSeatChosen(laid.seat, target))


class EliminateSeat(Part):
    """The named seat leaves the deal, unless it holds a shield (rules, 4.3.2)."""

    strikes_by = frozenset({ELIMINATE.word})

    def __init__(self, shields: frozenset[str]) -> None:
        """Take the faces that save who holds them."""
        self._shields = shields

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Put the named seat out, or let its shield save it."""
        target = laid.play.target
        if target is None:
            return
        shields = [card for card in state.hands[target] if card in self._shields]
        if shields:
            self._shield(state, laid, target, shields[0], emit)
            return
        if emit:
            emit(SeatEliminated(laid.seat, target))
        ending.forfeit(state, target)
        laid.struck_out += (target,)
        ending.take_out(state, target, "deal", "eliminated", emit)

    def _shield(self, state: State, laid: Laid, target: int, card: str, emit: Emit | None) -> None:
        """The shield goes under the card that struck, and its holder draws at once."""
        state.hands[target].remove(card)
        state.pile.insert(len(state.pile) - len(laid.play.cards), card)
        if emit:
            emit(ShieldLaid(laid.seat, target, (card,)))
        draw(state, target, 1, emit)


class ExchangeHands(Part):
    """The player and the named seat exchange whole hands (rules, 4.3.4)."""

    strikes_by = frozenset({EXCHANGE.word})

    def __init__(self, before_draw: bool) -> None:
        """`before_draw`: the hand is exchanged while it is short, and the partner draws."""
        self._before_draw = before_draw

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Exchange before the draw, or at once where the turn owes more plays and draws only at its end; else
        leave it until the card is drawn. The card itself orders that draw: by hand too it is made at once
        (rules, 1.4).
        """
        target = laid.play.target
        if target is None or not state.in_deal[target]:
            return
        laid.draws_at_once = True
        if self._before_draw:
            laid.drawer = target
        elif state.plays_owed == 1 or laid.draws_between:
            laid.exchanges_with = target
            return
        exchange_hands(state, laid.seat, target, emit)
