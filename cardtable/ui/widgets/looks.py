"""What plates, labels and fields look like, as data: a row for each role, in roles of the theme's colors."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme

Tint = str | tuple[str, float]
"""A role of the theme's colors, with an opacity from 0 to 1 if it isn't solid. `#` begins a color itself."""


RING = 4.0
"""Space around a control for its focus ring and shadow, in pixels."""

CAST = 2.6
"""Size of a button's shadow, small enough that the shadow isn't cut off at the end of the ring."""


class Coat(NamedTuple):
    """The colors of a plate in one state: its ground, its outline and what is written on it."""

    ground: Tint | None
    line: Tint | None
    ink: str = "ink"
    width: float = 1.2
    cast: bool = False
    """Whether the plate casts a small shadow."""


class Plate(NamedTuple):
    """A plate at rest, under the pointer and switched on, with its corner radius; None for round ends."""

    rest: Coat
    hovered: Coat
    on: Coat | None = None
    radius: float | None = None

    def coat(self, hovered: bool, on: bool) -> Coat:
        """Return the colors in a state."""
        if on and self.on is not None:
            return self.on
        return self.hovered if hovered else self.rest


_FAINT, _LIT = ("wash", 0.10), ("wash", 0.18)
_BRASS = Coat("brass", None, "ink")
_ACCENT = Coat("accent", None, "accent_text", cast=True)
_RAISED_ROW, _CHOSEN_ROW = Coat("paper_raised", "paper_line"), Coat("paper_raised", "accent", width=2.5)

PLATES = {
    # On the room's background.
    "chip": Plate(
        Coat(_FAINT, ("wash", 0.22), "panel_text", 1.0), Coat(_LIT, ("wash", 0.22), "panel_text", 1.0), _BRASS
    ),
    "round": Plate(
        Coat(("wash", 0.08), ("wash", 0.16), "panel_text", 1.0),
        Coat(_LIT, ("wash", 0.16), "panel_text", 1.0),
    ),
    "bare": Plate(Coat(None, None, "panel_text"), Coat(_LIT, None, "panel_text")),
    # Items of lists: on the room's background or on paper, on the sheet of a family, and in the room's panel.
    "row": Plate(Coat("paper", "paper_line"), _RAISED_ROW, _CHOSEN_ROW, radius=16),
    "row-raised": Plate(_RAISED_ROW, _RAISED_ROW, _CHOSEN_ROW, radius=16),
    "row-dark": Plate(
        Coat(None, None), Coat(("wash", 0.07), None), Coat("paper", "paper_line", width=1.0), radius=13
    ),
    "shelf": Plate(Coat("paper", None), Coat("paper_raised", None), radius=18),
    # On paper.
    "pick": Plate(Coat("paper_sunk", "paper_line", width=1.0), Coat("paper_raised", "paper_line", width=1.0)),
    "segment": Plate(
        Coat(None, None, "ink_muted"),
        Coat(("paper_raised", 0.45), None, "ink_muted"),
        Coat("paper_raised", "control", width=2.0, cast=True),
    ),
    "tick": Plate(
        Coat("paper_sunk", "control", "ink_muted", 1.6),
        Coat("paper_raised", "control", "ink_muted", 1.6),
        Coat("paper_raised", "good", "ink", 1.6),
    ),
    "mark": Plate(Coat(None, None, "ink_muted"), Coat("paper_sunk", None, "ink_muted")),
    "raised": Plate(Coat("paper_raised", "paper_line", width=1.4), Coat("paper_raised", "brass", width=1.4)),
    "play": Plate(_ACCENT, _ACCENT),
}
"""The plates by the role of a button."""

_RAISED = Coat("paper_raised", "paper_line", width=1.4)
_SUNK = Coat("paper_sunk", "paper_line", width=1.4)
_FLAT, _CHOSEN = Coat("paper", "paper_line", width=1.4), Coat("paper_raised", "brass", width=3)
_SECURE = Coat("paper_raised", "good", width=1.4)
_RIGHT, _WRONG = Coat(("good", 0.16), "good", width=2.4), Coat(("wrong_line", 0.16), "wrong_line", width=2.0)

CHIPS = {
    "adds": ("#16645A", "#DCEFE8"),
    "takes": ("#AE3820", "#FBE0D6"),
    "twists": ("#4B3A78", "#ECE8F5"),
    "sets": ("#80550C", "#FBEBC4"),
    "plain": ("#5F5338", "#EFE5CE"),
}
"""The text color and background of chips, by the kind of what they name."""

BOXES = {
    # Over the plaque of a seat.
    "plaque": Plate(Coat(None, None), Coat(("wash", 0.12), None)),
    # A move of the deal.
    "move": Plate(
        Coat(("wash", 0.05), None), Coat(_FAINT, None), Coat(("wash", 0.12), "brass", width=2.5), radius=14
    ),
    # What folds a part of the page, a line of a menu, and what repairs a draft.
    "part": Plate(Coat(None, None), Coat(("paper_sunk", 0.6), None), radius=10),
    "line": Plate(Coat(None, None), Coat("paper", None), Coat("paper", None), radius=11),
    "repair": Plate(
        Coat("paper_raised", "paper_line", width=1.4, cast=True),
        Coat("paper", "paper_line", width=1.4, cast=True),
        radius=22,
    ),
    # A card's index.
    "index": Plate(_RAISED, Coat("paper_raised", "brass", width=1.4), radius=8),
    # What unfolds something, or a list.
    "fold": Plate(_RAISED, _SUNK, radius=14),
    # An answer to a puzzle.
    "answer": Plate(_RAISED, _FLAT, radius=16),
    "answer-chosen": Plate(_CHOSEN, _CHOSEN, radius=16),
    "answer-right": Plate(_RIGHT, _RIGHT, radius=16),
    "answer-wrong": Plate(_WRONG, _WRONG, radius=16),
    # A skill: to be practiced, or only at the table.
    "skill": Plate(_RAISED, _SUNK, radius=14),
    "skill-secure": Plate(_SECURE, Coat("paper_sunk", "good", width=1.4), radius=14),
    "skill-at-table": Plate(_FLAT, _FLAT, radius=14),
    "skill-secure-at-table": Plate(_SECURE, _SECURE, radius=14),
    # A chip that opens a menu, and one that is dragged.
    **{f"effect-{kind}": Plate(Coat(at, None), Coat(at, ink)) for kind, (ink, at) in CHIPS.items()},
    **{f"lifted-{kind}": Plate(Coat(at, None, cast=True), Coat(at, None)) for kind, (_, at) in CHIPS.items()},
}
"""The plates by the role of a button on which other widgets lie."""

PLATES |= BOXES

FRAMES = {
    "sheet": (Coat("paper", "paper_line"), 24.0),
    "panel": (Coat(("panel", 0.96), "panel_line"), 24.0),
    "well": (Coat("paper_sunk", None), None),
    "tile": (Coat("paper_sunk", None), 16.0),
    "seat": (Coat("paper_raised", "paper_line"), 15.0),
    "row-lit": (Coat("paper_raised", "brass", width=2), 15.0),
    "row-clash": (Coat("clash_ground", "clash", width=2), 15.0),
    "seat-held": (Coat("paper_raised", "accent", width=2.5), 15.0),
    "weighed": (Coat(("wash", 0.05), "panel_line", width=2), 12.0),
    "weighed-chosen": (Coat(("wash", 0.11), "brass", width=2), 12.0),
    "menu": (Coat(("panel", 0.985), "panel_line", width=1.4), 18.0),
    "menu-paper": (Coat("paper_raised", "paper_line"), 20.0),
    "rule": (Coat(("paper_line", 0.6), None), 0.0),
    "cover": (Coat(("room_low", 0.86), None), 0.0),
    "joint": (Coat("paper_line", None), None),
    "popup": (Coat("paper", "paper_line", width=1.5), 0.0),
    "code": (Coat("#FFFFFF", "brass", width=3), 14.0),
    "trouble": (Coat("clash_ground", "clash_line", width=1.0), 12.0),
    **{f"chip-{kind}": (Coat(ground, None), None) for kind, (_, ground) in CHIPS.items()},
}
"""What lies under other controls, by its role, with its corner radius; None for round ends.

