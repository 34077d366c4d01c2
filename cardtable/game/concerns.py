"""Which parts have something to add to the plays of a hand, told by one sum over its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from cardtable.game.parts.base import AtHand

AtPair = Callable[[str], AtHand | None]
"""`Part.at_pair`."""


class Concern(NamedTuple):
    """A step that has nothing to do for a hand with fewer than `least` cards of one kind, a power of two;
    `kinds` are by face, and cards of other faces do not count. `of_pair` may know a shorter step for hands of
    which two cards are of one kind and no others are.
    """

    kinds: Mapping[str, str]
    least: int
    step: AtHand
    of_pair: AtPair


PAIR = 2
THRICE = 3
"""What a card counts where a step looks for pairs: two make 6, 110 in bits, and no other number of cards has
its third bit alone from there up.
"""


class Concerns(dict[int, tuple[AtHand, ...]]):
    """The steps for a hand, by the sum of what `tally` has for its cards, of which only the bits of `sieve`
    tell anything; none for 0.

    Each kind of each concern has a digit of its own in the sum, wide enough for all its cards. `quick` is the
    tally, the sieve, the faces that count, and -1 where there is but one step, else 0: the steps for -1 may
    be asked for any hand with one of the faces.
    """

    def __init__(self, concerns: Iterable[Concern], pack: Iterable[str]) -> None:
        """Take all concerns, in the order of their steps, and the cards of the game."""
        super().__init__()
        self._cards = Counter(pack)
        self.tally = dict.fromkeys(self._cards, 0)
        self._next = 0
        self._pairs: dict[int, str] = {}
        counted = [(self._count(concern), concern) for concern in concerns]
        self._concerns = [(sieve, concern) for sieve, concern in counted if sieve]
        self.sieve = sum([sieve for sieve, _ in self._concerns])
        faces = frozenset([face for face, digit in self.tally.items() if digit])
        self.quick = (self.tally, self.sieve, faces, -1 if len(self._concerns) == 1 else 0)

    def _count(self, concern: Concern) -> int:
        """Give each of its kinds a digit; the bits of them that tell of `least` cards or more."""
        sieve = 0
        worth, least = (THRICE, THRICE + 1) if concern.least == PAIR else (1, concern.least)
        for kind in dict.fromkeys(concern.kinds.values()):
            faces = [face for face in self._cards if concern.kinds.get(face) == kind]
            first = 1 << self._next
            self._next += (worth * sum([self._cards[face] for face in faces])).bit_length()
            for face in faces:
                self.tally[face] += worth * first
            sieve |= ((1 << self._next) - first) & -(first * least)
            if worth == THRICE:
                self._pairs[first * least] = kind
        return sieve

    def __missing__(self, found: int) -> tuple[AtHand, ...]:
        concerned = [concern for sieve, concern in self._concerns if found & sieve]
        kind, step = self._pairs.get(found), None
        if kind is not None and len(concerned) == 1:
            step = concerned[0].of_pair(kind)
        steps = self[found] = tuple([concern.step for concern in concerned]) if step is None else (step,)
        return steps

    def of(self, hand: Sequence[str]) -> int:
        """The sum for any hand, as far as the sieve lets it through."""
        return sum(map(self.tally.__getitem__, hand)) & self.sieve
