"""Saving everything to a file, and bringing it back."""
