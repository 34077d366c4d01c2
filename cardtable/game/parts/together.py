"""Several cards in one play.

Of one rank, pairs that count once, four that are thrown (4.1, 4.5.8, 4.16.13).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from cardtable.cards.faces import RANK_OF, rank_of
from cardtable.game.events import SeatEffect
from cardtable.game.moves import Play
from cardtable.game.parts.base import Emit, Part
from cardtable.game.rulebook import CardPlays, Rulebook
from cardtable.game.state import State
from cardtable.game.turn import OngoingPlay
from cardtable.rules.effects import Add, AddAny, CardOption
from cardtable.rules.model import HIGHEST
from cardtable.rules.schema import ObligationDocument, TogetherDocument

_Sum = tuple[str, int, tuple[str, ...]]
"""A value as records write it, the total, and the marks."""

THROWN = "thrown"
FOUR = 4


class Together(Part):
    """Adds the plays of several cards of one rank, or of a pair, to those of one."""

    def __init__(
        self, terms: TogetherDocument, obligation: ObligationDocument | None, faces: Iterable[str]
    ) -> None:
        """Take the terms for the variant's `faces`.

        Under an obligation only one card a play may be allowed.
        """
        self._ranks = {face: rank_of(face) for face in faces}
        self._paired = frozenset([face for face, rank in self._ranks.items() if rank in (terms.pairs or ())])
        self._same_rank = terms.same_rank or 1
        self._single = obligation is not None and obligation.several == "single"
        self._sums: dict[tuple[CardPlays, int], dict[int, dict[str, list[_Sum]]]] = {}

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the plays of one card, then those of several."""
        hand = state.hands[state.turn]
        found = plays
        if self._same_rank > 1 and not (self._single and state.owes):
            found = found + self._of_one_rank(state, hand)
        if not self._paired.isdisjoint(hand):
            found = found + self._pairs(state, hand)
        return found

    def _of_one_rank(self, state: State, hand: list[str]) -> list[Play]:
        """Return the plays of two or more cards of one rank."""
        ranks = [RANK_OF[card] for card in hand]
        if len(set(ranks)) == len(ranks):
            return []
        by_rank: dict[str, list[str]] = {}
        for card, rank in zip(hand, ranks, strict=True):
            by_rank.setdefault(rank, []).append(card)
        known = state.cards, state.total
        sums = self._sums.get(known) or self._sum_up(state.table, *known)
        return [
            Play(group, value, after, None, marks)
            for cards in by_rank.values()
            for size in range(2, min(self._same_rank, len(cards)) + 1)
            for group in _groups(cards, size)
            for value, after, marks in sums[size].get(group[0], ())
        ]

    def _sum_up(self, table: Rulebook, cards: CardPlays, total: int) -> dict[int, dict[str, list[_Sum]]]:
        """Return the plays of several cards of a rank at the total, by their number and the first of them.

        Computed for all faces at once, so that the cache doesn't reveal a hand.
        """
        made = self._sums[cards, total] = {
            count: {
                face: [
                    made
                    for option in cards.plays[face].options
                    for made in _summed(table, total, count, option)
                ]
                for face in self._ranks
            }
            for count in range(2, self._same_rank + 1)
        }
        return made

    def _pairs(self, state: State, hand: list[str]) -> list[Play]:
        """Return the pairs that count as one card."""
        cards = [card for card in hand if card in self._paired]
        if len(cards) == 1:
            return []
        return [
            Play(pair, play.value, play.total, None, play.marks)
            for pair in _groups(cards, 2)
            for play in state.cards.plays[pair[0]][state.total]
        ]


class FourThrown(SeatEffect, frozen=True):
    """Four cards that are never playable alone were thrown together."""

    kind = "discard-four"
    message = "four"

    cards: tuple[str, ...]


class ThrowFour(Part):
    """Four cards of one face may be thrown together, which doesn't change the total (rules, 4.16.13)."""

    def __init__(self, face: str) -> None:
        self._face = face

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Add the four, after the plays of other cards."""
        if state.hands[state.turn].count(self._face) < FOUR:
            return plays
        return [*plays, Play((self._face,) * FOUR, "0", state.total, None, (THROWN,))]

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Report four thrown cards."""
        if emit and THROWN in ongoing.play.marks:
            emit(FourThrown(ongoing.seat, ongoing.play.cards))


def _groups(cards: list[str], size: int) -> Iterable[tuple[str, ...]]:
    """Return every choice of `size` cards, once each.

    A copy in another place of the hand makes no other play, and a record that names the cards means one play.
    """
    if len(cards) == size:
        return (tuple(cards),)
    groups = combinations(cards, size)
    if len(set(cards)) == len(cards):
        return groups
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for group in groups:
        found.setdefault(tuple(sorted(group)), group)
    return found.values()


def _summed(table: Rulebook, before: int, count: int, option: CardOption) -> list[_Sum]:
    """Return the effects of several cards by one option.

    Additions add up, a set card sets once, each action works once a card.
    """
    made = []
    for value, after in option.total.results(before):
        total = before + (after - before) * count if isinstance(option.total, Add | AddAny) else after
        total = min(max(table.lowest, total), HIGHEST)
        if total <= table.limit or table.rules.terms.overplay:
            made.append((value, total, option.marks * count))
    return made
