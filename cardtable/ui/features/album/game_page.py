"""One game in a person's album: its card, its three deeds, and how far the family is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, Self

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable import clock
from cardtable.language import Listed, player, say
from cardtable.rules.deeds import A_GAME, Deed, deeds_of
from cardtable.storage.statistics import Album, Best, Earned, Overview, Statistics
from cardtable.ui.drawing.pictures import CARD_RATIO
from cardtable.ui.drawing.tables import panel_table
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.album.album_page import done_in
from cardtable.ui.shared.album_cards import draw_card, draw_seal, title_of
from cardtable.ui.shared.statistics_reader import StatisticsReader
from cardtable.ui.shared.when import day_text
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import BoxButton, Figure, PillButton, Sheet, discard, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Drawing, Portrait
from cardtable.ui.widgets.room_page import Head, RoomPage, SheetsBody, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea

_WITH_CARD = 700
"""The least width in pixels, at the usual text size, at which the large card is shown."""


class Read(NamedTuple):
    """A person's deeds and figures in the game, its name, and everyone's deeds in it."""

    earned: dict[str, Earned]
    overview: Overview
    title: str
    family: tuple[tuple[str, str, tuple[Deed, ...]], ...]


def draw_large_card(theme: Theme, game: str, seals: Sequence[Deed], painter: QPainter, area: QRectF) -> None:
    """Draw the game's card on felt, with its seals."""
    panel_table(painter, theme, area.adjusted(2, 2, -2, -8), 22, 9)
    width = min(302.0 * theme.room, area.width() * 0.72, (area.height() - 90) / CARD_RATIO)
    height = width * CARD_RATIO
    place = QRectF(-width / 2, -height / 2, width, height)
    painter.translate(area.center())
    painter.rotate(-2)
    draw_card(painter, theme, place, game, bool(seals), seals)


class GamePage(RoomPage):
    """The page of one game in an album."""

    watch_asked = Signal(Path, int)
    """Emitted with the record to watch, and where."""

    def __init__(self, theme: Theme, directory: Path) -> None:
        super().__init__(theme)
        self.reader = StatisticsReader(directory, self)
        self.reader.failed.connect(self.notify)
        self.variant = self.person = ""
        self.head = Head(self, "", self.back_asked)
        self.whose = label("", "note", self)
        self.card = Drawing(theme, 0, 0, self)
        self.card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.play = PillButton("", "play", primary=True, size=18, parent=self)
        self._made: list[QWidget] = []
        self.deeds = QVBoxLayout()
        self.longest = Figure(say("statistics-best-deal"), parent=self)
        self.won = Figure(say("statistics-games-won"), parent=self)
        self.family = FlowLayout(gap=18)
        self._layout()
        self.lead_focus(self.play)

    def _layout(self) -> None:
        add_parts(self.head, 10, self.whose, STRETCH, self.play)
        body, sheet = SheetsBody(), Sheet()
        lay_column(sheet, STRETCH, on=body, margins=(4, 0, 10, 12))
        column = lay_column(on=sheet, margins=(26, 16, 22, 20), gap=10)
        figures = lay_row((self.won, 1), (self.longest, 1))
        add_parts(column, label(say("album-deeds"), "heading"), self.deeds, figures)
        self._family_title = label(say("album-family"), "heading")
        add_parts(column, self._family_title, self.family)
        self.scrolled = ScrollArea(self, body)
        row = lay_row((self.card, 2), (self.scrolled, 3), gap=16)
        lay_page(self, self.head).addLayout(row, 1)

    def open(self, variant: str, person: str) -> None:
        """Show a game in a person's album."""
        self.variant, self.person = variant, person
        title = title_of(variant)
        self.play.setVisible(title is not None)
        self._name(title or "")

        def ask(statistics: Statistics) -> Read:
            albums = {name: statistics.album(name) for name, _ in statistics.people()}
            family = tuple(
                (name, avatar, done_in(variant, albums[name])) for name, avatar in statistics.people()
            )
            named = dict(statistics.variants()).get(variant, "")
            mine: Album = albums.get(person, {})
            return Read(mine.get(variant, {}), statistics.overview(person, variant), title or named, family)

        self.reader.read(ask, self._show)

    def restore_from(self, before: Self) -> None:
        self.open(before.variant, before.person)

    def _name(self, title: str) -> None:
        self.head.title.setText(title)
        self.whose.setText(player(self.person))
        self.play.set_label(say("album-play", game=title))

    def _show(self, read: Read) -> None:
        self._name(read.title)
        discard(self._made)
        self._made = []
        done = [deed for deed in deeds_of(self.variant) if _is_done(read.earned.get(deed.text))]
        name = say("album-card", name=read.title, deeds=len(done), all=A_GAME)
        self.card.show_drawing(partial(draw_large_card, self.theme, self.variant, done), name)
        for deed in deeds_of(self.variant):
            row = DeedRow(self.theme, deed, read.earned.get(deed.text), self.watch_asked.emit, self)
            self.deeds.addWidget(row)
            self._made.append(row)
        self._show_figures(read.overview)
        for name, avatar, theirs in read.family:
            if name != self.person:
                self._add_person(name, avatar, theirs)
        self._family_title.setVisible(len(read.family) > 1)
        self.redraw_room()

    def _show_figures(self, overview: Overview) -> None:
        won = say("statistics-won-of", won=overview.won, games=overview.games)
        _fill(self.won, won, say("statistics-games-won"))
        longest: Best = overview.longest_deal
        _fill(
            self.longest, say("statistics-best-deal-plays", plays=longest.value), say("statistics-best-deal")
        )
        for figure in (self.won, self.longest):
            figure.setVisible(overview.games > 0)

    def _add_person(self, name: str, avatar: str, done: Sequence[Deed]) -> None:
        one = PersonButton(self.theme, player(name), avatar, deeds_of(self.variant), done, self)
        one.clicked.connect(lambda: self._turn_to(name))
        self.family.addWidget(one)
        self._made.append(one)

    def _turn_to(self, name: str) -> None:
        """Show the game in another person's album."""
        self.play.setFocus()
        self.open(self.variant, name)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.card.setVisible(self.width() >= _WITH_CARD * self.theme.room)


