"""Rows as CSV, for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence


def csv_text(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV with a line of names first; a text that a spreadsheet would compute is made plain."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(header)
    writer.writerows([_plain(cell) for cell in row] for row in rows)
    return out.getvalue()


_FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")


def _plain(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
