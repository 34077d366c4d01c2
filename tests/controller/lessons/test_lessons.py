"""Which plays a learner is asked about, and how the answers are saved."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from cardtable.bots.levels import LEVELS
from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.controller.lessons.lessons import Lesson, Lessons
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import AnyEvent, CardsPlayed
from cardtable.game.moves import Play
from cardtable.learning.attempts import Role, replayed
from cardtable.learning.diagnosis import can_catch
from cardtable.learning.ladder import Numbers, Rating, Support
from cardtable.learning.picks import HandTasks
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.report import report
from cardtable.learning.returns import is_sum
from cardtable.storage.games import GameStore
from cardtable.storage.learners import Learner, LearnerStore
from tests.learners_file import give_room
from tests.playing import step
from tests.zones import in_zone

VARIANT = "ninety-nine"


class Table:
    """A match without a window, with a learner on the first seat."""

    def __init__(
        self,
        directory: Path,
        role: Role,
        others: str = "person",
        profile: Profile | None = None,
        variant: str = VARIANT,
    ) -> None:
        self.store = LearnerStore(directory)
        self.games = GameStore(directory)
        self.learner = self.store.add("Mia", "rabbit", (profile or Profile()).text)
        level = "" if others == "person" else LEVELS[0]
        players = (
            Player("Mia", "person", "", "rabbit", self.learner.id, role),
            *(Player(name, others, level) for name in ("Ben", "Ada")),  # type: ignore[arg-type]
        )
        self.match = Match.start(MatchSetup(variant, players, "7"), self.games)
        self.now = datetime(2026, 11, 24, 3, tzinfo=UTC)
        self.lessons = Lessons(self.match, self.store, "1", lambda: self.now)
        self.match.deal()

    def play(self) -> tuple[CardsPlayed, tuple[AnyEvent, ...]]:
        """Make the first play of the seat to act."""
        while self.match.awaits is Awaits.DEAL:
            self.match.deal()
        moves = self.match.view(self.match.seat).moves
        move = next(move for move in moves if isinstance(move, Play))
        events = self.match.play(move)
        return next(event for event in events if isinstance(event, CardsPlayed)), events

    def ask(self) -> tuple[CardsPlayed, Lesson]:
        """Make a play about which the learner is asked."""
        played, events = self.play()
        lesson = self.lessons.asked(events)
        assert lesson is not None
        return played, lesson


@pytest.mark.parametrize(("role", "asked"), [("caller", {0}), ("scorekeeper", {0, 1, 2}), ("plain", set())])
def test_a_caller_calls_only_own_plays_and_a_scorekeeper_all(
    tmp_path: Path, role: Role, asked: set[int]
) -> None:
    table = Table(tmp_path, role)
    found = set()
    for _ in range(6):
        played, events = table.play()
        lesson = table.lessons.asked(events)
        if lesson is not None:
            assert lesson.calling.question.answer == played.total
            assert (lesson.seat, lesson.player, lesson.own) == (0, played.seat, played.seat == 0)
            found.add(played.seat)
    assert found == asked


def deal_through(table: Table) -> tuple[list[int], list[int]]:
    """Play a deal with right calls; return the larger number of each sum that is called, and of each that isn't."""
    called, heard = list[int](), list[int]()
    if table.match.awaits is Awaits.DEAL:
        table.match.deal()
    while table.match.awaits not in (Awaits.DEAL, Awaits.OVER):
        events = step(table.match)
        played = next((event for event in events if isinstance(event, CardsPlayed)), None)
        if played is None:
            continue
        lesson = table.lessons.asked(events)
        (heard if lesson is None else called).append(max(played.before, played.total))
        if lesson is not None:
            answer(table, lesson, played.total)
    return called, heard


