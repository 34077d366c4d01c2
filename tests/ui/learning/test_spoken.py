"""Questions are read aloud to children who want that, and never over a screen reader."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.language import say
from cardtable.language.numbers import aloud, spoken
from cardtable.learning.ladder import Numbers
from cardtable.learning.profile import Profile
from cardtable.ui.audio import recorded_voice
from cardtable.ui.audio.table_audio import Sounds, Speech
from cardtable.ui.audio.voice import NoVoiceError
from cardtable.ui.widgets import announcer
from cardtable.ui.widgets.announcer import SpokenPanel
from tests.ui.learning.school import Open, School
from tests.ui.readers import hear


class Speaker:
    """A voice that records what it should say."""

    name = "speaker"
    trouble = ""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.language = "en"

    def lacks(self, language: str) -> bool:
        return not self.speaks(language)

    def speaks(self, language: str) -> bool:
        return language == self.language

    def say(self, sentence: str, rate: float, language: str) -> None:
        self.said.append(sentence)


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Speaker:
    made = Speaker()
    monkeypatch.setattr(Speech, "make_voice", lambda self: made)
    return made


def heard(school: Open, speech: bool = True) -> School:
    """Return a table that is read aloud, at its second question."""
    child = school(profile=Profile(mode="pad", speech=speech))
    page = child.window.table.page
    page.spoken.connect(child.window.audio.speech.teach)
    page.can_speak = lambda: child.window.audio.speech.can_teach
    child.until_question()
    child.answer_right()
    child.until_question()
    return child


def test_question_and_feedback_are_read_aloud_and_r_repeats(school: Open, speaker: Speaker) -> None:
    child = heard(school)
    asked = speaker.said[-1]
    total = child.panel.calling.question.before  # type: ignore[union-attr]
    assert f" {spoken(total)} " in asked
    assert f" {total} " not in asked
    child.qtbot.keyClick(child.panel, Qt.Key.Key_R)
    assert aloud(child.panel.head) in asked
    assert speaker.said[-1].startswith(aloud(child.panel.head))
    child.type(child.answer + 10)
    assert speaker.said[-1] == aloud(child.panel.says)
    before = len(speaker.said)
    child.qtbot.keyClick(child.panel, Qt.Key.Key_R)
    assert speaker.said[before:] == [aloud(child.panel.says)]


def test_reading_aloud_can_be_off(school: Open, speaker: Speaker) -> None:
    child = heard(school, speech=False)
    child.type(child.answer)
    assert speaker.said == []


def test_a_screen_reader_is_not_talked_over(
    school: Open, speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    announced: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: announced.append(event.message()))
    child = heard(school)
    announced.clear()
    child.type(child.answer + 10)
    assert speaker.said == []
    assert announced == [child.panel.says]


def test_the_focus_comes_back_from_a_button_without_the_old_sentence(
    school: Open, speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    child = heard(school)
    panel, announced, stops = child.panel, hear(monkeypatch), list[str]()
    child.type(child.answer + 10)
    panel.hint.setFocus()
    QApplication.instance().focusChanged.connect(lambda _, now: stops.append(now.accessibleName()))
    child.qtbot.keyClick(panel.hint, Qt.Key.Key_Return)
    QApplication.instance().focusChanged.disconnect()
    assert stops == [say("reader-question")]
    assert announced[1:] == [panel.heard]


@pytest.mark.parametrize("helps", ["silence", "letter"])
def test_the_keyboard_goes_to_the_question_before_choices_go(
    school: Open, monkeypatch: pytest.MonkeyPatch, helps: str
) -> None:
    child = school(profile=Profile(mode="choices"))
    child.until_question()
    panel, key, stops = child.panel, child.panel.choices.shown[0], list[str]()
    announced = hear(monkeypatch)
    child.qtbot.wait_until(panel.isVisible)
    key.setFocus()
    QApplication.instance().focusChanged.connect(lambda _, now: stops.append(now.accessibleName()))
    if helps == "silence":
        for _ in range(2):
            # The bare line, and then the first jump in place of the choices.
            announced.clear()
            panel.silence.timeout.emit()
    else:
        child.qtbot.keyClick(key, Qt.Key.Key_N)
    QApplication.instance().focusChanged.disconnect()
    assert panel.window().focusWidget() is panel, "Enter answers, and presses nothing else"
    assert stops == [say("reader-question")]
    assert announced == [panel.heard]


def test_a_digit_typed_on_a_button_is_heard(school: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    child = school(profile=Profile(mode="choices"))
    child.until_question()
    panel, announced = child.panel, hear(monkeypatch)
    panel.unknown.setFocus()
    child.qtbot.keyClicks(panel.unknown, "37")
    assert announced == ["3", "37"]
    panel.setFocus()
    child.qtbot.keyClick(panel, Qt.Key.Key_Backspace)
    assert announced == ["3", "37"], "the panel's description says it"


def test_without_a_voice_recordings_are_offered_and_played(
    school: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(self: Speech) -> Speaker:
        raise NoVoiceError("no voice on this system")

    monkeypatch.setattr(Speech, "make_voice", none)
    played = list[list[list[tuple[str, ...]]]]()
    monkeypatch.setattr(Sounds, "speak", lambda self, make: played.append(make.args[0]))
    child = heard(school)
    assert child.teacher.speech.isVisible()
    asked, answer = child.calling.question.before, child.answer
    said = [word for clips in played[-1] for clip in clips for word in clip]
    assert set(recorded_voice.words(spoken(asked))) <= set(said)
    child.type(answer)
    assert child.calling.is_right
    said = [word for clips in played[-1] for clip in clips for word in clip]
    assert said[-1] == recorded_voice.words(spoken(answer))[-1]


def test_reading_aloud_is_on_at_first_and_switched_by_tap_or_key(school: Open, speaker: Speaker) -> None:
    assert Profile.fresh(Numbers.TO_50).speech
    child = heard(school)
    switch = child.teacher.speech
    assert switch.isVisible()
    assert switch.isChecked()
    rows = child.window.table.page.keys()
    assert (("V",), "Read aloud") in rows
    page = child.window.table.page
    assert page.childAt(switch.geometry().center()) is switch
    child.qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert speaker.said[-1] == ""
    before = len(speaker.said)
    child.answer_right()
    child.until_question()
    assert len(speaker.said) == before
    assert not child.profile.speech
    child.qtbot.keyClick(child.panel, Qt.Key.Key_V)
    assert child.profile.speech
    assert speaker.said[-1].startswith(aloud(child.panel.head))


def test_nothing_is_read_in_a_voice_of_another_language(
    school: Open, speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker.language = "pl"
    monkeypatch.setattr(recorded_voice, "recorded", lambda language: {})
    child = heard(school)
    child.type(child.answer)
    assert speaker.said == []
    assert child.teacher.speech.isHidden()
    child.qtbot.keyClick(child.panel, Qt.Key.Key_V)
    assert child.profile.speech


@pytest.mark.slow("what is said of a call is tried in quicker tests")
def test_a_called_total_is_not_announced_again(school: Open) -> None:
    child = school("to-fifty")
    heard: list[str] = []
    child.window.table.page.view.called.connect(heard.append)
    for _ in range(6):
        child.until_question()
        child.answer_right()
    # Other numbers are fine: of cards, deals, players and tokens.
    others = [re.sub(r"\d+ of \w+|Deal \d+|[CP]\d|\d tokens left", "", sentence) for sentence in heard]
    assert heard
    assert [sentence for sentence in others if re.search(r"\b\d", sentence)] == []


def test_undo_is_announced_with_turn_and_total(school: Open, speaker: Speaker) -> None:
    child = school(role="caller", persons=1, profile=Profile(mode="pad", speech=True))
    page = child.window.table.page
    page.spoken.connect(child.window.audio.speech.teach)
    heard: list[str] = []
    page.view.called.connect(heard.append)
    child.until_question()
    before = child.panel.calling.question.before  # type: ignore[union-attr]
    page.conductor.undo()
    assert speaker.said[-1] == "Undone."
    assert heard[-1] == f"Undone. Your turn. Running total {before}."


def test_a_redone_play_is_asked_about_again(school: Open) -> None:
    child = school(role="caller", persons=1)
    child.until_question()
    page, right = child.window.table.page, child.answer
    calling = child.panel.calling
    page.conductor.undo()
    page.conductor.redo()
    assert child.teacher.busy
    assert child.panel.calling == calling
    assert page.view.board.total == calling.question.before
    child.type(right)
    assert child.panel.calling.is_right


def test_another_card_after_undo_has_its_own_question(school: Open) -> None:
    child = school("to-fifty", role="caller", persons=1)
    child.until_question()
    page, match = child.window.table.page, child.match
    first = child.panel.calling
    page.conductor.undo()
    child.wait()
    other = next(
        play for play in match.view().plays if first is not None and play.total != first.question.answer
    )
    page.view.play_chosen.emit(other)
    child.wait()
    assert child.answer == other.total


def test_a_panel_says_each_sentence_once_by_its_name_or_aloud(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    aloud_: list[str] = []
    monkeypatch.setattr(announcer, "announce", lambda source, sentence: aloud_.append(sentence))
    window = QWidget()
    panel, other = SpokenPanel(window), QPushButton(window)
    for one in (panel, other):
        one.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    other.setFocus()
    assert panel.accessibleName() == "Question"
    panel.announce("What is 68 plus 7?")
    assert (panel.accessibleName(), aloud_) == ("What is 68 plus 7?", []), (
        "a screen reader reads the name when the focus comes"
    )
    panel.setFocus()
    for sentence in ("Not yet.", "Yes! 75."):
        panel.announce(sentence)
    # A changed name would be read out too while the focus is on it.
    assert (panel.accessibleName(), aloud_) == ("What is 68 plus 7?", ["Not yet.", "Yes! 75."])
    other.setFocus()
    panel.setFocus()
    assert (panel.accessibleName(), aloud_[2:]) == ("Yes! 75.", [])
