"""The panel of a card friend who asks for a sum at the end of a deal.

It has the card with its sash, the sum, a number pad, the line on request, and the album that the friend
joins. There is no clock, and the next deal is one click away at any time.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import paragraph, say, word
from cardtable.learning.calling import Calling
from cardtable.learning.returns import Friend, with_friend
from cardtable.learning.skills import Skill
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import fill_round, text
from cardtable.ui.drawing.room import DESIGN, room_scale
from cardtable.ui.drawing.tables import quieten, with_round_ends
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import friends
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.call_line import CallLine, area_of, draw_line, standing, stretch_of
from cardtable.ui.learning.question_panel import QuestionPanel
from cardtable.ui.learning.ribbon import Ribbon, RibbonContent
from cardtable.ui.shared.avatars import color_of
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.items.lying import LyingGame, lying_table
from cardtable.ui.table.items.total_line import ON_FELT
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, ease
from cardtable.ui.table.places.layout import CARD_RATIO, Box, Layout
from cardtable.ui.table.places.ruler import Ruler
from cardtable.ui.widgets.controls import RING, PillButton
from cardtable.ui.widgets.keys_panel import key_cap, native, rows_of
from cardtable.ui.widgets.room_page import KeyRow

_CARD, _CARD_WIDTH = QPointF(404, 392), 228.0
_LEFT, _ROOM = 594.0, 580.0
"""The left of the text beside the card, and the maximum length of its lines."""
_ALBUM = (36.0, 712.0, 1368.0, 160.0)
_FIRST_CARD, _PITCH = 326.0, 110.0
"""The left of the first card in the album, and the distance from card to card."""
_UNTIED, _LEAPS = 0.4, 0.25
"""The shares of the animation at which the sash is off, and at which the friend leaps."""
_SMALLER = 0.72
"""The scale of the line beside a card relative to the table's."""
_LEAST_CARD = 0.8
"""Minimum scale of a card in the album."""
_LEAST = 13.0
_FINGER = 44 + 2 * RING
"""Minimum height of a key, in pixels."""


def shows_line(calling: Calling) -> bool:
    """Return whether the number line is shown: after a hint or a wrong answer."""
    return calling.hints > 0 or any(each.answer != calling.question.answer for each in calling.tries)


@dataclass(frozen=True)
class Visit:
    """The occasion of a friend's visit.

    `friends` are those at home, `why` is the sentence on why the sum is asked, `table` is the game with the
    learner in front, `deals_on` is whether another deal follows, `hints` whether help may be asked for,
    `animal` stands on the line.
    """

    learner: str
    avatar: str
    friends: tuple[Friend, ...]
    why: str
    game: str
    ending: str
    table: LyingGame
    deals_on: bool
    limit: int
    hints: bool
    animal: str


@dataclass(frozen=True)
class Shown:
    """What is shown now.

    `typed` is the answer so far; `share` is the friend's progress into the album, by a leap or, if it
    `fades`, without moving.
    """

    calling: Calling
    visit: Visit
    title: str
    detail: str
    calm: str
    typed: str
    share: float = 1.0
    fades: bool = False
    button_width: float = 0.0
    """The width of the button in the row under the sum, in pixels."""
    album_end: float = 0.0
    """The left of the button in the album, in pixels."""

    done: tuple[float, ...] = ()
    """How much of each jump is drawn."""

    @property
    def has_line(self) -> bool:
        return shows_line(self.calling)

    @property
    def is_at_home(self) -> bool:
        """Whether the friend was in the album before."""
        return any(friend.kind is self.calling.question.skill for friend in self.visit.friends)


