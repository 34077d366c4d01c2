"""The page with the learners: all of them, one learner's progress, and what parents can change.

Below the page come its views of one learner: the overview, the small sum, and the question before deleting.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QIntValidator,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardtable import clock
from cardtable.controller.lessons.answer_store import attempts_and_unread
from cardtable.controller.lessons.training import ROUND
from cardtable.language import say, series
from cardtable.learning.ladder import Numbers
from cardtable.learning.practice import PRACTISED
from cardtable.learning.probe import is_due
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.report import Report, report
from cardtable.learning.skills import Skill
from cardtable.rules.catalogue import catalogue, is_own
from cardtable.storage.forgetting import games_that_mention
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.learner_form import LearnerForm, cheerful, numbers_name
from cardtable.ui.features.learners.learner_home import CardActions, Family, Welcome
from cardtable.ui.learning.friends import Album
from cardtable.ui.learning.learner_file import LearnerFile
from cardtable.ui.learning.skill_map import SkillMap
from cardtable.ui.shared.avatars import avatar_name
from cardtable.ui.support import files
from cardtable.ui.support.background import Background
from cardtable.ui.widgets.controls import Figure, PillButton, Sheet, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.room_page import Awaited, Head, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip, tip_of


class LearnersPage(RoomPage):
    """The page that shows all learners at first, and then one of them."""

    practise_asked = Signal(Learner, Skill)
    """The `Learner`, and the `Skill` to practice."""
    round_asked = Signal(Learner)
    """The `Learner` who wants to play an own-best round."""
    ten_minutes_asked = Signal(Learner)
    """The `Learner` who wants to do the ten minutes."""
    game_asked = Signal(Learner)
    """The `Learner` who wants to play a game."""
    report_asked = Signal(Learner)
    """The `Learner` whose report is asked for."""
    deleting = Signal(str)
    """The id of a learner about to be deleted: every file open with their name must be closed."""
    deleted = Signal()
    """Emitted after deleting, successful or not."""
    probe_asked = Signal(Learner)
    """The `Learner` who wants to do the two minutes of sums."""

    def __init__(self, theme: Theme, learner_file: LearnerFile) -> None:
        super().__init__(theme)
        self.learner_file = learner_file
        self._asking = Background(self)
        self.learner: Learner | None = None
        self._page: Report | None = None
        self._is_known = False
        """Whether the chosen learner's answers have been read, or cannot be."""
        self._then: Callable[[], None] | None = None
        """The action that waits until the answers are read."""
        self._edited: Learner | None = None
        self._named: Sequence[str] = ()
        """Names of own games that contain the name of the learner to delete."""
        self.head = Head(self, say("learners-title"), self._go_back)
        self.back = self.head.back
        self.add = PillButton(theme, say("learners-add"), "plus", size=16, parent=self)
        self.class_button = PillButton(theme, say("report-class"), "people", size=16, parent=self)
        self.bring = PillButton(theme, say("learners-import"), "folder", size=16, parent=self)
        tip(self.bring, say("learners-import-tip"))
        self.bring.setAccessibleDescription(tip_of(self.bring))
        self.places = QStackedWidget(self)
        self.place = Awaited(self.places, "note", self)
        actions = CardActions(self._ten_minutes, self._play, self.show_one, self._report, self._probe)
        self.welcome, self.family, self.desk = Welcome(theme), Family(theme, actions, self), Sheet(theme)
        self.overview, self.form, self.gate = Overview(theme), LearnerForm(theme), Gate(theme)
        self.farewell = Farewell(theme)
        self._of_one = (self.overview, self.form, self.gate, self.farewell)
        self._views, self._area = QStackedWidget(self.desk), ScrollArea(self, self.overview)
        self.export = PillButton(theme, say("learners-export"), size=16, parent=self.form)
        self.delete = PillButton(theme, say("learners-delete"), size=16, parent=self.form)
        self._layout()
        self._connect()
        self.show_learners()

    def _connect(self) -> None:
        for button in (self.add, self.welcome.add):
            button.clicked.connect(self.begin)
        self.bring.clicked.connect(self.import_one)
        self.welcome.try_it.clicked.connect(self._try)
        self.overview.practise.clicked.connect(lambda: self._practise(None))
        self.overview.map.chosen.connect(self._practise)
        self.overview.round.clicked.connect(lambda: self.round_asked.emit(self.learner))
        self.overview.report.clicked.connect(lambda: self.report_asked.emit(self.learner))
        self.overview.probe.clicked.connect(lambda: self.probe_asked.emit(self.learner))
        self.overview.parents.clicked.connect(self._ask_sum)
        self.gate.passed.connect(self._edit)
        self.form.saved.connect(self._save)
        for button in (self.gate.cancel, self.form.cancel, self.farewell.keep):
            button.clicked.connect(self._back_to_one)
        self.export.clicked.connect(self.export_one)
        self.delete.clicked.connect(self._ask_delete)
        self.farewell.delete.clicked.connect(self._delete)

    def _layout(self) -> None:
        self.head.addStretch(1)
        self.head.addWidget(self.add)
        self.head.addWidget(self.class_button)
        self.head.addWidget(self.bring)
        column = QVBoxLayout(self.desk)
        column.setContentsMargins(24, 18, 14, 16)
        column.addWidget(self._views)
        # The form scrolls by itself, above its buttons.
        for view in (self._area, self.form, ScrollArea(self, self.gate), ScrollArea(self, self.farewell)):
            self._views.addWidget(view)
        for button in (self.export, self.delete):
            self.form.extra.insertWidget(self.form.extra.count() - 1, button)
        for place in (self.welcome, self.family, self.desk):
            self.places.addWidget(place)
        self.place.currentChanged.connect(self.redraw_room)
        lay_page(self, self.head).addWidget(self.place, 1)

    def _view(self, view: QWidget) -> None:
        """Show the welcome, all learners, or a view of one learner."""
        of_one = view in self._of_one
        self.places.setCurrentWidget(self.desk if of_one else view)
        if of_one:
            self._views.setCurrentIndex(self._of_one.index(view))
        self.add.setVisible(view is self.family)
        self.class_button.setVisible(view is self.family and len(self.family.cards) > 1)
        self.bring.setVisible(not of_one)
        self.redraw_room()

    @property
    def view(self) -> QWidget | None:
        """The view that is shown."""
        place = self.places.currentWidget()
        return self._of_one[self._views.currentIndex()] if place is self.desk else place

    # Showing

    def restore_from(self, before: Self) -> None:
        # Start over with all learners.
        self.open()

    def open(self) -> None:
        """Show all learners once their file is open; until then the page doesn't say that there are none."""
        self.place.wait()
        self.learner_file.open(self._opened)

    def _opened(self, store: LearnerStore | None) -> None:
        self.show_learners()

    def show_learners(self, chosen: str = "") -> None:
        """Show all learners, with the keyboard on the one with id `chosen`, else on the one who had it."""
        learners = self.learner_file.learners
        wanted = chosen or (self.learner.id if self.learner is not None else "")
        self.learner = next((one for one in learners if one.id == wanted), learners[0] if learners else None)
        self.family.show_learners(learners)
        self._load()
        self._view(self.family if learners else self.welcome)
        card = self.family.card(self.learner.id) if self.learner is not None else None
        first = card.ten_minutes if card is not None else self.welcome.add
        self.lead_focus(first)
        if chosen:
            first.setFocus()

    def show_one(self, learner: str) -> None:
        """Show the overview of the learner with that id."""
        self._choose(learner)
        if self.learner is not None:
            self._view(self.overview)
            self.overview.round.setFocus()
            # Hiding the focused button moved the focus to a lower one, which scrolled the page.
            self._area.verticalScrollBar().setValue(0)

    def _choose(self, learner: str) -> None:
        self.learner = self.learner_file.learner(learner)
        self._load()

    def _back_to_one(self) -> None:
        """Go back from a learner's form to the overview, or from a new learner's form to all learners."""
        if (self._edited is None and self.view is self.form) or self.learner is None:
            self.show_learners()
        else:
            self.show_one(self.learner.id)

    def _go_back(self) -> None:
        """Go back from one learner to all of them, or from there leave the page."""
        if self.view in (self.welcome, self.family):
            self.back_asked.emit()
        else:
            self.show_learners(self.learner.id if self.learner is not None else "")

    def _load(self) -> None:
        """Read the chosen learner's answers."""
        self._page, self._is_known, self._then = None, False, None
        self.place.arrive()
        learner, store = self.learner, self.learner_file.store
        if learner is None or store is None:
            return
        self.overview.show_learner(learner)

        def found() -> tuple[Report, int]:
            attempts, unread = attempts_and_unread(store, learner.id)
            return report(attempts, clock.today()), unread

        def show(page: Report, unread: int) -> None:
            if learner is self.learner:
                self._page = page
                self.overview.show_page(learner, page, unread)
                self._know()

        def refuse(error: OSError) -> None:
            self.notify(str(error))
            if learner is self.learner:
                self.overview.place.explain(str(error))
                self._know()

        self._asking.ask(found, lambda message: show(*message), refuse)

    def _know(self) -> None:
        """Note that the chosen learner's answers were read, or cannot be, and do what waited for that."""
        then, self._then, self._is_known = self._then, None, True
        if then is not None:
            self.place.arrive()
            then()

    def _when_known(self, then: Callable[[], None]) -> None:
        """Call `then` once the learner's answers are read, unless another is chosen before."""
        if self._is_known:
            then()
        else:
            self._then = then
            self.place.wait()

    # Starting practice and games

    def _try(self) -> None:
        """Start sums for a learner without a name, about whom nothing is kept."""
        rabbit = "rabbit"
        nobody = Learner("", avatar_name(rabbit), rabbit, Profile.fresh(Numbers.TO_50).text)
        self.practise_asked.emit(nobody, Skill.ADD_CROSS_TEN)

    def _ten_minutes(self, learner: str) -> None:
        self._choose(learner)
        self.ten_minutes_asked.emit(self.learner)

    def _play(self, learner: str) -> None:
        self._choose(learner)
        self.game_asked.emit(self.learner)

    def _report(self, learner: str) -> None:
        self._choose(learner)
        self.report_asked.emit(self.learner)

    def _probe(self, learner: str) -> None:
        self._choose(learner)
        self.probe_asked.emit(self.learner)

    def _practise(self, skill: Skill | None) -> None:
        if self.learner is None:
            return
        if skill is None:
            self._when_known(lambda: self._begin_practice(self._page.next_step if self._page else None))
        else:
            self._begin_practice(skill)

    def _begin_practice(self, skill: Skill | None) -> None:
        self.practise_asked.emit(self.learner, skill if skill in PRACTISED else Skill.ADD_CROSS_TEN)

    # New learners

    def begin(self) -> None:
        """Show an empty form for a new learner."""
        taken = {learner.avatar for learner in self.learner_file.learners}
        self._edited = None
        self._view(self.form)
        self._offer_parents(False)
        self.form.begin(next((one for one in AVATARS if one not in taken), AVATARS[0]))

    def _save(self, name: str, avatar: str, profile: Profile) -> None:
        edited = self._edited

        def keep(store: LearnerStore | None) -> None:
            if store is None:
                return
            if edited is None:
                learner = store.add(name, avatar, profile.text)
            else:
                learner = Learner(edited.id, name, avatar, profile.text)
                store.change(learner)
            self.show_learners(learner.id)
            self.learner_file.changed.emit()

        self.learner_file.open(keep)

    def import_one(self) -> None:
        """Ask for a file and import the learner in it."""
        path = files.ask_open(self, say("learners-import-one"), say("learners-kind", pattern="*.json"))
        if path is None:
            return

        def take_in(store: LearnerStore | None) -> None:
            if store is not None:
                self._asking.ask(
                    lambda: store.import_(files.read(path, files.LEARNER)), show, self._show_refusal
                )

        def show(learner: Learner) -> None:
            self.show_learners(learner.id)
            self.learner_file.changed.emit()
            self.notify(say("learners-is-here", name=learner.nickname), "check")

        self.learner_file.open(take_in)

    def _show_refusal(self, error: OSError) -> None:
        self.notify(str(error))

    # For parents

    def _ask_sum(self) -> None:
        self._view(self.gate)
        self.gate.ask()

    def _offer_parents(self, offered: bool) -> None:
        self.export.setVisible(offered)
        self.delete.setVisible(offered)

    def _edit(self) -> None:
        if self.learner is not None:
            self._edited = self.learner
            self._view(self.form)
            self._offer_parents(True)
            self.form.edit(self.learner)

    def export_one(self) -> None:
        """Ask for a file and export the learner with all answers to it."""
        learner, store = self.learner, self.learner_file.store
        if learner is None or store is None:
            return
        kinds = say("learners-kind", pattern="*.json")
        path = files.ask_save(self, say("learners-export-this"), f"{learner.nickname}.json", kinds)
        if path is not None:
            self._asking.ask(
                lambda: files.write(path, store.exported(learner)), self.notify, self._show_refusal
            )

    def _ask_delete(self) -> None:
        self._when_known(self._bid_farewell)

    def _bid_farewell(self) -> None:
        store = self.learner_file.store
        if self.learner is not None and store is not None:
            self._view(self.farewell)
            answers = self._page.calls if self._page is not None else 0
            self._named = games_that_mention(store.names_of(self.learner.id), _own_games())
            self.farewell.ask(self.learner, answers, len(store.damaged_files), self._named)

    def _delete(self) -> None:
        learner, store = self.learner, self.learner_file.store
        if learner is None or store is None:
            return

        def deleted(nothing: None) -> None:
            self.learner = None
            self.deleted.emit()
            self.show_learners()
            self.setFocus()
            self.learner_file.changed.emit()
            message = "learners-is-deleted-but-games" if self._named else "learners-is-deleted"
            self.notify(say(message), "bin")

        def refused(error: OSError) -> None:
            self.deleted.emit()
            self._show_refusal(error)

        self.deleting.emit(learner.id)
        self._asking.ask(lambda: store.delete(learner.id), deleted, refused)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.view not in (self.welcome, self.family):
            self._go_back()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        # Practice has changed the figures.
        super().showEvent(event)
        if self.view is self.overview and self.learner is not None:
            self.show_one(self.learner.id)
        elif self.view is self.family:
            self.show_learners()

    def hideEvent(self, event: QHideEvent) -> None:
        # Leaving drops what waits, and closes what was opened for parents.
        super().hideEvent(event)
        self._then = None
        if self.view in (self.form, self.gate, self.farewell):
            self.show_learners()


