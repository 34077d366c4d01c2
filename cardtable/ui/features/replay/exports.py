"""The exports of a replayed game: record, text, trace, picture, score sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter
from PySide6.QtWidgets import QWidget

from cardtable import clock
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.playhead import Playhead
from cardtable.controller.lookback.replayed import trace_text
from cardtable.controller.lookback.sharing import SharingError, share_text
from cardtable.controller.lookback.summary import Deal, counts_of, score_sheet
from cardtable.language import player, say, word
from cardtable.rules.own_words import game_name
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.replay.replay_table import ViewOnlyTable, lay, sit
from cardtable.ui.shared.when import formats, qt_day
from cardtable.ui.support import files
from cardtable.ui.table.words.replay_words import ended

PICTURE = QSize(1440, 900)
"""The size of a picture of the table, in pixels."""

Job = Callable[[], str]
"""Writes a file, on the disk's thread, and returns the sentence that says how it went."""

_ENDINGS = {"record": ".cardtable", "trace": ".jsonl", "picture": ".png", "sheet": ".pdf"}


def export(kind: str, parent: QWidget, theme: Theme, playhead: Playhead) -> Job | None:
    """Prepare an export of a game: `text`, `record`, `trace`, `sheet`, or a `picture` of its position.

    Dialogs belong to `parent`. Return the job that is left to run, None if it was canceled.
    """
    game = playhead.game
    if kind == "text":
        return partial(str, copy_text(game))
    ending = _ENDINGS[kind]
    kinds = say(f"replay-kind-{kind}", pattern=f"*{ending}")
    path = files.ask_save(parent, say(f"replay-save-{kind}"), file_name(game, ending), kinds)
    if path is None:
        return None
    match kind:
        case "record":
            return partial(files.write, path, game.record_text())
        case "trace":
            return lambda: files.write(path, trace_text(game))
        case "picture":
            return _save_picture(path, picture(theme, playhead))
        case _:
            from cardtable.ui.support.printing import prepare_pdf

            return prepare_pdf(path, sheet_html(game))


def file_name(game: Playback, ending: str) -> str:
    """Return a file name for a game: its name and date."""
    day = clock.day_of(game.header.date)
    return " ".join([game_name(game.rules), *([] if day is None else [day.isoformat()])]) + ending


def copy_text(game: Playback) -> str:
    """Copy the game as text to the clipboard, and return the sentence that says how it went."""
    try:
        text = share_text(game)
    except SharingError as error:
        return str(error)
    QGuiApplication.clipboard().setText(text)
    return say("replay-copied")


def _save_picture(path: Path, image: QImage) -> Job:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        return partial(files.not_drawn, path)
    return partial(files.write, path, bytes(buffer.data().data()))


def picture(theme: Theme, playhead: Playhead) -> QImage:
    """Return a picture of the table at the current position, in a size that doesn't depend on the window."""
    table = ViewOnlyTable(theme)
    # Lay the table out as if shown, but keep it off the screen.
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.resize(PICTURE)
    table.show()
    sit(table, playhead, "Cardtable")
    lay(table, playhead)
    image = QImage(PICTURE, QImage.Format.Format_RGB32)
    with paint.painter_on(image) as painter:
        table.render(painter, QRectF(image.rect()), image.rect())
    table.close()
    table.deleteLater()
    return image


def sheet_html(game: Playback) -> str:
    """Return the score sheet as HTML, with a row for each deal and a column for each seat or for the team."""
    names: list[str] = [player(one.name) for one in game.setup.players]
    columns = [say("replay-sheet-team")] if game.rules.is_team else names
    heads = [
        say("replay-sheet-deal"),
        say("replay-sheet-dealer"),
        say("replay-sheet-plays"),
        say("replay-sheet-total"),
        *columns,
    ]
    counted = say(f"replay-sheet-{counts_of(game)}")
    head = "".join(
        f"<th align='{'left' if n == 1 else 'right'}'>{escape(one)}</th>" for n, one in enumerate(heads)
    )
    rows = "".join(_row(deal, names[deal.dealer], len(columns)) for deal in score_sheet(game))
    return (
        f"<h2>{escape(game_name(game.rules))}</h2><p>{_about(game)}</p>"
        f"<table width='100%' cellspacing='0' cellpadding='4' border='1' style='border-collapse:collapse'>"
        f"<tr>{head}</tr>{rows}</table><p>{escape(counted)}</p>"
    )


def _about(game: Playback) -> str:
    """Return when the game was, which deal it is, and who won, as lines of HTML."""
    lines = []
    day = clock.day_of(game.header.date)
    if day is not None:
        lines.append(formats().toString(qt_day(day), QLocale.FormatType.LongFormat))
    number = game.header.deal_number
    if number:
        lines.append(say("replay-sheet-deal-number", seed=number))
    lines.append(ended(game))
    return "<br>".join(map(escape, lines))


def _row(deal: Deal, dealer: str, columns: int) -> str:
    """Return a deal as a row of the table; a team has one column, as its members share their tokens."""

    def cell(seat: int) -> str:
        left = deal.left[seat]
        shown = "–" if left is None else word(left)
        return f"{shown} ×" if seat in deal.losers else shown

    cells = [str(deal.number), escape(dealer), str(deal.plays), word(deal.total)]
    cells += [cell(seat) for seat in range(columns)]
    return (
        "<tr>"
        + "".join(f"<td align='{'left' if n == 1 else 'right'}'>{one}</td>" for n, one in enumerate(cells))
        + "</tr>"
    )
