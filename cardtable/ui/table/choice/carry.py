"""Cards dragged from the hand: they follow the pointer, wait over the pile, or go back.

`Chooser` decides what happens to them; this module only moves them. Their spots are kept by the hand, so that
no card is left in the air if the hand changes meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, ease
from cardtable.ui.table.places.layout import Spot

if TYPE_CHECKING:
    from cardtable.ui.table.items.board import Board
    from cardtable.ui.table.items.choice_items import RingLight
    from cardtable.ui.table.motion.stage import Stage

_TILT, _MOST = 0.24, 12.0
"""Degrees that a card leans for each pixel that it is ahead of its trail, and the maximum."""

_CATCHES_UP = 0.22
"""The share of that lead lost per frame."""

_APART, _TURN = 0.34, 5.0
"""Distance and rotation between cards that are dragged together; the distance is in card widths."""


class Carry:
    """The dragged cards of one board; none before `pick_up` and after `put_back`."""

    def __init__(self, board: Board, stage: Stage, light: RingLight) -> None:
        self._board, self._stage, self._light = board, stage, light
        self.is_held = False
        """Whether the pointer holds them; otherwise they wait over the pile, if there are any."""
        self._grip = 0
        self._from = (0.0, 0.0)
        self._at = (0.0, 0.0)
        self._trail = 0.0

    @property
    def places(self) -> tuple[int, ...]:
        """The places in the hand that the cards come from, in the order in which they were picked up."""
        return tuple(self._board.hand.carried)

    @property
    def cards(self) -> tuple[tuple[str, Spot], ...]:
        """The dragged cards with their spots."""
        hand = self._board.hand
        return tuple((hand.codes[place], spot) for place, spot in hand.carried.items())

    def pick_up(self, places: Sequence[int], grip: int, point: QPointF) -> None:
        """Pick up the cards at `places`, held by the one at `grip`, with the pointer at `point`."""
        card = self._board.hand.cards[grip]
        if card is None:
            return
        self._grip = places.index(grip)
        self._from = card.now.x - point.x(), card.now.y - point.y()
        self.is_held = True
        self._board.bars.set_visible(False)
        self._light.arrange(self._board.layout, self._board.layout.pile(0)._replace(turn=0.0))
        self._trail = card.now.x
        self._at = card.now.x, card.now.y
        self._show(places)

    def follow(self, point: QPointF) -> None:
        """Move the cards with the pointer."""
        self._at = point.x() + self._from[0], point.y() + self._from[1]
        self._light.setVisible(self.is_over_pile)
        self._show(self.places)
        # It swings until it hangs straight again.
        self._stage.glide(self, speeds.SWING, self._swing)

    @property
    def is_over_pile(self) -> bool:
        """Whether dropping the cards here plays them."""
        return self._board.layout.is_on_felt(*self._at)

    def wait(self) -> None:
        """Let the cards wait over the pile while a question is open."""
        start, goal = self._at, self._board.layout.over_pile
        self.is_held = False
        self._light.setVisible(False)

        def settle(share: float) -> None:
            way = ease(Ease.OutCubic, share)
            self._at = start[0] + (goal.x - start[0]) * way, start[1] + (goal.y - start[1]) * way
            self._trail = self._at[0]
            self._show(self.places)

        self._stage.glide(self, speeds.CLOSE, settle)

    def put_back(self) -> None:
        """Let all cards glide back to the hand."""
        self.is_held = False
        self._light.setVisible(False)
        self._stage.still(self)
        self._board.bars.set_visible(True)
        self._board.hand.carry({})

    def _swing(self, share: float) -> None:
        ahead = self._at[0] - self._trail
        self._trail = self._at[0] - (ahead * (1 - _CATCHES_UP) if share < 1 else 0.0)
        self._show(self.places)

    def _show(self, places: Sequence[int]) -> None:
        width, (x, y) = self._board.layout.hand_card, self._at
        lean = 0.0
        if not self._stage.pace.reduced:
            lean = max(-_MOST, min(_MOST, _TILT * (x - self._trail)))
        self._board.hand.carry({
            place: Spot(x + (n - self._grip) * _APART * width, y, width, lean + (n - self._grip) * _TURN)
            for n, place in enumerate(places)
        })  # fmt: skip
