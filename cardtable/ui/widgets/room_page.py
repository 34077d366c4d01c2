"""Pages, and what they have in common: the board on which they lie over the table, the head with the way back
and the title, and a paper with a text to read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import ground, room_scale, wallpaper
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.support.files import mark_of
from cardtable.ui.widgets.controls import RoundButton, Sheet, paragraph

KeyRow = tuple[tuple[str, ...], str]
"""Keys, and what they do."""

BOARD_RADIUS = 24.0

RESIZED = 150
"""Milliseconds after which a window that keeps its size has got it."""

WIDEST = 860
"""How wide a paper with text is at most: longer lines are hard to read."""


class RoomPage(QWidget):
    """A page on a board that lies over the table. Subclasses add what lies behind their controls in
    `draw_room`.
    """

    WHOLE = False
    """Whether the board covers all of the table."""

    FINDS_PLACE = False
    """Whether a page that is made anew finds itself where somebody was on the one before, as its parts come
    and go.
    """

    back_asked = Signal()
    """The player wants to go back to where this page was opened."""

    told = Signal(str, str)
    """One sentence for the player, and the mark beside it."""

    def __init__(self, theme: Theme) -> None:
        # No parent: in a window, its style sheet would be applied again to every control that a layout moves.
        super().__init__()
        self.theme = theme
        self.setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._ground: QPixmap | None = None
        self._table: Callable[[], QPixmap] | None = None
        self._beneath: QPixmap | None = None
        self._resized = QTimer(self, interval=RESIZED, singleShot=True)
        self._resized.timeout.connect(self.look_beneath)
        self._first: QWidget | None = None

    def tell(self, sentence: str, mark: str = "") -> None:
        """Has one sentence told to the player, beside an icon: without one named, that of the sentence."""
        self.told.emit(sentence, mark or mark_of(sentence))

    def lead_focus(self, control: QWidget) -> None:
        """Names the control that gets the keyboard when the page does.

        It is no focus proxy: from the last control Tab would come to the proxy, not to the first one, and
        never to what stands before it.
        """
        self._first = control

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """The keyboard goes to the control that was named."""
        if self._first is None:
            super().setFocus(reason)
        else:
            self._first.setFocus(reason)

    @property
    def scale(self) -> float:
        """How large things are drawn against the layout at 1440 by 900; never under 0.66."""
        return room_scale(self.width(), self.height())

    def draw_room(self, painter: QPainter) -> None:
        """Draws what lies behind the controls; kept until `redraw_room` or another size."""

    def lie_on(self, table: Callable[[], QPixmap]) -> None:
        """Where a picture comes from of what lies beneath the board, as large as the window."""
        self._table, self._beneath = table, None
        self.redraw_room()

    def look_beneath(self) -> None:
        """The table beneath looks different: once the window keeps a new size, or in another room."""
        self._beneath = None
        self.redraw_room()

    @property
    def board(self) -> QRectF:
        """Where the board lies on the page."""
        return QRectF(self.rect().marginsRemoved(self.contentsMargins()))

    def redraw_room(self) -> None:
        """What lies behind the controls has changed."""
        self._ground = None
        self.update()

    def follow(self, before: Self) -> None:
        """Goes on where that page was, in whose place this one was made in another language."""

    def default_action(self) -> None:
        """What Enter does when no control takes it."""

    def notice_room(self) -> QRect | None:
        """Where what is told lies on this page; None where any free place will do."""
        return None

    def keys(self) -> list[KeyRow]:
        """The keys that this page answers itself, and what they do, for the panel of all keys."""
        return []

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size needs another ground, and leaves another edge of the table to be seen."""
        super().resizeEvent(event)
        if not self.WHOLE:
            aside, above = edge(self.width(), self.height())
            self.setContentsMargins(aside, above, aside, above)
            self._resized.start()
        self.redraw_room()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._resized.stop()
        self._drop_pictures()

    def _drop_pictures(self) -> None:
        """Free what is as large as the window: of all pages that were ever shown, it adds up."""
        self._ground = self._beneath = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does the page's own thing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.default_action()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the table beneath goes back to it."""
        if self.board.contains(event.position()):
            super().mousePressEvent(event)
        else:
            self.back_asked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copies the ground, drawn once per size and screen."""
        picture = self._ground
        if picture is None or picture.devicePixelRatioF() != self.devicePixelRatioF():
            picture = self.make_ground()
        self._ground = picture
        if not self.isVisible():
            # It is only painted to lie under another one.
            self._drop_pictures()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, picture)
        painter.end()

    def make_ground(self) -> QPixmap:
        """All that lies behind the controls: the table in the dark, the board, and what is drawn on it."""
        picture = ground(self.width(), self.height(), self.devicePixelRatioF(), self.theme.room_low)
        painter = QPainter(picture)
        paint.smooth(painter)
        if self._table is not None and not self.WHOLE:
            if self._beneath is None:
                self._beneath = self._table()
            painter.drawPixmap(QRectF(self.rect()), self._beneath, QRectF(self._beneath.rect()))
            painter.fillRect(self.rect(), veil())
        self._draw_board(painter)
        self.draw_room(painter)
        for sheet in self.findChildren(Sheet):
            if sheet.isVisibleTo(self) and not isinstance(sheet.parentWidget(), SheetsBody):
                place = QRectF(sheet.mapTo(self, sheet.rect().topLeft()), sheet.size())
                paint.shadow(painter, place, sheet.radius, blur=20, dy=8, strength=0.45)
        painter.end()
        return picture

    def _draw_board(self, painter: QPainter) -> None:
        board = self.board
        if self.WHOLE:
            wallpaper(painter, self.theme, board)
            return
        shape = QPainterPath()
        shape.addRoundedRect(board, BOARD_RADIUS, BOARD_RADIUS)
        paint.shadow(painter, board, BOARD_RADIUS, blur=18, dy=4, strength=0.6)
        painter.save()
        painter.setClipPath(shape)
        wallpaper(painter, self.theme, board)
        painter.restore()
        paint.stroke(painter, shape, paint.alpha(self.theme.brass, 0.55), 1.6)


class SheetsBody(QWidget):
    """What scrolls: sheets, and the shadows that they cast, which go with them."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shadows."""
        painter = QPainter(self)
        paint.smooth(painter)
        for sheet in self.findChildren(Sheet):
            if sheet.isVisibleTo(self):
                paint.shadow(painter, QRectF(sheet.geometry()), sheet.radius, blur=14, dy=5, strength=0.4)
        painter.end()


