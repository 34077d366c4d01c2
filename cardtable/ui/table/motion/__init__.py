"""Turns events into motion: the score, the clock that plays it, and every duration."""
