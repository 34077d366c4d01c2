"""Days and time zones."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime

import pytest


@contextmanager
def in_zone(zone: str) -> Iterator[None]:
    """Use a POSIX time zone, or skip the test on Windows, which takes it from the system."""
    if not hasattr(time, "tzset"):
        pytest.skip("the system has no tzset")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TZ", zone)
        time.tzset()
        try:
            yield
        finally:
            patch.undo()
            time.tzset()


def morning(day: date) -> str:
    """Return ten o'clock of a day in this computer's time zone, as records and answers are dated: in UTC."""
    return f"{datetime(day.year, day.month, day.day, 10).astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
