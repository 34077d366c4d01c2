"""Games that people made are saved as TOML, and no such file is ever lost."""

from __future__ import annotations

import errno
import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cardtable.resources import resource
from cardtable.rules.catalog import Catalog, load_catalog
from cardtable.rules.model import NoSuchVariantError, RulesError
from cardtable.storage.disk import Disk, StorageError
from cardtable.storage.own_games import OwnGame, OwnGames, new_id
from tests.rows import rows

pytestmark = pytest.mark.usefixtures("as_on_windows")

ANNAS: dict[str, Any] = {
    "base": "ninety-nine",
    "name": "Anna’s game",
    "maker": "Anna",
    "cards": {"5": "+0, skip"},
}


@pytest.fixture
def book() -> Catalog:
    return load_catalog(resource("variants"))


@pytest.fixture
def own(tmp_path: Path) -> OwnGames:
    return OwnGames(tmp_path)


def loaded(own: OwnGames, messages: int = 0) -> list[OwnGame]:
    """Return all games that a newly started program finds."""
    found = own.load(load_catalog(resource("variants")))
    assert len(found.messages) == messages, found.messages
    return found.games


def test_a_kept_game_is_played_now_and_after_the_next_start(own: OwnGames, book: Catalog) -> None:
    game = own.keep(ANNAS, book)
    assert book.resolve(game.id).cards["5S"][0].notation == "0 skip"
    (again,) = loaded(own)
    assert (again.id, again.name, again.definition.raw) == (game.id, "Anna’s game", ANNAS)


def test_the_file_of_a_game_is_a_variant_like_those_of_the_program(own: OwnGames, book: Catalog) -> None:
    game = own.keep(ANNAS, book)
    assert tomllib.loads(game.path.read_text("utf-8")) == {game.id: ANNAS}
    rules = load_catalog(resource("variants")).with_file(game.path).resolve(game.id)
    assert rules.maker == "Anna"


def test_a_game_that_is_changed_stays_the_same_game(own: OwnGames, book: Catalog) -> None:
    game = own.keep(ANNAS, book)
    changed = own.keep({**ANNAS, "limit": 88, "cards": {"K": "=88"}}, book, game.id)
    assert changed.id == game.id
    assert [one.definition.raw["limit"] for one in loaded(own)] == [88]


def test_rules_that_cannot_be_played_are_not_kept(own: OwnGames, book: Catalog) -> None:
    with pytest.raises(RulesError):
        own.keep({**ANNAS, "limit": 50}, book)
    assert loaded(own) == []


def test_a_renamed_game_keeps_its_id_and_a_copy_gets_another(own: OwnGames, book: Catalog) -> None:
    game = own.keep(ANNAS, book)
    renamed = own.rename(game, "  Five\nskips  ", book)
    copy = own.duplicate(renamed, book)
    assert (renamed.id, renamed.name) == (game.id, "Five skips")
    assert copy.id != game.id
    assert {one.name for one in loaded(own)} == {"Five skips", "Five skips 2"}


def test_a_game_made_from_one_of_your_own_outlives_it(own: OwnGames, book: Catalog) -> None:
    game = own.keep(ANNAS, book)
    other = own.keep({"base": game.id, "name": "Ben’s", "cards": {"6": "+0"}}, book)
    own.throw_away(game)
    (found,) = loaded(own)
    assert found.id == other.id
    fresh = load_catalog(resource("variants"))
    own.load(fresh)
    cards = fresh.resolve(other.id).cards
    assert (cards["5S"][0].notation, cards["6S"][0].notation) == ("0 skip", "0")


def test_a_deleted_game_can_be_put_back(own: OwnGames, book: Catalog) -> None:
    game = own.keep(ANNAS, book)
    deleted_path = own.throw_away(game)
    assert own.load(book).games == []
    with pytest.raises(NoSuchVariantError):
        book.resolve(game.id)
    own.put_back(deleted_path, game)
    assert [one.id for one in loaded(own)] == [game.id]


