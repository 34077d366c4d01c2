"""The lab's verdicts on a game: one plain sentence for each question, how sure it is, and its figures.

A figure is a range over the groups that played. A verdict is bad only if the lab is sure: if in each group
the whole 95 % interval is past the border, so that a game is not called unfair because of luck in a few
deals, or because it's unfair among beginners only. The borders stand in `GAUGES`, set so that nearly all
published games pass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from math import ceil, comb, erf, inf, sqrt
from typing import Literal

from cardtable.controller.lab.arena import SURE
from cardtable.controller.lab.contrasts import CardsFound, SkillFound, Sums, Turning
from cardtable.controller.lab.fairness import Findings, Found, Group, at_share, interval
from cardtable.controller.lab.minutes import PERSON, PLAYED
from cardtable.language import Range, Rank, Slot, say, word
from cardtable.learning.ladder import Numbers
from cardtable.learning.practice import example
from cardtable.learning.skills import RULE_SKILLS, Skill
from cardtable.rules.model import Rules

About = Literal["together", "begins", "endless", "length", "choice", "turns", "skill", "card", "sums"]
"""The questions of verdicts, in the order in which they are shown."""

Fault = Literal[
    "too_easy",
    "too_hard",
    "begins",
    "endless",
    "long",
    "short",
    "choice",
    "turns",
    "luck",
    "card",
    "sums",
    "few",
]
"""The possible faults of a game."""

UNEVEN = 0.10
"""By how much two seats' chances to lose may differ by place before that is unfair.

If one of many wins, it's the difference at a table of three, and at other tables in the same proportion.
"""
SURE_ENOUGH = 0.9
"""How sure the lab must be that it hardly matters who goes first before it says so."""
APART = 0.975
"""How sure the lab must be of two groups before it says that they differ."""
HOPELESS = 0.5
"""The part of an even share below which a place is hopeless."""
LUCK = 1500
"""The deals after which the better player has to lead 19 times in 20; otherwise it is luck."""

A_MINUTE = 60 / (PERSON + PLAYED)
"""Plays a minute among people."""
NINETEEN_IN_TWENTY = 1.645
"""The standard errors beyond which 19 of 20 are on one side."""
SOON, FEWEST = 10, 30
"""The deals below which nothing is said of choice, and of the rest.

A deal has many turns, so the interval of the share without a choice is honest with few deals.
"""

HARD_SKILLS = frozenset(
    {
        Skill.ADD_TEENS,
        Skill.TAKE_CROSS_TEN,
        Skill.PAST_ZERO,
        Skill.DOUBLE,
        Skill.HALVE,
        Skill.SWAP_DIGITS,
        Skill.ROUND_TO_TEN,
    }
)
"""The skills that school teaches after sums up to a hundred."""


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval.

    If it is a range over groups, `parts` are their figures: its value is their mean, and its interval covers
    theirs.
    """

    value: float
    low: float
    high: float
    parts: tuple[Estimate, ...] = ()

    @property
    def least(self) -> float:
        """The smallest figure of a group."""
        return min((part.value for part in self.parts), default=self.value)

    @property
    def most(self) -> float:
        """The greatest figure of a group."""
        return max((part.value for part in self.parts), default=self.value)

    def past(self, border: float, above: bool = True) -> bool:
        """Return whether it is surely past a border."""
        return self.low > border if above else self.high < border

    def chance_past(self, border: float, above: bool = True) -> float:
        """Return how sure it is that it is past a border, from 0 to 1; in a range, that the least sure is."""
        if self.parts:
            return min(part.chance_past(border, above) for part in self.parts)
        # Some intervals are lopsided: that of odds reaches far above.
        error = (self.value - self.low if self.value > border else self.high - self.value) / SURE or 1e-9
        chance = (1 + erf((self.value - border) / error / sqrt(2))) / 2
        return chance if above else 1 - chance

    def mapped(self, to: Callable[[float], float]) -> Estimate:
        """Return what an increasing function makes of the figure of one group."""
        return Estimate(to(self.value), to(self.low), to(self.high))


