"""Which parts have something to add to the plays of a hand, told by one sum over its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cardtable.game.parts.base import Ready

if TYPE_CHECKING:
    from cardtable.game.state import State

AtHand = Callable[["State", int, int, Sequence[Ready]], Sequence[Ready]]
"""`Part.at_hand`."""


class Concern(NamedTuple):
    """A step that has nothing to do for a hand with fewer than `least` cards of one kind, a power of two;
    `kinds` are by face, and cards of other faces do not count.
    """

    kinds: Mapping[str, str]
    least: int
    step: AtHand


class Concerns(dict[int, tuple[AtHand, ...]]):
    """The steps for a hand, by the sum of what `tally` has for its cards, of which only the bits of `sieve`
    tell anything; none for 0.

    Each kind of each concern has a digit of its own in the sum, wide enough for all its cards. `quick` is the
    tally, the sieve, the faces that count, and the sieve again where there is but one step, else 0: it may
    be asked for any hand with one of the faces.
    """

    def __init__(self, concerns: Iterable[Concern], pack: Iterable[str]) -> None:
        """Take all concerns, in the order of their steps, and the cards of the game."""
        super().__init__()
        self._cards = Counter(pack)
        self.tally = dict.fromkeys(self._cards, 0)
        self._next = 0
        counted = [(self._count(concern), concern) for concern in concerns]
        found = [(sieve, concern) for sieve, concern in counted if sieve]
        self._steps = [(sieve, concern.step) for sieve, concern in found]
        self.sieve = sum([sieve for sieve, _ in found])
        faces = frozenset([face for face, digit in self.tally.items() if digit])
        self.quick = (self.tally, self.sieve, faces, self.sieve if len(found) == 1 else 0)

    def _count(self, concern: Concern) -> int:
        """Give each of its kinds a digit; the bits of them that tell of `least` cards or more."""
        sieve = 0
        for kind in dict.fromkeys(concern.kinds.values()):
            faces = [face for face in self._cards if concern.kinds.get(face) == kind]
            first = 1 << self._next
            self._next += sum([self._cards[face] for face in faces]).bit_length()
            for face in faces:
                self.tally[face] += first
            sieve |= ((1 << self._next) - first) & -(first * concern.least)
        return sieve

    def __missing__(self, found: int) -> tuple[AtHand, ...]:
        steps = self[found] = tuple([step for sieve, step in self._steps if found & sieve])
        return steps

    def of(self, hand: Sequence[str]) -> int:
        """The sum for any hand, as far as the sieve lets it through."""
        return sum(map(self.tally.__getitem__, hand)) & self.sieve
