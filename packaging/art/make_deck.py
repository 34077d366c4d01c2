#!/usr/bin/env python3
"""Draw the whole card deck as SVG Tiny 1.2 that QSvgRenderer paints faithfully.

    python3 make_deck.py [OUT_DIR] [--palettes NAME ...] [--jumbo NAME ...] [--no-words]

Writes   OUT/<palette>/    54 faces: classic (two colours), four-colour (spades black,
                           hearts red, diamonds blue, clubs green) or
                           four-colour-orange (the same with orange diamonds)
         OUT/backs/        card backs
         OUT/jumbo/        54 faces with one huge index and one big picture, for small hands and
                           weak eyes (jumbo-<palette> for palettes other than classic)
         OUT/special/      the faces and tokens of the special packs, named by their face codes
         OUT/letters.json  the letters of the indices: how wide each is, and its centre line

Only paths, polygons, circles, rectangles, groups and linear gradients are used:
no text, fonts, filters, masks, clip paths, patterns, style sheets or `use`.
Everything here is original geometry, free to licence as the project pleases.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

W, H = 250, 350                      # the view box of every card
CX, CY = W / 2, H / 2

# --------------------------------------------------------------------------- colours

INK = "#1F2430"
CREAM = "#FFFBF1"
CREAM_LOW = "#F7EEDB"
EDGE = "#D8CBB0"
GOLD = "#D9A23C"
GOLD_DEEP = "#A8741F"
GOLD_PALE = "#F3D48B"
LIP = "#B2393B"


class Suit:
    """One suit's colours. `pip` is the index and pip colour; the others tint the courts."""

    def __init__(self, name, pip, deep, mid, soft, pale, ray, skin, skin_shade, hair, hair_light):
        self.name, self.pip = name, pip
        self.deep, self.mid, self.soft = deep, mid, soft
        self.pale, self.ray = pale, ray
        self.skin, self.skin_shade = skin, skin_shade
        self.hair, self.hair_light = hair, hair_light


SPADES = dict(deep="#232B4D", mid="#4656A0", soft="#A9B4E0", pale="#EEF0FA", ray="#DDE2F4",
              skin="#A87148", skin_shade="#8A5736", hair="#1B1D28", hair_light="#3A3F57")
HEARTS = dict(deep="#7C1730", mid="#CF3A4B", soft="#F2A79C", pale="#FDEFE8", ray="#FBDFD5",
              skin="#F6D3B3", skin_shade="#E5AE88", hair="#7A3420", hair_light="#A85330")
DIAMONDS_RED = dict(deep="#8A2E12", mid="#E0702F", soft="#F6BE86", pale="#FEF3E2", ray="#FBE5C6",
                    skin="#E6B380", skin_shade="#CB8F5B", hair="#5B3316", hair_light="#8A5426")
DIAMONDS_BLUE = dict(deep="#12406E", mid="#2C7EC4", soft="#9CCBEE", pale="#EBF5FC", ray="#D5E9F7",
                     skin="#E6B380", skin_shade="#CB8F5B", hair="#5B3316", hair_light="#8A5426")
CLUBS = dict(deep="#14433A", mid="#2F8A70", soft="#9FD3BE", pale="#EAF6F0", ray="#D5ECE1",
             skin="#C98F63", skin_shade="#AB7149", hair="#2E2019", hair_light="#56402F")

PALETTES = {
    "classic": {
        "S": Suit("spades", INK, **SPADES),
        "H": Suit("hearts", "#C4222F", **HEARTS),
        "D": Suit("diamonds", "#C4222F", **DIAMONDS_RED),
        "C": Suit("clubs", INK, **CLUBS),
    },
    "four-colour": {
        "S": Suit("spades", INK, **SPADES),
        "H": Suit("hearts", "#C4222F", **HEARTS),
        "D": Suit("diamonds", "#1763AE", **DIAMONDS_BLUE),
        "C": Suit("clubs", "#14713F", **CLUBS),
    },
    "four-colour-orange": {
        "S": Suit("spades", INK, **SPADES),
        "H": Suit("hearts", "#C4222F", **HEARTS),
        "D": Suit("diamonds", "#B1540A", **DIAMONDS_RED),
        "C": Suit("clubs", "#14713F", **CLUBS),
    },
}

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]

# --------------------------------------------------------------------------- SVG helpers


def num(value):
    """A short decimal."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _paint(fill, stroke, width, extra=""):
    parts = [f'fill="{fill}"']
    if stroke:
        parts.append(f'stroke="{stroke}" stroke-width="{num(width)}" '
                     'stroke-linecap="round" stroke-linejoin="round"')
    return " ".join(parts) + extra


def path(d, fill="none", stroke=None, width=0.0, opacity=None):
    extra = f' opacity="{opacity}"' if opacity is not None else ""
    return f'<path d="{d}" {_paint(fill, stroke, width, extra)}/>'


def poly(points, fill="none", stroke=None, width=0.0, opacity=None, closed=True):
    d = "M" + " L".join(f"{num(float(x))} {num(float(y))}" for x, y in points)
    return path(d + ("Z" if closed else ""), fill, stroke, width, opacity)


def line(x1, y1, x2, y2, stroke, width):
    return poly([(x1, y1), (x2, y2)], "none", stroke, width, closed=False)


def circle(x, y, r, fill="none", stroke=None, width=0.0):
    return (f'<circle cx="{num(float(x))}" cy="{num(float(y))}" r="{num(float(r))}" '
            f'{_paint(fill, stroke, width)}/>')


def rect(x, y, w, h, fill="none", stroke=None, width=0.0, r=0.0):
    return (f'<rect x="{num(float(x))}" y="{num(float(y))}" width="{num(float(w))}" '
            f'height="{num(float(h))}" rx="{num(float(r))}" {_paint(fill, stroke, width)}/>')


def group(content, transform):
    return f'<g transform="{transform}">{content}</g>'


def at(x, y, content, scale=1.0, turn=0.0, flip=False):
    t = f"translate({num(float(x))} {num(float(y))})"
    if turn:
        t += f" rotate({num(float(turn))})"
    if scale != 1.0 or flip:
        t += f" scale({num(float(-scale if flip else scale))} {num(float(scale))})"
    return group(content, t)


def both_ends(content):
    """The content and its copy turned by 180 degrees about the card's centre."""
    return content + group(content, f"rotate(180 {num(CX)} {num(CY)})")


def both_sides(content):
    """The content and its mirror image about x = 0."""
    return content + group(content, "scale(-1 1)")


def clip(points, planes):
    """Cut a polygon by half planes (a, b, c): the part with a*x + b*y <= c stays."""
    for a, b, c in planes:
        kept = []
        for i, (x2, y2) in enumerate(points):
            x1, y1 = points[i - 1]
            d1, d2 = a * x1 + b * y1 - c, a * x2 + b * y2 - c
            if (d1 < 0) != (d2 < 0):
                t = d1 / (d1 - d2)
                kept.append((x1 + t * (x2 - x1), y1 + t * (y2 - y1)))
            if d2 <= 0:
                kept.append((x2, y2))
        points = kept
        if not points:
            return []
    return points


def svg(body, defs="", height=H):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'viewBox="0 0 {W} {height}" width="{W}" height="{height}">'
            f'<defs>{STOCK_GRADIENT}{defs}</defs>{body}</svg>\n')


STOCK_GRADIENT = ('<linearGradient id="stock" x1="0" y1="0" x2="0" y2="1">'
                  f'<stop offset="0" stop-color="{CREAM}"/>'
                  f'<stop offset="1" stop-color="{CREAM_LOW}"/></linearGradient>')


def stock(fill="url(#stock)", edge=EDGE):
    return rect(0.75, 0.75, W - 1.5, H - 1.5, fill, edge, 1.5, r=18)


# --------------------------------------------------------------------------- lettering
# Centre lines of a rounded geometric alphabet, 100 units tall, drawn with a stroke.

GLYPHS = {
    "0": (62, "M31 0 C11 0 0 20 0 50 C0 80 11 100 31 100 C51 100 62 80 62 50 C62 20 51 0 31 0Z"),
    "1": (26, "M0 22 C11 18 20 11 25 0 V100"),
    "2": (60, "M1 27 C3 10 14 0 30 0 C47 0 58 11 58 27 C58 40 51 49 41 59 L0 100 H61"),
    "3": (58, "M3 15 C9 5 18 0 29 0 C45 0 55 10 55 24 C55 38 46 46 32 46 H23 "
              "M32 46 C48 46 59 56 59 72 C59 89 47 100 30 100 C16 100 5 94 0 82"),
    "4": (68, "M50 100 V0 L0 71 H68"),
    "5": (58, "M53 0 H11 L6 44 C13 38 20 35 30 35 C47 35 59 48 59 67 C59 87 47 100 29 100 "
              "C15 100 5 94 0 83"),
    "6": (61, "M47 0 C22 12 0 36 0 68 C0 87 13 100 31 100 C48 100 61 87 61 69 "
              "C61 51 48 39 31 39 C16 39 4 49 1 63"),
    "7": (60, "M0 0 H60 L21 100"),
    "8": (60, "M30 46 C14 46 4 37 4 23 C4 9 14 0 30 0 C46 0 56 9 56 23 C56 37 46 46 30 46 "
              "C12 46 0 57 0 73 C0 89 12 100 30 100 C48 100 60 89 60 73 C60 57 48 46 30 46Z"),
    "9": (61, "M14 100 C39 88 61 64 61 32 C61 13 48 0 30 0 C13 0 0 13 0 31 "
              "C0 49 13 61 30 61 C45 61 57 51 60 37"),
    "A": (72, "M0 100 L36 0 L72 100 M13 66 H59"),
    "B": (57, "M0 100 V0 H27 C43 0 52 9 52 23 C52 38 43 47 27 47 H0 M27 47 C46 47 57 57 57 73 "
              "C57 90 46 100 27 100 H0"),
    "D": (62, "M0 0 H24 C48 0 62 20 62 50 C62 80 48 100 24 100 H0Z"),
    "E": (48, "M48 0 H0 V100 H48 M0 48 H40"),
    "H": (62, "M0 0 V100 M62 0 V100 M0 48 H62"),
    "I": (0, "M0 0 V100"),
    "J": (44, "M12 0 H44 V67 C44 88 36 100 21 100 C9 100 1 92 0 78"),
    "K": (62, "M0 0 V100 M58 0 L4 58 M22 39 L62 100"),
    "L": (46, "M0 0 V100 H46"),
    "M": (76, "M0 100 V0 L38 58 L76 0 V100"),
    "N": (64, "M0 100 V0 L64 100 V0"),
    "O": (72, "M36 0 C14 0 0 20 0 50 C0 80 14 100 36 100 C58 100 72 80 72 50 C72 20 58 0 36 0Z"),
    "P": (56, "M0 100 V0 H28 C46 0 56 11 56 28 C56 45 46 56 28 56 H0"),
    "Q": (74, "M36 0 C14 0 0 20 0 50 C0 80 14 100 36 100 C58 100 72 80 72 50 C72 20 58 0 36 0Z "
              "M44 72 L74 104"),
    "R": (58, "M0 100 V0 H28 C46 0 56 10 56 27 C56 44 46 54 28 54 H0 M28 54 L58 100"),
    "S": (54, "M52 15 C47 5 38 0 27 0 C12 0 3 9 3 23 C3 39 14 44 28 48 C43 52 54 58 54 75 "
              "C54 91 43 100 27 100 C14 100 5 94 0 84"),
    "T": (58, "M0 0 H58 M29 0 V100"),
    "U": (62, "M0 0 V66 C0 88 12 100 31 100 C50 100 62 88 62 66 V0"),
    "V": (68, "M0 0 L34 100 L68 0"),
    "W": (96, "M0 0 L24 100 L48 22 L72 100 L96 0"),
    "Y": (66, "M0 0 L33 50 L66 0 M33 50 V100"),
    "!": (0, "M0 0 V62 M0 99 V100"),
    "-": (46, "M0 54 H46"),
    "+": (52, "M0 54 H52 M26 28 V80"),
    "=": (46, "M0 38 H46 M0 70 H46"),
    "~": (48, "M0 42 C10 28 20 30 26 36 C32 42 40 42 48 30 M0 72 C10 58 20 60 26 66 C32 72 40 72 48 60"),
    "x": (46, "M0 34 L46 82 M46 34 L0 82"),
    " ": (26, ""),
}


def text_width(text, height, gap):
    return sum(GLYPHS[c][0] for c in text) * height / 100 + gap * (len(text) - 1)


def text_path(text, x, y, height, weight, colour, gap=None, squeeze=1.0):
    """Letter centre lines with their left edge at x and top at y."""
    gap = weight * 1.55 if gap is None else gap
    scale = height / 100
    out = []
    for c in text:
        width, d = GLYPHS[c]
        if d:
            out.append(group(path(d, "none", colour, weight / scale),
                             f"translate({num(float(x))} {num(float(y))}) "
                             f"scale({num(scale * squeeze)} {num(scale)})"))
        x += width * scale * squeeze + gap
    return "".join(out)


def text_centred(text, cx, y, height, weight, colour, gap=None):
    gap = weight * 1.55 if gap is None else gap
    return text_path(text, cx - text_width(text, height, gap) / 2, y, height, weight, colour, gap)


def worded(word, x, y, drawing):
    """A drawing of a word; by its title the program finds it, to write the word of another language there."""
    return at(x, y, f"<title>{word}</title>{drawing}")


# --------------------------------------------------------------------------- suit symbols
# Each fills about -50..50 in both directions, centred on 0,0.

