"""Positions to think about, outside any game: find the play, the book of those that were solved, and sums."""
