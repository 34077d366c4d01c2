"""The page of keys: what each key does, sheet by sheet, and a button on each that takes another key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from cardtable.language import say
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.support.keymap import TABLE, Keyed, key_of, refusal
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import MarkButton, PillButton, Sheet, label
from cardtable.ui.widgets.flow import AsideLayout, FlowLayout
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import Head, RoomPage, SheetsBody, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea

_TWO_COLUMNS = 900
"""The least width for two columns of sheets, in pixels at the usual size of text."""

_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}

_PLACES: Mapping[str, Callable[[], str]] = MappingProxyType(
    {
        TABLE: lambda: say("keys-at-table"),
        "end": lambda: say("keys-at-end"),
        "lesson": lambda: say("keys-in-lesson"),
        "new_game": lambda: say("games-new-game"),
        "replay": lambda: say("replay-looking-back"),
        "minds": lambda: say("minds-title"),
        "puzzle": lambda: say("puzzles-title"),
        "games": lambda: say("saved-title"),
        "workshop": lambda: say("keys-in-workshop"),
        "backups": lambda: say("backups-title"),
        "settings": lambda: say("settings-title"),
        "real_cards": lambda: say("real-title"),
        "": lambda: say("keys-everywhere"),
    }
)
"""The titles of the sheets, by where keys count."""


class KeyButton(PillButton):
    """A button with a key. Pressed, it takes the next key; Escape, or leaving it, keeps the one it has."""

    taken = Signal(str)

    stepped = Signal(int)
    """Emitted with 1 or -1 when an arrow asks for the next key or the one before."""

    def __init__(self, keyed: Keyed, keys: Sequence[str], parent: QWidget) -> None:
        super().__init__("", size=15, parent=parent)
        caps = [native(key) for key in keys]
        self._usual = say("keys-or", first=caps[0], second=caps[1]) if len(caps) > 1 else "".join(caps)
        self._usual = self._usual or say("keys-none")
        self._name = say("keys-is-now", action=keyed.words(), key=self._usual)
        self.setAccessibleDescription(say("keys-how"))
        self.is_waiting = False
        self.clicked.connect(lambda: self._wait(True))
        self._wait(False)

    def _wait(self, waits: bool) -> None:
        self.is_waiting = waits
        self.setText(say("keys-press") if waits else self._usual)
        self.setAccessibleName(say("keys-press") if waits else self._name)
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        # All keys, also those that would go to a menu or to the next control.
        is_key = event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if self.is_waiting and is_key and isinstance(event, QKeyEvent):
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def _take(self, event: QKeyEvent) -> None:
        if event.key() in _HELD:
            return
        self._wait(False)
        if event.key() != Qt.Key.Key_Escape:
            self.taken.emit(key_of(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._wait(False)


class KeysPage(RoomPage):
    """The page that shows all keys and changes them; each change counts at once."""

    def __init__(self, theme: Theme, preferences: Preferences, everything: Sequence[Keyed]) -> None:
        super().__init__(theme)
        self._preferences, self._everything = preferences, everything
        self.buttons: dict[str, KeyButton] = {}
        """The buttons by the actions of their keys."""
        self.backs: dict[str, MarkButton] = {}
        """The buttons that reset a changed key, by action."""
        self.body = SheetsBody()
        self.area = self.scrolled = ScrollArea(self, self.body)
        head = Head(self, say("keys-title"), self.back_asked)
        self.reset = PillButton(say("keys-reset"), "again", size=16, parent=self)
        self.reset.clicked.connect(self._reset)
        self.reset.setVisible(bool(preferences.now.keys))
        add_parts(head, STRETCH, self.reset)
        lay_page(self, head).addWidget(self.area, 1)
        self._columns = lay_row(on=self.body, margins=(8, 6, 12, 24), gap=18)
        self._lay_sheets()
        self.lead_focus(next(iter(self.buttons.values())))

    def _lay_sheets(self) -> None:
        """Lay the sheets of all places in two columns that are about equally long."""
        placed = {place: [one for one in self._everything if one.page == place] for place in _PLACES}
        placed[""] += [one for one in self._everything if one.page not in _PLACES]
        left, right = lay_column(gap=18), lay_column(gap=18)
        add_parts(self._columns, (left, 1), (right, 1))
        for place, keyed in placed.items():
            if keyed:
                (right if place == "" else left).addWidget(self._sheet(_PLACES[place](), keyed))
        left.addStretch(1)
        right.addStretch(1)

    def _sheet(self, title: str, keyed: Sequence[Keyed]) -> Sheet:
        sheet = Sheet(parent=self.body)
        column = lay_column(label(title, "heading", sheet), on=sheet, margins=(23, 18, 23, 18), gap=4)
        for one in keyed:
            column.addLayout(self._row(one, sheet))
        return sheet

    def _row(self, keyed: Keyed, sheet: Sheet) -> AsideLayout:
        words = lay_column(label(keyed.words(), "row", sheet))
        controls = FlowLayout(gap=4)
        if keyed.name in self._preferences.now.keys:
            usual = native(keyed.usual[0]) if keyed.usual else say("keys-none")
            back = MarkButton(say("keys-back-to-usual", key=usual), "undo", sheet)
            back.clicked.connect(lambda: self._put_back(keyed))
            controls.addWidget(back)
            self.backs[keyed.name] = back
        button = KeyButton(keyed, keyed.keys(self._preferences.now.keys), sheet)
        button.setObjectName(keyed.name)
        button.taken.connect(partial(self._take, keyed))
        button.stepped.connect(partial(self._step, button))
        self.buttons[keyed.name] = button
        controls.addWidget(button)
        return AsideLayout(words, controls)

    def _step(self, button: KeyButton, by: int) -> None:
        buttons = list(self.buttons.values())
        buttons[(buttons.index(button) + by) % len(buttons)].setFocus(Qt.FocusReason.TabFocusReason)

    def _take(self, keyed: Keyed, key: str) -> None:
        """Assign a key to an action, unless that's impossible."""
        chosen = self._preferences.now.keys
        refused = refusal(key, keyed, self._everything, chosen, native(key)) if key else ""
        if refused:
            self.notify(refused)
        elif key and key not in keyed.keys(chosen):
            self._change({**chosen, keyed.name: key})
            self.notify(say("keys-is-now", action=keyed.words(), key=native(key)), "check")

    def _put_back(self, keyed: Keyed) -> None:
        chosen = {name: key for name, key in self._preferences.now.keys.items() if name != keyed.name}
        for key in keyed.usual:
            refused = refusal(key, keyed, self._everything, chosen, native(key))
            if refused:
                self.notify(refused)
                return
        self.buttons[keyed.name].setFocus()
        self._change(chosen)

    def _reset(self) -> None:
        self._change({})
        self.notify(say("keys-were-reset"), "check")

    def _change(self, keys: Mapping[str, str]) -> None:
        """Save changed keys. This rebuilds the page, like everything else that names a key."""
        self._preferences.change(keys=MappingProxyType(dict(keys)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fits = self.width() >= _TWO_COLUMNS * self.theme.room
        way = QBoxLayout.Direction
        self._columns.setDirection(way.LeftToRight if fits else way.TopToBottom)
