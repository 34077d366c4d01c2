"""What the table says: names of cards, calls, reasons and the state in words for screen readers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from cardtable.game.moves import Play
from cardtable.game.parts.runs import next_rank
from cardtable.game.refusals import (
    Banned,
    CancelsFewer,
    CanPlay,
    MayNotBegin,
    MustDraw,
    NoCallDue,
    NoDeal,
    NoDrawOwed,
    NoPlayHere,
    NoSuchAnswer,
    NoSuchValue,
    NotAsked,
    NotInHand,
    NotYourTurn,
    NumberFirst,
    OfACard,
    OverLimit,
    QueenDue,
    Refusal,
    RunGoesOn,
    TooFewLeft,
)
from cardtable.game.sight.view import SeatView
from cardtable.language import say
from cardtable.ui.table.motion.look import Call
from cardtable.ui.table.words import actions
from cardtable.ui.table.words.names import card_name, card_title, rank_name, rank_plural

FEW = 6
"""So many totals are told one by one; of more, the lowest and the highest."""


def value_text(value: str) -> str:
    """The value taken, as it is said: `+11`, `−10`, `×2`, `makes 99`, `pass`."""
    if value.startswith("="):
        return say("table-makes-total", total=int(value[1:]))
    if value in ("0", "+0", "-0"):
        return say("table-pass")
    return value.replace("-", "−").replace("x", "×").replace("/", "÷")


def note_of(call: Call) -> tuple[str, str]:
    """The small print of a call and its icon (or none)."""
    still = call.value in ("0", "+0", "-0")
    if call.words:
        return call.words, call.mark
    row = actions.shown(call.mark)
    if row is not None:
        return row.does if still else value_text(call.value), row.icon
    return value_text(call.value), "hold" if still and call.mark == "hold" else ""


_TO_ONE = re.compile(r"\byou\b")
"""Words of a variant, which are English like its name, that speak to whoever plays next."""


def call_note(call: Call, names: Sequence[str], reader: int | None) -> tuple[str, str]:
    """The small print of a call beside who said it: `pass to you, Bruno` where it is not said to the seat of
    the one person who reads it.
    """
    if not _TO_ONE.search(call.words) or call.to == reader is not None:
        return note_of(call)
    if call.to is None:
        return note_of(replace(call, words=""))
    said = say("table-words-name", words=call.words, name=names[call.to])
    return said, call.mark


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


def refusal_reason(refusal: OfACard) -> str:
    """Why a card cannot be played: `7 would make 104: over 99`."""
    translate = QCoreApplication.translate
    slots: dict[str, str | int] = {}
    match refusal:
        case OverLimit(total=total, limit=limit):
            text = translate("Table", "{card} would make {total}: over {limit}")
            slots = {"total": total, "limit": limit}
        case NoPlayHere():
            text = translate("Table", "{card} cannot be played on this total")
        case Banned():
            text = translate("Table", "{card} may not be played yet")
        case QueenDue(rank=rank):
            text = translate("Table", "A {rank} can only be answered with a {rank}")
            slots = {"rank": rank_name(rank)}
        case RunGoesOn(rank=rank):
            text = translate("Table", "The run has to be continued with {rank}")
            slots = {"rank": rank_plural(rank)}
        case MayNotBegin(owed=owed):
            text = translate("Table", "{card} may not begin: {count} plays are owed")
            slots = {"count": owed}
        case TooFewLeft(owed=owed):
            text = translate("Table", "{card} would leave too few cards: {count} plays are owed")
            slots = {"count": owed}
        case CancelsFewer(cancels=cancels, laid=laid):
            text = translate("Table", "{card} cancels {cancels} plays, not {count}")
            slots = {"cancels": cancels, "count": laid}
        case NumberFirst():
            text = translate("Table", "{card} may not come first: a number begins the deal")
        case NotInHand():
            text = translate("Table", "{card} is not in your hand")
        case _:
            assert_never(refusal)
    return text.format(card=card_title(refusal.card), **slots)


def cannot_play_now(card: str) -> str:
    """A card of a seat that is not to act."""
    return say("table-card-cannot-be-played-now", card=card_title(card))


def refusal_sentence(refusal: Refusal) -> str:
    """Why a move was refused, as one sentence for the player."""
    match refusal:
        case NoDeal():
            return say("table-no-deal-is-on-press-enter-for-the-next")
        case NotYourTurn():
            return say("table-it-is-not-your-turn-yet")
        case NoSuchValue():
            return say("table-that-card-does-not-have-this-value")
        case CanPlay():
            return say("table-you-still-have-a-card-you-can-play")
        case NotAsked():
            return say("table-you-were-not-asked")
        case NoSuchAnswer():
            return say("table-these-cards-cannot-be-laid-down-now")
        case MustDraw():
            return say("table-you-have-a-card-to-draw-first")
        case NoDrawOwed():
            return say("table-you-have-no-card-to-draw")
        case NoCallDue():
            return say("table-there-is-no-total-to-call-now")
        case _:
            return f"{refusal_reason(refusal)}."


def play_sentence(card: str, plays: Sequence[Play]) -> str:
    """What a card of the hand can do: `7 of hearts, makes 94`."""
    text = QCoreApplication.translate("Table", "{card}, makes {totals}")
    return text.format(card=card_name(card), totals=totals_text([play.total for play in plays]))


def totals_text(totals: Sequence[int]) -> str:
    """Totals to choose from: `51 or 61`; of many, the lowest and the highest."""
    found = list(dict.fromkeys(totals))
    if len(found) > FEW:
        low, high = min(found), max(found)
        return say("table-any-total-from-low-to-high", low=low, high=high)
    return say("table-or").join(str(total) for total in found)


def hand_sentence(card: str, plays: Sequence[Play], together: bool, marked: bool) -> str:
    """What is told of a card of the hand: what it is, and what it can do."""
    name = play_sentence(card, plays) if plays else card_name(card)
    if marked:
        return say("table-card-marked", card=name)
    if together:
        return say("table-card-can-be-played-with-others", card=name)
    return name


def bound_line(view: SeatView) -> str:
    """What binds the seat to act, as one line at its hand; empty where nothing does."""
    translate = QCoreApplication.translate
    if view.phase != "playing" or view.turn != view.seat:
        return ""
    if view.must != "queen" and view.owes > 1:
        if view.plays_owed > 1:
            return say("table-you-owe-count-plays", count=view.plays_owed)
        return say("table-you-owe-one-more-play")
    match view.must:
        case "queen":
            return say("table-answer-the-queen-with-a-queen")
        case "run:+1":
            text = translate("Table", "A run goes up: only {rank} earn a new card")
            return text.format(rank=_goes_on(view))
        case "run:-1":
            text = translate("Table", "A run goes down: only {rank} earn a new card")
            return text.format(rank=_goes_on(view))
        case None:
            return ""


def _goes_on(view: SeatView) -> str:
    """The cards that go on in the run that stands: `sevens`."""
    return rank_plural(next_rank(view.pile[-1], 1 if view.must == "run:+1" else -1))


def state_in_words(view: SeatView, names: Sequence[str]) -> str:
    """The whole table for a screen reader."""
    parts: list[str] = []
    if view.phase == "playing":
        if view.moves and view.turn != view.seat:
            parts.append(say("table-you-are-asked"))
        elif view.turn == view.seat:
            parts.append(say("table-your-turn-2"))
            line = bound_line(view)
            if line:
                parts.append(f"{line}.")
        else:
            parts.append(say("table-name-is-to-play", name=names[view.turn]))
    elif view.phase == "between":
        parts.append(say("table-the-deal-is-over-press-enter-for-the-next"))
    else:
        parts.append(say("table-the-game-is-over"))
    parts.append(say("table-running-total-total", total=view.total))
    if view.hand:
        cards = ", ".join(_card_with_result(code, view) for code in view.hand)
        parts.append(say("table-your-hand-cards", cards=cards))
    if view.pile:
        parts.append(say("table-on-the-pile-card", card=card_name(view.pile[-1])))
    way = say("table-clockwise") if view.direction > 0 else say("table-counterclockwise")
    parts.append(say("table-play-goes-direction", direction=way))
    return " ".join(parts)


def _card_with_result(code: str, view: SeatView) -> str:
    plays = [play for play in view.plays if code in play.cards]
    if plays:
        return play_sentence(code, plays)
    if code in view.refused:
        return f"{card_name(code)} ({refusal_reason(view.refused[code])})"
    return card_name(code)
