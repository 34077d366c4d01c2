"""What an opponent considered when it chose: the hands it imagined for others, and its options.

Opponents remember nothing between moves. The choice is made again from the same view and the same stream of
chance, which gives the same worlds, and this time notes are taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping
from dataclasses import dataclass, field

from cardtable.bots.opponents import Opponent
from cardtable.bots.search import Candidate, Notes
from cardtable.cards.faces import rank_of
from cardtable.cards.shuffle import Stream
from cardtable.game.moves import Move
from cardtable.game.sight.view import SeatView

Hands = tuple[tuple[str, ...], ...]
"""Cards by seat."""


@dataclass(frozen=True)
class Option:
    """A move that was searched.

    The number of worlds, the share of them in which the deal was survived, and the gain for the game over the
    base play with its standard error.
    """

    move: Move
    worlds: int
    safe: float
    gain: float
    doubt: float


@dataclass(frozen=True)
class Guess:
    """A card that stands for its rank, and the share of worlds in which the seat was imagined to hold it."""

    seat: int
    card: str
    share: float


@dataclass(frozen=True)
class Insight:
    """The choice, whether it was a slip, the options (the base play first), and the imagined worlds.

    `worlds` are hands by seat; the opponent's own hand is the true one. Without a search (by its level, or
    because the move was plain) there are no worlds and no options.
    """

    choice: Move
    slipped: bool = False
    options: tuple[Option, ...] = ()
    worlds: tuple[Hands, ...] = ()
    _held: dict[int, Counter[str]] = field(default_factory=dict, compare=False, repr=False)

    def share(self, seat: int, card: str) -> float:
        """Return the share of worlds in which `seat` held `card`; 0 without worlds."""
        if not self.worlds:
            return 0.0
        if seat not in self._held:
            self._held[seat] = Counter(card for hands in self.worlds for card in set(hands[seat]))
        return self._held[seat][card] / len(self.worlds)

    def surest(self, known: Mapping[int, Container[str]]) -> Guess | None:
        """Return the rank imagined most often in one hand, among the seats in `known`; None without worlds.

        The cards that `known` gives for a seat are certain, so they are no guess.
        """
        if not self.worlds:
            return None
        guesses = list[Guess]()
        for seat, sure in known.items():
            found, cards = Counter[str](), dict[str, str]()
            for hands in self.worlds:
                ranks = {rank_of(card): card for card in hands[seat] if card not in sure}
                found.update(ranks.keys())
                cards |= ranks
            guesses += [Guess(seat, cards[rank], n / len(self.worlds)) for rank, n in found.most_common(1)]
        return max(guesses, key=lambda guess: guess.share, default=None)


def recollect(opponent: Opponent, view: SeatView, chance: Stream) -> Insight:
    """Repeat the choice of `opponent` with notes; `chance` must be the stream of that move, unused."""
    if len(view.moves) == 1:
        return Insight(view.moves[0])
    slipped = opponent.slips(view, chance)
    if slipped is not None:
        return Insight(slipped, slipped=True)
    notes = Notes()
    choice, candidates = opponent.think(view, chance, notes)
    options = tuple(_option(one, candidates[0], notes) for one in candidates)
    return Insight(choice, False, options, tuple(notes.worlds))


def _option(candidate: Candidate, base: Candidate, notes: Notes) -> Option:
    not_lost = notes.not_lost.get(id(candidate), [])
    gain, doubt = (0.0, 0.0) if candidate is base else candidate.gain(base)
    return Option(candidate.move, len(not_lost), sum(not_lost) / max(1, len(not_lost)), gain, doubt)
