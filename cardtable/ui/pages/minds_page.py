"""“What did they hold?”: every choice of a computer once more, from its seat, beside what the others held.

A computer is shown its own hand and what lies open, and nothing else. Here everybody can see that it was so:
the hands as they truly were, the worlds that it imagined for the same move, and what it made of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHideEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.bots.insight import Insight, Option
from cardtable.controller.lookback import hindsight
from cardtable.controller.lookback.hindsight import Choice
from cardtable.controller.lookback.playback import Playback
from cardtable.game.moves import Move, cards_of
from cardtable.storage.writer import REPLAYER, SerialExecutor
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.pages.replay.replay_words import cards_text, said
from cardtable.ui.support.background import Background, thought
from cardtable.ui.table.items.chips import chip, words_of_cards
from cardtable.ui.table.words.hints import percent
from cardtable.ui.widgets.controls import PillButton, RoundButton, ScrollArea, Sheet, label, paragraph
from cardtable.ui.widgets.pickers import PickButton
from cardtable.ui.widgets.room_page import Head, RoomPage, lay_page

_RIGHT = 400
"""The width of what was weighed, in pixels."""

_CARD, _GAP, _NAME = 58, 8, 150
"""The width of a card, what lies between two, and the room for a name, in pixels."""
_TALL = 1.4
"""How much higher a card is than wide."""
_WEIGHED = 54
"""The height of a move that was weighed."""

Key = Qt.Key


class MindsPage(RoomPage):
    """The choices of the computers in a game, one at a time."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.game: Playback | None = None
        self.insight: Insight | None = None
        self._found: list[Choice] | None = None
        self._choices: list[Choice] = []
        self._at = self._world = 0
        self._areas: list[ScrollArea] = []
        self._asking = Background(self, REPLAYER)
        self._recalling = Background(self, SerialExecutor("cardtable-thinker"), waits=False)
        self.head = Head(self, self.tr("What did they hold?"), self.back_asked)
        self.seat = PickButton(theme, self.tr("Whose choices"), [], self, dark=True)
        self.earlier = RoundButton(theme, self.tr("Choice before (Left)"), "chevron-left", self)
        self.later = RoundButton(theme, self.tr("Next choice (Right)"), "chevron-right", self)
        self.where = paragraph("", "side", self)
        self.note = paragraph("", "note", self)
        self.hands = HeldHands(theme)
        self.weighed = WeighedMoves(theme)
        self.fair = paragraph("", "row")
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
        held = QWidget()
        rows = QVBoxLayout(held)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.addWidget(view)
        if button is None:
            rows.addSpacing(8)
            rows.addWidget(self.fair)
        rows.addStretch(1)
        area = ScrollArea(paper, held)
        self._areas.append(area)
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
        self._recalling.drop()
        self._show()
        if self.choice is not None:
            recall = partial(hindsight.recall, self.choice)
            self._recalling.ask(lambda: thought(recall), self._take)

    def turn_world(self) -> None:
        """The next of the worlds that were imagined."""
        if self.insight is not None and self.insight.worlds:
            self._world = (self._world + 1) % len(self.insight.worlds)
            self._show()

    def _take(self, insight: Insight | None) -> None:
        """Where thinking failed, which the log tells, the truth is shown alone."""
        if self.choice is not None:
            self.insight = insight or Insight(self.choice.played)
            self._show()

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
        known = choice.question.view.remembered.hands
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
        self._recalling.drop()


@dataclass(frozen=True)
class HeldRow:
    """A seat with a note under its name: its cards as they were, for each the share of the worlds in which it
    was imagined there (None where it was known), and the cards it holds in the world that is shown.
    """

    name: str
    avatar: str
    held: tuple[str, ...]
    shares: tuple[float | None, ...] = ()
    imagined: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class WeighedRow:
    """A move that was weighed: its cards, its total, the chance not to lose the deal, and a note."""

    cards: tuple[str, ...]
    told: str
    safe: float | None
    note: str
    is_chosen: bool


class Painted(QWidget):
    """Something drawn on paper in rows; screen readers get it as sentences."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def rows_high(self) -> int:
        """The height of all rows."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Every row in full."""
        return QSize(300, self.rows_high)

    def minimumSizeHint(self) -> QSize:
        """Every row in full; whoever has no room for all lets them be scrolled."""
        return QSize(260, self.rows_high)

    def say(self, sentences: Sequence[str]) -> None:
        """What a screen reader reads; and all is drawn anew."""
        self.setAccessibleName(" ".join(sentences))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """All rows."""
        painter = QPainter(self)
        paint.smooth(painter)
        self.draw(painter)
        painter.end()

    def draw(self, painter: QPainter) -> None:
        """Draws all rows."""
        raise NotImplementedError


