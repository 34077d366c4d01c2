"""Simulated children, each with one way of going wrong; they know nothing of the model that is to find it out.

A child sees a sum as a dictionary does not: what it says follows from the digits on paper and the fingers it
counts on. How often it goes wrong, and how often it slips besides, differs from seed to seed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Sum:
    """What a child is asked: `step` is negative where something is taken away, `face` is on the card.

    `what` is add, double, halve, swap, round, room, hold, set or floor; `right` is what it should say.
    """

    what: str
    total: int
    step: int
    right: int
    face: int | None = None


Wrong = Callable[[Sum, Random], int | None]
"""What a child says that goes wrong; None where its way does not come into play."""


def adds(s: Sum) -> bool:
    return s.what == "add" and s.step > 0 and s.total >= 0


def takes(s: Sum) -> bool:
    return s.what == "add" and s.step < 0 and s.right >= 0


def is_sum(s: Sum) -> bool:
    return s.what not in ("hold", "set", "floor")


def pens(number: int) -> tuple[int, int]:
    """Tens and ones as they are written in two columns."""
    return int(str(number)[:-1] or 0), int(str(number)[-1])


def counts_the_start(s: Sum, r: Random) -> int | None:
    fingers = abs(s.step)
    if s.what != "add" or not 0 < fingers <= 10 or s.right < 0 or s.total < 0:
        return None
    said = (
        list(range(s.total, s.total + fingers)) if s.step > 0 else list(range(s.total, s.total - fingers, -1))
    )
    return said[-1]


def counts_badly(s: Sum, r: Random) -> int | None:
    return s.right + r.choice([-2, -1, -1, 1, 1, 2]) if is_sum(s) else None


def counts_badly_by_one_or_two(s: Sum, r: Random) -> int | None:
    return s.right + r.choice([-2, -1, 1, 2]) if is_sum(s) else None


def forgets_the_ten(s: Sum, r: Random) -> int | None:
    if not adds(s):
        return None
    (t, u), (v, w) = pens(s.total), pens(s.step)
    return 10 * (t + v) + int(str(u + w)[-1]) if u + w > 9 else None


def forgets_the_broken_ten(s: Sum, r: Random) -> int | None:
    if not takes(s):
        return None
    (t, u), (v, w) = pens(s.total), pens(-s.step)
    return 10 * (t - v) + 10 + u - w if u < w else None


def smaller_from_larger(s: Sum, r: Random) -> int | None:
    if not takes(s):
        return None
    (t, u), (v, w) = pens(s.total), pens(-s.step)
    return 10 * (t - v) + w - u if u < w else None


def adds_the_face(s: Sum, r: Random) -> int | None:
    if s.face is None or s.what not in ("hold", "set", "add", "floor"):
        return None
    return s.total + s.face


def adds_for_takes(s: Sum, r: Random) -> int | None:
    return s.total - s.step if s.what == "add" and s.step < 0 else None


def takes_for_adds(s: Sum, r: Random) -> int | None:
    if not adds(s):
        return None
    return s.total - s.step if s.total >= s.step else s.step - s.total


def says_the_card(s: Sum, r: Random) -> int | None:
    return abs(s.step) if s.what in ("add", "floor") else None


def side_by_side(s: Sum, r: Random) -> int | None:
    if s.what == "double":
        t, u = pens(s.total)
        return int(f"{2 * t}{2 * u}") if u > 4 else None
    if not adds(s):
        return None
    (t, u), (v, w) = pens(s.total), pens(s.step)
    return int(f"{t + v}{u + w}") if u + w > 9 else None


def turns_digits(s: Sum, r: Random) -> int | None:
    written = str(s.right)
    return (
        int(written[::-1]) if is_sum(s) and len(written) == 2 and s.right > 0 and written[1] != "0" else None
    )


def ten_for_one(s: Sum, r: Random) -> int | None:
    if s.what != "add" or abs(s.step) > 9 or s.right < 0 or s.total < 0:
        return None
    said = int(f"{s.step}0") + s.total
    return said if said >= 0 else None


def one_for_ten(s: Sum, r: Random) -> int | None:
    return s.total + 1 if s.what == "add" and s.step == 10 and s.total >= 0 else None


def one_for_ten_back(s: Sum, r: Random) -> int | None:
    return s.total - 1 if s.what == "add" and s.step == -10 and s.right >= 0 else None


def ten_off(s: Sum, r: Random) -> int | None:
    return abs(s.right + r.choice([-10, 10])) if is_sum(s) else None


def below_the_floor(s: Sum, r: Random) -> int | None:
    return s.total + s.step if s.what == "floor" else None


def leaves_what_is_set(s: Sum, r: Random) -> int | None:
    return s.total if s.what in ("set", "swap", "round", "floor") else None


PAD = ("123", "456", "789", " 0 ")
ROW = "1234567890"


def hits_neighboring_key(s: Sum, r: Random) -> int | None:
    if not is_sum(s):
        return None
    written = str(abs(s.right))
    at = r.randrange(len(written))
    around = set()
    for y, line in enumerate(PAD):
        for x, key in enumerate(line):
            if key == written[at]:
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    if 0 <= y + dy < 4 and 0 <= x + dx < 3:
                        around.add(PAD[y + dy][x + dx])
    key = r.choice(sorted(around - {" "}))
    return int(written[:at] + key + written[at + 1 :]) * (-1 if s.right < 0 else 1)


def hits_neighbor_in_the_row(s: Sum, r: Random) -> int | None:
    if not is_sum(s):
        return None
    written = str(abs(s.right))
    at = r.randrange(len(written))
    key = ROW[min(9, max(0, ROW.index(written[at]) + r.choice([-1, 1])))]
    return int(written[:at] + key + written[at + 1 :]) * (-1 if s.right < 0 else 1)


def loses_the_minus(s: Sum, r: Random) -> int | None:
    return abs(s.right) if is_sum(s) and s.right < 0 else None


def stops_at_zero(s: Sum, r: Random) -> int | None:
    return 0 if is_sum(s) and s.right < 0 < s.total else None


def only_the_ten(s: Sum, r: Random) -> int | None:
    return s.total + 10 if adds(s) and 10 < s.step < 20 else None


def only_the_ones(s: Sum, r: Random) -> int | None:
    return s.total + s.step - 10 if adds(s) and 10 < s.step < 20 else None


def doubles_tens(s: Sum, r: Random) -> int | None:
    t, u = pens(abs(s.total))
    return 20 * t + u if s.what == "double" else None


def doubles_ones(s: Sum, r: Random) -> int | None:
    t, u = pens(abs(s.total))
    return 10 * t + 2 * u if s.what == "double" else None


def adds_two(s: Sum, r: Random) -> int | None:
    return s.total + 2 if s.what == "double" else None


def loses_the_odd_ten(s: Sum, r: Random) -> int | None:
    t, u = pens(abs(s.total))
    return t // 2 * 10 + u // 2 if s.what == "halve" else None


def halves_tens(s: Sum, r: Random) -> int | None:
    t, u = pens(abs(s.total))
    return t // 2 * 10 + u if s.what == "halve" else None


def takes_two(s: Sum, r: Random) -> int | None:
    return s.total - 2 if s.what == "halve" else None


def doubles_a_digit(s: Sum, r: Random) -> int | None:
    return int(str(s.right)[-1] * 2) if s.what == "swap" else None


def rounds_wrong(s: Sum, r: Random) -> int | None:
    if s.what != "round":
        return None
    below = s.total - s.total % 10
    return below if s.right > s.total else below + 10


def says_the_total(s: Sum, r: Random) -> int | None:
    return -s.step if s.what == "room" else None


def says_the_old_total(s: Sum, r: Random) -> int | None:
    return s.total if s.what == "add" else None


def a_card_is_a_step(s: Sum, r: Random) -> int | None:
    if s.what != "add":
        return None
    return s.total + 1 if s.step > 0 else s.total - 1


def stops_at_the_ten(s: Sum, r: Random) -> int | None:
    """68 + 7 = 70, and back 43 - 5 = 40."""
    if not (adds(s) or takes(s)) or s.total % 10 == 0:
        return None
    below = s.total - s.total % 10
    ten = below + 10 if s.step > 0 else below
    return ten if min(s.total, s.right) < ten < max(s.total, s.right) else None


def fills_the_ten_and_adds_all(s: Sum, r: Random) -> int | None:
    """68 + 7 = 77: to the 70, and seven more."""
    ten = stops_at_the_ten(s, r)
    return None if ten is None or abs(s.step) > 10 else ten + s.step


def reads_the_total_turned(s: Sum, r: Random) -> int | None:
    """68 is read as 86."""
    tens, ones = pens(abs(s.total))
    if s.what != "add" or s.total < 10 or tens == ones or not ones:
        return None
    said = 10 * ones + tens + s.step
    return said if said >= 0 else None


def hears_teens_as_tens(s: Sum, r: Random) -> int | None:
    """13 is heard as 30."""
    return s.total % 10 * 10 + s.step if adds(s) and 12 < s.total < 20 else None


def says_thirty_for_thirteen(s: Sum, r: Random) -> int | None:
    """8 + 5 = 30."""
    return s.right % 10 * 10 if is_sum(s) and 12 < s.right < 20 else None


def writes_as_it_is_said(s: Sum, r: Random) -> int | None:
    """65 is written 605."""
    tens, ones = pens(abs(s.right))
    return int(f"{tens}0{ones}") if is_sum(s) and s.right > 10 and ones else None


def adds_the_ones_alone(s: Sum, r: Random) -> int | None:
    """68 + 7 = 15."""
    return pens(s.total)[1] + pens(s.step)[1] if adds(s) and s.total > 10 and s.step < 10 else None


def six_is_nine(s: Sum, r: Random) -> int | None:
    """Figures are turned upside down."""
    turned = str(abs(s.right)).translate(str.maketrans("69", "96"))
    return int(turned) if is_sum(s) and s.right > 0 and turned != str(s.right) else None


def reads_a_six_for_a_nine(s: Sum, r: Random) -> int | None:
    """The card of six is taken for a nine, and the other way round."""
    turned = {6: 9, 9: 6}.get(abs(s.step))
    return s.total + (turned if s.step > 0 else -turned) if turned and s.what == "add" else None


def doubles_always(s: Sum, r: Random) -> int | None:
    return 2 * s.total if adds(s) else None


def goes_twice(s: Sum, r: Random) -> int | None:
    said = s.total + s.step + s.step
    return said if s.what == "add" and said >= 0 else None


def rounds_up(s: Sum, r: Random) -> int | None:
    """68 + 7 = 80."""
    return -(-s.right // 10) * 10 if adds(s) and s.right % 10 else None


def three_too_many(s: Sum, r: Random) -> int | None:
    """68 + 7 = 78."""
    return s.right + 3 if adds(s) and pens(s.total)[1] + pens(s.step)[1] > 9 else None


def adds_all_digits(s: Sum, r: Random) -> int | None:
    """68 + 7 = 21."""
    return sum(map(int, f"{s.total}{s.step}")) if adds(s) and s.total > 9 else None


def adds_to_both_digits(s: Sum, r: Random) -> int | None:
    """42 + 5 = 97."""
    return s.right + 10 * s.step if adds(s) and s.step < 10 else None


def says_the_ones_twice(s: Sum, r: Random) -> int | None:
    """42 + 5 = 77."""
    return s.right % 10 * 11 if is_sum(s) and s.right > 9 else None


CHILDREN: dict[str, tuple[str, Wrong, str]] = {
    "counts the start": ("counted-the-start", counts_the_start, "plain"),
    "counts badly": ("off-by-one", counts_badly, "plain"),
    "counts badly by one or two": ("off-by-one", counts_badly_by_one_or_two, "plain"),
    "forgets the ten": ("no-carry", forgets_the_ten, "plain"),
    "forgets the broken ten": ("did-not-break-the-ten", forgets_the_broken_ten, "take-cross-ten"),
    "takes the smaller digit": ("smaller-from-larger", smaller_from_larger, "take-cross-ten"),
    "adds the face": ("added-the-face", adds_the_face, "game"),
    "adds for takes": ("added-instead", adds_for_takes, "plain"),
    "takes for adds": ("took-instead", takes_for_adds, "plain"),
    "says the card": ("said-the-card", says_the_card, "plain"),
    "side by side": ("wrote-side-by-side", side_by_side, "plain"),
    "turns digits": ("digits-reversed", turns_digits, "plain"),
    "ten for one": ("added-to-the-tens", ten_for_one, "plain"),
    "one for ten": ("added-to-the-ones", one_for_ten, "plain"),
    "one for ten back": ("took-from-the-ones", one_for_ten_back, "plain"),
    "ten off": ("off-by-ten", ten_off, "plain"),
    "below the floor": ("ignored-the-floor", below_the_floor, "floor"),
    "leaves what is set": ("kept-the-total", leaves_what_is_set, "set"),
    "strikes beside": ("finger-slip", hits_neighboring_key, "plain"),
    "strikes beside in the row": ("finger-slip", hits_neighbor_in_the_row, "plain"),
    "loses the minus": ("lost-the-sign", loses_the_minus, "take-past-zero"),
    "stops at zero": ("stopped-at-zero", stops_at_zero, "take-past-zero"),
    "only the ten": ("only-the-ten", only_the_ten, "add-teens"),
    "only the ones": ("only-the-ones", only_the_ones, "add-teens"),
    "doubles tens": ("doubled-only-the-tens", doubles_tens, "double"),
    "doubles ones": ("doubled-only-the-ones", doubles_ones, "double"),
    "adds two": ("added-two", adds_two, "double"),
    "loses the odd ten": ("lost-the-odd-ten", loses_the_odd_ten, "halve"),
    "halves tens": ("halved-only-the-tens", halves_tens, "halve"),
    "takes two": ("took-two", takes_two, "halve"),
    "doubles a digit": ("doubled-a-digit", doubles_a_digit, "swap-digits"),
    "rounds wrong": ("rounded-the-other-way", rounds_wrong, "round-to-ten"),
    "says the total": ("said-the-total", says_the_total, "room"),
    "says the old total": ("said-the-old-total", says_the_old_total, "plain"),
    "a card is a step": ("counted-the-card", a_card_is_a_step, "plain"),
    "stops at the ten": ("stopped-at-the-ten", stops_at_the_ten, "plain"),
    "fills the ten and adds all": ("went-on-from-the-ten", fills_the_ten_and_adds_all, "plain"),
    "reads the total turned": ("read-the-total-reversed", reads_the_total_turned, "plain"),
    "hears teens as tens": ("took-a-teen-for-tens", hears_teens_as_tens, "small"),
    "says thirty for thirteen": ("took-a-teen-for-tens", says_thirty_for_thirteen, "small"),
    "writes as it is said": ("wrote-as-said", writes_as_it_is_said, "plain"),
    "adds the ones alone": ("dropped-the-tens", adds_the_ones_alone, "plain"),
    "six is nine": ("took-six-for-nine", six_is_nine, "plain"),
    "reads a six for a nine": ("took-six-for-nine", reads_a_six_for_a_nine, "plain"),
    "doubles always": ("doubled-the-total", doubles_always, "plain"),
    "goes twice": ("did-the-step-twice", goes_twice, "plain"),
}
"""Each child: the code that it should be given, its way, and the kind of sums in which that comes into play."""


NAMELESS: dict[str, Wrong] = {
    "rounds up": rounds_up,
    "three too many": three_too_many,
    "adds all digits": adds_all_digits,
    "adds to both digits": adds_to_both_digits,
    "says the ones twice": says_the_ones_twice,
}
"""Children with a way of going wrong for which there is no name."""


def near(s: Sum, r: Random) -> int:
    return s.right + round(r.gauss(0, 5))


def far(s: Sum, r: Random) -> int:
    return r.randrange(100)


def some_way_off(s: Sum, r: Random) -> int:
    return s.right + r.randrange(1, 21) * r.choice([-1, 1])


def another_digit(s: Sum, r: Random) -> int:
    written = str(abs(s.right))
    at = r.randrange(len(written))
    return int(written[:at] + r.choice("0123456789") + written[at + 1 :])


def anything(s: Sum, r: Random) -> int:
    return r.choice([near, far, some_way_off, another_digit])(s, r)


def a_little_of_everything(s: Sum, r: Random) -> int:
    """As children slip: one or two out, ten out, a key beside the right one, figures turned round."""
    ways = (counts_badly, ten_off, hits_neighboring_key, turns_digits, takes_for_adds, adds_for_takes)
    said = r.choice(ways)(s, r)
    return near(s, r) if said is None else said


def one_off(s: Sum, r: Random) -> int:
    """Mostly one out, now and then ten out or turned round: what a tired child says."""
    way = r.choices(("one", "ten", "turned", "other way"), (60, 20, 10, 10))[0]
    if way == "one":
        return s.right + r.choice([-1, 1])
    if way == "ten":
        return s.right + r.choice([-10, 10])
    if way == "turned" and s.right > 9:
        return int(str(s.right)[::-1])
    return s.total - s.step if s.what == "add" else s.right + 1


SLIPS: dict[str, Callable[[Sum, Random], int]] = {
    "near": near,
    "far": far,
    "some way off": some_way_off,
    "another digit": another_digit,
    "anything": anything,
    "a little of everything": a_little_of_everything,
    "one off": one_off,
}
"""How children without a way of their own go wrong."""


class Child:
    """Somebody who answers: goes their way in a share of the sums, and slips in a few."""

    def __init__(self, way: Wrong | None, slip: Callable[[Sum, Random], int], seed: int) -> None:
        self._way, self._slip, self._random = way, slip, Random(f"child {seed}")
        self._often = self._random.uniform(0.5, 1.0)
        self._slips = self._random.uniform(0.0, 0.08) if way else self._random.uniform(0.05, 0.35)

    def says(self, asked: Sum, offered: tuple[int, ...]) -> int:
        """The first answer; who does not find their own among those offered looks again, or takes any."""
        r = self._random
        said = self._way(asked, r) if self._way is not None and r.random() < self._often else None
        if said is None:
            said = self._slip(asked, r) if r.random() < self._slips else asked.right
        if offered and said not in offered:
            return r.choice([asked.right, r.choice(offered)])
        return said
