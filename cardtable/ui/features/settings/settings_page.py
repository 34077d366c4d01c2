"""The settings page: sheets of controls; each change takes effect and is saved at once.

Below the page come the actions on all settings, and the words for the values of settings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Self

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.cards.faces import LETTERED
from cardtable.language import SPEECH, say
from cardtable.storage.disk import StorageError
from cardtable.storage.settings import INTERNATIONAL, OWN_LETTERS, VALUES, Settings
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.settings import look_choices as look
from cardtable.ui.features.settings.look_choices import BackChoices, Draw, Notify, Pictures
from cardtable.ui.services.services import SettingSwitch
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.support import files
from cardtable.ui.support.background import Background
from cardtable.ui.support.languages import offered
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Segmented, Sheet, label, paragraph
from cardtable.ui.widgets.flow import AsideLayout, FlowLayout
from cardtable.ui.widgets.keys_panel import key_cap
from cardtable.ui.widgets.pickers import PaperChip, PickButton, Switch, Volume
from cardtable.ui.widgets.room_page import Head, RoomPage, SheetsBody
from cardtable.ui.widgets.scrolling import ScrollArea

_AROUND = 46
"""The blank part of a sheet's width, in pixels."""

_RATES = {-4: "slow", 0: "normal", 4: "fast"}
"""The speeds of the voice that are offered, by the speech engine's rate."""

_SOUNDS = {
    "cards": ("card_slide", "card_land", "stock_draw", "shuffle"),
    "total": ("count_up", "reverse", "skip", "hold"),
    "game": ("turn", "bust", "token_drop", "win", "accent"),
}


