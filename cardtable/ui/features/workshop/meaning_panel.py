"""The panel that shows what a draft means: whether it fits and, below, one of three views.

The views are: the lab's verdicts on fairness, the rules in words with changes marked, and the comparison with
the game that the draft came from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cardtable.controller.lab.laboratory import Lab, Progress
from cardtable.controller.lab.repairs import Repair
from cardtable.game.worked import explained
from cardtable.language import paragraph as sentences
from cardtable.language import say
from cardtable.rules.drafting.draft import Basis, Draft, rules_of
from cardtable.rules.drafting.fit import Conflict, Fit, Note
from cardtable.rules.model import Rules
from cardtable.rules.prose.text import Changed, RulesText, changed
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.buttons import RepairButton, show_sign, sign_words
from cardtable.ui.features.workshop.fairness import ComparedView, Fairness
from cardtable.ui.features.workshop.lab_watch import LabWatch, Wanted
from cardtable.ui.shared.rules_view import RulesView
from cardtable.ui.support.background import Background
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import NO_MARGINS, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import Segmented, Sheet, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Sign
from cardtable.ui.widgets.room_page import Awaited
from cardtable.ui.widgets.scrolling import ScrollArea

USUAL_PLAYERS = 4
"""Number of players that the lab starts with, if the game allows it."""
TYPED = 120
"""Milliseconds after an edit before the rules in words are written."""
LEAST_FIT, MOST_FIT, MOST_CONFLICT = 0.28, 0.5, 0.64
"""Least and greatest share of the height for the fit sheet, and the greatest while there are conflicts."""
WIDE = 640
"""Smallest width in pixels, at the usual text size, at which the two sheets are side by side."""
TIGHT = 620
"""Height in pixels, at the usual text size, below which the fit sheet is tight."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""Qt's width and height for no maximum."""
VIEWS = ("fair", "words", "compare")


class _Shown(NamedTuple):
    """A draft, its fit, and the game that it came from."""

    draft: Draft
    fit: Fit
    basis: Basis


