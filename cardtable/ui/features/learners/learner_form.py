"""The form for a learner: nickname, picture, size of numbers, and how sums are taught and answered."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QLineEdit, QWidget

from cardtable.language import say
from cardtable.learning.ladder import Numbers, begin_with, begins_with_dots
from cardtable.learning.profile import Profile, read_profile
from cardtable.plain_text import LONGEST_NAME, one_line
from cardtable.storage.learners import Learner
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning.lesson_words import numbers_name, sizes_of_numbers
from cardtable.ui.shared.avatars import AvatarButton, avatar_name
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Portrait
from cardtable.ui.widgets.pickers import PickButton, Switch
from cardtable.ui.widgets.scrolling import ScrollArea

_AVATAR = 64

_DOTS = "dots"
"""The value for the stage before digits."""


def cheerful(theme: Theme, parent: QWidget) -> Portrait:
    """Return the place for a learner's cheerful animal."""
    return Portrait(theme, 76, parent, ringed=True, face=Face(Mood.GLAD))


def level_name(profile: Profile) -> str:
    """Return in words with which numbers a learner practices."""
    return say("learners-numbers-dots") if profile.dots else numbers_name(profile.numbers)


def _strategies() -> list[tuple[str, str]]:
    return [
        ("make-ten", say("learners-make-ten")),
        ("compensation", say("learners-compensation")),
    ]


def _hand_tasks() -> list[tuple[str, str]]:
    tasks = ((task, say(f"learners-hand-{task}")) for task in ("safe", "largest", "room", "mixed"))
    return [("", say("learners-hand-nothing")), *tasks]


def _ages_and_grades() -> list[tuple[str, str]]:
    return [
        ("", say("learners-start-years")),
        *((f"age={age}", say("learners-start-age", age=age)) for age in range(5, 11)),
        *((f"grade={grade}", say("learners-start-grade", grade=grade)) for grade in range(1, 6)),
    ]


def _countings() -> list[tuple[str, str]]:
    known = ((f"counts_to={most}", say("learners-start-count", count=most)) for most in (10, 20, 50, 100))
    return [("", say("learners-start-counts")), *known]


