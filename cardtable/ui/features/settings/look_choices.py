"""The choices of looks as pictures: rooms, decks, and backs of cards, of the decks' own or from a photo."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QImage,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QButtonGroup, QDialog, QWidget

from cardtable.language import SPEECH, say
from cardtable.storage.settings import OWN_BACK, VALUES, Settings
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.room import wallpaper
from cardtable.ui.drawing.theme import (
    BY_GAME,
    DARK,
    LIGHT,
    SYSTEM,
    Theme,
    lettered,
    room_called,
    theme_called,
)
from cardtable.ui.shared.own_back import Part, cut, endings, read_photograph
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.support import files
from cardtable.ui.support.background import Background
from cardtable.ui.table.items.small_table import small_table
from cardtable.ui.table.motion.look import empty_look
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, RoundButton, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Painted
from cardtable.ui.widgets.pickers import PictureChoice

Names = Mapping[str, str]
"""The names of all values of a setting."""

Draw = Callable[[QPainter, QRectF, Theme, str, Names], None]
"""Draws a value's look into a rectangle, in the current theme, beside looks with these names."""

_NAME = 14
"""The text size of a choice's name, in pixels."""

_SMALLEST = 11
"""The text size if one of the words is wider than the picture otherwise."""

_FANS = {
    "classic": ("AH", "KS", "QD"),
    "four-colour": ("7D", "8C", "9S"),
    "jumbo": ("AH", "KS", "QD"),
    "jumbo-four-colour": ("7D", "8C", "9S"),
}


class Pictures(QWidget):
    """A picture for each value of a setting, of which one is chosen; `note` names the setting."""

    chosen = Signal(str)

    def __init__(
        self,
        theme: Theme,
        note: str,
        offered: Sequence[tuple[str, str]],
        size: QSize,
        draw: Draw,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(note)
        self.choices: dict[str, PictureChoice] = {}
        """The choices by value, in order."""
        group = QButtonGroup(self)
        rows = FlowLayout(on=self, gap=6, fills=True)
        names = dict(offered)
        for value, title in offered:

            def picture(painter: QPainter, rect: QRectF, value: str = value) -> None:
                draw(painter, rect, theme, value, names)

            choice = PictureChoice(theme, title, picture, size, self)
            choice.setAutoExclusive(True)
            choice.clicked.connect(lambda _=False, value=value: self.chosen.emit(value))
            group.addButton(choice)
            rows.addWidget(choice)
            self.choices[value] = choice

    def choose(self, value: str) -> None:
        """Show a value as chosen. Emits nothing."""
        self.choices[value].setChecked(True)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        next(one for one in self.choices.values() if one.isChecked()).setFocus(reason)


def rooms() -> list[tuple[str, str]]:
    """Return the rooms that can be chosen, each with its name."""
    return [(str(room), say(f"settings-room-{room}")) for room in VALUES["theme"]]


def decks() -> list[tuple[str, str]]:
    """Return the decks that can be chosen, each with its name."""
    return [(str(deck), say(f"settings-deck-{deck}")) for deck in VALUES["deck"]]


def backs() -> list[tuple[str, str]]:
    """Return the backs that can be chosen, each with its name."""
    return [(str(back), say(f"settings-back-{back}")) for back in VALUES["back"] if back]


def room_picture(painter: QPainter, rect: QRectF, theme: Theme, room: str, names: Names) -> None:
    """Draw a room with a small table and its name; a setting for several is half one, half another."""
    place = _above_name(painter, rect, theme, room, names)
    shape = QPainterPath()
    shape.addRoundedRect(place, 12, 12)
    painter.save()
    painter.setClipPath(shape)
    one, other = {SYSTEM: (LIGHT, DARK), BY_GAME: ("cabin", "playroom")}.get(room, (room, ""))
    _small_room(painter, place, theme, one)
    if other:
        half = QPainterPath(place.topRight())
        half.lineTo(place.bottomRight())
        half.lineTo(place.bottomLeft())
        painter.setClipPath(shape & half)
        _small_room(painter, place, theme, other)
    painter.restore()
    paint.fill_round(painter, place, 12, None, theme.paper_line, 1)


def _small_room(painter: QPainter, place: QRectF, theme: Theme, room: str) -> None:
    painter.save()
    painter.translate(place.topLeft())
    wallpaper(painter, room_called(room), QRectF(0, 0, place.width(), place.height()))
    size = place.size() * 1.1
    picture = _table_in(room, theme.deck, size.width(), size.height(), paint.dpr_of(painter))
    painter.drawPixmap(QPointF(-0.05 * place.width(), -0.05 * place.height() - 1), picture)
    painter.restore()


@pictures.kept
def _table_in(room: str, deck: str, width: float, height: float, dpr: float) -> QPixmap:
    """Return a small table in a room, which looks the same in whatever room the page is."""
    shown = room_called(room).like()
    shown.deck = deck
    sample = replace(empty_look(0, stock=30), total=72, pile=("8D", "KS"))
    return small_table(shown, (), sample, QSizeF(width, height), dpr)


def deck_picture(painter: QPainter, rect: QRectF, theme: Theme, deck: str, names: Names) -> None:
    """Draw three cards of a deck on felt, with its name."""
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, QColor(theme.felt[1]))
    light.setColorAt(1, QColor(theme.felt[2]))
    place = _above_name(painter, rect, theme, deck, names)
    paint.fill_round(painter, place, 12, light)
    shown = lettered(deck, SPEECH.letters)
    width = min(62.0, place.width() * 0.42, (place.height() - 12) / 1.5)
    for number, code in enumerate(_FANS[deck]):
        picture = pictures.face(code, round(width), paint.dpr_of(painter), shown)
        x = place.center().x() + (number - 1) * width * 0.62
        y = place.center().y() - 1 + abs(number - 1) * 4
        turn, radius = (number - 1) * 9, width * 0.07
        paint.turned_card(painter, picture, x, y, width, turn, radius, blur=5, dy=2, strength=0.3)


