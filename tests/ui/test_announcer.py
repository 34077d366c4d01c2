"""What screen readers support is asked without waiting; sentences are sent once, in order, in the right way."""

from __future__ import annotations

import pytest

from cardtable.ui.widgets.announcer import Hear, Listeners

OLD = '[Argument: a(ss) {[Argument: (ss) ":1.5", "Object:StateChanged:Showing"]}]'
NEW = '[Argument: a(ss) {[Argument: (ss) ":1.5", "Object:Announcement"]}]'
NOBODY = "[Argument: a(ss) {}]"


class Registry:
    """Answers when the test wants."""

    def __init__(self) -> None:
        self.asked: list[Hear] = []
        self.sent: list[tuple[str, bool]] = []
        self.listeners = Listeners(lambda _, hear: self.asked.append(hear))

    def say(self, sentence: str) -> None:
        self.listeners.then(lambda knows: self.sent.append((sentence, knows)))

    def answer(self, registered: str | None) -> None:
        self.asked.pop(0)(registered)


@pytest.mark.parametrize(("registered", "knows"), [(OLD, False), (NEW, True), (NOBODY, True)])
def test_sentences_wait_for_the_answer_and_are_sent_once_in_order(registered: str, knows: bool) -> None:
    registry = Registry()
    registry.say("Deal 1.")
    registry.say("Your turn.")
    assert registry.sent == []
    registry.answer(registered)
    assert registry.sent == [("Deal 1.", knows), ("Your turn.", knows)]
    registry.say("Olive, 7.")
    assert registry.sent[2:] == [("Olive, 7.", knows)]
    assert registry.asked == [], "asked once for all sentences"


def test_a_later_screen_reader_is_asked_about() -> None:
    registry = Registry()
    registry.say("Deal 1.")
    registry.answer(NEW)
    registry.listeners.look_again()
    registry.say("Your turn.")
    registry.answer(OLD)
    assert registry.sent == [("Deal 1.", True), ("Your turn.", False)]


def test_an_outdated_answer_is_ignored() -> None:
    registry = Registry()
    registry.say("Deal 1.")
    for _ in range(3):
        registry.listeners.look_again()
    registry.answer(NOBODY)
    assert registry.sent == []
    registry.answer(OLD)
    assert registry.sent == [("Deal 1.", False)]
    assert registry.asked == []


def test_without_a_registry_sentences_are_announced_and_the_next_asks_again() -> None:
    registry = Registry()
    registry.say("Deal 1.")
    registry.answer(None)
    registry.say("Your turn.")
    registry.answer(OLD)
    assert registry.sent == [("Deal 1.", True), ("Your turn.", False)]
