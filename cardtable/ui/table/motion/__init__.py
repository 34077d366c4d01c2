"""From what happened to what moves: the score, the clock that plays it, and every duration."""
