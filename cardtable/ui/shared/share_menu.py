"""The menu of what can be taken along of a game, at whatever button offers it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMenu, QWidget


def share_menu(button: QWidget, is_over: bool, chosen: Callable[[str], object]) -> QMenu:
    """Opens the menu at its button; `chosen` is called with the kind: see `replay.exports.export`. What
    tells hidden cards is offered only of a game that is over.
    """
    translate = QCoreApplication.translate
    menu = QMenu(button)
    menu.setAccessibleName(translate("Exports", "Share"))
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    kinds = {
        "text": translate("Exports", "Copy as text, to be pasted"),
        "record": translate("Exports", "Save the record…"),
        "picture": translate("Exports", "Save a picture of the table…"),
        "sheet": translate("Exports", "Save the score sheet as PDF…"),
    }
    if is_over:
        kinds["trace"] = translate("Exports", "Save everything that happened…")
    for kind, name in kinds.items():
        menu.addAction(name).triggered.connect(lambda _=False, kind=kind: chosen(kind))
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))
    return menu
