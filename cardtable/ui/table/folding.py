"""The list of moves: beside a wide table, over a narrow one, or folded away."""

from __future__ import annotations

from cardtable.ui.table.layout import MIN_HEIGHT, MIN_WIDTH, Layout, drawer_fits, drawer_width


class Folding:
    """Where the list of moves is: `beside` is remembered, `over` goes when the window takes another size."""

    def __init__(self) -> None:
        self.beside, self.over = True, False

    def toggle(self, width: float, text: float) -> bool:
        """Opens or folds the list in a window that wide; True if that is to be remembered."""
        if drawer_fits(width, text):
            self.beside, self.over = not self.beside, False
            return True
        self.over = not self.over
        return False

    def layout(self, width: float, height: float, seats: int, text: float) -> Layout:
        """The table in a window of that size, with the list where it belongs."""
        wide = drawer_width(text)
        beside = wide if self.beside and drawer_fits(width, text) else 0.0
        over = wide if self.over and not beside else 0.0
        return Layout(max(MIN_WIDTH, width), max(MIN_HEIGHT, height), seats, beside, text, over)
