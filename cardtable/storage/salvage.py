"""The rows of a damaged SQLite file, read from its pages without SQLite.

SQLite gives up a whole table if one page that leads to the rest of it is damaged. Every page of rows lists
its own rows, so all that is intact can be found page by page, even if others are damaged. The format is
described at sqlite.org/fileformat2.html; section numbers refer to it. Why SQLite's own `.recover` doesn't do
this is in `.github/decisions/salvage.md`.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

Value = str | int | None
Row = tuple[Value, ...]

_ROWS, _ENTRIES, _INNER_ENTRIES, _INNER_ROWS = 13, 10, 2, 5
"""The kinds of pages, by their first byte."""

_USUAL_SIZE = 4096
_HEADER = 100
_LONGEST_HEADER = 64
_WIDTHS = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 8: 0, 9: 0}
"""The bytes that a null or an integer takes, by its serial type."""


_ODD = b"".join(b"\\x%02x" % byte for byte in range(1, 128, 2))
_LOOKS = {"n": rb"\x00", "i": rb"[\x01-\x06\x08\x09]", "t": rb"[\x80-\xff]{0,3}[" + _ODD + rb"]"}
"""The bytes of a column's serial type, by its letter in a shape; for texts below 2**27 bytes."""

_LONGEST_VARINT = 9


class _Cell(NamedTuple):
    """The content of one cell, and where it ends on its page."""

    shape: str
    number: int
    row: Row
    end: int


