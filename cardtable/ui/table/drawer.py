"""The drawer at the right: the moves of this deal, newest at the bottom, and what the cards do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from cardtable.cards.faces import suit_of
from cardtable.ui import paint
from cardtable.ui.paint import CENTRE, LEFT, RIGHT, alpha, fill_round, mix, shadow, text, text_width
from cardtable.ui.pictures import suit_pip
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.layout import Layout
from cardtable.ui.table.moves import Move
from cardtable.ui.table.names import face_short
from cardtable.ui.theme import Theme

_ROW, _PAD = 55.0, 20.0
_KEY_ROW = 36.0
_COLUMN = 122.0
_SUITS = {"H": "#B8202D", "D": "#B8202D", "S": "#1F2430", "C": "#1F2430"}


class CardValue(Protocol):
    """What a card does, in few words; the rules write it."""

    @property
    def faces(self) -> Sequence[str]: ...

    @property
    def text(self) -> str: ...


def card_chip(painter: QPainter, x: float, y: float, code: str, h: float, right: bool = False) -> float:
    """Rank and suit on a scrap of card; returns its width."""
    shown = face_short(code)
    w = max(h * 1.42, text_width(shown, h * 0.62, 900) + h * 0.5)
    rect = QRectF(x - w if right else x, y - h / 2, w, h)
    fill_round(painter, rect, h * 0.24, "#FFFBF1", "#D8CBB0", 1)
    suit = suit_of(code)
    if suit is None:
        text(painter, rect.center().x(), y, shown, h * 0.62, "#1F2430", 900, CENTRE)
        return w
    rank = code[:-1]
    advance = text_width(rank, h * 0.66, 900)
    side = h * 0.52
    tx = rect.center().x() - (advance + side) / 2
    text(painter, tx, y, rank, h * 0.66, _SUITS[suit], 900)
    pip = suit_pip(suit, _SUITS[suit], side, paint.dpr_of(painter))
    target = QRectF(tx + advance + h * 0.05, y - side / 2, side, side)
    painter.drawPixmap(target, pip, QRectF(pip.rect()))
    return w


class Drawer(Drawn):
    """Moves and card values; hidden while the window is narrow."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._moves: tuple[Move, ...] = ()
        self._values: tuple[CardValue, ...] = ()
        self._deal = 0
        self._size = (0.0, 0.0)

    def arrange(self, layout: Layout) -> None:
        """Takes its place."""
        self.setVisible(layout.drawer > 0)
        self._size = (layout.drawer, layout.height)
        self.set_area(QRectF(-16, 0, layout.drawer + 16, layout.height))
        self.place(layout.table_width, 0)

    def tell(self, deal: int, moves: Sequence[Move], values: Sequence[CardValue]) -> None:
        """What stands in it."""
        self._deal, self._moves, self._values = deal, tuple(moves), tuple(values)
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paints the drawer from (0, 0)."""
        (w, h), theme = self._size, self.theme
        if w <= 0:
            return
        for i in range(14):
            painter.fillRect(QRectF(-14 + i, 0, 1, h), QColor(0, 0, 0, 4 + i * 4))
        ground = QLinearGradient(0, 0, 0, h)
        ground.setColorAt(0, mix(theme.panel, "#FFFFFF", 0.035))
        ground.setColorAt(1, QColor(theme.panel))
        painter.fillRect(QRectF(0, 0, w, h), ground)
        painter.fillRect(QRectF(0, 0, 1.4, h), QColor(theme.panel_line))
        translate = QCoreApplication.translate
        title = translate("Table", "Moves")
        text(painter, _PAD, 32, title, 20, theme.panel_text, 900)
        if self._deal:
            deal = translate("Table", "Deal {number}").format(number=self._deal)
            text(painter, _PAD + text_width(title, 20, 900) + 10, 33, deal, 14, theme.panel_muted, 600)
        painter.fillRect(QRectF(_PAD, 62, w - 2 * _PAD, 1), alpha(theme.panel_text, 0.12))
        top = self._key(painter, w, h)
        self._list(painter, w, top)

    def _list(self, painter: QPainter, w: float, bottom: float) -> None:
        room = int((bottom - 14 - 68) // _ROW)
        moves = self._moves[-room:] if room > 0 else ()
        y = bottom - 14 - _ROW * len(moves)
        for index, move in enumerate(moves):
            newest = index == len(moves) - 1
            behind = len(moves) - 1 - index
            painter.setOpacity(max(0.45, 1.0 - 0.07 * behind))
            self._row(painter, QRectF(10, y, w - 20, _ROW - 5), move, newest)
            y += _ROW
        painter.setOpacity(1.0)
        if not moves:
            hint = QCoreApplication.translate("Table", "What is played stands here.")
            text(painter, _PAD, 90, hint, 14, self.theme.panel_muted, 600, LEFT, w - 2 * _PAD)

    def _row(self, painter: QPainter, rect: QRectF, move: Move, newest: bool) -> None:
        theme = self.theme
        if newest:
            shadow(painter, rect, 12, blur=8, dy=3, strength=0.35)
            fill_round(painter, rect, 12, theme.paper, theme.paper_line, 1)
        strong = theme.ink if newest else theme.panel_text
        soft = theme.ink_muted if newest else theme.panel_muted
        y, x = rect.center().y(), rect.left() + 54
        paint.avatar(painter, move.avatar, rect.left() + 28, y, 36)
        text(painter, x, y - 9, move.name, 15, strong, 800, LEFT, rect.right() - 118 - x)
        if move.mark:
            paint.icon(painter, move.mark, x + 7, y + 11, 15, soft, 2.4)
            x += 19
        text(painter, x, y + 11, move.note, 13, soft, 600, LEFT, rect.right() - 116 - x)
        if move.card:
            card_chip(painter, rect.right() - 69, y, move.card, 28, right=True)
            paint.icon(painter, "arrow", rect.right() - 55, y, 15, soft, 2.4)
        text(painter, rect.right() - 12, y, str(move.total).replace("-", "−"), 19, strong, 900, RIGHT)

    def _key(self, painter: QPainter, w: float, h: float) -> float:
        """The card values at the foot; returns where they begin."""
        theme, values = self.theme, self._values
        if not values:
            return h
        cells = _cells(values)
        rows = max(row for row, _, _ in cells) + 1
        tall = 54 + rows * _KEY_ROW
        box = QRectF(12, h - tall - 12, w - 24, tall)
        fill_round(painter, box, 16, alpha("#FFFFFF", 0.055), alpha("#FFFFFF", 0.10), 1)
        title = QCoreApplication.translate("Table", "Card values")
        text(painter, box.left() + 16, box.top() + 24, title, 14, theme.panel_muted, 800, spacing=0.3)
        for row, column, value in cells:
            x = box.left() + 14 + column * (box.width() / 2 - 6)
            y = box.top() + 58 + row * _KEY_ROW
            used = card_chip(painter, x, y, _faces(value), 25)
            x += max(used, 36) + 9
            text(painter, x, y, _said(value), 14.5, theme.panel_text, 700, LEFT, box.right() - 8 - x)
        return box.top()


def _faces(value: CardValue) -> str:
    """The faces in short: `J Q`, `2 5–8`, `Hold`."""
    parts: list[list[str]] = []
    for face in map(face_short, value.faces):
        last = parts[-1][-1] if parts else ""
        if face.isdigit() and last.isdigit() and int(face) == int(last) + 1:
            parts[-1].append(face)
        else:
            parts.append([face])
    runs = (f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(run) for run in parts)
    return " ".join(runs)


def _said(value: CardValue) -> str:
    return value.text.replace("-", "−")


def _used(value: CardValue) -> float:
    """How wide a value is with its chip."""
    chip = max(36.0, text_width(_faces(value), 15.5, 900) + 12.5)
    return chip + 9 + text_width(_said(value), 14.5, 700)


def _cells(values: Sequence[CardValue]) -> list[tuple[int, int, CardValue]]:
    """Row and column of each value: two to a row; those that are too long stand alone at the end."""
    narrow = [value for value in values if _used(value) <= _COLUMN]
    cells = [(number // 2, number % 2, value) for number, value in enumerate(narrow)]
    rows = (len(narrow) + 1) // 2
    wide = [value for value in values if _used(value) > _COLUMN]
    return cells + [(rows + number, 0, value) for number, value in enumerate(wide)]
