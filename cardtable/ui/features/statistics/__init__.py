"""Games won and lost, by person and by game."""
