"""The seats: plaques with avatar, name, tokens and state, and their small fans."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cardtable.cards.faces import HIDDEN
from cardtable.language import player, row, say
from cardtable.ui.drawing import paint, pictures, tokens
from cardtable.ui.drawing.faces import CALM, Face
from cardtable.ui.drawing.paint import (
    LEFT,
    alpha,
    disc,
    fill_round,
    icon,
    mix,
    pill,
    pill_width,
    shadow,
    text,
    text_width,
)
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.cached_item import CachedItem, copy_picture
from cardtable.ui.table.items.card_items import card_picture, margin
from cardtable.ui.table.motion.speeds import Ease, ease
from cardtable.ui.table.places.layout import CARD_RATIO, UNARRANGED, Box, Layout
from cardtable.ui.widgets.tool_tips import tip

if TYPE_CHECKING:
    from cardtable.ui.table.motion.look import Arrival, Look, SeatInfo


@dataclass(frozen=True)
class SeatLook:
    """What a plaque shows.

    `cards` is None for hands of real cards. `state` is empty, `turn`, `next`, `skipped`, `aside` (out of the
    deal), `won` (by going out) or `out` (eliminated); `kind` is that of the tokens; `at` and `arrival` are as
    in `SeatInfo`.
    """

    name: str
    avatar: str
    tokens: int | None = None
    of_tokens: int = 0
    forfeits: int = 0
    cards: int | None = 0
    state: str = ""
    kind: str = "token"
    score: int | None = None
    zeus: bool = False
    marks: int | None = None
    at: str = ""
    arrival: Arrival | None = None

    @property
    def is_away(self) -> bool:
        """Whether the seat takes no part: its phone is away, or it is out of the deal or the game."""
        return self.state in ("aside", "out") or (self.arrival is not None and self.arrival.state == "away")

    @property
    def is_free(self) -> bool:
        """Whether nobody sits there yet."""
        return self.arrival is not None and self.arrival.state == "free"


def look_of_seat(look: Look, seat: int, info: SeatInfo, of_tokens: int, kind: str) -> SeatLook:
    """Return what the plaque of a seat shows; it had `of_tokens` tokens of this kind at first."""
    state = ""
    if not look.in_game[seat]:
        state = "out"
    elif not look.in_deal[seat]:
        state = "won" if seat in look.gone_out else "aside"
    elif seat == look.skipped:
        state = "skipped"
    elif seat == look.turn:
        state = "turn"
    elif seat == look.next_seat and look.turn is not None:
        state = "next"
    return SeatLook(
        player(info.name), info.avatar, None if look.is_team else look.tokens[seat], of_tokens,
        look.forfeits[seat], look.hand_sizes[seat] if look.hand_sizes else None, state, kind,
        look.scores[seat] if look.scores else None,
        look.zeus == seat, look.marks[seat] if look.marks else None, info.at, info.arrival,
    )  # fmt: skip


def _tag_of(seat: SeatLook) -> str:
    """Return the kind of a seat's tag, or ""; a phone that is away comes before who is next."""
    if seat.at == "away" and seat.state in ("", "turn", "next"):
        return "away"
    return seat.state if seat.state in ("next", "skipped", "aside", "won") else ""


def _tag_words(seat: SeatLook) -> str:
    said = {
        "away": "board-phone-away",
        "next": "board-next",
        "skipped": "board-skipped",
        "aside": "board-sits-out",
        "won": "board-has-won",
    }
    tag = _tag_of(seat)
    return say(said[tag]) if tag else ""


_DROP = 0.35
"""The height a picture drops from into its ring, as a share of the picture."""


_GESTURE = 0.16
"""How far a picture moves at an accent, as a share of its height."""


