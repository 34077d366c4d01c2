"""Pictures, loaded when first needed and kept.

An SVG becomes a QPixmap once per picture, width in pixels and device pixel ratio; after that it is only
copied. Widths and sizes are logical pixels. A missing picture is a fault of the installation and raises
`FileNotFoundError`.
"""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Callable
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from cardtable.cards.faces import HIDDEN, JOKER, LETTERED, RANKS, SUITS, rank_of
from cardtable.language import SPEECH, Rank, say
from cardtable.language.catalog import capitals
from cardtable.resources import resource
from cardtable.ui.drawing.faces import CALM, Face, wearing
from cardtable.ui.drawing.room import blank, shaded

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

P = ParamSpec("P")

CARD_RATIO = 1.4
"""Height of a card divided by its width."""

AVATARS = ("fox", "owl", "bear", "penguin", "cat", "rabbit", "frog", "panda", "tiger", "robot")

_INK = "#2A2B36"
STOCK, _EDGE = ("#FFFBF1", "#F7EEDB"), "#D8CBB0"
"""The paper of the cards from top to bottom, and the line around it."""

_OWN = "own-"
"""The prefix of the name of a back made from a photograph; the rest identifies the photograph."""

_own: dict[str, QImage] = {}
"""The photograph in use as a back, by its name."""

_PARSED = 64
"""Number of drawings kept parsed; each takes 150 kB and about a millisecond to parse."""

_WIDEST = 74
"""The width of the widest letter of the deck, the queen's."""

_JOKERS = {"JK1": "joker-color", "JK2": "joker-mono", JOKER: "joker-mono"}

_WORD = re.compile(r"<title>([^<]+)</title>((?:<(?:path|rect) [^>]*/>)*(?:<g [^>]*><path [^>]*/></g>)+)")
"""Matches the word drawn on a card: its text and its shapes."""

_STROKE = re.compile('stroke="(#[0-9A-F]+)"')


MOST_BYTES = 48 << 20
"""Memory for all cached pictures together; a table on the largest screen needs half of it."""


class KeptPictures:
    """A cache of pictures up to `MOST_BYTES`; the least recently used go first."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[object, QPixmap] = OrderedDict()
        self.bytes = 0

    def get(self, key: object) -> QPixmap | None:
        """Return the picture kept under `key`, or None."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def put(self, key: object, picture: QPixmap) -> None:
        """Add a picture that is not in the cache yet."""
        self._pictures[key] = picture
        self.bytes += _bytes(picture)
        while self.bytes > MOST_BYTES:
            self.bytes -= _bytes(self._pictures.popitem(last=False)[1])


KEPT = KeptPictures()


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8


def kept(draw: Callable[P, QPixmap]) -> Callable[P, QPixmap]:
    """Cache what `draw` returns for its arguments, in the memory that all pictures share.

    `lru_cache` limits the number of pictures, not their bytes, and every window size needs its own.
    """

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> QPixmap:
        key = (draw, args, *sorted(kwargs.items()))
        picture = KEPT.get(key)
        if picture is None:
            picture = draw(*args, **kwargs)
            KEPT.put(key, picture)
        return picture

    return drawn


@lru_cache(maxsize=_PARSED)
def renderer(path: Path) -> QSvgRenderer:
    """Return the parsed picture at `path`. Raises FileNotFoundError if it is missing or damaged."""
    found = QSvgRenderer(str(path))
    if not found.isValid():
        raise FileNotFoundError(
            f"The picture {path.name} is missing or damaged; please install Cardtable again."
        )
    return found


