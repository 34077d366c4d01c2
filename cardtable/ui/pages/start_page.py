"""The start page: the unfinished game or a new one in the big tile, with its table in small, the doors, and a
fan of cards before a deco sun.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.first_picture import (
    DOOR_RADIUS,
    TILE,
    TILE_RADIUS,
    TILE_WINDOW,
    StartLayout,
    draw_name,
    draw_tile,
)
from cardtable.ui.drawing.small_table import small_table
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.when import when_text
from cardtable.ui.widgets.controls import RING, Door, PillButton, RoundButton
from cardtable.ui.widgets.room_page import RoomPage

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match

_ARROWS: dict[int, bool] = {
    Qt.Key.Key_Right: True,
    Qt.Key.Key_Down: True,
    Qt.Key.Key_Left: False,
    Qt.Key.Key_Up: False,
}
_RED, _GREEN, _BLUE = ("#C8432B", "#8E2B18"), ("#3C7A46", "#1F4A2A"), ("#2F5E9E", "#1B3A6B")
_PURPLE, _BROWN = ("#6B3F83", "#3F2350"), ("#A4762B", "#6B4A14")
"""The colours of the discs on the doors."""
_FAN = ("4S", "QD", "AH", "9C", "KS")
_DEFAULT_LIMIT = 99
_AVATARS = ("fox", "owl", "bear", "penguin")
"""Who sits round the small table while no game is there to go on with."""

_ONE_COLUMN = 4


@dataclass(frozen=True)
class Unfinished:
    """The game that can be gone on with: `seats` are (name, avatar), the person first.

    `turn` is the seat to act; None between deals, when `deal` is the one that is over. `people` counts the
    persons among the seats.
    """

    variant: str
    deal: int
    total: int
    turn: int | None
    limit: int
    when: datetime
    seats: tuple[tuple[str, str], ...]
    people: int = 1


def offer_of(match: Match, when: datetime) -> Unfinished:
    """A game, last played then: seats as they are seen from the first person's, with that one in front."""
    view, players = match.view(), match.setup.players
    people = [seat for seat, player in enumerate(players) if player.kind == "person"]
    front = people[0] if people else 0
    order = [(front + step) % len(players) for step in range(len(players))]
    return Unfinished(
        match.rules.name,
        view.deal,
        view.total,
        order.index(view.turn) if view.phase == "playing" else None,
        match.rules.limit,
        when,
        tuple((players[seat].name, players[seat].avatar) for seat in order),
        len(people),
    )


