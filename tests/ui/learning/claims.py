"""Reads what is said to a child in English, and finds what is untrue of the numbers.

It uses nothing of the program but the question and its answer. All allowed sentences are listed here with
what they claim, a # for every number; any other sentence counts as untrue.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from cardtable.learning.questions import Question

Holds = Callable[..., bool]


@dataclass(frozen=True)
class Asked:
    """The subject of a sentence: the numbers of the question and the child's answer.

    `done` is the card's operation and `step` what it adds, negative if it takes away. For a pick, `limit` is
    the limit, and `offers` are the cards with their totals and whether they add nothing.
    """

    before: int
    done: str
    step: int
    limit: int
    answer: int
    said: int
    stops: bool
    cards: tuple[str, ...]
    printed: int | None
    offers: tuple[tuple[str, int, bool], ...]
    all_that_fit: bool
    asks_room: bool

    @property
    def off(self) -> int:
        """Return how far the child's answer is off; negative if it is too low."""
        return self.said - self.answer

    @property
    def counts(self) -> bool:
        """Return if the question adds or takes away and does not stop at zero."""
        return self.done == "add" and not self.stops and self.answer == self.before + self.step

    @property
    def added_ones(self) -> int:
        """Return the sum of the ones, 0 if none are added."""
        if self.before < 0 or self.answer < 0:
            return 0
        if self.done == "double":
            return self.before % 10 * 2
        return self.before % 10 + self.step % 10 if self.counts and self.step > 0 else 0

    @property
    def added_tens(self) -> int:
        """Return the sum of the tens, without the carry."""
        return self.before // 10 * 2 if self.done == "double" else self.before // 10 + self.step // 10

    @property
    def breaks_a_ten(self) -> bool:
        """Return if there are too few ones to take from."""
        return self.counts and self.step < 0 <= self.answer and self.before % 10 < -self.step % 10

    @property
    def picked(self) -> list[int]:
        """Return the totals of the picked cards."""
        if not self.all_that_fit:
            return [self.said]
        return [made for place, (_, made, _) in enumerate(self.offers) if self.said >> place & 1]

    @property
    def left_out(self) -> list[bool]:
        """Return, for each fitting card that was not picked, if it adds nothing."""
        left = [offer for place, offer in enumerate(self.offers) if not self.said >> place & 1]
        return [nothing for _, made, nothing in left if made <= self.limit] if self.all_that_fit else []


def asked_of(question: Question, said: int) -> Asked:
    """Return the numbers of a question with the answer that a child gave."""
    done, exercises = question.operation, question.exercises
    purpose = exercises.value if exercises is not None else ""
    return Asked(
        before=question.before,
        done=done,
        step=question.operand if done == "add" else 0,
        limit=question.operand if done == "pick" else 0,
        answer=question.answer,
        said=said,
        stops=question.floored,
        cards=question.cards,
        printed=question.pips,
        offers=tuple((offer.card, offer.makes, offer.holds) for offer in question.offers),
        all_that_fit=done == "pick" and purpose in ("", "over-limit"),
        asks_room=purpose == "room",
    )


def untrue(text: str, question: Question, said: int) -> list[str]:
    """Return the sentences that are untrue, or that are not listed here."""
    if not text:
        return []
    about = asked_of(question, said)
    return [claim for claim, holds, numbers in _read(text) if holds is None or not holds(about, *numbers)]


@cache
def _read(text: str) -> tuple[tuple[str, Holds | None, tuple[int | str, ...]], ...]:
    """Split a text into sentences, each with its claim and its numbers or names of cards."""
    read: list[tuple[str, Holds | None, tuple[int | str, ...]]] = []
    rest = text.strip()
    while rest:
        begin = "#" if rest[0].isdigit() or rest[0] == "−" else rest[0]
        found = [(match, holds) for claim, holds in CLAIMS[begin] if (match := claim.match(rest))]
        if not found:
            return (*read, (rest, None, ()))
        match, holds = max(found, key=lambda one: one[0].end())
        groups = [group.replace("−", "-") for group in match.groups()]
        numbers = tuple(int(one) if one.lstrip("-").isdigit() else one for one in groups)
        read.append((match.group(), holds, numbers))
        rest = rest[match.end() :].strip()
    return tuple(read)