@cache
def _drawing(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@lru_cache(maxsize=256)
def _icon_renderer(name: str, color: str, stroke: float) -> QSvgRenderer:
    drawing = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    drawing = drawing.replace(_INK, color).replace('stroke-width="2"', f'stroke-width="{stroke}"')
    return QSvgRenderer(QByteArray(drawing.encode()))


def _rendered(source: QSvgRenderer, width: float, height: float, dpr: float) -> QPixmap:
    pixmap = blank(width, height, dpr)
    with QPainter(pixmap) as painter:
        source.render(painter, QRectF(0, 0, width, height))
    return pixmap


@kept
def svg(path: Path, width: float, height: float, dpr: float = 1.0) -> QPixmap:
    """Draw the picture at `path` in this logical size."""
    return _rendered(renderer(path), width, height, dpr)


def face_path(code: str, deck: str = "classic") -> Path:
    """Return the file of a card's face.

    A deck such as `ABDK/classic` names other index letters, which do not change the file. A card of which
    only the rank is known has the file of its first suit.
    """
    name = code + SUITS[0] if code in RANKS else _JOKERS.get(code, code)
    path = resource("cards", deck.rpartition("/")[2], f"{name}.svg")
    return path if path.exists() else resource("cards", "special", f"{code}.svg")


def printed(code: str) -> str:
    """Return the word on a card in the current language, in capitals; "" for a card without one."""
    rank = rank_of(code)
    if code == HIDDEN or rank in RANKS or not _word_on(face_path(code)):
        return ""
    return capitals(say("card-printed", rank=Rank(rank)), SPEECH.language.tag)


@cache
def _word_on(path: Path) -> str:
    """Return the word in a drawing, or ""."""
    found = _WORD.search(_drawing(path))
    return found[1] if found else ""


@lru_cache(maxsize=_PARSED)
def _worded(path: Path, word: str, is_joker: bool) -> str:
    from cardtable.ui.drawing.printed import column, ribbon

    def written(found: re.Match[str]) -> str:
        colors = _STROKE.findall(found[2])
        return column(word, colors[0]) if is_joker else ribbon(word)

    return _WORD.sub(written, _drawing(path))


def face_drawing(code: str, deck: str) -> str:
    """Return the face of a card as SVG, with the deck's letters and the word in the current language."""
    path, letters = face_path(code, deck), deck.rpartition("/")[0]
    rank, word = rank_of(code), printed(code)
    if code in RANKS:
        return _plain(letters[LETTERED.index(code)] if letters and code in LETTERED else code)
    if word and _word_on(path) not in ("", word):
        return _worded(path, word, rank == JOKER)
    if not letters or rank not in LETTERED:
        return _drawing(path)
    letter = letters[LETTERED.index(rank)]
    return _lettered(path, rank, letter) if letter in _letters() else _drawing(path)


def face_renderer(code: str, deck: str) -> QSvgRenderer:
    path, drawing = face_path(code, deck), face_drawing(code, deck)
    return renderer(path) if drawing is _drawing(path) else _parsed(drawing)


@lru_cache(maxsize=_PARSED)
def _parsed(drawing: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(drawing.encode()))


@cache
def _plain(sign: str) -> str:
    """Return the drawing of a card without a suit: its rank, large in the middle."""
    from cardtable.ui.drawing.printed import rank_alone

    return rank_alone(sign, STOCK[0], _EDGE, _INK)


@lru_cache(maxsize=_PARSED)
def _lettered(path: Path, rank: str, letter: str) -> str:
    glyphs = _letters()
    (before, line), (width, drawn) = glyphs[rank], glyphs[letter]
    at_edge = path.parent.name.startswith("jumbo")

    def index(found: re.Match[str]) -> str:
        left, scale = float(found[1]), float(found[3])
        # As wide as the widest letter that the deck was drawn with.
        narrow = min(1.0, max(before, _WIDEST) / width)
        if not at_edge:
            left += (before - width * narrow) * scale / 2
        return f'translate({left:.2f} {found[2]}) scale({scale * narrow:.3f} {scale})"><path d="{drawn}"'

    place = r'translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) [\d.]+\)"><path d="'
    return re.sub(f'{place}{re.escape(line)}"', index, _drawing(path))


@cache
def _letters() -> dict[str, tuple[float, str]]:
    """Return the width and center line of each index letter, at a height of 100."""
    found: dict[str, tuple[float, str]] = json.loads(_drawing(resource("cards", "letters.json")))
    return found


def face(code: str, width: float, dpr: float = 1.0, deck: str = "classic") -> QPixmap:
    """Draw a card face up, without a shadow."""
    return _face(code, width, dpr, deck, printed(code))


@kept
def _face(code: str, width: float, dpr: float, deck: str, _word: str) -> QPixmap:
    """Draw a card face up; `_word` only makes the cache keep one picture per language."""
    return _rendered(face_renderer(code, deck), width, width * CARD_RATIO, dpr)


def back(name: str, width: float, dpr: float = 1.0) -> QPixmap:
    """Draw a card face down, without a shadow."""
    if name.startswith(_OWN):
        return _own_back(name, width, dpr)
    return svg(resource("cards", "backs", f"{name}.svg"), width, width * CARD_RATIO, dpr)


def draw_back(painter: QPainter, name: str, rect: QRectF) -> None:
    """Draw a card face down into `rect`."""
    if name.startswith(_OWN):
        picture = _own_back(name, rect.width(), painter.device().devicePixelRatioF())
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))
    else:
        renderer(resource("cards", "backs", f"{name}.svg")).render(painter, rect)


