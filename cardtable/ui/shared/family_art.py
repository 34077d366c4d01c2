"""The art of a family of games: its colors, its scene or number, and its cards."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import islice

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from cardtable.cards.faces import rank_of
from cardtable.rules.families import Art, Family
from cardtable.rules.model import Rules
from cardtable.rules.prose.cards import plainly
from cardtable.ui.drawing import paint, pictures

ART = 150.0
"""The usual width of a family's art."""


_GROUNDS = (
    ["#2C7A66", "#174A3E"], ["#2F5E9E", "#1B3A6B"], ["#B8552E", "#7A2F17"], ["#8E2F42", "#571A2A"],
    ["#4B4A8C", "#27264F"], ["#1F7A7A", "#114C52"], ["#7A5AA0", "#43306A"], ["#3C8A5A", "#1F4A36"],
)  # fmt: skip
"""The backgrounds of games that people made."""
_SUITS = "HSDC"


def art_of(rules: Rules, base: Rules | None) -> Art:
    """Return the art of a game that people made.

    It shows the limit over cards that differ from the base game, or else cards with special effects. The
    colors depend only on the game's id.
    """
    colors = _GROUNDS[sha256(rules.id.encode()).digest()[0] % len(_GROUNDS)]
    codes = list(islice(_codes(_special(rules, base)), 3)) or list(islice(_codes([*rules.faces]), 3))
    return Art(colors, number=str(rules.edge or rules.start_total), cards=codes)


def _special(rules: Rules, base: Rules | None) -> list[str]:
    """Return a card of each rank that differs from `base`; if none does, of each with a special effect."""
    before = base.cards if base is not None else {}
    plain = [face for face, options in rules.cards.items() if options != plainly(face)]
    other = [face for face in rules.cards if rules.cards[face] != before.get(face)] if before else []
    of_rank = {rank_of(face): face for face in reversed(other or plain)}
    return list(of_rank.values())


def _codes(faces: Sequence[str]) -> Iterator[str]:
    """Yield the codes of these cards, if there are pictures of them."""
    for place, face in enumerate(faces):
        rank = rank_of(face)
        tries = (f"{rank}{_SUITS[place % 4]}", face, f"{face}1")
        code = next((one for one in tries if pictures.face_path(one).exists()), None)
        if code is not None:
            yield code


def draw_art(
    painter: QPainter,
    rect: QRectF,
    shape: QPainterPath,
    family: Family,
    deck: str,
    scale: float,
    wide: bool = False,
    lift: float = 0.0,
) -> None:
    """Draw the art of a family in `rect`, inside `shape`: colors, a scene or rays, the number and cards.

    The cards are raised by `lift` pixels.
    """
    dpr, words = paint.dpr_of(painter), tuple(map(pictures.printed, family.art.cards))
    key = (draw_art, repr(family.art), words, deck, rect.width(), rect.height(), scale, wide, lift, dpr)
    picture = pictures.KEPT.get(key)
    if picture is None:
        whole = QRectF(QPointF(0, 0), rect.size())
        # The last column of pixels may be covered in part only.
        picture = paint.drawn(
            math.ceil(rect.width()), rect.height(), dpr,
            lambda inner: _draw_all(inner, whole, family.art, deck, scale, wide, lift),
        )  # fmt: skip
        pictures.KEPT.put(key, picture)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.drawPixmap(rect.topLeft(), picture)
    painter.restore()