def share(part: int, whole: int) -> Estimate:
    """Return a share of `whole` independent cases."""
    if not whole:
        return Estimate(0.0, 0.0, 1.0)
    return Estimate(part / whole, *interval(part / whole, whole))


def within_deals(part: int, whole: int, deals: int) -> Estimate:
    """Return a share of turns or plays, no surer than a share of `deals`: turns of one deal are alike."""
    if not whole or not deals:
        return Estimate(0.0, 0.0, 1.0)
    return Estimate(part / whole, *interval(part / whole, min(whole, deals)))


def mean(sums: Sums) -> Estimate:
    return Estimate(sums.mean, sums.mean - SURE * sums.error, sums.mean + SURE * sums.error)


@dataclass
class Measured(Found):
    """All measurements of one game so far, in one group or in several together."""

    plain: Findings = field(default_factory=Findings)
    follow: Findings = field(default_factory=Findings)
    skill: SkillFound = field(default_factory=SkillFound)
    cards: CardsFound = field(default_factory=CardsFound)
    turning: Turning = field(default_factory=Turning)


Groups = Mapping[Group, Measured]
"""The measurements of a game by who played."""


def pooled(found: Groups) -> Measured:
    """Return the measurements of all groups, added up."""
    whole = Measured()
    for one in found.values():
        whole.add(one)
    return whole


def across(of: Callable[[Measured], Estimate | None], found: Groups) -> Estimate | None:
    """Return a figure as a range over the groups in which it is known; None if it is in none."""
    parts = tuple(part for one in found.values() if (part := of(one)) is not None)
    if len(parts) < 2:
        return parts[0] if parts else None
    low, high = min(part.low for part in parts), max(part.high for part in parts)
    return Estimate(sum(part.value for part in parts) / len(parts), low, high, parts)


def known(of: Callable[[Measured], Estimate], found: Groups) -> Estimate:
    """Return a figure that is known in each group, as a range over them."""
    estimate = across(of, found)
    assert estimate is not None, "nobody played"
    return estimate


@dataclass(frozen=True)
class Figure:
    """A figure behind a verdict, with its name and unit."""

    label: str
    estimate: Estimate
    unit: Literal["share", "plays", "deals", "games", "times", "a minute"] = "share"


@dataclass(frozen=True)
class Verdict:
    """A sentence about a game.

    `bad` is the fault, if the lab is sure of one; `sure`, from .5 to 1, is how sure it is that the game is on
    this side of the border. If it `depends` on who plays, some groups surely have the fault and others surely
    don't.
    """

    about: About
    text: str
    sure: float
    bad: Fault | None = None
    figures: tuple[Figure, ...] = ()
    depends: bool = False


def percent(value: float) -> int:
    return round(value * 100)


def ranged(estimate: Estimate, shown: Callable[[float], int] = percent) -> int | Range:
    """Return a figure for a sentence: a range if the groups differ."""
    least, most = shown(estimate.least), shown(estimate.most)
    return least if least == most else Range(least, most)


def has_one_winner(found: Findings) -> bool:
    """Return whether deals have a winner and no loser: then most seats lose."""
    return sum(found.not_lost.values()) < 1.5 * found.ended


def _survived(place: int, measured: Measured) -> Estimate:
    """Return the share of deals survived at a place, counted from the seat that begins."""
    return share(measured.plain.not_lost[place], measured.plain.ended)


def gap(players: int, measured: Measured) -> Estimate:
    """Return the difference between the best place and the worst.

    The largest difference of many places is partly chance, so the interval is wider.
    """
    at = sorted((_survived(place, measured) for place in range(players)), key=lambda one: one.value)
    worst, best = at[0], at[-1]
    allowance = 1.0 if players == 2 else 1.4
    spread = sqrt((best.high - best.value) ** 2 + (worst.value - worst.low) ** 2) * allowance
    value = best.value - worst.value
    return Estimate(value, max(0.0, value - spread), value + spread)


def unevenness(players: int, measured: Measured) -> Estimate:
    """Return the gap between the places, to be compared with `UNEVEN`.

    If one of many wins, the fair share is smaller at a larger table, and so is the gap that matters.
    """
    apart, weight = gap(players, measured), players / 3 if has_one_winner(measured.plain) else 1.0
    return apart.mapped(lambda value: value * weight)


