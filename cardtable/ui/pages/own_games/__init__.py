"""The pages for own games: one to import a game, one to share it."""
