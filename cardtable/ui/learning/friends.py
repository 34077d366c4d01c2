"""Card friends: the animal for each kind of sum, its card with a sash, its card in the album."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.language import say
from cardtable.learning.practice import has_dots
from cardtable.learning.questions import Question
from cardtable.learning.returns import Friend
from cardtable.learning.skills import Skill
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.paint import CENTER, alpha, fill_round, mix, stroke, text
from cardtable.ui.drawing.pictures import CARD_RATIO
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.frame_of_ten import draw_sum
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, lay_column
from cardtable.ui.widgets.controls import discard, label
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.painted import Drawing
from cardtable.ui.widgets.tool_tips import tip


@dataclass(frozen=True)
class Animal:
    """The look of an animal friend, one for each skill: its picture, and the color of the sky behind it."""

    picture: str
    sky: str


ANIMALS = {
    Skill.ADD_ONES: Animal("chick", "#CFE6F2"),
    Skill.ADD_TO_TEN: Animal("pig", "#D7E6F5"),
    Skill.ADD_CROSS_TEN: Animal("mouse", "#F6D9C4"),
    Skill.ADD_TEN: Animal("bee", "#E3DCF3"),
    Skill.ADD_TEENS: Animal("turtle", "#FBE7B5"),
    Skill.TAKE_ONES: Animal("ladybird", "#DDF0DF"),
    Skill.TAKE_TEN: Animal("snail", "#DCEBF5"),
    Skill.TAKE_CROSS_TEN: Animal("hedgehog", "#DDEBC8"),
    Skill.PAST_ZERO: Animal("fish", "#F5E3C8"),
    Skill.DOUBLE: Animal("butterfly", "#D3ECEA"),
    Skill.HALVE: Animal("hamster", "#D9E2F4"),
    Skill.SWAP_DIGITS: Animal("bat", "#F7DCE0"),
    Skill.ROUND_TO_TEN: Animal("seal", "#FBE7B5"),
    Skill.ROOM: Animal("elephant", "#E2F0D6"),
}
"""The animal for each kind of sum."""

_PAPER, _EDGE, _GRASS = "#FFFCF3", "#DCCFB2", "#8FBF7A"
_SASH, _SASH_DARK, _SASH_LOW, _STITCH = "#D04A31", "#8E2B18", "#AE3820", "#FFD9A8"
_INK = "#2A2B36"
_RAYS = 18

ALBUM_CARD = 93.0
"""The width of a card in the album, in pixels at scale 1."""


def name_of(kind: Skill) -> str:
    """Return the name of the friend for a kind of sum."""
    return say(f"friends-name-{kind.value}")


def name_and_animal(kind: Skill) -> str:
    """Return a card friend's name and animal: `Pim the mouse`."""
    return say(f"friends-who-{kind.value}")


def sum_label(question: Question) -> str:
    """Return the sum to write on the sash: `68 + 7`."""
    return sum_solved(question).rpartition(" = ")[0]


def sum_solved(question: Question) -> str:
    """Return the sum to write in the album: `68 + 7 = 75`."""
    return words.equation(question).replace("  ", " ")


def draw_friend(painter: QPainter, kind: Skill, x: float, y: float, size: float) -> None:
    """Draw the animal, centered on (x, y)."""
    picture = pictures.friend(ANIMALS[kind].picture, round(size), paint.dpr_of(painter))
    painter.drawPixmap(QRectF(x - size / 2, y - size / 2, size, size), picture, QRectF(picture.rect()))


def _window(rect: QRectF, foot: float) -> QRectF:
    """Return the area of the animal on its card, above a foot of this height."""
    edge = rect.width() * 0.07
    return rect.adjusted(edge, edge, -edge, -edge - foot)


