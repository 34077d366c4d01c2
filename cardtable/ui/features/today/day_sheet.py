"""The sheet with the deal of the day: the player, the game, and everyone's results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from datetime import date, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable import clock
from cardtable.controller.day import Person, game_of, offered, setup_of_day
from cardtable.controller.match.setup import MatchSetup
from cardtable.language import YOU, Listed, player, say
from cardtable.language import paragraph as join_sentences
from cardtable.plain_text import LONGEST_NAME, one_line
from cardtable.rules.catalog import catalog
from cardtable.rules.own_words import game_name
from cardtable.storage.statistics import DayResult
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.today.people_sheet import Line, PeopleSheet
from cardtable.ui.shared.seating import PERSON_AVATAR, trouble
from cardtable.ui.shared.when import day_text
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_row
from cardtable.ui.widgets.controls import NameField, PillButton, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.pickers import PickButton

SOMEONE_ELSE = "+"
"""The value of the entry that asks for a new name."""


class DaySheet(PeopleSheet):
    """The sheet with the deal of one day; only today's can be played."""

    deal_asked = Signal(MatchSetup)
    """The deal to play or continue."""

    chosen = Signal()
    """The player or the game of the day has changed."""

    def __init__(self, theme: Theme, notify: Callable[[str], object], parent: QWidget) -> None:
        """Make it without a deal; `notify` shows why something can't be done."""
        super().__init__(theme, say("today-deal"), say("shared-day-before"), say("shared-day-after"), parent)
        self._say_trouble = notify
        self.today = self.day = clock.today()
        """Today, and the day whose deal is shown."""
        self._people: dict[str, Person] = {}
        self._wanted: Person | None = None
        self.results: Sequence[DayResult] = ()
        self._begun = frozenset[tuple[str, str]]()
        self.game_name = paragraph("", "headline", self)
        self.about = paragraph("", "row", self)
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
        button = lay_row(self.deal, STRETCH)
        add_parts(self.column, self.game_name, self.about, chosen, self.name, button)
        self.lay_lines()

    def open(self, today: date, person: Person | None, game: str, liked: Iterable[str]) -> None:
        """Show today's deal.

        `person` played last. `game` is the family's choice, "" for another game each day; the games in
        `liked` can be chosen too.
        """
        self.today = self.day = today
        self._wanted = person
        named = ((one, game_name(catalog().resolve(one))) for one in offered((game, *liked)))
        each_day = ("", say("today-another-game"))
        self.game.offer([each_day, *sorted(named, key=lambda one: one[1].casefold())])
        self.game.choose(game)
        self._hide_name()
        self.waits, self.results = True, ()
        self.know(())

    # Player and game

    @property
    def person(self) -> Person:
        return self._people[self.person_picker.value]

    @property
    def variant(self) -> str:
        """The game of the day's deal; of a past day, the game that was played most."""
        played = Counter(one.variant for one in self.results)
        if self.day != self.today and played:
            return played.most_common(1)[0][0]
        return self.game.value or game_of(self.day)

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
        elif self.day == self.today:
            self._wanted = self.person
            self.chosen.emit()
            self.deal_asked.emit(self.setup)

    def turn(self, by: int) -> None:
        """Show the deal `by` days later."""
        self.day += timedelta(days=by)
        self.waits, self.results = True, ()
        self._update()
        self.turned.emit()

    # Results

    def show_results(
        self, results: Sequence[DayResult], begun: Collection[tuple[str, str]], waits: bool = False
    ) -> None:
        """Show everyone's results.

        `begun` are the names and games of deals of today that are not finished; `waits` while counting goes
        on.
        """
        self.results, self._begun, self.waits = results, frozenset(begun), waits
        self._update()

    def _update(self) -> None:
        is_today = self.day == self.today
        self.which.setText(say("menu-today") if is_today else day_text(self.day))
        self.after.setEnabled(not is_today)
        variant = self.variant
        theirs = [one for one in self.results if one.variant == variant]
        title = theirs[0].title if theirs else game_name(catalog().resolve(variant))
        self.game_name.setText(title)
        company = Listed([one.name for one in self.setup.players if one.kind == "computer"])
        self.about.setText(say("today-about", company=company) if is_today else say("today-is-over"))
        self.deal.setAccessibleDescription(
            join_sentences([say("reader-sentence", line=title), self.about.text()])
        )
        for part in (self.person_picker, self.game, self.deal):
            part.setVisible(is_today)
        name = self.person.name
        if (variant, name) in self._begun:
            self.deal.set_label(say("saved-play-on"))
        elif any(one.name == name for one in theirs):
            self.deal.set_label(say("play-again"))
        else:
            self.deal.set_label(say("games-deal"))
        self.nobody.setText(say("today-nobody"))
        self.show_lines([_line(one) for one in theirs])


def _line(one: DayResult) -> Line:
    name = player(one.name)
    words = say("play-held", player=name) if one.held else say("play-not-held", player=name)
    came_to = say("today-came-to", plays=one.plays, total=one.total)
    return Line(one.avatar, words, (came_to, *_retries(one)), "check" if one.held else "")


def _retries(result: DayResult) -> Iterator[str]:
    if result.times > 1:
        words = "today-again-and-held" if result.held_again else "today-again"
        yield say(words, times=result.times - 1)