def veil() -> QColor:
    """What darkens the table under a board."""
    return QColor(0, 0, 0, 120)


def edge(width: int, height: int) -> tuple[int, int]:
    """How much of the table is seen beside a board in a window of that size, and above and below: little in
    a small one, where the board needs the room.
    """
    aside, above = 8 + 0.07 * (width - 1024), 8 + 0.08 * (height - 640)
    return round(max(8.0, min(48.0, aside))), round(max(8.0, min(32.0, above)))


class Title(QLabel):
    """The title of a page: written smaller, not cut, where it has little room."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "title")

    @property
    def size_of_text(self) -> float:
        """How high it is written, in pixels."""
        return paint.fitting(self.text(), _TITLE * self._theme.room, 900, self.width(), _LEAST_TITLE)

    def minimumSizeHint(self) -> QSize:
        """It leaves room for the words of the buttons beside it."""
        asked = self.sizeHint()
        return QSize(round(asked.width() * _SMALLEST_TITLE), asked.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, in one line."""
        painter, size = QPainter(self), self.size_of_text
        paint.smooth(painter)
        colour, width = self._theme.panel_text, self.width()
        paint.text(painter, 0, self.height() / 2, self.text(), size, colour, 900, width=width)
        painter.end()


class Head(QHBoxLayout):
    """The upper row of a page: `back` and `title`; what belongs to the page is added after them."""

    def __init__(self, page: RoomPage, title: str, back_asked: SignalInstance) -> None:
        super().__init__()
        self.back = RoundButton(page.theme, say("controls-back"), "close", page)
        self.back.clicked.connect(back_asked)
        self.title = Title(page.theme, title, page)
        self.addWidget(self.back)
        self.addSpacing(8)
        self.addWidget(self.title)


_TITLE, _LEAST_TITLE = 30.0, 16.0
"""How high the title of a page is written with text of the usual size, and at least."""
_SMALLEST_TITLE = 0.7
"""The part of its width that it takes where there is little room."""


class Awaited(QStackedWidget):
    """Content that has to be looked up first; until it is there, its place says so."""

    def __init__(self, content: QWidget, role: str, parent: QWidget | None = None) -> None:
        """`role` is that of the words in the style sheet: `note` on a board, `label` on paper."""
        super().__init__(parent)
        self.content = content
        self.words = paragraph("", role)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.addWidget(self.words)
        self.addWidget(content)
        self.wait()

    def wait(self) -> None:
        """Say that the content is being looked up."""
        self.explain(say("shared-looking"))

    def explain(self, sentence: str) -> None:
        """Say why there is no content."""
        self.words.setText(sentence)
        self.setCurrentWidget(self.words)

    def arrive(self) -> None:
        """Show the content."""
        self.setCurrentWidget(self.content)

    @property
    def is_there(self) -> bool:
        """Whether the content is shown."""
        return self.currentWidget() is self.content


def lay_paper(
    page: RoomPage, head: QHBoxLayout, text: QWidget, widest: int = WIDEST, tools: QWidget | None = None
) -> None:
    """A page of a head above one paper with a text; `tools` stand between the two."""
    paper = Sheet(page.theme, parent=page)
    paper.setMaximumWidth(widest)
    inner = QVBoxLayout(paper)
    inner.setContentsMargins(26, 20, 12, 20)
    inner.addWidget(text)
    body = QHBoxLayout()
    body.addWidget(paper)
    column = lay_page(page, head)
    if tools is not None:
        column.addWidget(tools)
    column.addLayout(body, 1)


def lay_page(page: RoomPage, head: QHBoxLayout) -> QVBoxLayout:
    """The column of a page, the head on top; what the page shows is added below."""
    column = QVBoxLayout(page)
    column.setContentsMargins(28, 18, 28, 24)
    column.setSpacing(12)
    column.addLayout(head)
    return column
