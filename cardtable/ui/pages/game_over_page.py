"""The end of a game: who won, how everybody stands, and what to do next."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.game.events import GameEnded, HandDeclared
from cardtable.ui.drawing import paint, tokens
from cardtable.ui.drawing.oval_table import felt_table, inlay
from cardtable.ui.drawing.room import DESIGN
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.pages.replay.exports import share_menu
from cardtable.ui.table.words.names import three_of
from cardtable.ui.widgets.controls import RING, PillButton, RoundButton
from cardtable.ui.widgets.room_page import RoomPage

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from cardtable.controller.match.match import Match

_STARS = ("#E2B65B", "#F2C55C", "#F47C5D", "#8FD3AE", "#FBF5E6", "#9B8BC9")
_STAR_COUNT = 46

_HEAD = 46
"""How high the line over the places is, in the measures of the design, where text is of its usual size."""

_LARGEST = 1.5
"""Up to how many times their usual size the lines grow that stand between things that keep their place."""

_ROW = 42
"""How high a row must be, in the measures of the design, for its two lines of the usual size."""

_LINE = 26
"""How high it must be for one line."""

DEAF = 600
"""Milliseconds for which a fresh page takes no order: the click or key may have been meant for the table."""


@dataclass(frozen=True)
class Standing:
    """How one seat ended: `place` counts from 1; `tokens` left of `of`, None in games without tokens.

    `out` seats were eliminated, in deal `out_in`, and where there was but one deal in its move `out_at`.
    `forfeits` counts the deals lost, None in games with tokens and where they put seats out. `kind` is that
    of the tokens, `score` the points over deals, None without any. `hand` (three kings) ended the game.
    `marks` are the rewards, with those of the games before, None in games without any.
    """

    place: int
    name: str
    avatar: str
    person: bool
    won: bool
    tokens: int | None
    of: int | None
    out_in: int | None
    out: bool
    out_at: int | None = None
    forfeits: int | None = None
    kind: str = "token"
    score: int | None = None
    hand: str = ""
    marks: int | None = None


class Standings(QWidget):
    """The table of places on a sheet of paper; screen readers get it as sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.scale = 1.0
        self.rows: tuple[Standing, ...] = ()

    @property
    def nobody_won(self) -> bool:
        """Whether everybody lost, so that there are no places."""
        return not any(row.won for row in self.rows)

    @property
    def _step(self) -> float:
        """How far apart the rows are."""
        head = _HEAD * min(self.theme.text, _LARGEST)
        return (self.height() - 1.2 - (head + 10) * self.scale) / max(1, len(self.rows))

    @property
    def grown(self) -> float:
        """How many times as large the places are told as usual: as large as text is, where rows have room."""
        room = (self._step - 4 * self.scale) / (_ROW * self.scale)
        if self.has_low_rows:
            room *= _ROW / _LINE
        return max(1.0, min(self.theme.text, room))

    @property
    def has_low_rows(self) -> bool:
        """Whether so many played that name and note have to share a line."""
        return self._step - 4 * self.scale < _ROW * self.scale

    def set_rows(self, rows: Sequence[Standing]) -> None:
        """Shows these places, the first on top."""
        self.rows = tuple(rows)
        self.setAccessibleName(". ".join(self._sentence(row) for row in self.rows))
        self.update()

    def _note(self, row: Standing) -> str:
        if row.won:
            won = self.tr("won the game with {hand}") if row.hand else self.tr("won the game")
            return won.format(hand=row.hand)
        if row.hand:
            return self.tr("held {hand}").format(hand=row.hand)
        if row.out_at is not None:
            return self.tr("went out on move {move}").format(move=row.out_at)
        if row.out_in is not None:
            return self.tr("went out in deal {deal}").format(deal=row.out_in)
        if row.out:
            return self.tr("out of the game")
        if self.nobody_won:
            return self.tr("lost the game")
        match row.forfeits:
            case None:
                return self.tr("played to the end")
            case 1:
                return self.tr("lost one deal")
            case lost:
                return self.tr("lost {count} deals").format(count=lost)

    def _sentence(self, row: Standing) -> str:
        told = self.tr("{name}, {note}").format(name=row.name, note=self._note(row))
        said = told if self.nobody_won else self.tr("{place}: {told}").format(place=row.place, told=told)
        if row.score is not None:
            return f"{said}, {self.tr('Score {count}').format(count=row.score)}"
        if row.marks is not None:
            return f"{said}, {self.tr('Reward marks: {count}').format(count=row.marks)}"
        if row.tokens is None:
            return said
        return f"{said}, {tokens.in_words(row.kind, row.tokens, row.of or 0)}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet with a row for every seat."""
        painter = QPainter(self)
        paint.smooth(painter)
        s, theme = self.scale, self.theme
        rect = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        paint.fill_round(painter, rect, 24 * s, theme.paper, theme.paper_line, 1.2)
        head = min(theme.text, _LARGEST)
        small, line = max(12.0, 14 * s) * head, 26 * s * head
        paint.text(painter, 152 * s, line, self.tr("Final standing"), small, theme.ink_muted, 700)
        counted = ""
        if any(row.score is not None for row in self.rows):
            counted = self.tr("Score")
        elif any(row.tokens is not None for row in self.rows):
            counted = tokens.heading(self.rows[0].kind)
        elif any(row.marks is not None for row in self.rows):
            counted = self.tr("Reward marks")
        elif any(row.forfeits is not None for row in self.rows):
            counted = self.tr("Forfeits")
        right = rect.right() - 34 * s
        paint.text(painter, right, line, counted, small, theme.ink_muted, 700, paint.RIGHT)
        top, height = _HEAD * s * head, self._step
        for number, row in enumerate(self.rows):
            place = QRectF(14 * s, top + number * height, rect.width() - 28 * s, height - 4 * s)
            if row.won:
                paint.fill_round(painter, place, 16 * s, theme.paper_raised, theme.brass, 2)
            elif number and not self.rows[number - 1].won:
                rule = QRectF(place.left() + 66 * s, place.top() - 2 * s, place.width() - 82 * s, 1)
                painter.fillRect(rule, QColor(theme.paper_line))
            self._draw_row(painter, place, row)
        painter.end()

    def _draw_row(self, painter: QPainter, place: QRectF, row: Standing) -> None:
        s, theme = self.scale, self.theme
        x, y = place.left(), place.center().y()
        side = min(46 * s, place.height() * 0.86)
        if row.won:
            paint.star(painter, x + 34 * s, y + 1, side * 0.42, QColor(theme.brass), QColor("#A67C26"))
        grown = self.grown
        size, note = max(14.0, 18 * s) * grown, max(12.0, 14 * s) * grown
        if not self.nobody_won:
            paint.text(painter, x + 34 * s, y + 1, str(row.place), size, theme.ink, 900, paint.CENTRE)
        paint.avatar(painter, row.avatar, x + 92 * s, y, side)
        wide = self._draw_counted(painter, place, row, size)
        room = place.right() - 36 * s - wide - (x + 138 * s)
        left, told = x + 138 * s, self._note(row)
        if self.has_low_rows:
            end = paint.text(painter, left, y, row.name, size, theme.ink, 800, width=room * 0.6) + 14 * s
            paint.text(painter, left + end, y, told, note, theme.ink_muted, 600, width=room - end)
            return
        apart = min(12 * s * grown, place.height() * 0.21)
        paint.text(painter, left, y - apart, row.name, size, theme.ink, 800, width=room)
        paint.text(painter, left, y + apart + 1, told, note, theme.ink_muted, 600, width=room)

    def _draw_counted(self, painter: QPainter, place: QRectF, row: Standing, size: float) -> float:
        """The score, the tokens or the deals lost at the end of a row; returns how wide that is."""
        s, theme = self.scale, self.theme
        right, y = place.right() - 20 * s, place.center().y()
        if row.score is None and row.tokens is not None:
            side, whole = 22 * s, max(row.tokens, row.of or 0)
            wide = tokens.width_of(row.kind, side, row.tokens, whole)
            tokens.row(painter, row.kind, right - wide, y, side, row.tokens, whole, theme.ink, "#A89C80")
            return wide
        counted = next((n for n in (row.score, row.marks, row.forfeits) if n is not None), None)
        if counted is None:
            return 0.0
        return paint.text(painter, right, y, str(counted), size, theme.ink, 800, paint.RIGHT)


