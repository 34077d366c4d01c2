"""The house rules that variants offer, with values to try."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.rules.catalog import catalog
from cardtable.rules.model import Choice, Rules, RulesError


def values_to_try(choice: Choice) -> list[str]:
    """Return all other named values; for a number, its bounds and two between them."""
    if choice.values is not None:
        return [value for value in choice.values if value != choice.default]
    tried = dict.fromkeys((choice.least, choice.least + 1, choice.most // 2, choice.most))
    return [str(number) for number in tried if str(number) != choice.default]


def offers(variant: str) -> Iterator[tuple[str, str]]:
    """Yield each house rule that a variant offers, as key and value."""
    for choice in catalog().resolve(variant).choices:
        for value in values_to_try(choice):
            yield choice.key, value


def with_each_house_rule(variant: str) -> Iterator[tuple[dict[str, str], Rules]]:
    """Yield the variant with each house rule, unless too few cards are left for its players."""
    for key, value in offers(variant):
        try:
            yield {key: value}, catalog().resolve(variant, {key: value})
        except RulesError as error:
            assert "players would need" in str(error)
