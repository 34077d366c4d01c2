"""Pictures and fonts, loaded when first wanted and kept.

An SVG becomes a QPixmap once per picture, width in pixels and device pixel ratio; after that it is only
copied. Widths and sizes are logical pixels. A picture that is missing is a fault of the installation and
raises `FileNotFoundError` with one sentence.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cardtable.game.events import HIDDEN
from cardtable.resources import resource

FAMILY = "Nunito"
CARD_RATIO = 1.4
"""Height of a card by its width."""

AVATARS = ("fox", "owl", "bear", "penguin", "cat", "rabbit", "frog", "panda", "tiger", "robot")

_INK = "#2A2B36"
_JOKERS = {"JK1": "joker-colour", "JK2": "joker-mono"}


@cache
def load_fonts() -> str:
    """Register the bundled weights of the text face; returns the family's name. Needs a QGuiApplication."""
    for weight in ("400Regular", "600SemiBold", "700Bold", "800ExtraBold", "900Black"):
        QFontDatabase.addApplicationFont(str(resource("fonts", f"Nunito_{weight}.ttf")))
    return FAMILY


@cache
def renderer(path: Path) -> QSvgRenderer:
    """The parsed picture at `path`."""
    found = QSvgRenderer(str(path))
    if not found.isValid():
        raise FileNotFoundError(
            f"The picture {path.name} is missing or damaged; please install Cardtable again."
        )
    return found


@lru_cache(maxsize=256)
def _icon_renderer(name: str, colour: str, stroke: float) -> QSvgRenderer:
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    drawing = drawing.replace(_INK, colour).replace('stroke-width="2"', f'stroke-width="{stroke}"')
    return QSvgRenderer(QByteArray(drawing.encode()))


def blank(width: float, height: float, dpr: float) -> QPixmap:
    """An empty transparent pixmap of that logical size."""
    pixmap = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _rendered(source: QSvgRenderer, width: float, height: float, dpr: float) -> QPixmap:
    pixmap = blank(width, height, dpr)
    painter = QPainter(pixmap)
    source.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return pixmap


@lru_cache(maxsize=160)
def svg(path: Path, width: float, height: float, dpr: float = 1.0) -> QPixmap:
    """The picture at `path`, drawn at that logical size."""
    return _rendered(renderer(path), width, height, dpr)


def card_path(code: str, deck: str = "classic", back: str = "lattice") -> Path:
    """Where the face of a card lies; a hidden card shows its back."""
    if code == HIDDEN:
        return resource("cards", "backs", f"{back}.svg")
    path = resource("cards", deck, f"{_JOKERS.get(code, code)}.svg")
    return path if path.exists() else resource("cards", "special", f"{code}.svg")


def card(code: str, width: float, dpr: float = 1.0, deck: str = "classic", back: str = "lattice") -> QPixmap:
    """A card, face up, or its back if the code is hidden; no shadow."""
    return svg(card_path(code, deck, back), width, width * CARD_RATIO, dpr)


def avatar(name: str, size: float, dpr: float = 1.0) -> QPixmap:
    """The round picture of a seat; an unknown name shows the fox."""
    return svg(resource("cards", "avatars", f"{name if name in AVATARS else 'fox'}.svg"), size, size, dpr)


def token(name: str, size: float, dpr: float = 1.0) -> QPixmap:
    """A token such as `penny` or `chip-red`."""
    return svg(resource("cards", "tokens", f"{name}.svg"), size, size, dpr)


@lru_cache(maxsize=512)
def _icon(name: str, colour: str, size: float, dpr: float, stroke: float) -> QPixmap:
    return _rendered(_icon_renderer(name, colour, stroke), size, size, dpr)


def icon(name: str, colour: str | QColor, size: float = 24, dpr: float = 1.0, stroke: float = 2.0) -> QPixmap:
    """A line icon in one colour (its transparency is ignored), `stroke` wide in a box of 24."""
    return _icon(name, QColor(colour).name(), size, dpr, stroke)


def suit_pip(suit: str, colour: str, size: float, dpr: float = 1.0) -> QPixmap:
    """The sign of a suit (`S`, `H`, `D`, `C`) in one colour."""
    return _icon(f"suit-{suit}", QColor(colour).name(), size, dpr, 2.0)


def qicon(name: str, colour: str | QColor, size: int = 24, stroke: float = 2.0) -> QIcon:
    """The icon for a button or a menu, sharp on screens of one and of two device pixels."""
    found = QIcon()
    for dpr in (1.0, 2.0):
        found.addPixmap(icon(name, colour, size, dpr, stroke))
    return found
