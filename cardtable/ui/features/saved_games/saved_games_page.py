"""The page with all games on this computer: unfinished ones to continue, finished ones to replay.

The list has each with a small table and in words, read one by one as they come into view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any, Literal, Self

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QLineEdit,
    QSizePolicy,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.controller.lookback.summary import Summary, summary_of
from cardtable.game.record.text import RecordError
from cardtable.language import Listed, player, row, say
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.storage.games import GameFile
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.when import when_text
from cardtable.ui.support.background import Background
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.items.small_table import small_table
from cardtable.ui.table.motion.look import look_of
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Segmented, Sheet, label, paragraph
from cardtable.ui.widgets.keys_panel import key_cap, native, rows_of, with_key
from cardtable.ui.widgets.painted import Picture
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import DrawnList, Index, PlateDelegate, ScrollArea
from cardtable.ui.widgets.tool_tips import tip

_PICTURE = QSize(320, 232)
_SIDE = 360
_LEAST = 130

Which = Literal["all", "unfinished", "finished"]
GAME_FILE_ROLE = Qt.ItemDataRole.UserRole + 1
_SMALL_PICTURE = QSize(128, 96)
_MOST_PICTURES = 200


class TablePicture(Picture):
    """The picture of the chosen game's table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._summary: Summary | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_table(self, summary: Summary | None) -> None:
        self._summary = summary
        self.update()

    def picture_for(self, size: QSize, dpr: float) -> QPixmap:
        return picture_of(self.theme, self._summary, size, dpr)


