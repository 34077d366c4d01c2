"""Statistics agree with the saved games, and can be counted again from them at any time."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from cardtable import clock
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import GameEnded
from cardtable.game.state import Position
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.storage.database import Database
from cardtable.storage.disk import StorageError
from cardtable.storage.games import GameStore
from cardtable.storage.statistics import SCHEMA, Best, Statistics
from cardtable.ui.play.standings import standings_of
from tests.playing import finish_a_game, leave, play_on
from tests.spreadsheet import csv_rows
from tests.zones import morning

pytestmark = pytest.mark.usefixtures("as_on_windows")

ROOT = str(Path(__file__).parents[2])
FORMER = Path(__file__).parents[1] / "records" / "formats"
MIA = "Mia; the 1st"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a data folder with a finished and a stopped game, each in two formats, and a damaged file."""
    archive = tmp_path / "games" / "finished"
    archive.mkdir(parents=True)
    for day, file in zip((2, 4, 9, 20), sorted(FORMER.iterdir()), strict=True):
        dated = re.sub(r'(?<=\[Date ")[^"]*', morning(date(2026, 3, day)), file.read_text("utf-8"), count=1)
        (archive / file.name).write_text(dated, "utf-8")
    (archive / "wreck.cardtable").write_text("Dear diary\n")
    return tmp_path


def counted(folder: Path) -> Statistics:
    statistics = Statistics(folder)
    assert statistics.catch_up()
    return statistics


def counted_again(folder: Path) -> Statistics:
    (folder / "statistics.db").unlink()
    return counted(folder)


def test_statistics_agree_with_the_games(folder: Path) -> None:
    statistics = counted(folder)
    assert statistics.people() == ((MIA, "rabbit"),)
    mia = statistics.overview(MIA)
    # A deal in which the players stopped the game doesn't count.
    whole = [file.read_text("utf-8") for file in sorted(FORMER.iterdir())]
    ended = [text.split("; end\n")[0].count("; deal") for text in whole]
    stuck = sum(text.split("; end\n")[0].count("\n1 stuck") for text in whole)
    assert (mia.games, mia.won, mia.deals, mia.busts) == (4, 0, sum(ended), stuck)
    assert sum(mia.plays.values()) == mia.deals
    assert mia.longest_deal.value == max(mia.plays)
    assert mia.weeks == {
        "2026-03-02": ended[0] + ended[1],
        "2026-03-09": ended[2],
        "2026-03-16": ended[3],
    }
    assert mia.levels == {"cautious": (0, 4, pytest.approx(1 / 3)), "random": (0, 4, pytest.approx(1 / 3))}
    assert (mia.streak, mia.longest_streak, mia.biggest_table) == (0, Best(), Best())


def test_a_game_that_began_from_a_position_does_not_count(tmp_path: Path) -> None:
    rules = catalog().resolve("ninety-nine", {"stock": "play_on"})
    pack = Table(rules, 2).pack(2)
    laid_out = Position((pack[:3], pack[3:6]), (), tuple(pack[6:]), 90)
    for position in (laid_out, None):
        mia, leo = Player("Mia", "person"), Player("Leo", "person", avatar="owl")
        setup = MatchSetup("ninety-nine", (mia, leo), "4711", rules.options, position=position)
        match = Match.start(setup, GameStore(tmp_path))
        play_on(match)
        match.leave()
    assert counted(tmp_path).overview("Mia").games == 1


def test_deals_played_after_a_player_was_out_count_for_the_others_only(tmp_path: Path) -> None:
    archive = tmp_path / "games" / "finished"
    archive.mkdir(parents=True)
    text = (FORMER.parent / "ninety-nine.cardtable").read_text("utf-8")
    seats = '[Seats "Seat 1:random; Seat 2:random; Seat 3:random"]'
    assert seats in text
    dated = '[Seats "Ben; Ada; Mia"]\n[Date "2026-11-25T10:00:00Z"]'
    (archive / "out.cardtable").write_text(text.replace(seats, dated), "utf-8")
    statistics = counted(tmp_path)
    mia, ada = statistics.overview("Mia"), statistics.overview("Ada")
    # Mia was out after the eleventh of fourteen deals, the fifth that she lost.
    assert (mia.deals, mia.busts, ada.deals) == (11, 5, 14)
    assert (mia.weeks, ada.weeks) == ({"2026-11-23": 11}, {"2026-11-23": 14})
    assert (sum(mia.plays.values()), sum(ada.plays.values())) == (11, 14)
    # Of the two longest deals, with 18 plays each, the second was played without Mia.
    assert (mia.plays[18], ada.plays[18]) == (1, 2)
    held = {one.name: (one.held, one.dealt) for one in statistics.news("out.cardtable")}
    assert held == {"Mia": (6, 11), "Ada": (10, 14), "Ben": (9, 14)}


