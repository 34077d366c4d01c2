"""The lab's verdicts on a game: one plain sentence for each question, how sure it is, and its figures.

A verdict is bad only if the lab is sure: if the whole 95 % interval is past the border, so that a game is not
called unfair because of luck in a few deals. The borders are set so that nearly all published games pass; the
docstring of each verdict gives its border.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from math import ceil, comb, erf, inf, sqrt
from typing import Literal

from cardtable.controller.lab.arena import SURE
from cardtable.controller.lab.contrasts import CardsFound, SkillFound, Sums
from cardtable.controller.lab.fairness import Findings, at_share, interval
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
"""By how much two seats' chances to lose may differ by place before that is unfair."""
HOPELESS = 0.5
"""The part of an even share below which a place is hopeless."""
ENDLESS = 0.005
"""The share of deals that may be broken off."""
LONG_DEAL, SHORT_DEAL = 120, 1.5
"""The median plays above which deals are long, and those for each player below which they are short."""
NO_CHOICE = 0.5
"""The share of turns that may leave no choice."""
STILL = 0.35
"""How often the danger must move in a deal."""
LUCK = 1500
"""The deals after which the better player has to lead 19 times in 20; otherwise it is luck."""
DECIDES = 3.0
"""How much the odds of losing may grow for a player who never plays some rank."""
HARD, FEW = 0.4, 2.0
"""The share of sums that may be hard, and the fewest sums a minute that count as practice."""
EASY, UNWINNABLE = 0.95, 0.05
"""The shares of deals won above which a team game is too easy, and below which it is too hard."""

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
    """Return a share of turns or plays, no surer than one of `deals`: those of one deal are alike."""
    if not whole or not deals:
        return Estimate(0.0, 0.0, 1.0)
    return Estimate(part / whole, *interval(part / whole, min(whole, deals)))


def mean(sums: Sums) -> Estimate:
    return Estimate(sums.mean, sums.mean - SURE * sums.error, sums.mean + SURE * sums.error)


@dataclass
class Measured:
    """All measurements of one game so far."""

    plain: Findings = field(default_factory=Findings)
    follow: Findings = field(default_factory=Findings)
    skill: SkillFound = field(default_factory=SkillFound)
    cards: CardsFound = field(default_factory=CardsFound)
    turning: Turning = field(default_factory=Turning)

    def copy(self) -> Measured:
        """Return an independent copy."""
        found = Measured()
        for one in fields(self):
            getattr(found, one.name).add(getattr(self, one.name))
        return found


@dataclass(frozen=True)
class Figure:
    """A figure behind a verdict, with its name and unit."""

    label: str
    estimate: Estimate
    unit: Literal["share", "plays", "deals", "games", "times", "a minute"]


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


def verdicts(rules: Rules, players: int, found: Measured) -> tuple[Verdict, ...]:
    """Return all verdicts so far, in order."""
    tellers = (_together, _begins, _endless, _length, _choice, _turns, _skill, _card, _sums)
    return tuple(verdict for tell in tellers for verdict in tell(rules, players, found))


def faults(rules: Rules, players: int, found: Measured) -> dict[Fault, Verdict]:
    """Return the bad verdicts by fault."""
    return {verdict.bad: verdict for verdict in verdicts(rules, players, found) if verdict.bad is not None}


Told = Iterator[Verdict]


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


def consoled(found: Findings) -> Estimate:
    """Return how much less often the losers of a deal lose the next one than the others."""
    if not found.losers_next or not found.others_next:
        return Estimate(0.0, -1.0, 1.0)
    again, then = share(found.losers_again, found.losers_next), share(found.others_then, found.others_next)
    spread = sqrt(((again.high - again.low) / 2) ** 2 + ((then.high - then.low) / 2) ** 2)
    value = then.value - again.value
    return Estimate(value, value - spread, value + spread)


