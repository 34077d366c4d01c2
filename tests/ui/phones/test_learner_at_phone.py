"""A learner who plays at a phone calls there, by the same questions, and it is kept as ever."""

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
from cardtable.ui.play.states import TableState
from tests.ui.driver import MainWindow
from tests.ui.phones.family import FakePhone

Open = Callable[..., "Child"]


class Child:
    """Mia learns at a phone; Leo has one too, and two computers play."""

    def __init__(self, qtbot: QtBot, window: MainWindow, role: Role, profile: Profile, seed: str) -> None:
        self.qtbot, self.window = qtbot, window
        window.learner_file.open(lambda store: None)
        store = window.learner_file.store
        assert store is not None
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
        assert server is not None
        self.phones: list[FakePhone] = []
        for seat, name in ((0, "Mia"), (1, "Leo")):
            phone = FakePhone(server.door, random.Random(seat))
            self.phones.append(phone)
            phone.come(server.door.seating.invitation)
            phone.say(do="sit", seat=seat, name=name, avatar=players[seat].avatar)
        # Somebody at the screen said that it is Mia's phone.
        (knock,) = server.knocks
        server.let_in(knock.number)
        self.mia.plays = False

    @property
    def mia(self) -> FakePhone:
        return self.phones[0]

    def until_asked(self, is_check: bool = False) -> None:
        """Plays on until Mia has to call, or to check, something."""

        def asked() -> bool:
            teacher, mia = self.conductor.teacher, self.mia
            if self.conductor.state is TableState.MOVING and self.page.view.stage.waits:
                self.page.view.stage.go_on()
            call = teacher.elsewhere if teacher is not None else None
            if call is not None and (call.stage == "check") is is_check and mia.has_sheet:
                return bool(mia.sheet["call"]) is not is_check and mia.sheet["total"] is None
            if mia.has_sheet and call is None:
                mia.plays = True
                mia.act()
                mia.plays = False
            return False

        self.qtbot.waitUntil(asked)

    def until_hand(self) -> None:
        """Plays on until Mia is asked about the hand; whatever else is asked she knows."""

        def asked() -> bool:
            teacher, mia = self.conductor.teacher, self.mia
            if self.conductor.state is TableState.MOVING and self.page.view.stage.waits:
                self.page.view.stage.go_on()
            call = teacher.elsewhere if teacher is not None else None
            if self.conductor.state is TableState.HAND_LESSON:
                return call is not None and mia.sheet["state"] in ("asked", "call")
            if call is not None:
                teacher.answer_elsewhere(call.calling.question.answer)
            elif mia.has_sheet:
                mia.plays = True
                mia.act()
                mia.plays = False
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


def test_a_right_call_at_the_phone_is_kept_and_the_game_goes_on(child: Open) -> None:
    mia = child()
    mia.until_asked()
    sheet, call = mia.mia.sheet, mia.conductor.teacher.elsewhere
    assert sheet["state"] == "call"
    assert sheet["call"]["sum"].endswith("= ?") or sheet["call"]["offers"]
    other = mia.phones[1].sheet
    assert (other["total"], other["left"]) == (None, ""), "nobody is told the total before it is called"
    assert other["state"] == "wait"
    assert mia.page.teacher.front is None, "the screen asks nothing"
    board = mia.page.view.board
    assert board.line.isVisible(), "the others see where the total was"
    assert board.total == call.calling.question.before
    answer = call.calling.question.answer
    number = mia.match.turn_number
    mia.mia.tap("call", total=answer)
    (attempt,) = mia.attempts()
    assert (attempt.role, attempt.mode, attempt.answer, attempt.right_at_once) == (
        "scorekeeper",
        "call",
        answer,
        True,
    )
    mia.qtbot.waitUntil(lambda: mia.mia.sheet["total"] == answer or mia.match.turn_number > number)
    mia.until_asked()


