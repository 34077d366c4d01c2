"""The base of all pages: the board over the table, the head with Back and title, and a paper with text."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import (
    QAccessible,
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
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import ground, room_scale, wallpaper
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import RoundButton, Sheet, paragraph

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea

KeyRow = tuple[tuple[str, ...], str]
"""Keys, and what they do."""

BOARD_RADIUS = 24.0

_PAGES = {int(Qt.Key.Key_PageUp): -1, int(Qt.Key.Key_PageDown): 1}

RESIZED = 150
"""Milliseconds without a change after which a window's size counts as final."""

WIDEST = 860
"""Largest width of a paper with text: longer lines are hard to read."""


class RoomPage(QWidget):
    """A page on a board over the table. Subclasses draw the background of their controls in `draw_room`."""

    named_role = QAccessible.Role.LayeredPane
    """Its role if it has a name, which is all that Orca says of it.

    Of a group Orca would say all loose labels too, and of a form that the keyboard leaves it.
    """

    WHOLE = False
    """Whether the board covers all of the table."""

    FINDS_PLACE = False
    """Whether a rebuilt page restores the player's position itself, because its parts come and go."""

    back_asked = Signal()
    """Emitted when the player wants to go back to where this page was opened."""

    scrolled: QAbstractScrollArea | None = None
    """What Page Up and Page Down scroll if no control takes them."""

    notified = Signal(str, str)
    """Emitted with a message for the player and its icon."""

    def __init__(self, theme: Theme) -> None:
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

    def notify(self, sentence: str, mark: str = "") -> None:
        """Emit `notified` with a message and an icon, by default the one that suits the message."""
        from cardtable.ui.support.files import mark_of

        self.notified.emit(sentence, mark or mark_of(sentence))

    def lead_focus(self, control: QWidget) -> None:
        """Set the control that gets the keyboard when the page does.

        It isn't a focus proxy: Tab on the last control would lead to the proxy instead of the first control,
        and never to those before it.
        """
        self._first = control

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        if self._first is None:
            super().setFocus(reason)
        else:
            self._first.setFocus(reason)

    @property
    def scale(self) -> float:
        """The scale of drawings, 1 for a window of 1440 by 900; never under 0.66."""
        return room_scale(self.width(), self.height())

    def draw_room(self, painter: QPainter) -> None:
        """Draw the background of the controls; it's kept until `redraw_room` or a new size."""

    def lie_on(self, table: Callable[[], QPixmap]) -> None:
        """Set the function that returns a picture of what's below the board, as large as the window."""
        self._table, self._beneath = table, None
        self.redraw_room()

    def look_beneath(self) -> None:
        """Draw the table below the board again, as it looks different now."""
        self._beneath = None
        self.redraw_room()

    @property
    def board(self) -> QRectF:
        """The place of the board on the page."""
        return QRectF(self.rect().marginsRemoved(self.contentsMargins()))

    def redraw_room(self) -> None:
        """Draw the background of the controls again."""
        self._ground = None
        self.update()

    def restore_from(self, before: Self) -> None:
        """Continue where the page `before` was, which this one replaces in another language."""

    def default_action(self) -> None:
        """Do what Enter does if no control takes it."""

    def notice_room(self) -> QRect | None:
        """Return the fixed place for notices on this page; None if any free place will do."""
        return None

    def keys(self) -> list[KeyRow]:
        """Return the keys that this page handles itself, for the panel of all keys."""
        return []

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.WHOLE:
            aside, above = edge(self.width(), self.height())
            self.setContentsMargins(aside, above, aside, above)
            if self._beneath is not None:
                # Until then the picture is stretched; a page that opens has none yet.
                self._resized.start()
        self.redraw_room()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._resized.stop()
        self._drop_pictures()

    def _drop_pictures(self) -> None:
        """Free the pictures, which are as large as the window and add up over all pages shown."""
        self._ground = self._beneath = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.default_action()
        elif event.key() in _PAGES:
            self.scroll_page(_PAGES[event.key()])
        else:
            super().keyPressEvent(event)

    def scroll_page(self, way: int) -> None:
        """Scroll a page down, or up if `way` is -1."""
        if self.scrolled is not None:
            bar = self.scrolled.verticalScrollBar()
            bar.setValue(bar.value() + way * bar.pageStep())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A click on the table goes back to it.
        if self.board.contains(event.position()):
            super().mousePressEvent(event)
        else:
            self.back_asked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self._ground
        if picture is None or picture.devicePixelRatioF() != self.devicePixelRatioF():
            picture = self.make_ground()
        self._ground = picture
        if not self.isVisible():
            # It is only painted as a background for another page.
            self._drop_pictures()
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, picture)

    def make_ground(self) -> QPixmap:
        """Return the background of the controls: the darkened table, the board, and what is drawn on it."""
        picture = ground(self.width(), self.height(), self.devicePixelRatioF(), self.theme.room_low)
        with paint.painter_on(picture) as painter:
            if self._table is not None and not self.WHOLE:
                if self._beneath is None:
                    self._beneath = self._table()
                painter.drawPixmap(QRectF(self.rect()), self._beneath, QRectF(self._beneath.rect()))
                painter.fillRect(self.rect(), veil())
            self._draw_board(painter)
            self.draw_room(painter)
            for sheet in self.findChildren(Sheet):
                if sheet.isVisibleTo(self) and not _scrolls(sheet):
                    place = QRectF(sheet.mapTo(self, sheet.rect().topLeft()), sheet.size())
                    paint.shadow(painter, place, sheet.radius, blur=20, dy=8, strength=0.45)
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


