"""The workshop page: the head, the columns, and what is done with drafts.

Each change is one step that can be undone. Unsaved changes are kept as a draft and offered again, so the page
never asks about them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any, get_args

from PySide6.QtCore import QEvent, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cardtable.language import SPEECH, row, say
from cardtable.plain_text import LONGEST_TITLE
from cardtable.rules.catalogue import catalogue, is_own
from cardtable.rules.drafting import card_chips
from cardtable.rules.drafting.card_chips import Chip, Number, Offer, Place, Sign, Suits
from cardtable.rules.drafting.document import keys_of
from cardtable.rules.drafting.draft import Basis, Draft, Words, Workbench, basis_of, begin, taken_from
from cardtable.rules.drafting.fit import Fit, fit
from cardtable.rules.drafting.way import ON, Way
from cardtable.rules.drafting.ways import put, way_of, ways
from cardtable.rules.errors import RulesError
from cardtable.rules.sense import key_of
from cardtable.storage.own_games import let_in
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.cards_panel import CardsPanel
from cardtable.ui.features.workshop.chip_menu import ChipMenu, FreeNumber, Line, Section, line_of
from cardtable.ui.features.workshop.game_panel import GamePanel
from cardtable.ui.features.workshop.told_panel import ToldPanel
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.controls import PillButton, RoundButton, Segmented, Sheet, label
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, edge
from cardtable.ui.widgets.tool_tips import tip

MOST_DRAFTS = 8
"""Most drafts kept; the one not used for longest goes first."""

_KEEPS = 400
"""Milliseconds after a change before the drafts are handed over."""

_ALL_COLUMNS = 990
"""Smallest width in pixels, at the usual text size, at which all columns are side by side."""
_TWO_COLUMNS = 760
"""Width in pixels, at the usual text size, below which there is one column."""
_ANY_WIDTH = 16_777_215
"""Qt's value for no maximum width."""
_FRAME = 40
"""Width in pixels of a field besides its text."""
_ONE_LINE = 1240
"""Smallest width in pixels, at the usual text size, at which the head is one line."""
_STRIP = 38
"""Pixels kept free above a one-line head for notices, at the usual text size."""
_GAPS = 72
"""Width in pixels of the gaps between the parts of the head."""


@dataclass
class Desk:
    """A game in the making.

    `bench` has its draft and steps, `game` the id under which it was saved ("" if never), and `saved` the
    draft as last saved, at first as begun.
    """

    bench: Workbench
    game: str
    saved: Draft

    @property
    def is_changed(self) -> bool:
        """Whether there are unsaved changes."""
        return self.bench.draft != self.saved


def desk_for(variant: str = "", options: Mapping[str, str] | None = None) -> Desk:
    """Return a desk for the player's own game itself, or for a new game that starts from a built-in one.

    Raises:
        RulesError: The game cannot be edited.
    """
    if is_own(variant):
        draft = taken_from(catalogue().definition(variant).raw)
        return Desk(Workbench(draft), variant, draft)
    draft = begin(variant, options)
    return Desk(Workbench(draft), "", draft)


def to_keep(desks: Iterable[Desk]) -> tuple[dict[str, Any], ...]:
    """Return the unsaved drafts as `kept` reads them."""
    unsaved = [desk for desk in desks if desk.is_changed][:MOST_DRAFTS]
    return tuple({"game": desk.game, "raw": dict(desk.bench.draft.written())} for desk in unsaved)


def kept(found: Iterable[Mapping[str, Any]], left: list[Mapping[str, Any]]) -> Iterator[Desk]:
    """Yield the desks that `to_keep` wrote; append to `left` those that this version cannot read."""
    for one in found:
        game = one.get("game")
        try:
            draft = taken_from(let_in(one.get("raw")))
            desk = desk_for(game if game in catalogue().ids else draft.origin)
        except (RulesError, KeyError, TypeError, ValueError):
            left.append(one)
            continue
        desk.bench.do(draft, lambda: say("workshop-step-kept"))
        yield desk


def way_words(way: Way, value: str) -> str:
    """Return a setting and its value in words."""
    told = dict(way.values).get(value, value)
    if way.kind == "switch":
        told = say("controls-on") if value == ON else say("controls-off")
    return say("workshop-step-way", name=way.name, value=told)


