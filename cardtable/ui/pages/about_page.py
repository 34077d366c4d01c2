"""What there is to know about the program: what it is, what is new, whose work is in it, and diagnostics."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable import __version__
from cardtable.resources import notices, resource
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.controls import PillButton, Segmented
from cardtable.ui.widgets.room_page import Head, RoomPage, lay_paper
from cardtable.ui.widgets.scrolling import reading


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


class _Licence(msgspec.Struct):
    name: str = ""


class _Terms(msgspec.Struct):
    license: _Licence = msgspec.field(default_factory=_Licence)
    expression: str = ""


class _Notice(msgspec.Struct):
    url: str


class _Work(msgspec.Struct, rename="camel"):
    name: str
    version: str = ""
    licenses: list[_Terms] = []
    external_references: list[_Notice] = []


class _Bill(msgspec.Struct):
    """What the list of licences shows of the app's bill of materials, which is in CycloneDX's form."""

    components: list[_Work]


def licences_html() -> str:
    """Whose work is in the app, under which licence, each with a link to the whole text."""
    translate = QCoreApplication.translate
    folder = notices()
    if not folder.is_dir():
        return "<p>{}</p>".format(
            translate(
                "About",
                "Cardtable runs from its source here: Python and each package that it uses brought their"
                " licences when they were installed.",
            )
        )
    try:
        bill = msgspec.json.decode((folder / "cardtable.cdx.json").read_bytes(), type=_Bill)
    except (OSError, msgspec.MsgspecError):
        missing = translate("About", "The list of licences cannot be read; please install again.")
        return f"<p>{escape(missing)}</p>"
    said = translate(
        "About", "This app carries the work of others. Each name opens the whole of its licences."
    )
    rows = "".join(_row(work) for work in bill.components)
    return f"<p>{escape(said)}</p><table cellspacing='0' style='margin-top:14px'>{rows}</table>"


def _row(work: _Work) -> str:
    title = escape(f"{work.name} {work.version}".rstrip())
    texts = [Path(each.url).name for each in work.external_references]
    # The last one is the one of its own, where it shares others.
    name = f"<a href='{escape(texts[-1])}'>{title}</a>" if texts else title
    more = ", ".join(f"<a href='{escape(text)}'>{escape(Path(text).stem)}</a>" for text in texts[:-1])
    terms = ", ".join(escape(each.expression or each.license.name) for each in work.licenses)
    return (
        f"<tr><td style='padding:4px 28px 4px 0'>{name}</td><td style='padding:4px 0'>{terms}"
        f"{f' ({more})' if more else ''}</td></tr>"
    )


class AboutPage(RoomPage):
    """Four texts, one at a time, each as it is when it is shown."""

    def __init__(self, theme: Theme, diagnostics: Callable[[], str], parent: QWidget | None = None) -> None:
        """`diagnostics` says what somebody who helps wants to know."""
        super().__init__(theme, parent)
        self._diagnostics = diagnostics
        self._titles = {
            "about": self.tr("About Cardtable"),
            "news": self.tr("What's new"),
            "licences": self.tr("Licences"),
            "diagnostics": self.tr("Diagnostics"),
        }
        self.text = reading(self.tr("About"), self)
        links = (
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.setTextInteractionFlags(self.text.textInteractionFlags() | links)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._read)
        self.copy = PillButton(theme, self.tr("Copy"), "check", primary=True, size=17, parent=self)
        self.copy.setShortcut("Ctrl+Shift+C")
        self.copy.clicked.connect(self._copy)
        self.choice = Segmented(theme, self.tr("About"), list(self._titles.items()), self)
        self.choice.chosen.connect(self.show_text)
        head = Head(self, "", self.back_asked)
        self.title = head.title
        head.addStretch(1)
        head.addWidget(self.copy)
        choices = QWidget(self)
        row = QHBoxLayout(choices)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.choice)
        row.addStretch(1)
        lay_paper(self, head, self.text, tools=choices)
        self.lead_focus(self.text)

    def show_text(self, which: str) -> None:
        """One of the four, as it is now, by the name of its choice."""
        title = self._titles[which]
        self.choice.choose(which)
        self.title.setText(title)
        self.text.setAccessibleName(title)
        self.copy.setVisible(which == "diagnostics")
        size = round(17 * self.theme.text)
        self.text.document().setDefaultStyleSheet(f"* {{ font-size: {size}px; }}")
        font = self.text.font()
        font.setPixelSize(size)
        self.text.document().setDefaultFont(font)
        if which == "news":
            self.text.setMarkdown(news_markdown())
        elif which == "diagnostics":
            self.text.setPlainText(self._diagnostics())
        else:
            self.text.setHtml(about_html() if which == "about" else licences_html())

    def _read(self, link: QUrl) -> None:
        """The whole of one component's licences, or the list again."""
        name = Path(link.path()).name
        if not name:
            self.show_text("licences")
            return
        try:
            text = (notices() / name).read_text(encoding="utf-8", errors="replace")
        except OSError:
            text = self.tr("This text is missing; please install again.")
        back = self.tr("All licences")
        self.text.setHtml(
            f"<p><a href='.'>{escape(back)}</a></p><p style='white-space:pre-wrap'>{escape(text)}</p>"
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.set_label(self.tr("Copied"))
