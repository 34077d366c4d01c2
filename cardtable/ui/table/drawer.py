"""The drawer at the right: the moves of this deal, newest at the bottom, and what the cards do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from cardtable.cards.faces import rank_of, suit_of
from cardtable.ui import paint
from cardtable.ui.paint import CENTRE, LEFT, RIGHT, alpha, fill_round, mix, shadow, text, text_width
from cardtable.ui.pictures import suit_pip
from cardtable.ui.table.drawn import Drawn
from cardtable.ui.table.layout import Layout
from cardtable.ui.table.moves import Move
from cardtable.ui.table.names import face_short
from cardtable.ui.theme import Theme

_PAD = 20.0
_HEADER = 62.0
_KEY_SHARE = 0.62
"""How much of the height the card values take at most; with more of them they are written smaller."""

_BLACK, _RED, _BLUE, _GREEN = "#1F2430", "#B8202D", "#1763AE", "#14713F"
_SUITS = {"H": _RED, "D": _RED, "S": _BLACK, "C": _BLACK}
_FOUR_SUITS = {"H": _RED, "D": _BLUE, "S": _BLACK, "C": _GREEN}


class CardValue(Protocol):
    """What a card does, in few words; the rules write it."""

    @property
    def faces(self) -> Sequence[str]: ...

    @property
    def text(self) -> str: ...


def short_name(code: str) -> str:
    """A card or a rank in a few letters: `A`, `10`, `Joker`, `Ares`; without its suit."""
    return rank_of(code) if suit_of(code) else face_short(code)


def chip_width(code: str, h: float) -> float:
    """How wide a scrap of card is that is `h` high."""
    suit = " " if suit_of(code) else ""
    return max(h * 1.42, text_width(short_name(code) + suit, h * 0.62, 900) + h * (0.76 if suit else 0.5))


def card_chip(
    painter: QPainter, theme: Theme, x: float, y: float, code: str, h: float, right: bool = False
) -> float:
    """Rank and suit on a scrap of card; returns its width."""
    w = chip_width(code, h)
    _scrap(painter, QRectF(x - w if right else x, y - h / 2, w, h))
    middle = (x - w if right else x) + w / 2
    suit, rank = suit_of(code), short_name(code)
    if suit is None:
        text(painter, middle, y, rank, h * 0.62, _BLACK, 900, CENTRE)
        return w
    colour = (_FOUR_SUITS if theme.deck.endswith("four-colour") else _SUITS)[suit]
    advance = text_width(rank, h * 0.66, 900)
    side = h * 0.52
    tx = middle - (advance + side) / 2
    text(painter, tx, y, rank, h * 0.66, colour, 900)
    pip = suit_pip(suit, colour, side, paint.dpr_of(painter))
    target = QRectF(tx + advance + h * 0.05, y - side / 2, side, side)
    painter.drawPixmap(target, pip, QRectF(pip.rect()))
    return w


def _scrap(painter: QPainter, rect: QRectF) -> None:
    fill_round(painter, rect, rect.height() * 0.24, "#FFFBF1", "#D8CBB0", 1)


class Drawer(Drawn):
    """Moves and card values: beside the table, over its right side, or away."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._moves: tuple[Move, ...] = ()
        self._values: tuple[CardValue, ...] = ()
        self._deal = 0
        self._size = (0.0, 0.0)
        self._over = False

    def arrange(self, layout: Layout) -> None:
        """Takes its place."""
        width = layout.drawer or layout.over
        self.setVisible(width > 0)
        self._size, self._over = (width, layout.height), layout.over > 0
        self.set_area(QRectF(-16, 0, width + 16, layout.height))
        self.place(layout.width - width, 0)

    def tell(self, deal: int, moves: Sequence[Move], values: Sequence[CardValue]) -> None:
        """What stands in it."""
        self._deal, self._moves, self._values = deal, tuple(moves), tuple(values)
        self.redraw()

    def _t(self, size: float) -> float:
        """How high words are that are `size` in text of the usual size."""
        return max(size, min(size * self.theme.text, 34.0))

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
        title, size, note = translate("Table", "Moves"), self._t(20), self._t(14)
        text(painter, _PAD, 32, title, size, theme.panel_text, 900)
        if self._deal:
            deal = translate("Table", "Deal {number}").format(number=self._deal)
            x = _PAD + text_width(title, size, 900) + 10
            text(painter, x, 33, deal, note, theme.panel_muted, 600, LEFT, w - 64 - x)
        painter.fillRect(QRectF(_PAD, _HEADER, w - 2 * _PAD, 1), alpha(theme.panel_text, 0.12))
        top = self._key(painter, w, h)
        self._list(painter, w, top)

    # --- the moves

    @property
    def _two_lines(self) -> bool:
        """Whether a move needs two lines for its words."""
        return self.theme.text > 1.6

    @property
    def _row_height(self) -> float:
        return 55.0 if self.theme.text == 1 else 2 * self._t(15) + self._t(13) + 12

    def _list(self, painter: QPainter, w: float, bottom: float) -> None:
        high = self._row_height
        room = int((bottom - 14 - _HEADER - 6) // high)
        moves = self._moves[-room:] if room > 0 else ()
        y = bottom - 14 - high * len(moves)
        for index, move in enumerate(moves):
            newest = index == len(moves) - 1
            behind = len(moves) - 1 - index
            painter.setOpacity(max(0.45, 1.0 - 0.07 * behind))
            self._row(painter, QRectF(10, y, w - 20, high - 5), move, newest)
            y += high
        painter.setOpacity(1.0)
        if not moves:
            hint = QCoreApplication.translate("Table", "The cards played in this deal are listed here.")
            place = QRectF(_PAD, _HEADER + 14, w - 2 * _PAD, 100)
            paint.paragraph(painter, place, hint, self._t(14), self.theme.panel_muted)

    def _row(self, painter: QPainter, rect: QRectF, move: Move, newest: bool) -> None:
        theme, t = self.theme, self._t
        if newest:
            shadow(painter, rect, 12, blur=8, dy=3, strength=0.35)
            fill_round(painter, rect, 12, theme.paper, theme.paper_line, 1)
        strong = theme.ink if newest else theme.panel_text
        soft = theme.ink_muted if newest else theme.panel_muted
        face = 36 * min(theme.text, 1.4)
        y, x, right = rect.center().y(), rect.left() + face + 18, rect.right() - 12
        up, low = y - rect.height() * 0.18, y + rect.height() * 0.22
        paint.avatar(painter, move.avatar, rect.left() + 10 + face / 2, y, face)
        total = str(move.total).replace("-", "−")
        at = up if self._two_lines else y
        used = text_width(total, t(19), 900)
        text(painter, right, at, total, t(19), strong, 900, RIGHT)
        arrow = right - max(used, text_width("99", t(19), 900)) - t(15) * 0.8
        chip = right if self._two_lines else arrow - t(15)
        if move.card:
            if not self._two_lines:
                paint.icon(painter, "arrow", arrow, y, t(15), soft, 2.4)
            chip -= card_chip(
                painter, theme, chip, low if self._two_lines else y, move.card, t(28), right=True
            )
        name_room = (arrow if self._two_lines else chip) - 8 - x
        text(painter, x, up, move.name, t(15), strong, 800, LEFT, name_room)
        if move.mark:
            paint.icon(painter, move.mark, x + t(13) / 2, low, t(15), soft, 2.4)
            x += t(13) * 1.45
        text(painter, x, low, move.note, t(13), soft, 600, LEFT, chip - 6 - x)

    # --- the card values

    def _key(self, painter: QPainter, w: float, h: float) -> float:
        """The card values at the foot; returns where they begin."""
        theme, values = self.theme, self._values
        if not values:
            return h
        scale = max(1.0, self.theme.text)
        while True:
            lines = _lines(values, scale, w - 24)
            tall = 54 * min(scale, 1.4) + len(lines) * 36 * scale
            if tall <= _KEY_SHARE * h or scale <= 0.76:
                break
            scale -= 0.05
        box = QRectF(12, h - tall - 12, w - 24, tall)
        fill_round(painter, box, 16, alpha("#FFFFFF", 0.055), alpha("#FFFFFF", 0.10), 1)
        title = QCoreApplication.translate("Table", "Card values")
        head = 14 * max(1.0, min(scale, 1.6))
        text(painter, box.left() + 16, box.top() + 26, title, head, theme.panel_muted, 800, spacing=0.3)
        y = box.top() + 54 * min(scale, 1.4) + 4 * scale
        for line in lines:
            for offset, chip, said in line:
                x = box.left() + 14 + offset
                used = _faces_chip(painter, theme, x, y, chip, 25 * scale)
                x += max(used, 36 * scale) + 9
                text(painter, x, y, said, 14.5 * scale, theme.panel_text, 700, LEFT, box.right() - 8 - x)
            y += 36 * scale
        return box.top()


_SUIT_MARKS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_SUIT_OF_MARK = {mark: suit for suit, mark in _SUIT_MARKS.items()}


def _pieces(words: str) -> list[str]:
    """The words of a chip, with each mark of a suit by itself."""
    pieces = [""]
    for letter in words:
        if letter in _SUIT_OF_MARK:
            pieces += [letter, ""]
        else:
            pieces[-1] += letter
    return [piece for piece in pieces if piece]


def _chip_words(words: str, h: float) -> float:
    """How wide the words of a chip are that is `h` high."""
    return sum(
        h * 0.56 if piece in _SUIT_OF_MARK else text_width(piece, h * 0.62, 900) for piece in _pieces(words)
    )


def _faces_chip(painter: QPainter, theme: Theme, x: float, y: float, words: str, h: float) -> float:
    used = _chip_words(words, h)
    w = max(h * 1.42, used + h * 0.5)
    _scrap(painter, QRectF(x, y - h / 2, w, h))
    at, side = x + (w - used) / 2, h * 0.5
    for piece in _pieces(words):
        suit = _SUIT_OF_MARK.get(piece)
        if suit is None:
            at += text(painter, at, y, piece, h * 0.62, _BLACK, 900)
            continue
        colour = (_FOUR_SUITS if theme.deck.endswith("four-colour") else _SUITS)[suit]
        pip = suit_pip(suit, colour, side, paint.dpr_of(painter))
        painter.drawPixmap(QRectF(at + h * 0.03, y - side / 2, side, side), pip, QRectF(pip.rect()))
        at += h * 0.56
    return w


def _faces(faces: Sequence[str]) -> list[str]:
    """The faces in short, neighbours among numbers joined: `J`, `Q`, or `2`, `5–8`; suits of a rank together
    where only some of them do this: `A♠♣`.
    """
    runs: list[list[str]] = []
    suits: dict[str, str] = {}
    for face in faces:
        name, suit = short_name(face), suit_of(face)
        if suit is not None:
            begun = name in suits
            suits[name] = suits.get(name, "") + _SUIT_MARKS[suit]
            if begun:
                continue
        last = runs[-1][-1] if runs else ""
        joins = suit is None and last not in suits and name.isdigit() and last.isdigit()
        if joins and int(name) == int(last) + 1:
            runs[-1].append(name)
        else:
            runs.append([name])
    parts = [part for run in runs for part in ([f"{run[0]}–{run[-1]}"] if len(run) > 2 else run)]
    return [part + suits.get(part, "") for part in parts]


Cell = tuple[float, str, str]
"""Where a value begins in its line, what its chip says, and what the cards do."""


def _lines(values: Sequence[CardValue], scale: float, width: float) -> list[list[Cell]]:
    """The values in lines: two to a line where both are narrow, the longer ones alone at the end."""
    narrow: list[tuple[str, str]] = []
    wide: list[list[Cell]] = []
    half = width / 2 - 6
    for value in values:
        said = value.text.replace("-", "−")
        chip = " ".join(_faces(value.faces))
        taken = _taken(chip, said, scale)
        if taken <= half - 12:
            narrow.append((chip, said))
        elif taken <= width - 24 or len(value.faces) == 1:
            wide.append([(0.0, chip, said)])
        else:
            wide += _broken(_faces(value.faces), said, scale, width - 24)
    pairs = [narrow[number : number + 2] for number in range(0, len(narrow), 2)]
    return [[(half * n, chip, said) for n, (chip, said) in enumerate(pair)] for pair in pairs] + wide


def _taken(chip: str, said: str, scale: float) -> float:
    """How wide a value is with its chip."""
    shown = max(36.0 * scale, _chip_words(chip, 25 * scale) + 12.5 * scale)
    return shown + 9 + text_width(said, 14.5 * scale, 700)


def _broken(faces: Sequence[str], said: str, scale: float, width: float) -> list[list[Cell]]:
    """A value with many faces in as many lines as it needs."""
    lines: list[str] = []
    for face in faces:
        longer = f"{lines[-1]} {face}" if lines else face
        if lines and _taken(longer, said, scale) <= width:
            lines[-1] = longer
        else:
            lines.append(face)
    return [[(0.0, line, said)] for line in lines]
