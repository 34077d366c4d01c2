"""What the lab found of a draft: verdicts with figures and repairs, and both games' figures side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardtable.controller.lab.fairness import Group
from cardtable.controller.lab.laboratory import Progress
from cardtable.controller.lab.repairs import Repair
from cardtable.controller.lab.subject import ENOUGH
from cardtable.controller.lab.verdicts import About, Verdict, ranged
from cardtable.language import paragraph as sentences
from cardtable.language import say
from cardtable.rules.drafting.draft import Basis
from cardtable.rules.model import Rules
from cardtable.rules.prose.differences import differences
from cardtable.rules.prose.text import changed
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.buttons import FoldButton, RepairButton, show_sign, sign_words
from cardtable.ui.features.workshop.plots import (
    Line,
    PanelPlot,
    PlaysColumns,
    SeatBars,
    Table,
    figure_words,
)
from cardtable.ui.shared.chips import ChipLines
from cardtable.ui.shared.when import formats
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column
from cardtable.ui.widgets.controls import Bar, MarkButton, PillButton, discard, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Sign
from cardtable.ui.widgets.pickers import PickButton
from cardtable.ui.widgets.tool_tips import tip, tip_of

OPEN: frozenset[About] = frozenset({"begins", "length"})
"""Verdicts whose figures are open at first."""
MOST_FIGURES = 6
"""Most figures shown for one verdict."""
A_BEGINNING = 100
"""Deals before a first verdict on the whole game, unless something is surely bad."""
A_FEW = 500
"""Deals after which every verdict that will be given is there."""
LIKELY, SURE = 0.8, 0.975
"""Minimum probabilities for a verdict to be called likely, and sure."""


def is_good(verdict: Verdict) -> bool | None:
    """Return whether the verdict is good; None if that isn't known yet."""
    if verdict.bad is not None:
        return False
    return True if verdict.sure >= LIKELY else None


def sure_words(verdict: Verdict) -> str:
    """Return in words how sure the lab is."""
    if verdict.depends:
        return say("told-depends")
    if verdict.sure >= SURE:
        return say("told-sure")
    return say("told-rather-sure") if verdict.sure >= LIKELY else say("told-not-sure")


