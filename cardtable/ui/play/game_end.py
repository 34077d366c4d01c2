"""The end of a game, on the table: who won, how everybody stands, and what to do next."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing import paint, tokens
from cardtable.ui.drawing.oval_table import felt_table, inlay
from cardtable.ui.drawing.room import DESIGN, ground, room_scale, wallpaper
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.play.standings import LARGEST, Standing, Standings, again_note, standings_of
from cardtable.ui.shared.share_menu import share_menu
from cardtable.ui.widgets.controls import RING, PillButton, RoundButton

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from cardtable.controller.match.match import Match
    from cardtable.game.events import GameEnded

_STARS = ("#E2B65B", "#F2C55C", "#F47C5D", "#8FD3AE", "#FBF5E6", "#9B8BC9")
_STAR_COUNT = 46

DEAF = 600
"""Milliseconds for which a fresh end takes no order: the click or key may have been meant for the table."""


class GameEnd(QWidget):
    """Lies over the table: the winner on a big plaque, the standings, and what can be done next; Enter plays
    again.
    """

    again_asked = Signal()
    new_game_asked = Signal()
    start_asked = Signal()
    review_asked = Signal()
    """The game shall be looked at again, move by move."""
    minds_asked = Signal()
    """What the computers held in mind shall be shown."""
    export_asked = Signal(str)
    """The game shall be taken along: see `exports.export`."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.stars = True
        """Whether stars lie about the winner; not where the player wants it still."""
        self.has_minds = True
        """Whether a computer played, so that it can be asked what it held in mind."""
        self.deaf = DEAF
        self._title = ""
        self._note = self._kept_note = ""
        self._winners: list[Standing] = []
        self._since = QElapsedTimer()
        self._ground: QPixmap | None = None
        self._worn: tuple[object, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._make_controls()
        self.hide()

    def _make_controls(self) -> None:
        theme = self.theme
        self.standings = Standings(theme, self)
        self.again = PillButton(theme, self.tr("Play again"), "again", primary=True, parent=self)
        self.again.clicked.connect(lambda: self._ask(self.again_asked))
        self.new_game = PillButton(theme, self.tr("New game"), "plus", parent=self)
        self.new_game.clicked.connect(lambda: self._ask(self.new_game_asked))
        self.back = PillButton(theme, self.tr("Back to start"), "chevron-left", parent=self)
        self.back.clicked.connect(lambda: self._ask(self.start_asked))
        self.review = PillButton(theme, self.tr("Look back"), "eye", parent=self)
        self.review.setToolTip(self.tr("The game move by move, all hands open (L)"))
        self.review.clicked.connect(lambda: self._ask(self.review_asked))
        self.minds = PillButton(theme, self.tr("What did they hold?"), "people", parent=self)
        self.minds.setToolTip(self.tr("What the computers held in mind, and the others truly held (W)"))
        self.minds.clicked.connect(lambda: self._ask(self.minds_asked))
        self.share = RoundButton(theme, self.tr("Take along"), "share", self)
        self.share.setToolTip(self.tr("Take along: record, text, trace, picture, score sheet (E)"))
        self.share.setShortcut("E")
        self.share.clicked.connect(lambda: share_menu(self.share, True, self.export_asked.emit))
        order = (self.again, self.review, self.new_game, self.minds, self.back, self.share)
        for before, after in pairwise(order):
            self.setTabOrder(before, after)

    def show_match(self, match: Match, ended: GameEnded) -> None:
        """How that match ended."""
        self.has_minds = any(who.kind != "person" for who in match.setup.players)
        rows, note = standings_of(match, ended)
        self.show_end(rows, note, again_note(match))

    def show_end(self, rows: Sequence[Standing], note: str, kept: str) -> None:
        """Comes over the table and tells how the game ended; `note` is the line under the plaque, `kept` what
        playing again keeps.
        """
        self._winners = [row for row in rows if row.won]
        self._title = self._title_of(self._winners)
        self._since.start()
        self._note, self._kept_note = note, kept
        self.standings.set_rows(rows)
        self.setAccessibleName(self._title)
        self.again.setAccessibleDescription(f"{self._title} {self.standings.accessibleName()}. {kept}")
        over = self.parentWidget()
        if over is not None:
            self.setGeometry(over.rect())
        self._place()
        self._ground = None
        self.show()
        self.raise_()

    @property
    def title(self) -> str:
        """The line on top, such as "Olive wins!"."""
        return self._title

    def _title_of(self, winners: Sequence[Standing]) -> str:
        if not winners:
            return self.tr("Everybody loses")
        if len(winners) == 1:
            if winners[0].person:
                return self.tr("You win!")
            return self.tr("{name} wins!").format(name=winners[0].name)
        names = ", ".join(row.name for row in winners[:-1])
        return self.tr("{names} and {last} win!").format(names=names, last=winners[-1].name)

    def _ask(self, wish: SignalInstance) -> None:
        if not self._since.isValid() or self._since.elapsed() >= self.deaf:
            wish.emit()

    # Keys and focus

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """The keyboard goes to what is done most often."""
        self.again.setFocus(reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays again."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask(self.again_asked)
        else:
            super().keyPressEvent(event)

    # Places

    @property
    def scale(self) -> float:
        """How large things are drawn against the layout at 1440 by 900; never under 0.66."""
        return room_scale(self.width(), self.height())

    def _origin(self) -> tuple[float, float]:
        s = self.scale
        return (self.width() - DESIGN[0] * s) / 2, (self.height() - DESIGN[1] * s) / 2

    def _sheet_rect(self) -> QRectF:
        s = self.scale
        x, y = self._origin()
        rows = max(3, len(self.standings.rows))
        grown = min(self.theme.text, LARGEST)
        height, wide = min(338.0, (58 + rows * 66) * grown), 660 * grown
        return QRectF(x + (DESIGN[0] - wide) / 2 * s, y + 400 * s, wide * s, height * s)

    def _place(self) -> None:
        s = self.scale
        sheet = self._sheet_rect()
        self.standings.scale = s
        self.standings.setGeometry(sheet.toRect())
        self.share.move(self.width() - self.share.width() - 24, 20)
        every = (self.again, self.review, self.new_game, self.minds, self.back)
        for button in every:
            button.set_scale(s)
        gap = 12 * s
        room = self.width() - gap - sum(button.sizeHint().width() + gap for button in every)
        # Where there is no room for all, the key and the menu are left for what they held.
        self.minds.setVisible(self.has_minds and room > 0)
        buttons = [button for button in every if not button.isHidden()]
        widths = [button.sizeHint().width() for button in buttons]
        x = self.width() / 2 - (sum(widths) + (len(widths) - 1) * gap) / 2
        for button, width in zip(buttons, widths, strict=True):
            y = sheet.bottom() + 28 * s - RING
            button.setGeometry(round(x), round(y), width, button.sizeHint().height())
            x += width + gap

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything keeps its place in the design."""
        super().resizeEvent(event)
        self._ground = None
        self._place()

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copies the picture, drawn once per size, look and screen."""
        dpr, worn = self.devicePixelRatioF(), self.theme.key
        if self._ground is None or (self._ground.devicePixelRatioF(), self._worn) != (dpr, worn):
            self._worn = worn
            self._ground = ground(self.width(), self.height(), dpr, self.theme.room_low)
            painter = QPainter(self._ground)
            paint.smooth(painter)
            wallpaper(painter, self.theme, QRectF(self.rect()))
            self._draw_ground(painter)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def _draw_ground(self, painter: QPainter) -> None:
        """The table in the haze of the room, the sun behind the winner, stars, the plaque."""
        s, theme = self.scale, self.theme
        x0, y0 = self._origin()
        middle = self.width() / 2
        felt = QRectF(middle - 600 * s, y0 + 182 * s, 1200 * s, 592 * s)
        felt_table(painter, theme, felt, s)
        inlay(painter, theme, felt, s)
        painter.fillRect(self.rect(), paint.alpha(theme.room_low, 0.5))
        if self._winners:
            paint.rays(painter, middle, y0 + 246 * s, 760 * s, 36, theme.brass, 0.26, 0.04)
        if self.stars and self._winners:
            self._draw_stars(painter, x0, y0)
        size = 76 * s
        while size > 30 * s and paint.text_width(self._title, size, 900) > 1100 * s:
            size *= 0.92
        paint.text(painter, middle, y0 + 112 * s, self._title, size, theme.panel_text, 900, paint.CENTRE)
        if self._winners:
            self._draw_plaque(painter, middle, y0 + 256 * s, self._winners)
        grown = min(theme.text, LARGEST)
        note = max(13.0, 17 * s) * grown
        paint.text(painter, middle, y0 + 372 * s, self._note, note, theme.panel_text, 600, paint.CENTRE)
        paint.shadow(painter, self._sheet_rect(), 24 * s, blur=20 * s, dy=8 * s, strength=0.45)
        size = max(12.0, 14.5 * s) * grown
        y = max(self._sheet_rect().bottom() + 118 * s, self.again.geometry().bottom() + 4 * s + size / 2)
        paint.text(painter, middle, y, self._kept_note, size, theme.panel_muted, 600, paint.CENTRE)

    def _draw_stars(self, painter: QPainter, x0: float, y0: float) -> None:
        s = self.scale
        chance = random.Random(11)
        placed: list[tuple[float, float, float]] = []
        while len(placed) < _STAR_COUNT:
            x, y, r = chance.uniform(20, 1420), chance.uniform(30, 640), chance.uniform(9, 21)
            central = (330 < x < 1110 and y > 60) or (x > 1320 and y < 110)
            if central or any((x - a) ** 2 + (y - b) ** 2 < (r + c + 26) ** 2 for a, b, c in placed):
                continue
            placed.append((x, y, r))
            turn, colour = chance.uniform(-36, 36), chance.choice(_STARS)
            at = x0 + x * s, y0 + y * s
            paint.star(painter, at[0] + 2 * s, at[1] + 4 * s, r * s, QColor(0, 0, 0, 51), None, turn)
            paint.star(painter, *at, r * s, QColor(colour), paint.mix(colour, "#000000", 0.18), turn)

    def _draw_plaque(self, painter: QPainter, x: float, y: float, winners: Sequence[Standing]) -> None:
        s, theme, row = self.scale, self.theme, winners[0]
        width, height = 470 * s, 142 * s
        rect = QRectF(x - width / 2 + 18 * s, y - height / 2, width, height)
        paint.shadow(painter, rect, height / 2, blur=22 * s, dy=9 * s, strength=0.45)
        paint.fill_round(painter, rect, height / 2, paint.alpha(theme.panel, 0.97), theme.brass, 5 * s)
        ax, side = rect.left() + height / 2 - 5 * s, height + 24 * s
        for grow, strength in ((25, 0.16), (16, 0.26)):
            glow = paint.alpha(paint.mix(theme.accent, "#FFFFFF", 0.4), strength)
            paint.disc(painter, ax, y, side / 2 + grow * s, glow)
        paint.disc(painter, ax, y, side / 2 + 8 * s, paint.mix(theme.accent, "#FFFFFF", 0.2))
        paint.avatar(painter, row.avatar, ax, y, side)
        tx = ax + side / 2 + 26 * s
        room = rect.right() - tx - 26 * s
        if len(winners) > 1:
            # The title names them; here are their pictures.
            step = min(100 * s, (room - 92 * s) / max(1, len(winners) - 2))
            for number, other in enumerate(winners[1:]):
                paint.avatar(painter, other.avatar, tx + 46 * s + number * step, y, 92 * s)
            return
        if row.tokens is None:
            paint.text(painter, tx, y, row.name, 38 * s, theme.panel_text, 800, width=room)
            return
        paint.text(painter, tx, y - 30 * s, row.name, 38 * s, theme.panel_text, 800, width=room)
        if row.score is not None:
            score = self.tr("Score {count}").format(count=row.score)
            paint.text(painter, tx, y + 30 * s, score, 26 * s, theme.panel_muted, 800, width=room)
            return
        whole = max(row.tokens, row.of or 0)
        size = 46 * s
        size *= min(1.0, room / max(1.0, tokens.width_of(row.kind, size, row.tokens, whole)))
        faint = paint.alpha(theme.wash, 0.45)
        ink = theme.panel_text
        tokens.row(painter, row.kind, tx, y + 32 * s, size, row.tokens, whole, ink, faint)
