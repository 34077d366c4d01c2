"""Data folders that former versions of the program wrote still open, with everything that is in them.

`records/history/` has the data folders of twelve commits, written by their code and never changed since.
`made.toml` names the commit, and how each game stood according to its code.
"""

from __future__ import annotations

import json
import shutil
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.controller.lookback.summary import playback_of, summary_of
from cardtable.controller.match.match import Awaits, Match
from cardtable.game.record.replay import playable, replay
from cardtable.game.record.text import parse_record, record_text
from cardtable.game.state import Phase
from cardtable.learning.profile import read_profile
from cardtable.storage.games import GameStore, Shelf, read_game
from cardtable.storage.learners import LearnerStore
from cardtable.storage.settings import Settings, SettingsFile
from cardtable.storage.statistics import Statistics
from cardtable.storage.writer import WRITER
from cardtable.ui.services.games_on_disk import GamesOnDisk
from cardtable.ui.services.ui_state import Memory
from tests.playing import step
from tests.rows import rows

HISTORY = sorted(
    path for path in (Path(__file__).parents[1] / "records" / "history").iterdir() if path.is_dir()
)


def made(folder: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads((folder / "made.toml").read_text("utf-8"))["game"]
    return found


GAMES = [(folder, game) for folder in HISTORY for game in made(folder)]
NAMES = [f"{folder.name}/{game['file']}" for folder, game in GAMES]
WITH_LEARNERS = [folder for folder in HISTORY if (folder / "learners.db").exists()]
WITH_SETTINGS = [folder for folder in HISTORY if (folder / "settings.json").exists()]

GONE = {"keep_finished"}
"""Former settings that no longer exist."""


def copied(original: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(original, tmp_path / "data"))


each_folder = rows("original", HISTORY, ids=lambda path: path.name)


def test_the_history_describes_every_one_of_its_many_games() -> None:
    assert len(HISTORY) >= 10
    assert HISTORY[0].name == "060-5780862", "the first commit that saved games"
    for folder in HISTORY:
        there = {file.relative_to(folder).as_posix() for file in folder.rglob("*.cardtable")}
        assert {game["file"] for game in made(folder)} == there
    assert Counter(file.suffix for folder in HISTORY for file in folder.rglob("*"))[".cardtable"] > 100


def assert_stands_as_it_did(folder: Path, game: dict[str, Any]) -> None:
    data = (folder / game["file"]).read_bytes()
    record, why = playable(data)
    assert record_text(parse_record(data)).encode() == data
    if "stops" in game:
        assert why.startswith(f"Line {game['stops']}: ")
        return
    assert why == ""
    state = replay(record)
    now = {
        "phase": state.phase.name.lower(),
        "deal": state.deal,
        "total": state.total,
        "turn": state.turn,
        "winners": list(state.winners),
    }
    # In a finished game the seat to act means nothing.
    keys = {key for key in now if key in game and not (key == "turn" and state.phase is Phase.OVER)}
    assert {key: now[key] for key in keys} == {key: game[key] for key in keys}


def test_games_of_every_version_stand_as_they_did(subtests: pytest.Subtests) -> None:
    """All unfinished games, and every sixth of the others."""
    for number, (folder, game) in enumerate(GAMES):
        was_finished = "/finished/" in game["file"] and "stops" not in game
        if number % 6 == 0 or not was_finished:
            with subtests.test(NAMES[number]):
                assert_stands_as_it_did(folder, game)


@pytest.mark.slow("all of them")
@rows("folder, game", GAMES, ids=NAMES)
def test_every_game_stands_as_it_did(folder: Path, game: dict[str, Any]) -> None:
    assert_stands_as_it_did(folder, game)


@pytest.mark.slow("every game of every former version")
@each_folder
def test_every_game_can_be_looked_at(original: Path, tmp_path: Path) -> None:
    folder = copied(original, tmp_path)
    games = Shelf(folder).games()
    assert len(games) == len(made(folder))
    for kept in games:
        stops = next(game for game in made(folder) if (folder / game["file"]) == kept.path).get("stops")
        for found in (summary_of(kept).damage, playback_of(kept.read()).damage):
            assert found == (stops or 0)


def play_on(match: Match) -> None:
    while match.awaits is not Awaits.OVER and match.turn_number < 3000:
        step(match)
        if match.can_stop:
            match.stop()


@pytest.mark.slow("every game of every former version")
@each_folder
def test_every_unfinished_game_goes_on_and_is_saved(original: Path, tmp_path: Path) -> None:
    folder = copied(original, tmp_path)
    waiting = {game["file"] for game in made(folder) if "/finished/" not in game["file"]}
    for file in sorted(waiting):
        matches, messages = GamesOnDisk(folder), list[str]()
        before = len(read_game(folder / file).record.lines)
        match = matches.resume_file(folder / file, messages.append)
        play_on(match)
        match.leave()
        WRITER.wait()
        assert match.saving.trouble is None
        assert match.saving.path is not None
        saved = read_game(match.saving.path)
        assert replay(saved.record).phase is match._state.phase is Phase.OVER
        assert match.saving.path.parent.name == "finished"
        whole = next(game for game in made(folder) if game["file"] == file).get("stops") is None
        assert (messages == []) is whole
        assert (len(saved.record.lines) > before) is whole
    assert GameStore(folder).unfinished() == ()
    assert not (folder / "games" / "damaged").exists()


@each_folder
def test_the_start_page_offers_an_unfinished_game_and_moves_nothing(original: Path, tmp_path: Path) -> None:
    folder = copied(original, tmp_path)
    before = {file: file.read_bytes() for file in (folder / "games").rglob("*.cardtable")}
    matches, messages = GamesOnDisk(folder), list[str]()
    found = matches.unfinished(messages.append)
    found.match.leave()
    WRITER.wait()
    assert messages == []
    assert {file: file.read_bytes() for file in (folder / "games").rglob("*.cardtable")} == before


@pytest.mark.slow("every game of every former version")
@each_folder
def test_statistics_have_every_finished_game(original: Path, tmp_path: Path) -> None:
    folder = copied(original, tmp_path)
    statistics = Statistics(folder)
    assert statistics.catch_up()
    counted = {row[0] for row in statistics._db.rows("SELECT name FROM game")}
    finished = [game for game in made(folder) if "/finished/" in game["file"] and "stops" not in game]
    assert counted == {Path(game["file"]).name for game in finished}


@rows("original", WITH_SETTINGS, ids=lambda path: path.name)
def test_settings_have_their_former_values(original: Path, tmp_path: Path) -> None:
    folder = copied(original, tmp_path)
    said = json.loads((folder / "settings.json").read_text("utf-8"))
    said.pop("format", None)
    file = SettingsFile(folder)
    chosen = file.read()
    assert file.document.set_aside is None
    assert said.keys() - set(Settings._fields) <= GONE
    for name in said.keys() - GONE:
        value = getattr(chosen, name)
        assert (list(value) if isinstance(value, tuple) else value) == said[name]
        assert value != getattr(Settings(), name)


@each_folder
def test_what_the_window_remembers_is_still_read(original: Path, tmp_path: Path) -> None:
    folder = copied(original, tmp_path)
    said = json.loads((folder / "window.json").read_text("utf-8"))
    file = Memory(folder)
    state = file.now
    assert file.document.set_aside is None
    assert list(state.favorites) == said.get("favourites", [])


@rows("original", WITH_LEARNERS, ids=lambda path: path.name)
def test_learners_have_all_their_answers(original: Path, tmp_path: Path) -> None:
    folder = copied(original, tmp_path)
    store = LearnerStore(folder)
    assert store.set_aside is None
    mia, tom = store.learners()
    assert (mia.nickname, mia.avatar, tom.nickname, tom.avatar) == ("Mia", "rabbit", "Tom", "bear")
    profile = read_profile(mia.document)
    assert (profile.numbers.name, profile.best_row, profile.in_a_row, profile.best_round) == (
        "TO_99",
        7,
        2,
        4,
    )
    assert profile.speech is True
    taken_in = store.import_((folder / "learner.json").read_text("utf-8"))
    assert store.settle()
    for learner in (mia, taken_in):
        attempts = read_attempts(store, learner.id)
        assert [attempt.answer for attempt in attempts] == [48, 49, 50, 51, 52]
        assert [attempt.mode for attempt in attempts] == ["call", "call", "practice", "own-best", "catch"]
        assert [attempt.right_at_once for attempt in attempts] == [True, False, True, True, True]
        assert [len(attempt.tries) for attempt in attempts] == [1, 2, 1, 1, 1]
    assert read_attempts(store, tom.id) == []
    store.close()
