"""Moving through a game that is looked back on: steps, deals, speeds and open hands."""

from __future__ import annotations

from cardtable.bots.coach import Advice
from cardtable.controller.lookback.playback import Mark, Playback, Sight
from cardtable.controller.lookback.playhead import Playhead
from cardtable.controller.lookback.review import Costly, Judgment, decisions
from cardtable.game.moves import TakeCard, cards_of
from tests.controller.lookback.test_playback import ANN, BEN, JOE, MIA, played


def finished() -> Playhead:
    return Playhead(Playback.of_match(played(ANN, BEN, JOE)))


def test_positions_stay_within_the_game() -> None:
    playhead = finished()
    assert playhead.at == 0
    assert not playhead.go(-5)
    assert playhead.go(10_000)
    assert playhead.at == playhead.game.last
    assert playhead.at_end
    assert playhead.played is None


def test_page_keys_go_from_deal_to_deal_and_back() -> None:
    playhead = finished()
    ahead = []
    while not playhead.at_end:
        playhead.go(playhead.next_deal)
        ahead.append(playhead.at)
    assert ahead[:-1] == [place + 1 for place in playhead.game.deals]
    back = []
    while playhead.at:
        playhead.go(playhead.earlier_deal)
        back.append(playhead.at)
    assert back == [*reversed(ahead[:-1]), 0]
    playhead.go(playhead.game.deals[1] + 4)
    assert playhead.earlier_deal == playhead.game.deals[1] + 1


def test_there_are_three_speeds() -> None:
    playhead = finished()
    assert playhead.speed == "normal"
    playhead.faster(1)
    playhead.faster(1)
    assert playhead.speed == "quick"
    playhead.turn_speed()
    assert playhead.speed == "slow"
    playhead.faster(-1)
    assert playhead.speed == "slow"


def test_the_next_play_is_marked_if_its_hand_is_shown() -> None:
    playhead = finished()
    of_ben = next(
        place
        for place, entry in enumerate(playhead.game.entries)
        if entry.seat == 1 and not isinstance(entry.step, Mark) and cards_of(entry.step)
    )
    playhead.go(of_ben)
    step = playhead.game.entries[of_ben].step
    assert not isinstance(step, Mark)
    assert playhead.played == (1, cards_of(step))
    playhead.open_hands(False)
    assert playhead.played is None
    playhead.look_from(1)
    assert playhead.played == (1, cards_of(step))


def test_the_list_of_moves_shows_a_stolen_card_only_when_the_game_is_over() -> None:
    def game(until_deal: int = 99) -> Playback:
        """Return a random game, to its end or to the end of a deal, in which thieves choose the card."""
        thieves, rule = "ninety-nine-baltimore", {"baltimore_six_pick": "thief_sees"}
        match = played(ANN, BEN, JOE, variant=thieves, options=rule, until_deal=until_deal, moves=1000)
        return Playback.of_match(match)

    over = game()
    place, deal, step = next(
        (place, entry.deal, entry.step)
        for place, entry in enumerate(over.entries)
        if isinstance(entry.step, TakeCard)
    )
    running = game(deal)
    assert not running.is_over
    assert running.entries[place].step == step
    assert Playhead(over).cards(place) == (step.card,)
    assert Playhead(running).cards(place) == ()


def test_the_hands_of_a_running_game_cannot_be_opened() -> None:
    playhead = Playhead(Playback.of_match(played(BEN, ANN, JOE, until_deal=1, moves=5)))
    assert not playhead.can_open
    playhead.open_hands(True)
    playhead.look_from(0)
    assert playhead.sight == Sight(1)
    assert playhead.next_seat is None


def test_the_first_person_is_at_the_near_side_if_several_share_the_screen() -> None:
    playhead = Playhead(Playback.of_match(played(BEN, ANN, MIA, until_deal=1, moves=5)))
    assert playhead.sight.seat is None
    assert playhead.bottom == 1


def test_the_judgment_of_the_coach_belongs_to_the_position_before_the_move() -> None:
    playhead = finished()
    chosen = decisions(playhead.game)
    one = chosen[2]
    advice = Advice(one.played)
    playhead.take(Judgment(one, advice, Costly(one, 12, 0.5, one.played, 0.62, ())))
    (place,) = playhead.all_costly
    playhead.go(place)
    playhead.go(playhead.at + 1)
    assert playhead.number == one.number
    assert playhead.judgment is None
    assert playhead.judgment_of_costly is playhead.judged[place]
    playhead.go(0)
    assert playhead.judgment_of_costly is None
    entry = playhead.game.entries[place]
    assert (entry.seat, entry.step, entry.deal) == (one.seat, one.played, one.deal)
    assert playhead.judgment is None
    playhead.go(place)
    assert playhead.judgment is not None
    playhead.open_hands(False)
    assert playhead.judgment is not None
    playhead.look_from(1)
    assert playhead.judgment is None
