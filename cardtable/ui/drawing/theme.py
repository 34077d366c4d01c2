"""The looks of the room: colours by role, never by place, and with them the cards and the size of text.

Every colour that a widget or an item paints with is named here. Contrasts of text on its ground are at
least 4.5, most are above 7.
"""

from __future__ import annotations

from typing import Any


class Theme:
    """A palette. Tuples run from light to dark, or from the middle of the felt to its edge.

    The window and everything in it share one theme, which puts on another by `wear`; so nothing has to be
    made anew. Do not keep what was made from its colours without asking for `key` again.
    """

    name: str
    room_top: str
    room_low: str
    felt: tuple[str, str, str]
    felt_line: str
    rim: tuple[str, str, str]
    panel: str
    panel_line: str
    panel_text: str
    panel_muted: str
    back: str
    """The back of the cards: the one that goes with the room, or the one that was chosen."""
    deck: str = "classic"
    """The faces of the cards: classic, four-colour, jumbo or jumbo-four-colour."""
    text: float = 1.0
    """How large text is written against its usual size: 1, 1.5 or 2."""
    paper: str = "#FBF5E6"
    paper_line: str = "#E2D5B8"
    paper_sunk: str = "#EFE5CE"
    paper_raised: str = "#FFFFFF"
    ink: str = "#2A2B36"
    ink_muted: str = "#5F5A50"
    accent: str = "#C8432B"
    """The seat whose turn it is, and the one button that matters."""
    accent_text: str = "#FFFFFF"
    brass: str = "#E2B65B"
    low: str = "#8FD3AE"
    mid: str = "#F2C55C"
    high: str = "#F47C5D"
    bust: str = "#7C2230"
    bust_line: str = "#C2596A"
    bust_text: str = "#FFFFFF"
    warm: str = "#FFE3D6"
    warm_line: str = "#F0B199"
    skipped: str = "#6E4A86"
    good: str = "#16645A"
    card_shade: str = "#20302C"

    def __init__(self, **values: Any) -> None:
        self.__dict__.update(values)

    @property
    def key(self) -> tuple[str, str, str, float]:
        """What tells apart two pictures that were painted with a theme."""
        return self.name, self.back, self.deck, self.text

    @property
    def room(self) -> float:
        """How much larger things are made that hold a line of text: half as much as the text grows."""
        return 1 + (self.text - 1) / 2

    def wear(self, other: Theme, **values: Any) -> None:
        """Becomes like `other`, except for `values`."""
        worn = {**other.__dict__, **values}
        self.__dict__.clear()
        self.__dict__.update(worn)

    def like(self) -> Theme:
        """A theme of its own that looks the same now."""
        return Theme(**self.__dict__)


FOREST = Theme(
    name="forest",
    room_top="#1B3A34",
    room_low="#0D211D",
    felt=("#2F7D69", "#236253", "#184A3F"),
    felt_line="#E2C27A",
    rim=("#D9B071", "#9C6B36", "#5B3A1C"),
    panel="#122B26",
    panel_line="#2C4D45",
    panel_text="#FBF5E6",
    panel_muted="#B9CBC3",
    back="lattice",
)

MIDNIGHT = Theme(
    name="midnight",
    room_top="#141C36",
    room_low="#080D1C",
    felt=("#34508F", "#263C73", "#18274F"),
    felt_line="#D8C48C",
    rim=("#B9BED0", "#6C7391", "#333A57"),
    panel="#10182F",
    panel_line="#2E3B63",
    panel_text="#F1F3FB",
    panel_muted="#B4BDDA",
    back="stars",
    brass="#E6C36A",
    card_shade="#1B2238",
)

SYSTEM = "system"
"""The name of the choice to be dark when the system is: midnight then, forest otherwise."""


def theme_called(name: str, dark: bool) -> Theme:
    """The theme of that name in the settings; `dark` is how the system looks."""
    midnight = dark if name == SYSTEM else name == MIDNIGHT.name
    return MIDNIGHT if midnight else FOREST
