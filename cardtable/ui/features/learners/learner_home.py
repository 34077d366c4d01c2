"""The first view of the learners' page: a welcome while there are no learners, then a card for each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGraphicsScene, QLabel, QSizePolicy, QWidget

from cardtable import clock
from cardtable.cards.shuffle import Stream
from cardtable.language import say
from cardtable.learning.calling import ask
from cardtable.learning.ladder import Rating, Support
from cardtable.learning.profile import read_profile
from cardtable.learning.questions import plain
from cardtable.storage.learners import Learner
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.learner_form import level_name
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
from cardtable.ui.widgets.boxes import NO_MARGINS, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Sheet, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Drawing
from cardtable.ui.widgets.room_page import SheetsBody
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip

_BAND, _AVATAR, _ROUND = 90.0, 132.0, 24.0
"""A card's height of the colored band, size of the animal on its edge, and corner radius, in pixels."""
_WIDTH = 296
"""Width of a card in pixels, at the usual text size."""
_SHADOW, _GAP = 12, 28
"""The room in pixels for a shadow at the edge, and between two cards."""
_WIDE = 1100
"""Smallest width in pixels at which the welcome's picture gets more of the room."""
_HIGHEST = 540
"""Greatest height of the welcome's sheet, in pixels."""


class Welcome(QWidget):
    """The welcome, which explains learning next to a picture and asks who wants to learn."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.picture = ChildAtPlay(theme, self)
        self.words = Sheet(parent=self)
        self.add = PillButton(say("learners-add"), "plus", primary=True, parent=self.words)
        self.try_it = PillButton(say("learners-try"), "play", size=17, parent=self.words)
        self.try_it.setAccessibleDescription(say("learners-try-tip"))
        tip(self.try_it, self.try_it.accessibleDescription())
        self._layout()

    def _layout(self) -> None:
        texts = QWidget()
        lines = lay_column(on=texts, margins=(0, 0, 8, 0), gap=12)
        lines.addWidget(paragraph(say("learners-welcome"), "headline", texts))
        for sentence in ("learners-welcome-sums", "learners-welcome-help", "learners-welcome-nickname"):
            lines.addWidget(paragraph(say(sentence), "warm", texts))
        lines.addStretch(1)
        column = lay_column(on=self.words, margins=(26, 18, 14, 14), gap=6)
        add_parts(column, (ScrollArea(self.words, texts), 1), self.add, self.try_it)
        self._row = lay_row(self.picture, self.words, on=self, margins=NO_MARGINS, gap=24)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Larger text needs more of the width; in a high window the sheet is centered.
        super().resizeEvent(event)
        self.words.setMaximumHeight(round(_HIGHEST * self.theme.room))
        of_picture = 1.6 if self.width() >= _WIDE else 1.25
        self._row.setStretch(0, round(10 * of_picture / self.theme.room))
        self._row.setStretch(1, 10)


class CardActions(NamedTuple):
    """What the buttons of a card do; each is called with the learner's id."""

    ten_minutes: Callable[[str], None]
    play: Callable[[str], None]
    child: Callable[[str], None]
    parent: Callable[[str], None]


def draw_head(theme: Theme, avatar: str, painter: QPainter, area: QRectF) -> None:
    """Draw the head of a learner's card: the animal on the edge of a band with rays."""
    shape, band = QPainterPath(), QPainterPath()
    shape.addRoundedRect(area.adjusted(0, 0, 0, _ROUND), _ROUND, _ROUND)
    band.addRect(QRectF(area.topLeft(), QSizeF(area.width(), _BAND)))
    ground, shape = paint.shaded(band.boundingRect(), theme.felt[0], theme.felt[2]), shape.intersected(band)
    painter.fillPath(shape, ground)
    x, y = area.center().x(), area.top() + _BAND
    painter.save()
    painter.setClipPath(shape)
    paint.rays(painter, x, y, area.width() * 0.62, 28, "#FFFFFF", 0.16)
    painter.restore()
    paint.disc(painter, x, y, _AVATAR / 2 + 5, theme.paper, theme.brass, 2)
    paint.avatar(painter, avatar, x, y, _AVATAR, Face(Mood.GLAD))


