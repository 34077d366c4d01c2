"""The lab measures choice, turns, skill, cards and sums of a game."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.bots.playing import next_move
from cardtable.bots.prospects import standings
from cardtable.controller.lab.arena import has_not_lost
from cardtable.controller.lab.contrasts import SkillFound, Sums, cards_shard, skill_shard, turning_shard
from cardtable.controller.lab.fairness import (
    MOST_MOVES,
    Findings,
    Group,
    Trial,
    follow_shard,
    lost_by,
    sound_player,
    try_shard,
)
from cardtable.controller.lab.jobs import MEASURES, measured
from cardtable.controller.lab.verdicts import (
    SOON,
    Measured,
    deals_to_lead,
    games_to_lead,
    hard_sums,
    no_choice,
    skill_name,
    sums_by_kind,
    verdicts,
)
from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealEnded
from cardtable.game.state import Phase
from cardtable.learning.skills import Skill
from cardtable.rules.catalog import catalog
from tests.games import every_game
from tests.rows import rows


def own(folder: Path, text: str, players: int = 3) -> Trial:
    """Return a trial of a game based on the classic."""
    path = folder / "own.toml"
    path.write_text(f'[own]\nbase = "ninety-nine"\nname = "Own"\n{text}\n', encoding="utf-8")
    return Trial(catalog().with_file(path).resolve("own").document, players, 1)


def all_cards(effect: str) -> str:
    """Return the line of a game in which all cards have this effect."""
    cards = ", ".join(f'{rank} = "{effect}"' for rank in ("A", "4", "9", "10", "J", "Q", "K"))
    return f'cards = {{ face = "{effect}", {cards} }}'


def classic(players: int = 3, **options: str) -> Trial:
    return Trial(catalog().resolve("ninety-nine", options).document, players, 1)


def test_deals_measured_in_two_parts_have_the_same_result() -> None:
    trial = classic()
    whole, first = try_shard(trial, range(8)), try_shard(trial, range(5))
    first.add(try_shard(trial, range(5, 8)))
    assert first == whole
    cards, some = cards_shard(trial, range(8)), cards_shard(trial, range(5))
    some.add(cards_shard(trial, range(5, 8)))
    assert some == cards
    turning, turned = turning_shard(trial, range(8)), turning_shard(trial, range(5))
    turned.add(turning_shard(trial, range(5, 8)))
    assert (turned.changes, turned.settled) == (turning.changes, turning.settled)


def test_the_first_sentence_says_after_ten_deals_if_there_is_a_choice(subtests: pytest.Subtests) -> None:
    """Its intervals have the shares of many more deals in them."""
    for variant in ("ninety-nine", "to-fifty"):
        trial = Trial(catalog().resolve(variant).document, 4, 1)

        def found(deals: range, trial: Trial = trial) -> dict[Group, Measured]:
            return {group: Measured(one) for group, one in measured("plain", trial, deals).items()}

        whole = {group: no_choice(4, one).value for group, one in found(range(1000, 1200)).items()}
        for first in range(0, 50, SOON):
            with subtests.test(variant, first=first):
                few = found(range(first, first + SOON))
                assert [one.about for one in verdicts(trial.table.rules, 4, few)] == ["choice"]
                for group, one in few.items():
                    assert no_choice(4, one).low < whole[group] < no_choice(4, one).high
        assert verdicts(trial.table.rules, 4, found(range(SOON - 1))) == ()


def test_hands_of_one_card_leave_no_choice(tmp_path: Path) -> None:
    alone = no_choice(3, Measured(try_shard(own(tmp_path, "hand = 1"), range(100))))
    usual = no_choice(3, Measured(try_shard(classic(), range(100))))
    assert alone.low > 0.7
    assert usual.high < 0.3


def test_cards_that_do_the_same_leave_no_choice(tmp_path: Path) -> None:
    found = try_shard(own(tmp_path, all_cards("+5")), range(20))
    assert found.forced == found.turns


def test_sums_are_reported_by_their_kind(tmp_path: Path) -> None:
    tens = try_shard(own(tmp_path, all_cards("+10")), range(20))
    assert list(sums_by_kind(tens)) == [Skill.ADD_TEN]
    assert hard_sums(3, Measured(tens)).value == 0
    past = try_shard(own(tmp_path, "limit = 300\n" + all_cards("+10")), range(80))
    assert hard_sums(3, Measured(past)).low > 0.5


def test_skill_does_not_matter_if_all_cards_do_the_same(tmp_path: Path) -> None:
    found = skill_shard(replace(own(tmp_path, all_cards("+5")), group=Group.FAMILY), range(30))
    assert found.more.mean == 0
    assert deals_to_lead(found).value == float("inf")


def test_a_stronger_player_takes_the_lead_in_the_end() -> None:
    found = skill_shard(replace(classic(2), group=Group.CHILDREN), range(300))
    assert found.sound.mean < found.weak.mean
    assert 5 < deals_to_lead(found).value < 1_000


def test_whole_games_show_skill_sooner_than_deals() -> None:
    found = SkillFound(Sums(1, 0.1, 0.01), Sums(1, 0.2, 0.04), Sums(1, 0.3, 0.09), Sums(1, 0.5, 0.25))
    games = games_to_lead(catalog().resolve("ninety-nine"), 3, found)
    assert games is not None
    assert 1 <= games < deals_to_lead(found).value
    longer = catalog().resolve("ninety-nine", {"elimination_rule": "below_zero"})
    shorter = catalog().resolve("ninety-nine", {"elimination_rule": "at_zero"})
    assert games_to_lead(longer, 3, found) < games_to_lead(shorter, 3, found), "a loss more decides more"


def test_the_king_matters_most_if_no_other_card_saves(tmp_path: Path) -> None:
    cards = '{ A = "+1", 4 = "+4", 9 = "+9", 10 = "+10", K = "+0" }'
    found = cards_shard(own(tmp_path, f"hand = 5\ncards = {cards}"), range(150))
    assert max(found.costs, key=lambda rank: found.cost(rank).mean) == "K"


def test_the_cost_of_a_card_is_an_average_of_all_deals() -> None:
    found = cards_shard(classic(), range(40))
    assert all(sums.count < found.deals for sums in found.costs.values())
    assert all(found.cost(rank).count == found.deals for rank in found.costs)


def test_the_lead_changes_in_usual_deals_and_hardly_in_very_short_ones(
    tmp_path: Path,
) -> None:
    usual = turning_shard(classic(4), range(25))
    short = turning_shard(own(tmp_path, 'limit = 12\ncards = { K = "=12" }', 4), range(25))
    assert usual.changes.mean > 1 > short.changes.mean
    assert 0 < usual.drama.mean < 1


@rows(
    "players, deals, not_lost, said",
    [
        (4, 30, (23, 22, 23, 22), "It may matter"),
        (4, 20_000, (15_000, 15_400, 15_000, 14_600), "It hardly matters"),
        (4, 20_000, (17_000, 14_300, 14_350, 14_350), "It matters"),
        (4, 30, (6, 7, 8, 9), "It may matter"),
        (4, 20_000, (5_300, 5_000, 4_900, 4_800), "It hardly matters"),
        (4, 20_000, (6_000, 5_200, 4_800, 4_000), "It matters"),
        (10, 20_000, (3_000, *(1_900,) * 8, 1_800), "It matters"),
        (3, 20_000, (7_100, 6_600, 6_300), "It hardly matters"),
    ],
)
def test_it_hardly_matters_who_goes_first_only_if_that_is_nearly_certain(
    players: int, deals: int, not_lost: tuple[int, ...], said: str
) -> None:
    found = Measured(plain=Findings(deals=deals, ended=deals, not_lost=Counter(dict(enumerate(not_lost)))))
    rules = catalog().resolve("ninety-nine")
    begins = next(one for one in verdicts(rules, players, {Group.SOUND: found}) if one.about == "begins")
    assert begins.text.startswith(said)


def test_the_last_loser_loses_less_often_if_the_loser_begins(tmp_path: Path) -> None:
    text = 'limit = 15\ncards = { K = "=15" }\n'
    left = follow_shard(own(tmp_path, text, 4), range(1500))
    loser = follow_shard(own(tmp_path, text + 'next_starter = "loser"', 4), range(1500))
    assert loser.losers_again / loser.losers_next < left.losers_again / left.losers_next - 0.02


@every_game
def test_the_loser_is_the_same_with_and_without_events(variant: str) -> None:
    rules = catalog().resolve(variant)
    trial = Trial(rules.document, max(3, rules.min_players), 1)
    ended: list[DealEnded] = []

    def hear(event: AnyEvent) -> None:
        if isinstance(event, DealEnded):
            ended.append(event)

    for deal in range(6):
        state = engine.new_game(trial.table, f"heard.{deal}")
        before = standings(state)
        engine.deal(state, hear)
        for _ in range(MOST_MOVES):
            if state.phase is Phase.PLAYING:
                engine.apply(state, next_move(state, sound_player(trial.table)), hear)
        event = ended.pop()
        if len(event.winners) > 1 or len(event.losers) > 1:
            continue
        losers = [
            not has_not_lost(state, before, seat, event.winners, event.losers)
            for seat in range(trial.players)
        ]
        assert lost_by(state, before) == losers


@every_game
def test_every_game_can_be_measured_in_every_way_and_described(variant: str) -> None:
    rules, number = catalog().resolve(variant), catalog().shipped.index(variant)
    # Half of the games have few players, the others more.
    players = min(4, rules.max_players) if number % 2 else max(2, rules.min_players)
    found = {group: Measured() for group in Group}
    for kind in MEASURES:
        for group, one in measured(kind, Trial(rules.document, players, 3), range(1)).items():
            getattr(found[group], kind).add(one)
            # The sentences need more deals, so count the same one several times.
            for _ in range(6):
                getattr(found[group], kind).add(deepcopy(getattr(found[group], kind)))
    assert [one.plain.deals for one in found.values()] == [64] * len(Group)
    assert {verdict.about for verdict in verdicts(rules, players, found)} >= {"length", "choice", "sums"}


def test_every_kind_of_sum_has_a_name() -> None:
    names = {skill: skill_name(skill) for skill in Skill}
    assert len(set(names.values())) == len(names)
    assert names[Skill.ADD_CROSS_TEN].endswith("(68\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}7)")
