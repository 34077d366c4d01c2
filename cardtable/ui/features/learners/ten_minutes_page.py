"""The page of a learner's ten minutes: her way beside the right one, six sums, two of last time, a game."""

from __future__ import annotations

import secrets
from typing import Self

from PySide6.QtCore import Signal

from cardtable import __version__, clock
from cardtable.controller.lessons.training import Evening, Sitting, Training, plan_for
from cardtable.language import say
from cardtable.learning.calling import Calling
from cardtable.learning.ten_minutes import Fitting
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.practice_page import PracticePage
from cardtable.ui.support.background import Background


class TenMinutesPage(PracticePage):
    """The page that leads through one evening; its last button deals the game that holds such sums."""

    game_asked = Signal(object, str)
    """Emitted with the learner and the key of the game."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.evening: Evening | None = None
        self.compares = False
        """Whether her way is shown beside the right one now."""
        self._six: Training | None = None
        """The six sums, once they are done."""
        self._games = Fitting()
        self._asking = Background(self)

    def begin_evening(self, learner: Learner, store: LearnerStore, games: Fitting) -> None:
        """Plan the ten minutes and begin."""
        self._store, self._games = store, games
        sitting = Sitting(learner, store, __version__, secrets.token_hex(4))
        self.title.setText(say("learners-ten-minutes-of", name=learner.nickname))
        self.panel.put_away()
        self.end.hide()
        self._asking.ask(
            lambda: plan_for(sitting, games, clock.today()),
            lambda plan: self._start(Evening(sitting, plan)),
            lambda error: self.notify(str(error)),
        )

    def _start(self, evening: Evening) -> None:
        self.evening, self.training, self._six = evening, evening.sums(), None
        compared = evening.plan.compared
        self.compares = compared is not None
        if compared is not None:
            self._show(self.training, compared.shown)
        else:
            self._ask()

    def restore_from(self, before: Self) -> None:
        self.evening, self.compares, self._games = before.evening, before.compares, before._games
        self._six = before._six
        super().restore_from(before)

    def _show_title(self, training: Training) -> None:
        self.title.setText(say("learners-ten-minutes-of", name=training.learner.nickname))

    def _show_place(self, training: Training) -> None:
        if self.compares:
            self.place.setText(say("practice-your-way"))
            self.course.hide()
        else:
            super()._show_place(training)

    def _finished(self, calling: Calling) -> None:
        if self.compares:
            # Her sum of an earlier day was looked at, not asked: nothing is kept of it.
            self.compares = False
            self._ask()
        else:
            super()._finished(calling)

    def _show_end(self, training: Training) -> None:
        evening = self.evening
        if evening is not None and training.given == evening.plan.sums:
            evening.keep(training)
            self._six = training
            last = evening.sums_of_last_time()
            if last is not None:
                self.training = last
                self._ask()
                return
        game = evening.plan.game if evening is not None else ""
        self.again.set_label(say("practice-now-a-game") if game else say("practice-once-more"))
        self.again.mark = "cards" if game else "again"
        super()._show_end(training)

    def _counted(self, training: Training) -> tuple[int, int]:
        both = {id(one): one for one in (self._six, training) if one is not None}.values()
        return sum(one.right for one in both), sum(one.sums for one in both)

    def _again(self) -> None:
        evening, store = self.evening, self._store
        if evening is None or store is None:
            return
        if evening.plan.game:
            self.game_asked.emit(evening.learner, evening.plan.game)
        else:
            self.begin_evening(evening.learner, store, self._games)
