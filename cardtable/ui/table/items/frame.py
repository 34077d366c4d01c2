"""The frame of the table: the titles, and the buttons around it.

The buttons are real widgets over the table, so that keyboard and screen readers find them.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import LEFT, fitting, lines_of, text, text_width
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.strip import Strip
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.words.endings import Notice
from cardtable.ui.widgets.keys_panel import key_cap, native, with_key
from cardtable.ui.widgets.tool_tips import tip

_LEAST_SHOWN = 1 / 3
"""The least share of the line below the title that is shown; of less, nothing is understood."""
_OFF = 0.45
"""The opacity of a disabled button."""


class TableButton(QAbstractButton):
    """A button over the table that is drawn to a picture when its look changes.

    It's painted with whatever moves below it, and in each frame Qt would draw its circles in other threads.
    """

    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.call(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._share = 1.0
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None

    def call(self, name: str, explanation: str = "") -> None:
        """Set the name of the button, and a tip that is its description too."""
        self.setAccessibleName(name)
        tip(self, explanation or name)

    def set_progress(self, share: float) -> None:
        """Set the button's opacity, 0 to 1; it can be pressed from the start."""
        self._share = share
        self.update()

    def picture(self) -> QPixmap:
        """Return a picture of the button alone, without a background."""
        picture = blank(self.width(), self.height(), self.devicePixelRatioF())
        with QPainter(picture) as painter:
            self.render(painter, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
        return picture

    @property
    def look(self) -> tuple[object, ...]:
        """All that the picture depends on."""
        is_pointed_at = self.underMouse() or self.isDown()
        state = self.isEnabled(), is_pointed_at, self.hasFocus()
        return self.size(), self.devicePixelRatioF(), self.theme.key, *state

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self.look
        if self._kept is None or self._kept[0] != look:
            self._kept = look, paint.drawn(self.width(), self.height(), self.devicePixelRatioF(), self.draw)
        with QPainter(self) as painter:
            painter.setOpacity(self._share)
            painter.drawPixmap(0, 0, self._kept[1])


class RoundButtonItem(TableButton):
    """A quiet round button with an icon."""

    def __init__(self, theme: Theme, icon: str, name: str, parent: QWidget) -> None:
        super().__init__(theme, name, parent)
        self._icon = icon

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(44, 44)

    def put(self, x: float, y: float, diameter: float) -> None:
        """Place the button; its target is at least 44 pixels."""
        self._diameter = diameter
        side = max(44, round(diameter) + 4)
        self.setGeometry(round(x - side / 2), round(y - side / 2), side, side)

    def lie_over(self, other: RoundButtonItem) -> None:
        """Take the place and size of another button."""
        self._diameter = other._diameter
        self.setGeometry(other.geometry())

    @property
    def look(self) -> tuple[object, ...]:
        return *super().look, self._icon, self._diameter

    def draw(self, painter: QPainter) -> None:
        middle = self.width() / 2
        hovered = self.isEnabled() and (self.underMouse() or self.isDown())
        painter.setOpacity(1.0 if self.isEnabled() else _OFF)
        paint.round_button(painter, self.theme, middle, middle, self._diameter, self._icon, hovered)
        if self.hasFocus():
            paint.disc(painter, middle, middle, self._diameter / 2 + 1, None, self.theme.gilt, 3)


class PillButtonItem(TableButton):
    """A button with a label, red if it is the main one."""

    def __init__(self, theme: Theme, label: str, icon: str, primary: bool, parent: QWidget) -> None:
        super().__init__(theme, label, parent)
        self.setText(label)
        self.icon_name, self._primary, self._size = icon, primary, 18.0

    def put(self, box: QRectF, size: float) -> None:
        """Place the pill in `box`, with room around it for its shadow; `size` is that of the text."""
        self._size = size
        self.setGeometry(box.adjusted(-8, -8, 8, 12).toRect())

    @property
    def look(self) -> tuple[object, ...]:
        return *super().look, self.text(), self._primary, self._size, self.icon_name

    @property
    def plate(self) -> QRectF:
        """The pill without its shadow."""
        return QRectF(self.rect()).adjusted(8, 8, -8, -12)

    def draw(self, painter: QPainter) -> None:
        self._draw_plate(painter, self.text())

    def _draw_plate(self, painter: QPainter, label: str) -> None:
        rect, hovered = self.plate, self.underMouse() or self.isDown()
        paint.button(painter, self.theme, rect, label, self._primary, self._size, self.icon_name, hovered)
        if self.hasFocus():
            paint.fill_round(
                painter, rect.adjusted(-3, -3, 3, 3), rect.height() / 2 + 3, None, self.theme.gilt, 3
            )


class Frame:
    """The buttons over the view, and the titles, which are painted into its background.

    Undo and redo are at the top and the hint is at the right of the hand, while they can be used. If a list
    of moves lies over the table, the hint would cover cards, so it is at the top too.
    """

    def __init__(self, theme: Theme, view: QWidget) -> None:
        self._theme = theme
        self._title = self._subtitle = ""
        self.corner = 24.0
        """The width of anything over the right end of the bar, at a table without buttons there."""
        self.menu = RoundButtonItem(theme, "menu", say("menu-menu"), view)
        self.rules = RoundButtonItem(theme, "book", say("menu-rules"), view)
        self.new_game = RoundButtonItem(theme, "plus", say("games-new-game"), view)
        self.moves = RoundButtonItem(theme, "log", "", view)
        self.settings = RoundButtonItem(theme, "settings", say("settings-title"), view)
        self.sounds = RoundButtonItem(theme, "sound", "", view)
        self.at_right = (self.sounds, self.settings, self.rules, self.new_game, self.moves)
        """The buttons at the upper right, from left to right."""
        self.set_sounds(True)
        self.go_on = PillButtonItem(theme, say("board-next-deal"), "play", True, view)
        self.go_on.hide()
        self.way_out = PillButtonItem(theme, "", "check", False, view)
        self.way_out.hide()
        self.undo = RoundButtonItem(theme, "undo", "", view)
        self.undo.call(say("board-undo"), with_key(say("board-take-back"), key_cap("undo", "Ctrl+Z")))
        self.redo = RoundButtonItem(theme, "redo", "", view)
        self.redo.call(say("menu-redo"), with_key(say("board-do-again"), key_cap("redo", "Ctrl+Shift+Z")))
        self.hint = PillButtonItem(theme, say("menu-hint"), "hint", False, view)
        self.hint_above = RoundButtonItem(theme, "hint", "", view)
        for button in (self.hint, self.hint_above):
            button.call(say("menu-hint"), with_key(say("board-hint-is"), key_cap("hint")))
        self._hinted = self._covered = False
        self._has_moves = True
        self.offer_tools(False, False, False)

    def set_sounds(self, on: bool) -> None:
        """Show whether sounds are on, by icon and in words."""
        name = say("board-sounds-on") if on else say("board-sounds-off")
        self.sounds.set_icon("sound" if on else "mute")
        self.sounds.call(name, with_key(name, key_cap("mute", "Ctrl+M")))

    def set_titles(self, title: str, subtitle: str) -> None:
        self._title, self._subtitle = title, subtitle

    def arrange(self, layout: Layout) -> None:
        s, y = layout.s, layout.bar / 2 + 2
        b = layout.round_button
        self.menu.put(22 * s + b / 2, y, b)
        right = layout.open_right - 22 * s - b / 2
        is_open = layout.drawer > 0 or layout.over > 0
        in_row = (self.moves,) if self._has_moves and not is_open else ()
        row = (
            *in_row, self.new_game, self.rules, self.settings, self.sounds, self.redo, self.undo,
            self.hint_above,
        )  # fmt: skip
        for place, button in enumerate(row):
            button.put(right - place * (b + 12 * s), y, b)
        self._arrange_moves(layout, is_open)
        self._arrange_hint(layout)
        self.offer_way_out(self.way_out.text(), self.way_out.icon_name, layout)

    def offer_moves(self, are_there: bool) -> None:
        """Show the button of the list of moves, or leave no gap for it; `arrange` places the others."""
        self._has_moves = are_there
        self.moves.setVisible(are_there)

    def _arrange_moves(self, layout: Layout, is_open: bool) -> None:
        """Place the button of the list of moves: in the row at the top, or in the open list."""
        if is_open:
            self.moves.put(layout.width - 38, 32, 36)
        name = say("board-fold-moves") if is_open else say("board-show-moves")
        self.moves.set_icon("chevron-right" if is_open else "log")
        self.moves.call(name, with_key(name, key_cap("moves", "M")))

    def _arrange_hint(self, layout: Layout) -> None:
        """Place the hint button beside the hand, with the largest text that fits."""
        s, usual = layout.s, max(14.0, 17 * layout.s)
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

    def offer_tools(self, undo: bool, redo: bool, hint: bool) -> None:
        """Show what can be used now; undo and redo appear together, so that neither moves."""
        for button, usable in ((self.undo, undo), (self.redo, redo)):
            button.setVisible(undo or redo)
            button.setEnabled(usable)
        self._hinted = hint
        self._show_hint()

    def _show_hint(self) -> None:
        self.hint.setVisible(self._hinted and not self._covered)
        self.hint_above.setVisible(self._hinted and self._covered)

    def paint_titles(self, picture: QPixmap, layout: Layout) -> None:
        """Write the titles into the background."""
        with paint.painter_on(picture) as painter:
            theme, x, lines = self._theme, layout.titles_begin, layout.titles
            (above, below), (large, small) = self._title_rooms(layout, x), self._title_sizes(layout)
            text(painter, x, self._title_y(layout), self._title, large, theme.panel_text, 900, LEFT, above)
            second = self._second_line(layout)
            text(painter, x, lines.below, second, small, theme.panel_muted, 600, LEFT, below)

    def titles_box(self, layout: Layout) -> QRectF:
        x, (large, small) = layout.titles_begin, self._title_sizes(layout)
        above, below = self._title_rooms(layout, x)
        written = max(
            min(above, text_width(self._title, large, 900)),
            min(below, text_width(self._second_line(layout), small, 600)),
        )
        return QRectF(x, 0, written, max(layout.bar, layout.titles.bottom))

    def _title_y(self, layout: Layout) -> float:
        """Return the middle of the title: that of the buttons, if there is no line below."""
        return layout.titles.y if self._subtitle else max(layout.titles.y, layout.bar / 2 + 2)

    def _title_sizes(self, layout: Layout) -> tuple[float, float]:
        """Return the text sizes of the two lines, small enough that no name or first word is cut."""
        (above, below), lines = self._title_rooms(layout, layout.titles_begin), layout.titles
        second = self._second_line(layout)
        first = f"{lines_of(second, 0, lines.small)[0].strip()}…" if second else ""
        large = fitting(self._title, lines.large, 900, above, 12.0)
        return large, fitting(first, lines.small, 600, below, 12.0)

    def _title_rooms(self, layout: Layout, x: float) -> tuple[float, float]:
        """Return the widths for the titles: up to the buttons, or to a plaque that extends beside them."""
        ends = self._titles_end(layout)
        bottom = self._title_y(layout) + 0.6 * layout.titles.large
        return layout.titles_end(x, ends, bottom) - x, layout.titles_end(x, ends) - x

    def _titles_end(self, layout: Layout) -> float:
        if self.sounds.isHidden():
            return layout.table_width - self.corner
        # Reserve room for undo, redo, and a hint at the top.
        tools = 3 if layout.over else 2
        return self.sounds.x() - tools * (max(36.0, 40 * layout.s) + 12 * layout.s) - 24.0

    def _second_line(self, layout: Layout) -> str:
        """Return the line below the title; none if only its first words had room."""
        x = layout.titles_begin
        room = layout.titles_end(x, self._titles_end(layout)) - x
        whole = text_width(self._subtitle, layout.titles.small, 600)
        return self._subtitle if room >= _LEAST_SHOWN * whole else ""

    def offer_way_out(self, label: str, icon: str, layout: Layout) -> None:
        """Show the button to end the game at the lower right; an empty label hides it."""
        self.way_out.setVisible(bool(label))
        self.way_out.setText(label)
        self.way_out.icon_name = icon
        self.way_out.call(label, with_key(label, native("End")) if label else "")
        s, size = layout.s, max(13.0, min(layout.words(17), 24 * layout.s))
        w, h = text_width(label, size, 800) + size * 1.9 + 32 * s, max(44.0, 50 * s, size * 2)
        right = layout.open_right - 24 * s
        self.way_out.put(QRectF(right - w, layout.seat(0).y - h / 2, w, h), size)

    def show_notice(self, notice: Notice | None, strip: Strip) -> None:
        """Show the strip's button for this notice, or hide it."""
        self.go_on.setVisible(notice is not None and strip.has_button)
        if notice is None:
            return
        label = say("shared-go-on") if notice.goes_on else say("board-next-deal")
        label = say("board-result") if notice.over else label
        self.go_on.setText(label)
        self.go_on.call(label, with_key(label, native("Return")))
        box, usual = strip.button_box, max(14.0, 18 * strip.unit)
        size = fitting(label, max(usual, strip.button_words), 800, box.width() - 3.4 * usual, usual)
        self.go_on.put(box, size)
