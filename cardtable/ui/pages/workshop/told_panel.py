"""The panel that shows what a draft means: whether it fits and, below, one of three views.

The views are: the lab's verdicts on fairness, the rules in words with changes marked, and the comparison with
the game that the draft came from.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from cardtable.controller.lab.laboratory import Lab, Progress
from cardtable.controller.lab.repairs import Repair
from cardtable.game.worked import explained
from cardtable.language import say
from cardtable.rules.catalogue import catalogue
from cardtable.rules.drafting.document import normal
from cardtable.rules.drafting.draft import Draft, rules_of
from cardtable.rules.drafting.fit import Fit
from cardtable.rules.errors import RulesError
from cardtable.rules.model import Rules
from cardtable.rules.own_words import game_name
from cardtable.rules.prose.changed import Changed, changed
from cardtable.rules.prose.text import RulesText
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.pages.workshop.compared import ComparedView
from cardtable.ui.pages.workshop.fairness import Fairness
from cardtable.ui.pages.workshop.fit_sheet import FitSheet
from cardtable.ui.pages.workshop.lab_watch import AnyLab, LabWatch, Wanted
from cardtable.ui.shared.rules_view import RulesView
from cardtable.ui.support.background import Background
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.controls import Segmented, Sheet
from cardtable.ui.widgets.scrolling import ScrollArea

USUAL_PLAYERS = 4
"""Number of players that the lab starts with, if the game allows it."""
TYPED = 120
"""Milliseconds after an edit before the rules in words are written."""
LEAST_FIT, MOST_FIT = 0.28, 0.5
"""Least and greatest share of the height for the fit sheet."""
MOST_CONFLICT = 0.64
"""Greatest share of the height for the fit sheet while there are conflicts."""
WIDE = 640
"""Smallest width in pixels, at the usual text size, at which the two sheets are side by side."""
TIGHT = 620
"""Height in pixels, at the usual text size, below which the fit sheet is tight."""
OWN = ("name", "maker", "source")
"""Keys of a draft that a repair by the lab keeps."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""The maximum height of an unlimited widget in Qt."""
VIEWS = ("fair", "words", "compare")


