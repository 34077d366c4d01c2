"""The page with two minutes of sums for a learner: what they are, the sums, and thanks.

No clock is shown, there is no help, and nothing is said about which answers were right.
"""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QStackedWidget, QWidget

from cardtable.controller.lessons.training import Probing
from cardtable.language import say
from cardtable.language.numbers import aloud
from cardtable.learning.probe import SECONDS
from cardtable.learning.profile import read_profile
from cardtable.learning.questions import Question
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.learner_form import cheerful
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.settling import PAUSE, Settling
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Sheet, paragraph
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.number_pad import NumberPad
from cardtable.ui.widgets.painted import Beads, Painted
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea

_LARGEST = 120.0
"""Greatest text size of the sum, in pixels."""
_WIDEST = QSize(900, 520)
"""The greatest size of a sheet, in pixels at the usual text size."""
_PAD = 380
"""Greatest width of the pad, in pixels."""


class WrittenSum(Painted):
    """A sum as large as fits, followed by what was typed so far, and a bead above for each sum done."""

    def __init__(self, theme: Theme, pad: NumberPad, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._pad = pad
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._sum = ""
        self.done = Beads(theme, 16, 20, self)
        """A bead for each sum that has been answered."""
        lay_column((self.done, 0, Qt.AlignmentFlag.AlignTop), on=self, margins=(24, 16, 24, 0))
        pad.typed.connect(self.update)

    def show_sum(self, question: Question, heard: str, done: int) -> None:
        """Show a sum after `done` others; `heard` is its accessible name."""
        self.done.show_beads(done, done)
        before, sign, step = words.sum_parts(question)
        self._sum = f"{before} {sign} {step} ="
        self.setAccessibleName(heard)
        announce(self, heard)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 160)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        theme = self.theme
        rect = area.adjusted(2, 2, -2, -2)
        if self.hasFocus():
            paint.fill_round(painter, rect, 18, theme.paper_sunk)
        longest = f"{self._sum} 00"
        size = paint.fitting(longest, min(_LARGEST, rect.height() * 0.7), 900, rect.width() - 24, 20)
        left = rect.center().x() - paint.text_width(longest, size, 900) / 2
        paint.text(painter, left, rect.center().y(), self._sum, size, theme.ink, 900)
        room = paint.text_width("00", size, 900)
        at = left + paint.text_width(longest, size, 900) - room
        paint.text(painter, at, rect.center().y(), self._pad.text, size, theme.good, 900)
        line = QRectF(at, rect.center().y() + size * 0.52, room, max(3.0, size * 0.05))
        paint.fill_round(painter, line, line.height() / 2, theme.brass)


