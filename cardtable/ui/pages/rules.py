"""The rules page: every game on the left, its rules in words on the right; F1 opens it on the game played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPixmap, QResizeEvent, QShortcut, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListView, QTextBrowser, QVBoxLayout, QWidget

from cardtable.ui import paint, pictures
from cardtable.ui.pages.games_list import GAME_ROLE, Game, GamesFilter, GamesModel, RowDelegate, players_text
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton, RoundButton, Sheet
from cardtable.ui.widgets_fields import SearchField, label
from cardtable.ui.widgets_room import RoomPage

if TYPE_CHECKING:
    from cardtable.rules.model import Rules
    from cardtable.rules.prose import RulesText

_CARD_WIDTH = 36
_SHOWN_CARDS = 4
_WIDE = 740
_SUITS = "HCDS"

_PLAIN, _TWIST, _LESS, _SET = (
    ("#16645A", "#DCEFE8"),
    ("#4B3A78", "#ECE8F5"),
    ("#AE3820", "#FBE0D6"),
    ("#80550C", "#FBEBC4"),
)


class Page(QTextBrowser):
    """The text of the rules; tells when another width may ask for another number of columns."""

    width_changed = Signal()

    @property
    def is_wide(self) -> bool:
        """Whether there is room for two columns."""
        return self.width() >= _WIDE

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tells when the page became wide or narrow."""
        super().resizeEvent(event)
        before = event.oldSize().width() >= _WIDE
        if before != self.is_wide:
            self.width_changed.emit()


class RulesPage(RoomPage):
    """The rules of every game, searchable; `play_asked` carries the id of the game to play."""

    play_asked = Signal(str)
    back_asked = Signal()

    def __init__(self, theme: Theme, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.model = GamesModel(games, self)
        self.shown = GamesFilter(self.model, self)
        self._rules: Rules | None = None
        self._players: int | None = None
        self._faces: dict[str, str] = {}
        self.search = SearchField(theme, self.tr("Search games"), self)
        self.search.textChanged.connect(self._search)
        self.search.installEventFilter(self)
        self.list = self._make_list()
        self.text = Page(self)
        self.text.width_changed.connect(self._show_chosen)
        self.text.setAccessibleName(self.tr("Rules of the game"))
        self.text.setOpenLinks(False)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.play = PillButton(theme, self.tr("Play this"), "play", primary=True, size=18, parent=self)
        self.play.clicked.connect(self._play)
        self._layout()
        self.setFocusProxy(self.text)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)

    def _make_list(self) -> QListView:
        view = QListView(self)
        view.setAccessibleName(self.tr("Games"))
        view.setModel(self.shown)
        view.setItemDelegate(RowDelegate(self.theme, self.shown, view))
        view.setUniformItemSizes(True)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setMouseTracking(True)
        view.selectionModel().currentChanged.connect(self._show_chosen)
        return view

    def _layout(self) -> None:
        head = QHBoxLayout()
        back = RoundButton(self.theme, self.tr("Back"), "close", self)
        back.clicked.connect(self.back_asked)
        head.addWidget(back)
        head.addSpacing(8)
        head.addWidget(label(self.tr("Rules"), "title", self))
        head.addSpacing(12)
        count = self.tr("{count} games").format(count=len(self.model.games))
        head.addWidget(label(count, "note", self))
        head.addStretch(1)
        head.addWidget(self.play)
        self.side = Sheet(self.theme, dark=True, parent=self)
        side = QVBoxLayout(self.side)
        side.setContentsMargins(12, 16, 8, 12)
        side.setSpacing(10)
        side.addWidget(self.search)
        side.addWidget(self.list, 1)
        paper = Sheet(self.theme, parent=self)
        page = QVBoxLayout(paper)
        page.setContentsMargins(20, 14, 8, 14)
        page.addWidget(self.text)
        body = QHBoxLayout()
        body.setSpacing(18)
        body.addWidget(self.side)
        body.addWidget(paper, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 18, 28, 24)
        column.setSpacing(10)
        column.addLayout(head)
        column.addLayout(body, 1)
        for first, second in ((self.text, self.search), (self.search, self.list), (self.list, self.play)):
            self.setTabOrder(first, second)

    # What is shown

    def show_game(self, variant: str, rules: Rules | None = None, players: int | None = None) -> None:
        """Opens the page on a game; `rules` and `players` are those of the match that is on."""
        self._rules = rules
        self._players = players
        self.search.clear()
        row = self.shown.row_of(variant)
        index = self.shown.index(row if row >= 0 else self.shown.first_row(), 0)
        self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.list.scrollTo(index)
        self._show_chosen()

    @property
    def game(self) -> Game | None:
        """The game whose rules are shown."""
        index = self.list.currentIndex()
        game = index.data(GAME_ROLE) if index.isValid() else None
        return game if isinstance(game, Game) else None

    def _search(self, text: str) -> None:
        before = self.game
        self.shown.search(text)
        row = self.shown.row_of(before.id) if before is not None else -1
        index = self.shown.index(max(0, row), 0)
        self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _show_chosen(self, *_: object) -> None:
        from cardtable.rules.catalogue import catalogue
        from cardtable.rules.prose import rules_text

        game = self.game
        self.play.setEnabled(game is not None)
        if game is None:
            self.text.setHtml("")
            return
        match_rules = self._rules if self._rules is not None and self._rules.id == game.id else None
        rules = match_rules or catalogue().resolve(game.id)
        words = rules_text(rules, self._players if match_rules else None)
        self._faces = _faces_by_name(rules)
        self._show_text(game, words)

    def _show_text(self, game: Game, words: RulesText) -> None:
        document = self.text.document()
        document.clear()
        document.setDocumentMargin(4 if self.text.is_wide else 14)
        document.setDefaultStyleSheet(_style(self.theme))
        self.text.setHtml(self._html(document, game, words))
        self.text.moveCursor(self.text.textCursor().MoveOperation.Start)

    def _html(self, document: QTextDocument, game: Game, words: RulesText) -> str:
        players = self.tr("{players} players").format(players=players_text(game))
        wide = self.text.is_wide
        parts: list[str] = [f"<h1>{escape(words.title)}</h1><p class='note'>{escape(players)}</p>"]
        tables: list[str] = []
        for section in words.sections:
            said = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in section.paragraphs)
            table = self._table(document, section.table) if section.table else ""
            column = tables if wide and table else parts
            column.append(f"<h2>{escape(section.heading)}</h2>{table}{said}")
        parts.append(f"<p class='note'>{escape(words.source)}</p>")
        if not wide:
            return "".join(parts)
        return (
            "<table width='100%' cellspacing='0' cellpadding='14'><tr>"
            f"<td width='48%' valign='top'>{''.join(parts)}</td>"
            f"<td width='52%' valign='top' bgcolor='#F5ECD8'>{''.join(tables)}</td></tr></table>"
        )

    def _table(self, document: QTextDocument, rows: Sequence[tuple[str, str]]) -> str:
        """What each card does: small pictures, their names, and the words on a tint that goes with them."""
        dpr = self.devicePixelRatioF()
        html = []
        for number, (faces, does) in enumerate(rows):
            images = []
            for code in _codes(faces, self._faces, number):
                url = f"card:{code}"
                picture = self._outlined(pictures.face(code, _CARD_WIDTH, dpr))
                document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(url), picture)
                images.append(f"<img src='{url}' width='{_CARD_WIDTH}' height='{round(_CARD_WIDTH * 1.4)}'>")
            ink, tint = _tint(does)
            html.append(
                f"<tr><td valign='middle'>{'&nbsp;'.join(images)}</td>"
                f"<td valign='middle' class='faces'>{escape(faces)}</td>"
                f"<td valign='middle'><span style='color:{ink};background-color:{tint};font-weight:800'>"
                f"&nbsp;{escape(does)}&nbsp;</span></td></tr>"
            )
        return f"<table width='100%' cellspacing='0' cellpadding='6'>{''.join(html)}</table>"

    def _outlined(self, card: QPixmap) -> QPixmap:
        """A card with a hairline, as it lies on paper of nearly its own colour."""
        picture = QPixmap(card)
        painter = QPainter(picture)
        paint.smooth(painter)
        rect = QRectF(0.5, 0.5, _CARD_WIDTH - 1, _CARD_WIDTH * pictures.CARD_RATIO - 1)
        paint.fill_round(painter, rect, 3, None, paint.alpha(self.theme.ink_muted, 0.5), 1)
        painter.end()
        return picture

    # What is done

    def default_action(self) -> None:
        """Enter plays the game that is shown."""
        self._play()

    def _play(self) -> None:
        if self.game is not None:
            self.play_asked.emit(self.game.id)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down leads from the search field to the list."""
        if (
            watched is self.search
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Down
        ):
            self.list.setFocus()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list keeps to a quarter of the width."""
        self.side.setFixedWidth(max(264, min(372, round(self.width() * 0.26))))
        super().resizeEvent(event)


