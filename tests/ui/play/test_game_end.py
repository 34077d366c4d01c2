"""The end of a game over the table: winners, standings, and clicks that were not meant for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from operator import sub

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QImage
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Stuck
from cardtable.game.refusals import Refusal
from cardtable.ui.drawing.theme import FOREST, Theme
from cardtable.ui.play import standings
from cardtable.ui.play.celebration import PlayerKind
from cardtable.ui.play.game_end import GameEnd
from cardtable.ui.play.standings import Standing
from cardtable.ui.play.table_actions import TableActions
from cardtable.ui.table.motion.speeds import FADE
from cardtable.ui.table.table_view import TableView
from cardtable.ui.widgets.notice import Notice
from tests.rows import rows
from tests.ui.table.tables import NAMES, seat_view, seats


def noting(asked: list[str]) -> TableActions:
    """Return actions that record their names."""
    return TableActions(*(lambda *_, name=name: asked.append(name) for name in TableActions._fields))


def end_of(qtbot: QtBot, theme: Theme = FOREST, asked: list[str] | None = None) -> GameEnd:
    """Return an end over an empty table; its actions are recorded in `asked`."""
    table = TableView(theme)
    qtbot.addWidget(table)
    table.set_speed(0)
    end = GameEnd(theme, table, noting([] if asked is None else asked))
    qtbot.addWidget(end)
    return end


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1440, 900)])
def test_standings_are_drawn_and_announced(qtbot: QtBot, size: QSize) -> None:
    end = end_of(qtbot)
    end.resize(size)
    winner = Standing(1, "Olive", "owl", PlayerKind.COMPUTER, True, 2, 3, None, False)
    loser = Standing(2, "Ann", "fox", PlayerKind.YOU, False, 0, 3, 4, True)
    end.show_end([winner, loser], "Ninety-nine, 4 deals")
    assert end.title == "Olive wins this one."
    assert "2: Ann, out in deal 4, 0 of 3 tokens left" in end.standings.accessibleName()
    assert end.grab().toImage() != QImage()


@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1440, 900)])
def test_the_standings_grow_with_the_text_as_far_as_they_fit(qtbot: QtBot, size: QSize, players: int) -> None:
    theme = FOREST.like()
    theme.apply_theme(theme, text=2.0)
    end = end_of(qtbot, theme)
    end.resize(size)
    rows = [
        Standing(n + 1, f"P{n}", "owl", PlayerKind.COMPUTER, n == 0, 0, 3, None, n > 0)
        for n in range(players)
    ]
    end.show_end(rows, "Ninety-nine, 4 deals")
    sheet = end.standings
    assert sheet.grown > (1.2 if players < 10 else 1.1)
    assert sheet.has_low_rows is (players == 10)
    lines = 18 if sheet.has_low_rows else 18 + 14
    assert lines * 1.25 * sheet.grown * sheet.scale <= sheet.height() / players
    assert end.rect().contains(sheet.geometry())
    assert end.rect().contains(end.again.geometry())


def test_two_winners_share_the_title(qtbot: QtBot) -> None:
    end = end_of(qtbot)
    rows = [
        Standing(1, name, "owl", PlayerKind.COMPUTER, True, None, None, None, False)
        for name in ("Olive", "Pip")
    ]
    end.show_end(rows, "")
    assert end.title == "Olive and Pip win!"


@pytest.mark.parametrize("won", [True, False])
def test_a_team_has_one_row_with_its_shared_tokens(qtbot: QtBot, won: bool) -> None:
    end = end_of(qtbot)
    left = 1 if won else 0
    rows = [
        Standing(1, name, "owl", PlayerKind.COMPUTER, won, left, 2, None, False, seat=seat)
        for seat, name in enumerate(("Olive", "Pip"))
    ]
    end.show_end(rows, "Reach 99 together", is_team=True)
    assert end.title == ("You made it together!" if won else "Not this time")
    how = "won" if won else "lost"
    assert end.standings.accessibleName() == f"Olive and Pip, {how} the game, {left} of 2 tokens left."
    assert end.standings.geometry().bottom() < end.again.y()


def test_a_game_without_tokens_counts_forfeits(qtbot: QtBot) -> None:
    end = end_of(qtbot)
    rows = [
        Standing(1, "You", "fox", PlayerKind.YOU, True, None, None, None, False, forfeits=0),
        Standing(1, "Olive", "owl", PlayerKind.COMPUTER, True, None, None, None, False, forfeits=0),
        Standing(3, "Bruno", "bear", PlayerKind.COMPUTER, False, None, None, None, False, forfeits=1),
        Standing(4, "Pip", "penguin", PlayerKind.COMPUTER, False, None, None, None, False, forfeits=2),
    ]
    end.show_end(rows, "Ninety-eight, 3 deals")
    assert end.title == "You and Olive win!"
    said = end.standings.accessibleName()
    assert "Bruno, lost one deal" in said
    assert "Pip, lost 2 deals" in said


def test_a_negative_score_has_a_proper_minus_sign(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    end = end_of(qtbot)
    scores = (13, -35)
    end.show_end(
        [Standing(1, "Ann", "fox", PlayerKind.YOU, n > 0, None, None, None, False, score=n) for n in scores],
        "",
    )
    written = list[str]()
    monkeypatch.setattr(standings.paint, "text", lambda *what, **how: float(bool(written.append(what[3]))))
    end.standings.grab()
    assert {"13", "−35"} <= set(written)


def test_a_loser_who_was_never_out_played_to_the_end(qtbot: QtBot) -> None:
    end = end_of(qtbot)
    winner = Standing(1, "Olive", "owl", PlayerKind.COMPUTER, True, 4, 4, None, False, kind="letter")
    end.show_end(
        [winner, Standing(2, "You", "fox", PlayerKind.YOU, False, 2, 4, None, False, kind="letter")],
        "Zeus",
    )
    assert "2: You, played to the end" in end.standings.accessibleName()


def test_in_a_game_of_one_deal_losers_are_out_on_a_move(qtbot: QtBot) -> None:
    end = end_of(qtbot)
    winner = Standing(1, "Olive", "owl", PlayerKind.COMPUTER, True, None, None, None, False)
    loser = Standing(2, "You", "fox", PlayerKind.YOU, False, None, None, 1, True, out_at=40)
    end.show_end([winner, loser], "Arizona, one deal")
    assert end.standings.accessibleName() == "1: Olive, won the game. 2: You, out on move 40."


def test_reward_marks_are_announced_at_the_end(qtbot: QtBot) -> None:
    end = end_of(qtbot)
    winner = Standing(1, "Olive", "owl", PlayerKind.COMPUTER, True, None, None, None, False, marks=3)
    loser = Standing(2, "You", "fox", PlayerKind.YOU, False, None, None, 1, True, out_at=40, marks=1)
    end.show_end([winner, loser], "Arizona, one deal")
    said = "1: Olive, won the game, reward marks: 3. 2: You, out on move 40, reward marks: 1."
    assert end.standings.accessibleName() == said


def test_if_everyone_loses_there_are_no_places_and_the_hand_is_named(qtbot: QtBot) -> None:
    end = end_of(qtbot)
    holder = Standing(1, "Olive", "owl", PlayerKind.COMPUTER, False, None, None, None, False, hand="6H")
    end.show_end(
        [holder, Standing(1, "You", "fox", PlayerKind.YOU, False, None, None, None, False)],
        "one deal",
    )
    assert end.title == "Everyone loses"
    assert end.standings.accessibleName() == "Olive, had three sixes. You, lost the game."


def test_a_win_with_three_of_a_kind_is_described_even_after_it_was_announced(qtbot: QtBot) -> None:
    end = end_of(qtbot)
    winner = Standing(1, "Olive", "owl", PlayerKind.COMPUTER, True, None, None, None, False, hand="6H")
    loser = Standing(2, "You", "fox", PlayerKind.YOU, False, None, None, None, False)
    end.show_end([winner, loser], "one deal", "Play again")
    assert end.standings.after_winner.startswith("1: Olive, won the game with three sixes.")
    end.show_end([replace(winner, hand=""), loser], "one deal", "Play again")
    assert end.standings.after_winner.startswith("1: Olive. ")


@pytest.mark.parametrize("variant", ["ninety-eight-arizona", "ninety-nine-boyer"])
def test_the_winner_deals_another_game_if_the_rules_say_so(variant: str) -> None:
    seats = (Player("Ann", "person"), Player("Olive", "computer", "casual", "owl"))
    dealers = set()
    for seed in range(8):
        match = Match.start(MatchSetup(variant, seats, str(seed)))
        match.deal()
        while match.awaits is not Awaits.OVER:
            plays = match.view(match.seat).plays
            assert not isinstance(match.play(plays[0] if plays else Stuck()), Refusal)
            if match.awaits is Awaits.DEAL:
                match.deal()
        dealers.add((match.winners, match.next_dealer))
    is_given = variant == "ninety-eight-arizona"
    assert dealers == {((seat,), seat if is_given else None) for seat in (0, 1)}


def test_a_hasty_click_does_not_close_the_result(qtbot: QtBot) -> None:
    asked: list[str] = []
    end = end_of(qtbot, asked=asked)
    end.deaf = 60_000
    end.show_end(
        [Standing(1, "You", "fox", PlayerKind.YOU, True, 1, 1, None, False)],
        "Ninety-nine, one deal",
    )
    end.again.click()
    end.back.click()
    qtbot.keyClick(end, Qt.Key.Key_Return)
    assert asked == []
    end.deaf = 0
    end.again.click()
    assert asked == ["play_again"]


def test_the_ten_minutes_can_be_offered_later_and_ignore_a_hasty_click(qtbot: QtBot) -> None:
    begun: list[str] = []
    end = end_of(qtbot)
    end.resize(1024, 640)
    end.deaf = 60_000
    end.show_end([Standing(1, "Mia", "fox", PlayerKind.CHILD, True, 1, 1, None, False)], "To twenty")
    assert not end.more.isVisibleTo(end)
    end.offer("Mia", "", lambda: begun.append("Mia"))
    assert end.more.isVisibleTo(end)
    assert end.more.accessibleName() == "Mia's ten-minute practice"
    assert end.again.x() < end.more.x() < end.review.x() < end.back.geometry().right() <= end.width()
    end.more.click()
    assert begun == []
    end.deaf = 0
    end.more.click()
    assert begun == ["Mia"]
    end.offer("Mia", "To fifty", lambda: None)
    assert end.more.text() == end.more.accessibleName() == "Mia, you're ready for To fifty"
    assert end.more.x() < end.review.x() < end.back.geometry().right() <= end.width()


@pytest.fixture
def asked() -> list[str]:
    """The names of the actions that were called."""
    return []


@pytest.fixture
def over_a_table(qtbot: QtBot, asked: list[str]) -> Iterator[GameEnd]:
    """An end over a table of four, at the usual pace."""
    table = TableView(FOREST)
    qtbot.addWidget(table)
    table.resize(1024, 640)
    table.show()
    table.sit(seats(4), "Ninety-nine", "", seat_view(4, phase="over", tokens=(2, 0, 0, 0)), ())
    end = GameEnd(FOREST, table, noting(asked), table)
    end.deaf = 0
    yield end
    table.close()


def rows_won_by(winner: PlayerKind) -> list[Standing]:
    others = [
        Standing(n, NAMES[n], "owl", PlayerKind.COMPUTER, False, 0, 3, n, True, kind="penny", seat=n)
        for n in (1, 2, 3)
    ]
    return [Standing(1, "Mia", "fox", winner, True, 2, 3, None, False, kind="penny", seat=0), *others]


@rows("winner", list(PlayerKind))
def test_a_click_completes_the_celebration_and_then_the_buttons_work(
    qtbot: QtBot, over_a_table: GameEnd, asked: list[str], winner: PlayerKind
) -> None:
    end = over_a_table
    asked.clear()
    end.show_end(rows_won_by(winner), "Ninety-nine", celebrates=True)
    assert end.is_moving
    assert not end.again.isVisible()
    qtbot.mouseClick(end, Qt.MouseButton.LeftButton)
    assert not end.is_moving
    assert all(shown.isVisible() for shown in (end.again, end.review, end.back, end.standings))
    qtbot.mouseClick(end.again, Qt.MouseButton.LeftButton)
    assert asked == ["play_again"]


def test_a_key_completes_the_celebration_and_the_focus_is_at_play_again(
    qtbot: QtBot, over_a_table: GameEnd
) -> None:
    end = over_a_table
    end.show_end(rows_won_by(PlayerKind.YOU), "Ninety-nine", celebrates=True)
    end.setFocus()
    qtbot.keyClick(end, Qt.Key.Key_L)
    assert not end.is_moving
    assert end.window().focusWidget() is end.again


def test_a_double_click_on_the_celebration_chooses_nothing(
    qtbot: QtBot, over_a_table: GameEnd, asked: list[str]
) -> None:
    end = over_a_table
    end.show_end(rows_won_by(PlayerKind.YOU), "Ninety-nine", celebrates=True)
    qtbot.mouseClick(end, Qt.MouseButton.LeftButton)
    end.deaf = 60_000
    qtbot.mouseClick(end.again, Qt.MouseButton.LeftButton)
    assert asked == []


def test_the_celebration_ends_with_the_same_picture_as_without_motion(
    qtbot: QtBot, over_a_table: GameEnd
) -> None:
    end = over_a_table
    end.show_end(rows_won_by(PlayerKind.YOU), "Ninety-nine")
    at_once = end.grab().toImage()
    end.leave()
    end._table.set_speed(0.1)
    end.show_end(rows_won_by(PlayerKind.YOU), "Ninety-nine", celebrates=True)
    qtbot.waitUntil(lambda: not end.is_moving)
    assert end.grab().toImage() == at_once


@rows("winner", list(PlayerKind))
def test_the_celebration_begins_with_the_picture_of_the_table(
    over_a_table: GameEnd, winner: PlayerKind
) -> None:
    end = over_a_table
    lay = end._table.grab().toImage()
    end.show_end(rows_won_by(winner), "Ninety-nine", celebrates=True)
    end._clock.setCurrentTime(0)
    begins = end.grab().toImage()
    apart = [max(map(abs, colors)) > 24 for colors in differences(lay, begins)]
    # Edges of rotated things are off by a fraction of a pixel.
    assert sum(apart) < len(apart) / 200


def differences(a: QImage, b: QImage) -> Iterator[tuple[int, ...]]:
    """Yield the differences of the colors at every fourth pixel of every fourth line."""
    one, other = (image.convertToFormat(QImage.Format.Format_RGB32) for image in (a, b))
    assert one.size() == other.size()
    for y in range(2, one.height(), 4):
        lines = [bytes(image.constScanLine(y)) for image in (one, other)]
        channels = [map(sub, lines[0][at::16], lines[1][at::16]) for at in (8, 9, 10)]
        yield from zip(*channels, strict=True)


def test_with_reduced_motion_there_is_a_short_fade_and_no_stars(qtbot: QtBot, over_a_table: GameEnd) -> None:
    end = over_a_table
    end._table.set_reduced_motion(True)
    end.show_end(rows_won_by(PlayerKind.YOU), "Ninety-nine", celebrates=True)
    assert end._clock.duration() <= FADE
    assert not end.stars
    qtbot.waitUntil(lambda: not end.is_moving)


def test_stars_celebrate_people_and_not_computers(over_a_table: GameEnd) -> None:
    over_a_table.show_end(rows_won_by(PlayerKind.COMPUTER), "Ninety-nine")
    assert not over_a_table.stars
    over_a_table.show_end(rows_won_by(PlayerKind.CHILD), "Ninety-nine")
    assert over_a_table.stars


@pytest.mark.parametrize("is_told", [False, True], ids=["opened again", "told by the table"])
def test_the_winner_is_announced_once(
    over_a_table: GameEnd, monkeypatch: pytest.MonkeyPatch, is_told: bool
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: said.append(message(event)))
    over_a_table.show_end(rows_won_by(PlayerKind.CHILD), "Ninety-nine", is_told=is_told)
    assert [sentence for sentence in said if sentence] == []
    # The focused button is read out with its description.
    said_first = over_a_table.again.accessibleDescription()
    assert ("Mia wins!" in said_first) is not is_told
    assert "won the game" not in said_first
    assert said_first.index("1: Mia") < said_first.index("2: ")
    assert over_a_table.accessibleName() == "Result"


def message(event: object) -> str:
    return event.message() if isinstance(event, QAccessibleAnnouncementEvent) else ""


def test_leaving_the_end_uncovers_the_table(over_a_table: GameEnd) -> None:
    end = over_a_table
    end.show_end(rows_won_by(PlayerKind.YOU), "Ninety-nine")
    end.leave()
    assert not end.is_shown
    assert not end.is_moving
    assert end.isHidden()


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_notice_covers_no_title_winner_or_button(over_a_table: GameEnd, text: float) -> None:
    end, theme = over_a_table, FOREST.like()
    theme.text = text
    end.show_end(rows_won_by(PlayerKind.YOU), "Ninety-nine, 4 deals")
    notice = Notice(theme, end)
    notice.say("Game copied. Paste it anywhere.", near=lambda: end.share.geometry().center())
    buttons = [one.geometry() for one in end.findChildren(QAbstractButton) if one.isVisible()]
    assert len(buttons) > 3
    for box in (end.titles_box(), *end.plates(), *buttons):
        assert not box.isEmpty()
        assert not notice.geometry().intersects(box)
