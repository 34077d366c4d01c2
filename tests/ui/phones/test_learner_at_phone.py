"""A learner at a phone: the questions are asked there and the answers saved."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.learning.attempts import Attempt, Role
from cardtable.learning.picks import HandTasks
from cardtable.learning.profile import Profile
from cardtable.learning.questions import Question
from cardtable.ui.learning.call_elsewhere import CallElsewhere
from cardtable.ui.play.states import TableState
from tests.ui.driver import MainWindow
from tests.ui.phones.family import FakePhone

Open = Callable[..., "Child"]


class Child:
    """Mia, a learner at a phone; Leo has a phone too, and there is a computer."""

    def __init__(self, qtbot: QtBot, window: MainWindow, role: Role, profile: Profile, seed: str) -> None:
        self.qtbot, self.window = qtbot, window
        window.learner_file.open(lambda store: None)
        store = window.learner_file.store
        self.store = store
        self.learner = store.add("Mia", "rabbit", profile.text)
        players = (
            Player("Mia", "person", "", "rabbit", self.learner.id, role, phone=True),
            Player("Leo", "person", "", "tiger", phone=True),
            Player("Bot", "computer", "random", "owl"),
        )
        window.phones.addresses = ("127.0.0.1",)
        window.session.open_match(Match.start(MatchSetup("ninety-nine", players, seed, {})))
        assert window.match is not None
        self.match, self.page = window.match, window.table.page
        self.conductor = self.page.conductor
        server = window.phones.server
        self.phones: list[FakePhone] = []
        for seat, name in ((0, "Mia"), (1, "Leo")):
            phone = FakePhone(server.door, random.Random(seat))
            self.phones.append(phone)
            phone.come(server.door.seating.invitation)
            phone.say(do="sit", seat=seat, name=name, avatar=players[seat].avatar)
        # The screen confirms that this is Mia's phone.
        (knock,) = server.door.knocks
        server.door.let_in(knock.number)
        self.phone.plays = False

    @property
    def phone(self) -> FakePhone:
        return self.phones[0]

    @property
    def call(self) -> CallElsewhere | None:
        """The question at Mia's phone."""
        teacher = self.conductor.teacher
        return teacher.elsewhere if teacher is not None else None

    def show_rest(self) -> None:
        """Leave a loss that is shown at the table."""
        stage = self.page.view.stage
        if self.conductor.state is TableState.MOVING and stage.waits:
            stage.go_on()

    def until_asked(self, is_check: bool = False) -> None:
        """Play on until Mia is asked for a total, or to check one."""

        def asked() -> bool:
            self.show_rest()
            call, phone = self.call, self.phone
            if call is not None and (call.stage == "check") is is_check and phone.has_sheet:
                return bool(phone.sheet["call"]) is not is_check and phone.sheet["total"] is None
            if call is None and phone.has_sheet:
                phone.tap_offer()
            return False

        self.qtbot.waitUntil(asked)

    def until_total(self) -> Question:
        """Play on until Mia is asked for a total, and return the question; answer those about rules."""
        self.until_asked()
        while self.call.calling.question.asks_rule:
            self.phone.tap("call", total=self.call.calling.question.answer)
            self.until_asked()
        return self.call.calling.question

    def until_hand(self) -> None:
        """Play on until Mia is asked about her hand; answer other questions."""

        def asked() -> bool:
            self.show_rest()
            call, phone = self.call, self.phone
            if self.conductor.state is TableState.HAND_LESSON:
                return call is not None and phone.sheet["state"] in ("asked", "call")
            if call is not None:
                self.conductor.teacher.answer_elsewhere(call.calling.question.answer)
            elif phone.has_sheet:
                phone.tap_offer()
            return False

        self.qtbot.waitUntil(asked)

    def attempts(self) -> list[Attempt]:
        return list(read_attempts(self.store, self.learner.id))


