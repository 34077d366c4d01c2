"""Settings of all tests: no window on the screen, and never a player's own games."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import Scheduling, WorkStealingScheduling

from cardtable import preflight
from cardtable.app import leave_sources_unread
from cardtable.bots.weighed import adopt_all
from cardtable.language import SPEECH, Listed, Slot, Speech
from cardtable.rules.catalog import catalog, published
from tests.slots import is_of_kind, slot_kinds

# Before Qt starts. `QT_QPA_PLATFORM=xcb pytest` shows the windows on a real display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Qt fills a rectangle with several threads, which only wait for each other if every processor runs a test.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

# The time of an example on a busy machine says nothing about the program.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


FOLDERS = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--examples",
        type=Path,
        default=None,
        metavar="FILE",
        help="another file of worked examples for tests/rules/test_examples.py",
    )
    parser.addoption(
        "--game", default=None, metavar="ID", help="run tests for every game with this game only"
    )
    parser.addoption(
        "--most-seconds",
        type=float,
        default=None,
        metavar="S",
        help="fail if a test takes more processor time than this and isn't marked `takes_long`",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    """If Qt can't start, show the sentence that a player would read."""
    trouble = preflight.problem()
    if trouble is not None:
        pytest.exit(str(trouble), returncode=trouble.status)
    leave_sources_unread()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Keep compiled files in pytest's cache if Python was told not to write them beside the sources.

    Otherwise each process would compile all tests, and each program that a test starts all its modules.
    """
    if sys.dont_write_bytecode and hasattr(session.config, "cache"):
        folder = str(session.config.cache.mkdir("compiled"))
        sys.dont_write_bytecode, sys.pycache_prefix = False, folder
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder


class FromTheEnd(pytest.Dir):
    """A folder whose last file is collected first."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        return reversed([*super().collect()])


def pytest_collect_directory(path: Path, parent: pytest.Collector) -> pytest.Dir | None:
    """Let every other process begin at the end of a folder.

    At first, tests have to be compiled, which takes longer than the rest of the collection. The processes
    share compiled files, unless all of them compile the same file at once.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0")
    return FromTheEnd.from_parent(parent, path=path) if int(worker[2:]) % 2 else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of all processes into the same order, that of their files."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        items.sort(key=lambda item: item.path.parts)


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Start one process more than processors: tests often wait for other processes, and for signals of windows."""
    return (yield) + 1


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    """Keep the tests of a file in one process if possible, since they share fixtures of their module."""
    return WorkStealingScheduling(config, log)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage while tests are collected, and exclude them from it afterwards: they stay to the end.

    Collect garbage less often, too: it took a tenth of the time of all tests.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 20)
        gc.enable()


BEGUN = pytest.StashKey[float]()
TOO_LONG: dict[str, float] = {}
IDLE_LOOP = 0.0105
"""Seconds that the loop of `_slowness` takes on the machine for which half a second was chosen."""


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[BEGUN] = time.process_time()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note the processor time of a test. The clock would also count other programs on a busy machine."""
    report = yield
    most = item.config.getoption("--most-seconds")
    if call.when == "teardown" and most is not None:
        seconds = time.process_time() - item.stash[BEGUN]
        # Shared caches and processor threads make all work slower on a busy machine, this loop as well.
        report.processor_seconds = seconds / _slowness() if seconds > most else seconds
    return report


def _slowness() -> float:
    """Return how many times longer a short loop takes now than on an idle machine, at least 1."""
    begun = time.process_time()
    sum(number * number % 7 for number in range(200_000))
    return max(1.0, (time.process_time() - begun) / IDLE_LOOP)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "teardown" and "takes_long" not in report.keywords:
        TOO_LONG[report.nodeid] = getattr(report, "processor_seconds", 0)


def pytest_sessionfinish(session: pytest.Session) -> None:
    most = session.config.getoption("--most-seconds")
    if most is None or "PYTEST_XDIST_WORKER" in os.environ:
        return
    too_long = {test: seconds for test, seconds in TOO_LONG.items() if seconds > most}
    for test, seconds in sorted(too_long.items(), key=lambda one: -one[1]):
        print(f"\n{seconds:.2f} s, more than {most}: {test}", end="")
    if too_long:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


class Subtests:
    """Subtests that are only reported if they fail.

    Reporting a row and sending the report to the main process takes a millisecond. Most rows take less, and
    there are thousands.
    """

    def __init__(self, reported: pytest.Subtests) -> None:
        self._reported = reported

    @contextmanager
    def test(self, msg: str | None = None, **what: object) -> Iterator[None]:
        try:
            yield
        except BaseException:
            with self._reported.test(msg, **what):
                raise


@pytest.fixture
def subtests(subtests: pytest.Subtests) -> Subtests:
    return Subtests(subtests)


@pytest.fixture(autouse=True)
def own_data_dir(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test, and each program it starts, its own folder for games and settings.

    It's only made when needed: most of ten thousand tests save nothing.
    """
    path = tmp_path_factory.getbasetemp() / f"data-{next(FOLDERS)}"
    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(path))
    return path


@pytest.fixture(autouse=True)
def nobody_made_a_game() -> Iterator[None]:
    """Remove games made in a test from the catalog, and the computers' practice of them."""
    yield
    adopt_all({})
    if published.cache_info().currsize:
        for variant in set(catalog().ids) - set(catalog().shipped):
            catalog().forget(variant)


@pytest.fixture
def german() -> Iterator[None]:
    """Use German, as far as it is translated."""
    SPEECH.use("de")
    yield
    SPEECH.use("en")


@pytest.fixture
def polish() -> Iterator[None]:
    """Use Polish, as far as it is translated."""
    SPEECH.use("pl")
    yield
    SPEECH.use("en")


def assert_of_their_kinds(name: str, slots: Mapping[str, Slot]) -> None:
    kinds = slot_kinds(name.partition("-")[0])
    wrong = {slot: value for slot, value in slots.items() if not is_of_kind(value, kinds.get(slot, ""))}
    assert not wrong, f"{name}: {wrong} should be {[kinds.get(slot) for slot in wrong]}"


@pytest.fixture(autouse=True, scope="session")
def slots_are_of_their_kinds() -> Iterator[None]:
    """Check in every test that slots of messages get values of the kinds that the head of the file states."""
    plain = Speech.say
    looked_at = set[tuple[object, ...]]()

    def say(speech: Speech, name: str, slots: Mapping[str, Slot]) -> str:
        if slots and speech is SPEECH:
            # Only the type of a value matters, unless it's a list: check each type once.
            look = name, *slots, *map(type, slots.values())
            if look not in looked_at:
                assert_of_their_kinds(name, slots)
                if Listed not in look:
                    looked_at.add(look)
        return plain(speech, name, slots)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Speech, "say", say)
        yield
