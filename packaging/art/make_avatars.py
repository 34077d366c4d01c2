#!/usr/bin/env python3
"""Draw the round pictures of the seats: ten heads, each with the seven faces of its moods.

    python3 make_avatars.py [OUT_DIR]      (default: resources/cards/avatars of this checkout)

A picture shows the calm face; the others are in it too and are not displayed, each group with the class of
its mood and on a line of its own. Whoever shows a picture (cardtable/ui/drawing/faces.py) keeps those of one
mood, and moves two kinds of groups to let the animal look somewhere: `front`, what sticks out of the head,
and `gaze`, the pupils. Without a glance their transform is `translate(0 0)`. A mood that looks nowhere else
has no `gaze`.

Nobody draws a face by hand: `Face` says where eyes, brows and mouth of a head are and what they are made
of, and the functions below it draw every mood from that.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path

from make_deck import at, circle, line, num, path, rect
from make_extras import DARK, square, write

WHITE = "#FFFFFF"
MOODS = ("calm", "thinking", "glad", "worried", "smug", "sad", "asleep")


def mirrored(content):
    """Content drawn about x = 0, on both sides of it."""
    return content + at(0, 0, content, flip=True)


def shade(d):
    """The right half in shadow, as on the court cards."""
    return path(d, "#000000", opacity=0.10)


def stroke(d, colour, width):
    return path(d, "none", colour, width)


def moved(content, x, y):
    return f'<g transform="translate({num(float(x))} {num(float(y))})">{content}</g>'


def ellipse(x, y, rx, ry, fill):
    return path(f"M{num(x - rx)} {num(y)} A{num(rx)} {num(ry)} 0 0 1 {num(x + rx)} {num(y)} "
                f"A{num(rx)} {num(ry)} 0 0 1 {num(x - rx)} {num(y)}Z", fill)


# --------------------------------------------------------------------------- what faces are made of

@dataclass(frozen=True)
class Eyes:
    """Two eyes at (-x, y) and (x, y). Without `white` an eye is a dark dot of radius `r`, else a ball of that
    radius with a pupil; `lid` is the colour that closes a ball.
    """

    x: float
    y: float
    r: float = 5.0
    white: str = ""
    lid: str = ""
    pupil: float = 0.0
    slim: float = 1.0
    dark: str = DARK
    shine: str = WHITE
    line: str = DARK
    """The colour of closed eyes and of the edge of a lid."""


@dataclass(frozen=True)
class Mouth:
    """A mouth whose corners are at (-w, y) and (w, y); `cleft` is of an animal whose lips meet below the nose.
    """

    y: float
    w: float = 7.0
    cleft: bool = False
    line: str = DARK
    width: float = 2.6
    inside: str = "#6E2430"
    tongue: str = "#F08A84"


@dataclass(frozen=True)
class Beak:
    """A beak from (-w, y) to (w, y) and down to `tip`; `crown` is how far its upper edge rises."""

    y: float
    tip: float
    w: float
    crown: float
    colour: str
    deep: str
    inside: str = "#6E2430"


@dataclass(frozen=True)
class Face:
    """Where the parts of a face are. Brows are `brow` above the eyes; blushes lie at `cheek`, tears and drops
    where there is room.
    """

    eyes: Eyes
    mouth: Mouth | Beak
    brow: float = 11.0
    brow_colour: str = DARK
    brow_half: float = 5.6
    cheek: tuple[float, float, str] | None = None
    drop: tuple[float, float] = (27.0, 33.0)
    paw: tuple[str, str] = ("#FBFAF4", "#B9B4AA")
    """The colours of a paw, a wing or a hand, and of its edge."""


def gaze(content):
    """What moves with a glance."""
    return f'<g class="gaze" transform="translate(0 0)">{content}</g>'


def sides(draw):
    """What `draw` makes of the sign of each side, the left one first."""
    return draw(-1) + draw(1)


# --------------------------------------------------------------------------- eyes

def pupil(e, x, y, size=1.0):
    """A pupil or a dot about (x, y) with its light at the upper left."""
    r = (e.pupil if e.white else e.r) * size
    light = circle(x - r * 0.32, y - r * 0.36, max(1.1, r * 0.32), e.shine)
    return ellipse(x, y, r * e.slim, r, e.dark) + light


def open_eyes(e, size=1.0, looks=None):
    """Open eyes; they follow a glance, or look to `looks` whatever happens."""
    balls = sides(lambda side: circle(side * e.x, e.y, e.r, e.white)) if e.white else ""
    pupils = sides(lambda side: pupil(e, side * e.x, e.y, size))
    return balls + (gaze(pupils) if looks is None else moved(pupils, *looks))


def wide_eyes(e):
    """Eyes torn open: much white and a small pupil."""
    wide = e if e.white else replace(e, white=WHITE, r=e.r * 1.45, pupil=e.r * 0.62)
    edge = "" if e.white else sides(lambda side: circle(side * e.x, e.y, wide.r + 0.9, e.line))
    wide = replace(wide, pupil=wide.pupil * (0.66 if e.white else 1.0), r=wide.r * (1.08 if e.white else 1.0))
    return edge + open_eyes(wide)


def half(r, height, upper):
    """The part of a disc about the origin above, or below, the chord at `height`."""
    c = (r * r - height * height) ** 0.5
    large = int((height > 0) == upper)
    return f"M{num(-c)} {num(height)} A{num(r)} {num(r)} 0 {large} {int(upper)} {num(c)} {num(height)}Z"


def lidded_eyes(e, height=-0.1, slope=0.0, looks=None):
    """Eyes half closed by a lid at `height` times the radius; `slope` turns it (degrees, the outer end down)."""
    def one(side):
        h = height * e.r
        edge = e.r + 1.2
        bar = stroke(f"M{num(-edge)} {num(h)} H{num(edge)}", e.line, 2.2)
        if e.white:
            shut = path(half(e.r + 0.7, h, True), e.lid) + bar
            return at(side * e.x, e.y, shut, turn=side * slope)
        return at(side * e.x, e.y, bar, turn=side * slope)

    if e.white:
        return open_eyes(e, 1.0, looks) + sides(one)
    moons = sides(lambda side: at(side * e.x, e.y, path(half(e.r, height * e.r, False), e.dark),
                                  turn=side * slope))
    return (gaze(moons) if looks is None else moved(moons, *looks)) + sides(one)


def weeping_eyes(e, reach):
    """Eyes cast down: balls under sloping lids, dots full of water."""
    if e.white:
        return lidded_eyes(e, -0.30, 16, (0, reach * 0.6))
    water = sides(lambda side: circle(side * e.x + e.r * 0.3, e.y + e.r * 0.42, e.r * 0.24, e.shine))
    return moved(sides(lambda side: pupil(e, side * e.x, e.y, 1.06)) + water, 0, 1.2)


def shut_eyes(e, smiling):
    """Closed eyes: bows upwards where it smiles, else downwards."""
    w = e.r * (0.82 if e.white else 1.25)
    rise = w * (1.15 if smiling else -1.0)
    base = e.y + rise * 0.42
    skin = sides(lambda side: circle(side * e.x, e.y, e.r + 0.5, e.lid)) if e.white else ""
    bows = sides(lambda side: stroke(
        f"M{num(side * e.x - w)} {num(base)} Q{num(side * e.x)} {num(base - rise * 1.7)} {num(side * e.x + w)} {num(base)}",
        e.line, 2.9))
    return skin + bows


def brows(face, tilt, lift=0.0, only=0):
    """Brows; `tilt` is by how much the inner ends are higher than the outer ones."""
    e, w = face.eyes, face.brow_half
    y = e.y - face.brow - lift

    def one(side):
        x = side * e.x
        return stroke(f"M{num(x - side * w)} {num(y - tilt / 2)} Q{num(x)} {num(y - 1.6)} {num(x + side * w)} {num(y + tilt / 2)}",
                      face.brow_colour, 2.6)

    return one(only) if only else sides(one)


# --------------------------------------------------------------------------- mouths

def curve(m, depth, w=None, x=0.0):
    """A bow from corner to corner that hangs down by `depth`, or rises."""
    w = m.w if w is None else w
    return stroke(f"M{num(x - w)} {num(m.y)} Q{num(x)} {num(m.y + depth * 2)} {num(x + w)} {num(m.y)}", m.line, m.width)


def calm_mouth(m):
    if m.cleft:
        w, y = m.w, m.y
        d = f"M{-w} {num(y)} Q{num(-w / 2)} {num(y + w * 0.72)} 0 {num(y)} Q{num(w / 2)} {num(y + w * 0.72)} {w} {num(y)}"
        return stroke(d, m.line, m.width)
    return curve(m, m.w * 0.4)


def laughing_mouth(m):
    """Open, with the tongue in it."""
    w, y, deep = m.w * 1.12, m.y - 0.6, max(8.0, m.w * 0.86)
    hole = f"M{num(-w)} {num(y)} Q0 {num(y + 2.4)} {num(w)} {num(y)} C{num(w)} {num(y + deep)} {num(w * 0.45)} {num(y + deep * 1.25)} 0 {num(y + deep * 1.25)} C{num(-w * 0.45)} {num(y + deep * 1.25)} {num(-w)} {num(y + deep)} {num(-w)} {num(y)}Z"
    lick = ellipse(0.0, y + deep * 0.95, w * 0.5, deep * 0.28, m.tongue)
    return path(hole, m.inside, m.line, m.width * 0.7) + lick


def wavy_mouth(m):
    w, y = m.w * 1.2, m.y + 3
    step, high = num(w / 3), num(max(4.2, w * 0.3))
    d = f"M{num(-w)} {num(y)} " + " ".join(f"q{step} {sign}{high} {num(w * 2 / 3)} 0" for sign in ("-", "", "-"))
    return stroke(d, m.line, m.width)


def smirk(m):
    """One corner goes far up."""
    w, y = m.w * 1.1, m.y + 2
    d = f"M{num(-w * 0.75)} {num(y)} C{num(-w * 0.1)} {num(y + 3.2)} {num(w * 0.8)} {num(y + 2.2)} {num(w * 1.15)} {num(y - 4.4)} m{num(-2.6)} {num(-0.8)} q2.4 0.4 3.8 2.6"
    return stroke(d, m.line, m.width)


def pursed_mouth(m):
    """Small and to one side, as of somebody who is counting."""
    return stroke(f"M-7.500 {num(m.y + 3)} Q-2.500 {num(m.y + 0.4)} 2 {num(m.y + 1.6)}", m.line, m.width)


def sad_mouth(m):
    return moved(curve(m, -m.w * 0.5, m.w * 0.95), 0, m.w * 0.42 + 1.4)


def sleeping_mouth(m):
    return ellipse(0.0, m.y + 2.6, 3.5, 3.8, m.inside)


LIPS = {"calm": calm_mouth, "thinking": pursed_mouth, "glad": laughing_mouth, "worried": wavy_mouth,
        "smug": smirk, "sad": sad_mouth, "asleep": sleeping_mouth}


def beak_with(b, upper_tip, lower_tip=0.0, skew=0.0, droop=0.0):
    """A beak: the upper half down to `upper_tip`, and below it the lower half if it is open."""
    w, y, mid = b.w, b.y, skew
    upper = path(f"M{num(-w)} {num(y + droop)} Q0 {num(y - b.crown * 2 - droop * 0.4)} {num(w)} {num(y + droop)} L{num(mid)} {num(upper_tip)}Z",
                 b.colour)
    if not lower_tip:
        return upper
    low = w * 0.78
    back = path(f"M{num(-low)} {num(y + 1)} L{num(low)} {num(y + 1)} L{num(mid)} {num(lower_tip)}Z", b.deep)
    gap = path(f"M{num(-low * 0.72)} {num(y + 1)} L{num(low * 0.72)} {num(y + 1)} L{num(mid)} {num(lower_tip - 3.4)}Z", b.inside)
    return back + gap + upper


def beak(b, mood):
    """The beak in a mood."""
    long = b.tip - b.y
    match mood:
        case "thinking":
            return moved(beak_with(b, b.tip - long * 0.14, skew=1.6), 2.2, -0.6)
        case "smug":
            return at(0, b.y, moved(beak_with(b, b.tip), 0, -b.y), turn=-13)
        case "glad":
            return moved(beak_with(b, b.y + long * 0.62, b.tip + long * 0.52), 0, -1)
        case "worried":
            return beak_with(b, b.y + long * 0.6, b.tip + long * 0.02)
        case "sad":
            return moved(beak_with(b, b.tip, droop=2.4), 0, 1.6)
        case "asleep":
            return moved(beak_with(b, b.y + long * 0.72, b.y + long * 0.98), 0, 1)
        case _:
            return beak_with(b, b.tip)


# --------------------------------------------------------------------------- whole faces

def drop(x, y, size, turn=0.0):
    """A drop of sweat or a tear."""
    d = f"M0 {-1.5 * size} C{0.5 * size} {-0.6 * size} {size} {-0.1 * size} {size} {0.5 * size} A{size} {size} 0 0 1 {-size} {0.5 * size} C{-size} {-0.1 * size} {-0.5 * size} {-0.6 * size} 0 {-1.5 * size}Z"
    return at(x, y, path(d, "#6FC3F2", "#2F86BD", 1.2) + circle(-size * 0.3, size * 0.5, size * 0.26, WHITE), turn=turn)


def paw(colour, edge):
    """A paw at the chin."""
    arm = "M17.500 85.800 L12.500 78.500"
    toes = stroke("M8.800 75.500 L11 79 M13.700 73.600 L15.200 77.200", edge, 1.6)
    return stroke(arm, edge, 18) + stroke(arm, colour, 15) + toes


def snore(x, y, size):
    """A z of somebody who sleeps."""
    d = f"M{num(x)} {num(y)} h{num(size)} l{num(-size)} {num(size)} h{num(size)}"
    return stroke(d, WHITE, 5.4) + stroke(d, "#3C5C9A", 2.6)


def look(face, mood):
    """The face in a mood."""
    e = face.eyes
    lips = beak(face.mouth, mood) if isinstance(face.mouth, Beak) else LIPS[mood](face.mouth)
    reach = min(2.6, e.r - e.pupil) if e.white else 2.6
    blush = ""
    if face.cheek and mood in ("glad",):
        x, y, colour = face.cheek
        blush = sides(lambda side: circle(side * x, y, 5.2, colour))
    match mood:
        case "calm":
            return open_eyes(e) + lips
        case "thinking":
            return (open_eyes(e, looks=(reach * 0.8, -reach)) + brows(face, 0.0, 3.8, only=1)
                    + brows(face, 0.6, -0.6, only=-1) + lips + paw(*face.paw))
        case "glad":
            return blush + shut_eyes(e, True) + lips
        case "worried":
            return wide_eyes(e) + brows(face, 4.6, 2.6) + lips + drop(*face.drop, 4.2, 8)
        case "smug":
            return lidded_eyes(e, -0.12) + brows(face, -3.0, 2.8, only=1) + brows(face, -2.4, -2.6, only=-1) + lips
        case "sad":
            weeping = drop(-e.x - e.r * 0.2, e.y + e.r + 6.5, 3.4)
            return weeping_eyes(e, reach) + brows(face, 5.2, 0.2) + lips + weeping
        case _:
            return shut_eyes(e, False) + lips


def worn(mood, content):
    """What belongs to one mood, on a line of its own: it can be left out by leaving out the line."""
    hidden = "" if mood == "calm" else ' display="none"'
    return f'\n<g class="{mood}"{hidden}>{content}</g>\n'


def avatar(ground, head, front, face):
    """A whole picture: the ground, the head, and the front with its faces."""
    faces = "".join(worn(mood, look(face, mood)) for mood in MOODS)
    body = at(50, 0, head + f'<g class="front" transform="translate(0 0)">{front}{faces}</g>')
    return square(100, circle(50, 50, 50, ground) + body + worn("asleep", snore(59, 25, 9.5) + snore(69, 12.5, 6.5)))


# --------------------------------------------------------------------------- the animals

def nose(w, top, bottom, colour):
    """A nose with a flat upper edge."""
    return path(f"M{-w} {top} H{w} C{w} {num(top + (bottom - top) * 0.62)} {num(w * 0.45)} {bottom} 0 {bottom} "
                f"C{num(-w * 0.45)} {bottom} {-w} {num(top + (bottom - top) * 0.62)} {-w} {top}Z", colour)


def snout(top, bottom):
    """The line from the nose to the lips."""
    return stroke(f"M0 {num(top)} V{num(bottom)}", DARK, 2.4)


def fox():
    side = "M0 86 C-10 83 -33 68 -34 44 L-35 16 L-17 29 C-10 27 -5 26 0 26Z"
    cheek = "M0 86 C-10 83 -30 70 -34 47 C-22 47 -9 55 0 62Z"
    head = (mirrored(path(side, "#E8772E") + path("M-30.500 25 L-29 39 L-20 31.500Z", "#7A3417") + path(cheek, "#FFF6E6"))
            + shade("M0 26 C5 26 10 27 17 29 L35 16 L34 44 C33 68 10 83 0 86Z"))
    face = Face(Eyes(15, 48), Mouth(71.5, 7, True), brow_colour="#7A3417", cheek=(23, 60, "#F3A58A"), paw=("#E8772E", "#8F3F16"))
    return head, nose(6, 61, 68.5, DARK) + snout(67, 71.5), face


def owl():
    side = "M0 86 C-22 86 -33 70 -33 50 C-33 40 -31 32 -33 17 C-26 22 -20 25 -13 26 C-8 24 -4 23 0 23Z"
    head = (mirrored(path(side, "#8A5FA8") + circle(-15, 46, 16.500, "#F6E7CE") + path("M0 84 C-12 84 -19 77 -19 69 C-10 64 -4 66 0 69Z", "#C9A6DB"))
            + shade("M0 23 C4 23 8 24 13 26 C20 25 26 22 33 17 C31 32 33 40 33 50 C33 70 22 86 0 86Z"))
    eyes = Eyes(14.5, 46, 10, "#E9A93A", "#B990CC", 6.0, line="#4A2C63")
    return head, "", Face(eyes, Beak(55, 66.5, 6.4, 1.6, "#E9862E", "#B35A12"), 15, "#4A2C63", 7.5, drop=(29, 28), paw=("#8A5FA8", "#4A2C63"))


def bear():
    head = (mirrored(circle(-26, 28, 13, "#8D5A3B") + circle(-26, 28, 6.500, "#C98F6B"))
            + circle(0, 54, 34, "#8D5A3B") + shade("M0 20 A34 34 0 0 1 0 88Z"))
    muzzle = path("M0 83 C-13 83 -20 76 -20 67.500 C-20 58 -10 54 0 54 C10 54 20 58 20 67.500 C20 76 13 83 0 83Z", "#E3BC95")
    face = Face(Eyes(14, 46), Mouth(70.5, 7, True), brow_colour="#4A2A18", cheek=(25, 58, "#C9755A"), paw=("#8D5A3B", "#4A2A18"))
    return head, muzzle + nose(7, 58, 66, DARK) + snout(65, 70.5), face


def cat():
    side = "M0 82 C-20 82 -33 71 -33 53 L-32 17 L-15 29 C-10 28 -5 27 0 27Z"
    head = (mirrored(path(side, "#6E7B8F") + path("M-28 26 L-27.500 38 L-18.500 31.500Z", "#E7A1A1"))
            + shade("M0 27 C5 27 10 28 15 29 L32 17 L33 53 C33 71 20 82 0 82Z")
            + stroke("M0 27 L-5 38 M0 27 L5 38 M0 27 V39", "#4C576A", 3))
    whiskers = mirrored(stroke("M-18 63 L-34 60 M-18 67 L-33 70", "#E6EAF0", 1.6))
    eyes = Eyes(14.5, 49.5, 7.6, "#F3D65C", "#8794A9", 5.6, 0.62, line="#262D3A")
    face = Face(eyes, Mouth(67, 7, True), 11.5, "#333C4B", cheek=(23, 60, "#C79AA6"), paw=("#8794A9", "#3F4959"))
    return head, whiskers + path("M-4.500 60 H4.500 L0 64.500Z", "#E7A1A1") + snout(64.5, 67), face


def rabbit():
    ear = path("M-16 46 C-28 26 -25 8 -17 7 C-8 7 -6 26 -5 40Z", "#FBFAF6") + path("M-15.500 38 C-21 24 -20 13 -16.500 13 C-12 13 -10.500 26 -10 38Z", "#F3B5B5")
    head = (mirrored(ear) + path("M0 88 C-21 88 -31 77 -31 62 C-31 46 -18 36 0 36 C18 36 31 46 31 62 C31 77 21 88 0 88Z", "#FBFAF6")
            + shade("M0 36 C18 36 31 46 31 62 C31 77 21 88 0 88Z"))
    front = mirrored(circle(21, 70, 5.5, "#F6C3BF")) + path("M-4.500 65.500 H4.500 L0 70Z", "#E28C8C") + snout(70, 72)
    return head, front, Face(Eyes(13, 58), Mouth(72, 7, True), 10.5, "#8A7F86", cheek=(21, 70, "#F2A3A0"), drop=(29, 45), paw=("#FBFAF6", "#A9A3AA"))


def frog():
    head = (mirrored(circle(-19, 32, 14, "#5FA04A")) + path("M0 84 C-22 84 -37 74 -37 58 C-37 40 -22 30 0 30 C22 30 37 40 37 58 C37 74 22 84 0 84Z", "#5FA04A")
            + shade("M0 30 L5.200 30.100 A14 14 0 1 1 30.300 40.370 C34.600 44.880 37 50.800 37 58 C37 74 22 84 0 84Z"))
    front = mirrored(circle(27, 58, 4.6, "#F0A58A")) + mirrored(circle(4, 50, 1.5, "#2F5A25"))
    eyes = Eyes(19, 31, 9.5, "#FFFDF2", "#71B35A", 5.2, line="#2F5A25")
    return head, front, Face(eyes, Mouth(61, 18, line="#2F5A25", width=3), 13.5, "#2F5A25", 6.5, drop=(33, 45), paw=("#71B35A", "#2F5A25"))


def penguin():
    head = (path("M0 88 C-22 88 -32 74 -32 54 C-32 32 -19 17 0 17 C19 17 32 32 32 54 C32 74 22 88 0 88Z", "#2C3B57")
            + mirrored(path("M0 86 C-17 86 -25 75 -25 60 C-25 46 -18 38 -10 38 C-4 38 -1 42 0 46Z", "#FBF7EC"))
            + shade("M0 17 C19 17 32 32 32 54 C32 74 22 88 0 88Z"))
    front = mirrored(circle(18, 63, 4.8, "#F6C3B5"))
    beaked = Beak(58.5, 69, 8, 2.6, "#F0A03A", "#BF6D12")
    return head, front, Face(Eyes(11.5, 51), beaked, 9.5, DARK, 4.8, cheek=(18, 63, "#F0A08E"), drop=(28, 36), paw=("#2C3B57", "#101A2E"))


def panda():
    head = (mirrored(circle(-25, 28, 12, DARK)) + circle(0, 54, 34, "#FBFAF4") + shade("M0 20 A34 34 0 0 1 0 88Z"))
    patch = path("M-6.500 47 C-6.500 38.500 -17 36.500 -22.500 42 C-29 48.500 -28 61 -20.500 62 C-13 62 -6.500 56 -6.500 47Z", DARK)
    eyes = Eyes(15.2, 49.5, 6.0, WHITE, DARK, 3.7, line=WHITE)
    face = Face(eyes, Mouth(73, 7, True), 17.5, DARK, 5.6, cheek=(25, 67, "#F3B5B0"), paw=("#3A3B48", "#15161D"))
    return head, mirrored(patch) + nose(6, 63.5, 70, DARK) + snout(69, 73), face


def tiger():
    side = "M0 86 C-20 86 -34 74 -34 54 C-34 34 -20 22 0 22Z"
    stripes = "M-33 46 L-22 49 L-33.500 54Z M-32.500 62 L-24 61 L-30 69Z"
    crown = "M-2.500 22 H2.500 L0 38Z M-14 24 L-8 22.500 L-7.500 33Z"
    head = (mirrored(circle(-26, 28, 11, "#EFA23A") + circle(-26, 28, 5, "#5A3A16") + path(side, "#EFA23A"))
            + mirrored(path(stripes, "#3B2A1C") + path(crown, "#3B2A1C"))
            + shade("M0 22 C20 22 34 34 34 54 C34 74 20 86 0 86Z"))
    muzzle = mirrored(path("M0 84 C-16 84 -22 76 -22 68 C-22 60 -12 58 0 60Z", "#FFF6E4"))
    face = Face(Eyes(14, 50), Mouth(72, 7, True), 10.5, "#3B2A1C", cheek=(25, 60, "#E07F4C"), paw=("#EFA23A", "#7C4A12"))
    return head, muzzle + path("M-6.500 62 H6.500 L0 68.500Z", "#C9605A") + snout(68.5, 72), face


def robot():
    head = (line(0, 12, 0, 26, "#5C6B85", 3.4) + circle(0, 12, 5, "#E4572E") + mirrored(rect(-41, 46, 10, 20, "#5C6B85", None, 0, r=4))
            + rect(-33, 25, 66, 58, "#A9B8CF", None, 0, r=14) + shade("M0 25 H19 A14 14 0 0 1 33 39 V69 A14 14 0 0 1 19 83 H0Z"))
    screen = rect(-27, 32, 54, 45, "#26324A", None, 0, r=11)
    teal = "#6FE0D0"
    eyes = Eyes(12.5, 49, 6.2, teal, "#26324A", 2.9, dark="#F4FFFC", line=teal)
    mouth = Mouth(64, 8, line=teal, inside=teal, tongue="#F4FFFC")
    return head, screen, Face(eyes, mouth, 10.5, teal, 5, paw=("#A9B8CF", "#5C6B85"))


ANIMALS = {"fox": ("#BCE0D6", fox), "owl": ("#F6DDA9", owl), "bear": ("#F7CDB4", bear), "cat": ("#F8E3A4", cat),
           "rabbit": ("#B5D3EE", rabbit), "frog": ("#F9DEC0", frog), "penguin": ("#CBE3F4", penguin),
           "panda": ("#CBE6C0", panda), "tiger": ("#DACDF0", tiger), "robot": ("#F1D5DF", robot)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    default = Path(__file__).resolve().parents[2] / "resources" / "cards" / "avatars"
    parser.add_argument("out", nargs="?", default=default, type=Path)
    out = parser.parse_args().out
    for name, (ground, draw) in ANIMALS.items():
        write(out, name, avatar(ground, *draw()))


if __name__ == "__main__":
    main()
