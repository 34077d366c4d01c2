"""Tool tips, in which nothing is taken for markup: names come from anywhere, and Qt would open the file that
`<img src=…>` names, on Windows also one on another computer.

All tips of the program pass `tip`; a test holds that nothing else calls `setToolTip`.
"""

from __future__ import annotations

from html import escape, unescape

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QGraphicsItem, QWidget

_BEGIN, _END = "<span>", "</span>"
_LINE = "<br>"


def tip(owner: QWidget | QGraphicsItem, text: str) -> None:
    """Give a widget or an item a tool tip; a screen reader is told the text as it is."""
    before, shown = tip_of(owner), plain_tip(text)
    owner.setToolTip(shown)
    if isinstance(owner, QWidget):
        spoken = owner.accessibleDescription()
        # Where there is no description Qt has the tip read out, and would have its markup read.
        if spoken == before != "" or (spoken == "" and shown != text):
            owner.setAccessibleDescription(text)


def tip_of(owner: QWidget | QGraphicsItem) -> str:
    """Return the text that `tip` was given."""
    shown = owner.toolTip()
    if not shown.startswith(_BEGIN):
        return shown
    return unescape(shown.removeprefix(_BEGIN).removesuffix(_END).replace(_LINE, "\n"))


def plain_tip(text: str) -> str:
    """Return the text as a model gives it for a tool tip, or as it is handed to `QToolTip`."""
    if not Qt.mightBeRichText(text):
        return text
    return f"{_BEGIN}{escape(text).replace(chr(10), _LINE)}{_END}"
