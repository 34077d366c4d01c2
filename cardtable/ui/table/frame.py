"""What frames the table: title and buttons at the top, the button of the strip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPixmap

from cardtable.ui.paint import LEFT, smooth, text, text_width
from cardtable.ui.table import tools
from cardtable.ui.table.buttons import PillButton, RoundButton
from cardtable.ui.table.layout import Layout
from cardtable.ui.table.strip import Notice, Strip
from cardtable.ui.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class Frame:
    """The buttons over the view; titles are painted into its background."""

    def __init__(self, theme: Theme, view: QWidget) -> None:
        translate = QCoreApplication.translate
        self._theme = theme
        self._title = self._subtitle = ""
        self.menu = RoundButton(theme, "menu", translate("Table", "Menu"), view)
        self.rules = RoundButton(theme, "book", translate("Table", "Rules"), view)
        self.new_game = RoundButton(theme, "plus", translate("Table", "New game"), view)
        self.moves = RoundButton(theme, "log", "", view)
        self.settings = RoundButton(theme, "settings", translate("Table", "Settings"), view)
        self.sounds = RoundButton(theme, "sound", "", view)
        self.row = 0
        self.at_right = (self.sounds, self.settings, self.rules, self.new_game, self.moves)
        """The buttons at the upper right, from left to right."""
        self.set_sounds(True)
        self.go_on = PillButton(theme, translate("Table", "Next deal"), "play", True, view)
        self.go_on.hide()
        self.way_out = PillButton(theme, "", "check", False, view)
        self.way_out.hide()

    def set_sounds(self, on: bool) -> None:
        """Shows whether there are sounds, by the icon and in words."""
        translate = QCoreApplication.translate
        name = translate("Table", "Sounds: on") if on else translate("Table", "Sounds: off")
        self.sounds.set_icon("sound" if on else "mute")
        self.sounds.setAccessibleName(name)
        self.sounds.setToolTip(translate("Table", "{action} (Ctrl+M)").format(action=name))

    def set_titles(self, title: str, subtitle: str) -> None:
        """The game and its seats."""
        self._title, self._subtitle = title, subtitle

    def arrange(self, layout: Layout) -> None:
        """Takes its place."""
        s, y = layout.s, layout.bar / 2 + 2
        b = max(36.0, 40 * s)
        self.menu.put(22 * s + b / 2, y, b)
        right = layout.open_right - 22 * s - b / 2
        is_open = layout.drawer > 0 or layout.over > 0
        row = (*(() if is_open else (self.moves,)), self.new_game, self.rules, self.settings, self.sounds)
        self.row = len(row)
        for i, button in enumerate(row):
            button.put(right - i * (b + 12 * s), y, b)
        self._arrange_moves(layout, is_open)
        self.offer(self.way_out.text(), self.way_out.icon_name, layout)

    def _arrange_moves(self, layout: Layout, is_open: bool) -> None:
        """The button of the list of moves: in the row at the top, or in the open list itself."""
        translate = QCoreApplication.translate
        if is_open:
            self.moves.put(layout.width - 38, 32, 36)
        name = translate("Table", "Fold the moves away") if is_open else translate("Table", "Show the moves")
        self.moves.set_icon("chevron-right" if is_open else "log")
        self.moves.setAccessibleName(name)
        self.moves.setToolTip(translate("Table", "{action} (M)").format(action=name))

    def paint_titles(self, picture: QPixmap, layout: Layout) -> None:
        """Writes the titles into the background."""
        painter = QPainter(picture)
        smooth(painter)
        s, y = layout.s, layout.bar / 2 + 2
        x = 22 * s + max(36.0, 40 * s) + 14 * s
        theme, room = self._theme, self._title_room(layout, x)
        large = max(16.0, 21 * s, min(layout.words(21), 27 * s))
        text(painter, x, y - max(6.5, 10 * s), self._title, large, theme.panel_text, 900, LEFT, room)
        small = max(12.0, 14 * s, min(layout.words(14), 19 * s))
        text(painter, x, y + max(9.0, 13 * s), self._subtitle, small, theme.panel_muted, 600, LEFT, room)
        painter.end()

    def _title_room(self, layout: Layout, x: float) -> float:
        """How wide the titles may be: up to the buttons, and to a plaque that reaches up beside them."""
        y = layout.bar / 2 + 2
        ends = self.sounds.x() - tools.count(layout) * (max(36.0, 40 * layout.s) + 12 * layout.s) - 24.0
        for place in range(1, layout.seats):
            box = layout.plaque(place)
            # A picture and a tag look out over the upper edge.
            if box.y - box.h * 0.35 < y + 20 * layout.s and box.x > x:
                ends = min(ends, box.x - box.h * 0.3)
        return ends - x

    def offer(self, label: str, icon: str, layout: Layout) -> None:
        """Shows the way to end the game at the lower right, across from the own seat; "" takes it away."""
        self.way_out.setVisible(bool(label))
        self.way_out.setText(label)
        self.way_out.icon_name = icon
        self.way_out.setAccessibleName(label)
        self.way_out.setToolTip(QCoreApplication.translate("Table", "{action} (End)").format(action=label))
        s, size = layout.s, max(13.0, min(layout.words(17), 24 * layout.s))
        w, h = text_width(label, size, 800) + size * 1.9 + 32 * s, max(44.0, 50 * s, size * 2)
        right = layout.open_right - 24 * s
        self.way_out.put(QRectF(right - w, layout.seat(0).y - h / 2, w, h), size)

    def tell(self, told: Notice | None, strip: Strip, s: float) -> None:
        """Shows the button of the strip, or takes it away."""
        self.go_on.setVisible(told is not None)
        if told is None:
            return
        translate = QCoreApplication.translate
        label = translate("Table", "Result") if told.over else translate("Table", "Next deal")
        self.go_on.setText(label)
        self.go_on.setAccessibleName(label)
        self.go_on.setToolTip(translate("Table", "{action} (Enter)").format(action=label))
        self.go_on.put(strip.button_box, max(14.0, 18 * s))
