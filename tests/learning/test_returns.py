"""What was missed comes back, soon and then after days, and no friend is ever lost."""

from __future__ import annotations

from datetime import date, timedelta

from cardtable.cards.shuffle import Stream
from cardtable.learning.calling import Calling, ask
from cardtable.learning.ladder import Numbers, Rating, Support
from cardtable.learning.practice import PRACTICED, mixed, practice
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.questions import Offer, Question, plain
from cardtable.learning.returns import DAYS, Missed, after_call, after_rescue, inverse, waiting, waiting_on
from cardtable.learning.skills import Skill
from tests.rows import rows

TODAY = date(2026, 11, 23)
RATING = Rating.start(Numbers.TO_99)


def called(question: Question, *answers: int, hints: int = 0, support: Support = Support.BARE) -> Calling:
    """A call with these answers, and the right one after them."""
    calling = ask(question, RATING, 99, Stream("1", "call"), support=support)
    for _ in range(hints):
        calling = calling.hinted()
    for value in (*answers, question.answer):
        calling = calling.answered(value, 1500)
    return calling


def on_day(days: int) -> date:
    return TODAY + timedelta(days=days)


def missed(question: Question, day: date = TODAY) -> tuple[Missed, ...]:
    return after_call((), called(question, question.answer + 10), day)


def others(kept: tuple[Missed, ...], count: int) -> tuple[Missed, ...]:
    """After so many calls of other sums."""
    for _ in range(count):
        kept = after_call(kept, called(plain(20, 3)), TODAY)
    return kept


SUM = plain(68, 7)


@rows(
    "calling, kept",
    [
        (called(SUM, 65), True),
        (called(SUM, hints=1), True),
        (called(SUM), False),
        (called(SUM, support=Support.PLACES), False),
        (called(Question(68, "hold", 0, 68), 78), False),
        (called(Question(7, "add", -10, 0, floored=True), -3), False),
    ],
)
def test_a_sum_is_kept_whose_first_answer_was_wrong_or_helped(calling: Calling, kept: bool) -> None:
    found = after_call((), calling, TODAY)
    assert [one.question for one in found] == ([calling.question] if kept else [])


def test_what_is_picked_from_the_hand_is_no_sum() -> None:
    offers = (Offer("7H", 75), Offer("KS", 108))
    pick = Question(68, "pick", 99, 75, ("7H", "KS"), exercises=Skill.LARGEST_SAFE, offers=offers)
    assert after_call((), called(pick, 108), TODAY) == ()


@rows("between, counts", [(0, False), (1, False), (2, True), (7, True), (30, True)])
def test_it_counts_in_the_game_from_the_third_call_on(between: int, counts: bool) -> None:
    kept = others(missed(SUM), between)
    (first, *_) = after_call(kept, called(SUM), TODAY)
    assert first.step == counts


@rows("question, counts", [(plain(48, 7), True), (plain(68, 6), False), (plain(67, 7), False)])
def test_its_like_counts_too(question: Question, counts: bool) -> None:
    (first, *_) = after_call(others(missed(SUM), 4), called(question), TODAY)
    assert (first.step == 1) is counts


def test_with_help_it_stays_where_it_was() -> None:
    kept = others(missed(SUM), 4)
    for calling in (called(SUM, support=Support.PLACES),):
        (first, *_) = after_call(kept, calling, TODAY)
        assert (first.step, first.due) == (0, TODAY.isoformat())


def test_it_returns_after_one_three_seven_and_twenty_one_days_and_then_is_known() -> None:
    kept, day, asked = after_rescue(missed(SUM), called(SUM), TODAY), TODAY, list[int]()
    kept = tuple(one for one in kept if not one.partner)
    for number in range(1, 60):
        now = on_day(number)
        if waiting(kept, now) is not None:
            asked.append((now - day).days)
            day = now
            kept = after_rescue(kept, called(SUM), now)
    assert asked == list(DAYS) == [1, 3, 7, 21]
    assert kept == ()


def test_missed_again_it_begins_again() -> None:
    kept = after_rescue(missed(SUM), called(SUM), TODAY)
    kept = after_rescue(kept, called(SUM), on_day(1))
    kept = after_call(kept, called(SUM, 65), on_day(2))
    found = waiting(kept, on_day(2))
    assert (found.question, found.step) == (SUM, 0)
    assert sum(one.question == SUM for one in kept) == 1


