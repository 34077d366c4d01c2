"""Helpers for tests of the replay."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.cards.faces import AS_DEALT
from cardtable.controller.lookback.review import Decision, Judgment
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.replay.replay_page import ReplayPage


def replay_page(qtbot: QtBot) -> ReplayPage:
    """Return a replay page without a game, a window or animations, at the size of a small screen."""
    page = ReplayPage(FOREST)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.prefer(0, False, AS_DEALT)
    page.show()
    return page


def sound(decision: Decision) -> Judgment:
    """Judge the choice as the best one."""
    return Judgment(decision, Advice(decision.played), None)
