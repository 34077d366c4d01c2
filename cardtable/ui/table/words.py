"""What the table says: names of cards, calls, reasons and the state in words for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.game.moves import Play, Reason, Refusal
from cardtable.game.parts.runs import next_rank
from cardtable.game.view import SeatView
from cardtable.ui.table.choosing import FEW, Option
from cardtable.ui.table.names import card_name, card_title, rank_plural
from cardtable.ui.table.score import Call


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
    same = len(cards) > 1 and len(set(cards)) == 1
    played = ", ".join(card_name(card) for card in cards)
    if same:
        played = f"{len(cards)} × {rank_plural(cards[0])}"
    translate = QCoreApplication.translate
    value, text = note_of(call)[0], translate("Table", "{name}, {cards}, {value}, {total}")
    if value == played:
        # The card is called by what it does: a reverse need not be said to reverse.
        text = translate("Table", "{name}, {cards}, {total}")
    return text.format(name=name, cards=played, value=value, total=call.total)


def refusal_reason(card: str, refusal: Refusal | None, view: SeatView | None = None) -> str:
    """Why a card cannot be played: `7 would make 104: over 99`. The view tells what binds its seat."""
    translate = QCoreApplication.translate
    title = card_title(card)
    if refusal is not None and refusal.reason is Reason.OVER_LIMIT:
        if refusal.total is None:
            return translate("Table", "{card} cannot be played on this total").format(card=title)
        text = translate("Table", "{card} would make {total}: over {limit}")
        return text.format(card=title, total=refusal.total, limit=refusal.limit)
    match None if refusal is None else refusal.reason:
        case Reason.QUEEN_DUE:
            return translate("Table", "A queen can only be answered with a queen")
        case Reason.RUN_GOES_ON if view is not None:
            return translate("Table", "The run has to be continued with {rank}").format(rank=_goes_on(view))
        case Reason.PLAYS_OWED if view is not None and view.owes > 1:
            text = translate("Table", "{card} may not begin: {count} plays are owed")
            return text.format(card=title, count=view.owes)
        case Reason.NUMBER_FIRST:
            text = translate("Table", "{card} may not come first: a number begins the deal")
            return text.format(card=title)
        case Reason.BANNED:
            return translate("Table", "{card} may not be played yet").format(card=title)
    return translate("Table", "{card} cannot be played now").format(card=title)


def play_sentence(card: str, plays: Sequence[Play]) -> str:
    """What a card of the hand can do: `7 of hearts, makes 94`."""
    text = QCoreApplication.translate("Table", "{card}, makes {totals}")
    return text.format(card=card_name(card), totals=totals_text([play.total for play in plays]))


def totals_text(totals: Sequence[int]) -> str:
    """Totals to choose from: `51 or 61`; of many, the lowest and the highest."""
    translate = QCoreApplication.translate
    found = list(dict.fromkeys(totals))
    if len(found) > FEW:
        low, high = min(found), max(found)
        return translate("Table", "any total from {low} to {high}").format(low=low, high=high)
    return translate("Table", " or ").join(str(total) for total in found)


def hand_sentence(card: str, plays: Sequence[Play], together: bool, marked: bool) -> str:
    """What is told of a card of the hand: what it is, and what it can do."""
    translate = QCoreApplication.translate
    name = play_sentence(card, plays) if plays else card_name(card)
    if marked:
        return translate("Table", "{card}, marked").format(card=name)
    if together:
        return translate("Table", "{card}, can be played with others (+)").format(card=name)
    return name


def mark_text(mark: str) -> str:
    """What else a play does, in a word or two."""
    translate = QCoreApplication.translate
    return {
        "reverse": translate("Table", "reverse"), "skip": translate("Table", "skip"),
        "choose": translate("Table", "name the next"), "eliminate": translate("Table", "put one out"),
        "exchange": translate("Table", "swap hands"), "steal": translate("Table", "steal a card"),
        "oblige": translate("Table", "next plays 2"), "bomb": translate("Table", "bomb"),
        "others draw 1": translate("Table", "others draw 1"), "zeus": translate("Table", "takes Zeus"),
        "others draw 2": translate("Table", "others draw 2"), "mistake": translate("Table", "over!"),
    }.get(mark, "")  # fmt: skip


def option_text(option: Option) -> str:
    """One way to count a card: `+11`, `pass, reverse`."""
    marks = [mark_text(mark) for mark in dict.fromkeys(option.marks)]
    return ", ".join([value_text(option.value), *(mark for mark in marks if mark)])


def popover_title(card: str, options: Sequence[Option]) -> str:
    """The question of the choice popover."""
    translate = QCoreApplication.translate
    values = [value_text(option.value) for option in options]
    joined = translate("Table", " or ").join(dict.fromkeys(values))
    return translate("Table", "{card}: {values}?").format(card=card_title(card), values=joined)


def bound_line(view: SeatView) -> str:
    """What binds the seat to act, as one line at its hand; empty where nothing does."""
    translate = QCoreApplication.translate
    if view.phase != "playing" or view.turn != view.seat:
        return ""
    if view.must == "queen":
        return translate("Table", "Answer the queen with a queen")
    if view.owes > 1:
        return translate("Table", "You owe {count} plays").format(count=view.owes)
    if view.must is not None:
        return _run_line(view)
    return ""


def _run_line(view: SeatView) -> str:
    translate = QCoreApplication.translate
    if view.must == "run:+1":
        text = translate("Table", "A run goes up: only {rank} earn a new card")
    else:
        text = translate("Table", "A run goes down: only {rank} earn a new card")
    return text.format(rank=_goes_on(view))


def _goes_on(view: SeatView) -> str:
    """The cards that go on in the run that stands: `sevens`."""
    return rank_plural(next_rank(view.pile[-1], 1 if view.must == "run:+1" else -1))


def state_in_words(view: SeatView, names: Sequence[str]) -> str:
    """The whole table for a screen reader."""
    translate = QCoreApplication.translate
    parts: list[str] = []
    if view.phase == "playing":
        if view.moves and view.turn != view.seat:
            parts.append(translate("Table", "You are asked."))
        elif view.turn == view.seat:
            parts.append(translate("Table", "Your turn."))
            line = bound_line(view)
            if line:
                parts.append(f"{line}.")
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
        return f"{card_name(code)} ({refusal_reason(code, view.refused[code], view)})"
    return card_name(code)
