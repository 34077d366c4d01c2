"""The page of the learners: who learns here, how far each is, and what parents can change."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardtable.controller.lessons import attempts_and_unread
from cardtable.learning.practice import PRACTISED
from cardtable.learning.profile import Profile
from cardtable.learning.report import Report, report
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui import files
from cardtable.ui.background import Background
from cardtable.ui.learning.roll import Roll
from cardtable.ui.pages.learner_form import LearnerForm
from cardtable.ui.pages.learner_views import Empty, Farewell, Gate, LearnerTile, Overview
from cardtable.ui.pages.seats_panel import AddButton
from cardtable.ui.pictures import AVATARS
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton, Sheet
from cardtable.ui.widgets_fields import label
from cardtable.ui.widgets_pages import Head, lay_page
from cardtable.ui.widgets_room import RoomPage


class Views(QStackedWidget):
    """Views of which one is shown; what is hidden takes no room, so that a short one is not scrolled."""

    def sizeHint(self) -> QSize:
        """What the view that is shown would like."""
        shown = self.currentWidget()
        return shown.sizeHint() if shown is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """What the view that is shown needs."""
        shown = self.currentWidget()
        return shown.minimumSizeHint() if shown is not None else super().minimumSizeHint()


class LearnersPage(RoomPage):
    """A list of the learners, and one of them beside it."""

    back_asked = Signal()
    practise_asked = Signal(object, object)
    """A `Learner`, and the `Skill` to be practised."""
    round_asked = Signal(object)
    """A `Learner` who plays an own-best round."""
    report_asked = Signal(object)
    """A `Learner` whose report is wanted."""
    told = Signal(str)

    def __init__(self, theme: Theme, roll: Roll, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.roll = roll
        self._asking = Background(self)
        self.learner: Learner | None = None
        self._page: Report | None = None
        self._edited: Learner | None = None
        self.tiles: list[LearnerTile] = []
        self._group = QButtonGroup(self)
        self.head = Head(self, self.tr("Learning"), self.back_asked)
        self.back = self.head.back
        self.add = AddButton(theme, self.tr("Add a learner"), self.tr("Nickname, picture and numbers"), self)
        self.add.clicked.connect(self.begin)
        self.bring = AddButton(theme, self.tr("Import"), self.tr("A learner who was exported before"), self)
        self.bring.clicked.connect(self.import_one)
        self.views = Views()
        self.overview, self.form, self.gate = Overview(theme), LearnerForm(theme), Gate(theme)
        self.farewell, self.empty = Farewell(theme), Empty(theme)
        for view in (self.empty, self.overview, self.form, self.gate, self.farewell):
            view.setObjectName("bare")
            self.views.addWidget(view)
        self.export = PillButton(theme, self.tr("Export"), size=16, parent=self.form)
        self.delete = PillButton(theme, self.tr("Delete"), size=16, parent=self.form)
        self._layout()
        self._connect()
        self.show_roll()

    def _connect(self) -> None:
        self.overview.practise_asked.connect(lambda: self._practise(None))
        self.overview.map.chosen.connect(self._practise)
        self.overview.round_asked.connect(lambda: self.round_asked.emit(self.learner))
        self.overview.report_asked.connect(lambda: self.report_asked.emit(self.learner))
        self.overview.parents_asked.connect(self._ask_sum)
        self.gate.passed.connect(self._edit)
        self.gate.cancelled.connect(self.show_roll)
        self.form.saved.connect(self._save)
        self.form.cancelled.connect(self.show_roll)
        self.export.clicked.connect(self.export_one)
        self.delete.clicked.connect(self._ask_delete)
        self.farewell.cancelled.connect(self.show_roll)
        self.farewell.confirmed.connect(self._delete)

    def _layout(self) -> None:
        self.head.addStretch(1)
        self.head.addWidget(label(self.tr("Everything stays on this computer"), "note", self))
        left = Sheet(self.theme, parent=self)
        self._left = left
        inner = QWidget()
        inner.setObjectName("bare")
        self._list = QVBoxLayout(inner)
        self._list.setContentsMargins(0, 0, 4, 0)
        self._list.setSpacing(4)
        self._list.addWidget(self.add)
        self._list.addWidget(self.bring)
        self._list.addStretch(1)
        column = QVBoxLayout(left)
        column.setContentsMargins(16, 16, 10, 14)
        column.addWidget(self._scrolled(inner))
        right = Sheet(self.theme, parent=self)
        column = QVBoxLayout(right)
        column.setContentsMargins(24, 18, 14, 16)
        column.addWidget(self._scrolled(self.views))
        extra = QHBoxLayout()
        extra.addWidget(self.export)
        extra.addWidget(self.delete)
        extra.addStretch(1)
        form = self.form.layout()
        assert isinstance(form, QVBoxLayout)
        form.insertLayout(form.count() - 1, extra)
        body = QHBoxLayout()
        body.setSpacing(14)
        body.addWidget(left)
        body.addWidget(right, 1)
        lay_page(self, self.head).addLayout(body, 1)

    def _scrolled(self, inner: QWidget) -> QScrollArea:
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        area.setWidget(inner)
        inner.setAutoFillBackground(False)
        return area

    def _view(self, view: QWidget) -> None:
        self.views.setCurrentWidget(view)
        self.views.updateGeometry()

    # Who is shown

    def open(self) -> None:
        """Everybody, as soon as their file is open; until then it is not said that there is nobody."""
        self.views.setVisible(self.roll.store is not None)
        self.roll.open(self._opened)

    def _opened(self, store: LearnerStore | None) -> None:
        self.views.show()
        self.show_roll()

    def show_roll(self, chosen: str = "") -> None:
        """Everybody as they are now, and one of them: the one of that id, else the one shown before."""
        learners = self.roll.learners
        wanted = chosen or (self.learner.id if self.learner is not None else "")
        for tile in self.tiles:
            self._group.removeButton(tile)
            self._list.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [LearnerTile(self.theme, learner, self) for learner in learners]
        before: QWidget = self.back
        for place, tile in enumerate(self.tiles):
            self._group.addButton(tile)
            self._list.insertWidget(place, tile)
            tile.clicked.connect(lambda _=False, one=tile.learner.id: self.show_roll(one))
            tile.show()
            self.setTabOrder(before, tile)
            before = tile
        self.learner = next((one for one in learners if one.id == wanted), learners[0] if learners else None)
        for tile in self.tiles:
            tile.setChecked(tile.learner == self.learner)
        self.lead_focus(self.add if self.learner is None else self.overview.round)
        if chosen:
            next((tile for tile in self.tiles if tile.learner.id == chosen), self.add).setFocus()
        self._show_learner()

    def _show_learner(self) -> None:
        self._page = None
        if self.learner is None:
            self._view(self.empty)
            return
        learner, store = self.learner, self.roll.store

        def found(store: LearnerStore) -> tuple[Report, int]:
            attempts, unread = attempts_and_unread(store, learner.id)
            return report(attempts, date.today()), unread

        def show(page: Report, unread: int = 0) -> None:
            if learner is self.learner:
                self._page = page
                self.overview.show_learner(learner, page, unread)

        def refuse(error: OSError) -> None:
            self.told.emit(str(error))
            show(report((), date.today()))

        if store is not None:
            self._asking.ask(lambda: found(store), lambda told: show(*told), refuse)
        if self._page is None:
            show(report((), date.today()))
        self._view(self.overview)

    def _practise(self, skill: Skill | None) -> None:
        if self.learner is None:
            return
        if skill is None and self._page is not None:
            skill = self._page.next_step
        self.practise_asked.emit(self.learner, skill if skill in PRACTISED else Skill.ADD_CROSS_TEN)

    # Somebody new

    def begin(self) -> None:
        """An empty form."""
        taken = {tile.learner.avatar for tile in self.tiles}
        self.form.begin(next((one for one in AVATARS if one not in taken), AVATARS[0]))
        self._edited = None
        self._offer_parents(False)
        self._view(self.form)
        self.form.name.setFocus()

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
            self.show_roll(learner.id)
            self.roll.changed.emit()

        self.roll.open(keep)

    def import_one(self) -> None:
        """Takes in a learner from a file."""
        path = files.ask_open(self, self.tr("Import a learner"), self.tr("Learners (*.json)"))
        if path is None:
            return

        def take_in(store: LearnerStore | None) -> None:
            if store is not None:
                self._asking.ask(
                    lambda: store.import_(files.read(path, files.LEARNER)), show, self._tell_refused
                )

        def show(learner: Learner) -> None:
            self.show_roll(learner.id)
            self.roll.changed.emit()
            self.told.emit(self.tr("{name} is here now.").format(name=learner.nickname))

        self.roll.open(take_in)

    def _tell_refused(self, error: OSError) -> None:
        self.told.emit(str(error))

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
            self.form.edit(self.learner)
            self._offer_parents(True)
            self._view(self.form)
            self.form.name.setFocus()

    def export_one(self) -> None:
        """Writes the learner with every answer into a file."""
        learner, store = self.learner, self.roll.store
        if learner is None or store is None:
            return
        name = self.tr("{name}.json").format(name=learner.nickname)
        path = files.ask_save(self, self.tr("Export this learner"), name, self.tr("Learners (*.json)"))
        if path is not None:
            self._asking.ask(
                lambda: files.write(path, store.exported(learner)), self.told.emit, self._tell_refused
            )

    def _ask_delete(self) -> None:
        store = self.roll.store
        if self.learner is not None and store is not None:
            self._view(self.farewell)
            answers = self._page.calls if self._page is not None else 0
            self.farewell.ask(self.learner, answers, len(store.damaged_files))

    def _delete(self) -> None:
        learner, store = self.learner, self.roll.store
        if learner is None or store is None:
            return

        def deleted(nothing: None) -> None:
            self.learner = None
            self.show_roll()
            self.add.setFocus()
            self.roll.changed.emit()
            self.told.emit(self.tr("{name} is deleted.").format(name=learner.nickname))

        self._asking.ask(lambda: store.delete(learner.id), deleted, self._tell_refused)

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever comes back from practice is further than before."""
        super().showEvent(event)
        if self.views.currentWidget() is self.overview:
            self.show_roll()

    def hideEvent(self, event: QHideEvent) -> None:
        """What was open for parents is closed again."""
        super().hideEvent(event)
        if self.views.currentWidget() in (self.form, self.gate, self.farewell):
            self.show_roll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list is as wide as its words ask, within the window."""
        super().resizeEvent(event)
        self._left.setFixedWidth(round(min(290 * self.theme.room, self.width() * 0.36)))
