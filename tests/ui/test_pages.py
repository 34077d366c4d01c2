"""The pages by themselves: search, bounds of what can be chosen, standings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.ui.pages.game_over import GameOverPage, Standing
from cardtable.ui.pages.games_list import all_games
from cardtable.ui.pages.rules import RulesPage
from cardtable.ui.theme import FOREST


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
    page.show_end([winner, loser], "Ninety-nine, 4 deals")
    assert page.title == "Olive wins!"
    assert "2: Ann, out in deal 4, 0 of 3 tokens left" in page.standings.accessibleName()
    assert page.grab().toImage() != QImage()


def test_two_winners_share_the_title(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    rows = [Standing(1, name, "owl", False, True, None, None, None, False) for name in ("Olive", "Pip")]
    page.show_end(rows, "")
    assert page.title == "Olive and Pip win!"


def test_a_game_without_tokens_counts_forfeits(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    rows = [
        Standing(1, "You", "fox", True, True, None, None, None, False, 0),
        Standing(1, "Olive", "owl", False, True, None, None, None, False, 0),
        Standing(3, "Bruno", "bear", False, False, None, None, None, False, 1),
        Standing(4, "Pip", "penguin", False, False, None, None, None, False, 2),
    ]
    page.show_end(rows, "Ninety-eight, 3 deals")
    assert page.title == "You and Olive win!"
    said = page.standings.accessibleName()
    assert "Bruno, lost one deal" in said
    assert "Pip, lost 2 deals" in said


def test_a_hasty_click_does_not_sweep_the_result_away(qtbot: QtBot) -> None:
    page = GameOverPage(FOREST)
    qtbot.addWidget(page)
    asked: list[str] = []
    page.again_asked.connect(lambda: asked.append("again"))
    page.new_game_asked.connect(lambda: asked.append("new"))
    page.deaf = 60_000
    page.show_end([Standing(1, "You", "fox", True, True, 1, 1, None, False)], "Ninety-nine, one deal")
    page.again.click()
    page.new_game.click()
    page.default_action()
    assert asked == []
    page.deaf = 0
    page.again.click()
    assert asked == ["again"]
