#!/usr/bin/env python3
"""Draw the backs that came with the rooms, in the style of make_deck.py: leaves, waves, knit and peacock.

    python3 make_backs.py [OUT_DIR]

Each is drawn so that it looks the same either way up.
"""

from __future__ import annotations

import argparse
import math
import re
from pathlib import Path

from make_deck import (
    BORDER,
    CX,
    CY,
    H,
    W,
    at,
    border_ring,
    both_ends,
    circle,
    clipped,
    group,
    line,
    num,
    path,
    poly,
    rect,
    rosette,
    star_points,
    stock,
    svg,
    write,
)

WIDE, HIGH = W - 2 * BORDER, H - 2 * BORDER


def back(base, pattern, medal, gold):
    """A card with the pattern on a ground of one colour, a fine frame, and a medal in the middle."""
    ground = rect(BORDER, BORDER, WIDE, HIGH, base, None, 0, r=9)
    frame = rect(BORDER + 5, BORDER + 5, WIDE - 10, HIGH - 10, "none", gold, 1.4, r=6)
    return svg(stock() + ground + pattern + frame + medal + border_ring(BORDER, 9))


def turned(count, drawing):
    """`drawing(i)` so many times round (0, 0)."""
    return "".join(group(drawing(i), f"rotate({num(360 * i / count)})") for i in range(count))


# --------------------------------------------------------------------------- leaves


def veined_leaf(long, wide, fill, vein):
    blade = path(f"M0 0 C{num(long * .25)} {num(-wide)} {num(long * .75)} {num(-wide)} {num(long)} 0 "
                 f"C{num(long * .75)} {num(wide)} {num(long * .25)} {num(wide)} 0 0Z", fill)
    return blade + line(long * .1, 0, long * .8, 0, vein, 0.9)


def leaves_back():
    """A garden's lattice with sprigs and blossoms, and a wreath."""
    base, dark, light, pale, cream, gold = "#2F6B3C", "#235430", "#5FA261", "#93C886", "#FBF4DA", "#E0BC62"
    wide, high = 37.0, 42.0
    blossom = turned(5, lambda i: circle(0, -3.9, 2.9, cream)) + circle(0, 0, 2.2, gold)
    sprig = "".join(group(veined_leaf(15, 4.6, pale if lean == 0 else light, dark), f"rotate({lean - 90})")
                    for lean in (-52, 52, 0))
    out = []
    for row in range(-10, 11):
        for col in range(-4, 5):
            odd = row % 2 == 1
            x, y = CX + col * wide + (wide / 2 if odd else 0), CY + row * high / 2
            diamond = [(x, y - high / 2 + 1.5), (x + wide / 2 - 1.3, y), (x, y + high / 2 - 1.5), (x - wide / 2 + 1.3, y)]
            out.append(clipped(diamond, BORDER + 2, dark if odd else base))
            if BORDER + 15 < x < W - BORDER - 15 and BORDER + 17 < y < H - BORDER - 17:
                upside_down = y > CY or (y == CY and x > CX)
                drawing = blossom if odd else group(sprig, "translate(0 6)")
                out.append(at(x, y, drawing, turn=180 if upside_down else 0))
    wreath = turned(18, lambda i: at(56, 0, veined_leaf(17, 5, pale if i % 2 else light, dark), turn=72))
    medal = circle(0, 0, 70, dark, gold, 1.6) + circle(0, 0, 56.5, "none", light, 1.6) + wreath
    return back(base, "".join(out), at(CX, CY, medal + rosette((dark, gold, cream), 36)), gold)


# --------------------------------------------------------------------------- waves


