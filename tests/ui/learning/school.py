"""A child at a table of the real window, for tests of lessons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable import clock
from cardtable.bots.levels import LEVELS
from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Play
from cardtable.learning.attempts import Attempt, Role
from cardtable.learning.calling import Calling
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.questions import Question
from cardtable.learning.returns import Missed
from cardtable.rules.catalog import catalog
from cardtable.ui.learning.check_panel import CheckPanel
from cardtable.ui.learning.lesson_panel import LessonPanel
from cardtable.ui.learning.question_panel import QuestionPanel
from cardtable.ui.learning.rescue_panel import RescuePanel
from cardtable.ui.learning.settling import PAUSE
from cardtable.ui.learning.teacher import Teacher
from cardtable.ui.play.states import TableState
from tests.ui.conftest import PATIENCE, passing
from tests.ui.driver import MainWindow, OpenWindow

SOON = {"to-twenty": "55", "ono-99": "2"}
"""Seeds of games in which deals end soon and a sum of two jumps comes up soon."""

SHORT = "to-twenty"
"""A game with short deals."""

VARIANTS = ("ono-99", "boom-o", "ninety-nine-baltimore")


def settle(panel: QuestionPanel | CheckPanel) -> None:
    """End the moment in which new or moved keys can't be pressed."""
    see(panel)
    now = panel.settling.clock()
    panel.settling.clock = lambda: now + PAUSE


def see(panel: QWidget) -> None:
    """Let the panel be painted, so that what is new on it is seen."""
    panel.grab()
    QCoreApplication.processEvents()


def mouse(on: QWidget, at: QPointF, kind: QEvent.Type, made: int) -> None:
    """Send what a mouse did at that time, in the milliseconds of events."""
    held = kind != QEvent.Type.MouseButtonRelease
    buttons = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
    event = QMouseEvent(
        kind, at, on.mapToGlobal(at), Qt.MouseButton.LeftButton, buttons, Qt.KeyboardModifier.NoModifier
    )
    event.setTimestamp(made)
    QCoreApplication.sendEvent(on, event)


def tap(on: QWidget, made: int) -> None:
    """Tap the middle of a button or a picture."""
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        mouse(on, QPointF(on.rect().center()), kind, made)


