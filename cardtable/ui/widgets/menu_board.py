"""The menu: a board in the room's own style over the current page, with one level of entries at a time.

It is part of the window, not a window of its own. So it looks the same on every system, fits into the
smallest window, and slides instead of popping up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.controls import RING, Control
from cardtable.ui.widgets.looks import FRAMES, draw_plate
from cardtable.ui.widgets.type_ahead import plain

_EDGE = 8
"""Smallest distance between the board and the edge of the window, in pixels."""
_PADDING = 8
_ICON, _APART = 44.0, 34.0
"""Width for the icon, and distance between the text and the key, at a scale of 1."""
_OF_BUTTONS = "menu-of-buttons"
_LEAST = 0.6
"""The smallest scale, for very long texts in a small window."""
_FINGER = 44
_PLAIN = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.KeypadModifier


@dataclass(frozen=True)
class Entry:
    """A line of the menu with its icon.

    It calls `act`, as its `key` does ("" if it has none), or opens a level of `entries`.
    """

    text: str
    mark: str
    act: Callable[[], object] | None = None
    key: str = ""
    entries: tuple[Entry, ...] = ()


class MenuLine(Control):
    """A line for one entry, or for going back from the level it names."""

    radius = 12.0

    def __init__(self, theme: Theme, entry: Entry, back: bool, parent: QWidget) -> None:
        super().__init__(theme, entry.text, parent)
        self.entry, self.is_back = entry, back
        self.setMouseTracking(True)
        if back:
            self.setAccessibleDescription(say("controls-level-above"))
        elif entry.entries:
            self.setAccessibleDescription(say("controls-opens-more"))
        else:
            self.setAccessibleDescription(entry.key)

    def _size(self) -> float:
        return 16.5 * self.theme.text * self.scale

    def sizeHint(self) -> QSize:
        size, entry = self._size(), self.entry
        width = _ICON * self._grown + paint.text_width(entry.text, size, 800) + 16
        if entry.entries and not self.is_back:
            width += (_APART + 10) * self._grown
        elif entry.key:
            width += (_APART + 18) * self._grown + paint.text_width(entry.key, self._key_size(), 800)
        return QSize(round(width + 2 * RING), round(max(_FINGER, 1.9 * size) + 2))

    @property
    def _grown(self) -> float:
        return self.theme.room * self.scale

    def _key_size(self) -> float:
        return 13.5 * self.theme.text * self.scale

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, entry, grown, size = self.theme, self.entry, self._grown, self._size()
        body = body.adjusted(2 - RING, 2 - RING, RING - 2, RING - 2)
        if self.hasFocus():
            paint.fill_round(painter, body, 11, paint.alpha(theme.wash, 0.10))
        y, right = body.center().y(), body.right() - 14 * grown
        mark, muted = ("chevron-left", True) if self.is_back else (entry.mark, False)
        color = theme.panel_muted if muted else theme.gilt
        paint.icon(painter, mark, body.left() + 23 * grown, y, 20 * grown, color, 2.2)
        left = body.left() + _ICON * grown
        ink = theme.panel_muted if self.is_back else theme.panel_text
        paint.text(painter, left, y, entry.text, size, ink, 800, width=right - left + 4)
        if self.is_back:
            return
        if entry.entries:
            paint.icon(painter, "chevron-right", right - 5 * grown, y, 17 * grown, theme.panel_muted, 2.6)
        elif entry.key:
            high = self._key_size()
            wide = paint.text_width(entry.key, high, 800) + 16 * grown
            cap = QRectF(right - wide, y - high * 0.95, wide, high * 1.9)
            paint.fill_round(painter, cap, 7, paint.alpha(theme.wash, 0.08), theme.panel_line, 1.2)
            paint.text(painter, cap.center().x(), y, entry.key, high, theme.panel_muted, 800, paint.CENTER)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # The keyboard follows the pointer, so that only one line is lit.
        super().mouseMoveEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def event(self, event: QEvent) -> bool:
        # A letter chooses a line here, whatever it does elsewhere; keys with Ctrl do what they always do.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            written = bool(event.text().strip()) and event.modifiers() in _PLAIN
            if written or event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Only Enter and Space press a line; arrows are for the board.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            super().keyPressEvent(event)
        else:
            event.ignore()


class _Level(QWidget):
    """The lines of one level, one below the other."""

    def __init__(
        self, theme: Theme, above: Entry | None, entries: Sequence[Entry], most: QSize, parent: QWidget
    ) -> None:
        super().__init__(parent)
        back = [MenuLine(theme, above, True, self)] if above is not None else []
        self.lines = [*back, *(MenuLine(theme, entry, False, self) for entry in entries)]
        scale = 1.0
        while scale > _LEAST and not self._fits(most):
            scale -= 0.04
            for line in self.lines:
                line.set_scale(scale)
        width = min(most.width(), max(260, *(line.sizeHint().width() for line in self.lines)))
        y = 0
        for line in self.lines:
            line.setGeometry(0, y, width, line.sizeHint().height())
            y += line.height()
        self.resize(width, y)

    def _fits(self, most: QSize) -> bool:
        sizes = [line.sizeHint() for line in self.lines]
        tall = sum(size.height() for size in sizes)
        return max(size.width() for size in sizes) <= most.width() and tall <= most.height()


class Overlay(QWidget):
    """Covers the widget `over` with a board while it's open.

    A click beside the board closes it, and so does another size of the widget. Tab stays on the board.
    """

    role = "menu"
    """The look of the board, one of `FRAMES`."""

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(over)
        self.theme, self._over = theme, over
        self._before: QWidget | None = None
        """The widget that gets the keyboard back."""
        over.installEventFilter(self)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether it can be used."""
        return self.isVisibleTo(self._over)

    @property
    def board(self) -> QRect:
        """The place of the board, empty while it is hidden."""
        raise NotImplementedError

    @property
    def stops(self) -> Sequence[QWidget]:
        """The widgets that take the keyboard, in order."""
        raise NotImplementedError

    def put_away(self) -> None:
        """Close it and give the keyboard back."""
        raise NotImplementedError

    def walk(self, step: int) -> None:
        """Move the keyboard by `step` widgets, from the last one to the first."""
        stops = [one for one in self.stops if one.isEnabled()]
        here = next((at for at, one in enumerate(stops) if one.hasFocus()), -1)
        stops[(here + step) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        self.walk(1 if forward else -1)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.board.contains(event.position().toPoint()):
            self.put_away()

    def paintEvent(self, event: QPaintEvent) -> None:
        board = QRectF(self.board).adjusted(0.6, 0.6, -0.6, -0.6)
        if board.height() <= 2 * _PADDING:
            return
        with paint.painter_on(self) as painter:
            coat, radius = FRAMES[self.role]
            paint.shadow(painter, board, radius or 0, blur=14, dy=6, strength=0.5)
            draw_plate(painter, self.theme, board, coat, radius)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # In a resized widget the board would be out of place.
        if watched is self._over and event.type() == QEvent.Type.Resize and self.is_open:
            self.put_away()
        return super().eventFilter(watched, event)


class MenuBoard(Overlay):
    """A menu over the widget `over`.

    Arrows move between lines; Right, Enter and Space open a level, Left and Escape leave it. A letter moves
    to the next line that begins with it, and the key shown on a line works.
    """

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(theme, over)
        self._at, self._time = QPoint(), 0
        self._path: list[tuple[Entry | None, Sequence[Entry]]] = []
        self._level: _Level | None = None
        self._gone: _Level | None = None
        self._from, self._to, self._side, self._closes = QRect(), QRect(), 0, False
        self._clip = QWidget(self)
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._rest)
        self.setAccessibleName(say("menu-menu"))

    @property
    def board(self) -> QRect:
        return self._board

    @property
    def stops(self) -> Sequence[QWidget]:
        return self.lines

    @property
    def lines(self) -> list[MenuLine]:
        """The lines of the open level, beginning with the one back if there is one."""
        return list(self._level.lines) if self._level is not None else []

    @property
    def is_open(self) -> bool:
        """Whether the menu can be used; False while it closes."""
        return self.isVisible() and not self._closes

    def open(self, entries: Sequence[Entry], at: QPoint, time: int) -> None:
        """Open the menu with its corner near `at`; `time` is the length of the motion, in milliseconds."""
        self._motion.stop()
        if not self.isVisible():
            self._before = self._over.focusWidget()
        self._at, self._time, self._closes = at, time, False
        self._path = [(None, entries)]
        self.setGeometry(self._over.rect())
        self._show_level(0)
        self.show()
        self.raise_()

    def put_away(self) -> None:
        if not self.is_open:
            return
        self._closes = True
        if self.size() != self._over.size():
            self._time = 0
        if self._before is not None:
            self._before.setFocus()
        self._begin(QRect(self._to.topLeft(), QSize(self._to.width(), 0)), 0)

    def _enter(self, entry: Entry) -> None:
        self._path.append((entry, entry.entries))
        self._show_level(1)

    def _leave(self) -> None:
        """Go up one level, or close the menu at the first."""
        if len(self._path) == 1:
            self.put_away()
            return
        left, _ = self._path.pop()
        self._show_level(-1, left)

    def _show_level(self, side: int, left: Entry | None = None) -> None:
        """Slide in the last level of the path from `side`: -1 is left, 1 right, 0 above.

        The keyboard goes to the line of the level that was `left`, otherwise to the first entry.
        """
        self._drop_gone()
        self._gone, self._side = self._level if side else None, side
        if not side and self._level is not None:
            self._level.deleteLater()
        above, entries = self._path[-1]
        inner = 2 * (_EDGE + _PADDING)
        most = QSize(self.width() - inner, self.height() - inner)
        level = self._level = _Level(self.theme, above, entries, most, self._clip)
        for line in level.lines:
            line.clicked.connect(lambda _=False, line=line: self._choose(line))
        board = QRect(QPoint(), level.size() + QSize(2 * _PADDING, 2 * _PADDING))
        room = self.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        board.moveLeft(max(room.left(), min(self._at.x(), room.right() + 1 - board.width())))
        board.moveTop(max(room.top(), min(self._at.y(), room.bottom() + 1 - board.height())))
        level.show()
        first = level.lines[1 if above is not None else 0]
        next((line for line in level.lines if line.entry is left), first).setFocus()
        if not side:
            self._to = QRect(board.topLeft(), QSize(board.width(), 0))
        self._begin(board, side)

    def _choose(self, line: MenuLine) -> None:
        if not self.is_open:
            return
        if line.is_back:
            self._leave()
        elif line.entry.entries:
            self._enter(line.entry)
        elif line.entry.act is not None:
            self.put_away()
            line.entry.act()

    # Motion

    def _begin(self, board: QRect, side: int) -> None:
        self._motion.stop()
        self._from, self._to, self._side = self._to, board, side
        if self._time == 0:
            self._move(1.0)
            self._rest()
        else:
            self._move(0.0)
            self._motion.setDuration(self._time)
            self._motion.start()

    def _move(self, done: float) -> None:
        """Resize the board toward its new place and slide the levels in it."""
        dirty = self._board
        one, other = self._from, self._to
        self._board = QRectF(
            one.x() + (other.x() - one.x()) * done,
            one.y() + (other.y() - one.y()) * done,
            one.width() + (other.width() - one.width()) * done,
            one.height() + (other.height() - one.height()) * done,
        ).toAlignedRect()
        inside = self._board.adjusted(_PADDING, _PADDING, -_PADDING, -_PADDING)
        self._clip.setGeometry(inside)
        if self._level is not None:
            away = round((1 - done) * inside.width())
            self._level.move(self._side * away, 0)
            if self._gone is not None:
                self._gone.move(self._side * (away - inside.width()), 0)
        self.update(dirty.united(self._board).adjusted(-24, -24, 24, 24))

    def _rest(self) -> None:
        self._drop_gone()
        if self._closes:
            self.hide()
            if self._level is not None:
                self._level.deleteLater()
                self._level = None

    def _drop_gone(self) -> None:
        if self._gone is not None:
            self._gone.hide()
            self._gone.deleteLater()
            self._gone = None

    # Qt

    _board = QRect()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No key reaches the page.
        key, lines = event.key(), self.lines
        here = next((line for line in lines if line.hasFocus()), None)
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.walk(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and lines:
            lines[0 if key == Qt.Key.Key_Home else -1].setFocus(Qt.FocusReason.TabFocusReason)
        elif key == Qt.Key.Key_Right and here is not None and here.entry.entries and not here.is_back:
            self._enter(here.entry)
        elif key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Left and len(self._path) > 1):
            self._leave()
        elif event.text().strip() and event.modifiers() in _PLAIN:
            self._find(event.text())

    def _find(self, letter: str) -> None:
        """Choose the line with this key, or focus the next line with this first letter."""
        lines = self.lines
        keyed = next((line for line in lines if plain(line.entry.key) == plain(letter)), None)
        if keyed is not None:
            self._choose(keyed)
            return
        here = next((at for at, line in enumerate(lines) if line.hasFocus()), -1)
        after = (*lines[here + 1 :], *lines[: here + 1])
        found = next((line for line in after if plain(line.entry.text).startswith(plain(letter))), None)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)


def open_menu(button: QWidget, theme: Theme, entries: Sequence[Entry], time: int) -> MenuBoard:
    """Open the menu of a button below it, above the window's notices; all buttons of a window share one.

    `time` is the length of the motion, in milliseconds.
    """
    window, only = button.window(), Qt.FindChildOption.FindDirectChildrenOnly
    board = window.findChild(MenuBoard, _OF_BUTTONS, only) or MenuBoard(theme, window)
    board.setObjectName(_OF_BUTTONS)
    board.setAccessibleName(button.accessibleName() or say("menu-menu"))
    board.open(entries, button.mapTo(window, QPoint(0, button.height())), time)
    return board
