"""The workbench: a draft in progress, whose edits are steps that can be undone, each with words for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cardtable.language import SPEECH, row, say
from cardtable.rules.drafting import card_chips
from cardtable.rules.drafting.card_chips import Suits
from cardtable.rules.drafting.draft import Draft
from cardtable.rules.drafting.way import ON, Way
from cardtable.rules.drafting.ways import put, way_of, ways


def way_words(way: Way, value: str) -> str:
    shown = dict(way.values).get(value, value)
    if way.kind == "switch":
        shown = say("controls-on") if value == ON else say("controls-off")
    return say("workshop-step-way", name=way.name, value=shown)


def taken_away(before: Draft, after: Draft, key: str) -> str:
    """Return in words the settings that a change of setting `key` removed or turned off.

    They are stakes and special parts; "" if there are none.
    """
    now = {way.key: way.value for way in ways(after)}
    others = [way for way in ways(before) if way.key != key and not way.part]
    return row(
        way_words(way, way.value)
        for way in others
        if (way.key == "stakes" and way.key not in now) or (way.is_on and now.get(way.key) != ON)
    )


def differences(before: Draft, after: Draft) -> str:
    """Return in words the settings and cards in which the second draft differs."""
    was, cards = {way.key: way.value for way in ways(before)}, before.raw["cards"]
    changes = [way_words(way, way.value) for way in ways(after) if was.get(way.key) != way.value]
    for shown in card_chips.rows(after):
        if any(cards.get(key) != after.raw["cards"].get(key) for key in shown.key.split()):
            changes.append(card_chips.sentence(after, shown.key))
    return row(changes)


Words = Callable[[], str]
"""Returns the words for a step, in the language chosen when it is called."""


@dataclass(frozen=True)
class _Step:
    """A draft, and the words for the step that made it."""

    draft: Draft
    words: Words


class Workbench:
    """The draft in progress, with all earlier steps and those that were undone."""

    def __init__(self, draft: Draft) -> None:
        self._done = [_Step(draft, str)]
        self._undone: list[_Step] = []

    @property
    def draft(self) -> Draft:
        return self._done[-1].draft

    @property
    def first(self) -> Draft:
        return self._done[0].draft

    @property
    def steps(self) -> tuple[str, ...]:
        """The words for all steps, the first one first."""
        return tuple(step.words() for step in self._done[1:])

    @property
    def undo_words(self) -> str:
        """The words for the step to undo; "" if there is none."""
        return self._done[-1].words()

    @property
    def redo_words(self) -> str:
        """The words for the step to redo; "" if there is none."""
        return self._undone[-1].words() if self._undone else ""

    @property
    def can_undo(self) -> bool:
        return len(self._done) > 1

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def do(self, draft: Draft, words: Words) -> bool:
        """Add a step, with words for it; return False if the draft is unchanged."""
        if draft == self.draft:
            return False
        self._done.append(_Step(draft, words))
        self._undone.clear()
        return True

    def undo(self) -> Draft:
        """Undo the last step, if any; return the draft."""
        if self.can_undo:
            self._undone.append(self._done.pop())
        return self.draft

    def redo(self) -> Draft:
        """Redo the last undone step, if any; return the draft."""
        if self._undone:
            self._done.append(self._undone.pop())
        return self.draft

    # The edits of a person, each one step; they return False if the draft is unchanged

    def rename(self, name: str, maker: str) -> bool:
        """Give the game a name and a maker."""
        draft = self.draft.named(name, maker)
        return self.do(draft, lambda: say("workshop-step-name", name=draft.name))

    def put(self, key: str, value: str) -> bool:
        """Give a setting another value."""
        before = self.draft
        return self.do(put(before, key, value), lambda: way_words(way_of(before, key), value))

    def change_cards(self, draft: Draft, row: str) -> bool:
        """Take a draft in which the cards of that row are others."""
        return self.do(draft, lambda: card_chips.sentence(draft, row))

    def separate_suits(self, suits: Suits, ranks: Iterable[str] | None) -> bool:
        """Distinguish the suits of these ranks, or of all, this way."""
        draft = card_chips.with_suits(self.draft, suits, ranks)
        return self.do(draft, lambda: say("workshop-step-suits", value=say(f"workshop-suits-{suits}")))

    def count(self, row: str, count: int) -> bool:
        """Set how many cards of that row a pack has."""
        before = self.draft

        def words() -> str:
            return say("workshop-step-count", cards=card_chips.row_of(before, row).names, count=count)

        return self.do(card_chips.with_count(before, row, count), words)

    def repair(self, draft: Draft, words: str) -> bool:
        """Take a repaired draft; in another language than its button's, the words are the changes."""
        before, spoken = self.draft, SPEECH.language.tag
        return self.do(draft, lambda: words if SPEECH.language.tag == spoken else differences(before, draft))
