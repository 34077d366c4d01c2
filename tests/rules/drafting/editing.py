"""Random edits of all kinds that the workshop offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from cardtable.rules.catalog import catalog
from cardtable.rules.drafting.card_chips import (
    Place,
    Row,
    Suits,
    additions,
    copies_are_free,
    moved,
    offers,
    rows,
    with_count,
    with_number,
    with_suits,
    without,
)
from cardtable.rules.drafting.draft import Draft, begin
from cardtable.rules.drafting.fit import fit
from cardtable.rules.drafting.way import Way
from cardtable.rules.drafting.ways import put, ways
from cardtable.rules.drafting.workbench import Workbench
from cardtable.rules.sense import key_of

One = TypeVar("One")


def any_draft(chance: Random) -> Draft:
    """Return a draft of a random game of the program, or an empty one."""
    return begin(chance.choice(("", *catalog().shipped)))


def edit(bench: Workbench, chance: Random) -> str:
    """Make a random edit, and return its name."""
    name, step = chance.choice(list(EDITS.items()))
    if name in ("undo", "redo"):
        bench.undo() if name == "undo" else bench.redo()
        return name
    then = step(bench.draft, chance)
    bench.do(then, lambda: name)
    return name


def any_place(draft: Draft, chance: Random) -> Place:
    row = any_row(draft, chance)
    return chance.choice([chip.place for option in row.options for chip in option])


def any_row(draft: Draft, chance: Random) -> Row:
    return chance.choice(rows(draft))


def values_of(way: Way, chance: Random) -> str:
    """Return a random value of a way; for a number, often at or near its bounds."""
    if way.kind == "switch":
        return chance.choice(("on", "off"))
    if way.kind == "choice":
        return chance.choice(way.values)[0]
    near = [way.number - 1, way.number + 1, way.number + 10, chance.randint(way.least, way.most)]
    return str(chance.choice([way.least, way.most, *near]))


def _change(draft: Draft, chance: Random) -> Draft:
    return _taken(offers(draft, any_place(draft, chance)), chance, draft)


def _add(draft: Draft, chance: Random) -> Draft:
    return _taken(additions(draft, any_row(draft, chance).key), chance, draft)


def _taken(found: Sequence[One], chance: Random, draft: Draft) -> Draft:
    taken = chance.choice(found) if found else None
    return draft if taken is None else taken.draft  # type: ignore[attr-defined,no-any-return]


def _take_off(draft: Draft, chance: Random) -> Draft:
    return without(draft, any_place(draft, chance))


def _drag(draft: Draft, chance: Random) -> Draft:
    place = any_place(draft, chance)
    return moved(draft, place, any_row(draft, chance).key, copy=chance.random() < 0.5)


def _number(draft: Draft, chance: Random) -> Draft:
    place = any_place(draft, chance)._replace(chip=0)
    return with_number(draft, place, chance.choice("+-±="), chance.choice((0, 1, 5, 20, 99, 999)))


def _suits(draft: Draft, chance: Random) -> Draft:
    suits: Sequence[Suits] = ("alike", "colors", "each")
    rank = key_of(any_row(draft, chance).faces[0])
    return with_suits(draft, chance.choice(suits), chance.choice((None, [rank], [rank])))


def _count(draft: Draft, chance: Random) -> Draft:
    if not copies_are_free(draft):
        return draft
    return with_count(draft, any_row(draft, chance).key, chance.choice((0, 1, 4, 11)))


def _way(draft: Draft, chance: Random) -> Draft:
    way = chance.choice(ways(draft))
    return put(draft, way.key, values_of(way, chance))


def _largest(draft: Draft, chance: Random) -> Draft:
    """Change a number of the game, which is the likeliest edit not to fit."""
    way = chance.choice([way for way in ways(draft) if way.kind == "number"])
    return put(draft, way.key, values_of(way, chance))


def _name(draft: Draft, chance: Random) -> Draft:
    return draft.named(
        chance.choice(("Anna’s game", " ", "[x]\n=“99”", "q" * 99)), chance.choice((None, "", "Anna"))
    )


def _repair(draft: Draft, chance: Random) -> Draft:
    conflicts = fit(draft).conflicts
    repairs = [repair for conflict in conflicts for repair in conflict.repairs]
    return chance.choice(repairs).draft if repairs else draft


def _nothing(draft: Draft, chance: Random) -> Draft:
    return draft


EDITS: dict[str, Callable[[Draft, Random], Draft]] = {
    "change": _change,
    "add": _add,
    "add more": _add,
    "take off": _take_off,
    "drag": _drag,
    "number": _number,
    "suits": _suits,
    "count": _count,
    "way": _way,
    "another way": _way,
    "a third way": _way,
    "a fourth way": _way,
    "number of the game": _largest,
    "name": _name,
    "repair": _repair,
    "repair again": _repair,
    "undo": _nothing,
    "redo": _nothing,
}
