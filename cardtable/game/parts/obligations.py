"""Plays that are owed: two or four in one turn, canceled, passed on or failed (rules, 4.2 and 4.16)."""

from __future__ import annotations

from cardtable.cards.faces import JOKER, RANK_OF
from cardtable.game.events import ObligationCanceled, TotalReset
from cardtable.game.moves import MISTAKE, Play
from cardtable.game.parts.base import Emit, Part
from cardtable.game.refusals import CancelsFewer, MayNotBegin, TooFewLeft
from cardtable.game.state import State
from cardtable.game.turn import OngoingPlay
from cardtable.rules.effects import OBLIGE
from cardtable.rules.schema import ObligationDocument

EACH = 2
"""The plays that one obliging card adds to the next seat's turn."""


class Obligations(Part):
    """A card obliges the next seat to several plays in its turn."""

    def __init__(self, terms: ObligationDocument) -> None:
        self._terms = terms
        self._draws_between = terms.draw == "each"
        self._not_first = frozenset(terms.not_first)
        self._canceller = JOKER if terms.cancels == "joker" else terms.cancels

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Leave out plays that an obligation forbids.

        They may not come first, or it could not be completed after them.
        """
        if not (state.owes and plays) or state.penalty:
            return plays
        if state.done == 0 and self._not_first:
            plays = [play for play in plays if play.cards[0] not in self._not_first]
        return self._completing(state, plays) if self._terms.must_finish else plays

    def _completing(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the plays that leave enough cards for the plays still owed.

        The card that cancels needs no others, and is useless if more is owed than it cancels (4.2.2 and
        4.2.7).
        """
        owes, canceller = state.owes, self._canceller
        following = owes - state.done - 1
        if owes == EACH and not following:
            return plays
        useless = canceller if owes > EACH else None
        usable = set()
        for play in plays:
            cards = play.cards
            if len(cards) == 1 and MISTAKE not in play.marks and RANK_OF[cards[0]] != useless:
                usable.add(cards[0])
        # How many of the cards that can follow a play may use up, so that enough are left.
        spare = sum(map(usable.__contains__, state.hands[state.turn])) - following
        found = []
        for play in plays:
            cards = play.cards
            if MISTAKE in play.marks:
                found.append(play)
            elif RANK_OF[cards[0]] == canceller:
                if owes == EACH:
                    found.append(play)
            elif sum(map(usable.__contains__, cards)) <= spare:
                found.append(play)
        return found

    def refusal(self, state: State, card: str) -> MayNotBegin | TooFewLeft | CancelsFewer:
        if state.done == 0 and card in self._not_first:
            return MayNotBegin(card, state.owes)
        if RANK_OF[card] == self._canceller:
            return CancelsFewer(card, EACH, state.owes)
        return TooFewLeft(card, state.owes - state.done)

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Apply the card to obligations: cancel one, pass it on, or make a new one for the next seat."""
        if self._draws_between:
            ongoing.draws_between = True
        marks = ongoing.play.marks
        if not (state.owes or marks):
            return
        under = state.owes > 0 and not state.penalty
        obliging = marks.count(OBLIGE.word)
        if not (under or obliging):
            return
        first = state.done == 0
        card = ongoing.play.cards[0]
        if under and first and RANK_OF[card] == self._canceller and state.owes == EACH:
            ongoing.turn_over = True
            if emit:
                emit(ObligationCanceled(ongoing.seat))
            return
        adds = obliging if self._terms.adds and RANK_OF[card] != self._canceller else 0
        if under and first and (adds or card in self._terms.passes_on):
            ongoing.turn_over = True
            ongoing.passes_on = state.owes + adds
            return
        ongoing.obliges = EACH * obliging
        between = self._terms.between
        if under and state.plays_owed > 1 and between is not None and state.total != between:
            state.total = between
            if emit:
                emit(TotalReset(ongoing.seat, between))

    def out(self, state: State) -> None:
        """Leave the plays of an obliged seat that is out to the next one.

        The same, the rest, or one play as usual.
        """
        if state.penalty:
            return
        if self._terms.when_out == "rest" and state.owes - state.done > 1:
            state.owes -= state.done
        elif self._terms.when_out != "stays":
            state.owes = 0
