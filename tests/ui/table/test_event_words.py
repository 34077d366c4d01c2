"""Every event of a special rule is shown at its seat, listed with the moves, and read out."""

from __future__ import annotations

import typing
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import HIDDEN
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent, Spoken, seen_by
from cardtable.game.parts.copying import CardCopied
from cardtable.game.parts.hands import HandsRedealt
from cardtable.game.parts.together import FourThrown
from cardtable.game.parts.totals import EachPaid, EffectWoreOff, PointsWon, WrongCall
from cardtable.game.sight.view import SeatView
from cardtable.rules.catalog import catalog
from cardtable.rules.prose.text import card_values
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.motion import choreography
from cardtable.ui.table.motion.look import look_of
from cardtable.ui.table.motion.score import Flight, Say
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.words.event_words import event_words
from cardtable.ui.table.words.sentences import value_text
from tests.ui.table.tables import NAMES, OWN, move_on, seat_view, seats

EVENTS: dict[AnyEvent, str] = {
    ev.NextSeatChosen(1, 3): "Olive chose Pip to play next",
    ev.SeatEliminated(2, 1): "Bruno knocked Olive out",
    ev.ShieldPlayed(2, 1, ("AH",)): "Olive played the shield and stayed in",
    ev.HandsExchanged(0, 2): "You and Bruno swapped hands",
    ev.HandsExchanged(1, 3): "Olive and Pip swapped hands",
    HandsRedealt(1): "Olive gave everyone a new hand",
    ev.TotalReset(1, 0): "The total is now 0",
    ev.MilestoneReached(33, "exact", 2, "up"): "Bruno hit 33 exactly",
    ev.MilestoneReached(66, "crossed", 3, "up"): "Pip crossed 66",
    ev.MilestoneReached(44, "called", 0, "up"): "You hit 44 and paid for it",
    EachPaid(1, 4): "Olive paid each of the others 4 points",
    EachPaid(1, -3): "Olive got 3 points from each of the others",
    PointsWon(1, 5): "Olive won 5 points",
    PointsWon(0, -1): "You lost 1 point",
    ev.PlaysObliged(1, 2, 2): "Bruno must play 2",
    ev.ObligationPassedOn(2, 3, 2): "Pip must play 2",
    ev.ObligationCanceled(2): "Bruno owes no more plays",
    ev.TurnLost(1): "Olive couldn't answer and is skipped",
    ev.TurnLost(1, declined=True): "Olive didn't answer and is skipped",
    ev.AnswerDeclined(0): "You didn't answer and took a penalty",
    ev.TurnRepeated(0): "You got another play",
    CardCopied(1, ("3C",)): "Olive copied the 3 of clubs",
    ev.CardStolen(1, 0, ("7D",)): "Olive stole a card from you: 7 of diamonds",
    ev.CardStolen(0, 1, ("9D",)): "You stole a card from Olive: 9 of diamonds",
    ev.CardStolen(1, 2, ("9D",)): "Olive stole a card from Bruno",
    FourThrown(3, ("ONO",) * 4): "Pip played four cards at once",
    ev.ZeusTaken(1, 1): "Olive took Zeus",
    ev.CardSneaked(2): "Bruno sneaked in out of turn",
    EffectWoreOff(1, "AS", 1): "From now on the ace of spades counts +1",
    ev.OthersDraw(1, 2): "Everyone but Olive draws 2 cards",
    ev.HoldDiscarded(1, 3, ("HOLD",)): "Pip discarded the Hold and escaped",
    ev.HandDeclared(2, "three-of-a-kind", ("7C", "7H", "7S")): "Bruno laid down three sevens",
    ev.HandDeclared(0, "three-kings", ("4S", "7D", "AH")): "You laid down three fours",
    ev.WentOver(1, 104): "Olive went over with 104",
    ev.WentOver(1, 104, ("7C",)): "Olive played the 7 of clubs by mistake: 104 is too much",
    WrongCall(1, 93, 94): "Olive said a different total; it's 94",
    ev.DrawForgotten(0): "You forgot to draw",
}


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1200, 800)
    view.show()
    view.sit(seats(4), "Made up", "", seat_view(turn=1), (), 3)
    return view


def test_these_are_all_spoken_events() -> None:
    kinds = {*typing.get_args(Spoken), *ev.SeatEffect.__subclasses__()} - {ev.SeatEffect}
    assert {type(event) for event in EVENTS} == kinds


