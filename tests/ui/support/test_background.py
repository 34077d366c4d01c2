"""Questions to the disk run off the window's thread."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event, get_ident

import pytest
from pytestqt.qtbot import QtBot

from cardtable.storage.writer import WRITER
from cardtable.ui.support import background
from cardtable.ui.support.background import Background


@pytest.fixture
def disk() -> Iterator[Event]:
    """A disk that is blocked until it is released."""
    may = Event()
    WRITER.do(lambda: may.wait(60) and None)
    yield may
    may.set()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't wait for answers."""
    monkeypatch.setattr(background, "PATIENCE", 0.0)


def test_a_quick_disk_answers_at_once_from_another_thread() -> None:
    found: list[int] = []
    Background().ask(get_ident, found.append)
    assert found
    assert found != [get_ident()]


@pytest.mark.usefixtures("impatient")
def test_the_window_goes_on_while_the_disk_is_slow(qtbot: QtBot, disk: Event) -> None:
    asking = Background()
    found: list[object] = []
    asking.ask(lambda: "first", found.append)
    asking.ask(get_ident, lambda number: found.append(number != get_ident()))
    assert asking.is_waiting
    assert found == []
    disk.set()
    qtbot.waitUntil(lambda: not asking.is_waiting)
    assert found == ["first", True]


def test_answers_come_in_the_order_of_the_questions(
    qtbot: QtBot, disk: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking = Background()
    found: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(background, "PATIENCE", 0.0)
        asking.ask(lambda: "first", found.append)
    disk.set()
    WRITER.wait()
    asking.ask(lambda: "second", found.append)
    assert found == []
    qtbot.waitUntil(lambda: len(found) == 2)
    assert found == ["first", "second"]


@pytest.mark.usefixtures("impatient")
def test_a_dropped_question_is_done_but_not_answered(qtbot: QtBot, disk: Event) -> None:
    asking = Background()
    done: list[str] = []
    found: list[str] = []
    asking.ask(lambda: done.append("a"), lambda _: found.append("a"))
    asking.drop()
    asking.ask(lambda: done.append("b"), lambda _: found.append("b"))
    disk.set()
    qtbot.waitUntil(lambda: found == ["b"])
    assert done == ["a", "b"]


def test_an_error_of_the_disk_is_passed_on() -> None:
    def refuse() -> None:
        # A TimeoutError of the job itself differs from an answer that is still to come.
        raise TimeoutError("the server does not answer")

    messages: list[str] = []
    Background().ask(refuse, lambda _: messages.append("fine"), lambda error: messages.append(str(error)))
    assert messages == ["the server does not answer"]
    with pytest.raises(TimeoutError):
        Background().ask(refuse, lambda _: None)


def test_a_job_does_not_wait_for_itself() -> None:
    found: list[str] = []

    def read() -> str:
        WRITER.wait()
        return "read"

    Background().ask(read, found.append)
    assert found == ["read"]


@pytest.mark.usefixtures("impatient")
def test_an_answer_for_a_page_that_is_gone_is_dropped(qtbot: QtBot, disk: Event) -> None:
    from shiboken6 import delete

    asking = Background()
    found: list[str] = []
    asking.ask(lambda: "late", found.append)
    delete(asking)
    disk.set()
    WRITER.wait()
    assert found == []
