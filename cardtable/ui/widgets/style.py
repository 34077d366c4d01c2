"""The one style of the program: how Qt's own widgets look in a theme.

A widget says by its property `role` which look of its kind it has. The style is the application's: pages need
no style sheet, and dialogs and menus look like pages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

from cardtable.language import say
from cardtable.ui.drawing import fonts, paint, pictures
from cardtable.ui.drawing.faces import CALM, Face, Mood
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.looks import (
    BOXES,
    CAST,
    FIELDS,
    FRAMES,
    LABELS,
    MARGINS,
    PLATES,
    RING,
    Tint,
    draw_plate,
    ring,
    tint,
)

if TYPE_CHECKING:
    # Classes of Qt take long to load, and the start page has hardly one of these.
    from PySide6.QtWidgets import (
        QLabel,
        QLineEdit,
        QListView,
        QMenu,
        QSpinBox,
        QStyleOptionSlider,
        QTextBrowser,
    )

State: TypeAlias = QStyle.StateFlag
Part: TypeAlias = QStyle.ControlElement
Shape: TypeAlias = QStyle.PrimitiveElement
Whole: TypeAlias = QStyle.ComplexControl
Sub: TypeAlias = QStyle.SubControl
Contents: TypeAlias = QStyle.ContentsType
Place: TypeAlias = QStyle.SubElement

_LARGE = 20
"""Minimum text height in pixels of a heading, which grows less with the text size."""

_BAR, _HANDLE, _SHORTEST = 12, 8, 40
"""Width of a scroll bar; width and smallest length of its handle."""

IN_SHORT = Qt.ItemDataRole.UserRole + 99
"""The role of an item's text on the closed box; Qt's own dialogs use the first ones for other things."""

_LEAST = 12.0
"""Smallest text height on a button, in pixels."""

_SEGMENT_AIR = 20
"""Space beside the words of a segment, of both sides together; words of the least size may use it up."""

_LARGEST = 28.0
"""Text height in pixels up to which a pill's text grows in full with the text size."""


