"""Puzzles and sums, and the book of those solved."""
