"""The lab names the fault of each game with a planted one, and offers a change that repairs it.

Faults are measured as by the lab of the window, but in one process and with fixed numbers of deals, so that the
tests do the same on every machine.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from cardtable.controller.lab import jobs
from cardtable.controller.lab.fairness import Findings, Group, Trial
from cardtable.controller.lab.jobs import MEASURES, Answer, Job
from cardtable.controller.lab.laboratory import Search, Subject, kinds_for
from cardtable.controller.lab.repairs import Repair, changes
from cardtable.controller.lab.verdicts import FEWEST, Fault, Measured, faults, verdicts
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules

FOLDER = Path(__file__).parent / "planted"

PLANTED: dict[str, tuple[int, Fault, int, int]] = {
    "first-player-favored": (3, "begins", 200, 600),
    "hopeless-third": (3, "begins", 60, 600),
    "never-ends": (3, "endless", 10, 10),
    "endless-length": (4, "long", 30, 60),
    "over-at-once": (4, "short", 60, 300),
    "no-choice": (4, "choice", 30, 200),
    "no-skill": (3, "luck", 30, 400),
    "one-card-decides": (2, "card", 200, 400),
    "hard-sums": (3, "sums", 30, 250),
    "nothing-to-add": (3, "few", 150, 200),
    "never-turns": (3, "turns", 30, 100),
    "too-easy": (3, "too_easy", 200, 600),
}
"""For each file: the players, the fault, the deals that show it among sound players, and those that make it nearly
certain in each group.

With the last number, it is also nearly certain that the base hasn't got the fault.
"""

A_DEAL = 0.001
"""Seconds that a deal is reported to take on every machine."""

every_fault = pytest.mark.parametrize(("name", "players", "fault", "deals"), [
    (name, players, fault, deals) for name, (players, fault, _, deals) in PLANTED.items()
], ids=list(PLANTED))  # fmt: skip


def planted(name: str) -> tuple[Rules, Rules]:
    """Return a game with a fault, and its base."""
    path = FOLDER / f"{name}.toml"
    base = tomllib.loads(path.read_text(encoding="utf-8"))[name]["base"]
    return catalog().with_file(path).resolve(name), catalog().resolve(base)


def measured(rules: Rules, players: int, fault: Fault, deals: int, seed: int = 1) -> dict[Group, Measured]:
    """Measure what the lab needs to judge a fault, in each group."""
    found = {group: Measured() for group in Group}
    for kind in kinds_for(fault):
        count = deals * 3 if kind == "follow" else deals
        for group, one in jobs.measured(kind, Trial(rules.document, players, seed), range(count)).items():
            getattr(found[group], kind).add(one)
    return found


def test_there_is_a_game_for_every_fault() -> None:
    assert {path.stem for path in FOLDER.glob("*.toml")} == PLANTED.keys()
    assert len({fault for _, fault, *_ in PLANTED.values()}) >= 10


@pytest.mark.parametrize("name", PLANTED)
def test_each_planted_fault_is_named(name: str) -> None:
    (players, fault, deals, _), (rules, _) = PLANTED[name], planted(name)
    # Among sound players nobody is better.
    group, found = Group.FAMILY if fault == "luck" else Group.SOUND, Measured()
    for kind in kinds_for(fault):
        count = deals * 3 if kind == "follow" else deals
        getattr(found, kind).add(MEASURES[kind](Trial(rules.document, players, 1, group), range(count)))
    assert faults(rules, players, {group: found})[fault].sure > 0.9


def test_a_fault_among_children_only_depends_on_who_plays() -> None:
    rules = catalog().resolve("ninety-nine")
    shares = {Group.CHILDREN: (7_500, 7_500, 5_000), Group.SOUND: (6_700, 6_600, 6_700)}
    found = {
        group: Measured(Findings(deals=10_000, ended=10_000, not_lost=Counter(dict(enumerate(survived)))))
        for group, survived in shares.items()
    }
    assert "begins" not in faults(rules, 3, found)
    begins = next(one for one in verdicts(rules, 3, found) if one.about == "begins")
    assert begins.depends
    assert begins.text == (
        "It may matter who goes first: the first player survives 67–75% of deals, the dealer 50–67%."
    )


def test_the_classic_has_no_fault() -> None:
    rules, found = catalog().resolve("ninety-nine"), {group: Measured() for group in Group}
    for kind in MEASURES:
        for group, one in jobs.measured(kind, Trial(rules.document, 3, 1), range(FEWEST)).items():
            getattr(found[group], kind).add(one)
    assert faults(rules, 3, found) == {}


@pytest.mark.slow("many deals, also of the bases")
@every_fault
def test_each_planted_fault_is_nearly_certain_and_its_base_lacks_it(
    name: str, players: int, fault: Fault, deals: int
) -> None:
    rules, base = planted(name)
    found = faults(rules, players, measured(rules, players, fault, deals))
    assert fault in found
    assert found[fault].sure > 0.97
    assert fault not in faults(base, players, measured(base, players, fault, min(deals, 300)))


@pytest.mark.long
@pytest.mark.slow(
    reason="tries one change after the other; that a repair is offered is seen in test_laboratory"
)
@every_fault
def test_the_offered_repair_removes_the_fault(name: str, players: int, fault: Fault, deals: int) -> None:
    rules, base = planted(name)
    repair = offered(rules, base, players, fault, deals)
    afresh = measured(repair.change.rules, players, fault, deals, seed=2)
    assert fault not in faults(repair.change.rules, players, afresh)


def offered(rules: Rules, base: Rules, players: int, fault: Fault, deals: int) -> Repair | None:
    """Return the repair that the lab finds."""

    def subject(rules: Rules) -> Subject:
        return Subject(Trial(rules.document, players, 1), rules)

    draft = subject(rules)
    draft.found = measured(rules, players, fault, deals)
    may_repair = changes(fault, rules, players, base, draft.found)
    search = Search(fault, draft, may_repair, lambda change: subject(change.rules))
    while not search.found and (wanted := search.wanted()) is not None:
        game, kind, enough = wanted
        job = Job(1, kind, game.trial, game.take(kind, enough))
        game.put(job, Answer(1, jobs.measured(kind, job.trial, job.deals), len(job.deals) * A_DEAL))
        search.judge()
    return search.found[0] if search.found else None


@pytest.mark.slow("thousands of deals; that a repair is offered is seen in test_laboratory")
def test_if_the_starter_has_an_advantage_the_repair_lets_the_loser_begin() -> None:
    rules, base = planted("first-player-favored")
    repair = offered(rules, base, 3, "begins", 2000)
    assert repair.change.raw["next_starter"] == "loser"
    assert repair.change.text == "Let the loser go first"
    assert repair.after.value > repair.before.value
