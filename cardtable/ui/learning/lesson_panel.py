"""A call at the table: the learner and the sum on a ribbon, keys under it, and the line that helps.

It leaves the table visible: seats, stock, pile and hand. There are three ways to call: a place on the line
(the first tap stretches that ten, the second calls), a typed number, and for some learners a few places to
choose from. Digits always type the number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import paragraph, say, word
from cardtable.learning.calling import Calling
from cardtable.learning.skills import Skill
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.answers import HandChoices, PlaceChoices
from cardtable.ui.learning.call_line import (
    CallLine,
    area_of,
    draw_leads,
    draw_line,
    draw_number,
    draw_played,
    has_line,
    is_mute,
    standing,
    stretch_of,
)
from cardtable.ui.learning.question_panel import ENTERS, QuestionPanel
from cardtable.ui.learning.ribbon import Ribbon, RibbonContent
from cardtable.ui.table.items.backdrop import table_top
from cardtable.ui.table.items.total_line import FRAME, ON_FELT
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, ease
from cardtable.ui.table.places.layout import CARD_RATIO, MIN_HEIGHT, MIN_WIDTH, Layout, Spot
from cardtable.ui.table.places.ruler import Ruler
from cardtable.ui.widgets.controls import RING, PillButton

PRAISE, AFTER_MISTAKE = 700, 2500
"""Milliseconds for which the right answer is shown before the card lands, and after a wrong first answer."""

_FINGER = 44 + 2 * RING
"""Minimum height of a button, in pixels."""

SILENCE = 8000
"""Milliseconds without an answer after which help comes by itself."""

MINUTE = 60_000
"""Milliseconds without an answer after which showing the whole way with the total is offered."""


@dataclass(frozen=True)
class Asked:
    """The learner and the play that is asked about, whether it is the learner's `own`.

    `first` and `limit` are the ends of the line; if `falls`, the lower one must not be passed. `animal`
    stands on the line. The cards came from `played_from`, None without a table.
    """

    learner: str
    avatar: str
    player: str
    own: bool
    limit: int
    hints: bool = True
    first: int = 0
    falls: bool = False
    animal: str = "frog"
    played_from: Spot | None = None
    has_table: bool = True
    dots: bool = False
    """Whether numbers are shown as dots in frames of ten, for a child who can't read them."""
    fresh: bool = True
    """Whether the cards are played now; False if they were there when the game was resumed."""