@pytest.fixture
def child(qtbot: QtBot, window: MainWindow) -> Open:
    def sit(
        role: Role = "scorekeeper",
        profile: Profile = Profile(mode="pad"),  # noqa: B008 - frozen
        seed: str = "11",
    ) -> Child:
        return Child(qtbot, window, role, profile, seed)

    return sit


def test_a_right_call_at_the_phone_is_saved_and_the_game_goes_on(child: Open) -> None:
    mia = child()
    mia.until_asked()
    sheet, call = mia.phone.sheet, mia.call
    assert sheet["state"] == "call"
    assert sheet["call"]["sum"].endswith("= ?") or sheet["call"]["offers"]
    other = mia.phones[1].sheet
    assert (other["total"], other["left"]) == (None, ""), "the total is hidden until it is called"
    assert other["state"] == "wait"
    assert mia.page.teacher.front is None, "the screen asks no question"
    board = mia.page.view.board
    assert board.line.isVisible(), "the others see the total before"
    assert board.total == call.calling.question.before
    answer = call.calling.question.answer
    number = mia.match.turn_number
    mia.phone.tap("call", total=answer)
    (attempt,) = mia.attempts()
    assert (attempt.role, attempt.mode, attempt.answer, attempt.right_at_once) == (
        "scorekeeper",
        "call",
        answer,
        True,
    )
    mia.qtbot.waitUntil(lambda: mia.phone.sheet["total"] == answer or mia.match.turn_number > number)
    mia.until_asked()


def test_a_wrong_call_is_explained_until_it_is_right(child: Open) -> None:
    mia = child()
    question = mia.until_total()
    kept = len(mia.attempts())
    mia.phone.tap("call", total=question.answer + 1)
    first = mia.phone.sheet["call"]
    assert first["answer"]
    assert first["jumps"]
    assert str(question.answer) not in first["answer"].split()
    mia.phone.tap("call", total=question.answer + 3)
    assert mia.phone.sheet["call"]["answer"] != first["answer"]
    assert str(question.answer) in mia.phone.sheet["call"]["answer"]
    assert len(mia.attempts()) == kept
    mia.phone.tap("call", total=question.answer)
    attempt = mia.attempts()[-1]
    assert [one.answer for one in attempt.tries] == [
        question.answer + 1,
        question.answer + 3,
        question.answer,
    ]
    assert attempt.tries[0].errors
    assert mia.phone.sheet["hint"].startswith("Yes!")


def test_help_ends_with_the_total(child: Open) -> None:
    mia = child()
    answer = mia.until_total().answer
    steps = 0
    while mia.phone.sheet["call"]["help_text"]:
        mia.phone.tap("help")
        steps += 1
        assert steps < 5
    assert str(answer) in mia.phone.sheet["call"]["answer"]
    mia.phone.tap("call", total=answer)
    assert mia.attempts()[-1].hints


def test_help_after_silence_never_shows_the_total(child: Open) -> None:
    mia = child()
    answer, silence = mia.until_total().answer, mia.page.teacher.silence
    assert silence.interval() == mia.page.teacher.panel.silence.interval(), "the same time as at the screen"
    assert silence.isActive()
    assert not mia.phone.sheet["call"]["jumps"]
    silence.setInterval(1)
    silence.start()
    mia.qtbot.waitUntil(lambda: bool(mia.phone.sheet["call"]["jumps"]))
    way = mia.call.calling.way.jumps
    mia.qtbot.waitUntil(lambda: len(mia.phone.sheet["call"]["jumps"]) == len(way))
    with mia.qtbot.waitSignals([silence.timeout] * 3):
        pass
    assert mia.phone.sheet["call"]["help_text"], "help with the total is still offered"
    assert not mia.call.calling.shows_total
    mia.phone.tap("call", total=answer)
    assert mia.attempts()[-1].hints


