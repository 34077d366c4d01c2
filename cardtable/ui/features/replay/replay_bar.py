"""The bar that controls a replay: buttons to step and play, the scrubber, and the speed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from cardtable.controller.lookback.playhead import Playhead, Speed
from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import ChipButton, MarkButton, RoundButton, Sheet
from cardtable.ui.widgets.keys_panel import key_cap, native, with_key
from cardtable.ui.widgets.tool_tips import tip

_EDGE = 16.0


class PlayButton(MarkButton):
    """The large red button that starts and pauses playback."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "play", parent, "play")
        self.plays = True
        self.show_playing(False)

    def show_playing(self, plays: bool) -> None:
        """Show whether a press pauses or starts playback."""
        if plays != self.plays:
            self.plays, self.mark = plays, "hold" if plays else "play"
            self.set_label(say("shared-pause") if plays else say("replay-play"))
            tip(self, with_key(self.text(), native("Space")))


class OpenButton(ChipButton):
    """The button that shows all hands or hides them; brass while they are shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(say("replay-open-hands"), "lock", parent)
        tip(self, with_key(say("replay-open-hands-tip"), key_cap("replay-open-hands")))
        self.setCheckable(True)
        self.toggled.connect(self._show_open)

    def _show_open(self, is_open: bool) -> None:
        self.mark = "eye" if is_open else "lock"

    def shorten(self, short: bool) -> None:
        """Set whether to show only the icon, as words would cover a seat."""
        self.setText("" if short else self.accessibleName())
        self.resize(self.sizeHint())


class Scrubber(QSlider):
    """A slider over all positions of a game, with a segment for each deal; diamonds mark costly moves."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.theme = theme
        self._deals: tuple[int, ...] = ()
        self._marks: tuple[int, ...] = ()
        self.setAccessibleName(say("replay-position"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(260, round(34 + 20 * self.theme.room))

    minimumSizeHint = sizeHint

    def show_game(self, last: int, deals: Sequence[int]) -> None:
        """Show a game with positions 0 to `last`; `deals` are the positions that begin a deal."""
        self._deals, self._marks = tuple(deals), ()
        self.blockSignals(True)
        self.setRange(0, last)
        self.setValue(0)
        self.blockSignals(False)
        self.update()

    def mark(self, positions: Sequence[int]) -> None:
        """Mark these positions with diamonds."""
        self._marks = tuple(positions)
        self.update()

    def show_position(self, position: int, words: str) -> None:
        """Move the handle to a position, described by `words`. Emits nothing."""
        self.blockSignals(True)
        self.setValue(position)
        self.blockSignals(False)
        self.setAccessibleDescription(words)
        self.update()

    # Keys belong to the page, so that they do the same everywhere on it.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._position(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self._position(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do nothing: pressing and moving have set the value."""

    def _x(self, position: float) -> float:
        return _EDGE + (self.width() - 2 * _EDGE) * position / max(1, self.maximum())

    def _position(self, x: float) -> int:
        share = (x - _EDGE) / max(1.0, self.width() - 2 * _EDGE)
        return round(max(0.0, min(1.0, share)) * self.maximum())

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            y = 27.0
            now = self.value()
            for begin, end in self._segments:
                left, right = self._x(begin), self._x(end)
                whole = QRectF(left + 1, y - 5, max(2.0, right - left - 2), 10)
                paint.fill_round(painter, whole, 4, paint.alpha(self.theme.panel_text, 0.22))
                if now > begin:
                    done = QRectF(whole)
                    done.setRight(min(whole.right(), max(whole.left() + 2, self._x(now))))
                    paint.fill_round(painter, done, 4, self.theme.brass)
            self._numbers(painter)
            self._diamonds(painter, y - 15)
            paint.disc(painter, self._x(now), y, 11, "#FFFFFF", self.theme.accent, 3)
            if self.hasFocus():
                paint.disc(painter, self._x(now), y, 14.5, None, self.theme.gilt, 3)

    @property
    def _segments(self) -> list[tuple[int, int]]:
        """The positions at which each deal begins and ends."""
        ends = [*self._deals[1:], self.maximum()] if self._deals else []
        return list(zip(self._deals, ends, strict=True))

    def _numbers(self, painter: QPainter) -> None:
        """Draw the number of the current deal, and those of others that have room beside it."""
        size, now, segments = 14 * self.theme.room, self.value(), self._segments
        order = sorted(range(len(segments)), key=lambda at: not segments[at][0] < now <= segments[at][1])
        taken = list[tuple[float, float]]()
        for at in order:
            begin, end = segments[at]
            here, number = begin < now <= end, str(at + 1)
            x, half = (self._x(begin) + self._x(end)) / 2, paint.text_width(number, size, 800) / 2
            if any(x - half < right + 6 and x + half > left - 6 for left, right in taken):
                continue
            taken.append((x - half, x + half))
            color = self.theme.panel_text if here else self.theme.panel_muted
            y = 34 + 10 * self.theme.room
            paint.text(painter, x, y, number, size, color, 900 if here else 600, paint.CENTER)

    def _diamonds(self, painter: QPainter, y: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint.mix(self.theme.high, "#000000", 0))
        for position in self._marks:
            x = self._x(position)
            corners = [QPointF(x, y - 6), QPointF(x + 6, y), QPointF(x, y + 6), QPointF(x - 6, y)]
            painter.drawPolygon(QPolygonF(corners))


class ReplayBar(Sheet):
    """The dark sheet with the controls of a replay."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(dark=True, radius=18, parent=parent)
        self.first = self._button("first", say("replay-to-the-beginning"), native("Home"))
        self.previous = self._button("chevron-left", say("replay-one-move-back"), "←")
        self.play = PlayButton(self)
        self.next = self._button("chevron-right", say("replay-one-move-on"), "→")
        self.last = self._button("last", say("replay-to-the-end"), native("End"))
        self.scrubber = Scrubber(theme, self)
        self.speed = ChipButton("", parent=self)
        self.row = lay_row(gap=2)
        self._layout()

    def _button(self, mark: str, name: str, key: str) -> RoundButton:
        button = RoundButton(name, mark, self)
        tip(button, with_key(name, key))
        return button

    def _layout(self) -> None:
        add_parts(self.row, self.first, self.previous, self.play, self.next, self.last)
        add_parts(self.row, 6, self.speed, STRETCH)
        lay_column(self.scrubber, self.row, on=self, margins=(12, 6, 12, 6), gap=0)

    def show_speed(self, speed: Speed) -> None:
        """Show the speed, which the button switches to the next one."""
        self.speed.set_label(say(f"replay-speed-{speed}"))
        tip(self.speed, say("replay-speed-tip", speed=self.speed.text()))

    def show_playhead(self, playhead: Playhead, words: str) -> None:
        """Show the playhead's state; `words` describe the position."""
        self.scrubber.show_position(playhead.at, words)
        self.show_speed(playhead.speed)
        for button, can in (
            (self.first, playhead.at > 0), (self.previous, playhead.at > 0),
            (self.next, not playhead.at_end), (self.last, not playhead.at_end),
        ):  # fmt: skip
            button.setEnabled(can)
