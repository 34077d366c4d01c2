"""A moment in words, as short as it can be told."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QTime


def when_text(when: datetime) -> str:
    """A day and a time, in short."""
    translate = QCoreApplication.translate
    local = when.astimezone() if when.tzinfo is not None else when
    moment = QDateTime(
        QDate(local.year, local.month, local.day), QTime(local.hour, local.minute, local.second)
    )
    time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    if moment.date() == QDate.currentDate():
        return translate("Games", "Today, {time}").format(time=time)
    return translate("Games", "{day}, {time}").format(day=day_text(moment.date()), time=time)


def day_text(day: QDate) -> str:
    """A day in short, as the country of this computer writes it."""
    # A computer without a country would write 22 11 2026. How a day is written, as Qt has it.
    plain = QCoreApplication.translate("Games", "d MMM yyyy")
    locale = QLocale()
    is_placeless = locale.language() == QLocale.Language.C
    return locale.toString(day, plain if is_placeless else locale.dateFormat(QLocale.FormatType.ShortFormat))