def test_a_phone_that_is_away_gets_no_help(child: Open) -> None:
    mia = child()
    mia.until_asked()
    teacher = mia.page.teacher
    assert teacher.elsewhere.calling.helped_in_silence is not None
    assert teacher.elsewhere.may_help
    mia.phone.sleep()
    teacher.silence.setInterval(1)
    teacher.silence.start()
    with mia.qtbot.waitSignals([teacher.silence.timeout] * 3):
        pass
    assert not teacher.elsewhere.calling.is_helped
    assert not teacher.elsewhere.calling.waited


def test_a_started_answer_is_not_interrupted_by_help(child: Open) -> None:
    mia = child()
    mia.until_total()
    teacher = mia.page.teacher
    call, turn = teacher.elsewhere, mia.phone.sheet["turn"]
    mia.phone.tap("begun", begun=True)
    for _ in range(3):
        teacher.silence.timeout.emit()
    assert (call.calling.waited, call.calling.is_helped) == (False, False)
    assert mia.phone.sheet["turn"] == turn
    mia.phone.tap("begun", begun=False)
    for _ in range(2):
        teacher.silence.timeout.emit()
    assert call.calling.is_helped


def test_a_started_answer_ends_with_the_call_or_when_the_phone_goes_away(child: Open) -> None:
    mia = child()
    mia.until_total()
    teacher = mia.page.teacher
    mia.phone.tap("begun", begun=True)
    mia.phone.tap("call", total=teacher.elsewhere.calling.question.answer + 1)
    assert not teacher.elsewhere.has_begun
    mia.phone.tap("begun", begun=True)
    mia.phone.sleep()
    assert not teacher.elsewhere.has_begun


def test_a_checker_checks_calls_at_the_phone(child: Open) -> None:
    mia = child("checker")
    wrong = right = 0
    for _ in range(40):
        mia.until_asked(is_check=True)
        call = mia.call
        answer, said = call.calling.question.answer, call.lesson.said
        sheet = mia.phone.sheet
        assert f"{said}.” Is that right?" in sheet["ask"]["title"]
        assert [button["text"] for button in sheet["buttons"]] == ["That's right", "Check!"]
        if said == answer:
            right += 1
            mia.phone.tap("button", key="stand" if right % 2 else "check")
            if right % 2 == 0:
                mia.phone.tap("button", key="go_on")
            continue
        wrong += 1
        mia.phone.tap("button", key="check")
        mia.phone.tap("call", total=answer)
        assert mia.attempts()[-1].mode == "catch"
        break
    assert wrong
    assert right


def test_the_phone_asks_for_playable_cards_before_the_play(child: Open) -> None:
    mia = child(profile=Profile(mode="pad", hand="safe"))
    mia.until_hand()
    question = mia.call.calling.question
    assert mia.page.teacher.front is None, "the screen shows no hand"
    hand = mia.match.view(0).hand
    assert tuple(option["card"] for option in mia.phone.sheet["options"]) == hand
    assert not any(card["can"] or card["pills"] for card in mia.phone.sheet["hand"]), (
        "nothing gives the answer away"
    )
    assert all(option["total"] is None for option in mia.phone.sheet["options"])
    assert all(option["words"].count(",") == 0 for option in mia.phone.sheet["options"]), (
        "only the name of the card"
    )
    other = mia.phones[1].sheet
    assert (other["options"], other["state"]) == ([], "wait")
    mia.phone.tap("button", key="all")
    assert not mia.call.calling.tries, "nothing is picked yet"
    wrong = next(at for at in range(len(hand)) if not question.answer >> at & 1)
    mia.phone.tap("option", at=wrong)
    assert "marked" in mia.phone.sheet["options"][wrong]["words"]
    mia.phone.tap("button", key="all")
    assert mia.phone.sheet["ask"]["detail"].count("Not yet")
    assert mia.phone.sheet["options"][wrong]["total"] == question.offers[wrong].makes
    mia.phone.tap("option", at=wrong)
    for at in range(len(hand)):
        if question.answer >> at & 1:
            mia.phone.tap("option", at=at)
    mia.phone.tap("button", key="all")
    attempt = mia.attempts()[-1]
    assert (attempt.mode, attempt.entered_by, len(attempt.tries)) == ("safe", "choice", 2)
    assert mia.conductor.state is TableState.PHONE
    assert mia.phone.sheet["state"] == "turn"
    assert mia.phone.sheet["hint"].startswith("Yes")
    number = mia.match.turn_number
    mia.phone.tap("card", at=next(card["at"] for card in mia.phone.sheet["hand"] if card["can"]))
    assert mia.match.turn_number > number or mia.phone.sheet["can_back"]


