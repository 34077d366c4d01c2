"""What every card does to the total, computed in a simple way from the printed table of the rules.

Nothing here comes from the variant files or the engine, so an error in either shows as a difference.
The columns are: variant, A, 2-10, J, Q, K, joker, and what single cards do instead.
"""

from __future__ import annotations

import re

FRENCH = """
ninety-eight                  +1      +2     +3       +4      +5        +6        +7      +8     +9      -10   0         0        =98        —        —
ninety-eight-umass            +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =98        —        AS: 0 kill; AH: 0 (shield); QS: 0 exch
ninety-eight-arizona          +1|+11  +2     +3       0       +5        +6        +7      +8     0 rev   +10   -10       0        =98        =98 dbl  —
ninety-nine                   +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99        —        —
ninety-nine-orcutt            +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99        —        —
ninety-nine-boyer             +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99        —        —
ninety-nine-four-corners      +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99        —        —
ninety-nine-pile-away         +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99        —        —
ninety-nine-king-nine-swap    +1|+11  +2     +3       0 rev   +5        +6        +7      +8     =99     ±10   +10       +10      0          —        —
ninety-nine-four-nine-swap    +1|+11  +2     +3       0       +5        +6        +7      +8     0 rev   ±10   +10       +10      =99        —        —
ninety-nine-minus-ten         +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       -10   +10       +10      =99        —        —
ninety-nine-four-again        +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99        —        —
ninety-nine-1950s             +1|+11  +2     +3       +4      +5        +6        +7 rev  +8     0       ±10   +10       +10      +10        —        —
ninety-nine-wilson            +1|+11  +2     +3       +4      +5        +6        +7      0 rev  0       ±10   +10       +10      +10        —        —
ninety-nine-69                +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99        —        —
ninety-nine-ishihara          +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99 (ban)  —        —
ninety-nine-ishihara-hands    +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99 (ban)  —        —
ninety-nine-qcsalon           +1|+11  x2|/2  +3       +4 rev  +5        +6        +7      +8     0       ±10   +10 skip  +10      +10        —        —
ninety-nine-qcsalon-beginner  +1|+11  x2|/2  +3       +4      +5        +6        +7      +8     0       ±10   +10       +10      +10        —        —
one-hundred                   +1      +2     +3       0 rev   +5        +6        +7      +8     +9      =100  -10       +10      0          —        AS: =0..100; AC: =0..100; 2S: x2; 5H: -5; 5D: -5; QH: =0
ninety-nine-standard          +1|+11  +2     +3 skip  0 rev   +5        +6        +7      +8     =99     ±10   +10       +10      0          —        —
ninety-nine-alternative       +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       -10   +10       +10      =99        —        —
ninety-nine-five-folds        +1|+11  +2     +3 skip  0 rev   +5        +6        +7      +8     =99     ±10   +10       +10      0          —        —
ninety-nine-chicago           +1|+11  +2     +3 skip  0 rev   +5        +6        +7      +8     0 skip  -10   +10       +10      =99        —        —
ninety-nine-hawaiian          +1|+11  +2     +3 skip  0 rev   -5        +6        +7      +8     =99     -10   =99       +10      0          —        —
ninety-nine-icelandic         +1|+14  +2     +3       0 rev   +5 skip   +6        +7 rev  +8     =99     ±10   +11       0 chain  0          —        —
ninety-nine-michigan          +1|+11  +2     +3 skip  0 rev   +5        +6        +7      +8     =99     ±10   +10       +10      0          —        —
ninety-nine-taiwanese         +1      +2     +3       0 rev   0 choose  +6        +7      +8     +9      ±10   0         ±20      =99        —        AS: =0
99-poker-shed                 +1      +2     +3       0 rev   0 choose  +6        +7      +8     +9      ±10   0         ±20      =99        —        AS: =0
99-poker                      +1      +2     +3       0 rev   0 choose  +6        +7      +8     +9      ±10   0         ±20      =99        —        AS: =0; 10H, 10D: +10; QH, QD: +20
ninety-nine-baltimore         +1      +2     0 rev    0 rev   +5        +6 steal  copy    +2     0       -10   +10       +10      +10        —        JS, JH (one-eyed): =99; K/Q pair: +10 together
ninety-nine-nepal             +1|+11  =99    +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      +10        —        —
ninety-nine-lincoln-2018      +1|+14  +2     +3       0 rev   +5 skip   +6        +7 rev  +8     =99     ±10   +11       0 chain  0          —        —
ninety-nine-st-albans-2019    +1|+14  +2     +3       0 rev   +5 skip   +8        +7 rev  +6     =99     ±10   +11       0 chain  0          —        —
ninety-nine-norwich-2022      +1|+14  +2     +3       0 rev   +5 skip   +8        +7 rev  +6     =99     ±10   +11       0 chain  0          =99 rev  —
ninety-nine-whitby-2025       +1|+14  +2     +3       0 rev   +5 skip   +8        +7 rev  +6     =99     ±10   +11       0 chain  0          =99 rev  —
ninety-nine-denexa            +1|+11  +2     +3 skip  0 rev   +5        +6        +7      +8     =99     ±10   +10       +10      0          —        —
ninety-nine-gamerules         +1|+11  +2     +3       0 rev   +5        +6        +7      +8     0       ±10   +10       +10      =99        —        —
ninety-nine-jokers            +1|+11  +2     +3       +4      +5        +6        +7      +8     0       ±10   +10       +10      0 rev      =99      —
99-ptaff                      +1      +2     +3       +4      +5        +6        +7      +8     0       -10   0 rev     +10      =99        —        —
99-gronemann                  +1      +2     +3       0 rev   +5        +6        +7      +8     0       -10   +10       +10      =99        —        —
ninety-nine-thai              +1|+11  +2     +3 skip  0 rev   +5        +6        +7      +8     =99     ±10   +10       +10      0          —        —
99-queen-anne                 +1      +2     +3       0 rev   +5        +6        +7      +8     +9      ±10   0         ±20      =99        0 dbl    —
99-japan                      +1      +2     +3       +4|0 rev  +5      +6        +7      +8|0   +9      ±10   +10       ±20      +10        x2       —
99-nichidai                   0 choose  +2    +3       0 rev   +5        +6        +7      +8     =99     -10   0 skip    +10      +10        —        AH: =0; AD: =99
99-zpag                       +1      +2     +3       +4      +5        +6        +7      +8     0 rev   -10   0 skip    +10      =99        —        —
hundert                       +11     never  never    never   never     never     0         0      0       +10   +2        +3        +4         —        —
hindernislauf                 +1      never  never    never   never     never     +7        +8     +9      +10   +2        +3|-3   +4         —        —
to-twenty                     +1      +2     +3       +4      +5        never     never   never  never   never  -2       never    never      —        —
back-to-zero                  -1      -2     -3       -4      -5        -6        -7      -8     -9      -10   +10       +5       -10        —        —
reach-99-together             +1      +2     +3       +4      +5        +6        +7      +8     +9      -10   +10       -5       +10        —        —
oh-no-99                      +1      +2     +3       +4      +5        +6        +7      +8     +9      +10   -10       +1..+10|-10|0  0      —        —
99-do2learn                   +1|+11  +2     +3       +4 rev  +5        +6        +7      +8     0       -10   +12       +13      =99        —        —
99-school-fr                  +1      +2     +3       +4      +5        +6        +7      +8     0       +10   0 skip    +10      =99        —        —
depasse-pas-100               +1      +2     +3       +4      +5        +6        +7      +8     +9      +10   +5|-5     ±10      ±20        —        —
to-fifty                      +1      +2     +3       +4      +5        +6        +7      +8     +9      -10   +10       -5       =50        —        —
"""