class SavedGamesPage(RoomPage):
    """The page with the list of games, and buttons for the chosen one."""

    renamed = Signal(GameFile, str)
    """A game is to have this name; "" takes its name away."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        kinds = [
            ("all", say("saved-all")),
            ("unfinished", say("saved-unfinished")),
            ("finished", say("saved-finished")),
        ]
        self.which = Segmented(say("saved-which"), kinds, self)
        self.which.choose("all")
        self.which.chosen.connect(self._choose_kind)
        self.list = GameList(theme, self)
        self.list.chosen.connect(self._show_chosen)
        self.list.games.dataChanged.connect(self._show_chosen)
        self.file = self._button(say("saved-open-file"), "folder", KEYS.key("open", "Ctrl+O"))
        self.paste = self._button(say("menu-paste"), "plus", KEYS.key("paste", "Ctrl+V"))
        self.picture = TablePicture(theme, self)
        self.name = QLineEdit(self)
        self.name.setProperty("role", "row")
        self.name.setMaxLength(LONGEST_TITLE)
        self.name.setAccessibleName(say("saved-name"))
        tip(self.name, with_key(say("shared-rename"), key_cap("saved-rename")))
        self.name.editingFinished.connect(self._rename)
        self.facts = paragraph("", "row", self)
        # In line with the name, which a field sets in.
        self.facts.setContentsMargins(9, 0, 0, 0)
        self.none = label(say("shared-looking"), "note", self)
        self.open = self._button("", "play", "Return")
        self.open.primary = True
        self.replay = self._button(say("play-look-back"), "eye", KEYS.key("look-back", "L"))
        self.save = self._button(say("saved-save-as"), "share", KEYS.key("saved-save"))
        self.copy = self._button(say("saved-copy"), "log", KEYS.key("saved-copy"))
        self.delete = self._button(say("shared-delete"), "bin", "Del")
        self._layout()
        self.list.hide()
        self.side.hide()
        self.lead_focus(self.list)

    def _button(self, name: str, mark: str, key: str) -> PillButton:
        button = PillButton(name, mark, size=15, parent=self)
        tip(button, with_key(name, native(key)))
        return button

    def with_chosen(self, act: Callable[[GameFile], object]) -> None:
        """Do something with the chosen game, if there is one."""
        kept = self.list.current
        if kept is not None:
            act(kept)

    def _layout(self) -> None:
        head = Head(self, say("saved-title"), self.back_asked)
        add_parts(head, STRETCH, self.file, self.paste)
        self.side = Sheet(parent=self)
        side = lay_column(
            (self._about(), 1), self.open, self.replay, on=self.side, margins=(16, 16, 16, 12), gap=8
        )
        both = lay_row((self.save, 1), (self.copy, 1), gap=2)
        add_parts(side, both, self.delete)
        column = lay_column((self.which, 0, Qt.AlignmentFlag.AlignLeft), gap=8)
        add_parts(column, (self.none, 1, Qt.AlignmentFlag.AlignTop), (self.list, 1))
        body = lay_row((column, 1), self.side, gap=12)
        lay_page(self, head).addLayout(body, 1)

    def _about(self) -> ScrollArea:
        """Return the part about the chosen game, which scrolls if large text needs more room."""
        inner = QWidget()
        lay_column(self.picture, self.name, self.facts, STRETCH, on=inner, margins=NO_MARGINS, gap=8)
        return ScrollArea(self.side, inner)

    # Showing

    def restore_from(self, before: Self) -> None:
        self.show_games(before.list.games.all, before.list.current)

    def show_games(self, games: Sequence[GameFile], chosen: GameFile | None = None) -> None:
        """Show these games, with the same one chosen as before or its neighbor."""
        before, row = self.list.current, max(0, self.list.currentIndex().row())
        self.list.games.show_games(games)
        self.none.setText(say("saved-none"))
        self._fit(chosen or before, row)

    def _choose_kind(self, which: Which) -> None:
        before = self.list.current
        self.list.games.choose(which)
        self._fit(before, 0)

    def _fit(self, chosen: GameFile | None, row: int) -> None:
        there = self.list.games.rowCount() > 0
        self.list.setVisible(there)
        self.none.setVisible(not there)
        self.side.setVisible(there)
        self.side.setFixedWidth(round(_SIDE * (1 + 0.3 * (self.theme.text - 1))))
        self.list.select(chosen, row)
        self.redraw_room()

    def _show_chosen(self, *_: object) -> None:
        kept = self.list.current
        if kept is None:
            return
        summary = self.list.games.summary_now(kept)
        known = isinstance(summary, Summary)
        self.picture.show_table(summary if isinstance(summary, Summary) else None)
        if not self.name.hasFocus():
            self.name.setText(title_of(kept, summary))
        self.facts.setText("\n".join(self._facts(kept, summary)))
        over = isinstance(summary, Summary) and summary.is_over
        self.open.set_label(say("play-look-back") if over else say("saved-play-on"))
        tip(self.open, with_key(self.open.text(), native("Return")))
        self.replay.setVisible(known and not over)
        for button in (self.open, self.copy):
            button.setEnabled(known)

    def _facts(self, kept: GameFile, summary: Summary | str | None) -> list[str]:
        if summary is None:
            return [say("saved-reading"), when_text(kept.when)]
        if isinstance(summary, str):
            return [summary, when_text(kept.when)]
        # The title above is the game, unless it was given a name.
        lines = [summary.title] * bool(kept.name) + [names_of(summary), state_of(summary)]
        if summary.deal_number:
            lines.append(say("menu-deal-number", number=summary.deal_number))
        if summary.damage:
            lines.append(say("saved-damaged"))
        return [*lines, when_text(kept.when)]

    def _rename(self) -> None:
        kept = self.list.current
        if kept is None or not self.name.isModified():
            return
        self.name.setModified(False)
        summary = self.list.games.summary_now(kept)
        said = one_line(self.name.text(), LONGEST_TITLE)
        plain = isinstance(summary, Summary) and said == summary.title
        self.renamed.emit(kept, "" if plain else said)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        # The picture gets the room that the words leave.
        super().resizeEvent(event)
        room = self.height() - round(540 * self.theme.room)
        self.picture.setVisible(room >= _LEAST)
        self.picture.setFixedHeight(max(_LEAST, min(_PICTURE.height(), room)))

    def keys(self) -> list[KeyRow]:
        return [
            ((native("Return"),), say("start-saved-note")),
            ((native("Del"),), say("shared-delete")),
            *rows_of("saved-rename", "saved-save", "saved-copy"),
        ]

    def default_action(self) -> None:
        self.with_chosen(self.list.opened.emit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, does = Qt.Key(event.key()), KEYS.pressed("games", event)
        if does in ("saved-save", "saved-copy"):
            (self.save if does == "saved-save" else self.copy).click()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete.click()
        elif does == "saved-rename" and self.list.current is not None:
            self.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.name.selectAll()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.name.hasFocus():
            self.list.setFocus()
        elif key == Qt.Key.Key_Escape and self.name.hasFocus():
            self.name.setModified(False)
            self.list.setFocus()
            self._show_chosen()
        else:
            super().keyPressEvent(event)


def picture_of(theme: Theme, summary: Summary | None, size: QSize, dpr: float) -> QPixmap:
    """Return a picture of the table, an empty one if it isn't known."""
    picture = blank(size.width(), size.height(), dpr)
    with paint.painter_on(picture) as painter:
        paint.fill_round(painter, QRectF(0, 0, size.width(), size.height()), 12, theme.panel)
        if summary is not None:
            avatars, look = [one.avatar for one in summary.players], look_of(summary.table)
            table = small_table(theme, avatars, look, QSizeF(size), dpr, summary.front, summary.hides_total)
            painter.drawPixmap(0, 0, table)
    return picture


