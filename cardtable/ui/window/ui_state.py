"""What the window remembers between runs: its place on screen, the last game's set-up, the games one likes.

A small JSON file in the user's data directory; without it, or if it is damaged, nothing is remembered.
It is read before the window is shown, so this module imports no more than that takes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from PySide6.QtCore import QRect

from cardtable.plain_text import LONGEST_NAME, LONGEST_TITLE, one_line
from cardtable.storage.document import NOTHING, Document

FILE_NAME = "window.json"

FIRST_SEATS = 4
"""How many play the first game."""

MOST_RECENT = 12
"""How many games count as recently played."""


class UiState(NamedTuple):
    """Everything remembered; `geometry` is what `QWidget.saveGeometry` gave, in base64.

    `favourites` and `recent` are ids of games, the one played last first. `last` is the set-up of the last
    game as `seating.to_remember` writes it, and `table` what lay on the table last, as `lying.to_remember`
    writes it, and `drafts` are games that are being made, as `workshop_page.to_keep` writes them: what is in
    them is looked at when they are used. `day` is who plays the deals of the day, and as which game. `taught`
    tells that a first game was shown to somebody.
    """

    geometry: str = ""
    favourites: tuple[str, ...] = ()
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
        """How many sit round the table that was in front last."""
        # Of what belongs to the game this one small file alone is loaded so early.
        from cardtable.rules import MOST_SEATS

        seats = self.table.get("seats")
        return len(seats) if isinstance(seats, list) and 2 <= len(seats) <= MOST_SEATS else FIRST_SEATS

    @property
    def last_game(self) -> tuple[str, tuple[str, ...]] | None:
        """The names of the last game and of the company in it; None before the first."""
        game, company = self.last.get("game"), self.last.get("company")
        if isinstance(company, str):
            # Until version 1 all names were one text.
            company = company.split(", ") if company else []
        if not (isinstance(game, str) and isinstance(company, list)):
            return None
        names = (one_line(name, LONGEST_NAME) for name in _names(company))
        return one_line(game, LONGEST_TITLE), tuple(filter(None, names))

    def played(self, variant: str) -> UiState:
        """With this game as the one played last."""
        others = [one for one in self.recent if one != variant]
        return self._replace(recent=(variant, *others)[:MOST_RECENT])


class StateFile:
    """What the window of one data folder remembers. What is kept there is worth no question and no warning
    when the disk refuses it. What a newer version wrote and this one does not know is kept.
    """

    def __init__(self, directory: Path) -> None:
        """Nothing is read yet."""
        self.document = Document(directory / FILE_NAME, usual=_table(UiState()))
        """The file itself, which knows what became of it."""

    def read(self) -> UiState:
        """The remembered state; what is missing or of the wrong type is as in a fresh one. A file that is
        none of ours is set aside.
        """
        found = self.document.read()
        self.document.keep_rest(found, understood_in(found))
        return state_in(found)

    def write(self, state: UiState) -> None:
        """Hand over what replaces the file as a whole; returns at once."""
        self.document.write(_table(state))


def state_in(found: Mapping[str, Any]) -> UiState:
    """The state in such a file; what is missing or of the wrong type is as in a fresh one."""
    state = UiState()._replace(**{name: found[name] for name in understood_in(found)})
    return state._replace(
        favourites=_names(state.favourites),
        recent=_names(state.recent)[:MOST_RECENT],
        drafts=tuple(one for one in state.drafts if isinstance(one, dict)),
    )


_KINDS: Mapping[str, type] = MappingProxyType(
    {
        "geometry": str, "favourites": list, "recent": list, "last": dict, "table": dict, "drafts": list,
        "day": dict, "taught": bool,
    }
)  # fmt: skip


def understood_in(found: Mapping[str, Any]) -> frozenset[str]:
    """Return the names in such a file whose values are of the right type."""
    return frozenset(name for name, kind in _KINDS.items() if isinstance(found.get(name), kind))


def _table(state: UiState) -> dict[str, Any]:
    tables = {"last": dict(state.last), "table": dict(state.table), "day": dict(state.day)}
    return state._asdict() | tables


def _names(found: object) -> tuple[str, ...]:
    """A list of different strings, or what there is of it."""
    if not isinstance(found, list | tuple):
        return ()
    return tuple(dict.fromkeys(name for name in found if isinstance(name, str)))


# Its place on screen

_MINIMUM = (1024, 640)
_FIRST = (1440, 900)
_TITLE_BAR = 40


def first_size(room: QRect) -> tuple[int, int]:
    """How large the window is the first time, on a screen with this room."""
    return min(_FIRST[0], room.width()), min(_FIRST[1], room.height() - _TITLE_BAR)


def least_size(room: QRect) -> tuple[int, int]:
    """How small the window may be made on a screen with this room, title bar taken off: a screen that is
    smaller than the least the pages are drawn for has to show the hand at the foot of the table too.
    """
    return min(_MINIMUM[0], room.width()), min(_MINIMUM[1], room.height() - _TITLE_BAR)


def on_screen(place: QRect, rooms: Sequence[QRect]) -> QRect:
    """That place of a window, moved and made smaller so that it lies on one of the screens' `rooms`.

    A screen may have gone, or be smaller than it was: the window goes to where most of it lay, else to the
    first screen, and its title bar stays within reach.
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
