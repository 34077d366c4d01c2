"""A solver that knows only the printed table of the rules, and neither the engine nor the variant files.

There is no stock, so nobody draws. A player without a card that fits is stuck and loses, and the deal is over.
A reverse turns the direction; with two players it changes nothing, and a skip gives another turn (rules, 4.19).
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.rules import naive

Hands = tuple[tuple[str, ...], ...]
Way = tuple[str, str]
"""A card, and the value that it's played with: `+11`."""


def surviving(variant: str, hands: Hands, total: int) -> set[Way]:
    """Return the first player's plays after which nobody can make them stuck first."""
    return {
        way
        for way, then, after, turn, step in _plays(variant, hands, total, 0, 1)
        if _is_safe(variant, then, after, turn, step)
    }


def _is_safe(variant: str, hands: Hands, total: int, turn: int, step: int) -> bool:
    """Return whether the first player can avoid being the one who is stuck, against all others together."""
    after = [
        _is_safe(variant, then, made, following, onward)
        for _, then, made, following, onward in _plays(variant, hands, total, turn, step)
    ]
    return any(after) if turn == 0 else all(after)


def _plays(
    variant: str, hands: Hands, total: int, turn: int, step: int
) -> Iterator[tuple[Way, Hands, int, int, int]]:
    """Yield the plays at a turn: the play, the hands and the total after it, the next turn and direction."""
    seats = len(hands)
    for place, card in enumerate(hands[turn]):
        # Some packs have a card several times.
        kept = hands[turn][:place] + hands[turn][place + 1 :]
        then = tuple(kept if seat == turn else hand for seat, hand in enumerate(hands))
        for value, after in naive.values(variant, card, total):
            onward = -step if naive.reverses(variant, card, value) else step
            places = 2 if naive.skips(variant, card, value) else 1
            yield (card, value), then, after, (turn + places * onward) % seats, onward