class MeaningPanel(QWidget):
    """The panel that shows what a draft means. The lab runs while the panel is visible."""

    repair_asked = Signal(object, str)
    """The draft that the repair makes, and the words for the step."""

    reshaped = Signal()
    """The sheets changed size, so that the background behind them must be redrawn."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        make_lab: Callable[[int], Lab] = lambda seed: Lab(seed=seed),
        motion: Callable[[], Pace] = lambda: Pace(0.0),
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._fade, self._motion = Fade(self), motion
        self._shown: _Shown | None = None
        self._players = USUAL_PLAYERS
        self.progress: Progress | None = None
        """The lab's latest findings on the draft shown."""
        self.fit_sheet = FitSheet(theme, self.repair_asked.emit, self)
        self.sheet = Sheet(parent=self)
        views = [(view, say(f"told-view-{view}")) for view in VIEWS]
        self.switch = Segmented(say("told-views"), views, self.sheet)
        for segment in self.switch.segments:
            # Let the segments shrink, as large text doesn't fit a narrow panel.
            segment.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.switch.choose(VIEWS[0])
        self.fairness = Fairness(theme, self._ask_repair)
        self.words = RulesView(theme, titled=False)
        self.words.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.compared = ComparedView(theme)
        self.watch = LabWatch(self, make_lab)
        self._writer = SerialExecutor("cardtable-words")
        self._writing = Background(self, self._writer, waits=False)
        self._due = QTimer(self, interval=TYPED, singleShot=True)
        self._layout()
        self._connect()

    def _layout(self) -> None:
        self.stack = QStackedWidget(self.sheet)
        self.stack.addWidget(ScrollArea(self.stack, self.fairness))
        self.stack.addWidget(self.words)
        self.stack.addWidget(ScrollArea(self.stack, self.compared))
        self.awaited = Awaited(self.stack, "label", self.sheet)
        self.awaited.arrive()
        row = lay_row(self.switch, margins=(0, 0, 8, 0))
        lay_column(row, (self.awaited, 1), on=self.sheet, margins=(16, 14, 8, 12), gap=10)
        self._sheets = lay_column((self.fit_sheet, 2), (self.sheet, 3), on=self, margins=NO_MARGINS, gap=14)

    def _connect(self) -> None:
        self.fit_sheet.left.connect(self.focus_view)
        self.switch.chosen.connect(self.show_view)
        self.watch.found.connect(self._show_progress)
        self.watch.refused.connect(self.fairness.show_nothing)
        self.fairness.players.picked.connect(self._pick_players)
        self.fairness.rest.clicked.connect(self._rest_or_go_on)
        self.fairness.again.clicked.connect(self._begin_again)
        self._due.timeout.connect(self._write_words)

    @property
    def view(self) -> str:
        """The name of the visible view, one of `VIEWS`."""
        return VIEWS[self.stack.currentIndex()]

    def show_view(self, view: str) -> None:
        """Show the view of that name, one of `VIEWS`."""
        self._fade.begin_whole(self.stack, self._motion())
        self.switch.choose(view)
        self.stack.setCurrentIndex(VIEWS.index(view))
        self._show_waiting()
        self._refresh(0)

    def show_draft(self, draft: Draft, fit: Fit, basis: Basis) -> None:
        """Show a draft with its fit, compared with the game that it came from."""
        last = self._shown
        is_other = last is None or last.draft.raw != draft.raw
        if last is not None and is_other:
            self._fade.begin_whole(self, self._motion())
        self._shown = _Shown(draft, fit, basis)
        self.fit_sheet.show_fit(fit)
        self._fit_heights()
        if fit.rules is not None:
            self._offer_players(fit.rules)
        if is_other or (last is not None and last.basis != basis):
            self.progress = None
            if fit.rules is not None:
                self.fairness.show_waiting()
                self.compared.show_progress(None)
        self._turn_lab()
        self._show_waiting()
        self._refresh()

    def focus_view(self) -> None:
        """Move the keyboard to the switch between the views."""
        self.switch.segments[VIEWS.index(self.view)].setFocus()

    def focus_first(self) -> None:
        """Move the keyboard to the first repair, else to the switch between the views."""
        if self.fit_sheet.repairs:
            self.fit_sheet.repairs[0].setFocus()
        else:
            self.focus_view()

    def stop(self) -> None:
        """Stop everything that runs and wait until it has ended; what is shown stays."""
        self._due.stop()
        self._writing.drop()
        self.watch.stop()
        self._writer.end()

    # The lab

    def _offer_players(self, rules: Rules) -> None:
        """Offer the numbers of players for which there are enough cards."""
        numbers = range(rules.min_players, rules.max_players + 1)
        enough = [number for number in numbers if rules.lack_of_cards(number) is None] or [numbers[0]]
        self.fairness.offer_players(enough, min(enough, key=lambda number: abs(number - self._players)))

    def _order_stops(self) -> None:
        """Order the Tab stops from top to bottom, including new repair buttons."""
        segments = self.switch.segments
        # The first segment comes twice: first it anchors the repairs to the panel's place, then it moves
        # after them.
        stops = (segments[0], *self.fit_sheet.repairs, *segments, *self.fairness.stops, self.words)
        tab_through(stops)

    def _turn_lab(self) -> None:
        """Start the lab on the draft shown, if the panel is visible, or stop it if the draft does not fit."""
        if self._shown is None or not self.isVisible():
            return
        rules, base = self._shown.fit.rules, self._shown.basis.rules
        document = base.document if base is not None else None
        players = int(self.fairness.players.value)
        self.watch.turn_to(Wanted(rules.document, players, document) if rules is not None else None)

    def _show_progress(self, progress: Progress) -> None:
        self.progress = progress
        self._show_findings()

    def _show_findings(self) -> None:
        """Pass the findings to the visible view only."""
        if self.progress is None:
            return
        self._fade.begin_whole(self.stack, self._motion())
        if self.view == "fair":
            self.fairness.show_progress(self.progress)
            self._order_stops()
        elif self.view == "compare":
            self.compared.show_progress(self.progress)

    def _ask_repair(self, repair: Repair) -> None:
        assert self._shown is not None
        # Move the keyboard away first: the button disappears with its fault.
        self.focus_view()
        self.repair_asked.emit(self._shown.draft.repaired(repair.change.raw), repair.change.text)

    def _pick_players(self, players: str) -> None:
        self._players = int(players)
        self.fairness.show_waiting()
        self._turn_lab()

    def _rest_or_go_on(self) -> None:
        if self.watch.is_paused:
            self.watch.go_on()
        else:
            self.watch.pause()
        self.fairness.show_rest(self.watch.is_paused)

    def _begin_again(self) -> None:
        self.fairness.show_waiting()
        self.watch.begin_again()
        self.fairness.show_rest(False)

    def _show_waiting(self) -> None:
        """Show the views that need rules that fit only when they do; the rules in words don't."""
        if self._shown is not None and self._shown.fit.rules is None and self.view != "words":
            self.awaited.explain(say("told-waits"))
        else:
            self.awaited.arrive()

    # The other views

    def _refresh(self, after: int = TYPED) -> None:
        """Update the visible view; the rules in words only after `after` milliseconds."""
        if self._shown is None or not self.isVisible():
            return
        if self.view == "words":
            self._due.start(after)
        elif self.view == "fair":
            self._show_findings()
        elif self._shown.fit.rules is not None:
            self.compared.show_games(self._shown.fit.rules, self._shown.basis)
            self.compared.show_progress(self.progress)

    def _write_words(self) -> None:
        assert self._shown is not None
        draft, fit, basis = self._shown
        rules = fit.rules or rules_of(draft, checked=False)

        def write() -> tuple[Rules, RulesText, Changed]:
            text = explained(rules)
            return rules, text, changed(rules, basis.rules) if basis.rules is not None else Changed()

        self._writing.drop()
        self._writing.ask(write, lambda written: self._show_words(*written))

    def _show_words(self, rules: Rules, text: RulesText, differing: Changed) -> None:
        self._fade.begin_whole(self.stack, self._motion())
        count = differing.count + len(differing.gone)
        note = say("told-words-differ", count=count) if count else say("told-same")
        self.words.show_changed(rules, text, differing, note)

    # The window

    def _fit_heights(self) -> None:
        """Set the height of the fit sheet, which is constant unless its text needs more."""
        before, room = self.fit_sheet.geometry(), self.theme.room
        is_wide = self.width() >= WIDE * room
        is_tight = not is_wide and self.height() < TIGHT * room
        direction = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self._sheets.setDirection(direction)
        self.fit_sheet.set_tight(is_tight)
        self._order_stops()
        if is_wide:
            self.fit_sheet.setMinimumHeight(0)
            self.fit_sheet.setMaximumHeight(QWIDGETSIZE_MAX)
        else:
            self.fit_sheet.setFixedHeight(self._fit_height(is_tight))
        self._sheets.activate()
        if self.fit_sheet.geometry() != before:
            self.reshaped.emit()

    def _fit_height(self, is_tight: bool) -> int:
        most = (MOST_CONFLICT if self.fit_sheet.fit.conflicts else MOST_FIT) * self.height()
        rest = self._sheets.spacing() + self.sheet.minimumSizeHint().height()
        least = 0 if is_tight else LEAST_FIT * self.height()
        asked = max(self.fit_sheet.asked_height(self.width()), least)
        return max(0, round(min(asked, most, self.height() - rest)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_heights()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn_lab()
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        # A minimized window may come back at any time: it keeps the lab running.
        super().hideEvent(event)
        if not event.spontaneous():
            self.stop()


_LARGE = 30
"""Smallest size in pixels at which a tick is drawn in strong colors."""
_LINE = 22.0
"""Height of a line of text in pixels, at the usual text size."""


class FitSheet(Sheet):
    """A draft's conflicts and their repairs; unless the sheet is tight, also notes on what works."""

    left = Signal()
    """The repair that had the keyboard is gone and there is no other."""

    def __init__(self, theme: Theme, repair: Callable[[Draft, str], object], parent: QWidget) -> None:
        """Make the sheet; `repair` takes the draft that a repair makes, and the words for the step."""
        super().__init__(parent=parent)
        self.theme = theme
        self._repair = repair
        self.fit = Fit(None)
        self.repairs: list[RepairButton] = []
        self.heading = ""
        self._is_tight = False
        self._area = ScrollArea(self)
        self._rows = QVBoxLayout()
        self._column = lay_column(self._area, on=self, margins=(20, 14, 8, 12))

    def show_fit(self, fit: Fit) -> None:
        """Show whether the draft fits, and announce a changed heading to screen readers."""
        last, self.fit = self.fit, fit
        if self.heading and (fit.conflicts, fit.notes) == (last.conflicts, last.notes):
            return
        before = self.heading
        had_focus = any(button.hasFocus() for button in self.repairs)
        self._build()
        if had_focus and self.repairs:
            self.repairs[0].setFocus()
        elif had_focus:
            self.left.emit()
        if before and before != self.heading:
            announce(self, sentences([self.heading, *(conflict.sentence for conflict in fit.conflicts)]))

    def set_tight(self, is_tight: bool) -> None:
        """Set whether there is too little height for the notes on what works."""
        if is_tight != self._is_tight:
            self._is_tight = is_tight
            if self.heading:
                self._build()

    def asked_height(self, width: int) -> int:
        """Return the height in pixels at which nothing scrolls."""
        margins = self._column.contentsMargins()
        # Reserve the scroll bar's width: wrapped to less room, the text would keep the bar forever.
        room = width - margins.left() - margins.right() - self._area.verticalScrollBar().sizeHint().width()
        return self._rows.heightForWidth(room) + margins.top() + margins.bottom() + 4

    def _build(self) -> None:
        fit, inner, self.repairs = self.fit, QWidget(), []
        column = self._rows = lay_column(on=inner, margins=(0, 0, 14, 0), gap=8)
        clashes = len(fit.conflicts)
        self.heading = say("told-conflicts", count=clashes) if clashes else say("told-fits")
        size = 36 if self._is_tight else 44
        head = self._with_sign(not clashes, size, paragraph(self.heading, "heading", inner))
        head.setSpacing(12)
        column.addLayout(head)
        for conflict in fit.conflicts:
            self._add_conflict(column, conflict, inner)
        for note in fit.notes:
            if not (self._is_tight and note.good):
                column.addLayout(self._note(note, inner))
        if not clashes and not self._is_tight:
            column.addWidget(paragraph(say("told-checked"), "small", inner))
        column.addStretch(1)
        inner.setAccessibleName(self.heading)
        self._area.setWidget(inner)
        for words in inner.findChildren(QLabel):
            # Unpolished labels are measured in another font size.
            words.ensurePolished()

    def _add_conflict(self, column: QVBoxLayout, conflict: Conflict, inner: QWidget) -> None:
        column.addWidget(paragraph(conflict.sentence, "row", inner))
        row = FlowLayout(gap=2)
        for repair in conflict.repairs:
            button = RepairButton(self.theme, repair.text, "", inner)
            button.clicked.connect(lambda _=False, it=repair: self._repair(it.draft, it.text))
            self.repairs.append(button)
            row.addWidget(button)
        column.addLayout(row)

    def _note(self, note: Note, inner: QWidget) -> QHBoxLayout:
        words = paragraph(note.text, "row", inner)
        words.setAccessibleName(say("told-sign-and-words", sign=sign_words(note.good), words=note.text))
        return self._with_sign(note.good, 22, words)

    def _with_sign(self, good: bool, size: int, words: QLabel) -> QHBoxLayout:
        sign = Sign(self.theme, "", size, words.parentWidget())
        show_sign(sign, good, is_strong=size >= _LARGE)
        # Beside a single line of words, it is in their middle.
        sign.setMinimumHeight(round(_LINE * self.theme.text))
        return lay_row((sign, 0, Qt.AlignmentFlag.AlignTop), (words, 1), gap=8)
