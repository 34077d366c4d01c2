"""The lab measures games and house rules, with the same result for any number of workers."""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cardtable.cli import run
from cardtable.controller.lab.fairness import Findings, Trial, at_share, experiment, report
from cardtable.rules.catalog import catalog
from cardtable.rules.drafting import card_chips
from cardtable.rules.drafting.card_chips import Place
from cardtable.rules.drafting.draft import begin, rules_of


def trial(variant: str, players: int, seed: int, **options: str) -> Trial:
    return Trial(catalog().resolve(variant, options).document, players, seed)


TRIAL = trial("ninety-nine", 3, 5)


def findings(tried: Trial, deals: int, workers: int = 1) -> Findings:
    found = Findings()
    with ThreadPoolExecutor(workers) as pool:
        for part in experiment(tried, deals, pool):
            found.add(part)
    return found


def test_the_number_of_workers_changes_nothing() -> None:
    assert findings(TRIAL, 90, 3) == findings(TRIAL, 90)


def test_one_seat_of_three_loses_each_deal() -> None:
    found = findings(TRIAL, 60)
    assert (found.deals, found.ended, sum(found.not_lost.values())) == (60, 60, 120)
    assert sum(found.deciding.values()) == 60


def test_a_deal_won_before_the_first_move_has_no_deciding_card() -> None:
    """Some of these deals are won by three kings before the first move (rules, 4.11)."""
    found = findings(trial("ninety-nine-ishihara-hands", 10, 6), 100)
    assert found.ended == 100
    assert "" not in found.deciding
    assert sum(found.deciding.values()) < 100


def test_a_slightly_changed_game_has_deals_of_about_the_same_length() -> None:
    """Learned weights made the deals of the known game half as long as those of the other."""
    game = begin("ninety-nine")
    other = card_chips.with_number(game, Place("3", 0, 0), "+", 4)
    long, other_long = (
        at_share(findings(Trial(rules_of(draft).document, 4, 1), 150).plays, 0.5) for draft in (game, other)
    )
    assert abs(long - other_long) <= 3


def test_intervals_of_few_deals_stay_between_0_and_1() -> None:
    found = Findings(3, 3, Counter({9: 3}), Counter({0: 3, 1: 0}), 0, Counter({"K": 3}))
    places = report(trial("ninety-nine", 2, 1), found, {})["places"]
    assert places == [
        {"not_lost": 1.0, "interval": [0.4385, 1.0]},
        {"not_lost": 0.0, "interval": [0.0, 0.5615]},
    ]


def test_a_house_rule_changes_which_cards_decide() -> None:
    without_choice = trial("ninety-nine", 3, 5, ace_values="11")
    assert findings(TRIAL, 60).deciding != findings(without_choice, 60).deciding


@pytest.mark.parametrize(
    "variant", ["ninety-nine-wilson", "zeus-on-the-loose", "boom-o", "ninety-nine-ishihara"]
)
def test_games_with_other_endings_are_measured_too(variant: str) -> None:
    found = findings(trial(variant, 3, 1), 20)
    assert found.ended >= 19
    assert sum(found.not_lost.values()) > 0


def test_the_command_prints_json(in_threads: None, capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "cardtable lab --variant ninety-nine --players 2 --deals 20 --workers 1 --option ace_values=11 --json"
    )
    assert run(words.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["options"] == {"ace_values": "11"}
    assert len(found["places"]) == 2


def test_the_command_prints_a_table(in_threads: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(
            [
                "cardtable",
                "lab",
                "--variant",
                "ninety-nine",
                "--players",
                "2",
                "--deals",
                "20",
                "--workers",
                "1",
            ]
        )
        == 0
    )
    assert "seat 2 from the first" in capsys.readouterr().out


def test_own_rules_are_measured_from_their_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[our-game]\nbase = "ninety-nine"\nname = "Our game"\nlimit = 50\ncards = { K = "=50" }\n',
        encoding="utf-8",
    )
    words = "cardtable lab --variant our-game --players 2 --deals 20 --workers 2 --json --file"
    assert run([*words.split(), str(own)]) == 0
    short = json.loads(capsys.readouterr().out)
    assert short["variant"] == "our-game"
    usual = report(trial("ninety-nine", 2, 1), findings(trial("ninety-nine", 2, 1), 20), {})
    assert short["plays_per_deal"]["median"] < usual["plays_per_deal"]["median"]  # type: ignore[index]


def test_a_file_that_is_not_there_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    words = "cardtable lab --variant ours --players 2 --deals 20 --file no-such.toml"
    assert run(words.split()) == 1
    assert "no-such.toml" in capsys.readouterr().err


def test_too_many_players_get_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cardtable", "lab", "--variant", "ninety-nine", "--players", "50", "--deals", "20"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
