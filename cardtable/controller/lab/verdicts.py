"""The lab's verdicts on a game: one plain sentence for each question, how sure it is, and its figures.

A verdict is bad only if the lab is sure: if the whole 95 % interval is past the border, so that a game is not
called unfair because of luck in a few deals. The borders stand in `GAUGES`, set so that nearly all published
games pass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil, comb, erf, inf, sqrt
from typing import Literal

from cardtable.controller.lab.arena import SURE
from cardtable.controller.lab.contrasts import CardsFound, SkillFound, Sums
from cardtable.controller.lab.fairness import Findings, Found, at_share, interval
from cardtable.controller.lab.minutes import PERSON, PLAYED
from cardtable.controller.lab.turning import Turning
from cardtable.language import Rank, Slot, say, word
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
HOPELESS = 0.5
"""The part of an even share below which a place is hopeless."""
LUCK = 1500
"""The deals after which the better player has to lead 19 times in 20; otherwise it is luck."""

A_MINUTE = 60 / (PERSON + PLAYED)
"""Plays a minute among people."""
NINETEEN_IN_TWENTY = 1.645
"""The standard errors beyond which 19 of 20 are on one side."""
FEWEST = 30
"""The deals below which nothing is said."""

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
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def past(self, border: float, above: bool = True) -> bool:
        """Return whether it is surely past a border."""
        return self.low > border if above else self.high < border

    def chance_past(self, border: float, above: bool = True) -> float:
        """Return how sure it is that it is past a border, from 0 to 1."""
        error = (self.high - self.low) / (2 * SURE) or 1e-9
        chance = (1 + erf((self.value - border) / error / sqrt(2))) / 2
        return chance if above else 1 - chance


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
    """All measurements of one game so far."""

    plain: Findings = field(default_factory=Findings)
    follow: Findings = field(default_factory=Findings)
    skill: SkillFound = field(default_factory=SkillFound)
    cards: CardsFound = field(default_factory=CardsFound)
    turning: Turning = field(default_factory=Turning)

    def copy(self) -> Measured:
        found = Measured()
        found.add(self)
        return found


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
    this side of the border.
    """

    about: About
    text: str
    sure: float
    bad: Fault | None = None
    figures: tuple[Figure, ...] = ()


def percent(value: float) -> int:
    return round(value * 100)


def has_one_winner(found: Findings) -> bool:
    """Return whether deals have a winner and no loser: then most seats lose."""
    return sum(found.not_lost.values()) < 1.5 * found.ended


def places(players: int, found: Findings) -> tuple[Estimate, ...]:
    """Return the share of deals survived, by place from the seat that begins."""
    return tuple(share(found.not_lost[place], found.ended) for place in range(players))


def gap(players: int, found: Findings) -> Estimate:
    """Return the difference between the best place and the worst.

    The largest difference of many places is partly chance, so the interval is wider.
    """
    at = sorted(places(players, found), key=lambda one: one.value)
    worst, best = at[0], at[-1]
    allowance = 1.0 if players == 2 else 1.4
    spread = sqrt((best.high - best.value) ** 2 + (worst.value - worst.low) ** 2) * allowance
    value = best.value - worst.value
    return Estimate(value, max(0.0, value - spread), value + spread)


def unevenness(players: int, found: Findings) -> Estimate:
    """Return the gap between the places, to be compared with `UNEVEN`.

    If one of many wins, the fair share is smaller at a larger table, and so is the gap that matters.
    """
    apart, weight = gap(players, found), players / 3 if has_one_winner(found) else 1.0
    return Estimate(apart.value * weight, apart.low * weight, apart.high * weight)


def consoled(found: Findings) -> Estimate:
    """Return how much less often the losers of a deal lose the next one than the others."""
    if not found.losers_next or not found.others_next:
        return Estimate(0.0, -1.0, 1.0)
    again, then = share(found.losers_again, found.losers_next), share(found.others_then, found.others_next)
    spread = sqrt(((again.high - again.low) / 2) ** 2 + ((then.high - then.low) / 2) ** 2)
    value = then.value - again.value
    return Estimate(value, value - spread, value + spread)