def test_a_learner_who_counts_to_20_gets_to_larger_numbers_deal_by_deal(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper", profile=Profile.fresh(Numbers.TO_20))
    called, heard = deal_through(table)
    assert max(called) <= 50 < min(heard)
    most = [max(called)]
    while table.match.awaits is not Awaits.OVER and most[-1] <= 50:
        called, heard = deal_through(table)
        assert max(called) < min(heard, default=1000), "the numbers grow only between deals"
        most.append(max(called))
    assert most[-1] > 50


def test_once_a_deal_a_learner_is_told_why_a_play_is_not_asked_about(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper", "computer", Profile.fresh(Numbers.TO_20))
    explained = list[int]()
    while table.match.awaits is not Awaits.OVER and table.match.view().deal < 4:
        events = step(table.match)
        if table.lessons.asked(events) is None and (passed := table.lessons.passed_by(events)) is not None:
            played = next(event for event in events if isinstance(event, CardsPlayed))
            assert max(played.before, played.total) > passed[1]
            explained.append(table.match.view().deal)
    assert len(explained) > 1
    assert len(set(explained)) == len(explained)


def test_the_numbers_of_a_deal_stay_the_same_when_the_game_is_resumed(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper", profile=Profile.fresh(Numbers.TO_20))
    _, lesson = table.ask()
    answer(table, lesson, lesson.calling.question.answer)
    table.match.leave()
    able = read_profile(table.store.learners()[0].document)
    able = msgspec.structs.replace(able, rating=msgspec.structs.replace(able.rating, ability=2.0, answers=20))
    table.store.change(Learner(table.learner.id, "Mia", "rabbit", able.text))
    table.match = Match.resume(table.games.unfinished()[0])
    table.lessons = Lessons(table.match, table.store, "1")
    assert max(deal_through(table)[0], default=0) <= 50
    assert max(deal_through(table)[0]) > 50


def answer(table: Table, lesson: Lesson, *answers: int) -> None:
    calling = lesson.calling
    for value in answers:
        calling = calling.answered(value, 1500)
        if not calling.is_right:
            table.lessons.advanced(lesson, calling)
    table.lessons.answered(lesson, calling)


def test_a_wrong_call_is_saved_and_changes_nothing_at_the_table(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    played, lesson = table.ask()
    before = table.match.view()
    answer(table, lesson, played.total + 10, played.total)
    assert table.match.view() == before
    (attempt,) = read_attempts(table.store, table.learner.id)
    assert [one.answer for one in attempt.tries] == [played.total + 10, played.total]
    assert not attempt.right_at_once
    assert read_profile(table.store.learners()[0].document).in_a_row == 0


def test_wrong_calls_do_not_lower_the_number_of_right_calls_today(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    for slip, counted in ((0, 1), (10, 1), (0, 2)):
        played, lesson = table.ask()
        answer(table, lesson, *([played.total + slip] if slip else []), played.total)
        profile = read_profile(table.store.learners()[0].document)
        assert profile.right_on(date.fromisoformat(profile.day)) == counted
    assert profile.right_on(date.fromisoformat(profile.day) + timedelta(days=1)) == 0


def test_answers_of_an_evening_far_west_count_for_that_day(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    monday = date(2026, 11, 23)
    with in_zone("PST8"):
        missing(table, 1)
        profile, log = profile_of(table), read_attempts(table.store, table.learner.id)
        assert profile.right_on(monday) == report(log, monday).today == 1
        (missed,) = profile.missed
        assert missed.day == monday.isoformat()
        lesson = table.lessons.rescue()
        assert lesson is not None
        assert table.lessons.looked_at_today(lesson)


def test_the_rating_of_the_profile_follows_from_the_saved_answers(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    sums = 0
    for number in range(12):
        played, lesson = table.ask()
        sums += not lesson.calling.question.asks_rule
        answer(table, lesson, *([played.total + 1] if number % 4 == 0 else []), played.total)
    profile = read_profile(table.store.learners()[0].document)
    assert replayed(read_attempts(table.store, table.learner.id)) == profile.rating
    assert profile.rating.answers == sums < 12, "a known rule is no sum"
    assert profile.best_row == 3


def test_calls_that_ask_a_rule_do_not_count_as_right_in_a_row(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    sums = 0
    for _ in range(12):
        played, lesson = table.ask()
        sums += not lesson.calling.question.asks_rule
        answer(table, lesson, played.total)
    profile = read_profile(table.store.learners()[0].document)
    assert profile.in_a_row == profile.best_row == profile.right_today == sums < 12


def test_an_interrupted_call_goes_on_after_a_restart(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper", profile=Profile(mode="pad"))
    played, lesson = table.ask()
    answer(table, lesson, played.total)
    played, lesson = table.ask()
    wrong = lesson.calling.answered(played.total + 1, 900)
    table.lessons.advanced(lesson, wrong)
    table.match.leave()
    again = Match.resume(table.games.unfinished()[0])
    lessons = Lessons(again, table.store, "1")
    resumed = lessons.unanswered(again.story())
    assert resumed.calling == wrong
    lessons.answered(resumed, wrong.answered(played.total, 900))
    assert lessons.unanswered(again.story()) is None


def test_a_resumed_game_has_the_same_roles_and_learners(tmp_path: Path) -> None:
    table = Table(tmp_path, "caller")
    table.match.leave()
    again = Match.resume(table.games.unfinished()[0])
    assert again.setup.players == table.match.setup.players


def test_a_deleted_learner_plays_on_as_an_ordinary_person(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    table.match.leave()
    table.store.delete(table.learner.id)
    lessons = Lessons(table.match, table.store, "1")
    assert not lessons.anybody
    assert lessons.asked(table.play()[1]) is None


def test_after_three_fast_wrong_choices_the_rating_pauses_and_help_comes(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper", profile=Profile(mode="choices", rating=Rating(-4.0)))
    for _ in range(3):
        played, lesson = table.ask()
        wrong = next(value for value in lesson.calling.offered if value != played.total)
        calling = lesson.calling.answered(wrong, 300).answered(played.total, 300)
        last = table.lessons.answered(lesson, calling)
    assert last.rests
    _, helped = table.ask()
    assert helped.calling.support is Support.PLACES


def test_on_a_full_disk_the_lesson_goes_on_and_is_saved_when_there_is_room(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    _, lesson = table.ask()
    give_room(table.store, 0)
    answered = 0
    while table.store.settle():
        table.lessons.answered(lesson, lesson.calling.answered(lesson.calling.question.answer, 900))
        answered += 1
    assert table.store.trouble is not None
    table.ask()
    give_room(table.store, 100)
    assert table.store.settle()
    assert len(read_attempts(LearnerStore(tmp_path), table.learner.id)) == answered


def test_an_unreadable_profile_is_replaced_by_a_fresh_one() -> None:
    assert read_profile("{") == read_profile("[" * 100_000) == Profile()
    profile = msgspec.structs.replace(Profile.fresh(Numbers.TO_20), in_a_row=4)
    assert read_profile(profile.text) == profile


def test_a_saved_game_has_the_id_of_its_learner_and_the_store_only_a_nickname(tmp_path: Path) -> None:
    table = Table(tmp_path, "caller")
    record = table.games.unfinished()[0].path.read_text()
    assert table.learner.id in record
    assert vars(table.store.learners()[0]).keys() == {"id", "nickname", "avatar", "document"}


@pytest.mark.parametrize(
    ("role", "coach", "allowed"), [("caller", False, False), ("caller", True, True), ("plain", False, True)]
)
def test_the_coach_helps_a_learner_only_if_that_is_wanted(
    tmp_path: Path, role: Role, coach: bool, allowed: bool
) -> None:
    assert Table(tmp_path, role, profile=Profile(coach=coach)).lessons.allows_coach is allowed


def until_asked(table: Table) -> Lesson:
    """Play on until the learner is asked about the hand."""
    while table.match.awaits is not Awaits.OVER:
        if table.match.awaits is Awaits.PERSON:
            table.match.look(table.match.seat)
            lesson = table.lessons.before_play()
            if lesson is not None:
                return lesson
        step(table.match)
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("wanted", ["safe", "largest", "room"])
def test_a_question_about_the_hand_comes_before_an_own_play_and_is_saved(
    tmp_path: Path, wanted: HandTasks
) -> None:
    table = Table(tmp_path, "caller", profile=Profile(hand=wanted))
    lesson = until_asked(table)
    assert (lesson.seat, lesson.player, lesson.mode) == (0, 0, wanted)
    answer(table, lesson, lesson.calling.question.answer)
    (attempt,) = read_attempts(table.store, table.learner.id)
    skills = {"safe": "over-limit", "largest": "largest-safe", "room": "room"}
    assert (attempt.mode, attempt.skill, attempt.right_at_once) == (wanted, skills[wanted], True)
    assert table.lessons.before_play() is None
    profile = read_profile(table.store.learners()[0].document)
    assert (profile.rating.answers, profile.in_a_row) == (1, 1)


def test_nobody_else_is_asked_about_a_hand(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper", profile=Profile(hand="mixed"))
    until_asked(table)
    table.match.look(1)
    assert table.lessons.before_play() is None
    quiet = Table(tmp_path / "quiet", "scorekeeper")
    with pytest.raises(AssertionError, match="nobody was asked"):
        until_asked(quiet)


def test_an_interrupted_question_about_the_hand_goes_on_but_an_answered_one_does_not(
    tmp_path: Path,
) -> None:
    table = Table(tmp_path, "caller", profile=Profile(hand="room", mode="pad"))
    lesson = until_asked(table)
    right = lesson.calling.question.answer
    wrong = lesson.calling.answered(right + 1, 900)
    table.lessons.advanced(lesson, wrong)
    table.match.leave()
    again = Match.resume(table.games.unfinished()[0])
    again.look(0)
    lessons = Lessons(again, table.store, "1")
    assert lessons.unanswered(again.story()) is None
    resumed = lessons.before_play()
    assert resumed.calling == wrong
    lessons.answered(resumed, wrong.answered(right, 900))
    assert lessons.before_play() is None
    assert Lessons(again, table.store, "1").before_play() is None


def missing(table: Table, count: int) -> None:
    """Answer `count` sums of different kinds wrongly at first, and everything else right."""
    kinds = set[str]()
    while len(kinds) < count:
        played, lesson = table.ask()
        question = lesson.calling.question
        slips = is_sum(question) and question.skill.value not in kinds
        if slips:
            kinds.add(question.skill.value)
        answer(table, lesson, *([played.total + 10] if slips else []), played.total)


def profile_of(table: Table) -> Profile:
    return read_profile(table.store.learners()[0].document)


def test_at_most_two_friends_ask_at_the_end_of_a_deal_and_each_once(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    missing(table, 3)
    asked = []
    while (lesson := table.lessons.rescue()) is not None:
        asked.append(lesson.calling.question)
        answer(table, lesson, lesson.calling.question.answer)
    assert len(set(asked)) == 2
    assert [friend.question for friend in profile_of(table).friends] == asked
    attempts = read_attempts(table.store, table.learner.id)
    assert [attempt.mode for attempt in attempts[-2:]] == ["rescue", "rescue"]
    assert replayed(attempts) == profile_of(table).rating


def test_a_friend_who_was_not_answered_asks_again_another_day(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    missing(table, 1)
    assert table.lessons.rescue(is_away=lambda seat: seat == 0) is None
    lesson = table.lessons.rescue()
    assert table.lessons.looked_at_today(lesson)
    table.lessons.advanced(lesson, lesson.calling.answered(lesson.calling.question.answer + 1, 900))
    table.lessons.left_waiting(lesson)
    assert table.lessons.rescue() is None
    assert profile_of(table).friends == ()
    table.now += timedelta(days=1)
    again = table.lessons.rescue()
    assert again.calling.question == lesson.calling.question
    assert again.calling.tries == (), "asked from the beginning"
    assert not table.lessons.looked_at_today(again)


def test_an_interrupted_rescue_goes_on(tmp_path: Path) -> None:
    table = Table(tmp_path, "scorekeeper")
    missing(table, 1)
    lesson = table.lessons.rescue()
    wrong = lesson.calling.answered(lesson.calling.question.answer + 1, 900)
    table.lessons.advanced(lesson, wrong)
    later = Lessons(table.match, table.store, "1", lambda: table.now)
    assert later.unanswered([]) is None
    again = later.rescue()
    assert again.calling == wrong


@pytest.mark.parametrize(("variant", "dots"), [("to-ten", True), ("to-twenty", False)])
def test_a_learner_before_digits_calls_a_game_to_ten_in_dots_and_no_friend_asks_in_digits(
    tmp_path: Path, variant: str, dots: bool
) -> None:
    # This learner needs most help, but places to choose from would have digits.
    profile = msgspec.structs.replace(Profile.fresh(Numbers.TO_20), dots=True, mode="choices")
    table = Table(tmp_path, "scorekeeper", profile=profile, variant=variant)
    offered = list[int]()
    for _ in range(6):
        played, lesson = table.ask()
        assert lesson.dots is dots
        offered += lesson.calling.offered
        answer(table, lesson, played.total + 1, played.total)
    assert (offered == []) is dots
    assert profile_of(table).missed
    assert table.lessons.rescue() is None


@pytest.mark.parametrize("numbers", list(Numbers))
def test_a_checker_has_mistakes_to_catch_from_the_first_deal_on(tmp_path: Path, numbers: Numbers) -> None:
    table = Table(tmp_path, "checker", "computer", Profile.fresh(numbers))
    match, heard = table.match, list[tuple[int, bool, bool]]()
    while match.awaits is not Awaits.OVER and match.view().deal < 12:
        deal, events = match.view().deal, step(match)
        lesson = table.lessons.asked(events)
        if lesson is not None:
            question = lesson.calling.question
            is_wrong, own = lesson.said != question.answer, lesson.profile.rating
            heard.append((deal, can_catch(own, question), is_wrong))
    deals = {deal for deal, _, _ in heard}
    sums = [sum(can for of, can, _ in heard if of == deal) for deal in deals]
    wrong = [sum(is_wrong for of, _, is_wrong in heard if of == deal) for deal in deals]
    assert max(sums) > 2
    # Each deal with three sums that the child can do has a wrong one to catch.
    assert all(found for found, of_deal in zip(wrong, sums, strict=True) if of_deal > 2)
    assert sum(wrong) <= len(heard) / 3
