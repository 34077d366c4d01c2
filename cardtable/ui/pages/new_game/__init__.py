"""The page to start a new game."""
