"""Learners in the real window: added, changed behind the small sum, exported and imported, deleted; practice.

None of this uses a network.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from cardtable import clock
from cardtable.cards.shuffle import Stream
from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.controller.lessons.training import ROUND, SET
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.learning.calling import ask
from cardtable.learning.ladder import Numbers, Rating, Support
from cardtable.learning.practice import LARGEST
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.questions import plain
from cardtable.learning.returns import Friend, Missed
from cardtable.learning.skills import Skill
from cardtable.learning.ten_minutes import SUMS, kind_of, measured
from cardtable.rules.catalog import catalog, is_own
from cardtable.rules.own_words import game_name
from cardtable.storage.learners import SCHEMA, Learner, LearnerStore
from cardtable.storage.writer import WRITER
from cardtable.ui.audio.recorded_voice import parts
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.learners.child_view import ChildView
from cardtable.ui.features.learners.learner_form import LearnerForm
from cardtable.ui.features.learners.learners_page import LearnersPage
from cardtable.ui.features.learners.practice_page import PracticePage
from cardtable.ui.learning import call_line, frame_of_ten, friends, ribbon
from cardtable.ui.shared import seating
from cardtable.ui.table.items import labels, total_line
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import Bubble, Layout
from cardtable.ui.widgets.controls import PillButton, RoundButton
from tests.learners_file import give_room
from tests.rows import rows
from tests.storage.test_forgetting import holds
from tests.ui.conftest import KEEP_PICTURE, PATIENCE
from tests.ui.driver import MainWindow, OpenWindow, needs
from tests.ui.learning.desk import add, answer, pass_gate, practice, send_to, solve_gate, store_of
from tests.ui.learning.school import Open
from tests.ui.readers import hear

# Learners


def test_a_learner_is_added_with_a_nickname_alone(qtbot: QtBot, page: LearnersPage) -> None:
    assert page.view is page.welcome
    page.add.click()
    assert not page.form.save.isEnabled()
    qtbot.keyClicks(page.form.name, "Mia")
    qtbot.keyClick(page.form.name, Qt.Key.Key_Return)
    (mia,) = store_of(page).learners()
    assert mia.nickname == "Mia"
    assert page.view is page.family
    assert [card.name.text() for card in page.family.cards] == ["Mia"]
    page.parent_view.skills.click()
    assert page.view is page.overview
    assert page.overview.name.text() == "Mia"


def test_tab_goes_down_the_form_to_its_buttons(qtbot: QtBot, page: LearnersPage) -> None:
    add(page)
    page.family.cards[0].parents.click()
    solve_gate(page)
    page.parent_view.settings.click()
    form, stops = page.form, list[QWidget]()
    stops.append(form.speech)
    form.speech.setFocus()
    while page.focusWidget() is not page.head.back:
        qtbot.keyClick(stops[-1], Qt.Key.Key_Tab)
        stops.append(page.focusWidget())
    assert stops[:-1] == [form.speech, page.export, page.delete, form.cancel, form.save]


def saved_form(qtbot: QtBot, years: str, counting: str, by_hand: str = "") -> tuple[LearnerForm, Profile]:
    """Fill in the form for a new learner, save it, and return it with the profile."""
    form = LearnerForm(FOREST)
    qtbot.addWidget(form)
    form.begin("fox")
    form.name.setText("Mia")
    for picker, value in ((form.numbers, by_hand), (form.years, years), (form.counting, counting)):
        if value:
            picker.pick(value)
    with qtbot.waitSignal(form.saved) as saved:
        form.save.click()
    return form, saved.args[2]


@rows(
    "years, counting, by_hand, starts",
    [
        ("", "", "", Numbers.TO_50),
        ("age=6", "", "", Numbers.TO_20),
        ("grade=4", "", "", Numbers.TO_99),
        ("grade=4", "counts_to=20", "", Numbers.TO_20),
        ("", "counts_to=100", "", Numbers.TO_99),
        ("age=6", "counts_to=20", "to 99", Numbers.TO_99),
    ],
)
def test_age_grade_and_counting_choose_the_numbers_unless_they_are_picked(
    qtbot: QtBot, years: str, counting: str, by_hand: str, starts: Numbers
) -> None:
    form, profile = saved_form(qtbot, years, counting, by_hand)
    assert profile == Profile.fresh(starts)
    form.begin("owl")
    assert (form.years.value, form.counting.value, form.numbers.value) == ("", "", Numbers.TO_50.value)


@rows("years, counting", [("age=5", ""), ("", "counts_to=10"), ("grade=1", "counts_to=10")])
def test_a_child_who_cannot_count_to_twenty_begins_with_dots(qtbot: QtBot, years: str, counting: str) -> None:
    form, profile = saved_form(qtbot, years, counting)
    assert (profile.dots, profile.numbers) == (True, Numbers.TO_20)
    form.edit(Learner("1", "Mia", "fox", profile.text))
    form.numbers.pick(Numbers.TO_50.value)
    with qtbot.waitSignal(form.saved) as saved:
        form.save.click()
    assert (saved.args[2].dots, saved.args[2].numbers) == (False, Numbers.TO_50)


def test_with_dots_the_answer_is_tapped_in_the_frame_or_on_the_line(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    profile = msgspec.structs.replace(Profile.fresh(Numbers.TO_20), dots=True)
    mia = store_of(page).add("Mia", "cat", profile.text)
    panel = window.practice.page.panel
    panel.deaf = 0
    page.show_one(mia.id)
    page.overview.round.click()
    calling = panel.calling
    assert not panel.pad.isVisible()
    assert (panel.ruler.low, panel.ruler.high) == (0, 10)
    with_dots = panel.grab().toImage()
    assert panel._asked is not None
    panel._asked = replace(panel._asked, dots=False)
    assert panel.grab().toImage() != with_dots
    panel._asked = replace(panel._asked, dots=True)
    at, ruler = calling.question.answer, panel.ruler
    line, frame = panel.table.rule.center.y, panel.table.rule.bottom + 30 * panel.table.s
    for x, y in ((ruler.at(at % 10 + 0.5), frame), (ruler.at(at), line)):
        # The first tap is one bead too far.
        qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
    assert [one.answer for one in panel.calling.tries] == [at % 10 + 1, at]


def test_a_finger_shows_where_to_tap_also_once_the_total_is_shown(
    window: MainWindow, page: LearnersPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A child who reads nothing must see that the shown number is hers to tap."""
    profile = msgspec.structs.replace(Profile.fresh(Numbers.TO_20), dots=True)
    mia = store_of(page).add("Mia", "cat", profile.text)
    panel = window.practice.page.panel
    page.show_one(mia.id)
    page.overview.round.click()
    panel.deaf = 0
    for off in (1, 2):
        panel.pad.entered.emit(panel.calling.question.answer + off, "pad")
    assert panel.calling.shows_total
    icons = list[str]()
    monkeypatch.setattr(paint, "icon", lambda painter, name, *rest: icons.append(name))
    panel.grab()
    assert "tap" in icons


