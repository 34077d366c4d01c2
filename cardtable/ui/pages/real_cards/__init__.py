"""The page that keeps track of a game at a real table, with a real pack."""