def keep_own_back(photograph: QImage) -> str:
    """Make a photograph the only custom back; return the name to draw it by."""
    name = f"{_OWN}{photograph.cacheKey()}"
    _own.clear()
    _own[name] = photograph
    return name


@kept
def _own_back(name: str, width: float, dpr: float) -> QPixmap:
    pixmap = blank(width, width * CARD_RATIO, dpr)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_photograph(painter, _own.get(name), QRectF(0, 0, width, width * CARD_RATIO))
    return pixmap


def draw_photograph(painter: QPainter, photograph: QImage | None, rect: QRectF) -> None:
    """Draw a photograph as the back of a card: with a paper edge and round corners."""
    unit, dpr = rect.width() / 250, painter.device().devicePixelRatioF()
    painter.setPen(QPen(QColor(_EDGE), 1.5 * unit))
    painter.setBrush(shaded(rect, *STOCK))
    half = 0.75 * unit
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), 18 * unit, 18 * unit)
    if photograph is None:
        return
    window = rect.adjusted(13 * unit, 13 * unit, -13 * unit, -13 * unit)
    aspect, smooth = Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
    shown = photograph.scaled((window.size() * dpr).toSize(), aspect, smooth)
    place = QTransform.fromTranslate(window.center().x(), window.center().y())
    place.scale(1 / dpr, 1 / dpr).translate(-shown.width() / 2, -shown.height() / 2)
    brush = QBrush(shown)
    brush.setTransform(place)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawRoundedRect(window, 9 * unit, 9 * unit)


@kept
def avatar(name: str, size: float, dpr: float = 1.0, face: Face = CALM) -> QPixmap:
    """Draw the round picture of a seat with a face; an unknown name shows the fox."""
    drawing = _drawing(resource("cards", "avatars", f"{name if name in AVATARS else 'fox'}.svg"))
    return _rendered(QSvgRenderer(QByteArray(wearing(drawing, face).encode())), size, size, dpr)


def friend(name: str, size: float, dpr: float = 1.0) -> QPixmap:
    """Draw the square picture of a card friend, such as `mouse`."""
    return svg(resource("cards", "friends", f"{name}.svg"), size, size, dpr)


def token_path(name: str) -> Path:
    """Return the file of the picture of a token or a bill."""
    return resource("cards", "tokens", f"{name}.svg")


def token(name: str, size: float, dpr: float = 1.0) -> QPixmap:
    """Draw a token such as `penny` or `chip-red`."""
    return svg(token_path(name), size, size, dpr)


def bill(name: str, width: float, height: float, dpr: float = 1.0) -> QPixmap:
    """Draw a folded bill: `bill-2` has two folded corners, `fold-3` is folded three times."""
    return svg(token_path(name), width, height, dpr)


def special(name: str, size: float, dpr: float = 1.0) -> QPixmap:
    """Draw a square token of a special pack, such as `ZEUS-TOKEN`."""
    return svg(resource("cards", "special", f"{name}.svg"), size, size, dpr)


SCENE_RATIO = 284 / 300
"""Height of a scene divided by its width."""


def scene(name: str, width: float, dpr: float = 1.0) -> QPixmap:
    """Draw the background of a shelf of cards, such as a mountain."""
    return svg(resource("families", f"{name}.svg"), width, width * SCENE_RATIO, dpr)


@kept
def _icon(name: str, color: str, size: float, dpr: float, stroke: float) -> QPixmap:
    return _rendered(_icon_renderer(name, color, stroke), size, size, dpr)


def icon(name: str, color: str | QColor, size: float = 24, dpr: float = 1.0, stroke: float = 2.0) -> QPixmap:
    """Draw a line icon in one opaque color, with lines `stroke` wide in a box of 24."""
    return _icon(name, QColor(color).name(), size, dpr, stroke)


def app_icon() -> QIcon:
    """Return the program's icon, which is simpler in small sizes."""
    # No page needs QIcon, and importing it would delay the start page.
    from PySide6.QtGui import QIcon

    drawn = QIcon()
    for name, sizes in (("cardtable-small", (16, 24, 32)), ("cardtable", (48, 64, 128, 256))):
        for size in sizes:
            drawn.addPixmap(svg(resource("icons", "app", f"{name}.svg"), size, size))
    return drawn


def suit_pip(suit: str, color: str, size: float, dpr: float = 1.0) -> QPixmap:
    """Draw the sign of a suit (`S`, `H`, `D`, `C`) in one color."""
    return _icon(f"suit-{suit}", QColor(color).name(), size, dpr, 2.0)
