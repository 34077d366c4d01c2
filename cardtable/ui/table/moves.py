"""The lines of the list of moves, from events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.ui.table import choreography, words


class Sitter(Protocol):
    """Who sits on a seat, as far as a line tells."""

    @property
    def name(self) -> str: ...

    @property
    def avatar(self) -> str: ...


@dataclass(frozen=True)
class Move:
    """One line: who, which card (or none), a note with its icon (or none), the total it led to.

    `sentence` is what a screen reader says.
    """

    avatar: str
    name: str
    card: str
    note: str
    mark: str
    total: int
    sentence: str


def moves_of(events: Sequence[AnyEvent], seats: Sequence[Sitter], total: int) -> list[Move]:
    """A line for every play and every stuck hand; `total` is what it was before."""
    lines: list[Move] = []
    for number, event in enumerate(events):
        if isinstance(event, ev.CardsPlayed):
            call = choreography.call_of(event, choreography.mark_of(event, events[number + 1 :]))
            note, icon = words.note_of(call)
            seat, total = seats[event.seat], event.total
            sentence = words.call_sentence(seat.name, event.cards, call)
            lines.append(Move(seat.avatar, seat.name, event.cards[-1], note, icon, total, sentence))
        elif isinstance(event, ev.SeatStuck):
            seat = seats[event.seat]
            note = QCoreApplication.translate("Table", "cannot play")
            lines.append(Move(seat.avatar, seat.name, "", note, "close", total, f"{seat.name}: {note}"))
    return lines
