"""A call at the table: whose it is and the sum on a ribbon, keys under it, and the line that helps.

It lies over the table without hiding it: seats, stock, pile and hand stay in sight. Three ways to call are
open at once: a place on the line (the first tap stretches the ten that was tapped, the second calls), a typed
number, and, for who has them, a few places to choose from. A digit is always the number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
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
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.language import paragraph, say, word
from cardtable.language.numbers import aloud
from cardtable.learning.attempts import EnteredBy
from cardtable.learning.calling import Calling
from cardtable.learning.skills import Skill
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.long_table import long_table
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.answers import HandChoices, PlaceChoices
from cardtable.ui.learning.call_line import (
    CallLine,
    draw_laid,
    draw_leads,
    draw_line,
    draw_number,
    has_line,
    standing,
    stretch_of,
)
from cardtable.ui.learning.ribbon import Ribbon, RibbonContent
from cardtable.ui.table.choice.total_call import NumberRow
from cardtable.ui.table.items.total_line import ON_FELT
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, Pace, ease
from cardtable.ui.table.places.layout import CARD_RATIO, MIN_HEIGHT, MIN_WIDTH, Layout, Spot
from cardtable.ui.table.places.ruler import Ruler
from cardtable.ui.widgets.controls import RING, PillButton
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import KeyRow

DEAF = 400
"""Milliseconds after a question or an answer in which Enter is not heard: a double press answers once."""

PRAISE = 700
"""Milliseconds for which the right answer is shown before the card lands."""

_FINGER = 44 + 2 * RING
"""The least height of a button, in pixels."""

SILENCE = 8000
"""Milliseconds without a word, after which help comes by itself."""

MINUTE = 60_000
"""Milliseconds without a word, after which the way on is offered: all of it, with the total."""


@dataclass(frozen=True)
class Asked:
    """Who is asked about whose play: the learner, the player and whether they are one; the ends of the line,
    and whether it is the lower one that may not be passed; whether help may come; the animal on the line; and
    from where the cards were laid, None without a table.
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
    laid_from: Spot | None = None
    has_table: bool = True


