"""A picture that shows adults how a child plays: the table, a card, and the sum that it makes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QGraphicsScene, QLabel, QSizePolicy, QWidget

from cardtable.cards.shuffle import Stream
from cardtable.language import say
from cardtable.learning.calling import ask
from cardtable.learning.ladder import Rating, Support
from cardtable.learning.questions import plain
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.call_line import CallLine, draw_line, draw_played, stretch_of
from cardtable.ui.learning.ribbon import Ribbon, RibbonContent
from cardtable.ui.shared.avatars import avatar_name
from cardtable.ui.table.items.backdrop import table_top
from cardtable.ui.table.items.board import Board
from cardtable.ui.table.items.public_board import at_once
from cardtable.ui.table.motion.look import SeatInfo, empty_look
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.places.ruler import Ruler

_WIDE = 780.0
"""Width in pixels of the table that the picture shows in its own size."""
_RATIO = 1.4
"""Least width of the picture divided by its height."""
_LIMIT, _BEFORE, _ADDED, _CARD = 99, 68, 7, "7H"
_CHILD, _OTHERS = "rabbit", ("owl", "cat", "tiger")
_HAND, _PILE = ("3C", "9D", "AS", "6H", "JD"), ("QC",)


class ChildAtPlay(QLabel):
    """The picture: a child at the long table plays a 7 at 68, and is shown the jumps over 70."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setAccessibleName(say("learners-welcome-picture"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw()

    def _draw(self) -> None:
        size = QSizeF(self.width(), min(self.height(), self.width() / _RATIO))
        if size.width() > 1 and size.height() > 1:
            self.setPixmap(_child_at_play(self.theme, size, self.devicePixelRatioF()))


def _child_at_play(theme: Theme, size: QSizeF, dpr: float) -> QPixmap:
    scale = size.width() / _WIDE
    table = Layout(_WIDE, size.height() / scale, 1 + len(_OTHERS), long=True)
    picture = blank(table.width, table.height, dpr * scale)
    with paint.painter_on(picture) as painter:
        table_top(painter, theme, table)
    _board(theme, table, picture).paint_on(picture)
    calling = ask(plain(_BEFORE, _ADDED), Rating(0.0), _LIMIT, Stream("", ""), support=Support.TICKS)
    while not calling.ways_shown[1:]:
        calling = calling.hinted()
    ruler = Ruler.whole(table.rule, table.s, 0, _LIMIT).stretched(*stretch_of(calling, _LIMIT))
    content = RibbonContent(_CHILD, avatar_name(_CHILD), "", words.sum_parts(calling.question), "")
    painter.begin(picture)
    paint.smooth(painter)
    draw_played(painter, theme, table, (_CARD,), table.over_pile, 1.0)
    draw_line(painter, CallLine(theme, table, ruler, calling, "frog", float(_BEFORE), is_helped=True))
    Ribbon(table, theme, content, 59 * table.s).draw(painter)
    painter.end()
    picture.setDevicePixelRatio(dpr)
    return picture


def _board(theme: Theme, table: Layout, picture: QPixmap) -> Board:
    """Return the table with everybody at it while the child is asked."""
    players = (_CHILD, *_OTHERS)
    board = Board(
        QGraphicsScene(), theme, lambda key, duration, perform: perform(1.0), at_once, lambda: False
    )
    board.sit([SeatInfo(avatar_name(one), one, person=one == _CHILD) for one in players], 0, 0, "token")
    board.arrange(table, picture.devicePixelRatio(), _LIMIT)
    held = tuple(len(_HAND) for _ in players)
    look = empty_look(len(players), _LIMIT, stock=31)
    board.show_table(
        replace(look, total=_BEFORE, turn=0, hand=_HAND, hand_sizes=held, pile=_PILE), glide=False
    )
    board.set_caller(0)
    return board
