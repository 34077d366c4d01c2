"""The lab's verdicts on a draft: a sentence for each question, with figures and, if it is bad, repairs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.controller.lab.laboratory import Progress
from cardtable.controller.lab.repairs import Repair
from cardtable.controller.lab.subject import ENOUGH
from cardtable.controller.lab.verdicts import About, Figure, Verdict
from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.pages.workshop.fit_sheet import RepairButton, draw_sign, sign_words
from cardtable.ui.pages.workshop.lab_pictures import (
    FigureBars,
    Picture,
    PlaysColumns,
    Progressing,
    SeatBars,
    lines_of,
)
from cardtable.ui.shared.when import formats
from cardtable.ui.widgets.controls import RING, Control, PillButton, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.pickers import MarkButton, PickButton
from cardtable.ui.widgets.tool_tips import tip, tip_of

OPEN: frozenset[About] = frozenset({"begins", "length"})
"""Verdicts whose figures are open at first."""
MOST_FIGURES = 6
"""Most figures shown for one verdict."""
A_BEGINNING = 100
"""Deals before a first verdict on the whole game, unless something is surely bad."""
A_FEW = 500
"""Deals after which every verdict that will be given is there."""
_MARK = 24.0


LIKELY, SURE = 0.8, 0.975
"""Probabilities from which the lab calls a verdict likely, and sure."""


def is_good(verdict: Verdict) -> bool | None:
    """Return whether the verdict is good; None if that isn't known yet."""
    if verdict.bad is not None:
        return False
    return True if verdict.sure >= LIKELY else None


def sure_words(sure: float) -> str:
    """Return in words how sure the lab is; `sure` is from 0.5 to 1."""
    if sure >= SURE:
        return say("told-sure")
    return say("told-rather-sure") if sure >= LIKELY else say("told-not-sure")


class VerdictHead(Control):
    """A verdict with its sign; pressing it opens the figures below."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, title, parent)
        self.title = title
        self.words, self.sure = "", ""
        self.good: bool | None = None
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_verdict(self, verdict: Verdict) -> None:
        said = (verdict.text, sure_words(verdict.sure), is_good(verdict))
        if said == (self.words, self.sure, self.good):
            return
        self.words, self.sure, self.good = said
        self.setAccessibleName(
            say("told-verdict-aloud", about=self.title, sign=sign_words(self.good), words=self.words)
        )
        self.setAccessibleDescription(self.sure)
        self.updateGeometry()
        self.update()

    @property
    def _sizes(self) -> tuple[float, float]:
        grown = min(self.theme.text, 1.7)
        return 15 * grown, 13 * grown

    def _indent(self) -> float:
        return _MARK * self.theme.room + 10

    def _lines(self, width: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the lines of the title, which says how sure the lab is, and of the verdict."""
        large, small = self._sizes
        room = width - 2 * RING - self._indent()
        title = say("told-about-sure", about=self.title, sure=self.sure)
        return lines_of(title, room - 24, small, 800), lines_of(self.words, room - 4, large, 700)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        large, small = self._sizes
        title, words = self._lines(width)
        high = 1.3 * small * len(title) + 1.3 * large * len(words)
        return round(max(44.0, high + 8) + 2 * RING)

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, 44)

    def ring_radius(self, body: QRectF) -> float:
        return 12

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        large, small = self._sizes
        if self.underMouse():
            paint.fill_round(painter, body, 10, paint.alpha(theme.paper_sunk, 0.6))
        size = _MARK * theme.room
        draw_sign(painter, theme, self.good, body.left() + size / 2 + 2, body.top() + size / 2 + 4, size)
        x, y = body.left() + self._indent(), body.top() + 4
        title, words = self._lines(self.width())
        for lines, size, colour, weight in (
            (title, small, theme.ink_muted, 800),
            (words, large, theme.ink, 700),
        ):
            for line in lines:
                paint.text(painter, x, y + 0.65 * size, line, size, colour, weight)
                y += 1.3 * size
        mark = "chevron-down" if self.isChecked() else "chevron-right"
        paint.icon(painter, mark, body.right() - 10, body.top() + 4 + 0.65 * small, 16, theme.ink_muted, 2.6)