class SavedGames(QAbstractListModel):
    """The model of the games, latest first; each is read when it is needed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all: list[GameFile] = []
        self._rows: list[GameFile] = []
        self._known: dict[GameFile, Summary | str] = {}
        self._unread: set[GameFile] = set()
        self._asked: set[GameFile] = set()
        self._asking = Background(self)
        self._wanted: list[GameFile] = []
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read_one)
        self.which: Which = "all"

    def show_games(self, games: Sequence[GameFile]) -> None:
        """Show these games, as far as they are of the chosen kind."""
        self.all = list(games)
        while self._unread:
            self._known.pop(self._unread.pop(), None)
        self.choose(self.which)

    def choose(self, which: Which) -> None:
        """Show all games, or only finished or unfinished ones."""
        self.which = which
        self.beginResetModel()
        self._rows = [
            kept for kept in self.all if which == "all" or kept.is_finished == (which == "finished")
        ]
        self._wanted = []
        self.endResetModel()

    def row_of(self, kept: GameFile) -> int:
        """Return the row of a game, -1 if it has none."""
        paths = [one.path for one in self._rows]
        return paths.index(kept.path) if kept.path in paths else -1

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        kept = self._rows[index.row()]
        if role == GAME_FILE_ROLE:
            return kept
        if role == Qt.ItemDataRole.DisplayRole:
            title, lines = title_of(kept, self.summary_now(kept)), lines_of(kept, self.summary(kept))
            return reduce(lambda some, line: say("saved-lines", title=some, line=line), lines, title)
        return None

    # Reading games

    def summary_now(self, kept: GameFile) -> Summary | str | None:
        """Return the summary of a game, read now, or a sentence if it cannot be shown.

        None while a long game, or one on a slow disk, is being read; then `dataChanged` is emitted.
        """
        if kept not in self._known and kept not in self._asked:
            self._ask(kept)
        return self._known.get(kept)

    def _ask(self, kept: GameFile) -> None:
        self._asked.add(kept)
        at_once = True

        def take(read: tuple[Summary | str, bool]) -> None:
            self._known[kept], is_unread = read
            self._asked.discard(kept)
            if is_unread:
                self._unread.add(kept)
            if not at_once:
                self._announce_read(kept)
                self._reading.start()

        self._asking.ask(partial(self._read, kept), take)
        at_once = False

    def _read(self, kept: GameFile) -> tuple[Summary | str, bool]:
        """Return the summary or a sentence, and whether the disk is to blame. Runs on the disk's thread."""
        try:
            return summary_of(kept), False
        except RecordError as error:
            return error.sentence, False
        except OSError:
            return say("saved-unreadable-now"), True

    def summary(self, kept: GameFile) -> Summary | str | None:
        """Return the summary or sentence if it is known; else None, and read it soon."""
        found = self._known.get(kept)
        if found is None and kept not in self._wanted:
            self._wanted.append(kept)
            self._reading.start()
        return found

    def _read_one(self) -> None:
        """Read one game per turn of the event loop; the last one requested is most likely still in view."""
        if not self._wanted or self._asking.is_waiting:
            self._reading.stop()
            return
        kept = self._wanted.pop()
        if self.summary_now(kept) is not None:
            self._announce_read(kept)

    def _announce_read(self, kept: GameFile) -> None:
        row = self.row_of(kept)
        if row >= 0:
            self.dataChanged.emit(self.index(row), self.index(row))


