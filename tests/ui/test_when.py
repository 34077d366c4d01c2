"""Times are shown as the language writes them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale

from cardtable.language import SPEECH
from cardtable.ui.shared.when import when_text
from tests.rows import rows

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
    assert when_text(datetime(2019, 11, 22, 12, 15, tzinfo=UTC)).startswith(expected)


@pytest.mark.parametrize(("ago", "expected"), [(0, "Today, "), (1, "Yesterday, ")])
def test_today_and_yesterday_are_shown_by_name(ago: int, expected: str) -> None:
    assert when_text(datetime.now(UTC) - timedelta(days=ago)).startswith(expected)