class Style(QProxyStyle):
    """Draws Qt's widgets in one theme; `restyle` puts it on the application."""

    def __init__(self, theme: Theme) -> None:
        super().__init__("Fusion")
        self.theme = theme
        self.shown_key = theme.key
        """The key of the look that all widgets have now."""

    # Fonts and colors

    def em(self, size: float) -> float:
        """Return a text height at the theme's text size."""
        return size * self.theme.text

    def font(self, size: float, weight: int) -> QFont:
        """Return the text face; large text grows half as much with the text size."""
        grown = self.theme.text if size < _LARGE else self.theme.room
        return QFont(fonts.font(round(size * grown), weight))

    def color_all(self) -> None:
        """Give the theme's colors to everything without a role, even tool tips, which the system colors."""
        theme, role = self.theme, QPalette.ColorRole
        made = QPalette(QColor(theme.paper), QColor(theme.panel))
        for which, color in (
            (role.WindowText, theme.panel_text),
            (role.Base, theme.paper_raised),
            (role.AlternateBase, theme.paper_sunk),
            (role.Text, theme.ink),
            (role.PlaceholderText, theme.ink_muted),
            (role.ButtonText, theme.ink),
            (role.Highlight, theme.accent),
            (role.HighlightedText, theme.accent_text),
            (role.ToolTipBase, theme.paper),
            (role.ToolTipText, theme.ink),
        ):
            made.setColor(which, QColor(color))
        QApplication.setPalette(made)
        QToolTip.setPalette(made)

    def polish(self, target: Any) -> Any:
        done = super().polish(target)
        dress = self._dress_of(type(target))
        if dress is not None:
            dress(self, target)
        return done

    def _dress_of(self, kind: type) -> Callable[[Any, Any], None] | None:
        """Return what `polish` does to widgets of a class; None if nothing."""
        if kind not in self._looked_up:
            names = (base.__name__ for base in kind.__mro__)
            self._looked_up[kind] = next((self._dressed[one] for one in names if one in self._dressed), None)
        return self._looked_up[kind]

    _looked_up: ClassVar[dict[type, Callable[[Any, Any], None] | None]] = {}

    def _dress_label(self, label: QLabel) -> None:
        role = label.property("role")
        if role in LABELS:
            color, size, weight = LABELS[role]
            getattr(label, "dress", label.setFont)(self.font(size, weight))
            ink = getattr(self.theme, color, color)
            # On a button, labels are written in the other of these colors.
            _color(label, WindowText=ink, ButtonText=ink)
            if role in MARGINS:
                label.setContentsMargins(*2 * MARGINS[role])
        elif label.inherits("QTipLabel"):
            label.setFont(self.font(14, 700))
            label.setContentsMargins(7, 3, 7, 3)
        elif label.window().inherits("QMessageBox"):
            label.setFont(self.font(16, 600))

    def _dress_field(self, field: QLineEdit) -> None:
        if _is_inner(field):
            return
        look = FIELDS[field.property("role") or "paper"]
        field.setFont(self.font(16, look.weight))
        theme = self.theme
        _color(field, Text=getattr(theme, look.ink), PlaceholderText=getattr(theme, look.hint))
        if field.isClearButtonEnabled():
            # The start page has no such field and loads faster without these.
            from PySide6.QtGui import QAction, QIcon

            picture = pictures.icon("close", getattr(theme, look.hint), 16, field.devicePixelRatioF(), 2.6)
            for clear in field.findChildren(QAction, "_q_qlineeditclearaction"):
                clear.setIcon(QIcon(picture))

    def _dress_number(self, field: QSpinBox) -> None:
        field.setFont(self.font(*((18, 900) if field.property("role") == "pill" else (15, 800))))
        field.setButtonSymbols(field.ButtonSymbols.NoButtons)

    def _dress_reading(self, text: QTextBrowser) -> None:
        text.setFrameStyle(QFrame.Shape.Box)
        text.setLineWidth(3)
        text.viewport().setAutoFillBackground(False)
        _color(text, Highlight=self.theme.good, HighlightedText="#FFFFFF")

    def _dress_list(self, lines: QListView) -> None:
        if lines.window().inherits("QComboBoxPrivateContainer"):
            # The list of a box lies on paper, as a menu does.
            _color(lines, Base=self.theme.paper, Window=self.theme.paper)

    def _dress_menu(self, menu: QMenu) -> None:
        menu.setFont(self.font(16, 700))
        menu.setContentsMargins(6, 6, 6, 6)

    def _dress_control(self, control: QWidget) -> None:
        if not control.testAttribute(Qt.WidgetAttribute.WA_SetCursor):
            control.setCursor(Qt.CursorShape.PointingHandCursor)

    _dressed: ClassVar[dict[str, Callable[[Any, Any], None]]] = {
        "QLabel": _dress_label,
        "QLineEdit": _dress_field,
        "QSpinBox": _dress_number,
        "QTextBrowser": _dress_reading,
        "QMenu": _dress_menu,
        "QListView": _dress_list,
        "QAbstractButton": _dress_control,
        "QComboBox": _dress_control,
        "QSlider": _dress_control,
    }

    # What is painted

    def drawControl(
        self, element: Part, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        draw = self._parts.get(element)
        if draw is None or not draw(self, option, painter, widget):
            super().drawControl(element, option, painter, widget)

    def drawPrimitive(
        self, element: Shape, option: QStyleOption, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        draw = self._shapes.get(element)
        if draw is None or not draw(self, option, painter, widget):
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self, control: Whole, option: Any, painter: QPainter, widget: QWidget | None = None
    ) -> None:
        draw = self._wholes.get(control)
        if draw is None or not draw(self, option, painter, widget):
            super().drawComplexControl(control, option, painter, widget)

    def _begin(self, option: QStyleOption, painter: QPainter) -> QRectF:
        """Prepare to paint a control; return the place of its body, inside the room for its ring."""
        painter.save()
        paint.smooth(painter)
        if not option.state & State.State_Enabled:
            painter.setOpacity(0.5)
        body = QRectF(option.rect).adjusted(RING, RING, -RING, -RING)
        if option.state & State.State_Sunken:
            body.translate(0, 1)
        return body

    def _end(self, option: QStyleOption, painter: QPainter, radius: float, on_brass: bool = False) -> None:
        if option.state & State.State_HasFocus:
            ring(painter, self.theme, QRectF(option.rect), radius, on_brass)
        painter.restore()

    def _push(self, option: Any, painter: QPainter, button: Any) -> bool:
        body = self._begin(option, painter)
        if hasattr(button, "draw"):
            button.draw(painter, body)
            radius = (body.height() + RING) / 2 if button.radius is None else button.radius
        else:
            draw = self._buttons[getattr(button, "role", "pill")]
            radius = draw(self, option, painter, button, body)
        self._end(option, painter, radius, getattr(button, "brass", False))
        return True

    def _pill(self, option: Any, painter: QPainter, button: QWidget, body: QRectF) -> float:
        size, mark, hovered = self.pill_size(button), getattr(button, "mark", ""), _hovered(option)
        primary, brass = getattr(button, "primary", False), getattr(button, "brass", False)
        color = getattr(button, "color", "")
        paint.button(
            painter, self.theme, body, _label(button), primary, size, mark, hovered, brass, CAST, color
        )
        return body.height() / 2 + RING / 2

    def _disc(self, option: Any, painter: QPainter, button: Any, body: QRectF) -> float:
        """Draw a button with only an icon, crossed out while it is switched off."""
        middle, plate, wide = body.center(), PLATES[button.role], body.width()
        side, size, weight = (wide, wide * 0.52, 2.0) if button.role in ("round", "play") else (34, 18, 2.6)
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        ink = draw_plate(painter, self.theme, place, plate.coat(_hovered(option), False))
        paint.icon(painter, button.mark, middle.x(), middle.y(), size, ink, weight)
        if button.isCheckable() and not button.isChecked():
            off = QPointF(side, side) * 0.26
            line = QPainterPath(middle - off)
            line.lineTo(middle + off)
            paint.stroke(painter, line, self.theme.off, 3)
        return body.height() / 2 + RING / 2

    def _chip(self, option: Any, painter: QPainter, button: Any, body: QRectF) -> float:
        """Draw a pill, in which the icon is alone if there's no text."""
        coat = PLATES["chip"].coat(_hovered(option), bool(option.state & State.State_On))
        ink, size, y = draw_plate(painter, self.theme, body, coat), self._chip_em, body.center().y()
        mark = size * 1.5 if button.mark and option.text else 0.0
        left = body.center().x() - (mark + paint.text_width(option.text, size, 800)) / 2
        if button.mark:
            x = left + size * 0.6 if mark else body.center().x()
            paint.icon(painter, button.mark, x, y, size * 1.3 if mark else 22, ink, 2.4)
        paint.text(painter, left + mark, y, option.text, size, ink, 800)
        return body.height() / 2 + RING / 2

    @property
    def _chip_em(self) -> float:
        return min(self.em(15), 15 * self.theme.room + 2)

    def _dashed(self, option: Any, painter: QPainter, button: Any, body: QRectF) -> float:
        """Draw the button that adds something; without words, it is round."""
        theme, size, y = self.theme, self.em(15), body.center().y()
        radius = 14.0 if option.text else body.height() / 2
        if _hovered(option):
            paint.fill_round(painter, body, radius, theme.paper_sunk)
        pen = QPen(paint.alpha(theme.ink_muted, 0.65), 1.6)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body, radius, radius)
        if not option.text:
            side = body.height() / 2
            paint.icon(painter, button.mark, body.center().x(), y, side, theme.ink_muted, 2.6)
            return radius + RING / 2
        x = body.center().x() - (paint.text_width(option.text, size, 800) + 24) / 2
        paint.icon(painter, button.mark, x + 8, y, 17, theme.ink, 2.8)
        paint.text(painter, x + 24, y, option.text, size, theme.ink, 800)
        return 15

    def _avatar(self, option: Any, painter: QPainter, button: Any, body: QRectF) -> float:
        """Draw a player's picture, which smiles under the pointer or with the keyboard."""
        hovered, middle = _hovered(option), body.center()
        face = Face(Mood.GLAD) if hovered or option.state & State.State_HasFocus else CALM
        side = body.width() - (0 if hovered else 3)
        paint.avatar(painter, button.avatar, middle.x(), middle.y(), side, face)
        return body.height() / 2 + RING / 2

    def _link(self, option: Any, painter: QPainter, button: Any, body: QRectF) -> float:
        """Draw underlined text on the felt."""
        size, middle = self._link_size(button), body.center()
        size = paint.fitting(option.text, size, 700, body.width() - 8, _LEAST)
        half, y = paint.text_width(option.text, size, 700) / 2, middle.y() + size * 0.68
        paint.text(painter, middle.x(), middle.y(), option.text, size, "#FFFFFF", 700, paint.CENTER)
        painter.setPen(QPen(paint.alpha("#FFFFFF", 1.0 if _hovered(option) else 0.6), 1.5))
        painter.drawLine(QPointF(middle.x() - half, y), QPointF(middle.x() + half, y))
        return 10

    def _link_size(self, button: Any) -> float:
        return max(14.0, 18 * float(button.scale)) * self.theme.room

    def _plate(self, option: Any, painter: QPainter, button: Any, body: QRectF) -> float:
        """Draw the plate alone, on which other controls lie."""
        plate = PLATES[button.role]
        coat = plate.coat(_hovered(option), bool(option.state & State.State_On))
        draw_plate(painter, self.theme, body, coat, plate.radius)
        return (body.height() / 2 if plate.radius is None else plate.radius) + RING / 2

    _buttons: ClassVar[dict[str, Callable[..., float]]] = {
        "pill": _pill,
        "play": _disc,
        "avatar": _avatar,
        "link": _link,
        **dict.fromkeys(BOXES, _plate),
        "round": _disc,
        "mark": _disc,
        "raised": _disc,
        "bare": _disc,
        "chip": _chip,
        "dashed": _dashed,
    }

    def _check(self, option: Any, painter: QPainter, button: QWidget) -> bool:
        body, on, theme = self._begin(option, painter), bool(option.state & State.State_On), self.theme
        role, hovered, y = button.property("role"), _hovered(option), 0.0
        if role == "tick":
            plate, body = PLATES["tick"], body.adjusted(1, 1, -1, -1)
            ink, y = draw_plate(painter, theme, body, plate.coat(hovered, on)), body.center().y()
            self._box(painter, body.left() + 10, y, on)
            paint.text(painter, body.left() + 15 + self._box_side, y, option.text, self.em(14.5), ink, 700)
            self._end(option, painter, body.height() / 2 + RING / 2 + 1)
        elif role == "chip":
            ink = draw_plate(painter, theme, body, PLATES["chip"].coat(hovered, on))
            x, y = body.left() + 15, body.center().y()
            if on:
                paint.icon(painter, "check", x + 6, y, 16, ink, 3)
                x += 22
            paint.text(painter, x, y, option.text, self.em(15), ink, 800)
            self._end(option, painter, body.height() / 2 + RING / 2)
        else:
            self._switch(painter, body, on, hovered)
            self._end(option, painter, 14)
        return True

    @property
    def _box_side(self) -> float:
        return self.em(16)

    def _box(self, painter: QPainter, left: float, y: float, on: bool) -> None:
        """Draw the box of a tick box, from its left edge and its middle."""
        side = self._box_side
        box = QRectF(left, y - side / 2, side, side)
        if on:
            paint.fill_round(painter, box, 5, self.theme.good)
            paint.icon(painter, "check", box.center().x(), y, 0.8 * side, self.theme.paper_raised, 3.4)
        else:
            painter.setPen(QPen(QColor(self.theme.ink_muted), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)

    def _switch(self, painter: QPainter, body: QRectF, on: bool, hovered: bool) -> None:
        theme = self.theme
        track = QRectF(body.right() - 56, body.center().y() - 15.5, 56, 31)
        ground = theme.good if on else theme.control
        paint.fill_round(painter, track, 15.5, paint.mix(ground, "#FFFFFF", 0.12 if hovered else 0.0))
        x = track.right() - 15.5 if on else track.left() + 15.5
        paint.disc(painter, x, track.center().y(), 12.5, theme.paper_raised)
        y, word = body.center().y(), say("controls-on" if on else "controls-off")
        paint.text(painter, track.left() - 12, y, word, self.em(14), theme.ink_muted, 800, paint.RIGHT)

    def _radio(self, option: Any, painter: QPainter, button: QWidget) -> bool:
        body, plate = self._begin(option, painter), PLATES["segment"]
        ink = draw_plate(
            painter,
            self.theme,
            body,
            plate.coat(_hovered(option), bool(option.state & State.State_On)),
        )
        room = body.width() - 4
        # Choices side by side have words of one size.
        group = getattr(button, "group", None)
        siblings = (
            [one for one in group().buttons() if one.isVisible()] if group is not None and group() else []
        )
        sizes = (
            paint.fitting(one.text(), self.em(15), 800, one.width() - 2 * RING - _SEGMENT_AIR, _LEAST)
            for one in siblings
        )
        size = min(
            sizes, default=paint.fitting(option.text, self.em(15), 800, body.width() - _SEGMENT_AIR, _LEAST)
        )
        paint.text(
            painter, body.center().x(), body.center().y(), option.text, size, ink, 800, paint.CENTER, room
        )
        self._end(option, painter, body.height() / 2 + RING / 2)
        return True

    def _combo(self, option: Any, painter: QPainter, box: Any) -> bool:
        body, dark = self._begin(option, painter), getattr(box, "dark", False)
        plate = PLATES["chip" if dark else "pick"]
        ink = draw_plate(painter, self.theme, body, plate.coat(_hovered(option), box.currentIndex() > 0))
        x, y = body.left() + 14, body.center().y()
        if not box.isEditable():
            room = body.right() - 28 - x
            paint.text(painter, x, y, _words(box), self._combo_em(box), ink, 800, width=room)
        paint.icon(painter, "chevron-down", body.right() - 18, y, 16, ink, 2.6)
        self._end(option, painter, body.height() / 2 + RING / 2)
        return True

    def _combo_em(self, box: Any) -> float:
        """Return the text height of a box to pick from; in the room it equals that of chips."""
        return self._chip_em if getattr(box, "dark", False) else self.em(15)

    def _slider(self, option: Any, painter: QPainter, slider: QWidget) -> bool:
        theme, rect = self.theme, QRectF(option.rect)
        painter.save()
        paint.smooth(painter)
        if not option.state & State.State_Enabled:
            painter.setOpacity(0.5)
        handle = QRectF(self.subControlRect(Whole.CC_Slider, option, Sub.SC_SliderHandle, slider))
        x, y = handle.center().x(), rect.center().y()
        for color, right in ((theme.paper_sunk, rect.right() - 18), (theme.good, x)):
            painter.setPen(QPen(QColor(color), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(18, y), QPointF(right, y))
        paint.disc(painter, x, y, 13, theme.paper_raised, theme.good, 3)
        if option.state & State.State_HasFocus:
            ring(painter, self.theme, QRectF(x - 20, y - 20, 40, 40), 18)
        painter.restore()
        return True

    def _bar(self, option: Any, painter: QPainter, bar: QWidget) -> bool:
        groove, high = QRectF(option.rect), option.rect.height()
        painter.save()
        paint.smooth(painter)
        ground: Tint = ("wash", 0.14) if getattr(bar, "dark", False) else "paper_sunk"
        paint.fill_round(painter, groove, high / 2, tint(self.theme, ground))
        if option.progress > option.minimum:
            done = groove.width() * option.progress / option.maximum
            groove.setWidth(max(done, high))
            paint.fill_round(painter, groove, high / 2, getattr(self.theme, bar.property("role")))
        painter.restore()
        return True

    def _scroll_bar(self, option: Any, painter: QPainter, bar: QWidget) -> bool:
        if not option.state & State.State_Enabled or option.maximum == option.minimum:
            return True
        handle = QRectF(self.subControlRect(Whole.CC_ScrollBar, option, Sub.SC_ScrollBarSlider, bar))
        painter.save()
        paint.smooth(painter)
        color = self.theme.brass if _hovered(option) else self.theme.control
        paint.fill_round(painter, handle.adjusted(2, 2, -2, -2), _HANDLE / 2, color)
        painter.restore()
        return True

    def _number(self, option: Any, painter: QPainter, field: QWidget) -> bool:
        self._draw_field(option, painter, field.property("role") or "paper")
        return True

    def _line_edit(self, option: Any, painter: QPainter, field: QWidget) -> bool:
        if not _is_inner(field):
            self._draw_field(option, painter, field.property("role") or "paper")
        return True

    def _draw_field(self, option: QStyleOption, painter: QPainter, role: str) -> None:
        field, theme, rect = FIELDS[role], self.theme, QRectF(option.rect)
        line, width = (None if role == "pill" or (role == "row" and not _hovered(option)) else "control"), 1.0
        if option.state & State.State_HasFocus:
            line, width = field.ring, 3.0
        painter.save()
        paint.smooth(painter)
        paint.fill_round(
            painter, rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), field.radius,
            None if field.ground is None else tint(theme, field.ground),
            None if line is None else tint(theme, line), width,
        )  # fmt: skip
        if role == "search":
            paint.icon(painter, "search", 24, rect.center().y(), 20, theme.panel_muted, 2.4)
        painter.restore()

    def _frame(self, option: Any, painter: QPainter, frame: Any) -> bool:
        # Qt leaves out the margins, which on a plate are the room beside its text.
        theme, rect = self.theme, QRectF(frame.rect())
        painter.save()
        paint.smooth(painter)
        if frame.inherits("QTextBrowser"):
            if option.state & State.State_HasFocus:
                paint.fill_round(painter, rect.adjusted(1.5, 1.5, -1.5, -1.5), 14, None, theme.brass, 3)
        elif found := FRAMES.get(frame.property("role")):
            # Nearly all other frames are labels, which have none.
            coat, radius = found
            inset = 0.0 if coat.line is None else coat.width / 2
            inner = rect.adjusted(inset, inset, -inset, -inset)
            draw_plate(painter, theme, inner, coat, getattr(frame, "radius", radius))
        painter.restore()
        return True

    def _menu_ground(self, option: QStyleOption, painter: QPainter, menu: QWidget | None) -> bool:
        painter.fillRect(option.rect, QColor(self.theme.paper_line))
        painter.fillRect(option.rect.adjusted(1, 1, -1, -1), QColor(self.theme.paper))
        return True

    def _menu_line(self, option: Any, painter: QPainter, menu: QWidget | None) -> bool:
        if option.menuItemType == option.MenuItemType.Separator:
            return False
        theme, lit = self.theme, bool(option.state & State.State_Selected)
        painter.save()
        paint.smooth(painter)
        rect = QRectF(option.rect)
        if lit:
            paint.fill_round(painter, rect, 8, theme.accent)
        ink, y = theme.accent_text if lit else theme.ink, rect.center().y()
        if option.checked:
            paint.icon(painter, "check", rect.left() + 19, y, 18, ink, 3)
        left = 37 if option.menuHasCheckableItems else 18
        paint.text(painter, rect.left() + left, y, option.text.replace("&&", "&"), self.em(16), ink, 700)
        painter.restore()
        return True

    _parts: ClassVar[dict[Part, Callable[..., bool]]] = {
        Part.CE_PushButton: _push,
        Part.CE_CheckBox: _check,
        Part.CE_RadioButton: _radio,
        Part.CE_ComboBoxLabel: lambda *_: True,
        Part.CE_ShapedFrame: _frame,
        Part.CE_ProgressBar: _bar,
        Part.CE_MenuItem: _menu_line,
        Part.CE_MenuEmptyArea: lambda *_: True,
    }
    _shapes: ClassVar[dict[Shape, Callable[..., bool]]] = {
        Shape.PE_PanelLineEdit: _line_edit,
        Shape.PE_PanelMenu: _menu_ground,
        Shape.PE_FrameMenu: lambda *_: True,
        Shape.PE_PanelTipLabel: _menu_ground,
        Shape.PE_FrameFocusRect: lambda *_: True,
    }
    _wholes: ClassVar[dict[Whole, Callable[..., bool]]] = {
        Whole.CC_ComboBox: _combo,
        Whole.CC_Slider: _slider,
        Whole.CC_ScrollBar: _scroll_bar,
        Whole.CC_SpinBox: _number,
    }

    # Sizes

    def pill_size(self, button: QWidget) -> float:
        """Return the text height of a pill at its width: if there is little room, its air shrinks first."""
        return min(map(self._fitting_pill, getattr(button, "alike", ()) or (button,)))

    def _fitting_pill(self, button: QWidget) -> float:
        asked, room = self._pill_asked(button), button.width() - 2 * RING
        return paint.largest(asked, _LEAST, lambda size: self._pill_width(button, size, 1.1) <= room, 0.5)

    def _pill_plain(self, button: QWidget) -> float:
        return max(14.0, getattr(button, "size_at_rest", 16) * getattr(button, "scale", 1.0))

    def _pill_asked(self, button: QWidget) -> float:
        plain = self._pill_plain(button)
        return max(plain * self.theme.room, min(plain * self.theme.text, _LARGEST))

    def _pill_width(self, button: Any, size: float, air: float) -> float:
        mark = 1.55 if getattr(button, "mark", None) else 0.0
        return paint.text_width(_label(button), size, 800) + size * (mark + air)

    def sizeFromContents(self, kind: Contents, option: Any, size: QSize, widget: Any = None) -> QSize:
        measure = self._measures.get(kind)
        found = None if measure is None or widget is None else measure(self, option, size, widget)
        return super().sizeFromContents(kind, option, size, widget) if found is None else found

    def _push_size(self, option: Any, size: QSize, button: Any) -> QSize:
        role = getattr(button, "role", "pill")
        if role == "chip":
            if not option.text:
                return QSize(round(44 + 2 * RING), round(44 + 2 * RING))
            em = self._chip_em
            words = paint.text_width(option.text, em, 800) + em * (2.1 + 1.5 * bool(button.mark))
            return QSize(round(words + 2 * RING), round(44 * self.theme.room + 2 * RING))
        if role == "link":
            em = self._link_size(button)
            words = paint.text_width(option.text, em, 700) + 16
            return QSize(round(words + 2 * RING), round(max(44.0, em * 2.2) + 2 * RING))
        if role != "pill":
            side = {"round": 44 + 2 * RING, "play": 52 + 2 * RING, "dashed": 48 * self.theme.room}.get(
                role, 44
            )
            words = paint.text_width(option.text, self.em(15), 800) + 50 + 2 * RING
            return QSize(round(words if role == "dashed" else side), round(side))
        width = self._pill_width(button, self._pill_asked(button), 2.4)
        height = max(44.0, 3 * self._pill_plain(button) * self.theme.room)
        return QSize(round(width + 2 * RING), round(height + 2 * RING))

    def _check_size(self, option: Any, size: QSize, button: Any) -> QSize:
        height = round(44 * self.theme.room)
        if button.property("role") == "tick":
            width = paint.text_width(button.text(), self.em(14.5), 700)
            return QSize(round(width + 30 + self._box_side + 2 * RING), height)
        if button.property("role") == "chip":
            width = paint.text_width(button.text(), self.em(15), 800) + 30 + (22 if button.isChecked() else 0)
            return QSize(round(width + 2 * RING), round(36 * self.theme.room + 2 * RING))
        words = (say("controls-off"), say("controls-on"))
        word = max(paint.text_width(word, self.em(14), 800) for word in words)
        return QSize(round(word + 12 + 56 + 2 * RING), height)

    def _radio_size(self, option: Any, size: QSize, button: Any) -> QSize:
        width = paint.text_width(button.text(), self.em(15), 800) + 22 + 2 * RING
        return QSize(round(width), round(44 * self.theme.room))

    def _combo_size(self, option: Any, size: QSize, box: Any) -> QSize:
        width = paint.text_width(_words(box), self._combo_em(box), 800) + 44
        return QSize(round(width + 2 * RING), round(36 * self.theme.room + 2 * RING))

    def _field_size(self, option: Any, size: QSize, field: QWidget) -> QSize | None:
        if _is_inner(field):
            return None
        look = FIELDS[field.property("role") or "paper"]
        return QSize(size.width() + look.left + look.right, round((look.height - 2) * self.theme.room) + 2)

    def _number_size(self, option: Any, size: QSize, field: QWidget) -> QSize:
        look = FIELDS[field.property("role") or "paper"]
        return QSize(size.width() + look.left + look.right, round(40 * self.theme.room) + 2)

    def _bar_size(self, option: Any, size: QSize, bar: QWidget) -> QSize:
        upright = option.orientation == Qt.Orientation.Vertical
        return QSize(_BAR, size.height()) if upright else QSize(size.width(), _BAR)

    def _line_size(self, option: Any, size: QSize, menu: QWidget) -> QSize | None:
        if option.menuItemType == option.MenuItemType.Separator:
            return None
        size_of_text = self.em(16)
        width = (
            paint.text_width(option.text, size_of_text, 700)
            + 46
            + (19 if option.menuHasCheckableItems else 0)
        )
        return QSize(round(width), round(fonts.metrics(round(size_of_text), 700).height() + 20))

    _measures: ClassVar[dict[Contents, Callable[..., QSize | None]]] = {
        Contents.CT_PushButton: _push_size,
        Contents.CT_CheckBox: _check_size,
        Contents.CT_RadioButton: _radio_size,
        Contents.CT_ComboBox: _combo_size,
        Contents.CT_LineEdit: _field_size,
        Contents.CT_SpinBox: _number_size,
        Contents.CT_ScrollBar: _bar_size,
        Contents.CT_MenuItem: _line_size,
    }

    # Places of parts

    def subElementRect(self, element: Place, option: Any, widget: Any = None) -> QRect:
        rect: QRect = option.rect
        if element in (Place.SE_CheckBoxClickRect, Place.SE_RadioButtonClickRect):
            return rect
        if element == Place.SE_LineEditContents and widget is not None:
            if _is_inner(widget):
                return rect
            look = FIELDS[widget.property("role") or "paper"]
            return rect.adjusted(look.left, 0, -look.right, 0)
        return super().subElementRect(element, option, widget)

    def subControlRect(self, control: Whole, option: Any, part: Sub, widget: Any = None) -> QRect:
        rect: QRect = option.rect
        if control == Whole.CC_ScrollBar:
            return _bar_place(option, part)
        if control == Whole.CC_Slider:
            reach = rect.width() - 36
            x = self.sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition, reach)
            if part == Sub.SC_SliderHandle:
                return QRect(x + 5, 0, 27, rect.height())
            return rect.adjusted(5, 0, -5, 0)
        if control == Whole.CC_ComboBox and part == Sub.SC_ComboBoxListBoxPopup and widget is not None:
            texts = (widget.itemText(number) for number in range(widget.count()))
            widest = max((paint.text_width(text, self.em(16), 700) for text in texts), default=0.0)
            return QRect(rect.topLeft(), QSize(max(rect.width(), round(widest) + 70), rect.height()))
        if control == Whole.CC_SpinBox and part == Sub.SC_SpinBoxEditField:
            return rect.adjusted(4, 2, -4, -2)
        return super().subControlRect(control, option, part, widget)