class GameDelegate(PlateDelegate):
    """Draws a game as a row: a small table, its name, the players, how it stands, and when."""

    def __init__(self, theme: Theme, games: SavedGames, parent: QObject | None = None) -> None:
        super().__init__(theme, parent)
        self._games = games
        self._pictures: dict[tuple[object, ...], QPixmap] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(300, round(max(_SMALL_PICTURE.height() + 20, 30 + 76 * self.theme.text)))

    def draw_item(self, painter: QPainter, place: QRectF, index: Index, chosen: bool) -> None:
        kept = index.data(GAME_FILE_ROLE)
        if isinstance(kept, GameFile):
            summary = self._games.summary(kept)
            self._picture(painter, place, kept, summary)
            self._words(painter, place, kept, summary)

    def _picture(
        self, painter: QPainter, rect: QRectF, kept: GameFile, summary: Summary | str | None
    ) -> None:
        place = QRectF(
            rect.left() + 10,
            rect.center().y() - _SMALL_PICTURE.height() / 2,
            _SMALL_PICTURE.width(),
            _SMALL_PICTURE.height(),
        )
        if not isinstance(summary, Summary):
            paint.fill_round(painter, place, 12, self.theme.panel)
            mark = "warn" if isinstance(summary, str) else "cards"
            paint.icon(painter, mark, place.center().x(), place.center().y(), 34, self.theme.panel_muted)
            return
        dpr = paint.dpr_of(painter)
        key = (kept, self.theme.key, dpr)
        if key not in self._pictures:
            if len(self._pictures) >= _MOST_PICTURES:
                self._pictures.clear()
            self._pictures[key] = picture_of(self.theme, summary, _SMALL_PICTURE, dpr)
        picture = self._pictures[key]
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def _words(self, painter: QPainter, rect: QRectF, kept: GameFile, summary: Summary | str | None) -> None:
        theme, t = self.theme, self.theme.text
        x, right = rect.left() + _SMALL_PICTURE.width() + 26, rect.right() - 16
        when, small = when_text(kept.when), 14 * t
        wide = paint.text_width(when, small, 600)
        above = rect.center().y() - 26 * t
        room = right - wide - 14 - x
        if room >= wide:
            paint.text(painter, right, above, when, small, theme.ink_muted, 600, paint.RIGHT)
        else:
            # Large text leaves no room for both; the day is shown beside the list.
            room = right - x
        title = title_of(kept, summary)
        large = paint.fitting(title, 18 * t, 900, room, 18.0)
        paint.text(painter, x, above, title, large, theme.ink, 900, width=room)
        for number, line in enumerate(lines_of(kept, summary)[:-1]):
            color, weight = (theme.ink_muted, 600) if number == 0 else (theme.ink, 700)
            y = rect.center().y() + (2 + 25 * number) * t
            paint.text(painter, x, y, line, 15 * t, color, weight, width=right - x)


class GameList(DrawnList):
    """The list of games; Enter and a double click open one."""

    opened = Signal(GameFile)
    """The game to open."""

    chosen = Signal()
    """The current game changed, or more of it was read."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = SavedGames(self)
        self.setModel(self.games)
        self.setAccessibleName(say("saved-title"))
        self.setItemDelegate(GameDelegate(theme, self.games, self))

    @property
    def current(self) -> GameFile | None:
        """The chosen game, None if there is none."""
        found = self.currentIndex().data(GAME_FILE_ROLE) if self.currentIndex().isValid() else None
        return found if isinstance(found, GameFile) else None

    def select(self, kept: GameFile | None, row: int = 0) -> None:
        """Choose a game, or if it isn't listed the nearest row."""
        found = self.games.row_of(kept) if kept is not None else -1
        last = self.games.rowCount() - 1
        place = found if found >= 0 else min(row, last)
        self.setCurrentIndex(self.games.index(place) if place >= 0 else QModelIndex())
        self.chosen.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.chosen.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        kept = self.indexAt(event.position().toPoint()).data(GAME_FILE_ROLE)
        if isinstance(kept, GameFile):
            self.opened.emit(kept)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current is not None:
            self.opened.emit(self.current)
        else:
            super().keyPressEvent(event)


def title_of(kept: GameFile, summary: Summary | str | None) -> str:
    """Return the game's own name, else what is played."""
    return kept.name or (summary.title if isinstance(summary, Summary) else kept.path.stem)


def names_of(summary: Summary) -> str:
    """Return the names of all players."""
    return row(player(seat.name) for seat in summary.players)


def state_of(summary: Summary) -> str:
    """Return how the game stands, or how it ended."""
    shown = summary.table
    if summary.is_over:
        winners = [player(summary.players[seat].name) for seat in summary.winners]
        if len(winners) == 1:
            return say("saved-won", player=winners[0])
        return say("saved-all-won", players=Listed(winners)) if winners else say("replay-nobody-won")
    if summary.turn is None:
        return say("saved-after-deal", deal=shown.deal) if shown.deal else say("saved-before-first")
    if summary.hides_total:
        return say("saved-in-deal", deal=shown.deal)
    people = [seat for seat, one in enumerate(summary.players) if one.kind == "person"]
    if people == [summary.turn]:
        return say("saved-your-turn", deal=shown.deal, total=shown.total)
    mover = player(summary.players[summary.turn].name)
    return say("saved-turn", deal=shown.deal, player=mover, total=shown.total)


def lines_of(kept: GameFile, summary: Summary | str | None) -> tuple[str, ...]:
    """Return the lines below the title: players, state and date; only the date until the game is read."""
    when = when_text(kept.when)
    if summary is None:
        return (when,)
    if isinstance(summary, str):
        return (summary, when)
    played = say("saved-played-by", title=summary.title, names=names_of(summary))
    first = played if kept.name else names_of(summary)
    return (first, state_of(summary), when)