def _draw_all(
    painter: QPainter, rect: QRectF, art: Art, deck: str, scale: float, wide: bool, lift: float
) -> None:
    ground = QLinearGradient(rect.topLeft(), rect.bottomRight())
    ground.setColorAt(0, QColor(art.colors[0]))
    ground.setColorAt(1, QColor(art.colors[1]))
    painter.fillRect(rect.adjusted(0, 0, 1, 0), ground)
    scale = min(scale, rect.width() / ART)
    middle = rect.right() - ART * scale / 2
    if art.picture:
        # In a wide heading, the scene is next to the cards, on a shelf behind them.
        _draw_scene(painter, rect.adjusted(0, 0, -78 * scale, 0) if wide else rect, art.picture, wide)
        scale *= 0.86
    else:
        paint.rays(painter, middle, rect.bottom() + 10, max(rect.width(), 300), 30, "#FFFFFF", 0.10)
    _draw_cards(painter, QPointF(middle, rect.bottom() - lift), art.cards, deck, scale)
    if art.token:
        size = 58 * scale
        token = pictures.special(art.token, round(size), paint.dpr_of(painter))
        spot = QRectF(middle - size / 2, rect.bottom() - lift - 92 * scale, size, size)
        painter.drawPixmap(spot, token, QRectF(token.rect()))
    if art.number and not wide:
        paint.text(
            painter, rect.left() + 14 * scale, rect.top() + 30 * scale, art.number, 36 * scale, "#FFFFFF", 900
        )


def draw_badge(painter: QPainter, rect: QRectF, radius: float, family: Family, deck: str) -> None:
    """Draw the art of a family in a small space: its number, else its scene, else one of its cards."""
    art = family.art
    shape = QPainterPath()
    shape.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.fillPath(shape, QColor(art.colors[0]))
    if art.number:
        size = rect.height() * (0.5 if len(art.number) < 3 else 0.42)
        middle = rect.center()
        paint.text(painter, middle.x(), middle.y(), art.number, size, "#FFFFFF", 900, paint.CENTER)
    elif art.picture:
        # Skip its lower third, which is an empty shelf for cards.
        _draw_scene(painter, rect.adjusted(0, 0, 0, rect.height() * 0.35), art.picture, at_right=False)
    else:
        foot = QPointF(rect.center().x(), rect.bottom() - 2)
        _draw_cards(painter, foot, art.cards[:1], deck, rect.height() / 72)
    painter.restore()


def _draw_scene(painter: QPainter, place: QRectF, name: str, at_right: bool) -> None:
    """Draw a scene at the bottom of its place: over all of it, or only at the right end."""
    high = place.height() / pictures.SCENE_RATIO
    width = high if at_right else max(place.width(), high)
    height = width * pictures.SCENE_RATIO
    picture = pictures.scene(name, round(width), paint.dpr_of(painter))
    left = place.right() - width if at_right else place.center().x() - width / 2
    if at_right:
        picture = _faded(picture)
    target = QRectF(left, place.bottom() - height, width, height)
    painter.drawPixmap(target, picture, QRectF(picture.rect()))


def _faded(picture: QPixmap) -> QPixmap:
    """Return the picture faded out at its left and right edges."""
    faded = QPixmap(picture)
    with QPainter(faded) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        width = faded.deviceIndependentSize().width()
        light = QLinearGradient(QPointF(0, 0), QPointF(width, 0))
        # Slowly at first: against a dark ground, snow would seem to end at a straight edge.
        for at, share in ((0, 0.0), (0.1, 0.05), (0.2, 0.2), (0.35, 0.65), (0.5, 1.0)):
            light.setColorAt(at, QColor.fromRgbF(0, 0, 0, share))
        light.setColorAt(0.75, QColor(0, 0, 0))
        light.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(QRectF(QPointF(0, 0), faded.deviceIndependentSize()), light)
    return faded


def _draw_cards(painter: QPainter, foot: QPointF, codes: Sequence[str], deck: str, scale: float) -> None:
    """Draw a fan of cards with their lower part hidden."""
    width, step = 60 * scale, (34 if len(codes) > 2 else 62) * scale
    dpr = paint.dpr_of(painter)
    for number, code in enumerate(codes):
        at = number - (len(codes) - 1) / 2
        picture = pictures.face(code, 2 * width, dpr, deck)
        y = foot.y() - 40 * scale + abs(at) * 7 * scale
        paint.turned_card(painter, picture, foot.x() + at * step, y, width, at * 9, 5 * scale, blur=5, dy=2)