def test_a_wrong_call_is_explained_and_asked_again_until_it_is_right(child: Open) -> None:
    mia = child()
    for _ in range(30):
        mia.until_asked()
        call = mia.conductor.teacher.elsewhere
        if not call.calling.question.asks_rule:
            break
        mia.mia.tap("call", total=call.calling.question.answer)
    question = call.calling.question
    kept = len(mia.attempts())
    mia.mia.tap("call", total=question.answer + 1)
    first = mia.mia.sheet["call"]
    assert first["answer"]
    assert first["jumps"]
    assert str(question.answer) not in first["answer"].split()
    mia.mia.tap("call", total=question.answer + 3)
    assert mia.mia.sheet["call"]["answer"] != first["answer"]
    assert str(question.answer) in mia.mia.sheet["call"]["answer"]
    assert len(mia.attempts()) == kept
    mia.mia.tap("call", total=question.answer)
    attempt = mia.attempts()[-1]
    assert [one.answer for one in attempt.tries] == [
        question.answer + 1,
        question.answer + 3,
        question.answer,
    ]
    assert attempt.tries[0].errors
    assert mia.mia.sheet["hint"].startswith("Yes!")


def test_help_comes_step_by_step_and_at_last_the_total(child: Open) -> None:
    mia = child()
    mia.until_asked()
    while mia.conductor.teacher.elsewhere.calling.question.asks_rule:
        mia.mia.tap("call", total=mia.conductor.teacher.elsewhere.calling.question.answer)
        mia.until_asked()
    answer = mia.conductor.teacher.elsewhere.calling.question.answer
    steps = 0
    while mia.mia.sheet["call"]["help_text"]:
        mia.mia.tap("help")
        steps += 1
        assert steps < 5
    assert str(answer) in mia.mia.sheet["call"]["answer"]
    mia.mia.tap("call", total=answer)
    assert mia.attempts()[-1].hints


def test_help_comes_by_itself_when_nobody_answers_but_never_the_total(child: Open) -> None:
    mia = child()
    mia.until_asked()
    while mia.conductor.teacher.elsewhere.calling.question.asks_rule:
        mia.mia.tap("call", total=mia.conductor.teacher.elsewhere.calling.question.answer)
        mia.until_asked()
    silence, answer = mia.page.teacher.silence, mia.conductor.teacher.elsewhere.calling.question.answer
    assert silence.interval() == mia.page.teacher.panel.silence.interval(), "as long as at the screen"
    assert silence.isActive()
    assert not mia.mia.sheet["call"]["jumps"]
    silence.setInterval(1)
    silence.start()
    mia.qtbot.waitUntil(lambda: bool(mia.mia.sheet["call"]["jumps"]))
    way = mia.conductor.teacher.elsewhere.calling.way.jumps
    mia.qtbot.waitUntil(lambda: len(mia.mia.sheet["call"]["jumps"]) == len(way))
    with mia.qtbot.waitSignals([silence.timeout] * 3):
        pass
    assert mia.mia.sheet["call"]["help_text"], "the total is still to be found, or asked for"
    assert not mia.conductor.teacher.elsewhere.calling.shows_total
    mia.mia.tap("call", total=answer)
    assert mia.attempts()[-1].hints


def test_no_help_comes_while_the_phone_is_away(child: Open) -> None:
    mia = child()
    mia.until_asked()
    teacher = mia.page.teacher
    assert teacher.elsewhere.calling.helped_in_silence is not None
    assert teacher.elsewhere.may_help
    mia.mia.sleep()
    teacher.silence.setInterval(1)
    teacher.silence.start()
    with mia.qtbot.waitSignals([teacher.silence.timeout] * 3):
        pass
    assert not teacher.elsewhere.calling.is_helped
    assert not teacher.elsewhere.calling.waited


