"""The strip above the own hand: how a deal ended and the way on, or what is asked and the answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.game.view import SeatView
from cardtable.ui import paint
from cardtable.ui.paint import LEFT, alpha, fill_round, fitting, lines_of, shadow, text, text_width
from cardtable.ui.table import losses, wins
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.layout import CARD_RATIO, Box, Layout
from cardtable.ui.table.names import together
from cardtable.ui.table.told import told as in_words
from cardtable.ui.theme import Theme

BUTTON_WIDTH, _SHARE = 168.0, 0.36
"""How wide the button of the strip is at scale 1, and the most of the strip that it takes."""

_TEXT, _BESIDE_AVATAR = 30.0, 72.0
"""Where the words begin, without a picture and beside one, at scale 1."""

_LEAST, _LEADING = 12.0, 1.27
"""The smallest text, and how far its lines stand apart."""

_MARK = 22.0
"""How much farther up a marked card reaches with text twice as large."""


@dataclass(frozen=True)
class Notice:
    """What the strip says; `over` is the end of the game, `asks` a question, `won` a deal that was won."""

    title: str
    detail: str
    avatar: str
    over: bool = False
    asks: bool = False
    won: bool = False


def _words_width(asked: Notice, s: float) -> float:
    """How wide a question is at that scale, with its picture and the room around it."""
    title = text_width(asked.title, max(14.0, 19 * s), 900)
    detail = text_width(asked.detail, max(12.0, 14.5 * s), 600)
    return max(title, detail) + ((_BESIDE_AVATAR if asked.avatar else _TEXT) + 20) * s


def asking_scale(asked: Notice, buttons: Callable[[float], float], layout: Layout) -> float:
    """How large a question stands beside buttons that are so wide at a scale: as large as text is wished, as
    far as the table is wide enough.
    """
    scale = layout.strip_scale
    while scale > layout.s and _words_width(asked, scale) + buttons(scale) > layout.open_right - 24:
        scale *= 0.96
    return max(scale, layout.s)


def asking_box(asked: Notice, buttons: float, layout: Layout, scale: float) -> Box:
    """Where a question stands: no wider than it has to be, so that no seat is covered, and with its buttons
    beside a list of moves that lies over the table.
    """
    w = min(_words_width(asked, scale) + buttons, layout.open_right - 24)
    h = max(56.0, 68 * scale)
    top = layout.hand_y - layout.hand_card * CARD_RATIO / 2
    above = 50 * layout.s + _MARK * layout.s * (layout.large - 1)
    return Box(min(layout.table_width / 2 - w / 2, layout.open_right - 12 - w), top - above - h, w, h)


def notice(
    events: Sequence[AnyEvent],
    names: Sequence[str],
    avatars: Sequence[str],
    viewer: int | None,
    kind: str = "token",
) -> Notice | None:
    """What the events say of the end of a deal or of the game; None if neither ended.

    `viewer` is the seat of the person who reads it and is spoken to; `kind` is that of the tokens.
    """
    over = next((e for e in events if isinstance(e, ev.GameEnded)), None)
    ended = next((e for e in events if isinstance(e, ev.DealEnded)), None)
    if over is not None:
        return _game_notice(over, events, names, avatars, viewer)
    if ended is None:
        return None
    translate = QCoreApplication.translate
    winner = wins.hero(ended, events)
    if winner is not None:
        details = wins.details(ended, events, names, viewer, kind)
        if len(details) < 2:
            details += _next_deal(ended, names, viewer)
        title = wins.title(winner, names, events, viewer)
        return Notice(title, " ".join(details), avatars[winner], won=True)
    losers = ended.losers
    who = names[losers[0]] if losers else ""
    changed = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat in losers]
    if not losers:
        title = translate("Table", "The deal is over")
    elif len(losers) > 1:
        joined = together([names[seat] for seat in losers])
        title = translate("Table", "{names} lose this deal").format(names=joined)
    else:
        lost = -sum(change.change for change in changed)
        stuck = any(isinstance(e, ev.SeatStuck) and e.seat == losers[0] for e in events)
        own = losers[0] == viewer
        title = losses.own_loss(kind, stuck, lost) if own else losses.loss(kind, who, stuck, lost)
    if ended.scores is not None:
        details = [_scored(ended.scores, viewer)]
    else:
        details = [losses.left(kind, change.left) for change in changed[:1]]
    details += _put_out(losers[:1], events, viewer) + _next_deal(ended, names, viewer)
    return Notice(title, " ".join(details), avatars[losers[0]] if losers else "")


def _next_deal(ended: ev.DealEnded, names: Sequence[str], viewer: int | None) -> list[str]:
    """Who deals next, if anybody does; or who begins, where that does not follow from it."""
    translate, first = QCoreApplication.translate, ended.next_starter
    if ended.next_dealer is None:
        return []
    if first is not None and first == viewer:
        return [translate("Table", "You begin the next deal.")]
    if first is not None:
        return [translate("Table", "{name} begins the next deal.").format(name=names[first])]
    if ended.next_dealer == viewer:
        return [translate("Table", "You deal next.")]
    return [translate("Table", "{name} deals next.").format(name=names[ended.next_dealer])]


def _scored(scores: Sequence[int], viewer: int | None) -> str:
    """How the reader stands where points are added up over the deals; those of the deal are counted in."""
    translate, most = QCoreApplication.translate, max(scores)
    if viewer is None:
        return translate("Table", "The highest score is {most}.").format(most=most)
    own = scores[viewer]
    if own == most:
        return translate("Table", "Your score of {own} is the highest.").format(own=own)
    return translate("Table", "Your score is {own}, the highest {most}.").format(own=own, most=most)


def _put_out(losers: Sequence[int], events: Sequence[AnyEvent], viewer: int | None) -> list[str]:
    """Whether this end put the losers out of the game, which may cost no token: they may have held none."""
    translate = QCoreApplication.translate
    out = {event.seat for event in events if isinstance(event, ev.SeatOut) and event.scope == "game"}
    own, other = translate("Table", "You are out."), translate("Table", "Out of the game.")
    return [own if seat == viewer else other for seat in losers if seat in out]


def waiting(view: SeatView) -> Notice | None:
    """What it says at a table that is taken up again between two deals."""
    if view.phase != "between" or view.deal == 0:
        return None
    title = QCoreApplication.translate("Table", "Deal {number} is over").format(number=view.deal)
    detail = QCoreApplication.translate("Table", "The table is as you left it.")
    return Notice(title, detail, "")


def _game_notice(
    over: ev.GameEnded,
    events: Sequence[AnyEvent],
    names: Sequence[str],
    avatars: Sequence[str],
    viewer: int | None,
) -> Notice:
    translate = QCoreApplication.translate
    joined = together([names[seat] for seat in over.winners])
    if not over.winners:
        title = translate("Table", "Everybody loses the game")
    elif len(over.winners) > 1:
        title = translate("Table", "{names} win the game").format(names=joined)
    elif over.winners[0] == viewer:
        title = translate("Table", "You win the game")
    else:
        title = translate("Table", "{name} wins the game").format(name=joined)
    detail = translate("Table", "Well played, everyone.")
    hand = next((e for e in events if isinstance(e, ev.HandDeclared) and e.what == over.why), None)
    if hand is not None:
        detail = translate("Table", "{sentence}.").format(sentence=in_words(hand, names).sentence)
    shown = over.winners[0] if over.winners else hand.seat if hand is not None else None
    return Notice(title, detail, avatars[shown] if shown is not None else "", True)


@dataclass(frozen=True)
class Row:
    """A line of the words on a strip; `y` is its middle, counted from that of the strip."""

    string: str
    size: float
    y: float
    heavy: bool


def rows_of(told: Notice, room: float, s: float) -> tuple[Row, ...]:
    """The title and what stands under it, each in two lines where one has no room."""
    lines: list[tuple[str, float, bool]] = []
    for string, usual, weight, least in (
        (told.title, max(14.0, 19 * s), 900, _LEAST + 1),
        (told.detail, max(_LEAST, 14.5 * s), 600, _LEAST),
    ):
        size, split = fitting(string, usual, weight, room, least), [string]
        if text_width(string, size, weight) > room:
            first, *others = lines_of(string, room, _LEAST, weight)
            split, size = [first, " ".join(others)], _LEAST
        lines += [(line, size, weight == 900) for line in split if line]
    air = [0.0 if after == before else 4 * s for (_, _, before), (_, _, after) in pairwise(lines)]
    y = -(sum(size for _, size, _ in lines) * _LEADING + sum(air)) / 2
    rows = []
    for (string, size, heavy), below in zip(lines, [*air, 0.0], strict=True):
        rows.append(Row(string, size, y + size * _LEADING / 2, heavy))
        y += size * _LEADING + below
    return tuple(rows)


class Strip(Drawn):
    """The dark strip with a notice; its buttons are widgets of the view."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.notice: Notice | None = None
        self.has_button = True
        """Whether the way on stands at its end once a deal is over; without it, the words alone need room."""
        self._layout: Layout | None = None
        self._box = QRectF()
        self._s = 1.0
        self._buttons = 0.0
        self.setVisible(False)

    def arrange(self, layout: Layout) -> None:
        """Takes its place."""
        self._layout = layout
        s, box = layout.strip_scale, layout.strip
        buttons = self.button_width + 24 * s
        if not self.has_button:
            buttons = 24 * s
            words = _words_width(self.notice, s) if self.notice is not None else 0.0
            width = min(box.w, words + buttons)
            box = Box(box.centre.x - width / 2, box.y, width, box.h)
        self._put(box, s, buttons)

    def _put(self, box: Box, s: float, buttons: float) -> None:
        self._s, self._buttons = s, buttons
        self._box = QRectF(0, 0, box.w, box.h)
        self.set_area(self._box.adjusted(-24, -20, 24, 32))
        self.place(box.x, box.y)

    def tell(self, told: Notice | None) -> None:
        """What it says; None hides it."""
        self.notice = told
        if not self.has_button and self._layout is not None:
            self.arrange(self._layout)
        self.setVisible(told is not None)
        self.redraw()

    def ask(self, asked: Notice | None, buttons: Callable[[float], float], layout: Layout) -> float:
        """A question beside buttons that are so wide in all at a scale, clear of risen cards; None hides it.

        Returns the scale at which it stands.
        """
        scale = layout.s
        if asked is not None:
            scale = asking_scale(asked, buttons, layout)
            self._put(asking_box(asked, buttons(scale), layout, scale), scale, buttons(scale))
        self.tell(asked)
        return scale

    @property
    def box(self) -> QRectF:
        """Where it is, in view pixels."""
        return self._box.translated(self.pos())

    @property
    def button_width(self) -> float:
        """How wide its button is; less on a short strip."""
        if self._layout is None:
            return BUTTON_WIDTH
        return min(BUTTON_WIDTH * self._layout.strip_scale, self._layout.strip.w * _SHARE)

    @property
    def button_box(self) -> QRectF:
        """Where its button stands, in view pixels."""
        s, width, box = self._s, self.button_width, self.box
        return QRectF(box.right() - width - 9 * s, box.top() + 9 * s, width, box.height() - 18 * s)

    def draw(self, painter: QPainter) -> None:
        """Paints the strip."""
        if self.notice is None:
            return
        s, theme, box = self._s, self.theme, self._box
        radius, y = box.height() / 2, box.center().y()
        shadow(painter, box, radius, blur=16 * s, dy=7 * s, strength=0.5)
        calm = self.notice.over or self.notice.asks or self.notice.won
        line = theme.brass if calm else theme.bust_line
        fill_round(painter, box, radius, alpha(theme.panel, 0.98), line, 2)
        if self._has_picture:
            paint.avatar(painter, self.notice.avatar, 36 * s, y, 48 * s)
        room = self.words_room
        x = box.width() - self._buttons - room
        for row in self.rows:
            colour, weight = (theme.panel_text, 900) if row.heavy else (theme.panel_muted, 600)
            text(painter, x, y + row.y, row.string, row.size, colour, weight, LEFT, room)

    @property
    def _has_picture(self) -> bool:
        """Whether the avatar is shown: rather not than to write in small print."""
        if self.notice is None or not self.notice.avatar:
            return False
        room = self._box.width() - _BESIDE_AVATAR * self._s - self._buttons
        return len(rows_of(self.notice, room, self._s)) <= 2

    @property
    def words_room(self) -> float:
        """How wide the words may be."""
        begin = _BESIDE_AVATAR if self._has_picture else _TEXT
        return self._box.width() - begin * self._s - self._buttons

    @property
    def rows(self) -> tuple[Row, ...]:
        """The words as they are written."""
        return rows_of(self.notice, self.words_room, self._s) if self.notice is not None else ()
