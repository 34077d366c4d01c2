"""Views of one learner below the learners' page: the map of skills, the small sum, the question to delete."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from cardtable.controller.lessons.training import ROUND
from cardtable.language import say, series
from cardtable.learning.ladder import Numbers
from cardtable.learning.mastery import TOO_FEW
from cardtable.learning.practice import PRACTICED
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.report import Report, SkillLine
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.learner_form import cheerful, level_name
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import (
    Bar,
    BoxButton,
    Figure,
    FittedLabel,
    PillButton,
    discard,
    label,
    paragraph,
)
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Sign
from cardtable.ui.widgets.room_page import Awaited
from cardtable.ui.widgets.tool_tips import tip

_LEAST_WIDTH = 290


class SkillTile(BoxButton):
    """One skill: its name, a bar and its state; a click practices it if that needs no cards.

    A secure one has a check mark, so that color isn't the only sign.
    """

    def __init__(
        self, theme: Theme, line: SkillLine, numbers: Numbers, parent: QWidget | None = None
    ) -> None:
        practiced, secure = line.skill in PRACTICED, line.is_secure
        role = "skill" + "-secure" * secure + "-at-table" * (not practiced)
        name, state = words.skill_name(line.skill, numbers), words.standing_words(line.standing, line.calls)
        super().__init__(theme, name, role, 92, parent, across=False)
        self.line = line
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if not practiced:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAccessibleDescription(series([state, self._count()]))
        tip(self, say("progress-press-to-practice") if practiced else say("progress-at-the-table"))
        head, foot, column = QHBoxLayout(), QHBoxLayout(), self.box
        head.addWidget(FittedLabel(name, "row", 12, self), 1)
        if secure:
            head.addWidget(Sign(theme, "check", 18, self, ink="good"))
        share = 1.0 if secure else min(0.95, line.progress)
        self._state = FittedLabel(state, "small", 11, self)
        self._counted = FittedLabel(self._count() if line.calls else "", "small", 11, self)
        add_parts(foot, (self._state, 1), self._counted)
        column.setContentsMargins(18, 12, 18, 12)
        add_parts(column, head, Bar(name, share, "good" if secure else "brass", self), foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self._state.sizeHint().width() + self._counted.sizeHint().width()
        self._counted.setVisible(wide + 8 <= self.box.contentsRect().width())

    def _count(self) -> str:
        line = self.line
        if line.calls < TOO_FEW:
            return say("progress-calls", calls=line.calls)
        return say("progress-right-first-time", right=line.right, calls=line.calls)


class SkillMap(QWidget):
    """All skills that calls ask for, and any others met; `chosen` is emitted to practice one."""

    chosen = Signal(Skill)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.tiles: list[SkillTile] = []
        self._shown: tuple[list[SkillLine], Numbers] | None = None
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)

    def show_lines(self, lines: Sequence[SkillLine], numbers: Numbers) -> None:
        """Show these skills; names have an example sum with numbers of this range."""
        met = {line.skill: line for line in lines}
        order = [*PRACTICED, *(skill for skill in Skill if skill in met and skill not in PRACTICED)]
        shows = [met.get(skill, SkillLine(skill, 0, 0, "new")) for skill in order], numbers
        if shows == self._shown:
            return
        self._shown = shows
        discard(self.tiles)
        self.tiles = [SkillTile(self.theme, line, numbers, self) for line in shows[0]]
        for tile in self.tiles:
            tile.show()
            if tile.line.skill in PRACTICED:
                tile.clicked.connect(lambda _=False, skill=tile.line.skill: self.chosen.emit(skill))
        self._columns = 0
        self._arrange()

    def _arrange(self) -> None:
        least = _LEAST_WIDTH * (1 + (self.theme.text - 1) * 0.35)
        columns = max(1, int(self.width() // least))
        if columns == self._columns:
            return
        self._columns = columns
        for number, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, number // columns, number % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _show(figure: Figure, number: str) -> None:
    figure.show_number(number, say("learners-figure", title=figure.words, figure=number))


class Overview(QWidget):
    """One learner's skills: practice, own bests, today's right answers, and the skill map."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.portrait = cheerful(theme, self)
        self.name = label("", "headline", self)
        self.note = paragraph("", "small", self)
        self.round = PillButton(say("learners-beat-your-best"), "star", primary=True, size=16, parent=self)
        self.practice = PillButton(say("learners-practice"), "cap", size=16, parent=self)
        self.today = Figure(say("learners-today"), parent=self)
        self.row = Figure(say("learners-best-row"), parent=self)
        self.best = Figure(say("learners-best-round", sums=ROUND), parent=self)
        self.map = SkillMap(theme, self)
        self.place = Awaited(self._answers(), "label", self)
        # Centered in a map higher than the window, the words would be out of sight.
        self.place.words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._layout()

    def _layout(self) -> None:
        named = lay_column(STRETCH, self.name, self.note, STRETCH, gap=0)
        head = lay_row(self.portrait, (named, 1), gap=14)
        buttons = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        buttons.setSizePolicy(policy)
        FlowLayout(self.round, self.practice, on=buttons)
        lay_column(head, buttons, self.place, STRETCH, on=self, margins=(0, 0, 6, 0), gap=8)

    def _answers(self) -> QWidget:
        """Return the part of the view that the learner's answers fill."""
        answers = QWidget(self)
        column = lay_column(on=answers, margins=NO_MARGINS, gap=8)
        figures = lay_row(gap=8)
        for figure in (self.today, self.row, self.best):
            figures.addWidget(figure, 1)
        add_parts(column, figures, label(say("learners-skill-map"), "label", answers), self.map)
        return answers

    def show_learner(self, learner: Learner) -> None:
        """Show this learner while the answers are being read."""
        profile = read_profile(learner.document)
        self.name.setText(learner.nickname)
        self.portrait.show_avatar(learner.avatar)
        self._show_note(profile, 0)
        _show(self.best, str(profile.best_round) if profile.best_round else "–")
        self.place.wait()

    def show_page(self, learner: Learner, page: Report, unread: int) -> None:
        """Show the figures from this learner's answers, of which `unread` cannot be read."""
        profile = read_profile(learner.document)
        self._show_note(profile, unread)
        _show(self.today, str(page.today))
        _show(self.row, str(page.best_run))
        self.map.show_lines(page.skills, profile.numbers)
        self.place.arrive()

    def _show_note(self, profile: Profile, unread: int) -> None:
        numbers = level_name(profile)
        larger = say("learners-numbers-outgrown", numbers=numbers)
        lines = [larger if profile.outgrown else numbers]
        if unread:
            lines.append(say("learners-unread", count=unread))
        self.note.setText("\n".join(lines))


