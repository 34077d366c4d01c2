"""Helpers for tests of the learners' pages: adding a learner, the small sum, answers, files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cardtable.learning.ladder import Numbers
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.support import files
from tests.ui.driver import MainWindow

if TYPE_CHECKING:
    from cardtable.ui.features.learners.learners_page import LearnersPage
    from cardtable.ui.features.learners.practice_page import PracticePage


def store_of(page: LearnersPage) -> LearnerStore:
    store = page.learner_file.store
    assert store is not None
    return store


def add(page: LearnersPage, name: str = "Mia", numbers: Numbers = Numbers.TO_99) -> Learner:
    page.add.click()
    page.form.name.setText(name)
    page.form.numbers.pick(numbers.value)
    page.form.mode.pick("pad")
    page.form.save.click()
    return next(one for one in store_of(page).learners() if one.nickname == name)


def pass_gate(page: LearnersPage) -> None:
    """Go from the learner's page to the settings that only parents may change."""
    page.ask_parent(page.learner.id)
    solve_gate(page)
    page.parent_view.settings.click()


def solve_gate(page: LearnersPage) -> None:
    first, second = page.gate.factors
    page.gate.answer.setText(str(first * second))
    page.gate.open.click()


def send_to(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    """Answer every file dialog with this path."""
    monkeypatch.setattr(files, "ask_save", lambda *_: path)
    monkeypatch.setattr(files, "ask_open", lambda *_: path)


def practice(window: MainWindow, page: LearnersPage) -> PracticePage:
    """Answer all sums of a practice right at the first try."""
    page.overview.practice.click()
    shown = window.practice.page
    shown.panel.deaf = 0
    for _ in range(shown.training.sums):
        answer(shown)
    return shown


def answer(shown: PracticePage, wrong: bool = False) -> None:
    calling = shown.panel.calling
    right = calling.question.answer
    for value in (*((right + 1,) if wrong else ()), right):
        shown.panel.pad.entered.emit(value, "pad")
    shown.panel.on.click()
