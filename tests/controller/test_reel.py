"""Leading a game that is looked at again: stepping, deals, speeds, and whose hand lies open."""

from __future__ import annotations

from cardtable.bots.coach import Advice
from cardtable.controller.playback import Mark, Playback, Sight
from cardtable.controller.reel import Reel
from cardtable.controller.review import Costly, Judgement, decisions
from cardtable.game.moves import cards_of
from tests.controller.test_playback import ANN, BEN, JOE, played


def finished() -> Reel:
    return Reel(Playback.of_match(played(ANN, BEN, JOE)))


def test_positions_end_at_both_ends_of_the_game() -> None:
    reel = finished()
    assert reel.at == 0
    assert not reel.go(-5)
    assert reel.go(10_000)
    assert reel.at == reel.game.last
    assert reel.at_end
    assert reel.played is None


def test_page_keys_lead_from_deal_to_deal_and_back_the_same_way() -> None:
    reel = finished()
    ahead = []
    while not reel.at_end:
        reel.go(reel.next_deal)
        ahead.append(reel.at)
    assert ahead[:-1] == [place + 1 for place in reel.game.deals]
    back = []
    while reel.at:
        reel.go(reel.earlier_deal)
        back.append(reel.at)
    assert back == [*reversed(ahead[:-1]), 0]
    reel.go(reel.game.deals[1] + 4)
    assert reel.earlier_deal == reel.game.deals[1] + 1


def test_there_are_three_speeds() -> None:
    reel = finished()
    assert reel.speed == "normal"
    reel.faster(1)
    reel.faster(1)
    assert reel.speed == "quick"
    reel.turn_speed()
    assert reel.speed == "slow"
    reel.faster(-1)
    assert reel.speed == "slow"


def test_what_is_played_next_is_marked_where_the_hand_is_seen() -> None:
    reel = finished()
    of_ben = next(
        place
        for place, entry in enumerate(reel.game.entries)
        if entry.seat == 1 and not isinstance(entry.step, Mark) and cards_of(entry.step)
    )
    reel.go(of_ben)
    step = reel.game.entries[of_ben].step
    assert not isinstance(step, Mark)
    assert reel.played == (1, cards_of(step))
    reel.open_hands(False)
    assert reel.played is None
    reel.look_from(1)
    assert reel.played == (1, cards_of(step))


def test_a_running_game_stays_closed_whatever_is_asked() -> None:
    reel = Reel(Playback.of_match(played(BEN, ANN, JOE, until_deal=1, moves=5)))
    assert not reel.can_open
    reel.open_hands(True)
    reel.look_from(0)
    assert reel.sight == Sight(1)
    assert reel.next_seat is None


def test_what_the_coach_says_belongs_to_the_position_before_the_move() -> None:
    reel = finished()
    chosen = decisions(reel.game)
    one = chosen[2]
    advice = Advice(one.played)
    reel.take(Judgement(one, advice, Costly(one, 12, 0.5, one.played, 0.62, ())))
    (place,) = reel.all_costly
    reel.go(place)
    assert reel.number == one.number
    reel.go(0)
    entry = reel.game.entries[place]
    assert (entry.seat, entry.step, entry.deal) == (one.seat, one.played, one.deal)
    assert reel.judgement is None
    reel.go(place)
    assert reel.judgement is not None
    reel.open_hands(False)
    assert reel.judgement is not None
    reel.look_from(1)
    assert reel.judgement is None
