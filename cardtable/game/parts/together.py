"""Several cards in one play: of one rank, pairs that count once, four that are thrown (4.1, 4.5.8,
4.16.13).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from cardtable.cards.faces import rank_of
from cardtable.game.events import FourThrown
from cardtable.game.moves import Play
from cardtable.game.parts.base import AtHand, Emit, Laid, Pair, Part, Ready
from cardtable.rules.totals import Add

if TYPE_CHECKING:
    from cardtable.game.state import State
    from cardtable.game.table import Table
    from cardtable.rules.effects import CardOption
    from cardtable.rules.schema import ObligationDocument, TogetherDocument

_Sum = tuple[str, int, tuple[str, ...]]
"""A value as records write it, the total that it makes, and the marks."""

THROWN = "thrown"
FOUR = 4


class _Kinds(dict[str, str]):
    """What cards have to be alike in to go together; a card that nobody can see is a kind of its own."""

    def __missing__(self, face: str) -> str:
        return face


class Together(Part):
    """Adds the plays of several cards of one rank, or of a pair, to those of one."""

    least = 2

    def __init__(
        self, terms: TogetherDocument, obligation: ObligationDocument | None, faces: Iterable[str]
    ) -> None:
        """Take what the variant says of its `faces`; under an obligation it may be one card a play."""
        self._ranks = {face: rank_of(face) for face in faces}
        pairs = terms.pairs or ()
        self._paired = frozenset(face for face, rank in self._ranks.items() if rank in pairs)
        self._same_rank = terms.same_rank or 1
        self._single = obligation is not None and obligation.several == "single"
        self._kinds = _Kinds(self._ranks if self._same_rank > 1 else {face: face for face in self._ranks})
        self._kinds.update(dict.fromkeys(self._paired, "pair"))
        self.concerned = self._kinds if self._same_rank > 1 else dict.fromkeys(self._paired, "pair")
        self._sums: dict[int, dict[int, dict[str, list[_Sum]]]] = {}

    def free(self, state: State, seat: int) -> bool:
        """No two cards of the hand are of a kind, so that none go together. Usual hands are written out, and
        take half the time so.
        """
        kinds, hand = self._kinds, state.hands[seat]
        match hand:
            case [first, second, third]:
                return len({kinds[first], kinds[second], kinds[third]}) == len(hand)
            case [first, second, third, fourth]:
                return len({kinds[first], kinds[second], kinds[third], kinds[fourth]}) == len(hand)
        return len(set(map(kinds.__getitem__, hand))) == len(hand)

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """The plays of one card, then those of several."""
        if (self._single and state.owes and not self._paired) or self.free(state, state.turn):
            return plays
        return plays + [play for play, *_ in self._several(state, state.turn, state.total)]

    def at_hand(self, state: State, seat: int, total: int, found: Sequence[Ready]) -> Sequence[Ready]:
        """The same; several cards are left to the engine."""
        several = self._several(state, seat, total)
        return [*found, *several] if several else found

    def at_pair(self, kind: str) -> AtHand | None:
        """The same for two of a rank: what any two of it do is looked up."""
        if self._same_rank == 1 or self._paired:
            return None
        faces = [face for face, other in self._kinds.items() if other == kind]
        by_total: dict[int, tuple[Ready, ...] | None] = {}

        def step(state: State, seat: int, total: int, found: Sequence[Ready]) -> Sequence[Ready]:
            try:
                made = by_total[total]
            except KeyError:
                made = by_total[total] = self._any_two(state.table, total, faces)
            if made is None:
                return self.at_hand(state, seat, total, found)
            return (*found, *made) if made else found

        return step

    def _any_two(self, table: Table, total: int, faces: Sequence[str]) -> tuple[Ready, ...] | None:
        """The plays of two of these faces; None where not all of them do the same."""
        sums = (self._sums.get(total) or self._sum_up(table, total))[2]
        alike = sums[faces[0]]
        if any(sums[face] != alike for face in faces):
            return None
        two = frozenset(faces)
        plays = [Pair((), value, after, None, marks, two) for value, after, marks in alike]
        return tuple([(play, faces[0], play.total, None) for play in plays])

    def _several(self, state: State, seat: int, total: int) -> list[Ready]:
        hand = state.hands[seat]
        found: list[Ready] = []
        if self._same_rank > 1 and not (self._single and state.owes):
            found = self._of_one_rank(state, hand, total)
        if self._paired:
            found += self._pairs(state, hand, total)
        return found

    def _of_one_rank(self, state: State, hand: list[str], total: int) -> list[Ready]:
        """The plays of two cards of the hand or more."""
        by_rank: dict[str, list[str]] = {}
        ranks = self._ranks
        for card in hand:
            rank = ranks[card]
            if rank in by_rank:
                by_rank[rank].append(card)
            else:
                by_rank[rank] = [card]
        sums = self._sums.get(total) or self._sum_up(state.table, total)
        found: list[Ready] = []
        for cards in by_rank.values():
            if len(cards) == 1:
                continue
            for group in (tuple(cards),) if len(cards) == 2 else self._all_groups(cards):
                for value, after, marks in sums[len(group)][group[0]]:
                    found.append((Play(group, value, after, None, marks), group[0], after, None))
        return found

    def _all_groups(self, cards: list[str]) -> Iterator[tuple[str, ...]]:
        """Every choice of two of these cards or more."""
        for size in range(2, min(self._same_rank, len(cards)) + 1):
            yield from _groups(cards, size)

    def _sum_up(self, table: Table, total: int) -> dict[int, dict[str, list[_Sum]]]:
        """What so many cards of a rank do at the total, by their number and the first of them; worked out for
        all faces at once, so that what is kept here tells nobody who holds what.
        """
        made = self._sums[total] = {
            count: {
                face: [
                    made
                    for option in table.rules.cards.get(face, ())
                    for made in _summed(table, total, count, option)
                ]
                for face in self._ranks
            }
            for count in range(2, self._same_rank + 1)
        }
        return made

    def _pairs(self, state: State, hand: list[str], total: int) -> list[Ready]:
        """Two of the ranks that pair count as one of them."""
        cards = [card for card in hand if card in self._paired]
        if len(cards) < 2:
            return []
        return [
            (Play(pair, play.value, play.total, None, play.marks), pair[0], play.total, None)
            for pair in _groups(cards, 2)
            for play in state.table.plays[pair[0]][total]
        ]


class ThrowFour(Part):
    """Four cards of one face may be thrown together, which leaves the total as it is (rules, 4.16.13)."""

    stirred_by = frozenset({THROWN})
    least = FOUR

    def __init__(self, face: str) -> None:
        """Take which face."""
        self._face = face
        self.concerned = {face: face}

    def free(self, state: State, seat: int) -> bool:
        """The hand has no four of them."""
        return state.hands[seat].count(self._face) < FOUR

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """The four, after the plays of other cards."""
        return plays if self.free(state, state.turn) else [*plays, self._four(state.total)]

    def at_hand(self, state: State, seat: int, total: int, found: Sequence[Ready]) -> Sequence[Ready]:
        """The same; they are left to the engine."""
        if state.hands[seat].count(self._face) < FOUR:
            return found
        return [*found, (self._four(total), self._face, total, None)]

    def _four(self, total: int) -> Play:
        return Play((self._face,) * FOUR, "0", total, None, (THROWN,))

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Say when four were thrown."""
        if emit and THROWN in laid.play.marks:
            emit(FourThrown(laid.seat, laid.play.cards))


def _groups(cards: list[str], size: int) -> Iterable[tuple[str, ...]]:
    """Every choice of so many cards, once each: a copy in another place of the hand makes no other play, and
    a record that names the cards means one play.
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


def _summed(table: Table, before: int, count: int, option: CardOption) -> list[_Sum]:
    """What so many cards do by one option: additions add up, a set card sets once, each action works once a
    card.
    """
    made = []
    for value, after in option.total.results(before):
        total = before + (after - before) * count if isinstance(option.total, Add) else after
        if table.rules.negative_totals == "floor":
            total = max(0, total)
        if total <= table.limit or table.rules.terms.overplay:
            made.append((value, total, option.marks * count))
    return made
