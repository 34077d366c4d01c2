"""The games that a player is making: their drafts are kept while they are unsaved, and offered again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cardtable.language import say
from cardtable.rules.catalogue import catalogue, is_own
from cardtable.rules.drafting.draft import Draft, begin, taken_from
from cardtable.rules.drafting.workbench import Workbench
from cardtable.rules.errors import RulesError
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
    draft = taken_from(catalogue().definition(variant).raw) if own else begin(variant, options)
    return Desk(Workbench(draft), variant if own else "", draft)


def to_keep(desks: Iterable[Desk]) -> tuple[dict[str, Any], ...]:
    """Return the unsaved drafts as `kept` reads them."""
    unsaved = [desk for desk in desks if desk.is_changed][:MOST_DRAFTS]
    return tuple({"game": desk.game, "raw": dict(desk.bench.draft.written())} for desk in unsaved)


def kept(found: Iterable[Mapping[str, Any]], left: list[Mapping[str, Any]]) -> Iterator[Desk]:
    """Yield the games in the making that `to_keep` wrote; append to `left` those that can't be read."""
    for one in found:
        game = one.get("game")
        try:
            draft = taken_from(let_in(one.get("raw")))
            desk = desk_for(game if game in catalogue().ids else draft.origin)
        except (RulesError, KeyError, TypeError, ValueError):
            left.append(one)
            continue
        desk.bench.do(draft, lambda: say("workshop-step-kept"))
        yield desk
