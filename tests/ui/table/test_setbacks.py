"""A loss during a deal is shown before play goes on; a person's loss stays until somebody continues."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Draw
from cardtable.game.sight.view import SeatView
from cardtable.rules.catalog import catalog
from cardtable.ui.table.items.plaques import seat_in_words
from cardtable.ui.table.motion.choreography import Stop, plan
from cardtable.ui.table.motion.look import FaceUp, SeatInfo, look_of
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.words.endings import ending, setback
from tests.games import few
from tests.ui.table.tables import OWN, seat_view, seats

Key = Qt.Key
TOTALS = (101, 104, None, 107, 107)
READABLE = 1500
"""Milliseconds that it takes to see a hand and read a short sentence."""


def stuck(seat: int, scope: str = "", lost: int = 1) -> list[AnyEvent]:
    """Return the events of a seat that cannot play and pays while the deal goes on with seat 2."""
    events: list[AnyEvent] = [ev.SeatStuck(seat, OWN, TOTALS)]
    events += [ev.TokensChanged(seat, -lost, 2, "stuck")] if lost else []
    events += [ev.SeatOut(seat, scope, "stuck", OWN)] if scope else []
    return [*events, ev.TurnBegan(2)]


# The words


def test_a_loss_is_announced_with_the_player_and_the_reason(subtests: pytest.Subtests) -> None:
    for events, kind, title, detail in [
        (
            stuck(0, "deal"),
            "penny",
            "You're stuck and lose one penny",
            "2 pennies left. You sit out the rest of this deal.",
        ),
        (
            stuck(1, "deal"),
            "penny",
            "Olive is stuck and loses one penny",
            "2 pennies left. Out of this deal.",
        ),
        (stuck(0, "deal", 0), "token", "You're stuck and out of this deal", ""),
        (stuck(1, "game", 0), "token", "Olive is stuck and out of the game", ""),
        (
            [ev.SeatStuck(0, OWN, (), True), *stuck(0, "game", 0)[1:]],
            "token",
            "You're out of the game",
            "You gave up.",
        ),
        (
            [ev.SeatStuck(1, OWN, (), True), *stuck(1)[1:]],
            "token",
            "Olive loses one token",
            "Olive gave up. 2 tokens left.",
        ),
        (
            [ev.SeatOut(0, "won", "last-card", ()), ev.TurnBegan(1)],
            "token",
            "You played your last card and won",
            "",
        ),
        (
            [ev.MilestoneReached(33, "crossed", 0, "up"), ev.TokensChanged(0, -1, 4, "33"), ev.TurnBegan(1)],
            "nickel",
            "You lose one nickel",
            "You crossed 33. 4 nickels left.",
        ),
        (
            [ev.MilestoneReached(66, "exact", 1, "up"), ev.TokensChanged(0, -1, 1, "66"), ev.TurnBegan(2)],
            "nickel",
            "You lose one nickel",
            "Olive hit 66 exactly. One nickel left.",
        ),
        (
            [ev.TokensChanged(0, -1, 2, "bomb"), ev.TurnBegan(1)],
            "bomb",
            "You flip one time bomb",
            "Hit by the bomb. 2 time bombs left.",
        ),
        (
            [ev.SeatEliminated(1, 0), ev.SeatOut(0, "deal", "eliminated", OWN), ev.TurnBegan(1)],
            "token",
            "You're out of this deal",
            "Olive knocked you out.",
        ),
    ]:
        with subtests.test(title, detail=detail):
            found = setback(events, seats(4), 0, kind)
            assert (found.notice.title, found.notice.detail) == (title, detail)
            assert found.waits == ("You" in title)


def test_a_computers_payment_does_not_stop_play() -> None:
    paid = [ev.MilestoneReached(33, "crossed", 1, "up"), ev.TokensChanged(1, -1, 4, "33"), ev.TurnBegan(2)]
    assert setback(paid, seats(4), 0) is None


def test_tokens_that_are_won_do_not_stop_play() -> None:
    won = [ev.MilestoneReached(33, "exact", 0, "up"), ev.TokensChanged(0, 1, 6, "33"), ev.TurnBegan(2)]
    assert setback(won, seats(4), 0) is None


def test_the_end_of_a_deal_is_no_setback() -> None:
    assert setback([*stuck(0)[:-1], ev.DealEnded("stuck", (0,), (), 97, 2)], seats(4), 0) is None


# On the table


def lose(table: TableView, seat: int) -> None:
    table.perform(stuck(seat, "deal"), seat_view(turn=2, total=97, hand=OWN if seat else ()))


def test_your_stuck_hand_stays_until_you_continue(table: TableView, qtbot: QtBot) -> None:
    settled = []
    table.settled.connect(lambda: settled.append(table.board.total))
    with qtbot.waitSignal(table.stage.halted):
        lose(table, 0)
    board = table.board
    for do in (
        lambda: qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(700, 500)),
        lambda: qtbot.keyClick(table, Key.Key_Right),
        lambda: table.resize(1100, 700),
    ):
        do()
        assert table.busy
        assert board.hand.codes == OWN
        crossed = [
            card.pill.string for card in board.hand.cards if card is not None and card.pill.isVisible()
        ]
        assert crossed == ["101", "104", "107", "107"]
        assert board.strip.isVisible()
        assert board.strip.notice.title == "You're stuck and lose one token"
        assert table.frame.go_on.isVisible()
        assert table.frame.go_on.text() == "Continue"
        assert table.unseen.notice.accessibleName().startswith("You're stuck and lose one token")
    assert settled == []
    with qtbot.waitSignal(table.settled):
        qtbot.keyClick(table, Key.Key_Return)
    assert not table.busy
    assert not board.strip.isVisible()
    assert not table.frame.go_on.isVisible()
    assert settled == [97]


def test_a_player_who_wins_early_reads_so_and_watches_the_others(table: TableView, qtbot: QtBot) -> None:
    after = replace(seat_view(turn=1, hand=()), in_deal=(False, True, True, True), gone_out=(0,))
    with qtbot.waitSignal(table.stage.halted):
        table.perform([ev.SeatOut(0, "won", "last-card", ()), ev.TurnBegan(1)], after)
    assert table.board.strip.notice.title == "You played your last card and won"
    with qtbot.waitSignal(table.settled):
        qtbot.keyClick(table, Key.Key_Return)
    assert table.board.onlooker.isVisible()
    assert table.board.onlooker.string == "You've won! The others play on"
    assert seat_in_words(table.board.plaques[0].seat).endswith("won!")


def test_a_click_on_continue_goes_on(table: TableView, qtbot: QtBot) -> None:
    asked = []
    table.next_deal_asked.connect(lambda: asked.append(True))
    with qtbot.waitSignal(table.stage.halted):
        lose(table, 0)
    with qtbot.waitSignal(table.settled):
        qtbot.mouseClick(table.frame.go_on, Qt.MouseButton.LeftButton)
    assert not asked


def test_a_computers_stuck_hand_disappears_by_itself(table: TableView, qtbot: QtBot) -> None:
    table.set_speed(0.02)
    seen = []
    table.stage.halted.connect(lambda halts: seen.append((halts, table.board._look.face_up)))
    with qtbot.waitSignal(table.settled):
        lose(table, 1)
    assert [halts for halts, _ in seen] == [True, False]
    assert seen[0][1] == FaceUp(1, OWN, totals=TOTALS, count=5)
    assert not table.board.strip.isVisible()


def test_after_a_loss_the_next_turn_is_announced_once(table: TableView, qtbot: QtBot) -> None:
    table.set_speed(1)
    messages: list[str] = []
    table.called.connect(messages.append)
    for seat in (0, 1):
        table.perform([*stuck(seat, "deal")[:-1], ev.TurnBegan(0)], seat_view())
        assert "Your turn" not in messages[-1]
        qtbot.keyClick(table, Key.Key_T)
        if seat == 0:
            assert messages[1:] == ["Press Enter to continue."]
            qtbot.keyClick(table, Key.Key_Return)
    assert messages[-2].endswith("Your turn, 50.")
    assert messages[-1].startswith("Your turn. Running total 50")
    table.stage.finish()
    assert len([one for one in messages if one.endswith("Your turn, 50.")]) == 2, "once each"


def test_any_click_continues_after_a_computers_loss(table: TableView, qtbot: QtBot) -> None:
    table.set_speed(1)
    lose(table, 1)
    table.stage.complete()
    assert table.busy
    assert table.board.strip.isVisible()
    # On a busy machine the animations may have ended while the click is handled.
    with qtbot.waitSignal(table.settled):
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(700, 500))
        assert table.board.strip.notice is None
        table.stage.complete()
    qtbot.waitUntil(lambda: not table.board.strip.isVisible())


def test_at_speed_0_losses_of_computers_are_not_shown(table: TableView, qtbot: QtBot) -> None:
    halted = []
    table.stage.halted.connect(halted.append)
    with qtbot.waitSignal(table.settled):
        lose(table, 1)
    assert halted == []


def test_completing_the_table_ends_a_shown_loss(table: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.stage.halted):
        lose(table, 0)
    with qtbot.waitSignal(table.settled):
        table.complete()
    assert not table.busy
    assert not table.board.strip.isVisible()


# Every variant


def batches(variant: str, seed: int, moves: int) -> Iterator[tuple[SeatView, tuple[AnyEvent, ...], Match]]:
    """Yield each move of a random game: the view before it, its events, and the match."""
    rules = catalog().resolve(variant)
    count = max(rules.min_players, min(4, rules.max_players))
    players = [Player("You", "person"), *(Player(f"Bot {n}", "computer", "random") for n in range(1, count))]
    match, chance = Match.start(MatchSetup(variant, tuple(players), str(seed))), random.Random(seed)
    for _ in range(moves):
        before = match.view(0)
        if match.awaits is Awaits.OVER:
            return
        if match.awaits is Awaits.DEAL:
            events = match.deal()
        else:
            legal = match.view(match.seat).moves
            events = match.play(chance.choice([m for m in legal if not isinstance(m, Draw)] or legal))
        yield before, tuple(ev.seen_by(event, 0) for event in events), match


def every_variant() -> tuple[str, ...]:
    return catalog().ids


@pytest.mark.parametrize(
    ("games", "seeds", "moves"),
    [
        (few, (1,), 250),
        pytest.param(every_variant, (1, 2), 400, marks=pytest.mark.slow("two games of every variant")),
    ],
    ids=["few", "all"],
)
def test_in_every_variant_each_loss_is_shown_with_its_reason(
    games: Callable[[], tuple[str, ...]], seeds: Sequence[int], moves: int
) -> None:
    """The end of a deal has the strip; during a deal the table stops."""
    met = dict.fromkeys(("own", "others", "ends"), 0)
    for variant in games():
        for before, events, match in (batch for seed in seeds for batch in batches(variant, seed, moves)):
            players = match.setup.players
            info = [SeatInfo(player.name, player.avatar, player.kind == "person") for player in players]
            paid = [e.seat for e in events if isinstance(e, ev.TokensChanged) and e.change < 0]
            out = [e.seat for e in events if isinstance(e, ev.SeatOut | ev.SeatStuck)]
            if not paid and not out:
                continue
            kind = match.rules.token_kind
            notice = ending(
                events, [player.name for player in info], [player.avatar for player in info], 0, kind
            )
            if notice is not None:
                met["ends"] += 1
                assert notice.title
                continue
            found = setback(events, info, 0, kind)
            if 0 in paid + out:
                met["own"] += 1
                assert found is not None, (variant, events)
                assert found.waits
            elif out:
                met["others"] += 1
                assert found is not None, (variant, events)
            if found is None:
                continue
            assert found.notice.title
            assert_seen(events, before, Stop(found.after, found.waits), len(players))
    assert all(count > 20 for count in met.values()), met


def assert_seen(events: Sequence[AnyEvent], before: SeatView, stop: Stop, players: int) -> None:
    """Check that the table stops at the stuck hand and the total before it."""
    score = plan(events, look_of(before), Layout(1440, 900, players), 0, Pace(), stop=stop)
    assert score.halt.waits or score.halt.takes >= READABLE
    laid = next((event for event in events if isinstance(event, ev.SeatStuck)), None)
    if laid is not None:
        assert score.halt.look.total == before.total
        assert score.halt.look.face_up.cards == laid.hand
        assert score.halt.look.face_up.totals == laid.totals


def test_a_loss_of_a_phone_does_not_wait_at_the_screen(table: TableView, qtbot: QtBot) -> None:
    phones = [SeatInfo(one.name, one.avatar, True, "phone") for one in seats(4)]
    onlooker = replace(seat_view(turn=1), seat=None, hand=(), plays=(), refused={})
    table.sit(phones, "Made up", "", onlooker, (), 3)
    table.set_speed(0.02)
    with qtbot.waitSignal(table.settled):
        table.perform(stuck(1, "deal"), replace(onlooker, turn=2, total=97))
    assert not table.busy
