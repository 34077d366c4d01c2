"""Looking back on a game: the moves that cost most, as the coach finds them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from html import escape
from threading import Event

from PySide6.QtCore import QCoreApplication, Qt, QThreadPool, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from cardtable.controller.match import Match
from cardtable.controller.playback import Playback
from cardtable.controller.review import Costly, Decision, decisions, judge
from cardtable.game.moves import Decline, Move, Play
from cardtable.ui.table.hints import cards_of, percent, reason_sentence
from cardtable.ui.table.names import card_name
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton, RoundButton, Sheet
from cardtable.ui.widgets_fields import label
from cardtable.ui.widgets_room import RoomPage

MOST = 12
"""Moves that are listed, the costliest first."""
_WIDEST = 860


class ReviewPage(RoomPage):
    """A list that fills while the coach looks; it can be stopped, and stops when it is left."""

    back_asked = Signal()
    finished = Signal()
    """Everything was looked at, or it was stopped."""

    _found = Signal(object, int, object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._stopped = Event()
        self._stopped.set()
        self._names: tuple[str, ...] = ()
        self._alone = True
        self._count = self._seen = 0
        self.costly: list[Costly] = []
        self.progress = label("", "note", self)
        self.stop = PillButton(theme, self.tr("Stop"), "close", size=17, parent=self)
        self.stop.clicked.connect(self.halt)
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(self.tr("Moves that cost most"))
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.document().setDocumentMargin(14)
        self._found.connect(self._take)
        self._layout()
        self.setFocusProxy(self.text)

    def _layout(self) -> None:
        head = QHBoxLayout()
        back = RoundButton(self.theme, self.tr("Back"), "close", self)
        back.clicked.connect(self.back_asked)
        head.addWidget(back)
        head.addSpacing(8)
        head.addWidget(label(self.tr("Looking back"), "title", self))
        head.addStretch(1)
        head.addWidget(self.progress)
        head.addSpacing(12)
        head.addWidget(self.stop)
        paper = Sheet(self.theme, parent=self)
        paper.setMaximumWidth(_WIDEST)
        page = QVBoxLayout(paper)
        page.setContentsMargins(26, 20, 12, 20)
        page.addWidget(self.text)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 28, 24)
        column.setSpacing(12)
        column.addLayout(head)
        body = QHBoxLayout()
        body.addWidget(paper)
        column.addLayout(body, 1)

    # Looking

    def look_back(self, match: Match) -> None:
        """Begins to look at what the persons of this match chose."""
        self.halt()
        self._names = tuple(player.name for player in match.setup.players)
        self._alone = len(match.eyes.persons) == 1
        self.costly = []
        self._seen = 0
        chosen = decisions(Playback.of_match(match))
        self._count = len(chosen)
        # An own flag for every look: one that was stopped stays so, however late it notices.
        self._stopped = stopped = Event()
        self.stop.setVisible(True)
        self._show()
        self._pool.start(lambda: self._judge_all(chosen, stopped))

    def _judge_all(self, chosen: Sequence[Decision], stopped: Event) -> None:
        """On a thread of the pool."""
        for number, decision in enumerate(chosen, 1):
            if stopped.is_set():
                return
            found: Costly | None = None
            try:
                found = judge(decision)
            except Exception:
                logging.getLogger(__name__).exception("A move could not be judged; the others are")
            if stopped.is_set():
                return
            self._found.emit(stopped, number, found)
        self._found.emit(stopped, 0, None)

    def _take(self, stopped: Event, number: int, found: Costly | None) -> None:
        if stopped is not self._stopped or stopped.is_set():
            return
        if number == 0:
            self.halt()
            return
        self._seen = number
        if found is not None:
            self.costly = sorted([*self.costly, found], key=lambda one: -one.points)[:MOST]
        self._show()

    def halt(self) -> None:
        """No more moves are looked at; what was found stays."""
        was_looking = not self._stopped.is_set()
        self._stopped.set()
        if was_looking:
            self.stop.setVisible(False)
            self._show()
            self.finished.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Who leaves the page wants to wait for nothing."""
        super().hideEvent(event)
        self.halt()

    # Words

    def _show(self) -> None:
        if self._stopped.is_set():
            told = self.tr("{seen} of {count} choices looked at")
        else:
            told = self.tr("Looking at choice {seen} of {count}")
        self.progress.setText(told.format(seen=self._seen, count=self._count))
        size = round(17 * self.theme.text)
        self.text.document().setDefaultStyleSheet(f"* {{ font-size: {size}px; }}")
        place = self.text.verticalScrollBar().value()
        self.text.setHtml(self.html())
        self.text.verticalScrollBar().setValue(place)

    def html(self) -> str:
        """The list as it stands."""
        about = self.tr(
            "Cost is the chance not to lose the deal that was given away, in points of a hundred, as far as "
            "could be known from the cards seen at that seat."
        )
        none = ""
        if not self.costly and self._stopped.is_set():
            none = self.tr("No choice was clearly worse than another.")
        rows = "".join(self._row(one) for one in self.costly)
        return f"<p>{escape(about)}</p><p><b>{escape(none)}</b></p><table cellspacing='0'>{rows}</table>"

    def _row(self, one: Costly) -> str:
        decision = one.decision
        where = self.tr("Deal {deal}, move {number}, total {total}").format(
            deal=decision.deal, number=decision.number, total=decision.question.view.total
        )
        if not self._alone:
            where = f"{self._names[decision.seat]}: {where}"
        played = self.tr("Played: {move}, {percent} % not to lose the deal").format(
            move=said(decision.played), percent=percent(one.chance)
        )
        better = self.tr("Better: {move}, {percent} %").format(
            move=said(one.better), percent=percent(one.better_chance)
        )
        why = reason_sentence(one.reasons, self._names)
        cost = self.tr("{count} points").format(count=one.points)
        lines = "<br>".join(escape(line) for line in (where, played, f"{better}. {why}".strip()))
        return (
            f"<tr><td style='padding:8px 24px 8px 0'><b>{escape(cost)}</b></td>"
            f"<td style='padding:8px 0'>{lines}</td></tr>"
        )


def said(move: Move) -> str:
    """A move in a few words."""
    translate = QCoreApplication.translate
    cards = translate("Table", " and ").join(card_name(card) for card in cards_of(move))
    if isinstance(move, Play):
        return translate("Review", "{cards} to make {total}").format(cards=cards, total=move.total)
    if isinstance(move, Decline):
        return translate("Review", "let it pass")
    return cards or translate("Review", "nothing laid")