class Gate(QWidget):
    """A small sum before the parent's view: it keeps children out gently, and says that it is no lock."""

    passed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.factors = (0, 0)
        self.sum = label("", "heading", self)
        self.answer = QLineEdit(self)
        self.answer.setProperty("role", "paper")
        self.answer.setValidator(QIntValidator(0, 999, self.answer))
        self.answer.setMaximumWidth(160)
        self.answer.returnPressed.connect(self._look)
        self.note = paragraph("", "small", self)
        self.open = PillButton(say("learners-gate-open"), "lock", primary=True, size=17, parent=self)
        self.open.clicked.connect(self._look)
        self.cancel = PillButton(say("shared-cancel"), size=17, parent=self)
        column = lay_column(
            label(say("learners-for-parents"), "heading", self), on=self, margins=NO_MARGINS, gap=10
        )
        why = paragraph(
            say("learners-gate-why"),
            "row",
            self,
        )
        column.addWidget(why)
        self.answer.setAccessibleDescription(why.text())
        row = lay_row(self.sum, self.answer, self.open, self.cancel, STRETCH)
        add_parts(column, row, self.note, STRETCH)

    def ask(self) -> None:
        """Ask another sum."""
        self.factors = (6 + secrets.randbelow(4), 6 + secrets.randbelow(4))
        first, second = self.factors
        self.sum.setText(f"{first} {say('shared-times')} {second} =")
        self.answer.setAccessibleName(say("learners-gate-sum", first=first, second=second))
        self.answer.clear()
        self.note.setText("")
        self.answer.setFocus()

    def _look(self) -> None:
        first, second = self.factors
        if self.answer.text() == str(first * second):
            self.passed.emit()
            return
        self.ask()
        self.note.setText(say("learners-gate-again"))
        announce(self, self.note.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel.click()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)


class Farewell(QWidget):
    """The question before a learner is deleted, with what is deleted and what stays."""

    def __init__(self) -> None:
        super().__init__()
        self.title = paragraph("", "heading", self)
        self.what = paragraph("", "row", self)
        self.keep = PillButton(say("learners-delete-no"), primary=True, size=17, parent=self)
        self.delete = PillButton(say("learners-delete-yes"), "close", size=17, parent=self)
        row = lay_row(self.keep, self.delete, STRETCH)
        lay_column(self.title, self.what, row, STRETCH, on=self, margins=NO_MARGINS, gap=12)

    def ask(self, learner: Learner, answers: int, damaged: int = 0, games: Sequence[str] = ()) -> None:
        """Ask about deleting this learner.

        `answers` is how many answers go, `damaged` how many damaged learner files were set aside, and `games`
        the own games that contain the learner's name.
        """
        self.title.setText(say("learners-delete-sure", name=learner.nickname))
        lines = [say("learners-delete-what", answers=answers)]
        if games:
            called = series(say("learners-game-called", game=game) for game in games)
            lines.append(say("learners-delete-games", count=len(games), games=called))
        if damaged:
            lines.append(say("learners-delete-damaged"))
        self.what.setText("\n\n".join(lines))
        # A screen reader reads the focused button, and so the question.
        self.keep.setAccessibleDescription("\n".join([self.title.text(), *lines]))
        self.keep.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.keep.click()
        else:
            super().keyPressEvent(event)
