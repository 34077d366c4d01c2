"""The menu of what can be taken along of a game, at whatever button offers it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.language import say


def share_menu(button: QWidget, is_over: bool, chosen: Callable[[str], object]) -> QMenu:
    """Opens the menu at its button; `chosen` is called with the kind: see `replay.exports.export`. What
    tells hidden cards is offered only of a game that is over.
    """
    menu = QMenu(button)
    menu.setAccessibleName(say("shared-share"))
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    kinds = {
        "text": say("shared-copy-text"),
        "record": say("shared-save-record"),
        "picture": say("shared-save-picture"),
        "sheet": say("shared-save-sheet"),
    }
    if is_over:
        kinds["trace"] = say("shared-save-everything")
    for kind, name in kinds.items():
        menu.addAction(name).triggered.connect(lambda _=False, kind=kind: chosen(kind))
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    return menu
