"""Events become a score of steps that ends in the right picture at any pace."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

import msgspec
import pytest

from cardtable.cards.faces import HIDDEN
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.ui.table.motion import moods, speeds
from cardtable.ui.table.motion.choreography import call_of, following_seat, mark_of, plan
from cardtable.ui.table.motion.look import look_of, without
from cardtable.ui.table.motion.score import (
    Breath,
    Bump,
    Count,
    Fall,
    Flight,
    Hop,
    Nod,
    Riffle,
    Say,
    Score,
    Settle,
    Show,
    Wave,
    ends,
)
from cardtable.ui.table.motion.speeds import FADE, Pace
from cardtable.ui.table.places.face_up import open_spots
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.places.pages import Panel
from cardtable.ui.table.words.narrator import move_lines
from cardtable.ui.table.words.sentences import note_of
from tests.rows import rows
from tests.ui.table.tables import OWN, seat_view, seats

LAYOUT = Layout(1440, 900, 4)
Kind = TypeVar("Kind")


def score_of(*events: AnyEvent, pace: Pace | None = None) -> Score:
    return plan(events, look_of(seat_view()), LAYOUT, 0, pace or Pace())


def of_kind(score: Score, kind: type[Kind]) -> list[Kind]:
    return [step for step in score.steps if isinstance(step, kind)]


def played(seat: int, card: str, before: int, total: int) -> ev.CardsPlayed:
    return ev.CardsPlayed(seat, (card,), f"+{total - before}", None, before, total, str(total))


def test_a_played_card_leaves_the_hand_and_flies_to_the_pile() -> None:
    score = score_of(played(0, "7D", 50, 57))
    (flight,) = of_kind(score, Flight)
    assert (flight.card, flight.origin) == ("7D", LAYOUT.hand_spot(1, 5))
    assert flight.goal == LAYOUT.pile(2)
    first = of_kind(score, Show)[0]
    assert first.look.hand == ("4S", "AH", "QC", "10S")
    assert score.last.pile == ("8H", "3C", "7D")
    assert score.last.total == 57
    assert score.last.calls[-1].seat == 0


def test_the_total_counts_up_from_where_it_was() -> None:
    (count,) = of_kind(score_of(played(1, "7S", 50, 57)), Count)
    assert (count.before, count.after) == (50, 57)


def test_a_card_of_another_hand_turns_over_in_flight() -> None:
    (flight,) = of_kind(score_of(played(2, "KS", 50, 60)), Flight)
    assert flight.turns
    assert flight.origin == LAYOUT.mini_card(2)


def test_a_hold_lets_the_dial_breathe_instead_of_counting() -> None:
    event = ev.CardsPlayed(1, ("9D",), "0", None, 50, 50, "50")
    score = score_of(event)
    assert of_kind(score, Breath)
    assert not of_kind(score, Count)
    assert mark_of(event, ()) == "hold"


def test_a_queen_to_be_answered_is_not_called_a_pass(subtests: pytest.Subtests) -> None:
    queen = ev.CardsPlayed(1, ("QD",), "0", None, 50, 50, "50")
    for following in (ev.TurnBegan(2, must="queen"), ev.TurnLost(2)):
        with subtests.test(type(following).__name__):
            call = call_of(queen, mark_of(queen, (following,)))
            assert note_of(call) == ("awaits an answer", "hold")
            score = score_of(queen, following)
            assert of_kind(score, Breath)
    assert note_of(call_of(queen, mark_of(queen, (ev.TurnBegan(2),)))) == ("pass", "hold")


def test_cards_played_together_are_called_by_their_sum(subtests: pytest.Subtests) -> None:
    for cards, value, before, total, said in [
        (("5S", "5D"), "+5", 0, 10, "+10"),
        (("JS", "JD", "JC"), "-10", 90, 60, "-30"),
        (("KS", "KD"), "+10", 40, 50, "+10"),
        (("KS", "KD"), "=98", 40, 98, "=98"),
        (("5S",), "+5", 0, 5, "+5"),
        (("10S",), "-10", 4, 0, "-10"),
    ]:
        with subtests.test(said, cards=cards):
            assert call_of(ev.CardsPlayed(1, cards, value, None, before, total, str(total)), "").value == said


def test_a_reverse_turns_the_marks_over() -> None:
    event = ev.CardsPlayed(1, ("4D",), "0", None, 50, 50, "50")
    score = score_of(event, ev.DirectionReversed(1, -1))
    assert of_kind(score, Wave)
    assert score.last.direction == -1
    assert score.last.calls[-1].mark == "reverse"


def test_a_skip_hops_over_the_skipped_seat() -> None:
    score = score_of(played(1, "3D", 50, 53), ev.SeatSkipped(1, 2), ev.TurnBegan(3))
    (hop,) = of_kind(score, Hop)
    assert hop.seat == 2
    assert (score.last.skipped, score.last.turn) == (2, 3)


def test_a_drawn_card_comes_from_the_stock_to_the_end_of_the_own_hand() -> None:
    score = score_of(played(0, "7D", 50, 57), ev.CardsDrawn(0, ("2H",)))
    flight = of_kind(score, Flight)[-1]
    assert flight.goal == LAYOUT.hand_spot(4, 5)
    assert flight.turns
    assert score.last.hand == ("4S", "AH", "QC", "10S", "2H")
    assert score.last.stock == 19


def test_cards_that_others_draw_stay_hidden() -> None:
    score = score_of(ev.CardsDrawn(3, (HIDDEN,)))
    (flight,) = of_kind(score, Flight)
    assert (flight.card, flight.turns) == (HIDDEN, False)
    assert score.last.hand_sizes == (5, 5, 5, 6)


def deal(hand: int = 5, players: int = 4) -> ev.DealStarted:
    hands = (OWN[:hand], *((HIDDEN,) * hand,) * (players - 1))
    return ev.DealStarted(
        3, 1, 2, 1, hands, (HIDDEN,) * 30, ("2C",), 2, (3,) * players, tuple(range(players))
    )


def dealt(score: Score) -> list[Flight]:
    """Return the flights after the shuffle."""
    (riffle,) = of_kind(score, Riffle)
    return [flight for flight in of_kind(score, Flight) if flight.start >= ends(riffle)]


def test_a_deal_goes_round_card_by_card_beginning_after_the_dealer() -> None:
    score = score_of(deal())
    flights = dealt(score)
    assert len(flights) == 4 * 5 + 1
    assert flights[0].goal == LAYOUT.mini_card(2)
    assert [f.card for f in flights if f.goal in [LAYOUT.hand_spot(i, 5) for i in range(5)]] == list(OWN)
    assert score.last.hand == OWN
    assert score.last.hand_sizes == (5, 5, 5, 5)
    assert (score.last.stock, score.last.pile, score.last.total) == (30, ("2C",), 2)


def test_a_deal_of_a_position_turns_up_only_the_top_of_its_pile() -> None:
    laid_out = msgspec.structs.replace(deal(), stock=(), pile=("9H", "4D", "KC"), total=91)
    score = score_of(laid_out)
    assert [flight.card for flight in dealt(score)[20:]] == ["KC"]
    assert (score.last.stock, score.last.pile) == (0, ("9H", "4D", "KC"))


def test_even_a_large_deal_does_not_take_long() -> None:
    layout = Layout(1440, 900, 10)
    hands = tuple((HIDDEN,) * 7 for _ in range(10))
    event = ev.DealStarted(1, 0, 1, 1, hands, (HIDDEN,) * 30, (), 0, (None,) * 10, tuple(range(10)))
    score = plan([event], look_of(seat_view(10)), layout, 0, Pace())
    assert score.length - dealt(score)[0].start < 2500


def test_all_cards_return_to_the_stock_before_it_is_shuffled() -> None:
    score = score_of(deal())
    (riffle,) = of_kind(score, Riffle)
    back = [flight for flight in of_kind(score, Flight) if flight.start < riffle.start]
    lay = {
        ("8H", LAYOUT.pile(0)),
        ("3C", LAYOUT.pile(1)),
        *((HIDDEN, spot) for place in (1, 2, 3) for spot in LAYOUT.mini_cards(place, 5)),
    }
    assert {(f.card, f.origin) for f in back} == lay | {
        (c, LAYOUT.hand_spot(n, 5)) for n, c in enumerate(OWN)
    }
    assert {f.goal for f in back} == {LAYOUT.stock_top(20)}
    assert all(f.covers for f in back if f.card != HIDDEN)
    assert {f.start for f in back} == {0.0}
    assert max(ends(f) for f in back) <= riffle.start
    (count,) = of_kind(score, Count)
    assert (count.before, count.after) == (50, 2)


def test_a_first_deal_begins_with_the_shuffle() -> None:
    none = replace(look_of(seat_view()), hand=(), hand_sizes=(0,) * 4, pile=(), total=2)
    score = plan([deal()], none, LAYOUT, 0, Pace())
    (riffle,) = of_kind(score, Riffle)
    assert riffle.start == 0


def test_a_deal_begins_with_a_shuffle_and_takes_its_time() -> None:
    layout = Layout(1440, 900, 2)
    score = plan([deal(3, 2)], look_of(seat_view(2)), layout, 0, Pace())
    (riffle,) = of_kind(score, Riffle)
    assert 600 <= riffle.duration <= 900
    assert riffle.cards == 37
    flights = dealt(score)[:-1]
    assert [flight.start - ends(riffle) for flight in flights] == [70.0 * number for number in range(6)]
    assert {flight.duration for flight in flights} == {220.0}
    assert next(cue for cue in score.cues if cue.sound == "shuffle").start == riffle.start


def test_the_stock_is_shuffled_again_once_the_cards_are_back() -> None:
    score = score_of(ev.StockRenewed((HIDDEN,) * 25, ("3C",)))
    (riffle,) = of_kind(score, Riffle)
    assert riffle.start == max(map(ends, of_kind(score, Flight)))
    assert [cue.start for cue in score.cues if cue.sound == "shuffle"] == [riffle.start]


@pytest.mark.parametrize("events", [[played(0, "7D", 50, 57)], [played(2, "7S", 50, 57)], [deal()]])
def test_a_card_is_heard_as_it_lands_on_the_pile(events: list[AnyEvent]) -> None:
    score = score_of(*events)
    pile = LAYOUT.pile(0), LAYOUT.pile(2)
    landed = [ends(flight) for flight in of_kind(score, Flight) if flight.goal in pile]
    assert len(landed) == 1
    assert [cue.start for cue in score.cues if cue.sound == "card_land"] == landed
    (settle,) = of_kind(score, Settle)
    assert [settle.start] == landed


def test_play_pauses_when_the_total_passes_a_mark_or_gets_high(subtests: pytest.Subtests) -> None:
    for before, total, breathes in [
        (30, 35, True),
        (32, 33, True),
        (33, 40, False),
        (60, 70, True),
        (70, 80, False),
        (85, 89, False),
        (85, 90, True),
        (90, 95, False),
        (95, 85, False),
        (70, 60, False),
    ]:
        with subtests.test(before=before, total=total):
            events = [played(1, "7S", before, total), ev.TurnBegan(2)]
            score = plan(events, look_of(seat_view()), LAYOUT, 0, Pace(), marks=(33, 66))
            assert len(of_kind(score, Breath)) == breathes
            passed_on = next(step for step in of_kind(score, Show) if step.look.turn == 2).start
            pause = speeds.HOLD + speeds.TOTAL_PAUSE if breathes else 0
            assert passed_on == speeds.PLAY + speeds.SETTLE + pause


def test_a_milestone_has_no_pause_of_its_own() -> None:
    events = [played(1, "7S", 30, 35), ev.MilestoneReached(33, "crossed", 1, "up")]
    score = plan(events, look_of(seat_view()), LAYOUT, 0, Pace(), marks=(33, 66))
    assert not of_kind(score, Breath)


def test_play_pauses_before_a_stuck_hand_is_shown() -> None:
    score = score_of(ev.SeatStuck(2, ("7S", "QH")))
    (breath,) = of_kind(score, Breath)
    assert breath.held
    assert min(flight.start for flight in of_kind(score, Flight)) == ends(breath)
    own = score_of(ev.SeatStuck(0, OWN))
    shown = next(step for step in of_kind(own, Show) if step.look.stuck)
    assert shown.start == speeds.STUCK_PAUSE


def test_two_tokens_fall_one_after_the_other_from_the_last() -> None:
    score = score_of(ev.TokensChanged(2, -2, 1, "stuck"))
    falls = of_kind(score, Fall)
    assert [fall.index for fall in falls] == [2, 1]
    assert falls[1].start - falls[0].start == speeds.TOKEN_APART


def test_a_token_of_a_team_falls_once() -> None:
    paid = [ev.TokensChanged(seat, -1, 1, "stuck") for seat in range(4)]
    before = look_of(seat_view(tokens=(2, 2, 2, 2), is_team=True))
    score = plan(paid, before, LAYOUT, 0, Pace())
    assert len(of_kind(score, Fall)) == 1
    assert score.last.shared == 1
    own = plan(paid, look_of(seat_view(tokens=(2, 2, 2, 2))), LAYOUT, 0, Pace())
    assert len(of_kind(own, Fall)) == 4


def test_a_renewed_stock_leaves_the_top_of_the_pile() -> None:
    score = score_of(ev.StockRenewed((HIDDEN,) * 25, ("3C",)))
    assert score.last.pile == ("3C",)
    assert score.last.stock == 25
    assert all(flight.card == HIDDEN for flight in of_kind(score, Flight))


def test_a_stuck_hand_is_laid_face_up_and_a_token_falls() -> None:
    hand = ("7S", "QH", "5C", "8D", "JS")
    score = score_of(
        ev.SeatStuck(2, hand), ev.TokensChanged(2, -1, 2, "stuck"), ev.DealEnded("stuck", (2,), (), 97, 3)
    )
    assert [flight.card for flight in of_kind(score, Flight)] == list(hand)
    assert score.last.face_up.cards == hand
    assert of_kind(score, Bump)
    (fall,) = of_kind(score, Fall)
    assert (fall.seat, fall.index) == (2, 2)
    assert score.last.tokens == (3, 3, 2, 3)
    assert score.last.turn is None


def test_an_open_hand_plays_and_gets_stuck_where_it_lies() -> None:
    layout, hand = Panel(850, 775, 2), ("7S", "QH", "5C")
    look = replace(look_of(seat_view(players=2)), hands=((), hand))
    lie = dict(zip(hand, open_spots(layout, 1, 3), strict=True))
    plays = plan((played(1, "QH", 50, 60),), look, layout, 0, Pace())
    assert of_kind(plays, Flight)[0].origin == lie["QH"]
    for flight in of_kind(plan((ev.SeatStuck(1, hand),), look, layout, 0, Pace()), Flight):
        assert flight.origin == flight.goal == lie[flight.card]
        assert not flight.turns


def test_a_new_deal_takes_the_stuck_hand_away() -> None:
    score = score_of(ev.SeatStuck(2, ("7S",)), ev.DealEnded("stuck", (2,), (), 97, 3), deal())
    assert score.last.face_up is None
    assert not score.last.stuck


def test_an_open_hand_is_hidden_if_a_card_leaves_it_that_was_not_in_it() -> None:
    hands = ("AS", "2S", "2S"), ("3S",)
    assert without(hands, 0, ("2S", "AS")) == (("2S",), ("3S",))
    assert without(hands, 1, ("4S",)) == (("AS", "2S", "2S"), ())
    assert without((), 0, ("AS",)) == ()


def test_a_seat_that_is_out_is_passed_over() -> None:
    score = score_of(ev.SeatOut(1, "game", "no tokens", (HIDDEN,)))
    assert score.last.in_game == (True, False, True, True)
    assert following_seat(0, 1, score.last.in_deal) == 2
    assert following_seat(0, 1, (True, False, False, True)) == 3
    assert following_seat(0, -1, (True, True, False, False)) == 1
    assert following_seat(0, 1, (True, False, False, False)) is None


def test_the_pace_changes_the_length_and_not_the_pictures(subtests: pytest.Subtests) -> None:
    for factor in [0.0, 0.55, 1.0, 1.5]:
        with subtests.test(factor=factor):
            events = (
                deal(),
                ev.TurnBegan(0),
                played(0, "7D", 2, 9),
                ev.CardsDrawn(0, ("2H",)),
                ev.TurnBegan(1),
            )
            usual, other = score_of(*events), score_of(*events, pace=Pace(factor))
            assert other.last == usual.last
            assert other.length == pytest.approx(usual.length * factor)


STUCK = ev.SeatStuck(2, ("7S", "QH"))


@rows(
    "events, accent, seat",
    [
        ((played(1, "KS", 90, 99),), "JUST_MADE_IT", 1),
        ((played(1, "KS", 90, 98),), None, None),
        ((played(1, "9S", 99, 99),), None, None),
        ((played(1, "9S", 99, 99), played(2, "9H", 99, 99), played(3, "9D", 99, 99)), "HELD_AGAIN", 2),
        ((played(1, "4S", 95, 95), ev.DirectionReversed(1, -1)), "TURNED_BACK", 1),
        ((played(1, "4S", 60, 60), ev.DirectionReversed(1, -1)), None, None),
        ((STUCK, STUCK), None, None),
        ((STUCK, STUCK, STUCK), "UNLUCKY", 2),
        ((STUCK, ev.SeatStuck(3, ("7S",)), STUCK, STUCK), None, None),
        ((ev.TokensChanged(3, -1, 1, "stuck"),), "LAST_TOKEN", 3),
        ((ev.TokensChanged(3, -1, 2, "stuck"),), None, None),
    ],
)
def test_close_calls_have_an_accent_that_nobody_waits_for(
    events: tuple[AnyEvent, ...], accent: str | None, seat: int | None
) -> None:
    look = look_of(seat_view(total=getattr(events[0], "before", 50)))
    moving, reduced = (plan(events, look, LAYOUT, 0, Pace(reduced=still)) for still in (False, True))
    heard = [[cue.share for cue in score.cues if cue.sound == "accent"] for score in (moving, reduced)]
    expected = [getattr(moods, accent)] if accent else []
    assert heard == [[float(one.bright) for one in expected]] * 2
    assert [(nod.seat, nod.gesture) for nod in of_kind(moving, Nod)] == [
        (seat, one.gesture) for one in expected
    ]
    assert not of_kind(reduced, Nod)


def test_play_goes_on_during_an_accent(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = score_of(played(1, "KS", 50, 99)).length
    monkeypatch.setattr(speeds, "NOD", 9000.0)
    assert score_of(played(1, "KS", 50, 99)).length == usual


def test_reduced_motion_fades_without_flights_or_spins() -> None:
    events = (
        played(1, "4D", 50, 57), ev.DirectionReversed(1, -1), ev.SeatSkipped(1, 2),
        ev.TokensChanged(3, -1, 2, "stuck"), ev.CardsDrawn(1, (HIDDEN,)), ev.StockRenewed((HIDDEN,) * 9, ()),
    )  # fmt: skip
    score = score_of(*events, pace=Pace(1.0, reduced=True))
    for kind in (Wave, Hop, Fall, Count, Breath, Bump, Riffle, Settle):
        assert not of_kind(score, kind)
    for flight in of_kind(score, Flight):
        assert flight.fades
        assert flight.origin == flight.goal
        assert flight.duration <= FADE


def test_effects_on_others_are_said_once(subtests: pytest.Subtests) -> None:
    for events, lines in [
        ([played(0, "QC", 40, 40), ev.TurnBegan(1, 2)], ["pass", "must play 2"]),
        ([ev.SeatOut(3, "game", "stuck", ()), ev.TurnBegan(1, 2)], ["must play 2"]),
        (
            [
                played(0, "QC", 40, 40),
                ev.PlaysObliged(0, 1, 2),
                ev.SeatOut(1, "game", "stuck", ()),
                ev.TurnBegan(2, 2),
            ],
            ["", "must play 2", "must play 2"],
        ),
        ([played(0, "QC", 40, 40), ev.PlaysObliged(0, 1, 2), ev.TurnBegan(1, 2)], ["", "must play 2"]),
        ([played(0, "D2", 40, 40), ev.OthersDraw(0, 2), ev.TurnBegan(1)], ["", "everyone else draws 2"]),
        ([played(1, "2C", 40, 42), ev.TurnBegan(1, 2)], ["+2"]),
        ([played(0, "2C", 40, 42), ev.TurnBegan(1, 1)], ["+2"]),
    ]:
        with subtests.test(lines=lines):
            moves = move_lines(events, seats(4), 40)
            assert [move.note for move in moves] == lines
            score = score_of(*events)
            assert score.last.lines == len(moves), "the list shows more or fewer lines than there are"
            assert len(of_kind(score, Say)) == sum(
                line in ("must play 2", "everyone else draws 2") for line in lines
            )


def test_a_round_that_is_won_leaves_its_last_total_in_sight() -> None:
    events = [played(1, "4C", 40, 44), ev.TotalReset(1, 0), ev.DealEnded("shed", (0, 2, 3), (1,), 0, 1)]
    score = score_of(*events)
    assert [(move.cards, move.total) for move in move_lines(events, seats(4), 40)] == [(("4C",), 44)]
    assert (score.last.total, score.last.lines) == (44, 1)
    over = look_of(replace(seat_view(phase="between"), total=0), score.last)
    assert over.total == 44
    assert look_of(replace(seat_view(), total=7), score.last).total == 7, "a play that was taken back"
    begun = plan([deal()], score.last, LAYOUT, 0, Pace()).last
    assert look_of(replace(seat_view(phase="between"), total=0), begun).total == 0


def test_a_last_bust_keeps_the_total_that_it_exceeded_in_sight() -> None:
    before = replace(look_of(seat_view()), total=95, pile=("5C", "JC", "3H"))
    lost = [
        ev.SeatStuck(0, ("7S", "9C"), (102, 104)),
        ev.SeatOut(0, "deal", "stuck", ("7S", "9C")),
        ev.TotalReset(0, 94),
        ev.PileTakenAway(0, ("JC", "3H"), (), ()),
    ]
    ended = plan([*lost, ev.DealEnded("last-left", (0,), (1,), 94, 1)], before, LAYOUT, 0, Pace()).last
    shown = look_of(replace(seat_view(phase="between"), total=94, pile=("5C",)), ended)
    assert (shown.total, shown.pile) == (95, ("5C", "JC", "3H"))
    assert shown.hand == ("7S", "9C")
    goes_on = plan([*lost, ev.TurnBegan(1)], before, LAYOUT, 0, Pace()).last
    assert (goes_on.total, goes_on.pile) == (94, ("5C",))


def test_pictures_never_go_back_in_time() -> None:
    score = score_of(deal(), ev.TurnBegan(0), played(0, "7D", 2, 9), ev.CardsDrawn(0, ("2H",)))
    after = dealt(score)[0].start
    stocks = [step.look.stock for step in of_kind(score, Show) if step.start >= after]
    assert stocks == sorted(stocks, reverse=True)
    assert score.length >= max(ends(step) for step in score.steps)
