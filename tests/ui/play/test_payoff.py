"""The end of a game says something true and good, after a loss too, and leads to the album."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import GameEnded
from cardtable.game.record.figures import TurningPoint
from cardtable.rules.deeds import Deed
from cardtable.storage.games import GameStore
from cardtable.ui.drawing import pictures
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.play.celebration import CELEBRATIONS, PlayerKind
from cardtable.ui.play.payoff import AlbumNews, Decider, Payoff, SeatNews, praises_of
from cardtable.ui.play.standings import Standing
from cardtable.ui.table.motion.speeds import Pace
from tests.playing import play_on
from tests.rows import rows
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow

ORDER = ("Olive", "Ann", "Mia", "Pip")
"""The players from the first place to the last; Ann and Mia are people, and Ann is the one at the screen."""


def standings(won: str = "Olive") -> list[Standing]:
    places = sorted(ORDER, key=lambda name: name != won)
    return [
        Standing(
            place, name, "fox", kind_of(name), place == 1, None, None, None, False, seat=ORDER.index(name)
        )
        for place, name in enumerate(places, start=1)
    ]


def kind_of(name: str) -> PlayerKind:
    return {"Ann": PlayerKind.YOU, "Mia": PlayerKind.PERSON}.get(name, PlayerKind.COMPUTER)


def news(*seats: SeatNews, tally: Sequence[tuple[str, str, int]] = ()) -> AlbumNews:
    return AlbumNews("to-twenty", seats, tally, None, lambda seat: None, lambda: None)


NEW = [Deed("stay 99"), Deed("win")]


@rows(
    "seats, won, words",
    [
        ([SeatNews(1, NEW, [], 3, 2)], "Ann", ["New in your album: Win a game"]),
        (
            [SeatNews(2, NEW[:1], [], 3, 1), SeatNews(1, [], [], 3, 2)],
            "Olive",
            ["You outlasted 2 of 3 players", "New in Mia's album: Keep the total at 99"],
        ),
        ([SeatNews(1, [], NEW, 3, 2, 31)], "Olive", ["Your longest deal yet: 31 plays"]),
        ([SeatNews(2, [], [], 3, 2)], "Olive", ["Mia outlasted 1 of 3 players"]),
        (
            [SeatNews(1, [], [], 3, 2, games=2)],
            "Olive",
            ["You outlasted 2 of 3 players, more than in the 2 games before"],
        ),
        ([SeatNews(1, [], [], 3, 2, games=1)], "Olive", ["You outlasted 2 of 3 players"]),
        ([SeatNews(1, [], [], 3, 2)], "Ann", ["You survived 2 of 3 deals"]),
        ([SeatNews(1, [], [], 1, 1)], "Ann", []),
        ([SeatNews(1, [], [], 3, 0)], "Ann", []),
    ],
)
def test_the_best_that_is_true_is_said_of_each_person(
    seats: list[SeatNews], won: str, words: list[str]
) -> None:
    assert [praise.words for praise in praises_of(news(*seats), standings(won))] == words


def test_a_tally_needs_two_people(qtbot: QtBot) -> None:
    payoff = Payoff(FOREST, None)  # type: ignore[arg-type]
    qtbot.addWidget(payoff)
    payoff.show_news(news(tally=[("Ann", "fox", 2)]), standings(), Pace())
    assert not payoff.has_news
    payoff.show_news(news(tally=[("Ann", "fox", 2), ("Mia", "frog", 1)]), standings(), Pace())
    assert payoff.has_news
    assert "Ann: 2" in payoff.accessibleName()
    assert "Mia: 1" in payoff.accessibleName()


def test_the_tally_fills_a_sheet_without_praise(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    payoff, sides = Payoff(FOREST, None), list[float]()  # type: ignore[arg-type]
    qtbot.addWidget(payoff)
    payoff.resize(600, 216)

    def draw(painter: QPainter, name: str, x: float, y: float, side: float) -> None:
        sides.append(side)

    monkeypatch.setattr("cardtable.ui.play.payoff.paint.avatar", draw)
    family = [("Ann", "fox", 2), ("Mia", "frog", 1)]
    for seats in ([SeatNews(1, [], [], 3, 0)], [SeatNews(1, [], [], 3, 2)]):
        payoff.show_news(news(*seats, tally=family), standings("Ann"), Pace())
        payoff.grab()
    alone, beside = sides[0], sides[-1]
    assert alone > 1.5 * beside


@pytest.mark.parametrize("before", [[], NEW[:1]])
@pytest.mark.parametrize("pace", [Pace(), Pace(reduced=True), Pace(0)])
def test_the_card_turns_with_the_first_deed_unless_motion_is_reduced(
    qtbot: QtBot, before: list[Deed], pace: Pace
) -> None:
    payoff = Payoff(FOREST, None)  # type: ignore[arg-type]
    qtbot.addWidget(payoff)
    payoff.show_news(news(SeatNews(1, NEW[1:], before, 3, 2)), standings(), pace)
    moves = not before and pace == Pace()
    assert payoff.turned == (0 if moves else 1)
    payoff.show()
    qtbot.waitUntil(lambda: payoff.turned == 1, timeout=PATIENCE)


def test_the_cards_of_the_deciding_deal_are_large_on_a_sheet_of_their_own(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    decider, widths = Decider(FOREST, None), list[float]()  # type: ignore[arg-type]
    qtbot.addWidget(decider)
    decider.show_deal(TurningPoint(2, ((0, "KH"), (1, "9S")), 2, 0), standings())

    def face(code: str, width: float, *rest: str | float) -> QPixmap:
        widths.append(width)
        return pictures.face(code, width, *rest)

    monkeypatch.setattr("cardtable.ui.play.payoff.pictures", SimpleNamespace(face=face))
    for height in (90, 340):
        decider.resize(630, height)
        decider.grab()
    low, high = widths[0], widths[-1]
    assert high > 2 * low
    assert 3 * 1.3 * high < 630


@rows("kind", list(CELEBRATIONS))
def test_play_again_is_there_within_two_seconds(kind: PlayerKind | None) -> None:
    assert CELEBRATIONS[kind].sheet.end < 2000


def test_the_end_shows_a_new_deed_and_leads_to_its_page(window: MainWindow, qtbot: QtBot) -> None:
    players = (Player("Ann", "person"), Player("Olive", "computer", "random", "owl"))
    match = Match.start(MatchSetup("to-twenty", players, "3"), GameStore(window.services.directory))
    window.session.open_match(match)
    play_on(match)
    ended = next(event for event in match.story() if isinstance(event, GameEnded))
    end = window.table.page.end
    end.show_match(match, ended, celebrates=False, is_told=False)
    qtbot.waitUntil(end.payoff.isVisible, timeout=PATIENCE)
    assert end.payoff.text().startswith("New in your album: ")
    assert end.payoff.geometry().bottom() <= end.height()
    assert end.payoff.x() > end.standings.geometry().right() - 6
    assert end.decider.text().startswith("Deal ")
    assert end.decider.isVisible()
    assert not end.review.isVisible(), "the deal that decided it is the way to look back"
    assert (end.again.text(), end.back.text()) == ("Play again", "Done")
    assert not end.payoff.geometry().intersects(end.decider.geometry().adjusted(6, 6, -6, -6))
    end.decider.click()
    qtbot.waitUntil(lambda: window.navigator.is_shown("replay"), timeout=PATIENCE)
    window.navigator.go("table")
    end.payoff.click()
    assert window.navigator.is_shown("album-game")
    assert window.navigator["album-game"].page.variant == "to-twenty"