def taken_away(before: Draft, after: Draft, key: str) -> list[Way]:
    """Return the settings (stakes, special parts) that a change of setting `key` removed or turned off."""
    now = {way.key: way.value for way in ways(after)}
    others = [way for way in ways(before) if key not in (way.key, way.part)]
    return [
        way
        for way in others
        if (way.key == "stakes" and way.key not in now) or (way.is_on and now.get(way.key) != ON)
    ]


def differences(before: Draft, after: Draft) -> str:
    """Return in words the settings and cards in which the second draft differs."""
    was, cards = {way.key: way.value for way in ways(before)}, before.raw["cards"]
    told = [way_words(way, way.value) for way in ways(after) if was.get(way.key) != way.value]
    for shown in card_chips.rows(after):
        if any(cards.get(key) != after.raw["cards"].get(key) for key in shown.key.split()):
            told.append(card_chips.sentence(after, shown.key))
    return row(told)


class WorkshopPage(RoomPage):
    """The page on which games are made.

    `try_asked` carries the rules to try; `save_asked` the document to save and the id of the own game that it
    replaces, "" for a new one.
    """

    FINDS_PLACE = True

    try_asked = Signal(object)
    save_asked = Signal(object, str)
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
        drafts = list(drafts)
        self._waiting = [] if knows_games else [one for one in drafts if one.get("game")]
        """Drafts whose game is not in the catalogue yet, or that this version cannot read."""
        self.desks = list(kept([one for one in drafts if one not in self._waiting], self._waiting))
        """All games in the making, the current one first."""
        self.fit: Fit = Fit(None)
        self._ways: tuple[Way, ...] = ()
        self._bases: dict[str, Basis] = {}
        """The games that drafts started from, by id."""
        self._place: tuple[str, int, tuple[int, ...]] | None = None
        """The place on the page in the previous language."""
        self._saving: Draft | None = None
        self._clip: tuple[Chip, bool] | None = None
        """The chip that was cut or copied, and whether it was copied."""
        self.game = GamePanel(theme, self, motion)
        self.cards = CardsPanel(theme, self, motion)
        self.told_panel = ToldPanel(theme, self, motion=motion)
        self.menu = ChipMenu(theme, self, motion)
        self._keeper = QTimer(self, interval=_KEEPS, singleShot=True)
        self._keeper.timeout.connect(self.keep)
        self._make_head()
        self._layout()
        self._connect()
        self.lead_focus(self.cards)
        if not self.desks:
            self.desks = [desk_for()]

    # Parts

    def _make_head(self) -> None:
        theme = self.theme
        self.name = self._field(say("workshop-name"))
        self.maker = self._field(say("workshop-maker"))
        self.maker.setPlaceholderText(say("workshop-maker"))
        self.origin = label("", "note", self)
        self.drafts = RoundButton(theme, say("workshop-drafts"), "folder", self)
        self.undo_button = RoundButton(theme, say("workshop-nothing-to-undo"), "undo", self)
        self.redo_button = RoundButton(theme, say("workshop-nothing-to-redo"), "redo", self)
        self.try_deal = PillButton(theme, say("workshop-try"), "play", size=17, parent=self)
        self.save = PillButton(theme, say("workshop-save"), "check", primary=True, size=17, parent=self)
        words = [(column, say(f"workshop-tab-{column}")) for column in ("game", "cards", "told")]
        self.tabs = Segmented(theme, say("workshop-columns"), words, self)
        self.tabs.choose("cards")

    def _field(self, name: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setProperty("role", "title")
        field.setAccessibleName(name)
        tip(field, name)
        field.setMaxLength(LONGEST_TITLE)
        field.editingFinished.connect(self._call)
        return field

    def _layout(self) -> None:
        self.head = Head(self, say("workshop-title"), self.back_asked)
        self.head.setSpacing(6)
        self.named = QWidget(self)
        flow = FlowLayout(self.named, gap=8)
        for part in (self.name, self.maker, self.origin):
            flow.addWidget(part)
        self.tools = QWidget(self)
        tools = QHBoxLayout(self.tools)
        tools.setContentsMargins(0, 0, 0, 0)
        for button in (self.drafts, self.undo_button, self.redo_button):
            tools.addWidget(button)
        self.head.addSpacing(10)
        self.head.addWidget(self.named, 1, Qt.AlignmentFlag.AlignVCenter)
        self.head.addWidget(self.tools)
        self.head.addStretch(0)
        for pill in (self.try_deal, self.save):
            self.head.addWidget(pill)
        self.second = QHBoxLayout()
        self.game_sheet, self.cards_sheet = self._sheet(self.game), self._sheet(self.cards)
        self.left = QVBoxLayout()
        self.left.setSpacing(8)
        self.left.addWidget(self.tabs)
        sheets = QHBoxLayout()
        sheets.setSpacing(12)
        sheets.addWidget(self.game_sheet)
        sheets.addWidget(self.cards_sheet, 1)
        self.left.addLayout(sheets, 1)
        self.body = QHBoxLayout()
        self.body.setSpacing(12)
        self.body.addLayout(self.left, 1)
        self.body.addWidget(self.told_panel)
        self.page = QVBoxLayout(self)
        self.page.setContentsMargins(20, 12, 20, 16)
        self.page.setSpacing(8)
        self.page.addLayout(self.head)
        self.page.addLayout(self.second)
        self.page.addLayout(self.body, 1)

    def _sheet(self, inner: QWidget) -> Sheet:
        sheet = Sheet(self.theme, parent=self)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(16, 14, 10, 12)
        column.addWidget(inner)
        return sheet

    def _connect(self) -> None:
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        self.drafts.clicked.connect(self._offer_drafts)
        self.try_deal.clicked.connect(self._try)
        self.save.clicked.connect(self._save)
        self.tabs.chosen.connect(lambda _: self._fit_columns())
        self.game.put.connect(self._put)
        self.cards.chip_asked.connect(self._offer_changes)
        self.cards.add_asked.connect(self._offer_additions)
        self.cards.row_asked.connect(self._offer_row)
        self.cards.act_asked.connect(self._act)
        self.cards.number_typed.connect(self._begin_number)
        self.cards.moved.connect(self._move)
        self.cards.suits_asked.connect(self._tell_suits_apart)
        self.cards.counted.connect(self._count)
        self.menu.closed.connect(lambda: self.cards.light(""))
        self.told_panel.repair_asked.connect(self._repair)
        self.told_panel.reshaped.connect(self.redraw_room)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self, self.save.click)
        QShortcut(QKeySequence("Ctrl+Return"), self, self.try_deal.click)
        QShortcut(QKeySequence("F2"), self, self._to_name)
        for number, column in enumerate((self._to_game, self._to_cards, self._to_told), 1):
            QShortcut(QKeySequence(f"Ctrl+{number}"), self, column)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Move the keyboard to the place on the previous page, else to the cell that it was on last."""
        place, self._place = self._place, None
        if place is not None:
            self._take_place(*place)
        else:
            self._to_cards()

    def _to_name(self) -> None:
        self.name.setFocus()
        self.name.selectAll()

    def _to_cards(self) -> None:
        if not self.cards_sheet.isVisibleTo(self):
            self.tabs.choose("cards")
            self._fit_columns()
        self.cards.focus_first()

    def _to_game(self) -> None:
        if not self.game_sheet.isVisibleTo(self):
            self.tabs.choose("game")
            self._fit_columns()
        self.game.controls[0].setFocus()

    def _to_told(self) -> None:
        if not self.told_panel.isVisibleTo(self):
            self.tabs.choose("told")
            self._fit_columns()
        repairs = self.told_panel.fit_sheet.repairs
        if repairs:
            repairs[0].setFocus()
        else:
            self.told_panel.focus_view()

    # The current draft

    @property
    def desk(self) -> Desk:
        """The game being edited."""
        return self.desks[0]

    @property
    def draft(self) -> Draft:
        """The current draft of that game."""
        return self.desk.bench.draft

    @property
    def basis(self) -> Basis:
        """What the draft is compared with: the game that it started from, else how it began."""
        origin = self.draft.origin
        if not origin:
            return basis_of(self.desk.bench.first)
        if origin not in self._bases:
            self._bases[origin] = basis_of(begin(origin))
        return self._bases[origin]

    def start_from(self, variant: str, options: Mapping[str, str] | None = None) -> str:
        """Edit this game, or a new one that starts from it; the previous draft is kept.

        Return a sentence for the player if unsaved changes to that game are continued, else "".

        Raises:
            RulesError: The game cannot be edited.
        """
        desk = desk_for(variant, options)
        same = [one for one in self.desks if one.game == desk.game and one.bench.first == desk.bench.first]
        goes_on = bool(same) and same[0].is_changed
        self._work_on(same[0] if same else desk)
        return say("workshop-goes-on") if goes_on else ""

    def _work_on(self, desk: Desk) -> None:
        others = [one for one in self.desks if one is not desk and (one.is_changed or one.bench.can_redo)]
        self.desks = [desk, *others][: MOST_DRAFTS + 1]
        self._clip = None
        self._show()
        self._keeper.start()

    def know_games(self) -> None:
        """Load the drafts that waited for the catalogue to know the player's own games."""
        waiting, self._waiting = self._waiting, []
        found = list(kept(waiting, self._waiting))
        is_blank = not (self.desk.is_changed or self.desk.bench.can_redo or self.draft.origin)
        self.desks = [*self.desks, *found]
        if found and is_blank:
            self._work_on(found[0])

    def follow(self, before: WorkshopPage) -> None:
        """Take over the desks and the place of the page in the previous language."""
        before.keep()
        self.desks, self._waiting = before.desks, before._waiting
        if before._clip is not None:
            # Name the chip in the new language.
            chip, copies = self._chip_at(before._clip[0].place), before._clip[1]
            self._clip = None if chip is None else (chip, copies)
        self.tabs.choose(before.tabs.value)
        self.game.fold_as(before.game)
        self._show()
        self.told_panel.show_view(before.told_panel.view)
        self._place = before.place

    @property
    def place(self) -> tuple[str, int, tuple[int, ...]]:
        """The row and the control with the keyboard, and the scroll positions of the columns."""
        focused = self.window().focusWidget()
        scrolled = tuple(area.verticalScrollBar().value() for area in (self.game.area, self.cards.area))
        for name, controls in self._stops():
            if focused in controls:
                return name, controls.index(focused), scrolled
        return "", 0, scrolled

    def _stops(self) -> Iterator[tuple[str, Sequence[QWidget]]]:
        """Yield all widgets that take the keyboard, by row."""
        tools = (self.drafts, self.undo_button, self.redo_button, self.try_deal, self.save)
        yield "told", self.told_panel.switch.segments
        yield "head", (self.head.back, self.name, self.maker, *tools, *self.tabs.segments, self.cards.suits)
        for key, card in self.cards.rows.items():
            yield f"cards.{key}", card.cells
        for key, way in self.game.rows.items():
            yield f"ways.{key}", way.controls
        for key, group in self.game.groups.items():
            yield f"groups.{key}", (group.head,)

    def _take_place(self, name: str, at: int, scrolled: Sequence[int]) -> None:
        controls = dict(self._stops()).get(name)
        if controls:
            controls[min(at, len(controls) - 1)].setFocus()
        else:
            self._to_cards()
        self.page.activate()
        for area, value in zip((self.game.area, self.cards.area), scrolled, strict=True):
            area.verticalScrollBar().setValue(value)

    def _show(self) -> None:
        """Show the current draft; what is unchanged is left alone."""
        draft = self.draft
        self.fit = fit(draft)
        for field, text in ((self.name, draft.name), (self.maker, draft.maker)):
            if field.text() != text:
                field.setText(text)
                field.setCursorPosition(0)
        is_based, basis = bool(draft.origin), self.basis
        self.origin.setText(
            say("workshop-started-from", game=basis.name) if is_based else say("workshop-from-nothing")
        )
        self._fit_origin()
        self._ways = ways(draft)
        self.game.show_ways(self._ways)
        self.cards.show_rows(card_chips.rows(draft), self._suits(draft), card_chips.copies_are_free(draft))
        self.outline([place for conflict in self.fit.conflicts for place in conflict.places])
        self._show_tools()
        self.told_panel.show_draft(draft, self.fit, basis)

    def _show_tools(self) -> None:
        bench, fits = self.desk.bench, self.fit.rules is not None
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
        told = say("workshop-tab-told") if fits else say("workshop-does-not-fit")
        self.tabs.segments[-1].set_label(told)
        why = "\n".join(conflict.sentence for conflict in self.fit.conflicts)
        for pill in (self.try_deal, self.save):
            pill.setEnabled(fits)
            tip(pill, why)
            pill.setAccessibleDescription(why)

    @staticmethod
    def _suits(draft: Draft) -> str:
        ranks = [rank for rank in keys_of(draft.raw) if card_chips.has_suits(draft, rank)]
        found = {card_chips.suits_of(draft, rank) for rank in ranks}
        return found.pop() if len(found) == 1 else "mixed" if found else ""

    def outline(self, places: Collection[str]) -> None:
        """Mark settings, and cards written as `cards.K`, as causes of a conflict."""
        self.game.outline(places)
        self.cards.outline(places)

    # Steps

    def do(self, draft: Draft, words: Words) -> None:
        """Take one step; `words` describes it."""
        if self.desk.bench.do(draft, words):
            self._show()
            self._keeper.start()

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return self.desk.bench.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return self.desk.bench.can_redo

    def undo(self) -> None:
        """Undo the last step."""
        words = self.desk.bench.undo_words
        if words:
            self.desk.bench.undo()
            self._step_told(say("workshop-undone", step=words), "undo")

    def redo(self) -> None:
        """Redo the step that was undone last."""
        words = self.desk.bench.redo_words
        if words:
            self.desk.bench.redo()
            self._step_told(say("workshop-redone", step=words), "redo")

    def _step_told(self, words: str, mark: str) -> None:
        self._show()
        self._keeper.start()
        self.tell(words, mark)

    def _call(self) -> None:
        draft = self.draft.named(self.name.text(), self.maker.text())
        self.do(draft, lambda: say("workshop-step-name", name=draft.name))
        self.name.setText(self.draft.name)

    def _repair(self, draft: Draft, words: str) -> None:
        """Take a repair as one step; in another language than its button's, its words are the changes."""
        before, spoken = self.draft, SPEECH.language.tag
        self.do(draft, lambda: words if SPEECH.language.tag == spoken else differences(before, draft))

    def _put(self, key: str, value: str) -> None:
        before = self.draft
        self.do(put(before, key, value), lambda: way_words(way_of(before, key), value))
        lost = [way_words(way, way.value) for way in taken_away(before, self.draft, key)]
        if lost:
            self.tell(say("workshop-takes-away", ways=row(lost)), "warn")
        # Restore a counter whose typed number was out of bounds.
        self.game.show_ways(self._ways)

    def _does(self, draft: Draft, row: str) -> None:
        """Take one step, described by the rule for the cards of that row."""
        self.do(draft, lambda: card_chips.sentence(draft, row))

    def _tell_suits_apart(self, suits: Suits, ranks: Sequence[str] | None = None) -> None:
        if suits in ("alike", "colours", "each"):
            draft = card_chips.with_suits(self.draft, suits, ranks)
            self.do(draft, lambda: say("workshop-step-suits", value=say(f"workshop-suits-{suits}")))
        self.cards.suits.choose(self._suits(self.draft))

    def _count(self, row: str, count: int) -> None:
        before = self.draft

        def words() -> str:
            cards = card_chips.row_of(before, row).names
            return say("workshop-step-count", cards=cards, count=count)

        self.do(card_chips.with_count(before, row, count), words)
        # The count of the last card of all stays.
        self._show()

    def _move(self, place: Place, row: str, copies: bool) -> None:
        self._does(card_chips.moved(self.draft, place, row, copies), row)

    def _act(self, act: str, row: str, place: Place | None) -> None:
        """Do `cut`, `copy`, `paste` or `delete` with a chip."""
        if act == "paste":
            self._paste(row)
        elif place is None:
            return
        elif act == "delete":
            self._does(card_chips.without(self.draft, place), place.row)
        else:
            chip = self._chip_at(place)
            if chip is not None:
                self._clip = chip, act == "copy"
                said = "workshop-copied" if act == "copy" else "workshop-cut"
                self.tell(say(said, chip=chip.text), "cards")

    def _chip_at(self, place: Place) -> Chip | None:
        row = next((row for row in card_chips.rows(self.draft) if row.key == place.row), None)
        if row is None or place.option >= len(row.options):
            return None
        chips = row.options[place.option]
        return chips[place.chip] if place.chip < len(chips) else None

    def _paste(self, row: str) -> None:
        if self._clip is None:
            return
        chip, copies = self._clip
        if self._chip_at(chip.place) != chip:
            self._clip = None
            self.tell(say("workshop-chip-gone"))
            return
        if not copies:
            self._clip = None
        self._move(chip.place, row, copies)

    # Menus

    def _offer_changes(self, place: Place) -> None:
        """Open the menu with what a chip can be changed into."""
        by = self.cards.cell_at(place)
        if by is None:
            return
        draft, row = self.draft, card_chips.row_of(self.draft, place.row)
        chip = row.options[place.option][place.chip]
        offers = card_chips.offers(draft, place)
        lines = [line_of(offer, self._taking(offer, row.key)) for offer in offers]
        tools = [
            Line(say("workshop-take-away"), lambda: self._act("delete", row.key, place), mark="bin"),
            Line(say("workshop-copy"), lambda: self._act("copy", row.key, place), mark="cards"),
        ]
        free = None
        if place.chip == 0:
            free = self._free(
                say("workshop-other-number"),
                next((offer.number for offer in offers if offer.chosen and offer.number), None),
                draft,
                place,
                row.key,
            )
        title = say("workshop-menu-change", cards=row.names, chip=chip.text)
        self.cards.light(row.key)
        self.menu.open(title, [Section(lines), Section(tools, " ")], by, free)

    def _free(self, heading: str, number: Number | None, draft: Draft, place: Place, row: str) -> FreeNumber:
        """Return the free number for a place of the draft and the cards of a row."""
        most = min(card_chips.LARGEST, self.draft.raw["limit"])

        def with_it(sign: Sign, value: int) -> Draft:
            return card_chips.with_number(draft, place, sign, value)

        return FreeNumber(
            heading,
            number or Number("+", min(10, most), 0, most),
            card_chips.signs(draft, place),
            lambda sign, value: self._does(with_it(sign, value), row),
            lambda sign, value: card_chips.sentence(with_it(sign, value), row),
        )

    def _begin_number(self, row: str, place: Place | None, sign: str) -> None:
        """Open the menu with a number begun by the typed sign."""
        if place is None:
            self._offer_additions(row)
        else:
            self._offer_changes(place)
        if self.menu.number is not None:
            self.menu.number.type(sign)

    def _taking(self, offer: Offer, row: str) -> Callable[[], None]:
        return lambda: self._does(offer.draft, row)

    def _offer_additions(self, key: str) -> None:
        """Open the menu with the additions for the cards of a row."""
        by, draft, row = self.cards.rows[key].plus, self.draft, card_chips.row_of(self.draft, key)
        found = card_chips.additions(draft, key)
        if not found:
            self.tell(say("workshop-nothing-to-add"))
            return
        sections: dict[tuple[str, int], list[Line]] = {}
        for offer in found:
            which = offer.chip.place.option if offer.change not in ("action", "way") else -1
            sections.setdefault((offer.change, which), []).append(line_of(offer, self._taking(offer, key)))
        order = sorted(sections, key=lambda one: (_ORDER.index(one[0]), one[1]))
        titled = []
        for change, which in order:
            words = row.options[which][0].words if which >= 0 else ""
            heading = {
                "action": say("workshop-menu-action"),
                "way": say("workshop-menu-way"),
            }.get(change) or say("workshop-menu-action-of", words=words)
            titled.append(Section(sections[change, which], heading))
        way = next((offer for offer in found if offer.change == "way"), None)
        free = None
        if way is not None:
            free = self._free(say("workshop-way-number"), None, way.draft, way.chip.place, key)
        self.cards.light(key)
        self.menu.open(say("workshop-menu-add", cards=row.names), titled, by, free)

    def _offer_row(self, key: str) -> None:
        """Open the menu for the cards of a row: paste a chip, separate suits."""
        shown, row = self.cards.rows[key], card_chips.row_of(self.draft, key)
        sections = []
        if self._clip is not None:
            words = say("workshop-paste", chip=self._clip[0].text)
            sections.append(Section([Line(words, lambda: self._paste(key), self._clip[0])]))
        rank = key_of(row.faces[0])
        if card_chips.has_suits(self.draft, rank):
            now = card_chips.suits_of(self.draft, rank)
            kinds: tuple[Suits, ...] = ("alike", "colours", "each")
            lines = [
                Line(
                    say(f"workshop-suits-{suits}"),
                    partial(self._tell_suits_apart, suits, [rank]),
                    is_chosen=suits == now,
                )
                for suits in kinds
            ]
            sections.append(Section(lines, say("workshop-menu-suits")))
        if sections:
            self.cards.light(key)
            self.menu.open(say("workshop-menu-row", cards=row.names), sections, shown.index)
        else:
            self._offer_additions(key)

    def _offer_drafts(self) -> None:
        """Open the menu with the other drafts and fresh starts."""
        origin = self.draft.origin
        lines = []
        if origin and self.desk.bench.can_undo:
            begin_again = say("workshop-begin-again", game=self.basis.name)
            lines.append(Line(begin_again, lambda: self._begin_again(origin), mark="again"))
        lines.append(Line(say("workshop-begin-nothing"), lambda: self._begin_again(""), mark="plus"))
        others = [
            Line(
                say("workshop-go-on-with", game=desk.bench.draft.name),
                partial(self._work_on, desk),
                mark="pen",
            )
            for desk in self.desks[1:]
        ]
        sections = [Section(lines), *([Section(others, " ")] if others else [])]
        self.menu.open(say("workshop-drafts"), sections, self.drafts)

    def _begin_again(self, variant: str) -> None:
        self._work_on(desk_for(variant))
        self._to_cards()

    # Trying and saving

    def _try(self) -> None:
        self._call()
        if self.fit.rules is not None:
            self.keep()
            self.try_asked.emit(self.fit.rules)

    def _save(self) -> None:
        # The save shortcut can come while the name is still being typed.
        self._call()
        if self.fit.rules is not None:
            self._saving = self.draft
            self.save_asked.emit(self.draft.written(), self.desk.game)

    def take_saved(self, variant: str) -> None:
        """Note that the draft being saved is now the game with that id."""
        saved, self._saving = self._saving, None
        if saved is None or not variant:
            return
        self.desk.game, self.desk.saved = variant, saved
        self.keep()
        self.tell(say("workshop-saved", game=saved.name), "check")

    def put_down(self) -> None:
        """Hand over the unsaved drafts and stop the lab; can be called twice."""
        self.keep()
        self.told_panel.stop()

    def take_drafts(self, drafts: Iterable[Mapping[str, Any]]) -> None:
        """Replace all desks by these drafts."""
        self._waiting = []
        self.desks = list(kept(drafts, self._waiting)) or [desk_for()]
        self._show()

    def keep(self) -> None:
        """Emit the unsaved drafts."""
        self._keeper.stop()
        self.kept_drafts.emit((*to_keep(self.desks), *self._waiting)[:MOST_DRAFTS])

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
            ((native("F2"),), say("workshop-name")),
            ((native("Ctrl+Return"),), say("workshop-try")),
            ((native("Ctrl+S"),), say("workshop-save")),
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
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.menu.put_away()
        if self._keeper.isActive():
            self.keep()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_columns()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "page"):
            self._fit_columns()

    def _fit_columns(self) -> None:
        room, wide = self.theme.room, self.width()
        all_of_them = wide >= _ALL_COLUMNS * room
        alone = wide < _TWO_COLUMNS * room
        self.tabs.setVisible(not all_of_them)
        self.tabs.segments[-1].setVisible(alone)
        if self.tabs.value == "told" and not alone:
            self.tabs.choose("cards")
        chosen = self.tabs.value
        self.game_sheet.setVisible(all_of_them or chosen == "game")
        self.cards_sheet.setVisible(all_of_them or chosen == "cards")
        self.told_panel.setVisible(not alone or chosen == "told")
        for title in (self.game.title, self.cards.title):
            title.setVisible(all_of_them)
        home = self.left if alone else self.body
        if home.indexOf(self.told_panel) < 0:
            home.addWidget(self.told_panel, 1 if alone else 0)
        # An empty row would take a share of the height.
        self.left.setStretch(1, 0 if alone and chosen == "told" else 1)
        narrow = round(max(250.0, min(318.0, wide * 0.228)) * room)
        self.game_sheet.setMinimumWidth(narrow if all_of_them else 0)
        self.game_sheet.setMaximumWidth(narrow if all_of_them else _ANY_WIDTH)
        beside = round(max(280.0, min(362.0, wide * 0.26)) * room)
        self.told_panel.setMinimumWidth(0 if alone else beside)
        self.told_panel.setMaximumWidth(_ANY_WIDTH if alone else beside)
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
        beside = [self.tools]
        if self.head.indexOf(self.named) >= 0:
            beside += [self.head.back, self.head.title, self.try_deal, self.save]
        parts = [self.origin, *beside]
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


_AFTER_TITLE = 4
"""The index of the name and maker in a one-line head."""

_ORDER = get_args(card_chips.Change)
