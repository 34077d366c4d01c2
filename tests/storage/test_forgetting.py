"""The name of a deleted learner stays nowhere in the data folder: games, statistics, window, backups."""

from __future__ import annotations

import json
import re
import zipfile
from datetime import date
from pathlib import Path

import pytest

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player, setup_of
from cardtable.rules.catalog import catalog
from cardtable.storage.backups import Backups
from cardtable.storage.disk import DELETED
from cardtable.storage.games import GameStore, read_game
from cardtable.storage.journal import DAMAGED, FINISHED, PUT_AWAY
from cardtable.storage.learners import LearnerStore
from cardtable.storage.own_games import OwnGame, OwnGames
from cardtable.storage.statistics import Statistics
from tests.playing import leave

pytestmark = pytest.mark.usefixtures("as_on_windows")

RECORDS = Path(__file__).parents[1] / "records"
NAME = "Wilhelmina"
GAME = catalog().ids[0]


def played(directory: Path, mine: Player, *others: Player, variant: str = GAME) -> Path:
    """Return the file of a game of these players, left after its first deal was dealt."""
    match = Match.start(MatchSetup(variant, (mine, *others), "7"), GameStore(directory))
    match.deal()
    return leave(match)


def holds(directory: Path, *words: str) -> list[str]:
    """Return the files in the folder that contain one of the words, also within archives."""
    found = []
    for path in sorted(directory.rglob("*")):
        if not path.is_file():
            continue
        data = path.read_bytes()
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                data += b"".join(archive.read(name) + name.encode() for name in archive.namelist())
        if any(word.casefold() in data.decode("utf-8", "replace").casefold() for word in words):
            found.append(path.relative_to(directory).as_posix())
    return found


DAD = Player("Dad", "person", "", "bear")


@pytest.fixture
def store(tmp_path: Path) -> LearnerStore:
    return LearnerStore(tmp_path)


def test_a_deleted_learner_is_named_in_no_file(store: LearnerStore, tmp_path: Path) -> None:
    mina = store.add("Mimi", "cat")
    seat = Player("Mimi", "person", "", "cat", mina.id, "caller")
    played(tmp_path, seat, DAD)
    store.change(type(mina)(mina.id, NAME, "cat"))
    seat = Player(NAME, "person", "", "cat", mina.id, "scorekeeper")
    games = tmp_path / "games"
    for folder in (FINISHED, PUT_AWAY, DAMAGED, DELETED):
        path = played(tmp_path, DAD, seat)
        (games / folder).mkdir(exist_ok=True)
        path.rename(games / folder / f"{folder}.cardtable")
    (games / DAMAGED / "torn.cardtable").write_bytes(b'[Seats "Wilhelmina:~')
    typed = played(tmp_path, Player(NAME.upper(), "person"), DAD)
    (games / "names.json").write_text(json.dumps({typed.stem: "Wilhelmina's first", "x": "Sunday"}))
    finished = (RECORDS / f"{GAME}.cardtable").read_text()
    by_hand = re.sub(r'\[Seats "[^;]*', f'[Seats "{NAME}', finished)
    (games / FINISHED / "over.cardtable").write_text(by_hand)
    figures = Statistics(tmp_path)
    figures.catch_up()
    figures.close()
    assert "statistics.db" in holds(tmp_path, NAME)
    seats = [["Dad", "person", "", "fox"], [NAME, "person", "", "cat", mina.id, "caller"]]
    last = {"variant": GAME, "game": "99", "company": [NAME, "Olive"], "players": seats}
    table = {"seats": [{"name": NAME, "avatar": "cat", "person": True}]}
    day = {"name": NAME, "avatar": "cat", "learner": mina.id, "game": GAME}
    later = {"theirs": {"who": NAME}, "others": {"who": "Mia"}}
    remembered = {"last": last, "table": table, "recent": [GAME], "day": day, **later}
    (tmp_path / "window.json").write_text(json.dumps(remembered))
    (tmp_path / "window-damaged-1.json").write_text(f'["{NAME}"')
    phones = tmp_path / "phones"
    phones.mkdir()
    (phones / "theirs.json").write_text(json.dumps({"phones": [{"seat": 1, "name": NAME}]}))
    by_id = {"seat": 1, "name": "Phone", "learner": mina.id}
    (phones / "by-id.json").write_text(json.dumps({"phones": [by_id]}))
    (phones / "others.json").write_text(json.dumps({"phones": [{"seat": 1, "name": "Mia"}]}))
    Backups(tmp_path, today=lambda: date(2026, 11, 1)).make(store)
    store.delete(mina.id)
    store.close()
    assert holds(tmp_path, NAME, mina.id, "Mimi") == []
    kept = json.loads((tmp_path / "window.json").read_text())
    assert (kept["last"]["company"], kept["recent"]) == (["Olive"], [GAME])
    assert [seat[0] for seat in kept["last"]["players"]] == ["Dad", ""]
    assert kept["table"]["seats"][0]["name"] == "Player 1"
    assert kept["day"] == {"game": GAME}
    assert "theirs" not in kept
    assert kept["others"] == {"who": "Mia"}
    assert json.loads((games / "names.json").read_text()) == {"x": "Sunday"}
    assert [path.name for path in phones.iterdir()] == ["others.json"]


