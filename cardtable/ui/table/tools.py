"""The buttons for taking back, doing again and a hint, over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from cardtable.ui.paint import text_width
from cardtable.ui.table.buttons import PillButton, RoundButton
from cardtable.ui.table.layout import Layout
from cardtable.ui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def count(layout: Layout) -> int:
    """How many round buttons stand at the top, beside those of the frame."""
    return 3 if layout.over else 2


class Tools:
    """Undo and redo at the top, the hint at the right of the hand; they are there when they can be used.

    Beside a list of moves that lies over the table the hint would lie on cards, and stands at the top too.
    """

    def __init__(self, theme: Theme, view: QWidget) -> None:
        translate = QCoreApplication.translate
        self.undo = RoundButton(theme, "undo", translate("Table", "Undo"), view)
        self.undo.setToolTip(translate("Table", "Take back (Ctrl+Z)"))
        self.redo = RoundButton(theme, "redo", translate("Table", "Redo"), view)
        self.redo.setToolTip(translate("Table", "Do again (Ctrl+Shift+Z)"))
        self.hint = PillButton(theme, translate("Table", "Hint"), "hint", False, view)
        self.hint_above = RoundButton(theme, "hint", translate("Table", "Hint"), view)
        for button in (self.hint, self.hint_above):
            button.setToolTip(translate("Table", "What the strongest opponent would do (H)"))
        self._hinted = self._covered = False
        self.offer(False, False, False)

    def arrange(self, layout: Layout, after: int) -> None:
        """Takes its place: left of so many round buttons of the frame."""
        s, y = layout.s, layout.bar / 2 + 2
        b = max(36.0, 40 * s)
        right = layout.open_right - 22 * s - b / 2
        for place, button in enumerate((self.redo, self.undo, self.hint_above), start=after):
            button.put(right - place * (b + 12 * s), y, b)
        usual = max(14.0, 17 * s)
        room = layout.table_width / 2 - 390 * s
        size = max(usual, layout.words(17))
        while size > usual and text_width(self.hint.text(), size, 800) + size * 1.6 + 37 * s > room:
            size -= 1
        wide = text_width(self.hint.text(), size, 800) + size * 1.6 + 37 * s
        w, h = max(140 * s, wide), layout.hint_height
        middle = layout.table_width - 24 * s - w / 2
        self.hint.put(QRectF(middle - w / 2, layout.seat(0).y - h / 2, w, h), size)
        self._covered = layout.over > 0
        self._show_hint()

    def offer(self, undo: bool, redo: bool, hint: bool) -> None:
        """Shows what can be used now; undo and redo come together, so that neither ever moves."""
        for button, usable in ((self.undo, undo), (self.redo, redo)):
            button.setVisible(undo or redo)
            button.setEnabled(usable)
        self._hinted = hint
        self._show_hint()

    def _show_hint(self) -> None:
        self.hint.setVisible(self._hinted and not self._covered)
        self.hint_above.setVisible(self._hinted and self._covered)
