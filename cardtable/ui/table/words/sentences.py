"""The table's sentences: calls, reasons, and the state for screen readers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import assert_never

from cardtable.game.moves import Decline, Play
from cardtable.game.parts.chains import next_rank
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
from cardtable.game.rulebook import Brings
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, Listed, Rank, paragraph, player, row, say, sentence, series, word
from cardtable.rules.own_words import call_words
from cardtable.ui.table.motion.look import Call
from cardtable.ui.table.words import actions

FEW = 6
"""More totals than this are shown as the lowest and the highest."""


def value_text(value: str) -> str:
    """Return the value taken as it is said: `+11`, `−10`, `×2`, `makes 99`, `pass`."""
    if value.startswith("="):
        return say("call-makes", total=int(value[1:]))
    if value in ("0", "+0", "-0"):
        return say("call-pass")
    if value in ("x2", "/2"):
        return say("call-doubled" if value == "x2" else "call-halved")
    return value.replace("-", "−")


def note_of(call: Call) -> tuple[str, str]:
    still = call.value in ("0", "+0", "-0")
    if call.words:
        return call_words(call.words), call.mark
    shown = actions.shown(call.mark)
    if shown is not None and still:
        return "" if shown.apart else shown.does, shown.icon
    if shown is not None:
        return value_text(call.value), shown.icon
    return value_text(call.value), "hold" if still and call.mark == "hold" else ""


_TO_ONE = re.compile(r"\byou\b")
"""Matches words of a variant (in English, like its name) that address the next player."""


def call_note(call: Call, names: Sequence[str], reader: int | None) -> tuple[str, str]:
    """Return the note of a call for its bubble, with a name if it addresses someone other than the reader.

    For example: `pass to you, Bruno`.
    """
    if not _TO_ONE.search(call.words) or call.to == reader is not None:
        return note_of(call)
    if call.to is None:
        return note_of(call._replace(words=""))
    return say("call-to", words=call_words(call.words), player=player(names[call.to])), call.mark


def is_name_of(note: str, card: str) -> bool:
    """Return whether the note is only the name of the card, as for a reverse."""
    return note.casefold() == word(Card(card)).casefold()


def call_sentence(name: str, cards: Sequence[str], call: Call) -> str:
    """Return a play as it is read aloud: `Olive, 9 of diamonds, pass, 87`.

    The total is said once: `…, makes 99`.
    """
    actor, value = player(name), note_of(call)[0]
    names_total = value == say("call-makes", total=call.total)
    if len(cards) > 1 and len(set(cards)) == 1:
        count, rank = len(cards), Rank(cards[0])
        if names_total:
            return say("call-spoken-several-makes", player=actor, count=count, rank=rank, total=call.total)
        return say("call-spoken-several", player=actor, count=count, rank=rank, value=value, total=call.total)
    played = Listed([Card(card) for card in cards])
    if not value or is_name_of(value, cards[0]):
        return say("call-spoken-by-name", player=actor, cards=played, total=call.total)
    if names_total:
        return say("call-spoken-makes", player=actor, cards=played, total=call.total)
    return say("call-spoken", player=actor, cards=played, value=value, total=call.total)


def without_total(name: str, cards: Sequence[str], call: Call) -> str:
    """Return what to read aloud of a play whose total was called: `Olive, reverse`, or ""."""
    value = note_of(call)[0]
    if value in ("", value_text(call.value), say("call-makes", total=call.total)) or is_name_of(
        value, cards[0]
    ):
        return ""
    return say("call-spoken-besides", player=player(name), value=value)


def refusal_reason(refusal: OfACard) -> str:
    """Return why a card cannot be played: `The 7 would make 104: over 99`."""
    card = Rank(refusal.card)
    match refusal:
        case OverLimit(total=total, limit=limit):
            return say("refusal-over-limit", rank=card, total=total, limit=limit)
        case NoPlayHere():
            return say("refusal-not-on-this-total", rank=card)
        case Banned():
            return say("refusal-not-yet", rank=card)
        case QueenDue(rank=asked):
            return say("refusal-answer-due", asked=Rank(asked))
        case RunGoesOn(rank=asked):
            return say("refusal-run-goes-on", asked=Rank(asked))
        case MayNotBegin(owed=owed):
            return say("refusal-may-not-begin", rank=card, count=owed)
        case TooFewLeft(owed=owed):
            return say("refusal-too-few-left", rank=card, count=owed)
        case CancelsFewer(cancels=cancels, owed=laid):
            return say("refusal-cancels-fewer", rank=card, cancels=cancels, count=laid)
        case NumberFirst():
            return say("refusal-number-first", rank=card)
        case NotInHand():
            return say("refusal-not-in-hand", rank=card)
        case _:
            assert_never(refusal)


def cannot_play_now(card: str) -> str:
    """Return why a card of a seat that isn't to act cannot be played."""
    return say("refusal-not-now", rank=Rank(card))


