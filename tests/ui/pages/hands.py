"""Hands at the workshop: one has the mouse alone, the other the keys alone. Both count their actions.

An action of the mouse is a click, a drag, holding a button, or turning the wheel until a thing is in sight.
An action of the keys is a key, a chord, or one word typed together with its Enter. `seconds` is the time by
the keystroke-level model of Card, Moran and Newell: 1.35 to think before each action, 1.1 to point, 0.2 to
click, 0.28 a key.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.features.workshop.cards_panel import CardRow, ChipButton
from cardtable.ui.features.workshop.game_panel import WayRow
from cardtable.ui.features.workshop.workshop_page import WorkshopPage
from cardtable.ui.widgets.controls import Segmented
from cardtable.ui.widgets.pickers import Counter, PickButton, Switch
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow

THINK, POINT, CLICK, WHEEL, KEY = 1.35, 1.1, 0.2, 1.0, 0.28

Left, Plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Hands:
    """The window, and the count of actions."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self._qtbot = window, qtbot
        self.actions, self.presses, self.seconds = 0, 0, 0.0

    @property
    def page(self) -> WorkshopPage:
        return self.window.workshop.page

    def _counts(self, seconds: float, presses: int = 1) -> None:
        self.actions += 1
        self.presses += presses
        self.seconds += THINK + seconds


