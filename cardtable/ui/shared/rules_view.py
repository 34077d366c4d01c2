"""The rules of a game in words, with small pictures of its cards; for the rules page and a new game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QRegularExpression, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QKeyEvent,
    QPixmap,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from cardtable.language import paragraph, say, sentence, series
from cardtable.rules.own_words import choice_label, choice_name
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.chips import chip_size, draw_chips
from cardtable.ui.shared.games_list import players_words

if TYPE_CHECKING:
    from cardtable.rules.model import Rules
    from cardtable.rules.prose.cards import CardRow
    from cardtable.rules.prose.differences import Chip
    from cardtable.rules.prose.text import Changed, RulesText

BEAT = 16
"""Milliseconds between composing changed rules and laying them out."""

_CARD_WIDTH = 36
_CARD_HEIGHT = round(_CARD_WIDTH * pictures.CARD_RATIO)
_APART = 4
"""The room below a card in pixels, as another one may follow."""
_SHOWN_CARDS = 4
_WIDE = 740
"""Smallest width with two columns, at the usual text size."""
_NARROW = 460
"""Below this width, a row of the table shows only one card, and the text is smaller."""
_SUITS = "HCDS"
_WHOLE = " style='white-space: nowrap'"
"""Keeps two pictures next to each other, and a name of one word in one piece."""
_CHIP = 0.86
"""The size of chips, compared with those of the gallery."""
CHANGED = "#FBEBC4"
"""The background of changed rules; a pen and a line mark them too."""
_NEW = "new"
"""The anchor in the text at the latest change."""


class RulesView(QTextBrowser):
    """The rules as text, in two columns if there's room, with marks on search words and changes.

    If not `titled`, the game's name is left out. For a screen reader, it's text alone, in the order
    in which it is read, with a caret to read by.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, titled: bool = True) -> None:
        super().__init__(parent)
        self.theme = theme
        self._titled = titled
        self._shown: tuple[Rules, int | None] | None = None
        self._text: RulesText | None = None
        self._changed: Changed | None = None
        self._note = ""
        self._new: frozenset[object] = frozenset()
        self._sought: tuple[str, ...] = ()
        self._look = theme.key
        self._shape = (False, False)
        self._pictures: dict[str, QPixmap] = {}
        """The pictures in the text, by their address."""
        self._composed = ""
        self.is_read = False
        """Whether a screen reader reads it."""
        self._headings: tuple[str, ...] = ()
        self._due = QTimer(self, interval=BEAT, singleShot=True)
        self._due.timeout.connect(self._put_in_place)
        self.setAccessibleName(say("shared-rules-of-game"))
        self.setOpenLinks(False)
        # Qt doesn't lay a table out again for the room that a bar takes.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    @property
    def is_wide(self) -> bool:
        return self.width() >= _WIDE * self.theme.text and not self.is_read

    @property
    def is_narrow(self) -> bool:
        return self.width() < _NARROW * self.theme.room

    @property
    def shown(self) -> Rules | None:
        return None if self._shown is None else self._shown[0]

    def show_rules(self, rules: Rules | None, players: int | None = None) -> None:
        """Show these rules, for this number of players if given; None shows nothing."""
        self._shown = None if rules is None else (rules, players)
        self._text, self._changed, self._note = None, None, ""
        self._write()

    def show_changed(self, rules: Rules, text: RulesText, changed: Changed, note: str) -> None:
        """Show rules being changed, with their text below a note, and mark what differs from the original.

        The scroll position is kept unless there are new marks. The text appears one beat later, because
        composing and laying it out in one go would make the page stutter.
        """
        before = self._changed
        known = set() if before is None else {*before.sentences, *before.rows}
        self._new = frozenset() if before is None else frozenset({*changed.sentences, *changed.rows} - known)
        self._shown, self._text, self._changed, self._note = (rules, None), text, changed, note
        self._compose()
        self._due.start()

    def _put_in_place(self) -> None:
        changed, at = self._changed, self.verticalScrollBar().value()
        if changed is not None:
            sentences = [*changed.sentences, *(sentence(series(row)) for row in changed.rows)]
            self.setAccessibleDescription(paragraph(sentences))
        self._put()
        self.verticalScrollBar().setValue(at)
        if self._new:
            self.scrollToAnchor(_NEW)

    def seek(self, words: Sequence[str]) -> None:
        """Mark these words everywhere, and scroll to the first."""
        self._sought = tuple(words)
        self._mark()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """With Ctrl, arrows up and down lead the caret from heading to heading."""
        by = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if by is None or not self.is_read or not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
            return
        block = self.textCursor().block()
        block = block.next() if by > 0 else block.previous()
        while block.isValid() and block.text() not in self._headings:
            block = block.next() if by > 0 else block.previous()
        if block.isValid():
            self.setTextCursor(QTextCursor(block))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shape != (self.is_wide, self.is_narrow):
            self._write()
        elif self.horizontalScrollBar().maximum():
            # Qt leaves tables as wide as they were.
            self.document().markContentsDirty(0, self.document().characterCount())

    def changeEvent(self, event: QEvent) -> None:
        # Another theme or text size, or other cards.
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._look != self.theme.key:
            self._look = self.theme.key
            self._write()

    # Writing

    def _write(self) -> None:
        self._compose()
        self._put()

    def _compose(self) -> None:
        from cardtable.game.worked import explained

        self.is_read = QAccessible.isActive()
        flags = Qt.TextInteractionFlag.TextSelectableByMouse
        if self.is_read:
            flags |= Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(flags)
        self._shape = self.is_wide, self.is_narrow
        self._pictures, self._composed = {}, ""
        if self._shown is not None:
            rules, players = self._shown
            self._composed = self._html(rules, self._text or explained(rules, players))

    def _put(self) -> None:
        """Show the composed text."""
        self._due.stop()
        document = self.document()
        document.clear()
        if self._shown is None:
            return
        for address, picture in self._pictures.items():
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(address), picture)
        document.setDocumentMargin(4 if self.is_wide or self.is_narrow else 14)
        document.setDefaultStyleSheet(_style(self.theme, self.is_narrow))
        self.setHtml(self._composed)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._mark()

    def _html(self, rules: Rules, words: RulesText) -> str:
        players = players_words(rules.min_players, rules.max_players)
        wide = self.is_wide
        title = f"<p class='title'>{escape(words.title)}</p>" if self._titled else ""
        note = f"<p class='note'>{escape(self._note)}</p>" if self._note else ""
        parts: list[str] = [f"{note}{title}<p class='note'>{escape(players)}</p>"]
        house = house_rules(rules)
        if house:
            text = escape(say("shared-changed-rules", rules=house_rules_text(house)))
            parts.append(f"<p><b>{escape(say('shared-house-rules'))}</b> {text}</p>")
        self._headings = (words.title, *(section.heading for section in words.sections))
        tables: list[str] = []
        for section in words.sections:
            said = "".join(f"<p>{self._said(text)}</p>" for text in section.paragraphs)
            table = self._table(rules, section.table) if section.table else ""
            column = tables if wide and table else parts
            column.append(f"<p class='part'>{escape(section.heading)}</p>{table}{said}")
        notes = [note for note in (self._gone(), words.footnote, words.ours, words.source) if note]
        parts += [f"<p class='note'>{escape(note)}</p>" for note in notes]
        if not wide:
            return "".join(parts)
        return (
            "<table width='100%' cellspacing='0' cellpadding='14'><tr>"
            f"<td width='48%' valign='top'>{''.join(parts)}</td>"
            f"<td width='52%' valign='top' bgcolor='#F5ECD8'>{''.join(tables)}</td></tr></table>"
        )

    def _said(self, text: str) -> str:
        """Return a paragraph as HTML, with a pen and a line at each changed sentence."""
        if self._changed is None:
            return escape(text)
        from cardtable.rules.prose.text import sentences_of

        html, rest = "", text
        for one in sentences_of(text):
            between, _, rest = rest.partition(one)
            html += between + (self._marked(one, one) if one in self._changed.sentences else escape(one))
        return html

    def _marked(self, text: str, what: object) -> str:
        """Return changed text as HTML, after a pen; the latest change gets the anchor."""
        size = round(13 * self.theme.text)
        pen = pictures.icon("pen", self.theme.accent, size, self.devicePixelRatioF(), 2.6)
        self._pictures["mark:pen"] = pen
        place = f"<a name='{_NEW}'></a>" if what in self._new else ""
        image = "" if self.is_read else f"<img src='mark:pen' width='{size}' height='{size}'>&nbsp;"
        return f"{place}{image}<span class='changed'>{escape(text)}</span>"

    def _gone(self) -> str:
        """Return the headings of what only the original rules have."""
        if self._changed is None or not self._changed.gone:
            return ""
        return say("shared-rules-gone", headings=series(self._changed.gone))

    def _table(self, rules: Rules, rows: Iterable[CardRow]) -> str:
        """Return the table of cards as HTML: small pictures, names, a chip, the words and an example."""
        if self.is_read:
            return "".join(f"<p>{self._sentence(row)}</p>" for row in rows)
        chips = _chips(rules)
        dpr = self.devicePixelRatioF()
        shown = 1 if self.is_narrow else _SHOWN_CARDS
        html = []
        for number, row in enumerate(rows):
            images = []
            for code in _codes(row.faces, number, self.theme.deck)[:shown]:
                url = f"card:{self.theme.deck}:{code}"
                picture = self._outlined(pictures.face(code, _CARD_WIDTH, dpr, self.theme.deck))
                self._pictures[url] = picture
                images.append(f"<img src='{url}' width='{_CARD_WIDTH}' height='{_CARD_HEIGHT + _APART}'>")
            pairs = ("&nbsp;".join(images[first : first + 2]) for first in range(0, len(images), 2))
            name = "" if " " in row.names else _WHOLE
            chip = chips.get(row.faces[0])
            html.append(
                f"<tr><td valign='middle'{_WHOLE}>{'<br>'.join(pairs)}</td>"
                f"<td valign='middle' class='faces'{name}>{escape(row.names)}</td>"
                f"<td valign='middle'>{self._chip(chip)}{self._does(row)}</td></tr>{_example(row)}"
            )
        padding = 3 if self.is_narrow else 6
        return f"<table width='100%' cellspacing='0' cellpadding='{padding}'>{''.join(html)}</table>"

    def _sentence(self, row: CardRow) -> str:
        """Return a row of the table as sentences in HTML."""
        what = (row.names, row.does)
        text = say("puzzles-card-value", shown=row.names, told=row.does.removesuffix("."))
        if self._changed is not None and what in self._changed.rows:
            text = self._marked(text, what)
        else:
            text = escape(text)
        return f"{text} {escape(row.example)}"

    def _does(self, row: CardRow) -> str:
        what = (row.names, row.does)
        is_marked = self._changed is not None and what in self._changed.rows
        return self._marked(row.does, what) if is_marked else escape(row.does)

    def _chip(self, chip: Chip | None) -> str:
        """Return a chip as HTML, to go above its words."""
        if chip is None:
            return ""
        text = max(_CHIP, self.theme.text * _CHIP * (0.9 if self.is_narrow else 1))
        wide, high = chip_size(chip, text)
        dpr = self.devicePixelRatioF()
        picture = paint.drawn(wide, high, dpr, lambda to: draw_chips(to, 0, 0, [chip], wide, text))
        # Spelled in hex, because the words would be read as parts of an address.
        url = f"chip:{chip.kind}:{chip.text.encode().hex()}"
        self._pictures[url] = picture
        return f"<img src='{url}' width='{round(wide)}' height='{round(high)}'><br>"

    def _outlined(self, card: QPixmap) -> QPixmap:
        """Return a card with a thin outline, as the paper has nearly the same color."""
        picture = blank(_CARD_WIDTH, _CARD_HEIGHT + _APART, self.devicePixelRatioF())
        whole = QRectF(0, 0, _CARD_WIDTH, _CARD_HEIGHT)
        with paint.painter_on(picture) as painter:
            painter.drawPixmap(whole, card, QRectF(card.rect()))
            edge = whole.adjusted(0.5, 0.5, -0.5, -0.5)
            paint.fill_round(painter, edge, 3, None, paint.alpha(self.theme.ink_muted, 0.5), 1)
        return picture

    def _mark(self) -> None:
        """Mark the words that are searched for; numbers only if whole.

        Single letters are skipped: they'd mark nearly everything.
        """
        marks = []
        look = QTextCharFormat()
        look.setBackground(QColor(self.theme.brass))
        look.setForeground(QColor(self.theme.ink))
        for word in (word for word in self._sought if len(word) > 1 or word.isdecimal()):
            cursor = QTextCursor(self.document())
            sought = QRegularExpression(rf"(?<!\d){word}(?!\d)") if word.isdecimal() else word
            while not (cursor := self.document().find(sought, cursor)).isNull():
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format = look
                marks.append((cursor.selectionStart(), mark))
        self.setExtraSelections([mark for _, mark in marks])
        if marks:
            first = QTextCursor(self.document())
            first.setPosition(min(start for start, _ in marks))
            self.setTextCursor(first)
            self.ensureCursorVisible()