SPECIAL = """
ono-99             N2-N9: +face; N10: +10; M10: -10; HOLD: 0; REV: 0 rev; DP: 0 dbl; ONO: never playable
ono-99-2022        N0: 0; N1-N9: +face; N10: +10; M10: -10; REV: 0 rev; P2: 0 dbl; ONO: never playable
neu-101            N1-N9: +face; N10: +10; N50: +50; M1: -1; M10: -10; TO101: =101; HOLD: 0; REV: 0 rev; NAME: 0 choose; DP: 0 dbl
rs-99              N1-N9: +face; N10: +10; M10: -10; TO99: =99; HOLD: 0; REV: 0 rev; SKIP: 0 skip
lobo-77            N0: 0; N2-N10: +face; N11: +11; N22: +22; N33: +33; N44: +44; N55: +55; N66: +66; N76: +76; M10: -10; REV: 0 rev; P2: 0 dbl
zeus-on-the-loose  Z1-Z10: +face; POSEIDON: -10 steal; ARES: =50 steal; ATHENA: 0 skip; HERMES: digits swapped; APHRODITE: round to 10; APOLLO: 0 steal; ARTEMIS: 0 steal; HERA: =99 steal
to-ten             D1-D5: +face; T1: -1; T2: -2
scary-seven        N1-N6: +face; N7: -7; N8-N12: +face
five-alive         N0: 0; N1-N7: +face; TO21: =21; TO10: =10; TO0: =0; HOLD: 0; SKIP: 0 skip; REV: 0 rev; DRAW1: 0 others draw 1; DRAW2: 0 others draw 2; BOMB: =0 defend; REDEAL: =0 redeal
zero-to-100        N1-N12: +face; WILD: +1..+12
boom-o             B5: +5; B10: +10; HOLD: 0; REV: 0 rev; SKIP: 0 skip; TO60: =60; TO30: =30; TO0: =0; DRAW1: 0 others draw 1; DRAW2: 0 others draw 2; TRADE: 0 exch; DOUBLE: 0 dbl; BOMB: =0 defend
"""

