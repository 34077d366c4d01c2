"""The page with the learners: all of them, a child's own view, the parent's, and what parents can change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from cardtable import clock
from cardtable.controller.lessons.answer_store import attempts_and_unread
from cardtable.language import say
from cardtable.learning.ladder import Numbers
from cardtable.learning.own_errors import Gain, gain_to_report
from cardtable.learning.practice import PRACTICED
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.report import Report, report
from cardtable.learning.skills import Skill
from cardtable.rules.catalog import catalog, is_own
from cardtable.storage.forgetting import games_that_mention
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.child_view import ChildView
from cardtable.ui.features.learners.learner_form import LearnerForm
from cardtable.ui.features.learners.learner_home import CardActions, Family, Welcome
from cardtable.ui.features.learners.learner_views import Farewell, Gate, Overview
from cardtable.ui.features.learners.parent_view import ParentView
from cardtable.ui.learning.learner_file import LearnerFile
from cardtable.ui.shared import seating
from cardtable.ui.shared.avatars import avatar_name
from cardtable.ui.shared.games_list import Game
from cardtable.ui.support import files
from cardtable.ui.support.background import Background
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column
from cardtable.ui.widgets.controls import PillButton, Sheet
from cardtable.ui.widgets.keys_panel import key_cap
from cardtable.ui.widgets.room_page import Awaited, Head, KeyRow, RoomPage, SheetsBody, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip, tip_of


class LearnersPage(RoomPage):
    """The page that shows all learners at first, and then one of them."""

    practice_asked = Signal(Learner, Skill)
    """The `Learner`, and the `Skill` to practice."""
    ten_minutes_asked = Signal(Learner)
    """The `Learner` who wants to do the ten minutes."""
    game_asked = Signal(Learner)
    """The `Learner` who wants to play a game."""
    deal_asked = Signal(Learner, str)
    """Emitted with a `Learner` and the key of the game to deal for them."""
    deleting = Signal(str)
    """The id of a learner about to be deleted: every file open with their name must be closed."""
    deleted = Signal()
    """Emitted after deleting, successful or not."""
    spoken = Signal(str)
    """A sentence to read aloud."""

    def __init__(self, theme: Theme, learner_file: LearnerFile, games: Callable[[], Sequence[Game]]) -> None:
        """Make the page; `games` returns those that can be offered to a learner."""
        super().__init__(theme)
        self.learner_file, self._games = learner_file, games
        self._asking = Background(self)
        self.learner: Learner | None = None
        self._page: Report | None = None
        self._is_known = False
        """Whether the chosen learner's answers have been read, or cannot be."""
        self._then: Callable[[], None] | None = None
        """The action that waits until the answers are read."""
        self._edited: Learner | None = None
        self._asked_by_child = False
        """Whether the sum before the parent's view was opened from the child's."""
        self._named: Sequence[str] = ()
        """Names of own games that contain the name of the learner to delete."""
        self.head = Head(self, say("learners-title"), self._go_back)
        self.back = self.head.back
        self.add = PillButton(say("learners-add"), "plus", size=16, parent=self)
        self.teachers = PillButton(say("learners-for-teachers"), "people", size=16, parent=self)
        self.parents = PillButton(say("learners-for-parents"), "lock", size=16, parent=self)
        self.bring = PillButton(say("shared-import"), "folder", size=16, parent=self)
        tip(self.bring, say("learners-import-tip"))
        self.bring.setAccessibleDescription(tip_of(self.bring))
        self.places = QStackedWidget(self)
        self.place = Awaited(self.places, "note", self)
        actions = CardActions(self._ten_minutes, self._play, self.show_child, self.ask_parent)
        self.welcome, self.family, self.desk = Welcome(theme), Family(theme, actions, self), Sheet()
        self.overview, self.form, self.gate = Overview(theme), LearnerForm(theme), Gate()
        self.farewell = Farewell()
        self.child_view, self.parent_view = ChildView(theme), ParentView(theme)
        self._at_desk: tuple[QWidget, ...] = (self.overview, self.form)
        self._of_one = (*self._at_desk, self.gate, self.farewell)
        self._views, self._area = QStackedWidget(self.desk), ScrollArea(self, self.overview)
        self.export = PillButton(say("shared-export"), size=16, parent=self.form)
        self.delete = PillButton(say("shared-delete"), size=16, parent=self.form)
        self._layout()
        self._connect()
        self.show_learners()

    def _connect(self) -> None:
        for button in (self.add, self.welcome.add):
            button.clicked.connect(self.begin)
        self.bring.clicked.connect(self.import_one)
        self.welcome.try_it.clicked.connect(self._try)
        self.overview.practice.clicked.connect(lambda: self._practice(None))
        self.overview.map.chosen.connect(self._practice)
        self._connect_views()
        self.gate.passed.connect(lambda: self._of_learner(self.show_parent))
        self.form.saved.connect(self._save)
        for button in (self.gate.cancel, self.form.cancel, self.farewell.keep):
            button.clicked.connect(self._back_to_one)
        self.export.clicked.connect(self.export_one)
        self.delete.clicked.connect(lambda: self._when_known(self._bid_farewell))
        self.farewell.delete.clicked.connect(self._delete)

    def _connect_views(self) -> None:
        """Connect the controls of the child's and the parent's views."""
        child, parent = self.child_view, self.parent_view
        child.next.clicked.connect(self._begin_next)
        child.hear.clicked.connect(lambda: self.spoken.emit(child.said))
        self.parents.clicked.connect(lambda: self._of_learner(self.ask_parent))
        parent.skills.clicked.connect(lambda: self._of_learner(self.show_one))
        parent.settings.clicked.connect(self._edit)
        parent.teachers.clicked.connect(self.teachers.click)
        parent.deal.clicked.connect(self._deal)

    def _deal(self) -> None:
        if self.parent_view.offer is not None:
            self.deal_asked.emit(self.learner, self.parent_view.offer.key)

    def _layout(self) -> None:
        add_parts(self.head, STRETCH, self.add, self.teachers, self.bring, self.parents)
        lay_column(self._views, on=self.desk, margins=(24, 18, 14, 16))
        # The form scrolls by itself, above its buttons.
        self._views.addWidget(self._area)
        self._views.addWidget(self.form)
        self.form.offer((self.export, self.delete))
        views: tuple[QWidget, ...] = (self.child_view, self.parent_view)
        short: tuple[QWidget, ...] = (self.gate, self.farewell)
        self._scrolled = {view: self._on_board(view) for view in views}
        self._scrolled |= {view: self._on_sheet(view) for view in short}
        for place in (self.welcome, self.family, self.desk, *self._scrolled.values()):
            self.places.addWidget(place)
        self.place.currentChanged.connect(self.redraw_room)
        lay_page(self, self.head).addWidget(self.place, 1)

    def _on_board(self, view: QWidget) -> ScrollArea:
        """Return a place for a view that lies on the board itself, with sheets of its own."""
        body = SheetsBody()
        lay_column(view, on=body, margins=NO_MARGINS)
        return ScrollArea(self, body)

    def _on_sheet(self, view: QWidget) -> ScrollArea:
        """Return a place for a view on a sheet that is no higher than the view."""
        sheet, body = Sheet(), SheetsBody()
        lay_column(view, on=sheet, margins=(24, 18, 24, 18))
        lay_column(sheet, STRETCH, on=body, margins=(4, 4, 4, 12))
        return ScrollArea(self, body)

    def _view(self, view: QWidget) -> None:
        """Show the welcome, all learners, or a view of one learner."""
        at_desk, at_home = view in self._at_desk, view in (self.welcome, self.family)
        at: QWidget | None = self.focusWidget()
        if at is not None and at.hasFocus():
            # Hiding a focused widget moves the focus along others, and screen readers would say each of them.
            at.clearFocus()
        self.places.setCurrentWidget(self.desk if at_desk else self._scrolled.get(view, view))
        if at_desk:
            self._views.setCurrentIndex(self._at_desk.index(view))
        self.add.setVisible(view is self.family)
        self.teachers.setVisible(view is self.family)
        self.bring.setVisible(at_home)
        self.parents.setVisible(view is self.child_view)
        is_new = view is self.form and self._edited is None
        name = "" if at_home or is_new or self.learner is None else self.learner.nickname
        self.head.title.setText(name or say("learners-title"))
        self.redraw_room()

    @property
    def view(self) -> QWidget | None:
        place = self.places.currentWidget()
        if place is self.desk:
            return self._at_desk[self._views.currentIndex()]
        return next((view for view, area in self._scrolled.items() if area is place), place)

    # Showing

    def restore_from(self, before: Self) -> None:
        # Start over with all learners.
        self.open()

    def open(self) -> None:
        """Show all learners once their file is open; until then the page doesn't say that there are none."""
        self.place.wait()
        self.learner_file.open(lambda _: self.show_learners())

    def show_learners(self, chosen: str = "") -> None:
        """Show all learners, with the keyboard on the one with id `chosen`, else on the one who had it."""
        learners = self.learner_file.learners
        wanted = chosen or (self.learner.id if self.learner is not None else "")
        self.learner = next((one for one in learners if one.id == wanted), learners[0] if learners else None)
        self.family.show_learners(learners)
        self._load()
        self._view(self.family if learners else self.welcome)
        card = self.family.card(self.learner.id) if self.learner is not None else None
        first = card.next if card is not None else self.welcome.add
        self.lead_focus(first)
        if chosen or self.isVisible():
            first.setFocus()

    def show_child(self, learner: str) -> None:
        """Show the own view of the child with that id."""
        self._choose(learner)
        if self.learner is not None:
            self.child_view.show_learner(self.learner)
            self._view(self.child_view)
            self.child_view.next.setFocus()
            self.place.arrive()

    def ask_parent(self, learner: str) -> None:
        """Ask a small sum, and then show the parent's view of the learner with that id."""
        self._asked_by_child = self.view is self.child_view
        self._choose(learner)
        self._view(self.gate)
        self.gate.ask()

    def show_parent(self, learner: str) -> None:
        """Show the parent's view of the learner with that id."""
        self._choose(learner)
        if self.learner is not None:
            self._view(self.parent_view)
            self.parent_view.report.setFocus()

    def _of_learner(self, show: Callable[[str], None]) -> None:
        if self.learner is not None:
            show(self.learner.id)

    def show_one(self, learner: str) -> None:
        """Show the skills of the learner with that id."""
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
        """Go back from a learner's form to the parent's view, or from a new learner's to all learners.

        From the sum before the parent's view, go back to where it was opened.
        """
        at_gate = self.view is self.gate
        if at_gate and self._asked_by_child:
            self._of_learner(self.show_child)
        elif at_gate or (self._edited is None and self.view is self.form) or self.learner is None:
            self.show_learners()
        else:
            self.show_parent(self.learner.id)

    def _go_back(self) -> None:
        """Go back to the parent's view, from a view of one learner to all of them, or leave the page."""
        if self.view in (self.welcome, self.family):
            self.back_asked.emit()
        elif self.view in self._of_one:
            self._back_to_one()
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
        self.parent_view.place.wait()

        def found() -> tuple[Report, int, Gain | None]:
            attempts, unread = attempts_and_unread(store, learner.id)
            today, courses = clock.today(), read_profile(learner.document).courses
            return report(attempts, today), unread, gain_to_report(courses, attempts, today)

        def show(page: Report, unread: int, gained: Gain | None) -> None:
            if learner is self.learner:
                self._page = page
                self.overview.show_page(learner, page, unread)
                error = gained.error if gained is not None else None
                offer = seating.offer_for(learner, self._games(), error)
                self.parent_view.show_page(learner, page, gained, offer)
                self._know()

        def refuse(error: OSError) -> None:
            self.notify(str(error))
            if learner is self.learner:
                self.overview.place.explain(str(error))
                self.parent_view.place.explain(str(error))
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
        self.practice_asked.emit(nobody, Skill.ADD_CROSS_TEN)

    def _ten_minutes(self, learner: str) -> None:
        self._choose(learner)
        self.ten_minutes_asked.emit(self.learner)

    def _play(self, learner: str) -> None:
        self._choose(learner)
        self.game_asked.emit(self.learner)

    def _begin_next(self) -> None:
        """Begin what the big button of the child's view shows: the ten minutes, or a game after them."""
        (self.game_asked if self.child_view.next.is_game else self.ten_minutes_asked).emit(self.learner)

    def _practice(self, skill: Skill | None) -> None:
        if self.learner is None:
            return
        if skill is None:
            self._when_known(lambda: self._begin_practice(self._page.next_step if self._page else None))
        else:
            self._begin_practice(skill)

    def _begin_practice(self, skill: Skill | None) -> None:
        self.practice_asked.emit(self.learner, skill if skill in PRACTICED else Skill.ADD_CROSS_TEN)

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

    def keys(self) -> list[KeyRow]:
        return [((key_cap("lesson-again"),), say("keys-lesson-again"))] * (self.view is self.child_view)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.view not in (self.welcome, self.family):
            self._go_back()
        elif self.view is self.child_view and KEYS.is_pressed("lesson-again", event):
            self.child_view.hear.click()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        # Practice has changed the figures.
        super().showEvent(event)
        shows = {self.overview: self.show_one, self.child_view: self.show_child}
        shows[self.parent_view] = self.show_parent
        view = self.view
        if view is self.family:
            self.show_learners()
        elif self.learner is not None and view in shows:
            shows[view](self.learner.id)

    def hideEvent(self, event: QHideEvent) -> None:
        # Leaving drops what waits, and closes what was opened for parents.
        super().hideEvent(event)
        self._then = None
        if self.view in (self.form, self.gate, self.farewell):
            self.show_learners()


def _own_games() -> Iterator[Mapping[str, Any]]:
    """Return the documents of the games made here."""
    book = catalog()
    return (book.definition(variant).raw for variant in book.ids if is_own(variant))