def _scrolls(sheet: Sheet) -> bool:
    """Return whether a sheet is inside a `SheetsBody`, which draws its shadow."""
    above: QWidget | None = sheet.parentWidget()
    while above is not None and not isinstance(above, SheetsBody):
        above = above.parentWidget()
    return above is not None


class SheetsBody(QWidget):
    """The content of a scroll area: sheets with shadows that scroll with them."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            for sheet in self.findChildren(Sheet):
                if sheet.isVisibleTo(self):
                    place = QRectF(sheet.mapTo(self, sheet.rect().topLeft()), sheet.size())
                    paint.shadow(painter, place, sheet.radius, blur=14, dy=5, strength=0.4)


def veil() -> QColor:
    """Return the color that darkens the table around a board."""
    return QColor(0, 0, 0, 120)


def edge(width: int, height: int) -> tuple[int, int]:
    """Return how much of the table is visible at a board's sides, and above and below.

    In a small window it's little, because the board needs the room.
    """
    aside, above = 8 + 0.07 * (width - 1024), 8 + 0.08 * (height - 640)
    return round(max(8.0, min(48.0, aside))), round(max(8.0, min(32.0, above)))


class Title(QLabel):
    """The title of a page; it shrinks instead of being cut if there's little room."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "title")

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setWindowTitle(text)

    @property
    def size_of_text(self) -> float:
        """The text height, in pixels."""
        return paint.fitting(self.text(), _TITLE * self._theme.room, 900, self.width(), _LEAST_TITLE)

    def minimumSizeHint(self) -> QSize:
        # Leave room for the texts of the buttons beside it.
        asked = self.sizeHint()
        return QSize(round(asked.width() * _SMALLEST_TITLE), asked.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, size = QPainter(self), self.size_of_text
        paint.smooth(painter)
        color, width = self._theme.panel_text, self.width()
        paint.text(painter, 0, self.height() / 2, self.text(), size, color, 900, width=width)
        painter.end()


class Head(QHBoxLayout):
    """The top row of a page: `back` and `title`, then the controls that the page adds."""

    def __init__(self, page: RoomPage, title: str, back_asked: SignalInstance | Callable[[], object]) -> None:
        super().__init__()
        self.back = RoundButton(say("controls-back"), "close", page)
        self.back.clicked.connect(back_asked)
        self.title = Title(page.theme, title, page)
        self.title.windowTitleChanged.connect(page.setWindowTitle)
        # Readers say the name of what the keyboard comes to. Orca doesn't say that the window has another
        # name: that comes with the keyboard, and is pruned while many other events wait.
        page.windowTitleChanged.connect(page.setAccessibleName)
        page.setWindowTitle(title)
        self.addWidget(self.back)
        self.addSpacing(8)
        self.addWidget(self.title)


_TITLE, _LEAST_TITLE = 30.0, 16.0
"""Text height of a page's title at the usual text size, and at least."""
_SMALLEST_TITLE = 0.7
"""Share of its preferred width that a title takes if there's little room."""


class Awaited(QStackedWidget):
    """Content that must be looked up first; until then, a message is in its place."""

    def __init__(self, content: QWidget, role: str, parent: QWidget | None = None) -> None:
        """Show a message until the content arrives. Its `role` is `note` on a board, `label` on paper."""
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
        self.setCurrentWidget(self.content)

    @property
    def is_there(self) -> bool:
        return self.currentWidget() is self.content


def lay_paper(
    page: RoomPage, head: QHBoxLayout, text: QWidget, widest: int = WIDEST, tools: QWidget | None = None
) -> None:
    """Lay out a page with a head above one paper with a text; `tools` go between the two.

    The paper is no higher than its text.
    """
    paper = Sheet(parent=page)
    paper.setMaximumWidth(widest)
    paper.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
    lay_column(text, on=paper, margins=(26, 20, 12, 20))
    column = lay_page(page, head)
    if tools is not None:
        # Large text may need more.
        tools.setMaximumWidth(max(widest, tools.sizeHint().width()))
        column.addLayout(lay_row(tools))
    add_parts(column, lay_row(paper), STRETCH)


def lay_page(page: RoomPage, head: QHBoxLayout) -> QVBoxLayout:
    """Return the column layout of a page with the head on top, for the page to add to."""
    column = lay_column(head, on=page, margins=(28, 18, 28, 24), gap=12)
    return column
