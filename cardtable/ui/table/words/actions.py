"""What the table says and shows of an action of the rules: one row an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardtable.game import moves
from cardtable.language import say
from cardtable.rules import effects


@dataclass(frozen=True)
class Shown:
    """What is said and shown of a play that does it.

    `does` says it in a word or two, where a card leaves a choice. `icon` stands on a card that leaves the
    total as it is; `on_any`: on one that changes it, too. `whom` asks for the seat, where one is named.
    `strikes` says what it does to others, as a clause of the coach.
    """

    does: str
    icon: str
    on_any: bool = False
    whom: str = ""
    strikes: str = ""


translate = QCoreApplication.translate

_ROWS: Mapping[str, Callable[[], Shown]] = {
    effects.REVERSE.word: lambda: Shown(say("table-reverse"), "reverse", on_any=True),
    effects.SKIP.word: lambda: Shown(say("table-skip"), "skip", on_any=True),
    effects.CHOOSE.word: lambda: Shown(
        say("table-name-the-next"), "people", whom=say("table-who-plays-next")
    ),
    effects.ELIMINATE.word: lambda: Shown(
        say("table-put-one-out"),
        "hold",
        whom=say("table-who-is-put-out"),
        strikes=say("table-it-puts-another-player-out-of-the-deal"),
    ),
    effects.SHIELD.word: lambda: Shown(say("table-shield"), "hold"),
    effects.EXCHANGE.word: lambda: Shown(
        say("table-swap-hands"),
        "again",
        whom=say("table-with-whom-do-you-swap-hands"),
    ),
    effects.OBLIGE.word: lambda: Shown(
        say("table-next-plays-2"),
        "cards",
        strikes=say("table-the-next-player-has-to-play-twice"),
    ),
    effects.CHAIN.word: lambda: Shown(say("table-to-be-answered"), "hold"),
    effects.STEAL.word: lambda: Shown(
        say("table-steal-a-card"),
        "tap",
        whom=say("table-from-whom-do-you-take-a-card"),
    ),
    effects.ZEUS.word: lambda: Shown(say("table-takes-zeus"), "star"),
    effects.OTHERS_DRAW_1.word: lambda: Shown(
        say("table-others-draw-1"),
        "cards",
        strikes=say("table-every-other-player-draws-a-card"),
    ),
    effects.OTHERS_DRAW_2.word: lambda: Shown(
        say("table-others-draw-2"),
        "cards",
        strikes=say("table-every-other-player-draws-two-cards"),
    ),
    effects.BOMB.word: lambda: Shown(
        say("table-bomb"),
        "hold",
        strikes=say("table-every-other-player-has-to-give-a-hold-or-a"),
    ),
    moves.MISTAKE: lambda: Shown(say("table-over"), "hold"),
}
"""By the word of the action; translated when it is asked for."""


def shown(mark: str) -> Shown | None:
    """The row of an action, by its word; None for a mark of which nothing is told."""
    row = _ROWS.get(mark)
    return None if row is None else row()
