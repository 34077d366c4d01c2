"""A game that was played: position by position, judged, explained, shared, and told of in an error report."""