def refusal_sentence(refusal: Refusal) -> str:
    """Return why a move was refused, as one sentence for the player."""
    match refusal:
        case NoDeal():
            return say("refusal-no-deal")
        case NotYourTurn():
            return say("refusal-not-your-turn")
        case NoSuchValue():
            return say("refusal-no-such-value")
        case CanPlay():
            return say("refusal-can-play")
        case NotAsked():
            return say("refusal-not-asked")
        case NoSuchAnswer():
            return say("refusal-no-such-answer")
        case MustDraw():
            return say("refusal-must-draw")
        case NoDrawOwed():
            return say("refusal-nothing-to-draw")
        case NoCallDue():
            return say("refusal-no-call-due")
        case _:
            return sentence(refusal_reason(refusal))


def play_sentence(card: str, plays: Sequence[Play]) -> str:
    """Return what a card of the hand can do: `7 of hearts, makes 94`."""
    totals = list(dict.fromkeys(play.total for play in plays))
    if len(totals) > FEW:
        return say("state-makes-any", card=Card(card), low=min(totals), high=max(totals))
    return say("state-makes", card=Card(card), totals=Listed(totals, "or"))


def hand_sentence(card: str, plays: Sequence[Play], together: bool, marked: bool, stake: str) -> str:
    """Return what a card of the hand is and can do; `stake` is what `stake_words` says of it."""
    card_words = play_sentence(card, plays) if plays else word(Card(card))
    return row([card_words, *_signs(together, marked, stake if plays else "")])


def sign_sentence(card: str, together: bool, marked: bool, stake: str) -> str:
    """Return what the signs on a card's badge mean; "" if it has only numbers."""
    signs = _signs(together, marked, stake)
    return row([word(Card(card)), *signs]) if signs else ""


def stake_words(stake: int, brings: Brings) -> str:
    """Return what a card wins at once, or (with `stake` below 0) that it costs something; "" if neither."""
    if stake <= 0:
        return say("state-costs") if stake else ""
    won = {"Zeus": "state-takes-zeus", "game": "state-wins-game", "tokens": "state-brings"}
    return say(won[brings])


def _signs(together: bool, marked: bool, stake: str) -> list[str]:
    signs = [stake] if stake else []
    if marked:
        signs.append(say("state-marked"))
    elif together:
        signs.append(say("state-with-others"))
    return signs


def bound_line(view: SeatView) -> str:
    """Return what binds the seat to act, as one line at its hand, or ""."""
    if view.phase != "playing" or view.turn != view.seat:
        return ""
    if view.must != "queen" and view.owes > 1:
        return say("state-you-owe", count=view.plays_owed)
    match view.must:
        case "queen":
            # Only this is answered in the seat's own turn.
            optional = any(isinstance(move, Decline) for move in view.moves)
            name = "choice-answer-queen-or-not" if optional else "state-answer-queen"
            return say(name, rank=Rank(view.answer_rank))
        case "run:+1":
            return say("state-run-up", rank=Rank(next_rank(view.pile[-1], 1)))
        case "run:-1":
            return say("state-run-down", rank=Rank(next_rank(view.pile[-1], -1)))
        case None:
            return ""


def draw_line(view: SeatView) -> str:
    """Return that the seat may draw by hand, or ""."""
    return say("choice-draw-before", count=view.draws_owed) if view.draws_owed else ""


def state_in_words(view: SeatView, names: Sequence[str], with_total: bool = True) -> str:
    """Return the whole table for a listener."""
    parts = turn_in_words(view, names)
    if with_total:
        parts.append(say("state-total", total=view.total))
    if view.hand:
        parts.append(say("state-hand", cards=series(_card_with_result(code, view) for code in view.hand)))
    if view.pile:
        parts.append(say("state-pile", card=Card(view.pile[-1])))
    parts.append(say("state-clockwise") if view.direction > 0 else say("state-counterclockwise"))
    return paragraph(parts)


def turned_back(what: str, view: SeatView, names: Sequence[str]) -> str:
    """Return sentences that moves were undone or redone, whose turn it is now, and the total."""
    return paragraph([what, *turn_in_words(view, names), say("state-total", total=view.total)])


def turn_in_words(view: SeatView, names: Sequence[str]) -> list[str]:
    """Return whose turn it is, and what binds the reader."""
    if view.phase == "between":
        return [say("state-deal-over")]
    if view.phase != "playing":
        return [say("state-game-over")]
    if view.is_asked or (view.moves and view.turn != view.seat):
        return [say("state-you-are-asked")]
    if view.turn == view.seat:
        line = bound_line(view)
        return [say("state-your-turn"), sentence(line) if line else "", _draw_sentence(view)]
    return [say("state-to-play", player=player(names[view.turn])), _draw_sentence(view)]


def _draw_sentence(view: SeatView) -> str:
    return sentence(draw_line(view)) if view.draws_owed else ""


def _card_with_result(code: str, view: SeatView) -> str:
    plays = [play for play in view.plays if code in play.cards]
    if plays:
        return play_sentence(code, plays)
    if code in view.refused:
        return say("state-refused", card=Card(code), why=refusal_reason(view.refused[code]))
    return word(Card(code))