class LessonPanel(QuestionPanel):
    """The panel over the table during a call."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, table: Callable[[], Layout] | None = None
    ) -> None:
        """Create the panel; `table` returns the layout under it, None draws its own felt."""
        super().__init__(theme, parent)
        self._table = table
        self._asked: Asked | None = None
        self.stays = False
        """Whether it waits for the next question with the keyboard, so that a reader finishes its praise."""
        self._after_praise, self.silence, self.minute = (self._timer() for _ in range(3))
        self.minute.timeout.connect(self._offer_way_on)
        self._after_praise.timeout.connect(self._go_on)
        self.silence.setInterval(SILENCE)
        self.silence.timeout.connect(self._help_in_silence)
        self._from = self._to = Ruler.whole(self.table.rule, 1.0, 0, 99)
        self._tapped: Ruler | None = None
        self._felt: tuple[object, QPixmap] | None = None
        self._card_motion, self._comes, self._stretches, self._hops = (self._motion() for _ in range(4))
        self._make_answers()
        self._make_buttons()

    def _make_answers(self) -> None:
        self.choices = PlaceChoices(self.theme, self)
        self.choices.entered.connect(self._answer)
        self._watch(*self.choices.keys)
        self.cards = HandChoices(self.theme, self)
        self.cards.entered.connect(self._answer)
        self.cards.picked.connect(self._show_buttons)

    def _make_buttons(self) -> None:
        self.all = PillButton(say("lessons-that-is-all"), "check", primary=True, size=18, parent=self)
        self.all.clicked.connect(lambda: self.cards.answer())
        self.tap = PillButton("", "check", primary=True, size=24, parent=self)
        self.tap.clicked.connect(self._tap_rule)
        self.hint = PillButton(say("shared-show-me"), "cap", size=16, parent=self)
        self._helps(self.hint, lambda: self.give_up() if self.hint.primary else self.show_hint())
        self.unknown = PillButton(say("lessons-do-not-know"), "help", size=16, parent=self)
        self._helps(self.unknown, self.give_up)
        self.on = PillButton(say("shared-go-on"), "play", primary=True, size=18, parent=self)
        self.on.clicked.connect(self._go_on)
        self._watch(self.all, self.tap, self.hint, self.unknown, self.on)

    @property
    def table(self) -> Layout:
        if self._table is not None:
            return self._table()
        size = max(MIN_WIDTH, self.width()), max(MIN_HEIGHT, self.height())
        return Layout(*size, 1, text=self.theme.text, long=True)

    @property
    def moving(self) -> QRect:
        return area_of(self.table.rule, self.table.s)

    # Asking

    def ask(self, calling: Calling, asked: Asked) -> None:
        """Show a question and wait for its answer."""
        is_open = self.isVisible() and (self.calling is None or not self.calling.is_right)
        again = not asked.fresh or (is_open and self._asked == asked)
        self._asked = asked
        self._begin(calling, asked.hints, asked.first)
        question = calling.question
        self._tapped = None
        self._from = self._to = self._aim()
        self.choices.offer(calling.offered)
        self.cards.offer(question)
        self._watch(*self.cards.keys)
        self._refresh()
        self.show()
        if not again:
            self._run(self._card_motion, speeds.PLAY)
            self._run(self._comes, speeds.RIBBON)
        # The Enter that played a card must not call its total as well.
        self._listen(quick=not question.asks_rule)
        self._announce(
            paragraph([self.head, words.task(question), words.heard_numbers(question), self.heard])
        )

    @property
    def head(self) -> str:
        """A sentence that says whose play it is."""
        if self.calling is None or self._asked is None:
            return ""
        name = self._asked.learner if self._asked.own else self._asked.player
        return words.play_sentence(name, self.calling.question, self._asked.own)

    @property
    def question(self) -> str:
        """Whose play it is, and the sum."""
        if self.calling is None:
            return ""
        question = self.calling.question
        return paragraph([self.head, words.heard_numbers(question) or words.task(question)])

    @property
    def shown(self) -> str:
        """The sentence on the ribbon."""
        calling, asked = self.calling, self._asked
        if calling is None or asked is None:
            return ""
        question = calling.question
        plain = question.operation == "add" and question.skill is not Skill.ROOM and not question.asks_rule
        head = "" if asked.own or not question.cards else self.head
        return self._says or paragraph([head, "" if plain else words.task(question)])

    # Help

    def _help_in_silence(self) -> None:
        """Show a bare line, next time the first jump, then the whole way; never the total.

        Nothing comes while an answer has begun.
        """
        calling = self.calling
        if calling is None or calling.is_right or not self._may_help or calling.question.asks_rule:
            return
        if not self._is_in_front:
            self._listen(quick=False)
        elif self._has_begun(calling):
            self.silence.start()
        elif (helped := calling.helped_in_silence) is not None:
            # The minute counts from the child's last input.
            left = self.minute.remainingTime()
            self._help(calling, helped)
            if left >= 0:
                self.minute.start(left)

    @property
    def _is_in_front(self) -> bool:
        """Whether it can be seen, and the keyboard is at its page: not in a menu or a list over it."""
        at: QWidget | None = self.window().focusWidget()
        is_over = at is not None and _layer(at) is not _layer(self)
        return self.isVisible() and self.window().isActiveWindow() and not is_over

    def _has_begun(self, calling: Calling) -> bool:
        """Return whether an answer has begun: a digit typed, the line stretched, or a card of several picked.

        After a wrong answer its cards are still picked, which doesn't count.
        """
        picks = calling.question.picks_all and not calling.tries and self.cards.picks
        return bool(self.pad.text or self._tapped is not None or picks)

    def _offer_way_on(self) -> None:
        """Make "Show me" the main button after a minute, for Enter too; it costs nothing."""
        calling = self.calling
        if calling is None or calling.is_right or not self._may_help or calling.question.asks_rule:
            return
        if not self._is_in_front:
            self._listen(quick=True)
            return
        self._says = self._heard = say("lessons-take-your-time")
        self._announce(self._heard)
        self._show_way_on(True)
        self._refresh()

    def _show_way_on(self, offered: bool) -> None:
        """Make the button that shows the way the main one, or an ordinary one."""
        if self.hint.primary != offered:
            self.hint.primary = offered
            self.hint.update()

    def _listen(self, quick: bool) -> None:
        super()._listen(quick)
        self._show_way_on(False)
        if self._may_help:
            self.silence.start()
            self.minute.start(MINUTE)
        else:
            self.silence.stop()
            self.minute.stop()

    def _jump(self, before: Calling) -> None:
        """Stretch the line to the help before the jumps come."""
        self._tapped = None
        self._turn_rule()
        super()._jump(before)

    def _aim(self) -> Ruler:
        """Return the part of the line to show."""
        calling, asked, table = self.calling, self._asked, self.table
        first, limit = (asked.first, asked.limit) if asked is not None else (0, 99)
        if calling is not None:
            # The number at the end of the line must not be the answer, so it is a whole ten.
            lowest = min(standing(calling), 0 if calling.question.offers else calling.question.answer)
            first = min(first, lowest // 10 * 10 if lowest < first else first)
        whole = Ruler.whole(table.rule, table.s, first, limit, asked is not None and asked.falls)
        if calling is None or calling.is_right:
            return whole
        if calling.is_helped and not calling.question.asks_rule and self._tapped is None:
            low, high = stretch_of(calling, limit)
            # A short line shows its ones anyway.
            return whole if whole.is_fine and high <= limit else whole.stretched(low, high)
        return self._tapped or whole

    def _turn_rule(self) -> None:
        goal, shrinks = self._aim(), self._aim().high - self._aim().low > self._to.high - self._to.low
        self._leads = goal != self._to
        if self._leads:
            self._from, self._to = self.ruler, goal
            self._run(self._stretches, speeds.SHRINK if shrinks else speeds.STRETCH)

    @property
    def ruler(self) -> Ruler:
        """The line as it is shown now."""
        return self._from.between(self._to, ease(Ease.InOutCubic, self._share(self._stretches)))

    # Answering

    def _typed(self, text: str) -> None:
        """Update the layout, as a number makes room for itself on the ribbon of a rule."""
        super()._typed(text)
        self._refresh()

    def _tap_rule(self) -> None:
        """Call with one tap what a card without a sum does."""
        if self.calling is not None:
            self._answer(self.calling.question.answer, "choice")

    def _take(self, calling: Calling) -> None:
        """Show the right answer for a moment before the card lands."""
        if calling.is_right:
            self.silence.stop()
            self.minute.stop()
            self._run(self._hops, speeds.HOP)
            self._after_praise.start(PRAISE if calling.right_at_once else AFTER_MISTAKE)
        else:
            self.cards.strike(calling.tries[-1].answer)

    def _go_on(self) -> None:
        calling = self.calling
        if calling is not None and calling.is_right:
            if not self.stays:
                self.put_away()
            self.finished.emit(calling)

    def _show_buttons(self) -> None:
        calling, asked = self.calling, self._asked
        if calling is None or asked is None:
            return
        question, is_open = calling.question, not calling.is_right
        rule, picks = question.asks_rule, bool(question.offers)
        self.on.setVisible(calling.is_right)
        self.all.setVisible(question.picks_all and is_open)
        self.all.setEnabled(bool(self.cards.picks))
        self.tap.setVisible(rule and is_open)
        on = say("shared-go-on") if asked.dots else say("lessons-call-it", total=question.answer)
        self.tap.set_label(on)
        self.hint.setVisible(is_open and asked.hints and not rule and not calling.shows_total)
        self.unknown.setVisible(self.hint.isVisibleTo(self))
        places = is_open and bool(calling.offered) and not calling.is_helped and not rule
        self.choices.setVisible(places and self._tapped is None)
        self.pad.setVisible(is_open and not rule and not picks and not places and not asked.dots)
        self.cards.setVisible(picks)
        if calling.shows_total and is_open:
            self.cards.light(question)

    # The line under the finger

    @property
    def _takes_taps(self) -> bool:
        calling = self.calling
        if calling is None or calling.is_right or is_mute(calling):
            return False
        question = calling.question
        return not question.offers and not question.asks_rule and question.skill is not Skill.ROOM

    @property
    def _line_to_tap(self) -> object:
        return self._to if self._takes_taps else None

    def _on_rule(self, point: QPointF) -> bool:
        box, reach = QRectF(*self.table.rule), 16 * self.table.s
        return box.adjusted(0, -reach, 0, reach).contains(point)

    def _on_frame(self, point: QPointF) -> bool:
        """Return whether a child who answers in dots taps the frame of ten under the line."""
        box, s = QRectF(*self.table.rule), self.table.s
        frame = QRectF(box.left(), box.bottom() + 8 * s, box.width(), (FRAME + 12) * s)
        return self._has_dots and frame.contains(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Stretch the tapped ten or call the tapped number; a tap beside the line shows all of it again.

        In a frame of ten, the tapped place is the last one that is full.
        """
        if event.button() != Qt.MouseButton.LeftButton or not self._takes_taps:
            return
        if self._on_frame(event.position()):
            self._answer(self._to.bead_at(event.position().x()), "line")
        elif self._on_rule(event.position()):
            self.tap_line(event.position().x())
        elif self._tapped is not None:
            self._stretch_to(None)

    def tap_line(self, x: float) -> None:
        """Call or stretch the number at `x` of the line."""
        value = self._to.value_at(x)
        if self._to.is_fine or self._to == self._tapped:
            self._answer(value, "line")
        else:
            self._stretch_to(self._to.around(value))

    def _stretch_to(self, ruler: Ruler | None) -> None:
        self._tapped = ruler
        self._turn_rule()
        self._listen(quick=True)
        self._refresh()

    # Keys

    def _key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self._tapped is not None:
            self._stretch_to(None)
            return True
        return super()._key(event)

    def _answer_key(self, event: QKeyEvent) -> bool:
        question = self.calling.question if self.calling is not None else None
        enters = event.key() in ENTERS and not self.pad.text
        if enters and self.hint.primary:
            self.give_up()
        elif question is not None and question.offers:
            return self.cards.take(event)
        elif enters and question is not None and question.asks_rule:
            self._tap_rule()
        else:
            return super()._answer_key(event)
        return True

    # Places and painting

    @property
    def ribbon(self) -> Ribbon:
        """The ribbon in its present place."""
        calling, asked = self.calling, self._asked
        assert calling is not None
        assert asked is not None
        question = calling.question
        typed: str | None = self.pad.text
        if question.offers or question.asks_rule:
            typed = self.pad.text or None
        if calling.is_right and not question.offers:
            typed = word(question.answer)
        parts = None if question.asks_rule or question.offers else words.sum_parts(question)
        content = RibbonContent(
            asked.avatar, asked.learner, self.shown, parts, typed, calling.is_right, asked.dots
        )
        return Ribbon(self.table, self.theme, content, self._room_above)

    def plates(self) -> list[QRect]:
        """Return the area of the sum."""
        return [self.ribbon.box.toAlignedRect()] if self.calling is not None else []

    def _arrange(self) -> None:
        if self.calling is None:
            return
        table, s = self.table, self.table.s
        for button in (self.all, self.tap, self.hint, self.unknown, self.on):
            button.set_scale(s)
        self.choices.arrange(self._to, table, self._place_height)
        ribbon = self.ribbon.box
        self._arrange_keys(ribbon)
        tap = self.tap.sizeHint()
        left = table.center.x - tap.width() / 2
        self.tap.setGeometry(QRectF(left, ribbon.bottom() + 16 * s, tap.width(), tap.height()).toRect())
        self._arrange_cards(ribbon)
        self._arrange_column(ribbon)

    def _arrange_keys(self, ribbon: QRectF) -> None:
        """Place the keys below the sum; if there is no hand, below the table, where help never moves them."""
        table, s = self.table, self.table.s
        keys = 12 + self.pad.keys["-"].isVisibleTo(self.pad)
        if self._asked is not None and not self._asked.has_table:
            high = max(44.0, 54 * s * min(1.5, table.text)) + 2 * RING
            top = min(table.center.y + table.felt.y + 40 * s, table.height - high)
            room = table.table_width - 40 * s
        else:
            high = max(44.0, (46 if ribbon.height() > 100 * s else 54) * s) + 2 * RING
            top = max(ribbon.bottom() + 20 * s, table.rule.bottom + 170 * s)
            top = max(min(top, table.center.y + 270 * s - high), ribbon.bottom() + 1)
            room = table.felt_width(top + high - RING) + 2 * RING
        wide = min(keys * (high + 5), max(keys * 44, room))
        self.pad.setGeometry(QRectF(table.center.x - wide / 2, top, wide, high).toAlignedRect())

    @property
    def _place_height(self) -> float:
        return max(44.0, 44 * self.table.s) + 2 * RING

    @property
    def _room_above(self) -> float:
        """The distance between line and ribbon, for beads or for answers to choose from."""
        s = self.table.s
        if self.choices.isVisibleTo(self):
            return 14 * s + self._place_height + 5
        if self._has_dots:
            return 92 * s
        return (59 if self.calling is not None and self.calling.is_helped else 46) * s

    @property
    def _has_dots(self) -> bool:
        return self._asked is not None and self._asked.dots

    def _arrange_column(self, ribbon: QRectF) -> None:
        """Stack the visible buttons to the right of the ribbon, above the keys."""
        table, s = self.table, self.table.s
        shown = [one for one in (self.all, self.on, self.hint, self.unknown) if one.isVisibleTo(self)]
        if not shown:
            return
        left = max(ribbon.right() + 10 * s, table.center.x + 280 * s)
        room = min(table.center.x + 560 * s, table.table_width - 8) - left
        helped = self.calling is not None and self.calling.is_helped
        is_full = helped or self.choices.isVisibleTo(self) or self._has_dots
        under = self._room_above - 4 * s if is_full else 4.0
        top = table.rule.bottom + under
        ends = [one.geometry().top() - 1 for one in (self.pad, self.cards) if one.isVisibleTo(self)]
        end = min([*ends, table.center.y + table.felt.y])
        if helped and self.unknown in shown and end - top < len(shown) * _FINGER:
            # The next hint is the last one, so "Show me" and N do the same.
            self.unknown.hide()
            shown.remove(self.unknown)
        high = min(shown[0].sizeHint().height(), (end - top) / len(shown))
        y = max(top, min(ribbon.center().y() - high * len(shown) / 2, end - high * len(shown)))
        wide = min(max(one.sizeHint().width() for one in shown), room)
        for one in shown:
            one.alike = shown
            one.setGeometry(QRectF(left, y, wide, high - 1).toRect())
            y += high

    def _arrange_cards(self, ribbon: QRectF) -> None:
        table, s = self.table, self.table.s
        left = table.plaque(0).right + 24 * s
        top = max(ribbon.bottom() + 26 * s, table.hand_y - table.hand_card * CARD_RATIO / 2 - 40 * s)
        right = table.table_width - left
        self.cards.setGeometry(QRectF(left, top, right - left, table.height - top - 8 * s).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange_again()

    def arrange_again(self) -> None:
        """Lay out again for another size of the table."""
        self._tapped = None
        self._stretches.stop()
        self._from = self._to = self._aim()
        self._refresh()

    def _line(self, calling: Calling, asked: Asked) -> CallLine:
        token: float = standing(calling)
        question = calling.question
        if calling.is_right and not question.offers and question.skill is not Skill.ROOM:
            token += (question.answer - token) * ease(Ease.OutBack, self._share(self._hops))
        helped = calling.is_helped and not calling.is_right and not question.asks_rule
        return CallLine(
            self.theme, self.table, self.ruler, calling, asked.animal, token, helped, self._done(),
            has_dots=asked.dots,
        )  # fmt: skip

    def paintEvent(self, event: QPaintEvent) -> None:
        calling, asked = self.calling, self._asked
        if calling is None or asked is None:
            return
        with paint.painter_on(self) as painter:
            table = self.table
            if not asked.has_table:
                painter.drawPixmap(QPointF(0, 0), self._own_felt(table, paint.dpr_of(painter)))
            line = self._line(calling, asked)
            if asked.played_from is not None and not calling.question.offers:
                share = ease(Ease.OutQuad, self._share(self._card_motion))
                draw_played(painter, self.theme, table, calling.question.cards, asked.played_from, share)
            if has_line(calling) or calling.question.offers:
                draw_line(painter, line)
            else:
                draw_number(painter, line)
            if self.choices.isVisibleTo(self):
                draw_leads(painter, line, [key.geometry().toRectF() for key in self.choices.shown])
            elif self._takes_taps and (self._has_dots or not calling.is_helped):
                self._draw_tip(painter)
            if calling.question.offers:
                self._draw_tray(painter)
            ribbon, keys = self.ribbon, self.pad.y() + RING if self.pad.isVisibleTo(self) else self.height()
            # Without a table there is no seat that the tail could point to.
            below = (keys - ribbon.box.bottom()) / table.s - 6 if asked.has_table else 0.0
            ribbon.draw(painter, ease(Ease.OutCubic, self._share(self._comes)), below)

    def _own_felt(self, table: Layout, dpr: float) -> QPixmap:
        """Return the bare table, painted once for each size."""
        shows = self.theme.key, table, dpr
        if self._felt is None or self._felt[0] != shows:
            picture = blank(table.width, table.height, dpr)
            with paint.painter_on(picture) as painter:
                table_top(painter, self.theme, table)
            self._felt = shows, picture
        return self._felt[1]

    def _draw_tip(self, painter: QPainter) -> None:
        table, s = self.table, self.table.s
        has_pad = self.pad.isVisibleTo(self)
        size, tip = table.words(15), say("lessons-or-tap-the-line" if has_pad else "lessons-tap-the-line")
        x, y = table.rule.x + 26 * s, table.rule.bottom + (22 if has_pad else 72) * s
        if self._has_dots:
            paint.icon(painter, "tap", x + 12 * s, y, 30 * s, ON_FELT)
            x += 32 * s
        paint.text(painter, x, y, tip, size, ON_FELT, 700)

    def _draw_tray(self, painter: QPainter) -> None:
        """Draw the tray under the cards to pick; it hides the hand, which could give the answer away."""
        tray = QRectF(self.cards.geometry()).adjusted(-10, -8, 10, 20)
        paint.shadow(painter, tray, 22, blur=14, dy=4, strength=0.45)
        paint.fill_round(painter, tray, 22, self.theme.panel, self.theme.panel_line, 1.4)


def _layer(widget: QWidget) -> QWidget:
    """Return the part of the window that holds a widget: all pages, or a menu that lies over them."""
    while (around := widget.parentWidget()) is not None and not around.isWindow():
        widget = around
    return widget