class VerdictRow(QWidget):
    """A verdict with its figures and, if it is bad, repairs."""

    repair_asked = Signal(object)
    """The `Repair` that was pressed."""

    def __init__(self, theme: Theme, about: About, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.about = theme, about
        self.head = VerdictHead(theme, say(f"told-about-{about}"), self)
        self.picture = self._made_picture()
        self.repairs: list[RepairButton] = []
        self._offered: tuple[Repair, ...] = ()
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.head)
        inset = QHBoxLayout()
        inset.setContentsMargins(8, 0, 4, 0)
        inset.addWidget(self.picture)
        column.addLayout(inset)
        self.head.toggled.connect(self.picture.setVisible)
        self.head.setChecked(about in OPEN)
        self.picture.setVisible(about in OPEN)

    def _made_picture(self) -> Picture:
        if self.about == "begins":
            return SeatBars(self.theme, "", self)
        if self.about == "length":
            return PlaysColumns(self.theme, say("told-plays"), self)
        return FigureBars(self.theme, "", self)

    def show_verdict(self, verdict: Verdict, progress: Progress) -> None:
        """Show the current verdict on the question."""
        self.head.show_verdict(verdict)
        picture, figures = self.picture, verdict.figures
        if isinstance(picture, SeatBars):
            picture.title = say("told-seats-won" if _has_one_winner(verdict) else "told-seats")
            picture.setAccessibleName(picture.title)
            picture.show_seats(_seats(figures, progress.players))
        elif isinstance(picture, PlaysColumns):
            picture.show_plays(progress.found.plain.plays, *(int(one.estimate.value) for one in figures[:2]))
        elif isinstance(picture, FigureBars):
            picture.show_figures(figures[:MOST_FIGURES])
        offered = tuple(repair for repair in progress.repairs if repair.fault == verdict.bad)
        if offered != self._offered:
            self._offer(offered)

    def _offer(self, offered: tuple[Repair, ...]) -> None:
        for button in self.repairs:
            button.hide()
            button.deleteLater()
        self._offered = offered
        self.repairs = [RepairButton(self.theme, one.change.text, one.text, self) for one in offered]
        for button, repair in zip(self.repairs, offered, strict=True):
            button.clicked.connect(lambda _=False, repair=repair: self.repair_asked.emit(repair))
            self._column.addWidget(button)


def _has_one_winner(verdict: Verdict) -> bool:
    """Return whether the figures are shares of deals won, which add up to 1."""
    return sum(one.estimate.value for one in verdict.figures) < 1.5


def _seats(figures: Sequence[Figure], players: int) -> list[tuple[str, Figure]]:
    """Return the figures of the seats with the names that label their bars."""
    named = [
        (say("told-seat", place=place + 1, last=int(place + 1 == players)), one)
        for place, one in enumerate(figures[:players])
    ]
    return named


