"""The search for a repair: a short look at every change, at several at once, and a long one at few."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.controller.lab.fairness import Trial, try_shard
from cardtable.controller.lab.jobs import MEASURES, Answer, Job
from cardtable.controller.lab.repairs import changes
from cardtable.controller.lab.search import LOOK, Search
from cardtable.controller.lab.subject import Subject, Wanted
from cardtable.rules.catalogue import catalogue
from cardtable.rules.model import Rules

PLAYERS = 3
A_DEAL = 0.001
"""Seconds that a deal is said to take."""


def subject(rules: Rules) -> Subject:
    return Subject(Trial(rules.document, PLAYERS, 1), rules)


def give_out(wanted: Wanted) -> Job:
    return Job(1, wanted.kind, wanted.game.trial, wanted.game.take(wanted.kind, wanted.enough))


def do(wanted: Wanted) -> None:
    job = give_out(wanted)
    wanted.game.put(job, Answer(1, MEASURES[job.kind](job.trial, job.deals), len(job.deals) * A_DEAL))


@pytest.fixture
def search() -> Search:
    """For more sums in a game in which hardly a card adds anything."""
    games = catalogue().with_file(Path(__file__).parent / "planted" / "nothing-to-add.toml")
    rules = games.resolve("nothing-to-add")
    draft = subject(rules)
    draft.found.plain.add(try_shard(draft.trial, range(200)))
    may_repair = changes("few", rules, PLAYERS, games.resolve("ninety-nine"), draft.found)
    return Search("few", draft, may_repair, lambda change: subject(change.rules))


def test_several_changes_are_looked_at_at_once(search: Search) -> None:
    games = set()
    for _ in range(4):
        wanted = search.wanted()
        assert wanted is not None
        give_out(wanted)
        games.add(wanted.game)
    assert len(games) == 4


def test_each_change_gets_a_look_before_any_gets_a_long_one(search: Search) -> None:
    looked_at: list[Subject] = []
    while (wanted := search.wanted()) is not None and wanted.enough == LOOK["plain"]:
        looked_at.append(wanted.game)
        do(wanted)
        search.judge()
    assert len(set(looked_at)) > 5
    assert all(game.done["plain"] <= LOOK["plain"] for game in looked_at)


def test_what_surely_does_not_help_gets_no_long_look(search: Search) -> None:
    looked_at, tried = set[Subject](), set[Subject]()
    while not search.found:
        wanted = search.wanted()
        assert wanted is not None
        (looked_at if wanted.enough == LOOK["plain"] else tried).add(wanted.game)
        do(wanted)
        search.judge()
    assert len(tried) < len(looked_at) / 2


def test_what_repairs_it_most_surely_is_found_among_many(search: Search) -> None:
    while not search.found and (wanted := search.wanted()) is not None:
        do(wanted)
        search.judge()
    assert search.found[0].change.text == "Change the 2: it adds 2"
    assert search.found[0].before.high < 2 < search.found[0].after.low
