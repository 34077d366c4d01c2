"""The end of a game over the table: who won, how everybody stands, and orders that were not meant for it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Stuck
from cardtable.game.refusals import Refusal
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.play.game_end import GameEnd
from cardtable.ui.play.standings import Standing, again_note


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1440, 900)])
def test_standings_are_drawn_and_told(qtbot: QtBot, size: QSize) -> None:
    end = GameEnd(FOREST)
    qtbot.addWidget(end)
    end.resize(size)
    winner = Standing(1, "Olive", "owl", False, True, 2, 3, None, False)
    loser = Standing(2, "Ann", "fox", True, False, 0, 3, 4, True)
    end.show_end([winner, loser], "Ninety-nine, 4 deals", "Play again")
    assert end.title == "Olive wins!"
    assert "2: Ann, went out in deal 4, 0 of 3 tokens left" in end.standings.accessibleName()
    assert end.grab().toImage() != QImage()


@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1440, 900)])
def test_the_standings_grow_with_the_text_as_far_as_rows_have_room(
    qtbot: QtBot, size: QSize, players: int
) -> None:
    theme = FOREST.like()
    theme.wear(theme, text=2.0)
    end = GameEnd(theme)
    qtbot.addWidget(end)
    end.resize(size)
    rows = [Standing(n + 1, f"P{n}", "owl", False, n == 0, 0, 3, None, n > 0) for n in range(players)]
    end.show_end(rows, "Ninety-nine, 4 deals", "Play again")
    sheet = end.standings
    assert sheet.grown > 1.2 if players < 10 else sheet.grown == 1
    assert sheet.has_low_rows is (players == 10)
    lines = 18 if sheet.has_low_rows else 18 + 14
    assert lines * 1.25 * sheet.grown * sheet.scale <= sheet.height() / players
    assert end.rect().contains(sheet.geometry())
    assert end.rect().contains(end.again.geometry())


def test_two_winners_share_the_title(qtbot: QtBot) -> None:
    end = GameEnd(FOREST)
    qtbot.addWidget(end)
    rows = [Standing(1, name, "owl", False, True, None, None, None, False) for name in ("Olive", "Pip")]
    end.show_end(rows, "", "Play again")
    assert end.title == "Olive and Pip win!"


def test_a_game_without_tokens_counts_forfeits(qtbot: QtBot) -> None:
    end = GameEnd(FOREST)
    qtbot.addWidget(end)
    rows = [
        Standing(1, "You", "fox", True, True, None, None, None, False, forfeits=0),
        Standing(1, "Olive", "owl", False, True, None, None, None, False, forfeits=0),
        Standing(3, "Bruno", "bear", False, False, None, None, None, False, forfeits=1),
        Standing(4, "Pip", "penguin", False, False, None, None, None, False, forfeits=2),
    ]
    end.show_end(rows, "Ninety-eight, 3 deals", "Play again")
    assert end.title == "You and Olive win!"
    said = end.standings.accessibleName()
    assert "Bruno, lost one deal" in said
    assert "Pip, lost 2 deals" in said


def test_who_is_never_put_out_has_played_to_the_end(qtbot: QtBot) -> None:
    end = GameEnd(FOREST)
    qtbot.addWidget(end)
    winner = Standing(1, "Olive", "owl", False, True, 4, 4, None, False, kind="letter")
    end.show_end(
        [winner, Standing(2, "You", "fox", True, False, 2, 4, None, False, kind="letter")],
        "Zeus",
        "Play again",
    )
    assert "2: You, played to the end" in end.standings.accessibleName()


def test_who_went_out_in_the_only_deal_is_told_by_the_move(qtbot: QtBot) -> None:
    end = GameEnd(FOREST)
    qtbot.addWidget(end)
    winner = Standing(1, "Olive", "owl", False, True, None, None, None, False)
    loser = Standing(2, "You", "fox", True, False, None, None, 1, True, out_at=40)
    end.show_end([winner, loser], "Arizona, one deal", "Play again")
    assert end.standings.accessibleName() == "1: Olive, won the game. 2: You, went out on move 40"


def test_reward_marks_are_told_at_the_end(qtbot: QtBot) -> None:
    end = GameEnd(FOREST)
    qtbot.addWidget(end)
    winner = Standing(1, "Olive", "owl", False, True, None, None, None, False, marks=3)
    loser = Standing(2, "You", "fox", True, False, None, None, 1, True, out_at=40, marks=1)
    end.show_end([winner, loser], "Arizona, one deal", "Play again")
    said = "1: Olive, won the game, Reward marks: 3. 2: You, went out on move 40, Reward marks: 1"
    assert end.standings.accessibleName() == said


def test_where_everybody_loses_no_place_is_given_and_the_hand_is_named(qtbot: QtBot) -> None:
    end = GameEnd(FOREST)
    qtbot.addWidget(end)
    holder = Standing(1, "Olive", "owl", False, False, None, None, None, False, hand="three sixes")
    end.show_end(
        [holder, Standing(1, "You", "fox", True, False, None, None, None, False)], "one deal", "Play again"
    )
    assert end.title == "Everybody loses"
    assert end.standings.accessibleName() == "Olive, held three sixes. You, lost the game"


@pytest.mark.parametrize("variant", ["ninety-eight-arizona", "ninety-nine-boyer"])
def test_who_deals_when_the_same_play_again_is_told_where_that_is_known(qtbot: QtBot, variant: str) -> None:
    seats = (Player("Ann", "person"), Player("Olive", "computer", "casual", "owl"))
    told = set()
    for seed in range(8):
        match = Match.start(MatchSetup(variant, seats, str(seed)))
        match.deal()
        while match.awaits is not Awaits.OVER:
            plays = match.view(match.seat).plays
            assert not isinstance(match.play(plays[0] if plays else Stuck()), Refusal)
            if match.awaits is Awaits.DEAL:
                match.deal()
        told.add((match.winners, again_note(match)))
    same = "Play again keeps seats and rules"
    if variant == "ninety-nine-boyer":
        assert {note for _, note in told} == {same}
    else:
        assert told == {((0,), f"{same}; you deal"), ((1,), f"{same}; Olive deals")}
    end = GameEnd(FOREST)
    qtbot.addWidget(end)
    end.show_end([Standing(1, "Ann", "fox", True, True, None, None, None, False)], "", f"{same}; you deal")
    assert end.again.accessibleDescription().endswith(f"{same}; you deal")


def test_a_hasty_click_does_not_sweep_the_result_away(qtbot: QtBot) -> None:
    end = GameEnd(FOREST)
    qtbot.addWidget(end)
    asked: list[str] = []
    end.again_asked.connect(lambda: asked.append("again"))
    end.new_game_asked.connect(lambda: asked.append("new"))
    end.deaf = 60_000
    end.show_end(
        [Standing(1, "You", "fox", True, True, 1, 1, None, False)], "Ninety-nine, one deal", "Play again"
    )
    end.again.click()
    end.new_game.click()
    qtbot.keyClick(end, Qt.Key.Key_Return)
    assert asked == []
    end.deaf = 0
    end.again.click()
    assert asked == ["again"]