def test_statistics_of_a_former_version_are_counted_again(folder: Path) -> None:
    statistics = counted(folder)
    before = statistics.overview(MIA)
    statistics.close()
    (folder / SCHEMA.file).unlink()
    former = Database(folder, replace(SCHEMA, migrations=SCHEMA.migrations[:4]))
    with former.writing() as db:
        for file in (folder / "games" / "finished").iterdir():
            db.execute(
                "INSERT INTO game VALUES (?, 'ninety-nine', '99', '2026-03-02', '', 0, 3, 17, '', 0)",
                (file.name,),
            )
            db.execute("INSERT INTO deal VALUES (?, 1, 33)", (file.name,))
            db.execute("INSERT INTO seat VALUES (?, 0, ?, '', 'rabbit', 0, 0, 5, 9)", (file.name, MIA))
    former.close()
    assert counted(folder).overview(MIA) == before


def test_a_game_whose_record_is_gone_keeps_its_figures_when_others_are_counted_again(tmp_path: Path) -> None:
    files = [leave(finish_a_game(tmp_path, "to-twenty", "Mia", "expert", seed)) for seed in "34"]
    statistics = counted(tmp_path)
    before = statistics.exported()
    statistics.close()
    with sqlite3.connect(tmp_path / SCHEMA.file) as db:
        db.execute("UPDATE game SET edition = 0")
        db.execute("DELETE FROM feat")
    db.close()
    files[0].unlink()
    again = counted(tmp_path)
    assert again.exported() == before
    assert {earned.game for earned in again.album("Mia")["to-twenty"].values()} == {files[1].name}


def test_a_game_in_which_all_play_together_is_against_no_level(tmp_path: Path) -> None:
    archive = tmp_path / "games" / "finished"
    archive.mkdir(parents=True)
    text = (FORMER.parent / "reach-99-together.cardtable").read_text("utf-8")
    played = text.replace('[Seats "Seat 1:random', '[Seats "Mia')
    assert played != text
    (archive / "together.cardtable").write_text(played, "utf-8")
    mia = counted(tmp_path).overview("Mia")
    assert (mia.games, mia.won) == (1, int("result team-won" in text))
    assert mia.levels == {}


def test_streaks_and_bests_are_dated(folder: Path) -> None:
    for file in (folder / "games" / "finished").glob("*finished*"):
        text = file.read_text("utf-8")
        seats = 'Seats "Olive:cautious; Mia; Ben:random'
        begin = text.index('Seats "')
        file.write_text(text[:begin] + seats + text[text.index('"]', begin) :], "utf-8")
    statistics = counted(folder)
    winner = statistics.overview("Mia")
    statistics.close()
    assert (winner.games, winner.won) == (2, 0)
    for file in (folder / "games" / "finished").glob("*finished*"):
        text = file.read_text("utf-8")
        file.write_text(
            text.replace("Olive:cautious; Mia; Ben:random", "Olive:cautious; Ben:random; Mia"), "utf-8"
        )
    winner = counted_again(folder).overview("Mia")
    assert (winner.games, winner.won, winner.streak) == (2, 2, 2)
    assert winner.longest_streak == Best(2, "2026-03-09")
    assert winner.biggest_table == Best(3, "2026-03-02")


def test_statistics_can_be_filtered_by_variant_and_time(folder: Path) -> None:
    statistics = counted(folder)
    variants = dict(statistics.variants())
    assert len(variants) == 2
    parts = [statistics.overview(MIA, variant) for variant in variants]
    assert [part.games for part in parts] == [2, 2]
    assert sum(part.deals for part in parts) == statistics.overview(MIA).deals
    assert statistics.overview(MIA, since="2026-03-09").games == 2
    assert statistics.overview("nobody").games == 0


def test_statistics_can_be_filtered_by_seat_and_level_of_opponents(folder: Path) -> None:
    moved = sorted((folder / "games" / "finished").glob("*finished*"))[0]
    text = moved.read_text("utf-8")
    begin = text.index('Seats "')
    seats = 'Seats "Olive:expert; Mia~; the 1st; Ben:random'
    moved.write_text(text[:begin] + seats + text[text.index('"]', begin) :], "utf-8")
    statistics = counted(folder)
    assert statistics.seats() == (1, 2)
    assert set(statistics.levels()) == {"cautious", "random", "expert"}
    assert [statistics.overview(MIA, seat=seat).games for seat in (0, 1, 2, 3)] == [4, 3, 1, 0]
    met = {level: statistics.overview(MIA, level=level).games for level in ("cautious", "expert", "clever")}
    assert met == {"cautious": 3, "expert": 1, "clever": 0}
    assert statistics.overview(MIA, seat=2, level="expert").levels["random"][1] == 1


def test_a_game_is_counted_once_and_counting_again_gives_the_same(folder: Path) -> None:
    statistics = counted(folder)
    before = statistics.overview(MIA), statistics.exported()
    assert statistics.catch_up()
    assert (statistics.overview(MIA), statistics.exported()) == before
    statistics.close()
    statistics = counted_again(folder)
    assert (statistics.overview(MIA), statistics.exported()) == before


def test_games_can_be_counted_a_few_at_a_time(folder: Path) -> None:
    statistics = Statistics(folder)
    for games in range(5):
        assert statistics.overview(MIA).games == games
        # The fifth file is no game, but counts as one of those to look at.
        assert statistics.catch_up(most=1) is (games == 4)
    assert statistics.overview(MIA).games == 4


