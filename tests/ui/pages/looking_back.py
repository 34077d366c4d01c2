"""What the tests of the replay share: its page on screen, without a window around it and without animations."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.cards.hand_order import AS_DEALT
from cardtable.controller.lookback.review import Decision, Judgement
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.replay.replay_page import ReplayPage


def replay_page(qtbot: QtBot) -> ReplayPage:
    """The page, shown at the size of a small screen, without a game."""
    page = ReplayPage(FOREST)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.prefer(0, False, AS_DEALT)
    page.show()
    return page


def sound(decision: Decision) -> Judgement:
    """Nothing would have been better."""
    return Judgement(decision, Advice(decision.played), None)
