"""One sentence for the player at the top of the window, for a while or until it is clicked.

Never at the foot: there lies the hand.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme

_STAYS, _A_LETTER = 7000, 70
"""Milliseconds for which a sentence stays, and what it takes to read a letter of a long one."""

_SIZE, _LINE, _MARGIN = 16.0, 24.0, 6
"""The height of a letter and of a line where text is not enlarged, and how far from the top of the window."""


class Notice(QWidget):
    """A strip of the room's panel over the top of its parent; screen readers are told as well."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.theme = theme
        self.text, self._mark = "", "warn"
        """The last sentence told; "" if there was none."""
        self._whispered = ""
        self._lines: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, sentence: str, mark: str = "warn", stays: bool = False) -> None:
        """Shows the sentence beside an icon and has it read out; one that `stays` does not go with time."""
        self.text, self._mark = sentence, mark
        self.setAccessibleName(sentence)
        self.place()
        self.show()
        self.raise_()
        self.update()
        if stays:
            self._timer.stop()
        else:
            self._timer.start(max(_STAYS, _A_LETTER * len(sentence)))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def unsay(self, sentence: str) -> None:
        """Takes that sentence away, also from screen readers, if it is the last one told."""
        if sentence and sentence == self.text:
            self.text = ""
            self.setAccessibleName("")
            self._timer.stop()
            self.hide()

    def whisper(self, sentence: str) -> None:
        """Tells the person at the screen something about the hand; it goes with `hush`."""
        self._whispered = sentence
        self.say(sentence, "hint")

    def hush(self) -> None:
        """A move was made, or somebody else looks now: what was whispered goes, anything else stays."""
        self.unsay(self._whispered)
        self._whispered = ""

    def place(self) -> None:
        """Takes its place at the top of the parent, as large as the text is now."""
        parent, text = self._over, self.theme.text
        most = min(720 * text, parent.width() - 80)
        self._lines = paint.lines_of(self.text, most - 90, _SIZE * text, 700)
        widest = max(paint.text_width(line, _SIZE * text, 700) for line in self._lines)
        size = QSize(round(widest + 90), round(40 + _LINE * text * len(self._lines)))
        self.resize(size)
        self.move((parent.width() - size.width()) // 2, _MARGIN)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click puts it away."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The strip, a mark and the sentence."""
        painter = QPainter(self)
        paint.smooth(painter)
        rect = QRectF(self.rect()).adjusted(6, 6, -6, -6)
        paint.shadow(painter, rect, 22, blur=6, dy=2, strength=0.4)
        paint.fill_round(painter, rect, 22, self.theme.panel, self.theme.brass, 1.6)
        paint.icon(painter, self._mark, rect.left() + 28, rect.center().y(), 22, self.theme.gilt, 2.4)
        size, step = _SIZE * self.theme.text, _LINE * self.theme.text
        y = rect.center().y() - step / 2 * (len(self._lines) - 1)
        for line in self._lines:
            paint.text(painter, rect.left() + 52, y, line, size, self.theme.panel_text, 700)
            y += step
        painter.end()