KILLED = """
import os, sys
from pathlib import Path
from cardtable.storage import statistics

left = int(sys.argv[2])

def insert(*row):
    global left
    left -= 1
    if left < 0:
        os._exit(0)
    whole(*row)

whole, statistics._insert = statistics._insert, insert
statistics.Statistics(Path(sys.argv[1])).catch_up()
os._exit(1)
"""
"""Counts games, and ends without any farewell before a row of them."""


@pytest.mark.slow("several processes")
def test_games_are_counted_whole_after_a_kill_at_any_row(folder: Path) -> None:
    statistics = counted(folder)
    before = statistics.overview(MIA), statistics.album(MIA), statistics.exported()
    statistics.close()
    for rows in (1, 5, 20, 40):
        (folder / "statistics.db").unlink()
        killed = subprocess.run(
            [sys.executable, "-c", KILLED, folder, str(rows)], env=os.environ | {"PYTHONPATH": ROOT}
        )
        assert killed.returncode == 0, "there are fewer rows"
        statistics = Statistics(folder)
        assert statistics.exported().count("\n") == 1, "a part of a game is counted"
        assert statistics.catch_up()
        assert (statistics.overview(MIA), statistics.album(MIA), statistics.exported()) == before
        statistics.close()


@pytest.mark.parametrize("spoil", ["no database", "torn"])
def test_a_damaged_file_is_set_aside_and_counted_again(folder: Path, spoil: str) -> None:
    statistics = counted(folder)
    before = statistics.exported()
    statistics.close()
    path = folder / SCHEMA.file
    whole = path.read_bytes()
    spoiled = (
        b"Dear diary, " * 500 if spoil == "no database" else whole[:5000] + b"\xff" * (len(whole) - 5000)
    )
    path.write_bytes(spoiled)
    again = counted(folder)
    assert again.set_aside.read_bytes() == spoiled
    assert again.exported() == before


def test_a_file_of_a_newer_version_is_left_alone(folder: Path) -> None:
    counted(folder).close()
    with sqlite3.connect(folder / SCHEMA.file) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StorageError, match="newer version of Cardtable"):
        Statistics(folder)


def test_the_export_has_every_seat_of_every_game(folder: Path) -> None:
    rows = csv_rows(counted(folder).exported())
    assert len(rows) == 1 + 4 * 3
    assert rows[0][:2] == ["date", "game"]
    assert {(row[6], row[7]) for row in rows[1:]} == {("1", MIA), ("2", "Olive"), ("3", 'Ben: "B"')}


def test_statistics_without_games_are_empty(tmp_path: Path) -> None:
    statistics = counted(tmp_path)
    assert (statistics.people(), statistics.variants()) == ((), ())
    shutil.rmtree(tmp_path / "games", ignore_errors=True)
    assert statistics.overview(MIA).plays_a_deal is None


def test_a_deed_counts_when_it_is_done_first(tmp_path: Path) -> None:
    games = [leave(finish_a_game(tmp_path, "to-twenty", "Mia", "expert", seed)).name for seed in "345"]
    statistics = counted(tmp_path)
    album, seen = statistics.album("Mia")["to-twenty"], set[str]()
    for game in sorted(games):
        (news,) = statistics.news(game)
        assert news.name == "Mia"
        assert not news.deeds & seen, "a deed is new once"
        assert all(album[deed].game == game for deed in news.deeds)
        seen |= news.deeds
    assert seen == {deed for deed, earned in album.items() if earned.is_done}
    assert "finish" in seen
    assert album["finish"].company == ("Olive",)
    assert statistics.album("Olive") == {}, "computers have no album"


def test_a_better_place_outdoes_the_games_right_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = tuple(Player(name, "person") for name in ("Mia", "Leo", "Ann"))
    games = []
    for seed in "123456":
        monkeypatch.setattr(clock, "now", lambda seed=seed: datetime(2026, 12, int(seed), tzinfo=UTC))
        match = Match.start(MatchSetup("to-twenty", players, seed), GameStore(tmp_path))
        play_on(match)
        (ended,) = (event for event in match.story() if isinstance(event, GameEnded))
        rows, _ = standings_of(match, ended)
        behind = {row.name: sum(other.place > row.place for other in rows) for row in rows}
        games.append((leave(match).name, behind))
    statistics = counted(tmp_path)
    outdone = 0
    for at, (game, behind) in enumerate(games):
        for news in statistics.news(game):
            before = [earlier[news.name] for _, earlier in reversed(games[:at])]
            fewer = [count < behind[news.name] for count in before]
            assert news.games == (*fewer, False).index(False)
            outdone = max(outdone, news.games)
    assert outdone > 1, "the seeds show something"


def test_the_best_so_far_is_kept_until_a_deed_is_done(tmp_path: Path) -> None:
    for seed in "345":
        leave(finish_a_game(tmp_path, "back-to-zero", "Mia", "expert", seed))
    statistics = counted(tmp_path)
    best = statistics.album("Mia")["back-to-zero"]["survive 4"]
    deals = statistics.overview("Mia")
    assert best.is_done == (best.most >= 4)
    assert 0 < best.most <= deals.deals
