"""A variant in words: the rules that a family can play from, and what each card does.

Everything is written from the same data that is played, so the text can't contradict the game. The other
modules here write the sections, and so do the parts of the rules that only some games have.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain

from cardtable.language import paragraph, say, series
from cardtable.rules.catalog import OWN, catalog
from cardtable.rules.families import families
from cardtable.rules.model import Rules
from cardtable.rules.own_words import game_hook, game_name
from cardtable.rules.parts import PARTS
from cardtable.rules.prose import dealing, ends, turns
from cardtable.rules.prose.cards import CardRow, CardValue, card_notes, card_rows, card_values
from cardtable.rules.prose.differences import differences
from cardtable.rules.prose.tips import at_the_top, tips

__all__ = ["CardValue", "RulesText", "Section", "card_values", "open_deal", "plain_text", "rules_text"]

WIDTH = 80
"""Columns of the plain text."""

FEW = 2
"""Maximum differences from the shelf's classic for a game's own description to be enough."""

OURS = "Cardtable"
"""The publisher of games that are our own."""

DISCLAIMER = " (not affiliated with the owner of the name)"
"""The end of a source's section in a variant file that marks a trademark."""


@dataclass(frozen=True)
class Section:
    """One section of the rules: paragraphs, then a table of the cards if there is one.

    And the topics of its examples.
    """

    heading: str
    paragraphs: tuple[str, ...]
    table: tuple[CardRow, ...] = ()
    topics: tuple[str, ...] = ()


@dataclass(frozen=True)
class RulesText:
    """A variant written out.

    `footnote` is empty if nothing has a star (*), `ours` if the sources leave nothing open.
    """

    title: str
    sections: tuple[Section, ...]
    source: str
    footnote: str = ""
    ours: str = ""


def rules_text(
    rules: Rules, players: int | None = None, examples: Mapping[str, str] | None = None
) -> RulesText:
    """Return the whole variant in words, for this number of players or for all numbers.

    `examples` are by the first card of a row of the table, and by the topics of sections: only the engine
    knows them (`cardtable.game.worked`).
    """
    sections = [
        Section(say("howto-heading-special"), _special(rules)),
        Section(say("howto-heading-aim"), dealing.aim(rules)),
        Section(say("howto-heading-players"), dealing.cards(rules, players)),
        Section(say("howto-heading-deal"), dealing.deal(rules, players)),
        Section(say("howto-heading-turn"), turns.turn(rules)),
        Section(say("howto-heading-cards"), card_notes(rules), card_rows(rules, examples)),
        *(_with_examples(section, examples or {}) for section in special_sections(rules)),
        Section(say("howto-heading-two-players"), turns.two_players(rules)),
        Section(say("howto-heading-stuck"), ends.cannot_play(rules)),
        Section(say("howto-heading-out"), ends.out_of_the_game(rules, players)),
        Section(say("howto-heading-stock"), ends.stock(rules, players)),
        Section(say("howto-heading-next-deal"), ends.next_deal(rules)),
        Section(say("howto-heading-end"), ends.game_end(rules)),
        Section(say("howto-heading-tips"), tips(rules)),
    ]
    return RulesText(
        game_name(rules),
        _written(sections),
        _source(rules),
        ends.footnote(rules, players),
        ends.our_own(rules),
    )


def _special(rules: Rules) -> tuple[str, ...]:
    """Return the game's description and its differences from the classic of its shelf.

    The description only without house rules, which a line of their own names; for a classic, what happens at
    the limit.
    """
    hook = game_hook(rules)
    classic = next(
        (one.classic for one in families() if rules.id in {place.game for place in one.places}), None
    )
    if classic not in (None, rules.id):
        usual = catalog().resolve(classic)
        what = [chip.text for chip in differences(rules, usual)]
        if hook and 0 < len(what) <= FEW:
            return (paragraph([hook, say("howto-special-otherwise", game=game_name(usual))]),)
        if what:
            unlike = say("howto-special-unlike", game=game_name(usual), what=series(what))
            return tuple(text for text in (hook, unlike) if text)
    return (paragraph([hook, at_the_top(rules)]),)


def special_sections(rules: Rules) -> tuple[Section, ...]:
    """Return a section for each part that this variant has and most have not."""
    of_parts = (source for part in PARTS for source in part.sections)
    source = [(source, source.paragraphs(rules)) for source in (*turns.SECTIONS, *of_parts)]
    return tuple(Section(one.heading(rules), texts, topics=one.topics) for one, texts in source if texts)


def open_deal(rules: Rules) -> tuple[str, ...]:
    """Return the rules that decide a deal with open hands, besides the cards.

    The bounds of the total, the stock, being stuck, two players, and the special sections.
    """
    always = (turns.bounds, partial(ends.stock, players=None), ends.cannot_play, turns.two_players)
    special = (section.paragraphs for section in special_sections(rules))
    return tuple(chain(*(write(rules) for write in always), *special))


def _with_examples(section: Section, examples: Mapping[str, str]) -> Section:
    shown = tuple(examples[topic] for topic in section.topics if topic in examples)
    return replace(section, paragraphs=(*section.paragraphs, *shown))


def _written(sections: list[Section]) -> tuple[Section, ...]:
    return tuple(section for section in sections if section.paragraphs or section.table)


def _source(rules: Rules) -> str:
    if rules.source.publisher == OURS:
        return say("howto-source-own")
    if rules.id.startswith(OWN):
        return say("howto-source-maker", name=rules.maker) if rules.maker else say("howto-source-home")
    source, grade = str(rules.source), rules.source.grade
    kind = "howto-source-sold" if source.endswith(DISCLAIMER) else "howto-source"
    ours = say("howto-source-grade", grade=grade) if grade is not None else ""
    return paragraph([say(kind, source=source.removesuffix(DISCLAIMER)), ours])


def plain_text(text: RulesText) -> str:
    """Return the rules as plain text of 80 columns, with underlined headings and the table aligned."""
    blocks = [_underlined(text.title, "=")]
    for section in text.sections:
        blocks.append(_underlined(section.heading, "-"))
        if section.table:
            blocks.append(_table(section.table))
        blocks += [textwrap.fill(paragraph, WIDTH) for paragraph in section.paragraphs]
    blocks += [textwrap.fill(words, WIDTH) for words in (text.footnote, text.ours, text.source) if words]
    return "\n\n".join(blocks) + "\n"


def _underlined(heading: str, line: str) -> str:
    return f"{heading}\n{line * len(heading)}"


def _table(rows: tuple[CardRow, ...]) -> str:
    names = [textwrap.wrap(row.names, WIDTH * 2 // 5) for row in rows]
    column = max(len(line) for lines in names for line in lines) + 2
    lines: list[str] = []
    for cards, row in zip(names, rows, strict=True):
        said = [part for text in (row.does, row.example) for part in textwrap.wrap(text, WIDTH - 2 - column)]
        for place in range(max(len(cards), len(said))):
            left = cards[place] if place < len(cards) else ""
            right = said[place] if place < len(said) else ""
            lines.append(f"  {left:<{column}}{right}".rstrip())
    return "\n".join(lines)


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
    """Return the sentences and rows of these rules that the others lack; examples are left out."""
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
        for words in section.paragraphs:
            yield from sentences_of(words)


def _rows(text: RulesText) -> Iterator[tuple[str, str]]:
    for section in text.sections:
        for row in section.table:
            yield row.names, row.does
