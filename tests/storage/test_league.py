"""The league and the deals of the day are computed from the finished games."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from cardtable.storage.statistics import Best, Standing, Statistics
from tests.zones import in_zone, morning

MONDAY = date(2026, 11, 23)
DAY = MONDAY.isoformat()


@pytest.fixture
def statistics(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path)


def finish(
    statistics: Statistics,
    person: str,
    when: date,
    *,
    won: bool,
    deals: int = 4,
    held: int = 3,
    day: str = "",
) -> None:
    """Add a finished game of a person to the statistics; with `day`, it was the deal of that day."""
    number = len(statistics._db.rows("SELECT name FROM game"))
    name = f"{number:05}.cardtable"
    with statistics._db.writing() as db:
        db.execute(
            "INSERT INTO game VALUES (?, 'ninety-nine', 'Ninety-nine', ?, 'last-left', 0, 2, ?, ?, 97, 1)",
            (name, morning(when), deals, day),
        )
        db.execute(
            "INSERT INTO seat VALUES (?, 0, ?, '', 'cat', ?, 3, 1, 7, ?, ?, 0)",
            (name, person, int(won), deals, held),
        )
        db.execute("INSERT INTO deal VALUES (?, 0, 15)", (name,))
        db.execute(
            "INSERT INTO seat VALUES (?, 1, 'Olive', 'cautious', 'owl', ?, 3, 1, 7, ?, ?, 0)",
            (name, int(not won), deals, held),
        )


def week(statistics: Statistics, monday: date) -> tuple[Standing, ...]:
    return statistics.league(monday, monday + timedelta(weeks=1))


def names(standings: tuple[Standing, ...]) -> list[str]:
    return [one.name for one in standings]


def test_most_wins_come_first_and_computers_not_at_all(statistics: Statistics) -> None:
    finish(statistics, "Sam", MONDAY, won=True)
    finish(statistics, "Mia", MONDAY, won=True)
    finish(statistics, "Mia", MONDAY + timedelta(days=6), won=True, held=0)
    finish(statistics, "Oma", MONDAY + timedelta(days=7), won=True)
    finish(statistics, "Mia", MONDAY, won=False)
    assert week(statistics, MONDAY) == (Standing("Mia", "cat", 3, 2), Standing("Sam", "cat", 1, 1))
    assert names(week(statistics, MONDAY + timedelta(weeks=1))) == ["Oma"]
    assert week(statistics, MONDAY - timedelta(weeks=1)) == ()
    year = statistics.league(date(2026, 1, 1), date(2027, 1, 1))
    assert names(year) == ["Mia", "Oma", "Sam"]


def test_a_sunday_evening_far_west_belongs_to_the_week_that_ends(statistics: Statistics) -> None:
    # Games are dated in UTC, in which it is Monday already.
    with in_zone("UTC0"):
        finish(statistics, "Mia", MONDAY, won=True)
    week_before, sunday = MONDAY - timedelta(weeks=1), (MONDAY - timedelta(days=1)).isoformat()
    with in_zone("WEST+11"):
        assert week(statistics, MONDAY) == ()
        assert names(week(statistics, week_before)) == ["Mia"]
        mia = statistics.overview("Mia", since=sunday)
        assert mia.weeks == {week_before.isoformat(): 4}
        assert mia.longest_streak == Best(1, sunday)
        assert statistics.overview("Mia", since=DAY).games == 0


def test_only_the_first_try_at_a_deal_of_the_day_counts(statistics: Statistics) -> None:
    finish(statistics, "Mia", MONDAY, won=False, deals=1, day=DAY)
    finish(statistics, "Mia", MONDAY, won=True, deals=1, day=DAY)
    finish(statistics, "Sam", MONDAY, won=True, deals=1, day=DAY)
    sam, mia = statistics.day_results(DAY)
    assert (sam.name, sam.held, sam.times) == ("Sam", True, 1)
    assert (mia.name, mia.held, mia.times, mia.held_again) == ("Mia", False, 2, True)
    assert (mia.plays, mia.total, mia.title) == (15, 97, "Ninety-nine"), (
        "as many as the deal had, not the player"
    )
    assert statistics.day_results((MONDAY + timedelta(days=1)).isoformat()) == ()


def test_deals_of_the_day_do_not_count_as_games(statistics: Statistics) -> None:
    finish(statistics, "Mia", MONDAY, won=True, deals=1, day=DAY)
    finish(statistics, "Mia", MONDAY, won=False)
    mia = statistics.overview("Mia")
    assert (mia.games, mia.won, mia.deals) == (1, 0, 4)
    assert mia.levels["cautious"][:2] == (0, 1)
    (standing,) = week(statistics, MONDAY)
    assert (standing.games, standing.won) == (1, 0)
    # The export has all of it.
    assert len(statistics.exported().splitlines()) == 1 + 4


def test_a_deleted_learner_is_no_longer_named_in_the_league(statistics: Statistics) -> None:
    finish(statistics, "Mia", MONDAY, won=True, deals=1, day=DAY)
    finish(statistics, "Mia", MONDAY, won=True)
    statistics.forget_names({"mia"}, lambda seat: f"Player {seat + 1}")
    assert [one.name for one in statistics.day_results(DAY)] == ["Player 1"]
    assert names(week(statistics, MONDAY)) == ["Player 1"]
