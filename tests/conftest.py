"""What every test shares: no window on the screen, and never a player's own games."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from cardtable import preflight
from cardtable.bots.weighed import adopt_all
from cardtable.language import SPEECH, Slot, Speech
from cardtable.rules.catalogue import catalogue, published
from tests.slots import is_of_kind, slot_kinds

# Before Qt starts. `QT_QPA_PLATFORM=xcb pytest` shows the windows on a real display.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# How long an example takes on a busy machine says nothing about the program.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


FOLDERS = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--examples FILE` runs another file of worked examples through tests/rules/test_examples.py."""
    parser.addoption("--examples", type=Path, default=None, metavar="FILE", help="a file of worked examples")


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    """Where Qt cannot start, whoever runs the tests reads the sentence that a player would read."""
    trouble = preflight.problem()
    if trouble is not None:
        pytest.exit(str(trouble), returncode=trouble.status)


def pytest_collection_finish() -> None:
    """What was found to be tested stays to the end: it is not looked through for garbage again and again.

    Nor is so little garbage looked for so often: a tenth of the time of all tests went there.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


@pytest.fixture(autouse=True)
def own_data_dir(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Each test, and each program that it starts, keeps games and settings in a folder of its own.

    Whoever keeps something there makes it; most of ten thousand tests keep nothing.
    """
    path = tmp_path_factory.getbasetemp() / f"data-{next(FOLDERS)}"
    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(path))
    return path


@pytest.fixture(autouse=True)
def nobody_made_a_game() -> Iterator[None]:
    """The catalogue forgets after each test the games that were made in it, and computers how they are played."""
    yield
    adopt_all({})
    if published.cache_info().currsize:
        for variant in set(catalogue().ids) - set(catalogue().shipped):
            catalogue().forget(variant)


@pytest.fixture
def german() -> Iterator[None]:
    """German is spoken, as far as it is translated."""
    SPEECH.use("de")
    yield
    SPEECH.use("en")


@pytest.fixture
def polish() -> Iterator[None]:
    """Polish is spoken, as far as it is translated."""
    SPEECH.use("pl")
    yield
    SPEECH.use("en")


@pytest.fixture(autouse=True, scope="session")
def slots_are_of_their_kinds() -> Iterator[None]:
    """Whatever is said in any test fills the slots of a message with what the head of its file says they hold."""
    plain = Speech.say

    def say(speech: Speech, name: str, slots: Mapping[str, Slot]) -> str:
        if speech is SPEECH:
            kinds = slot_kinds(name.partition("-")[0])
            wrong = {
                slot: value for slot, value in slots.items() if not is_of_kind(value, kinds.get(slot, ""))
            }
            assert not wrong, f"{name}: {wrong} should be {[kinds.get(slot) for slot in wrong]}"
        return plain(speech, name, slots)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Speech, "say", say)
        yield