def test_games_of_a_deleted_learner_stay_without_the_name(store: LearnerStore, tmp_path: Path) -> None:
    mina = store.add(NAME, "cat")
    path = played(tmp_path, DAD, Player(NAME, "person", "", "cat", mina.id, "scorekeeper"))
    before = read_game(path)
    store.delete(mina.id)
    after = read_game(path)
    assert after.data.splitlines()[-1] == before.data.splitlines()[-1]
    assert after.when == before.when
    assert setup_of(after.record.header).players == (DAD, Player("Player 2", "person", "", "cat"))


def test_another_learner_of_the_same_name_keeps_it(store: LearnerStore, tmp_path: Path) -> None:
    mina, other = store.add(NAME, "cat"), store.add(NAME, "owl")
    seat = Player(NAME, "person", "", "owl", other.id, "scorekeeper")
    path = played(tmp_path, Player(NAME, "person", "", "cat", mina.id, "caller"), seat)
    store.delete(mina.id)
    assert setup_of(read_game(path).record.header).players == (Player("Player 1", "person", "", "cat"), seat)


def made_by(maker: str, folder: Path) -> OwnGame:
    source = {"publisher": "House rule", "title": maker, "section": "Five skips"}
    raw = {"base": GAME, "name": "Five skips", "maker": maker, "hand": 4, "source": source}
    return OwnGames(folder).keep(raw, catalog())


def test_the_maker_of_a_game_is_forgotten(store: LearnerStore, tmp_path: Path) -> None:
    mina = store.add(NAME, "cat")
    game, other = made_by(NAME, tmp_path), made_by("Dad", tmp_path)
    path = played(tmp_path, DAD, Player("Ben", "person"), variant=game.id)
    Backups(tmp_path, today=lambda: date(2026, 11, 1)).make(store)
    store.delete(mina.id)
    assert holds(tmp_path, NAME) == []
    catalog().forget(game.id)
    left = {one.id: one.definition.raw.get("maker") for one in OwnGames(tmp_path).load(catalog()).games}
    assert left == {game.id: None, other.id: "Dad"}
    on_table = Match.resume(read_game(path))
    assert (on_table.rules.name, on_table.rules.maker) == ("Five skips", "")
    assert on_table.rules.hand_size(2) == 4


def test_a_damaged_game_that_names_a_deleted_learner_is_deleted(store: LearnerStore, tmp_path: Path) -> None:
    mina = store.add(NAME, "cat")
    folder = tmp_path / "own-games"
    folder.mkdir()
    (folder / "own-x-1-damaged-1.toml").write_text(f'[own-x-1]\nmaker = "{NAME}"\n[', "utf-8")
    (folder / "own-y-1-damaged-1.toml").write_text("[own-y-1", "utf-8")
    store.delete(mina.id)
    assert [path.name for path in folder.iterdir()] == ["own-y-1-damaged-1.toml"]
