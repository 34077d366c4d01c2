"""The plays of the others make some hands more likely and others less."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cardtable.bots.opponents import Guess, Insight, thinking
from cardtable.bots.search import Belief
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Play, Stuck
from cardtable.game.sight.memory import RECENT, Memory, PlayedCard, Remembered
from cardtable.game.sight.view import SeatView, Worlds, view
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog

TABLE = Table(catalog().resolve("ninety-nine"), 2)
HIGH = {f"{rank}{suit}" for rank in ("8", "J", "Q") for suit in "SHDC"}
SAVING = {f"{rank}{suit}" for rank in ("4", "9", "10", "K") for suit in "SHDC"}


def seen(*laid: PlayedCard, total: int = 30) -> SeatView:
    """Return the view of a seat whose opponent played these cards last."""
    state = engine.new_game(TABLE, "belief")
    engine.deal(state)
    for one in laid:
        cards = next(cards for cards in [*state.hands, state.stock] if one.card in cards)
        if cards is state.stock:
            cards.remove(one.card)
        else:
            cards[cards.index(one.card)] = state.stock.pop()
        state.pile.append(one.card)
    state.total = total
    shown = view(state, state.turn)
    played: list[tuple[PlayedCard, ...]] = [(), ()]
    played[1 - state.turn] = laid
    return replace(shown, remembered=Remembered(((), ()), (), tuple(played)))


def share(shown: SeatView, wanted: set[str], count: int = 1500) -> float:
    """Return how many of these cards the other seat has on average."""
    mind, chance = thinking(TABLE), Random(1)
    worlds = Belief(TABLE, shown, (mind.thumb, mind.weighed))
    other = 1 - (shown.seat or 0)
    return sum(len(wanted.intersection(worlds.sample(chance).hands[other])) for _ in range(count)) / count


def test_the_surest_guess_is_about_no_card_that_was_seen() -> None:
    worlds = (((), ("9S", "9D"), ("KH",)), ((), ("9S", "4D"), ("KH",)), ((), ("9S", "4D"), ("QH",)))
    insight = Insight(Stuck(), worlds=worlds)
    assert insight.surest({1: (), 2: ()}) == Guess(1, "9S", 1.0)
    assert insight.surest({1: ("9S",), 2: ("KH", "QH")}) == Guess(1, "4D", 2 / 3)
    assert insight.surest({2: ("KH", "QH")}) is None
    assert Insight(Stuck()).surest({1: (), 2: ()}) is None


def test_a_player_who_plays_a_two_at_a_low_total_has_few_higher_plain_cards() -> None:
    shown = seen(PlayedCard("2S", 28, 30, 1))
    assert share(shown, HIGH) < 0.75 * share(seen(), HIGH)


def test_a_player_who_plays_a_saving_card_early_has_more_of_them() -> None:
    shown = seen(PlayedCard("9S", 30, 30, 1))
    assert share(shown, SAVING) > 1.15 * share(seen(PlayedCard("9S", 30, 30, 3)), SAVING)


def test_earlier_plays_say_nothing_about_cards_drawn_since() -> None:
    before = seen(PlayedCard("2S", 28, 30, 3))
    assert share(before, HIGH) == pytest.approx(share(seen(), HIGH), rel=0.12)


def test_two_plays_say_more_than_one() -> None:
    one = share(seen(PlayedCard("3S", 28, 31, 1), total=31), HIGH)
    two = share(seen(PlayedCard("5H", 23, 28, 1), PlayedCard("3S", 28, 31, 1), total=31), HIGH)
    assert two < one


def test_sampled_worlds_have_all_cards() -> None:
    shown = seen(PlayedCard("2S", 28, 30, 1))
    mind, chance = thinking(TABLE), Random(2)
    believed, plain = Belief(TABLE, shown, (mind.thumb,)), Worlds(TABLE, shown)
    for _ in range(50):
        one, other = believed.sample(chance), plain.sample(chance)
        assert sorted(card for hand in one.hands for card in hand) != []
        assert sorted([c for h in one.hands for c in h] + one.stock) == sorted(
            [c for h in other.hands for c in h] + other.stock
        )


def after(moves: int, seat: int) -> tuple[State, Memory, list[tuple[int, Play]]]:
    """Play first legal plays; return the state, the memory of the seat, and the plays."""
    state, memory = engine.new_game(TABLE, "laid"), Memory(TABLE.rules, 2, seat)
    laid: list[tuple[int, Play]] = []

    def hear(event: AnyEvent) -> None:
        memory.see(event)

    engine.deal(state, hear)
    for _ in range(moves):
        play = engine.legal_plays(state)[0]
        laid.append((state.turn, play))
        engine.apply(state, play, hear)
    return state, memory, laid


def test_a_seat_remembers_the_last_plays_of_the_others_and_the_draws_after_them() -> None:
    _, memory, laid = after(8, 0)
    theirs = [play for seat, play in laid if seat == 1][-RECENT:]
    assert memory.remembered.plays[0] == ()
    assert [one.card for one in memory.remembered.plays[1]] == [play.cards[0] for play in theirs]
    assert [one.total for one in memory.remembered.plays[1]] == [play.total for play in theirs]
    assert {one.drawn for one in memory.remembered.plays[1]} == {1}


def test_memory_is_cleared_with_a_new_deal() -> None:
    state, memory, _ = after(8, 0)
    events: list[AnyEvent] = []
    again = engine.new_game(TABLE, "other")
    engine.deal(again, events.append)
    for event in events:
        memory.see(event)
    assert memory.remembered.plays == ((), ())
    assert state.pile
