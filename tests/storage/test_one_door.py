"""Games that people made are read alike from files, texts, codes and backups."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from cardtable.resources import resource
from cardtable.rules.catalog import Catalog, catalog, load_catalog
from cardtable.rules.loader import Definition, Raw
from cardtable.storage.backups import Backups, look_into
from cardtable.storage.bundle import Part, packed
from cardtable.storage.exchange import ExchangeError, from_file, from_picture, from_text, text_of
from cardtable.storage.learners import LearnerStore
from cardtable.storage.own_games import FOLDER, BrokenGameError, OwnGames, definition_in, printed
from tests.rows import rows
from tests.storage.test_exchange import dots

ID = "own-x-1"


def from_folder(raw: Raw, place: Path) -> Raw:
    (place / FOLDER).mkdir()
    (place / FOLDER / f"{ID}.toml").write_bytes(printed(ID, raw))
    (game,) = OwnGames(place).load(a_book()).games
    return game.definition.raw


def from_backup(raw: Raw, place: Path) -> Raw:
    now = datetime.now(UTC)
    path = place / "backup.zip"
    path.write_bytes(packed({f"own-games/{ID}.toml": Part(printed(ID, raw), now)}, 0, now))
    home = place / "home"
    store = LearnerStore(home)
    assert Backups(home).bring(store, look_into(path)).unread == 0
    store.close()
    (game,) = OwnGames(home).load(a_book()).games
    return game.definition.raw


def as_file(raw: Raw, place: Path) -> Raw:
    return from_file(printed(ID, raw)).raw


def as_text(raw: Raw, place: Path) -> Raw:
    return from_text(text_of(Definition(ID, "x", raw))).raw


def as_code(raw: Raw, place: Path) -> Raw:
    picture, side = dots(text_of(Definition(ID, "x", raw)))
    return from_picture(picture, side, side).raw


def a_book() -> Catalog:
    return load_catalog(resource("variants"))


WAYS: list[Callable[[Raw, Path], Raw]] = [from_folder, from_backup, as_file, as_text, as_code]

NAMES = {
    "line ends": ("Anna’s\r\ngame", "Anna’s game"),
    "a bell": ("Anna’s\x07 game", "Anna’s game"),
    "turned": ("\u202eAnna’s game\u202c", "Anna’s game"),
    "61 letters": ("q" * 61, "q" * 60),
    "15,000 letters": ("q" * 15_000, "q" * 60),
    "emoji": ("👩\u200d🚀 99", "👩\u200d🚀 99"),
    "Persian": ("می\u200cخواهم", "می\u200cخواهم"),
    "markup": ("<img src=//a/b>", "<img src=//a/b>"),
}


@pytest.mark.parametrize("way", WAYS)
@rows("name", NAMES.values(), ids=NAMES)
def test_a_name_is_cleaned_alike_in_every_way_of_reading_a_game(
    way: Callable[[Raw, Path], Raw], name: tuple[str, str], tmp_path: Path
) -> None:
    said, shown = name
    raw = {"base": "ninety-nine", "name": said, "maker": said, "blurb": said, "hand": 4}
    found = way(raw, tmp_path)
    blurb = shown if len(said) < 61 else said[:400]
    assert found == {"base": "ninety-nine", "name": shown, "maker": shown, "blurb": blurb, "hand": 4}
    rules = catalog().tried(Definition(ID, "x", found))
    assert (rules.name, rules.maker, rules.blurb) == (shown, shown, blurb)


@pytest.mark.parametrize("way", [from_folder, from_backup, as_file])
def test_calls_are_cleaned_too(way: Callable[[Raw, Path], Raw], tmp_path: Path) -> None:
    calls = {"pass": "\u202eà\u00a0toi\u00a0!\n", "reverse": "q" * 999}
    found = way({"base": "ninety-nine", "name": "x", "calls": calls}, tmp_path)
    assert found["calls"] == {"pass": "à toi !", "reverse": "q" * 60}


HOSTILE: dict[str, Any] = {
    "no name": {},
    "only blanks": {"name": " \t\u00a0"},
    "only signs that nobody sees": {"name": "\u200b\u3164\ufe0f"},
    "a huge number": {"name": "x", "milestones": {"at": [10**12]}},
    "too deep": {"name": "x", "options": {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": 1}}}}}}}}},
    "too large": {"name": "x" * 70_000},
    "too much": {"name": "x", "milestones": {"at": list(range(500))}},
    "an effect that turns the words beside it": {"name": "x", "cards": {"5": "\u202e+5"}},
}


@rows("said", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_game_is_refused_in_every_way_of_reading_it(said: Raw, tmp_path: Path) -> None:
    raw = {"base": "ninety-nine", **said}
    data = printed(ID, raw)
    with pytest.raises(BrokenGameError):
        definition_in(data, f"{ID}.toml")
    with pytest.raises(ExchangeError):
        from_file(data)
    with pytest.raises(ExchangeError):
        from_text(text_of(Definition(ID, "x", raw)))
    now = datetime.now(UTC)
    path = tmp_path / "backup.zip"
    path.write_bytes(packed({f"own-games/{ID}.toml": Part(data, now)}, 0, now))
    assert look_into(path).unread == 1


def test_a_game_that_can_be_played_here_is_restored_from_a_backup(tmp_path: Path) -> None:
    """Even one written by hand, with a house rule, that is too long to be shared."""
    rule = {"name": "Hurry", "default": "off", "choices": {"off": {}, "on": {"limit": 88}}}
    calls = {str(number): "weiter, à toi! " * 4 for number in range(2, 10)}
    raw = {"base": "ninety-nine", "name": "By hand", "calls": calls, "options": {"hurry": rule}}
    source = "q" * 400
    raw["source"] = {"title": source, "publisher": source, "section": source}
    data = printed(ID, raw) + b"# a remark\n" * 2000
    assert len(data) > 16_384
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / f"{ID}.toml").write_bytes(data)
    assert len(OwnGames(tmp_path).load(a_book()).games) == 1
    store = LearnerStore(tmp_path)
    backup = Backups(tmp_path).make(store)
    store.close()
    assert list(look_into(backup).own) == [f"own-games/{ID}.toml"]