class Portrait:
    """The round picture on a plaque, whose face can fade into another."""

    def __init__(self) -> None:
        self.rect = QRectF()
        self.face = self._before = CALM
        self._share = self._landed = 1.0
        self._moved = QPointF()

    def set_face(self, face: Face) -> None:
        """Change the face at once."""
        self.face, self._before, self._share = face, self.face, 1.0

    def fade(self, share: float) -> None:
        """Set how far the new face covers the one before, 0 to 1."""
        self._share = share

    def drop(self, share: float) -> None:
        """Set how far the picture has dropped into its ring, 0 to 1."""
        self._landed = share

    def move(self, right: float, down: float) -> None:
        """Move the picture out of its ring, by shares of its gesture, -1 to 1."""
        self._moved = QPointF(right, down)

    def picture(self, avatar: str, face: Face, dpr: float) -> QPixmap:
        return pictures.avatar(avatar, self.rect.width(), dpr, face)

    def draw(self, painter: QPainter, seat: SeatLook) -> None:
        """Draw the picture of the player, pale if the seat is out."""
        dpr = paint.dpr_of(painter)
        above = (1 - ease(Ease.OutBack, self._landed)) * _DROP * self.rect.height()
        moved = self._moved * _GESTURE * self.rect.height()
        at = self.rect.topLeft() - QPointF(0, above) + moved
        pale = 0.45 if seat.is_away else min(1.0, 3 * self._landed)
        if self._share < 1 and not seat.is_away:
            copy_picture(painter, self.picture(seat.avatar, self._before, dpr), at)
            pale = self._share
        opacity = painter.opacity()
        painter.setOpacity(opacity * pale)
        copy_picture(painter, self.picture(seat.avatar, self.face, dpr), at)
        painter.setOpacity(opacity)


