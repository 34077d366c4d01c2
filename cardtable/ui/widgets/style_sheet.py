"""The style sheet for what Qt draws itself: fields, lists, scroll bars, texts, menus, dialogs, tool tips."""

from __future__ import annotations

import re
from functools import partial
from string import Template

from cardtable.ui.drawing.fonts import FAMILY
from cardtable.ui.drawing.theme import Theme

FIELD = 0.03
"""Opacity of the wash under a field in the room."""

_LARGE = 20
"""Size in pixels from which text counts as a heading."""

# If the system has no file dialog, Qt's own uses the system's colors, so it gets the system's background. The
# buttons of a number field are hidden by their width: with the symbols "no buttons" and its own border, Qt
# leaves the field no room for its text.
_SHEET = Template(
    """
* { font-family: "$family"; }
QMainWindow, QDialog, QMessageBox { background: $panel; }
QFileDialog { background: palette(window); }
QFileDialog QWidget { font-size: 14px; }
QMessageBox QLabel { color: $panel_text; font-size: 16px; font-weight: 600; }
QMessageBox QPushButton {
  background: $paper; color: $ink; border: 1px solid $paper_line; border-radius: 20px;
  min-height: 40px; min-width: 110px; font-size: 16px; font-weight: 800;
}
QMessageBox QPushButton:focus { border: 3px solid $brass; }
QLineEdit {
  font-size: 16px; font-weight: 700; selection-background-color: $accent; selection-color: $accent_text;
}
QLineEdit[ground="room"], QLineEdit[ground="title"] { placeholder-text-color: $panel_muted; }
QLineEdit[ground="paper"], QLineEdit[ground="row"] { placeholder-text-color: $ink_muted; }
QLineEdit[ground="room"] {
  background: $field; color: $panel_text; border: 1px solid $control;
  border-radius: 22px; padding: 0 16px 0 44px; min-height: 42px;
}
QLineEdit[ground="title"] {
  background: $field; color: $panel_text; border: 1px solid $control;
  border-radius: 20px; padding: 0 14px; min-height: 40px; font-weight: 800;
}
QLineEdit[ground="paper"] {
  background: $paper_raised; color: $ink; border: 1px solid $control;
  border-radius: 14px; padding: 0 12px; min-height: 42px;
}
QLineEdit[ground="row"] {
  background: transparent; color: $ink; border: 1px solid transparent;
  border-radius: 12px; padding: 0 6px; min-height: 38px; font-weight: 800;
}
QLineEdit[ground="row"]:hover { border: 1px solid $control; }
QSpinBox {
  background: $paper_raised; color: $ink; border: 1px solid $control; border-radius: 14px;
  min-height: 40px; font-size: 15px; font-weight: 800;
  selection-background-color: $accent; selection-color: $accent_text;
}
QSpinBox[ground="pill"] {
  background: transparent; border: 1px solid transparent; font-size: 18px; font-weight: 900;
}
QSpinBox:focus { border: 3px solid $brass; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QLineEdit[ground="room"]:focus, QLineEdit[ground="paper"]:focus, QLineEdit[ground="row"]:focus {
  border: 3px solid $brass;
}
QLineEdit[ground="title"]:focus { border: 3px solid $gilt; padding: 0 12px; }
QLineEdit[ground="row"]:focus { padding: 0 4px; }
QLineEdit[ground="room"]:focus { padding: 0 14px 0 42px; border-color: $gilt; }
QLineEdit[ground="paper"]:focus { padding: 0 10px; }
QScrollArea { background: transparent; border: none; }
QListView { background: transparent; border: none; outline: none; }
QTextBrowser {
  background: transparent; color: $ink; border: 3px solid transparent; border-radius: 14px;
  selection-background-color: $good; selection-color: #FFFFFF;
}
QTextBrowser:focus { border: 3px solid $brass; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 2px; }
QScrollBar::handle:vertical { background: $handle; border-radius: 4px; min-height: 40px; }
QScrollBar::handle:vertical:hover { background: $handle_hover; }
QScrollBar::handle:vertical:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
  background: transparent; border: none; width: 0; height: 0;
}
QLabel[role="title"] { color: $panel_text; font-size: 30px; font-weight: 900; }
QLabel[role="note"] { color: $panel_muted; font-size: 15px; font-weight: 600; }
QLabel[role="side"] { color: $panel_text; font-size: 20px; font-weight: 900; }
QLabel[role="heading"] { color: $ink; font-size: 21px; font-weight: 900; }
QLabel[role="row"] { color: $ink; font-size: 16px; font-weight: 700; }
QLabel[role="headline"] { color: $ink; font-size: 30px; font-weight: 900; }
QLabel[role="warm"] { color: $ink; font-size: 20px; font-weight: 600; }
QLabel[role="label"] { color: $ink_muted; font-size: 15px; font-weight: 800; }
QLabel[role="trouble"] {
  color: $bust; background: $warm; border: 1px solid $warm_line; border-radius: 12px; padding: 6px 10px;
  font-size: 14px; font-weight: 800;
}
QLabel[role="small"] { color: $ink_muted; font-size: 13px; font-weight: 600; }
QToolTip {
  background: $paper; color: $ink; border: 1px solid $paper_line; padding: 4px 8px;
  font-size: 14px; font-weight: 700;
}
QMenu { background: $paper; color: $ink; border: 1px solid $paper_line; padding: 6px; }
QMenu::item { padding: 10px 28px 10px 18px; border-radius: 8px; font-size: 16px; font-weight: 700; }
QMenu::item:selected { background: $accent; color: $accent_text; }
QMenu::icon { left: 10px; }
"""
)


def style_sheet(theme: Theme) -> str:
    """Return the window's style sheet in this theme, at the theme's text size."""
    sheet = _SHEET.substitute(
        family=FAMILY,
        panel=theme.panel,
        panel_text=theme.panel_text,
        panel_muted=theme.panel_muted,
        field=_faint(theme.wash, round(FIELD * 255)),
        control=theme.control,
        paper=theme.paper,
        paper_line=theme.paper_line,
        paper_raised=theme.paper_raised,
        ink=theme.ink,
        ink_muted=theme.ink_muted,
        bust=theme.bust,
        warm=theme.warm,
        warm_line=theme.warm_line,
        accent=theme.accent,
        accent_text=theme.accent_text,
        brass=theme.brass,
        gilt=theme.gilt,
        good=theme.good,
        handle=theme.control,
        handle_hover=theme.brass,
    )
    return re.sub(r"(font-size|min-height): (\d+)px", partial(_grown, theme), sheet)


def _faint(colour: str, opacity: int) -> str:
    """Return a style sheet's notation of a color with an opacity from 0 to 255."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {opacity})"


def _grown(theme: Theme, found: re.Match[str]) -> str:
    """Return a size at the theme's text size; large headings and the heights of fields grow half as much."""
    size = int(found[2])
    grows = found[1] == "font-size" and size < _LARGE
    return f"{found[1]}: {round(size * (theme.text if grows else theme.room))}px"