def back_picture(painter: QPainter, rect: QRectF, back: str) -> None:
    """Draw a card face down."""
    height = rect.height() - 2
    width = height / pictures.CARD_RATIO
    at, dpr = rect.center(), paint.dpr_of(painter)
    picture = pictures.back(back, round(width), dpr)
    paint.turned_card(painter, picture, at.x(), at.y(), width, 0, width * 0.07, blur=3, dy=1, strength=0.3)


def _above_name(painter: QPainter, rect: QRectF, theme: Theme, value: str, names: Names) -> QRectF:
    """Write a value's name at the foot of `rect`, and return the room above, the same for all names."""
    fitted = {one: _fitted(name, rect, theme.text) for one, name in names.items()}
    foot = max(_height(size, lines) for size, lines in fitted.values())
    place = rect.adjusted(0, 0, 0, -foot)
    size, lines = fitted[value]
    at = QPointF(rect.center().x(), place.bottom() + 3 + size * 0.6)
    for number, line in enumerate(lines):
        paint.text(painter, at.x(), at.y() + number * size * 1.2, line, size, theme.ink, 800, paint.CENTER)
    return place


def _fitted(name: str, rect: QRectF, grown: float) -> tuple[float, list[str]]:
    """Return the text size of a name and its lines, as large as fits at the foot of `rect`."""
    size, room = _NAME * grown, rect.width() - 4
    lines = paint.lines_of(name, room, size, 800)
    while (size > _NAME and len(lines) * size > rect.height() * 0.36) or (
        size > _SMALLEST and any(paint.text_width(line, size, 800) > room for line in lines)
    ):
        size -= 1
        lines = paint.lines_of(name, room, size, 800)
    return size, lines


def _height(size: float, lines: Sequence[str]) -> float:
    return size * 1.2 * len(lines) + 3


_STEP = 0.06
"""Share of the part's width or height by which an arrow key moves it."""

