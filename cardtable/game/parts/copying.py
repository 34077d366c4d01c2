"""Copying the last card, and stealing cards (rules, 4.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from cardtable.cards.shuffle import choose
from cardtable.game.drawing import draw, draw_or_owe
from cardtable.game.events import CardCopied, CardStolen
from cardtable.game.moves import Answer, Play, TakeCard
from cardtable.game.parts.base import Emit, Laid, Part, Ready
from cardtable.game.parts.targets import MOST_AIMED, aimed_ready, others_in
from cardtable.rules.totals import Copy

if TYPE_CHECKING:
    from cardtable.game.state import State
    from cardtable.game.table import Table
    from cardtable.rules.effects import CardOption
    from cardtable.rules.model import Rules
    from cardtable.rules.schema import StealDocument

STEAL = "steal"


def copiers_of(rules: Rules) -> frozenset[str]:
    """The faces that do what the last card did."""
    return frozenset(
        face
        for face, options in rules.cards.items()
        if any(isinstance(option.total, Copy) for option in options)
    )


class CopyLast(Part):
    """The card acts as the last card that was no copy, with its value and powers."""

    def __init__(self, copiers: frozenset[str], rules: Rules, aiming: frozenset[str]) -> None:
        """Take the faces that copy, the rules, to copy faces that do the same as one, and those that need a
        target.
        """
        self.copiers: frozenset[str] = copiers
        first: dict[tuple[CardOption, ...], str] = {}
        self._like = {face: first.setdefault(options, face) for face, options in rules.cards.items()}
        self.binding = copiers
        self.concerned = dict.fromkeys(copiers, "copies")
        self._aiming = aiming
        self._copies: dict[tuple[int, str, tuple[int, ...]], Mapping[str, tuple[Ready, ...]]] = {}

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Copying cards with what they copy; the limit holds for that."""
        acting = state.acting
        hand = state.hands[state.turn]
        if acting is None or self.copiers.isdisjoint(hand):
            return plays
        found = [play for play in plays if play.cards[0] not in self.copiers]
        for card in dict.fromkeys(hand):
            if card in self.copiers:
                copied = state.table.plays[acting][state.total]
                found += [_copy(card, play) for play in copied]
        return found

    def at_hand(self, state: State, seat: int, total: int, found: Sequence[Ready]) -> Sequence[Ready]:
        """The same, with the targets of what is copied."""
        copiers, hand = self.copiers, state.hands[seat]
        if state.acting is None:
            return found
        acting = self._like[state.acting]
        others = others_in(state.in_deal, seat) if acting in self._aiming else ()
        copies = self._copies.get((total, acting, others)) or self._ready(state.table, total, acting, others)
        made = [one for one in found if one[1] not in copiers]
        for card in dict.fromkeys(hand) if state.table.has_copies else hand:
            if card in copiers:
                made += copies[card]
        return made

    def _ready(
        self, table: Table, total: int, acting: str, others: tuple[int, ...]
    ) -> Mapping[str, tuple[Ready, ...]]:
        """The plays of every card that copies, ready, worked out once."""
        if len(self._copies) >= MOST_AIMED:
            self._copies.clear()
        copied = [one for ready in table.ready[total][acting] for one in aimed_ready(ready, others)]
        made = self._copies[total, acting, others] = {
            card: tuple([(_copy(card, play), card, after, marks) for play, _, after, marks in copied])
            for card in self.copiers
        }
        return made

    def noted(self, state: State, seat: int, play: Play, before: int, emit: Emit | None) -> bool:
        """Say what was copied, or remember what can be: of several cards, the one on top."""
        card = play.cards[-1]
        if card not in self.copiers:
            state.acting = card
        elif emit and state.acting is not None:
            emit(CardCopied(seat, (state.acting,)))
        return True

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """The same."""
        self.noted(state, laid.seat, laid.play, laid.before, emit)


def _copy(card: str, play: Play) -> Play:
    return Play((card,), play.value, play.total, play.target, play.marks)


class StealCards(Part):
    """A card is taken unseen from a named player, who draws another; it replaces the thief's draw."""

    stirred_by = frozenset({STEAL})

    def __init__(self, terms: StealDocument, stealing: frozenset[str]) -> None:
        """Take what the variant says; `stealing` are the faces that may steal."""
        self.lays_on = frozenset() if terms.pick == "thief_sees" else self.stirred_by
        self._also_draws = terms.draw == "also"
        self._stealing = stealing
        self.concerned = dict.fromkeys(stealing, "steals")
        self._sees = terms.pick == "thief_sees"

    def free(self, state: State, seat: int) -> bool:
        """Everybody in the deal has cards, or the seat cannot steal."""
        hands = state.hands
        if all(hands) or self._stealing.isdisjoint(hands[seat]):
            return True
        return all(map(hands.__getitem__, state.seats_in_deal()))

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Only who has cards can be robbed; where nobody has, the card is played without."""
        return plays if self.free(state, state.turn) else self._robbing(state, plays)

    @staticmethod
    def _robbing(state: State, plays: list[Play]) -> list[Play]:
        found = []
        for play in plays:
            if STEAL not in play.marks or play.target is None or state.hands[play.target]:
                found.append(play)
        robbed = {play.cards for play in found if STEAL in play.marks}
        alone = [
            Play(play.cards, play.value, play.total, None, play.marks)
            for play in plays
            if STEAL in play.marks and play.cards not in robbed
        ]
        return found + list(dict.fromkeys(alone))

    def at_hand(self, state: State, seat: int, total: int, found: Sequence[Ready]) -> Sequence[Ready]:
        """The same; what is rare is left to the engine."""
        if all(state.hands) or self.free(state, seat):
            return found
        plays = self._robbing(state, [one[0] for one in found])
        return [(play, play.cards[0], play.total, None) for play in plays]

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Take one card at random, or let the thief look and choose; the robbed player draws at once."""
        target = laid.play.target
        if not self._sees:
            if not self.lay_on(state, laid.seat, laid.play, emit):
                laid.draws = 0
        elif target is not None and state.hands[target]:
            state.robbed, state.questions, laid.draws = target, (laid.seat,), 0

    def lay_on(self, state: State, seat: int, play: Play, emit: Emit | None = None) -> bool:
        """Take one card at random."""
        target = play.target
        if target is None or not state.hands[target]:
            return True
        card = choose(state.hands[target], state.seed, f"steal:{state.deal}:{state.number}")
        self._take(state, seat, target, card, emit)
        return self._also_draws

    @staticmethod
    def _take(state: State, thief: int, target: int, card: str, emit: Emit | None) -> None:
        state.hands[target].remove(card)
        state.hands[thief].append(card)
        if emit:
            emit(CardStolen(thief, target, (card,)))
        draw(state, target, 1, emit)

    def answers(self, state: State, seat: int) -> Iterable[Answer]:
        """The thief may take any card of the hand that it looks at."""
        if state.robbed is None or state.questions[:1] != (seat,):
            return ()
        return [TakeCard(seat, card) for card in dict.fromkeys(state.hands[state.robbed])]

    def answer(self, state: State, move: Answer, emit: Emit | None) -> None:
        """Take the card; the thief's own draw, where there is one, was put off until now."""
        if not isinstance(move, TakeCard) or state.robbed is None:
            return
        target, state.robbed, state.questions = state.robbed, None, state.questions[1:]
        self._take(state, move.seat, target, move.card, emit)
        if self._also_draws:
            draw_or_owe(state, move.seat, 1, emit)

    def unanswered(self, state: State, seat: int, emit: Emit | None) -> None:
        """There was nothing left to take."""
        state.robbed = None