class HeldHands(Painted):
    """Every other seat: what it held, and what it was imagined to hold."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rows: tuple[HeldRow, ...] = ()
        self.world = ""

    @property
    def rows_high(self) -> int:
        """A line of headings, and the rows."""
        return round(self._head + len(self.rows) * self._high)

    @property
    def _head(self) -> float:
        return 34 * self.theme.text

    @property
    def _high(self) -> float:
        return _CARD * _TALL + 34 * self.theme.text

    def show_rows(self, rows: Sequence[HeldRow], world: str) -> None:
        """Shows these seats; `world` is the heading of what was imagined, empty where nothing was."""
        self.rows, self.world = tuple(rows), world
        told = []
        for row in rows:
            sentence = self.tr("{name} held {cards}.").format(name=row.name, cards=cards_text(row.held))
            told.append(sentence)
            if row.imagined:
                told.append(self.tr("In this world: {cards}.").format(cards=cards_text(row.imagined)))
        self.say(told)

    def draw(self, painter: QPainter) -> None:
        """Names, the true cards with their shares, the imagined ones."""
        theme = self.theme
        size = 14 * theme.text
        middle = _NAME + (self.width() - _NAME) * 0.52
        y = self._head / 2
        paint.text(painter, _NAME, y, self.tr("Held"), size, theme.ink_muted, 800, width=middle - _NAME - 8)
        if self.world:
            paint.text(
                painter, middle, y, self.world, size, theme.ink_muted, 800, width=self.width() - middle
            )
        for number, row in enumerate(self.rows):
            top = self._head + number * self._high
            if number:
                painter.fillRect(QRectF(0, top - 4, self.width(), 1), QColor(theme.paper_line))
            self._row(painter, row, top, middle)

    def _row(self, painter: QPainter, row: HeldRow, top: float, middle: float) -> None:
        theme, tall = self.theme, _CARD * _TALL
        y = top + tall / 2
        paint.avatar(painter, row.avatar, 26, y, 44)
        apart = 10 * theme.text if row.note else 0
        paint.text(painter, 54, y - apart, row.name, 16 * theme.text, theme.ink, 800, width=_NAME - 60)
        paint.text(painter, 54, y + apart, row.note, 13 * theme.text, theme.ink_muted, 600, width=_NAME - 60)
        right = middle if row.imagined else float(self.width())
        step = self._cards(painter, row.held, _NAME, right - 14, top)
        for number, share in enumerate(row.shares):
            told = (
                self.tr("known") if share is None else self.tr("{percent} %").format(percent=percent(share))
            )
            if share is not None or row.imagined:
                x = _NAME + number * step + min(step, _CARD) / 2
                size = 13 * theme.text
                paint.text(painter, x, top + tall + 13 * theme.text, told, size, theme.ink, 700, paint.CENTRE)
        if row.imagined:
            painter.setOpacity(0.72)
            self._cards(painter, row.imagined, middle, self.width() - 6, top)
            painter.setOpacity(1.0)

    def _cards(self, painter: QPainter, cards: Sequence[str], left: float, right: float, top: float) -> float:
        """Cards side by side, over one another where there are many; the step from one to the next."""
        step = float(_CARD + _GAP)
        if len(cards) > 1:
            step = min(step, (right - left - _CARD) / (len(cards) - 1))
        dpr = paint.dpr_of(painter)
        for number, card in enumerate(cards):
            picture = pictures.face(card, _CARD, dpr, self.theme.deck)
            place = QRectF(left + number * step, top, _CARD, _CARD * picture.height() / picture.width())
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        return step


class WeighedMoves(Painted):
    """The moves that were weighed, each with a bar of its chance; the chosen one on raised paper."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.rows: tuple[WeighedRow, ...] = ()

    @property
    def rows_high(self) -> int:
        """All rows are alike."""
        return round(max(1, len(self.rows)) * _WEIGHED * self.theme.room)

    def show_rows(self, rows: Sequence[WeighedRow]) -> None:
        """Shows these moves, in this order."""
        self.rows = tuple(rows)
        told = []
        for row in rows:
            parts = [row.told]
            if row.safe is not None:
                parts.append(self.tr("{percent} % not to lose the deal").format(percent=percent(row.safe)))
            told.append(", ".join([*parts, *([row.note] if row.note else [])]) + ".")
        self.say(told)

    def draw(self, painter: QPainter) -> None:
        """A row for each move: card, total, bar, what it is."""
        theme = self.theme
        high = _WEIGHED * theme.room
        for number, row in enumerate(self.rows):
            rect = QRectF(0, number * high, self.width(), high - 5)
            if row.is_chosen:
                paint.fill_round(painter, rect, 12, theme.paper_raised, theme.brass, 2)
            y = rect.center().y()
            x = 10.0
            if row.cards:
                x += chip(painter, theme, x, y, words_of_cards(row.cards), 28 * theme.text) + 8
            right = rect.right() - 12
            size = 15 * theme.text
            if row.safe is not None:
                said = self.tr("{percent} %").format(percent=percent(row.safe))
                paint.text(painter, right, y, said, size, theme.ink, 800, paint.RIGHT)
                right -= 48 * theme.text
            width = max(40.0, right - x)
            note = 13 * theme.text
            if row.note:
                paint.text(painter, x, y - 9 * theme.text, row.told, size, theme.ink, 700, width=width)
                paint.text(painter, x, y + 9 * theme.text, row.note, note, theme.ink_muted, 600, width=width)
            else:
                paint.text(painter, x, y, row.told, size, theme.ink, 700, width=width)
            if row.safe is not None:
                bar = QRectF(rect.left() + 12, rect.bottom() - 7, (rect.width() - 24) * row.safe, 3)
                paint.fill_round(painter, bar, 1.5, theme.brass, None)
