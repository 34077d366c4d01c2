"""The few files that a browser may ask for: the page for phones, and the app's pictures, fonts and sounds.

All paths are in one table, which is made once; other paths don't exist, and no path from a request ever
reaches the disk. `/` is the page, `/phone.css` and `/phone.js` belong to it. The rest is under
`/cards/CODE.svg`, with the code that cards have in sheets, `/avatars`, `/backs`, `/icons`, `/tokens`,
`/fonts` and `/sounds`, by the name that the file has in the resources.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from cardtable.network import wire
from cardtable.resources import resource

_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ttf": "font/ttf",
    ".wav": "audio/wav",
}

_PAGE = {
    "/": "index.html",
    "/phone.css": "phone.css",
    "/phone.js": "phone.js",
    "/shells.svg": "shells.svg",
}

_FOLDERS = {
    "avatars": ("cards", "avatars"),
    "backs": ("cards", "backs"),
    "tokens": ("cards", "tokens"),
    "icons": ("icons",),
    "fonts": ("fonts",),
    "sounds": ("sounds",),
}

_CARDS = "/cards/"

_JOKERS = {"joker-color": "JK1", "joker-mono": "JK2"}
"""The codes of the cards whose files have other names."""

_DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""The policy of a picture that is opened as a page of its own: it may only be drawn."""


@dataclass(frozen=True)
class Served:
    """A file as it is sent: its bytes, their type, how long a browser may keep it, and its version's tag."""

    body: bytes
    type: str
    keep: str
    tag: str
    policy: str
    """Its content security policy; empty for that of the page."""


class Site:
    """The files by their paths; each is read when it is first asked for."""

    def __init__(self, face: Callable[[str], str] | None = None, welcome: wire.Welcome | None = None) -> None:
        """Draw cards by `face`, which returns the SVG of a code.

        As it is on the table, or from the classic deck.

        The page shows the words of `welcome` until it is welcomed itself, which may never happen if its
        connection fails.
        """
        self._files: Mapping[str, Path] = dict(_table())
        self._face, self._welcome = face, welcome
        self._read: dict[str, Served] = {}

    @property
    def paths(self) -> tuple[str, ...]:
        """All paths that can be asked for."""
        return tuple(self._files)

    def find(self, path: str) -> Served | None:
        """Return the file at `path`; None if there is none, or if it can't be read just now."""
        found = self._read.get(path)
        if found is None and path in self._files:
            file = self._files[path]
            try:
                body = self._body(path, file)
            except OSError:
                return None
            found = self._read[path] = _served(path, file, body)
        return found

    def _body(self, path: str, file: Path) -> bytes:
        if self._face is not None and path.startswith(_CARDS):
            return self._face(path.removeprefix(_CARDS).removesuffix(".svg")).encode()
        if self._welcome is not None and path == "/":
            return _with_words(file.read_text(encoding="utf-8"), self._welcome).encode()
        return file.read_bytes()


def _with_words(page: str, welcome: wire.Welcome) -> str:
    words = escape(json.dumps(welcome.words, ensure_ascii=False))
    page = page.replace('lang="en" dir="ltr"', f'lang="{welcome.language}" dir="{welcome.dir}"')
    return page.replace('name="words" content="{}"', f'name="words" content="{words}"')


def _served(path: str, file: Path, body: bytes) -> Served:
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    # The page must fit the computer it speaks with, so it is never cached; cards may be of another deck, or
    # have the letters of another language, in the next game; other pictures hardly change.
    keep = "no-cache" if path in _PAGE else f"max-age={600 if path.startswith(_CARDS) else 86400}"
    policy = _DRAWING if file.suffix == ".svg" else ""
    return Served(body, _TYPES[file.suffix], keep, tag, policy)


def _table() -> Iterator[tuple[str, Path]]:
    for path, name in _PAGE.items():
        yield path, resource("phone", name)
    for name, parts in _FOLDERS.items():
        for file in sorted(resource(*parts).iterdir()):
            if file.suffix in _TYPES:
                yield f"/{name}/{file.name}", file
    for folder in ("special", "classic"):
        for file in sorted(resource("cards", folder).glob("*.svg")):
            yield f"{_CARDS}{_JOKERS.get(file.stem, file.stem)}.svg", file