SUIT_PATHS = {
    "H": "M0 46 C-9 33 -46 14 -46 -15 C-46 -33 -34 -43 -22 -43 C-12 -43 -4 -37 0 -28 "
         "C4 -37 12 -43 22 -43 C34 -43 46 -33 46 -15 C46 14 9 33 0 46Z",
    "S": "M0 -48 C9 -33 45 -14 45 13 C45 28 35 36 24 36 C16 36 9 32 4.5 25 "
         "C6 36 11 44 19 49 H-19 C-11 44 -6 36 -4.5 25 C-9 32 -16 36 -24 36 "
         "C-35 36 -45 28 -45 13 C-45 -14 -9 -33 0 -48Z",
    "D": "M0 -50 C9 -32 22 -15 39 0 C22 15 9 32 0 50 C-9 32 -22 15 -39 0 C-22 -15 -9 -32 0 -50Z",
    "C": "M0 -47 C12.5 -47 22 -38 22 -26.5 C22 -19.5 18.5 -13.5 13 -9 C17 -11 21 -12 25 -12 "
         "C37.5 -12 47 -2.500 47 9.500 C47 22 37.500 31 25.500 31 C16.500 31 9 26 4.500 18.500 "
         "C5.500 32 10.500 42 19 48.500 H-19 C-10.500 42 -5.500 32 -4.500 18.500 "
         "C-9 26 -16.500 31 -25.500 31 C-37.500 31 -47 22 -47 9.500 C-47 -2.500 -37.500 -12 -25 -12 "
         "C-21 -12 -17 -11 -13 -9 C-18.500 -13.500 -22 -19.500 -22 -26.500 C-22 -38 -12.500 -47 0 -47Z",
}


def pip(suit, x, y, size, colour, turn=0.0):
    return at(x, y, path(SUIT_PATHS[suit], colour), size / 100, turn)


# --------------------------------------------------------------------------- indices and pips

INDEX_X, INDEX_TOP, INDEX_HEIGHT, INDEX_WEIGHT = 35, 23, 50, 9.6


def index(rank, suit, colour):
    """Rank over suit in the upper left corner: 60 units tall, 17 px on a 70 px wide card."""
    if rank == "10":
        weight = INDEX_WEIGHT * 0.94
        drawing = (text_path("1", 14.5, INDEX_TOP, INDEX_HEIGHT, weight, colour, squeeze=0.62)
                   + text_path("0", 32.5, INDEX_TOP, INDEX_HEIGHT, weight, colour, squeeze=0.78))
    else:
        drawing = text_centred(rank, INDEX_X, INDEX_TOP, INDEX_HEIGHT, INDEX_WEIGHT, colour)
    return drawing + pip(suit, INDEX_X, 105, 38, colour)


def corner_steps():
    """The stepped gold corner that the pip cards share with the court frames."""
    return both_ends(path("M204 18 H224 V26 H232 V46", "none", GOLD, 1.6)
                     + path("M212 24 H218 V32 H226 V38", "none", GOLD_PALE, 1.6))


LEFT, MIDDLE, RIGHT = 90, 125, 160
ROW_TOP, ROW_BOTTOM = 64, 286
PIP_SIZE = 47


def _rows(count):
    step = (ROW_BOTTOM - ROW_TOP) / (count - 1)
    return [ROW_TOP + i * step for i in range(count)]


def pip_places(rank):
    """The classic layouts as (x, y)."""
    n = int(rank)
    middle_y = CY
    two, three, four = _rows(2), _rows(3), _rows(4)
    if n == 2:
        return [(MIDDLE, y) for y in two]
    if n == 3:
        return [(MIDDLE, y) for y in three]
    sides = {4: two, 5: two, 6: three, 7: three, 8: three, 9: four, 10: four}[n]
    places = [(x, y) for x in (LEFT, RIGHT) for y in sides]
    if n in (5, 9):
        places.append((MIDDLE, middle_y))
    if n in (7, 8):
        places.append((MIDDLE, (three[0] + three[1]) / 2))
    if n == 8:
        places.append((MIDDLE, (three[1] + three[2]) / 2))
    if n == 10:
        places += [(MIDDLE, (four[0] + four[1]) / 2), (MIDDLE, (four[2] + four[3]) / 2)]
    return places


def number_card(rank, suit_key, suit):
    size = 60 if rank in "23" else PIP_SIZE
    pips = "".join(pip(suit_key, x, y, size, suit.pip, 180 if y > CY + 1 else 0)
                   for x, y in pip_places(rank))
    return svg(stock() + corner_steps() + pips + both_ends(index(rank, suit_key, suit.pip)))


def ace_card(suit_key, suit):
    """One large symbol before a fan of deco rays."""
    rays = []
    for i in range(24):
        a = math.radians(i * 15)
        inner, outer = 70, 88 if i % 2 == 0 else 79
        rays.append(line(CX + inner * math.cos(a), CY + inner * math.sin(a),
                         CX + outer * math.cos(a), CY + outer * math.sin(a),
                         GOLD if i % 2 == 0 else suit.soft, 2.4))
    body = [circle(CX, CY, 61, suit.pale), circle(CX, CY, 61, "none", GOLD, 2),
            circle(CX, CY, 56, "none", suit.soft, 1.2), "".join(rays),
            pip(suit_key, CX, CY, 84, suit.pip)]
    if suit_key == "S":
        body.append(pip("S", CX, CY - 1, 46, suit.mid) + pip("S", CX, CY - 1.5, 30, GOLD_PALE))
    return svg(stock() + corner_steps() + "".join(body) + both_ends(index("A", suit_key, suit.pip)))


# --------------------------------------------------------------------------- court cards
# The panel is a rectangle with a step cut out at each index; figures meet on a diagonal.

PANEL = (18, 18, 232, 332)
NOTCH_W, NOTCH_H = 48, 116
SEAM_SLOPE = 0.25                    # the seam is y = CY + SEAM_SLOPE * (x - CX)
HEAD_X = 149


def seam_y(x):
    return CY + SEAM_SLOPE * (x - CX)


UPPER_HALF = [(1, 0, PANEL[2]), (-1, 0, -PANEL[0]), (0, -1, -PANEL[1]),
              (-SEAM_SLOPE, 1, CY - SEAM_SLOPE * CX)]


def upper(points, fill, stroke=None, width=0.0):
    """A polygon cut to the upper half of the court panel."""
    points = clip(points, UPPER_HALF)
    return poly(points, fill, stroke, width) if points else ""


def panel_outline(grow=0.0):
    l, t, r, b = PANEL[0] - grow, PANEL[1] - grow, PANEL[2] + grow, PANEL[3] + grow
    nl, nt = PANEL[0] + NOTCH_W - grow, PANEL[1] + NOTCH_H - grow
    nr, nb = W - nl, H - nt
    s = 7                            # the small extra step at the notch corner
    return [(nl, t), (r, t), (r, nb - s), (r - s, nb - s), (r - s, nb), (nr, nb), (nr, b), (l, b),
            (l, nt + s), (l + s, nt + s), (l + s, nt), (nl, nt)]


def court_background(suit):
    """Sun rays from behind the head."""
    out = [upper([(0, 0), (W, 0), (W, H), (0, H)], suit.pale)]
    cx, cy, reach, rays = HEAD_X, 104, 320, 16
    for i in range(rays):
        a1 = math.tau * i / rays + 0.1
        a2 = a1 + math.tau / rays / 2
        out.append(upper([(cx, cy), (cx + reach * math.cos(a1), cy + reach * math.sin(a1)),
                          (cx + reach * math.cos(a2), cy + reach * math.sin(a2))], suit.ray))
    return "".join(out)


def court_seam(suit):
    """The sash on which the two halves meet."""
    def band(half, fill):
        y1, y2 = seam_y(PANEL[0]), seam_y(PANEL[2])
        return poly([(PANEL[0], y1 - half), (PANEL[2], y2 - half),
                     (PANEL[2], y2 + half), (PANEL[0], y1 + half)], fill)
    out = [band(8.5, GOLD), band(6.5, suit.deep)]
    for i in range(-4, 5):
        x = CX + i * 24
        out.append(at(x, seam_y(x), poly([(0, -4.2), (4.2, 0), (0, 4.2), (-4.2, 0)],
                                         GOLD_PALE if i % 2 == 0 else suit.soft), turn=14))
    return "".join(out)


def court_frame(half, suit, index_drawing):
    """Both halves of a figure with the sash, the stepped frame and the indices."""
    l, t = PANEL[0], PANEL[1]
    notch = [(l - 4, t - 4), (l + NOTCH_W, t - 4), (l + NOTCH_W, t + NOTCH_H), (l + 7, t + NOTCH_H),
             (l + 7, t + NOTCH_H + 7), (l - 4, t + NOTCH_H + 7)]
    turned = [(W - x, H - y) for x, y in notch]
    return svg(stock() + both_ends(half) + court_seam(suit) + poly(notch, "url(#stockTop)")
               + poly(turned, "url(#stockLow)")
               + poly(panel_outline(0), "none", suit.deep, 2.2) + poly(panel_outline(-4), "none", GOLD, 1.1)
               + both_ends(index_drawing), NOTCH_GRADIENTS)


def _blend(t):
    """The stock's colour at the relative height t."""
    mix = [round(int(CREAM[i:i + 2], 16) * (1 - t) + int(CREAM_LOW[i:i + 2], 16) * t) for i in (1, 3, 5)]
    return "#%02X%02X%02X" % tuple(mix)


def _notch_gradient(name, top, bottom):
    return (f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">'
            f'<stop offset="0" stop-color="{_blend(top / H)}"/>'
            f'<stop offset="1" stop-color="{_blend(bottom / H)}"/></linearGradient>')


NOTCH_GRADIENTS = (_notch_gradient("stockTop", PANEL[1], PANEL[1] + NOTCH_H)
                   + _notch_gradient("stockLow", H - PANEL[1] - NOTCH_H, H - PANEL[1]))


def court_half(rank, suit_key, suit):
    figure = {"K": king, "Q": queen, "J": jack}[rank]
    return court_background(suit) + figure(suit_key, suit)


def court_card(rank, suit_key, suit):
    return court_frame(court_half(rank, suit_key, suit), suit, index(rank, suit_key, suit.pip))


# ---- heads, in units around the face's centre

def front_face(suit, eyelid=None, brow=2.4, jaw=0.0):
    """A two-toned mask seen from the front, lit from the left; the shadow's edge is the nose."""
    j = jaw                          # 0: oval chin; 4: square chin
    out = [path(f"M-26 -32 V2 C-26 {20 + j} {-13 - j} 36 0 38 C{13 + j} 36 26 {20 + j} 26 2 V-32Z", suit.skin),
           path(f"M5 -32 V-9 C2 -2 -3 6 -6 12 C-5 15 -1 15.500 3 15 L1 38 "
                f"C{13 + j} 36 26 {20 + j} 26 2 V-32Z", suit.skin_shade)]
    for side in (-1, 1):
        eye = (path("M-8 0.500 Q-1 -7 7.500 -0.500 Q0 5 -8 0.500Z", "#FFFDF8")
               + circle(-0.3, -0.5, 3.2, INK) + circle(-1.3, -1.5, 0.9, "#FFFFFF")
               + (path("M-8.500 -2 Q-1 -9.500 8 -2.500", "none", eyelid, 2.6) if eyelid else "")
               + path("M-9 0.800 Q-1 -7.500 8 -0.500", "none", INK, 2))
        out.append(at(13 * side, -1, eye, flip=side > 0))
    arch = "M-23 -9.500 C-19 -15.500 -12 -17.500 -5.500 -13.500"
    out.append(both_sides(path(arch, "none", INK, brow)))
    return "".join(out)


def lips(colour=LIP):
    return (path("M-8.500 23 C-5 20.500 -3 19 -1.500 19.800 L0 20.800 L1.500 19.800 C3 19 5 20.500 8.500 23 L0 23.800Z", colour)
            + path("M-7.500 23.400 Q0 31 7.500 23.400 L0 24.200Z", colour))


def calm_mouth(suit):
    return (path("M-7.500 23 Q0 24.600 7.500 22.400", "none", "#7E3B2E", 2.2)
            + path("M-3.500 28.500 H4", "none", suit.skin_shade, 2))


def side_face(suit):
    """A face in profile, looking left, with one eye."""
    skin = ("M-16 -34 L-19.500 -10 C-22 -2 -28 4 -30.500 8.500 C-31.500 11.500 -28 12.800 -24 12.500 "
            "C-25 14.500 -27 16 -26.300 17.800 C-25.500 19.300 -24 19.500 -22.500 20.300 "
            "C-24 21.500 -25.800 22.500 -25 24.500 C-24.300 26 -22.500 26.500 -22.800 29 "
            "C-24 34 -20 39.500 -13 39.500 C-3 39.500 6 34 13 26 L22 8 V-34Z")
    shade = ("M1 -34 C0 -20 2 -6 1 6 C-1 15 -7 19 -10 25 C-9 31 -12 36 -15 39.400 C-4 40 6 34 13 26 "
             "L22 8 V-34Z")
    eye = (path("M-21 -1.500 L-9.500 -6 Q-6 -1.500 -9.500 2.500 Q-15 4 -21 -1.500Z", "#FFFDF8")
           + circle(-14.600, -1.300, 3.2, INK) + circle(-15.500, -2.300, 0.9, "#FFFFFF")
           + path("M-21.300 -1.200 L-8 -6.600", "none", INK, 2.2)
           + path("M-21 -11 C-17 -15 -11 -16 -4 -13", "none", INK, 2.8))
    mouth = path("M-22.800 20.300 L-15.500 21", "none", "#7E3B2E", 2.2)
    nostril = path("M-25 9.500 C-23.500 8 -22 8.500 -21.500 10", "none", suit.skin_shade, 1.6)
    return path(skin, suit.skin) + path(shade, suit.skin_shade) + eye + nostril + mouth


def crown(suit_key, suit):
    """A five-pointed crown of blades; its band sits on the brow at y = -30."""
    points = [(-28, -41), (-37, -63), (-23, -53), (-17, -69), (-7, -55), (0, -75), (7, -55), (17, -69),
              (23, -53), (37, -63), (28, -41)]
    out = [poly(points, GOLD, GOLD_DEEP, 1.4)]
    out.append(both_sides(poly([(-20, -42), (-16.5, -60), (-10.5, -51), (-7, -42)], suit.mid)))
    out.append(both_sides(poly([(-25, -44), (-31, -57), (-23, -50)], suit.mid)))
    out.append(poly([(-4.5, -42), (0, -65), (4.5, -42)], suit.deep))
    for x, y in ((-37, -64), (-17, -70), (0, -76), (17, -70), (37, -64)):
        out.append(circle(x, y, 3.4, GOLD_PALE, GOLD_DEEP, 1.2))
    out.append(rect(-31, -43, 62, 13.5, GOLD_PALE, GOLD_DEEP, 1.4, r=2.5))
    out.append(pip(suit_key, 0, -36.3, 11, suit.pip))
    for x in (-20, 20):
        out.append(poly([(x - 5.5, -36.3), (x, -40), (x + 5.5, -36.3), (x, -32.6)], suit.mid))
    return "".join(out)


