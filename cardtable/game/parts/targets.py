"""Plays that name another seat: choosing who is next, putting someone out, exchanging hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from cardtable.game import ending
from cardtable.game.drawing import draw
from cardtable.game.events import HandsExchanged, NextSeatChosen, SeatEliminated, ShieldLaid
from cardtable.game.moves import Play
from cardtable.game.parts.base import Emit, Laid, Part, Ready
from cardtable.game.state import seated
from cardtable.rules.actions import NEED_TARGET

if TYPE_CHECKING:
    from cardtable.game.state import State

CHOOSE, ELIMINATE, EXCHANGE, SHIELD = "choose", "eliminate", "exchange", "shield"


@lru_cache(maxsize=4096)
def others_in(in_deal: tuple[bool, ...], seat: int) -> tuple[int, ...]:
    """The other seats in the deal, as they sit."""
    return tuple(other for other in seated(in_deal) if other != seat)


def aimed(play: Play, others: Iterable[int]) -> list[Play]:
    """A play as one for each of the seats that can be named; itself where it names none."""
    if not play.marks or NEED_TARGET.isdisjoint(play.marks):
        return [play]
    return [Play(play.cards, play.value, play.total, seat, play.marks) for seat in others]


def aimed_ready(ready: Ready, others: Iterable[int]) -> list[Ready]:
    """The same for a play that is ready."""
    play, card, after, marks = ready
    if play.target is not None or NEED_TARGET.isdisjoint(play.marks):
        return [ready]
    return [(each, card, after, marks) for each in aimed(play, others)]


MOST_AIMED = 8192
"""Rows of plays kept ready with their targets, of a few cards each."""


class Targets(Part):
    """A play that needs a target is one play for each seat that can be named."""

    def __init__(self, aiming: frozenset[str], copiers: frozenset[str], several: frozenset[str]) -> None:
        """Take the faces whose plays need a target, those that copy, and those that may be laid together."""
        self.aiming = aiming
        self.binding = self._bound = aiming | copiers
        self.concerned = dict.fromkeys(aiming & several, "aims")
        self._aimed: dict[tuple[int, tuple[int, ...]], Mapping[str, tuple[Ready, ...]]] = {}

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Plays with their targets: any other seat in the deal."""
        if self._bound.isdisjoint(state.hands[state.turn]):
            return plays
        others = others_in(state.in_deal, state.turn)
        return [one for play in plays for one in aimed(play, others)]

    def at_hand(self, state: State, seat: int, total: int, found: Sequence[Ready]) -> Sequence[Ready]:
        """The same for plays of several cards."""
        others = others_in(state.in_deal, seat)
        return [one for ready in found for one in aimed_ready(ready, others)]

    def singles_at_hand(self, state: State, seat: int, total: int, found: Sequence[Ready]) -> Sequence[Ready]:
        """The same for the plays of single cards, before other parts add any: they go by the total and who
        can be named, so they are looked up.
        """
        row = state.table.ready[total]
        hand = state.hands[seat]
        others = others_in(state.in_deal, seat)
        aimed_row = self._aimed.get((total, others)) or self._aim(row, total, others)
        made: list[Ready] = []
        for card in dict.fromkeys(hand) if state.table.has_copies else hand:
            made += aimed_row[card] if card in aimed_row else row[card]
        return made

    def _aim(
        self, row: Mapping[str, tuple[Ready, ...]], total: int, others: tuple[int, ...]
    ) -> Mapping[str, tuple[Ready, ...]]:
        """For all faces at once: what is kept tells nobody who holds what."""
        if len(self._aimed) >= MOST_AIMED:
            self._aimed.clear()
        made = self._aimed[total, others] = {
            card: tuple([one for ready in row[card] for one in aimed_ready(ready, others)])
            for card in self.aiming
        }
        return made


class ChooseNextSeat(Part):
    """The named seat plays next; the direction stays (rules, 1.9.3)."""

    stirred_by = frozenset({CHOOSE})

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Note who is next."""
        target = laid.play.target
        if target is not None:
            laid.next_seat = target
            if emit:
                emit(NextSeatChosen(laid.seat, target))


class EliminateSeat(Part):
    """The named seat leaves the deal, unless it holds a shield (rules, 4.3.2)."""

    stirred_by = frozenset({ELIMINATE})

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

    stirred_by = frozenset({EXCHANGE})
    lays_on = stirred_by

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
        elif state.done >= state.owes or state.table.draws_between(state):
            laid.exchanges_with = target
            return
        exchange_hands(state, laid.seat, target, emit)

    def lay_on(self, state: State, seat: int, play: Play) -> bool:
        """Exchange; the card that is drawn goes to the same hand whenever that is."""
        if play.target is not None:
            exchange_hands(state, seat, play.target, None)
        return True


def exchange_hands(state: State, seat: int, target: int, emit: Emit | None) -> None:
    """Let two seats exchange their hands."""
    hands = state.hands
    hands[seat], hands[target] = hands[target], hands[seat]
    if emit:
        emit(HandsExchanged(seat, target))
