"""The narrator says each event of random games once, truly, and nothing that is hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import pytest

from cardtable.cards.faces import HIDDEN
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game import engine
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent, Spoken, seen_by
from cardtable.game.sight.view import SeatView, view
from cardtable.language import Card, word
from cardtable.rules.catalog import catalog
from cardtable.ui.table.motion.choreography import comes_too_late
from cardtable.ui.table.words.narrator import Line, Rank, move_lines, narrate, spoken
from tests.games import every_game
from tests.ui.table.tables import seat_view, seats

STEPS = 120
"""Number of moves of each game, enough for a few deals."""

NEEDED = (
    ev.DealStarted
    | ev.CardsPlayed
    | ev.SeatStuck
    | ev.TokensChanged
    | ev.GameEnded
    | ev.StockRenewed
    | ev.CardsDrawn
    | ev.TurnBegan
    | Spoken
)
"""The events that a listener needs, unless another one covers them."""


class Batch(NamedTuple):
    """One move: all its events, those the reader sees, the table after it, and the lines about it."""

    whole: Sequence[AnyEvent]
    seen: Sequence[AnyEvent]
    after: SeatView
    lines: Sequence[Line]


def played(variant: str, reader: int | None, seed: str) -> Iterator[Batch]:
    """Yield the moves of a random game as the reader hears them."""
    rules = catalog().resolve(variant)
    count = max(rules.min_players, min(3, rules.max_players))
    names = ("You", *(f"Bot {number}" for number in range(1, count)))
    sitting = tuple(
        Player(name, "computer" if number else "person", "random" if number else "")
        for number, name in enumerate(names)
    )
    match, chance = Match.start(MatchSetup(variant, sitting, seed)), random.Random(seed)
    state, total = match._state, 0
    for _ in range(STEPS):
        if match.awaits is Awaits.OVER:
            return
        state = match._state
        move = None if match.awaits is Awaits.DEAL else chance.choice(engine.legal_moves(state))
        whole = tuple(match._now.take(move))
        seen = [seen_by(event, reader) for event in whole]
        after = view(match._state, reader)
        yield Batch(whole, seen, after, narrate(seen, seats(count), total, after, rules.token_kind))
        total = match._state.total


def is_covered_by_another(events: Sequence[AnyEvent], place: int) -> bool:
    """Return if the event needs no line because the total is reset for the next deal."""
    return comes_too_late(events[place], events[place + 1 :])


def assert_spoken_once(batch: Batch) -> None:
    places = [line.place for line in batch.lines]
    assert places == sorted(set(places)), "an event has two lines, or they are out of order"
    for place, event in enumerate(batch.seen):
        if isinstance(event, NEEDED) and not is_covered_by_another(batch.seen, place):
            assert place in places, f"{event} has no line"
    sentences = [line.sentence for line in batch.lines if line.rank <= Rank.POLITE]
    own = [one for one in sentences if one.startswith("Your turn")]
    assert len(own) <= 1
    assert all(one and "{" not in one for one in sentences)


def assert_true(batch: Batch) -> None:
    for line in batch.lines:
        event = batch.whole[line.place]
        match event:
            case ev.CardsPlayed():
                assert str(event.total).replace("-", "−") in line.sentence
            case ev.TurnBegan(seat=0) if line.place == len(batch.whole) - 1:
                assert f"Your turn, {batch.after.total}".replace("-", "−") in line.sentence
                assert batch.after.turn == 0
            case ev.CardsDrawn(seat=0):
                assert all(word(Card(card), form="the") in line.sentence for card in event.cards)
            case ev.DealStarted():
                assert all(word(Card(card)) in line.sentence for card in event.hands[0])
            case ev.GameEnded(winners=(0,)):
                assert "You" in line.sentence
            case _:
                pass


@every_game
def test_each_event_of_a_game_is_announced_once_and_truly(variant: str) -> None:
    for batch in played(variant, 0, "told"):
        assert_spoken_once(batch)
        assert_true(batch)


def assert_hidden(batch: Batch) -> None:
    for line in batch.lines:
        event = batch.whole[line.place]
        if isinstance(event, ev.DealStarted | ev.CardsDrawn | ev.StockRenewed | ev.PileTakenAway):
            names = [word(Card(card)) for card in _cards_of(event)]
            # Number cards of boxed games are called by their number, which other sentences contain too.
            assert not [name for name in names if len(name) > 3 and name in line.sentence]
        assert HIDDEN not in line.sentence


def _cards_of(event: AnyEvent) -> set[str]:
    match event:
        case ev.DealStarted():
            return {card for hand in event.hands for card in hand} - set(event.pile) - set(event.turned)
        case ev.CardsDrawn():
            return set(event.cards)
        case ev.StockRenewed():
            return set(event.stock)
        case ev.PileTakenAway():
            return {*event.hand, *event.stock}
        case _:
            return set()


def assert_listed(batch: Batch) -> None:
    """Check that the list of moves has lines for the same events."""
    listed = move_lines(batch.seen, seats(batch.after.players), 0)
    plays = [event for event in batch.seen if isinstance(event, ev.CardsPlayed)]
    assert len([line for line in listed if line.is_play]) == len(plays)
    assert {line.place for line in listed} <= {line.place for line in batch.lines}


@every_game
def test_an_onlooker_hears_no_hidden_card_and_every_line_is_listed(variant: str) -> None:
    for batch in played(variant, None, "hidden"):
        assert_hidden(batch)
        assert_listed(batch)


# By example

PLAYED = ev.CardsPlayed(1, ("9D",), "0", None, 87, 87, "pass 87")


def spoken_of(events: Sequence[AnyEvent], after: SeatView, rank: Rank = Rank.POLITE, total: int = 87) -> str:
    return spoken(line.sentence for line in narrate(events, seats(4), total, after) if line.rank <= rank)


def test_a_turn_is_announced_with_the_total_and_the_owed_plays() -> None:
    mine = seat_view(total=87, turn=0)
    assert spoken_of([PLAYED, ev.TurnBegan(0)], mine) == "Olive, 9 of diamonds, pass, 87. Your turn, 87."
    owes = replace(mine, owes=2)
    assert spoken_of([PLAYED, ev.TurnBegan(0, 2)], owes).endswith("Your turn, 87. Play 2 times.")
    announced = [PLAYED, ev.PlaysObliged(1, 0, 2), ev.TurnBegan(0, 2)]
    assert spoken_of(announced, owes).endswith("You must play 2. Your turn, 87."), "not twice"


def test_your_play_is_announced_with_the_card_you_drew() -> None:
    events = [
        ev.CardsPlayed(0, ("7D",), "+7", None, 50, 57, "57"),
        ev.CardsDrawn(0, ("QH",)),
        ev.TurnBegan(1),
    ]
    assert spoken_of(events, seat_view(total=57, turn=1)) == (
        "You, 7 of diamonds, +7, 57. You drew the queen of hearts."
    )


def test_detail_decides_how_much_is_announced() -> None:
    events = [PLAYED, ev.CardsDrawn(1, (HIDDEN,)), ev.TurnBegan(0)]
    mine = seat_view(total=87)
    assert spoken_of(events, mine, Rank.NOW) == "Your turn, 87."
    assert spoken_of(events, mine, Rank.ON_DEMAND) == (
        "Olive, 9 of diamonds, pass, 87. Olive drew a card. Your turn, 87."
    )


def test_the_end_is_announced_once() -> None:
    lost = [
        ev.SeatStuck(1, ("KH",)),
        ev.TokensChanged(1, -1, 0, "stuck"),
        ev.SeatOut(1, "game", "stuck", ("KH",)),
        ev.DealEnded("stuck", (1,), (), 97, None),
        ev.GameEnded("last", (0,), (2, 0, 0, 0)),
    ]
    over = spoken_of(lost, seat_view(phase="over"))
    assert over == (
        "Olive couldn't play. Olive loses one token. No tokens left. Olive is out of the game. You win the game."
    )


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([PLAYED, ev.DirectionReversed(1, -1)], "Olive, 9 of diamonds, reverse, 87."),
        (
            [ev.CardsPlayed(1, ("10D",), "+10", None, 77, 87, "87"), ev.DirectionReversed(1, -1)],
            "Olive, 10 of diamonds, +10, 87. Play goes counterclockwise.",
        ),
        ([PLAYED, ev.SeatSkipped(1, 2)], "Olive, 9 of diamonds, skip, 87."),
        ([PLAYED, ev.SeatSkipped(1, 0)], "Olive, 9 of diamonds, skip, 87. You're skipped."),
        (
            [PLAYED, ev.SeatEliminated(1, 2), ev.SeatOut(2, "deal", "struck", (HIDDEN,))],
            "Olive, 9 of diamonds, pass, 87. Olive knocked Bruno out.",
        ),
    ],
    ids=["a reverse", "a reverse with a number", "a skip", "a skip of the reader", "knocked out"],
)
def test_the_effect_of_a_play_is_announced_once(events: Sequence[AnyEvent], said: str) -> None:
    assert spoken_of(events, seat_view(total=87, turn=2)) == said
