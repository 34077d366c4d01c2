"""What a program or library for Linux asks of the system, read from the file itself."""

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
    """The libraries that a file links to by itself, and the newest glibc whose symbols it uses."""

    libraries: frozenset[str]
    glibc: Version


class _Entry(NamedTuple):
    """A text for the loader, and where in the file it begins."""

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
    # A symbol that is private to glibc has a word in place of a number.
    glibc = [_numbers(match[1]) for name in names if (match := re.fullmatch(r"GLIBC_([\d.]+)", name))]
    return Wants(frozenset(libraries), max(glibc, default=()))


def wants_of_all(files: Iterable[Path]) -> Wants:
    """Return what these files need of a system, besides what they provide for one another."""
    found = {path.name: wants(path) for path in files}
    libraries = {name for each in found.values() for name in each.libraries} - set(found)
    return Wants(frozenset(libraries), max((each.glibc for each in found.values()), default=()))


def forget_search_path(path: Path) -> None:
    """Empty the folder outside the app in which a file tells the loader to look, as Python's build does.

    That folder is one of the machine that built it; on another it is missing, or somebody else's. What lies
    beside the file itself, $ORIGIN, stays.
    """
    with path.open("r+b") as file:
        for entry in _entries(ELFFile(file), *SEARCHED):
            if entry.text.startswith("/"):
                # The loader passes over a path that is empty.
                file.seek(entry.at)
                file.write(b"\0")


def searched(path: Path) -> list[str]:
    """Return the folders in which a file tells the loader to look."""
    with path.open("rb") as file:
        return [entry.text for entry in _entries(ELFFile(file), *SEARCHED)]


def _entries(elf: ELFFile, *kinds: str) -> list[_Entry]:
    """Return the entries of that kind that a file has for the loader."""
    dynamic = elf.get_section_by_name(".dynamic")
    if not isinstance(dynamic, DynamicSection):
        return []
    texts = elf.get_section(dynamic["sh_link"])
    assert isinstance(texts, StringTableSection)
    where = [tag["d_val"] for tag in dynamic.iter_tags() if tag["d_tag"] in kinds]
    return [_Entry(texts.get_string(at), texts["sh_offset"] + at) for at in where]


def programs(folder: Path) -> list[Path]:
    """Every program and library in a folder, and in those below."""
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
