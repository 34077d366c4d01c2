"""What a spreadsheet reads from our CSV."""

from __future__ import annotations

import csv
import io

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")


def csv_rows(text: str) -> list[list[str]]:
    """All rows, the header first; a text that would be computed has lost the mark that keeps it a text."""
    rows = csv.reader(io.StringIO(text))
    return [[cell[1:] if cell[:1] == "'" and cell[1:2] in _FORMULA else cell for cell in row] for row in rows]