class Mouse(Hands):
    """A pointer, which only reaches what is in sight."""

    # Finding

    def _handle(self) -> QWindow:
        handle = self.window.windowHandle()
        assert handle is not None
        return handle

    def _at(self, widget: QWidget) -> QPoint:
        return widget.mapTo(self.window, widget.rect().center())

    def _is_seen(self, widget: QWidget) -> bool:
        under = self.window.childAt(self._at(widget))
        return under is not None and (under is widget or widget.isAncestorOf(under))

    def _find(self, widget: QWidget) -> QPoint:
        """Turn the wheel over the list of the widget until it is in sight, and return its middle."""
        QApplication.processEvents()
        if not self._is_seen(widget):
            area = widget.parentWidget()
            while area is not None and not isinstance(area, QScrollArea):
                area = area.parentWidget()
            assert isinstance(area, QScrollArea), f"{widget} is not seen"
            self._counts(POINT + WHEEL)
            self._turn(area, widget)
        assert self._is_seen(widget), (widget, self._at(widget), self.window.childAt(self._at(widget)))
        return self._at(widget)

    def _turn(self, area: QScrollArea, widget: QWidget) -> None:
        middle = self._at(area.viewport())
        for _ in range(60):
            away = self._at(widget).y() - middle.y()
            QTest.wheelEvent(self._handle(), QPointF(middle), QPoint(0, -60 if away > 0 else 60))
            QApplication.processEvents()
            # Turn on until its neighbors are in sight too.
            if self._is_seen(widget) and abs(away) < area.viewport().height() * 0.45:
                return

    # Gestures

    def click(self, widget: QWidget) -> None:
        at = self._find(widget)
        self._counts(POINT + CLICK)
        QTest.mouseClick(self._handle(), Left, Plain, at)

    def hold(self, counter: Counter, number: int) -> None:
        """Hold a button of the counter until it shows the number."""
        button = counter.more if number > counter.field.value() else counter.fewer
        at = self._find(button)
        self._counts(POINT + CLICK + abs(number - counter.field.value()) * 0.09 + 0.45)

        def look(value: int) -> None:
            if value == number:
                # Away from the button, so that it stops counting.
                QTest.mouseRelease(self._handle(), Left, Plain, QPoint(2, 2))

        counter.field.valueChanged.connect(look)
        with self._qtbot.waitSignal(
            button.released, timeout=PATIENCE, check_params_cb=lambda: not button.isDown()
        ):
            QTest.mousePress(self._handle(), Left, Plain, at)
        counter.field.valueChanged.disconnect(look)
        QApplication.processEvents()

    def drag(self, chip: ChipButton, to: QPoint) -> None:
        start = self._find(chip)
        self._counts(2 * POINT + CLICK)
        QTest.mousePress(self._handle(), Left, Plain, start)
        for at in (start + QPoint(4, 14), to):
            QTest.mouseMove(self._handle(), at)
        QTest.mouseRelease(self._handle(), Left, Plain, to)
        QApplication.processEvents()

    # Changes

    def row(self, key: str) -> CardRow:
        return self.page.cards.rows[key]

    def way(self, key: str) -> WayRow:
        return self.page.game.rows[key]

    def chip(self, row: str, text: str, to: str) -> None:
        """Replace a chip by another one of its menu; "" is the first of its row."""
        self.click(self._chip(row, text))
        self.take(to)

    def _chip(self, row: str, text: str) -> ChipButton:
        return next(one for one in self.row(row).chips if text in ("", one.text()))

    def take(self, text: str) -> None:
        """Choose the line of the open menu with this chip or these words."""
        self.click(next(line for line in self.page.menu.lines if text in line.names))

    def add(self, row: str, text: str) -> None:
        self.click(self.row(row).plus)
        self.take(text)

    def move(self, row: str, text: str, to: str) -> None:
        """Drag a chip to another card."""
        self._find(self.row(to).index)
        chip = self._chip(row, text)
        self._find(chip)
        self.drag(chip, self._at(self.row(to)))

    def off(self, row: str, text: str) -> None:
        """Drag a chip off the list."""
        chip = self._chip(row, text)
        self._find(chip)
        self.drag(chip, self._at(self.page.game.title))

    def free_number(self, row: str, text: str, sign: str, number: int) -> None:
        """Replace a chip by a number that the menu doesn't list."""
        self.click(self._chip(row, text))
        line = self.page.menu.number
        if line.sign.value != sign:
            self.click(next(one for one in line.sign.segments if one.text() == sign))
        self.count(line.count, number)
        self.click(line.take)

    def count(self, counter: Counter, number: int) -> None:
        """Set a counter, by clicks or, from four on, by holding its button."""
        far = number - counter.field.value()
        if abs(far) > 3:
            self.hold(counter, number)
        else:
            for _ in range(abs(far)):
                self.click(counter.more if far > 0 else counter.fewer)

    def split(self, row: str, words: str) -> None:
        """Let suits of a rank differ."""
        self.click(self.row(row).index)
        self.take(words)

    def unfold(self, group: str) -> None:
        self.click(self.page.game.groups[group].head)

    def put(self, key: str, value: str | int) -> None:
        """Set a row of the game by the control that it has."""
        row = self.way(key)
        control = row.control
        if isinstance(control, Counter):
            self.count(control, int(value))
        elif isinstance(control, Switch):
            self.click(control)
        elif isinstance(control, Segmented):
            words = dict(row.way.values)[str(value)]
            self.click(next(one for one in control.segments if one.text() == words))
        else:
            self._pick(control, str(value))

    def _pick(self, control: PickButton, value: str) -> None:
        """Press on the control, draw to a line of its list, and release there."""
        at = self._find(control)
        self._counts(2 * POINT + CLICK)
        # A quick release would count as a click and leave the list open.
        soon = QApplication.doubleClickInterval()
        QApplication.setDoubleClickInterval(0)
        QTest.mousePress(self._handle(), Left, Plain, at)
        lines = control.view()
        there = lines.visualRect(control.model().index(list(control.choices).index(value), 0)).center()
        for step in (QPoint(0, 2), QPoint()):
            self._draw(lines, there - step, let_go=False)
        self._draw(lines, there, let_go=True)
        QApplication.setDoubleClickInterval(soon)
        QApplication.processEvents()

    @staticmethod
    def _draw(lines: QAbstractItemView, at: QPoint, let_go: bool) -> None:
        """Move the pointer with the button held, or release it; an open list gets all these events."""
        kind = QEvent.Type.MouseButtonRelease if let_go else QEvent.Type.MouseMove
        held = Qt.MouseButton.NoButton if let_go else Left
        event = QMouseEvent(kind, at, lines.viewport().mapToGlobal(at), Left if let_go else held, held, Plain)
        QApplication.sendEvent(lines.viewport(), event)


class Keys(Hands):
    """Keys alone, pressed at the widget with the focus."""

    def press(self, *keys: Qt.Key, modifiers: Qt.KeyboardModifier = Plain) -> None:
        for key in keys:
            self._counts(KEY * (1 if modifiers == Plain else 2))
            self._send(key, modifiers)

    def type(self, text: str) -> None:
        """Type in one go; `\\n` is the Enter at its end."""
        self._counts(KEY * len(text), len(text))
        for letter in text:
            if letter == "\n":
                self._send(Qt.Key.Key_Return)
            else:
                self._send(letter)

    def _send(self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = Plain) -> None:
        focused = self.window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, modifiers)  # type: ignore[call-overload]
        QApplication.processEvents()

    def to_game(self) -> None:
        self.press(Qt.Key.Key_1, modifiers=Qt.KeyboardModifier.ControlModifier)

    def to_cards(self) -> None:
        self.press(Qt.Key.Key_2, modifiers=Qt.KeyboardModifier.ControlModifier)
