"""Paints the end of a game: the table that clears, cards and stars in the air, the winner.

At rest it is one picture. During the animation, everything that is already at rest is kept in one opaque
picture, so that a frame costs one copy and the few things that move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

from cardtable.language import say
from cardtable.ui.drawing import paint, pictures, tokens
from cardtable.ui.drawing.faces import CALM, Face, Mood
from cardtable.ui.drawing.room import DESIGN, ground, room_scale, wallpaper
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.play.celebration import (
    CLEARS,
    Celebration,
    Pose,
    Star,
    card_pose,
    coin_pose,
    lost_coins,
    stars,
)
from cardtable.ui.play.standings import LARGEST, Standing
from cardtable.ui.table.items.backdrop import table_top
from cardtable.ui.table.items.parting import Parting, Piece
from cardtable.ui.table.places.layout import Layout

_GLAD = Face(Mood.GLAD)
_STARS = ("#E2B65B", "#F2C55C", "#F47C5D", "#8FD3AE", "#FBF5E6", "#9B8BC9")
_HAZE = 0.5
"""The opacity of the room's darkest color over the table."""

_FINE = 2.0
"""Minimum device pixel ratio of a fine screen."""

_THERE = 0.999
"""Beyond this share of its way, a plaque looks as if it has arrived."""

_SUN = (720.0, 246.0)
_SUN_REACH = 760.0
_TITLE = (720.0, 112.0)
_PLAQUE = (720.0, 256.0)
_TABLE = (720.0, 478.0)
_STAGE = (720.0, 470.0)
_ANIMAL = 360.0
"""The size of a child's animal in the middle."""


@dataclass(frozen=True)
class EndText:
    """The text of the end, and the seats on the large plaque: the winners, or a whole team."""

    title: str
    note: str
    shown: tuple[Standing, ...]


