"""The effect vocabulary: what a card can do, each effect with how it is written, what it does and how it
reads.

A card has options, separated by `|`; an option is effects in order, separated by `,`. Exactly one effect of
an option says what becomes of the total; the others say what else happens. The notation is that of the tables
that card players write: `+1 | +11`, `+0, reverse`, `=99`, `+3, skip`.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.actions import ACTIONS, Action
from cardtable.rules.totals import TOTAL_EFFECTS, Add, TotalEffect

VOCABULARY: tuple[type[TotalEffect] | type[Action], ...] = (*TOTAL_EFFECTS, *ACTIONS)
"""Every effect there is: the parser, the prose and the tests go through this table."""


@dataclass(frozen=True)
class CardOption:
    """One way to play a card: what becomes of the total, and what else happens, in order."""

    total: TotalEffect
    actions: tuple[Action, ...] = ()

    @property
    def notation(self) -> str:
        """In the notation of section 3 of the rules: `+3 skip`."""
        return " ".join([self.total.notation, *(action.notation for action in self.actions)])

    @property
    def marks(self) -> tuple[str, ...]:
        """The words of what else happens."""
        return tuple(action.word for action in self.actions)

    @property
    def short(self) -> str:
        """For a table of card values: `+3, skip`; a turn that only reverses says so alone."""
        words = [action.short for action in self.actions]
        if words and self.total == Add(0):
            return ", ".join(words)
        return ", ".join([self.total.short, *words])

    @property
    def prose(self) -> str:
        """As rules in words say it: `adds 3 and skips the next player`."""
        return " and ".join([self.total.prose, *(action.prose for action in self.actions)])


def parse_options(text: str, face: str) -> tuple[CardOption, ...]:
    """The options of one card as they are written in a variant.

    Raises ValueError with the end of a sentence ("... has no value") when the text is not in the notation.
    """
    return tuple(_parse_option(part, face) for part in text.split("|"))


def _parse_option(text: str, face: str) -> CardOption:
    totals: list[TotalEffect] = []
    actions: list[Action] = []
    for word in (part.strip() for part in text.split(",")):
        effect = _parse_effect(word, face)
        if isinstance(effect, Action):
            actions.append(effect)
        else:
            totals.append(effect)
    if len(totals) != 1:
        what = "does not say what becomes of the total" if not totals else "changes the total twice"
        raise ValueError(f"“{text.strip()}” {what}")
    return CardOption(totals[0], tuple(actions))


def _parse_effect(word: str, face: str) -> TotalEffect | Action:
    for kind in VOCABULARY:
        effect = kind.parse(word, face)
        if effect is not None:
            return effect
    if word == "+pips":
        raise ValueError(f"{face} has no pips to add")
    known = ", ".join(kind.word for kind in VOCABULARY if hasattr(kind, "word"))
    raise ValueError(f"“{word}” is no effect; write +5, -10, =99, {known}")