def consoled(players: int, measured: Measured) -> Estimate:
    """Return how much less often the losers of a deal lose the next one than the others."""
    found = measured.follow
    if not found.losers_next or not found.others_next:
        return Estimate(0.0, -1.0, 1.0)
    again, then = share(found.losers_again, found.losers_next), share(found.others_then, found.others_next)
    spread = sqrt(((again.high - again.low) / 2) ** 2 + ((then.high - then.low) / 2) ** 2)
    value = then.value - again.value
    return Estimate(value, value - spread, value + spread)


def kept_after_losing(players: int, measured: Measured) -> Estimate:
    """Return the share of losers who survive the next deal."""
    found = measured.follow
    return share(found.losers_next - found.losers_again, found.losers_next)


def plays_at(place: float, players: int, measured: Measured) -> Estimate:
    """Return the plays below which this share of the deals is, with the interval of its rank."""
    found = measured.plain
    spread = SURE * sqrt(place * (1 - place) / max(1, found.deals))
    low, high = max(0.0, place - spread), min(1.0, place + spread)
    return Estimate(at_share(found.plays, place), at_share(found.plays, low), at_share(found.plays, high))


def no_choice(players: int, measured: Measured) -> Estimate:
    """Return the share of turns with one thing to do, or nothing."""
    found = measured.plain
    turns = found.turns + found.stuck_turns
    return within_deals(found.forced + found.stuck_turns, turns, found.deals)


def deals_to_lead(found: SkillFound) -> Estimate:
    """Return the deals after which the better of two players leads 19 times in 20.

    Infinite if neither is better.
    """
    apart, error = found.apart.mean, found.more.error

    def at(more: float) -> float:
        return max(1.0, NINETEEN_IN_TWENTY**2 * (apart - more**2) / more**2) if more > 0 else inf

    more = found.more.mean
    return Estimate(at(more), at(more + SURE * error), at(more - SURE * error))


def _sure_of_skill(found: SkillFound) -> float:
    """Return how likely it is that the better player leads after `LUCK` deals."""
    least = NINETEEN_IN_TWENTY * sqrt(found.apart.mean / LUCK)
    return mean(found.more).chance_past(least)


MOST_POSITIONS = 3_000
"""The number of positions above which a game is not computed."""


def games_to_lead(rules: Rules, players: int, found: SkillFound) -> int | None:
    """Return `deals_to_lead` in whole games, for games that are decided by tokens lost in deals; else None.

    The games are not played, but computed from the chances to lose a deal.
    """
    pays = rules.elimination_rule in ("at_zero", "below_zero") and rules.deal_end == "deal_ends"
    if rules.tokens is None or not pays or rules.pays_on_the_way or rules.terms.zeus or rules.is_team:
        return None
    lives = rules.tokens(players) + (rules.elimination_rule == "below_zero")
    if lives * comb(lives + players - 1, players - 1) > MOST_POSITIONS:
        return None
    sound = _wins(players, lives, round(found.sound.mean, 2), round(found.weak.mean, 2))
    weak = (1 - sound) / (players - 1)
    more = sound - weak
    if more <= 0:
        return None
    return max(1, ceil(NINETEEN_IN_TWENTY**2 * (sound + weak - more**2) / more**2))


@lru_cache(maxsize=64)
def _wins(players: int, lives: int, lost: float, lost_by_others: float) -> float:
    return _GameChance(lost, max(0.01, lost_by_others)).to_win(lives, (lives,) * (players - 1))


class _GameChance:
    """The chance to be the last one with a life.

    It is that of a player whose chance to lose a deal differs from the others'.
    """

    def __init__(self, lost: float, lost_by_others: float) -> None:
        self._lost, self._others = lost, lost_by_others
        self._known: dict[tuple[int, tuple[int, ...]], float] = {}

    def to_win(self, mine: int, others: tuple[int, ...]) -> float:
        """Return the chance with `mine` lives against `others`, sorted."""
        if not mine or not others:
            return float(mine > 0)
        key = (mine, others)
        if key not in self._known:
            chance = self._lost * self.to_win(mine - 1, others)
            for place, lives in enumerate(others):
                left = (*others[:place], lives - 1, *others[place + 1 :])
                chance += self._others * self.to_win(mine, tuple(sorted(one for one in left if one)))
            self._known[key] = chance / (self._lost + self._others * len(others))
        return self._known[key]