def press_key(on: QWidget, key: Qt.Key, text: str, made: int, again: bool = False) -> None:
    """Press a key at that time, or repeat it `again` as one that is held."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, again)
    event.setTimestamp(made)
    QCoreApplication.sendEvent(on, event)


class School:
    """A child at the table, and the questions that come up."""

    def __init__(
        self,
        qtbot: QtBot,
        window: MainWindow,
        variant: str,
        role: Role,
        persons: int,
        profile: Profile,
        options: dict[str, str],
        comes: bool = True,
        seed: str = "",
    ) -> None:
        """With `comes` the child confirms at once whenever the table waits for that."""
        self.comes = comes
        self.qtbot, self.window = qtbot, window
        window.learner_file.open(lambda store: None)
        store = window.learner_file.store
        assert store is not None
        self.store = store
        self.learner = self.store.add("Mia", "rabbit", profile.text)
        players = [Player("Mia", "person", "", "rabbit", self.learner.id, role)]
        players += [Player(f"P{n}", "person", "", "fox") for n in range(1, persons)]
        players += [Player(f"C{n}", "computer", LEVELS[0], "owl") for n in range(4 - persons)]
        rules = catalog().resolve(variant)
        seats = max(rules.min_players, min(4, rules.max_players))
        setup = MatchSetup(variant, tuple(players[:seats]), seed or SOON.get(variant, "11"), options)
        window.preferences.change(curtain=False)
        window.session.open_match(window.games_on_disk.begin(setup))
        for panel in (self.panel, self.teacher.rescue, self.teacher.check):
            panel.deaf = 0
        self.teacher.hand_over.deaf = 0
        self.wait()

    @property
    def teacher(self) -> Teacher:
        page = self.window.table.page
        return page.teacher

    @property
    def panel(self) -> LessonPanel:
        return self.teacher.panel

    @property
    def calling(self) -> Calling:
        """Return the current question."""
        calling = self.panel.calling
        assert calling is not None
        return calling

    @property
    def match(self) -> Match:
        match = self.window.match
        assert match is not None
        return match

    @property
    def attempts(self) -> list[Attempt]:
        return read_attempts(self.store, self.learner.id)

    @property
    def profile(self) -> Profile:
        return read_profile(self.store.learners()[0].document)

    def wait(self) -> None:
        """Wait for a question, a person's move or a deal."""
        self.wait_for_child()
        if self.comes and not self.teacher.hand_over.isHidden():
            self.teacher.hand_over.deaf = 0
            self.teacher.hand_over.here.click()

    def wait_for_child(self) -> None:
        """Wait as `wait` does, or until the table waits for the child."""

        def due() -> bool:
            page, match = self.window.table.page, self.window.match
            if page is None or match is None:
                return False
            if self.teacher.busy or self.window.table.page.shows_end:
                return True
            if page.view.stage.waits:
                page.view.stage.go_on()
            if page.conductor.state is TableState.ENDING:
                page.view.next_deal_asked.emit()
            waits = match.awaits is Awaits.PERSON or (match.awaits is Awaits.DEAL and match.view().deal > 0)
            return page.conductor.is_resting and waits

        with passing(self.qtbot, self.window):
            self.qtbot.waitUntil(due, timeout=PATIENCE)

    def leave_and_go_on(self, open_window: OpenWindow) -> None:
        """Close the window during a question, and continue the game in a new one."""
        self.window.close()
        self.window = open_window()
        self.window.preferences.change(curtain=False)
        self.window.continue_game()
        self.qtbot.waitUntil(lambda: self.teacher.busy, timeout=PATIENCE)
        self.wait()

    def play(self) -> None:
        """Play the first card for the player to act, or deal."""
        page, match = self.window.table.page, self.match
        if match.awaits is Awaits.DEAL:
            page.view.next_deal_asked.emit()
        else:
            moves = match.view().moves
            page.view.play_chosen.emit(next((m for m in moves if isinstance(m, Play)), moves[0]))
        self.wait()

    def until_question(self) -> None:
        """Play until a total must be called; friends have to wait."""
        for _ in range(60):
            if self.teacher.front is self.teacher.rescue:
                self.teacher.rescue.left.emit()
                self.wait()
            elif self.teacher.busy:
                return
            else:
                self.play()
        raise AssertionError("nobody was asked")

    def type(self, number: int, enter: bool = True) -> None:
        """Type a number on the keyboard."""
        for figure in str(number):
            self.qtbot.keyClick(self.panel, figure)
        if enter:
            self.qtbot.keyClick(self.panel, Qt.Key.Key_Return)

    @property
    def answer(self) -> int:
        return self.calling.question.answer

    def go_on(self) -> None:
        """Leave the feedback on an answer with Enter."""
        self.qtbot.keyClick(self.panel, Qt.Key.Key_Return)
        self.wait()

    def answer_right(self) -> None:
        self.type(self.answer)
        self.go_on()


def slipped(*questions: Question) -> Profile:
    """Return a profile in which these sums are due again."""
    day = clock.today().isoformat()
    missed = tuple(Missed(question, day, day, step=1) for question in questions)
    return Profile(mode="pad", missed=missed)


def until_friend(child: School, deals: int = 99) -> RescuePanel:
    """Answer everything right until a friend asks at the end of one of the first `deals` deals."""
    panel = child.teacher.rescue
    for _ in range(200):
        if child.teacher.front is panel:
            return panel
        match = child.window.match
        if child.window.table.page.shows_end or match is None or match.view().deal > deals:
            break
        if child.teacher.busy:
            child.answer_right()
        else:
            child.play()
    raise AssertionError("no friend asked")


Open = Callable[..., School]
"""The fixture `school`, which opens a table with a child."""
