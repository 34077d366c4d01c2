#!/usr/bin/env python3
"""Draw avatars, tokens and toolbar icons as SVG, with the helpers of make_deck.py.

    python3 make_extras.py [OUT_DIR]      (default: resources/ of this checkout)
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from make_deck import SUIT_PATHS, at, circle, line, path, poly, rect, star_points

DARK = "#2A2B36"


def square(size, body, defs=""):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'viewBox="0 0 {size} {size}" width="{size}" height="{size}"><defs>{defs}</defs>{body}</svg>\n')


def mirrored(content):
    """Content drawn about x = 0 placed at the middle of a 100 wide picture, on both sides."""
    return at(50, 0, content) + at(50, 0, content, flip=True)


def centred(content):
    return at(50, 0, content)


def eyes(x, y, r=4.2, colour=DARK):
    return mirrored(circle(x, y, r, colour)) + centred(
        circle(x - 1.3, y - 1.5, r * 0.32, "#FFFFFF") + circle(-x - 1.3, y - 1.5, r * 0.32, "#FFFFFF"))


def smile(y, w=7, colour=DARK, width=2.4):
    return centred(path(f"M{-w} {y} Q0 {y + w * 0.9:.1f} {w} {y}", "none", colour, width))


def shade(d):
    """The right half in shadow, as on the court cards."""
    return centred(path(d, "#000000", opacity=0.10))


# --------------------------------------------------------------------------- avatars

def fox():
    half = "M0 84 C-10 80 -33 66 -34 44 L-35 16 L-17 29 C-10 27 -5 26 0 26Z"
    cheek = "M0 84 C-10 80 -30 68 -34 47 C-22 47 -9 56 0 69Z"
    return (mirrored(path(half, "#E8772E") + path("M-30.500 25 L-29 39 L-20 31.500Z", "#7A3417") + path(cheek, "#FFF6E6"))
            + shade("M0 26 C5 26 10 27 17 29 L35 16 L34 44 C33 66 10 80 0 84Z")
            + eyes(15, 49) + centred(path("M-6.500 67 H6.500 C7 72 3 76 0 76 C-3 76 -7 72 -6.500 67Z", DARK)))


def owl():
    half = "M0 86 C-22 86 -33 70 -33 50 C-33 40 -31 32 -33 17 C-26 22 -20 25 -13 26 C-8 24 -4 23 0 23Z"
    return (mirrored(path(half, "#8A5FA8") + circle(-15, 46, 16.500, "#F6E7CE") + path("M0 84 C-12 84 -19 77 -19 69 C-10 64 -4 66 0 69Z", "#C9A6DB"))
            + shade("M0 23 C4 23 8 24 13 26 C20 25 26 22 33 17 C31 32 33 40 33 50 C33 70 22 86 0 86Z")
            + mirrored(circle(14.5, 46, 9, "#E9A93A")) + eyes(14.5, 46, 5.6)
            + centred(path("M-6 54 H6 L0 66Z", "#E9862E")))


def bear():
    return (mirrored(circle(-26, 28, 13, "#8D5A3B") + circle(-26, 28, 6.500, "#C98F6B"))
            + centred(circle(0, 54, 34, "#8D5A3B")) + shade("M0 20 A34 34 0 0 1 0 88Z")
            + centred(path("M0 82 C-13 82 -19 75 -19 67 C-19 58 -10 54 0 54 C10 54 19 58 19 67 C19 75 13 82 0 82Z", "#E3BC95"))
            + eyes(14, 47) + centred(path("M-7 60 H7 C7 65 3 68 0 68 C-3 68 -7 65 -7 60Z", DARK))
            + centred(path("M0 68 V72 M-7 72 Q-3.500 77 0 72 Q3.500 77 7 72", "none", DARK, 2.2)))


def cat():
    half = "M0 82 C-20 82 -33 71 -33 53 L-32 17 L-15 29 C-10 28 -5 27 0 27Z"
    return (mirrored(path(half, "#6E7B8F") + path("M-28 26 L-27.500 38 L-18.500 31.500Z", "#E7A1A1"))
            + shade("M0 27 C5 27 10 28 15 29 L32 17 L33 53 C33 71 20 82 0 82Z")
            + centred(path("M0 27 L-5 40 M0 27 L5 40 M0 27 V41", "none", "#4C576A", 3))
            + mirrored(path("M-23 50 Q-15 41 -7 50 Q-15 58 -23 50Z", "#F3D65C")) + mirrored(path("M-15 45.500 Q-12 50 -15 54.500 Q-18 50 -15 45.500Z", DARK))
            + centred(path("M-4.500 61 H4.500 L0 65.500Z", "#E7A1A1") + path("M0 65.500 V68 M-8 68 Q-4 73.500 0 68 Q4 73.500 8 68", "none", DARK, 2.2))
            + mirrored(path("M-18 63 L-34 60 M-18 67 L-33 70", "none", "#E6EAF0", 1.6)))


def rabbit():
    ear = path("M-16 46 C-28 26 -25 8 -17 7 C-8 7 -6 26 -5 40Z", "#FBFAF6") + path("M-15.500 38 C-21 24 -20 13 -16.500 13 C-12 13 -10.500 26 -10 38Z", "#F3B5B5")
    return (mirrored(ear) + centred(path("M0 88 C-21 88 -31 77 -31 62 C-31 46 -18 36 0 36 C18 36 31 46 31 62 C31 77 21 88 0 88Z", "#FBFAF6"))
            + shade("M0 36 C18 36 31 46 31 62 C31 77 21 88 0 88Z")
            + mirrored(circle(21, 70, 5.5, "#F6C3BF")) + eyes(13, 58)
            + centred(path("M-4.500 66 H4.500 L0 70.500Z", "#E28C8C") + path("M0 70.500 V73 M-7 73 Q-3.500 78 0 73 Q3.500 78 7 73", "none", DARK, 2.2)))


def frog():
    return (mirrored(circle(-19, 32, 14, "#5FA04A")) + centred(path("M0 84 C-22 84 -37 74 -37 58 C-37 40 -22 30 0 30 C22 30 37 40 37 58 C37 74 22 84 0 84Z", "#5FA04A"))
            + shade("M0 30 C4 22 14 16 24 19 C33 22 35 32 32 39 C36 44 37 52 37 58 C37 74 22 84 0 84Z")
            + mirrored(circle(-19, 31, 9.500, "#FFFDF2")) + eyes(18.5, 31.5, 5.2)
            + centred(path("M-24 60 Q0 80 24 60", "none", "#2F5A25", 3)) + mirrored(circle(26, 58, 4.6, "#F0A58A"))
            + mirrored(circle(4, 51, 1.5, "#2F5A25")))


def penguin():
    return (centred(path("M0 88 C-22 88 -32 74 -32 54 C-32 32 -19 17 0 17 C19 17 32 32 32 54 C32 74 22 88 0 88Z", "#2C3B57"))
            + mirrored(path("M0 86 C-17 86 -25 75 -25 60 C-25 46 -18 38 -10 38 C-4 38 -1 42 0 46Z", "#FBF7EC"))
            + shade("M0 17 C19 17 32 32 32 54 C32 74 22 88 0 88Z") + eyes(11.5, 51)
            + mirrored(circle(17.5, 63, 5, "#F6C3B5")) + centred(path("M-8 58 Q0 52 8 58 L0 68Z", "#F0A03A")))


def panda():
    return (mirrored(circle(-25, 28, 12, DARK)) + centred(circle(0, 54, 34, "#FBFAF4")) + shade("M0 20 A34 34 0 0 1 0 88Z")
            + mirrored(path("M-8 48 C-8 40 -17 38 -22 43 C-28 49 -27 60 -20 61 C-13 61 -8 56 -8 48Z", DARK))
            + mirrored(circle(15.5, 50, 4.6, "#FFFFFF")) + eyes(15, 50.5, 3)
            + centred(path("M-6 64 H6 C6 68 3 70.500 0 70.500 C-3 70.500 -6 68 -6 64Z", DARK)) + smile(74, 6))


def tiger():
    half = "M0 86 C-20 86 -34 74 -34 54 C-34 34 -20 22 0 22Z"
    return (mirrored(circle(-26, 28, 11, "#EFA23A") + circle(-26, 28, 5, "#5A3A16") + path(half, "#EFA23A"))
            + mirrored(path("M0 84 C-16 84 -22 76 -22 68 C-22 60 -12 58 0 60Z", "#FFF6E4"))
            + mirrored(path("M-33 46 L-20 49 L-33.500 55Z M-32.500 62 L-23 61 L-30 69Z", "#3B2A1C")
                       + path("M-2.500 22 H2.500 L0 40Z M-14 24 L-8 22.500 L-7.500 35Z", "#3B2A1C"))
            + shade("M0 22 C20 22 34 34 34 54 C34 74 20 86 0 86Z")
            + eyes(14, 51) + centred(path("M-6.500 63 H6.500 L0 69.500Z", "#C9605A")) + centred(path("M0 69 V72 M-7 72 Q-3.500 77 0 72 Q3.500 77 7 72", "none", DARK, 2.2)))


def robot():
    return (centred(line(0, 12, 0, 26, "#5C6B85", 3.4) + circle(0, 12, 5, "#E4572E"))
            + mirrored(rect(-41, 46, 10, 20, "#5C6B85", None, 0, r=4))
            + centred(rect(-33, 25, 66, 58, "#A9B8CF", None, 0, r=14)) + shade("M0 25 H19 A14 14 0 0 1 33 39 V69 A14 14 0 0 1 19 83 H0Z")
            + centred(rect(-25, 36, 50, 24, "#26324A", None, 0, r=10)) + mirrored(circle(-12, 48, 6, "#6FE0D0") + circle(-12, 48, 2.6, "#F4FFFC"))
            + centred(rect(-14, 68, 28, 7, "#26324A", None, 0, r=3.5))
            + centred("".join(line(x, 68.5, x, 74.5, "#A9B8CF", 1.6) for x in (-7, 0, 7))))


AVATARS = {"fox": (fox, "#BCE0D6"), "owl": (owl, "#F6DDA9"), "bear": (bear, "#F7CDB4"), "cat": (cat, "#F8E3A4"),
           "rabbit": (rabbit, "#B5D3EE"), "frog": (frog, "#F9DEC0"), "penguin": (penguin, "#CBE3F4"),
           "panda": (panda, "#CBE6C0"), "tiger": (tiger, "#DACDF0"), "robot": (robot, "#F1D5DF")}


def avatar(name):
    draw, ground = AVATARS[name]
    return square(100, circle(50, 50, 50, ground) + draw())


# --------------------------------------------------------------------------- tokens

def gradient(name, top, bottom):
    return (f'<linearGradient id="{name}" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{bottom}"/></linearGradient>')


def penny():
    beads = "".join(circle(20 + 15.2 * math.cos(a), 20 + 15.2 * math.sin(a), 0.75, "#8F4A24")
                    for a in (math.tau * i / 28 for i in range(28)))
    return square(40, circle(20, 20, 19, "#8F4A24") + circle(20, 20, 18, "url(#c)") + circle(20, 20, 13, "#C87A45", "#E7AE7E", 1)
                  + beads + at(20, 20.4, poly(star_points(5, 8.6, 3.9), "#F3C79B", "#8F4A24", 0.8)),
                  gradient("c", "#F2B98A", "#B9683A"))


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
    for name in AVATARS:
        write(out / "cards" / "avatars", name, avatar(name))
    write(out / "cards" / "tokens", "penny", penny())
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