def test_no_help_comes_into_an_answer_that_has_begun_at_the_phone(child: Open) -> None:
    mia = child()
    mia.until_asked()
    teacher = mia.page.teacher
    while teacher.elsewhere.calling.question.asks_rule:
        mia.mia.tap("call", total=teacher.elsewhere.calling.question.answer)
        mia.until_asked()
    call, turn = teacher.elsewhere, mia.mia.sheet["turn"]
    mia.mia.tap("begun", begun=True)
    for _ in range(3):
        teacher.silence.timeout.emit()
    assert (call.calling.waited, call.calling.is_helped) == (False, False)
    assert mia.mia.sheet["turn"] == turn
    mia.mia.tap("begun", begun=False)
    for _ in range(2):
        teacher.silence.timeout.emit()
    assert call.calling.is_helped


def test_what_had_begun_is_over_once_it_was_called_or_the_phone_is_away(child: Open) -> None:
    mia = child()
    mia.until_asked()
    teacher = mia.page.teacher
    while teacher.elsewhere.calling.question.asks_rule:
        mia.mia.tap("call", total=teacher.elsewhere.calling.question.answer)
        mia.until_asked()
    mia.mia.tap("begun", begun=True)
    mia.mia.tap("call", total=teacher.elsewhere.calling.question.answer + 1)
    assert not teacher.elsewhere.has_begun
    mia.mia.tap("begun", begun=True)
    mia.mia.sleep()
    assert not teacher.elsewhere.has_begun


def test_a_checker_is_asked_at_the_phone_whether_it_is_right(child: Open) -> None:
    mia = child("checker")
    wrong = right = 0
    for _ in range(40):
        mia.until_asked(is_check=True)
        call = mia.conductor.teacher.elsewhere
        answer, said = call.calling.question.answer, call.lesson.said
        sheet = mia.mia.sheet
        assert f"{said}.” Is that right?" in sheet["ask"]["title"]
        assert [button["text"] for button in sheet["buttons"]] == ["That's right", "Check!"]
        if said == answer:
            right += 1
            mia.mia.tap("button", key="stand" if right % 2 else "check")
            if right % 2 == 0:
                mia.mia.tap("button", key="go_on")
            continue
        wrong += 1
        mia.mia.tap("button", key="check")
        mia.mia.tap("call", total=answer)
        assert mia.attempts()[-1].mode == "catch"
        break
    assert wrong
    assert right


def test_which_cards_fit_is_asked_at_the_phone_before_the_play(child: Open) -> None:
    mia = child(profile=Profile(mode="pad", hand="safe"))
    mia.until_hand()
    question = mia.conductor.teacher.elsewhere.calling.question
    assert mia.page.teacher.front is None, "the screen shows no hand"
    hand = mia.match.view(0).hand
    assert tuple(option["card"] for option in mia.mia.sheet["options"]) == hand
    assert not any(card["can"] or card["pills"] for card in mia.mia.sheet["hand"]), "nothing gives it away"
    assert all(option["total"] is None for option in mia.mia.sheet["options"])
    assert all(option["words"].count(",") == 0 for option in mia.mia.sheet["options"]), "the card alone"
    other = mia.phones[1].sheet
    assert (other["options"], other["state"]) == ([], "wait")
    mia.mia.tap("button", key="all")
    assert not mia.conductor.teacher.elsewhere.calling.tries, "nothing is picked yet"
    wrong = next(at for at in range(len(hand)) if not question.answer >> at & 1)
    mia.mia.tap("option", at=wrong)
    assert "marked" in mia.mia.sheet["options"][wrong]["words"]
    mia.mia.tap("button", key="all")
    assert mia.mia.sheet["ask"]["detail"].count("Not yet")
    assert mia.mia.sheet["options"][wrong]["total"] == question.offers[wrong].makes
    mia.mia.tap("option", at=wrong)
    for at in range(len(hand)):
        if question.answer >> at & 1:
            mia.mia.tap("option", at=at)
    mia.mia.tap("button", key="all")
    attempt = mia.attempts()[-1]
    assert (attempt.mode, attempt.entered_by, len(attempt.tries)) == ("safe", "choice", 2)
    assert mia.conductor.state is TableState.PHONE
    assert mia.mia.sheet["state"] == "turn"
    assert mia.mia.sheet["hint"].startswith("Yes")
    number = mia.match.turn_number
    mia.mia.tap("card", at=next(card["at"] for card in mia.mia.sheet["hand"] if card["can"]))
    assert mia.match.turn_number > number or mia.mia.sheet["can_back"]


