"""The panel of a card friend who asks for a sum at the end of a deal.

It has the card with its sash, the sum, a number pad, the line on request, and the album that the friend
joins. There is no clock, and the next deal is one click away at any time.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import paragraph, say, word
from cardtable.learning.calling import Calling
from cardtable.learning.skills import Skill
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import friends
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.call_line import area_of
from cardtable.ui.learning.question_panel import QuestionPanel
from cardtable.ui.learning.rescue_picture import RescuePicture, Shown, Visit, shows_line
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.motion import speeds
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.keys_panel import key_cap, native, rows_of
from cardtable.ui.widgets.room_page import KeyRow


class RescuePanel(QuestionPanel):
    """The panel of a card friend, over the table at the end of a deal."""

    went_on = Signal()
    """Emitted to let the other card friend ask."""
    left = Signal()
    """Emitted to go on with the game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._visit: Visit | None = None
        self._another = False
        self._still: QPixmap | None = None
        self._drawn_in: object = None
        self.leap = self._motion()
        self._make_controls()

    def _make_controls(self) -> None:
        self.line = PillButton("", "rule", size=17, parent=self)
        self._helps(self.line, self.show_hint)
        self.another = PillButton(say("friends-another-waits"), "play", True, 18, self)
        self.another.clicked.connect(self._go_on)
        self.leave = PillButton("", "play", size=18, parent=self)
        self.leave.clicked.connect(self._leave)
        self._watch(self.line, self.another, self.leave)

    # Asking

    def ask(self, calling: Calling, visit: Visit) -> None:
        """Show the sum that a card friend asks the learner for."""
        self._visit, self._another = visit, False
        if self.isVisible():
            # The button of the last friend is about to be hidden.
            self._take_focus()
        self._begin(calling, visit.hints)
        self.leave.set_label(say("board-next-deal" if visit.deals_on else "shared-go-on"))
        self._refresh()
        self.show()
        self._announce(self.question)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_another(self) -> None:
        """Offer another card friend once this sum is called."""
        self._another = True
        self._refresh()

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
        """The text under the title: why the sum is asked and what to do, later the feedback."""
        if self.calling is None or self._visit is None:
            return ""
        if self._says:
            return self._says
        name = friends.name_of(self.calling.question.skill)
        call = say("friends-call-it" if self._visit.hints else "friends-call-it-alone", friend=name)
        return paragraph([self._visit.why, call])

    @property
    def question(self) -> str:
        """The whole question in words to read aloud."""
        if self.calling is None:
            return ""
        question = self.calling.question
        heard = words.heard_question(question)
        card = say("friends-card-with-sum", who=friends.name_and_animal(question.skill), sum=heard)
        return paragraph([card, self.detail, self.calm, words.asks(question)])

    @property
    def calm(self) -> str:
        """The sentence that the sum may be left."""
        if self.calling is None or self.calling.is_right:
            return ""
        return say(
            "friends-no-hurry",
            friend=friends.name_of(self.calling.question.skill),
            key=key_cap("lesson-leave"),
        )

    @property
    def heard(self) -> str:
        """The feedback in words to read aloud."""
        is_home = self.calling is not None and self.calling.is_right
        return paragraph([self.title, self._heard]) if is_home else self._heard

    @property
    def key_rows(self) -> list[KeyRow]:
        """The current keys and their actions."""
        if self.calling is None or not self.calling.is_right:
            return [*super().key_rows, *rows_of("lesson-leave")]
        enter, leave, on = native("Return"), key_cap("lesson-leave"), say("shared-go-on")
        if self._another:
            return [((enter,), self.another.text()), ((leave,), on)]
        return [((enter, leave), on)]

    @property
    def _is_at_home(self) -> bool:
        kind = self.calling.question.skill if self.calling is not None else None
        return self._visit is not None and any(friend.kind is kind for friend in self._visit.friends)

    def _take(self, calling: Calling) -> None:
        """Save the right answer at once, even while something is still being shown."""
        if calling.is_right:
            self._untie()
            self.finished.emit(calling)
            (self.another if self._another else self.leave).setFocus(Qt.FocusReason.OtherFocusReason)

    def _untie(self) -> None:
        """Let the sash fall off and the friend leap into the album."""
        if not self.pace.instant:
            self.leap.setDuration(round(self.pace.ms(speeds.RESCUE)))
            self.leap.start()

    def _go_on(self) -> None:
        """Show the other friend, or go on with the game."""
        if not self._another:
            self._leave()
        elif not self._deaf.isActive():
            self.went_on.emit()

    def _leave(self) -> None:
        if not self._deaf.isActive():
            self.left.emit()

    def _show_buttons(self) -> None:
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

    # The line under the finger

    @property
    def moving(self) -> QRect:
        calling, visit = self.calling, self._visit
        if calling is None or visit is None or not shows_line(calling):
            return QRect()
        ruler = self._picture.ruler(calling, visit.limit)
        return area_of(ruler.box, ruler.s)

    @staticmethod
    def _takes_taps(calling: Calling) -> bool:
        return shows_line(calling) and not calling.is_right and calling.question.skill is not Skill.ROOM

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Call the tapped number of the line, as at the table.

        If numbers are too close together for a finger, the first tap types it and a second one calls it.
        """
        calling, visit = self.calling, self._visit
        if event.button() != Qt.MouseButton.LeftButton or calling is None or visit is None:
            return
        ruler = self._picture.ruler(calling, visit.limit)
        reach = 16 * ruler.s
        box = QRectF(*ruler.box).adjusted(0, -reach, 0, reach)
        if self._takes_taps(calling) and box.contains(event.position()):
            value = ruler.value_at(event.position().x())
            if ruler.is_fine or self.pad.text == word(value):
                self._answer(value, "line")
            else:
                self.pad.put(value)

    @property
    def _line_to_tap(self) -> object:
        calling, visit = self.calling, self._visit
        if calling is None or visit is None or not self._takes_taps(calling):
            return None
        return self._picture.ruler(calling, visit.limit)

    # Keys

    def _key(self, event: QKeyEvent) -> bool:
        if super()._key(event):
            return True
        leaves = KEYS.is_pressed("lesson-leave", event)
        if leaves:
            self._leave()
        return leaves

    # Places and painting

    @property
    def _picture(self) -> RescuePicture:
        return RescuePicture(QSizeF(self.size()), self.theme)

    def plates(self) -> list[QRect]:
        """Return the area of the card and the sum."""
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
        self._refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        calling, visit, picture = self.calling, self._visit, self._picture
        if calling is None or visit is None:
            return
        look = (self.size(), self.devicePixelRatioF(), self.theme.key, visit.table)
        if self._still is None or look != self._drawn_in:
            # The table is painted once for a visit, a size and a theme.
            self._drawn_in, self._still = look, picture.still(visit.table, self.devicePixelRatioF())
        shown = Shown(
            calling, visit, self.title, self.detail, self.calm, self.pad.text,
            self._share(self.leap), self.pace.reduced,
            self.line.width() + 12 * picture.s if self.line.isVisibleTo(self) else 0.0,
            min(button.x() for button in (self.leave, self.another) if button.isVisibleTo(self)),
            self._done(),
        )  # fmt: skip
        with paint.painter_on(self) as painter:
            painter.drawPixmap(0, 0, self._still)
            picture.draw(painter, shown)