class Plaque(CachedItem):
    """A seat: avatar on a name plate, tokens under the name.

    The plate is a kept picture with the avatar over it, so that a face changes without redrawing the plate.
    """

    LOOKS = 4

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.seat = self._plate = SeatLook("", "fox")
        self._layout = UNARRANGED
        self._place = 0
        self._unit = 1.0
        self._portrait = Portrait()
        self._held = HeldCount(theme, self)

    def arrange(self, layout: Layout, place: int) -> None:
        self._layout, self._place, self._unit = layout, place, layout.plaque_unit(place)
        _, _, w, h = layout.plaque(place)
        self._held.arrange(self._unit, self._height(13, 20))
        side = 112 * self._unit - w / 2 if layout.mirrored(place) else w / 2 - 32 * self._unit
        self._held.setPos(round(side), round(14 * self._unit))
        self._count()
        side = round(h + 10 * self._unit)
        self._portrait.rect = QRectF(round(self._face_x - side / 2), round(-side / 2), side, side)
        # On a small plaque, a tag with long text extends further.
        m = max(30 * self._unit, 26.0)
        self.set_area(QRectF(-w / 2 - m, -h / 2 - m, w + 2 * m, h + 2 * m))
        self.place(*layout.seat(place))

    def show_seat(self, look: SeatLook) -> None:
        """Set what the plaque shows."""
        if look != self.seat:
            self.seat, self._plate = look, replace(look, cards=0)
            tip(self, seat_in_words(look))
            self.update()
            self._count()

    @property
    def face(self) -> Face:
        """The face shown or fading in."""
        return self._portrait.face

    @property
    def face_box(self) -> QRectF:
        """The area of the face, which is all that is repainted when it changes."""
        return self._portrait.rect

    def show_face(self, face: Face) -> bool:
        """Set the face; return whether it changed. Call `fade` to let it fade in."""
        if face == self.face:
            return False
        self._portrait.set_face(face)
        self.update(self.face_box)
        return True

    def fade(self, share: float) -> None:
        """Set how far the new face covers the one before, 0 to 1."""
        self._portrait.fade(share)
        self.update(self.face_box)

    def drop(self, share: float) -> None:
        """Set how far the picture has dropped into its ring, 0 to 1; it overshoots a little."""
        self._portrait.drop(share)
        self.update()

    def nod(self, right: float, down: float) -> None:
        """Move the picture by shares of its gesture, -1 to 1."""
        self._portrait.move(right, down)
        self.update()

    def warm(self, look: SeatLook, face: Face, dpr: float) -> None:
        """Draw a coming plate and face in advance."""
        shown, self.seat = self.seat, look
        self._kept(replace(look, cards=0), dpr)
        self.seat = shown
        self._portrait.picture(look.avatar, face, dpr)

    def _count(self) -> None:
        """Show the number of cards if there is no room for a fan on the felt."""
        crowded = self._layout.crowded and self._place in self._layout.places
        self._held.set_count(self.seat.cards or 0 if crowded and not self.seat.is_away else 0)

    @property
    def shows(self) -> SeatLook:
        """What the plate itself draws, without the number of cards."""
        return self._plate

    def _height(self, size: float, most: float) -> float:
        """Return the size of text on the plaque, within its rows."""
        return max(size * self._unit, min(self._layout.words(size), most * self._unit))

    @property
    def _face_x(self) -> float:
        _, _, w, h = self._layout.plaque(self._place)
        away = w / 2 - h / 2 + 2 * self._unit
        return away if self._layout.mirrored(self._place) else -away

    def draw(self, painter: QPainter) -> None:
        self.draw_kept(painter)
        self._draw_face(painter)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        self._draw_face(painter)

    def _draw_face(self, painter: QPainter) -> None:
        if self.seat.is_free:
            return
        self._portrait.draw(painter, self.seat)
        if self.seat.zeus:
            self._zeus(painter)
        if self.seat.at:
            self._phone(painter)

    def _phone(self, painter: QPainter) -> None:
        """Draw the sign of a phone at the avatar, crossed out if it is away."""
        s, theme, size = self._unit, self.theme, self._portrait.rect.width()
        away, r = self.seat.at == "away", 13 * s
        out = 1 if self._face_x > 0 else -1
        x, y = self._face_x + out * (size / 2 - 7 * s), -size / 2 + 9 * s
        ground = theme.paper if away else theme.brass
        disc(painter, x, y, r, ground, alpha(theme.edge, 0.8), 1.6 * s)
        icon(painter, "phone", x, y, 18 * s, theme.ink, 2.4)
        if away:
            painter.setPen(QPen(QColor(theme.off), 2.6 * s))
            painter.drawLine(QPointF(x - 8 * s, y + 8 * s), QPointF(x + 8 * s, y - 8 * s))

    def draw_kept(self, painter: QPainter) -> None:
        s, theme, seat = self._unit, self.theme, self.seat
        _, _, w, h = self._layout.plaque(self._place)
        mirrored = self._layout.mirrored(self._place)
        rect = QRectF(-w / 2, -h / 2, w, h)
        if seat.arrival is not None and seat.is_free:
            self._free(painter, rect, seat.arrival)
            return
        turn = seat.state == "turn"
        shadow(painter, rect, h / 2, blur=10 * s, dy=4 * s, strength=0.45)
        own = seat.arrival.color if seat.arrival is not None else ""
        line = theme.brass if turn else own or theme.panel_line
        fill_round(painter, rect, h / 2, alpha(theme.panel, 0.97), line, 2.4 * s if turn or own else 1.4)
        ax, size = self._face_x, h + 10 * s
        self._ring(painter, ax, size, turn)
        if not self._layout.has_words:
            return
        tx = rect.left() + 20 * s if mirrored else ax + size / 2 + 11 * s
        room = w - h - (30 if mirrored else 24) * s
        if seat.arrival is not None:
            self._name(painter, tx, room - seat.arrival.button)
            self._arrival(painter, tx, room - seat.arrival.button, seat.arrival)
            return
        self._name(painter, tx, room)
        if seat.state == "out":
            word = say("board-out")
            text(painter, tx, 13 * s, word, self._height(14, 20), theme.panel_muted, 700)
            self._marks(painter, tx + text_width(word, self._height(14, 20), 700) + 10 * s)
        else:
            self._belongings(painter, tx, rect)
            self._marks(painter, tx)
        self._tag(painter)
        self._score(painter, rect, mirrored)

    def _name(self, painter: QPainter, x: float, room: float) -> None:
        seat, theme = self.seat, self.theme
        color = theme.panel_muted if seat.is_away else theme.panel_text
        alone = seat.state != "out" and seat.tokens is None and not seat.forfeits and not seat.marks
        alone = alone and seat.arrival is None
        size = paint.fitting(seat.name, self._height(17, 28), 800, room, max(12.0, 13 * self._unit))
        text(painter, x, 0 if alone else -13 * self._unit, seat.name, size, color, 800, LEFT, room)

    def _ring(self, painter: QPainter, x: float, size: float, turn: bool) -> None:
        s, theme = self._unit, self.theme
        if turn:
            for grow, strength in ((11, 0.16), (7, 0.26)):
                glow = alpha(mix(theme.accent, "#FFFFFF", 0.4), strength)
                disc(painter, x, 0, size / 2 + grow * s, glow)
        own = self.seat.arrival.color if self.seat.arrival is not None else ""
        ring = mix(theme.accent, "#FFFFFF", 0.2) if turn else own or theme.panel_line
        disc(painter, x, 0, size / 2 + 3.4 * s, ring)

    def _free(self, painter: QPainter, rect: QRectF, arrival: Arrival) -> None:
        """Draw the dashed plate of a free seat."""
        s, theme = self._unit, self.theme
        shape = QPainterPath()
        shape.addRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.fillPath(shape, QColor(theme.panel))
        painter.strokePath(shape, QPen(alpha(theme.brass, 0.7), 2, Qt.PenStyle.DashLine))
        icon(painter, arrival.icon, self._face_x + 4 * s, 0, 30 * s, theme.gilt, 1.9)
        left = self._face_x + rect.height() / 2 + 2 * s
        room = rect.right() - 16 * s - left
        size = paint.fitting(arrival.words, self._height(17, 28), 700, room, 11)
        text(painter, left, 0, arrival.words, size, theme.panel_muted, 700, LEFT, room)

    def _arrival(self, painter: QPainter, x: float, room: float, arrival: Arrival) -> None:
        """Draw how the seat is taken, with its icon, below the name."""
        y, theme = 13 * self._unit, self.theme
        color = theme.low if arrival.state == "ready" else theme.panel_muted
        size = self._height(14, 20)
        icon(painter, arrival.icon, x + size / 2, y, size * 1.1, color, 2.6)
        aside = size * 1.25
        size = paint.fitting(arrival.words, size, 700, room - aside, 11)
        text(painter, x + aside, y, arrival.words, size, color, 700, LEFT, room - aside)

    def _zeus(self, painter: QPainter) -> None:
        """Draw the Zeus token on the lower outer edge of the avatar."""
        s, x, size = self._unit, self._face_x, self._portrait.rect.width()
        side = 34 * s
        zeus = pictures.special("ZEUS-TOKEN", side, paint.dpr_of(painter))
        target = QRectF(x - side / 2 - (size / 2 - 8 * s), size / 2 - side, side, side)
        if x > 0:
            target.translate(size - 16 * s, 0)
        painter.drawPixmap(target, zeus, QRectF(zeus.rect()))

    def _belongings(self, painter: QPainter, tx: float, rect: QRectF) -> None:
        s, theme, seat = self._unit, self.theme, self.seat
        if seat.tokens is not None:
            whole = max(seat.of_tokens, seat.tokens)
            size = self._layout.token_size(self._place, 1 if tokens.is_bill(seat.kind) else whole)
            faint = alpha(theme.wash, 0.45)
            tokens.row(painter, seat.kind, tx, 14 * s, size, seat.tokens, whole, theme.panel_text, faint)
        elif seat.forfeits > 0:
            word = say("board-forfeits", count=seat.forfeits)
            room = rect.right() - tx - (48 if self._layout.crowded else 12) * s
            text(painter, tx, 14 * s, word, self._height(14, 18), theme.panel_muted, 700, LEFT, room)

    def _marks(self, painter: QPainter, x: float) -> None:
        """Draw the reward marks below the name; no game has both them and tokens."""
        if self.seat.marks:
            word = f"★ {self.seat.marks}"
            text(painter, x, 13 * self._unit, word, self._height(14, 20), self.theme.gilt, 800)

    @property
    def _tag_size(self) -> float:
        return max(11.0, self._height(12.5, 17))

    @property
    def tag_box(self) -> QRectF:
        """The area of the tag on the plate; empty if there is none."""
        said, size, s = _tag_words(self.seat), self._tag_size, self._unit
        if not said:
            return QRectF()
        _, _, w, h = self._layout.plaque(self._place)
        rect = QRectF(-w / 2, -h / 2, w, h)
        high, wide = max(18, size * 1.68), pill_width(said, size, 800, 9 * s)
        # It grows upward, away from the name.
        y = rect.top() - 5 * s - max(0.0, high - 21 * s) / 2
        # Long text extends beyond the other end of the plate, not over the face.
        face, half = self._face_x, 0.42 * self._portrait.rect.width()
        left = min(rect.left() + 18 * s, face - half - wide)
        if face < 0:
            left = max(rect.right() - 18 * s - wide, face + half)
        return QRectF(left, y - high / 2, wide, high)

    def _tag(self, painter: QPainter) -> None:
        theme, box = self.theme, self.tag_box
        colors = {
            "next": (theme.ink, theme.brass),
            "skipped": ("#FFFFFF", theme.skipped),
            "aside": (theme.panel_text, theme.panel_line),
            "won": (theme.ink, theme.brass),
            "away": (theme.ink, theme.paper),
        }
        if box.isEmpty():
            return
        color, ground = colors[_tag_of(self.seat)]
        pill(
            painter, box.left(), box.center().y(), _tag_words(self.seat), self._tag_size, color,
            ground, 800, pad=9 * self._unit, height=box.height(), align=LEFT,
        )  # fmt: skip

    @property
    def _parts(self) -> tuple[QRectF, ...]:
        """The areas of plate, picture and tag, which have round ends."""
        _, _, w, h = self._layout.plaque(self._place)
        ring = h / 2 + 9 * self._unit
        face = QRectF(self._face_x - ring, -ring, 2 * ring, 2 * ring)
        return QRectF(-w / 2, -h / 2, w, h), face, self.tag_box

    @property
    def outline(self) -> QPainterPath:
        """The outline of plate, picture and tag on the table."""
        path = QPainterPath()
        for part in self._parts:
            round_ = QPainterPath()
            round_.addRoundedRect(part, part.height() / 2, part.height() / 2)
            path = path.united(round_)
        return path.translated(self.pos())

    @property
    def bounds(self) -> QRectF:
        """The area of the outline, found in much less time."""
        whole = QRectF()
        for part in self._parts:
            whole = whole.united(part)
        return whole.translated(self.pos())

    @property
    def score_box(self) -> Box | None:
        """The area of the score on the table; None if there is none."""
        if self.seat.score is None:
            return None
        _, _, w, h = self._layout.plaque(self._place)
        box = self._score_box(QRectF(-w / 2, -h / 2, w, h), self._layout.mirrored(self._place))
        return Box(self.x() + box.x(), self.y() + box.y(), box.width(), box.height())

    @property
    def _score_size(self) -> float:
        return max(11.0, self._height(12.5, 17))

    def _score_box(self, rect: QRectF, mirrored: bool) -> QRectF:
        """Return the area of the score, on the lower edge away from the avatar."""
        size, s = self._score_size, self._unit
        high = max(18, size * 1.68)
        wide = pill_width(say("board-score", count=self.seat.score or 0), size, 800, 9 * s)
        left = rect.left() + 18 * s if mirrored else rect.right() - 18 * s - wide
        top = rect.bottom() + 8 * s - high / 2
        # The viewer's is near the lower edge of the window, and large text makes it high.
        _, y, _, h = self._layout.plaque(self._place)
        top = min(top, self._layout.height - (y + h / 2) - high - 2)
        return QRectF(left, top, wide, high)

    def _score(self, painter: QPainter, rect: QRectF, mirrored: bool) -> None:
        if self.seat.score is None:
            return
        theme, box = self.theme, self._score_box(rect, mirrored)
        pill(
            painter, box.left(), box.center().y(), say("board-score", count=self.seat.score),
            self._score_size, theme.panel_text, theme.panel, 800, pad=9 * self._unit, height=box.height(),
            line=alpha(theme.brass, 0.75), align=LEFT,
        )  # fmt: skip