class VerdictHead(FoldButton):
    """A verdict with its sign; pressing it opens the figures below."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, title, ("counted", "row"), parent)
        self.note.show()
        self.verdict: Verdict | None = None
        self._sign = Sign(theme, "clock", 24, self)
        self.box.insertWidget(0, self._sign, 0, Qt.AlignmentFlag.AlignTop)

    def show_verdict(self, verdict: Verdict) -> None:
        last, self.verdict = self.verdict, verdict
        if last is None or replace(last, figures=()) != replace(verdict, figures=()):
            sign, sure = sign_words(is_good(verdict)), sure_words(verdict)
            self.setAccessibleName(
                say("told-verdict-aloud", about=self.text(), sign=sign, words=verdict.text)
            )
            self.setAccessibleDescription(sure)
            self.words.setText(say("told-about-sure", about=self.text(), sure=sure))
            self.note.setText(verdict.text)
            show_sign(self._sign, is_good(verdict))


class VerdictRow(QWidget):
    """A verdict with its figures and, if it is bad, repairs."""

    def __init__(self, theme: Theme, about: About, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.head = VerdictHead(theme, say(f"told-about-{about}"), self)
        self.behind = QWidget(self)
        """The figures under their title, behind the sentence."""
        self.picture: PanelPlot
        if about == "begins":
            self.picture = SeatBars(theme, "", self.behind)
        elif about == "length":
            self.picture = PlaysColumns(theme, say("told-plays"), self.behind)
        else:
            self.picture = Table(theme, self.head.text(), self.behind)
        self._title, self._aside = paragraph("", "small", self.behind), label("", "small", self.behind)
        self.repairs: list[RepairButton] = []
        self.offered: tuple[Repair, ...] = ()
        column = self._column = lay_column(self.head, on=self, margins=NO_MARGINS, gap=2)
        inset = QGridLayout(self.behind)
        inset.setContentsMargins(8, 0, 4, 0)
        inset.setColumnStretch(0, 1)
        inset.addWidget(self._title, 0, 0)
        inset.addWidget(self._aside, 0, 1)
        inset.addWidget(self.picture, 1, 0, 1, 2)
        column.addWidget(self.behind)
        self.head.toggled.connect(self.behind.setVisible)
        self.head.setChecked(about in OPEN)
        self.behind.setVisible(about in OPEN)

    def show_verdict(self, verdict: Verdict, progress: Progress) -> None:
        """Show the current verdict on the question."""
        self.head.show_verdict(verdict)
        picture, figures, title, aside = self.picture, verdict.figures, "", ""
        if isinstance(picture, SeatBars):
            # Shares of deals won add up to 1.
            is_won = sum(one.estimate.value for one in figures) < 1.5
            title = say("told-seats-won" if is_won else "told-seats")
            picture.show_seats(figures[: progress.players])
        elif isinstance(picture, PlaysColumns):
            middle, tenth = (one.estimate for one in figures[:2])
            picture.show_plays(progress.found.plain.plays, middle, int(tenth.most))
            title, aside = say("told-plays"), say("told-middle", plays=ranged(middle, int))
        elif isinstance(picture, Table):
            picture.show_figures(figures[:MOST_FIGURES])
        for shown, words in ((self._title, title), (self._aside, aside)):
            shown.setText(words)
            shown.setVisible(bool(words))
        picture.setAccessibleName(title or self.head.text())

    def offer(self, repairs: Sequence[Repair]) -> list[RepairButton]:
        """Replace the repairs, and return their buttons."""
        discard(self.repairs)
        self.offered = tuple(repairs)
        self.repairs = [RepairButton(self.theme, one.change.text, one.text, self) for one in repairs]
        for button in self.repairs:
            self._column.addWidget(button)
        return self.repairs


class Fairness(QWidget):
    """The view with all verdicts, the lab's progress, and the number of players."""

    def __init__(self, theme: Theme, repair: Callable[[Repair], object]) -> None:
        """Make the view; `repair` makes the repair that is pressed."""
        super().__init__()
        self._repair = repair
        self.theme = theme
        self.rows: dict[About, VerdictRow] = {}
        self.players = PickButton(say("games-number-of-players"), [("4", _players(4))], self)
        self.deals: QLabel = label("", "small", self)
        self.progress = Bar(say("told-progress"), 0, parent=self)
        self.rest = MarkButton(say("shared-pause"), "hold", self)
        self.again = PillButton(say("told-again"), "again", size=15, parent=self)
        tip(self.again, say("told-again-means"))
        self.again.setAccessibleDescription(tip_of(self.again))
        self.summary: QLabel = paragraph("", "heading", self)
        self.trying: QLabel = paragraph("", "small", self)
        self.group: QLabel = paragraph(say("told-who"), "small", self)
        self._rows = lay_column(gap=2)
        head = FlowLayout(self.players, self.rest, self.deals)
        column = lay_column(on=self, margins=(0, 0, 8, 4), gap=4)
        add_parts(column, head, self.progress, self.summary, self.group, self._rows)
        add_parts(column, self.trying, self.again, STRETCH)

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
        self.rest.set_label(say("shared-go-on" if is_paused else "shared-pause"))
        tip(self.rest, self.rest.text())

    def show_nothing(self, sentence: str) -> None:
        """Drop all verdicts and show `sentence`, which says why there are none."""
        for about in tuple(self.rows):
            self._drop(about)
        self._say(sentence)

    def show_waiting(self) -> None:
        """Gray out the old verdicts until the first deals of another draft are played."""
        for row in self.rows.values():
            row.setEnabled(False)
        self._say(say("told-soon"))

    def show_progress(self, progress: Progress) -> None:
        """Show the lab's findings so far."""
        if not progress.verdicts and not progress.failed:
            self.show_waiting()
            return
        # Bad verdicts come first.
        verdicts = sorted(progress.verdicts, key=lambda verdict: verdict.bad is None)
        for about in self.rows.keys() - {verdict.about for verdict in verdicts}:
            # Old verdicts stay, grayed out, until the new ones are complete.
            if progress.deals > A_FEW:
                self._drop(about)
        for number, verdict in enumerate(verdicts):
            row = self.rows.get(verdict.about)
            if row is None:
                row = self.rows[verdict.about] = VerdictRow(self.theme, verdict.about, self)
            if self._rows.indexOf(row) != number:
                self._rows.removeWidget(row)
                self._rows.insertWidget(number, row)
            row.show_verdict(verdict, progress)
            self._offer(row, [repair for repair in progress.repairs if repair.fault == verdict.bad])
            row.setEnabled(True)
        # Reserve room for the largest number, so that nothing jumps.
        widest = self.deals.fontMetrics().horizontalAdvance(_deals(ENOUGH["plain"] * len(Group)))
        self.deals.setMinimumWidth(widest + 2)
        trying = say("told-trying", change=progress.trying) if progress.trying else ""
        done = 1.0 if progress.is_done else progress.done
        self._say(summary_words(progress), trying, _deals(progress.deals), done)

    def _offer(self, row: VerdictRow, repairs: Sequence[Repair]) -> None:
        if tuple(repairs) != row.offered:
            for button, repair in zip(row.offer(repairs), repairs, strict=True):
                button.clicked.connect(lambda _=False, repair=repair: self._repair(repair))

    def _drop(self, about: About) -> None:
        discard([self.rows.pop(about)])

    def _say(self, summary: str, trying: str = "", deals: str = "", done: float = 0.0) -> None:
        for shown, words in ((self.summary, summary), (self.trying, trying), (self.deals, deals)):
            if shown.text() != words:
                shown.setText(words)
            shown.setVisible(bool(words))
        self.progress.show_share(done)


