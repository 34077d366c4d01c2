"""Replaying a record file, for the command line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.sharing import SharingError, pasted
from cardtable.controller.lookback.summary import readable
from cardtable.game.events import AnyEvent, CardsPlayed
from cardtable.game.record import trace
from cardtable.game.record.header import Header
from cardtable.game.record.replay import replay
from cardtable.game.record.text import Record, RecordError
from cardtable.game.state import Phase, State
from cardtable.rules.catalog import rules_from_document
from cardtable.storage.games import read_bytes
from cardtable.storage.outside import text_file


@dataclass(frozen=True)
class Replayed:
    """The result of a record in one line, and one sentence with the file and the line about damage, or ""."""

    summary: str
    damage: str


def replay_file(path: Path, trace_to: Path | None = None) -> Replayed:
    """Replay a record, a report or a shared game's text as far as possible, and write its trace if wanted.

    Raises OSError; ValueError if the trace would overwrite the record; RecordError in one sentence with the
    file, the line and the reason if nothing can be played.
    """
    if trace_to is not None and trace_to.exists() and trace_to.samefile(path):
        raise ValueError(f"{path} is the record itself; write the trace to another file.")
    record, why = _read(path)
    lines: list[str] = []
    plays = 0

    def hear(event: AnyEvent) -> None:
        nonlocal plays
        plays += isinstance(event, CardsPlayed)
        lines.append(trace.as_json(trace.event_line(event)))

    state = replay(record, hear)
    header = record.header
    if trace_to is not None:
        with text_file(trace_to) as file:
            file.write("\n".join([_first_line(header), *lines, ""]))
    seats, deals, played = len(header.seats), _counted(state.deal, "deal"), _counted(plays, "play")
    summary = f"{header.variant}, {seats} players, {deals}, {played}: {_result(state)}"
    return Replayed(summary, f"{path}: {why}" if why else "")


def _read(path: Path) -> tuple[Record, str]:
    """Return the record in a file as far as it can be played, and where it stops.

    Raises OSError, RecordError.
    """
    data = read_bytes(path)
    try:
        return readable(data)
    except RecordError as error:
        try:
            return pasted(data.decode("utf-8", "replace")), ""
        except SharingError:
            raise RecordError(f"{path}: {error}") from None


def _counted(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def trace_text(game: Playback) -> str:
    """Return the trace of a game: all events, hidden cards included."""
    lines = [_first_line(game.header)]
    for _ in game.retrace(lambda event: lines.append(trace.as_json(trace.event_line(event)))):
        pass
    return "\n".join([*lines, ""])


def _first_line(header: Header) -> str:
    """Return the trace's line about the whole game."""
    rules = rules_from_document(header.document)
    bots = [level or "person" for _, level in header.seats]
    seed, game = _seed_and_game(header.seed)
    return trace.as_json(trace.game_line(rules, seed, game, len(header.seats), bots))


def _seed_and_game(seed: str) -> tuple[int | str, int]:
    """Return the seed of a run and the number of the game in it for a simulated game; otherwise (seed, 1)."""
    found = re.fullmatch(r"(-?[0-9]{1,30})\.([0-9]{1,30})", seed)
    return (int(found[1]), int(found[2])) if found is not None else (seed, 1)


def _result(state: State) -> str:
    match state.phase:
        case Phase.OVER:
            names = " and ".join(f"seat {seat + 1}" for seat in state.winners)
            return f"{names or 'nobody'} won."
        case Phase.BETWEEN:
            return f"unfinished, deal {state.deal + 1} is next."
        case Phase.PLAYING:
            return f"unfinished, total {state.total}, seat {state.turn + 1} is to act."