def _together(rules: Rules, players: int, measured: Measured) -> Told:
    """Bad: a team game is won in over `EASY` or under `UNWINNABLE` of the deals."""
    found = measured.plain
    if not rules.is_team or found.deals < FEWEST:
        return
    won = share(found.not_lost[0], found.deals)
    figures = (Figure(say("lab-figure-won"), won, "share"),)
    told = {"share": percent(won.value)}
    if won.past(EASY):
        text = say("lab-together-easy", **told)
        yield Verdict("together", text, won.chance_past(EASY), "too_easy", figures)
    elif won.past(UNWINNABLE, above=False):
        yield Verdict(
            "together",
            say("lab-together-hard", **told),
            won.chance_past(UNWINNABLE, False),
            "too_hard",
            figures,
        )
    else:
        sure = min(won.chance_past(EASY, False), won.chance_past(UNWINNABLE))
        yield Verdict("together", say("lab-together", **told), sure, None, figures)


def _place(place: int) -> str:
    return say("lab-place", place=place + 1)


def _begins(rules: Rules, players: int, measured: Measured) -> Told:
    """Bad: `UNEVEN` between the best place and the worst, unless losers are better off in the next deal."""
    found = measured.plain
    if rules.is_team or found.ended < FEWEST:
        return
    at = places(players, found)
    best = max(range(players), key=lambda place: at[place].value)
    worst = min(range(players), key=lambda place: at[place].value)
    apart = gap(players, found)
    figures = tuple(Figure(_place(place), at[place], "share") for place in range(players))
    told: dict[str, Slot] = {
        "best": _place(best),
        "worst": _place(worst),
        "most": percent(at[best].value),
        "least": percent(at[worst].value),
    }
    chance = apart.chance_past(UNEVEN)
    if not apart.past(UNEVEN):
        text = _evenly(apart, has_one_winner(found), told)
        yield Verdict("begins", text, max(0.5, 1 - chance), None, figures)
    elif rules.next_starter == "loser" and consoled(measured.follow).low > 0:
        figures += (Figure(say("lab-figure-consoled"), kept_after_losing(measured.follow), "share"),)
        yield Verdict("begins", say("lab-begins-consoled", **told), chance, None, figures)
    else:
        hopeless = at[worst].past(sum(one.value for one in at) / players * HOPELESS, above=False)
        text = _unevenly(hopeless, has_one_winner(found), told)
        yield Verdict("begins", text, chance, "begins", figures)


def _evenly(apart: Estimate, wins: bool, told: Mapping[str, Slot]) -> str:
    is_open = apart.value > UNEVEN
    if wins:
        return say("lab-begins-wins-open" if is_open else "lab-begins-wins-even", **told)
    return say("lab-begins-open" if is_open else "lab-begins-even", **told)


def _unevenly(hopeless: bool, wins: bool, told: Mapping[str, Slot]) -> str:
    if hopeless:
        return say("lab-begins-wins-hopeless" if wins else "lab-begins-hopeless", **told)
    return say("lab-begins-wins-uneven" if wins else "lab-begins-uneven", **told)


def kept_after_losing(found: Findings) -> Estimate:
    """Return the share of losers who survive the next deal."""
    return share(found.losers_next - found.losers_again, found.losers_next)


def _endless(rules: Rules, players: int, measured: Measured) -> Told:
    """Bad: more than `ENDLESS` of the deals are broken off."""
    found = measured.plain
    broken = share(found.deals - found.ended, found.deals)
    if broken.past(ENDLESS):
        text = say("lab-endless", share=max(1, percent(broken.value)))
        figures = (Figure(say("lab-figure-endless"), broken, "share"),)
        yield Verdict("endless", text, broken.chance_past(ENDLESS), "endless", figures)


def middle(found: Findings) -> Estimate:
    """Return the median plays of a deal, with the interval of its rank."""
    return _at(found, 0.5)


def _at(found: Findings, place: float) -> Estimate:
    spread = SURE * sqrt(place * (1 - place) / max(1, found.deals))
    low, high = max(0.0, place - spread), min(1.0, place + spread)
    return Estimate(at_share(found.plays, place), at_share(found.plays, low), at_share(found.plays, high))


