"""What the buttons over the table do; the window hands it to the table's page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.ui.play.payoff import AlbumNews

Offer = Callable[[str, str, Callable[[], object]], object]
"""Offers a learner's ten minutes or a larger game: the learner's name, the game's or "", what begins it."""

TakeNews = Callable[["AlbumNews"], object]


class TableActions(NamedTuple):
    """What the table asks of the window: above all what the buttons at the end of a game do."""

    play_again: Callable[[], object]
    """Play the finished game again with other cards."""

    leave: Callable[[], object]
    """Go back to the start page after the game."""

    look_back: Callable[[], object]
    """Look back at the finished game, move by move."""

    offer_more: Callable[[Match, Offer], object]
    """Call the offer if a learner has outgrown the finished game, or has something due in the ten minutes."""

    bring_news: Callable[[Match, TakeNews], object]
    """Pass on what the finished game has brought to the album, later; answer whether there will be any."""

    export: Callable[[str], object]
    """Export the finished game in a format: see `exports.export`."""

    go_back: Callable[[], object]
    """Go back to the page from which this deal was tried, or this first game was shown."""

    play_shown: Callable[[], object]
    """Play the game that was shown to its end."""

    make_room: Callable[[], object]
    """Rearrange what lies over the table after a question appeared or went."""