def waves_back():
    """Rows of waves with their foam, and a ship's wheel."""
    colours = ("#1D6B78", "#2E8C97", "#185A67", "#43A6AC")
    foam, gold, dark = "#F4EBD2", "#E8C271", "#124754"
    left, right, crest = BORDER - 1, W - BORDER + 1, 28.0
    half = []
    for row in range(7):
        top, shift = BORDER + 15 + row * 21, crest if row % 2 else 0
        line_of_foam = []
        for i in range(65):
            x = left + (right - left) * i / 64
            phase = math.pi * (x - CX + shift) / crest
            line_of_foam.append((x, top - 7.5 * math.cos(phase) - 2.2 * math.cos(2 * phase)))
        half.append(clipped([*line_of_foam, (right, CY + 1), (left, CY + 1)], BORDER, colours[row % 4]))
        inside = [(x, max(y, BORDER + 1)) for x, y in line_of_foam if BORDER < x < W - BORDER]
        half.append(poly(inside, "none", foam, 2.0, closed=False))
        half.append(poly([(x, y + 5) for x, y in inside], "none", foam, 0.8, opacity=0.55, closed=False))
        for k in range(-3, 4):
            x = CX + (2 * k + 1) * crest + shift
            if BORDER + 10 < x < W - BORDER - 10:
                half.append(circle(x, top + 9.5, 1.5, foam))
    spoke = rect(-2.4, -58, 4.8, 40, gold, None, 0, 2.2) + rect(-3.6, -62, 7.2, 13, foam, dark, 0.8, 3.4)
    wheel = (circle(0, 0, 68, dark, gold, 1.6) + circle(0, 0, 40, "none", foam, 8)
             + circle(0, 0, 44.4, "none", gold, 1.2) + circle(0, 0, 35.6, "none", gold, 1.2)
             + turned(8, lambda i: spoke) + circle(0, 0, 17, dark, gold, 3) + poly(star_points(8, 12, 5), foam))
    return back("#43A6AC", both_ends("".join(half)), at(CX, CY, wheel), gold)


# --------------------------------------------------------------------------- knitted

# One sign a stitch, from the edge to the middle; the other half is the same, turned.
STITCHES = (
    ".................................",
    "#...#...#...#...#...#...#...#...#",
    ".#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.",
    "..#...#...#...#...#...#...#...#..",
    ".................................",
    "ooooooooooooooooooooooooooooooooo",
    ".................................",
    "..#.....#.....#...#.....#.....#..",
    ".###...###...###.###...###...###.",
    "#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#.#",
    ".###...###...###.###...###...###.",
    "..#.....#.....#...#.....#.....#..",
    ".................................",
    "ooooooooooooooooooooooooooooooooo",
    ".................................",
    "#...#...#...#...#...#...#...#...#",
    ".................................",
)


