"""What the table says: names of cards, calls, reasons and the state in words for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.game.events import HIDDEN
from cardtable.game.moves import Play, Reason, Refusal
from cardtable.game.view import SeatView
from cardtable.ui.table.score import Call


def rank_name(rank: str) -> str:
    """`A` is ace, `10` is 10."""
    translate = QCoreApplication.translate
    names = {
        "A": translate("Table", "ace"),
        "J": translate("Table", "jack"),
        "Q": translate("Table", "queen"),
        "K": translate("Table", "king"),
    }
    return names.get(rank, rank)


def card_name(code: str) -> str:
    """A card in words: `4 of spades`."""
    translate = QCoreApplication.translate
    suits = {
        "S": translate("Table", "{rank} of spades"), "H": translate("Table", "{rank} of hearts"),
        "D": translate("Table", "{rank} of diamonds"), "C": translate("Table", "{rank} of clubs"),
    }  # fmt: skip
    if code == HIDDEN:
        return translate("Table", "a hidden card")
    if code.startswith("JK"):
        return translate("Table", "joker")
    if code[-1:] in suits and code[:-1]:
        return suits[code[-1]].format(rank=rank_name(code[:-1]))
    return code


def card_title(code: str) -> str:
    """The rank as a title: `Ace`, `10`."""
    name = rank_name(code[:-1]) if code[-1:] in "SHDC" and code[:-1] else card_name(code)
    return name[:1].upper() + name[1:]


def value_text(value: str) -> str:
    """The value taken, as it is said: `+11`, `−10`, `makes 99`, `pass`."""
    translate = QCoreApplication.translate
    if value.startswith("="):
        return translate("Table", "makes {total}").format(total=value[1:])
    if value in ("0", "+0", "-0"):
        return translate("Table", "pass")
    return value.replace("-", "−")


def note_of(call: Call) -> tuple[str, str]:
    """The small print of a call and its icon (or none)."""
    translate = QCoreApplication.translate
    still = call.value in ("0", "+0", "-0")
    if call.words:
        return call.words, call.mark
    match call.mark:
        case "reverse":
            return translate("Table", "reverse") if still else value_text(call.value), "reverse"
        case "skip":
            return translate("Table", "skip") if still else value_text(call.value), "skip"
        case "hold" if still:
            return translate("Table", "pass"), "hold"
        case _:
            return value_text(call.value), ""


def call_sentence(name: str, cards: Sequence[str], call: Call) -> str:
    """A play as it is read aloud: `Olive, 9 of diamonds, pass, 87`."""
    played = ", ".join(card_name(card) for card in cards)
    translate = QCoreApplication.translate
    text = translate("Table", "{name}, {cards}, {value}, {total}")
    return text.format(name=name, cards=played, value=note_of(call)[0], total=call.total)


def refusal_reason(card: str, refusal: Refusal) -> str:
    """Why a card cannot be played: `7 would make 104: over 99`."""
    translate = QCoreApplication.translate
    title = card_title(card)
    match refusal.reason:
        case Reason.OVER_LIMIT if refusal.total is not None:
            text = translate("Table", "{card} would make {total}: over {limit}")
            return text.format(card=title, total=refusal.total, limit=refusal.limit)
        case Reason.OVER_LIMIT:
            return translate("Table", "{card} would pass {limit}").format(card=title, limit=refusal.limit)
        case _:
            return translate("Table", "{card} cannot be played now").format(card=title)


def play_sentence(card: str, plays: Sequence[Play]) -> str:
    """What a card of the hand can do: `7 of hearts, makes 94`."""
    translate = QCoreApplication.translate
    totals = translate("Table", " or ").join(str(total) for total in dict.fromkeys(p.total for p in plays))
    return translate("Table", "{card}, makes {totals}").format(card=card_name(card), totals=totals)


def popover_title(card: str, plays: Sequence[Play]) -> str:
    """The question of the choice popover."""
    translate = QCoreApplication.translate
    values = [value_text(p.value) for p in plays]
    joined = translate("Table", " or ").join(dict.fromkeys(values))
    return translate("Table", "{card}: {values}?").format(card=card_title(card), values=joined)


def state_in_words(view: SeatView, names: Sequence[str]) -> str:
    """The whole table for a screen reader."""
    translate = QCoreApplication.translate
    parts: list[str] = []
    if view.phase == "playing":
        if view.turn == view.seat:
            parts.append(translate("Table", "Your turn."))
        else:
            parts.append(translate("Table", "{name} is to play.").format(name=names[view.turn]))
    elif view.phase == "between":
        parts.append(translate("Table", "The deal is over. Press Enter for the next deal."))
    else:
        parts.append(translate("Table", "The game is over."))
    parts.append(translate("Table", "Running total {total}.").format(total=view.total))
    if view.hand:
        cards = ", ".join(_card_with_result(code, view) for code in view.hand)
        parts.append(translate("Table", "Your hand: {cards}.").format(cards=cards))
    if view.pile:
        parts.append(translate("Table", "On the pile: {card}.").format(card=card_name(view.pile[-1])))
    way = translate("Table", "clockwise") if view.direction > 0 else translate("Table", "counterclockwise")
    parts.append(translate("Table", "Play goes {direction}.").format(direction=way))
    return " ".join(parts)


def _card_with_result(code: str, view: SeatView) -> str:
    plays = [play for play in view.plays if code in play.cards]
    if plays:
        return play_sentence(code, plays)
    if code in view.refused:
        return f"{card_name(code)} ({refusal_reason(code, view.refused[code])})"
    return card_name(code)
