"""A hint in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.game.moves import (
    Call,
    Declare,
    Decline,
    Defend,
    Draw,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TakeCard,
)
from cardtable.ui.table.names import card_name


def cards_of(move: Move) -> tuple[str, ...]:
    """The cards that the move names."""
    match move:
        case Play() | Declare():
            return move.cards
        case Sneak() | Defend() | PlaceBottom() | TakeCard():
            return (move.card,)
        case Draw() | Decline() | Stuck() | Call():
            return ()


def hint_sentence(move: Move, names: Sequence[str]) -> str:
    """What to do: `Hint: play the 7 of hearts to make 94.`"""
    translate = QCoreApplication.translate
    joined = translate("Table", " and ").join(card_name(card) for card in cards_of(move))
    match move:
        case Play(target=None):
            text = translate("Table", "Hint: play the {cards} to make {total}.")
            return text.format(cards=joined, total=move.total)
        case Play(target=int(seat)):
            text = translate("Table", "Hint: play the {cards} to make {total}, and choose {name}.")
            return text.format(cards=joined, total=move.total, name=names[seat])
        case Declare():
            return translate("Table", "Hint: lay down the {cards}.").format(cards=joined)
        case Sneak():
            return translate("Table", "Hint: sneak in the {cards}.").format(cards=joined)
        case Defend():
            return translate("Table", "Hint: defend yourself with the {cards}.").format(cards=joined)
        case PlaceBottom():
            return translate("Table", "Hint: put the {cards} under the stock.").format(cards=joined)
        case TakeCard():
            return translate("Table", "Hint: take the {cards}.").format(cards=joined)
        case Call():
            return translate("Table", "Hint: call {total}.").format(total=move.total)
        case Draw():
            return translate("Table", "Hint: draw your card.")
        case Decline():
            return translate("Table", "Hint: let it pass.")
        case _:
            return translate("Table", "Hint: there is nothing to play; lay your hand down.")