@pytest.mark.parametrize(
    ("reduced", "step"),
    [
        pytest.param(False, 1, id="moving"),
        pytest.param(True, 4, id="still"),
        pytest.param(True, 1, id="all-still", marks=pytest.mark.slow("each of them is told in motion, too")),
    ],
)
def test_each_event_is_shown_and_listed(
    table: TableView, qtbot: QtBot, reduced: bool, step: int, subtests: pytest.Subtests
) -> None:
    table.set_speed(0.002)
    table.set_reduced_motion(reduced)
    for event, sentence in [*EVENTS.items()][::step]:
        with subtests.test(sentence):
            before = table.board.moves[:]
            with qtbot.waitSignal(table.settled):
                table.perform([seen_by(event, 0)], seat_view(turn=1))
            sentences = [move.sentence for move in table.board.moves[len(before) :]]
            assert (table.board.moves[: len(before)], sentences) == (before, [sentence])
            assert table._look.lines == len(table.board.moves)
            assert table._effects._said == {}
            assert not table._effects._loose


def test_each_event_can_be_completed_at_once(
    table: TableView, qtbot: QtBot, subtests: pytest.Subtests
) -> None:
    table.set_speed(1)
    for event, sentence in EVENTS.items():
        with subtests.test(sentence):
            table.perform([seen_by(event, 0)], seat_view(turn=1))
            with qtbot.waitSignal(table.settled):
                table.complete()
            assert table._effects._said == {}


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_words_at_your_seat_do_not_cover_your_call(qtbot: QtBot, size: float) -> None:
    theme = FOREST.like()
    theme.apply_theme(theme, text=size)
    view = TableView(theme)
    qtbot.addWidget(view)
    view.resize(1024, 640)
    view.show()
    view.sit(seats(4), "Made up", "4 seats", seat_view(), (), 3)
    view.perform([CardCopied(0, ("3C",))], seat_view(turn=1))
    move_on(view, lambda: bool(view._effects._said))
    (label,) = view._effects._said.values()
    layout = view.board.layout
    assert label.y() + label.height / 2 < layout.bubble(0).y - 46 * layout.s * layout.large
    assert label.height >= 26 * layout.large
    with qtbot.waitSignal(view.settled):
        view.complete()


def test_an_event_for_all_is_shown_in_the_middle(table: TableView) -> None:
    table.set_speed(1)
    table.perform([EffectWoreOff(1, "AS", 1)], seat_view(turn=1))
    move_on(table, lambda: bool(table._effects._said))
    (label,) = table._effects._said.values()
    layout = table.board.layout
    assert label.x() == layout.center.x
    assert layout.center.y + layout.gauge < label.y() < layout.hand_y
    table.complete()
    (line,) = table.board.moves
    assert (line.avatar, line.name, line.mark) == ("", "ace of spades: only +1", "hint")


def test_the_card_values_follow_an_effect_that_wears_off(table: TableView) -> None:
    """In 99 Poker the ace of spades makes 0 until the stock was renewed four times in a deal."""
    rules = catalog().resolve("99-poker")

    def ace_value() -> str:
        return next(text for faces, text in table.board.drawer.values.shows if faces == ("AS",))

    def seen(renewals: int) -> SeatView:
        return replace(seat_view(turn=1), renewals=renewals)

    table.sit(seats(4), "", "", seen(3), card_values(rules))
    assert ace_value() == "makes 0, later +1"
    table.set_speed(1)
    table.perform([ev.StockRenewed(("2C", "3C"), ("4C",)), EffectWoreOff(1, "AS", 1)], seen(4))
    move_on(table, lambda: bool(table._effects._said))
    assert ace_value() == "+1"
    table.complete()
    assert ace_value() == "+1"
    table.show_position(seen(3), ())
    assert ace_value() == "makes 0, later +1", "taken back"
    table.show_position(seen(4), ())
    assert ace_value() == "+1"
    table.show_position(seen(0), ())
    assert ace_value() == "makes 0, later +1", "another deal"


def flights(*events: AnyEvent) -> list[Flight]:
    before = look_of(seat_view(turn=1))
    score = choreography.plan(events, before, Layout(1200, 800, 4), 0, Pace())
    assert any(isinstance(step, Say) for step in score.steps)
    return [step for step in score.steps if isinstance(step, Flight)]


def test_swapped_hands_fly_face_down() -> None:
    flown = flights(ev.HandsExchanged(0, 2))
    assert len(flown) == 2 * len(OWN)
    assert {step.card for step in flown} == {HIDDEN}
    assert {step.origin for step in flown} == {step.goal for step in flown}


