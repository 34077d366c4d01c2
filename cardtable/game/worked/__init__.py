"""Worked examples of the rules in words.

A small table is set up, the engine plays, and its moves are described.

Nothing is computed here: the totals of a card, the next seat and the fate of a hand come from the same engine
that plays, so an example can't contradict the rules. Four sit at the table in this order, to the left: Anna,
who is to play, Ben, Carla and Dan. `scene` is that table, `cards` has the examples of single cards,
`sections` those of everything else.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards.faces import rank_of
from cardtable.game.worked.cards import OfCard
from cardtable.game.worked.scene import Claim, ExampleText, table_for
from cardtable.game.worked.sections import TOPICS, by_total
from cardtable.language import paragraph, say
from cardtable.rules.model import Rules
from cardtable.rules.parts import PARTS
from cardtable.rules.prose.cards import card_rows, is_plain
from cardtable.rules.prose.text import RulesText, rules_text


@dataclass(frozen=True)
class Worked:
    """An example in words, and its claims."""

    text: str
    claims: tuple[Claim, ...]


def explained(rules: Rules, players: int | None = None) -> RulesText:
    """Return the whole variant in words, with its examples."""
    return rules_text(rules, players, {name: one.text for name, one in worked_examples(rules).items()})


def worked_examples(rules: Rules) -> dict[str, Worked]:
    """Return the examples of a variant.

    By the first card of a row of the table of cards, and by the topics of sections, as in `rules.prose`.
    """
    table = table_for(rules)
    if table is None:
        return {}
    found: dict[str, Worked] = {}
    for row in card_rows(rules):
        name = row.faces[0]
        face = next(f for f in rules.faces if name in (f, rank_of(f)) and rules.cards[f] == row.options)
        if not is_plain(face, row.options, rules.counts_down):
            _add(found, name, OfCard(table, name, face).text())
    for topic, example in TOPICS.items():
        _add(found, topic, example(table))
    for section in (section for part in PARTS if part.is_in(rules) for section in part.sections):
        if made := section.by_total(rules):
            _add(found, section.topics[0], by_total(table, made))
    return found


def _add(found: dict[str, Worked], name: str, made: ExampleText) -> None:
    if made.sentences:
        text = say("howto-example", told=paragraph(made.sentences))
        found[name] = Worked(text, tuple(made.claims))
