"""Days and times in words, as short as possible."""

from __future__ import annotations

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from cardtable import clock
from cardtable.language import SPEECH, say


def local_time(when: datetime) -> QDateTime:
    """Return `when` in this computer's time zone.

    Qt converts it, because Python can't on Windows before 2 January 1970.
    """
    return QDateTime.fromMSecsSinceEpoch(round(when.timestamp() * 1000))


def when_text(when: datetime) -> str:
    """Return a day and time, in short form."""
    moment = local_time(when)
    time = formats().toString(moment.time(), QLocale.FormatType.ShortFormat)
    day = date(moment.date().year(), moment.date().month(), moment.date().day())
    days_ago = (clock.today() - day).days
    if days_ago == 0:
        return say("when-today", time=time)
    if days_ago == 1:
        return say("when-yesterday", time=time)
    return say("when-day", day=day_text(day), time=time)


def qt_day(day: date) -> QDate:
    """Return a day as Qt has it."""
    return QDate(day.year, day.month, day.day)


def day_text(day: date) -> str:
    """Return a day in short form, in the format of this computer's country."""
    # Without a country, the language's own format applies.
    if QLocale().language() == QLocale.Language.C:
        return formats().toString(qt_day(day), say("when-day-format"))
    return formats().toString(qt_day(day), QLocale.FormatType.ShortFormat)


def long_day_text(day: date) -> str:
    """Return a day with its name, in the format of this computer's country."""
    if QLocale().language() == QLocale.Language.C:
        return formats().toString(qt_day(day), say("when-long-day-format"))
    return formats().toString(qt_day(day), QLocale.FormatType.LongFormat)


def formats() -> QLocale:
    """Return the locale for days and times: the current language in this computer's country."""
    system, spoken = QLocale(), QLocale(SPEECH.language.tag)
    if system.language() == spoken.language():
        return system
    return QLocale(spoken.language(), spoken.script(), system.territory())