def _length(rules: Rules, players: int, measured: Measured) -> Told:
    """Bad: the median deal has over `LONG_DEAL` plays, or fewer than `SHORT_DEAL` for each player."""
    found = measured.plain
    if found.deals < FEWEST or found.ended * 2 < found.deals:
        return
    plays, tenth = middle(found), _at(found, 0.9)
    figures = (
        Figure(say("lab-figure-middle"), plays, "plays"),
        Figure(say("lab-figure-tenth"), tenth, "plays"),
    )
    told = {
        "plays": int(plays.value),
        "tenth": int(tenth.value),
        "minutes": max(1, round(plays.value / A_MINUTE)),
    }
    short = SHORT_DEAL * players
    if plays.past(LONG_DEAL):
        yield Verdict("length", say("lab-length-long", **told), plays.chance_past(LONG_DEAL), "long", figures)
    elif plays.past(short, above=False):
        sure = plays.chance_past(short, above=False)
        yield Verdict("length", say("lab-length-short", **told), sure, "short", figures)
    else:
        sure = min(plays.chance_past(LONG_DEAL, False), plays.chance_past(short))
        yield Verdict("length", say("lab-length", **told), sure, None, figures)


def no_choice(found: Findings) -> Estimate:
    """Return the share of turns with one thing to do, or nothing."""
    turns = found.turns + found.stuck_turns
    return within_deals(found.forced + found.stuck_turns, turns, found.deals)


def _choice(rules: Rules, players: int, measured: Measured) -> Told:
    """Bad: in more than `NO_CHOICE` of the turns there is nothing to choose."""
    found = measured.plain
    if found.deals < FEWEST:
        return
    none = no_choice(found)
    stuck = within_deals(found.stuck_turns, found.turns + found.stuck_turns, found.deals)
    figures = (
        Figure(say("lab-figure-no-choice"), none, "share"),
        Figure(say("lab-figure-stuck"), stuck, "share"),
    )
    told = {"share": percent(none.value)}
    if none.past(NO_CHOICE):
        yield Verdict(
            "choice", say("lab-choice-none", **told), none.chance_past(NO_CHOICE), "choice", figures
        )
    else:
        sure = none.chance_past(NO_CHOICE, above=False)
        yield Verdict("choice", say("lab-choice", **told), sure, None, figures)


def _turns(rules: Rules, players: int, measured: Measured) -> Told:
    """Bad: the danger moves fewer than `STILL` times in a deal."""
    found = measured.turning
    if rules.is_team or found.changes.count < FEWEST:
        return
    changes = mean(found.changes)
    figures = (
        Figure(say("lab-figure-changes"), changes, "times"),
        Figure(say("lab-figure-settled"), mean(found.settled), "share"),
        Figure(say("lab-figure-drama"), mean(found.drama), "share"),
    )
    told = {"times": round(changes.value * 10), "share": percent(found.settled.mean)}
    wins = has_one_winner(measured.plain)
    if changes.past(STILL, above=False):
        text = say("lab-turns-wins-never", **told) if wins else say("lab-turns-never", **told)
        yield Verdict("turns", text, changes.chance_past(STILL, above=False), "turns", figures)
    else:
        text = say("lab-turns-wins", **told) if wins else say("lab-turns", **told)
        yield Verdict("turns", text, changes.chance_past(STILL), None, figures)


def deals_to_lead(found: SkillFound) -> Estimate:
    """Return the deals after which the better of two players leads 19 times in 20; infinite if neither is
    better.
    """
    apart, error = found.apart.mean, found.more.error

    def at(more: float) -> float:
        return max(1.0, NINETEEN_IN_TWENTY**2 * (apart - more**2) / more**2) if more > 0 else inf

    more = found.more.mean
    return Estimate(at(more), at(more + SURE * error), at(more - SURE * error))


def _skill(rules: Rules, players: int, measured: Measured) -> Told:
    """Bad: the better player does not surely lead after `LUCK` deals."""
    found = measured.skill
    if rules.is_team or found.more.count < FEWEST:
        return
    deals = deals_to_lead(found)
    figures: tuple[Figure, ...] = (
        Figure(say("lab-figure-sound"), mean(found.sound), "share"),
        Figure(say("lab-figure-weak"), mean(found.weak), "share"),
    )
    if deals.value < inf:
        figures = (Figure(say("lab-figure-deals-to-lead"), deals, "deals"), *figures)
    sure = _sure_of_skill(found)
    if deals.low > LUCK:
        yield Verdict("skill", say("lab-skill-none"), 1 - sure, "luck", figures)
    elif deals.value > LUCK or deals.high == inf:
        yield Verdict("skill", say("lab-skill-open"), max(sure, 1 - sure), None, figures)
    else:
        yield Verdict("skill", _skill_text(rules, players, found, deals.value), sure, None, figures)


