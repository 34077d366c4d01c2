"""The drawings of “What did they hold?”: the felt with all cards, the deal's moves, the rated moves.

Screen readers get each of them as sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from cardtable.language import Player, paragraph, say, series, word
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.faces import CALM, Face, Mood
from cardtable.ui.drawing.panel_table import panel_table
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.pages.replay.replay_words import listed
from cardtable.ui.table.items.chips import chip, chip_width, words_of_cards
from cardtable.ui.table.words.hints import percent

_TALL = pictures.CARD_RATIO
_CARD, _SMALL_CARD, _GAP = 76.0, 58.0, 8.0
"""The width of a card that was held, with much room and with little, and the gap between two, in pixels."""
_LEAST_CARD = 44.0
"""Least width of a card in pixels, so that a low window cuts no card of the first rows."""
_MUCH = 640
_GHOST = 0.66
"""Scale of a card that was only imagined."""
_FRAME, _RAISED, _BELOW_OWN, _BELOW_PLAQUE = 4.0, 20.0, 20, 8
"""Pixels: the frame of the played card, its rise, and the room below the player's hand and below a name."""
_WEIGHED = 76
"""The height of a rated move, in pixels."""


class Belief(QFrame):
    """A strip of paper with the computer's avatar and a sentence: what it believed, and the truth."""

    def __init__(self, theme: Theme, words: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self._avatar, self._face = theme, "", CALM
        self.setMinimumHeight(80)
        column = QVBoxLayout(self)
        column.setContentsMargins(96, 12, 30, 14)
        column.addWidget(words)

    def show_animal(self, avatar: str, mood: Mood) -> None:
        """Show the avatar ("" for none) and its mood."""
        self._avatar, self._face = avatar, Face(mood)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        paint.smooth(painter)
        body = QRectF(self.rect()).adjusted(3, 1, -3, -5)
        paint.shadow(painter, body, 38, blur=5, dy=2, strength=0.34)
        paint.fill_round(painter, body, 38, theme.paper, theme.paper_line, 1.2)
        if self._avatar:
            x, y = body.left() + 40, body.center().y()
            paint.disc(painter, x, y, 35, theme.brass)
            paint.avatar(painter, self._avatar, x, y, 66, self._face)
        painter.end()


class Panel(QFrame):
    """A dark panel for words beside the felt."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.fill_round(painter, body, 24, paint.alpha(self.theme.panel, 0.96), self.theme.panel_line, 1.2)
        painter.end()


class Felt(QFrame):
    """A piece of felt with a wooden rim, as background."""

    RADIUS, RIM = 40.0, 11.0

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        panel_table(painter, self.theme, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.RADIUS, self.RIM)
        painter.end()


@dataclass(frozen=True)
class HeldRow:
    """A seat with a note and the cards that it held.

    `shares` has for each card the share of the worlds in which it was imagined there, None if it was known;
    `imagined` are the cards in the world shown.
    """

    name: Player
    avatar: str
    held: tuple[str, ...]
    shares: tuple[float | None, ...] = ()
    imagined: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Turn:
    """The cards that were played, and the total before and after."""

    cards: tuple[str, ...] = ()
    before: int = 0
    after: int = 0


@dataclass(frozen=True)
class WeighedRow:
    """A rated move: its cards, its total, the chance of surviving the deal, and a note."""

    cards: tuple[str, ...]
    told: str
    safe: float | None
    note: str
    is_chosen: bool


@dataclass(frozen=True)
class Made:
    """A move of the deal; `choice` is the number of the choice, None if it can't be looked at."""

    name: Player
    avatar: str
    cards: tuple[str, ...]
    total: int
    choice: int | None


class Painted(QWidget):
    """The base of drawings in rows, which screen readers get as sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def high(self) -> float:
        """The height of all rows at the current width, in pixels."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        return QSize(300, round(self.high))

    def minimumSizeHint(self) -> QSize:
        # Without room for all rows, the parent scrolls.
        return QSize(260, self.sizeHint().height())

    def say(self, sentences: Sequence[str]) -> None:
        """Set the sentences for screen readers, and redraw."""
        self.setAccessibleName(paragraph(sentences))
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError


class HeldHands(Painted):
    """The seat that thought, with its cards and its play, above the others' true and imagined hands."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rows: tuple[HeldRow, ...] = ()
        self.world = ""
        self.turn = Turn()
        self._seen = 0.0

    def show_rows(self, rows: Sequence[HeldRow], world: str, turn: Turn) -> None:
        """Show the seats, the thinking one first; `world` is the heading of imagined hands, "" for none."""
        self.rows, self.world, self.turn = tuple(rows), world, turn
        told = []
        for row in rows:
            told.append(say("minds-held", name=row.name, cards=listed(row.held)))
            if row.imagined:
                told.append(say("minds-held-in-world", cards=listed(row.imagined)))
        self.say(told)

    def set_seen(self, height: float) -> None:
        """Set how many pixels of the height are visible without scrolling."""
        if height != self._seen:
            self._seen = height
            self.updateGeometry()
            self.update()

    # Sizes

    @property
    def _card(self) -> float:
        """The width of a card, in pixels.

        The player's hand and the first row of others fit into the visible height. If smaller cards allow it,
        the lower edge cuts no other hand either.
        """
        usual = _CARD if self.width() >= _MUCH else _SMALL_CARD
        besides = _RAISED + _BELOW_OWN + self._plaque + _BELOW_PLAQUE + self._badge
        largest = max(_LEAST_CARD, min(usual, (self._seen - besides) / (2 * _TALL)))
        card = largest
        while card > _LEAST_CARD and self._is_cut(card):
            card = max(_LEAST_CARD, card - 1)
        return largest if self._is_cut(card) else card

    def _is_cut(self, card: float) -> bool:
        """Return whether the lower edge cuts a hand of others if cards are `card` wide."""
        return any(top < self._seen < end for top, end in self._edges(card))

    def _edges(self, card: float) -> list[tuple[float, float]]:
        first, high = self._own_high(card) + self._plaque + _BELOW_PLAQUE, card * _TALL + self._badge
        tops = [first + row * self._place_high(card) for row in range(self._row_count(card))]
        return [(top, top + high) for top in tops]

    @property
    def _plaque(self) -> float:
        return 50 * self.theme.room

    @property
    def _badge(self) -> float:
        return 25 * self.theme.text

    def _own_high(self, card: float) -> float:
        return _RAISED + card * _TALL + _BELOW_OWN

    def _place_high(self, card: float) -> float:
        imagined = self._badge + card * _GHOST * _TALL if self.world else 0.0
        return self._plaque + _BELOW_PLAQUE + card * _TALL + self._badge + imagined + 22

    @property
    def row_edges(self) -> list[tuple[float, float]]:
        """The top and bottom of each row of the others' cards with their percentages."""
        return self._edges(self._card)

    def _row_count(self, card: float) -> int:
        """Return the number of rows that the others need if cards are `card` wide."""
        others = self.rows[1:]
        if not others:
            return 0
        many = max(len(row.held) for row in others)
        least = max(190 * self.theme.room, min(many, 5) * (card + _GAP) + 20)
        most = max(1, min(len(others), int(self.width() // least)))
        return -(-len(others) // most)

    @property
    def _columns(self) -> int:
        return -(-len(self.rows[1:]) // max(1, self._row_count(self._card))) or 1

    @property
    def high(self) -> float:
        if not self.rows:
            return 60
        card = self._card
        return self._own_high(card) + self._row_count(card) * self._place_high(card) + 8

    # Drawing

    def draw(self, painter: QPainter) -> None:
        if not self.rows:
            return
        own, *others = self.rows
        self._draw_own(painter, own)
        columns, card = self._columns, self._card
        own_high, high = self._own_high(card), self._place_high(card)
        wide = self.width() / columns
        for number, row in enumerate(others):
            top = own_high + number // columns * high
            self._draw_place(painter, row, QRectF(number % columns * wide, top, wide, high))

    def _draw_own(self, painter: QPainter, row: HeldRow) -> None:
        theme, turn = self.theme, self.turn
        y = _RAISED + self._card * _TALL / 2
        name = max(140.0, min(230 * theme.room, self.width() * 0.3))
        self._draw_name(painter, row, 0, y, name, Face(Mood.THINKING))
        right = float(self.width())
        if turn.cards:
            right = self._draw_totals(painter, right, y) - 22
        left = name + 16
        step = self._step(len(row.held), right - left)
        played = list(turn.cards)
        for number, card in enumerate(row.held):
            raised = card in played
            if raised:
                played.remove(card)
            place = self._draw_card(
                painter, card, left + number * step, _FRAME if raised else _RAISED, self._card
            )
            if raised:
                half = _FRAME / 2
                paint.fill_round(
                    painter, place.adjusted(-half, -half, half, half), 8, None, theme.brass, _FRAME
                )

    def _draw_totals(self, painter: QPainter, right: float, y: float) -> float:
        """Draw the totals before and after the play, and return the x coordinate at which they begin."""
        theme = self.theme
        before, after = word(self.turn.before), word(self.turn.after)
        radius = min(30 * theme.room, self.width() * 0.045)
        for x, words, line, colour in (
            (right - radius, after, theme.brass, theme.panel_text),
            (right - 3 * radius - 34, before, theme.panel_line, theme.panel_muted),
        ):
            paint.disc(painter, x, y, radius, theme.panel, line, 2.5)
            size = paint.fitting(words, radius * 0.92, 900, radius * 1.6, 12)
            paint.text(painter, x, y, words, size, colour, 900, paint.CENTRE)
        paint.icon(painter, "arrow", right - 2 * radius - 17, y, 24, theme.brass, 2.8)
        return right - 4 * radius - 34

    def _draw_name(
        self, painter: QPainter, row: HeldRow, x: float, y: float, wide: float, face: Face
    ) -> None:
        """Draw a name plate as at the table: avatar, name, and a note below."""
        theme, high = self.theme, self._plaque
        plate = QRectF(x + high * 0.5, y - high * 0.46, wide - high * 0.5, high * 0.92)
        paint.fill_round(painter, plate, plate.height() / 2, paint.alpha(theme.panel, 0.92), theme.panel_line)
        paint.disc(painter, x + high / 2 + 2, y, high / 2 + 2, theme.panel)
        paint.avatar(painter, row.avatar, x + high / 2 + 2, y, high, face)
        left, note = x + high + 12, min(12.5 * theme.text, high * 0.34)
        room = plate.right() - 12 - left
        size = min(17 * theme.text, high * (0.42 if row.note else 0.56))
        apart = high * 0.2 if row.note else 0
        size, note = (
            paint.fitting(row.name, size, 900, room, 13),
            paint.fitting(row.note, note, 700, room, 11),
        )
        paint.text(painter, left, y - apart, row.name, size, theme.panel_text, 900, width=room)
        paint.text(painter, left, y + apart, row.note, note, theme.panel_muted, 700, width=room)

    def _draw_place(self, painter: QPainter, row: HeldRow, place: QRectF) -> None:
        """Draw a seat: its name, its hand with the shares, and the imagined hand."""
        theme = self.theme
        left, wide = place.left(), place.width() - 18
        y = place.top() + self._plaque / 2 + 2
        self._draw_name(painter, row, left, y, min(wide, 230 * theme.room), CALM)
        top = place.top() + self._plaque + _BELOW_PLAQUE
        step = self._step(len(row.held), wide)
        size = 13.5 * theme.text
        for number, card in enumerate(row.held):
            self._draw_card(painter, card, left + number * step, top, self._card)
        y = top + self._card * _TALL + self._badge * 0.52
        for number, share in enumerate(row.shares):
            if share is None and not row.imagined:
                continue
            told = say("minds-known") if share is None else say("minds-percent", percent=percent(share))
            fits = paint.fitting(told, size, 800, max(step, 30) - 16, 10)
            x = left + number * step + min(step, self._card) / 2
            paint.pill(
                painter, x, y, told, fits, theme.panel_text, theme.panel, pad=6, height=fits * 1.5, cast=False
            )
        if row.imagined:
            self._draw_imagined(painter, row, left, wide, top + self._card * _TALL + self._badge)

    def _draw_imagined(self, painter: QPainter, row: HeldRow, left: float, wide: float, top: float) -> None:
        """Draw the imagined hand under its heading, with a tick on each card that was really held."""
        theme, small = self.theme, self._card * _GHOST
        size = paint.fitting(self.world, 12.5 * theme.text, 700, wide - 16, 11)
        paint.pill(
            painter, left, top + self._badge * 0.45, self.world, size, theme.panel_muted, theme.panel, 700,
            pad=8, height=size * 1.5, cast=False, align=paint.LEFT,
        )  # fmt: skip
        top += self._badge
        step, held = min(small + 6, self._step(len(row.imagined), wide)), list(row.held)
        for number, card in enumerate(row.imagined):
            painter.setOpacity(0.7)
            place = self._draw_card(painter, card, left + number * step, top, small)
            painter.setOpacity(1.0)
            if card in held:
                held.remove(card)
                paint.disc(painter, place.right() - 7, place.top() + 7, 9, theme.good, "#FFFFFF", 1.5)
                paint.icon(painter, "check", place.right() - 7, place.top() + 7, 11, "#FFFFFF", 3.4)

    def _step(self, count: int, room: float) -> float:
        """Return the distance between cards, which overlap if there are many."""
        return min(self._card + _GAP, (room - self._card) / (count - 1)) if count > 1 else self._card + _GAP

    def _draw_card(self, painter: QPainter, card: str, x: float, y: float, wide: float) -> QRectF:
        face = pictures.face(card, wide, paint.dpr_of(painter), self.theme.deck)
        middle = QPointF(x + wide / 2, y + wide * _TALL / 2)
        paint.turned_card(painter, face, middle.x(), middle.y(), wide, 0, wide * 0.07, 5, 2)
        return QRectF(x, y, wide, wide * _TALL)


class WeighedMoves(Painted):
    """The rated moves, each with its cards and a bar for its chance; the chosen one in brass."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rows: tuple[WeighedRow, ...] = ()

    @property
    def high(self) -> float:
        return max(1, len(self.rows)) * self._each

    @property
    def _each(self) -> float:
        return _WEIGHED * self.theme.room

    def show_rows(self, rows: Sequence[WeighedRow]) -> None:
        """Show these moves in this order."""
        self.rows = tuple(rows)
        told = []
        for row in rows:
            facts = [row.told, row.note]
            if row.safe is not None:
                facts.insert(1, say("minds-not-to-lose", percent=percent(row.safe)))
            told.append(say("minds-weighed-move", facts=series(filter(None, facts))))
        self.say(told)

    def draw(self, painter: QPainter) -> None:
        for number, row in enumerate(self.rows):
            self._draw_row(painter, row, QRectF(0, number * self._each, self.width(), self._each - 7))

    def _draw_row(self, painter: QPainter, row: WeighedRow, rect: QRectF) -> None:
        theme = self.theme
        ground, line = paint.alpha(theme.wash, 0.11 if row.is_chosen else 0.05), theme.panel_line
        body = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        paint.fill_round(painter, body, 12, ground, theme.brass if row.is_chosen else line, 2)
        high = body.height() - 12
        x, wide = body.left() + 8, high / _TALL
        for card in row.cards[:4]:
            face = pictures.face(card, wide, paint.dpr_of(painter), theme.deck)
            paint.turned_card(painter, face, x + wide / 2, body.center().y(), wide, 0, 3, 3, 1)
            x += wide * (1 if len(row.cards) == 1 else 0.6)
        x += 12 + (wide * 0.4 if len(row.cards) > 1 else 0)
        right, size, small = body.right() - 12, 16 * theme.text, 13 * theme.text
        first, second = body.top() + body.height() * 0.31, body.top() + body.height() * 0.74
        if row.safe is not None:
            told = say("minds-percent", percent=percent(row.safe))
            used = paint.text(painter, right, second, told, small * 1.1, theme.panel_text, 800, paint.RIGHT)
            bar = QRectF(x, second - 4, max(20.0, right - used - 12 - x), 8)
            paint.fill_round(painter, bar, 4, paint.alpha(theme.wash, 0.14))
            filled = QRectF(bar.left(), bar.top(), max(8.0, bar.width() * row.safe), 8)
            paint.fill_round(painter, filled, 4, theme.brass if row.is_chosen else theme.low)
        note = paint.text_width(row.note, small, 700) if row.note else 0.0
        beside = row.safe is not None
        room = right - x - (note + 10 if note and beside else 0)
        if beside and room < paint.text_width(row.told, size * 0.75, 800):
            room, note = right - x, 0.0
        fits = paint.fitting(row.told, size, 800, room, 12)
        paint.text(painter, x, first, row.told, fits, theme.panel_text, 800, width=room)
        if row.note and beside and note:
            paint.text(painter, right, first, row.note, small, theme.gilt, 700, paint.RIGHT)
        elif row.note and not beside:
            paint.text(painter, x, second, row.note, small, theme.gilt, 700, width=room)


class DealStrip(Painted):
    """The moves of the deal, the current one in the middle; clicking a computer's move chooses it."""

    chosen = Signal(int)
    """The number of the choice."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.moves: tuple[Made, ...] = ()
        self._at = 0
        self.setMouseTracking(True)

    def show_moves(self, moves: Sequence[Made], at: int) -> None:
        """Show the moves of a deal, with the one at index `at` in brass."""
        self.moves, self._at = tuple(moves), at
        self.say(
            [say("minds-made", name=one.name, cards=listed(one.cards), total=one.total) for one in self.moves]
        )

    @property
    def high(self) -> float:
        return 36 + 30 * self.theme.room + 24 * self.theme.text if self.moves else 0

    def _wide(self) -> float:
        cards = [chip_width(words_of_cards(one.cards), self._chip) for one in self.moves]
        return max([64 * self.theme.room, *(width + 16 for width in cards)])

    @property
    def _chip(self) -> float:
        return 26 * self.theme.room

    def _left(self) -> float:
        """Return the x of the first move, such that all are visible or the current one is in the middle."""
        wide = self._wide()
        all_of_it = wide * len(self.moves)
        if all_of_it <= self.width():
            return 0.0
        return -min(max(0.0, (self._at + 0.5) * wide - self.width() / 2), all_of_it - self.width())

    def _cell(self, number: int) -> QRectF:
        wide = self._wide()
        return QRectF(self._left() + number * wide, 0, wide, self.height()).adjusted(2, 1, -2, -1)

    def draw(self, painter: QPainter) -> None:
        # Moves of people, which cannot be looked at, are dim.
        theme = self.theme
        for number, move in enumerate(self.moves):
            cell = self._cell(number)
            if cell.right() < 0 or cell.left() > self.width():
                continue
            here = number == self._at
            if here or move.choice is not None:
                ground = paint.alpha(theme.wash, 0.12 if here else 0.05)
                paint.fill_round(painter, cell, 14, ground, theme.brass if here else None, 2.5)
            painter.setOpacity(1.0 if move.choice is not None else 0.6)
            x, y = cell.center().x(), cell.top() + 20
            paint.avatar(painter, move.avatar, x, y, 30)
            y += 17 + self._chip / 2 + 2
            words = words_of_cards(move.cards)
            chip(painter, theme, x - chip_width(words, self._chip) / 2, y, words, self._chip)
            y += self._chip / 2 + 12 * theme.text
            size = 15 * theme.text
            paint.text(painter, x, y, word(move.total), size, theme.panel_text, 800, paint.CENTRE)
            painter.setOpacity(1.0)

    def _under(self, event: QMouseEvent) -> int | None:
        """Return the number of the choice under the pointer, None if there is none."""
        at = event.position()
        found = (move.choice for number, move in enumerate(self.moves) if self._cell(number).contains(at))
        return next(found, None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        shapes = Qt.CursorShape
        self.setCursor(shapes.ArrowCursor if self._under(event) is None else shapes.PointingHandCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        choice = self._under(event)
        if choice is not None:
            self.chosen.emit(choice)
