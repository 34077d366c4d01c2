"""The check for a newer version on the homepage, made only when the player asks for it.

`cardtable.HOMEPAGE` documents the form of the homepage's list of releases.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QObject, QUrl, QXmlStreamReader
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkReply, QNetworkRequest

from cardtable import __version__

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
