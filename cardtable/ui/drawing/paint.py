"""Helpers for painting: text, rounded shapes, soft shadows, pills, icons, rays and stars.

Everything works with a plain QPainter on logical pixels, so pages and table items share it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt, QTextBoundaryFinder
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QImage,
    QLinearGradient,
    QPaintDevice,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from cardtable.ui.drawing import fonts, pictures
from cardtable.ui.drawing.faces import CALM, Face
from cardtable.ui.drawing.room import Color as Color
from cardtable.ui.drawing.room import alpha as alpha
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.room import dpr_of as dpr_of
from cardtable.ui.drawing.room import mix as mix
from cardtable.ui.drawing.room import shaded as shaded
from cardtable.ui.drawing.theme import Theme

Fill = str | QColor | QGradient

LEFT = Qt.AlignmentFlag.AlignLeft
CENTER = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight


_Hint = QPainter.RenderHint
_SMOOTH = _Hint.Antialiasing | _Hint.TextAntialiasing | _Hint.SmoothPixmapTransform


def smooth(painter: QPainter) -> None:
    """Turn on antialiasing for shapes, text and pictures."""
    painter.setRenderHints(_SMOOTH)


@contextmanager
def painter_on(device: QPaintDevice) -> Iterator[QPainter]:
    """Paint on a widget or a picture, antialiased."""
    with QPainter(device) as painter:
        smooth(painter)
        yield painter


# --- text


def font(size: float, weight: int = 700, spacing: float = 0.0) -> QFont:
    """Return the text face, `size` pixels high; weights 400, 600, 700, 800 and 900."""
    return QFont(fonts.font(max(1, round(size)), weight, spacing))


def text_width(string: str, size: float, weight: int = 700, spacing: float = 0.0) -> float:
    """Return the width of one line of text."""
    return fonts.width_of(string, max(1, round(size)), weight, spacing)


def fitting(string: str, size: float, weight: int, room: float, least: float) -> float:
    """Return the size at which one line fits into `room`, at most `size` and at least `least`."""
    return largest(size, least, lambda size: text_width(string, size, weight) <= room)


def largest(size: float, least: float, fits: Callable[[float], bool], step: float = 1.0) -> float:
    """Return the largest of the sizes from `size` down to `least` that fits; if none does, `least`."""
    while size > least and not fits(size):
        size -= step
    return max(size, least)


def text(
    painter: QPainter,
    x: float,
    y: float,
    string: str,
    size: float,
    color: Color,
    weight: int = 700,
    align: Qt.AlignmentFlag = LEFT,
    width: float | None = None,
    spacing: float = 0.0,
) -> float:
    """Draw one line with its capitals centered on `y`; return its width.

    If it is wider than `width`, it is cut between words and gets an ellipsis.
    """
    pixels = max(1, round(size))
    metrics = fonts.metrics(pixels, weight, spacing)
    if width is not None:
        string = _cut(string, metrics, width)
    advance = metrics.horizontalAdvance(string)
    if align == CENTER:
        x -= advance / 2
    elif align == RIGHT:
        x -= advance
    painter.setFont(fonts.font(pixels, weight, spacing))
    painter.setPen(QColor(color))
    painter.drawText(QPointF(x, y + metrics.capHeight() / 2), string)
    return advance


def _cut(string: str, metrics: QFontMetricsF, width: float) -> str:
    """Return the text cut between words to `width`, with an ellipsis.

    A first word that is too wide is cut inside.
    """
    if metrics.horizontalAdvance(string) <= width:
        return string
    shown = ""
    for piece in _pieces(string):
        if metrics.horizontalAdvance(f"{(shown + piece).rstrip()}…") > width:
            break
        shown += piece
    if not shown.strip():
        return metrics.elidedText(string, Qt.TextElideMode.ElideRight, width)
    return f"{shown.rstrip().rstrip('.,;:')}…"


def lines_of(string: str, width: float, size: float, weight: int = 600) -> list[str]:
    """Break the text into lines no wider than `width`, only where Unicode allows a break."""
    lines: list[str] = []
    current = ""
    for piece in _pieces(string):
        trial = current + piece
        if current and text_width(trial.rstrip(" "), size, weight) > width:
            lines.append(current.rstrip(" "))
            current = piece
        else:
            current = trial
    return [*lines, current.rstrip(" ")]


@lru_cache(maxsize=512)
def _pieces(string: str) -> tuple[str, ...]:
    """Return the unbreakable pieces of the text, each with its trailing blank."""
    string = _BLANKS.sub(" ", string).strip(" ")
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, string)
    units, pieces, start = string.encode("utf-16-le"), [], 0
    while (end := finder.toNextBoundary()) != -1:
        pieces.append(units[2 * start : 2 * end].decode("utf-16-le"))
        start = end
    return tuple(pieces)


_BLANKS = re.compile("[ \t\n]+")


def paragraph(
    painter: QPainter,
    rect: QRectF,
    string: str,
    size: float,
    color: Color,
    weight: int = 600,
    leading: float = 1.32,
) -> float:
    """Draw wrapped text from the top of `rect`; return its height."""
    lines = lines_of(string, rect.width(), size, weight)
    for number, line in enumerate(lines):
        y = rect.top() + size * leading * (number + 0.5)
        text(painter, rect.left(), y, line, size, color, weight)
    return len(lines) * size * leading


# --- shapes


def _brush(fill: Fill | None) -> QBrush:
    if fill is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    return QBrush(QColor(fill)) if isinstance(fill, (str, QColor)) else QBrush(fill)


def _pen(color: Color | None, width: float) -> QPen:
    if color is None:
        return QPen(Qt.PenStyle.NoPen)
    return QPen(QColor(color), width)


def drawn(
    width: float,
    height: float,
    dpr: float,
    draw: Callable[[QPainter], object],
    origin: QPointF = QPointF(),  # noqa: B008
) -> QPixmap:
    """Return a picture of a logical size, transparent but for what `draw` draws about `origin`."""
    picture = blank(width, height, dpr)
    with painter_on(picture) as painter:
        painter.translate(origin)
        draw(painter)
    return picture


def fill_round(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: Fill | None,
    line: Color | None = None,
    width: float = 1.0,
) -> None:
    """Draw a rounded rectangle, filled and outlined."""
    painter.setBrush(_brush(fill))
    painter.setPen(_pen(line, width))
    painter.drawRoundedRect(rect, radius, radius)


def disc(
    painter: QPainter,
    x: float,
    y: float,
    radius: float,
    fill: Fill | None,
    line: Color | None = None,
    width: float = 1.0,
) -> None:
    """Draw a circle about (x, y)."""
    painter.setBrush(_brush(fill))
    painter.setPen(_pen(line, width))
    painter.drawEllipse(QPointF(x, y), radius, radius)


def stroke(
    painter: QPainter,
    path: QPainterPath,
    color: Color,
    width: float,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
) -> None:
    """Draw a line along a path."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(color), width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