def _draw_scene(painter: QPainter, theme: Theme, kind: Skill, window: QRectF, middle: float) -> None:
    """Draw sky, sunbeams from `middle` and a green hill, in a brass frame."""
    width = window.width()
    clip = QPainterPath()
    clip.addRoundedRect(window, width * 0.07, width * 0.07)
    painter.save()
    painter.setClipPath(clip)
    painter.fillRect(window, QColor(ANIMALS[kind].sky))
    center = QPointF(window.center().x(), middle)
    reach = QRectF(center.x() - 1.6 * width, center.y() - 1.6 * width, 3.2 * width, 3.2 * width)
    beam = QColor(mix(ANIMALS[kind].sky, "#FFFFFF", 0.3))
    for ray in range(_RAYS):
        path = QPainterPath(center)
        path.arcTo(reach, 360 * ray / _RAYS, 180 / _RAYS)
        painter.fillPath(path, beam)
    hill = QPainterPath()
    hill.addEllipse(QPointF(center.x(), window.bottom() + width * 0.16), width, width * 0.39)
    painter.fillPath(hill, QColor(_GRASS))
    painter.restore()
    stroke(painter, clip, alpha(theme.brass, 0.9), max(1.0, width * 0.01))


def draw_bound_card(
    painter: QPainter,
    theme: Theme,
    question: Question,
    center: QPointF,
    width: float,
    untied: float = 0.0,
    dots: bool = False,
) -> None:
    """Draw a friend on its card behind a sash with the sum.

    `untied` is how far the sash has fallen; as soon as it falls, the animal is gone. With `dots`, for a child
    who doesn't know digits, the sum is in dots, or left out if it's too large.
    """
    height = width * CARD_RATIO
    rect = QRectF(-width / 2, -height / 2, width, height)
    painter.save()
    painter.translate(center)
    painter.rotate(-4)
    radius = width * 0.085
    paint.shadow(painter, rect, radius, blur=width * 0.14, dy=width * 0.1, strength=0.4)
    fill_round(painter, rect, radius, _PAPER, _EDGE, 1)
    middle = -height * 0.06
    _draw_scene(painter, theme, question.skill, _window(rect, 0), middle)
    if untied == 0:
        draw_friend(painter, question.skill, 0, middle, width * 0.68)
    if untied < 1:
        painter.setOpacity(1 - untied)
        painter.translate(0, untied * height * 0.3)
        painter.rotate(untied * 14)
        band = _draw_sash(painter, width, height)
        if dots:
            _draw_dots(painter, question, band.center(), band.width() - 24, "#FFFFFF")
        else:
            said = sum_label(question)
            size = paint.fitting(said, width * 0.165, 900, band.width() - 24, 13)
            text(painter, 0, band.center().y(), said, size, "#FFFFFF", 900, CENTER, band.width() - 16)
    painter.restore()


def _draw_dots(painter: QPainter, question: Question, center: QPointF, width: float, color: str) -> None:
    """Draw a sum in dots, or nothing if it's too large for them."""
    if has_dots(question):
        draw_sum(painter, center, width, question, color)


def _draw_sash(painter: QPainter, width: float, height: float) -> QRectF:
    """Draw the empty sash, and return its place."""
    y, high = height * 0.2, height * 0.175
    for side in (-1, 1):
        end = QPainterPath(QPointF(side * width * 0.46, y - high * 0.3))
        for x, down in ((0.66, -0.16), (0.585, 0.25), (0.66, 0.66), (0.46, 0.52)):
            end.lineTo(side * width * x, y + high * down)
        end.closeSubpath()
        painter.fillPath(end, QColor(_SASH_DARK))
    band = QRectF(-width * 0.54, y - high / 2, width * 1.08, high)
    paint.shadow(painter, band, 8, blur=6, dy=4, strength=0.4)
    fill_round(painter, band, 8, paint.shaded(band, _SASH, _SASH_LOW), _SASH_DARK, 1.2)
    painter.setPen(QPen(alpha(_STITCH, 0.7), 1.4, Qt.PenStyle.DashLine))
    for side in (-1, 1):
        seam = y + side * (high / 2 - 5)
        painter.drawLine(QPointF(band.left() + 8, seam), QPointF(band.right() - 8, seam))
    return band


