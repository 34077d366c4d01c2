"""Find the play: positions with one play that does not lose, solved, graded, by the day and for children."""
