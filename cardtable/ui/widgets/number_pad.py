"""The number pad: keys for typing a number, large enough for a child's finger."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.controls import RING, Control

LONGEST = 4
"""Characters of the longest answer, including the minus."""


class PadKey(Control):
    """A key of the pad: a digit or an icon on paper, or the green one for the answer."""

    def __init__(
        self, theme: Theme, face: str, label: str, mark: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, face, parent)
        self.mark = mark
        self.setAccessibleName(label)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        # Large enough for a child's finger; the layout gives more.
        return QSize(60, 56)

    @property
    def radius(self) -> float:
        return min(16.0, (self.height() - 2 * RING) * 0.2)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, radius = self.theme, self.radius
        answers = self.mark == "check"
        ground = theme.good if answers else theme.paper_raised
        if self.underMouse() and not answers:
            ground = theme.paper
        paint.shadow(painter, body, radius, blur=5, dy=2, strength=0.22)
        paint.fill_round(painter, body, radius, ground, theme.paper_line, 1.2)
        color = "#FFFFFF" if answers else theme.ink
        center, size = body.center(), min(46.0, body.height() * 0.46)
        if self.mark:
            paint.icon(painter, self.mark, center.x(), center.y(), size, color, 3)
        else:
            paint.text(painter, center.x(), center.y(), self.text(), size, color, 900, paint.CENTER)


class NumberPad(QWidget):
    """Digits 0 to 9, backspace and answer; with `signed` also a minus. The keyboard works as well."""

    typed = Signal(str)
    """Emitted with the text typed so far."""
    entered = Signal(int, str)
    """Emitted with the answer, and `pad` or `keys` for how it was typed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        self.keys: dict[str, PadKey] = {}
        for figure in range(1, 10):
            self._add(PadKey(theme, str(figure), str(figure), parent=self), str(figure), grid)
            grid.addWidget(self.keys[str(figure)], (figure - 1) // 3, (figure - 1) % 3)
        back = PadKey(theme, "", say("controls-last-figure-back"), "backspace", self)
        answer = PadKey(theme, "", say("controls-answer"), "check", self)
        minus = PadKey(theme, "−", say("controls-minus"), parent=self)
        for key, name, place in (
            (back, "back", (3, 0, 1, 1)), (PadKey(theme, "0", "0", parent=self), "0", (3, 1, 1, 1)),
            (answer, "enter", (3, 2, 1, 1)), (minus, "-", (4, 0, 1, 3)),
        ):  # fmt: skip
            self._add(key, name, grid)
            grid.addWidget(key, *place)
        for line in range(5):
            grid.setRowStretch(line, 1)
        self.set_signed(False)

    def _add(self, key: PadKey, name: str, grid: QGridLayout) -> None:
        key.setSizePolicy(self.sizePolicy().Policy.Expanding, self.sizePolicy().Policy.Expanding)
        key.clicked.connect(lambda: self._press(name, "pad"))
        self.keys[name] = key

    def set_signed(self, signed: bool) -> None:
        """Show or hide the minus, which is for games that go below zero."""
        self.keys["-"].setVisible(signed)
        layout = self.layout()
        if isinstance(layout, QGridLayout):
            layout.setRowStretch(4, 1 if signed else 0)

    def clear(self) -> None:
        self._set("")

    def put(self, number: int) -> None:
        """Set the typed number."""
        self._set(str(number))

    @property
    def text(self) -> str:
        """The typed text, with a typographic minus."""
        return self._text.replace("-", "−")

    def _set(self, text: str) -> None:
        self._text = text
        self.keys["enter"].setEnabled(text not in ("", "-"))
        self.typed.emit(self.text)

    def _press(self, name: str, by: str) -> None:
        if name == "enter":
            if self._text not in ("", "-"):
                self.entered.emit(int(self._text), by)
        elif name == "back":
            self._set(self._text[:-1])
        elif name == "-":
            if self.keys["-"].isVisibleTo(self):
                self._set(self._text[1:] if self._text.startswith("-") else f"-{self._text}")
        elif len(self._text) < LONGEST:
            self._set(self._text + name)

    def take(self, event: QKeyEvent) -> bool:
        """Handle a key of the keyboard; return whether it belongs to the pad."""
        text, key = event.text(), event.key()
        if text and text in "0123456789":
            self._press(text, "keys")
        elif text in ("-", "−"):
            self._press("-", "keys")
        elif key == Qt.Key.Key_Backspace:
            self._press("back", "keys")
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press("enter", "keys")
        else:
            return False
        return True