# --- shadows: one small picture per (radius, blur), stretched over nine fields


@lru_cache(maxsize=64)
def _shadow_patch(radius: int, blur: int) -> tuple[QPixmap, int]:
    edge = radius + blur * 2 + 2
    side = edge * 2 + 4
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        steps = max(6, blur)
        covered = 0.0
        for number in range(steps):
            t = (number + 1) / steps
            want = t * t * (3 - 2 * t)
            layer = (want - covered) / max(1e-6, 1 - covered)
            covered = want
            inset = blur * 2 * t
            painter.setBrush(QColor(0, 0, 0, min(255, round(255 * layer))))
            corner = max(1.0, radius + blur - inset * 0.5)
            painter.drawRoundedRect(QRectF(inset, inset, side - 2 * inset, side - 2 * inset), corner, corner)
    return QPixmap.fromImage(image), edge


def shadow(painter: QPainter, rect: QRectF, radius: float, blur: float, dy: float, strength: float) -> None:
    """Draw the soft shadow of a rounded rectangle, moved down by `dy`."""
    blur_px = max(1, round(blur))
    patch, edge = _shadow_patch(round(radius), blur_px)
    out = rect.adjusted(-blur_px, -blur_px + dy, blur_px, blur_px + dy)
    e = min(edge, out.width() / 2, out.height() / 2)
    xs = (out.left(), out.left() + e, out.right() - e, out.right())
    ys = (out.top(), out.top() + e, out.bottom() - e, out.bottom())
    cuts = (0, edge, patch.width() - edge, patch.width())
    painter.save()
    painter.setOpacity(painter.opacity() * strength)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for i in range(3):
        for j in range(3):
            if xs[i + 1] > xs[i] and ys[j + 1] > ys[j]:
                target = QRectF(xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j])
                if i == j == 1:
                    # Evenly black: to stretch a picture over a whole board takes four times as long.
                    painter.fillRect(target, Qt.GlobalColor.black)
                    continue
                source = QRectF(cuts[i], cuts[j], cuts[i + 1] - cuts[i], cuts[j + 1] - cuts[j])
                painter.drawPixmap(target, patch, source)
    painter.restore()


