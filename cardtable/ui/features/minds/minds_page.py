"""“What did they hold?”: the computers' choices in a game, each beside the hands that others really held.

A computer sees its own hand and the open cards only. Here everyone can check that: the page shows the true
hands, the worlds that the computer imagined for the move, and how it rated its moves. A sentence compares its
strongest belief with the truth; the deal's moves lead to other choices.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Self

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut

from cardtable.bots.opponents import Insight, Option
from cardtable.cards.faces import rank_of
from cardtable.controller.lookback import review
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.review import Choice
from cardtable.game.moves import Move, Play, Sneak, cards_of
from cardtable.language import Player, Rank, say, series
from cardtable.language import paragraph as join_sentences
from cardtable.storage.writer import REPLAYER, SerialExecutor
from cardtable.ui.drawing.faces import Mood
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.minds.minds_pictures import (
    DealStrip,
    HeldHand,
    Made,
    MindsTable,
    WeighedMoves,
    WeighedRow,
)
from cardtable.ui.support.background import Background, thought
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.motion.look import SeatInfo, look_of
from cardtable.ui.table.words.actions import done_to
from cardtable.ui.table.words.hints import percent
from cardtable.ui.table.words.replay_words import listed, players_of, said
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, RoundButton, Sheet, paragraph
from cardtable.ui.widgets.keys_panel import key_cap, with_key
from cardtable.ui.widgets.pickers import PickButton
from cardtable.ui.widgets.room_page import Head, RoomPage, SheetsBody, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip

_UNDER_BELIEF = 12
"""The room below the belief, in pixels."""

_RIGHT = 380
"""The width of the rated moves, in pixels."""

Key = Qt.Key


class MindsPage(RoomPage):
    """The page with the choices of the computers in a game, one at a time."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.game: Playback | None = None
        self.insight: Insight | None = None
        self._found: list[Choice] | None = None
        self._choices: list[Choice] = []
        self._at = self._world = 0
        self._asking = Background(self, REPLAYER)
        self._recalling = Background(self, SerialExecutor("cardtable-thinker"), waits=False)
        self.head = Head(self, say("minds-title"), self.back_asked)
        self.seat = PickButton(say("minds-whose-choices"), [], self, dark=True)
        self.earlier = RoundButton(say("minds-earlier"), "chevron-left", self)
        self.later = RoundButton(say("minds-later"), "chevron-right", self)
        tip(self.earlier, with_key(say("minds-earlier"), "←"))
        tip(self.later, with_key(say("minds-later"), "→"))
        self.move_label = paragraph("", "side", self)
        self.note = paragraph("", "note", self)
        self.table = MindsTable(theme)
        self.weighed = WeighedMoves(theme)
        self.fair = paragraph("", "note")
        self.words = paragraph("", "warm")
        self.belief = Sheet(radius=28)
        lay_column(self.words, on=self.belief, margins=(28, 12, 28, 12))
        self.strip = DealStrip(theme, self)
        self.other_world = PillButton(say("minds-another-world"), "again", size=15)
        tip(self.other_world, with_key(say("minds-another-world-tip"), key_cap("minds-world")))
        self.earlier.clicked.connect(lambda: self.go(self._at - 1))
        self.later.clicked.connect(lambda: self.go(self._at + 1))
        self.seat.picked.connect(lambda _: self._sift())
        self.other_world.clicked.connect(self.turn_world)
        self._layout()
        self.strip.chosen.connect(self._go_to)
        self._bind()
        self.lead_focus(self.seat)

    def _bind(self) -> None:
        """Bind the keys as shortcuts, since arrow keys would otherwise move between buttons."""
        for key, do in {
            Key.Key_Left: lambda: self.go(self._at - 1),
            Key.Key_Right: lambda: self.go(self._at + 1),
            Key.Key_Home: lambda: self.go(0),
            Key.Key_End: lambda: self.go(len(self._choices) - 1),
            Key.Key_PageUp: lambda: self.scroll_page(-1),
            Key.Key_PageDown: lambda: self.scroll_page(1),
        }.items():
            bound = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            bound.activated.connect(do)
        KEYS.bind("minds-world", self, self.turn_world)

    def _layout(self) -> None:
        add_parts(self.head, STRETCH, self.seat)
        move = lay_row(self.earlier, self.later, 8, (self.move_label, 1), self.other_world)
        inner = SheetsBody()
        self.right = Sheet(dark=True, parent=inner)
        weighed = lay_column(on=self.right, margins=(20, 16, 16, 14))
        add_parts(weighed, paragraph(say("minds-weighed"), "side", self.right), self.weighed, 6)
        add_parts(weighed, self.note, self.fair, STRETCH)
        body = lay_row((self.table, 1), self.right, gap=16)
        lay_column(self.belief, (body, 1), on=inner, margins=NO_MARGINS, gap=_UNDER_BELIEF)
        self._area = self.scrolled = ScrollArea(self, inner)
        for part in (self._area.viewport(), self.belief):
            part.installEventFilter(self)
        column = lay_page(self, self.head)
        column.setContentsMargins(28, 14, 28, 12)
        column.setSpacing(10)
        add_parts(column, move, (self._area, 1), self.strip)

    # A game

    def show_game(self, game: Playback, number: int = 0) -> None:
        """Show the computers' choices in a game, first that of move `number` or the next one."""
        self.game, self._found = game, None
        computers = [seat for seat, player in enumerate(game.setup.players) if player.kind != "person"]
        names = [(str(seat), game.setup.players[seat].name) for seat in computers]
        self.seat.offer([("", say("minds-all-computers")), *names])
        self.seat.choose("")
        self._asking.drop()
        self._sift()
        self._asking.ask(partial(review.choices, game), lambda found: self._take_choices(found, number))

    def restore_from(self, before: Self) -> None:
        if before.game is not None:
            self.show_game(before.game, before.choice.number if before.choice is not None else 0)

    def _take_choices(self, found: list[Choice], number: int) -> None:
        self._found = found
        self._sift(number)

    def _sift(self, number: int = 0) -> None:
        """Keep the choices of the chosen computer, as far as they are known."""
        wanted = self.seat.value
        self._choices = [one for one in self._found or () if wanted in ("", str(one.seat))]
        self._at = -1
        self.go(next((at for at, one in enumerate(self._choices) if one.number >= number), 0))

    @property
    def choice(self) -> Choice | None:
        return self._choices[self._at] if 0 <= self._at < len(self._choices) else None

    def go(self, at: int) -> None:
        """Show another choice, or the nearest one there is."""
        at = max(0, min(at, len(self._choices) - 1))
        self.earlier.setEnabled(at > 0)
        self.later.setEnabled(at < len(self._choices) - 1)
        if at == self._at:
            return
        self._at, self._world, self.insight = at, 0, None
        self._recalling.drop()
        self._show()
        if self.choice is not None:
            announce(self, self.move_label.text())
            recall = partial(review.recall, self.choice)
            self._recalling.ask(lambda: thought(recall), self._take)

    def _go_to(self, number: int) -> None:
        """Show the choice of that move."""
        self.go(next(at for at, one in enumerate(self._choices) if one.number == number))

    def turn_world(self) -> None:
        """Show the next of the imagined worlds."""
        if self.insight is not None and self.insight.worlds:
            self._world = (self._world + 1) % len(self.insight.worlds)
            self._show()
            announce(
                self,
                join_sentences([say("reader-sentence", line=self._heading()), self.table.accessibleName()]),
            )

    def _take(self, insight: Insight | None) -> None:
        # If thinking failed, which is logged, only the truth is shown.
        if self.choice is not None:
            self.insight = insight or Insight(self.choice.played)
            self._show()
            announce(self, join_sentences([self.words.text(), self.table.accessibleName()]))

    # Showing

    def _show(self) -> None:
        choice, game = self.choice, self.game
        self.other_world.setVisible(self.insight is not None and len(self.insight.worlds) > 1)
        if choice is None or game is None:
            self._show_none()
            return
        names = self._names()
        name = names[choice.seat]
        shown = choice.question.view
        # Moves are numbered within their deal, as in the list of the replay.
        number = game.entries[game.position_of(choice.number)].number
        move = said(choice.played, names)
        self.move_label.setText(
            say("minds-where", deal=choice.deal, number=number, name=name, total=shown.total, move=move)
        )
        self.note.setText(self._how(choice, name))
        mood = self._show_belief(choice, names)
        self.fair.setText(say("minds-fair", name=name))
        self._show_table(choice, game, mood)
        self.weighed.show_rows(self._weighed(choice))
        self._show_deal(choice, game)

    def _show_none(self) -> None:
        """Show that there is no choice, or none yet."""
        looking = self._found is None
        self.move_label.setText(say("shared-looking") if looking else say("minds-no-choices"))
        for words in (self.note, self.fair, self.words):
            words.setText("")
        self.belief.hide()
        self.table.clear()
        self.weighed.show_rows([])
        self.strip.show_moves([], 0)

    def _show_belief(self, choice: Choice, names: list[Player]) -> Mood | None:
        """Show the strongest belief and the truth, or how the computer chose without a belief.

        Return the mood that the truth puts it in.
        """
        known = choice.question.view.remembered.hands
        others = {
            seat: known[seat] if seat < len(known) else ()
            for seat, held in enumerate(choice.hands)
            if seat != choice.seat and held
        }
        guess = self.insight.surest(others) if self.insight is not None else None
        self.note.setVisible(guess is not None)
        self.belief.show()
        if guess is None:
            self.words.setText(self.note.text())
            return None
        held = choice.hands[guess.seat]
        name, other, rank = names[choice.seat], names[guess.seat], Rank(guess.card)
        share = percent(guess.share)
        if rank_of(guess.card) in {rank_of(card) for card in held}:
            self.words.setText(say("minds-was-right", name=name, other=other, rank=rank, percent=share))
            return Mood.GLAD
        cards = listed(held)
        self.words.setText(
            say("minds-was-wrong", name=name, other=other, rank=rank, percent=share, cards=cards)
        )
        return Mood.WORRIED

    def _show_deal(self, choice: Choice, game: Playback) -> None:
        """Show the moves of the deal that played cards, with those that can be looked at."""
        known = {game.position_of(one.number): one.number for one in self._choices if one.deal == choice.deal}
        moves, here, names = list[Made](), 0, self._names()
        for position, entry in enumerate(game.entries):
            if entry.deal != choice.deal or not isinstance(entry.step, Play | Sneak) or entry.seat is None:
                continue
            number = known.get(position)
            if number == choice.number:
                here = len(moves)
            player = game.setup.players[entry.seat]
            moves.append(Made(names[entry.seat], player.avatar, cards_of(entry.step), entry.total, number))
        self.strip.show_moves(moves, here)

    def _heading(self) -> str:
        if self.insight is None or not self.insight.worlds:
            return ""
        return say("minds-imagined-world", number=self._world + 1, count=len(self.insight.worlds))

    def _how(self, choice: Choice, name: Player) -> str:
        """Return in a sentence how the choice came about."""
        insight = self.insight
        if insight is None:
            return say("minds-thinking", name=name)
        if insight.slipped:
            return say("minds-slip")
        if insight.choice != choice.played:
            return say("minds-chose-otherwise", move=said(insight.choice, self._names()))
        if not insight.worlds:
            return say("minds-by-rule", name=name)
        return say("minds-imagined", name=name, count=len(insight.worlds))

    def _show_table(self, choice: Choice, game: Playback, mood: Mood | None) -> None:
        """Show the hands, and the total before the move; without a mood, the seat that chose still thinks."""
        seats = [SeatInfo(one.name, one.avatar, one.kind == "person") for one in game.setup.players]
        hands = tuple(() if seat == choice.seat else hand for seat, hand in enumerate(choice.hands))
        look = replace(
            look_of(choice.question.view, None, choice.seat), hands=hands, hand=choice.hands[choice.seat],
            pile=(), stock=0, bottom=None, has_stock=False, owes=0 if mood else 1,
            stirs=tuple(mood if seat == choice.seat else None for seat in range(len(seats))),
        )  # fmt: skip
        self.table.show_hands(seats, game.rules, look, self._held(choice), self._heading())
        self.table.show_move(choice.played)

    def _held(self, choice: Choice) -> list[HeldHand]:
        """Return the hands, first that of the seat that chose."""
        insight = self.insight
        known = choice.question.view.remembered.hands
        worlds = insight.worlds if insight is not None else ()
        names = self._names()
        rows = [HeldHand(choice.seat, names[choice.seat], choice.hands[choice.seat])]
        for seat, held in enumerate(choice.hands):
            if seat == choice.seat or not held:
                continue
            sure = set(known[seat]) if seat < len(known) else set()
            shares = tuple(
                insight.share(seat, card) if insight is not None and worlds and card not in sure else None
                for card in held
            )
            imagined = worlds[self._world][seat] if worlds else ()
            rows.append(HeldHand(seat, names[seat], held, shares, imagined))
        return rows

    def _weighed(self, choice: Choice) -> list[WeighedRow]:
        insight = self.insight
        if insight is None:
            return []
        options = insight.options or (Option(choice.played, 0, 0.0, 0.0, 0.0),)
        rows = []
        for number, option in enumerate(options):
            chosen = option.move == choice.played
            notes = [say("minds-rules-choice")] if not number and insight.options else []
            notes += [say("minds-played")] if chosen else []
            note = series(notes)
            safe = option.safe if option.worlds else None
            rows.append(WeighedRow(cards_of(option.move), self._makes(option.move), safe, note, chosen))
        return rows

    def _names(self) -> list[Player]:
        return [] if self.game is None else players_of(self.game)

    def _makes(self, move: Move) -> str:
        names = self._names()
        if not isinstance(move, Play):
            return said(move, names)
        if move.target is None or not names:
            return say("minds-makes-total", total=move.total)
        way, other = done_to(move.marks), names[move.target]
        return say("minds-makes-total-at", way=way, total=move.total, other=other)

    # Qt

    def default_action(self) -> None:
        self.go(self._at + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.right.setFixedWidth(round(min(_RIGHT * self.theme.room, self.width() * 0.34)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The belief and the hands share the visible height.
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            above = self.belief.height() + _UNDER_BELIEF if self.belief.isVisibleTo(self) else 0
            self.table.set_seen(self._area.viewport().height() - above)
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._recalling.drop()
