"""The page about the program: what it is, phones, what's new, a check for a newer version, and licenses.

The check is made only when the player asks for it; `cardtable.HOMEPAGE` documents the list of releases.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from html import escape
from pathlib import Path
from typing import Self

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QUrl, QXmlStreamReader
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextCursor, QTextDocument
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest
from PySide6.QtWidgets import QWidget

import cardtable
from cardtable import __version__
from cardtable.language import SPEECH, row, say
from cardtable.resources import notices, resource
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.when import long_day_text
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_row
from cardtable.ui.widgets.controls import PillButton, Segmented
from cardtable.ui.widgets.room_page import Head, RoomPage, lay_paper
from cardtable.ui.widgets.scrolling import reading

_NEWS = "whats-new"
_KEY = re.compile(r"\{([a-z-]+)\}")
"""A key in a page of help, by its action."""
_DATED = re.compile(r"^## (\S+) \((\d{4}-\d\d-\d\d)\)$", re.MULTILINE)
"""The heading of a version in what's new: `## 0.1.0 (2026-11-29)`."""


def about_html(answer: str = "") -> str:
    """Return the homepage's answer if there is one, the version, what the program is, and all licenses."""
    paragraphs = [
        say("about-what", version=__version__),
        say("about-private"),
    ]
    if cardtable.HOMEPAGE:
        paragraphs.append(say("about-version-asks", homepage=cardtable.HOMEPAGE))
    licenses = [
        (
            say("about-ours"),
            say("about-ours-terms"),
        ),
        (
            say("about-qt"),
            say("about-qt-terms"),
        ),
        (say("about-letters"), say("about-letters-terms")),
        (say("about-voices"), say("about-voices-terms")),
        (
            say("about-rules"),
            say("about-rules-terms"),
        ),
    ]
    rows = "".join(
        f"<tr><td style='padding:6px 28px 6px 0'><b>{escape(what)}</b></td>"
        f"<td style='padding:6px 0'>{escape(how)}</td></tr>"
        for what, how in licenses
    )
    body = "".join(f"<p>{escape(text)}</p>" for text in paragraphs)
    return f"{answer}{body}<table cellspacing='0' style='margin-top:14px'>{rows}</table>"


def help_markdown(page: str) -> str:
    """Return a page of help, in English if the language has none."""
    for name in (f"{page}.{SPEECH.language.tag}.md", f"{page}.md"):
        with contextlib.suppress(OSError):
            return _DATED.sub(_heading, resource("help", name).read_text(encoding="utf-8"))
    return say("about-news-missing") if page == _NEWS else say("about-text-missing")


def _heading(found: re.Match[str]) -> str:
    return f"## {row((found[1], long_day_text(date.fromisoformat(found[2]))))}"


def _set_apart(document: QTextDocument, size: int) -> None:
    """Give headings and paragraphs of Markdown room, which have none in Qt; `size` is that of the text."""
    block = document.begin()
    while block.isValid():
        written = block.blockFormat()
        is_heading, is_line = written.headingLevel() > 0, block.textList() is not None
        above = (0.9 if is_heading else 0.0) if block.blockNumber() else 0.0
        written.setTopMargin(above * size)
        written.setBottomMargin((0.3 if is_heading else 0.2 if is_line else 0.5) * size)
        QTextCursor(block).setBlockFormat(written)
        block = block.next()


class _License(msgspec.Struct):
    name: str = ""


class _Terms(msgspec.Struct):
    license: _License = msgspec.field(default_factory=_License)
    expression: str = ""


class _Notice(msgspec.Struct):
    url: str


class _Work(msgspec.Struct, rename="camel"):
    name: str
    version: str = ""
    licenses: list[_Terms] = []
    external_references: list[_Notice] = []


class _Bill(msgspec.Struct):
    """The part of the app's bill of materials (CycloneDX) that the list of licenses shows."""

    components: list[_Work]


def licenses_html() -> str:
    """Return all components of the app with their licenses, each linked to the whole text."""
    folder = notices()
    if not folder.is_dir():
        return "<p>{}</p>".format(say("about-from-source"))
    try:
        bill = msgspec.json.decode((folder / "cardtable.cdx.json").read_bytes(), type=_Bill)
    except (OSError, msgspec.MsgspecError):
        missing = say("about-licenses-missing")
        return f"<p>{escape(missing)}</p>"
    said = say("about-licenses-of-all")
    rows = "".join(_row(work) for work in bill.components)
    return f"<p>{escape(said)}</p><table cellspacing='0' style='margin-top:14px'>{rows}</table>"