def _fill(figure: Figure, number: str, words: str) -> None:
    figure.show_number(number, say("statistics-number-of", words=words, number=number))


def _is_done(earned: Earned | None) -> bool:
    return earned is not None and earned.is_done


def _draw_seal(theme: Theme, deed: Deed, done: bool, painter: QPainter, area: QRectF) -> None:
    draw_seal(painter, theme, area.center(), area.width() / 2, deed, done)


class PersonButton(BoxButton):
    """A person with the seals of their deeds in the game; a click opens it in their album."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        avatar: str,
        deeds: Sequence[Deed],
        done: Collection[Deed],
        parent: QWidget,
    ) -> None:
        super().__init__(theme, name, "fold", 54, parent)
        self.setAccessibleName(say("album-card", name=name, deeds=len(done), all=A_GAME))
        face = Portrait(theme, 40, self)
        face.show_avatar(avatar)
        face.setEnabled(bool(done))
        self.box.setContentsMargins(10, 0, 14, 0)
        add_parts(self.box, face, label(name, "row", self))
        for deed in deeds:
            seal = Drawing(theme, 24, 24, self)
            self.box.addWidget(seal.show_drawing(partial(_draw_seal, theme, deed, deed in done)))


class DeedRow(Sheet):
    """A deed with its seal: when and with whom it was done, or how near it is."""

    def __init__(
        self,
        theme: Theme,
        deed: Deed,
        earned: Earned | None,
        watch_asked: Callable[[Path, int], object],
        parent: QWidget,
    ) -> None:
        """Show a deed; `watch_asked` gets the record to watch, and where."""
        super().__init__(radius=15, parent=parent)
        self.deed = deed
        done = _is_done(earned)
        self.setProperty("role", "seat" if done else "tile")
        seal = Drawing(theme, 56, 56).show_drawing(partial(_draw_seal, theme, deed, done))
        self.title, self.note = paragraph(deed.words, "heading", self), paragraph("", "label", self)
        words = lay_column(self.title, self.note)
        line = lay_row(seal, (words, 1), on=self, margins=(14, 10, 14, 10), gap=14)
        if earned is None or not done:
            best = earned.most if earned is not None else 0
            self.note.setText(say("album-best", number=best) if best else say("album-not-yet"))
            return
        day = clock.day_of(earned.moment)
        when = day_text(day) if day is not None else ""
        company = Listed([player(name) for name in earned.company])
        self.note.setText(say("album-with", day=when, company=company) if when and earned.company else when)
        if earned.path is not None:
            watch = PillButton(say("album-watch"), "play", size=15, parent=self)
            watch.setAccessibleDescription(deed.words)
            watch.clicked.connect(lambda _, record=earned.path: watch_asked(record, earned.position))
            line.addWidget(watch)