class StartPage(RoomPage):
    """Offers to sit down again where a game is unfinished, else a new game; learning, and the rules."""

    continue_asked = Signal()
    put_away_asked = Signal()
    new_game_asked = Signal()
    play_last_asked = Signal()
    rules_asked = Signal()
    settings_asked = Signal()
    learning_asked = Signal()
    statistics_asked = Signal()
    games_asked = Signal()
    menu_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._unfinished: Unfinished | None = None
        self.tile = BigTile(theme, self._text(), self)
        self.tile.asked.connect(self._big_tile)
        self.put_away = RoundButton(theme, self.tr("Put this game away"), "close", self)
        self.put_away.setShortcut("Del")
        self.put_away.clicked.connect(self.put_away_asked)
        self._has_last = False
        self._hang_doors()
        self.settings = RoundButton(theme, self.tr("Settings"), "settings", self)
        self.settings.clicked.connect(self.settings_asked)
        self.menu = RoundButton(theme, self.tr("Menu"), "menu", self)
        self.menu.clicked.connect(self.menu_asked)
        self.lead_focus(self.tile.button)
        self._show_unfinished()

    def _hang_doors(self) -> None:
        def door(title: str, note: str, mark: str, colours: tuple[str, str], asked: SignalInstance) -> Door:
            made = Door(self.theme, title, note, mark, colours, self)
            made.clicked.connect(asked)
            return made

        self.new_game = door(
            self.tr("New game"), self.tr("Choose a game and seats"), "plus", _RED, self.new_game_asked
        )
        self.play_last = door(self.tr("Play again"), "", "again", _RED, self.play_last_asked)
        self.learning = door(
            self.tr("Learning"), self.tr("A child calls the total"), "cap", _GREEN, self.learning_asked
        )
        self.rules = door(
            self.tr("Rules"), self.tr("Every game, card by card"), "book", _BLUE, self.rules_asked
        )
        self.statistics = door(
            self.tr("Statistics"),
            self.tr("Wins, streaks, own bests"),
            "chart",
            _PURPLE,
            self.statistics_asked,
        )
        self.games = door(
            self.tr("Games"), self.tr("Go on, or look back"), "rewind", _BROWN, self.games_asked
        )

    def offer(self, unfinished: Unfinished | None) -> None:
        """Offers this game to go on with; None offers a new one in the big tile."""
        self._unfinished = unfinished
        self._show_unfinished()

    def offer_last(self, last: tuple[str, str] | None) -> None:
        """Offers to play the last game again, by its name and that of the company; None offers nothing."""
        self._has_last = last is not None
        if last is not None:
            game, company = last
            told = self.tr("{game} with {company}") if company else "{game}"
            self.play_last.set_note(told.format(game=game, company=company))
        self._show_unfinished()

    @property
    def doors(self) -> list[Door]:
        """The doors there are, from the left."""
        every = (self.new_game, self.play_last, self.learning, self.rules, self.statistics, self.games)
        return [door for door in every if not door.isHidden()]

    @property
    def offered(self) -> Unfinished | None:
        """The game that the big tile goes on with."""
        return self._unfinished

    def default_action(self) -> None:
        """Enter sits down: at the unfinished game, else at a new one."""
        self._big_tile()

    def _big_tile(self) -> None:
        if self._unfinished is None:
            self.new_game_asked.emit()
        else:
            self.continue_asked.emit()

    def _show_unfinished(self) -> None:
        there = self._unfinished is not None
        self.tile.set_text(self._text())
        # There is a door to the last game again, unless another one is to be gone on with.
        self.new_game.setVisible(there)
        self.play_last.setVisible(self._has_last and not there)
        self.put_away.setVisible(there)
        self._place()
        self.redraw_room()

    def _text(self) -> TileText:
        game = self._unfinished
        if game is None:
            return TileText(
                self.tr("New game"),
                (self.tr("Choose one of the adding games, take a seat and mind the total."),),
                (),
                self.tr("Choose a game"),
                "",
                _AVATARS,
                None,
                None,
                _DEFAULT_LIMIT,
            )
        if game.turn is None:
            place = self.tr("After deal {deal}") if game.deal else self.tr("Before the first deal")
        elif game.turn == 0 and game.people == 1:
            place = self.tr("Deal {deal}, your turn, total {total}")
        else:
            place = self.tr("Deal {deal}, {name} to play, total {total}")
        name = game.seats[game.turn or 0][0]
        place = place.format(deal=game.deal, total=game.total, name=name)
        return TileText(
            self.tr("Continue"),
            (game.variant, place),
            game.seats,
            self.tr("Sit down again"),
            when_text(game.when),
            tuple(picture for _, picture in game.seats),
            game.turn,
            game.total,
            game.limit,
        )

    # Layout, in the measures of the design

    def _layout(self) -> StartLayout:
        return StartLayout(self.width(), self.height())

    def _place(self) -> None:
        place = self._layout()
        s = place.scale
        self.tile.setGeometry(place.tile.toRect())
        self.tile.set_scale(s)
        self.put_away.move(place.rect(84, 206, 0, 0).topLeft().toPoint())
        self.put_away.raise_()
        right = self.width() - 28
        for number, button in enumerate((self.menu, self.settings)):
            button.move(right - (number + 1) * (button.width() + 8), 24)
        doors = self.doors
        for number, door in enumerate(doors):
            door.set_scale(s)
            door.setGeometry(place.door(number, len(doors)).adjusted(-RING, -RING, RING, RING).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything keeps its place in the design."""
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk between the tile and the doors."""
        step = _ARROWS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self.focusNextPrevChild(step)

    def draw_room(self, painter: QPainter) -> None:
        """The sun, the fan, the name of the house and the shadows of tile and doors."""
        place = self._layout()
        s, theme = place.scale, self.theme
        fx, fy = place.left + 1134 * s, place.top + 606 * s
        paint.rays(painter, fx, fy - 190 * s, 620 * s, 40, theme.brass, 0.20)
        for radius, strength, width in ((212, 0.45, 2.2), (221, 0.22, 1.2)):
            circle = QPainterPath()
            circle.addEllipse(
                QRectF(fx - radius * s, fy - (190 + radius) * s, 2 * radius * s, 2 * radius * s)
            )
            paint.stroke(painter, circle, paint.alpha(theme.brass, strength), width * s)
        self._draw_fan(painter, fx, fy)
        draw_name(painter, theme, place)
        paint.shadow(painter, place.tile, TILE_RADIUS * s, blur=26 * s, dy=11 * s, strength=0.5)
        for door in self.doors:
            rect = QRectF(door.geometry()).adjusted(RING, RING, -RING, -RING)
            paint.shadow(painter, rect, DOOR_RADIUS * s, blur=14 * s, dy=6 * s, strength=0.42)
        foot = self.tr("Everything stays on this computer")
        paint.text(
            painter,
            self.width() / 2,
            place.top + 864 * s,
            foot,
            max(12.0, 14 * s) * theme.text,
            theme.panel_muted,
            600,
            paint.CENTRE,
        )

    def _draw_fan(self, painter: QPainter, x: float, y: float) -> None:
        s = self.scale
        width = 166 * s
        for number, code in enumerate(_FAN):
            turn = (number - 2) * 15.5
            angle = math.radians(turn)
            picture = pictures.face(code, round(width), paint.dpr_of(painter))
            paint.turned_card(
                painter,
                picture,
                x + 300 * s * math.sin(angle),
                y + 62 * s - 300 * s * math.cos(angle),
                width,
                turn,
                width * 0.072,
                blur=width * 0.085 + 2,
                dy=width * 0.06,
                strength=0.35,
            )


@dataclass(frozen=True)
class TileText:
    """What the tile says: title, lines under it, seats as (name, avatar), the button, a note at the foot.

    `around` are the pictures round the small table, the person first; `turn` is the seat to act.
    `total` and `limit` are for its dial; `total` None shows the limit itself. `pile` are its last cards.
    """

    title: str
    lines: tuple[str, ...]
    seats: tuple[tuple[str, str], ...]
    button: str
    note: str
    around: tuple[str, ...]
    turn: int | None
    total: int | None
    limit: int
    pile: tuple[str, ...] = ("8H", "6C")


class BigTile(QWidget):
    """A tile of which every spot can be clicked; its button does the same and takes the keyboard."""

    asked = Signal()

    def __init__(self, theme: Theme, text: TileText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.text = text
        self.scale = 1.0
        self.button = PillButton(theme, text.button, "play", primary=True, size=21, parent=self)
        self.button.clicked.connect(self.asked)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_text(text)

    def set_text(self, text: TileText) -> None:
        """Another thing to say."""
        self.text = text
        self.button.set_label(text.button)
        told = ". ".join((text.title, *text.lines))
        self.button.setAccessibleDescription(told)
        self.setAccessibleName(told)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Draws everything so many times as large."""
        self.scale = scale
        self.button.set_scale(scale)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button keeps its place."""
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Redraws when the window is switched on or off."""
        super().changeEvent(event)
        self.update()

    def _place(self) -> None:
        s = self.scale
        left = (TILE_WINDOW + 28) * s - 4
        width = (TILE[0] - TILE_WINDOW - 56) * s + 8
        height = self.button.sizeHint().height()
        self.button.setGeometry(
            round(left), round(self.height() - height - 22 * s), round(width), round(height)
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere is a click on the button."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.button.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper on the right, a window onto the small table on the left."""
        painter = QPainter(self)
        paint.smooth(painter)
        s, theme = self.scale, self.theme
        whole = QRectF(self.rect())
        window = QRectF(0, 0, TILE_WINDOW * s, whole.height())
        draw_tile(painter, theme, whole, s)
        painter.save()
        painter.setClipRect(window)
        painter.translate(window.center())
        painter.scale(s, s)
        small_table(painter, theme, self.text)
        painter.restore()
        paint.text(
            painter,
            24 * s,
            window.bottom() - 26 * s,
            self.text.note,
            max(12.0, 14 * s) * min(theme.text, 1.6),
            theme.panel_muted,
            700,
        )
        self._words(painter)
        painter.end()

    def _sizes(self, grown: float) -> tuple[float, float, float]:
        """How large title, lines and names are with text so many times as large."""
        s = self.scale
        return 36 * s * min(grown, 1.35), max(13.0, 17 * s) * grown, max(12.0, 16 * s) * grown

    def _columns(self, grown: float) -> tuple[int, int, float]:
        """Columns and rows of seats, and how wide a name may be; larger names stand in two columns."""
        s, count = self.scale, len(self.text.seats)
        columns = 1 if count <= _ONE_COLUMN and grown == 1 else 2
        return columns, -(-count // columns) or 1, self._wide / columns - 44 * s

    @property
    def _wide(self) -> float:
        """How wide the words may be."""
        return (TILE[0] - TILE_WINDOW - 64) * self.scale

    def _gap(self, grown: float) -> float:
        """What parts lines and names."""
        return (22 if grown == 1 else 6) * self.scale

    def _lines(self, width: float, size: float) -> list[str]:
        return [part for line in self.text.lines for part in paint.lines_of(line, width, size, 700)]

    def _fits(self, grown: float) -> bool:
        """Whether every word has room with text so many times as large."""
        s = self.scale
        title, size, small = self._sizes(grown)
        width, (_, rows, room) = self._wide, self._columns(grown)
        lines = self._lines(width, size)
        used = 96 * s + title - 36 * s + len(lines) * 26 * s * grown + self._gap(grown)
        if self.text.seats:
            used += rows * small * 1.3
        wide = [
            (self.text.title, title, 900, width),
            *((line, size, 700, width) for line in lines),
            *((name, small, 700, room) for name, _ in self.text.seats),
        ]
        return used <= self.button.geometry().top() - 8 * s and all(
            paint.text_width(string, high, weight) <= most for string, high, weight, most in wide
        )

    @property
    def grown(self) -> float:
        """How many times as large the words are as usual: as large as text is, where they have room."""
        grown = self.theme.text
        while grown > 1 and not self._fits(grown):
            grown = max(1.0, grown - 0.05)
        return grown

    def _words(self, painter: QPainter) -> None:
        s, theme, told, grown = self.scale, self.theme, self.text, self.grown
        title, size, small = self._sizes(grown)
        x, width, (columns, rows, room) = (TILE_WINDOW + 32) * s, self._wide, self._columns(grown)
        more = title - 36 * s
        paint.text(painter, x, 54 * s + more / 2, told.title, title, theme.ink, 900, width=width)
        y = 96 * s + more
        for line in self._lines(width, size):
            paint.text(painter, x, y, line, size, theme.ink_muted, 700, width=width)
            y += 26 * s * grown
        y += self._gap(grown)
        step = min(35 * s * grown, (self.button.geometry().top() - 8 * s - y) / rows)
        side = min(28 * s, step * 0.94)
        for number, (name, picture) in enumerate(told.seats):
            left = x + (number // rows) * width / columns
            at = y + (number % rows) * step
            paint.avatar(painter, picture, left + side / 2, at, side)
            paint.text(painter, left + side + 12 * s, at, name, small, theme.ink, 700, width=room)