def moustache(colour):
    return both_sides(path("M0 17.500 C-5 13.500 -16 15 -22 24 C-20 27 -8 26.500 0 22Z", colour))


def stepped_beard(suit):
    shape = [(-28, -8), (-28, 28), (-19.5, 28), (-19.5, 41), (-10.5, 41), (-10.5, 52), (10.5, 52),
             (10.5, 41), (19.5, 41), (19.5, 28), (28, 28), (28, -8), (21, 10), (9, 16), (-9, 16), (-21, 10)]
    lines = [(-24, 12, 24), (-15, 28, 37), (-5.2, 29, 48), (5.2, 29, 48), (15, 28, 37), (24, 12, 24)]
    return poly(shape, suit.hair) + "".join(line(x, a, x, b, suit.hair_light, 2.2) for x, a, b in lines)


def scalloped_beard(suit):
    out = [path("M-28 -8 V20 C-28 34 -18 44 0 48 C18 44 28 34 28 20 V-8 L21 10 L9 16 H-9 L-21 10Z", suit.hair)]
    for row, count in ((26, 4), (36, 3), (45, 2)):
        for i in range(count):
            x = (i - (count - 1) / 2) * 12
            out.append(circle(x, row, 7.4, suit.hair, suit.hair_light, 1.8))
    out.append(path("M-28 -4 C-24 8 -16 13 -9 16 H9 C16 13 24 8 28 -4 V18 C18 26 -18 26 -28 18Z", suit.hair))
    return "".join(out)


def pointed_beard(suit):
    return (path("M-28 -8 V18 C-24 34 -10 42 0 58 C10 42 24 34 28 18 V-8 L21 10 L9 16 H-9 L-21 10Z", suit.hair)
            + "".join(path(f"M{x} 27 C{x} 36 {x * 0.3:.1f} 42 0 53", "none", suit.hair_light, 2)
                      for x in (-17, -8.5, 8.5, 17)) + line(0, 29, 0, 50, suit.hair_light, 2))


def forked_beard(suit):
    return (path("M-28 -8 V22 C-27 36 -18 44 -12 54 C-6 48 -2 42 0 34 C2 42 6 48 12 54 C18 44 27 36 28 22 V-8 "
                 "L21 10 L9 16 H-9 L-21 10Z", suit.hair)
            + both_sides("".join(path(f"M{x} 26 C{x} 36 {x * 0.55 - 5:.1f} 42 -12 49", "none", suit.hair_light, 2)
                                 for x in (-21, -13.5, -6))))


BEARDS = {"S": stepped_beard, "H": scalloped_beard, "D": pointed_beard, "C": forked_beard}


def fist(suit, x, y, flip=False):
    """A hand closed on an upright staff."""
    drawing = (rect(-10, -10.5, 20, 21, suit.skin, suit.skin_shade, 1, r=6.5)
               + "".join(line(-8, dy, 1.5, dy, suit.skin_shade, 1.8) for dy in (-4.2, 1, 6.2)))
    return at(x, y, drawing, flip=flip)


# ---- figures, in card units

def below_line(x1, y1, x2, y2):
    """The half plane under the line through two points, left one first."""
    m = (y2 - y1) / (x2 - x1)
    return (m, -1.0, m * x1 - y1)


def robe_planes(top, slope):
    """Shoulders sloping down from the neck on both sides."""
    x = HEAD_X
    return [(0, -1, -top),
            below_line(x - 70, top + slope * 0.55, x - 22, top), below_line(x + 22, top, x + 70, top + slope * 0.55),
            below_line(x - 96, top + slope * 1.25, x - 70, top + slope * 0.55),
            below_line(x + 70, top + slope * 0.55, x + 96, top + slope * 1.25),
            (-1, 0, -(x - 106)), (1, 0, x + 106)]


def in_robe(points, planes, fill, stroke=None, width=0.0):
    points = clip(clip(points, planes), UPPER_HALF)
    return poly(points, fill, stroke, width) if points else ""


EVERYWHERE = [(-50, -50), (W + 50, -50), (W + 50, H + 50), (-50, H + 50)]


def v_halves(cx, tip, rise, thickness, reach=130):
    """A V-shaped stripe with its tip at (cx, tip), as two convex pieces, which clip cleanly."""
    return ([(cx - reach, tip - rise), (cx, tip), (cx, tip + thickness), (cx - reach, tip - rise + thickness)],
            [(cx, tip), (cx + reach, tip - rise), (cx + reach, tip - rise + thickness), (cx, tip + thickness)])


def king(suit_key, suit):
    x, y = HEAD_X, 102
    staff_x = 211
    planes = robe_planes(134, 26)
    out = [pip(suit_key, 92, 50, 34, suit.pip)]
    out.append(upper([(staff_x - 2.8, 66), (staff_x + 2.8, 66), (staff_x + 2.8, 230), (staff_x - 2.8, 230)],
                     GOLD, GOLD_DEEP, 1))
    out.append(circle(staff_x, 50, 15, suit.deep, GOLD, 3.2) + pip(suit_key, staff_x, 50, 17, GOLD_PALE))
    out.append(poly([(staff_x - 9, 68), (staff_x + 9, 68), (staff_x + 4.5, 75), (staff_x - 4.5, 75)],
                    GOLD, GOLD_DEEP, 1))
    out.append(in_robe(EVERYWHERE, planes, suit.mid))
    for tip, thick, colour in ((196, 9, suit.deep), (212, 2.5, GOLD_PALE), (220, 9, suit.deep),
                               (236, 2.5, GOLD_PALE), (244, 9, suit.deep)):
        for piece in v_halves(x, tip, 74, thick):
            out.append(in_robe(piece, planes, colour))
    collar = [(x - 22, 133), (x - 58, 140), (x - 66, 151), (x, 187), (x + 66, 151), (x + 58, 140), (x + 22, 133)]
    out.append(upper(collar, "#FFFDF6", GOLD, 1.8))
    for dx, dy in ((-50, 147), (-37, 154), (50, 147), (37, 154)):
        out.append(pip(suit_key, x + dx, dy, 9.5, suit.deep))
    hair = path("M-32 -31 V13 C-32 17 -29 19 -26 17 V-31Z", suit.hair)
    head = (both_sides(hair) + front_face(suit, None, 3) + BEARDS[suit_key](suit) + moustache(suit.hair_light)
            + path("M-5 25 Q0 29 5 25Z", LIP) + crown(suit_key, suit))
    out.append(at(x, y, head, 0.95))
    out.append(fist(suit, staff_x, 160))
    return "".join(out)


def fan_collar(suit, x, y, r):
    """A stiff lace fan standing behind the head."""
    out, blades = [], 13
    start, sweep = 192, 156
    for i in range(blades):
        a1 = math.radians(start + sweep * i / blades)
        a2 = math.radians(start + sweep * (i + 1) / blades)
        am = (a1 + a2) / 2
        x1, y1, x2, y2 = (x + r * math.cos(a1), y + r * math.sin(a1), x + r * math.cos(a2), y + r * math.sin(a2))
        bulge = r * math.sin((a2 - a1) / 2)
        out.append(path(f"M{x:.1f} {y:.1f} L{x1:.1f} {y1:.1f} A{bulge:.1f} {bulge:.1f} 0 0 1 {x2:.1f} {y2:.1f}Z",
                        suit.mid if i % 2 == 0 else suit.soft, suit.deep, 0.8))
        out.append(circle(x + r * math.cos(am), y + r * math.sin(am), 2.6, GOLD_PALE))
    return "".join(out)


def straight_bob(suit):
    return (path("M-27 -40 C-42 -30 -40 6 -34 27 C-31 31 -24 30 -21 26 C-25 14 -27 0 -26 -18Z", suit.hair),
            path("M-28 -13 C-20 -19 -8 -24 0 -34 C8 -24 20 -19 28 -13 L30 -40 C14 -54 -14 -54 -30 -40Z", suit.hair)
            + path("M-22 -34 C-14 -42 -4 -43 0 -43", "none", suit.hair_light, 3))


def waved_hair(suit):
    side = ("M-27 -40 C-40 -34 -40 -20 -36 -14 C-42 -8 -42 4 -37 9 C-42 16 -40 26 -33 29 C-28 31 -22 28 -21 24 "
            "C-26 14 -27 0 -26 -18Z")
    return (path(side, suit.hair)
            + path("M-36 -14 C-34 -12 -31 -12 -29 -13 M-37 9 C-35 11 -31 11 -28 9", "none", suit.hair_light, 2.2),
            path("M-30 -8 C-22 -12 -16 -20 -2 -24 C10 -26 22 -22 30 -10 L30 -40 C14 -54 -14 -54 -30 -40Z", suit.hair)
            + path("M-24 -20 C-16 -30 -6 -33 6 -33", "none", suit.hair_light, 2.6))


def braided_hair(suit):
    side = [path("M-27 -40 C-38 -32 -36 -6 -31 4 L-25 0 C-26 -6 -27 -12 -26 -18Z", suit.hair)]
    for dx, dy in ((-30, 4), (-32, 15), (-33, 26), (-33, 37), (-32, 48)):
        side.append(at(dx, dy, path("M0 -8 C7 -5 7 4 0 8 C-7 4 -7 -5 0 -8Z", suit.hair, suit.hair_light, 1.4)))
    side.append(rect(-36.5, 54, 9, 5, GOLD, GOLD_DEEP, 0.8, r=2))
    return ("".join(side),
            path("M-28 -12 C-22 -22 -10 -28 0 -30 C10 -28 22 -22 28 -12 L30 -40 C14 -54 -14 -54 -30 -40Z", suit.hair)
            + path("M0 -48 V-32", "none", suit.hair_light, 2))


def curled_hair(suit):
    side = [path("M-26 -40 C-36 -34 -34 0 -28 18 L-22 20 C-26 8 -27 -6 -26 -18Z", suit.hair)]
    for dx, dy, r in ((-29, -28, 9), (-33, -14, 9), (-34, 1, 9), (-33, 15, 9), (-28, 26, 8)):
        side.append(circle(dx, dy, r, suit.hair) + path(f"M{dx - 4} {dy + 1} A4.5 4.5 0 0 1 {dx + 3} {dy - 3}",
                                                        "none", suit.hair_light, 1.8))
    top = [path("M-28 -16 C-20 -26 20 -26 28 -16 L30 -40 C14 -52 -14 -52 -30 -40Z", suit.hair)]
    for dx in (-19, -6.5, 6.5, 19):
        top.append(circle(dx, -23 - (3 if abs(dx) < 10 else 0), 7.6, suit.hair))
        top.append(path(f"M{dx - 3.5} -22 A4 4 0 0 1 {dx + 3} -26", "none", suit.hair_light, 1.8))
    return "".join(side), "".join(top)


QUEEN_HAIR = {"S": straight_bob, "H": waved_hair, "D": braided_hair, "C": curled_hair}


def tiara(suit):
    out = []
    for i in (-2, 2, -1, 1, 0):
        out.append(at(0, -34, poly([(0, 0), (-6.5, -17), (0, -32 + abs(i) * 3.5), (6.5, -17)],
                                   GOLD if i % 2 == 0 else GOLD_PALE, GOLD_DEEP, 1.1), turn=i * 25))
    out.append(path("M-30 -32 C-18 -43 18 -43 30 -32", "none", GOLD_DEEP, 5.6))
    out.append(path("M-30 -32 C-18 -43 18 -43 30 -32", "none", GOLD_PALE, 3.6))
    out.append(circle(0, -40.5, 5, suit.mid, GOLD_PALE, 1.6))
    return "".join(out)


def flower(suit, x, y):
    out = [path(f"M{x} {y} C{x + 3} {y + 24} {x - 3} {y + 40} {x - 1} {y + 66}", "none", "#3F7D4A", 3.4),
           path(f"M{x + 1} {y + 30} C{x + 13} {y + 26} {x + 17} {y + 19} {x + 16} {y + 13} "
                f"C{x + 7} {y + 14} {x + 2} {y + 20} {x + 1} {y + 30}Z", "#4E9159")]
    for k in range(6):
        out.append(at(x, y, at(0, -11, path(SUIT_PATHS["H"], suit.mid if k % 2 == 0 else suit.soft,
                                            suit.deep, 4), 0.16), turn=k * 60))
    out.append(circle(x, y, 5, GOLD, GOLD_DEEP, 1))
    return "".join(out)


def queen(suit_key, suit):
    x, y = HEAD_X, 98
    planes = robe_planes(140, 30)
    out = [pip(suit_key, 88, 46, 34, suit.pip), fan_collar(suit, x, y + 36, 72)]
    out.append(in_robe(EVERYWHERE, planes, suit.deep))
    for tip, thick, colour in ((190, 7, suit.mid), (203, 2.5, GOLD_PALE), (211, 7, suit.mid), (224, 2.5, GOLD_PALE),
                               (232, 7, suit.mid), (245, 2.5, GOLD_PALE)):
        for piece in v_halves(x, tip, 74, thick):
            out.append(in_robe(piece, planes, colour))
    # neckline, neck, pearls
    out.append(upper([(x - 34, 144), (x - 12, 139), (x + 12, 139), (x + 34, 144), (x, 181)], suit.skin, GOLD, 1.6))
    out.append(upper([(x + 1, 146), (x + 12, 139), (x + 34, 144), (x, 181)], suit.skin_shade))
    out.append(poly([(x - 10, 118), (x + 10, 118), (x + 12, 144), (x - 12, 144)], suit.skin))
    out.append(poly([(x - 2, 128), (x + 10, 118), (x + 12, 142), (x + 1, 150)], suit.skin_shade))
    for i in range(-4, 5):
        out.append(circle(x + i * 5.6, 158 - abs(i) ** 1.25 * 2.5, 2.9, "#FFFDF6", GOLD_DEEP, 0.8))
    side, top = QUEEN_HAIR[suit_key](suit)
    earring = (circle(-29.5, 27, 2.6, GOLD_PALE, GOLD_DEEP, 0.8)
               + poly([(-29.5, 30), (-25, 36.5), (-29.5, 44), (-34, 36.5)], GOLD, GOLD_DEEP, 1))
    head = (both_sides(side) + front_face(suit, suit.mid, 2) + lips() + top + tiara(suit)
            + ("" if suit_key == "D" else both_sides(earring)))
    out.append(at(x, y, head, 0.96))
    out.append(at(206, 130, flower(suit, 0, 0), 0.9) + fist(suit, 206, 170))
    return "".join(out)