def _bar_place(option: QStyleOptionSlider, part: Sub) -> QRect:
    """Return the place of a part of a scroll bar, which has no arrows."""
    upright = option.orientation == Qt.Orientation.Vertical
    rect = option.rect
    length = rect.height() if upright else rect.width()
    values = option.maximum - option.minimum + option.pageStep
    handle = length if values <= 0 else max(min(_SHORTEST, length), length * option.pageStep // values)
    at = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - handle, option.upsideDown
    )
    begin, end = {
        Sub.SC_ScrollBarGroove: (0, length),
        Sub.SC_ScrollBarSlider: (at, at + handle),
        Sub.SC_ScrollBarSubPage: (0, at),
        Sub.SC_ScrollBarAddPage: (at + handle, length),
    }.get(part, (0, 0))
    if upright:
        return QRect(rect.left(), rect.top() + begin, rect.width(), end - begin)
    return QRect(rect.left() + begin, rect.top(), end - begin, rect.height())


def _is_inner(field: QWidget) -> bool:
    """Return whether this is the part of a number field or of a box where text is typed."""
    holder = field.parent()
    return holder is not None and any(map(holder.inherits, ("QAbstractSpinBox", "QComboBox")))


def _label(button: Any) -> str:
    """Return the text on a button; in Qt's own dialogs an ampersand marks a letter of it."""
    text: str = button.text()
    return text if hasattr(button, "role") else text.replace("&", "")


