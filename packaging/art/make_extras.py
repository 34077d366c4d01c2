#!/usr/bin/env python3
"""Draw tokens and toolbar icons as SVG, with the helpers of make_deck.py.

    python3 make_extras.py [OUT_DIR]      (default: resources/ of this checkout)
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from make_deck import SUIT_PATHS, at, circle, path, poly, rect, star_points, text_centred

DARK = "#2A2B36"


def square(size, body, defs=""):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'viewBox="0 0 {size} {size}" width="{size}" height="{size}"><defs>{defs}</defs>{body}</svg>\n')


# --------------------------------------------------------------------------- tokens

def gradient(name, top, bottom):
    return (f'<linearGradient id="{name}" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{bottom}"/></linearGradient>')


COINS = {"penny": ("1", "#8F4A24", "#F2B98A", "#B9683A", "#C87A45", "#E7AE7E", "#F3C79B"),
         "nickel": ("5", "#545B6B", "#EEF1F6", "#8B93A3", "#A7AFBD", "#DCE1EA", "#F3F5F9")}
"""By name: the number on the back; edge, rim at the top and at the bottom, field, its ring, and what is struck on it."""


def coin(name, back=False):
    """A coin with a star in front; its number between two twigs on the back."""
    number, edge, top, bottom, field, ring, mark = COINS[name]
    beads = "".join(circle(20 + 15.2 * math.cos(a), 20 + 15.2 * math.sin(a), 0.75, edge)
                    for a in (math.tau * i / 28 for i in range(28)))
    struck = at(20, 20.4, poly(star_points(5, 8.6, 3.9), mark, edge, 0.8))
    if back:
        struck = text_centred(number, 20, 14.6, 10.8, 4.4, edge) + text_centred(number, 20, 14.6, 10.8, 2.9, mark)
        for side in (-1, 1):
            for step in range(5):
                a = math.radians(90 + side * (38 + 26 * step))
                leaf = "M-2.1 0 Q0 -1.5 2.1 0 Q0 1.5 -2.1 0Z"
                struck += at(20 - 10 * math.cos(a), 20 + 10 * math.sin(a), path(leaf, mark), turn=math.degrees(-a) + side * 115)
    return square(40, circle(20, 20, 19, edge) + circle(20, 20, 18, "url(#c)") + circle(20, 20, 13, field, ring, 1)
                  + beads + struck, gradient("c", top, bottom))


def chip(colour, light):
    edge = "".join(at(20, 20, rect(-3.4, -19, 6.8, 6.4, "#FFF9EC", None, 0, r=1), turn=i * 60) for i in range(6))
    return square(40, circle(20, 20, 19, colour) + edge + circle(20, 20, 12.4, light, "#FFF9EC", 1.4)
                  + at(20, 20, poly(star_points(4, 7.6, 3.2), "#FFF9EC")))


def bill(folded):
    """A banknote of the house with four corners; each lost round folds one in."""
    w, h, f = 64, 34, 11
    def corner(i, outer):
        x, y = (2, w - 2)[i % 2], (3, h - 3)[i // 2]
        sx, sy = (1, -1)[i % 2], (1, -1)[i // 2]
        return [(x, y)] if not outer else [(x + sx * f, y), (x, y + sy * f)]
    order = [0, 1, 3, 2]
    points = []
    for i in order:
        is_folded = i in order[:folded] if folded < 4 else True
        cut = corner(i, is_folded)
        if is_folded and i in (0, 3):
            cut = cut[::-1]
        points += cut
    body = poly(points, "#CFE3C2", "#4C7A4E", 1.4)
    body += rect(15, 9, w - 30, h - 18, "none", "#7FA878", 1, r=3) + circle(w / 2, h / 2, 6.6, "#E9F2DF", "#4C7A4E", 1.2)
    body += at(w / 2, h / 2, poly(star_points(5, 4.4, 1.9), "#4C7A4E"))
    for i in order[:folded]:
        a, b = corner(i, True)
        sx, sy = (1, -1)[i % 2], (1, -1)[i // 2]
        body += poly([a, b, (b[0] + sx * f, a[1] + sy * f)], "#8DB587", "#4C7A4E", 1.2)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 {w} {h}" '
            f'width="{w}" height="{h}">{body}</svg>\n')


# --------------------------------------------------------------------------- icons (24 x 24, one stroke)

ICONS = {
    "menu": "M4 7 H20 M4 12 H20 M4 17 H20",
    "close": "M6 6 L18 18 M18 6 L6 18",
    "check": "M5 12.500 L10 17.500 L19.500 7",
    "undo": "M9 6 L4 11 L9 16 M4 11 H14 C18 11 20 13.500 20 16 C20 18 19 19 18 20",
    "redo": "M15 6 L20 11 L15 16 M20 11 H10 C6 11 4 13.500 4 16 C4 18 5 19 6 20",
    "hint": "M9 18 H15 M10 21 H14 M12 3 C8 3 5.500 6 5.500 9.500 C5.500 12 7 13.500 8.500 15 H15.500 C17 13.500 18.500 12 18.500 9.500 C18.500 6 16 3 12 3Z",
    "sound": "M4 9.500 V14.500 H7.500 L12 18.500 V5.500 L7.500 9.500Z M15.500 9 C17 10.500 17 13.500 15.500 15 M18 6.500 C21 9.500 21 14.500 18 17.500",
    "mute": "M4 9.500 V14.500 H7.500 L12 18.500 V5.500 L7.500 9.500Z M15.500 9.500 L20.500 14.500 M20.500 9.500 L15.500 14.500",
    "settings": "M4 7 H12 M17 7 H20 M4 17 H7 M12 17 H20 M14.500 4.500 A2.5 2.5 0 0 1 14.500 9.500 A2.5 2.5 0 0 1 14.500 4.500Z M9.500 14.500 A2.5 2.5 0 0 1 9.500 19.500 A2.5 2.5 0 0 1 9.500 14.500Z",
    "log": "M8 6 H20 M8 12 H20 M8 18 H20 M4 6 H4.010 M4 12 H4.010 M4 18 H4.010",
    "help": "M9 9 C9 6.500 10.500 5 12.200 5 C14 5 15.500 6.300 15.500 8.200 C15.500 11 12 11 12 14.500 M12 18.800 V18.900",
    "reverse": "M4 9 C5.500 5.500 9 4 12 4 C15.500 4 18 5.800 19.500 8.500 M20 4 V9 H15 M20 15 C18.500 18.500 15 20 12 20 C8.500 20 6 18.200 4.500 15.500 M4 20 V15 H9",
    "skip": "M3.500 14 C5 7 12 5 17 10.500 M18.500 5.500 V11.500 H12.500 M12 19 A1.5 1.5 0 0 1 12 16 A1.5 1.5 0 0 1 12 19Z",
    "hold": "M9 6 V18 M15 6 V18",
    "arrow": "M4 12 H19 M13.500 6.500 L19 12 L13.500 17.500",
    "backspace": "M9 5 H20 V19 H9 L3.500 12Z M12 9.500 L16.500 14.500 M16.500 9.500 L12 14.500",
    "plus": "M12 5 V19 M5 12 H19",
    "minus": "M5 12 H19",
    "people": "M9 11.500 A3.500 3.500 0 0 1 9 4.500 A3.500 3.500 0 0 1 9 11.500Z M2.500 19.500 C2.500 15.500 5.500 14 9 14 C12.500 14 15.500 15.500 15.500 19.500 M16 4.800 C18 5.300 19 6.600 19 8 C19 9.500 18 10.800 16 11.300 M18 14.500 C20 15.200 21.500 16.800 21.500 19.500",
    "star": "M12 3.500 L14.600 9 L20.500 9.700 L16.100 13.800 L17.300 19.700 L12 16.800 L6.700 19.700 L7.900 13.800 L3.500 9.700 L9.400 9Z",
    "eye": "M2.500 12 C5 7.500 8.500 5.500 12 5.500 C15.500 5.500 19 7.500 21.500 12 C19 16.500 15.500 18.500 12 18.500 C8.500 18.500 5 16.500 2.500 12Z M12 15 A3 3 0 0 1 12 9 A3 3 0 0 1 12 15Z",
    "lock": "M6 11 H18 V20 H6Z M8.500 11 V8 C8.500 5.500 10 4 12 4 C14 4 15.500 5.500 15.500 8 V11",
    "grip": "M9 6 H9.010 M15 6 H15.010 M9 12 H9.010 M15 12 H15.010 M9 18 H9.010 M15 18 H15.010",
    "chevron-right": "M9 5 L16 12 L9 19",
    "chevron-down": "M5 9 L12 16 L19 9",
    "play": "M8 5 L19 12 L8 19Z",
    "tap": "M9 11 V5.500 A2 2 0 0 1 13 5.500 V11 L17.500 12 C19.500 12.500 20 14 19.500 16 L18.500 21 H10.500 L6 15 C5 13.500 7 12 8 13 L9 14Z",
    "cap": "M2.500 9.500 L12 5 L21.500 9.500 L12 14Z M6.500 11.800 V16 C9 18.500 15 18.500 17.500 16 V11.800 M21.500 9.500 V15",
    "book": "M4 5.500 C7 4.500 10 4.800 12 6.500 C14 4.800 17 4.500 20 5.500 V18.500 C17 17.500 14 17.800 12 19.500 C10 17.800 7 17.500 4 18.500Z M12 6.500 V19.500",
    "chart": "M4 20 H20 M7 20 V12 M12 20 V5 M17 20 V9",
    "rewind": "M4 12 A8 8 0 1 0 6.500 6.200 M6.500 2.500 V6.500 H10.500 M12 8 V12 L15 14",
    "search": "M10.500 17 A6.5 6.5 0 0 1 10.500 4 A6.5 6.5 0 0 1 10.500 17Z M15.300 15.300 L20 20",
    "pen": "M4 20 L5 16 L16 5 L19 8 L8 19Z M14 7 L17 10",
    "chevron-left": "M15 5 L8 12 L15 19",
    "warn": "M12 4 L21 19.500 H3Z M12 10 V14 M12 16.800 V16.900",
    "again": "M19.500 12 A7.5 7.5 0 1 1 16.500 6 M16.800 2 V6.300 H12.500",
    "cards": "M5 8 L13 5.500 L17 17.500 L9 20Z M15 5 H19 V15",
    "first": "M17 5 L10 12 L17 19 M6 5 V19",
    "last": "M7 5 L14 12 L7 19 M18 5 V19",
    "share": "M12 15 V3.500 M7.500 8 L12 3.500 L16.500 8 M5 12 V20 H19 V12",
    "bin": "M4 6.500 H20 M9 6.500 V4 H15 V6.500 M6.500 6.500 L7.500 20 H16.500 L17.500 6.500 M10 10.500 V16 M14 10.500 V16",
    "folder": "M3 19 V5.500 H9.500 L11.500 8 H21 V19Z",
    "keyboard": "M3 7 H21 V17 H3Z M7 10.500 H7.010 M10.500 10.500 H10.510 M14 10.500 H14.010 M17.500 10.500 H17.510 M8 14 H16",
}


def icon(name, colour=DARK, width=2.0):
    fill = colour if name == "play" else "none"
    return square(24, path(ICONS[name], fill, colour, width))


def write(folder, name, text):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", nargs="?", default=Path(__file__).resolve().parents[2] / "resources", type=Path)
    out = parser.parse_args().out
    for name in COINS:
        write(out / "cards" / "tokens", name, coin(name))
        write(out / "cards" / "tokens", f"{name}-back", coin(name, back=True))
    for name, colours in {"red": ("#B8322F", "#D4574E"), "blue": ("#1F5F9F", "#3E83C4"), "green": ("#1F7A50", "#3C9E70")}.items():
        write(out / "cards" / "tokens", f"chip-{name}", chip(*colours))
    for folded in range(5):
        write(out / "cards" / "tokens", f"bill-{folded}", bill(folded))
    for name in ICONS:
        write(out / "icons", name, icon(name))
    for suit in SUIT_PATHS:
        write(out / "icons", f"suit-{suit}", square(104, at(52, 52, path(SUIT_PATHS[suit], DARK))))


if __name__ == "__main__":
    main()
