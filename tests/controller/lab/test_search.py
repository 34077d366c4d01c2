"""The search for a repair tests every change briefly, several at a time, and few of them at length."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

import pytest

from cardtable.controller.lab.fairness import Trial
from cardtable.controller.lab.jobs import Answer, Job, measured
from cardtable.controller.lab.laboratory import LOOK, Search, Subject, Wanted
from cardtable.controller.lab.repairs import Repair, changes
from cardtable.controller.lab.verdicts import Fault
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules

PLAYERS = 3
A_DEAL = 0.001
"""Seconds that a deal is reported to take."""


def subject(rules: Rules) -> Subject:
    return Subject(Trial(rules.document, PLAYERS, 1), rules)


def give_out(wanted: Wanted) -> Job:
    return Job(1, wanted.kind, wanted.game.trial, wanted.game.take(wanted.kind, wanted.enough))


def do(wanted: Wanted) -> None:
    job = give_out(wanted)
    wanted.game.put(job, Answer(1, measured(job.kind, job.trial, job.deals), len(job.deals) * A_DEAL))


def begun() -> Search:
    """Return a search for more sums in a game in which hardly any card adds."""
    games = catalog().with_file(Path(__file__).parent / "planted" / "nothing-to-add.toml")
    rules = games.resolve("nothing-to-add")
    draft = subject(rules)
    for group, found in measured("plain", draft.trial, range(200)).items():
        draft.found[group].plain.add(found)
    may_repair = changes("few", rules, PLAYERS, games.resolve("ninety-nine"), draft.found)
    return Search("few", draft, may_repair, lambda change: subject(change.rules))


@pytest.mark.parametrize(("fault", "higher"), [("too_hard", True), ("too_easy", False)])
def test_higher_limits_are_tried_for_games_that_are_too_hard_and_lower_ones_for_too_easy(
    fault: Fault, higher: bool
) -> None:
    rules = catalog().resolve("ninety-nine")
    tried = changes(fault, rules, PLAYERS, None, subject(rules).found)
    limits = {change.rules.limit for change in tried} - {rules.limit}
    assert limits
    assert all((limit > rules.limit) is higher for limit in limits)


def test_several_changes_are_tested_at_a_time() -> None:
    search, games = begun(), set()
    for _ in range(4):
        wanted = search.wanted()
        give_out(wanted)
        games.add(wanted.game)
    assert len(games) == 4


@dataclass(frozen=True)
class Searched:
    """A finished search: its requests in order, each with the deals of its game done by then, and its repairs."""

    wanted: list[tuple[Wanted, int]]
    found: list[Repair]


@pytest.fixture(scope="module")
def searched() -> Searched:
    search, log = begun(), list[tuple[Wanted, int]]()
    while not search.found and (wanted := search.wanted()) is not None:
        do(wanted)
        log.append((wanted, wanted.game.done["plain"]))
        search.judge()
    return Searched(log, search.found)


def looks_at(wanted: Wanted) -> bool:
    return wanted.enough == LOOK["plain"]


@pytest.mark.takes_long("the whole search, at which the next two tests look as well")
def test_each_change_is_tested_briefly_before_any_is_tested_at_length(searched: Searched) -> None:
    looks = list(takewhile(lambda one: looks_at(one[0]), searched.wanted))
    assert len({wanted.game for wanted, _ in looks}) > 5
    assert all(done <= LOOK["plain"] for _, done in looks)


@pytest.mark.takes_long("the same, in another order")
def test_changes_that_do_not_help_are_not_tested_at_length(searched: Searched) -> None:
    looked_at = {wanted.game for wanted, _ in searched.wanted if looks_at(wanted)}
    tried = {wanted.game for wanted, _ in searched.wanted if not looks_at(wanted)}
    assert len(tried) < len(looked_at) / 2


@pytest.mark.takes_long("the same, in another order")
def test_the_most_certain_repair_is_found_among_many(searched: Searched) -> None:
    best = searched.found[0]
    assert best.change.text == "Change the 2 so it adds 2"
    assert best.before.high < 2 < best.after.low
