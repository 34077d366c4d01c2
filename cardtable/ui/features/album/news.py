"""What a finished game has brought to the album, for the page at its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cardtable import clock
from cardtable.game.record.figures import TurningPoint, turning_point
from cardtable.game.record.text import RecordError
from cardtable.rules.deeds import deeds_of
from cardtable.storage.games import read_game
from cardtable.storage.statistics import News, Statistics
from cardtable.ui.play.payoff import AlbumNews, SeatNews
from cardtable.ui.shared.statistics_reader import StatisticsReader

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.ui.play.table_actions import TakeNews


class Found(NamedTuple):
    """The news of a game, who won how often tonight, the deal that decided it, and its record."""

    news: tuple[News, ...]
    tally: tuple[tuple[str, str, int], ...]
    point: TurningPoint | None
    path: Path


def bring_news(
    reader: StatisticsReader,
    match: Match,
    take: TakeNews,
    go: Callable[..., object],
    watch: Callable[[Path, int], object],
) -> bool:
    """Call `take` with the news of a finished game when it is counted; return False if it isn't saved.

    `go` shows a page, and `watch` a record up to a position.
    """
    path = match.saving.path
    if path is None:
        return False
    variant, game = match.setup.variant, path.name

    def ask(statistics: Statistics) -> Found:
        record = statistics.archive / game
        news, tally = statistics.news(game), statistics.tally(clock.now())
        return Found(news, tally, _point(record), record)

    def tell(found: Found) -> None:
        deeds, names = deeds_of(variant), {one.seat: one.name for one in found.news}
        seats = [
            SeatNews(
                one.seat,
                [deed for deed in deeds if deed.text in one.deeds],
                [deed for deed in deeds if deed.text in one.before],
                one.dealt,
                one.held,
                one.longest,
                one.games,
            )
            for one in found.news
        ]

        def open_album(seat: int) -> None:
            go("album-game", variant, names[seat]) if seat in names else go("album")

        def watch_point() -> None:
            if found.point is not None:
                watch(found.path, found.point.position)

        take(AlbumNews(variant, seats, found.tally, found.point, open_album, watch_point))

    reader.read(ask, tell, whole=True)
    return True


def _point(path: Path) -> TurningPoint | None:
    try:
        return turning_point(read_game(path).record)
    except (OSError, RecordError):
        return None
