"""The themes: colors named by role, the back and faces of the cards, and the size of text.

Every color that a widget or an item paints with is named here. Text has a contrast of at least 4.5 with its
ground, mostly above 7; gauges and controls have at least 3.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from cardtable.cards.faces import LETTERED
from cardtable.resources import resource
from cardtable.storage.settings import VALUES


class Theme:
    """A palette. Tuples run from light to dark, or from the middle of the felt to its edge.

    The window and everything in it share one theme, which `apply_theme` changes in place, so that nothing has
    to be rebuilt. Keep what you make from its colors under its `key`.
    """

    name: str
    room_top: str
    room_low: str
    pattern: str
    """The pattern of the wallpaper: a name that `room` can draw."""
    pattern_line: str
    pattern_strength: float
    """The opacity of the wallpaper's pattern, 0 to 1."""
    felt: tuple[str, str, str]
    felt_line: str
    rim: tuple[str, str, str]
    rim_kind: str
    """The material of the table's rim: a name that `tables` can draw."""
    panel: str
    panel_line: str
    panel_text: str
    panel_muted: str
    back: str
    """The back of the cards: the room's own or the one that the player chose."""
    deck: str = "classic"
    """The faces of the cards: classic, four-colour, jumbo or jumbo-four-colour; `ABDK/classic` has other
    index letters.
    """
    text: float = 1.0
    """The size of text relative to its usual size: 1, 1.5 or 2."""
    paper: str
    paper_line: str
    paper_sunk: str
    paper_raised: str
    ink: str
    ink_muted: str
    control: str
    """The color that makes switches, segments, fields and scroll bars visible, on paper and in the room."""
    accent: str
    """The color of the seat to act and of a page's main button."""
    accent_text: str
    brass: str
    gilt: str
    """Brass for text and signs on the panel."""
    wash: str
    """A color laid faintly over room or panel to set something apart."""
    edge: str
    """The dark line along a ring of brass, which makes the ring visible on any ground."""
    low: str
    mid: str
    high: str
    bust: str
    """The ground of the notice that you're stuck; its line, which a lost deal's notice has too, and its text
    follow.
    """
    bust_line: str
    bust_text: str
    over: str
    """The ground of signs that a total is over the limit; their line and text follow."""
    over_line: str
    over_text: str
    refused: str
    """The ground of signs that a card can't be played, and why; their line and text follow."""
    refused_line: str
    refused_text: str
    missed: str
    """The ground of a milestone that was passed, not hit; its text follows."""
    missed_text: str
    off: str
    """The line across the sign of what's switched off or away."""
    warm: str
    """The ground of a total near the limit."""
    warm_line: str
    wrong: str
    """The ground of a wrong answer, which is never red; its line and text follow."""
    wrong_line: str
    wrong_text: str
    clash: str
    """The color of rules that contradict one another; their ground and its line follow."""
    clash_ground: str
    clash_line: str
    skipped: str
    good: str
    card_shade: str

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)

    @property
    def key(self) -> tuple[str, str, str, float]:
        """The cache key for pictures painted with this theme: name, back, deck and text size."""
        return self.name, self.back, self.deck, self.text

    @property
    def room(self) -> float:
        """The scale of things that hold a line of text: they grow half as much as the text."""
        return 1 + (self.text - 1) / 2

    def apply_theme(self, other: Theme, **values: Any) -> None:
        """Copy all values of `other` into this theme, except for `values`."""
        changed = {**other.__dict__, **values}
        self.__dict__.clear()
        self.__dict__.update(changed)

    def like(self) -> Theme:
        """Return an independent copy."""
        return Theme(**self.__dict__)


SYSTEM = "system"
"""The name of the setting that is dark or light as the system is."""

BY_GAME = "game"
"""The name of the setting that is the room of the game on the table."""

ROOMS = tuple(name for name in VALUES["theme"] if name not in (SYSTEM, BY_GAME))
"""The names of the rooms, each a file in `resources/rooms`."""

DARK, LIGHT = "midnight", "garden"
"""The rooms that `SYSTEM` stands for."""

CONTRAST = "contrast"
"""The room for people who need high contrast."""


def _read(name: str) -> dict[str, Any]:
    """Read a room's file, a line for each value.

    Loading `tomllib` would take 14 ms of processor time, a twentieth of the time to the first picture.
    """
    lines = resource("rooms", f"{name}.toml").read_text("utf-8").splitlines()
    pairs = (line.partition(" = ") for line in lines if line and not line.startswith("#"))
    return {key: _value(written) for key, _, written in pairs}


def _value(written: str) -> Any:
    if written.startswith("["):
        return tuple(part.strip(' "') for part in written.strip("[]").split(","))
    return written.strip('"') if written.startswith('"') else float(written)


@cache
def room_called(name: str) -> Theme:
    """Return the room of a name; nobody may change it."""
    return Theme(**_read("common") | _read(name), name=name)


FOREST = room_called("forest")
"""The room that comes first."""


def lettered(deck: str, letters: str) -> str:
    """Return the name of a deck with `letters` on its aces, jacks, queens and kings."""
    return deck if letters == LETTERED else f"{letters}/{deck}"


def theme_called(name: str, dark: bool = False) -> Theme:
    """Return the theme with a name from the settings, or Pine for an unknown one.

    `dark` is whether the system is dark.
    """
    if name == SYSTEM:
        return room_called(DARK if dark else LIGHT)
    return room_called(name if name in ROOMS else FOREST.name)
