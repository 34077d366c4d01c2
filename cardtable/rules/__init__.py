"""The rules of variants.

Effects, the TOML loader, the catalogue, house-rule options, rules in words, and drafts of games that people
make.

Rules are data. Nothing in here knows a variant by name, and nothing in here plays: that is `cardtable.game`.
"""

MOST_SEATS = 10
"""The most seats at a table."""