class GameOverPage(RoomPage):
    """The winner on a big plaque, the standings, and what can be done next; Enter plays again."""

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
        super().__init__(theme, parent)
        self.stars = True
        """Whether stars lie about the winner; not where the player wants it still."""
        self.has_minds = True
        """Whether a computer played, so that it can be asked what it held in mind."""
        self._title = ""
        self._note = self._kept_note = ""
        self._winners: list[Standing] = []
        self._since = QElapsedTimer()
        self.deaf = DEAF
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
        self.setTabOrder(self.new_game, self.review)
        self.setTabOrder(self.review, self.minds)
        self.setTabOrder(self.minds, self.back)
        self.setTabOrder(self.back, self.share)
        self.lead_focus(self.again)

    def show_end(self, rows: Sequence[Standing], note: str, kept: str) -> None:
        """How the game ended; `note` is the line under the plaque, `kept` what playing again keeps."""
        self._winners = [row for row in rows if row.won]
        self._title = self._title_of(self._winners)
        self._since.start()
        self._note, self._kept_note = note, kept
        self.standings.set_rows(rows)
        self.setAccessibleName(self._title)
        self.again.setAccessibleDescription(f"{self._title} {self.standings.accessibleName()}. {kept}")
        self._place()
        self.redraw_room()

    def show_match(self, match: Match, ended: GameEnded) -> None:
        """How that match ended."""
        self.has_minds = any(who.kind != "person" for who in match.setup.players)
        rows, note = standings_of(match, ended)
        self.show_end(rows, note, again_note(match))

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

    def default_action(self) -> None:
        """Enter plays again."""
        self._ask(self.again_asked)

    def _ask(self, wish: SignalInstance) -> None:
        if not self._since.isValid() or self._since.elapsed() >= self.deaf:
            wish.emit()

    def _origin(self) -> tuple[float, float]:
        s = self.scale
        return (self.width() - DESIGN[0] * s) / 2, (self.height() - DESIGN[1] * s) / 2

    def _sheet_rect(self) -> QRectF:
        s = self.scale
        x, y = self._origin()
        rows = max(3, len(self.standings.rows))
        grown = min(self.theme.text, _LARGEST)
        height, wide = min(338.0, (58 + rows * 66) * grown), 660 * grown
        return QRectF(x + (DESIGN[0] - wide) / 2 * s, y + 400 * s, wide * s, height * s)

    def _place(self) -> None:
        s = self.scale
        sheet = self._sheet_rect()
        self.standings.scale = s
        self.standings.setGeometry(sheet.toRect())
        self.share.move(self.width() - self.share.width() - 24, 20)
        every = (self.again, self.new_game, self.review, self.minds, self.back)
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
        self._place()

    # Drawing

    def draw_room(self, painter: QPainter) -> None:
        """The table in the dark, the sun behind the winner, stars, the plaque."""
        s, theme = self.scale, self.theme
        x0, y0 = self._origin()
        middle = self.width() / 2
        felt = QRectF(middle - 600 * s, y0 + 182 * s, 1200 * s, 592 * s)
        felt_table(painter, theme, felt, s)
        inlay(painter, theme, felt, s)
        painter.fillRect(self.rect(), QColor(6, 18, 16, 118))
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
        grown = min(theme.text, _LARGEST)
        note = max(13.0, 17 * s) * grown
        paint.text(painter, middle, y0 + 372 * s, self._note, note, theme.panel_muted, 600, paint.CENTRE)
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
            glow = paint.alpha(paint.mix(theme.accent, "#FFB08A", 0.5), strength)
            paint.disc(painter, ax, y, side / 2 + grow * s, glow)
        paint.disc(painter, ax, y, side / 2 + 8 * s, paint.mix(theme.accent, "#FF8F6B", 0.35))
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
        faint = paint.alpha("#FFFFFF", 0.45)
        ink = theme.panel_text
        tokens.row(painter, row.kind, tx, y + 32 * s, size, row.tokens, whole, ink, faint)