LATE = pytest.mark.slow("takes long until the hand allows it; mixed tasks come sooner")


@pytest.mark.parametrize("tasks", ["mixed", *(pytest.param(one, marks=LATE) for one in ("largest", "room"))])
def test_every_question_about_the_hand_can_be_answered_at_the_phone(child: Open, tasks: HandTasks) -> None:
    mia = child(profile=Profile(mode="pad", hand=tasks), seed="5")
    mia.until_hand()
    sheet, question = mia.phone.sheet, mia.call.calling.question
    if question.picks_all:
        for at in range(len(question.offers)):
            if question.answer >> at & 1:
                mia.phone.tap("option", at=at)
        mia.phone.tap("button", key="all")
    elif question.offers:
        makes = [offer.makes for offer in question.offers]
        assert len(sheet["options"]) == len(makes)
        mia.phone.tap("option", at=makes.index(question.answer))
    else:
        assert str(mia.match.view().total) in sheet["call"]["sum"]
        assert not sheet["left"], "the room left is the answer"
        mia.phone.tap("call", total=question.answer)
    assert mia.attempts()[-1].mode in (
        ("safe", "largest", "choice", "room") if tasks == "mixed" else (tasks,)
    )
    assert mia.conductor.state is TableState.PHONE
    assert mia.phone.sheet["state"] == "turn"


def test_a_question_about_the_hand_moves_with_the_seat(child: Open, window: MainWindow) -> None:
    mia = child(profile=Profile(mode="pad", hand="safe"))
    window.preferences.change(curtain=False)
    mia.until_hand()
    question = mia.call.calling.question
    window.phones.move(0, "screen")
    assert mia.page.teacher.elsewhere is None
    assert mia.page.teacher.busy
    window.phones.move(0, "phone")
    assert mia.conductor.state is TableState.HAND_LESSON
    assert mia.call.calling.question == question


def test_a_phone_that_is_away_is_asked_nothing(child: Open) -> None:
    mia = child()
    mia.until_asked()
    mia.phone.tap("call", total=mia.call.calling.question.answer)
    mia.phone.sleep()
    number = mia.match.turn_number
    mia.qtbot.waitUntil(
        lambda: (
            mia.match.turn_number > number + 1 or (mia.match.awaits is Awaits.PERSON and mia.match.seat == 0)
        )
    )
    assert mia.call is None


def test_a_call_moves_with_the_seat(child: Open, window: MainWindow) -> None:
    mia = child()
    window.preferences.change(curtain=False)
    mia.until_asked()
    answer = mia.call.calling.question.answer
    window.phones.move(0, "screen")
    teacher = mia.page.teacher
    assert teacher.elsewhere is None
    assert teacher.front is teacher.hand_over
    teacher.hand_over.came.emit()
    assert teacher.panel.calling.question.answer == answer
    window.phones.move(0, "phone")
    assert teacher.front is None
    assert teacher.elsewhere.calling.question.answer == answer
    mia.qtbot.waitUntil(lambda: bool(mia.phone.sheet["call"]))
    mia.phone.tap("call", total=answer)
    assert mia.attempts()[-1].answer == answer
