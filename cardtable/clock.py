"""The clock of this computer: days and moments, each with its time zone.

Windows refuses to convert a moment before 2 January 1970 into local time, and one before 1970 at all. So
moments are kept in UTC and computed by plain arithmetic; `cardtable.ui.shared.when` shows them in local time.
"""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, UTC, date, datetime, timedelta

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_DAY_LENGTH = len("1970-01-01")


def now() -> datetime:
    """Return the present moment in UTC."""
    return datetime.now(UTC)


def today() -> date:
    """Return today's date in the time zone of this computer."""
    return local_day(now())


def local_day(moment: datetime) -> date:
    """Return the date of a moment in the time zone of this computer.

    If the system doesn't convert it, it's that of the moment's own time zone.
    """
    try:
        return moment.astimezone().date()
    except (OSError, OverflowError, ValueError):
        return moment.date()


def moment_of(text: str) -> datetime | None:
    """Return the moment of a text in ISO 8601, in UTC if it names no time zone; None if it is no moment."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found.tzinfo is not None else found.replace(tzinfo=UTC)


def day_of(text: str) -> date | None:
    """Return the date of a moment in ISO 8601 in the time zone of this computer; None if it is no moment.

    A day without a time stays the same in each time zone.
    """
    found = moment_of(text)
    if found is None:
        return None
    return found.date() if len(text) == _DAY_LENGTH else local_day(found)


def first_moment(day: date) -> datetime:
    """Return the moment at which a day begins in the time zone of this computer.

    Before 1970, it's that of UTC if the system doesn't convert it.
    """
    try:
        return datetime(day.year, day.month, day.day).astimezone(UTC)
    except OSError:
        return datetime(day.year, day.month, day.day, tzinfo=UTC)


def moment(seconds: float) -> datetime:
    """Return the moment that a file system writes as `seconds` since 1970.

    Outside the calendar, return its first or last year.
    """
    try:
        return EPOCH + timedelta(seconds=seconds)
    except OverflowError:
        return datetime(MAXYEAR if seconds > 0 else MINYEAR, 1, 1, tzinfo=UTC)
