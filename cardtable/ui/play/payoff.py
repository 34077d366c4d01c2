"""What a game has brought: praise for each person, the album's card, and the deal that decided the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from cardtable.game.record.figures import TurningPoint
from cardtable.language import Player, paragraph, player, say
from cardtable.rules.deeds import Deed
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.pictures import CARD_RATIO
from cardtable.ui.drawing.tables import panel_table
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.play.celebration import PlayerKind
from cardtable.ui.play.standings import LARGEST, Standing
from cardtable.ui.shared.album_cards import draw_card
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, Pace, ease
from cardtable.ui.widgets.controls import Control

_WAIT = speeds.ALBUM_WAIT / (speeds.ALBUM_WAIT + speeds.ALBUM_TURN)
"""The share of the motion before the card begins to turn."""

_SEVERAL = 2
"""The fewest games outdone that are worth a sentence."""


class SeatNews(NamedTuple):
    """The news of a person at a seat.

    The deeds done for the first time, those in this game done before, the deals with cards and survived, the
    plays of the longest deal if it was the longest ever, else 0, and the last games of this kind in which
    fewer players were outlasted.
    """

    seat: int
    deeds: Sequence[Deed]
    before: Sequence[Deed]
    dealt: int
    survived: int
    longest: int = 0
    games: int = 0


class AlbumNews(NamedTuple):
    """The news of all people at the table after a game, and the games won tonight by name.

    `turning_point` is the deal that decided the game, if there is one. `open` opens the album of a seat,
    `watch` shows that deal.
    """

    variant: str
    seats: Sequence[SeatNews]
    tally: Sequence[tuple[str, str, int]]
    turning_point: TurningPoint | None
    open: Callable[[int], object]
    watch: Callable[[], object]


class Praise(NamedTuple):
    """One true sentence about the game of a person."""

    words: str
    row: Standing
    news: SeatNews


def praises_of(news: AlbumNews, rows: Sequence[Standing]) -> list[Praise]:
    """Return the best that is true of each person, if anything is; the one at the screen is first."""
    by_seat = {row.seat: row for row in rows}
    found = []
    for one in news.seats:
        row = by_seat.get(one.seat)
        words = _praise(one, row, rows) if row is not None else ""
        if row is not None and words:
            found.append(Praise(words, row, one))
    return sorted(found, key=lambda praise: praise.row.player_kind is not PlayerKind.YOU)


def _praise(news: SeatNews, row: Standing, rows: Sequence[Standing]) -> str:
    """Return a new deed, the longest deal ever, players outlasted, or deals survived; "" for none."""
    named = Player(row.name, row.player_kind is PlayerKind.YOU)
    outlasted = sum(other.place > row.place for other in rows)
    if news.deeds:
        return say("play-album-new", player=named, deed=news.deeds[-1].words)
    if news.longest:
        return say("play-longest", player=named, count=news.longest)
    if news.games >= _SEVERAL:
        return say("play-better", player=named, count=outlasted, all=len(rows) - 1, games=news.games)
    if outlasted and not row.won:
        return say("play-outlasted", player=named, count=outlasted, all=len(rows) - 1)
    if news.survived and news.dealt > 1:
        return say("play-survived", player=named, count=news.survived, all=news.dealt)
    return ""


_LETTERS = 18
"""The height of names and counts in pixels of the design."""


class _Plate(Control):
    """A sheet of paper that is one button, with text as large as the standings have."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.scale = 1.0

    @property
    def unit(self) -> float:
        """A pixel of the design, grown with the text."""
        return self.scale * min(self.theme.text, LARGEST)

    @property
    def radius(self) -> float:
        return 24 * self.scale

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw the paper, lighter under the pointer, and what is on it."""
        plate = self.theme.paper_raised if self.underMouse() else self.theme.paper
        paint.fill_round(painter, body, self.radius, plate, self.theme.paper_line, 1.2)
        self.draw_content(painter, body)

    def draw_content(self, painter: QPainter, body: QRectF) -> None:
        """Draw what is on the paper."""
        raise NotImplementedError


class Payoff(_Plate):
    """The sheet with the praise, the card that gets a new seal, and how often each person has won tonight."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.praises: Sequence[Praise] = ()
        self.tally: Sequence[tuple[str, str, int]] = ()
        self._variant = ""
        self._turning = QVariantAnimation(self)
        self._turning.setStartValue(0.0)
        self._turning.setEndValue(1.0)
        self._turning.valueChanged.connect(lambda _: self.update())
        self._is_due = False

    def show_news(self, news: AlbumNews, rows: Sequence[Standing], pace: Pace) -> None:
        """Show what is new; a tally needs several people."""
        self.praises = praises_of(news, rows)
        self.tally = news.tally if len(news.tally) > 1 else ()
        self._variant = news.variant
        self._turning.stop()
        takes = 0.0 if pace.reduced else pace.ms(speeds.ALBUM_WAIT + speeds.ALBUM_TURN)
        self._turning.setDuration(round(takes))
        self._is_due = takes > 0 and self.shown is not None and not self.shown.news.before
        counts = [
            say("statistics-number-of", words=player(name), number=str(won)) for name, _, won in self.tally
        ]
        said = [praise.words for praise in self.praises]
        self.set_label(paragraph([*said, *([say("album-tonight"), *counts] if counts else [])]))
        self.update()

    @property
    def has_news(self) -> bool:
        return bool(self.praises or self.tally)

    @property
    def shown(self) -> Praise | None:
        """The first praise of a new deed, whose card is shown."""
        return next((praise for praise in self.praises if praise.news.deeds), None)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_due:
            self._is_due = False
            self._turning.start()

    @property
    def turned(self) -> float:
        """How far the card has turned from its back to its face, 0 to 1."""
        if self._is_due:
            return 0.0
        if self._turning.state() is not QVariantAnimation.State.Running:
            return 1.0
        share = (float(self._turning.currentValue()) - _WAIT) / (1 - _WAIT)
        return ease(Ease.InOutSine, share)

    # Drawing

    def draw_content(self, painter: QPainter, body: QRectF) -> None:
        pad = 20 * self.scale
        room = body.adjusted(pad, pad, -pad, -pad)
        shown = self.shown
        if self.tally and not self.praises and room.height() >= 8 * _LETTERS * self.unit:
            self._draw_large_tally(painter, room)
            return
        if shown is not None:
            wide = min(room.height() * 0.8, room.width() * 0.3)
            felt = QRectF(room.left(), room.top(), wide, room.height())
            self._draw_card_on(painter, felt, shown)
            room.setLeft(felt.right() + pad)
        if self.tally:
            row = QRectF(room.left(), room.bottom() - 44 * self.unit, room.width(), 44 * self.unit)
            rule = QRectF(room.left(), row.top() - 5 * self.scale, room.width(), 1)
            painter.fillRect(rule, self.theme.paper_line)
            self._draw_tally(painter, row)
            room.setBottom(rule.top() - 5 * self.scale)
        high = room.height() / max(1, len(self.praises))
        for number, praise in enumerate(self.praises):
            place = QRectF(room.left(), room.top() + number * high, room.width(), high)
            self._draw_praise(painter, place, praise)

    def _draw_card_on(self, painter: QPainter, felt: QRectF, shown: Praise) -> None:
        """Draw the card as far as it has turned, on felt."""
        panel_table(painter, self.theme, felt, 16 * self.scale, 6 * self.scale)
        high = min(felt.height() * 0.82, felt.width() * 0.72 * CARD_RATIO)
        place = QRectF(-high / CARD_RATIO / 2, -high / 2, high / CARD_RATIO, high)
        turned = self.turned
        painter.save()
        painter.translate(felt.center())
        painter.scale(max(0.02, abs(1 - 2 * turned)), 1 + 0.12 * (1 - abs(1 - 2 * turned)))
        seals = [*shown.news.before, *shown.news.deeds]
        draw_card(painter, self.theme, place, self._variant, turned >= 0.5, seals)
        painter.restore()

    def _draw_praise(self, painter: QPainter, place: QRectF, praise: Praise) -> None:
        """Draw a sentence as large as fits; several people have their pictures before it."""
        several, words = len(self.praises) > 1, praise.words
        if several:
            side = min(place.height() * 0.86, 46 * self.unit)
            paint.avatar(painter, praise.row.avatar, place.left() + side / 2, place.center().y(), side)
            place.setLeft(place.left() + side + 12 * self.scale)

        def fits(size: float) -> bool:
            lines = paint.lines_of(words, place.width(), size, 800)
            widest = max(paint.text_width(line, size, 800) for line in lines)
            return len(lines) * size * 1.25 <= place.height() and widest <= place.width()

        alone = 26 if self.shown is not None else 38
        size = paint.largest((18 if several else alone) * self.unit, 10.0, fits)
        high = len(paint.lines_of(words, place.width(), size, 800)) * size * 1.25
        place.setTop(place.center().y() - high / 2)
        paint.paragraph(painter, place, words, size, self.theme.ink, 800, leading=1.25)

    def _draw_large_tally(self, painter: QPainter, room: QRectF) -> None:
        """Draw tonight's wins over the whole sheet, if there is nothing else to say."""
        theme, size = self.theme, _LETTERS * self.unit
        paint.text(painter, room.left(), room.top() + size, say("album-tonight"), size, theme.ink_muted, 800)
        wide = room.width() / len(self.tally)
        side = min(wide * 0.7, (room.height() - 6 * size) * 0.9, 96 * self.unit)
        middle = room.center().y()
        for number, (name, avatar, won) in enumerate(self.tally):
            x = room.left() + (number + 0.5) * wide
            paint.avatar(painter, avatar, x, middle - size, side)
            words = player(name)
            letters = paint.fitting(words, size, 800, wide - 8, 10)
            below = middle - size + side / 2 + size
            paint.text(painter, x, below, words, letters, theme.ink, 800, paint.CENTER, wide)
            paint.text(painter, x, below + 1.6 * size, str(won), 1.5 * size, theme.ink, 900, paint.CENTER)

    def _draw_tally(self, painter: QPainter, row: QRectF) -> None:
        theme, y, side, size = self.theme, row.center().y(), row.height() * 0.8, _LETTERS * self.unit
        label, small = say("album-tonight"), max(11.0, 14 * self.unit)
        left = row.left() + paint.text(painter, row.left(), y, label, small, theme.ink_muted, 700)
        step = min((row.right() - left) / len(self.tally), side * 4.4)
        widest = max(paint.text_width(player(name), small, 800) for name, *_ in self.tally)
        for number, (name, avatar, won) in enumerate(reversed(self.tally)):
            right = row.right() - number * step
            count = paint.text(painter, right, y, str(won), size, theme.ink, 900, paint.RIGHT)
            at = right - count - side * 0.2
            # With the names of all, or with none.
            if widest + count + side * 1.5 < step:
                at -= paint.text(painter, at, y, player(name), small, theme.ink, 800, paint.RIGHT)
                at -= side * 0.15
            paint.avatar(painter, avatar, at - side / 2, y, side)


