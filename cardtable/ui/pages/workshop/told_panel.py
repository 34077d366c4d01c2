"""What a draft means, beside the editor and always there: whether it fits; and below, one of three: whether
it is fair, the rules in words with what is new in them marked, and the comparison with where it began.
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
"""For so many players a game is looked at, where so many can play it."""
TYPED = 120
"""Milliseconds after an edit after which the rules are written anew."""
LEAST_FIT, MOST_FIT = 0.28, 0.5
"""How much of the height the first sheet has, whatever it says, and how much it may take."""
MOST_CONFLICT = 0.64
"""How much it may take for what does not fit: nothing else matters then."""
WIDE = 640
"""From this width on, at the usual size of text, the two sheets stand side by side."""
TIGHT = 620
"""Below this height only what does not fit is told, and that it fits."""
OWN = ("name", "maker", "source")
"""Keys of a draft that a repair leaves as they are."""
QWIDGETSIZE_MAX = (1 << 24) - 1
"""The height that a widget may have at most when nothing limits it."""
VIEWS = ("fair", "words", "compare")


class Veil(QWidget):
    """Lies over what waits for rules that fit."""

    def __init__(self, theme: Theme, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self.words = theme, words
        self.setAccessibleName(words)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is below, hardly seen, and a pill with the words."""
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
    """What a draft means. The lab runs while the panel is seen."""

    repair_asked = Signal(object, str)
    """The draft that a repair makes, and the words for what was done."""

    reshaped = Signal()
    """The sheets have another size: what is drawn behind them is to be drawn anew."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        make_lab: Callable[[int], AnyLab] = lambda seed: Lab(seed=seed),
        motion: Callable[[], Pace] = lambda: Pace(0.0),
    ) -> None:
        """What it says fades at that pace into what it says next."""
        super().__init__(parent)
        self.theme = theme
        self._fade, self._motion = Fade(self), motion
        self._shown: tuple[Draft, Fit, Draft] | None = None
        self._base: tuple[Draft, Rules | None, str] | None = None
        self._players = USUAL_PLAYERS
        self._stops: tuple[QWidget, ...] = ()
        self.progress: Progress | None = None
        """What the lab said last of what is shown."""
        self.fit_sheet = FitSheet(theme, self)
        self.fit_sheet.repair_asked.connect(self.repair_asked)
        self.fit_sheet.left.connect(self.focus_view)
        self.sheet = Sheet(theme, parent=self)
        views = [(view, say(f"told-view-{view}")) for view in VIEWS]
        self.switch = Segmented(theme, say("told-views"), views, self.sheet)
        for segment in self.switch.segments:
            # Large text gets smaller where the panel is narrow.
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
        """Which of the three is seen."""
        return VIEWS[self.stack.currentIndex()]

    def show_view(self, view: str) -> None:
        """Shows one of the three: fair, words or compare."""
        self._fade.begin_whole(self.stack, self._motion())
        self.switch.choose(view)
        self.stack.setCurrentIndex(VIEWS.index(view))
        self._show_waiting()
        self._refresh(0)

    def show_draft(self, draft: Draft, fit: Fit, first: Draft) -> None:
        """Shows what a draft means, and whether it fits, beside the draft that it began as."""
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
        """The keyboard goes to what says which of the three is seen."""
        self.switch.segments[VIEWS.index(self.view)].setFocus()

    def stop(self) -> None:
        """Ends all that runs, and returns when it has ended; what is shown stays."""
        self._due.stop()
        self._writing.drop()
        self.watch.stop()
        self._writer.end()

    # The lab

    def _forget(self, fit: Fit) -> None:
        """What was found is not of this draft; while it does not fit, it is seen through the veil."""
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
        """Tab goes from above to below, also to what was made just now."""
        segments = self.switch.segments
        # Repairs come after the first segment, which then comes after them: so all stays where the panel is.
        stops = (segments[0], *self.fit_sheet.repairs, *segments, *self.fairness.stops, self.words)
        if stops != self._stops:
            self._stops = stops
            for one, other in pairwise(stops):
                self.setTabOrder(one, other)

    def _turn_lab(self) -> None:
        """The lab turns to what is shown, while it fits and is seen."""
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
        """The rules that the draft began with, and what they are called; None where it began from nothing, or
        with what did not fit.
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
        """Only what is seen is written anew."""
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
        # The button goes with what it repairs, and the keyboard is not to go with it.
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
        """The lab, and what it compares, wait for rules that fit; the rules in words do not."""
        waits = self._shown is not None and self._shown[1].rules is None and self.view != "words"
        self.veil.setGeometry(self.stack.rect())
        self.veil.setVisible(waits)
        self.veil.raise_()
        for view in (self.fairness, self.compared):
            view.setEnabled(not waits)

    # The other views

    def _refresh(self, after: int = TYPED) -> None:
        """Brings the view that is seen up to what is shown, the rules in words after so many milliseconds."""
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
        """Whether the two sheets stand side by side."""
        return self.width() >= WIDE * self.theme.room

    def _fit_heights(self) -> None:
        """The first sheet has the same height whatever it says, unless it has to say more."""
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
        """Other heights for the sheets."""
        super().resizeEvent(event)
        self._fit_heights()
        self._show_waiting()

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs more room."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._shown is not None:
            self._fit_heights()

    def showEvent(self, event: QShowEvent) -> None:
        """The lab goes on."""
        super().showEvent(event)
        self._turn_lab()
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing runs behind what is not seen; a window that is only put aside may come back."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.stop()


def _words_note(differing: Changed) -> str:
    """What is said above the rules in words."""
    count = differing.count + len(differing.gone)
    return say("told-words-differ", count=count) if count else say("told-words-same")


def players_of(rules: Rules) -> list[int]:
    """For how many players there are cards enough."""
    numbers = range(rules.min_players, rules.max_players + 1)
    return [number for number in numbers if rules.lack_of_cards(number) is None]


def repaired(draft: Draft, repair: Repair) -> Draft:
    """The draft with a change that the lab has tried; what it is called stays its own."""
    tried = {key: value for key, value in repair.change.raw.items() if key not in OWN}
    own = {key: value for key, value in draft.raw.items() if key in OWN}
    return replace(draft, raw=normal({**tried, **own}))
