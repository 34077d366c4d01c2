"""The probe: two forms of equal difficulty, offered in turn, once a fortnight."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

from cardtable.learning.ladder import difficulty
from cardtable.learning.probe import FORMS, SECONDS, Probed, is_due, next_form, with_probe
from cardtable.learning.profile import Profile, read_profile

TODAY = date(2026, 11, 23)


def done(days_ago: int, form: str = "A") -> Probed:
    return Probed(TODAY - timedelta(days=days_ago), "A" if form == "A" else "B", 12, 14)


def test_however_far_a_child_comes_both_forms_were_equally_hard() -> None:
    first, second = FORMS["A"], FORMS["B"]
    assert len(first) == len(second)
    ahead = 0.0
    for place, (one, other) in enumerate(zip(first, second, strict=True), 1):
        assert one.skill is other.skill
        assert abs(difficulty(one) - difficulty(other)) < 0.1, (one, other)
        ahead += difficulty(one) - difficulty(other)
        assert abs(ahead) / place < 0.02, f"after {place} sums"


def test_no_form_asks_a_sum_twice_or_one_of_the_other_form_or_the_same_answer_in_a_row() -> None:
    every = [(one.before, one.operand) for form in FORMS.values() for one in form]
    assert len(set(every)) == len(every)
    for form in FORMS.values():
        assert all(one.answer != other.answer for one, other in pairwise(form))


def test_the_forms_begin_easily_take_away_as_well_and_are_longer_than_two_minutes() -> None:
    for form in FORMS.values():
        assert all(0 < one.answer <= 10 and one.before <= 10 for one in form[:10])
        assert all(0 < one.answer <= 99 for one in form)
        assert sum(one.operand < 0 for one in form) >= 0.4 * len(form)
        assert len(form) > SECONDS / 2


def test_a_probe_is_offered_at_first_and_every_fortnight_with_the_forms_in_turn() -> None:
    assert is_due((), TODAY)
    assert not is_due((done(13),), TODAY)
    assert is_due((done(14),), TODAY)
    assert [next_form(()), next_form((done(14),)), next_form((done(14, "B"),))] == ["A", "B", "A"]


def test_the_probes_of_years_are_kept_and_no_more() -> None:
    probes: tuple[Probed, ...] = ()
    for number in range(150):
        probes = with_probe(probes, done(14 * (150 - number)))
    assert probes[-1] == done(14)
    assert len(probes) == 100


def test_a_profile_keeps_its_probes_and_an_older_one_has_none() -> None:
    profile = Profile(probes=(done(14),))
    assert read_profile(profile.text) == profile
    assert read_profile("{}").probes == ()
