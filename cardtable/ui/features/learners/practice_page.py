"""The page with sums outside games: practice of one skill, or an own-best round. No clock is shown."""

from __future__ import annotations

import secrets
from typing import Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.controller.lessons.training import ROUND, SET, Sitting, Training
from cardtable.language import say
from cardtable.language.numbers import aloud
from cardtable.learning.calling import Calling
from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.friends import name_of
from cardtable.ui.learning.lesson_panel import Asked, LessonPanel
from cardtable.ui.table.items.total_line import line_animal
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Sheet, label
from cardtable.ui.widgets.painted import Beads, Portrait
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage


class PracticePage(RoomPage):
    """The page that asks sums one after the other, and then says how many were right at once."""

    WHOLE = True

    spoken = Signal(str)
    """A sentence to read aloud to a learner who wants that."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.training: Training | None = None
        self.calling: Calling | None = None
        """The sum that is being asked."""
        self._store: LearnerStore | None = None
        self.panel = LessonPanel(theme, self)
        self.panel.stays = True
        self.panel.finished.connect(self._finished)
        self.panel.spoken.connect(self._speak)
        self._fade = Fade(self)
        self.panel.changing.connect(self._soften)
        self._row = Head(self, "", self.back_asked)
        self.title = self._row.title
        self.place = label("", "note", self)
        # Beads instead of figures, for a child who can't read them.
        self.course = Beads(theme, 20, ROUND, self, dark=True)
        self.end = Sheet(parent=self)
        self.result = label("", "heading", self.end)
        self.note = label("", "row", self.end)
        # For a child who can't read.
        self.portrait = Portrait(theme, 64, self.end, face=Face(Mood.GLAD))
        self.beads = Beads(theme, 32, SET, self.end)
        self.again = PillButton(say("practice-once-more"), "again", primary=True, size=18, parent=self.end)
        self.again.clicked.connect(self._again)
        self.done = PillButton(say("shared-done"), "check", size=18, parent=self.end)
        self.done.clicked.connect(self.back_asked)
        self._layout()
        self.lead_focus(self.panel)

    def _layout(self) -> None:
        self.head = QWidget(self)
        self.head.setLayout(self._row)
        self._row.setContentsMargins(28, 6, 28, 0)
        add_parts(self._row, STRETCH, self.place, self.course)
        for text in (self.result, self.note):
            text.setWordWrap(True)
        picture = lay_row(self.portrait, (self.beads, 1), gap=18)
        foot = lay_row(STRETCH, self.done, self.again)
        lay_column(self.result, self.note, (picture, 1), foot, on=self.end, margins=(36, 30, 36, 26), gap=12)
        self.end.hide()

    def _soften(self) -> None:
        self._fade.begin(self.panel, self.panel.pace, without=self.panel.moving)

    # The sums

    def begin(self, learner: Learner, store: LearnerStore, skill: Skill | None) -> None:
        """Start practicing a skill, or an own-best round if `skill` is None."""
        sitting = Sitting(learner, store, __version__, secrets.token_hex(4))
        self._begin(Training(sitting, skill), store)

    def begin_friend(self, learner: Learner, store: LearnerStore, question: Question) -> None:
        """Start with the one sum that a card friend asks for."""
        sitting = Sitting(learner, store, __version__, secrets.token_hex(4))
        self._begin(Training(sitting, given=(question,), of_friend=True), store)

    def _begin(self, training: Training, store: LearnerStore) -> None:
        self.training, self._store = training, store
        self._show_title(training)
        self.end.hide()
        self._ask()

    def _show_title(self, training: Training) -> None:
        if training.of_friend:
            self.title.setText(say("friends-brings-sum", friend=_friend_of(training)))
        elif training.skill is None:
            self.title.setText(say("learners-beat-your-best"))
        elif training.profile.dots:
            # The name of a skill holds a sum in digits.
            self.title.setText(training.learner.nickname)
        else:
            self.title.setText(words.skill_name(training.skill, training.numbers))

    def _again(self) -> None:
        training, store = self.training, self._store
        if training is not None and store is not None:
            self.begin(training.learner, store, training.skill)

    def _ask(self) -> None:
        training = self.training
        if training is None:
            return
        self._show(training, training.next())

    def restore_from(self, before: Self) -> None:
        training, calling = before.training, before.calling
        if training is None or calling is None:
            return
        self.training, self._store = training, before._store
        self._show_title(training)
        if training.is_over:
            self._show_end(training)
        else:
            self._show(training, calling)

    def _show(self, training: Training, calling: Calling) -> None:
        self.calling, profile = calling, training.profile
        name = training.learner.nickname
        hints = profile.hints and not training.is_round
        avatar = training.learner.avatar
        asked = Asked(
            name, avatar, name, True, training.limit, hints,
            animal=line_animal([avatar]), has_table=False, dots=training.dots,
        )  # fmt: skip
        self.panel.ask(calling, asked)
        self._show_place(training)
        self.head.raise_()
        self.lead_focus(self.panel)
        self.panel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_place(self, training: Training) -> None:
        """Show a bead for each sum, full up to the one that is asked."""
        self.place.setText("")
        self.course.setVisible(not training.of_friend)
        self.course.show_beads(training.asked, training.sums)
        self.course.setAccessibleName(say("practice-sum-of", number=training.asked, sums=training.sums))

    def _finished(self, calling: Calling) -> None:
        training = self.training
        if training is None:
            return
        training.answered(calling, self.panel.entered_by, self.panel.focus_lost)
        if training.is_over:
            self._show_end(training)
        else:
            self._ask()

    def _show_end(self, training: Training) -> None:
        right, sums = self._counted(training)
        is_home = training.of_friend
        self.result.setText(
            say("friends-is-home", friend=_friend_of(training))
            if is_home
            else say("practice-result", right=right, sums=sums)
        )
        # The beads say it to a child who can't read digits; "0 of 8" would only shame one who can.
        self.result.setVisible(is_home or (right > 0 and not training.profile.dots))
        self.note.setText(praise(training))
        self.portrait.show_avatar(training.learner.avatar)
        self.beads.show_beads(right, sums)
        self.again.setVisible(not is_home)
        first = self.done if is_home else self.again
        self.end.show()
        self._place_end()
        self.redraw_room()
        self.lead_focus(first)
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.panel.put_away()
        spoken = self.note.text()
        if right or is_home:
            spoken = say("practice-result-told", result=self.result.text(), praise=spoken)
        self.end.setAccessibleName(spoken)
        self._speak(aloud(spoken))

    def _counted(self, training: Training) -> tuple[int, int]:
        """Return how many sums were right at once, of how many."""
        return training.right, training.sums

    def _speak(self, sentence: str) -> None:
        if self.training is not None and self.training.profile.speech:
            self.spoken.emit(sentence)

    # Qt

    def keys(self) -> list[KeyRow]:
        return self.panel.key_rows

    def _place_end(self) -> None:
        width = min(self.width() - 40, round(560 * self.theme.room))
        height = min(self.height() - 140, round(270 * self.theme.room))
        self.end.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The sums cover the page except for its head.
        super().resizeEvent(event)
        self.panel.setGeometry(self.rect())
        self.head.setGeometry(0, 0, self.width(), round(58 * max(1.0, self.theme.room * 0.9)))
        self._place_end()


def _friend_of(training: Training) -> str:
    return name_of(training.given[0].skill)


def praise(training: Training) -> str:
    right, best = training.right, training.best_before
    if not training.is_round or training.profile.dots:
        if right == training.sums:
            return say("practice-every-one")
        return say("practice-some")
    if right > best > 0:
        return say("practice-new-best", best=best)
    if best:
        return say("practice-best-stays", best=best)
    return say("practice-first-best" if right else "practice-some")
