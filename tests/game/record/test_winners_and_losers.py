"""The trace names winners and losers of deals and games with one meaning in all games.

They are computed from the states before and after the last move, and from the reason in the trace. The winners
of a deal are the only seat left, the seats with an empty hand if that wins, or the seat that made a winning
total. The losers are the seats that ended it because they were stuck, over the limit or out.
"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from cardtable.cards.faces import rank_of
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Move, Play
from cardtable.game.record.trace import event_line
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog, rules_from_document
from tests.game.strategies import examples
from tests.game.test_random_variants import random_tables
from tests.games import every_game

DEALS = 3
MOST_MOVES = 1500
CALLED = {"K": "kings", "6": "sixes"}

Line = dict[str, Any]
Seats = set[int]


def playing(state: State) -> Seats:
    """Return the seats left in the deal."""
    return set(state.seats_in_deal()) & set(state.seats_in_game())


def left_over(state: State) -> Seats:
    """Return the seats that went out, and the only seat left."""
    left = playing(state)
    return {*state.gone_out, *(left if len(left) == 1 else ())}


def by_hands(state: State, why: str) -> tuple[Seats, Seats]:
    """Return winners and losers for three of a rank in a hand."""
    three = [
        (seat, rank)
        for seat in playing(state)
        for rank, count in Counter(map(rank_of, state.hands[seat])).items()
        if count >= 3 and why == f"three-{CALLED.get(rank, rank)}"
    ]
    assert three
    wins = (state.table.rules.terms.special_hands or {})[three[0][1]] == "wins"
    return ({three[0][0]}, set()) if wins else (set(), playing(state))


def of_deal(why: str, before: State, after: State, mover: int) -> tuple[Seats, Seats]:
    """Return winners and losers of a deal that ended with a move of `mover`."""
    rules, total = after.table.rules, after.total
    match why:
        case "stuck" | "mistake" | "team-paid" | "team-lost":
            return left_over(after), {mover}
        case "over":
            assert total > rules.limit
            return left_over(after), {mover}
        case "last-left":
            assert len(playing(after)) < 2  # Nobody is left if one card put out everybody.
            return left_over(after), playing(before) - playing(after) - set(after.gone_out)
        case "team-won":
            assert total == rules.edge
            return playing(after), set()
        case "exact" | "reached":
            edge = rules.terms.milestones.end if rules.terms.milestones is not None else rules.edge
            assert total == edge if why == "exact" else (total - edge) * rules.way >= 0
            return {mover}, set()
        case "shed":
            if not before.questions and not after.hands[mover]:
                return {mover}, set()
            # After answers to a bomb, the first seat with an empty hand after the bomb's player wins.
            return {next(seat for seat in after.others(after.last_seat or 0) if not after.hands[seat])}, set()
        case "zeus":
            return {after.zeus if after.zeus is not None else -1}, set()
        case "stock":
            assert not after.stock
            return {mover}, set()
        case "three-of-a-kind":
            return left_over(after), set()
        case _:
            return by_hands(after, why)


def numbered(seats: Seats) -> list[int]:
    """Return the seats as a trace numbers them."""
    return [seat + 1 for seat in sorted(seats)]


def check(lines: list[Line], before: State, after: State, move: Move | None) -> int:
    """Compare the ends in these lines with the states; return the number of ended deals."""
    ends = [line for line in lines if line["event"] == "deal_end"]
    for line in ends:
        mover = getattr(move, "seat", before.turn)
        winners, losers = of_deal(line["why"], before, after, mover)
        recorded = sorted(line["winners"]), sorted(line["losers"])
        assert recorded == (numbered(winners), numbered(losers)), line
    for line in lines:
        if line["event"] == "game_end":
            assert line["winners"] == numbered(set(after.winners))
            others = set(range(len(after.hands))) - set(after.winners)
            assert line["losers"] == numbered(others)
    return len(ends)


def play(table: Table, seed: str) -> int:
    """Play and check a random game; return its number of deals."""
    chance, deals = Random(seed), 0
    state = engine.new_game(table, seed, 0 if table.rules.has_end else DEALS)
    while state.phase is not Phase.OVER and state.number < MOST_MOVES:
        events: list[AnyEvent] = []
        before, move = state.clone(), None
        if state.phase is Phase.BETWEEN:
            engine.deal(state, events.append)
        else:
            move = chance.choice(engine.legal_moves(state))
            engine.apply(state, move, events.append)
        deals += check([event_line(event) for event in events], before, state, move)
    return deals


def house_rules(variant: str) -> list[dict[str, str]]:
    """Return house rules by which deals end in other ways, and none."""
    choices = {choice.key for choice in catalog().resolve(variant).choices}
    wanted = [{"allow_give_up": "on"}, {"mistakes_count": "on"}, {"stock": "play_on", "empty_hand": "wins"}]
    return [{}, *(options for options in wanted if options.keys() <= choices)]


@every_game
@pytest.mark.parametrize(
    "numbers", [[1], pytest.param([0, 2, 3], marks=pytest.mark.slow("at tables of other sizes"))]
)
def test_a_trace_names_the_winners_and_losers_of_the_state(variant: str, numbers: list[int]) -> None:
    deals = 0
    for options in house_rules(variant):
        rules = catalog().resolve(variant, options)
        for number in numbers:
            seats = min(rules.max_players, rules.min_players + number)
            deals += play(Table(rules, seats), str(number))
    assert deals >= len(numbers)


@examples(25, 60, random_tables())
def test_a_trace_of_random_rules_names_the_winners_and_losers(game: tuple[Table, str]) -> None:
    play(*game)


def test_69_resets_no_total_that_has_ended_the_deal_over_a_lower_limit() -> None:
    document = json.loads(catalog().resolve("ninety-nine-wilson").document)
    document |= {"limit": 60, "sixty_nine_effect": "reset_zero"}
    document["borders"]["at"] = [33, 60]
    document["cards"] = {rank: "=60" if card == "=99" else card for rank, card in document["cards"].items()}
    state = engine.new_game(Table(rules_from_document(json.dumps(document).encode()), 2), "over")
    engine.deal(state)
    state.total, state.hands[state.turn] = 59, ["10C", "2C"]
    events: list[AnyEvent] = []
    engine.apply(state, engine.find_play(state, ["10C"], "+10", None), events.append)
    lines = [event_line(event) for event in events]
    assert [line["total"] for line in lines if line["event"] == "deal_end"] == [69]
    assert "reset" not in [line.get("kind") for line in lines]


def test_who_went_out_with_the_last_card_has_won_even_if_the_last_one_left_wins_the_game() -> None:
    document = json.loads(catalog().resolve("ninety-nine").document)
    document |= {"reach_wins": "on", "stock": "play_on", "empty_hand": "wins"}
    document |= {"overplay": True, "deal_end": "over_ends", "tokens": "none", "elimination_rule": "never"}
    state = engine.new_game(Table(rules_from_document(json.dumps(document).encode()), 2), "out", 1)
    engine.deal(state)
    seat = state.turn
    state.total, state.hands[seat], state.stock = 10, ["2C"], []
    before, events = state.clone(), list[AnyEvent]()
    engine.apply(state, engine.find_play(state, ("2C",)), events.append)
    assert check([event_line(event) for event in events], before, state, Play(("2C",), "+2", 12)) == 1
    assert state.winners == (0, 1)
