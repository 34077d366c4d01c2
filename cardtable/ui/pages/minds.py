"""“What did they hold?”: every choice of a computer once more, from its seat, beside what the others held.

A computer is shown its own hand and what lies open, and nothing else. Here everybody can see that it was so:
the hands as they truly were, the worlds that it imagined for the same move, and what it made of them.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cardtable.bots.insight import Insight, Option
from cardtable.controller import hindsight
from cardtable.controller.hindsight import Choice
from cardtable.controller.playback import Playback
from cardtable.game.moves import Move, cards_of
from cardtable.storage.writer import REPLAYER, SerialExecutor
from cardtable.ui.background import Background
from cardtable.ui.pages.minds_views import HeldHands, HeldRow, Painted, WeighedMoves, WeighedRow
from cardtable.ui.pages.replay_words import said
from cardtable.ui.theme import Theme
from cardtable.ui.thinking import Adviser
from cardtable.ui.widgets import PillButton, RoundButton, Sheet
from cardtable.ui.widgets_fields import label
from cardtable.ui.widgets_pages import Head, lay_page
from cardtable.ui.widgets_picks import PickButton
from cardtable.ui.widgets_room import RoomPage

_RIGHT = 400
"""The width of what was weighed, in pixels."""
Key = Qt.Key


class MindsPage(RoomPage):
    """The choices of the computers in a game, one at a time."""

    back_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.game: Playback | None = None
        self.insight: Insight | None = None
        self._found: list[Choice] | None = None
        self._choices: list[Choice] = []
        self._at = self._world = 0
        self._areas: list[QScrollArea] = []
        self._asking = Background(self, REPLAYER)
        self._adviser = Adviser(SerialExecutor("cardtable-thinker"), self)
        self._adviser.given.connect(self._take)
        self._adviser.failed.connect(self._without)
        self.head = Head(self, self.tr("What did they hold?"), self.back_asked)
        self.seat = PickButton(theme, self.tr("Whose choices"), [], self, dark=True)
        self.earlier = RoundButton(theme, self.tr("Choice before (Left)"), "chevron-left", self)
        self.later = RoundButton(theme, self.tr("Next choice (Right)"), "chevron-right", self)
        self.where = label("", "side", self)
        self.note = label("", "note", self)
        self.hands = HeldHands(theme)
        self.weighed = WeighedMoves(theme)
        self.fair = label("", "row")
        self.other_world = PillButton(theme, self.tr("Another world"), "again", size=15)
        self.other_world.setToolTip(self.tr("What else it imagined (N)"))
        self.earlier.clicked.connect(lambda: self.go(self._at - 1))
        self.later.clicked.connect(lambda: self.go(self._at + 1))
        self.seat.picked.connect(lambda _: self._sift())
        self.other_world.clicked.connect(self.turn_world)
        self._layout()
        self._bind()
        self.lead_focus(self.later)

    def _bind(self) -> None:
        """Left and right go from choice to choice, Home and End to the ends, N to another world, page up and
        down scroll; as shortcuts, since arrows on a button would walk on to the next one.
        """
        for key, do in {
            Key.Key_Left: lambda: self.go(self._at - 1),
            Key.Key_Right: lambda: self.go(self._at + 1),
            Key.Key_Home: lambda: self.go(0),
            Key.Key_End: lambda: self.go(len(self._choices) - 1),
            Key.Key_N: self.turn_world,
            Key.Key_PageUp: lambda: self._scroll(-1),
            Key.Key_PageDown: lambda: self._scroll(1),
        }.items():
            bound = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            bound.activated.connect(do)

    def _scroll(self, way: int) -> None:
        for area in self._areas:
            bar = area.verticalScrollBar()
            bar.setValue(bar.value() + way * bar.pageStep())

    def _layout(self) -> None:
        self.head.addStretch(1)
        self.head.addWidget(self.seat)
        move = QHBoxLayout()
        move.addWidget(self.earlier)
        move.addWidget(self.later)
        move.addSpacing(8)
        words = QVBoxLayout()
        words.setSpacing(2)
        self.where.setWordWrap(True)
        self.note.setWordWrap(True)
        words.addWidget(self.where)
        words.addWidget(self.note)
        move.addLayout(words, 1)
        left = self._sheet(self.tr("What everybody held"), self.hands, self.other_world)
        self.right = self._sheet(self.tr("What it weighed"), self.weighed, None)
        body = QHBoxLayout()
        body.setSpacing(18)
        body.addWidget(left, 1)
        body.addWidget(self.right)
        column = lay_page(self, self.head)
        column.addLayout(move)
        column.addLayout(body, 1)

    def _sheet(self, title: str, view: Painted, button: PillButton | None) -> Sheet:
        """A sheet of paper with a heading and what is drawn, which can be scrolled."""
        paper = Sheet(self.theme, parent=self)
        inner = QVBoxLayout(paper)
        inner.setContentsMargins(22, 16, 14, 14)
        inner.addWidget(label(title, "heading", paper))
        area = QScrollArea(paper)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # What is in it is only looked at; the page scrolls it.
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._areas.append(area)
        held = QWidget()
        rows = QVBoxLayout(held)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.addWidget(view)
        if button is None:
            self.fair.setWordWrap(True)
            rows.addSpacing(8)
            rows.addWidget(self.fair)
        rows.addStretch(1)
        area.setWidget(held)
        held.setAutoFillBackground(False)
        area.viewport().setAutoFillBackground(False)
        inner.addWidget(area, 1)
        if button is not None:
            inner.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return paper

    # A game

    def show_game(self, game: Playback, number: int = 0) -> None:
        """Looks into the computers of this game; first at the choice of move `number`, or what came after."""
        self.game, self._found = game, None
        computers = [seat for seat, who in enumerate(game.setup.players) if who.kind != "person"]
        names = [(str(seat), game.setup.players[seat].name) for seat in computers]
        self.seat.offer([("", self.tr("All computers")), *names])
        self.seat.choose("")
        self._asking.drop()
        self._sift()
        self._asking.ask(partial(hindsight.choices, game), lambda found: self._take_choices(found, number))

    def _take_choices(self, found: list[Choice], number: int) -> None:
        self._found = found
        self._sift(number)

    def _sift(self, number: int = 0) -> None:
        """The choices of whoever was picked, as far as they are known."""
        wanted = self.seat.value
        self._choices = [one for one in self._found or () if wanted in ("", str(one.seat))]
        self._at = -1
        self.go(next((at for at, one in enumerate(self._choices) if one.number >= number), 0))

    @property
    def choice(self) -> Choice | None:
        """What is looked at."""
        return self._choices[self._at] if 0 <= self._at < len(self._choices) else None

    def go(self, at: int) -> None:
        """To another choice."""
        at = max(0, min(at, len(self._choices) - 1))
        self.earlier.setEnabled(at > 0)
        self.later.setEnabled(at < len(self._choices) - 1)
        if at == self._at:
            return
        self._at, self._world, self.insight = at, 0, None
        self._adviser.drop()
        self._show()
        if self.choice is not None:
            self._adviser.ask(partial(hindsight.recall, self.choice))

    def turn_world(self) -> None:
        """The next of the worlds that were imagined."""
        if self.insight is not None and self.insight.worlds:
            self._world = (self._world + 1) % len(self.insight.worlds)
            self._show()

    def _take(self, insight: Insight) -> None:
        self.insight = insight
        self._show()

    def _without(self) -> None:
        """Thinking failed, which the log tells: the truth is shown alone."""
        choice = self.choice
        if choice is not None:
            self._take(Insight(choice.played))

    # What is shown

    def _show(self) -> None:
        choice, game = self.choice, self.game
        self.other_world.setVisible(self.insight is not None and len(self.insight.worlds) > 1)
        if choice is None or game is None:
            looking = self._found is None
            self.where.setText(
                self.tr("The choices of the computers are being looked up…")
                if looking
                else self.tr("No computer had a choice in the deals that are over.")
            )
            self.note.setText("")
            self.fair.setText("")
            self.hands.show_rows([], "")
            self.weighed.show_rows([])
            return
        names = self._names()
        name = names[choice.seat]
        text = self.tr("Deal {deal}, move {number}: {name} at {total} plays {move}")
        shown = choice.question.view
        # Moves are numbered within their deal, as in the list of the replay.
        number = game.entries[game.position_of(choice.number)].number
        self.where.setText(
            text.format(
                deal=choice.deal,
                number=number,
                name=name,
                total=shown.total,
                move=said(choice.played, names),
            )
        )
        self.note.setText(self._how(choice, name))
        self.fair.setText(
            self.tr(
                "{name} was shown its own hand, the cards laid, and what everybody can see and remember; "
                "nothing else."
            ).format(name=name)
        )
        self.hands.show_rows(self._held(choice, game), self._heading())
        self.weighed.show_rows(self._weighed(choice))

    def _heading(self) -> str:
        if self.insight is None or not self.insight.worlds:
            return ""
        text = self.tr("Imagined, world {number} of {count}")
        return text.format(number=self._world + 1, count=len(self.insight.worlds))

    def _how(self, choice: Choice, name: str) -> str:
        """How the choice came about, in a sentence."""
        insight = self.insight
        if insight is None:
            return self.tr("{name} thinks it over once more…").format(name=name)
        if insight.slipped:
            return self.tr("A slip: at this level some plays are made at random.")
        if insight.choice != choice.played:
            text = self.tr(
                "It chose otherwise at the table: its thinking was cut short, or it has learned since. "
                "Now it would play {move}."
            )
            return text.format(move=said(insight.choice, self._names()))
        if not insight.worlds:
            return self.tr("{name} goes by a rule here and imagines no hands.").format(name=name)
        text = self.tr(
            "{name} imagined {count} worlds that fit what was laid; under each card stands in how many of a "
            "hundred it was imagined there."
        )
        return text.format(name=name, count=len(insight.worlds))

    def _held(self, choice: Choice, game: Playback) -> list[HeldRow]:
        insight, rows = self.insight, list[HeldRow]()
        on_table = choice.question.view.on_table
        known = on_table.known if on_table is not None else ()
        worlds = insight.worlds if insight is not None else ()
        own = game.setup.players[choice.seat]
        rows.append(HeldRow(own.name, own.avatar, choice.hands[choice.seat], note=self.tr("own hand")))
        for seat, held in enumerate(choice.hands):
            if seat == choice.seat or not held:
                continue
            who = game.setup.players[seat]
            sure = set(known[seat]) if seat < len(known) else set()
            shares = tuple(
                insight.share(seat, card) if insight is not None and worlds and card not in sure else None
                for card in held
            )
            imagined = worlds[self._world][seat] if worlds else ()
            rows.append(HeldRow(who.name, who.avatar, held, shares, imagined))
        return rows

    def _weighed(self, choice: Choice) -> list[WeighedRow]:
        insight = self.insight
        if insight is None:
            return []
        options = insight.options or (Option(choice.played, 0, 0.0, 0.0, 0.0),)
        rows = []
        for number, option in enumerate(options):
            chosen = option.move == choice.played
            note = self.tr("the rule's choice") if not number and insight.options else ""
            if chosen:
                note = self.tr("{note}, played").format(note=note) if note else self.tr("played")
            safe = option.safe if option.worlds else None
            rows.append(WeighedRow(cards_of(option.move), self._makes(option.move), safe, note, chosen))
        return rows

    def _names(self) -> list[str]:
        return [] if self.game is None else [player.name for player in self.game.setup.players]

    def _makes(self, move: Move) -> str:
        total, target = getattr(move, "total", None), getattr(move, "target", None)
        if total is None:
            return said(move, self._names())
        if target is None or self.game is None:
            return self.tr("makes {total}").format(total=total)
        name = self._names()[target]
        return self.tr("makes {total}, chooses {name}").format(total=total, name=name)

    # Qt

    def default_action(self) -> None:
        """Enter goes on to the next choice."""
        self.go(self._at + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The moves get what the hands can spare."""
        super().resizeEvent(event)
        self.right.setFixedWidth(round(min(_RIGHT * self.theme.room, self.width() * 0.38)))

    def hideEvent(self, event: QHideEvent) -> None:
        """Who leaves the page waits for nothing."""
        super().hideEvent(event)
        self._adviser.drop()
