"""Words on cards, written as the pack writes its own: on the ribbon of a special card, or down the side of a
joker; and a card of which the rank alone is known. All is SVG in the units of the pack, from the place that
the drawing of the word has.
"""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF, QPainterPath, QTransform

from cardtable.ui.drawing.fonts import font

_FONT = 100
"""How large letters are measured."""

_WEIGHT = 900

_NARROW = 0.82
"""How wide letters are against those of the text face: the pack's own are as narrow."""

_GOLD, _DEEP, _INK = "#F3D48B", "#A8741F", "#3A2A10"
"""The ribbon, what of it lies behind, and what is written on it."""

_HIGH = 21.6
"""How high a capital is on a ribbon."""

_ROOM = 147.0
"""How wide a word may be there; longer ones are written smaller, or in two lines."""

_RIBBON, _EDGE, _TAIL = 169.0, 44.0, 14.0
"""How wide a ribbon may be, how much wider than its word it is, and how far its ends reach."""

_TALL, _TALL_IN_TWO = 30.0, 16.0
"""How high a line is at the most, with accents, alone and of two."""

_IN_TWO = 0.62
"""How large two lines can be written against one."""

_STEP, _DOWN, _LETTERS = 13.6, 11.6, 5
"""From letter to letter down the side of a card, how high one is, and how many of them have room."""

_COMMANDS = {
    QPainterPath.ElementType.MoveToElement: "M",
    QPainterPath.ElementType.LineToElement: "L",
    QPainterPath.ElementType.CurveToElement: "C",
}
"""Lines and curves as SVG has them; a curve has two more points."""


def ribbon(word: str) -> str:
    """A ribbon with the word; its upper edge is at 0, its middle too. For two lines it begins higher, as the
    corner of the card is just below it.
    """
    lines, size = _fitted(word)
    written = [_outline(line, size) for line in lines]
    wide = max(line.boundingRect().width() for line in written)
    end = min(wide + _EDGE, _RIBBON) / 2
    out, more = end + _TAIL, 8 * (len(lines) - 1)
    fold = (
        f"M{-out:.2f} {8 - more} L{out:.2f} {8 - more} L{out - 9:.2f} {25 - more / 2} L{out:.2f} 42 "
        f"L{-out:.2f} 42 L{9 - out:.2f} {25 - more / 2}Z"
    )
    front = (
        f'<rect x="{-end:.2f}" y="{-more}" width="{2 * end:.2f}" height="{40 + more}" rx="5" '
        f'fill="{_GOLD}" stroke="{_DEEP}" stroke-width="1.2"/>'
    )
    pitch = 17.6 if len(lines) > 1 else 0
    levels = [_level(line, size, _TALL_IN_TWO if pitch else _TALL) for line in written]
    text = "".join(
        _drawn(line, (number - (len(lines) - 1) / 2) * pitch + 20 - more / 2 + foot, _INK)
        for number, (line, foot) in enumerate(levels)
    )
    return f'<path d="{fold}" fill="{_DEEP}"/>{front}{text}'


def _level(line: QPainterPath, size: float, room: float) -> tuple[QPainterPath, float]:
    """A line no higher than `room`, and how far its foot is below the middle: high accents push it down."""
    box = line.boundingRect()
    flat = min(1.0, room / max(1.0, box.height()))
    has_accents = -box.top() > _HIGH * size * 1.1
    foot = -(box.top() + box.bottom()) / 2 * flat if has_accents else _HIGH * size / 2
    return QTransform.fromScale(1, flat).map(line), foot


def column(word: str, colour: str) -> str:
    """The letters of a word, one below the other from 0 on; 0 is their middle as well."""
    part = min(1.0, _LETTERS / len(word))
    drawn = []
    for number, letter in enumerate(word):
        outline = _outline(letter, part * _DOWN / _HIGH)
        # One with an accent is no higher than one without.
        flat = min(1.0, part * _DOWN * 1.05 / max(1.0, outline.boundingRect().height()))
        outline = QTransform.fromScale(1, flat).map(outline)
        drawn.append(_drawn(outline, _STEP * part * number + _DOWN * part - 1.3, colour))
    return "".join(drawn)


def rank_alone(sign: str, paper: str, edge: str, ink: str) -> str:
    """A whole card that has nothing but its rank, in these colours."""
    outline = _outline(sign, 5.0)
    middle = 175 - outline.boundingRect().center().y()
    face = (
        f'<rect x="0.75" y="0.75" width="248.5" height="348.5" rx="18" fill="{paper}" stroke="{edge}" '
        f'stroke-width="1.5"/><rect x="14" y="14" width="222" height="322" rx="10" fill="none" '
        f'stroke="{_GOLD}" stroke-width="1.6"/>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">'
        f'{face}<g transform="translate(125 0)">{_drawn(outline, middle, ink)}</g></svg>'
    )


def _fitted(word: str) -> tuple[list[str], float]:
    """The lines of a word and their size: one, or two where these can be larger."""
    parts = word.split()
    ways = [[word]]
    ways += [[" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts))]
    sized = [(min(_IN_TWO if len(way) > 1 else 1.0, _ROOM / _width(way)), way) for way in ways]
    size, lines = max(sized, key=lambda one: one[0])
    return lines, size


def _width(lines: list[str]) -> float:
    """How wide the widest of them is at full size."""
    return max(_outline(line, 1.0).boundingRect().width() for line in lines)


def _outline(text: str, size: float) -> QPainterPath:
    """The text on a line at 0, its middle at 0; at size 1 a capital is as high as on a ribbon."""
    face = font(_FONT, _WEIGHT)
    path = QPainterPath()
    path.addText(0, 0, face, text)
    high = _HIGH / QFontMetricsF(face).capHeight() * size
    middle = path.boundingRect().center().x()
    return QTransform.fromScale(high * _NARROW, high).translate(-middle, 0).map(path)


def _drawn(outline: QPainterPath, y: float, colour: str) -> str:
    """An outline as it is written in SVG, with its line at that height."""
    points = []
    for number in range(outline.elementCount()):
        point = outline.elementAt(number)
        points.append(f"{_COMMANDS.get(point.type, '')}{point.x:.2f} {point.y + y:.2f}")
    return f'<path d="{" ".join(points)}" fill="{colour}"/>'