class ProbePage(RoomPage):
    """The page that explains the two minutes of sums, asks them, and thanks."""

    spoken = Signal(str)
    """A sum to read aloud to a learner who wants that."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.learner: Learner | None = None
        self.probing: Probing | None = None
        self._store: LearnerStore | None = None
        # Slightly longer than the two minutes, so that they are certainly over.
        self._time = QTimer(self, interval=SECONDS * 1000 + 50, singleShot=True)
        self._time.timeout.connect(self._ask)
        self.head = Head(self, say("practice-probe"), self._leave)
        self.places = QStackedWidget(self)
        self.intro, self.sums, self.leaving, self.end = (Sheet() for _ in range(4))
        for sheet in (self.intro, self.sums, self.leaving, self.end):
            self.places.addWidget(sheet)
        self.portraits = cheerful(theme, self.intro), cheerful(theme, self.end)
        self.what = paragraph("", "warm", self.intro)
        self.not_now = PillButton(say("shared-not-now"), "close", size=18, parent=self.intro)
        self.begin_now = PillButton(
            say("practice-probe-begin"), "play", primary=True, size=18, parent=self.intro
        )
        self.pad = NumberPad(theme, self.sums)
        self.sum = WrittenSum(theme, self.pad, self.sums)
        self.leave_out = PillButton(say("practice-probe-leave-out"), "skip", size=16, parent=self.sums)
        self.sure = paragraph(say("practice-probe-sure"), "warm", self.leaving)
        self.stop = PillButton(say("practice-probe-stop"), "close", size=18, parent=self.leaving)
        self.go_on = PillButton(say("shared-go-on"), "play", primary=True, size=18, parent=self.leaving)
        self.thanks = paragraph("", "headline", self.end)
        self.note = paragraph(say("practice-probe-kept"), "warm", self.end)
        self.done = PillButton(say("shared-done"), "check", primary=True, size=18, parent=self.end)
        self.deaf = PAUSE
        self.settling = Settling(self, lambda: self.deaf, self.sums)
        self._connect()
        self._layout()

    def _connect(self) -> None:
        self.begin_now.clicked.connect(self.start)
        self.not_now.clicked.connect(self.back_asked)
        self.done.clicked.connect(self.back_asked)
        self.stop.clicked.connect(self.back_asked)
        self.go_on.clicked.connect(lambda: self._show(self.sums, self.sum))
        self.pad.entered.connect(self._answered)
        self.leave_out.clicked.connect(self._leave_out)

    def _layout(self) -> None:
        self.head.addStretch(1)
        first, last = self.portraits
        _lay_words(self.intro, (first, self.what), (self.not_now, self.begin_now))
        _lay_words(self.leaving, (self.sure,), (self.stop, self.go_on))
        _lay_words(self.end, (last, self.thanks, self.note), (self.done,))
        column = lay_column((self.sum, 1), (self.leave_out, 0, Qt.AlignmentFlag.AlignLeft))
        self.pad.setMaximumWidth(_PAD)
        lay_row((column, 3), (self.pad, 2), on=self.sums, margins=(24, 20, 24, 20), gap=24)
        self._bound()
        add_parts(lay_page(self, self.head), (lay_row(self.places), 100), STRETCH)

    # The sums

    def offer(self, learner: Learner, store: LearnerStore) -> None:
        """Explain the sums to this learner, who starts them with a button."""
        self._time.stop()
        self.learner, self._store, self.probing = learner, store, None
        for portrait in self.portraits:
            portrait.show_avatar(learner.avatar)
        self.what.setText(say("practice-probe-intro", name=learner.nickname))
        self._show(self.intro, self.begin_now)

    def restore_from(self, before: Self) -> None:
        # Sums under way start over.
        if before.learner is not None and before._store is not None:
            self.offer(before.learner, before._store)

    def start(self) -> None:
        """Start the two minutes."""
        if self.learner is not None and self._store is not None:
            self.probing = Probing(self.learner, self._store)
            self._time.start()
            self._show(self.sums, self.sum)
            self._ask()

    def _ask(self) -> None:
        """Ask the next sum, or finish if there is none."""
        probing = self.probing
        if probing is None:
            return
        self.pad.clear()
        question = probing.question
        if question is None:
            self._finish(probing)
            return
        heard = words.heard_question(question)
        self.settling.forget()
        self.settling.look()
        self.sum.show_sum(question, heard, probing.answered)
        if read_profile(probing.learner.document).speech:
            self.spoken.emit(aloud(heard))

    def _answered(self, number: int) -> None:
        if self.probing is not None:
            self.probing.answer(number)
            self._ask()

    def _leave_out(self) -> None:
        if self.probing is not None:
            self.probing.leave_out()
            self._ask()
            self.sum.setFocus()

    @property
    def _loses_sums(self) -> bool:
        """Whether sums were done that going back would lose, and that wasn't asked yet."""
        is_asking = self.places.currentWidget() is self.sums
        return is_asking and self.probing is not None and self.probing.answered > 0

    def _leave(self) -> None:
        """Go back, but ask first if sums were done; the two minutes go on meanwhile."""
        if self._loses_sums:
            self._show(self.leaving, self.go_on)
            announce(self.go_on, self.sure.text())
        else:
            self.back_asked.emit()

    def _finish(self, probing: Probing) -> None:
        self._time.stop()
        probing.finish()
        self.probing = None
        self.thanks.setText(
            say("practice-probe-thanks", name=probing.learner.nickname, sums=probing.answered)
        )
        self._show(self.end, self.done)

    def _show(self, sheet: QWidget, first: QWidget) -> None:
        self.places.setCurrentWidget(sheet)
        self.lead_focus(first)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._bound()

    def _bound(self) -> None:
        """Bound the sheet, so that few words aren't lost on a large one."""
        self.places.setMaximumSize(_WIDEST * self.theme.room)

    def keys(self) -> list[KeyRow]:
        if self.probing is None:
            return []
        return [
            (("0–9",), say("lessons-key-type-answer")),
            ((native("Backspace"),), say("controls-last-figure-back")),
            ((native("Return"),), say("controls-answer")),
        ]

    def event(self, event: QEvent) -> bool:
        # Escape goes back as a shortcut of the window, which would lose the sums.
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.key() == Qt.Key.Key_Escape
            and self._loses_sums
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._loses_sums:
            self._leave()
        elif self.places.currentWidget() is not self.sums or not (
            self.settling.is_held(event) or self.pad.take(event)
        ):
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        # Leaving discards the sums under way; they will be offered again.
        super().hideEvent(event)
        if not event.spontaneous():
            self._time.stop()
            self.probing = None


def _lay_words(sheet: Sheet, lines: tuple[QWidget, ...], buttons: tuple[QWidget, ...]) -> None:
    """Add scrolling words with buttons below to a sheet."""
    texts = QWidget()
    text = lay_column(STRETCH, on=texts, margins=(0, 0, 8, 0), gap=12)
    for line in lines:
        line.setParent(texts)
        if isinstance(line, QLabel):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            text.addWidget(line)
        else:
            text.addWidget(line, 0, Qt.AlignmentFlag.AlignHCenter)
    text.addStretch(2)
    column = lay_column((ScrollArea(sheet, texts), 1), on=sheet, margins=(36, 26, 36, 22))
    foot = lay_row(STRETCH, *buttons)
    column.addLayout(foot)
