"""The page of the day: its puzzle, its deal and its sums."""