def test_a_stolen_card_goes_from_hand_to_hand() -> None:
    (step,) = flights(ev.CardStolen(1, 0, ("7D",)))
    layout = Layout(1200, 800, 4)
    assert step.origin == layout.hand_spot(OWN.index("7D"), len(OWN))
    assert step.goal == layout.mini_card(1)


def test_a_pile_that_is_taken_away_leaves_the_table() -> None:
    assert flights(ev.TotalReset(1, 0)) == []
    pile = ("8H", "3C")
    assert (
        tuple(step.card for step in flights(ev.TotalReset(1, 0), ev.PileTakenAway(1, pile, (), ()))) == pile
    )


def test_only_the_removed_cards_of_a_pile_leave_the_table() -> None:
    (step,) = flights(ev.TotalReset(1, 20), ev.PileTakenAway(1, ("3C",), (), ()))
    assert step.card == "3C"


def test_a_player_who_pays_for_a_passed_on_penalty_is_listed(table: TableView, qtbot: QtBot) -> None:
    table.set_speed(0.05)
    with qtbot.waitSignal(table.settled):
        paid = ev.TokensChanged(2, -1, 2, "penalty"), ev.SeatOut(2, "deal", "penalty", ())
        table.perform(list(paid), seat_view(turn=1))
    assert [move.sentence for move in table.board.moves] == ["Bruno couldn't play. 2 tokens left."]
    assert table._look.lines == 1


@pytest.mark.parametrize(
    ("in_game", "expected"),
    [(True, "Bruno, 2 of 3 tokens left, sitting this deal out"), (False, "Bruno, out of the game")],
)
def test_a_player_out_of_the_deal_shows_tokens_and_one_out_of_the_game_does_not(
    table: TableView, in_game: bool, expected: str
) -> None:
    view = seat_view(tokens=(3, 3, 2, 3))
    left = tuple(seat != 2 for seat in range(4))
    in_view = replace(view, in_deal=left, in_game=(True,) * 4 if in_game else left)
    table.sit(seats(4), "Made up", "4 seats", in_view, (), 3)
    assert table.board.plaques[2].toolTip() == expected


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "still"])
def test_a_hit_by_the_bomb_is_listed_and_a_lost_token_is_not(
    table: TableView, qtbot: QtBot, reduced: bool
) -> None:
    table.set_speed(0.05)
    table.set_reduced_motion(reduced)
    with qtbot.waitSignal(table.settled):
        hit = ev.TokensChanged(2, -1, 2, "bomb"), ev.TokensChanged(1, -1, 1, "round")
        table.perform(list(hit), seat_view(turn=1))
    assert [move.sentence for move in table.board.moves] == ["Bruno was hit by the bomb. 2 tokens left."]
    assert table._look.lines == 1


def test_words_at_a_seat_are_short() -> None:
    for event in EVENTS:
        said = event_words(event, NAMES)  # type: ignore[arg-type]
        assert 0 < len(said.short) <= 24
        assert "{" not in said.short + said.sentence


@pytest.mark.parametrize(("phase", "watches"), [("playing", True), ("between", False), ("over", False)])
def test_a_player_who_is_out_may_watch_only_during_play(table: TableView, phase: str, watches: bool) -> None:
    view = replace(
        seat_view(turn=1, hand=(), phase=phase),
        in_game=(False, True, True, True),
        in_deal=(False, True, True, True),
    )
    table.sit(seats(4), "Made up", "4 seats", view, (), 3)
    assert table.board.onlooker.isVisible() is watches


def test_sentences_about_the_reader_say_you(subtests: pytest.Subtests) -> None:
    for event, sentence in [
        (ev.SeatEliminated(1, 0), "Olive knocked you out"),
        (ev.CardStolen(1, 0, (HIDDEN,)), "Olive stole a card from you"),
        (ev.HandsExchanged(1, 0), "Olive and you swapped hands"),
        (ev.NextSeatChosen(1, 0), "Olive chose you to play next"),
        (ev.OthersDraw(0, 2), "Everyone but you draws 2 cards"),
        (ev.HandsExchanged(0, 1), "You and Olive swapped hands"),
        (ev.ShieldPlayed(1, 0, ("AH",)), "You played the shield and stayed in"),
        (ev.ZeusTaken(1, 0), "You took Zeus"),
    ]:
        with subtests.test(sentence):
            assert event_words(event, ("You", "Olive")).sentence == sentence


def test_a_value_is_written_with_the_signs_of_sums(subtests: pytest.Subtests) -> None:
    for value, said in [("x2", "×2"), ("/2", "÷2"), ("-10", "−10"), ("=99", "makes 99")]:
        with subtests.test(value):
            assert value_text(value) == said
