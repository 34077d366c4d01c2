"""ICU's data is reduced, and names are still sorted by the rules of each language."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from bundle import icu

LIBRARIES = sorted((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"))

SORT = """
from PySide6.QtCore import QCollator, QLocale
def first(language, one, other):
    collator = QCollator(QLocale(language))
    collator.setNumericMode(True)
    return one if collator.compare(one, other) < 0 else other
print(first("de_DE", "z", "ä"), first("sv_SE", "ä", "z"), first("en", "game 10", "game 9"))
"""


def package(items: dict[str, bytes]) -> bytes:
    """Return a package in ICU's format."""
    header = struct.pack("<H", 32) + b"\xda\x27" + struct.pack("<HH", 20, 0) + b"\0\2\2\0" + b"CmnD"
    header = header.ljust(32, b"\0")
    names = b"".join(name.encode() + b"\0" for name in items)
    at = 4 + 8 * len(items)
    begin = at + len(names)
    table, data = b"", b""
    for name, content in items.items():
        data += b"\xaa" * (-(begin + len(data)) % 16)
        table += struct.pack("<II", at, begin + len(data))
        data += content
        at += len(name) + 1
    return header + struct.pack("<I", len(items)) + table + names + data


def test_only_needed_items_are_kept_and_aligned() -> None:
    before = {
        "icudt73l/brkitr/th.dict": b"b" * 100,
        "icudt73l/coll/de.res": b"c" * 33,
        "icudt73l/root.res": b"r" * 5,
    }
    after = icu.filtered(icu.package_in(b"\x7fELF" * 8 + package(before)))
    count, *table = struct.unpack_from("<I4I", after, 32)
    assert count == 2
    name, data = table[0], table[1]
    assert after[32 + name :].startswith(b"icudt73l/coll/de.res\0icudt73l/root.res\0")
    assert data % 16 == 0
    assert table[3] % 16 == 0
    assert after[32 + data :].startswith(b"c" * 33)
    assert after.endswith(b"r" * 5)


@pytest.mark.parametrize("library", [b"", b"CmnD", b"\x7fELF without any data"])
def test_other_data_is_refused(library: bytes) -> None:
    with pytest.raises(icu.NotICUError):
        icu.package_in(library)


@pytest.mark.slow("links 32 MB of data, and starts Qt with them")
@pytest.mark.skipif(not LIBRARIES, reason="Qt brings no ICU on this system")
@pytest.mark.skipif(shutil.which("ld") is None, reason="ld (binutils) makes the library")
def test_names_are_sorted_as_before(tmp_path: Path) -> None:
    slim = icu.slim(LIBRARIES[0], tmp_path / LIBRARIES[0].name)
    assert slim.stat().st_size * 5 < LIBRARIES[0].stat().st_size
    environ = os.environ | {"LD_PRELOAD": str(slim)}
    done = subprocess.run(
        [sys.executable, "-c", SORT],
        capture_output=True,
        text=True,
        check=True,
        env=environ,
        encoding="utf-8",
    )
    assert done.stdout.split("\n")[0] == "ä z game 9"
    assert done.stderr == ""