class EndPicture:
    """The picture of one end in a window of one size."""

    def __init__(
        self,
        theme: Theme,
        text: EndText,
        layout: Layout,
        size: QSize,
        dpr: float,
        sheets: Sequence[QRectF],
    ) -> None:
        """Prepare the picture: the standings and the payoff lie on `sheets`."""
        self._theme, self.text, self._layout = theme, text, layout
        self._size, self._dpr, self._sheets = size, dpr, sheets
        self._s = room_scale(size.width(), size.height())
        self._x0 = (size.width() - DESIGN[0] * self._s) / 2
        self._y0 = (size.height() - DESIGN[1] * self._s) / 2
        self._plaque = self._plaque_picture() if text.shown else None

    # --- places

    def _at(self, x: float, y: float) -> QPointF:
        return QPointF(self._x0 + x * self._s, self._y0 + y * self._s)

    def in_design(self, x: float, y: float) -> tuple[float, float]:
        """Return a place of this window in design pixels."""
        return (x - self._x0) / self._s, (y - self._y0) / self._s

    def drift(self, share: float) -> QPointF:
        """Return how far the table has moved toward the middle."""
        return (self._at(*_TABLE) - QPointF(*self._layout.center)) * share

    # --- things at rest

    @cached_property
    def _table(self) -> QPixmap:
        """The bare table with its shadow, aligned to the pixels it lies on before it moves."""
        area = self._table_area
        draw = partial(table_top, theme=self._theme, layout=self._layout)
        return paint.drawn(area.width(), area.height(), self._dpr, draw, -area.topLeft())

    @property
    def _table_area(self) -> QRectF:
        layout = self._layout
        half = QPointF(layout.felt.x + 80 * layout.s, layout.felt.y + 90 * layout.s)
        center = QPointF(*layout.center)
        return QRectF(QRectF(center - half, center + half).toAlignedRect())

    def _draw_table(self, painter: QPainter, share: float) -> None:
        # By whole pixels, so that it is copied and not redrawn.
        painter.drawPixmap(self._table_area.topLeft() + self.drift(share).toPoint(), self._table)

    def aside(self, share: float) -> float:
        """Return how far things at the edge of the table move with it, sideways only."""
        return self.drift(share).x()

    def room(self) -> QPixmap:
        """Draw the room without the table."""
        picture = ground(self._size.width(), self._size.height(), self._dpr, self._theme.room_low)
        with paint.painter_on(picture) as painter:
            wallpaper(painter, self._theme, QRectF(QPointF(0, 0), self._size.toSizeF()))
        return picture

    def _draw_haze(self, painter: QPainter) -> None:
        rect = QRectF(QPointF(0, 0), self._size.toSizeF())
        painter.fillRect(rect, paint.alpha(self._theme.room_low, _HAZE))

    def cleared(self) -> QPixmap:
        """Draw the room with the table in its middle under a haze."""
        picture = self.room()
        with paint.painter_on(picture) as painter:
            self._draw_table(painter, 1.0)
            self._draw_haze(painter)
        return picture

    def still(self, with_sun: bool, with_stars: bool) -> QPixmap:
        """Draw the end at rest."""
        picture = self.cleared()
        with paint.painter_on(picture) as painter:
            if with_sun:
                self._draw_sun(painter)
            if with_stars:
                for star in stars():
                    self.draw_star(painter, star, Pose(star.x, star.y, star.turn))
            self.draw_words(painter, 1.0)
            self.draw_plaque(painter, 1.0)
            self.draw_under_sheet(painter)
        return picture

    def _draw_sun(self, painter: QPainter) -> None:
        middle = self._at(*_SUN)
        paint.rays(painter, middle.x(), middle.y(), _SUN_REACH * self._s, 36, self._theme.brass, 0.26, 0.04)

    def sun(self) -> QPixmap:
        """Draw the rays alone, in the size of the window."""
        return paint.drawn(self._size.width(), self._size.height(), self._dpr, self._draw_sun)

    def open_sun(self, picture: QPixmap, sun: QPixmap, before: float, share: float) -> None:
        """Let the rays of `sun` grow on `picture`: paint those that appear between two moments.

        `before` and `share` are how much of their length is visible at each, from 0 to 1.
        """
        with QPainter(picture) as painter:
            painter.setClipRegion(self._reached(share).subtracted(self._reached(before)))
            painter.drawPixmap(0, 0, sun)

    def _reached(self, share: float) -> QRegion:
        reach = round(_SUN_REACH * self._s * share)
        middle = self._at(*_SUN).toPoint()
        square = QRect(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        return QRegion(square, QRegion.RegionType.Ellipse)

    # --- moving things

    def draw_clearing(self, painter: QPainter, room: QPixmap, parting: Parting, now: float) -> None:
        """Draw the table moving to the middle while the things on it fade."""
        share = CLEARS.share(now)
        painter.drawPixmap(0, 0, room)
        self._draw_table(painter, share)
        painter.setOpacity(max(0.0, 1 - share * 1.4))
        by = self.drift(share)
        painter.drawPixmap(QPointF(round(by.x()), round(by.y())), parting.rest)
        painter.setOpacity(share)
        self._draw_haze(painter)
        painter.setOpacity(1.0)

    def draw_star(self, painter: QPainter, star: Star, pose: Pose) -> None:
        """Draw one star over its small shadow."""
        s, at = self._s, self._at(pose.x, pose.y)
        color = _STARS[star.color]
        r = star.radius * s
        paint.star(painter, at.x() + 2 * s, at.y() + 4 * s, r, QColor(0, 0, 0, 51), None, pose.turn)
        line = paint.mix(color, "#000000", 0.18)
        paint.star(painter, at.x(), at.y(), r, QColor(color), line, pose.turn)

    def draw_cards(self, painter: QPainter, parting: Parting, celebration: Celebration, now: float) -> None:
        """Draw the cards in the air, except for those that have left the picture."""
        span, count = celebration.throws, len(parting.cards)
        if span is None or now >= span.end:
            return
        by, bottom = self.aside(CLEARS.share(now)), self.in_design(0, self._size.height())[1]
        # Cards that spin past aren't looked at closely, and on a fine screen pixels are too small to see.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self._dpr < _FINE)
        for number, card in enumerate(parting.cards):
            half = card.picture.height() / self._dpr / 2 / self._s
            start = Pose(*self.in_design(card.x + by, card.y), card.turn)
            floor = bottom - half * 0.75
            pose = card_pose(celebration.cards, number, count, start, floor, now - span.start)
            if pose.y - half * 1.5 < bottom:
                self.draw_piece(painter, card.picture, pose)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)

    def draw_piece(self, painter: QPainter, picture: QPixmap, pose: Pose) -> None:
        """Draw a picture about its middle."""
        at = self._at(pose.x, pose.y)
        width, height = picture.width() / self._dpr, picture.height() / self._dpr
        painter.save()
        painter.setOpacity(pose.opacity)
        painter.translate(at)
        painter.rotate(pose.turn)
        painter.scale(pose.size, pose.size)
        painter.drawPixmap(QPointF(-width / 2, -height / 2), picture)
        painter.restore()

    def draw_words(self, painter: QPainter, share: float) -> None:
        """Draw the title and the note; `share` may pass beyond 1."""
        s, theme = self._s, self._theme
        shown = min(1.0, max(0.0, share) * 1.5)
        if shown <= 0:
            return
        painter.setOpacity(shown)
        size = self._title_size
        middle = self._at(*_TITLE)
        painter.save()
        painter.translate(middle)
        painter.scale(0.7 + 0.3 * share, 0.7 + 0.3 * share)
        paint.text(painter, 0, 0, self.text.title, size, theme.panel_text, 900, paint.CENTER)
        painter.restore()
        painter.setOpacity(shown)
        note, at = max(13.0, 17 * s) * min(theme.text, LARGEST), self._at(720, 372)
        paint.text(painter, at.x(), at.y(), self.text.note, note, theme.panel_text, 600, paint.CENTER)
        painter.setOpacity(1.0)

    @property
    def _title_size(self) -> float:
        size = 76 * self._s
        while size > 30 * self._s and paint.text_width(self.text.title, size, 900) > 1100 * self._s:
            size *= 0.92
        return size

    @property
    def title_box(self) -> QRectF:
        """The area of the title in the window."""
        wide, high = paint.text_width(self.text.title, self._title_size, 900), self._title_size * 1.2
        return QRectF(self._at(*_TITLE) - QPointF(wide, high) / 2, QSizeF(wide, high))

    @property
    def plaque_box(self) -> QRectF:
        """The area of the winner's plaque in the window; empty if there is none."""
        if self._plaque is None:
            return QRectF()
        size = self._plaque.deviceIndependentSize()
        return QRectF(self._at(*_PLAQUE) - QPointF(size.width(), size.height()) / 2, size)

    def draw_under_sheet(self, painter: QPainter) -> None:
        """Draw the shadows of the sheets."""
        s = self._s
        for sheet in self._sheets:
            paint.shadow(painter, sheet, 24 * s, blur=20 * s, dy=8 * s, strength=0.45)

    # --- the winner

    def draw_plaque(self, painter: QPainter, share: float, smalls: Sequence[Piece] = ()) -> None:
        """Draw the winner's plaque on its way from the seats, where it looked like `smalls`."""
        if self._plaque is None:
            return
        goal = self._at(*_PLAQUE)
        if not smalls or share > _THERE:
            x, y = self.in_design(goal.x(), goal.y())
            self.draw_piece(painter, self._plaque, Pose(x, y))
            return
        grown = min(1.0, share * 4)
        for number, small in enumerate(smalls):
            ratio = self._layout.plaque_size.y / (142 * self._s)
            at = self._between(QPointF(small.x, small.y), goal, share)
            x, y = self.in_design(at.x(), at.y())
            size = ratio + (1 - ratio) * share
            # The first one stays until the large one covers it, so that nothing shines through.
            shown = float(grown < 1) if number == 0 else 1 - grown
            self.draw_piece(painter, small.picture, Pose(x, y, 0, size / ratio, shown))
            if number == 0:
                self.draw_piece(painter, self._plaque, Pose(x, y, 0, size, grown))

    def plaque_at(self, share: float, small: Piece) -> QPointF:
        """Return the middle of the plaque on its way."""
        return self._between(QPointF(small.x, small.y), self._at(*_PLAQUE), share)

    @staticmethod
    def _between(a: QPointF, b: QPointF, share: float) -> QPointF:
        return a + (b - a) * share

    def draw_child(
        self, painter: QPainter, smalls: Sequence[Piece], seat: QPointF, staged: float, share: float
    ) -> None:
        """Draw a child's animal leaving `seat` for the middle by `staged`, and joining the plaque by `share`.

        `seat` is its place on the first of the plaques `smalls`.
        """
        s, child, layout = self._s, self.text.shown[0], self._layout
        for small in smalls:
            at_seat = Pose(*self.in_design(small.x, small.y), opacity=max(0.0, 1 - staged * 3))
            self.draw_piece(painter, small.picture, at_seat)
        if share > 0 and self._plaque is not None:
            goal = self._at(*_PLAQUE)
            grown = Pose(*self.in_design(goal.x(), goal.y()), opacity=max(0.0, share * 5 - 4))
            self.draw_piece(painter, self._plaque, grown)
        if staged <= 0 or share > _THERE:
            return
        places, large = self._avatars
        middle, goal = self._at(*_STAGE), self._at(*_PLAQUE) + QPointF(places[0], 0)
        at = self._between(self._between(seat, middle, staged), goal, share)
        side = layout.plaque_size.y + 10 * layout.s
        size = (side + (_ANIMAL * s - side) * staged) * (1 - share) + large * share
        paint.disc(painter, at.x(), at.y(), size * 0.55, paint.mix(self._theme.accent, "#FFFFFF", 0.2))
        picture = pictures.avatar(child.avatar, round(_ANIMAL * s), self._dpr, _GLAD)
        painter.drawPixmap(
            QRectF(at.x() - size / 2, at.y() - size / 2, size, size), picture, QRectF(picture.rect())
        )

    @property
    def _avatars(self) -> tuple[list[float], float]:
        """The offsets of the animals from the middle of the large plaque, and their size.

        One stands before its name; several share the plaque.
        """
        s, several = self._s, len(self.text.shown)
        if several == 1:
            return [(18 - 235 + 71 - 5) * s], 166 * s
        step = min(136, 420 / (several - 1)) * s
        return [(number - (several - 1) / 2) * step for number in range(several)], 126 * s

    def _plaque_picture(self) -> QPixmap:
        half = QPointF(330, 130) * self._s
        return paint.drawn(2 * half.x(), 2 * half.y(), self._dpr, self._paint_plaque, half)

    def _paint_plaque(self, painter: QPainter) -> None:
        s, theme, shown = self._s, self._theme, self.text.shown
        places, side = self._avatars
        rect = QRectF(-217 * s, -71 * s, 470 * s, 142 * s)
        if len(shown) > 1:
            rect.setLeft(places[0] - 77 * s)
            rect.setRight(places[-1] + 77 * s)
        paint.shadow(painter, rect, rect.height() / 2, blur=22 * s, dy=9 * s, strength=0.45)
        paint.fill_round(painter, rect, rect.height() / 2, paint.alpha(theme.panel, 0.97), theme.brass, 5 * s)
        if len(shown) == 1:
            for grow, strength in ((25, 0.16), (16, 0.26)):
                glow = paint.alpha(paint.mix(theme.accent, "#FFFFFF", 0.4), strength)
                paint.disc(painter, places[0], 0, side / 2 + grow * s, glow)
        ring = paint.mix(theme.accent, "#FFFFFF", 0.2) if len(shown) == 1 else theme.brass
        for row, x in zip(shown, places, strict=True):
            paint.disc(painter, x, 0, side / 2 + (8 if len(shown) == 1 else 4) * s, ring)
            paint.avatar(painter, row.avatar, x, 0, side, _GLAD if row.won else CALM)
        if len(shown) == 1:
            left = places[0] + side / 2 + 26 * s
            self._paint_belongings(painter, left, rect.right() - left - 26 * s)

    def _paint_belongings(self, painter: QPainter, x: float, room: float) -> None:
        """Paint the name of a single winner, and the tokens or score."""
        s, theme, row = self._s, self._theme, self.text.shown[0]
        if row.tokens is None:
            paint.text(painter, x, 0, row.name, 38 * s, theme.panel_text, 800, width=room)
            return
        paint.text(painter, x, -30 * s, row.name, 38 * s, theme.panel_text, 800, width=room)
        if row.score is not None:
            score = say("play-score-count", count=row.score)
            paint.text(painter, x, 30 * s, score, 26 * s, theme.panel_muted, 800, width=room)
            return
        whole = max(row.tokens, row.of or 0)
        size = 46 * s
        size *= min(1.0, room / max(1.0, tokens.width_of(row.kind, size, row.tokens, whole)))
        faint, ink = paint.alpha(theme.wash, 0.45), theme.panel_text
        tokens.row(painter, row.kind, x, 32 * s, size, row.tokens, whole, ink, faint)