class HeldCount(CachedItem):
    """A small card back with the number of cards held, on the plaque `parent`."""

    def __init__(self, theme: Theme, parent: Plaque) -> None:
        super().__init__(theme, parent)
        self._unit, self._size, self._cards = 1.0, 13.0, 0

    def arrange(self, unit: float, size: float) -> None:
        """Set the scale of the plaque and the size of the number."""
        self._unit, self._size = unit, size
        self.set_area(QRectF(-10 * unit, -14 * unit, 30 * unit + size, 28 * unit))

    def set_count(self, cards: int) -> None:
        """Set the number of cards; 0 hides it."""
        if cards != self._cards:
            self._cards = cards
            self.redraw()
        self.setVisible(cards > 0)

    def draw(self, painter: QPainter) -> None:
        s, theme = self._unit, self.theme
        # The kept picture, as each card dealt or drawn changes a number.
        back = pictures.back(theme.back, 17 * s, paint.dpr_of(painter))
        painter.drawPixmap(QRectF(-8 * s, -12 * s, 17 * s, 24 * s), back, QRectF(back.rect()))
        text(painter, 13 * s, 0, str(self._cards), self._size, theme.panel_muted, 800)


def seat_in_words(look: SeatLook) -> str:
    """Return what a plaque shows, in one sentence."""
    if look.arrival is not None:
        return row([*([] if look.is_free else [look.name]), look.arrival.words])
    parts = [look.name]
    if look.at:
        parts.append(say("board-at-phone") if look.at == "phone" else say("board-phone-is-away"))
    if look.state == "out":
        parts.append(say("board-out-of-the-game"))
    else:
        if look.tokens is not None:
            parts.append(tokens.in_words(look.kind, look.tokens, look.of_tokens))
        if look.score is not None:
            parts.append(say("board-score", count=look.score))
    if look.marks is not None:
        parts.append(say("board-reward-marks", count=look.marks))
    if look.state == "out":
        return row(parts)
    if look.zeus:
        parts.append(say("board-holds-zeus"))
    if look.state == "aside":
        return row([*parts, say("board-sits-this-deal-out")])
    if look.cards is not None:
        parts.append(say("board-cards", count=look.cards))
    states = {
        "turn": "board-to-play",
        "next": "board-next",
        "skipped": "board-skipped",
        "won": "board-has-won",
    }
    parts += [say(states[look.state])] if look.state in states else []
    return row(parts)


class MiniHand(CachedItem):
    """Hidden cards fanned on the felt in front of their owner."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._count = 0
        self._layout = UNARRANGED
        self._place = 0

    def arrange(self, layout: Layout, place: int) -> None:
        self._layout, self._place = layout, place
        x, y, w, _ = layout.mini_hand(place)
        reach = math.hypot(w * 0.5, w * 0.5 + w * CARD_RATIO / 2) + margin(w)
        self.set_area(QRectF(-reach, -reach, 2 * reach, 2 * reach))
        self.place(x, y)

    def set_count(self, count: int) -> None:
        """Set the number of cards."""
        if count != self._count:
            self._count = count
            self.setVisible(count > 0)
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        dpr, at = paint.dpr_of(painter), self.pos()
        for x, y, w, turn in self._layout.mini_cards(self._place, self._count):
            painter.save()
            painter.translate(x - at.x(), y - at.y())
            painter.rotate(turn)
            corner = QPointF(-w / 2 - margin(w), -w * CARD_RATIO / 2 - margin(w))
            painter.drawPixmap(corner, card_picture(self.theme, HIDDEN, w, dpr * 2))
            painter.restore()