_LARGER, _LARGEST = 1.15, 4.0
"""The factor of one magnification, and the greatest of all together."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


Notify = Callable[..., None]
"""Shows a sentence, with the icon that suits it or another one."""


class BackChoices(QWidget):
    """All backs as pictures, and buttons to use a photo as one; a picture can also be dropped here."""

    def __init__(self, theme: Theme, preferences: Preferences, notify: Notify, parent: QWidget) -> None:
        """Make the pictures and buttons; `notify` shows how something went."""
        super().__init__(parent)
        self.theme = theme
        self._preferences, self._notify = preferences, notify
        self._asking = Background(self)
        self.pictures = Pictures(theme, say("settings-back-note"), backs(), QSize(66, 90), self._draw, self)
        self.pictures.chosen.connect(self._choose)
        self.bring = PillButton(say("settings-choose-picture"), "folder", size=16, parent=self)
        self.bring.clicked.connect(self.ask_for_picture)
        self.remove = PillButton(say("settings-remove-picture"), "bin", size=16, parent=self)
        self.remove.clicked.connect(self.take_away)
        self.trouble = paragraph("", "trouble", self)
        buttons = FlowLayout(self.bring, self.remove, gap=6)
        lay_column(self.pictures, self.trouble, buttons, on=self, margins=NO_MARGINS, gap=4)
        self.setAcceptDrops(True)

    def show_settings(self, now: Settings) -> None:
        """Show the current back as chosen, and what is wrong if the preferred one cannot be used."""
        own = self._preferences.own_back
        wished = now.back == OWN_BACK
        has_own = bool(own.name)
        self.pictures.choices[OWN_BACK].setVisible(has_own)
        self.remove.setVisible(has_own)
        self.trouble.setText(own.trouble if wished else "")
        self.trouble.setVisible(bool(wished and own.trouble))
        self.pictures.choose(now.back if now.back and (has_own or not wished) else self._back_of_room)

    @property
    def _back_of_room(self) -> str:
        return theme_called(self.theme.name).back

    def _choose(self, back: str) -> None:
        self._preferences.change(back="" if back == self._back_of_room else back)

    def _draw(self, painter: QPainter, rect: QRectF, theme: Theme, back: str, names: Names) -> None:
        name = self._preferences.own_back.name if back == OWN_BACK else back
        if name:
            back_picture(painter, rect, name)

    # The photo

    def ask_for_picture(self) -> None:
        """Ask for the file of a photo and use that."""
        kinds = say("settings-picture-files", endings=" ".join(f"*.{each}" for each in endings()))
        path = files.ask_open(self, say("settings-choose-picture"), kinds)
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> None:
        """Let the player choose a part of the photo in that file, and make that the back of the cards."""
        self._asking.ask(partial(read_photograph, path), self._cut, self._notify_refusal)

    def _cut(self, photograph: QImage) -> None:
        window = CutWindow(self.theme, photograph, self)
        window.accepted.connect(lambda: self._keep(cut(photograph, window.view.part)))
        window.open()

    def _keep(self, photograph: QImage) -> None:
        def take(_: None) -> None:
            self._preferences.take_own_back(photograph)
            self._notify(say("settings-picture-taken"), "check")

        self._asking.ask(partial(self._preferences.own_back.write, photograph), take, self._notify_refusal)

    def take_away(self) -> None:
        """Stop using the photo as back; its original file stays."""

        def drop(_: None) -> None:
            self.bring.setFocus()
            self._preferences.drop_own_back()
            self._notify(say("settings-picture-removed"), "check")

        self._asking.ask(self._preferences.own_back.remove, drop, self._notify_refusal)

    def _notify_refusal(self, error: OSError) -> None:
        self._notify(str(error), "warn")

    # Dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        # A file of a game is left to the window.
        if _dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.take(path)


def _dropped(mime: QMimeData) -> Path | None:
    paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
    return next((path for path in paths if path.suffix != ".cardtable"), None)


class CutView(Painted):
    """A photo under the outline of a card. Dragging and arrow keys move it; wheel, plus, minus magnify it."""

    def __init__(self, theme: Theme, photograph: QImage, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.part = Part()
        self._photograph = photograph
        self._grabbed: QPointF | None = None
        self.setMinimumSize(240, 200)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setAccessibleName(say("settings-cut-picture"))
        self.setAccessibleDescription(say("settings-cut-help"))

    def sizeHint(self) -> QSize:
        return QSize(480, 420)

    @property
    def card(self) -> QRectF:
        high = min(self.height() - 32.0, (self.width() - 40) * pictures.CARD_RATIO)
        wide = high / pictures.CARD_RATIO
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def move_by(self, across: float, down: float) -> None:
        """Move the part by multiples of its own width and height."""
        size = self._photograph.size()
        found = self.part.of(size)
        middle = QRectF(found).center() + QPointF(across * found.width(), down * found.height())
        moved = self.part._replace(x=middle.x() / size.width(), y=middle.y() / size.height())
        # Forget the movement beyond the photo's edge, which would have to be undone first.
        stopped = QRectF(moved.of(size)).center()
        self.part = moved._replace(x=stopped.x() / size.width(), y=stopped.y() / size.height())
        self.update()

    def magnify(self, times: float) -> None:
        """Magnify the photo under the card by a factor, within limits."""
        self.part = self.part._replace(zoom=min(_LARGEST, max(1.0, self.part.zoom * times)))
        self.move_by(0, 0)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        found, card = self.part.of(self._photograph.size()), self.card
        scale = card.width() / found.width()
        whole = QRectF(
            card.left() - found.left() * scale,
            card.top() - found.top() * scale,
            self._photograph.width() * scale,
            self._photograph.height() * scale,
        )
        painter.setOpacity(0.3)
        painter.drawImage(whole, self._photograph)
        painter.setOpacity(1.0)
        paint.shadow(painter, card, card.width() * 0.07, blur=10, dy=4, strength=0.45)
        pictures.draw_photograph(painter, self._photograph.copy(found), card)
        if self.hasFocus():
            paint.focus_ring(painter, self.theme, card, card.width() * 0.07, grow=5)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._grabbed = event.position()
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grabbed is not None:
            moved, card = event.position() - self._grabbed, self.card
            self._grabbed = event.position()
            self.move_by(-moved.x() / card.width(), -moved.y() / card.height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grabbed = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y():
            self.magnify(_LARGER if event.angleDelta().y() > 0 else 1 / _LARGER)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self.move_by(step[0] * _STEP, step[1] * _STEP)
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.magnify(_LARGER)
        elif event.key() == Qt.Key.Key_Minus:
            self.magnify(1 / _LARGER)
        else:
            super().keyPressEvent(event)


class CutWindow(QDialog):
    """The dialog that asks which part of a photo to use; `view.part` is the answer."""

    def __init__(self, theme: Theme, photograph: QImage, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("settings-cut-title"))
        self.view = CutView(theme, photograph, self)
        smaller = RoundButton(say("settings-cut-smaller"), "minus", self)
        smaller.clicked.connect(lambda: self.view.magnify(1 / _LARGER))
        larger = RoundButton(say("settings-cut-larger"), "plus", self)
        larger.clicked.connect(lambda: self.view.magnify(_LARGER))
        leave = PillButton(say("shared-cancel"), size=17, parent=self)
        leave.clicked.connect(self.reject)
        self.use = PillButton(say("settings-cut-use"), "check", primary=True, size=17, parent=self)
        self.use.clicked.connect(self.accept)
        row = lay_row(smaller, larger, STRETCH, leave, self.use)
        question = label(say("settings-cut-question"), "side", self)
        help_text = paragraph(say("settings-cut-help"), "note", self)
        lay_column(question, help_text, (self.view, 1), row, on=self, margins=(24, 18, 24, 18), gap=10)
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.accept()
        else:
            super().keyPressEvent(event)