def _faces_by_name(rules: Rules) -> dict[str, str]:
    """The faces and ranks of a pack by the names under which the rules speak of them."""
    from cardtable.cards.faces import rank_of
    from cardtable.rules.prose import face_name

    faces = {face: face for face in rules.faces} | {rank_of(face): rank_of(face) for face in rules.faces}
    return {face_name(face): face for face in faces}


def _codes(names: str, faces: Mapping[str, str], number: int) -> list[str]:
    """Card codes for a few of the cards named in a table row, as far as there are pictures of them."""
    codes = []
    for place, name in enumerate(names.split(", ")):
        face = faces.get(name, name)
        for code in (face + _SUITS[(number + place) % 4], face):
            if pictures.face_path(code).exists():
                codes.append(code)
                break
    return codes[:_SHOWN_CARDS]


def _tint(does: str) -> tuple[str, str]:
    """Ink and ground of a chip: what adds, takes away, sets the total or does something else."""
    if does.startswith(("makes", "=")):
        return _SET
    if does.startswith(("-", "−", "minus")):
        return _LESS
    return _PLAIN if does[:1] in "+" or does.startswith("adds") else _TWIST


def _style(theme: Theme) -> str:
    return (
        f"h1 {{ font-size: 28px; font-weight: 900; color: {theme.ink}; margin: 2px 0 4px 0; }}"
        f"h2 {{ font-size: 18px; font-weight: 900; color: {theme.ink}; margin: 14px 0 4px 0; }}"
        f"p {{ font-size: 16px; font-weight: 600; color: {theme.ink}; margin: 0 0 8px 0; }}"
        "p { line-height: 135%; }"
        f"td {{ font-size: 15px; font-weight: 600; color: {theme.ink}; }}"
        f".faces {{ font-weight: 800; }}"
        f".note {{ font-size: 14px; color: {theme.ink_muted}; }}"
    )
