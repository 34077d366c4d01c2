"""Every animal has a face for each mood, different on a plaque and with eyes that look around."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.faces import AHEAD, Face, Mood, glance_along
from cardtable.ui.shared.avatars import AvatarButton
from tests.ui.drawing.pixels import lightness, rows, unlike

SMALL = 40
SEEN = 48
"""The smallest visible difference of a pixel's channel."""


def image(name: str, face: Face, size: int = SMALL) -> QImage:
    return pictures.avatar(name, size, 1.0, face).toImage()


def differing(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """Return the pixels with a visible difference."""
    found = []
    for x, y in unlike(one, other):
        a, b = one.pixelColor(x, y), other.pixelColor(x, y)
        if max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) > SEEN:
            found.append((x, y))
    return found


def test_moods_differ_at_the_size_of_a_list(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    for name in pictures.AVATARS:
        with subtests.test(name):
            faces = {mood: image(name, Face(mood)) for mood in Mood}
            for one, other in itertools.combinations(Mood, 2):
                assert len(differing(faces[one], faces[other])) > 20, (one, other)


def test_moods_change_only_the_head(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    for name in pictures.AVATARS:
        with subtests.test(name):
            calm = image(name, Face())
            for mood in Mood:
                for x, y in differing(calm, image(name, Face(mood))):
                    assert (x + 0.5 - SMALL / 2) ** 2 + (y + 0.5 - SMALL / 2) ** 2 < (SMALL / 2) ** 2


def darkness(picture: QImage) -> tuple[float, float]:
    """Return the average place of dark eyes and mouth; nothing else of a rabbit is dark."""
    weights = {
        (x, y): 110 - lightness(color)
        for y, row in enumerate(rows(picture))
        for x, color in enumerate(row)
        if color >> 24 == 255 and lightness(color) < 110
    }
    whole = sum(weights.values())
    return (
        sum(x * weight for (x, _), weight in weights.items()) / whole,
        sum(y * weight for (_, y), weight in weights.items()) / whole,
    )


def test_eyes_follow_the_glance(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    for mood in (Mood.CALM, Mood.WORRIED, Mood.SMUG):
        ahead = darkness(image("rabbit", Face(mood), 160))
        for glance in [(-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)]:
            with subtests.test(str(mood), glance=glance):
                x, y = darkness(image("rabbit", Face(mood, glance), 160))
                if glance[0]:
                    assert (x - ahead[0]) * glance[0] > 1
                if glance[1]:
                    assert (y - ahead[1]) * glance[1] > 1


def test_thinking_sad_and_sleeping_faces_look_at_nobody() -> None:
    assert Face(Mood.ASLEEP, (1, 0)) == Face(Mood.ASLEEP)
    assert Face(Mood.THINKING, (1, 0)).glance == Face(Mood.SAD, (0, 1)).glance == AHEAD
    assert Face(Mood.GLAD, (1, 0)).glance == (1, 0)


def test_a_glance_is_the_nearest_of_eight(subtests: pytest.Subtests) -> None:
    for way, glance in [
        ((300, 20), (1, 0)),
        ((-50, -60), (-1, -1)),
        ((4, 90), (0, 1)),
        ((-5, 2), (-1, 0)),
        ((0, 0), AHEAD),
    ]:
        with subtests.test(way=way):
            assert glance_along(*way) == glance


def test_a_face_can_be_painted_anywhere(qtbot: QtBot) -> None:
    picture = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    paint.avatar(painter, "owl", 60, 60, SMALL, Face(Mood.GLAD))
    painter.end()
    assert picture.copy(40, 40, SMALL, SMALL) == image("owl", Face(Mood.GLAD)).convertToFormat(
        QImage.Format.Format_ARGB32_Premultiplied
    )


def test_a_focused_avatar_smiles(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    first, button = (AvatarButton("Rabbit", "rabbit", 80, page) for _ in range(2))
    # Away from the pointer.
    button.move(300, 300)
    with qtbot.waitActive(page):
        page.show()
    middle = button.rect().adjusted(24, 24, -24, -24)
    seen = []
    for holder in (first, button, first):
        holder.setFocus()
        seen.append(button.grab(middle).toImage())
    assert seen[0] == seen[2] != seen[1]
