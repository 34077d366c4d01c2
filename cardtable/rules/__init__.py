"""What a variant says: effects, the TOML loader, the catalogue, house-rule options, rules in words, and
the drafts of games that people make themselves.

Rules are data. Nothing in here knows a variant by name, and nothing in here plays: that is `cardtable.game`.
"""

MOST_SEATS = 10
"""How many can sit at a table."""
