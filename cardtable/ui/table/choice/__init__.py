"""From the moves of a seat to the one that a person picks."""
