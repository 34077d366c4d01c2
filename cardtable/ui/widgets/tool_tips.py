"""Tool tips without markup.

Names come from anywhere, and Qt would open the file that `<img src=…>` names, on Windows even one on another
computer. All tips of the program go through `tip`; a test makes sure that nothing else calls `setToolTip`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem

_BEGIN, _END = "<span>", "</span>"
_LINE = "<br>"


def tip(owner: QWidget | QGraphicsItem, text: str) -> None:
    """Set the tool tip of a widget or an item; a screen reader gets what it says besides the name."""
    before, shown = tip_of(owner), plain_tip(text)
    owner.setToolTip(shown)
    if not isinstance(owner, QWidget):
        return
    described = owner.accessibleDescription()
    if described in ("", before, owner.property(_SPOKEN)):
        spoken = _without_name(owner, text)
        owner.setProperty(_SPOKEN, spoken)
        if described != spoken:
            # Without a description, screen readers read the tip, with its markup.
            owner.setAccessibleDescription(spoken if spoken != shown else "")


def _without_name(owner: QWidget, text: str) -> str:
    """Return what a tip says besides the name of its widget: `Ctrl+M` of `Sounds: on (Ctrl+M)`."""
    name = owner.accessibleName() or (owner.text() if isinstance(owner, QAbstractButton) else "")
    if not name or not text.startswith(name):
        return text
    # Orca leaves out a description that is the name, but says that of a choice. Each one set is an event.
    repeats = NOTHING if isinstance(owner, QAbstractButton) and owner.isCheckable() else text
    return text.removeprefix(name).strip(_AROUND) or repeats


_SPOKEN = "spokenTip"

_AROUND = " ()（）"

NOTHING = " "
"""A description that no reader says, so that Qt has neither tip nor placeholder read aloud for one."""


def tip_of(owner: QWidget | QGraphicsItem) -> str:
    """Return the text that `tip` was given."""
    shown = owner.toolTip()
    if not shown.startswith(_BEGIN):
        return shown
    from html import unescape

    return unescape(shown.removeprefix(_BEGIN).removesuffix(_END).replace(_LINE, "\n"))


def plain_tip(text: str) -> str:
    """Return the text for a model's tool tip role, or for `QToolTip`."""
    if not Qt.mightBeRichText(text):
        return text
    # Its table of entities takes long to load, and hardly a tip needs it.
    from html import escape

    return f"{_BEGIN}{escape(text).replace(chr(10), _LINE)}{_END}"
