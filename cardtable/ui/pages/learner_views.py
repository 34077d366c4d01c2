"""What the page of the learners shows of one: how far they are, the small sum, and before deleting."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from cardtable.controller.training import ROUND
from cardtable.learning.profile import read_profile
from cardtable.learning.report import Report
from cardtable.storage.learners import Learner
from cardtable.ui import paint
from cardtable.ui.flow import FlowLayout
from cardtable.ui.learning.skill_map import SkillMap
from cardtable.ui.pages.learner_form import numbers_name
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import Control, PillButton
from cardtable.ui.widgets_fields import label


class LearnerTile(Control):
    """One learner in the list: picture, nickname, and how large the numbers are."""

    def __init__(self, theme: Theme, learner: Learner, parent: QWidget | None = None) -> None:
        super().__init__(theme, learner.nickname, parent)
        self.learner = learner
        self.note = numbers_name(read_profile(learner.document).numbers)
        self.setCheckable(True)
        self.setAccessibleDescription(self.note)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Two lines beside the picture."""
        return QSize(200, round(70 * self.theme.room))

    def ring_radius(self, body: QRectF) -> float:
        """As round as the tile."""
        return 16

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """A white tile; the chosen one has a frame and a chevron."""
        theme, on = self.theme, self.isChecked()
        ground = theme.paper_raised if on or self.underMouse() else theme.paper
        line = theme.accent if on else theme.paper_line
        paint.fill_round(painter, body, 15, ground, line, 2.5 if on else 1.2)
        paint.avatar(painter, self.learner.avatar, body.left() + 34, body.center().y(), 46)
        left, width = body.left() + 66, body.width() - 96
        name, small = 17 * min(theme.text, 1.6), 13 * min(theme.text, 1.6)
        y = body.center().y()
        paint.text(painter, left, y - 0.62 * name, self.text(), name, theme.ink, 800, width=width)
        paint.text(painter, left, y + 0.86 * small, self.note, small, theme.ink_muted, 600, width=width)
        if on:
            paint.icon(painter, "chevron-right", body.right() - 18, y, 18, theme.accent, 3)


