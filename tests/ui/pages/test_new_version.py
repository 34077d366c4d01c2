"""The search for a newer version: only on the player's click, here on the test's own server."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

import cardtable
from cardtable import __version__
from cardtable.ui.features.about.about_page import _LARGEST, NewVersion, Release, newest
from cardtable.ui.shell.menu import entries
from tests.ui.driver import MainWindow, needs

pytestmark = needs("about")

HOME = "https://example.org/anna/cardtable"


def feed(*pages: str) -> bytes:
    """Return a list of releases as a forge publishes it."""
    entries = "".join(
        f'<entry><id>{page}</id><link rel="alternate" type="text/html" href="{page}"/><title>A &amp; B</title>'
        f'<content type="html">&lt;a href="{HOME}/v99.0"&gt;</content></entry>'
        for page in pages
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">'
        f'<link rel="self" href="{HOME}/releases/v88.0"/><title>Releases</title>{entries}</feed>'
    ).encode()


@pytest.mark.parametrize(
    ("pages", "version"),
    [
        ([], None),
        ([f"{HOME}/releases/tag/v0.9.0"], "0.9.0"),
        ([f"{HOME}/releases/tag/v0.9.0", f"{HOME}/releases/tag/v0.10.1"], "0.10.1"),
        ([f"{HOME}/releases/tag/v0.2.0", f"{HOME}/releases/tag/v1.0.0-beta.1"], "0.2.0"),
        (["/anna/cardtable/-/releases/0.3"], "0.3"),
        (["https://elsewhere.org/releases/tag/v9.0.0"], None),
        (["http://example.org/releases/tag/v9.0.0"], None),
        (["file:///releases/tag/v9.0.0", "javascript:/v9.0.0"], None),
    ],
)
def test_only_releases_on_the_homepages_site_count(pages: list[str], version: str | None) -> None:
    found = newest(feed(*pages), HOME)
    assert (found.version if found else None) == version
    assert found is None or found.page.startswith("https://example.org/")


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"<html><body>Please log in</body></html>",
        b"<feed><entry/></feed>",
        feed(f"{HOME}/v0.9.0")[:-12],
        b'<!DOCTYPE f [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">'
        b'<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>'
        b'<feed xmlns="http://www.w3.org/2005/Atom"><title>&d;</title></feed>',
    ],
    ids=["nothing", "a page", "another feed", "torn", "bomb"],
)
def test_other_documents_are_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        newest(text, HOME)


@dataclass
class Site:
    """A homepage on this computer: its answer and the requests it got."""

    address: str
    status: int = 200
    body: bytes = b""
    asked: list[tuple[str, dict[str, str]]] = field(default_factory=list)


@pytest.fixture
def site() -> Iterator[Site]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found.asked.append((self.path, {name.lower(): value for name, value in self.headers.items()}))
            self.send_response(found.status)
            self.send_header("Content-Length", str(len(found.body)))
            self.end_headers()
            self.wfile.write(found.body)

        def log_message(self, *_: object) -> None:
            """Nothing is printed."""

    class Server(HTTPServer):
        def handle_error(self, *_: object) -> None:
            """A client may hang up."""

    server = Server(("127.0.0.1", 0), Handler)
    found = Site(f"http://127.0.0.1:{server.server_port}/cardtable")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield found
    server.shutdown()
    thread.join()
    server.server_close()


def answer(homepage: str, qtbot: QtBot) -> Release | str | None:
    """Return the newer release, None if there is none, or `failed`."""
    parent, answers = QObject(), list[Release | str | None]()
    NewVersion(homepage, parent).ask(answers.append, lambda: answers.append("failed"))
    qtbot.waitUntil(lambda: bool(answers))
    return answers[0]


def test_a_newer_version_is_found_without_sending_data(site: Site, qtbot: QtBot) -> None:
    page = f"{site.address}/releases/tag/v99.1.0"
    site.body = feed(page)
    assert answer(site.address, qtbot) == Release("99.1.0", page)
    ((path, headers),) = site.asked
    assert path == "/cardtable/releases.atom"
    assert headers["user-agent"] == "Cardtable"
    assert headers["accept-language"] == "*"
    assert set(headers) <= {"host", "user-agent", "accept-language", "accept-encoding", "connection"}


@pytest.mark.parametrize("version", [__version__, "0.0.1"])
def test_this_version_is_the_newest(version: str, site: Site, qtbot: QtBot) -> None:
    site.body = feed(f"{site.address}/releases/tag/v{version}")
    assert answer(site.address, qtbot) is None


@pytest.mark.parametrize(
    ("status", "body"),
    [(404, feed()), (500, b""), (200, b"<html/>"), (200, b" " * (_LARGEST + 1) + feed())],
    ids=["missing", "broken", "a page", "too large"],
)
def test_an_unusable_answer_is_a_failure(status: int, body: bytes, site: Site, qtbot: QtBot) -> None:
    site.status, site.body = status, body
    assert answer(site.address, qtbot) == "failed"


def closed_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def test_a_missing_connection_is_a_failure(qtbot: QtBot) -> None:
    assert answer(f"http://127.0.0.1:{closed_port()}", qtbot) == "failed"


# In the window


def offered(window: MainWindow) -> bool:
    """Return if the menu offers the search; check that no group of the menu is too long with it."""
    menu = entries(window.commands.commands)
    assert max(len(group.entries) for group in menu) <= 8
    return "Check for updates" in [one.text for group in menu for one in group.entries]


def shown(window: MainWindow) -> str:
    return window.about.page.text.toPlainText()


def test_without_a_homepage_there_is_no_search(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardtable, "HOMEPAGE", "")
    assert not offered(window)
    window.commands.by_name["new-version"].trigger()
    assert not window.about.is_shown
    window.show_about()
    assert "Check for updates" not in shown(window)


def test_nothing_is_sent_before_the_player_asks(
    window: MainWindow, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cardtable, "HOMEPAGE", site.address)
    assert offered(window)
    window.show_about()
    assert f"asks {site.address} for new versions" in shown(window)
    assert site.asked == []


def test_a_newer_version_is_reported_with_a_link(
    window: MainWindow, site: Site, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, opened = f"{site.address}/releases/tag/v99.1.0", list[str]()
    site.body = feed(page)
    monkeypatch.setattr(cardtable, "HOMEPAGE", site.address)
    monkeypatch.setattr(
        "cardtable.ui.features.about.about_page.QDesktopServices.openUrl",
        lambda url: opened.append(url.toString()) or True,
    )
    window.commands.by_name["new-version"].trigger()
    assert "Checking for updates" in shown(window)
    sentence = f"Version 99.1.0 is out. Get it here: {page}"
    qtbot.waitUntil(lambda: sentence in shown(window))
    about = window.about.page
    assert about.text.accessibleDescription() == sentence
    cursor = about.text.document().find(page)
    about.text.anchorClicked.emit(cursor.charFormat().anchorHref())
    assert opened == [page]
    # The result stays after other texts were shown.
    about.show_text("diagnostics")
    about.show_text("about")
    assert sentence in shown(window)


def test_the_newest_version_is_reported(
    window: MainWindow, site: Site, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.body = feed()
    monkeypatch.setattr(cardtable, "HOMEPAGE", site.address)
    window.commands.by_name["new-version"].trigger()
    window.commands.by_name["new-version"].trigger()
    qtbot.waitUntil(lambda: "You have the newest version." in shown(window))
    assert len(site.asked) == 1


def test_a_site_that_cannot_be_reached_is_reported(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    homepage = f"http://127.0.0.1:{closed_port()}"
    monkeypatch.setattr(cardtable, "HOMEPAGE", homepage)
    window.commands.by_name["new-version"].trigger()
    qtbot.waitUntil(lambda: f"Can't reach {homepage}. Check your connection" in shown(window))
