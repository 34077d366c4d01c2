"""A question covers nothing of the game, and all its words fit, in small windows and with large text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainterPath
from pytestqt.qtbot import QtBot

from cardtable.cards.shuffle import Stream
from cardtable.learning.calling import Calling, ask
from cardtable.learning.ladder import Rating, Support
from cardtable.learning.picks import room_question
from cardtable.learning.questions import Offer, Question, plain
from cardtable.learning.skills import Skill
from cardtable.ui.drawing.paint import pill
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.learning import call_line, ribbon
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.lesson_panel import Asked, LessonPanel
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import Layout, above_rule
from cardtable.ui.widgets.looks import RING
from tests.language import widest
from tests.rows import rows
from tests.ui.learning.school import Open, School

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


SAID = [(1440, 900, 1.0), (1024, 640, 1.0), (1024, 640, 2.0), (1440, 900, 2.0), (1920, 1080, 1.5)]


SUPPORTS = (Support.PLACES, Support.TICKS, Support.NONE)


def calls(question: Question, supports: Sequence[Support] = SUPPORTS) -> Iterator[Calling]:
    """Yield every state of a question."""
    for support in supports:
        calling = ask(question, Rating(3.0), 99, Stream("1", "sight"), support=support)
        yield calling
        yield calling.hinted()
        yield calling.given_up()
        yield calling.answered(question.answer, 900)
        for wrong in (question.answer + 1, question.answer + 10):
            calling = calling.answered(wrong, 900)
            yield calling


def write(panel: LessonPanel, sentence: str) -> None:
    """Write a sentence on the ribbon, as an answer does."""
    panel._says = sentence
    panel._refresh()


def said(calling: Calling) -> str:
    """Return what the ribbon says in this state."""
    return words.feedback(calling) if calling.tries else words.help_sentence(calling) if calling.hints else ""


TIGHTEST = (1024, 640, 2.0, widest.TAG)
"""The smallest window with the largest text and the longest words."""

PLACES = [*((*size, widest.TAG) for size in SAID), *((*size, "zh-Hant") for size in SAID[1:3])]


def test_a_question_covers_nothing_with_the_least_room(qtbot: QtBot) -> None:
    assert_clear(qtbot, [Support.TICKS], *TIGHTEST)


@pytest.mark.slow("in other sizes and with more help; the quick one has the least room")
@rows("width, height, text, language", PLACES)
def test_a_question_covers_nothing_in_any_size_and_with_any_help(
    qtbot: QtBot, width: int, height: int, text: float, language: str
) -> None:
    assert_clear(qtbot, SUPPORTS, width, height, text, language)


def on_table(table: Layout, box: QRectF) -> bool:
    """Return if the box is inside the rounded outline of the long table, rim included."""
    outline, rim = QPainterPath(), 17 * table.s
    (x, y), (wide, high) = table.center, (table.felt.x + rim, table.felt.y + rim)
    outline.addRoundedRect(QRectF(x - wide, y - high, 2 * wide, 2 * high), high, high)
    return outline.contains(box)


def assert_clear(
    qtbot: QtBot, supports: Sequence[Support], width: int, height: int, text: float, language: str
) -> None:
    """Check that each state of each question is whole, on screen, and covers nothing."""
    widest.speak(language)
    theme = FOREST.like()
    theme.text = text
    table = Layout(width, height, 4, text=text, long=True)
    panel = LessonPanel(theme, None, lambda: table)
    qtbot.addWidget(panel)
    panel.resize(width, height)
    plaques = [QRectF(*table.plaque(place)) for place in range(4)]
    for question, calling in ((one, calling) for one in QUESTIONS for calling in calls(one, supports)):
        panel.ask(calling, Asked("Wilhelmina-Sofia", "rabbit", "Wilhelmina-Sofia", True, 99))
        write(panel, said(calling))
        ribbon = panel.ribbon
        assert ribbon.is_whole, panel.shown
        things = {"ribbon": ribbon.box}
        named = (panel.pad, panel.cards, panel.all, panel.tap, panel.hint, panel.unknown, panel.on)
        things |= {
            type(one).__name__ + one.accessibleName(): QRectF(one.geometry())
            for one in named
            if one.isVisible()
        }
        things |= {key.text(): QRectF(key.geometry()) for key in panel.choices.keys if key.isVisible()}
        if panel.pad.isVisible():
            assert on_table(table, QRectF(panel.pad.geometry()).adjusted(RING, RING, -RING, -RING))
        for name, box in things.items():
            assert QRectF(0, 0, width, height).contains(box), name
            assert not box.intersects(QRectF(*table.rule)), name
            assert not any(box.intersects(plaque) for plaque in plaques), name
        if calling.is_helped and not question.asks_rule and not question.offers:
            beads = QRectF(*table.rule).translated(0, table.rule.h).adjusted(0, 0, 0, -14 * table.s)
            assert not any(box.intersects(beads) for box in things.values())
        for (first, one), (second, other) in combinations(things.items(), 2):
            assert not one.intersects(other), (first, second, panel.shown)
        for key in panel.cards.keys if question.offers else ():
            assert min(key.width(), key.height()) >= 44


@rows("width, height, text", SAID)
def test_the_sum_is_below_the_words_of_the_ribbon(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, height: int, text: float
) -> None:
    theme = FOREST.like()
    theme.text = text
    panel = LessonPanel(theme, None, lambda: Layout(width, height, 4, text=text, long=True))
    qtbot.addWidget(panel)
    panel.resize(width, height)
    panel.ask(
        ask(QUESTIONS[0], Rating(3.0), 99, Stream("1", "sight")), Asked("Mia", "rabbit", "Mia", True, 99)
    )
    write(panel, "The digits are right, but the tens and the ones have changed places. " * 2)
    words_end, tiles = list[float](), list[QRectF]()

    def note_end(painter: object, x: float, y: float, string: str, size: float, *rest: object) -> None:
        # Half a capital and the descenders reach this far below the middle of a line.
        words_end.extend([y + 0.6 * size] if string in panel.shown else [])

    monkeypatch.setattr(ribbon, "text", note_end)
    monkeypatch.setattr(ribbon, "fill_round", lambda painter, rect, *how: tiles.append(QRectF(rect)))
    panel.grab(QRect(0, 0, 1, 1))
    sums = [tile for tile in tiles if tile != panel.ribbon.box]
    assert len(words_end) > 1
    assert sums
    assert min(tile.top() for tile in sums) >= max(words_end)


SIZES = [(1440, 900), (1024, 640)]
A_PIXEL = QRect(0, 0, 1, 1)
"""The part of a panel to grab in order to have all of it painted."""
LEAPS = [(11, -7), (5, -5), (49, 50), (8, 3)]
STEPS = [(0, 9), (0, 2), (2, 5), (3, 1), (4, 1), (12, 1), (16, 1), (19, 3), (16, -5), (13, -1), (19, -9)]


@rows("before, step, support", [(*leap, one) for leap in LEAPS for one in (Support.TICKS, Support.NONE)])
def test_the_leaping_animal_never_shows_a_number_beyond_the_jump(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, before: int, step: int, support: Support
) -> None:
    panel = LessonPanel(FOREST.like(), None, lambda: Layout(1024, 640, 3, long=True))
    qtbot.addWidget(panel)
    panel.resize(1024, 640)
    question = Question(before, "add", step, before + step, ("2D",))
    panel.ask(
        ask(question, Rating(3.0), 99, Stream("1", "sight"), support=support),
        Asked("Mia", "rabbit", "Mia", True, 99),
    )
    panel.deaf = 0
    panel.pad.entered.emit(before + step, "keys")
    written = list[int]()
    monkeypatch.setattr(call_line, "draw_total", lambda *what: written.append(int(what[-1])))
    for tenth in range(11):
        monkeypatch.setattr(panel, "_share", lambda motion, share=tenth / 10: share)
        panel.grab(A_PIXEL)
    assert len(set(written)) > 2
    assert (min(written), max(written)) == (min(before, before + step), max(before, before + step))


@rows(
    "before, step, limit, piece",
    [(18, -2, 20, (0, 20)), (8, 1, 20, (0, 20)), (98, -2, 99, (80, 100)), (83, 6, 99, (80, 100))],
)
def test_the_zoomed_line_ends_at_the_limit_if_possible(
    qtbot: QtBot, before: int, step: int, limit: int, piece: tuple[int, int]
) -> None:
    panel = LessonPanel(FOREST.like(), None, lambda: Layout(1024, 640, 3, long=True))
    qtbot.addWidget(panel)
    question = Question(before, "add", step, before + step, ("2D",))
    calling = ask(question, Rating(3.0), limit, Stream("1", "sight"), support=Support.TICKS)
    panel.ask(calling.given_up(), Asked("Mia", "rabbit", "Mia", True, limit))
    assert (panel.ruler.low, panel.ruler.high) == piece


@rows("width, height, before, step", [(*size, *step) for size in SIZES for step in STEPS])
def test_a_jump_stays_under_the_cards_and_the_seats(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, before: int, step: int, width: int, height: int
) -> None:
    table = Layout(width, height, 3, long=True)
    panel = LessonPanel(FOREST.like(), None, lambda: table)
    qtbot.addWidget(panel)
    panel.resize(width, height)
    question = Question(before, "add", step, before + step, ("9D",), abs(step))
    calling = ask(question, Rating(3.0), 50, Stream("1", "sight"), support=Support.TICKS)
    panel.ask(calling.given_up(), Asked("Mia", "rabbit", "Mia", True, 50))
    steps = list[QRectF]()
    monkeypatch.setattr(call_line.paint, "pill", lambda *what, **how: steps.append(pill(*what, **how)))
    panel.grab(A_PIXEL)
    assert steps
    over = [QRectF(*box) for box in above_rule(table)]
    assert not any(step.intersects(box) for step in steps for box in over)


@rows("before, step", [(7, 1), (7, -1), (12, 2), (4, 3), (16, -2), (8, 5)])
def test_a_wrong_number_is_not_written_over_the_place_of_the_right_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, before: int, step: int
) -> None:
    """A child who counts the start says 7 for 7 + 1; a 7 over the question mark at 8 would mislead her."""
    panel = LessonPanel(FOREST.like(), None)
    qtbot.addWidget(panel)
    panel.resize(1440, 900)
    boxes = dict[str, QRectF]()
    monkeypatch.setattr(
        call_line.paint, "pill", lambda *what, **how: boxes.update({what[3]: pill(*what, **how)})
    )
    calling = ask(plain(before, step), Rating(3.0), 20, Stream("1", "sight"), support=Support.TICKS)
    for wrong in {before - step, before, before + 1, before - 1, before + step + 1} - {before + step}:
        panel.ask(calling.answered(wrong, 900), Asked("Mia", "rabbit", "Mia", True, 20))
        panel.grab(A_PIXEL)
        box, right, animal = boxes[str(wrong)], panel.ruler.at(before + step), panel.ruler.at(before)
        assert not box.left() < right < box.right(), (wrong, box)
        assert not box.left() < animal < box.right(), (wrong, box)


@rows("width, height, text", SAID)
def test_keys_are_as_large_as_a_finger(qtbot: QtBot, width: int, height: int, text: float) -> None:
    theme = FOREST.like()
    theme.text = text
    panel = LessonPanel(theme, None, lambda: Layout(width, height, 4, text=text, long=True))
    qtbot.addWidget(panel)
    panel.resize(width, height)
    panel.ask(next(calls(QUESTIONS[0])), Asked("Mia", "rabbit", "Mia", True, 99))
    for key in (*panel.pad.keys.values(), *panel.choices.keys, panel.hint, panel.unknown):
        if key.isVisible():
            assert min(key.width(), key.height()) >= 44


@rows("before, step", [(6, -10), (-8, -9), (0, -4), (3, -3)])
def test_the_line_begins_at_a_ten_below_every_answer(qtbot: QtBot, before: int, step: int) -> None:
    panel = LessonPanel(FOREST.like(), None, lambda: Layout(1024, 640, 4, long=True))
    qtbot.addWidget(panel)
    for calling in calls(Question(before, "add", step, before + step, ("10D",), 10)):
        panel.ask(calling, Asked("Mia", "rabbit", "Mia", True, 99))
        assert panel.ruler.first % 10 == 0
        assert panel.ruler.first <= before + step


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((1024, 640), 100),
        ((1440, 900), 200),
        pytest.param((1440, 900), 100, marks=pytest.mark.slow("has more room for the same")),
    ],
)
def test_a_notice_covers_nothing_of_a_question(school: Open, size: tuple[int, int], text: int) -> None:
    child = school(persons=1)
    child.window.resize(*size)
    child.window.preferences.change(text_size=text)
    child.window.notify("Your game is saved. You'll find it under Saved games.")
    child.until_question()
    notice, table = child.window.notice, child.window.table.page.view
    assert notice.isVisible()
    shown = [QRect(each.mapTo(child.window, box.topLeft()), box.size())
             for each in (table, child.panel) for box in each.plates()]  # fmt: skip
    shown += [QRect(key.mapTo(child.window, QPoint()), key.size()) for key in child.panel.pad.keys.values()
              if key.isVisible()]  # fmt: skip
    assert len(shown) > 15
    assert not any(notice.geometry().intersects(box) for box in shown)


def held(child: School) -> list[str]:
    """Return your cards as they are painted."""
    return [card.item.code for card in child.window.table.page.view.board.hand.cards if card is not None]


@pytest.mark.parametrize(
    "change",
    [pytest.param("size", marks=pytest.mark.slow("changes after the language, too")), "language"],
)
def test_a_played_card_stays_out_of_the_hand_after_other_changes(school: Open, change: str) -> None:
    child = school(role="caller", persons=1)
    child.until_question()
    before = held(child)
    if change == "size":
        child.window.resize(1100, 700)
    else:
        child.window.preferences.change(language="de")
        child.qtbot.waitUntil(lambda: not child.panel.isHidden())
        child.window.resize(1100, 700)
    assert held(child) == before
    child.window.preferences.change(language="en")


@pytest.mark.parametrize("pace", [Pace(1.0), Pace(1.0, reduced=True)], ids=["moving", "reduced"])
def test_a_fading_question_can_be_clicked(school: Open, pace: Pace) -> None:
    child = school(persons=1)
    child.until_question()
    child.window.table.page.view.stage.pace = child.panel.pace = pace
    child.panel.deaf = 0
    child.panel.give_up()
    (fade,) = child.window.table.page.findChildren(Fade)
    assert fade.isVisible()
    child.qtbot.mouseClick(child.panel.pad.keys["7"], Qt.MouseButton.LeftButton)
    assert child.panel.pad.text == "7"
    child.qtbot.waitUntil(lambda: not fade.isVisible())
