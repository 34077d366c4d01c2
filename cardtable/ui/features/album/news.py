"""What a finished game has brought to the album, for the page at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable import clock
from cardtable.rules.deeds import deeds_of
from cardtable.storage.statistics import News, Statistics
from cardtable.ui.play.payoff import AlbumNews, SeatNews
from cardtable.ui.shared.statistics_reader import StatisticsReader

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.ui.play.table_actions import TakeNews

Found = tuple[tuple[News, ...], tuple[tuple[str, str, int], ...]]
"""The news of a game, and who won how often tonight."""


def bring_news(reader: StatisticsReader, match: Match, take: TakeNews, go: Callable[..., object]) -> None:
    """Call `take` with the news of a finished game when it is counted; `go` shows a page."""
    path = match.saving.path
    if path is None:
        return
    variant, game = match.setup.variant, path.name

    def ask(statistics: Statistics) -> Found:
        return statistics.news(game), statistics.tally(clock.now())

    def tell(found: Found) -> None:
        news, tally = found
        deeds = deeds_of(variant)
        names = {one.seat: one.name for one in news}
        seats = [
            SeatNews(one.seat, [deed for deed in deeds if deed.text in one.deeds], one.dealt, one.held)
            for one in news
        ]

        def open_album(seat: int) -> None:
            go("album-game", variant, names[seat]) if seat in names else go("album")

        take(AlbumNews(seats, tally, open_album))

    reader.read(ask, tell, whole=True)