def test_a_deleted_game_is_not_put_back_over_another(own: OwnGames, book: Catalog) -> None:
    game = own.keep(ANNAS, book)
    deleted_path = own.throw_away(game)
    own.keep(ANNAS, book, game.id)
    with pytest.raises(StorageError):
        own.put_back(deleted_path, game)
    assert deleted_path.exists()


def test_a_game_is_not_imported_twice(own: OwnGames, book: Catalog) -> None:
    first, is_new = own.take_in(ANNAS, book)
    again, is_new_again = own.take_in(dict(ANNAS), book)
    assert (is_new, is_new_again, again.id) == (True, False, first.id)


def test_another_game_of_the_same_name_gets_a_number(own: OwnGames, book: Catalog) -> None:
    own.take_in(ANNAS, book)
    other, _ = own.take_in({**ANNAS, "name": "ANNA’S GAME", "hand": 4}, book)
    assert other.name == "ANNA’S GAME 2"
    assert len(loaded(own)) == 2


@rows(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[own-x-1]\nname = ",
        b"[other]\nname = 'x'",
        b"[own-x-1]\nname = 'x'\n[own-y-1]\nname = 'y'",
        b"own-x-1 = 3",
        b"[own-x-1]\nhand = 3",
        b"x = " + b"[" * 60_000,
        b"#" * 70_000,
        b"own-x-1" + b".a" * 30_000 + b" = 1",
    ],
    ids=lambda data: data[:16].decode("latin-1"),
)
def test_a_broken_file_is_set_aside_with_one_sentence(tmp_path: Path, book: Catalog, data: bytes) -> None:
    own = OwnGames(tmp_path)
    whole = own.keep(ANNAS, book)
    broken = own.folder / "own-x-1.toml"
    broken.write_bytes(data)
    assert [game.id for game in loaded(own, messages=1)] == [whole.id]
    assert not broken.exists()
    assert (own.folder / "own-x-1-damaged-1.toml").read_bytes() == data
    assert len(loaded(own)) == 1


def test_a_game_of_a_newer_cardtable_is_left_alone(own: OwnGames, book: Catalog) -> None:
    own.folder.mkdir()
    later = own.folder / "own-later-1.toml"
    later.write_text('[own-later-1]\nbase = "ninety-nine"\nname = "Later"\ntelepathy = "on"\n', "utf-8")
    assert loaded(own, messages=1) == []
    assert later.exists()


def test_a_reader_without_the_right_to_write_moves_nothing(tmp_path: Path, book: Catalog) -> None:
    folder = tmp_path / "own-games"
    folder.mkdir()
    (folder / "own-x-1.toml").write_bytes(b"\xff")
    found = OwnGames(tmp_path, keeps=False).load(book)
    assert len(found.messages) == 1
    assert [path.name for path in folder.iterdir()] == ["own-x-1.toml"]


class FullDisk(Disk):
    def sync(self, file: Any) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_changes_nothing(own: OwnGames, tmp_path: Path, book: Catalog) -> None:
    game = own.keep(ANNAS, book)
    with pytest.raises(StorageError, match="couldn't be saved"):
        OwnGames(tmp_path, FullDisk()).keep({**ANNAS, "hand": 4}, book, game.id)
    assert [one.definition.raw for one in loaded(own)] == [ANNAS]
    assert book.resolve(game.id).hand_size(4) == 3


@rows(
    "name, begins",
    [
        ("Anna’s game", "own-annas-game-"),
        ("Große Übung", "own-groe-ubung-"),
        ("99", "own-99-"),
        ("纸牌", "own-game-"),
        ("../../etc", "own-etc-"),
        ("x" * 200, "own-" + "x" * 24 + "-"),
        ("x" * 23 + " y", "own-" + "x" * 23 + "-"),
    ],
)
def test_an_id_is_a_file_name_that_every_system_accepts(name: str, begins: str) -> None:
    assert new_id({"name": name}, ()).startswith(begins)
    assert "--" not in new_id({"name": name}, ())
    assert new_id({"name": name}, ()) == new_id({"name": name}, ())
    taken = new_id({"name": name}, ())
    assert new_id({"name": name}, {taken}) != taken