def _show(figure: Figure, number: str) -> None:
    figure.show_number(number, say("learners-figure", title=figure.words, figure=number))


class Overview(QWidget):
    """One learner's overview: what to do next, own bests, today's right answers, and the skill map."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.portrait = cheerful(theme, self)
        self.name = label("", "headline", self)
        self.note = paragraph("", "small", self)
        self.round = PillButton(
            theme, say("learners-beat-your-best"), "star", primary=True, size=16, parent=self
        )
        self.practise = PillButton(theme, say("learners-practise"), "cap", size=16, parent=self)
        self.probe = PillButton(theme, say("practice-probe"), "pen", size=16, parent=self)
        self.report = PillButton(theme, say("learners-report"), "chart", size=16, parent=self)
        self.parents = PillButton(theme, say("learners-for-parents"), "lock", size=16, parent=self)
        self.today = Figure(say("learners-today"), parent=self)
        self.row = Figure(say("learners-best-row"), parent=self)
        self.best = Figure(say("learners-best-round", sums=ROUND), parent=self)
        self.map = SkillMap(theme, self)
        self.place = Awaited(self._answers(), "label", self)
        # Centered in a map higher than the window, the words would be out of sight.
        self.place.words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.album = Album(theme, self)
        self._layout()

    def _layout(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(8)
        named = QVBoxLayout()
        named.setSpacing(0)
        named.addStretch(1)
        named.addWidget(self.name)
        named.addWidget(self.note)
        named.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self.portrait)
        head.addLayout(named, 1)
        column.addLayout(head)
        buttons = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        buttons.setSizePolicy(policy)
        flow = FlowLayout(buttons)
        for button in (self.round, self.practise, self.probe, self.report, self.parents):
            flow.addWidget(button)
        column.addWidget(buttons)
        column.addWidget(self.place)
        column.addWidget(self.album)
        column.addStretch(1)

    def _answers(self) -> QWidget:
        """Return the part of the view that the learner's answers fill."""
        answers = QWidget(self)
        column = QVBoxLayout(answers)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        figures = QHBoxLayout()
        figures.setSpacing(8)
        for figure in (self.today, self.row, self.best):
            figures.addWidget(figure, 1)
        column.addLayout(figures)
        column.addWidget(label(say("learners-skill-map"), "label", answers))
        column.addWidget(self.map)
        return answers

    def show_learner(self, learner: Learner) -> None:
        """Show this learner while the answers are being read."""
        profile = read_profile(learner.document)
        self.name.setText(learner.nickname)
        self.portrait.show_avatar(learner.avatar)
        self._show_note(profile, 0)
        _show(self.best, str(profile.best_round) if profile.best_round else "–")
        self.probe.setVisible(is_due(profile.probes, clock.today()))
        self.album.show_friends(profile.friends)
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
        numbers = numbers_name(profile.numbers)
        larger = say("learners-numbers-outgrown", numbers=numbers)
        lines = [larger if profile.outgrown else numbers]
        if unread:
            lines.append(say("learners-unread", count=unread))
        self.note.setText("\n".join(lines))