def _is_sum(t: Asked, before: int, step: int, answer: int) -> bool:
    """Return if the sentence is the sum of the question with its right result."""
    return t.counts and before == t.before and step == t.step and answer == t.answer == before + step


def _is_less(t: Asked, before: int, step: int, answer: int) -> bool:
    return _is_sum(t, before, -step, answer)


def _is_double(t: Asked, before: int, answer: int) -> bool:
    return t.done == "double" and before == t.before and answer == t.answer == before + before


def _is_half(t: Asked, before: int, answer: int) -> bool:
    return t.done == "halve" and before == t.before and answer == t.answer and answer + answer == before


def _is_total(t: Asked, answer: int) -> bool:
    """Return if the total is the answer, for a card that is no sum."""
    return bool(t.cards) and t.done not in ("add", "double") and answer == t.answer


def _is_number(t: Asked, answer: int) -> bool:
    return not t.cards and t.done in ("swap", "round") and answer == t.answer


def _stops(t: Asked, before: int, step: int) -> bool:
    """Return if taking that away would go below zero, so that the total stops there."""
    right = t.stops and t.answer == 0 and before - step < 0
    return right and before == t.before and -step == t.step


_STOPS = "# take away # is below zero. Here the total stops at zero"

_SUMS: list[tuple[str, Holds]] = [
    ("# + # = #", _is_sum),
    ("# − # = #", _is_less),
    ("# × 2 = #", _is_double),
    ("# ÷ 2 = #", _is_half),
    ("# plus # is #", _is_sum),
    ("# take away # is #", _is_less),
    ("double # is #", _is_double),
    ("half of # is #", _is_half),
    (_STOPS, _stops),
]

_ASKED: list[tuple[str, Holds]] = [
    ("# plus #", lambda t, b, s: t.done == "add" and (t.before, t.step) == (b, s)),
    ("# take away #", lambda t, b, s: t.done == "add" and (t.before, t.step) == (b, -s)),
    ("double #", lambda t, b: t.done == "double" and t.before == b),
    ("half of #", lambda t, b: t.done == "halve" and t.before == b),
]


def _before(t: Asked, before: int) -> bool:
    return t.before == before


def _and_said(holds: Holds) -> Holds:
    """Return a claim whose last number is the child's wrong answer."""
    return lambda t, *numbers: holds(t, *numbers[:-1]) and numbers[-1] == t.said != t.answer


def _quoted(holds: Holds) -> Holds:
    """Return a claim whose last number is the answer to be checked."""
    return lambda t, *numbers: holds(t, *numbers[:-1]) and numbers[-1] == t.said


def _outcomes() -> list[tuple[str, Holds]]:
    """Return the sentences after an answer, or after a total was checked."""
    made: list[tuple[str, Holds]] = [
        ("Yes! The total is #.", _is_total),
        ("Yes! It's #.", _is_number),
        ("Yes!", lambda t: t.said == t.answer and (t.stops or t.done in ("hold", "say", "set"))),
        ("Look: the total is #, not #.", _and_said(_is_total)),
        ("That was right: the total is #.", _is_total),
        ("Checking is always fine.", lambda t: True),
        ("“The total is #.” Is that right?", _quoted(lambda t: bool(t.cards))),
    ]
    made.append((f"Look: {_STOPS}, not #.", _and_said(_stops)))
    for words, holds in _SUMS:
        made += [(f"Yes! {words}.", holds), (f"That was right: {words}.", holds)]
        made.append((f"Look: {words}, not #.", _and_said(holds)))
    return [*made, *((f"“{words}: #.” Is that right?", _quoted(holds)) for words, holds in _ASKED)]


