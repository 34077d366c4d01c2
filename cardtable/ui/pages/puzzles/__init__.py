"""The pages of puzzles: find the play, the book of solved puzzles, and sums."""
