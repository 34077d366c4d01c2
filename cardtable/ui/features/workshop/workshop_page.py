"""The workshop page: the head, the columns, and what is done with drafts.

Each change is one step that can be undone. Unsaved changes are kept as a draft and offered again, so the page
never asks about them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QWidget

from cardtable.controller.drafts import Desk, Desks, desk_for
from cardtable.language import say
from cardtable.plain_text import LONGEST_TITLE
from cardtable.rules.drafting import card_chips
from cardtable.rules.drafting.card_chips import Chip, Number, Offer, Place, Suits
from cardtable.rules.drafting.draft import Basis, Draft, basis_of, begin
from cardtable.rules.drafting.fit import Fit, fit
from cardtable.rules.drafting.way import Way
from cardtable.rules.drafting.ways import ways
from cardtable.rules.drafting.workbench import Words, Workbench, taken_away
from cardtable.rules.sense import key_of
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.cards_panel import CardsPanel
from cardtable.ui.features.workshop.chip_menu import ChipMenu, FreeNumber, Line, Section
from cardtable.ui.features.workshop.game_panel import GamePanel
from cardtable.ui.features.workshop.meaning_panel import QWIDGETSIZE_MAX, MeaningPanel
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.boxes import NO_MARGINS, add_parts, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import PillButton, RoundButton, Segmented, Sheet, label
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.keys_panel import key_cap, native, rows_of
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, edge
from cardtable.ui.widgets.tool_tips import NOTHING, tip

_KEEPS = 400
"""Milliseconds after a change before the drafts are handed over."""

_ALL_COLUMNS = 990
"""Smallest width in pixels, at the usual text size, at which all columns are side by side."""
_TWO_COLUMNS = 760
"""Width in pixels, at the usual text size, below which there is one column."""
_FRAME = 40
"""Width in pixels of a field besides its text."""
_ONE_LINE = 1240
"""Smallest width in pixels, at the usual text size, at which the head is one line."""
_AFTER_TITLE = 4
"""The index of the name and maker in a one-line head."""
_STRIP = 38
"""Pixels kept free above a one-line head for notices, at the usual text size."""
_GAPS = 72
"""Width in pixels of the gaps between the parts of the head."""


class WorkshopPage(RoomPage):
    """The page on which games are made.

    `try_asked` carries the rules to try, `save_asked` the desk with the game to save.
    """

    try_asked = Signal(object)
    save_asked = Signal(object)
    kept_drafts = Signal(tuple)
    """The unsaved drafts as `to_keep` returns them."""

    def __init__(
        self,
        theme: Theme,
        drafts: Iterable[Mapping[str, Any]] = (),
        motion: Callable[[], Pace] = lambda: Pace(0.0),
        knows_games: bool = True,
    ) -> None:
        """Create the page with the kept drafts; `motion` returns the pace of fades.

        Unless the page `knows_games`, drafts of the player's own games wait for `know_games`.
        """
        super().__init__(theme)
        self.desks = Desks(drafts, knows_games)
        self.fit: Fit = Fit(None)
        self._ways: tuple[Way, ...] = ()
        self._bases: dict[str, Basis] = {}
        """The games that drafts started from, by id."""
        self._clip: tuple[Chip, bool] | None = None
        """The chip that was cut or copied, and whether it was copied."""
        self.game = GamePanel(theme, self, motion)
        self.cards = CardsPanel(theme, self, motion)
        self.meaning_panel = MeaningPanel(theme, self, motion=motion)
        self.menu = ChipMenu(theme, self, motion, lambda: self.cards.light(""))
        self._keeper = QTimer(self, interval=_KEEPS, singleShot=True)
        self._keeper.timeout.connect(self.keep)
        self._make_head()
        self._layout()
        self._connect()
        self.lead_focus(self.cards)

    # Parts

    def _make_head(self) -> None:
        self.name = self._field(say("workshop-name"))
        self.maker = self._field(say("workshop-maker"))
        self.maker.setPlaceholderText(say("workshop-maker"))
        self.maker.setAccessibleDescription(NOTHING)
        self.origin = label("", "note", self)
        self.drafts = RoundButton(say("workshop-drafts"), "folder", self)
        self.undo_button = RoundButton(say("workshop-nothing-to-undo"), "undo", self)
        self.redo_button = RoundButton(say("workshop-nothing-to-redo"), "redo", self)
        self.try_deal = PillButton(say("workshop-try"), "play", size=17, parent=self)
        self.save = PillButton(say("workshop-save"), "check", primary=True, size=17, parent=self)
        words = [(column, say(f"workshop-tab-{column}")) for column in ("game", "cards", "told")]
        self.tabs = Segmented(say("workshop-columns"), words, self)
        self.tabs.choose("cards")

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setProperty("role", "title")
        field.setAccessibleName(name)
        tip(field, name)
        field.setMaxLength(LONGEST_TITLE)
        field.editingFinished.connect(self._rename)
        return field

    def _layout(self) -> None:
        self.head = Head(self, say("keys-in-workshop"), self.back_asked)
        self.head.setSpacing(6)
        self.named = QWidget(self)
        FlowLayout(self.name, self.maker, self.origin, on=self.named, gap=8)
        self.tools = QWidget(self)
        lay_row(self.drafts, self.undo_button, self.redo_button, on=self.tools, margins=NO_MARGINS)
        add_parts(self.head, 10, (self.named, 1, Qt.AlignmentFlag.AlignVCenter), self.tools)
        self.head.addStretch(0)
        add_parts(self.head, self.try_deal, self.save)
        self.second = QHBoxLayout()
        self.game_sheet, self.cards_sheet = self._sheet(self.game), self._sheet(self.cards)
        self.body = QGridLayout()
        self.body.setHorizontalSpacing(12)
        self.body.setColumnStretch(0, 1)
        self.body.setRowStretch(1, 1)
        self.body.addWidget(self.tabs, 0, 0)
        sheets = lay_row(self.game_sheet, (self.cards_sheet, 1), gap=12)
        self.body.addLayout(sheets, 1, 0)
        self.page = lay_column(
            self.head, self.second, (self.body, 1), on=self, margins=(20, 12, 20, 16), gap=8
        )

    def _sheet(self, inner: QWidget) -> Sheet:
        sheet = Sheet(parent=self)
        lay_column(inner, on=sheet, margins=(16, 14, 10, 12))
        return sheet

    def _connect(self) -> None:
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.drafts.clicked.connect(self._offer_drafts)
        self.try_deal.clicked.connect(self._try)
        self.save.clicked.connect(self._save)
        self.tabs.chosen.connect(lambda _: self._fit_columns())
        self.game.put.connect(self._put)
        self.cards.asked.connect(self._act)
        self.cards.moved.connect(self._move)
        self.cards.suits.picked.connect(self._separate_suits)
        self.cards.counted.connect(lambda row, count: self._changed(self.bench.count(row, count)))
        self.meaning_panel.repair_asked.connect(lambda *repair: self._changed(self.bench.repair(*repair)))
        self.meaning_panel.reshaped.connect(self.redraw_room)
        KEYS.bind("workshop-save", self, self.save.click)
        KEYS.bind("workshop-try", self, self.try_deal.click)
        KEYS.bind("workshop-name", self, self._to_name)
        for number, column in enumerate(("game", "cards", "told"), 1):
            QShortcut(QKeySequence(f"Ctrl+{number}"), self, partial(self._to_column, column))

    # The keyboard

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Move the keyboard to the cell that had it last."""
        self._to_column("cards")

    def _to_name(self) -> None:
        self.name.setFocus()
        self.name.selectAll()

    def _to_column(self, column: str) -> None:
        """Move the keyboard to a column, which comes to the front if there is no room for all."""
        panels: dict[str, GamePanel | CardsPanel | MeaningPanel]
        panels = {"game": self.game, "cards": self.cards, "told": self.meaning_panel}
        panel = panels[column]
        if not panel.isVisibleTo(self):
            self.tabs.choose(column)
            self._fit_columns()
        panel.focus_first()

    # The current draft

    @property
    def desk(self) -> Desk:
        """The game being edited."""
        return self.desks.current

    @property
    def bench(self) -> Workbench:
        """The steps in which the game being edited was changed."""
        return self.desk.bench

    @property
    def draft(self) -> Draft:
        """The current draft of that game."""
        return self.bench.draft

    @property
    def basis(self) -> Basis:
        """What the draft is compared with: the game that it started from, else how it began."""
        origin = self.draft.origin
        if not origin:
            return basis_of(self.bench.first)
        if origin not in self._bases:
            self._bases[origin] = basis_of(begin(origin))
        return self._bases[origin]

    def start_from(self, variant: str, options: Mapping[str, str] | None = None) -> str:
        """Edit this game, or a new one that starts from it; the previous draft is kept.

        Return a sentence for the player if unsaved changes to that game are continued, else "".

        Raises:
            RulesError: The game cannot be edited.
        """
        goes_on = self.desks.start_from(variant, options)
        self._turn_to_desk()
        return say("workshop-goes-on") if goes_on else ""

    def _work_on(self, desk: Desk) -> None:
        self.desks.work_on(desk)
        self._turn_to_desk()

    def _turn_to_desk(self) -> None:
        self._clip = None
        self._changed()

    def know_games(self) -> None:
        """Load the drafts that waited for the catalog to know the player's own games."""
        before = self.desk
        self.desks.know_games()
        if self.desk is not before:
            self._turn_to_desk()

    def restore_from(self, before: WorkshopPage) -> None:
        """Take over the games in the making and the view of the same page in the previous language."""
        before.keep()
        self.desks = before.desks
        if before._clip is not None:
            # Name the chip in the new language.
            chip = card_chips.chip_at(self.draft, before._clip[0].place)
            self._clip = None if chip is None else (chip, before._clip[1])
        self.tabs.choose(before.tabs.value)
        self.game.fold_as(before.game)
        self._show()
        self.meaning_panel.show_view(before.meaning_panel.view)

    def _show(self) -> None:
        """Show the current draft; what is unchanged is left alone."""
        draft, basis = self.draft, self.basis
        self.fit = fit(draft)
        for field, text in ((self.name, draft.name), (self.maker, draft.maker)):
            if field.text() != text:
                field.setText(text)
                field.setCursorPosition(0)
        started = say("workshop-started-from", game=basis.name)
        self.origin.setText(started if draft.origin else say("workshop-from-nothing"))
        self._fit_origin()
        self._ways = ways(draft)
        self.game.show_ways(self._ways)
        suits, is_free = card_chips.suits_of_all(draft), card_chips.copies_are_free(draft)
        self.cards.show_rows(card_chips.rows(draft), suits, is_free)
        self.outline([place for conflict in self.fit.conflicts for place in conflict.places])
        self._show_tools()
        self.meaning_panel.show_draft(draft, self.fit, basis)

    def _show_tools(self) -> None:
        bench, fits = self.bench, self.fit.rules is not None
        undo, redo = say("workshop-nothing-to-undo"), say("workshop-nothing-to-redo")
        if bench.can_undo:
            undo = say("workshop-undo", step=bench.undo_words)
        if bench.can_redo:
            redo = say("workshop-redo", step=bench.redo_words)
        for button, can, words in (
            (self.undo_button, bench.can_undo, undo),
            (self.redo_button, bench.can_redo, redo),
        ):
            button.setAccessibleName(words)
            tip(button, words)
            # Disabled now, the button would lose the keyboard.
            button.setEnabled(can or button.hasFocus())
        self.name.setAccessibleDescription(self.origin.text())
        tip(self.name, f"{self.name.accessibleName()}\n{self.origin.text()}")
        name = say("workshop-tab-told") if fits else say("workshop-does-not-fit")
        self.tabs.segments[-1].set_label(name)
        why = "\n".join(conflict.sentence for conflict in self.fit.conflicts)
        for pill in (self.try_deal, self.save):
            pill.setEnabled(fits)
            tip(pill, why)
            pill.setAccessibleDescription(why)

    def outline(self, places: Collection[str]) -> None:
        """Mark settings, and cards written as `cards.K`, as causes of a conflict."""
        self.game.outline(places)
        self.cards.outline(places)

    # Steps

    def _changed(self, is_other: bool = True) -> None:
        """Show the draft; unless it `is_other`, only to take back what the controls show."""
        self._show()
        if is_other:
            self._keeper.start()

    def do(self, draft: Draft, words: Words) -> None:
        """Take one step; `words` describes it."""
        self._changed(self.bench.do(draft, words))

    def undo(self) -> None:
        """Undo the last step."""
        words = self.bench.undo_words
        if words:
            self.bench.undo()
            self._changed()
            self.notify(say("workshop-undone", step=words), "undo")

    def redo(self) -> None:
        """Redo the step that was undone last."""
        words = self.bench.redo_words
        if words:
            self.bench.redo()
            self._changed()
            self.notify(say("workshop-redone", step=words), "redo")

    def _rename(self) -> None:
        if self.bench.rename(self.name.text(), self.maker.text()):
            self._changed()
        self.name.setText(self.draft.name)

    def _put(self, key: str, value: str) -> None:
        before = self.draft
        self._changed(self.bench.put(key, value))
        lost = taken_away(before, self.draft, key)
        if lost:
            key = key_cap("undo", "Ctrl+Z")
            self.notify(say("workshop-takes-away", ways=lost, key=key), "warn")

    def _change_cards(self, draft: Draft, row: str) -> None:
        self._changed(self.bench.change_cards(draft, row))

    def _separate_suits(self, suits: Suits, ranks: Sequence[str] | None = None) -> None:
        self._changed(suits in ("alike", "colors", "each") and self.bench.separate_suits(suits, ranks))

    def _move(self, place: Place, row: str, copies: bool) -> None:
        self._change_cards(card_chips.moved(self.draft, place, row, copies), row)

    def _act(self, act: str, row: str, place: Place | None) -> None:
        """Open a menu for a chip or a row, or cut, copy, paste or delete a chip."""
        if act == "row":
            self._offer_row(row)
        elif act == "add":
            self._offer_additions(row)
        elif act == "paste":
            self._paste(row)
        elif act not in ("menu", "cut", "copy", "delete"):
            self._begin_number(row, place, act)
        elif place is None:
            return
        elif act == "menu":
            self._offer_changes(place)
        elif act == "delete":
            self._change_cards(card_chips.without(self.draft, place), place.row)
        elif (chip := card_chips.chip_at(self.draft, place)) is not None:
            self._clip = chip, act == "copy"
            said = "workshop-copied" if act == "copy" else "workshop-cut"
            self.notify(say(said, chip=chip.text), "cards")

    def _paste(self, row: str) -> None:
        if self._clip is None:
            return
        chip, copies = self._clip
        if card_chips.chip_at(self.draft, chip.place) != chip:
            self._clip = None
            self.notify(say("workshop-chip-gone"))
            return
        if not copies:
            self._clip = None
        self._move(chip.place, row, copies)

    # Menus

    def _offer_changes(self, place: Place) -> None:
        """Open the menu with what a chip can be changed into."""
        by, chip = self.cards.cell_at(place), card_chips.chip_at(self.draft, place)
        if by is None or chip is None:
            return
        offers = card_chips.offers(self.draft, place)
        tools = [
            Line(say("workshop-take-away"), lambda: self._act("delete", place.row, place), mark="bin"),
            Line(say("workshop-copy"), lambda: self._act("copy", place.row, place), mark="cards"),
        ]
        free = None
        if place.chip == 0:
            number = next((offer.number for offer in offers if offer.chosen and offer.number), None)
            free = self._free(say("workshop-other-number"), number, self.draft, place)
        cards = card_chips.row_of(self.draft, place.row).names
        title = say("workshop-menu-change", cards=cards, chip=chip.text)
        self.cards.light(place.row)
        self.menu.open(title, [("", tools), (" ", self._lines(offers))], by, free)

    def _free(self, heading: str, number: Number | None, draft: Draft, place: Place) -> FreeNumber:
        """Return the free number for a place of the draft."""
        most = min(card_chips.LARGEST, self.draft.raw["limit"])
        with_it = partial(card_chips.with_number, draft, place)
        return FreeNumber(
            heading,
            number or Number("+", min(10, most), 0, most),
            card_chips.signs(draft, place),
            lambda sign, value: self._change_cards(with_it(sign, value), place.row),
            lambda sign, value: card_chips.sentence(with_it(sign, value), place.row),
        )

    def _begin_number(self, row: str, place: Place | None, sign: str) -> None:
        """Open the menu with a number begun by the typed sign: that of a chip's way, else of another way."""
        if place is None:
            self._offer_additions(row)
        else:
            self._offer_changes(place._replace(chip=0))
        if self.menu.number is not None:
            self.menu.number.type(sign)

    def _lines(self, offers: Iterable[Offer]) -> list[Line]:
        """Return the lines that take these offers."""
        return [
            Line(
                one.chip.words,
                partial(self._change_cards, one.draft, one.chip.place.row),
                one.chip,
                sentence=one.sentence,
                is_chosen=one.chosen,
            )
            for one in offers
        ]

    def _offer_additions(self, key: str) -> None:
        """Open the menu with the additions for the cards of a row."""
        found, row = card_chips.additions(self.draft, key), card_chips.row_of(self.draft, key)
        if not found:
            self.notify(say("workshop-nothing-to-add"))
            return
        headings = {"action": say("workshop-menu-action"), "way": say("workshop-menu-way")}
        sections: list[Section] = []
        for (change, which), offers in groupby(found, lambda offer: (offer.change, offer.chip.place.option)):
            way_words = row.options[which][0].words if change not in headings else ""
            heading = headings.get(change) or say("workshop-menu-action-of", words=way_words)
            sections.append((heading, self._lines(offers)))
        way = next((offer for offer in found if offer.change == "way"), None)
        free = None
        if way is not None:
            free = self._free(say("workshop-way-number"), None, way.draft, way.chip.place)
        self.cards.light(key)
        self.menu.open(say("workshop-menu-add", cards=row.names), sections, self.cards.rows[key].plus, free)

    def _offer_row(self, key: str) -> None:
        """Open the menu for the cards of a row: paste a chip, separate suits."""
        row, sections = card_chips.row_of(self.draft, key), list[Section]()
        if self._clip is not None:
            words = say("workshop-paste", chip=self._clip[0].text)
            sections.append(("", [Line(words, lambda: self._paste(key), self._clip[0])]))
        rank = key_of(row.faces[0])
        if card_chips.has_suits(self.draft, rank):
            now = card_chips.suits_of(self.draft, rank)
            kinds: tuple[Suits, ...] = ("alike", "colors", "each")
            lines = [
                Line(
                    say(f"workshop-suits-{suits}"),
                    partial(self._separate_suits, suits, [rank]),
                    is_chosen=suits == now,
                )
                for suits in kinds
            ]
            sections.append((say("workshop-menu-suits"), lines))
        if sections:
            self.cards.light(key)
            title = say("workshop-menu-row", cards=row.names)
            self.menu.open(title, sections, self.cards.rows[key].index)
        else:
            self._offer_additions(key)

    def _offer_drafts(self) -> None:
        """Open the menu with the other drafts and fresh starts."""
        origin, lines = self.draft.origin, []
        if origin and self.bench.can_undo:
            again = say("workshop-begin-again", game=self.basis.name)
            lines.append(Line(again, lambda: self._begin_again(origin), mark="again"))
        lines.append(Line(say("workshop-begin-nothing"), lambda: self._begin_again(""), mark="plus"))
        others = [
            Line(
                say("workshop-go-on-with", game=one.bench.draft.name), partial(self._work_on, one), mark="pen"
            )
            for one in self.desks.others
        ]
        self.menu.open(say("workshop-drafts"), [("", lines), (" " if others else "", others)], self.drafts)

    def _begin_again(self, variant: str) -> None:
        self._work_on(desk_for(variant))
        self._to_column("cards")

    # Trying and saving

    def _try(self) -> None:
        self._rename()
        if self.fit.rules is not None:
            self.keep()
            self.try_asked.emit(self.fit.rules)

    def _save(self) -> None:
        # The save shortcut can come while the name is still being typed.
        self._rename()
        if self.fit.rules is not None:
            self.save_asked.emit(self.desk)

    def take_saved(self, desk: Desk, draft: Draft) -> None:
        """Note that a draft was saved from a desk; use its new name if the old one was taken."""
        name = desk.saved.name
        if desk.bench.draft == draft and desk.bench.rename(name, draft.maker):
            self._show()
        self.keep()
        if name == draft.name:
            self.notify(say("workshop-saved", game=name), "check")
        else:
            self.notify(say("workshop-saved-as", game=name, other=draft.name), "check")

    def shut_down(self) -> None:
        """Hand over the unsaved drafts and stop the lab; can be called twice."""
        self.keep()
        self.meaning_panel.stop()

    def take_drafts(self, drafts: Iterable[Mapping[str, Any]]) -> None:
        """Replace all games in the making by these drafts."""
        self.desks = Desks(drafts)
        self._show()

    def keep(self) -> None:
        """Emit the unsaved drafts."""
        self._keeper.stop()
        self.kept_drafts.emit(self.desks.to_keep())

    def keys(self) -> list[KeyRow]:
        """Return the keys that no menu shows."""
        return [
            (("↑", "↓", "←", "→"), say("workshop-key-cards")),
            (("A", "2", "…"), say("workshop-key-type")),
            (("+", "−", "="), say("workshop-key-number")),
            ((native("Return"),), say("workshop-key-menu")),
            ((native("Insert"), native("Delete")), say("workshop-key-delete")),
            ((native("Ctrl+X"), native("Ctrl+C"), native("Ctrl+V")), say("workshop-key-chip")),
            ((native("Ctrl+1"), native("Ctrl+2"), native("Ctrl+3")), say("workshop-key-columns")),
            *rows_of("workshop-name", "workshop-try", "workshop-save"),
        ]

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        if not self._ways:
            self._show()
        self._order_stops()
        super().showEvent(event)

    def _order_stops(self) -> None:
        """Set the Tab order up to the game's controls; the cards' and the panel's come after them.

        All of them must be there already. Qt ignores an order that holds anyway, and the last stop of a page
        without a window leads to the first; a control made later would come in between.
        """
        head = (self.head.back, self.name, self.maker, self.drafts, self.undo_button, self.redo_button)
        stops = (*head, self.try_deal, self.save, *self.tabs.segments, *self.game.controls)
        tab_through(stops)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.menu.put_away()
        if self._keeper.isActive():
            self.keep()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_columns()
        super().resizeEvent(event)

    def _fit_columns(self) -> None:
        room, wide = self.theme.room, self.width()
        all_of_them = wide >= _ALL_COLUMNS * room
        alone = wide < _TWO_COLUMNS * room
        self.tabs.setVisible(not all_of_them)
        self.body.setVerticalSpacing(0 if all_of_them else 8)
        self.tabs.segments[-1].setVisible(alone)
        if self.tabs.value == "told" and not alone:
            self.tabs.choose("cards")
        chosen = self.tabs.value
        self.game_sheet.setVisible(all_of_them or chosen == "game")
        self.cards_sheet.setVisible(all_of_them or chosen == "cards")
        self.meaning_panel.setVisible(not alone or chosen == "told")
        for title in (self.game.title, self.cards.title):
            title.setVisible(all_of_them)
        self.body.addWidget(self.meaning_panel, *((1, 0, 1, 1) if alone else (0, 1, 2, 1)))
        narrow = round(max(250.0, min(318.0, wide * 0.228)) * room)
        panel_width = round(max(280.0, min(362.0, wide * 0.26)) * room)
        for panel, is_column, width in (
            (self.game_sheet, all_of_them, narrow),
            (self.meaning_panel, not alone, panel_width),
        ):
            panel.setMinimumWidth(width if is_column else 0)
            panel.setMaximumWidth(width if is_column else QWIDGETSIZE_MAX)
        one_line = wide >= _ONE_LINE * room
        usual = round(130 * room)
        asks = self.maker.fontMetrics().horizontalAdvance(self.maker.placeholderText()) + _FRAME
        self.maker.setFixedWidth(max(usual, asks))
        # A wider maker field makes the name field narrower.
        name = round(min(300.0, max(190.0, wide * 0.19)) * room) - max(0, asks - usual)
        self.name.setFixedWidth(max(round(170 * room), name))
        above = round(_STRIP * self.theme.text) - edge(wide, self.height())[1] if one_line else 0
        self.page.setContentsMargins(20, max(12, above), 20, 16)
        home, at = (self.head, _AFTER_TITLE) if one_line else (self.second, 0)
        if home.indexOf(self.named) < 0:
            home.insertWidget(at, self.named, 1, Qt.AlignmentFlag.AlignVCenter)
            home.insertWidget(at + 1, self.tools)
        self._fit_origin()
        self.redraw_room()

    def _fit_origin(self) -> None:
        """Show the draft's origin behind the maker if there is room; it is also in the name's description."""
        neighbors = [self.tools]
        if self.head.indexOf(self.named) >= 0:
            neighbors += [self.head.back, self.head.title, self.try_deal, self.save]
        parts = [self.origin, *neighbors]
        taken = sum(part.sizeHint().width() for part in parts) + self.name.width() + self.maker.width()
        margins = self.page.contentsMargins()
        around = 2 * edge(self.width(), self.height())[0] + margins.left() + margins.right()
        self.origin.setVisible(taken + around + _GAPS <= self.width())

    def notice_room(self) -> QRect:
        """Return the room for notices: above a one-line head, else between its title and its buttons."""
        self.page.activate()
        top, board = self.contentsMargins().top(), self.board.toRect()
        if self.head.indexOf(self.named) >= 0:
            high = top + self.page.contentsMargins().top()
            return QRect(board.left() + 20, 0, board.width() - 40, high)
        title = self.head.title
        left = title.x() + title.sizeHint().width()
        return QRect(left, 0, self.try_deal.x() - left, min(self.named.y(), self.tools.y()))
