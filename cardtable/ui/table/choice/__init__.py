"""Lets a person choose one of a seat's moves."""
