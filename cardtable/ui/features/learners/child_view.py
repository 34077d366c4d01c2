"""The child's own page: one big button for what comes next, today's friend, and the album."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from cardtable import clock
from cardtable.language import say
from cardtable.learning.profile import read_profile
from cardtable.learning.questions import Question
from cardtable.learning.returns import waiting
from cardtable.storage.learners import Learner
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import friends
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.table.words.narrator import spoken
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import Control, RoundButton, Sheet, label, paragraph
from cardtable.ui.widgets.pickers import PictureChoice

_HIGH, _WIDEST = 240, 960
"""The height and greatest width of the big button, in pixels at the usual text size."""
_FRIEND = QSize(184, 205)
"""The size of the friend's card with its sash, in pixels at the usual text size."""
_CARDS = ("7H", "8S")
"""The cards in the picture of a game."""


class BigButton(Control):
    """The ten minutes, with the child's animal and pictures of what comes; once they are done, a game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.avatar = ""
        self.is_game = False
        """Whether the ten minutes of today are done, and a game is next."""
        self.setMaximumWidth(round(_WIDEST * theme.room))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_learner(self, learner: Learner, is_game: bool) -> None:
        self.avatar, self.is_game = learner.avatar, is_game
        name = learner.nickname
        self.set_label(say("learners-play") if is_game else say("learners-ten-minutes-of", name=name))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDEST, round(_HIGH * min(self.theme.room, 1.3)))

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, radius = self.theme, body.height() / 2
        paint.shadow(painter, body, radius, blur=10, dy=5, strength=0.4)
        ground = paint.accent_gradient(theme, body, 0.08 if self.underMouse() else 0.0)
        paint.fill_round(painter, body, radius, ground, theme.brass, 4)
        middle = body.left() + radius
        shape = QPainterPath()
        shape.addRoundedRect(body.adjusted(3, 3, -3, -3), radius, radius)
        painter.save()
        painter.setClipPath(shape)
        paint.rays(painter, middle, body.center().y(), body.width(), 34, "#FFFFFF", 0.14)
        painter.restore()
        paint.disc(painter, middle, body.center().y(), radius * 0.86, theme.paper, theme.brass, 2)
        paint.avatar(painter, self.avatar, middle, body.center().y(), radius * 1.5, Face(Mood.GLAD))
        left, right = middle + radius * 1.1, body.right() - radius * 1.05
        size = paint.fitting(self.text(), body.height() * 0.235, 900, right - left, 15)
        y = body.top() + body.height() * 0.36
        paint.text(painter, left, y, self.text(), size, theme.accent_text, 900, width=right - left)
        self._draw_play(painter, QPointF(body.right() - radius * 0.62, body.center().y()), radius * 0.3)
        self._draw_steps(
            painter, QRectF(left, body.top() + body.height() * 0.53, right - left, radius * 0.72)
        )

    def _draw_play(self, painter: QPainter, at: QPointF, r: float) -> None:
        paint.disc(painter, at.x(), at.y(), r, paint.alpha(self.theme.accent_text, 0.22))
        arrow = QPainterPath(QPointF(at.x() - r * 0.32, at.y() - r * 0.46))
        arrow.lineTo(at.x() - r * 0.32, at.y() + r * 0.46)
        arrow.lineTo(at.x() + r * 0.5, at.y())
        arrow.closeSubpath()
        painter.fillPath(arrow, paint.alpha(self.theme.accent_text, 1.0))

    def _draw_steps(self, painter: QPainter, place: QRectF) -> None:
        """Draw what comes: jumps on the line, six sums, cards; only the cards before a game."""
        high = place.height()
        if self.is_game:
            self._draw_cards(painter, QPointF(place.left() + high * 0.7, place.center().y()), high * 0.62)
            return
        unit = min(high, place.width() / 5.4)
        self._draw_jumps(painter, QRectF(place.left(), place.top(), unit * 1.8, high))
        for number in range(6):
            x = place.left() + unit * (2.3 + 0.32 * number)
            paint.disc(painter, x, place.center().y(), unit * 0.12, self.theme.paper)
        self._draw_cards(painter, QPointF(place.left() + unit * 4.8, place.center().y()), unit * 0.56)

    def _draw_jumps(self, painter: QPainter, place: QRectF) -> None:
        painter.save()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        foot, half = place.bottom() - place.height() * 0.22, place.width() / 2
        painter.setPen(QPen(paint.alpha(self.theme.accent_text, 1.0), 2.5))
        painter.drawLine(QPointF(place.left(), foot), QPointF(place.right(), foot))
        painter.setPen(QPen(paint.alpha(self.theme.accent_text, 1.0), 2.5, Qt.PenStyle.DotLine))
        for left in (place.left(), place.left() + half):
            arc = QRectF(left, foot - half * 0.55, half, half * 1.1)
            painter.drawArc(arc, 0, 180 * 16)
        painter.restore()

    def _draw_cards(self, painter: QPainter, at: QPointF, width: float) -> None:
        dpr = paint.dpr_of(painter)
        for place, code in enumerate(_CARDS):
            x = at.x() + (place - 0.5) * width * 0.75
            picture = pictures.face(code, width, dpr)
            paint.turned_card(painter, picture, x, at.y(), width, 14 * place - 7, width * 0.08, 5, 2)


class ChildView(QWidget):
    """What a child sees of its own: `ten_minutes` or a game, the friend who waits, and friends at home."""

    friend_asked = Signal(Question)
    """Emitted with the sum that today's friend asks for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.next = BigButton(theme, self)
        self.hear = RoundButton(say("lessons-read-aloud"), "sound", self)
        self._shelf = Sheet(dark=True, parent=self)
        self._question: Question | None = None
        """The sum that today's friend asks for."""
        self._dots = False
        self.friend = PictureChoice(theme, "", self._draw_friend, _FRIEND, self._shelf)
        self.friend.setCheckable(False)
        self.friend.setMaximumSize(_FRIEND * 1.3)
        self.friend.clicked.connect(self._open_friend)
        self._today = label(say("friends-today"), "side", self._shelf)
        self._nobody = paragraph(say("friends-nobody-today"), "told", self._shelf)
        self.album = friends.Album(theme, self._shelf)
        self._layout()

    def _layout(self) -> None:
        center = Qt.AlignmentFlag.AlignHCenter
        column = lay_column((self._today, 0, center), (self.friend, 0, center), gap=8)
        # A text that wraps has the height for the whole width, so it must have that width.
        add_parts(column, self._nobody, STRETCH)
        self._row = lay_row(column, (self.album, 1), on=self._shelf, margins=(18, 10, 18, 6), gap=18)
        big = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        add_parts(big, STRETCH, (self.next, 20), self.hear, STRETCH)
        lay_column(STRETCH, big, STRETCH, self._shelf, on=self, margins=(8, 4, 8, 4), gap=10)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # In a small window the big button leaves room for the friend and the album.
        super().resizeEvent(event)
        self.next.setMaximumHeight(max(150, self.width() // 5))

    def show_learner(self, learner: Learner) -> None:
        """Show the page of this learner as it is today."""
        profile, today = read_profile(learner.document), clock.today()
        self.next.show_learner(learner, profile.ten_minutes == today.isoformat())
        found = waiting(profile.missed, today)
        if found is not None:
            self._question, self._dots = found.question, profile.dots
            who, heard = friends.name_and_animal(found.question.skill), words.heard_question(found.question)
            self.friend.set_label(say("friends-card-with-sum", who=who, sum=heard))
            self.friend.redraw()
        self.friend.setVisible(found is not None)
        self._nobody.setVisible(found is None)
        kind = found.question.skill if found is not None else None
        self.album.show_friends(learner.nickname, profile.friends, kind, profile.dots)

    @property
    def said(self) -> str:
        """All that is on the page, to read aloud."""
        friend = self.friend.text() if self.friend.isVisibleTo(self) else self._nobody.text()
        return spoken([self.next.text(), friend, *(card.accessibleName() for card in self.album.cards)])

    def _draw_friend(self, painter: QPainter, area: QRectF) -> None:
        """Draw today's friend on its card, behind a sash with the sum that it asks for."""
        if self._question is not None:
            at, width = area.center(), area.width() / 1.38
            friends.draw_bound_card(painter, self.theme, self._question, at, width, dots=self._dots)

    def _open_friend(self) -> None:
        if self._question is not None:
            self.friend_asked.emit(self._question)
