"""Times of files, also outside the calendar."""

from __future__ import annotations

import sys
import time
from datetime import UTC, date, datetime

import pytest

from cardtable import clock
from tests.rows import rows


@rows(
    "seconds, when",
    [
        (0, datetime(1970, 1, 1, tzinfo=UTC)),
        (-1.5, datetime(1969, 12, 31, 23, 59, 58, 500_000, tzinfo=UTC)),
        (1_700_000_000, datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC)),
        (1e12, datetime(9999, 1, 1, tzinfo=UTC)),
        (-1e30, datetime(1, 1, 1, tzinfo=UTC)),
    ],
)
def test_every_time_of_a_file_becomes_a_date(seconds: float, when: datetime) -> None:
    assert clock.moment(seconds) == when


def test_an_evening_in_new_zealand_counts_for_its_local_day(monkeypatch: pytest.MonkeyPatch) -> None:
    # Windows takes its time zone from the system.
    if sys.platform != "win32":
        with monkeypatch.context() as patch:
            patch.setenv("TZ", "NZST-12")
            time.tzset()
            assert clock.local_day(datetime(2026, 11, 22, 19, 0, tzinfo=UTC)) == date(2026, 11, 23)
        time.tzset()