def standings_of(match: Match, ended: GameEnded) -> tuple[list[Standing], str]:
    """Everybody's place at the end, the winners first, and one line about the game.

    Where seats were eliminated, who held out longer comes before who went out sooner.
    """
    players = match.setup.players
    view, exits = match.view(), match.exits()
    # A game that was stopped may have been in the middle of a deal, which counts for nothing.
    deals = sum(view.forfeits) if ended.why == "stopped" else view.deal
    begun_with = match.rules.tokens_shown(len(players))

    counts_forfeits = begun_with is None and match.rules.elimination_rule == "never"
    shown = (event for event in match.story() if isinstance(event, HandDeclared))
    hand = next((event for event in shown if event.what == ended.why), None)

    # Who is out of the game holds nothing; only a game without tokens has none to show.
    left = [None if begun_with is None else held or 0 for held in ended.tokens]

    def worth(seat: int) -> tuple[bool, int, int, int]:
        counts = view.scores[seat] if view.scores else left[seat]
        _, held_out = exits.get(seat, (0, 0))
        return seat in ended.winners, counts or 0, held_out, -view.forfeits[seat]

    order = sorted(range(len(players)), key=worth, reverse=True)
    rows: list[Standing] = []
    for number, seat in enumerate(order):
        tied = number > 0 and worth(order[number - 1]) == worth(seat)
        out_in, out_at = exits.get(seat, (None, None))
        rows.append(
            Standing(
                place=rows[-1].place if tied else number + 1,
                name=players[seat].name,
                avatar=players[seat].avatar,
                person=match.screen.persons == (seat,),
                won=seat in ended.winners,
                tokens=left[seat],
                of=begun_with,
                out_in=out_in,
                out=not view.in_game[seat],
                out_at=out_at if deals == 1 else None,
                forfeits=view.forfeits[seat] if counts_forfeits else None,
                kind=match.rules.token_kind,
                score=view.scores[seat] if view.scores else None,
                marks=view.marks[seat] if view.marks else None,
                hand=three_of(hand.cards[0]) if hand is not None and hand.seat == seat else "",
            )
        )
    return rows, _note_of(match, deals)


def _note_of(match: Match, deals: int) -> str:
    """What was played, and from which deal."""
    translate = QCoreApplication.translate
    note = (
        translate("GameOver", "{game}, one deal")
        if deals == 1
        else translate("GameOver", "{game}, {count} deals")
    ).format(game=match.rules.name, count=deals)
    if match.setup.seed.isdigit():
        numbered = translate("GameOver", "{note}. Deal number {number}")
        note = numbered.format(note=note, number=match.setup.seed)
    return note


def again_note(match: Match) -> str:
    """What playing again keeps, and who deals then where that follows from this game (rules, 4.2.12)."""
    dealer = match.next_dealer
    if dealer is None:
        return QCoreApplication.translate("GameOver", "Play again keeps seats and rules")
    if match.screen.persons == (dealer,):
        return QCoreApplication.translate("GameOver", "Play again keeps seats and rules; you deal")
    text = QCoreApplication.translate("GameOver", "Play again keeps seats and rules; {name} deals")
    return text.format(name=match.setup.players[dealer].name)
