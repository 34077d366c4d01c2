"""A learner's weeks as a table in HTML: its bars grow with the text, and screen readers read its figures."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from html import escape

from cardtable.language import say
from cardtable.learning.report import Week
from cardtable.ui.shared.when import formats, qt_day

_GROUND, _FILL = "#E6DAC0", "#16645A"
"""The bar's colors, the same in every room since they are printed too."""

_COLUMNS = (16, 32, 30, 22)
"""The width of each column, in percent of the page."""


def trend_html(weeks: Sequence[Week]) -> str:
    """Return a row per week: the share right at once as bar and figures, and the number of secure skills."""
    heads = [say(f"progress-trend-head-{name}") for name in ("week", "right", "secure")]
    begins, right, secure = (f"<b>{escape(head)}</b>" for head in heads)
    rows = [(begins, "", right, secure), *map(_cells, weeks)]
    lines = "".join(
        "<tr>"
        + "".join(
            f"<td width='{wide}%' valign='middle' style='padding:1px 10px 1px 0'>{cell}</td>"
            for cell, wide in zip(row, _COLUMNS, strict=True)
        )
        + "</tr>"
        for row in rows
    )
    return f"<table width='100%' cellspacing='0' cellpadding='0'>{lines}</table>"


def _cells(week: Week) -> tuple[str, ...]:
    percent = round(100 * week.right / week.calls)
    words = say("progress-trend-week", percent=percent, right=week.right, calls=week.calls)
    return escape(short_day(week.begins)), _bar(percent), escape(words), str(week.secure)


def _bar(percent: int) -> str:
    parts = ((percent, _FILL), (100 - percent, _GROUND))
    cells = "".join(
        f"<td width='{share}%' bgcolor='{color}'><span style='font-size:x-small'>&nbsp;</span></td>"
        for share, color in parts
        if share
    )
    return f"<table width='100%' cellspacing='0' cellpadding='0'><tr>{cells}</tr></table>"


def short_day(day: date) -> str:
    """Return a day without the year."""
    return formats().toString(qt_day(day), say("progress-trend-day-format"))