_REPORTED: list[tuple[str, Holds]] = [
    *((f"{words}, not #.", _and_said(holds)) for words, holds in _SUMS),
    ("# take away # is below 0; here the total stops at 0, not #.", _and_said(_stops)),
    ("the card kept the total at #, not #.", _and_said(lambda t, a: t.done == "hold" and t.before == t.answer == a)),
    ("from # the card set the total to #, not #.", _and_said(lambda t, b, a: _is_total(t, a) and b == t.before)),
    ("# with its digits swapped is #, not #.", _and_said(lambda t, b, a: t.done == "swap" and (b, a) == (t.before, t.answer))),
    ("# rounded to the nearest ten is #, not #.", _and_said(lambda t, b, a: t.done == "round" and (b, a) == (t.before, t.answer))),
]  # fmt: skip


def _does(*done: str) -> Holds:
    return lambda t: bool(t.cards) and t.done in done


_QUESTIONS: list[tuple[str, Holds]] = [
    *((f"{words}.", holds) for words, holds in _ASKED),
    ("What's the new total?", _does("add")),
    ("This card doesn't change the total. What's the total now?", lambda t: _does("hold")(t) and t.answer == t.before),
    ("This card doubles the total. What is it now?", _does("double")),
    ("This card halves the total. What is it now?", _does("halve")),
    ("This card swaps the two digits. What's the total now?", _does("swap")),
    ("This card rounds to the nearest ten. Five rounds up. What's the total now?", _does("round")),
    ("This card sets the total. What is it now?", _does("set", "say")),
    ("What's the answer?", lambda t: not t.cards),
    ("Swap the two digits. What do you get?", lambda t: t.done == "swap" and t.before > 9),
    ("Round to the nearest ten. Five rounds up. What do you get?", lambda t: t.done == "round"),
    ("How far is it from # to #?", lambda t, b, n: t.asks_room and (b, n) == (-t.step, t.before)),
    ("The total is #.", lambda t, b: bool(t.cards) and b == t.before),
    ("The number is #.", lambda t, b: not t.cards and b == t.before),
    ("The total is #, the limit is #.", lambda t, b, n: t.done == "pick" and (b, n) == (t.before, t.limit)),
    ("Which cards can you still play?", lambda t: t.all_that_fit),
    ("Which card gets closest to # without going over?", lambda t, n: t.done == "pick" and n == t.limit),
    ("Which value can you still play?", lambda t: len({card for card, _, _ in t.offers}) == 1),
]  # fmt: skip


def _jumps(t: Asked, before: int, first: int, stop: int, rest: int) -> bool:
    """Return if two jumps lead from the total over a stop to the answer."""
    return before == t.before and before + first == stop and stop + rest == t.answer and not t.stops


def _makes_ten(t: Asked, before: int, first: int, stop: int, rest: int) -> bool:
    return _jumps(t, before, first, stop, rest) and stop % 10 == 0 and 0 < first < 10


def _tens_come(t: Asked, tens: int) -> bool:
    """Return if exactly this number of tens is added or taken, and no ones."""
    stay = t.before % 10 == t.answer % 10 and t.answer // 10 - t.before // 10 == tens
    return t.counts and min(t.before, t.answer) >= 0 and stay


def _breaks_whole_ten(t: Asked, step: int, rest: int) -> bool:
    """Return if the question takes ones from several tens, and `rest` of the broken ten isn't all that remains."""
    right = t.counts and t.before > 10 and t.before % 10 == 0 and t.step == -step
    return right and 0 < step < 10 and step + rest == 10 and t.answer % 10 == rest


