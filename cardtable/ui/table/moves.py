"""The lines of the list of moves, from events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.ui.table import choreography, words
from cardtable.ui.table.score import Spoken
from cardtable.ui.table.told import told


class Sitter(Protocol):
    """Who sits on a seat, as far as a line tells."""

    @property
    def name(self) -> str: ...

    @property
    def avatar(self) -> str: ...


@dataclass(frozen=True)
class Move:
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


def moves_of(events: Sequence[AnyEvent], seats: Sequence[Sitter], total: int) -> list[Move]:
    """A line for every play, every stuck hand, every hit of a bomb and whatever else is said.

    `total` is what it was before.
    """
    lines: list[Move] = []
    for number, event in enumerate(events):
        if isinstance(event, ev.CardsPlayed):
            call = choreography.call_of(event, choreography.mark_of(event, events[number + 1 :]))
            # A call across the table, such as "pass to you", is meant for the next seat, not the reader.
            call = replace(call, words="")
            note, icon = words.note_of(call)
            seat, total = seats[event.seat], event.total
            sentence = words.call_sentence(seat.name, event.cards, call)
            lines.append(Move(seat.avatar, seat.name, event.cards, note, icon, total, sentence))
        elif isinstance(event, ev.SeatStuck) or choreography.is_failure(event):
            seat = seats[event.seat]
            note = QCoreApplication.translate("Table", "cannot play")
            lines.append(Move(seat.avatar, seat.name, (), note, "close", total, f"{seat.name}: {note}"))
        elif choreography.is_hit(event):
            seat = seats[event.seat]
            note = QCoreApplication.translate("Table", "hit by the bomb")
            lines.append(Move(seat.avatar, seat.name, (), note, "warn", total, f"{seat.name}: {note}"))
        elif choreography.empties_bank(event):
            seat = seats[event.seat]
            note = QCoreApplication.translate("Table", "won the last of the bank")
            lines.append(Move(seat.avatar, seat.name, (), note, "hint", total, f"{seat.name}: {note}"))
        elif (due := choreography.due_of(event, events[:number])) is not None:
            lines.append(_said(due, seats, total))
        elif isinstance(event, Spoken):
            lines.append(_said(event, seats, total))
            total = event.total if isinstance(event, ev.TotalReset) else total
    return lines


def _said(event: Spoken, seats: Sequence[Sitter], total: int) -> Move:
    """The line of an event that is said in words."""
    said = told(event, [seat.name for seat in seats])
    seat = seats[said.seat]
    shown = event.total if isinstance(event, ev.TotalReset) else total
    return Move(seat.avatar, seat.name, said.cards, said.short, said.icon, shown, said.sentence)
