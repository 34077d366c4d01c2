"""What is said of a saved game: its name, who plays, how it stands and when it was played last."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.controller.kept_games import Summary
from cardtable.storage.shelf import Kept
from cardtable.ui.table.names import number_text
from cardtable.ui.when import when_text


def title_of(kept: Kept, told: Summary | str | None) -> str:
    """The name that somebody gave it, else what is played."""
    return kept.name or (told.title if isinstance(told, Summary) else kept.path.stem)


def names_of(told: Summary) -> str:
    """Everybody at the table."""
    return ", ".join(player.name for player in told.players)


def state_of(told: Summary) -> str:
    """Where the game stands, or how it ended."""
    translate = QCoreApplication.translate
    names = [player.name for player in told.players]
    if told.is_over:
        won = translate("Table", " and ").join(names[seat] for seat in told.winners)
        return (
            translate("Replay", "{names} won").format(names=won) if won else translate("Replay", "Nobody won")
        )
    shown = told.table
    if told.turn is None:
        text = (
            translate("Games", "After deal {deal}")
            if shown.deal
            else translate("Games", "Before the first deal")
        )
        return text.format(deal=shown.deal)
    return translate("Games", "Deal {deal}, {name} to play, total {total}").format(
        deal=shown.deal, name=names[told.turn], total=number_text(shown.total)
    )


def lines_of(kept: Kept, told: Summary | str | None) -> tuple[str, ...]:
    """The lines under the title: who plays and how it stands; only the date while it has not been read."""
    when = when_text(kept.when)
    if told is None:
        return (when,)
    if isinstance(told, str):
        return (told, when)
    first = f"{told.title}: {names_of(told)}" if kept.name else names_of(told)
    return (first, state_of(told), when)
