"""Levels and characters of computer opponents."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

from cardtable.bots.levels import LEVELS, bot, characters, is_level, levels, opponent, stated
from cardtable.bots.opponents import stream
from cardtable.bots.playing import Facts
from cardtable.bots.weighed import Practiced, adopt, weights_for
from cardtable.controller.lab.simulate import Games
from cardtable.game import engine
from cardtable.game.sight.view import view
from cardtable.game.state import PLAYING
from cardtable.game.table import Table
from cardtable.resources import resource
from cardtable.rules.catalog import catalog
from tests.games import every_game
from tests.rows import rows

TABLE = Table(catalog().resolve("ninety-nine"), 3)


def test_every_level_has_three_characters_with_a_face_and_a_style(subtests: pytest.Subtests) -> None:
    for level in LEVELS:
        with subtests.test(level):
            found = characters(level)
            assert len(found) >= 3
            assert len({(one.bold, one.careful, one.tricky) for one in found}) == len(found)
            for one in found:
                assert resource("cards", "avatars", f"{one.avatar}.svg").is_file()


def test_no_two_characters_share_a_name() -> None:
    names = [one.name for level in LEVELS for one in characters(level)]
    assert len(set(names)) == len(names)


def test_a_record_states_the_budget_of_a_level_that_searches() -> None:
    assert stated("expert/50", TABLE) == "expert/50"
    assert (stated("cautious", TABLE), stated("random", TABLE), stated("", TABLE)) == (
        "cautious",
        "random",
        "",
    )


def test_the_strongest_level_searches_where_nothing_was_learned_or_it_is_worth_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expert, without = levels()["expert"], Table(catalog().resolve("to-twenty"), 2)
    budget = f"expert/{expert.playouts}"
    assert (stated("expert", without), opponent("expert", without).level) == (budget, expert)
    expert = msgspec.structs.replace(expert, searches={"ninety-nine": (2,)})
    monkeypatch.setattr("cardtable.bots.levels.levels", lambda: {"expert": expert})
    assert (stated("expert", TABLE), opponent("expert", TABLE).level.playouts) == ("expert/0", 0)
    assert stated("expert", Table(TABLE.rules, 2)) == budget


def test_searches_are_of_games_with_weights() -> None:
    for variant, counts in levels()["expert"].searches.items():
        for players in counts:
            assert weights_for(Facts(Table(catalog().resolve(variant), players))) is not None


def test_a_stated_budget_is_used() -> None:
    found = bot("expert/50", TABLE)
    assert found.level.playouts == 50


def test_levels_of_old_records_still_exist() -> None:
    assert is_level("random")
    assert is_level("cautious")
    assert is_level("clever")
    assert choices(TABLE, "clever") == choices(TABLE, "expert/0")


def test_anything_else_is_no_level(subtests: pytest.Subtests) -> None:
    for name in ("grandmaster", "expert/", "expert/many", "", "clairvoyant"):
        with subtests.test(name):
            assert not is_level(name)
            with pytest.raises(ValueError, match="There is no opponent"):
                bot(name, TABLE)


@pytest.mark.slow("a game of every level in every variant")
@every_game
def test_every_level_plays_every_variant_to_its_end(variant: str) -> None:
    rules = catalog().resolve(variant)
    players = max(rules.min_players, 2)
    for level in ("beginner", "expert/0", "expert/12"):
        games = Games(rules, players, [level], 3, last_deal=1)
        assert games.run(1).games == 1


@pytest.mark.parametrize("level", ["cautious", "expert/0"])
def test_characters_differ_in_style(level: str) -> None:
    table = Table(catalog().resolve("ninety-nine"), 3)
    sitting = [bot(level, table, one.name) for one in characters(level)]
    differs = 0
    for number in range(150):
        state = engine.new_game(table, f"taste:{number}")
        engine.deal(state)
        shown = view(state, state.actor)
        differs += len({one.choose(shown, stream("taste", 1, 1, 0)) for one in sitting}) > 1
    assert differs > 5


@rows("forfeits, target", [((0, 0, 2, 1), 1), ((0, 2, 0, 1), 2), ((0, 2, 1, 0), 3), ((0, 1, 1, 1), 1)])
def test_a_computer_names_the_player_who_has_lost_least(forfeits: tuple[int, ...], target: int) -> None:
    table = Table(catalog().resolve("99-poker"), 4)
    state = engine.new_game(table, "1")
    engine.deal(state)
    state.turn, state.hands[0], state.forfeits = 0, ["5S"], list(forfeits)
    move = bot("cautious", table).choose(view(state, 0), stream("strikes", 1, 1, 0))
    assert move.target == target


@rows("level, forgets", [("beginner", range(50, 71)), ("casual", range(20, 41)), ("cautious", range(1))])
def test_a_computer_forgets_to_draw_half_as_often_as_it_slips(level: str, forgets: range) -> None:
    """Counted in 200 turns."""
    opponent, shown = bot(level, TABLE), view(engine.new_game(TABLE, "1"), 0)
    draws = [opponent.draws(shown, stream("draws", 1, number, 0)) for number in range(200)]
    assert draws.count(False) in forgets


def choices(table: Table, level: str, deals: int = 12) -> list[object]:
    """Return the moves of a level in a few deals, played on all seats."""
    opponent, made = bot(level, table), list[object]()
    for deal in range(deals):
        state = engine.new_game(table, f"alike:{deal}")
        engine.deal(state)
        while state.phase is PLAYING and len(made) < (deal + 1) * 10:
            move = opponent.choose(view(state, state.actor), stream("alike", deal, state.number, state.actor))
            made.append(move)
            engine.apply(state, move)
    return made


@rows("variant, players", [("ninety-nine", 2), ("ninety-nine", 4), ("to-twenty", 2), ("ninety-nine-thai", 3)])
def test_each_level_plays_differently_from_the_one_below(variant: str, players: int) -> None:
    table = Table(catalog().resolve(variant), players)
    made = [choices(table, level, deals=4) for level in LEVELS]
    assert all(one != other for one, other in pairwise(made))


def test_practice_replaces_the_search() -> None:
    rules = catalog().resolve("to-twenty")
    table, learned = Table(rules, 2), weights_for(Facts(TABLE))
    assert learned is not None
    assert opponent("expert", table).level.playouts
    adopt("to-twenty", Practiced(rules.play_digest, {"2": learned}))
    assert not opponent("expert", table).level.playouts