def ruff(suit, x, y):
    """A pleated collar: a row of shells hanging on an arc."""
    out = []
    for i in range(9):
        t = (i - 4) / 4
        out.append(circle(x + t * 33, y + 7 * (1 - t * t), 6.2, "#FFFDF6", suit.deep, 1.2))
    out.append(path(f"M{x - 34} {y - 2} C{x - 18} {y + 7} {x + 18} {y + 7} {x + 34} {y - 2} L{x + 20} {y - 7} H{x - 20}Z",
                    "#FFFDF6"))
    for i in range(8):
        t = (i - 3.5) / 4
        out.append(line(x + t * 33, y + 6 * (1 - t * t) + 1, x + t * 24, y - 3, suit.soft, 1.2))
    return "".join(out)


def feather(suit):
    """A plume rising from the brooch at (0, 0) to the upper right."""
    return (path("M0 2 C2 -16 14 -30 34 -32 C46 -33 50 -24 44 -18 C46 -17 46 -13 42 -11 C42 -8 39 -5 35 -5 "
                 "C30 -1 20 1 14 0 C8 0 4 1 0 2Z", suit.mid, suit.deep, 1)
            + path("M1 1 C10 -12 22 -22 40 -26", "none", GOLD_PALE, 1.8)
            + path("M14 -11 L22 -8 M21 -17 L30 -13 M29 -22 L37 -18", "none", suit.soft, 1.4))


def beret(suit):
    return (path("M-33 -25 C-44 -44 -24 -60 2 -59 C32 -60 45 -44 35 -25 C14 -34 -14 -34 -33 -25Z", suit.deep)
            + path("M-30 -38 C-24 -50 -10 -54 4 -53", "none", suit.mid, 3)
            + path("M-34 -19 C-14 -28.500 14 -28.500 34 -19 L36 -28 C14 -38 -14 -38 -36 -28Z", GOLD, GOLD_DEEP, 1.1))


def jack(suit_key, suit):
    x, y = HEAD_X, 100
    one_eyed = suit_key in "SH"      # a rule of some variants: these two show a single eye
    looks_right = suit_key == "H"
    staff_x = 208 if looks_right else 92
    planes = robe_planes(138, 28)
    out = []
    foot = 230
    out.append(upper([(staff_x - 2.8, 66), (staff_x + 2.8, 66), (staff_x + 2.8, foot), (staff_x - 2.8, foot)],
                     GOLD, GOLD_DEEP, 1))
    out.append(poly([(staff_x - 9, 69), (staff_x + 9, 69), (staff_x + 4.5, 76), (staff_x - 4.5, 76)],
                    GOLD, GOLD_DEEP, 1))
    out.append(pip(suit_key, staff_x, 48, 36, suit.pip))
    # a doublet parted in two colours
    out.append(in_robe(EVERYWHERE, planes, suit.mid))
    out.append(in_robe([(x, 100), (x + 160, 100), (x + 160, 300), (x, 300)], planes, suit.deep))
    for tip in (182, 198, 214, 230, 246):
        for piece, colour in zip(v_halves(x, tip, 74, 5.5), (suit.deep, suit.mid)):
            out.append(in_robe(piece, planes, colour))
    for yy in (160, 170, 180):
        out.append(circle(x, yy, 2.4, GOLD_PALE) if yy < seam_y(x) - 8 else "")
    out.append(poly([(x - 11, 118), (x + 11, 118), (x + 13, 144), (x - 13, 144)], suit.skin_shade))
    out.append(ruff(suit, x, 142))
    if one_eyed:
        hair = (path("M-2 -30 C26 -34 38 -10 36 12 C37 29 26 36 17 33 C12 31 11 27 13 22 C15 14 7 8 6 -6 L2 -18Z", suit.hair)
                + path("M15 27 C22 29 30 23 30 9 M22 -2 C25 4 25 10 23 16", "none", suit.hair_light, 2.4))
        cap = (path("M-24 -25 C-34 -46 -8 -62 16 -57 C40 -53 47 -36 40 -22 C20 -31 -4 -31 -24 -25Z", suit.deep)
               + path("M-24 -40 C-18 -51 0 -55 14 -51", "none", suit.mid, 3)
               + path("M-27 -19 C-6 -28.500 18 -29.500 41 -19 L42 -28 C20 -38 -6 -37 -28 -28Z", GOLD, GOLD_DEEP, 1.1))
        head = side_face(suit) + hair + cap
        brooch = (24, -31)
    else:
        hair = path("M-26 -30 C-41 -26 -42 4 -37 22 C-35 31 -24 31 -22 23 C-26 10 -27 -6 -24 -20Z", suit.hair)
        lock = path("M-34 20 C-37 10 -37 0 -35 -10", "none", suit.hair_light, 2.4)
        fringe = path("M-27 -15 L-20 -19 L-12 -15.500 L-4 -19 L4 -15.500 L12 -19 L20 -15.500 L27 -18 L28 -34 H-28Z", suit.hair)
        whiskers = both_sides(path("M-0.800 18.500 C-5 16.500 -10 17 -14 20.500 C-10 22 -5 22 -0.800 20.500Z", suit.hair))
        goatee = path("M-4 29 H5 L0.500 38Z", suit.hair)
        head = (both_sides(hair + lock) + front_face(suit, None, 3, jaw=4) + calm_mouth(suit)
                + (whiskers + goatee if suit_key == "C" else "") + fringe + beret(suit))
        brooch = (22, -32)
    head += at(brooch[0], brooch[1], feather(suit), 0.95, turn=-6) + circle(brooch[0], brooch[1], 5, GOLD_PALE, GOLD_DEEP, 1.3)
    out.append(at(x, y, head, 0.96, flip=looks_right))
    out.append(fist(suit, staff_x, 158 if looks_right else 146, flip=not looks_right))
    return "".join(out)


# --------------------------------------------------------------------------- jokers

def star_points(n, outer, inner, turn=-90.0):
    points = []
    for i in range(2 * n):
        r, a = (outer if i % 2 == 0 else inner), math.radians(turn + i * 180 / n)
        points.append((r * math.cos(a), r * math.sin(a)))
    return points


def joker_index(colour, star_colour):
    letters = "".join(text_centred(c, 0, i * 13.6, 9, 2.6, colour) for i, c in enumerate("JOKER"))
    return (at(INDEX_X, 42, poly(star_points(5, 21, 9.4), star_colour, star_colour, 2))
            + worded("JOKER", INDEX_X, 66, letters))


JOKER_COLOUR = dict(deep="#3B2A63", mid="#7A55B0", soft="#F0A08A", pale="#F3EEFA", ray="#E6DDF4",
                    skin="#F6D3B3", skin_shade="#E5AE88", hair="#3B2A63", hair_light="#7A55B0")
JOKER_MONO = dict(deep="#2B2F3A", mid="#6D7382", soft="#B9BECA", pale="#F4F3F0", ray="#E6E4DF",
                  skin="#EFEAE0", skin_shade="#CFC9BD", hair="#2B2F3A", hair_light="#6D7382")


def bell(x, y, gold, dark):
    return (circle(x, y, 6.4, gold, dark, 1.3) + line(x - 6, y, x + 6, y, dark, 1.3)
            + circle(x, y + 3, 1.5, dark))


def joker_half(mono):
    """The figure with its background, the tints and the colours of the two index marks."""
    suit = Suit("joker", INK, **(JOKER_MONO if mono else JOKER_COLOUR))
    left, right, middle = ("#4A4F5C", "#8F95A3", "#2B2F3A") if mono else ("#D94F3D", "#1E8A7E", "#3B2A63")
    gold, pale_gold, dark = ("#C9C5BA", "#ECE9E1", "#5A5E69") if mono else (GOLD, GOLD_PALE, GOLD_DEEP)
    x, y = HEAD_X, 104
    planes = robe_planes(142, 28)
    out = [in_robe(EVERYWHERE, planes, left),
           in_robe([(x, 100), (x + 160, 100), (x + 160, 300), (x, 300)], planes, right)]
    # lozenges of a motley coat
    for row in range(4):
        for k in range(-4, 5):
            cx, cy = x + (k + (row % 2) * 0.5) * 26, 166 + row * 17
            lozenge = [(cx, cy - 15), (cx + 11, cy), (cx, cy + 15), (cx - 11, cy)]
            out.append(in_robe(lozenge, planes, right if cx < x else left) if abs(cx - x) > 12 else "")
    # pointed collar
    for i in (-2, 2, -1, 1, 0):
        tip_x, tip_y = x + i * 27, 172 - abs(i) * 9
        colour = pale_gold if i % 2 == 0 else middle
        out.append(upper([(x + i * 9 - 12, 140), (x + i * 9 + 12, 140), (tip_x, tip_y)], colour, dark, 1.2))
        out.append(bell(tip_x, tip_y + 3, gold, dark) if tip_y + 10 < seam_y(tip_x) - 4 else "")
    out.append(poly([(x - 11, 122), (x + 11, 122), (x + 13, 146), (x - 13, 146)], suit.skin_shade))
    # head
    face = front_face(suit, None, 2.4, jaw=2)
    paint = both_sides(poly([(13, -15), (17, -1), (13, 15), (9, -1)], right if mono else "#D94F3D", opacity=0.55))
    eyes = both_sides(path("M5.500 -0.500 Q13 -8 21 -0.500", "none", INK, 2.2) + circle(13, -1.5, 3.2, INK)
                      + circle(12, -2.5, 0.9, "#FFFFFF"))
    grin = (path("M-15 18 C-10 22 10 22 15 18 C13 31 -13 31 -15 18Z", "#FFFDF8", "#7E3B2E" if not mono else INK, 2)
            + path("M-16.500 16.500 L-13.500 19 M16.500 16.500 L13.500 19", "none", "#7E3B2E" if not mono else INK, 2))
    cheeks = both_sides(circle(18, 14, 4.2, "#EE9C86")) if not mono else ""
    cap = [path("M-4 -22 C-8 -50 -2 -74 14 -80 C12 -66 16 -44 22 -22Z", middle, dark, 1),
           path("M-29 -16 C-32 -44 -48 -58 -66 -44 C-70 -36 -70 -26 -68 -18 C-60 -34 -46 -28 -40 -4 L-29 10 "
                "C-27 0 -26 -8 -22 -16 L4 -22 C2 -44 -8 -56 -24 -52 C-30 -46 -30 -30 -29 -16Z", left, dark, 1),
           path("M29 -16 C32 -44 48 -58 66 -44 C70 -36 70 -26 68 -18 C60 -34 46 -28 40 -4 L29 10 "
                "C27 0 26 -8 22 -16 L-4 -22 C-2 -44 8 -56 24 -52 C30 -46 30 -30 29 -16Z", right, dark, 1)]
    band = path("M-29 -15 C-18 -26 18 -26 29 -15 L29 -23 C18 -35 -18 -35 -29 -23Z", gold, dark, 1.1)
    bells = bell(-68, -13, gold, dark) + bell(68, -13, gold, dark) + bell(15, -81, gold, dark)
    head = face + cheeks + paint + eyes + grin + "".join(cap) + band + bells
    out.append(at(x, y, head, 0.84))
    colour = INK if mono else "#B3273B"
    return court_background(suit) + "".join(out), suit, colour, INK if mono else GOLD


def joker_card(mono):
    half, suit, colour, star_colour = joker_half(mono)
    return court_frame(half, suit, joker_index(colour, star_colour))


# --------------------------------------------------------------------------- backs

BORDER = 13


def inner_planes(margin):
    return [(1, 0, W - margin), (-1, 0, -margin), (0, 1, H - margin), (0, -1, -margin)]


def clipped(points, margin, fill, stroke=None, width=0.0):
    points = clip(points, inner_planes(margin))
    return poly(points, fill, stroke, width) if len(points) > 2 else ""


def border_ring(inner, radius, fill="url(#stock)"):
    """The cream margin: covers whatever a pattern leaves outside the panel."""
    def rounded(m, r):
        x2, y2 = W - m, H - m
        return (f"M{m + r} {m} H{x2 - r} A{r} {r} 0 0 1 {x2} {m + r} V{y2 - r} A{r} {r} 0 0 1 {x2 - r} {y2} "
                f"H{m + r} A{r} {r} 0 0 1 {m} {y2 - r} V{m + r} A{r} {r} 0 0 1 {m + r} {m}Z")
    return (f'<path fill-rule="evenodd" fill="{fill}" d="{rounded(0.75, 17.25)} {rounded(inner, radius)}"/>'
            + rect(0.75, 0.75, W - 1.5, H - 1.5, "none", EDGE, 1.5, r=18))


def rosette(colours, r):
    """A round sunburst that looks the same upside down."""
    dark, gold, pale = colours
    out = [circle(0, 0, r + 5, dark, gold, 2.2), circle(0, 0, r, "none", gold, 1)]
    for i in range(24):
        a, b = math.tau * i / 24, math.tau * (i + 0.5) / 24
        out.append(poly([(r * 0.44 * math.cos(a - 0.09), r * 0.44 * math.sin(a - 0.09)),
                         (r * 0.93 * math.cos(a), r * 0.93 * math.sin(a)),
                         (r * 0.44 * math.cos(a + 0.09), r * 0.44 * math.sin(a + 0.09))], gold))
        out.append(circle(r * 0.80 * math.cos(b), r * 0.80 * math.sin(b), 1.3, pale))
    out.append(circle(0, 0, r * 0.40, dark, gold, 1.4))
    out.append(poly(star_points(8, r * 0.34, r * 0.15), pale))
    return "".join(out)