_WAYS: list[tuple[str, Holds]] = [
    ("# needs # to make #. # is left.", _makes_ten),
    ("# needs # to make #. # are left.", _makes_ten),
    ("# and # make #. Then go back #.", lambda t, b, f, s, r: _jumps(t, b, f, s, -r)),
    ("# and # make #. Then # more.", _jumps),
    ("# back from # is #. Then go up #.", lambda t, f, b, s, r: _jumps(t, b, -f, s, r)),
    ("# back from # is #. Then go back # more.", lambda t, f, b, s, r: _jumps(t, b, -f, s, -r)),
    ("Start at # and count up #.", lambda t, b, s: t.counts and (b, s) == (t.before, t.step) and s > 0),
    ("Start at # and count back #.", lambda t, b, s: t.counts and (b, s) == (t.before, -t.step) and s > 0),
    ("The tens go up by one. The ones stay the same.", lambda t: _tens_come(t, 1)),
    ("The tens go up by #. The ones stay the same.", lambda t, n: n > 1 and _tens_come(t, n)),
    ("The tens go down by one. The ones stay the same.", lambda t: _tens_come(t, -1)),
    ("The tens go down by #. The ones stay the same.", lambda t, n: n > 1 and _tens_come(t, -n)),
    ("Break one ten. 10 take away # leaves #.", _breaks_whole_ten),
    ("Start at #.", _before),
    ("Try again from #.", _before),
    ("# and how much more makes #?", lambda t, b, n: t.asks_room and (b, n) == (-t.step, t.before)),
    ("There it is: #.", lambda t, a: a == t.answer),
    ("Now you try.", lambda t: t.done != "pick"),
    ("# take away # is below zero. Here the total stops at zero.", _stops),
    ("The total stays at #.", lambda t, a: t.done == "hold" and a == t.answer == t.before),
    ("The total is # now.", lambda t, a: t.done in ("set", "say") and _is_total(t, a)),
    ("See where each card takes you. Then pick again.", lambda t: t.done == "pick"),
]  # fmt: skip


def _nearly(t: Asked) -> bool:
    return t.done != "pick" and 0 < abs(t.off) <= 2


def _digits_turned(t: Asked) -> bool:
    said, right = str(t.said), str(t.answer)
    return len(said) == len(right) > 1 and said != right and said[:-2] + said[:-3:-1] == right


def _one_figure(t: Asked) -> bool:
    said, right = str(t.said), str(t.answer)
    return len(said) == len(right) and sum(a != b for a, b in zip(said, right, strict=True)) == 1


def _whole_tens(t: Asked, step: int) -> bool:
    """Return if the step is whole tens, and the wrong answer changed the ones."""
    right = t.counts and step == abs(t.step) > 0 and step % 10 == 0 and min(t.before, t.answer) >= 0
    return right and t.answer % 10 == t.before % 10 != t.said % 10


def _are_ones(t: Asked, step: int) -> bool:
    return t.counts and step == abs(t.step) < 10 and t.said == t.before + 10 * t.step


def _card_not_added(t: Asked, number: int) -> bool:
    """Return if the wrong answer added the card's number, which the card does not add."""
    on_card = len(t.cards) == 1 and number == (10 if t.printed is None else t.printed)
    return on_card and t.said == t.before + number and not (t.counts and t.step == number)


def _part_reaches_ten(t: Asked, step: int) -> bool:
    """Return if a ten lies inside the step, and the wrong answer did the whole step from there."""
    tens = [ten for ten in range(0, 200, 10) if min(t.before, t.answer) < ten < max(t.before, t.answer)]
    return t.counts and step == abs(t.step) and t.said - t.step in tens


def _six_or_nine(t: Asked) -> bool:
    """Return if reading a 6 as a 9, or the reverse, gives the wrong answer."""
    turned = [int(str(n).translate(str.maketrans("69", "96"))) for n in (t.before, t.step, t.answer)]
    return t.counts and t.said in (turned[0] + t.step, t.before + turned[1], turned[2])


