"""The sheet with the deal of the day: the player, the game, and everyone's results."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable import clock
from cardtable.controller.day import Person, game_of, offered, setup_of_day
from cardtable.controller.match.setup import MatchSetup
from cardtable.language import YOU, player, say
from cardtable.language import paragraph as join_sentences
from cardtable.plain_text import LONGEST_NAME, one_line
from cardtable.rules.catalog import catalog
from cardtable.rules.own_words import game_name
from cardtable.storage.statistics import DayResult
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.album_cards import draw_card
from cardtable.ui.shared.day_results import Line, ResultRow, line_of
from cardtable.ui.shared.seating import PERSON_AVATAR, trouble
from cardtable.ui.widgets.boxes import STRETCH, lay_column, lay_row
from cardtable.ui.widgets.controls import NameField, PillButton, Sheet, discard, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Drawing
from cardtable.ui.widgets.pickers import PickButton

_CARD = 268, 366
"""Width and height of the picture of the game's card in pixels."""
_WITH_CARD = 600
"""The least width of the sheet in pixels, at the usual text size, at which the card is shown."""

SOMEONE_ELSE = "+"
"""The value of the entry that asks for a new name."""


class DaySheet(Sheet):
    """The sheet with today's deal."""

    deal_asked = Signal(MatchSetup)
    """The deal to play or continue."""

    chosen = Signal()
    """The player or the game of the day has changed."""

    def __init__(self, theme: Theme, notify: Callable[[str], object], parent: QWidget) -> None:
        """Make it without a deal; `notify` shows why something can't be done."""
        super().__init__(parent=parent)
        self.theme = theme
        self._say_trouble = notify
        self.today = clock.today()
        self._people: dict[str, Person] = {}
        self._wanted: Person | None = None
        self.results: Sequence[DayResult] = ()
        self.lines: tuple[Line, ...] = ()
        self._rows: list[ResultRow] = []
        self._begun = frozenset[tuple[str, str]]()
        self.game_name = paragraph("", "headline", self)
        self.card = Drawing(theme, *_CARD, self)
        self.about = paragraph(say("today-about"), "row", self)
        self.person_picker = PickButton(say("today-who"), [("", "")], self)
        self.person_picker.picked.connect(self._pick)
        self.game = PickButton(say("today-game"), [("", say("today-another-game"))], self)
        self.game.picked.connect(lambda _: self._choose())
        self.name = NameField(say("today-new-name"), "paper", LONGEST_NAME, self)
        self.name.setPlaceholderText(say("today-new-name"))
        self.name.named.connect(self._add_name)
        self.name.left.connect(self._hide_name)
        self.name.hide()
        self.deal = PillButton(say("games-deal"), "play", primary=True, size=18, parent=self)
        self.deal.clicked.connect(self.play)
        self._layout()

    def _layout(self) -> None:
        chosen = FlowLayout(self.person_picker, self.game, gap=8)
        self._results = lay_column(gap=4)
        words = lay_column(
            label(say("today-deal"), "heading", self), self.game_name, self.about, chosen, self.name,
            lay_row(self.deal, STRETCH), 8, self._results, STRETCH, gap=8,
        )  # fmt: skip
        picture = (self.card, 0, Qt.AlignmentFlag.AlignTop)
        lay_row((words, 1), picture, on=self, margins=(24, 18, 20, 18), gap=16)

    def open(self, today: date, person: Person | None, game: str, liked: Iterable[str]) -> None:
        """Show today's deal.

        `person` played last. `game` is the family's choice, "" for another game each day; the games in
        `liked` can be chosen too.
        """
        self.today = today
        self._wanted = person
        named = ((one, game_name(catalog().resolve(one))) for one in offered((game, *liked)))
        each_day = ("", say("today-another-game"))
        self.game.offer([each_day, *sorted(named, key=lambda one: one[1].casefold())])
        self.game.choose(game)
        self._hide_name()
        self.results = ()
        self.know(())

    # Player and game

    @property
    def person(self) -> Person:
        return self._people[self.person_picker.value]

    @property
    def variant(self) -> str:
        """The game of the day's deal."""
        return self.game.value or game_of(self.today)

    @property
    def setup(self) -> MatchSetup:
        return setup_of_day(self.today, self.variant, self.person)

    def know(self, people: Sequence[Person]) -> None:
        """Offer these people; the last player, or a name just entered, is chosen."""
        known = {one.name.casefold(): one for one in people}
        wanted = self._wanted
        if wanted is not None and wanted.learner:
            # Use the learner's current name, if they are still there.
            wanted = next((one for one in people if one.learner == wanted.learner), None)
        if wanted is not None:
            known.setdefault(wanted.name.casefold(), wanted)
            wanted = known[wanted.name.casefold()]
        if not known:
            known[""] = Person(YOU, PERSON_AVATAR)
        self._people = {one.name: one for one in known.values()}
        others = [(SOMEONE_ELSE, say("today-somebody-else"))]
        self.person_picker.offer([*((name, player(name)) for name in self._people), *others])
        self.person_picker.choose(wanted.name if wanted is not None else "")
        self._update()

    def _pick(self, value: str) -> None:
        if value in self._people:
            self._wanted = self._people[value]
            self._hide_name()
            self._choose()
            return
        # Keep the previous player until a name is entered.
        self.know(tuple(self._people.values()))
        self.name.show()
        self.name.setFocus()

    def _hide_name(self) -> None:
        had_keyboard = self.name.hasFocus()
        self.name.hide()
        self.name.clear()
        if had_keyboard:
            self.person_picker.setFocus()

    def _add_name(self, typed: str) -> None:
        name = one_line(typed, LONGEST_NAME)
        if name:
            taken = {one.avatar for one in self._people.values()}
            avatar = next((one for one in AVATARS if one not in taken), PERSON_AVATAR)
            self._wanted = Person(name, avatar)
            self.know(tuple(self._people.values()))
            self._choose()
            # A player who has just entered a name wants to play.
            self.deal.setFocus()
        self._hide_name()

    def _choose(self) -> None:
        self._update()
        self.chosen.emit()

    def play(self) -> None:
        """Play or continue today's deal."""
        wrong = trouble(self.setup.players)
        if wrong:
            self._say_trouble(wrong)
        else:
            self._wanted = self.person
            self.chosen.emit()
            self.deal_asked.emit(self.setup)

    # Results

    def show_results(self, results: Sequence[DayResult], begun: Collection[tuple[str, str]]) -> None:
        """Show everyone's results; `begun` are the names and games of deals that are not finished."""
        self.results, self._begun = results, frozenset(begun)
        self._update()

    def _update(self) -> None:
        variant, name = self.variant, self.person.name
        theirs = [one for one in self.results if one.variant == variant]
        title = theirs[0].title if theirs else game_name(catalog().resolve(variant))
        self.game_name.setText(title)
        self.card.show_drawing(partial(_draw_card, self.theme, variant), title)
        self.deal.setAccessibleDescription(
            join_sentences([say("reader-sentence", line=title), self.about.text()])
        )
        if (variant, name) in self._begun:
            self.deal.set_label(say("saved-play-on"))
        elif any(one.name == name for one in theirs):
            self.deal.set_label(say("play-again"))
        else:
            self.deal.set_label(say("games-deal"))
        self._show_lines(tuple(map(line_of, theirs)))

    def _show_lines(self, lines: tuple[Line, ...]) -> None:
        if self.lines == lines:
            return
        self.lines = lines
        discard(self._rows)
        self._rows = [ResultRow(self.theme, line, self) for line in lines]
        for row in self._rows:
            self._results.addWidget(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.card.setVisible(self.width() >= _WITH_CARD * self.theme.text)


def _draw_card(theme: Theme, game: str, painter: QPainter, area: QRectF) -> None:
    draw_card(painter, theme, area.adjusted(16, 8, -16, -28), game, True)
