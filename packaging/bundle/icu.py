"""ICU's data without the parts that Qt doesn't use: 5 MB instead of 32.

Qt on Linux uses ICU for one thing that matters here: the sort order of names in the dialogs that open and
save files. So the sort orders of all languages stay. Names of currencies and time zones, rules for breaking
lines, transliterations and old encodings are removed. The format is that of ICU's `.dat` packages
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
    """The file is not ICU data in the known format."""


def is_needed(item: str) -> bool:
    """Return whether Qt uses an item of the package, such as `icudt73l/coll/de.res`."""
    return _KEPT.fullmatch(item) is not None


def package_in(library: bytes) -> bytes:
    """Return the package in a data library, from its header to the end of the library.

    Raises NotICUError.
    """
    at = library.find(_FORMAT)
    while at >= 0:
        begin = at - 12  # the header before the name of the format
        if begin >= 0 and library[begin + 2 : begin + 4] == _MAGIC:
            return library[begin:]
        at = library.find(_FORMAT, at + 1)
    raise NotICUError("no package of ICU data in this library")


def filtered(package: bytes, is_kept: Callable[[str], bool] = is_needed) -> bytes:
    """Return the package with only these items."""
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
    """Return each item's name, start and end. Table and items are sorted by name."""
    (count,) = struct.unpack_from("<I", body)
    entries = [struct.unpack_from("<II", body, 4 + 8 * number) for number in range(count)]
    begins = [begin for _, begin in entries]
    # The end of the last item is not stored; trailing bytes don't matter.
    ends = [*begins[1:], len(body)]
    names = [body[at : body.index(b"\0", at)].decode() for at, _ in entries]
    return dict(zip(names, zip(begins, ends, strict=True), strict=True))


def slim(library: Path, target: Path) -> Path:
    """Write a copy of the library with only the needed items, and return `target`.

    It uses objcopy and ld from binutils, which PyInstaller needs too. Raises NotICUError, OSError or
    CalledProcessError.
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