class LearnerCard(Sheet):
    """The card of a learner: the animal, how large the numbers are, and buttons for what to do next."""

    def __init__(
        self, theme: Theme, learner: Learner, actions: CardActions, parent: QWidget | None = None
    ) -> None:
        super().__init__(radius=_ROUND, parent=parent)
        self.learner = learner
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        profile = read_profile(learner.document)
        name = learner.nickname
        self.name = label(name, "heading", self)
        numbers = paragraph(level_name(profile), "small", self)
        right = 0 if profile.dots else profile.right_on(clock.today())
        ready = say("learners-ready-for-more" if profile.outgrown else "learners-ready-to-play")
        today = say("learners-right-today", count=right) if right and not profile.outgrown else ready
        self.today = label(today, "label", self)
        self.is_game = profile.ten_minutes == clock.today().isoformat()
        """Whether the ten minutes of today are done, and a game is next."""
        does = say("learners-play" if self.is_game else "learners-ten-minutes")
        self.next = PillButton(does, "play" if self.is_game else "star", True, 17, self)
        self.child = PillButton(say("learners-child"), "cards", size=16, parent=self)
        self.parents = PillButton(say("learners-for-parents"), "lock", size=16, parent=self)
        heard = "learners-play-of" if self.is_game else "learners-ten-minutes-of"
        for button, named, action in (
            (self.next, say(heard, name=name), actions.play if self.is_game else actions.ten_minutes),
            (self.child, say("learners-child-of", name=name), actions.child),
            (self.parents, say("learners-parents-of", name=name), actions.parent),
        ):
            button.setAccessibleName(named)
            button.clicked.connect(lambda _=False, action=action: action(learner.id))
        head = Drawing(theme, 0, 0, self).show_drawing(partial(draw_head, theme, learner.avatar))
        head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        head.setFixedHeight(round(_BAND + _AVATAR / 2 + 6))
        column = lay_column(margins=(16, 0, 16, 14), gap=2)
        for line in (self.name, numbers, self.today):
            line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(line)
        add_parts(column, 8, self.next, self.child, self.parents)
        lay_column(head, column, on=self, margins=NO_MARGINS, gap=0)
        self.setFixedWidth(round(_WIDTH * theme.room))


class Family(ScrollArea):
    """The cards of all learners, side by side."""

    def __init__(self, theme: Theme, actions: CardActions, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self._actions = theme, actions
        self.cards: list[LearnerCard] = []
        self._flow: FlowLayout | None = None

    def show_learners(self, learners: tuple[Learner, ...]) -> None:
        """Show a card for each of these learners."""
        inner = SheetsBody()
        flow = self._flow = FlowLayout(on=inner, gap=_GAP)
        self.cards = []
        for learner in learners:
            card = LearnerCard(self.theme, learner, self._actions, inner)
            flow.addWidget(card)
            self.cards.append(card)
        self.setWidget(inner)
        self._center()

    def _center(self) -> None:
        """Center the cards if there is room."""
        if self._flow is None or not self.cards:
            return
        room, card = self.viewport().size(), self.cards[0].sizeHint()
        wide = self.cards[0].width() + _GAP
        columns = max(1, min(len(self.cards), (room.width() + _GAP - 2 * _SHADOW) // wide))
        rows = -(-len(self.cards) // columns)
        side = max(_SHADOW, (room.width() + _GAP - columns * wide) // 2)
        above = max(_SHADOW, (room.height() - rows * (card.height() + _GAP)) // 3)
        self._flow.setContentsMargins(side, above, 0, _SHADOW)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._center()

    def card(self, learner: str) -> LearnerCard | None:
        """Return the card of the learner with that id, None if there is none."""
        return next((card for card in self.cards if card.learner.id == learner), None)


_PICTURED = 780.0
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
    scale = size.width() / _PICTURED
    table = Layout(_PICTURED, size.height() / scale, 1 + len(_OTHERS), long=True)
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
