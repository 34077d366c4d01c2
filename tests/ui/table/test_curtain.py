"""The curtain between two players: its words grow and fit, and it falls, rises and hides the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.ui.drawing.paint import text_width
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.play.curtain import Curtain, Pass, fallen_share
from cardtable.ui.table.motion.speeds import FADE, Pace

FACTS = (("Running total", "0"), ("Direction", "counterclockwise"), ("After Benjamin", "Charlotte"))
NOTE = "No peeking!"


def curtain_in(qtbot: QtBot, wide: int, text: float = 1.0) -> Curtain:
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(wide, wide * 640 // 1024)
    theme = FOREST.like()
    theme.apply_theme(theme, text=text)
    return Curtain(theme, over, lambda: Pace(0), over.grab)


@pytest.mark.parametrize("wide", [1024, 1440])
def test_the_words_on_the_curtain_grow_with_the_text_and_stay_in_the_window(qtbot: QtBot, wide: int) -> None:
    curtain = curtain_in(qtbot, wide)
    curtain.pass_to(Pass("Benjamin", "bear", FACTS))
    assert [line for line, _, _ in curtain.lines()] == [NOTE]
    usual = *(size for _, size, _ in curtain.lines()), *curtain.fact_sizes(), curtain.button.width()
    curtain.theme.apply_theme(curtain.theme, text=2.0)
    curtain.pass_to(Pass("Benjamin", "bear", FACTS))
    large = *(size for _, size, _ in curtain.lines()), *curtain.fact_sizes(), curtain.button.width()
    assert all(now > before * 1.2 for now, before in zip(large, usual, strict=True))
    assert curtain.strip_width() <= wide


SINCE = (
    "Noah plays the 7 of hearts, making 68, and Olive plays the king of clubs, making 99.",
    "Noah loses one penny.",
)
MARK = QColor("#00FF00")


@pytest.mark.parametrize("wide", [1024, 1440])
@pytest.mark.parametrize("large", [1.0, 2.0])
def test_the_news_since_your_turn_fit_the_curtain(qtbot: QtBot, wide: int, large: float) -> None:
    curtain = curtain_in(qtbot, wide, large)
    curtain.pass_to(Pass("Benjamin", "bear", FACTS, SINCE))
    lines = curtain.lines()
    assert tuple(line for line, _, is_past in lines if is_past) == SINCE
    assert sum(size for _, size, _ in lines) * 1.42 <= 137 * max(0.71, curtain.scale)
    assert all(text_width(line, size, 700) <= wide - 40 for line, size, _ in lines)
    assert "Since your last turn. Noah plays the 7 of hearts" in curtain.button.accessibleDescription()


def test_nothing_is_since_a_last_turn_before_the_first_one(qtbot: QtBot) -> None:
    curtain = curtain_in(qtbot, 1440)
    match = Match.start(MatchSetup("ninety-nine", (Player("Ann", "person"), Player("Mia", "person")), "7"))
    match.deal()
    first, seen = match.seat, []
    for _ in range(3):
        curtain.wait_for(match, match.seat)
        seen.append((match.seat == first, "last turn" in curtain.button.accessibleDescription()))
        assert curtain.lines()[-1][2], "there are news"
        match.play(match.view(match.seat).plays[0])
    assert seen == [(True, False), (False, False), (True, True)]


@pytest.mark.parametrize("wide", [1024, 1440])
@pytest.mark.parametrize("large", [1.0, 2.0])
def test_long_news_are_not_printed_smaller(qtbot: QtBot, wide: int, large: float) -> None:
    curtain = curtain_in(qtbot, wide, large)
    much = (f"{SINCE[0]} Benjamin couldn't answer and lost the turn. {SINCE[0]}", SINCE[1])
    curtain.pass_to(Pass("Benjamin", "bear", FACTS, much))
    past = [(line, size) for line, size, is_past in curtain.lines() if is_past]
    assert " ".join(line for line, _ in past) == " ".join(much)
    assert min(size for _, size in past) >= 14
    assert sum(size for _, size, _ in curtain.lines()) * 1.42 <= 137 * max(0.71, curtain.scale)
    assert all(text_width(line, size, 700) <= wide - 40 for line, size in past)


def test_the_curtain_accelerates_and_lands_smoothly() -> None:
    ways = [fallen_share(number / 100) for number in range(101)]
    assert ways[0] == 0
    assert ways[-1] == pytest.approx(1)
    assert ways[60] - ways[50] > ways[20] - ways[10]
    assert all(abs(b - a) < 0.04 for a, b in pairwise(ways))


@pytest.fixture
def hung(qtbot: QtBot) -> Iterator[tuple[Curtain, list[str]]]:
    """A curtain at the usual pace over a table of one color, and the signals that it emitted."""
    over = QWidget()
    qtbot.addWidget(over)
    over.resize(1024, 640)
    over.show()
    table = QPixmap(1024, 640)
    table.fill(MARK)
    curtain = Curtain(FOREST.like(), over, lambda: Pace(), lambda: table)
    curtain.deaf = 0
    messages: list[str] = []
    curtain.fallen.connect(lambda: messages.append("fallen"))
    curtain.lifted.connect(lambda: messages.append("lifted"))
    yield curtain, messages
    over.close()


def shows_table(curtain: Curtain) -> bool:
    """Return if any of the table shows through."""
    picture = curtain.grab().toImage()
    return any(picture.pixelColor(8, y) == MARK for y in range(0, 640, 4))


def arrive(curtain: Curtain) -> None:
    """Let the time of the animation pass."""
    curtain._clock.setCurrentTime(curtain._clock.duration())
    assert not curtain.is_moving


def test_the_curtain_emits_fallen_when_down_and_lifted_when_up(hung: tuple[Curtain, list[str]]) -> None:
    curtain, messages = hung
    curtain.pass_to(Pass("Mia", "rabbit"))
    assert curtain.is_moving
    assert messages == []
    assert shows_table(curtain)
    assert not curtain.button.isVisible()
    arrive(curtain)
    assert messages == ["fallen"]
    assert not shows_table(curtain)
    assert curtain.button.isVisible()
    curtain.button.click()
    assert curtain.is_moving
    assert messages == ["fallen"]
    arrive(curtain)
    assert messages == ["fallen", "lifted"]
    assert not curtain.isVisible()


def test_a_key_that_is_held_down_lifts_no_curtain(hung: tuple[Curtain, list[str]]) -> None:
    curtain, messages = hung
    curtain.pass_to(Pass("Mia", "rabbit"))
    arrive(curtain)
    for is_held, heard in ((True, ["fallen"]), (False, ["fallen", "lifted"])):
        key = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=is_held
        )
        QApplication.sendEvent(curtain, key)
        if curtain.is_moving:
            arrive(curtain)
        assert messages == heard


def test_the_words_of_the_curtain_are_read_once(qtbot: QtBot, hung: tuple[Curtain, list[str]]) -> None:
    curtain, _ = hung
    window = curtain.window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    been: list[str] = []
    QApplication.instance().focusChanged.connect(lambda _, now: been.append(now.accessibleName()))
    curtain.pass_to(Pass("Mia", "rabbit"))
    arrive(curtain)
    curtain.button.click()
    arrive(curtain)
    QApplication.instance().focusChanged.disconnect()
    assert been == ["Mia", "Pass to Mia. Tap when ready", "Mia"]


def test_a_falling_curtain_shows_changes_of_the_table(hung: tuple[Curtain, list[str]]) -> None:
    curtain, _ = hung
    turned = QPixmap(1024, 640)
    turned.fill(QColor("#0000FF"))
    curtain.pass_to(Pass("Mia", "rabbit"))
    assert shows_table(curtain)
    curtain._table = lambda: turned
    curtain._move(0.2)
    assert curtain.is_moving
    assert not shows_table(curtain)
    assert curtain.grab().toImage().pixelColor(8, 600) == QColor("#0000FF")


def test_a_click_completes_the_motion_and_does_nothing_else(
    qtbot: QtBot, hung: tuple[Curtain, list[str]]
) -> None:
    curtain, messages = hung
    curtain.pass_to(Pass("Mia", "rabbit"))
    qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton)
    assert messages == ["fallen"]
    qtbot.keyClick(curtain, Qt.Key.Key_Return)
    qtbot.mouseClick(curtain, Qt.MouseButton.LeftButton)
    assert messages == ["fallen", "lifted"]


def test_a_curtain_hidden_in_motion_emits_nothing(hung: tuple[Curtain, list[str]]) -> None:
    curtain, messages = hung
    curtain.pass_to(Pass("Mia", "rabbit"))
    curtain.hide()
    assert not curtain.is_moving
    assert messages == []


def test_with_reduced_motion_the_table_is_covered_at_once(hung: tuple[Curtain, list[str]]) -> None:
    curtain, messages = hung
    curtain._pace = lambda: Pace(1.0, reduced=True)
    curtain.pass_to(Pass("Mia", "rabbit"))
    assert messages == ["fallen"]
    assert not shows_table(curtain)
    curtain.button.click()
    assert curtain.is_moving
    assert curtain._clock.duration() == FADE
    arrive(curtain)
    assert messages == ["fallen", "lifted"]


def test_the_awaited_player_can_change_behind_the_curtain(hung: tuple[Curtain, list[str]]) -> None:
    curtain, messages = hung
    curtain.pass_to(Pass("Mia", "rabbit"))
    curtain.pass_to(Pass("Noah", "bear"))
    assert not curtain.is_moving
    assert messages == ["fallen"]
    assert curtain.button.accessibleName() == "Pass to Noah. Tap when ready"