def _example(row: CardRow) -> str:
    """Return the example of a special card as a table row of its own."""
    if not row.example:
        return ""
    return f"<tr><td></td><td colspan='2' class='note'>{escape(row.example)}</td></tr>"


def house_rules_text(changes: Iterable[tuple[str, str]]) -> str:
    """Return house rules as a list in words, each an option with its value."""
    return series(say("shared-option", option=option, value=value) for option, value in changes)


def house_rules(rules: Rules) -> list[tuple[str, str]]:
    """Return the house rules of a game, as (option, value) in words.

    Rules from a record don't know their game's options; the catalog does.
    """
    from cardtable.rules.catalog import catalog

    choices = {choice.key: choice for choice in rules.choices}
    if not rules.options.keys() <= choices.keys() and rules.id in catalog().ids:
        choices = {choice.key: choice for choice in catalog().resolve(rules.id).choices} | choices
    return [
        (choice_name(choices[k]), choice_label(choices[k], value))
        for k, value in rules.options.items()
        if k in choices
    ]


def _chips(rules: Rules) -> dict[str, Chip]:
    """Return what each card or rank of the pack does, as a chip."""
    from cardtable.cards.faces import rank_of
    from cardtable.rules.prose.differences import Chip, kind_of
    from cardtable.rules.prose.text import card_values

    found = {}
    for value in card_values(rules):
        for face in value.faces:
            options = next(rules.cards[one] for one in rules.faces if face in (one, rank_of(one)))
            found[face] = Chip(kind_of(options), value.text, value.text)
    return found


