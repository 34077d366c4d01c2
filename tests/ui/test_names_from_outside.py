"""Names from outside are cleaned wherever the program reads them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.controller.day import person_in
from cardtable.storage.games import names_in
from cardtable.storage.learners import SCHEMA, LearnerStore, read_export
from cardtable.ui.services.ui_state import UiState
from cardtable.ui.shared.seating import remembered

SAID, SHOWN = "\u202eM\tia\u200b " + "q" * 9000, "M ia " + "q" * 11


def of_last_game(name: str) -> str | None:
    player, other = [name, "person", "", "fox"], ["Olive", "computer", "beginner", "owl"]
    setup = remembered({"variant": "ninety-nine", "options": {}, "players": [player, other]})
    return setup.players[0].name if setup is not None else None


def of_company(name: str) -> str | None:
    found = UiState(last={"game": "Ninety-nine", "company": [name]}).last_game
    return next(iter(found[1]), None) if found is not None else None


def of_day(name: str) -> str | None:
    found = person_in({"name": name, "avatar": "fox"})
    return found.name if found is not None else None


def of_learner_file(name: str) -> str | None:
    document = {
        "format": "cardtable learner 1",
        "id": "a",
        "nickname": name,
        "avatar": "fox",
        "document": "{}",
    }
    return read_export(json.dumps({**document, "answers": []}))[0].nickname


@pytest.mark.parametrize("read", [of_last_game, of_company, of_day, of_learner_file])
def test_a_name_is_cleaned_and_shortened_where_it_is_read(read: Callable[[str], str | None]) -> None:
    assert read(SAID) == SHOWN


@pytest.mark.parametrize(
    ("read", "shown"),
    [(of_last_game, ""), (of_company, None), (of_day, None), (of_learner_file, "Learner 1")],
)
def test_an_invisible_name_is_replaced(read: Callable[[str], str | None], shown: str | None) -> None:
    assert read(" \u200b\ufe0f") == shown


def test_learners_from_an_old_version_get_clean_names(tmp_path: Path) -> None:
    store = LearnerStore(tmp_path)
    for _ in range(2):
        store.add("Ben", "owl")
    store.close()
    with sqlite3.connect(tmp_path / SCHEMA.file) as db:
        db.execute("UPDATE learner SET nickname = ? WHERE rowid = 1", (SAID,))
        db.execute("UPDATE learner SET nickname = ? WHERE rowid = 2", ("\u3164",))
    db.close()
    store = LearnerStore(tmp_path)
    assert [one.nickname for one in store.learners()] == [SHOWN, "Learner 2"]
    store.close()


def test_names_of_games_are_cleaned() -> None:
    table = {"a": "\u202eOur\ngame", "b": " \u200b", "c": 3, "d": "q" * 99}
    assert names_in(table) == {"a": "Our game", "d": "q" * 60}
