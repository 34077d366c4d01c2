"""The rules of variants.

Effects, the TOML loader, the catalog, house-rule options, rules in words, and drafts of games that people
make.

Rules are data. Nothing in here knows a variant by name, and nothing in here plays: that is `cardtable.game`.
"""

from cardtable.language import SPEECH

MOST_SEATS = 10
"""The most seats at a table."""


def game_called(variant: str, written: str) -> str:
    """Return the name of a game in the chosen language, from its id and the name in its rules."""
    return SPEECH.own(written, [f"variants-{variant}"])