def _row(work: _Work) -> str:
    title = escape(f"{work.name} {work.version}".rstrip())
    texts = [Path(each.url).name for each in work.external_references]
    # The last text is the component's own; others are shared.
    name = f"<a href='{escape(texts[-1])}'>{title}</a>" if texts else title
    more = ", ".join(f"<a href='{escape(text)}'>{escape(Path(text).stem)}</a>" for text in texts[:-1])
    terms = ", ".join(escape(each.expression or each.license.name) for each in work.licenses)
    return (
        f"<tr><td style='padding:4px 28px 4px 0'>{name}</td><td style='padding:4px 0'>{terms}"
        f"{f' ({more})' if more else ''}</td></tr>"
    )


class AboutPage(RoomPage):
    """The page with five texts, shown one at a time and always current."""

    def __init__(self, theme: Theme, diagnostics: Callable[[], str], key: Callable[[str], str]) -> None:
        """Create the page.

        `diagnostics` returns the diagnostics as text, `key` the key of an action.
        """
        super().__init__(theme)
        self._diagnostics, self._key = diagnostics, key
        self._versions: NewVersion | None = None
        self._answer = ""
        """The homepage's answer, as HTML."""
        self._titles = {
            "about": say("about-cardtable"),
            "phones": say("menu-phones"),
            "accessibility": say("about-accessibility"),
            "news": say("about-news"),
            "licenses": say("about-licenses"),
            "diagnostics": say("about-diagnostics"),
        }
        self.text = reading(say("about-title"), self)
        links = (
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.setTextInteractionFlags(self.text.textInteractionFlags() | links)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._read)
        self.copy = PillButton(say("about-copy"), "check", primary=True, size=17, parent=self)
        self.copy.setShortcut("Ctrl+Shift+C")
        self.copy.clicked.connect(self._copy)
        self.choice = Segmented(say("about-title"), list(self._titles.items()), self)
        self.choice.chosen.connect(self.show_text)
        head = Head(self, "", self.back_asked)
        self.title = head.title
        add_parts(head, STRETCH, self.copy)
        choices = QWidget(self)
        lay_row(self.choice, STRETCH, on=choices, margins=NO_MARGINS)
        lay_paper(self, head, self.text, tools=choices)
        self.lead_focus(self.text)

    def restore_from(self, before: Self) -> None:
        self.show_text(before.choice.value or "about")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.choice.value:
            # The size of text may have changed.
            self.show_text(self.choice.value)

    def show_text(self, which: str) -> None:
        title = self._titles[which]
        self.choice.choose(which)
        self.title.setText(title)
        self.text.setAccessibleName(title)
        self.text.setAccessibleDescription("")
        self.copy.setVisible(which == "diagnostics")
        size = round(17 * self.theme.text)
        self.text.document().setDefaultStyleSheet(f"* {{ font-size: {size}px; }}")
        font = self.text.font()
        font.setPixelSize(size)
        self.text.document().setDefaultFont(font)
        if which in ("news", "phones", "accessibility"):
            written = help_markdown(_NEWS if which == "news" else which)
            self.text.setMarkdown(_KEY.sub(lambda found: self._key(found[1]), written))
            _set_apart(self.text.document(), size)
        elif which == "diagnostics":
            self.text.setPlainText(self._diagnostics())
        else:
            self.text.setHtml(about_html(self._answer) if which == "about" else licenses_html())

    def look_for_version(self) -> None:
        """Ask the homepage for a newer version; the answer is shown above the text about the program."""
        if self._versions is None:
            self._versions = NewVersion(cardtable.HOMEPAGE, self)
        if not self._versions.is_asking:
            self._versions.ask(
                self._show_release,
                lambda: self._show_answer(say("about-version-silent", homepage=cardtable.HOMEPAGE)),
            )
            self._show_answer(say("about-version-looking"))
        self.show_text("about")

    def _show_release(self, release: Release | None) -> None:
        if release is None:
            self._show_answer(say("about-version-newest"))
        else:
            sentence = say("about-version-newer", version=release.version, link=release.page)
            self._show_answer(sentence, release.page)

    def _show_answer(self, sentence: str, page: str = "") -> None:
        """Show a sentence and announce it to screen readers; the address `page` in it becomes a link."""
        html, address = escape(sentence), escape(page)
        if page:
            html = html.replace(address, f"<a href='{address}'>{address}</a>")
        self._answer = f"<p><b>{html}</b></p>"
        if self.choice.value == "about":
            self.show_text("about")
            self.text.setAccessibleDescription(sentence)
        announce(self.text, sentence)

    def _read(self, link: QUrl) -> None:
        """Open a newer version's page in the browser, or show one component's licenses or the list of all."""
        if not link.isRelative():
            QDesktopServices.openUrl(link)
            return
        name = Path(link.path()).name
        if not name:
            self.show_text("licenses")
            return
        try:
            text = (notices() / name).read_text(encoding="utf-8", errors="replace")
        except OSError:
            text = say("about-text-missing")
        back = say("about-all-licenses")
        self.text.setHtml(
            f"<p><a href='.'>{escape(back)}</a></p><p style='white-space:pre-wrap'>{escape(text)}</p>"
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.set_label(say("about-copied"))


_ATOM = "http://www.w3.org/2005/Atom"
_PATIENCE = 15_000
"""Milliseconds without any data from the server after which the request fails."""

_LARGEST = 1 << 20
"""Largest size in bytes of the list."""

_TAG = re.compile(r"/v?(\d+(?:\.\d+)+)/?$")


@dataclass(frozen=True)
class Release:
    """A published version and the address of its page."""

    version: str
    page: str

    @property
    def numbers(self) -> tuple[int, ...]:
        return numbers_of(self.version)


def numbers_of(version: str) -> tuple[int, ...]:
    """Return the numbers of a version such as 0.1.0."""
    return tuple(map(int, version.split(".")))


def newest(feed: bytes, homepage: str) -> Release | None:
    """Return the newest release in an Atom feed; None if it has none.

    Only pages on the homepage's own site count, and only versions made of numbers: no 1.0-beta. Raises
    ValueError if it isn't such a feed.
    """
    here = QUrl(homepage)
    found = []
    for link in _links(feed):
        page = here.resolved(QUrl(link))
        tag = _TAG.search(page.path())
        if tag is not None and (page.scheme(), page.authority()) == (here.scheme(), here.authority()):
            found.append(Release(tag[1], page.toString(QUrl.ComponentFormattingOption.FullyEncoded)))
    return max(found, key=lambda release: release.numbers, default=None)


def _links(feed: bytes) -> Iterator[str]:
    """Yield the addresses in the entries of a feed. Raises ValueError if it isn't an Atom feed."""
    reader = QXmlStreamReader(feed.decode("utf-8"))
    if not reader.readNextStartElement() or (reader.name(), reader.namespaceUri()) != ("feed", _ATOM):
        raise ValueError("not a list of releases")
    while reader.readNextStartElement():
        if reader.name() != "entry":
            reader.skipCurrentElement()
            continue
        while reader.readNextStartElement():
            stated = reader.attributes()
            if reader.name() == "link" and stated.value("rel") in ("", "alternate"):
                yield stated.value("href")
            reader.skipCurrentElement()
    if reader.hasError():
        raise ValueError(reader.errorString())


class NewVersion(QObject):
    """Asks the homepage for its releases, one request at a time."""

    def __init__(self, homepage: str, parent: QObject) -> None:
        super().__init__(parent)
        self._homepage = homepage
        self._network = QNetworkAccessManager(self)
        self._reply: QNetworkReply | None = None

    @property
    def is_asking(self) -> bool:
        return self._reply is not None

    def ask(self, then: Callable[[Release | None], object], failed: Callable[[], object]) -> None:
        """Give the newer release, or None, to `then`; call `failed` if there is no answer."""
        if self._reply is not None:
            return
        reply = self._reply = self._network.get(self._request())
        reply.downloadProgress.connect(lambda got, _: reply.abort() if got > _LARGEST else None)

        def answer() -> None:
            self._reply = None
            reply.deleteLater()
            if reply.error() != QNetworkReply.NetworkError.NoError:
                failed()
                return
            try:
                release = newest(bytes(reply.readAll().data()), self._homepage)
            except ValueError:
                failed()
            else:
                then(release if release and release.numbers > numbers_of(__version__) else None)

        reply.finished.connect(answer)

    def _request(self) -> QNetworkRequest:
        """Return a request that says nothing about the player: Qt would send language and system."""
        request = QNetworkRequest(QUrl(f"{self._homepage}/releases.atom"))
        request.setTransferTimeout(_PATIENCE)
        request.setHeader(QNetworkRequest.KnownHeaders.UserAgentHeader, "Cardtable")
        request.setRawHeader(QByteArray(b"Accept-Language"), QByteArray(b"*"))
        for attribute in (
            QNetworkRequest.Attribute.CookieLoadControlAttribute,
            QNetworkRequest.Attribute.CookieSaveControlAttribute,
        ):
            request.setAttribute(attribute, QNetworkRequest.LoadControl.Manual.value)
        return request
