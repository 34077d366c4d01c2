"""Belief: sample the worlds that a view allows, weighted by how well they explain what the others played.

A seat that plays a three at a low total hardly holds a higher card that it would rather have spent. A hand is
dealt to another seat as often as it explains the seat's last plays: by the rule of thumb, by learned weights,
or by chance alone, since nobody plays quite by a policy. Only public facts are explained: the card, the total
before and after it, and how many cards were drawn since.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.bots.playing import Facts, Valuing
from cardtable.game.rulebook import Rulebook
from cardtable.game.sight.memory import PlayedCard
from cardtable.game.sight.view import SeatView, Worlds

BY_CHANCE = 0.3
"""The share of plays that no policy explains."""
TRIES = 12
"""The most hands dealt to a seat before one is taken anyway."""

SMALL = 4
"""Maximum hand size for explaining more than the last play; larger hands have too many combinations to cache.
"""
MANY = 32
"""A number above the count of equal cards in any hand."""

Chance = Callable[[], float]


class Belief(Worlds):
    """The worlds of a view, each as likely as it explains the cards played."""

    def __init__(self, table: Rulebook, view: SeatView, policies: Sequence[Valuing]) -> None:
        """Prepare for `policies`, the ways in which the others may play; equal ones count once.

        Raises ValueError as `Worlds` does.
        """
        super().__init__(table, view)
        unlike = tuple(dict.fromkeys(policies))
        self._readers = {
            seat: _Reader(cards if view.hand_sizes[seat] <= SMALL else cards[-1:], unlike)
            for seat, cards in enumerate(view.remembered.plays)
            if cards and seat != view.seat and not self._known[seat]
        }

    def _hand(self, seat: int, cards: list[str], size: int, chance: Chance) -> list[str]:
        """Deal again until a hand explains what the seat played."""
        reader = self._readers.get(seat)
        if reader is not None and 0 < size < len(cards):
            last = len(cards) - 1
            for _ in range(TRIES):
                if reader.explains(cards[-size:], chance):
                    break
                for place in range(last, last - size, -1):
                    other = int(chance() * (place + 1))
                    cards[place], cards[other] = cards[other], cards[place]
        return super()._hand(seat, cards, size, chance)


class _Reader:
    """The likelihood of the last plays of one seat, by hand."""

    def __init__(self, plays: Sequence[PlayedCard], policies: Sequence[Valuing]) -> None:
        self._policies = policies
        self._facts = facts = policies[0].facts
        self._plays: list[tuple[PlayedCard, dict[int, float]]] = [(one, {}) for one in reversed(plays)]
        # Hands have the same sum of these values exactly if their cards are of the same kinds.
        place = {kind: MANY**number for number, kind in enumerate(facts.kinds)}
        self._sign = {face: place[kind] for face, kind in facts.kind.items()}

    def explains(self, hand: list[str], chance: Chance) -> bool:
        """Return whether to take this hand: true with the probability that its holder makes the plays seen.

        Which of its cards are the newest is random. Changes `hand`.
        """
        wanted, found, sign = chance(), 1.0, self._sign
        for played, known in self._plays:
            for _ in range(min(played.drawn, len(hand))):
                del hand[int(chance() * len(hand))]
            kinds = sum([sign[card] for card in hand])
            likely = known.get(kinds)
            hand.append(played.card)
            if likely is None:
                likely = known[kinds] = _likelihood(played, hand, self._policies, self._facts)
            found *= likely
            if wanted >= found:
                return False
        return True


def _likelihood(played: PlayedCard, hand: Sequence[str], policies: Sequence[Valuing], facts: Facts) -> float:
    """Return the chance that this card is played from a hand that holds it."""
    kinds, played_kind = facts.kind, facts.kind[played.card]
    plays = [play for card in hand for play in facts.table.printed.plays[card][played.before]]
    alike = [play for play in plays if play.total == played.total and kinds[play.cards[0]] == played_kind]
    if not alike:
        return 1.0  # The play depends on more than its card, so nothing is learned from it.
    agree = sum([policy.best(hand, played.before, plays) in alike for policy in policies])
    return (1 - BY_CHANCE) * agree / len(policies) + BY_CHANCE * len(alike) / len(plays)