def _words(box: Any) -> str:
    """Return the text on a closed box, which may be shorter than that in its list."""
    return str(box.currentData(IN_SHORT) or box.currentText())


def _hovered(option: QStyleOption) -> bool:
    return bool(option.state & State.State_MouseOver) and bool(option.state & State.State_Enabled)


def _color(widget: QWidget, **colors: str) -> None:
    """Set colors of a widget's palette by their role; disabled, they are pale."""
    palette = widget.palette()
    for role, color in colors.items():
        palette.setColor(QPalette.ColorRole[role], QColor(color))
        pale = paint.alpha(color, 0.5)
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[role], pale)
    widget.setPalette(palette)


def _polished() -> Iterator[QWidget]:
    """Yield all widgets that have been shown; those that the caller deletes meanwhile are left out."""
    for widget in QApplication.allWidgets():
        if isValid(widget) and widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            yield widget


def restyle(theme: Theme) -> None:
    """Draw all windows in this theme from now on, and again if it differs from what they show."""
    style = QApplication.style()
    if isinstance(style, Style):
        style.theme = theme
        style.color_all()
        if style.shown_key == theme.key:
            return
        style.shown_key = theme.key
        # Not by setting another style: Qt's loop over all widgets fails if one of them replaces others.
        for widget in _polished():
            style.polish(widget)
            QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
        # What is laid out for the size of a widget is laid out for the size of text too.
        for widget in _polished():
            QApplication.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        return
    style = Style(theme)
    QApplication.setStyle(style)
    style.color_all()
    face = QApplication.font()
    face.setFamily(fonts.FAMILY)
    QApplication.setFont(face)
