"""The system requirements of a program or library for Linux, read from its file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile
from elftools.elf.gnuversions import GNUVerNeedSection
from elftools.elf.sections import StringTableSection

Version = tuple[int, ...]

SEARCHED = ("DT_RPATH", "DT_RUNPATH")


class Wants(NamedTuple):
    """The libraries that a file links to directly, and the newest glibc whose symbols it uses."""

    libraries: frozenset[str]
    glibc: Version


class _Entry(NamedTuple):
    """A string for the loader, and its offset in the file."""

    text: str
    at: int


def wants(path: str | Path) -> Wants:
    """Return what one file links to. Raises OSError or ELFError if it can't be read."""
    with Path(path).open("rb") as file:
        elf = ELFFile(file)
        libraries = [entry.text for entry in _entries(elf, "DT_NEEDED")]
        of_symbols = elf.get_section_by_name(".gnu.version_r")
        asked = of_symbols.iter_versions() if isinstance(of_symbols, GNUVerNeedSection) else ()
        names = [version.name for _, versions in asked for version in versions]
    # Symbols private to glibc have a word instead of a version number.
    glibc = [_numbers(match[1]) for name in names if (match := re.fullmatch(r"GLIBC_([\d.]+)", name))]
    return Wants(frozenset(libraries), max(glibc, default=()))


def wants_of_all(files: Iterable[Path]) -> Wants:
    """Return what these files need from a system, except for what they provide for one another."""
    found = {path.name: wants(path) for path in files}
    libraries = {name for each in found.values() for name in each.libraries} - set(found)
    return Wants(frozenset(libraries), max((each.glibc for each in found.values()), default=()))


def forget_search_path(path: Path) -> None:
    """Remove library paths outside the app from a file; Python's build adds one.

    Such a folder is on the machine that built it; on another it is missing or unrelated. $ORIGIN, the folder
    of the file itself, stays.
    """
    with path.open("r+b") as file:
        for entry in _entries(ELFFile(file), *SEARCHED):
            if entry.text.startswith("/"):
                # The loader ignores an empty path.
                file.seek(entry.at)
                file.write(b"\0")


def searched(path: Path) -> list[str]:
    """Return the folders that a file tells the loader to search."""
    with path.open("rb") as file:
        return [entry.text for entry in _entries(ELFFile(file), *SEARCHED)]


def _entries(elf: ELFFile, *kinds: str) -> list[_Entry]:
    """Return a file's entries of one kind for the loader."""
    dynamic = elf.get_section_by_name(".dynamic")
    if not isinstance(dynamic, DynamicSection):
        return []
    texts = elf.get_section(dynamic["sh_link"])
    assert isinstance(texts, StringTableSection)
    offsets = [tag["d_val"] for tag in dynamic.iter_tags() if tag["d_tag"] in kinds]
    return [_Entry(texts.get_string(at), texts["sh_offset"] + at) for at in offsets]


def programs(folder: Path) -> list[Path]:
    """Return every program and library in a folder and its subfolders."""
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and _is_elf(path)
    ]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _numbers(version: str) -> Version:
    return tuple(int(part) for part in version.split("."))
