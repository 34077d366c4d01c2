"""The page that saves everything to a file and brings it back; behind a link it lists the daily backups.

What is brought back is added to the present data, and can be undone while the page is open.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Self, TypeVar

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from cardtable import clock
from cardtable.language import Listed, say
from cardtable.language import paragraph as sentences
from cardtable.storage.backups import Backup, Backups, Brought, Found, look_into
from cardtable.storage.learners import LearnerStore
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning.learner_file import LearnerFile
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.shared.when import formats, local_time, qt_day
from cardtable.ui.support import files
from cardtable.ui.support.background import Background
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import ChipButton, DoorButton, PillButton, Sheet, discard, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.keys_panel import key_cap, native, with_key
from cardtable.ui.widgets.pickers import ListTile, Switch
from cardtable.ui.widgets.room_page import WIDEST, Awaited, Head, KeyRow, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip

T = TypeVar("T")

_DOOR, _ALONE = 84, 150
"""The heights of the two large buttons in pixels at the usual text size: above something, and alone."""
_TITLE, _TITLE_ALONE, _LARGEST_TITLE = 17.0, 24.0, 28.0
"""The heights of their titles in pixels at the usual text size, alike, and at most."""
_HIGH = 600
"""The height of the page in pixels, at the usual text size, below which the buttons stay low."""


class BackupsPage(RoomPage):
    """The page with two ways for everything, and the list of daily backups with details of one."""

    games_brought = Signal()
    """Own games were added or removed."""

    state_brought = Signal(Found)
    """The window state that was found and should be used."""

    def __init__(
        self,
        theme: Theme,
        directory: Path,
        learner_file: LearnerFile,
        preferences: Preferences,
    ) -> None:
        super().__init__(theme)
        self._directory, self._learner_file, self._preferences = directory, learner_file, preferences
        self._backups = Backups(directory)
        self._asking = Background(self)
        self._shown: list[Backup] = []
        self._due: Found | None = None
        self._brought: tuple[Brought, bool] | None = None
        self.chosen: Backup | None = None
        self._lists_days = False
        """Whether the daily backups are listed."""
        self.tiles: list[ListTile] = []
        self._group = QButtonGroup(self)
        self.save = DoorButton(theme, say("backups-save"), say("backups-save-note"), "share", self)
        self.open = DoorButton(theme, say("backups-open"), say("backups-open-note"), "folder", self)
        for door, key in ((self.save, "backups-save"), (self.open, "backups-open")):
            tip(door, with_key(door.note, key_cap(key)))
            door.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.days = ChipButton(say("backups-days"), "clock", self)
        self.settings = Switch(say("backups-settings-too"), self)
        self.settings_row = QWidget(self)
        self.bring = PillButton("", "again", primary=True, size=16, parent=self)
        self.cancel = PillButton(say("shared-cancel"), size=16, parent=self)
        self.take_back = PillButton(say("backups-take-back"), "undo", size=16, parent=self)
        self._asks = False
        self._layout()
        self._connect()
        self.lead_focus(self.save)

    def _connect(self) -> None:
        self.save.clicked.connect(self.save_everything)
        self.open.clicked.connect(self.choose_file)
        self.days.clicked.connect(self.list_days)
        self.bring.clicked.connect(self._go_on)
        self.cancel.clicked.connect(self._drop)
        self.take_back.clicked.connect(self._take_back)
        self.settings.setAccessibleDescription(say("backups-settings-too-note"))

    def _layout(self) -> None:
        head = Head(self, say("backups-title"), self.back_asked)
        self.back = head.back
        doors = lay_row((self.save, 1), (self.open, 1), gap=14)
        self._left = Sheet(parent=self)
        inner = QWidget()
        inner.setAccessibleName(say("backups-title"))
        self._list = lay_column(STRETCH, on=inner, margins=(0, 0, 4, 0), gap=4)
        lay_column(ScrollArea(self, inner), on=self._left, margins=(16, 16, 10, 14))
        right = Sheet(parent=self)
        lay_column(ScrollArea(self, self._about()), on=right, margins=(24, 18, 14, 16))
        self._sheets = QWidget()
        lay_row(self._left, (right, 1), on=self._sheets, margins=NO_MARGINS, gap=14)
        self.place = Awaited(self._sheets, "note", self)
        self.place.currentChanged.connect(self.redraw_room)
        self.rule = paragraph(say("backups-rule"), "note", self)
        ways = FlowLayout(self.days, self.take_back, gap=8)
        add_parts(lay_page(self, head), doors, self.rule, ways, (self.place, 1))

    def _about(self) -> QWidget:
        self.title = paragraph("", "heading", self)
        self.facts = paragraph("", "row", self)
        self.added = paragraph(
            say("backups-adds"),
            "small",
            self,
        )
        inner = QWidget()
        inner.setMaximumWidth(WIDEST)
        column = lay_column(self.title, self.facts, self.added, on=inner, margins=(0, 0, 8, 0), gap=10)
        lay_row(
            (label(self.settings.text(), "row", self), 1),
            self.settings,
            on=self.settings_row,
            margins=NO_MARGINS,
        )
        column.addWidget(self.settings_row)
        buttons = FlowLayout(self.bring, self.cancel, gap=6)
        add_parts(column, buttons, STRETCH)
        return inner

    # Showing

    def restore_from(self, before: Self) -> None:
        self.show_backups()

    def show_backups(self) -> None:
        """Read all backups and show them."""
        self._asking.ask(self._backups.all, self._show)

    def _show(self, backups: list[Backup]) -> None:
        for tile in self.tiles:
            self._group.removeButton(tile)
        discard(self.tiles)
        self._shown = backups
        self.tiles = [ListTile(self.theme, self._day(one), self._held(one), parent=self) for one in backups]
        for place, tile in enumerate(self.tiles):
            self._group.addButton(tile)
            self._list.insertWidget(place, tile)
            tile.clicked.connect(lambda _=False, one=backups[place]: self._choose(one))
            tile.show()
        before, asked = (self.save, self.open, self.days, self.take_back), (self.bring, self.cancel)
        tab_through((*before, *self.tiles, self.settings, *asked))
        self.place.arrive()
        paths = [one.path for one in backups]
        known = self.chosen is not None and self.chosen.path in paths
        place = paths.index(self.chosen.path) if known and self.chosen is not None else 0
        self._choose(backups[place] if backups else None)

    def list_days(self) -> None:
        """List the daily backups, the newest chosen."""
        self._lists_days = True
        self._say()
        self.tiles[0].setFocus()

    def _choose(self, backup: Backup | None) -> None:
        self.chosen, self._due, self._asks = backup, None, False
        for tile, one in zip(self.tiles, self._shown, strict=True):
            tile.setChecked(one is backup)
        self._say()

    def _say(self) -> None:
        """Show the facts about the chosen backup, or the question before it is brought back."""
        backup, due = self.chosen, self._due
        asks = self._asks or due is not None
        lists = self._lists_days and bool(self._shown)
        there = due is not None or (lists and backup is not None)
        if due is not None:
            self.title.setText(say("backups-ask-file"))
            self.facts.setText(self._found(due))
        elif backup is not None:
            day = self._day(backup)
            self.title.setText(say("backups-ask-day", day=day) if asks else day)
            self.facts.setText(self._held(backup))
        self.bring.set_label(say("backups-bring-now") if asks else say("backups-bring"))
        self.settings.setChecked(False)
        shown = {
            self._left: lists, self.days: bool(self._shown) and not (lists or asks),
            self._sheets: there, self.added: asks, self.rule: not asks, self.bring: there, self.cancel: asks,
            self.settings_row: asks and (due is None or bool(due.settings)),
            self.take_back: self._brought is not None and not asks,
        }  # fmt: skip
        for widget, is_shown in shown.items():
            widget.setVisible(is_shown)
        self._fit_doors()
        self.redraw_room()

    def _day(self, backup: Backup) -> str:
        day, is_today = qt_day(backup.day), backup.day == clock.today()
        words = say("menu-today") if is_today else formats().toString(day, QLocale.FormatType.LongFormat)
        if not backup.before:
            return words
        time = formats().toString(local_time(backup.holds.made).time(), QLocale.FormatType.ShortFormat)
        return say("backups-before", day=words, time=time)

    def _held(self, backup: Backup) -> str:
        return _holds(backup.holds.learners, backup.holds.answers)

    def _found(self, found: Found) -> str:
        answers = sum(len(theirs) for _, theirs in found.people)
        lines = [
            _holds(len(found.people), answers),
            say("backups-games", games=len(found.games)),
        ]
        if found.unread:
            lines.append(say("backups-unread", count=found.unread))
        return "\n".join(lines)

    # Restoring

    def _go_on(self) -> None:
        """Ask before bringing back the chosen backup, and do it the second time."""
        if not self._asks and self._due is None:
            self._asks = True
            self._say()
            self.cancel.setFocus()
            return
        backup, due, settings = self.chosen, self._due, self.settings.isChecked()
        if due is None and backup is None:
            return

        def bring(store: LearnerStore) -> tuple[Found, Brought]:
            found = due if due is not None or backup is None else look_into(backup.path)
            assert found is not None
            return found, self._backups.bring(store, found)

        def show(done: tuple[Found, Brought]) -> None:
            found, brought = done
            if settings:
                self._take_settings(found)
            if brought.back:
                self._preferences.look_again_for_own_back()
            self._brought = (brought, settings) if settings or not brought.is_empty else None
            self._choose(None)
            self._everything_changed()
            self.notify(self._restored_words(brought), "check")
            (self if self._brought is None else self.take_back).setFocus()

        self._with_store(bring, show)

    def _restored_words(self, brought: Brought) -> str:
        learners, answers, games = brought.learners, brought.answers, len(brought.games)
        what = [say("backups-learners", learners=learners)] if learners else []
        what += [say("backups-answers", answers=answers)] if answers else []
        what += [say("backups-games", games=games)] if games else []
        said = [say("backups-brought", what=Listed(what))] if what else []
        if brought.own:
            said.append(say("backups-brought-own", games=len(brought.own)))
        if brought.solved:
            said.append(say("backups-brought-puzzles", puzzles=len(brought.solved)))
        if brought.back:
            said.append(say("backups-brought-back"))
        if brought.is_empty:
            said.append(say("backups-brought-nothing"))
        if brought.unread:
            said.append(say("backups-unread", count=brought.unread))
        return sentences(said)

    def _take_settings(self, found: Found) -> None:
        if found.settings:
            self._preferences.import_(found.settings)
        if found.window:
            self.state_brought.emit(found)

    def _take_back(self) -> None:
        if self._brought is None:
            return
        brought, settings = self._brought

        def show(found: Found) -> None:
            self._brought = None
            if settings:
                self._take_settings(found)
            if brought.back:
                self._preferences.look_again_for_own_back()
            self._everything_changed()
            self.notify(say("backups-taken-back"), "check")
            self.setFocus()

        self._with_store(lambda store: self._backups.take_back(store, brought), show)

    def _with_store(self, job: Callable[[LearnerStore], T], then: Callable[[T], object]) -> None:
        def ask(store: LearnerStore | None) -> None:
            if store is not None:
                self._asking.ask(lambda: job(store), then, self._refuse)

        self._learner_file.open(ask)

    def _everything_changed(self) -> None:
        self._learner_file.changed.emit()
        self.games_brought.emit()
        self.show_backups()

    def _drop(self) -> None:
        self._choose(self.chosen)
        self.setFocus()

    def _refuse(self, error: OSError) -> None:
        self._drop()
        self.notify(str(error), "warn")

    # Export and import

    def save_everything(self) -> None:
        """Ask for a file and save everything to it."""
        kinds = say("backups-files")
        path = files.ask_save(self, self.save.text(), say("backups-file-name"), kinds)
        if path is None:
            return

        def ask(store: LearnerStore | None) -> None:
            def write() -> str:
                return files.write(path, self._backups.everything(store))

            self._asking.ask(write, self.notify, self._refuse)

        self._learner_file.open(ask, make=False)

    def choose_file(self) -> None:
        """Ask for a file with everything, read it, and ask before bringing it back."""
        path = files.ask_open(self, self.open.text(), say("backups-files"))
        if path is not None:
            self._asking.ask(lambda: look_into(path), self._offer, self._refuse)

    def _offer(self, found: Found) -> None:
        self._choose(None)
        self._due = found
        self._say()
        self.bring.setFocus()

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        # Leaving cancels the question, and nothing brought back can be undone any more.
        super().hideEvent(event)
        self._brought = self._due = None
        self._asks = self._lists_days = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._left.setFixedWidth(round(min(330 * self.theme.room, self.width() * 0.42)))
        self._fit_doors()

    def _fit_doors(self) -> None:
        """Make the two large buttons higher if nothing is shown below them."""
        is_alone = self._sheets.isHidden() and self.height() >= _HIGH * self.theme.room
        high, title = (_ALONE, _TITLE_ALONE) if is_alone else (_DOOR, _TITLE)
        for door in (self.save, self.open):
            door.setFixedHeight(round(high * self.theme.room))
            door.set_size(min(title * self.theme.text, _LARGEST_TITLE))

    def keys(self) -> list[KeyRow]:
        return [
            ((key_cap("backups-save"),), self.save.text()),
            ((key_cap("backups-open"),), self.open.text()),
            *([((native("Return"),), self.bring.text())] if self.bring.isVisible() else []),
        ]

    def default_action(self) -> None:
        if self.bring.isVisible():
            self.bring.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.cancel.isVisible():
            self.cancel.click()
        elif KEYS.is_pressed("backups-save", event):
            self.save.click()
        elif KEYS.is_pressed("backups-open", event):
            self.open.click()
        else:
            super().keyPressEvent(event)


def _holds(learners: int, answers: int) -> str:
    if not learners:
        return say("backups-settings-alone")
    return say("backups-holds", learners=learners, answers=answers)
