"""The data of ICU without what Qt does not ask for: 32 MB become 5.

Qt on Linux links to ICU and asks it one thing that the table can notice: in which order names stand, in the
dialogs that open and save files. So the orders of all languages stay; names of currencies and time zones,
rules for breaking lines, transliterations and old encodings go. The format is that of ICU's `.dat` packages
(icu4c/source/common/ucmndata.h): a header, a table of contents, and items of 16 bytes' alignment.
"""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

NAME = re.compile(r"libicudata\.so\.(\d+)")
"""The library's file name, with ICU's version."""

_KEPT = re.compile(
    r"[^/]+/(coll/.+|(cnvalias|nfkc|nfkc_cf|uemoji|ulayout)\.\w+"
    r"|(icuver|keyTypeData|likelySubtags|metadata|pool|res_index|root|supplementalData|timezoneTypes)\.res)"
)
_MAGIC = b"\xda\x27"
_FORMAT = b"CmnD"
_ALIGN = 16


class NotICUError(ValueError):
    """What lies there is no data of ICU in the format known here."""


def is_needed(item: str) -> bool:
    """Whether an item of the package, such as `icudt73l/coll/de.res`, is one that Qt asks for."""
    return _KEPT.fullmatch(item) is not None


def package_in(library: bytes) -> bytes:
    """Return the package that a library of data carries, from its header to the library's end.

    Raises NotICUError.
    """
    at = library.find(_FORMAT)
    while at >= 0:
        begin = at - 12  # what the header holds before the name of its format
        if begin >= 0 and library[begin + 2 : begin + 4] == _MAGIC:
            return library[begin:]
        at = library.find(_FORMAT, at + 1)
    raise NotICUError("no package of ICU data in this library")


def filtered(package: bytes, is_kept: Callable[[str], bool] = is_needed) -> bytes:
    """Return the same package with these items alone."""
    (header,) = struct.unpack_from("<H", package)
    body = package[header:]
    items = _items(body)
    kept = {name: body[begin:end] for name, (begin, end) in items.items() if is_kept(name)}
    if not kept:
        raise NotICUError("nothing would be left of ICU's data")
    names = b"".join(name.encode() + b"\0" for name in kept)
    table_end = 4 + 8 * len(kept)
    content = bytearray(table_end)
    struct.pack_into("<I", content, 0, len(kept))
    content += names
    name_at = table_end
    for number, (name, data) in enumerate(kept.items()):
        content += b"\xaa" * (-len(content) % _ALIGN)
        struct.pack_into("<II", content, 4 + 8 * number, name_at, len(content))
        name_at += len(name) + 1
        content += data
    return package[:header] + bytes(content)


def _items(body: bytes) -> dict[str, tuple[int, int]]:
    """Every item's name and where it begins and ends. The table is sorted by name, and the items lie so."""
    (count,) = struct.unpack_from("<I", body)
    entries = [struct.unpack_from("<II", body, 4 + 8 * number) for number in range(count)]
    begins = [begin for _, begin in entries]
    # The last one's end is not written down. What follows it in the library does not disturb it.
    ends = [*begins[1:], len(body)]
    names = [body[at : body.index(b"\0", at)].decode() for at, _ in entries]
    return dict(zip(names, zip(begins, ends, strict=True), strict=True))


def slim(library: Path, target: Path) -> Path:
    """Write a library like that one, with the needed items alone, and return `target`.

    It is put together by objcopy and ld, which come with binutils, as PyInstaller asks for that too.
    Raises NotICUError, OSError or CalledProcessError.
    """
    match = NAME.fullmatch(library.name)
    if match is None:
        raise NotICUError(f"{library.name} is not a library of ICU data")
    folder = target.parent
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "icudata").write_bytes(filtered(package_in(library.read_bytes())))
    section = ".rodata"
    steps = (
        ["ld", "-r", "-b", "binary", "-o", "icudata.o", "icudata"],
        ["objcopy", "--rename-section", f".data={section},alloc,load,readonly,data,contents",
         "--set-section-alignment", f"{section}={_ALIGN}",
         "--redefine-sym", f"_binary_icudata_start=icudt{match[1]}_dat",
         "--strip-symbol", "_binary_icudata_end", "--strip-symbol", "_binary_icudata_size", "icudata.o"],
        ["ld", "-shared", "-z", "noexecstack", "-soname", library.name, "-o", target.name, "icudata.o"],
    )  # fmt: skip
    for step in steps:
        subprocess.run(step, cwd=folder, check=True)
    return target
