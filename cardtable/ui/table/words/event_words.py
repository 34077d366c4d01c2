"""An event in words: a few on the table, a line in the list of moves, a sentence for screen readers.

Sentences are in the past tense, so that they fit whoever is called "You".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol, assert_never

from PySide6.QtCore import QCoreApplication

from cardtable.cards.faces import HIDDEN
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent, Spoken
from cardtable.language import say
from cardtable.ui.table.motion import choreography
from cardtable.ui.table.words import sentences as words
from cardtable.ui.table.words.names import card_name, card_title, three_of, whom


@dataclass(frozen=True)
class EventWords:
    """Words for an event at a seat: `short` with an `icon` on the table, `sentence` in full; its cards."""

    seat: int
    short: str
    icon: str
    sentence: str
    cards: tuple[str, ...] = ()


_Laid = ev.CardCopied | ev.FourThrown | ev.WrongCall | ev.CardSneaked
_Aimed = (
    ev.NextSeatChosen
    | ev.HandsExchanged
    | ev.CardStolen
    | ev.SeatEliminated
    | ev.ShieldLaid
    | ev.ZeusTaken
    | ev.HoldDiscarded
)
_Owed = (
    ev.PlaysObliged
    | ev.ObligationPassedOn
    | ev.ObligationCancelled
    | ev.TurnLost
    | ev.AnswerDeclined
    | ev.TurnRepeated
    | ev.OthersDraw
    | ev.DrawForgotten
)
_Totalled = ev.MilestoneReached | ev.TotalReset | ev.WentOver | ev.HandDeclared


def event_words(event: Spoken, names: Sequence[str]) -> EventWords:
    """What is said of an event besides its picture."""
    if isinstance(event, _Laid):
        return _laid(event, names)
    if isinstance(event, _Aimed):
        return _aimed(event, names)
    if isinstance(event, _Owed):
        return _owed(event, names)
    if isinstance(event, _Totalled):
        return _totalled(event, names)
    assert_never(event)


def _laid(event: _Laid, names: Sequence[str]) -> EventWords:
    match event:
        case ev.CardCopied():
            sentence = say("table-seat-copied-card", seat=names[event.seat], card=card_name(event.cards[0]))
            short = say("table-copied-card", card=card_title(event.cards[0]))
            return EventWords(event.seat, short, "again", sentence)
        case ev.FourThrown():
            short = say("table-four-at-once")
            sentence = say("table-seat-threw-four-at-once", seat=names[event.seat])
            return EventWords(event.seat, short, "cards", sentence)
        case ev.WrongCall():
            sentence = say(
                "table-seat-called-said-but-it-is-total",
                seat=names[event.seat],
                said=event.said,
                total=event.total,
            )
            return EventWords(event.seat, say("table-it-is-total", total=event.total), "hint", sentence)
        case ev.CardSneaked():
            sentence = say("table-seat-sneaked-in-out-of-turn", seat=names[event.seat])
            return EventWords(event.seat, say("table-sneaked-in"), "tap", sentence)


def _aimed(event: _Aimed, names: Sequence[str]) -> EventWords:
    translate = QCoreApplication.translate
    who, target = names[event.seat], names[event.target]
    both = {"seat": who, "target": whom(target)}
    match event:
        case ev.NextSeatChosen():
            sentence = translate("Table", "{seat} named {target} to play next").format(**both)
            return EventWords(event.target, say("table-next-to-play"), "people", sentence)
        case ev.HandsExchanged():
            sentence = translate("Table", "{seat} and {target} exchanged hands").format(**both)
            short = translate("Table", "swapped with {target}").format(**both)
            return EventWords(event.seat, short, "again", sentence)
        case ev.CardStolen():
            known = event.cards and event.cards[0] != HIDDEN
            sentence = translate("Table", "{seat} stole a card from {target}").format(**both)
            if known:
                of_it = translate("Table", "{sentence}: {card}")
                sentence = of_it.format(sentence=sentence, card=card_name(event.cards[0]))
            short = translate("Table", "stole from {target}").format(**both)
            return EventWords(event.seat, short, "tap", sentence, event.cards if known else ())
        case ev.SeatEliminated():
            sentence = translate("Table", "{seat} struck {target}").format(**both)
            short = translate("Table", "struck {target}").format(**both)
            return EventWords(event.seat, short, "close", sentence)
        case ev.ShieldLaid():
            sentence = say("table-target-laid-the-shield-and-stayed-in", target=target)
            return EventWords(event.target, say("table-shield-2"), "lock", sentence, event.cards)
        case ev.ZeusTaken():
            sentence = say("table-seat-took-zeus", seat=target)
            return EventWords(event.target, say("table-took-zeus"), "star", sentence)
        case ev.HoldDiscarded():
            sentence = translate("Table", "{seat} discarded the {card} and flipped no bomb")
            sentence = sentence.format(seat=target, card=card_name(event.cards[0]))
            return EventWords(event.target, say("table-saved"), "check", sentence, event.cards)


def _owed(event: _Owed, names: Sequence[str]) -> EventWords:
    translate = QCoreApplication.translate
    who = names[event.seat]
    match event:
        case ev.PlaysObliged() | ev.ObligationPassedOn():
            text = translate("Table", "{target} must play {count}")
            short = say("table-must-play-count", count=event.count)
            return EventWords(
                event.target, short, "cards", text.format(target=names[event.target], count=event.count)
            )
        case ev.ObligationCancelled():
            sentence = say("table-seat-got-rid-of-the-plays-that-were-owed", seat=who)
            return EventWords(event.seat, say("table-nothing-owed"), "check", sentence)
        case ev.TurnLost():
            sentence = translate("Table", "{seat} could not answer and lost the turn")
            if event.declined:
                sentence = translate("Table", "{seat} did not answer and lost the turn")
            short = say("table-lost-the-turn")
            return EventWords(event.seat, short, "skip", sentence.format(seat=who))
        case ev.AnswerDeclined():
            sentence = say("table-seat-did-not-answer-at-the-price-of-a", seat=who)
            return EventWords(event.seat, say("table-no-answer"), "cards", sentence)
        case ev.TurnRepeated():
            sentence = say("table-seat-may-play-again", seat=who)
            return EventWords(event.seat, say("table-once-more"), "again", sentence)
        case ev.OthersDraw():
            sentence = say("table-everybody-but-seat-draws-count", seat=whom(who), count=event.count)
            short = say("table-all-others-draw-count", count=event.count)
            return EventWords(event.seat, short, "cards", sentence)
        case ev.DrawForgotten():
            sentence = say("table-seat-forgot-to-draw", seat=who)
            return EventWords(event.seat, say("table-forgot-to-draw"), "hint", sentence)


def _totalled(event: _Totalled, names: Sequence[str]) -> EventWords:
    who = names[event.seat]
    match event:
        case ev.MilestoneReached(how="exact"):
            sentence = say("table-seat-hit-number-exactly", seat=who, number=event.at)
            short = say("table-number-exactly", number=event.at)
            return EventWords(event.seat, short, "star", sentence)
        case ev.MilestoneReached():
            sentence = say("table-seat-crossed-number", seat=who, number=event.at)
            short = say("table-crossed-number", number=event.at)
            return EventWords(event.seat, short, "warn", sentence)
        case ev.TotalReset():
            sentence = say("table-the-running-total-is-total-now", total=event.total)
            short = say("table-total-total", total=event.total)
            return EventWords(event.seat, short, "again", sentence)
        case ev.WentOver():
            sentence = say("table-seat-went-over-with-total", seat=who, total=event.total)
            if event.cards:
                sentence = say(
                    "table-seat-laid-the-card-by-mistake-total-is",
                    seat=who,
                    card=card_name(event.cards[0]),
                    total=event.total,
                )
            short = say("table-over-total", total=event.total)
            return EventWords(event.seat, short, "warn", sentence, event.cards)
        case ev.HandDeclared():
            what = three_of(event.cards[0])
            sentence = say("table-seat-laid-down-what", seat=who, what=what)
            return EventWords(event.seat, what, "star", sentence, event.cards)


class Sitter(Protocol):
    """Who sits on a seat, as far as a line tells."""

    @property
    def name(self) -> str: ...

    @property
    def avatar(self) -> str: ...


@dataclass(frozen=True)
class MoveLine:
    """One line: who, which cards (or none), a note with its icon (or none), the total it led to.

    `sentence` is what a screen reader says.
    """

    avatar: str
    name: str
    cards: tuple[str, ...]
    note: str
    mark: str
    total: int
    sentence: str


def move_lines(events: Sequence[AnyEvent], seats: Sequence[Sitter], total: int) -> list[MoveLine]:
    """A line for every play, every stuck hand, every hit of a bomb and whatever else is said.

    `total` is what it was before.
    """
    lines: list[MoveLine] = []
    for number, event in enumerate(events):
        if isinstance(event, ev.CardsPlayed):
            call = choreography.call_of(event, choreography.mark_of(event, events[number + 1 :]))
            # A call across the table, such as "pass to you", is meant for the next seat, not the reader.
            call = replace(call, words="")
            note, icon = words.note_of(call)
            seat, total = seats[event.seat], event.total
            sentence = words.call_sentence(seat.name, event.cards, call)
            if note == card_name(event.cards[0]):
                # A card that is called by what it does says so itself.
                note = ""
            lines.append(MoveLine(seat.avatar, seat.name, event.cards, note, icon, total, sentence))
        elif isinstance(event, ev.SeatStuck) or choreography.is_failure(event):
            seat = seats[event.seat]
            note = say("table-cannot-play")
            lines.append(MoveLine(seat.avatar, seat.name, (), note, "close", total, f"{seat.name}: {note}"))
        elif choreography.is_hit(event):
            seat = seats[event.seat]
            note = say("table-hit-by-the-bomb-2")
            lines.append(MoveLine(seat.avatar, seat.name, (), note, "warn", total, f"{seat.name}: {note}"))
        elif choreography.empties_bank(event):
            seat = seats[event.seat]
            note = say("table-won-the-last-of-the-bank")
            lines.append(MoveLine(seat.avatar, seat.name, (), note, "hint", total, f"{seat.name}: {note}"))
        elif (due := choreography.due_of(event, events[:number])) is not None:
            lines.append(_said(due, seats, total))
        elif isinstance(event, Spoken):
            lines.append(_said(event, seats, total))
            total = event.total if isinstance(event, ev.TotalReset) else total
    return lines


def _said(event: Spoken, seats: Sequence[Sitter], total: int) -> MoveLine:
    """The line of an event that is said in words."""
    said = event_words(event, [seat.name for seat in seats])
    seat = seats[said.seat]
    shown = event.total if isinstance(event, ev.TotalReset) else total
    return MoveLine(seat.avatar, seat.name, said.cards, said.short, said.icon, shown, said.sentence)
