"""Zeus: taken by round totals, equal numbers and gods; his holder at the end wins the round (4.17)."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.cards.faces import pips_of
from cardtable.game import turn
from cardtable.game.ending import Ending
from cardtable.game.events import CardSneaked, TokensChanged, ZeusTaken
from cardtable.game.moves import Move, Play, Sneak
from cardtable.game.parts.base import Emit, Part
from cardtable.game.state import State, changed
from cardtable.game.turn import OngoingPlay
from cardtable.rules.effects import ZEUS
from cardtable.rules.schema import ZeusDocument

SNEAK = "sneak"
TAKING = frozenset({ZEUS.word, SNEAK})
ROUND = 10


class Zeus(Part):
    """Tracks the holder of Zeus, ends the round, and lets equal numbers be played out of turn."""

    brings = "Zeus"

    def __init__(self, terms: ZeusDocument, limit: int, faces: Iterable[str]) -> None:
        """Take the terms for the variant's `faces`; the round ends at `limit` or above."""
        self._terms = terms
        self._limit = limit
        pips = {face: pips_of(face) for face in faces}
        self._numbers = {face: number for face, number in pips.items() if number is not None}
        self._sneaked = frozenset(self._numbers if terms.sneak == "on" else ())

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Take Zeus if the play does; end the round if the total is reached."""
        seat, total = ongoing.seat, state.total
        if emit and SNEAK in ongoing.play.marks:
            emit(CardSneaked(seat))
        over = total >= self._limit
        if self._takes(state, ongoing) or (over and state.zeus is None):
            if state.zeus != seat and emit:
                emit(ZeusTaken(seat, seat))
            state.zeus = seat
        if over:
            self._end(state, ongoing, emit)

    def pays(self, before: int, play: Play) -> int:
        """Return 1 for Zeus himself, worth about a letter, if a new round total takes him."""
        return int(self._is_new_round(before, play.total))

    def _is_new_round(self, before: int, after: int) -> bool:
        return after % ROUND == 0 and after != before and ROUND <= after <= self._limit

    def _takes(self, state: State, ongoing: OngoingPlay) -> bool:
        """Return whether the play takes Zeus.

        The total is a new round one, the play is marked, or it is a number equal to an opponent's on top.
        """
        total, play, pile = state.total, ongoing.play, state.pile
        if self._is_new_round(ongoing.before, total):
            return True
        if play.marks and not TAKING.isdisjoint(play.marks):
            return True
        below = len(pile) - len(play.cards) - 1
        if below < 0 or pile[below] != play.cards[0] or pile[below] not in self._numbers:
            return False
        return ongoing.below is not None and ongoing.below != ongoing.seat

    def _end(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        holder = state.zeus
        assert holder is not None
        state.tokens = changed(state.tokens, holder, 1)
        if emit:
            emit(TokensChanged(holder, 1, state.tokens[holder], "letter"))
        over = state.tokens[holder] >= self._terms.letters
        ongoing.ending = Ending("zeus", (), (holder,), over, (holder,))

    def drawn(self, state: State, ongoing: OngoingPlay | None, emit: Emit | None) -> None:
        """Ask all holders of the number that was just played, from the next player on."""
        if (
            ongoing is None
            or not ongoing.play.cards
            or ongoing.ending is not None
            or state.questions
            or state.real
        ):
            return
        card, hands = self._top(state), state.hands
        if card in self._sneaked:
            state.questions = tuple([seat for seat in state.others(ongoing.seat) if card in hands[seat]])

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """Let seats other than its player play the number on top out of turn, until the next play."""
        if state.last_seat is None or state.last_seat == seat or not (state.questions or seat != state.turn):
            return ()
        top = self._top(state)
        return (Sneak(seat, top),) if top in self._sneaked and top in state.hands[seat] else ()

    @staticmethod
    def _top(state: State) -> str:
        """Return the card on the pile; "" if all of them were shuffled."""
        return state.pile[-1] if state.pile else ""

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """Play the card as if it were the seat's turn; play goes on from there."""
        if not isinstance(move, Sneak):
            return
        state.questions = ()
        state.turn = move.seat
        number = self._numbers[move.card]
        turn.play(state, Play((move.card,), f"+{number}", state.total + number, None, (SNEAK,)), emit)
