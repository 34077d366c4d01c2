"""The report of an uncaught error, for developers.

It is a record (`game.record`): first remarks with the versions and the place of the error, then, if the
player agrees, the game so far. So `cardtable replay FILE` plays a report, and the rest of the program opens
it like any other game. People are called by their seats, and the player sees all of it in the window before
it is copied.
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
    """Return the error, the facts (name, value) about this computer, and the match if there is one.

    Without a match it can't contain a card or a person's name. With one it has the error's message too,
    without names: the game reveals as much.
    """
    lines = [TITLE, ""]
    lines += [f"{name}: {value}" for name, value in facts]
    text = failure_text(error, in_full=match is not None)
    if match is not None:
        for player, (seat, _) in zip(match.setup.players, _nameless(match), strict=True):
            text = re.sub(rf"\b{re.escape(player.name)}\b", seat, text)
    lines += ["", *text.splitlines()]
    remarks = "".join(f"# {plain(line)}".rstrip() + "\n" for line in lines)
    return remarks if match is None else f"{remarks}\n{anonymous_record(match)}"


def anonymous_record(match: Match) -> str:
    """Return the game so far, as a record without names of people and learners."""
    named = replace(match.header, seats=_nameless(match), avatars=(), learners=(), date="")
    return Playback.of_match(match).record_text(header=named)


def _nameless(match: Match) -> tuple[tuple[str, str], ...]:
    """Return the seats with their levels, named by kind and number."""
    return tuple(
        (f"{'Computer' if level else 'Person'} {number}", level)
        for number, (_, level) in enumerate(match.header.seats, start=1)
    )
