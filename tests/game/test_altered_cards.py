"""If an earlier card changes what cards do, every part of the engine uses the changed effects."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.cards.faces import rank_of
from cardtable.game import engine, parts
from cardtable.game import table as tables
from cardtable.game.events import SeatStuck
from cardtable.game.moves import MISTAKE, STUCK, Play
from cardtable.game.parts.base import Part
from cardtable.game.refusals import OverLimit
from cardtable.game.rulebook import Alteration, Options
from cardtable.game.sight.view import view
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.effects import Add, CardOption
from cardtable.rules.model import Rules

AFTER_A_FIVE = {"7C": "+14", "9H": "0", "KS": "=99"}
Lay = Callable[..., State]


class FiveDoubles(Part):
    """After a five, cards add twice their number."""

    def alters(self, state: State) -> Alteration | None:
        return _twice if state.pile and rank_of(state.pile[-1]) == "5" else None


def _twice(face: str, options: Options) -> Options:
    doubled = [
        CardOption(Add(2 * one.total.amount), one.actions) if isinstance(one.total, Add) else one
        for one in options
    ]
    return tuple(doubled)


@pytest.fixture
def lay(monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Return a function that sets up a table at which fives double: total, top card, hand of the seat to act."""

    def parts_of(rules: Rules, copiers: frozenset[str]) -> tuple[Part, ...]:
        return (*parts.parts_of(rules, copiers), FiveDoubles())

    monkeypatch.setattr(tables, "parts_of", parts_of)

    def laid(total: int, top: str, *hand: str, variant: str = "ninety-nine", **options: str) -> State:
        state = engine.new_game(Table(catalog().resolve(variant, options), 3), "altered")
        engine.deal(state)
        state.total, state.pile, state.hands[state.turn] = total, [top], list(hand)
        return state

    return laid


def test_plays_have_the_changed_totals(lay: Lay) -> None:
    doubled, plain = lay(40, "5D", *AFTER_A_FIVE), lay(40, "6D", *AFTER_A_FIVE)
    assert {play.cards[0]: play.value for play in engine.legal_plays(doubled)} == AFTER_A_FIVE
    assert {play.cards[0]: play.value for play in engine.legal_plays(plain)} == AFTER_A_FIVE | {"7C": "+7"}
    engine.apply(doubled, engine.legal_plays(doubled)[0])
    assert doubled.total == 54


def test_a_refusal_over_the_limit_has_the_changed_total(lay: Lay) -> None:
    state = lay(90, "5D", "7C", "9H", "4S")
    for seat in range(3):
        state.hands[seat] = ["7C", "9H", "4S"]
        assert view(state, seat).refused["7C"] == OverLimit("7C", 104, 99)
        assert "9H" not in view(state, seat).refused


def test_a_stuck_hand_shows_the_changed_totals(lay: Lay) -> None:
    events: list[object] = []
    engine.apply(lay(90, "5D", "7C", "8H", "6S"), STUCK, events.append)
    assert [event.totals for event in events if isinstance(event, SeatStuck)] == [(104, 106, 102)]


def test_mistakes_have_the_changed_totals(lay: Lay) -> None:
    state = lay(90, "5D", "7C", "9H", mistakes_count="on")
    over = [play for play in engine.legal_plays(state) if MISTAKE in play.marks]
    assert over == [Play(("7C",), "+14", 104, None, (MISTAKE,))]


def test_cards_of_a_rank_add_their_changed_numbers(lay: Lay) -> None:
    for top, total in (("5D", 72), ("6D", 56)):
        state = lay(40, top, "8C", "8H", variant="ninety-eight-arizona")
        made = {play.cards: play.total for play in engine.legal_plays(state)}
        assert made["8C", "8H"] == total


def test_a_copy_of_a_card_has_its_changed_effect(lay: Lay) -> None:
    state = lay(40, "5D", "7C", "8H", variant="ninety-nine-baltimore")
    state.acting = "8D"
    assert {play.cards: play.total for play in engine.legal_plays(state)} == {("8H",): 44, ("7C",): 44}
