"""A counterclockwise game is the mirror image of the clockwise one."""

from __future__ import annotations

import msgspec

from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealStarted
from cardtable.game.moves import Move
from cardtable.game.record.trace import event_line
from cardtable.game.sight.view import view
from cardtable.game.state import COUNTERCLOCKWISE, Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.games import every_game

RIGHT = {"start_direction": "right"}
PLAYERS = 4
MOST_MOVES = 300

BY_CHANCE = {"ninety-nine-baltimore"}
"""Games in which a random card is stolen."""


class Mirror:
    """Maps seats to their mirror images; the first dealer stays in place."""

    def __init__(self, dealer: int, players: int) -> None:
        self._twice, self._players = 2 * dealer, players

    def seat(self, seat: int) -> int:
        return (self._twice - seat) % self._players

    def move(self, move: Move) -> Move:
        named = {key: getattr(move, key, None) for key in ("seat", "target")}
        seen = {key: self.seat(seat) for key, seat in named.items() if seat is not None}
        return msgspec.structs.replace(move, **seen)

    def table(self, state: State) -> tuple[object, ...]:
        seats = [self.seat(seat) for seat in range(self._players)]
        place = self.seat(state.turn), self.seat(state.dealer), -state.direction
        return on_the_table(state, seats, place)


def on_the_table(state: State, seats: list[int], place: tuple[int, int, int]) -> tuple[object, ...]:
    """Return the total, the pile, the turn, and what these seats have."""
    by_seat = (state.hands, state.tokens, state.forfeits, state.scores, state.in_game, state.in_deal)
    return state.total, state.pile, place, [[of[seat] for seat in seats] for of in by_seat if of]


def tables(variant: str, players: int = PLAYERS) -> tuple[Table, Table]:
    """Return the tables of a game clockwise and counterclockwise."""
    book = catalog()
    rules = book.resolve(variant)
    players = max(rules.min_players, min(rules.max_players, players))
    return Table(rules, players), Table(book.resolve(variant, RIGHT), players)


@every_game
def test_every_game_is_the_same_in_a_mirror(variant: str) -> None:
    if variant in BY_CHANCE:
        return
    for seed in ("mirror 1", "mirror 2"):
        chance = Stream(seed, "test")
        game, other = (engine.new_game(table, seed, last_deal=4) for table in tables(variant))
        players = game.table.players
        mirror = Mirror(game.dealer, players)
        while game.phase is not Phase.OVER and game.number < MOST_MOVES:
            if game.phase is Phase.BETWEEN:
                assert engine.starter(other) == mirror.seat(engine.starter(game))
                engine.deal(game)
                engine.deal(other)
            else:
                move = chance.choose(engine.legal_moves(game))
                seen = mirror.move(move)
                assert engine.refusal(other, seen) is None
                engine.apply(game, move)
                engine.apply(other, seen)
            place = other.turn, other.dealer, other.direction
            assert on_the_table(other, list(range(players)), place) == mirror.table(game)


def test_views_and_events_show_the_direction_from_the_first_deal_on() -> None:
    _, table = tables("ninety-nine")
    state = engine.new_game(table, "seen")
    events: list[AnyEvent] = []
    assert view(state, 0).direction == COUNTERCLOCKWISE
    engine.deal(state, events.append)
    assert view(state, 0).next_seat == (state.turn - 1) % PLAYERS
    begun = next(event for event in events if isinstance(event, DealStarted))
    assert begun.first == (begun.dealer - 1) % PLAYERS
    assert event_line(begun)["direction"] == "ccw"


def test_the_next_game_is_dealt_by_the_next_dealer() -> None:
    """If one deal is a game, its starter is at the dealer's right too."""
    for table in tables("ninety-eight-arizona"):
        state, chance = engine.new_game(table, "again"), Stream("again", "test")
        while state.phase is not Phase.OVER:
            if state.phase is Phase.BETWEEN:
                engine.deal(state)
            else:
                engine.apply(state, chance.choose(engine.legal_moves(state)))
        dealer = engine.dealer_of_next_game(state)
        assert dealer is not None
        again = engine.new_game(table, "next")
        again.dealer = dealer
        after = (dealer + table.start_direction) % PLAYERS
        assert engine.starter(again) == after


def test_the_usual_direction_is_not_written_into_rules() -> None:
    rules = catalog().resolve("ninety-nine")
    assert catalog().resolve("ninety-nine", {"start_direction": "left"}).digest == rules.digest
    assert b"start_direction" not in rules.document
    assert b'"start_direction":"right"' in catalog().resolve("ninety-nine", RIGHT).document