class Decider(_Plate):
    """The sheet with the last cards of the deal that decided the game; a click shows that deal."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._point: TurningPoint | None = None
        self._avatars: dict[int, str] = {}
        self.setAccessibleDescription(say("album-watch"))

    def show_deal(self, point: TurningPoint | None, rows: Sequence[Standing]) -> None:
        """Show the deal; with None there is nothing to show."""
        self._point = point
        self._avatars = {row.seat: row.avatar for row in rows}
        self.set_label("" if point is None else say("play-decided", deal=point.deal))
        self.update()

    @property
    def has_deal(self) -> bool:
        return self._point is not None

    def draw_content(self, painter: QPainter, body: QRectF) -> None:
        """Draw the cards before the words, or above them on a plate that is high."""
        pad = 18 * self.scale
        cards = body.adjusted(pad, pad / 2, -pad, -pad / 2)
        words = QRectF(cards)
        if body.height() > 0.3 * body.width():
            words.setTop(words.bottom() - 3 * 17 * self.unit)
            cards.setBottom(words.top())
            self._draw_cards(painter, cards)
        else:
            # Half of the width is for the words.
            cards.setWidth(body.width() / 2)
            words.setLeft(self._draw_cards(painter, cards) + pad / 2)
        self._draw_words(painter, words)

    def _draw_cards(self, painter: QPainter, place: QRectF) -> float:
        """Draw the last cards, and the outline of one for the loser; return where they end."""
        point, theme = self._point, self.theme
        if point is None:
            return place.left()
        seats = len(point.plays) + (point.loser is not None)
        wide = min(place.height() / CARD_RATIO, place.width() / (1.3 * max(1, seats)))
        card = QRectF(place.left(), place.center().y() - wide * CARD_RATIO / 2, wide, wide * CARD_RATIO)
        for seat, code in point.plays:
            face = pictures.face(code, wide, paint.dpr_of(painter), theme.deck)
            paint.shadow(painter, card, wide * 0.09, blur=wide * 0.12, dy=wide * 0.04, strength=0.5)
            painter.drawPixmap(card, face, QRectF(face.rect()))
            self._draw_player(painter, card, seat)
            card.translate(wide * 1.3, 0)
        if point.loser is not None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.ink_muted), 1.4, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), wide * 0.1, wide * 0.1)
            self._draw_player(painter, card, point.loser)
            card.translate(wide * 1.3, 0)
        return card.left()

    def _draw_words(self, painter: QPainter, place: QRectF) -> None:
        """Draw which deal it was, and at the right what a click does."""
        theme, size, y = self.theme, 15 * self.unit, place.center().y()
        right = place.right()
        right -= paint.text(painter, right, y, say("album-watch"), size, theme.accent, 800, paint.RIGHT)
        paint.icon(painter, "play", right - size * 0.9, y, size, theme.accent, 2.6)
        room = right - size * 2 - place.left()
        size = paint.fitting(self.text(), 17 * self.unit, 800, room, 11)
        paint.text(painter, place.left(), y, self.text(), size, theme.ink, 800, width=room)

    def _draw_player(self, painter: QPainter, place: QRectF, seat: int) -> None:
        at, side = QPointF(place.right(), place.bottom() - place.height() * 0.12), place.width() * 0.56
        paint.avatar(painter, self._avatars.get(seat, ""), at.x(), at.y(), side)
