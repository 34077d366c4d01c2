"""The weeks of a learner as a small picture of columns, and the same in words."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QBuffer, QDate, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter

from cardtable.language import say, series
from cardtable.learning.report import Week
from cardtable.ui.drawing import paint
from cardtable.ui.shared.when import formats

_WIDE, _HIGH = 490, 116
"""How large the picture is, in points: it fits between the margins of A4."""
_SHARP = 3
"""How many pixels it has for each of those, so that it prints well."""
_HEAD, _FOOT, _COLUMN = 18.0, 36.0, 34.0
"""The room above the columns and below them, and how wide a column is at most."""
_INK, _MUTED, _GROUND, _FILL = "#2A2B36", "#5B5A66", "#EFE5CE", "#16645A"
"""The colours of paper in every room: the picture is printed, too."""


def trend_html(weeks: Sequence[Week]) -> str:
    """The picture of the weeks as HTML that stands alone; its words are its name."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    trend_picture(weeks).save(buffer, "PNG")  # type: ignore[call-overload]
    data = base64.b64encode(bytes(buffer.data().data())).decode()
    named = escape(week_words(weeks), quote=True)
    return f"<img src='data:image/png;base64,{data}' width='{_WIDE}' height='{_HIGH}' alt='{named}'>"


def week_words(weeks: Sequence[Week]) -> str:
    """Every week in words: `12 Oct: 30% (8 of 27)`."""
    told = (
        say(
            "progress-trend-week",
            day=week_day(week),
            percent=percent(week),
            right=week.alone,
            calls=week.calls,
        )
        for week in weeks
    )
    return series(told)


def week_day(week: Week) -> str:
    """The Monday of a week, without the year."""
    begins = QDate(week.begins.year, week.begins.month, week.begins.day)
    return formats().toString(begins, say("progress-trend-day-format"))


def percent(week: Week) -> int:
    """The share of calls that were right at once without help."""
    return round(100 * week.alone / week.calls)


def trend_picture(weeks: Sequence[Week]) -> QImage:
    """A column for each week: as high as the share that was right without help, with what was secure then."""
    picture = QImage(_WIDE * _SHARP, _HIGH * _SHARP, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    paint.smooth(painter)
    painter.scale(_SHARP, _SHARP)
    step = _WIDE / max(6, len(weeks))
    for place, week in enumerate(weeks):
        _column(painter, week, step * (place + 0.5), min(_COLUMN, step * 0.6))
    painter.end()
    return picture


def _column(painter: QPainter, week: Week, x: float, wide: float) -> None:
    whole = QRectF(x - wide / 2, _HEAD, wide, _HIGH - _HEAD - _FOOT)
    share = week.alone / week.calls
    filled = QRectF(whole)
    filled.setTop(whole.bottom() - whole.height() * share)
    paint.fill_round(painter, whole, 4, _GROUND)
    paint.fill_round(painter, filled, min(4.0, filled.height() / 2), _FILL)
    told = say("progress-trend-share", percent=percent(week))
    paint.text(painter, x, 9, told, 12, _INK, 800, paint.CENTRE)
    paint.text(painter, x, _HIGH - _FOOT + 11, week_day(week), 12, _INK, 700, paint.CENTRE)
    paint.icon(painter, "check", x - 9, _HIGH - _FOOT + 27, 12, _FILL, 3.2)
    paint.text(painter, x + 3, _HIGH - _FOOT + 27, str(week.secure), 12, _MUTED, 800)
