"""A moment in words, as short as it can be told."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from cardtable.language import SPEECH, say


def local_time(when: datetime) -> QDateTime:
    """Return `when` in the time zone of this computer. Qt converts it, since Python cannot do so on Windows
    for moments before 2 January 1970.
    """
    return QDateTime.fromMSecsSinceEpoch(round(when.timestamp() * 1000))


def when_text(when: datetime) -> str:
    """A day and a time, in short."""
    moment = local_time(when)
    time = formats().toString(moment.time(), QLocale.FormatType.ShortFormat)
    today = QDate.currentDate()
    if moment.date() == today:
        return say("when-today", time=time)
    if moment.date() == today.addDays(-1):
        return say("when-yesterday", time=time)
    return say("when-day", day=day_text(moment.date()), time=time)


def day_text(day: QDate) -> str:
    """A day in short, as the country of this computer writes it."""
    # On a computer without a country, how the days of the language are written is for the language to say.
    if QLocale().language() == QLocale.Language.C:
        return formats().toString(day, say("when-day-format"))
    return formats().toString(day, QLocale.FormatType.ShortFormat)


def long_day_text(day: QDate) -> str:
    """A day with its name, as the country of this computer writes it."""
    if QLocale().language() == QLocale.Language.C:
        return formats().toString(day, say("when-long-day-format"))
    return formats().toString(day, QLocale.FormatType.LongFormat)


def formats() -> QLocale:
    """How days and times are written in the language that is spoken, in the country of this computer."""
    system, spoken = QLocale(), QLocale(SPEECH.language.tag)
    if system.language() == spoken.language():
        return system
    return QLocale(spoken.language(), spoken.script(), system.territory())
