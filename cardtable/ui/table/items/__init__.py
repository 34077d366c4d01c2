"""The things that stand on the table, each drawn once and then only moved."""