@dataclass(frozen=True)
class Decisive:
    """The rank that matters most: the share of deals `lost` without it, the `usual` share, the difference.

    `odds` is how much that raises the odds of losing, compared with the median rank: an unplayed card takes
    up space in the hand, even a useless one.
    """

    rank: str
    usual: Estimate
    lost: Estimate
    costs: Estimate
    odds: Estimate


def decisive(players: int, found: Groups) -> Decisive | None:
    """Return the rank that matters most in all groups together; None while it is unknown."""
    whole = pooled(found).cards
    if not whole.costs or any(one.cards.deals < FEWEST or not one.plain.ended for one in found.values()):
        return None
    *_, rank = ranks = _by_cost(whole)
    usual_rank = ranks[len(ranks) // 2]

    def usual(one: Measured) -> float:
        return 1 - sum(one.plain.not_lost.values()) / one.plain.ended / players

    def odds(one: Measured) -> Estimate:
        costs, in_the_middle = _cost(rank, one), max(0.0, _cost(usual_rank, one).value)
        apart = _raised(usual(one), costs.mapped(lambda by: by - in_the_middle))
        base = max(0.001, usual(one)) / max(0.001, 1 - usual(one))
        return apart.mapped(lambda lost: lost / (1 - lost) / base)

    return Decisive(
        rank,
        known(lambda one: _exactly(usual(one)), found),
        known(lambda one: _raised(usual(one), _cost(rank, one)), found),
        known(partial(_cost, rank), found),
        known(odds, found),
    )


def _cost(rank: str, measured: Measured) -> Estimate:
    """Return in how many more deals a player loses who never plays the rank."""
    return mean(measured.cards.cost(rank))


def _by_cost(found: CardsFound) -> list[str]:
    """Return the ranks, the one that costs most last."""
    return sorted(found.costs, key=lambda one: found.cost(one).mean)


def _raised(usual: float, by: Estimate) -> Estimate:
    """Return a share increased by an estimate."""
    return by.mapped(lambda more: min(0.999, max(0.0, usual + more)))


def sums_by_kind(found: Findings) -> dict[Skill, int]:
    """Return how many plays asked for a sum of each kind, most first.

    A card that holds or sets asks for none.
    """
    rule = {skill.value for skill in RULE_SKILLS}
    return {Skill(name): n for name, n in found.sums.most_common() if name not in rule}


def sums_a_minute(players: int, measured: Measured) -> Estimate:
    """Return the sums a minute for a person who calls every total, among people who take their time."""
    found = measured.plain
    plays = sum(found.sums.values())
    sums = within_deals(sum(sums_by_kind(found).values()), plays, found.deals)
    return sums.mapped(lambda share: share * A_MINUTE)


def hard_sums(players: int, measured: Measured) -> Estimate:
    """Return the share of sums that come late at school.

    They add or take away more than ten, go below zero, double, or pass a hundred.
    """
    found, kinds = measured.plain, sums_by_kind(measured.plain)
    hard = sum(count for skill, count in kinds.items() if skill in HARD_SKILLS)
    whole = max(1, sum(kinds.values()))
    return within_deals(min(whole, hard + found.large), whole, found.deals)


def skill_name(skill: Skill) -> str:
    """Return the name of a kind of sum, with an example."""
    shown = example(skill, Numbers.TO_99)
    if shown is None:
        return say(f"progress-skill-{skill.value}")
    sign, by = ("+" if shown.operand >= 0 else "\N{MINUS SIGN}"), str(abs(shown.operand))
    if shown.operation != "add":
        sign, by = say("shared-divided-by" if shown.operation == "halve" else "shared-times"), "2"
    words = "\N{NO-BREAK SPACE}".join((word(shown.before), sign, by))
    return say(f"progress-skill-{skill.value}", sum=words, before=shown.before, answer=shown.answer)


@dataclass(frozen=True)
class Gauge:
    """The figure that shows a fault of a game, and the border beyond which there is one.

    The border is multiplied by the number of players if it is `by_player`. `chance`, if given, returns how
    likely there is no fault in a group; otherwise that follows from the figure and its interval. `repaired`
    is the message about a change that helped: it has the figure, or `reported` instead, each as `shown`.
    """

    of: Callable[[int, Groups], Estimate | None]
    border: float
    above: bool
    repaired: str
    by_player: bool = False
    chance: Callable[[Measured], float] | None = None
    shown: Callable[[float], int] = percent
    reported: Callable[[int, Groups], Estimate | None] | None = None

    def _border(self, players: int) -> float:
        return self.border * players if self.by_player else self.border

    def chances_gone(self, players: int, found: Groups) -> list[float]:
        """Return for each group how likely there is no fault, from 0 to 1; .5 while nothing is known."""
        if self.chance is not None:
            return [self.chance(one) for one in _with_better(found).values()] or [0.5]
        estimate = self.of(players, found)
        parts = () if estimate is None else estimate.parts or (estimate,)
        return [part.chance_past(self._border(players), not self.above) for part in parts] or [0.5]

    def chance_gone(self, players: int, found: Groups) -> float:
        """Return how likely there is no fault in any group, as far as the least sure of them shows."""
        return min(self.chances_gone(players, found))

    def is_gone(self, players: int, found: Groups) -> bool:
        """Return whether there is surely no fault in any group."""
        estimate = self.of(players, found)
        return estimate is not None and estimate.past(self._border(players), not self.above)

    def is_fault(self, players: int, found: Groups) -> bool:
        """Return whether there is surely a fault in every group."""
        estimate = self.of(players, found)
        return estimate is not None and estimate.past(self._border(players), self.above)


def _in_each(of: Callable[[int, Measured], Estimate]) -> Callable[[int, Groups], Estimate | None]:
    """Return a measurement of one group as one of several."""
    return lambda players, found: across(partial(of, players), found)


def _odds(players: int, found: Groups) -> Estimate | None:
    decides = decisive(players, found)
    return decides.odds if decides is not None else None


def _lost(players: int, found: Groups) -> Estimate | None:
    decides = decisive(players, found)
    return decides.lost if decides is not None else None


def _lead(players: int, found: Groups) -> Estimate | None:
    return across(lambda one: deals_to_lead(one.skill), _with_better(found))


def _with_better(found: Groups) -> Groups:
    """Return the groups in which a better player played."""
    return {group: one for group, one in found.items() if one.skill.more.count}


def _won(players: int, measured: Measured) -> Estimate:
    return share(measured.plain.not_lost[0], measured.plain.deals)


def _broken_off(players: int, measured: Measured) -> Estimate:
    return share(measured.plain.deals - measured.plain.ended, measured.plain.deals)


def _changes(players: int, measured: Measured) -> Estimate:
    return mean(measured.turning.changes)


MIDDLE = partial(plays_at, 0.5)
"""The plays of the median deal."""

GAUGES: Mapping[Fault, Gauge] = {
    # A team game is won in nearly all deals, or in hardly any.
    "too_easy": Gauge(_in_each(_won), 0.95, True, "lab-repaired-too-easy"),
    "too_hard": Gauge(_in_each(_won), 0.05, False, "lab-repaired-too-easy"),
    "begins": Gauge(_in_each(unevenness), UNEVEN, True, "lab-repaired-begins", reported=_in_each(gap)),
    "endless": Gauge(_in_each(_broken_off), 0.005, True, "lab-repaired-endless"),
    "long": Gauge(_in_each(MIDDLE), 120, True, "lab-repaired-plays", shown=int),
    "short": Gauge(_in_each(MIDDLE), 1.5, False, "lab-repaired-plays", by_player=True, shown=int),
    # In half the turns there is nothing to choose.
    "choice": Gauge(_in_each(no_choice), 0.5, True, "lab-repaired-choice"),
    # How often the danger moves in a deal.
    "turns": Gauge(
        _in_each(_changes), 0.35, False, "lab-repaired-turns", shown=lambda times: round(times * 10)
    ),
    "luck": Gauge(
        _lead,
        LUCK,
        True,
        "lab-repaired-luck",
        chance=lambda found: _sure_of_skill(found.skill),
        shown=lambda deals: round(min(deals, 1e6)),
    ),
    # How much never playing some rank multiplies the odds of losing.
    "card": Gauge(_odds, 3.0, True, "lab-repaired-card", reported=_lost),
    "sums": Gauge(_in_each(hard_sums), 0.4, True, "lab-repaired-sums"),
    # With fewer sums a minute a game is no practice.
    "few": Gauge(_in_each(sums_a_minute), 2.0, False, "lab-repaired-few", shown=round),
}
"""The figure that shows each fault, and its border."""
CONSOLES = Gauge(
    _in_each(consoled), 0.0, False, "lab-repaired-consoled", reported=_in_each(kept_after_losing)
)
"""The gauge of whether losers are better off in the next deal."""


@dataclass(frozen=True)
class _Answer:
    """The messages that may answer a question, with their slots: `fine`, and one for each fault, in order.

    Without `fine` nothing is said if there is no fault.
    """

    figures: tuple[Figure, ...]
    slots: Mapping[str, Slot]
    bad: Mapping[Fault, str]
    fine: str = ""


def verdicts(rules: Rules, players: int, found: Groups) -> tuple[Verdict, ...]:
    """Return the lab's verdicts on a game so far, in the order of the questions."""
    answers = ((about, answer(rules, players, found)) for about, answer in _ANSWERS.items())
    judged = (_judged(about, one, players, found) for about, one in answers if one is not None)
    return tuple(verdict for verdict in judged if verdict is not None)


def _judged(about: About, answer: _Answer, players: int, found: Groups) -> Verdict | None:
    chances = {fault: GAUGES[fault].chances_gone(players, found) for fault in answer.bad}
    for fault, message in answer.bad.items():
        if GAUGES[fault].is_fault(players, found):
            sure = 1 - max(chances[fault])
            return Verdict(about, say(message, **answer.slots), sure, fault, answer.figures)
    if not answer.fine:
        return None
    sure = min(map(min, chances.values()), default=1.0)
    depends = any(min(one) < 1 - APART and max(one) > APART for one in chances.values())
    return Verdict(about, say(answer.fine, **answer.slots), max(0.5, sure), None, answer.figures, depends)


def faults(rules: Rules, players: int, found: Groups) -> dict[Fault, Verdict]:
    """Return the bad verdicts by fault."""
    return {verdict.bad: verdict for verdict in verdicts(rules, players, found) if verdict.bad is not None}


def _has(fewest: int, found: Groups, of: Callable[[Measured], int]) -> bool:
    """Return whether every group has this many; False if nobody played."""
    return min((of(one) for one in found.values()), default=0) >= fewest


def _has_deals(found: Groups) -> bool:
    return _has(FEWEST, found, lambda one: one.plain.deals)


def _together(rules: Rules, players: int, found: Groups) -> _Answer | None:
    if not rules.is_team or not _has_deals(found):
        return None
    won = known(partial(_won, players), found)
    bad: dict[Fault, str] = {"too_easy": "lab-together-easy", "too_hard": "lab-together-hard"}
    return _Answer((Figure(say("lab-figure-won"), won),), {"share": ranged(won)}, bad, "lab-together")


def _begins(rules: Rules, players: int, found: Groups) -> _Answer | None:
    """Ask about the best place and the worst; nothing is wrong if losers are better off in the next deal."""
    if rules.is_team or not _has(FEWEST, found, lambda one: one.plain.ended):
        return None
    at = [known(partial(_survived, place), found) for place in range(players)]
    best = max(range(players), key=lambda place: at[place].value)
    worst = min(range(players), key=lambda place: at[place].value)
    figures = tuple(Figure(_seat(place, players), at[place]) for place in range(players))
    slots: dict[str, Slot] = {
        "best": _place(best, players),
        "worst": _place(worst, players),
        "most": ranged(at[best]),
        "least": ranged(at[worst]),
    }
    begins, is_consoled = GAUGES["begins"], CONSOLES.of(players, found)
    loser_begins = rules.next_starter == "loser" and is_consoled is not None and is_consoled.low > 0
    if begins.is_fault(players, found) and loser_begins:
        kept = known(partial(kept_after_losing, players), found)
        return _Answer((*figures, Figure(say("lab-figure-consoled"), kept)), slots, {}, "lab-begins-consoled")
    hopeless = at[worst].past(sum(one.value for one in at) / players * HOPELESS, above=False)
    wins = "wins-" if has_one_winner(pooled(found).plain) else ""
    is_open = begins.chance_gone(players, found) < SURE_ENOUGH
    bad: dict[Fault, str] = {"begins": f"lab-begins-{wins}{'hopeless' if hopeless else 'uneven'}"}
    return _Answer(figures, slots, bad, f"lab-begins-{wins}{'open' if is_open else 'even'}")


def _place(place: int, players: int) -> str:
    return say("lab-place", place=place + 1, last=int(place + 1 == players))


def _seat(place: int, players: int) -> str:
    return say("told-seat", place=place + 1, last=int(place + 1 == players))


def _endless(rules: Rules, players: int, found: Groups) -> _Answer | None:
    broken = known(partial(_broken_off, players), found)
    slots = {"share": ranged(broken, lambda share: max(1, percent(share)))}
    return _Answer((Figure(say("lab-figure-endless"), broken),), slots, {"endless": "lab-endless"})


def _length(rules: Rules, players: int, found: Groups) -> _Answer | None:
    if not _has_deals(found) or any(one.plain.ended * 2 < one.plain.deals for one in found.values()):
        return None
    plays, tenth = (known(partial(plays_at, place, players), found) for place in (0.5, 0.9))
    figures = (
        Figure(say("lab-figure-middle"), plays, "plays"),
        Figure(say("lab-figure-tenth"), tenth, "plays"),
    )
    slots = {
        "plays": ranged(plays, int),
        "tenth": ranged(tenth, int),
        "minutes": ranged(plays, lambda number: max(1, round(number / A_MINUTE))),
    }
    return _Answer(figures, slots, {"long": "lab-length-long", "short": "lab-length-short"}, "lab-length")


def _choice(rules: Rules, players: int, found: Groups) -> _Answer | None:
    if not _has(SOON, found, lambda one: one.plain.deals):
        return None
    none = known(partial(no_choice, players), found)
    figures = Figure(say("lab-figure-no-choice"), none), Figure(say("lab-figure-stuck"), known(_stuck, found))
    return _Answer(figures, {"share": ranged(none)}, {"choice": "lab-choice-none"}, "lab-choice")


def _stuck(measured: Measured) -> Estimate:
    plain = measured.plain
    return within_deals(plain.stuck_turns, plain.turns + plain.stuck_turns, plain.deals)


def _turns(rules: Rules, players: int, found: Groups) -> _Answer | None:
    if rules.is_team or not _has(FEWEST, found, lambda one: one.turning.changes.count):
        return None
    wins = has_one_winner(pooled(found).plain)
    changes = known(partial(_changes, players), found)
    settled = known(lambda one: mean(one.turning.settled), found)
    figures = (
        Figure(say("lab-figure-changes"), changes, "times"),
        Figure(say("lab-figure-settled-wins" if wins else "lab-figure-settled"), settled),
        Figure(say("lab-figure-drama"), known(lambda one: mean(one.turning.drama), found)),
    )
    slots = {"times": ranged(changes, GAUGES["turns"].shown), "share": ranged(settled)}
    if wins:
        return _Answer(figures, slots, {"turns": "lab-turns-wins-never"}, "lab-turns-wins")
    return _Answer(figures, slots, {"turns": "lab-turns-never"}, "lab-turns")


def _skill(rules: Rules, players: int, found: Groups) -> _Answer | None:
    skilled = _with_better(found)
    if rules.is_team or not _has(FEWEST, skilled, lambda one: one.skill.more.count):
        return None
    deals = known(lambda one: deals_to_lead(one.skill), skilled)
    is_open = deals.most > LUCK or deals.high == inf
    games = [] if is_open else [games_to_lead(rules, players, one.skill) for one in skilled.values()]
    whole = [number for number in games if number is not None]
    figures: tuple[Figure, ...] = (
        Figure(say("lab-figure-sound"), known(lambda one: mean(one.skill.sound), skilled)),
        Figure(say("lab-figure-weak"), known(lambda one: mean(one.skill.weak), skilled)),
    )
    slots: dict[str, Slot] = {}
    if deals.most < inf:
        figures = (Figure(say("lab-figure-deals-to-lead"), deals, "deals"), *figures)
        slots["deals"] = ranged(deals, _rounded_up)
    is_of_games = bool(whole) and len(whole) == len(games)
    if is_of_games:
        slots["games"] = ranged(Estimate(0, min(whole), max(whole), tuple(map(_exactly, whole))), _rounded_up)
    fine = "lab-skill-open" if is_open else "lab-skill-games" if is_of_games else "lab-skill-deals"
    return _Answer(figures, slots, {"luck": "lab-skill-none"}, fine)


def _exactly(number: float) -> Estimate:
    return Estimate(number, number, number)


def _rounded_up(number: float) -> int:
    """Round up to two digits: more are not known."""
    digits = int(10 ** max(0, len(str(int(number))) - 2))
    return ceil(number / digits) * digits


def _card(rules: Rules, players: int, found: Groups) -> _Answer | None:
    decides = decisive(players, found)
    if decides is None:
        return None
    figures = tuple(
        Figure(say("lab-figure-without", rank=Rank(rank)), known(partial(_cost, rank), found))
        for rank in reversed(_by_cost(pooled(found).cards))
    )
    slots: dict[str, Slot] = {
        "rank": Rank(decides.rank),
        "usual": ranged(decides.usual),
        "lost": ranged(decides.lost),
    }
    fine = "lab-card" if decides.costs.low > 0 else "lab-card-none"
    return _Answer(figures, slots, {"card": "lab-card-decides"}, fine)


def _sums(rules: Rules, players: int, found: Groups) -> _Answer | None:
    if not _has_deals(found):
        return None
    plain = pooled(found).plain
    kinds = sums_by_kind(plain)
    a_minute, hard = (known(partial(of, players), found) for of in (sums_a_minute, hard_sums))
    figures = (
        Figure(say("lab-figure-sums"), a_minute, "a minute"),
        Figure(say("lab-figure-hard"), hard),
        *(Figure(skill_name(kind), known(partial(_of_kind, kind), found)) for kind in kinds),
    )
    slots: dict[str, Slot] = {
        "sums": ranged(a_minute, round),
        "share": ranged(hard),
        "kind": skill_name(next(iter(kinds))) if kinds else "",
        "hardest": _hardest(plain),
    }
    return _Answer(
        figures, slots, {"few": "lab-sums-few", "sums": "lab-sums-hard"}, "lab-sums" if kinds else ""
    )


def _of_kind(kind: Skill, measured: Measured) -> Estimate:
    """Return the share of a kind among the sums."""
    kinds = sums_by_kind(measured.plain)
    return within_deals(kinds.get(kind, 0), max(1, sum(kinds.values())), measured.plain.deals)


def _hardest(found: Findings) -> str:
    """Return the name of the commonest kind of hard sum."""
    skill, count = max(
        ((skill, count) for skill, count in sums_by_kind(found).items() if skill in HARD_SKILLS),
        key=lambda one: one[1],
        default=(None, 0),
    )
    return say("lab-past-a-hundred") if skill is None or count < found.large else skill_name(skill)


_ANSWERS: Mapping[About, Callable[[Rules, int, Groups], _Answer | None]] = {
    "together": _together,
    "begins": _begins,
    "endless": _endless,
    "length": _length,
    "choice": _choice,
    "turns": _turns,
    "skill": _skill,
    "card": _card,
    "sums": _sums,
}
"""The answer to each question, or None while too little is known, in the order in which they are shown."""
