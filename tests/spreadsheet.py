"""Read CSV as a spreadsheet does."""

from __future__ import annotations

import csv
import io

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")


def csv_rows(text: str) -> list[list[str]]:
    """Return all rows, header first, without the mark that keeps a text from being a formula."""
    rows = csv.reader(io.StringIO(text))
    return [[cell[1:] if cell[:1] == "'" and cell[1:2] in _FORMULA else cell for cell in row] for row in rows]
