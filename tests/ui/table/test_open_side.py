"""A table without a hand at the screen: everyone sits across, and the near side is empty."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import combinations, product
from math import isclose

from PySide6.QtWidgets import QApplication

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Stuck
from cardtable.game.refusals import Refusal
from cardtable.rules.catalog import catalog
from cardtable.ui.table.motion import choreography
from cardtable.ui.table.motion.look import SeatInfo, look_of
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import Layout, center_and_hand
from cardtable.ui.table.table_view import TableView
from tests.games import every_game, few
from tests.ui.table.tables import seat_view, seats
from tests.ui.table.test_layout import SEATS, WINDOWS

MOVES = 30


def test_no_seat_covers_another_or_the_middle() -> None:
    for (width, height), count, far in product(WINDOWS, SEATS, (False, True)):
        layout = Layout(width, height, count, text=2.0 if far else 1.0, far=far, open=True)
        boxes = [*(layout.plaque(place) for place in layout.places), *center_and_hand(layout), layout.strip]
        assert len(layout.places) == count
        for one, other in zip(layout.places, reversed(layout.places), strict=True):
            sides = layout.plaque(one).x + layout.plaque(other).right
            assert isclose(sides, width, abs_tol=0.01), "both sides alike"
        for box in boxes:
            assert box.x >= 0, layout
            assert box.right <= width, layout
            assert box.bottom <= height, layout
        for one, other in combinations(boxes, 2):
            assert not one.meets(other), f"{one} covers {other} of {layout}"


@every_game
def test_no_card_flies_to_the_near_side(variant: str) -> None:
    """The score of every move ends with the totals and hands of the game."""
    rules, chance = catalog().resolve(variant), random.Random(3)
    count = max(rules.min_players, min(3, rules.max_players))
    players = tuple(Player(f"Bot {n}", "computer", "random") for n in range(count))
    match = Match.start(MatchSetup(variant, players, "11"))
    layout = Layout(1920, 1080, count, open=True)
    look = look_of(match.view(), None, count, rules.pack_size(count))
    for _ in range(MOVES if variant in few() else 2 * MOVES):
        if match.awaits is Awaits.OVER:
            break
        if match.awaits is Awaits.DEAL:
            events = match.deal()
        else:
            moves = match.view(match.seat).moves
            outcome = match.play(chance.choice(moves) if match.awaits is not Awaits.STUCK else Stuck())
            assert not isinstance(outcome, Refusal)
            events = outcome
        look = choreography.plan(events, look, layout, count, Pace(1.0)).last
        assert look.hand == ()
        view = match.view()
        assert look.total == view.total or (look.stays and match.awaits in (Awaits.DEAL, Awaits.OVER))
        for seat, size in enumerate(look.hand_sizes if look.face_up is None else ()):
            assert size == view.hand_sizes[seat] or not view.in_deal[seat]


def test_your_side_opens_when_all_players_have_phones(table: TableView) -> None:
    here = [SeatInfo(one.name, one.avatar, number < 2) for number, one in enumerate(seats(4))]
    onlooker = replace(seat_view(turn=1), seat=None, hand=(), plays=(), refused={})
    table.sit(here, "Made up", "", onlooker, (), 3)
    assert table.board.hand.codes, "somebody at the screen has a hand"
    phones = [replace(one, at="phone") if one.person else one for one in here]
    table.call_seats(phones)
    assert not table.board.hand.codes
    assert table.board.layout.open
    assert len({table.board.layout.seat(place) for place in range(4)}) == 4
    QApplication.processEvents()
    table.call_seats([replace(one, at="phone") if n == 1 else one for n, one in enumerate(here)])
    table.show_position(seat_view())
    assert table.board.hand.codes == seat_view().hand
    assert not table.board.layout.open


def test_a_table_of_computers_keeps_its_usual_layout(table: TableView) -> None:
    computers = [replace(one, person=False) for one in seats(4)]
    onlooker = replace(seat_view(turn=1), seat=None, hand=(), plays=(), refused={})
    table.sit(computers, "Made up", "", onlooker, (), 3)
    assert not table.board.layout.open