def turned_card(
    painter: QPainter,
    picture: QPixmap,
    x: float,
    y: float,
    width: float,
    turn: float,
    radius: float,
    blur: float,
    dy: float,
    strength: float = 0.36,
) -> None:
    """Draw the picture of a card about (x, y), turned by `turn` degrees, with its shadow."""
    rect = QRectF(-width / 2, -width * 0.7, width, width * 1.4)
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    shadow(painter, rect, radius, blur=blur, dy=dy, strength=strength)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))
    painter.restore()


# --- icons, pills, buttons


def icon(
    painter: QPainter, name: str, x: float, y: float, size: float, color: Color, stroke_width: float = 2.0
) -> None:
    """Draw a line icon centered on (x, y)."""
    picture = pictures.icon(name, color, round(size * 2) / 2, dpr_of(painter), stroke_width)
    opacity = painter.opacity()
    painter.setOpacity(opacity * QColor(color).alphaF())
    painter.drawPixmap(QRectF(x - size / 2, y - size / 2, size, size), picture, QRectF(picture.rect()))
    painter.setOpacity(opacity)


def avatar(painter: QPainter, name: str, x: float, y: float, size: float, face: Face = CALM) -> None:
    """Draw the round picture of a seat with a face, centered on (x, y)."""
    picture = pictures.avatar(name, round(size), dpr_of(painter), face)
    painter.drawPixmap(QRectF(x - size / 2, y - size / 2, size, size), picture, QRectF(picture.rect()))


def pill_width(
    string: str, size: float, weight: int = 800, pad: float = 10, mark: str | None = None
) -> float:
    return text_width(string, size, weight) + 2 * pad + (size * 1.22 if mark else 0)


def pill(
    painter: QPainter,
    x: float,
    y: float,
    string: str,
    size: float,
    color: Color,
    ground: Fill,
    weight: int = 800,
    pad: float = 10,
    height: float | None = None,
    line: Color | None = None,
    cast: bool = True,
    align: Qt.AlignmentFlag = CENTER,
    mark: str | None = None,
) -> QRectF:
    """Draw a rounded label at (x, y) and return its rectangle; `mark` is the name of an icon before the text.

    Arrows are always a `mark`, never typed.
    """
    w = pill_width(string, size, weight, pad, mark)
    h = height or size * 1.75
    left = {CENTER: x - w / 2, LEFT: x, RIGHT: x - w}[align]
    rect = QRectF(left, y - h / 2, w, h)
    if cast:
        shadow(painter, rect, h / 2, blur=6, dy=2, strength=0.30)
    fill_round(painter, rect, h / 2, ground, line, 1.4)
    tx = left + pad
    if mark:
        icon(painter, mark, tx + size * 0.45, y, size * 1.02, color, 2.9)
        tx += size * 1.22
    text(painter, tx, y, string, size, color, weight)
    return rect


def accent_gradient(theme: Theme, rect: QRectF, lighter: float = 0.0) -> QLinearGradient:
    """Return the fill of a primary button."""
    top, light = mix(theme.accent, "#FFFFFF", 0.06 + lighter), mix(theme.accent, "#FFFFFF", lighter)
    return shaded(rect, top, mix(light, "#000000", 0.08))


