"""The start page: the unfinished game or a new one, the doors, and a fan of cards before a deco sun."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui import paint, pictures
from cardtable.ui.first_picture import DOOR_RADIUS, TILE_RADIUS, StartLayout, draw_name
from cardtable.ui.pages.start_tile import BigTile, TileText
from cardtable.ui.theme import Theme
from cardtable.ui.when import when_text
from cardtable.ui.widgets import RING, Door, RoundButton
from cardtable.ui.widgets_room import RoomPage, rays

_ARROWS: dict[int, bool] = {
    Qt.Key.Key_Right: True,
    Qt.Key.Key_Down: True,
    Qt.Key.Key_Left: False,
    Qt.Key.Key_Up: False,
}
_FAN = ("4S", "QD", "AH", "9C", "KS")
_DEFAULT_LIMIT = 99
_AVATARS = ("fox", "owl", "bear", "penguin")
"""Who sits round the small table while no game is there to go on with."""


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
        self.new_game = Door(
            theme,
            self.tr("New game"),
            self.tr("Choose a game and seats"),
            "plus",
            ("#C8432B", "#8E2B18"),
            self,
        )
        self.new_game.clicked.connect(self.new_game_asked)
        self.play_last = Door(theme, self.tr("Play again"), "", "again", ("#C8432B", "#8E2B18"), self)
        self.play_last.clicked.connect(self.play_last_asked)
        self._has_last = False
        self.learning = Door(
            theme,
            self.tr("Learning"),
            self.tr("A child calls the total"),
            "cap",
            ("#3C7A46", "#1F4A2A"),
            self,
        )
        self.learning.clicked.connect(self.learning_asked)
        self.rules = Door(
            theme,
            self.tr("Rules"),
            self.tr("Every game, card by card"),
            "book",
            ("#2F5E9E", "#1B3A6B"),
            self,
        )
        self.rules.clicked.connect(self.rules_asked)
        self.statistics = Door(
            theme,
            self.tr("Statistics"),
            self.tr("Wins, streaks, own bests"),
            "chart",
            ("#6B3F83", "#3F2350"),
            self,
        )
        self.statistics.clicked.connect(self.statistics_asked)
        self.games = Door(
            theme,
            self.tr("Games"),
            self.tr("Go on, or look back"),
            "rewind",
            ("#A4762B", "#6B4A14"),
            self,
        )
        self.games.clicked.connect(self.games_asked)
        self.settings = RoundButton(theme, self.tr("Settings"), "settings", self)
        self.settings.clicked.connect(self.settings_asked)
        self.menu = RoundButton(theme, self.tr("Menu"), "menu", self)
        self.menu.clicked.connect(self.menu_asked)
        self.lead_focus(self.tile.button)
        self._show_unfinished()

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
        rays(painter, fx, fy - 190 * s, 620 * s, 40, theme.brass, 0.20)
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
            painter.save()
            painter.translate(x + 300 * s * math.sin(angle), y + 62 * s - 300 * s * math.cos(angle))
            painter.rotate(turn)
            rect = QRectF(-width / 2, -width * 0.7, width, width * 1.4)
            paint.shadow(painter, rect, width * 0.072, blur=width * 0.085 + 2, dy=width * 0.06, strength=0.35)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
            painter.restore()
