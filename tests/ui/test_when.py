"""A moment is told as people write it."""

from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import QLocale

from cardtable.ui.shared.when import when_text


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (QLocale.c(), "22 Nov 2019, "),
        (QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom), "22/11/2019, "),
        (QLocale(QLocale.Language.German, QLocale.Country.Germany), "22.11.19, "),
    ],
    ids=["no country", "Britain", "Germany"],
)
def test_another_day_is_told_by_its_date(locale: QLocale, told: str) -> None:
    before = QLocale()
    QLocale.setDefault(locale)
    try:
        assert when_text(datetime(2019, 11, 22, 20, 15)).startswith(told)
    finally:
        QLocale.setDefault(before)


def test_a_moment_of_today_is_told_by_its_time() -> None:
    assert when_text(datetime.now()).startswith("Today, ")
