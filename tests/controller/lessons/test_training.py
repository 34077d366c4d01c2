"""Practice of a learner whose answers were kept before the program believed anything of learners."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from cardtable.controller.lessons.answer_store import stored
from cardtable.controller.lessons.training import Sitting, Training
from cardtable.learning.ladder import Support
from cardtable.learning.procedures import USUAL
from cardtable.learning.profile import Profile, read_profile
from cardtable.storage.learners import Learner, LearnerStore
from tests.learning.children.children import Child, forgets_the_ten, near
from tests.learning.children.school import taught


def test_the_old_answers_of_a_learner_tell_their_usual_mistake(tmp_path: Path) -> None:
    store = LearnerStore(tmp_path)
    learner = store.add("Mia", "rabbit", Profile().text)
    _, log = taught(Child(forgets_the_ten, near, 1), "plain", 1, Support.NONE)
    for attempt in log:
        store.answered(learner, stored(replace(attempt, learner=learner.id)))
    asked = Training(Sitting(learner, store, "1", "1")).profile
    assert max(USUAL, key=lambda code: asked.beliefs[code]) == "no-carry"
    (kept,) = store.learners()
    assert read_profile(kept.document) == asked


def test_what_is_believed_already_stays(tmp_path: Path) -> None:
    store, profile = LearnerStore(tmp_path), Profile(beliefs={"no-carry": -1.0})
    learner: Learner = store.add("Mia", "rabbit", profile.text)
    _, log = taught(Child(None, near, 1), "plain", 1, Support.NONE)
    store.answered(learner, stored(replace(log[0], learner=learner.id)))
    assert Training(Sitting(learner, store, "1", "1")).profile == profile
