"""Tokens of every kind: what a seat has left, as pictures in a row."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from cardtable.language import say
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.paint import CENTER, alpha, disc, text, text_width
from cardtable.ui.drawing.room import Color

MOST = 6
"""With more tokens than this, one token is drawn beside a number."""

_BILLS = {"corner": "bill", "fold": "fold"}
_BILL_RATIO = 64 / 34
BILL_HEIGHT = 1 / _BILL_RATIO
"""Height of a bill divided by its width."""
_WORD = "ZEUS"
KINDS = ("token", "penny", "nickel", "chip", "corner", "fold", "point", "letter", "bomb")
"""The kinds of token that have messages of their own."""
_COINS = {"token": "chip-blue", "chip": "chip-red"}


def is_bill(kind: str) -> bool:
    """Return whether one bill stands for all tokens and its folds show how many are lost."""
    return kind in _BILLS


def is_kind(kind: str) -> bool:
    """Return whether there are pictures of this kind of token."""
    return kind in ("letter", "bomb") or is_bill(kind) or pictures.token_path(_COINS.get(kind, kind)).exists()


def coin(kind: str, size: float, dpr: float) -> QPixmap:
    """Return the picture of one token of a row."""
    if kind == "bomb":
        return pictures.special("BOMB-TOKEN", size, dpr)
    return pictures.token(_COINS.get(kind, kind), size, dpr)


def faces(kind: str, size: float, dpr: float) -> tuple[QPixmap, QPixmap]:
    """Return front and back of one token of a row; the back of a time bomb is an exploded one."""
    front = coin(kind, size, dpr)
    if kind in ("penny", "nickel"):
        return front, pictures.token(f"{kind}-back", size, dpr)
    return front, pictures.special("BOMB-TOKEN-OFF", size, dpr) if kind == "bomb" else front


def bill_name(kind: str, left: int, whole: int) -> str:
    """Return the name of the picture of a bill with `left` of `whole` tokens left."""
    return f"{_BILLS[kind]}-{min(whole - left, 4 if kind == 'corner' else 5)}"


def bill_width(size: float) -> float:
    """Return the width of the bill drawn in place of tokens of this size."""
    return size * 1.33 * _BILL_RATIO


def width_of(kind: str, size: float, left: int, whole: int) -> float:
    """Return the width of the row of tokens at this size."""
    if is_bill(kind):
        return bill_width(size) + size * 0.38 + text_width(str(left), size * 0.72, 800)
    if whole > MOST:
        return size * 1.3 + text_width(str(left), size * 0.76, 800)
    return size * 1.12 * max(0, whole - 1) + size


def row(
    painter: QPainter,
    kind: str,
    x: float,
    y: float,
    size: float,
    left: int,
    whole: int,
    ink: Color,
    faint: Color,
) -> None:
    """Draw what is left of `whole` tokens from `x` to the right, centered on `y`; lost tokens are outlines.

    For letters, `left` counts those that the seat has got. `ink` is the color of numbers, `faint` that of the
    outlines.
    """
    whole, dpr = max(left, whole), paint.dpr_of(painter)
    if is_bill(kind):
        wide, high = bill_width(size), bill_width(size) * BILL_HEIGHT
        bill = pictures.bill(bill_name(kind, left, whole), wide, high, dpr)
        target = QRectF(x, y - high / 2, wide, high)
        painter.drawPixmap(target, bill, QRectF(bill.rect()))
        text(painter, target.right() + size * 0.38, y, str(left), size * 0.72, ink, 800)
        return
    if whole > MOST:
        _coin(painter, coin(kind, size, dpr), QRectF(x, y - size / 2, size, size))
        text(painter, x + size * 1.3, y, str(left), size * 0.76, ink, 800)
        return
    for number in range(whole):
        place = QRectF(x + number * size * 1.12, y - size / 2, size, size)
        if kind == "letter":
            _letter(painter, _WORD[number % len(_WORD)], place, number < left, ink, faint)
        elif number < left:
            _coin(painter, coin(kind, size, dpr), place)
        elif kind == "bomb":
            _coin(painter, pictures.special("BOMB-TOKEN-OFF", size, dpr), place)
        else:
            _outline(painter, place, faint)


def _coin(painter: QPainter, picture: QPixmap, place: QRectF) -> None:
    painter.drawPixmap(place, picture, QRectF(picture.rect()))


def _outline(painter: QPainter, place: QRectF, faint: Color) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(faint), 1.4, Qt.PenStyle.DotLine))
    painter.drawEllipse(place.adjusted(1.2, 1.2, -1.2, -1.2))


def _letter(painter: QPainter, letter: str, place: QRectF, got: bool, ink: Color, faint: Color) -> None:
    x, y, size = place.center().x(), place.center().y(), place.width()
    if got:
        disc(painter, x, y, size / 2 - 0.6, "#E2B65B", "#8A6420", 1.2)
        text(painter, x, y, letter, size * 0.66, "#2A2B36", 900, CENTER)
    else:
        _outline(painter, place, faint)
        text(painter, x, y, letter, size * 0.58, alpha(ink, 0.55), 700, CENTER)


def heading(kind: str) -> str:
    """Return the heading of a table of everyone's tokens."""
    return say(f"look-heading-{_said(kind)}")


def in_words(kind: str, left: int, whole: int) -> str:
    """Return the sentence on the tokens left, for screen readers and tooltips."""
    return say(f"look-left-{_said(kind)}", left=left, whole=max(left, whole))


def _said(kind: str) -> str:
    return kind if kind in KINDS else "token"