LATE = pytest.mark.slow("it is long before the hand asks for it; a game with mixed tasks asks sooner")


@pytest.mark.parametrize("tasks", ["mixed", *(pytest.param(one, marks=LATE) for one in ("largest", "room"))])
def test_every_question_about_the_hand_is_answered_at_the_phone(child: Open, tasks: HandTasks) -> None:
    mia = child(profile=Profile(mode="pad", hand=tasks), seed="5")
    mia.until_hand()
    sheet, question = mia.mia.sheet, mia.conductor.teacher.elsewhere.calling.question
    if question.picks_all:
        for at in range(len(question.offers)):
            if question.answer >> at & 1:
                mia.mia.tap("option", at=at)
        mia.mia.tap("button", key="all")
    elif question.offers:
        makes = [offer.makes for offer in question.offers]
        assert len(sheet["options"]) == len(makes)
        mia.mia.tap("option", at=makes.index(question.answer))
    else:
        assert str(mia.match.view().total) in sheet["call"]["sum"]
        assert not sheet["left"], "that is the answer"
        mia.mia.tap("call", total=question.answer)
    assert mia.attempts()[-1].mode in (
        ("safe", "largest", "choice", "room") if tasks == "mixed" else (tasks,)
    )
    assert mia.conductor.state is TableState.PHONE
    assert mia.mia.sheet["state"] == "turn"


def test_the_hand_is_asked_about_again_at_the_screen_when_the_seat_goes_there(
    child: Open, window: MainWindow
) -> None:
    mia = child(profile=Profile(mode="pad", hand="safe"))
    window.preferences.change(curtain=False)
    mia.until_hand()
    question = mia.conductor.teacher.elsewhere.calling.question
    window.phones.move(0, "screen")
    assert mia.page.teacher.elsewhere is None
    assert mia.page.teacher.busy
    window.phones.move(0, "phone")
    assert mia.conductor.state is TableState.HAND_LESSON
    assert mia.conductor.teacher.elsewhere.calling.question == question


def test_nobody_whose_phone_is_away_is_asked(child: Open) -> None:
    mia = child()
    mia.until_asked()
    mia.mia.tap("call", total=mia.conductor.teacher.elsewhere.calling.question.answer)
    mia.mia.sleep()
    number = mia.match.turn_number
    mia.qtbot.waitUntil(
        lambda: (
            mia.match.turn_number > number + 1 or (mia.match.awaits is Awaits.PERSON and mia.match.seat == 0)
        )
    )
    assert mia.conductor.teacher.elsewhere is None


def test_a_call_goes_on_at_the_screen_when_the_seat_does(child: Open, window: MainWindow) -> None:
    mia = child()
    window.preferences.change(curtain=False)
    mia.until_asked()
    answer = mia.conductor.teacher.elsewhere.calling.question.answer
    window.phones.move(0, "screen")
    teacher = mia.page.teacher
    assert teacher.elsewhere is None
    assert teacher.front is teacher.hand_over
    teacher.hand_over.came.emit()
    assert teacher.panel.calling.question.answer == answer
    window.phones.move(0, "phone")
    assert teacher.front is None
    assert teacher.elsewhere.calling.question.answer == answer
    mia.qtbot.waitUntil(lambda: bool(mia.mia.sheet["call"]))
    mia.mia.tap("call", total=answer)
    assert mia.attempts()[-1].answer == answer