class SettingsPage(RoomPage):
    """The page that shows and changes the preferences."""

    sample_asked = Signal(str)
    """The name of a sound that was switched on, to be played."""

    def __init__(
        self, theme: Theme, preferences: Preferences, switches: Sequence[SettingSwitch] = ()
    ) -> None:
        """Make the page; `switches` are those that features add."""
        super().__init__(theme)
        self._preferences, self._switches = preferences, switches
        self._shows: list[Callable[[Settings], None]] = []
        self.controls: dict[str, QWidget] = {}
        """The control of each setting by the setting's name; chips by `sound.` and the sound's name."""
        self.body = SheetsBody()
        self._rows: list[list[AsideLayout]] = []
        """The rows of each column of sheets."""
        self.area = self.scrolled = ScrollArea(self, self.body)
        self._layout()
        # A language with its own letters for cards has a row more, so the keyboard follows names of controls.
        for name, control in self.controls.items():
            control.setObjectName(name)
        self._show(preferences.now)
        preferences.changed.connect(self._hear)
        self.lead_focus(self._rooms)

    def restore_from(self, before: Self) -> None:
        self.whole.restore_from(before.whole)

    def _hear(self, before: Settings, now: Settings) -> None:
        self._show(now)

    def _show(self, now: Settings) -> None:
        for show in self._shows:
            show(now)

    def _change(self, **values: Any) -> None:
        used: QWidget | None = self.focusWidget()
        if "text_size" not in values or used is None or not self.body.isAncestorOf(used):
            self._preferences.change(**values)
            return
        y = used.mapTo(self, QPoint()).y()

        def stay() -> None:
            bar.setValue(bar.value() + used.mapTo(self, QPoint()).y() - y)

        # Text of another size moves everything: what was just pressed stays under the pointer. It's there
        # before the page is seen to change.
        bar = self.area.verticalScrollBar()
        moved = bar.rangeChanged.connect(stay)
        self._preferences.change(**values)
        bar.rangeChanged.disconnect(moved)
        stay()

    # The page

    def _layout(self) -> None:
        head = Head(self, say("settings-title"), self.back_asked)
        # Align the head with the sheets below, even if large text leaves the page no margin.
        head.setContentsMargins(8, 0, 12, 0)
        self.back = head.back
        add_parts(head, STRETCH, label(say("settings-saved-at-once"), "note", self))
        self._columns = columns = lay_row(on=self.body, margins=(8, 6, 12, 24), gap=18)
        self.body.installEventFilter(self)
        sides = ((self._cards, self._sound), (self._play, self._access, self._data))
        for sheets in sides:
            self._rows.append([])
            column = lay_column(gap=18)
            for make in sheets:
                sheet, rows = make()
                # A stretch rather than an alignment, which would give wrapped text the height of a single
                # line.
                rows.addStretch(1)
                column.addWidget(sheet, 1)
            columns.addLayout(column, 1)
        lay_column(head, (self.area, 1), on=self, margins=(28, 18, 20, 0), gap=10)

    def _sheet(self, title: str) -> tuple[Sheet, QVBoxLayout]:
        sheet = Sheet(parent=self.body)
        column = lay_column(
            label(title, "heading", sheet), on=sheet, margins=(_AROUND // 2, 18, _AROUND // 2, 18), gap=8
        )
        return sheet, column

    def _row(self, column: QVBoxLayout, title: str, note: str, *controls: QWidget) -> None:
        name = label(title, "row", self.body)
        name.setBuddy(controls[0])
        words = lay_column(name, gap=0)
        if note:
            small = paragraph(note, "small", self.body)
            words.addWidget(small)
            for control in controls:
                control.setAccessibleDescription(note)
        self._lay_aside(column, words, 10, *controls)

    def _lay_aside(self, column: QVBoxLayout, words: QVBoxLayout, gap: int, *controls: QWidget) -> None:
        row = AsideLayout(words, FlowLayout(*controls, gap=gap))
        self._rows[-1].append(row)
        column.addLayout(row)

    def _segmented(self, column: QVBoxLayout, name: str, title: str, note: str = "") -> None:
        """Add a row of segments for the setting `name`."""
        control = Segmented(title, choices(name), self.body)
        usual = type(getattr(Settings(), name))
        control.chosen.connect(lambda value: self._change(**{name: usual(value)}))
        self._shows.append(lambda now: control.choose(str(getattr(now, name))))
        self.controls[name] = control
        self._row(column, title, note, control)

    def _language(self, column: QVBoxLayout) -> None:
        """Add a row with all languages by their own names."""
        languages = [("", say("settings-language-system")), *offered()]
        control = PickButton(say("settings-language"), languages, self.body)
        control.picked.connect(lambda tag: self._change(language=tag))
        self._shows.append(lambda now: control.choose(now.language))
        self.controls["language"] = control
        self._row(column, say("settings-language"), say("settings-language-note"), control)

    def _switch(self, column: QVBoxLayout, name: str, title: str, note: str) -> None:
        """Add a row with a switch for the setting `name`."""
        control = Switch(title, self.body)
        control.toggled.connect(lambda on: self._change(**{name: on}))
        self._shows.append(lambda now: control.setChecked(getattr(now, name)))
        self.controls[name] = control
        self._row(column, title, note, control)

    # The sheets

    def _pictures(
        self, column: QVBoxLayout, name: str, note: str, offered: list[tuple[str, str]], size: QSize,
        draw: Draw,
    ) -> Pictures:  # fmt: skip
        """Add a picture for each value of the setting `name`; `note` names the setting."""
        made = Pictures(self.theme, note, offered, size, draw, self.body)
        self._name_controls(name, made)
        column.addWidget(made)
        return made

    def _name_controls(self, name: str, made: Pictures) -> None:
        for value, choice in made.choices.items():
            self.controls[f"{name}.{value}"] = choice

    def _cards(self) -> tuple[Sheet, QVBoxLayout]:
        sheet, column = self._sheet(say("settings-cards-and-table"))
        column.addWidget(label(say("settings-room"), "row", sheet))
        rooms = self._pictures(
            column,
            "theme",
            say("settings-room-note"),
            look.rooms(),
            QSize(121, 118),
            look.room_picture,
        )
        rooms.chosen.connect(lambda theme: self._change(theme=theme))
        self._rooms = rooms
        column.addWidget(label(say("settings-deck"), "row", sheet))
        decks = self._pictures(
            column,
            "deck",
            say("settings-deck-note"),
            look.decks(),
            QSize(121, 130),
            look.deck_picture,
        )
        decks.chosen.connect(lambda deck: self._change(deck=deck))
        if SPEECH.own_letters != LETTERED:
            self._segmented(column, "letters", say("settings-letters"), say("settings-letters-note"))
        column.addWidget(label(say("settings-back"), "row", sheet))
        self.backs = backs = BackChoices(self.theme, self._preferences, self.notify, self.body)
        column.addWidget(backs)
        self._name_controls("back", backs.pictures)
        self.controls["own_back"] = backs.bring
        self._switch(
            column,
            "move_list",
            say("settings-move-list"),
            say("settings-move-list-note", key=key_cap("moves", "M")),
        )
        self._switch(column, "far", say("settings-far"), say("settings-far-note"))

        def show(now: Settings) -> None:
            rooms.choose(now.theme)
            decks.choose(now.deck)
            backs.show_settings(now)

        self._shows.append(show)
        return sheet, column

    def _sound(self) -> tuple[Sheet, QVBoxLayout]:
        sheet, column = self._sheet(say("settings-sound"))
        self._switch(
            column,
            "sound",
            say("settings-sounds"),
            say("settings-sounds-note", key=key_cap("mute", "Ctrl+M")),
        )
        volume = Volume(say("settings-volume"), self.body)
        percent = label("", "row", self.body)
        percent.setMinimumWidth(64)
        percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        volume.valueChanged.connect(lambda value: self._change(volume=value))
        volume.sliderReleased.connect(lambda: self.sample_asked.emit("card_land"))
        volume.setAccessibleDescription(say("settings-volume-note"))
        self.controls["volume"] = volume
        row = lay_row(label(say("settings-volume"), "row", self.body), (volume, 1), percent)
        column.addLayout(row)
        for title, sounds in sound_rows():
            words = lay_column(label(title, "row", self.body))
            self._lay_aside(column, words, 4, *(self._chip(name, word, title) for name, word in sounds))

        def show(now: Settings) -> None:
            volume.setValue(now.volume)
            volume.setEnabled(now.sound)
            percent.setText(say("settings-volume-percent", volume=now.volume))

        self._shows.append(show)
        return sheet, column

    def _chip(self, sound: str, word: str, group: str) -> PaperChip:
        chip = PaperChip(word, self.body)
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
        sheet, column = self._sheet(say("settings-play"))
        self._segmented(column, "pace", say("settings-pace"))
        note = paragraph(
            say("settings-pace-note"),
            "small",
            self.body,
        )
        column.addWidget(note)
        self.controls["pace"].setAccessibleDescription(note.text())
        self._segmented(column, "previews", say("settings-previews"), say("settings-previews-note"))
        self._segmented(column, "hand_order", say("settings-hand-order"), say("settings-hand-order-note"))
        self._segmented(
            column,
            "play_by",
            say("settings-play-by"),
            say("settings-play-by-note"),
        )
        self._switch(
            column,
            "curtain",
            say("settings-curtain"),
            say("settings-curtain-note"),
        )
        self._switch(
            column,
            "undo_with_people",
            say("settings-undo"),
            say("settings-undo-note"),
        )
        for switch in self._switches:
            self._switch(column, switch.name, switch.words(), switch.note())
        return sheet, column

    def _access(self) -> tuple[Sheet, QVBoxLayout]:
        sheet, column = self._sheet(say("settings-access"))
        self._language(column)
        self._segmented(column, "text_size", say("settings-text-size"), say("settings-text-size-note"))
        self._switch(
            column,
            "speech",
            say("settings-speech"),
            say("settings-speech-note"),
        )
        self._segmented(
            column,
            "speech_rate",
            say("settings-voice"),
            say("settings-voice-note"),
        )
        self._shows.append(lambda now: self.controls["speech_rate"].setEnabled(now.speech))
        self._segmented(column, "detail", say("settings-detail"), say("settings-detail-note"))
        self._switch(column, "letter_keys", say("settings-letter-keys"), say("settings-letter-keys-note"))
        self.keys_button = PillButton(say("keys-title"), size=16, parent=self.body)
        self.controls["keys"] = self.keys_button
        self._row(column, say("controls-keys"), say("settings-keys-note"), self.keys_button)
        return sheet, column

    def _data(self) -> tuple[Sheet, QVBoxLayout]:
        sheet, column = self._sheet(say("settings-data"))
        note = say("settings-everything-note")
        self.backups = PillButton(say("settings-backups"), size=16, parent=self.body)
        self.folder = PillButton(say("settings-show-folder"), size=16, parent=self.body)
        self._row(column, say("settings-everything"), note, self.backups, self.folder)
        self.whole = WholeSettings(self._preferences, self.notify, self.body)
        self._row(column, say("settings-these"), "", *self.whole.buttons)
        self.diagnostics = PillButton(say("about-diagnostics"), size=16, parent=self.body)
        self._row(column, say("settings-trouble"), say("settings-trouble-note"), self.diagnostics)
        return sheet, column

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The contents of the sheets may need another margin, for example after a change of text size.
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
        rows = [max(row.sizeHint().width() for row in rows) + _AROUND for rows in self._rows]
        least = [side.minimumSize().width() for side in sides if side is not None]
        widths = [max(both) for both in zip(rows, least, strict=True)]
        around = columns.contentsMargins()
        needed = sum(widths) + columns.spacing() + around.left() + around.right()
        room = self.width() - 2 * margin + 8 - self.area.verticalScrollBar().sizeHint().width()
        side_by_side = QHBoxLayout.Direction.LeftToRight
        columns.setDirection(side_by_side if needed <= room else QHBoxLayout.Direction.TopToBottom)


class WholeSettings(QWidget):
    """The actions on all settings, as three buttons for the page to place: export, import, and reset."""

    def __init__(self, preferences: Preferences, notify: Notify, parent: QWidget) -> None:
        """Make the buttons; `notify` shows how something went."""
        super().__init__(parent)
        self._preferences, self._notify = preferences, notify
        self._asking = Background(self)
        self._before_reset: Settings | None = None
        self.export = PillButton(say("shared-export"), size=16, parent=parent)
        self.bring = PillButton(say("shared-import"), size=16, parent=parent)
        self.fresh = PillButton("", size=16, parent=parent)
        self.bring.setObjectName("bring")
        self.fresh.setObjectName("fresh")
        self.export.setAccessibleName(say("settings-export-all"))
        self.bring.setAccessibleName(say("settings-import-all"))
        self.export.clicked.connect(self.write_file)
        self.bring.clicked.connect(self.read_file)
        self.fresh.clicked.connect(self.reset)
        self.hide()
        preferences.changed.connect(self._say_what_reset_does)
        self._say_what_reset_does()

    @property
    def buttons(self) -> tuple[PillButton, ...]:
        return self.export, self.bring, self.fresh

    def write_file(self) -> None:
        """Ask for a file and export all settings to it."""
        kinds = say("settings-files")
        path = files.ask_save(self, say("settings-export-all"), "cardtable-settings.json", kinds)
        if path is not None:
            self._asking.ask(partial(files.write, path, self._preferences.exported()), self._notify)

    def read_file(self) -> None:
        """Ask for a file and import all settings from it."""
        path = files.ask_open(self, say("settings-import-all"), say("settings-files"))
        if path is None:
            return

        def take(text: str) -> None:
            try:
                self._preferences.import_(text)
            except StorageError as error:
                self._notify(str(error))
            else:
                self._notify(say("settings-imported", file=path.name), "check")

        self._asking.ask(
            partial(files.read, path, files.SETTINGS), take, lambda error: self._notify(str(error))
        )

    def reset(self) -> None:
        """Reset all settings, or the second time undo that."""
        before, self._before_reset = self._before_reset, None
        if before is None:
            self._before_reset = self._preferences.now
            self._preferences.reset()
            self._notify(say("settings-were-reset"), "check")
        else:
            self._preferences.change(**before._asdict())
            self._say_what_reset_does()
            self._notify(say("settings-are-back"), "check")

    def restore_from(self, before: WholeSettings) -> None:
        self._before_reset = before._before_reset
        self._say_what_reset_does()

    def _say_what_reset_does(self, *_: object) -> None:
        """Update the reset button; a reset can be undone until another setting changes."""
        if self._preferences.now != self._preferences.usual:
            self._before_reset = None
        can_go_back = self._before_reset is not None
        self.fresh.setText(say("settings-take-back") if can_go_back else say("settings-reset"))
        name = say("settings-take-reset-back") if can_go_back else say("menu-reset-settings")
        self.fresh.setAccessibleName(name)


def choices(setting: str) -> list[tuple[str, str]]:
    """Return the values that can be chosen for a setting, as text, each with its label."""
    if setting == "speech_rate":
        return [(str(rate), say(f"settings-voice-{word}")) for rate, word in _RATES.items()]
    if setting == "letters":
        return [(OWN_LETTERS, _on_cards(SPEECH.own_letters)), (INTERNATIONAL, _on_cards(LETTERED))]
    name = setting.replace("_", "-")
    return [(str(value), say(f"settings-choice-{name}-{value}")) for value in VALUES[setting]]


def _on_cards(letters: str) -> str:
    """Return the four letters as a label."""
    ace, jack, queen, king = tuple(letters)
    return say("settings-choice-letters", ace=ace, jack=jack, queen=queen, king=king)


def sound_rows() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield the groups of table sounds: the group's name, and each sound with its label."""
    for row, sounds in _SOUNDS.items():
        words = [(sound, say(f"settings-sound-{sound.replace('_', '-')}")) for sound in sounds]
        yield say(f"settings-sounds-of-{row}"), words
