"""A sentence for the player in the upper part of the window, shown for a while or until it's clicked.

It never covers a title, and if there's room, nothing else to read or press. It's never at the bottom, where
the hand is. A page may have a fixed place for it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.announcer import announce

_STAYS, _A_LETTER = 7000, 70
"""Milliseconds that a sentence stays at least, and per letter if it's long."""

_SOON = 50
"""Milliseconds after a move in which a notice moves aside."""

_SIZE, _LINE, _MARGIN = 16.0, 24.0, 6
"""Height of a letter and of a line at the usual text size, and distance from the top of the window."""


_SLIM, _SHADOW, _SMALLEST = 22, 8, 13.0
"""Sizes in a page's fixed place for the notice.

They are the space above and below the lines, the part of it that is only shadow and may cross the edge, and
the letter height below which the notice goes elsewhere.
"""

_STEP = 10
"""Distance between the places that are tried, in pixels."""
_SHAPES = (1.0, 0.6, 0.4, 0.28)
"""The widths tried, as shares of the widest: with more lines a notice may cover less."""
_CLOSEST = 2
"""The number of them tried in any case near a point: later ones only if those before cover something."""
_LOWEST = 0.72
"""Lowest end of the notice, as a share of the window's height."""
_HEADING = 8
"""Weight of covering a heading or a button, compared with anything else but a title."""


Near = Callable[[], QPoint | None]
"""A function that returns the point in the window that the sentence is about; None if there is none."""


def even_lines(sentence: str, width: float, size: float) -> list[str]:
    """Return the lines of a sentence no wider than `width`, as even as they can be without another line."""
    lines = paint.lines_of(sentence, width, size, 700)
    while len(lines) > 1:
        longest = max(paint.text_width(line, size, 700) for line in lines)
        narrower = paint.lines_of(sentence, longest - 1, size, 700)
        if len(narrower) > len(lines) or any(
            paint.text_width(line, size, 700) >= longest for line in narrower
        ):
            break
        lines = narrower
    return lines


