"""A draft of a game of one's own: a complete document, and where it began; and the workbench it lies on.

What is saved of it is what differs from where it began, as a variant file says it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

import msgspec

from cardtable.language import say
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.rules.catalogue import catalogue
from cardtable.rules.drafting.document import MADE_AT_HOME, blank, encoded, normal, put_at
from cardtable.rules.drafting.settling import settled
from cardtable.rules.loader import Definition, Raw, build, check_shape, compose, left_out
from cardtable.rules.model import Rules
from cardtable.rules.options import choose
from cardtable.rules.own_words import game_name

DRAFT_ID = "own-draft"
"""The id of rules that were not kept yet."""


@dataclass(frozen=True)
class Draft:
    """A complete document in its usual form, with no base, and the id of the game it started from, or "".

    Its `raw` is never changed in place: every edit makes another draft.
    """

    raw: Raw = field(repr=False)
    origin: str = ""

    @property
    def name(self) -> str:
        """What the game is called."""
        name: str = self.raw["name"]
        return name

    @property
    def maker(self) -> str:
        """Who made it; "" where that is not said."""
        maker: str = self.raw.get("maker", "")
        return maker

    @property
    def bytes(self) -> bytes:
        """The document as bytes: equal drafts have equal ones."""
        return encoded(self.raw)

    def __hash__(self) -> int:
        return hash((self.bytes, self.origin))

    def named(self, name: str, maker: str | None = None) -> Draft:
        """The same game by another name, and by who made it; a name of blanks alone changes nothing."""
        name = one_line(name, LONGEST_TITLE) or self.name
        maker = self.maker if maker is None else one_line(maker, LONGEST_TITLE)
        source = {"publisher": MADE_AT_HOME, "title": maker or name, "section": name}
        raw = put_at({**self.raw, "name": name, "source": source}, "maker", maker or None)
        return replace(self, raw=normal(raw))

    def changed(self, changes: Mapping[str, object]) -> Draft:
        """The draft with other values at keys of the document, or at `table.key` (None takes one away), and
        with what follows of itself.
        """
        raw = self.raw
        for path, value in changes.items():
            raw = put_at(raw, path, value)
        return replace(self, raw=settled(raw, self.raw))

    def written(self) -> Raw:
        """What a variant file says of it: its base and what differs, or all of it where it began from
        nothing.
        """
        origin = catalogue().origin(self.origin)
        if not origin:
            return self.raw
        base = _base(origin)
        differing = {key: value for key, value in self.raw.items() if base.get(key) != value}
        if "cards" in differing and "pack" not in differing:
            before = base["cards"]
            cards = {key: text for key, text in self.raw["cards"].items() if before.get(key) != text}
            differing = put_at(differing, "cards", cards or None)
        gone = [key for key in ("options", "blurb", *base) if key not in self.raw]
        gone += [f"cards.{key}" for key in base["cards"] if key not in self.raw["cards"]]
        stated: Raw = {"base": origin, "without": sorted(gone), **differing}
        # What cannot be said as a difference is said whole.
        return stated if taken_from(stated).raw == self.raw else self.raw


def _base(variant: str) -> Raw:
    """The document of a game of the catalogue in the usual form, with the house rules that it has itself."""
    raw: Raw = msgspec.json.decode(catalogue().resolve(variant).document)
    return normal(left_out(raw, ["id", "house_rules"]))


def begin(variant: str = "", options: Mapping[str, str] | None = None) -> Draft:
    """A draft that starts from a game, with these house rules; without one, from nothing."""
    if not variant:
        return Draft(settled(blank())).named(say("draft-new-name"))
    rules = catalogue().resolve(variant, options or {})
    raw: Raw = msgspec.json.decode(rules.document)
    raw = left_out(raw, ["id", "house_rules", "maker"])
    return Draft(settled(raw), variant).named(say("draft-name", game=game_name(rules)))


def taken_from(raw: Raw) -> Draft:
    """The draft of which this is written. Raises RulesError for what is no variant, or has no base here."""
    definition = check_shape(DRAFT_ID, "draft", raw)
    whole = left_out(catalogue().whole(definition), ["options"])
    compose(Definition(DRAFT_ID, definition.file, whole), whole, {}, ())
    return Draft(normal(whole), raw.get("base", ""))


def rules_of(draft: Draft, variant: str = DRAFT_ID, checked: bool = True) -> Rules:
    """The rules of a draft under an id, as the catalogue would resolve them.

    Raises RulesError where they contradict themselves; unless `checked`, they are for words alone then.
    """
    definition = Definition(variant, "draft", draft.raw)
    raw, differing, choices = choose(definition, draft.raw, {})
    return (build if checked else compose)(definition, raw, differing, choices)


Words = Callable[[], str]
"""Says what a step was, in the language that is spoken when it is asked."""


@dataclass(frozen=True)
class _Step:
    """A draft, and the words for what was done to get there."""

    draft: Draft
    words: Words


class Workbench:
    """The draft that is worked on, with every step before it and those taken back."""

    def __init__(self, draft: Draft) -> None:
        self._done = [_Step(draft, str)]
        self._undone: list[_Step] = []

    @property
    def draft(self) -> Draft:
        """What lies there now."""
        return self._done[-1].draft

    @property
    def first(self) -> Draft:
        """What it began with."""
        return self._done[0].draft

    @property
    def steps(self) -> tuple[str, ...]:
        """What each step was, the first one first."""
        return tuple(step.words() for step in self._done[1:])

    @property
    def undo_words(self) -> str:
        """The step that would be taken back; "" where there is none."""
        return self._done[-1].words()

    @property
    def redo_words(self) -> str:
        """The step that would be done again; "" where there is none."""
        return self._undone[-1].words() if self._undone else ""

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return len(self._done) > 1

    @property
    def can_redo(self) -> bool:
        """Whether a step was taken back that could be done again."""
        return bool(self._undone)

    def do(self, draft: Draft, words: Words) -> bool:
        """One more step, with words for it; a draft that is the same is none, and False is returned."""
        if draft == self.draft:
            return False
        self._done.append(_Step(draft, words))
        self._undone.clear()
        return True

    def undo(self) -> Draft:
        """The draft before the last step; the first where there is none."""
        if self.can_undo:
            self._undone.append(self._done.pop())
        return self.draft

    def redo(self) -> Draft:
        """The draft with the step done again that was taken back last."""
        if self._undone:
            self._done.append(self._undone.pop())
        return self.draft