LIMITS = {"ninety-eight": 98, "ninety-eight-umass": 98, "ninety-eight-arizona": 98, "one-hundred": 100}
LIMITS |= {"depasse-pas-100": 100, "scary-seven": 25, "zero-to-100": 100}
LIMITS |= {"to-ten": 10, "to-twenty": 20, "to-fifty": 50, "back-to-zero": 50}
LIMITS |= {"five-alive": 21, "neu-101": 101}
LIMITS |= {"lobo-77": 76, "ono-99": 98, "ono-99-2022": 98, "zeus-on-the-loose": 100, "boom-o": 60}
OVERPLAY = {
    "zero-to-100",
    "ninety-nine-wilson",
    "ninety-nine-qcsalon",
    "ninety-nine-qcsalon-beginner",
    "zeus-on-the-loose",
}
LIMITS |= {"hundert": 100, "hindernislauf": 120}
OVERPLAY |= {"hundert", "hindernislauf"}
FLOORED = {
    "zero-to-100",
    "ninety-nine-taiwanese",
    "99-poker-shed",
    "99-poker",
    "ninety-nine-qcsalon",
    "ninety-nine-qcsalon-beginner",
    "ono-99-2022",
    "zeus-on-the-loose",
    "to-ten",
    "to-twenty",
    "to-fifty",
    "reach-99-together",
}
BEGINS = {"back-to-zero": 50}
"""The total at which a deal begins, if not 0."""
COUNTS_DOWN = {"back-to-zero"}
"""Variants in which no card may make less than 0."""
SETS = {"ninety-eight-arizona"}
"""Variants in which cards of one rank can be played together, and are all counted."""
SINGLE = {"rev", "skip"}
"""Effects that cards of a plain game may have."""
OTHERWISE = {
    "ninety-nine-ishihara",
    "ninety-nine-ishihara-hands",
    "ninety-nine-thai",
    "ninety-nine-baltimore",
    "ninety-eight-umass",
    "ninety-eight-arizona",
    "ninety-nine-michigan",
    "ninety-nine-four-again",
}
"""Games with plain cards that also have other rules."""
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

Value = tuple[str, int]
"""A value as it is written (`+11`, `=99`, `x2`), and the total that it makes."""


def limit(variant: str) -> int:
    """Return the highest total that a play may make; 99 in most games."""
    return LIMITS.get(variant, 99)


def _special() -> dict[str, dict[str, str]]:
    packs = {}
    for line in SPECIAL.strip().splitlines():
        variant, written = line.split(maxsplit=1)
        cards: dict[str, str] = {}
        for entry in written.split("; "):
            names, effect = entry.split(": ")
            if "-" in names:
                low, high = (int(name[1:]) for name in names.split("-"))
                cards |= {f"{names[0]}{n}": f"+{n}" for n in range(low, high + 1)}
            else:
                cards[names] = effect
        packs[variant] = cards
    return packs


