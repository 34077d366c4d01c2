"""The themes: colors named by role, the back and faces of the cards, and the size of text.

Every color that a widget or an item paints with is named here. Text has a contrast of at least 4.5 with its
ground, mostly above 7; gauges and controls have at least 3.
"""

from __future__ import annotations

from typing import Any

from cardtable.cards.faces import LETTERED


class Theme:
    """A palette. Tuples run from light to dark, or from the middle of the felt to its edge.

    The window and everything in it share one theme, which `wear` changes in place, so that nothing has to be
    rebuilt. Keep what you make from its colors under its `key`.
    """

    name: str
    room_top: str
    room_low: str
    pattern: str
    """The pattern of the wallpaper: a name that `room` can draw."""
    pattern_line: str
    pattern_strength: float = 0.055
    """The opacity of the wallpaper's pattern, 0 to 1."""
    felt: tuple[str, str, str]
    felt_line: str
    rim: tuple[str, str, str]
    rim_kind: str
    """The material of the table's rim: a name that `oval_table` can draw."""
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
    paper: str = "#FBF5E6"
    paper_line: str = "#E2D5B8"
    paper_sunk: str = "#EFE5CE"
    paper_raised: str = "#FFFFFF"
    ink: str = "#2A2B36"
    ink_muted: str = "#5F5A50"
    control: str = "#8A836C"
    """The color that makes switches, segments, fields and scroll bars visible, on paper and in the room."""
    accent: str = "#C7422A"
    """The color of the seat to act and of a page's main button."""
    accent_text: str = "#FFFFFF"
    brass: str = "#E2B65B"
    gilt: str = "#E2B65B"
    """Brass for text and signs on the panel."""
    wash: str = "#FFFFFF"
    """A color laid faintly over room or panel to set something apart."""
    edge: str = "#0D1A18"
    """The dark line along a ring of brass, which makes the ring visible on any ground."""
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
        """The cache key for pictures painted with this theme: name, back, deck and text size."""
        return self.name, self.back, self.deck, self.text

    @property
    def room(self) -> float:
        """The scale of things that hold a line of text: they grow half as much as the text."""
        return 1 + (self.text - 1) / 2

    def wear(self, other: Theme, **values: Any) -> None:
        """Copy all values of `other` into this theme, except for `values`."""
        worn = {**other.__dict__, **values}
        self.__dict__.clear()
        self.__dict__.update(worn)

    def like(self) -> Theme:
        """Return an independent copy."""
        return Theme(**self.__dict__)


FOREST = Theme(
    name="forest",
    room_top="#1B3A34",
    room_low="#0D211D",
    pattern="shells",
    pattern_line="#E2B65B",
    felt=("#2F7D69", "#236253", "#184A3F"),
    felt_line="#E2C27A",
    rim=("#D9B071", "#9C6B36", "#5B3A1C"),
    rim_kind="wood",
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
    pattern="stars",
    pattern_line="#C9D2F2",
    pattern_strength=0.085,
    felt=("#34508F", "#263C73", "#18274F"),
    felt_line="#D8C48C",
    rim=("#B9BED0", "#6C7391", "#333A57"),
    rim_kind="silver",
    panel="#10182F",
    panel_line="#2E3B63",
    panel_text="#F1F3FB",
    panel_muted="#B4BDDA",
    back="stars",
    brass="#E6C36A",
    gilt="#E6C36A",
    edge="#080D1C",
    card_shade="#1B2238",
)

SALON = Theme(
    name="salon",
    room_top="#451522",
    room_low="#21080F",
    pattern="damask",
    pattern_line="#EDB49A",
    pattern_strength=0.085,
    felt=("#96344A", "#7A263B", "#591A2B"),
    felt_line="#F0CB8B",
    rim=("#B9693F", "#74341B", "#3B170B"),
    rim_kind="nailed",
    panel="#2B0E18",
    panel_line="#5E2838",
    panel_text="#FDF3E7",
    panel_muted="#DABBB6",
    back="fans",
    brass="#E9BF6C",
    gilt="#E9BF6C",
    edge="#1C060C",
    accent="#0F7873",
    bust="#A51D35",
    bust_line="#F0949F",
    card_shade="#331820",
)

CABIN = Theme(
    name="cabin",
    room_top="#4A3424",
    room_low="#22160D",
    pattern="boards",
    pattern_line="#000000",
    pattern_strength=0.30,
    felt=("#62879C", "#48697D", "#30495A"),
    felt_line="#EAF1F4",
    rim=("#F1E7D7", "#CFC1AB", "#8F7F68"),
    rim_kind="birch",
    panel="#271A11",
    panel_line="#563F2D",
    panel_text="#FCF4E7",
    panel_muted="#D0BEA9",
    back="knit",
    brass="#E6B45D",
    gilt="#E6B45D",
    edge="#1B110A",
    card_shade="#2B2119",
)

GARDEN = Theme(
    name="garden",
    room_top="#EDF3E2",
    room_low="#C3D4B6",
    pattern="trellis",
    pattern_line="#3F7345",
    pattern_strength=0.12,
    felt=("#6BAA63", "#4F8E50", "#37703F"),
    felt_line="#FBF3C9",
    rim=("#EBD3A4", "#C79F62", "#8C6534"),
    rim_kind="wicker",
    panel="#E1EBD5",
    panel_line="#A9BF9C",
    panel_text="#1D3426",
    panel_muted="#43594A",
    back="leaves",
    brass="#DDB153",
    gilt="#75500B",
    wash="#1D3426",
    edge="#0E1A0B",
    control="#6E6448",
    low="#2D8B59",
    mid="#A97605",
    high="#C8432B",
    card_shade="#2C3A2E",
)

SEASIDE = Theme(
    name="seaside",
    room_top="#F2F7F6",
    room_low="#BCD7E0",
    pattern="waves",
    pattern_line="#2B7F95",
    pattern_strength=0.14,
    felt=("#48A3AD", "#2D8590", "#1C6572"),
    felt_line="#FFF3D2",
    rim=("#F3E7CF", "#D5BF98", "#957A4E"),
    rim_kind="rope",
    panel="#DDEBF0",
    panel_line="#9DBCC8",
    panel_text="#12313E",
    panel_muted="#38535F",
    back="waves",
    brass="#E3B65A",
    gilt="#74500D",
    wash="#12313E",
    edge="#0F2630",
    control="#6E6448",
    low="#167F66",
    mid="#A97605",
    high="#C8432B",
    card_shade="#20363E",
)

ROOMS = (FOREST, MIDNIGHT, SALON, CABIN, GARDEN, SEASIDE)

SYSTEM = "system"
"""The name of the setting that is dark or light as the system is."""

DARK, LIGHT = MIDNIGHT, GARDEN
"""The themes that `SYSTEM` stands for."""

_BY_NAME = {room.name: room for room in ROOMS}


def lettered(deck: str, letters: str) -> str:
    """Return the name of a deck with `letters` on its aces, jacks, queens and kings."""
    return deck if letters == LETTERED else f"{letters}/{deck}"


def theme_called(name: str, dark: bool = False) -> Theme:
    """Return the theme with a name from the settings, or Pine for an unknown one.

    `dark` is whether the system is dark.
    """
    if name == SYSTEM:
        return DARK if dark else LIGHT
    return _BY_NAME.get(name, FOREST)