def brass_gradient(theme: Theme, rect: QRectF, lighter: float = 0.0) -> QLinearGradient:
    """Return the fill of a button that plays at once."""
    top, light = mix(theme.brass, "#FFFFFF", 0.32 + lighter), mix(theme.brass, "#FFFFFF", lighter)
    return shaded(rect, top, mix(light, "#8A5A00", 0.10))


def button(
    painter: QPainter,
    theme: Theme,
    rect: QRectF,
    label: str,
    primary: bool = True,
    size: float = 18,
    mark: str | None = None,
    hovered: bool = False,
    brass: bool = False,
    cast: float = 7.0,
    own: str = "",
) -> None:
    """Draw a pill-shaped button in the accent color, paper, brass or its `own` dark color.

    Its label shrinks to fit.

    Its shadow reaches `cast` to the sides.
    """
    radius = rect.height() / 2
    shadow(painter, rect, radius, blur=cast, dy=cast * 0.4, strength=0.30)
    if own:
        light = mix(own, "#FFFFFF", 0.12 if hovered else 0)
        ground = shaded(rect, light, mix(light, "#000000", 0.16))
        fill_round(painter, rect, radius, ground, mix(own, "#FFFFFF", 0.35), 1.6)
        color = "#FFFFFF"
    elif brass:
        ground = brass_gradient(theme, rect, 0.12 if hovered else 0)
        fill_round(painter, rect, radius, ground, mix(theme.brass, "#000000", 0.32), 1.4)
        color = theme.ink
    elif primary:
        ground = accent_gradient(theme, rect, 0.08 if hovered else 0)
        fill_round(painter, rect, radius, ground, mix(theme.accent, "#000000", 0.22), 1.2)
        color = theme.accent_text
    else:
        fill_round(
            painter, rect, radius, theme.paper_raised if hovered else theme.paper, theme.paper_line, 1.4
        )
        color = theme.ink
    w = text_width(label, size, 800) + (size * 1.55 if mark else 0)
    part = min(1.0, max(rect.width() - radius, rect.width() / 2) / max(w, 1.0))
    w, size = w * part, size * part
    x = rect.center().x() - w / 2
    if mark:
        icon(painter, mark, x + size * 0.55, rect.center().y(), size * 1.2, color, 2.4)
        x += size * 1.55
    text(painter, x, rect.center().y(), label, size, color, 800)


def round_button(
    painter: QPainter, theme: Theme, x: float, y: float, size: float, name: str, hovered: bool = False
) -> None:
    """Draw a quiet round button with an icon, on room or panel."""
    wash = theme.wash
    disc(painter, x, y, size / 2, alpha(wash, 0.18 if hovered else 0.08), alpha(wash, 0.16), 1)
    icon(painter, name, x, y, size * 0.52, theme.panel_text, 2)


def focus_ring(painter: QPainter, theme: Theme, rect: QRectF, radius: float, grow: float = 6) -> None:
    """Draw the brass ring of keyboard focus, with a dark edge on both sides."""
    ring = rect.adjusted(-grow, -grow, grow, grow)
    for color, width in ((theme.edge, 9.0), (theme.brass, 4.0)):
        fill_round(painter, ring, radius + grow, None, color, width)


def rays(
    painter: QPainter,
    x: float,
    y: float,
    reach: float,
    count: int,
    color: Color,
    strength: float,
    turn: float = 0.0,
) -> None:
    """Draw an Art Deco sun about (x, y): `count` rays that fade out at `reach`."""
    light = QRadialGradient(QPointF(x, y), reach)
    light.setColorAt(0, alpha(color, strength))
    light.setColorAt(1, alpha(color, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    for number in range(count):
        corners = [QPointF(x, y)]
        for half in (0.0, 0.5):
            angle = turn + math.tau * (number + half) / count
            corners.append(QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle)))
        painter.drawConvexPolygon(corners)


def star(
    painter: QPainter, x: float, y: float, r: float, color: QColor, line: QColor | None, turn: float = 0.0
) -> None:
    """Draw a paper star with five points about (x, y)."""
    path = QPainterPath()
    for number in range(10):
        angle = math.radians(turn - 90 + number * 36)
        reach = r if number % 2 == 0 else r * 0.48
        point = QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle))
        if number == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    painter.setBrush(color)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(
            QPen(line, 1.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
    painter.drawPath(path)
