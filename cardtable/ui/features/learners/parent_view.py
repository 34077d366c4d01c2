"""The parent's page of one learner: what the child can do, what it is working on, what to play tonight."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from itertools import chain, repeat

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from cardtable.language import paragraph as join_sentences
from cardtable.language import say
from cardtable.learning.own_errors import ENOUGH, Gain, Span
from cardtable.learning.profile import read_profile
from cardtable.learning.report import Report
from cardtable.learning.ten_minutes import ENOUGH_CALLS, measured
from cardtable.rules.catalog import catalog
from cardtable.storage.learners import Learner
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import report_words
from cardtable.ui.shared.family_art import draw_art
from cardtable.ui.shared.games_list import Game, minutes_text
from cardtable.ui.shared.seating import Offer
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Sheet, discard, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Drawing, Plot, Sign
from cardtable.ui.widgets.room_page import Awaited

_SKILLS = 6
"""The most skills that are listed."""
_ART = 128
"""The height of the game's picture, in pixels at the usual text size."""
_NARROW = 820
"""The width in pixels at the usual text size below which the sheets lie under each other."""


class GainLine(Plot):
    """The weeks of a learner's own error as a line: the share of such sums answered with that error."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.weeks: tuple[Span, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_gain(self, gained: Gain, sentence: str) -> None:
        """Show the weeks with enough sums; hidden if there are fewer than two."""
        self.weeks = tuple(week for week in gained.weeks if week.sums >= ENOUGH)
        self.setVisible(len(self.weeks) > 1)
        self.setAccessibleName(sentence)
        self.describe()

    def sizeHint(self) -> QSize:
        return QSize(200, round(110 * self.theme.room))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(70 * self.theme.room))

    def plot(self, painter: QPainter, area: QRectF) -> None:
        # The axis begins at zero and ends at all sums, so a line never looks steeper than it is.
        theme, em = self.theme, self.em
        place = area.adjusted(0.6 * em, 0.6 * em, -0.6 * em, -0.6 * em)
        steps = max(1, len(self.weeks) - 1)
        points = [
            QPointF(
                place.left() + place.width() * number / steps,
                place.bottom() - place.height() * week.made / week.sums,
            )
            for number, week in enumerate(self.weeks)
        ]
        painter.setPen(QPen(QColor(theme.paper_line), 1.6))
        painter.drawLine(place.bottomLeft(), place.bottomRight())
        under = QPainterPath()
        under.addPolygon(QPolygonF([place.bottomLeft(), *points, place.bottomRight()]))
        painter.fillPath(under, paint.alpha(theme.good, 0.16))
        painter.setPen(QPen(QColor(theme.good), 3))
        painter.drawPolyline(points)
        for point in points[:: max(1, steps)]:
            paint.disc(painter, point.x(), point.y(), 6, theme.paper, theme.good, 3)


def _draw_game(theme: Theme, game: Game, painter: QPainter, area: QRectF) -> None:
    """Draw the picture of the game's family, with the game's own limit."""
    shape = QPainterPath()
    shape.addRoundedRect(area, 16, 16)
    art = msgspec.structs.replace(game.family.art, number=str(game.limit))
    family = replace(game.family, art=art)
    draw_art(painter, area, shape, family, theme.deck, area.height() / 110)


class _Part(Sheet):
    """One of the three sheets: a heading, and lines below it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(radius=18, parent=parent)
        self.theme = theme
        self.heading = paragraph("", "heading", self)
        self.column = lay_column(self.heading, on=self, margins=(24, 18, 22, 18), gap=8)
        self._lines: list[QWidget] = []

    def show_lines(self, title: str, lines: Iterable[str], mark: str = "", first: str = "row") -> None:
        """Show a heading and lines, each after the icon `mark` if it has one; `first` is the first's role."""
        self.heading.setText(title)
        discard(self._lines)
        roles = chain([first], repeat("row"))
        self._lines = [self._line(line, mark, role) for line, role in zip(lines, roles, strict=False)]
        for place, line in enumerate(self._lines, 1):
            self.column.insertWidget(place, line)

    def _line(self, said: str, mark: str, role: str) -> QWidget:
        if not mark:
            return paragraph(said, role, self)
        line = QWidget(self)
        sign, words = Sign(self.theme, mark, 20, line, ink="good"), paragraph(said, "row", line)
        lay_row((sign, 0, Qt.AlignmentFlag.AlignTop), (words, 1), on=line, margins=(0, 2, 0, 2), gap=10)
        return line


