"""The app's names for systems, in one place for desktop files, bundles and installers."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import tomllib
from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from functools import cache
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
"""The top folder of the checkout."""

NAME = "Cardtable"
COMMAND = "cardtable"
APP_ID = "org.cardtable.Cardtable"
"""Also the name of the desktop file; cardtable/app.py tells it to Qt, and cardtable.nsi to Windows.

AppStream and Flathub require that it starts with a domain of the publisher, such as the host of the source
(`io.github.` and the account), and never changes. There is none yet: it is chosen with the first release,
while nobody has installed the app under another ID.
"""

SUMMARY = "Play Ninety-nine and other adding card games"
COPYRIGHT = "The Cardtable authors"
SUFFIX = ".cardtable"
MIME_TYPE = "application/x-cardtable-game"
DOCUMENT = "Cardtable game"
MADE_SUFFIX = ".cardgame"
MADE_TYPE = "application/x-cardtable-made-game"
MADE = "Game made with Cardtable"
"""The file type of a game that someone made; the one above is of a played game."""
PICTURES = TOP / "resources" / "icons" / "app"
NEWS = TOP / "resources" / "help" / "whats-new.md"

_PACKAGE = runpy.run_path(str(TOP / "cardtable" / "__init__.py"))
HOMEPAGE: str = _PACKAGE["HOMEPAGE"]
MAINTAINER: str = _PACKAGE["MAINTAINER"]
EMAIL: str = _PACKAGE["EMAIL"] or f"{COMMAND}@localhost"
"""Debian requires an address in every package; an address at localhost is nobody's."""

_MADE_UP = ("Cardtable", "House rule")
"""The publishers, in `resources/variants`, of games that nobody published."""


_OPEN = re.compile(r"@([A-Z][A-Z0-9_]+)@")


def version() -> str:
    """Return the version that the package states."""
    stated: str = _PACKAGE["__version__"]
    return stated


def version_numbers() -> tuple[int, int, int, int]:
    """Return the version as the four numbers that Windows requires."""
    first, second, third, *rest = [*(int(part) for part in re.findall(r"\d+", version())), 0, 0, 0]
    return first, second, third, rest[0]


def day() -> date:
    """Return the day of the build's source: SOURCE_DATE_EPOCH, else the last commit's, else today."""
    stamp = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not stamp.isdigit():
        stamp = _last_commit()
    return datetime.fromtimestamp(int(stamp), UTC).date() if stamp else datetime.now(UTC).date()


@cache  # for every file of a package
def _last_commit() -> str:
    """Return the time of the last commit in seconds, "" outside a repository."""
    asked = ["git", "-C", str(TOP), "log", "-1", "--format=%ct"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def stamp() -> int:
    """Return the time for every file of a build, noon of its day, so that builds are reproducible."""
    return int(datetime.combine(day(), time(12), UTC).timestamp())


def newest_news() -> tuple[str, date]:
    """Return the version and the day of the newest heading of what's new.

    Raises ValueError if it has none, such as `## 0.1.0 (2026-11-29)`.
    """
    match = re.search(r"^## (.*)$", NEWS.read_text(encoding="utf-8"), re.MULTILINE)
    heading = re.fullmatch(r"(\S+) \((\d{4}-\d\d-\d\d)\)", match[1]) if match else None
    if heading is None:
        raise ValueError(f"{NEWS.name} does not begin with a version and its day")
    return heading[1], date.fromisoformat(heading[2])


@cache
def published() -> int:
    """Return the number of published games in `resources/variants`."""
    files = (TOP / "resources" / "variants").glob("*.toml")
    variants = [stated for path in files for stated in tomllib.loads(path.read_text("utf-8")).values()]
    return sum(stated.get("source", {}).get("publisher") not in _MADE_UP for stated in variants)


def filled(template: str, more: Mapping[str, str] | None = None) -> str:
    """Return a file of packaging/ with the names between two @ signs replaced, also by `more`.

    A line is left out if a name in it has no value, such as HOMEPAGE. Raises KeyError for an unknown name.
    """
    known = {
        "APP_ID": APP_ID,
        "COMMAND": COMMAND,
        "COPYRIGHT": COPYRIGHT,
        "DATE": newest_news()[1].isoformat(),
        "DOCUMENT": DOCUMENT,
        "EMAIL": EMAIL,
        "EXTENSION": SUFFIX.removeprefix("."),
        "GAMES": str(published()),
        "HOMEPAGE": HOMEPAGE,
        "MADE": MADE,
        "MADE_EXTENSION": MADE_SUFFIX.removeprefix("."),
        "MADE_SUFFIX": MADE_SUFFIX,
        "MADE_TYPE": MADE_TYPE,
        "MAINTAINER": MAINTAINER,
        "MIME_TYPE": MIME_TYPE,
        "NAME": NAME,
        "SUFFIX": SUFFIX,
        "SUMMARY": SUMMARY,
        "VERSION": version(),
        "VERSION_NUMBERS": ".".join(map(str, version_numbers())),
    }
    known |= more or {}
    lines = template.splitlines(keepends=True)
    kept = (line for line in lines if all(known[name] for name in _OPEN.findall(line)))
    return _OPEN.sub(lambda match: known[match[1]], "".join(kept))
