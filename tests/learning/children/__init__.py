"""Simulated children. They answer by themselves and share no code with what is tried on them."""
