"""The window's state between runs: its place on screen, the last setup, favorite games and more.

A small JSON file in the user's data directory; if it's missing or damaged, nothing is remembered. It is read
before the window is shown, so this module imports only what that takes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtCore import QRect

from cardtable.plain_text import LONGEST_NAME, LONGEST_TITLE, one_line
from cardtable.storage.document import NOTHING, Document

FILE_NAME = "window.json"

FIRST_SEATS = 4
"""Number of players of the first game."""

MOST_RECENT = 12
"""Largest number of games that count as recently played."""


class UiState(NamedTuple):
    """The state kept between runs.

    `geometry` is the base64 text of `QWidget.saveGeometry`. `favorites` and `recent` are ids of games, the
    most recent first. `last` is the setup of the last game (see `seating.to_remember`), `table` what last lay
    on the table (`lying.to_remember`), and `drafts` the games being made (`controller.drafts.to_keep`); their
    content is checked when used. `day` holds the players of the deals of the day and their game. `taught` is
    whether a first game was shown.
    """

    geometry: str = ""
    favorites: tuple[str, ...] = ()
    recent: tuple[str, ...] = ()
    last: Mapping[str, Any] = NOTHING
    table: Mapping[str, Any] = NOTHING
    drafts: tuple[Mapping[str, Any], ...] = ()
    day: Mapping[str, Any] = NOTHING
    taught: bool = False

    @property
    def variant(self) -> str:
        """The game played last; "" before the first."""
        return self.recent[0] if self.recent else ""

    @property
    def seats(self) -> int:
        """The number of seats at the table shown last."""
        # The only file of the game's rules that is loaded this early; it's small.
        from cardtable.rules import MOST_SEATS

        seats = self.table.get("seats")
        return len(seats) if isinstance(seats, list) and 2 <= len(seats) <= MOST_SEATS else FIRST_SEATS

    @property
    def last_game(self) -> tuple[str, tuple[str, ...]] | None:
        """The names of the last game and of its players; None before the first."""
        from cardtable.rules import game_called

        game, company = self.last.get("game"), self.last.get("company")
        if isinstance(company, str):
            # Until version 1, all names were one text.
            company = company.split(", ") if company else []
        if not (isinstance(game, str) and isinstance(company, list)):
            return None
        names = (one_line(name, LONGEST_NAME) for name in _names(company))
        title = one_line(game_called(str(self.last.get("variant")), game), LONGEST_TITLE)
        return title, tuple(filter(None, names))

    def played(self, variant: str) -> UiState:
        """Return the state with `variant` as the game played last."""
        others = [one for one in self.recent if one != variant]
        return self._replace(recent=(variant, *others)[:MOST_RECENT])


class Memory:
    """The window's state, and the file in a data folder that keeps it.

    Losing it is minor, so no question or warning is shown if the disk refuses it. Values that a newer version
    wrote and this one doesn't know are kept.
    """

    def __init__(self, directory: Path) -> None:
        """Read the state; values missing or of the wrong type are the defaults. Set a foreign file aside."""
        self.document = Document(directory / FILE_NAME, usual=_table(UiState()))
        """The file itself, with the outcome of reading and writing it."""
        found = self.document.read()
        self.document.keep_rest(found, understood_in(found))
        self.now = state_in(found)

    def remember(self, state: UiState) -> None:
        """Keep this state for the next start, if it's new; return at once."""
        if state != self.now:
            self.now = state
            self.document.write(_table(state))

    def forget(self, without: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """Save the state as `without` leaves it, including values that this version doesn't know."""
        state = self.now
        tables = {"last": dict(state.last), "table": dict(state.table), "day": dict(state.day)}
        kept = without({**self.document.rest, **tables, "drafts": state.drafts})
        self.document.keep_rest(kept, (*tables, "drafts"))
        fresh = {name: kept[name] for name in tables}
        self.remember(state._replace(**fresh, drafts=tuple(kept["drafts"])))


def state_in(found: Mapping[str, Any]) -> UiState:
    """Return the state in a file's content; values missing or of the wrong type are the defaults."""
    values = {name: found[name] for name in understood_in(found)}
    favorites = _names(values.pop(_FAVORITES, None))
    state = UiState()._replace(**values)
    return state._replace(
        favorites=favorites,
        recent=_names(state.recent)[:MOST_RECENT],
        drafts=tuple(one for one in state.drafts if isinstance(one, dict)),
    )


_FAVORITES = "favourites"
"""The file spells it so since version 1."""

_KINDS: Mapping[str, type] = MappingProxyType(
    {
        "geometry": str, _FAVORITES: list, "recent": list, "last": dict, "table": dict, "drafts": list,
        "day": dict, "taught": bool,
    }
)  # fmt: skip


def understood_in(found: Mapping[str, Any]) -> frozenset[str]:
    """Return the names in a file's content whose values have the right type."""
    return frozenset(name for name, kind in _KINDS.items() if isinstance(found.get(name), kind))


def _table(state: UiState) -> dict[str, Any]:
    tables = {"last": dict(state.last), "table": dict(state.table), "day": dict(state.day)}
    written = state._asdict() | tables
    written[_FAVORITES] = written.pop("favorites")
    return written


def _names(found: object) -> tuple[str, ...]:
    """Return the different strings in a list, in order; () if it isn't one."""
    if not isinstance(found, list | tuple):
        return ()
    return tuple(dict.fromkeys(name for name in found if isinstance(name, str)))


# The window's place on screen

_MINIMUM = (1024, 640)
_FIRST = (1440, 900)
_TITLE_BAR = 40


def first_size(room: QRect) -> tuple[int, int]:
    """Return the window's first size on a screen with this available area."""
    return min(_FIRST[0], room.width()), min(_FIRST[1], room.height() - _TITLE_BAR)


def least_size(room: QRect) -> tuple[int, int]:
    """Return the smallest size of the window on a screen with this available area, less the title bar.

    On a screen smaller than the pages are drawn for, the hand at the bottom of the table must still fit.
    """
    return min(_MINIMUM[0], room.width()), min(_MINIMUM[1], room.height() - _TITLE_BAR)


def on_screen(place: QRect, rooms: Sequence[QRect]) -> QRect:
    """Return the window's geometry, moved and shrunk to lie on one of the screens' `rooms`.

    A screen may be gone or smaller than before: the window goes where most of it was, else to the first
    screen, with its title bar within reach.
    """

    def seen(room: QRect) -> int:
        part = room.intersected(place)
        return part.width() * part.height()

    room = max(rooms, key=seen)
    if room.contains(place):
        return place
    least_wide, least_high = least_size(room)
    width = max(least_wide, min(place.width(), room.width()))
    height = max(least_high, min(place.height(), room.height() - _TITLE_BAR))
    x = max(room.left(), min(place.x(), room.left() + room.width() - width))
    y = max(room.top() + _TITLE_BAR, min(place.y(), room.top() + room.height() - height))
    return QRect(x, y, width, height)
