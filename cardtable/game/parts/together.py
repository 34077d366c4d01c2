"""Several cards in one play: of one rank, pairs that count once, four that are thrown (4.1, 4.5.8,
4.16.13).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

from cardtable.cards.faces import rank_of
from cardtable.game.events import FourThrown
from cardtable.game.moves import Play
from cardtable.game.parts.base import Emit, Laid, Part
from cardtable.rules.totals import Add

if TYPE_CHECKING:
    from cardtable.game.state import State
    from cardtable.rules.effects import CardOption
    from cardtable.rules.schema import ObligationDocument, TogetherDocument

THROWN = "thrown"
FOUR = 4


class Together(Part):
    """Adds the plays of several cards to those of one."""

    stirred_by = frozenset({THROWN})

    def __init__(
        self, terms: TogetherDocument, obligation: ObligationDocument | None, faces: Iterable[str]
    ) -> None:
        """Take what the variant says of its `faces`; under an obligation it may be one card a play."""
        self._terms = terms
        self._paired = frozenset(face for face in faces if rank_of(face) in (terms.pairs or ()))
        self._single = obligation is not None and obligation.several == "single"

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """The plays of one card, then those of several."""
        hand = state.hands[state.turn]
        found = plays
        most = self._terms.same_rank
        if most and len(set(map(rank_of, hand))) < len(hand) and not (self._single and state.owes):
            found = found + self._of_one_rank(state, hand, most)
        if self._paired:
            found = found + self._pairs(state, hand)
        if self._terms.throw and hand.count(self._terms.throw) >= FOUR:
            found = [*found, Play((self._terms.throw,) * FOUR, "0", state.total, None, (THROWN,))]
        return found

    def _of_one_rank(self, state: State, hand: list[str], most: int) -> list[Play]:
        by_rank: dict[str, list[str]] = {}
        for card in hand:
            by_rank.setdefault(rank_of(card), []).append(card)
        groups = [
            group
            for cards in by_rank.values()
            for size in range(2, min(most, len(cards)) + 1)
            for group in dict.fromkeys(combinations(cards, size))
        ]
        return [
            play
            for group in groups
            for option in state.table.rules.cards.get(group[0], ())
            for play in _summed(state, group, option)
        ]

    def _pairs(self, state: State, hand: list[str]) -> list[Play]:
        """Two of the ranks that pair count as one of them."""
        cards = [card for card in hand if card in self._paired]
        if len(cards) < 2:
            return []
        return [
            Play(pair, play.value, play.total, None, play.marks)
            for pair in dict.fromkeys(combinations(cards, 2))
            for play in state.table.plays[pair[0]][state.total]
        ]

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Say when four were thrown."""
        if emit and THROWN in laid.play.marks:
            emit(FourThrown(laid.seat))


def _summed(state: State, group: tuple[str, ...], option: CardOption) -> list[Play]:
    """The plays of a group at one option: additions add up, a set card sets once, each action works once a
    card.
    """
    table = state.table
    count = len(group)
    plays = []
    for value, after in option.total.results(state.total):
        total = state.total + (after - state.total) * count if isinstance(option.total, Add) else after
        if table.rules.negative_totals == "floor":
            total = max(0, total)
        if total <= table.limit or table.rules.terms.overplay:
            plays.append(Play(group, value, total, None, option.marks * count))
    return plays
