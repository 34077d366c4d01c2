"""The data folder of each release opens in the newest Cardtable, with everything that was in it.

`releases/` has the data folder of each release. These are never changed: if a format changes, the next release
adds a folder.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardtable.clock import day_of
from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.controller.match.match import Match
from cardtable.learning.ladder import Numbers
from cardtable.learning.profile import read_profile
from cardtable.storage.games import GameStore
from cardtable.storage.learners import LearnerStore
from cardtable.storage.settings import Settings, SettingsFile
from cardtable.storage.statistics import Best, Statistics
from cardtable.ui.services.ui_state import Memory
from tests.learners_file import counted
from tests.playing import play_on

RELEASES = sorted((Path(__file__).parent / "releases").iterdir())
MIA = "Mia; the 1st"


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copytree(request.param, tmp_path / "data", dirs_exist_ok=True))


def test_every_setting_is_as_it_was_chosen(folder: Path) -> None:
    file = SettingsFile(folder)
    chosen = file.read()
    expected = {
        "theme": "midnight", "deck": "jumbo", "back": "stars", "text_size": 150, "previews": "hover",
        "pace": "calm", "play_by": "two-clicks", "curtain": False, "undo_with_people": False,
        "move_list": False, "sound": False, "volume": 35, "muted": ("bust", "turn"), "speech": True,
        "speech_rate": -4,
    }  # fmt: skip
    assert {name: getattr(chosen, name) for name in expected} == expected
    assert all(expected[name] != getattr(Settings(), name) for name in expected)
    assert file.document.set_aside is None
    remembered = Memory(folder)
    state = remembered.now
    assert remembered.document.set_aside is None
    assert (state.favorites, state.variant) == (("ninety-nine-hawaiian",), "ninety-nine")


def test_the_unfinished_game_goes_on_at_its_move(folder: Path) -> None:
    store = GameStore(folder)
    (saved,) = store.unfinished()
    match = Match.resume(saved)
    assert (match.setup.variant, match.setup.seed) == ("ninety-nine-hawaiian", "9")
    assert (match.turn_number, match.view().deal, match.view().total) == (17, 2, 99)
    first = match.setup.players[0]
    assert (first.name, first.avatar, first.learner, first.role) == (
        MIA, "rabbit", "0123456789abcdef", "caller",
    )  # fmt: skip
    play_on(match)
    match.leave()
    assert store.unfinished() == ()
    assert store.damages == []


def test_statistics_are_kept_and_can_be_counted_again(folder: Path) -> None:
    statistics = Statistics(folder)
    assert statistics.set_aside is None
    assert statistics.catch_up()
    mia = statistics.overview(MIA)
    # She was out of the first game with its eighth deal; then the four that followed counted too.
    assert (mia.games, mia.won, mia.deals, mia.busts) == (2, 0, 14, 5)
    assert mia.longest_deal == Best(45, str(day_of("2026-11-21T10:00:00Z")))
    before = mia, statistics.exported()
    statistics.close()
    (folder / "statistics.db").unlink()
    statistics = Statistics(folder)
    assert statistics.catch_up()
    assert (statistics.overview(MIA), statistics.exported()) == before


def test_learners_are_there_with_every_answer(folder: Path) -> None:
    store = LearnerStore(folder)
    assert store.set_aside is None
    (mia,) = store.learners()
    assert (mia.nickname, mia.avatar) == ("Mia", "rabbit")
    profile = read_profile(mia.document)
    assert (profile.numbers, profile.best_row, profile.speech) == (Numbers.TO_99, 5, True)
    assert counted(folder, mia.id) == {"add-ones": (2, 1), "add-tens": (1, 1)}
    attempts = read_attempts(store, mia.id)
    assert [attempt.answer for attempt in attempts] == [48, 49, 50]
    assert [attempt.right_at_once for attempt in attempts] == [True, False, True]
