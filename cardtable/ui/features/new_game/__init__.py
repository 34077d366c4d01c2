"""Choosing a game, its players and its house rules."""