class Fairness(QWidget):
    """The view with all verdicts, the lab's progress, and the number of players."""

    repair_asked = Signal(object)
    players_picked = Signal(int)
    rest_asked = Signal()
    """Pausing or continuing is asked for."""
    again_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: dict[About, VerdictRow] = {}
        self.players = PickButton(theme, say("told-players"), [("4", _players(4))], self)
        self.players.picked.connect(lambda value: self.players_picked.emit(int(value)))
        self.deals: QLabel = label("", "small", self)
        self.progress = Progressing(theme, say("told-progress"), self)
        self.rest = MarkButton(theme, say("told-pause"), "hold", self)
        self.rest.clicked.connect(self.rest_asked)
        self.again = PillButton(theme, say("told-again"), "again", size=15, parent=self)
        tip(self.again, say("told-again-means"))
        self.again.setAccessibleDescription(tip_of(self.again))
        self.again.clicked.connect(self.again_asked)
        self.summary: QLabel = paragraph("", "heading", self)
        self.trying: QLabel = paragraph("", "small", self)
        self._rows = QVBoxLayout()
        self._layout()

    def _layout(self) -> None:
        self._rows.setSpacing(2)
        head = FlowLayout(gap=4)
        for part in (self.players, self.rest, self.deals):
            head.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 4)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.progress)
        column.addWidget(self.summary)
        column.addLayout(self._rows)
        column.addWidget(self.trying)
        column.addWidget(self.again)
        column.addStretch(1)

    @property
    def stops(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        rows = sorted(self.rows.values(), key=self._rows.indexOf)
        said = [stop for row in rows for stop in (row.head, *row.repairs)]
        return [self.players, self.rest, *said, self.again]

    def offer_players(self, numbers: Sequence[int], chosen: int) -> None:
        """Offer the possible numbers of players. Emits nothing."""
        self.players.offer([(str(number), _players(number)) for number in numbers])
        self.players.choose(str(chosen))

    def show_rest(self, is_paused: bool) -> None:
        """Show whether the player paused the lab."""
        self.rest.mark = "play" if is_paused else "hold"
        self.rest.set_label(say("told-go-on" if is_paused else "told-pause"))
        tip(self.rest, self.rest.text())

    def show_nothing(self, sentence: str) -> None:
        """Drop all verdicts and show `sentence`, which says why there are none."""
        for about in tuple(self.rows):
            self._drop(about)
        self._say(self.summary, sentence)
        self._say(self.trying, "")
        self._say(self.deals, "")
        self.progress.show_done(0.0)

    def show_waiting(self) -> None:
        """Gray out the old verdicts until the first deals of another draft are played."""
        for row in self.rows.values():
            row.setEnabled(False)
        self._say(self.summary, say("told-soon"))
        self._say(self.trying, "")
        self._say(self.deals, "")
        self.progress.show_done(0.0)

    def show_progress(self, progress: Progress) -> None:
        """Show the lab's findings so far."""
        if not progress.verdicts and not progress.failed:
            self.show_waiting()
            return
        # Bad verdicts come first.
        verdicts = sorted(progress.verdicts, key=lambda verdict: verdict.bad is None)
        wanted: list[About] = [verdict.about for verdict in verdicts]
        for about in [about for about, row in self.rows.items() if about not in wanted]:
            # Old verdicts stay, grayed out, until the new ones are complete.
            if progress.deals > A_FEW:
                self._drop(about)
        for number, verdict in enumerate(verdicts):
            row = self._row(verdict.about)
            if self._rows.indexOf(row) != number:
                self._rows.removeWidget(row)
                self._rows.insertWidget(number, row)
            row.show_verdict(verdict, progress)
            row.setEnabled(True)
        self.progress.show_done(1.0 if progress.is_done else progress.done)
        self._say(self.deals, _deals(progress.deals))
        # Reserve room for the largest number, so that nothing jumps.
        widest = self.deals.fontMetrics().horizontalAdvance(_deals(ENOUGH["plain"]))
        self.deals.setMinimumWidth(widest + 2)
        self._say(self.summary, summary_words(progress))
        self._say(self.trying, say("told-trying", change=progress.trying) if progress.trying else "")

    def _row(self, about: About) -> VerdictRow:
        if about not in self.rows:
            row = self.rows[about] = VerdictRow(self.theme, about, self)
            row.repair_asked.connect(self.repair_asked)
        return self.rows[about]

    def _drop(self, about: About) -> None:
        row = self.rows.pop(about)
        row.hide()
        row.deleteLater()

    @staticmethod
    def _say(shown: QLabel, words: str) -> None:
        if shown.text() != words:
            shown.setText(words)
        shown.setVisible(bool(words))


def summary_words(progress: Progress) -> str:
    """Return the sentence that sums up all verdicts."""
    if progress.failed:
        return say("told-failed")
    bad = sum(verdict.bad is not None for verdict in progress.verdicts)
    if bad:
        return say("told-could-be-better", count=bad)
    if progress.deals < A_BEGINNING:
        return say("told-soon")
    return say("told-a-good-game") if progress.is_done else say("told-good-so-far")


def _deals(count: int) -> str:
    return say("told-deals", count=count, number=formats().toString(count))


def _players(number: int) -> str:
    return say("told-for-players", count=number)
