"""What the mirror of the table says: each thing on it as a sentence of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.game.moves import Reason
from cardtable.game.view import SeatView
from cardtable.ui.table import words
from cardtable.ui.table.choosing import Choosing, Option, Step
from cardtable.ui.table.names import card_name, card_title
from cardtable.ui.table.strip import Notice

if TYPE_CHECKING:
    from cardtable.ui.table.hand import HandCard


def card(held: HandCard) -> str:
    """A card of the own hand: `7 of hearts, makes 75`; one that cannot be played says why not."""
    translate = QCoreApplication.translate
    if not held.why:
        return held.item.toolTip()
    name, refusal = card_name(held.code), held.refusal
    if refusal is not None and refusal.reason is Reason.OVER_LIMIT and refusal.total is not None:
        text = translate("Table", "{card}, cannot be played: would make {total}, over {limit}")
        return text.format(card=name, total=refusal.total, limit=refusal.limit)
    return translate("Table", "{card}, cannot be played: {why}").format(card=name, why=held.why)


def place(index: int, count: int) -> str:
    """Where a card is in the hand."""
    text = QCoreApplication.translate("Table", "Card {number} of {count}")
    return text.format(number=index + 1, count=count)


def option(choice: Option, tells_total: bool = True) -> str:
    """One way to count a card: `+11, makes 76`; without the total where players call it."""
    if not tells_total:
        return words.option_text(choice)
    text = QCoreApplication.translate("Table", "{value}, makes {total}")
    return text.format(value=words.option_text(choice), total=choice.total)


def question(choosing: Choosing) -> str:
    """What is asked about a chosen card; empty where a notice asks it."""
    if choosing.step is Step.OPTION:
        return words.popover_title(choosing.hand[choosing.chosen[-1]], choosing.options)
    if choosing.step is Step.NUMBER:
        text = QCoreApplication.translate("Table", "{card}: which total?")
        return text.format(card=card_title(choosing.hand[choosing.chosen[0]]))
    return ""


def notice(told: Notice) -> str:
    """What the strip says."""
    return f"{told.title}. {told.detail}" if told.title[-1:].isalnum() else f"{told.title} {told.detail}"


def total(view: SeatView) -> str:
    """The dial and the ring of the direction."""
    translate = QCoreApplication.translate
    way = translate("Table", "clockwise") if view.direction > 0 else translate("Table", "counterclockwise")
    text = translate("Table", "Running total {total}, limit {limit}, {left} left, play goes {direction}")
    return text.format(
        total=view.total, limit=view.limit, left=max(0, view.limit - view.total), direction=way
    )


def stock(shown: str, view: SeatView) -> str:
    """The stock, and that a card may be drawn from it."""
    if not view.draws_owed:
        return shown
    return QCoreApplication.translate("Table", "{stock}. Draw a card").format(stock=shown)


def pile(view: SeatView) -> str:
    """The pile: its top card, and how many lie there."""
    translate = QCoreApplication.translate
    if not view.pile:
        return translate("Table", "Pile: empty")
    name, count = card_name(view.pile[-1]), len(view.pile)
    if count == 1:
        return translate("Table", "Pile: {card}, the only card").format(card=name)
    return translate("Table", "Pile: {card} on top of {count} cards").format(card=name, count=count)
