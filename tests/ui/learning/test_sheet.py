"""The whole question finds room, also in the smallest window with the largest text."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.cards.shuffle import Stream
from cardtable.learning.calling import ask
from cardtable.learning.ladder import Rating, Support
from cardtable.learning.picks import room_question
from cardtable.learning.questions import Offer, Question
from cardtable.learning.skills import Skill
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import FOREST, Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.lesson_panel import Asked, LessonPanel, LessonSheet, fitting
from cardtable.ui.learning.sum_pictures import STEP, TOTAL, Picture, draw_model

HAND = (Offer("6S", 100), Offer("4H", 98), Offer("KD", 99, True), Offer("9C", 94, True))
QUESTIONS = (
    Question(68, "add", 7, 75, ("10D",), 7),
    Question(43, "add", -5, 38, ("5D",), 5),
    Question(6, "add", -10, -4, ("10D",), 10),
    Question(27, "double", 0, 54, ("DOUBLE",)),
    Question(38, "halve", 0, 19, ("QD",)),
    Question(27, "swap", 72, 72, ("QD",)),
    Question(68, "round", 70, 70, ("QD",)),
    Question(80, "hold", 0, 80, ("9D",), 9),
    Question(12, "set", 99, 99, ("KD",)),
    Question(27, "swap", 72, 72),
    room_question(99, 54),
    Question(94, "pick", 99, 0b1110, ("6S", "4H", "KD", "9C"), exercises=Skill.OVER_LIMIT, offers=HAND),
    Question(94, "pick", 99, 99, ("6S", "4H", "KD", "9C"), exercises=Skill.LARGEST_SAFE, offers=HAND),
)


@pytest.fixture
def theme() -> Theme:
    made = FOREST.like()
    made.text = 2.0
    return made


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: f"{q.before} {q.operation}")
def test_every_word_of_a_question_and_its_feedback_is_seen(
    qtbot: QtBot, theme: Theme, question: Question
) -> None:
    sheet = LessonSheet(1024, 640, theme)
    head = words.play_sentence("Wilhelmina-Sofia", question, own=True)
    for line, size, weight in ((head, 24, 900), (words.asks(question), 18, 600)):
        shown = sheet.size_of(line, size, weight, sheet.head_room)
        assert paint.text_width(line, shown, weight) <= sheet.head_room, line
    calling = ask(question, Rating(3.0), 99, Stream("1", "sheet"), support=Support.NONE)
    for wrong in (question.answer + 1, question.answer + 10):
        calling = calling.answered(wrong, 900)
        says = words.feedback(calling)
        room = sheet.says_room
        size = fitting(says, room, sheet.size_of("", 20, 700, room.width()))
        lines = paint.lines_of(says, room.width(), size, 700)
        assert len(lines) * size * 1.32 <= room.height(), says


@pytest.mark.parametrize("before", [6, 12, 32, 38, 49])
@pytest.mark.parametrize("told", [1, 2, 3])
def test_a_jump_stands_beside_the_blocks_and_never_on_them(before: int, told: int) -> None:
    calling = ask(
        Question(before, "double", 0, 2 * before), Rating(0.0), 99, Stream("1", "way"), support=Support.NONE
    )
    for _ in range(told):
        calling = calling.hinted()
    for shown in (calling, calling.answered(2 * before, 900)):
        image = QImage(640, 260, QImage.Format.Format_ARGB32)
        image.fill(0xFFFFFFFF)
        painter = QPainter(image)
        draw_model(painter, QRectF(image.rect()), Picture(shown, 99, FOREST, 1.0))
        painter.end()
        pixels, width = memoryview(image.constBits()).cast("I"), image.width()
        blocks, jump = QColor(TOTAL).rgb(), QColor(STEP).rgb()
        upper = [set(pixels[10 * width + x : 220 * width : width]) & {blocks, jump} for x in range(width)]
        assert {blocks} in upper
        assert {blocks, jump} not in upper


@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1440, 900)])
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda q: f"{q.before} {q.operation}")
def test_keys_and_buttons_lie_on_the_sheet_and_on_nothing_else(
    qtbot: QtBot, theme: Theme, question: Question, width: int, height: int
) -> None:
    panel = LessonPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(width, height)
    calling = ask(question, Rating(3.0), 99, Stream("1", "sheet"), support=Support.NONE)
    panel.ask(calling, Asked("Mia", "rabbit", "Mia", True, 99, 3))
    sheet = LessonSheet(width, height, theme)
    shown = [one for one in (panel.pad, panel.choices, panel.cards, panel.all, panel.hint) if one.isVisible()]
    assert panel.hint in shown
    for one in shown:
        assert sheet.whole.contains(one.geometry().toRectF()), one
    for first, second in pairwise(shown):
        assert not first.geometry().intersects(second.geometry())
    for key in panel.cards.keys if question.offers else ():
        assert key.width() >= 44
        assert key.height() >= 44
