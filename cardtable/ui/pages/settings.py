"""The settings: one page of sheets; whatever is changed holds at once and is kept as it is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cardtable.storage.settings import Settings
from cardtable.ui import paint
from cardtable.ui.pages.settings_pictures import back_picture, deck_picture
from cardtable.ui.pages.settings_whole import WholeSettings
from cardtable.ui.pages.settings_words import backs, choices, decks, sound_rows
from cardtable.ui.preferences import Preferences
from cardtable.ui.theme import Theme, theme_called
from cardtable.ui.widgets import PillButton, Segmented, Sheet
from cardtable.ui.widgets_fields import label
from cardtable.ui.widgets_pages import Head
from cardtable.ui.widgets_room import RoomPage
from cardtable.ui.widgets_settings import Chip, PictureChoice, Switch, Volume


class Body(QWidget):
    """What scrolls: the sheets, and the shadows they cast on the room."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shadows."""
        painter = QPainter(self)
        paint.smooth(painter)
        for sheet in self.findChildren(Sheet):
            paint.shadow(painter, QRectF(sheet.geometry()), sheet.radius, blur=14, dy=5, strength=0.4)
        painter.end()


class SettingsPage(RoomPage):
    """Shows the preferences and changes them; it keeps none of its own."""

    back_asked = Signal()
    folder_asked = Signal()
    backups_asked = Signal()
    diagnostics_asked = Signal()
    told = Signal(str)
    sample_asked = Signal(str)
    """A sound was switched on and may be heard."""

    def __init__(self, theme: Theme, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._preferences = preferences
        self._shows: list[Callable[[Settings], None]] = []
        self.controls: dict[str, QWidget] = {}
        """The control of each setting, by the setting's name; chips by `sound.` and the sound's name."""
        self.body = Body()
        self.area = self._make_area()
        self._layout()
        self._show(preferences.now)
        preferences.changed.connect(lambda before, now: self._show(now))
        self.lead_focus(self.back)

    def _show(self, now: Settings) -> None:
        for show in self._shows:
            show(now)

    def _change(self, **values: Any) -> None:
        self._preferences.change(**values)

    # The page

    def _make_area(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.viewport().setAutoFillBackground(False)
        area.setWidget(self.body)
        self.body.setAutoFillBackground(False)
        return area

    def _layout(self) -> None:
        head = Head(self, self.tr("Settings"), self.back_asked)
        # In line with the sheets below, also where large text leaves the page no margin.
        head.setContentsMargins(8, 0, 12, 0)
        self.back = head.back
        head.addStretch(1)
        head.addWidget(label(self.tr("Saved as you change them"), "note", self))
        self._columns = columns = QHBoxLayout(self.body)
        self.body.installEventFilter(self)
        columns.setContentsMargins(8, 6, 12, 24)
        columns.setSpacing(18)
        sides = ((self._cards, self._sound), (self._play, self._access, self._data))
        for sheets in sides:
            column = QVBoxLayout()
            column.setSpacing(18)
            for make in sheets:
                sheet, rows = make()
                # Not by an alignment: that gives wrapped words no more height than they have unwrapped.
                rows.addStretch(1)
                column.addWidget(sheet, 1)
            columns.addLayout(column, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 20, 0)
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.area, 1)

    def _sheet(self, title: str) -> tuple[Sheet, QVBoxLayout]:
        sheet = Sheet(self.theme, parent=self.body)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(24, 18, 22, 18)
        column.setSpacing(8)
        column.addWidget(label(title, "heading", sheet))
        return sheet, column

    def _row(self, column: QVBoxLayout, title: str, note: str, *controls: QWidget) -> None:
        row = QHBoxLayout()
        row.setSpacing(10)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(title, "row", self.body))
        if note:
            small = label(note, "small", self.body)
            small.setWordWrap(True)
            words.addWidget(small)
            for control in controls:
                control.setAccessibleDescription(note)
        row.addLayout(words, 1)
        for control in controls:
            row.addWidget(control)
        column.addLayout(row)

    def _segmented(self, column: QVBoxLayout, name: str, title: str, note: str = "") -> None:
        """A row with one of several values of the setting `name`."""
        control = Segmented(self.theme, title, choices(name), self.body)
        usual = type(getattr(Settings(), name))
        control.chosen.connect(lambda value: self._change(**{name: _as(usual, value)}))
        self._shows.append(lambda now: control.choose(str(getattr(now, name))))
        self.controls[name] = control
        self._row(column, title, note, control)

    def _switch(self, column: QVBoxLayout, name: str, title: str, note: str = "") -> None:
        """A row with the setting `name` on or off."""
        control = Switch(self.theme, title, self.body)
        control.toggled.connect(lambda on: self._change(**{name: on}))
        self._shows.append(lambda now: control.setChecked(getattr(now, name)))
        self.controls[name] = control
        self._row(column, title, note, control)

    # The sheets

    def _pictures(
        self, name: str, note: str, offered: Iterator[tuple[str, str]], size: QSize, draw: Callable[..., None]
    ) -> list[PictureChoice]:
        """A picture for each value of the setting `name`, of which one is chosen; `note` says of what."""
        group = QButtonGroup(self.body)
        made: list[PictureChoice] = []
        for value, title in offered:

            def picture(painter: QPainter, rect: QRectF, value: str = value, title: str = title) -> None:
                draw(painter, rect, self.theme, value, title)

            choice = PictureChoice(self.theme, title, picture, size, self.body)
            choice.setAccessibleDescription(note)
            choice.clicked.connect(lambda _=False, value=value: self._choose_picture(name, value))
            self.controls[f"{name}.{value}"] = choice
            group.addButton(choice)
            made.append(choice)
        return made

    def _choose_picture(self, name: str, value: str) -> None:
        if name == "back" and value == self._own_back(self._preferences.now):
            value = ""
        self._change(**{name: value})

    def _own_back(self, now: Settings) -> str:
        """The back that goes with the room."""
        return theme_called(now.theme, self.theme.name != theme_called("", False).name).back

    def _cards(self) -> tuple[Sheet, QVBoxLayout]:
        sheet, column = self._sheet(self.tr("Cards and table"))
        row = QHBoxLayout()
        row.setSpacing(6)
        for choice in self._pictures(
            "deck", self.tr("the pack of cards"), decks(), QSize(140, 150), deck_picture
        ):
            row.addWidget(choice, 1)
        column.addLayout(row)
        made = self._pictures("back", self.tr("the back of all cards"), backs(), QSize(60, 78), back_picture)
        self._row(column, self.tr("Card back"), "", *made)
        self._segmented(column, "theme", self.tr("Table"), self.tr("the room you play in"))
        self._switch(
            column, "move_list", self.tr("List of moves"), self.tr("beside the table; M opens and folds it")
        )

        def show(now: Settings) -> None:
            for name, value in (("deck", now.deck), ("back", now.back or self._own_back(now))):
                choice = self.controls[f"{name}.{value}"]
                assert isinstance(choice, PictureChoice)
                choice.setChecked(True)

        self._shows.append(show)
        return sheet, column

    def _sound(self) -> tuple[Sheet, QVBoxLayout]:
        sheet, column = self._sheet(self.tr("Sound"))
        self._switch(column, "sound", self.tr("Sounds"), self.tr("Ctrl+M, or the button at the table"))
        volume = Volume(self.theme, self.tr("Volume"), self.body)
        percent = label("", "row", self.body)
        percent.setMinimumWidth(64)
        percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        volume.valueChanged.connect(lambda value: self._change(volume=value))
        volume.sliderReleased.connect(lambda: self.sample_asked.emit("card_land"))
        volume.setAccessibleDescription(self.tr("of all sounds"))
        self.controls["volume"] = volume
        row = QHBoxLayout()
        row.addWidget(label(self.tr("Volume"), "row", self.body))
        row.addWidget(volume, 1)
        row.addWidget(percent)
        column.addLayout(row)
        for title, sounds in sound_rows():
            row = QHBoxLayout()
            row.setSpacing(4)
            row.addWidget(label(title, "row", self.body), 1)
            for name, word in sounds:
                row.addWidget(self._chip(name, word, title))
            column.addLayout(row)

        def show(now: Settings) -> None:
            volume.setValue(now.volume)
            volume.setEnabled(now.sound)
            percent.setText(self.tr("{volume} %").format(volume=now.volume))

        self._shows.append(show)
        return sheet, column

    def _chip(self, sound: str, word: str, group: str) -> Chip:
        chip = Chip(self.theme, word, self.body)
        chip.setAccessibleDescription(group)
        self.controls[f"sound.{sound}"] = chip

        def change(on: bool) -> None:
            others = tuple(name for name in self._preferences.now.muted if name != sound)
            self._change(muted=others if on else (*others, sound))
            if on:
                self.sample_asked.emit(sound)

        def show(now: Settings) -> None:
            chip.setChecked(sound not in now.muted)
            chip.setEnabled(now.sound)

        chip.clicked.connect(change)
        self._shows.append(show)
        return chip

    def _play(self) -> tuple[Sheet, QVBoxLayout]:
        sheet, column = self._sheet(self.tr("Play"))
        self._segmented(column, "pace", self.tr("Pace"))
        note = label(
            self.tr("Still: short fades, no spin, no stars. Off: everything is there at once."),
            "small",
            self.body,
        )
        note.setWordWrap(True)
        column.addWidget(note)
        self.controls["pace"].setAccessibleDescription(note.text())
        self._segmented(
            column, "previews", self.tr("Show each result"), self.tr("the total a card would make")
        )
        self._segmented(
            column, "play_by", self.tr("Play a card by"), self.tr("of two clicks, the first lifts it")
        )
        self._switch(
            column,
            "curtain",
            self.tr("Curtain between people"),
            self.tr("hides the hand while the computer is passed round"),
        )
        self._switch(
            column,
            "undo_with_people",
            self.tr("Undo in games with people"),
            self.tr("everyone at the table agrees"),
        )
        return sheet, column

    def _access(self) -> tuple[Sheet, QVBoxLayout]:
        sheet, column = self._sheet(self.tr("For eyes and ears"))
        self._segmented(
            column, "text_size", self.tr("Size of text"), self.tr("on every page and at the table")
        )
        self._switch(
            column,
            "speech",
            self.tr("A spoken total after each card"),
            self.tr("silent while a screen reader is on: it tells all of it"),
        )
        self._segmented(column, "speech_rate", self.tr("Speaks"), self.tr("the totals, and to learners"))
        self._shows.append(lambda now: self.controls["speech_rate"].setEnabled(now.speech))
        return sheet, column

    def _data(self) -> tuple[Sheet, QVBoxLayout]:
        sheet, column = self._sheet(self.tr("Your data"))
        note = self.tr("stays on this computer; a copy of each day, or all in one file")
        self.backups = PillButton(self.theme, self.tr("Backups"), size=16, parent=self.body)
        self.backups.clicked.connect(self.backups_asked)
        folder = PillButton(self.theme, self.tr("Show the folder"), size=16, parent=self.body)
        folder.clicked.connect(self.folder_asked)
        self._row(column, self.tr("Everything you played"), note, self.backups, folder)
        self.whole = WholeSettings(self.theme, self._preferences, self.body)
        self.whole.told.connect(self.told)
        note = self.tr("as a file for another computer, or all as on the first day")
        self._row(column, self.tr("These settings"), note, *self.whole.buttons)
        look = PillButton(self.theme, self.tr("Diagnostics"), size=16, parent=self.body)
        look.clicked.connect(self.diagnostics_asked)
        self._row(column, self.tr("Something does not work?"), self.tr("facts for whoever helps you"), look)
        return sheet, column

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Little room asks for less around the sheets, and large text for one column."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What is in the sheets needs another room, as with another size of text."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        margin = 28 if self.width() > 1200 else 12
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(margin, 18, margin - 8, 0)
        columns = self._columns
        sides = [columns.itemAt(number) for number in range(columns.count())]
        widths = [side.minimumSize().width() for side in sides if side is not None]
        around = columns.contentsMargins()
        needed = sum(widths) + columns.spacing() + around.left() + around.right()
        room = self.width() - 2 * margin + 8 - self.area.verticalScrollBar().sizeHint().width()
        beside = QHBoxLayout.Direction.LeftToRight
        columns.setDirection(beside if needed <= room else QHBoxLayout.Direction.TopToBottom)


def _as(kind: type, value: str) -> object:
    return kind(value)
