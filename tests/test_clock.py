"""Moments of files, also of times that no calendar holds."""

from __future__ import annotations

from datetime import UTC, datetime

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
def test_every_time_of_a_file_is_a_moment(seconds: float, when: datetime) -> None:
    assert clock.moment(seconds) == when
