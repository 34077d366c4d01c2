"""The page to start a new game: families on shelves, and a sheet with the chosen game and who plays it.

The one large button deals what the sheet shows. Lists and texts open over the sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Self

import msgspec
from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from cardtable.controller.match.setup import MatchSetup
from cardtable.game.record.header import deal_number
from cardtable.language import player, say, sentence
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.new_game.gallery import Gallery, mark
from cardtable.ui.features.new_game.game_sheet import GameRow, Lengths, OwnTools, TableStrip
from cardtable.ui.features.new_game.options_panel import ChangesLine, OptionsPanel
from cardtable.ui.features.new_game.seats_panel import SeatsPanel
from cardtable.ui.features.new_game.shelves import draw_head
from cardtable.ui.features.new_game.variant_rows import VariantRows
from cardtable.ui.shared import seating
from cardtable.ui.shared.chips import ChipLines
from cardtable.ui.shared.games_list import Game, GamesFilter, GamesModel, Wanted
from cardtable.ui.shared.rules_view import RulesView
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import (
    RING,
    ChipButton,
    MarkButton,
    PillButton,
    Segmented,
    Sheet,
    label,
    paragraph,
)
from cardtable.ui.widgets.keys_panel import key_cap, native, rows_of
from cardtable.ui.widgets.menu_board import Entry, open_menu
from cardtable.ui.widgets.painted import Drawing
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip
from cardtable.ui.widgets.type_ahead import typed_in

if TYPE_CHECKING:
    from cardtable.rules.model import Rules

_TABS = ("rules", "options", "seats")
_LIST = "games"
"""The view with the games of the family, which has no tab."""

_CHANGE, _SLIDE = 220.0, 16
"""The duration of the change to another family in milliseconds, and the slide in pixels."""

_HEAD_HEIGHT = 128
_LOW = 600
"""Height in pixels, at the usual text size, below which the sheet shows little but its games."""
_TIGHT = 720
"""Height in pixels, at the usual text size, below which the sheet shows smaller seats."""
_LOWEST = 460
"""Height in pixels, at the usual text size, below which a game's rules have no button below them."""
_CHIP_LINES = 2
"""Most lines of chips under the chosen game."""
_SHEET = (392, 500)
"""Least and greatest width of the sheet in pixels, at the usual text size."""


@dataclass(frozen=True)
class Remembered:
    """What the page begins with: the last game's setup, favorites, and games played recently."""

    last: MatchSetup | None = None
    favorites: Sequence[str] = ()
    recent: Sequence[str] = field(default=())


