"""Cards for the lists beside the table: chips, small pieces with a rank and suits, and whole ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.cards.faces import rank_of, suit_of
from cardtable.language import index
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import fill_round, text, text_width
from cardtable.ui.drawing.pictures import CARD_RATIO, face, suit_pip
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.painted import Painted

_BLACK, _RED, _BLUE, _GREEN = "#1F2430", "#B8202D", "#1763AE", "#14713F"
_SUITS = {"H": _RED, "D": _RED, "S": _BLACK, "C": _BLACK}
_FOUR_SUITS = {"H": _RED, "D": _BLUE, "S": _BLACK, "C": _GREEN}
_SUIT_MARKS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_STEP = 0.6
"""The distance of cards that lie over one another, in card widths."""
_SUIT_OF_MARK = {mark: suit for suit, mark in _SUIT_MARKS.items()}


def short_name(code: str) -> str:
    """Return a card or rank in a few letters, without its suit: `A`, `10`, `Joker`, `Ares`."""
    return index(rank_of(code))


def words_of_cards(cards: Sequence[str]) -> str:
    """Return cards as the text of one chip, grouped by rank: `K♠♥`, `J♣ Q♥`, `Ares`, `4 × Hold`."""
    ranks: list[tuple[str, str, int]] = []
    for card in cards:
        name, mark = short_name(card), _SUIT_MARKS.get(suit_of(card) or "", "")
        if ranks and ranks[-1][0] == name:
            ranks[-1] = name, ranks[-1][1] + mark, ranks[-1][2] + 1
        else:
            ranks.append((name, mark, 1))
    return " ".join(
        f"{count} × {name}" if count > 1 and not marks else name + marks for name, marks, count in ranks
    )


def suit_mark(suit: str) -> str:
    """Return the sign of a suit (`S`, `H`, `D`, `C`) for the text of a chip."""
    return _SUIT_MARKS[suit]


def _pieces(words: str) -> list[str]:
    """Return the text of a chip with each suit sign separate."""
    pieces = [""]
    for letter in words:
        if letter in _SUIT_OF_MARK:
            pieces += [letter, ""]
        else:
            pieces[-1] += letter
    return [piece for piece in pieces if piece]


def _words_width(words: str, h: float) -> float:
    return sum(
        h * 0.56 if piece in _SUIT_OF_MARK else text_width(piece, h * 0.62, 900) for piece in _pieces(words)
    )


def chip_width(words: str, h: float) -> float:
    return max(h * 1.42, _words_width(words, h) + h * 0.5)


def chip(
    painter: QPainter, theme: Theme, x: float, y: float, words: str, h: float, right: bool = False
) -> float:
    """Draw a chip about `y` from `x`, or up to `x` if `right`; return its width."""
    w = chip_width(words, h)
    left = x - w if right else x
    fill_round(painter, QRectF(left, y - h / 2, w, h), h * 0.24, "#FFFBF1", "#D8CBB0", 1)
    at, side = left + (w - _words_width(words, h)) / 2, h * 0.5
    pieces = _pieces(words)
    colors = _FOUR_SUITS if theme.deck.endswith("four-colour") else _SUITS
    for number, piece in enumerate(pieces):
        suit = _SUIT_OF_MARK.get(piece)
        if suit is None:
            # A rank has the color of the suit that follows it.
            after = _SUIT_OF_MARK.get(pieces[number + 1]) if number + 1 < len(pieces) else None
            at += text(painter, at, y, piece, h * 0.62, colors[after] if after else _BLACK, 900)
            continue
        pip = suit_pip(suit, colors[suit], side, paint.dpr_of(painter))
        painter.drawPixmap(QRectF(at + h * 0.03, y - side / 2, side, side), pip, QRectF(pip.rect()))
        at += h * 0.56
    return w


class CardChip(Painted):
    """A chip among other widgets, `high` pixels high at the usual text size, or lower if it has less room."""

    def __init__(self, theme: Theme, words: str, high: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.words, self._at_rest = words, high
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        high = self._at_rest * self.theme.room
        return QSize(round(chip_width(self.words, high)) + 2, round(high) + 2)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        high = area.height() - 2
        while high > 12 and chip_width(self.words, high) > area.width() - 1:
            high -= 1
        chip(painter, self.theme, 1, area.center().y(), self.words, high)


class CardRow(Painted):
    """Cards that lie over one another, `high` pixels high at the usual text size."""

    def __init__(
        self, theme: Theme, cards: Sequence[str], high: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._cards, self._high = tuple(cards), high
        self.setAccessibleName(words_of_cards(cards))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def _wide(self) -> float:
        return self._high * self.theme.room / CARD_RATIO

    def sizeHint(self) -> QSize:
        wide = self._wide * (1 + _STEP * (len(self._cards) - 1))
        return QSize(round(wide) + 6, round(self._high * self.theme.room) + 6)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        x, wide = 3 + self._wide / 2, self._wide
        for card in self._cards:
            picture = face(card, wide, paint.dpr_of(painter), self.theme.deck)
            paint.turned_card(painter, picture, x, area.center().y(), wide, 0, 3, 3, 1)
            x += _STEP * wide
