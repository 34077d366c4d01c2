"""Looking back on a game, move by move."""