def lattice_back():
    base, line_colour, dark, light = "#1B5348", "#D9B45C", "#123B33", "#3C8272"
    cell_w, cell_h = 28, 36
    out = [rect(BORDER, BORDER, W - 2 * BORDER, H - 2 * BORDER, base, None, 0, r=9)]
    for row in range(-5, 6):
        for col in range(-5, 6):
            for dx, dy, kind in ((0, 0, 0), (cell_w / 2, cell_h / 2, 1)):
                x, y = CX + col * cell_w + dx, CY + row * cell_h + dy
                diamond = [(x, y - cell_h / 2 + 2), (x + cell_w / 2 - 1.6, y), (x, y + cell_h / 2 - 2),
                           (x - cell_w / 2 + 1.6, y)]
                out.append(clipped(diamond, BORDER + 2, dark if kind else "#236355"))
                if BORDER + 12 < x < W - BORDER - 12 and BORDER + 12 < y < H - BORDER - 12:
                    if kind:
                        out.append(poly([(x, y - 7), (x + 2.2, y - 2.2), (x + 5.4, y), (x + 2.2, y + 2.2),
                                         (x, y + 7), (x - 2.2, y + 2.2), (x - 5.4, y), (x - 2.2, y - 2.2)],
                                        line_colour))
                    else:
                        out.append(circle(x, y, 2, light))
    out.append(rect(BORDER + 5, BORDER + 5, W - 2 * BORDER - 10, H - 2 * BORDER - 10, "none", line_colour, 1.4, r=6))
    out.append(at(CX, CY, rosette((dark, line_colour, "#F6E3AE"), 46)))
    out.append(border_ring(BORDER, 9))
    return svg(stock() + "".join(out))


def stars_back():
    base, dark, gold, pale = "#22356B", "#16244D", "#E3BD66", "#F8E9BE"
    out = [rect(BORDER, BORDER, W - 2 * BORDER, H - 2 * BORDER, base, None, 0, r=9)]
    step_x, step_y = 32, 36
    for row in range(-4, 5):
        for col in range(-4, 5):
            x, y = CX + col * step_x, CY + row * step_y
            odd = (row + col) % 2
            size = 9.5 if odd else 5
            if 30 < x < W - 30 and 30 < y < H - 30:
                out.append(at(x, y, poly(star_points(8 if odd else 4, size, size * (0.42 if odd else 0.3)),
                                         gold if odd else pale)))
            x2, y2 = x + step_x / 2, y + step_y / 2
            if 26 < x2 < W - 26 and 26 < y2 < H - 26:
                out.append(circle(x2, y2, 1.6, "#7F93CF"))
    out.append(rect(BORDER + 5, BORDER + 5, W - 2 * BORDER - 10, H - 2 * BORDER - 10, "none", gold, 1.4, r=6))
    out.append(at(CX, CY, rosette((dark, gold, pale), 46)))
    out.append(border_ring(BORDER, 9))
    return svg(stock() + "".join(out))


def fans_back():
    """Rows of scales for the action pack, mirrored at the middle."""
    base, a, b, gold = "#8E2F3C", "#B5434A", "#7A2433", "#F0C98A"
    out = [rect(BORDER, BORDER, W - 2 * BORDER, H - 2 * BORDER, base, None, 0, r=9)]
    r = 21
    half = []
    for row in range(9):
        y = BORDER - 2 + row * r * 0.98
        for col in range(-7, 8):
            x = CX + col * 2 * r + (r if row % 2 else 0)
            if not -r < x < W + r or y > CY + 2:
                continue
            for k, colour in ((1, gold), (0.95, b), (0.78, a), (0.52, b), (0.26, gold)):
                left, right, foot, q = x - r * k, x + r * k, y + r, r * k
                if left > BORDER and right < W - BORDER and foot - q > BORDER:
                    half.append(path(f"M{left:.1f} {foot:.1f} A{q:.1f} {q:.1f} 0 0 1 {right:.1f} {foot:.1f}Z", colour))
                    continue
                dome = [(x + q * math.cos(t), foot + q * math.sin(t))
                        for t in (math.pi + math.pi * i / 16 for i in range(17))]
                half.append(clipped(dome, BORDER - 1, colour))
    out.append(both_ends("".join(half)))
    out.append(rect(BORDER + 4, CY - 17, W - 2 * BORDER - 8, 34, b) + line(BORDER, CY - 17, W - BORDER, CY - 17, gold, 1.4)
               + line(BORDER, CY + 17, W - BORDER, CY + 17, gold, 1.4))
    out.append(at(CX, CY, rosette((b, gold, "#FCEBC9"), 46)))
    out.append(border_ring(BORDER, 9) + rect(BORDER, BORDER, W - 2 * BORDER, H - 2 * BORDER, "none", gold, 1.6, r=9))
    return svg(stock() + "".join(out))


# --------------------------------------------------------------------------- action pack

HEAT = (dict.fromkeys(range(5), "#1F7A6D") | dict.fromkeys(range(5, 8), "#9A6410") | dict.fromkeys(range(8, 13), "#B5402E")
        | dict.fromkeys((22, 33), "#A22C55") | dict.fromkeys((44, 50, 55), "#7B3488") | dict.fromkeys((66, 76), "#46429A"))


def tint(colour, t):
    """The colour mixed with cream; t = 1 is cream."""
    mix = [round(int(colour[i:i + 2], 16) * (1 - t) + int(CREAM[i:i + 2], 16) * t) for i in (1, 3, 5)]
    return "#%02X%02X%02X" % tuple(mix)


