"""The window shown after an error: it says that the game goes on, and has a report to copy."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QTextBrowser, QWidget

from cardtable.controller.lookback.sharing import report_text
from cardtable.controller.match.match import Match
from cardtable.language import paragraph as sentences
from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.support import files
from cardtable.ui.support.reports import version_facts
from cardtable.ui.widgets.boxes import STRETCH, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Sheet, label, paragraph
from cardtable.ui.widgets.pickers import Switch

_SIZE = (760, 620)
_FILE = "cardtable-report.txt"


class CrashWindow(QDialog):
    """Shows one error. Closing it in any way continues the game."""

    def __init__(self, window: QWidget, theme: Theme, match: Match | None, error: BaseException) -> None:
        super().__init__(window)
        self._error = error
        self._facts = tuple(version_facts())
        self._match = match
        self._theme = theme
        self.setWindowTitle(say("window-went-wrong"))
        self.title = label(say("window-went-wrong"), "title", self)
        self.note = paragraph(self._sentence(), "note", self)
        self.setAccessibleDescription(self.note.text())
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(say("window-report"))
        self.text.setFont(paint.font(15 * theme.text, 400))
        self.game = Switch(say("window-with-game"), self)
        self.game.setAccessibleDescription(self._game_note())
        self.game.toggled.connect(self._show_report)
        self.copy = PillButton(say("window-copy-report"), "check", primary=True, size=17, parent=self)
        self.copy.clicked.connect(self._copy)
        self.copy.setShortcut("Ctrl+Shift+C")
        self.save = PillButton(say("window-save-report"), size=17, parent=self)
        self.save.clicked.connect(self._save)
        self.save.setShortcut("Ctrl+S")
        self.go_on = PillButton(say("shared-go-on"), size=17, parent=self)
        self.go_on.clicked.connect(self.accept)
        self._layout(Sheet(parent=self))
        self._show_report()
        self.go_on.setFocus()
        self.resize(*_SIZE)

    def _sentence(self) -> str:
        match = self._match
        if match is None:
            return say("window-nothing-lost")
        if match.saving.trouble:
            return sentences([say("window-game-goes-on"), match.saving.trouble])
        return say("window-game-kept")

    def _game_note(self) -> str:
        return say("window-with-game-means")

    def _layout(self, paper: Sheet) -> None:
        inside = lay_column((self.text, 1), on=paper, margins=(20, 16, 14, 14))
        if self._match is None:
            self.game.hide()
        else:
            inside.addLayout(self._game_row(paper))
        buttons = lay_row(self.copy, self.save, STRETCH, self.go_on)
        lay_column(self.title, self.note, (paper, 1), buttons, on=self, margins=(28, 22, 28, 22), gap=12)

    def _game_row(self, paper: Sheet) -> QHBoxLayout:
        small = paragraph(self._game_note(), "small", paper)
        words = lay_column(label(self.game.accessibleName(), "row", paper), small, gap=0)
        row = lay_row((words, 1), self.game)
        return row

    def _show_report(self) -> None:
        """Show the report exactly as it will be copied."""
        match = self._match if self.game.isChecked() else None
        try:
            text = report_text(self._error, self._facts, match)
        except Exception:
            # The game itself may be what's broken.
            self.game.setEnabled(False)
            text = report_text(self._error, self._facts, None)
        self.text.setPlainText(text)
        self.copy.set_label(say("window-copy-report"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.set_label(say("about-copied"))

    def _save(self) -> None:
        path = files.ask_save(self, say("window-save-report"), _FILE, say("window-text-files"))
        if path is not None:
            self.note.setText(files.write(path, self.text.toPlainText()))
