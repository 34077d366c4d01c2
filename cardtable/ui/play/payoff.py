"""What a finished game has brought: one line under the standings, which leads to the album."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from cardtable.language import Player, paragraph, player, say
from cardtable.rules.deeds import Deed
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.play.celebration import PlayerKind
from cardtable.ui.play.standings import Standing
from cardtable.ui.shared.seals import draw_seal
from cardtable.ui.widgets.controls import Control


class SeatNews(NamedTuple):
    """The deeds of a seat that its person did for the first time, deals with cards, and deals survived."""

    seat: int
    deeds: Sequence[Deed]
    dealt: int
    survived: int


class AlbumNews(NamedTuple):
    """The news of all people at the table, the games won tonight by name, and what opens the album."""

    seats: Sequence[SeatNews]
    tally: Sequence[tuple[str, str, int]]
    open: Callable[[int], object]


class Praise(NamedTuple):
    """One true sentence about the game of a seat, and the deed in it."""

    words: str
    seat: int
    deed: Deed | None = None


def praise_of(news: AlbumNews, rows: Sequence[Standing]) -> Praise | None:
    """Return the best that is true of the people: a new deed, players outlasted, deals survived."""
    by_seat = {row.seat: row for row in rows}
    people = [(one, by_seat[one.seat]) for one in news.seats if one.seat in by_seat]
    for one, row in people:
        if one.deeds:
            deed = one.deeds[-1]
            return Praise(say("play-album-new", player=_named(row), deed=deed.words), one.seat, deed)
    for one, row in people:
        outlasted = sum(other.place > row.place for other in rows)
        if outlasted and not row.won:
            words = say("play-outlasted", player=_named(row), count=outlasted, all=len(rows) - 1)
            return Praise(words, one.seat)
    for one, row in people:
        if one.survived and one.dealt > 1:
            words = say("play-survived", player=_named(row), count=one.survived, all=one.dealt)
            return Praise(words, one.seat)
    return None


def _named(row: Standing) -> Player:
    return Player(row.name, row.player_kind is PlayerKind.YOU)


class Payoff(Control):
    """A plate with the seal of a new deed, the praise, and how often each person has won tonight."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.praise: Praise | None = None
        self.tally: Sequence[tuple[str, str, int]] = ()

    def show_news(self, news: AlbumNews, rows: Sequence[Standing]) -> None:
        """Show what is new; a tally needs several people."""
        self.praise = praise_of(news, rows)
        self.tally = news.tally if len(news.tally) > 1 else ()
        counts = [
            say("statistics-number-of", words=player(name), number=str(won)) for name, _, won in self.tally
        ]
        said = [self.praise.words] if self.praise is not None else []
        self.set_label(paragraph([*said, *([say("album-tonight"), *counts] if counts else [])]))
        self.update()

    @property
    def has_news(self) -> bool:
        """Whether there is anything to show."""
        return self.praise is not None or bool(self.tally)

    def ring_radius(self, body: QRectF) -> float:
        return body.height() * 0.36

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, high = self.theme, body.height()
        plate = theme.paper_raised if self.underMouse() else theme.paper
        paint.fill_round(painter, body, self.ring_radius(body), plate, theme.paper_line, 1.2)
        left, right, y = body.left() + high * 0.4, body.right() - high * 0.3, body.center().y()
        for _, avatar, won in reversed(self.tally):
            size = high * 0.36
            right -= paint.text(
                painter, right, body.center().y(), str(won), size, theme.ink, 900, paint.RIGHT
            )
            paint.avatar(painter, avatar, right - high * 0.42, body.center().y(), high * 0.62)
            right -= high * 1.0
        if self.tally:
            words = say("album-tonight")
            right -= paint.text(painter, right, y, words, high * 0.28, theme.ink_muted, 700, paint.RIGHT)
            right -= high * 0.3
        if self.praise is None:
            return
        if self.praise.deed is not None:
            draw_seal(painter, theme, QPointF(left + high * 0.3, y), high * 0.38, self.praise.deed)
            left += high * 0.85
        said, room = self.praise.words, right - left
        size = paint.fitting(said, high * 0.36, 800, room, 11)
        paint.text(painter, left, y, said, size, theme.ink, 800, width=room)