class Veil(QWidget):
    """A veil over the views that need rules that fit."""

    def __init__(self, theme: Theme, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self.setAccessibleName(words)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        painter.fillRect(self.rect(), paint.alpha(self.theme.paper, 0.84))
        room = self.width() - 40
        size = paint.fitting(self.words, 16 * self.theme.text, 800, room, 12)
        middle = QRectF(self.rect()).center()
        paint.pill(
            painter, middle.x(), middle.y(), self.words, size, self.theme.ink, self.theme.paper_raised,
            pad=18, height=size * 2.6, line=self.theme.paper_line,
        )  # fmt: skip
        painter.end()


class ToldPanel(QWidget):
    """The panel that shows what a draft means. The lab runs while the panel is visible."""

    repair_asked = Signal(object, str)
    """The draft that the repair makes, and the words for the step."""

    reshaped = Signal()
    """The sheets changed size, so that the background behind them must be redrawn."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        make_lab: Callable[[int], AnyLab] = lambda seed: Lab(seed=seed),
        motion: Callable[[], Pace] = lambda: Pace(0.0),
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._fade, self._motion = Fade(self), motion
        self._shown: tuple[Draft, Fit, Draft] | None = None
        self._base: tuple[Draft, Rules | None, str] | None = None
        self._players = USUAL_PLAYERS
        self._stops: tuple[QWidget, ...] = ()
        self.progress: Progress | None = None
        """The lab's latest findings on the draft shown."""
        self.fit_sheet = FitSheet(theme, self)
        self.fit_sheet.repair_asked.connect(self.repair_asked)
        self.fit_sheet.left.connect(self.focus_view)
        self.sheet = Sheet(theme, parent=self)
        views = [(view, say(f"told-view-{view}")) for view in VIEWS]
        self.switch = Segmented(theme, say("told-views"), views, self.sheet)
        for segment in self.switch.segments:
            # Let the segments shrink, as large text doesn't fit a narrow panel.
            segment.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.switch.choose(VIEWS[0])
        self.switch.chosen.connect(self.show_view)
        self.fairness = Fairness(theme)
        self.words = RulesView(theme, titled=False)
        self.words.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.compared = ComparedView(theme)
        self.watch = LabWatch(self, make_lab)
        self._writer = SerialExecutor("cardtable-words")
        self._writing = Background(self, self._writer, waits=False)
        self._due = QTimer(self, interval=TYPED, singleShot=True)
        self._due.timeout.connect(self._write_words)
        self._layout()
        self._connect()

    def _layout(self) -> None:
        self.stack = QStackedWidget(self.sheet)
        self.stack.addWidget(ScrollArea(self.stack, self.fairness))
        self.stack.addWidget(self.words)
        self.stack.addWidget(ScrollArea(self.stack, self.compared))
        self.veil = Veil(self.theme, say("told-waits"), self.stack)
        inner = QVBoxLayout(self.sheet)
        inner.setContentsMargins(16, 14, 8, 12)
        inner.setSpacing(10)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 8, 0)
        row.addWidget(self.switch)
        inner.addLayout(row)
        inner.addWidget(self.stack, 1)
        self._sheets = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._sheets.setContentsMargins(0, 0, 0, 0)
        self._sheets.setSpacing(14)
        self._sheets.addWidget(self.fit_sheet, 2)
        self._sheets.addWidget(self.sheet, 3)

    def _connect(self) -> None:
        self.watch.found.connect(self._show_progress)
        self.watch.refused.connect(self.fairness.show_nothing)
        self.fairness.repair_asked.connect(self._ask_repair)
        self.fairness.players_picked.connect(self._pick_players)
        self.fairness.rest_asked.connect(self._rest_or_go_on)
        self.fairness.again_asked.connect(self._begin_again)

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

    def show_draft(self, draft: Draft, fit: Fit, first: Draft) -> None:
        """Show a draft with its fit, compared with `first`, the draft that it began as."""
        before = self._shown
        if before is not None and before[0].raw != draft.raw:
            self._fade.begin_whole(self, self._motion())
        self._shown = draft, fit, first
        self.fit_sheet.show_fit(fit)
        self._fit_heights()
        self._offer_players()
        if before is None or before[0].raw != draft.raw or before[2] != first:
            self._forget(fit)
        self._turn_lab()
        self._show_waiting()
        self._refresh()

    def focus_view(self) -> None:
        """Move the keyboard to the switch between the views."""
        self.switch.segments[VIEWS.index(self.view)].setFocus()

    def stop(self) -> None:
        """Stop everything that runs and wait until it has ended; what is shown stays."""
        self._due.stop()
        self._writing.drop()
        self.watch.stop()
        self._writer.end()

    # The lab

    def _forget(self, fit: Fit) -> None:
        """Drop the findings on the previous draft; they stay under the veil if the new one doesn't fit."""
        self.progress = None
        if fit.rules is not None:
            self.fairness.show_waiting()
            self.compared.show_progress(None)

    def _offer_players(self) -> None:
        assert self._shown is not None
        rules = self._shown[1].rules
        if rules is not None:
            numbers = players_of(rules)
            wanted = min(numbers, key=lambda number: abs(number - self._players), default=rules.min_players)
            self.fairness.offer_players(numbers or [rules.min_players], wanted)

    def _order_stops(self) -> None:
        """Order the Tab stops from top to bottom, including new repair buttons."""
        segments = self.switch.segments
        # The first segment comes twice: first it anchors the repairs to the panel's place, then it moves
        # after them.
        stops = (segments[0], *self.fit_sheet.repairs, *segments, *self.fairness.stops, self.words)
        if stops != self._stops:
            self._stops = stops
            for one, other in pairwise(stops):
                self.setTabOrder(one, other)

    def _turn_lab(self) -> None:
        """Start the lab on the draft shown, if the panel is visible, or stop it if the draft does not fit."""
        if self._shown is None or not self.isVisible():
            return
        rules = self._shown[1].rules
        if rules is None:
            self.watch.turn_to(None)
            return
        base = self._base_rules()[0]
        document = base.document if base is not None else None
        self.watch.turn_to(Wanted(rules.document, int(self.fairness.players.value), document))

    def _base_rules(self) -> tuple[Rules | None, str]:
        """Return the rules that the draft began with, and their name.

        The rules are None if the draft was built from scratch or began with something that does not fit.
        """
        assert self._shown is not None
        first = self._shown[2]
        if self._base is None or self._base[0] != first:
            try:
                rules = rules_of(first) if first.origin else None
            except RulesError:
                rules = None
            known = first.origin in catalogue().ids
            name = game_name(catalogue().resolve(first.origin)) if known else first.name
            self._base = first, rules, name
        return self._base[1:]

    def _show_progress(self, progress: Progress) -> None:
        self.progress = progress
        self._tell_progress()

    def _tell_progress(self) -> None:
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
        self.repair_asked.emit(repaired(self._shown[0], repair), repair.change.text)

    def _pick_players(self, players: int) -> None:
        self._players = players
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
        """Veil the lab's views while the draft does not fit; the rules in words need no veil."""
        waits = self._shown is not None and self._shown[1].rules is None and self.view != "words"
        self.veil.setGeometry(self.stack.rect())
        self.veil.setVisible(waits)
        self.veil.raise_()
        for view in (self.fairness, self.compared):
            view.setEnabled(not waits)

    # The other views

    def _refresh(self, after: int = TYPED) -> None:
        """Update the visible view; the rules in words only after `after` milliseconds."""
        if self._shown is None or not self.isVisible():
            return
        if self.view == "words":
            self._due.start(after)
        elif self.view == "compare":
            rules = self._shown[1].rules
            if rules is not None:
                self.compared.show_games(rules, *self._base_rules())
                self.compared.show_progress(self.progress)
        else:
            self._tell_progress()

    def _write_words(self) -> None:
        assert self._shown is not None
        draft, fit, _ = self._shown
        rules = fit.rules or rules_of(draft, checked=False)
        base = self._base_rules()[0]

        def write() -> tuple[Rules, RulesText, Changed]:
            text = explained(rules)
            return rules, text, changed(rules, base) if base is not None else Changed()

        self._writing.drop()
        self._writing.ask(write, lambda written: self._show_words(*written))

    def _show_words(self, rules: Rules, text: RulesText, differing: Changed) -> None:
        self._fade.begin_whole(self.stack, self._motion())
        self.words.show_changed(rules, text, differing, _words_note(differing))

    # The window

    @property
    def is_wide(self) -> bool:
        """Whether the two sheets are side by side."""
        return self.width() >= WIDE * self.theme.room

    def _fit_heights(self) -> None:
        """Set the height of the fit sheet, which is constant unless its text needs more."""
        before = self.fit_sheet.geometry()
        self._sheets.setDirection(
            QBoxLayout.Direction.LeftToRight if self.is_wide else QBoxLayout.Direction.TopToBottom
        )
        is_tight = not self.is_wide and self.height() < TIGHT * self.theme.room
        self.fit_sheet.set_tight(is_tight)
        self._order_stops()
        if self.is_wide:
            self.fit_sheet.setMinimumHeight(0)
            self.fit_sheet.setMaximumHeight(QWIDGETSIZE_MAX)
        else:
            self.fit_sheet.setFixedHeight(self._fit_height(is_tight))
        self._sheets.activate()
        if self.fit_sheet.geometry() != before:
            self.reshaped.emit()

    def _fit_height(self, is_tight: bool) -> int:
        conflicts = self._shown is not None and bool(self._shown[1].conflicts)
        most = min(
            (MOST_CONFLICT if conflicts else MOST_FIT) * self.height(),
            self.height() - self._sheets.spacing() - self.sheet.minimumSizeHint().height(),
        )
        least = 0 if is_tight else LEAST_FIT * self.height()
        return max(0, round(min(max(self.fit_sheet.asked_height(self.width()), least), most)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_heights()
        self._show_waiting()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._shown is not None:
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


def _words_note(differing: Changed) -> str:
    """Return the note above the rules in words."""
    count = differing.count + len(differing.gone)
    return say("told-words-differ", count=count) if count else say("told-words-same")


def players_of(rules: Rules) -> list[int]:
    """Return the numbers of players for which there are enough cards."""
    numbers = range(rules.min_players, rules.max_players + 1)
    return [number for number in numbers if rules.lack_of_cards(number) is None]


def repaired(draft: Draft, repair: Repair) -> Draft:
    """Return the draft with a change that the lab tried, but with its own name, maker and source."""
    tried = {key: value for key, value in repair.change.raw.items() if key not in OWN}
    own = {key: value for key, value in draft.raw.items() if key in OWN}
    return replace(draft, raw=normal({**tried, **own}))
