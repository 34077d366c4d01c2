"""The report of an error that nobody caught, for whoever mends the program.

It is a record (`game.record`): first remarks with the versions and where it happened, then, if the player
wants that, the game as it stood. So `cardtable replay FILE` plays a report, and the rest of the program opens
it like any other game. People are called by their seats, and nothing is told that the player has not seen in
the window before it is copied.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.match.match import Match
from cardtable.plain_text import plain
from cardtable.storage.log import failure_text

TITLE = "Cardtable report 1"


def report_text(error: BaseException, facts: Iterable[tuple[str, str]], match: Match | None) -> str:
    """What went wrong, the facts (name, value) about this computer, and the match if there is one.

    Without a match nothing in it can tell a card or name a person. With one the words of the error are told
    too, but for names: the game tells as much.
    """
    lines = [TITLE, ""]
    lines += [f"{name}: {value}" for name, value in facts]
    told = failure_text(error, in_full=match is not None)
    if match is not None:
        for player, (seat, _) in zip(match.setup.players, _nameless(match), strict=True):
            told = re.sub(rf"\b{re.escape(player.name)}\b", seat, told)
    lines += ["", *told.splitlines()]
    remarks = "".join(f"# {plain(line)}".rstrip() + "\n" for line in lines)
    return remarks if match is None else f"{remarks}\n{anonymous_record(match)}"


def anonymous_record(match: Match) -> str:
    """The game as it stands, as a record that names neither people nor learners."""
    named = replace(match.header, seats=_nameless(match), avatars=(), learners=(), date="")
    return Playback.of_match(match).record_text(header=named)


def _nameless(match: Match) -> tuple[tuple[str, str], ...]:
    """The seats with their levels, called by what sits there and its number."""
    return tuple(
        (f"{'Computer' if level else 'Person'} {number}", level)
        for number, (_, level) in enumerate(match.header.seats, start=1)
    )
