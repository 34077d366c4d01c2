"""The other people at the table: plaques with avatar, name, tokens and state, and their small fans."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cardtable.game.events import HIDDEN
from cardtable.ui import paint, pictures
from cardtable.ui.paint import LEFT, RIGHT, alpha, disc, fill_round, mix, pill, shadow, text, text_width
from cardtable.ui.table.cards import card_picture, margin
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.layout import CARD_RATIO, TOKEN, Layout
from cardtable.ui.theme import Theme


@dataclass(frozen=True)
class SeatLook:
    """What a plaque says. `state` is empty, `turn`, `next`, `skipped` or `out`."""

    name: str
    avatar: str
    tokens: int | None = None
    of_tokens: int = 0
    forfeits: int = 0
    cards: int = 0
    state: str = ""


class Plaque(Drawn):
    """A seat: avatar on a name plate, tokens under the name."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.seat = SeatLook("", "fox")
        self._layout: Layout | None = None
        self._place = 0

    def arrange(self, layout: Layout, place: int) -> None:
        """Takes its place."""
        self._layout, self._place = layout, place
        _, _, w, h = layout.plaque(place)
        m = 26 * layout.s
        self.set_area(QRectF(-w / 2 - m, -h / 2 - m, w + 2 * m, h + 2 * m))
        self.place(*layout.seat(place))

    def show_seat(self, look: SeatLook) -> None:
        """What the plaque says from now on."""
        if look != self.seat:
            self.seat = look
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paints the plaque about (0, 0)."""
        if self._layout is None:
            return
        s, theme, seat = self._layout.s, self.theme, self.seat
        _, _, w, h = self._layout.plaque(self._place)
        mirrored = self._layout.mirrored(self._place)
        rect = QRectF(-w / 2, -h / 2, w, h)
        turn = seat.state == "turn"
        shadow(painter, rect, h / 2, blur=10 * s, dy=4 * s, strength=0.45)
        line = theme.brass if turn else theme.panel_line
        fill_round(painter, rect, h / 2, alpha(theme.panel, 0.97), line, 2.4 * s if turn else 1.4)
        size = h + 10 * s
        ax = rect.right() - h / 2 + 2 * s if mirrored else rect.left() + h / 2 - 2 * s
        self._avatar(painter, ax, size, turn)
        tx = rect.left() + 20 * s if mirrored else ax + size / 2 + 11 * s
        out = seat.state == "out"
        colour = theme.panel_muted if out else theme.panel_text
        alone = not out and seat.tokens is None and not seat.forfeits
        y = 0 if alone else -13 * s
        room, most = w - h - (30 if mirrored else 24) * s, max(13.0, 17 * s)
        tight = most * room / max(1.0, text_width(seat.name, most, 800))
        text(painter, tx, y, seat.name, min(most, max(12.0, 13 * s, tight)), colour, 800, LEFT, room)
        if out:
            word = QCoreApplication.translate("Table", "out")
            text(painter, tx, 13 * s, word, max(12.0, 14 * s), theme.panel_muted, 700)
        else:
            self._belongings(painter, tx, rect)
        self._tag(painter, rect, mirrored)

    def _avatar(self, painter: QPainter, x: float, size: float, turn: bool) -> None:
        s, theme = self._layout.s if self._layout else 1.0, self.theme
        if turn:
            for grow, strength in ((11, 0.16), (7, 0.26)):
                glow = alpha(mix(theme.accent, "#FFB08A", 0.5), strength)
                disc(painter, x, 0, size / 2 + grow * s, glow)
        ring = mix(theme.accent, "#FF8F6B", 0.35) if turn else theme.panel_line
        disc(painter, x, 0, size / 2 + 3.4 * s, ring)
        painter.setOpacity(0.45 if self.seat.state == "out" else 1.0)
        paint.avatar(painter, self.seat.avatar, x, 0, size)
        painter.setOpacity(1.0)

    def _belongings(self, painter: QPainter, tx: float, rect: QRectF) -> None:
        if self._layout is None:
            return
        s, theme, seat = self._layout.s, self.theme, self.seat
        if seat.tokens is not None:
            self._tokens(painter, seat.tokens, max(seat.of_tokens, seat.tokens))
        elif seat.forfeits > 0:
            word = QCoreApplication.translate("Table", "forfeits: {count}").format(count=seat.forfeits)
            text(painter, tx, 14 * s, word, max(12.0, 14 * s), theme.panel_muted, 700)
        if self._layout.crowded and self._place and seat.cards:
            bx = rect.left() + 112 * s if self._layout.mirrored(self._place) else rect.right() - 32 * s
            path = pictures.back_path(theme.back)
            pictures.renderer(path).render(painter, QRectF(bx - 8 * s, 2 * s, 17 * s, 24 * s))
            text(painter, bx + 13 * s, 14 * s, str(seat.cards), max(11.0, 13 * s), theme.panel_muted, 800)

    def _tokens(self, painter: QPainter, left: int, total: int) -> None:
        if self._layout is None:
            return
        size = TOKEN * self._layout.s
        x0, y0 = self._layout.seat(self._place)
        if total > 12:
            at = self._layout.token(self._place, 0, 1)
            picture = pictures.token("penny", size, paint.dpr_of(painter))
            painter.drawPixmap(QPointF(at.x - x0 - size / 2, at.y - y0 - size / 2), picture)
            x = at.x - x0 + size * 0.75
            text(painter, x, at.y - y0, str(left), 15 * self._layout.s, self.theme.panel_text, 800)
            return
        for index in range(total):
            at = self._layout.token(self._place, index, total)
            rect = QRectF(at.x - x0 - size / 2, at.y - y0 - size / 2, size, size)
            if index < left:
                picture = pictures.token("penny", size, paint.dpr_of(painter))
                painter.drawPixmap(rect, picture, QRectF(picture.rect()))
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(alpha("#FFFFFF", 0.45), 1.4, Qt.PenStyle.DotLine))
                painter.drawEllipse(rect.adjusted(1.2, 1.2, -1.2, -1.2))

    def _tag(self, painter: QPainter, rect: QRectF, mirrored: bool) -> None:
        s, theme = self._layout.s if self._layout else 1.0, self.theme
        words = {
            "next": (QCoreApplication.translate("Table", "next"), theme.ink, theme.brass),
            "skipped": (QCoreApplication.translate("Table", "skipped"), "#FFFFFF", theme.skipped),
        }
        if self.seat.state not in words:
            return
        word, colour, ground = words[self.seat.state]
        pill(
            painter, rect.left() + 18 * s if mirrored else rect.right() - 18 * s, rect.top() - 5 * s, word,
            max(11.0, 12.5 * s), colour, ground, 800, pad=9 * s, height=max(18, 21 * s),
            align=LEFT if mirrored else RIGHT,
        )  # fmt: skip


class MiniHand(Drawn):
    """Hidden cards fanned on the felt before their owner."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._count = 0
        self._layout: Layout | None = None
        self._turn = 0.0

    def arrange(self, layout: Layout, place: int) -> None:
        """Takes its place."""
        self._layout = layout
        x, y, w, self._turn = layout.mini_hand(place)
        reach = w * 0.5 + w * CARD_RATIO / 2 + margin(w)
        self.set_area(QRectF(-reach, -reach, 2 * reach, 2 * reach))
        self.place(x, y)

    def set_count(self, count: int) -> None:
        """How many cards are held."""
        if count != self._count:
            self._count = count
            self.setVisible(count > 0)
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paints the fan about its pivot."""
        if self._layout is None:
            return
        w = 40 * self._layout.s
        dpr = paint.dpr_of(painter)
        back = card_picture(self.theme, HIDDEN, w, dpr * 2)
        corner = QPointF(-w / 2 - margin(w), w * 0.5 - w * CARD_RATIO / 2 - margin(w))
        apart = min(9.0, 48 / max(1, self._count - 1))
        painter.rotate(self._turn - 90)
        for i in range(self._count):
            t = i - (self._count - 1) / 2
            painter.save()
            painter.rotate(-t * apart)
            painter.drawPixmap(corner - QPointF(t * 0.6, 0), back)
            painter.restore()
