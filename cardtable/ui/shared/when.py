"""A moment in words, as short as it can be told."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from cardtable.language import say


def when_text(when: datetime) -> str:
    """A day and a time, in short."""
    local = when.astimezone() if when.tzinfo is not None else when
    moment = QDateTime(
        QDate(local.year, local.month, local.day), QTime(local.hour, local.minute, local.second)
    )
    time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    if moment.date() == QDate.currentDate():
        return say("shared-today-time", time=time)
    return say("shared-day-time", day=day_text(moment.date()), time=time)


def day_text(day: QDate) -> str:
    """A day in short, as the country of this computer writes it."""
    # A computer without a country would write 22 11 2026. How a day is written, as Qt has it.
    plain = say("shared-d-mmm-yyyy")
    locale = QLocale()
    is_placeless = locale.language() == QLocale.Language.C
    return locale.toString(day, plain if is_placeless else locale.dateFormat(QLocale.FormatType.ShortFormat))
