"""What the window remembers between runs: its place on screen, the last game's set-up, the games one likes.

A small JSON file in the user's data directory; without it, or if it is damaged, nothing is remembered.
It is read before the window is shown, so this module imports no more than that takes.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardtable.storage.document import NOTHING, Document

FILE_NAME = "window.json"

MOST_RECENT = 12
"""How many games count as recently played."""


class UiState(NamedTuple):
    """Everything remembered; `geometry` is what `QWidget.saveGeometry` gave, in base64.

    `favourites` and `recent` are ids of games, the one played last first. `last` is the set-up of the last
    game as `seating.kept` writes it: what is in it is looked at when it is used.
    """

    geometry: str = ""
    favourites: tuple[str, ...] = ()
    recent: tuple[str, ...] = ()
    last: Mapping[str, Any] = NOTHING

    @property
    def variant(self) -> str:
        """The game played last; "" before the first."""
        return self.recent[0] if self.recent else ""

    @property
    def last_game(self) -> tuple[str, str] | None:
        """The names of the last game and of the company in it; None before the first."""
        game, company = self.last.get("game"), self.last.get("company")
        return (game, company) if isinstance(game, str) and isinstance(company, str) else None

    def played(self, variant: str) -> UiState:
        """With this game as the one played last."""
        others = [one for one in self.recent if one != variant]
        return self._replace(recent=(variant, *others)[:MOST_RECENT])


class StateFile:
    """What the window of one data folder remembers. What is kept there is worth no question and no warning
    when the disk refuses it.
    """

    def __init__(self, directory: Path, keeps: bool = True) -> None:
        """Nothing is read yet; unless it `keeps`, nothing is ever written."""
        self.document = Document(directory / FILE_NAME, usual=_table(UiState()), keeps=keeps)
        """The file itself, which knows what became of it."""

    def read(self) -> UiState:
        """The remembered state; what is missing or of the wrong type is as in a fresh one. A file that is
        none of ours is set aside.
        """
        return state_in(self.document.read())

    def write(self, state: UiState) -> None:
        """Hand over what replaces the file as a whole; returns at once."""
        self.document.write(_table(state))


def state_in(found: Mapping[str, Any]) -> UiState:
    """The state in such a file; what is missing or of the wrong type is as in a fresh one."""
    geometry, last = found.get("geometry"), found.get("last")
    return UiState(
        geometry if isinstance(geometry, str) else "",
        _names(found.get("favourites")),
        _names(found.get("recent"))[:MOST_RECENT],
        last if isinstance(last, dict) else NOTHING,
    )


def _table(state: UiState) -> dict[str, Any]:
    return state._asdict() | {"last": dict(state.last)}


def _names(found: object) -> tuple[str, ...]:
    """A list of different strings, or what there is of it."""
    if not isinstance(found, list):
        return ()
    return tuple(dict.fromkeys(name for name in found if isinstance(name, str)))
