"""How the table describes and shows each action of the rules, one row per action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from cardtable.game import moves
from cardtable.language import say
from cardtable.rules import effects


@dataclass(frozen=True)
class Shown:
    """The description and icon of an action.

    `does` names it in a word or two, for a choice. `icon` is for a card that keeps the total; with `on_any`
    also for one that changes it. `seat_question` asks for a seat. `strikes` is the coach's sentence on the
    effect on others. If `apart`, its effect has its own line, so it isn't mentioned with the card.
    """

    does: str
    icon: str
    on_any: bool = False
    seat_question: str = ""
    strikes: str = ""
    apart: bool = False


_ROWS: Mapping[str, Callable[[], Shown]] = {
    effects.REVERSE.word: lambda: Shown(say("call-reverse"), "reverse", on_any=True),
    effects.SKIP.word: lambda: Shown(say("call-skip"), "skip", on_any=True),
    effects.CHOOSE.word: lambda: Shown(
        say("call-name-next"), "people", seat_question=say("call-who-plays-next")
    ),
    effects.ELIMINATE.word: lambda: Shown(
        say("call-put-out"), "hold", seat_question=say("call-who-is-put-out"), strikes=say("hint-strikes-one")
    ),
    effects.SHIELD.word: lambda: Shown(say("call-shield"), "hold"),
    effects.EXCHANGE.word: lambda: Shown(
        say("call-swap-hands"), "again", seat_question=say("call-swap-with-whom")
    ),
    effects.REDEAL.word: lambda: Shown(say("call-redeal"), "again", on_any=True),
    effects.OBLIGE.word: lambda: Shown(
        say("call-next-plays-2"), "cards", strikes=say("hint-strikes-obliges"), apart=True
    ),
    effects.CHAIN.word: lambda: Shown(say("call-to-be-answered"), "hold"),
    effects.STEAL.word: lambda: Shown(say("call-steal"), "tap", seat_question=say("call-steal-from-whom")),
    effects.ZEUS.word: lambda: Shown(say("call-takes-zeus"), "star"),
    effects.OTHERS_DRAW_1.word: lambda: Shown(
        say("call-others-draw-1"), "cards", strikes=say("hint-strikes-draw-1"), apart=True
    ),
    effects.OTHERS_DRAW_2.word: lambda: Shown(
        say("call-others-draw-2"), "cards", strikes=say("hint-strikes-draw-2"), apart=True
    ),
    effects.BOMB.word: lambda: Shown(say("call-bomb"), "hold", strikes=say("hint-strikes-bomb")),
    moves.MISTAKE: lambda: Shown(say("call-over"), "hold"),
}
"""How to show each action, by its mark; made on demand, in the current language."""


def shown(mark: str) -> Shown | None:
    """Return how to show the action of a mark; None if it isn't shown."""
    row = _ROWS.get(mark)
    return None if row is None else row()


def done_to(marks: Sequence[str]) -> str:
    """Return the action on a named seat, for a message to choose by, or "".

    It is `choose`, `eliminate`, `exchange` or `steal`.
    """
    return next((mark for mark in marks if mark in effects.NEED_TARGET), "")
