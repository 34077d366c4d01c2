"""Tables made by hand, for tests that need no engine."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.game.moves import Play
from cardtable.game.refusals import OfACard, OverLimit
from cardtable.game.sight.view import SeatView
from cardtable.game.state import Phase
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.motion.look import SeatInfo
from cardtable.ui.table.table_view import TableView

OWN = ("4S", "7D", "AH", "QC", "10S")
NAMES = ("You", "Olive", "Bruno", "Pip", "Juno", "Fern", "Rex", "Tess", "Mia", "Hazel")


SIZES = ((1024, 640), pytest.param((1440, 900), marks=pytest.mark.slow("a smaller window has less room")))
"""The smallest window and a usual one, in pixels."""


class Painted(QObject):
    """Collect the areas of a widget that are painted from now on."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.boxes: list[QRect] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.boxes.append(event.region().boundingRect())
        return False


def seats(count: int) -> list[SeatInfo]:
    """Return the reader and computers, clockwise."""
    return [
        SeatInfo(name, "owl" if number else "fox", number == 0) for number, name in enumerate(NAMES[:count])
    ]


def shown_table(qtbot: QtBot, size: tuple[int, int] = (1440, 900), text: float = 1.0) -> TableView:
    """Return an empty table on screen, without animations."""
    theme = FOREST.like()
    theme.apply_theme(theme, text=text)
    view = TableView(theme)
    view.set_speed(0)
    qtbot.addWidget(view)
    view.resize(*size)
    view.show()
    return view


def move_on(table: TableView, until: Callable[[], bool]) -> None:
    """Let the animations of the table run until `until()` holds, without waiting for the clock.

    From then on time passes at this table only in here.
    """
    stage, now = table.stage, table.stage._now()
    stage._now = lambda: now
    for _ in range(6_000):
        if until():
            return
        now += stage._beat.interval()
        stage._tick()
    raise AssertionError("A minute is over.")


def plays_at(total: int, hand: tuple[str, ...], limit: int) -> tuple[tuple[Play, ...], dict[str, OfACard]]:
    """Return legal plays and refusals: an ace adds 1 or 11, court cards 10, all others their number."""
    plays: list[Play] = []
    refused: dict[str, OfACard] = {}
    for code in dict.fromkeys(hand):
        rank = code[:-1]
        values = (1, 11) if rank == "A" else (10,) if rank in "JQK" else (int(rank),)
        fits = [value for value in values if total + value <= limit]
        plays += [Play((code,), f"+{value}", total + value) for value in fits]
        if not fits:
            refused[code] = OverLimit(code, total + values[0], limit)
    return tuple(plays), refused


def seat_view(
    players: int = 4,
    total: int = 50,
    hand: tuple[str, ...] = OWN,
    turn: int = 0,
    phase: str = "playing",
    pile: tuple[str, ...] = ("8H", "3C"),
    tokens: tuple[int | None, ...] | None = None,
    limit: int = 99,
    is_team: bool = False,
) -> SeatView:
    """Return the view of the person at seat 0."""
    own = turn == 0 and phase == "playing"
    plays, refused = plays_at(total, hand, limit) if own else ((), {})
    return SeatView(
        variant="made-up", seat=0, players=players, phase=Phase(phase), deal=2, number=7, dealer=players - 1,
        turn=turn, direction=1, total=total, limit=limit, hand=hand,
        hand_sizes=(len(hand), *((5,) * (players - 1))), stock_count=20, pile=list(pile),
        aside=0, shown_tokens=tokens or (3,) * players, forfeits=(0,) * players, in_game=(True,) * players,
        in_deal=(True,) * players, plays=plays, moves=(), refused=refused, stuck=False, draws_owed=0,
        next_seat=(turn + 1) % players, is_team=is_team,
    )  # fmt: skip