class NewGamePage(RoomPage):
    """The page to choose a new game; `start_asked` carries it as a `MatchSetup`."""

    start_asked = Signal(MatchSetup)
    change_asked = Signal(str, object)
    """The game whose rules to change, and the chosen house rules."""
    show_asked = Signal(str)
    """The game to show with prepared cards."""
    asked = Signal(str)
    """Emitted with the name of the command that brings a game from elsewhere."""

    def __init__(self, theme: Theme, games: Sequence[Game], remembered: Remembered) -> None:
        super().__init__(theme)
        last = remembered.last
        self._options: dict[str, Mapping[str, str]] = {} if last is None else {last.variant: last.options}
        self._rules: Rules | None = None
        self._family = ""
        """The id of the family that the sheet shows."""
        self.pace = Pace(0.0)
        """The pace of changes, set by the window."""
        self._make_games(games, remembered)
        self.seats = SeatsPanel(theme, seating.drafted(last.players) if last else seating.first_seats(), self)
        self.options = OptionsPanel(theme, self)
        self.strip = TableStrip(theme, self.seats, self._open_menu, self._show_seat, self)
        self.changes = ChangesLine(self)
        self.rules = RulesView(theme, self, titled=False)
        self.show_how = PillButton(say("first-show"), "tap", size=16, parent=self)
        tip(self.show_how, say("first-show-hint"))
        self.show_how.setAccessibleDescription(say("first-show-hint"))
        words = (say("games-how-to-play"), say("games-house-rules"), say("games-seats"))
        self.tabs = Segmented(say("games-what-to-look-at"), list(zip(_TABS, words, strict=True)), self)
        self.lengths = Lengths(self.options.pick, self)
        self._make_buttons()
        self._layout()
        self._fade = Fade(self, _CHANGE, _SLIDE)
        self._connect()
        self.lead_focus(self.gallery.shelves)
        self.tabs.choose(_TABS[0])
        self.seats.open_hands.setChecked(last is not None and last.open_hands)
        self.gallery.choose(last.variant if last else "")

    # Parts

    def _make_games(self, games: Sequence[Game], remembered: Remembered) -> None:
        theme = self.theme
        model = GamesModel(games, remembered.favorites, remembered.recent, self)
        self.gallery = Gallery(theme, model, self._change, self)
        self._in_family = GamesFilter(model, self)
        self.ways = ChipButton(say("own-ways"), "plus", parent=self)
        """The button that offers every way to a game or pack of one's own."""
        tip(self.ways, say("own-ways"))
        self.ways.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.rows = VariantRows(theme, self._in_family, parent=self)
        self.own = OwnTools(self)
        self.own.can_change = True

    def _make_buttons(self) -> None:
        theme = self.theme
        self.fitting = PillButton(say("games-that-fits"), "cap", size=15, parent=self)
        """The button that chooses a game whose numbers fit the learner at the table."""
        self._fits = ""
        self.picker = GameRow(theme, self)
        self.chips = ChipLines(_CHIP_LINES, self)
        self.to_rules = PillButton(say("menu-rules"), "book", size=15, parent=self)
        self.to_rules.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.to_games = MarkButton(say("games-back-to-games"), "chevron-left", self)
        self.start = PillButton(say("games-deal"), "play", primary=True, size=20, parent=self)
        self.real = PillButton(say("real-title"), size=15, parent=self)
        self.real.setAccessibleDescription(say("real-with-own-pack"))
        tip(self.real, say("real-with-own-pack"))
        """The button that starts the game with the family's own pack at a real table."""

    def _connect(self) -> None:
        gallery = self.gallery
        gallery.game_chosen.connect(self._show_choice)
        for view in (gallery.shelves, gallery.found, gallery.search, self.rows):
            view.installEventFilter(self)
        self.rows.selectionModel().currentChanged.connect(self._take_row)
        gallery.shelves.right_asked.connect(self.picker.setFocus)
        self.rows.left_asked.connect(self._go_to_games)
        self.rows.taken.connect(self._go_to_games)
        self.picker.clicked.connect(self._show_list)
        self.seats.changed.connect(self._show_setup)
        self.options.changed.connect(self._keep_options)
        self.options.change.clicked.connect(self._change_rules)
        self.own.change.clicked.connect(lambda: self.change_asked.emit(self.own.variant, {}))
        self.show_how.clicked.connect(self._show_how)
        self.changes.usual.clicked.connect(self.options.reset_all)
        self.tabs.chosen.connect(self.show_tab)
        self.start.clicked.connect(self._start)
        self.real.clicked.connect(self._change_pack)
        self.to_rules.clicked.connect(lambda: self._go_to_tab("rules"))
        self.strip.phones.clicked.connect(self._invite)
        self.ways.clicked.connect(self._offer_ways)
        self.to_games.clicked.connect(self._go_to_games)
        self.fitting.clicked.connect(lambda: gallery.go_to(self._fits))
        KEYS.bind("games-search", self, gallery.search.setFocus)
        KEYS.bind("own-rename", self, self._rename)
        for number, tab in enumerate(_TABS):
            keys = QKeySequence(f"Ctrl+{number + 1}")
            QShortcut(keys, self, lambda tab=tab: self._go_to_tab(tab))

    def _layout(self) -> None:
        head = Head(self, say("games-new-game"), self.back_asked)
        add_parts(head, 16, (self.gallery.search, 2), 10, (self.gallery.there, 1), self.ways)
        self.views = QStackedWidget(self)
        for view in (
            self._side(self.rules, self.show_how),
            self.options,
            self._side(self.seats, self.real),
            self.rows,
        ):
            self.views.addWidget(view)
        self.sheet = Sheet(parent=self)
        self._layout_sheet()
        body = lay_row((self.gallery, 1), self.sheet, gap=12)
        lay_column(head, self.gallery.filters, (body, 1), on=self, margins=(28, 14, 28, 18), gap=6)
        first = (self.gallery.search, self.ways, *self.gallery.controls)
        tab_through((*first, *self._in_sheet(), self.start, head.back))
        self.options.before = (self.tabs.segments[-1],)

    def _in_sheet(self) -> list[QWidget]:
        family = [self.picker, *self.own.controls, self.to_rules, *self.lengths.choice.segments]
        table = [*self.strip.controls, self.to_games]
        rows = [control for row in self.seats.rows for control in row.controls]
        seats = [*rows, self.seats.add_person, self.seats.add_computer, self.seats.open_hands, self.real]
        options = [self.options.deal, self.options.change]
        setup = [*self.tabs.segments, self.rules, self.show_how, *options, *seats, self.rows]
        return [*family, *table, *setup, self.fitting, self.changes.usual]

    def _layout_sheet(self) -> None:
        self.title = paragraph("", "heading", self)
        self.count = label("", "label", self)
        self.trouble = paragraph("", "trouble", self)
        self.family_head = Drawing(self.theme, 0, 0, self)
        self.family_head.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.sides = QStackedWidget(self)
        # Its contents scroll, so the sheet doesn't raise the window's least height.
        self.sides.setMinimumHeight(200)
        self.sides.addWidget(self._family_side())
        self.sides.addWidget(self._setup_side())
        for button in (self.fitting, self.start):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        # Beside each other: in a low window, two rows would leave no room for the seats.
        deals = lay_row((self.fitting, 1), (self.start, 1))
        foot = lay_column(self.changes, self.trouble, deals, margins=(14, 0, 14, 0))
        lay_column((self.sides, 1), foot, on=self.sheet, margins=(1, 1, 1, 10), gap=6)

    def _family_side(self) -> QWidget:
        side = QWidget(self)
        inner = QWidget(side)
        shown = lay_column(on=inner, margins=(14, 4, 14, 0))
        for bare in (self.chips, self.lengths):
            # They have no room for a focus ring around them.
            bare.setContentsMargins(round(RING), 0, round(RING), 0)
        shown.setSpacing(4)
        add_parts(shown, self.picker, self.own, self.chips, self.to_rules, STRETCH, self.lengths, STRETCH)
        table = lay_row(self.count, margins=(10, 0, 4, 0))
        add_parts(shown, table, self.strip, STRETCH)
        lay_column(self.family_head, (ScrollArea(side, inner), 1), on=side, margins=NO_MARGINS, gap=6)
        return side

    def _side(self, large: QWidget, below: QWidget) -> QWidget:
        """Return a side of the sheet with a part that takes all room, and one below it."""
        side = QWidget(self)
        lay_column((large, 1), below, on=side, margins=NO_MARGINS, gap=4)
        return side

    def _setup_side(self) -> QWidget:
        side = QWidget(self)
        head = lay_row(self.to_games, (self.title, 1), gap=4)
        lay_column(head, self.tabs, (self.views, 1), on=side, margins=(16, 12, 15, 0), gap=8)
        return side

    # Choosing

    @property
    def setup(self) -> MatchSetup | None:
        """The setup as chosen, None while it cannot be dealt."""
        game = self.gallery.game
        if game is None or self.trouble.text():
            return None
        seed = self.options.deal.text() or seating.new_seed()
        seats, real = seating.with_names(self.seats.seats), self.seats.has_own_pack
        is_open = self.seats.open_hands.isChecked() and not real
        return MatchSetup(game.id, seats, seed, self.options.options, is_open, real_cards=real)

    def _take_row(self, *_: object) -> None:
        if self.rows.game is not None:
            self.gallery.choose(self.rows.game.id)

    def show_recent(self, recent: Sequence[str]) -> None:
        """Set the games played recently."""
        self.gallery.model.recent = tuple(recent)
        self.gallery.filter()

    def take(self, setup: MatchSetup) -> None:
        """Show a whole setup, including its deal number."""
        self._options[setup.variant] = setup.options
        with QSignalBlocker(self.seats):
            self.seats.use_own_pack(setup.real_cards)
            self.seats.set_seats(seating.drafted(setup.players))
        self.seats.open_hands.setChecked(setup.open_hands)
        self.gallery.go_to(setup.variant)
        self.show_deal(deal_number(setup.seed))
        self.show_tab("options")

    def restore_from(self, before: Self) -> None:
        self.pace = before.pace
        self._options = dict(before._options)
        self.seats.know(before.seats.learners)
        self.seats.set_seats(before.seats.company)
        self.seats.use_own_pack(before.seats.has_own_pack)
        self.seats.open_hands.setChecked(before.seats.open_hands.isChecked())
        self.gallery.filters.want(before.gallery.filters.wanted)
        self.gallery.search.setText(before.gallery.search.text())
        self.gallery.choose(before.gallery.game.id if before.gallery.game is not None else "")
        self.show_deal(before.options.deal.text())

    def _open_menu(self, entries: Sequence[Entry], button: QWidget) -> None:
        open_menu(button, self.theme, entries, self.pace.menu)

    def _offer_ways(self) -> None:
        """Open the menu of the ways to a game or pack of one's own."""
        own = [game for game in self.gallery.model.games if game.is_own]
        games = tuple(Entry(game.name, "cards", partial(self.gallery.go_to, game.id)) for game in own)
        ways = [
            Entry(say("workshop-make-own"), "rule", self._make_game, key_cap("workshop", "Ctrl+Shift+N")),
            Entry(
                say("own-bring"), "folder", partial(self.asked.emit, "open-a-game"), key_cap("open", "Ctrl+O")
            ),
            Entry(
                say("own-paste"), "plus", partial(self.asked.emit, "paste-a-game"), key_cap("paste", "Ctrl+V")
            ),
            Entry(self._pack_words, "suit-S", self._change_pack),
        ]
        if games:
            ways.append(Entry(say("own-shelf"), "cards", entries=games))
        self._open_menu(ways, self.ways)

    def _show_seat(self, number: int) -> None:
        """Show name, picture and role of a seat."""
        self.show_tab("seats")
        row = self.seats.rows[number]
        (row.role if row.name.isHidden() else row.name).setFocus(Qt.FocusReason.OtherFocusReason)

    def _invite(self) -> None:
        """Let phones join the game that is shown, on as many seats as it has."""
        setup = self.setup
        if setup is not None:
            players = seating.with_names(seating.with_phones(self.seats.seats, self.seats.most))
            self.start_asked.emit(msgspec.structs.replace(setup, players=players))

    def _make_game(self) -> None:
        """Ask for a game that starts from the chosen one, or from scratch if that is an own game."""
        if self.gallery.game is None or self.gallery.game.is_own:
            self.change_asked.emit("", {})
        else:
            self._change_rules()

    def _rename(self) -> None:
        if self.own.isVisible():
            self.own.rename.click()

    def _show_how(self) -> None:
        if self.gallery.game is not None:
            self.show_asked.emit(self.gallery.game.id)

    def _change_rules(self) -> None:
        if self.gallery.game is not None:
            self.change_asked.emit(self.gallery.game.id, dict(self.options.options))

    def show_deal(self, seed: str) -> None:
        """Set the deal number; "" deals at random."""
        self.options.deal.setText(seed)

    def show_tab(self, tab: str) -> None:
        """Show rules, options or seats on the sheet."""
        self.tabs.choose(tab)
        self._turn_sheet(tab)

    def _go_to_tab(self, tab: str) -> None:
        # Before its side of the sheet is hidden, or the focus would go on along what is left.
        self.tabs.segments[_TABS.index(tab)].setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.show_tab(tab)

    def _show_list(self) -> None:
        self._turn_sheet(_LIST)
        self.rows.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_to_games(self) -> None:
        """Show the chosen game on the sheet again."""
        self.picker.setFocus(Qt.FocusReason.OtherFocusReason)
        self._turn_sheet("")

    def _turn_sheet(self, view: str) -> None:
        """Show this view on the sheet, or the chosen game if it's ""."""
        if self.sides.currentIndex() != bool(view):
            self._change(self.sheet)
        self.sides.setCurrentIndex(bool(view))
        if view:
            self.views.setCurrentIndex((*_TABS, _LIST).index(view))
            self._show_rules()
        self.tabs.setVisible(view != _LIST)
        self._show_title()

    def _show_title(self) -> None:
        game = self.gallery.game
        if game is not None:
            is_list = self.views.currentWidget() is self.rows
            self.title.setText(game.family.name if is_list else game.name)

    def _change(self, part: QWidget) -> None:
        """Fade a part of the page from what it shows now."""
        self._fade.begin(part, self.pace)

    def default_action(self) -> None:
        self._start()

    def keys(self) -> list[KeyRow]:
        rename = ["own-rename"] if self.own.isVisible() else []
        deal = ((native("Return"),), self.start.text())
        return [deal, *rows_of("games-search", *rename, "favorite")]

    def _show_choice(self) -> None:
        """Show the chosen game on the sheet, with its options and seats."""
        from cardtable.rules.catalog import catalog

        game = self.gallery.game
        if game is not None:
            if game.family.id != self._family and self._family:
                self._change(self.sheet)
            self._show_game(game)
        if self.sheet.isHidden() is (game is not None):
            self.sheet.setVisible(game is not None)
            self.redraw_room()
        if game is not None:
            self.options.show_game(catalog().resolve(game.id), dict(self._options.get(game.id, {})))
        self._show_setup()

    def _show_game(self, game: Game) -> None:
        """Show the head of the sheet: the family, the game and what is special about it."""
        self._family = game.family.id
        self._in_family.want(Wanted(family=game.family.id))
        mark(self.rows, self._in_family.row_of(game.id))
        # The shelf says what its games are about.
        hook = game.family.hook if self.gallery.is_single else ""
        self.family_head.show_drawing(partial(draw_head, self.theme, game.family, hook), game.family.name)
        self.family_head.setAccessibleDescription(game.family.hook)
        self.own.show_game(game)
        others = self._in_family.rowCount() - 1
        self.picker.show_game(game, others)
        self.picker.setVisible(others > 0)
        self.chips.show_chips(self.gallery.model.chips(game))

    def _keep_options(self) -> None:
        self._show_setup()
        if self.gallery.game is not None:
            self._options[self.gallery.game.id] = self.options.options

    def _show_setup(self) -> None:
        """Show the changed rules, and whether the setup can be played."""
        game = self.gallery.game
        trouble = "" if game is None else self._trouble(game)
        self.changes.show_changes(self.options.changes if game is not None else ())
        if trouble != self.trouble.text() and self.isVisible():
            announce(self, trouble)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.start.setEnabled(game is not None and not trouble)
        self.start.set_label(self._way_on)
        self.real.set_label(self._pack_words)
        self.strip.show_seats()
        self.gallery.model.players = len(self.seats.company)
        self.gallery.shelves.shelves.show_players(self.gallery.model.players)
        self.start.setAccessibleDescription(trouble)
        self._suggest(game)

    @property
    def _pack_words(self) -> str:
        return say("real-on-screen" if self.seats.has_own_pack else "real-title")

    @property
    def _way_on(self) -> str:
        """The label of the button that starts the game."""
        if self.seats.has_own_pack:
            return say("real-start")
        phones = any(seat.phone for seat in self.seats.seats)
        return say("menu-phones") if phones else say("games-deal")

    def _suggest(self, game: Game | None) -> None:
        """Suggest an easier game if a seated learner finds the numbers of this one too large."""
        seated = {seat.learner for seat in self.seats.seats}
        learners = [one for one in self.seats.learners if one.id in seated]
        strained = [one for one in learners if game is not None and not seating.fits(one, game.limit)]
        easiest = [
            (one, other) for one in strained if (other := seating.fitting_game(one, self.gallery.model.games))
        ]
        self.fitting.setVisible(bool(easiest))
        if easiest:
            learner, other = min(easiest, key=lambda pair: pair[1].limit)
            self._fits = other.id
            label = say("games-for-learner", name=player(learner.nickname), game=other.name)
            self.fitting.set_label(label)

    def _trouble(self, game: Game) -> str:
        """Apply rules and seats; return in a sentence why they don't go together, else ""."""
        from cardtable.rules.catalog import catalog
        from cardtable.rules.model import RulesError

        self._show_title()
        self._show_lengths(game)
        try:
            rules = catalog().resolve(game.id, self.options.options)
        except RulesError as error:
            self._rules = None
            self._show_rules()
            return say("games-rules-clash", why=error.why) if error.why else str(error)
        self.options.offer(rules.choices)
        self.seats.allow(rules.min_players, rules.max_players)
        players = len(self.seats.seats)
        count = say("games-up-to", players=players, most=rules.max_players)
        self.count.setText(count)
        if self._rules is None or (rules.digest, rules.options) != (self._rules.digest, self._rules.options):
            self._rules = rules
            self._show_rules()
        lack = rules.lack_of_cards(players)
        if lack:
            return sentence(lack)
        return seating.trouble(self.seats.seats)

    def _show_rules(self) -> None:
        """Show the rules if they are open: writing them takes longer than everything else about a choice."""
        is_open = self.sides.currentIndex() and self.views.currentIndex() == _TABS.index("rules")
        if is_open and self.rules.shown is not self._rules:
            self.rules.show_rules(self._rules)

    def _show_lengths(self, game: Game) -> None:
        """Offer a short game to the players, and keep it short for more or fewer of them."""
        from cardtable.rules.catalog import catalog

        rules, options = catalog().resolve(game.id), self.options.options
        players = max(rules.min_players, min(len(self.seats.company), rules.max_players))
        for rule, value in self.lengths.show_game(game, rules, players, options).items():
            if value != options.get(rule, ""):
                self.options.pick_quietly(rule, value)
                self._options[game.id] = self.options.options
        self.options.said_elsewhere = self.lengths.short_rules

    def _start(self) -> None:
        setup = self.setup
        if setup is not None:
            self.start_asked.emit(setup)
            # The next game is on screen again, unless they choose their own pack again.
            self.seats.use_own_pack(False)

    def _change_pack(self) -> None:
        """Switch between the family's own pack, for which all players must be people, and the screen."""
        self.show_tab("seats")
        self.seats.use_own_pack(not self.seats.has_own_pack)

    def _search_for(self, event: QKeyEvent) -> bool:
        """Search for the letter or digit that was typed; return False if there is none."""
        typed = typed_in(event)
        if typed.isalnum():
            self.gallery.search.setFocus(Qt.FocusReason.OtherFocusReason)
            self.gallery.search.insert(typed)
        return typed.isalnum()

    # Qt

    def event(self, event: QEvent) -> bool:
        # A letter is searched for, even if it's a command's key elsewhere.
        is_asked = event.type() == QEvent.Type.ShortcutOverride and not self.sides.currentIndex()
        if is_asked and typed_in(event).isalnum():
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Enter deals, also from the search field, where Down moves to the games; in the list it takes one.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                (self._go_to_games if watched is self.rows else self._start)()
                return True
            if watched is self.gallery.search and event.key() == Qt.Key.Key_Down:
                self.gallery.view.setFocus()
                return True
            is_star = watched is self.gallery.found and KEYS.is_pressed("favorite", event)
            if watched in (self.gallery.shelves, self.gallery.found) and not is_star:
                return self._search_for(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Escape goes back one step: from what is over the sheet, from a search to all games, off the page.
        if event.key() == Qt.Key.Key_Escape and self.sides.currentIndex():
            self._go_to_games()
        elif event.key() == Qt.Key.Key_Escape and self.gallery.shown.is_looking:
            self.gallery.show_all()
        elif self.sides.currentIndex() or not self._search_for(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turn_sheet("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        least, most = _SHEET
        room = self.theme.room
        width = max(least, min(most, round(self.width() * 0.345))) * room
        self.sheet.setFixedWidth(min(round(width), max(least, self.width() - round(330 * room))))
        height = self.height() / room
        is_low = height < _LOW
        self.strip.show_small(height < _TIGHT)
        self.chips.allow(1 if height < _TIGHT else _CHIP_LINES)
        share = 0.5 if is_low else max(0.6, min(1.0, 0.6 + (height - _LOW) / 600))
        self.family_head.setFixedHeight(round(share * _HEAD_HEIGHT * (1 + (room - 1) / 2)))
        # Larger words would leave no room for the search field.
        self.ways.setText(say("own-ways") if room <= 1 else "")
        # The rules need the whole height; the shortcut still shows the game.
        self.show_how.setVisible(height >= _LOWEST)
        self.start.size_at_rest = 17 if is_low and room > 1 else 20
        self.start.updateGeometry()
        self.gallery.there.setVisible(self.width() > 980 * room)