class Figure(QWidget):
    """A number with what it counts."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.title = title
        self.number = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_number(self, number: str) -> None:
        """Another number."""
        self.number = number
        self.setAccessibleName(f"{self.title}: {number}")
        self.update()

    def sizeHint(self) -> QSize:
        """A large line and a small one."""
        width = paint.text_width(self.title, 14 * min(self.theme.text, 1.6), 700) + 30
        return QSize(round(min(width, 320.0)), round(78 * self.theme.room))

    def paintEvent(self, event: QPaintEvent) -> None:
        """On sunken paper."""
        painter = QPainter(self)
        paint.smooth(painter)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        theme = self.theme
        paint.fill_round(painter, rect, 16, theme.paper_sunk)
        x, small = rect.center().x(), 14 * min(theme.text, 1.6)
        paint.text(
            painter, x, rect.top() + rect.height() * 0.38, self.number, 30 * theme.room, theme.ink, 900,
            paint.CENTRE,
        )  # fmt: skip
        y = rect.top() + rect.height() * 0.77
        paint.text(
            painter, x, y, self.title, small, theme.ink_muted, 700, paint.CENTRE, width=rect.width() - 12
        )
        painter.end()


class Overview(QWidget):
    """One learner: what can be done, own bests, the right calls of the day, and the skill map."""

    practise_asked = Signal()
    round_asked = Signal()
    report_asked = Signal()
    parents_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.name = label("", "heading", self)
        self.note = label("", "small", self)
        self.note.setWordWrap(True)
        self.round = PillButton(theme, self.tr("Own-best round"), "star", primary=True, size=16, parent=self)
        self.practise = PillButton(theme, self.tr("Practise"), "cap", size=16, parent=self)
        self.report = PillButton(theme, self.tr("Report"), "chart", size=16, parent=self)
        self.parents = PillButton(theme, self.tr("For parents"), "lock", size=16, parent=self)
        self.practise.clicked.connect(self.practise_asked)
        self.round.clicked.connect(self.round_asked)
        self.report.clicked.connect(self.report_asked)
        self.parents.clicked.connect(self.parents_asked)
        self.today = Figure(theme, self.tr("right calls today"), self)
        self.row = Figure(theme, self.tr("longest row"), self)
        self.best = Figure(theme, self.tr("best round of {sums}").format(sums=ROUND), self)
        self.map = SkillMap(theme, self)
        self._layout()

    def _layout(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(8)
        column.addWidget(self.name)
        column.addWidget(self.note)
        buttons = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        buttons.setSizePolicy(policy)
        flow = FlowLayout(buttons)
        for button in (self.round, self.practise, self.report, self.parents):
            flow.addWidget(button)
        column.addWidget(buttons)
        figures = QHBoxLayout()
        figures.setSpacing(8)
        for figure in (self.today, self.row, self.best):
            figures.addWidget(figure, 1)
        column.addLayout(figures)
        column.addWidget(label(self.tr("Skill map"), "label", self))
        column.addWidget(self.map)
        column.addStretch(1)

    def show_learner(self, learner: Learner, page: Report, unread: int = 0) -> None:
        """This learner, with these figures, in which so many answers are not counted."""
        profile = read_profile(learner.document)
        self.name.setText(learner.nickname)
        numbers = numbers_name(profile.numbers)
        larger = self.tr("{numbers}. Larger ones would suit now.").format(numbers=numbers)
        lines = [larger if profile.outgrown else numbers]
        if unread:
            damaged = self.tr("Answers that cannot be read any more and are not counted: {count}.")
            lines.append(damaged.format(count=unread))
        self.note.setText("\n".join(lines))
        self.today.show_number(str(page.today))
        self.row.show_number(str(profile.best_row))
        self.best.show_number(str(profile.best_round) if profile.best_round else "–")
        self.map.show_lines(page.skills)


class Gate(QWidget):
    """A small sum before the settings of a learner: a nudge for children, not a lock, and it says so."""

    passed = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.factors = (0, 0)
        self.sum = label("", "heading", self)
        self.answer = QLineEdit(self)
        self.answer.setProperty("ground", "paper")
        self.answer.setValidator(QIntValidator(0, 999, self.answer))
        self.answer.setMaximumWidth(160)
        self.answer.returnPressed.connect(self._look)
        self.note = label("", "small", self)
        self.note.setWordWrap(True)
        self.open = PillButton(theme, self.tr("Open"), "lock", primary=True, size=17, parent=self)
        self.open.clicked.connect(self._look)
        self.cancel = PillButton(theme, self.tr("Cancel"), size=17, parent=self)
        self.cancel.clicked.connect(self.cancelled)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(label(self.tr("For parents"), "heading", self))
        why = label(
            self.tr("This sum keeps small fingers out. A nudge, not a lock: whoever can do it gets in."),
            "row",
            self,
        )
        why.setWordWrap(True)
        column.addWidget(why)
        row = QHBoxLayout()
        row.addWidget(self.sum)
        row.addWidget(self.answer)
        row.addWidget(self.open)
        row.addWidget(self.cancel)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.note)
        column.addStretch(1)

    def ask(self) -> None:
        """Another sum."""
        self.factors = (6 + secrets.randbelow(4), 6 + secrets.randbelow(4))
        first, second = self.factors
        self.sum.setText(f"{first} × {second} =")
        self.answer.setAccessibleName(self.tr("{first} times {second}").format(first=first, second=second))
        self.answer.clear()
        self.note.setText("")
        self.answer.setFocus()

    def _look(self) -> None:
        first, second = self.factors
        if self.answer.text() == str(first * second):
            self.passed.emit()
            return
        self.ask()
        self.note.setText(self.tr("Not quite. Here is another one."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back; Enter is the field's."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)


class Farewell(QWidget):
    """Asks before a learner is deleted, and says what goes and what stays."""

    confirmed = Signal()
    cancelled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = label("", "heading", self)
        self.what: QLabel = label("", "row", self)
        self.title.setWordWrap(True)
        self.what.setWordWrap(True)
        self.keep = PillButton(theme, self.tr("Keep"), primary=True, size=17, parent=self)
        self.delete = PillButton(theme, self.tr("Delete for good"), "close", size=17, parent=self)
        self.keep.clicked.connect(self.cancelled)
        self.delete.clicked.connect(self.confirmed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.title)
        column.addWidget(self.what)
        row = QHBoxLayout()
        row.addWidget(self.keep)
        row.addWidget(self.delete)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)

    def ask(self, learner: Learner, answers: int, damaged: int = 0) -> None:
        """About this learner with so many answers, where so many files of learners are set aside."""
        self.title.setText(self.tr("Delete {name} for good?").format(name=learner.nickname))
        text = self.tr(
            "Nickname, picture, settings, own bests and all {answers} answers are wiped from this computer, "
            "its backups included, and cannot be brought back. What was exported or printed stays where it "
            "was put, and games already played keep the nickname at their seat."
        )
        lines = [text.format(answers=answers)]
        if damaged:
            lines.append(
                self.tr(
                    "A file of learners that could not be read was set aside here. Nobody can tell who is in "
                    "it, so it is wiped as well."
                )
            )
        self.what.setText("\n\n".join(lines))
        self.keep.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape keeps."""
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)


class Empty(QWidget):
    """Said while nobody learns here yet."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.text = label(
            self.tr(
                "Nobody learns here yet. Add a learner: a nickname, a picture and how large the numbers are. "
                "Then choose the learner for a seat of a new game, and the totals are called by the child. "
                "Everything stays on this computer."
            ),
            "row",
            self,
        )
        self.text.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.text)
        column.addStretch(1)
