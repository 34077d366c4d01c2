"""The page that shows a game from elsewhere before it is imported, and the page that shares one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardtable.game.worked import explained
from cardtable.language import say
from cardtable.rules.loader import Definition
from cardtable.rules.own_words import game_name
from cardtable.rules.prose.differences import differences
from cardtable.rules.prose.text import changed
from cardtable.storage.exchange import SUFFIX, Brought, file_of, letter_of, qr_code, text_of
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.rules_view import RulesView
from cardtable.ui.shared.sharing import CodePicture, code_picture
from cardtable.ui.support import files
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import PillButton, Sheet, discard, label, paragraph
from cardtable.ui.widgets.room_page import Head, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea


class _List(QWidget):
    """A bulleted list of short texts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._labels: list[QLabel] = []

    def show_texts(self, texts: Sequence[str]) -> None:
        discard(self.findChildren(QLabel))
        self._labels = [paragraph(text, "row", self) for text in texts]
        for number, shown in enumerate(self._labels):
            self._grid.addWidget(label("•", "row", self), number, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(shown, number, 1)
        self.setVisible(bool(texts))

    def text(self) -> str:
        """Return all texts, one a line."""
        return "\n".join(shown.text() for shown in self._labels)


class ArrivalPage(RoomPage):
    """The page with a game from elsewhere; `take_asked` carries it when the player imports it."""

    take_asked = Signal(Brought)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.brought: Brought | None = None
        self.name = paragraph("", "headline", self)
        self.maker = paragraph("", "label", self)
        self.lead = paragraph("", "row", self)
        self.changes = _List(self)
        self.text = RulesView(theme, self)
        self.take = PillButton(say("own-take"), "check", primary=True, size=18, parent=self)
        self.leave = PillButton(say("own-leave"), "close", size=16, parent=self)
        self.take.clicked.connect(self._take)
        self.leave.clicked.connect(self.back_asked)
        self._layout()
        self.lead_focus(self.take)

    def _layout(self) -> None:
        head = Head(self, say("own-arrival-title"), self.back_asked)
        add_parts(head, STRETCH, self.leave, self.take)
        texts = QWidget(self)
        lay_column(
            self.name, self.maker, self.lead, self.changes, STRETCH, on=texts, margins=(0, 0, 10, 0), gap=10
        )
        self.side = Sheet(parent=self)
        area = ScrollArea(self.side)
        area.setWidget(texts)
        lay_column(area, on=self.side, margins=(20, 16, 10, 16))
        paper = Sheet(parent=self)
        lay_column(self.text, on=paper, margins=(20, 14, 8, 14))
        body = lay_row(self.side, (paper, 1), gap=18)
        lay_page(self, head).addLayout(body, 1)
        tab_through((self.leave, self.take, self.text, head.back))

    def show_game(self, brought: Brought) -> None:
        """Show the game and its rules in words."""
        self.brought = brought
        rules, origin = brought.rules, brought.origin
        self.name.setText(rules.name)
        self.maker.setText(say("own-by", maker=rules.maker) if rules.maker else "")
        self.maker.setVisible(bool(rules.maker))
        chips = differences(rules, origin)
        if origin is None:
            self.lead.setText(say("own-made-anew"))
        else:
            self.lead.setText(say("own-made-from", game=game_name(origin), changes=len(chips)))
        self.changes.show_texts([chip.words for chip in chips])
        if origin is None:
            self.text.show_rules(rules)
        else:
            note = say("own-marked", game=game_name(origin)) if chips else ""
            self.text.show_changed(rules, explained(rules), changed(rules, origin), note)

    def restore_from(self, before: ArrivalPage) -> None:
        if before.brought is not None:
            self.show_game(before.brought)

    def default_action(self) -> None:
        self._take()

    def _take(self) -> None:
        if self.brought is not None:
            self.take_asked.emit(self.brought)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        self.side.setFixedWidth(round(max(280, min(420, self.width() * 0.32)) * self.theme.room))


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
