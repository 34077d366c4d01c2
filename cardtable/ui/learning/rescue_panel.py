"""The end of a deal at which a card friend asks for a sum: the card with its sash, the sum, figures to type
it with, the line if it is wanted, and the album in which the friend is at home afterwards.

There is no hurry and no clock: the way to the next deal is free at any time.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QObject,
    QRect,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.language import paragraph, say
from cardtable.language.numbers import aloud
from cardtable.learning.attempts import EnteredBy
from cardtable.learning.calling import Calling
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import friends
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.lesson_panel import DEAF
from cardtable.ui.learning.rescue_picture import RescuePicture, Shown, Visit, shows_line
from cardtable.ui.table.choice.total_call import NumberRow
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, Pace, ease
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import KeyRow


class RescuePanel(QWidget):
    """Lies over the table at the end of a deal."""

    finished = Signal(Calling)
    """The call with all its answers, as soon as it is right."""
    advanced = Signal(Calling)
    """The call after an answer or a hint, so that it can be kept."""
    spoken = Signal(str)
    """A sentence to be read aloud."""
    went_on = Signal()
    """The other friend shall ask."""
    left = Signal()
    """The game shall go on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.calling: Calling | None = None
        self.entered_by: EnteredBy = "pad"
        self.focus_lost = False
        self.deaf = DEAF
        self.pace = Pace(1.0)
        """How long the sash takes to untie, and whether it moves at all."""
        self._visit: Visit | None = None
        self._another = False
        self._says = ""
        self._still: QPixmap | None = None
        self._worn: object = None
        self._clock = QElapsedTimer()
        self._deaf = QTimer(self)
        self._deaf.setSingleShot(True)
        self._fresh = 0
        """So many of the jumps on the line are on their way."""
        self.leap, self.jumps = QVariantAnimation(self), QVariantAnimation(self)
        for motion in (self.leap, self.jumps):
            motion.setStartValue(0.0)
            motion.setEndValue(1.0)
            motion.valueChanged.connect(self.update)
        self._make_controls()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def _make_controls(self) -> None:
        theme = self.theme
        self.line = PillButton(theme, "", "rule", size=17, parent=self)
        self.line.clicked.connect(self.show_line)
        self.pad = NumberRow(theme, self)
        self.pad.typed.connect(self.update)
        self.pad.entered.connect(self._answer)
        self.another = PillButton(theme, say("friends-another-waits"), "play", True, 18, self)
        self.another.clicked.connect(self._go_on)
        self.leave = PillButton(theme, "", "play", size=18, parent=self)
        self.leave.clicked.connect(self._leave)
        for watched in (*self.pad.keys.values(), self.line, self.another, self.leave):
            watched.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            watched.installEventFilter(self)

    # Asking

    def ask(self, calling: Calling, visit: Visit) -> None:
        """A friend asks for its sum."""
        self.calling, self._visit = calling, visit
        self._another, self._says = False, ""
        self.focus_lost, self.entered_by = False, "pad"
        self.leap.stop()
        self.jumps.stop()
        self._deaf.stop()
        question = calling.question
        self.leave.set_label(say("board-next-deal" if visit.deals_on else "lessons-go-on"))
        self.pad.set_signed(min(question.before, question.answer) < 0)
        self.pad.clear()
        self._show_controls()
        self._arrange()
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._clock.start()
        self._tell(self.question)
        self.update()

    def put_away(self) -> None:
        """Takes the friend off the table."""
        self.leap.stop()
        self.jumps.stop()
        self.calling = self._visit = None
        self.hide()

    def offer_another(self) -> None:
        """Once this sum is called, another friend asks if that is wanted."""
        self._another = True
        self._show_controls()
        self._arrange()

    @property
    def title(self) -> str:
        """The first line."""
        if self.calling is None:
            return ""
        name = friends.name_of(self.calling.question.skill)
        if self.calling.is_right:
            return say("friends-is-home", friend=name)
        return say("friends-brings-sum" if self._is_at_home else "friends-on-card", friend=name)

    @property
    def detail(self) -> str:
        """Under the title: why the sum is asked and what to do, then what was said of the last answer."""
        if self.calling is None or self._visit is None:
            return ""
        if self._says:
            return self._says
        name = friends.name_of(self.calling.question.skill)
        call = say("friends-call-it" if self._visit.hints else "friends-call-it-alone", friend=name)
        return paragraph([self._visit.why, call])

    @property
    def question(self) -> str:
        """Everything that is asked, for who hears it."""
        if self.calling is None:
            return ""
        question = self.calling.question
        heard = words.heard_question(question)
        card = say("friends-card-with-sum", who=friends.who_is(question.skill), sum=heard)
        return paragraph([card, self.detail, words.asks(question)])

    @property
    def key_rows(self) -> list[KeyRow]:
        """What the keys do now."""
        calling, visit, enter = self.calling, self._visit, native("Return")
        if calling is None or visit is None:
            return []
        if calling.is_right:
            if self._another:
                return [((enter,), say("friends-key-another")), (("D",), say("lessons-key-go-on"))]
            return [((enter, "D"), say("lessons-key-go-on"))]
        rows: list[KeyRow] = [
            (("0", "9"), say("lessons-key-type-answer")),
            ((native("Backspace"),), say("lessons-key-take-back")),
            ((enter,), say("lessons-key-answer")),
        ]
        if self._may_help:
            rows += [(("H",), say("friends-key-line")), (("N",), say("lessons-key-do-not-know"))]
        return [*rows, (("R",), say("lessons-key-say-again")), (("D",), say("friends-key-leave"))]

    @property
    def _is_at_home(self) -> bool:
        kind = self.calling.question.skill if self.calling is not None else None
        return self._visit is not None and any(friend.kind is kind for friend in self._visit.friends)

    def _tell(self, sentence: str) -> None:
        self.setAccessibleName(sentence)
        self.spoken.emit(aloud(sentence))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def repeat(self) -> None:
        """Says the question again, or what was said of the last answer."""
        if self.calling is not None:
            self._tell(paragraph([self.title, self._says]) if self.calling.is_right else self.question)

    def show_line(self) -> None:
        """The line with the first jump, then all of the way, then the total, which is still to be entered."""
        if self._may_help and self.calling is not None:
            self._help(self.calling.hinted())

    def give_up(self) -> None:
        """The child does not know: all of the way is shown, with the total, which is still to be entered."""
        if self._may_help and self.calling is not None:
            self._help(self.calling.given_up())

    @property
    def _may_help(self) -> bool:
        calling, visit = self.calling, self._visit
        return calling is not None and visit is not None and visit.hints and not calling.shows_total

    def _help(self, helped: Calling) -> None:
        before, self.calling = self.calling, helped
        self._jump(before)
        self._says = words.help_sentence(helped)
        self._tell(self._says)
        self.advanced.emit(helped)
        self._show_controls()
        self._arrange()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def _jump(self, before: Calling | None) -> None:
        """Jumps that were not drawn before are drawn now, where things move at all."""
        self.jumps.stop()
        shown = before.ways_shown if before is not None and shows_line(before) else ()
        self._fresh = sum(jump not in shown for jump in self.calling.ways_shown) if self.calling else 0
        if self._fresh and not self.pace.instant and not self.pace.reduced:
            self.jumps.setDuration(round(self.pace.ms(speeds.JUMP)))
            self.jumps.start()

    @property
    def _done(self) -> tuple[float, ...]:
        """How much of each jump is drawn."""
        ways = self.calling.ways_shown if self.calling is not None else ()
        moving = self.jumps.state() is QVariantAnimation.State.Running
        share = ease(Ease.OUT_QUAD, float(self.jumps.currentValue())) if moving else 1.0
        return tuple(share if place >= len(ways) - self._fresh else 1.0 for place in range(len(ways)))

    def _answer(self, value: int, by: EnteredBy) -> None:
        calling = self.calling
        if calling is None or calling.is_right or self._deaf.isActive():
            return
        self.entered_by = by
        before = calling
        self.calling = calling = calling.answered(value, int(self._clock.restart()))
        self._jump(before)
        self._says, heard = words.feedback(calling), words.feedback(calling, heard=True)
        if self.deaf:
            self._deaf.start(self.deaf)
        self.pad.clear()
        self._show_controls()
        if calling.is_right:
            self._untie()
            self.finished.emit(calling)
            (self.another if self._another else self.leave).setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.advanced.emit(calling)
        self._arrange()
        self._tell(paragraph([self.title, heard]) if calling.is_right else heard)
        self.update()

    def _untie(self) -> None:
        """The sash falls off, and the friend leaps into the album."""
        if not self.pace.instant:
            self.leap.setDuration(round(self.pace.ms(speeds.RESCUE)))
            self.leap.start()

    @property
    def _share(self) -> float:
        """How far the friend has come into the album, from 0 to 1."""
        moving = self.leap.state() is QVariantAnimation.State.Running
        return float(self.leap.currentValue()) if moving else 1.0

    def _go_on(self) -> None:
        if not self._deaf.isActive():
            self.went_on.emit()

    def _leave(self) -> None:
        if not self._deaf.isActive():
            self.left.emit()

    def _show_controls(self) -> None:
        calling, visit = self.calling, self._visit
        if calling is None or visit is None:
            return
        open_ = not calling.is_right
        self.pad.setVisible(open_)
        self.line.setVisible(self._may_help)
        self.line.set_label(say("friends-show-more" if shows_line(calling) else "friends-show-line"))
        self.another.setVisible(self._another and not open_)
        self.leave.primary = calling.is_right and not self._another
        self.leave.update()

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Figures and letters are heard wherever the focus is; a double Enter presses no button."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
                return self._deaf.isActive()
            return self._key(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures, Backspace and Enter answer; H shows the line, N does not know, R repeats, D goes on."""
        if not self._key(event):
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        calling = self.calling
        if calling is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        if event.key() == Qt.Key.Key_H:
            self.show_line()
        elif event.key() == Qt.Key.Key_R:
            self.repeat()
        elif event.key() == Qt.Key.Key_N and not calling.is_right:
            self.give_up()
        elif event.key() == Qt.Key.Key_D:
            self._leave()
        elif not calling.is_right:
            return self.pad.take(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self._go_on if self._another else self._leave)()
        else:
            return False
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remembers that somebody looked elsewhere: the time of the answer then says little."""
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self.focus_lost = True

    # Places and painting

    @property
    def _picture(self) -> RescuePicture:
        return RescuePicture(QSizeF(self.size()), self.theme)

    def plates(self) -> list[QRect]:
        """Where the card and the sum stand."""
        return [self._picture.said.toAlignedRect()]

    def _arrange(self) -> None:
        picture, calling = self._picture, self.calling
        s = picture.s
        for button in (self.line, self.another, self.leave):
            button.set_scale(s)
        row = picture.row(calling is not None and shows_line(calling))
        size = self.line.sizeHint()
        wide, high = min(size.width(), round(row.width() * 0.5)), min(size.height(), round(row.height() + 8))
        self.line.setGeometry(round(row.left()), round(row.center().y() - high / 2), wide, high)
        count = 13 if self.pad.keys["-"].isVisibleTo(self.pad) else 12
        self.pad.setGeometry(picture.keys(count).toRect())
        right, middle = picture.album.right() - 20 * s, picture.album.center().y()
        for button, lift in ((self.leave, 0.5), (self.another, -0.5)):
            size = button.sizeHint()
            wide, high = min(size.width(), round(250 * s)), size.height()
            y = middle - high / 2 + (lift * high if self._another else 0)
            button.setGeometry(round(right - wide), round(y), wide, high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table with the card, the sum and the album."""
        calling, visit, picture = self.calling, self._visit, self._picture
        if calling is None or visit is None:
            return
        worn = (self.size(), self.devicePixelRatioF(), self.theme.key)
        if self._still is None or worn != self._worn:
            # The table is painted once for a size and a look.
            self._worn, self._still = worn, picture.still(self.devicePixelRatioF())
        calm = say("friends-no-hurry", friend=friends.name_of(calling.question.skill))
        shown = Shown(
            calling, visit, self.title, self.detail, "" if calling.is_right else calm,
            self.pad.text, self._share, self.pace.reduced,
            self.line.width() + 12 * picture.s if self.line.isVisibleTo(self) else 0.0,
            min(button.x() for button in (self.leave, self.another) if button.isVisibleTo(self)),
            self._done,
        )  # fmt: skip
        painter = QPainter(self)
        paint.smooth(painter)
        painter.drawPixmap(0, 0, self._still)
        picture.draw(painter, shown)
        painter.end()