def kept_after_losing(found: Findings) -> Estimate:
    """Return the share of losers who survive the next deal."""
    return share(found.losers_next - found.losers_again, found.losers_next)


def middle(found: Findings) -> Estimate:
    """Return the median plays of a deal, with the interval of its rank."""
    return _at(found, 0.5)


def _at(found: Findings, place: float) -> Estimate:
    spread = SURE * sqrt(place * (1 - place) / max(1, found.deals))
    low, high = max(0.0, place - spread), min(1.0, place + spread)
    return Estimate(at_share(found.plays, place), at_share(found.plays, low), at_share(found.plays, high))


def no_choice(found: Findings) -> Estimate:
    """Return the share of turns with one thing to do, or nothing."""
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
    """The rank that matters most: the share of deals `lost` without it, and the `usual` share.

    `odds` is how much that raises the odds of losing, compared with the median rank: an unplayed card takes
    up space in the hand, even a useless one.
    """

    rank: str
    usual: float
    lost: Estimate
    odds: Estimate


def decisive(players: int, measured: Measured) -> Decisive | None:
    """Return the rank that matters most; None while it is unknown."""
    found = measured.cards
    if found.deals < FEWEST or not found.costs or not measured.plain.ended:
        return None
    ranks = sorted(found.costs, key=lambda one: found.cost(one).mean)
    rank, in_the_middle = ranks[-1], max(0.0, found.cost(ranks[len(ranks) // 2]).mean)
    usual = 1 - sum(measured.plain.not_lost.values()) / measured.plain.ended / players
    costs = mean(found.cost(rank))
    beyond = Estimate(*(one - in_the_middle for one in (costs.value, costs.low, costs.high)))
    lost, apart = _raised(usual, costs), _raised(usual, beyond)
    base = max(0.001, usual) / max(0.001, 1 - usual)
    odds = Estimate(*(one / (1 - one) / base for one in (apart.value, apart.low, apart.high)))
    return Decisive(rank, usual, lost, odds)


def _raised(usual: float, by: Estimate) -> Estimate:
    """Return a share increased by an estimate."""
    return Estimate(*(min(0.999, max(0.0, usual + more)) for more in (by.value, by.low, by.high)))


def sums_by_kind(found: Findings) -> dict[Skill, int]:
    """Return how many plays asked for a sum of each kind, most first.

    A card that holds or sets asks for none.
    """
    rule = {skill.value for skill in RULE_SKILLS}
    return {Skill(name): n for name, n in found.sums.most_common() if name not in rule}


def sums_a_minute(found: Findings) -> Estimate:
    """Return the sums a minute for a person who calls every total, among people who take their time."""
    plays = sum(found.sums.values())
    sums = within_deals(sum(sums_by_kind(found).values()), plays, found.deals)
    return Estimate(sums.value * A_MINUTE, sums.low * A_MINUTE, sums.high * A_MINUTE)


def hard_sums(found: Findings) -> Estimate:
    """Return the share of sums that come late at school.

    They add or take away more than ten, go below zero, double, or pass a hundred.
    """
    kinds = sums_by_kind(found)
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
    likely there is no fault; otherwise that follows from the figure and its interval. `repaired` is the
    message about a change that helped: it has the figure, or `reported` instead, each as `shown`.
    """

    of: Callable[[int, Measured], Estimate | None]
    border: float
    above: bool
    repaired: str
    by_player: bool = False
    chance: Callable[[Measured], float] | None = None
    shown: Callable[[float], int] = percent
    reported: Callable[[int, Measured], Estimate | None] | None = None

    def _border(self, players: int) -> float:
        return self.border * players if self.by_player else self.border

    def chance_gone(self, players: int, found: Measured) -> float:
        """Return how likely there is no fault, from 0 to 1; .5 while nothing is known."""
        if self.chance is not None:
            return self.chance(found)
        estimate = self.of(players, found)
        return 0.5 if estimate is None else estimate.chance_past(self._border(players), not self.above)

    def is_gone(self, players: int, found: Measured) -> bool:
        """Return whether there is surely no fault."""
        estimate = self.of(players, found)
        return estimate is not None and estimate.past(self._border(players), not self.above)

    def is_fault(self, players: int, found: Measured) -> bool:
        """Return whether there is surely a fault."""
        estimate = self.of(players, found)
        return estimate is not None and estimate.past(self._border(players), self.above)


def _odds(players: int, found: Measured) -> Estimate | None:
    decides = decisive(players, found)
    return decides.odds if decides is not None else None


def _lost(players: int, found: Measured) -> Estimate | None:
    decides = decisive(players, found)
    return decides.lost if decides is not None else None


def _won(players: int, found: Measured) -> Estimate:
    return share(found.plain.not_lost[0], found.plain.deals)


def _broken_off(players: int, found: Measured) -> Estimate:
    return share(found.plain.deals - found.plain.ended, found.plain.deals)


def _plays(players: int, found: Measured) -> Estimate:
    return middle(found.plain)


GAUGES: Mapping[Fault, Gauge] = {
    # A team game is won in nearly all deals, or in hardly any.
    "too_easy": Gauge(_won, 0.95, True, "lab-repaired-too-easy"),
    "too_hard": Gauge(_won, 0.05, False, "lab-repaired-too-hard"),
    "begins": Gauge(
        lambda players, found: unevenness(players, found.plain),
        UNEVEN,
        True,
        "lab-repaired-begins",
        reported=lambda players, found: gap(players, found.plain),
    ),
    "endless": Gauge(_broken_off, 0.005, True, "lab-repaired-endless"),
    # The plays of the median deal.
    "long": Gauge(_plays, 120, True, "lab-repaired-plays", shown=int),
    "short": Gauge(_plays, 1.5, False, "lab-repaired-plays", by_player=True, shown=int),
    # In half the turns there is nothing to choose.
    "choice": Gauge(lambda players, found: no_choice(found.plain), 0.5, True, "lab-repaired-choice"),
    # How often the danger moves in a deal.
    "turns": Gauge(
        lambda players, found: mean(found.turning.changes),
        0.35,
        False,
        "lab-repaired-turns",
        shown=lambda times: round(times * 10),
    ),
    "luck": Gauge(
        lambda players, found: deals_to_lead(found.skill),
        LUCK,
        True,
        "lab-repaired-luck",
        chance=lambda found: _sure_of_skill(found.skill),
        shown=lambda deals: round(min(deals, 1e6)),
    ),
    # How much never playing some rank multiplies the odds of losing.
    "card": Gauge(_odds, 3.0, True, "lab-repaired-card", reported=_lost),
    "sums": Gauge(lambda players, found: hard_sums(found.plain), 0.4, True, "lab-repaired-sums"),
    # With fewer sums a minute a game is no practice.
    "few": Gauge(
        lambda players, found: sums_a_minute(found.plain), 2.0, False, "lab-repaired-few", shown=round
    ),
}
"""The figure that shows each fault, and its border."""
CONSOLES = Gauge(
    lambda players, found: consoled(found.follow),
    0.0,
    False,
    "lab-repaired-consoled",
    reported=lambda players, found: kept_after_losing(found.follow),
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


def verdicts(rules: Rules, players: int, found: Measured) -> tuple[Verdict, ...]:
    """Return the lab's verdicts on a game so far, in the order of the questions."""
    answers = ((about, answer(rules, players, found)) for about, answer in _ANSWERS.items())
    judged = (_judged(about, one, players, found) for about, one in answers if one is not None)
    return tuple(verdict for verdict in judged if verdict is not None)


def _judged(about: About, answer: _Answer, players: int, found: Measured) -> Verdict | None:
    for fault, message in answer.bad.items():
        if GAUGES[fault].is_fault(players, found):
            sure = 1 - GAUGES[fault].chance_gone(players, found)
            return Verdict(about, say(message, **answer.slots), sure, fault, answer.figures)
    if not answer.fine:
        return None
    sure = min((GAUGES[fault].chance_gone(players, found) for fault in answer.bad), default=1.0)
    return Verdict(about, say(answer.fine, **answer.slots), max(0.5, sure), None, answer.figures)


def faults(rules: Rules, players: int, found: Measured) -> dict[Fault, Verdict]:
    """Return the bad verdicts by fault."""
    return {verdict.bad: verdict for verdict in verdicts(rules, players, found) if verdict.bad is not None}


def _together(rules: Rules, players: int, found: Measured) -> _Answer | None:
    if not rules.is_team or found.plain.deals < FEWEST:
        return None
    won = _won(players, found)
    bad: dict[Fault, str] = {"too_easy": "lab-together-easy", "too_hard": "lab-together-hard"}
    return _Answer((Figure(say("lab-figure-won"), won),), {"share": percent(won.value)}, bad, "lab-together")


def _begins(rules: Rules, players: int, found: Measured) -> _Answer | None:
    """Ask about the best place and the worst; nothing is wrong if losers are better off in the next deal."""
    if rules.is_team or found.plain.ended < FEWEST:
        return None
    at, apart = places(players, found.plain), unevenness(players, found.plain)
    best = max(range(players), key=lambda place: at[place].value)
    worst = min(range(players), key=lambda place: at[place].value)
    figures = tuple(Figure(_place(place), at[place]) for place in range(players))
    slots: dict[str, Slot] = {
        "best": _place(best),
        "worst": _place(worst),
        "most": percent(at[best].value),
        "least": percent(at[worst].value),
    }
    if apart.past(UNEVEN) and rules.next_starter == "loser" and consoled(found.follow).low > 0:
        figures += (Figure(say("lab-figure-consoled"), kept_after_losing(found.follow)),)
        return _Answer(figures, slots, {}, "lab-begins-consoled")
    hopeless = at[worst].past(sum(one.value for one in at) / players * HOPELESS, above=False)
    wins = "wins-" if has_one_winner(found.plain) else ""
    is_open = GAUGES["begins"].chance_gone(players, found) < SURE_ENOUGH
    bad: dict[Fault, str] = {"begins": f"lab-begins-{wins}{'hopeless' if hopeless else 'uneven'}"}
    return _Answer(figures, slots, bad, f"lab-begins-{wins}{'open' if is_open else 'even'}")


def _place(place: int) -> str:
    return say("lab-place", place=place + 1)


def _endless(rules: Rules, players: int, found: Measured) -> _Answer | None:
    broken = _broken_off(players, found)
    slots = {"share": max(1, percent(broken.value))}
    return _Answer((Figure(say("lab-figure-endless"), broken),), slots, {"endless": "lab-endless"})


def _length(rules: Rules, players: int, found: Measured) -> _Answer | None:
    if found.plain.deals < FEWEST or found.plain.ended * 2 < found.plain.deals:
        return None
    plays, tenth = middle(found.plain), _at(found.plain, 0.9)
    figures = (
        Figure(say("lab-figure-middle"), plays, "plays"),
        Figure(say("lab-figure-tenth"), tenth, "plays"),
    )
    slots = {
        "plays": int(plays.value),
        "tenth": int(tenth.value),
        "minutes": max(1, round(plays.value / A_MINUTE)),
    }
    return _Answer(figures, slots, {"long": "lab-length-long", "short": "lab-length-short"}, "lab-length")


def _choice(rules: Rules, players: int, found: Measured) -> _Answer | None:
    none, plain = no_choice(found.plain), found.plain
    if plain.deals < FEWEST:
        return None
    stuck = within_deals(plain.stuck_turns, plain.turns + plain.stuck_turns, plain.deals)
    figures = Figure(say("lab-figure-no-choice"), none), Figure(say("lab-figure-stuck"), stuck)
    return _Answer(figures, {"share": percent(none.value)}, {"choice": "lab-choice-none"}, "lab-choice")


def _turns(rules: Rules, players: int, found: Measured) -> _Answer | None:
    turning = found.turning
    if rules.is_team or turning.changes.count < FEWEST:
        return None
    changes, wins = mean(turning.changes), has_one_winner(found.plain)
    figures = (
        Figure(say("lab-figure-changes"), changes, "times"),
        Figure(say("lab-figure-settled-wins" if wins else "lab-figure-settled"), mean(turning.settled)),
        Figure(say("lab-figure-drama"), mean(turning.drama)),
    )
    slots = {"times": round(changes.value * 10), "share": percent(turning.settled.mean)}
    if wins:
        return _Answer(figures, slots, {"turns": "lab-turns-wins-never"}, "lab-turns-wins")
    return _Answer(figures, slots, {"turns": "lab-turns-never"}, "lab-turns")


def _skill(rules: Rules, players: int, found: Measured) -> _Answer | None:
    skill = found.skill
    if rules.is_team or skill.more.count < FEWEST:
        return None
    deals = deals_to_lead(skill)
    is_open = deals.value > LUCK or deals.high == inf
    games = None if is_open else games_to_lead(rules, players, skill)
    figures: tuple[Figure, ...] = (
        Figure(say("lab-figure-sound"), mean(skill.sound)),
        Figure(say("lab-figure-weak"), mean(skill.weak)),
    )
    slots: dict[str, Slot] = {"games": _rounded_up(games or 0)}
    if deals.value < inf:
        figures = (Figure(say("lab-figure-deals-to-lead"), deals, "deals"), *figures)
        slots["deals"] = _rounded_up(deals.value)
    fine = "lab-skill-open" if is_open else "lab-skill-deals" if games is None else "lab-skill-games"
    return _Answer(figures, slots, {"luck": "lab-skill-none"}, fine)


def _rounded_up(number: float) -> int:
    """Round up to two digits: more are not known."""
    digits = int(10 ** max(0, len(str(int(number))) - 2))
    return ceil(number / digits) * digits


def _card(rules: Rules, players: int, found: Measured) -> _Answer | None:
    decides, cards = decisive(players, found), found.cards
    if decides is None:
        return None
    figures = tuple(
        Figure(say("lab-figure-without", rank=Rank(one)), mean(cards.cost(one)))
        for one in sorted(cards.costs, key=lambda one: -cards.cost(one).mean)
    )
    slots: dict[str, Slot] = {
        "rank": Rank(decides.rank),
        "usual": percent(decides.usual),
        "lost": percent(decides.lost.value),
    }
    fine = "lab-card" if decides.lost.low > decides.usual else "lab-card-none"
    return _Answer(figures, slots, {"card": "lab-card-decides"}, fine)


def _sums(rules: Rules, players: int, found: Measured) -> _Answer | None:
    plain, kinds = found.plain, sums_by_kind(found.plain)
    if plain.deals < FEWEST:
        return None
    a_minute, hard, whole = sums_a_minute(plain), hard_sums(plain), max(1, sum(kinds.values()))
    figures = (
        Figure(say("lab-figure-sums"), a_minute, "a minute"),
        Figure(say("lab-figure-hard"), hard),
        *(Figure(skill_name(kind), within_deals(n, whole, plain.deals)) for kind, n in kinds.items()),
    )
    slots: dict[str, Slot] = {
        "sums": round(a_minute.value),
        "share": percent(hard.value),
        "kind": skill_name(next(iter(kinds))) if kinds else "",
        "hardest": _hardest(plain),
    }
    return _Answer(
        figures, slots, {"few": "lab-sums-few", "sums": "lab-sums-hard"}, "lab-sums" if kinds else ""
    )


def _hardest(found: Findings) -> str:
    """Return the name of the commonest kind of hard sum."""
    skill, count = max(
        ((skill, count) for skill, count in sums_by_kind(found).items() if skill in HARD_SKILLS),
        key=lambda one: one[1],
        default=(None, 0),
    )
    return say("lab-past-a-hundred") if skill is None or count < found.large else skill_name(skill)


_ANSWERS: Mapping[About, Callable[[Rules, int, Measured], _Answer | None]] = {
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
