"""The lab of the window runs in processes, becomes more certain, tries repairs and stops at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.connection import wait
from pathlib import Path
from typing import ClassVar

import pytest

from cardtable.controller import worker
from cardtable.controller.lab import laboratory
from cardtable.controller.lab.fairness import Findings, Group, Trial, try_shard
from cardtable.controller.lab.jobs import Answer, Hand, Job, done
from cardtable.controller.lab.laboratory import Lab, Progress
from cardtable.controller.lab.verdicts import FEWEST
from cardtable.rules.catalog import catalog
from cardtable.rules.model import RulesError

PLANTED = Path(__file__).parent / "planted"
CLASSIC = catalog().resolve("ninety-nine").document
SHORT = catalog().resolve("to-twenty").document
"""A game with short deals."""
A_DEAL, SECONDS = 0.01, {"plain": 0.002, "follow": 0.002}
"""Seconds that a deal is reported to take."""
OWN = '[own]\nbase = "ninety-nine"\nname = "Own"\nhand = 1\nlimit = 40\ncards = { K = "=40" }\n'


class OwnHand:
    """Does the jobs of a process of the lab here, one for each call of `answers`.

    It reports a fixed time for each deal, so that the lab does the same on every machine.
    """

    given: ClassVar[list[Job]] = []

    def __init__(self) -> None:
        self._waiting: list[Job] = []

    def give(self, job: Job) -> None:
        self.given.append(job)
        self._waiting.append(job)

    def answers(self) -> list[Answer]:
        if not self._waiting:
            return []
        job = self._waiting.pop(0)
        return [replace(done(job), seconds=len(job.deals) * SECONDS.get(job.kind, A_DEAL))]

    def kill(self) -> None:
        """Do nothing, since there is no process."""

    def end(self) -> None:
        """Do nothing, since there is no process."""


@pytest.fixture
def lab(monkeypatch: pytest.MonkeyPatch) -> Lab:
    """Return a lab without processes."""
    monkeypatch.setattr(laboratory, "Hand", OwnHand)
    monkeypatch.setattr(OwnHand, "given", [])
    return Lab(2)


@pytest.fixture
def whole_lab() -> Iterator[Lab]:
    """Return a lab with processes."""
    found = Lab(2)
    yield found
    found.stop()


@pytest.fixture
def prompt_lab(whole_lab: Lab, monkeypatch: pytest.MonkeyPatch) -> Lab:
    """Return a lab whose processes have normal priority, so that they don't wait long on a busy machine."""
    monkeypatch.setattr(worker, "_put_back", lambda process: None)
    return whole_lab


def until(of: Lab, said: Callable[[Progress], bool]) -> Progress:
    """Poll the lab until `said` is true of its progress; wait for processes only, never for a time."""
    while True:
        progress = of.poll()
        if progress is not None and said(progress):
            return progress
        processes = [hand for hand in of.hands if isinstance(hand, Hand)]
        if processes:
            wait([hand.connection for hand in processes] + [hand.process.sentinel for hand in processes])


@pytest.fixture
def no_choice(tmp_path: Path) -> bytes:
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    return catalog().with_file(path).resolve("own").document


def test_every_question_is_answered_by_a_sentence_and_figures(lab: Lab) -> None:
    lab.start(SHORT, 3)
    abouts = {"begins", "length", "choice", "turns", "skill", "card", "sums"}
    progress = until(lab, lambda said: {verdict.about for verdict in said.verdicts} >= abouts)
    for verdict in progress.verdicts:
        assert verdict.text.endswith(".")
        assert verdict.figures
        assert 0.5 <= verdict.sure <= 1
        for figure in verdict.figures:
            assert figure.estimate.low <= figure.estimate.value <= figure.estimate.high


def test_estimates_become_more_certain(lab: Lab) -> None:
    lab.start(SHORT, 3)
    progress = until(lab, lambda said: bool(said.verdicts))
    deals, first = progress.deals, progress.verdicts[0].figures[0].estimate
    until(lab, lambda said: said.deals > 5 * deals)
    later = lab.progress().verdicts[0].figures[0].estimate
    assert later.high - later.low < (first.high - first.low) / 2


def test_a_progress_report_does_not_change_later(lab: Lab) -> None:
    lab.start(SHORT, 3)
    progress = until(lab, lambda said: bool(said.deals))
    deals, plays = progress.deals, dict(progress.found.plain.plays)
    until(lab, lambda said: said.deals > deals)
    assert (progress.deals, dict(progress.found.plain.plays)) == (deals, plays)


@pytest.mark.takes_long("the whole way from a fault to a game without it")
def test_a_fault_is_reported_with_a_change_that_repairs_it(lab: Lab, no_choice: bytes) -> None:
    lab.start(no_choice, 4, CLASSIC)
    progress = until(lab, lambda said: any(repair.fault == "choice" for repair in said.repairs))
    assert "choice" in {verdict.bad for verdict in progress.verdicts}
    repair = next(repair for repair in progress.repairs if repair.fault == "choice")
    assert repair.after.high < 0.5 < repair.before.low
    lab.start(repair.change.rules.document, 4)
    assert "choice" not in {verdict.bad for verdict in until(lab, lambda said: said.deals > 200).verdicts}


