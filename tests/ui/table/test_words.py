"""What binds the seat to act is told with the card that it asks for."""

from __future__ import annotations

import msgspec
import pytest

from cardtable.game.moves import Reason, Refusal
from cardtable.ui.table.words import bound_line, refusal_reason
from tests.ui.table.tables import seat_view


@pytest.mark.parametrize(
    ("pile", "must", "line"),
    [
        (("8H", "9C"), "run:+1", "A run goes up: only tens earn a new card"),
        (("8H", "7C"), "run:-1", "A run goes down: only sixes earn a new card"),
        (("QH", "KC"), "run:+1", "A run goes up: only aces earn a new card"),
        (("2H", "AC"), "run:-1", "A run goes down: only kings earn a new card"),
    ],
)
def test_a_run_is_told_with_the_rank_that_goes_on(pile: tuple[str, ...], must: str, line: str) -> None:
    assert bound_line(msgspec.structs.replace(seat_view(pile=pile), must=must)) == line


def test_a_card_that_breaks_a_run_that_must_go_on_is_refused_with_the_rank_that_does() -> None:
    view = msgspec.structs.replace(seat_view(pile=("8H", "9C")), must="run:+1")
    refusal = Refusal(Reason.CAN_PLAY, "4S")
    assert refusal_reason("4S", refusal, view) == "The run has to be continued with tens"
