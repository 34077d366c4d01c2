"""The things on the table, each drawn once and then only moved."""
