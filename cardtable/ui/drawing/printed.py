"""Text on cards in the style of the pack.

On a special card's ribbon, down the side of a joker, and the rank of a card without a suit.

All is SVG in the units of the pack, placed where the drawing has its word.
"""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF, QPainterPath, QTransform

from cardtable.ui.drawing.fonts import font

_FONT = 100
"""The font size at which letters are measured."""

_WEIGHT = 900

_NARROW = 0.82
"""The width of letters relative to the text face: the pack's letters are narrower."""

_GOLD, _DEEP, _INK = "#F3D48B", "#A8741F", "#3A2A10"
"""The ribbon, its folds behind, and the text on it."""

_HIGH = 21.6
"""The height of a capital on a ribbon."""

_ROOM = 147.0
"""The maximum width of a word on a ribbon; a longer one is written smaller or in two lines."""

_RIBBON, _EDGE, _TAIL = 169.0, 44.0, 14.0
"""The maximum width of a ribbon, how much wider than its word it is, and how far its tails reach."""

_TALL, _TALL_IN_TWO = 30.0, 16.0
"""The maximum height of a line with accents: alone, and as one of two."""

_IN_TWO = 0.62
"""The scale of two lines relative to one."""

_STEP, _DOWN, _LETTERS = 13.6, 11.6, 5
"""The distance between letters down the side of a card, the height of one, and how many fit."""

_COMMANDS = {
    QPainterPath.ElementType.MoveToElement: "M",
    QPainterPath.ElementType.LineToElement: "L",
    QPainterPath.ElementType.CurveToElement: "C",
}
"""The SVG commands of lines and curves; a curve has two more points."""


def ribbon(word: str) -> str:
    """Return a ribbon with a word; (0, 0) is the middle of its upper edge.

    With two lines it begins higher, since the card's corner is just below it.
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
    """Return a line flattened to the height `room`, and its baseline's distance below the middle.

    High accents push the baseline down.
    """
    box = line.boundingRect()
    flat = min(1.0, room / max(1.0, box.height()))
    has_accents = -box.top() > _HIGH * size * 1.1
    foot = -(box.top() + box.bottom()) / 2 * flat if has_accents else _HIGH * size / 2
    return QTransform.fromScale(1, flat).map(line), foot


def column(word: str, color: str) -> str:
    """Return the letters of a word one below the other; (0, 0) is the middle of the top."""
    part = min(1.0, _LETTERS / len(word))
    drawn = []
    for number, letter in enumerate(word):
        outline = _outline(letter, part * _DOWN / _HIGH)
        # A letter with an accent is no higher than one without.
        flat = min(1.0, part * _DOWN * 1.05 / max(1.0, outline.boundingRect().height()))
        outline = QTransform.fromScale(1, flat).map(outline)
        drawn.append(_drawn(outline, _STEP * part * number + _DOWN * part - 1.3, color))
    return "".join(drawn)


def rank_alone(sign: str, paper: str, edge: str, ink: str) -> str:
    """Return the SVG of a card with nothing on it but its rank."""
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
    """Return the lines of a word and their size: two lines if they can be larger than one."""
    parts = word.split()
    ways = [[word]]
    ways += [[" ".join(parts[:cut]), " ".join(parts[cut:])] for cut in range(1, len(parts))]
    sized = [(min(_IN_TWO if len(way) > 1 else 1.0, _ROOM / _width(way)), way) for way in ways]
    size, lines = max(sized, key=lambda one: one[0])
    return lines, size


def _width(lines: list[str]) -> float:
    """Return the width of the widest line at full size."""
    return max(_outline(line, 1.0).boundingRect().width() for line in lines)


def _outline(text: str, size: float) -> QPainterPath:
    """Return the text as a path centered on x = 0, its baseline at y = 0.

    At size 1 a capital is `_HIGH` high.
    """
    face = font(_FONT, _WEIGHT)
    path = QPainterPath()
    path.addText(0, 0, face, text)
    high = _HIGH / QFontMetricsF(face).capHeight() * size
    middle = path.boundingRect().center().x()
    return QTransform.fromScale(high * _NARROW, high).translate(-middle, 0).map(path)


def _drawn(outline: QPainterPath, y: float, color: str) -> str:
    """Return an outline as an SVG path with its baseline at `y`."""
    points = []
    for number in range(outline.elementCount()):
        point = outline.elementAt(number)
        points.append(f"{_COMMANDS.get(point.type, '')}{point.x:.2f} {point.y + y:.2f}")
    return f'<path d="{" ".join(points)}" fill="{color}"/>'