def draw_album_card(
    painter: QPainter, theme: Theme, friend: Friend, rect: QRectF, there: bool = True, dots: bool = False
) -> None:
    """Draw a friend's card in the album with its sum; without the animal until it is `there`.

    `dots` is for a child who doesn't know digits, as on the card with the sash.
    """
    width = rect.width()
    foot = rect.height() * 0.19
    paint.shadow(painter, rect, width * 0.085, blur=width * 0.05 + 2, dy=width * 0.03, strength=0.4)
    fill_round(painter, rect, width * 0.085, _PAPER, _EDGE, 1)
    window = _window(rect, foot)
    _draw_scene(painter, theme, friend.kind, window, window.center().y() + rect.height() * 0.02)
    if there:
        y = window.center().y() + rect.height() * 0.02
        draw_friend(painter, friend.kind, rect.center().x(), y, width * 0.66)
    said, room = sum_solved(friend.question), width - 8
    at = QPointF(rect.center().x(), rect.bottom() - width * 0.07 - foot * 0.45)
    if dots:
        _draw_dots(painter, friend.question, at, room - 8, _INK)
        return
    size = paint.fitting(said, max(13.0, width * 0.145), 800, room, 10)
    text(painter, at.x(), at.y(), said, size, _INK, 800, CENTER, room)


def draw_place(painter: QPainter, theme: Theme, kind: Skill, rect: QRectF) -> None:
    """Draw the dashed place in the album that waits for a friend."""
    radius = rect.width() * 0.1
    fill_round(painter, rect, radius, alpha(theme.wash, 0.05))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.gilt), 2, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect, radius, radius)
    painter.save()
    painter.setOpacity(0.3)
    draw_friend(
        painter, kind, rect.center().x(), rect.center().y() - rect.height() * 0.08, rect.width() * 0.64
    )
    painter.restore()
    said, room = say("friends-place", friend=name_of(kind)), rect.width() - 6
    size = paint.fitting(said, max(13.0, rect.width() * 0.145), 800, room, 10)
    text(
        painter,
        rect.center().x(),
        rect.bottom() - rect.height() * 0.15,
        said,
        size,
        theme.gilt,
        800,
        CENTER,
        room,
    )


class Album(QWidget):
    """All friends of a learner on the room's panel, and the place of the one who waits, under a title."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.cards: list[Drawing] = []
        self.title = label("", "side", self)
        self._shelf = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._shelf.setSizePolicy(policy)
        self._flow = FlowLayout(on=self._shelf)
        lay_column(self.title, self._shelf, STRETCH, on=self, margins=NO_MARGINS)

    def show_friends(
        self, name: str, friends: Sequence[Friend], waits: Skill | None, dots: bool = False
    ) -> None:
        """Show the friends of the learner called `name` in the order in which they came, then who `waits`.

        If nobody waits or that friend is home, it's the first one who isn't. With `dots`, no sum has digits.
        """
        at_home = [friend.kind for friend in friends]
        next_one = next((kind for kind in (waits, *ANIMALS) if kind and kind not in at_home), None)
        self.title.setText(say("friends-album-of", name=name))
        discard(self.cards)
        self.cards = []
        for friend in friends:
            name = say("friends-in-album", who=name_and_animal(friend.kind), sum=sum_solved(friend.question))
            self._add(partial(draw_album_card, theme=self.theme, friend=friend, dots=dots), name)
        if next_one is not None:
            name = say("friends-place", friend=name_of(next_one))
            self._add(partial(draw_place, theme=self.theme, kind=next_one), name)

    def _add(self, draw: Callable[..., None], name: str) -> None:
        card = Drawing(self.theme, ALBUM_CARD + 10, ALBUM_CARD * CARD_RATIO + 12, self._shelf)
        card.show_drawing(lambda painter, area: draw(painter, rect=area.adjusted(5, 4, -5, -8)), name)
        tip(card, name)
        self.cards.append(card)
        self._flow.addWidget(card)
        card.show()
