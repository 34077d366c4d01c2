"""The one question of a window that is closed: whether what the disk refuses may be lost."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget


def close_all_the_same(window: QWidget, lost: str, trouble: str) -> bool:
    """Whether the player wants that; the sentences say what is not saved, and what is wrong with the disk."""
    translate = QCoreApplication.translate
    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(translate("Unsaved", "{lost} It is lost if you close now.").format(lost=lost))
    box.setInformativeText(trouble)
    stay = box.addButton(translate("Unsaved", "Keep open"), QMessageBox.ButtonRole.RejectRole)
    close = box.addButton(translate("Unsaved", "Close all the same"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    return box.clickedButton() is close
