"""What one seat may see and remember of a game, and how the hidden cards might be distributed."""
