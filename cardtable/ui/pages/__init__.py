"""The pages of the window that are not the table: start, new game, rules, end of the game."""
