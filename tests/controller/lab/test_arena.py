"""The arena gives every seat the same cards, and its result depends only on the request."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from multiprocessing import active_children

import pytest

from cardtable.cli import run
from cardtable.cli_bots import _on_all_cores
from cardtable.controller.lab import arena
from cardtable.controller.lab.arena import Contest, Tally, compete, play_shard, seating, shards, summary


def contest(*bots: str, players: int = 2, games: bool = False, variant: str = "ninety-nine") -> Contest:
    return Contest(variant, (), players, seating(bots, players), 7, games)


def result(what: Contest, deals: int, workers: Executor) -> list[tuple[str, list[float]]]:
    tally = Tally()
    for part in compete(what, deals, workers):
        tally.add(part)
    return sorted(tally.not_lost.items())


class Backwards(Executor):
    def map(self, fn, *iterables, timeout=None, chunksize=1):  # type: ignore[no-untyped-def]
        work = list(zip(*iterables, strict=True))
        return reversed([fn(*shard) for shard in reversed(work)])


def test_the_result_does_not_depend_on_the_workers() -> None:
    what = contest("expert/0", "random", players=3)
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(3) as three:
        expected = result(what, 25, one)
        assert result(what, 25, three) == expected
        assert result(what, 25, Backwards()) == expected


def test_every_deal_has_one_loser() -> None:
    tally = play_shard(contest("cautious", "rule-of-thumb"), range(60))
    found = summary(contest("cautious", "rule-of-thumb"), tally)
    assert found["deals"] == 60
    rows = found["bots"]
    assert sum(row["not_lost"] for row in rows) == pytest.approx(1.0)


@pytest.mark.slow("enough deals to tell two players apart")
def test_stronger_levels_lose_less() -> None:
    shares = []
    for name in ("random", "beginner", "casual", "expert/0", "clairvoyant"):
        tally = play_shard(contest(name, "rule-of-thumb"), range(150))
        shares.append(sum(tally.not_lost[name]) / 150)
    assert shares == sorted(shares)
    assert shares[0] < 0.4 < 0.5 < shares[3] < 0.6 < shares[4]


def test_the_second_of_two_bots_has_all_other_seats() -> None:
    assert seating(("expert", "casual"), 4) == ("expert", "casual", "casual", "casual")
    assert seating(("expert", "casual", "random"), 4) == ("expert", "casual", "random", "expert")


def test_there_are_never_more_bots_than_seats() -> None:
    with pytest.raises(ValueError, match="3 opponents for 2 seats"):
        seating(("random", "casual", "expert"), 2)


def test_the_shards_cover_every_deal_once() -> None:
    assert [deal for part in shards(47) for deal in part] == list(range(47))


def test_intervals_of_shares_stay_between_0_and_1() -> None:
    tally = Tally({"casual": [1.0] * 9 + [0.8], "random": [0.0] * 9 + [0.2]})
    rows = summary(contest("casual", "random"), tally)["bots"]
    assert (rows[0]["interval"][1], rows[1]["interval"][0]) == (1.0, 0.0)


def test_whole_games_are_won_by_someone() -> None:
    what = contest("casual", "random", games=True)
    found = summary(what, play_shard(what, range(3)))
    rows = found["bots"]
    assert sum(row["games_won"] for row in rows) == pytest.approx(1.0)


def test_a_deal_won_before_the_first_move_counts() -> None:
    """In deal 13, three kings win before the first move (rules, 4.11)."""
    variant = "ninety-nine-ishihara-hands"
    what = Contest(variant, (), 4, seating(("expert/0", "cautious"), 4), 6)
    tally = play_shard(what, range(13, 14))
    assert tally.not_lost == {"expert/0": [0.25], "cautious": [0.25]}


def test_a_deal_without_an_end_is_lost_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_MOVES", 4)
    tally = play_shard(contest("casual", "random"), range(1))
    assert tally.not_lost == {"casual": [1.0], "random": [1.0]}


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "cardtable arena --variant ninety-nine --players 2 --bots casual,random --deals 21 --workers 1 --json"
    )
    assert run(words.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"variant", "players", "deals", "bots"}
    assert set(found["bots"][0]) == {"bot", "not_lost", "interval", "games_won", "ms_median", "ms_p95"}
    assert found["deals"] == 21


def test_whole_games_have_their_interval_in_the_table(
    in_threads: None, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (
        "cardtable arena --variant to-twenty --players 2 --bots cautious,random --deals 4 --games --workers 1"
    )
    assert run(words.split()) == 0
    head, *rows = capsys.readouterr().out.splitlines()[1:]
    assert head.count("95 % interval") == 2
    assert [row.count(" to ") for row in rows] == [2, 2]


@pytest.mark.slow("processes of their own")
def test_one_process_and_two_get_the_same_result(capsys: pytest.CaptureFixture[str]) -> None:
    words = "cardtable arena --variant ninety-nine --players 2 --bots expert/20,casual --deals 41 --json --workers"
    found = []
    for workers in ("1", "2"):
        assert run([*words.split(), workers]) == 0
        result = json.loads(capsys.readouterr().out)
        found.append([(row["bot"], row["not_lost"], row["interval"]) for row in result["bots"]])
    assert found[0] == found[1]


def test_an_unknown_bot_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    words = "cardtable arena --variant ninety-nine --players 2 --bots casual,nobody"
    assert run(words.split()) == 1
    assert capsys.readouterr().err == (
        "cardtable: There is no opponent “nobody” for the arena; there are beginner, casual, cautious, "
        "expert, random, rule-of-thumb, clairvoyant.\n"
    )


def test_names_of_bots_may_have_spaces_after_commas(
    in_threads: None, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "cardtable arena --variant ninety-nine --players 2 --deals 2 --workers 1"
    assert run([*words.split(), "--bots", "expert/0, cautious"]) == 0
    assert "cautious" in capsys.readouterr().out


def test_an_interrupted_run_keeps_its_results_and_waits_for_no_worker(
    capsys: pytest.CaptureFixture[str],
) -> None:

    def work(pool: Executor) -> Iterator[str]:
        pool.submit(abs, 1).result()
        yield "done"
        pool.submit(time.sleep, 10_000)
        raise KeyboardInterrupt

    assert list(_on_all_cores(work, Namespace(deals=60, workers=1))) == ["done"]
    assert "Stopped; this is what was done." in capsys.readouterr().err
    assert not active_children()