def _sure_of_skill(found: SkillFound) -> float:
    """Return how likely it is that the better player leads after `LUCK` deals."""
    least = NINETEEN_IN_TWENTY * sqrt(found.apart.mean / LUCK)
    return mean(found.more).chance_past(least)


def _skill_text(rules: Rules, players: int, found: SkillFound, deals: float) -> str:
    games = games_to_lead(rules, players, found)
    if games is None:
        return say("lab-skill-deals", deals=_round(deals))
    return say("lab-skill-games", games=_round(games), deals=_round(deals))


def _round(number: float) -> int:
    """Round up to two digits: more are not known."""
    digits = int(10 ** max(0, len(str(int(number))) - 2))
    return ceil(number / digits) * digits


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
    """The chance to be the last one with a life, for a player whose chance to lose a deal differs from the
    others'.
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
    up space in the hand, whatever it is.
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


def _card(rules: Rules, players: int, measured: Measured) -> Told:
    """Bad: never playing some rank multiplies the odds of losing by more than `DECIDES`."""
    found = decisive(players, measured)
    if found is None:
        return
    rank, usual, lost, odds = found.rank, found.usual, found.lost, found.odds
    figures = tuple(
        Figure(say("lab-figure-without", rank=Rank(one)), mean(measured.cards.cost(one)), "share")
        for one in sorted(measured.cards.costs, key=lambda one: -measured.cards.cost(one).mean)
    )
    told = {"usual": percent(usual), "lost": percent(lost.value)}
    if odds.past(DECIDES):
        text = say("lab-card-decides", rank=Rank(rank), **told)
        yield Verdict("card", text, odds.chance_past(DECIDES), "card", figures)
    elif lost.low > usual:
        text = say("lab-card", rank=Rank(rank), **told)
        yield Verdict("card", text, odds.chance_past(DECIDES, above=False), None, figures)
    else:
        yield Verdict("card", say("lab-card-none"), odds.chance_past(DECIDES, above=False), None, figures)


def sums_by_kind(found: Findings) -> dict[Skill, int]:
    """Return how many plays asked for a sum of each kind, most first; a card that holds or sets asks for
    none.
    """
    rule = {skill.value for skill in RULE_SKILLS}
    return {Skill(name): n for name, n in found.sums.most_common() if name not in rule}


def sums_a_minute(found: Findings) -> Estimate:
    """Return the sums a minute for a person who calls every total, among people who take their time."""
    plays = sum(found.sums.values())
    sums = within_deals(sum(sums_by_kind(found).values()), plays, found.deals)
    return Estimate(sums.value * A_MINUTE, sums.low * A_MINUTE, sums.high * A_MINUTE)


def hard_sums(found: Findings) -> Estimate:
    """Return the share of sums that come late at school: with more than ten, past zero, doubled, past a
    hundred.
    """
    kinds = sums_by_kind(found)
    hard = sum(count for skill, count in kinds.items() if skill in HARD_SKILLS)
    whole = max(1, sum(kinds.values()))
    return within_deals(min(whole, hard + found.large), whole, found.deals)


def _sums(rules: Rules, players: int, measured: Measured) -> Told:
    """Bad: more than `HARD` of the sums are hard, or there are fewer than `FEW` a minute."""
    found = measured.plain
    kinds = sums_by_kind(found)
    if found.deals < FEWEST:
        return
    a_minute, hard = sums_a_minute(found), hard_sums(found)
    whole = max(1, sum(kinds.values()))
    figures = (
        Figure(say("lab-figure-sums"), a_minute, "a minute"),
        Figure(say("lab-figure-hard"), hard, "share"),
        *(
            Figure(skill_name(skill), within_deals(count, whole, found.deals), "share")
            for skill, count in kinds.items()
        ),
    )
    told = {"sums": round(a_minute.value), "share": percent(hard.value)}
    if a_minute.past(FEW, above=False) or not kinds:
        text = say("lab-sums-few", **told)
        yield Verdict("sums", text, a_minute.chance_past(FEW, above=False), "few", figures)
        return
    most = skill_name(next(iter(kinds)))
    if hard.past(HARD):
        text = say("lab-sums-hard", kind=_hardest(found), **told)
        yield Verdict("sums", text, hard.chance_past(HARD), "sums", figures)
    else:
        text = say("lab-sums", kind=most, **told)
        yield Verdict("sums", text, hard.chance_past(HARD, above=False), None, figures)


def _hardest(found: Findings) -> str:
    """Return the name of the commonest kind of hard sum."""
    skill, count = max(
        ((skill, count) for skill, count in sums_by_kind(found).items() if skill in HARD_SKILLS),
        key=lambda one: one[1],
        default=(None, 0),
    )
    return say("lab-past-a-hundred") if skill is None or count < found.large else skill_name(skill)


def skill_name(skill: Skill) -> str:
    """Return the name of a kind of sum, with an example."""
    shown = example(skill, Numbers.TO_99)
    if shown is None:
        return say(f"progress-skill-{skill.value}")
    sign, by = ("+" if shown.operand >= 0 else "\N{MINUS SIGN}"), str(abs(shown.operand))
    if shown.operation != "add":
        sign, by = say("shared-divided-by" if shown.operation == "halve" else "shared-times"), "2"
    told = "\N{NO-BREAK SPACE}".join((word(shown.before), sign, by))
    return say(f"progress-skill-{skill.value}", sum=told, before=shown.before, answer=shown.answer)


@dataclass(frozen=True)
class Gauge:
    """The figure that shows a fault, and the border beyond which it is one; `chance` returns how likely there
    is none, if the figure doesn't show it.
    """

    of: Callable[[int, Measured], Estimate | None]
    border: Callable[[int], float]
    above: bool
    chance: Callable[[Measured], float] | None = None

    def chance_gone(self, players: int, found: Measured) -> float:
        """Return how likely the fault is gone, from 0 to 1; .5 while nothing is known."""
        if self.chance is not None:
            return self.chance(found)
        estimate = self.of(players, found)
        return 0.5 if estimate is None else estimate.chance_past(self.border(players), not self.above)

    def is_gone(self, players: int, found: Measured) -> bool:
        """Return whether the fault is surely gone."""
        estimate = self.of(players, found)
        return estimate is not None and estimate.past(self.border(players), not self.above)


def _odds(players: int, found: Measured) -> Estimate | None:
    decides = decisive(players, found)
    return decides.odds if decides is not None else None


def _won(players: int, found: Measured) -> Estimate:
    return share(found.plain.not_lost[0], found.plain.deals)


GAUGES: Mapping[Fault, Gauge] = {
    "too_easy": Gauge(_won, lambda players: EASY, True),
    "too_hard": Gauge(_won, lambda players: UNWINNABLE, False),
    "begins": Gauge(lambda players, found: gap(players, found.plain), lambda players: UNEVEN, True),
    "endless": Gauge(
        lambda players, found: share(found.plain.deals - found.plain.ended, found.plain.deals),
        lambda players: ENDLESS,
        True,
    ),
    "long": Gauge(lambda players, found: middle(found.plain), lambda players: LONG_DEAL, True),
    "short": Gauge(lambda players, found: middle(found.plain), lambda players: SHORT_DEAL * players, False),
    "choice": Gauge(lambda players, found: no_choice(found.plain), lambda players: NO_CHOICE, True),
    "turns": Gauge(lambda players, found: mean(found.turning.changes), lambda players: STILL, False),
    "luck": Gauge(
        lambda players, found: deals_to_lead(found.skill),
        lambda players: LUCK,
        True,
        lambda found: _sure_of_skill(found.skill),
    ),
    "card": Gauge(_odds, lambda players: DECIDES, True),
    "sums": Gauge(lambda players, found: hard_sums(found.plain), lambda players: HARD, True),
    "few": Gauge(lambda players, found: sums_a_minute(found.plain), lambda players: FEW, False),
}
"""The figure that shows each fault."""
CONSOLES = Gauge(lambda players, found: consoled(found.follow), lambda players: 0.0, False)
"""The gauge of whether losers are better off in the next deal."""