@rows(
    "question, partner",
    [
        (plain(68, 7), plain(75, -7)),
        (plain(75, -7), plain(68, 7)),
        (Question(34, "double", 0, 68), Question(68, "halve", 0, 34)),
        (Question(68, "halve", 0, 34), Question(34, "double", 0, 68)),
        (Question(37, "halve", 0, 18), None),
        (Question(47, "swap", 0, 74), None),
    ],
)
def test_the_inverse_partner_is_asked_too(question: Question, partner: Question | None) -> None:
    assert inverse(question) == partner
    kept = after_rescue(missed(question), called(question), TODAY)
    assert [one.question for one in kept if one.partner] == ([partner] if partner else [])
    assert waiting(kept, TODAY) is None
    tomorrow = {one.question for one in kept if one.due <= on_day(1).isoformat()}
    assert tomorrow == {question, *([partner] if partner else [])}


def test_a_partner_that_was_missed_too_is_not_asked_twice() -> None:
    partner = plain(75, -7)
    kept = after_rescue((*missed(partner), *missed(SUM)), called(SUM), TODAY)
    assert sum(one.question == partner for one in kept) == 1


def test_a_partner_brings_no_partner() -> None:
    kept = after_rescue(missed(SUM), called(SUM), TODAY)
    for number in range(1, 40):
        for one in kept:
            if one.due <= on_day(number).isoformat():
                kept = after_rescue(kept, called(one.question), on_day(number))
    assert kept == ()


def test_nothing_is_asked_twice_on_a_day() -> None:
    kept = missed(SUM)
    for after in (
        after_rescue(kept, called(SUM), TODAY),
        after_rescue(kept, called(SUM, 65), TODAY),
        after_rescue(kept, called(SUM, hints=2), TODAY),
        waiting_on(kept, SUM, TODAY),
    ):
        assert waiting(after, TODAY) is None
        found = waiting(after, on_day(1))
        assert found.question == SUM


def test_first_comes_what_was_missed_just_now_then_what_waits_the_longest() -> None:
    kept = (
        *missed(plain(30, 4), on_day(-2)),
        *missed(plain(47, 5), on_day(-1)),
        *missed(Question(34, "double", 0, 68)),
        *missed(SUM),
    )
    first = waiting(kept, TODAY)
    assert first.question == SUM
    second = waiting(kept, TODAY, [first.question.skill])
    assert second.question == plain(30, 4)


def test_a_sum_that_was_put_off_waits_from_the_day_when_it_is_due() -> None:
    put_off = Missed(plain(30, 4), on_day(-10).isoformat(), on_day(-1).isoformat(), step=2)
    kept = (put_off, *missed(SUM, on_day(-3)))
    found = waiting(kept, TODAY)
    assert found is not None
    assert found.question == SUM


def test_a_friend_is_at_one_card_of_a_deal_only() -> None:
    kept = after_call(missed(SUM), called(plain(47, 5), 42), TODAY)
    assert waiting(kept, TODAY, [Skill.ADD_CROSS_TEN]) is None


def test_no_friend_is_ever_lost() -> None:
    """A year of slips, rescues and friends that were left waiting."""
    chance, profile, met = Stream("7", "year"), Profile(), set[Skill]()
    for number in range(365):
        day = on_day(number)
        for _ in range(6):
            sum_ = mixed(Numbers.TRICKY, chance)
            slip = [sum_.answer + 10] if chance.below(3) == 0 else []
            profile = profile.after_sum(called(sum_, *slip), "call", day)
        found = waiting(profile.missed, day)
        if found is not None and chance.below(4):
            slip = [found.question.answer + 1] if chance.below(3) == 0 else []
            profile = profile.after_sum(called(found.question, *slip), "rescue", day)
            met.add(found.question.skill)
        assert {friend.kind for friend in profile.friends} == met
        assert len(profile.missed) <= 40
    assert read_profile(profile.text) == profile
    assert len(met) > 8


def test_if_too_many_sums_wait_the_oldest_of_the_commonest_kind_goes() -> None:
    day = TODAY.isoformat()
    doubles = [Missed(Question(number, "double", 0, 2 * number), day, day) for number in range(10, 49)]
    kept = after_call((*missed(SUM), *doubles), called(plain(20, 3), 33), TODAY)
    assert [one.question.before for one in kept] == [68, *range(11, 49), 20]


def test_every_sum_that_can_be_missed_fits_into_the_profile() -> None:
    for skill in PRACTICED:
        question = practice(skill, Numbers.TRICKY, Stream("1", skill.value))
        profile = Profile().after_sum(called(question, question.answer + 10), "practice", TODAY)
        assert [one.question for one in read_profile(profile.text).missed] == [question]


def test_profiles_from_before_there_were_friends_are_read() -> None:
    assert read_profile('{"numbers": "to 99", "best_row": 4}').friends == ()
