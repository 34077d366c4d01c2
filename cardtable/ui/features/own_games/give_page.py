"""The page that shares a game: as a QR code, as a text, and as a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.rules.loader import Definition
from cardtable.storage.exchange import SUFFIX, file_of, letter_of, qr_code, text_of
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.code_picture import CodePicture, code_picture
from cardtable.ui.support import files
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import PillButton, Sheet, paragraph
from cardtable.ui.widgets.room_page import Head, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea

_DOTS = 8
"""Pixels of a square of the QR code in a saved picture."""


class GivePage(RoomPage):
    """The page that shows how a game can be shared."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.game: Definition | None = None
        self.code = CodePicture(self)
        self.name = paragraph("", "headline", self)
        self.how = paragraph(say("own-give-code"), "row", self)
        self.copy = PillButton(say("own-copy-text"), "log", primary=True, size=17, parent=self)
        self.save = PillButton(say("own-save-file"), "share", size=17, parent=self)
        self.picture = PillButton(say("own-save-code"), "cards", size=17, parent=self)
        self.copy.clicked.connect(self.copy_text)
        self.save.clicked.connect(self.save_file)
        self.picture.clicked.connect(self.save_picture)
        head = Head(self, say("own-give"), self.back_asked)
        head.addStretch(1)
        sheet = Sheet(parent=self)
        inner = QWidget()
        side = lay_column(on=inner, margins=(0, 0, 4, 0))
        add_parts(side, STRETCH, self.name, self.how, self.copy, self.save, self.picture, STRETCH)
        lay_row((self.code, 3), (ScrollArea(self, inner), 2), on=sheet, margins=(24, 20, 24, 20), gap=24)
        lay_page(self, head).addWidget(sheet, 1)
        tab_through((self.copy, self.save, self.picture, head.back))
        self.lead_focus(self.copy)

    def show_game(self, game: Definition) -> None:
        self.game = game
        self.name.setText(self.called)
        self.code.show_code(qr_code(text_of(game)), say("own-code-spoken", game=self.called))

    def restore_from(self, before: GivePage) -> None:
        if before.game is not None:
            self.show_game(before.game)

    @property
    def called(self) -> str:
        return str(self.game.raw.get("name", "")) if self.game is not None else ""

    def copy_text(self) -> None:
        """Copy the game as text to the clipboard."""
        if self.game is not None:
            QGuiApplication.clipboard().setText(letter_of(self.game))
            self.notify(say("own-copied-text", game=self.called), "share")

    def save_file(self) -> None:
        """Ask for a file and save the game to it."""
        if self.game is None:
            return
        path = self._ask(say("own-save-title"), SUFFIX, say("own-files"))
        if path is not None:
            self.notify(files.write(path, file_of(self.game)))

    def save_picture(self) -> None:
        """Ask for a file and save the QR code to it as a picture."""
        if self.game is None:
            return
        path = self._ask(say("own-save-title"), ".png", say("own-pictures"))
        if path is not None:
            self.notify(files.write(path, _png(code_picture(qr_code(text_of(self.game)), _DOTS))))

    def _ask(self, title: str, suffix: str, kinds: str) -> Path | None:
        path = files.ask_save(self, title, f"{self.called}{suffix}", kinds)
        return path if path is None or path.suffix else path.with_suffix(suffix)


def _png(picture: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
