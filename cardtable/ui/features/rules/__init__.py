"""The rules of a game in words."""