def test_a_game_is_compared_with_its_base(lab: Lab, no_choice: bytes) -> None:
    lab.start(no_choice, 4, CLASSIC)
    progress = until(lab, lambda said: any(one.about == "choice" and one.differs for one in said.compared))
    one = next(one for one in progress.compared if one.about == "choice")
    assert one.was.estimate.high < one.now.estimate.low


def test_earlier_results_are_shown_again_at_once(lab: Lab, no_choice: bytes) -> None:
    lab.start(SHORT, 3)
    deals = until(lab, lambda said: said.deals > 300).deals
    lab.start(no_choice, 3)
    until(lab, lambda said: said.deals > 30)
    lab.start(SHORT, 3)
    assert lab.progress().deals >= deals


def test_stopping_ends_all_processes(prompt_lab: Lab) -> None:
    prompt_lab.start(CLASSIC, 3)
    processes = [hand.process for hand in prompt_lab.hands]
    until(prompt_lab, lambda said: True)
    prompt_lab.stop()
    assert not prompt_lab.is_running
    assert all(process.exitcode is not None for process in processes)
    assert prompt_lab.poll() is None


@pytest.mark.skipif(sys.platform == "win32", reason="asks for priorities as Linux has them")
def test_processes_of_the_lab_have_a_lower_priority_than_the_window(whole_lab: Lab) -> None:
    whole_lab.start(catalog().resolve("ninety-nine").document, 4)
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert [os.getpriority(os.PRIO_PROCESS, hand.process.pid or 0) for hand in whole_lab.hands] == [
        min(19, own + 10)
    ] * len(whole_lab.hands)


def test_a_restarted_lab_counts_every_deal_once(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "ENOUGH", {"plain": 100, "skill": 40})
    lab.start(CLASSIC, 3)
    until(lab, lambda said: said.deals > 100)
    lab.stop()
    lab.start(CLASSIC, 3)
    done = until(lab, lambda said: said.is_done)
    expected = Findings()
    for group in Group:
        expected.add(try_shard(Trial(CLASSIC, 3, 1, group), range(100)))
    assert done.found.plain == expected
    assert done.found.skill.more.count == 80


def test_the_lab_goes_on_without_a_killed_process(prompt_lab: Lab) -> None:
    prompt_lab.start(CLASSIC, 3)
    until(prompt_lab, lambda said: True)
    prompt_lab.hands[0].process.kill()
    assert until(prompt_lab, lambda said: len(prompt_lab.hands) == 1).verdicts is not None
    deals = prompt_lab.progress().deals
    until(prompt_lab, lambda said: said.deals > deals)


def test_too_many_players_and_invalid_rules_are_refused(lab: Lab) -> None:
    with pytest.raises(ValueError, match="players"):
        lab.start(CLASSIC, 50)
    with pytest.raises(RulesError):
        lab.start(b"{}", 3)
    assert not lab.is_running


@pytest.mark.parametrize(("game", "enough"), [("ninety-nine", FEWEST), ("never-ends", 1)])
def test_the_deals_for_the_first_sentence_come_first(game: str, enough: int, lab: Lab) -> None:
    games = catalog().with_file(PLANTED / "never-ends.toml")
    draft = games.resolve(game).document
    lab.start(draft, 3, games.resolve("ono-99").document)
    until(lab, lambda said: bool(said.verdicts))
    given, needed = OwnHand.given, range(enough)
    first = [
        job.number
        for job in given
        if job.trial.document == draft and job.kind == "plain" and job.deals.start in needed
    ]
    others = [job for job in given if job.number < first[-1] and job.number not in first]
    assert sum(len(job.deals) for job in others) < 20


KILLED = """
import sys
from cardtable.controller.lab.fairness import Trial
from cardtable.controller.lab.jobs import Hand, Job
from cardtable.controller.lab.laboratory import Lab
from cardtable.rules.catalog import catalog
if __name__ == "__main__":
    document = catalog().resolve("ninety-nine").document
    lab, at_length = Lab(1), Hand()
    lab.start(document, 3)
    at_length.give(Job(1, "plain", Trial(document, 3, 1), range(10**9)))
    print(*[hand.process.pid for hand in (*lab.hands, at_length)], flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="looks at processes as Linux has them")
def test_no_process_is_left_when_the_program_dies(tmp_path: Path) -> None:
    """Neither an idle process nor one with a job of hours."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        pids = [int(pid) for pid in program.stdout.readline().split()]
        watched = [os.pidfd_open(pid) for pid in pids]
        program.kill()
    # The descriptor of a process becomes readable when it has ended.
    assert len(pids) == 2
    assert all(wait([one], timeout=200) for one in watched)
