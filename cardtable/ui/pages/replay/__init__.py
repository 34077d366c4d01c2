"""A game that is looked back on: its table and moves, and what can be taken along of it."""
