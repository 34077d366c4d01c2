"""The one question of a window that is closed: whether moves that the disk refuses may be lost."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget


def close_all_the_same(window: QWidget, trouble: str) -> bool:
    """Whether the player wants that; `trouble` is the sentence about the disk."""
    translate = QCoreApplication.translate
    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(
        translate("Unsaved", "The last moves of this game are not saved. They are lost if you close now.")
    )
    box.setInformativeText(trouble)
    stay = box.addButton(translate("Unsaved", "Keep open"), QMessageBox.ButtonRole.RejectRole)
    close = box.addButton(translate("Unsaved", "Close all the same"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    return box.clickedButton() is close