class ParentView(QWidget):
    """Three sheets about one learner, and the ways to all else that is for adults."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.report = PillButton(say("learners-parent-print"), "log", size=16, parent=self)
        self.skills = PillButton(say("learners-skills"), "star", size=16, parent=self)
        self.settings = PillButton(say("settings-title"), "lock", size=16, parent=self)
        self.teachers = PillButton(say("learners-for-teachers"), "people", size=16, parent=self)
        self._sheets = QWidget(self)
        self.can, self.working, self.tonight = (_Part(theme, self._sheets) for _ in range(3))
        self.figures = paragraph("", "small", self.can)
        self.place = Awaited(self._sheets, "note", self)
        self.line = GainLine(theme, self.working)
        self.gained = paragraph("", "small", self.working)
        self.coming = paragraph("", "row", self.working)
        self.art = Drawing(theme, 220, _ART, self.tonight)
        self.art.setMaximumHeight(round(1.3 * _ART))
        self.art.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.game = label("", "headline", self.tonight)
        self.minutes = paragraph("", "small", self.tonight)
        self.ask = paragraph("", "row", self.tonight)
        self.home = paragraph("", "row", self.tonight)
        self.offer: Offer | None = None
        """The game that is offered."""
        self.deal = PillButton("", "play", primary=True, size=18, parent=self.tonight)
        self._layout()

    def _layout(self) -> None:
        tools = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        tools.setSizePolicy(policy)
        FlowLayout(self.report, self.skills, self.settings, self.teachers, on=tools)
        means = paragraph(say("learners-parent-can-means"), "small", self.can)
        add_parts(self.can.column, STRETCH, means, self.figures)
        coming = label(say("learners-parent-next"), "label", self.working)
        add_parts(self.working.column, self.line, self.gained, STRETCH, coming, self.coming)
        no_cards = label(say("learners-parent-no-cards"), "label", self.tonight)
        add_parts(self.tonight.column, self.art, self.game, self.minutes, self.ask, STRETCH)
        add_parts(self.tonight.column, no_cards, self.home, self.deal)
        self._row = lay_row(on=self._sheets, margins=NO_MARGINS, gap=16)
        add_parts(self._row, (self.can, 1), (self.working, 1), (self.tonight, 1))
        lay_column(tools, self.place, STRETCH, on=self, margins=(4, 4, 4, 12), gap=12)

    def show_page(self, learner: Learner, page: Report, gained: Gain | None, offer: Offer) -> None:
        """Show what the answers of this learner tell, and the game that is offered."""
        name, numbers = learner.nickname, read_profile(learner.document).numbers
        secure = [report_words.can_words(line, numbers) for line in page.skills if line.is_secure]
        more = [say("progress-skills-more", count=len(secure) - _SKILLS)] if len(secure) > _SKILLS else []
        self.can.show_lines(
            say("learners-parent-can", name=name),
            [*secure[:_SKILLS], *more] or [say("progress-none-secure")],
            "check" if secure else "",
        )
        figures = [report_words.figures(page), say("progress-no-guessing") if page.shows_no_guessing else ""]
        self.figures.setText(join_sentences(figures))
        lines = report_words.working_on(page, gained, numbers, offer.kind)
        self._show_working(name, page, gained, lines)
        self.coming.setText(report_words.next_step(page, numbers))
        self._show_tonight(page, offer)
        is_for_it = report_words.is_worked_on(page, gained)
        share = measured().get(offer.key, {}).get(offer.kind, 0) if is_for_it else 0
        if share >= ENOUGH_CALLS:
            why = say("learners-parent-why-game", count=round(share / 10), name=name)
            self.minutes.setText(f"{self.minutes.text()}\n{why}")
        asked = report_words.to_ask(page, gained, numbers, catalog().resolve(offer.game.id, offer.options))
        self.ask.setText(asked)
        self.ask.setVisible(bool(asked))
        self.place.arrive()

    def _show_working(self, name: str, page: Report, gained: Gain | None, lines: list[str]) -> None:
        first = "headline" if gained is not None and not page.shows_guessing else "row"
        self.working.show_lines(say("learners-parent-working", name=name), lines, first=first)
        sentence = "" if gained is None or page.shows_guessing else report_words.gain_words(gained)
        self.gained.setText(sentence)
        self.gained.setVisible(bool(sentence))
        self.line.setVisible(bool(sentence))
        if gained is not None and sentence:
            self.line.show_gain(gained, sentence)

    def _show_tonight(self, page: Report, offer: Offer) -> None:
        self.offer, game = offer, offer.game
        self.tonight.show_lines(say("learners-parent-tonight"), [])
        self.art.show_drawing(partial(_draw_game, self.theme, game), game.title)
        self.game.setText(game.title)
        self.minutes.setText(minutes_text(game.minutes))
        self.home.setText(report_words.at_home(page))
        self.deal.set_label(say("learners-parent-deal", game=game.title))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        is_narrow = self.width() < _NARROW * self.theme.room
        self._row.setDirection(ways.TopToBottom if is_narrow else ways.LeftToRight)
