"""All games on this computer side by side: those that go on, and those that can be looked back on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cardtable.controller.kept_games import Summary
from cardtable.storage.shelf import LONGEST_NAME, Kept
from cardtable.ui import paint
from cardtable.ui.flow import FlowLayout
from cardtable.ui.keys_panel import native
from cardtable.ui.pages.saved_list import GameList, Which, picture_of
from cardtable.ui.pages.saved_words import names_of, state_of, title_of
from cardtable.ui.theme import Theme
from cardtable.ui.when import when_text
from cardtable.ui.widgets import PillButton, Segmented, Sheet
from cardtable.ui.widgets_fields import label
from cardtable.ui.widgets_pages import Head, lay_page
from cardtable.ui.widgets_room import RoomPage

_PICTURE = QSize(320, 232)
_SIDE = 360
_LEAST = 130


class TablePicture(QWidget):
    """The table of the chosen game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._told: Summary | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_table(self, told: Summary | None) -> None:
        """Shows how that game stands."""
        self._told = told
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The small table on its dark ground."""
        painter = QPainter(self)
        paint.smooth(painter)
        if self._told is not None:
            picture = picture_of(self.theme, self._told, self.size(), self.devicePixelRatioF())
            painter.drawPixmap(0, 0, picture)
        else:
            paint.fill_round(painter, self.rect().toRectF(), 12, self.theme.panel)
        painter.end()


class SavedGamesPage(RoomPage):
    """A list of games and what can be done with the chosen one; the window does it."""

    back_asked = Signal()
    open_asked = Signal(object)
    replay_asked = Signal(object)
    delete_asked = Signal(object)
    rename_asked = Signal(object, str)
    save_asked = Signal(object)
    copy_asked = Signal(object)
    file_asked = Signal()
    paste_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        kinds = [
            ("all", self.tr("All")),
            ("unfinished", self.tr("Unfinished")),
            ("finished", self.tr("Finished")),
        ]
        self.which = Segmented(theme, self.tr("Which games"), kinds, self)
        self.which.choose("all")
        self.which.chosen.connect(self._choose_kind)
        self.list = GameList(theme, self)
        self.list.opened.connect(self.open_asked)
        self.list.chosen.connect(self._show_chosen)
        self.list.games.dataChanged.connect(self._show_chosen)
        self.file = self._button(self.tr("Open a file"), "folder", self.tr("Ctrl+O"), self.file_asked.emit)
        self.paste = self._button(self.tr("Paste a game"), "plus", self.tr("Ctrl+V"), self.paste_asked.emit)
        self.picture = TablePicture(theme, self)
        self.name = QLineEdit(self)
        self.name.setProperty("ground", "row")
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name of the game"))
        self.name.setToolTip(self.tr("Rename (F2)"))
        self.name.editingFinished.connect(self._rename)
        self.facts = label("", "row", self)
        self.facts.setWordWrap(True)
        self.none = label(self.tr("Your games are being looked for."), "note", self)
        self.open = self._of_chosen("", "play", self.tr("Enter"), self.open_asked)
        self.open.primary = True
        self.replay = self._of_chosen(self.tr("Look back"), "eye", "L", self.replay_asked)
        self.save = self._of_chosen(self.tr("Save as"), "share", self.tr("Ctrl+S"), self.save_asked)
        self.copy = self._of_chosen(self.tr("Copy as text"), "log", self.tr("Ctrl+C"), self.copy_asked)
        self.delete = self._of_chosen(self.tr("Delete"), "bin", self.tr("Del"), self.delete_asked)
        self._layout()
        self.list.hide()
        self.side.hide()
        self.lead_focus(self.list)

    def _button(self, name: str, mark: str, key: str, act: Callable[[], object]) -> PillButton:
        button = PillButton(self.theme, name, mark, size=15, parent=self)
        button.setToolTip(f"{name} ({key})")
        button.clicked.connect(lambda: act())
        return button

    def _of_chosen(self, name: str, mark: str, key: str, signal: SignalInstance) -> PillButton:
        return self._button(name, mark, key, lambda: self._ask(signal))

    def _ask(self, signal: SignalInstance) -> None:
        kept = self.list.current
        if kept is not None:
            signal.emit(kept)

    def _layout(self) -> None:
        head = Head(self, self.tr("Games"), self.back_asked)
        head.addStretch(1)
        head.addWidget(self.file)
        head.addWidget(self.paste)
        self.side = Sheet(self.theme, parent=self)
        side = QVBoxLayout(self.side)
        side.setContentsMargins(16, 16, 16, 12)
        side.setSpacing(8)
        side.addWidget(self._about(), 1)
        side.addWidget(self.open)
        side.addWidget(self.replay)
        rest = FlowLayout(gap=2)
        for button in (self.save, self.copy, self.delete):
            rest.addWidget(button)
        side.addLayout(rest)
        body = QHBoxLayout()
        body.setSpacing(12)
        column = QVBoxLayout()
        column.setSpacing(8)
        column.addWidget(self.which, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.none, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.list, 1)
        body.addLayout(column, 1)
        body.addWidget(self.side)
        lay_page(self, head).addLayout(body, 1)

    def _about(self) -> QScrollArea:
        """What there is to know of the chosen game; it scrolls where large text needs more room."""
        inner = QWidget()
        inner.setObjectName("bare")
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(8)
        for widget in (self.picture, self.name, self.facts):
            lines.addWidget(widget)
        lines.addStretch(1)
        area = QScrollArea(self.side)
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.viewport().setAutoFillBackground(False)
        return area

    # What is shown

    def show_games(self, games: Sequence[Kept], chosen: Kept | None = None) -> None:
        """These games; the one that was chosen before stays so, or its neighbour."""
        before, row = self.list.current, max(0, self.list.currentIndex().row())
        self.list.games.show_games(games)
        self.none.setText(self.tr("There are no games here yet."))
        self._fit(chosen or before, row)

    def _choose_kind(self, which: Which) -> None:
        before = self.list.current
        self.list.games.choose(which)
        self._fit(before, 0)

    def _fit(self, chosen: Kept | None, row: int) -> None:
        there = self.list.games.rowCount() > 0
        self.list.setVisible(there)
        self.none.setVisible(not there)
        self.side.setVisible(there)
        self.side.setFixedWidth(round(_SIDE * (1 + 0.3 * (self.theme.text - 1))))
        self.list.select(chosen, row)
        self.redraw_room()

    def _show_chosen(self, *_: object) -> None:
        kept = self.list.current
        if kept is None:
            return
        told = self.list.games.told_at_once(kept)
        known = isinstance(told, Summary)
        self.picture.show_table(told if isinstance(told, Summary) else None)
        if not self.name.hasFocus():
            self.name.setText(title_of(kept, told))
        self.facts.setText("\n".join(self._facts(kept, told)))
        over = isinstance(told, Summary) and told.is_over
        self.open.set_label(self.tr("Look back") if over else self.tr("Sit down again"))
        self.open.setToolTip(self.tr("{action} (Enter)").format(action=self.open.text()))
        self.replay.setVisible(known and not over)
        for button in (self.open, self.copy):
            button.setEnabled(known)

    def _facts(self, kept: Kept, told: Summary | str | None) -> list[str]:
        if told is None:
            return [self.tr("This game is being read."), when_text(kept.when)]
        if isinstance(told, str):
            return [told, when_text(kept.when)]
        lines = [told.title, names_of(told), state_of(told)]
        if told.deal_number:
            lines.append(self.tr("Deal number {number}").format(number=told.deal_number))
        if told.damage:
            lines.append(self.tr("Damaged: it goes as far as can be read."))
        return [*lines, when_text(kept.when)]

    def _rename(self) -> None:
        kept = self.list.current
        if kept is None or not self.name.isModified():
            return
        self.name.setModified(False)
        told = self.list.games.told_at_once(kept)
        said = self.name.text().strip()
        plain = isinstance(told, Summary) and said == told.title
        self.rename_asked.emit(kept, "" if plain else said)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture takes what room the words leave; every row of the list has a small one."""
        super().resizeEvent(event)
        room = self.height() - round(540 * self.theme.room)
        self.picture.setVisible(room >= _LEAST)
        self.picture.setFixedHeight(max(_LEAST, min(_PICTURE.height(), room)))

    def keys(self) -> list[tuple[tuple[str, ...], str]]:
        """What the buttons say, for who does not use them."""
        return [
            ((native("Return"),), self.tr("go on, or look back")),
            ((native("F2"),), self.tr("rename")),
            ((native("Del"),), self.tr("delete")),
            ((native("Ctrl+S"),), self.tr("save a copy")),
            ((native("Ctrl+C"),), self.tr("copy as text")),
        ]

    def default_action(self) -> None:
        """Enter opens the chosen game."""
        self._ask(self.open_asked)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete, F2 and the usual keys for opening, saving, copying and pasting."""
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        key = Qt.Key(event.key())
        with_control = {
            Qt.Key.Key_S: self.save, Qt.Key.Key_C: self.copy,
        }  # fmt: skip
        if control and key in with_control:
            with_control[key].click()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete.click()
        elif key == Qt.Key.Key_F2 and self.list.current is not None:
            self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.name.selectAll()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.name.hasFocus():
            self.list.setFocus()
        elif key == Qt.Key.Key_Escape and self.name.hasFocus():
            self.name.setModified(False)
            self.list.setFocus()
            self._show_chosen()
        else:
            super().keyPressEvent(event)