class ComparedView(QWidget):
    """The comparison of a draft with the game that it came from."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = paragraph("", "heading", self)
        self.note = paragraph("", "row", self)
        self.chips = ChipLines(parent=self)
        self.table = Table(theme, say("told-figures-beside"), self)
        self.table.heads = (say("told-now"), say("told-before"))
        self.legend = paragraph(say("told-framed"), "small", self)
        column = lay_column(on=self, margins=(0, 0, 8, 4), gap=10)
        add_parts(column, self.heading, self.note, self.chips, self.table, self.legend, STRETCH)

    def show_games(self, rules: Rules, basis: Basis) -> None:
        """Show how the draft differs from the game that it came from."""
        base = basis.rules
        chips = differences(rules, base) if base is not None else ()
        # Not every rule has a chip.
        told = changed(rules, base).sentences if base is not None and not chips else ()
        self.heading.setText(
            say("told-beside-game", game=basis.name) if base is not None else say("told-from-nothing")
        )
        self.chips.show_chips(chips)
        self.chips.setVisible(bool(chips))
        is_same = not chips and not told
        self.note.setText(say("told-same") if is_same else sentences((say("told-differs"), *told)))
        for shown in (self.note, self.legend):
            shown.setVisible(base is not None)

    def show_progress(self, progress: Progress | None) -> None:
        """Show the figures of both games as far as they are known; None if there are none."""
        lines = list(_lines(progress)) if progress is not None else []
        self.table.show_lines(lines, [_spoken(one) for one in lines if one.numbers])
        self.table.setVisible(bool(lines))
        self.legend.setText(say("told-framed") if lines else say("told-soon"))


def _lines(progress: Progress) -> Iterator[Line]:
    """Yield the figures of both games, with a heading before those of each verdict."""
    numbers: Counter[About] = Counter()
    for one in progress.compared:
        place, players = numbers[one.about], progress.players
        numbers[one.about] += 1
        if place == 0:
            yield Line(say(f"told-about-{one.about}"))
        if place < max(MOST_FIGURES, players):
            yield Line(one.now.label, (figure_words(one.now), figure_words(one.was)), differs=one.differs)


def _spoken(line: Line) -> str:
    now, was = line.numbers
    return say("told-beside-differs" if line.differs else "told-beside", name=line.name, now=now, was=was)


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
