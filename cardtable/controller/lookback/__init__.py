"""Looking back on a played game: position by position, judged, explained, shared, and in an error report."""
