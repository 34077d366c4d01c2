"""The picture of a game's card in the album, face up or face down, with the wax seals of its deeds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.rules.catalog import catalog
from cardtable.rules.deeds import Deed
from cardtable.rules.families import OWN_SHELF, Family, families
from cardtable.rules.model import Rules, RulesError
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.family_art import ART, art_of, draw_art

_WAX, _WAX_LOW, _GLYPH = "#B93A24", "#A5301C", "#F6D68F"
_SCALLOPS = 14


def draw_seal(
    painter: QPainter, theme: Theme, at: QPointF, r: float, deed: Deed, is_earned: bool = True
) -> None:
    """Draw the seal of a deed about a point, or the dotted ring that waits for it."""
    if is_earned:
        edge = QPainterPath()
        for number in range(_SCALLOPS):
            angle = 2 * math.pi * number / _SCALLOPS
            middle = QPointF(at.x() + r * 0.85 * math.cos(angle), at.y() + r * 0.85 * math.sin(angle))
            edge.addEllipse(middle, r * 0.2, r * 0.2)
        painter.fillPath(edge, QColor(_WAX))
        paint.disc(painter, at.x(), at.y(), r * 0.88, _WAX)
        paint.disc(painter, at.x(), at.y(), r * 0.66, _WAX_LOW)
    else:
        for number in range(2 * _SCALLOPS):
            angle = math.pi * number / _SCALLOPS
            dot = QPointF(at.x() + r * 0.94 * math.cos(angle), at.y() + r * 0.94 * math.sin(angle))
            paint.disc(painter, dot.x(), dot.y(), 1.2, theme.control)
    ink = _GLYPH if is_earned else theme.control
    if deed.sign:
        paint.icon(painter, deed.sign, at.x(), at.y(), r * 0.95, ink, 2.8)
    else:
        size = paint.fitting(str(deed.number), r * 0.75, 900, r * 1.15, 6)
        paint.text(painter, at.x(), at.y(), str(deed.number), size, ink, 900, paint.CENTER)


SEAL = 0.24
"""The diameter of a seal on a card, as a share of the card's width."""

_STOCK, _STOCK_LOW, _EDGE = "#FFFCF3", "#F7EEDB", "#DCCFB2"
_FAN, _LIFT = 1.15, 0.16
"""The size of the fan of cards as on the shelf of New game, and its height above the foot of the card."""


def title_of(game: str) -> str | None:
    """Return the name of a game as it is known here; None if there is no such game any more."""
    rules = _rules(game)
    return None if rules is None else rules.name


def _rules(game: str) -> Rules | None:
    try:
        return catalog().resolve(game)
    except (RulesError, KeyError):
        return None


@cache
def _family_of(game: str) -> Family | None:
    return next((one for one in families() if any(place.game == game for place in one.places)), None)


def face_of(game: str) -> Family:
    """Return a shelf with the art of one game: its family's, with the game's own limit or goal."""
    rules, family = _rules(game), _family_of(game)
    if family is None:
        art = families()[0].art if rules is None else art_of(rules, None)
        return Family(OWN_SHELF, game, "", art, ())
    if rules is None or not family.art.number:
        return family
    goal = str(rules.start_total or rules.edge)
    return replace(family, art=msgspec.structs.replace(family.art, number=goal))


def draw_card(
    painter: QPainter, theme: Theme, rect: QRectF, game: str, is_up: bool, seals: Sequence[Deed] = ()
) -> None:
    """Draw a game's card, face down unless `is_up`, with the seals at its foot."""
    width, radius = rect.width(), rect.width() * 0.085
    paint.shadow(painter, rect, radius, blur=width * 0.07 + 2, dy=width * 0.04, strength=0.45)
    if not is_up:
        pictures.draw_back(painter, theme.back, rect)
        paint.fill_round(painter, rect, radius, QColor(0, 0, 0, 41))
        return
    paint.fill_round(painter, rect, radius, paint.shaded(rect, _STOCK, _STOCK_LOW), _EDGE, 1)
    inset = width * 0.055
    field, shape = rect.adjusted(inset, inset, -inset, -inset), QPainterPath()
    shape.addRoundedRect(field, radius * 0.7, radius * 0.7)
    scale = field.width() / ART * _FAN
    draw_art(painter, field, shape, face_of(game), theme.deck, scale, lift=field.height() * _LIFT)
    paint.stroke(painter, shape, paint.alpha(theme.brass, 0.9), max(1.0, width * 0.01))
    step = width * SEAL * 1.05
    left = rect.center().x() - step * (len(seals) - 1) / 2
    for number, deed in enumerate(seals):
        at = QPointF(left + number * step, rect.bottom() - width * 0.07)
        draw_seal(painter, theme, at, width * SEAL / 2, deed)
