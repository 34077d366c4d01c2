"""What the rules in words say that those of another game do not: by it a house rule is seen while it is made.

Sentences are compared as they stand, wherever they stand; examples are no rules and are not among them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.rules.model import Rules
from cardtable.rules.prose.text import RulesText, rules_text

_BETWEEN = re.compile(r"(?<=[.!?…”])\s+")
"""A day or an ordinal number is taken apart too, on both sides alike."""


@dataclass(frozen=True)
class Changed:
    """The sentences, and the rows of the table of cards, that the other rules do not have; `gone` are the
    headings that they have besides.
    """

    sentences: tuple[str, ...] = ()
    rows: tuple[tuple[str, str], ...] = ()
    gone: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """How many sentences and rows there are."""
        return len(self.sentences) + len(self.rows)


def sentences_of(paragraph: str) -> list[str]:
    """The sentences of a paragraph, one by one."""
    return [sentence for sentence in _BETWEEN.split(paragraph) if sentence]


def changed(rules: Rules, other: Rules, players: int | None = None) -> Changed:
    """What these rules say that the others do not."""
    mine, theirs = rules_text(rules, players), rules_text(other, players)
    said, listed = set(_sentences(theirs)), set(_rows(theirs))
    headings = {section.heading for section in mine.sections}
    return Changed(
        tuple(dict.fromkeys(one for one in _sentences(mine) if one not in said)),
        tuple(row for row in _rows(mine) if row not in listed),
        tuple(one.heading for one in theirs.sections if one.heading not in headings),
    )


def _sentences(text: RulesText) -> Iterator[str]:
    for section in text.sections:
        for paragraph in section.paragraphs:
            yield from sentences_of(paragraph)


def _rows(text: RulesText) -> Iterator[tuple[str, str]]:
    for section in text.sections:
        for row in section.table:
            yield row.names, row.does
