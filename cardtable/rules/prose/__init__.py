"""A variant in words: the rules that a family can play from, and what each card does.

Everything is written from the same data that is played, so the text cannot say anything else. The sections
are written by the modules `prose_...` beside this one.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from cardtable.rules.model import Rules
from cardtable.rules.prose import dealing, ends, owed, procedures, turns
from cardtable.rules.prose.cards import CardValue, card_notes, card_table, card_values
from cardtable.rules.prose.words import card_word, face_name, plural

__all__ = ["CardValue", "RulesText", "Section", "card_values", "face_name", "plain_text", "rules_text"]

WIDTH = 80
"""Columns of the plain text."""

DISCLAIMER = " (not affiliated with the owner of the name)"
"""How a variant file says so, at the end of a source's section."""


@dataclass(frozen=True)
class Section:
    """One part of the rules: paragraphs, then a table of (cards, what they do) where there is one."""

    heading: str
    paragraphs: tuple[str, ...]
    table: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class RulesText:
    """A variant written out; `footnote` is empty where nothing has a star (*)."""

    title: str
    sections: tuple[Section, ...]
    source: str
    footnote: str = ""


def rules_text(rules: Rules, players: int | None = None) -> RulesText:
    """The whole variant in words; for so many players where that is known, else for every number."""
    sections = [
        Section("Aim", dealing.aim(rules)),
        Section("Players and cards", dealing.cards(rules, players)),
        Section("The deal", dealing.deal(rules, players)),
        Section("The turn", turns.turn(rules)),
        Section("What the cards do", card_notes(rules), card_table(rules)),
        *special_sections(rules),
        Section("Two players", turns.two_players(rules)),
        Section("When you cannot play", ends.cannot_play(rules)),
        Section("Out of the game", ends.out_of_the_game(rules, players)),
        Section("When the stock runs out", ends.stock(rules, players)),
        Section("The next deal", ends.next_deal(rules)),
        Section("The end of the game", ends.game_end(rules)),
    ]
    return RulesText(rules.name, _written(sections), _source(rules), ends.footnote(rules, players))


def special_sections(rules: Rules) -> tuple[Section, ...]:
    """What this variant has that most have not: a section for each, none for a plain one."""
    chain = rules.terms.queen_chain
    ban = rules.terms.ban
    return _written(
        [
            Section("Naming a player", procedures.named_players(rules)),
            Section("Several cards at once", owed.several_cards(rules)),
            Section("Playing twice", owed.plays_owed(rules)),
            Section(f"Answering {plural(card_word(chain.rank)) if chain else ''}", owed.queens(rules)),
            Section("Runs", owed.runs(rules)),
            Section(f"{plural(face_name(ban.rank)) if ban else ''} at the beginning", procedures.ban(rules)),
            Section("Hitting and jumping over", procedures.milestones(rules)),
            Section("The borders", procedures.borders(rules)),
            Section("Exactly 69", procedures.sixty_nine(rules)),
            Section("Three of a kind", procedures.three_of_a_kind(rules)),
            Section("Special hands", procedures.special_hands(rules)),
            Section("Zeus", procedures.zeus(rules)),
            Section("The last card, and bombs", procedures.shedding(rules)),
        ]
    )


def _written(sections: list[Section]) -> tuple[Section, ...]:
    return tuple(section for section in sections if section.paragraphs or section.table)


def _source(rules: Rules) -> str:
    source = str(rules.source)
    if not source.endswith(DISCLAIMER):
        return f"Source: {source}."
    return f"Source: {source.removesuffix(DISCLAIMER)}. We are not affiliated with the owner of the name."


def plain_text(text: RulesText) -> str:
    """The rules as plain text of 80 columns, with underlined headings and the table aligned."""
    blocks = [_underlined(text.title, "=")]
    for section in text.sections:
        blocks.append(_underlined(section.heading, "-"))
        if section.table:
            blocks.append(_table(section.table))
        blocks += [textwrap.fill(paragraph, WIDTH) for paragraph in section.paragraphs]
    blocks += [textwrap.fill(words, WIDTH) for words in (text.footnote, text.source) if words]
    return "\n\n".join(blocks) + "\n"


def _underlined(heading: str, line: str) -> str:
    return f"{heading}\n{line * len(heading)}"


def _table(rows: tuple[tuple[str, str], ...]) -> str:
    names = [textwrap.wrap(name, WIDTH * 2 // 5) for name, _ in rows]
    column = max(len(line) for lines in names for line in lines) + 2
    lines: list[str] = []
    for cards, (_, does) in zip(names, rows, strict=True):
        said = textwrap.wrap(does, WIDTH - 2 - column)
        for place in range(max(len(cards), len(said))):
            left = cards[place] if place < len(cards) else ""
            right = said[place] if place < len(said) else ""
            lines.append(f"  {left:<{column}}{right}".rstrip())
    return "\n".join(lines)