class LearnerForm(QWidget):
    """The form for everything that is kept about a learner except the answers."""

    saved = Signal(str, str, Profile)
    """The nickname, the picture, and the profile."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._profile = Profile()
        self._rows: list[QBoxLayout] = []
        self._notes: dict[QWidget, QLabel] = {}
        self._area = ScrollArea(self)
        self._extra = lay_row(STRETCH)
        self.title = label("", "heading", self)
        self.avatar = AvatarButton("", "fox", _AVATAR, self)
        self.avatar.clicked.connect(self.avatar.pick)
        self.avatar.picked.connect(self._show_avatar)
        self.name = QLineEdit(self)
        self.name.setProperty("role", "paper")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(say("learners-nickname"))
        self.name.setPlaceholderText(say("learners-nickname-hint"))
        self.name.textChanged.connect(self._look)
        self._make_start()
        numbers = [(_DOTS, say("learners-numbers-dots")), *sizes_of_numbers()]
        self.numbers = PickButton(say("learners-numbers"), numbers, self)
        self.numbers.picked.connect(self._pick_numbers)
        self._are_picked = False
        """Whether the numbers were chosen by hand."""
        self.strategy = PickButton(say("learners-strategy"), _strategies(), self)
        modes = [(mode, say(f"learners-mode-{mode}")) for mode in ("ladder", "choices", "pad")]
        self.mode = PickButton(say("learners-mode"), modes, self)
        self.hand = PickButton(say("learners-hand"), _hand_tasks(), self)
        self.hints = Switch(say("learners-hints"), self)
        self.strict = Switch(say("learners-strict"), self)
        self.coach = Switch(say("learners-coach"), self)
        self.speech = Switch(say("learners-speech"), self)
        self.save = PillButton(say("learners-save"), "check", primary=True, size=17, parent=self)
        self.save.clicked.connect(self._save)
        self.cancel = PillButton(say("shared-cancel"), size=17, parent=self)
        self._layout()

    def _make_start(self) -> None:
        """Make the row that asks where a new learner starts; only the numbers are kept of it."""
        unsaid = {"": say("learners-start-unsaid")}
        self.start = QWidget(self)
        self.years = PickButton(say("learners-start-years"), _ages_and_grades(), self.start, listed=unsaid)
        self.counting = PickButton(say("learners-start-counts"), _countings(), self.start, listed=unsaid)
        asked = QWidget(self.start)
        FlowLayout(self.years, self.counting, on=asked, gap=8)
        for picker in (self.years, self.counting):
            picker.picked.connect(self._start_numbers)
        row = self._row(say("learners-start"), say("learners-start-note"), asked)
        row.setContentsMargins(0, 0, 0, 0)
        self.start.setLayout(row)

    def _layout(self) -> None:
        asked = QWidget()
        head = lay_row(self.avatar, (self.name, 1))
        column = lay_column(self.title, head, self.start, on=asked, margins=(0, 0, 6, 0), gap=8)
        rows: tuple[tuple[str, str, QWidget], ...] = (
            (say("learners-numbers"), say("learners-numbers-note"), self.numbers),
            (say("learners-strategy"), say("learners-strategy-note"), self.strategy),
            (say("learners-mode"), "", self.mode),
            (say("learners-hand"), say("learners-hand-note"), self.hand),
            (say("learners-hints"), say("learners-hints-note"), self.hints),
            (say("learners-strict"), say("learners-strict-note"), self.strict),
            (say("learners-coach"), say("learners-coach-note"), self.coach),
            (say("learners-speech"), say("learners-speech-note"), self.speech),
        )
        for title, note, control in rows:
            column.addLayout(self._row(title, note, control))
        add_parts(column, self._extra, STRETCH)
        foot = lay_row(STRETCH, self.cancel, self.save)
        lay_column((self._area, 1), foot, on=self, margins=NO_MARGINS)
        self._area.setWidget(asked)

    def offer(self, buttons: Sequence[QWidget]) -> None:
        """Offer the page's own buttons below the choices."""
        for button in buttons:
            self._extra.insertWidget(self._extra.count() - 1, button)
        for before, after in pairwise((self.speech, *buttons, self.cancel, self.save)):
            QWidget.setTabOrder(before, after)

    def _row(self, title: str, note: str, control: QWidget) -> QBoxLayout:
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rows.append(row)
        row.setSpacing(10)
        name = label(title, "row", self)
        name.setBuddy(control)
        texts = lay_column(name, gap=0)
        if note:
            self._notes[control] = paragraph(note, "small", self)
            texts.addWidget(self._notes[control])
            control.setAccessibleDescription(note)
        add_parts(row, (texts, 1), (control, 0, Qt.AlignmentFlag.AlignLeft))
        return row

    def begin(self, avatar: str) -> None:
        """Show an empty form for a new learner."""
        self.title.setText(say("learners-new"))
        self._note_numbers(say("learners-numbers-begin"))
        self.start.show()
        self._fill("", avatar, Profile.fresh(Numbers.TO_50))

    def edit(self, learner: Learner) -> None:
        """Show the form filled in for this learner."""
        self.title.setText(say("learners-settings-of", name=learner.nickname))
        self._note_numbers(say("learners-numbers-note"))
        self.start.hide()
        self._fill(learner.nickname, learner.avatar, read_profile(learner.document))

    def _note_numbers(self, note: str) -> None:
        self._notes[self.numbers].setText(note)
        self.numbers.setAccessibleDescription(note)

    def _start_numbers(self) -> None:
        """Show the numbers that suit what is said of a new learner, unless they were chosen by hand."""
        if not self._are_picked:
            said = (picker.value.split("=") for picker in (self.years, self.counting) if picker.value)
            known = {what: int(number) for what, number in said}
            dots = begins_with_dots(known.get("age"), known.get("counts_to"))
            self.numbers.choose(_DOTS if dots else begin_with(**known).value)

    def _pick_numbers(self) -> None:
        self._are_picked = True

    def _fill(self, name: str, avatar: str, profile: Profile) -> None:
        self._area.verticalScrollBar().setValue(0)
        self.name.setFocus()
        self._profile = profile
        self.name.setText(name)
        self._show_avatar(avatar)
        self._are_picked = False
        for picker in (self.years, self.counting):
            picker.choose("")
        self.numbers.choose(_DOTS if profile.dots else profile.numbers.value)
        self.strategy.choose(profile.strategy)
        self.mode.choose(profile.mode)
        self.hand.choose(profile.hand)
        self.hints.setChecked(profile.hints)
        self.strict.setChecked(profile.strict)
        self.coach.setChecked(profile.coach)
        self.speech.setChecked(profile.speech)
        self._look()

    def _look(self, *_: object) -> None:
        self.save.setEnabled(bool(one_line(self.name.text(), LONGEST_NAME)))

    def _show_avatar(self, avatar: str) -> None:
        self.avatar.show_avatar(avatar)
        self.avatar.setAccessibleName(say("learners-picture", picture=avatar_name(avatar)))

    def _save(self) -> None:
        name = one_line(self.name.text(), LONGEST_NAME)
        if not name:
            return
        dots = self.numbers.value == _DOTS
        numbers = Numbers.TO_20 if dots else Numbers(self.numbers.value)
        values = msgspec.structs.asdict(self._profile.with_numbers(numbers))
        values |= {
            "dots": dots,
            "strategy": self.strategy.value,
            "mode": self.mode.value,
            "hand": self.hand.value,
            "hints": self.hints.isChecked(),
            "strict": self.strict.isChecked(),
            "coach": self.coach.isChecked(),
            "speech": self.speech.isChecked(),
        }
        self.saved.emit(name, self.avatar.avatar, Profile(**values))

    def resizeEvent(self, event: QResizeEvent) -> None:
        # In a narrow window each control goes below its title.
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        narrow = self.width() < 660 * self.theme.room
        for row in self._rows:
            row.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._save()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancel.click()
        else:
            super().keyPressEvent(event)
