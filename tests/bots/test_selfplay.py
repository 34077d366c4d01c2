"""Any game can be learned by self-play, with reproducible weights that are kept only if they help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import msgspec
import pytest

from cardtable.bots.opponents import thinking
from cardtable.bots.playing import Facts, Thumb
from cardtable.bots.selfplay import SHORT, Effort, Learner, finished, gained, practice, train
from cardtable.bots.weighed import (
    Practiced,
    Weighed,
    Weights,
    adopt,
    is_sound,
    weights_for,
)
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.loader import Definition
from cardtable.rules.model import Rules
from tests.games import every_game

FEW = Effort(looks=60, runs=1, rounds=4, averaged=2, plays=20_000, packs=20)
OWN = {
    "base": "ninety-nine",
    "name": "Kings take off",
    "cards": {"K": "-20", "10": "+10", "5": "+0, skip"},
}


def made(**others: object) -> Rules:
    """Adopt a game that somebody made."""
    catalog().adopt([Definition("own-kings", "own-kings.toml", {**OWN, **others})])
    return catalog().resolve("own-kings")


def worthless(table: Table) -> Weights:
    """Return weights that value nothing."""
    facts = Facts(table)
    zones = [0.0] * 6
    hand = table.rules.hand_size(table.players)
    return Weights(hand, [0.0] * (table.limit + 2), dict.fromkeys(facts.kinds, zones), [zones] * 6, {}, 0.0)


def test_learned_weights_are_reproducible() -> None:
    table = Table(made(), 3)
    assert finished(train(table, FEW, 7)) == finished(train(table, FEW, 7))
    assert finished(train(table, FEW, 7)) != finished(train(table, FEW, 8))


@pytest.mark.parametrize(
    ("looks", "packs", "deals"),
    [(500, 100, 200), pytest.param(1_200, 250, 400, marks=pytest.mark.slow("a longer practice"))],
)
def test_a_short_practice_beats_the_rule_of_thumb(looks: int, packs: int, deals: int) -> None:
    table = Table(made(), 2)
    effort = replace(SHORT, looks=looks, runs=1, rounds=4, averaged=2, packs=packs)
    weights = finished(practice(table, effort))
    assert weights is not None
    assert is_sound(weights)
    gain, error = finished(gained(table, weights, deals, seed=99))
    assert gain > 2 * error


def test_weights_that_do_not_beat_the_rule_of_thumb_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(made(), 2)

    def bad(*_: object) -> Iterator[float]:
        yield 1.0
        return worthless(table)

    monkeypatch.setattr("cardtable.bots.selfplay.train", bad)
    monkeypatch.setattr("cardtable.bots.selfplay.likest_to", lambda facts: None)
    assert finished(practice(table, replace(FEW, packs=200))) is None


def test_weights_used_as_a_start_stay_the_same() -> None:
    table = Table(catalog().resolve("ninety-nine"), 2)
    facts = Facts(table)
    weights = weights_for(facts)
    assert weights is not None
    fitted = Weighed(facts, weights).weights
    learner = Learner(table, Random(1), fitted)
    again = learner.weights(learner.row)
    assert again.totals == fitted.totals
    assert again.saving == fitted.saving
    assert {kind: again.keep[kind] for kind in facts.kinds} == fitted.keep


@pytest.mark.slow("a few looks in every variant; the drafts below are as unlike")
@every_game
def test_every_variant_can_be_practiced(variant: str) -> None:
    rules = catalog().resolve(variant)
    for players in {max(rules.min_players, 2), max(rules.min_players, min(4, rules.max_players))}:
        weights = finished(train(Table(rules, players), FEW))
        assert is_sound(weights)


DOWN = next(one for one in catalog().ids if catalog().resolve(one).counts_down)
TOGETHER = next(one for one in catalog().ids if catalog().resolve(one).is_team)


@pytest.mark.parametrize("variant", [DOWN, TOGETHER, "zeus-on-the-loose", "ono-99", "ninety-nine-qcsalon"])
def test_very_different_games_can_be_practiced(variant: str) -> None:
    rules = catalog().resolve(variant)
    weights = finished(train(Table(rules, max(rules.min_players, 2)), FEW))
    assert is_sound(weights)


def test_practice_ends_even_if_hands_have_no_choice() -> None:
    rules = made(hand=1, cards={"A": "+1", "K": "-20", "10": "+10", "5": "+0, skip"})
    assert finished(practice(Table(rules, 2), FEW)) is None


def test_learned_weights_are_used_until_the_rules_change() -> None:
    rules = made()
    table = Table(rules, 2)
    before = thinking(table).weighed
    adopt("own-kings", Practiced(rules.play_digest, {"2": worthless(table), "4": None}))
    assert weights_for(Facts(table)) == worthless(table)
    assert isinstance(thinking(table).weighed, Weighed)
    assert thinking(table).weighed is not before
    assert weights_for(Facts(Table(rules, 4))) != worthless(table)
    assert weights_for(Facts(Table(made(name="Called otherwise", maker="Ben"), 2))) == worthless(table)
    assert weights_for(Facts(Table(made(limit=120), 2))) != worthless(table)
    adopt("own-kings", None)
    assert type(thinking(table).weighed) is type(before)


def test_house_rules_use_weights_learned_without_them() -> None:
    rules = made()
    adopt("own-kings", Practiced(rules.play_digest, {"2": worthless(Table(rules, 2))}))
    laid = catalog().resolve("own-kings", {"tokens": "5"})
    assert laid.options
    assert weights_for(Facts(Table(laid, 2))) == worthless(Table(rules, 2))


MISSING: list[dict[str, object]] = [
    {"totals": [0.0]},
    {"keep": {"+1": [0.0]}},
    {"keep": {}},
    {"saving": []},
    {"pays": float("nan")},
]


def test_weights_with_numbers_missing_are_not_sound(subtests: pytest.Subtests) -> None:
    weights = worthless(Table(made(), 2))
    assert is_sound(weights)
    for change in MISSING:
        with subtests.test(change):
            assert not is_sound(msgspec.structs.replace(weights, **change))


def test_practice_can_be_stopped_between_steps() -> None:
    steps = practice(Table(made(), 2), FEW)
    assert len(list(islice(steps, 10))) == 10
    steps.close()
    assert isinstance(thinking(Table(made(), 2)).thumb, Thumb)
