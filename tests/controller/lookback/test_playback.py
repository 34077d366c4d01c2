"""Looking back on a game shows every position as it was, and no hand that must stay hidden."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from msgspec import structs

from cardtable.cards.faces import HIDDEN
from cardtable.controller.lookback.playback import Mark, Playback, Sight
from cardtable.controller.lookback.summary import score_sheet
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import CardsDrawn, DealStarted, GameEnded
from cardtable.game.moves import Draw, Stuck
from cardtable.game.record.figures import figures
from cardtable.game.record.replay import replay
from cardtable.game.record.text import Record, parse_record, record_text
from cardtable.game.sight.view import view
from cardtable.rules.catalog import catalog
from cardtable.storage.games import GameStore, read_game
from tests.games import every_game
from tests.playing import play_on

ANN, MIA = Player("Ann", "person"), Player("Mia", "person", "", "rabbit")
BEN, JOE = Player("Ben", "computer", "random", "bear"), Player("Joe", "computer", "random", "owl")
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
RECORDS = Path(__file__).parents[2] / "records"


def played(
    *players: Player,
    until_deal: int = 99,
    moves: int = 0,
    seed: str = "5",
    variant: str = "ninety-nine",
    options: Mapping[str, str] = NO_OPTIONS,
) -> Match:
    """Play a random game to its end, or up to a move of a deal."""
    match, chance = Match.start(MatchSetup(variant, players, seed, dict(options))), random.Random(seed)
    while match.awaits is not Awaits.OVER:
        if match.awaits is Awaits.DEAL:
            if match.view().deal == until_deal:
                break
            match.deal()
            begun = match.turn_number
        elif match.view().deal == until_deal and match.turn_number - begun == moves:
            break
        else:
            legal = [move for move in match.view(match.seat).moves if not isinstance(move, Draw)]
            match.play(chance.choice(legal or [Stuck()]))
    return match


def recorded(variant: str) -> Record:
    """Return the recorded game of a variant."""
    return parse_record((RECORDS / f"{variant}.cardtable").read_bytes())


def cards_shown(game: Playback, sight: Sight) -> list[tuple[set[str], set[str]]]:
    """Return for each position the cards that a sight shows, and those really in the hands of others."""
    shown: list[tuple[set[str], set[str]]] = []
    for position in range(game.last + 1):
        seen = game.view(position, sight)
        state = game._state(position)
        others = {card for seat, hand in enumerate(state.hands) if seat != seen.seat for card in hand}
        faces = {*seen.hand, *(card for hand in game.view(position, sight).hands for card in hand)}
        shown.append((faces, others - {*seen.hand, *seen.pile}))
    return shown


@every_game
@pytest.mark.parametrize("most", [60, pytest.param(None, marks=pytest.mark.slow("whole games"))])
def test_the_positions_of_every_game_are_shown_as_played(variant: str, most: int | None) -> None:
    record = recorded(variant)
    game = Playback.of_record(record)
    states = []
    ended = replay(record, watch=lambda state, step: states.append(state.clone()))
    assert [game._state(place) for place in range(len(states[:most]))] == states[:most]
    assert game._state(game.last) == ended


@every_game
def test_the_events_at_every_position_are_those_of_the_game(variant: str) -> None:
    record = recorded(variant)
    game = Playback.of_record(record)
    events: list[object] = []
    replay(record, events.append)
    onlooker = Sight(0, True)
    assert [event for place in range(game.last + 1) for event in game.events(place, onlooker)] == events


@every_game
def test_the_record_written_of_a_playback_is_the_one_read(variant: str) -> None:
    record = recorded(variant)
    again = parse_record(Playback.of_record(record).record_text().encode())
    assert not again.damage
    shown, read = ([structs.replace(line, line=0) for line in one.standing()] for one in (again, record))
    assert shown[: len(read)] == read
    assert (again.header.seed, again.header.digest) == (record.header.seed, record.header.digest)


def test_positions_follow_each_other_by_steps_and_deals() -> None:
    game = Playback.of_match(played(ANN, BEN, JOE))
    assert game.is_over
    assert game.entries[0].step is Mark.DEAL
    assert [entry.deal for entry in game.entries] == sorted(entry.deal for entry in game.entries)
    assert [game.deal_at(place + 1) for place in game.deals] == list(range(1, len(game.deals) + 1))
    assert isinstance(game.events(game.last, game.first_sight)[-1], GameEnded)
    assert game.events(0, game.first_sight) == ()
    story = game.story(game.deals[1] + 3, game.first_sight)
    assert isinstance(story[0], DealStarted)
    assert story[0].deal == 2


def test_a_finished_game_is_shown_open_or_as_any_seat_saw_it() -> None:
    game = Playback.of_match(played(ANN, BEN, JOE))
    assert game.first_sight == Sight(0, True)
    assert game.seats == (0, 1, 2)
    middle = game.deals[0] + 4
    hands = game._state(middle).hands
    assert game.view(middle, Sight(1, True)).hands == (tuple(hands[0]), (), tuple(hands[2]))
    assert game.view(middle, Sight(1, True)).hand == tuple(hands[1])
    assert game.view(middle, Sight(1)).hands == ()
    drawn = [
        e for place in range(game.last) for e in game.events(place, Sight(1)) if isinstance(e, CardsDrawn)
    ]
    assert {event.cards for event in drawn if event.seat != 1} == {(HIDDEN,)}
    assert all(HIDDEN not in event.cards for event in drawn if event.seat == 1)


def test_a_running_game_is_shown_only_as_the_person_saw_it() -> None:
    game = Playback.of_match(played(BEN, ANN, JOE, until_deal=2, moves=3))
    assert not game.is_over
    assert game.seats == (1,)
    for asked in (Sight(0, True), Sight(2), Sight(None, True), Sight(1, True)):
        assert game.allowed(asked) == Sight(1)
        for shown, hidden in cards_shown(game, asked):
            assert not shown & hidden
        assert game.view(game.last, asked).seat == 1
        for place in range(game.last + 1):
            for event in game.events(place, asked):
                if isinstance(event, CardsDrawn) and event.seat != 1:
                    assert set(event.cards) == {HIDDEN}
                if isinstance(event, DealStarted):
                    assert set(event.hands[0]) == set(event.hands[2]) == {HIDDEN}
                    assert set(event.stock) <= {HIDDEN}


def test_if_several_persons_share_the_screen_nobody_is_shown_a_hand_of_a_running_game() -> None:
    match = played(ANN, MIA, JOE, until_deal=1, moves=4)
    assert match.viewer is None
    game = Playback.of_match(match)
    assert game.seats == ()
    for asked in (Sight(0, True), Sight(1), Sight(None)):
        assert game.view(game.last, asked).hand == ()
        assert not any(game.view(game.last, asked).hands)
    match.look(1)
    assert Playback.of_match(match).allowed(Sight(0, True)) == Sight(1)


def test_open_hands_are_open_in_the_playback_and_the_stock_stays_secret() -> None:
    match = Match.start(MatchSetup("ninety-nine", (BEN, ANN, MIA), "5", open_hands=True))
    match.deal()
    game = Playback.of_match(match)
    assert game.allowed(Sight(0)) == Sight(1, True)
    assert game.view(1, Sight(0)).hands == match.view(1).hands
    assert game.view(1, Sight(0)).hand == match.view(1).hand
    (dealt, *_) = game.events(1, Sight(0, True))
    assert isinstance(dealt, DealStarted)
    assert set(dealt.stock) == {HIDDEN}


def test_the_record_of_a_running_game_shows_it_to_its_person_or_to_nobody() -> None:
    alone = Playback.of_match(played(BEN, ANN, until_deal=1, moves=3)).record_text()
    assert Playback.of_record(parse_record(alone.encode())).allowed(Sight(0, True)) == Sight(1)
    shared = Playback.of_match(played(MIA, ANN, until_deal=1, moves=3)).record_text()
    assert Playback.of_record(parse_record(shared.encode())).allowed(Sight(0, True)) == Sight(None)


def test_a_position_looked_back_on_has_no_moves_to_choose() -> None:
    game = Playback.of_match(played(ANN, BEN, until_deal=1, moves=4))
    shown = game.view(game.last, game.first_sight)
    assert (shown.plays, shown.moves, shown.refused, shown.draws_owed) == ((), (), {}, 0)


def test_a_game_can_be_played_on_from_any_position_but_its_end(tmp_path: Path) -> None:
    game = Playback.of_match(played(ANN, BEN, JOE))
    assert not game.can_play_on(game.last)
    with pytest.raises(ValueError, match="finished"):
        game.branch(game.last)
    store = GameStore(tmp_path)
    for position in (0, 1, game.deals[1], game.deals[1] + 5, game.last - 1):
        record = parse_record(game.branch(position).encode())
        assert record.header.taken == sum(not isinstance(e.step, Mark) for e in game.entries[:position])
        recorder = store.create(record_text(record))
        assert recorder.settle()
        match = Match.resume(read_game(recorder.path))
        assert match.awaits is not Awaits.OVER
        state = game._state(position)
        assert [match.view(seat) for seat in range(3)] == [view(state, seat) for seat in range(3)]


def test_a_game_played_on_from_a_position_counts_as_one_with_undo() -> None:
    game = Playback.of_match(played(ANN, BEN, JOE))
    whole = parse_record(game.record_text(header=replace(game.header, taken=7)).encode())
    found = figures(whole)
    assert found.undone == 7


def test_a_stopped_game_ends_with_a_step_for_that() -> None:
    every = map(catalog().resolve, catalog().ids)
    endless = next(rules.id for rules in every if not rules.has_end)
    match = Match.start(MatchSetup(endless, (ANN, BEN, JOE), "3"))
    play_on(match, until=lambda: match.can_stop, chance=random.Random(1))
    match.deal()
    match.stop()
    game = Playback.of_match(match)
    assert game.entries[-1].step is Mark.STOP
    assert game.actor(game.last - 1) is None
    assert game.is_over
    assert game.winners == match.winners
    # The deal that was on counts for nothing.
    assert [deal.number for deal in score_sheet(game)] == [*range(1, match.view().deal)]
    assert not parse_record(game.record_text().encode()).damage
