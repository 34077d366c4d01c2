"""The end of a game, shown over the table: the winner, the standings, and the buttons for what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QPoint, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.controller.day import is_of_day
from cardtable.language import Listed, Player, paragraph, say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.room import DESIGN, blank, room_scale
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.play.celebration import Cards, Celebration, PlayerKind, celebration_of
from cardtable.ui.play.end_picture import EndPicture, EndShow, EndText, coins_of
from cardtable.ui.play.payoff import AlbumNews, Decider, Payoff
from cardtable.ui.play.standings import LARGEST, MANY, Standing, Standings, standings_of, team_of
from cardtable.ui.shared.sharing import share_entries
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.motion import speeds
from cardtable.ui.widgets.boxes import tab_through
from cardtable.ui.widgets.controls import RING, PillButton, RoundButton
from cardtable.ui.widgets.keys_panel import key_cap, with_key
from cardtable.ui.widgets.menu_board import open_menu
from cardtable.ui.widgets.tool_tips import tip

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.game.events import GameEnded
    from cardtable.ui.play.table_actions import TableActions
    from cardtable.ui.table.table_view import TableView

_BOTH, _MARGIN = 1180.0, 30.0
"""The width of standings and payoff, and the least margin beside them, in the design of 1440 by 900."""

_STANDINGS, _GAP = 0.45, 18.0
"""The share of that width that the standings take, and the gaps between the sheets."""

_HIGH, _DECIDER = 338.0, 86.0
"""The greatest height of the sheets, and the least of the one with the deal that decided the game."""

_MORE = 30.0
"""How much higher they are with many places."""

DEAF = 600
"""Milliseconds for which a new end ignores clicks and keys, which may have been meant for the table."""


class GameEnd(QWidget):
    """Lies over the table with the winner on a big plaque, the standings and the buttons.

    Enter presses the main one.
    """

    def __init__(
        self, theme: Theme, table: TableView, actions: TableActions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.is_shown = False
        """Whether an end is shown now."""
        self.deaf = DEAF
        self._table, self._actions = table, actions
        self._match: Match | None = None
        self._text = EndText("", "", ())
        self._rows: tuple[Standing, ...] = ()
        self._what: Celebration | None = None
        self.stars = True
        """Whether stars surround the winner: not for a computer, nor with reduced motion."""
        self._leads_back = False
        self._offered: Callable[[], object] | None = None
        """Begins the ten minutes or the game that is offered to a learner."""
        self._brings_news = False
        """Whether the payoff is shown, or its news is being read."""
        self._since = QElapsedTimer()
        self._show: EndShow | None = None
        self._before: QPixmap | None = None
        """The table before the end, from which the end fades in."""
        self._still: QPixmap | None = None
        self._drawn_in: tuple[object, ...] = ()
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._rest)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._make_controls()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def _make_controls(self) -> None:
        theme = self.theme
        self.standings = Standings(theme, self)
        self.again = PillButton(say("play-again"), "again", primary=True, parent=self)
        self.again.clicked.connect(lambda: self._do(self._actions.play_again))
        self.more = PillButton(say("learners-ten-minutes"), "star", parent=self)
        self.more.setShortcut(KEYS.key("end-ten-minutes"))
        self.more.clicked.connect(lambda: self._do(self._offered))
        self.back = PillButton(say("shared-done"), "check", parent=self)
        self.back.clicked.connect(lambda: self._do(self._actions.leave))
        self.review = PillButton(say("play-look-back"), "eye", parent=self)
        tip(self.review, with_key(say("play-look-back"), key_cap("look-back", "L")))
        self.review.clicked.connect(lambda: self._do(self._actions.look_back))
        self.share = RoundButton(say("play-share"), "share", self)
        tip(self.share, with_key(say("play-share"), key_cap("end-share")))
        self.share.setShortcut(KEYS.key("end-share"))
        self.share.clicked.connect(self._offer_to_share)
        self.payoff = Payoff(theme, self)
        self.payoff.clicked.connect(lambda: self._do(self._open_album))
        self.decider = Decider(theme, self)
        self.decider.clicked.connect(lambda: self._do(self._news.watch if self._news is not None else None))
        self._news: AlbumNews | None = None
        self._pills = (self.again, self.more, self.review, self.back)
        tab_through((*self._pills, self.payoff, self.decider, self.share))

    def _offer_to_share(self) -> None:
        entries = share_entries(True, self._actions.export)
        open_menu(self.share, self.theme, entries, self._table.stage.pace.menu)

    @property
    def _controls(self) -> tuple[QWidget, ...]:
        return self.standings, *self._buttons, *self._plates, self.share

    @property
    def _buttons(self) -> list[PillButton]:
        # The deal that decided the game is a way to look back at it.
        looks_back = not self._brings_news or (self._news is not None and not self.decider.has_deal)
        due = {self.more: self._offered is not None, self.review: looks_back}
        return [one for one in self._pills if due.get(one, True)]

    @property
    def _plates(self) -> tuple[Payoff | Decider, ...]:
        """The sheets of the payoff that have something to show."""
        if self._news is None:
            return ()
        payoff = (self.payoff,) if self.payoff.has_news else ()
        return (*payoff, self.decider) if self.decider.has_deal else payoff

    # Telling

    def show_match(self, match: Match, ended: GameEnded, celebrates: bool, is_told: bool) -> None:
        """Show how the match ended, animated if it `celebrates`; `is_told` as in `show_end`."""
        rows, note = standings_of(match, ended)
        self._offered = None
        self._actions.offer_more(match, self.offer)
        is_day = is_of_day(match.setup)
        is_puzzle = match.setup.is_puzzle
        back = "puzzles-back" if is_puzzle else "play-back-to-today" if is_day else "shared-done"
        self.back.set_label(say(back))
        # Someone who came from a page of the day wants to see the result there, not play again.
        self._leads_back = is_day or is_puzzle
        self.again.primary, self.back.primary = not self._leads_back, self._leads_back
        self._ask_for_news(match, rows)
        self.show_end(rows, note, celebrates, match.rules.is_team, is_day, is_told)

    def _ask_for_news(self, match: Match, rows: Sequence[Standing]) -> None:
        """Ask for the news of a game, which may be there at once; a puzzle has none."""
        self._news, self._match, self._rows = None, match, tuple(rows)
        self._brings_news = not match.setup.is_puzzle
        if self._brings_news and not self._actions.bring_news(match, partial(self._show_news, match)):
            self._brings_news = False

    def _show_news(self, match: Match, news: AlbumNews) -> None:
        """Show what the game has brought to the album, unless another end is shown by now."""
        if match is not self._match:
            return
        self._news = news
        self.payoff.show_news(news, self._rows, self._table.stage.pace)
        self.decider.show_deal(news.turning_point, self._rows)
        self._brings_news = bool(self._plates)
        if not self.is_shown:
            return
        self._still = None
        self._place()
        if self._show is not None:
            self._show.show_panel(*self._panel_picture())
        self._show_controls(not self.standings.isHidden())
        self.update()

    def _open_album(self) -> None:
        if self._news is not None:
            praise = self.payoff.shown or next(iter(self.payoff.praises), None)
            self._news.open(praise.news.seat if praise is not None else -1)

    def offer(self, name: str, game: str, begin: Callable[[], object]) -> None:
        """Show a button that begins a larger game for the learner of that name, or the ten minutes."""
        self._offered = begin
        ready = say("learners-ready-for", name=name, game=game) if game else ""
        named = ready or say("learners-ten-minutes-of", name=name)
        self.more.set_label(ready or say("learners-ten-minutes"))
        self.more.setAccessibleName(named)
        tip(self.more, with_key(named, key_cap("end-ten-minutes")))
        if self.is_shown:
            # The other buttons move: the next click was meant for where they were.
            self._since.start()
            self._place()
            self._show_controls(not self.standings.isHidden())

    def show_end(
        self,
        rows: Sequence[Standing],
        note: str,
        celebrates: bool = False,
        is_team: bool = False,
        is_day: bool = False,
        is_told: bool = False,
    ) -> None:
        """Come over the table and show how the game ended.

        `note` is the line under the plaque. A team wins or loses as one. For a deal of the day, the title
        says whether the person survived it. `is_told` means that the table has just announced the winner.
        """
        winners = tuple(row for row in rows if row.won)
        if is_day:
            winners = tuple(row for row in winners if row.player_kind is not PlayerKind.COMPUTER) or winners
            title = _day_title(rows)
        elif is_team:
            title = say("play-team-wins") if winners else say("play-team-loses")
        else:
            title = self._title_of(winners)
        shown = rows if is_team else winners
        # A child's animal comes to the front.
        shown = sorted(shown, key=lambda row: row.player_kind is not PlayerKind.CHILD)
        self._text = EndText(title, note, tuple(shown))
        self._what = celebration_of([row.player_kind for row in winners])
        pace = self._table.stage.pace
        self.stars = self._what.stars is not None and not pace.reduced
        self.is_shown = True
        self._since.start()
        self._rows = tuple(rows)
        self.standings.set_rows([team_of(rows)] if is_team else rows)
        self.setAccessibleName(say("board-result"))
        said = paragraph(["" if is_told else self.title, self.standings.after_winner])
        for button in (self.again, self.back):
            button.setAccessibleDescription(said if button is self._first else "")
        over = self.parentWidget()
        if over is not None:
            self.setGeometry(over.rect())
        self._forget()
        self._place()
        if celebrates and not pace.instant:
            self._begin()
        self._show_controls(self._clock.state() != QVariantAnimation.State.Running)
        self.show()
        self.raise_()

    def _begin(self) -> None:
        """Start the animation from the table to the end."""
        what, pace, table = self._what, self._table.stage.pace, self._table
        if what is None:
            return
        seats = [row.seat for row in self._text.shown]
        if pace.reduced:
            self._before = table.grab()
            self._run(speeds.FADE * pace.factor, 1.0)
            return
        parting = table.parting(seats, what.cards is not Cards.LIE)
        panel, top = self._panel_picture()
        coins = coins_of(parting, self.standings.rows, self.devicePixelRatioF())
        self._show = EndShow(self._picture(), parting, what, coins, panel, top)
        self._run(what.length * pace.factor, what.length)

    def _run(self, takes: float, end: float) -> None:
        self._clock.setStartValue(0.0)
        # Of the same type as the start, otherwise Qt doesn't interpolate.
        self._clock.setEndValue(float(end))
        self._clock.setDuration(round(takes))
        self._clock.start()

    def leave(self) -> None:
        """Hide at once, since the table shows something else; the window crossfades."""
        self.is_shown = False
        self._forget()
        self.hide()

    def _forget(self) -> None:
        """Stop the animation and drop what was painted."""
        self._clock.stop()
        self._show = self._before = self._still = None

    def _tick(self, now: float) -> None:
        if self.is_shown and self._show is not None and self._what is not None:
            if now >= self._what.sheet.end and self.standings.isHidden():
                self._show_controls(True)
            # The controls over it don't change anymore.
            self.update(QRegion(self.rect()).subtracted(self.childrenRegion()))
        else:
            self.update()

    def _rest(self) -> None:
        self._show = self._before = None
        self._show_controls(True)
        self.update()

    def complete(self) -> None:
        """Jump to the end of the animation."""
        if self.is_moving:
            self._clock.stop()
            self._rest()

    @property
    def is_moving(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def _show_controls(self, shown: bool) -> None:
        due = self._controls if shown else ()
        for control in (self.standings, *self._pills, self.payoff, self.decider, self.share):
            control.setVisible(control in due)
        if shown and self.isVisible() and self.focusWidget() is self:
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _first(self) -> PillButton:
        """The main button after such a game."""
        return self.back if self._leads_back else self.again

    @property
    def has_fanfare(self) -> bool:
        """Whether a fanfare is due: not if only computers won."""
        return self._what is not None and self._what.fanfare

    @property
    def title(self) -> str:
        """The line on top, such as "Mia wins!"."""
        return self._text.title

    def _title_of(self, winners: Sequence[Standing]) -> str:
        if not winners:
            return say("play-everybody-loses")
        if len(winners) > 1:
            players = [Player(row.name, row.player_kind is PlayerKind.YOU) for row in winners]
            return say("play-several-win", players=Listed(players))
        if winners[0].player_kind is PlayerKind.YOU:
            return say("play-you-win")
        if winners[0].player_kind is PlayerKind.COMPUTER:
            return say("play-name-wins-this-one", name=winners[0].name)
        return say("play-name-wins", name=winners[0].name)

    def _do(self, action: Callable[[], object] | None) -> None:
        if action is not None and not self._is_deaf:
            action()

    @property
    def _is_deaf(self) -> bool:
        return self._since.isValid() and self._since.elapsed() < self.deaf

    # Keys, pointer and focus

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        if self._first.isVisibleTo(self):
            self._first.setFocus(reason)
        else:
            super().setFocus(reason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._first.isVisibleTo(self):
            self._first.setFocus(event.reason())

    def _hurry(self) -> None:
        """Skip the animation; the same click must not reach a button that appears under it."""
        if not self._is_deaf:
            self.complete()
            self._since.start()

    def event(self, event: QEvent) -> bool:
        """While the animation runs, a plain key is no shortcut but skips it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(self.is_moving and event.modifiers() == Qt.KeyboardModifier.NoModifier)
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_moving and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._hurry()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._do(self._actions.leave if self._leads_back else self._actions.play_again)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_moving:
            self._hurry()

    # Places

    @property
    def scale(self) -> float:
        """The scale of drawing relative to the design of 1440 by 900, at least 0.66."""
        return room_scale(self.width(), self.height())

    def _origin(self) -> tuple[float, float]:
        s = self.scale
        return (self.width() - DESIGN[0] * s) / 2, (self.height() - DESIGN[1] * s) / 2

    def _sheet_rect(self) -> QRectF:
        """Return the place of the standings: in the middle, or left of the payoff."""
        s = self.scale
        x, y = self._origin()
        rows = max(1 if self.standings.is_team else 3, len(self.standings.rows))
        grown = min(self.theme.text, LARGEST)
        high = _HIGH + (_MORE if rows >= MANY else 0)
        height, wide = min(high, (58 + rows * 66) * grown), 660 * grown
        left = (DESIGN[0] - wide) / 2
        if self._brings_news:
            both = min(DESIGN[0] - 2 * _MARGIN, _BOTH * grown)
            left, wide, height = (DESIGN[0] - both) / 2, both * _STANDINGS, high
        return QRectF(x + left * s, y + 400 * s, wide * s, height * s)

    def _place(self) -> None:
        s = self.scale
        sheet = self._sheet_rect()
        self.standings.scale = s
        self.standings.setGeometry(sheet.toRect())
        self.share.move(self.width() - self.share.width() - 24, 20)
        buttons = self._buttons
        for button in buttons:
            button.set_scale(s)
        gap = 12 * s
        asked = [button.sizeHint().width() for button in buttons]
        gaps = (len(buttons) + 1) * gap
        # Large text shrinks so that no button goes over the edge.
        part = min(1.0, (self.width() - gaps) / sum(asked))
        widths = [int(width * part) for width in asked]
        x = self.width() / 2 - (sum(widths) + (len(widths) - 1) * gap) / 2
        for button, width in zip(buttons, widths, strict=True):
            y = sheet.bottom() + 28 * s - RING
            button.setGeometry(round(x), round(y), width, button.sizeHint().height())
            x += width + gap
        self._place_payoff(sheet)

    def _place_payoff(self, sheet: QRectF) -> None:
        """Place the payoff right of the standings: the praise above the deal that decided the game."""
        gap = _GAP * self.scale
        room = sheet.translated(sheet.width() + gap, 0)
        room.setRight(self.width() - sheet.left())
        high = _DECIDER * self.scale * min(1.2, self.theme.text) if len(self._plates) > 1 else 0.0
        tops = {self.payoff: room.top(), self.decider: room.bottom() - high if high else room.top()}
        for plate in (self.payoff, self.decider):
            plate.scale = self.scale
            lower = room.bottom() - high - gap if high and plate is self.payoff else room.bottom()
            place = QRectF(room.left(), tops[plate], room.width(), lower - tops[plate])
            plate.setGeometry(place.adjusted(-RING, -RING, RING, RING).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.complete()
        self._forget()
        self._place()
        # There may be room for more buttons now, or for fewer.
        self._show_controls(not self.standings.isHidden())

    # Drawing

    def _picture(self) -> EndPicture:
        layout, dpr = self._table.board.layout, self.devicePixelRatioF()
        plates = (QRectF(plate.geometry()).adjusted(RING, RING, -RING, -RING) for plate in self._plates)
        sheets = (self._sheet_rect(), *plates)
        return EndPicture(self.theme, self._text, layout, self.size(), dpr, sheets)

    def titles_box(self) -> QRect:
        """Return the area of the title, which no notice may cover."""
        return self._picture().title_box.toAlignedRect()

    def plates(self) -> list[QRect]:
        """Return the areas of the winner and the standings."""
        return [self._picture().plaque_box.toAlignedRect(), self.standings.geometry()]

    def _panel_picture(self) -> tuple[QPixmap, float]:
        """Return a picture of the standings and buttons, as wide as the window, and its top."""
        top = self.standings.y() - 4
        picture = blank(self.width(), self.height() - top, self.devicePixelRatioF())
        with QPainter(picture) as painter:
            for control in self._controls:
                if control is not self.share:
                    at = control.pos() - QPoint(0, top)
                    control.render(painter, at, QRegion(), QWidget.RenderFlag.DrawChildren)
        return picture, top

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            share = self._clock.currentValue() if self.is_moving else 1.0
            if self._show is not None:
                self._show.draw(painter, share)
            else:
                if self._before is not None:
                    painter.drawPixmap(0, 0, self._before)
                    painter.setOpacity(share)
                painter.drawPixmap(0, 0, self._at_rest())

    def _at_rest(self) -> QPixmap:
        dpr, look = self.devicePixelRatioF(), self.theme.key
        if self._still is None or (self._still.devicePixelRatioF(), self._drawn_in) != (dpr, look):
            self._drawn_in = look
            sun = self._what is not None and self._what.sun is not None
            self._still = self._picture().still(sun, self.stars)
        return self._still


def _day_title(rows: Sequence[Standing]) -> str:
    person = next(row for row in rows if row.player_kind is not PlayerKind.COMPUTER)
    named = Player(person.name, person.player_kind is PlayerKind.YOU)
    return say("play-held", player=named) if person.won else say("play-not-held", player=named)
