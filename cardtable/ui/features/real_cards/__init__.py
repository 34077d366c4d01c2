"""Games with real cards, for which the screen keeps the total."""
