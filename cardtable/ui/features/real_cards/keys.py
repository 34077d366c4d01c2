"""The keys on which the played cards are entered, one for each kind of card, and the question over a key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.boxes import lay_column
from cardtable.ui.widgets.controls import RING, Control, PillButton, Sheet, discard, paragraph
from cardtable.ui.widgets.looks import CHIPS
from cardtable.ui.widgets.tool_tips import tip

_WIDE, _HIGH, _PITCH = 96.0, 152.0, 106.0
"""The width and height of a key, and the distance between two, in pixels."""

_RANK, _TAG = 62.0, 28.0
_MOST = 14
"""Most keys in one row."""

_LOW = 110.0
"""Height in pixels up to which the tags of a key are side by side."""

_LONG = 4
"""Most answers in one column."""

_LEAST = 62
"""Least width in pixels at which a key can be read and tapped."""


@dataclass(frozen=True)
class Tag:
    """What a card does in few words, and the kind of that (a key of `looks.CHIPS`)."""

    words: str
    kind: str


@dataclass(frozen=True)
class KeyLook:
    """The look of a key: large letters (`rank`), small ones (`suits`), tags, and accessible words.

    `is_open` is whether any of its cards can be played now.
    """

    rank: str
    suits: str
    tags: tuple[Tag, ...]
    spoken: str
    is_open: bool = True


class CardKey(Control):
    """The key of a card. A tap on one of two tags chooses that play; elsewhere the page asks."""

    radius = 14.0

    def __init__(self, theme: Theme, tap: Callable[[int], object], parent: QWidget) -> None:
        """Make a key; `tap` takes the index of the tapped tag, -1 for the rest of the key."""
        super().__init__(theme, "", parent)
        self._tap = tap
        self.look = KeyLook("", "", (), "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.clicked.connect(lambda: tap(-1))

    def show_look(self, look: KeyLook) -> None:
        if look != self.look:
            self.look = look
            self.setAccessibleName(look.spoken)
            tip(self, look.spoken)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(_WIDE + 2 * RING), round(_HIGH + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, 84)

    def _tags(self, body: QRectF) -> list[QRectF]:
        """Return the rectangles of the tags, the top one first."""
        s = body.height() / _HIGH
        high, apart = max(19.0, min(_TAG * s * min(1.3, self.theme.text), body.height() * 0.21)), 3.0
        count = len(self.look.tags)
        pad = body.width() * 0.07
        if body.height() < _LOW:
            wide = (body.width() - 2 * pad - (count - 1) * apart) / max(1, count)
            top = body.bottom() - 8 * s - high
            return [
                QRectF(body.left() + pad + number * (wide + apart), top, wide, high)
                for number in range(count)
            ]
        top = body.bottom() - 11 * s - count * high - (count - 1) * apart
        return [
            QRectF(body.left() + pad, top + number * (high + apart), body.width() - 2 * pad, high)
            for number in range(count)
        ]

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        tags = self._tags(body) if len(self.look.tags) > 1 else []
        # A finger is wider than a tag, so tags catch taps a little beyond their edges.
        at = event.position()
        hit = [n for n, tag in enumerate(tags) if tag.adjusted(-6, -2, 6, 2).contains(at)]
        if hit and self.isDown() and event.button() == Qt.MouseButton.LeftButton:
            self.setDown(False)
            self._tap(hit[0])
            return
        super().mouseReleaseEvent(event)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, look = self.theme, self.look
        if not look.is_open:
            painter.setOpacity(painter.opacity() * 0.45)
        radius = body.width() * 0.1
        paint.shadow(painter, body, radius, blur=6, dy=3, strength=0.35)
        ground = theme.paper if self.underMouse() else "#FFFBF1"
        paint.fill_round(painter, body, radius, ground, "#D8CBB0", 1.2)
        inset = body.width() * 0.055
        inner = body.adjusted(inset, inset, -inset, -inset)
        paint.fill_round(painter, inner, radius * 0.7, None, paint.alpha("#D9A23C", 0.55), 1.1)
        tags = self._tags(body)
        foot = tags[0].top() if tags else body.bottom()
        size = paint.fitting(look.rank, min(_RANK * body.height() / _HIGH, (foot - body.top()) * 0.62), 900,
                             body.width() * 0.84, 13)  # fmt: skip
        middle = (body.top() + foot) / 2 + (0 if not look.suits else -size * 0.16)
        paint.text(painter, body.center().x(), middle, look.rank, size, "#2A2B36", 900, paint.CENTER)
        if look.suits:
            small = max(13.0, size * 0.34)
            paint.text(
                painter,
                body.center().x(),
                middle + size * 0.66,
                look.suits,
                small,
                "#2A2B36",
                800,
                paint.CENTER,
            )
        for tag, place in zip(look.tags, tags, strict=True):
            ink, color = CHIPS[tag.kind]
            paint.fill_round(painter, place, place.height() / 2, color)
            wide = place.width() - 8
            fits = paint.fitting(
                tag.words, min(15.0 * min(1.3, theme.text), place.height() * 0.62), 800, wide, 9
            )
            x, y = place.center().x(), place.center().y()
            paint.text(painter, x, y, tag.words, fits, ink, 800, paint.CENTER, width=wide + 4)


class Keys(QWidget):
    """All keys, in as many rows as needed; the arrow keys move between them."""

    tapped = Signal(int, int)
    """The index of the key, and of its tag, -1 for the rest of the key."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.keys: list[CardKey] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_looks(self, looks: Sequence[KeyLook]) -> None:
        while len(self.keys) < len(looks):
            key = CardKey(self.theme, partial(self.tapped.emit, len(self.keys)), self)
            self.keys.append(key)
            key.show()
        discard(self.keys[len(looks) :])
        del self.keys[len(looks) :]
        for key, look in zip(self.keys, looks, strict=True):
            key.show_look(look)
        self._place()

    @property
    def _columns(self) -> int:
        count = max(1, len(self.keys))
        rows = 1
        while -(-count // rows) > _MOST or self.width() / -(-count // rows) < _LEAST:
            rows += 1
            if rows >= count:
                break
        return -(-count // rows)

    def minimumSizeHint(self) -> QSize:
        return QSize(400, 100 if len(self.keys) <= _MOST else 190)

    def sizeHint(self) -> QSize:
        rows = -(-max(1, len(self.keys)) // self._columns)
        return QSize(1000, round(rows * (_HIGH + 14)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        columns = self._columns
        rows = -(-max(1, len(self.keys)) // columns)
        wide = min(_PITCH * 1.25, self.width() / columns)
        high = min(self.height() / rows, wide * 1.72)
        top = (self.height() - high * rows) / 2
        for number, key in enumerate(self.keys):
            row, place = divmod(number, columns)
            here = min(columns, len(self.keys) - row * columns)
            left = (self.width() - wide * here) / 2 + wide * place
            key.setGeometry(QRect(round(left), round(top + row * high), round(wide - 2), round(high - 2)))

    def step(self, key: Qt.Key) -> bool:
        """Move the keyboard by an arrow key, and return whether it was on a card key."""
        at = next((number for number, one in enumerate(self.keys) if one.hasFocus()), None)
        by = {
            Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns, Qt.Key.Key_Down: self._columns,
        }.get(key)  # fmt: skip
        if at is None or by is None:
            return False
        if 0 <= at + by < len(self.keys):
            self.keys[at + by].setFocus(Qt.FocusReason.TabFocusReason)
        return True


class Popover(Sheet):
    """A question over a key, with a button for each answer; Escape closes it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(radius=18, parent=parent)
        self.title = paragraph("", "label", self)
        self.buttons: list[PillButton] = []
        self._column = lay_column(self.title, on=self, margins=(16, 12, 16, 14), gap=4)
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        self._column.addLayout(self._grid)
        self._before: QWidget | None = None
        self.hide()

    def ask(
        self, title: str, answers: Sequence[tuple[str, Callable[[], object]]], over: QWidget | None
    ) -> None:
        """Ask a question over a key; each answer has its label and its action."""
        self.put_away()
        self._before = over
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.setAccessibleName(title)
        across = -(-len(answers) // _LONG)
        for number, (words, act) in enumerate(answers):
            button = PillButton(words, size=17, parent=self)
            button.clicked.connect(lambda _=False, act=act: self._take(act))
            self._grid.addWidget(button, number // across, number % across)
            self.buttons.append(button)
        self.show()
        self.place()
        self.raise_()
        self.buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def place(self) -> None:
        """Place the question over its key, inside the page."""
        page = self.parentWidget()
        if page is None:
            return
        self.adjustSize()
        size = self.sizeHint().boundedTo(page.size())
        at = QPoint(page.width() // 2, page.height() // 2)
        if self._before is not None:
            at = self._before.mapTo(page, QPoint(self._before.width() // 2, 10))
        left = max(8, min(at.x() - size.width() // 2, page.width() - size.width() - 8))
        top = max(8, min(at.y() - size.height(), page.height() - size.height() - 8))
        self.setGeometry(QRect(QPoint(left, top), size))

    def _take(self, act: Callable[[], object]) -> None:
        self.put_away()
        act()

    def put_away(self) -> bool:
        """Close the question, and return whether it was open."""
        was = not self.isHidden()
        discard(self.buttons)
        self.buttons = []
        self.hide()
        if was and self._before is not None:
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        return was

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = event.text()
        at = next((n for n, button in enumerate(self.buttons) if button.hasFocus()), 0)
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        elif digit.isdecimal() and 0 < int(digit) <= len(self.buttons):
            self.buttons[int(digit) - 1].click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            by = -1 if event.key() == Qt.Key.Key_Up else 1
            self.buttons[(at + by) % len(self.buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            event.accept()
