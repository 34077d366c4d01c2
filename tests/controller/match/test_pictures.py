"""No two players at a table have the same animal, since it shows whose call or hand it is."""

from __future__ import annotations

import pytest

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player, apart, header_for, setup_of
from cardtable.game.record.header import header_text
from cardtable.game.record.text import parse_record
from cardtable.rules.catalog import catalog

GAME = catalog().ids[0]


def person(avatar: str) -> Player:
    return Player("Anna", "person", "", avatar)


def computer(avatar: str) -> Player:
    return Player("Pip", "computer", "beginner", avatar)


def learner(avatar: str, name: str = "1") -> Player:
    return Player("Mia", "person", "", avatar, name, "caller")


KEPT: list[tuple[tuple[Player, ...], list[int]]] = [
    ((computer("rabbit"), learner("rabbit")), [1]),
    ((person("rabbit"), computer("owl"), learner("rabbit")), [1, 2]),
    ((computer("cat"), person("cat"), computer("cat")), [1]),
    ((learner("frog"), learner("frog", "2")), [0]),
    ((person("cat"), person("owl"), computer("bear")), [0, 1, 2]),
    (tuple(person("fox") for _ in range(10)), [0]),
]


def test_learners_keep_their_animal_and_all_others_get_different_ones(
    subtests: pytest.Subtests,
) -> None:
    for seats, kept in KEPT:
        with subtests.test([seat.avatar for seat in seats]):
            found = apart(seats)
            assert len({one.avatar for one in found}) == len(seats)
            assert [n for n, one in enumerate(found) if one == seats[n]] == kept
            assert apart(found) == found


def test_the_seat_that_has_just_chosen_an_animal_keeps_it_but_for_a_learners() -> None:
    found = apart((person("fox"), computer("fox"), learner("owl"), computer("owl")), 1)
    assert [one.avatar == "fox" for one in found] == [False, True, False, False]
    found = apart((person("fox"), learner("owl"), computer("owl")), 2)
    assert [one.avatar == "owl" for one in found] == [False, True, False]


def test_new_games_and_games_saved_with_twins_have_different_animals() -> None:
    twins = MatchSetup(GAME, (person("fox"), learner("owl"), computer("owl")), "1")
    assert len({one.avatar for one in Match.start(twins).setup.players}) == 3
    header = parse_record(header_text(header_for(twins, Match.start(twins).rules)).encode()).header
    assert header.avatars == ("fox", "owl", "owl")
    assert [one.avatar for one in setup_of(header).players][:2] == ["fox", "owl"]
    assert len({one.avatar for one in setup_of(header).players}) == 3
