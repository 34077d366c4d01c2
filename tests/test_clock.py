"""Times of files, also outside the calendar."""

from __future__ import annotations

from datetime import UTC, date, datetime

from cardtable import clock
from tests.rows import rows
from tests.zones import in_zone


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


@rows(
    "text, in_auckland, in_los_angeles",
    [
        ("2026-11-22T19:00:00Z", date(2026, 11, 23), date(2026, 11, 22)),
        ("2027-01-01T07:59:59Z", date(2027, 1, 1), date(2026, 12, 31)),
        ("2027-01-01T07:59:59", date(2027, 1, 1), date(2026, 12, 31)),
        ("2028-02-29T13:00:00+14:00", date(2028, 2, 29), date(2028, 2, 28)),
        # A day without a time is the same everywhere.
        ("2026-12-01", date(2026, 12, 1), date(2026, 12, 1)),
        # The first and last moments of the calendar have no other day.
        ("0001-01-01T00:00:00Z", date(1, 1, 1), date(1, 1, 1)),
        ("9999-12-31T23:59:59Z", date(9999, 12, 31), date(9999, 12, 31)),
        ("2026-02-29T12:00:00Z", None, None),
        ("last night", None, None),
        ("", None, None),
    ],
)
def test_a_moment_counts_for_its_local_day(
    text: str, in_auckland: date | None, in_los_angeles: date | None
) -> None:
    for zone, day in (("NZST-12", in_auckland), ("PST8", in_los_angeles)):
        with in_zone(zone):
            assert clock.day_of(text) == day
