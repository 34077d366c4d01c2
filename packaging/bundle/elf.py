"""What a program or library for Linux asks of the system, told by objdump."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

Version = tuple[int, ...]


class Wants(NamedTuple):
    """The libraries that a file links to by itself, and the newest glibc whose symbols it uses."""

    libraries: frozenset[str]
    glibc: Version


def wants(path: str | Path) -> Wants:
    """What one file links to. Raises OSError or CalledProcessError when it cannot be read."""
    told = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
    libraries = re.findall(r"^\s+NEEDED\s+(\S+)$", told, re.MULTILINE)
    versions = re.findall(r"\sGLIBC_([\d.]+)$", told, re.MULTILINE)
    return Wants(frozenset(libraries), max(map(_numbers, versions), default=()))


def wants_of_all(files: Iterable[Path]) -> Wants:
    """What these files together ask of a system, besides what they bring to one another."""
    found = {path.name: wants(path) for path in files}
    libraries = {name for each in found.values() for name in each.libraries} - set(found)
    return Wants(frozenset(libraries), max((each.glibc for each in found.values()), default=()))


def forget_search_path(path: Path) -> None:
    """Empties the folder outside the app in which a file tells the loader to look, as Python's build does.

    That folder is one of the machine that built it; on another it is missing, or somebody else's. What lies
    beside the file itself, $ORIGIN, stays.
    """
    told = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
    match = re.search(r"^\s+R(?:UN)?PATH\s+(/.*)$", told, re.MULTILINE)
    if match is None:
        return
    sections = subprocess.run(["objdump", "-h", str(path)], capture_output=True, text=True, check=True).stdout
    names = re.search(r"\s\.dynstr\s+(\w+)\s+\w+\s+\w+\s+(\w+)", sections)
    if names is None:
        raise ValueError(f"{path.name} has no names to look in")
    length, begin = (int(number, 16) for number in names.groups())
    content = bytearray(path.read_bytes())
    at = content.index(b"\0" + match[1].encode() + b"\0", begin, begin + length) + 1
    # The loader passes over a path that is empty.
    content[at] = 0
    path.write_bytes(content)


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
