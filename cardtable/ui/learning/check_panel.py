"""A computer opponent has said its total: the child lets it stand or checks it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.language import paragraph, say
from cardtable.learning.questions import Question
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.lesson_panel import fitting
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import KeyRow


class CheckPanel(QWidget):
    """Asks whether a total that was said is right: Enter lets it stand, C checks it."""

    accepted = Signal()
    doubted = Signal()
    went_on = Signal()
    """What was said about it has been read."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._question: Question | None = None
        self._avatar = ""
        self._sentence = self.heard = ""
        self.stand = PillButton(theme, say("lessons-let-stand"), "check", size=18, parent=self)
        self.check = PillButton(theme, say("lessons-check"), "search", primary=True, size=18, parent=self)
        self.on = PillButton(theme, say("lessons-go-on"), "play", primary=True, size=18, parent=self)
        self.stand.clicked.connect(self.accepted)
        self.check.clicked.connect(self.doubted)
        self.on.clicked.connect(self.went_on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def key_rows(self) -> list[KeyRow]:
        """What the keys do now."""
        return check_keys(self.check.isVisibleTo(self))

    @property
    def sentence(self) -> str:
        """What it says now."""
        return self._sentence

    def ask(self, question: Question, said: int, name: str, avatar: str) -> None:
        """Shows who said which total after which card."""
        self._question, self._avatar = question, avatar
        play = words.play_sentence(name, question, own=False)
        asked = paragraph([play, words.checks(question, said)])
        self._say(asked, asked, asks=True)

    def tell(self, sentence: str, heard: str) -> None:
        """Says how it was, in words for who hears it, and waits to be read."""
        self._say(sentence, heard, asks=False)

    def _say(self, sentence: str, heard: str, asks: bool) -> None:
        self._sentence, self.heard = sentence, heard
        self.stand.setVisible(asks)
        self.check.setVisible(asks)
        self.on.setVisible(not asks)
        self.setAccessibleName(heard)
        self._arrange()
        self.show()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, heard))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lets it stand or goes on; C checks."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        asks = self.check.isVisibleTo(self)
        if enter:
            (self.accepted if asks else self.went_on).emit()
        elif event.key() == Qt.Key.Key_C and asks:
            self.doubted.emit()
        else:
            super().keyPressEvent(event)

    @property
    def _s(self) -> float:
        return max(0.66, min(self.width() / 1440, self.height() / 900))

    def _sheet(self) -> QRectF:
        s = self._s
        width, height = min(self.width() - 24.0, 760 * s), 260 * s
        return QRectF((self.width() - width) / 2, self.height() - height - 40 * s, width, height)

    def _arrange(self) -> None:
        s, sheet = self._s, self._sheet()
        shown = [button for button in (self.stand, self.check, self.on) if button.isVisibleTo(self)]
        right = sheet.right() - 24 * s
        for button in reversed(shown):
            button.set_scale(s)
            size = button.sizeHint()
            y = sheet.bottom() - 20 * s - size.height()
            button.setGeometry(round(right - size.width()), round(y), size.width(), size.height())
            right -= size.width() + 10 * s

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        question = self._question
        if question is None:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        s, theme, sheet = self._s, self.theme, self._sheet()
        paint.shadow(painter, sheet, 24 * s, blur=20 * s, dy=8 * s, strength=0.5)
        paint.fill_round(painter, sheet, 24 * s, theme.paper, theme.paper_line, 1.2)
        width = 104 * s
        if question.cards:
            card = QRectF(sheet.left() + 28 * s, sheet.top() + 36 * s, width, width * 1.4)
            picture = pictures.face_renderer(question.cards[0], theme.deck)
            picture.render(painter, card)
        left = sheet.left() + 160 * s
        paint.avatar(painter, self._avatar, left + 30 * s, sheet.top() + 62 * s, 60 * s)
        room = QRectF(left + 76 * s, sheet.top() + 26 * s, sheet.right() - left - 100 * s, 140 * s)
        size = fitting(self._sentence, room, max(15.0, min(22 * s * theme.text, 30 * s)))
        paint.paragraph(painter, room, self._sentence, size, theme.ink, 700)
        painter.end()


def check_keys(asks: bool) -> list[KeyRow]:
    """The keys with which a total that was said is let stand or checked, or what was said is left."""
    enter = native("Return")
    if not asks:
        return [((enter,), say("lessons-key-go-on"))]
    return [((enter,), say("lessons-key-let-stand")), (("C",), say("lessons-key-check"))]