_MISTAKES: list[tuple[str, Holds]] = [
    ("Almost.", _nearly),
    ("Not yet.", lambda t: t.said != t.answer),
    ("Start counting after #, not on it.", lambda t, b: t.counts and b == t.before and t.step and abs(t.said - b) == abs(t.step) - 1 and abs(t.off) == 1),
    ("That's # ones, not # tens.", lambda t, s, tens: s == tens > 1 and _are_ones(t, s)),
    ("That's # one, not # ten.", lambda t, s, tens: s == tens == 1 and _are_ones(t, s)),
    ("The digits are right. But tens and ones switched places.", _digits_turned),
    ("The ones make ten or more. That's one more ten.", lambda t: t.added_ones >= 10 and t.off == -10),
    ("The ones make one new ten, not two.", lambda t: 10 <= t.added_ones < 20 and t.off == 10),
    ("# is all tens. The ones don't change.", _whole_tens),
    ("The ten is done. Now the ones.", lambda t: t.counts and 10 < t.step < 20 and t.said == t.before + 10),
    ("The ones are done. Now the ten.", lambda t: t.counts and 10 < t.step < 20 and t.off == -10),
    ("Here you take away.", lambda t: t.done == "add" and t.step < 0 and t.said == t.before - t.step),
    ("Here you add.", lambda t: t.counts and t.step > 0 and t.said in (t.before - t.step, t.step - t.before, 0)),
    ("# is just the step. Where does it take you from #?", lambda t, s, b: t.counts and s == abs(t.step) == t.said and b == t.before),
    ("# is just the start. Where does # take you?", lambda t, b, s: t.counts and b == t.before == t.said and s == abs(t.step) > 0),
    ("You went up just one. Here you go up #.", lambda t, s: t.counts and t.said - t.before == 1 < t.step == s),
    ("You went down just one. Here you go down #.", lambda t, s: t.counts and t.before - t.said == 1 < -t.step == s),
    ("Ten ones make one more ten.", lambda t: t.added_ones >= 10 and t.said == int(f"{t.added_tens}{t.added_ones}")),
    ("Just one digit is off. Look again.", _one_figure),
    ("There aren't enough ones. Break a ten.", lambda t: t.breaks_a_ten),
    ("The ones are right. They used up one of the tens.", lambda t: t.breaks_a_ten and t.off == 10),
    ("It's below zero. The number needs a minus.", lambda t: t.answer < 0 and t.said == -t.answer),
    ("It doesn't stop at zero here.", lambda t: not t.stops and t.said == 0 and t.before * t.answer < 0),
    ("Double the ones too.", lambda t: t.done == "double" and t.before % 10 and t.said == t.answer - t.before % 10),
    ("Double the tens too.", lambda t: t.done == "double" and t.before > 9 and t.said == t.answer - t.before // 10 * 10),
    ("Double means the number plus itself.", lambda t: t.done == "double"),
    ("Half of ten is five. Don't lose it.", lambda t: t.done == "halve" and t.before // 10 % 2 == 1 and t.off == -5),
    ("Halve the ones too.", lambda t: t.done == "halve" and t.before > 9 and t.before % 2 == 0 < t.before % 10 == t.said % 10),
    ("Half is one of two equal parts.", lambda t: t.done == "halve" and t.before == t.answer + t.answer),
    ("Here the number changes.", lambda t: t.said == t.before != t.answer),
    ("# is the total. How much more fits?", lambda t, b: t.asks_room and t.said == b == -t.step),
    ("The two digits swap places.", lambda t: t.done == "swap" and 9 < t.before < 100),
    ("Which ten is closer?", lambda t: t.done == "round" and t.before % 10 != 5 and abs(t.before - t.said) < 10 and abs(t.before - t.said) > abs(t.before - t.answer)),
    ("Five rounds up to the next ten.", lambda t: t.done == "round" and t.before % 10 == 5 and t.said == t.before - 5 == t.answer - 10),
    ("This card doesn't add # here.", _card_not_added),
    ("You stopped at the ten. There's more to go.", lambda t: t.counts and t.said % 10 == 0 and (t.before < t.said < t.answer or t.answer < t.said < t.before)),
    ("Use some of the # to reach the ten.", _part_reaches_ten),
    ("Look at # again. The tens come first.", lambda t, b: b == t.before > 9 and t.said - t.step == int(str(b)[:-2] + str(b)[:-3:-1])),
    ("A teen number has just one ten.", lambda t: any(12 < n < 20 for n in (t.before, t.answer)) and t.said != t.answer),
    ("That's one zero too many.", lambda t: any(str(t.said)[:n] + str(t.said)[n + 1 :] == str(t.answer) for n, one in enumerate(str(t.said)) if one == "0")),
    ("Don't forget the tens in #.", lambda t, b: t.counts and b == t.before > 9 and (t.said < 10 or t.said == b % 10 + t.step)),
    ("Look closely. Is it 6 or 9?", _six_or_nine),
    ("You don't double here. You add #.", lambda t, s: t.counts and s == t.step > 0 and t.said == t.before + t.before),
    ("Count the # just once.", lambda t, s: t.counts and s == abs(t.step) and t.said == t.answer + t.step),
    ("Count again.", lambda t: abs(t.off) in (1, 2)),
    ("The ones are right. Look at the tens.", lambda t: t.said * t.answer >= 0 and t.said != t.answer and abs(t.said) % 10 == abs(t.answer) % 10),
]  # fmt: skip


def _left(t: Asked, before: int, limit: int, left: int) -> bool:
    right = t.done == "pick" and (before, limit) == (t.before, t.limit)
    return right and left == limit - before >= 0


def _over(t: Asked, before: int, step: int, made: int, limit: int) -> bool:
    right = t.done == "pick" and before == t.before and limit == t.limit
    return right and before + step == made > limit and made in t.picked


def _too_far(t: Asked) -> bool:
    return any(made > t.limit for made in t.picked)


def _fits(t: Asked) -> bool:
    further = any(t.said < made <= t.limit for _, made, _ in t.offers)
    return not t.all_that_fit and t.said <= t.limit and further


_SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_RANKS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}


def _card(code: str) -> str:
    return f"{_RANKS.get(code[:-1], code[:-1])} of {_SUITS.get(code[-1], '?')}"


def _are_all(t: Asked, names: str) -> bool:
    fitting = [_card(card) for card, made, _ in t.offers if made <= t.limit]
    return t.all_that_fit and re.split(r", and |, | and ", names) == fitting


_PICKS: list[tuple[str, Holds]] = [
    ("Yes! # goes to #.", lambda t, b, a: t.done == "pick" and b == t.before != a == t.answer <= t.limit),
    ("Yes! It stays at #.", lambda t, a: t.done == "pick" and a == t.before == t.answer <= t.limit),
    ("Yes! These fit: @.", _are_all),
    ("From # to #, # is left.", lambda t, b, n, left: left == 1 and _left(t, b, n, left)),
    ("From # to #, # are left.", lambda t, b, n, left: left > 1 and _left(t, b, n, left)),
    ("From # to #, nothing is left.", lambda t, b, n: _left(t, b, n, 0)),
    ("Look at the whole number. From # to #, only # are left.", lambda t, b, n, left: left > 1 and _too_far(t) and _left(t, b, n, left)),
    ("Look at the whole number. From # to #, only # is left.", lambda t, b, n, left: left == 1 and _too_far(t) and _left(t, b, n, left)),
    ("Look at the whole number. From # to #, nothing is left.", lambda t, b, n: _too_far(t) and _left(t, b, n, 0)),
    ("# and # would be #. That's over #.", _over),
    ("# is still # away. What else fits?", lambda t, n, left: left > 0 and False in t.left_out and _left(t, t.before, n, left)),
    ("One of the others adds nothing. It fits too.", lambda t: True in t.left_out),
    ("That one fits. Does another get closer?", _fits),
]  # fmt: skip


def _pattern(words: str) -> re.Pattern[str]:
    pattern = re.escape(words).replace(re.escape("#"), r"(−?\d+)").replace("@", r"([^.]+)")
    return re.compile(pattern + r"(?=\s|$)")


def _compiled(claims: Sequence[tuple[str, Holds]]) -> dict[str, list[tuple[re.Pattern[str], Holds]]]:
    """Compile the claims, grouped by their first character for speed."""
    found = defaultdict[str, list[tuple[re.Pattern[str], Holds]]](list)
    for words, holds in claims:
        found[words[0]].append((_pattern(words), holds))
    return found


CLAIMS = _compiled([*_outcomes(), *_REPORTED, *_QUESTIONS, *_WAYS, *_MISTAKES, *_PICKS])