class Gate(QWidget):
    """A small sum before a learner's settings: it keeps children out gently, and says that it is no lock."""

    passed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.factors = (0, 0)
        self.sum = label("", "heading", self)
        self.answer = QLineEdit(self)
        self.answer.setProperty("role", "paper")
        self.answer.setValidator(QIntValidator(0, 999, self.answer))
        self.answer.setMaximumWidth(160)
        self.answer.returnPressed.connect(self._look)
        self.note = paragraph("", "small", self)
        self.open = PillButton(theme, say("learners-gate-open"), "lock", primary=True, size=17, parent=self)
        self.open.clicked.connect(self._look)
        self.cancel = PillButton(theme, say("learners-cancel"), size=17, parent=self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(label(say("learners-for-parents"), "heading", self))
        why = paragraph(
            say("learners-gate-why"),
            "row",
            self,
        )
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel.click()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)


def _own_games() -> Iterator[Mapping[str, Any]]:
    """Return the documents of the games made here."""
    book = catalogue()
    return (book.definition(variant).raw for variant in book.ids if is_own(variant))


class Farewell(QWidget):
    """The question before a learner is deleted, with what is deleted and what stays."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = paragraph("", "heading", self)
        self.what = paragraph("", "row", self)
        self.keep = PillButton(theme, say("learners-delete-no"), primary=True, size=17, parent=self)
        self.delete = PillButton(theme, say("learners-delete-yes"), "close", size=17, parent=self)
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
