"""The deal of the day is the same for everyone, ends after one deal, and shows who survived."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from cardtable.controller.day import Person, begun_by, game_of, games, is_of_day, offered, setup_of_day
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.game.events import AnyEvent, DealEnded, DealStarted, SeatOut
from cardtable.game.record.figures import figures
from cardtable.rules.catalog import catalog
from cardtable.storage.games import GameStore, read_game
from cardtable.storage.writer import WRITER
from tests.games import every_game
from tests.playing import leave, play_on, step

DAY = date(2026, 11, 23)
MIA, SAM = Person("Mia", "cat"), Person("Sam", "owl")


def played(setup: MatchSetup, store: GameStore | None = None) -> tuple[Match, list[AnyEvent]]:
    """Play the deal by the first legal moves; return the match and all events."""
    match = Match.start(setup, store)
    match.look(0)
    happened = list(match.deal())
    while match.awaits is not Awaits.OVER:
        assert match.awaits is not Awaits.DEAL
        happened += step(match)
    match.leave()
    return match, happened


def test_everyone_has_the_same_cards_on_a_day_and_others_on_the_next() -> None:
    def begins(day: date, person: Person) -> tuple[object, ...]:
        match = Match.start(setup_of_day(day, "ninety-nine-thai", person))
        match.deal()
        dealt = next(event for event in match._now.story if isinstance(event, DealStarted))
        others = [(one.name, one.level) for one in match.setup.players[1:]]
        return dealt.hands, dealt.stock, dealt.dealer, others

    assert begins(DAY, MIA) == begins(DAY, SAM)
    assert begins(DAY, MIA) != begins(DAY + timedelta(days=1), MIA)


def test_games_are_repeated_only_after_all_others() -> None:
    count = len(offered(()))
    first = DAY - timedelta(days=DAY.toordinal() % count)
    rounds = [[game_of(first + timedelta(days=begin + day)) for day in range(count)] for begin in (0, count)]
    assert all(sorted(one) == sorted(offered(())) for one in rounds)
    assert rounds[0] != rounds[1]


@every_game
def test_the_game_of_the_day_is_one_deal_that_losers_do_not_survive(variant: str) -> None:
    if variant not in games():
        return
    match, events = played(setup_of_day(DAY, variant, MIA))
    (ended,) = [event for event in events if isinstance(event, DealEnded)]
    out = {event.seat for event in events if isinstance(event, SeatOut) and event.scope != "won"}
    seats = set(range(len(match.setup.players)))
    if ended.why != "three-of-a-kind":
        assert set(match.winners) == seats - set(ended.losers) - out


def test_games_in_which_one_deal_decides_little_are_left_out() -> None:
    book = catalog()
    left_out = [book.resolve(one) for one in book.shipped if one not in games()]
    assert len(left_out) < len(book.shipped) / 4
    keys = ("deal_ends", "knock_out", "drop_out")
    assert all(one.is_team or one.pays_on_the_way or one.deal_end not in keys for one in left_out)


def test_a_deal_of_the_day_is_resumed_only_by_its_player_and_counted_as_one(tmp_path: Path) -> None:
    store, setup = GameStore(tmp_path), setup_of_day(DAY, "ninety-nine", MIA)
    match = Match.start(setup, store)
    match.deal()
    match.leave()
    WRITER.wait()
    path = begun_by(tmp_path, setup)
    assert begun_by(tmp_path, setup_of_day(DAY, "ninety-nine", SAM)) is None
    assert begun_by(tmp_path, setup_of_day(DAY + timedelta(days=1), "ninety-nine", MIA)) is None
    match = Match.resume(read_game(path))
    assert is_of_day(match.setup)
    play_on(match)
    leave(match)
    assert begun_by(tmp_path, setup) is None
    counted = figures(read_game(tmp_path / "games" / "finished" / path.name).record)
    assert (counted.day, counted.deals) == (DAY.isoformat(), 1)
    plays = sum(seat.plays for seat in counted.seats)
    assert {seat.lengths for seat in counted.seats} == {(plays,)}


def test_a_whole_game_with_the_same_cards_is_no_deal_of_the_day(tmp_path: Path) -> None:
    store, setup = GameStore(tmp_path), setup_of_day(DAY, "ninety-nine-thai", MIA)
    for one in (setup, MatchSetup(setup.variant, setup.players, setup.seed)):
        played(one, store)
    WRITER.wait()
    days = [figures(read_game(path).record) for path in sorted((tmp_path / "games" / "finished").iterdir())]
    assert sorted(one.day for one in days if one is not None) == ["", DAY.isoformat()]