class RescuePicture:
    """Lays out and paints the visit in a window of one size; its design is 1440 by 900."""

    def __init__(self, size: QSizeF, theme: Theme) -> None:
        self._size, self._theme = size, theme
        self.s = room_scale(size.width(), size.height())

    # Places

    def _layout(self, seats: int) -> Layout:
        """Return the long table in the whole window."""
        return Layout(self._size.width(), self._size.height(), seats, text=self._theme.text, long=True)

    def at(self, x: float, y: float, width: float = 0.0, height: float = 0.0) -> QRectF:
        """Return a box of the design in this window."""
        s = self.s
        left, top = (self._size.width() - DESIGN[0] * s) / 2, (self._size.height() - DESIGN[1] * s) / 2
        return QRectF(left + x * s, top + y * s, width * s, height * s)

    @property
    def album(self) -> QRectF:
        return self.at(*_ALBUM)

    @property
    def said(self) -> QRectF:
        """The area of the card and the text beside it."""
        left, top = _CARD.x() - _CARD_WIDTH / 2, _CARD.y() - _CARD_WIDTH * CARD_RATIO / 2
        return self.at(left, top, _LEFT + _ROOM - left, _CARD_WIDTH * CARD_RATIO)

    def ruler(self, calling: Calling, limit: int) -> Ruler:
        """Return the line under the sum, in a game with this limit."""
        question, scale = calling.question, self.s * _SMALLER
        low, high = stretch_of(calling, limit)
        # A sum from another game may lead past the limit of this one.
        end = limit if max(question.before, question.answer) <= limit else high
        place = self.at(_LEFT - 4, 396, _ROOM, 60 * _SMALLER)
        box = Box(place.left(), place.top(), place.width(), place.height())
        return Ruler.whole(box, scale, min(0, low), end).stretched(low, high)

    def row(self, has_line: bool) -> QRectF:
        """Return the row of the button for the line, under the sum or under the line."""
        return self.at(_LEFT - 4, 502 if has_line else 472, _ROOM, 56)

    def keys(self, count: int) -> QRectF:
        place = self.at(720, 578, 62, 56)
        high = max(place.height(), _FINGER)
        wide = count * max(place.width(), high + 5)
        return QRectF(place.left() - wide / 2, place.top(), wide, high)

    def _words(self, size: float) -> float:
        """Return a text size, which grows with the table's text if there is room."""
        plain = max(_LEAST, size * self.s)
        return max(plain, min(plain * self._theme.text, 44 * self.s))

    @property
    def _center(self) -> QPointF:
        return self.at(_CARD.x(), _CARD.y()).topLeft()

    def _album_places(self, shown: Shown) -> list[tuple[Friend, QRectF]]:
        """Return the cards that fit the album, the asking friend's included, and their places."""
        question, at_home, album = shown.calling.question, shown.visit.friends, self.album
        s = max(_LEAST_CARD, self.s)
        home = with_friend(at_home, question) if shown.calling.is_right or not shown.is_at_home else at_home
        mine = next(one for one in home if one.kind is question.skill)
        first = album.left() + _FIRST_CARD * self.s
        fits = max(1, int((shown.album_end - first) / (_PITCH * s)))
        # If not all fit: the latest ones, and the one that asks.
        cards = home[-fits:] if mine in home[-fits:] else (mine, *home[len(home) - fits + 1 :])
        width = friends.ALBUM_CARD * s
        top = album.center().y() - width * 0.7
        return [(one, QRectF(first + n * _PITCH * s, top, width, width * 1.4)) for n, one in enumerate(cards)]

    # Painting

    def still(self, table: LyingGame, dpr: float) -> QPixmap:
        """Return the room with the long table and the other seats at it."""
        ground = Backdrop(self._theme, self._light)
        return lying_table(self._theme, ground, table, self._layout(len(table.seats)), dpr, is_bare=True)

    def _light(self, picture: QPixmap, layout: Layout) -> None:
        """Darken the felt under the text, with rays around the card."""
        with paint.painter_on(picture) as painter:
            (x, y), (rx, ry), center = layout.center, layout.felt, self._center
            whole = with_round_ends(QRectF(x - rx, y - ry, 2 * rx, 2 * ry))
            quieten(painter, whole)
            painter.setClipPath(whole)
            paint.rays(painter, center.x(), center.y(), 330 * self.s, 30, self._theme.brass, 0.3, 0.03)

    def draw(self, painter: QPainter, shown: Shown) -> None:
        """Draw everything on the table."""
        calling, width = shown.calling, _CARD_WIDTH * self.s
        untied = min(1.0, shown.share / _UNTIED) if calling.is_right else 0.0
        self._draw_heading(painter, shown.visit)
        friends.draw_bound_card(painter, self._theme, calling.question, self._center, width, untied)
        self._draw_title(painter, shown)
        self._draw_detail(painter, shown)
        self._draw_ribbon(painter, shown)
        if shown.has_line:
            self._draw_line(painter, shown)
        self._draw_album(painter, shown)
        if calling.is_right and shown.share < 1:
            self._draw_leap(painter, shown)

    def _draw_heading(self, painter: QPainter, visit: Visit) -> None:
        theme, place, size = self._theme, self.at(28, 24, 560), self._words(14)
        x, y, room = place.left(), place.top(), place.width()
        text(painter, x, y, visit.game, self._words(20), theme.panel_text, 900, width=room)
        text(painter, x, y + size * 1.6, visit.ending, size, theme.panel_muted, 600, width=room)

    def _draw_title(self, painter: QPainter, shown: Shown) -> None:
        row = self.at(_LEFT, 172 if shown.has_line else 250, _ROOM)
        size = self._words(30 if shown.has_line else 38)
        size = paint.fitting(shown.title, size, 900, row.width(), 16)
        text(painter, row.left(), row.top(), shown.title, size, ON_FELT, 900, width=row.width())

    def _draw_detail(self, painter: QPainter, shown: Shown) -> None:
        """Draw what to do and that there is no hurry, or the feedback."""
        room, row = self.at(_LEFT, 276, _ROOM, 74), self.row(shown.has_line)
        row.setLeft(row.left() + shown.button_width + 4 * self.s)
        if shown.has_line:
            self._write(painter, row, shown.detail, 18)
            return
        self._write(painter, room, shown.detail, 18)
        self._write(painter, row, shown.calm, 16)

    def _write(self, painter: QPainter, room: QRectF, sentence: str, size: float) -> None:
        """Draw a sentence, vertically centered."""
        size = fitting(sentence, room, self._words(size))
        lines = len(paint.lines_of(sentence, room.width(), size, 600))
        room.setTop(max(room.top(), room.center().y() - lines * size * 0.68))
        paint.paragraph(painter, room, sentence, size, ON_FELT, 600)

    def _draw_ribbon(self, painter: QPainter, shown: Shown) -> None:
        """Draw the learner, and the sum with its answer box."""
        visit, question, is_right = shown.visit, shown.calling.question, shown.calling.is_right
        typed = word(question.answer) if is_right else shown.typed
        parts = words.sum_parts(question)
        content = RibbonContent(visit.avatar, visit.learner, "", parts, typed, is_right)
        place = self.at(_LEFT - 4, 208 if shown.has_line else 356, _ROOM, 92)
        Ribbon(self._layout(1), self._theme, content, place=place).draw(painter, below=0.0)

    def _draw_line(self, painter: QPainter, shown: Shown) -> None:
        calling, ruler = shown.calling, self.ruler(shown.calling, shown.visit.limit)
        question = calling.question
        token = (
            question.answer if calling.is_right and question.skill is not Skill.ROOM else standing(calling)
        )
        helped = not calling.is_right
        animal = shown.visit.animal
        # No total over the animal: the sum is close above the line and includes it.
        line = CallLine(
            self._theme, self._layout(1), ruler, calling, animal, token, helped, shown.done, False
        )
        draw_line(painter, line)

    def _draw_album(self, painter: QPainter, shown: Shown) -> None:
        """Draw the album: its owner, the friends at home, and the place of the one that asks."""
        s, theme, album = self.s, self._theme, self.album
        fill_round(painter, album, 22 * s, paint.alpha(theme.panel, 0.92), theme.panel_line, 1.2)
        x, y = album.left() + 62 * s, album.center().y()
        paint.disc(painter, x, y, 37 * s, color_of(shown.visit.avatar))
        paint.avatar(painter, shown.visit.avatar, x, y, 67 * s)
        x, room = x + 50 * s, (_FIRST_CARD - 124) * s
        title, note = say("friends-album-of", name=shown.visit.learner), say("friends-at-home")
        size = paint.fitting(title, self._words(21), 900, room, _LEAST)
        text(painter, x, y - 12 * s, title, size, theme.panel_text, 900, width=room)
        size = paint.fitting(note, self._words(15), 600, room, 12)
        y += max(15 * s, size * 1.6 - 12 * s)
        text(painter, x, y, note, size, theme.panel_muted, 600, width=room)
        for friend, place in self._album_places(shown):
            asks = friend.kind is shown.calling.question.skill
            if asks and not shown.is_at_home and not shown.calling.is_right:
                friends.draw_place(painter, theme, friend.kind, place)
            else:
                there = not asks or shown.is_at_home or shown.share == 1
                friends.draw_album_card(painter, theme, friend, place, there)

    def _draw_leap(self, painter: QPainter, shown: Shown) -> None:
        """Draw the friend leaping into the album, or fading in there with reduced motion."""
        kind, start = shown.calling.question.skill, self._center
        place = next(place for one, place in self._album_places(shown) if one.kind is kind)
        small, large = place.width() * 0.66, _CARD_WIDTH * 0.68 * self.s
        end = QPointF(place.center().x(), place.top() + place.height() * 0.43)
        if shown.fades:
            painter.setOpacity(shown.share)
            friends.draw_friend(painter, kind, end.x(), end.y(), small)
            return
        way = ease(Ease.OutBack, max(0.0, shown.share - _LEAPS) / (1 - _LEAPS))
        high = 760 * self.s * max(0.0, way * (1 - way))
        at = start + (end - start) * way - QPointF(0, high)
        friends.draw_friend(painter, kind, at.x(), at.y(), large + (small - large) * min(1.0, way))


def fitting(string: str, room: QRectF, size: float, leading: float = 1.32) -> float:
    """Return the size at which a paragraph fits, at most `size` and never unreadably small."""
    lines = paint.lines_of(string, room.width(), size, 700)
    while size > _LEAST and len(lines) * size * leading > room.height():
        size -= 1
        lines = paint.lines_of(string, room.width(), size, 700)
    return size


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
