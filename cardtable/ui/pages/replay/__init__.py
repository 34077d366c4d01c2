"""The page that replays a game: its table, its moves, and its exports."""