class LessonPanel(QWidget):
    """Lies over the table while a call is made; `finished` carries the answered `Calling`."""

    finished = Signal(Calling)
    """The call with all its answers."""
    spoken = Signal(str)
    """A sentence to be read aloud: the question, the feedback."""
    advanced = Signal(Calling)
    """The call after an answer or a hint, so that it can be kept."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, table: Callable[[], Layout] | None = None
    ) -> None:
        """`table` tells where things are at the table under it; without one it brings its own felt."""
        super().__init__(parent)
        self.theme = theme
        self.calling: Calling | None = None
        self.entered_by: EnteredBy = "pad"
        self.focus_lost = False
        self.deaf = DEAF
        self.pace = Pace(1.0)
        """How long things move, and whether they do."""
        self._table = table
        self._asked: Asked | None = None
        self._says = self._heard = ""
        self._clock = QElapsedTimer()
        self._deaf, self._go_on, self.silence, self.minute = (QTimer(self) for _ in range(4))
        for timer in (self._deaf, self._go_on, self.silence, self.minute):
            timer.setSingleShot(True)
        self.minute.setInterval(MINUTE)
        self.minute.timeout.connect(self._offer_way_on)
        self._go_on.timeout.connect(self._finish)
        self.silence.setInterval(SILENCE)
        self.silence.timeout.connect(self._help_in_silence)
        self._from = self._to = Ruler.whole(self.table.rule, 1.0, 0, 99)
        self._tapped: Ruler | None = None
        self._fresh = 0
        self._leads = False
        self._felt: tuple[object, QPixmap] | None = None
        self._lays, self._comes, self._stretches, self.jumps, self._hops = (self._motion() for _ in range(5))
        self._make_answers()
        self._make_buttons()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def _motion(self) -> QVariantAnimation:
        motion = QVariantAnimation(self)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.valueChanged.connect(self.update)
        return motion

    def _make_answers(self) -> None:
        self.pad = NumberRow(self.theme, self)
        self.pad.typed.connect(self._typed)
        self.pad.entered.connect(self._answer)
        self.choices = PlaceChoices(self.theme, self)
        self.choices.entered.connect(self._answer)
        self.cards = HandChoices(self.theme, self)
        self.cards.entered.connect(self._answer)
        self.cards.picked.connect(self._show_buttons)

    def _make_buttons(self) -> None:
        theme = self.theme
        self.all = PillButton(theme, say("lessons-that-is-all"), "check", primary=True, size=18, parent=self)
        self.all.clicked.connect(lambda: self.cards.answer())
        self.tap = PillButton(theme, "", "check", primary=True, size=24, parent=self)
        self.tap.clicked.connect(self._tap_rule)
        self.hint = PillButton(theme, say("lessons-show-me"), "cap", size=16, parent=self)
        self.hint.clicked.connect(lambda: self.give_up() if self.hint.primary else self.show_hint())
        self.unknown = PillButton(theme, say("lessons-do-not-know"), size=16, parent=self)
        self.unknown.clicked.connect(self.give_up)
        self.on = PillButton(theme, say("lessons-go-on"), "play", primary=True, size=18, parent=self)
        self.on.clicked.connect(self._finish)
        buttons = (self.all, self.tap, self.hint, self.unknown, self.on)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for watched in (*self.pad.keys.values(), *self.choices.keys, *buttons):
            watched.installEventFilter(self)

    @property
    def table(self) -> Layout:
        """Where things are at the table."""
        if self._table is not None:
            return self._table()
        size = max(MIN_WIDTH, self.width()), max(MIN_HEIGHT, self.height())
        return Layout(*size, 1, text=self.theme.text, long=True)

    # Asking

    def ask(self, calling: Calling, asked: Asked) -> None:
        """Shows a question and waits for its answer."""
        again = self.isVisible() and self._asked == asked
        self.calling, self._asked = calling, asked
        self._says = self._heard = ""
        question, picks = calling.question, bool(calling.question.offers)
        self.focus_lost, self.entered_by = False, "choice" if calling.offered or picks else "pad"
        for timer in (self._go_on, self._deaf):
            timer.stop()
        for motion in (self._lays, self._comes, self._stretches, self.jumps, self._hops):
            motion.stop()
        self._tapped, self._fresh = None, 0
        self._from = self._to = self._aim()
        self.choices.offer(calling.offered)
        self.cards.offer(question)
        for key in self.cards.keys:
            key.installEventFilter(self)
        self.pad.set_signed(min(asked.first, question.before, question.answer) < 0)
        self.pad.clear()
        self._show_buttons()
        self._arrange()
        self.show()
        if not again:
            self._run(self._lays, speeds.PLAY)
            self._run(self._comes, speeds.RIBBON)
        self._clock.start()
        # The Enter that laid a card must not call it as well.
        self._listen(quick=not question.asks_rule)
        self._tell(paragraph([self.head, words.task(question), words.heard_numbers(question)]))
        self.update()

    def tell_again(self, says: str) -> None:
        """Says something about the call that is asked."""
        self._says = self._heard = says
        self._arrange()
        self.update()

    def put_away(self) -> None:
        """Takes the question off the table without an answer."""
        for timer in (self._go_on, self.silence, self.minute):
            timer.stop()
        for motion in (self._lays, self._comes, self._stretches, self.jumps, self._hops):
            motion.stop()
        self.calling = None
        self.hide()

    def _run(self, motion: QVariantAnimation, duration: float) -> None:
        """Something moves, where things move at all."""
        motion.stop()
        if not self.pace.instant and not self.pace.reduced:
            motion.setDuration(round(self.pace.ms(duration)))
            motion.start()

    @staticmethod
    def _share(motion: QVariantAnimation) -> float:
        running = motion.state() is QVariantAnimation.State.Running
        return float(motion.currentValue()) if running else 1.0

    @property
    def head(self) -> str:
        """Whose play it is, in a sentence."""
        if self.calling is None or self._asked is None:
            return ""
        name = self._asked.learner if self._asked.own else self._asked.player
        return words.play_sentence(name, self.calling.question, self._asked.own)

    @property
    def key_rows(self) -> list[KeyRow]:
        """What the keys do now."""
        if self.calling is None or self._asked is None:
            return []
        return call_keys(self.calling, self._asked.hints)

    @property
    def says(self) -> str:
        """The feedback that is shown, "" before the first answer."""
        return self._says

    @property
    def shown(self) -> str:
        """The sentence on the ribbon."""
        calling, asked = self.calling, self._asked
        if calling is None or asked is None:
            return ""
        question = calling.question
        plain = question.operation == "add" and question.skill is not Skill.ROOM and not question.asks_rule
        whose = "" if asked.own or not question.cards else self.head
        return self._says or paragraph([whose, "" if plain else words.task(question)])

    def _tell(self, sentence: str) -> None:
        self.setAccessibleName(sentence)
        self.spoken.emit(aloud(sentence))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))

    def repeat(self) -> None:
        """Says the question again, or the last feedback."""
        if self.calling is not None:
            question = self.calling.question
            numbers = words.heard_numbers(question) or words.task(question)
            self._tell(self._heard or paragraph([self.head, numbers]))

    # Help

    def show_hint(self) -> None:
        """Uncovers one more step of the way; the last one is the total, which is still to be entered."""
        if self._may_help:
            self._help(self.calling.hinted() if self.calling is not None else None)

    def give_up(self) -> None:
        """The child does not know: all of the way is shown, with the total, which is still to be entered."""
        if self._may_help:
            self._help(self.calling.given_up() if self.calling is not None else None)

    @property
    def _may_help(self) -> bool:
        calling, asked = self.calling, self._asked
        return calling is not None and asked is not None and asked.hints and not calling.shows_total

    def _help_in_silence(self) -> None:
        """Nobody answers: the first jump comes, then the whole way; never the total."""
        calling = self.calling
        if calling is None or calling.is_right or not self._may_help or calling.question.asks_rule:
            return
        if not self.isVisible() or not self.window().isActiveWindow():
            self._listen(quick=False)
        elif calling.hinted().jumps_shown > calling.jumps_shown and not calling.hinted().shows_total:
            # A minute counts from the last word of the child.
            left = self.minute.remainingTime()
            self.show_hint()
            if left >= 0:
                self.minute.start(left)

    def _offer_way_on(self) -> None:
        """A minute went by: "Show me" is what to do now, by Enter too, and it costs nothing."""
        calling = self.calling
        if calling is None or calling.is_right or not self._may_help or calling.question.asks_rule:
            return
        if not self.isVisible() or not self.window().isActiveWindow():
            self._listen(quick=True)
            return
        self._says = self._heard = say("lessons-take-your-time")
        self._tell(self._heard)
        self._show_way_on(True)
        self._arrange()
        self.update()

    def _show_way_on(self, offered: bool) -> None:
        """The button that shows the way is the one that matters, or is one among others."""
        if self.hint.primary != offered:
            self.hint.primary = offered
            self.hint.update()

    def _listen(self, quick: bool) -> None:
        """The silence begins anew; unless `quick`, Enter is not heard for a moment."""
        self._show_way_on(False)
        if self.deaf and not quick:
            self._deaf.start(self.deaf)
        for timer in (self.silence, self.minute):
            if self._may_help:
                timer.start()
            else:
                timer.stop()

    def _help(self, helped: Calling | None) -> None:
        before = self.calling
        if helped is None or before is None:
            return
        self.calling = helped
        self._tapped = None
        self._move(before)
        self._says = self._heard = words.help_sentence(helped)
        self._tell(self._heard)
        self.advanced.emit(helped)
        if helped.shows_total:
            self.cards.light(helped.question)
        self._listen(quick=True)
        self._show_buttons()
        self._arrange()
        self.update()

    def _move(self, before: Calling) -> None:
        """The rule stretches to where help is, and jumps that were not drawn come one after the other."""
        self._turn_rule()
        now = self.calling.ways_shown if self.calling is not None else ()
        shown = before.ways_shown if before.is_helped else ()
        self._fresh = sum(jump not in shown for jump in now)
        if self._fresh:
            self._run(self.jumps, self._jumping)

    @property
    def _jumping(self) -> float:
        """How long the jumps take that are on their way: they begin when the rule is stretched."""
        jumps = speeds.JUMP * self._fresh + speeds.JUMP_APART * (self._fresh - 1)
        return jumps + (speeds.STRETCH if self._leads else 0.0)

    def _aim(self) -> Ruler:
        """The piece of the line that is to be shown."""
        calling, asked, table = self.calling, self._asked, self.table
        first, limit = (asked.first, asked.limit) if asked is not None else (0, 99)
        if calling is not None:
            # The end of the line is written there, and must not be the answer: whole tens.
            lowest = min(standing(calling), 0 if calling.question.offers else calling.question.answer)
            first = min(first, lowest // 10 * 10 if lowest < first else first)
        whole = Ruler.whole(table.rule, table.s, first, limit, asked is not None and asked.falls)
        if calling is None or calling.is_right:
            return whole
        if calling.is_helped and not calling.question.asks_rule and self._tapped is None:
            low, high = stretch_of(calling)
            # A short line shows its ones already.
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
        """The rule as it is shown now."""
        return self._from.between(self._to, ease(Ease.IN_OUT_CUBIC, self._share(self._stretches)))

    # Answering

    def _typed(self, text: str) -> None:
        self.setAccessibleDescription(text)
        if self.calling is not None and not self.calling.is_right:
            self._listen(quick=True)
        self.update()

    def _tap_rule(self) -> None:
        """What a card that is no sum does is called with one tap."""
        if self.calling is not None:
            self._answer(self.calling.question.answer, "choice")

    def _answer(self, value: int, by: EnteredBy) -> None:
        calling = self.calling
        if calling is None or calling.is_right or self._deaf.isActive():
            return
        self.entered_by = by
        self.calling = calling.answered(value, int(self._clock.restart()))
        self._says, self._heard = words.feedback(self.calling), words.feedback(self.calling, heard=True)
        self._tapped = None
        self._move(calling)
        self._listen(quick=False)
        if self.calling.is_right:
            self.silence.stop()
            self.minute.stop()
            self._run(self._hops, speeds.HOP)
            self._go_on.start(PRAISE)
        else:
            self.cards.strike(value)
            self.pad.clear()
            if self.calling.shows_total:
                self.cards.light(calling.question)
        self._show_buttons()
        self._arrange()
        self._tell(self._heard)
        self.advanced.emit(self.calling)
        self.update()

    def _finish(self) -> None:
        calling = self.calling
        if calling is None or not calling.is_right:
            return
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
        self.tap.set_label(say("lessons-call-it", total=question.answer))
        self.hint.setVisible(is_open and asked.hints and not rule and not calling.shows_total)
        self.unknown.setVisible(self.hint.isVisibleTo(self))
        places = is_open and bool(calling.offered) and not calling.is_helped and not rule
        self.choices.setVisible(places and self._tapped is None)
        self.pad.setVisible(is_open and not rule and not picks and not places)
        self.cards.setVisible(picks)

    # The line under the finger

    @property
    def _takes_taps(self) -> bool:
        calling = self.calling
        if calling is None or calling.is_right or not has_line(calling):
            return False
        question = calling.question
        return not question.offers and not question.asks_rule and question.skill is not Skill.ROOM

    def _on_rule(self, point: QPointF) -> bool:
        box, reach = QRectF(*self.table.rule), 16 * self.table.s
        return box.adjusted(0, -reach, 0, reach).contains(point)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A tap on the line stretches the ten that was tapped, or calls the number there; one beside it goes
        back to the whole line.
        """
        if event.button() != Qt.MouseButton.LeftButton or not self._takes_taps:
            return
        if self._on_rule(event.position()):
            self.tap_line(event.position().x())
        elif self._tapped is not None:
            self._stretch_to(None)

    def tap_line(self, x: float) -> None:
        """A finger came down on the line there."""
        value = self._to.value_at(x)
        if self._to.is_fine or self._to == self._tapped:
            self._answer(value, "line")
        else:
            self._stretch_to(self._to.around(value))

    def _stretch_to(self, ruler: Ruler | None) -> None:
        self._tapped = ruler
        self._turn_rule()
        self._listen(quick=True)
        self._show_buttons()
        self._arrange()
        self.update()

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Figures and letters are heard wherever the focus is within the question."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
            return False if enter else self._key(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures, Backspace and Enter answer; H shows more, N does not know, R repeats."""
        if not self._key(event):
            super().keyPressEvent(event)

    def _key(self, event: QKeyEvent) -> bool:
        calling = self.calling
        if calling is None:
            return False
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_H:
            self.show_hint()
        elif event.key() == Qt.Key.Key_N:
            self.give_up()
        elif event.key() == Qt.Key.Key_R:
            self.repeat()
        elif event.key() == Qt.Key.Key_Escape and self._tapped is not None:
            self._stretch_to(None)
        elif calling.is_right and enter:
            if not self._deaf.isActive():
                self._finish()
        elif self.hint.primary and enter and not self.pad.text:
            self.give_up()
        elif calling.question.offers:
            return self.cards.take(event)
        elif calling.question.asks_rule and enter and not self.pad.text:
            self._tap_rule()
        else:
            return self.pad.take(event)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remembers that somebody looked elsewhere: the time of the answer then says little."""
        super().focusOutEvent(event)
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self.focus_lost = True

    # Places and painting

    @property
    def ribbon(self) -> Ribbon:
        """The ribbon as it lies now."""
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
        content = RibbonContent(asked.avatar, asked.learner, self.shown, parts, typed, calling.is_right)
        return Ribbon(self.table, self.theme, content, self._room_above)

    def plates(self) -> list[QRect]:
        """Where the sum stands."""
        return [self.ribbon.box.toAlignedRect()] if self.calling is not None else []

    def _arrange(self) -> None:
        if self.calling is None:
            return
        table, s = self.table, self.table.s
        for button in (self.all, self.tap, self.hint, self.unknown, self.on):
            button.set_scale(s)
        self.choices.arrange(self._to, table, self._place_height)
        ribbon = self.ribbon.box
        high = max(44.0, (46 if ribbon.height() > 100 * s else 54) * s) + 2 * RING
        top = min(max(ribbon.bottom() + 20 * s, table.rule.bottom + 170 * s), table.centre.y + 270 * s - high)
        top = max(top, ribbon.bottom() + 4 * s)
        keys = 12 + self.pad.keys["-"].isVisibleTo(self.pad)
        wide = min(keys * (high + 5), table.table_width - 16)
        self.pad.setGeometry(QRectF(table.centre.x - wide / 2, top, wide, high).toAlignedRect())
        tap = self.tap.sizeHint()
        left = table.centre.x - tap.width() / 2
        self.tap.setGeometry(QRectF(left, ribbon.bottom() + 16 * s, tap.width(), tap.height()).toRect())
        self._arrange_cards(ribbon)
        self._arrange_column(ribbon)

    @property
    def _place_height(self) -> float:
        """How high the keys under the line are."""
        return max(44.0, 44 * self.table.s) + 2 * RING

    @property
    def _room_above(self) -> float:
        """How much stands between the line and the ribbon: beads, or answers to choose from."""
        s = self.table.s
        if self.choices.isVisibleTo(self):
            return 14 * s + self._place_height + 5
        return (59 if self.calling is not None and self.calling.is_helped else 46) * s

    def _arrange_column(self, ribbon: QRectF) -> None:
        """The buttons that are seen stand one below the other, right of the ribbon and over the keys."""
        table, s = self.table, self.table.s
        shown = [one for one in (self.all, self.on, self.hint, self.unknown) if one.isVisibleTo(self)]
        if not shown:
            return
        left = max(ribbon.right() + 10 * s, table.centre.x + 280 * s)
        room = min(table.centre.x + 560 * s, table.table_width - 8) - left
        helped = self.calling is not None and self.calling.is_helped
        under = self._room_above - 4 * s if helped or self.choices.isVisibleTo(self) else 4.0
        top = table.rule.bottom + under
        ends = [one.geometry().top() - 1 for one in (self.pad, self.cards) if one.isVisibleTo(self)]
        end = min([*ends, table.centre.y + table.felt.y])
        if helped and self.unknown in shown and end - top < len(shown) * _FINGER:
            # What is shown next is all that is left to show; its key and N do the same.
            self.unknown.hide()
            shown.remove(self.unknown)
        high = min(shown[0].sizeHint().height(), (end - top) / len(shown))
        y = max(top, min(ribbon.center().y() - high * len(shown) / 2, end - high * len(shown)))
        for one in shown:
            one.setGeometry(QRectF(left, y, min(one.sizeHint().width(), room), high - 1).toRect())
            y += high

    def _arrange_cards(self, ribbon: QRectF) -> None:
        table, s = self.table, self.table.s
        left = table.plaque(0).right + 24 * s
        top = max(ribbon.bottom() + 26 * s, table.hand_y - table.hand_card * CARD_RATIO / 2 - 40 * s)
        right = table.table_width - left
        self.cards.setGeometry(QRectF(left, top, right - left, table.height - top - 8 * s).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_anew()

    def place_anew(self) -> None:
        """The table has another size."""
        self._tapped = None
        self._stretches.stop()
        self._from = self._to = self._aim()
        self._arrange()
        self.update()

    def _done(self) -> tuple[float, ...]:
        """How much of each jump is drawn."""
        calling = self.calling
        ways = calling.ways_shown if calling is not None else ()
        share, fresh = self._share(self.jumps), self._fresh
        if share >= 1 or not fresh:
            return (1.0,) * len(ways)
        now = share * self._jumping - (speeds.STRETCH if self._leads else 0.0)
        first = len(ways) - fresh
        done = []
        for place in range(len(ways)):
            began = (place - first) * (speeds.JUMP + speeds.JUMP_APART)
            done.append(max(0.0, min(1.0, (now - began) / speeds.JUMP)) if place >= first else 1.0)
        return tuple(ease(Ease.OUT_QUAD, one) for one in done)

    def _line(self, calling: Calling, asked: Asked) -> CallLine:
        token: float = standing(calling)
        question = calling.question
        if calling.is_right and not question.offers and question.skill is not Skill.ROOM:
            token += (question.answer - token) * ease(Ease.OUT_BACK, self._share(self._hops))
        helped = calling.is_helped and not calling.is_right and not question.asks_rule
        return CallLine(
            self.theme, self.table, self.ruler, calling, asked.animal, token, helped, self._done()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        calling, asked = self.calling, self._asked
        if calling is None or asked is None:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        table = self.table
        if not asked.has_table:
            painter.drawPixmap(QPointF(0, 0), self._own_felt(table, paint.dpr_of(painter)))
        line = self._line(calling, asked)
        if asked.laid_from is not None and not calling.question.offers:
            share = ease(Ease.OUT_QUAD, self._share(self._lays))
            draw_laid(painter, self.theme, table, calling.question.cards, asked.laid_from, share)
        if has_line(calling) or calling.question.offers:
            draw_line(painter, line)
        else:
            draw_number(painter, line)
        if self.choices.isVisibleTo(self):
            draw_leads(painter, line, [key.geometry().toRectF() for key in self.choices.shown])
        elif self._takes_taps and not calling.is_helped:
            self._draw_tip(painter)
        if calling.question.offers:
            self._draw_tray(painter)
        self.ribbon.draw(painter, ease(Ease.OUT_CUBIC, self._share(self._comes)))
        painter.end()

    def _own_felt(self, table: Layout, dpr: float) -> QPixmap:
        """The bare table, painted once for each size."""
        shows = self.theme.key, table, dpr
        if self._felt is None or self._felt[0] != shows:
            picture = blank(table.width, table.height, dpr)
            painter = QPainter(picture)
            paint.smooth(painter)
            (x, y), (rx, ry) = table.centre, table.felt
            long_table(painter, self.theme, QRectF(x - rx, y - ry, 2 * rx, 2 * ry), table.s)
            painter.end()
            self._felt = shows, picture
        return self._felt[1]

    def _draw_tip(self, painter: QPainter) -> None:
        """That the line can be tapped."""
        table, s = self.table, self.table.s
        size, tip = table.words(15), say("lessons-or-tap-the-line")
        x, y = table.rule.x + 26 * s, table.rule.bottom + 22 * s
        paint.text(painter, x, y, tip, size, ON_FELT, 700)

    def _draw_tray(self, painter: QPainter) -> None:
        """What the cards lie on from which to pick: nothing is to be read off the hand under it."""
        tray = QRectF(self.cards.geometry()).adjusted(-10, -8, 10, 20)
        paint.shadow(painter, tray, 22, blur=14, dy=4, strength=0.45)
        paint.fill_round(painter, tray, 22, self.theme.panel, self.theme.panel_line, 1.4)


def call_keys(calling: Calling, hints: bool) -> list[KeyRow]:
    """The keys with which a question is answered; help may be asked for or not."""
    enter = native("Return")
    if calling.is_right:
        return [((enter,), say("lessons-key-go-on"))]
    question, rows = calling.question, list[KeyRow]()
    if question.offers:
        rows.append((("1", "2"), say("lessons-key-pick-card")))
        if question.picks_all:
            rows.append(((enter,), say("lessons-key-that-is-all")))
    elif question.asks_rule:
        rows.append(((enter,), say("lessons-key-answer")))
    else:
        rows += [
            (("0", "9"), say("lessons-key-type-answer")),
            ((native("Backspace"),), say("lessons-key-take-back")),
            ((enter,), say("lessons-key-answer")),
        ]
    if hints and not calling.shows_total and not question.asks_rule:
        rows += [(("H",), say("lessons-key-show-how")), (("N",), say("lessons-key-do-not-know"))]
    return [*rows, (("R",), say("lessons-key-say-again"))]
