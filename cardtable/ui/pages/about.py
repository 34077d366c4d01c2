"""What there is to know about the program: about it, what is new, and diagnostics that can be copied."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.resources import resource
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton, Segmented
from cardtable.ui.widgets_pages import Head, lay_paper, reading
from cardtable.ui.widgets_room import RoomPage


def about_html() -> str:
    """Version, what it is, and the licences of what is in it."""
    translate = QCoreApplication.translate
    paragraphs = [
        translate(
            "About", "Version {version}. A table for Ninety-nine and the other adding card games."
        ).format(version=__version__),
        translate(
            "About",
            "Everything stays on this computer: no account, no network, nobody counts what you play.",
        ),
    ]
    licences = [
        (
            translate("About", "Cardtable"),
            translate("About", "MIT licence; its cards, pictures and sounds too"),
        ),
        (
            translate("About", "Qt and PySide6"),
            translate("About", "LGPL 3; the libraries lie open beside the program and may be replaced"),
        ),
        (translate("About", "The letters, Nunito"), translate("About", "SIL Open Font License 1.1")),
        (
            translate("About", "The rules"),
            translate("About", "told in our own words; each game names where it was written down"),
        ),
    ]
    rows = "".join(
        f"<tr><td style='padding:6px 28px 6px 0'><b>{escape(what)}</b></td>"
        f"<td style='padding:6px 0'>{escape(how)}</td></tr>"
        for what, how in licences
    )
    body = "".join(f"<p>{escape(text)}</p>" for text in paragraphs)
    return f"{body}<table cellspacing='0' style='margin-top:14px'>{rows}</table>"


def news_markdown() -> str:
    """The list of changes that comes with the program."""
    try:
        return resource("help", "whats-new.md").read_text(encoding="utf-8")
    except OSError:
        return QCoreApplication.translate("About", "The list of changes is missing; please install again.")


class AboutPage(RoomPage):
    """Three texts, one at a time; each is asked for, so that it is fresh."""

    back_asked = Signal()
    about_asked = Signal()
    news_asked = Signal()
    diagnostics_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        choices = [
            ("about", self.tr("About Cardtable")),
            ("news", self.tr("What's new")),
            ("diagnostics", self.tr("Diagnostics")),
        ]
        self.text = reading(self.tr("About"), self)
        self.copy = PillButton(theme, self.tr("Copy"), "check", primary=True, size=17, parent=self)
        self.copy.setShortcut("Ctrl+Shift+C")
        self.copy.clicked.connect(self._copy)
        self.choice = Segmented(theme, self.tr("About"), choices, self)
        self.choice.chosen.connect(self._ask)
        head = Head(self, "", self.back_asked)
        self.title = head.title
        head.addStretch(1)
        head.addWidget(self.copy)
        head.addWidget(self.choice)
        lay_paper(self, head, self.text)
        self.lead_focus(self.text)

    def _ask(self, which: str) -> None:
        asked = {"about": self.about_asked, "news": self.news_asked, "diagnostics": self.diagnostics_asked}
        asked[which].emit()

    def _show(self, which: str, title: str) -> None:
        self.choice.choose(which)
        self.title.setText(title)
        self.text.setAccessibleName(title)
        self.copy.setVisible(which == "diagnostics")
        size = round(17 * self.theme.text)
        self.text.document().setDefaultStyleSheet(f"* {{ font-size: {size}px; }}")
        font = self.text.font()
        font.setPixelSize(size)
        self.text.document().setDefaultFont(font)

    def show_about(self) -> None:
        """Version and licences."""
        self._show("about", self.tr("About Cardtable"))
        self.text.setHtml(about_html())

    def show_news(self) -> None:
        """What is new."""
        self._show("news", self.tr("What's new"))
        self.text.setMarkdown(news_markdown())

    def show_diagnostics(self, text: str) -> None:
        """That text, which can be copied as a whole."""
        self._show("diagnostics", self.tr("Diagnostics"))
        self.text.setPlainText(text)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.set_label(self.tr("Copied"))