def knit_back():
    """A knitted winter pattern with a star of eight petals."""
    base, dark, wool, red = "#2C4A63", "#223B51", "#F6EFE0", "#C8483A"
    colours, knitted = {"#": wool, "o": red, ".": dark}, {wool: [], red: [], dark: []}
    wide, deep = 3.3, 4.1
    for r, signs in enumerate(STITCHES):
        y = BORDER + 12 + r * 6.2
        for c, sign in enumerate(signs):
            x = CX + (c - len(signs) // 2) * 2 * wide
            if BORDER + 9 < x < W - BORDER - 9:
                v = ((-wide, -.55), (0, .25), (wide, -.55), (wide, .15), (0, .95), (-wide, .15))
                corners = " ".join(f"{x + dx:.1f} {y + deep * dy:.1f}" for dx, dy in v)
                knitted[colours[sign]].append(f"M{corners}Z")
    pattern = both_ends("".join(path("".join(drawn), colour) for colour, drawn in knitted.items()))
    middle = rect(BORDER, CY - 58, WIDE, 116, base)
    middle += "".join(line(BORDER, CY + y, W - BORDER, CY + y, red, 3) for y in (-58, 58))
    petal = poly([(0, -5), (12.5, -30), (0, -55), (-12.5, -30)], wool, base, 1.6) + line(0, -5, 0, -55, base, 1.6)
    star = group(turned(8, lambda i: petal), "rotate(22.5)")
    star += group(turned(4, lambda i: poly([(0, -47), (3.6, -53), (0, -59), (-3.6, -53)], red)), "rotate(45)")
    flower = "".join(rect(x * 4.6 - 2.1, y * 4.6 - 2.1, 4.2, 4.2, wool if x or y else red, None, 0, 1)
                     for x in range(-2, 3) for y in range(-2, 3) if abs(x) + abs(y) <= 2)
    flowers = "".join(at(CX + x, CY + y, flower) for x in (-90, 90) for y in (-34, 0, 34))
    return back(base, pattern + middle + flowers, at(CX, CY, star), wool)


# --------------------------------------------------------------------------- peacock


def eye_of_feather(x, y, rings):
    """A drop about (x, y), layer by layer; plain polygons where it lies across the edge of the panel."""
    out = []
    for k, colour in rings:
        down = (1 - k) * 5
        if BORDER + 20 < x < W - BORDER - 20 and y > BORDER + 26:
            top, low, w, m = y - 19 * k + down, y + 19 * k + down, 12.4 * k, y + 5 * k + down
            out.append(path(
                f"M{num(x)} {num(top)}C{num(x + w / 2)} {num(top)} {num(x + w)} {num(m - 11 * k)} {num(x + w)} {num(m)}"
                f"S{num(x + w / 2)} {num(low)} {num(x)} {num(low)}S{num(x - w)} {num(m + 8 * k)} {num(x - w)} {num(m)}"
                f"S{num(x - w / 2)} {num(top)} {num(x)} {num(top)}Z", colour))
        else:
            drop = [(x + 15 * k * math.sin(t) * (0.62 + 0.38 * math.sin(t / 2) ** 2), y - 19 * k * math.cos(t) + down)
                    for t in (math.tau * i / 22 for i in range(22))]
            out.append(clipped(drop, BORDER + 1, colour))
    return "".join(out)


def peacock_back():
    """A peacock's feathers in rows, and a wheel of them."""
    base, barb, green, gold, teal, navy = "#17324F", "#1F6A5E", "#3E9C72", "#E3BC5F", "#2FB0B5", "#1B2257"
    rings = ((1.22, gold), (1.14, barb), (0.92, green), (0.70, gold), (0.58, teal))
    half = []
    for row in range(9):
        y = BORDER + 7 + row * 19.2
        for col in range(-5, 6):
            x = CX + col * 32.0 + (16.0 if row % 2 else 0)
            if not BORDER - 20 < x < W - BORDER + 20:
                continue
            half.append(eye_of_feather(x, y, rings))
            if BORDER + 8 < x < W - BORDER - 8:
                half.append(circle(x, y + 4, 5.4, navy) + circle(x, y + 2.4, 1.7, "#8FE0DA"))
    feather = (poly([(0, -24), (6.5, -50), (0, -63), (-6.5, -50)], green, gold, 1)
               + circle(0, -51, 4.2, teal) + circle(0, -51, 2.1, navy))
    wheel = circle(0, 0, 70, base, gold, 1.8) + turned(16, lambda i: feather)
    return back(base, both_ends("".join(half)), at(CX, CY, wheel + rosette((navy, gold, "#F8E9BE"), 22)), gold)


def main():
    parser = argparse.ArgumentParser(description="Draw the backs of the rooms.")
    usual = Path(__file__).resolve().parents[2] / "resources" / "cards" / "backs"
    parser.add_argument("out", nargs="?", default=usual, type=Path)
    out = parser.parse_args().out
    for draw in (leaves_back, waves_back, knit_back, peacock_back):
        # They have many points; a tenth of a unit is finer than any screen.
        drawing = re.sub(r"\d+\.\d{2,}", lambda found: num(round(float(found[0]), 1)), draw())
        write(out, draw.__name__.removesuffix("_back"), drawing)


if __name__ == "__main__":
    main()
