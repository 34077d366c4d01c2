"""Pages set in the room, and what they have in common: the head with the way back and the title, and a paper
with a text to read.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTextBrowser, QVBoxLayout, QWidget

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import ground, room_scale, wallpaper
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.controls import RoundButton, Sheet, label

KeyRow = tuple[tuple[str, ...], str]
"""Keys, and what they do."""

WIDEST = 860
"""How wide a paper with text is at most: longer lines are hard to read."""


class RoomPage(QWidget):
    """A page set in the room. Subclasses add what lies behind their controls in `draw_room`."""

    back_asked = Signal()
    """The player wants to go back to where this page was opened."""

    told = Signal(str, str)
    """One sentence for the player, and the mark beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._ground: QPixmap | None = None
        self._first: QWidget | None = None

    def tell(self, sentence: str, mark: str = "warn") -> None:
        """Has one sentence told to the player."""
        self.told.emit(sentence, mark)

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

    def redraw_room(self) -> None:
        """What lies behind the controls has changed."""
        self._ground = None
        self.update()

    def default_action(self) -> None:
        """What Enter does when no control takes it."""

    def keys(self) -> list[KeyRow]:
        """The keys that this page answers itself, and what they do, for the panel of all keys."""
        return []

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size needs another ground."""
        super().resizeEvent(event)
        self.redraw_room()

    def hideEvent(self, event: QHideEvent) -> None:
        """The ground is let go: as large as the window, for every page that was ever shown, it adds up."""
        super().hideEvent(event)
        self._ground = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does the page's own thing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.default_action()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copies the ground, drawn once per size and screen."""
        dpr = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatioF() != dpr:
            self._ground = ground(self.width(), self.height(), dpr, self.theme.room_low)
            painter = QPainter(self._ground)
            paint.smooth(painter)
            wallpaper(painter, self.theme, QRectF(self.rect()))
            self.draw_room(painter)
            for sheet in self.findChildren(Sheet):
                if sheet.isVisibleTo(self):
                    place = QRectF(sheet.mapTo(self, sheet.rect().topLeft()), sheet.size())
                    paint.shadow(painter, place, sheet.radius, blur=20, dy=8, strength=0.45)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()


class Head(QHBoxLayout):
    """The upper row of a page: `back` and `title`; what belongs to the page is added after them."""

    def __init__(self, page: RoomPage, title: str, back_asked: SignalInstance) -> None:
        super().__init__()
        self.back = RoundButton(page.theme, QCoreApplication.translate("Page", "Back"), "close", page)
        self.back.clicked.connect(back_asked)
        self.title: QLabel = label(title, "title", page)
        self.addWidget(self.back)
        self.addSpacing(8)
        self.addWidget(self.title)


def reading(name: str, parent: QWidget) -> QTextBrowser:
    """A text to be read and selected, by pointer or keys."""
    text = QTextBrowser(parent)
    text.setAccessibleName(name)
    text.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    text.document().setDocumentMargin(14)
    return text


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
