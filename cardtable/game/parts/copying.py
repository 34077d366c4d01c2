"""Copying the last card, and stealing cards (rules, 4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards.shuffle import Stream
from cardtable.game.drawing import draw
from cardtable.game.events import CardCopied, CardStolen
from cardtable.game.moves import Play
from cardtable.game.parts.base import Emit, Laid, Part
from cardtable.rules.totals import Copy

if TYPE_CHECKING:
    from cardtable.game.state import State
    from cardtable.rules.schema import StealDocument


def copies(state: State, card: str) -> bool:
    """Whether the card does what the last one did."""
    return any(isinstance(option.total, Copy) for option in state.table.rules.cards.get(card, ()))


class CopyLast(Part):
    """The card acts as the last card that was no copy, with its value and powers."""

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Copying cards with what they copy; the limit holds for that."""
        acting = state.acting
        if acting is None:
            return plays
        found = [play for play in plays if not copies(state, play.cards[0])]
        for card in dict.fromkeys(state.hands[state.turn]):
            if copies(state, card):
                copied = state.table.plays[acting][state.total]
                found += [Play((card,), play.value, play.total, None, play.marks) for play in copied]
        return found

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Say what was copied, or remember what can be."""
        if not copies(state, laid.play.cards[0]):
            state.acting = laid.play.cards[0]
        elif state.acting is not None and emit:
            emit(CardCopied(laid.seat, (state.acting,)))


class StealCards(Part):
    """A card is taken unseen from a named player, who draws another; it replaces the thief's draw."""

    def __init__(self, terms: StealDocument) -> None:
        """Take what the variant says."""
        self._also_draws = terms.draw == "also"

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Only who has cards can be robbed; where nobody has, the card is played without."""
        found = []
        for play in plays:
            if "steal" not in play.marks or play.target is None or state.hands[play.target]:
                found.append(play)
        robbed = {play.cards for play in found if "steal" in play.marks}
        alone = [
            Play(play.cards, play.value, play.total, None, play.marks)
            for play in plays
            if "steal" in play.marks and play.cards not in robbed
        ]
        return found + list(dict.fromkeys(alone))

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Take one card at random; the robbed player draws at once."""
        target = laid.play.target
        if "steal" not in laid.play.marks or target is None or not state.hands[target]:
            return
        card = Stream(state.seed, f"steal:{state.deal}:{state.number}").choose(state.hands[target])
        state.hands[target].remove(card)
        state.hands[laid.seat].append(card)
        if emit:
            emit(CardStolen(laid.seat, target, (card,)))
        if not self._also_draws:
            laid.draws = 0
        draw(state, target, 1, emit)
