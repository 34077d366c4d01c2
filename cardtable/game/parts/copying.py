"""Copying the last card, and stealing cards (rules, 4.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from cardtable.cards.shuffle import choose
from cardtable.game.drawing import draw, draw_or_owe
from cardtable.game.events import CardStolen, SeatEffect
from cardtable.game.moves import Move, Play, TakeCard
from cardtable.game.parts.base import Emit, Part
from cardtable.game.rulebook import Alteration, Options
from cardtable.game.state import State
from cardtable.game.turn import OngoingPlay
from cardtable.rules.effects import STEAL
from cardtable.rules.schema import StealDocument


class CardCopied(SeatEffect, frozen=True):
    """A play did what the last card did."""

    kind = "copy"
    message = "copied"

    cards: tuple[str, ...]


class CopyLast(Part):
    """The card acts as the last card that was no copy, with its value and powers."""

    def __init__(self, copiers: frozenset[str], cards: Mapping[str, Options]) -> None:
        """Take the faces that copy, and the printed options of all cards."""
        self._copiers = copiers
        alike = {options: partial(self._copy, options) for options in cards.values()}
        self._copies = {face: alike[options] for face, options in cards.items()}

    def _copy(self, copied: Options, face: str, options: Options) -> Options:
        return copied if face in self._copiers else options

    def alters(self, state: State) -> Alteration | None:
        """Give copying cards the options of the last card."""
        return None if state.acting is None else self._copies[state.acting]

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Allow copies only alone, and list them last."""
        copiers = self._copiers
        if state.acting is None or copiers.isdisjoint(state.hands[state.turn]):
            return plays
        own: list[Play] = []
        copies: list[Play] = []
        for play in plays:
            if play.cards[0] not in copiers:
                own.append(play)
            elif len(play.cards) == 1:
                copies.append(play)
        return own + copies

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Report the copied card, or remember the card that can be copied: of several, the one on top."""
        card = ongoing.play.cards[-1]
        if card not in self._copiers:
            state.acting = card
        elif emit and state.acting is not None:
            emit(CardCopied(ongoing.seat, (state.acting,)))


class StealCards(Part):
    """A thief takes an unseen card from a named player, who draws another; the thief draws none."""

    strikes_by = frozenset({STEAL.word})

    def __init__(self, terms: StealDocument, stealing: frozenset[str]) -> None:
        """Take the terms, and the faces that may steal."""
        self._stealing = stealing
        self._also_draws = terms.draw == "also"
        self._sees = terms.pick == "thief_sees"

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Allow robbing only seats with cards; if there are none, the card is played without its effect."""
        hands = state.hands
        if self._stealing.isdisjoint(hands[state.turn]) or all(map(hands.__getitem__, state.seats_in_deal())):
            return plays
        found = [p for p in plays if STEAL.word not in p.marks or p.target is None or hands[p.target]]
        robbed = {play.cards for play in found if STEAL.word in play.marks}
        alone = [
            Play(play.cards, play.value, play.total, None, play.marks)
            for play in plays
            if STEAL.word in play.marks and play.cards not in robbed
        ]
        return found + list(dict.fromkeys(alone))

    def struck(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Take one card at random, or let the thief look and choose; the robbed player draws at once."""
        target = ongoing.play.target
        if target is None or not state.hands[target]:
            return
        if self._sees and not state.real:
            state.robbed, state.questions, ongoing.draws = target, (ongoing.seat,), 0
            return
        card = choose(state.hands[target], state.seed, f"steal:{state.deal}:{state.number}")
        self._take(state, ongoing.seat, target, card, emit)
        if not self._also_draws:
            ongoing.draws = 0

    @staticmethod
    def _take(state: State, thief: int, target: int, card: str, emit: Emit | None) -> None:
        state.hands[target].remove(card)
        state.hands[thief].append(card)
        if emit:
            emit(CardStolen(thief, target, (card,)))
        draw(state, target, 1, emit)

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """Return all cards of the hand that the thief looks at."""
        if state.robbed is None or state.questions[:1] != (seat,):
            return ()
        return [TakeCard(seat, card) for card in dict.fromkeys(state.hands[state.robbed])]

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """Take the card; the thief's own draw, if any, was put off until now."""
        if not isinstance(move, TakeCard) or state.robbed is None:
            return
        target, state.robbed, state.questions = state.robbed, None, state.questions[1:]
        self._take(state, move.seat, target, move.card, emit)
        if self._also_draws:
            draw_or_owe(state, move.seat, 1, emit)

    def unanswered(self, state: State, seat: int, emit: Emit | None) -> None:
        """End the question: there was nothing left to take."""
        state.robbed = None
