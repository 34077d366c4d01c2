"""A table: the rules compiled for a number of players, with their parts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cardtable.game.parts import parts_of
from cardtable.game.parts.base import Part
from cardtable.game.rulebook import Rulebook, Steps
from cardtable.game.state import State
from cardtable.rules.catalog import rules_from_document
from cardtable.rules.model import Rules


class Table(Rulebook):
    """One variant with its house rules, ready to be played by `players` seats.

    Raises ValueError if the variant does not allow that many players.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        super().__init__(rules, players)
        self.parts = parts = parts_of(rules, self.copiers)
        self.alters = _steps(parts, "alters")
        self.dealt = _steps(parts, "dealt")
        self.legal = _steps(parts, "legal")
        self.counted = _steps(parts, "counted")
        self.pays = _steps(parts, "pays")
        self.brings = next((part.brings for part in parts if part.brings != "tokens"), "tokens")
        self.struck = _StepsByMarks(parts)
        self.drawn = _steps(parts, "drawn")
        self.acts_on_plays = bool(self.counted or self.drawn)
        self.begins = _steps(parts, "begins")
        self.must = _steps(parts, "must")
        self.fails = _steps(parts, "fails")
        self.out = _steps(parts, "out")
        self.last_left = _steps(parts, "last_left")
        self.answers = _steps(parts, "answers")
        self.answer = _steps(parts, "answer")
        self.unanswered = _steps(parts, "unanswered")
        self.unplayed = State(self, "")


@lru_cache(128)
def table_from(document: bytes, players: int) -> Table:
    """Return the table of a rules document, made once in each process; there is room for every variant.

    Raises RulesError, or ValueError with one sentence.
    """
    return Table(rules_from_document(document), players)


def _steps(parts: Sequence[Part], name: str) -> Steps:
    """Return the methods for one moment of the parts that override it; most parts override few."""
    none = getattr(Part, name)
    return tuple([getattr(part, name) for part in parts if getattr(type(part), name) is not none])


class _StepsByMarks(dict[tuple[str, ...], Steps]):
    """The steps of `struck` for the marks of a play, in the order of the parts."""

    def __init__(self, parts: Sequence[Part]) -> None:
        super().__init__()
        self._parts = parts

    def __missing__(self, marks: tuple[str, ...]) -> Steps:
        striking = [part for part in self._parts if not part.strikes_by.isdisjoint(marks)]
        found = self[marks] = tuple([part.struck for part in striking])
        return found
