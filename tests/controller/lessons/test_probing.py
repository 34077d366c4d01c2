"""A probe from the first sum to the saved result."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.controller.lessons.training import Probing
from cardtable.learning.probe import FORMS, Probed
from cardtable.learning.profile import Profile, read_profile
from cardtable.storage.learners import Learner, LearnerStore


class Watch:
    """A clock that tests move on."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 23, 9).astimezone(UTC)

    def __call__(self) -> datetime:
        return self.time

    def move(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


@pytest.fixture
def store(tmp_path: Path) -> LearnerStore:
    return LearnerStore(tmp_path)


@pytest.fixture
def mia(store: LearnerStore) -> Learner:
    return store.add("Mia", "rabbit", Profile(in_a_row=3).text)


def answer(probing: Probing, watch: Watch, right: bool = True) -> None:
    question = probing.question
    watch.move(4)
    probing.answer(question.answer + (not right))


def probes_of(store: LearnerStore) -> tuple[Probed, ...]:
    return read_profile(store.learners()[0].document).probes


def test_a_probe_ends_after_two_minutes_and_later_answers_do_not_count(
    store: LearnerStore, mia: Learner
) -> None:
    watch = Watch()
    probing = Probing(mia, store, watch)
    for number in range(29):
        answer(probing, watch, right=number % 3 != 0)
    assert probing.question == FORMS["A"][29]
    watch.move(4)
    assert probing.question is None
    probing.answer(5)
    probing.leave_out()
    probing.finish()
    assert probes_of(store) == (Probed(date(2026, 11, 23), "A", 19, 29),)


def test_a_probe_ends_when_every_sum_was_asked(store: LearnerStore, mia: Learner) -> None:
    probing = Probing(mia, store, Watch())
    for question in FORMS["A"]:
        assert probing.question == question
        probing.answer(question.answer)
    assert probing.question is None
    probing.finish()
    assert probes_of(store)[0].right == len(FORMS["A"])


def test_a_skipped_sum_is_neither_right_nor_answered(store: LearnerStore, mia: Learner) -> None:
    watch = Watch()
    probing = Probing(mia, store, watch)
    probing.leave_out()
    assert probing.question == FORMS["A"][1]
    answer(probing, watch)
    probing.finish()
    assert (probes_of(store)[0].right, probes_of(store)[0].answered) == (1, 1)


def test_a_probe_without_answers_is_not_saved_and_its_form_is_used_again(
    store: LearnerStore, mia: Learner
) -> None:
    Probing(mia, store, Watch()).finish()
    assert probes_of(store) == ()
    assert Probing(store.learners()[0], store, Watch()).form == "A"


def test_a_probe_changes_nothing_else_in_the_profile(store: LearnerStore, mia: Learner) -> None:
    """Changes made to the profile during the probe stay too."""
    watch = Watch()
    probing = Probing(mia, store, watch)
    answer(probing, watch, right=False)
    later = replace(read_profile(mia.document), best_round=12)
    store.change(Learner(mia.id, mia.nickname, mia.avatar, later.text))
    probing.finish()
    kept = read_profile(store.learners()[0].document)
    assert replace(kept, probes=()) == later
    assert read_attempts(store, mia.id) == []


def test_forms_alternate(store: LearnerStore, mia: Learner) -> None:
    for form in ("A", "B", "A"):
        watch = Watch()
        probing = Probing(store.learners()[0], store, watch)
        answer(probing, watch)
        probing.finish()
        assert probes_of(store)[-1].form == form


def test_the_probe_of_a_learner_deleted_meanwhile_is_not_saved(store: LearnerStore, mia: Learner) -> None:
    watch = Watch()
    probing = Probing(mia, store, watch)
    answer(probing, watch)
    store.delete(mia.id)
    probing.finish()
    assert store.learners() == ()
