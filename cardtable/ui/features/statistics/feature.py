"""The page of statistics, and its command."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardtable.language import say
from cardtable.ui.services.command import BACK, Command
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.ui.features.statistics.statistics_page import StatisticsPage


def register(services: Services) -> None:
    def make() -> StatisticsPage:
        from cardtable.ui.features.statistics.statistics_page import StatisticsPage

        page = StatisticsPage(services.theme, services.directory)
        services.forgetting.connect(page.reader.stop)
        return page

    services.navigator.register(
        "statistics", make, enter=lambda page: page.open(), end=lambda page: page.reader.stop()
    )
    services.commands.append(
        Command(
            "statistics",
            220,
            lambda: say("statistics-title"),
            "chart",
            partial(services.navigator.go, "statistics"),
            ("Ctrl+T",),
            group=BACK,
        )
    )
