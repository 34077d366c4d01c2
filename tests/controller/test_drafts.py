"""Unsaved drafts of games are kept, reopened, and read again."""

from __future__ import annotations

import pytest

from cardtable.controller.drafts import MOST_DRAFTS, Desks


def changed(desks: Desks, hand: int) -> None:
    desks.current.bench.put("hand_size", str(hand))


def test_changed_drafts_are_reopened_and_unchanged_ones_are_not_kept() -> None:
    desks = Desks()
    assert not desks.start_from("ninety-nine")
    changed(desks, 5)
    desks.start_from("one-hundred")
    desks.start_from("boom-o")
    assert [one.bench.draft.origin for one in desks.others] == ["ninety-nine"]
    assert desks.start_from("ninety-nine")
    assert desks.current.bench.draft.raw["hand"] == 5


def test_unsaved_drafts_are_read_again_with_the_last_one_first() -> None:
    desks = Desks()
    for hand, variant in ((4, "ninety-nine"), (5, "one-hundred")):
        desks.start_from(variant)
        changed(desks, hand)
    again = Desks(desks.to_keep())
    assert [one.bench.draft for one in (again.current, *again.others)] == [
        one.bench.draft for one in (desks.current, *desks.others)
    ]
    assert again.current.is_changed
    assert again.current.bench.steps == ("Your saved draft",)


def test_no_more_drafts_are_kept_than_are_offered() -> None:
    desks = Desks()
    for limit in range(MOST_DRAFTS + 3):
        desks.work_on(Desks().current)
        desks.current.bench.put("limit", str(60 + limit))
    kept = [one["raw"]["limit"] for one in desks.to_keep()]
    assert kept == [60 + MOST_DRAFTS + 2 - number for number in range(MOST_DRAFTS)]


@pytest.mark.parametrize("knows_games", [True, False])
def test_an_unreadable_draft_is_kept_for_a_version_that_can_read_it(knows_games: bool) -> None:
    strange = {"game": "own-strange-1", "raw": {"base": "no-such-game", "name": "Strange"}}
    desks = Desks([strange], knows_games)
    assert desks.current.is_blank
    desks.know_games()
    assert desks.to_keep() == (strange,)