class DamagedDatabase:
    """The bytes of a file that was a database, in UTF-8 and with no bytes reserved on its pages."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._overflown: set[int] = set()

    def rows(self, *shapes: str) -> tuple[dict[int, Row], ...]:
        """Return all rows of each shape, by their number.

        A shape has a letter for each column: `n` for null, `t` for text, `i` for an integer. Invalid text is
        replaced by a marker, and an incomplete last column is returned as far as it could be read.
        """
        return max(
            (self._all_rows(shapes, size) for size in self._sizes()), key=lambda found: sum(map(len, found))
        )

    def entries(self, shape: str) -> Iterator[Row]:
        """Yield all index entries of that shape."""
        for size in self._sizes()[:1]:
            for page in range(self._count(size)):
                if self._first_byte(page, size) in (_ENTRIES, _INNER_ENTRIES):
                    yield from (cell.row for cell in self._indexed_cells(page, size, (shape,))[0])

    def _sizes(self) -> list[int]:
        """Return the possible sizes of pages, the likeliest first."""
        size = int.from_bytes(self._data[16:18], "big")
        size = 65536 if size == 1 else size
        is_size = 512 <= size <= 65536 and size & (size - 1) == 0
        return list(dict.fromkeys([size, _USUAL_SIZE] if is_size else [_USUAL_SIZE]))

    def _count(self, size: int) -> int:
        return -(-len(self._data) // size)

    def _first_byte(self, page: int, size: int) -> int:
        at = page * size + (0 if page else _HEADER)
        return self._data[at] if at < len(self._data) else 0

    def _all_rows(self, shapes: tuple[str, ...], size: int) -> tuple[dict[int, Row], ...]:
        found = {shape: dict[int, Row]() for shape in shapes}
        doubtful = list[int]()
        self._overflown.clear()
        for page in range(self._count(size)):
            first, is_whole = self._first_byte(page, size), False
            if first == _ROWS:
                cells, is_whole = self._indexed_cells(page, size, shapes)
                for cell in cells:
                    found[cell.shape].setdefault(cell.number, cell.row)
            if not is_whole and first not in (_ENTRIES, _INNER_ENTRIES, _INNER_ROWS):
                doubtful.append(page)
        # After all listed cells, so that a row's overflow page is not taken for a page of rows.
        for page in doubtful:
            if page not in self._overflown:
                for cell in self._unlisted_cells(page, size, shapes):
                    found[cell.shape].setdefault(cell.number, cell.row)
        return tuple(dict(sorted(rows.items())) for rows in found.values())

    def _page(self, page: int, size: int) -> tuple[bytes, int]:
        """Return the data of a page, and where its own header begins."""
        return self._data[page * size : (page + 1) * size], 0 if page else _HEADER

    def _indexed_cells(self, page: int, size: int, shapes: tuple[str, ...]) -> tuple[list[_Cell], bool]:
        """Return the cells that a page lists, and whether each could be read."""
        data, at = self._page(page, size)
        kind, count = data[at], int.from_bytes(data[at + 3 : at + 5], "big")
        pointers = at + (12 if kind == _INNER_ENTRIES else 8)
        found, is_whole = list[_Cell](), len(data) == size and count > 0
        for pointer in range(pointers, pointers + 2 * min(count, size // 4), 2):
            start = int.from_bytes(data[pointer : pointer + 2], "big")
            cell = self._cell(data, start, size, shapes, kind)
            if cell is not None:
                found.append(cell)
            else:
                is_whole = False
        return found, is_whole

    def _unlisted_cells(self, page: int, size: int, shapes: tuple[str, ...]) -> Iterator[_Cell]:
        """Yield the intact cells on a page that is damaged itself, wherever they begin."""
        data, first = self._page(page, size)
        after = first + 8
        for at in _likely_starts(data, shapes):
            cell = self._cell(data, at, size, shapes, _ROWS) if at >= after else None
            if cell is not None:
                yield cell
                after = cell.end

    def _cell(self, data: bytes, at: int, size: int, shapes: tuple[str, ...], kind: int) -> _Cell | None:
        """Return the cell that begins at `at`; None if there is none of these shapes."""
        try:
            at += 4 if kind == _INNER_ENTRIES else 0
            length, at = _varint(data, at)
            number, at = _varint(data, at) if kind == _ROWS else (0, at)
            types, begin = _types(data, at)
            shape = "".join(map(_letter, types))
            if shape not in shapes or begin - at + sum(map(_width, types)) != length:
                return None
            here = _kept_here(length, size, kind)
            end = at + here + (0 if here == length else 4)
            payload = data[at : at + here]
            if here < length:
                payload += self._overflow(int.from_bytes(data[end - 4 : end], "big"), length - here, size)
            return _Cell(shape, number, _values(payload, begin - at, types), end)
        except (IndexError, ValueError):
            return None

    def _overflow(self, page: int, length: int, size: int) -> bytes:
        """Return the part of a row on overflow pages, as far as they exist."""
        found, left = bytearray(), self._count(size)
        while page and length > len(found) and left:
            self._overflown.add(page - 1)
            start = (page - 1) * size
            found += self._data[start + 4 : min(start + size, start + 4 + length - len(found))]
            page, left = int.from_bytes(self._data[start : start + 4], "big"), left - 1
        return bytes(found)


def _likely_starts(data: bytes, shapes: tuple[str, ...]) -> list[int]:
    """Return where a cell of one of these shapes may begin.

    Shortly before bytes that look like its types, with the length that follows from them.

    Trying every byte would take minutes if a large file is no database at all.
    """
    found = set[int]()
    for header in _headers(shapes).finditer(data):
        with contextlib.suppress(IndexError, ValueError):
            types, begin = _types(data, header.start())
            length = _as_varint(begin - header.start() + sum(map(_width, types)))
            for before in range(len(length) + 1, len(length) + _LONGEST_VARINT + 1):
                at = header.start() - before
                if at >= 0 and data.startswith(length, at):
                    found.add(at)
    return sorted(found)


@cache
def _headers(shapes: tuple[str, ...]) -> re.Pattern[bytes]:
    """Return a pattern for the beginning of the types of a record of one of these shapes."""
    types = (
        b"[\\x%02x-\\x%02x]" % (len(shape) + 1, min(len(shape) + 3 * shape.count("t"), 62) + 1)
        + b"".join(_LOOKS[letter] for letter in shape)
        for shape in shapes
    )
    return re.compile(b"(?=%s)" % b"|".join(types), re.DOTALL)


def _as_varint(value: int) -> bytes:
    """Return a number as a varint; it must not be negative or need nine bytes."""
    written = [value & 0x7F]
    while value := value >> 7:
        written.insert(0, value & 0x7F | 0x80)
    return bytes(written)


def _kept_here(length: int, size: int, kind: int) -> int:
    """Return how many bytes of a payload are on the page of its cell (section 1.6)."""
    most = size - 35 if kind == _ROWS else (size - 12) * 64 // 255 - 23
    if length <= most:
        return length
    least = (size - 12) * 32 // 255 - 23
    here = least + (length - least) % (size - 4)
    return here if here <= most else least


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of one to nine bytes, and where it ends."""
    value = 0
    for place in range(8):
        byte = data[at + place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + place + 1
    return value << 8 | data[at + 8], at + 9


def _types(data: bytes, at: int) -> tuple[list[int], int]:
    """Return the serial types at the beginning of a record, and where they end.

    Raises ValueError if there are none.
    """
    length, found = data[at], list[int]()
    end = at + length
    at += 1
    while at < end and length < _LONGEST_HEADER:
        serial, at = _varint(data, at)
        found.append(serial)
    if not found or at != end:
        raise ValueError
    return found, end


def _letter(serial: int) -> str:
    """Return the letter of a column's kind; `f` and `b`, for fractions and bytes, are in no shape."""
    if serial >= 13:
        return "t" if serial % 2 else "b"
    return "n" if serial == 0 else "i" if serial in _WIDTHS else "f"


def _width(serial: int) -> int:
    return (serial - 13) // 2 if serial >= 13 else _WIDTHS.get(serial, 0)


def _values(payload: bytes, at: int, types: list[int]) -> Row:
    """Return the columns of a record. Raises ValueError if more than the last one is cut off."""
    found = list[Value]()
    for number, serial in enumerate(types):
        end = at + _width(serial)
        if end > len(payload) and number < len(types) - 1:
            raise ValueError
        part = payload[at:end]
        if serial >= 13:
            found.append(part.decode("utf-8", "replace"))
        elif serial == 0:
            found.append(None)
        else:
            found.append(serial - 8 if serial in (8, 9) else int.from_bytes(part, "big", signed=True))
        at = end
    return tuple(found)
