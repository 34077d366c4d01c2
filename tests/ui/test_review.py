"""The page that looks back on a game: it fills, it can be stopped, and what it says can be read."""

from __future__ import annotations

from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Keeps
from cardtable.controller.match import Awaits, Match
from cardtable.controller.review import Costly, Decision
from cardtable.controller.setup import MatchSetup, Player
from cardtable.game.moves import Play
from cardtable.ui.pages import review
from cardtable.ui.pages.review import ReviewPage
from cardtable.ui.theme import FOREST

PLAYERS = (Player("Sam", "person"), Player("Ada", "computer", "clever", "owl"))


@pytest.fixture
def match() -> Match:
    """A deal in which the person has chosen a few times."""
    started = Match.start(MatchSetup("ninety-nine", PLAYERS, "3"))
    started.deal()
    while started.awaits in (Awaits.PERSON, Awaits.COMPUTER) and started.turn_number < 10:
        started.play(started.view(started.seat).moves[0])
    return started


@pytest.fixture
def page(qtbot: QtBot) -> ReviewPage:
    made = ReviewPage(FOREST)
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    return made


def costly(decision: Decision) -> Costly:
    """The later the move, the more it cost."""
    return Costly(decision, decision.number, 0.46, Play(("9D",), "0", 68), 0.83, (Keeps(2, 99),))


def test_the_list_begins_with_what_cost_most(
    qtbot: QtBot, page: ReviewPage, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "judge", costly)
    with qtbot.waitSignal(page.finished):
        page.look_back(match)
    points = [one.points for one in page.costly]
    assert len(points) >= 2
    assert points == sorted(points, reverse=True)
    text = page.text.toPlainText()
    assert "Better: 9 of diamonds to make 68, 83 %" in text
    assert "It keeps 2 cards that can be played even at 99." in text
    assert text.index(f"{points[0]} points") < text.index(f"{points[1]} points")
    assert not page.stop.isVisible()


def test_it_can_be_stopped_and_says_how_far_it_came(
    qtbot: QtBot, page: ReviewPage, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, release = Event(), Event()

    def slow(decision: Decision) -> None:
        started.set()
        release.wait()

    monkeypatch.setattr(review, "judge", slow)
    page.look_back(match)
    qtbot.waitUntil(started.is_set)
    assert page.progress.text().startswith("Looking at choice 0 of")
    page.stop.click()
    release.set()
    assert page._pool.waitForDone(10_000)
    qtbot.wait(1)
    assert page.progress.text().startswith("0 of")
    assert page.costly == []


def test_a_sound_game_is_said_to_be_one(
    qtbot: QtBot, page: ReviewPage, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "judge", lambda decision: None)
    with qtbot.waitSignal(page.finished):
        page.look_back(match)
    assert "No choice was clearly worse than another." in page.text.toPlainText()


def test_what_cannot_be_judged_keeps_nothing_from_being_found(
    qtbot: QtBot, page: ReviewPage, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int] = []

    def frail(decision: Decision) -> Costly:
        numbers.append(decision.number)
        if len(numbers) == 1:
            raise OSError("no more processes")
        return costly(decision)

    monkeypatch.setattr(review, "judge", frail)
    with qtbot.waitSignal(page.finished):
        page.look_back(match)
    assert len(page.costly) == len(numbers) - 1 >= 1