def _french() -> dict[str, dict[str, str]]:
    packs = {}
    for line in FRENCH.strip().splitlines():
        variant, *columns = line.split("  ")
        columns = [column.strip() for column in columns if column.strip()]
        ranks, joker, instead = columns[:13], columns[13], columns[14]
        cards = {
            f"{rank}{suit}": effect for rank, effect in zip(RANKS, ranks, strict=True) for suit in "SHDC"
        }
        if joker != "—":
            cards |= {"JK1": joker, "JK2": joker}
        for entry in instead.split("; ") if instead != "—" else ():
            names, effect = entry.split(": ")
            if "pair" not in names:
                cards |= dict.fromkeys(names.replace(" (one-eyed)", "").split(", "), effect)
        packs[variant] = cards
    return packs


TABLE = {**_french(), **_special()}
"""Effects as they are written, by variant and card."""


def written(variant: str, card: str) -> str:
    """Return the effects of a card in the table, with one value each and without its ban in the first turns."""
    effect = TABLE[variant][card].replace("±10", "+10|-10").replace("±20", "+20|-20")
    return effect.removesuffix(" (ban)")


def together(variant: str, cards: tuple[str, ...], total: int) -> set[Value]:
    """Return the values of cards played together.

    Each of several cards of one rank counts, but a pair of court cards counts once (rules, 4.1.2 and 4.5.8).
    """
    effect = TABLE[variant][cards[0]].split()[0]
    count = len(cards) if variant in SETS else 1
    made = {
        (value, int(value[1:]) if value[0] == "=" else total + count * int(value))
        for value in effect.split("|")
    }
    return {(value, after) for value, after in made if after <= limit(variant)}


def is_plain(variant: str) -> bool:
    """Return whether a turn is one card, and nothing but the total and whose turn it is can change."""
    tags = {tag for effect in TABLE[variant].values() for tag in effect.split()[1:]}
    return tags <= SINGLE and variant not in OTHERWISE | OVERPLAY


def reverses(variant: str, card: str, value: str) -> bool:
    return "rev" in _effects(variant, card, value)


def skips(variant: str, card: str, value: str) -> bool:
    return "skip" in _effects(variant, card, value)


def _effects(variant: str, card: str, value: str) -> list[str]:
    ways = [way.split() for way in written(variant, card).split("|")]
    return next((way for way in ways if way[0] == value), ways[-1])[1:]


def values(variant: str, card: str, total: int, floor: bool | None = None, effect: str = "") -> set[Value]:
    """Return all values of the card at this total; `effect` replaces the printed one."""
    if floor is None:
        floor = variant in FLOORED
    made = set()
    for value, after in _made(variant, effect or TABLE[variant][card], total):
        if floor and after < 0:
            after = 0
        if after < 0 and variant in COUNTS_DOWN:
            continue
        if variant in OVERPLAY or after <= limit(variant):
            made.add((value, after))
    return made


def _made(variant: str, effect: str, total: int) -> set[Value]:
    word = effect.split()[0]
    if word == "never":
        return set()
    if effect == "0 on tens":
        return {("0", total)} if total % 10 == 0 else set()
    if word == "0":
        return {("0", total)}
    if word == "copy":  # The pile is empty, so there is nothing to copy.
        return {("+7", total + 7)}
    if word == "x2":
        return {("x2", total * 2)}
    if word == "x2|/2":
        halve = total % 2 == 0 and (total > 49 or variant == "ninety-nine-qcsalon-beginner")
        return {("/2", total // 2)} if halve else {("x2", total * 2)}
    if word == "=0..100":
        return {(f"={number}", number) for number in range(101)}
    if word == "digits":
        swapped = int(f"{total:02}"[::-1])
        return {(f"={swapped}", swapped)}
    if word == "round":
        tens = (total + 5) // 10 * 10
        return {(f"={tens}", tens)}
    made = set()
    if ".." in word:
        word = re.sub(
            r"\+(\d+)\.\.\+(\d+)",
            lambda ends: "|".join(f"+{n}" for n in range(int(ends[1]), int(ends[2]) + 1)),
            word,
        )
    for part in word.replace("±10", "+10|-10").replace("±20", "+20|-20").split("|"):
        made.add((part, int(part[1:]) if part[0] == "=" else total + int(part)))
    return made
