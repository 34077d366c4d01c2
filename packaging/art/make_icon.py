#!/usr/bin/env python3
"""Draw the app's icon, and the picture of a saved game, as SVG, with the helpers of make_deck.py.

    python3 make_icon.py [OUT_DIR]      (default: resources/icons/app of this checkout)

The icon is the middle of the table: an ace of hearts before the gauge, on felt in a brass rim. Up to 32 px
only the felt and the card are drawn, larger and without fine lines, so that 16 px still show a card.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from make_deck import CREAM, CREAM_LOW, SUIT_PATHS, at, circle, num, path, poly, rect, text_path
from make_extras import gradient, square

SIZE = 256
MIDDLE = SIZE / 2
RED, BRASS, DARK = "#C4222F", "#E2B65B", "#122B26"
GAUGE = (("#8FD3AE", 210, 310), ("#F2C55C", 310, 410), ("#F47C5D", 410, 510))
"""Colour, and from where to where in degrees clockwise from the top: from 7 to 5 o'clock."""

FELT = ('<radialGradient id="felt" cx="0.5" cy="0.42" r="0.72"><stop offset="0" stop-color="#2F7D69"/>'
        '<stop offset="0.55" stop-color="#236253"/><stop offset="1" stop-color="#184A3F"/></radialGradient>')


def around(radius, degrees, x=MIDDLE, y=MIDDLE):
    return x + radius * math.sin(math.radians(degrees)), y - radius * math.cos(math.radians(degrees))


def arc(radius, begin, end, colour, width):
    (x1, y1), (x2, y2) = around(radius, begin), around(radius, end)
    return (f'<path d="M{num(x1)} {num(y1)} A{num(radius)} {num(radius)} 0 {int(end - begin > 180)} 1 {num(x2)} {num(y2)}" '
            f'fill="none" stroke="{colour}" stroke-width="{num(width)}"/>')


def rays(count, radius):
    """Sun rays under the gauge, inside the rim."""
    step = 360 / count
    return "".join(poly([(MIDDLE, MIDDLE), around(radius, i * step - step / 4), around(radius, i * step + step / 4)],
                        "#FFFFFF", opacity=0.05) for i in range(count))


def card(width, turn, x, y, index=True, edge=3.0):
    """An ace of hearts about (x, y)."""
    height = width * 1.4
    heart = width * (0.60 if index else 0.80)
    body = (rect(-width / 2, -height / 2, width, height, "url(#card)", "#D9C9A4", edge, r=width * 0.12)
            + at(0, width * (0.10 if index else 0.03), path(SUIT_PATHS["H"], RED), heart / 100))
    if index:
        corner = text_path("A", 0, 0, width * 0.23, width * 0.05, RED)
        body += at(-width * 0.40, -height * 0.43, corner)
        body += at(width * 0.40, height * 0.43, corner, turn=180)
    return at(x, y, body, turn=turn)


def under(width, turn, x, y):
    """The soft edge of a card's shadow."""
    height = width * 1.4
    return "".join(at(x, y + 5, f'<g opacity="0.10">{rect(-width / 2 - g, -height / 2 - g, width + 2 * g, height + 2 * g, "#000000", r=width * 0.12 + g)}</g>',
                      turn=turn) for g in (2.0, 5.0, 8.0))


CARD = gradient("card", CREAM, CREAM_LOW)


def icon():
    body = (rect(8, 8, 240, 240, "url(#felt)", None, 0, r=54) + rays(16, 116)
            + rect(11, 11, 234, 234, "none", BRASS, 6, r=51)
            + circle(MIDDLE, MIDDLE, 97, DARK, None, 0)
            + "".join(arc(84, begin + 2, end - 2, colour, 17) for colour, begin, end in GAUGE)
            + circle(MIDDLE, MIDDLE, 97, "none", BRASS, 2.5)
            + under(88, -9, MIDDLE, MIDDLE) + card(88, -9, MIDDLE, MIDDLE))
    return square(SIZE, body, FELT + CARD)


def small():
    # The rim and the card's sides lie on whole pixels at 16 px, of 16 units each.
    body = (rect(4, 4, 248, 248, "url(#felt)", None, 0, r=52) + rect(8, 8, 240, 240, "none", BRASS, 16, r=46)
            + card(128, 0, MIDDLE, MIDDLE, index=False, edge=0))
    return square(SIZE, body, FELT + CARD)


def saved_game():
    """A sheet of paper with a folded corner and the icon's card on it."""
    sheet = "M60 16 H158 L212 70 V228 A12 12 0 0 1 200 240 H56 A12 12 0 0 1 44 228 V28 A12 12 0 0 1 56 16Z"
    body = (path(sheet, "#FBF5E6", "#D9C9A4", 4) + path("M158 16 L212 70 H170 A12 12 0 0 1 158 58Z", "#E2D5B8", "#D9C9A4", 4)
            + rect(68, 88, 120, 120, "url(#felt)", BRASS, 5, r=28) + card(62, -9, 128, 148, index=False, edge=0))
    return square(SIZE, body, FELT + CARD)


PICTURES = {"cardtable": icon, "cardtable-small": small, "cardtable-game": saved_game}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    default = Path(__file__).resolve().parents[2] / "resources" / "icons" / "app"
    parser.add_argument("out", nargs="?", type=Path, default=default)
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (out / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