def ten_frame(n, x, y, cell, colour):
    """Two rows of five with n counters: the child can see the number."""
    out = [rect(x, y, cell * 5, cell * 2, tint(colour, 0.9), colour, 1.8, r=4)]
    out += [line(x + cell * i, y + 2, x + cell * i, y + cell * 2 - 2, tint(colour, 0.6), 1.2) for i in range(1, 5)]
    out.append(line(x + 2, y + cell, x + cell * 5 - 2, y + cell, tint(colour, 0.6), 1.2))
    for i in range(n):
        out.append(circle(x + cell * (i % 5 + 0.5), y + cell * (i // 5 + 0.5), cell * 0.34, colour))
    return "".join(out)


def tens_and_ones(value, x, y, wide, high, colour):
    """A number above ten as a child counts it: bars of ten, and counters in columns of three."""
    tens, ones = divmod(value, 10)
    pitch, columns = 9.8, -(-ones // 3)
    left = x + (wide - tens * pitch - columns * 11) / 2
    out = []
    for i in range(tens):
        bar = left + pitch * i
        out.append(rect(bar, y, 7.6, high, colour, None, 0, r=2))
        out += [line(bar, y + high * cut / 10, bar + 7.6, y + high * cut / 10, tint(colour, 0.75), 0.9) for cut in range(1, 10)]
    for i in range(ones):
        out.append(circle(left + tens * pitch + 5.5 + 11 * (i // 3), y + high * (0.17 + 0.33 * (i % 3)), 4.4, colour))
    return "".join(out)


def digits(value, cx, top, height, weight, colour, underline=False):
    drawing = text_centred(str(value), cx, top, height, weight, colour)
    if underline and str(value) in ("6", "9"):
        drawing += line(cx - height * 0.2, top + height + weight * 1.5, cx + height * 0.2,
                        top + height + weight * 1.5, colour, weight * 0.55)
    return drawing


def number_corner(value, colour, x=33, y=24):
    """The small number of a non-French card; x is the middle of one digit."""
    if value < 10:
        return digits(value, x, y, 44, 8.6, colour, underline=True)
    if value == 10:
        return (text_path("1", x - 18, y, 44, 8.2, colour, squeeze=0.62)
                + text_path("0", x - 1.5, y, 44, 8.2, colour, squeeze=0.8))
    squeeze = min(1.0, 33 / text_width(str(value), 44, 0))
    drawing = text_path(str(value), x - 19, y, 44, 8.2, colour, gap=9.5, squeeze=squeeze)
    return drawing + (line(x - 14, y + 56, x + 14, y + 56, colour, 4.6) if value == 66 else "")


def action_number_card(value):
    colour = HEAT[value]
    rays = []
    for i in range(32):
        a = math.tau * i / 32
        r1, r2 = 70, 80 if i % 2 == 0 else 75
        rays.append(line(CX + r1 * math.cos(a), CY + r1 * math.sin(a), CX + r2 * math.cos(a), CY + r2 * math.sin(a),
                         tint(colour, 0.45), 2))
    high, weight = (78, 16) if value <= 10 else (62, 13.5)
    # It stands upright at the upper end, which a hand shows: frames fill from the left, tens are before ones.
    counted = (ten_frame(value, 77.5, H - 274 - 38, 19, colour) if value <= 10
               else tens_and_ones(value, 77.5, H - 274 - 38, 95, 38, colour))
    body = [stock(), circle(CX, CY, 64, tint(colour, 0.88), tint(colour, 0.35), 2), "".join(rays),
            digits(value, CX, CY - high / 2, high, weight, colour, underline=False),
            both_ends(counted), both_ends(number_corner(value, colour))]
    if value in (6, 9, 66):
        body.append(line(CX - 17, CY + 53 - (78 - high) / 2, CX + 17, CY + 53 - (78 - high) / 2, colour, 5))
    return svg("".join(body))


def sun_rays(colour, dark):
    """The panel pattern of the action pack."""
    out = []
    for i in range(20):
        a1 = math.tau * i / 20
        a2 = a1 + math.tau / 40
        out.append(clipped([(CX, CY), (CX + 300 * math.cos(a1), CY + 300 * math.sin(a1)),
                            (CX + 300 * math.cos(a2), CY + 300 * math.sin(a2))], 12, dark))
    return "".join(out)


def thin_border():
    return rect(16.5, 16.5, W - 33, H - 33, "none", GOLD_PALE, 1.4, r=7)


EMBLEM_Y = CY - 6                    # the middle of the disc


def action_frame(colour, dark, emblem, small, word, pattern=sun_rays, border=thin_border, rise=0):
    """A full-colour panel with corner symbols; the word sits on a ribbon under the emblem.

    Where there is a word, no corner symbol goes deeper than 70: the ribbon ends at 279 of the 350.
    """
    out = [stock(), rect(11, 11, W - 22, H - 22, colour, None, 0, r=11)]
    out.append(pattern(colour, dark))
    out.append(border_ring(11, 11))
    out.append(border())
    out.append(both_ends(small))
    disc_y = EMBLEM_Y - rise
    out.append(circle(CX, disc_y, 79, dark) + circle(CX, disc_y, 79, "none", GOLD_PALE, 2.4)
               + circle(CX, disc_y, 72, CREAM))
    out.append(emblem)
    if word:
        width = text_width(word, 17, 7.5) + (44 if len(word) < 8 else 26)
        end = width / 2
        ribbon = (poly([(-end - 14, 8), (end + 14, 8), (end + 5, 25), (end + 14, 42), (-end - 14, 42), (-end - 5, 25)],
                       GOLD_DEEP)
                  + rect(-end, 0, width, 40, GOLD_PALE, GOLD_DEEP, 1.2, r=5))
        out.append(worded(word, CX, CY + 62 - rise, ribbon + text_centred(word, 0, 11.5, 17, 4.6, "#3A2A10", 7.5)))
    return svg("".join(out))


def arrow_head(x, y, angle, size, colour):
    points = [(size, 0), (-size * 0.75, -size * 0.95), (-size * 0.75, size * 0.95)]
    return at(x, y, poly(points, colour, colour, size * 0.28), turn=angle)


def reverse_symbol(cx, cy, r, weight, colour, second):
    """Two arcs chasing each other."""
    out = []
    for turn, c in ((0, colour), (180, second)):
        arc = path(f"M{r * math.cos(math.radians(200)):.1f} {r * math.sin(math.radians(200)):.1f} "
                   f"A{r} {r} 0 0 1 {r * math.cos(math.radians(326)):.1f} {r * math.sin(math.radians(326)):.1f}",
                   "none", c, weight)
        a = math.radians(340)
        out.append(at(cx, cy, arc + arrow_head(r * math.cos(a), r * math.sin(a), 72, weight * 1.15, c), turn=turn))
    return "".join(out)


def palm_symbol(cx, cy, scale, colour, dark):
    """An open hand: stop here, the total stays."""
    fingers = [(-27, -34, 44, -13), (-10, -50, 58, -4), (8, -48, 56, 4), (25, -36, 46, 12)]
    out = []
    for x, top, length, turn in fingers:
        out.append(at(x, 6, rect(-7.5, top - 6, 15, length, colour, dark, 2.2, r=7.5), turn=turn * 0.6))
    out.append(path("M-33 2 C-33 -6 33 -8 34 2 L36 12 C44 4 50 -6 57 -8 C65 -9 66 -1 61 6 C52 20 42 44 18 50 H-14 "
                    "C-30 46 -34 26 -33 2Z", colour, dark, 2.2))
    out.append(rect(-31, -4, 62, 20, colour, None, 0, r=6))
    out.append(rect(-12, 8, 8, 26, dark, None, 0, r=3) + rect(4, 8, 8, 26, dark, None, 0, r=3))
    return at(cx, cy, "".join(out), scale)


def stairs_symbol(cx, cy, colour):
    """Going down by steps."""
    steps = [(-44, -24), (-24, -24), (-24, -10), (-4, -10), (-4, 4), (16, 4), (16, 12)]
    return at(cx, cy, poly(steps, "none", colour, 8, closed=False) + arrow_head(16, 22, 90, 9, colour))


def two_cards_symbol(cx, cy, colour, scale=1.0):
    def card(turn, fill, digit_colour):
        return at(0, 30, rect(-23, -74, 46, 64, fill, colour, 3, r=7)
                  + at(0, -42, poly(star_points(4, 14, 6), digit_colour)), turn=turn)
    return at(cx, cy, card(-19, tint(colour, 0.7), tint(colour, 0.25)) + card(19, CREAM, colour), scale)


def bomb_symbol(cx, cy, dark, label="", scale=1.0):
    spark = poly(star_points(8, 17, 7, -80), "#F0A63A", "#C4472B", 2) + poly(star_points(8, 8, 3.5, -80), "#FFF3CE")
    fuse = path("M24 -32 C30 -46 42 -50 46 -44", "none", "#8C6239", 5)
    cap = at(24, -30, rect(-9, -7, 18, 12, "#4B4F63", None, 0, r=2), turn=38)
    ball = (circle(0, 6, 44, dark) + path("M-32 -8 C-28 -22 -16 -30 -4 -32", "none", "#6B7088", 5)
            + text_centred(label, 0, -12, 36, 8.4, CREAM))
    return at(cx, cy, fuse + cap + ball + at(50, -46, spark), scale)


NIGHT = "#22263A"


def number_cards(values):
    return {f"N{value}": action_number_card(value) for value in values}


def action_cards(word):
    """The command cards of the action pack, and a sixty with a bomb."""
    cards = {}
    blue, blue_dark = "#1F6F9F", "#195D87"
    cards["M10"] = action_frame(
        blue, blue_dark, stairs_symbol(CX + 10, CY - 42, "#D9742B")
        + text_centred("-10", CX - 2, CY - 2, 44, 11.5, blue_dark),
        text_path("-10", 24, 28, 42, 8.6, CREAM, 9.5), None)
    plum, plum_dark = "#6B4A8E", "#5A3D7A"
    cards["HOLD"] = action_frame(
        plum, plum_dark, palm_symbol(CX - 5, CY - 8, 0.96, "#F2C9A0", plum_dark),
        rect(27, 25, 13, 43, CREAM, None, 0, r=4) + rect(48, 25, 13, 43, CREAM, None, 0, r=4), word("HOLD"))
    teal, teal_dark = "#13756D", "#0F635C"
    cards["REV"] = action_frame(
        teal, teal_dark, reverse_symbol(CX, CY - 8, 42, 13, teal, "#D9742B"),
        reverse_symbol(48, 47, 19, 6.6, CREAM, CREAM), word("REVERSE"))
    green, green_dark = "#4F7A28", "#426820"
    cards["P2"] = action_frame(
        green, green_dark, two_cards_symbol(CX, CY - 8, green_dark, 1.12),
        at(47, 46, rect(-20, -23, 24, 34, "none", CREAM, 3.6, r=4) + rect(-4, -12, 24, 34, green, CREAM, 3.6, r=4)),
        word("PLAY 2"))
    red, red_dark = "#B8322F", "#A12827"
    burst = poly([(CX + px, CY - 6 + py) for px, py in star_points(16, 68, 54)], GOLD_PALE, GOLD, 2)
    cards["ONO"] = action_frame(
        red, red_dark, burst + text_centred("99!", CX, CY - 30, 48, 11, red_dark, 14.5),
        text_path("99!", 27, 28, 42, 8.6, CREAM, 11), None)
    dark, dark_low = "#39405C", "#2F354E"
    cards["SET60"] = action_frame(
        dark, dark_low, bomb_symbol(CX - 5, CY - 4, NIGHT, "60"),
        text_path("60", 27, 28, 42, 8.6, CREAM, 11) + line(28, 81, 83, 81, CREAM, 4.6), None)
    return cards


# --------------------------------------------------------------------------- symbols of the special packs
# Drawn around 0,0 within about 60 units, for the disc of action_frame.

ORANGE = "#D9742B"
CLAY = "#C0642F"


def emblem(content, scale=1.0, dy=0.0):
    return at(CX, EMBLEM_Y + dy, content, scale)


def ring_points(n, r, start=-90.0, sweep=360.0):
    """n points on a circle, with their angles."""
    for i in range(n):
        degrees = start + sweep * i / n
        a = math.radians(degrees)
        yield r * math.cos(a), r * math.sin(a), degrees


def leaf(length, width, fill, stroke=None):
    """An almond from 0,0 along the x axis."""
    a, b = length * 0.35, length * 0.75
    return path(f"M0 0 C{num(a)} {num(-width)} {num(b)} {num(-width)} {num(float(length))} 0 "
                f"C{num(b)} {num(width)} {num(a)} {num(width)} 0 0Z", fill, stroke, 1.2)


def bolt(x, y, size, fill, edge=None):
    points = [(14, -62), (-34, 10), (-6, 10), (-18, 62), (36, -16), (6, -16), (30, -62)]
    return at(x, y, poly(points, fill, edge, 5), size / 124)


def swap_symbol(cx, cy, size, colour, second):
    """Two arrows passing each other."""
    one = (line(-size * 0.5, 0, size * 0.22, 0, colour, size * 0.15)
           + arrow_head(size * 0.34, 0, 0, size * 0.17, colour))
    return at(cx, cy - size * 0.24, one) + at(cx, cy + size * 0.24, one.replace(colour, second), turn=180)


def skip_symbol(cx, cy, size, colour, second):
    """A hop over the seat in the middle."""
    r = size * 0.42
    arc = path(f"M{num(-r)} {num(r * 0.3)} A{num(r)} {num(r)} 0 0 1 {num(r * 0.94)} {num(-r * 0.02)}",
               "none", colour, size * 0.14)
    seats = (circle(-r, size * 0.38, size * 0.1, colour) + circle(r, size * 0.48, size * 0.1, colour)
             + circle(0, size * 0.27, size * 0.13, "none", second, size * 0.085))
    return at(cx, cy, arc + arrow_head(r, r * 0.22, 80, size * 0.15, colour) + seats)


# ---- gods

def greek_hooks(n, pitch, height):
    """The corner points of n square spirals standing on a base line at y = height."""
    u = height / 4
    for i in range(n):
        x = i * pitch
        yield [(x + px * pitch / 5, py * u) for px, py in ((0, 4), (0, 0), (3.7, 0), (3.7, 2.5), (1.7, 2.5), (1.7, 1.9))]


def greek_band(length, height, colour, weight):
    n = round(length / (height * 1.3))
    return (line(0, height, length, height, colour, weight)
            + "".join(poly(points, "none", colour, weight, closed=False)
                      for points in greek_hooks(n, length / n, height)))


def greek_border(inset, height, colour, weight):
    """A meander around the card, with a small square in every corner."""
    half = []
    for length, x, y, turn in ((W - 2 * (inset + height), inset + height, inset, 0),
                               (H - 2 * (inset + height), W - inset, inset + height, 90)):
        half.append(at(x, y, greek_band(length, height, colour, weight), turn=turn))
        side = height * 0.62
        half.append(at(x, y, rect(-height * 0.5 - side / 2, height * 0.5 - side / 2, side, side, colour), turn=turn))
    return both_ends("".join(half))


def greek_ring(r, height, n, colour, weight):
    """The same meander bent to a circle."""
    out = [circle(0, 0, r - height, "none", colour, weight)]
    for points in greek_hooks(n, math.tau / n, height):
        bent = []
        for (a1, y1), (a2, y2) in zip(points, points[1:] + points[-1:]):
            for t in (0, 0.34, 0.67):
                a, y = a1 + (a2 - a1) * t, y1 + (y2 - y1) * t
                bent.append(((r - y) * math.cos(a), (r - y) * math.sin(a)))
        out.append(poly(bent, "none", colour, weight, closed=False))
    return "".join(out)


def wave(x, y, count, length, colour, width):
    d = f"M{num(float(x))} {num(float(y))}"
    for i in range(count):
        x1 = x + i * length
        d += (f" C{num(x1 + length * 0.3)} {num(y - length * 0.42)} {num(x1 + length * 0.7)} {num(y - length * 0.42)} "
              f"{num(float(x1 + length))} {num(float(y))}")
    return path(d, "none", colour, width)


def trident(colour, dark):
    waves = (wave(-57, 33, 4, 28.5, tint(dark, 0.35), 5) + wave(-46, 46, 4, 23, dark, 5)
             + wave(-32, 58, 4, 16, tint(dark, 0.35), 4.4))
    outline, metal = [], []
    for out, c, extra in ((outline, GOLD_DEEP, 3.6), (metal, GOLD, 0)):
        out.append(line(0, -38, 0, 62, c, 7 + extra))
        out.append(path("M-27 -32 V-20 C-27 -2 -14 2 0 2 C14 2 27 -2 27 -20 V-32", "none", c, 7 + extra))
        for x, y in ((-27, -40), (0, -50), (27, -40)):
            out.append(poly([(x, y - 16), (x + 10, y + 5), (x, y), (x - 10, y + 5)], c, c, 2.5 + extra))
        out.append(line(-11, 14, 11, 14, c, 6 + extra))
    return "".join(outline) + "".join(metal) + waves


def shield_and_spear(colour, dark):
    spear = at(0, 0, line(-64, 0, 52, 0, "#7A4A22", 6.4) + poly([(46, -9), (70, 0), (46, 9), (52, 0)], "#C9CED8", "#5F6676", 2.4)
               + rect(38, -5, 9, 10, GOLD, GOLD_DEEP, 1.2, r=2), turn=-52)
    rim = (circle(0, 4, 45, GOLD, GOLD_DEEP, 2.4) + circle(0, 4, 38, colour, GOLD_DEEP, 1.6)
           + "".join(circle(x, y + 4, 1.7, GOLD_DEEP) for x, y, _ in ring_points(24, 41.6)))
    return (spear + rim + at(0, 4, poly(star_points(8, 37, 25), dark))
            + text_centred("50", 0, -15, 38, 9.6, CREAM))


def owl(colour, dark):
    plume, pale = "#9A7444", "#F1DFB4"
    branch = path("M-52 50 C-20 58 20 58 54 46", "none", "#6B4A26", 5)
    leaves = "".join(at(x, y, leaf(21, 7, c), turn=t) for x, y, t, c in
                     ((-44, 51, -150, colour), (-38, 52, 130, dark), (44, 49, -40, colour), (38, 51, 60, dark),
                      (26, 53, 115, colour)))
    body = path("M0 -48 C-12 -48 -26 -52 -37 -62 C-40 -46 -43 -30 -41 -6 C-40 32 -20 51 0 51 "
                "C20 51 40 32 41 -6 C43 -30 40 -46 37 -62 C26 -52 12 -48 0 -48Z", plume)
    belly = path("M0 0 C-18 -2 -27 8 -25 24 C-22 40 -10 48 0 48 C10 48 22 40 25 24 C27 8 18 -2 0 0Z", pale)
    flecks = "".join(path(f"M{x - 4.5} {y} L{x} {y + 5} L{x + 4.5} {y}", "none", plume, 2.4)
                     for y, row in ((12, (-12, 0, 12)), (23, (-6.5, 6.5)), (34, (0,))) for x in row)
    wings = both_sides(path("M-41 -8 C-49 14 -42 36 -20 47 C-25 30 -28 10 -27 -4Z", "#6E4F2B"))
    eyes = (both_sides(circle(-18, -24, 18.5, pale) + circle(-18, -24, 12.5, GOLD) + circle(-17, -24, 7.4, INK))
            + circle(-19.6, -27, 2.4, CREAM) + circle(14.6, -27, 2.4, CREAM))
    beak = poly([(-6.5, -15), (6.5, -15), (0, -1)], "#D07A26", "#D07A26", 2)
    feet = both_sides("".join(line(-14 + d, 49, -14 + d, 56, "#D07A26", 4) for d in (-4.5, 0, 4.5)))
    return branch + leaves + body + wings + belly + flecks + eyes + beak + feet


def winged_sandal(colour, dark):
    strap, edge = "#C07A3A", "#7A4415"
    feathers = []
    for length, turn, c in ((37, 158, "#FFFFFF"), (44, 178, "#FFFFFF"), (50, 199, "#FFFFFF"), (52, 221, "#FFFFFF")):
        feathers.append(at(-14, 2, leaf(length, 10, c, "#7C8BA6"), turn=turn))
    bands = ("M-17 -26 C-6 -18 8 -18 17 -26", "M-19 -10 C-6 -1 10 -2 18 -10", "M-22 14 C-8 8 8 -4 18 -12",
             "M-12 34 C2 22 16 14 26 4", "M16 36 C24 28 32 22 38 18")
    drawn = "".join(path(d, "none", edge, 10.5) for d in bands) + "".join(path(d, "none", strap, 7) for d in bands)
    heel = path("M-17 -28 C-20 -6 -27 12 -27 38 L-13 38 C-15 24 -13 8 -9 -6", "none", edge, 4) \
        + path("M-17 -28 C-20 -6 -27 12 -27 38 L-13 38 C-15 24 -13 8 -9 -6 L-11 -24Z", strap)
    front = path("M18 -26 C16 -8 24 8 46 22", "none", edge, 8.5) + path("M18 -26 C16 -8 24 8 46 22", "none", strap, 5.4)
    sole = (path("M-30 35 C-10 42 26 42 46 30 C58 24 66 34 60 41 C48 52 -10 54 -30 47 C-38 44 -38 34 -30 35Z", edge)
            + path("M-30 44 C-8 50 44 49 60 38", "none", GOLD_PALE, 2.4))
    return at(2, 6, sole + drawn + front + heel + "".join(feathers) + circle(-14, 2, 5.5, GOLD, GOLD_DEEP, 1.6))


def shell(colour, dark):
    ribs, pale = 7, tint(colour, 0.55)
    foot_y, r, start, sweep = 40, 84, 208, 124
    out = [poly([(-22, 36), (22, 36), (28, 54), (-28, 54)], colour, dark, 2)]
    for i in range(ribs):
        a1, a2 = (math.radians(start + sweep * k / ribs) for k in (i, i + 1))
        x1, y1, x2, y2 = (f(a) * r + o for a in (a1, a2) for f, o in ((math.cos, 0), (math.sin, foot_y)))
        bulge = r * math.sin((a2 - a1) / 2) * 1.05
        out.append(path(f"M0 {foot_y + 10} L{x1:.1f} {y1:.1f} A{bulge:.1f} {bulge:.1f} 0 0 1 {x2:.1f} {y2:.1f}Z",
                        pale if i % 2 else tint(colour, 0.25), dark, 2))
    out.append(circle(0, 25, 23, "#FFFDF8", dark, 2) + path("M-16 17 A18 18 0 0 1 -4 9", "none", tint(colour, 0.7), 3.4))
    out.append(text_path("1", -13, 12, 25, 6.6, dark, squeeze=0.7) + text_path("0", -0.5, 12, 25, 6.6, dark, squeeze=0.85))
    return "".join(out)


def lyre(colour, dark):
    rays = "".join(line(x * 0.86, y * 0.86, x, y, GOLD, 3) for x, y, _ in ring_points(24, 68))
    arm = "M0 44 C-50 42 -46 8 -34 -16 C-26 -32 -32 -46 -46 -48"
    arms = both_sides(path(arm, "none", GOLD_DEEP, 13) + path(arm, "none", GOLD, 9.4)
                      + circle(-46, -48, 7.5, GOLD, GOLD_DEEP, 2))
    bowl = (path("M-35 14 C-37 40 -18 54 0 54 C18 54 37 40 35 14 C22 26 -22 26 -35 14Z", GOLD, GOLD_DEEP, 2)
            + path("M-27 32 C-20 44 20 44 27 32", "none", GOLD_PALE, 3))
    strings = "".join(line(x, -30, x * 0.8, 30, dark, 2.4) for x in (-16, -8, 0, 8, 16))
    bar = line(-37, -31, 37, -31, GOLD_DEEP, 10) + line(-37, -31, 37, -31, GOLD_PALE, 6.4)
    return rays + strings + arms + bowl + bar + rect(-11, 28, 22, 6, GOLD_DEEP, None, 0, r=2)


def bow_and_moon(colour, dark):
    moon = path("M6 -58 A57 57 0 1 0 40 46 A48 48 0 1 1 6 -58Z", GOLD_PALE, GOLD, 2)
    stars = "".join(at(x, y, poly(star_points(4, r, r * 0.36), GOLD)) for x, y, r in
                    ((54, 22, 8), (-4, -38, 8), (12, 44, 7)))
    bow = "M14 -50 C20 -44 20 -38 26 -34 C48 -22 48 22 26 34 C20 38 20 44 14 50"
    string = poly([(14, -50), (-12, 0), (14, 50)], "none", dark, 2.4, closed=False)
    arrow = (line(-24, 0, 50, 0, "#7A4A22", 5.4) + poly([(48, -9), (66, 0), (48, 9), (53, 0)], "#8F98B8", dark, 2)
             + "".join(line(x, 0, x - 8, s * 8, dark, 3.4) for x in (-22, -14) for s in (-1, 1)))
    return moon + stars + string + path(bow, "none", dark, 9) + path(bow, "none", colour, 5.4) + arrow


def peacock_feather(colour, dark):
    quill = "M-22 64 C-14 40 -6 24 0 -4"
    barbs = []
    for i in range(11):
        t = i / 10
        x, y = -20 + 17 * t, 58 - 50 * t
        for side in (-1, 1):
            reach = 10 + 24 * t
            barbs.append(path(f"M{x:.1f} {y:.1f} Q{x + side * reach * 0.7:.1f} {y - 4:.1f} "
                              f"{x + side * reach:.1f} {y - 20 - 6 * t:.1f}", "none",
                              "#2E8B57" if i % 2 == 0 else "#1E6E5C", 3.4))
    eye = [("M0 40 C-44 26 -46 -30 0 -60 C46 -30 44 26 0 40Z", "#1E6E5C"),
           ("M0 32 C-35 21 -37 -22 0 -49 C37 -22 35 21 0 32Z", "#4DA55A"),
           ("M0 25 C-27 17 -29 -16 0 -38 C29 -16 27 17 0 25Z", GOLD),
           ("M0 19 C-20 13 -22 -11 0 -28 C22 -11 20 13 0 19Z", "#1FA3A8"),
           ("M0 14 C-17 6 -15 -10 -7 -13 C-3 -14 0 -11 0 -8 C0 -11 3 -14 7 -13 C15 -10 17 6 0 14Z", "#2B2F86")]
    head = at(7, -6, "".join(path(d, c) for d, c in eye), turn=14)
    return at(2, 0, "".join(barbs) + path(quill, "none", GOLD_DEEP, 3.4) + head, 1.06)


def zeus_number_card(value):
    """A painted number in a laurel wreath, framed by a meander."""
    colour = "#1F5480"
    wreath = []
    for i in range(9):
        degrees = 96 + i * 16.5
        a = math.radians(degrees)
        x, y = 69 * math.cos(a), 69 * math.sin(a)
        for side, c in ((1, "#6F8F3C"), (-1, "#4F7030")):
            wreath.append(at(x, y, leaf(19, 6, c), turn=degrees + 90 + side * 34))
    wreath.append(path(f"M{num(69 * math.cos(math.radians(96)))} {num(69 * math.sin(math.radians(96)))} "
                       f"A69 69 0 0 1 {num(69 * math.cos(math.radians(236)))} {num(69 * math.sin(math.radians(236)))}",
                       "none", "#4F7030", 2.4))
    height = 62 if value == 10 else 72
    body = [stock(), greek_border(10.5, 12.5, CLAY, 2.5), circle(CX, CY, 60, tint(CLAY, 0.84)),
            at(CX, CY, both_sides("".join(wreath)) + circle(0, 68.6, 5, GOLD, GOLD_DEEP, 1.4)),
            digits(value, CX, CY - height / 2, height, 15, colour),
            both_ends(ten_frame(value, 80, H - 279 - 36, 18, colour)),
            both_ends(number_corner(value, colour, 48, 36))]
    if value in (6, 9):
        body.append(line(CX - 16, CY + 48, CX + 16, CY + 48, colour, 4.6))
    return svg("".join(body))


def plain_panel(colour, dark):
    return rect(25, 25, W - 50, H - 50, dark, None, 0, r=4)


def meander_border():
    return greek_border(15.5, 9.5, GOLD_PALE, 1.9)


GODS = {                             # colour, dark, emblem, corner, whether it takes the Zeus token
    "POSEIDON": ("#1B6E8C", "#165F79", trident, "-10", True),
    "ARES": ("#A8322B", "#932A24", shield_and_spear, "=50", True),
    "ATHENA": ("#63702C", "#556125", owl, skip_symbol, False),
    "HERMES": ("#A65E17", "#915112", winged_sandal, swap_symbol, False),
    "APHRODITE": ("#B0446B", "#9A3A5D", shell, "~10", False),
    "APOLLO": ("#8E6310", "#7B550C", lyre, "+0", True),
    "ARTEMIS": ("#3C4478", "#333A68", bow_and_moon, "+0", True),
    "HERA": ("#5F3D84", "#523474", peacock_feather, "=99", True),
}


GOD_RISE = 7                         # room for the corner marks inside the meander


def god_card(name, word):
    colour, dark, symbol, corner, steals = GODS[name]
    if callable(corner):
        small = corner(58, 52, 47, CREAM, GOLD_PALE)
    else:
        small = text_path(corner, 38, 37, 36, 8.2, CREAM, 8.8)
    if steals:
        small += bolt(204, 58, 46, GOLD_PALE)
    if name == "HERMES":
        small += (text_path("12", 104, 42, 27, 6.4, CREAM) + text_path("21", 180, 42, 27, 6.4, CREAM)
                  + line(149, 55.5, 160, 55.5, GOLD_PALE, 5) + arrow_head(164, 55.5, 0, 6.5, GOLD_PALE))
    return action_frame(colour, dark, emblem(symbol(colour, dark), 0.92, dy=-GOD_RISE - (5 if word(name) else 0)),
                        small, word(name),
                        plain_panel, meander_border, GOD_RISE)


def coin(rim, face, content):
    """A round token on a square sheet."""
    return svg(at(CX, CX, circle(0, 0, 120, rim[0]) + circle(0, 0, 115, rim[1]) + content(face)), height=W)


def zeus_token():
    def content(face):
        rays = "".join(poly([(0, 0), (88 * math.cos(a - 0.07), 88 * math.sin(a - 0.07)),
                             (88 * math.cos(a + 0.07), 88 * math.sin(a + 0.07))], "#2C4F86")
                       for a in (math.tau * i / 20 for i in range(20)))
        return (greek_ring(109, 14, 26, GOLD_DEEP, 3) + circle(0, 0, 88, face, GOLD_PALE, 3) + rays
                + bolt(2, 4, 146, "#8C5E12") + bolt(0, 0, 146, GOLD_PALE, CREAM))
    return coin((GOLD_DEEP, GOLD), "#21406F", content)


# ---- bombs

def shock_rings(colour, dark):
    """The panel pattern of the bomb pack."""
    out = []
    for i, r in enumerate(range(216, 84, -22)):
        disc = [(CX + x, EMBLEM_Y + y) for x, y, _ in ring_points(72, r)]
        out.append(clipped(disc, 12, dark if i % 2 == 0 else colour))
    return "".join(out)


def bomb_number_card(value):
    """A number in a ring of sixty ticks, of which its own count is lit."""
    colour, lit = "#303752", "#D4511E"
    ticks = []
    for i, (x, y, _) in enumerate(ring_points(60, 80)):
        on = i < value
        inner = 0.83 if on or i % 5 == 0 else 0.9
        ticks.append(line(CX + x * inner, CY + y * inner, CX + x, CY + y, lit if on else tint(colour, 0.5),
                          4.6 if on else 2.4))
    height = 66 if value == 10 else 74
    return svg(stock() + rect(9, 9, W - 18, H - 18, "none", tint(colour, 0.55), 1.6, r=11) + "".join(ticks)
               + circle(CX, CY, 60, tint(lit, 0.86)) + digits(value, CX, CY - height / 2, height, 15.5, colour)
               + both_ends(ten_frame(value, 77.5, H - 274 - 38, 19, colour)) + both_ends(number_corner(value, colour)))


def timer_symbol(minutes, colour, dark):
    """A stop watch with the total filled in."""
    out = [rect(-7, -66, 14, 14, "#4B4F63", None, 0, r=3), rect(-14, -71, 28, 9, "#4B4F63", None, 0, r=3.5),
           at(0, 4, line(0, -60, 0, -52, "#4B4F63", 9), turn=42), circle(0, 4, 56, NIGHT), circle(0, 4, 50, "#FFFDF6")]
    if minutes == 60:
        out.append(circle(0, 4, 50, colour))
    elif minutes:
        x, y, _ = list(ring_points(60, 50))[minutes]
        out.append(path(f"M0 4 V-46 A50 50 0 0 1 {num(x)} {num(y + 4)}Z", colour))
    for i, (x, y, _) in enumerate(ring_points(12, 47)):
        covered = i * 5 < minutes or minutes == 60
        out.append(line(x * 0.86, y * 0.86 + 4, x, y + 4, CREAM if covered else NIGHT, 3.4 if i % 3 == 0 else 2.2))
    out.append(circle(0, 4, 33, CREAM, NIGHT, 3))
    label = text_centred(str(minutes), 0, -11, 30, 8.4, NIGHT)
    return "".join(out) + label


def people_symbol(cards, colour, dark):
    """Everybody round the table takes a card, or two."""
    out = []
    for x, y, c in ((-40, 4, tint(dark, 0.25)), (40, 4, tint(dark, 0.25)), (0, 14, colour)):
        person = (path("M-19 46 C-19 22 -10 18 0 18 C10 18 19 22 19 46Z", c, CREAM, 2.6) + circle(0, 4, 12.5, c, CREAM, 2.6))
        held = "".join(at(d, -30, rect(-10.5, -15, 21, 30, "#FFFDF6", dark, 2.6, r=4)
                          + path("M0 -7 V6 M-5 1.500 L0 6.500 L5 1.500", "none", ORANGE, 3.2), turn=t)
                       for d, t in (((0, 0),) if cards == 1 else ((-7, -13), (7, 13))))
        out.append(at(x, y, person + held))
    return "".join(out)


def trade_symbol(colour, dark):
    """Two hands of cards changing places."""
    def fan(fill):
        return "".join(at(0, 26, rect(-13, -52, 26, 40, fill, dark, 2.6, r=4.5), turn=t) for t in (-24, 0, 24))
    return (at(-28, -20, fan(tint(colour, 0.45)), 1.08) + at(28, 30, fan("#F3B04A"), 1.08)
            + path("M10 -50 C30 -50 42 -38 43 -22", "none", ORANGE, 8) + arrow_head(43, -17, 92, 8, ORANGE)
            + path("M-10 56 C-30 56 -42 44 -43 28", "none", colour, 8) + arrow_head(-43, 23, 272, 8, colour))


X2_CORNER = text_path("x2", 27, 22, 43, 8.6, CREAM, 10)


def double_symbol(colour, dark):
    """The next player lays two cards."""
    badge = at(26, 30, poly(star_points(14, 33, 27.5), ORANGE, CREAM, 2.4) + text_centred("x2", 0, -15, 27, 6.8, CREAM, 7))
    return (at(-16, -8, rect(-25, -36, 50, 72, tint(colour, 0.6), dark, 3, r=7), turn=-13)
            + at(12, -8, rect(-25, -36, 50, 72, CREAM, dark, 3, r=7)
                 + at(0, -6, poly(star_points(4, 17, 7), colour)), turn=9) + badge)


def blast_symbol(dark):
    return (poly(star_points(14, 66, 48), "#F3B04A", ORANGE, 2) + poly(star_points(14, 50, 38, -77), "#FBE0A0")
            + bomb_symbol(-5, 6, dark, scale=0.8))


def small_cards(n, ground):
    """Corner: n cards with an arrow, to be drawn."""
    def card(x, y, fill):
        return rect(x - 13, y - 20, 26, 40, fill, CREAM, 3.8, r=5)
    arrow = path("M0 -8 V8 M-6 2.500 L0 8.500 L6 2.500", "none", CREAM, 4)
    return (card(42, 47, "none") + at(42, 47, arrow)) if n == 1 else (
        card(40, 45, "none") + card(56, 49, ground) + at(56, 49, arrow))


def bomb_token(lit):
    def live(face):
        return circle(0, 0, 92, face, CREAM, 3) + blast_symbol(NIGHT)

    def burnt(face):
        grey, edge = "#B4B1A9", "#6E6C67"
        dashes = "".join(line(x * 0.93, y * 0.93, x, y, edge, 4) for x, y, _ in ring_points(36, 107))
        smoke = "".join(circle(x, y, r, c) for x, y, r, c in
                        ((40, -52, 11, "#C9C6BE"), (53, -60, 13, "#C2BFB7"), (46, -72, 10, "#CFCCC4")))
        ball = (path("M24 -32 C28 -42 34 -46 40 -45", "none", edge, 5) + circle(0, 6, 44, grey, edge, 4)
                + at(24, -30, rect(-9, -7, 18, 12, grey, edge, 3, r=2), turn=38)
                + poly([(-20, -33), (-6, -14), (-18, 2), (2, 16), (-8, 32), (6, 48)], "none", edge, 5.4, closed=False)
                + poly([(2, 16), (20, 10), (28, 20)], "none", edge, 4, closed=False))
        return (dashes + circle(0, 0, 92, face, grey, 3) + poly(star_points(12, 84, 62, -84), "#D9D6CE")
                + at(-3, 6, smoke + ball, 1.2))
    if lit:
        return coin(("#8E3413", "#C9501F"), "#FBEBD0", live)
    return coin(("#6E6C67", "#D8D5CD"), "#E6E3DB", burnt)


def one_step_symbol(cx, cy, colour):
    """Going down by one step."""
    return at(cx, cy, poly([(-26, -22), (2, -22), (2, -2)], "none", colour, 8, closed=False) + arrow_head(2, 6, 90, 9, colour))


def burst_symbol(total, dark, weight=9.5):
    """The total itself, in a burst of gold."""
    return (poly(star_points(16, 68, 54), GOLD_PALE, GOLD, 2)
            + text_centred(str(total), 0, -21, 42, weight, dark, weight * 1.25))


def pointer_symbol(colour, dark):
    """Three at the table, and an arrow to the one who is pointed at."""
    def person(x, y, fill):
        return at(x, y, path("M-17 22 C-17 2 -9 -2 0 -2 C9 -2 17 2 17 22Z", fill, CREAM, 2.4)
                  + circle(0, -15, 11.5, fill, CREAM, 2.4))
    faint = tint(colour, 0.5)
    arrow = path("M0 56 C0 38 6 30 17 22", "none", dark, 8) + arrow_head(24, 15, -42, 9, dark)
    return person(-42, 0, faint) + person(0, -30, faint) + person(44, -4, ORANGE) + arrow + circle(0, 56, 8, dark)


def redeal_symbol(colour, dark):
    """A fan of cards, and an arrow round it: all are dealt anew."""
    fan = "".join(at(0, 26, rect(-12, -46, 24, 36, fill, dark, 2.6, r=4.5), turn=t)
                  for t, fill in ((-30, tint(colour, 0.5)), (0, CREAM), (30, "#F3B04A")))
    points = list(ring_points(72, 55, -62, 360))
    arc = "M" + " L".join(f"{num(x)} {num(y)}" for x, y, _ in points[:61])
    x, y, degrees = points[62]
    return fan + path(arc, "none", ORANGE, 8) + arrow_head(x, y, degrees + 90, 9, ORANGE)


def wild_symbol(dark):
    """A star of five colours: whatever number its player says."""
    points = star_points(5, 64, 27)
    colours = ("#B5402E", "#D9A23C", "#1F7A6D", "#1F6F9F", "#7B3488")
    rays = "".join(poly([(0, 0), points[2 * i - 1], points[2 * i], points[(2 * i + 1) % 10]], c, CREAM, 2)
                   for i, c in enumerate(colours))
    return rays + circle(0, 0, 21, CREAM, dark, 3) + text_centred("+", 0, -16, 32, 6.4, dark)


# --------------------------------------------------------------------------- special packs

def ono_cards(word):
    """The numbers 0 to 10 and the commands of the two packs that play to 99."""
    green, dark = "#2C6A55", "#245A48"
    corner = X2_CORNER
    return (number_cards(HEAT) | action_cards(word)
            | {"DP": action_frame(green, dark, emblem(double_symbol(green, dark), 1.05), corner, None)}
            | further_cards(word))


def further_cards(word):
    """Cards of further packs with numbers and commands: totals, minus 1, and what is said aloud."""
    blue, blue_dark = "#1F6F9F", "#195D87"
    minus = one_step_symbol(CX + 8, CY - 34, ORANGE) + text_centred("-1", CX - 2, CY - 4, 48, 12, blue_dark)
    cards = {"M1": action_frame(blue, blue_dark, minus, text_path("-1", 26, 28, 42, 8.6, CREAM, 9.5), None)}
    for total, colour, dark in ((99, "#B8322F", "#A12827"), (101, "#A3295A", "#8C204B")):
        corner = text_path(f"={total}", 24, 28, 40, 8, CREAM, 9, squeeze=1 if total < 100 else 0.86)
        cards[f"TO{total}"] = action_frame(colour, dark, emblem(burst_symbol(total, dark)), corner, None)
    moss, moss_dark = "#4A6A8A", "#3D5975"
    cards["NAME"] = action_frame(moss, moss_dark, emblem(pointer_symbol(moss, moss_dark), 0.96, -4),
                                 at(46, 46, pointer_corner()), word("POINTER"))
    plum, plum_dark = "#5B3F8C", "#4D3478"
    cards["WILD"] = action_frame(plum, plum_dark, emblem(wild_symbol(plum_dark), 0.96, -4),
                                 at(46, 47, poly(star_points(5, 23, 10), GOLD_PALE, CREAM, 3)), word("WILD"))
    return cards


def pointer_corner():
    """One person, with an arrow to it."""
    return (path("M-8 22 C-8 4 0 0 8 0 C16 0 24 4 24 22Z", CREAM) + circle(8, -12, 10, CREAM)
            + line(-22, -2, -10, -2, GOLD_PALE, 5) + arrow_head(-6, -2, 0, 5.5, GOLD_PALE))


def zeus_cards(word):
    return ({f"Z{value}": zeus_number_card(value) for value in range(1, 11)}
            | {name: god_card(name, word) for name in GODS} | {"ZEUS-TOKEN": zeus_token()})


def bomb_cards(word):
    def face(colour, dark, drawing, corner, name=None):
        return action_frame(colour, dark, emblem(drawing), corner, word(name) if name else None, shock_rings)

    def number(text):
        return text_path(text, 25, 29, 40, 8.6, CREAM, 9.5)

    cards = {f"B{value}": bomb_number_card(value) for value in (5, 10)}
    cards["SKIP"] = face("#1E6FA0", "#195E89", skip_symbol(0, -10, 94, "#1E6FA0", ORANGE),
                         skip_symbol(46, 42, 47, CREAM, GOLD_PALE), "SKIP")
    for minutes, colour, dark in ((60, "#B4451E", "#9D3B18"), (30, "#9A6410", "#85560C"), (21, "#A24A16", "#8C3F12"),
                                  (10, "#7D7412", "#6A620E"), (0, "#1F7A6D", "#1A6A5F")):
        cards[f"TO{minutes}"] = face(colour, dark, timer_symbol(minutes, colour, dark), number(f"={minutes}"))
    violet, violet_dark = "#6A4690", "#5B3B7D"
    for n in (1, 2):
        cards[f"DRAW{n}"] = face(violet, violet_dark, people_symbol(n, violet, violet_dark), small_cards(n, violet),
                                 f"DRAW {n}")
    cards["TRADE"] = face("#0F726B", "#0C625C", at(0, -9, trade_symbol("#0F726B", "#0C4F4A"), 0.86),
                          swap_symbol(49, 50, 46, CREAM, GOLD_PALE), "TRADE")
    cards["DOUBLE"] = face("#4B6B22", "#405C1C", at(0, -10, double_symbol("#4B6B22", "#37501A"), 0.95),
                           X2_CORNER, "DOUBLE")
    cards["BOMB"] = face("#2F354E", "#272C42", at(0, -10, blast_symbol(NIGHT), 0.94),
                         bomb_symbol(46, 48, CREAM, scale=0.42), "BOMB")
    cards["REDEAL"] = face("#2B6777", "#235766", at(0, -9, redeal_symbol("#2B6777", "#1D4A56"), 0.9),
                           swap_symbol(49, 50, 46, CREAM, GOLD_PALE), "REDEAL")
    return cards | {"BOMB-TOKEN": bomb_token(True), "BOMB-TOKEN-OFF": bomb_token(False)}


def special_faces(words):
    """Every face outside the French pack, by its face code."""
    def word(text):
        return text if words else None
    return ono_cards(word) | zeus_cards(word) | bomb_cards(word)


# --------------------------------------------------------------------------- jumbo
# One index, a third of the card tall, and one picture; nothing to count, nothing upside down.

JUMBO_X, JUMBO_TOP, JUMBO_HEIGHT, JUMBO_WEIGHT = 31, 29, 89, 25
JUMBO_PIP_Y = 236
JUMBO_FIGURE_DY = 124                # how far the upper half of a court is moved down
JUMBO_PANEL = (PANEL[0], PANEL[1] + JUMBO_FIGURE_DY, PANEL[2], PANEL[3] + 3)


def jumbo_index(rank, colour):
    if rank == "10":                 # as narrow as a queen, to be read in a fan
        one = text_path("1", JUMBO_X - 1, JUMBO_TOP, JUMBO_HEIGHT, JUMBO_WEIGHT * 0.9, colour, squeeze=0.62)
        return one + text_path("0", JUMBO_X + 41, JUMBO_TOP, JUMBO_HEIGHT, JUMBO_WEIGHT * 0.9, colour, squeeze=0.76)
    return text_path(rank, JUMBO_X, JUMBO_TOP, JUMBO_HEIGHT, JUMBO_WEIGHT, colour)


def jumbo_number(rank, suit_key, suit, size=158, ground=""):
    return svg(stock() + corner_steps() + ground + pip(suit_key, CX, JUMBO_PIP_Y, size, suit.pip)
               + jumbo_index(rank, suit.pip))


def jumbo_ace(suit_key, suit):
    ring = circle(CX, JUMBO_PIP_Y, 92, suit.pale, GOLD, 2.4) + circle(CX, JUMBO_PIP_Y, 86, "none", suit.soft, 1.4)
    return jumbo_number("A", suit_key, suit, 122, ring)


def jumbo_figure(half, suit, top):
    """The upper half of a court card in a panel, with its sash, under a huge index."""
    l, t, r, b = JUMBO_PANEL
    panel = [(l, t), (r, t), (r, b), (l, b)]
    skirt = [(l, seam_y(l)), (r, seam_y(r)), (r, seam_y(r) + 70), (l, seam_y(l) + 70)]
    skirt = clip([(x, y + JUMBO_FIGURE_DY) for x, y in skirt], [(0, 1, b)])
    inner = [(l + 4, t + 4), (r - 4, t + 4), (r - 4, b - 4), (l + 4, b - 4)]
    return svg(stock() + poly(skirt, suit.deep) + group(half + court_seam(suit), f"translate(0 {JUMBO_FIGURE_DY})")
               + poly(panel, "none", suit.deep, 2.2) + poly(inner, "none", GOLD, 1.1) + top)


def jumbo_court(rank, suit_key, suit):
    return jumbo_figure(court_half(rank, suit_key, suit), suit, jumbo_index(rank, suit.pip)
                        + pip(suit_key, 188, 80, 84, suit.pip))


def jumbo_joker(mono):
    half, suit, colour, star = joker_half(mono)
    return jumbo_figure(half, suit, at(80, 82, poly(star_points(5, 56, 25), star, star, 6))
                        + at(188, 86, poly(star_points(5, 30, 13.5), colour, colour, 4)))


# --------------------------------------------------------------------------- main

def write(folder, name, text):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(text, encoding="utf-8")


def draw_pack(folder, palette, ace, number, court, joker):
    for suit_key, suit in palette.items():
        for rank in RANKS:
            if rank == "A":
                face = ace(suit_key, suit)
            elif rank in "JQK":
                face = court(rank, suit_key, suit)
            else:
                face = number(rank, suit_key, suit)
            write(folder, rank + suit_key, face)
    write(folder, "joker-colour", joker(mono=False))
    write(folder, "joker-mono", joker(mono=True))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", nargs="?", default=Path(__file__).resolve().parents[2] / "resources" / "cards", type=Path)
    parser.add_argument("--palettes", nargs="+", choices=PALETTES, default=["classic", "four-colour"],
                        help="which suit palettes to draw")
    parser.add_argument("--jumbo", nargs="*", choices=PALETTES, default=["classic"],
                        help="which suit palettes to draw in the jumbo layout")
    parser.add_argument("--no-words", action="store_true", help="leave the English words off the action cards")
    options = parser.parse_args()
    for name in options.palettes:
        draw_pack(options.out / name, PALETTES[name], ace_card, number_card, court_card, joker_card)
    for name, drawing in (("lattice", lattice_back()), ("stars", stars_back()), ("fans", fans_back())):
        write(options.out / "backs", name, drawing)
    for name in options.jumbo:
        draw_pack(options.out / ("jumbo" if name == "classic" else f"jumbo-{name}"), PALETTES[name],
                  jumbo_ace, jumbo_number, jumbo_court, jumbo_joker)
    letters = {letter: glyph for letter, glyph in GLYPHS.items() if letter.isalpha() and letter.isupper()}
    (options.out / "letters.json").write_text(json.dumps(letters, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    faces = special_faces(words=not options.no_words)
    for code, drawing in faces.items():
        if code != "SET60":
            write(options.out / "special", code, drawing)


if __name__ == "__main__":
    main()