Labels are frames, too, so that none of these is a role of labels that lie on no plate.
"""


FIELD = 0.03
"""Opacity of the wash under a field in the room."""

LABELS = {
    "title": ("panel_text", 30, 900),
    "note": ("panel_muted", 15, 600),
    "told": ("panel_text", 16, 700),
    "gilt": ("gilt", 13, 700),
    "side": ("panel_text", 20, 900),
    "heading": ("ink", 21, 900),
    "row": ("ink", 16, 700),
    "part": ("ink", 15, 900),
    "button": ("ink", 15, 800),
    "headline": ("ink", 30, 900),
    "choice": ("ink", 18, 800),
    "reached": ("good", 21, 900),
    "warm": ("ink", 20, 600),
    "label": ("ink_muted", 15, 800),
    "trouble": ("clash", 14, 800),
    "small": ("ink_muted", 13, 600),
    "figure": ("ink", 30, 900),
    "counted": ("ink_muted", 14, 700),
    "panel-figure": ("panel_text", 35, 900),
    "panel-counted": ("panel_muted", 14, 600),
    "index": ("ink", 20, 900),
    "paused": ("panel_text", 50, 900),
    "paused-note": ("panel_muted", 19, 600),
    **{f"chip-{kind}": (ink, 14, 800) for kind, (ink, _) in CHIPS.items()},
    **{f"effect-{kind}": (ink, 15, 800) for kind, (ink, _) in CHIPS.items()},
}
"""The roles of labels: color, text height in pixels, and weight."""

MARGINS = {"trouble": (11, 7), **{f"chip-{kind}": (12, 5) for kind in CHIPS}}
"""The pixels beside the text of a label that lies on a plate, and above and below it."""


class Field(NamedTuple):
    """The look of a field: colors of text, hint and focus ring, its ground, and its measures in pixels."""

    ink: str
    hint: str
    ring: str
    ground: Tint | None
    height: int
    radius: int
    left: int
    right: int
    weight: int


FIELDS = {
    "search": Field("panel_text", "panel_muted", "gilt", ("wash", FIELD), 44, 22, 45, 17, 700),
    "title": Field("panel_text", "panel_muted", "gilt", ("wash", FIELD), 42, 20, 15, 15, 800),
    "paper": Field("ink", "ink_muted", "brass", "paper_raised", 44, 14, 13, 13, 700),
    "row": Field("ink", "ink_muted", "brass", None, 40, 12, 7, 7, 800),
    "pill": Field("ink", "ink_muted", "brass", None, 42, 14, 4, 4, 900),
}
"""The fields by their role; a row's line is seen only under the pointer, and a pill's never."""


def tint(theme: Theme, wanted: Tint) -> QColor:
    """Return the color of a role."""
    role, opacity = (wanted, 1.0) if isinstance(wanted, str) else wanted
    return paint.alpha(getattr(theme, role, role), opacity)


def draw_plate(
    painter: QPainter, theme: Theme, body: QRectF, coat: Coat, radius: float | None = None
) -> QColor:
    """Draw a plate in the colors of a state; return the color for what is written on it."""
    radius = body.height() / 2 if radius is None else radius
    if coat.cast:
        paint.shadow(painter, body, radius, blur=4, dy=1, strength=0.25)
        body = body.adjusted(1, 1, -1, -1)
    if coat.ground is not None or coat.line is not None:
        ground = None if coat.ground is None else tint(theme, coat.ground)
        line = None if coat.line is None else tint(theme, coat.line)
        paint.fill_round(painter, body, min(radius, body.height() / 2), ground, line, coat.width)
    return QColor(getattr(theme, coat.ink))


def ring(painter: QPainter, theme: Theme, rect: QRectF, radius: float, on_brass: bool = False) -> None:
    """Draw the ring of keyboard focus, 3 pixels wide between two dark hairlines, just inside `rect`.

    It's of brass, but white around a button `on_brass`.
    """
    inner = rect.adjusted(2.5, 2.5, -2.5, -2.5)
    paint.fill_round(painter, inner, radius, None, theme.edge, 5)
    paint.fill_round(painter, inner, radius, None, "#FFFFFF" if on_brass else theme.brass, 3)
