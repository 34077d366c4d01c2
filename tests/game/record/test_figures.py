"""What is counted of finished games: tokens only where somebody keeps them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.game.record.figures import SeatFigures, figures
from cardtable.game.record.text import parse_record

RECORDS = Path(__file__).parents[2] / "records"


def seats(variant: str) -> tuple[SeatFigures, ...]:
    """The seats of the golden game of that variant."""
    found = figures(parse_record((RECORDS / f"{variant}.cardtable").read_bytes()))
    assert found is not None
    return found.seats


def test_who_wins_by_being_the_last_with_tokens_has_kept_some() -> None:
    assert [bool(seat.tokens) for seat in seats("ninety-nine")] == [seat.won for seat in seats("ninety-nine")]


@pytest.mark.parametrize("variant", ["zeus-on-the-loose", "ninety-nine-wilson", "ninety-eight"])
def test_letters_points_and_forfeits_are_not_tokens_that_were_kept(variant: str) -> None:
    assert {seat.tokens for seat in seats(variant)} == {None}