def _codes(faces: Sequence[str], number: int, deck: str) -> list[str]:
    """Return card codes for some of the cards in a table row, if there are pictures of them."""
    codes = []
    for place, face in enumerate(faces):
        # A joker has no suit, but two faces.
        for code in (face + _SUITS[(number + place) % 4], face, f"{face}{place % 2 + 1}"):
            if pictures.face_path(code, deck).exists():
                codes.append(code)
                break
    return codes[:_SHOWN_CARDS]


def _style(theme: Theme, narrow: bool) -> str:
    s = theme.text * (0.9 if narrow else 1)
    return (
        # Not h1 and h2: Qt gives these its own sizes, whatever the style says.
        f".title {{ font-size: {28 * theme.room:.0f}px; font-weight: 900; margin: 2px 0 4px 0; }}"
        f".part {{ font-size: {18 * s:.0f}px; font-weight: 900; margin: 14px 0 4px 0; }}"
        f"p {{ font-size: {16 * s:.0f}px; font-weight: 600; color: {theme.ink}; margin: 0 0 8px 0; }}"
        "p { line-height: 108%; }"
        f"td {{ font-size: {15 * s:.0f}px; font-weight: 600; color: {theme.ink}; }}"
        f".faces {{ font-weight: 800; }}"
        f".note {{ font-size: {14 * s:.0f}px; color: {theme.ink_muted}; }}"
        f".changed {{ background-color: {CHANGED}; text-decoration: underline; }}"
    )
