"""What pages have in common: the head with the way back and the title, and a paper with a text to read."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTextBrowser, QVBoxLayout, QWidget

from cardtable.ui.widgets import RoundButton, Sheet
from cardtable.ui.widgets_fields import label
from cardtable.ui.widgets_room import RoomPage

WIDEST = 860
"""How wide a paper with text is at most: longer lines are hard to read."""


class Head(QHBoxLayout):
    """The upper row of a page: `back` and `title`; what belongs to the page is added after them."""

    def __init__(self, page: RoomPage, title: str, back_asked: SignalInstance) -> None:
        super().__init__()
        self.back = RoundButton(page.theme, QCoreApplication.translate("Page", "Back"), "close", page)
        self.back.clicked.connect(back_asked)
        self.title: QLabel = label(title, "title", page)
        self.addWidget(self.back)
        self.addSpacing(8)
        self.addWidget(self.title)


def reading(name: str, parent: QWidget) -> QTextBrowser:
    """A text to be read and selected, by pointer or keys."""
    text = QTextBrowser(parent)
    text.setAccessibleName(name)
    text.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    text.document().setDocumentMargin(14)
    return text


def lay_paper(
    page: RoomPage, head: QHBoxLayout, text: QWidget, widest: int = WIDEST, tools: QWidget | None = None
) -> None:
    """A page of a head above one paper with a text; `tools` stand between the two."""
    paper = Sheet(page.theme, parent=page)
    paper.setMaximumWidth(widest)
    inner = QVBoxLayout(paper)
    inner.setContentsMargins(26, 20, 12, 20)
    inner.addWidget(text)
    body = QHBoxLayout()
    body.addWidget(paper)
    column = lay_page(page, head)
    if tools is not None:
        column.addWidget(tools)
    column.addLayout(body, 1)


def lay_page(page: RoomPage, head: QHBoxLayout) -> QVBoxLayout:
    """The column of a page, the head on top; what the page shows is added below."""
    column = QVBoxLayout(page)
    column.setContentsMargins(28, 18, 28, 24)
    column.setSpacing(12)
    column.addLayout(head)
    return column
