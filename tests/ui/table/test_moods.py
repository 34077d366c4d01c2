"""Faces show the mood that everyone can see a reason for, and look at the seat to act."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.game import engine
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent, seen_by
from cardtable.game.sight.view import view
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.items.lying import first_table, lying_table
from cardtable.ui.table.items.plaques import Plaque
from cardtable.ui.table.motion.choreography import plan
from cardtable.ui.table.motion.look import FaceUp, Look, look_of
from cardtable.ui.table.motion.moods import faces, moods
from cardtable.ui.table.motion.score import Show
from cardtable.ui.table.motion.speeds import FACE, Pace
from cardtable.ui.table.motion.stage import CLOCK
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.table_view import TableView
from tests.games import every_game
from tests.ui.table.tables import Painted, move_on, seat_view, seats

LAYOUT = Layout(1440, 900, 4)
CALM, THINKING, GLAD, WORRIED, SMUG, SAD, ASLEEP = Mood
STILL = Pace(0, True)


def played(seat: int, before: int, total: int, value: str = "") -> ev.CardsPlayed:
    value = value or f"{total - before:+d}" * (total != before) or "0"
    return ev.CardsPlayed(seat, ("7S",), value, None, before, total, str(total))


def after(*events: AnyEvent, before: Look | None = None, total: int = 50, turn: int = 1) -> Look:
    """Return the look of a table of four after these events."""
    before = before or look_of(seat_view(total=total, turn=turn))
    return plan(events, before, LAYOUT, 0, STILL).last


def test_only_the_seat_to_act_thinks() -> None:
    assert moods(after()) == (CALM, THINKING, CALM, CALM)
    assert moods(after(played(1, 50, 57), ev.TurnBegan(2))) == (CALM, CALM, THINKING, CALM)


def test_a_seat_that_has_played_is_calm() -> None:
    assert moods(after(played(1, 50, 57))) == (CALM, CALM, CALM, CALM)


@pytest.mark.parametrize(("total", "mood"), [(89, CALM), (90, WORRIED), (98, WORRIED)])
def test_the_next_seat_worries_when_little_is_left(total: int, mood: Mood) -> None:
    look = after(played(1, 80, total), ev.TurnBegan(2), total=80)
    assert moods(look) == (CALM, CALM, THINKING, mood)


def test_a_player_who_reaches_the_limit_is_smug_until_the_next_play() -> None:
    look = after(played(1, 88, 99, "=99"), ev.TurnBegan(2), total=88)
    assert moods(look)[1] is SMUG
    assert moods(after(played(2, 99, 89), ev.TurnBegan(3), before=look))[1] is CALM


def test_a_reverse_at_the_limit_makes_smug_and_a_hold_does_not() -> None:
    turned = after(played(1, 99, 99), ev.DirectionReversed(1, -1), ev.TurnBegan(0), total=99)
    held = after(played(1, 99, 99), ev.TurnBegan(2), total=99)
    assert moods(turned)[1] is SMUG
    assert moods(held)[1] is CALM


def test_a_player_skipped_at_the_limit_is_glad() -> None:
    skipped = (played(1, 88, 99), ev.SeatSkipped(1, 2))
    assert moods(after(*skipped, total=88))[2] is GLAD
    assert moods(after(played(1, 50, 53), ev.SeatSkipped(1, 2)))[2] is CALM


BUST = (
    ev.SeatStuck(1, ("8H", "7D"), (107, 106)),
    ev.TokensChanged(1, -1, 2, "stuck"),
    ev.DealEnded("stuck", (1,), (), 99, 2),
)


def test_the_others_are_calm_and_not_glad_about_a_stuck_seat() -> None:
    at_the_limit = after(
        played(0, 88, 99), ev.TurnBegan(1), before=look_of(seat_view(total=88, turn=0)), total=88, turn=0
    )
    assert moods(at_the_limit) == (SMUG, THINKING, WORRIED, CALM)
    look = after(*BUST, before=at_the_limit)
    assert moods(look) == (CALM, SAD, CALM, CALM)
    dealt = ev.DealStarted(3, 1, 2, 1, ((), (), (), ()), (), (), 0, (3, 2, 3, 3), (0, 1, 2, 3))
    assert moods(after(dealt, before=look)) == (CALM, CALM, CALM, CALM)


def test_nobody_is_glad_about_a_loss_during_the_deal() -> None:
    bomb = after(played(1, 50, 60), ev.TokensChanged(2, -1, 2, "bomb"), ev.TurnBegan(3))
    over = after(ev.WentOver(1, 104), ev.TokensChanged(1, -1, 2, "over"), ev.TurnBegan(3), total=97)
    assert GLAD not in moods(bomb)
    assert moods(bomb)[2] is SAD
    assert moods(over) == (CALM, SAD, CALM, THINKING)


def test_nobody_is_sad_before_the_stuck_hand_is_shown() -> None:
    score = plan(BUST, look_of(seat_view(total=99, turn=1)), LAYOUT, 0, Pace())
    looks = [step.look for step in score.steps if isinstance(step, Show)]
    bared = next(number for number, look in enumerate(looks) if look.owes == 0)
    assert bared > 0
    assert not any(SAD in moods(look) for look in looks[:bared])
    assert moods(looks[bared]) == (CALM, SAD, CALM, CALM)


def test_a_player_put_out_is_sad_and_sleeps_from_the_next_play() -> None:
    out = ev.SeatOut(1, "game", "stuck", ())
    look = after(BUST[0], out, ev.TurnBegan(2), total=99)
    assert moods(look) == (CALM, SAD, THINKING, CALM)
    assert moods(after(played(2, 99, 89), ev.TurnBegan(3), before=look)) == (CALM, ASLEEP, CALM, THINKING)


def test_a_player_who_sits_out_a_deal_stays_sad() -> None:
    out = ev.SeatOut(1, "deal", "stuck", ())
    look = after(BUST[0], out, ev.TurnBegan(2), played(2, 99, 89), ev.TurnBegan(3), total=99)
    assert moods(look)[1] is SAD


def test_a_player_who_won_early_stays_glad() -> None:
    out = ev.SeatOut(1, "won", "last-card", ())
    look = after(played(1, 80, 82), out, ev.TurnBegan(2), played(2, 82, 89), ev.TurnBegan(3), total=80)
    assert moods(look)[1] is GLAD


def test_milestones_and_won_tokens_make_glad_and_lost_tokens_sad() -> None:
    hit = after(
        played(1, 60, 66),
        ev.MilestoneReached(66, "exact", 1, "up"),
        ev.TokensChanged(2, -1, 2, "66"),
        ev.TokensChanged(3, 1, 4, "66"),
        total=60,
    )
    assert moods(hit) == (CALM, GLAD, SAD, GLAD)


def test_at_the_end_the_winner_is_glad_losers_are_sad_and_the_eliminated_sleep() -> None:
    view_ = replace(
        seat_view(total=99, turn=1), in_game=(True, True, True, False), in_deal=(True, True, True, False)
    )
    look = after(*BUST, ev.GameEnded("last-left", (0,), (3, 0, 0, 0)), before=look_of(view_))
    assert moods(look) == (GLAD, SAD, SAD, ASLEEP)


# Nothing hidden is given away


@every_game
@pytest.mark.parametrize("moves", [20, pytest.param(60, marks=pytest.mark.slow("longer games"))])
def test_all_viewers_see_the_same_moods(variant: str, moves: int) -> None:
    """Play deals and check that every seat and an onlooker see the same faces all the time."""
    table = Table(catalog().resolve(variant), catalog().resolve(variant).min_players)
    state, chance = engine.new_game(table, variant, 2), Random(variant)
    viewers = (None, *range(table.players))
    layout = Layout(1024, 640, table.players)
    looks = {viewer: look_of(view(state, viewer), None, viewer or 0) for viewer in viewers}
    while state.phase is not Phase.OVER and state.number < moves:
        events: list[AnyEvent] = []
        if state.phase is Phase.BETWEEN:
            engine.deal(state, events.append)
        else:
            engine.apply(state, chance.choice(engine.legal_moves(state)), events.append)
        seen = []
        for viewer in viewers:
            events_seen = [seen_by(event, viewer) for event in events]
            score = plan(events_seen, looks[viewer], layout, viewer or 0, STILL)
            looks[viewer] = look_of(view(state, viewer), score.last, viewer or 0)
            shown = [moods(step.look) for step in score.steps if isinstance(step, Show)]
            changes = [now for last, now in zip([None, *shown], shown, strict=False) if now != last]
            seen.append((changes, moods(looks[viewer])))
        assert all(one == seen[0] for one in seen)


def test_moods_do_not_depend_on_hands() -> None:
    look = after(played(1, 88, 97), ev.TurnBegan(2), total=88)
    other = replace(
        look,
        hand=("KS", "KH"),
        hand_sizes=(1, 2, 3, 4),
        hands=((), ("AS",), ("KD",), ()),
        face_up=FaceUp(3, ("8H",)),
        stuck=True,
    )
    assert moods(other) == moods(look)


# Glances


def test_all_look_at_the_seat_to_act_from_where_they_sit() -> None:
    look = after(ev.TurnBegan(2))
    at_left, opposite, at_right = (LAYOUT.seat(place) for place in (1, 2, 3))
    assert at_left.x < opposite.x < at_right.x
    own, left, acting, right = faces(look, LAYOUT, 0)
    assert own.glance == (1, -1)
    assert left.glance == (1, -1)
    assert right.glance == (-1, -1)
    assert acting == Face(THINKING)


def test_glances_follow_the_table_as_the_viewer_sees_it() -> None:
    look = after(ev.TurnBegan(2))
    assert faces(look, LAYOUT, 1)[1].glance[1] == -1
    assert faces(look, LAYOUT, 3)[1].glance != faces(look, LAYOUT, 0)[1].glance


def test_between_deals_nobody_is_looked_at() -> None:
    assert {face.glance for face in faces(after(*BUST, total=99), LAYOUT, 0)} == {(0, 0)}


# On the table

TO_THE_LIMIT = (played(1, 50, 99, "=99"), ev.TurnBegan(2))


def shown(table: TableView) -> list[Mood]:
    return [plaque.face.mood for plaque in table.board.plaques]


def test_the_table_shows_the_faces(table: TableView, qtbot: QtBot) -> None:
    assert shown(table) == [THINKING, CALM, CALM, CALM]
    with qtbot.waitSignal(table.settled):
        table.perform(TO_THE_LIMIT, seat_view(total=99, turn=2))
    assert shown(table) == [CALM, SMUG, THINKING, WORRIED]


@pytest.mark.parametrize(
    ("speed", "reduced", "fades"), [(1, False, True), (1, True, False), (0, False, False)]
)
def test_a_face_fades_in_only_with_motion_on(
    table: TableView, monkeypatch: pytest.MonkeyPatch, speed: float, reduced: bool, fades: bool
) -> None:
    shares: list[float] = []
    beat = table.stage.findChild(QTimer, CLOCK)
    plaque = table.board.plaques[1]
    monkeypatch.setattr(plaque, "fade", lambda share: shares.append(share))
    table.set_speed(speed)
    table.set_reduced_motion(reduced)
    table.perform(TO_THE_LIMIT, seat_view(total=99, turn=2))
    if speed == 0:
        table.complete()
    move_on(table, lambda: not beat.isActive())
    assert not table.busy
    assert shares[-1] == 1
    assert any(0 < share < 1 for share in shares) is fades


def test_a_change_of_face_repaints_only_the_face(table: TableView, qtbot: QtBot) -> None:
    painted = Painted(table.viewport())
    plaque = table.board.plaques[2]
    table.viewport().update()
    qtbot.waitUntil(lambda: bool(painted.boxes))
    for mood in (GLAD, SAD):
        # Other pending updates may be painted with the first face.
        painted.boxes.clear()
        plaque.show_face(Face(mood))
        qtbot.waitUntil(lambda: bool(painted.boxes))
    (box,) = painted.boxes
    assert box == plaque.mapRectToScene(plaque.face_box).toAlignedRect().adjusted(-1, -1, 1, 1)


def test_a_game_shown_on_the_start_page_has_the_same_moods(qtbot: QtBot) -> None:
    backdrop = Backdrop(FOREST)
    fresh = first_table(tuple(seats(4)), 99, 40)
    plaque = Plaque(FOREST)
    plaque.arrange(LAYOUT, 2)
    box = plaque.mapRectToScene(plaque.face_box).toRect()

    def second(total: int) -> QImage:
        game = replace(fresh, look=replace(fresh.look, total=total, turn=1, next_seat=2))
        return lying_table(FOREST, backdrop, game, LAYOUT, 1.0).toImage().copy(box)

    assert second(40) == second(60)
    assert second(60) != second(95)


def test_a_change_of_face_is_short() -> None:
    assert FACE <= 160