class EndShow:
    """The animation from the table to the picture of the end; time only goes forward."""

    def __init__(
        self,
        picture: EndPicture,
        parting: Parting,
        celebration: Celebration,
        coins: Coins,
        panel: QPixmap,
        panel_top: float,
    ) -> None:
        """Prepare the animation; `panel` shows the standings and buttons, which rise to `panel_top`."""
        self._picture, self._parting, self._celebration = picture, parting, celebration
        self._coins, self._panel, self._panel_top = coins, panel, panel_top
        self._room = picture.room()
        self._floor = picture.cleared()
        """Everything at rest, once the table has cleared; made before anything moves."""
        self._rays, self._sun = picture.sun(), 0.0
        self._flying = list(stars()) if celebration.stars is not None else []

    def show_panel(self, panel: QPixmap, top: float) -> None:
        """Let another picture rise from now on."""
        self._panel, self._panel_top = panel, top

    def draw(self, painter: QPainter, now: float) -> None:
        """Draw the frame at `now`, in milliseconds from the beginning at pace 1."""
        picture, what = self._picture, self._celebration
        if now < CLEARS.end:
            picture.draw_clearing(painter, self._room, self._parting, now)
        else:
            painter.drawPixmap(0, 0, self._settled(now))
        picture.draw_cards(painter, self._parting, what, now)
        if what.stars is not None:
            share = what.stars.share(now)
            for star in self._flying:
                if star.late <= share:
                    picture.draw_star(painter, star, star.pose(share))
        self._draw_winner(painter, now)
        if now >= what.title.start:
            picture.draw_words(painter, what.title.share(now))
        self._draw_panel(painter, now)

    def _settled(self, now: float) -> QPixmap:
        """Return the cleared table with the rays opened so far and the stars at rest."""
        what, picture = self._celebration, self._picture
        if what.sun is not None and self._sun < 1:
            share = what.sun.share(now)
            picture.open_sun(self._floor, self._rays, self._sun, share)
            self._sun = share
        if what.stars is not None and self._sun >= 1:
            share = what.stars.share(now)
            landed = [star for star in self._flying if star.lies_at(share)]
            if landed:
                with paint.painter_on(self._floor) as painter:
                    for star in landed:
                        picture.draw_star(painter, star, star.pose(1.0))
                        self._flying.remove(star)
        return self._floor

    def _draw_winner(self, painter: QPainter, now: float) -> None:
        """Draw the plaque or the animal on its way, and the coins that slide to it."""
        what, parting, picture = self._celebration, self._parting, self._picture
        share, by = what.glide.share(now), picture.aside(CLEARS.share(now))
        seats = [Piece(one.picture, one.x + by, one.y) for one in parting.plaques]
        if seats:
            self._draw_coins(painter, now, by, picture.plaque_at(share, seats[0]))
        if what.stage is None or not seats:
            picture.draw_plaque(painter, share, seats)
        else:
            seat = parting.avatar_at(picture.text.shown[0].seat) + QPointF(by, 0)
            picture.draw_child(painter, seats, seat, what.stage.share(now), share)

    def _draw_coins(self, painter: QPainter, now: float, by: float, goal: QPointF) -> None:
        coins, share = self._coins, self._celebration.coins.share(now)
        end = self._picture.in_design(goal.x(), goal.y())
        for number, spot in enumerate(coins.spots):
            start = self._picture.in_design(spot.x() + by, spot.y())
            pose = coin_pose(number, len(coins.spots), start, end, share)
            if coins.picture is not None and pose.opacity > 0:
                self._picture.draw_piece(painter, coins.picture, pose)

    def _draw_panel(self, painter: QPainter, now: float) -> None:
        sheet = self._celebration.sheet
        if now < sheet.start:
            return
        high = self._panel.height() / self._panel.devicePixelRatio()
        left = (1 - sheet.share(now)) * high
        painter.save()
        painter.translate(0, round(left))
        self._picture.draw_under_sheet(painter)
        if now < sheet.end:
            painter.drawPixmap(QPointF(0, self._panel_top), self._panel)
        painter.restore()


@dataclass(frozen=True)
class Coins:
    """The lost coins and their places; `picture` is None if the tokens of the game can't slide."""

    picture: QPixmap | None
    spots: tuple[QPointF, ...]


def coins_of(parting: Parting, rows: Sequence[Standing], dpr: float) -> Coins:
    """Return the coins that the losers have lost, in front of their seats."""
    layout, kind = parting.layout, rows[0].kind
    if tokens.is_bill(kind) or kind in ("letter", "point"):
        return Coins(None, ())
    size, spots = 30 * layout.s, []
    center = QPointF(*layout.center)
    left = [(row.tokens, row.of, row.won) for row in rows]
    for row, number in lost_coins(left):
        box = layout.plaque(parting.places[rows[row].seat])
        # A team's lost coins lay in the middle.
        before = QPointF(*box.center) + (center - QPointF(*box.center)) * (0.36 if rows[row].place else 1.0)
        spots.append(before + QPointF((number - 1) * size * 0.8, (number % 2) * size * 0.5))
    return Coins(tokens.coin(kind, size, dpr), tuple(spots))
