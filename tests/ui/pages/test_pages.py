"""The pages by themselves: search, bounds of what can be chosen, standings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Stuck
from cardtable.game.refusals import Refusal
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.pages.game_over_page import GameOverPage, Standing, again_note
from cardtable.ui.pages.rules_page import RulesPage
from cardtable.ui.shared.games_list import all_games
from cardtable.ui.table.items.plaques import SeatLook, seat_in_words
from cardtable.ui.widgets.controls import PillButton


def test_every_game_has_its_rules_on_the_page(qtbot: QtBot) -> None:
    page = RulesPage(FOREST, all_games())
    qtbot.addWidget(page)
    for game in all_games():
        page.show_game(game.id)
        text = page.text.toPlainText()
        assert game.name in text
        # The page says in a sentence of its own that nobody here is affiliated with the makers of a game.
        assert game.source.partition(" (")[0] in text
        assert len(game.cards) == 3


@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1440, 900)])
def test_standings_are_drawn_and_told(qtbot: QtBot, size: QSize) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    page.resize(size)
    winner = Standing(1, "Olive", "owl", False, True, 2, 3, None, False)
    loser = Standing(2, "Ann", "fox", True, False, 0, 3, 4, True)
    page.show_end([winner, loser], "Ninety-nine, 4 deals", "Play again")
    assert page.title == "Olive wins!"
    assert "2: Ann, went out in deal 4, 0 of 3 tokens left" in page.standings.accessibleName()
    assert page.grab().toImage() != QImage()


@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("size", [QSize(1024, 640), QSize(1440, 900)])
def test_the_standings_grow_with_the_text_as_far_as_rows_have_room(
    qtbot: QtBot, size: QSize, players: int
) -> None:
    theme = FOREST.like()
    theme.wear(theme, text=2.0)
    page = GameOverPage(theme)
    qtbot.addWidget(page)
    page.resize(size)
    rows = [Standing(n + 1, f"P{n}", "owl", False, n == 0, 0, 3, None, n > 0) for n in range(players)]
    page.show_end(rows, "Ninety-nine, 4 deals", "Play again")
    sheet = page.standings
    assert sheet.grown > 1.2 if players < 10 else sheet.grown == 1
    assert sheet.has_low_rows is (players == 10)
    lines = 18 if sheet.has_low_rows else 18 + 14
    assert lines * 1.25 * sheet.grown * sheet.scale <= sheet.height() / players
    assert page.rect().contains(sheet.geometry())
    assert page.rect().contains(page.again.geometry())


def test_two_winners_share_the_title(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    rows = [Standing(1, name, "owl", False, True, None, None, None, False) for name in ("Olive", "Pip")]
    page.show_end(rows, "", "Play again")
    assert page.title == "Olive and Pip win!"


def test_a_game_without_tokens_counts_forfeits(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    rows = [
        Standing(1, "You", "fox", True, True, None, None, None, False, forfeits=0),
        Standing(1, "Olive", "owl", False, True, None, None, None, False, forfeits=0),
        Standing(3, "Bruno", "bear", False, False, None, None, None, False, forfeits=1),
        Standing(4, "Pip", "penguin", False, False, None, None, None, False, forfeits=2),
    ]
    page.show_end(rows, "Ninety-eight, 3 deals", "Play again")
    assert page.title == "You and Olive win!"
    said = page.standings.accessibleName()
    assert "Bruno, lost one deal" in said
    assert "Pip, lost 2 deals" in said


def test_who_is_never_put_out_has_played_to_the_end(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    winner = Standing(1, "Olive", "owl", False, True, 4, 4, None, False, kind="letter")
    page.show_end(
        [winner, Standing(2, "You", "fox", True, False, 2, 4, None, False, kind="letter")],
        "Zeus",
        "Play again",
    )
    assert "2: You, played to the end" in page.standings.accessibleName()


def test_who_went_out_in_the_only_deal_is_told_by_the_move(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    winner = Standing(1, "Olive", "owl", False, True, None, None, None, False)
    loser = Standing(2, "You", "fox", True, False, None, None, 1, True, out_at=40)
    page.show_end([winner, loser], "Arizona, one deal", "Play again")
    assert page.standings.accessibleName() == "1: Olive, won the game. 2: You, went out on move 40"


def test_reward_marks_are_told_at_the_end(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    winner = Standing(1, "Olive", "owl", False, True, None, None, None, False, marks=3)
    loser = Standing(2, "You", "fox", True, False, None, None, 1, True, out_at=40, marks=1)
    page.show_end([winner, loser], "Arizona, one deal", "Play again")
    said = "1: Olive, won the game, Reward marks: 3. 2: You, went out on move 40, Reward marks: 1"
    assert page.standings.accessibleName() == said


def test_reward_marks_are_told_at_the_seat() -> None:
    assert seat_in_words(SeatLook("Olive", "owl", marks=2, cards=4)) == "Olive, reward marks: 2, 4 cards"
    assert seat_in_words(SeatLook("Olive", "owl", marks=2, state="out")) == "Olive is out, reward marks: 2"


def test_where_everybody_loses_no_place_is_given_and_the_hand_is_named(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    holder = Standing(1, "Olive", "owl", False, False, None, None, None, False, hand="three sixes")
    page.show_end(
        [holder, Standing(1, "You", "fox", True, False, None, None, None, False)], "one deal", "Play again"
    )
    assert page.title == "Everybody loses"
    assert page.standings.accessibleName() == "Olive, held three sixes. You, lost the game"


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
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    page.show_end([Standing(1, "Ann", "fox", True, True, None, None, None, False)], "", f"{same}; you deal")
    assert page.again.accessibleDescription().endswith(f"{same}; you deal")


def test_a_hasty_click_does_not_sweep_the_result_away(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    asked: list[str] = []
    page.again_asked.connect(lambda: asked.append("again"))
    page.new_game_asked.connect(lambda: asked.append("new"))
    page.deaf = 60_000
    page.show_end(
        [Standing(1, "You", "fox", True, True, 1, 1, None, False)], "Ninety-nine, one deal", "Play again"
    )
    page.again.click()
    page.new_game.click()
    page.default_action()
    assert asked == []
    page.deaf = 0
    page.again.click()
    assert asked == ["again"]


def test_a_button_with_little_room_keeps_its_words_off_its_edge(qtbot: QtBot) -> None:
    button = PillButton(FOREST, "HHHHHHHHHHHH", "play", primary=True, size=21)
    qtbot.addWidget(button)
    hint = button.sizeHint()
    button.resize(hint.width() * 7 // 10, hint.height())
    picture = button.grab().toImage()
    ends = [*range(8, 16), *range(picture.width() - 16, picture.width() - 8)]
    middle = picture.height() // 2
    assert all(picture.pixelColor(x, middle).lightness() < 180 for x in ends)
    words = [x for x in range(picture.width()) if picture.pixelColor(x, middle).lightness() > 220]
    assert len(words) > 10
