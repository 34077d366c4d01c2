"""Find the play: positions with a single play that survives, solved, graded, by the day and for children."""