def test_before_digits_a_practice_writes_none_around_it(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    profile = msgspec.structs.replace(Profile.fresh(Numbers.TO_20), dots=True)
    mia, shown = store_of(page).add("Mia", "cat", profile.text), window.practice.page
    shown.panel.deaf = 0
    for begun in (Skill.ADD_ONES, None):
        window.practice.show()
        shown.begin(mia, store_of(page), begun)
        while not shown.end.isVisible():
            answer(shown)
        written = [one.text() for one in shown.findChildren(QLabel) if one.isVisible()]
        assert written, "the title, and praise"
        assert not any(letter.isdigit() for letter in "".join(written)), written
        assert (shown.beads.full, shown.beads.count) == (shown.training.sums,) * 2
    page.show_learners()
    assert not any(letter.isdigit() for letter in page.family.cards[0].today.text())


def test_before_digits_neither_the_friend_nor_the_album_shows_any(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[str]()
    for module in (friends, frame_of_ten):
        monkeypatch.setattr(module, "text", lambda *given, **_: written.append(given[3]))
    shown = ChildView(FOREST)
    qtbot.addWidget(shown)
    missed = Missed(plain(5, 2), "2026-11-01", "2026-11-01")
    at_home = Friend(plain(6, 4)), Friend(plain(7, -3)), Friend(plain(38, 5))
    for dots in (False, True):
        written.clear()
        profile = Profile(dots=dots, missed=(missed,), friends=at_home)
        shown.show_learner(Learner("1", "Mia", "fox", profile.text))
        for part in (shown.friend, *shown.album.cards):
            part.grab()
        digits = [one for one in written if any(letter.isdigit() for letter in one)]
        assert digits == ([] if dots else ["5 + 2", "6 + 4 = 10", "7 − 3 = 4", "38 + 5 = 43"])


def test_without_a_voice_the_childs_page_says_from_recordings_what_comes_and_who_waits(qtbot: QtBot) -> None:
    shown = ChildView(FOREST)
    qtbot.addWidget(shown)
    profile = Profile(missed=(Missed(plain(68, 7), "2026-11-01", "2026-11-01"),))
    shown.show_learner(Learner("1", "Mia", "fox", profile.text))
    heard = [" ".join(chain.from_iterable(clips)) for clips in parts(shown.said, "en")]
    assert heard == ["pim the mouse is on a card with sixty-eight plus seven"]
    shown.show_learner(Learner("1", "Mia", "fox", Profile(ten_minutes=clock.today().isoformat()).text))
    heard = [" ".join(chain.from_iterable(clips)) for clips in parts(shown.said, "en")]
    assert heard == ["play a game", "no friend is waiting today"]


def test_before_digits_neither_feedback_nor_answer_shows_any(monkeypatch: pytest.MonkeyPatch) -> None:
    written, frames = list[str](), list[int]()
    monkeypatch.setattr(ribbon, "text", lambda *given, **_: written.append(given[3]))
    for module in (ribbon, frame_of_ten):
        monkeypatch.setattr(module, "draw_frame", lambda *given: frames.append(given[3]))
    picture = QImage(1024, 640, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    for sentence, typed, is_right in (("Start at 7 and count up 3.", "", False), ("7 + 3 = 10.", "10", True)):
        content = ribbon.RibbonContent("cat", "Mia", sentence, ("7", "+", "3"), typed, is_right, dots=True)
        ribbon.Ribbon(Layout(1024, 640, 2), FOREST, content).draw(painter)
    painter.end()
    assert [one for one in written if any(letter.isdigit() for letter in one)] == []
    assert frames == [7, 3, 7, 3, 7, 3, 10, 7, 3, 10]


def test_before_digits_the_table_writes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    written, layout = list[str](), Layout(1024, 640, 2, long=True)
    for module in (total_line, call_line, labels):
        monkeypatch.setattr(module, "text", lambda *given, **_: written.append(given[3]) or 0.0)
    picture = QImage(1024, 640, QImage.Format.Format_RGB32)
    for limit in (20, 10):
        written.clear()
        line, bubble, dots = total_line.TotalLine(FOREST), labels.CallBubble(FOREST), limit == 10
        line.arrange(layout, 0, limit)
        line.pointer = line.number = 4
        place, bounds = Bubble(500, 300, "above"), QRectF(0, 0, 1024, 640)
        bubble.say(place, "" if dots else "4", "", "", 1.0, False, bounds, 4 if dots else None)
        calling = ask(plain(4, 3), Rating(0.0), limit, Stream("1", "a"), support=Support.TICKS)
        calling = calling.answered(9, 1000).hinted().hinted()
        asked = call_line.CallLine(FOREST, layout, line.ruler, calling, "frog", 4, True, has_dots=dots)
        with paint.painter_on(picture) as painter:
            line.paint(painter, QStyleOptionGraphicsItem())
            bubble.draw(painter)
            call_line.draw_line(painter, asked)
        assert any(letter.isdigit() for letter in "".join(written)) == (not dots), written


def test_before_digits_frames_take_the_place_of_numbers_but_not_of_a_digit_in_a_name() -> None:
    for sentence, numbers in (("C0 plays: 3. Start at 7.", [3, 7]), ("從4開始，往上數3。", [4, 3])):
        gapped, found = frame_of_ten.gapped(sentence, dots=True)
        assert list(found) == numbers
        assert not any(str(number) in gapped for number in numbers)
    assert frame_of_ten.gapped("Start at 7.", dots=False)[0] == "Start at 7."


def test_before_digits_there_is_no_list_of_moves_and_no_number_on_the_stock(
    window: MainWindow, page: LearnersPage
) -> None:
    mia = add(page)
    for game, dots in (("to-ten", True), ("to-twenty", False)):
        people = (Player("Mia", "person", "", "fox", mia.id, "caller"), Player("Pip", "computer"))
        window.session.open_match(window.games_on_disk.begin(MatchSetup(game, people, "1")))
        view = window.table.page.view
        assert view.frame.moves.isHidden() == dots
        assert view.board.stock._number.isVisible() != dots
        view.toggle_moves()
        (command,) = [one for one in window.commands.commands if one.name == "moves"]
        assert command.when() != dots
        assert bool(view.board.layout.over) != dots


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_keys_of_practice_are_below_the_table_and_help_moves_none(
    qtbot: QtBot, tmp_path: Path, text: float
) -> None:
    theme = FOREST.like()
    theme.apply_theme(theme, text=text)
    shown, store = PracticePage(theme), LearnerStore(tmp_path)
    qtbot.addWidget(shown)
    shown.resize(1024, 640)
    shown.show()
    shown.begin_friend(store.add("Mia", "fox", Profile(mode="pad").text), store, plain(68, 7))
    panel = shown.panel
    qtbot.waitUntil(panel.pad.isVisible)
    assert not panel.calling.is_helped
    before = panel.pad.geometry()
    assert before.top() > panel.table.center.y + panel.table.felt.y
    assert shown.rect().contains(before)
    panel.pad.entered.emit(76, "pad")
    assert panel.calling.is_helped
    assert panel.pad.geometry() == before


def test_looking_up_is_visible_without_scrolling(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    window.preferences.change(text_size=200)
    window.resize(1024, 640)
    add(page)
    page.parent_view.skills.click()
    place = page.overview.place
    qtbot.waitUntil(lambda: place.height() > 2 * place.visibleRegion().boundingRect().height() > 0)
    place.wait()
    qtbot.waitUntil(place.words.isVisible)
    image = place.words.grab(place.words.visibleRegion().boundingRect()).toImage()
    assert len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}) > 1


def test_trying_practice_needs_no_name_and_saves_nothing(window: MainWindow, page: LearnersPage) -> None:
    assert page.view is page.welcome
    page.welcome.try_it.click()
    shown = window.practice.page
    assert window.practice.is_shown
    shown.panel.deaf = 0
    for _ in range(SET):
        answer(shown)
    assert f"{SET} of {SET}" in shown.result.text()
    window.go_back()
    assert page.view is page.welcome
    assert store_of(page).learners() == ()


def test_the_card_of_an_only_child_fits_a_small_window(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    window.resize(1024, 640)
    add(page, "Mia")
    family = page.family
    qtbot.wait_until(lambda: family.viewport().height() >= family.cards[0].height(), timeout=PATIENCE)
    assert family.verticalScrollBar().maximum() == 0


def test_each_learners_card_leads_to_parents_and_practice(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    add(page, "Mia")
    ben = add(page, "Ben", Numbers.TO_20)
    mia_card, ben_card = page.family.cards
    assert (mia_card.name.text(), ben_card.name.text()) == ("Mia", "Ben")
    ben_card.parents.click()
    solve_gate(page)
    assert page.view is page.parent_view
    page.parent_view.report.click()
    assert window.report.is_shown
    window.go_back()
    assert page.view is page.parent_view
    page.back.click()
    page.family.cards[1].next.click()
    page_of_ben = window.ten_minutes.page
    qtbot.waitUntil(lambda: page_of_ben.evening is not None, timeout=PATIENCE)
    assert page_of_ben.evening.learner.id == ben.id


@pytest.mark.parametrize(
    "numbers",
    [Numbers.TO_20, pytest.param(Numbers.TO_99, marks=pytest.mark.slow("more games have numbers as large"))],
)
def test_a_game_from_the_card_fits_the_child(
    window: MainWindow, page: LearnersPage, numbers: Numbers
) -> None:
    mia = add(page, "Mia", numbers)
    window.session.start(MatchSetup("hundert", (Player("Ann", "person"), Player("Ben", "person")), "7"))
    page.game_asked.emit(mia)
    match = window.match
    assert window.table.is_shown
    assert window.memory.now.last["variant"] == "hundert", "a new game has the seats that were chosen last"
    assert match.setup.players[0].learner == mia.id
    assert match.rules.limit <= LARGEST[numbers] + 1


def test_back_leads_from_a_learner_to_all_learners(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    add(page)
    page.family.cards[0].child.click()
    page.parents.click()
    assert page.view is page.gate
    qtbot.keyClick(page.gate.answer, Qt.Key.Key_Escape)
    assert page.view is page.child_view, "escape at the sum returns to the child's page"
    page.back.click()
    page.family.cards[0].parents.click()
    qtbot.keyClick(page.gate.answer, Qt.Key.Key_Escape)
    assert page.view is page.family
    page.family.cards[0].parents.click()
    solve_gate(page)
    page.parent_view.settings.click()
    page.form.cancel.click()
    assert page.view is page.parent_view
    page.parent_view.skills.click()
    page.back.click()
    assert page.view is page.parent_view
    page.back.click()
    assert page.view is page.family
    page.back.click()
    assert not window.learners.is_shown


def test_a_childs_page_has_one_big_button_and_the_friends(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    missed = (Missed(plain(68, 7), "2026-01-01", "2026-01-02"),)
    mia = store_of(page).add("Mia", "frog", Profile(missed=missed).text)
    page.open()
    page.family.cards[0].child.click()
    shown = page.child_view
    assert shown.next.hasFocus()
    assert shown.next.text() == "Mia's ten-minute practice"
    said = list[str]()
    page.spoken.connect(said.append)
    qtbot.keyClick(shown.next, Qt.Key.Key_R)
    assert said == [shown.said]
    assert "Pim the mouse" in said[0]
    qtbot.keyClick(shown.friend, Qt.Key.Key_Return)
    asked = window.practice.page
    asked.panel.deaf = 0
    assert asked.title.text() == "Pim has a math problem for you"
    answer(asked)
    assert asked.result.text() == "Pim is home!"
    qtbot.keyClick(asked.done, Qt.Key.Key_Return)
    assert page.view is shown
    assert not shown.friend.isVisible()
    assert shown.album.cards[0].accessibleName() == "Pim the mouse: 68 + 7 = 75"
    assert [one.mode for one in read_attempts(store_of(page), mia.id)] == ["rescue"]


def test_every_button_for_children_has_a_picture(school: Open) -> None:
    child = school(persons=1)
    teacher, shown = child.teacher, child.window
    for page in (
        teacher.panel, teacher.rescue, teacher.check, teacher.hand_over, shown.practice.page,
        shown.ten_minutes.page, shown.probe.page, shown.learners.page.child_view,
    ):  # fmt: skip
        buttons = [*page.findChildren(PillButton), *page.findChildren(RoundButton)]
        assert buttons
        assert all(button.mark for button in buttons), type(page)


def test_parents_see_skills_progress_and_a_game_for_tonight(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    mia = add(page, numbers=Numbers.TO_50)
    shown = page.parent_view
    practice(window, page)
    window.go_back()
    page.overview.practice.click()
    for _ in range(2):
        answer(window.practice.page, wrong=True)
    window.go_back()
    page.show_parent(mia.id)
    qtbot.waitUntil(lambda: shown.place.is_there, timeout=PATIENCE)
    assert [part.heading.text() for part in (shown.can, shown.working, shown.tonight)] == [
        "What Mia can do", "What Mia is working on", "What to play tonight",
    ]  # fmt: skip
    assert shown.gained.isHidden(), "there is nothing to compare yet"
    offer = shown.offer
    assert shown.ask.text().startswith("If ")
    assert offer.kind, "the game has sums that she gets wrong"
    assert shown.deal.text() == f"Deal {offer.game.title}"
    shown.deal.click()
    match = window.match
    assert match.setup.variant == offer.game.id
    assert offer.options.items() <= match.setup.options.items(), "a long game has fewer tokens besides"
    assert match.setup.players[0].learner == mia.id


def test_the_small_sum_is_on_a_small_sheet(window: MainWindow, page: LearnersPage) -> None:
    window.resize(1440, 900)
    add(page)
    page.family.cards[0].parents.click()
    QApplication.processEvents()
    sheet = page.gate.parentWidget()
    assert page.gate.isVisible()
    assert page.gate.sizeHint().height() < sheet.height() < page.height() / 2


def test_a_small_sum_guards_the_settings_for_parents(
    page: LearnersPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = add(page)
    page.family.cards[0].parents.click()
    asked, heard = page.gate.factors, hear(monkeypatch)
    page.gate.answer.setText(str(asked[0] * asked[1] + 1))
    page.gate.open.click()
    assert heard == [page.gate.note.text()]
    assert page.view is page.gate
    assert page.gate.note.text().startswith("Not quite")
    pass_gate(page)
    page.form.hints.click()
    page.form.strategy.pick("compensation")
    page.form.save.click()
    profile = read_profile(store_of(page).learners()[0].document)
    assert (profile.hints, profile.strategy, profile.numbers) == (False, "compensation", Numbers.TO_99)
    assert store_of(page).learners()[0].id == mia.id


def test_leaving_the_page_locks_the_settings_for_parents(window: MainWindow, page: LearnersPage) -> None:
    add(page)
    pass_gate(page)
    window.go_back()
    window.learners.show()
    assert page.view is page.family


def test_a_new_learner_can_be_saved_without_scrolling(window: MainWindow, page: LearnersPage) -> None:
    window.resize(1024, 640)
    page.welcome.add.click()
    QApplication.processEvents()
    foot = page.form.save.mapTo(page, page.form.save.rect().bottomRight())
    assert page.board.contains(foot)
    assert not page.form.save.visibleRegion().isEmpty()
    assert page.form.numbers.accessibleDescription().startswith("to start with")


def test_the_form_of_a_new_learner_has_no_name_of_another(window: MainWindow, page: LearnersPage) -> None:
    add(page)
    window.go_back()
    page.add.click()
    assert page.view is page.form
    assert page.head.title.text() == "Learning"


def test_if_the_numbers_of_a_planned_game_became_too_large_another_is_dealt(
    window: MainWindow, page: LearnersPage
) -> None:
    """A ten-year-old begins at 99, and misses all six sums of the ten minutes."""
    mia = add(page, numbers=Numbers.TO_20)
    window.ten_minutes.page.game_asked.emit(mia, "scary-seven turned")
    assert window.match.setup.variant == "to-twenty"


def test_deleting_asks_first_and_leaves_nothing(
    window: MainWindow, page: LearnersPage, own_data_dir: Path
) -> None:
    add(page, "Wilhelmina")
    practice(window, page)
    window.go_back()
    pass_gate(page)
    page.delete.click()
    assert f"all {SET} answers" in page.farewell.what.text()
    assert page.farewell.keep.hasFocus()
    heard = page.farewell.keep.accessibleDescription()
    assert "Delete Wilhelmina for good?" in heard
    assert f"all {SET} answers" in heard
    page.farewell.keep.click()
    assert len(store_of(page).learners()) == 1
    pass_gate(page)
    page.delete.click()
    page.farewell.delete.click()
    assert store_of(page).learners() == ()
    assert page.view is page.welcome
    assert window.last_notice.startswith("The learner has been deleted.")
    assert "Wilhelmina" not in window.last_notice
    assert b"Wilhelmina" not in (own_data_dir / SCHEMA.file).read_bytes()


@needs("own_games")
def test_deleting_says_which_games_keep_the_name(window: MainWindow, page: LearnersPage) -> None:
    made = {"Mina's Fives": "Mina", "Sixes": "Mina and Dad", "Minature": "Dad", "Sevens": "Mina"}
    for name, maker in made.items():
        source = {"publisher": "House rule", "title": maker, "section": name}
        window.keep_game({"base": "ninety-nine", "name": name, "maker": maker, "source": source})
    add(page, "Mina")
    pass_gate(page)
    page.delete.click()
    asked = page.farewell.what.text()
    assert "2 games made here have the name in them: “Mina's Fives”; “Sixes”." in asked
    assert asked.split("\n\n")[1] in page.farewell.keep.accessibleDescription()
    page.farewell.delete.click()
    assert "games made here that use it" in window.last_notice
    own = [catalog().definition(variant).raw for variant in catalog().ids if is_own(variant)]
    makers = {"Mina's Fives": None, "Sixes": "Mina and Dad", "Minature": "Dad", "Sevens": None}
    assert {raw["name"]: raw.get("maker") for raw in own} == makers


def test_deleting_a_learner_deletes_damaged_files_too(page: LearnersPage, own_data_dir: Path) -> None:
    add(page)
    pass_gate(page)
    page.delete.click()
    assert "set aside" not in page.farewell.what.text()
    page.farewell.keep.click()
    aside = own_data_dir / "learners-damaged-1.db"
    aside.write_bytes(b"Dear diary")
    pass_gate(page)
    page.delete.click()
    assert "set aside" in page.farewell.what.text()
    page.farewell.delete.click()
    assert not aside.exists()


def test_a_damaged_file_is_reported_once_with_its_path(window: MainWindow, own_data_dir: Path) -> None:
    own_data_dir.mkdir(exist_ok=True)
    (own_data_dir / "learners.db").write_bytes(b"Dear diary, " * 500)
    messages: list[str] = []
    window.learner_file.notified.connect(lambda said, mark: messages.append(said))
    window.learners.show()
    window.learners.show()
    assert [str(own_data_dir / "learners-damaged-1.db") in said for said in messages] == [True]


def test_an_exported_learner_is_imported_with_every_answer(
    window: MainWindow, page: LearnersPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = add(page)
    practice(window, page)
    window.go_back()
    send_to(monkeypatch, tmp_path / "mia.json")
    marks: list[str] = []
    page.notified.connect(lambda said, mark: marks.append(mark))
    pass_gate(page)
    page.export.click()
    page.bring.click()
    assert marks
    assert "warn" not in marks
    again = next(one for one in store_of(page).learners() if one.id != mia.id)
    before = read_attempts(store_of(page), mia.id)
    assert len(before) == SET
    assert read_attempts(store_of(page), again.id) == before


@rows("content", [b"", b"[1]", b"\xff\xfe", b'{"format": "another"}'])
def test_a_file_that_holds_no_learner_is_reported_in_a_sentence(
    window: MainWindow, page: LearnersPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    send_to(monkeypatch, tmp_path / "odd.json")
    (tmp_path / "odd.json").write_bytes(content)
    page.bring.click()
    assert window.last_notice.count(".") in (1, 2)
    assert store_of(page).learners() == ()


# Practice


def test_a_skill_is_practiced_by_keys(qtbot: QtBot, window: MainWindow, page: LearnersPage) -> None:
    mia = add(page)
    tile = next(one for one in page.overview.map.tiles if one.line.skill is Skill.ADD_CROSS_TEN)
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    shown, heard = window.practice.page, list[str]()
    shown.panel.deaf = 0
    shown.spoken.connect(heard.append)
    for number in range(SET):
        calling = shown.panel.calling
        assert calling.question.skill is Skill.ADD_CROSS_TEN
        assert (shown.course.full, shown.course.count) == (number + 1, SET)
        assert shown.course.accessibleName() == f"Problem {number + 1} of {SET}"
        qtbot.keyClicks(shown.panel, str(calling.question.answer))
        qtbot.keyClick(shown.panel, Qt.Key.Key_Return)
        qtbot.keyClick(shown.panel, Qt.Key.Key_Return)
    assert shown.end.isVisible()
    assert shown.result.text() == f"{SET} of {SET} right first try"
    assert heard[-1].startswith("ten of ten right"), "the result must be read out"
    kept = read_attempts(store_of(page), mia.id)
    assert {(a.mode, a.entered_by, a.right_at_once) for a in kept} == {("practice", "keys", True)}


def test_between_two_sums_the_animal_is_on_the_line_once(window: MainWindow, page: LearnersPage) -> None:
    add(page)
    page.overview.practice.click()
    shown = window.practice.page
    shown.panel.pace = Pace(1.0)
    answer(shown)
    assert shown._fade.isVisible()
    # A picture of what lies beyond the page has any pixels.
    line = shown.panel.moving.intersected(shown.rect())
    fading = shown.grab(), shown.grab(line)
    shown._fade.hide()
    after = shown.grab(), shown.grab(line)
    assert fading[0].toImage() != after[0].toImage()
    assert fading[1].toImage() == after[1].toImage()


def test_a_full_disk_is_reported_once_and_closing_asks_about_unsaved_answers(
    qtbot: QtBot, window: MainWindow, page: LearnersPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia, store, messages, asked = add(page), store_of(page), list[str](), list[str]()
    page.learner_file.notified.connect(lambda said, mark: messages.append(said))
    give_room(store, 0)
    with qtbot.waitSignal(page.learner_file.notified):
        for _ in range(2):
            practice(window, page)
            window.go_back()
    assert [said.startswith("Can't save learners right now") for said in messages] == [True]
    assert window.last_notice == messages[0]

    def stay(parent: object, lost: str, trouble: str) -> bool:
        asked.append(f"{lost} {trouble}")
        return False

    monkeypatch.setattr("cardtable.ui.shell.closing.close_all_the_same", stay)
    assert not window.close()
    assert asked == [f"Learners' last answers aren't saved. {messages[0]}"]
    give_room(store, 1000)
    with qtbot.waitSignal(page.learner_file.notified):
        practice(window, page)
    assert messages[1:] == ["Learners' answers can be saved again."]
    assert window.close()
    assert len(asked) == 1
    assert len(LearnerStore(window.directory).answers(mia.id)) == 3 * SET


def test_a_round_for_a_personal_best_counts_right_first_tries(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    mia = add(page, numbers=Numbers.TO_20)
    shown = window.practice.page
    shown.panel.deaf = 0
    qtbot.mouseClick(page.overview.round, Qt.MouseButton.LeftButton)
    calling = shown.panel.calling
    for figure in str(calling.question.answer):
        qtbot.mouseClick(shown.panel.pad.keys[figure], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(shown.panel.pad.keys["enter"], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(shown.panel.on, Qt.MouseButton.LeftButton)
    for number in range(1, ROUND):
        answer(shown, wrong=number < 4)
    assert shown.result.text() == f"{ROUND - 3} of {ROUND} right first try"
    learner = next(one for one in store_of(page).learners() if one.id == mia.id)
    assert read_profile(learner.document).best_round == ROUND - 3
    assert {a.mode for a in read_attempts(store_of(page), mia.id)} == {"own-best"}
    shown.again.click()
    for number in range(ROUND):
        answer(shown, wrong=number < 9)
    assert f"Your best is {ROUND - 3}" in shown.note.text()
    qtbot.keyClick(shown.done, Qt.Key.Key_Return)
    assert window.navigator.currentWidget() is page
    assert page.overview.best.number == str(ROUND - 3)


def test_a_round_without_a_right_answer_is_no_personal_best(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    add(page)
    shown = window.practice.page
    shown.panel.deaf = 0
    qtbot.mouseClick(page.overview.round, Qt.MouseButton.LeftButton)
    for _ in range(ROUND):
        answer(shown, wrong=True)
    assert not shown.result.isVisible(), "it isn't said to a child that none was right"
    assert shown.note.text() == shown.end.accessibleName() == "Each one makes the next one easier."


def test_a_practice_that_is_left_keeps_its_answers(window: MainWindow, page: LearnersPage) -> None:
    mia = add(page)
    page.overview.practice.click()
    shown = window.practice.page
    answer(shown)
    window.go_back()
    assert window.navigator.currentWidget() is page
    assert len(read_attempts(store_of(page), mia.id)) == 1
    assert page.overview.today.number == "1"


def test_damaged_answers_are_counted_and_skipped(
    window: MainWindow, page: LearnersPage, own_data_dir: Path
) -> None:
    mia = add(page)
    practice(window, page)
    assert store_of(page).settle()
    with closing(sqlite3.connect(own_data_dir / SCHEMA.file)) as db, db:
        db.execute("UPDATE attempt SET document = replace(document, '{', '#') WHERE number = 2")
        db.execute(
            'UPDATE attempt SET document = replace(document, \'"time":"2\', \'"time":"x\') WHERE number = 3'
        )
    window.go_back()
    assert page.overview.note.text().endswith("\n2 answers can't be read anymore and aren't counted.")
    assert len(read_attempts(store_of(page), mia.id)) == SET - 2
    assert len(store_of(page).answers(mia.id)) == SET


def test_deleting_a_learner_during_a_game_removes_the_name_and_keeps_the_game(
    school: Open, own_data_dir: Path
) -> None:
    child = school(persons=1)
    child.until_question()
    match, window = child.window.match, child.window
    total, game = match.view().total, match.name
    window.start.show()
    window.learners.show()
    shown = window.learners.page
    shown.show_one(child.learner.id)
    pass_gate(shown)
    shown.delete.click()
    shown.farewell.delete.click()
    child.qtbot.waitUntil(lambda: window.match is not None, timeout=PATIENCE)
    again = window.match
    assert (again.name, again.view().total) == (game, total)
    assert again.setup.players[0] == Player("Player 1", "person", "", "rabbit")
    window.start.show()
    window.close()
    assert holds(own_data_dir, "Mia", child.learner.id) == []


def test_deleting_a_learner_removes_the_picture_of_the_table_with_the_name(
    school: Open, open_window: OpenWindow, own_data_dir: Path
) -> None:
    """The start page shows the game to continue in a picture of the last run."""
    child = school(persons=1)
    child.until_question()
    child.window.start.show()
    KEEP_PICTURE(child.window.start.page)
    child.window.close()
    WRITER.wait()
    assert "table.pixels" in holds(own_data_dir, "'Mia'")
    window = open_window()
    window.learners.show()
    shown = window.learners.page
    shown.show_one(child.learner.id)
    pass_gate(shown)
    shown.delete.click()
    with child.qtbot.waitSignal(shown.deleted, timeout=PATIENCE):
        shown.farewell.delete.click()
    WRITER.wait()
    assert holds(own_data_dir, "'Mia'") == []


def test_the_ten_minutes_compare_ways_ask_sums_and_deal_a_game(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    mia, shown = add(page, "Mia"), window.ten_minutes.page
    shown.panel.deaf = 0
    for knows in (False, True):
        window.learners.show()
        shown.evening = None
        page.ten_minutes_asked.emit(store_of(page).learners()[0])
        qtbot.waitUntil(lambda: shown.evening is not None, timeout=PATIENCE)
        assert shown.compares is knows, "the first time there is nothing to compare"
        while not shown.end.isVisible():
            answer(shown, wrong=not knows)
    evening = shown.evening
    assert evening.plan.compared.given == evening.plan.compared.question.answer + 1
    assert len(store_of(page).answers(mia.id)) == SUMS + len(evening.plan.sums) + len(evening.plan.last)
    (now,) = store_of(page).learners()
    kind = kind_of(evening.plan.course.error)
    offered = measured()[seating.offer_for(now, window.services.catalog).key]
    assert offered[kind] >= measured()[evening.plan.game][kind], "a game from her card has such sums too"
    shown.again.click()
    assert window.match.setup.variant == evening.plan.game.split()[0] != ""
    window.learners.show()
    page.family.cards[0].child.click()
    before = window.match
    page.child_view.next.click()
    assert window.match is not before, "after the ten minutes the big button deals a game"
    assert window.table.is_shown


def test_after_a_game_the_ten_minutes_are_offered_if_a_sum_is_due(
    qtbot: QtBot, window: MainWindow, page: LearnersPage
) -> None:
    mia, offered = add(page, "Mia"), list[tuple[Profile, str, str, Callable[[], object]]]()
    window.session.start(seating.game_for(mia, window.services.catalog))
    match, missed = window.match, Missed(plain(8, 7), "2026-01-01", "2026-01-02")
    done = clock.today().isoformat()
    for profile in (Profile(), Profile(missed=(missed,), ten_minutes=done), Profile(missed=(missed,))):
        assert offered == [], "no sum is due, or the ten minutes are done"
        store_of(page).change(replace(mia, document=profile.text))
        offer = partial(lambda *what: offered.append(what), profile)
        window.services.ask("offer-more", match, offer)
    qtbot.waitUntil(lambda: offered != [])
    of, name, game, begin = offered[0]
    assert (of, name, game) == (profile, "Mia", "")
    begin()
    assert window.ten_minutes.is_shown


def test_after_a_game_that_a_learner_has_outgrown_a_larger_one_is_offered(
    window: MainWindow, page: LearnersPage
) -> None:
    mia, offered = add(page, "Mia"), list[tuple[str, str, Callable[[], object]]]()
    small = Profile.fresh(Numbers.TO_20)
    for answers in (5, 20):
        assert offered == [], "what she can do isn't known yet"
        rating = msgspec.structs.replace(small.rating, ability=2.0, answers=answers)
        mia = replace(mia, document=msgspec.structs.replace(small, rating=rating).text)
        store_of(page).change(mia)
        window.session.start(
            MatchSetup("to-twenty", seating.game_for(mia, window.services.catalog).players, "1")
        )
        window.services.ask("offer-more", window.match, lambda *what: offered.append(what))
    (name, game, begin), before = offered[0], window.match
    begin()
    assert window.match is not before
    rules = window.match.rules
    assert (name, game) == ("Mia", game_name(rules))
    assert max(rules.limit, rules.start_total) == 50
    window.services.ask("offer-more", window.match, lambda *what: offered.append(what))
    assert len(offered) == 1, "this one is large enough"
