"""The differences between two games' rules in words, to show a house rule while it is made.

Sentences are compared wherever they are; examples are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.rules.model import Rules
from cardtable.rules.prose.text import RulesText, rules_text

_BETWEEN = re.compile(r"(?<=[.!?…”])\s+|(?<=[。！？])(?![」』）])")
"""Splits dates and ordinal numbers too, but in both texts alike; Chinese has no space between sentences."""


@dataclass(frozen=True)
class Changed:
    """The sentences, and the rows of the table of cards, that the other rules lack.

    `gone` are the headings that only those have.
    """

    sentences: tuple[str, ...] = ()
    rows: tuple[tuple[str, str], ...] = ()
    gone: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        """The number of sentences and rows."""
        return len(self.sentences) + len(self.rows)


def sentences_of(paragraph: str) -> list[str]:
    return [sentence for sentence in _BETWEEN.split(paragraph) if sentence]


def changed(rules: Rules, other: Rules, players: int | None = None) -> Changed:
    """Return the sentences and rows of these rules that the others lack."""
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