class Notice(QWidget):
    """A strip of the room's panel over its parent; screen readers announce it."""

    def __init__(
        self, theme: Theme, parent: QWidget, room: Callable[[], QRect | None] = lambda: None
    ) -> None:
        """Make it hidden; `room` returns the page's fixed place for it in the parent, if there is one."""
        super().__init__(parent)
        self._over, self._room = parent, room
        self.theme = theme
        self.text, self._mark = "", "warn"
        """The last sentence shown; "" if there was none."""
        self._private = self._of_page = ""
        self._near: Near = lambda: None
        self._lines: list[str] = []
        self._size = _SIZE
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self._aside = QTimer(self, interval=_SOON, singleShot=True)
        self._aside.timeout.connect(self._step_aside)
        self.hide()

    def say(self, sentence: str, mark: str = "warn", stays: bool = False, near: Near = lambda: None) -> None:
        """Show a sentence with an icon, and have it read aloud; it isn't hidden after a while if it `stays`.

        It goes `near` the point it's about, or else as far up as there's room.
        """
        self.text, self._mark, self._near = sentence, mark, near
        self.setAccessibleName(sentence)
        self.place()
        self.show()
        self.raise_()
        self.update()
        if stays:
            self._timer.stop()
        else:
            self._timer.start(max(_STAYS, _A_LETTER * len(sentence)))
        announce(self, sentence, urgent=True)

    def retract(self, sentence: str) -> None:
        """Hide this sentence, also from screen readers, if it's the last one shown."""
        if sentence and sentence == self.text:
            self.text = ""
            self.setAccessibleName("")
            self._timer.stop()
            self.hide()

    def show_private(self, sentence: str, near: Near = lambda: None) -> None:
        """Show the person at the screen something about their hand, until `hide_private`."""
        self._private = sentence
        self.say(sentence, "hint", near=near)

    def say_here(self, sentence: str, mark: str) -> None:
        """Show something about the page in front, until `turn`."""
        self._of_page = sentence
        self.say(sentence, mark)

    def hide_private(self) -> None:
        """Hide what was said about the hand, after a move or when another person looks.

        Soon move anything else aside, once for several moves in a row.
        """
        self.retract(self._private)
        self._private = ""
        if self.isVisible() and not self._aside.isActive():
            self._aside.start()

    def turn(self) -> None:
        """Hide what was said about the page before, and about the hand."""
        self.retract(self._of_page)
        self._of_page = ""
        self.hide_private()
        self._step_aside()

    def _step_aside(self) -> None:
        self._aside.stop()
        if self.isVisible():
            self.place()

    def place(self) -> None:
        """Move to the right place for the current text size."""
        room = self._room()
        if room is None or not self._fits_into(room):
            self._take_free_place()

    def _fits_into(self, room: QRect) -> bool:
        """Move to the middle of `room`, smaller if need be; return False if the sentence is too long."""
        text, self._size = self.theme.text, _SIZE
        while self._size >= _SMALLEST:
            step = self._step
            lines = paint.lines_of(self.text, room.width() - 90, self._size * text, 700)
            high = round(step * len(lines)) + _SLIM
            if high <= room.height() + _SHADOW:
                wide = round(max(paint.text_width(line, self._size * text, 700) for line in lines) + 90)
                self._lines = lines
                top = room.top() + max(0, (room.height() - high) // 2)
                self.setGeometry(room.left() + (room.width() - wide) // 2, top, wide, high)
                return wide <= room.width() + _SHADOW
            self._size -= 0.5
        return False

    @property
    def _step(self) -> float:
        """The distance between lines."""
        return _LINE * self.theme.text * self._size / _SIZE

    def _take_free_place(self) -> None:
        self._size = _SIZE
        parent, text, near = self._over, self.theme.text, self._near()
        widest = min(720 * text, parent.width() - 80)
        boxes, best = [one for one in self._taken() if not one[0].isEmpty()], (math.inf, 0.0)
        for number, share in enumerate(_SHAPES):
            if best[0] == 0 and (near is None or number >= _CLOSEST):
                break
            lines = even_lines(self.text, widest * share - 90, _SIZE * text)
            longest = max(paint.text_width(line, _SIZE * text, 700) for line in lines)
            size = QSize(round(longest + 90), round(40 + _LINE * text * len(lines)))
            spot, covered = self._free_spot(size, boxes)
            body = QRect(spot, size)
            found = covered, number if near is None else _apart(body, near)
            if not number or found < best:
                best, self._lines = found, lines
                self.setGeometry(body)

    def _free_spot(self, size: QSize, boxes: Sequence[tuple[QRect, str]]) -> tuple[QPoint, float]:
        """Return the nearest place that covers none of the boxes, and 0.

        Without one, return the place that covers least but no title, and the weighted area it covers, which
        is infinite if each place covers a title.
        """
        # Plain numbers: this tries hundreds of places, also after each move while the notice is shown.
        wide, high = size.width(), size.height()
        sides = [
            (box.x(), box.y(), box.x() + box.width(), box.y() + box.height(), role) for box, role in boxes
        ]
        titles = [place for *place, role in sides if role == "title"]
        weights = {"heading": _HEADING, "button": _HEADING}
        others = [(*place, weights.get(role, 1)) for *place, role in sides if role != "title"]
        found, least = ((self._over.width() - wide) // 2, _MARGIN), math.inf
        for x, y in self._spots(size):
            right, bottom = x + wide, y + high
            if any(left < right and x < end and top < bottom and y < foot for left, top, end, foot in titles):
                continue
            covered = 0
            for left, top, end, foot, weight in others:
                if left < right and x < end and top < bottom and y < foot:
                    across, down = min(right, end) - max(x, left), min(bottom, foot) - max(y, top)
                    covered += across * down * weight
                    if least <= covered:
                        break
            else:
                found, least = (x, y), covered
                if not covered:
                    break
        return QPoint(*found), least

    def _spots(self, size: QSize) -> Iterable[tuple[int, int]]:
        """Return the places to try, by distance from the point it's about or from the top center down."""
        near = self._near()
        if near is None:
            return self._from_the_top(size)
        # The corner of a notice whose center is on the point.
        left, top = near.x() - (size.width() - 1) // 2, near.y() - (size.height() - 1) // 2
        return sorted(self._from_the_top(size), key=lambda spot: (spot[0] - left) ** 2 + (spot[1] - top) ** 2)

    def _from_the_top(self, size: QSize) -> Iterator[tuple[int, int]]:
        room, middle = self._over.width() - size.width(), (self._over.width() - size.width()) // 2
        outs = [*range(4 * _STEP, middle - _MARGIN, 4 * _STEP), middle - _MARGIN]
        ways = [0, *(way for out in outs for way in (-out, out))]
        across = [max(0, min(room, middle + way)) for way in ways]
        lowest = round(self._over.height() * _LOWEST) - size.height()
        return ((x, y) for y in range(_MARGIN, max(_MARGIN + 1, lowest), _STEP) for x in across)

    def _taken(self) -> Iterator[tuple[QRect, str]]:
        """Yield each area read or pressed in the parent, and its role, such as `title` or `button`."""
        seen = _Seen(self._over)
        # Not findChildren: PySide would keep a wrapper for each of Qt's own widgets until the window closes.
        for widget in QApplication.allWidgets():
            if widget is self or not widget.isVisible() or not self._over.isAncestorOf(widget):
                continue
            plates, titles = getattr(widget, "plates", None), getattr(widget, "titles_box", None)
            for plate in plates() if plates is not None else ():
                yield seen.part(widget, plate), "heading"
            if titles is not None:
                yield seen.part(widget, titles()), "title"
            elif plates is None and isinstance(widget, QAbstractButton):
                yield seen.part(widget, widget.rect()), "button" if widget.isEnabled() else ""
            elif plates is None and isinstance(widget, QLabel | QLineEdit):
                yield seen.part(widget, widget.rect()), str(widget.property("role"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            rect = QRectF(self.rect()).adjusted(6, 6, -6, -8)
            radius = min(22.0, rect.height() / 2)
            paint.shadow(painter, rect, radius, blur=6, dy=2, strength=0.4)
            paint.fill_round(painter, rect, radius, self.theme.panel, self.theme.brass, 1.6)
            paint.icon(painter, self._mark, rect.left() + 28, rect.center().y(), 22, self.theme.gilt, 2.4)
            size, step = self._size * self.theme.text, self._step
            y = rect.center().y() - step / 2 * (len(self._lines) - 1)
            for line in self._lines:
                paint.text(painter, rect.left() + 52, y, line, size, self.theme.panel_text, 700)
                y += step


class _Seen:
    """Where widgets are in an ancestor of theirs, and what is seen of them."""

    def __init__(self, ancestor: QWidget) -> None:
        self._found = {ancestor: (QPoint(), ancestor.rect())}

    def part(self, widget: QWidget, box: QRect) -> QRect:
        """Return the visible part of an area of a widget, in the ancestor's coordinates."""
        corner, seen = self._place(widget)
        return box.translated(corner).intersected(seen)

    def _place(self, widget: QWidget) -> tuple[QPoint, QRect]:
        found = self._found.get(widget)
        if found is None:
            parent = widget.parentWidget()
            assert parent is not None
            corner, seen = self._place(parent)
            corner = corner + widget.pos()
            found = self._found[widget] = corner, seen.intersected(widget.rect().translated(corner))
        return found


def _apart(body: QRect, point: QPoint) -> int:
    """Return the squared distance of a place's center from a point."""
    way = body.center() - point
    return way.x() ** 2 + way.y() ** 2
