"""Times are shown as the language writes them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime

import pytest
from PySide6.QtCore import QLocale

from cardtable import clock
from cardtable.language import SPEECH
from cardtable.ui.shared.when import when_text
from tests.rows import rows
from tests.zones import in_zone

GERMANY = QLocale(QLocale.Language.German, QLocale.Country.Germany)
BRITAIN = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)
    SPEECH.use("en")


@rows(
    "locale, language, expected",
    [
        (QLocale.c(), "en", "Nov 22, 2019, "),
        (BRITAIN, "en", "22/11/2019, "),
        (GERMANY, "en", "22/11/2019, "),
        (GERMANY, "de", "22.11.19, "),
        (BRITAIN, "de", "22.11.19, "),
        (BRITAIN, "zh-Hant", "2019/11/22 "),
    ],
    ids=lambda row: f"{row[0].name()} {row[1]}",
)
def test_another_day_is_shown_by_date_as_the_language_writes_it(
    locale: QLocale, language: str, expected: str
) -> None:
    QLocale.setDefault(locale)
    SPEECH.use(language)
    assert when_text(datetime(2019, 11, 22, 12, 15).astimezone(UTC)).startswith(expected)


@rows(
    "moment, expected",
    [
        ("2027-03-16T03:59:59Z", "Today, 11:59"),
        ("2027-03-15T04:00:00Z", "Today, 12:00"),
        ("2027-03-15T03:59:59Z", "Yesterday, 11:59"),
        # Yesterday had 23 hours: the clocks were put forward.
        ("2027-03-14T05:00:00Z", "Yesterday, 12:00"),
        ("2027-03-14T04:59:59Z", "Mar 13, 2027, 11:59"),
        ("2027-03-16T04:00:00Z", "Mar 16, 2027, 12:00"),
    ],
)
def test_today_and_yesterday_are_shown_by_name(
    moment: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "today", lambda: date(2027, 3, 15))
    with in_zone("EST5EDT,M3.2.0,M11.1.0"):
        assert when_text(datetime.fromisoformat(moment)).startswith(expected)
