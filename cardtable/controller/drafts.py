"""The games that a player is making: their drafts are kept while they are unsaved, and offered again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardtable.language import say
from cardtable.rules.catalog import catalog, is_own
from cardtable.rules.drafting.draft import Draft, begin, taken_from
from cardtable.rules.drafting.workbench import Workbench
from cardtable.rules.model import RulesError
from cardtable.storage.own_games import let_in

MOST_DRAFTS = 8
"""Most drafts kept; the one not used for longest goes first."""


@dataclass
class Desk:
    """A game in the making.

    `bench` has its draft and steps, `game` the id under which it was saved ("" if never), and `saved` the
    draft as last saved, at first as begun.
    """

    bench: Workbench
    game: str
    saved: Draft

    @property
    def is_changed(self) -> bool:
        """Whether there are unsaved changes."""
        return self.bench.draft != self.saved

    @property
    def is_blank(self) -> bool:
        """Whether nothing would be lost without it: there is no step to undo or to redo."""
        return not (self.is_changed or self.bench.can_redo)


def desk_for(variant: str = "", options: Mapping[str, str] | None = None) -> Desk:
    """Return a desk to change the player's own game, or to make a new game that starts from a built-in one.

    Raises:
        RulesError: The game cannot be edited.
    """
    own = is_own(variant)
    draft = taken_from(catalog().definition(variant).raw) if own else begin(variant, options)
    return Desk(Workbench(draft), variant if own else "", draft)


class Desks:
    """All games in the making. Drafts whose game the catalog doesn't know wait for it."""

    def __init__(self, found: Iterable[Mapping[str, Any]] = (), knows_games: bool = True) -> None:
        """Read kept drafts; unless the catalog `knows_games`, those of the player's own wait."""
        found = list(found)
        self._waiting = [] if knows_games else [one for one in found if one.get("game")]
        """Drafts whose game is not in the catalog yet, or that this version cannot read."""
        self._desks = self._read([one for one in found if one not in self._waiting]) or [desk_for()]

    @property
    def current(self) -> Desk:
        """The game being edited."""
        return self._desks[0]

    @property
    def others(self) -> Sequence[Desk]:
        """The other games, the one edited last first."""
        return self._desks[1:]

    def work_on(self, desk: Desk) -> None:
        """Edit this game; the others are kept."""
        others = [one for one in self._desks if one is not desk and not one.is_blank]
        self._desks = [desk, *others][: MOST_DRAFTS + 1]

    def start_from(self, variant: str, options: Mapping[str, str] | None = None) -> bool:
        """Edit this game, or a new one that starts from it; return whether unsaved changes are continued.

        Raises:
            RulesError: The game cannot be edited.
        """
        desk = desk_for(variant, options)
        same = [one for one in self._desks if one.game == desk.game and one.bench.first == desk.bench.first]
        self.work_on(same[0] if same else desk)
        return bool(same) and self.current.is_changed

    def know_games(self) -> None:
        """Read the drafts that waited for the catalog; the first of them is edited if nothing else is."""
        waiting, self._waiting = self._waiting, []
        found = self._read(waiting)
        self._desks += found
        if found and self.current.is_blank and not self.current.bench.draft.origin:
            self.work_on(found[0])

    def to_keep(self) -> tuple[Mapping[str, Any], ...]:
        """Return the unsaved drafts, to be read again."""
        unsaved = [desk for desk in self._desks if desk.is_changed]
        kept = [{"game": desk.game, "raw": dict(desk.bench.draft.written())} for desk in unsaved]
        return (*kept, *self._waiting)[:MOST_DRAFTS]

    def _read(self, found: Iterable[Mapping[str, Any]]) -> list[Desk]:
        """Return the games in the making that `to_keep` wrote; those that can't be read wait."""
        desks = []
        for one in found:
            game = one.get("game")
            try:
                draft = taken_from(let_in(one.get("raw")))
                desk = desk_for(game if game in catalog().ids else draft.origin)
            except (RulesError, KeyError, TypeError, ValueError):
                self._waiting.append(one)
                continue
            desk.bench.do(draft, lambda: say("workshop-step-kept"))
            desks.append(desk)
        return desks
