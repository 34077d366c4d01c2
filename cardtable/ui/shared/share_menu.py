"""The menu for sharing or saving a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.language import say


def share_menu(button: QWidget, is_over: bool, chosen: Callable[[str], object]) -> QMenu:
    """Open the menu at its button; `chosen` is called with the kind for `replay.exports.export`.

    A kind that reveals hidden cards is only offered if the game is over.
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
